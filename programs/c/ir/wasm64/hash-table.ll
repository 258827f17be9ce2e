; ModuleID = 'programs/c/hash-table.c'
source_filename = "programs/c/hash-table.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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

3:                                                ; preds = %75, %33
  %4 = phi i64 [ %36, %33 ], [ 0, %75 ]
  %5 = getelementptr inbounds nuw i32, ptr @lengths, i64 %4, !dbg !14
  %6 = load i32, ptr %5, align 4, !dbg !14, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !18
  %7 = icmp slt i32 %6, 0, !dbg !21
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !22
  br i1 %7, label %9, label %10, !dbg !23

9:                                                ; preds = %3
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !24, !tbaa !28
  br label %10, !dbg !30

10:                                               ; preds = %9, %3
  br label %11, !dbg !31

11:                                               ; preds = %10, %11
  %12 = phi i64 [ %24, %11 ], [ 1, %10 ], !dbg !32
  %13 = phi i64 [ %21, %11 ], [ 0, %10 ], !dbg !32
  %14 = phi i32 [ %16, %11 ], [ %8, %10 ], !dbg !32
  %15 = freeze i32 %14, !dbg !33
  %16 = udiv i32 %15, 10, !dbg !33
  %17 = mul i32 %16, 10, !dbg !34
  %18 = sub i32 %15, %17, !dbg !34
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !35
  %20 = or disjoint i8 %19, 48, !dbg !35
  %21 = add nuw nsw i64 %13, 1, !dbg !36
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 %13, !dbg !37
  store i8 %20, ptr %22, align 1, !dbg !38, !tbaa !39
  %23 = icmp ult i32 %14, 10, !dbg !40
  %24 = add nuw i64 %12, 1, !dbg !41
  br i1 %23, label %25, label %11, !dbg !41, !llvm.loop !42

25:                                               ; preds = %11, %25
  %26 = phi i64 [ %27, %25 ], [ %12, %11 ]
  %27 = add nsw i64 %26, -1, !dbg !46
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 %27, !dbg !47
  %29 = load i8, ptr %28, align 1, !dbg !47, !tbaa !39
  %30 = zext i8 %29 to i64, !dbg !48
  store volatile i64 %30, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !50, !tbaa !28
  %31 = trunc nuw i64 %26 to i32, !dbg !51
  %32 = icmp sgt i32 %31, 1, !dbg !51
  br i1 %32, label %25, label %33, !dbg !52, !llvm.loop !53

33:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !56
  %34 = icmp samesign ult i64 %4, 6, !dbg !57
  %35 = select i1 %34, i64 32, i64 10, !dbg !58
  store volatile i64 %35, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !59, !tbaa !28
  %36 = add nuw nsw i64 %4, 1, !dbg !61
  %37 = icmp eq i64 %36, 7, !dbg !62
  br i1 %37, label %38, label %3, !dbg !63, !llvm.loop !64

38:                                               ; preds = %33
  tail call void @launch(ptr noundef nonnull @look_up, i32 noundef 16, ptr noundef null) #6, !dbg !67
  br label %39, !dbg !68

39:                                               ; preds = %69, %38
  %40 = phi i64 [ 0, %38 ], [ %72, %69 ]
  %41 = getelementptr inbounds nuw i32, ptr @results, i64 %40, !dbg !70
  %42 = load i32, ptr %41, align 4, !dbg !70, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !71
  %43 = icmp slt i32 %42, 0, !dbg !73
  %44 = tail call i32 @llvm.abs.i32(i32 %42, i1 false), !dbg !74
  br i1 %43, label %45, label %46, !dbg !75

45:                                               ; preds = %39
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !76, !tbaa !28
  br label %46, !dbg !78

46:                                               ; preds = %45, %39
  br label %47, !dbg !79

47:                                               ; preds = %46, %47
  %48 = phi i64 [ %60, %47 ], [ 1, %46 ], !dbg !80
  %49 = phi i64 [ %57, %47 ], [ 0, %46 ], !dbg !80
  %50 = phi i32 [ %52, %47 ], [ %44, %46 ], !dbg !80
  %51 = freeze i32 %50, !dbg !81
  %52 = udiv i32 %51, 10, !dbg !81
  %53 = mul i32 %52, 10, !dbg !82
  %54 = sub i32 %51, %53, !dbg !82
  %55 = trunc nuw nsw i32 %54 to i8, !dbg !83
  %56 = or disjoint i8 %55, 48, !dbg !83
  %57 = add nuw nsw i64 %49, 1, !dbg !84
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 %49, !dbg !85
  store i8 %56, ptr %58, align 1, !dbg !86, !tbaa !39
  %59 = icmp ult i32 %50, 10, !dbg !87
  %60 = add nuw i64 %48, 1, !dbg !88
  br i1 %59, label %61, label %47, !dbg !88, !llvm.loop !89

61:                                               ; preds = %47, %61
  %62 = phi i64 [ %63, %61 ], [ %48, %47 ]
  %63 = add nsw i64 %62, -1, !dbg !91
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 %63, !dbg !92
  %65 = load i8, ptr %64, align 1, !dbg !92, !tbaa !39
  %66 = zext i8 %65 to i64, !dbg !93
  store volatile i64 %66, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !95, !tbaa !28
  %67 = trunc nuw i64 %62 to i32, !dbg !96
  %68 = icmp sgt i32 %67, 1, !dbg !96
  br i1 %68, label %61, label %69, !dbg !97, !llvm.loop !98

69:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !101
  %70 = icmp samesign ult i64 %40, 15, !dbg !102
  %71 = select i1 %70, i64 32, i64 10, !dbg !103
  store volatile i64 %71, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !104, !tbaa !28
  %72 = add nuw nsw i64 %40, 1, !dbg !106
  %73 = icmp eq i64 %72, 16, !dbg !107
  br i1 %73, label %74, label %39, !dbg !108, !llvm.loop !109

74:                                               ; preds = %69
  ret i32 0, !dbg !112

75:                                               ; preds = %0, %75
  %76 = phi i64 [ 0, %0 ], [ %81, %75 ]
  %77 = getelementptr inbounds nuw i32, ptr @keys, i64 %76, !dbg !113
  %78 = load i32, ptr %77, align 4, !dbg !113, !tbaa !6
  %79 = urem i32 %78, 7, !dbg !114
  %80 = getelementptr inbounds nuw %struct.node, ptr @nodes, i64 %76, !dbg !117
  %81 = add nuw nsw i64 %76, 1, !dbg !118
  %82 = zext nneg i32 %79 to i64, !dbg !119
  %83 = getelementptr inbounds nuw ptr, ptr @buckets, i64 %82, !dbg !119
  %84 = load ptr, ptr %83, align 8, !dbg !120, !tbaa !121
  store i32 %78, ptr %80, align 16, !dbg !124, !tbaa !6
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 4, !dbg !124
  %86 = trunc nuw nsw i64 %81 to i32, !dbg !124
  store i32 %86, ptr %85, align 4, !dbg !124, !tbaa !6
  %87 = getelementptr inbounds nuw i8, ptr %80, i64 8, !dbg !124
  store ptr %84, ptr %87, align 8, !dbg !124, !tbaa !121
  store ptr %80, ptr %83, align 8, !dbg !125, !tbaa !121
  %88 = getelementptr inbounds nuw i32, ptr @lengths, i64 %82, !dbg !126
  %89 = load i32, ptr %88, align 4, !dbg !127, !tbaa !6
  %90 = add nsw i32 %89, 1, !dbg !128
  store i32 %90, ptr %88, align 4, !dbg !129, !tbaa !6
  %91 = icmp eq i64 %81, 14, !dbg !130
  br i1 %91, label %3, label %75, !dbg !131, !llvm.loop !132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !135 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @look_up(i32 noundef %0, ptr readnone captures(none) %1) #3 !dbg !137 {
  %3 = sext i32 %0 to i64, !dbg !138
  %4 = getelementptr inbounds i32, ptr @queries, i64 %3, !dbg !138
  %5 = load i32, ptr %4, align 4, !dbg !139, !tbaa !6
  %6 = urem i32 %5, 7, !dbg !140
  %7 = zext nneg i32 %6 to i64, !dbg !142
  %8 = getelementptr inbounds nuw ptr, ptr @buckets, i64 %7, !dbg !142
  %9 = load ptr, ptr %8, align 8, !dbg !143, !tbaa !121
  %10 = icmp eq ptr %9, null, !dbg !144
  br i1 %10, label %22, label %11, !dbg !145

11:                                               ; preds = %2, %15
  %12 = phi ptr [ %17, %15 ], [ %9, %2 ]
  %13 = load i32, ptr %12, align 8, !dbg !146, !tbaa !147
  %14 = icmp eq i32 %13, %5, !dbg !149
  br i1 %14, label %19, label %15, !dbg !150

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !151
  %17 = load ptr, ptr %16, align 8, !dbg !143, !tbaa !121
  %18 = icmp eq ptr %17, null, !dbg !152
  br i1 %18, label %22, label %11, !dbg !153, !llvm.loop !154

19:                                               ; preds = %11
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 4, !dbg !157
  %21 = load i32, ptr %20, align 4, !dbg !157, !tbaa !158
  br label %22, !dbg !159

22:                                               ; preds = %15, %2, %19
  %23 = phi i32 [ %21, %19 ], [ 0, %2 ], [ 0, %15 ], !dbg !160
  %24 = getelementptr inbounds i32, ptr @results, i64 %3, !dbg !161
  store i32 %23, ptr %24, align 4, !dbg !162, !tbaa !6
  ret void, !dbg !163
}

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
!24 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !27, atomGroup: 1, atomRank: 1)
!25 = distinct !DISubprogram(name: "putchar", scope: !26, file: !26, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!27 = distinct !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !20)
!28 = !{!29, !29, i64 0}
!29 = !{!"long", !8, i64 0}
!30 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !20)
!31 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !20)
!32 = !DILocation(line: 0, scope: !19, inlinedAt: !20)
!33 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !20, atomGroup: 7, atomRank: 2)
!34 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !20)
!35 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !20, atomGroup: 5, atomRank: 2)
!36 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !20, atomGroup: 6, atomRank: 2)
!37 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !20)
!38 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !20, atomGroup: 5, atomRank: 1)
!39 = !{!8, !8, i64 0}
!40 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !20, atomGroup: 8, atomRank: 1)
!41 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !20, atomGroup: 9, atomRank: 1)
!42 = distinct !{!42, !31, !43, !44, !45}
!43 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !20)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !20, atomGroup: 12, atomRank: 2)
!47 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !20)
!48 = !DILocation(line: 25, column: 97, scope: !25, inlinedAt: !49, atomGroup: 1, atomRank: 2)
!49 = distinct !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !20)
!50 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !49, atomGroup: 1, atomRank: 1)
!51 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !20, atomGroup: 10, atomRank: 1)
!52 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !20, atomGroup: 11, atomRank: 1)
!53 = distinct !{!53, !54, !55, !44, !45}
!54 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !20)
!55 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !20)
!56 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !20)
!57 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!58 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!59 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !60, atomGroup: 1, atomRank: 1)
!60 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!61 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!62 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!63 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!64 = distinct !{!64, !65, !66, !44, !45}
!65 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!66 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!67 = !DILocation(line: 41, column: 5, scope: !10)
!68 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !69, atomGroup: 17, atomRank: 1)
!69 = distinct !DILocation(line: 42, column: 5, scope: !10)
!70 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !69)
!71 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !72)
!72 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !69)
!73 = !DILocation(line: 10, column: 28, scope: !19, inlinedAt: !72, atomGroup: 3, atomRank: 2)
!74 = !DILocation(line: 10, column: 21, scope: !19, inlinedAt: !72, atomGroup: 3, atomRank: 1)
!75 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !72, atomGroup: 4, atomRank: 1)
!76 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !77, atomGroup: 1, atomRank: 1)
!77 = distinct !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !72)
!78 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !72)
!79 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !72)
!80 = !DILocation(line: 0, scope: !19, inlinedAt: !72)
!81 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !72, atomGroup: 7, atomRank: 2)
!82 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !72)
!83 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !72, atomGroup: 5, atomRank: 2)
!84 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !72, atomGroup: 6, atomRank: 2)
!85 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !72)
!86 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !72, atomGroup: 5, atomRank: 1)
!87 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !72, atomGroup: 8, atomRank: 1)
!88 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !72, atomGroup: 9, atomRank: 1)
!89 = distinct !{!89, !79, !90, !44, !45}
!90 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !72)
!91 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !72, atomGroup: 12, atomRank: 2)
!92 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !72)
!93 = !DILocation(line: 25, column: 97, scope: !25, inlinedAt: !94, atomGroup: 1, atomRank: 2)
!94 = distinct !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !72)
!95 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !94, atomGroup: 1, atomRank: 1)
!96 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !72, atomGroup: 10, atomRank: 1)
!97 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !72, atomGroup: 11, atomRank: 1)
!98 = distinct !{!98, !99, !100, !44, !45}
!99 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !72)
!100 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !72)
!101 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !72)
!102 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !69)
!103 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !69)
!104 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !105, atomGroup: 1, atomRank: 1)
!105 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !69)
!106 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !69, atomGroup: 4, atomRank: 2)
!107 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !69, atomGroup: 2, atomRank: 1)
!108 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !69, atomGroup: 3, atomRank: 1)
!109 = distinct !{!109, !110, !111, !44, !45}
!110 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !69)
!111 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !69)
!112 = !DILocation(line: 43, column: 5, scope: !10, atomGroup: 10, atomRank: 1)
!113 = !DILocation(line: 35, column: 37, scope: !10)
!114 = !DILocation(line: 21, column: 59, scope: !115, inlinedAt: !116, atomGroup: 1, atomRank: 2)
!115 = distinct !DISubprogram(name: "bucket_of", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!116 = distinct !DILocation(line: 35, column: 27, scope: !10)
!117 = !DILocation(line: 36, column: 9, scope: !10)
!118 = !DILocation(line: 36, column: 45, scope: !10, atomGroup: 5, atomRank: 2)
!119 = !DILocation(line: 36, column: 50, scope: !10)
!120 = !DILocation(line: 36, column: 50, scope: !10, atomGroup: 5, atomRank: 2)
!121 = !{!122, !122, i64 0}
!122 = !{!"p1 _ZTS4node", !123, i64 0}
!123 = !{!"any pointer", !8, i64 0}
!124 = !DILocation(line: 36, column: 20, scope: !10, atomGroup: 5, atomRank: 1)
!125 = !DILocation(line: 37, column: 25, scope: !10, atomGroup: 6, atomRank: 1)
!126 = !DILocation(line: 38, column: 9, scope: !10)
!127 = !DILocation(line: 38, column: 24, scope: !10)
!128 = !DILocation(line: 38, column: 24, scope: !10, atomGroup: 7, atomRank: 2)
!129 = !DILocation(line: 38, column: 24, scope: !10, atomGroup: 7, atomRank: 1)
!130 = !DILocation(line: 34, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!131 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!132 = distinct !{!132, !133, !134, !44, !45}
!133 = !DILocation(line: 34, column: 5, scope: !10)
!134 = !DILocation(line: 39, column: 5, scope: !10)
!135 = !DISubprogram(name: "launch", scope: !136, file: !136, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!137 = distinct !DISubprogram(name: "look_up", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!138 = !DILocation(line: 25, column: 15, scope: !137)
!139 = !DILocation(line: 25, column: 15, scope: !137, atomGroup: 1, atomRank: 2)
!140 = !DILocation(line: 21, column: 59, scope: !115, inlinedAt: !141, atomGroup: 1, atomRank: 2)
!141 = distinct !DILocation(line: 26, column: 39, scope: !137)
!142 = !DILocation(line: 26, column: 31, scope: !137)
!143 = !DILocation(line: 0, scope: !137)
!144 = !DILocation(line: 27, column: 12, scope: !137, atomGroup: 18, atomRank: 2)
!145 = !DILocation(line: 27, column: 17, scope: !137, atomGroup: 18, atomRank: 1)
!146 = !DILocation(line: 27, column: 26, scope: !137)
!147 = !{!148, !7, i64 0}
!148 = !{!"node", !7, i64 0, !7, i64 4, !122, i64 8}
!149 = !DILocation(line: 27, column: 30, scope: !137)
!150 = !DILocation(line: 27, column: 5, scope: !137, atomGroup: 4, atomRank: 1)
!151 = !DILocation(line: 28, column: 22, scope: !137)
!152 = !DILocation(line: 27, column: 12, scope: !137, atomGroup: 3, atomRank: 2)
!153 = !DILocation(line: 27, column: 17, scope: !137, atomGroup: 3, atomRank: 1)
!154 = distinct !{!154, !155, !156, !44, !45}
!155 = !DILocation(line: 27, column: 5, scope: !137)
!156 = !DILocation(line: 29, column: 5, scope: !137)
!157 = !DILocation(line: 30, column: 36, scope: !137)
!158 = !{!148, !7, i64 4}
!159 = !DILocation(line: 30, column: 23, scope: !137)
!160 = !DILocation(line: 30, column: 23, scope: !137, atomGroup: 6, atomRank: 2)
!161 = !DILocation(line: 30, column: 5, scope: !137)
!162 = !DILocation(line: 30, column: 21, scope: !137, atomGroup: 6, atomRank: 1)
!163 = !DILocation(line: 31, column: 1, scope: !137, atomGroup: 8, atomRank: 1)
