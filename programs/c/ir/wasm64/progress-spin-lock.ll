; ModuleID = 'programs/c/progress-spin-lock.c'
source_filename = "programs/c/progress-spin-lock.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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

3:                                                ; preds = %33, %0
  %4 = phi i64 [ 0, %0 ], [ %36, %33 ]
  %5 = getelementptr inbounds nuw i32, ptr @accounts, i64 %4, !dbg !19
  %6 = load i32, ptr %5, align 4, !dbg !19, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !20
  %7 = icmp slt i32 %6, 0, !dbg !23
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !24
  br i1 %7, label %9, label %10, !dbg !25

9:                                                ; preds = %3
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !26, !tbaa !30
  br label %10, !dbg !32

10:                                               ; preds = %9, %3
  br label %11, !dbg !33

11:                                               ; preds = %10, %11
  %12 = phi i64 [ %24, %11 ], [ 1, %10 ], !dbg !34
  %13 = phi i64 [ %21, %11 ], [ 0, %10 ], !dbg !34
  %14 = phi i32 [ %16, %11 ], [ %8, %10 ], !dbg !34
  %15 = freeze i32 %14, !dbg !35
  %16 = udiv i32 %15, 10, !dbg !35
  %17 = mul i32 %16, 10, !dbg !36
  %18 = sub i32 %15, %17, !dbg !36
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !37
  %20 = or disjoint i8 %19, 48, !dbg !37
  %21 = add nuw nsw i64 %13, 1, !dbg !38
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 %13, !dbg !39
  store i8 %20, ptr %22, align 1, !dbg !40, !tbaa !41
  %23 = icmp ult i32 %14, 10, !dbg !42
  %24 = add nuw i64 %12, 1, !dbg !43
  br i1 %23, label %25, label %11, !dbg !43, !llvm.loop !44

25:                                               ; preds = %11, %25
  %26 = phi i64 [ %27, %25 ], [ %12, %11 ]
  %27 = add nsw i64 %26, -1, !dbg !48
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 %27, !dbg !49
  %29 = load i8, ptr %28, align 1, !dbg !49, !tbaa !41
  %30 = zext i8 %29 to i64, !dbg !50
  store volatile i64 %30, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !52, !tbaa !30
  %31 = trunc nuw i64 %26 to i32, !dbg !53
  %32 = icmp sgt i32 %31, 1, !dbg !53
  br i1 %32, label %25, label %33, !dbg !54, !llvm.loop !55

33:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !58
  %34 = icmp samesign ult i64 %4, 4, !dbg !59
  %35 = select i1 %34, i64 32, i64 10, !dbg !60
  store volatile i64 %35, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !61, !tbaa !30
  %36 = add nuw nsw i64 %4, 1, !dbg !63
  %37 = icmp eq i64 %36, 5, !dbg !64
  br i1 %37, label %38, label %3, !dbg !65, !llvm.loop !66

38:                                               ; preds = %33
  %39 = load i32, ptr @moved, align 4, !dbg !69, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !71
  %40 = icmp slt i32 %39, 0, !dbg !73
  %41 = tail call i32 @llvm.abs.i32(i32 %39, i1 false), !dbg !74
  br i1 %40, label %42, label %43, !dbg !75

42:                                               ; preds = %38
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !76, !tbaa !30
  br label %43, !dbg !78

43:                                               ; preds = %42, %38
  br label %44, !dbg !79

44:                                               ; preds = %43, %44
  %45 = phi i64 [ %57, %44 ], [ 1, %43 ], !dbg !80
  %46 = phi i64 [ %54, %44 ], [ 0, %43 ], !dbg !80
  %47 = phi i32 [ %49, %44 ], [ %41, %43 ], !dbg !80
  %48 = freeze i32 %47, !dbg !81
  %49 = udiv i32 %48, 10, !dbg !81
  %50 = mul i32 %49, 10, !dbg !82
  %51 = sub i32 %48, %50, !dbg !82
  %52 = trunc nuw nsw i32 %51 to i8, !dbg !83
  %53 = or disjoint i8 %52, 48, !dbg !83
  %54 = add nuw nsw i64 %46, 1, !dbg !84
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %46, !dbg !85
  store i8 %53, ptr %55, align 1, !dbg !86, !tbaa !41
  %56 = icmp ult i32 %47, 10, !dbg !87
  %57 = add nuw i64 %45, 1, !dbg !88
  br i1 %56, label %58, label %44, !dbg !88, !llvm.loop !89

58:                                               ; preds = %44, %58
  %59 = phi i64 [ %60, %58 ], [ %45, %44 ]
  %60 = add nsw i64 %59, -1, !dbg !91
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 %60, !dbg !92
  %62 = load i8, ptr %61, align 1, !dbg !92, !tbaa !41
  %63 = zext i8 %62 to i64, !dbg !93
  store volatile i64 %63, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !95, !tbaa !30
  %64 = trunc nuw i64 %59 to i32, !dbg !96
  %65 = icmp sgt i32 %64, 1, !dbg !96
  br i1 %65, label %58, label %66, !dbg !97, !llvm.loop !98

66:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !101
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !102, !tbaa !30
  ret i32 0, !dbg !104
}

declare !dbg !105 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @by_swap(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !107 {
  %3 = mul nsw i32 %0, 7
  %4 = srem i32 %0, 5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr @accounts, i64 %5
  %7 = add i32 %0, 1
  br label %8, !dbg !108

8:                                                ; preds = %2, %14
  %9 = phi i32 [ 0, %2 ], [ %27, %14 ]
  br label %11, !dbg !109

10:                                               ; preds = %14
  ret void, !dbg !110

11:                                               ; preds = %8, %11
  %12 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4, !dbg !111
  %13 = icmp eq i32 %12, 0, !dbg !112
  br i1 %13, label %14, label %11, !dbg !113, !llvm.loop !114

14:                                               ; preds = %11
  %15 = add nsw i32 %9, %3, !dbg !116
  %16 = srem i32 %15, 23, !dbg !119
  %17 = load i32, ptr %6, align 4, !dbg !120, !tbaa !6
  %18 = sub nsw i32 %17, %16, !dbg !121
  store i32 %18, ptr %6, align 4, !dbg !122, !tbaa !6
  %19 = add i32 %7, %9, !dbg !123
  %20 = srem i32 %19, 5, !dbg !124
  %21 = sext i32 %20 to i64, !dbg !125
  %22 = getelementptr inbounds i32, ptr @accounts, i64 %21, !dbg !125
  %23 = load i32, ptr %22, align 4, !dbg !126, !tbaa !6
  %24 = add nsw i32 %23, %16, !dbg !127
  store i32 %24, ptr %22, align 4, !dbg !128, !tbaa !6
  %25 = load i32, ptr @moved, align 4, !dbg !129, !tbaa !6
  %26 = add nsw i32 %25, %16, !dbg !130
  store i32 %26, ptr @moved, align 4, !dbg !131, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !132
  %27 = add nuw nsw i32 %9, 1, !dbg !133
  %28 = icmp eq i32 %27, 3, !dbg !134
  br i1 %28, label %10, label %8, !dbg !135, !llvm.loop !136
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @by_compare_and_swap(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !139 {
  %3 = add i32 %0, 1
  br label %4, !dbg !140

4:                                                ; preds = %4, %2
  %5 = cmpxchg ptr @lock, i32 0, i32 %3 seq_cst seq_cst, align 4, !dbg !141
  %6 = extractvalue { i32, i1 } %5, 1, !dbg !142
  br i1 %6, label %7, label %4, !dbg !143, !llvm.loop !144

7:                                                ; preds = %4
  %8 = mul nsw i32 %0, 7, !dbg !146
  %9 = add nsw i32 %8, 3, !dbg !148
  %10 = srem i32 %9, 23, !dbg !149
  %11 = srem i32 %0, 5, !dbg !150
  %12 = sext i32 %11 to i64, !dbg !151
  %13 = getelementptr inbounds i32, ptr @accounts, i64 %12, !dbg !151
  %14 = load i32, ptr %13, align 4, !dbg !152, !tbaa !6
  %15 = sub nsw i32 %14, %10, !dbg !153
  store i32 %15, ptr %13, align 4, !dbg !154, !tbaa !6
  %16 = add i32 %0, 4, !dbg !155
  %17 = srem i32 %16, 5, !dbg !156
  %18 = sext i32 %17 to i64, !dbg !157
  %19 = getelementptr inbounds i32, ptr @accounts, i64 %18, !dbg !157
  %20 = load i32, ptr %19, align 4, !dbg !158, !tbaa !6
  %21 = add nsw i32 %20, %10, !dbg !159
  store i32 %21, ptr %19, align 4, !dbg !160, !tbaa !6
  %22 = load i32, ptr @moved, align 4, !dbg !161, !tbaa !6
  %23 = add nsw i32 %22, %10, !dbg !162
  store i32 %23, ptr @moved, align 4, !dbg !163, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !164
  ret void, !dbg !165
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
!50 = !DILocation(line: 25, column: 97, scope: !27, inlinedAt: !51, atomGroup: 1, atomRank: 2)
!51 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !51, atomGroup: 1, atomRank: 1)
!53 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !22, atomGroup: 10, atomRank: 1)
!54 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22, atomGroup: 11, atomRank: 1)
!55 = distinct !{!55, !56, !57, !46, !47}
!56 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22)
!57 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !22)
!58 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !22)
!59 = !DILocation(line: 26, column: 19, scope: !16, inlinedAt: !18)
!60 = !DILocation(line: 26, column: 17, scope: !16, inlinedAt: !18)
!61 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !62, atomGroup: 1, atomRank: 1)
!62 = distinct !DILocation(line: 26, column: 9, scope: !16, inlinedAt: !18)
!63 = !DILocation(line: 24, column: 33, scope: !16, inlinedAt: !18, atomGroup: 4, atomRank: 2)
!64 = !DILocation(line: 24, column: 23, scope: !16, inlinedAt: !18, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18, atomGroup: 3, atomRank: 1)
!66 = distinct !{!66, !67, !68, !46, !47}
!67 = !DILocation(line: 24, column: 5, scope: !16, inlinedAt: !18)
!68 = !DILocation(line: 27, column: 5, scope: !16, inlinedAt: !18)
!69 = !DILocation(line: 25, column: 21, scope: !16, inlinedAt: !70)
!70 = distinct !DILocation(line: 47, column: 5, scope: !10)
!71 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !72)
!72 = distinct !DILocation(line: 25, column: 9, scope: !16, inlinedAt: !70)
!73 = !DILocation(line: 10, column: 28, scope: !21, inlinedAt: !72, atomGroup: 3, atomRank: 2)
!74 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !72, atomGroup: 3, atomRank: 1)
!75 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !72, atomGroup: 4, atomRank: 1)
!76 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !77, atomGroup: 1, atomRank: 1)
!77 = distinct !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !72)
!78 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !72)
!79 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !72)
!80 = !DILocation(line: 0, scope: !21, inlinedAt: !72)
!81 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !72, atomGroup: 7, atomRank: 2)
!82 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !72)
!83 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !72, atomGroup: 5, atomRank: 2)
!84 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !72, atomGroup: 6, atomRank: 2)
!85 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !72)
!86 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !72, atomGroup: 5, atomRank: 1)
!87 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !72, atomGroup: 8, atomRank: 1)
!88 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !72, atomGroup: 9, atomRank: 1)
!89 = distinct !{!89, !79, !90, !46, !47}
!90 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !72)
!91 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !72, atomGroup: 12, atomRank: 2)
!92 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !72)
!93 = !DILocation(line: 25, column: 97, scope: !27, inlinedAt: !94, atomGroup: 1, atomRank: 2)
!94 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !72)
!95 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !94, atomGroup: 1, atomRank: 1)
!96 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !72, atomGroup: 10, atomRank: 1)
!97 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !72, atomGroup: 11, atomRank: 1)
!98 = distinct !{!98, !99, !100, !46, !47}
!99 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !72)
!100 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !72)
!101 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !72)
!102 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !103, atomGroup: 1, atomRank: 1)
!103 = distinct !DILocation(line: 26, column: 9, scope: !16, inlinedAt: !70)
!104 = !DILocation(line: 48, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!105 = !DISubprogram(name: "launch", scope: !106, file: !106, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!107 = distinct !DISubprogram(name: "by_swap", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!108 = !DILocation(line: 25, column: 5, scope: !107, atomGroup: 19, atomRank: 1)
!109 = !DILocation(line: 26, column: 9, scope: !107)
!110 = !DILocation(line: 31, column: 1, scope: !107, atomGroup: 10, atomRank: 1)
!111 = !DILocation(line: 26, column: 16, scope: !107, atomGroup: 4, atomRank: 2)
!112 = !DILocation(line: 26, column: 9, scope: !107, atomGroup: 5, atomRank: 1)
!113 = !DILocation(line: 26, column: 9, scope: !107, atomGroup: 6, atomRank: 1)
!114 = distinct !{!114, !109, !115, !46, !47}
!115 = !DILocation(line: 27, column: 9, scope: !107)
!116 = !DILocation(line: 17, column: 30, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!118 = distinct !DILocation(line: 28, column: 9, scope: !107)
!119 = !DILocation(line: 17, column: 39, scope: !117, inlinedAt: !118, atomGroup: 1, atomRank: 2)
!120 = !DILocation(line: 18, column: 33, scope: !117, inlinedAt: !118)
!121 = !DILocation(line: 18, column: 33, scope: !117, inlinedAt: !118, atomGroup: 2, atomRank: 2)
!122 = !DILocation(line: 18, column: 33, scope: !117, inlinedAt: !118, atomGroup: 2, atomRank: 1)
!123 = !DILocation(line: 19, column: 30, scope: !117, inlinedAt: !118)
!124 = !DILocation(line: 19, column: 35, scope: !117, inlinedAt: !118)
!125 = !DILocation(line: 19, column: 5, scope: !117, inlinedAt: !118)
!126 = !DILocation(line: 19, column: 47, scope: !117, inlinedAt: !118)
!127 = !DILocation(line: 19, column: 47, scope: !117, inlinedAt: !118, atomGroup: 3, atomRank: 2)
!128 = !DILocation(line: 19, column: 47, scope: !117, inlinedAt: !118, atomGroup: 3, atomRank: 1)
!129 = !DILocation(line: 20, column: 11, scope: !117, inlinedAt: !118)
!130 = !DILocation(line: 20, column: 11, scope: !117, inlinedAt: !118, atomGroup: 4, atomRank: 2)
!131 = !DILocation(line: 20, column: 11, scope: !117, inlinedAt: !118, atomGroup: 4, atomRank: 1)
!132 = !DILocation(line: 29, column: 9, scope: !107, atomGroup: 7, atomRank: 1)
!133 = !DILocation(line: 25, column: 46, scope: !107, atomGroup: 8, atomRank: 2)
!134 = !DILocation(line: 25, column: 31, scope: !107, atomGroup: 2, atomRank: 1)
!135 = !DILocation(line: 25, column: 5, scope: !107, atomGroup: 3, atomRank: 1)
!136 = distinct !{!136, !137, !138, !46, !47}
!137 = !DILocation(line: 25, column: 5, scope: !107)
!138 = !DILocation(line: 30, column: 5, scope: !107)
!139 = distinct !DISubprogram(name: "by_compare_and_swap", scope: !1, file: !1, line: 33, type: !11, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!140 = !DILocation(line: 36, column: 5, scope: !139)
!141 = !DILocation(line: 36, column: 13, scope: !139)
!142 = !DILocation(line: 36, column: 13, scope: !139, atomGroup: 2, atomRank: 3)
!143 = !DILocation(line: 36, column: 5, scope: !139, atomGroup: 4, atomRank: 1)
!144 = distinct !{!144, !140, !145, !46, !47}
!145 = !DILocation(line: 38, column: 5, scope: !139)
!146 = !DILocation(line: 17, column: 26, scope: !117, inlinedAt: !147)
!147 = distinct !DILocation(line: 39, column: 5, scope: !139)
!148 = !DILocation(line: 17, column: 30, scope: !117, inlinedAt: !147)
!149 = !DILocation(line: 17, column: 39, scope: !117, inlinedAt: !147, atomGroup: 1, atomRank: 2)
!150 = !DILocation(line: 18, column: 21, scope: !117, inlinedAt: !147)
!151 = !DILocation(line: 18, column: 5, scope: !117, inlinedAt: !147)
!152 = !DILocation(line: 18, column: 33, scope: !117, inlinedAt: !147)
!153 = !DILocation(line: 18, column: 33, scope: !117, inlinedAt: !147, atomGroup: 2, atomRank: 2)
!154 = !DILocation(line: 18, column: 33, scope: !117, inlinedAt: !147, atomGroup: 2, atomRank: 1)
!155 = !DILocation(line: 19, column: 30, scope: !117, inlinedAt: !147)
!156 = !DILocation(line: 19, column: 35, scope: !117, inlinedAt: !147)
!157 = !DILocation(line: 19, column: 5, scope: !117, inlinedAt: !147)
!158 = !DILocation(line: 19, column: 47, scope: !117, inlinedAt: !147)
!159 = !DILocation(line: 19, column: 47, scope: !117, inlinedAt: !147, atomGroup: 3, atomRank: 2)
!160 = !DILocation(line: 19, column: 47, scope: !117, inlinedAt: !147, atomGroup: 3, atomRank: 1)
!161 = !DILocation(line: 20, column: 11, scope: !117, inlinedAt: !147)
!162 = !DILocation(line: 20, column: 11, scope: !117, inlinedAt: !147, atomGroup: 4, atomRank: 2)
!163 = !DILocation(line: 20, column: 11, scope: !117, inlinedAt: !147, atomGroup: 4, atomRank: 1)
!164 = !DILocation(line: 40, column: 5, scope: !139, atomGroup: 6, atomRank: 1)
!165 = !DILocation(line: 41, column: 1, scope: !139, atomGroup: 7, atomRank: 1)
