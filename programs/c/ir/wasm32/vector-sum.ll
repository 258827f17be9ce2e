; ModuleID = 'programs/c/vector-sum.c'
source_filename = "programs/c/vector-sum.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

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

11:                                               ; preds = %40, %9
  %12 = phi i32 [ 0, %9 ], [ %44, %40 ]
  %13 = getelementptr inbounds nuw i32, ptr @sums, i32 %12, !dbg !23
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
  %21 = phi i32 [ %29, %20 ], [ 0, %19 ], !dbg !33
  %22 = phi i32 [ %24, %20 ], [ %16, %19 ], !dbg !33
  %23 = freeze i32 %22, !dbg !34
  %24 = udiv i32 %23, 10, !dbg !34
  %25 = mul i32 %24, 10, !dbg !35
  %26 = sub i32 %23, %25, !dbg !35
  %27 = trunc nuw nsw i32 %26 to i8, !dbg !36
  %28 = or disjoint i8 %27, 48, !dbg !36
  %29 = add nuw nsw i32 %21, 1, !dbg !37
  %30 = getelementptr inbounds nuw i8, ptr %2, i32 %21, !dbg !38
  store i8 %28, ptr %30, align 1, !dbg !39, !tbaa !40
  %31 = icmp ult i32 %22, 10, !dbg !41
  br i1 %31, label %32, label %20, !dbg !42, !llvm.loop !43

32:                                               ; preds = %20, %32
  %33 = phi i32 [ %34, %32 ], [ %29, %20 ]
  %34 = add nsw i32 %33, -1, !dbg !47
  %35 = getelementptr inbounds nuw i8, ptr %2, i32 %34, !dbg !48
  %36 = load i8, ptr %35, align 1, !dbg !48, !tbaa !40
  %37 = sext i8 %36 to i32, !dbg !48
  %38 = call i32 @putchar(i32 noundef %37) #8, !dbg !49
  %39 = icmp sgt i32 %33, 1, !dbg !50
  br i1 %39, label %32, label %40, !dbg !51, !llvm.loop !52

40:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !55
  %41 = icmp samesign ult i32 %12, 20, !dbg !56
  %42 = select i1 %41, i32 32, i32 10, !dbg !57
  %43 = call i32 @putchar(i32 noundef %42) #8, !dbg !58
  %44 = add nuw nsw i32 %12, 1, !dbg !59
  %45 = icmp eq i32 %44, 21, !dbg !60
  br i1 %45, label %74, label %11, !dbg !61, !llvm.loop !62

46:                                               ; preds = %74
  %47 = icmp slt i32 %79, 0
  %48 = call i32 @llvm.abs.i32(i32 %79, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !65
  br i1 %47, label %49, label %51, !dbg !68

49:                                               ; preds = %46
  %50 = call i32 @putchar(i32 noundef 45) #8, !dbg !69
  br label %51, !dbg !70

51:                                               ; preds = %49, %46
  br label %52, !dbg !71

52:                                               ; preds = %51, %52
  %53 = phi i32 [ %61, %52 ], [ 0, %51 ], !dbg !72
  %54 = phi i32 [ %56, %52 ], [ %48, %51 ], !dbg !72
  %55 = freeze i32 %54, !dbg !73
  %56 = udiv i32 %55, 10, !dbg !73
  %57 = mul i32 %56, 10, !dbg !74
  %58 = sub i32 %55, %57, !dbg !74
  %59 = trunc nuw nsw i32 %58 to i8, !dbg !75
  %60 = or disjoint i8 %59, 48, !dbg !75
  %61 = add nuw nsw i32 %53, 1, !dbg !76
  %62 = getelementptr inbounds nuw i8, ptr %1, i32 %53, !dbg !77
  store i8 %60, ptr %62, align 1, !dbg !78, !tbaa !40
  %63 = icmp ult i32 %54, 10, !dbg !79
  br i1 %63, label %64, label %52, !dbg !80, !llvm.loop !81

64:                                               ; preds = %52, %64
  %65 = phi i32 [ %66, %64 ], [ %61, %52 ]
  %66 = add nsw i32 %65, -1, !dbg !83
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 %66, !dbg !84
  %68 = load i8, ptr %67, align 1, !dbg !84, !tbaa !40
  %69 = sext i8 %68 to i32, !dbg !84
  %70 = call i32 @putchar(i32 noundef %69) #8, !dbg !85
  %71 = icmp sgt i32 %65, 1, !dbg !86
  br i1 %71, label %64, label %72, !dbg !87, !llvm.loop !88

72:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !91
  %73 = call i32 @putchar(i32 noundef 10) #8, !dbg !92
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !93
  ret i32 0, !dbg !94

74:                                               ; preds = %40, %74
  %75 = phi i32 [ %80, %74 ], [ 0, %40 ]
  %76 = phi i32 [ %79, %74 ], [ 0, %40 ]
  %77 = getelementptr inbounds nuw i32, ptr @sums, i32 %75, !dbg !95
  %78 = load i32, ptr %77, align 4, !dbg !95, !tbaa !6
  %79 = add nsw i32 %78, %76, !dbg !96
  %80 = add nuw nsw i32 %75, 1, !dbg !97
  %81 = icmp eq i32 %80, 21, !dbg !98
  br i1 %81, label %46, label %74, !dbg !99, !llvm.loop !100
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !103 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_elements(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !105 {
  %3 = load i32, ptr %1, align 4, !dbg !106, !tbaa !6
  %4 = icmp slt i32 %0, 21, !dbg !107
  br i1 %4, label %6, label %5, !dbg !108

5:                                                ; preds = %6, %2
  ret void, !dbg !109

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %14, %6 ], [ %0, %2 ]
  %8 = getelementptr inbounds i32, ptr @first, i32 %7, !dbg !110
  %9 = load i32, ptr %8, align 4, !dbg !110, !tbaa !6
  %10 = getelementptr inbounds i32, ptr @second, i32 %7, !dbg !111
  %11 = load i32, ptr %10, align 4, !dbg !111, !tbaa !6
  %12 = add nsw i32 %11, %9, !dbg !112
  %13 = getelementptr inbounds i32, ptr @sums, i32 %7, !dbg !113
  store i32 %12, ptr %13, align 4, !dbg !114, !tbaa !6
  %14 = add nsw i32 %7, %3, !dbg !115
  %15 = icmp slt i32 %14, 21, !dbg !116
  br i1 %15, label %6, label %5, !dbg !117, !llvm.loop !118
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
!106 = !DILocation(line: 12, column: 19, scope: !105, atomGroup: 1, atomRank: 2)
!107 = !DILocation(line: 13, column: 28, scope: !105, atomGroup: 21, atomRank: 1)
!108 = !DILocation(line: 13, column: 5, scope: !105, atomGroup: 22, atomRank: 1)
!109 = !DILocation(line: 16, column: 1, scope: !105, atomGroup: 8, atomRank: 1)
!110 = !DILocation(line: 14, column: 19, scope: !105)
!111 = !DILocation(line: 14, column: 30, scope: !105)
!112 = !DILocation(line: 14, column: 28, scope: !105, atomGroup: 5, atomRank: 2)
!113 = !DILocation(line: 14, column: 9, scope: !105)
!114 = !DILocation(line: 14, column: 17, scope: !105, atomGroup: 5, atomRank: 1)
!115 = !DILocation(line: 13, column: 40, scope: !105, atomGroup: 6, atomRank: 2)
!116 = !DILocation(line: 13, column: 28, scope: !105, atomGroup: 3, atomRank: 1)
!117 = !DILocation(line: 13, column: 5, scope: !105, atomGroup: 4, atomRank: 1)
!118 = distinct !{!118, !119, !120, !45, !46}
!119 = !DILocation(line: 13, column: 5, scope: !105)
!120 = !DILocation(line: 15, column: 5, scope: !105)
!121 = !DISubprogram(name: "__harp_hardware_id", scope: !104, file: !104, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubprogram(name: "putchar", scope: !123, file: !123, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
