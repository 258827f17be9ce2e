; ModuleID = 'programs/c/stencil.c'
source_filename = "programs/c/stencil.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@plates = hidden local_unnamed_addr global [2 x [9 x [12 x i32]]] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca i32, align 4
  store i32 100000, ptr @plates, align 16, !dbg !13, !tbaa !6
  store i32 -60000, ptr getelementptr inbounds nuw (i8, ptr @plates, i64 220), align 4, !dbg !14, !tbaa !6
  store i32 31000, ptr getelementptr inbounds nuw (i8, ptr @plates, i64 428), align 4, !dbg !15, !tbaa !6
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
  %10 = phi i64 [ %48, %47 ], [ 0, %3 ]
  %11 = getelementptr inbounds nuw [12 x i32], ptr @plates, i64 %10, !dbg !30
  br label %12, !dbg !31

12:                                               ; preds = %42, %9
  %13 = phi i64 [ 0, %9 ], [ %45, %42 ]
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13, !dbg !35
  %15 = load i32, ptr %14, align 4, !dbg !35, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !36
  %16 = icmp slt i32 %15, 0, !dbg !39
  %17 = call i32 @llvm.abs.i32(i32 %15, i1 false), !dbg !40
  br i1 %16, label %18, label %19, !dbg !41

18:                                               ; preds = %12
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !42, !tbaa !46
  br label %19, !dbg !48

19:                                               ; preds = %18, %12
  br label %20, !dbg !49

20:                                               ; preds = %19, %20
  %21 = phi i64 [ %33, %20 ], [ 1, %19 ], !dbg !50
  %22 = phi i64 [ %30, %20 ], [ 0, %19 ], !dbg !50
  %23 = phi i32 [ %25, %20 ], [ %17, %19 ], !dbg !50
  %24 = freeze i32 %23, !dbg !51
  %25 = udiv i32 %24, 10, !dbg !51
  %26 = mul i32 %25, 10, !dbg !52
  %27 = sub i32 %24, %26, !dbg !52
  %28 = trunc nuw nsw i32 %27 to i8, !dbg !53
  %29 = or disjoint i8 %28, 48, !dbg !53
  %30 = add nuw nsw i64 %22, 1, !dbg !54
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %22, !dbg !55
  store i8 %29, ptr %31, align 1, !dbg !56, !tbaa !57
  %32 = icmp ult i32 %23, 10, !dbg !58
  %33 = add nuw i64 %21, 1, !dbg !59
  br i1 %32, label %34, label %20, !dbg !59, !llvm.loop !60

34:                                               ; preds = %20, %34
  %35 = phi i64 [ %36, %34 ], [ %21, %20 ]
  %36 = add nsw i64 %35, -1, !dbg !62
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 %36, !dbg !63
  %38 = load i8, ptr %37, align 1, !dbg !63, !tbaa !57
  %39 = zext i8 %38 to i64, !dbg !64
  store volatile i64 %39, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !66, !tbaa !46
  %40 = trunc nuw i64 %35 to i32, !dbg !67
  %41 = icmp sgt i32 %40, 1, !dbg !67
  br i1 %41, label %34, label %42, !dbg !68, !llvm.loop !69

42:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !72
  %43 = icmp eq i64 %13, 11, !dbg !73
  %44 = select i1 %43, i64 10, i64 32, !dbg !74
  store volatile i64 %44, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !75, !tbaa !46
  %45 = add nuw nsw i64 %13, 1, !dbg !77
  %46 = icmp eq i64 %45, 12, !dbg !78
  br i1 %46, label %47, label %12, !dbg !79, !llvm.loop !80

47:                                               ; preds = %42
  %48 = add nuw nsw i64 %10, 1, !dbg !83
  %49 = icmp eq i64 %48, 9, !dbg !84
  br i1 %49, label %8, label %9, !dbg !85, !llvm.loop !86
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !89 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @step(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !91 {
  %3 = load i32, ptr %1, align 4, !dbg !92, !tbaa !6
  %4 = sdiv i32 %0, 12, !dbg !93
  %5 = mul i32 %4, 12, !dbg !94
  %6 = sub i32 %0, %5, !dbg !94
  %7 = sext i32 %3 to i64, !dbg !95
  %8 = getelementptr inbounds [9 x [12 x i32]], ptr @plates, i64 %7, !dbg !95
  %9 = sext i32 %4 to i64, !dbg !96
  %10 = getelementptr inbounds [12 x i32], ptr %8, i64 %9, !dbg !96
  %11 = sext i32 %6 to i64, !dbg !96
  %12 = getelementptr inbounds i32, ptr %10, i64 %11, !dbg !96
  %13 = load i32, ptr %12, align 4, !dbg !96, !tbaa !6
  %14 = shl nsw i32 %13, 1, !dbg !97
  %15 = icmp sgt i32 %0, 11, !dbg !98
  br i1 %15, label %16, label %24, !dbg !99

16:                                               ; preds = %2
  %17 = zext nneg i32 %4 to i64, !dbg !100
  %18 = getelementptr [12 x i32], ptr %8, i64 %17, !dbg !100
  %19 = getelementptr i8, ptr %18, i64 -48, !dbg !100
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %11, !dbg !100
  %21 = load i32, ptr %20, align 4, !dbg !100, !tbaa !6
  %22 = add nsw i32 %21, %14, !dbg !101
  %23 = icmp samesign ult i32 %0, 96, !dbg !102
  br i1 %23, label %24, label %31, !dbg !103

24:                                               ; preds = %2, %16
  %25 = phi i32 [ 4, %16 ], [ 3, %2 ]
  %26 = phi i32 [ %22, %16 ], [ %14, %2 ]
  %27 = getelementptr i8, ptr %10, i64 48, !dbg !104
  %28 = getelementptr inbounds i32, ptr %27, i64 %11, !dbg !104
  %29 = load i32, ptr %28, align 4, !dbg !104, !tbaa !6
  %30 = add nsw i32 %29, %26, !dbg !105
  br label %31, !dbg !106

31:                                               ; preds = %24, %16
  %32 = phi i32 [ %30, %24 ], [ %22, %16 ], !dbg !107
  %33 = phi i32 [ %25, %24 ], [ 3, %16 ], !dbg !107
  %34 = icmp sgt i32 %6, 0, !dbg !108
  br i1 %34, label %35, label %43, !dbg !109

35:                                               ; preds = %31
  %36 = zext nneg i32 %6 to i64, !dbg !110
  %37 = getelementptr i32, ptr %10, i64 %36, !dbg !110
  %38 = getelementptr i8, ptr %37, i64 -4, !dbg !110
  %39 = load i32, ptr %38, align 4, !dbg !110, !tbaa !6
  %40 = add nsw i32 %39, %32, !dbg !111
  %41 = add nuw nsw i32 %33, 1, !dbg !112
  %42 = icmp samesign ult i32 %6, 11, !dbg !113
  br i1 %42, label %43, label %50, !dbg !114

43:                                               ; preds = %31, %35
  %44 = phi i32 [ %41, %35 ], [ %33, %31 ]
  %45 = phi i32 [ %40, %35 ], [ %32, %31 ]
  %46 = getelementptr i8, ptr %12, i64 4, !dbg !115
  %47 = load i32, ptr %46, align 4, !dbg !115, !tbaa !6
  %48 = add nsw i32 %47, %45, !dbg !116
  %49 = add nuw nsw i32 %44, 1, !dbg !117
  br label %50, !dbg !118

50:                                               ; preds = %43, %35
  %51 = phi i32 [ %48, %43 ], [ %40, %35 ], !dbg !107
  %52 = phi i32 [ %49, %43 ], [ %41, %35 ], !dbg !107
  %53 = sdiv i32 %51, %52, !dbg !119
  %54 = sub nsw i32 1, %3, !dbg !120
  %55 = sext i32 %54 to i64, !dbg !121
  %56 = getelementptr inbounds [9 x [12 x i32]], ptr @plates, i64 %55, !dbg !121
  %57 = getelementptr inbounds [12 x i32], ptr %56, i64 %9, !dbg !121
  %58 = getelementptr inbounds i32, ptr %57, i64 %11, !dbg !121
  store i32 %53, ptr %58, align 4, !dbg !122, !tbaa !6
  ret void, !dbg !123
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
!64 = !DILocation(line: 25, column: 97, scope: !43, inlinedAt: !65, atomGroup: 1, atomRank: 2)
!65 = distinct !DILocation(line: 19, column: 9, scope: !37, inlinedAt: !38)
!66 = !DILocation(line: 25, column: 95, scope: !43, inlinedAt: !65, atomGroup: 1, atomRank: 1)
!67 = !DILocation(line: 18, column: 18, scope: !37, inlinedAt: !38, atomGroup: 10, atomRank: 1)
!68 = !DILocation(line: 18, column: 5, scope: !37, inlinedAt: !38, atomGroup: 11, atomRank: 1)
!69 = distinct !{!69, !70, !71, !27, !28}
!70 = !DILocation(line: 18, column: 5, scope: !37, inlinedAt: !38)
!71 = !DILocation(line: 20, column: 5, scope: !37, inlinedAt: !38)
!72 = !DILocation(line: 21, column: 1, scope: !37, inlinedAt: !38)
!73 = !DILocation(line: 26, column: 19, scope: !32, inlinedAt: !34)
!74 = !DILocation(line: 26, column: 17, scope: !32, inlinedAt: !34)
!75 = !DILocation(line: 25, column: 95, scope: !43, inlinedAt: !76, atomGroup: 1, atomRank: 1)
!76 = distinct !DILocation(line: 26, column: 9, scope: !32, inlinedAt: !34)
!77 = !DILocation(line: 24, column: 33, scope: !32, inlinedAt: !34, atomGroup: 4, atomRank: 2)
!78 = !DILocation(line: 24, column: 23, scope: !32, inlinedAt: !34, atomGroup: 2, atomRank: 1)
!79 = !DILocation(line: 24, column: 5, scope: !32, inlinedAt: !34, atomGroup: 3, atomRank: 1)
!80 = distinct !{!80, !81, !82, !27, !28}
!81 = !DILocation(line: 24, column: 5, scope: !32, inlinedAt: !34)
!82 = !DILocation(line: 27, column: 5, scope: !32, inlinedAt: !34)
!83 = !DILocation(line: 43, column: 38, scope: !10, atomGroup: 13, atomRank: 2)
!84 = !DILocation(line: 43, column: 27, scope: !10, atomGroup: 11, atomRank: 1)
!85 = !DILocation(line: 43, column: 5, scope: !10, atomGroup: 12, atomRank: 1)
!86 = distinct !{!86, !87, !88, !27, !28}
!87 = !DILocation(line: 43, column: 5, scope: !10)
!88 = !DILocation(line: 45, column: 5, scope: !10)
!89 = !DISubprogram(name: "launch", scope: !90, file: !90, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!91 = distinct !DISubprogram(name: "step", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!92 = !DILocation(line: 12, column: 16, scope: !91, atomGroup: 1, atomRank: 2)
!93 = !DILocation(line: 13, column: 22, scope: !91, atomGroup: 2, atomRank: 2)
!94 = !DILocation(line: 13, column: 49, scope: !91, atomGroup: 3, atomRank: 2)
!95 = !DILocation(line: 14, column: 29, scope: !91)
!96 = !DILocation(line: 15, column: 15, scope: !91)
!97 = !DILocation(line: 15, column: 34, scope: !91, atomGroup: 5, atomRank: 2)
!98 = !DILocation(line: 16, column: 13, scope: !91, atomGroup: 7, atomRank: 2)
!99 = !DILocation(line: 16, column: 13, scope: !91, atomGroup: 7, atomRank: 1)
!100 = !DILocation(line: 17, column: 16, scope: !91)
!101 = !DILocation(line: 17, column: 13, scope: !91, atomGroup: 8, atomRank: 2)
!102 = !DILocation(line: 20, column: 13, scope: !91, atomGroup: 10, atomRank: 2)
!103 = !DILocation(line: 20, column: 13, scope: !91, atomGroup: 10, atomRank: 1)
!104 = !DILocation(line: 21, column: 16, scope: !91)
!105 = !DILocation(line: 21, column: 13, scope: !91, atomGroup: 11, atomRank: 2)
!106 = !DILocation(line: 23, column: 5, scope: !91)
!107 = !DILocation(line: 0, scope: !91)
!108 = !DILocation(line: 24, column: 16, scope: !91, atomGroup: 13, atomRank: 2)
!109 = !DILocation(line: 24, column: 16, scope: !91, atomGroup: 13, atomRank: 1)
!110 = !DILocation(line: 25, column: 16, scope: !91)
!111 = !DILocation(line: 25, column: 13, scope: !91, atomGroup: 14, atomRank: 2)
!112 = !DILocation(line: 26, column: 14, scope: !91, atomGroup: 15, atomRank: 2)
!113 = !DILocation(line: 28, column: 16, scope: !91, atomGroup: 16, atomRank: 2)
!114 = !DILocation(line: 28, column: 16, scope: !91, atomGroup: 16, atomRank: 1)
!115 = !DILocation(line: 29, column: 16, scope: !91)
!116 = !DILocation(line: 29, column: 13, scope: !91, atomGroup: 17, atomRank: 2)
!117 = !DILocation(line: 30, column: 14, scope: !91, atomGroup: 18, atomRank: 2)
!118 = !DILocation(line: 31, column: 5, scope: !91)
!119 = !DILocation(line: 32, column: 41, scope: !91, atomGroup: 19, atomRank: 2)
!120 = !DILocation(line: 32, column: 14, scope: !91)
!121 = !DILocation(line: 32, column: 5, scope: !91)
!122 = !DILocation(line: 32, column: 35, scope: !91, atomGroup: 19, atomRank: 1)
!123 = !DILocation(line: 33, column: 1, scope: !91, atomGroup: 20, atomRank: 1)
