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
  br label %61, !dbg !16

4:                                                ; preds = %61
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !17
  %5 = load i32, ptr @sums, align 16, !dbg !18, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !22
  %6 = icmp slt i32 %5, 0, !dbg !25
  %7 = call i32 @llvm.abs.i32(i32 %5, i1 false), !dbg !26
  br i1 %6, label %8, label %10, !dbg !27

8:                                                ; preds = %4
  %9 = call i32 @putchar(i32 noundef 45) #6, !dbg !28
  br label %10, !dbg !29

10:                                               ; preds = %8, %4
  br label %11, !dbg !30

11:                                               ; preds = %10, %11
  %12 = phi i32 [ %20, %11 ], [ 0, %10 ], !dbg !31
  %13 = phi i32 [ %15, %11 ], [ %7, %10 ], !dbg !31
  %14 = freeze i32 %13, !dbg !32
  %15 = udiv i32 %14, 10, !dbg !32
  %16 = mul i32 %15, 10, !dbg !33
  %17 = sub i32 %14, %16, !dbg !33
  %18 = trunc nuw nsw i32 %17 to i8, !dbg !34
  %19 = or disjoint i8 %18, 48, !dbg !34
  %20 = add nuw nsw i32 %12, 1, !dbg !35
  %21 = getelementptr inbounds nuw i8, ptr %2, i32 %12, !dbg !36
  store i8 %19, ptr %21, align 1, !dbg !37, !tbaa !38
  %22 = icmp ult i32 %13, 10, !dbg !39
  br i1 %22, label %23, label %11, !dbg !40, !llvm.loop !41

23:                                               ; preds = %11, %23
  %24 = phi i32 [ %25, %23 ], [ %20, %11 ]
  %25 = add nsw i32 %24, -1, !dbg !45
  %26 = getelementptr inbounds nuw i8, ptr %2, i32 %25, !dbg !46
  %27 = load i8, ptr %26, align 1, !dbg !46, !tbaa !38
  %28 = sext i8 %27 to i32, !dbg !46
  %29 = call i32 @putchar(i32 noundef %28) #6, !dbg !47
  %30 = icmp sgt i32 %24, 1, !dbg !48
  br i1 %30, label %23, label %31, !dbg !49, !llvm.loop !50

31:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !53
  %32 = call i32 @putchar(i32 noundef 10) #6, !dbg !54
  %33 = load i32, ptr @maxima, align 16, !dbg !55, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !57
  %34 = icmp slt i32 %33, 0, !dbg !59
  %35 = call i32 @llvm.abs.i32(i32 %33, i1 false), !dbg !60
  br i1 %34, label %36, label %38, !dbg !61

36:                                               ; preds = %31
  %37 = call i32 @putchar(i32 noundef 45) #6, !dbg !62
  br label %38, !dbg !63

38:                                               ; preds = %36, %31
  br label %39, !dbg !64

39:                                               ; preds = %38, %39
  %40 = phi i32 [ %48, %39 ], [ 0, %38 ], !dbg !65
  %41 = phi i32 [ %43, %39 ], [ %35, %38 ], !dbg !65
  %42 = freeze i32 %41, !dbg !66
  %43 = udiv i32 %42, 10, !dbg !66
  %44 = mul i32 %43, 10, !dbg !67
  %45 = sub i32 %42, %44, !dbg !67
  %46 = trunc nuw nsw i32 %45 to i8, !dbg !68
  %47 = or disjoint i8 %46, 48, !dbg !68
  %48 = add nuw nsw i32 %40, 1, !dbg !69
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 %40, !dbg !70
  store i8 %47, ptr %49, align 1, !dbg !71, !tbaa !38
  %50 = icmp ult i32 %41, 10, !dbg !72
  br i1 %50, label %51, label %39, !dbg !73, !llvm.loop !74

51:                                               ; preds = %39, %51
  %52 = phi i32 [ %53, %51 ], [ %48, %39 ]
  %53 = add nsw i32 %52, -1, !dbg !76
  %54 = getelementptr inbounds nuw i8, ptr %1, i32 %53, !dbg !77
  %55 = load i8, ptr %54, align 1, !dbg !77, !tbaa !38
  %56 = sext i8 %55 to i32, !dbg !77
  %57 = call i32 @putchar(i32 noundef %56) #6, !dbg !78
  %58 = icmp sgt i32 %52, 1, !dbg !79
  br i1 %58, label %51, label %59, !dbg !80, !llvm.loop !81

59:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !84
  %60 = call i32 @putchar(i32 noundef 10) #6, !dbg !85
  ret i32 0, !dbg !86

61:                                               ; preds = %0, %61
  %62 = phi i32 [ 32, %0 ], [ %64, %61 ]
  call void @launch(ptr noundef nonnull @reduce, i32 noundef %62, ptr noundef nonnull %3) #6, !dbg !87
  %63 = load i32, ptr %3, align 4, !dbg !88, !tbaa !6
  %64 = sdiv i32 %63, 2, !dbg !89
  store i32 %64, ptr %3, align 4, !dbg !90, !tbaa !6
  %65 = icmp sgt i32 %63, 1, !dbg !91
  br i1 %65, label %61, label %4, !dbg !92, !llvm.loop !93
}

declare !dbg !95 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @copy(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !97 {
  %3 = getelementptr inbounds i32, ptr @numbers, i32 %0, !dbg !98
  %4 = load i32, ptr %3, align 4, !dbg !99, !tbaa !6
  %5 = getelementptr inbounds i32, ptr @maxima, i32 %0, !dbg !100
  store i32 %4, ptr %5, align 4, !dbg !101, !tbaa !6
  %6 = getelementptr inbounds i32, ptr @sums, i32 %0, !dbg !102
  store i32 %4, ptr %6, align 4, !dbg !103, !tbaa !6
  ret void, !dbg !104
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @reduce(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !105 {
  %3 = load i32, ptr %1, align 4, !dbg !106, !tbaa !6
  %4 = add nsw i32 %3, %0, !dbg !107
  %5 = getelementptr inbounds i32, ptr @sums, i32 %4, !dbg !108
  %6 = load i32, ptr %5, align 4, !dbg !108, !tbaa !6
  %7 = getelementptr inbounds i32, ptr @sums, i32 %0, !dbg !109
  %8 = load i32, ptr %7, align 4, !dbg !110, !tbaa !6
  %9 = add nsw i32 %8, %6, !dbg !111
  store i32 %9, ptr %7, align 4, !dbg !112, !tbaa !6
  %10 = getelementptr inbounds i32, ptr @maxima, i32 %4, !dbg !113
  %11 = load i32, ptr %10, align 4, !dbg !113, !tbaa !6
  %12 = getelementptr inbounds i32, ptr @maxima, i32 %0, !dbg !114
  %13 = load i32, ptr %12, align 4, !dbg !114, !tbaa !6
  %14 = icmp sgt i32 %11, %13, !dbg !115
  br i1 %14, label %15, label %16, !dbg !116

15:                                               ; preds = %2
  store i32 %11, ptr %12, align 4, !dbg !117, !tbaa !6
  br label %16, !dbg !118

16:                                               ; preds = %15, %2
  ret void, !dbg !119
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !120 i32 @putchar(i32 noundef) local_unnamed_addr #1

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
!18 = !DILocation(line: 25, column: 21, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "show", scope: !20, file: !20, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = !DIFile(filename: "programs/c/show.h", directory: "")
!21 = distinct !DILocation(line: 33, column: 5, scope: !10)
!22 = !DILocation(line: 8, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "show_number", scope: !20, file: !20, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = distinct !DILocation(line: 25, column: 9, scope: !19, inlinedAt: !21)
!25 = !DILocation(line: 10, column: 28, scope: !23, inlinedAt: !24, atomGroup: 3, atomRank: 2)
!26 = !DILocation(line: 10, column: 21, scope: !23, inlinedAt: !24, atomGroup: 3, atomRank: 1)
!27 = !DILocation(line: 11, column: 16, scope: !23, inlinedAt: !24, atomGroup: 4, atomRank: 1)
!28 = !DILocation(line: 12, column: 9, scope: !23, inlinedAt: !24)
!29 = !DILocation(line: 13, column: 5, scope: !23, inlinedAt: !24)
!30 = !DILocation(line: 14, column: 5, scope: !23, inlinedAt: !24)
!31 = !DILocation(line: 0, scope: !23, inlinedAt: !24)
!32 = !DILocation(line: 16, column: 14, scope: !23, inlinedAt: !24, atomGroup: 7, atomRank: 2)
!33 = !DILocation(line: 15, column: 45, scope: !23, inlinedAt: !24)
!34 = !DILocation(line: 15, column: 27, scope: !23, inlinedAt: !24, atomGroup: 5, atomRank: 2)
!35 = !DILocation(line: 15, column: 21, scope: !23, inlinedAt: !24, atomGroup: 6, atomRank: 2)
!36 = !DILocation(line: 15, column: 9, scope: !23, inlinedAt: !24)
!37 = !DILocation(line: 15, column: 25, scope: !23, inlinedAt: !24, atomGroup: 5, atomRank: 1)
!38 = !{!8, !8, i64 0}
!39 = !DILocation(line: 17, column: 19, scope: !23, inlinedAt: !24, atomGroup: 8, atomRank: 1)
!40 = !DILocation(line: 17, column: 5, scope: !23, inlinedAt: !24, atomGroup: 9, atomRank: 1)
!41 = distinct !{!41, !30, !42, !43, !44}
!42 = !DILocation(line: 17, column: 23, scope: !23, inlinedAt: !24)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 19, column: 24, scope: !23, inlinedAt: !24, atomGroup: 12, atomRank: 2)
!46 = !DILocation(line: 19, column: 17, scope: !23, inlinedAt: !24)
!47 = !DILocation(line: 19, column: 9, scope: !23, inlinedAt: !24)
!48 = !DILocation(line: 18, column: 18, scope: !23, inlinedAt: !24, atomGroup: 10, atomRank: 1)
!49 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24, atomGroup: 11, atomRank: 1)
!50 = distinct !{!50, !51, !52, !43, !44}
!51 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24)
!52 = !DILocation(line: 20, column: 5, scope: !23, inlinedAt: !24)
!53 = !DILocation(line: 21, column: 1, scope: !23, inlinedAt: !24)
!54 = !DILocation(line: 26, column: 9, scope: !19, inlinedAt: !21)
!55 = !DILocation(line: 25, column: 21, scope: !19, inlinedAt: !56)
!56 = distinct !DILocation(line: 34, column: 5, scope: !10)
!57 = !DILocation(line: 8, column: 5, scope: !23, inlinedAt: !58)
!58 = distinct !DILocation(line: 25, column: 9, scope: !19, inlinedAt: !56)
!59 = !DILocation(line: 10, column: 28, scope: !23, inlinedAt: !58, atomGroup: 3, atomRank: 2)
!60 = !DILocation(line: 10, column: 21, scope: !23, inlinedAt: !58, atomGroup: 3, atomRank: 1)
!61 = !DILocation(line: 11, column: 16, scope: !23, inlinedAt: !58, atomGroup: 4, atomRank: 1)
!62 = !DILocation(line: 12, column: 9, scope: !23, inlinedAt: !58)
!63 = !DILocation(line: 13, column: 5, scope: !23, inlinedAt: !58)
!64 = !DILocation(line: 14, column: 5, scope: !23, inlinedAt: !58)
!65 = !DILocation(line: 0, scope: !23, inlinedAt: !58)
!66 = !DILocation(line: 16, column: 14, scope: !23, inlinedAt: !58, atomGroup: 7, atomRank: 2)
!67 = !DILocation(line: 15, column: 45, scope: !23, inlinedAt: !58)
!68 = !DILocation(line: 15, column: 27, scope: !23, inlinedAt: !58, atomGroup: 5, atomRank: 2)
!69 = !DILocation(line: 15, column: 21, scope: !23, inlinedAt: !58, atomGroup: 6, atomRank: 2)
!70 = !DILocation(line: 15, column: 9, scope: !23, inlinedAt: !58)
!71 = !DILocation(line: 15, column: 25, scope: !23, inlinedAt: !58, atomGroup: 5, atomRank: 1)
!72 = !DILocation(line: 17, column: 19, scope: !23, inlinedAt: !58, atomGroup: 8, atomRank: 1)
!73 = !DILocation(line: 17, column: 5, scope: !23, inlinedAt: !58, atomGroup: 9, atomRank: 1)
!74 = distinct !{!74, !64, !75, !43, !44}
!75 = !DILocation(line: 17, column: 23, scope: !23, inlinedAt: !58)
!76 = !DILocation(line: 19, column: 24, scope: !23, inlinedAt: !58, atomGroup: 12, atomRank: 2)
!77 = !DILocation(line: 19, column: 17, scope: !23, inlinedAt: !58)
!78 = !DILocation(line: 19, column: 9, scope: !23, inlinedAt: !58)
!79 = !DILocation(line: 18, column: 18, scope: !23, inlinedAt: !58, atomGroup: 10, atomRank: 1)
!80 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !58, atomGroup: 11, atomRank: 1)
!81 = distinct !{!81, !82, !83, !43, !44}
!82 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !58)
!83 = !DILocation(line: 20, column: 5, scope: !23, inlinedAt: !58)
!84 = !DILocation(line: 21, column: 1, scope: !23, inlinedAt: !58)
!85 = !DILocation(line: 26, column: 9, scope: !19, inlinedAt: !56)
!86 = !DILocation(line: 35, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!87 = !DILocation(line: 31, column: 9, scope: !10)
!88 = !DILocation(line: 30, column: 48, scope: !10)
!89 = !DILocation(line: 30, column: 48, scope: !10, atomGroup: 4, atomRank: 2)
!90 = !DILocation(line: 30, scope: !10, atomGroup: 1, atomRank: 1)
!91 = !DILocation(line: 30, column: 38, scope: !10, atomGroup: 2, atomRank: 1)
!92 = !DILocation(line: 30, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!93 = distinct !{!93, !17, !94, !43, !44}
!94 = !DILocation(line: 32, column: 5, scope: !10)
!95 = !DISubprogram(name: "launch", scope: !96, file: !96, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!97 = distinct !DISubprogram(name: "copy", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!98 = !DILocation(line: 17, column: 37, scope: !97)
!99 = !DILocation(line: 17, column: 37, scope: !97, atomGroup: 1, atomRank: 2)
!100 = !DILocation(line: 17, column: 20, scope: !97)
!101 = !DILocation(line: 17, column: 35, scope: !97, atomGroup: 2, atomRank: 1)
!102 = !DILocation(line: 17, column: 5, scope: !97)
!103 = !DILocation(line: 17, column: 18, scope: !97, atomGroup: 1, atomRank: 1)
!104 = !DILocation(line: 18, column: 1, scope: !97, atomGroup: 3, atomRank: 1)
!105 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!106 = !DILocation(line: 21, column: 16, scope: !105, atomGroup: 1, atomRank: 2)
!107 = !DILocation(line: 22, column: 33, scope: !105)
!108 = !DILocation(line: 22, column: 21, scope: !105)
!109 = !DILocation(line: 22, column: 5, scope: !105)
!110 = !DILocation(line: 22, column: 18, scope: !105)
!111 = !DILocation(line: 22, column: 18, scope: !105, atomGroup: 2, atomRank: 2)
!112 = !DILocation(line: 22, column: 18, scope: !105, atomGroup: 2, atomRank: 1)
!113 = !DILocation(line: 23, column: 9, scope: !105)
!114 = !DILocation(line: 23, column: 33, scope: !105)
!115 = !DILocation(line: 23, column: 31, scope: !105, atomGroup: 3, atomRank: 2)
!116 = !DILocation(line: 23, column: 31, scope: !105, atomGroup: 3, atomRank: 1)
!117 = !DILocation(line: 24, column: 24, scope: !105, atomGroup: 4, atomRank: 1)
!118 = !DILocation(line: 25, column: 5, scope: !105)
!119 = !DILocation(line: 26, column: 1, scope: !105, atomGroup: 5, atomRank: 1)
!120 = !DISubprogram(name: "putchar", scope: !121, file: !121, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
