; ModuleID = 'programs/c/progress-ticket-lock.c'
source_filename = "programs/c/progress-ticket-lock.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@served = hidden local_unnamed_addr global [32 x i32] zeroinitializer, align 16
@tickets = hidden local_unnamed_addr global [32 x i32] zeroinitializer, align 16
@count = hidden local_unnamed_addr global i32 0, align 4
@next_ticket = hidden global i32 0, align 4
@serving = hidden local_unnamed_addr global i32 0, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [3 x i32], align 4
  tail call void @launch(ptr noundef nonnull @queue, i32 noundef 32, ptr noundef null) #5, !dbg !13
  br label %43, !dbg !14

3:                                                ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !15
  %4 = load i32, ptr @count, align 4, !dbg !16, !tbaa !6
  store i32 %4, ptr %2, align 4, !dbg !17, !tbaa !6
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !18
  store i32 %49, ptr %5, align 4, !dbg !17, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !18
  store i32 %58, ptr %6, align 4, !dbg !17, !tbaa !6
  br label %7, !dbg !19

7:                                                ; preds = %37, %3
  %8 = phi i64 [ 0, %3 ], [ %40, %37 ]
  %9 = getelementptr inbounds nuw i32, ptr %2, i64 %8, !dbg !23
  %10 = load i32, ptr %9, align 4, !dbg !23, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !24
  %11 = icmp slt i32 %10, 0, !dbg !27
  %12 = tail call i32 @llvm.abs.i32(i32 %10, i1 false), !dbg !28
  br i1 %11, label %13, label %14, !dbg !29

13:                                               ; preds = %7
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !30, !tbaa !34
  br label %14, !dbg !36

14:                                               ; preds = %13, %7
  br label %15, !dbg !37

15:                                               ; preds = %14, %15
  %16 = phi i64 [ %28, %15 ], [ 1, %14 ], !dbg !38
  %17 = phi i64 [ %25, %15 ], [ 0, %14 ], !dbg !38
  %18 = phi i32 [ %20, %15 ], [ %12, %14 ], !dbg !38
  %19 = freeze i32 %18, !dbg !39
  %20 = udiv i32 %19, 10, !dbg !39
  %21 = mul i32 %20, 10, !dbg !40
  %22 = sub i32 %19, %21, !dbg !40
  %23 = trunc nuw nsw i32 %22 to i8, !dbg !41
  %24 = or disjoint i8 %23, 48, !dbg !41
  %25 = add nuw nsw i64 %17, 1, !dbg !42
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 %17, !dbg !43
  store i8 %24, ptr %26, align 1, !dbg !44, !tbaa !45
  %27 = icmp ult i32 %18, 10, !dbg !46
  %28 = add nuw i64 %16, 1, !dbg !47
  br i1 %27, label %29, label %15, !dbg !47, !llvm.loop !48

29:                                               ; preds = %15, %29
  %30 = phi i64 [ %31, %29 ], [ %16, %15 ]
  %31 = add nsw i64 %30, -1, !dbg !52
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 %31, !dbg !53
  %33 = load i8, ptr %32, align 1, !dbg !53, !tbaa !45
  %34 = zext i8 %33 to i64, !dbg !54
  store volatile i64 %34, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !56, !tbaa !34
  %35 = trunc nuw i64 %30 to i32, !dbg !57
  %36 = icmp sgt i32 %35, 1, !dbg !57
  br i1 %36, label %29, label %37, !dbg !58, !llvm.loop !59

37:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !62
  %38 = icmp eq i64 %8, 2, !dbg !63
  %39 = select i1 %38, i64 10, i64 32, !dbg !64
  store volatile i64 %39, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !65, !tbaa !34
  %40 = add nuw nsw i64 %8, 1, !dbg !67
  %41 = icmp eq i64 %40, 3, !dbg !68
  br i1 %41, label %42, label %7, !dbg !69, !llvm.loop !70

42:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !73
  ret i32 0, !dbg !74

43:                                               ; preds = %0, %43
  %44 = phi i64 [ 0, %0 ], [ %59, %43 ]
  %45 = phi i32 [ 0, %0 ], [ %58, %43 ]
  %46 = phi i32 [ 0, %0 ], [ %49, %43 ]
  %47 = getelementptr inbounds nuw i32, ptr @served, i64 %44, !dbg !75
  %48 = load i32, ptr %47, align 4, !dbg !75, !tbaa !6
  %49 = add nsw i32 %48, %46, !dbg !76
  %50 = getelementptr inbounds nuw i32, ptr @tickets, i64 %44, !dbg !77
  %51 = load i32, ptr %50, align 4, !dbg !77, !tbaa !6
  %52 = sext i32 %51 to i64, !dbg !78
  %53 = getelementptr inbounds i32, ptr @served, i64 %52, !dbg !78
  %54 = load i32, ptr %53, align 4, !dbg !78, !tbaa !6
  %55 = zext i32 %54 to i64, !dbg !79
  %56 = icmp ne i64 %44, %55, !dbg !79
  %57 = zext i1 %56 to i32, !dbg !79
  %58 = add nuw nsw i32 %45, %57, !dbg !80
  %59 = add nuw nsw i64 %44, 1, !dbg !81
  %60 = icmp eq i64 %59, 32, !dbg !82
  br i1 %60, label %3, label %43, !dbg !83, !llvm.loop !84
}

declare !dbg !87 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @queue(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !89 {
  %3 = atomicrmw add ptr @next_ticket, i32 1 seq_cst, align 4, !dbg !90
  br label %4, !dbg !91

4:                                                ; preds = %4, %2
  %5 = load atomic i32, ptr @serving seq_cst, align 4, !dbg !92
  %6 = icmp eq i32 %5, %3, !dbg !93
  br i1 %6, label %7, label %4, !dbg !94, !llvm.loop !95

7:                                                ; preds = %4
  %8 = load i32, ptr @count, align 4, !dbg !97, !tbaa !6
  %9 = sext i32 %8 to i64, !dbg !98
  %10 = getelementptr inbounds i32, ptr @served, i64 %9, !dbg !98
  store i32 %0, ptr %10, align 4, !dbg !99, !tbaa !6
  %11 = sext i32 %0 to i64, !dbg !100
  %12 = getelementptr inbounds i32, ptr @tickets, i64 %11, !dbg !100
  store i32 %8, ptr %12, align 4, !dbg !101, !tbaa !6
  %13 = add nsw i32 %8, 1, !dbg !102
  store i32 %13, ptr @count, align 4, !dbg !103, !tbaa !6
  %14 = add i32 %3, 1, !dbg !104
  store atomic i32 %14, ptr @serving seq_cst, align 4, !dbg !105
  ret void, !dbg !106
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/progress-ticket-lock.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 27, column: 5, scope: !10)
!14 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 19, atomRank: 1)
!15 = !DILocation(line: 33, column: 5, scope: !10)
!16 = !DILocation(line: 33, column: 22, scope: !10, atomGroup: 10, atomRank: 2)
!17 = !DILocation(line: 33, column: 21, scope: !10, atomGroup: 10, atomRank: 1)
!18 = !DILocation(line: 33, column: 21, scope: !10)
!19 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 17, atomRank: 1)
!20 = distinct !DISubprogram(name: "show", scope: !21, file: !21, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = !DIFile(filename: "programs/c/show.h", directory: "")
!22 = distinct !DILocation(line: 34, column: 5, scope: !10)
!23 = !DILocation(line: 25, column: 21, scope: !20, inlinedAt: !22)
!24 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "show_number", scope: !21, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !22)
!27 = !DILocation(line: 10, column: 28, scope: !25, inlinedAt: !26, atomGroup: 3, atomRank: 2)
!28 = !DILocation(line: 10, column: 21, scope: !25, inlinedAt: !26, atomGroup: 3, atomRank: 1)
!29 = !DILocation(line: 11, column: 16, scope: !25, inlinedAt: !26, atomGroup: 4, atomRank: 1)
!30 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !33, atomGroup: 1, atomRank: 1)
!31 = distinct !DISubprogram(name: "putchar", scope: !32, file: !32, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!32 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!33 = distinct !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !26)
!34 = !{!35, !35, i64 0}
!35 = !{!"long", !8, i64 0}
!36 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !26)
!37 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !26)
!38 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!39 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !26, atomGroup: 7, atomRank: 2)
!40 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !26)
!41 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 2)
!42 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !26, atomGroup: 6, atomRank: 2)
!43 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !26)
!44 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 1)
!45 = !{!8, !8, i64 0}
!46 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !26, atomGroup: 8, atomRank: 1)
!47 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !26, atomGroup: 9, atomRank: 1)
!48 = distinct !{!48, !37, !49, !50, !51}
!49 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !26)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !26, atomGroup: 12, atomRank: 2)
!53 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !26)
!54 = !DILocation(line: 25, column: 97, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 2)
!55 = distinct !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 1)
!57 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!58 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!59 = distinct !{!59, !60, !61, !50, !51}
!60 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!61 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!62 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!63 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!64 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!65 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !66, atomGroup: 1, atomRank: 1)
!66 = distinct !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!67 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!68 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!69 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!70 = distinct !{!70, !71, !72, !50, !51}
!71 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!72 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!73 = !DILocation(line: 36, column: 1, scope: !10)
!74 = !DILocation(line: 35, column: 5, scope: !10, atomGroup: 12, atomRank: 1)
!75 = !DILocation(line: 30, column: 16, scope: !10)
!76 = !DILocation(line: 30, column: 13, scope: !10, atomGroup: 6, atomRank: 2)
!77 = !DILocation(line: 31, column: 25, scope: !10)
!78 = !DILocation(line: 31, column: 18, scope: !10)
!79 = !DILocation(line: 31, column: 42, scope: !10)
!80 = !DILocation(line: 31, column: 15, scope: !10, atomGroup: 7, atomRank: 2)
!81 = !DILocation(line: 29, column: 50, scope: !10, atomGroup: 8, atomRank: 2)
!82 = !DILocation(line: 29, column: 33, scope: !10, atomGroup: 4, atomRank: 1)
!83 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!84 = distinct !{!84, !85, !86, !50, !51}
!85 = !DILocation(line: 29, column: 5, scope: !10)
!86 = !DILocation(line: 32, column: 5, scope: !10)
!87 = !DISubprogram(name: "launch", scope: !88, file: !88, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!89 = distinct !DISubprogram(name: "queue", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!90 = !DILocation(line: 17, column: 21, scope: !89, atomGroup: 2, atomRank: 2)
!91 = !DILocation(line: 18, column: 5, scope: !89)
!92 = !DILocation(line: 18, column: 12, scope: !89, atomGroup: 3, atomRank: 2)
!93 = !DILocation(line: 18, column: 34, scope: !89, atomGroup: 4, atomRank: 1)
!94 = !DILocation(line: 18, column: 5, scope: !89, atomGroup: 5, atomRank: 1)
!95 = distinct !{!95, !91, !96, !50, !51}
!96 = !DILocation(line: 19, column: 5, scope: !89)
!97 = !DILocation(line: 20, column: 12, scope: !89)
!98 = !DILocation(line: 20, column: 5, scope: !89)
!99 = !DILocation(line: 20, column: 19, scope: !89, atomGroup: 6, atomRank: 1)
!100 = !DILocation(line: 21, column: 5, scope: !89)
!101 = !DILocation(line: 21, column: 21, scope: !89, atomGroup: 7, atomRank: 1)
!102 = !DILocation(line: 22, column: 10, scope: !89, atomGroup: 8, atomRank: 2)
!103 = !DILocation(line: 22, column: 10, scope: !89, atomGroup: 8, atomRank: 1)
!104 = !DILocation(line: 23, column: 33, scope: !89, atomGroup: 9, atomRank: 2)
!105 = !DILocation(line: 23, column: 5, scope: !89, atomGroup: 9, atomRank: 1)
!106 = !DILocation(line: 24, column: 1, scope: !89, atomGroup: 10, atomRank: 1)
