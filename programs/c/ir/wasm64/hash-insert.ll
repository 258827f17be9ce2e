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
  br label %62, !dbg !15

3:                                                ; preds = %62, %33
  %4 = phi i64 [ %36, %33 ], [ 0, %62 ]
  %5 = getelementptr inbounds nuw i32, ptr @results, i64 %4, !dbg !16
  %6 = load i32, ptr %5, align 4, !dbg !16, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !20
  %7 = icmp slt i32 %6, 0, !dbg !23
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !24
  br i1 %7, label %9, label %10, !dbg !25

9:                                                ; preds = %3
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !26, !tbaa !30
  br label %10, !dbg !32

10:                                               ; preds = %9, %3
  br label %11, !dbg !33

11:                                               ; preds = %10, %11
  %12 = phi i64 [ %24, %11 ], [ 1, %10 ], !dbg !34
  %13 = phi i64 [ %21, %11 ], [ 0, %10 ], !dbg !34
  %14 = phi i32 [ %16, %11 ], [ %8, %10 ], !dbg !34
  %15 = freeze i32 %14, !dbg !35
  %16 = udiv i32 %15, 10, !dbg !35
  %17 = mul i32 %16, 10, !dbg !36
  %18 = sub i32 %15, %17, !dbg !36
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !37
  %20 = or disjoint i8 %19, 48, !dbg !37
  %21 = add nuw nsw i64 %13, 1, !dbg !38
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 %13, !dbg !39
  store i8 %20, ptr %22, align 1, !dbg !40, !tbaa !41
  %23 = icmp ult i32 %14, 10, !dbg !42
  %24 = add nuw i64 %12, 1, !dbg !43
  br i1 %23, label %25, label %11, !dbg !43, !llvm.loop !44

25:                                               ; preds = %11, %25
  %26 = phi i64 [ %27, %25 ], [ %12, %11 ]
  %27 = add nsw i64 %26, -1, !dbg !48
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 %27, !dbg !49
  %29 = load i8, ptr %28, align 1, !dbg !49, !tbaa !41
  %30 = zext i8 %29 to i64, !dbg !50
  store volatile i64 %30, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !52, !tbaa !30
  %31 = trunc nuw i64 %26 to i32, !dbg !53
  %32 = icmp sgt i32 %31, 1, !dbg !53
  br i1 %32, label %25, label %33, !dbg !54, !llvm.loop !55

33:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !58
  %34 = icmp samesign ult i64 %4, 15, !dbg !59
  %35 = select i1 %34, i64 32, i64 10, !dbg !60
  store volatile i64 %35, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !61, !tbaa !30
  %36 = add nuw nsw i64 %4, 1, !dbg !63
  %37 = icmp eq i64 %36, 16, !dbg !64
  br i1 %37, label %38, label %3, !dbg !65, !llvm.loop !66

38:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !69
  br label %39, !dbg !72

39:                                               ; preds = %39, %38
  %40 = phi i64 [ %52, %39 ], [ 1, %38 ], !dbg !73
  %41 = phi i64 [ %49, %39 ], [ 0, %38 ], !dbg !73
  %42 = phi i32 [ %44, %39 ], [ %69, %38 ], !dbg !73
  %43 = freeze i32 %42, !dbg !74
  %44 = udiv i32 %43, 10, !dbg !74
  %45 = mul i32 %44, 10, !dbg !75
  %46 = sub i32 %43, %45, !dbg !75
  %47 = trunc nuw nsw i32 %46 to i8, !dbg !76
  %48 = or disjoint i8 %47, 48, !dbg !76
  %49 = add nuw nsw i64 %41, 1, !dbg !77
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 %41, !dbg !78
  store i8 %48, ptr %50, align 1, !dbg !79, !tbaa !41
  %51 = icmp samesign ult i32 %42, 10, !dbg !80
  %52 = add nuw i64 %40, 1, !dbg !81
  br i1 %51, label %53, label %39, !dbg !81, !llvm.loop !82

53:                                               ; preds = %39, %53
  %54 = phi i64 [ %55, %53 ], [ %40, %39 ]
  %55 = add nsw i64 %54, -1, !dbg !84
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 %55, !dbg !85
  %57 = load i8, ptr %56, align 1, !dbg !85, !tbaa !41
  %58 = zext i8 %57 to i64, !dbg !86
  store volatile i64 %58, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !88, !tbaa !30
  %59 = trunc nuw i64 %54 to i32, !dbg !89
  %60 = icmp sgt i32 %59, 1, !dbg !89
  br i1 %60, label %53, label %61, !dbg !90, !llvm.loop !91

61:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !94
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !95, !tbaa !30
  ret i32 0, !dbg !97

62:                                               ; preds = %0, %62
  %63 = phi i64 [ 0, %0 ], [ %70, %62 ]
  %64 = phi i32 [ 0, %0 ], [ %69, %62 ]
  %65 = getelementptr inbounds nuw %struct.slot, ptr @table, i64 %63, !dbg !98
  %66 = load atomic i32, ptr %65 seq_cst, align 8, !dbg !99, !tbaa !100
  %67 = icmp ne i32 %66, 0, !dbg !102
  %68 = zext i1 %67 to i32, !dbg !102
  %69 = add nuw nsw i32 %64, %68, !dbg !103
  %70 = add nuw nsw i64 %63, 1, !dbg !104
  %71 = icmp eq i64 %70, 61, !dbg !105
  br i1 %71, label %3, label %62, !dbg !106, !llvm.loop !107
}

declare !dbg !110 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @insert(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !112 {
  %3 = sext i32 %0 to i64, !dbg !113
  %4 = getelementptr inbounds i32, ptr @keys, i64 %3, !dbg !113
  %5 = load i32, ptr %4, align 4, !dbg !114, !tbaa !6
  br label %6, !dbg !115

6:                                                ; preds = %6, %2
  %7 = phi i32 [ %5, %2 ], [ %16, %6 ]
  %8 = urem i32 %7, 61, !dbg !116
  %9 = zext nneg i32 %8 to i64, !dbg !117
  %10 = getelementptr inbounds nuw %struct.slot, ptr @table, i64 %9, !dbg !117
  %11 = cmpxchg ptr %10, i32 0, i32 %5 seq_cst seq_cst, align 8, !dbg !118
  %12 = extractvalue { i32, i1 } %11, 1, !dbg !119
  %13 = extractvalue { i32, i1 } %11, 0
  %14 = icmp eq i32 %13, %5
  %15 = select i1 %12, i1 true, i1 %14, !dbg !120
  %16 = add nuw nsw i32 %8, 1, !dbg !121
  br i1 %15, label %17, label %6, !dbg !120, !llvm.loop !122

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 4, !dbg !125
  %19 = atomicrmw add ptr %18, i32 1 seq_cst, align 4, !dbg !126
  ret void, !dbg !127
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @look_up(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !128 {
  %3 = sext i32 %0 to i64, !dbg !129
  %4 = getelementptr inbounds i32, ptr @queries, i64 %3, !dbg !129
  %5 = load i32, ptr %4, align 4, !dbg !130, !tbaa !6
  %6 = freeze i32 %5, !dbg !131
  %7 = urem i32 %6, 61, !dbg !131
  %8 = zext nneg i32 %7 to i64, !dbg !132
  %9 = getelementptr inbounds nuw %struct.slot, ptr @table, i64 %8, !dbg !132
  %10 = load atomic i32, ptr %9 seq_cst, align 8, !dbg !133, !tbaa !100
  %11 = icmp eq i32 %10, %6, !dbg !134
  br i1 %11, label %25, label %20, !dbg !135

12:                                               ; preds = %20
  %13 = add i32 %22, 1, !dbg !136
  %14 = icmp eq i32 %13, 61, !dbg !131
  %15 = select i1 %14, i32 0, i32 %13, !dbg !131
  %16 = zext nneg i32 %15 to i64, !dbg !132
  %17 = getelementptr inbounds nuw %struct.slot, ptr @table, i64 %16, !dbg !132
  %18 = load atomic i32, ptr %17 seq_cst, align 8, !dbg !133, !tbaa !100
  %19 = icmp eq i32 %18, %6, !dbg !137
  br i1 %19, label %25, label %20, !dbg !138, !llvm.loop !139

20:                                               ; preds = %2, %12
  %21 = phi ptr [ %17, %12 ], [ %9, %2 ]
  %22 = phi i32 [ %15, %12 ], [ %7, %2 ]
  %23 = load atomic i32, ptr %21 seq_cst, align 4, !dbg !142, !tbaa !100
  %24 = icmp eq i32 %23, 0, !dbg !143
  br i1 %24, label %25, label %12, !dbg !144

25:                                               ; preds = %20, %12, %2
  %26 = phi ptr [ %9, %2 ], [ %17, %12 ], [ %21, %20 ], !dbg !132
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4, !dbg !145
  %28 = load atomic i32, ptr %27 seq_cst, align 4, !dbg !146, !tbaa !147
  %29 = getelementptr inbounds i32, ptr @results, i64 %3, !dbg !148
  store i32 %28, ptr %29, align 4, !dbg !149, !tbaa !6
  ret void, !dbg !150
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

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
!26 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !29, atomGroup: 1, atomRank: 1)
!27 = distinct !DISubprogram(name: "putchar", scope: !28, file: !28, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!28 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!29 = distinct !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !22)
!30 = !{!31, !31, i64 0}
!31 = !{!"long", !8, i64 0}
!32 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !22, atomGroup: 7, atomRank: 2)
!36 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 2)
!38 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !22, atomGroup: 6, atomRank: 2)
!39 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !22)
!40 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 1)
!41 = !{!8, !8, i64 0}
!42 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !22, atomGroup: 8, atomRank: 1)
!43 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !22, atomGroup: 9, atomRank: 1)
!44 = distinct !{!44, !33, !45, !46, !47}
!45 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !22)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !22, atomGroup: 12, atomRank: 2)
!49 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 25, column: 97, scope: !27, inlinedAt: !51, atomGroup: 1, atomRank: 2)
!51 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !51, atomGroup: 1, atomRank: 1)
!53 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !22, atomGroup: 10, atomRank: 1)
!54 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22, atomGroup: 11, atomRank: 1)
!55 = distinct !{!55, !56, !57, !46, !47}
!56 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22)
!57 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !22)
!58 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !22)
!59 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !19)
!60 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !19)
!61 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !62, atomGroup: 1, atomRank: 1)
!62 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !19)
!63 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !19, atomGroup: 4, atomRank: 2)
!64 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !19, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19, atomGroup: 3, atomRank: 1)
!66 = distinct !{!66, !67, !68, !46, !47}
!67 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19)
!68 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !19)
!69 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !70)
!70 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !71)
!71 = distinct !DILocation(line: 53, column: 5, scope: !10)
!72 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !70)
!73 = !DILocation(line: 0, scope: !21, inlinedAt: !70)
!74 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !70, atomGroup: 7, atomRank: 2)
!75 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !70)
!76 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !70, atomGroup: 5, atomRank: 2)
!77 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !70, atomGroup: 6, atomRank: 2)
!78 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !70)
!79 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !70, atomGroup: 5, atomRank: 1)
!80 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !70, atomGroup: 8, atomRank: 1)
!81 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !70, atomGroup: 9, atomRank: 1)
!82 = distinct !{!82, !72, !83, !46, !47}
!83 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !70)
!84 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !70, atomGroup: 12, atomRank: 2)
!85 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !70)
!86 = !DILocation(line: 25, column: 97, scope: !27, inlinedAt: !87, atomGroup: 1, atomRank: 2)
!87 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !70)
!88 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !87, atomGroup: 1, atomRank: 1)
!89 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !70, atomGroup: 10, atomRank: 1)
!90 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !70, atomGroup: 11, atomRank: 1)
!91 = distinct !{!91, !92, !93, !46, !47}
!92 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !70)
!93 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !70)
!94 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !70)
!95 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !96, atomGroup: 1, atomRank: 1)
!96 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !71)
!97 = !DILocation(line: 54, column: 5, scope: !10, atomGroup: 9, atomRank: 1)
!98 = !DILocation(line: 50, column: 17, scope: !10)
!99 = !DILocation(line: 50, column: 29, scope: !10)
!100 = !{!101, !8, i64 0}
!101 = !{!"slot", !8, i64 0, !8, i64 4}
!102 = !DILocation(line: 50, column: 33, scope: !10)
!103 = !DILocation(line: 50, column: 14, scope: !10, atomGroup: 5, atomRank: 2)
!104 = !DILocation(line: 49, column: 42, scope: !10, atomGroup: 6, atomRank: 2)
!105 = !DILocation(line: 49, column: 29, scope: !10, atomGroup: 3, atomRank: 1)
!106 = !DILocation(line: 49, column: 5, scope: !10, atomGroup: 4, atomRank: 1)
!107 = distinct !{!107, !108, !109, !46, !47}
!108 = !DILocation(line: 49, column: 5, scope: !10)
!109 = !DILocation(line: 51, column: 5, scope: !10)
!110 = !DISubprogram(name: "launch", scope: !111, file: !111, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!112 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!113 = !DILocation(line: 25, column: 15, scope: !112)
!114 = !DILocation(line: 25, column: 15, scope: !112, atomGroup: 1, atomRank: 2)
!115 = !DILocation(line: 26, column: 10, scope: !112)
!116 = !DILocation(line: 26, scope: !112, atomGroup: 2, atomRank: 2)
!117 = !DILocation(line: 28, column: 45, scope: !112)
!118 = !DILocation(line: 28, column: 13, scope: !112)
!119 = !DILocation(line: 28, column: 13, scope: !112, atomGroup: 4, atomRank: 3)
!120 = !DILocation(line: 28, column: 75, scope: !112, atomGroup: 5, atomRank: 1)
!121 = !DILocation(line: 26, column: 63, scope: !112)
!122 = distinct !{!122, !123, !124, !47}
!123 = !DILocation(line: 26, column: 5, scope: !112)
!124 = !DILocation(line: 32, column: 5, scope: !112)
!125 = !DILocation(line: 29, column: 43, scope: !112)
!126 = !DILocation(line: 29, column: 13, scope: !112, atomGroup: 7, atomRank: 2)
!127 = !DILocation(line: 33, column: 1, scope: !112, atomGroup: 11, atomRank: 1)
!128 = distinct !DISubprogram(name: "look_up", scope: !1, file: !1, line: 35, type: !11, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!129 = !DILocation(line: 37, column: 15, scope: !128)
!130 = !DILocation(line: 37, column: 15, scope: !128, atomGroup: 1, atomRank: 2)
!131 = !DILocation(line: 0, scope: !128)
!132 = !DILocation(line: 39, column: 12, scope: !128)
!133 = !DILocation(line: 39, column: 24, scope: !128)
!134 = !DILocation(line: 39, column: 28, scope: !128, atomGroup: 18, atomRank: 2)
!135 = !DILocation(line: 39, column: 35, scope: !128, atomGroup: 18, atomRank: 1)
!136 = !DILocation(line: 40, column: 22, scope: !128)
!137 = !DILocation(line: 39, column: 28, scope: !128, atomGroup: 3, atomRank: 2)
!138 = !DILocation(line: 39, column: 35, scope: !128, atomGroup: 3, atomRank: 1)
!139 = distinct !{!139, !140, !141, !46, !47}
!140 = !DILocation(line: 39, column: 5, scope: !128)
!141 = !DILocation(line: 41, column: 5, scope: !128)
!142 = !DILocation(line: 39, column: 50, scope: !128)
!143 = !DILocation(line: 39, column: 54, scope: !128)
!144 = !DILocation(line: 39, column: 5, scope: !128, atomGroup: 4, atomRank: 1)
!145 = !DILocation(line: 42, column: 35, scope: !128)
!146 = !DILocation(line: 42, column: 35, scope: !128, atomGroup: 6, atomRank: 2)
!147 = !{!101, !8, i64 4}
!148 = !DILocation(line: 42, column: 5, scope: !128)
!149 = !DILocation(line: 42, column: 21, scope: !128, atomGroup: 6, atomRank: 1)
!150 = !DILocation(line: 43, column: 1, scope: !128, atomGroup: 7, atomRank: 1)
