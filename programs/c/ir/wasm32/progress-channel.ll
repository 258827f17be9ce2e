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
  br label %44, !dbg !27

13:                                               ; preds = %44, %0
  %14 = phi i32 [ 0, %0 ], [ %53, %44 ], !dbg !23
  br label %15, !dbg !28

15:                                               ; preds = %41, %13
  %16 = phi i1 [ true, %13 ], [ false, %41 ]
  %17 = phi i32 [ %9, %13 ], [ %14, %41 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !32
  %18 = icmp slt i32 %17, 0, !dbg !35
  %19 = call i32 @llvm.abs.i32(i32 %17, i1 false), !dbg !36
  br i1 %18, label %20, label %21, !dbg !37

20:                                               ; preds = %15
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !38, !tbaa !42
  br label %21, !dbg !44

21:                                               ; preds = %20, %15
  br label %22, !dbg !45

22:                                               ; preds = %21, %22
  %23 = phi i32 [ %31, %22 ], [ 0, %21 ], !dbg !46
  %24 = phi i32 [ %26, %22 ], [ %19, %21 ], !dbg !46
  %25 = freeze i32 %24, !dbg !47
  %26 = udiv i32 %25, 10, !dbg !47
  %27 = mul i32 %26, 10, !dbg !48
  %28 = sub i32 %25, %27, !dbg !48
  %29 = trunc nuw nsw i32 %28 to i8, !dbg !49
  %30 = or disjoint i8 %29, 48, !dbg !49
  %31 = add nuw nsw i32 %23, 1, !dbg !50
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 %23, !dbg !51
  store i8 %30, ptr %32, align 1, !dbg !52, !tbaa !53
  %33 = icmp ult i32 %24, 10, !dbg !54
  br i1 %33, label %34, label %22, !dbg !55, !llvm.loop !56

34:                                               ; preds = %22, %34
  %35 = phi i32 [ %36, %34 ], [ %31, %22 ]
  %36 = add nsw i32 %35, -1, !dbg !60
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 %36, !dbg !61
  %38 = load i8, ptr %37, align 1, !dbg !61, !tbaa !53
  %39 = zext i8 %38 to i32, !dbg !61
  store volatile i32 %39, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !62, !tbaa !42
  %40 = icmp sgt i32 %35, 1, !dbg !64
  br i1 %40, label %34, label %41, !dbg !65, !llvm.loop !66

41:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !69
  %42 = select i1 %16, i32 32, i32 10, !dbg !70
  store volatile i32 %42, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !71, !tbaa !42
  br i1 %16, label %15, label %43, !dbg !73, !llvm.loop !74

43:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !77
  ret i32 0, !dbg !78

44:                                               ; preds = %10, %44
  %45 = phi i32 [ 0, %10 ], [ %54, %44 ]
  %46 = phi i32 [ 0, %10 ], [ %53, %44 ]
  %47 = getelementptr inbounds nuw i32, ptr @sums, i32 %45, !dbg !79
  %48 = load i32, ptr %47, align 4, !dbg !79, !tbaa !6
  %49 = mul i32 %45, -12, !dbg !80
  %50 = add i32 %48, %49, !dbg !81
  %51 = icmp ne i32 %50, %9, !dbg !82
  %52 = zext i1 %51 to i32, !dbg !82
  %53 = add nuw nsw i32 %46, %52, !dbg !83
  %54 = add nuw nsw i32 %45, 1, !dbg !84
  %55 = icmp eq i32 %54, %12, !dbg !85
  br i1 %55, label %13, label %44, !dbg !86, !llvm.loop !87
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !90 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @work(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !91 {
  %3 = sdiv i32 %0, 2, !dbg !92
  %4 = getelementptr inbounds %struct.channel, ptr @channels, i32 %3, !dbg !93
  %5 = mul i32 %3, 2, !dbg !94
  %6 = sub i32 %0, %5, !dbg !94
  switch i32 %6, label %38 [
    i32 0, label %9
    i32 1, label %7
  ], !dbg !95

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %4, i32 4
  br label %25, !dbg !96

9:                                                ; preds = %2
  %10 = load i32, ptr %1, align 4, !dbg !97, !tbaa !6
  %11 = add nsw i32 %0, 1, !dbg !98
  %12 = icmp slt i32 %11, %10, !dbg !99
  br i1 %12, label %13, label %38, !dbg !100

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 4
  br label %15, !dbg !101

15:                                               ; preds = %13, %20
  %16 = phi i32 [ 0, %13 ], [ %23, %20 ]
  br label %17, !dbg !102

17:                                               ; preds = %15, %17
  %18 = load atomic i32, ptr %4 seq_cst, align 8, !dbg !103
  %19 = icmp eq i32 %18, 0, !dbg !104
  br i1 %19, label %20, label %17, !dbg !105, !llvm.loop !106

20:                                               ; preds = %17
  %21 = mul nuw nsw i32 %16, %16, !dbg !108
  %22 = add nsw i32 %21, %3, !dbg !109
  store i32 %22, ptr %14, align 4, !dbg !110, !tbaa !111
  store atomic i32 1, ptr %4 seq_cst, align 8, !dbg !113
  %23 = add nuw nsw i32 %16, 1, !dbg !114
  %24 = icmp eq i32 %23, 12, !dbg !115
  br i1 %24, label %44, label %15, !dbg !116, !llvm.loop !117

25:                                               ; preds = %7, %33
  %26 = phi i32 [ 0, %7 ], [ %35, %33 ]
  %27 = phi i32 [ 0, %7 ], [ %36, %33 ]
  br label %30, !dbg !120

28:                                               ; preds = %33
  %29 = getelementptr inbounds i32, ptr @sums, i32 %3, !dbg !121
  store i32 %35, ptr %29, align 4, !dbg !122, !tbaa !6
  br label %44, !dbg !123

30:                                               ; preds = %25, %30
  %31 = load atomic i32, ptr %4 seq_cst, align 8, !dbg !124
  %32 = icmp eq i32 %31, 0, !dbg !125
  br i1 %32, label %30, label %33, !dbg !126, !llvm.loop !127

33:                                               ; preds = %30
  %34 = load i32, ptr %8, align 4, !dbg !129, !tbaa !111
  %35 = add nsw i32 %34, %26, !dbg !130
  store atomic i32 0, ptr %4 seq_cst, align 8, !dbg !131
  %36 = add nuw nsw i32 %27, 1, !dbg !132
  %37 = icmp eq i32 %36, 12, !dbg !133
  br i1 %37, label %28, label %25, !dbg !134, !llvm.loop !135

38:                                               ; preds = %9, %2
  %39 = getelementptr inbounds i32, ptr @sums, i32 %3
  %40 = load i32, ptr %39, align 4, !tbaa !6
  %41 = mul i32 %3, 12, !dbg !138
  %42 = add i32 %40, %41, !dbg !138
  %43 = add i32 %42, 506, !dbg !138
  store i32 %43, ptr %39, align 4, !dbg !139, !tbaa !6
  br label %44, !dbg !140

44:                                               ; preds = %20, %38, %28
  ret void, !dbg !140
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !141 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

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
!38 = !DILocation(line: 25, column: 95, scope: !39, inlinedAt: !41, atomGroup: 1, atomRank: 1)
!39 = distinct !DISubprogram(name: "putchar", scope: !40, file: !40, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!40 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!41 = distinct !DILocation(line: 12, column: 9, scope: !33, inlinedAt: !34)
!42 = !{!43, !43, i64 0}
!43 = !{!"long", !8, i64 0}
!44 = !DILocation(line: 13, column: 5, scope: !33, inlinedAt: !34)
!45 = !DILocation(line: 14, column: 5, scope: !33, inlinedAt: !34)
!46 = !DILocation(line: 0, scope: !33, inlinedAt: !34)
!47 = !DILocation(line: 16, column: 14, scope: !33, inlinedAt: !34, atomGroup: 7, atomRank: 2)
!48 = !DILocation(line: 15, column: 45, scope: !33, inlinedAt: !34)
!49 = !DILocation(line: 15, column: 27, scope: !33, inlinedAt: !34, atomGroup: 5, atomRank: 2)
!50 = !DILocation(line: 15, column: 21, scope: !33, inlinedAt: !34, atomGroup: 6, atomRank: 2)
!51 = !DILocation(line: 15, column: 9, scope: !33, inlinedAt: !34)
!52 = !DILocation(line: 15, column: 25, scope: !33, inlinedAt: !34, atomGroup: 5, atomRank: 1)
!53 = !{!8, !8, i64 0}
!54 = !DILocation(line: 17, column: 19, scope: !33, inlinedAt: !34, atomGroup: 8, atomRank: 1)
!55 = !DILocation(line: 17, column: 5, scope: !33, inlinedAt: !34, atomGroup: 9, atomRank: 1)
!56 = distinct !{!56, !45, !57, !58, !59}
!57 = !DILocation(line: 17, column: 23, scope: !33, inlinedAt: !34)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.unroll.disable"}
!60 = !DILocation(line: 19, column: 24, scope: !33, inlinedAt: !34, atomGroup: 12, atomRank: 2)
!61 = !DILocation(line: 19, column: 17, scope: !33, inlinedAt: !34)
!62 = !DILocation(line: 25, column: 95, scope: !39, inlinedAt: !63, atomGroup: 1, atomRank: 1)
!63 = distinct !DILocation(line: 19, column: 9, scope: !33, inlinedAt: !34)
!64 = !DILocation(line: 18, column: 18, scope: !33, inlinedAt: !34, atomGroup: 10, atomRank: 1)
!65 = !DILocation(line: 18, column: 5, scope: !33, inlinedAt: !34, atomGroup: 11, atomRank: 1)
!66 = distinct !{!66, !67, !68, !58, !59}
!67 = !DILocation(line: 18, column: 5, scope: !33, inlinedAt: !34)
!68 = !DILocation(line: 20, column: 5, scope: !33, inlinedAt: !34)
!69 = !DILocation(line: 21, column: 1, scope: !33, inlinedAt: !34)
!70 = !DILocation(line: 26, column: 17, scope: !29, inlinedAt: !31)
!71 = !DILocation(line: 25, column: 95, scope: !39, inlinedAt: !72, atomGroup: 1, atomRank: 1)
!72 = distinct !DILocation(line: 26, column: 9, scope: !29, inlinedAt: !31)
!73 = !DILocation(line: 24, column: 5, scope: !29, inlinedAt: !31, atomGroup: 3, atomRank: 1)
!74 = distinct !{!74, !75, !76, !58, !59}
!75 = !DILocation(line: 24, column: 5, scope: !29, inlinedAt: !31)
!76 = !DILocation(line: 27, column: 5, scope: !29, inlinedAt: !31)
!77 = !DILocation(line: 60, column: 1, scope: !10)
!78 = !DILocation(line: 59, column: 5, scope: !10, atomGroup: 13, atomRank: 1)
!79 = !DILocation(line: 55, column: 18, scope: !10)
!80 = !DILocation(line: 55, column: 36, scope: !10)
!81 = !DILocation(line: 55, column: 29, scope: !10)
!82 = !DILocation(line: 55, column: 46, scope: !10)
!83 = !DILocation(line: 55, column: 15, scope: !10, atomGroup: 8, atomRank: 2)
!84 = !DILocation(line: 54, column: 54, scope: !10, atomGroup: 9, atomRank: 2)
!85 = !DILocation(line: 54, column: 29, scope: !10, atomGroup: 6, atomRank: 1)
!86 = !DILocation(line: 54, column: 5, scope: !10, atomGroup: 7, atomRank: 1)
!87 = distinct !{!87, !88, !89, !58, !59}
!88 = !DILocation(line: 54, column: 5, scope: !10)
!89 = !DILocation(line: 56, column: 5, scope: !10)
!90 = !DISubprogram(name: "launch", scope: !16, file: !16, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!92 = !DILocation(line: 22, column: 23, scope: !91, atomGroup: 2, atomRank: 2)
!93 = !DILocation(line: 23, column: 32, scope: !91, atomGroup: 3, atomRank: 2)
!94 = !DILocation(line: 24, column: 16, scope: !91)
!95 = !DILocation(line: 24, column: 25, scope: !91, atomGroup: 4, atomRank: 1)
!96 = !DILocation(line: 33, column: 9, scope: !91, atomGroup: 41, atomRank: 1)
!97 = !DILocation(line: 21, column: 19, scope: !91, atomGroup: 1, atomRank: 2)
!98 = !DILocation(line: 24, column: 35, scope: !91)
!99 = !DILocation(line: 24, column: 39, scope: !91, atomGroup: 5, atomRank: 2)
!100 = !DILocation(line: 24, column: 25, scope: !91, atomGroup: 5, atomRank: 1)
!101 = !DILocation(line: 25, column: 9, scope: !91, atomGroup: 43, atomRank: 1)
!102 = !DILocation(line: 26, column: 13, scope: !91)
!103 = !DILocation(line: 26, column: 20, scope: !91, atomGroup: 9, atomRank: 2)
!104 = !DILocation(line: 26, column: 13, scope: !91, atomGroup: 10, atomRank: 1)
!105 = !DILocation(line: 26, column: 13, scope: !91, atomGroup: 11, atomRank: 1)
!106 = distinct !{!106, !102, !107, !58, !59}
!107 = !DILocation(line: 27, column: 13, scope: !91)
!108 = !DILocation(line: 28, column: 38, scope: !91)
!109 = !DILocation(line: 28, column: 34, scope: !91, atomGroup: 12, atomRank: 2)
!110 = !DILocation(line: 28, column: 27, scope: !91, atomGroup: 12, atomRank: 1)
!111 = !{!112, !7, i64 4}
!112 = !{!"channel", !8, i64 0, !7, i64 4}
!113 = !DILocation(line: 29, column: 13, scope: !91, atomGroup: 13, atomRank: 1)
!114 = !DILocation(line: 25, column: 39, scope: !91, atomGroup: 14, atomRank: 2)
!115 = !DILocation(line: 25, column: 27, scope: !91, atomGroup: 7, atomRank: 1)
!116 = !DILocation(line: 25, column: 9, scope: !91, atomGroup: 8, atomRank: 1)
!117 = distinct !{!117, !118, !119, !58, !59}
!118 = !DILocation(line: 25, column: 9, scope: !91)
!119 = !DILocation(line: 30, column: 9, scope: !91)
!120 = !DILocation(line: 34, column: 13, scope: !91)
!121 = !DILocation(line: 39, column: 9, scope: !91)
!122 = !DILocation(line: 39, column: 20, scope: !91, atomGroup: 28, atomRank: 1)
!123 = !DILocation(line: 40, column: 5, scope: !91)
!124 = !DILocation(line: 34, column: 21, scope: !91, atomGroup: 21, atomRank: 2)
!125 = !DILocation(line: 34, column: 20, scope: !91)
!126 = !DILocation(line: 34, column: 13, scope: !91, atomGroup: 23, atomRank: 1)
!127 = distinct !{!127, !120, !128, !58, !59}
!128 = !DILocation(line: 35, column: 13, scope: !91)
!129 = !DILocation(line: 36, column: 29, scope: !91)
!130 = !DILocation(line: 36, column: 17, scope: !91, atomGroup: 24, atomRank: 2)
!131 = !DILocation(line: 37, column: 13, scope: !91, atomGroup: 25, atomRank: 1)
!132 = !DILocation(line: 33, column: 39, scope: !91, atomGroup: 26, atomRank: 2)
!133 = !DILocation(line: 33, column: 27, scope: !91, atomGroup: 19, atomRank: 1)
!134 = !DILocation(line: 33, column: 9, scope: !91, atomGroup: 20, atomRank: 1)
!135 = distinct !{!135, !136, !137, !58, !59}
!136 = !DILocation(line: 33, column: 9, scope: !91)
!137 = !DILocation(line: 38, column: 9, scope: !91)
!138 = !DILocation(line: 41, column: 9, scope: !91, atomGroup: 45, atomRank: 1)
!139 = !DILocation(line: 42, column: 24, scope: !91, atomGroup: 32, atomRank: 1)
!140 = !DILocation(line: 45, column: 1, scope: !91, atomGroup: 35, atomRank: 1)
!141 = !DISubprogram(name: "__harp_hardware_id", scope: !16, file: !16, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
