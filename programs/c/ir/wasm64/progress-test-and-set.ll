; ModuleID = 'programs/c/progress-test-and-set.c'
source_filename = "programs/c/progress-test-and-set.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@sorted = hidden local_unnamed_addr global [32 x i32] zeroinitializer, align 16
@count = hidden local_unnamed_addr global i32 0, align 4
@lock = hidden global i32 0, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @insert, i32 noundef 32, ptr noundef null) #5, !dbg !13
  %2 = load i32, ptr @count, align 4, !dbg !14, !tbaa !6
  %3 = icmp sgt i32 %2, 0, !dbg !15
  br i1 %3, label %4, label %43, !dbg !19

4:                                                ; preds = %0
  %5 = add nsw i32 %2, -1
  %6 = zext nneg i32 %5 to i64, !dbg !19
  %7 = zext nneg i32 %2 to i64, !dbg !20
  br label %8, !dbg !19

8:                                                ; preds = %38, %4
  %9 = phi i64 [ 0, %4 ], [ %41, %38 ]
  %10 = getelementptr inbounds nuw i32, ptr @sorted, i64 %9, !dbg !21
  %11 = load i32, ptr %10, align 4, !dbg !21, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !22
  %12 = icmp slt i32 %11, 0, !dbg !25
  %13 = tail call i32 @llvm.abs.i32(i32 %11, i1 false), !dbg !26
  br i1 %12, label %14, label %15, !dbg !27

14:                                               ; preds = %8
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !28, !tbaa !32
  br label %15, !dbg !34

15:                                               ; preds = %14, %8
  br label %16, !dbg !35

16:                                               ; preds = %15, %16
  %17 = phi i64 [ %29, %16 ], [ 1, %15 ], !dbg !36
  %18 = phi i64 [ %26, %16 ], [ 0, %15 ], !dbg !36
  %19 = phi i32 [ %21, %16 ], [ %13, %15 ], !dbg !36
  %20 = freeze i32 %19, !dbg !37
  %21 = udiv i32 %20, 10, !dbg !37
  %22 = mul i32 %21, 10, !dbg !38
  %23 = sub i32 %20, %22, !dbg !38
  %24 = trunc nuw nsw i32 %23 to i8, !dbg !39
  %25 = or disjoint i8 %24, 48, !dbg !39
  %26 = add nuw nsw i64 %18, 1, !dbg !40
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 %18, !dbg !41
  store i8 %25, ptr %27, align 1, !dbg !42, !tbaa !43
  %28 = icmp ult i32 %19, 10, !dbg !44
  %29 = add nuw i64 %17, 1, !dbg !45
  br i1 %28, label %30, label %16, !dbg !45, !llvm.loop !46

30:                                               ; preds = %16, %30
  %31 = phi i64 [ %32, %30 ], [ %17, %16 ]
  %32 = add nsw i64 %31, -1, !dbg !50
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 %32, !dbg !51
  %34 = load i8, ptr %33, align 1, !dbg !51, !tbaa !43
  %35 = zext i8 %34 to i64, !dbg !52
  store volatile i64 %35, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !54, !tbaa !32
  %36 = trunc nuw i64 %31 to i32, !dbg !55
  %37 = icmp sgt i32 %36, 1, !dbg !55
  br i1 %37, label %30, label %38, !dbg !56, !llvm.loop !57

38:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !60
  %39 = icmp samesign ult i64 %9, %6, !dbg !61
  %40 = select i1 %39, i64 32, i64 10, !dbg !62
  store volatile i64 %40, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !63, !tbaa !32
  %41 = add nuw nsw i64 %9, 1, !dbg !65
  %42 = icmp eq i64 %41, %7, !dbg !20
  br i1 %42, label %43, label %8, !dbg !66, !llvm.loop !67

43:                                               ; preds = %38, %0
  ret i32 0, !dbg !70
}

declare !dbg !71 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @insert(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !73 {
  br label %3, !dbg !74

3:                                                ; preds = %6, %2
  %4 = load atomic i32, ptr @lock monotonic, align 4, !dbg !75
  %5 = icmp eq i32 %4, 0, !dbg !76
  br i1 %5, label %7, label %6, !dbg !77

6:                                                ; preds = %3, %7
  br label %3, !dbg !75, !llvm.loop !78

7:                                                ; preds = %3
  %8 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4, !dbg !80
  %9 = icmp eq i32 %8, 0, !dbg !81
  br i1 %9, label %10, label %6, !dbg !82

10:                                               ; preds = %7
  %11 = mul nsw i32 %0, 37, !dbg !83
  %12 = srem i32 %11, 101, !dbg !84
  %13 = load i32, ptr @count, align 4, !dbg !85, !tbaa !6
  %14 = add nsw i32 %13, 1, !dbg !86
  store i32 %14, ptr @count, align 4, !dbg !87, !tbaa !6
  %15 = icmp sgt i32 %13, 0, !dbg !88
  br i1 %15, label %16, label %26, !dbg !89

16:                                               ; preds = %10, %23
  %17 = phi i32 [ %24, %23 ], [ %13, %10 ]
  %18 = zext nneg i32 %17 to i64, !dbg !90
  %19 = getelementptr i32, ptr @sorted, i64 %18, !dbg !90
  %20 = getelementptr i8, ptr %19, i64 -4, !dbg !90
  %21 = load i32, ptr %20, align 4, !dbg !90, !tbaa !6
  %22 = icmp sgt i32 %21, %12, !dbg !91
  br i1 %22, label %23, label %26, !dbg !92

23:                                               ; preds = %16
  store i32 %21, ptr %19, align 4, !dbg !93, !tbaa !6
  %24 = add nsw i32 %17, -1, !dbg !94
  %25 = icmp sgt i32 %17, 1, !dbg !95
  br i1 %25, label %16, label %26, !dbg !96, !llvm.loop !97

26:                                               ; preds = %16, %23, %10
  %27 = phi i32 [ %13, %10 ], [ 0, %23 ], [ %17, %16 ], !dbg !100
  %28 = sext i32 %27 to i64, !dbg !101
  %29 = getelementptr inbounds i32, ptr @sorted, i64 %28, !dbg !101
  store i32 %12, ptr %29, align 4, !dbg !102, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !103
  ret void, !dbg !104
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
!1 = !DIFile(filename: "programs/c/progress-test-and-set.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 32, column: 5, scope: !10)
!14 = !DILocation(line: 33, column: 18, scope: !10)
!15 = !DILocation(line: 24, column: 23, scope: !16, inlinedAt: !18, atomGroup: 19, atomRank: 1)
!16 = distinct !DISubprogram(name: "show", scope: !17, file: !17, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!17 = !DIFile(filename: "programs/c/show.h", directory: "")
!18 = distinct !DILocation(line: 33, column: 5, scope: !10)
!19 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18, atomGroup: 20, atomRank: 1)
!20 = !DILocation(line: 24, column: 23, scope: !16, inlinedAt: !18, atomGroup: 2, atomRank: 1)
!21 = !DILocation(line: 25, column: 21, scope: !16, inlinedAt: !18)
!22 = !DILocation(line: 8, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "show_number", scope: !17, file: !17, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = distinct !DILocation(line: 25, column: 9, scope: !16, inlinedAt: !18)
!25 = !DILocation(line: 10, column: 28, scope: !23, inlinedAt: !24, atomGroup: 3, atomRank: 2)
!26 = !DILocation(line: 10, column: 21, scope: !23, inlinedAt: !24, atomGroup: 3, atomRank: 1)
!27 = !DILocation(line: 11, column: 16, scope: !23, inlinedAt: !24, atomGroup: 4, atomRank: 1)
!28 = !DILocation(line: 25, column: 95, scope: !29, inlinedAt: !31, atomGroup: 1, atomRank: 1)
!29 = distinct !DISubprogram(name: "putchar", scope: !30, file: !30, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!30 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!31 = distinct !DILocation(line: 12, column: 9, scope: !23, inlinedAt: !24)
!32 = !{!33, !33, i64 0}
!33 = !{!"long", !8, i64 0}
!34 = !DILocation(line: 13, column: 5, scope: !23, inlinedAt: !24)
!35 = !DILocation(line: 14, column: 5, scope: !23, inlinedAt: !24)
!36 = !DILocation(line: 0, scope: !23, inlinedAt: !24)
!37 = !DILocation(line: 16, column: 14, scope: !23, inlinedAt: !24, atomGroup: 7, atomRank: 2)
!38 = !DILocation(line: 15, column: 45, scope: !23, inlinedAt: !24)
!39 = !DILocation(line: 15, column: 27, scope: !23, inlinedAt: !24, atomGroup: 5, atomRank: 2)
!40 = !DILocation(line: 15, column: 21, scope: !23, inlinedAt: !24, atomGroup: 6, atomRank: 2)
!41 = !DILocation(line: 15, column: 9, scope: !23, inlinedAt: !24)
!42 = !DILocation(line: 15, column: 25, scope: !23, inlinedAt: !24, atomGroup: 5, atomRank: 1)
!43 = !{!8, !8, i64 0}
!44 = !DILocation(line: 17, column: 19, scope: !23, inlinedAt: !24, atomGroup: 8, atomRank: 1)
!45 = !DILocation(line: 17, column: 5, scope: !23, inlinedAt: !24, atomGroup: 9, atomRank: 1)
!46 = distinct !{!46, !35, !47, !48, !49}
!47 = !DILocation(line: 17, column: 23, scope: !23, inlinedAt: !24)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 19, column: 24, scope: !23, inlinedAt: !24, atomGroup: 12, atomRank: 2)
!51 = !DILocation(line: 19, column: 17, scope: !23, inlinedAt: !24)
!52 = !DILocation(line: 25, column: 97, scope: !29, inlinedAt: !53, atomGroup: 1, atomRank: 2)
!53 = distinct !DILocation(line: 19, column: 9, scope: !23, inlinedAt: !24)
!54 = !DILocation(line: 25, column: 95, scope: !29, inlinedAt: !53, atomGroup: 1, atomRank: 1)
!55 = !DILocation(line: 18, column: 18, scope: !23, inlinedAt: !24, atomGroup: 10, atomRank: 1)
!56 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24, atomGroup: 11, atomRank: 1)
!57 = distinct !{!57, !58, !59, !48, !49}
!58 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24)
!59 = !DILocation(line: 20, column: 5, scope: !23, inlinedAt: !24)
!60 = !DILocation(line: 21, column: 1, scope: !23, inlinedAt: !24)
!61 = !DILocation(line: 26, column: 19, scope: !16, inlinedAt: !18)
!62 = !DILocation(line: 26, column: 17, scope: !16, inlinedAt: !18)
!63 = !DILocation(line: 25, column: 95, scope: !29, inlinedAt: !64, atomGroup: 1, atomRank: 1)
!64 = distinct !DILocation(line: 26, column: 9, scope: !16, inlinedAt: !18)
!65 = !DILocation(line: 24, column: 33, scope: !16, inlinedAt: !18, atomGroup: 4, atomRank: 2)
!66 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18, atomGroup: 3, atomRank: 1)
!67 = distinct !{!67, !68, !69, !48, !49}
!68 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18)
!69 = !DILocation(line: 27, column: 5, scope: !16, inlinedAt: !18)
!70 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!71 = !DISubprogram(name: "launch", scope: !72, file: !72, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!73 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!74 = !DILocation(line: 18, column: 5, scope: !73)
!75 = !DILocation(line: 19, column: 16, scope: !73, atomGroup: 2, atomRank: 2)
!76 = !DILocation(line: 19, column: 9, scope: !73, atomGroup: 3, atomRank: 1)
!77 = !DILocation(line: 19, column: 9, scope: !73, atomGroup: 4, atomRank: 1)
!78 = distinct !{!78, !74, !79, !48, !49}
!79 = !DILocation(line: 21, column: 39, scope: !73)
!80 = !DILocation(line: 21, column: 14, scope: !73, atomGroup: 5, atomRank: 2)
!81 = !DILocation(line: 21, column: 5, scope: !73, atomGroup: 6, atomRank: 1)
!82 = !DILocation(line: 21, column: 5, scope: !73, atomGroup: 7, atomRank: 1)
!83 = !DILocation(line: 17, column: 25, scope: !73)
!84 = !DILocation(line: 17, column: 30, scope: !73, atomGroup: 1, atomRank: 2)
!85 = !DILocation(line: 22, column: 22, scope: !73, atomGroup: 8, atomRank: 2)
!86 = !DILocation(line: 22, column: 22, scope: !73, atomGroup: 9, atomRank: 2)
!87 = !DILocation(line: 22, column: 22, scope: !73, atomGroup: 9, atomRank: 1)
!88 = !DILocation(line: 23, column: 18, scope: !73, atomGroup: 21, atomRank: 2)
!89 = !DILocation(line: 23, column: 22, scope: !73, atomGroup: 21, atomRank: 1)
!90 = !DILocation(line: 23, column: 25, scope: !73)
!91 = !DILocation(line: 23, column: 43, scope: !73)
!92 = !DILocation(line: 23, column: 5, scope: !73, atomGroup: 11, atomRank: 1)
!93 = !DILocation(line: 24, column: 23, scope: !73, atomGroup: 12, atomRank: 1)
!94 = !DILocation(line: 25, column: 14, scope: !73, atomGroup: 13, atomRank: 2)
!95 = !DILocation(line: 23, column: 18, scope: !73, atomGroup: 10, atomRank: 2)
!96 = !DILocation(line: 23, column: 22, scope: !73, atomGroup: 10, atomRank: 1)
!97 = distinct !{!97, !98, !99, !48, !49}
!98 = !DILocation(line: 23, column: 5, scope: !73)
!99 = !DILocation(line: 26, column: 5, scope: !73)
!100 = !DILocation(line: 0, scope: !73)
!101 = !DILocation(line: 27, column: 5, scope: !73)
!102 = !DILocation(line: 27, column: 19, scope: !73, atomGroup: 14, atomRank: 1)
!103 = !DILocation(line: 28, column: 5, scope: !73, atomGroup: 15, atomRank: 1)
!104 = !DILocation(line: 29, column: 1, scope: !73, atomGroup: 16, atomRank: 1)
