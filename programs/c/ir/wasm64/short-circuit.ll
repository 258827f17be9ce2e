; ModuleID = 'programs/c/short-circuit.c'
source_filename = "programs/c/short-circuit.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@results = hidden local_unnamed_addr global [16 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 16, ptr noundef null) #5, !dbg !13
  br label %2, !dbg !14

2:                                                ; preds = %34, %0
  %3 = phi i64 [ 0, %0 ], [ %38, %34 ]
  %4 = getelementptr inbounds nuw i32, ptr @results, i64 %3, !dbg !18
  %5 = load i32, ptr %4, align 4, !dbg !18, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !19
  %6 = icmp slt i32 %5, 0, !dbg !22
  %7 = tail call i32 @llvm.abs.i32(i32 %5, i1 false), !dbg !23
  br i1 %6, label %8, label %10, !dbg !24

8:                                                ; preds = %2
  %9 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !25
  br label %10, !dbg !26

10:                                               ; preds = %8, %2
  br label %11, !dbg !27

11:                                               ; preds = %10, %11
  %12 = phi i64 [ %24, %11 ], [ 1, %10 ], !dbg !28
  %13 = phi i64 [ %21, %11 ], [ 0, %10 ], !dbg !28
  %14 = phi i32 [ %16, %11 ], [ %7, %10 ], !dbg !28
  %15 = freeze i32 %14, !dbg !29
  %16 = udiv i32 %15, 10, !dbg !29
  %17 = mul i32 %16, 10, !dbg !30
  %18 = sub i32 %15, %17, !dbg !30
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !31
  %20 = or disjoint i8 %19, 48, !dbg !31
  %21 = add nuw nsw i64 %13, 1, !dbg !32
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 %13, !dbg !33
  store i8 %20, ptr %22, align 1, !dbg !34, !tbaa !35
  %23 = icmp ult i32 %14, 10, !dbg !36
  %24 = add nuw i64 %12, 1, !dbg !37
  br i1 %23, label %25, label %11, !dbg !37, !llvm.loop !38

25:                                               ; preds = %11, %25
  %26 = phi i64 [ %27, %25 ], [ %12, %11 ]
  %27 = add nsw i64 %26, -1, !dbg !42
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 %27, !dbg !43
  %29 = load i8, ptr %28, align 1, !dbg !43, !tbaa !35
  %30 = sext i8 %29 to i32, !dbg !43
  %31 = tail call i32 @putchar(i32 noundef %30) #5, !dbg !44
  %32 = trunc nuw i64 %26 to i32, !dbg !45
  %33 = icmp sgt i32 %32, 1, !dbg !45
  br i1 %33, label %25, label %34, !dbg !46, !llvm.loop !47

34:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !50
  %35 = icmp eq i64 %3, 15, !dbg !51
  %36 = select i1 %35, i32 10, i32 32, !dbg !52
  %37 = tail call i32 @putchar(i32 noundef %36) #5, !dbg !53
  %38 = add nuw nsw i64 %3, 1, !dbg !54
  %39 = icmp eq i64 %38, 16, !dbg !55
  br i1 %39, label %40, label %2, !dbg !56, !llvm.loop !57

40:                                               ; preds = %34
  ret i32 0, !dbg !60
}

declare !dbg !61 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !63 {
  %3 = lshr i32 %0, 3
  br label %7, !dbg !64

4:                                                ; preds = %28
  %5 = sext i32 %0 to i64, !dbg !65
  %6 = getelementptr inbounds i32, ptr @results, i64 %5, !dbg !65
  store i32 %29, ptr %6, align 4, !dbg !66, !tbaa !6
  ret void, !dbg !67

7:                                                ; preds = %2, %28
  %8 = phi i32 [ 64, %2 ], [ %30, %28 ]
  %9 = phi i32 [ 0, %2 ], [ %29, %28 ]
  %10 = phi i32 [ %0, %2 ], [ %13, %28 ]
  %11 = mul i32 %10, 5, !dbg !68
  %12 = add i32 %11, 3, !dbg !69
  %13 = and i32 %12, 255, !dbg !70
  %14 = and i32 %12, 6, !dbg !71
  %15 = icmp eq i32 %14, 0, !dbg !72
  br i1 %15, label %20, label %16, !dbg !73

16:                                               ; preds = %7
  %17 = add nuw nsw i32 %8, %3, !dbg !74
  %18 = and i32 %17, 1, !dbg !75
  %19 = icmp eq i32 %18, 0, !dbg !76
  br i1 %19, label %25, label %20, !dbg !77

20:                                               ; preds = %16, %7
  %21 = shl i32 %9, 1, !dbg !78
  %22 = mul nuw nsw i32 %13, 3, !dbg !79
  %23 = add i32 %22, %21, !dbg !80
  %24 = and i32 %23, 511, !dbg !81
  br label %28, !dbg !82

25:                                               ; preds = %16
  %26 = xor i32 %13, %9, !dbg !83
  %27 = add i32 %26, 1, !dbg !84
  br label %28

28:                                               ; preds = %20, %25
  %29 = phi i32 [ %24, %20 ], [ %27, %25 ], !dbg !85
  %30 = add nsw i32 %8, -1, !dbg !86
  %31 = icmp eq i32 %30, 0, !dbg !87
  br i1 %31, label %4, label %7, !dbg !88, !llvm.loop !89
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !92 i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/short-circuit.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 25, column: 5, scope: !10)
!14 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 18, atomRank: 1)
!15 = distinct !DISubprogram(name: "show", scope: !16, file: !16, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "programs/c/show.h", directory: "")
!17 = distinct !DILocation(line: 26, column: 5, scope: !10)
!18 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !17)
!19 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "show_number", scope: !16, file: !16, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !17)
!22 = !DILocation(line: 10, column: 28, scope: !20, inlinedAt: !21, atomGroup: 3, atomRank: 2)
!23 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !21, atomGroup: 3, atomRank: 1)
!24 = !DILocation(line: 11, column: 16, scope: !20, inlinedAt: !21, atomGroup: 4, atomRank: 1)
!25 = !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 16, column: 14, scope: !20, inlinedAt: !21, atomGroup: 7, atomRank: 2)
!30 = !DILocation(line: 15, column: 45, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 2)
!32 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !21, atomGroup: 6, atomRank: 2)
!33 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 15, column: 25, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 1)
!35 = !{!8, !8, i64 0}
!36 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !21, atomGroup: 8, atomRank: 1)
!37 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !21, atomGroup: 9, atomRank: 1)
!38 = distinct !{!38, !27, !39, !40, !41}
!39 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !21)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 19, column: 24, scope: !20, inlinedAt: !21, atomGroup: 12, atomRank: 2)
!43 = !DILocation(line: 19, column: 17, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !21, atomGroup: 10, atomRank: 1)
!46 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21, atomGroup: 11, atomRank: 1)
!47 = distinct !{!47, !48, !49, !40, !41}
!48 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!52 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!53 = !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!54 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!55 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!56 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!57 = distinct !{!57, !58, !59, !40, !41}
!58 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!59 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!60 = !DILocation(line: 27, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!61 = !DISubprogram(name: "launch", scope: !62, file: !62, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!63 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!64 = !DILocation(line: 13, column: 5, scope: !63, atomGroup: 20, atomRank: 1)
!65 = !DILocation(line: 21, column: 5, scope: !63)
!66 = !DILocation(line: 21, column: 21, scope: !63, atomGroup: 13, atomRank: 1)
!67 = !DILocation(line: 22, column: 1, scope: !63, atomGroup: 14, atomRank: 1)
!68 = !DILocation(line: 14, column: 16, scope: !63)
!69 = !DILocation(line: 14, column: 20, scope: !63)
!70 = !DILocation(line: 14, column: 25, scope: !63, atomGroup: 6, atomRank: 2)
!71 = !DILocation(line: 15, column: 16, scope: !63)
!72 = !DILocation(line: 15, column: 21, scope: !63, atomGroup: 7, atomRank: 2)
!73 = !DILocation(line: 15, column: 26, scope: !63, atomGroup: 7, atomRank: 1)
!74 = !DILocation(line: 15, column: 55, scope: !63)
!75 = !DILocation(line: 15, column: 64, scope: !63)
!76 = !DILocation(line: 15, column: 64, scope: !63, atomGroup: 8, atomRank: 2)
!77 = !DILocation(line: 15, column: 26, scope: !63, atomGroup: 8, atomRank: 1)
!78 = !DILocation(line: 16, column: 25, scope: !63)
!79 = !DILocation(line: 16, column: 38, scope: !63)
!80 = !DILocation(line: 16, column: 34, scope: !63)
!81 = !DILocation(line: 16, column: 43, scope: !63, atomGroup: 9, atomRank: 2)
!82 = !DILocation(line: 17, column: 9, scope: !63)
!83 = !DILocation(line: 18, column: 30, scope: !63)
!84 = !DILocation(line: 18, column: 35, scope: !63, atomGroup: 10, atomRank: 2)
!85 = !DILocation(line: 0, scope: !63)
!86 = !DILocation(line: 13, column: 51, scope: !63, atomGroup: 11, atomRank: 2)
!87 = !DILocation(line: 13, column: 41, scope: !63, atomGroup: 4, atomRank: 1)
!88 = !DILocation(line: 13, column: 5, scope: !63, atomGroup: 5, atomRank: 1)
!89 = distinct !{!89, !90, !91, !40, !41}
!90 = !DILocation(line: 13, column: 5, scope: !63)
!91 = !DILocation(line: 20, column: 5, scope: !63)
!92 = !DISubprogram(name: "putchar", scope: !93, file: !93, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
