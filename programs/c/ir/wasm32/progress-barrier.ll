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
  br i1 %12, label %52, label %20, !dbg !29

13:                                               ; preds = %8, %13
  %14 = phi i32 [ %18, %13 ], [ 0, %8 ]
  %15 = mul nuw nsw i32 %14, 3, !dbg !30
  %16 = add nuw nsw i32 %15, 1, !dbg !31
  %17 = getelementptr inbounds nuw i32, ptr @numbers, i32 %14, !dbg !32
  store i32 %16, ptr %17, align 4, !dbg !33, !tbaa !6
  %18 = add nuw nsw i32 %14, 1, !dbg !34
  %19 = icmp eq i32 %18, %9, !dbg !35
  br i1 %19, label %10, label %13, !dbg !36, !llvm.loop !37

20:                                               ; preds = %52, %10
  %21 = phi i32 [ 0, %10 ], [ %63, %52 ], !dbg !23
  %22 = load i32, ptr @numbers, align 16, !dbg !41, !tbaa !6
  br label %23, !dbg !42

23:                                               ; preds = %49, %20
  %24 = phi i1 [ true, %20 ], [ false, %49 ]
  %25 = phi i32 [ %22, %20 ], [ %21, %49 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !46
  %26 = icmp slt i32 %25, 0, !dbg !49
  %27 = call i32 @llvm.abs.i32(i32 %25, i1 false), !dbg !50
  br i1 %26, label %28, label %29, !dbg !51

28:                                               ; preds = %23
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !52, !tbaa !56
  br label %29, !dbg !58

29:                                               ; preds = %28, %23
  br label %30, !dbg !59

30:                                               ; preds = %29, %30
  %31 = phi i32 [ %39, %30 ], [ 0, %29 ], !dbg !60
  %32 = phi i32 [ %34, %30 ], [ %27, %29 ], !dbg !60
  %33 = freeze i32 %32, !dbg !61
  %34 = udiv i32 %33, 10, !dbg !61
  %35 = mul i32 %34, 10, !dbg !62
  %36 = sub i32 %33, %35, !dbg !62
  %37 = trunc nuw nsw i32 %36 to i8, !dbg !63
  %38 = or disjoint i8 %37, 48, !dbg !63
  %39 = add nuw nsw i32 %31, 1, !dbg !64
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 %31, !dbg !65
  store i8 %38, ptr %40, align 1, !dbg !66, !tbaa !67
  %41 = icmp ult i32 %32, 10, !dbg !68
  br i1 %41, label %42, label %30, !dbg !69, !llvm.loop !70

42:                                               ; preds = %30, %42
  %43 = phi i32 [ %44, %42 ], [ %39, %30 ]
  %44 = add nsw i32 %43, -1, !dbg !72
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 %44, !dbg !73
  %46 = load i8, ptr %45, align 1, !dbg !73, !tbaa !67
  %47 = zext i8 %46 to i32, !dbg !73
  store volatile i32 %47, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !74, !tbaa !56
  %48 = icmp sgt i32 %43, 1, !dbg !76
  br i1 %48, label %42, label %49, !dbg !77, !llvm.loop !78

49:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !81
  %50 = select i1 %24, i32 32, i32 10, !dbg !82
  store volatile i32 %50, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !83, !tbaa !56
  br i1 %24, label %23, label %51, !dbg !85, !llvm.loop !86

51:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !89
  ret i32 0, !dbg !90

52:                                               ; preds = %10, %52
  %53 = phi i32 [ %58, %52 ], [ 0, %10 ]
  %54 = phi i32 [ %64, %52 ], [ 0, %10 ]
  %55 = phi i32 [ %63, %52 ], [ 0, %10 ]
  %56 = mul nuw nsw i32 %54, 3, !dbg !91
  %57 = add nuw nsw i32 %56, 1, !dbg !92
  %58 = add nuw nsw i32 %57, %53, !dbg !93
  %59 = getelementptr inbounds nuw i32, ptr @numbers, i32 %54, !dbg !94
  %60 = load i32, ptr %59, align 4, !dbg !94, !tbaa !6
  %61 = icmp ne i32 %60, %58, !dbg !95
  %62 = zext i1 %61 to i32, !dbg !95
  %63 = add nuw nsw i32 %55, %62, !dbg !96
  %64 = add nuw nsw i32 %54, 1, !dbg !97
  %65 = icmp eq i32 %64, %11, !dbg !98
  br i1 %65, label %20, label %52, !dbg !99, !llvm.loop !100
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !103 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @sum_up(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !104 {
  %3 = load i32, ptr %1, align 4, !dbg !105, !tbaa !6
  %4 = icmp sgt i32 %3, 1, !dbg !106
  br i1 %4, label %5, label %8, !dbg !107

5:                                                ; preds = %2
  %6 = add nsw i32 %3, -1
  %7 = getelementptr inbounds i32, ptr @numbers, i32 %0
  br label %9, !dbg !107

8:                                                ; preds = %37, %2
  ret void, !dbg !108

9:                                                ; preds = %5, %37
  %10 = phi i32 [ 1, %5 ], [ %38, %37 ]
  %11 = icmp slt i32 %0, %10, !dbg !109
  br i1 %11, label %16, label %12, !dbg !110

12:                                               ; preds = %9
  %13 = sub nsw i32 %0, %10, !dbg !111
  %14 = getelementptr inbounds nuw i32, ptr @numbers, i32 %13, !dbg !112
  %15 = load i32, ptr %14, align 4, !dbg !112, !tbaa !6
  br label %16, !dbg !113

16:                                               ; preds = %9, %12
  %17 = phi i32 [ %15, %12 ], [ 0, %9 ], !dbg !114
  %18 = load atomic i32, ptr @step seq_cst, align 4, !dbg !115
  %19 = atomicrmw add ptr @arrived, i32 1 seq_cst, align 4, !dbg !118
  %20 = icmp eq i32 %19, %6, !dbg !119
  br i1 %20, label %21, label %23, !dbg !120

21:                                               ; preds = %16
  store atomic i32 0, ptr @arrived seq_cst, align 4, !dbg !121
  %22 = add nsw i32 %18, 1, !dbg !122
  store atomic i32 %22, ptr @step seq_cst, align 4, !dbg !123
  br label %26, !dbg !124

23:                                               ; preds = %16, %23
  %24 = load atomic i32, ptr @step seq_cst, align 4, !dbg !125
  %25 = icmp eq i32 %24, %18, !dbg !126
  br i1 %25, label %23, label %26, !dbg !127, !llvm.loop !128

26:                                               ; preds = %23, %21
  %27 = load i32, ptr %7, align 4, !dbg !131, !tbaa !6
  %28 = add nsw i32 %27, %17, !dbg !132
  store i32 %28, ptr %7, align 4, !dbg !133, !tbaa !6
  %29 = load atomic i32, ptr @step seq_cst, align 4, !dbg !134
  %30 = atomicrmw add ptr @arrived, i32 1 seq_cst, align 4, !dbg !136
  %31 = icmp eq i32 %30, %6, !dbg !137
  br i1 %31, label %32, label %34, !dbg !138

32:                                               ; preds = %26
  store atomic i32 0, ptr @arrived seq_cst, align 4, !dbg !139
  %33 = add nsw i32 %29, 1, !dbg !140
  store atomic i32 %33, ptr @step seq_cst, align 4, !dbg !141
  br label %37, !dbg !142

34:                                               ; preds = %26, %34
  %35 = load atomic i32, ptr @step seq_cst, align 4, !dbg !143
  %36 = icmp eq i32 %35, %29, !dbg !144
  br i1 %36, label %34, label %37, !dbg !145, !llvm.loop !146

37:                                               ; preds = %34, %32
  %38 = shl nsw i32 %10, 1, !dbg !149
  %39 = icmp slt i32 %38, %3, !dbg !150
  br i1 %39, label %9, label %8, !dbg !151, !llvm.loop !152
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !155 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

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
!52 = !DILocation(line: 25, column: 95, scope: !53, inlinedAt: !55, atomGroup: 1, atomRank: 1)
!53 = distinct !DISubprogram(name: "putchar", scope: !54, file: !54, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!54 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!55 = distinct !DILocation(line: 12, column: 9, scope: !47, inlinedAt: !48)
!56 = !{!57, !57, i64 0}
!57 = !{!"long", !8, i64 0}
!58 = !DILocation(line: 13, column: 5, scope: !47, inlinedAt: !48)
!59 = !DILocation(line: 14, column: 5, scope: !47, inlinedAt: !48)
!60 = !DILocation(line: 0, scope: !47, inlinedAt: !48)
!61 = !DILocation(line: 16, column: 14, scope: !47, inlinedAt: !48, atomGroup: 7, atomRank: 2)
!62 = !DILocation(line: 15, column: 45, scope: !47, inlinedAt: !48)
!63 = !DILocation(line: 15, column: 27, scope: !47, inlinedAt: !48, atomGroup: 5, atomRank: 2)
!64 = !DILocation(line: 15, column: 21, scope: !47, inlinedAt: !48, atomGroup: 6, atomRank: 2)
!65 = !DILocation(line: 15, column: 9, scope: !47, inlinedAt: !48)
!66 = !DILocation(line: 15, column: 25, scope: !47, inlinedAt: !48, atomGroup: 5, atomRank: 1)
!67 = !{!8, !8, i64 0}
!68 = !DILocation(line: 17, column: 19, scope: !47, inlinedAt: !48, atomGroup: 8, atomRank: 1)
!69 = !DILocation(line: 17, column: 5, scope: !47, inlinedAt: !48, atomGroup: 9, atomRank: 1)
!70 = distinct !{!70, !59, !71, !39, !40}
!71 = !DILocation(line: 17, column: 23, scope: !47, inlinedAt: !48)
!72 = !DILocation(line: 19, column: 24, scope: !47, inlinedAt: !48, atomGroup: 12, atomRank: 2)
!73 = !DILocation(line: 19, column: 17, scope: !47, inlinedAt: !48)
!74 = !DILocation(line: 25, column: 95, scope: !53, inlinedAt: !75, atomGroup: 1, atomRank: 1)
!75 = distinct !DILocation(line: 19, column: 9, scope: !47, inlinedAt: !48)
!76 = !DILocation(line: 18, column: 18, scope: !47, inlinedAt: !48, atomGroup: 10, atomRank: 1)
!77 = !DILocation(line: 18, column: 5, scope: !47, inlinedAt: !48, atomGroup: 11, atomRank: 1)
!78 = distinct !{!78, !79, !80, !39, !40}
!79 = !DILocation(line: 18, column: 5, scope: !47, inlinedAt: !48)
!80 = !DILocation(line: 20, column: 5, scope: !47, inlinedAt: !48)
!81 = !DILocation(line: 21, column: 1, scope: !47, inlinedAt: !48)
!82 = !DILocation(line: 26, column: 17, scope: !43, inlinedAt: !45)
!83 = !DILocation(line: 25, column: 95, scope: !53, inlinedAt: !84, atomGroup: 1, atomRank: 1)
!84 = distinct !DILocation(line: 26, column: 9, scope: !43, inlinedAt: !45)
!85 = !DILocation(line: 24, column: 5, scope: !43, inlinedAt: !45, atomGroup: 3, atomRank: 1)
!86 = distinct !{!86, !87, !88, !39, !40}
!87 = !DILocation(line: 24, column: 5, scope: !43, inlinedAt: !45)
!88 = !DILocation(line: 27, column: 5, scope: !43, inlinedAt: !45)
!89 = !DILocation(line: 53, column: 1, scope: !10)
!90 = !DILocation(line: 52, column: 5, scope: !10, atomGroup: 21, atomRank: 1)
!91 = !DILocation(line: 47, column: 18, scope: !10)
!92 = !DILocation(line: 47, column: 27, scope: !10)
!93 = !DILocation(line: 47, column: 13, scope: !10, atomGroup: 15, atomRank: 2)
!94 = !DILocation(line: 48, column: 18, scope: !10)
!95 = !DILocation(line: 48, column: 34, scope: !10)
!96 = !DILocation(line: 48, column: 15, scope: !10, atomGroup: 16, atomRank: 2)
!97 = !DILocation(line: 46, column: 59, scope: !10, atomGroup: 17, atomRank: 2)
!98 = !DILocation(line: 46, column: 42, scope: !10, atomGroup: 13, atomRank: 1)
!99 = !DILocation(line: 46, column: 5, scope: !10, atomGroup: 14, atomRank: 1)
!100 = distinct !{!100, !101, !102, !39, !40}
!101 = !DILocation(line: 46, column: 5, scope: !10)
!102 = !DILocation(line: 49, column: 5, scope: !10)
!103 = !DISubprogram(name: "launch", scope: !16, file: !16, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = distinct !DISubprogram(name: "sum_up", scope: !1, file: !1, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!105 = !DILocation(line: 27, column: 19, scope: !104, atomGroup: 1, atomRank: 2)
!106 = !DILocation(line: 28, column: 37, scope: !104, atomGroup: 26, atomRank: 1)
!107 = !DILocation(line: 28, column: 5, scope: !104, atomGroup: 27, atomRank: 1)
!108 = !DILocation(line: 34, column: 1, scope: !104, atomGroup: 10, atomRank: 1)
!109 = !DILocation(line: 29, column: 28, scope: !104, atomGroup: 6, atomRank: 2)
!110 = !DILocation(line: 29, column: 21, scope: !104, atomGroup: 6, atomRank: 1)
!111 = !DILocation(line: 29, column: 57, scope: !104)
!112 = !DILocation(line: 29, column: 42, scope: !104)
!113 = !DILocation(line: 29, column: 21, scope: !104)
!114 = !DILocation(line: 29, column: 21, scope: !104, atomGroup: 5, atomRank: 2)
!115 = !DILocation(line: 16, column: 15, scope: !116, inlinedAt: !117, atomGroup: 2, atomRank: 2)
!116 = distinct !DISubprogram(name: "wait_for_all", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!117 = distinct !DILocation(line: 30, column: 9, scope: !104)
!118 = !DILocation(line: 17, column: 9, scope: !116, inlinedAt: !117, atomGroup: 3, atomRank: 2)
!119 = !DILocation(line: 17, column: 39, scope: !116, inlinedAt: !117, atomGroup: 4, atomRank: 2)
!120 = !DILocation(line: 17, column: 39, scope: !116, inlinedAt: !117, atomGroup: 4, atomRank: 1)
!121 = !DILocation(line: 18, column: 9, scope: !116, inlinedAt: !117, atomGroup: 5, atomRank: 1)
!122 = !DILocation(line: 19, column: 33, scope: !116, inlinedAt: !117, atomGroup: 6, atomRank: 2)
!123 = !DILocation(line: 19, column: 9, scope: !116, inlinedAt: !117, atomGroup: 6, atomRank: 1)
!124 = !DILocation(line: 20, column: 5, scope: !116, inlinedAt: !117)
!125 = !DILocation(line: 21, column: 16, scope: !116, inlinedAt: !117, atomGroup: 7, atomRank: 2)
!126 = !DILocation(line: 21, column: 35, scope: !116, inlinedAt: !117, atomGroup: 8, atomRank: 1)
!127 = !DILocation(line: 21, column: 9, scope: !116, inlinedAt: !117, atomGroup: 9, atomRank: 1)
!128 = distinct !{!128, !129, !130, !39, !40}
!129 = !DILocation(line: 21, column: 9, scope: !116, inlinedAt: !117)
!130 = !DILocation(line: 22, column: 9, scope: !116, inlinedAt: !117)
!131 = !DILocation(line: 31, column: 25, scope: !104)
!132 = !DILocation(line: 31, column: 25, scope: !104, atomGroup: 7, atomRank: 2)
!133 = !DILocation(line: 31, column: 25, scope: !104, atomGroup: 7, atomRank: 1)
!134 = !DILocation(line: 16, column: 15, scope: !116, inlinedAt: !135, atomGroup: 2, atomRank: 2)
!135 = distinct !DILocation(line: 32, column: 9, scope: !104)
!136 = !DILocation(line: 17, column: 9, scope: !116, inlinedAt: !135, atomGroup: 3, atomRank: 2)
!137 = !DILocation(line: 17, column: 39, scope: !116, inlinedAt: !135, atomGroup: 4, atomRank: 2)
!138 = !DILocation(line: 17, column: 39, scope: !116, inlinedAt: !135, atomGroup: 4, atomRank: 1)
!139 = !DILocation(line: 18, column: 9, scope: !116, inlinedAt: !135, atomGroup: 5, atomRank: 1)
!140 = !DILocation(line: 19, column: 33, scope: !116, inlinedAt: !135, atomGroup: 6, atomRank: 2)
!141 = !DILocation(line: 19, column: 9, scope: !116, inlinedAt: !135, atomGroup: 6, atomRank: 1)
!142 = !DILocation(line: 20, column: 5, scope: !116, inlinedAt: !135)
!143 = !DILocation(line: 21, column: 16, scope: !116, inlinedAt: !135, atomGroup: 7, atomRank: 2)
!144 = !DILocation(line: 21, column: 35, scope: !116, inlinedAt: !135, atomGroup: 8, atomRank: 1)
!145 = !DILocation(line: 21, column: 9, scope: !116, inlinedAt: !135, atomGroup: 9, atomRank: 1)
!146 = distinct !{!146, !147, !148, !39, !40}
!147 = !DILocation(line: 21, column: 9, scope: !116, inlinedAt: !135)
!148 = !DILocation(line: 22, column: 9, scope: !116, inlinedAt: !135)
!149 = !DILocation(line: 28, column: 57, scope: !104, atomGroup: 8, atomRank: 2)
!150 = !DILocation(line: 28, column: 37, scope: !104, atomGroup: 3, atomRank: 1)
!151 = !DILocation(line: 28, column: 5, scope: !104, atomGroup: 4, atomRank: 1)
!152 = distinct !{!152, !153, !154, !39, !40}
!153 = !DILocation(line: 28, column: 5, scope: !104)
!154 = !DILocation(line: 33, column: 5, scope: !104)
!155 = !DISubprogram(name: "__harp_hardware_id", scope: !16, file: !16, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
