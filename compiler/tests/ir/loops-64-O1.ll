; ModuleID = 'loops.c'
source_filename = "loops.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@limit = external global i32, align 4
@table = external global [64 x i32], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden range(i32 -1, 64) i32 @search(i32 noundef %0) local_unnamed_addr #0 !dbg !10 {
  %2 = load i32, ptr @limit, align 4, !tbaa !6
  %3 = icmp sgt i32 %2, 0, !dbg !13
  br i1 %3, label %4, label %26, !dbg !14

4:                                                ; preds = %1
  %5 = zext nneg i32 %2 to i64, !dbg !15
  br label %6, !dbg !16

6:                                                ; preds = %4, %20
  %7 = phi i64 [ 0, %4 ], [ %22, %20 ]
  %8 = phi i32 [ 0, %4 ], [ %21, %20 ]
  %9 = icmp samesign ult i32 %8, 64, !dbg !17
  br i1 %9, label %10, label %20, !dbg !18

10:                                               ; preds = %6, %15
  %11 = phi i64 [ %17, %15 ], [ %7, %6 ]
  %12 = getelementptr inbounds nuw i32, ptr @table, i64 %11, !dbg !19
  %13 = load i32, ptr %12, align 4, !dbg !19, !tbaa !6
  %14 = icmp eq i32 %13, %0, !dbg !20
  br i1 %14, label %24, label %15, !dbg !21

15:                                               ; preds = %10
  %16 = icmp sgt i32 %13, -1, !dbg !22
  %17 = add nuw nsw i64 %11, 2
  %18 = icmp samesign ult i64 %11, 62
  %19 = select i1 %16, i1 %18, i1 false, !dbg !23
  br i1 %19, label %10, label %20, !dbg !23, !llvm.loop !24

20:                                               ; preds = %15, %6
  %21 = add nuw nsw i32 %8, 1, !dbg !29
  %22 = add nuw nsw i64 %7, 1, !dbg !30
  %23 = icmp eq i64 %22, %5, !dbg !15
  br i1 %23, label %26, label %6, !dbg !30, !llvm.loop !31

24:                                               ; preds = %10
  %25 = trunc nuw nsw i64 %11 to i32, !dbg !32
  br label %26, !dbg !32

26:                                               ; preds = %20, %24, %1
  %27 = phi i32 [ -1, %1 ], [ %25, %24 ], [ -1, %20 ]
  ret i32 %27, !dbg !32
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden nonnull ptr @pick(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !33 {
  %3 = icmp eq i32 %0, 0, !dbg !34
  br i1 %3, label %12, label %4, !dbg !35

4:                                                ; preds = %2
  %5 = icmp ne i32 %1, 0, !dbg !36
  %6 = load i32, ptr @limit, align 4
  %7 = icmp ne i32 %6, 0
  %8 = select i1 %5, i1 true, i1 %7, !dbg !37
  br i1 %8, label %9, label %12, !dbg !37

9:                                                ; preds = %4
  %10 = icmp sgt i32 %0, 3, !dbg !38
  %11 = select i1 %10, ptr @limit, ptr inttoptr (i64 64 to ptr), !dbg !39
  br label %12, !dbg !40

12:                                               ; preds = %4, %9, %2
  %13 = phi ptr [ %11, %9 ], [ getelementptr inbounds nuw (i8, ptr @table, i64 16), %4 ], [ getelementptr inbounds nuw (i8, ptr @table, i64 16), %2 ], !dbg !41
  ret ptr %13, !dbg !42
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i32 @falls(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !43 {
  switch i32 %0, label %17 [
    i32 0, label %5
    i32 1, label %7
    i32 2, label %10
    i32 70000, label %3
  ], !dbg !44

3:                                                ; preds = %2
  %4 = icmp ugt i32 %1, 9, !dbg !45
  br i1 %4, label %13, label %17, !dbg !46

5:                                                ; preds = %2
  %6 = add i32 %1, 1, !dbg !47
  br label %7, !dbg !48

7:                                                ; preds = %2, %5
  %8 = phi i32 [ %6, %5 ], [ %1, %2 ]
  %9 = mul i32 %8, 3, !dbg !49
  br label %10, !dbg !50

10:                                               ; preds = %2, %7
  %11 = phi i32 [ %9, %7 ], [ %1, %2 ]
  %12 = xor i32 %11, 5, !dbg !51
  br label %17, !dbg !52

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %15, %13 ], [ %1, %3 ]
  %15 = udiv i32 %14, 3, !dbg !53
  %16 = icmp ugt i32 %14, 29, !dbg !54
  br i1 %16, label %13, label %17, !dbg !55, !llvm.loop !56

17:                                               ; preds = %13, %3, %2, %10
  %18 = phi i32 [ %1, %2 ], [ %12, %10 ], [ %1, %3 ], [ %15, %13 ]
  ret i32 %18, !dbg !59
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i64 @wide(i64 noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #2 !dbg !60 {
  %4 = udiv i64 %2, 7
  br label %5, !dbg !61

5:                                                ; preds = %5, %3
  %6 = phi i32 [ %1, %3 ], [ %13, %5 ]
  %7 = phi i64 [ 0, %3 ], [ %12, %5 ], !dbg !62
  %8 = zext nneg i32 %6 to i64, !dbg !63
  %9 = ashr i64 %0, %8, !dbg !63
  %10 = srem i64 %9, 1000, !dbg !64
  %11 = add i64 %7, %4, !dbg !65
  %12 = add i64 %11, %10, !dbg !66
  %13 = add nsw i32 %6, -1, !dbg !67
  %14 = icmp eq i32 %13, 0, !dbg !68
  br i1 %14, label %15, label %5, !dbg !69, !llvm.loop !70

15:                                               ; preds = %5
  ret i64 %12, !dbg !72
}

attributes #0 = { nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loops.c", directory: "/work/wt/cc-read/compiler/tests/ir")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, column: 23, scope: !10, atomGroup: 19, atomRank: 1)
!14 = !DILocation(line: 5, column: 5, scope: !10, atomGroup: 20, atomRank: 1)
!15 = !DILocation(line: 5, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!16 = !DILocation(line: 5, column: 5, scope: !10)
!17 = !DILocation(line: 6, column: 27, scope: !10, atomGroup: 17, atomRank: 1)
!18 = !DILocation(line: 6, column: 9, scope: !10, atomGroup: 18, atomRank: 1)
!19 = !DILocation(line: 7, column: 17, scope: !10)
!20 = !DILocation(line: 7, column: 26, scope: !10, atomGroup: 7, atomRank: 2)
!21 = !DILocation(line: 7, column: 26, scope: !10, atomGroup: 7, atomRank: 1)
!22 = !DILocation(line: 8, column: 26, scope: !10, atomGroup: 9, atomRank: 2)
!23 = !DILocation(line: 8, column: 26, scope: !10, atomGroup: 9, atomRank: 1)
!24 = distinct !{!24, !25, !26, !27, !28}
!25 = !DILocation(line: 6, column: 9, scope: !10)
!26 = !DILocation(line: 9, column: 9, scope: !10)
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !DILocation(line: 5, column: 33, scope: !10, atomGroup: 13, atomRank: 2)
!30 = !DILocation(line: 5, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!31 = distinct !{!31, !16, !26, !27, !28}
!32 = !DILocation(line: 11, column: 1, scope: !10, atomGroup: 16, atomRank: 1)
!33 = distinct !DISubprogram(name: "pick", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!34 = !DILocation(line: 15, column: 9, scope: !33, atomGroup: 2, atomRank: 2)
!35 = !DILocation(line: 15, column: 11, scope: !33, atomGroup: 2, atomRank: 1)
!36 = !DILocation(line: 15, column: 15, scope: !33, atomGroup: 3, atomRank: 2)
!37 = !DILocation(line: 15, column: 17, scope: !33, atomGroup: 3, atomRank: 1)
!38 = !DILocation(line: 15, column: 35, scope: !33)
!39 = !DILocation(line: 15, column: 33, scope: !33, atomGroup: 5, atomRank: 2)
!40 = !DILocation(line: 15, column: 28, scope: !33)
!41 = !DILocation(line: 0, scope: !33)
!42 = !DILocation(line: 16, column: 5, scope: !33, atomGroup: 7, atomRank: 1)
!43 = distinct !DISubprogram(name: "falls", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!44 = !DILocation(line: 20, column: 5, scope: !43, atomGroup: 1, atomRank: 1)
!45 = !DILocation(line: 24, column: 26, scope: !43, atomGroup: 21, atomRank: 1)
!46 = !DILocation(line: 24, column: 17, scope: !43, atomGroup: 22, atomRank: 1)
!47 = !DILocation(line: 21, column: 15, scope: !43, atomGroup: 2, atomRank: 2)
!48 = !DILocation(line: 21, column: 13, scope: !43)
!49 = !DILocation(line: 22, column: 15, scope: !43, atomGroup: 3, atomRank: 2)
!50 = !DILocation(line: 22, column: 13, scope: !43)
!51 = !DILocation(line: 23, column: 15, scope: !43, atomGroup: 4, atomRank: 2)
!52 = !DILocation(line: 23, column: 21, scope: !43, atomGroup: 5, atomRank: 1)
!53 = !DILocation(line: 24, column: 33, scope: !43, atomGroup: 8, atomRank: 2)
!54 = !DILocation(line: 24, column: 26, scope: !43, atomGroup: 6, atomRank: 1)
!55 = !DILocation(line: 24, column: 17, scope: !43, atomGroup: 7, atomRank: 1)
!56 = distinct !{!56, !57, !58, !27, !28}
!57 = !DILocation(line: 24, column: 17, scope: !43)
!58 = !DILocation(line: 24, column: 36, scope: !43)
!59 = !DILocation(line: 26, column: 5, scope: !43, atomGroup: 10, atomRank: 1)
!60 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 29, type: !11, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!61 = !DILocation(line: 31, column: 5, scope: !60)
!62 = !DILocation(line: 0, scope: !60)
!63 = !DILocation(line: 31, column: 18, scope: !60)
!64 = !DILocation(line: 31, column: 28, scope: !60)
!65 = !DILocation(line: 31, column: 35, scope: !60)
!66 = !DILocation(line: 31, column: 12, scope: !60, atomGroup: 2, atomRank: 2)
!67 = !DILocation(line: 31, column: 64, scope: !60, atomGroup: 3, atomRank: 2)
!68 = !DILocation(line: 31, column: 8, scope: !60, atomGroup: 4, atomRank: 1)
!69 = !DILocation(line: 31, column: 8, scope: !60, atomGroup: 5, atomRank: 1)
!70 = distinct !{!70, !61, !71, !27, !28}
!71 = !DILocation(line: 31, column: 71, scope: !60)
!72 = !DILocation(line: 32, column: 5, scope: !60, atomGroup: 7, atomRank: 1)
