; ModuleID = 'programs/c/progress-barrier.c'
source_filename = "programs/c/progress-barrier.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@numbers = hidden local_unnamed_addr global [128 x i32] zeroinitializer, align 16
@arrived = hidden global i32 0, align 4
@step = hidden local_unnamed_addr global i32 0, align 4

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
  %7 = icmp sgt i32 %5, 0, !dbg !24
  br i1 %7, label %8, label %10, !dbg !25

8:                                                ; preds = %0
  %9 = tail call i32 @llvm.smax.i32(i32 %6, i32 1), !dbg !26
  br label %13, !dbg !26

10:                                               ; preds = %13, %0
  call void @launch(ptr noundef nonnull @sum_up, i32 noundef %6, ptr noundef nonnull %2) #9, !dbg !27
  %11 = load i32, ptr %2, align 4, !tbaa !6
  %12 = icmp sgt i32 %11, 0, !dbg !28
  br i1 %12, label %55, label %20, !dbg !29

13:                                               ; preds = %8, %13
  %14 = phi i32 [ %18, %13 ], [ 0, %8 ]
  %15 = mul nuw nsw i32 %14, 3, !dbg !30
  %16 = add nuw nsw i32 %15, 1, !dbg !31
  %17 = getelementptr inbounds nuw i32, ptr @numbers, i32 %14, !dbg !32
  store i32 %16, ptr %17, align 4, !dbg !33, !tbaa !6
  %18 = add nuw nsw i32 %14, 1, !dbg !34
  %19 = icmp eq i32 %18, %9, !dbg !35
  br i1 %19, label %10, label %13, !dbg !36, !llvm.loop !37

20:                                               ; preds = %55, %10
  %21 = phi i32 [ 0, %10 ], [ %66, %55 ], !dbg !23
  %22 = load i32, ptr @numbers, align 16, !dbg !41, !tbaa !6
  br label %23, !dbg !42

23:                                               ; preds = %51, %20
  %24 = phi i1 [ true, %20 ], [ false, %51 ]
  %25 = phi i32 [ %22, %20 ], [ %21, %51 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !46
  %26 = icmp slt i32 %25, 0, !dbg !49
  %27 = call i32 @llvm.abs.i32(i32 %25, i1 false), !dbg !50
  br i1 %26, label %28, label %30, !dbg !51

28:                                               ; preds = %23
  %29 = call i32 @putchar(i32 noundef 45) #9, !dbg !52
  br label %30, !dbg !53

30:                                               ; preds = %28, %23
  br label %31, !dbg !54

31:                                               ; preds = %30, %31
  %32 = phi i32 [ %40, %31 ], [ 0, %30 ], !dbg !55
  %33 = phi i32 [ %35, %31 ], [ %27, %30 ], !dbg !55
  %34 = freeze i32 %33, !dbg !56
  %35 = udiv i32 %34, 10, !dbg !56
  %36 = mul i32 %35, 10, !dbg !57
  %37 = sub i32 %34, %36, !dbg !57
  %38 = trunc nuw nsw i32 %37 to i8, !dbg !58
  %39 = or disjoint i8 %38, 48, !dbg !58
  %40 = add nuw nsw i32 %32, 1, !dbg !59
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 %32, !dbg !60
  store i8 %39, ptr %41, align 1, !dbg !61, !tbaa !62
  %42 = icmp ult i32 %33, 10, !dbg !63
  br i1 %42, label %43, label %31, !dbg !64, !llvm.loop !65

43:                                               ; preds = %31, %43
  %44 = phi i32 [ %45, %43 ], [ %40, %31 ]
  %45 = add nsw i32 %44, -1, !dbg !67
  %46 = getelementptr inbounds nuw i8, ptr %1, i32 %45, !dbg !68
  %47 = load i8, ptr %46, align 1, !dbg !68, !tbaa !62
  %48 = sext i8 %47 to i32, !dbg !68
  %49 = call i32 @putchar(i32 noundef %48) #9, !dbg !69
  %50 = icmp sgt i32 %44, 1, !dbg !70
  br i1 %50, label %43, label %51, !dbg !71, !llvm.loop !72

51:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !75
  %52 = select i1 %24, i32 32, i32 10, !dbg !76
  %53 = call i32 @putchar(i32 noundef %52) #9, !dbg !77
  br i1 %24, label %23, label %54, !dbg !78, !llvm.loop !79

54:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !82
  ret i32 0, !dbg !83

55:                                               ; preds = %10, %55
  %56 = phi i32 [ %61, %55 ], [ 0, %10 ]
  %57 = phi i32 [ %67, %55 ], [ 0, %10 ]
  %58 = phi i32 [ %66, %55 ], [ 0, %10 ]
  %59 = mul nuw nsw i32 %57, 3, !dbg !84
  %60 = add nuw nsw i32 %59, 1, !dbg !85
  %61 = add nuw nsw i32 %60, %56, !dbg !86
  %62 = getelementptr inbounds nuw i32, ptr @numbers, i32 %57, !dbg !87
  %63 = load i32, ptr %62, align 4, !dbg !87, !tbaa !6
  %64 = icmp ne i32 %63, %61, !dbg !88
  %65 = zext i1 %64 to i32, !dbg !88
  %66 = add nuw nsw i32 %58, %65, !dbg !89
  %67 = add nuw nsw i32 %57, 1, !dbg !90
  %68 = icmp eq i32 %67, %11, !dbg !91
  br i1 %68, label %20, label %55, !dbg !92, !llvm.loop !93
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !96 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @sum_up(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !97 {
  %3 = load i32, ptr %1, align 4, !dbg !98, !tbaa !6
  %4 = icmp sgt i32 %3, 1, !dbg !99
  br i1 %4, label %5, label %8, !dbg !100

5:                                                ; preds = %2
  %6 = add nsw i32 %3, -1
  %7 = getelementptr inbounds i32, ptr @numbers, i32 %0
  br label %9, !dbg !100

8:                                                ; preds = %37, %2
  ret void, !dbg !101

9:                                                ; preds = %5, %37
  %10 = phi i32 [ 1, %5 ], [ %38, %37 ]
  %11 = icmp slt i32 %0, %10, !dbg !102
  br i1 %11, label %16, label %12, !dbg !103

12:                                               ; preds = %9
  %13 = sub nsw i32 %0, %10, !dbg !104
  %14 = getelementptr inbounds nuw i32, ptr @numbers, i32 %13, !dbg !105
  %15 = load i32, ptr %14, align 4, !dbg !105, !tbaa !6
  br label %16, !dbg !106

16:                                               ; preds = %9, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %9 ], !dbg !107
  %18 = load atomic i32, ptr @step seq_cst, align 4, !dbg !108
  %19 = atomicrmw add ptr @arrived, i32 1 seq_cst, align 4, !dbg !111
  %20 = icmp eq i32 %19, %6, !dbg !112
  br i1 %20, label %21, label %23, !dbg !113

21:                                               ; preds = %16
  store atomic i32 0, ptr @arrived seq_cst, align 4, !dbg !114
  %22 = add nsw i32 %18, 1, !dbg !115
  store atomic i32 %22, ptr @step seq_cst, align 4, !dbg !116
  br label %26, !dbg !117

23:                                               ; preds = %16, %23
  %24 = load atomic i32, ptr @step seq_cst, align 4, !dbg !118
  %25 = icmp eq i32 %24, %18, !dbg !119
  br i1 %25, label %23, label %26, !dbg !120, !llvm.loop !121

26:                                               ; preds = %23, %21
  %27 = load i32, ptr %7, align 4, !dbg !124, !tbaa !6
  %28 = add nsw i32 %27, %17, !dbg !125
  store i32 %28, ptr %7, align 4, !dbg !126, !tbaa !6
  %29 = load atomic i32, ptr @step seq_cst, align 4, !dbg !127
  %30 = atomicrmw add ptr @arrived, i32 1 seq_cst, align 4, !dbg !129
  %31 = icmp eq i32 %30, %6, !dbg !130
  br i1 %31, label %32, label %34, !dbg !131

32:                                               ; preds = %26
  store atomic i32 0, ptr @arrived seq_cst, align 4, !dbg !132
  %33 = add nsw i32 %29, 1, !dbg !133
  store atomic i32 %33, ptr @step seq_cst, align 4, !dbg !134
  br label %37, !dbg !135

34:                                               ; preds = %26, %34
  %35 = load atomic i32, ptr @step seq_cst, align 4, !dbg !136
  %36 = icmp eq i32 %35, %29, !dbg !137
  br i1 %36, label %34, label %37, !dbg !138, !llvm.loop !139

37:                                               ; preds = %34, %32
  %38 = shl nsw i32 %10, 1, !dbg !142
  %39 = icmp slt i32 %38, %3, !dbg !143
  br i1 %39, label %9, label %8, !dbg !144, !llvm.loop !145
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !148 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

declare !dbg !149 i32 @putchar(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

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
!1 = !DIFile(filename: "programs/c/progress-barrier.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !11, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 37, column: 5, scope: !10)
!14 = !DILocation(line: 43, column: 38, scope: !15, inlinedAt: !17, atomGroup: 1, atomRank: 2)
!15 = distinct !DISubprogram(name: "lanes", scope: !16, file: !16, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!17 = distinct !DILocation(line: 37, column: 19, scope: !10)
!18 = !DILocation(line: 45, column: 38, scope: !19, inlinedAt: !20, atomGroup: 1, atomRank: 2)
!19 = distinct !DISubprogram(name: "warps", scope: !16, file: !16, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = distinct !DILocation(line: 37, column: 29, scope: !10)
!21 = !DILocation(line: 37, column: 27, scope: !10, atomGroup: 1, atomRank: 2)
!22 = !DILocation(line: 38, column: 17, scope: !10, atomGroup: 2, atomRank: 1)
!23 = !DILocation(line: 0, scope: !10)
!24 = !DILocation(line: 41, column: 33, scope: !10, atomGroup: 28, atomRank: 1)
!25 = !DILocation(line: 41, column: 5, scope: !10, atomGroup: 29, atomRank: 1)
!26 = !DILocation(line: 41, column: 5, scope: !10)
!27 = !DILocation(line: 44, column: 5, scope: !10)
!28 = !DILocation(line: 46, column: 42, scope: !10, atomGroup: 30, atomRank: 1)
!29 = !DILocation(line: 46, column: 5, scope: !10, atomGroup: 31, atomRank: 1)
!30 = !DILocation(line: 42, column: 29, scope: !10)
!31 = !DILocation(line: 42, column: 38, scope: !10, atomGroup: 7, atomRank: 2)
!32 = !DILocation(line: 42, column: 9, scope: !10)
!33 = !DILocation(line: 42, column: 25, scope: !10, atomGroup: 7, atomRank: 1)
!34 = !DILocation(line: 41, column: 50, scope: !10, atomGroup: 8, atomRank: 2)
!35 = !DILocation(line: 41, column: 33, scope: !10, atomGroup: 5, atomRank: 1)
!36 = !DILocation(line: 41, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!37 = distinct !{!37, !26, !38, !39, !40}
!38 = !DILocation(line: 43, column: 5, scope: !10)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !DILocation(line: 50, column: 22, scope: !10, atomGroup: 19, atomRank: 2)
!42 = !DILocation(line: 24, column: 5, scope: !43, inlinedAt: !45, atomGroup: 25, atomRank: 1)
!43 = distinct !DISubprogram(name: "show", scope: !44, file: !44, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!44 = !DIFile(filename: "programs/c/show.h", directory: "")
!45 = distinct !DILocation(line: 51, column: 5, scope: !10)
!46 = !DILocation(line: 8, column: 5, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "show_number", scope: !44, file: !44, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!48 = distinct !DILocation(line: 25, column: 9, scope: !43, inlinedAt: !45)
!49 = !DILocation(line: 10, column: 28, scope: !47, inlinedAt: !48, atomGroup: 3, atomRank: 2)
!50 = !DILocation(line: 10, column: 21, scope: !47, inlinedAt: !48, atomGroup: 3, atomRank: 1)
!51 = !DILocation(line: 11, column: 16, scope: !47, inlinedAt: !48, atomGroup: 4, atomRank: 1)
!52 = !DILocation(line: 12, column: 9, scope: !47, inlinedAt: !48)
!53 = !DILocation(line: 13, column: 5, scope: !47, inlinedAt: !48)
!54 = !DILocation(line: 14, column: 5, scope: !47, inlinedAt: !48)
!55 = !DILocation(line: 0, scope: !47, inlinedAt: !48)
!56 = !DILocation(line: 16, column: 14, scope: !47, inlinedAt: !48, atomGroup: 7, atomRank: 2)
!57 = !DILocation(line: 15, column: 45, scope: !47, inlinedAt: !48)
!58 = !DILocation(line: 15, column: 27, scope: !47, inlinedAt: !48, atomGroup: 5, atomRank: 2)
!59 = !DILocation(line: 15, column: 21, scope: !47, inlinedAt: !48, atomGroup: 6, atomRank: 2)
!60 = !DILocation(line: 15, column: 9, scope: !47, inlinedAt: !48)
!61 = !DILocation(line: 15, column: 25, scope: !47, inlinedAt: !48, atomGroup: 5, atomRank: 1)
!62 = !{!8, !8, i64 0}
!63 = !DILocation(line: 17, column: 19, scope: !47, inlinedAt: !48, atomGroup: 8, atomRank: 1)
!64 = !DILocation(line: 17, column: 5, scope: !47, inlinedAt: !48, atomGroup: 9, atomRank: 1)
!65 = distinct !{!65, !54, !66, !39, !40}
!66 = !DILocation(line: 17, column: 23, scope: !47, inlinedAt: !48)
!67 = !DILocation(line: 19, column: 24, scope: !47, inlinedAt: !48, atomGroup: 12, atomRank: 2)
!68 = !DILocation(line: 19, column: 17, scope: !47, inlinedAt: !48)
!69 = !DILocation(line: 19, column: 9, scope: !47, inlinedAt: !48)
!70 = !DILocation(line: 18, column: 18, scope: !47, inlinedAt: !48, atomGroup: 10, atomRank: 1)
!71 = !DILocation(line: 18, column: 5, scope: !47, inlinedAt: !48, atomGroup: 11, atomRank: 1)
!72 = distinct !{!72, !73, !74, !39, !40}
!73 = !DILocation(line: 18, column: 5, scope: !47, inlinedAt: !48)
!74 = !DILocation(line: 20, column: 5, scope: !47, inlinedAt: !48)
!75 = !DILocation(line: 21, column: 1, scope: !47, inlinedAt: !48)
!76 = !DILocation(line: 26, column: 17, scope: !43, inlinedAt: !45)
!77 = !DILocation(line: 26, column: 9, scope: !43, inlinedAt: !45)
!78 = !DILocation(line: 24, column: 5, scope: !43, inlinedAt: !45, atomGroup: 3, atomRank: 1)
!79 = distinct !{!79, !80, !81, !39, !40}
!80 = !DILocation(line: 24, column: 5, scope: !43, inlinedAt: !45)
!81 = !DILocation(line: 27, column: 5, scope: !43, inlinedAt: !45)
!82 = !DILocation(line: 53, column: 1, scope: !10)
!83 = !DILocation(line: 52, column: 5, scope: !10, atomGroup: 21, atomRank: 1)
!84 = !DILocation(line: 47, column: 18, scope: !10)
!85 = !DILocation(line: 47, column: 27, scope: !10)
!86 = !DILocation(line: 47, column: 13, scope: !10, atomGroup: 15, atomRank: 2)
!87 = !DILocation(line: 48, column: 18, scope: !10)
!88 = !DILocation(line: 48, column: 34, scope: !10)
!89 = !DILocation(line: 48, column: 15, scope: !10, atomGroup: 16, atomRank: 2)
!90 = !DILocation(line: 46, column: 59, scope: !10, atomGroup: 17, atomRank: 2)
!91 = !DILocation(line: 46, column: 42, scope: !10, atomGroup: 13, atomRank: 1)
!92 = !DILocation(line: 46, column: 5, scope: !10, atomGroup: 14, atomRank: 1)
!93 = distinct !{!93, !94, !95, !39, !40}
!94 = !DILocation(line: 46, column: 5, scope: !10)
!95 = !DILocation(line: 49, column: 5, scope: !10)
!96 = !DISubprogram(name: "launch", scope: !16, file: !16, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = distinct !DISubprogram(name: "sum_up", scope: !1, file: !1, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!98 = !DILocation(line: 27, column: 19, scope: !97, atomGroup: 1, atomRank: 2)
!99 = !DILocation(line: 28, column: 37, scope: !97, atomGroup: 26, atomRank: 1)
!100 = !DILocation(line: 28, column: 5, scope: !97, atomGroup: 27, atomRank: 1)
!101 = !DILocation(line: 34, column: 1, scope: !97, atomGroup: 10, atomRank: 1)
!102 = !DILocation(line: 29, column: 28, scope: !97, atomGroup: 6, atomRank: 2)
!103 = !DILocation(line: 29, column: 21, scope: !97, atomGroup: 6, atomRank: 1)
!104 = !DILocation(line: 29, column: 57, scope: !97)
!105 = !DILocation(line: 29, column: 42, scope: !97)
!106 = !DILocation(line: 29, column: 21, scope: !97)
!107 = !DILocation(line: 29, column: 21, scope: !97, atomGroup: 5, atomRank: 2)
!108 = !DILocation(line: 16, column: 15, scope: !109, inlinedAt: !110, atomGroup: 2, atomRank: 2)
!109 = distinct !DISubprogram(name: "wait_for_all", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!110 = distinct !DILocation(line: 30, column: 9, scope: !97)
!111 = !DILocation(line: 17, column: 9, scope: !109, inlinedAt: !110, atomGroup: 3, atomRank: 2)
!112 = !DILocation(line: 17, column: 39, scope: !109, inlinedAt: !110, atomGroup: 4, atomRank: 2)
!113 = !DILocation(line: 17, column: 39, scope: !109, inlinedAt: !110, atomGroup: 4, atomRank: 1)
!114 = !DILocation(line: 18, column: 9, scope: !109, inlinedAt: !110, atomGroup: 5, atomRank: 1)
!115 = !DILocation(line: 19, column: 33, scope: !109, inlinedAt: !110, atomGroup: 6, atomRank: 2)
!116 = !DILocation(line: 19, column: 9, scope: !109, inlinedAt: !110, atomGroup: 6, atomRank: 1)
!117 = !DILocation(line: 20, column: 5, scope: !109, inlinedAt: !110)
!118 = !DILocation(line: 21, column: 16, scope: !109, inlinedAt: !110, atomGroup: 7, atomRank: 2)
!119 = !DILocation(line: 21, column: 35, scope: !109, inlinedAt: !110, atomGroup: 8, atomRank: 1)
!120 = !DILocation(line: 21, column: 9, scope: !109, inlinedAt: !110, atomGroup: 9, atomRank: 1)
!121 = distinct !{!121, !122, !123, !39, !40}
!122 = !DILocation(line: 21, column: 9, scope: !109, inlinedAt: !110)
!123 = !DILocation(line: 22, column: 9, scope: !109, inlinedAt: !110)
!124 = !DILocation(line: 31, column: 25, scope: !97)
!125 = !DILocation(line: 31, column: 25, scope: !97, atomGroup: 7, atomRank: 2)
!126 = !DILocation(line: 31, column: 25, scope: !97, atomGroup: 7, atomRank: 1)
!127 = !DILocation(line: 16, column: 15, scope: !109, inlinedAt: !128, atomGroup: 2, atomRank: 2)
!128 = distinct !DILocation(line: 32, column: 9, scope: !97)
!129 = !DILocation(line: 17, column: 9, scope: !109, inlinedAt: !128, atomGroup: 3, atomRank: 2)
!130 = !DILocation(line: 17, column: 39, scope: !109, inlinedAt: !128, atomGroup: 4, atomRank: 2)
!131 = !DILocation(line: 17, column: 39, scope: !109, inlinedAt: !128, atomGroup: 4, atomRank: 1)
!132 = !DILocation(line: 18, column: 9, scope: !109, inlinedAt: !128, atomGroup: 5, atomRank: 1)
!133 = !DILocation(line: 19, column: 33, scope: !109, inlinedAt: !128, atomGroup: 6, atomRank: 2)
!134 = !DILocation(line: 19, column: 9, scope: !109, inlinedAt: !128, atomGroup: 6, atomRank: 1)
!135 = !DILocation(line: 20, column: 5, scope: !109, inlinedAt: !128)
!136 = !DILocation(line: 21, column: 16, scope: !109, inlinedAt: !128, atomGroup: 7, atomRank: 2)
!137 = !DILocation(line: 21, column: 35, scope: !109, inlinedAt: !128, atomGroup: 8, atomRank: 1)
!138 = !DILocation(line: 21, column: 9, scope: !109, inlinedAt: !128, atomGroup: 9, atomRank: 1)
!139 = distinct !{!139, !140, !141, !39, !40}
!140 = !DILocation(line: 21, column: 9, scope: !109, inlinedAt: !128)
!141 = !DILocation(line: 22, column: 9, scope: !109, inlinedAt: !128)
!142 = !DILocation(line: 28, column: 57, scope: !97, atomGroup: 8, atomRank: 2)
!143 = !DILocation(line: 28, column: 37, scope: !97, atomGroup: 3, atomRank: 1)
!144 = !DILocation(line: 28, column: 5, scope: !97, atomGroup: 4, atomRank: 1)
!145 = distinct !{!145, !146, !147, !39, !40}
!146 = !DILocation(line: 28, column: 5, scope: !97)
!147 = !DILocation(line: 33, column: 5, scope: !97)
!148 = !DISubprogram(name: "__harp_hardware_id", scope: !16, file: !16, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DISubprogram(name: "putchar", scope: !150, file: !150, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
