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
  %2 = phi i64 [ 0, %0 ], [ %8, %6 ]
  %3 = mul nuw nsw i64 %2, 192
  %4 = getelementptr inbounds nuw i8, ptr @steps, i64 %3, !dbg !15
  br label %10, !dbg !15

5:                                                ; preds = %6
  ret i32 0, !dbg !16

6:                                                ; preds = %20
  %7 = tail call i32 @putchar(i32 noundef 10) #3, !dbg !17
  %8 = add nuw nsw i64 %2, 1, !dbg !18
  %9 = icmp eq i64 %8, 16, !dbg !19
  br i1 %9, label %5, label %1, !dbg !20, !llvm.loop !21

10:                                               ; preds = %1, %20
  %11 = phi i64 [ 0, %1 ], [ %23, %20 ]
  %12 = getelementptr inbounds nuw i32, ptr %4, i64 %11, !dbg !26
  %13 = load i32, ptr %12, align 4, !dbg !27, !tbaa !6
  %14 = icmp eq i32 %13, 40, !dbg !28
  br i1 %14, label %20, label %15, !dbg !29

15:                                               ; preds = %10
  %16 = icmp sgt i32 %13, 8, !dbg !30
  br i1 %16, label %20, label %17, !dbg !31

17:                                               ; preds = %15
  %18 = icmp sgt i32 %13, 4, !dbg !32
  %19 = select i1 %18, i32 46, i32 32, !dbg !33
  br label %20, !dbg !34

20:                                               ; preds = %17, %15, %10
  %21 = phi i32 [ 35, %10 ], [ %19, %17 ], [ 43, %15 ], !dbg !35
  %22 = tail call i32 @putchar(i32 noundef %21) #3, !dbg !36
  %23 = add nuw nsw i64 %11, 1, !dbg !37
  %24 = icmp eq i64 %23, 48, !dbg !38
  br i1 %24, label %6, label %10, !dbg !39, !llvm.loop !40
}

declare !dbg !43 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @point(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !45 {
  %3 = sdiv i32 %0, 48, !dbg !46
  %4 = mul i32 %3, 48, !dbg !47
  %5 = sub i32 %0, %4, !dbg !47
  %6 = shl nsw i32 %5, 8, !dbg !48
  %7 = mul nsw i32 %3, 640, !dbg !49
  %8 = add nsw i32 %7, -5120, !dbg !50
  %9 = add nsw i32 %6, -9216
  br label %10, !dbg !51

10:                                               ; preds = %2, %20
  %11 = phi i32 [ 0, %2 ], [ %25, %20 ]
  %12 = phi i32 [ 0, %2 ], [ %23, %20 ]
  %13 = phi i32 [ 0, %2 ], [ %26, %20 ]
  %14 = mul nsw i32 %11, %11, !dbg !52
  %15 = lshr i32 %14, 12, !dbg !53
  %16 = mul nsw i32 %12, %12, !dbg !54
  %17 = lshr i32 %16, 12, !dbg !55
  %18 = add nuw nsw i32 %15, %17, !dbg !56
  %19 = icmp samesign ugt i32 %18, 16384, !dbg !57
  br i1 %19, label %28, label %20, !dbg !58

20:                                               ; preds = %10
  %21 = mul nsw i32 %11, %12, !dbg !59
  %22 = sdiv i32 %21, 2048, !dbg !60
  %23 = add nsw i32 %8, %22, !dbg !61
  %24 = sub nsw i32 %9, %17, !dbg !62
  %25 = add nsw i32 %24, %15, !dbg !63
  %26 = add nuw nsw i32 %13, 1, !dbg !64
  %27 = icmp eq i32 %26, 40, !dbg !65
  br i1 %27, label %28, label %10, !dbg !66

28:                                               ; preds = %10, %20
  %29 = phi i32 [ %13, %10 ], [ 40, %20 ], !dbg !67
  %30 = sext i32 %0 to i64, !dbg !68
  %31 = getelementptr inbounds i32, ptr @steps, i64 %30, !dbg !68
  store i32 %29, ptr %31, align 4, !dbg !69, !tbaa !6
  ret void, !dbg !70
}

declare !dbg !71 i32 @putchar(i32 noundef) local_unnamed_addr #1

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
!17 = !DILocation(line: 36, column: 9, scope: !10)
!18 = !DILocation(line: 31, column: 38, scope: !10, atomGroup: 12, atomRank: 2)
!19 = !DILocation(line: 31, column: 27, scope: !10, atomGroup: 2, atomRank: 1)
!20 = !DILocation(line: 31, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!21 = distinct !{!21, !22, !23, !24, !25}
!22 = !DILocation(line: 31, column: 5, scope: !10)
!23 = !DILocation(line: 37, column: 5, scope: !10)
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !DILocation(line: 33, column: 24, scope: !10)
!27 = !DILocation(line: 33, column: 24, scope: !10, atomGroup: 7, atomRank: 2)
!28 = !DILocation(line: 34, column: 26, scope: !10, atomGroup: 8, atomRank: 2)
!29 = !DILocation(line: 34, column: 21, scope: !10, atomGroup: 8, atomRank: 1)
!30 = !DILocation(line: 34, column: 48, scope: !10, atomGroup: 9, atomRank: 2)
!31 = !DILocation(line: 34, column: 43, scope: !10, atomGroup: 9, atomRank: 1)
!32 = !DILocation(line: 34, column: 65, scope: !10)
!33 = !DILocation(line: 34, column: 60, scope: !10)
!34 = !DILocation(line: 34, column: 43, scope: !10)
!35 = !DILocation(line: 34, column: 21, scope: !10)
!36 = !DILocation(line: 34, column: 13, scope: !10)
!37 = !DILocation(line: 32, column: 54, scope: !10, atomGroup: 10, atomRank: 2)
!38 = !DILocation(line: 32, column: 37, scope: !10, atomGroup: 5, atomRank: 1)
!39 = !DILocation(line: 32, column: 9, scope: !10, atomGroup: 6, atomRank: 1)
!40 = distinct !{!40, !41, !42, !24, !25}
!41 = !DILocation(line: 32, column: 9, scope: !10)
!42 = !DILocation(line: 35, column: 9, scope: !10)
!43 = !DISubprogram(name: "launch", scope: !44, file: !44, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!45 = distinct !DISubprogram(name: "point", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!46 = !DILocation(line: 14, column: 22, scope: !45, atomGroup: 1, atomRank: 2)
!47 = !DILocation(line: 14, column: 49, scope: !45, atomGroup: 2, atomRank: 2)
!48 = !DILocation(line: 15, column: 32, scope: !45)
!49 = !DILocation(line: 15, column: 81, scope: !45)
!50 = !DILocation(line: 15, column: 88, scope: !45, atomGroup: 4, atomRank: 2)
!51 = !DILocation(line: 17, column: 5, scope: !45, atomGroup: 20, atomRank: 1)
!52 = !DILocation(line: 18, column: 20, scope: !45)
!53 = !DILocation(line: 18, column: 24, scope: !45, atomGroup: 10, atomRank: 2)
!54 = !DILocation(line: 18, column: 38, scope: !45)
!55 = !DILocation(line: 18, column: 42, scope: !45, atomGroup: 11, atomRank: 2)
!56 = !DILocation(line: 19, column: 16, scope: !45)
!57 = !DILocation(line: 19, column: 21, scope: !45, atomGroup: 12, atomRank: 2)
!58 = !DILocation(line: 19, column: 21, scope: !45, atomGroup: 12, atomRank: 1)
!59 = !DILocation(line: 22, column: 15, scope: !45)
!60 = !DILocation(line: 22, column: 19, scope: !45)
!61 = !DILocation(line: 22, column: 31, scope: !45, atomGroup: 14, atomRank: 2)
!62 = !DILocation(line: 15, column: 42, scope: !45, atomGroup: 3, atomRank: 2)
!63 = !DILocation(line: 23, column: 21, scope: !45, atomGroup: 15, atomRank: 2)
!64 = !DILocation(line: 24, column: 13, scope: !45, atomGroup: 16, atomRank: 2)
!65 = !DILocation(line: 17, column: 17, scope: !45, atomGroup: 8, atomRank: 1)
!66 = !DILocation(line: 17, column: 5, scope: !45, atomGroup: 9, atomRank: 1)
!67 = !DILocation(line: 16, column: 23, scope: !45, atomGroup: 7, atomRank: 1)
!68 = !DILocation(line: 26, column: 5, scope: !45)
!69 = !DILocation(line: 26, column: 19, scope: !45, atomGroup: 17, atomRank: 1)
!70 = !DILocation(line: 27, column: 1, scope: !45, atomGroup: 18, atomRank: 1)
!71 = !DISubprogram(name: "putchar", scope: !72, file: !72, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
