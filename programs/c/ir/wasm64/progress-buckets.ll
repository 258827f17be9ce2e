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
  br label %76, !dbg !15

5:                                                ; preds = %85, %35
  %6 = phi i64 [ %38, %35 ], [ 0, %85 ]
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !16
  %8 = load i32, ptr %7, align 4, !dbg !16, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !20
  %9 = icmp slt i32 %8, 0, !dbg !23
  %10 = tail call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !24
  br i1 %9, label %11, label %12, !dbg !25

11:                                               ; preds = %5
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !26, !tbaa !30
  br label %12, !dbg !32

12:                                               ; preds = %11, %5
  br label %13, !dbg !33

13:                                               ; preds = %12, %13
  %14 = phi i64 [ %26, %13 ], [ 1, %12 ], !dbg !34
  %15 = phi i64 [ %23, %13 ], [ 0, %12 ], !dbg !34
  %16 = phi i32 [ %18, %13 ], [ %10, %12 ], !dbg !34
  %17 = freeze i32 %16, !dbg !35
  %18 = udiv i32 %17, 10, !dbg !35
  %19 = mul i32 %18, 10, !dbg !36
  %20 = sub i32 %17, %19, !dbg !36
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !37
  %22 = or disjoint i8 %21, 48, !dbg !37
  %23 = add nuw nsw i64 %15, 1, !dbg !38
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 %15, !dbg !39
  store i8 %22, ptr %24, align 1, !dbg !40, !tbaa !41
  %25 = icmp ult i32 %16, 10, !dbg !42
  %26 = add nuw i64 %14, 1, !dbg !43
  br i1 %25, label %27, label %13, !dbg !43, !llvm.loop !44

27:                                               ; preds = %13, %27
  %28 = phi i64 [ %29, %27 ], [ %14, %13 ]
  %29 = add nsw i64 %28, -1, !dbg !48
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 %29, !dbg !49
  %31 = load i8, ptr %30, align 1, !dbg !49, !tbaa !41
  %32 = zext i8 %31 to i64, !dbg !50
  store volatile i64 %32, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !52, !tbaa !30
  %33 = trunc nuw i64 %28 to i32, !dbg !53
  %34 = icmp sgt i32 %33, 1, !dbg !53
  br i1 %34, label %27, label %35, !dbg !54, !llvm.loop !55

35:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !58
  %36 = icmp eq i64 %6, 6, !dbg !59
  %37 = select i1 %36, i64 10, i64 32, !dbg !60
  store volatile i64 %37, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !61, !tbaa !30
  %38 = add nuw nsw i64 %6, 1, !dbg !63
  %39 = icmp eq i64 %38, 7, !dbg !64
  br i1 %39, label %40, label %5, !dbg !65, !llvm.loop !66

40:                                               ; preds = %35, %70
  %41 = phi i64 [ %73, %70 ], [ 0, %35 ]
  %42 = getelementptr inbounds nuw i32, ptr %4, i64 %41, !dbg !69
  %43 = load i32, ptr %42, align 4, !dbg !69, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !71
  %44 = icmp slt i32 %43, 0, !dbg !73
  %45 = tail call i32 @llvm.abs.i32(i32 %43, i1 false), !dbg !74
  br i1 %44, label %46, label %47, !dbg !75

46:                                               ; preds = %40
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !76, !tbaa !30
  br label %47, !dbg !78

47:                                               ; preds = %46, %40
  br label %48, !dbg !79

48:                                               ; preds = %47, %48
  %49 = phi i64 [ %61, %48 ], [ 1, %47 ], !dbg !80
  %50 = phi i64 [ %58, %48 ], [ 0, %47 ], !dbg !80
  %51 = phi i32 [ %53, %48 ], [ %45, %47 ], !dbg !80
  %52 = freeze i32 %51, !dbg !81
  %53 = udiv i32 %52, 10, !dbg !81
  %54 = mul i32 %53, 10, !dbg !82
  %55 = sub i32 %52, %54, !dbg !82
  %56 = trunc nuw nsw i32 %55 to i8, !dbg !83
  %57 = or disjoint i8 %56, 48, !dbg !83
  %58 = add nuw nsw i64 %50, 1, !dbg !84
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %50, !dbg !85
  store i8 %57, ptr %59, align 1, !dbg !86, !tbaa !41
  %60 = icmp ult i32 %51, 10, !dbg !87
  %61 = add nuw i64 %49, 1, !dbg !88
  br i1 %60, label %62, label %48, !dbg !88, !llvm.loop !89

62:                                               ; preds = %48, %62
  %63 = phi i64 [ %64, %62 ], [ %49, %48 ]
  %64 = add nsw i64 %63, -1, !dbg !91
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 %64, !dbg !92
  %66 = load i8, ptr %65, align 1, !dbg !92, !tbaa !41
  %67 = zext i8 %66 to i64, !dbg !93
  store volatile i64 %67, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !95, !tbaa !30
  %68 = trunc nuw i64 %63 to i32, !dbg !96
  %69 = icmp sgt i32 %68, 1, !dbg !96
  br i1 %69, label %62, label %70, !dbg !97, !llvm.loop !98

70:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !101
  %71 = icmp eq i64 %41, 6, !dbg !102
  %72 = select i1 %71, i64 10, i64 32, !dbg !103
  store volatile i64 %72, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !104, !tbaa !30
  %73 = add nuw nsw i64 %41, 1, !dbg !106
  %74 = icmp eq i64 %73, 7, !dbg !107
  br i1 %74, label %75, label %40, !dbg !108, !llvm.loop !109

75:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6, !dbg !112
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !112
  ret i32 0, !dbg !113

76:                                               ; preds = %0, %85
  %77 = phi i64 [ 0, %0 ], [ %86, %85 ]
  %78 = getelementptr inbounds nuw i32, ptr %4, i64 %77, !dbg !114
  store i32 0, ptr %78, align 4, !dbg !115, !tbaa !6
  %79 = getelementptr inbounds nuw i32, ptr %3, i64 %77, !dbg !116
  store i32 0, ptr %79, align 4, !dbg !117, !tbaa !6
  %80 = getelementptr inbounds nuw %struct.bucket, ptr @buckets, i64 %77, !dbg !118
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 8, !dbg !119
  %82 = load ptr, ptr %81, align 8, !dbg !120, !tbaa !121
  %83 = icmp eq ptr %82, null, !dbg !124
  br i1 %83, label %85, label %88, !dbg !125

84:                                               ; preds = %88
  store i32 %92, ptr %79, align 4, !dbg !126, !tbaa !6
  store i32 %98, ptr %78, align 4, !dbg !127, !tbaa !6
  br label %85, !dbg !128

85:                                               ; preds = %84, %76
  %86 = add nuw nsw i64 %77, 1, !dbg !129
  %87 = icmp eq i64 %86, 7, !dbg !130
  br i1 %87, label %5, label %76, !dbg !131, !llvm.loop !132

88:                                               ; preds = %76, %88
  %89 = phi i32 [ %98, %88 ], [ 0, %76 ], !dbg !135
  %90 = phi i32 [ %92, %88 ], [ 0, %76 ], !dbg !136
  %91 = phi ptr [ %99, %88 ], [ %82, %76 ]
  %92 = add nuw nsw i32 %90, 1, !dbg !135
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 8, !dbg !137
  %94 = load i32, ptr %93, align 8, !dbg !137, !tbaa !138
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 12, !dbg !140
  %96 = load i32, ptr %95, align 4, !dbg !140, !tbaa !141
  %97 = mul nsw i32 %96, %94, !dbg !142
  %98 = add nsw i32 %89, %97, !dbg !143
  %99 = load ptr, ptr %91, align 8, !dbg !144, !tbaa !121
  %100 = icmp eq ptr %99, null, !dbg !145
  br i1 %100, label %84, label %88, !dbg !128, !llvm.loop !146
}

declare !dbg !149 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @insert(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !151 {
  %3 = sext i32 %0 to i64, !dbg !152
  %4 = getelementptr inbounds i32, ptr @keys, i64 %3, !dbg !152
  %5 = load i32, ptr %4, align 4, !dbg !153, !tbaa !6
  %6 = srem i32 %5, 7, !dbg !154
  %7 = sext i32 %6 to i64, !dbg !155
  %8 = getelementptr inbounds %struct.bucket, ptr @buckets, i64 %7, !dbg !156
  br label %9, !dbg !157

9:                                                ; preds = %9, %2
  %10 = atomicrmw xchg ptr %8, i64 1 seq_cst, align 8, !dbg !158
  %11 = icmp eq i64 %10, 0, !dbg !159
  br i1 %11, label %12, label %9, !dbg !160, !llvm.loop !161

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !163
  br label %14, !dbg !164

14:                                               ; preds = %18, %12
  %15 = phi ptr [ %13, %12 ], [ %16, %18 ]
  %16 = load ptr, ptr %15, align 8, !dbg !165, !tbaa !121
  %17 = icmp eq ptr %16, null, !dbg !166
  br i1 %17, label %22, label %18, !dbg !166

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !167
  %20 = load i32, ptr %19, align 8, !dbg !167, !tbaa !138
  %21 = icmp eq i32 %20, %5, !dbg !168
  br i1 %21, label %26, label %14, !dbg !169, !llvm.loop !170

22:                                               ; preds = %14
  %23 = getelementptr inbounds %struct.node, ptr @nodes, i64 %3, !dbg !172
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8, !dbg !173
  store i32 %5, ptr %24, align 8, !dbg !174, !tbaa !138
  %25 = load ptr, ptr %13, align 8, !dbg !175, !tbaa !176
  store ptr %25, ptr %23, align 16, !dbg !179, !tbaa !180
  store ptr %23, ptr %13, align 8, !dbg !181, !tbaa !176
  br label %26, !dbg !182

26:                                               ; preds = %18, %22
  %27 = phi ptr [ %23, %22 ], [ %16, %18 ], !dbg !165
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 12, !dbg !183
  %29 = load i32, ptr %28, align 4, !dbg !184, !tbaa !141
  %30 = add nsw i32 %29, 1, !dbg !185
  store i32 %30, ptr %28, align 4, !dbg !186, !tbaa !141
  store atomic i64 0, ptr %8 seq_cst, align 16, !dbg !187
  ret void, !dbg !188
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

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
!59 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !19)
!60 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !19)
!61 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !62, atomGroup: 1, atomRank: 1)
!62 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !19)
!63 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !19, atomGroup: 4, atomRank: 2)
!64 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !19, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19, atomGroup: 3, atomRank: 1)
!66 = distinct !{!66, !67, !68, !46, !47}
!67 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19)
!68 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !19)
!69 = !DILocation(line: 25, column: 21, scope: !17, inlinedAt: !70)
!70 = distinct !DILocation(line: 60, column: 5, scope: !10)
!71 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !72)
!72 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !70)
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
!102 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !70)
!103 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !70)
!104 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !105, atomGroup: 1, atomRank: 1)
!105 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !70)
!106 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !70, atomGroup: 4, atomRank: 2)
!107 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !70, atomGroup: 2, atomRank: 1)
!108 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !70, atomGroup: 3, atomRank: 1)
!109 = distinct !{!109, !110, !111, !46, !47}
!110 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !70)
!111 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !70)
!112 = !DILocation(line: 62, column: 1, scope: !10)
!113 = !DILocation(line: 62, column: 1, scope: !10, atomGroup: 16, atomRank: 1)
!114 = !DILocation(line: 53, column: 29, scope: !10)
!115 = !DILocation(line: 53, column: 43, scope: !10, atomGroup: 5, atomRank: 1)
!116 = !DILocation(line: 53, column: 9, scope: !10)
!117 = !DILocation(line: 53, column: 27, scope: !10, atomGroup: 4, atomRank: 1)
!118 = !DILocation(line: 54, column: 34, scope: !10)
!119 = !DILocation(line: 54, column: 50, scope: !10)
!120 = !DILocation(line: 54, scope: !10, atomGroup: 22, atomRank: 2)
!121 = !{!122, !122, i64 0}
!122 = !{!"p1 _ZTS4node", !123, i64 0}
!123 = !{!"any pointer", !8, i64 0}
!124 = !DILocation(line: 54, column: 62, scope: !10, atomGroup: 23, atomRank: 1)
!125 = !DILocation(line: 54, column: 9, scope: !10, atomGroup: 24, atomRank: 1)
!126 = !DILocation(line: 55, column: 30, scope: !10, atomGroup: 9, atomRank: 1)
!127 = !DILocation(line: 56, column: 27, scope: !10, atomGroup: 10, atomRank: 1)
!128 = !DILocation(line: 54, column: 9, scope: !10, atomGroup: 8, atomRank: 1)
!129 = !DILocation(line: 52, column: 50, scope: !10, atomGroup: 13, atomRank: 2)
!130 = !DILocation(line: 52, column: 33, scope: !10, atomGroup: 2, atomRank: 1)
!131 = !DILocation(line: 52, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!132 = distinct !{!132, !133, !134, !46, !47}
!133 = !DILocation(line: 52, column: 5, scope: !10)
!134 = !DILocation(line: 58, column: 5, scope: !10)
!135 = !DILocation(line: 55, column: 30, scope: !10, atomGroup: 9, atomRank: 2)
!136 = !DILocation(line: 55, column: 30, scope: !10)
!137 = !DILocation(line: 56, column: 36, scope: !10)
!138 = !{!139, !7, i64 8}
!139 = !{!"node", !122, i64 0, !7, i64 8, !7, i64 12}
!140 = !DILocation(line: 56, column: 48, scope: !10)
!141 = !{!139, !7, i64 12}
!142 = !DILocation(line: 56, column: 40, scope: !10)
!143 = !DILocation(line: 56, column: 27, scope: !10, atomGroup: 10, atomRank: 2)
!144 = !DILocation(line: 54, scope: !10, atomGroup: 6, atomRank: 2)
!145 = !DILocation(line: 54, column: 62, scope: !10, atomGroup: 7, atomRank: 1)
!146 = distinct !{!146, !147, !148, !46, !47}
!147 = !DILocation(line: 54, column: 9, scope: !10)
!148 = !DILocation(line: 57, column: 9, scope: !10)
!149 = !DISubprogram(name: "launch", scope: !150, file: !150, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!151 = distinct !DISubprogram(name: "insert", scope: !1, file: !1, line: 29, type: !11, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!152 = !DILocation(line: 31, column: 15, scope: !151)
!153 = !DILocation(line: 31, column: 15, scope: !151, atomGroup: 1, atomRank: 2)
!154 = !DILocation(line: 32, column: 42, scope: !151)
!155 = !DILocation(line: 32, column: 30, scope: !151)
!156 = !DILocation(line: 32, column: 30, scope: !151, atomGroup: 2, atomRank: 2)
!157 = !DILocation(line: 33, column: 5, scope: !151)
!158 = !DILocation(line: 33, column: 12, scope: !151, atomGroup: 3, atomRank: 2)
!159 = !DILocation(line: 33, column: 12, scope: !151, atomGroup: 4, atomRank: 1)
!160 = !DILocation(line: 33, column: 5, scope: !151, atomGroup: 5, atomRank: 1)
!161 = distinct !{!161, !157, !162, !46, !47}
!162 = !DILocation(line: 34, column: 5, scope: !151)
!163 = !DILocation(line: 35, column: 34, scope: !151)
!164 = !DILocation(line: 36, column: 5, scope: !151)
!165 = !DILocation(line: 0, scope: !151)
!166 = !DILocation(line: 36, column: 26, scope: !151, atomGroup: 7, atomRank: 1)
!167 = !DILocation(line: 36, column: 36, scope: !151)
!168 = !DILocation(line: 36, column: 40, scope: !151)
!169 = !DILocation(line: 36, column: 5, scope: !151, atomGroup: 8, atomRank: 1)
!170 = distinct !{!170, !164, !171, !46, !47}
!171 = !DILocation(line: 38, column: 5, scope: !151)
!172 = !DILocation(line: 40, column: 18, scope: !151, atomGroup: 11, atomRank: 2)
!173 = !DILocation(line: 41, column: 16, scope: !151)
!174 = !DILocation(line: 41, column: 20, scope: !151, atomGroup: 12, atomRank: 1)
!175 = !DILocation(line: 42, column: 31, scope: !151, atomGroup: 13, atomRank: 2)
!176 = !{!177, !122, i64 8}
!177 = !{!"bucket", !178, i64 0, !122, i64 8}
!178 = !{!"atomic_flag", !8, i64 0}
!179 = !DILocation(line: 42, column: 21, scope: !151, atomGroup: 13, atomRank: 1)
!180 = !{!139, !122, i64 0}
!181 = !DILocation(line: 43, column: 23, scope: !151, atomGroup: 14, atomRank: 1)
!182 = !DILocation(line: 44, column: 5, scope: !151)
!183 = !DILocation(line: 45, column: 12, scope: !151)
!184 = !DILocation(line: 45, column: 17, scope: !151)
!185 = !DILocation(line: 45, column: 17, scope: !151, atomGroup: 15, atomRank: 2)
!186 = !DILocation(line: 45, column: 17, scope: !151, atomGroup: 15, atomRank: 1)
!187 = !DILocation(line: 46, column: 5, scope: !151, atomGroup: 16, atomRank: 1)
!188 = !DILocation(line: 47, column: 1, scope: !151, atomGroup: 17, atomRank: 1)
