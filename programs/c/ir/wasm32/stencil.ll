; ModuleID = 'programs/c/stencil.c'
source_filename = "programs/c/stencil.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@plates = hidden local_unnamed_addr global [2 x [9 x [12 x i32]]] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca i32, align 4
  store i32 100000, ptr @plates, align 16, !dbg !13, !tbaa !6
  store i32 -60000, ptr getelementptr inbounds nuw (i8, ptr @plates, i32 220), align 4, !dbg !14, !tbaa !6
  store i32 31000, ptr getelementptr inbounds nuw (i8, ptr @plates, i32 428), align 4, !dbg !15, !tbaa !6
  br label %3, !dbg !16

3:                                                ; preds = %0, %3
  %4 = phi i32 [ 0, %0 ], [ %6, %3 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !17
  %5 = and i32 %4, 1, !dbg !18
  store i32 %5, ptr %2, align 4, !dbg !19, !tbaa !6
  call void @launch(ptr noundef nonnull @step, i32 noundef 108, ptr noundef nonnull %2) #6, !dbg !20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !21
  %6 = add nuw nsw i32 %4, 1, !dbg !22
  %7 = icmp eq i32 %6, 6, !dbg !23
  br i1 %7, label %9, label %3, !dbg !24, !llvm.loop !25

8:                                                ; preds = %44
  ret i32 0, !dbg !29

9:                                                ; preds = %3, %44
  %10 = phi i32 [ %45, %44 ], [ 0, %3 ]
  %11 = getelementptr inbounds nuw [12 x i32], ptr @plates, i32 %10, !dbg !30
  br label %12, !dbg !31

12:                                               ; preds = %39, %9
  %13 = phi i32 [ 0, %9 ], [ %42, %39 ]
  %14 = getelementptr inbounds nuw i32, ptr %11, i32 %13, !dbg !35
  %15 = load i32, ptr %14, align 4, !dbg !35, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !36
  %16 = icmp slt i32 %15, 0, !dbg !39
  %17 = call i32 @llvm.abs.i32(i32 %15, i1 false), !dbg !40
  br i1 %16, label %18, label %19, !dbg !41

18:                                               ; preds = %12
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !42, !tbaa !46
  br label %19, !dbg !48

19:                                               ; preds = %18, %12
  br label %20, !dbg !49

20:                                               ; preds = %19, %20
  %21 = phi i32 [ %29, %20 ], [ 0, %19 ], !dbg !50
  %22 = phi i32 [ %24, %20 ], [ %17, %19 ], !dbg !50
  %23 = freeze i32 %22, !dbg !51
  %24 = udiv i32 %23, 10, !dbg !51
  %25 = mul i32 %24, 10, !dbg !52
  %26 = sub i32 %23, %25, !dbg !52
  %27 = trunc nuw nsw i32 %26 to i8, !dbg !53
  %28 = or disjoint i8 %27, 48, !dbg !53
  %29 = add nuw nsw i32 %21, 1, !dbg !54
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 %21, !dbg !55
  store i8 %28, ptr %30, align 1, !dbg !56, !tbaa !57
  %31 = icmp ult i32 %22, 10, !dbg !58
  br i1 %31, label %32, label %20, !dbg !59, !llvm.loop !60

32:                                               ; preds = %20, %32
  %33 = phi i32 [ %34, %32 ], [ %29, %20 ]
  %34 = add nsw i32 %33, -1, !dbg !62
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 %34, !dbg !63
  %36 = load i8, ptr %35, align 1, !dbg !63, !tbaa !57
  %37 = zext i8 %36 to i32, !dbg !63
  store volatile i32 %37, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !64, !tbaa !46
  %38 = icmp sgt i32 %33, 1, !dbg !66
  br i1 %38, label %32, label %39, !dbg !67, !llvm.loop !68

39:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !71
  %40 = icmp eq i32 %13, 11, !dbg !72
  %41 = select i1 %40, i32 10, i32 32, !dbg !73
  store volatile i32 %41, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !74, !tbaa !46
  %42 = add nuw nsw i32 %13, 1, !dbg !76
  %43 = icmp eq i32 %42, 12, !dbg !77
  br i1 %43, label %44, label %12, !dbg !78, !llvm.loop !79

44:                                               ; preds = %39
  %45 = add nuw nsw i32 %10, 1, !dbg !82
  %46 = icmp eq i32 %45, 9, !dbg !83
  br i1 %46, label %8, label %9, !dbg !84, !llvm.loop !85
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !88 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @step(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !90 {
  %3 = load i32, ptr %1, align 4, !dbg !91, !tbaa !6
  %4 = sdiv i32 %0, 12, !dbg !92
  %5 = mul i32 %4, 12, !dbg !93
  %6 = sub i32 %0, %5, !dbg !93
  %7 = getelementptr inbounds [9 x [12 x i32]], ptr @plates, i32 %3, !dbg !94
  %8 = getelementptr inbounds [12 x i32], ptr %7, i32 %4, !dbg !95
  %9 = getelementptr inbounds i32, ptr %8, i32 %6, !dbg !95
  %10 = load i32, ptr %9, align 4, !dbg !95, !tbaa !6
  %11 = shl nsw i32 %10, 1, !dbg !96
  %12 = icmp sgt i32 %0, 11, !dbg !97
  br i1 %12, label %13, label %19, !dbg !98

13:                                               ; preds = %2
  %14 = getelementptr i8, ptr %8, i32 -48, !dbg !99
  %15 = getelementptr inbounds nuw i32, ptr %14, i32 %6, !dbg !99
  %16 = load i32, ptr %15, align 4, !dbg !99, !tbaa !6
  %17 = add nsw i32 %16, %11, !dbg !100
  %18 = icmp samesign ult i32 %0, 96, !dbg !101
  br i1 %18, label %19, label %26, !dbg !102

19:                                               ; preds = %2, %13
  %20 = phi i32 [ 4, %13 ], [ 3, %2 ]
  %21 = phi i32 [ %17, %13 ], [ %11, %2 ]
  %22 = getelementptr i8, ptr %8, i32 48, !dbg !103
  %23 = getelementptr inbounds i32, ptr %22, i32 %6, !dbg !103
  %24 = load i32, ptr %23, align 4, !dbg !103, !tbaa !6
  %25 = add nsw i32 %24, %21, !dbg !104
  br label %26, !dbg !105

26:                                               ; preds = %19, %13
  %27 = phi i32 [ %25, %19 ], [ %17, %13 ], !dbg !106
  %28 = phi i32 [ %20, %19 ], [ 3, %13 ], !dbg !106
  %29 = icmp sgt i32 %6, 0, !dbg !107
  br i1 %29, label %30, label %36, !dbg !108

30:                                               ; preds = %26
  %31 = getelementptr i8, ptr %9, i32 -4, !dbg !109
  %32 = load i32, ptr %31, align 4, !dbg !109, !tbaa !6
  %33 = add nsw i32 %32, %27, !dbg !110
  %34 = add nuw nsw i32 %28, 1, !dbg !111
  %35 = icmp samesign ult i32 %6, 11, !dbg !112
  br i1 %35, label %36, label %43, !dbg !113

36:                                               ; preds = %26, %30
  %37 = phi i32 [ %34, %30 ], [ %28, %26 ]
  %38 = phi i32 [ %33, %30 ], [ %27, %26 ]
  %39 = getelementptr i8, ptr %9, i32 4, !dbg !114
  %40 = load i32, ptr %39, align 4, !dbg !114, !tbaa !6
  %41 = add nsw i32 %40, %38, !dbg !115
  %42 = add nuw nsw i32 %37, 1, !dbg !116
  br label %43, !dbg !117

43:                                               ; preds = %36, %30
  %44 = phi i32 [ %41, %36 ], [ %33, %30 ], !dbg !106
  %45 = phi i32 [ %42, %36 ], [ %34, %30 ], !dbg !106
  %46 = sdiv i32 %44, %45, !dbg !118
  %47 = sub nsw i32 1, %3, !dbg !119
  %48 = getelementptr inbounds [9 x [12 x i32]], ptr @plates, i32 %47, !dbg !120
  %49 = getelementptr inbounds [12 x i32], ptr %48, i32 %4, !dbg !120
  %50 = getelementptr inbounds i32, ptr %49, i32 %6, !dbg !120
  store i32 %46, ptr %50, align 4, !dbg !121, !tbaa !6
  ret void, !dbg !122
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/stencil.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 35, type: !11, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 36, column: 21, scope: !10, atomGroup: 1, atomRank: 1)
!14 = !DILocation(line: 37, column: 21, scope: !10, atomGroup: 2, atomRank: 1)
!15 = !DILocation(line: 38, column: 22, scope: !10, atomGroup: 3, atomRank: 1)
!16 = !DILocation(line: 39, column: 5, scope: !10, atomGroup: 28, atomRank: 1)
!17 = !DILocation(line: 40, column: 9, scope: !10)
!18 = !DILocation(line: 40, column: 22, scope: !10, atomGroup: 7, atomRank: 2)
!19 = !DILocation(line: 40, column: 13, scope: !10, atomGroup: 7, atomRank: 1)
!20 = !DILocation(line: 41, column: 9, scope: !10)
!21 = !DILocation(line: 42, column: 5, scope: !10)
!22 = !DILocation(line: 39, column: 33, scope: !10, atomGroup: 8, atomRank: 2)
!23 = !DILocation(line: 39, column: 23, scope: !10, atomGroup: 5, atomRank: 1)
!24 = !DILocation(line: 39, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!25 = distinct !{!25, !26, !21, !27, !28}
!26 = !DILocation(line: 39, column: 5, scope: !10)
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !DILocation(line: 46, column: 5, scope: !10, atomGroup: 15, atomRank: 1)
!30 = !DILocation(line: 44, column: 14, scope: !10)
!31 = !DILocation(line: 24, column: 5, scope: !32, inlinedAt: !34, atomGroup: 24, atomRank: 1)
!32 = distinct !DISubprogram(name: "show", scope: !33, file: !33, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!33 = !DIFile(filename: "programs/c/show.h", directory: "")
!34 = distinct !DILocation(line: 44, column: 9, scope: !10)
!35 = !DILocation(line: 25, column: 21, scope: !32, inlinedAt: !34)
!36 = !DILocation(line: 8, column: 5, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "show_number", scope: !33, file: !33, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!38 = distinct !DILocation(line: 25, column: 9, scope: !32, inlinedAt: !34)
!39 = !DILocation(line: 10, column: 28, scope: !37, inlinedAt: !38, atomGroup: 3, atomRank: 2)
!40 = !DILocation(line: 10, column: 21, scope: !37, inlinedAt: !38, atomGroup: 3, atomRank: 1)
!41 = !DILocation(line: 11, column: 16, scope: !37, inlinedAt: !38, atomGroup: 4, atomRank: 1)
!42 = !DILocation(line: 25, column: 95, scope: !43, inlinedAt: !45, atomGroup: 1, atomRank: 1)
!43 = distinct !DISubprogram(name: "putchar", scope: !44, file: !44, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!44 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!45 = distinct !DILocation(line: 12, column: 9, scope: !37, inlinedAt: !38)
!46 = !{!47, !47, i64 0}
!47 = !{!"long", !8, i64 0}
!48 = !DILocation(line: 13, column: 5, scope: !37, inlinedAt: !38)
!49 = !DILocation(line: 14, column: 5, scope: !37, inlinedAt: !38)
!50 = !DILocation(line: 0, scope: !37, inlinedAt: !38)
!51 = !DILocation(line: 16, column: 14, scope: !37, inlinedAt: !38, atomGroup: 7, atomRank: 2)
!52 = !DILocation(line: 15, column: 45, scope: !37, inlinedAt: !38)
!53 = !DILocation(line: 15, column: 27, scope: !37, inlinedAt: !38, atomGroup: 5, atomRank: 2)
!54 = !DILocation(line: 15, column: 21, scope: !37, inlinedAt: !38, atomGroup: 6, atomRank: 2)
!55 = !DILocation(line: 15, column: 9, scope: !37, inlinedAt: !38)
!56 = !DILocation(line: 15, column: 25, scope: !37, inlinedAt: !38, atomGroup: 5, atomRank: 1)
!57 = !{!8, !8, i64 0}
!58 = !DILocation(line: 17, column: 19, scope: !37, inlinedAt: !38, atomGroup: 8, atomRank: 1)
!59 = !DILocation(line: 17, column: 5, scope: !37, inlinedAt: !38, atomGroup: 9, atomRank: 1)
!60 = distinct !{!60, !49, !61, !27, !28}
!61 = !DILocation(line: 17, column: 23, scope: !37, inlinedAt: !38)
!62 = !DILocation(line: 19, column: 24, scope: !37, inlinedAt: !38, atomGroup: 12, atomRank: 2)
!63 = !DILocation(line: 19, column: 17, scope: !37, inlinedAt: !38)
!64 = !DILocation(line: 25, column: 95, scope: !43, inlinedAt: !65, atomGroup: 1, atomRank: 1)
!65 = distinct !DILocation(line: 19, column: 9, scope: !37, inlinedAt: !38)
!66 = !DILocation(line: 18, column: 18, scope: !37, inlinedAt: !38, atomGroup: 10, atomRank: 1)
!67 = !DILocation(line: 18, column: 5, scope: !37, inlinedAt: !38, atomGroup: 11, atomRank: 1)
!68 = distinct !{!68, !69, !70, !27, !28}
!69 = !DILocation(line: 18, column: 5, scope: !37, inlinedAt: !38)
!70 = !DILocation(line: 20, column: 5, scope: !37, inlinedAt: !38)
!71 = !DILocation(line: 21, column: 1, scope: !37, inlinedAt: !38)
!72 = !DILocation(line: 26, column: 19, scope: !32, inlinedAt: !34)
!73 = !DILocation(line: 26, column: 17, scope: !32, inlinedAt: !34)
!74 = !DILocation(line: 25, column: 95, scope: !43, inlinedAt: !75, atomGroup: 1, atomRank: 1)
!75 = distinct !DILocation(line: 26, column: 9, scope: !32, inlinedAt: !34)
!76 = !DILocation(line: 24, column: 33, scope: !32, inlinedAt: !34, atomGroup: 4, atomRank: 2)
!77 = !DILocation(line: 24, column: 23, scope: !32, inlinedAt: !34, atomGroup: 2, atomRank: 1)
!78 = !DILocation(line: 24, column: 5, scope: !32, inlinedAt: !34, atomGroup: 3, atomRank: 1)
!79 = distinct !{!79, !80, !81, !27, !28}
!80 = !DILocation(line: 24, column: 5, scope: !32, inlinedAt: !34)
!81 = !DILocation(line: 27, column: 5, scope: !32, inlinedAt: !34)
!82 = !DILocation(line: 43, column: 38, scope: !10, atomGroup: 13, atomRank: 2)
!83 = !DILocation(line: 43, column: 27, scope: !10, atomGroup: 11, atomRank: 1)
!84 = !DILocation(line: 43, column: 5, scope: !10, atomGroup: 12, atomRank: 1)
!85 = distinct !{!85, !86, !87, !27, !28}
!86 = !DILocation(line: 43, column: 5, scope: !10)
!87 = !DILocation(line: 45, column: 5, scope: !10)
!88 = !DISubprogram(name: "launch", scope: !89, file: !89, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!90 = distinct !DISubprogram(name: "step", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!91 = !DILocation(line: 12, column: 16, scope: !90, atomGroup: 1, atomRank: 2)
!92 = !DILocation(line: 13, column: 22, scope: !90, atomGroup: 2, atomRank: 2)
!93 = !DILocation(line: 13, column: 49, scope: !90, atomGroup: 3, atomRank: 2)
!94 = !DILocation(line: 14, column: 29, scope: !90)
!95 = !DILocation(line: 15, column: 15, scope: !90)
!96 = !DILocation(line: 15, column: 34, scope: !90, atomGroup: 5, atomRank: 2)
!97 = !DILocation(line: 16, column: 13, scope: !90, atomGroup: 7, atomRank: 2)
!98 = !DILocation(line: 16, column: 13, scope: !90, atomGroup: 7, atomRank: 1)
!99 = !DILocation(line: 17, column: 16, scope: !90)
!100 = !DILocation(line: 17, column: 13, scope: !90, atomGroup: 8, atomRank: 2)
!101 = !DILocation(line: 20, column: 13, scope: !90, atomGroup: 10, atomRank: 2)
!102 = !DILocation(line: 20, column: 13, scope: !90, atomGroup: 10, atomRank: 1)
!103 = !DILocation(line: 21, column: 16, scope: !90)
!104 = !DILocation(line: 21, column: 13, scope: !90, atomGroup: 11, atomRank: 2)
!105 = !DILocation(line: 23, column: 5, scope: !90)
!106 = !DILocation(line: 0, scope: !90)
!107 = !DILocation(line: 24, column: 16, scope: !90, atomGroup: 13, atomRank: 2)
!108 = !DILocation(line: 24, column: 16, scope: !90, atomGroup: 13, atomRank: 1)
!109 = !DILocation(line: 25, column: 16, scope: !90)
!110 = !DILocation(line: 25, column: 13, scope: !90, atomGroup: 14, atomRank: 2)
!111 = !DILocation(line: 26, column: 14, scope: !90, atomGroup: 15, atomRank: 2)
!112 = !DILocation(line: 28, column: 16, scope: !90, atomGroup: 16, atomRank: 2)
!113 = !DILocation(line: 28, column: 16, scope: !90, atomGroup: 16, atomRank: 1)
!114 = !DILocation(line: 29, column: 16, scope: !90)
!115 = !DILocation(line: 29, column: 13, scope: !90, atomGroup: 17, atomRank: 2)
!116 = !DILocation(line: 30, column: 14, scope: !90, atomGroup: 18, atomRank: 2)
!117 = !DILocation(line: 31, column: 5, scope: !90)
!118 = !DILocation(line: 32, column: 41, scope: !90, atomGroup: 19, atomRank: 2)
!119 = !DILocation(line: 32, column: 14, scope: !90)
!120 = !DILocation(line: 32, column: 5, scope: !90)
!121 = !DILocation(line: 32, column: 35, scope: !90, atomGroup: 19, atomRank: 1)
!122 = !DILocation(line: 33, column: 1, scope: !90, atomGroup: 20, atomRank: 1)
