; ModuleID = 'programs/c/hash-insert.c'
source_filename = "programs/c/hash-insert.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.slot = type { i32, i32 }

@keys = hidden local_unnamed_addr global [32 x i32] [i32 1001, i32 42, i32 77, i32 3, i32 500, i32 14, i32 923, i32 8, i32 650, i32 1234, i32 21, i32 99, i32 35, i32 4711, i32 42, i32 8, i32 62, i32 123, i32 184, i32 245, i32 1, i32 306, i32 367, i32 428, i32 42, i32 62, i32 489, i32 550, i32 611, i32 2, i32 3, i32 8], align 16
@queries = hidden local_unnamed_addr global [16 x i32] [i32 42, i32 5, i32 4711, i32 77, i32 21, i32 1000, i32 35, i32 1001, i32 7, i32 99, i32 8, i32 3, i32 650, i32 924, i32 14, i32 62], align 16
@table = hidden global [61 x %struct.slot] zeroinitializer, align 16
@results = hidden local_unnamed_addr global [16 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @insert, i32 noundef 32, ptr noundef null) #5, !dbg !13
  tail call void @launch(ptr noundef nonnull @look_up, i32 noundef 16, ptr noundef null) #5, !dbg !14
  br label %67, !dbg !15

3:                                                ; preds = %67, %35
  %4 = phi i64 [ %39, %35 ], [ 0, %67 ]
  %5 = getelementptr inbounds nuw i32, ptr @results, i64 %4, !dbg !16
  %6 = load i32, ptr %5, align 4, !dbg !16, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !20
  %7 = icmp slt i32 %6, 0, !dbg !23
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !24
  br i1 %7, label %9, label %11, !dbg !25

9:                                                ; preds = %3
  %10 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !26
  br label %11, !dbg !27

11:                                               ; preds = %9, %3
  br label %12, !dbg !28

12:                                               ; preds = %11, %12
  %13 = phi i64 [ %25, %12 ], [ 1, %11 ], !dbg !29
  %14 = phi i64 [ %22, %12 ], [ 0, %11 ], !dbg !29
  %15 = phi i32 [ %17, %12 ], [ %8, %11 ], !dbg !29
  %16 = freeze i32 %15, !dbg !30
  %17 = udiv i32 %16, 10, !dbg !30
  %18 = mul i32 %17, 10, !dbg !31
  %19 = sub i32 %16, %18, !dbg !31
  %20 = trunc nuw nsw i32 %19 to i8, !dbg !32
  %21 = or disjoint i8 %20, 48, !dbg !32
  %22 = add nuw nsw i64 %14, 1, !dbg !33
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 %14, !dbg !34
  store i8 %21, ptr %23, align 1, !dbg !35, !tbaa !36
  %24 = icmp ult i32 %15, 10, !dbg !37
  %25 = add nuw i64 %13, 1, !dbg !38
  br i1 %24, label %26, label %12, !dbg !38, !llvm.loop !39

26:                                               ; preds = %12, %26
  %27 = phi i64 [ %28, %26 ], [ %13, %12 ]
  %28 = add nsw i64 %27, -1, !dbg !43
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 %28, !dbg !44
  %30 = load i8, ptr %29, align 1, !dbg !44, !tbaa !36
  %31 = sext i8 %30 to i32, !dbg !44
  %32 = tail call i32 @putchar(i32 noundef %31) #5, !dbg !45
  %33 = trunc nuw i64 %27 to i32, !dbg !46
  %34 = icmp sgt i32 %33, 1, !dbg !46
  br i1 %34, label %26, label %35, !dbg !47, !llvm.loop !48

35:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !51
  %36 = icmp samesign ult i64 %4, 15, !dbg !52
  %37 = select i1 %36, i32 32, i32 10, !dbg !53
  %38 = tail call i32 @putchar(i32 noundef %37) #5, !dbg !54
  %39 = add nuw nsw i64 %4, 1, !dbg !55
  %40 = icmp eq i64 %39, 16, !dbg !56
  br i1 %40, label %41, label %3, !dbg !57, !llvm.loop !58

41:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !61
  br label %42, !dbg !64

42:                                               ; preds = %42, %41
  %43 = phi i64 [ %55, %42 ], [ 1, %41 ], !dbg !65
  %44 = phi i64 [ %52, %42 ], [ 0, %41 ], !dbg !65
  %45 = phi i32 [ %47, %42 ], [ %74, %41 ], !dbg !65
  %46 = freeze i32 %45, !dbg !66
  %47 = udiv i32 %46, 10, !dbg !66
  %48 = mul i32 %47, 10, !dbg !67
  %49 = sub i32 %46, %48, !dbg !67
  %50 = trunc nuw nsw i32 %49 to i8, !dbg !68
  %51 = or disjoint i8 %50, 48, !dbg !68
  %52 = add nuw nsw i64 %44, 1, !dbg !69
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 %44, !dbg !70
  store i8 %51, ptr %53, align 1, !dbg !71, !tbaa !36
  %54 = icmp samesign ult i32 %45, 10, !dbg !72
  %55 = add nuw i64 %43, 1, !dbg !73
  br i1 %54, label %56, label %42, !dbg !73, !llvm.loop !74

56:                                               ; preds = %42, %56
  %57 = phi i64 [ %58, %56 ], [ %43, %42 ]
  %58 = add nsw i64 %57, -1, !dbg !76
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %58, !dbg !77
  %60 = load i8, ptr %59, align 1, !dbg !77, !tbaa !36
  %61 = sext i8 %60 to i32, !dbg !77
  %62 = tail call i32 @putchar(i32 noundef %61) #5, !dbg !78
  %63 = trunc nuw i64 %57 to i32, !dbg !79
  %64 = icmp sgt i32 %63, 1, !dbg !79
  br i1 %64, label %56, label %65, !dbg !80, !llvm.loop !81

65:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !84
  %66 = tail call i32 @putchar(i32 noundef 10) #5, !dbg !85
  ret i32 0, !dbg !86

67:                                               ; preds = %0, %67
  %68 = phi i64 [ 0, %0 ], [ %75, %67 ]
  %69 = phi i32 [ 0, %0 ], [ %74, %67 ]
  %70 = getelementptr inbounds nuw %struct.slot, ptr @table, i64 %68, !dbg !87
  %71 = load atomic i32, ptr %70 seq_cst, align 8, !dbg !88, !tbaa !89
  %72 = icmp ne i32 %71, 0, !dbg !91
  %73 = zext i1 %72 to i32, !dbg !91
  %74 = add nuw nsw i32 %69, %73, !dbg !92
  %75 = add nuw nsw i64 %68, 1, !dbg !93
  %76 = icmp eq i64 %75, 61, !dbg !94
  br i1 %76, label %3, label %67, !dbg !95, !llvm.loop !96
}

declare !dbg !99 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @insert(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !101 {
  %3 = sext i32 %0 to i64, !dbg !102
  %4 = getelementptr inbounds i32, ptr @keys, i64 %3, !dbg !102
  %5 = load i32, ptr %4, align 4, !dbg !103, !tbaa !6
  br label %6, !dbg !104

6:                                                ; preds = %6, %2
  %7 = phi i32 [ %5, %2 ], [ %16, %6 ]
  %8 = urem i32 %7, 61, !dbg !105
  %9 = zext nneg i32 %8 to i64, !dbg !106
  %10 = getelementptr inbounds nuw %struct.slot, ptr @table, i64 %9, !dbg !106
  %11 = cmpxchg ptr %10, i32 0, i32 %5 seq_cst seq_cst, align 8, !dbg !107
  %12 = extractvalue { i32, i1 } %11, 1, !dbg !108
  %13 = extractvalue { i32, i1 } %11, 0
  %14 = icmp eq i32 %13, %5
  %15 = select i1 %12, i1 true, i1 %14, !dbg !109
  %16 = add nuw nsw i32 %8, 1, !dbg !110
  br i1 %15, label %17, label %6, !dbg !109, !llvm.loop !111

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 4, !dbg !114
  %19 = atomicrmw add ptr %18, i32 1 seq_cst, align 4, !dbg !115
  ret void, !dbg !116
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @look_up(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !117 {
  %3 = sext i32 %0 to i64, !dbg !118
  %4 = getelementptr inbounds i32, ptr @queries, i64 %3, !dbg !118
  %5 = load i32, ptr %4, align 4, !dbg !119, !tbaa !6
  %6 = freeze i32 %5, !dbg !120
  %7 = urem i32 %6, 61, !dbg !120
  %8 = zext nneg i32 %7 to i64, !dbg !121
  %9 = getelementptr inbounds nuw %struct.slot, ptr @table, i64 %8, !dbg !121
  %10 = load atomic i32, ptr %9 seq_cst, align 8, !dbg !122, !tbaa !89
  %11 = icmp eq i32 %10, %6, !dbg !123
  br i1 %11, label %25, label %20, !dbg !124

12:                                               ; preds = %20
  %13 = add i32 %22, 1, !dbg !125
  %14 = icmp eq i32 %13, 61, !dbg !120
  %15 = select i1 %14, i32 0, i32 %13, !dbg !120
  %16 = zext nneg i32 %15 to i64, !dbg !121
  %17 = getelementptr inbounds nuw %struct.slot, ptr @table, i64 %16, !dbg !121
  %18 = load atomic i32, ptr %17 seq_cst, align 8, !dbg !122, !tbaa !89
  %19 = icmp eq i32 %18, %6, !dbg !126
  br i1 %19, label %25, label %20, !dbg !127, !llvm.loop !128

20:                                               ; preds = %2, %12
  %21 = phi ptr [ %17, %12 ], [ %9, %2 ]
  %22 = phi i32 [ %15, %12 ], [ %7, %2 ]
  %23 = load atomic i32, ptr %21 seq_cst, align 4, !dbg !131, !tbaa !89
  %24 = icmp eq i32 %23, 0, !dbg !132
  br i1 %24, label %25, label %12, !dbg !133

25:                                               ; preds = %20, %12, %2
  %26 = phi ptr [ %9, %2 ], [ %17, %12 ], [ %21, %20 ], !dbg !121
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4, !dbg !134
  %28 = load atomic i32, ptr %27 seq_cst, align 4, !dbg !135, !tbaa !136
  %29 = getelementptr inbounds i32, ptr @results, i64 %3, !dbg !137
  store i32 %28, ptr %29, align 4, !dbg !138, !tbaa !6
  ret void, !dbg !139
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !140 i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/hash-insert.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 46, column: 5, scope: !10)
!14 = !DILocation(line: 47, column: 5, scope: !10)
!15 = !DILocation(line: 49, column: 5, scope: !10, atomGroup: 20, atomRank: 1)
!16 = !DILocation(line: 25, column: 21, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "show", scope: !18, file: !18, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!18 = !DIFile(filename: "programs/c/show.h", directory: "")
!19 = distinct !DILocation(line: 52, column: 5, scope: !10)
!20 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "show_number", scope: !18, file: !18, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !19)
!23 = !DILocation(line: 10, column: 28, scope: !21, inlinedAt: !22, atomGroup: 3, atomRank: 2)
!24 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!25 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !22, atomGroup: 4, atomRank: 1)
!26 = !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !22)
!28 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !22, atomGroup: 7, atomRank: 2)
!31 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 2)
!33 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !22, atomGroup: 6, atomRank: 2)
!34 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 1)
!36 = !{!8, !8, i64 0}
!37 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !22, atomGroup: 8, atomRank: 1)
!38 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !22, atomGroup: 9, atomRank: 1)
!39 = distinct !{!39, !28, !40, !41, !42}
!40 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !22)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !22, atomGroup: 12, atomRank: 2)
!44 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !22)
!45 = !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !22)
!46 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !22, atomGroup: 10, atomRank: 1)
!47 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22, atomGroup: 11, atomRank: 1)
!48 = distinct !{!48, !49, !50, !41, !42}
!49 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !22)
!51 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !19)
!53 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !19)
!54 = !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !19)
!55 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !19, atomGroup: 4, atomRank: 2)
!56 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !19, atomGroup: 2, atomRank: 1)
!57 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19, atomGroup: 3, atomRank: 1)
!58 = distinct !{!58, !59, !60, !41, !42}
!59 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19)
!60 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !19)
!61 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !62)
!62 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !63)
!63 = distinct !DILocation(line: 53, column: 5, scope: !10)
!64 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !62)
!65 = !DILocation(line: 0, scope: !21, inlinedAt: !62)
!66 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !62, atomGroup: 7, atomRank: 2)
!67 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !62)
!68 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !62, atomGroup: 5, atomRank: 2)
!69 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !62, atomGroup: 6, atomRank: 2)
!70 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !62)
!71 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !62, atomGroup: 5, atomRank: 1)
!72 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !62, atomGroup: 8, atomRank: 1)
!73 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !62, atomGroup: 9, atomRank: 1)
!74 = distinct !{!74, !64, !75, !41, !42}
!75 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !62)
!76 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !62, atomGroup: 12, atomRank: 2)
!77 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !62)
!78 = !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !62)
!79 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !62, atomGroup: 10, atomRank: 1)
!80 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !62, atomGroup: 11, atomRank: 1)
!81 = distinct !{!81, !82, !83, !41, !42}
!82 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !62)
!83 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !62)
!84 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !62)
!85 = !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !63)
!86 = !DILocation(line: 54, column: 5, scope: !10, atomGroup: 9, atomRank: 1)
!87 = !DILocation(line: 50, column: 17, scope: !10)
!88 = !DILocation(line: 50, column: 29, scope: !10)
!89 = !{!90, !8, i64 0}
!90 = !{!"slot", !8, i64 0, !8, i64 4}
!91 = !DILocation(line: 50, column: 33, scope: !10)
!92 = !DILocation(line: 50, column: 14, scope: !10, atomGroup: 5, atomRank: 2)
!93 = !DILocation(line: 49, column: 42, scope: !10, atomGroup: 6, atomRank: 2)
!94 = !DILocation(line: 49, column: 29, scope: !10, atomGroup: 3, atomRank: 1)
!95 = !DILocation(line: 49, column: 5, scope: !10, atomGroup: 4, atomRank: 1)
!96 = distinct !{!96, !97, !98, !41, !42}
!97 = !DILocation(line: 49, column: 5, scope: !10)
!98 = !DILocation(line: 51, column: 5, scope: !10)
!99 = !DISubprogram(name: "launch", scope: !100, file: !100, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!101 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!102 = !DILocation(line: 25, column: 15, scope: !101)
!103 = !DILocation(line: 25, column: 15, scope: !101, atomGroup: 1, atomRank: 2)
!104 = !DILocation(line: 26, column: 10, scope: !101)
!105 = !DILocation(line: 26, scope: !101, atomGroup: 2, atomRank: 2)
!106 = !DILocation(line: 28, column: 45, scope: !101)
!107 = !DILocation(line: 28, column: 13, scope: !101)
!108 = !DILocation(line: 28, column: 13, scope: !101, atomGroup: 4, atomRank: 3)
!109 = !DILocation(line: 28, column: 75, scope: !101, atomGroup: 5, atomRank: 1)
!110 = !DILocation(line: 26, column: 63, scope: !101)
!111 = distinct !{!111, !112, !113, !42}
!112 = !DILocation(line: 26, column: 5, scope: !101)
!113 = !DILocation(line: 32, column: 5, scope: !101)
!114 = !DILocation(line: 29, column: 43, scope: !101)
!115 = !DILocation(line: 29, column: 13, scope: !101, atomGroup: 7, atomRank: 2)
!116 = !DILocation(line: 33, column: 1, scope: !101, atomGroup: 11, atomRank: 1)
!117 = distinct !DISubprogram(name: "look_up", scope: !1, file: !1, line: 35, type: !11, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!118 = !DILocation(line: 37, column: 15, scope: !117)
!119 = !DILocation(line: 37, column: 15, scope: !117, atomGroup: 1, atomRank: 2)
!120 = !DILocation(line: 0, scope: !117)
!121 = !DILocation(line: 39, column: 12, scope: !117)
!122 = !DILocation(line: 39, column: 24, scope: !117)
!123 = !DILocation(line: 39, column: 28, scope: !117, atomGroup: 18, atomRank: 2)
!124 = !DILocation(line: 39, column: 35, scope: !117, atomGroup: 18, atomRank: 1)
!125 = !DILocation(line: 40, column: 22, scope: !117)
!126 = !DILocation(line: 39, column: 28, scope: !117, atomGroup: 3, atomRank: 2)
!127 = !DILocation(line: 39, column: 35, scope: !117, atomGroup: 3, atomRank: 1)
!128 = distinct !{!128, !129, !130, !41, !42}
!129 = !DILocation(line: 39, column: 5, scope: !117)
!130 = !DILocation(line: 41, column: 5, scope: !117)
!131 = !DILocation(line: 39, column: 50, scope: !117)
!132 = !DILocation(line: 39, column: 54, scope: !117)
!133 = !DILocation(line: 39, column: 5, scope: !117, atomGroup: 4, atomRank: 1)
!134 = !DILocation(line: 42, column: 35, scope: !117)
!135 = !DILocation(line: 42, column: 35, scope: !117, atomGroup: 6, atomRank: 2)
!136 = !{!90, !8, i64 4}
!137 = !DILocation(line: 42, column: 5, scope: !117)
!138 = !DILocation(line: 42, column: 21, scope: !117, atomGroup: 6, atomRank: 1)
!139 = !DILocation(line: 43, column: 1, scope: !117, atomGroup: 7, atomRank: 1)
!140 = !DISubprogram(name: "putchar", scope: !141, file: !141, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
