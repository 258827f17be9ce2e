; ModuleID = 'programs/c/histogram-atomic.c'
source_filename = "programs/c/histogram-atomic.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@text = hidden constant [142 x i8] c"Sixty zippers were quickly picked from the woven jute bag. The five boxing wizards jump quickly, and pack my box with five dozen liquor jugs.\00", align 16
@counts = hidden global [26 x i32] zeroinitializer, align 16
@bytes = hidden global [26 x i8] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca [26 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5, !dbg !13
  %5 = tail call i32 @strlen(ptr noundef nonnull @text) #6, !dbg !14
  store i32 %5, ptr %3, align 4, !dbg !15, !tbaa !6
  call void @launch(ptr noundef nonnull @count, i32 noundef 16, ptr noundef nonnull %3) #6, !dbg !16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5, !dbg !17
  br label %59, !dbg !18

6:                                                ; preds = %59, %33
  %7 = phi i32 [ %36, %33 ], [ 0, %59 ]
  %8 = getelementptr inbounds nuw i32, ptr %4, i32 %7, !dbg !19
  %9 = load i32, ptr %8, align 4, !dbg !19, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !23
  %10 = icmp slt i32 %9, 0, !dbg !26
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !27
  br i1 %10, label %12, label %13, !dbg !28

12:                                               ; preds = %6
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !29, !tbaa !33
  br label %13, !dbg !35

13:                                               ; preds = %12, %6
  br label %14, !dbg !36

14:                                               ; preds = %13, %14
  %15 = phi i32 [ %23, %14 ], [ 0, %13 ], !dbg !37
  %16 = phi i32 [ %18, %14 ], [ %11, %13 ], !dbg !37
  %17 = freeze i32 %16, !dbg !38
  %18 = udiv i32 %17, 10, !dbg !38
  %19 = mul i32 %18, 10, !dbg !39
  %20 = sub i32 %17, %19, !dbg !39
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !40
  %22 = or disjoint i8 %21, 48, !dbg !40
  %23 = add nuw nsw i32 %15, 1, !dbg !41
  %24 = getelementptr inbounds nuw i8, ptr %2, i32 %15, !dbg !42
  store i8 %22, ptr %24, align 1, !dbg !43, !tbaa !44
  %25 = icmp ult i32 %16, 10, !dbg !45
  br i1 %25, label %26, label %14, !dbg !46, !llvm.loop !47

26:                                               ; preds = %14, %26
  %27 = phi i32 [ %28, %26 ], [ %23, %14 ]
  %28 = add nsw i32 %27, -1, !dbg !51
  %29 = getelementptr inbounds nuw i8, ptr %2, i32 %28, !dbg !52
  %30 = load i8, ptr %29, align 1, !dbg !52, !tbaa !44
  %31 = zext i8 %30 to i32, !dbg !52
  store volatile i32 %31, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !53, !tbaa !33
  %32 = icmp sgt i32 %27, 1, !dbg !55
  br i1 %32, label %26, label %33, !dbg !56, !llvm.loop !57

33:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !60
  %34 = icmp samesign ult i32 %7, 25, !dbg !61
  %35 = select i1 %34, i32 32, i32 10, !dbg !62
  store volatile i32 %35, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !63, !tbaa !33
  %36 = add nuw nsw i32 %7, 1, !dbg !65
  %37 = icmp eq i32 %36, 26, !dbg !66
  br i1 %37, label %38, label %6, !dbg !67, !llvm.loop !68

38:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !71
  br label %39, !dbg !74

39:                                               ; preds = %39, %38
  %40 = phi i32 [ 0, %38 ], [ %48, %39 ], !dbg !75
  %41 = phi i32 [ %71, %38 ], [ %43, %39 ], !dbg !75
  %42 = freeze i32 %41, !dbg !76
  %43 = udiv i32 %42, 10, !dbg !76
  %44 = mul i32 %43, 10, !dbg !77
  %45 = sub i32 %42, %44, !dbg !77
  %46 = trunc nuw nsw i32 %45 to i8, !dbg !78
  %47 = or disjoint i8 %46, 48, !dbg !78
  %48 = add nuw nsw i32 %40, 1, !dbg !79
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 %40, !dbg !80
  store i8 %47, ptr %49, align 1, !dbg !81, !tbaa !44
  %50 = icmp samesign ult i32 %41, 10, !dbg !82
  br i1 %50, label %51, label %39, !dbg !83, !llvm.loop !84

51:                                               ; preds = %39, %51
  %52 = phi i32 [ %53, %51 ], [ %48, %39 ]
  %53 = add nsw i32 %52, -1, !dbg !86
  %54 = getelementptr inbounds nuw i8, ptr %1, i32 %53, !dbg !87
  %55 = load i8, ptr %54, align 1, !dbg !87, !tbaa !44
  %56 = zext i8 %55 to i32, !dbg !87
  store volatile i32 %56, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !88, !tbaa !33
  %57 = icmp sgt i32 %52, 1, !dbg !90
  br i1 %57, label %51, label %58, !dbg !91, !llvm.loop !92

58:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !95
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !96, !tbaa !33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !98
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !98
  ret i32 0, !dbg !99

59:                                               ; preds = %0, %59
  %60 = phi i32 [ 0, %0 ], [ %72, %59 ]
  %61 = phi i32 [ 0, %0 ], [ %71, %59 ]
  %62 = getelementptr inbounds nuw i32, ptr @counts, i32 %60, !dbg !100
  %63 = load atomic i32, ptr %62 seq_cst, align 4, !dbg !101, !tbaa !44
  %64 = getelementptr inbounds nuw i32, ptr %4, i32 %60, !dbg !102
  store i32 %63, ptr %64, align 4, !dbg !103, !tbaa !6
  %65 = getelementptr inbounds nuw i8, ptr @bytes, i32 %60, !dbg !104
  %66 = load atomic i8, ptr %65 seq_cst, align 1, !dbg !104, !tbaa !44
  %67 = zext i8 %66 to i32, !dbg !104
  %68 = load atomic i32, ptr %62 seq_cst, align 4, !dbg !105, !tbaa !44
  %69 = icmp eq i32 %68, %67, !dbg !106
  %70 = zext i1 %69 to i32, !dbg !106
  %71 = add nuw nsw i32 %61, %70, !dbg !107
  %72 = add nuw nsw i32 %60, 1, !dbg !108
  %73 = icmp eq i32 %72, 26, !dbg !109
  br i1 %73, label %6, label %59, !dbg !110, !llvm.loop !111
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !114 i32 @strlen(ptr noundef) local_unnamed_addr #2

declare !dbg !116 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @count(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !118 {
  %3 = load i32, ptr %1, align 4, !dbg !119, !tbaa !6
  %4 = icmp slt i32 %0, %3, !dbg !120
  br i1 %4, label %6, label %5, !dbg !121

5:                                                ; preds = %19, %2
  ret void, !dbg !122

6:                                                ; preds = %2, %19
  %7 = phi i32 [ %20, %19 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, ptr @text, i32 %7, !dbg !123
  %9 = load i8, ptr %8, align 1, !dbg !123, !tbaa !44
  %10 = or i8 %9, 32, !dbg !124
  %11 = sext i8 %10 to i32, !dbg !124
  %12 = add nsw i32 %11, -97, !dbg !125
  %13 = icmp ult i32 %12, 26, !dbg !126
  br i1 %13, label %14, label %19, !dbg !127

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i32, ptr @counts, i32 %12, !dbg !128
  %16 = atomicrmw add ptr %15, i32 1 seq_cst, align 4, !dbg !129
  %17 = getelementptr inbounds nuw i8, ptr @bytes, i32 %12, !dbg !130
  %18 = atomicrmw add ptr %17, i8 1 seq_cst, align 1, !dbg !131
  br label %19, !dbg !132

19:                                               ; preds = %14, %6
  %20 = add nsw i32 %7, 16, !dbg !133
  %21 = icmp slt i32 %20, %3, !dbg !134
  br i1 %21, label %6, label %5, !dbg !135, !llvm.loop !136
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/histogram-atomic.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 28, type: !11, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 29, column: 5, scope: !10)
!14 = !DILocation(line: 29, column: 23, scope: !10, atomGroup: 1, atomRank: 2)
!15 = !DILocation(line: 29, column: 9, scope: !10, atomGroup: 1, atomRank: 1)
!16 = !DILocation(line: 30, column: 5, scope: !10)
!17 = !DILocation(line: 31, column: 5, scope: !10)
!18 = !DILocation(line: 32, column: 5, scope: !10, atomGroup: 21, atomRank: 1)
!19 = !DILocation(line: 25, column: 21, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "show", scope: !21, file: !21, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = !DIFile(filename: "programs/c/show.h", directory: "")
!22 = distinct !DILocation(line: 36, column: 5, scope: !10)
!23 = !DILocation(line: 8, column: 5, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "show_number", scope: !21, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!25 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !22)
!26 = !DILocation(line: 10, column: 28, scope: !24, inlinedAt: !25, atomGroup: 3, atomRank: 2)
!27 = !DILocation(line: 10, column: 21, scope: !24, inlinedAt: !25, atomGroup: 3, atomRank: 1)
!28 = !DILocation(line: 11, column: 16, scope: !24, inlinedAt: !25, atomGroup: 4, atomRank: 1)
!29 = !DILocation(line: 25, column: 95, scope: !30, inlinedAt: !32, atomGroup: 1, atomRank: 1)
!30 = distinct !DISubprogram(name: "putchar", scope: !31, file: !31, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!31 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!32 = distinct !DILocation(line: 12, column: 9, scope: !24, inlinedAt: !25)
!33 = !{!34, !34, i64 0}
!34 = !{!"long", !8, i64 0}
!35 = !DILocation(line: 13, column: 5, scope: !24, inlinedAt: !25)
!36 = !DILocation(line: 14, column: 5, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 0, scope: !24, inlinedAt: !25)
!38 = !DILocation(line: 16, column: 14, scope: !24, inlinedAt: !25, atomGroup: 7, atomRank: 2)
!39 = !DILocation(line: 15, column: 45, scope: !24, inlinedAt: !25)
!40 = !DILocation(line: 15, column: 27, scope: !24, inlinedAt: !25, atomGroup: 5, atomRank: 2)
!41 = !DILocation(line: 15, column: 21, scope: !24, inlinedAt: !25, atomGroup: 6, atomRank: 2)
!42 = !DILocation(line: 15, column: 9, scope: !24, inlinedAt: !25)
!43 = !DILocation(line: 15, column: 25, scope: !24, inlinedAt: !25, atomGroup: 5, atomRank: 1)
!44 = !{!8, !8, i64 0}
!45 = !DILocation(line: 17, column: 19, scope: !24, inlinedAt: !25, atomGroup: 8, atomRank: 1)
!46 = !DILocation(line: 17, column: 5, scope: !24, inlinedAt: !25, atomGroup: 9, atomRank: 1)
!47 = distinct !{!47, !36, !48, !49, !50}
!48 = !DILocation(line: 17, column: 23, scope: !24, inlinedAt: !25)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!51 = !DILocation(line: 19, column: 24, scope: !24, inlinedAt: !25, atomGroup: 12, atomRank: 2)
!52 = !DILocation(line: 19, column: 17, scope: !24, inlinedAt: !25)
!53 = !DILocation(line: 25, column: 95, scope: !30, inlinedAt: !54, atomGroup: 1, atomRank: 1)
!54 = distinct !DILocation(line: 19, column: 9, scope: !24, inlinedAt: !25)
!55 = !DILocation(line: 18, column: 18, scope: !24, inlinedAt: !25, atomGroup: 10, atomRank: 1)
!56 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !25, atomGroup: 11, atomRank: 1)
!57 = distinct !{!57, !58, !59, !49, !50}
!58 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !25)
!59 = !DILocation(line: 20, column: 5, scope: !24, inlinedAt: !25)
!60 = !DILocation(line: 21, column: 1, scope: !24, inlinedAt: !25)
!61 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!62 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!63 = !DILocation(line: 25, column: 95, scope: !30, inlinedAt: !64, atomGroup: 1, atomRank: 1)
!64 = distinct !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!65 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!66 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!67 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!68 = distinct !{!68, !69, !70, !49, !50}
!69 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!70 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!71 = !DILocation(line: 8, column: 5, scope: !24, inlinedAt: !72)
!72 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !73)
!73 = distinct !DILocation(line: 37, column: 5, scope: !10)
!74 = !DILocation(line: 14, column: 5, scope: !24, inlinedAt: !72)
!75 = !DILocation(line: 0, scope: !24, inlinedAt: !72)
!76 = !DILocation(line: 16, column: 14, scope: !24, inlinedAt: !72, atomGroup: 7, atomRank: 2)
!77 = !DILocation(line: 15, column: 45, scope: !24, inlinedAt: !72)
!78 = !DILocation(line: 15, column: 27, scope: !24, inlinedAt: !72, atomGroup: 5, atomRank: 2)
!79 = !DILocation(line: 15, column: 21, scope: !24, inlinedAt: !72, atomGroup: 6, atomRank: 2)
!80 = !DILocation(line: 15, column: 9, scope: !24, inlinedAt: !72)
!81 = !DILocation(line: 15, column: 25, scope: !24, inlinedAt: !72, atomGroup: 5, atomRank: 1)
!82 = !DILocation(line: 17, column: 19, scope: !24, inlinedAt: !72, atomGroup: 8, atomRank: 1)
!83 = !DILocation(line: 17, column: 5, scope: !24, inlinedAt: !72, atomGroup: 9, atomRank: 1)
!84 = distinct !{!84, !74, !85, !49, !50}
!85 = !DILocation(line: 17, column: 23, scope: !24, inlinedAt: !72)
!86 = !DILocation(line: 19, column: 24, scope: !24, inlinedAt: !72, atomGroup: 12, atomRank: 2)
!87 = !DILocation(line: 19, column: 17, scope: !24, inlinedAt: !72)
!88 = !DILocation(line: 25, column: 95, scope: !30, inlinedAt: !89, atomGroup: 1, atomRank: 1)
!89 = distinct !DILocation(line: 19, column: 9, scope: !24, inlinedAt: !72)
!90 = !DILocation(line: 18, column: 18, scope: !24, inlinedAt: !72, atomGroup: 10, atomRank: 1)
!91 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !72, atomGroup: 11, atomRank: 1)
!92 = distinct !{!92, !93, !94, !49, !50}
!93 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !72)
!94 = !DILocation(line: 20, column: 5, scope: !24, inlinedAt: !72)
!95 = !DILocation(line: 21, column: 1, scope: !24, inlinedAt: !72)
!96 = !DILocation(line: 25, column: 95, scope: !30, inlinedAt: !97, atomGroup: 1, atomRank: 1)
!97 = distinct !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !73)
!98 = !DILocation(line: 39, column: 1, scope: !10)
!99 = !DILocation(line: 38, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!100 = !DILocation(line: 33, column: 24, scope: !10)
!101 = !DILocation(line: 33, column: 24, scope: !10, atomGroup: 6, atomRank: 2)
!102 = !DILocation(line: 33, column: 9, scope: !10)
!103 = !DILocation(line: 33, column: 22, scope: !10, atomGroup: 6, atomRank: 1)
!104 = !DILocation(line: 34, column: 17, scope: !10)
!105 = !DILocation(line: 34, column: 34, scope: !10)
!106 = !DILocation(line: 34, column: 31, scope: !10)
!107 = !DILocation(line: 34, column: 14, scope: !10, atomGroup: 7, atomRank: 2)
!108 = !DILocation(line: 32, column: 50, scope: !10, atomGroup: 8, atomRank: 2)
!109 = !DILocation(line: 32, column: 33, scope: !10, atomGroup: 4, atomRank: 1)
!110 = !DILocation(line: 32, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!111 = distinct !{!111, !112, !113, !49, !50}
!112 = !DILocation(line: 32, column: 5, scope: !10)
!113 = !DILocation(line: 35, column: 5, scope: !10)
!114 = !DISubprogram(name: "strlen", scope: !115, file: !115, line: 9, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIFile(filename: "compiler/library/include/string.h", directory: "")
!116 = !DISubprogram(name: "launch", scope: !117, file: !117, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!118 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!119 = !DILocation(line: 18, column: 18, scope: !118, atomGroup: 1, atomRank: 2)
!120 = !DILocation(line: 19, column: 28, scope: !118, atomGroup: 18, atomRank: 1)
!121 = !DILocation(line: 19, column: 5, scope: !118, atomGroup: 19, atomRank: 1)
!122 = !DILocation(line: 26, column: 1, scope: !118, atomGroup: 11, atomRank: 1)
!123 = !DILocation(line: 20, column: 28, scope: !118)
!124 = !DILocation(line: 20, column: 36, scope: !118)
!125 = !DILocation(line: 20, column: 43, scope: !118, atomGroup: 5, atomRank: 2)
!126 = !DILocation(line: 21, column: 20, scope: !118, atomGroup: 6, atomRank: 2)
!127 = !DILocation(line: 21, column: 20, scope: !118, atomGroup: 6, atomRank: 1)
!128 = !DILocation(line: 22, column: 31, scope: !118)
!129 = !DILocation(line: 22, column: 13, scope: !118, atomGroup: 7, atomRank: 2)
!130 = !DILocation(line: 23, column: 31, scope: !118)
!131 = !DILocation(line: 23, column: 13, scope: !118, atomGroup: 8, atomRank: 2)
!132 = !DILocation(line: 24, column: 9, scope: !118)
!133 = !DILocation(line: 19, column: 40, scope: !118, atomGroup: 9, atomRank: 2)
!134 = !DILocation(line: 19, column: 28, scope: !118, atomGroup: 3, atomRank: 1)
!135 = !DILocation(line: 19, column: 5, scope: !118, atomGroup: 4, atomRank: 1)
!136 = distinct !{!136, !137, !138, !49, !50}
!137 = !DILocation(line: 19, column: 5, scope: !118)
!138 = !DILocation(line: 25, column: 5, scope: !118)
