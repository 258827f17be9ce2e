; ModuleID = 'programs/c/jump-into-side.c'
source_filename = "programs/c/jump-into-side.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@results = hidden local_unnamed_addr global [16 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 16, ptr noundef null) #5, !dbg !13
  br label %2, !dbg !14

2:                                                ; preds = %32, %0
  %3 = phi i64 [ 0, %0 ], [ %35, %32 ]
  %4 = getelementptr inbounds nuw i32, ptr @results, i64 %3, !dbg !18
  %5 = load i32, ptr %4, align 4, !dbg !18, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !19
  %6 = icmp slt i32 %5, 0, !dbg !22
  %7 = tail call i32 @llvm.abs.i32(i32 %5, i1 false), !dbg !23
  br i1 %6, label %8, label %9, !dbg !24

8:                                                ; preds = %2
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !25, !tbaa !29
  br label %9, !dbg !31

9:                                                ; preds = %8, %2
  br label %10, !dbg !32

10:                                               ; preds = %9, %10
  %11 = phi i64 [ %23, %10 ], [ 1, %9 ], !dbg !33
  %12 = phi i64 [ %20, %10 ], [ 0, %9 ], !dbg !33
  %13 = phi i32 [ %15, %10 ], [ %7, %9 ], !dbg !33
  %14 = freeze i32 %13, !dbg !34
  %15 = udiv i32 %14, 10, !dbg !34
  %16 = mul i32 %15, 10, !dbg !35
  %17 = sub i32 %14, %16, !dbg !35
  %18 = trunc nuw nsw i32 %17 to i8, !dbg !36
  %19 = or disjoint i8 %18, 48, !dbg !36
  %20 = add nuw nsw i64 %12, 1, !dbg !37
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 %12, !dbg !38
  store i8 %19, ptr %21, align 1, !dbg !39, !tbaa !40
  %22 = icmp ult i32 %13, 10, !dbg !41
  %23 = add nuw i64 %11, 1, !dbg !42
  br i1 %22, label %24, label %10, !dbg !42, !llvm.loop !43

24:                                               ; preds = %10, %24
  %25 = phi i64 [ %26, %24 ], [ %11, %10 ]
  %26 = add nsw i64 %25, -1, !dbg !47
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 %26, !dbg !48
  %28 = load i8, ptr %27, align 1, !dbg !48, !tbaa !40
  %29 = zext i8 %28 to i64, !dbg !49
  store volatile i64 %29, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !51, !tbaa !29
  %30 = trunc nuw i64 %25 to i32, !dbg !52
  %31 = icmp sgt i32 %30, 1, !dbg !52
  br i1 %31, label %24, label %32, !dbg !53, !llvm.loop !54

32:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !57
  %33 = icmp eq i64 %3, 15, !dbg !58
  %34 = select i1 %33, i64 10, i64 32, !dbg !59
  store volatile i64 %34, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !60, !tbaa !29
  %35 = add nuw nsw i64 %3, 1, !dbg !62
  %36 = icmp eq i64 %35, 16, !dbg !63
  br i1 %36, label %37, label %2, !dbg !64, !llvm.loop !65

37:                                               ; preds = %32
  ret i32 0, !dbg !68
}

declare !dbg !69 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !71 {
  %3 = lshr i32 %0, 2
  br label %7, !dbg !72

4:                                                ; preds = %33
  %5 = sext i32 %0 to i64, !dbg !73
  %6 = getelementptr inbounds i32, ptr @results, i64 %5, !dbg !73
  store i32 %34, ptr %6, align 4, !dbg !74, !tbaa !6
  ret void, !dbg !75

7:                                                ; preds = %2, %33
  %8 = phi i32 [ 64, %2 ], [ %35, %33 ]
  %9 = phi i32 [ 0, %2 ], [ %34, %33 ]
  %10 = phi i32 [ %0, %2 ], [ %13, %33 ]
  %11 = mul i32 %10, 5, !dbg !76
  %12 = add i32 %11, 7, !dbg !77
  %13 = and i32 %12, 255, !dbg !78
  %14 = and i32 %12, 10, !dbg !79
  %15 = icmp eq i32 %14, 0, !dbg !80
  br i1 %15, label %16, label %24, !dbg !81

16:                                               ; preds = %7
  %17 = add i32 %13, %9, !dbg !82
  %18 = add nuw nsw i32 %8, %3, !dbg !83
  %19 = and i32 %18, 3, !dbg !84
  %20 = icmp eq i32 %19, 0, !dbg !85
  br i1 %20, label %21, label %27, !dbg !86

21:                                               ; preds = %16
  %22 = xor i32 %17, 341, !dbg !87
  %23 = add i32 %22, 3, !dbg !88
  br label %33, !dbg !89

24:                                               ; preds = %7
  %25 = shl i32 %9, 1, !dbg !90
  %26 = or disjoint i32 %25, 1, !dbg !91
  br label %27, !dbg !92

27:                                               ; preds = %16, %24
  %28 = phi i32 [ %17, %16 ], [ %26, %24 ], !dbg !93
  %29 = shl nuw nsw i32 %13, 1, !dbg !94
  %30 = add i32 %28, %29, !dbg !95
  %31 = xor i32 %30, %8, !dbg !96
  %32 = and i32 %31, 511, !dbg !97
  br label %33

33:                                               ; preds = %21, %27
  %34 = phi i32 [ %32, %27 ], [ %23, %21 ], !dbg !93
  %35 = add nsw i32 %8, -1, !dbg !98
  %36 = icmp eq i32 %35, 0, !dbg !99
  br i1 %36, label %4, label %7, !dbg !100, !llvm.loop !101
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

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
!1 = !DIFile(filename: "programs/c/jump-into-side.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 31, column: 5, scope: !10)
!14 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 21, atomRank: 1)
!15 = distinct !DISubprogram(name: "show", scope: !16, file: !16, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "programs/c/show.h", directory: "")
!17 = distinct !DILocation(line: 32, column: 5, scope: !10)
!18 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !17)
!19 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "show_number", scope: !16, file: !16, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !17)
!22 = !DILocation(line: 10, column: 28, scope: !20, inlinedAt: !21, atomGroup: 3, atomRank: 2)
!23 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !21, atomGroup: 3, atomRank: 1)
!24 = !DILocation(line: 11, column: 16, scope: !20, inlinedAt: !21, atomGroup: 4, atomRank: 1)
!25 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !28, atomGroup: 1, atomRank: 1)
!26 = distinct !DISubprogram(name: "putchar", scope: !27, file: !27, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!27 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!28 = distinct !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !21)
!29 = !{!30, !30, i64 0}
!30 = !{!"long", !8, i64 0}
!31 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 16, column: 14, scope: !20, inlinedAt: !21, atomGroup: 7, atomRank: 2)
!35 = !DILocation(line: 15, column: 45, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 2)
!37 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !21, atomGroup: 6, atomRank: 2)
!38 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 15, column: 25, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 1)
!40 = !{!8, !8, i64 0}
!41 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !21, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !21, atomGroup: 9, atomRank: 1)
!43 = distinct !{!43, !32, !44, !45, !46}
!44 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !21)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 19, column: 24, scope: !20, inlinedAt: !21, atomGroup: 12, atomRank: 2)
!48 = !DILocation(line: 19, column: 17, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 25, column: 97, scope: !26, inlinedAt: !50, atomGroup: 1, atomRank: 2)
!50 = distinct !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !50, atomGroup: 1, atomRank: 1)
!52 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !21, atomGroup: 10, atomRank: 1)
!53 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21, atomGroup: 11, atomRank: 1)
!54 = distinct !{!54, !55, !56, !45, !46}
!55 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!59 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!60 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !61, atomGroup: 1, atomRank: 1)
!61 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!62 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!63 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!64 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!65 = distinct !{!65, !66, !67, !45, !46}
!66 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!67 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!68 = !DILocation(line: 33, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!69 = !DISubprogram(name: "launch", scope: !70, file: !70, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!71 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!72 = !DILocation(line: 13, column: 5, scope: !71, atomGroup: 23, atomRank: 1)
!73 = !DILocation(line: 27, column: 5, scope: !71)
!74 = !DILocation(line: 27, column: 21, scope: !71, atomGroup: 16, atomRank: 1)
!75 = !DILocation(line: 28, column: 1, scope: !71, atomGroup: 17, atomRank: 1)
!76 = !DILocation(line: 14, column: 16, scope: !71)
!77 = !DILocation(line: 14, column: 20, scope: !71)
!78 = !DILocation(line: 14, column: 25, scope: !71, atomGroup: 6, atomRank: 2)
!79 = !DILocation(line: 15, column: 16, scope: !71)
!80 = !DILocation(line: 15, column: 22, scope: !71, atomGroup: 7, atomRank: 2)
!81 = !DILocation(line: 15, column: 22, scope: !71, atomGroup: 7, atomRank: 1)
!82 = !DILocation(line: 16, column: 20, scope: !71, atomGroup: 8, atomRank: 2)
!83 = !DILocation(line: 17, column: 42, scope: !71)
!84 = !DILocation(line: 17, column: 51, scope: !71)
!85 = !DILocation(line: 17, column: 51, scope: !71, atomGroup: 9, atomRank: 2)
!86 = !DILocation(line: 17, column: 51, scope: !71, atomGroup: 9, atomRank: 1)
!87 = !DILocation(line: 20, column: 30, scope: !71)
!88 = !DILocation(line: 20, column: 39, scope: !71, atomGroup: 11, atomRank: 2)
!89 = !DILocation(line: 21, column: 9, scope: !71)
!90 = !DILocation(line: 22, column: 24, scope: !71)
!91 = !DILocation(line: 22, column: 33, scope: !71, atomGroup: 12, atomRank: 2)
!92 = !DILocation(line: 22, column: 13, scope: !71)
!93 = !DILocation(line: 0, scope: !71)
!94 = !DILocation(line: 24, column: 35, scope: !71)
!95 = !DILocation(line: 24, column: 31, scope: !71)
!96 = !DILocation(line: 24, column: 40, scope: !71)
!97 = !DILocation(line: 24, column: 49, scope: !71, atomGroup: 13, atomRank: 2)
!98 = !DILocation(line: 13, column: 51, scope: !71, atomGroup: 14, atomRank: 2)
!99 = !DILocation(line: 13, column: 41, scope: !71, atomGroup: 4, atomRank: 1)
!100 = !DILocation(line: 13, column: 5, scope: !71, atomGroup: 5, atomRank: 1)
!101 = distinct !{!101, !102, !103, !45, !46}
!102 = !DILocation(line: 13, column: 5, scope: !71)
!103 = !DILocation(line: 26, column: 5, scope: !71)
