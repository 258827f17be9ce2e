; ModuleID = 'programs/c/progress-test-and-set.c'
source_filename = "programs/c/progress-test-and-set.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

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
  br i1 %3, label %4, label %38, !dbg !19

4:                                                ; preds = %0
  %5 = add nsw i32 %2, -1
  br label %6, !dbg !19

6:                                                ; preds = %33, %4
  %7 = phi i32 [ 0, %4 ], [ %36, %33 ]
  %8 = getelementptr inbounds nuw i32, ptr @sorted, i32 %7, !dbg !20
  %9 = load i32, ptr %8, align 4, !dbg !20, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !21
  %10 = icmp slt i32 %9, 0, !dbg !24
  %11 = tail call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !25
  br i1 %10, label %12, label %13, !dbg !26

12:                                               ; preds = %6
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !27, !tbaa !31
  br label %13, !dbg !33

13:                                               ; preds = %12, %6
  br label %14, !dbg !34

14:                                               ; preds = %13, %14
  %15 = phi i32 [ %23, %14 ], [ 0, %13 ], !dbg !35
  %16 = phi i32 [ %18, %14 ], [ %11, %13 ], !dbg !35
  %17 = freeze i32 %16, !dbg !36
  %18 = udiv i32 %17, 10, !dbg !36
  %19 = mul i32 %18, 10, !dbg !37
  %20 = sub i32 %17, %19, !dbg !37
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !38
  %22 = or disjoint i8 %21, 48, !dbg !38
  %23 = add nuw nsw i32 %15, 1, !dbg !39
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 %15, !dbg !40
  store i8 %22, ptr %24, align 1, !dbg !41, !tbaa !42
  %25 = icmp ult i32 %16, 10, !dbg !43
  br i1 %25, label %26, label %14, !dbg !44, !llvm.loop !45

26:                                               ; preds = %14, %26
  %27 = phi i32 [ %28, %26 ], [ %23, %14 ]
  %28 = add nsw i32 %27, -1, !dbg !49
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 %28, !dbg !50
  %30 = load i8, ptr %29, align 1, !dbg !50, !tbaa !42
  %31 = zext i8 %30 to i32, !dbg !50
  store volatile i32 %31, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !51, !tbaa !31
  %32 = icmp sgt i32 %27, 1, !dbg !53
  br i1 %32, label %26, label %33, !dbg !54, !llvm.loop !55

33:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !58
  %34 = icmp slt i32 %7, %5, !dbg !59
  %35 = select i1 %34, i32 32, i32 10, !dbg !60
  store volatile i32 %35, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !61, !tbaa !31
  %36 = add nuw nsw i32 %7, 1, !dbg !63
  %37 = icmp eq i32 %36, %2, !dbg !64
  br i1 %37, label %38, label %6, !dbg !65, !llvm.loop !66

38:                                               ; preds = %33, %0
  ret i32 0, !dbg !69
}

declare !dbg !70 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @insert(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !72 {
  br label %3, !dbg !73

3:                                                ; preds = %6, %2
  %4 = load atomic i32, ptr @lock monotonic, align 4, !dbg !74
  %5 = icmp eq i32 %4, 0, !dbg !75
  br i1 %5, label %7, label %6, !dbg !76

6:                                                ; preds = %3, %7
  br label %3, !dbg !74, !llvm.loop !77

7:                                                ; preds = %3
  %8 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4, !dbg !79
  %9 = icmp eq i32 %8, 0, !dbg !80
  br i1 %9, label %10, label %6, !dbg !81

10:                                               ; preds = %7
  %11 = mul nsw i32 %0, 37, !dbg !82
  %12 = srem i32 %11, 101, !dbg !83
  %13 = load i32, ptr @count, align 4, !dbg !84, !tbaa !6
  %14 = add nsw i32 %13, 1, !dbg !85
  store i32 %14, ptr @count, align 4, !dbg !86, !tbaa !6
  %15 = icmp sgt i32 %13, 0, !dbg !87
  br i1 %15, label %16, label %25, !dbg !88

16:                                               ; preds = %10, %22
  %17 = phi i32 [ %23, %22 ], [ %13, %10 ]
  %18 = getelementptr i32, ptr @sorted, i32 %17, !dbg !89
  %19 = getelementptr i8, ptr %18, i32 -4, !dbg !89
  %20 = load i32, ptr %19, align 4, !dbg !89, !tbaa !6
  %21 = icmp sgt i32 %20, %12, !dbg !90
  br i1 %21, label %22, label %25, !dbg !91

22:                                               ; preds = %16
  store i32 %20, ptr %18, align 4, !dbg !92, !tbaa !6
  %23 = add nsw i32 %17, -1, !dbg !93
  %24 = icmp sgt i32 %17, 1, !dbg !94
  br i1 %24, label %16, label %25, !dbg !95, !llvm.loop !96

25:                                               ; preds = %16, %22, %10
  %26 = phi i32 [ %13, %10 ], [ 0, %22 ], [ %17, %16 ], !dbg !99
  %27 = getelementptr inbounds i32, ptr @sorted, i32 %26, !dbg !100
  store i32 %12, ptr %27, align 4, !dbg !101, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !102
  ret void, !dbg !103
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
!20 = !DILocation(line: 25, column: 21, scope: !16, inlinedAt: !18)
!21 = !DILocation(line: 8, column: 5, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "show_number", scope: !17, file: !17, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!23 = distinct !DILocation(line: 25, column: 9, scope: !16, inlinedAt: !18)
!24 = !DILocation(line: 10, column: 28, scope: !22, inlinedAt: !23, atomGroup: 3, atomRank: 2)
!25 = !DILocation(line: 10, column: 21, scope: !22, inlinedAt: !23, atomGroup: 3, atomRank: 1)
!26 = !DILocation(line: 11, column: 16, scope: !22, inlinedAt: !23, atomGroup: 4, atomRank: 1)
!27 = !DILocation(line: 25, column: 95, scope: !28, inlinedAt: !30, atomGroup: 1, atomRank: 1)
!28 = distinct !DISubprogram(name: "putchar", scope: !29, file: !29, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!29 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!30 = distinct !DILocation(line: 12, column: 9, scope: !22, inlinedAt: !23)
!31 = !{!32, !32, i64 0}
!32 = !{!"long", !8, i64 0}
!33 = !DILocation(line: 13, column: 5, scope: !22, inlinedAt: !23)
!34 = !DILocation(line: 14, column: 5, scope: !22, inlinedAt: !23)
!35 = !DILocation(line: 0, scope: !22, inlinedAt: !23)
!36 = !DILocation(line: 16, column: 14, scope: !22, inlinedAt: !23, atomGroup: 7, atomRank: 2)
!37 = !DILocation(line: 15, column: 45, scope: !22, inlinedAt: !23)
!38 = !DILocation(line: 15, column: 27, scope: !22, inlinedAt: !23, atomGroup: 5, atomRank: 2)
!39 = !DILocation(line: 15, column: 21, scope: !22, inlinedAt: !23, atomGroup: 6, atomRank: 2)
!40 = !DILocation(line: 15, column: 9, scope: !22, inlinedAt: !23)
!41 = !DILocation(line: 15, column: 25, scope: !22, inlinedAt: !23, atomGroup: 5, atomRank: 1)
!42 = !{!8, !8, i64 0}
!43 = !DILocation(line: 17, column: 19, scope: !22, inlinedAt: !23, atomGroup: 8, atomRank: 1)
!44 = !DILocation(line: 17, column: 5, scope: !22, inlinedAt: !23, atomGroup: 9, atomRank: 1)
!45 = distinct !{!45, !34, !46, !47, !48}
!46 = !DILocation(line: 17, column: 23, scope: !22, inlinedAt: !23)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 19, column: 24, scope: !22, inlinedAt: !23, atomGroup: 12, atomRank: 2)
!50 = !DILocation(line: 19, column: 17, scope: !22, inlinedAt: !23)
!51 = !DILocation(line: 25, column: 95, scope: !28, inlinedAt: !52, atomGroup: 1, atomRank: 1)
!52 = distinct !DILocation(line: 19, column: 9, scope: !22, inlinedAt: !23)
!53 = !DILocation(line: 18, column: 18, scope: !22, inlinedAt: !23, atomGroup: 10, atomRank: 1)
!54 = !DILocation(line: 18, column: 5, scope: !22, inlinedAt: !23, atomGroup: 11, atomRank: 1)
!55 = distinct !{!55, !56, !57, !47, !48}
!56 = !DILocation(line: 18, column: 5, scope: !22, inlinedAt: !23)
!57 = !DILocation(line: 20, column: 5, scope: !22, inlinedAt: !23)
!58 = !DILocation(line: 21, column: 1, scope: !22, inlinedAt: !23)
!59 = !DILocation(line: 26, column: 19, scope: !16, inlinedAt: !18)
!60 = !DILocation(line: 26, column: 17, scope: !16, inlinedAt: !18)
!61 = !DILocation(line: 25, column: 95, scope: !28, inlinedAt: !62, atomGroup: 1, atomRank: 1)
!62 = distinct !DILocation(line: 26, column: 9, scope: !16, inlinedAt: !18)
!63 = !DILocation(line: 24, column: 33, scope: !16, inlinedAt: !18, atomGroup: 4, atomRank: 2)
!64 = !DILocation(line: 24, column: 23, scope: !16, inlinedAt: !18, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18, atomGroup: 3, atomRank: 1)
!66 = distinct !{!66, !67, !68, !47, !48}
!67 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18)
!68 = !DILocation(line: 27, column: 5, scope: !16, inlinedAt: !18)
!69 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!70 = !DISubprogram(name: "launch", scope: !71, file: !71, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!72 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!73 = !DILocation(line: 18, column: 5, scope: !72)
!74 = !DILocation(line: 19, column: 16, scope: !72, atomGroup: 2, atomRank: 2)
!75 = !DILocation(line: 19, column: 9, scope: !72, atomGroup: 3, atomRank: 1)
!76 = !DILocation(line: 19, column: 9, scope: !72, atomGroup: 4, atomRank: 1)
!77 = distinct !{!77, !73, !78, !47, !48}
!78 = !DILocation(line: 21, column: 39, scope: !72)
!79 = !DILocation(line: 21, column: 14, scope: !72, atomGroup: 5, atomRank: 2)
!80 = !DILocation(line: 21, column: 5, scope: !72, atomGroup: 6, atomRank: 1)
!81 = !DILocation(line: 21, column: 5, scope: !72, atomGroup: 7, atomRank: 1)
!82 = !DILocation(line: 17, column: 25, scope: !72)
!83 = !DILocation(line: 17, column: 30, scope: !72, atomGroup: 1, atomRank: 2)
!84 = !DILocation(line: 22, column: 22, scope: !72, atomGroup: 8, atomRank: 2)
!85 = !DILocation(line: 22, column: 22, scope: !72, atomGroup: 9, atomRank: 2)
!86 = !DILocation(line: 22, column: 22, scope: !72, atomGroup: 9, atomRank: 1)
!87 = !DILocation(line: 23, column: 18, scope: !72, atomGroup: 21, atomRank: 2)
!88 = !DILocation(line: 23, column: 22, scope: !72, atomGroup: 21, atomRank: 1)
!89 = !DILocation(line: 23, column: 25, scope: !72)
!90 = !DILocation(line: 23, column: 43, scope: !72)
!91 = !DILocation(line: 23, column: 5, scope: !72, atomGroup: 11, atomRank: 1)
!92 = !DILocation(line: 24, column: 23, scope: !72, atomGroup: 12, atomRank: 1)
!93 = !DILocation(line: 25, column: 14, scope: !72, atomGroup: 13, atomRank: 2)
!94 = !DILocation(line: 23, column: 18, scope: !72, atomGroup: 10, atomRank: 2)
!95 = !DILocation(line: 23, column: 22, scope: !72, atomGroup: 10, atomRank: 1)
!96 = distinct !{!96, !97, !98, !47, !48}
!97 = !DILocation(line: 23, column: 5, scope: !72)
!98 = !DILocation(line: 26, column: 5, scope: !72)
!99 = !DILocation(line: 0, scope: !72)
!100 = !DILocation(line: 27, column: 5, scope: !72)
!101 = !DILocation(line: 27, column: 19, scope: !72, atomGroup: 14, atomRank: 1)
!102 = !DILocation(line: 28, column: 5, scope: !72, atomGroup: 15, atomRank: 1)
!103 = !DILocation(line: 29, column: 1, scope: !72, atomGroup: 16, atomRank: 1)
