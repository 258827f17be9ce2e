; ModuleID = 'programs/c/progress-spin-lock.c'
source_filename = "programs/c/progress-spin-lock.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@accounts = hidden local_unnamed_addr global [5 x i32] [i32 500, i32 400, i32 300, i32 200, i32 100], align 16
@moved = hidden local_unnamed_addr global i32 0, align 4
@lock = hidden global i32 0, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @by_swap, i32 noundef 32, ptr noundef null) #5, !dbg !13
  tail call void @launch(ptr noundef nonnull @by_compare_and_swap, i32 noundef 32, ptr noundef null) #5, !dbg !14
  br label %3, !dbg !15

3:                                                ; preds = %32, %0
  %4 = phi i32 [ 0, %0 ], [ %36, %32 ]
  %5 = getelementptr inbounds nuw i32, ptr @accounts, i32 %4, !dbg !19
  %6 = load i32, ptr %5, align 4, !dbg !19, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !20
  %7 = icmp slt i32 %6, 0, !dbg !23
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !24
  br i1 %7, label %9, label %11, !dbg !25

9:                                                ; preds = %3
  %10 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !26
  br label %11, !dbg !27

11:                                               ; preds = %9, %3
  br label %12, !dbg !28

12:                                               ; preds = %11, %12
  %13 = phi i32 [ %21, %12 ], [ 0, %11 ], !dbg !29
  %14 = phi i32 [ %16, %12 ], [ %8, %11 ], !dbg !29
  %15 = freeze i32 %14, !dbg !30
  %16 = udiv i32 %15, 10, !dbg !30
  %17 = mul i32 %16, 10, !dbg !31
  %18 = sub i32 %15, %17, !dbg !31
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !32
  %20 = or disjoint i8 %19, 48, !dbg !32
  %21 = add nuw nsw i32 %13, 1, !dbg !33
  %22 = getelementptr inbounds nuw i8, ptr %2, i32 %13, !dbg !34
  store i8 %20, ptr %22, align 1, !dbg !35, !tbaa !36
  %23 = icmp ult i32 %14, 10, !dbg !37
  br i1 %23, label %24, label %12, !dbg !38, !llvm.loop !39

24:                                               ; preds = %12, %24
  %25 = phi i32 [ %26, %24 ], [ %21, %12 ]
  %26 = add nsw i32 %25, -1, !dbg !43
  %27 = getelementptr inbounds nuw i8, ptr %2, i32 %26, !dbg !44
  %28 = load i8, ptr %27, align 1, !dbg !44, !tbaa !36
  %29 = sext i8 %28 to i32, !dbg !44
  %30 = tail call i32 @putchar(i32 noundef %29) #5, !dbg !45
  %31 = icmp sgt i32 %25, 1, !dbg !46
  br i1 %31, label %24, label %32, !dbg !47, !llvm.loop !48

32:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !51
  %33 = icmp samesign ult i32 %4, 4, !dbg !52
  %34 = select i1 %33, i32 32, i32 10, !dbg !53
  %35 = tail call i32 @putchar(i32 noundef %34) #5, !dbg !54
  %36 = add nuw nsw i32 %4, 1, !dbg !55
  %37 = icmp eq i32 %36, 5, !dbg !56
  br i1 %37, label %38, label %3, !dbg !57, !llvm.loop !58

38:                                               ; preds = %32
  %39 = load i32, ptr @moved, align 4, !dbg !61, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !63
  %40 = icmp slt i32 %39, 0, !dbg !65
  %41 = tail call i32 @llvm.abs.i32(i32 %39, i1 false), !dbg !66
  br i1 %40, label %42, label %44, !dbg !67

42:                                               ; preds = %38
  %43 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !68
  br label %44, !dbg !69

44:                                               ; preds = %42, %38
  br label %45, !dbg !70

45:                                               ; preds = %44, %45
  %46 = phi i32 [ %54, %45 ], [ 0, %44 ], !dbg !71
  %47 = phi i32 [ %49, %45 ], [ %41, %44 ], !dbg !71
  %48 = freeze i32 %47, !dbg !72
  %49 = udiv i32 %48, 10, !dbg !72
  %50 = mul i32 %49, 10, !dbg !73
  %51 = sub i32 %48, %50, !dbg !73
  %52 = trunc nuw nsw i32 %51 to i8, !dbg !74
  %53 = or disjoint i8 %52, 48, !dbg !74
  %54 = add nuw nsw i32 %46, 1, !dbg !75
  %55 = getelementptr inbounds nuw i8, ptr %1, i32 %46, !dbg !76
  store i8 %53, ptr %55, align 1, !dbg !77, !tbaa !36
  %56 = icmp ult i32 %47, 10, !dbg !78
  br i1 %56, label %57, label %45, !dbg !79, !llvm.loop !80

57:                                               ; preds = %45, %57
  %58 = phi i32 [ %59, %57 ], [ %54, %45 ]
  %59 = add nsw i32 %58, -1, !dbg !82
  %60 = getelementptr inbounds nuw i8, ptr %1, i32 %59, !dbg !83
  %61 = load i8, ptr %60, align 1, !dbg !83, !tbaa !36
  %62 = sext i8 %61 to i32, !dbg !83
  %63 = tail call i32 @putchar(i32 noundef %62) #5, !dbg !84
  %64 = icmp sgt i32 %58, 1, !dbg !85
  br i1 %64, label %57, label %65, !dbg !86, !llvm.loop !87

65:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !90
  %66 = tail call i32 @putchar(i32 noundef 10) #5, !dbg !91
  ret i32 0, !dbg !92
}

declare !dbg !93 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @by_swap(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !95 {
  %3 = mul nsw i32 %0, 7
  %4 = srem i32 %0, 5
  %5 = getelementptr inbounds i32, ptr @accounts, i32 %4
  %6 = add i32 %0, 1
  br label %7, !dbg !96

7:                                                ; preds = %2, %13
  %8 = phi i32 [ 0, %2 ], [ %25, %13 ]
  br label %10, !dbg !97

9:                                                ; preds = %13
  ret void, !dbg !98

10:                                               ; preds = %7, %10
  %11 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4, !dbg !99
  %12 = icmp eq i32 %11, 0, !dbg !100
  br i1 %12, label %13, label %10, !dbg !101, !llvm.loop !102

13:                                               ; preds = %10
  %14 = add nsw i32 %8, %3, !dbg !104
  %15 = srem i32 %14, 23, !dbg !107
  %16 = load i32, ptr %5, align 4, !dbg !108, !tbaa !6
  %17 = sub nsw i32 %16, %15, !dbg !109
  store i32 %17, ptr %5, align 4, !dbg !110, !tbaa !6
  %18 = add i32 %6, %8, !dbg !111
  %19 = srem i32 %18, 5, !dbg !112
  %20 = getelementptr inbounds i32, ptr @accounts, i32 %19, !dbg !113
  %21 = load i32, ptr %20, align 4, !dbg !114, !tbaa !6
  %22 = add nsw i32 %21, %15, !dbg !115
  store i32 %22, ptr %20, align 4, !dbg !116, !tbaa !6
  %23 = load i32, ptr @moved, align 4, !dbg !117, !tbaa !6
  %24 = add nsw i32 %23, %15, !dbg !118
  store i32 %24, ptr @moved, align 4, !dbg !119, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !120
  %25 = add nuw nsw i32 %8, 1, !dbg !121
  %26 = icmp eq i32 %25, 3, !dbg !122
  br i1 %26, label %9, label %7, !dbg !123, !llvm.loop !124
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @by_compare_and_swap(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !127 {
  %3 = add i32 %0, 1
  br label %4, !dbg !128

4:                                                ; preds = %4, %2
  %5 = cmpxchg ptr @lock, i32 0, i32 %3 seq_cst seq_cst, align 4, !dbg !129
  %6 = extractvalue { i32, i1 } %5, 1, !dbg !130
  br i1 %6, label %7, label %4, !dbg !131, !llvm.loop !132

7:                                                ; preds = %4
  %8 = mul nsw i32 %0, 7, !dbg !134
  %9 = add nsw i32 %8, 3, !dbg !136
  %10 = srem i32 %9, 23, !dbg !137
  %11 = srem i32 %0, 5, !dbg !138
  %12 = getelementptr inbounds i32, ptr @accounts, i32 %11, !dbg !139
  %13 = load i32, ptr %12, align 4, !dbg !140, !tbaa !6
  %14 = sub nsw i32 %13, %10, !dbg !141
  store i32 %14, ptr %12, align 4, !dbg !142, !tbaa !6
  %15 = add i32 %0, 4, !dbg !143
  %16 = srem i32 %15, 5, !dbg !144
  %17 = getelementptr inbounds i32, ptr @accounts, i32 %16, !dbg !145
  %18 = load i32, ptr %17, align 4, !dbg !146, !tbaa !6
  %19 = add nsw i32 %18, %10, !dbg !147
  store i32 %19, ptr %17, align 4, !dbg !148, !tbaa !6
  %20 = load i32, ptr @moved, align 4, !dbg !149, !tbaa !6
  %21 = add nsw i32 %20, %10, !dbg !150
  store i32 %21, ptr @moved, align 4, !dbg !151, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !152
  ret void, !dbg !153
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !154 i32 @putchar(i32 noundef) local_unnamed_addr #1

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
!1 = !DIFile(filename: "programs/c/progress-spin-lock.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 44, column: 5, scope: !10)
!14 = !DILocation(line: 45, column: 5, scope: !10)
!15 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18, atomGroup: 17, atomRank: 1)
!16 = distinct !DISubprogram(name: "show", scope: !17, file: !17, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!17 = !DIFile(filename: "programs/c/show.h", directory: "")
!18 = distinct !DILocation(line: 46, column: 5, scope: !10)
!19 = !DILocation(line: 25, column: 21, scope: !16, inlinedAt: !18)
!20 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "show_number", scope: !17, file: !17, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = distinct !DILocation(line: 25, column: 9, scope: !16, inlinedAt: !18)
!23 = !DILocation(line: 10, column: 28, scope: !21, inlinedAt: !22, atomGroup: 3, atomRank: 2)
!24 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!25 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !22, atomGroup: 4, atomRank: 1)
!26 = !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !22)
!28 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !22, atomGroup: 7, atomRank: 2)
!31 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 2)
!33 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !22, atomGroup: 6, atomRank: 2)
!34 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 1)
!36 = !{!8, !8, i64 0}
!37 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !22, atomGroup: 8, atomRank: 1)
!38 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !22, atomGroup: 9, atomRank: 1)
!39 = distinct !{!39, !28, !40, !41, !42}
!40 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !22)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !22, atomGroup: 12, atomRank: 2)
!44 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !22)
!45 = !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !22)
!46 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !22, atomGroup: 10, atomRank: 1)
!47 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22, atomGroup: 11, atomRank: 1)
!48 = distinct !{!48, !49, !50, !41, !42}
!49 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !22)
!51 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 26, column: 19, scope: !16, inlinedAt: !18)
!53 = !DILocation(line: 26, column: 17, scope: !16, inlinedAt: !18)
!54 = !DILocation(line: 26, column: 9, scope: !16, inlinedAt: !18)
!55 = !DILocation(line: 24, column: 33, scope: !16, inlinedAt: !18, atomGroup: 4, atomRank: 2)
!56 = !DILocation(line: 24, column: 23, scope: !16, inlinedAt: !18, atomGroup: 2, atomRank: 1)
!57 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18, atomGroup: 3, atomRank: 1)
!58 = distinct !{!58, !59, !60, !41, !42}
!59 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18)
!60 = !DILocation(line: 27, column: 5, scope: !16, inlinedAt: !18)
!61 = !DILocation(line: 25, column: 21, scope: !16, inlinedAt: !62)
!62 = distinct !DILocation(line: 47, column: 5, scope: !10)
!63 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !64)
!64 = distinct !DILocation(line: 25, column: 9, scope: !16, inlinedAt: !62)
!65 = !DILocation(line: 10, column: 28, scope: !21, inlinedAt: !64, atomGroup: 3, atomRank: 2)
!66 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !64, atomGroup: 3, atomRank: 1)
!67 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !64, atomGroup: 4, atomRank: 1)
!68 = !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !64)
!69 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !64)
!70 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !64)
!71 = !DILocation(line: 0, scope: !21, inlinedAt: !64)
!72 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !64, atomGroup: 7, atomRank: 2)
!73 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !64)
!74 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !64, atomGroup: 5, atomRank: 2)
!75 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !64, atomGroup: 6, atomRank: 2)
!76 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !64)
!77 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !64, atomGroup: 5, atomRank: 1)
!78 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !64, atomGroup: 8, atomRank: 1)
!79 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !64, atomGroup: 9, atomRank: 1)
!80 = distinct !{!80, !70, !81, !41, !42}
!81 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !64)
!82 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !64, atomGroup: 12, atomRank: 2)
!83 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !64)
!84 = !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !64)
!85 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !64, atomGroup: 10, atomRank: 1)
!86 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !64, atomGroup: 11, atomRank: 1)
!87 = distinct !{!87, !88, !89, !41, !42}
!88 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !64)
!89 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !64)
!90 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !64)
!91 = !DILocation(line: 26, column: 9, scope: !16, inlinedAt: !62)
!92 = !DILocation(line: 48, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!93 = !DISubprogram(name: "launch", scope: !94, file: !94, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!95 = distinct !DISubprogram(name: "by_swap", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!96 = !DILocation(line: 25, column: 5, scope: !95, atomGroup: 19, atomRank: 1)
!97 = !DILocation(line: 26, column: 9, scope: !95)
!98 = !DILocation(line: 31, column: 1, scope: !95, atomGroup: 10, atomRank: 1)
!99 = !DILocation(line: 26, column: 16, scope: !95, atomGroup: 4, atomRank: 2)
!100 = !DILocation(line: 26, column: 9, scope: !95, atomGroup: 5, atomRank: 1)
!101 = !DILocation(line: 26, column: 9, scope: !95, atomGroup: 6, atomRank: 1)
!102 = distinct !{!102, !97, !103, !41, !42}
!103 = !DILocation(line: 27, column: 9, scope: !95)
!104 = !DILocation(line: 17, column: 30, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!106 = distinct !DILocation(line: 28, column: 9, scope: !95)
!107 = !DILocation(line: 17, column: 39, scope: !105, inlinedAt: !106, atomGroup: 1, atomRank: 2)
!108 = !DILocation(line: 18, column: 33, scope: !105, inlinedAt: !106)
!109 = !DILocation(line: 18, column: 33, scope: !105, inlinedAt: !106, atomGroup: 2, atomRank: 2)
!110 = !DILocation(line: 18, column: 33, scope: !105, inlinedAt: !106, atomGroup: 2, atomRank: 1)
!111 = !DILocation(line: 19, column: 30, scope: !105, inlinedAt: !106)
!112 = !DILocation(line: 19, column: 35, scope: !105, inlinedAt: !106)
!113 = !DILocation(line: 19, column: 5, scope: !105, inlinedAt: !106)
!114 = !DILocation(line: 19, column: 47, scope: !105, inlinedAt: !106)
!115 = !DILocation(line: 19, column: 47, scope: !105, inlinedAt: !106, atomGroup: 3, atomRank: 2)
!116 = !DILocation(line: 19, column: 47, scope: !105, inlinedAt: !106, atomGroup: 3, atomRank: 1)
!117 = !DILocation(line: 20, column: 11, scope: !105, inlinedAt: !106)
!118 = !DILocation(line: 20, column: 11, scope: !105, inlinedAt: !106, atomGroup: 4, atomRank: 2)
!119 = !DILocation(line: 20, column: 11, scope: !105, inlinedAt: !106, atomGroup: 4, atomRank: 1)
!120 = !DILocation(line: 29, column: 9, scope: !95, atomGroup: 7, atomRank: 1)
!121 = !DILocation(line: 25, column: 46, scope: !95, atomGroup: 8, atomRank: 2)
!122 = !DILocation(line: 25, column: 31, scope: !95, atomGroup: 2, atomRank: 1)
!123 = !DILocation(line: 25, column: 5, scope: !95, atomGroup: 3, atomRank: 1)
!124 = distinct !{!124, !125, !126, !41, !42}
!125 = !DILocation(line: 25, column: 5, scope: !95)
!126 = !DILocation(line: 30, column: 5, scope: !95)
!127 = distinct !DISubprogram(name: "by_compare_and_swap", scope: !1, file: !1, line: 33, type: !11, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!128 = !DILocation(line: 36, column: 5, scope: !127)
!129 = !DILocation(line: 36, column: 13, scope: !127)
!130 = !DILocation(line: 36, column: 13, scope: !127, atomGroup: 2, atomRank: 3)
!131 = !DILocation(line: 36, column: 5, scope: !127, atomGroup: 4, atomRank: 1)
!132 = distinct !{!132, !128, !133, !41, !42}
!133 = !DILocation(line: 38, column: 5, scope: !127)
!134 = !DILocation(line: 17, column: 26, scope: !105, inlinedAt: !135)
!135 = distinct !DILocation(line: 39, column: 5, scope: !127)
!136 = !DILocation(line: 17, column: 30, scope: !105, inlinedAt: !135)
!137 = !DILocation(line: 17, column: 39, scope: !105, inlinedAt: !135, atomGroup: 1, atomRank: 2)
!138 = !DILocation(line: 18, column: 21, scope: !105, inlinedAt: !135)
!139 = !DILocation(line: 18, column: 5, scope: !105, inlinedAt: !135)
!140 = !DILocation(line: 18, column: 33, scope: !105, inlinedAt: !135)
!141 = !DILocation(line: 18, column: 33, scope: !105, inlinedAt: !135, atomGroup: 2, atomRank: 2)
!142 = !DILocation(line: 18, column: 33, scope: !105, inlinedAt: !135, atomGroup: 2, atomRank: 1)
!143 = !DILocation(line: 19, column: 30, scope: !105, inlinedAt: !135)
!144 = !DILocation(line: 19, column: 35, scope: !105, inlinedAt: !135)
!145 = !DILocation(line: 19, column: 5, scope: !105, inlinedAt: !135)
!146 = !DILocation(line: 19, column: 47, scope: !105, inlinedAt: !135)
!147 = !DILocation(line: 19, column: 47, scope: !105, inlinedAt: !135, atomGroup: 3, atomRank: 2)
!148 = !DILocation(line: 19, column: 47, scope: !105, inlinedAt: !135, atomGroup: 3, atomRank: 1)
!149 = !DILocation(line: 20, column: 11, scope: !105, inlinedAt: !135)
!150 = !DILocation(line: 20, column: 11, scope: !105, inlinedAt: !135, atomGroup: 4, atomRank: 2)
!151 = !DILocation(line: 20, column: 11, scope: !105, inlinedAt: !135, atomGroup: 4, atomRank: 1)
!152 = !DILocation(line: 40, column: 5, scope: !127, atomGroup: 6, atomRank: 1)
!153 = !DILocation(line: 41, column: 1, scope: !127, atomGroup: 7, atomRank: 1)
!154 = !DISubprogram(name: "putchar", scope: !155, file: !155, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
