; ModuleID = 'programs/c/progress-barrier.c'
source_filename = "programs/c/progress-barrier.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  br i1 %7, label %8, label %11, !dbg !25

8:                                                ; preds = %0
  %9 = tail call i32 @llvm.smax.i32(i32 %6, i32 1), !dbg !26
  %10 = zext nneg i32 %9 to i64, !dbg !27
  br label %16, !dbg !26

11:                                               ; preds = %16, %0
  call void @launch(ptr noundef nonnull @sum_up, i32 noundef %6, ptr noundef nonnull %2) #9, !dbg !28
  %12 = load i32, ptr %2, align 4, !tbaa !6
  %13 = icmp sgt i32 %12, 0, !dbg !29
  br i1 %13, label %14, label %24, !dbg !30

14:                                               ; preds = %11
  %15 = zext nneg i32 %12 to i64, !dbg !31
  br label %59, !dbg !32

16:                                               ; preds = %8, %16
  %17 = phi i64 [ 0, %8 ], [ %22, %16 ]
  %18 = getelementptr inbounds nuw i32, ptr @numbers, i64 %17, !dbg !33
  %19 = trunc i64 %17 to i32, !dbg !34
  %20 = mul i32 %19, 3, !dbg !34
  %21 = add i32 %20, 1, !dbg !34
  store i32 %21, ptr %18, align 4, !dbg !34, !tbaa !6
  %22 = add nuw nsw i64 %17, 1, !dbg !35
  %23 = icmp eq i64 %22, %10, !dbg !27
  br i1 %23, label %11, label %16, !dbg !36, !llvm.loop !37

24:                                               ; preds = %59, %11
  %25 = phi i32 [ 0, %11 ], [ %71, %59 ], !dbg !23
  %26 = load i32, ptr @numbers, align 16, !dbg !41, !tbaa !6
  br label %27, !dbg !42

27:                                               ; preds = %56, %24
  %28 = phi i1 [ true, %24 ], [ false, %56 ]
  %29 = phi i32 [ %26, %24 ], [ %25, %56 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !46
  %30 = icmp slt i32 %29, 0, !dbg !49
  %31 = call i32 @llvm.abs.i32(i32 %29, i1 false), !dbg !50
  br i1 %30, label %32, label %33, !dbg !51

32:                                               ; preds = %27
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !52, !tbaa !56
  br label %33, !dbg !58

33:                                               ; preds = %32, %27
  br label %34, !dbg !59

34:                                               ; preds = %33, %34
  %35 = phi i64 [ %47, %34 ], [ 1, %33 ], !dbg !60
  %36 = phi i64 [ %44, %34 ], [ 0, %33 ], !dbg !60
  %37 = phi i32 [ %39, %34 ], [ %31, %33 ], !dbg !60
  %38 = freeze i32 %37, !dbg !61
  %39 = udiv i32 %38, 10, !dbg !61
  %40 = mul i32 %39, 10, !dbg !62
  %41 = sub i32 %38, %40, !dbg !62
  %42 = trunc nuw nsw i32 %41 to i8, !dbg !63
  %43 = or disjoint i8 %42, 48, !dbg !63
  %44 = add nuw nsw i64 %36, 1, !dbg !64
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 %36, !dbg !65
  store i8 %43, ptr %45, align 1, !dbg !66, !tbaa !67
  %46 = icmp ult i32 %37, 10, !dbg !68
  %47 = add nuw i64 %35, 1, !dbg !69
  br i1 %46, label %48, label %34, !dbg !69, !llvm.loop !70

48:                                               ; preds = %34, %48
  %49 = phi i64 [ %50, %48 ], [ %35, %34 ]
  %50 = add nsw i64 %49, -1, !dbg !72
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 %50, !dbg !73
  %52 = load i8, ptr %51, align 1, !dbg !73, !tbaa !67
  %53 = zext i8 %52 to i64, !dbg !74
  store volatile i64 %53, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !76, !tbaa !56
  %54 = trunc nuw i64 %49 to i32, !dbg !77
  %55 = icmp sgt i32 %54, 1, !dbg !77
  br i1 %55, label %48, label %56, !dbg !78, !llvm.loop !79

56:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !82
  %57 = select i1 %28, i64 32, i64 10, !dbg !83
  store volatile i64 %57, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !84, !tbaa !56
  br i1 %28, label %27, label %58, !dbg !86, !llvm.loop !87

58:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !90
  ret i32 0, !dbg !91

59:                                               ; preds = %14, %59
  %60 = phi i64 [ 0, %14 ], [ %72, %59 ]
  %61 = phi i32 [ 0, %14 ], [ %66, %59 ]
  %62 = phi i32 [ 0, %14 ], [ %71, %59 ]
  %63 = trunc i64 %60 to i32, !dbg !92
  %64 = mul i32 %63, 3, !dbg !92
  %65 = add i32 %64, 1, !dbg !92
  %66 = add nuw nsw i32 %65, %61, !dbg !92
  %67 = getelementptr inbounds nuw i32, ptr @numbers, i64 %60, !dbg !93
  %68 = load i32, ptr %67, align 4, !dbg !93, !tbaa !6
  %69 = icmp ne i32 %68, %66, !dbg !94
  %70 = zext i1 %69 to i32, !dbg !94
  %71 = add nuw nsw i32 %62, %70, !dbg !95
  %72 = add nuw nsw i64 %60, 1, !dbg !96
  %73 = icmp eq i64 %72, %15, !dbg !31
  br i1 %73, label %24, label %59, !dbg !97, !llvm.loop !98
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !100 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @sum_up(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !101 {
  %3 = load i32, ptr %1, align 4, !dbg !102, !tbaa !6
  %4 = icmp sgt i32 %3, 1, !dbg !103
  br i1 %4, label %5, label %9, !dbg !104

5:                                                ; preds = %2
  %6 = add nsw i32 %3, -1
  %7 = sext i32 %0 to i64
  %8 = getelementptr inbounds i32, ptr @numbers, i64 %7
  br label %10, !dbg !104

9:                                                ; preds = %39, %2
  ret void, !dbg !105

10:                                               ; preds = %5, %39
  %11 = phi i32 [ 1, %5 ], [ %40, %39 ]
  %12 = icmp slt i32 %0, %11, !dbg !106
  br i1 %12, label %18, label %13, !dbg !107

13:                                               ; preds = %10
  %14 = sub nsw i32 %0, %11, !dbg !108
  %15 = zext nneg i32 %14 to i64, !dbg !109
  %16 = getelementptr inbounds nuw i32, ptr @numbers, i64 %15, !dbg !109
  %17 = load i32, ptr %16, align 4, !dbg !109, !tbaa !6
  br label %18, !dbg !110

18:                                               ; preds = %10, %13
  %19 = phi i32 [ %17, %13 ], [ 0, %10 ], !dbg !111
  %20 = load atomic i32, ptr @step seq_cst, align 4, !dbg !112
  %21 = atomicrmw add ptr @arrived, i32 1 seq_cst, align 4, !dbg !115
  %22 = icmp eq i32 %21, %6, !dbg !116
  br i1 %22, label %23, label %25, !dbg !117

23:                                               ; preds = %18
  store atomic i32 0, ptr @arrived seq_cst, align 4, !dbg !118
  %24 = add nsw i32 %20, 1, !dbg !119
  store atomic i32 %24, ptr @step seq_cst, align 4, !dbg !120
  br label %28, !dbg !121

25:                                               ; preds = %18, %25
  %26 = load atomic i32, ptr @step seq_cst, align 4, !dbg !122
  %27 = icmp eq i32 %26, %20, !dbg !123
  br i1 %27, label %25, label %28, !dbg !124, !llvm.loop !125

28:                                               ; preds = %25, %23
  %29 = load i32, ptr %8, align 4, !dbg !128, !tbaa !6
  %30 = add nsw i32 %29, %19, !dbg !129
  store i32 %30, ptr %8, align 4, !dbg !130, !tbaa !6
  %31 = load atomic i32, ptr @step seq_cst, align 4, !dbg !131
  %32 = atomicrmw add ptr @arrived, i32 1 seq_cst, align 4, !dbg !133
  %33 = icmp eq i32 %32, %6, !dbg !134
  br i1 %33, label %34, label %36, !dbg !135

34:                                               ; preds = %28
  store atomic i32 0, ptr @arrived seq_cst, align 4, !dbg !136
  %35 = add nsw i32 %31, 1, !dbg !137
  store atomic i32 %35, ptr @step seq_cst, align 4, !dbg !138
  br label %39, !dbg !139

36:                                               ; preds = %28, %36
  %37 = load atomic i32, ptr @step seq_cst, align 4, !dbg !140
  %38 = icmp eq i32 %37, %31, !dbg !141
  br i1 %38, label %36, label %39, !dbg !142, !llvm.loop !143

39:                                               ; preds = %36, %34
  %40 = shl nsw i32 %11, 1, !dbg !146
  %41 = icmp slt i32 %40, %3, !dbg !147
  br i1 %41, label %10, label %9, !dbg !148, !llvm.loop !149
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !152 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

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
!27 = !DILocation(line: 41, column: 33, scope: !10, atomGroup: 5, atomRank: 1)
!28 = !DILocation(line: 44, column: 5, scope: !10)
!29 = !DILocation(line: 46, column: 42, scope: !10, atomGroup: 30, atomRank: 1)
!30 = !DILocation(line: 46, column: 5, scope: !10, atomGroup: 31, atomRank: 1)
!31 = !DILocation(line: 46, column: 42, scope: !10, atomGroup: 13, atomRank: 1)
!32 = !DILocation(line: 46, column: 5, scope: !10)
!33 = !DILocation(line: 42, column: 9, scope: !10)
!34 = !DILocation(line: 42, column: 25, scope: !10, atomGroup: 7, atomRank: 1)
!35 = !DILocation(line: 41, column: 50, scope: !10, atomGroup: 8, atomRank: 2)
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
!74 = !DILocation(line: 25, column: 97, scope: !53, inlinedAt: !75, atomGroup: 1, atomRank: 2)
!75 = distinct !DILocation(line: 19, column: 9, scope: !47, inlinedAt: !48)
!76 = !DILocation(line: 25, column: 95, scope: !53, inlinedAt: !75, atomGroup: 1, atomRank: 1)
!77 = !DILocation(line: 18, column: 18, scope: !47, inlinedAt: !48, atomGroup: 10, atomRank: 1)
!78 = !DILocation(line: 18, column: 5, scope: !47, inlinedAt: !48, atomGroup: 11, atomRank: 1)
!79 = distinct !{!79, !80, !81, !39, !40}
!80 = !DILocation(line: 18, column: 5, scope: !47, inlinedAt: !48)
!81 = !DILocation(line: 20, column: 5, scope: !47, inlinedAt: !48)
!82 = !DILocation(line: 21, column: 1, scope: !47, inlinedAt: !48)
!83 = !DILocation(line: 26, column: 17, scope: !43, inlinedAt: !45)
!84 = !DILocation(line: 25, column: 95, scope: !53, inlinedAt: !85, atomGroup: 1, atomRank: 1)
!85 = distinct !DILocation(line: 26, column: 9, scope: !43, inlinedAt: !45)
!86 = !DILocation(line: 24, column: 5, scope: !43, inlinedAt: !45, atomGroup: 3, atomRank: 1)
!87 = distinct !{!87, !88, !89, !39, !40}
!88 = !DILocation(line: 24, column: 5, scope: !43, inlinedAt: !45)
!89 = !DILocation(line: 27, column: 5, scope: !43, inlinedAt: !45)
!90 = !DILocation(line: 53, column: 1, scope: !10)
!91 = !DILocation(line: 52, column: 5, scope: !10, atomGroup: 21, atomRank: 1)
!92 = !DILocation(line: 47, column: 13, scope: !10, atomGroup: 15, atomRank: 2)
!93 = !DILocation(line: 48, column: 18, scope: !10)
!94 = !DILocation(line: 48, column: 34, scope: !10)
!95 = !DILocation(line: 48, column: 15, scope: !10, atomGroup: 16, atomRank: 2)
!96 = !DILocation(line: 46, column: 59, scope: !10, atomGroup: 17, atomRank: 2)
!97 = !DILocation(line: 46, column: 5, scope: !10, atomGroup: 14, atomRank: 1)
!98 = distinct !{!98, !32, !99, !39, !40}
!99 = !DILocation(line: 49, column: 5, scope: !10)
!100 = !DISubprogram(name: "launch", scope: !16, file: !16, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = distinct !DISubprogram(name: "sum_up", scope: !1, file: !1, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!102 = !DILocation(line: 27, column: 19, scope: !101, atomGroup: 1, atomRank: 2)
!103 = !DILocation(line: 28, column: 37, scope: !101, atomGroup: 26, atomRank: 1)
!104 = !DILocation(line: 28, column: 5, scope: !101, atomGroup: 27, atomRank: 1)
!105 = !DILocation(line: 34, column: 1, scope: !101, atomGroup: 10, atomRank: 1)
!106 = !DILocation(line: 29, column: 28, scope: !101, atomGroup: 6, atomRank: 2)
!107 = !DILocation(line: 29, column: 21, scope: !101, atomGroup: 6, atomRank: 1)
!108 = !DILocation(line: 29, column: 57, scope: !101)
!109 = !DILocation(line: 29, column: 42, scope: !101)
!110 = !DILocation(line: 29, column: 21, scope: !101)
!111 = !DILocation(line: 29, column: 21, scope: !101, atomGroup: 5, atomRank: 2)
!112 = !DILocation(line: 16, column: 15, scope: !113, inlinedAt: !114, atomGroup: 2, atomRank: 2)
!113 = distinct !DISubprogram(name: "wait_for_all", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!114 = distinct !DILocation(line: 30, column: 9, scope: !101)
!115 = !DILocation(line: 17, column: 9, scope: !113, inlinedAt: !114, atomGroup: 3, atomRank: 2)
!116 = !DILocation(line: 17, column: 39, scope: !113, inlinedAt: !114, atomGroup: 4, atomRank: 2)
!117 = !DILocation(line: 17, column: 39, scope: !113, inlinedAt: !114, atomGroup: 4, atomRank: 1)
!118 = !DILocation(line: 18, column: 9, scope: !113, inlinedAt: !114, atomGroup: 5, atomRank: 1)
!119 = !DILocation(line: 19, column: 33, scope: !113, inlinedAt: !114, atomGroup: 6, atomRank: 2)
!120 = !DILocation(line: 19, column: 9, scope: !113, inlinedAt: !114, atomGroup: 6, atomRank: 1)
!121 = !DILocation(line: 20, column: 5, scope: !113, inlinedAt: !114)
!122 = !DILocation(line: 21, column: 16, scope: !113, inlinedAt: !114, atomGroup: 7, atomRank: 2)
!123 = !DILocation(line: 21, column: 35, scope: !113, inlinedAt: !114, atomGroup: 8, atomRank: 1)
!124 = !DILocation(line: 21, column: 9, scope: !113, inlinedAt: !114, atomGroup: 9, atomRank: 1)
!125 = distinct !{!125, !126, !127, !39, !40}
!126 = !DILocation(line: 21, column: 9, scope: !113, inlinedAt: !114)
!127 = !DILocation(line: 22, column: 9, scope: !113, inlinedAt: !114)
!128 = !DILocation(line: 31, column: 25, scope: !101)
!129 = !DILocation(line: 31, column: 25, scope: !101, atomGroup: 7, atomRank: 2)
!130 = !DILocation(line: 31, column: 25, scope: !101, atomGroup: 7, atomRank: 1)
!131 = !DILocation(line: 16, column: 15, scope: !113, inlinedAt: !132, atomGroup: 2, atomRank: 2)
!132 = distinct !DILocation(line: 32, column: 9, scope: !101)
!133 = !DILocation(line: 17, column: 9, scope: !113, inlinedAt: !132, atomGroup: 3, atomRank: 2)
!134 = !DILocation(line: 17, column: 39, scope: !113, inlinedAt: !132, atomGroup: 4, atomRank: 2)
!135 = !DILocation(line: 17, column: 39, scope: !113, inlinedAt: !132, atomGroup: 4, atomRank: 1)
!136 = !DILocation(line: 18, column: 9, scope: !113, inlinedAt: !132, atomGroup: 5, atomRank: 1)
!137 = !DILocation(line: 19, column: 33, scope: !113, inlinedAt: !132, atomGroup: 6, atomRank: 2)
!138 = !DILocation(line: 19, column: 9, scope: !113, inlinedAt: !132, atomGroup: 6, atomRank: 1)
!139 = !DILocation(line: 20, column: 5, scope: !113, inlinedAt: !132)
!140 = !DILocation(line: 21, column: 16, scope: !113, inlinedAt: !132, atomGroup: 7, atomRank: 2)
!141 = !DILocation(line: 21, column: 35, scope: !113, inlinedAt: !132, atomGroup: 8, atomRank: 1)
!142 = !DILocation(line: 21, column: 9, scope: !113, inlinedAt: !132, atomGroup: 9, atomRank: 1)
!143 = distinct !{!143, !144, !145, !39, !40}
!144 = !DILocation(line: 21, column: 9, scope: !113, inlinedAt: !132)
!145 = !DILocation(line: 22, column: 9, scope: !113, inlinedAt: !132)
!146 = !DILocation(line: 28, column: 57, scope: !101, atomGroup: 8, atomRank: 2)
!147 = !DILocation(line: 28, column: 37, scope: !101, atomGroup: 3, atomRank: 1)
!148 = !DILocation(line: 28, column: 5, scope: !101, atomGroup: 4, atomRank: 1)
!149 = distinct !{!149, !150, !151, !39, !40}
!150 = !DILocation(line: 28, column: 5, scope: !101)
!151 = !DILocation(line: 33, column: 5, scope: !101)
!152 = !DISubprogram(name: "__harp_hardware_id", scope: !16, file: !16, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
