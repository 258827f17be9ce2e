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

3:                                                ; preds = %30, %0
  %4 = phi i32 [ 0, %0 ], [ %33, %30 ]
  %5 = getelementptr inbounds nuw i32, ptr @accounts, i32 %4, !dbg !19
  %6 = load i32, ptr %5, align 4, !dbg !19, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !20
  %7 = icmp slt i32 %6, 0, !dbg !23
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !24
  br i1 %7, label %9, label %10, !dbg !25

9:                                                ; preds = %3
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !26, !tbaa !30
  br label %10, !dbg !32

10:                                               ; preds = %9, %3
  br label %11, !dbg !33

11:                                               ; preds = %10, %11
  %12 = phi i32 [ %20, %11 ], [ 0, %10 ], !dbg !34
  %13 = phi i32 [ %15, %11 ], [ %8, %10 ], !dbg !34
  %14 = freeze i32 %13, !dbg !35
  %15 = udiv i32 %14, 10, !dbg !35
  %16 = mul i32 %15, 10, !dbg !36
  %17 = sub i32 %14, %16, !dbg !36
  %18 = trunc nuw nsw i32 %17 to i8, !dbg !37
  %19 = or disjoint i8 %18, 48, !dbg !37
  %20 = add nuw nsw i32 %12, 1, !dbg !38
  %21 = getelementptr inbounds nuw i8, ptr %2, i32 %12, !dbg !39
  store i8 %19, ptr %21, align 1, !dbg !40, !tbaa !41
  %22 = icmp ult i32 %13, 10, !dbg !42
  br i1 %22, label %23, label %11, !dbg !43, !llvm.loop !44

23:                                               ; preds = %11, %23
  %24 = phi i32 [ %25, %23 ], [ %20, %11 ]
  %25 = add nsw i32 %24, -1, !dbg !48
  %26 = getelementptr inbounds nuw i8, ptr %2, i32 %25, !dbg !49
  %27 = load i8, ptr %26, align 1, !dbg !49, !tbaa !41
  %28 = zext i8 %27 to i32, !dbg !49
  store volatile i32 %28, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !50, !tbaa !30
  %29 = icmp sgt i32 %24, 1, !dbg !52
  br i1 %29, label %23, label %30, !dbg !53, !llvm.loop !54

30:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !57
  %31 = icmp samesign ult i32 %4, 4, !dbg !58
  %32 = select i1 %31, i32 32, i32 10, !dbg !59
  store volatile i32 %32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !60, !tbaa !30
  %33 = add nuw nsw i32 %4, 1, !dbg !62
  %34 = icmp eq i32 %33, 5, !dbg !63
  br i1 %34, label %35, label %3, !dbg !64, !llvm.loop !65

35:                                               ; preds = %30
  %36 = load i32, ptr @moved, align 4, !dbg !68, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !70
  %37 = icmp slt i32 %36, 0, !dbg !72
  %38 = tail call i32 @llvm.abs.i32(i32 %36, i1 false), !dbg !73
  br i1 %37, label %39, label %40, !dbg !74

39:                                               ; preds = %35
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !75, !tbaa !30
  br label %40, !dbg !77

40:                                               ; preds = %39, %35
  br label %41, !dbg !78

41:                                               ; preds = %40, %41
  %42 = phi i32 [ %50, %41 ], [ 0, %40 ], !dbg !79
  %43 = phi i32 [ %45, %41 ], [ %38, %40 ], !dbg !79
  %44 = freeze i32 %43, !dbg !80
  %45 = udiv i32 %44, 10, !dbg !80
  %46 = mul i32 %45, 10, !dbg !81
  %47 = sub i32 %44, %46, !dbg !81
  %48 = trunc nuw nsw i32 %47 to i8, !dbg !82
  %49 = or disjoint i8 %48, 48, !dbg !82
  %50 = add nuw nsw i32 %42, 1, !dbg !83
  %51 = getelementptr inbounds nuw i8, ptr %1, i32 %42, !dbg !84
  store i8 %49, ptr %51, align 1, !dbg !85, !tbaa !41
  %52 = icmp ult i32 %43, 10, !dbg !86
  br i1 %52, label %53, label %41, !dbg !87, !llvm.loop !88

53:                                               ; preds = %41, %53
  %54 = phi i32 [ %55, %53 ], [ %50, %41 ]
  %55 = add nsw i32 %54, -1, !dbg !90
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 %55, !dbg !91
  %57 = load i8, ptr %56, align 1, !dbg !91, !tbaa !41
  %58 = zext i8 %57 to i32, !dbg !91
  store volatile i32 %58, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !92, !tbaa !30
  %59 = icmp sgt i32 %54, 1, !dbg !94
  br i1 %59, label %53, label %60, !dbg !95, !llvm.loop !96

60:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !99
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !100, !tbaa !30
  ret i32 0, !dbg !102
}

declare !dbg !103 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @by_swap(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !105 {
  %3 = mul nsw i32 %0, 7
  %4 = srem i32 %0, 5
  %5 = getelementptr inbounds i32, ptr @accounts, i32 %4
  %6 = add i32 %0, 1
  br label %7, !dbg !106

7:                                                ; preds = %2, %13
  %8 = phi i32 [ 0, %2 ], [ %25, %13 ]
  br label %10, !dbg !107

9:                                                ; preds = %13
  ret void, !dbg !108

10:                                               ; preds = %7, %10
  %11 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4, !dbg !109
  %12 = icmp eq i32 %11, 0, !dbg !110
  br i1 %12, label %13, label %10, !dbg !111, !llvm.loop !112

13:                                               ; preds = %10
  %14 = add nsw i32 %8, %3, !dbg !114
  %15 = srem i32 %14, 23, !dbg !117
  %16 = load i32, ptr %5, align 4, !dbg !118, !tbaa !6
  %17 = sub nsw i32 %16, %15, !dbg !119
  store i32 %17, ptr %5, align 4, !dbg !120, !tbaa !6
  %18 = add i32 %6, %8, !dbg !121
  %19 = srem i32 %18, 5, !dbg !122
  %20 = getelementptr inbounds i32, ptr @accounts, i32 %19, !dbg !123
  %21 = load i32, ptr %20, align 4, !dbg !124, !tbaa !6
  %22 = add nsw i32 %21, %15, !dbg !125
  store i32 %22, ptr %20, align 4, !dbg !126, !tbaa !6
  %23 = load i32, ptr @moved, align 4, !dbg !127, !tbaa !6
  %24 = add nsw i32 %23, %15, !dbg !128
  store i32 %24, ptr @moved, align 4, !dbg !129, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !130
  %25 = add nuw nsw i32 %8, 1, !dbg !131
  %26 = icmp eq i32 %25, 3, !dbg !132
  br i1 %26, label %9, label %7, !dbg !133, !llvm.loop !134
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @by_compare_and_swap(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !137 {
  %3 = add i32 %0, 1
  br label %4, !dbg !138

4:                                                ; preds = %4, %2
  %5 = cmpxchg ptr @lock, i32 0, i32 %3 seq_cst seq_cst, align 4, !dbg !139
  %6 = extractvalue { i32, i1 } %5, 1, !dbg !140
  br i1 %6, label %7, label %4, !dbg !141, !llvm.loop !142

7:                                                ; preds = %4
  %8 = mul nsw i32 %0, 7, !dbg !144
  %9 = add nsw i32 %8, 3, !dbg !146
  %10 = srem i32 %9, 23, !dbg !147
  %11 = srem i32 %0, 5, !dbg !148
  %12 = getelementptr inbounds i32, ptr @accounts, i32 %11, !dbg !149
  %13 = load i32, ptr %12, align 4, !dbg !150, !tbaa !6
  %14 = sub nsw i32 %13, %10, !dbg !151
  store i32 %14, ptr %12, align 4, !dbg !152, !tbaa !6
  %15 = add i32 %0, 4, !dbg !153
  %16 = srem i32 %15, 5, !dbg !154
  %17 = getelementptr inbounds i32, ptr @accounts, i32 %16, !dbg !155
  %18 = load i32, ptr %17, align 4, !dbg !156, !tbaa !6
  %19 = add nsw i32 %18, %10, !dbg !157
  store i32 %19, ptr %17, align 4, !dbg !158, !tbaa !6
  %20 = load i32, ptr @moved, align 4, !dbg !159, !tbaa !6
  %21 = add nsw i32 %20, %10, !dbg !160
  store i32 %21, ptr @moved, align 4, !dbg !161, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !162
  ret void, !dbg !163
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
!26 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !29, atomGroup: 1, atomRank: 1)
!27 = distinct !DISubprogram(name: "putchar", scope: !28, file: !28, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!28 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!29 = distinct !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !22)
!30 = !{!31, !31, i64 0}
!31 = !{!"long", !8, i64 0}
!32 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !22, atomGroup: 7, atomRank: 2)
!36 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 2)
!38 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !22, atomGroup: 6, atomRank: 2)
!39 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !22)
!40 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 1)
!41 = !{!8, !8, i64 0}
!42 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !22, atomGroup: 8, atomRank: 1)
!43 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !22, atomGroup: 9, atomRank: 1)
!44 = distinct !{!44, !33, !45, !46, !47}
!45 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !22)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !22, atomGroup: 12, atomRank: 2)
!49 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !51, atomGroup: 1, atomRank: 1)
!51 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !22, atomGroup: 10, atomRank: 1)
!53 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22, atomGroup: 11, atomRank: 1)
!54 = distinct !{!54, !55, !56, !46, !47}
!55 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22)
!56 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !22)
!57 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !22)
!58 = !DILocation(line: 26, column: 19, scope: !16, inlinedAt: !18)
!59 = !DILocation(line: 26, column: 17, scope: !16, inlinedAt: !18)
!60 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !61, atomGroup: 1, atomRank: 1)
!61 = distinct !DILocation(line: 26, column: 9, scope: !16, inlinedAt: !18)
!62 = !DILocation(line: 24, column: 33, scope: !16, inlinedAt: !18, atomGroup: 4, atomRank: 2)
!63 = !DILocation(line: 24, column: 23, scope: !16, inlinedAt: !18, atomGroup: 2, atomRank: 1)
!64 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18, atomGroup: 3, atomRank: 1)
!65 = distinct !{!65, !66, !67, !46, !47}
!66 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18)
!67 = !DILocation(line: 27, column: 5, scope: !16, inlinedAt: !18)
!68 = !DILocation(line: 25, column: 21, scope: !16, inlinedAt: !69)
!69 = distinct !DILocation(line: 47, column: 5, scope: !10)
!70 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !71)
!71 = distinct !DILocation(line: 25, column: 9, scope: !16, inlinedAt: !69)
!72 = !DILocation(line: 10, column: 28, scope: !21, inlinedAt: !71, atomGroup: 3, atomRank: 2)
!73 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !71, atomGroup: 3, atomRank: 1)
!74 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !71, atomGroup: 4, atomRank: 1)
!75 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !76, atomGroup: 1, atomRank: 1)
!76 = distinct !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !71)
!77 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !71)
!78 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !71)
!79 = !DILocation(line: 0, scope: !21, inlinedAt: !71)
!80 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !71, atomGroup: 7, atomRank: 2)
!81 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !71)
!82 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !71, atomGroup: 5, atomRank: 2)
!83 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !71, atomGroup: 6, atomRank: 2)
!84 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !71)
!85 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !71, atomGroup: 5, atomRank: 1)
!86 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !71, atomGroup: 8, atomRank: 1)
!87 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !71, atomGroup: 9, atomRank: 1)
!88 = distinct !{!88, !78, !89, !46, !47}
!89 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !71)
!90 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !71, atomGroup: 12, atomRank: 2)
!91 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !71)
!92 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !93, atomGroup: 1, atomRank: 1)
!93 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !71)
!94 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !71, atomGroup: 10, atomRank: 1)
!95 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !71, atomGroup: 11, atomRank: 1)
!96 = distinct !{!96, !97, !98, !46, !47}
!97 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !71)
!98 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !71)
!99 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !71)
!100 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !101, atomGroup: 1, atomRank: 1)
!101 = distinct !DILocation(line: 26, column: 9, scope: !16, inlinedAt: !69)
!102 = !DILocation(line: 48, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!103 = !DISubprogram(name: "launch", scope: !104, file: !104, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!105 = distinct !DISubprogram(name: "by_swap", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!106 = !DILocation(line: 25, column: 5, scope: !105, atomGroup: 19, atomRank: 1)
!107 = !DILocation(line: 26, column: 9, scope: !105)
!108 = !DILocation(line: 31, column: 1, scope: !105, atomGroup: 10, atomRank: 1)
!109 = !DILocation(line: 26, column: 16, scope: !105, atomGroup: 4, atomRank: 2)
!110 = !DILocation(line: 26, column: 9, scope: !105, atomGroup: 5, atomRank: 1)
!111 = !DILocation(line: 26, column: 9, scope: !105, atomGroup: 6, atomRank: 1)
!112 = distinct !{!112, !107, !113, !46, !47}
!113 = !DILocation(line: 27, column: 9, scope: !105)
!114 = !DILocation(line: 17, column: 30, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!116 = distinct !DILocation(line: 28, column: 9, scope: !105)
!117 = !DILocation(line: 17, column: 39, scope: !115, inlinedAt: !116, atomGroup: 1, atomRank: 2)
!118 = !DILocation(line: 18, column: 33, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 18, column: 33, scope: !115, inlinedAt: !116, atomGroup: 2, atomRank: 2)
!120 = !DILocation(line: 18, column: 33, scope: !115, inlinedAt: !116, atomGroup: 2, atomRank: 1)
!121 = !DILocation(line: 19, column: 30, scope: !115, inlinedAt: !116)
!122 = !DILocation(line: 19, column: 35, scope: !115, inlinedAt: !116)
!123 = !DILocation(line: 19, column: 5, scope: !115, inlinedAt: !116)
!124 = !DILocation(line: 19, column: 47, scope: !115, inlinedAt: !116)
!125 = !DILocation(line: 19, column: 47, scope: !115, inlinedAt: !116, atomGroup: 3, atomRank: 2)
!126 = !DILocation(line: 19, column: 47, scope: !115, inlinedAt: !116, atomGroup: 3, atomRank: 1)
!127 = !DILocation(line: 20, column: 11, scope: !115, inlinedAt: !116)
!128 = !DILocation(line: 20, column: 11, scope: !115, inlinedAt: !116, atomGroup: 4, atomRank: 2)
!129 = !DILocation(line: 20, column: 11, scope: !115, inlinedAt: !116, atomGroup: 4, atomRank: 1)
!130 = !DILocation(line: 29, column: 9, scope: !105, atomGroup: 7, atomRank: 1)
!131 = !DILocation(line: 25, column: 46, scope: !105, atomGroup: 8, atomRank: 2)
!132 = !DILocation(line: 25, column: 31, scope: !105, atomGroup: 2, atomRank: 1)
!133 = !DILocation(line: 25, column: 5, scope: !105, atomGroup: 3, atomRank: 1)
!134 = distinct !{!134, !135, !136, !46, !47}
!135 = !DILocation(line: 25, column: 5, scope: !105)
!136 = !DILocation(line: 30, column: 5, scope: !105)
!137 = distinct !DISubprogram(name: "by_compare_and_swap", scope: !1, file: !1, line: 33, type: !11, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!138 = !DILocation(line: 36, column: 5, scope: !137)
!139 = !DILocation(line: 36, column: 13, scope: !137)
!140 = !DILocation(line: 36, column: 13, scope: !137, atomGroup: 2, atomRank: 3)
!141 = !DILocation(line: 36, column: 5, scope: !137, atomGroup: 4, atomRank: 1)
!142 = distinct !{!142, !138, !143, !46, !47}
!143 = !DILocation(line: 38, column: 5, scope: !137)
!144 = !DILocation(line: 17, column: 26, scope: !115, inlinedAt: !145)
!145 = distinct !DILocation(line: 39, column: 5, scope: !137)
!146 = !DILocation(line: 17, column: 30, scope: !115, inlinedAt: !145)
!147 = !DILocation(line: 17, column: 39, scope: !115, inlinedAt: !145, atomGroup: 1, atomRank: 2)
!148 = !DILocation(line: 18, column: 21, scope: !115, inlinedAt: !145)
!149 = !DILocation(line: 18, column: 5, scope: !115, inlinedAt: !145)
!150 = !DILocation(line: 18, column: 33, scope: !115, inlinedAt: !145)
!151 = !DILocation(line: 18, column: 33, scope: !115, inlinedAt: !145, atomGroup: 2, atomRank: 2)
!152 = !DILocation(line: 18, column: 33, scope: !115, inlinedAt: !145, atomGroup: 2, atomRank: 1)
!153 = !DILocation(line: 19, column: 30, scope: !115, inlinedAt: !145)
!154 = !DILocation(line: 19, column: 35, scope: !115, inlinedAt: !145)
!155 = !DILocation(line: 19, column: 5, scope: !115, inlinedAt: !145)
!156 = !DILocation(line: 19, column: 47, scope: !115, inlinedAt: !145)
!157 = !DILocation(line: 19, column: 47, scope: !115, inlinedAt: !145, atomGroup: 3, atomRank: 2)
!158 = !DILocation(line: 19, column: 47, scope: !115, inlinedAt: !145, atomGroup: 3, atomRank: 1)
!159 = !DILocation(line: 20, column: 11, scope: !115, inlinedAt: !145)
!160 = !DILocation(line: 20, column: 11, scope: !115, inlinedAt: !145, atomGroup: 4, atomRank: 2)
!161 = !DILocation(line: 20, column: 11, scope: !115, inlinedAt: !145, atomGroup: 4, atomRank: 1)
!162 = !DILocation(line: 40, column: 5, scope: !137, atomGroup: 6, atomRank: 1)
!163 = !DILocation(line: 41, column: 1, scope: !137, atomGroup: 7, atomRank: 1)
