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

5:                                                ; preds = %37, %0
  %6 = phi i64 [ 0, %0 ], [ %41, %37 ]
  %7 = getelementptr inbounds nuw i32, ptr @counts, i64 %6, !dbg !23
  %8 = load i32, ptr %7, align 4, !dbg !23, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !24
  %9 = icmp slt i32 %8, 0, !dbg !27
  %10 = call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !28
  br i1 %9, label %11, label %13, !dbg !29

11:                                               ; preds = %5
  %12 = call i32 @putchar(i32 noundef 45) #7, !dbg !30
  br label %13, !dbg !31

13:                                               ; preds = %11, %5
  br label %14, !dbg !32

14:                                               ; preds = %13, %14
  %15 = phi i64 [ %27, %14 ], [ 1, %13 ], !dbg !33
  %16 = phi i64 [ %24, %14 ], [ 0, %13 ], !dbg !33
  %17 = phi i32 [ %19, %14 ], [ %10, %13 ], !dbg !33
  %18 = freeze i32 %17, !dbg !34
  %19 = udiv i32 %18, 10, !dbg !34
  %20 = mul i32 %19, 10, !dbg !35
  %21 = sub i32 %18, %20, !dbg !35
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !36
  %23 = or disjoint i8 %22, 48, !dbg !36
  %24 = add nuw nsw i64 %16, 1, !dbg !37
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %16, !dbg !38
  store i8 %23, ptr %25, align 1, !dbg !39, !tbaa !40
  %26 = icmp ult i32 %17, 10, !dbg !41
  %27 = add nuw i64 %15, 1, !dbg !42
  br i1 %26, label %28, label %14, !dbg !42, !llvm.loop !43

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %30, %28 ], [ %15, %14 ]
  %30 = add nsw i64 %29, -1, !dbg !47
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %30, !dbg !48
  %32 = load i8, ptr %31, align 1, !dbg !48, !tbaa !40
  %33 = sext i8 %32 to i32, !dbg !48
  %34 = call i32 @putchar(i32 noundef %33) #7, !dbg !49
  %35 = trunc nuw i64 %29 to i32, !dbg !50
  %36 = icmp sgt i32 %35, 1, !dbg !50
  br i1 %36, label %28, label %37, !dbg !51, !llvm.loop !52

37:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !55
  %38 = icmp eq i64 %6, 25, !dbg !56
  %39 = select i1 %38, i32 10, i32 32, !dbg !57
  %40 = call i32 @putchar(i32 noundef %39) #7, !dbg !58
  %41 = add nuw nsw i64 %6, 1, !dbg !59
  %42 = icmp eq i64 %41, 26, !dbg !60
  br i1 %42, label %43, label %5, !dbg !61, !llvm.loop !62

43:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !65
  ret i32 0, !dbg !66
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !67 i64 @strlen(ptr noundef) local_unnamed_addr #2

declare !dbg !69 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @count(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !71 {
  %3 = load i32, ptr %1, align 4, !dbg !72, !tbaa !6
  %4 = icmp slt i32 %0, %3, !dbg !73
  br i1 %4, label %5, label %9, !dbg !74

5:                                                ; preds = %2
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds [26 x i32], ptr @rows, i64 %6
  %8 = sext i32 %3 to i64, !dbg !74
  br label %10, !dbg !74

9:                                                ; preds = %23, %2
  ret void, !dbg !75

10:                                               ; preds = %5, %23
  %11 = phi i64 [ %6, %5 ], [ %24, %23 ]
  %12 = getelementptr inbounds i8, ptr @text, i64 %11, !dbg !76
  %13 = load i8, ptr %12, align 1, !dbg !76, !tbaa !40
  %14 = or i8 %13, 32, !dbg !77
  %15 = sext i8 %14 to i32, !dbg !77
  %16 = add nsw i32 %15, -97, !dbg !78
  %17 = icmp ult i32 %16, 26, !dbg !79
  br i1 %17, label %18, label %23, !dbg !80

18:                                               ; preds = %10
  %19 = zext nneg i32 %16 to i64, !dbg !81
  %20 = getelementptr inbounds nuw i32, ptr %7, i64 %19, !dbg !81
  %21 = load i32, ptr %20, align 4, !dbg !82, !tbaa !6
  %22 = add nsw i32 %21, 1, !dbg !83
  store i32 %22, ptr %20, align 4, !dbg !84, !tbaa !6
  br label %23, !dbg !85

23:                                               ; preds = %18, %10
  %24 = add nsw i64 %11, 16, !dbg !86
  %25 = icmp slt i64 %24, %8, !dbg !87
  br i1 %25, label %10, label %9, !dbg !88, !llvm.loop !89
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_up(i32 noundef %0, ptr readnone captures(none) %1) #4 !dbg !92 {
  %3 = sext i32 %0 to i64
  %4 = getelementptr i32, ptr @rows, i64 %3, !dbg !93
  br label %7, !dbg !94

5:                                                ; preds = %7
  %6 = getelementptr inbounds i32, ptr @counts, i64 %3, !dbg !95
  store i32 %12, ptr %6, align 4, !dbg !96, !tbaa !6
  ret void, !dbg !97

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %13, %7 ]
  %9 = phi i32 [ 0, %2 ], [ %12, %7 ]
  %10 = getelementptr [26 x i32], ptr %4, i64 %8, !dbg !98
  %11 = load i32, ptr %10, align 4, !dbg !98, !tbaa !6
  %12 = add nsw i32 %11, %9, !dbg !99
  %13 = add nuw nsw i64 %8, 1, !dbg !100
  %14 = icmp eq i64 %13, 16, !dbg !101
  br i1 %14, label %5, label %7, !dbg !102, !llvm.loop !103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !106 i32 @putchar(i32 noundef) local_unnamed_addr #2

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
!30 = !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!34 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !26, atomGroup: 7, atomRank: 2)
!35 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !26)
!36 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 2)
!37 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !26, atomGroup: 6, atomRank: 2)
!38 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !26)
!39 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 1)
!40 = !{!8, !8, i64 0}
!41 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !26, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !26, atomGroup: 9, atomRank: 1)
!43 = distinct !{!43, !32, !44, !45, !46}
!44 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !26)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !26, atomGroup: 12, atomRank: 2)
!48 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !26)
!49 = !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!50 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!51 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!52 = distinct !{!52, !53, !54, !45, !46}
!53 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!54 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!55 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!57 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!58 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!59 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!60 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!61 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!62 = distinct !{!62, !63, !64, !45, !46}
!63 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!64 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!65 = !DILocation(line: 40, column: 1, scope: !10)
!66 = !DILocation(line: 39, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!67 = !DISubprogram(name: "strlen", scope: !68, file: !68, line: 9, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DIFile(filename: "compiler/library/include/string.h", directory: "")
!69 = !DISubprogram(name: "launch", scope: !70, file: !70, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!71 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!72 = !DILocation(line: 16, column: 18, scope: !71, atomGroup: 1, atomRank: 2)
!73 = !DILocation(line: 17, column: 28, scope: !71, atomGroup: 20, atomRank: 1)
!74 = !DILocation(line: 17, column: 5, scope: !71, atomGroup: 21, atomRank: 1)
!75 = !DILocation(line: 23, column: 1, scope: !71, atomGroup: 10, atomRank: 1)
!76 = !DILocation(line: 18, column: 28, scope: !71)
!77 = !DILocation(line: 18, column: 36, scope: !71)
!78 = !DILocation(line: 18, column: 43, scope: !71, atomGroup: 5, atomRank: 2)
!79 = !DILocation(line: 19, column: 20, scope: !71, atomGroup: 6, atomRank: 2)
!80 = !DILocation(line: 19, column: 20, scope: !71, atomGroup: 6, atomRank: 1)
!81 = !DILocation(line: 20, column: 13, scope: !71)
!82 = !DILocation(line: 20, column: 33, scope: !71)
!83 = !DILocation(line: 20, column: 33, scope: !71, atomGroup: 7, atomRank: 2)
!84 = !DILocation(line: 20, column: 33, scope: !71, atomGroup: 7, atomRank: 1)
!85 = !DILocation(line: 21, column: 9, scope: !71)
!86 = !DILocation(line: 17, column: 40, scope: !71, atomGroup: 8, atomRank: 2)
!87 = !DILocation(line: 17, column: 28, scope: !71, atomGroup: 3, atomRank: 1)
!88 = !DILocation(line: 17, column: 5, scope: !71, atomGroup: 4, atomRank: 1)
!89 = distinct !{!89, !90, !91, !45, !46}
!90 = !DILocation(line: 17, column: 5, scope: !71)
!91 = !DILocation(line: 22, column: 5, scope: !71)
!92 = distinct !DISubprogram(name: "add_up", scope: !1, file: !1, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!93 = !DILocation(line: 28, column: 10, scope: !92)
!94 = !DILocation(line: 28, column: 5, scope: !92, atomGroup: 19, atomRank: 1)
!95 = !DILocation(line: 31, column: 5, scope: !92)
!96 = !DILocation(line: 31, column: 20, scope: !92, atomGroup: 8, atomRank: 1)
!97 = !DILocation(line: 32, column: 1, scope: !92, atomGroup: 9, atomRank: 1)
!98 = !DILocation(line: 29, column: 16, scope: !92)
!99 = !DILocation(line: 29, column: 13, scope: !92, atomGroup: 5, atomRank: 2)
!100 = !DILocation(line: 28, column: 41, scope: !92, atomGroup: 6, atomRank: 2)
!101 = !DILocation(line: 28, column: 27, scope: !92, atomGroup: 3, atomRank: 1)
!102 = !DILocation(line: 28, column: 5, scope: !92, atomGroup: 4, atomRank: 1)
!103 = distinct !{!103, !104, !105, !45, !46}
!104 = !DILocation(line: 28, column: 5, scope: !92)
!105 = !DILocation(line: 30, column: 5, scope: !92)
!106 = !DISubprogram(name: "putchar", scope: !107, file: !107, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
