; ModuleID = 'programs/c/histogram.c'
source_filename = "programs/c/histogram.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@text = hidden constant [142 x i8] c"Sixty zippers were quickly picked from the woven jute bag. The five boxing wizards jump quickly, and pack my box with five dozen liquor jugs.\00", align 16
@counts = hidden local_unnamed_addr global [26 x i32] zeroinitializer, align 16
@rows = hidden local_unnamed_addr global [16 x [26 x i32]] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !13
  %3 = tail call i64 @strlen(ptr noundef nonnull @text) #7, !dbg !14
  %4 = trunc i64 %3 to i32, !dbg !15
  store i32 %4, ptr %2, align 4, !dbg !16, !tbaa !6
  call void @launch(ptr noundef nonnull @count, i32 noundef 16, ptr noundef nonnull %2) #7, !dbg !17
  call void @launch(ptr noundef nonnull @add_up, i32 noundef 26, ptr noundef null) #7, !dbg !18
  br label %5, !dbg !19

5:                                                ; preds = %35, %0
  %6 = phi i64 [ 0, %0 ], [ %38, %35 ]
  %7 = getelementptr inbounds nuw i32, ptr @counts, i64 %6, !dbg !23
  %8 = load i32, ptr %7, align 4, !dbg !23, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !24
  %9 = icmp slt i32 %8, 0, !dbg !27
  %10 = call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !28
  br i1 %9, label %11, label %12, !dbg !29

11:                                               ; preds = %5
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !30, !tbaa !34
  br label %12, !dbg !36

12:                                               ; preds = %11, %5
  br label %13, !dbg !37

13:                                               ; preds = %12, %13
  %14 = phi i64 [ %26, %13 ], [ 1, %12 ], !dbg !38
  %15 = phi i64 [ %23, %13 ], [ 0, %12 ], !dbg !38
  %16 = phi i32 [ %18, %13 ], [ %10, %12 ], !dbg !38
  %17 = freeze i32 %16, !dbg !39
  %18 = udiv i32 %17, 10, !dbg !39
  %19 = mul i32 %18, 10, !dbg !40
  %20 = sub i32 %17, %19, !dbg !40
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !41
  %22 = or disjoint i8 %21, 48, !dbg !41
  %23 = add nuw nsw i64 %15, 1, !dbg !42
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 %15, !dbg !43
  store i8 %22, ptr %24, align 1, !dbg !44, !tbaa !45
  %25 = icmp ult i32 %16, 10, !dbg !46
  %26 = add nuw i64 %14, 1, !dbg !47
  br i1 %25, label %27, label %13, !dbg !47, !llvm.loop !48

27:                                               ; preds = %13, %27
  %28 = phi i64 [ %29, %27 ], [ %14, %13 ]
  %29 = add nsw i64 %28, -1, !dbg !52
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 %29, !dbg !53
  %31 = load i8, ptr %30, align 1, !dbg !53, !tbaa !45
  %32 = zext i8 %31 to i64, !dbg !54
  store volatile i64 %32, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !56, !tbaa !34
  %33 = trunc nuw i64 %28 to i32, !dbg !57
  %34 = icmp sgt i32 %33, 1, !dbg !57
  br i1 %34, label %27, label %35, !dbg !58, !llvm.loop !59

35:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !62
  %36 = icmp eq i64 %6, 25, !dbg !63
  %37 = select i1 %36, i64 10, i64 32, !dbg !64
  store volatile i64 %37, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !65, !tbaa !34
  %38 = add nuw nsw i64 %6, 1, !dbg !67
  %39 = icmp eq i64 %38, 26, !dbg !68
  br i1 %39, label %40, label %5, !dbg !69, !llvm.loop !70

40:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !75 i64 @strlen(ptr noundef) local_unnamed_addr #2

declare !dbg !77 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @count(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !79 {
  %3 = load i32, ptr %1, align 4, !dbg !80, !tbaa !6
  %4 = icmp slt i32 %0, %3, !dbg !81
  br i1 %4, label %5, label %9, !dbg !82

5:                                                ; preds = %2
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds [26 x i32], ptr @rows, i64 %6
  %8 = sext i32 %3 to i64, !dbg !82
  br label %10, !dbg !82

9:                                                ; preds = %23, %2
  ret void, !dbg !83

10:                                               ; preds = %5, %23
  %11 = phi i64 [ %6, %5 ], [ %24, %23 ]
  %12 = getelementptr inbounds i8, ptr @text, i64 %11, !dbg !84
  %13 = load i8, ptr %12, align 1, !dbg !84, !tbaa !45
  %14 = or i8 %13, 32, !dbg !85
  %15 = sext i8 %14 to i32, !dbg !85
  %16 = add nsw i32 %15, -97, !dbg !86
  %17 = icmp ult i32 %16, 26, !dbg !87
  br i1 %17, label %18, label %23, !dbg !88

18:                                               ; preds = %10
  %19 = zext nneg i32 %16 to i64, !dbg !89
  %20 = getelementptr inbounds nuw i32, ptr %7, i64 %19, !dbg !89
  %21 = load i32, ptr %20, align 4, !dbg !90, !tbaa !6
  %22 = add nsw i32 %21, 1, !dbg !91
  store i32 %22, ptr %20, align 4, !dbg !92, !tbaa !6
  br label %23, !dbg !93

23:                                               ; preds = %18, %10
  %24 = add nsw i64 %11, 16, !dbg !94
  %25 = icmp slt i64 %24, %8, !dbg !95
  br i1 %25, label %10, label %9, !dbg !96, !llvm.loop !97
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_up(i32 noundef %0, ptr readnone captures(none) %1) #4 !dbg !100 {
  %3 = sext i32 %0 to i64
  %4 = getelementptr i32, ptr @rows, i64 %3, !dbg !101
  br label %7, !dbg !102

5:                                                ; preds = %7
  %6 = getelementptr inbounds i32, ptr @counts, i64 %3, !dbg !103
  store i32 %12, ptr %6, align 4, !dbg !104, !tbaa !6
  ret void, !dbg !105

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %13, %7 ]
  %9 = phi i32 [ 0, %2 ], [ %12, %7 ]
  %10 = getelementptr [26 x i32], ptr %4, i64 %8, !dbg !106
  %11 = load i32, ptr %10, align 4, !dbg !106, !tbaa !6
  %12 = add nsw i32 %11, %9, !dbg !107
  %13 = add nuw nsw i64 %8, 1, !dbg !108
  %14 = icmp eq i64 %13, 16, !dbg !109
  br i1 %14, label %5, label %7, !dbg !110, !llvm.loop !111
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/histogram.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 35, column: 5, scope: !10)
!14 = !DILocation(line: 35, column: 23, scope: !10, atomGroup: 1, atomRank: 3)
!15 = !DILocation(line: 35, column: 18, scope: !10, atomGroup: 1, atomRank: 2)
!16 = !DILocation(line: 35, column: 9, scope: !10, atomGroup: 1, atomRank: 1)
!17 = !DILocation(line: 36, column: 5, scope: !10)
!18 = !DILocation(line: 37, column: 5, scope: !10)
!19 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 17, atomRank: 1)
!20 = distinct !DISubprogram(name: "show", scope: !21, file: !21, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = !DIFile(filename: "programs/c/show.h", directory: "")
!22 = distinct !DILocation(line: 38, column: 5, scope: !10)
!23 = !DILocation(line: 25, column: 21, scope: !20, inlinedAt: !22)
!24 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "show_number", scope: !21, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !22)
!27 = !DILocation(line: 10, column: 28, scope: !25, inlinedAt: !26, atomGroup: 3, atomRank: 2)
!28 = !DILocation(line: 10, column: 21, scope: !25, inlinedAt: !26, atomGroup: 3, atomRank: 1)
!29 = !DILocation(line: 11, column: 16, scope: !25, inlinedAt: !26, atomGroup: 4, atomRank: 1)
!30 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !33, atomGroup: 1, atomRank: 1)
!31 = distinct !DISubprogram(name: "putchar", scope: !32, file: !32, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!32 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!33 = distinct !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !26)
!34 = !{!35, !35, i64 0}
!35 = !{!"long", !8, i64 0}
!36 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !26)
!37 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !26)
!38 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!39 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !26, atomGroup: 7, atomRank: 2)
!40 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !26)
!41 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 2)
!42 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !26, atomGroup: 6, atomRank: 2)
!43 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !26)
!44 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 1)
!45 = !{!8, !8, i64 0}
!46 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !26, atomGroup: 8, atomRank: 1)
!47 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !26, atomGroup: 9, atomRank: 1)
!48 = distinct !{!48, !37, !49, !50, !51}
!49 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !26)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !26, atomGroup: 12, atomRank: 2)
!53 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !26)
!54 = !DILocation(line: 25, column: 97, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 2)
!55 = distinct !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 1)
!57 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!58 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!59 = distinct !{!59, !60, !61, !50, !51}
!60 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!61 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!62 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!63 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!64 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!65 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !66, atomGroup: 1, atomRank: 1)
!66 = distinct !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!67 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!68 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!69 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!70 = distinct !{!70, !71, !72, !50, !51}
!71 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!72 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!73 = !DILocation(line: 40, column: 1, scope: !10)
!74 = !DILocation(line: 39, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!75 = !DISubprogram(name: "strlen", scope: !76, file: !76, line: 9, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DIFile(filename: "compiler/library/include/string.h", directory: "")
!77 = !DISubprogram(name: "launch", scope: !78, file: !78, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!79 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!80 = !DILocation(line: 16, column: 18, scope: !79, atomGroup: 1, atomRank: 2)
!81 = !DILocation(line: 17, column: 28, scope: !79, atomGroup: 20, atomRank: 1)
!82 = !DILocation(line: 17, column: 5, scope: !79, atomGroup: 21, atomRank: 1)
!83 = !DILocation(line: 23, column: 1, scope: !79, atomGroup: 10, atomRank: 1)
!84 = !DILocation(line: 18, column: 28, scope: !79)
!85 = !DILocation(line: 18, column: 36, scope: !79)
!86 = !DILocation(line: 18, column: 43, scope: !79, atomGroup: 5, atomRank: 2)
!87 = !DILocation(line: 19, column: 20, scope: !79, atomGroup: 6, atomRank: 2)
!88 = !DILocation(line: 19, column: 20, scope: !79, atomGroup: 6, atomRank: 1)
!89 = !DILocation(line: 20, column: 13, scope: !79)
!90 = !DILocation(line: 20, column: 33, scope: !79)
!91 = !DILocation(line: 20, column: 33, scope: !79, atomGroup: 7, atomRank: 2)
!92 = !DILocation(line: 20, column: 33, scope: !79, atomGroup: 7, atomRank: 1)
!93 = !DILocation(line: 21, column: 9, scope: !79)
!94 = !DILocation(line: 17, column: 40, scope: !79, atomGroup: 8, atomRank: 2)
!95 = !DILocation(line: 17, column: 28, scope: !79, atomGroup: 3, atomRank: 1)
!96 = !DILocation(line: 17, column: 5, scope: !79, atomGroup: 4, atomRank: 1)
!97 = distinct !{!97, !98, !99, !50, !51}
!98 = !DILocation(line: 17, column: 5, scope: !79)
!99 = !DILocation(line: 22, column: 5, scope: !79)
!100 = distinct !DISubprogram(name: "add_up", scope: !1, file: !1, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!101 = !DILocation(line: 28, column: 10, scope: !100)
!102 = !DILocation(line: 28, column: 5, scope: !100, atomGroup: 19, atomRank: 1)
!103 = !DILocation(line: 31, column: 5, scope: !100)
!104 = !DILocation(line: 31, column: 20, scope: !100, atomGroup: 8, atomRank: 1)
!105 = !DILocation(line: 32, column: 1, scope: !100, atomGroup: 9, atomRank: 1)
!106 = !DILocation(line: 29, column: 16, scope: !100)
!107 = !DILocation(line: 29, column: 13, scope: !100, atomGroup: 5, atomRank: 2)
!108 = !DILocation(line: 28, column: 41, scope: !100, atomGroup: 6, atomRank: 2)
!109 = !DILocation(line: 28, column: 27, scope: !100, atomGroup: 3, atomRank: 1)
!110 = !DILocation(line: 28, column: 5, scope: !100, atomGroup: 4, atomRank: 1)
!111 = distinct !{!111, !112, !113, !50, !51}
!112 = !DILocation(line: 28, column: 5, scope: !100)
!113 = !DILocation(line: 30, column: 5, scope: !100)
