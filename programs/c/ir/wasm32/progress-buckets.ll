; ModuleID = 'programs/c/progress-buckets.c'
source_filename = "programs/c/progress-buckets.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.bucket = type { %struct.atomic_flag, ptr }
%struct.atomic_flag = type { i32 }
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
  br label %76, !dbg !15

5:                                                ; preds = %85, %34
  %6 = phi i32 [ %38, %34 ], [ 0, %85 ]
  %7 = getelementptr inbounds nuw i32, ptr %3, i32 %6, !dbg !16
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
  %15 = phi i32 [ %23, %14 ], [ 0, %13 ], !dbg !29
  %16 = phi i32 [ %18, %14 ], [ %10, %13 ], !dbg !29
  %17 = freeze i32 %16, !dbg !30
  %18 = udiv i32 %17, 10, !dbg !30
  %19 = mul i32 %18, 10, !dbg !31
  %20 = sub i32 %17, %19, !dbg !31
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !32
  %22 = or disjoint i8 %21, 48, !dbg !32
  %23 = add nuw nsw i32 %15, 1, !dbg !33
  %24 = getelementptr inbounds nuw i8, ptr %2, i32 %15, !dbg !34
  store i8 %22, ptr %24, align 1, !dbg !35, !tbaa !36
  %25 = icmp ult i32 %16, 10, !dbg !37
  br i1 %25, label %26, label %14, !dbg !38, !llvm.loop !39

26:                                               ; preds = %14, %26
  %27 = phi i32 [ %28, %26 ], [ %23, %14 ]
  %28 = add nsw i32 %27, -1, !dbg !43
  %29 = getelementptr inbounds nuw i8, ptr %2, i32 %28, !dbg !44
  %30 = load i8, ptr %29, align 1, !dbg !44, !tbaa !36
  %31 = sext i8 %30 to i32, !dbg !44
  %32 = tail call i32 @putchar(i32 noundef %31) #5, !dbg !45
  %33 = icmp sgt i32 %27, 1, !dbg !46
  br i1 %33, label %26, label %34, !dbg !47, !llvm.loop !48

34:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !51
  %35 = icmp eq i32 %6, 6, !dbg !52
  %36 = select i1 %35, i32 10, i32 32, !dbg !53
  %37 = tail call i32 @putchar(i32 noundef %36) #5, !dbg !54
  %38 = add nuw nsw i32 %6, 1, !dbg !55
  %39 = icmp eq i32 %38, 7, !dbg !56
  br i1 %39, label %40, label %5, !dbg !57, !llvm.loop !58

40:                                               ; preds = %34, %69
  %41 = phi i32 [ %73, %69 ], [ 0, %34 ]
  %42 = getelementptr inbounds nuw i32, ptr %4, i32 %41, !dbg !61
  %43 = load i32, ptr %42, align 4, !dbg !61, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !63
  %44 = icmp slt i32 %43, 0, !dbg !65
  %45 = tail call i32 @llvm.abs.i32(i32 %43, i1 false), !dbg !66
  br i1 %44, label %46, label %48, !dbg !67

46:                                               ; preds = %40
  %47 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !68
  br label %48, !dbg !69

48:                                               ; preds = %46, %40
  br label %49, !dbg !70

49:                                               ; preds = %48, %49
  %50 = phi i32 [ %58, %49 ], [ 0, %48 ], !dbg !71
  %51 = phi i32 [ %53, %49 ], [ %45, %48 ], !dbg !71
  %52 = freeze i32 %51, !dbg !72
  %53 = udiv i32 %52, 10, !dbg !72
  %54 = mul i32 %53, 10, !dbg !73
  %55 = sub i32 %52, %54, !dbg !73
  %56 = trunc nuw nsw i32 %55 to i8, !dbg !74
  %57 = or disjoint i8 %56, 48, !dbg !74
  %58 = add nuw nsw i32 %50, 1, !dbg !75
  %59 = getelementptr inbounds nuw i8, ptr %1, i32 %50, !dbg !76
  store i8 %57, ptr %59, align 1, !dbg !77, !tbaa !36
  %60 = icmp ult i32 %51, 10, !dbg !78
  br i1 %60, label %61, label %49, !dbg !79, !llvm.loop !80

61:                                               ; preds = %49, %61
  %62 = phi i32 [ %63, %61 ], [ %58, %49 ]
  %63 = add nsw i32 %62, -1, !dbg !82
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 %63, !dbg !83
  %65 = load i8, ptr %64, align 1, !dbg !83, !tbaa !36
  %66 = sext i8 %65 to i32, !dbg !83
  %67 = tail call i32 @putchar(i32 noundef %66) #5, !dbg !84
  %68 = icmp sgt i32 %62, 1, !dbg !85
  br i1 %68, label %61, label %69, !dbg !86, !llvm.loop !87

69:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !90
  %70 = icmp eq i32 %41, 6, !dbg !91
  %71 = select i1 %70, i32 10, i32 32, !dbg !92
  %72 = tail call i32 @putchar(i32 noundef %71) #5, !dbg !93
  %73 = add nuw nsw i32 %41, 1, !dbg !94
  %74 = icmp eq i32 %73, 7, !dbg !95
  br i1 %74, label %75, label %40, !dbg !96, !llvm.loop !97

75:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6, !dbg !100
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !100
  ret i32 0, !dbg !101

76:                                               ; preds = %0, %85
  %77 = phi i32 [ 0, %0 ], [ %86, %85 ]
  %78 = getelementptr inbounds nuw i32, ptr %4, i32 %77, !dbg !102
  store i32 0, ptr %78, align 4, !dbg !103, !tbaa !6
  %79 = getelementptr inbounds nuw i32, ptr %3, i32 %77, !dbg !104
  store i32 0, ptr %79, align 4, !dbg !105, !tbaa !6
  %80 = getelementptr inbounds nuw %struct.bucket, ptr @buckets, i32 %77, !dbg !106
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 4, !dbg !107
  %82 = load ptr, ptr %81, align 4, !dbg !108, !tbaa !109
  %83 = icmp eq ptr %82, null, !dbg !112
  br i1 %83, label %85, label %88, !dbg !113

84:                                               ; preds = %88
  store i32 %92, ptr %79, align 4, !dbg !114, !tbaa !6
  store i32 %98, ptr %78, align 4, !dbg !115, !tbaa !6
  br label %85, !dbg !116

85:                                               ; preds = %84, %76
  %86 = add nuw nsw i32 %77, 1, !dbg !117
  %87 = icmp eq i32 %86, 7, !dbg !118
  br i1 %87, label %5, label %76, !dbg !119, !llvm.loop !120

88:                                               ; preds = %76, %88
  %89 = phi i32 [ %98, %88 ], [ 0, %76 ], !dbg !123
  %90 = phi i32 [ %92, %88 ], [ 0, %76 ], !dbg !124
  %91 = phi ptr [ %99, %88 ], [ %82, %76 ]
  %92 = add nuw nsw i32 %90, 1, !dbg !123
  %93 = getelementptr inbounds nuw i8, ptr %91, i32 4, !dbg !125
  %94 = load i32, ptr %93, align 4, !dbg !125, !tbaa !126
  %95 = getelementptr inbounds nuw i8, ptr %91, i32 8, !dbg !128
  %96 = load i32, ptr %95, align 4, !dbg !128, !tbaa !129
  %97 = mul nsw i32 %96, %94, !dbg !130
  %98 = add nsw i32 %89, %97, !dbg !131
  %99 = load ptr, ptr %91, align 4, !dbg !132, !tbaa !109
  %100 = icmp eq ptr %99, null, !dbg !133
  br i1 %100, label %84, label %88, !dbg !116, !llvm.loop !134
}

declare !dbg !137 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @insert(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !139 {
  %3 = getelementptr inbounds i32, ptr @keys, i32 %0, !dbg !140
  %4 = load i32, ptr %3, align 4, !dbg !141, !tbaa !6
  %5 = srem i32 %4, 7, !dbg !142
  %6 = getelementptr inbounds %struct.bucket, ptr @buckets, i32 %5, !dbg !143
  br label %7, !dbg !144

7:                                                ; preds = %7, %2
  %8 = atomicrmw xchg ptr %6, i32 1 seq_cst, align 4, !dbg !145
  %9 = icmp eq i32 %8, 0, !dbg !146
  br i1 %9, label %10, label %7, !dbg !147, !llvm.loop !148

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %6, i32 4, !dbg !150
  br label %12, !dbg !151

12:                                               ; preds = %16, %10
  %13 = phi ptr [ %11, %10 ], [ %14, %16 ]
  %14 = load ptr, ptr %13, align 4, !dbg !152, !tbaa !109
  %15 = icmp eq ptr %14, null, !dbg !153
  br i1 %15, label %20, label %16, !dbg !153

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %14, i32 4, !dbg !154
  %18 = load i32, ptr %17, align 4, !dbg !154, !tbaa !126
  %19 = icmp eq i32 %18, %4, !dbg !155
  br i1 %19, label %24, label %12, !dbg !156, !llvm.loop !157

20:                                               ; preds = %12
  %21 = getelementptr inbounds %struct.node, ptr @nodes, i32 %0, !dbg !159
  %22 = getelementptr inbounds nuw i8, ptr %21, i32 4, !dbg !160
  store i32 %4, ptr %22, align 4, !dbg !161, !tbaa !126
  %23 = load ptr, ptr %11, align 4, !dbg !162, !tbaa !163
  store ptr %23, ptr %21, align 4, !dbg !166, !tbaa !167
  store ptr %21, ptr %11, align 4, !dbg !168, !tbaa !163
  br label %24, !dbg !169

24:                                               ; preds = %16, %20
  %25 = phi ptr [ %21, %20 ], [ %14, %16 ], !dbg !152
  %26 = getelementptr inbounds nuw i8, ptr %25, i32 8, !dbg !170
  %27 = load i32, ptr %26, align 4, !dbg !171, !tbaa !129
  %28 = add nsw i32 %27, 1, !dbg !172
  store i32 %28, ptr %26, align 4, !dbg !173, !tbaa !129
  store atomic i32 0, ptr %6 seq_cst, align 8, !dbg !174
  ret void, !dbg !175
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !176 i32 @putchar(i32 noundef) local_unnamed_addr #1

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
!126 = !{!127, !7, i64 4}
!127 = !{!"node", !110, i64 0, !7, i64 4, !7, i64 8}
!128 = !DILocation(line: 56, column: 48, scope: !10)
!129 = !{!127, !7, i64 8}
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
!143 = !DILocation(line: 32, column: 30, scope: !139, atomGroup: 2, atomRank: 2)
!144 = !DILocation(line: 33, column: 5, scope: !139)
!145 = !DILocation(line: 33, column: 12, scope: !139, atomGroup: 3, atomRank: 2)
!146 = !DILocation(line: 33, column: 12, scope: !139, atomGroup: 4, atomRank: 1)
!147 = !DILocation(line: 33, column: 5, scope: !139, atomGroup: 5, atomRank: 1)
!148 = distinct !{!148, !144, !149, !41, !42}
!149 = !DILocation(line: 34, column: 5, scope: !139)
!150 = !DILocation(line: 35, column: 34, scope: !139)
!151 = !DILocation(line: 36, column: 5, scope: !139)
!152 = !DILocation(line: 0, scope: !139)
!153 = !DILocation(line: 36, column: 26, scope: !139, atomGroup: 7, atomRank: 1)
!154 = !DILocation(line: 36, column: 36, scope: !139)
!155 = !DILocation(line: 36, column: 40, scope: !139)
!156 = !DILocation(line: 36, column: 5, scope: !139, atomGroup: 8, atomRank: 1)
!157 = distinct !{!157, !151, !158, !41, !42}
!158 = !DILocation(line: 38, column: 5, scope: !139)
!159 = !DILocation(line: 40, column: 18, scope: !139, atomGroup: 11, atomRank: 2)
!160 = !DILocation(line: 41, column: 16, scope: !139)
!161 = !DILocation(line: 41, column: 20, scope: !139, atomGroup: 12, atomRank: 1)
!162 = !DILocation(line: 42, column: 31, scope: !139, atomGroup: 13, atomRank: 2)
!163 = !{!164, !110, i64 4}
!164 = !{!"bucket", !165, i64 0, !110, i64 4}
!165 = !{!"atomic_flag", !8, i64 0}
!166 = !DILocation(line: 42, column: 21, scope: !139, atomGroup: 13, atomRank: 1)
!167 = !{!127, !110, i64 0}
!168 = !DILocation(line: 43, column: 23, scope: !139, atomGroup: 14, atomRank: 1)
!169 = !DILocation(line: 44, column: 5, scope: !139)
!170 = !DILocation(line: 45, column: 12, scope: !139)
!171 = !DILocation(line: 45, column: 17, scope: !139)
!172 = !DILocation(line: 45, column: 17, scope: !139, atomGroup: 15, atomRank: 2)
!173 = !DILocation(line: 45, column: 17, scope: !139, atomGroup: 15, atomRank: 1)
!174 = !DILocation(line: 46, column: 5, scope: !139, atomGroup: 16, atomRank: 1)
!175 = !DILocation(line: 47, column: 1, scope: !139, atomGroup: 17, atomRank: 1)
!176 = !DISubprogram(name: "putchar", scope: !177, file: !177, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
