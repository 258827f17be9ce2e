; ModuleID = 'programs/c/hash-table.c'
source_filename = "programs/c/hash-table.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.node = type { i32, i32, ptr }

@keys = hidden local_unnamed_addr global [14 x i32] [i32 1001, i32 42, i32 77, i32 3, i32 500, i32 14, i32 923, i32 8, i32 650, i32 1234, i32 21, i32 99, i32 35, i32 4711], align 16
@queries = hidden local_unnamed_addr global [16 x i32] [i32 42, i32 5, i32 4711, i32 77, i32 21, i32 1000, i32 35, i32 1001, i32 7, i32 99, i32 8, i32 3, i32 650, i32 924, i32 14, i32 500], align 16
@nodes = hidden global [14 x %struct.node] zeroinitializer, align 16
@buckets = hidden local_unnamed_addr global [7 x ptr] zeroinitializer, align 16
@lengths = hidden local_unnamed_addr global [7 x i32] zeroinitializer, align 16
@results = hidden local_unnamed_addr global [16 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  br label %75, !dbg !13

3:                                                ; preds = %75, %32
  %4 = phi i32 [ %36, %32 ], [ 0, %75 ]
  %5 = getelementptr inbounds nuw i32, ptr @lengths, i32 %4, !dbg !14
  %6 = load i32, ptr %5, align 4, !dbg !14, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !18
  %7 = icmp slt i32 %6, 0, !dbg !21
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !22
  br i1 %7, label %9, label %11, !dbg !23

9:                                                ; preds = %3
  %10 = tail call i32 @putchar(i32 noundef 45) #6, !dbg !24
  br label %11, !dbg !25

11:                                               ; preds = %9, %3
  br label %12, !dbg !26

12:                                               ; preds = %11, %12
  %13 = phi i32 [ %21, %12 ], [ 0, %11 ], !dbg !27
  %14 = phi i32 [ %16, %12 ], [ %8, %11 ], !dbg !27
  %15 = freeze i32 %14, !dbg !28
  %16 = udiv i32 %15, 10, !dbg !28
  %17 = mul i32 %16, 10, !dbg !29
  %18 = sub i32 %15, %17, !dbg !29
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !30
  %20 = or disjoint i8 %19, 48, !dbg !30
  %21 = add nuw nsw i32 %13, 1, !dbg !31
  %22 = getelementptr inbounds nuw i8, ptr %2, i32 %13, !dbg !32
  store i8 %20, ptr %22, align 1, !dbg !33, !tbaa !34
  %23 = icmp ult i32 %14, 10, !dbg !35
  br i1 %23, label %24, label %12, !dbg !36, !llvm.loop !37

24:                                               ; preds = %12, %24
  %25 = phi i32 [ %26, %24 ], [ %21, %12 ]
  %26 = add nsw i32 %25, -1, !dbg !41
  %27 = getelementptr inbounds nuw i8, ptr %2, i32 %26, !dbg !42
  %28 = load i8, ptr %27, align 1, !dbg !42, !tbaa !34
  %29 = sext i8 %28 to i32, !dbg !42
  %30 = tail call i32 @putchar(i32 noundef %29) #6, !dbg !43
  %31 = icmp sgt i32 %25, 1, !dbg !44
  br i1 %31, label %24, label %32, !dbg !45, !llvm.loop !46

32:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !49
  %33 = icmp samesign ult i32 %4, 6, !dbg !50
  %34 = select i1 %33, i32 32, i32 10, !dbg !51
  %35 = tail call i32 @putchar(i32 noundef %34) #6, !dbg !52
  %36 = add nuw nsw i32 %4, 1, !dbg !53
  %37 = icmp eq i32 %36, 7, !dbg !54
  br i1 %37, label %38, label %3, !dbg !55, !llvm.loop !56

38:                                               ; preds = %32
  tail call void @launch(ptr noundef nonnull @look_up, i32 noundef 16, ptr noundef null) #6, !dbg !59
  br label %39, !dbg !60

39:                                               ; preds = %68, %38
  %40 = phi i32 [ 0, %38 ], [ %72, %68 ]
  %41 = getelementptr inbounds nuw i32, ptr @results, i32 %40, !dbg !62
  %42 = load i32, ptr %41, align 4, !dbg !62, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !63
  %43 = icmp slt i32 %42, 0, !dbg !65
  %44 = tail call i32 @llvm.abs.i32(i32 %42, i1 false), !dbg !66
  br i1 %43, label %45, label %47, !dbg !67

45:                                               ; preds = %39
  %46 = tail call i32 @putchar(i32 noundef 45) #6, !dbg !68
  br label %47, !dbg !69

47:                                               ; preds = %45, %39
  br label %48, !dbg !70

48:                                               ; preds = %47, %48
  %49 = phi i32 [ %57, %48 ], [ 0, %47 ], !dbg !71
  %50 = phi i32 [ %52, %48 ], [ %44, %47 ], !dbg !71
  %51 = freeze i32 %50, !dbg !72
  %52 = udiv i32 %51, 10, !dbg !72
  %53 = mul i32 %52, 10, !dbg !73
  %54 = sub i32 %51, %53, !dbg !73
  %55 = trunc nuw nsw i32 %54 to i8, !dbg !74
  %56 = or disjoint i8 %55, 48, !dbg !74
  %57 = add nuw nsw i32 %49, 1, !dbg !75
  %58 = getelementptr inbounds nuw i8, ptr %1, i32 %49, !dbg !76
  store i8 %56, ptr %58, align 1, !dbg !77, !tbaa !34
  %59 = icmp ult i32 %50, 10, !dbg !78
  br i1 %59, label %60, label %48, !dbg !79, !llvm.loop !80

60:                                               ; preds = %48, %60
  %61 = phi i32 [ %62, %60 ], [ %57, %48 ]
  %62 = add nsw i32 %61, -1, !dbg !82
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 %62, !dbg !83
  %64 = load i8, ptr %63, align 1, !dbg !83, !tbaa !34
  %65 = sext i8 %64 to i32, !dbg !83
  %66 = tail call i32 @putchar(i32 noundef %65) #6, !dbg !84
  %67 = icmp sgt i32 %61, 1, !dbg !85
  br i1 %67, label %60, label %68, !dbg !86, !llvm.loop !87

68:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !90
  %69 = icmp samesign ult i32 %40, 15, !dbg !91
  %70 = select i1 %69, i32 32, i32 10, !dbg !92
  %71 = tail call i32 @putchar(i32 noundef %70) #6, !dbg !93
  %72 = add nuw nsw i32 %40, 1, !dbg !94
  %73 = icmp eq i32 %72, 16, !dbg !95
  br i1 %73, label %74, label %39, !dbg !96, !llvm.loop !97

74:                                               ; preds = %68
  ret i32 0, !dbg !100

75:                                               ; preds = %0, %75
  %76 = phi i32 [ 0, %0 ], [ %81, %75 ]
  %77 = getelementptr inbounds nuw i32, ptr @keys, i32 %76, !dbg !101
  %78 = load i32, ptr %77, align 4, !dbg !101, !tbaa !6
  %79 = urem i32 %78, 7, !dbg !102
  %80 = getelementptr inbounds nuw %struct.node, ptr @nodes, i32 %76, !dbg !105
  %81 = add nuw nsw i32 %76, 1, !dbg !106
  %82 = getelementptr inbounds nuw ptr, ptr @buckets, i32 %79, !dbg !107
  %83 = load ptr, ptr %82, align 4, !dbg !108, !tbaa !109
  store i32 %78, ptr %80, align 4, !dbg !112, !tbaa !6
  %84 = getelementptr inbounds nuw i8, ptr %80, i32 4, !dbg !112
  store i32 %81, ptr %84, align 4, !dbg !112, !tbaa !6
  %85 = getelementptr inbounds nuw i8, ptr %80, i32 8, !dbg !112
  store ptr %83, ptr %85, align 4, !dbg !112, !tbaa !109
  store ptr %80, ptr %82, align 4, !dbg !113, !tbaa !109
  %86 = getelementptr inbounds nuw i32, ptr @lengths, i32 %79, !dbg !114
  %87 = load i32, ptr %86, align 4, !dbg !115, !tbaa !6
  %88 = add nsw i32 %87, 1, !dbg !116
  store i32 %88, ptr %86, align 4, !dbg !117, !tbaa !6
  %89 = icmp eq i32 %81, 14, !dbg !118
  br i1 %89, label %3, label %75, !dbg !119, !llvm.loop !120
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !123 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @look_up(i32 noundef %0, ptr readnone captures(none) %1) #3 !dbg !125 {
  %3 = getelementptr inbounds i32, ptr @queries, i32 %0, !dbg !126
  %4 = load i32, ptr %3, align 4, !dbg !127, !tbaa !6
  %5 = urem i32 %4, 7, !dbg !128
  %6 = getelementptr inbounds nuw ptr, ptr @buckets, i32 %5, !dbg !130
  %7 = load ptr, ptr %6, align 4, !dbg !131, !tbaa !109
  %8 = icmp eq ptr %7, null, !dbg !132
  br i1 %8, label %20, label %9, !dbg !133

9:                                                ; preds = %2, %13
  %10 = phi ptr [ %15, %13 ], [ %7, %2 ]
  %11 = load i32, ptr %10, align 4, !dbg !134, !tbaa !135
  %12 = icmp eq i32 %11, %4, !dbg !137
  br i1 %12, label %17, label %13, !dbg !138

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %10, i32 8, !dbg !139
  %15 = load ptr, ptr %14, align 4, !dbg !131, !tbaa !109
  %16 = icmp eq ptr %15, null, !dbg !140
  br i1 %16, label %20, label %9, !dbg !141, !llvm.loop !142

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw i8, ptr %10, i32 4, !dbg !145
  %19 = load i32, ptr %18, align 4, !dbg !145, !tbaa !146
  br label %20, !dbg !147

20:                                               ; preds = %13, %2, %17
  %21 = phi i32 [ %19, %17 ], [ 0, %2 ], [ 0, %13 ], !dbg !148
  %22 = getelementptr inbounds i32, ptr @results, i32 %0, !dbg !149
  store i32 %21, ptr %22, align 4, !dbg !150, !tbaa !6
  ret void, !dbg !151
}

declare !dbg !152 i32 @putchar(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/hash-table.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 33, type: !11, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 20, atomRank: 1)
!14 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "show", scope: !16, file: !16, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "programs/c/show.h", directory: "")
!17 = distinct !DILocation(line: 40, column: 5, scope: !10)
!18 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "show_number", scope: !16, file: !16, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !17)
!21 = !DILocation(line: 10, column: 28, scope: !19, inlinedAt: !20, atomGroup: 3, atomRank: 2)
!22 = !DILocation(line: 10, column: 21, scope: !19, inlinedAt: !20, atomGroup: 3, atomRank: 1)
!23 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !20, atomGroup: 4, atomRank: 1)
!24 = !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !20)
!26 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !20)
!27 = !DILocation(line: 0, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !20, atomGroup: 7, atomRank: 2)
!29 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !20)
!30 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !20, atomGroup: 5, atomRank: 2)
!31 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !20, atomGroup: 6, atomRank: 2)
!32 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !20)
!33 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !20, atomGroup: 5, atomRank: 1)
!34 = !{!8, !8, i64 0}
!35 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !20, atomGroup: 8, atomRank: 1)
!36 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !20, atomGroup: 9, atomRank: 1)
!37 = distinct !{!37, !26, !38, !39, !40}
!38 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !20)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !20, atomGroup: 12, atomRank: 2)
!42 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !20)
!43 = !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !20)
!44 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !20, atomGroup: 10, atomRank: 1)
!45 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !20, atomGroup: 11, atomRank: 1)
!46 = distinct !{!46, !47, !48, !39, !40}
!47 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !20)
!48 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !20)
!49 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !20)
!50 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!51 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!52 = !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!53 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!54 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!55 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!56 = distinct !{!56, !57, !58, !39, !40}
!57 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!58 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!59 = !DILocation(line: 41, column: 5, scope: !10)
!60 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !61, atomGroup: 17, atomRank: 1)
!61 = distinct !DILocation(line: 42, column: 5, scope: !10)
!62 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !61)
!63 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !64)
!64 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !61)
!65 = !DILocation(line: 10, column: 28, scope: !19, inlinedAt: !64, atomGroup: 3, atomRank: 2)
!66 = !DILocation(line: 10, column: 21, scope: !19, inlinedAt: !64, atomGroup: 3, atomRank: 1)
!67 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !64, atomGroup: 4, atomRank: 1)
!68 = !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !64)
!69 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !64)
!70 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !64)
!71 = !DILocation(line: 0, scope: !19, inlinedAt: !64)
!72 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !64, atomGroup: 7, atomRank: 2)
!73 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !64)
!74 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !64, atomGroup: 5, atomRank: 2)
!75 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !64, atomGroup: 6, atomRank: 2)
!76 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !64)
!77 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !64, atomGroup: 5, atomRank: 1)
!78 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !64, atomGroup: 8, atomRank: 1)
!79 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !64, atomGroup: 9, atomRank: 1)
!80 = distinct !{!80, !70, !81, !39, !40}
!81 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !64)
!82 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !64, atomGroup: 12, atomRank: 2)
!83 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !64)
!84 = !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !64)
!85 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !64, atomGroup: 10, atomRank: 1)
!86 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !64, atomGroup: 11, atomRank: 1)
!87 = distinct !{!87, !88, !89, !39, !40}
!88 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !64)
!89 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !64)
!90 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !64)
!91 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !61)
!92 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !61)
!93 = !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !61)
!94 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !61, atomGroup: 4, atomRank: 2)
!95 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !61, atomGroup: 2, atomRank: 1)
!96 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !61, atomGroup: 3, atomRank: 1)
!97 = distinct !{!97, !98, !99, !39, !40}
!98 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !61)
!99 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !61)
!100 = !DILocation(line: 43, column: 5, scope: !10, atomGroup: 10, atomRank: 1)
!101 = !DILocation(line: 35, column: 37, scope: !10)
!102 = !DILocation(line: 21, column: 59, scope: !103, inlinedAt: !104, atomGroup: 1, atomRank: 2)
!103 = distinct !DISubprogram(name: "bucket_of", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!104 = distinct !DILocation(line: 35, column: 27, scope: !10)
!105 = !DILocation(line: 36, column: 9, scope: !10)
!106 = !DILocation(line: 36, column: 45, scope: !10, atomGroup: 5, atomRank: 2)
!107 = !DILocation(line: 36, column: 50, scope: !10)
!108 = !DILocation(line: 36, column: 50, scope: !10, atomGroup: 5, atomRank: 2)
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 _ZTS4node", !111, i64 0}
!111 = !{!"any pointer", !8, i64 0}
!112 = !DILocation(line: 36, column: 20, scope: !10, atomGroup: 5, atomRank: 1)
!113 = !DILocation(line: 37, column: 25, scope: !10, atomGroup: 6, atomRank: 1)
!114 = !DILocation(line: 38, column: 9, scope: !10)
!115 = !DILocation(line: 38, column: 24, scope: !10)
!116 = !DILocation(line: 38, column: 24, scope: !10, atomGroup: 7, atomRank: 2)
!117 = !DILocation(line: 38, column: 24, scope: !10, atomGroup: 7, atomRank: 1)
!118 = !DILocation(line: 34, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!119 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!120 = distinct !{!120, !121, !122, !39, !40}
!121 = !DILocation(line: 34, column: 5, scope: !10)
!122 = !DILocation(line: 39, column: 5, scope: !10)
!123 = !DISubprogram(name: "launch", scope: !124, file: !124, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!124 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!125 = distinct !DISubprogram(name: "look_up", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!126 = !DILocation(line: 25, column: 15, scope: !125)
!127 = !DILocation(line: 25, column: 15, scope: !125, atomGroup: 1, atomRank: 2)
!128 = !DILocation(line: 21, column: 59, scope: !103, inlinedAt: !129, atomGroup: 1, atomRank: 2)
!129 = distinct !DILocation(line: 26, column: 39, scope: !125)
!130 = !DILocation(line: 26, column: 31, scope: !125)
!131 = !DILocation(line: 0, scope: !125)
!132 = !DILocation(line: 27, column: 12, scope: !125, atomGroup: 18, atomRank: 2)
!133 = !DILocation(line: 27, column: 17, scope: !125, atomGroup: 18, atomRank: 1)
!134 = !DILocation(line: 27, column: 26, scope: !125)
!135 = !{!136, !7, i64 0}
!136 = !{!"node", !7, i64 0, !7, i64 4, !110, i64 8}
!137 = !DILocation(line: 27, column: 30, scope: !125)
!138 = !DILocation(line: 27, column: 5, scope: !125, atomGroup: 4, atomRank: 1)
!139 = !DILocation(line: 28, column: 22, scope: !125)
!140 = !DILocation(line: 27, column: 12, scope: !125, atomGroup: 3, atomRank: 2)
!141 = !DILocation(line: 27, column: 17, scope: !125, atomGroup: 3, atomRank: 1)
!142 = distinct !{!142, !143, !144, !39, !40}
!143 = !DILocation(line: 27, column: 5, scope: !125)
!144 = !DILocation(line: 29, column: 5, scope: !125)
!145 = !DILocation(line: 30, column: 36, scope: !125)
!146 = !{!136, !7, i64 4}
!147 = !DILocation(line: 30, column: 23, scope: !125)
!148 = !DILocation(line: 30, column: 23, scope: !125, atomGroup: 6, atomRank: 2)
!149 = !DILocation(line: 30, column: 5, scope: !125)
!150 = !DILocation(line: 30, column: 21, scope: !125, atomGroup: 6, atomRank: 1)
!151 = !DILocation(line: 31, column: 1, scope: !125, atomGroup: 8, atomRank: 1)
!152 = !DISubprogram(name: "putchar", scope: !153, file: !153, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
