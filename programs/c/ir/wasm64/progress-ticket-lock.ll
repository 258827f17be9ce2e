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
  br label %46, !dbg !14

3:                                                ; preds = %46
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !15
  %4 = load i32, ptr @count, align 4, !dbg !16, !tbaa !6
  store i32 %4, ptr %2, align 4, !dbg !17, !tbaa !6
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !18
  store i32 %52, ptr %5, align 4, !dbg !17, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !18
  store i32 %61, ptr %6, align 4, !dbg !17, !tbaa !6
  br label %7, !dbg !19

7:                                                ; preds = %39, %3
  %8 = phi i64 [ 0, %3 ], [ %43, %39 ]
  %9 = getelementptr inbounds nuw i32, ptr %2, i64 %8, !dbg !23
  %10 = load i32, ptr %9, align 4, !dbg !23, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !24
  %11 = icmp slt i32 %10, 0, !dbg !27
  %12 = tail call i32 @llvm.abs.i32(i32 %10, i1 false), !dbg !28
  br i1 %11, label %13, label %15, !dbg !29

13:                                               ; preds = %7
  %14 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !30
  br label %15, !dbg !31

15:                                               ; preds = %13, %7
  br label %16, !dbg !32

16:                                               ; preds = %15, %16
  %17 = phi i64 [ %29, %16 ], [ 1, %15 ], !dbg !33
  %18 = phi i64 [ %26, %16 ], [ 0, %15 ], !dbg !33
  %19 = phi i32 [ %21, %16 ], [ %12, %15 ], !dbg !33
  %20 = freeze i32 %19, !dbg !34
  %21 = udiv i32 %20, 10, !dbg !34
  %22 = mul i32 %21, 10, !dbg !35
  %23 = sub i32 %20, %22, !dbg !35
  %24 = trunc nuw nsw i32 %23 to i8, !dbg !36
  %25 = or disjoint i8 %24, 48, !dbg !36
  %26 = add nuw nsw i64 %18, 1, !dbg !37
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 %18, !dbg !38
  store i8 %25, ptr %27, align 1, !dbg !39, !tbaa !40
  %28 = icmp ult i32 %19, 10, !dbg !41
  %29 = add nuw i64 %17, 1, !dbg !42
  br i1 %28, label %30, label %16, !dbg !42, !llvm.loop !43

30:                                               ; preds = %16, %30
  %31 = phi i64 [ %32, %30 ], [ %17, %16 ]
  %32 = add nsw i64 %31, -1, !dbg !47
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 %32, !dbg !48
  %34 = load i8, ptr %33, align 1, !dbg !48, !tbaa !40
  %35 = sext i8 %34 to i32, !dbg !48
  %36 = tail call i32 @putchar(i32 noundef %35) #5, !dbg !49
  %37 = trunc nuw i64 %31 to i32, !dbg !50
  %38 = icmp sgt i32 %37, 1, !dbg !50
  br i1 %38, label %30, label %39, !dbg !51, !llvm.loop !52

39:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !55
  %40 = icmp eq i64 %8, 2, !dbg !56
  %41 = select i1 %40, i32 10, i32 32, !dbg !57
  %42 = tail call i32 @putchar(i32 noundef %41) #5, !dbg !58
  %43 = add nuw nsw i64 %8, 1, !dbg !59
  %44 = icmp eq i64 %43, 3, !dbg !60
  br i1 %44, label %45, label %7, !dbg !61, !llvm.loop !62

45:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !65
  ret i32 0, !dbg !66

46:                                               ; preds = %0, %46
  %47 = phi i64 [ 0, %0 ], [ %62, %46 ]
  %48 = phi i32 [ 0, %0 ], [ %61, %46 ]
  %49 = phi i32 [ 0, %0 ], [ %52, %46 ]
  %50 = getelementptr inbounds nuw i32, ptr @served, i64 %47, !dbg !67
  %51 = load i32, ptr %50, align 4, !dbg !67, !tbaa !6
  %52 = add nsw i32 %51, %49, !dbg !68
  %53 = getelementptr inbounds nuw i32, ptr @tickets, i64 %47, !dbg !69
  %54 = load i32, ptr %53, align 4, !dbg !69, !tbaa !6
  %55 = sext i32 %54 to i64, !dbg !70
  %56 = getelementptr inbounds i32, ptr @served, i64 %55, !dbg !70
  %57 = load i32, ptr %56, align 4, !dbg !70, !tbaa !6
  %58 = zext i32 %57 to i64, !dbg !71
  %59 = icmp ne i64 %47, %58, !dbg !71
  %60 = zext i1 %59 to i32, !dbg !71
  %61 = add nuw nsw i32 %48, %60, !dbg !72
  %62 = add nuw nsw i64 %47, 1, !dbg !73
  %63 = icmp eq i64 %62, 32, !dbg !74
  br i1 %63, label %3, label %46, !dbg !75, !llvm.loop !76
}

declare !dbg !79 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @queue(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !81 {
  %3 = atomicrmw add ptr @next_ticket, i32 1 seq_cst, align 4, !dbg !82
  br label %4, !dbg !83

4:                                                ; preds = %4, %2
  %5 = load atomic i32, ptr @serving seq_cst, align 4, !dbg !84
  %6 = icmp eq i32 %5, %3, !dbg !85
  br i1 %6, label %7, label %4, !dbg !86, !llvm.loop !87

7:                                                ; preds = %4
  %8 = load i32, ptr @count, align 4, !dbg !89, !tbaa !6
  %9 = sext i32 %8 to i64, !dbg !90
  %10 = getelementptr inbounds i32, ptr @served, i64 %9, !dbg !90
  store i32 %0, ptr %10, align 4, !dbg !91, !tbaa !6
  %11 = sext i32 %0 to i64, !dbg !92
  %12 = getelementptr inbounds i32, ptr @tickets, i64 %11, !dbg !92
  store i32 %8, ptr %12, align 4, !dbg !93, !tbaa !6
  %13 = add nsw i32 %8, 1, !dbg !94
  store i32 %13, ptr @count, align 4, !dbg !95, !tbaa !6
  %14 = add i32 %3, 1, !dbg !96
  store atomic i32 %14, ptr @serving seq_cst, align 4, !dbg !97
  ret void, !dbg !98
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !99 i32 @putchar(i32 noundef) local_unnamed_addr #1

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
!30 = !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!34 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !26, atomGroup: 7, atomRank: 2)
!35 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !26)
!36 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 2)
!37 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !26, atomGroup: 6, atomRank: 2)
!38 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !26)
!39 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 1)
!40 = !{!8, !8, i64 0}
!41 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !26, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !26, atomGroup: 9, atomRank: 1)
!43 = distinct !{!43, !32, !44, !45, !46}
!44 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !26)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !26, atomGroup: 12, atomRank: 2)
!48 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !26)
!49 = !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!50 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!51 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!52 = distinct !{!52, !53, !54, !45, !46}
!53 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!54 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!55 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!57 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!58 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!59 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!60 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!61 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!62 = distinct !{!62, !63, !64, !45, !46}
!63 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!64 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!65 = !DILocation(line: 36, column: 1, scope: !10)
!66 = !DILocation(line: 35, column: 5, scope: !10, atomGroup: 12, atomRank: 1)
!67 = !DILocation(line: 30, column: 16, scope: !10)
!68 = !DILocation(line: 30, column: 13, scope: !10, atomGroup: 6, atomRank: 2)
!69 = !DILocation(line: 31, column: 25, scope: !10)
!70 = !DILocation(line: 31, column: 18, scope: !10)
!71 = !DILocation(line: 31, column: 42, scope: !10)
!72 = !DILocation(line: 31, column: 15, scope: !10, atomGroup: 7, atomRank: 2)
!73 = !DILocation(line: 29, column: 50, scope: !10, atomGroup: 8, atomRank: 2)
!74 = !DILocation(line: 29, column: 33, scope: !10, atomGroup: 4, atomRank: 1)
!75 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!76 = distinct !{!76, !77, !78, !45, !46}
!77 = !DILocation(line: 29, column: 5, scope: !10)
!78 = !DILocation(line: 32, column: 5, scope: !10)
!79 = !DISubprogram(name: "launch", scope: !80, file: !80, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!81 = distinct !DISubprogram(name: "queue", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!82 = !DILocation(line: 17, column: 21, scope: !81, atomGroup: 2, atomRank: 2)
!83 = !DILocation(line: 18, column: 5, scope: !81)
!84 = !DILocation(line: 18, column: 12, scope: !81, atomGroup: 3, atomRank: 2)
!85 = !DILocation(line: 18, column: 34, scope: !81, atomGroup: 4, atomRank: 1)
!86 = !DILocation(line: 18, column: 5, scope: !81, atomGroup: 5, atomRank: 1)
!87 = distinct !{!87, !83, !88, !45, !46}
!88 = !DILocation(line: 19, column: 5, scope: !81)
!89 = !DILocation(line: 20, column: 12, scope: !81)
!90 = !DILocation(line: 20, column: 5, scope: !81)
!91 = !DILocation(line: 20, column: 19, scope: !81, atomGroup: 6, atomRank: 1)
!92 = !DILocation(line: 21, column: 5, scope: !81)
!93 = !DILocation(line: 21, column: 21, scope: !81, atomGroup: 7, atomRank: 1)
!94 = !DILocation(line: 22, column: 10, scope: !81, atomGroup: 8, atomRank: 2)
!95 = !DILocation(line: 22, column: 10, scope: !81, atomGroup: 8, atomRank: 1)
!96 = !DILocation(line: 23, column: 33, scope: !81, atomGroup: 9, atomRank: 2)
!97 = !DILocation(line: 23, column: 5, scope: !81, atomGroup: 9, atomRank: 1)
!98 = !DILocation(line: 24, column: 1, scope: !81, atomGroup: 10, atomRank: 1)
!99 = !DISubprogram(name: "putchar", scope: !100, file: !100, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
