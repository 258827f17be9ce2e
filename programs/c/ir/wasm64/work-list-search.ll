; ModuleID = 'programs/c/work-list-search.c'
source_filename = "programs/c/work-list-search.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.search = type { i32, i32 }

@offsets = hidden local_unnamed_addr global [17 x i32] [i32 0, i32 3, i32 5, i32 6, i32 9, i32 10, i32 12, i32 12, i32 15, i32 16, i32 18, i32 19, i32 21, i32 22, i32 23, i32 25, i32 26], align 16
@edges = hidden local_unnamed_addr global [26 x i32] [i32 1, i32 4, i32 7, i32 0, i32 2, i32 3, i32 2, i32 8, i32 11, i32 5, i32 4, i32 9, i32 1, i32 5, i32 10, i32 12, i32 8, i32 13, i32 9, i32 12, i32 3, i32 14, i32 13, i32 0, i32 8, i32 6], align 16
@levels = hidden global [16 x i32] zeroinitializer, align 16
@listed = hidden global i32 0, align 4
@list = hidden local_unnamed_addr global [16 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  %3 = alloca %struct.search, align 8
  %4 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5, !dbg !13
  store i64 0, ptr %3, align 8, !dbg !14
  br label %10, !dbg !15

5:                                                ; preds = %10
  store atomic i32 1, ptr @listed seq_cst, align 4, !dbg !16, !tbaa !17
  %6 = load atomic i32, ptr @listed seq_cst, align 4, !dbg !18, !tbaa !17
  %7 = icmp sgt i32 %6, 0, !dbg !19
  br i1 %7, label %8, label %23, !dbg !20

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 4
  br label %15, !dbg !20

10:                                               ; preds = %0, %10
  %11 = phi i64 [ 1, %0 ], [ %13, %10 ]
  %12 = getelementptr inbounds nuw i32, ptr @levels, i64 %11, !dbg !21
  store atomic i32 -1, ptr %12 seq_cst, align 4, !dbg !22, !tbaa !17
  %13 = add nuw nsw i64 %11, 1, !dbg !23
  %14 = icmp eq i64 %13, 16, !dbg !24
  br i1 %14, label %5, label %10, !dbg !25, !llvm.loop !26

15:                                               ; preds = %8, %15
  %16 = load atomic i32, ptr @listed seq_cst, align 4, !dbg !31, !tbaa !17
  %17 = load i32, ptr %3, align 8, !dbg !32, !tbaa !33
  %18 = sub nsw i32 %16, %17, !dbg !35
  call void @launch(ptr noundef nonnull @visit, i32 noundef %18, ptr noundef nonnull %3) #6, !dbg !36
  store i32 %16, ptr %3, align 8, !dbg !37, !tbaa !33
  %19 = load i32, ptr %9, align 4, !dbg !38, !tbaa !39
  %20 = add nsw i32 %19, 1, !dbg !40
  store i32 %20, ptr %9, align 4, !dbg !41, !tbaa !39
  %21 = load atomic i32, ptr @listed seq_cst, align 4, !dbg !18, !tbaa !17
  %22 = icmp slt i32 %16, %21, !dbg !42
  br i1 %22, label %15, label %23, !dbg !43, !llvm.loop !44

23:                                               ; preds = %15, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5, !dbg !47
  br label %94, !dbg !48

24:                                               ; preds = %94, %56
  %25 = phi i64 [ %60, %56 ], [ 0, %94 ]
  %26 = getelementptr inbounds nuw i32, ptr %4, i64 %25, !dbg !49
  %27 = load i32, ptr %26, align 4, !dbg !49, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !53
  %28 = icmp slt i32 %27, 0, !dbg !56
  %29 = call i32 @llvm.abs.i32(i32 %27, i1 false), !dbg !57
  br i1 %28, label %30, label %32, !dbg !58

30:                                               ; preds = %24
  %31 = call i32 @putchar(i32 noundef 45) #6, !dbg !59
  br label %32, !dbg !60

32:                                               ; preds = %30, %24
  br label %33, !dbg !61

33:                                               ; preds = %32, %33
  %34 = phi i64 [ %46, %33 ], [ 1, %32 ], !dbg !62
  %35 = phi i64 [ %43, %33 ], [ 0, %32 ], !dbg !62
  %36 = phi i32 [ %38, %33 ], [ %29, %32 ], !dbg !62
  %37 = freeze i32 %36, !dbg !63
  %38 = udiv i32 %37, 10, !dbg !63
  %39 = mul i32 %38, 10, !dbg !64
  %40 = sub i32 %37, %39, !dbg !64
  %41 = trunc nuw nsw i32 %40 to i8, !dbg !65
  %42 = or disjoint i8 %41, 48, !dbg !65
  %43 = add nuw nsw i64 %35, 1, !dbg !66
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 %35, !dbg !67
  store i8 %42, ptr %44, align 1, !dbg !68, !tbaa !17
  %45 = icmp ult i32 %36, 10, !dbg !69
  %46 = add nuw i64 %34, 1, !dbg !70
  br i1 %45, label %47, label %33, !dbg !70, !llvm.loop !71

47:                                               ; preds = %33, %47
  %48 = phi i64 [ %49, %47 ], [ %34, %33 ]
  %49 = add nsw i64 %48, -1, !dbg !73
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 %49, !dbg !74
  %51 = load i8, ptr %50, align 1, !dbg !74, !tbaa !17
  %52 = sext i8 %51 to i32, !dbg !74
  %53 = call i32 @putchar(i32 noundef %52) #6, !dbg !75
  %54 = trunc nuw i64 %48 to i32, !dbg !76
  %55 = icmp sgt i32 %54, 1, !dbg !76
  br i1 %55, label %47, label %56, !dbg !77, !llvm.loop !78

56:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !81
  %57 = icmp samesign ult i64 %25, 15, !dbg !82
  %58 = select i1 %57, i32 32, i32 10, !dbg !83
  %59 = call i32 @putchar(i32 noundef %58) #6, !dbg !84
  %60 = add nuw nsw i64 %25, 1, !dbg !85
  %61 = icmp eq i64 %60, 16, !dbg !86
  br i1 %61, label %62, label %24, !dbg !87, !llvm.loop !88

62:                                               ; preds = %56
  %63 = load i32, ptr %3, align 8, !dbg !91, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !93
  %64 = icmp slt i32 %63, 0, !dbg !95
  %65 = call i32 @llvm.abs.i32(i32 %63, i1 false), !dbg !96
  br i1 %64, label %66, label %68, !dbg !97

66:                                               ; preds = %62
  %67 = call i32 @putchar(i32 noundef 45) #6, !dbg !98
  br label %68, !dbg !99

68:                                               ; preds = %66, %62
  br label %69, !dbg !100

69:                                               ; preds = %68, %69
  %70 = phi i64 [ %82, %69 ], [ 1, %68 ], !dbg !101
  %71 = phi i64 [ %79, %69 ], [ 0, %68 ], !dbg !101
  %72 = phi i32 [ %74, %69 ], [ %65, %68 ], !dbg !101
  %73 = freeze i32 %72, !dbg !102
  %74 = udiv i32 %73, 10, !dbg !102
  %75 = mul i32 %74, 10, !dbg !103
  %76 = sub i32 %73, %75, !dbg !103
  %77 = trunc nuw nsw i32 %76 to i8, !dbg !104
  %78 = or disjoint i8 %77, 48, !dbg !104
  %79 = add nuw nsw i64 %71, 1, !dbg !105
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 %71, !dbg !106
  store i8 %78, ptr %80, align 1, !dbg !107, !tbaa !17
  %81 = icmp ult i32 %72, 10, !dbg !108
  %82 = add nuw i64 %70, 1, !dbg !109
  br i1 %81, label %83, label %69, !dbg !109, !llvm.loop !110

83:                                               ; preds = %69, %83
  %84 = phi i64 [ %85, %83 ], [ %70, %69 ]
  %85 = add nsw i64 %84, -1, !dbg !112
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 %85, !dbg !113
  %87 = load i8, ptr %86, align 1, !dbg !113, !tbaa !17
  %88 = sext i8 %87 to i32, !dbg !113
  %89 = call i32 @putchar(i32 noundef %88) #6, !dbg !114
  %90 = trunc nuw i64 %84 to i32, !dbg !115
  %91 = icmp sgt i32 %90, 1, !dbg !115
  br i1 %91, label %83, label %92, !dbg !116, !llvm.loop !117

92:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !120
  %93 = call i32 @putchar(i32 noundef 10) #6, !dbg !121
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !122
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !122
  ret i32 0, !dbg !123

94:                                               ; preds = %23, %94
  %95 = phi i64 [ 0, %23 ], [ %99, %94 ]
  %96 = getelementptr inbounds nuw i32, ptr @levels, i64 %95, !dbg !124
  %97 = load atomic i32, ptr %96 seq_cst, align 4, !dbg !125, !tbaa !17
  %98 = getelementptr inbounds nuw i32, ptr %4, i64 %95, !dbg !126
  store i32 %97, ptr %98, align 4, !dbg !127, !tbaa !6
  %99 = add nuw nsw i64 %95, 1, !dbg !128
  %100 = icmp eq i64 %99, 16, !dbg !129
  br i1 %100, label %24, label %94, !dbg !130, !llvm.loop !131
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !134 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @visit(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !136 {
  %3 = load i32, ptr %1, align 4, !dbg !137, !tbaa !33
  %4 = add nsw i32 %3, %0, !dbg !138
  %5 = sext i32 %4 to i64, !dbg !139
  %6 = getelementptr inbounds i32, ptr @list, i64 %5, !dbg !139
  %7 = load i32, ptr %6, align 4, !dbg !140, !tbaa !6
  %8 = sext i32 %7 to i64, !dbg !141
  %9 = getelementptr inbounds i32, ptr @offsets, i64 %8, !dbg !141
  %10 = load i32, ptr %9, align 4, !dbg !142, !tbaa !6
  %11 = getelementptr i8, ptr %9, i64 4
  %12 = load i32, ptr %11, align 4, !dbg !143, !tbaa !6
  %13 = icmp slt i32 %10, %12, !dbg !144
  br i1 %13, label %14, label %17, !dbg !145

14:                                               ; preds = %2
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %16 = sext i32 %10 to i64, !dbg !145
  br label %18, !dbg !145

17:                                               ; preds = %32, %2
  ret void, !dbg !146

18:                                               ; preds = %14, %32
  %19 = phi i64 [ %16, %14 ], [ %33, %32 ]
  %20 = getelementptr inbounds i32, ptr @edges, i64 %19, !dbg !147
  %21 = load i32, ptr %20, align 4, !dbg !148, !tbaa !6
  %22 = sext i32 %21 to i64, !dbg !149
  %23 = getelementptr inbounds i32, ptr @levels, i64 %22, !dbg !149
  %24 = load i32, ptr %15, align 4, !dbg !150, !tbaa !39
  %25 = add nsw i32 %24, 1, !dbg !151
  %26 = cmpxchg ptr %23, i32 -1, i32 %25 seq_cst seq_cst, align 4, !dbg !152
  %27 = extractvalue { i32, i1 } %26, 1, !dbg !153
  br i1 %27, label %28, label %32, !dbg !154

28:                                               ; preds = %18
  %29 = atomicrmw add ptr @listed, i32 1 seq_cst, align 4, !dbg !155
  %30 = sext i32 %29 to i64, !dbg !156
  %31 = getelementptr inbounds i32, ptr @list, i64 %30, !dbg !156
  store i32 %21, ptr %31, align 4, !dbg !157, !tbaa !6
  br label %32, !dbg !158

32:                                               ; preds = %28, %18
  %33 = add nsw i64 %19, 1, !dbg !159
  %34 = load i32, ptr %11, align 4, !dbg !143, !tbaa !6
  %35 = sext i32 %34 to i64, !dbg !160
  %36 = icmp slt i64 %33, %35, !dbg !160
  br i1 %36, label %18, label %17, !dbg !161, !llvm.loop !162
}

declare !dbg !165 i32 @putchar(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/work-list-search.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 35, column: 5, scope: !10)
!14 = !DILocation(line: 35, column: 19, scope: !10, atomGroup: 1, atomRank: 1)
!15 = !DILocation(line: 36, column: 5, scope: !10, atomGroup: 27, atomRank: 1)
!16 = !DILocation(line: 39, column: 12, scope: !10)
!17 = !{!8, !8, i64 0}
!18 = !DILocation(line: 40, column: 27, scope: !10)
!19 = !DILocation(line: 40, column: 25, scope: !10, atomGroup: 28, atomRank: 1)
!20 = !DILocation(line: 40, column: 5, scope: !10, atomGroup: 29, atomRank: 1)
!21 = !DILocation(line: 37, column: 9, scope: !10)
!22 = !DILocation(line: 37, column: 22, scope: !10)
!23 = !DILocation(line: 36, column: 42, scope: !10, atomGroup: 5, atomRank: 2)
!24 = !DILocation(line: 36, column: 29, scope: !10, atomGroup: 3, atomRank: 1)
!25 = !DILocation(line: 36, column: 5, scope: !10, atomGroup: 4, atomRank: 1)
!26 = distinct !{!26, !27, !28, !29, !30}
!27 = !DILocation(line: 36, column: 5, scope: !10)
!28 = !DILocation(line: 38, column: 5, scope: !10)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 41, column: 19, scope: !10, atomGroup: 9, atomRank: 2)
!32 = !DILocation(line: 42, column: 36, scope: !10)
!33 = !{!34, !7, i64 0}
!34 = !{!"search", !7, i64 0, !7, i64 4}
!35 = !DILocation(line: 42, column: 27, scope: !10)
!36 = !DILocation(line: 42, column: 9, scope: !10)
!37 = !DILocation(line: 43, column: 22, scope: !10, atomGroup: 10, atomRank: 1)
!38 = !DILocation(line: 44, column: 21, scope: !10)
!39 = !{!34, !7, i64 4}
!40 = !DILocation(line: 44, column: 21, scope: !10, atomGroup: 11, atomRank: 2)
!41 = !DILocation(line: 44, column: 21, scope: !10, atomGroup: 11, atomRank: 1)
!42 = !DILocation(line: 40, column: 25, scope: !10, atomGroup: 7, atomRank: 1)
!43 = !DILocation(line: 40, column: 5, scope: !10, atomGroup: 8, atomRank: 1)
!44 = distinct !{!44, !45, !46, !29, !30}
!45 = !DILocation(line: 40, column: 5, scope: !10)
!46 = !DILocation(line: 45, column: 5, scope: !10)
!47 = !DILocation(line: 46, column: 5, scope: !10)
!48 = !DILocation(line: 47, column: 5, scope: !10, atomGroup: 31, atomRank: 1)
!49 = !DILocation(line: 25, column: 21, scope: !50, inlinedAt: !52)
!50 = distinct !DISubprogram(name: "show", scope: !51, file: !51, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!51 = !DIFile(filename: "programs/c/show.h", directory: "")
!52 = distinct !DILocation(line: 50, column: 5, scope: !10)
!53 = !DILocation(line: 8, column: 5, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "show_number", scope: !51, file: !51, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!55 = distinct !DILocation(line: 25, column: 9, scope: !50, inlinedAt: !52)
!56 = !DILocation(line: 10, column: 28, scope: !54, inlinedAt: !55, atomGroup: 3, atomRank: 2)
!57 = !DILocation(line: 10, column: 21, scope: !54, inlinedAt: !55, atomGroup: 3, atomRank: 1)
!58 = !DILocation(line: 11, column: 16, scope: !54, inlinedAt: !55, atomGroup: 4, atomRank: 1)
!59 = !DILocation(line: 12, column: 9, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 13, column: 5, scope: !54, inlinedAt: !55)
!61 = !DILocation(line: 14, column: 5, scope: !54, inlinedAt: !55)
!62 = !DILocation(line: 0, scope: !54, inlinedAt: !55)
!63 = !DILocation(line: 16, column: 14, scope: !54, inlinedAt: !55, atomGroup: 7, atomRank: 2)
!64 = !DILocation(line: 15, column: 45, scope: !54, inlinedAt: !55)
!65 = !DILocation(line: 15, column: 27, scope: !54, inlinedAt: !55, atomGroup: 5, atomRank: 2)
!66 = !DILocation(line: 15, column: 21, scope: !54, inlinedAt: !55, atomGroup: 6, atomRank: 2)
!67 = !DILocation(line: 15, column: 9, scope: !54, inlinedAt: !55)
!68 = !DILocation(line: 15, column: 25, scope: !54, inlinedAt: !55, atomGroup: 5, atomRank: 1)
!69 = !DILocation(line: 17, column: 19, scope: !54, inlinedAt: !55, atomGroup: 8, atomRank: 1)
!70 = !DILocation(line: 17, column: 5, scope: !54, inlinedAt: !55, atomGroup: 9, atomRank: 1)
!71 = distinct !{!71, !61, !72, !29, !30}
!72 = !DILocation(line: 17, column: 23, scope: !54, inlinedAt: !55)
!73 = !DILocation(line: 19, column: 24, scope: !54, inlinedAt: !55, atomGroup: 12, atomRank: 2)
!74 = !DILocation(line: 19, column: 17, scope: !54, inlinedAt: !55)
!75 = !DILocation(line: 19, column: 9, scope: !54, inlinedAt: !55)
!76 = !DILocation(line: 18, column: 18, scope: !54, inlinedAt: !55, atomGroup: 10, atomRank: 1)
!77 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !55, atomGroup: 11, atomRank: 1)
!78 = distinct !{!78, !79, !80, !29, !30}
!79 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !55)
!80 = !DILocation(line: 20, column: 5, scope: !54, inlinedAt: !55)
!81 = !DILocation(line: 21, column: 1, scope: !54, inlinedAt: !55)
!82 = !DILocation(line: 26, column: 19, scope: !50, inlinedAt: !52)
!83 = !DILocation(line: 26, column: 17, scope: !50, inlinedAt: !52)
!84 = !DILocation(line: 26, column: 9, scope: !50, inlinedAt: !52)
!85 = !DILocation(line: 24, column: 33, scope: !50, inlinedAt: !52, atomGroup: 4, atomRank: 2)
!86 = !DILocation(line: 24, column: 23, scope: !50, inlinedAt: !52, atomGroup: 2, atomRank: 1)
!87 = !DILocation(line: 24, column: 5, scope: !50, inlinedAt: !52, atomGroup: 3, atomRank: 1)
!88 = distinct !{!88, !89, !90, !29, !30}
!89 = !DILocation(line: 24, column: 5, scope: !50, inlinedAt: !52)
!90 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !52)
!91 = !DILocation(line: 25, column: 21, scope: !50, inlinedAt: !92)
!92 = distinct !DILocation(line: 51, column: 5, scope: !10)
!93 = !DILocation(line: 8, column: 5, scope: !54, inlinedAt: !94)
!94 = distinct !DILocation(line: 25, column: 9, scope: !50, inlinedAt: !92)
!95 = !DILocation(line: 10, column: 28, scope: !54, inlinedAt: !94, atomGroup: 3, atomRank: 2)
!96 = !DILocation(line: 10, column: 21, scope: !54, inlinedAt: !94, atomGroup: 3, atomRank: 1)
!97 = !DILocation(line: 11, column: 16, scope: !54, inlinedAt: !94, atomGroup: 4, atomRank: 1)
!98 = !DILocation(line: 12, column: 9, scope: !54, inlinedAt: !94)
!99 = !DILocation(line: 13, column: 5, scope: !54, inlinedAt: !94)
!100 = !DILocation(line: 14, column: 5, scope: !54, inlinedAt: !94)
!101 = !DILocation(line: 0, scope: !54, inlinedAt: !94)
!102 = !DILocation(line: 16, column: 14, scope: !54, inlinedAt: !94, atomGroup: 7, atomRank: 2)
!103 = !DILocation(line: 15, column: 45, scope: !54, inlinedAt: !94)
!104 = !DILocation(line: 15, column: 27, scope: !54, inlinedAt: !94, atomGroup: 5, atomRank: 2)
!105 = !DILocation(line: 15, column: 21, scope: !54, inlinedAt: !94, atomGroup: 6, atomRank: 2)
!106 = !DILocation(line: 15, column: 9, scope: !54, inlinedAt: !94)
!107 = !DILocation(line: 15, column: 25, scope: !54, inlinedAt: !94, atomGroup: 5, atomRank: 1)
!108 = !DILocation(line: 17, column: 19, scope: !54, inlinedAt: !94, atomGroup: 8, atomRank: 1)
!109 = !DILocation(line: 17, column: 5, scope: !54, inlinedAt: !94, atomGroup: 9, atomRank: 1)
!110 = distinct !{!110, !100, !111, !29, !30}
!111 = !DILocation(line: 17, column: 23, scope: !54, inlinedAt: !94)
!112 = !DILocation(line: 19, column: 24, scope: !54, inlinedAt: !94, atomGroup: 12, atomRank: 2)
!113 = !DILocation(line: 19, column: 17, scope: !54, inlinedAt: !94)
!114 = !DILocation(line: 19, column: 9, scope: !54, inlinedAt: !94)
!115 = !DILocation(line: 18, column: 18, scope: !54, inlinedAt: !94, atomGroup: 10, atomRank: 1)
!116 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !94, atomGroup: 11, atomRank: 1)
!117 = distinct !{!117, !118, !119, !29, !30}
!118 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !94)
!119 = !DILocation(line: 20, column: 5, scope: !54, inlinedAt: !94)
!120 = !DILocation(line: 21, column: 1, scope: !54, inlinedAt: !94)
!121 = !DILocation(line: 26, column: 9, scope: !50, inlinedAt: !92)
!122 = !DILocation(line: 53, column: 1, scope: !10)
!123 = !DILocation(line: 52, column: 5, scope: !10, atomGroup: 19, atomRank: 1)
!124 = !DILocation(line: 48, column: 23, scope: !10)
!125 = !DILocation(line: 48, column: 23, scope: !10, atomGroup: 15, atomRank: 2)
!126 = !DILocation(line: 48, column: 9, scope: !10)
!127 = !DILocation(line: 48, column: 21, scope: !10, atomGroup: 15, atomRank: 1)
!128 = !DILocation(line: 47, column: 42, scope: !10, atomGroup: 16, atomRank: 2)
!129 = !DILocation(line: 47, column: 29, scope: !10, atomGroup: 13, atomRank: 1)
!130 = !DILocation(line: 47, column: 5, scope: !10, atomGroup: 14, atomRank: 1)
!131 = distinct !{!131, !132, !133, !29, !30}
!132 = !DILocation(line: 47, column: 5, scope: !10)
!133 = !DILocation(line: 49, column: 5, scope: !10)
!134 = !DISubprogram(name: "launch", scope: !135, file: !135, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!136 = distinct !DISubprogram(name: "visit", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!137 = !DILocation(line: 25, column: 29, scope: !136)
!138 = !DILocation(line: 25, column: 35, scope: !136)
!139 = !DILocation(line: 25, column: 16, scope: !136)
!140 = !DILocation(line: 25, column: 16, scope: !136, atomGroup: 2, atomRank: 2)
!141 = !DILocation(line: 26, column: 21, scope: !136)
!142 = !DILocation(line: 26, column: 21, scope: !136, atomGroup: 3, atomRank: 2)
!143 = !DILocation(line: 26, column: 43, scope: !136)
!144 = !DILocation(line: 26, column: 41, scope: !136, atomGroup: 24, atomRank: 1)
!145 = !DILocation(line: 26, column: 5, scope: !136, atomGroup: 25, atomRank: 1)
!146 = !DILocation(line: 32, column: 1, scope: !136, atomGroup: 14, atomRank: 1)
!147 = !DILocation(line: 27, column: 25, scope: !136)
!148 = !DILocation(line: 27, column: 25, scope: !136, atomGroup: 6, atomRank: 2)
!149 = !DILocation(line: 28, column: 45, scope: !136)
!150 = !DILocation(line: 28, column: 81, scope: !136)
!151 = !DILocation(line: 28, column: 87, scope: !136, atomGroup: 8, atomRank: 2)
!152 = !DILocation(line: 28, column: 13, scope: !136)
!153 = !DILocation(line: 28, column: 13, scope: !136, atomGroup: 8, atomRank: 3)
!154 = !DILocation(line: 28, column: 13, scope: !136, atomGroup: 9, atomRank: 1)
!155 = !DILocation(line: 29, column: 18, scope: !136, atomGroup: 11, atomRank: 2)
!156 = !DILocation(line: 29, column: 13, scope: !136)
!157 = !DILocation(line: 29, column: 48, scope: !136, atomGroup: 10, atomRank: 1)
!158 = !DILocation(line: 30, column: 9, scope: !136)
!159 = !DILocation(line: 26, column: 66, scope: !136, atomGroup: 12, atomRank: 2)
!160 = !DILocation(line: 26, column: 41, scope: !136, atomGroup: 4, atomRank: 1)
!161 = !DILocation(line: 26, column: 5, scope: !136, atomGroup: 5, atomRank: 1)
!162 = distinct !{!162, !163, !164, !29, !30}
!163 = !DILocation(line: 26, column: 5, scope: !136)
!164 = !DILocation(line: 31, column: 5, scope: !136)
!165 = !DISubprogram(name: "putchar", scope: !166, file: !166, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
