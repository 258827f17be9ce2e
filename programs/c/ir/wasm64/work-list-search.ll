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
  br label %88, !dbg !48

24:                                               ; preds = %88, %54
  %25 = phi i64 [ %57, %54 ], [ 0, %88 ]
  %26 = getelementptr inbounds nuw i32, ptr %4, i64 %25, !dbg !49
  %27 = load i32, ptr %26, align 4, !dbg !49, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !53
  %28 = icmp slt i32 %27, 0, !dbg !56
  %29 = call i32 @llvm.abs.i32(i32 %27, i1 false), !dbg !57
  br i1 %28, label %30, label %31, !dbg !58

30:                                               ; preds = %24
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !59, !tbaa !63
  br label %31, !dbg !65

31:                                               ; preds = %30, %24
  br label %32, !dbg !66

32:                                               ; preds = %31, %32
  %33 = phi i64 [ %45, %32 ], [ 1, %31 ], !dbg !67
  %34 = phi i64 [ %42, %32 ], [ 0, %31 ], !dbg !67
  %35 = phi i32 [ %37, %32 ], [ %29, %31 ], !dbg !67
  %36 = freeze i32 %35, !dbg !68
  %37 = udiv i32 %36, 10, !dbg !68
  %38 = mul i32 %37, 10, !dbg !69
  %39 = sub i32 %36, %38, !dbg !69
  %40 = trunc nuw nsw i32 %39 to i8, !dbg !70
  %41 = or disjoint i8 %40, 48, !dbg !70
  %42 = add nuw nsw i64 %34, 1, !dbg !71
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 %34, !dbg !72
  store i8 %41, ptr %43, align 1, !dbg !73, !tbaa !17
  %44 = icmp ult i32 %35, 10, !dbg !74
  %45 = add nuw i64 %33, 1, !dbg !75
  br i1 %44, label %46, label %32, !dbg !75, !llvm.loop !76

46:                                               ; preds = %32, %46
  %47 = phi i64 [ %48, %46 ], [ %33, %32 ]
  %48 = add nsw i64 %47, -1, !dbg !78
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 %48, !dbg !79
  %50 = load i8, ptr %49, align 1, !dbg !79, !tbaa !17
  %51 = zext i8 %50 to i64, !dbg !80
  store volatile i64 %51, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !82, !tbaa !63
  %52 = trunc nuw i64 %47 to i32, !dbg !83
  %53 = icmp sgt i32 %52, 1, !dbg !83
  br i1 %53, label %46, label %54, !dbg !84, !llvm.loop !85

54:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !88
  %55 = icmp samesign ult i64 %25, 15, !dbg !89
  %56 = select i1 %55, i64 32, i64 10, !dbg !90
  store volatile i64 %56, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !91, !tbaa !63
  %57 = add nuw nsw i64 %25, 1, !dbg !93
  %58 = icmp eq i64 %57, 16, !dbg !94
  br i1 %58, label %59, label %24, !dbg !95, !llvm.loop !96

59:                                               ; preds = %54
  %60 = load i32, ptr %3, align 8, !dbg !99, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !101
  %61 = icmp slt i32 %60, 0, !dbg !103
  %62 = call i32 @llvm.abs.i32(i32 %60, i1 false), !dbg !104
  br i1 %61, label %63, label %64, !dbg !105

63:                                               ; preds = %59
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !106, !tbaa !63
  br label %64, !dbg !108

64:                                               ; preds = %63, %59
  br label %65, !dbg !109

65:                                               ; preds = %64, %65
  %66 = phi i64 [ %78, %65 ], [ 1, %64 ], !dbg !110
  %67 = phi i64 [ %75, %65 ], [ 0, %64 ], !dbg !110
  %68 = phi i32 [ %70, %65 ], [ %62, %64 ], !dbg !110
  %69 = freeze i32 %68, !dbg !111
  %70 = udiv i32 %69, 10, !dbg !111
  %71 = mul i32 %70, 10, !dbg !112
  %72 = sub i32 %69, %71, !dbg !112
  %73 = trunc nuw nsw i32 %72 to i8, !dbg !113
  %74 = or disjoint i8 %73, 48, !dbg !113
  %75 = add nuw nsw i64 %67, 1, !dbg !114
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 %67, !dbg !115
  store i8 %74, ptr %76, align 1, !dbg !116, !tbaa !17
  %77 = icmp ult i32 %68, 10, !dbg !117
  %78 = add nuw i64 %66, 1, !dbg !118
  br i1 %77, label %79, label %65, !dbg !118, !llvm.loop !119

79:                                               ; preds = %65, %79
  %80 = phi i64 [ %81, %79 ], [ %66, %65 ]
  %81 = add nsw i64 %80, -1, !dbg !121
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 %81, !dbg !122
  %83 = load i8, ptr %82, align 1, !dbg !122, !tbaa !17
  %84 = zext i8 %83 to i64, !dbg !123
  store volatile i64 %84, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !125, !tbaa !63
  %85 = trunc nuw i64 %80 to i32, !dbg !126
  %86 = icmp sgt i32 %85, 1, !dbg !126
  br i1 %86, label %79, label %87, !dbg !127, !llvm.loop !128

87:                                               ; preds = %79
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !131
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !132, !tbaa !63
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !134
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !134
  ret i32 0, !dbg !135

88:                                               ; preds = %23, %88
  %89 = phi i64 [ 0, %23 ], [ %93, %88 ]
  %90 = getelementptr inbounds nuw i32, ptr @levels, i64 %89, !dbg !136
  %91 = load atomic i32, ptr %90 seq_cst, align 4, !dbg !137, !tbaa !17
  %92 = getelementptr inbounds nuw i32, ptr %4, i64 %89, !dbg !138
  store i32 %91, ptr %92, align 4, !dbg !139, !tbaa !6
  %93 = add nuw nsw i64 %89, 1, !dbg !140
  %94 = icmp eq i64 %93, 16, !dbg !141
  br i1 %94, label %24, label %88, !dbg !142, !llvm.loop !143
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !146 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @visit(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !148 {
  %3 = load i32, ptr %1, align 4, !dbg !149, !tbaa !33
  %4 = add nsw i32 %3, %0, !dbg !150
  %5 = sext i32 %4 to i64, !dbg !151
  %6 = getelementptr inbounds i32, ptr @list, i64 %5, !dbg !151
  %7 = load i32, ptr %6, align 4, !dbg !152, !tbaa !6
  %8 = sext i32 %7 to i64, !dbg !153
  %9 = getelementptr inbounds i32, ptr @offsets, i64 %8, !dbg !153
  %10 = load i32, ptr %9, align 4, !dbg !154, !tbaa !6
  %11 = getelementptr i8, ptr %9, i64 4
  %12 = load i32, ptr %11, align 4, !dbg !155, !tbaa !6
  %13 = icmp slt i32 %10, %12, !dbg !156
  br i1 %13, label %14, label %17, !dbg !157

14:                                               ; preds = %2
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %16 = sext i32 %10 to i64, !dbg !157
  br label %18, !dbg !157

17:                                               ; preds = %32, %2
  ret void, !dbg !158

18:                                               ; preds = %14, %32
  %19 = phi i64 [ %16, %14 ], [ %33, %32 ]
  %20 = getelementptr inbounds i32, ptr @edges, i64 %19, !dbg !159
  %21 = load i32, ptr %20, align 4, !dbg !160, !tbaa !6
  %22 = sext i32 %21 to i64, !dbg !161
  %23 = getelementptr inbounds i32, ptr @levels, i64 %22, !dbg !161
  %24 = load i32, ptr %15, align 4, !dbg !162, !tbaa !39
  %25 = add nsw i32 %24, 1, !dbg !163
  %26 = cmpxchg ptr %23, i32 -1, i32 %25 seq_cst seq_cst, align 4, !dbg !164
  %27 = extractvalue { i32, i1 } %26, 1, !dbg !165
  br i1 %27, label %28, label %32, !dbg !166

28:                                               ; preds = %18
  %29 = atomicrmw add ptr @listed, i32 1 seq_cst, align 4, !dbg !167
  %30 = sext i32 %29 to i64, !dbg !168
  %31 = getelementptr inbounds i32, ptr @list, i64 %30, !dbg !168
  store i32 %21, ptr %31, align 4, !dbg !169, !tbaa !6
  br label %32, !dbg !170

32:                                               ; preds = %28, %18
  %33 = add nsw i64 %19, 1, !dbg !171
  %34 = load i32, ptr %11, align 4, !dbg !155, !tbaa !6
  %35 = sext i32 %34 to i64, !dbg !172
  %36 = icmp slt i64 %33, %35, !dbg !172
  br i1 %36, label %18, label %17, !dbg !173, !llvm.loop !174
}

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
!59 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !62, atomGroup: 1, atomRank: 1)
!60 = distinct !DISubprogram(name: "putchar", scope: !61, file: !61, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!61 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!62 = distinct !DILocation(line: 12, column: 9, scope: !54, inlinedAt: !55)
!63 = !{!64, !64, i64 0}
!64 = !{!"long", !8, i64 0}
!65 = !DILocation(line: 13, column: 5, scope: !54, inlinedAt: !55)
!66 = !DILocation(line: 14, column: 5, scope: !54, inlinedAt: !55)
!67 = !DILocation(line: 0, scope: !54, inlinedAt: !55)
!68 = !DILocation(line: 16, column: 14, scope: !54, inlinedAt: !55, atomGroup: 7, atomRank: 2)
!69 = !DILocation(line: 15, column: 45, scope: !54, inlinedAt: !55)
!70 = !DILocation(line: 15, column: 27, scope: !54, inlinedAt: !55, atomGroup: 5, atomRank: 2)
!71 = !DILocation(line: 15, column: 21, scope: !54, inlinedAt: !55, atomGroup: 6, atomRank: 2)
!72 = !DILocation(line: 15, column: 9, scope: !54, inlinedAt: !55)
!73 = !DILocation(line: 15, column: 25, scope: !54, inlinedAt: !55, atomGroup: 5, atomRank: 1)
!74 = !DILocation(line: 17, column: 19, scope: !54, inlinedAt: !55, atomGroup: 8, atomRank: 1)
!75 = !DILocation(line: 17, column: 5, scope: !54, inlinedAt: !55, atomGroup: 9, atomRank: 1)
!76 = distinct !{!76, !66, !77, !29, !30}
!77 = !DILocation(line: 17, column: 23, scope: !54, inlinedAt: !55)
!78 = !DILocation(line: 19, column: 24, scope: !54, inlinedAt: !55, atomGroup: 12, atomRank: 2)
!79 = !DILocation(line: 19, column: 17, scope: !54, inlinedAt: !55)
!80 = !DILocation(line: 25, column: 97, scope: !60, inlinedAt: !81, atomGroup: 1, atomRank: 2)
!81 = distinct !DILocation(line: 19, column: 9, scope: !54, inlinedAt: !55)
!82 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !81, atomGroup: 1, atomRank: 1)
!83 = !DILocation(line: 18, column: 18, scope: !54, inlinedAt: !55, atomGroup: 10, atomRank: 1)
!84 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !55, atomGroup: 11, atomRank: 1)
!85 = distinct !{!85, !86, !87, !29, !30}
!86 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !55)
!87 = !DILocation(line: 20, column: 5, scope: !54, inlinedAt: !55)
!88 = !DILocation(line: 21, column: 1, scope: !54, inlinedAt: !55)
!89 = !DILocation(line: 26, column: 19, scope: !50, inlinedAt: !52)
!90 = !DILocation(line: 26, column: 17, scope: !50, inlinedAt: !52)
!91 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !92, atomGroup: 1, atomRank: 1)
!92 = distinct !DILocation(line: 26, column: 9, scope: !50, inlinedAt: !52)
!93 = !DILocation(line: 24, column: 33, scope: !50, inlinedAt: !52, atomGroup: 4, atomRank: 2)
!94 = !DILocation(line: 24, column: 23, scope: !50, inlinedAt: !52, atomGroup: 2, atomRank: 1)
!95 = !DILocation(line: 24, column: 5, scope: !50, inlinedAt: !52, atomGroup: 3, atomRank: 1)
!96 = distinct !{!96, !97, !98, !29, !30}
!97 = !DILocation(line: 24, column: 5, scope: !50, inlinedAt: !52)
!98 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !52)
!99 = !DILocation(line: 25, column: 21, scope: !50, inlinedAt: !100)
!100 = distinct !DILocation(line: 51, column: 5, scope: !10)
!101 = !DILocation(line: 8, column: 5, scope: !54, inlinedAt: !102)
!102 = distinct !DILocation(line: 25, column: 9, scope: !50, inlinedAt: !100)
!103 = !DILocation(line: 10, column: 28, scope: !54, inlinedAt: !102, atomGroup: 3, atomRank: 2)
!104 = !DILocation(line: 10, column: 21, scope: !54, inlinedAt: !102, atomGroup: 3, atomRank: 1)
!105 = !DILocation(line: 11, column: 16, scope: !54, inlinedAt: !102, atomGroup: 4, atomRank: 1)
!106 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !107, atomGroup: 1, atomRank: 1)
!107 = distinct !DILocation(line: 12, column: 9, scope: !54, inlinedAt: !102)
!108 = !DILocation(line: 13, column: 5, scope: !54, inlinedAt: !102)
!109 = !DILocation(line: 14, column: 5, scope: !54, inlinedAt: !102)
!110 = !DILocation(line: 0, scope: !54, inlinedAt: !102)
!111 = !DILocation(line: 16, column: 14, scope: !54, inlinedAt: !102, atomGroup: 7, atomRank: 2)
!112 = !DILocation(line: 15, column: 45, scope: !54, inlinedAt: !102)
!113 = !DILocation(line: 15, column: 27, scope: !54, inlinedAt: !102, atomGroup: 5, atomRank: 2)
!114 = !DILocation(line: 15, column: 21, scope: !54, inlinedAt: !102, atomGroup: 6, atomRank: 2)
!115 = !DILocation(line: 15, column: 9, scope: !54, inlinedAt: !102)
!116 = !DILocation(line: 15, column: 25, scope: !54, inlinedAt: !102, atomGroup: 5, atomRank: 1)
!117 = !DILocation(line: 17, column: 19, scope: !54, inlinedAt: !102, atomGroup: 8, atomRank: 1)
!118 = !DILocation(line: 17, column: 5, scope: !54, inlinedAt: !102, atomGroup: 9, atomRank: 1)
!119 = distinct !{!119, !109, !120, !29, !30}
!120 = !DILocation(line: 17, column: 23, scope: !54, inlinedAt: !102)
!121 = !DILocation(line: 19, column: 24, scope: !54, inlinedAt: !102, atomGroup: 12, atomRank: 2)
!122 = !DILocation(line: 19, column: 17, scope: !54, inlinedAt: !102)
!123 = !DILocation(line: 25, column: 97, scope: !60, inlinedAt: !124, atomGroup: 1, atomRank: 2)
!124 = distinct !DILocation(line: 19, column: 9, scope: !54, inlinedAt: !102)
!125 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !124, atomGroup: 1, atomRank: 1)
!126 = !DILocation(line: 18, column: 18, scope: !54, inlinedAt: !102, atomGroup: 10, atomRank: 1)
!127 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !102, atomGroup: 11, atomRank: 1)
!128 = distinct !{!128, !129, !130, !29, !30}
!129 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !102)
!130 = !DILocation(line: 20, column: 5, scope: !54, inlinedAt: !102)
!131 = !DILocation(line: 21, column: 1, scope: !54, inlinedAt: !102)
!132 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !133, atomGroup: 1, atomRank: 1)
!133 = distinct !DILocation(line: 26, column: 9, scope: !50, inlinedAt: !100)
!134 = !DILocation(line: 53, column: 1, scope: !10)
!135 = !DILocation(line: 52, column: 5, scope: !10, atomGroup: 19, atomRank: 1)
!136 = !DILocation(line: 48, column: 23, scope: !10)
!137 = !DILocation(line: 48, column: 23, scope: !10, atomGroup: 15, atomRank: 2)
!138 = !DILocation(line: 48, column: 9, scope: !10)
!139 = !DILocation(line: 48, column: 21, scope: !10, atomGroup: 15, atomRank: 1)
!140 = !DILocation(line: 47, column: 42, scope: !10, atomGroup: 16, atomRank: 2)
!141 = !DILocation(line: 47, column: 29, scope: !10, atomGroup: 13, atomRank: 1)
!142 = !DILocation(line: 47, column: 5, scope: !10, atomGroup: 14, atomRank: 1)
!143 = distinct !{!143, !144, !145, !29, !30}
!144 = !DILocation(line: 47, column: 5, scope: !10)
!145 = !DILocation(line: 49, column: 5, scope: !10)
!146 = !DISubprogram(name: "launch", scope: !147, file: !147, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!148 = distinct !DISubprogram(name: "visit", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!149 = !DILocation(line: 25, column: 29, scope: !148)
!150 = !DILocation(line: 25, column: 35, scope: !148)
!151 = !DILocation(line: 25, column: 16, scope: !148)
!152 = !DILocation(line: 25, column: 16, scope: !148, atomGroup: 2, atomRank: 2)
!153 = !DILocation(line: 26, column: 21, scope: !148)
!154 = !DILocation(line: 26, column: 21, scope: !148, atomGroup: 3, atomRank: 2)
!155 = !DILocation(line: 26, column: 43, scope: !148)
!156 = !DILocation(line: 26, column: 41, scope: !148, atomGroup: 24, atomRank: 1)
!157 = !DILocation(line: 26, column: 5, scope: !148, atomGroup: 25, atomRank: 1)
!158 = !DILocation(line: 32, column: 1, scope: !148, atomGroup: 14, atomRank: 1)
!159 = !DILocation(line: 27, column: 25, scope: !148)
!160 = !DILocation(line: 27, column: 25, scope: !148, atomGroup: 6, atomRank: 2)
!161 = !DILocation(line: 28, column: 45, scope: !148)
!162 = !DILocation(line: 28, column: 81, scope: !148)
!163 = !DILocation(line: 28, column: 87, scope: !148, atomGroup: 8, atomRank: 2)
!164 = !DILocation(line: 28, column: 13, scope: !148)
!165 = !DILocation(line: 28, column: 13, scope: !148, atomGroup: 8, atomRank: 3)
!166 = !DILocation(line: 28, column: 13, scope: !148, atomGroup: 9, atomRank: 1)
!167 = !DILocation(line: 29, column: 18, scope: !148, atomGroup: 11, atomRank: 2)
!168 = !DILocation(line: 29, column: 13, scope: !148)
!169 = !DILocation(line: 29, column: 48, scope: !148, atomGroup: 10, atomRank: 1)
!170 = !DILocation(line: 30, column: 9, scope: !148)
!171 = !DILocation(line: 26, column: 66, scope: !148, atomGroup: 12, atomRank: 2)
!172 = !DILocation(line: 26, column: 41, scope: !148, atomGroup: 4, atomRank: 1)
!173 = !DILocation(line: 26, column: 5, scope: !148, atomGroup: 5, atomRank: 1)
!174 = distinct !{!174, !175, !176, !29, !30}
!175 = !DILocation(line: 26, column: 5, scope: !148)
!176 = !DILocation(line: 31, column: 5, scope: !148)
