; ModuleID = 'programs/c/mandelbrot.c'
source_filename = "programs/c/mandelbrot.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@steps = hidden local_unnamed_addr global [768 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  tail call void @launch(ptr noundef nonnull @point, i32 noundef 768, ptr noundef null) #3, !dbg !13
  br label %1, !dbg !14

1:                                                ; preds = %0, %6
  %2 = phi i64 [ 0, %0 ], [ %7, %6 ]
  %3 = mul nuw nsw i64 %2, 192
  %4 = getelementptr inbounds nuw i8, ptr @steps, i64 %3, !dbg !15
  br label %9, !dbg !15

5:                                                ; preds = %6
  ret i32 0, !dbg !16

6:                                                ; preds = %19
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !17, !tbaa !21
  %7 = add nuw nsw i64 %2, 1, !dbg !23
  %8 = icmp eq i64 %7, 16, !dbg !24
  br i1 %8, label %5, label %1, !dbg !25, !llvm.loop !26

9:                                                ; preds = %1, %19
  %10 = phi i64 [ 0, %1 ], [ %21, %19 ]
  %11 = getelementptr inbounds nuw i32, ptr %4, i64 %10, !dbg !31
  %12 = load i32, ptr %11, align 4, !dbg !32, !tbaa !6
  %13 = icmp eq i32 %12, 40, !dbg !33
  br i1 %13, label %19, label %14, !dbg !34

14:                                               ; preds = %9
  %15 = icmp sgt i32 %12, 8, !dbg !35
  br i1 %15, label %19, label %16, !dbg !36

16:                                               ; preds = %14
  %17 = icmp sgt i32 %12, 4, !dbg !37
  %18 = select i1 %17, i64 46, i64 32, !dbg !38
  br label %19, !dbg !39

19:                                               ; preds = %16, %14, %9
  %20 = phi i64 [ 35, %9 ], [ %18, %16 ], [ 43, %14 ], !dbg !40
  store volatile i64 %20, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !41, !tbaa !21
  %21 = add nuw nsw i64 %10, 1, !dbg !43
  %22 = icmp eq i64 %21, 48, !dbg !44
  br i1 %22, label %6, label %9, !dbg !45, !llvm.loop !46
}

declare !dbg !49 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @point(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !51 {
  %3 = sdiv i32 %0, 48, !dbg !52
  %4 = mul i32 %3, 48, !dbg !53
  %5 = sub i32 %0, %4, !dbg !53
  %6 = shl nsw i32 %5, 8, !dbg !54
  %7 = mul nsw i32 %3, 640, !dbg !55
  %8 = add nsw i32 %7, -5120, !dbg !56
  %9 = add nsw i32 %6, -9216
  br label %10, !dbg !57

10:                                               ; preds = %2, %20
  %11 = phi i32 [ 0, %2 ], [ %25, %20 ]
  %12 = phi i32 [ 0, %2 ], [ %23, %20 ]
  %13 = phi i32 [ 0, %2 ], [ %26, %20 ]
  %14 = mul nsw i32 %11, %11, !dbg !58
  %15 = lshr i32 %14, 12, !dbg !59
  %16 = mul nsw i32 %12, %12, !dbg !60
  %17 = lshr i32 %16, 12, !dbg !61
  %18 = add nuw nsw i32 %15, %17, !dbg !62
  %19 = icmp samesign ugt i32 %18, 16384, !dbg !63
  br i1 %19, label %28, label %20, !dbg !64

20:                                               ; preds = %10
  %21 = mul nsw i32 %11, %12, !dbg !65
  %22 = sdiv i32 %21, 2048, !dbg !66
  %23 = add nsw i32 %8, %22, !dbg !67
  %24 = sub nsw i32 %9, %17, !dbg !68
  %25 = add nsw i32 %24, %15, !dbg !69
  %26 = add nuw nsw i32 %13, 1, !dbg !70
  %27 = icmp eq i32 %26, 40, !dbg !71
  br i1 %27, label %28, label %10, !dbg !72

28:                                               ; preds = %10, %20
  %29 = phi i32 [ %13, %10 ], [ 40, %20 ], !dbg !73
  %30 = sext i32 %0 to i64, !dbg !74
  %31 = getelementptr inbounds i32, ptr @steps, i64 %30, !dbg !74
  store i32 %29, ptr %31, align 4, !dbg !75, !tbaa !6
  ret void, !dbg !76
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/mandelbrot.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !11, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 30, column: 5, scope: !10)
!14 = !DILocation(line: 31, column: 5, scope: !10, atomGroup: 24, atomRank: 1)
!15 = !DILocation(line: 32, column: 9, scope: !10, atomGroup: 22, atomRank: 1)
!16 = !DILocation(line: 38, column: 5, scope: !10, atomGroup: 14, atomRank: 1)
!17 = !DILocation(line: 25, column: 95, scope: !18, inlinedAt: !20, atomGroup: 1, atomRank: 1)
!18 = distinct !DISubprogram(name: "putchar", scope: !19, file: !19, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!19 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!20 = distinct !DILocation(line: 36, column: 9, scope: !10)
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !8, i64 0}
!23 = !DILocation(line: 31, column: 38, scope: !10, atomGroup: 12, atomRank: 2)
!24 = !DILocation(line: 31, column: 27, scope: !10, atomGroup: 2, atomRank: 1)
!25 = !DILocation(line: 31, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!26 = distinct !{!26, !27, !28, !29, !30}
!27 = !DILocation(line: 31, column: 5, scope: !10)
!28 = !DILocation(line: 37, column: 5, scope: !10)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 33, column: 24, scope: !10)
!32 = !DILocation(line: 33, column: 24, scope: !10, atomGroup: 7, atomRank: 2)
!33 = !DILocation(line: 34, column: 26, scope: !10, atomGroup: 8, atomRank: 2)
!34 = !DILocation(line: 34, column: 21, scope: !10, atomGroup: 8, atomRank: 1)
!35 = !DILocation(line: 34, column: 48, scope: !10, atomGroup: 9, atomRank: 2)
!36 = !DILocation(line: 34, column: 43, scope: !10, atomGroup: 9, atomRank: 1)
!37 = !DILocation(line: 34, column: 65, scope: !10)
!38 = !DILocation(line: 34, column: 60, scope: !10)
!39 = !DILocation(line: 34, column: 43, scope: !10)
!40 = !DILocation(line: 34, column: 21, scope: !10)
!41 = !DILocation(line: 25, column: 95, scope: !18, inlinedAt: !42, atomGroup: 1, atomRank: 1)
!42 = distinct !DILocation(line: 34, column: 13, scope: !10)
!43 = !DILocation(line: 32, column: 54, scope: !10, atomGroup: 10, atomRank: 2)
!44 = !DILocation(line: 32, column: 37, scope: !10, atomGroup: 5, atomRank: 1)
!45 = !DILocation(line: 32, column: 9, scope: !10, atomGroup: 6, atomRank: 1)
!46 = distinct !{!46, !47, !48, !29, !30}
!47 = !DILocation(line: 32, column: 9, scope: !10)
!48 = !DILocation(line: 35, column: 9, scope: !10)
!49 = !DISubprogram(name: "launch", scope: !50, file: !50, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!50 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!51 = distinct !DISubprogram(name: "point", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!52 = !DILocation(line: 14, column: 22, scope: !51, atomGroup: 1, atomRank: 2)
!53 = !DILocation(line: 14, column: 49, scope: !51, atomGroup: 2, atomRank: 2)
!54 = !DILocation(line: 15, column: 32, scope: !51)
!55 = !DILocation(line: 15, column: 81, scope: !51)
!56 = !DILocation(line: 15, column: 88, scope: !51, atomGroup: 4, atomRank: 2)
!57 = !DILocation(line: 17, column: 5, scope: !51, atomGroup: 20, atomRank: 1)
!58 = !DILocation(line: 18, column: 20, scope: !51)
!59 = !DILocation(line: 18, column: 24, scope: !51, atomGroup: 10, atomRank: 2)
!60 = !DILocation(line: 18, column: 38, scope: !51)
!61 = !DILocation(line: 18, column: 42, scope: !51, atomGroup: 11, atomRank: 2)
!62 = !DILocation(line: 19, column: 16, scope: !51)
!63 = !DILocation(line: 19, column: 21, scope: !51, atomGroup: 12, atomRank: 2)
!64 = !DILocation(line: 19, column: 21, scope: !51, atomGroup: 12, atomRank: 1)
!65 = !DILocation(line: 22, column: 15, scope: !51)
!66 = !DILocation(line: 22, column: 19, scope: !51)
!67 = !DILocation(line: 22, column: 31, scope: !51, atomGroup: 14, atomRank: 2)
!68 = !DILocation(line: 15, column: 42, scope: !51, atomGroup: 3, atomRank: 2)
!69 = !DILocation(line: 23, column: 21, scope: !51, atomGroup: 15, atomRank: 2)
!70 = !DILocation(line: 24, column: 13, scope: !51, atomGroup: 16, atomRank: 2)
!71 = !DILocation(line: 17, column: 17, scope: !51, atomGroup: 8, atomRank: 1)
!72 = !DILocation(line: 17, column: 5, scope: !51, atomGroup: 9, atomRank: 1)
!73 = !DILocation(line: 16, column: 23, scope: !51, atomGroup: 7, atomRank: 1)
!74 = !DILocation(line: 26, column: 5, scope: !51)
!75 = !DILocation(line: 26, column: 19, scope: !51, atomGroup: 17, atomRank: 1)
!76 = !DILocation(line: 27, column: 1, scope: !51, atomGroup: 18, atomRank: 1)
