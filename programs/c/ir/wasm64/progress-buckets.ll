; ModuleID = 'programs/c/progress-buckets.c'
source_filename = "programs/c/progress-buckets.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.bucket = type { %struct.atomic_flag, ptr }
%struct.atomic_flag = type { i64 }
%struct.node = type { ptr, i32, i32 }

@keys = hidden local_unnamed_addr global [32 x i32] [i32 1001, i32 42, i32 77, i32 3, i32 500, i32 14, i32 923, i32 8, i32 650, i32 1234, i32 21, i32 99, i32 35, i32 4711, i32 42, i32 8, i32 62, i32 123, i32 184, i32 245, i32 1, i32 306, i32 367, i32 428, i32 42, i32 62, i32 489, i32 550, i32 611, i32 2, i32 3, i32 8], align 16
@buckets = hidden global [7 x %struct.bucket] zeroinitializer, align 16
@nodes = hidden global [32 x %struct.node] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  %3 = alloca [7 x i32], align 16
  %4 = alloca [7 x i32], align 16
  tail call void @launch(ptr noundef nonnull @insert, i32 noundef 32, ptr noundef null) #5, !dbg !13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6, !dbg !14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6, !dbg !14
  br label %82, !dbg !15

5:                                                ; preds = %91, %37
  %6 = phi i64 [ %41, %37 ], [ 0, %91 ]
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !16
  %8 = load i32, ptr %7, align 4, !dbg !16, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !20
  %9 = icmp slt i32 %8, 0, !dbg !23
  %10 = tail call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !24
  br i1 %9, label %11, label %13, !dbg !25

11:                                               ; preds = %5
  %12 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !26
  br label %13, !dbg !27

13:                                               ; preds = %11, %5
  br label %14, !dbg !28

14:                                               ; preds = %13, %14
  %15 = phi i64 [ %27, %14 ], [ 1, %13 ], !dbg !29
  %16 = phi i64 [ %24, %14 ], [ 0, %13 ], !dbg !29
  %17 = phi i32 [ %19, %14 ], [ %10, %13 ], !dbg !29
  %18 = freeze i32 %17, !dbg !30
  %19 = udiv i32 %18, 10, !dbg !30
  %20 = mul i32 %19, 10, !dbg !31
  %21 = sub i32 %18, %20, !dbg !31
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !32
  %23 = or disjoint i8 %22, 48, !dbg !32
  %24 = add nuw nsw i64 %16, 1, !dbg !33
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 %16, !dbg !34
  store i8 %23, ptr %25, align 1, !dbg !35, !tbaa !36
  %26 = icmp ult i32 %17, 10, !dbg !37
  %27 = add nuw i64 %15, 1, !dbg !38
  br i1 %26, label %28, label %14, !dbg !38, !llvm.loop !39

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %30, %28 ], [ %15, %14 ]
  %30 = add nsw i64 %29, -1, !dbg !43
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 %30, !dbg !44
  %32 = load i8, ptr %31, align 1, !dbg !44, !tbaa !36
  %33 = sext i8 %32 to i32, !dbg !44
  %34 = tail call i32 @putchar(i32 noundef %33) #5, !dbg !45
  %35 = trunc nuw i64 %29 to i32, !dbg !46
  %36 = icmp sgt i32 %35, 1, !dbg !46
  br i1 %36, label %28, label %37, !dbg !47, !llvm.loop !48

37:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !51
  %38 = icmp eq i64 %6, 6, !dbg !52
  %39 = select i1 %38, i32 10, i32 32, !dbg !53
  %40 = tail call i32 @putchar(i32 noundef %39) #5, !dbg !54
  %41 = add nuw nsw i64 %6, 1, !dbg !55
  %42 = icmp eq i64 %41, 7, !dbg !56
  br i1 %42, label %43, label %5, !dbg !57, !llvm.loop !58

43:                                               ; preds = %37, %75
  %44 = phi i64 [ %79, %75 ], [ 0, %37 ]
  %45 = getelementptr inbounds nuw i32, ptr %4, i64 %44, !dbg !61
  %46 = load i32, ptr %45, align 4, !dbg !61, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !63
  %47 = icmp slt i32 %46, 0, !dbg !65
  %48 = tail call i32 @llvm.abs.i32(i32 %46, i1 false), !dbg !66
  br i1 %47, label %49, label %51, !dbg !67

49:                                               ; preds = %43
  %50 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !68
  br label %51, !dbg !69

51:                                               ; preds = %49, %43
  br label %52, !dbg !70

52:                                               ; preds = %51, %52
  %53 = phi i64 [ %65, %52 ], [ 1, %51 ], !dbg !71
  %54 = phi i64 [ %62, %52 ], [ 0, %51 ], !dbg !71
  %55 = phi i32 [ %57, %52 ], [ %48, %51 ], !dbg !71
  %56 = freeze i32 %55, !dbg !72
  %57 = udiv i32 %56, 10, !dbg !72
  %58 = mul i32 %57, 10, !dbg !73
  %59 = sub i32 %56, %58, !dbg !73
  %60 = trunc nuw nsw i32 %59 to i8, !dbg !74
  %61 = or disjoint i8 %60, 48, !dbg !74
  %62 = add nuw nsw i64 %54, 1, !dbg !75
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 %54, !dbg !76
  store i8 %61, ptr %63, align 1, !dbg !77, !tbaa !36
  %64 = icmp ult i32 %55, 10, !dbg !78
  %65 = add nuw i64 %53, 1, !dbg !79
  br i1 %64, label %66, label %52, !dbg !79, !llvm.loop !80

66:                                               ; preds = %52, %66
  %67 = phi i64 [ %68, %66 ], [ %53, %52 ]
  %68 = add nsw i64 %67, -1, !dbg !82
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 %68, !dbg !83
  %70 = load i8, ptr %69, align 1, !dbg !83, !tbaa !36
  %71 = sext i8 %70 to i32, !dbg !83
  %72 = tail call i32 @putchar(i32 noundef %71) #5, !dbg !84
  %73 = trunc nuw i64 %67 to i32, !dbg !85
  %74 = icmp sgt i32 %73, 1, !dbg !85
  br i1 %74, label %66, label %75, !dbg !86, !llvm.loop !87

75:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !90
  %76 = icmp eq i64 %44, 6, !dbg !91
  %77 = select i1 %76, i32 10, i32 32, !dbg !92
  %78 = tail call i32 @putchar(i32 noundef %77) #5, !dbg !93
  %79 = add nuw nsw i64 %44, 1, !dbg !94
  %80 = icmp eq i64 %79, 7, !dbg !95
  br i1 %80, label %81, label %43, !dbg !96, !llvm.loop !97

81:                                               ; preds = %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6, !dbg !100
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !100
  ret i32 0, !dbg !101

82:                                               ; preds = %0, %91
  %83 = phi i64 [ 0, %0 ], [ %92, %91 ]
  %84 = getelementptr inbounds nuw i32, ptr %4, i64 %83, !dbg !102
  store i32 0, ptr %84, align 4, !dbg !103, !tbaa !6
  %85 = getelementptr inbounds nuw i32, ptr %3, i64 %83, !dbg !104
  store i32 0, ptr %85, align 4, !dbg !105, !tbaa !6
  %86 = getelementptr inbounds nuw %struct.bucket, ptr @buckets, i64 %83, !dbg !106
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 8, !dbg !107
  %88 = load ptr, ptr %87, align 8, !dbg !108, !tbaa !109
  %89 = icmp eq ptr %88, null, !dbg !112
  br i1 %89, label %91, label %94, !dbg !113

90:                                               ; preds = %94
  store i32 %98, ptr %85, align 4, !dbg !114, !tbaa !6
  store i32 %104, ptr %84, align 4, !dbg !115, !tbaa !6
  br label %91, !dbg !116

91:                                               ; preds = %90, %82
  %92 = add nuw nsw i64 %83, 1, !dbg !117
  %93 = icmp eq i64 %92, 7, !dbg !118
  br i1 %93, label %5, label %82, !dbg !119, !llvm.loop !120

94:                                               ; preds = %82, %94
  %95 = phi i32 [ %104, %94 ], [ 0, %82 ], !dbg !123
  %96 = phi i32 [ %98, %94 ], [ 0, %82 ], !dbg !124
  %97 = phi ptr [ %105, %94 ], [ %88, %82 ]
  %98 = add nuw nsw i32 %96, 1, !dbg !123
  %99 = getelementptr inbounds nuw i8, ptr %97, i64 8, !dbg !125
  %100 = load i32, ptr %99, align 8, !dbg !125, !tbaa !126
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 12, !dbg !128
  %102 = load i32, ptr %101, align 4, !dbg !128, !tbaa !129
  %103 = mul nsw i32 %102, %100, !dbg !130
  %104 = add nsw i32 %95, %103, !dbg !131
  %105 = load ptr, ptr %97, align 8, !dbg !132, !tbaa !109
  %106 = icmp eq ptr %105, null, !dbg !133
  br i1 %106, label %90, label %94, !dbg !116, !llvm.loop !134
}

declare !dbg !137 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @insert(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !139 {
  %3 = sext i32 %0 to i64, !dbg !140
  %4 = getelementptr inbounds i32, ptr @keys, i64 %3, !dbg !140
  %5 = load i32, ptr %4, align 4, !dbg !141, !tbaa !6
  %6 = srem i32 %5, 7, !dbg !142
  %7 = sext i32 %6 to i64, !dbg !143
  %8 = getelementptr inbounds %struct.bucket, ptr @buckets, i64 %7, !dbg !144
  br label %9, !dbg !145

9:                                                ; preds = %9, %2
  %10 = atomicrmw xchg ptr %8, i64 1 seq_cst, align 8, !dbg !146
  %11 = icmp eq i64 %10, 0, !dbg !147
  br i1 %11, label %12, label %9, !dbg !148, !llvm.loop !149

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !151
  br label %14, !dbg !152

14:                                               ; preds = %18, %12
  %15 = phi ptr [ %13, %12 ], [ %16, %18 ]
  %16 = load ptr, ptr %15, align 8, !dbg !153, !tbaa !109
  %17 = icmp eq ptr %16, null, !dbg !154
  br i1 %17, label %22, label %18, !dbg !154

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !155
  %20 = load i32, ptr %19, align 8, !dbg !155, !tbaa !126
  %21 = icmp eq i32 %20, %5, !dbg !156
  br i1 %21, label %26, label %14, !dbg !157, !llvm.loop !158

22:                                               ; preds = %14
  %23 = getelementptr inbounds %struct.node, ptr @nodes, i64 %3, !dbg !160
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8, !dbg !161
  store i32 %5, ptr %24, align 8, !dbg !162, !tbaa !126
  %25 = load ptr, ptr %13, align 8, !dbg !163, !tbaa !164
  store ptr %25, ptr %23, align 16, !dbg !167, !tbaa !168
  store ptr %23, ptr %13, align 8, !dbg !169, !tbaa !164
  br label %26, !dbg !170

26:                                               ; preds = %18, %22
  %27 = phi ptr [ %23, %22 ], [ %16, %18 ], !dbg !153
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 12, !dbg !171
  %29 = load i32, ptr %28, align 4, !dbg !172, !tbaa !129
  %30 = add nsw i32 %29, 1, !dbg !173
  store i32 %30, ptr %28, align 4, !dbg !174, !tbaa !129
  store atomic i64 0, ptr %8 seq_cst, align 16, !dbg !175
  ret void, !dbg !176
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !177 i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/progress-buckets.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 49, type: !11, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 50, column: 5, scope: !10)
!14 = !DILocation(line: 51, column: 5, scope: !10)
!15 = !DILocation(line: 52, column: 5, scope: !10, atomGroup: 26, atomRank: 1)
!16 = !DILocation(line: 25, column: 21, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "show", scope: !18, file: !18, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!18 = !DIFile(filename: "programs/c/show.h", directory: "")
!19 = distinct !DILocation(line: 59, column: 5, scope: !10)
!20 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "show_number", scope: !18, file: !18, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !19)
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
!52 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !19)
!53 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !19)
!54 = !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !19)
!55 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !19, atomGroup: 4, atomRank: 2)
!56 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !19, atomGroup: 2, atomRank: 1)
!57 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19, atomGroup: 3, atomRank: 1)
!58 = distinct !{!58, !59, !60, !41, !42}
!59 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19)
!60 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !19)
!61 = !DILocation(line: 25, column: 21, scope: !17, inlinedAt: !62)
!62 = distinct !DILocation(line: 60, column: 5, scope: !10)
!63 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !64)
!64 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !62)
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
!91 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !62)
!92 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !62)
!93 = !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !62)
!94 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !62, atomGroup: 4, atomRank: 2)
!95 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !62, atomGroup: 2, atomRank: 1)
!96 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !62, atomGroup: 3, atomRank: 1)
!97 = distinct !{!97, !98, !99, !41, !42}
!98 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !62)
!99 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !62)
!100 = !DILocation(line: 62, column: 1, scope: !10)
!101 = !DILocation(line: 62, column: 1, scope: !10, atomGroup: 16, atomRank: 1)
!102 = !DILocation(line: 53, column: 29, scope: !10)
!103 = !DILocation(line: 53, column: 43, scope: !10, atomGroup: 5, atomRank: 1)
!104 = !DILocation(line: 53, column: 9, scope: !10)
!105 = !DILocation(line: 53, column: 27, scope: !10, atomGroup: 4, atomRank: 1)
!106 = !DILocation(line: 54, column: 34, scope: !10)
!107 = !DILocation(line: 54, column: 50, scope: !10)
!108 = !DILocation(line: 54, scope: !10, atomGroup: 22, atomRank: 2)
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 _ZTS4node", !111, i64 0}
!111 = !{!"any pointer", !8, i64 0}
!112 = !DILocation(line: 54, column: 62, scope: !10, atomGroup: 23, atomRank: 1)
!113 = !DILocation(line: 54, column: 9, scope: !10, atomGroup: 24, atomRank: 1)
!114 = !DILocation(line: 55, column: 30, scope: !10, atomGroup: 9, atomRank: 1)
!115 = !DILocation(line: 56, column: 27, scope: !10, atomGroup: 10, atomRank: 1)
!116 = !DILocation(line: 54, column: 9, scope: !10, atomGroup: 8, atomRank: 1)
!117 = !DILocation(line: 52, column: 50, scope: !10, atomGroup: 13, atomRank: 2)
!118 = !DILocation(line: 52, column: 33, scope: !10, atomGroup: 2, atomRank: 1)
!119 = !DILocation(line: 52, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!120 = distinct !{!120, !121, !122, !41, !42}
!121 = !DILocation(line: 52, column: 5, scope: !10)
!122 = !DILocation(line: 58, column: 5, scope: !10)
!123 = !DILocation(line: 55, column: 30, scope: !10, atomGroup: 9, atomRank: 2)
!124 = !DILocation(line: 55, column: 30, scope: !10)
!125 = !DILocation(line: 56, column: 36, scope: !10)
!126 = !{!127, !7, i64 8}
!127 = !{!"node", !110, i64 0, !7, i64 8, !7, i64 12}
!128 = !DILocation(line: 56, column: 48, scope: !10)
!129 = !{!127, !7, i64 12}
!130 = !DILocation(line: 56, column: 40, scope: !10)
!131 = !DILocation(line: 56, column: 27, scope: !10, atomGroup: 10, atomRank: 2)
!132 = !DILocation(line: 54, scope: !10, atomGroup: 6, atomRank: 2)
!133 = !DILocation(line: 54, column: 62, scope: !10, atomGroup: 7, atomRank: 1)
!134 = distinct !{!134, !135, !136, !41, !42}
!135 = !DILocation(line: 54, column: 9, scope: !10)
!136 = !DILocation(line: 57, column: 9, scope: !10)
!137 = !DISubprogram(name: "launch", scope: !138, file: !138, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!138 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!139 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 29, type: !11, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!140 = !DILocation(line: 31, column: 15, scope: !139)
!141 = !DILocation(line: 31, column: 15, scope: !139, atomGroup: 1, atomRank: 2)
!142 = !DILocation(line: 32, column: 42, scope: !139)
!143 = !DILocation(line: 32, column: 30, scope: !139)
!144 = !DILocation(line: 32, column: 30, scope: !139, atomGroup: 2, atomRank: 2)
!145 = !DILocation(line: 33, column: 5, scope: !139)
!146 = !DILocation(line: 33, column: 12, scope: !139, atomGroup: 3, atomRank: 2)
!147 = !DILocation(line: 33, column: 12, scope: !139, atomGroup: 4, atomRank: 1)
!148 = !DILocation(line: 33, column: 5, scope: !139, atomGroup: 5, atomRank: 1)
!149 = distinct !{!149, !145, !150, !41, !42}
!150 = !DILocation(line: 34, column: 5, scope: !139)
!151 = !DILocation(line: 35, column: 34, scope: !139)
!152 = !DILocation(line: 36, column: 5, scope: !139)
!153 = !DILocation(line: 0, scope: !139)
!154 = !DILocation(line: 36, column: 26, scope: !139, atomGroup: 7, atomRank: 1)
!155 = !DILocation(line: 36, column: 36, scope: !139)
!156 = !DILocation(line: 36, column: 40, scope: !139)
!157 = !DILocation(line: 36, column: 5, scope: !139, atomGroup: 8, atomRank: 1)
!158 = distinct !{!158, !152, !159, !41, !42}
!159 = !DILocation(line: 38, column: 5, scope: !139)
!160 = !DILocation(line: 40, column: 18, scope: !139, atomGroup: 11, atomRank: 2)
!161 = !DILocation(line: 41, column: 16, scope: !139)
!162 = !DILocation(line: 41, column: 20, scope: !139, atomGroup: 12, atomRank: 1)
!163 = !DILocation(line: 42, column: 31, scope: !139, atomGroup: 13, atomRank: 2)
!164 = !{!165, !110, i64 8}
!165 = !{!"bucket", !166, i64 0, !110, i64 8}
!166 = !{!"atomic_flag", !8, i64 0}
!167 = !DILocation(line: 42, column: 21, scope: !139, atomGroup: 13, atomRank: 1)
!168 = !{!127, !110, i64 0}
!169 = !DILocation(line: 43, column: 23, scope: !139, atomGroup: 14, atomRank: 1)
!170 = !DILocation(line: 44, column: 5, scope: !139)
!171 = !DILocation(line: 45, column: 12, scope: !139)
!172 = !DILocation(line: 45, column: 17, scope: !139)
!173 = !DILocation(line: 45, column: 17, scope: !139, atomGroup: 15, atomRank: 2)
!174 = !DILocation(line: 45, column: 17, scope: !139, atomGroup: 15, atomRank: 1)
!175 = !DILocation(line: 46, column: 5, scope: !139, atomGroup: 16, atomRank: 1)
!176 = !DILocation(line: 47, column: 1, scope: !139, atomGroup: 17, atomRank: 1)
!177 = !DISubprogram(name: "putchar", scope: !178, file: !178, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
