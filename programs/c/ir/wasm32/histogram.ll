; ModuleID = 'programs/c/histogram.c'
source_filename = "programs/c/histogram.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@text = hidden constant [142 x i8] c"Sixty zippers were quickly picked from the woven jute bag. The five boxing wizards jump quickly, and pack my box with five dozen liquor jugs.\00", align 16
@counts = hidden local_unnamed_addr global [26 x i32] zeroinitializer, align 16
@rows = hidden local_unnamed_addr global [16 x [26 x i32]] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !13
  %3 = tail call i32 @strlen(ptr noundef nonnull @text) #7, !dbg !14
  store i32 %3, ptr %2, align 4, !dbg !15, !tbaa !6
  call void @launch(ptr noundef nonnull @count, i32 noundef 16, ptr noundef nonnull %2) #7, !dbg !16
  call void @launch(ptr noundef nonnull @add_up, i32 noundef 26, ptr noundef null) #7, !dbg !17
  br label %4, !dbg !18

4:                                                ; preds = %31, %0
  %5 = phi i32 [ 0, %0 ], [ %34, %31 ]
  %6 = getelementptr inbounds nuw i32, ptr @counts, i32 %5, !dbg !22
  %7 = load i32, ptr %6, align 4, !dbg !22, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !23
  %8 = icmp slt i32 %7, 0, !dbg !26
  %9 = call i32 @llvm.abs.i32(i32 %7, i1 false), !dbg !27
  br i1 %8, label %10, label %11, !dbg !28

10:                                               ; preds = %4
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !29, !tbaa !33
  br label %11, !dbg !35

11:                                               ; preds = %10, %4
  br label %12, !dbg !36

12:                                               ; preds = %11, %12
  %13 = phi i32 [ %21, %12 ], [ 0, %11 ], !dbg !37
  %14 = phi i32 [ %16, %12 ], [ %9, %11 ], !dbg !37
  %15 = freeze i32 %14, !dbg !38
  %16 = udiv i32 %15, 10, !dbg !38
  %17 = mul i32 %16, 10, !dbg !39
  %18 = sub i32 %15, %17, !dbg !39
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !40
  %20 = or disjoint i8 %19, 48, !dbg !40
  %21 = add nuw nsw i32 %13, 1, !dbg !41
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 %13, !dbg !42
  store i8 %20, ptr %22, align 1, !dbg !43, !tbaa !44
  %23 = icmp ult i32 %14, 10, !dbg !45
  br i1 %23, label %24, label %12, !dbg !46, !llvm.loop !47

24:                                               ; preds = %12, %24
  %25 = phi i32 [ %26, %24 ], [ %21, %12 ]
  %26 = add nsw i32 %25, -1, !dbg !51
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 %26, !dbg !52
  %28 = load i8, ptr %27, align 1, !dbg !52, !tbaa !44
  %29 = zext i8 %28 to i32, !dbg !52
  store volatile i32 %29, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !53, !tbaa !33
  %30 = icmp sgt i32 %25, 1, !dbg !55
  br i1 %30, label %24, label %31, !dbg !56, !llvm.loop !57

31:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !60
  %32 = icmp eq i32 %5, 25, !dbg !61
  %33 = select i1 %32, i32 10, i32 32, !dbg !62
  store volatile i32 %33, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !63, !tbaa !33
  %34 = add nuw nsw i32 %5, 1, !dbg !65
  %35 = icmp eq i32 %34, 26, !dbg !66
  br i1 %35, label %36, label %4, !dbg !67, !llvm.loop !68

36:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !71
  ret i32 0, !dbg !72
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !73 i32 @strlen(ptr noundef) local_unnamed_addr #2

declare !dbg !75 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @count(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !77 {
  %3 = load i32, ptr %1, align 4, !dbg !78, !tbaa !6
  %4 = icmp slt i32 %0, %3, !dbg !79
  br i1 %4, label %5, label %7, !dbg !80

5:                                                ; preds = %2
  %6 = getelementptr inbounds [26 x i32], ptr @rows, i32 %0
  br label %8, !dbg !80

7:                                                ; preds = %20, %2
  ret void, !dbg !81

8:                                                ; preds = %5, %20
  %9 = phi i32 [ %0, %5 ], [ %21, %20 ]
  %10 = getelementptr inbounds i8, ptr @text, i32 %9, !dbg !82
  %11 = load i8, ptr %10, align 1, !dbg !82, !tbaa !44
  %12 = or i8 %11, 32, !dbg !83
  %13 = sext i8 %12 to i32, !dbg !83
  %14 = add nsw i32 %13, -97, !dbg !84
  %15 = icmp ult i32 %14, 26, !dbg !85
  br i1 %15, label %16, label %20, !dbg !86

16:                                               ; preds = %8
  %17 = getelementptr inbounds nuw i32, ptr %6, i32 %14, !dbg !87
  %18 = load i32, ptr %17, align 4, !dbg !88, !tbaa !6
  %19 = add nsw i32 %18, 1, !dbg !89
  store i32 %19, ptr %17, align 4, !dbg !90, !tbaa !6
  br label %20, !dbg !91

20:                                               ; preds = %16, %8
  %21 = add nsw i32 %9, 16, !dbg !92
  %22 = icmp slt i32 %21, %3, !dbg !93
  br i1 %22, label %8, label %7, !dbg !94, !llvm.loop !95
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_up(i32 noundef %0, ptr readnone captures(none) %1) #4 !dbg !98 {
  %3 = getelementptr i32, ptr @rows, i32 %0, !dbg !99
  br label %6, !dbg !100

4:                                                ; preds = %6
  %5 = getelementptr inbounds i32, ptr @counts, i32 %0, !dbg !101
  store i32 %11, ptr %5, align 4, !dbg !102, !tbaa !6
  ret void, !dbg !103

6:                                                ; preds = %2, %6
  %7 = phi i32 [ 0, %2 ], [ %12, %6 ]
  %8 = phi i32 [ 0, %2 ], [ %11, %6 ]
  %9 = getelementptr [26 x i32], ptr %3, i32 %7, !dbg !104
  %10 = load i32, ptr %9, align 4, !dbg !104, !tbaa !6
  %11 = add nsw i32 %10, %8, !dbg !105
  %12 = add nuw nsw i32 %7, 1, !dbg !106
  %13 = icmp eq i32 %12, 16, !dbg !107
  br i1 %13, label %4, label %6, !dbg !108, !llvm.loop !109
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
!14 = !DILocation(line: 35, column: 23, scope: !10, atomGroup: 1, atomRank: 2)
!15 = !DILocation(line: 35, column: 9, scope: !10, atomGroup: 1, atomRank: 1)
!16 = !DILocation(line: 36, column: 5, scope: !10)
!17 = !DILocation(line: 37, column: 5, scope: !10)
!18 = !DILocation(line: 24, column: 5, scope: !19, inlinedAt: !21, atomGroup: 17, atomRank: 1)
!19 = distinct !DISubprogram(name: "show", scope: !20, file: !20, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = !DIFile(filename: "programs/c/show.h", directory: "")
!21 = distinct !DILocation(line: 38, column: 5, scope: !10)
!22 = !DILocation(line: 25, column: 21, scope: !19, inlinedAt: !21)
!23 = !DILocation(line: 8, column: 5, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "show_number", scope: !20, file: !20, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!25 = distinct !DILocation(line: 25, column: 9, scope: !19, inlinedAt: !21)
!26 = !DILocation(line: 10, column: 28, scope: !24, inlinedAt: !25, atomGroup: 3, atomRank: 2)
!27 = !DILocation(line: 10, column: 21, scope: !24, inlinedAt: !25, atomGroup: 3, atomRank: 1)
!28 = !DILocation(line: 11, column: 16, scope: !24, inlinedAt: !25, atomGroup: 4, atomRank: 1)
!29 = !DILocation(line: 25, column: 95, scope: !30, inlinedAt: !32, atomGroup: 1, atomRank: 1)
!30 = distinct !DISubprogram(name: "putchar", scope: !31, file: !31, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!31 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!32 = distinct !DILocation(line: 12, column: 9, scope: !24, inlinedAt: !25)
!33 = !{!34, !34, i64 0}
!34 = !{!"long", !8, i64 0}
!35 = !DILocation(line: 13, column: 5, scope: !24, inlinedAt: !25)
!36 = !DILocation(line: 14, column: 5, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 0, scope: !24, inlinedAt: !25)
!38 = !DILocation(line: 16, column: 14, scope: !24, inlinedAt: !25, atomGroup: 7, atomRank: 2)
!39 = !DILocation(line: 15, column: 45, scope: !24, inlinedAt: !25)
!40 = !DILocation(line: 15, column: 27, scope: !24, inlinedAt: !25, atomGroup: 5, atomRank: 2)
!41 = !DILocation(line: 15, column: 21, scope: !24, inlinedAt: !25, atomGroup: 6, atomRank: 2)
!42 = !DILocation(line: 15, column: 9, scope: !24, inlinedAt: !25)
!43 = !DILocation(line: 15, column: 25, scope: !24, inlinedAt: !25, atomGroup: 5, atomRank: 1)
!44 = !{!8, !8, i64 0}
!45 = !DILocation(line: 17, column: 19, scope: !24, inlinedAt: !25, atomGroup: 8, atomRank: 1)
!46 = !DILocation(line: 17, column: 5, scope: !24, inlinedAt: !25, atomGroup: 9, atomRank: 1)
!47 = distinct !{!47, !36, !48, !49, !50}
!48 = !DILocation(line: 17, column: 23, scope: !24, inlinedAt: !25)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 19, column: 24, scope: !24, inlinedAt: !25, atomGroup: 12, atomRank: 2)
!52 = !DILocation(line: 19, column: 17, scope: !24, inlinedAt: !25)
!53 = !DILocation(line: 25, column: 95, scope: !30, inlinedAt: !54, atomGroup: 1, atomRank: 1)
!54 = distinct !DILocation(line: 19, column: 9, scope: !24, inlinedAt: !25)
!55 = !DILocation(line: 18, column: 18, scope: !24, inlinedAt: !25, atomGroup: 10, atomRank: 1)
!56 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !25, atomGroup: 11, atomRank: 1)
!57 = distinct !{!57, !58, !59, !49, !50}
!58 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !25)
!59 = !DILocation(line: 20, column: 5, scope: !24, inlinedAt: !25)
!60 = !DILocation(line: 21, column: 1, scope: !24, inlinedAt: !25)
!61 = !DILocation(line: 26, column: 19, scope: !19, inlinedAt: !21)
!62 = !DILocation(line: 26, column: 17, scope: !19, inlinedAt: !21)
!63 = !DILocation(line: 25, column: 95, scope: !30, inlinedAt: !64, atomGroup: 1, atomRank: 1)
!64 = distinct !DILocation(line: 26, column: 9, scope: !19, inlinedAt: !21)
!65 = !DILocation(line: 24, column: 33, scope: !19, inlinedAt: !21, atomGroup: 4, atomRank: 2)
!66 = !DILocation(line: 24, column: 23, scope: !19, inlinedAt: !21, atomGroup: 2, atomRank: 1)
!67 = !DILocation(line: 24, column: 5, scope: !19, inlinedAt: !21, atomGroup: 3, atomRank: 1)
!68 = distinct !{!68, !69, !70, !49, !50}
!69 = !DILocation(line: 24, column: 5, scope: !19, inlinedAt: !21)
!70 = !DILocation(line: 27, column: 5, scope: !19, inlinedAt: !21)
!71 = !DILocation(line: 40, column: 1, scope: !10)
!72 = !DILocation(line: 39, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!73 = !DISubprogram(name: "strlen", scope: !74, file: !74, line: 9, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DIFile(filename: "compiler/library/include/string.h", directory: "")
!75 = !DISubprogram(name: "launch", scope: !76, file: !76, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!77 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!78 = !DILocation(line: 16, column: 18, scope: !77, atomGroup: 1, atomRank: 2)
!79 = !DILocation(line: 17, column: 28, scope: !77, atomGroup: 20, atomRank: 1)
!80 = !DILocation(line: 17, column: 5, scope: !77, atomGroup: 21, atomRank: 1)
!81 = !DILocation(line: 23, column: 1, scope: !77, atomGroup: 10, atomRank: 1)
!82 = !DILocation(line: 18, column: 28, scope: !77)
!83 = !DILocation(line: 18, column: 36, scope: !77)
!84 = !DILocation(line: 18, column: 43, scope: !77, atomGroup: 5, atomRank: 2)
!85 = !DILocation(line: 19, column: 20, scope: !77, atomGroup: 6, atomRank: 2)
!86 = !DILocation(line: 19, column: 20, scope: !77, atomGroup: 6, atomRank: 1)
!87 = !DILocation(line: 20, column: 13, scope: !77)
!88 = !DILocation(line: 20, column: 33, scope: !77)
!89 = !DILocation(line: 20, column: 33, scope: !77, atomGroup: 7, atomRank: 2)
!90 = !DILocation(line: 20, column: 33, scope: !77, atomGroup: 7, atomRank: 1)
!91 = !DILocation(line: 21, column: 9, scope: !77)
!92 = !DILocation(line: 17, column: 40, scope: !77, atomGroup: 8, atomRank: 2)
!93 = !DILocation(line: 17, column: 28, scope: !77, atomGroup: 3, atomRank: 1)
!94 = !DILocation(line: 17, column: 5, scope: !77, atomGroup: 4, atomRank: 1)
!95 = distinct !{!95, !96, !97, !49, !50}
!96 = !DILocation(line: 17, column: 5, scope: !77)
!97 = !DILocation(line: 22, column: 5, scope: !77)
!98 = distinct !DISubprogram(name: "add_up", scope: !1, file: !1, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!99 = !DILocation(line: 28, column: 10, scope: !98)
!100 = !DILocation(line: 28, column: 5, scope: !98, atomGroup: 19, atomRank: 1)
!101 = !DILocation(line: 31, column: 5, scope: !98)
!102 = !DILocation(line: 31, column: 20, scope: !98, atomGroup: 8, atomRank: 1)
!103 = !DILocation(line: 32, column: 1, scope: !98, atomGroup: 9, atomRank: 1)
!104 = !DILocation(line: 29, column: 16, scope: !98)
!105 = !DILocation(line: 29, column: 13, scope: !98, atomGroup: 5, atomRank: 2)
!106 = !DILocation(line: 28, column: 41, scope: !98, atomGroup: 6, atomRank: 2)
!107 = !DILocation(line: 28, column: 27, scope: !98, atomGroup: 3, atomRank: 1)
!108 = !DILocation(line: 28, column: 5, scope: !98, atomGroup: 4, atomRank: 1)
!109 = distinct !{!109, !110, !111, !49, !50}
!110 = !DILocation(line: 28, column: 5, scope: !98)
!111 = !DILocation(line: 30, column: 5, scope: !98)
