; ModuleID = 'programs/c/hello.c'
source_filename = "programs/c/hello.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@.str = private unnamed_addr constant [11 x i8] c"hello, %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"world\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%d%c\00", align 1
@squares = internal unnamed_addr global [10 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  tail call void @launch(ptr noundef nonnull @square, i32 noundef 10, ptr noundef null) #3, !dbg !13
  %1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1) #3, !dbg !14
  br label %3, !dbg !15

2:                                                ; preds = %3
  ret i32 0, !dbg !16

3:                                                ; preds = %0, %3
  %4 = phi i64 [ 0, %0 ], [ %10, %3 ]
  %5 = getelementptr inbounds nuw i32, ptr @squares, i64 %4, !dbg !17
  %6 = load i32, ptr %5, align 4, !dbg !17, !tbaa !6
  %7 = icmp eq i64 %4, 9, !dbg !18
  %8 = select i1 %7, i32 10, i32 32, !dbg !19
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.2, i32 noundef %6, i32 noundef %8) #3, !dbg !20
  %10 = add nuw nsw i64 %4, 1, !dbg !21
  %11 = icmp eq i64 %10, 10, !dbg !22
  br i1 %11, label %2, label %3, !dbg !23, !llvm.loop !24
}

declare !dbg !29 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @square(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !31 {
  %3 = mul nsw i32 %0, %0, !dbg !32
  %4 = sext i32 %0 to i64, !dbg !33
  %5 = getelementptr inbounds i32, ptr @squares, i64 %4, !dbg !33
  store i32 %3, ptr %5, align 4, !dbg !34, !tbaa !6
  ret void, !dbg !35
}

declare !dbg !36 i32 @printf(ptr noundef, ...) local_unnamed_addr #1

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/hello.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 13, column: 5, scope: !10)
!14 = !DILocation(line: 14, column: 5, scope: !10)
!15 = !DILocation(line: 15, column: 5, scope: !10, atomGroup: 8, atomRank: 1)
!16 = !DILocation(line: 18, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!17 = !DILocation(line: 16, column: 24, scope: !10)
!18 = !DILocation(line: 16, column: 38, scope: !10)
!19 = !DILocation(line: 16, column: 36, scope: !10)
!20 = !DILocation(line: 16, column: 9, scope: !10)
!21 = !DILocation(line: 15, column: 30, scope: !10, atomGroup: 4, atomRank: 2)
!22 = !DILocation(line: 15, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!23 = !DILocation(line: 15, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!24 = distinct !{!24, !25, !26, !27, !28}
!25 = !DILocation(line: 15, column: 5, scope: !10)
!26 = !DILocation(line: 17, column: 5, scope: !10)
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !DISubprogram(name: "launch", scope: !30, file: !30, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!30 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!31 = distinct !DISubprogram(name: "square", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!32 = !DILocation(line: 9, column: 30, scope: !31, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 9, column: 5, scope: !31)
!34 = !DILocation(line: 9, column: 21, scope: !31, atomGroup: 1, atomRank: 1)
!35 = !DILocation(line: 10, column: 1, scope: !31, atomGroup: 2, atomRank: 1)
!36 = !DISubprogram(name: "printf", scope: !37, file: !37, line: 13, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
