; ModuleID = 'cli/tests/programs/races/prefix-sum.c'
source_filename = "cli/tests/programs/races/prefix-sum.c"
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
  %2 = load ptr, ptr @harp_opencl_items, align 8, !dbg !13, !tbaa !17
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !20
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !24
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !27
  %6 = mul nsw i32 %4, %3, !dbg !30
  %7 = add nsw i32 %6, %5, !dbg !30
  %8 = sext i32 %7 to i64, !dbg !13
  %9 = getelementptr inbounds i32, ptr %2, i64 %8, !dbg !13
  %10 = load i32, ptr %9, align 4, !dbg !13, !tbaa !6
  %11 = sext i32 %10 to i64, !dbg !31
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !32
  %13 = load i32, ptr %12, align 4, !dbg !33, !tbaa !6
  %14 = getelementptr i32, ptr @scan.buffers, i64 %11, !dbg !34
  store i32 %13, ptr %14, align 4, !dbg !35, !tbaa !6
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !36, !tbaa !39
  %16 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !41
  %17 = mul nsw i32 %16, %4, !dbg !44
  %18 = icmp sgt i32 %15, %17, !dbg !45
  br i1 %18, label %19, label %20, !dbg !46

19:                                               ; preds = %1
  tail call void @harp_opencl_too_large() #9, !dbg !47
  unreachable, !dbg !47

20:                                               ; preds = %1
  %21 = load i64, ptr @__harp_launched_warps, align 8, !dbg !48, !tbaa !53
  %22 = shl i64 %21, 32, !dbg !55
  %23 = ashr exact i64 %22, 32, !dbg !55
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %23) #10, !dbg !56
  br label %28, !dbg !57

24:                                               ; preds = %50
  %25 = getelementptr inbounds nuw [16 x i32], ptr @scan.buffers, i64 %45, !dbg !58
  %26 = getelementptr inbounds i32, ptr %25, i64 %11, !dbg !58
  %27 = load i32, ptr %26, align 4, !dbg !59, !tbaa !6
  store i32 %27, ptr %12, align 4, !dbg !60, !tbaa !6
  ret void, !dbg !61

28:                                               ; preds = %20, %50
  %29 = phi i32 [ 1, %20 ], [ %54, %50 ]
  %30 = phi i32 [ 0, %20 ], [ %44, %50 ]
  %31 = zext nneg i32 %30 to i64, !dbg !62
  %32 = getelementptr inbounds nuw [16 x i32], ptr @scan.buffers, i64 %31, !dbg !62
  %33 = getelementptr inbounds i32, ptr %32, i64 %11, !dbg !62
  %34 = load i32, ptr %33, align 4, !dbg !63, !tbaa !6
  %35 = icmp sgt i32 %29, %10, !dbg !64
  br i1 %35, label %42, label %36, !dbg !65

36:                                               ; preds = %28
  %37 = sub nsw i32 %10, %29, !dbg !66
  %38 = zext nneg i32 %37 to i64, !dbg !67
  %39 = getelementptr inbounds nuw i32, ptr %32, i64 %38, !dbg !67
  %40 = load i32, ptr %39, align 4, !dbg !67, !tbaa !6
  %41 = add nsw i32 %40, %34, !dbg !68
  br label %42, !dbg !69

42:                                               ; preds = %36, %28
  %43 = phi i32 [ %41, %36 ], [ %34, %28 ], !dbg !70
  %44 = xor i32 %30, 1, !dbg !71
  %45 = zext nneg i32 %44 to i64, !dbg !72
  %46 = getelementptr [16 x i32], ptr %14, i64 %45, !dbg !72
  store i32 %43, ptr %46, align 4, !dbg !73, !tbaa !6
  %47 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !74, !tbaa !39
  %48 = icmp sgt i32 %47, %17, !dbg !76
  br i1 %48, label %49, label %50, !dbg !77

49:                                               ; preds = %42
  tail call void @harp_opencl_too_large() #9, !dbg !78
  unreachable, !dbg !78

50:                                               ; preds = %42
  %51 = load i64, ptr @__harp_launched_warps, align 8, !dbg !79, !tbaa !53
  %52 = shl i64 %51, 32, !dbg !82
  %53 = ashr exact i64 %52, 32, !dbg !82
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %53) #10, !dbg !83
  %54 = shl nuw nsw i32 %29, 1, !dbg !84
  %55 = icmp samesign ult i32 %29, 8, !dbg !85
  br i1 %55, label %28, label %24, !dbg !86, !llvm.loop !87
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !92 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i64], align 8
  br label %41, !dbg !93

3:                                                ; preds = %41
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !94
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false), !dbg !94
  store i64 ptrtoint (ptr @numbers to i64), ptr %2, align 8, !dbg !94, !tbaa !53
  call void @harp_opencl_run(ptr noundef nonnull @scan, i32 noundef 16, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !94
  br label %5, !dbg !95

5:                                                ; preds = %35, %3
  %6 = phi i64 [ 0, %3 ], [ %38, %35 ]
  %7 = getelementptr inbounds nuw i32, ptr @numbers, i64 %6, !dbg !99
  %8 = load i32, ptr %7, align 4, !dbg !99, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !100
  %9 = icmp slt i32 %8, 0, !dbg !103
  %10 = call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !104
  br i1 %9, label %11, label %12, !dbg !105

11:                                               ; preds = %5
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !106, !tbaa !53
  br label %12, !dbg !110

12:                                               ; preds = %11, %5
  br label %13, !dbg !111

13:                                               ; preds = %12, %13
  %14 = phi i64 [ %26, %13 ], [ 1, %12 ], !dbg !112
  %15 = phi i64 [ %23, %13 ], [ 0, %12 ], !dbg !112
  %16 = phi i32 [ %18, %13 ], [ %10, %12 ], !dbg !112
  %17 = freeze i32 %16, !dbg !113
  %18 = udiv i32 %17, 10, !dbg !113
  %19 = mul i32 %18, 10, !dbg !114
  %20 = sub i32 %17, %19, !dbg !114
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !115
  %22 = or disjoint i8 %21, 48, !dbg !115
  %23 = add nuw nsw i64 %15, 1, !dbg !116
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 %15, !dbg !117
  store i8 %22, ptr %24, align 1, !dbg !118, !tbaa !119
  %25 = icmp ult i32 %16, 10, !dbg !120
  %26 = add nuw i64 %14, 1, !dbg !121
  br i1 %25, label %27, label %13, !dbg !121, !llvm.loop !122

27:                                               ; preds = %13, %27
  %28 = phi i64 [ %29, %27 ], [ %14, %13 ]
  %29 = add nsw i64 %28, -1, !dbg !124
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 %29, !dbg !125
  %31 = load i8, ptr %30, align 1, !dbg !125, !tbaa !119
  %32 = zext i8 %31 to i64, !dbg !126
  store volatile i64 %32, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !128, !tbaa !53
  %33 = trunc nuw i64 %28 to i32, !dbg !129
  %34 = icmp sgt i32 %33, 1, !dbg !129
  br i1 %34, label %27, label %35, !dbg !130, !llvm.loop !131

35:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !134
  %36 = icmp eq i64 %6, 15, !dbg !135
  %37 = select i1 %36, i64 10, i64 32, !dbg !136
  store volatile i64 %37, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !137, !tbaa !53
  %38 = add nuw nsw i64 %6, 1, !dbg !139
  %39 = icmp eq i64 %38, 16, !dbg !140
  br i1 %39, label %40, label %5, !dbg !141, !llvm.loop !142

40:                                               ; preds = %35
  ret i32 0, !dbg !145

41:                                               ; preds = %0, %41
  %42 = phi i64 [ 0, %0 ], [ %48, %41 ]
  %43 = trunc i64 %42 to i8, !dbg !146
  %44 = mul nuw i8 %43, 5, !dbg !146
  %45 = urem i8 %44, 11, !dbg !146
  %46 = zext nneg i8 %45 to i32, !dbg !146
  %47 = getelementptr inbounds nuw i32, ptr @numbers, i64 %42, !dbg !147
  store i32 %46, ptr %47, align 4, !dbg !148, !tbaa !6
  %48 = add nuw nsw i64 %42, 1, !dbg !149
  %49 = icmp eq i64 %48, 16, !dbg !150
  br i1 %49, label %3, label %41, !dbg !151, !llvm.loop !152
}

declare !dbg !155 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !156 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !157 void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #6

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
!1 = !DIFile(filename: "cli/tests/programs/races/prefix-sum.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "scan", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 65, column: 29, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_local_id", scope: !15, file: !15, line: 64, type: !11, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!15 = !DIFile(filename: "compiler/library/include/opencl.h", directory: "")
!16 = distinct !DILocation(line: 11, column: 21, scope: !10)
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !8, i64 0}
!20 = !DILocation(line: 41, column: 40, scope: !21, inlinedAt: !23, atomGroup: 1, atomRank: 2)
!21 = distinct !DISubprogram(name: "warp_id", scope: !22, file: !22, line: 41, type: !11, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!23 = distinct !DILocation(line: 65, column: 47, scope: !14, inlinedAt: !16)
!24 = !DILocation(line: 43, column: 38, scope: !25, inlinedAt: !26, atomGroup: 1, atomRank: 2)
!25 = distinct !DISubprogram(name: "lanes", scope: !22, file: !22, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = distinct !DILocation(line: 65, column: 47, scope: !14, inlinedAt: !16)
!27 = !DILocation(line: 39, column: 40, scope: !28, inlinedAt: !29, atomGroup: 1, atomRank: 2)
!28 = distinct !DISubprogram(name: "lane_id", scope: !22, file: !22, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!29 = distinct !DILocation(line: 65, column: 47, scope: !14, inlinedAt: !16)
!30 = !DILocation(line: 65, column: 47, scope: !14, inlinedAt: !16)
!31 = !DILocation(line: 65, column: 12, scope: !14, inlinedAt: !16, atomGroup: 1, atomRank: 2)
!32 = !DILocation(line: 12, column: 24, scope: !10)
!33 = !DILocation(line: 12, column: 24, scope: !10, atomGroup: 3, atomRank: 2)
!34 = !DILocation(line: 12, column: 5, scope: !10)
!35 = !DILocation(line: 12, column: 22, scope: !10, atomGroup: 3, atomRank: 1)
!36 = !DILocation(line: 84, column: 27, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !15, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!38 = distinct !DILocation(line: 13, column: 5, scope: !10)
!39 = !{!40, !7, i64 4}
!40 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!41 = !DILocation(line: 45, column: 38, scope: !42, inlinedAt: !43, atomGroup: 1, atomRank: 2)
!42 = distinct !DISubprogram(name: "warps", scope: !22, file: !22, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!43 = distinct !DILocation(line: 84, column: 45, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 84, column: 43, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !38, atomGroup: 1, atomRank: 2)
!46 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !38, atomGroup: 1, atomRank: 1)
!47 = !DILocation(line: 85, column: 9, scope: !37, inlinedAt: !38)
!48 = !DILocation(line: 59, column: 52, scope: !49, inlinedAt: !50, atomGroup: 1, atomRank: 3)
!49 = distinct !DISubprogram(name: "launched_warps", scope: !22, file: !22, line: 59, type: !11, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!50 = distinct !DILocation(line: 63, column: 68, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "barrier", scope: !22, file: !22, line: 63, type: !11, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!52 = distinct !DILocation(line: 87, column: 5, scope: !37, inlinedAt: !38)
!53 = !{!54, !54, i64 0}
!54 = !{!"long", !8, i64 0}
!55 = !DILocation(line: 63, column: 68, scope: !51, inlinedAt: !52)
!56 = !DILocation(line: 63, column: 50, scope: !51, inlinedAt: !52)
!57 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 17, atomRank: 1)
!58 = !DILocation(line: 25, column: 21, scope: !10)
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
!74 = !DILocation(line: 84, column: 27, scope: !37, inlinedAt: !75)
!75 = distinct !DILocation(line: 22, column: 9, scope: !10)
!76 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !75, atomGroup: 1, atomRank: 2)
!77 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !75, atomGroup: 1, atomRank: 1)
!78 = !DILocation(line: 85, column: 9, scope: !37, inlinedAt: !75)
!79 = !DILocation(line: 59, column: 52, scope: !49, inlinedAt: !80, atomGroup: 1, atomRank: 3)
!80 = distinct !DILocation(line: 63, column: 68, scope: !51, inlinedAt: !81)
!81 = distinct !DILocation(line: 87, column: 5, scope: !37, inlinedAt: !75)
!82 = !DILocation(line: 63, column: 68, scope: !51, inlinedAt: !81)
!83 = !DILocation(line: 63, column: 50, scope: !51, inlinedAt: !81)
!84 = !DILocation(line: 14, column: 55, scope: !10, atomGroup: 12, atomRank: 2)
!85 = !DILocation(line: 14, column: 37, scope: !10, atomGroup: 5, atomRank: 1)
!86 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!87 = distinct !{!87, !88, !89, !90, !91}
!88 = !DILocation(line: 14, column: 5, scope: !10)
!89 = !DILocation(line: 24, column: 5, scope: !10)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !{!"llvm.loop.unroll.disable"}
!92 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!93 = !DILocation(line: 31, column: 5, scope: !92, atomGroup: 23, atomRank: 1)
!94 = !DILocation(line: 34, column: 5, scope: !92)
!95 = !DILocation(line: 24, column: 5, scope: !96, inlinedAt: !98, atomGroup: 21, atomRank: 1)
!96 = distinct !DISubprogram(name: "show", scope: !97, file: !97, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!97 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!98 = distinct !DILocation(line: 35, column: 5, scope: !92)
!99 = !DILocation(line: 25, column: 21, scope: !96, inlinedAt: !98)
!100 = !DILocation(line: 8, column: 5, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "show_number", scope: !97, file: !97, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!102 = distinct !DILocation(line: 25, column: 9, scope: !96, inlinedAt: !98)
!103 = !DILocation(line: 10, column: 28, scope: !101, inlinedAt: !102, atomGroup: 3, atomRank: 2)
!104 = !DILocation(line: 10, column: 21, scope: !101, inlinedAt: !102, atomGroup: 3, atomRank: 1)
!105 = !DILocation(line: 11, column: 16, scope: !101, inlinedAt: !102, atomGroup: 4, atomRank: 1)
!106 = !DILocation(line: 25, column: 95, scope: !107, inlinedAt: !109, atomGroup: 1, atomRank: 1)
!107 = distinct !DISubprogram(name: "putchar", scope: !108, file: !108, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!108 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!109 = distinct !DILocation(line: 12, column: 9, scope: !101, inlinedAt: !102)
!110 = !DILocation(line: 13, column: 5, scope: !101, inlinedAt: !102)
!111 = !DILocation(line: 14, column: 5, scope: !101, inlinedAt: !102)
!112 = !DILocation(line: 0, scope: !101, inlinedAt: !102)
!113 = !DILocation(line: 16, column: 14, scope: !101, inlinedAt: !102, atomGroup: 7, atomRank: 2)
!114 = !DILocation(line: 15, column: 45, scope: !101, inlinedAt: !102)
!115 = !DILocation(line: 15, column: 27, scope: !101, inlinedAt: !102, atomGroup: 5, atomRank: 2)
!116 = !DILocation(line: 15, column: 21, scope: !101, inlinedAt: !102, atomGroup: 6, atomRank: 2)
!117 = !DILocation(line: 15, column: 9, scope: !101, inlinedAt: !102)
!118 = !DILocation(line: 15, column: 25, scope: !101, inlinedAt: !102, atomGroup: 5, atomRank: 1)
!119 = !{!8, !8, i64 0}
!120 = !DILocation(line: 17, column: 19, scope: !101, inlinedAt: !102, atomGroup: 8, atomRank: 1)
!121 = !DILocation(line: 17, column: 5, scope: !101, inlinedAt: !102, atomGroup: 9, atomRank: 1)
!122 = distinct !{!122, !111, !123, !90, !91}
!123 = !DILocation(line: 17, column: 23, scope: !101, inlinedAt: !102)
!124 = !DILocation(line: 19, column: 24, scope: !101, inlinedAt: !102, atomGroup: 12, atomRank: 2)
!125 = !DILocation(line: 19, column: 17, scope: !101, inlinedAt: !102)
!126 = !DILocation(line: 25, column: 97, scope: !107, inlinedAt: !127, atomGroup: 1, atomRank: 2)
!127 = distinct !DILocation(line: 19, column: 9, scope: !101, inlinedAt: !102)
!128 = !DILocation(line: 25, column: 95, scope: !107, inlinedAt: !127, atomGroup: 1, atomRank: 1)
!129 = !DILocation(line: 18, column: 18, scope: !101, inlinedAt: !102, atomGroup: 10, atomRank: 1)
!130 = !DILocation(line: 18, column: 5, scope: !101, inlinedAt: !102, atomGroup: 11, atomRank: 1)
!131 = distinct !{!131, !132, !133, !90, !91}
!132 = !DILocation(line: 18, column: 5, scope: !101, inlinedAt: !102)
!133 = !DILocation(line: 20, column: 5, scope: !101, inlinedAt: !102)
!134 = !DILocation(line: 21, column: 1, scope: !101, inlinedAt: !102)
!135 = !DILocation(line: 26, column: 19, scope: !96, inlinedAt: !98)
!136 = !DILocation(line: 26, column: 17, scope: !96, inlinedAt: !98)
!137 = !DILocation(line: 25, column: 95, scope: !107, inlinedAt: !138, atomGroup: 1, atomRank: 1)
!138 = distinct !DILocation(line: 26, column: 9, scope: !96, inlinedAt: !98)
!139 = !DILocation(line: 24, column: 33, scope: !96, inlinedAt: !98, atomGroup: 4, atomRank: 2)
!140 = !DILocation(line: 24, column: 23, scope: !96, inlinedAt: !98, atomGroup: 2, atomRank: 1)
!141 = !DILocation(line: 24, column: 5, scope: !96, inlinedAt: !98, atomGroup: 3, atomRank: 1)
!142 = distinct !{!142, !143, !144, !90, !91}
!143 = !DILocation(line: 24, column: 5, scope: !96, inlinedAt: !98)
!144 = !DILocation(line: 27, column: 5, scope: !96, inlinedAt: !98)
!145 = !DILocation(line: 36, column: 5, scope: !92, atomGroup: 7, atomRank: 1)
!146 = !DILocation(line: 32, column: 28, scope: !92, atomGroup: 4, atomRank: 2)
!147 = !DILocation(line: 32, column: 9, scope: !92)
!148 = !DILocation(line: 32, column: 20, scope: !92, atomGroup: 4, atomRank: 1)
!149 = !DILocation(line: 31, column: 33, scope: !92, atomGroup: 5, atomRank: 2)
!150 = !DILocation(line: 31, column: 23, scope: !92, atomGroup: 2, atomRank: 1)
!151 = !DILocation(line: 31, column: 5, scope: !92, atomGroup: 3, atomRank: 1)
!152 = distinct !{!152, !153, !154, !90, !91}
!153 = !DILocation(line: 31, column: 5, scope: !92)
!154 = !DILocation(line: 33, column: 5, scope: !92)
!155 = !DISubprogram(name: "harp_opencl_run", scope: !15, file: !15, line: 146, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubprogram(name: "__harp_hardware_id", scope: !22, file: !22, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubprogram(name: "__harp_barrier", scope: !22, file: !22, line: 27, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
