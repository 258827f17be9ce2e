; ModuleID = 'programs/c/vector-sum.c'
source_filename = "programs/c/vector-sum.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@first = hidden local_unnamed_addr global [21 x i32] [i32 3, i32 14, i32 15, i32 92, i32 65, i32 35, i32 89, i32 79, i32 32, i32 38, i32 46, i32 26, i32 43, i32 38, i32 32, i32 79, i32 50, i32 28, i32 84, i32 19, i32 71], align 16
@second = hidden local_unnamed_addr global [21 x i32] [i32 2, i32 71, i32 82, i32 81, i32 82, i32 84, i32 59, i32 4, i32 52, i32 35, i32 36, i32 2, i32 87, i32 47, i32 13, i32 52, i32 66, i32 24, i32 97, i32 75, i32 72], align 16
@sums = hidden local_unnamed_addr global [21 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6, !dbg !13
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 3) #7, !dbg !14
  %5 = icmp sgt i32 %4, 0, !dbg !15
  br i1 %5, label %6, label %9, !dbg !16

6:                                                ; preds = %0
  %7 = tail call i32 @__harp_hardware_id(i32 noundef 2) #7, !dbg !14
  %8 = mul i32 %7, %4, !dbg !16
  br label %9, !dbg !17

9:                                                ; preds = %6, %0
  %10 = phi i32 [ 0, %0 ], [ %8, %6 ]
  store i32 %10, ptr %3, align 4, !dbg !17
  call void @launch(ptr noundef nonnull @add_elements, i32 noundef %10, ptr noundef nonnull %3) #8, !dbg !18
  br label %11, !dbg !19

11:                                               ; preds = %43, %9
  %12 = phi i64 [ 0, %9 ], [ %47, %43 ]
  %13 = getelementptr inbounds nuw i32, ptr @sums, i64 %12, !dbg !23
  %14 = load i32, ptr %13, align 4, !dbg !23, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !24
  %15 = icmp slt i32 %14, 0, !dbg !27
  %16 = call i32 @llvm.abs.i32(i32 %14, i1 false), !dbg !28
  br i1 %15, label %17, label %19, !dbg !29

17:                                               ; preds = %11
  %18 = call i32 @putchar(i32 noundef 45) #8, !dbg !30
  br label %19, !dbg !31

19:                                               ; preds = %17, %11
  br label %20, !dbg !32

20:                                               ; preds = %19, %20
  %21 = phi i64 [ %33, %20 ], [ 1, %19 ], !dbg !33
  %22 = phi i64 [ %30, %20 ], [ 0, %19 ], !dbg !33
  %23 = phi i32 [ %25, %20 ], [ %16, %19 ], !dbg !33
  %24 = freeze i32 %23, !dbg !34
  %25 = udiv i32 %24, 10, !dbg !34
  %26 = mul i32 %25, 10, !dbg !35
  %27 = sub i32 %24, %26, !dbg !35
  %28 = trunc nuw nsw i32 %27 to i8, !dbg !36
  %29 = or disjoint i8 %28, 48, !dbg !36
  %30 = add nuw nsw i64 %22, 1, !dbg !37
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 %22, !dbg !38
  store i8 %29, ptr %31, align 1, !dbg !39, !tbaa !40
  %32 = icmp ult i32 %23, 10, !dbg !41
  %33 = add nuw i64 %21, 1, !dbg !42
  br i1 %32, label %34, label %20, !dbg !42, !llvm.loop !43

34:                                               ; preds = %20, %34
  %35 = phi i64 [ %36, %34 ], [ %21, %20 ]
  %36 = add nsw i64 %35, -1, !dbg !47
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 %36, !dbg !48
  %38 = load i8, ptr %37, align 1, !dbg !48, !tbaa !40
  %39 = sext i8 %38 to i32, !dbg !48
  %40 = call i32 @putchar(i32 noundef %39) #8, !dbg !49
  %41 = trunc nuw i64 %35 to i32, !dbg !50
  %42 = icmp sgt i32 %41, 1, !dbg !50
  br i1 %42, label %34, label %43, !dbg !51, !llvm.loop !52

43:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !55
  %44 = icmp samesign ult i64 %12, 20, !dbg !56
  %45 = select i1 %44, i32 32, i32 10, !dbg !57
  %46 = call i32 @putchar(i32 noundef %45) #8, !dbg !58
  %47 = add nuw nsw i64 %12, 1, !dbg !59
  %48 = icmp eq i64 %47, 21, !dbg !60
  br i1 %48, label %80, label %11, !dbg !61, !llvm.loop !62

49:                                               ; preds = %80
  %50 = icmp slt i32 %85, 0
  %51 = call i32 @llvm.abs.i32(i32 %85, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !65
  br i1 %50, label %52, label %54, !dbg !68

52:                                               ; preds = %49
  %53 = call i32 @putchar(i32 noundef 45) #8, !dbg !69
  br label %54, !dbg !70

54:                                               ; preds = %52, %49
  br label %55, !dbg !71

55:                                               ; preds = %54, %55
  %56 = phi i64 [ %68, %55 ], [ 1, %54 ], !dbg !72
  %57 = phi i64 [ %65, %55 ], [ 0, %54 ], !dbg !72
  %58 = phi i32 [ %60, %55 ], [ %51, %54 ], !dbg !72
  %59 = freeze i32 %58, !dbg !73
  %60 = udiv i32 %59, 10, !dbg !73
  %61 = mul i32 %60, 10, !dbg !74
  %62 = sub i32 %59, %61, !dbg !74
  %63 = trunc nuw nsw i32 %62 to i8, !dbg !75
  %64 = or disjoint i8 %63, 48, !dbg !75
  %65 = add nuw nsw i64 %57, 1, !dbg !76
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 %57, !dbg !77
  store i8 %64, ptr %66, align 1, !dbg !78, !tbaa !40
  %67 = icmp ult i32 %58, 10, !dbg !79
  %68 = add nuw i64 %56, 1, !dbg !80
  br i1 %67, label %69, label %55, !dbg !80, !llvm.loop !81

69:                                               ; preds = %55, %69
  %70 = phi i64 [ %71, %69 ], [ %56, %55 ]
  %71 = add nsw i64 %70, -1, !dbg !83
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 %71, !dbg !84
  %73 = load i8, ptr %72, align 1, !dbg !84, !tbaa !40
  %74 = sext i8 %73 to i32, !dbg !84
  %75 = call i32 @putchar(i32 noundef %74) #8, !dbg !85
  %76 = trunc nuw i64 %70 to i32, !dbg !86
  %77 = icmp sgt i32 %76, 1, !dbg !86
  br i1 %77, label %69, label %78, !dbg !87, !llvm.loop !88

78:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !91
  %79 = call i32 @putchar(i32 noundef 10) #8, !dbg !92
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !93
  ret i32 0, !dbg !94

80:                                               ; preds = %43, %80
  %81 = phi i64 [ %86, %80 ], [ 0, %43 ]
  %82 = phi i32 [ %85, %80 ], [ 0, %43 ]
  %83 = getelementptr inbounds nuw i32, ptr @sums, i64 %81, !dbg !95
  %84 = load i32, ptr %83, align 4, !dbg !95, !tbaa !6
  %85 = add nsw i32 %84, %82, !dbg !96
  %86 = add nuw nsw i64 %81, 1, !dbg !97
  %87 = icmp eq i64 %86, 21, !dbg !98
  br i1 %87, label %49, label %80, !dbg !99, !llvm.loop !100
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !103 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_elements(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !105 {
  %3 = icmp slt i32 %0, 21, !dbg !106
  br i1 %3, label %4, label %8, !dbg !107

4:                                                ; preds = %2
  %5 = load i32, ptr %1, align 4, !dbg !108, !tbaa !6
  %6 = sext i32 %0 to i64, !dbg !109
  %7 = sext i32 %5 to i64, !dbg !109
  br label %9, !dbg !109

8:                                                ; preds = %9, %2
  ret void, !dbg !110

9:                                                ; preds = %4, %9
  %10 = phi i64 [ %6, %4 ], [ %17, %9 ]
  %11 = getelementptr inbounds i32, ptr @first, i64 %10, !dbg !111
  %12 = load i32, ptr %11, align 4, !dbg !111, !tbaa !6
  %13 = getelementptr inbounds i32, ptr @second, i64 %10, !dbg !112
  %14 = load i32, ptr %13, align 4, !dbg !112, !tbaa !6
  %15 = add nsw i32 %14, %12, !dbg !113
  %16 = getelementptr inbounds i32, ptr @sums, i64 %10, !dbg !114
  store i32 %15, ptr %16, align 4, !dbg !115, !tbaa !6
  %17 = add nsw i64 %10, %7, !dbg !116
  %18 = icmp slt i64 %17, 21, !dbg !117
  br i1 %18, label %9, label %8, !dbg !118, !llvm.loop !119
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !121 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

declare !dbg !122 i32 @putchar(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #8 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/vector-sum.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 19, column: 5, scope: !10)
!14 = !DILocation(line: 0, scope: !10)
!15 = !DILocation(line: 20, column: 29, scope: !10, atomGroup: 23, atomRank: 1)
!16 = !DILocation(line: 20, column: 5, scope: !10, atomGroup: 24, atomRank: 1)
!17 = !DILocation(line: 21, column: 17, scope: !10, atomGroup: 6, atomRank: 1)
!18 = !DILocation(line: 23, column: 5, scope: !10)
!19 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 20, atomRank: 1)
!20 = distinct !DISubprogram(name: "show", scope: !21, file: !21, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = !DIFile(filename: "programs/c/show.h", directory: "")
!22 = distinct !DILocation(line: 24, column: 5, scope: !10)
!23 = !DILocation(line: 25, column: 21, scope: !20, inlinedAt: !22)
!24 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "show_number", scope: !21, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !22)
!27 = !DILocation(line: 10, column: 28, scope: !25, inlinedAt: !26, atomGroup: 3, atomRank: 2)
!28 = !DILocation(line: 10, column: 21, scope: !25, inlinedAt: !26, atomGroup: 3, atomRank: 1)
!29 = !DILocation(line: 11, column: 16, scope: !25, inlinedAt: !26, atomGroup: 4, atomRank: 1)
!30 = !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!34 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !26, atomGroup: 7, atomRank: 2)
!35 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !26)
!36 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 2)
!37 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !26, atomGroup: 6, atomRank: 2)
!38 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !26)
!39 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 1)
!40 = !{!8, !8, i64 0}
!41 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !26, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !26, atomGroup: 9, atomRank: 1)
!43 = distinct !{!43, !32, !44, !45, !46}
!44 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !26)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !26, atomGroup: 12, atomRank: 2)
!48 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !26)
!49 = !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!50 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!51 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!52 = distinct !{!52, !53, !54, !45, !46}
!53 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!54 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!55 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!57 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!58 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!59 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!60 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!61 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!62 = distinct !{!62, !63, !64, !45, !46}
!63 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!64 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!65 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !66)
!66 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !67)
!67 = distinct !DILocation(line: 28, column: 5, scope: !10)
!68 = !DILocation(line: 11, column: 16, scope: !25, inlinedAt: !66, atomGroup: 4, atomRank: 1)
!69 = !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !66)
!70 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !66)
!71 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !66)
!72 = !DILocation(line: 0, scope: !25, inlinedAt: !66)
!73 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !66, atomGroup: 7, atomRank: 2)
!74 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !66)
!75 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !66, atomGroup: 5, atomRank: 2)
!76 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !66, atomGroup: 6, atomRank: 2)
!77 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !66)
!78 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !66, atomGroup: 5, atomRank: 1)
!79 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !66, atomGroup: 8, atomRank: 1)
!80 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !66, atomGroup: 9, atomRank: 1)
!81 = distinct !{!81, !71, !82, !45, !46}
!82 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !66)
!83 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !66, atomGroup: 12, atomRank: 2)
!84 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !66)
!85 = !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !66)
!86 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !66, atomGroup: 10, atomRank: 1)
!87 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !66, atomGroup: 11, atomRank: 1)
!88 = distinct !{!88, !89, !90, !45, !46}
!89 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !66)
!90 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !66)
!91 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !66)
!92 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !67)
!93 = !DILocation(line: 30, column: 1, scope: !10)
!94 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 16, atomRank: 1)
!95 = !DILocation(line: 26, column: 18, scope: !10)
!96 = !DILocation(line: 26, column: 15, scope: !10, atomGroup: 12, atomRank: 2)
!97 = !DILocation(line: 25, column: 34, scope: !10, atomGroup: 13, atomRank: 2)
!98 = !DILocation(line: 25, column: 23, scope: !10, atomGroup: 10, atomRank: 1)
!99 = !DILocation(line: 25, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!100 = distinct !{!100, !101, !102, !45, !46}
!101 = !DILocation(line: 25, column: 5, scope: !10)
!102 = !DILocation(line: 27, column: 5, scope: !10)
!103 = !DISubprogram(name: "launch", scope: !104, file: !104, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!105 = distinct !DISubprogram(name: "add_elements", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!106 = !DILocation(line: 13, column: 28, scope: !105, atomGroup: 21, atomRank: 1)
!107 = !DILocation(line: 13, column: 5, scope: !105, atomGroup: 22, atomRank: 1)
!108 = !DILocation(line: 12, column: 19, scope: !105, atomGroup: 1, atomRank: 2)
!109 = !DILocation(line: 13, column: 5, scope: !105)
!110 = !DILocation(line: 16, column: 1, scope: !105, atomGroup: 8, atomRank: 1)
!111 = !DILocation(line: 14, column: 19, scope: !105)
!112 = !DILocation(line: 14, column: 30, scope: !105)
!113 = !DILocation(line: 14, column: 28, scope: !105, atomGroup: 5, atomRank: 2)
!114 = !DILocation(line: 14, column: 9, scope: !105)
!115 = !DILocation(line: 14, column: 17, scope: !105, atomGroup: 5, atomRank: 1)
!116 = !DILocation(line: 13, column: 40, scope: !105, atomGroup: 6, atomRank: 2)
!117 = !DILocation(line: 13, column: 28, scope: !105, atomGroup: 3, atomRank: 1)
!118 = !DILocation(line: 13, column: 5, scope: !105, atomGroup: 4, atomRank: 1)
!119 = distinct !{!119, !109, !120, !45, !46}
!120 = !DILocation(line: 15, column: 5, scope: !105)
!121 = !DISubprogram(name: "__harp_hardware_id", scope: !104, file: !104, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubprogram(name: "putchar", scope: !123, file: !123, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
