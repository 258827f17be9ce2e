; ModuleID = 'programs/c/hash-insert.c'
source_filename = "programs/c/hash-insert.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.slot = type { i32, i32 }

@keys = hidden local_unnamed_addr global [32 x i32] [i32 1001, i32 42, i32 77, i32 3, i32 500, i32 14, i32 923, i32 8, i32 650, i32 1234, i32 21, i32 99, i32 35, i32 4711, i32 42, i32 8, i32 62, i32 123, i32 184, i32 245, i32 1, i32 306, i32 367, i32 428, i32 42, i32 62, i32 489, i32 550, i32 611, i32 2, i32 3, i32 8], align 16
@queries = hidden local_unnamed_addr global [16 x i32] [i32 42, i32 5, i32 4711, i32 77, i32 21, i32 1000, i32 35, i32 1001, i32 7, i32 99, i32 8, i32 3, i32 650, i32 924, i32 14, i32 62], align 16
@table = hidden global [61 x %struct.slot] zeroinitializer, align 16
@results = hidden local_unnamed_addr global [16 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @insert, i32 noundef 32, ptr noundef null) #5, !dbg !13
  tail call void @launch(ptr noundef nonnull @look_up, i32 noundef 16, ptr noundef null) #5, !dbg !14
  br label %56, !dbg !15

3:                                                ; preds = %56, %30
  %4 = phi i32 [ %33, %30 ], [ 0, %56 ]
  %5 = getelementptr inbounds nuw i32, ptr @results, i32 %4, !dbg !16
  %6 = load i32, ptr %5, align 4, !dbg !16, !tbaa !6
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
  %31 = icmp samesign ult i32 %4, 15, !dbg !58
  %32 = select i1 %31, i32 32, i32 10, !dbg !59
  store volatile i32 %32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !60, !tbaa !30
  %33 = add nuw nsw i32 %4, 1, !dbg !62
  %34 = icmp eq i32 %33, 16, !dbg !63
  br i1 %34, label %35, label %3, !dbg !64, !llvm.loop !65

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !68
  br label %36, !dbg !71

36:                                               ; preds = %36, %35
  %37 = phi i32 [ 0, %35 ], [ %45, %36 ], !dbg !72
  %38 = phi i32 [ %63, %35 ], [ %40, %36 ], !dbg !72
  %39 = freeze i32 %38, !dbg !73
  %40 = udiv i32 %39, 10, !dbg !73
  %41 = mul i32 %40, 10, !dbg !74
  %42 = sub i32 %39, %41, !dbg !74
  %43 = trunc nuw nsw i32 %42 to i8, !dbg !75
  %44 = or disjoint i8 %43, 48, !dbg !75
  %45 = add nuw nsw i32 %37, 1, !dbg !76
  %46 = getelementptr inbounds nuw i8, ptr %1, i32 %37, !dbg !77
  store i8 %44, ptr %46, align 1, !dbg !78, !tbaa !41
  %47 = icmp samesign ult i32 %38, 10, !dbg !79
  br i1 %47, label %48, label %36, !dbg !80, !llvm.loop !81

48:                                               ; preds = %36, %48
  %49 = phi i32 [ %50, %48 ], [ %45, %36 ]
  %50 = add nsw i32 %49, -1, !dbg !83
  %51 = getelementptr inbounds nuw i8, ptr %1, i32 %50, !dbg !84
  %52 = load i8, ptr %51, align 1, !dbg !84, !tbaa !41
  %53 = zext i8 %52 to i32, !dbg !84
  store volatile i32 %53, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !85, !tbaa !30
  %54 = icmp sgt i32 %49, 1, !dbg !87
  br i1 %54, label %48, label %55, !dbg !88, !llvm.loop !89

55:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !92
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !93, !tbaa !30
  ret i32 0, !dbg !95

56:                                               ; preds = %0, %56
  %57 = phi i32 [ 0, %0 ], [ %64, %56 ]
  %58 = phi i32 [ 0, %0 ], [ %63, %56 ]
  %59 = getelementptr inbounds nuw %struct.slot, ptr @table, i32 %57, !dbg !96
  %60 = load atomic i32, ptr %59 seq_cst, align 8, !dbg !97, !tbaa !98
  %61 = icmp ne i32 %60, 0, !dbg !100
  %62 = zext i1 %61 to i32, !dbg !100
  %63 = add nuw nsw i32 %58, %62, !dbg !101
  %64 = add nuw nsw i32 %57, 1, !dbg !102
  %65 = icmp eq i32 %64, 61, !dbg !103
  br i1 %65, label %3, label %56, !dbg !104, !llvm.loop !105
}

declare !dbg !108 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @insert(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !110 {
  %3 = getelementptr inbounds i32, ptr @keys, i32 %0, !dbg !111
  %4 = load i32, ptr %3, align 4, !dbg !112, !tbaa !6
  br label %5, !dbg !113

5:                                                ; preds = %5, %2
  %6 = phi i32 [ %4, %2 ], [ %14, %5 ]
  %7 = urem i32 %6, 61, !dbg !114
  %8 = getelementptr inbounds nuw %struct.slot, ptr @table, i32 %7, !dbg !115
  %9 = cmpxchg ptr %8, i32 0, i32 %4 seq_cst seq_cst, align 8, !dbg !116
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !117
  %11 = extractvalue { i32, i1 } %9, 0
  %12 = icmp eq i32 %11, %4
  %13 = select i1 %10, i1 true, i1 %12, !dbg !118
  %14 = add nuw nsw i32 %7, 1, !dbg !119
  br i1 %13, label %15, label %5, !dbg !118, !llvm.loop !120

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %8, i32 4, !dbg !123
  %17 = atomicrmw add ptr %16, i32 1 seq_cst, align 4, !dbg !124
  ret void, !dbg !125
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @look_up(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !126 {
  %3 = getelementptr inbounds i32, ptr @queries, i32 %0, !dbg !127
  %4 = load i32, ptr %3, align 4, !dbg !128, !tbaa !6
  %5 = freeze i32 %4, !dbg !129
  %6 = urem i32 %5, 61, !dbg !129
  %7 = getelementptr inbounds nuw %struct.slot, ptr @table, i32 %6, !dbg !130
  %8 = load atomic i32, ptr %7 seq_cst, align 8, !dbg !131, !tbaa !98
  %9 = icmp eq i32 %8, %5, !dbg !132
  br i1 %9, label %22, label %17, !dbg !133

10:                                               ; preds = %17
  %11 = add i32 %19, 1, !dbg !134
  %12 = icmp eq i32 %11, 61, !dbg !129
  %13 = select i1 %12, i32 0, i32 %11, !dbg !129
  %14 = getelementptr inbounds nuw %struct.slot, ptr @table, i32 %13, !dbg !130
  %15 = load atomic i32, ptr %14 seq_cst, align 8, !dbg !131, !tbaa !98
  %16 = icmp eq i32 %15, %5, !dbg !135
  br i1 %16, label %22, label %17, !dbg !136, !llvm.loop !137

17:                                               ; preds = %2, %10
  %18 = phi ptr [ %14, %10 ], [ %7, %2 ]
  %19 = phi i32 [ %13, %10 ], [ %6, %2 ]
  %20 = load atomic i32, ptr %18 seq_cst, align 4, !dbg !140, !tbaa !98
  %21 = icmp eq i32 %20, 0, !dbg !141
  br i1 %21, label %22, label %10, !dbg !142

22:                                               ; preds = %17, %10, %2
  %23 = phi ptr [ %7, %2 ], [ %14, %10 ], [ %18, %17 ], !dbg !130
  %24 = getelementptr inbounds nuw i8, ptr %23, i32 4, !dbg !143
  %25 = load atomic i32, ptr %24 seq_cst, align 4, !dbg !144, !tbaa !145
  %26 = getelementptr inbounds i32, ptr @results, i32 %0, !dbg !146
  store i32 %25, ptr %26, align 4, !dbg !147, !tbaa !6
  ret void, !dbg !148
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
!1 = !DIFile(filename: "programs/c/hash-insert.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 46, column: 5, scope: !10)
!14 = !DILocation(line: 47, column: 5, scope: !10)
!15 = !DILocation(line: 49, column: 5, scope: !10, atomGroup: 20, atomRank: 1)
!16 = !DILocation(line: 25, column: 21, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "show", scope: !18, file: !18, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!18 = !DIFile(filename: "programs/c/show.h", directory: "")
!19 = distinct !DILocation(line: 52, column: 5, scope: !10)
!20 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "show_number", scope: !18, file: !18, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !19)
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
!58 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !19)
!59 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !19)
!60 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !61, atomGroup: 1, atomRank: 1)
!61 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !19)
!62 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !19, atomGroup: 4, atomRank: 2)
!63 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !19, atomGroup: 2, atomRank: 1)
!64 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19, atomGroup: 3, atomRank: 1)
!65 = distinct !{!65, !66, !67, !46, !47}
!66 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19)
!67 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !19)
!68 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !69)
!69 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !70)
!70 = distinct !DILocation(line: 53, column: 5, scope: !10)
!71 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !69)
!72 = !DILocation(line: 0, scope: !21, inlinedAt: !69)
!73 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !69, atomGroup: 7, atomRank: 2)
!74 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !69)
!75 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !69, atomGroup: 5, atomRank: 2)
!76 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !69, atomGroup: 6, atomRank: 2)
!77 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !69)
!78 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !69, atomGroup: 5, atomRank: 1)
!79 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !69, atomGroup: 8, atomRank: 1)
!80 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !69, atomGroup: 9, atomRank: 1)
!81 = distinct !{!81, !71, !82, !46, !47}
!82 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !69)
!83 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !69, atomGroup: 12, atomRank: 2)
!84 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !69)
!85 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !86, atomGroup: 1, atomRank: 1)
!86 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !69)
!87 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !69, atomGroup: 10, atomRank: 1)
!88 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !69, atomGroup: 11, atomRank: 1)
!89 = distinct !{!89, !90, !91, !46, !47}
!90 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !69)
!91 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !69)
!92 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !69)
!93 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !94, atomGroup: 1, atomRank: 1)
!94 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !70)
!95 = !DILocation(line: 54, column: 5, scope: !10, atomGroup: 9, atomRank: 1)
!96 = !DILocation(line: 50, column: 17, scope: !10)
!97 = !DILocation(line: 50, column: 29, scope: !10)
!98 = !{!99, !8, i64 0}
!99 = !{!"slot", !8, i64 0, !8, i64 4}
!100 = !DILocation(line: 50, column: 33, scope: !10)
!101 = !DILocation(line: 50, column: 14, scope: !10, atomGroup: 5, atomRank: 2)
!102 = !DILocation(line: 49, column: 42, scope: !10, atomGroup: 6, atomRank: 2)
!103 = !DILocation(line: 49, column: 29, scope: !10, atomGroup: 3, atomRank: 1)
!104 = !DILocation(line: 49, column: 5, scope: !10, atomGroup: 4, atomRank: 1)
!105 = distinct !{!105, !106, !107, !46, !47}
!106 = !DILocation(line: 49, column: 5, scope: !10)
!107 = !DILocation(line: 51, column: 5, scope: !10)
!108 = !DISubprogram(name: "launch", scope: !109, file: !109, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!110 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!111 = !DILocation(line: 25, column: 15, scope: !110)
!112 = !DILocation(line: 25, column: 15, scope: !110, atomGroup: 1, atomRank: 2)
!113 = !DILocation(line: 26, column: 10, scope: !110)
!114 = !DILocation(line: 26, scope: !110, atomGroup: 2, atomRank: 2)
!115 = !DILocation(line: 28, column: 45, scope: !110)
!116 = !DILocation(line: 28, column: 13, scope: !110)
!117 = !DILocation(line: 28, column: 13, scope: !110, atomGroup: 4, atomRank: 3)
!118 = !DILocation(line: 28, column: 75, scope: !110, atomGroup: 5, atomRank: 1)
!119 = !DILocation(line: 26, column: 63, scope: !110)
!120 = distinct !{!120, !121, !122, !47}
!121 = !DILocation(line: 26, column: 5, scope: !110)
!122 = !DILocation(line: 32, column: 5, scope: !110)
!123 = !DILocation(line: 29, column: 43, scope: !110)
!124 = !DILocation(line: 29, column: 13, scope: !110, atomGroup: 7, atomRank: 2)
!125 = !DILocation(line: 33, column: 1, scope: !110, atomGroup: 11, atomRank: 1)
!126 = distinct !DISubprogram(name: "look_up", scope: !1, file: !1, line: 35, type: !11, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!127 = !DILocation(line: 37, column: 15, scope: !126)
!128 = !DILocation(line: 37, column: 15, scope: !126, atomGroup: 1, atomRank: 2)
!129 = !DILocation(line: 0, scope: !126)
!130 = !DILocation(line: 39, column: 12, scope: !126)
!131 = !DILocation(line: 39, column: 24, scope: !126)
!132 = !DILocation(line: 39, column: 28, scope: !126, atomGroup: 18, atomRank: 2)
!133 = !DILocation(line: 39, column: 35, scope: !126, atomGroup: 18, atomRank: 1)
!134 = !DILocation(line: 40, column: 22, scope: !126)
!135 = !DILocation(line: 39, column: 28, scope: !126, atomGroup: 3, atomRank: 2)
!136 = !DILocation(line: 39, column: 35, scope: !126, atomGroup: 3, atomRank: 1)
!137 = distinct !{!137, !138, !139, !46, !47}
!138 = !DILocation(line: 39, column: 5, scope: !126)
!139 = !DILocation(line: 41, column: 5, scope: !126)
!140 = !DILocation(line: 39, column: 50, scope: !126)
!141 = !DILocation(line: 39, column: 54, scope: !126)
!142 = !DILocation(line: 39, column: 5, scope: !126, atomGroup: 4, atomRank: 1)
!143 = !DILocation(line: 42, column: 35, scope: !126)
!144 = !DILocation(line: 42, column: 35, scope: !126, atomGroup: 6, atomRank: 2)
!145 = !{!99, !8, i64 4}
!146 = !DILocation(line: 42, column: 5, scope: !126)
!147 = !DILocation(line: 42, column: 21, scope: !126, atomGroup: 6, atomRank: 1)
!148 = !DILocation(line: 43, column: 1, scope: !126, atomGroup: 7, atomRank: 1)
