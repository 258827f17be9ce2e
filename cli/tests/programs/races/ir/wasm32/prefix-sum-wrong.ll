; ModuleID = 'cli/tests/programs/races/prefix-sum-wrong.c'
source_filename = "cli/tests/programs/races/prefix-sum-wrong.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@scan.buffers = internal unnamed_addr global [2 x [16 x i32]] zeroinitializer, align 16
@numbers = hidden global [16 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 4
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i32, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @scan(ptr noundef captures(none) %0) #0 !dbg !10 {
  %2 = load ptr, ptr @harp_opencl_items, align 4, !dbg !14, !tbaa !18
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !21
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !25
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !28
  %6 = mul nsw i32 %4, %3, !dbg !31
  %7 = getelementptr i32, ptr %2, i32 %6, !dbg !14
  %8 = getelementptr i32, ptr %7, i32 %5, !dbg !14
  %9 = load i32, ptr %8, align 4, !dbg !14, !tbaa !6
  %10 = getelementptr inbounds i32, ptr %0, i32 %9, !dbg !32
  %11 = load i32, ptr %10, align 4, !dbg !33, !tbaa !6
  %12 = getelementptr i32, ptr @scan.buffers, i32 %9, !dbg !34
  store i32 %11, ptr %12, align 4, !dbg !35, !tbaa !6
  %13 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !36, !tbaa !39
  %14 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !41
  %15 = mul nsw i32 %14, %4, !dbg !44
  %16 = icmp sgt i32 %13, %15, !dbg !45
  br i1 %16, label %17, label %18, !dbg !46

17:                                               ; preds = %1
  tail call void @harp_opencl_too_large() #9, !dbg !47
  unreachable, !dbg !47

18:                                               ; preds = %1
  %19 = load i32, ptr @__harp_launched_warps, align 4, !dbg !48, !tbaa !53
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %19) #10, !dbg !55
  br label %22, !dbg !56

20:                                               ; preds = %34
  %21 = load i32, ptr %12, align 4, !dbg !57, !tbaa !6
  store i32 %21, ptr %10, align 4, !dbg !58, !tbaa !6
  ret void, !dbg !59

22:                                               ; preds = %18, %34
  %23 = phi i32 [ 1, %18 ], [ %38, %34 ]
  %24 = phi i32 [ 0, %18 ], [ %36, %34 ]
  %25 = getelementptr inbounds nuw [16 x i32], ptr @scan.buffers, i32 %24, !dbg !60
  %26 = getelementptr inbounds i32, ptr %25, i32 %9, !dbg !60
  %27 = load i32, ptr %26, align 4, !dbg !61, !tbaa !6
  %28 = icmp slt i32 %9, %23, !dbg !62
  br i1 %28, label %34, label %29, !dbg !63

29:                                               ; preds = %22
  %30 = sub nsw i32 %9, %23, !dbg !64
  %31 = getelementptr inbounds nuw i32, ptr %25, i32 %30, !dbg !65
  %32 = load i32, ptr %31, align 4, !dbg !65, !tbaa !6
  %33 = add nsw i32 %32, %27, !dbg !66
  br label %34, !dbg !67

34:                                               ; preds = %29, %22
  %35 = phi i32 [ %33, %29 ], [ %27, %22 ], !dbg !68
  %36 = xor i32 %24, 1, !dbg !69
  %37 = getelementptr [16 x i32], ptr %12, i32 %36, !dbg !70
  store i32 %35, ptr %37, align 4, !dbg !71, !tbaa !6
  %38 = shl nuw nsw i32 %23, 1, !dbg !72
  %39 = icmp samesign ult i32 %23, 8, !dbg !73
  br i1 %39, label %22, label %20, !dbg !74, !llvm.loop !75
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !80 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i32], align 4
  br label %38, !dbg !81

3:                                                ; preds = %38
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4, !dbg !82
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %4, i8 0, i64 28, i1 false), !dbg !82
  store i32 ptrtoint (ptr @numbers to i32), ptr %2, align 4, !dbg !82, !tbaa !53
  call void @harp_opencl_run(ptr noundef nonnull @scan, i32 noundef 16, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !82
  br label %5, !dbg !83

5:                                                ; preds = %32, %3
  %6 = phi i32 [ 0, %3 ], [ %35, %32 ]
  %7 = getelementptr inbounds nuw i32, ptr @numbers, i32 %6, !dbg !87
  %8 = load i32, ptr %7, align 4, !dbg !87, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !88
  %9 = icmp slt i32 %8, 0, !dbg !91
  %10 = call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !92
  br i1 %9, label %11, label %12, !dbg !93

11:                                               ; preds = %5
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !94, !tbaa !53
  br label %12, !dbg !98

12:                                               ; preds = %11, %5
  br label %13, !dbg !99

13:                                               ; preds = %12, %13
  %14 = phi i32 [ %22, %13 ], [ 0, %12 ], !dbg !100
  %15 = phi i32 [ %17, %13 ], [ %10, %12 ], !dbg !100
  %16 = freeze i32 %15, !dbg !101
  %17 = udiv i32 %16, 10, !dbg !101
  %18 = mul i32 %17, 10, !dbg !102
  %19 = sub i32 %16, %18, !dbg !102
  %20 = trunc nuw nsw i32 %19 to i8, !dbg !103
  %21 = or disjoint i8 %20, 48, !dbg !103
  %22 = add nuw nsw i32 %14, 1, !dbg !104
  %23 = getelementptr inbounds nuw i8, ptr %1, i32 %14, !dbg !105
  store i8 %21, ptr %23, align 1, !dbg !106, !tbaa !107
  %24 = icmp ult i32 %15, 10, !dbg !108
  br i1 %24, label %25, label %13, !dbg !109, !llvm.loop !110

25:                                               ; preds = %13, %25
  %26 = phi i32 [ %27, %25 ], [ %22, %13 ]
  %27 = add nsw i32 %26, -1, !dbg !112
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 %27, !dbg !113
  %29 = load i8, ptr %28, align 1, !dbg !113, !tbaa !107
  %30 = zext i8 %29 to i32, !dbg !113
  store volatile i32 %30, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !114, !tbaa !53
  %31 = icmp sgt i32 %26, 1, !dbg !116
  br i1 %31, label %25, label %32, !dbg !117, !llvm.loop !118

32:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !121
  %33 = icmp eq i32 %6, 15, !dbg !122
  %34 = select i1 %33, i32 10, i32 32, !dbg !123
  store volatile i32 %34, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !124, !tbaa !53
  %35 = add nuw nsw i32 %6, 1, !dbg !126
  %36 = icmp eq i32 %35, 16, !dbg !127
  br i1 %36, label %37, label %5, !dbg !128, !llvm.loop !129

37:                                               ; preds = %32
  ret i32 0, !dbg !132

38:                                               ; preds = %0, %38
  %39 = phi i32 [ 0, %0 ], [ %45, %38 ]
  %40 = trunc nuw nsw i32 %39 to i8, !dbg !133
  %41 = mul nuw i8 %40, 5, !dbg !133
  %42 = urem i8 %41, 11, !dbg !133
  %43 = zext nneg i8 %42 to i32, !dbg !133
  %44 = getelementptr inbounds nuw i32, ptr @numbers, i32 %39, !dbg !134
  store i32 %43, ptr %44, align 4, !dbg !135, !tbaa !6
  %45 = add nuw nsw i32 %39, 1, !dbg !136
  %46 = icmp eq i32 %45, 16, !dbg !137
  br i1 %46, label %3, label %38, !dbg !138, !llvm.loop !139
}

declare !dbg !142 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !143 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !144 void @__harp_barrier(i32 noundef, i32 noundef) local_unnamed_addr #6

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
!32 = !DILocation(line: 12, column: 24, scope: !10)
!33 = !DILocation(line: 12, column: 24, scope: !10, atomGroup: 3, atomRank: 2)
!34 = !DILocation(line: 12, column: 5, scope: !10)
!35 = !DILocation(line: 12, column: 22, scope: !10, atomGroup: 3, atomRank: 1)
!36 = !DILocation(line: 84, column: 27, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !16, file: !16, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!38 = distinct !DILocation(line: 13, column: 5, scope: !10)
!39 = !{!40, !7, i64 4}
!40 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!41 = !DILocation(line: 45, column: 38, scope: !42, inlinedAt: !43, atomGroup: 1, atomRank: 2)
!42 = distinct !DISubprogram(name: "warps", scope: !23, file: !23, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!43 = distinct !DILocation(line: 84, column: 45, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 84, column: 43, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !38, atomGroup: 1, atomRank: 2)
!46 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !38, atomGroup: 1, atomRank: 1)
!47 = !DILocation(line: 85, column: 9, scope: !37, inlinedAt: !38)
!48 = !DILocation(line: 59, column: 52, scope: !49, inlinedAt: !50, atomGroup: 1, atomRank: 2)
!49 = distinct !DISubprogram(name: "launched_warps", scope: !23, file: !23, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!50 = distinct !DILocation(line: 63, column: 68, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "barrier", scope: !23, file: !23, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!52 = distinct !DILocation(line: 87, column: 5, scope: !37, inlinedAt: !38)
!53 = !{!54, !54, i64 0}
!54 = !{!"long", !8, i64 0}
!55 = !DILocation(line: 63, column: 50, scope: !51, inlinedAt: !52)
!56 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 17, atomRank: 1)
!57 = !DILocation(line: 25, column: 21, scope: !10, atomGroup: 14, atomRank: 2)
!58 = !DILocation(line: 25, column: 19, scope: !10, atomGroup: 14, atomRank: 1)
!59 = !DILocation(line: 26, column: 1, scope: !10, atomGroup: 15, atomRank: 1)
!60 = !DILocation(line: 15, column: 19, scope: !10)
!61 = !DILocation(line: 15, column: 19, scope: !10, atomGroup: 7, atomRank: 2)
!62 = !DILocation(line: 16, column: 18, scope: !10, atomGroup: 8, atomRank: 2)
!63 = !DILocation(line: 16, column: 18, scope: !10, atomGroup: 8, atomRank: 1)
!64 = !DILocation(line: 17, column: 39, scope: !10)
!65 = !DILocation(line: 17, column: 20, scope: !10)
!66 = !DILocation(line: 17, column: 17, scope: !10, atomGroup: 9, atomRank: 2)
!67 = !DILocation(line: 18, column: 9, scope: !10)
!68 = !DILocation(line: 0, scope: !10)
!69 = !DILocation(line: 19, column: 18, scope: !10, atomGroup: 10, atomRank: 2)
!70 = !DILocation(line: 20, column: 9, scope: !10)
!71 = !DILocation(line: 20, column: 29, scope: !10, atomGroup: 11, atomRank: 1)
!72 = !DILocation(line: 14, column: 55, scope: !10, atomGroup: 12, atomRank: 2)
!73 = !DILocation(line: 14, column: 37, scope: !10, atomGroup: 5, atomRank: 1)
!74 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!75 = distinct !{!75, !76, !77, !78, !79}
!76 = !DILocation(line: 14, column: 5, scope: !10)
!77 = !DILocation(line: 24, column: 5, scope: !10)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !{!"llvm.loop.unroll.disable"}
!80 = distinct !DISubprogram(name: "main", scope: !11, file: !11, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!81 = !DILocation(line: 31, column: 5, scope: !80, atomGroup: 23, atomRank: 1)
!82 = !DILocation(line: 34, column: 5, scope: !80)
!83 = !DILocation(line: 24, column: 5, scope: !84, inlinedAt: !86, atomGroup: 21, atomRank: 1)
!84 = distinct !DISubprogram(name: "show", scope: !85, file: !85, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!85 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!86 = distinct !DILocation(line: 35, column: 5, scope: !80)
!87 = !DILocation(line: 25, column: 21, scope: !84, inlinedAt: !86)
!88 = !DILocation(line: 8, column: 5, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "show_number", scope: !85, file: !85, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!90 = distinct !DILocation(line: 25, column: 9, scope: !84, inlinedAt: !86)
!91 = !DILocation(line: 10, column: 28, scope: !89, inlinedAt: !90, atomGroup: 3, atomRank: 2)
!92 = !DILocation(line: 10, column: 21, scope: !89, inlinedAt: !90, atomGroup: 3, atomRank: 1)
!93 = !DILocation(line: 11, column: 16, scope: !89, inlinedAt: !90, atomGroup: 4, atomRank: 1)
!94 = !DILocation(line: 25, column: 95, scope: !95, inlinedAt: !97, atomGroup: 1, atomRank: 1)
!95 = distinct !DISubprogram(name: "putchar", scope: !96, file: !96, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!96 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!97 = distinct !DILocation(line: 12, column: 9, scope: !89, inlinedAt: !90)
!98 = !DILocation(line: 13, column: 5, scope: !89, inlinedAt: !90)
!99 = !DILocation(line: 14, column: 5, scope: !89, inlinedAt: !90)
!100 = !DILocation(line: 0, scope: !89, inlinedAt: !90)
!101 = !DILocation(line: 16, column: 14, scope: !89, inlinedAt: !90, atomGroup: 7, atomRank: 2)
!102 = !DILocation(line: 15, column: 45, scope: !89, inlinedAt: !90)
!103 = !DILocation(line: 15, column: 27, scope: !89, inlinedAt: !90, atomGroup: 5, atomRank: 2)
!104 = !DILocation(line: 15, column: 21, scope: !89, inlinedAt: !90, atomGroup: 6, atomRank: 2)
!105 = !DILocation(line: 15, column: 9, scope: !89, inlinedAt: !90)
!106 = !DILocation(line: 15, column: 25, scope: !89, inlinedAt: !90, atomGroup: 5, atomRank: 1)
!107 = !{!8, !8, i64 0}
!108 = !DILocation(line: 17, column: 19, scope: !89, inlinedAt: !90, atomGroup: 8, atomRank: 1)
!109 = !DILocation(line: 17, column: 5, scope: !89, inlinedAt: !90, atomGroup: 9, atomRank: 1)
!110 = distinct !{!110, !99, !111, !78, !79}
!111 = !DILocation(line: 17, column: 23, scope: !89, inlinedAt: !90)
!112 = !DILocation(line: 19, column: 24, scope: !89, inlinedAt: !90, atomGroup: 12, atomRank: 2)
!113 = !DILocation(line: 19, column: 17, scope: !89, inlinedAt: !90)
!114 = !DILocation(line: 25, column: 95, scope: !95, inlinedAt: !115, atomGroup: 1, atomRank: 1)
!115 = distinct !DILocation(line: 19, column: 9, scope: !89, inlinedAt: !90)
!116 = !DILocation(line: 18, column: 18, scope: !89, inlinedAt: !90, atomGroup: 10, atomRank: 1)
!117 = !DILocation(line: 18, column: 5, scope: !89, inlinedAt: !90, atomGroup: 11, atomRank: 1)
!118 = distinct !{!118, !119, !120, !78, !79}
!119 = !DILocation(line: 18, column: 5, scope: !89, inlinedAt: !90)
!120 = !DILocation(line: 20, column: 5, scope: !89, inlinedAt: !90)
!121 = !DILocation(line: 21, column: 1, scope: !89, inlinedAt: !90)
!122 = !DILocation(line: 26, column: 19, scope: !84, inlinedAt: !86)
!123 = !DILocation(line: 26, column: 17, scope: !84, inlinedAt: !86)
!124 = !DILocation(line: 25, column: 95, scope: !95, inlinedAt: !125, atomGroup: 1, atomRank: 1)
!125 = distinct !DILocation(line: 26, column: 9, scope: !84, inlinedAt: !86)
!126 = !DILocation(line: 24, column: 33, scope: !84, inlinedAt: !86, atomGroup: 4, atomRank: 2)
!127 = !DILocation(line: 24, column: 23, scope: !84, inlinedAt: !86, atomGroup: 2, atomRank: 1)
!128 = !DILocation(line: 24, column: 5, scope: !84, inlinedAt: !86, atomGroup: 3, atomRank: 1)
!129 = distinct !{!129, !130, !131, !78, !79}
!130 = !DILocation(line: 24, column: 5, scope: !84, inlinedAt: !86)
!131 = !DILocation(line: 27, column: 5, scope: !84, inlinedAt: !86)
!132 = !DILocation(line: 36, column: 5, scope: !80, atomGroup: 7, atomRank: 1)
!133 = !DILocation(line: 32, column: 28, scope: !80, atomGroup: 4, atomRank: 2)
!134 = !DILocation(line: 32, column: 9, scope: !80)
!135 = !DILocation(line: 32, column: 20, scope: !80, atomGroup: 4, atomRank: 1)
!136 = !DILocation(line: 31, column: 33, scope: !80, atomGroup: 5, atomRank: 2)
!137 = !DILocation(line: 31, column: 23, scope: !80, atomGroup: 2, atomRank: 1)
!138 = !DILocation(line: 31, column: 5, scope: !80, atomGroup: 3, atomRank: 1)
!139 = distinct !{!139, !140, !141, !78, !79}
!140 = !DILocation(line: 31, column: 5, scope: !80)
!141 = !DILocation(line: 33, column: 5, scope: !80)
!142 = !DISubprogram(name: "harp_opencl_run", scope: !16, file: !16, line: 146, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubprogram(name: "__harp_hardware_id", scope: !23, file: !23, line: 25, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubprogram(name: "__harp_barrier", scope: !23, file: !23, line: 27, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
