; ModuleID = 'programs/c/reduction.c'
source_filename = "programs/c/reduction.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  br label %61, !dbg !16

4:                                                ; preds = %61
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !17
  %5 = load i32, ptr @sums, align 16, !tbaa !6
  %6 = icmp slt i32 %5, 0
  %7 = call i32 @llvm.abs.i32(i32 %5, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !18
  br i1 %6, label %8, label %9, !dbg !24

8:                                                ; preds = %4
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !25, !tbaa !29
  br label %9, !dbg !31

9:                                                ; preds = %8, %4
  br label %10, !dbg !32

10:                                               ; preds = %9, %10
  %11 = phi i64 [ %23, %10 ], [ 1, %9 ], !dbg !33
  %12 = phi i64 [ %20, %10 ], [ 0, %9 ], !dbg !33
  %13 = phi i32 [ %15, %10 ], [ %7, %9 ], !dbg !33
  %14 = freeze i32 %13, !dbg !34
  %15 = udiv i32 %14, 10, !dbg !34
  %16 = mul i32 %15, 10, !dbg !35
  %17 = sub i32 %14, %16, !dbg !35
  %18 = trunc nuw nsw i32 %17 to i8, !dbg !36
  %19 = or disjoint i8 %18, 48, !dbg !36
  %20 = add nuw nsw i64 %12, 1, !dbg !37
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 %12, !dbg !38
  store i8 %19, ptr %21, align 1, !dbg !39, !tbaa !40
  %22 = icmp ult i32 %13, 10, !dbg !41
  %23 = add nuw i64 %11, 1, !dbg !42
  br i1 %22, label %24, label %10, !dbg !42, !llvm.loop !43

24:                                               ; preds = %10, %24
  %25 = phi i64 [ %26, %24 ], [ %11, %10 ]
  %26 = add nsw i64 %25, -1, !dbg !47
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 %26, !dbg !48
  %28 = load i8, ptr %27, align 1, !dbg !48, !tbaa !40
  %29 = zext i8 %28 to i64, !dbg !49
  store volatile i64 %29, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !51, !tbaa !29
  %30 = trunc nuw i64 %25 to i32, !dbg !52
  %31 = icmp sgt i32 %30, 1, !dbg !52
  br i1 %31, label %24, label %32, !dbg !53, !llvm.loop !54

32:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !57
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !58, !tbaa !29
  %33 = load i32, ptr @maxima, align 16, !tbaa !6
  %34 = icmp slt i32 %33, 0
  %35 = call i32 @llvm.abs.i32(i32 %33, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !60
  br i1 %34, label %36, label %37, !dbg !63

36:                                               ; preds = %32
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !64, !tbaa !29
  br label %37, !dbg !66

37:                                               ; preds = %36, %32
  br label %38, !dbg !67

38:                                               ; preds = %37, %38
  %39 = phi i64 [ %51, %38 ], [ 1, %37 ], !dbg !68
  %40 = phi i64 [ %48, %38 ], [ 0, %37 ], !dbg !68
  %41 = phi i32 [ %43, %38 ], [ %35, %37 ], !dbg !68
  %42 = freeze i32 %41, !dbg !69
  %43 = udiv i32 %42, 10, !dbg !69
  %44 = mul i32 %43, 10, !dbg !70
  %45 = sub i32 %42, %44, !dbg !70
  %46 = trunc nuw nsw i32 %45 to i8, !dbg !71
  %47 = or disjoint i8 %46, 48, !dbg !71
  %48 = add nuw nsw i64 %40, 1, !dbg !72
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 %40, !dbg !73
  store i8 %47, ptr %49, align 1, !dbg !74, !tbaa !40
  %50 = icmp ult i32 %41, 10, !dbg !75
  %51 = add nuw i64 %39, 1, !dbg !76
  br i1 %50, label %52, label %38, !dbg !76, !llvm.loop !77

52:                                               ; preds = %38, %52
  %53 = phi i64 [ %54, %52 ], [ %39, %38 ]
  %54 = add nsw i64 %53, -1, !dbg !79
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %54, !dbg !80
  %56 = load i8, ptr %55, align 1, !dbg !80, !tbaa !40
  %57 = zext i8 %56 to i64, !dbg !81
  store volatile i64 %57, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !83, !tbaa !29
  %58 = trunc nuw i64 %53 to i32, !dbg !84
  %59 = icmp sgt i32 %58, 1, !dbg !84
  br i1 %59, label %52, label %60, !dbg !85, !llvm.loop !86

60:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !89
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !90, !tbaa !29
  ret i32 0, !dbg !92

61:                                               ; preds = %0, %61
  %62 = phi i32 [ 32, %0 ], [ %64, %61 ]
  call void @launch(ptr noundef nonnull @reduce, i32 noundef %62, ptr noundef nonnull %3) #6, !dbg !93
  %63 = load i32, ptr %3, align 4, !dbg !94, !tbaa !6
  %64 = sdiv i32 %63, 2, !dbg !95
  store i32 %64, ptr %3, align 4, !dbg !96, !tbaa !6
  %65 = icmp sgt i32 %63, 1, !dbg !97
  br i1 %65, label %61, label %4, !dbg !98, !llvm.loop !99
}

declare !dbg !101 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @copy(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !103 {
  %3 = sext i32 %0 to i64, !dbg !104
  %4 = getelementptr inbounds i32, ptr @numbers, i64 %3, !dbg !104
  %5 = load i32, ptr %4, align 4, !dbg !105, !tbaa !6
  %6 = getelementptr inbounds i32, ptr @maxima, i64 %3, !dbg !106
  store i32 %5, ptr %6, align 4, !dbg !107, !tbaa !6
  %7 = getelementptr inbounds i32, ptr @sums, i64 %3, !dbg !108
  store i32 %5, ptr %7, align 4, !dbg !109, !tbaa !6
  ret void, !dbg !110
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @reduce(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !111 {
  %3 = load i32, ptr %1, align 4, !dbg !112, !tbaa !6
  %4 = add nsw i32 %3, %0, !dbg !113
  %5 = sext i32 %4 to i64, !dbg !114
  %6 = getelementptr inbounds i32, ptr @sums, i64 %5, !dbg !114
  %7 = load i32, ptr %6, align 4, !dbg !114, !tbaa !6
  %8 = sext i32 %0 to i64, !dbg !115
  %9 = getelementptr inbounds i32, ptr @sums, i64 %8, !dbg !115
  %10 = load i32, ptr %9, align 4, !dbg !116, !tbaa !6
  %11 = add nsw i32 %10, %7, !dbg !117
  store i32 %11, ptr %9, align 4, !dbg !118, !tbaa !6
  %12 = getelementptr inbounds i32, ptr @maxima, i64 %5, !dbg !119
  %13 = load i32, ptr %12, align 4, !dbg !119, !tbaa !6
  %14 = getelementptr inbounds i32, ptr @maxima, i64 %8, !dbg !120
  %15 = load i32, ptr %14, align 4, !dbg !120, !tbaa !6
  %16 = icmp sgt i32 %13, %15, !dbg !121
  br i1 %16, label %17, label %18, !dbg !122

17:                                               ; preds = %2
  store i32 %13, ptr %14, align 4, !dbg !123, !tbaa !6
  br label %18, !dbg !124

18:                                               ; preds = %17, %2
  ret void, !dbg !125
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
!49 = !DILocation(line: 25, column: 97, scope: !26, inlinedAt: !50, atomGroup: 1, atomRank: 2)
!50 = distinct !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !21)
!51 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !50, atomGroup: 1, atomRank: 1)
!52 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !21, atomGroup: 10, atomRank: 1)
!53 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !21, atomGroup: 11, atomRank: 1)
!54 = distinct !{!54, !55, !56, !45, !46}
!55 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !21)
!56 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !21)
!57 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !21)
!58 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !59, atomGroup: 1, atomRank: 1)
!59 = distinct !DILocation(line: 26, column: 9, scope: !22, inlinedAt: !23)
!60 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !61)
!61 = distinct !DILocation(line: 25, column: 9, scope: !22, inlinedAt: !62)
!62 = distinct !DILocation(line: 34, column: 5, scope: !10)
!63 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !61, atomGroup: 4, atomRank: 1)
!64 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !65, atomGroup: 1, atomRank: 1)
!65 = distinct !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !61)
!66 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !61)
!67 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !61)
!68 = !DILocation(line: 0, scope: !19, inlinedAt: !61)
!69 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !61, atomGroup: 7, atomRank: 2)
!70 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !61)
!71 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !61, atomGroup: 5, atomRank: 2)
!72 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !61, atomGroup: 6, atomRank: 2)
!73 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !61)
!74 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !61, atomGroup: 5, atomRank: 1)
!75 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !61, atomGroup: 8, atomRank: 1)
!76 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !61, atomGroup: 9, atomRank: 1)
!77 = distinct !{!77, !67, !78, !45, !46}
!78 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !61)
!79 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !61, atomGroup: 12, atomRank: 2)
!80 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !61)
!81 = !DILocation(line: 25, column: 97, scope: !26, inlinedAt: !82, atomGroup: 1, atomRank: 2)
!82 = distinct !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !61)
!83 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !82, atomGroup: 1, atomRank: 1)
!84 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !61, atomGroup: 10, atomRank: 1)
!85 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !61, atomGroup: 11, atomRank: 1)
!86 = distinct !{!86, !87, !88, !45, !46}
!87 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !61)
!88 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !61)
!89 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !61)
!90 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !91, atomGroup: 1, atomRank: 1)
!91 = distinct !DILocation(line: 26, column: 9, scope: !22, inlinedAt: !62)
!92 = !DILocation(line: 35, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!93 = !DILocation(line: 31, column: 9, scope: !10)
!94 = !DILocation(line: 30, column: 48, scope: !10)
!95 = !DILocation(line: 30, column: 48, scope: !10, atomGroup: 4, atomRank: 2)
!96 = !DILocation(line: 30, scope: !10, atomGroup: 1, atomRank: 1)
!97 = !DILocation(line: 30, column: 38, scope: !10, atomGroup: 2, atomRank: 1)
!98 = !DILocation(line: 30, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!99 = distinct !{!99, !17, !100, !45, !46}
!100 = !DILocation(line: 32, column: 5, scope: !10)
!101 = !DISubprogram(name: "launch", scope: !102, file: !102, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!103 = distinct !DISubprogram(name: "copy", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!104 = !DILocation(line: 17, column: 37, scope: !103)
!105 = !DILocation(line: 17, column: 37, scope: !103, atomGroup: 1, atomRank: 2)
!106 = !DILocation(line: 17, column: 20, scope: !103)
!107 = !DILocation(line: 17, column: 35, scope: !103, atomGroup: 2, atomRank: 1)
!108 = !DILocation(line: 17, column: 5, scope: !103)
!109 = !DILocation(line: 17, column: 18, scope: !103, atomGroup: 1, atomRank: 1)
!110 = !DILocation(line: 18, column: 1, scope: !103, atomGroup: 3, atomRank: 1)
!111 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!112 = !DILocation(line: 21, column: 16, scope: !111, atomGroup: 1, atomRank: 2)
!113 = !DILocation(line: 22, column: 33, scope: !111)
!114 = !DILocation(line: 22, column: 21, scope: !111)
!115 = !DILocation(line: 22, column: 5, scope: !111)
!116 = !DILocation(line: 22, column: 18, scope: !111)
!117 = !DILocation(line: 22, column: 18, scope: !111, atomGroup: 2, atomRank: 2)
!118 = !DILocation(line: 22, column: 18, scope: !111, atomGroup: 2, atomRank: 1)
!119 = !DILocation(line: 23, column: 9, scope: !111)
!120 = !DILocation(line: 23, column: 33, scope: !111)
!121 = !DILocation(line: 23, column: 31, scope: !111, atomGroup: 3, atomRank: 2)
!122 = !DILocation(line: 23, column: 31, scope: !111, atomGroup: 3, atomRank: 1)
!123 = !DILocation(line: 24, column: 24, scope: !111, atomGroup: 4, atomRank: 1)
!124 = !DILocation(line: 25, column: 5, scope: !111)
!125 = !DILocation(line: 26, column: 1, scope: !111, atomGroup: 5, atomRank: 1)
