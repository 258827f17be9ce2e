; ModuleID = 'cli/tests/programs/races/histogram-wrong.c'
source_filename = "cli/tests/programs/races/histogram-wrong.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@count.own = internal unnamed_addr global [5 x i32] zeroinitializer, align 16
@numbers = hidden global [48 x i32] zeroinitializer, align 16
@bins = hidden global [5 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 4
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i32, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @count(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) #0 !dbg !10 {
  %3 = load ptr, ptr @harp_opencl_items, align 4, !dbg !14, !tbaa !18
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !21
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !25
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !28
  %7 = mul nsw i32 %5, %4, !dbg !31
  %8 = getelementptr i32, ptr %3, i32 %7, !dbg !14
  %9 = getelementptr i32, ptr %8, i32 %6, !dbg !14
  %10 = load i32, ptr %9, align 4, !dbg !14, !tbaa !6
  %11 = icmp slt i32 %10, 5, !dbg !32
  br i1 %11, label %12, label %14, !dbg !33

12:                                               ; preds = %2
  %13 = getelementptr inbounds i32, ptr @count.own, i32 %10, !dbg !34
  store i32 0, ptr %13, align 4, !dbg !35, !tbaa !6
  br label %14, !dbg !36

14:                                               ; preds = %12, %2
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !37, !tbaa !40
  %16 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !42
  %17 = mul nsw i32 %16, %5, !dbg !45
  %18 = icmp sgt i32 %15, %17, !dbg !46
  br i1 %18, label %19, label %20, !dbg !47

19:                                               ; preds = %14
  tail call void @harp_opencl_too_large() #9, !dbg !48
  unreachable, !dbg !48

20:                                               ; preds = %14
  %21 = load i32, ptr @__harp_launched_warps, align 4, !dbg !49, !tbaa !54
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %21) #10, !dbg !56
  %22 = load i32, ptr @harp_opencl_group, align 4, !dbg !57
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !62
  %24 = mul i32 %23, %22, !dbg !65
  %25 = load ptr, ptr @harp_opencl_items, align 4, !dbg !66, !tbaa !18
  %26 = getelementptr i32, ptr %25, i32 %7, !dbg !66
  %27 = getelementptr i32, ptr %26, i32 %6, !dbg !66
  %28 = load i32, ptr %27, align 4, !dbg !66, !tbaa !6
  %29 = getelementptr i32, ptr %0, i32 %24, !dbg !68
  %30 = getelementptr i32, ptr %29, i32 %28, !dbg !68
  %31 = load i32, ptr %30, align 4, !dbg !68, !tbaa !6
  %32 = srem i32 %31, 5, !dbg !69
  %33 = getelementptr inbounds i32, ptr @count.own, i32 %32, !dbg !70
  %34 = load i32, ptr %33, align 4, !dbg !71, !tbaa !6
  %35 = add nsw i32 %34, 1, !dbg !72
  store i32 %35, ptr %33, align 4, !dbg !73, !tbaa !6
  %36 = icmp sgt i32 %23, %17, !dbg !74
  br i1 %36, label %37, label %38, !dbg !76

37:                                               ; preds = %20
  tail call void @harp_opencl_too_large() #9, !dbg !77
  unreachable, !dbg !77

38:                                               ; preds = %20
  %39 = load i32, ptr @__harp_launched_warps, align 4, !dbg !78, !tbaa !54
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %39) #10, !dbg !81
  br i1 %11, label %40, label %45, !dbg !82

40:                                               ; preds = %38
  %41 = getelementptr inbounds i32, ptr %1, i32 %10, !dbg !83
  %42 = getelementptr inbounds i32, ptr @count.own, i32 %10, !dbg !84
  %43 = load i32, ptr %42, align 4, !dbg !85, !tbaa !6
  %44 = atomicrmw add ptr %41, i32 %43 monotonic, align 4, !dbg !86
  br label %45, !dbg !87

45:                                               ; preds = %40, %38
  ret void, !dbg !88
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !89 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i32], align 4
  br label %39, !dbg !90

3:                                                ; preds = %39
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 8, !dbg !91
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %4, i8 0, i64 24, i1 false), !dbg !91
  store i32 ptrtoint (ptr @numbers to i32), ptr %2, align 4, !dbg !91, !tbaa !54
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 4, !dbg !91
  store i32 ptrtoint (ptr @bins to i32), ptr %5, align 4, !dbg !91, !tbaa !54
  call void @harp_opencl_run(ptr noundef nonnull @count, i32 noundef 48, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !91
  br label %6, !dbg !92

6:                                                ; preds = %33, %3
  %7 = phi i32 [ 0, %3 ], [ %36, %33 ]
  %8 = getelementptr inbounds nuw i32, ptr @bins, i32 %7, !dbg !96
  %9 = load i32, ptr %8, align 4, !dbg !96, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !97
  %10 = icmp slt i32 %9, 0, !dbg !100
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !101
  br i1 %10, label %12, label %13, !dbg !102

12:                                               ; preds = %6
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !103, !tbaa !54
  br label %13, !dbg !107

13:                                               ; preds = %12, %6
  br label %14, !dbg !108

14:                                               ; preds = %13, %14
  %15 = phi i32 [ %23, %14 ], [ 0, %13 ], !dbg !109
  %16 = phi i32 [ %18, %14 ], [ %11, %13 ], !dbg !109
  %17 = freeze i32 %16, !dbg !110
  %18 = udiv i32 %17, 10, !dbg !110
  %19 = mul i32 %18, 10, !dbg !111
  %20 = sub i32 %17, %19, !dbg !111
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !112
  %22 = or disjoint i8 %21, 48, !dbg !112
  %23 = add nuw nsw i32 %15, 1, !dbg !113
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 %15, !dbg !114
  store i8 %22, ptr %24, align 1, !dbg !115, !tbaa !116
  %25 = icmp ult i32 %16, 10, !dbg !117
  br i1 %25, label %26, label %14, !dbg !118, !llvm.loop !119

26:                                               ; preds = %14, %26
  %27 = phi i32 [ %28, %26 ], [ %23, %14 ]
  %28 = add nsw i32 %27, -1, !dbg !123
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 %28, !dbg !124
  %30 = load i8, ptr %29, align 1, !dbg !124, !tbaa !116
  %31 = zext i8 %30 to i32, !dbg !124
  store volatile i32 %31, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !125, !tbaa !54
  %32 = icmp sgt i32 %27, 1, !dbg !127
  br i1 %32, label %26, label %33, !dbg !128, !llvm.loop !129

33:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !132
  %34 = icmp eq i32 %7, 4, !dbg !133
  %35 = select i1 %34, i32 10, i32 32, !dbg !134
  store volatile i32 %35, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !135, !tbaa !54
  %36 = add nuw nsw i32 %7, 1, !dbg !137
  %37 = icmp eq i32 %36, 5, !dbg !138
  br i1 %37, label %38, label %6, !dbg !139, !llvm.loop !140

38:                                               ; preds = %33
  ret i32 0, !dbg !143

39:                                               ; preds = %0, %39
  %40 = phi i32 [ 0, %0 ], [ %46, %39 ]
  %41 = mul nuw nsw i32 %40, %40, !dbg !144
  %42 = trunc nuw nsw i32 %41 to i16, !dbg !145
  %43 = urem i16 %42, 37, !dbg !145
  %44 = zext nneg i16 %43 to i32, !dbg !145
  %45 = getelementptr inbounds nuw i32, ptr @numbers, i32 %40, !dbg !146
  store i32 %44, ptr %45, align 4, !dbg !147, !tbaa !6
  %46 = add nuw nsw i32 %40, 1, !dbg !148
  %47 = icmp eq i32 %46, 48, !dbg !149
  br i1 %47, label %3, label %39, !dbg !150, !llvm.loop !151
}

declare !dbg !154 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !155 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !156 void @__harp_barrier(i32 noundef, i32 noundef) local_unnamed_addr #6

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
!1 = !DIFile(filename: "cli/tests/programs/races/histogram-wrong.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "count", scope: !11, file: !11, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DIFile(filename: "cli/tests/programs/races/histogram.c", directory: "")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 65, column: 29, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "get_local_id", scope: !16, file: !16, line: 64, type: !12, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "compiler/library/include/opencl.h", directory: "")
!17 = distinct !DILocation(line: 19, column: 21, scope: !10)
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
!32 = !DILocation(line: 20, column: 14, scope: !10, atomGroup: 2, atomRank: 2)
!33 = !DILocation(line: 20, column: 14, scope: !10, atomGroup: 2, atomRank: 1)
!34 = !DILocation(line: 21, column: 9, scope: !10)
!35 = !DILocation(line: 21, column: 19, scope: !10, atomGroup: 3, atomRank: 1)
!36 = !DILocation(line: 22, column: 5, scope: !10)
!37 = !DILocation(line: 84, column: 27, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !16, file: !16, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!39 = distinct !DILocation(line: 23, column: 5, scope: !10)
!40 = !{!41, !7, i64 4}
!41 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!42 = !DILocation(line: 45, column: 38, scope: !43, inlinedAt: !44, atomGroup: 1, atomRank: 2)
!43 = distinct !DISubprogram(name: "warps", scope: !23, file: !23, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!44 = distinct !DILocation(line: 84, column: 45, scope: !38, inlinedAt: !39)
!45 = !DILocation(line: 84, column: 43, scope: !38, inlinedAt: !39)
!46 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !39, atomGroup: 1, atomRank: 2)
!47 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !39, atomGroup: 1, atomRank: 1)
!48 = !DILocation(line: 85, column: 9, scope: !38, inlinedAt: !39)
!49 = !DILocation(line: 59, column: 52, scope: !50, inlinedAt: !51, atomGroup: 1, atomRank: 2)
!50 = distinct !DISubprogram(name: "launched_warps", scope: !23, file: !23, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!51 = distinct !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "barrier", scope: !23, file: !23, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!53 = distinct !DILocation(line: 87, column: 5, scope: !38, inlinedAt: !39)
!54 = !{!55, !55, i64 0}
!55 = !{!"long", !8, i64 0}
!56 = !DILocation(line: 63, column: 50, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 68, column: 58, scope: !58, inlinedAt: !59, atomGroup: 2, atomRank: 1)
!58 = distinct !DISubprogram(name: "get_group_id", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!59 = distinct !DILocation(line: 78, column: 12, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "get_global_id", scope: !16, file: !16, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!61 = distinct !DILocation(line: 24, column: 22, scope: !10)
!62 = !DILocation(line: 67, column: 60, scope: !63, inlinedAt: !64, atomGroup: 2, atomRank: 1)
!63 = distinct !DISubprogram(name: "get_local_size", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!64 = distinct !DILocation(line: 78, column: 38, scope: !60, inlinedAt: !61)
!65 = !DILocation(line: 78, column: 36, scope: !60, inlinedAt: !61)
!66 = !DILocation(line: 65, column: 29, scope: !15, inlinedAt: !67)
!67 = distinct !DILocation(line: 78, column: 66, scope: !60, inlinedAt: !61)
!68 = !DILocation(line: 24, column: 14, scope: !10)
!69 = !DILocation(line: 24, column: 40, scope: !10)
!70 = !DILocation(line: 24, column: 10, scope: !10)
!71 = !DILocation(line: 24, column: 5, scope: !10)
!72 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 4, atomRank: 2)
!73 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 4, atomRank: 1)
!74 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !75, atomGroup: 1, atomRank: 2)
!75 = distinct !DILocation(line: 25, column: 5, scope: !10)
!76 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !75, atomGroup: 1, atomRank: 1)
!77 = !DILocation(line: 85, column: 9, scope: !38, inlinedAt: !75)
!78 = !DILocation(line: 59, column: 52, scope: !50, inlinedAt: !79, atomGroup: 1, atomRank: 2)
!79 = distinct !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !80)
!80 = distinct !DILocation(line: 87, column: 5, scope: !38, inlinedAt: !75)
!81 = !DILocation(line: 63, column: 50, scope: !52, inlinedAt: !80)
!82 = !DILocation(line: 26, column: 14, scope: !10, atomGroup: 5, atomRank: 1)
!83 = !DILocation(line: 27, column: 21, scope: !10)
!84 = !DILocation(line: 27, column: 33, scope: !10)
!85 = !DILocation(line: 27, column: 33, scope: !10, atomGroup: 6, atomRank: 2)
!86 = !DILocation(line: 27, column: 9, scope: !10, atomGroup: 6, atomRank: 2)
!87 = !DILocation(line: 28, column: 5, scope: !10)
!88 = !DILocation(line: 29, column: 1, scope: !10, atomGroup: 7, atomRank: 1)
!89 = distinct !DISubprogram(name: "main", scope: !11, file: !11, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!90 = !DILocation(line: 34, column: 5, scope: !89, atomGroup: 19, atomRank: 1)
!91 = !DILocation(line: 37, column: 5, scope: !89)
!92 = !DILocation(line: 24, column: 5, scope: !93, inlinedAt: !95, atomGroup: 17, atomRank: 1)
!93 = distinct !DISubprogram(name: "show", scope: !94, file: !94, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!94 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!95 = distinct !DILocation(line: 38, column: 5, scope: !89)
!96 = !DILocation(line: 25, column: 21, scope: !93, inlinedAt: !95)
!97 = !DILocation(line: 8, column: 5, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "show_number", scope: !94, file: !94, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!99 = distinct !DILocation(line: 25, column: 9, scope: !93, inlinedAt: !95)
!100 = !DILocation(line: 10, column: 28, scope: !98, inlinedAt: !99, atomGroup: 3, atomRank: 2)
!101 = !DILocation(line: 10, column: 21, scope: !98, inlinedAt: !99, atomGroup: 3, atomRank: 1)
!102 = !DILocation(line: 11, column: 16, scope: !98, inlinedAt: !99, atomGroup: 4, atomRank: 1)
!103 = !DILocation(line: 25, column: 95, scope: !104, inlinedAt: !106, atomGroup: 1, atomRank: 1)
!104 = distinct !DISubprogram(name: "putchar", scope: !105, file: !105, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!105 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!106 = distinct !DILocation(line: 12, column: 9, scope: !98, inlinedAt: !99)
!107 = !DILocation(line: 13, column: 5, scope: !98, inlinedAt: !99)
!108 = !DILocation(line: 14, column: 5, scope: !98, inlinedAt: !99)
!109 = !DILocation(line: 0, scope: !98, inlinedAt: !99)
!110 = !DILocation(line: 16, column: 14, scope: !98, inlinedAt: !99, atomGroup: 7, atomRank: 2)
!111 = !DILocation(line: 15, column: 45, scope: !98, inlinedAt: !99)
!112 = !DILocation(line: 15, column: 27, scope: !98, inlinedAt: !99, atomGroup: 5, atomRank: 2)
!113 = !DILocation(line: 15, column: 21, scope: !98, inlinedAt: !99, atomGroup: 6, atomRank: 2)
!114 = !DILocation(line: 15, column: 9, scope: !98, inlinedAt: !99)
!115 = !DILocation(line: 15, column: 25, scope: !98, inlinedAt: !99, atomGroup: 5, atomRank: 1)
!116 = !{!8, !8, i64 0}
!117 = !DILocation(line: 17, column: 19, scope: !98, inlinedAt: !99, atomGroup: 8, atomRank: 1)
!118 = !DILocation(line: 17, column: 5, scope: !98, inlinedAt: !99, atomGroup: 9, atomRank: 1)
!119 = distinct !{!119, !108, !120, !121, !122}
!120 = !DILocation(line: 17, column: 23, scope: !98, inlinedAt: !99)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !{!"llvm.loop.unroll.disable"}
!123 = !DILocation(line: 19, column: 24, scope: !98, inlinedAt: !99, atomGroup: 12, atomRank: 2)
!124 = !DILocation(line: 19, column: 17, scope: !98, inlinedAt: !99)
!125 = !DILocation(line: 25, column: 95, scope: !104, inlinedAt: !126, atomGroup: 1, atomRank: 1)
!126 = distinct !DILocation(line: 19, column: 9, scope: !98, inlinedAt: !99)
!127 = !DILocation(line: 18, column: 18, scope: !98, inlinedAt: !99, atomGroup: 10, atomRank: 1)
!128 = !DILocation(line: 18, column: 5, scope: !98, inlinedAt: !99, atomGroup: 11, atomRank: 1)
!129 = distinct !{!129, !130, !131, !121, !122}
!130 = !DILocation(line: 18, column: 5, scope: !98, inlinedAt: !99)
!131 = !DILocation(line: 20, column: 5, scope: !98, inlinedAt: !99)
!132 = !DILocation(line: 21, column: 1, scope: !98, inlinedAt: !99)
!133 = !DILocation(line: 26, column: 19, scope: !93, inlinedAt: !95)
!134 = !DILocation(line: 26, column: 17, scope: !93, inlinedAt: !95)
!135 = !DILocation(line: 25, column: 95, scope: !104, inlinedAt: !136, atomGroup: 1, atomRank: 1)
!136 = distinct !DILocation(line: 26, column: 9, scope: !93, inlinedAt: !95)
!137 = !DILocation(line: 24, column: 33, scope: !93, inlinedAt: !95, atomGroup: 4, atomRank: 2)
!138 = !DILocation(line: 24, column: 23, scope: !93, inlinedAt: !95, atomGroup: 2, atomRank: 1)
!139 = !DILocation(line: 24, column: 5, scope: !93, inlinedAt: !95, atomGroup: 3, atomRank: 1)
!140 = distinct !{!140, !141, !142, !121, !122}
!141 = !DILocation(line: 24, column: 5, scope: !93, inlinedAt: !95)
!142 = !DILocation(line: 27, column: 5, scope: !93, inlinedAt: !95)
!143 = !DILocation(line: 39, column: 5, scope: !89, atomGroup: 7, atomRank: 1)
!144 = !DILocation(line: 35, column: 24, scope: !89)
!145 = !DILocation(line: 35, column: 28, scope: !89, atomGroup: 4, atomRank: 2)
!146 = !DILocation(line: 35, column: 9, scope: !89)
!147 = !DILocation(line: 35, column: 20, scope: !89, atomGroup: 4, atomRank: 1)
!148 = !DILocation(line: 34, column: 42, scope: !89, atomGroup: 5, atomRank: 2)
!149 = !DILocation(line: 34, column: 23, scope: !89, atomGroup: 2, atomRank: 1)
!150 = !DILocation(line: 34, column: 5, scope: !89, atomGroup: 3, atomRank: 1)
!151 = distinct !{!151, !152, !153, !121, !122}
!152 = !DILocation(line: 34, column: 5, scope: !89)
!153 = !DILocation(line: 36, column: 5, scope: !89)
!154 = !DISubprogram(name: "harp_opencl_run", scope: !16, file: !16, line: 146, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DISubprogram(name: "__harp_hardware_id", scope: !23, file: !23, line: 25, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubprogram(name: "__harp_barrier", scope: !23, file: !23, line: 27, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
