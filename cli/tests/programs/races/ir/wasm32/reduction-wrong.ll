; ModuleID = 'cli/tests/programs/races/reduction-wrong.c'
source_filename = "cli/tests/programs/races/reduction-wrong.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@add_up.partial = internal unnamed_addr global [16 x i32] zeroinitializer, align 16
@numbers = hidden global [48 x i32] zeroinitializer, align 16
@sums = hidden global [3 x i32] zeroinitializer, align 4
@harp_opencl_items = external local_unnamed_addr global ptr, align 4
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden void @add_up(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) #0 !dbg !10 {
  %3 = load ptr, ptr @harp_opencl_items, align 4, !dbg !14, !tbaa !18
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 1) #7, !dbg !21
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #7, !dbg !25
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 0) #7, !dbg !28
  %7 = mul nsw i32 %5, %4, !dbg !31
  %8 = getelementptr i32, ptr %3, i32 %7, !dbg !14
  %9 = getelementptr i32, ptr %8, i32 %6, !dbg !14
  %10 = load i32, ptr %9, align 4, !dbg !14, !tbaa !6
  %11 = load i32, ptr @harp_opencl_group, align 4, !dbg !32
  %12 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !37
  %13 = mul i32 %12, %11, !dbg !40
  %14 = getelementptr i32, ptr %0, i32 %13, !dbg !41
  %15 = getelementptr i32, ptr %14, i32 %10, !dbg !41
  %16 = load i32, ptr %15, align 4, !dbg !42, !tbaa !6
  %17 = getelementptr inbounds i32, ptr @add_up.partial, i32 %10, !dbg !43
  store i32 %16, ptr %17, align 4, !dbg !44, !tbaa !6
  br label %20, !dbg !45

18:                                               ; preds = %28
  %19 = icmp eq i32 %10, 0, !dbg !46
  br i1 %19, label %32, label %35, !dbg !47

20:                                               ; preds = %2, %28
  %21 = phi i32 [ %16, %2 ], [ %29, %28 ]
  %22 = phi i32 [ 8, %2 ], [ %30, %28 ]
  %23 = icmp slt i32 %10, %22, !dbg !48
  br i1 %23, label %24, label %28, !dbg !49

24:                                               ; preds = %20
  %25 = getelementptr i32, ptr %17, i32 %22, !dbg !50
  %26 = load i32, ptr %25, align 4, !dbg !50, !tbaa !6
  %27 = add nsw i32 %21, %26, !dbg !51
  store i32 %27, ptr %17, align 4, !dbg !52, !tbaa !6
  br label %28, !dbg !53

28:                                               ; preds = %20, %24
  %29 = phi i32 [ %21, %20 ], [ %27, %24 ]
  %30 = lshr i32 %22, 1, !dbg !54
  %31 = icmp eq i32 %30, 0, !dbg !55
  br i1 %31, label %18, label %20, !dbg !56, !llvm.loop !57

32:                                               ; preds = %18
  %33 = load i32, ptr @add_up.partial, align 16, !dbg !62, !tbaa !6
  %34 = getelementptr inbounds nuw i32, ptr %1, i32 %11, !dbg !63
  store i32 %33, ptr %34, align 4, !dbg !64, !tbaa !6
  br label %35, !dbg !65

35:                                               ; preds = %32, %18
  ret void, !dbg !66
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #2 !dbg !67 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i32], align 4
  br label %39, !dbg !68

3:                                                ; preds = %39
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 8, !dbg !69
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %4, i8 0, i64 24, i1 false), !dbg !69
  store i32 ptrtoint (ptr @numbers to i32), ptr %2, align 4, !dbg !69, !tbaa !70
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 4, !dbg !69
  store i32 ptrtoint (ptr @sums to i32), ptr %5, align 4, !dbg !69, !tbaa !70
  call void @harp_opencl_run(ptr noundef nonnull @add_up, i32 noundef 48, i32 noundef 16, ptr noundef nonnull %2) #8, !dbg !69
  br label %6, !dbg !72

6:                                                ; preds = %33, %3
  %7 = phi i32 [ 0, %3 ], [ %36, %33 ]
  %8 = getelementptr inbounds nuw i32, ptr @sums, i32 %7, !dbg !76
  %9 = load i32, ptr %8, align 4, !dbg !76, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9, !dbg !77
  %10 = icmp slt i32 %9, 0, !dbg !80
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !81
  br i1 %10, label %12, label %13, !dbg !82

12:                                               ; preds = %6
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !83, !tbaa !70
  br label %13, !dbg !87

13:                                               ; preds = %12, %6
  br label %14, !dbg !88

14:                                               ; preds = %13, %14
  %15 = phi i32 [ %23, %14 ], [ 0, %13 ], !dbg !89
  %16 = phi i32 [ %18, %14 ], [ %11, %13 ], !dbg !89
  %17 = freeze i32 %16, !dbg !90
  %18 = udiv i32 %17, 10, !dbg !90
  %19 = mul i32 %18, 10, !dbg !91
  %20 = sub i32 %17, %19, !dbg !91
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !92
  %22 = or disjoint i8 %21, 48, !dbg !92
  %23 = add nuw nsw i32 %15, 1, !dbg !93
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 %15, !dbg !94
  store i8 %22, ptr %24, align 1, !dbg !95, !tbaa !96
  %25 = icmp ult i32 %16, 10, !dbg !97
  br i1 %25, label %26, label %14, !dbg !98, !llvm.loop !99

26:                                               ; preds = %14, %26
  %27 = phi i32 [ %28, %26 ], [ %23, %14 ]
  %28 = add nsw i32 %27, -1, !dbg !101
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 %28, !dbg !102
  %30 = load i8, ptr %29, align 1, !dbg !102, !tbaa !96
  %31 = zext i8 %30 to i32, !dbg !102
  store volatile i32 %31, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !103, !tbaa !70
  %32 = icmp sgt i32 %27, 1, !dbg !105
  br i1 %32, label %26, label %33, !dbg !106, !llvm.loop !107

33:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9, !dbg !110
  %34 = icmp eq i32 %7, 2, !dbg !111
  %35 = select i1 %34, i32 10, i32 32, !dbg !112
  store volatile i32 %35, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !113, !tbaa !70
  %36 = add nuw nsw i32 %7, 1, !dbg !115
  %37 = icmp eq i32 %36, 3, !dbg !116
  br i1 %37, label %38, label %6, !dbg !117, !llvm.loop !118

38:                                               ; preds = %33
  ret i32 0, !dbg !121

39:                                               ; preds = %0, %39
  %40 = phi i32 [ 0, %0 ], [ %46, %39 ]
  %41 = mul nuw nsw i32 %40, %40, !dbg !122
  %42 = trunc nuw nsw i32 %41 to i16, !dbg !123
  %43 = urem i16 %42, 37, !dbg !123
  %44 = zext nneg i16 %43 to i32, !dbg !123
  %45 = getelementptr inbounds nuw i32, ptr @numbers, i32 %40, !dbg !124
  store i32 %44, ptr %45, align 4, !dbg !125, !tbaa !6
  %46 = add nuw nsw i32 %40, 1, !dbg !126
  %47 = icmp eq i32 %46, 48, !dbg !127
  br i1 %47, label %3, label %39, !dbg !128, !llvm.loop !129
}

declare !dbg !132 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !133 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

attributes #0 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cli/tests/programs/races/reduction-wrong.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "add_up", scope: !11, file: !11, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DIFile(filename: "cli/tests/programs/races/reduction.c", directory: "")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 65, column: 29, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "get_local_id", scope: !16, file: !16, line: 64, type: !12, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "compiler/library/include/opencl.h", directory: "")
!17 = distinct !DILocation(line: 18, column: 21, scope: !10)
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
!32 = !DILocation(line: 68, column: 58, scope: !33, inlinedAt: !34, atomGroup: 2, atomRank: 1)
!33 = distinct !DISubprogram(name: "get_group_id", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!34 = distinct !DILocation(line: 78, column: 12, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "get_global_id", scope: !16, file: !16, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!36 = distinct !DILocation(line: 19, column: 29, scope: !10)
!37 = !DILocation(line: 67, column: 60, scope: !38, inlinedAt: !39, atomGroup: 2, atomRank: 1)
!38 = distinct !DISubprogram(name: "get_local_size", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!39 = distinct !DILocation(line: 78, column: 38, scope: !35, inlinedAt: !36)
!40 = !DILocation(line: 78, column: 36, scope: !35, inlinedAt: !36)
!41 = !DILocation(line: 19, column: 21, scope: !10)
!42 = !DILocation(line: 19, column: 21, scope: !10, atomGroup: 2, atomRank: 2)
!43 = !DILocation(line: 19, column: 5, scope: !10)
!44 = !DILocation(line: 19, column: 19, scope: !10, atomGroup: 2, atomRank: 1)
!45 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 15, atomRank: 1)
!46 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 2)
!47 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 1)
!48 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 2)
!49 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 1)
!50 = !DILocation(line: 23, column: 30, scope: !10)
!51 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 2)
!52 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 1)
!53 = !DILocation(line: 24, column: 9, scope: !10)
!54 = !DILocation(line: 21, column: 47, scope: !10, atomGroup: 8, atomRank: 2)
!55 = !DILocation(line: 21, column: 37, scope: !10, atomGroup: 4, atomRank: 1)
!56 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!57 = distinct !{!57, !58, !59, !60, !61}
!58 = !DILocation(line: 21, column: 5, scope: !10)
!59 = !DILocation(line: 26, column: 5, scope: !10)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = !DILocation(line: 28, column: 33, scope: !10, atomGroup: 11, atomRank: 2)
!63 = !DILocation(line: 28, column: 9, scope: !10)
!64 = !DILocation(line: 28, column: 31, scope: !10, atomGroup: 11, atomRank: 1)
!65 = !DILocation(line: 29, column: 5, scope: !10)
!66 = !DILocation(line: 30, column: 1, scope: !10, atomGroup: 12, atomRank: 1)
!67 = distinct !DISubprogram(name: "main", scope: !11, file: !11, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!68 = !DILocation(line: 35, column: 5, scope: !67, atomGroup: 21, atomRank: 1)
!69 = !DILocation(line: 38, column: 5, scope: !67)
!70 = !{!71, !71, i64 0}
!71 = !{!"long", !8, i64 0}
!72 = !DILocation(line: 24, column: 5, scope: !73, inlinedAt: !75, atomGroup: 19, atomRank: 1)
!73 = distinct !DISubprogram(name: "show", scope: !74, file: !74, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!74 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!75 = distinct !DILocation(line: 39, column: 5, scope: !67)
!76 = !DILocation(line: 25, column: 21, scope: !73, inlinedAt: !75)
!77 = !DILocation(line: 8, column: 5, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "show_number", scope: !74, file: !74, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!79 = distinct !DILocation(line: 25, column: 9, scope: !73, inlinedAt: !75)
!80 = !DILocation(line: 10, column: 28, scope: !78, inlinedAt: !79, atomGroup: 3, atomRank: 2)
!81 = !DILocation(line: 10, column: 21, scope: !78, inlinedAt: !79, atomGroup: 3, atomRank: 1)
!82 = !DILocation(line: 11, column: 16, scope: !78, inlinedAt: !79, atomGroup: 4, atomRank: 1)
!83 = !DILocation(line: 25, column: 95, scope: !84, inlinedAt: !86, atomGroup: 1, atomRank: 1)
!84 = distinct !DISubprogram(name: "putchar", scope: !85, file: !85, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!85 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!86 = distinct !DILocation(line: 12, column: 9, scope: !78, inlinedAt: !79)
!87 = !DILocation(line: 13, column: 5, scope: !78, inlinedAt: !79)
!88 = !DILocation(line: 14, column: 5, scope: !78, inlinedAt: !79)
!89 = !DILocation(line: 0, scope: !78, inlinedAt: !79)
!90 = !DILocation(line: 16, column: 14, scope: !78, inlinedAt: !79, atomGroup: 7, atomRank: 2)
!91 = !DILocation(line: 15, column: 45, scope: !78, inlinedAt: !79)
!92 = !DILocation(line: 15, column: 27, scope: !78, inlinedAt: !79, atomGroup: 5, atomRank: 2)
!93 = !DILocation(line: 15, column: 21, scope: !78, inlinedAt: !79, atomGroup: 6, atomRank: 2)
!94 = !DILocation(line: 15, column: 9, scope: !78, inlinedAt: !79)
!95 = !DILocation(line: 15, column: 25, scope: !78, inlinedAt: !79, atomGroup: 5, atomRank: 1)
!96 = !{!8, !8, i64 0}
!97 = !DILocation(line: 17, column: 19, scope: !78, inlinedAt: !79, atomGroup: 8, atomRank: 1)
!98 = !DILocation(line: 17, column: 5, scope: !78, inlinedAt: !79, atomGroup: 9, atomRank: 1)
!99 = distinct !{!99, !88, !100, !60, !61}
!100 = !DILocation(line: 17, column: 23, scope: !78, inlinedAt: !79)
!101 = !DILocation(line: 19, column: 24, scope: !78, inlinedAt: !79, atomGroup: 12, atomRank: 2)
!102 = !DILocation(line: 19, column: 17, scope: !78, inlinedAt: !79)
!103 = !DILocation(line: 25, column: 95, scope: !84, inlinedAt: !104, atomGroup: 1, atomRank: 1)
!104 = distinct !DILocation(line: 19, column: 9, scope: !78, inlinedAt: !79)
!105 = !DILocation(line: 18, column: 18, scope: !78, inlinedAt: !79, atomGroup: 10, atomRank: 1)
!106 = !DILocation(line: 18, column: 5, scope: !78, inlinedAt: !79, atomGroup: 11, atomRank: 1)
!107 = distinct !{!107, !108, !109, !60, !61}
!108 = !DILocation(line: 18, column: 5, scope: !78, inlinedAt: !79)
!109 = !DILocation(line: 20, column: 5, scope: !78, inlinedAt: !79)
!110 = !DILocation(line: 21, column: 1, scope: !78, inlinedAt: !79)
!111 = !DILocation(line: 26, column: 19, scope: !73, inlinedAt: !75)
!112 = !DILocation(line: 26, column: 17, scope: !73, inlinedAt: !75)
!113 = !DILocation(line: 25, column: 95, scope: !84, inlinedAt: !114, atomGroup: 1, atomRank: 1)
!114 = distinct !DILocation(line: 26, column: 9, scope: !73, inlinedAt: !75)
!115 = !DILocation(line: 24, column: 33, scope: !73, inlinedAt: !75, atomGroup: 4, atomRank: 2)
!116 = !DILocation(line: 24, column: 23, scope: !73, inlinedAt: !75, atomGroup: 2, atomRank: 1)
!117 = !DILocation(line: 24, column: 5, scope: !73, inlinedAt: !75, atomGroup: 3, atomRank: 1)
!118 = distinct !{!118, !119, !120, !60, !61}
!119 = !DILocation(line: 24, column: 5, scope: !73, inlinedAt: !75)
!120 = !DILocation(line: 27, column: 5, scope: !73, inlinedAt: !75)
!121 = !DILocation(line: 40, column: 5, scope: !67, atomGroup: 7, atomRank: 1)
!122 = !DILocation(line: 36, column: 24, scope: !67)
!123 = !DILocation(line: 36, column: 28, scope: !67, atomGroup: 4, atomRank: 2)
!124 = !DILocation(line: 36, column: 9, scope: !67)
!125 = !DILocation(line: 36, column: 20, scope: !67, atomGroup: 4, atomRank: 1)
!126 = !DILocation(line: 35, column: 42, scope: !67, atomGroup: 5, atomRank: 2)
!127 = !DILocation(line: 35, column: 23, scope: !67, atomGroup: 2, atomRank: 1)
!128 = !DILocation(line: 35, column: 5, scope: !67, atomGroup: 3, atomRank: 1)
!129 = distinct !{!129, !130, !131, !60, !61}
!130 = !DILocation(line: 35, column: 5, scope: !67)
!131 = !DILocation(line: 37, column: 5, scope: !67)
!132 = !DISubprogram(name: "harp_opencl_run", scope: !16, file: !16, line: 146, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubprogram(name: "__harp_hardware_id", scope: !23, file: !23, line: 25, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
