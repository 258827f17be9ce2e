; ModuleID = 'programs/c/progress-channel.c'
source_filename = "programs/c/progress-channel.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.channel = type { i32, i32 }

@sums = hidden local_unnamed_addr global [64 x i32] zeroinitializer, align 16
@channels = hidden local_unnamed_addr global [64 x %struct.channel] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !13
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !14
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !18
  %5 = mul nsw i32 %4, %3, !dbg !21
  %6 = tail call i32 @llvm.smin.i32(i32 %5, i32 128), !dbg !22
  store i32 %6, ptr %2, align 4, !dbg !23
  call void @launch(ptr noundef nonnull @work, i32 noundef %6, ptr noundef nonnull %2) #9, !dbg !24
  %7 = load i32, ptr %2, align 4, !tbaa !6
  %8 = icmp sgt i32 %7, 0, !dbg !25
  %9 = load i32, ptr @sums, align 16, !dbg !26, !tbaa !6
  br i1 %8, label %10, label %13, !dbg !27

10:                                               ; preds = %0
  %11 = add nuw nsw i32 %7, 1
  %12 = lshr i32 %11, 1
  br label %47, !dbg !27

13:                                               ; preds = %47, %0
  %14 = phi i32 [ 0, %0 ], [ %56, %47 ], !dbg !23
  br label %15, !dbg !28

15:                                               ; preds = %43, %13
  %16 = phi i1 [ true, %13 ], [ false, %43 ]
  %17 = phi i32 [ %9, %13 ], [ %14, %43 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !32
  %18 = icmp slt i32 %17, 0, !dbg !35
  %19 = call i32 @llvm.abs.i32(i32 %17, i1 false), !dbg !36
  br i1 %18, label %20, label %22, !dbg !37

20:                                               ; preds = %15
  %21 = call i32 @putchar(i32 noundef 45) #9, !dbg !38
  br label %22, !dbg !39

22:                                               ; preds = %20, %15
  br label %23, !dbg !40

23:                                               ; preds = %22, %23
  %24 = phi i32 [ %32, %23 ], [ 0, %22 ], !dbg !41
  %25 = phi i32 [ %27, %23 ], [ %19, %22 ], !dbg !41
  %26 = freeze i32 %25, !dbg !42
  %27 = udiv i32 %26, 10, !dbg !42
  %28 = mul i32 %27, 10, !dbg !43
  %29 = sub i32 %26, %28, !dbg !43
  %30 = trunc nuw nsw i32 %29 to i8, !dbg !44
  %31 = or disjoint i8 %30, 48, !dbg !44
  %32 = add nuw nsw i32 %24, 1, !dbg !45
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 %24, !dbg !46
  store i8 %31, ptr %33, align 1, !dbg !47, !tbaa !48
  %34 = icmp ult i32 %25, 10, !dbg !49
  br i1 %34, label %35, label %23, !dbg !50, !llvm.loop !51

35:                                               ; preds = %23, %35
  %36 = phi i32 [ %37, %35 ], [ %32, %23 ]
  %37 = add nsw i32 %36, -1, !dbg !55
  %38 = getelementptr inbounds nuw i8, ptr %1, i32 %37, !dbg !56
  %39 = load i8, ptr %38, align 1, !dbg !56, !tbaa !48
  %40 = sext i8 %39 to i32, !dbg !56
  %41 = call i32 @putchar(i32 noundef %40) #9, !dbg !57
  %42 = icmp sgt i32 %36, 1, !dbg !58
  br i1 %42, label %35, label %43, !dbg !59, !llvm.loop !60

43:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !63
  %44 = select i1 %16, i32 32, i32 10, !dbg !64
  %45 = call i32 @putchar(i32 noundef %44) #9, !dbg !65
  br i1 %16, label %15, label %46, !dbg !66, !llvm.loop !67

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !70
  ret i32 0, !dbg !71

47:                                               ; preds = %10, %47
  %48 = phi i32 [ 0, %10 ], [ %57, %47 ]
  %49 = phi i32 [ 0, %10 ], [ %56, %47 ]
  %50 = getelementptr inbounds nuw i32, ptr @sums, i32 %48, !dbg !72
  %51 = load i32, ptr %50, align 4, !dbg !72, !tbaa !6
  %52 = mul i32 %48, -12, !dbg !73
  %53 = add i32 %51, %52, !dbg !74
  %54 = icmp ne i32 %53, %9, !dbg !75
  %55 = zext i1 %54 to i32, !dbg !75
  %56 = add nuw nsw i32 %49, %55, !dbg !76
  %57 = add nuw nsw i32 %48, 1, !dbg !77
  %58 = icmp eq i32 %57, %12, !dbg !78
  br i1 %58, label %13, label %47, !dbg !79, !llvm.loop !80
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !83 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @work(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !84 {
  %3 = sdiv i32 %0, 2, !dbg !85
  %4 = getelementptr inbounds %struct.channel, ptr @channels, i32 %3, !dbg !86
  %5 = mul i32 %3, 2, !dbg !87
  %6 = sub i32 %0, %5, !dbg !87
  switch i32 %6, label %38 [
    i32 0, label %9
    i32 1, label %7
  ], !dbg !88

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %4, i32 4
  br label %25, !dbg !89

9:                                                ; preds = %2
  %10 = load i32, ptr %1, align 4, !dbg !90, !tbaa !6
  %11 = add nsw i32 %0, 1, !dbg !91
  %12 = icmp slt i32 %11, %10, !dbg !92
  br i1 %12, label %13, label %38, !dbg !93

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 4
  br label %15, !dbg !94

15:                                               ; preds = %13, %20
  %16 = phi i32 [ 0, %13 ], [ %23, %20 ]
  br label %17, !dbg !95

17:                                               ; preds = %15, %17
  %18 = load atomic i32, ptr %4 seq_cst, align 8, !dbg !96
  %19 = icmp eq i32 %18, 0, !dbg !97
  br i1 %19, label %20, label %17, !dbg !98, !llvm.loop !99

20:                                               ; preds = %17
  %21 = mul nuw nsw i32 %16, %16, !dbg !101
  %22 = add nsw i32 %21, %3, !dbg !102
  store i32 %22, ptr %14, align 4, !dbg !103, !tbaa !104
  store atomic i32 1, ptr %4 seq_cst, align 8, !dbg !106
  %23 = add nuw nsw i32 %16, 1, !dbg !107
  %24 = icmp eq i32 %23, 12, !dbg !108
  br i1 %24, label %44, label %15, !dbg !109, !llvm.loop !110

25:                                               ; preds = %7, %33
  %26 = phi i32 [ 0, %7 ], [ %35, %33 ]
  %27 = phi i32 [ 0, %7 ], [ %36, %33 ]
  br label %30, !dbg !113

28:                                               ; preds = %33
  %29 = getelementptr inbounds i32, ptr @sums, i32 %3, !dbg !114
  store i32 %35, ptr %29, align 4, !dbg !115, !tbaa !6
  br label %44, !dbg !116

30:                                               ; preds = %25, %30
  %31 = load atomic i32, ptr %4 seq_cst, align 8, !dbg !117
  %32 = icmp eq i32 %31, 0, !dbg !118
  br i1 %32, label %30, label %33, !dbg !119, !llvm.loop !120

33:                                               ; preds = %30
  %34 = load i32, ptr %8, align 4, !dbg !122, !tbaa !104
  %35 = add nsw i32 %34, %26, !dbg !123
  store atomic i32 0, ptr %4 seq_cst, align 8, !dbg !124
  %36 = add nuw nsw i32 %27, 1, !dbg !125
  %37 = icmp eq i32 %36, 12, !dbg !126
  br i1 %37, label %28, label %25, !dbg !127, !llvm.loop !128

38:                                               ; preds = %9, %2
  %39 = getelementptr inbounds i32, ptr @sums, i32 %3
  %40 = load i32, ptr %39, align 4, !tbaa !6
  %41 = mul i32 %3, 12, !dbg !131
  %42 = add i32 %40, %41, !dbg !131
  %43 = add i32 %42, 506, !dbg !131
  store i32 %43, ptr %39, align 4, !dbg !132, !tbaa !6
  br label %44, !dbg !133

44:                                               ; preds = %20, %38, %28
  ret void, !dbg !133
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !134 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

declare !dbg !135 i32 @putchar(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #9 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/progress-channel.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 47, type: !11, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 48, column: 5, scope: !10)
!14 = !DILocation(line: 43, column: 38, scope: !15, inlinedAt: !17, atomGroup: 1, atomRank: 2)
!15 = distinct !DISubprogram(name: "lanes", scope: !16, file: !16, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!17 = distinct !DILocation(line: 48, column: 19, scope: !10)
!18 = !DILocation(line: 45, column: 38, scope: !19, inlinedAt: !20, atomGroup: 1, atomRank: 2)
!19 = distinct !DISubprogram(name: "warps", scope: !16, file: !16, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = distinct !DILocation(line: 48, column: 29, scope: !10)
!21 = !DILocation(line: 48, column: 27, scope: !10, atomGroup: 1, atomRank: 2)
!22 = !DILocation(line: 49, column: 17, scope: !10, atomGroup: 2, atomRank: 1)
!23 = !DILocation(line: 0, scope: !10)
!24 = !DILocation(line: 52, column: 5, scope: !10)
!25 = !DILocation(line: 54, column: 29, scope: !10, atomGroup: 46, atomRank: 1)
!26 = !DILocation(line: 57, column: 22, scope: !10, atomGroup: 11, atomRank: 2)
!27 = !DILocation(line: 54, column: 5, scope: !10, atomGroup: 47, atomRank: 1)
!28 = !DILocation(line: 24, column: 5, scope: !29, inlinedAt: !31, atomGroup: 39, atomRank: 1)
!29 = distinct !DISubprogram(name: "show", scope: !30, file: !30, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!30 = !DIFile(filename: "programs/c/show.h", directory: "")
!31 = distinct !DILocation(line: 58, column: 5, scope: !10)
!32 = !DILocation(line: 8, column: 5, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "show_number", scope: !30, file: !30, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!34 = distinct !DILocation(line: 25, column: 9, scope: !29, inlinedAt: !31)
!35 = !DILocation(line: 10, column: 28, scope: !33, inlinedAt: !34, atomGroup: 3, atomRank: 2)
!36 = !DILocation(line: 10, column: 21, scope: !33, inlinedAt: !34, atomGroup: 3, atomRank: 1)
!37 = !DILocation(line: 11, column: 16, scope: !33, inlinedAt: !34, atomGroup: 4, atomRank: 1)
!38 = !DILocation(line: 12, column: 9, scope: !33, inlinedAt: !34)
!39 = !DILocation(line: 13, column: 5, scope: !33, inlinedAt: !34)
!40 = !DILocation(line: 14, column: 5, scope: !33, inlinedAt: !34)
!41 = !DILocation(line: 0, scope: !33, inlinedAt: !34)
!42 = !DILocation(line: 16, column: 14, scope: !33, inlinedAt: !34, atomGroup: 7, atomRank: 2)
!43 = !DILocation(line: 15, column: 45, scope: !33, inlinedAt: !34)
!44 = !DILocation(line: 15, column: 27, scope: !33, inlinedAt: !34, atomGroup: 5, atomRank: 2)
!45 = !DILocation(line: 15, column: 21, scope: !33, inlinedAt: !34, atomGroup: 6, atomRank: 2)
!46 = !DILocation(line: 15, column: 9, scope: !33, inlinedAt: !34)
!47 = !DILocation(line: 15, column: 25, scope: !33, inlinedAt: !34, atomGroup: 5, atomRank: 1)
!48 = !{!8, !8, i64 0}
!49 = !DILocation(line: 17, column: 19, scope: !33, inlinedAt: !34, atomGroup: 8, atomRank: 1)
!50 = !DILocation(line: 17, column: 5, scope: !33, inlinedAt: !34, atomGroup: 9, atomRank: 1)
!51 = distinct !{!51, !40, !52, !53, !54}
!52 = !DILocation(line: 17, column: 23, scope: !33, inlinedAt: !34)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 19, column: 24, scope: !33, inlinedAt: !34, atomGroup: 12, atomRank: 2)
!56 = !DILocation(line: 19, column: 17, scope: !33, inlinedAt: !34)
!57 = !DILocation(line: 19, column: 9, scope: !33, inlinedAt: !34)
!58 = !DILocation(line: 18, column: 18, scope: !33, inlinedAt: !34, atomGroup: 10, atomRank: 1)
!59 = !DILocation(line: 18, column: 5, scope: !33, inlinedAt: !34, atomGroup: 11, atomRank: 1)
!60 = distinct !{!60, !61, !62, !53, !54}
!61 = !DILocation(line: 18, column: 5, scope: !33, inlinedAt: !34)
!62 = !DILocation(line: 20, column: 5, scope: !33, inlinedAt: !34)
!63 = !DILocation(line: 21, column: 1, scope: !33, inlinedAt: !34)
!64 = !DILocation(line: 26, column: 17, scope: !29, inlinedAt: !31)
!65 = !DILocation(line: 26, column: 9, scope: !29, inlinedAt: !31)
!66 = !DILocation(line: 24, column: 5, scope: !29, inlinedAt: !31, atomGroup: 3, atomRank: 1)
!67 = distinct !{!67, !68, !69, !53, !54}
!68 = !DILocation(line: 24, column: 5, scope: !29, inlinedAt: !31)
!69 = !DILocation(line: 27, column: 5, scope: !29, inlinedAt: !31)
!70 = !DILocation(line: 60, column: 1, scope: !10)
!71 = !DILocation(line: 59, column: 5, scope: !10, atomGroup: 13, atomRank: 1)
!72 = !DILocation(line: 55, column: 18, scope: !10)
!73 = !DILocation(line: 55, column: 36, scope: !10)
!74 = !DILocation(line: 55, column: 29, scope: !10)
!75 = !DILocation(line: 55, column: 46, scope: !10)
!76 = !DILocation(line: 55, column: 15, scope: !10, atomGroup: 8, atomRank: 2)
!77 = !DILocation(line: 54, column: 54, scope: !10, atomGroup: 9, atomRank: 2)
!78 = !DILocation(line: 54, column: 29, scope: !10, atomGroup: 6, atomRank: 1)
!79 = !DILocation(line: 54, column: 5, scope: !10, atomGroup: 7, atomRank: 1)
!80 = distinct !{!80, !81, !82, !53, !54}
!81 = !DILocation(line: 54, column: 5, scope: !10)
!82 = !DILocation(line: 56, column: 5, scope: !10)
!83 = !DISubprogram(name: "launch", scope: !16, file: !16, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!85 = !DILocation(line: 22, column: 23, scope: !84, atomGroup: 2, atomRank: 2)
!86 = !DILocation(line: 23, column: 32, scope: !84, atomGroup: 3, atomRank: 2)
!87 = !DILocation(line: 24, column: 16, scope: !84)
!88 = !DILocation(line: 24, column: 25, scope: !84, atomGroup: 4, atomRank: 1)
!89 = !DILocation(line: 33, column: 9, scope: !84, atomGroup: 41, atomRank: 1)
!90 = !DILocation(line: 21, column: 19, scope: !84, atomGroup: 1, atomRank: 2)
!91 = !DILocation(line: 24, column: 35, scope: !84)
!92 = !DILocation(line: 24, column: 39, scope: !84, atomGroup: 5, atomRank: 2)
!93 = !DILocation(line: 24, column: 25, scope: !84, atomGroup: 5, atomRank: 1)
!94 = !DILocation(line: 25, column: 9, scope: !84, atomGroup: 43, atomRank: 1)
!95 = !DILocation(line: 26, column: 13, scope: !84)
!96 = !DILocation(line: 26, column: 20, scope: !84, atomGroup: 9, atomRank: 2)
!97 = !DILocation(line: 26, column: 13, scope: !84, atomGroup: 10, atomRank: 1)
!98 = !DILocation(line: 26, column: 13, scope: !84, atomGroup: 11, atomRank: 1)
!99 = distinct !{!99, !95, !100, !53, !54}
!100 = !DILocation(line: 27, column: 13, scope: !84)
!101 = !DILocation(line: 28, column: 38, scope: !84)
!102 = !DILocation(line: 28, column: 34, scope: !84, atomGroup: 12, atomRank: 2)
!103 = !DILocation(line: 28, column: 27, scope: !84, atomGroup: 12, atomRank: 1)
!104 = !{!105, !7, i64 4}
!105 = !{!"channel", !8, i64 0, !7, i64 4}
!106 = !DILocation(line: 29, column: 13, scope: !84, atomGroup: 13, atomRank: 1)
!107 = !DILocation(line: 25, column: 39, scope: !84, atomGroup: 14, atomRank: 2)
!108 = !DILocation(line: 25, column: 27, scope: !84, atomGroup: 7, atomRank: 1)
!109 = !DILocation(line: 25, column: 9, scope: !84, atomGroup: 8, atomRank: 1)
!110 = distinct !{!110, !111, !112, !53, !54}
!111 = !DILocation(line: 25, column: 9, scope: !84)
!112 = !DILocation(line: 30, column: 9, scope: !84)
!113 = !DILocation(line: 34, column: 13, scope: !84)
!114 = !DILocation(line: 39, column: 9, scope: !84)
!115 = !DILocation(line: 39, column: 20, scope: !84, atomGroup: 28, atomRank: 1)
!116 = !DILocation(line: 40, column: 5, scope: !84)
!117 = !DILocation(line: 34, column: 21, scope: !84, atomGroup: 21, atomRank: 2)
!118 = !DILocation(line: 34, column: 20, scope: !84)
!119 = !DILocation(line: 34, column: 13, scope: !84, atomGroup: 23, atomRank: 1)
!120 = distinct !{!120, !113, !121, !53, !54}
!121 = !DILocation(line: 35, column: 13, scope: !84)
!122 = !DILocation(line: 36, column: 29, scope: !84)
!123 = !DILocation(line: 36, column: 17, scope: !84, atomGroup: 24, atomRank: 2)
!124 = !DILocation(line: 37, column: 13, scope: !84, atomGroup: 25, atomRank: 1)
!125 = !DILocation(line: 33, column: 39, scope: !84, atomGroup: 26, atomRank: 2)
!126 = !DILocation(line: 33, column: 27, scope: !84, atomGroup: 19, atomRank: 1)
!127 = !DILocation(line: 33, column: 9, scope: !84, atomGroup: 20, atomRank: 1)
!128 = distinct !{!128, !129, !130, !53, !54}
!129 = !DILocation(line: 33, column: 9, scope: !84)
!130 = !DILocation(line: 38, column: 9, scope: !84)
!131 = !DILocation(line: 41, column: 9, scope: !84, atomGroup: 45, atomRank: 1)
!132 = !DILocation(line: 42, column: 24, scope: !84, atomGroup: 32, atomRank: 1)
!133 = !DILocation(line: 45, column: 1, scope: !84, atomGroup: 35, atomRank: 1)
!134 = !DISubprogram(name: "__harp_hardware_id", scope: !16, file: !16, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubprogram(name: "putchar", scope: !136, file: !136, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
