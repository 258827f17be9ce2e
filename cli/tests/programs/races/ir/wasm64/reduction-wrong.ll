; ModuleID = 'cli/tests/programs/races/reduction-wrong.c'
source_filename = "cli/tests/programs/races/reduction-wrong.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@add_up.partial = internal unnamed_addr global [16 x i32] zeroinitializer, align 16
@numbers = hidden global [48 x i32] zeroinitializer, align 16
@sums = hidden global [3 x i32] zeroinitializer, align 4
@harp_opencl_items = external local_unnamed_addr global ptr, align 8
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden void @add_up(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) #0 !dbg !10 {
  %3 = load ptr, ptr @harp_opencl_items, align 8, !dbg !14, !tbaa !18
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 1) #7, !dbg !21
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #7, !dbg !25
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 0) #7, !dbg !28
  %7 = mul nsw i32 %5, %4, !dbg !31
  %8 = add nsw i32 %7, %6, !dbg !31
  %9 = sext i32 %8 to i64, !dbg !14
  %10 = getelementptr inbounds i32, ptr %3, i64 %9, !dbg !14
  %11 = load i32, ptr %10, align 4, !dbg !14, !tbaa !6
  %12 = sext i32 %11 to i64, !dbg !32
  %13 = load i32, ptr @harp_opencl_group, align 4, !dbg !33
  %14 = sext i32 %13 to i64, !dbg !38
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !39
  %16 = sext i32 %15 to i64, !dbg !42
  %17 = mul nsw i64 %16, %14, !dbg !43
  %18 = getelementptr i32, ptr %0, i64 %17, !dbg !44
  %19 = getelementptr i32, ptr %18, i64 %12, !dbg !44
  %20 = load i32, ptr %19, align 4, !dbg !45, !tbaa !6
  %21 = shl nsw i64 %12, 2, !dbg !46
  %22 = getelementptr inbounds i8, ptr @add_up.partial, i64 %21, !dbg !46
  store i32 %20, ptr %22, align 4, !dbg !47, !tbaa !6
  br label %25, !dbg !48

23:                                               ; preds = %35
  %24 = icmp eq i32 %11, 0, !dbg !49
  br i1 %24, label %39, label %42, !dbg !50

25:                                               ; preds = %2, %35
  %26 = phi i32 [ %20, %2 ], [ %36, %35 ]
  %27 = phi i32 [ 8, %2 ], [ %37, %35 ]
  %28 = icmp sgt i32 %27, %11, !dbg !51
  br i1 %28, label %29, label %35, !dbg !52

29:                                               ; preds = %25
  %30 = add nsw i32 %27, %11, !dbg !53
  %31 = sext i32 %30 to i64, !dbg !54
  %32 = getelementptr inbounds i32, ptr @add_up.partial, i64 %31, !dbg !54
  %33 = load i32, ptr %32, align 4, !dbg !54, !tbaa !6
  %34 = add nsw i32 %26, %33, !dbg !55
  store i32 %34, ptr %22, align 4, !dbg !56, !tbaa !6
  br label %35, !dbg !57

35:                                               ; preds = %25, %29
  %36 = phi i32 [ %26, %25 ], [ %34, %29 ]
  %37 = lshr i32 %27, 1, !dbg !58
  %38 = icmp eq i32 %37, 0, !dbg !59
  br i1 %38, label %23, label %25, !dbg !60, !llvm.loop !61

39:                                               ; preds = %23
  %40 = load i32, ptr @add_up.partial, align 16, !dbg !66, !tbaa !6
  %41 = getelementptr inbounds nuw i32, ptr %1, i64 %14, !dbg !67
  store i32 %40, ptr %41, align 4, !dbg !68, !tbaa !6
  br label %42, !dbg !69

42:                                               ; preds = %39, %23
  ret void, !dbg !70
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #2 !dbg !71 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i64], align 8
  br label %42, !dbg !72

3:                                                ; preds = %42
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !73
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false), !dbg !73
  store i64 ptrtoint (ptr @numbers to i64), ptr %2, align 8, !dbg !73, !tbaa !74
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !73
  store i64 ptrtoint (ptr @sums to i64), ptr %5, align 8, !dbg !73, !tbaa !74
  call void @harp_opencl_run(ptr noundef nonnull @add_up, i32 noundef 48, i32 noundef 16, ptr noundef nonnull %2) #8, !dbg !73
  br label %6, !dbg !76

6:                                                ; preds = %36, %3
  %7 = phi i64 [ 0, %3 ], [ %39, %36 ]
  %8 = getelementptr inbounds nuw i32, ptr @sums, i64 %7, !dbg !80
  %9 = load i32, ptr %8, align 4, !dbg !80, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9, !dbg !81
  %10 = icmp slt i32 %9, 0, !dbg !84
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !85
  br i1 %10, label %12, label %13, !dbg !86

12:                                               ; preds = %6
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !87, !tbaa !74
  br label %13, !dbg !91

13:                                               ; preds = %12, %6
  br label %14, !dbg !92

14:                                               ; preds = %13, %14
  %15 = phi i64 [ %27, %14 ], [ 1, %13 ], !dbg !93
  %16 = phi i64 [ %24, %14 ], [ 0, %13 ], !dbg !93
  %17 = phi i32 [ %19, %14 ], [ %11, %13 ], !dbg !93
  %18 = freeze i32 %17, !dbg !94
  %19 = udiv i32 %18, 10, !dbg !94
  %20 = mul i32 %19, 10, !dbg !95
  %21 = sub i32 %18, %20, !dbg !95
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !96
  %23 = or disjoint i8 %22, 48, !dbg !96
  %24 = add nuw nsw i64 %16, 1, !dbg !97
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %16, !dbg !98
  store i8 %23, ptr %25, align 1, !dbg !99, !tbaa !100
  %26 = icmp ult i32 %17, 10, !dbg !101
  %27 = add nuw i64 %15, 1, !dbg !102
  br i1 %26, label %28, label %14, !dbg !102, !llvm.loop !103

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %30, %28 ], [ %15, %14 ]
  %30 = add nsw i64 %29, -1, !dbg !105
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %30, !dbg !106
  %32 = load i8, ptr %31, align 1, !dbg !106, !tbaa !100
  %33 = zext i8 %32 to i64, !dbg !107
  store volatile i64 %33, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !109, !tbaa !74
  %34 = trunc nuw i64 %29 to i32, !dbg !110
  %35 = icmp sgt i32 %34, 1, !dbg !110
  br i1 %35, label %28, label %36, !dbg !111, !llvm.loop !112

36:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9, !dbg !115
  %37 = icmp eq i64 %7, 2, !dbg !116
  %38 = select i1 %37, i64 10, i64 32, !dbg !117
  store volatile i64 %38, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !118, !tbaa !74
  %39 = add nuw nsw i64 %7, 1, !dbg !120
  %40 = icmp eq i64 %39, 3, !dbg !121
  br i1 %40, label %41, label %6, !dbg !122, !llvm.loop !123

41:                                               ; preds = %36
  ret i32 0, !dbg !126

42:                                               ; preds = %0, %42
  %43 = phi i64 [ 0, %0 ], [ %49, %42 ]
  %44 = mul nuw nsw i64 %43, %43, !dbg !127
  %45 = trunc i64 %44 to i16, !dbg !128
  %46 = urem i16 %45, 37, !dbg !128
  %47 = zext nneg i16 %46 to i32, !dbg !128
  %48 = getelementptr inbounds nuw i32, ptr @numbers, i64 %43, !dbg !129
  store i32 %47, ptr %48, align 4, !dbg !130, !tbaa !6
  %49 = add nuw nsw i64 %43, 1, !dbg !131
  %50 = icmp eq i64 %49, 48, !dbg !132
  br i1 %50, label %3, label %42, !dbg !133, !llvm.loop !134
}

declare !dbg !137 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !138 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #5

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
!32 = !DILocation(line: 65, column: 12, scope: !15, inlinedAt: !17, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 68, column: 58, scope: !34, inlinedAt: !35, atomGroup: 2, atomRank: 1)
!34 = distinct !DISubprogram(name: "get_group_id", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!35 = distinct !DILocation(line: 78, column: 12, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "get_global_id", scope: !16, file: !16, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!37 = distinct !DILocation(line: 19, column: 29, scope: !10)
!38 = !DILocation(line: 68, column: 58, scope: !34, inlinedAt: !35, atomGroup: 1, atomRank: 2)
!39 = !DILocation(line: 67, column: 60, scope: !40, inlinedAt: !41, atomGroup: 2, atomRank: 1)
!40 = distinct !DISubprogram(name: "get_local_size", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!41 = distinct !DILocation(line: 78, column: 38, scope: !36, inlinedAt: !37)
!42 = !DILocation(line: 67, column: 60, scope: !40, inlinedAt: !41, atomGroup: 1, atomRank: 2)
!43 = !DILocation(line: 78, column: 36, scope: !36, inlinedAt: !37)
!44 = !DILocation(line: 19, column: 21, scope: !10)
!45 = !DILocation(line: 19, column: 21, scope: !10, atomGroup: 2, atomRank: 2)
!46 = !DILocation(line: 19, column: 5, scope: !10)
!47 = !DILocation(line: 19, column: 19, scope: !10, atomGroup: 2, atomRank: 1)
!48 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 15, atomRank: 1)
!49 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 2)
!50 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 1)
!51 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 2)
!52 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 1)
!53 = !DILocation(line: 23, column: 43, scope: !10)
!54 = !DILocation(line: 23, column: 30, scope: !10)
!55 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 2)
!56 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 1)
!57 = !DILocation(line: 24, column: 9, scope: !10)
!58 = !DILocation(line: 21, column: 47, scope: !10, atomGroup: 8, atomRank: 2)
!59 = !DILocation(line: 21, column: 37, scope: !10, atomGroup: 4, atomRank: 1)
!60 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!61 = distinct !{!61, !62, !63, !64, !65}
!62 = !DILocation(line: 21, column: 5, scope: !10)
!63 = !DILocation(line: 26, column: 5, scope: !10)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 28, column: 33, scope: !10, atomGroup: 11, atomRank: 2)
!67 = !DILocation(line: 28, column: 9, scope: !10)
!68 = !DILocation(line: 28, column: 31, scope: !10, atomGroup: 11, atomRank: 1)
!69 = !DILocation(line: 29, column: 5, scope: !10)
!70 = !DILocation(line: 30, column: 1, scope: !10, atomGroup: 12, atomRank: 1)
!71 = distinct !DISubprogram(name: "main", scope: !11, file: !11, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!72 = !DILocation(line: 35, column: 5, scope: !71, atomGroup: 21, atomRank: 1)
!73 = !DILocation(line: 38, column: 5, scope: !71)
!74 = !{!75, !75, i64 0}
!75 = !{!"long", !8, i64 0}
!76 = !DILocation(line: 24, column: 5, scope: !77, inlinedAt: !79, atomGroup: 19, atomRank: 1)
!77 = distinct !DISubprogram(name: "show", scope: !78, file: !78, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!78 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!79 = distinct !DILocation(line: 39, column: 5, scope: !71)
!80 = !DILocation(line: 25, column: 21, scope: !77, inlinedAt: !79)
!81 = !DILocation(line: 8, column: 5, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "show_number", scope: !78, file: !78, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!83 = distinct !DILocation(line: 25, column: 9, scope: !77, inlinedAt: !79)
!84 = !DILocation(line: 10, column: 28, scope: !82, inlinedAt: !83, atomGroup: 3, atomRank: 2)
!85 = !DILocation(line: 10, column: 21, scope: !82, inlinedAt: !83, atomGroup: 3, atomRank: 1)
!86 = !DILocation(line: 11, column: 16, scope: !82, inlinedAt: !83, atomGroup: 4, atomRank: 1)
!87 = !DILocation(line: 25, column: 95, scope: !88, inlinedAt: !90, atomGroup: 1, atomRank: 1)
!88 = distinct !DISubprogram(name: "putchar", scope: !89, file: !89, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!89 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!90 = distinct !DILocation(line: 12, column: 9, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 13, column: 5, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 14, column: 5, scope: !82, inlinedAt: !83)
!93 = !DILocation(line: 0, scope: !82, inlinedAt: !83)
!94 = !DILocation(line: 16, column: 14, scope: !82, inlinedAt: !83, atomGroup: 7, atomRank: 2)
!95 = !DILocation(line: 15, column: 45, scope: !82, inlinedAt: !83)
!96 = !DILocation(line: 15, column: 27, scope: !82, inlinedAt: !83, atomGroup: 5, atomRank: 2)
!97 = !DILocation(line: 15, column: 21, scope: !82, inlinedAt: !83, atomGroup: 6, atomRank: 2)
!98 = !DILocation(line: 15, column: 9, scope: !82, inlinedAt: !83)
!99 = !DILocation(line: 15, column: 25, scope: !82, inlinedAt: !83, atomGroup: 5, atomRank: 1)
!100 = !{!8, !8, i64 0}
!101 = !DILocation(line: 17, column: 19, scope: !82, inlinedAt: !83, atomGroup: 8, atomRank: 1)
!102 = !DILocation(line: 17, column: 5, scope: !82, inlinedAt: !83, atomGroup: 9, atomRank: 1)
!103 = distinct !{!103, !92, !104, !64, !65}
!104 = !DILocation(line: 17, column: 23, scope: !82, inlinedAt: !83)
!105 = !DILocation(line: 19, column: 24, scope: !82, inlinedAt: !83, atomGroup: 12, atomRank: 2)
!106 = !DILocation(line: 19, column: 17, scope: !82, inlinedAt: !83)
!107 = !DILocation(line: 25, column: 97, scope: !88, inlinedAt: !108, atomGroup: 1, atomRank: 2)
!108 = distinct !DILocation(line: 19, column: 9, scope: !82, inlinedAt: !83)
!109 = !DILocation(line: 25, column: 95, scope: !88, inlinedAt: !108, atomGroup: 1, atomRank: 1)
!110 = !DILocation(line: 18, column: 18, scope: !82, inlinedAt: !83, atomGroup: 10, atomRank: 1)
!111 = !DILocation(line: 18, column: 5, scope: !82, inlinedAt: !83, atomGroup: 11, atomRank: 1)
!112 = distinct !{!112, !113, !114, !64, !65}
!113 = !DILocation(line: 18, column: 5, scope: !82, inlinedAt: !83)
!114 = !DILocation(line: 20, column: 5, scope: !82, inlinedAt: !83)
!115 = !DILocation(line: 21, column: 1, scope: !82, inlinedAt: !83)
!116 = !DILocation(line: 26, column: 19, scope: !77, inlinedAt: !79)
!117 = !DILocation(line: 26, column: 17, scope: !77, inlinedAt: !79)
!118 = !DILocation(line: 25, column: 95, scope: !88, inlinedAt: !119, atomGroup: 1, atomRank: 1)
!119 = distinct !DILocation(line: 26, column: 9, scope: !77, inlinedAt: !79)
!120 = !DILocation(line: 24, column: 33, scope: !77, inlinedAt: !79, atomGroup: 4, atomRank: 2)
!121 = !DILocation(line: 24, column: 23, scope: !77, inlinedAt: !79, atomGroup: 2, atomRank: 1)
!122 = !DILocation(line: 24, column: 5, scope: !77, inlinedAt: !79, atomGroup: 3, atomRank: 1)
!123 = distinct !{!123, !124, !125, !64, !65}
!124 = !DILocation(line: 24, column: 5, scope: !77, inlinedAt: !79)
!125 = !DILocation(line: 27, column: 5, scope: !77, inlinedAt: !79)
!126 = !DILocation(line: 40, column: 5, scope: !71, atomGroup: 7, atomRank: 1)
!127 = !DILocation(line: 36, column: 24, scope: !71)
!128 = !DILocation(line: 36, column: 28, scope: !71, atomGroup: 4, atomRank: 2)
!129 = !DILocation(line: 36, column: 9, scope: !71)
!130 = !DILocation(line: 36, column: 20, scope: !71, atomGroup: 4, atomRank: 1)
!131 = !DILocation(line: 35, column: 42, scope: !71, atomGroup: 5, atomRank: 2)
!132 = !DILocation(line: 35, column: 23, scope: !71, atomGroup: 2, atomRank: 1)
!133 = !DILocation(line: 35, column: 5, scope: !71, atomGroup: 3, atomRank: 1)
!134 = distinct !{!134, !135, !136, !64, !65}
!135 = !DILocation(line: 35, column: 5, scope: !71)
!136 = !DILocation(line: 37, column: 5, scope: !71)
!137 = !DISubprogram(name: "harp_opencl_run", scope: !16, file: !16, line: 146, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!138 = !DISubprogram(name: "__harp_hardware_id", scope: !23, file: !23, line: 25, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
