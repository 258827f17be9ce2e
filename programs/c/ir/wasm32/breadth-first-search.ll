; ModuleID = 'programs/c/breadth-first-search.c'
source_filename = "programs/c/breadth-first-search.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@levels = hidden local_unnamed_addr global [16 x i32] [i32 0, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1], align 16
@offsets = hidden local_unnamed_addr global [17 x i32] [i32 0, i32 3, i32 5, i32 6, i32 9, i32 10, i32 12, i32 12, i32 15, i32 16, i32 18, i32 19, i32 21, i32 22, i32 23, i32 25, i32 26], align 16
@edges = hidden local_unnamed_addr global [26 x i32] [i32 1, i32 4, i32 7, i32 0, i32 2, i32 3, i32 2, i32 8, i32 11, i32 5, i32 4, i32 9, i32 1, i32 5, i32 10, i32 12, i32 8, i32 13, i32 9, i32 12, i32 3, i32 14, i32 13, i32 0, i32 8, i32 6], align 16
@found_next = hidden local_unnamed_addr global i32 0, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !13
  store i32 0, ptr %2, align 4, !dbg !14, !tbaa !6
  br label %3, !dbg !15

3:                                                ; preds = %3, %0
  store i32 0, ptr @found_next, align 4, !dbg !16, !tbaa !6
  call void @launch(ptr noundef nonnull @visit, i32 noundef 16, ptr noundef nonnull %2) #6, !dbg !17
  %4 = load i32, ptr %2, align 4, !dbg !18, !tbaa !6
  %5 = add nsw i32 %4, 1, !dbg !19
  store i32 %5, ptr %2, align 4, !dbg !20, !tbaa !6
  %6 = load i32, ptr @found_next, align 4, !dbg !21, !tbaa !6
  %7 = icmp eq i32 %6, 0, !dbg !22
  br i1 %7, label %8, label %3, !dbg !23, !llvm.loop !24

8:                                                ; preds = %3, %35
  %9 = phi i32 [ %38, %35 ], [ 0, %3 ]
  %10 = getelementptr inbounds nuw i32, ptr @levels, i32 %9, !dbg !28
  %11 = load i32, ptr %10, align 4, !dbg !28, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !32
  %12 = icmp slt i32 %11, 0, !dbg !35
  %13 = call i32 @llvm.abs.i32(i32 %11, i1 false), !dbg !36
  br i1 %12, label %14, label %15, !dbg !37

14:                                               ; preds = %8
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !38, !tbaa !42
  br label %15, !dbg !44

15:                                               ; preds = %14, %8
  br label %16, !dbg !45

16:                                               ; preds = %15, %16
  %17 = phi i32 [ %25, %16 ], [ 0, %15 ], !dbg !46
  %18 = phi i32 [ %20, %16 ], [ %13, %15 ], !dbg !46
  %19 = freeze i32 %18, !dbg !47
  %20 = udiv i32 %19, 10, !dbg !47
  %21 = mul i32 %20, 10, !dbg !48
  %22 = sub i32 %19, %21, !dbg !48
  %23 = trunc nuw nsw i32 %22 to i8, !dbg !49
  %24 = or disjoint i8 %23, 48, !dbg !49
  %25 = add nuw nsw i32 %17, 1, !dbg !50
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 %17, !dbg !51
  store i8 %24, ptr %26, align 1, !dbg !52, !tbaa !53
  %27 = icmp ult i32 %18, 10, !dbg !54
  br i1 %27, label %28, label %16, !dbg !55, !llvm.loop !56

28:                                               ; preds = %16, %28
  %29 = phi i32 [ %30, %28 ], [ %25, %16 ]
  %30 = add nsw i32 %29, -1, !dbg !58
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 %30, !dbg !59
  %32 = load i8, ptr %31, align 1, !dbg !59, !tbaa !53
  %33 = zext i8 %32 to i32, !dbg !59
  store volatile i32 %33, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !60, !tbaa !42
  %34 = icmp sgt i32 %29, 1, !dbg !62
  br i1 %34, label %28, label %35, !dbg !63, !llvm.loop !64

35:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !67
  %36 = icmp eq i32 %9, 15, !dbg !68
  %37 = select i1 %36, i32 10, i32 32, !dbg !69
  store volatile i32 %37, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !70, !tbaa !42
  %38 = add nuw nsw i32 %9, 1, !dbg !72
  %39 = icmp eq i32 %38, 16, !dbg !73
  br i1 %39, label %40, label %8, !dbg !74, !llvm.loop !75

40:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !78
  ret i32 0, !dbg !79
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !80 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @visit(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !82 {
  %3 = load i32, ptr %1, align 4, !dbg !83, !tbaa !6
  %4 = getelementptr inbounds i32, ptr @levels, i32 %0, !dbg !84
  %5 = load i32, ptr %4, align 4, !dbg !84, !tbaa !6
  %6 = icmp eq i32 %5, %3, !dbg !85
  br i1 %6, label %7, label %26, !dbg !86

7:                                                ; preds = %2
  %8 = getelementptr inbounds i32, ptr @offsets, i32 %0, !dbg !87
  %9 = load i32, ptr %8, align 4, !dbg !88, !tbaa !6
  %10 = getelementptr i8, ptr %8, i32 4
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = icmp slt i32 %9, %11, !dbg !89
  br i1 %12, label %13, label %26, !dbg !90

13:                                               ; preds = %7
  %14 = add nsw i32 %3, 1
  br label %15, !dbg !90

15:                                               ; preds = %13, %23
  %16 = phi i32 [ %9, %13 ], [ %24, %23 ]
  %17 = getelementptr inbounds i32, ptr @edges, i32 %16, !dbg !91
  %18 = load i32, ptr %17, align 4, !dbg !92, !tbaa !6
  %19 = getelementptr inbounds i32, ptr @levels, i32 %18, !dbg !93
  %20 = load i32, ptr %19, align 4, !dbg !93, !tbaa !6
  %21 = icmp slt i32 %20, 0, !dbg !94
  br i1 %21, label %22, label %23, !dbg !95

22:                                               ; preds = %15
  store i32 %14, ptr %19, align 4, !dbg !96, !tbaa !6
  store i32 1, ptr @found_next, align 4, !dbg !97, !tbaa !6
  br label %23, !dbg !98

23:                                               ; preds = %22, %15
  %24 = add nsw i32 %16, 1, !dbg !99
  %25 = icmp eq i32 %24, %11, !dbg !100
  br i1 %25, label %26, label %15, !dbg !101, !llvm.loop !102

26:                                               ; preds = %23, %7, %2
  ret void, !dbg !105
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/breadth-first-search.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 28, type: !11, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 29, column: 5, scope: !10)
!14 = !DILocation(line: 29, column: 9, scope: !10, atomGroup: 1, atomRank: 1)
!15 = !DILocation(line: 30, column: 5, scope: !10)
!16 = !DILocation(line: 31, column: 20, scope: !10, atomGroup: 2, atomRank: 1)
!17 = !DILocation(line: 32, column: 9, scope: !10)
!18 = !DILocation(line: 33, column: 14, scope: !10)
!19 = !DILocation(line: 33, column: 14, scope: !10, atomGroup: 3, atomRank: 2)
!20 = !DILocation(line: 33, column: 14, scope: !10, atomGroup: 3, atomRank: 1)
!21 = !DILocation(line: 34, column: 14, scope: !10)
!22 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 4, atomRank: 1)
!23 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!24 = distinct !{!24, !15, !25, !26, !27}
!25 = !DILocation(line: 34, column: 24, scope: !10)
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = !DILocation(line: 25, column: 21, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "show", scope: !30, file: !30, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!30 = !DIFile(filename: "programs/c/show.h", directory: "")
!31 = distinct !DILocation(line: 35, column: 5, scope: !10)
!32 = !DILocation(line: 8, column: 5, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "show_number", scope: !30, file: !30, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!34 = distinct !DILocation(line: 25, column: 9, scope: !29, inlinedAt: !31)
!35 = !DILocation(line: 10, column: 28, scope: !33, inlinedAt: !34, atomGroup: 3, atomRank: 2)
!36 = !DILocation(line: 10, column: 21, scope: !33, inlinedAt: !34, atomGroup: 3, atomRank: 1)
!37 = !DILocation(line: 11, column: 16, scope: !33, inlinedAt: !34, atomGroup: 4, atomRank: 1)
!38 = !DILocation(line: 25, column: 95, scope: !39, inlinedAt: !41, atomGroup: 1, atomRank: 1)
!39 = distinct !DISubprogram(name: "putchar", scope: !40, file: !40, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!40 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!41 = distinct !DILocation(line: 12, column: 9, scope: !33, inlinedAt: !34)
!42 = !{!43, !43, i64 0}
!43 = !{!"long", !8, i64 0}
!44 = !DILocation(line: 13, column: 5, scope: !33, inlinedAt: !34)
!45 = !DILocation(line: 14, column: 5, scope: !33, inlinedAt: !34)
!46 = !DILocation(line: 0, scope: !33, inlinedAt: !34)
!47 = !DILocation(line: 16, column: 14, scope: !33, inlinedAt: !34, atomGroup: 7, atomRank: 2)
!48 = !DILocation(line: 15, column: 45, scope: !33, inlinedAt: !34)
!49 = !DILocation(line: 15, column: 27, scope: !33, inlinedAt: !34, atomGroup: 5, atomRank: 2)
!50 = !DILocation(line: 15, column: 21, scope: !33, inlinedAt: !34, atomGroup: 6, atomRank: 2)
!51 = !DILocation(line: 15, column: 9, scope: !33, inlinedAt: !34)
!52 = !DILocation(line: 15, column: 25, scope: !33, inlinedAt: !34, atomGroup: 5, atomRank: 1)
!53 = !{!8, !8, i64 0}
!54 = !DILocation(line: 17, column: 19, scope: !33, inlinedAt: !34, atomGroup: 8, atomRank: 1)
!55 = !DILocation(line: 17, column: 5, scope: !33, inlinedAt: !34, atomGroup: 9, atomRank: 1)
!56 = distinct !{!56, !45, !57, !26, !27}
!57 = !DILocation(line: 17, column: 23, scope: !33, inlinedAt: !34)
!58 = !DILocation(line: 19, column: 24, scope: !33, inlinedAt: !34, atomGroup: 12, atomRank: 2)
!59 = !DILocation(line: 19, column: 17, scope: !33, inlinedAt: !34)
!60 = !DILocation(line: 25, column: 95, scope: !39, inlinedAt: !61, atomGroup: 1, atomRank: 1)
!61 = distinct !DILocation(line: 19, column: 9, scope: !33, inlinedAt: !34)
!62 = !DILocation(line: 18, column: 18, scope: !33, inlinedAt: !34, atomGroup: 10, atomRank: 1)
!63 = !DILocation(line: 18, column: 5, scope: !33, inlinedAt: !34, atomGroup: 11, atomRank: 1)
!64 = distinct !{!64, !65, !66, !26, !27}
!65 = !DILocation(line: 18, column: 5, scope: !33, inlinedAt: !34)
!66 = !DILocation(line: 20, column: 5, scope: !33, inlinedAt: !34)
!67 = !DILocation(line: 21, column: 1, scope: !33, inlinedAt: !34)
!68 = !DILocation(line: 26, column: 19, scope: !29, inlinedAt: !31)
!69 = !DILocation(line: 26, column: 17, scope: !29, inlinedAt: !31)
!70 = !DILocation(line: 25, column: 95, scope: !39, inlinedAt: !71, atomGroup: 1, atomRank: 1)
!71 = distinct !DILocation(line: 26, column: 9, scope: !29, inlinedAt: !31)
!72 = !DILocation(line: 24, column: 33, scope: !29, inlinedAt: !31, atomGroup: 4, atomRank: 2)
!73 = !DILocation(line: 24, column: 23, scope: !29, inlinedAt: !31, atomGroup: 2, atomRank: 1)
!74 = !DILocation(line: 24, column: 5, scope: !29, inlinedAt: !31, atomGroup: 3, atomRank: 1)
!75 = distinct !{!75, !76, !77, !26, !27}
!76 = !DILocation(line: 24, column: 5, scope: !29, inlinedAt: !31)
!77 = !DILocation(line: 27, column: 5, scope: !29, inlinedAt: !31)
!78 = !DILocation(line: 37, column: 1, scope: !10)
!79 = !DILocation(line: 36, column: 5, scope: !10, atomGroup: 7, atomRank: 1)
!80 = !DISubprogram(name: "launch", scope: !81, file: !81, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!82 = distinct !DISubprogram(name: "visit", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!83 = !DILocation(line: 16, column: 17, scope: !82, atomGroup: 1, atomRank: 2)
!84 = !DILocation(line: 17, column: 9, scope: !82)
!85 = !DILocation(line: 17, column: 22, scope: !82, atomGroup: 2, atomRank: 2)
!86 = !DILocation(line: 17, column: 22, scope: !82, atomGroup: 2, atomRank: 1)
!87 = !DILocation(line: 18, column: 25, scope: !82)
!88 = !DILocation(line: 18, column: 25, scope: !82, atomGroup: 3, atomRank: 2)
!89 = !DILocation(line: 18, column: 45, scope: !82, atomGroup: 18, atomRank: 1)
!90 = !DILocation(line: 18, column: 9, scope: !82, atomGroup: 19, atomRank: 1)
!91 = !DILocation(line: 19, column: 29, scope: !82)
!92 = !DILocation(line: 19, column: 29, scope: !82, atomGroup: 6, atomRank: 2)
!93 = !DILocation(line: 20, column: 17, scope: !82)
!94 = !DILocation(line: 20, column: 35, scope: !82, atomGroup: 7, atomRank: 2)
!95 = !DILocation(line: 20, column: 35, scope: !82, atomGroup: 7, atomRank: 1)
!96 = !DILocation(line: 21, column: 35, scope: !82, atomGroup: 8, atomRank: 1)
!97 = !DILocation(line: 22, column: 28, scope: !82, atomGroup: 9, atomRank: 1)
!98 = !DILocation(line: 23, column: 13, scope: !82)
!99 = !DILocation(line: 18, column: 70, scope: !82, atomGroup: 10, atomRank: 2)
!100 = !DILocation(line: 18, column: 45, scope: !82, atomGroup: 4, atomRank: 1)
!101 = !DILocation(line: 18, column: 9, scope: !82, atomGroup: 5, atomRank: 1)
!102 = distinct !{!102, !103, !104, !26, !27}
!103 = !DILocation(line: 18, column: 9, scope: !82)
!104 = !DILocation(line: 24, column: 9, scope: !82)
!105 = !DILocation(line: 26, column: 1, scope: !82, atomGroup: 12, atomRank: 1)
