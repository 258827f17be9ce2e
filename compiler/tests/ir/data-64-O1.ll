; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.node = type { ptr, i16, double }

@tail = external global %struct.node, align 8
@head = hidden global { ptr, i16, [6 x i8], double } { ptr @tail, i16 7, [6 x i8] zeroinitializer, double -1.500000e+00 }, align 8
@both = hidden local_unnamed_addr global { i32, [4 x i8] } { i32 3, [4 x i8] zeroinitializer }, align 8
@middle = hidden local_unnamed_addr global ptr getelementptr inbounds nuw (i8, ptr @head, i64 4), align 8
@address = hidden local_unnamed_addr global i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @head, i64 8) to i64), align 8
@large = hidden local_unnamed_addr global <{ [201 x i8], [99 x i8] }> <{ [201 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01", [99 x i8] zeroinitializer }>, align 16
@tenth = hidden local_unnamed_addr global float 0x3FB99999A0000000, align 4
@infinite = hidden local_unnamed_addr global float 0x7FF0000000000000, align 4
@none = hidden local_unnamed_addr global float 0x7FF8000000000000, align 4
@functions = hidden local_unnamed_addr global [3 x ptr] [ptr @function, ptr null, ptr @function], align 16
@text = hidden local_unnamed_addr constant [5 x i8] c"a\00b\FF\00", align 1
@unseen = internal global i32 0, align 4
@hardware = hidden local_unnamed_addr global ptr inttoptr (i64 32768 to ptr), align 8
@mixed = hidden local_unnamed_addr global { i8, i8, [2 x i8], i8, i8, i8, i8, ptr } { i8 1, i8 30, [2 x i8] zeroinitializer, i8 3, i8 0, i8 0, i8 0, ptr @head }, align 8
@before_after = hidden global [2 x i32] [i32 1, i32 0], align 4
@negative = hidden local_unnamed_addr global ptr getelementptr (i8, ptr @before_after, i64 -8), align 8
@spread.table = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@spread, %11), ptr blockaddress(@spread, %10)], align 16
@port = hidden global ptr null, align 8

declare i32 @function(i32 noundef) #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef nonnull ptr @seen() local_unnamed_addr #1 !dbg !10 {
  ret ptr @unseen, !dbg !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden range(i32 1, 3) i32 @spread(i32 noundef %0) local_unnamed_addr #1 !dbg !14 {
  %2 = icmp slt i32 %0, 2, !dbg !15
  br i1 %2, label %3, label %7, !dbg !16

3:                                                ; preds = %1
  %4 = sext i32 %0 to i64, !dbg !17
  %5 = getelementptr inbounds ptr, ptr @spread.table, i64 %4, !dbg !17
  %6 = load ptr, ptr %5, align 8, !dbg !17, !tbaa !18
  br label %13, !dbg !20

7:                                                ; preds = %1
  %8 = sext i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@spread, %10) to i64), i64 ptrtoint (ptr blockaddress(@spread, %11) to i64)) to i32) to i64, !dbg !21
  %9 = getelementptr inbounds i8, ptr blockaddress(@spread, %11), i64 %8, !dbg !21
  br label %13, !dbg !20

10:                                               ; preds = %13
  br label %11, !dbg !22

11:                                               ; preds = %13, %10
  %12 = phi i32 [ 2, %10 ], [ 1, %13 ], !dbg !23
  ret i32 %12, !dbg !24

13:                                               ; preds = %3, %7
  %14 = phi ptr [ %6, %3 ], [ %9, %7 ]
  indirectbr ptr %14, [label %11, label %10]
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden void @touch() local_unnamed_addr #2 !dbg !25 {
  store volatile ptr inttoptr (i64 4660 to ptr), ptr @port, align 8, !dbg !26, !tbaa !27
  %1 = load volatile i16, ptr inttoptr (i64 36866 to ptr), align 2, !dbg !29, !tbaa !30
  %2 = trunc i16 %1 to i8, !dbg !32
  store volatile i8 %2, ptr inttoptr (i64 36864 to ptr), align 4096, !dbg !33, !tbaa !34
  ret void, !dbg !35
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden zeroext i1 @same() local_unnamed_addr #3 !dbg !36 {
  %1 = load i64, ptr @address, align 8, !dbg !37, !tbaa !38
  %2 = icmp eq i64 %1, add (i64 ptrtoint (ptr @head to i64), i64 8), !dbg !40
  ret i1 %2, !dbg !41
}

attributes #0 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "data.c", directory: "/work/wt/cc-read/compiler/tests/ir")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "seen", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 15, column: 19, scope: !10, atomGroup: 1, atomRank: 1)
!14 = distinct !DISubprogram(name: "spread", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!15 = !DILocation(line: 23, column: 18, scope: !14, atomGroup: 2, atomRank: 2)
!16 = !DILocation(line: 23, column: 12, scope: !14, atomGroup: 2, atomRank: 1)
!17 = !DILocation(line: 23, column: 24, scope: !14)
!18 = !{!19, !19, i64 0}
!19 = !{!"any pointer", !8, i64 0}
!20 = !DILocation(line: 23, column: 12, scope: !14)
!21 = !DILocation(line: 23, column: 43, scope: !14)
!22 = !DILocation(line: 25, column: 4, scope: !14, atomGroup: 4, atomRank: 1)
!23 = !DILocation(line: 0, scope: !14)
!24 = !DILocation(line: 26, column: 1, scope: !14, atomGroup: 5, atomRank: 1)
!25 = distinct !DISubprogram(name: "touch", scope: !1, file: !1, line: 28, type: !11, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = !DILocation(line: 28, column: 25, scope: !25, atomGroup: 1, atomRank: 1)
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 int", !19, i64 0}
!29 = !DILocation(line: 28, column: 69, scope: !25, atomGroup: 2, atomRank: 3)
!30 = !{!31, !31, i64 0}
!31 = !{!"short", !8, i64 0}
!32 = !DILocation(line: 28, column: 69, scope: !25, atomGroup: 2, atomRank: 2)
!33 = !DILocation(line: 28, column: 67, scope: !25, atomGroup: 2, atomRank: 1)
!34 = !{!8, !8, i64 0}
!35 = !DILocation(line: 28, column: 96, scope: !25, atomGroup: 3, atomRank: 1)
!36 = distinct !DISubprogram(name: "same", scope: !1, file: !1, line: 29, type: !11, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!37 = !DILocation(line: 29, column: 46, scope: !36)
!38 = !{!39, !39, i64 0}
!39 = !{!"long", !8, i64 0}
!40 = !DILocation(line: 29, column: 43, scope: !36, atomGroup: 1, atomRank: 2)
!41 = !DILocation(line: 29, column: 20, scope: !36, atomGroup: 1, atomRank: 1)
