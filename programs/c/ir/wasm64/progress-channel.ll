; ModuleID = 'programs/c/progress-channel.c'
source_filename = "programs/c/progress-channel.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  br i1 %8, label %10, label %14, !dbg !27

10:                                               ; preds = %0
  %11 = add nuw nsw i32 %7, 1
  %12 = lshr i32 %11, 1
  %13 = zext nneg i32 %12 to i64, !dbg !28
  br label %51, !dbg !27

14:                                               ; preds = %51, %0
  %15 = phi i32 [ 0, %0 ], [ %61, %51 ], !dbg !23
  br label %16, !dbg !29

16:                                               ; preds = %47, %14
  %17 = phi i1 [ true, %14 ], [ false, %47 ]
  %18 = phi i32 [ %9, %14 ], [ %15, %47 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !33
  %19 = icmp slt i32 %18, 0, !dbg !36
  %20 = call i32 @llvm.abs.i32(i32 %18, i1 false), !dbg !37
  br i1 %19, label %21, label %23, !dbg !38

21:                                               ; preds = %16
  %22 = call i32 @putchar(i32 noundef 45) #9, !dbg !39
  br label %23, !dbg !40

23:                                               ; preds = %21, %16
  br label %24, !dbg !41

24:                                               ; preds = %23, %24
  %25 = phi i64 [ %37, %24 ], [ 1, %23 ], !dbg !42
  %26 = phi i64 [ %34, %24 ], [ 0, %23 ], !dbg !42
  %27 = phi i32 [ %29, %24 ], [ %20, %23 ], !dbg !42
  %28 = freeze i32 %27, !dbg !43
  %29 = udiv i32 %28, 10, !dbg !43
  %30 = mul i32 %29, 10, !dbg !44
  %31 = sub i32 %28, %30, !dbg !44
  %32 = trunc nuw nsw i32 %31 to i8, !dbg !45
  %33 = or disjoint i8 %32, 48, !dbg !45
  %34 = add nuw nsw i64 %26, 1, !dbg !46
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 %26, !dbg !47
  store i8 %33, ptr %35, align 1, !dbg !48, !tbaa !49
  %36 = icmp ult i32 %27, 10, !dbg !50
  %37 = add nuw i64 %25, 1, !dbg !51
  br i1 %36, label %38, label %24, !dbg !51, !llvm.loop !52

38:                                               ; preds = %24, %38
  %39 = phi i64 [ %40, %38 ], [ %25, %24 ]
  %40 = add nsw i64 %39, -1, !dbg !56
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 %40, !dbg !57
  %42 = load i8, ptr %41, align 1, !dbg !57, !tbaa !49
  %43 = sext i8 %42 to i32, !dbg !57
  %44 = call i32 @putchar(i32 noundef %43) #9, !dbg !58
  %45 = trunc nuw i64 %39 to i32, !dbg !59
  %46 = icmp sgt i32 %45, 1, !dbg !59
  br i1 %46, label %38, label %47, !dbg !60, !llvm.loop !61

47:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !64
  %48 = select i1 %17, i32 32, i32 10, !dbg !65
  %49 = call i32 @putchar(i32 noundef %48) #9, !dbg !66
  br i1 %17, label %16, label %50, !dbg !67, !llvm.loop !68

50:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !71
  ret i32 0, !dbg !72

51:                                               ; preds = %10, %51
  %52 = phi i64 [ 0, %10 ], [ %62, %51 ]
  %53 = phi i32 [ 0, %10 ], [ %61, %51 ]
  %54 = getelementptr inbounds nuw i32, ptr @sums, i64 %52, !dbg !73
  %55 = load i32, ptr %54, align 4, !dbg !73, !tbaa !6
  %56 = trunc nuw nsw i64 %52 to i32, !dbg !74
  %57 = mul i32 %56, -12, !dbg !74
  %58 = add i32 %55, %57, !dbg !75
  %59 = icmp ne i32 %58, %9, !dbg !76
  %60 = zext i1 %59 to i32, !dbg !76
  %61 = add nuw nsw i32 %53, %60, !dbg !77
  %62 = add nuw nsw i64 %52, 1, !dbg !78
  %63 = icmp eq i64 %62, %13, !dbg !28
  br i1 %63, label %14, label %51, !dbg !79, !llvm.loop !80
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !83 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @work(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !84 {
  %3 = sdiv i32 %0, 2, !dbg !85
  %4 = sext i32 %3 to i64, !dbg !86
  %5 = getelementptr inbounds %struct.channel, ptr @channels, i64 %4, !dbg !87
  %6 = mul i32 %3, 2, !dbg !88
  %7 = sub i32 %0, %6, !dbg !88
  switch i32 %7, label %39 [
    i32 0, label %10
    i32 1, label %8
  ], !dbg !89

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %26, !dbg !90

10:                                               ; preds = %2
  %11 = load i32, ptr %1, align 4, !dbg !91, !tbaa !6
  %12 = add nsw i32 %0, 1, !dbg !92
  %13 = icmp slt i32 %12, %11, !dbg !93
  br i1 %13, label %14, label %39, !dbg !94

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %16, !dbg !95

16:                                               ; preds = %14, %21
  %17 = phi i32 [ 0, %14 ], [ %24, %21 ]
  br label %18, !dbg !96

18:                                               ; preds = %16, %18
  %19 = load atomic i32, ptr %5 seq_cst, align 8, !dbg !97
  %20 = icmp eq i32 %19, 0, !dbg !98
  br i1 %20, label %21, label %18, !dbg !99, !llvm.loop !100

21:                                               ; preds = %18
  %22 = mul nuw nsw i32 %17, %17, !dbg !102
  %23 = add nsw i32 %22, %3, !dbg !103
  store i32 %23, ptr %15, align 4, !dbg !104, !tbaa !105
  store atomic i32 1, ptr %5 seq_cst, align 8, !dbg !107
  %24 = add nuw nsw i32 %17, 1, !dbg !108
  %25 = icmp eq i32 %24, 12, !dbg !109
  br i1 %25, label %45, label %16, !dbg !110, !llvm.loop !111

26:                                               ; preds = %8, %34
  %27 = phi i32 [ 0, %8 ], [ %36, %34 ]
  %28 = phi i32 [ 0, %8 ], [ %37, %34 ]
  br label %31, !dbg !114

29:                                               ; preds = %34
  %30 = getelementptr inbounds i32, ptr @sums, i64 %4, !dbg !115
  store i32 %36, ptr %30, align 4, !dbg !116, !tbaa !6
  br label %45, !dbg !117

31:                                               ; preds = %26, %31
  %32 = load atomic i32, ptr %5 seq_cst, align 8, !dbg !118
  %33 = icmp eq i32 %32, 0, !dbg !119
  br i1 %33, label %31, label %34, !dbg !120, !llvm.loop !121

34:                                               ; preds = %31
  %35 = load i32, ptr %9, align 4, !dbg !123, !tbaa !105
  %36 = add nsw i32 %35, %27, !dbg !124
  store atomic i32 0, ptr %5 seq_cst, align 8, !dbg !125
  %37 = add nuw nsw i32 %28, 1, !dbg !126
  %38 = icmp eq i32 %37, 12, !dbg !127
  br i1 %38, label %29, label %26, !dbg !128, !llvm.loop !129

39:                                               ; preds = %10, %2
  %40 = getelementptr inbounds i32, ptr @sums, i64 %4
  %41 = load i32, ptr %40, align 4, !tbaa !6
  %42 = mul i32 %3, 12, !dbg !132
  %43 = add i32 %41, %42, !dbg !132
  %44 = add i32 %43, 506, !dbg !132
  store i32 %44, ptr %40, align 4, !dbg !133, !tbaa !6
  br label %45, !dbg !134

45:                                               ; preds = %21, %39, %29
  ret void, !dbg !134
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !135 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

declare !dbg !136 i32 @putchar(i32 noundef) local_unnamed_addr #2

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
!28 = !DILocation(line: 54, column: 29, scope: !10, atomGroup: 6, atomRank: 1)
!29 = !DILocation(line: 24, column: 5, scope: !30, inlinedAt: !32, atomGroup: 39, atomRank: 1)
!30 = distinct !DISubprogram(name: "show", scope: !31, file: !31, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!31 = !DIFile(filename: "programs/c/show.h", directory: "")
!32 = distinct !DILocation(line: 58, column: 5, scope: !10)
!33 = !DILocation(line: 8, column: 5, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "show_number", scope: !31, file: !31, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!35 = distinct !DILocation(line: 25, column: 9, scope: !30, inlinedAt: !32)
!36 = !DILocation(line: 10, column: 28, scope: !34, inlinedAt: !35, atomGroup: 3, atomRank: 2)
!37 = !DILocation(line: 10, column: 21, scope: !34, inlinedAt: !35, atomGroup: 3, atomRank: 1)
!38 = !DILocation(line: 11, column: 16, scope: !34, inlinedAt: !35, atomGroup: 4, atomRank: 1)
!39 = !DILocation(line: 12, column: 9, scope: !34, inlinedAt: !35)
!40 = !DILocation(line: 13, column: 5, scope: !34, inlinedAt: !35)
!41 = !DILocation(line: 14, column: 5, scope: !34, inlinedAt: !35)
!42 = !DILocation(line: 0, scope: !34, inlinedAt: !35)
!43 = !DILocation(line: 16, column: 14, scope: !34, inlinedAt: !35, atomGroup: 7, atomRank: 2)
!44 = !DILocation(line: 15, column: 45, scope: !34, inlinedAt: !35)
!45 = !DILocation(line: 15, column: 27, scope: !34, inlinedAt: !35, atomGroup: 5, atomRank: 2)
!46 = !DILocation(line: 15, column: 21, scope: !34, inlinedAt: !35, atomGroup: 6, atomRank: 2)
!47 = !DILocation(line: 15, column: 9, scope: !34, inlinedAt: !35)
!48 = !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !35, atomGroup: 5, atomRank: 1)
!49 = !{!8, !8, i64 0}
!50 = !DILocation(line: 17, column: 19, scope: !34, inlinedAt: !35, atomGroup: 8, atomRank: 1)
!51 = !DILocation(line: 17, column: 5, scope: !34, inlinedAt: !35, atomGroup: 9, atomRank: 1)
!52 = distinct !{!52, !41, !53, !54, !55}
!53 = !DILocation(line: 17, column: 23, scope: !34, inlinedAt: !35)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 19, column: 24, scope: !34, inlinedAt: !35, atomGroup: 12, atomRank: 2)
!57 = !DILocation(line: 19, column: 17, scope: !34, inlinedAt: !35)
!58 = !DILocation(line: 19, column: 9, scope: !34, inlinedAt: !35)
!59 = !DILocation(line: 18, column: 18, scope: !34, inlinedAt: !35, atomGroup: 10, atomRank: 1)
!60 = !DILocation(line: 18, column: 5, scope: !34, inlinedAt: !35, atomGroup: 11, atomRank: 1)
!61 = distinct !{!61, !62, !63, !54, !55}
!62 = !DILocation(line: 18, column: 5, scope: !34, inlinedAt: !35)
!63 = !DILocation(line: 20, column: 5, scope: !34, inlinedAt: !35)
!64 = !DILocation(line: 21, column: 1, scope: !34, inlinedAt: !35)
!65 = !DILocation(line: 26, column: 17, scope: !30, inlinedAt: !32)
!66 = !DILocation(line: 26, column: 9, scope: !30, inlinedAt: !32)
!67 = !DILocation(line: 24, column: 5, scope: !30, inlinedAt: !32, atomGroup: 3, atomRank: 1)
!68 = distinct !{!68, !69, !70, !54, !55}
!69 = !DILocation(line: 24, column: 5, scope: !30, inlinedAt: !32)
!70 = !DILocation(line: 27, column: 5, scope: !30, inlinedAt: !32)
!71 = !DILocation(line: 60, column: 1, scope: !10)
!72 = !DILocation(line: 59, column: 5, scope: !10, atomGroup: 13, atomRank: 1)
!73 = !DILocation(line: 55, column: 18, scope: !10)
!74 = !DILocation(line: 55, column: 36, scope: !10)
!75 = !DILocation(line: 55, column: 29, scope: !10)
!76 = !DILocation(line: 55, column: 46, scope: !10)
!77 = !DILocation(line: 55, column: 15, scope: !10, atomGroup: 8, atomRank: 2)
!78 = !DILocation(line: 54, column: 54, scope: !10, atomGroup: 9, atomRank: 2)
!79 = !DILocation(line: 54, column: 5, scope: !10, atomGroup: 7, atomRank: 1)
!80 = distinct !{!80, !81, !82, !54, !55}
!81 = !DILocation(line: 54, column: 5, scope: !10)
!82 = !DILocation(line: 56, column: 5, scope: !10)
!83 = !DISubprogram(name: "launch", scope: !16, file: !16, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!85 = !DILocation(line: 22, column: 23, scope: !84, atomGroup: 2, atomRank: 2)
!86 = !DILocation(line: 23, column: 32, scope: !84)
!87 = !DILocation(line: 23, column: 32, scope: !84, atomGroup: 3, atomRank: 2)
!88 = !DILocation(line: 24, column: 16, scope: !84)
!89 = !DILocation(line: 24, column: 25, scope: !84, atomGroup: 4, atomRank: 1)
!90 = !DILocation(line: 33, column: 9, scope: !84, atomGroup: 41, atomRank: 1)
!91 = !DILocation(line: 21, column: 19, scope: !84, atomGroup: 1, atomRank: 2)
!92 = !DILocation(line: 24, column: 35, scope: !84)
!93 = !DILocation(line: 24, column: 39, scope: !84, atomGroup: 5, atomRank: 2)
!94 = !DILocation(line: 24, column: 25, scope: !84, atomGroup: 5, atomRank: 1)
!95 = !DILocation(line: 25, column: 9, scope: !84, atomGroup: 43, atomRank: 1)
!96 = !DILocation(line: 26, column: 13, scope: !84)
!97 = !DILocation(line: 26, column: 20, scope: !84, atomGroup: 9, atomRank: 2)
!98 = !DILocation(line: 26, column: 13, scope: !84, atomGroup: 10, atomRank: 1)
!99 = !DILocation(line: 26, column: 13, scope: !84, atomGroup: 11, atomRank: 1)
!100 = distinct !{!100, !96, !101, !54, !55}
!101 = !DILocation(line: 27, column: 13, scope: !84)
!102 = !DILocation(line: 28, column: 38, scope: !84)
!103 = !DILocation(line: 28, column: 34, scope: !84, atomGroup: 12, atomRank: 2)
!104 = !DILocation(line: 28, column: 27, scope: !84, atomGroup: 12, atomRank: 1)
!105 = !{!106, !7, i64 4}
!106 = !{!"channel", !8, i64 0, !7, i64 4}
!107 = !DILocation(line: 29, column: 13, scope: !84, atomGroup: 13, atomRank: 1)
!108 = !DILocation(line: 25, column: 39, scope: !84, atomGroup: 14, atomRank: 2)
!109 = !DILocation(line: 25, column: 27, scope: !84, atomGroup: 7, atomRank: 1)
!110 = !DILocation(line: 25, column: 9, scope: !84, atomGroup: 8, atomRank: 1)
!111 = distinct !{!111, !112, !113, !54, !55}
!112 = !DILocation(line: 25, column: 9, scope: !84)
!113 = !DILocation(line: 30, column: 9, scope: !84)
!114 = !DILocation(line: 34, column: 13, scope: !84)
!115 = !DILocation(line: 39, column: 9, scope: !84)
!116 = !DILocation(line: 39, column: 20, scope: !84, atomGroup: 28, atomRank: 1)
!117 = !DILocation(line: 40, column: 5, scope: !84)
!118 = !DILocation(line: 34, column: 21, scope: !84, atomGroup: 21, atomRank: 2)
!119 = !DILocation(line: 34, column: 20, scope: !84)
!120 = !DILocation(line: 34, column: 13, scope: !84, atomGroup: 23, atomRank: 1)
!121 = distinct !{!121, !114, !122, !54, !55}
!122 = !DILocation(line: 35, column: 13, scope: !84)
!123 = !DILocation(line: 36, column: 29, scope: !84)
!124 = !DILocation(line: 36, column: 17, scope: !84, atomGroup: 24, atomRank: 2)
!125 = !DILocation(line: 37, column: 13, scope: !84, atomGroup: 25, atomRank: 1)
!126 = !DILocation(line: 33, column: 39, scope: !84, atomGroup: 26, atomRank: 2)
!127 = !DILocation(line: 33, column: 27, scope: !84, atomGroup: 19, atomRank: 1)
!128 = !DILocation(line: 33, column: 9, scope: !84, atomGroup: 20, atomRank: 1)
!129 = distinct !{!129, !130, !131, !54, !55}
!130 = !DILocation(line: 33, column: 9, scope: !84)
!131 = !DILocation(line: 38, column: 9, scope: !84)
!132 = !DILocation(line: 41, column: 9, scope: !84, atomGroup: 45, atomRank: 1)
!133 = !DILocation(line: 42, column: 24, scope: !84, atomGroup: 32, atomRank: 1)
!134 = !DILocation(line: 45, column: 1, scope: !84, atomGroup: 35, atomRank: 1)
!135 = !DISubprogram(name: "__harp_hardware_id", scope: !16, file: !16, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DISubprogram(name: "putchar", scope: !137, file: !137, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
