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
  br label %48, !dbg !27

14:                                               ; preds = %48, %0
  %15 = phi i32 [ 0, %0 ], [ %58, %48 ], !dbg !23
  br label %16, !dbg !29

16:                                               ; preds = %45, %14
  %17 = phi i1 [ true, %14 ], [ false, %45 ]
  %18 = phi i32 [ %9, %14 ], [ %15, %45 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !33
  %19 = icmp slt i32 %18, 0, !dbg !36
  %20 = call i32 @llvm.abs.i32(i32 %18, i1 false), !dbg !37
  br i1 %19, label %21, label %22, !dbg !38

21:                                               ; preds = %16
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !39, !tbaa !43
  br label %22, !dbg !45

22:                                               ; preds = %21, %16
  br label %23, !dbg !46

23:                                               ; preds = %22, %23
  %24 = phi i64 [ %36, %23 ], [ 1, %22 ], !dbg !47
  %25 = phi i64 [ %33, %23 ], [ 0, %22 ], !dbg !47
  %26 = phi i32 [ %28, %23 ], [ %20, %22 ], !dbg !47
  %27 = freeze i32 %26, !dbg !48
  %28 = udiv i32 %27, 10, !dbg !48
  %29 = mul i32 %28, 10, !dbg !49
  %30 = sub i32 %27, %29, !dbg !49
  %31 = trunc nuw nsw i32 %30 to i8, !dbg !50
  %32 = or disjoint i8 %31, 48, !dbg !50
  %33 = add nuw nsw i64 %25, 1, !dbg !51
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 %25, !dbg !52
  store i8 %32, ptr %34, align 1, !dbg !53, !tbaa !54
  %35 = icmp ult i32 %26, 10, !dbg !55
  %36 = add nuw i64 %24, 1, !dbg !56
  br i1 %35, label %37, label %23, !dbg !56, !llvm.loop !57

37:                                               ; preds = %23, %37
  %38 = phi i64 [ %39, %37 ], [ %24, %23 ]
  %39 = add nsw i64 %38, -1, !dbg !61
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 %39, !dbg !62
  %41 = load i8, ptr %40, align 1, !dbg !62, !tbaa !54
  %42 = zext i8 %41 to i64, !dbg !63
  store volatile i64 %42, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !65, !tbaa !43
  %43 = trunc nuw i64 %38 to i32, !dbg !66
  %44 = icmp sgt i32 %43, 1, !dbg !66
  br i1 %44, label %37, label %45, !dbg !67, !llvm.loop !68

45:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !71
  %46 = select i1 %17, i64 32, i64 10, !dbg !72
  store volatile i64 %46, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !73, !tbaa !43
  br i1 %17, label %16, label %47, !dbg !75, !llvm.loop !76

47:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !79
  ret i32 0, !dbg !80

48:                                               ; preds = %10, %48
  %49 = phi i64 [ 0, %10 ], [ %59, %48 ]
  %50 = phi i32 [ 0, %10 ], [ %58, %48 ]
  %51 = getelementptr inbounds nuw i32, ptr @sums, i64 %49, !dbg !81
  %52 = load i32, ptr %51, align 4, !dbg !81, !tbaa !6
  %53 = trunc nuw nsw i64 %49 to i32, !dbg !82
  %54 = mul i32 %53, -12, !dbg !82
  %55 = add i32 %52, %54, !dbg !83
  %56 = icmp ne i32 %55, %9, !dbg !84
  %57 = zext i1 %56 to i32, !dbg !84
  %58 = add nuw nsw i32 %50, %57, !dbg !85
  %59 = add nuw nsw i64 %49, 1, !dbg !86
  %60 = icmp eq i64 %59, %13, !dbg !28
  br i1 %60, label %14, label %48, !dbg !87, !llvm.loop !88
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !91 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @work(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !92 {
  %3 = sdiv i32 %0, 2, !dbg !93
  %4 = sext i32 %3 to i64, !dbg !94
  %5 = getelementptr inbounds %struct.channel, ptr @channels, i64 %4, !dbg !95
  %6 = mul i32 %3, 2, !dbg !96
  %7 = sub i32 %0, %6, !dbg !96
  switch i32 %7, label %39 [
    i32 0, label %10
    i32 1, label %8
  ], !dbg !97

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %26, !dbg !98

10:                                               ; preds = %2
  %11 = load i32, ptr %1, align 4, !dbg !99, !tbaa !6
  %12 = add nsw i32 %0, 1, !dbg !100
  %13 = icmp slt i32 %12, %11, !dbg !101
  br i1 %13, label %14, label %39, !dbg !102

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 4
  br label %16, !dbg !103

16:                                               ; preds = %14, %21
  %17 = phi i32 [ 0, %14 ], [ %24, %21 ]
  br label %18, !dbg !104

18:                                               ; preds = %16, %18
  %19 = load atomic i32, ptr %5 seq_cst, align 8, !dbg !105
  %20 = icmp eq i32 %19, 0, !dbg !106
  br i1 %20, label %21, label %18, !dbg !107, !llvm.loop !108

21:                                               ; preds = %18
  %22 = mul nuw nsw i32 %17, %17, !dbg !110
  %23 = add nsw i32 %22, %3, !dbg !111
  store i32 %23, ptr %15, align 4, !dbg !112, !tbaa !113
  store atomic i32 1, ptr %5 seq_cst, align 8, !dbg !115
  %24 = add nuw nsw i32 %17, 1, !dbg !116
  %25 = icmp eq i32 %24, 12, !dbg !117
  br i1 %25, label %45, label %16, !dbg !118, !llvm.loop !119

26:                                               ; preds = %8, %34
  %27 = phi i32 [ 0, %8 ], [ %36, %34 ]
  %28 = phi i32 [ 0, %8 ], [ %37, %34 ]
  br label %31, !dbg !122

29:                                               ; preds = %34
  %30 = getelementptr inbounds i32, ptr @sums, i64 %4, !dbg !123
  store i32 %36, ptr %30, align 4, !dbg !124, !tbaa !6
  br label %45, !dbg !125

31:                                               ; preds = %26, %31
  %32 = load atomic i32, ptr %5 seq_cst, align 8, !dbg !126
  %33 = icmp eq i32 %32, 0, !dbg !127
  br i1 %33, label %31, label %34, !dbg !128, !llvm.loop !129

34:                                               ; preds = %31
  %35 = load i32, ptr %9, align 4, !dbg !131, !tbaa !113
  %36 = add nsw i32 %35, %27, !dbg !132
  store atomic i32 0, ptr %5 seq_cst, align 8, !dbg !133
  %37 = add nuw nsw i32 %28, 1, !dbg !134
  %38 = icmp eq i32 %37, 12, !dbg !135
  br i1 %38, label %29, label %26, !dbg !136, !llvm.loop !137

39:                                               ; preds = %10, %2
  %40 = getelementptr inbounds i32, ptr @sums, i64 %4
  %41 = load i32, ptr %40, align 4, !tbaa !6
  %42 = mul i32 %3, 12, !dbg !140
  %43 = add i32 %41, %42, !dbg !140
  %44 = add i32 %43, 506, !dbg !140
  store i32 %44, ptr %40, align 4, !dbg !141, !tbaa !6
  br label %45, !dbg !142

45:                                               ; preds = %21, %39, %29
  ret void, !dbg !142
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !143 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

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
!39 = !DILocation(line: 25, column: 95, scope: !40, inlinedAt: !42, atomGroup: 1, atomRank: 1)
!40 = distinct !DISubprogram(name: "putchar", scope: !41, file: !41, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!41 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!42 = distinct !DILocation(line: 12, column: 9, scope: !34, inlinedAt: !35)
!43 = !{!44, !44, i64 0}
!44 = !{!"long", !8, i64 0}
!45 = !DILocation(line: 13, column: 5, scope: !34, inlinedAt: !35)
!46 = !DILocation(line: 14, column: 5, scope: !34, inlinedAt: !35)
!47 = !DILocation(line: 0, scope: !34, inlinedAt: !35)
!48 = !DILocation(line: 16, column: 14, scope: !34, inlinedAt: !35, atomGroup: 7, atomRank: 2)
!49 = !DILocation(line: 15, column: 45, scope: !34, inlinedAt: !35)
!50 = !DILocation(line: 15, column: 27, scope: !34, inlinedAt: !35, atomGroup: 5, atomRank: 2)
!51 = !DILocation(line: 15, column: 21, scope: !34, inlinedAt: !35, atomGroup: 6, atomRank: 2)
!52 = !DILocation(line: 15, column: 9, scope: !34, inlinedAt: !35)
!53 = !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !35, atomGroup: 5, atomRank: 1)
!54 = !{!8, !8, i64 0}
!55 = !DILocation(line: 17, column: 19, scope: !34, inlinedAt: !35, atomGroup: 8, atomRank: 1)
!56 = !DILocation(line: 17, column: 5, scope: !34, inlinedAt: !35, atomGroup: 9, atomRank: 1)
!57 = distinct !{!57, !46, !58, !59, !60}
!58 = !DILocation(line: 17, column: 23, scope: !34, inlinedAt: !35)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !DILocation(line: 19, column: 24, scope: !34, inlinedAt: !35, atomGroup: 12, atomRank: 2)
!62 = !DILocation(line: 19, column: 17, scope: !34, inlinedAt: !35)
!63 = !DILocation(line: 25, column: 97, scope: !40, inlinedAt: !64, atomGroup: 1, atomRank: 2)
!64 = distinct !DILocation(line: 19, column: 9, scope: !34, inlinedAt: !35)
!65 = !DILocation(line: 25, column: 95, scope: !40, inlinedAt: !64, atomGroup: 1, atomRank: 1)
!66 = !DILocation(line: 18, column: 18, scope: !34, inlinedAt: !35, atomGroup: 10, atomRank: 1)
!67 = !DILocation(line: 18, column: 5, scope: !34, inlinedAt: !35, atomGroup: 11, atomRank: 1)
!68 = distinct !{!68, !69, !70, !59, !60}
!69 = !DILocation(line: 18, column: 5, scope: !34, inlinedAt: !35)
!70 = !DILocation(line: 20, column: 5, scope: !34, inlinedAt: !35)
!71 = !DILocation(line: 21, column: 1, scope: !34, inlinedAt: !35)
!72 = !DILocation(line: 26, column: 17, scope: !30, inlinedAt: !32)
!73 = !DILocation(line: 25, column: 95, scope: !40, inlinedAt: !74, atomGroup: 1, atomRank: 1)
!74 = distinct !DILocation(line: 26, column: 9, scope: !30, inlinedAt: !32)
!75 = !DILocation(line: 24, column: 5, scope: !30, inlinedAt: !32, atomGroup: 3, atomRank: 1)
!76 = distinct !{!76, !77, !78, !59, !60}
!77 = !DILocation(line: 24, column: 5, scope: !30, inlinedAt: !32)
!78 = !DILocation(line: 27, column: 5, scope: !30, inlinedAt: !32)
!79 = !DILocation(line: 60, column: 1, scope: !10)
!80 = !DILocation(line: 59, column: 5, scope: !10, atomGroup: 13, atomRank: 1)
!81 = !DILocation(line: 55, column: 18, scope: !10)
!82 = !DILocation(line: 55, column: 36, scope: !10)
!83 = !DILocation(line: 55, column: 29, scope: !10)
!84 = !DILocation(line: 55, column: 46, scope: !10)
!85 = !DILocation(line: 55, column: 15, scope: !10, atomGroup: 8, atomRank: 2)
!86 = !DILocation(line: 54, column: 54, scope: !10, atomGroup: 9, atomRank: 2)
!87 = !DILocation(line: 54, column: 5, scope: !10, atomGroup: 7, atomRank: 1)
!88 = distinct !{!88, !89, !90, !59, !60}
!89 = !DILocation(line: 54, column: 5, scope: !10)
!90 = !DILocation(line: 56, column: 5, scope: !10)
!91 = !DISubprogram(name: "launch", scope: !16, file: !16, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!93 = !DILocation(line: 22, column: 23, scope: !92, atomGroup: 2, atomRank: 2)
!94 = !DILocation(line: 23, column: 32, scope: !92)
!95 = !DILocation(line: 23, column: 32, scope: !92, atomGroup: 3, atomRank: 2)
!96 = !DILocation(line: 24, column: 16, scope: !92)
!97 = !DILocation(line: 24, column: 25, scope: !92, atomGroup: 4, atomRank: 1)
!98 = !DILocation(line: 33, column: 9, scope: !92, atomGroup: 41, atomRank: 1)
!99 = !DILocation(line: 21, column: 19, scope: !92, atomGroup: 1, atomRank: 2)
!100 = !DILocation(line: 24, column: 35, scope: !92)
!101 = !DILocation(line: 24, column: 39, scope: !92, atomGroup: 5, atomRank: 2)
!102 = !DILocation(line: 24, column: 25, scope: !92, atomGroup: 5, atomRank: 1)
!103 = !DILocation(line: 25, column: 9, scope: !92, atomGroup: 43, atomRank: 1)
!104 = !DILocation(line: 26, column: 13, scope: !92)
!105 = !DILocation(line: 26, column: 20, scope: !92, atomGroup: 9, atomRank: 2)
!106 = !DILocation(line: 26, column: 13, scope: !92, atomGroup: 10, atomRank: 1)
!107 = !DILocation(line: 26, column: 13, scope: !92, atomGroup: 11, atomRank: 1)
!108 = distinct !{!108, !104, !109, !59, !60}
!109 = !DILocation(line: 27, column: 13, scope: !92)
!110 = !DILocation(line: 28, column: 38, scope: !92)
!111 = !DILocation(line: 28, column: 34, scope: !92, atomGroup: 12, atomRank: 2)
!112 = !DILocation(line: 28, column: 27, scope: !92, atomGroup: 12, atomRank: 1)
!113 = !{!114, !7, i64 4}
!114 = !{!"channel", !8, i64 0, !7, i64 4}
!115 = !DILocation(line: 29, column: 13, scope: !92, atomGroup: 13, atomRank: 1)
!116 = !DILocation(line: 25, column: 39, scope: !92, atomGroup: 14, atomRank: 2)
!117 = !DILocation(line: 25, column: 27, scope: !92, atomGroup: 7, atomRank: 1)
!118 = !DILocation(line: 25, column: 9, scope: !92, atomGroup: 8, atomRank: 1)
!119 = distinct !{!119, !120, !121, !59, !60}
!120 = !DILocation(line: 25, column: 9, scope: !92)
!121 = !DILocation(line: 30, column: 9, scope: !92)
!122 = !DILocation(line: 34, column: 13, scope: !92)
!123 = !DILocation(line: 39, column: 9, scope: !92)
!124 = !DILocation(line: 39, column: 20, scope: !92, atomGroup: 28, atomRank: 1)
!125 = !DILocation(line: 40, column: 5, scope: !92)
!126 = !DILocation(line: 34, column: 21, scope: !92, atomGroup: 21, atomRank: 2)
!127 = !DILocation(line: 34, column: 20, scope: !92)
!128 = !DILocation(line: 34, column: 13, scope: !92, atomGroup: 23, atomRank: 1)
!129 = distinct !{!129, !122, !130, !59, !60}
!130 = !DILocation(line: 35, column: 13, scope: !92)
!131 = !DILocation(line: 36, column: 29, scope: !92)
!132 = !DILocation(line: 36, column: 17, scope: !92, atomGroup: 24, atomRank: 2)
!133 = !DILocation(line: 37, column: 13, scope: !92, atomGroup: 25, atomRank: 1)
!134 = !DILocation(line: 33, column: 39, scope: !92, atomGroup: 26, atomRank: 2)
!135 = !DILocation(line: 33, column: 27, scope: !92, atomGroup: 19, atomRank: 1)
!136 = !DILocation(line: 33, column: 9, scope: !92, atomGroup: 20, atomRank: 1)
!137 = distinct !{!137, !138, !139, !59, !60}
!138 = !DILocation(line: 33, column: 9, scope: !92)
!139 = !DILocation(line: 38, column: 9, scope: !92)
!140 = !DILocation(line: 41, column: 9, scope: !92, atomGroup: 45, atomRank: 1)
!141 = !DILocation(line: 42, column: 24, scope: !92, atomGroup: 32, atomRank: 1)
!142 = !DILocation(line: 45, column: 1, scope: !92, atomGroup: 35, atomRank: 1)
!143 = !DISubprogram(name: "__harp_hardware_id", scope: !16, file: !16, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
