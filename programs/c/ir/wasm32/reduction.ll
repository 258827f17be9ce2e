; ModuleID = 'programs/c/reduction.c'
source_filename = "programs/c/reduction.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@numbers = hidden local_unnamed_addr global [64 x i32] [i32 31, i32 -4, i32 159, i32 26, i32 -53, i32 58, i32 97, i32 -93, i32 23, i32 84, i32 62, i32 -64, i32 33, i32 83, i32 27, i32 95, i32 -2, i32 88, i32 41, i32 97, i32 -16, i32 93, i32 99, i32 37, i32 -51, i32 5, i32 82, i32 0, i32 97, i32 49, i32 44, i32 -59, i32 23, i32 -7, i32 81, i32 64, i32 6, i32 -28, i32 62, i32 8, i32 99, i32 86, i32 28, i32 -3, i32 48, i32 25, i32 34, i32 21, i32 17, i32 0, i32 -67, i32 98, i32 21, i32 48, i32 -8, i32 65, i32 13, i32 28, i32 23, i32 -6, i32 64, i32 70, i32 93, i32 84], align 16
@sums = hidden local_unnamed_addr global [64 x i32] zeroinitializer, align 16
@maxima = hidden local_unnamed_addr global [64 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  %3 = alloca i32, align 4
  tail call void @launch(ptr noundef nonnull @copy, i32 noundef 64, ptr noundef null) #6, !dbg !13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !14
  store i32 32, ptr %3, align 4, !dbg !15, !tbaa !6
  br label %55, !dbg !16

4:                                                ; preds = %55
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !17
  %5 = load i32, ptr @sums, align 16, !tbaa !6
  %6 = icmp slt i32 %5, 0
  %7 = call i32 @llvm.abs.i32(i32 %5, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !18
  br i1 %6, label %8, label %9, !dbg !24

8:                                                ; preds = %4
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !25, !tbaa !29
  br label %9, !dbg !31

9:                                                ; preds = %8, %4
  br label %10, !dbg !32

10:                                               ; preds = %9, %10
  %11 = phi i32 [ %19, %10 ], [ 0, %9 ], !dbg !33
  %12 = phi i32 [ %14, %10 ], [ %7, %9 ], !dbg !33
  %13 = freeze i32 %12, !dbg !34
  %14 = udiv i32 %13, 10, !dbg !34
  %15 = mul i32 %14, 10, !dbg !35
  %16 = sub i32 %13, %15, !dbg !35
  %17 = trunc nuw nsw i32 %16 to i8, !dbg !36
  %18 = or disjoint i8 %17, 48, !dbg !36
  %19 = add nuw nsw i32 %11, 1, !dbg !37
  %20 = getelementptr inbounds nuw i8, ptr %2, i32 %11, !dbg !38
  store i8 %18, ptr %20, align 1, !dbg !39, !tbaa !40
  %21 = icmp ult i32 %12, 10, !dbg !41
  br i1 %21, label %22, label %10, !dbg !42, !llvm.loop !43

22:                                               ; preds = %10, %22
  %23 = phi i32 [ %24, %22 ], [ %19, %10 ]
  %24 = add nsw i32 %23, -1, !dbg !47
  %25 = getelementptr inbounds nuw i8, ptr %2, i32 %24, !dbg !48
  %26 = load i8, ptr %25, align 1, !dbg !48, !tbaa !40
  %27 = zext i8 %26 to i32, !dbg !48
  store volatile i32 %27, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !49, !tbaa !29
  %28 = icmp sgt i32 %23, 1, !dbg !51
  br i1 %28, label %22, label %29, !dbg !52, !llvm.loop !53

29:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !56
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !57, !tbaa !29
  %30 = load i32, ptr @maxima, align 16, !tbaa !6
  %31 = icmp slt i32 %30, 0
  %32 = call i32 @llvm.abs.i32(i32 %30, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !59
  br i1 %31, label %33, label %34, !dbg !62

33:                                               ; preds = %29
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !63, !tbaa !29
  br label %34, !dbg !65

34:                                               ; preds = %33, %29
  br label %35, !dbg !66

35:                                               ; preds = %34, %35
  %36 = phi i32 [ %44, %35 ], [ 0, %34 ], !dbg !67
  %37 = phi i32 [ %39, %35 ], [ %32, %34 ], !dbg !67
  %38 = freeze i32 %37, !dbg !68
  %39 = udiv i32 %38, 10, !dbg !68
  %40 = mul i32 %39, 10, !dbg !69
  %41 = sub i32 %38, %40, !dbg !69
  %42 = trunc nuw nsw i32 %41 to i8, !dbg !70
  %43 = or disjoint i8 %42, 48, !dbg !70
  %44 = add nuw nsw i32 %36, 1, !dbg !71
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 %36, !dbg !72
  store i8 %43, ptr %45, align 1, !dbg !73, !tbaa !40
  %46 = icmp ult i32 %37, 10, !dbg !74
  br i1 %46, label %47, label %35, !dbg !75, !llvm.loop !76

47:                                               ; preds = %35, %47
  %48 = phi i32 [ %49, %47 ], [ %44, %35 ]
  %49 = add nsw i32 %48, -1, !dbg !78
  %50 = getelementptr inbounds nuw i8, ptr %1, i32 %49, !dbg !79
  %51 = load i8, ptr %50, align 1, !dbg !79, !tbaa !40
  %52 = zext i8 %51 to i32, !dbg !79
  store volatile i32 %52, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !80, !tbaa !29
  %53 = icmp sgt i32 %48, 1, !dbg !82
  br i1 %53, label %47, label %54, !dbg !83, !llvm.loop !84

54:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !87
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !88, !tbaa !29
  ret i32 0, !dbg !90

55:                                               ; preds = %0, %55
  %56 = phi i32 [ 32, %0 ], [ %58, %55 ]
  call void @launch(ptr noundef nonnull @reduce, i32 noundef %56, ptr noundef nonnull %3) #6, !dbg !91
  %57 = load i32, ptr %3, align 4, !dbg !92, !tbaa !6
  %58 = sdiv i32 %57, 2, !dbg !93
  store i32 %58, ptr %3, align 4, !dbg !94, !tbaa !6
  %59 = icmp sgt i32 %57, 1, !dbg !95
  br i1 %59, label %55, label %4, !dbg !96, !llvm.loop !97
}

declare !dbg !99 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @copy(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !101 {
  %3 = getelementptr inbounds i32, ptr @numbers, i32 %0, !dbg !102
  %4 = load i32, ptr %3, align 4, !dbg !103, !tbaa !6
  %5 = getelementptr inbounds i32, ptr @maxima, i32 %0, !dbg !104
  store i32 %4, ptr %5, align 4, !dbg !105, !tbaa !6
  %6 = getelementptr inbounds i32, ptr @sums, i32 %0, !dbg !106
  store i32 %4, ptr %6, align 4, !dbg !107, !tbaa !6
  ret void, !dbg !108
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @reduce(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !109 {
  %3 = load i32, ptr %1, align 4, !dbg !110, !tbaa !6
  %4 = add nsw i32 %3, %0, !dbg !111
  %5 = getelementptr inbounds i32, ptr @sums, i32 %4, !dbg !112
  %6 = load i32, ptr %5, align 4, !dbg !112, !tbaa !6
  %7 = getelementptr inbounds i32, ptr @sums, i32 %0, !dbg !113
  %8 = load i32, ptr %7, align 4, !dbg !114, !tbaa !6
  %9 = add nsw i32 %8, %6, !dbg !115
  store i32 %9, ptr %7, align 4, !dbg !116, !tbaa !6
  %10 = getelementptr inbounds i32, ptr @maxima, i32 %4, !dbg !117
  %11 = load i32, ptr %10, align 4, !dbg !117, !tbaa !6
  %12 = getelementptr inbounds i32, ptr @maxima, i32 %0, !dbg !118
  %13 = load i32, ptr %12, align 4, !dbg !118, !tbaa !6
  %14 = icmp sgt i32 %11, %13, !dbg !119
  br i1 %14, label %15, label %16, !dbg !120

15:                                               ; preds = %2
  store i32 %11, ptr %12, align 4, !dbg !121, !tbaa !6
  br label %16, !dbg !122

16:                                               ; preds = %15, %2
  ret void, !dbg !123
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin nounwind "no-builtins" }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/reduction.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 28, type: !11, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 29, column: 5, scope: !10)
!14 = !DILocation(line: 30, column: 10, scope: !10)
!15 = !DILocation(line: 30, scope: !10, atomGroup: 17, atomRank: 1)
!16 = !DILocation(line: 30, column: 5, scope: !10, atomGroup: 19, atomRank: 1)
!17 = !DILocation(line: 30, column: 5, scope: !10)
!18 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "show_number", scope: !20, file: !20, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = !DIFile(filename: "programs/c/show.h", directory: "")
!21 = distinct !DILocation(line: 25, column: 9, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "show", scope: !20, file: !20, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!23 = distinct !DILocation(line: 33, column: 5, scope: !10)
!24 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !21, atomGroup: 4, atomRank: 1)
!25 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !28, atomGroup: 1, atomRank: 1)
!26 = distinct !DISubprogram(name: "putchar", scope: !27, file: !27, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!27 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!28 = distinct !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !21)
!29 = !{!30, !30, i64 0}
!30 = !{!"long", !8, i64 0}
!31 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !21)
!32 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !21)
!33 = !DILocation(line: 0, scope: !19, inlinedAt: !21)
!34 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !21, atomGroup: 7, atomRank: 2)
!35 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !21)
!36 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !21, atomGroup: 5, atomRank: 2)
!37 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !21, atomGroup: 6, atomRank: 2)
!38 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !21)
!39 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !21, atomGroup: 5, atomRank: 1)
!40 = !{!8, !8, i64 0}
!41 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !21, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !21, atomGroup: 9, atomRank: 1)
!43 = distinct !{!43, !32, !44, !45, !46}
!44 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !21)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !21, atomGroup: 12, atomRank: 2)
!48 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !21)
!49 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !50, atomGroup: 1, atomRank: 1)
!50 = distinct !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !21)
!51 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !21, atomGroup: 10, atomRank: 1)
!52 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !21, atomGroup: 11, atomRank: 1)
!53 = distinct !{!53, !54, !55, !45, !46}
!54 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !21)
!55 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !21)
!56 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !21)
!57 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !58, atomGroup: 1, atomRank: 1)
!58 = distinct !DILocation(line: 26, column: 9, scope: !22, inlinedAt: !23)
!59 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !60)
!60 = distinct !DILocation(line: 25, column: 9, scope: !22, inlinedAt: !61)
!61 = distinct !DILocation(line: 34, column: 5, scope: !10)
!62 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !60, atomGroup: 4, atomRank: 1)
!63 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !64, atomGroup: 1, atomRank: 1)
!64 = distinct !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !60)
!65 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !60)
!66 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !60)
!67 = !DILocation(line: 0, scope: !19, inlinedAt: !60)
!68 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !60, atomGroup: 7, atomRank: 2)
!69 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !60)
!70 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !60, atomGroup: 5, atomRank: 2)
!71 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !60, atomGroup: 6, atomRank: 2)
!72 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !60)
!73 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !60, atomGroup: 5, atomRank: 1)
!74 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !60, atomGroup: 8, atomRank: 1)
!75 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !60, atomGroup: 9, atomRank: 1)
!76 = distinct !{!76, !66, !77, !45, !46}
!77 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !60)
!78 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !60, atomGroup: 12, atomRank: 2)
!79 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !60)
!80 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !81, atomGroup: 1, atomRank: 1)
!81 = distinct !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !60)
!82 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !60, atomGroup: 10, atomRank: 1)
!83 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !60, atomGroup: 11, atomRank: 1)
!84 = distinct !{!84, !85, !86, !45, !46}
!85 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !60)
!86 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !60)
!87 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !60)
!88 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !89, atomGroup: 1, atomRank: 1)
!89 = distinct !DILocation(line: 26, column: 9, scope: !22, inlinedAt: !61)
!90 = !DILocation(line: 35, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!91 = !DILocation(line: 31, column: 9, scope: !10)
!92 = !DILocation(line: 30, column: 48, scope: !10)
!93 = !DILocation(line: 30, column: 48, scope: !10, atomGroup: 4, atomRank: 2)
!94 = !DILocation(line: 30, scope: !10, atomGroup: 1, atomRank: 1)
!95 = !DILocation(line: 30, column: 38, scope: !10, atomGroup: 2, atomRank: 1)
!96 = !DILocation(line: 30, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!97 = distinct !{!97, !17, !98, !45, !46}
!98 = !DILocation(line: 32, column: 5, scope: !10)
!99 = !DISubprogram(name: "launch", scope: !100, file: !100, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!101 = distinct !DISubprogram(name: "copy", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!102 = !DILocation(line: 17, column: 37, scope: !101)
!103 = !DILocation(line: 17, column: 37, scope: !101, atomGroup: 1, atomRank: 2)
!104 = !DILocation(line: 17, column: 20, scope: !101)
!105 = !DILocation(line: 17, column: 35, scope: !101, atomGroup: 2, atomRank: 1)
!106 = !DILocation(line: 17, column: 5, scope: !101)
!107 = !DILocation(line: 17, column: 18, scope: !101, atomGroup: 1, atomRank: 1)
!108 = !DILocation(line: 18, column: 1, scope: !101, atomGroup: 3, atomRank: 1)
!109 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!110 = !DILocation(line: 21, column: 16, scope: !109, atomGroup: 1, atomRank: 2)
!111 = !DILocation(line: 22, column: 33, scope: !109)
!112 = !DILocation(line: 22, column: 21, scope: !109)
!113 = !DILocation(line: 22, column: 5, scope: !109)
!114 = !DILocation(line: 22, column: 18, scope: !109)
!115 = !DILocation(line: 22, column: 18, scope: !109, atomGroup: 2, atomRank: 2)
!116 = !DILocation(line: 22, column: 18, scope: !109, atomGroup: 2, atomRank: 1)
!117 = !DILocation(line: 23, column: 9, scope: !109)
!118 = !DILocation(line: 23, column: 33, scope: !109)
!119 = !DILocation(line: 23, column: 31, scope: !109, atomGroup: 3, atomRank: 2)
!120 = !DILocation(line: 23, column: 31, scope: !109, atomGroup: 3, atomRank: 1)
!121 = !DILocation(line: 24, column: 24, scope: !109, atomGroup: 4, atomRank: 1)
!122 = !DILocation(line: 25, column: 5, scope: !109)
!123 = !DILocation(line: 26, column: 1, scope: !109, atomGroup: 5, atomRank: 1)
