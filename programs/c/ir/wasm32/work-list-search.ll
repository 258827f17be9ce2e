; ModuleID = 'programs/c/work-list-search.c'
source_filename = "programs/c/work-list-search.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

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
  %9 = getelementptr inbounds nuw i8, ptr %3, i32 4
  br label %15, !dbg !20

10:                                               ; preds = %0, %10
  %11 = phi i32 [ 1, %0 ], [ %13, %10 ]
  %12 = getelementptr inbounds nuw i32, ptr @levels, i32 %11, !dbg !21
  store atomic i32 -1, ptr %12 seq_cst, align 4, !dbg !22, !tbaa !17
  %13 = add nuw nsw i32 %11, 1, !dbg !23
  %14 = icmp eq i32 %13, 16, !dbg !24
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
  br label %88, !dbg !48

24:                                               ; preds = %88, %53
  %25 = phi i32 [ %57, %53 ], [ 0, %88 ]
  %26 = getelementptr inbounds nuw i32, ptr %4, i32 %25, !dbg !49
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
  %34 = phi i32 [ %42, %33 ], [ 0, %32 ], !dbg !62
  %35 = phi i32 [ %37, %33 ], [ %29, %32 ], !dbg !62
  %36 = freeze i32 %35, !dbg !63
  %37 = udiv i32 %36, 10, !dbg !63
  %38 = mul i32 %37, 10, !dbg !64
  %39 = sub i32 %36, %38, !dbg !64
  %40 = trunc nuw nsw i32 %39 to i8, !dbg !65
  %41 = or disjoint i8 %40, 48, !dbg !65
  %42 = add nuw nsw i32 %34, 1, !dbg !66
  %43 = getelementptr inbounds nuw i8, ptr %2, i32 %34, !dbg !67
  store i8 %41, ptr %43, align 1, !dbg !68, !tbaa !17
  %44 = icmp ult i32 %35, 10, !dbg !69
  br i1 %44, label %45, label %33, !dbg !70, !llvm.loop !71

45:                                               ; preds = %33, %45
  %46 = phi i32 [ %47, %45 ], [ %42, %33 ]
  %47 = add nsw i32 %46, -1, !dbg !73
  %48 = getelementptr inbounds nuw i8, ptr %2, i32 %47, !dbg !74
  %49 = load i8, ptr %48, align 1, !dbg !74, !tbaa !17
  %50 = sext i8 %49 to i32, !dbg !74
  %51 = call i32 @putchar(i32 noundef %50) #6, !dbg !75
  %52 = icmp sgt i32 %46, 1, !dbg !76
  br i1 %52, label %45, label %53, !dbg !77, !llvm.loop !78

53:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !81
  %54 = icmp samesign ult i32 %25, 15, !dbg !82
  %55 = select i1 %54, i32 32, i32 10, !dbg !83
  %56 = call i32 @putchar(i32 noundef %55) #6, !dbg !84
  %57 = add nuw nsw i32 %25, 1, !dbg !85
  %58 = icmp eq i32 %57, 16, !dbg !86
  br i1 %58, label %59, label %24, !dbg !87, !llvm.loop !88

59:                                               ; preds = %53
  %60 = load i32, ptr %3, align 8, !dbg !91, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !93
  %61 = icmp slt i32 %60, 0, !dbg !95
  %62 = call i32 @llvm.abs.i32(i32 %60, i1 false), !dbg !96
  br i1 %61, label %63, label %65, !dbg !97

63:                                               ; preds = %59
  %64 = call i32 @putchar(i32 noundef 45) #6, !dbg !98
  br label %65, !dbg !99

65:                                               ; preds = %63, %59
  br label %66, !dbg !100

66:                                               ; preds = %65, %66
  %67 = phi i32 [ %75, %66 ], [ 0, %65 ], !dbg !101
  %68 = phi i32 [ %70, %66 ], [ %62, %65 ], !dbg !101
  %69 = freeze i32 %68, !dbg !102
  %70 = udiv i32 %69, 10, !dbg !102
  %71 = mul i32 %70, 10, !dbg !103
  %72 = sub i32 %69, %71, !dbg !103
  %73 = trunc nuw nsw i32 %72 to i8, !dbg !104
  %74 = or disjoint i8 %73, 48, !dbg !104
  %75 = add nuw nsw i32 %67, 1, !dbg !105
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 %67, !dbg !106
  store i8 %74, ptr %76, align 1, !dbg !107, !tbaa !17
  %77 = icmp ult i32 %68, 10, !dbg !108
  br i1 %77, label %78, label %66, !dbg !109, !llvm.loop !110

78:                                               ; preds = %66, %78
  %79 = phi i32 [ %80, %78 ], [ %75, %66 ]
  %80 = add nsw i32 %79, -1, !dbg !112
  %81 = getelementptr inbounds nuw i8, ptr %1, i32 %80, !dbg !113
  %82 = load i8, ptr %81, align 1, !dbg !113, !tbaa !17
  %83 = sext i8 %82 to i32, !dbg !113
  %84 = call i32 @putchar(i32 noundef %83) #6, !dbg !114
  %85 = icmp sgt i32 %79, 1, !dbg !115
  br i1 %85, label %78, label %86, !dbg !116, !llvm.loop !117

86:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !120
  %87 = call i32 @putchar(i32 noundef 10) #6, !dbg !121
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !122
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !122
  ret i32 0, !dbg !123

88:                                               ; preds = %23, %88
  %89 = phi i32 [ 0, %23 ], [ %93, %88 ]
  %90 = getelementptr inbounds nuw i32, ptr @levels, i32 %89, !dbg !124
  %91 = load atomic i32, ptr %90 seq_cst, align 4, !dbg !125, !tbaa !17
  %92 = getelementptr inbounds nuw i32, ptr %4, i32 %89, !dbg !126
  store i32 %91, ptr %92, align 4, !dbg !127, !tbaa !6
  %93 = add nuw nsw i32 %89, 1, !dbg !128
  %94 = icmp eq i32 %93, 16, !dbg !129
  br i1 %94, label %24, label %88, !dbg !130, !llvm.loop !131
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !134 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @visit(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !136 {
  %3 = load i32, ptr %1, align 4, !dbg !137, !tbaa !33
  %4 = getelementptr i32, ptr @list, i32 %3, !dbg !138
  %5 = getelementptr i32, ptr %4, i32 %0, !dbg !138
  %6 = load i32, ptr %5, align 4, !dbg !139, !tbaa !6
  %7 = getelementptr inbounds i32, ptr @offsets, i32 %6, !dbg !140
  %8 = load i32, ptr %7, align 4, !dbg !141, !tbaa !6
  %9 = getelementptr i8, ptr %7, i32 4
  %10 = load i32, ptr %9, align 4, !dbg !142, !tbaa !6
  %11 = icmp slt i32 %8, %10, !dbg !143
  br i1 %11, label %12, label %14, !dbg !144

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 4
  br label %15, !dbg !144

14:                                               ; preds = %27, %2
  ret void, !dbg !145

15:                                               ; preds = %12, %27
  %16 = phi i32 [ %8, %12 ], [ %28, %27 ]
  %17 = getelementptr inbounds i32, ptr @edges, i32 %16, !dbg !146
  %18 = load i32, ptr %17, align 4, !dbg !147, !tbaa !6
  %19 = getelementptr inbounds i32, ptr @levels, i32 %18, !dbg !148
  %20 = load i32, ptr %13, align 4, !dbg !149, !tbaa !39
  %21 = add nsw i32 %20, 1, !dbg !150
  %22 = cmpxchg ptr %19, i32 -1, i32 %21 seq_cst seq_cst, align 4, !dbg !151
  %23 = extractvalue { i32, i1 } %22, 1, !dbg !152
  br i1 %23, label %24, label %27, !dbg !153

24:                                               ; preds = %15
  %25 = atomicrmw add ptr @listed, i32 1 seq_cst, align 4, !dbg !154
  %26 = getelementptr inbounds i32, ptr @list, i32 %25, !dbg !155
  store i32 %18, ptr %26, align 4, !dbg !156, !tbaa !6
  br label %27, !dbg !157

27:                                               ; preds = %24, %15
  %28 = add nsw i32 %16, 1, !dbg !158
  %29 = load i32, ptr %9, align 4, !dbg !142, !tbaa !6
  %30 = icmp slt i32 %28, %29, !dbg !159
  br i1 %30, label %15, label %14, !dbg !160, !llvm.loop !161
}

declare !dbg !164 i32 @putchar(i32 noundef) local_unnamed_addr #2

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
!138 = !DILocation(line: 25, column: 16, scope: !136)
!139 = !DILocation(line: 25, column: 16, scope: !136, atomGroup: 2, atomRank: 2)
!140 = !DILocation(line: 26, column: 21, scope: !136)
!141 = !DILocation(line: 26, column: 21, scope: !136, atomGroup: 3, atomRank: 2)
!142 = !DILocation(line: 26, column: 43, scope: !136)
!143 = !DILocation(line: 26, column: 41, scope: !136, atomGroup: 24, atomRank: 1)
!144 = !DILocation(line: 26, column: 5, scope: !136, atomGroup: 25, atomRank: 1)
!145 = !DILocation(line: 32, column: 1, scope: !136, atomGroup: 14, atomRank: 1)
!146 = !DILocation(line: 27, column: 25, scope: !136)
!147 = !DILocation(line: 27, column: 25, scope: !136, atomGroup: 6, atomRank: 2)
!148 = !DILocation(line: 28, column: 45, scope: !136)
!149 = !DILocation(line: 28, column: 81, scope: !136)
!150 = !DILocation(line: 28, column: 87, scope: !136, atomGroup: 8, atomRank: 2)
!151 = !DILocation(line: 28, column: 13, scope: !136)
!152 = !DILocation(line: 28, column: 13, scope: !136, atomGroup: 8, atomRank: 3)
!153 = !DILocation(line: 28, column: 13, scope: !136, atomGroup: 9, atomRank: 1)
!154 = !DILocation(line: 29, column: 18, scope: !136, atomGroup: 11, atomRank: 2)
!155 = !DILocation(line: 29, column: 13, scope: !136)
!156 = !DILocation(line: 29, column: 48, scope: !136, atomGroup: 10, atomRank: 1)
!157 = !DILocation(line: 30, column: 9, scope: !136)
!158 = !DILocation(line: 26, column: 66, scope: !136, atomGroup: 12, atomRank: 2)
!159 = !DILocation(line: 26, column: 41, scope: !136, atomGroup: 4, atomRank: 1)
!160 = !DILocation(line: 26, column: 5, scope: !136, atomGroup: 5, atomRank: 1)
!161 = distinct !{!161, !162, !163, !29, !30}
!162 = !DILocation(line: 26, column: 5, scope: !136)
!163 = !DILocation(line: 31, column: 5, scope: !136)
!164 = !DISubprogram(name: "putchar", scope: !165, file: !165, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
