; ModuleID = 'programs/c/bubble-sort.c'
source_filename = "programs/c/bubble-sort.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@arrays = hidden local_unnamed_addr global [6 x [6 x i32]] [[6 x i32] [i32 31, i32 41, i32 59, i32 26, i32 53, i32 58], [6 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6], [6 x i32] [i32 9, i32 8, i32 7, i32 6, i32 5, i32 4], [6 x i32] [i32 0, i32 0, i32 1, i32 1, i32 0, i32 0], [6 x i32] [i32 20, i32 10, i32 30, i32 40, i32 50, i32 60], [6 x i32] [i32 2, i32 3, i32 4, i32 5, i32 6, i32 1]], align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @sort, i32 noundef 6, ptr noundef null) #5, !dbg !13
  br label %3, !dbg !14

2:                                                ; preds = %38
  ret i32 0, !dbg !15

3:                                                ; preds = %0, %38
  %4 = phi i32 [ 0, %0 ], [ %39, %38 ]
  %5 = getelementptr inbounds nuw [6 x i32], ptr @arrays, i32 %4, !dbg !16
  br label %6, !dbg !17

6:                                                ; preds = %33, %3
  %7 = phi i32 [ 0, %3 ], [ %36, %33 ]
  %8 = getelementptr inbounds nuw i32, ptr %5, i32 %7, !dbg !21
  %9 = load i32, ptr %8, align 4, !dbg !21, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !22
  %10 = icmp slt i32 %9, 0, !dbg !25
  %11 = tail call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !26
  br i1 %10, label %12, label %13, !dbg !27

12:                                               ; preds = %6
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !28, !tbaa !32
  br label %13, !dbg !34

13:                                               ; preds = %12, %6
  br label %14, !dbg !35

14:                                               ; preds = %13, %14
  %15 = phi i32 [ %23, %14 ], [ 0, %13 ], !dbg !36
  %16 = phi i32 [ %18, %14 ], [ %11, %13 ], !dbg !36
  %17 = freeze i32 %16, !dbg !37
  %18 = udiv i32 %17, 10, !dbg !37
  %19 = mul i32 %18, 10, !dbg !38
  %20 = sub i32 %17, %19, !dbg !38
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !39
  %22 = or disjoint i8 %21, 48, !dbg !39
  %23 = add nuw nsw i32 %15, 1, !dbg !40
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 %15, !dbg !41
  store i8 %22, ptr %24, align 1, !dbg !42, !tbaa !43
  %25 = icmp ult i32 %16, 10, !dbg !44
  br i1 %25, label %26, label %14, !dbg !45, !llvm.loop !46

26:                                               ; preds = %14, %26
  %27 = phi i32 [ %28, %26 ], [ %23, %14 ]
  %28 = add nsw i32 %27, -1, !dbg !50
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 %28, !dbg !51
  %30 = load i8, ptr %29, align 1, !dbg !51, !tbaa !43
  %31 = zext i8 %30 to i32, !dbg !51
  store volatile i32 %31, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !52, !tbaa !32
  %32 = icmp sgt i32 %27, 1, !dbg !54
  br i1 %32, label %26, label %33, !dbg !55, !llvm.loop !56

33:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !59
  %34 = icmp eq i32 %7, 5, !dbg !60
  %35 = select i1 %34, i32 10, i32 32, !dbg !61
  store volatile i32 %35, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !62, !tbaa !32
  %36 = add nuw nsw i32 %7, 1, !dbg !64
  %37 = icmp eq i32 %36, 6, !dbg !65
  br i1 %37, label %38, label %6, !dbg !66, !llvm.loop !67

38:                                               ; preds = %33
  %39 = add nuw nsw i32 %4, 1, !dbg !70
  %40 = icmp eq i32 %39, 6, !dbg !71
  br i1 %40, label %2, label %3, !dbg !72, !llvm.loop !73
}

declare !dbg !76 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @sort(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !78 {
  %3 = getelementptr inbounds [6 x i32], ptr @arrays, i32 %0, !dbg !79
  br label %4, !dbg !80

4:                                                ; preds = %9, %2
  %5 = phi i32 [ 5, %2 ], [ %10, %9 ], !dbg !81
  %6 = icmp eq i32 %5, 0, !dbg !82
  br i1 %6, label %25, label %7, !dbg !83

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 8, !dbg !84, !tbaa !6
  br label %11, !dbg !85

9:                                                ; preds = %21
  %10 = add nsw i32 %5, -1, !dbg !86
  br i1 %23, label %4, label %25, !dbg !87, !llvm.loop !88

11:                                               ; preds = %7, %21
  %12 = phi i32 [ %22, %21 ], [ %8, %7 ], !dbg !84
  %13 = phi i1 [ %23, %21 ], [ false, %7 ]
  %14 = phi i32 [ %15, %21 ], [ 0, %7 ]
  %15 = add nuw nsw i32 %14, 1, !dbg !90
  %16 = getelementptr inbounds nuw i32, ptr %3, i32 %15, !dbg !91
  %17 = load i32, ptr %16, align 4, !dbg !92, !tbaa !6
  %18 = icmp slt i32 %17, %12, !dbg !93
  br i1 %18, label %19, label %21, !dbg !94

19:                                               ; preds = %11
  %20 = getelementptr inbounds nuw i32, ptr %3, i32 %14, !dbg !95
  store i32 %17, ptr %20, align 4, !dbg !96, !tbaa !6
  store i32 %12, ptr %16, align 4, !dbg !97, !tbaa !6
  br label %21, !dbg !98

21:                                               ; preds = %19, %11
  %22 = phi i32 [ %12, %19 ], [ %17, %11 ]
  %23 = phi i1 [ true, %19 ], [ %13, %11 ]
  %24 = icmp eq i32 %15, %5, !dbg !99
  br i1 %24, label %9, label %11, !dbg !100, !llvm.loop !101

25:                                               ; preds = %9, %4
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
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/bubble-sort.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 32, type: !11, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 33, column: 5, scope: !10)
!14 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 27, atomRank: 1)
!15 = !DILocation(line: 37, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!16 = !DILocation(line: 35, column: 14, scope: !10)
!17 = !DILocation(line: 24, column: 5, scope: !18, inlinedAt: !20, atomGroup: 22, atomRank: 1)
!18 = distinct !DISubprogram(name: "show", scope: !19, file: !19, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!19 = !DIFile(filename: "programs/c/show.h", directory: "")
!20 = distinct !DILocation(line: 35, column: 9, scope: !10)
!21 = !DILocation(line: 25, column: 21, scope: !18, inlinedAt: !20)
!22 = !DILocation(line: 8, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "show_number", scope: !19, file: !19, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = distinct !DILocation(line: 25, column: 9, scope: !18, inlinedAt: !20)
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
!52 = !DILocation(line: 25, column: 95, scope: !29, inlinedAt: !53, atomGroup: 1, atomRank: 1)
!53 = distinct !DILocation(line: 19, column: 9, scope: !23, inlinedAt: !24)
!54 = !DILocation(line: 18, column: 18, scope: !23, inlinedAt: !24, atomGroup: 10, atomRank: 1)
!55 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24, atomGroup: 11, atomRank: 1)
!56 = distinct !{!56, !57, !58, !48, !49}
!57 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24)
!58 = !DILocation(line: 20, column: 5, scope: !23, inlinedAt: !24)
!59 = !DILocation(line: 21, column: 1, scope: !23, inlinedAt: !24)
!60 = !DILocation(line: 26, column: 19, scope: !18, inlinedAt: !20)
!61 = !DILocation(line: 26, column: 17, scope: !18, inlinedAt: !20)
!62 = !DILocation(line: 25, column: 95, scope: !29, inlinedAt: !63, atomGroup: 1, atomRank: 1)
!63 = distinct !DILocation(line: 26, column: 9, scope: !18, inlinedAt: !20)
!64 = !DILocation(line: 24, column: 33, scope: !18, inlinedAt: !20, atomGroup: 4, atomRank: 2)
!65 = !DILocation(line: 24, column: 23, scope: !18, inlinedAt: !20, atomGroup: 2, atomRank: 1)
!66 = !DILocation(line: 24, column: 5, scope: !18, inlinedAt: !20, atomGroup: 3, atomRank: 1)
!67 = distinct !{!67, !68, !69, !48, !49}
!68 = !DILocation(line: 24, column: 5, scope: !18, inlinedAt: !20)
!69 = !DILocation(line: 27, column: 5, scope: !18, inlinedAt: !20)
!70 = !DILocation(line: 34, column: 34, scope: !10, atomGroup: 4, atomRank: 2)
!71 = !DILocation(line: 34, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!72 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!73 = distinct !{!73, !74, !75, !48, !49}
!74 = !DILocation(line: 34, column: 5, scope: !10)
!75 = !DILocation(line: 36, column: 5, scope: !10)
!76 = !DISubprogram(name: "launch", scope: !77, file: !77, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!78 = distinct !DISubprogram(name: "sort", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!79 = !DILocation(line: 15, column: 18, scope: !78)
!80 = !DILocation(line: 18, column: 5, scope: !78)
!81 = !DILocation(line: 0, scope: !78)
!82 = !DILocation(line: 20, column: 27, scope: !78, atomGroup: 23, atomRank: 1)
!83 = !DILocation(line: 20, column: 9, scope: !78, atomGroup: 24, atomRank: 1)
!84 = !DILocation(line: 21, column: 21, scope: !78, atomGroup: 7, atomRank: 2)
!85 = !DILocation(line: 20, column: 9, scope: !78)
!86 = !DILocation(line: 28, column: 13, scope: !78, atomGroup: 15, atomRank: 2)
!87 = !DILocation(line: 29, column: 5, scope: !78, atomGroup: 17, atomRank: 1)
!88 = distinct !{!88, !80, !89, !48, !49}
!89 = !DILocation(line: 29, column: 23, scope: !78)
!90 = !DILocation(line: 21, column: 43, scope: !78)
!91 = !DILocation(line: 21, column: 35, scope: !78)
!92 = !DILocation(line: 21, column: 35, scope: !78, atomGroup: 8, atomRank: 2)
!93 = !DILocation(line: 22, column: 19, scope: !78, atomGroup: 9, atomRank: 2)
!94 = !DILocation(line: 22, column: 19, scope: !78, atomGroup: 9, atomRank: 1)
!95 = !DILocation(line: 21, column: 21, scope: !78)
!96 = !DILocation(line: 23, column: 26, scope: !78, atomGroup: 10, atomRank: 1)
!97 = !DILocation(line: 24, column: 30, scope: !78, atomGroup: 11, atomRank: 1)
!98 = !DILocation(line: 26, column: 13, scope: !78)
!99 = !DILocation(line: 20, column: 27, scope: !78, atomGroup: 5, atomRank: 1)
!100 = !DILocation(line: 20, column: 9, scope: !78, atomGroup: 6, atomRank: 1)
!101 = distinct !{!101, !85, !102, !48, !49}
!102 = !DILocation(line: 27, column: 9, scope: !78)
!103 = !DILocation(line: 30, column: 1, scope: !78, atomGroup: 18, atomRank: 1)
