; ModuleID = 'cli/tests/programs/races/prefix-sum-wrong.c'
source_filename = "cli/tests/programs/races/prefix-sum-wrong.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@scan.buffers = internal unnamed_addr global [2 x [16 x i32]] zeroinitializer, align 16
@numbers = hidden global [16 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 8
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i64, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @scan(ptr noundef captures(none) %0) #0 !dbg !10 {
  %2 = load ptr, ptr @harp_opencl_items, align 8, !dbg !14, !tbaa !18
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !21
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !25
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !28
  %6 = mul nsw i32 %4, %3, !dbg !31
  %7 = add nsw i32 %6, %5, !dbg !31
  %8 = sext i32 %7 to i64, !dbg !14
  %9 = getelementptr inbounds i32, ptr %2, i64 %8, !dbg !14
  %10 = load i32, ptr %9, align 4, !dbg !14, !tbaa !6
  %11 = sext i32 %10 to i64, !dbg !32
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !33
  %13 = load i32, ptr %12, align 4, !dbg !34, !tbaa !6
  %14 = getelementptr i32, ptr @scan.buffers, i64 %11, !dbg !35
  store i32 %13, ptr %14, align 4, !dbg !36, !tbaa !6
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !37, !tbaa !40
  %16 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !42
  %17 = mul nsw i32 %16, %4, !dbg !45
  %18 = icmp sgt i32 %15, %17, !dbg !46
  br i1 %18, label %19, label %20, !dbg !47

19:                                               ; preds = %1
  tail call void @harp_opencl_too_large() #9, !dbg !48
  unreachable, !dbg !48

20:                                               ; preds = %1
  %21 = load i64, ptr @__harp_launched_warps, align 8, !dbg !49, !tbaa !54
  %22 = shl i64 %21, 32, !dbg !56
  %23 = ashr exact i64 %22, 32, !dbg !56
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %23) #10, !dbg !57
  br label %26, !dbg !58

24:                                               ; preds = %40
  %25 = load i32, ptr %14, align 4, !dbg !59, !tbaa !6
  store i32 %25, ptr %12, align 4, !dbg !60, !tbaa !6
  ret void, !dbg !61

26:                                               ; preds = %20, %40
  %27 = phi i32 [ 1, %20 ], [ %45, %40 ]
  %28 = phi i32 [ 0, %20 ], [ %42, %40 ]
  %29 = zext nneg i32 %28 to i64, !dbg !62
  %30 = getelementptr inbounds nuw [16 x i32], ptr @scan.buffers, i64 %29, !dbg !62
  %31 = getelementptr inbounds i32, ptr %30, i64 %11, !dbg !62
  %32 = load i32, ptr %31, align 4, !dbg !63, !tbaa !6
  %33 = icmp sgt i32 %27, %10, !dbg !64
  br i1 %33, label %40, label %34, !dbg !65

34:                                               ; preds = %26
  %35 = sub nsw i32 %10, %27, !dbg !66
  %36 = zext nneg i32 %35 to i64, !dbg !67
  %37 = getelementptr inbounds nuw i32, ptr %30, i64 %36, !dbg !67
  %38 = load i32, ptr %37, align 4, !dbg !67, !tbaa !6
  %39 = add nsw i32 %38, %32, !dbg !68
  br label %40, !dbg !69

40:                                               ; preds = %34, %26
  %41 = phi i32 [ %39, %34 ], [ %32, %26 ], !dbg !70
  %42 = xor i32 %28, 1, !dbg !71
  %43 = zext nneg i32 %42 to i64, !dbg !72
  %44 = getelementptr [16 x i32], ptr %14, i64 %43, !dbg !72
  store i32 %41, ptr %44, align 4, !dbg !73, !tbaa !6
  %45 = shl nuw nsw i32 %27, 1, !dbg !74
  %46 = icmp samesign ult i32 %27, 8, !dbg !75
  br i1 %46, label %26, label %24, !dbg !76, !llvm.loop !77
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !82 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i64], align 8
  br label %41, !dbg !83

3:                                                ; preds = %41
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !84
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false), !dbg !84
  store i64 ptrtoint (ptr @numbers to i64), ptr %2, align 8, !dbg !84, !tbaa !54
  call void @harp_opencl_run(ptr noundef nonnull @scan, i32 noundef 16, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !84
  br label %5, !dbg !85

5:                                                ; preds = %35, %3
  %6 = phi i64 [ 0, %3 ], [ %38, %35 ]
  %7 = getelementptr inbounds nuw i32, ptr @numbers, i64 %6, !dbg !89
  %8 = load i32, ptr %7, align 4, !dbg !89, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !90
  %9 = icmp slt i32 %8, 0, !dbg !93
  %10 = call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !94
  br i1 %9, label %11, label %12, !dbg !95

11:                                               ; preds = %5
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !96, !tbaa !54
  br label %12, !dbg !100

12:                                               ; preds = %11, %5
  br label %13, !dbg !101

13:                                               ; preds = %12, %13
  %14 = phi i64 [ %26, %13 ], [ 1, %12 ], !dbg !102
  %15 = phi i64 [ %23, %13 ], [ 0, %12 ], !dbg !102
  %16 = phi i32 [ %18, %13 ], [ %10, %12 ], !dbg !102
  %17 = freeze i32 %16, !dbg !103
  %18 = udiv i32 %17, 10, !dbg !103
  %19 = mul i32 %18, 10, !dbg !104
  %20 = sub i32 %17, %19, !dbg !104
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !105
  %22 = or disjoint i8 %21, 48, !dbg !105
  %23 = add nuw nsw i64 %15, 1, !dbg !106
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 %15, !dbg !107
  store i8 %22, ptr %24, align 1, !dbg !108, !tbaa !109
  %25 = icmp ult i32 %16, 10, !dbg !110
  %26 = add nuw i64 %14, 1, !dbg !111
  br i1 %25, label %27, label %13, !dbg !111, !llvm.loop !112

27:                                               ; preds = %13, %27
  %28 = phi i64 [ %29, %27 ], [ %14, %13 ]
  %29 = add nsw i64 %28, -1, !dbg !114
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 %29, !dbg !115
  %31 = load i8, ptr %30, align 1, !dbg !115, !tbaa !109
  %32 = zext i8 %31 to i64, !dbg !116
  store volatile i64 %32, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !118, !tbaa !54
  %33 = trunc nuw i64 %28 to i32, !dbg !119
  %34 = icmp sgt i32 %33, 1, !dbg !119
  br i1 %34, label %27, label %35, !dbg !120, !llvm.loop !121

35:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !124
  %36 = icmp eq i64 %6, 15, !dbg !125
  %37 = select i1 %36, i64 10, i64 32, !dbg !126
  store volatile i64 %37, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !127, !tbaa !54
  %38 = add nuw nsw i64 %6, 1, !dbg !129
  %39 = icmp eq i64 %38, 16, !dbg !130
  br i1 %39, label %40, label %5, !dbg !131, !llvm.loop !132

40:                                               ; preds = %35
  ret i32 0, !dbg !135

41:                                               ; preds = %0, %41
  %42 = phi i64 [ 0, %0 ], [ %48, %41 ]
  %43 = trunc i64 %42 to i8, !dbg !136
  %44 = mul nuw i8 %43, 5, !dbg !136
  %45 = urem i8 %44, 11, !dbg !136
  %46 = zext nneg i8 %45 to i32, !dbg !136
  %47 = getelementptr inbounds nuw i32, ptr @numbers, i64 %42, !dbg !137
  store i32 %46, ptr %47, align 4, !dbg !138, !tbaa !6
  %48 = add nuw nsw i64 %42, 1, !dbg !139
  %49 = icmp eq i64 %48, 16, !dbg !140
  br i1 %49, label %3, label %41, !dbg !141, !llvm.loop !142
}

declare !dbg !145 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !146 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !147 void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #7

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { convergent nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #9 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #10 = { convergent nobuiltin nounwind "no-builtins" }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cli/tests/programs/races/prefix-sum-wrong.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "scan", scope: !11, file: !11, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DIFile(filename: "cli/tests/programs/races/prefix-sum.c", directory: "")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 65, column: 29, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "get_local_id", scope: !16, file: !16, line: 64, type: !12, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "compiler/library/include/opencl.h", directory: "")
!17 = distinct !DILocation(line: 11, column: 21, scope: !10)
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !20, i64 0}
!20 = !{!"any pointer", !8, i64 0}
!21 = !DILocation(line: 41, column: 40, scope: !22, inlinedAt: !24, atomGroup: 1, atomRank: 2)
!22 = distinct !DISubprogram(name: "warp_id", scope: !23, file: !23, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!23 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!24 = distinct !DILocation(line: 65, column: 47, scope: !15, inlinedAt: !17)
!25 = !DILocation(line: 43, column: 38, scope: !26, inlinedAt: !27, atomGroup: 1, atomRank: 2)
!26 = distinct !DISubprogram(name: "lanes", scope: !23, file: !23, line: 43, type: !12, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!27 = distinct !DILocation(line: 65, column: 47, scope: !15, inlinedAt: !17)
!28 = !DILocation(line: 39, column: 40, scope: !29, inlinedAt: !30, atomGroup: 1, atomRank: 2)
!29 = distinct !DISubprogram(name: "lane_id", scope: !23, file: !23, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!30 = distinct !DILocation(line: 65, column: 47, scope: !15, inlinedAt: !17)
!31 = !DILocation(line: 65, column: 47, scope: !15, inlinedAt: !17)
!32 = !DILocation(line: 65, column: 12, scope: !15, inlinedAt: !17, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 12, column: 24, scope: !10)
!34 = !DILocation(line: 12, column: 24, scope: !10, atomGroup: 3, atomRank: 2)
!35 = !DILocation(line: 12, column: 5, scope: !10)
!36 = !DILocation(line: 12, column: 22, scope: !10, atomGroup: 3, atomRank: 1)
!37 = !DILocation(line: 84, column: 27, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !16, file: !16, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!39 = distinct !DILocation(line: 13, column: 5, scope: !10)
!40 = !{!41, !7, i64 4}
!41 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!42 = !DILocation(line: 45, column: 38, scope: !43, inlinedAt: !44, atomGroup: 1, atomRank: 2)
!43 = distinct !DISubprogram(name: "warps", scope: !23, file: !23, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!44 = distinct !DILocation(line: 84, column: 45, scope: !38, inlinedAt: !39)
!45 = !DILocation(line: 84, column: 43, scope: !38, inlinedAt: !39)
!46 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !39, atomGroup: 1, atomRank: 2)
!47 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !39, atomGroup: 1, atomRank: 1)
!48 = !DILocation(line: 85, column: 9, scope: !38, inlinedAt: !39)
!49 = !DILocation(line: 59, column: 52, scope: !50, inlinedAt: !51, atomGroup: 1, atomRank: 3)
!50 = distinct !DISubprogram(name: "launched_warps", scope: !23, file: !23, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!51 = distinct !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "barrier", scope: !23, file: !23, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!53 = distinct !DILocation(line: 87, column: 5, scope: !38, inlinedAt: !39)
!54 = !{!55, !55, i64 0}
!55 = !{!"long", !8, i64 0}
!56 = !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 63, column: 50, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 17, atomRank: 1)
!59 = !DILocation(line: 25, column: 21, scope: !10, atomGroup: 14, atomRank: 2)
!60 = !DILocation(line: 25, column: 19, scope: !10, atomGroup: 14, atomRank: 1)
!61 = !DILocation(line: 26, column: 1, scope: !10, atomGroup: 15, atomRank: 1)
!62 = !DILocation(line: 15, column: 19, scope: !10)
!63 = !DILocation(line: 15, column: 19, scope: !10, atomGroup: 7, atomRank: 2)
!64 = !DILocation(line: 16, column: 18, scope: !10, atomGroup: 8, atomRank: 2)
!65 = !DILocation(line: 16, column: 18, scope: !10, atomGroup: 8, atomRank: 1)
!66 = !DILocation(line: 17, column: 39, scope: !10)
!67 = !DILocation(line: 17, column: 20, scope: !10)
!68 = !DILocation(line: 17, column: 17, scope: !10, atomGroup: 9, atomRank: 2)
!69 = !DILocation(line: 18, column: 9, scope: !10)
!70 = !DILocation(line: 0, scope: !10)
!71 = !DILocation(line: 19, column: 18, scope: !10, atomGroup: 10, atomRank: 2)
!72 = !DILocation(line: 20, column: 9, scope: !10)
!73 = !DILocation(line: 20, column: 29, scope: !10, atomGroup: 11, atomRank: 1)
!74 = !DILocation(line: 14, column: 55, scope: !10, atomGroup: 12, atomRank: 2)
!75 = !DILocation(line: 14, column: 37, scope: !10, atomGroup: 5, atomRank: 1)
!76 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!77 = distinct !{!77, !78, !79, !80, !81}
!78 = !DILocation(line: 14, column: 5, scope: !10)
!79 = !DILocation(line: 24, column: 5, scope: !10)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !{!"llvm.loop.unroll.disable"}
!82 = distinct !DISubprogram(name: "main", scope: !11, file: !11, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!83 = !DILocation(line: 31, column: 5, scope: !82, atomGroup: 23, atomRank: 1)
!84 = !DILocation(line: 34, column: 5, scope: !82)
!85 = !DILocation(line: 24, column: 5, scope: !86, inlinedAt: !88, atomGroup: 21, atomRank: 1)
!86 = distinct !DISubprogram(name: "show", scope: !87, file: !87, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!87 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!88 = distinct !DILocation(line: 35, column: 5, scope: !82)
!89 = !DILocation(line: 25, column: 21, scope: !86, inlinedAt: !88)
!90 = !DILocation(line: 8, column: 5, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "show_number", scope: !87, file: !87, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!92 = distinct !DILocation(line: 25, column: 9, scope: !86, inlinedAt: !88)
!93 = !DILocation(line: 10, column: 28, scope: !91, inlinedAt: !92, atomGroup: 3, atomRank: 2)
!94 = !DILocation(line: 10, column: 21, scope: !91, inlinedAt: !92, atomGroup: 3, atomRank: 1)
!95 = !DILocation(line: 11, column: 16, scope: !91, inlinedAt: !92, atomGroup: 4, atomRank: 1)
!96 = !DILocation(line: 25, column: 95, scope: !97, inlinedAt: !99, atomGroup: 1, atomRank: 1)
!97 = distinct !DISubprogram(name: "putchar", scope: !98, file: !98, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!98 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!99 = distinct !DILocation(line: 12, column: 9, scope: !91, inlinedAt: !92)
!100 = !DILocation(line: 13, column: 5, scope: !91, inlinedAt: !92)
!101 = !DILocation(line: 14, column: 5, scope: !91, inlinedAt: !92)
!102 = !DILocation(line: 0, scope: !91, inlinedAt: !92)
!103 = !DILocation(line: 16, column: 14, scope: !91, inlinedAt: !92, atomGroup: 7, atomRank: 2)
!104 = !DILocation(line: 15, column: 45, scope: !91, inlinedAt: !92)
!105 = !DILocation(line: 15, column: 27, scope: !91, inlinedAt: !92, atomGroup: 5, atomRank: 2)
!106 = !DILocation(line: 15, column: 21, scope: !91, inlinedAt: !92, atomGroup: 6, atomRank: 2)
!107 = !DILocation(line: 15, column: 9, scope: !91, inlinedAt: !92)
!108 = !DILocation(line: 15, column: 25, scope: !91, inlinedAt: !92, atomGroup: 5, atomRank: 1)
!109 = !{!8, !8, i64 0}
!110 = !DILocation(line: 17, column: 19, scope: !91, inlinedAt: !92, atomGroup: 8, atomRank: 1)
!111 = !DILocation(line: 17, column: 5, scope: !91, inlinedAt: !92, atomGroup: 9, atomRank: 1)
!112 = distinct !{!112, !101, !113, !80, !81}
!113 = !DILocation(line: 17, column: 23, scope: !91, inlinedAt: !92)
!114 = !DILocation(line: 19, column: 24, scope: !91, inlinedAt: !92, atomGroup: 12, atomRank: 2)
!115 = !DILocation(line: 19, column: 17, scope: !91, inlinedAt: !92)
!116 = !DILocation(line: 25, column: 97, scope: !97, inlinedAt: !117, atomGroup: 1, atomRank: 2)
!117 = distinct !DILocation(line: 19, column: 9, scope: !91, inlinedAt: !92)
!118 = !DILocation(line: 25, column: 95, scope: !97, inlinedAt: !117, atomGroup: 1, atomRank: 1)
!119 = !DILocation(line: 18, column: 18, scope: !91, inlinedAt: !92, atomGroup: 10, atomRank: 1)
!120 = !DILocation(line: 18, column: 5, scope: !91, inlinedAt: !92, atomGroup: 11, atomRank: 1)
!121 = distinct !{!121, !122, !123, !80, !81}
!122 = !DILocation(line: 18, column: 5, scope: !91, inlinedAt: !92)
!123 = !DILocation(line: 20, column: 5, scope: !91, inlinedAt: !92)
!124 = !DILocation(line: 21, column: 1, scope: !91, inlinedAt: !92)
!125 = !DILocation(line: 26, column: 19, scope: !86, inlinedAt: !88)
!126 = !DILocation(line: 26, column: 17, scope: !86, inlinedAt: !88)
!127 = !DILocation(line: 25, column: 95, scope: !97, inlinedAt: !128, atomGroup: 1, atomRank: 1)
!128 = distinct !DILocation(line: 26, column: 9, scope: !86, inlinedAt: !88)
!129 = !DILocation(line: 24, column: 33, scope: !86, inlinedAt: !88, atomGroup: 4, atomRank: 2)
!130 = !DILocation(line: 24, column: 23, scope: !86, inlinedAt: !88, atomGroup: 2, atomRank: 1)
!131 = !DILocation(line: 24, column: 5, scope: !86, inlinedAt: !88, atomGroup: 3, atomRank: 1)
!132 = distinct !{!132, !133, !134, !80, !81}
!133 = !DILocation(line: 24, column: 5, scope: !86, inlinedAt: !88)
!134 = !DILocation(line: 27, column: 5, scope: !86, inlinedAt: !88)
!135 = !DILocation(line: 36, column: 5, scope: !82, atomGroup: 7, atomRank: 1)
!136 = !DILocation(line: 32, column: 28, scope: !82, atomGroup: 4, atomRank: 2)
!137 = !DILocation(line: 32, column: 9, scope: !82)
!138 = !DILocation(line: 32, column: 20, scope: !82, atomGroup: 4, atomRank: 1)
!139 = !DILocation(line: 31, column: 33, scope: !82, atomGroup: 5, atomRank: 2)
!140 = !DILocation(line: 31, column: 23, scope: !82, atomGroup: 2, atomRank: 1)
!141 = !DILocation(line: 31, column: 5, scope: !82, atomGroup: 3, atomRank: 1)
!142 = distinct !{!142, !143, !144, !80, !81}
!143 = !DILocation(line: 31, column: 5, scope: !82)
!144 = !DILocation(line: 33, column: 5, scope: !82)
!145 = !DISubprogram(name: "harp_opencl_run", scope: !16, file: !16, line: 146, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubprogram(name: "__harp_hardware_id", scope: !23, file: !23, line: 25, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubprogram(name: "__harp_barrier", scope: !23, file: !23, line: 27, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
