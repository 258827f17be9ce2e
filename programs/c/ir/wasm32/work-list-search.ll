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
  br label %82, !dbg !48

24:                                               ; preds = %82, %51
  %25 = phi i32 [ %54, %51 ], [ 0, %82 ]
  %26 = getelementptr inbounds nuw i32, ptr %4, i32 %25, !dbg !49
  %27 = load i32, ptr %26, align 4, !dbg !49, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !53
  %28 = icmp slt i32 %27, 0, !dbg !56
  %29 = call i32 @llvm.abs.i32(i32 %27, i1 false), !dbg !57
  br i1 %28, label %30, label %31, !dbg !58

30:                                               ; preds = %24
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !59, !tbaa !63
  br label %31, !dbg !65

31:                                               ; preds = %30, %24
  br label %32, !dbg !66

32:                                               ; preds = %31, %32
  %33 = phi i32 [ %41, %32 ], [ 0, %31 ], !dbg !67
  %34 = phi i32 [ %36, %32 ], [ %29, %31 ], !dbg !67
  %35 = freeze i32 %34, !dbg !68
  %36 = udiv i32 %35, 10, !dbg !68
  %37 = mul i32 %36, 10, !dbg !69
  %38 = sub i32 %35, %37, !dbg !69
  %39 = trunc nuw nsw i32 %38 to i8, !dbg !70
  %40 = or disjoint i8 %39, 48, !dbg !70
  %41 = add nuw nsw i32 %33, 1, !dbg !71
  %42 = getelementptr inbounds nuw i8, ptr %2, i32 %33, !dbg !72
  store i8 %40, ptr %42, align 1, !dbg !73, !tbaa !17
  %43 = icmp ult i32 %34, 10, !dbg !74
  br i1 %43, label %44, label %32, !dbg !75, !llvm.loop !76

44:                                               ; preds = %32, %44
  %45 = phi i32 [ %46, %44 ], [ %41, %32 ]
  %46 = add nsw i32 %45, -1, !dbg !78
  %47 = getelementptr inbounds nuw i8, ptr %2, i32 %46, !dbg !79
  %48 = load i8, ptr %47, align 1, !dbg !79, !tbaa !17
  %49 = zext i8 %48 to i32, !dbg !79
  store volatile i32 %49, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !80, !tbaa !63
  %50 = icmp sgt i32 %45, 1, !dbg !82
  br i1 %50, label %44, label %51, !dbg !83, !llvm.loop !84

51:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !87
  %52 = icmp samesign ult i32 %25, 15, !dbg !88
  %53 = select i1 %52, i32 32, i32 10, !dbg !89
  store volatile i32 %53, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !90, !tbaa !63
  %54 = add nuw nsw i32 %25, 1, !dbg !92
  %55 = icmp eq i32 %54, 16, !dbg !93
  br i1 %55, label %56, label %24, !dbg !94, !llvm.loop !95

56:                                               ; preds = %51
  %57 = load i32, ptr %3, align 8, !dbg !98, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !100
  %58 = icmp slt i32 %57, 0, !dbg !102
  %59 = call i32 @llvm.abs.i32(i32 %57, i1 false), !dbg !103
  br i1 %58, label %60, label %61, !dbg !104

60:                                               ; preds = %56
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !105, !tbaa !63
  br label %61, !dbg !107

61:                                               ; preds = %60, %56
  br label %62, !dbg !108

62:                                               ; preds = %61, %62
  %63 = phi i32 [ %71, %62 ], [ 0, %61 ], !dbg !109
  %64 = phi i32 [ %66, %62 ], [ %59, %61 ], !dbg !109
  %65 = freeze i32 %64, !dbg !110
  %66 = udiv i32 %65, 10, !dbg !110
  %67 = mul i32 %66, 10, !dbg !111
  %68 = sub i32 %65, %67, !dbg !111
  %69 = trunc nuw nsw i32 %68 to i8, !dbg !112
  %70 = or disjoint i8 %69, 48, !dbg !112
  %71 = add nuw nsw i32 %63, 1, !dbg !113
  %72 = getelementptr inbounds nuw i8, ptr %1, i32 %63, !dbg !114
  store i8 %70, ptr %72, align 1, !dbg !115, !tbaa !17
  %73 = icmp ult i32 %64, 10, !dbg !116
  br i1 %73, label %74, label %62, !dbg !117, !llvm.loop !118

74:                                               ; preds = %62, %74
  %75 = phi i32 [ %76, %74 ], [ %71, %62 ]
  %76 = add nsw i32 %75, -1, !dbg !120
  %77 = getelementptr inbounds nuw i8, ptr %1, i32 %76, !dbg !121
  %78 = load i8, ptr %77, align 1, !dbg !121, !tbaa !17
  %79 = zext i8 %78 to i32, !dbg !121
  store volatile i32 %79, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !122, !tbaa !63
  %80 = icmp sgt i32 %75, 1, !dbg !124
  br i1 %80, label %74, label %81, !dbg !125, !llvm.loop !126

81:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !129
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !130, !tbaa !63
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !132
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !132
  ret i32 0, !dbg !133

82:                                               ; preds = %23, %82
  %83 = phi i32 [ 0, %23 ], [ %87, %82 ]
  %84 = getelementptr inbounds nuw i32, ptr @levels, i32 %83, !dbg !134
  %85 = load atomic i32, ptr %84 seq_cst, align 4, !dbg !135, !tbaa !17
  %86 = getelementptr inbounds nuw i32, ptr %4, i32 %83, !dbg !136
  store i32 %85, ptr %86, align 4, !dbg !137, !tbaa !6
  %87 = add nuw nsw i32 %83, 1, !dbg !138
  %88 = icmp eq i32 %87, 16, !dbg !139
  br i1 %88, label %24, label %82, !dbg !140, !llvm.loop !141
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !144 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @visit(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !146 {
  %3 = load i32, ptr %1, align 4, !dbg !147, !tbaa !33
  %4 = getelementptr i32, ptr @list, i32 %3, !dbg !148
  %5 = getelementptr i32, ptr %4, i32 %0, !dbg !148
  %6 = load i32, ptr %5, align 4, !dbg !149, !tbaa !6
  %7 = getelementptr inbounds i32, ptr @offsets, i32 %6, !dbg !150
  %8 = load i32, ptr %7, align 4, !dbg !151, !tbaa !6
  %9 = getelementptr i8, ptr %7, i32 4
  %10 = load i32, ptr %9, align 4, !dbg !152, !tbaa !6
  %11 = icmp slt i32 %8, %10, !dbg !153
  br i1 %11, label %12, label %14, !dbg !154

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 4
  br label %15, !dbg !154

14:                                               ; preds = %27, %2
  ret void, !dbg !155

15:                                               ; preds = %12, %27
  %16 = phi i32 [ %8, %12 ], [ %28, %27 ]
  %17 = getelementptr inbounds i32, ptr @edges, i32 %16, !dbg !156
  %18 = load i32, ptr %17, align 4, !dbg !157, !tbaa !6
  %19 = getelementptr inbounds i32, ptr @levels, i32 %18, !dbg !158
  %20 = load i32, ptr %13, align 4, !dbg !159, !tbaa !39
  %21 = add nsw i32 %20, 1, !dbg !160
  %22 = cmpxchg ptr %19, i32 -1, i32 %21 seq_cst seq_cst, align 4, !dbg !161
  %23 = extractvalue { i32, i1 } %22, 1, !dbg !162
  br i1 %23, label %24, label %27, !dbg !163

24:                                               ; preds = %15
  %25 = atomicrmw add ptr @listed, i32 1 seq_cst, align 4, !dbg !164
  %26 = getelementptr inbounds i32, ptr @list, i32 %25, !dbg !165
  store i32 %18, ptr %26, align 4, !dbg !166, !tbaa !6
  br label %27, !dbg !167

27:                                               ; preds = %24, %15
  %28 = add nsw i32 %16, 1, !dbg !168
  %29 = load i32, ptr %9, align 4, !dbg !152, !tbaa !6
  %30 = icmp slt i32 %28, %29, !dbg !169
  br i1 %30, label %15, label %14, !dbg !170, !llvm.loop !171
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
!80 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !81, atomGroup: 1, atomRank: 1)
!81 = distinct !DILocation(line: 19, column: 9, scope: !54, inlinedAt: !55)
!82 = !DILocation(line: 18, column: 18, scope: !54, inlinedAt: !55, atomGroup: 10, atomRank: 1)
!83 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !55, atomGroup: 11, atomRank: 1)
!84 = distinct !{!84, !85, !86, !29, !30}
!85 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !55)
!86 = !DILocation(line: 20, column: 5, scope: !54, inlinedAt: !55)
!87 = !DILocation(line: 21, column: 1, scope: !54, inlinedAt: !55)
!88 = !DILocation(line: 26, column: 19, scope: !50, inlinedAt: !52)
!89 = !DILocation(line: 26, column: 17, scope: !50, inlinedAt: !52)
!90 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !91, atomGroup: 1, atomRank: 1)
!91 = distinct !DILocation(line: 26, column: 9, scope: !50, inlinedAt: !52)
!92 = !DILocation(line: 24, column: 33, scope: !50, inlinedAt: !52, atomGroup: 4, atomRank: 2)
!93 = !DILocation(line: 24, column: 23, scope: !50, inlinedAt: !52, atomGroup: 2, atomRank: 1)
!94 = !DILocation(line: 24, column: 5, scope: !50, inlinedAt: !52, atomGroup: 3, atomRank: 1)
!95 = distinct !{!95, !96, !97, !29, !30}
!96 = !DILocation(line: 24, column: 5, scope: !50, inlinedAt: !52)
!97 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !52)
!98 = !DILocation(line: 25, column: 21, scope: !50, inlinedAt: !99)
!99 = distinct !DILocation(line: 51, column: 5, scope: !10)
!100 = !DILocation(line: 8, column: 5, scope: !54, inlinedAt: !101)
!101 = distinct !DILocation(line: 25, column: 9, scope: !50, inlinedAt: !99)
!102 = !DILocation(line: 10, column: 28, scope: !54, inlinedAt: !101, atomGroup: 3, atomRank: 2)
!103 = !DILocation(line: 10, column: 21, scope: !54, inlinedAt: !101, atomGroup: 3, atomRank: 1)
!104 = !DILocation(line: 11, column: 16, scope: !54, inlinedAt: !101, atomGroup: 4, atomRank: 1)
!105 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !106, atomGroup: 1, atomRank: 1)
!106 = distinct !DILocation(line: 12, column: 9, scope: !54, inlinedAt: !101)
!107 = !DILocation(line: 13, column: 5, scope: !54, inlinedAt: !101)
!108 = !DILocation(line: 14, column: 5, scope: !54, inlinedAt: !101)
!109 = !DILocation(line: 0, scope: !54, inlinedAt: !101)
!110 = !DILocation(line: 16, column: 14, scope: !54, inlinedAt: !101, atomGroup: 7, atomRank: 2)
!111 = !DILocation(line: 15, column: 45, scope: !54, inlinedAt: !101)
!112 = !DILocation(line: 15, column: 27, scope: !54, inlinedAt: !101, atomGroup: 5, atomRank: 2)
!113 = !DILocation(line: 15, column: 21, scope: !54, inlinedAt: !101, atomGroup: 6, atomRank: 2)
!114 = !DILocation(line: 15, column: 9, scope: !54, inlinedAt: !101)
!115 = !DILocation(line: 15, column: 25, scope: !54, inlinedAt: !101, atomGroup: 5, atomRank: 1)
!116 = !DILocation(line: 17, column: 19, scope: !54, inlinedAt: !101, atomGroup: 8, atomRank: 1)
!117 = !DILocation(line: 17, column: 5, scope: !54, inlinedAt: !101, atomGroup: 9, atomRank: 1)
!118 = distinct !{!118, !108, !119, !29, !30}
!119 = !DILocation(line: 17, column: 23, scope: !54, inlinedAt: !101)
!120 = !DILocation(line: 19, column: 24, scope: !54, inlinedAt: !101, atomGroup: 12, atomRank: 2)
!121 = !DILocation(line: 19, column: 17, scope: !54, inlinedAt: !101)
!122 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !123, atomGroup: 1, atomRank: 1)
!123 = distinct !DILocation(line: 19, column: 9, scope: !54, inlinedAt: !101)
!124 = !DILocation(line: 18, column: 18, scope: !54, inlinedAt: !101, atomGroup: 10, atomRank: 1)
!125 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !101, atomGroup: 11, atomRank: 1)
!126 = distinct !{!126, !127, !128, !29, !30}
!127 = !DILocation(line: 18, column: 5, scope: !54, inlinedAt: !101)
!128 = !DILocation(line: 20, column: 5, scope: !54, inlinedAt: !101)
!129 = !DILocation(line: 21, column: 1, scope: !54, inlinedAt: !101)
!130 = !DILocation(line: 25, column: 95, scope: !60, inlinedAt: !131, atomGroup: 1, atomRank: 1)
!131 = distinct !DILocation(line: 26, column: 9, scope: !50, inlinedAt: !99)
!132 = !DILocation(line: 53, column: 1, scope: !10)
!133 = !DILocation(line: 52, column: 5, scope: !10, atomGroup: 19, atomRank: 1)
!134 = !DILocation(line: 48, column: 23, scope: !10)
!135 = !DILocation(line: 48, column: 23, scope: !10, atomGroup: 15, atomRank: 2)
!136 = !DILocation(line: 48, column: 9, scope: !10)
!137 = !DILocation(line: 48, column: 21, scope: !10, atomGroup: 15, atomRank: 1)
!138 = !DILocation(line: 47, column: 42, scope: !10, atomGroup: 16, atomRank: 2)
!139 = !DILocation(line: 47, column: 29, scope: !10, atomGroup: 13, atomRank: 1)
!140 = !DILocation(line: 47, column: 5, scope: !10, atomGroup: 14, atomRank: 1)
!141 = distinct !{!141, !142, !143, !29, !30}
!142 = !DILocation(line: 47, column: 5, scope: !10)
!143 = !DILocation(line: 49, column: 5, scope: !10)
!144 = !DISubprogram(name: "launch", scope: !145, file: !145, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!146 = distinct !DISubprogram(name: "visit", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!147 = !DILocation(line: 25, column: 29, scope: !146)
!148 = !DILocation(line: 25, column: 16, scope: !146)
!149 = !DILocation(line: 25, column: 16, scope: !146, atomGroup: 2, atomRank: 2)
!150 = !DILocation(line: 26, column: 21, scope: !146)
!151 = !DILocation(line: 26, column: 21, scope: !146, atomGroup: 3, atomRank: 2)
!152 = !DILocation(line: 26, column: 43, scope: !146)
!153 = !DILocation(line: 26, column: 41, scope: !146, atomGroup: 24, atomRank: 1)
!154 = !DILocation(line: 26, column: 5, scope: !146, atomGroup: 25, atomRank: 1)
!155 = !DILocation(line: 32, column: 1, scope: !146, atomGroup: 14, atomRank: 1)
!156 = !DILocation(line: 27, column: 25, scope: !146)
!157 = !DILocation(line: 27, column: 25, scope: !146, atomGroup: 6, atomRank: 2)
!158 = !DILocation(line: 28, column: 45, scope: !146)
!159 = !DILocation(line: 28, column: 81, scope: !146)
!160 = !DILocation(line: 28, column: 87, scope: !146, atomGroup: 8, atomRank: 2)
!161 = !DILocation(line: 28, column: 13, scope: !146)
!162 = !DILocation(line: 28, column: 13, scope: !146, atomGroup: 8, atomRank: 3)
!163 = !DILocation(line: 28, column: 13, scope: !146, atomGroup: 9, atomRank: 1)
!164 = !DILocation(line: 29, column: 18, scope: !146, atomGroup: 11, atomRank: 2)
!165 = !DILocation(line: 29, column: 13, scope: !146)
!166 = !DILocation(line: 29, column: 48, scope: !146, atomGroup: 10, atomRank: 1)
!167 = !DILocation(line: 30, column: 9, scope: !146)
!168 = !DILocation(line: 26, column: 66, scope: !146, atomGroup: 12, atomRank: 2)
!169 = !DILocation(line: 26, column: 41, scope: !146, atomGroup: 4, atomRank: 1)
!170 = !DILocation(line: 26, column: 5, scope: !146, atomGroup: 5, atomRank: 1)
!171 = distinct !{!171, !172, !173, !29, !30}
!172 = !DILocation(line: 26, column: 5, scope: !146)
!173 = !DILocation(line: 31, column: 5, scope: !146)
