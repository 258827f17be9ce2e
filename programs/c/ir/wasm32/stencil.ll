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

8:                                                ; preds = %47
  ret i32 0, !dbg !29

9:                                                ; preds = %3, %47
  %10 = phi i32 [ %48, %47 ], [ 0, %3 ]
  %11 = getelementptr inbounds nuw [12 x i32], ptr @plates, i32 %10, !dbg !30
  br label %12, !dbg !31

12:                                               ; preds = %41, %9
  %13 = phi i32 [ 0, %9 ], [ %45, %41 ]
  %14 = getelementptr inbounds nuw i32, ptr %11, i32 %13, !dbg !35
  %15 = load i32, ptr %14, align 4, !dbg !35, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !36
  %16 = icmp slt i32 %15, 0, !dbg !39
  %17 = call i32 @llvm.abs.i32(i32 %15, i1 false), !dbg !40
  br i1 %16, label %18, label %20, !dbg !41

18:                                               ; preds = %12
  %19 = call i32 @putchar(i32 noundef 45) #6, !dbg !42
  br label %20, !dbg !43

20:                                               ; preds = %18, %12
  br label %21, !dbg !44

21:                                               ; preds = %20, %21
  %22 = phi i32 [ %30, %21 ], [ 0, %20 ], !dbg !45
  %23 = phi i32 [ %25, %21 ], [ %17, %20 ], !dbg !45
  %24 = freeze i32 %23, !dbg !46
  %25 = udiv i32 %24, 10, !dbg !46
  %26 = mul i32 %25, 10, !dbg !47
  %27 = sub i32 %24, %26, !dbg !47
  %28 = trunc nuw nsw i32 %27 to i8, !dbg !48
  %29 = or disjoint i8 %28, 48, !dbg !48
  %30 = add nuw nsw i32 %22, 1, !dbg !49
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 %22, !dbg !50
  store i8 %29, ptr %31, align 1, !dbg !51, !tbaa !52
  %32 = icmp ult i32 %23, 10, !dbg !53
  br i1 %32, label %33, label %21, !dbg !54, !llvm.loop !55

33:                                               ; preds = %21, %33
  %34 = phi i32 [ %35, %33 ], [ %30, %21 ]
  %35 = add nsw i32 %34, -1, !dbg !57
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 %35, !dbg !58
  %37 = load i8, ptr %36, align 1, !dbg !58, !tbaa !52
  %38 = sext i8 %37 to i32, !dbg !58
  %39 = call i32 @putchar(i32 noundef %38) #6, !dbg !59
  %40 = icmp sgt i32 %34, 1, !dbg !60
  br i1 %40, label %33, label %41, !dbg !61, !llvm.loop !62

41:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !65
  %42 = icmp eq i32 %13, 11, !dbg !66
  %43 = select i1 %42, i32 10, i32 32, !dbg !67
  %44 = call i32 @putchar(i32 noundef %43) #6, !dbg !68
  %45 = add nuw nsw i32 %13, 1, !dbg !69
  %46 = icmp eq i32 %45, 12, !dbg !70
  br i1 %46, label %47, label %12, !dbg !71, !llvm.loop !72

47:                                               ; preds = %41
  %48 = add nuw nsw i32 %10, 1, !dbg !75
  %49 = icmp eq i32 %48, 9, !dbg !76
  br i1 %49, label %8, label %9, !dbg !77, !llvm.loop !78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !81 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @step(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !83 {
  %3 = load i32, ptr %1, align 4, !dbg !84, !tbaa !6
  %4 = sdiv i32 %0, 12, !dbg !85
  %5 = mul i32 %4, 12, !dbg !86
  %6 = sub i32 %0, %5, !dbg !86
  %7 = getelementptr inbounds [9 x [12 x i32]], ptr @plates, i32 %3, !dbg !87
  %8 = getelementptr inbounds [12 x i32], ptr %7, i32 %4, !dbg !88
  %9 = getelementptr inbounds i32, ptr %8, i32 %6, !dbg !88
  %10 = load i32, ptr %9, align 4, !dbg !88, !tbaa !6
  %11 = shl nsw i32 %10, 1, !dbg !89
  %12 = icmp sgt i32 %0, 11, !dbg !90
  br i1 %12, label %13, label %19, !dbg !91

13:                                               ; preds = %2
  %14 = getelementptr i8, ptr %8, i32 -48, !dbg !92
  %15 = getelementptr inbounds nuw i32, ptr %14, i32 %6, !dbg !92
  %16 = load i32, ptr %15, align 4, !dbg !92, !tbaa !6
  %17 = add nsw i32 %16, %11, !dbg !93
  %18 = icmp samesign ult i32 %0, 96, !dbg !94
  br i1 %18, label %19, label %26, !dbg !95

19:                                               ; preds = %2, %13
  %20 = phi i32 [ 4, %13 ], [ 3, %2 ]
  %21 = phi i32 [ %17, %13 ], [ %11, %2 ]
  %22 = getelementptr i8, ptr %8, i32 48, !dbg !96
  %23 = getelementptr inbounds i32, ptr %22, i32 %6, !dbg !96
  %24 = load i32, ptr %23, align 4, !dbg !96, !tbaa !6
  %25 = add nsw i32 %24, %21, !dbg !97
  br label %26, !dbg !98

26:                                               ; preds = %19, %13
  %27 = phi i32 [ %25, %19 ], [ %17, %13 ], !dbg !99
  %28 = phi i32 [ %20, %19 ], [ 3, %13 ], !dbg !99
  %29 = icmp sgt i32 %6, 0, !dbg !100
  br i1 %29, label %30, label %36, !dbg !101

30:                                               ; preds = %26
  %31 = getelementptr i8, ptr %9, i32 -4, !dbg !102
  %32 = load i32, ptr %31, align 4, !dbg !102, !tbaa !6
  %33 = add nsw i32 %32, %27, !dbg !103
  %34 = add nuw nsw i32 %28, 1, !dbg !104
  %35 = icmp samesign ult i32 %6, 11, !dbg !105
  br i1 %35, label %36, label %43, !dbg !106

36:                                               ; preds = %26, %30
  %37 = phi i32 [ %34, %30 ], [ %28, %26 ]
  %38 = phi i32 [ %33, %30 ], [ %27, %26 ]
  %39 = getelementptr i8, ptr %9, i32 4, !dbg !107
  %40 = load i32, ptr %39, align 4, !dbg !107, !tbaa !6
  %41 = add nsw i32 %40, %38, !dbg !108
  %42 = add nuw nsw i32 %37, 1, !dbg !109
  br label %43, !dbg !110

43:                                               ; preds = %36, %30
  %44 = phi i32 [ %41, %36 ], [ %33, %30 ], !dbg !99
  %45 = phi i32 [ %42, %36 ], [ %34, %30 ], !dbg !99
  %46 = sdiv i32 %44, %45, !dbg !111
  %47 = sub nsw i32 1, %3, !dbg !112
  %48 = getelementptr inbounds [9 x [12 x i32]], ptr @plates, i32 %47, !dbg !113
  %49 = getelementptr inbounds [12 x i32], ptr %48, i32 %4, !dbg !113
  %50 = getelementptr inbounds i32, ptr %49, i32 %6, !dbg !113
  store i32 %46, ptr %50, align 4, !dbg !114, !tbaa !6
  ret void, !dbg !115
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !116 i32 @putchar(i32 noundef) local_unnamed_addr #2

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
!42 = !DILocation(line: 12, column: 9, scope: !37, inlinedAt: !38)
!43 = !DILocation(line: 13, column: 5, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 14, column: 5, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 0, scope: !37, inlinedAt: !38)
!46 = !DILocation(line: 16, column: 14, scope: !37, inlinedAt: !38, atomGroup: 7, atomRank: 2)
!47 = !DILocation(line: 15, column: 45, scope: !37, inlinedAt: !38)
!48 = !DILocation(line: 15, column: 27, scope: !37, inlinedAt: !38, atomGroup: 5, atomRank: 2)
!49 = !DILocation(line: 15, column: 21, scope: !37, inlinedAt: !38, atomGroup: 6, atomRank: 2)
!50 = !DILocation(line: 15, column: 9, scope: !37, inlinedAt: !38)
!51 = !DILocation(line: 15, column: 25, scope: !37, inlinedAt: !38, atomGroup: 5, atomRank: 1)
!52 = !{!8, !8, i64 0}
!53 = !DILocation(line: 17, column: 19, scope: !37, inlinedAt: !38, atomGroup: 8, atomRank: 1)
!54 = !DILocation(line: 17, column: 5, scope: !37, inlinedAt: !38, atomGroup: 9, atomRank: 1)
!55 = distinct !{!55, !44, !56, !27, !28}
!56 = !DILocation(line: 17, column: 23, scope: !37, inlinedAt: !38)
!57 = !DILocation(line: 19, column: 24, scope: !37, inlinedAt: !38, atomGroup: 12, atomRank: 2)
!58 = !DILocation(line: 19, column: 17, scope: !37, inlinedAt: !38)
!59 = !DILocation(line: 19, column: 9, scope: !37, inlinedAt: !38)
!60 = !DILocation(line: 18, column: 18, scope: !37, inlinedAt: !38, atomGroup: 10, atomRank: 1)
!61 = !DILocation(line: 18, column: 5, scope: !37, inlinedAt: !38, atomGroup: 11, atomRank: 1)
!62 = distinct !{!62, !63, !64, !27, !28}
!63 = !DILocation(line: 18, column: 5, scope: !37, inlinedAt: !38)
!64 = !DILocation(line: 20, column: 5, scope: !37, inlinedAt: !38)
!65 = !DILocation(line: 21, column: 1, scope: !37, inlinedAt: !38)
!66 = !DILocation(line: 26, column: 19, scope: !32, inlinedAt: !34)
!67 = !DILocation(line: 26, column: 17, scope: !32, inlinedAt: !34)
!68 = !DILocation(line: 26, column: 9, scope: !32, inlinedAt: !34)
!69 = !DILocation(line: 24, column: 33, scope: !32, inlinedAt: !34, atomGroup: 4, atomRank: 2)
!70 = !DILocation(line: 24, column: 23, scope: !32, inlinedAt: !34, atomGroup: 2, atomRank: 1)
!71 = !DILocation(line: 24, column: 5, scope: !32, inlinedAt: !34, atomGroup: 3, atomRank: 1)
!72 = distinct !{!72, !73, !74, !27, !28}
!73 = !DILocation(line: 24, column: 5, scope: !32, inlinedAt: !34)
!74 = !DILocation(line: 27, column: 5, scope: !32, inlinedAt: !34)
!75 = !DILocation(line: 43, column: 38, scope: !10, atomGroup: 13, atomRank: 2)
!76 = !DILocation(line: 43, column: 27, scope: !10, atomGroup: 11, atomRank: 1)
!77 = !DILocation(line: 43, column: 5, scope: !10, atomGroup: 12, atomRank: 1)
!78 = distinct !{!78, !79, !80, !27, !28}
!79 = !DILocation(line: 43, column: 5, scope: !10)
!80 = !DILocation(line: 45, column: 5, scope: !10)
!81 = !DISubprogram(name: "launch", scope: !82, file: !82, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!83 = distinct !DISubprogram(name: "step", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!84 = !DILocation(line: 12, column: 16, scope: !83, atomGroup: 1, atomRank: 2)
!85 = !DILocation(line: 13, column: 22, scope: !83, atomGroup: 2, atomRank: 2)
!86 = !DILocation(line: 13, column: 49, scope: !83, atomGroup: 3, atomRank: 2)
!87 = !DILocation(line: 14, column: 29, scope: !83)
!88 = !DILocation(line: 15, column: 15, scope: !83)
!89 = !DILocation(line: 15, column: 34, scope: !83, atomGroup: 5, atomRank: 2)
!90 = !DILocation(line: 16, column: 13, scope: !83, atomGroup: 7, atomRank: 2)
!91 = !DILocation(line: 16, column: 13, scope: !83, atomGroup: 7, atomRank: 1)
!92 = !DILocation(line: 17, column: 16, scope: !83)
!93 = !DILocation(line: 17, column: 13, scope: !83, atomGroup: 8, atomRank: 2)
!94 = !DILocation(line: 20, column: 13, scope: !83, atomGroup: 10, atomRank: 2)
!95 = !DILocation(line: 20, column: 13, scope: !83, atomGroup: 10, atomRank: 1)
!96 = !DILocation(line: 21, column: 16, scope: !83)
!97 = !DILocation(line: 21, column: 13, scope: !83, atomGroup: 11, atomRank: 2)
!98 = !DILocation(line: 23, column: 5, scope: !83)
!99 = !DILocation(line: 0, scope: !83)
!100 = !DILocation(line: 24, column: 16, scope: !83, atomGroup: 13, atomRank: 2)
!101 = !DILocation(line: 24, column: 16, scope: !83, atomGroup: 13, atomRank: 1)
!102 = !DILocation(line: 25, column: 16, scope: !83)
!103 = !DILocation(line: 25, column: 13, scope: !83, atomGroup: 14, atomRank: 2)
!104 = !DILocation(line: 26, column: 14, scope: !83, atomGroup: 15, atomRank: 2)
!105 = !DILocation(line: 28, column: 16, scope: !83, atomGroup: 16, atomRank: 2)
!106 = !DILocation(line: 28, column: 16, scope: !83, atomGroup: 16, atomRank: 1)
!107 = !DILocation(line: 29, column: 16, scope: !83)
!108 = !DILocation(line: 29, column: 13, scope: !83, atomGroup: 17, atomRank: 2)
!109 = !DILocation(line: 30, column: 14, scope: !83, atomGroup: 18, atomRank: 2)
!110 = !DILocation(line: 31, column: 5, scope: !83)
!111 = !DILocation(line: 32, column: 41, scope: !83, atomGroup: 19, atomRank: 2)
!112 = !DILocation(line: 32, column: 14, scope: !83)
!113 = !DILocation(line: 32, column: 5, scope: !83)
!114 = !DILocation(line: 32, column: 35, scope: !83, atomGroup: 19, atomRank: 1)
!115 = !DILocation(line: 33, column: 1, scope: !83, atomGroup: 20, atomRank: 1)
!116 = !DISubprogram(name: "putchar", scope: !117, file: !117, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
