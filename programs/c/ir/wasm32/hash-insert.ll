; ModuleID = 'programs/c/hash-insert.c'
source_filename = "programs/c/hash-insert.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

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
  br label %61, !dbg !15

3:                                                ; preds = %61, %32
  %4 = phi i32 [ %36, %32 ], [ 0, %61 ]
  %5 = getelementptr inbounds nuw i32, ptr @results, i32 %4, !dbg !16
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
  %13 = phi i32 [ %21, %12 ], [ 0, %11 ], !dbg !29
  %14 = phi i32 [ %16, %12 ], [ %8, %11 ], !dbg !29
  %15 = freeze i32 %14, !dbg !30
  %16 = udiv i32 %15, 10, !dbg !30
  %17 = mul i32 %16, 10, !dbg !31
  %18 = sub i32 %15, %17, !dbg !31
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !32
  %20 = or disjoint i8 %19, 48, !dbg !32
  %21 = add nuw nsw i32 %13, 1, !dbg !33
  %22 = getelementptr inbounds nuw i8, ptr %2, i32 %13, !dbg !34
  store i8 %20, ptr %22, align 1, !dbg !35, !tbaa !36
  %23 = icmp ult i32 %14, 10, !dbg !37
  br i1 %23, label %24, label %12, !dbg !38, !llvm.loop !39

24:                                               ; preds = %12, %24
  %25 = phi i32 [ %26, %24 ], [ %21, %12 ]
  %26 = add nsw i32 %25, -1, !dbg !43
  %27 = getelementptr inbounds nuw i8, ptr %2, i32 %26, !dbg !44
  %28 = load i8, ptr %27, align 1, !dbg !44, !tbaa !36
  %29 = sext i8 %28 to i32, !dbg !44
  %30 = tail call i32 @putchar(i32 noundef %29) #5, !dbg !45
  %31 = icmp sgt i32 %25, 1, !dbg !46
  br i1 %31, label %24, label %32, !dbg !47, !llvm.loop !48

32:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !51
  %33 = icmp samesign ult i32 %4, 15, !dbg !52
  %34 = select i1 %33, i32 32, i32 10, !dbg !53
  %35 = tail call i32 @putchar(i32 noundef %34) #5, !dbg !54
  %36 = add nuw nsw i32 %4, 1, !dbg !55
  %37 = icmp eq i32 %36, 16, !dbg !56
  br i1 %37, label %38, label %3, !dbg !57, !llvm.loop !58

38:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !61
  br label %39, !dbg !64

39:                                               ; preds = %39, %38
  %40 = phi i32 [ 0, %38 ], [ %48, %39 ], !dbg !65
  %41 = phi i32 [ %68, %38 ], [ %43, %39 ], !dbg !65
  %42 = freeze i32 %41, !dbg !66
  %43 = udiv i32 %42, 10, !dbg !66
  %44 = mul i32 %43, 10, !dbg !67
  %45 = sub i32 %42, %44, !dbg !67
  %46 = trunc nuw nsw i32 %45 to i8, !dbg !68
  %47 = or disjoint i8 %46, 48, !dbg !68
  %48 = add nuw nsw i32 %40, 1, !dbg !69
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 %40, !dbg !70
  store i8 %47, ptr %49, align 1, !dbg !71, !tbaa !36
  %50 = icmp samesign ult i32 %41, 10, !dbg !72
  br i1 %50, label %51, label %39, !dbg !73, !llvm.loop !74

51:                                               ; preds = %39, %51
  %52 = phi i32 [ %53, %51 ], [ %48, %39 ]
  %53 = add nsw i32 %52, -1, !dbg !76
  %54 = getelementptr inbounds nuw i8, ptr %1, i32 %53, !dbg !77
  %55 = load i8, ptr %54, align 1, !dbg !77, !tbaa !36
  %56 = sext i8 %55 to i32, !dbg !77
  %57 = tail call i32 @putchar(i32 noundef %56) #5, !dbg !78
  %58 = icmp sgt i32 %52, 1, !dbg !79
  br i1 %58, label %51, label %59, !dbg !80, !llvm.loop !81

59:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !84
  %60 = tail call i32 @putchar(i32 noundef 10) #5, !dbg !85
  ret i32 0, !dbg !86

61:                                               ; preds = %0, %61
  %62 = phi i32 [ 0, %0 ], [ %69, %61 ]
  %63 = phi i32 [ 0, %0 ], [ %68, %61 ]
  %64 = getelementptr inbounds nuw %struct.slot, ptr @table, i32 %62, !dbg !87
  %65 = load atomic i32, ptr %64 seq_cst, align 8, !dbg !88, !tbaa !89
  %66 = icmp ne i32 %65, 0, !dbg !91
  %67 = zext i1 %66 to i32, !dbg !91
  %68 = add nuw nsw i32 %63, %67, !dbg !92
  %69 = add nuw nsw i32 %62, 1, !dbg !93
  %70 = icmp eq i32 %69, 61, !dbg !94
  br i1 %70, label %3, label %61, !dbg !95, !llvm.loop !96
}

declare !dbg !99 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @insert(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !101 {
  %3 = getelementptr inbounds i32, ptr @keys, i32 %0, !dbg !102
  %4 = load i32, ptr %3, align 4, !dbg !103, !tbaa !6
  br label %5, !dbg !104

5:                                                ; preds = %5, %2
  %6 = phi i32 [ %4, %2 ], [ %14, %5 ]
  %7 = urem i32 %6, 61, !dbg !105
  %8 = getelementptr inbounds nuw %struct.slot, ptr @table, i32 %7, !dbg !106
  %9 = cmpxchg ptr %8, i32 0, i32 %4 seq_cst seq_cst, align 8, !dbg !107
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !108
  %11 = extractvalue { i32, i1 } %9, 0
  %12 = icmp eq i32 %11, %4
  %13 = select i1 %10, i1 true, i1 %12, !dbg !109
  %14 = add nuw nsw i32 %7, 1, !dbg !110
  br i1 %13, label %15, label %5, !dbg !109, !llvm.loop !111

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %8, i32 4, !dbg !114
  %17 = atomicrmw add ptr %16, i32 1 seq_cst, align 4, !dbg !115
  ret void, !dbg !116
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @look_up(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !117 {
  %3 = getelementptr inbounds i32, ptr @queries, i32 %0, !dbg !118
  %4 = load i32, ptr %3, align 4, !dbg !119, !tbaa !6
  %5 = freeze i32 %4, !dbg !120
  %6 = urem i32 %5, 61, !dbg !120
  %7 = getelementptr inbounds nuw %struct.slot, ptr @table, i32 %6, !dbg !121
  %8 = load atomic i32, ptr %7 seq_cst, align 8, !dbg !122, !tbaa !89
  %9 = icmp eq i32 %8, %5, !dbg !123
  br i1 %9, label %22, label %17, !dbg !124

10:                                               ; preds = %17
  %11 = add i32 %19, 1, !dbg !125
  %12 = icmp eq i32 %11, 61, !dbg !120
  %13 = select i1 %12, i32 0, i32 %11, !dbg !120
  %14 = getelementptr inbounds nuw %struct.slot, ptr @table, i32 %13, !dbg !121
  %15 = load atomic i32, ptr %14 seq_cst, align 8, !dbg !122, !tbaa !89
  %16 = icmp eq i32 %15, %5, !dbg !126
  br i1 %16, label %22, label %17, !dbg !127, !llvm.loop !128

17:                                               ; preds = %2, %10
  %18 = phi ptr [ %14, %10 ], [ %7, %2 ]
  %19 = phi i32 [ %13, %10 ], [ %6, %2 ]
  %20 = load atomic i32, ptr %18 seq_cst, align 4, !dbg !131, !tbaa !89
  %21 = icmp eq i32 %20, 0, !dbg !132
  br i1 %21, label %22, label %10, !dbg !133

22:                                               ; preds = %17, %10, %2
  %23 = phi ptr [ %7, %2 ], [ %14, %10 ], [ %18, %17 ], !dbg !121
  %24 = getelementptr inbounds nuw i8, ptr %23, i32 4, !dbg !134
  %25 = load atomic i32, ptr %24 seq_cst, align 4, !dbg !135, !tbaa !136
  %26 = getelementptr inbounds i32, ptr @results, i32 %0, !dbg !137
  store i32 %25, ptr %26, align 4, !dbg !138, !tbaa !6
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
