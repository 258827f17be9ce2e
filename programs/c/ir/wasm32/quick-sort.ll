; ModuleID = 'programs/c/quick-sort.c'
source_filename = "programs/c/quick-sort.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@numbers = hidden global [24 x i32] [i32 42, i32 -7, i32 1000, i32 3, i32 3, i32 88, i32 -250, i32 19, i32 0, i32 512, i32 7, i32 -7, i32 64, i32 23, i32 99, i32 -1, i32 5, i32 318, i32 12, i32 -63, i32 77, i32 2, i32 640, i32 31], align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  br label %3, !dbg !13

3:                                                ; preds = %32, %0
  %4 = phi i32 [ 0, %0 ], [ %36, %32 ]
  %5 = getelementptr inbounds nuw i32, ptr @numbers, i32 %4, !dbg !17
  %6 = load i32, ptr %5, align 4, !dbg !17, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !18
  %7 = icmp slt i32 %6, 0, !dbg !21
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !22
  br i1 %7, label %9, label %11, !dbg !23

9:                                                ; preds = %3
  %10 = tail call i32 @putchar(i32 noundef 45) #6, !dbg !24
  br label %11, !dbg !25

11:                                               ; preds = %9, %3
  br label %12, !dbg !26

12:                                               ; preds = %11, %12
  %13 = phi i32 [ %21, %12 ], [ 0, %11 ], !dbg !27
  %14 = phi i32 [ %16, %12 ], [ %8, %11 ], !dbg !27
  %15 = freeze i32 %14, !dbg !28
  %16 = udiv i32 %15, 10, !dbg !28
  %17 = mul i32 %16, 10, !dbg !29
  %18 = sub i32 %15, %17, !dbg !29
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !30
  %20 = or disjoint i8 %19, 48, !dbg !30
  %21 = add nuw nsw i32 %13, 1, !dbg !31
  %22 = getelementptr inbounds nuw i8, ptr %2, i32 %13, !dbg !32
  store i8 %20, ptr %22, align 1, !dbg !33, !tbaa !34
  %23 = icmp ult i32 %14, 10, !dbg !35
  br i1 %23, label %24, label %12, !dbg !36, !llvm.loop !37

24:                                               ; preds = %12, %24
  %25 = phi i32 [ %26, %24 ], [ %21, %12 ]
  %26 = add nsw i32 %25, -1, !dbg !41
  %27 = getelementptr inbounds nuw i8, ptr %2, i32 %26, !dbg !42
  %28 = load i8, ptr %27, align 1, !dbg !42, !tbaa !34
  %29 = sext i8 %28 to i32, !dbg !42
  %30 = tail call i32 @putchar(i32 noundef %29) #6, !dbg !43
  %31 = icmp sgt i32 %25, 1, !dbg !44
  br i1 %31, label %24, label %32, !dbg !45, !llvm.loop !46

32:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !49
  %33 = icmp eq i32 %4, 23, !dbg !50
  %34 = select i1 %33, i32 10, i32 32, !dbg !51
  %35 = tail call i32 @putchar(i32 noundef %34) #6, !dbg !52
  %36 = add nuw nsw i32 %4, 1, !dbg !53
  %37 = icmp eq i32 %36, 24, !dbg !54
  br i1 %37, label %38, label %3, !dbg !55, !llvm.loop !56

38:                                               ; preds = %32
  tail call fastcc void @quick_sort(ptr noundef nonnull @numbers, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @numbers, i32 92)) #7, !dbg !59
  br label %39, !dbg !60

39:                                               ; preds = %68, %38
  %40 = phi i32 [ 0, %38 ], [ %72, %68 ]
  %41 = getelementptr inbounds nuw i32, ptr @numbers, i32 %40, !dbg !62
  %42 = load i32, ptr %41, align 4, !dbg !62, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !63
  %43 = icmp slt i32 %42, 0, !dbg !65
  %44 = tail call i32 @llvm.abs.i32(i32 %42, i1 false), !dbg !66
  br i1 %43, label %45, label %47, !dbg !67

45:                                               ; preds = %39
  %46 = tail call i32 @putchar(i32 noundef 45) #6, !dbg !68
  br label %47, !dbg !69

47:                                               ; preds = %45, %39
  br label %48, !dbg !70

48:                                               ; preds = %47, %48
  %49 = phi i32 [ %57, %48 ], [ 0, %47 ], !dbg !71
  %50 = phi i32 [ %52, %48 ], [ %44, %47 ], !dbg !71
  %51 = freeze i32 %50, !dbg !72
  %52 = udiv i32 %51, 10, !dbg !72
  %53 = mul i32 %52, 10, !dbg !73
  %54 = sub i32 %51, %53, !dbg !73
  %55 = trunc nuw nsw i32 %54 to i8, !dbg !74
  %56 = or disjoint i8 %55, 48, !dbg !74
  %57 = add nuw nsw i32 %49, 1, !dbg !75
  %58 = getelementptr inbounds nuw i8, ptr %1, i32 %49, !dbg !76
  store i8 %56, ptr %58, align 1, !dbg !77, !tbaa !34
  %59 = icmp ult i32 %50, 10, !dbg !78
  br i1 %59, label %60, label %48, !dbg !79, !llvm.loop !80

60:                                               ; preds = %48, %60
  %61 = phi i32 [ %62, %60 ], [ %57, %48 ]
  %62 = add nsw i32 %61, -1, !dbg !82
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 %62, !dbg !83
  %64 = load i8, ptr %63, align 1, !dbg !83, !tbaa !34
  %65 = sext i8 %64 to i32, !dbg !83
  %66 = tail call i32 @putchar(i32 noundef %65) #6, !dbg !84
  %67 = icmp sgt i32 %61, 1, !dbg !85
  br i1 %67, label %60, label %68, !dbg !86, !llvm.loop !87

68:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !90
  %69 = icmp eq i32 %40, 23, !dbg !91
  %70 = select i1 %69, i32 10, i32 32, !dbg !92
  %71 = tail call i32 @putchar(i32 noundef %70) #6, !dbg !93
  %72 = add nuw nsw i32 %40, 1, !dbg !94
  %73 = icmp eq i32 %72, 24, !dbg !95
  br i1 %73, label %74, label %39, !dbg !96, !llvm.loop !97

74:                                               ; preds = %68
  ret i32 0, !dbg !100
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @quick_sort(ptr noundef %0, ptr noundef captures(address) %1) unnamed_addr #1 !dbg !101 {
  %3 = icmp ult ptr %0, %1, !dbg !102
  br i1 %3, label %4, label %24, !dbg !103

4:                                                ; preds = %2, %7
  %5 = phi ptr [ %10, %7 ], [ %0, %2 ]
  %6 = load i32, ptr %1, align 4, !dbg !104, !tbaa !6
  br label %12, !dbg !105

7:                                                ; preds = %20
  %8 = load i32, ptr %21, align 4, !dbg !106, !tbaa !6
  store i32 %8, ptr %1, align 4, !dbg !107, !tbaa !6
  store i32 %6, ptr %21, align 4, !dbg !108, !tbaa !6
  %9 = getelementptr inbounds i8, ptr %21, i32 -4, !dbg !109
  tail call fastcc void @quick_sort(ptr noundef %5, ptr noundef nonnull %9) #7, !dbg !110
  %10 = getelementptr inbounds nuw i8, ptr %21, i32 4, !dbg !111
  %11 = icmp ult ptr %10, %1, !dbg !112
  br i1 %11, label %4, label %24, !dbg !113

12:                                               ; preds = %4, %20
  %13 = phi ptr [ %5, %4 ], [ %21, %20 ]
  %14 = phi ptr [ %5, %4 ], [ %22, %20 ]
  %15 = load i32, ptr %14, align 4, !dbg !114, !tbaa !6
  %16 = icmp slt i32 %15, %6, !dbg !115
  br i1 %16, label %17, label %20, !dbg !116

17:                                               ; preds = %12
  %18 = load i32, ptr %13, align 4, !dbg !117, !tbaa !6
  store i32 %18, ptr %14, align 4, !dbg !118, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr %13, i32 4, !dbg !119
  store i32 %15, ptr %13, align 4, !dbg !120, !tbaa !6
  br label %20, !dbg !121

20:                                               ; preds = %17, %12
  %21 = phi ptr [ %19, %17 ], [ %13, %12 ], !dbg !122
  %22 = getelementptr inbounds nuw i8, ptr %14, i32 4, !dbg !123
  %23 = icmp eq ptr %22, %1, !dbg !124
  br i1 %23, label %7, label %12, !dbg !125, !llvm.loop !126

24:                                               ; preds = %7, %2
  ret void, !dbg !129
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare !dbg !130 i32 @putchar(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree nosync nounwind memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind "no-builtins" }
attributes #7 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/quick-sort.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 24, column: 5, scope: !14, inlinedAt: !16, atomGroup: 21, atomRank: 1)
!14 = distinct !DISubprogram(name: "show", scope: !15, file: !15, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!15 = !DIFile(filename: "programs/c/show.h", directory: "")
!16 = distinct !DILocation(line: 27, column: 5, scope: !10)
!17 = !DILocation(line: 25, column: 21, scope: !14, inlinedAt: !16)
!18 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "show_number", scope: !15, file: !15, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = distinct !DILocation(line: 25, column: 9, scope: !14, inlinedAt: !16)
!21 = !DILocation(line: 10, column: 28, scope: !19, inlinedAt: !20, atomGroup: 3, atomRank: 2)
!22 = !DILocation(line: 10, column: 21, scope: !19, inlinedAt: !20, atomGroup: 3, atomRank: 1)
!23 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !20, atomGroup: 4, atomRank: 1)
!24 = !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !20)
!26 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !20)
!27 = !DILocation(line: 0, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !20, atomGroup: 7, atomRank: 2)
!29 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !20)
!30 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !20, atomGroup: 5, atomRank: 2)
!31 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !20, atomGroup: 6, atomRank: 2)
!32 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !20)
!33 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !20, atomGroup: 5, atomRank: 1)
!34 = !{!8, !8, i64 0}
!35 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !20, atomGroup: 8, atomRank: 1)
!36 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !20, atomGroup: 9, atomRank: 1)
!37 = distinct !{!37, !26, !38, !39, !40}
!38 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !20)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !20, atomGroup: 12, atomRank: 2)
!42 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !20)
!43 = !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !20)
!44 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !20, atomGroup: 10, atomRank: 1)
!45 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !20, atomGroup: 11, atomRank: 1)
!46 = distinct !{!46, !47, !48, !39, !40}
!47 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !20)
!48 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !20)
!49 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !20)
!50 = !DILocation(line: 26, column: 19, scope: !14, inlinedAt: !16)
!51 = !DILocation(line: 26, column: 17, scope: !14, inlinedAt: !16)
!52 = !DILocation(line: 26, column: 9, scope: !14, inlinedAt: !16)
!53 = !DILocation(line: 24, column: 33, scope: !14, inlinedAt: !16, atomGroup: 4, atomRank: 2)
!54 = !DILocation(line: 24, column: 23, scope: !14, inlinedAt: !16, atomGroup: 2, atomRank: 1)
!55 = !DILocation(line: 24, column: 5, scope: !14, inlinedAt: !16, atomGroup: 3, atomRank: 1)
!56 = distinct !{!56, !57, !58, !39, !40}
!57 = !DILocation(line: 24, column: 5, scope: !14, inlinedAt: !16)
!58 = !DILocation(line: 27, column: 5, scope: !14, inlinedAt: !16)
!59 = !DILocation(line: 28, column: 5, scope: !10)
!60 = !DILocation(line: 24, column: 5, scope: !14, inlinedAt: !61, atomGroup: 21, atomRank: 1)
!61 = distinct !DILocation(line: 29, column: 5, scope: !10)
!62 = !DILocation(line: 25, column: 21, scope: !14, inlinedAt: !61)
!63 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !64)
!64 = distinct !DILocation(line: 25, column: 9, scope: !14, inlinedAt: !61)
!65 = !DILocation(line: 10, column: 28, scope: !19, inlinedAt: !64, atomGroup: 3, atomRank: 2)
!66 = !DILocation(line: 10, column: 21, scope: !19, inlinedAt: !64, atomGroup: 3, atomRank: 1)
!67 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !64, atomGroup: 4, atomRank: 1)
!68 = !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !64)
!69 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !64)
!70 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !64)
!71 = !DILocation(line: 0, scope: !19, inlinedAt: !64)
!72 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !64, atomGroup: 7, atomRank: 2)
!73 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !64)
!74 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !64, atomGroup: 5, atomRank: 2)
!75 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !64, atomGroup: 6, atomRank: 2)
!76 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !64)
!77 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !64, atomGroup: 5, atomRank: 1)
!78 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !64, atomGroup: 8, atomRank: 1)
!79 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !64, atomGroup: 9, atomRank: 1)
!80 = distinct !{!80, !70, !81, !39, !40}
!81 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !64)
!82 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !64, atomGroup: 12, atomRank: 2)
!83 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !64)
!84 = !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !64)
!85 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !64, atomGroup: 10, atomRank: 1)
!86 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !64, atomGroup: 11, atomRank: 1)
!87 = distinct !{!87, !88, !89, !39, !40}
!88 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !64)
!89 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !64)
!90 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !64)
!91 = !DILocation(line: 26, column: 19, scope: !14, inlinedAt: !61)
!92 = !DILocation(line: 26, column: 17, scope: !14, inlinedAt: !61)
!93 = !DILocation(line: 26, column: 9, scope: !14, inlinedAt: !61)
!94 = !DILocation(line: 24, column: 33, scope: !14, inlinedAt: !61, atomGroup: 4, atomRank: 2)
!95 = !DILocation(line: 24, column: 23, scope: !14, inlinedAt: !61, atomGroup: 2, atomRank: 1)
!96 = !DILocation(line: 24, column: 5, scope: !14, inlinedAt: !61, atomGroup: 3, atomRank: 1)
!97 = distinct !{!97, !98, !99, !39, !40}
!98 = !DILocation(line: 24, column: 5, scope: !14, inlinedAt: !61)
!99 = !DILocation(line: 27, column: 5, scope: !14, inlinedAt: !61)
!100 = !DILocation(line: 30, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!101 = distinct !DISubprogram(name: "quick_sort", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!102 = !DILocation(line: 9, column: 13, scope: !101, atomGroup: 24, atomRank: 2)
!103 = !DILocation(line: 9, column: 13, scope: !101, atomGroup: 24, atomRank: 1)
!104 = !DILocation(line: 12, column: 17, scope: !101, atomGroup: 3, atomRank: 2)
!105 = !DILocation(line: 13, column: 5, scope: !101, atomGroup: 23, atomRank: 1)
!106 = !DILocation(line: 20, column: 13, scope: !101, atomGroup: 15, atomRank: 2)
!107 = !DILocation(line: 20, column: 11, scope: !101, atomGroup: 15, atomRank: 1)
!108 = !DILocation(line: 21, column: 14, scope: !101, atomGroup: 16, atomRank: 1)
!109 = !DILocation(line: 22, column: 29, scope: !101)
!110 = !DILocation(line: 22, column: 5, scope: !101)
!111 = !DILocation(line: 23, column: 24, scope: !101)
!112 = !DILocation(line: 9, column: 13, scope: !101, atomGroup: 1, atomRank: 2)
!113 = !DILocation(line: 9, column: 13, scope: !101, atomGroup: 1, atomRank: 1)
!114 = !DILocation(line: 14, column: 22, scope: !101, atomGroup: 8, atomRank: 2)
!115 = !DILocation(line: 15, column: 20, scope: !101, atomGroup: 9, atomRank: 2)
!116 = !DILocation(line: 15, column: 20, scope: !101, atomGroup: 9, atomRank: 1)
!117 = !DILocation(line: 16, column: 19, scope: !101, atomGroup: 10, atomRank: 2)
!118 = !DILocation(line: 16, column: 17, scope: !101, atomGroup: 10, atomRank: 1)
!119 = !DILocation(line: 17, column: 21, scope: !101, atomGroup: 12, atomRank: 2)
!120 = !DILocation(line: 17, column: 24, scope: !101, atomGroup: 11, atomRank: 1)
!121 = !DILocation(line: 18, column: 9, scope: !101)
!122 = !DILocation(line: 0, scope: !101)
!123 = !DILocation(line: 13, column: 39, scope: !101, atomGroup: 13, atomRank: 2)
!124 = !DILocation(line: 13, column: 28, scope: !101, atomGroup: 6, atomRank: 1)
!125 = !DILocation(line: 13, column: 5, scope: !101, atomGroup: 7, atomRank: 1)
!126 = distinct !{!126, !127, !128, !39, !40}
!127 = !DILocation(line: 13, column: 5, scope: !101)
!128 = !DILocation(line: 19, column: 5, scope: !101)
!129 = !DILocation(line: 24, column: 1, scope: !101, atomGroup: 17, atomRank: 1)
!130 = !DISubprogram(name: "putchar", scope: !131, file: !131, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
