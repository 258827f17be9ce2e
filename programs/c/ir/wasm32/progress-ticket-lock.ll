; ModuleID = 'programs/c/progress-ticket-lock.c'
source_filename = "programs/c/progress-ticket-lock.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

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
  br label %40, !dbg !14

3:                                                ; preds = %40
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !15
  %4 = load i32, ptr @count, align 4, !dbg !16, !tbaa !6
  store i32 %4, ptr %2, align 4, !dbg !17, !tbaa !6
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 4, !dbg !18
  store i32 %46, ptr %5, align 4, !dbg !17, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8, !dbg !18
  store i32 %53, ptr %6, align 4, !dbg !17, !tbaa !6
  br label %7, !dbg !19

7:                                                ; preds = %34, %3
  %8 = phi i32 [ 0, %3 ], [ %37, %34 ]
  %9 = getelementptr inbounds nuw i32, ptr %2, i32 %8, !dbg !23
  %10 = load i32, ptr %9, align 4, !dbg !23, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !24
  %11 = icmp slt i32 %10, 0, !dbg !27
  %12 = tail call i32 @llvm.abs.i32(i32 %10, i1 false), !dbg !28
  br i1 %11, label %13, label %14, !dbg !29

13:                                               ; preds = %7
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !30, !tbaa !34
  br label %14, !dbg !36

14:                                               ; preds = %13, %7
  br label %15, !dbg !37

15:                                               ; preds = %14, %15
  %16 = phi i32 [ %24, %15 ], [ 0, %14 ], !dbg !38
  %17 = phi i32 [ %19, %15 ], [ %12, %14 ], !dbg !38
  %18 = freeze i32 %17, !dbg !39
  %19 = udiv i32 %18, 10, !dbg !39
  %20 = mul i32 %19, 10, !dbg !40
  %21 = sub i32 %18, %20, !dbg !40
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !41
  %23 = or disjoint i8 %22, 48, !dbg !41
  %24 = add nuw nsw i32 %16, 1, !dbg !42
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 %16, !dbg !43
  store i8 %23, ptr %25, align 1, !dbg !44, !tbaa !45
  %26 = icmp ult i32 %17, 10, !dbg !46
  br i1 %26, label %27, label %15, !dbg !47, !llvm.loop !48

27:                                               ; preds = %15, %27
  %28 = phi i32 [ %29, %27 ], [ %24, %15 ]
  %29 = add nsw i32 %28, -1, !dbg !52
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 %29, !dbg !53
  %31 = load i8, ptr %30, align 1, !dbg !53, !tbaa !45
  %32 = zext i8 %31 to i32, !dbg !53
  store volatile i32 %32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !54, !tbaa !34
  %33 = icmp sgt i32 %28, 1, !dbg !56
  br i1 %33, label %27, label %34, !dbg !57, !llvm.loop !58

34:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !61
  %35 = icmp eq i32 %8, 2, !dbg !62
  %36 = select i1 %35, i32 10, i32 32, !dbg !63
  store volatile i32 %36, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !64, !tbaa !34
  %37 = add nuw nsw i32 %8, 1, !dbg !66
  %38 = icmp eq i32 %37, 3, !dbg !67
  br i1 %38, label %39, label %7, !dbg !68, !llvm.loop !69

39:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !72
  ret i32 0, !dbg !73

40:                                               ; preds = %0, %40
  %41 = phi i32 [ 0, %0 ], [ %54, %40 ]
  %42 = phi i32 [ 0, %0 ], [ %53, %40 ]
  %43 = phi i32 [ 0, %0 ], [ %46, %40 ]
  %44 = getelementptr inbounds nuw i32, ptr @served, i32 %41, !dbg !74
  %45 = load i32, ptr %44, align 4, !dbg !74, !tbaa !6
  %46 = add nsw i32 %45, %43, !dbg !75
  %47 = getelementptr inbounds nuw i32, ptr @tickets, i32 %41, !dbg !76
  %48 = load i32, ptr %47, align 4, !dbg !76, !tbaa !6
  %49 = getelementptr inbounds i32, ptr @served, i32 %48, !dbg !77
  %50 = load i32, ptr %49, align 4, !dbg !77, !tbaa !6
  %51 = icmp ne i32 %50, %41, !dbg !78
  %52 = zext i1 %51 to i32, !dbg !78
  %53 = add nuw nsw i32 %42, %52, !dbg !79
  %54 = add nuw nsw i32 %41, 1, !dbg !80
  %55 = icmp eq i32 %54, 32, !dbg !81
  br i1 %55, label %3, label %40, !dbg !82, !llvm.loop !83
}

declare !dbg !86 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @queue(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !88 {
  %3 = atomicrmw add ptr @next_ticket, i32 1 seq_cst, align 4, !dbg !89
  br label %4, !dbg !90

4:                                                ; preds = %4, %2
  %5 = load atomic i32, ptr @serving seq_cst, align 4, !dbg !91
  %6 = icmp eq i32 %5, %3, !dbg !92
  br i1 %6, label %7, label %4, !dbg !93, !llvm.loop !94

7:                                                ; preds = %4
  %8 = load i32, ptr @count, align 4, !dbg !96, !tbaa !6
  %9 = getelementptr inbounds i32, ptr @served, i32 %8, !dbg !97
  store i32 %0, ptr %9, align 4, !dbg !98, !tbaa !6
  %10 = getelementptr inbounds i32, ptr @tickets, i32 %0, !dbg !99
  store i32 %8, ptr %10, align 4, !dbg !100, !tbaa !6
  %11 = add nsw i32 %8, 1, !dbg !101
  store i32 %11, ptr @count, align 4, !dbg !102, !tbaa !6
  %12 = add i32 %3, 1, !dbg !103
  store atomic i32 %12, ptr @serving seq_cst, align 4, !dbg !104
  ret void, !dbg !105
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
!54 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 1)
!55 = distinct !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!57 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!58 = distinct !{!58, !59, !60, !50, !51}
!59 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!60 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!61 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!62 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!63 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!64 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !65, atomGroup: 1, atomRank: 1)
!65 = distinct !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!66 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!67 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!68 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!69 = distinct !{!69, !70, !71, !50, !51}
!70 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!71 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!72 = !DILocation(line: 36, column: 1, scope: !10)
!73 = !DILocation(line: 35, column: 5, scope: !10, atomGroup: 12, atomRank: 1)
!74 = !DILocation(line: 30, column: 16, scope: !10)
!75 = !DILocation(line: 30, column: 13, scope: !10, atomGroup: 6, atomRank: 2)
!76 = !DILocation(line: 31, column: 25, scope: !10)
!77 = !DILocation(line: 31, column: 18, scope: !10)
!78 = !DILocation(line: 31, column: 42, scope: !10)
!79 = !DILocation(line: 31, column: 15, scope: !10, atomGroup: 7, atomRank: 2)
!80 = !DILocation(line: 29, column: 50, scope: !10, atomGroup: 8, atomRank: 2)
!81 = !DILocation(line: 29, column: 33, scope: !10, atomGroup: 4, atomRank: 1)
!82 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!83 = distinct !{!83, !84, !85, !50, !51}
!84 = !DILocation(line: 29, column: 5, scope: !10)
!85 = !DILocation(line: 32, column: 5, scope: !10)
!86 = !DISubprogram(name: "launch", scope: !87, file: !87, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!88 = distinct !DISubprogram(name: "queue", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!89 = !DILocation(line: 17, column: 21, scope: !88, atomGroup: 2, atomRank: 2)
!90 = !DILocation(line: 18, column: 5, scope: !88)
!91 = !DILocation(line: 18, column: 12, scope: !88, atomGroup: 3, atomRank: 2)
!92 = !DILocation(line: 18, column: 34, scope: !88, atomGroup: 4, atomRank: 1)
!93 = !DILocation(line: 18, column: 5, scope: !88, atomGroup: 5, atomRank: 1)
!94 = distinct !{!94, !90, !95, !50, !51}
!95 = !DILocation(line: 19, column: 5, scope: !88)
!96 = !DILocation(line: 20, column: 12, scope: !88)
!97 = !DILocation(line: 20, column: 5, scope: !88)
!98 = !DILocation(line: 20, column: 19, scope: !88, atomGroup: 6, atomRank: 1)
!99 = !DILocation(line: 21, column: 5, scope: !88)
!100 = !DILocation(line: 21, column: 21, scope: !88, atomGroup: 7, atomRank: 1)
!101 = !DILocation(line: 22, column: 10, scope: !88, atomGroup: 8, atomRank: 2)
!102 = !DILocation(line: 22, column: 10, scope: !88, atomGroup: 8, atomRank: 1)
!103 = !DILocation(line: 23, column: 33, scope: !88, atomGroup: 9, atomRank: 2)
!104 = !DILocation(line: 23, column: 5, scope: !88, atomGroup: 9, atomRank: 1)
!105 = !DILocation(line: 24, column: 1, scope: !88, atomGroup: 10, atomRank: 1)
