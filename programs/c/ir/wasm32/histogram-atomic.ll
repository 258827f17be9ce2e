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
  br label %64, !dbg !18

6:                                                ; preds = %64, %35
  %7 = phi i32 [ %39, %35 ], [ 0, %64 ]
  %8 = getelementptr inbounds nuw i32, ptr %4, i32 %7, !dbg !19
  %9 = load i32, ptr %8, align 4, !dbg !19, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !23
  %10 = icmp slt i32 %9, 0, !dbg !26
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !27
  br i1 %10, label %12, label %14, !dbg !28

12:                                               ; preds = %6
  %13 = call i32 @putchar(i32 noundef 45) #6, !dbg !29
  br label %14, !dbg !30

14:                                               ; preds = %12, %6
  br label %15, !dbg !31

15:                                               ; preds = %14, %15
  %16 = phi i32 [ %24, %15 ], [ 0, %14 ], !dbg !32
  %17 = phi i32 [ %19, %15 ], [ %11, %14 ], !dbg !32
  %18 = freeze i32 %17, !dbg !33
  %19 = udiv i32 %18, 10, !dbg !33
  %20 = mul i32 %19, 10, !dbg !34
  %21 = sub i32 %18, %20, !dbg !34
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !35
  %23 = or disjoint i8 %22, 48, !dbg !35
  %24 = add nuw nsw i32 %16, 1, !dbg !36
  %25 = getelementptr inbounds nuw i8, ptr %2, i32 %16, !dbg !37
  store i8 %23, ptr %25, align 1, !dbg !38, !tbaa !39
  %26 = icmp ult i32 %17, 10, !dbg !40
  br i1 %26, label %27, label %15, !dbg !41, !llvm.loop !42

27:                                               ; preds = %15, %27
  %28 = phi i32 [ %29, %27 ], [ %24, %15 ]
  %29 = add nsw i32 %28, -1, !dbg !46
  %30 = getelementptr inbounds nuw i8, ptr %2, i32 %29, !dbg !47
  %31 = load i8, ptr %30, align 1, !dbg !47, !tbaa !39
  %32 = sext i8 %31 to i32, !dbg !47
  %33 = call i32 @putchar(i32 noundef %32) #6, !dbg !48
  %34 = icmp sgt i32 %28, 1, !dbg !49
  br i1 %34, label %27, label %35, !dbg !50, !llvm.loop !51

35:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !54
  %36 = icmp samesign ult i32 %7, 25, !dbg !55
  %37 = select i1 %36, i32 32, i32 10, !dbg !56
  %38 = call i32 @putchar(i32 noundef %37) #6, !dbg !57
  %39 = add nuw nsw i32 %7, 1, !dbg !58
  %40 = icmp eq i32 %39, 26, !dbg !59
  br i1 %40, label %41, label %6, !dbg !60, !llvm.loop !61

41:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !64
  br label %42, !dbg !67

42:                                               ; preds = %42, %41
  %43 = phi i32 [ 0, %41 ], [ %51, %42 ], !dbg !68
  %44 = phi i32 [ %76, %41 ], [ %46, %42 ], !dbg !68
  %45 = freeze i32 %44, !dbg !69
  %46 = udiv i32 %45, 10, !dbg !69
  %47 = mul i32 %46, 10, !dbg !70
  %48 = sub i32 %45, %47, !dbg !70
  %49 = trunc nuw nsw i32 %48 to i8, !dbg !71
  %50 = or disjoint i8 %49, 48, !dbg !71
  %51 = add nuw nsw i32 %43, 1, !dbg !72
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 %43, !dbg !73
  store i8 %50, ptr %52, align 1, !dbg !74, !tbaa !39
  %53 = icmp samesign ult i32 %44, 10, !dbg !75
  br i1 %53, label %54, label %42, !dbg !76, !llvm.loop !77

54:                                               ; preds = %42, %54
  %55 = phi i32 [ %56, %54 ], [ %51, %42 ]
  %56 = add nsw i32 %55, -1, !dbg !79
  %57 = getelementptr inbounds nuw i8, ptr %1, i32 %56, !dbg !80
  %58 = load i8, ptr %57, align 1, !dbg !80, !tbaa !39
  %59 = sext i8 %58 to i32, !dbg !80
  %60 = call i32 @putchar(i32 noundef %59) #6, !dbg !81
  %61 = icmp sgt i32 %55, 1, !dbg !82
  br i1 %61, label %54, label %62, !dbg !83, !llvm.loop !84

62:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !87
  %63 = call i32 @putchar(i32 noundef 10) #6, !dbg !88
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !89
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !89
  ret i32 0, !dbg !90

64:                                               ; preds = %0, %64
  %65 = phi i32 [ 0, %0 ], [ %77, %64 ]
  %66 = phi i32 [ 0, %0 ], [ %76, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr @counts, i32 %65, !dbg !91
  %68 = load atomic i32, ptr %67 seq_cst, align 4, !dbg !92, !tbaa !39
  %69 = getelementptr inbounds nuw i32, ptr %4, i32 %65, !dbg !93
  store i32 %68, ptr %69, align 4, !dbg !94, !tbaa !6
  %70 = getelementptr inbounds nuw i8, ptr @bytes, i32 %65, !dbg !95
  %71 = load atomic i8, ptr %70 seq_cst, align 1, !dbg !95, !tbaa !39
  %72 = zext i8 %71 to i32, !dbg !95
  %73 = load atomic i32, ptr %67 seq_cst, align 4, !dbg !96, !tbaa !39
  %74 = icmp eq i32 %73, %72, !dbg !97
  %75 = zext i1 %74 to i32, !dbg !97
  %76 = add nuw nsw i32 %66, %75, !dbg !98
  %77 = add nuw nsw i32 %65, 1, !dbg !99
  %78 = icmp eq i32 %77, 26, !dbg !100
  br i1 %78, label %6, label %64, !dbg !101, !llvm.loop !102
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !105 i32 @strlen(ptr noundef) local_unnamed_addr #2

declare !dbg !107 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @count(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !109 {
  %3 = load i32, ptr %1, align 4, !dbg !110, !tbaa !6
  %4 = icmp slt i32 %0, %3, !dbg !111
  br i1 %4, label %6, label %5, !dbg !112

5:                                                ; preds = %19, %2
  ret void, !dbg !113

6:                                                ; preds = %2, %19
  %7 = phi i32 [ %20, %19 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, ptr @text, i32 %7, !dbg !114
  %9 = load i8, ptr %8, align 1, !dbg !114, !tbaa !39
  %10 = or i8 %9, 32, !dbg !115
  %11 = sext i8 %10 to i32, !dbg !115
  %12 = add nsw i32 %11, -97, !dbg !116
  %13 = icmp ult i32 %12, 26, !dbg !117
  br i1 %13, label %14, label %19, !dbg !118

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i32, ptr @counts, i32 %12, !dbg !119
  %16 = atomicrmw add ptr %15, i32 1 seq_cst, align 4, !dbg !120
  %17 = getelementptr inbounds nuw i8, ptr @bytes, i32 %12, !dbg !121
  %18 = atomicrmw add ptr %17, i8 1 seq_cst, align 1, !dbg !122
  br label %19, !dbg !123

19:                                               ; preds = %14, %6
  %20 = add nsw i32 %7, 16, !dbg !124
  %21 = icmp slt i32 %20, %3, !dbg !125
  br i1 %21, label %6, label %5, !dbg !126, !llvm.loop !127
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !130 i32 @putchar(i32 noundef) local_unnamed_addr #2

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
!29 = !DILocation(line: 12, column: 9, scope: !24, inlinedAt: !25)
!30 = !DILocation(line: 13, column: 5, scope: !24, inlinedAt: !25)
!31 = !DILocation(line: 14, column: 5, scope: !24, inlinedAt: !25)
!32 = !DILocation(line: 0, scope: !24, inlinedAt: !25)
!33 = !DILocation(line: 16, column: 14, scope: !24, inlinedAt: !25, atomGroup: 7, atomRank: 2)
!34 = !DILocation(line: 15, column: 45, scope: !24, inlinedAt: !25)
!35 = !DILocation(line: 15, column: 27, scope: !24, inlinedAt: !25, atomGroup: 5, atomRank: 2)
!36 = !DILocation(line: 15, column: 21, scope: !24, inlinedAt: !25, atomGroup: 6, atomRank: 2)
!37 = !DILocation(line: 15, column: 9, scope: !24, inlinedAt: !25)
!38 = !DILocation(line: 15, column: 25, scope: !24, inlinedAt: !25, atomGroup: 5, atomRank: 1)
!39 = !{!8, !8, i64 0}
!40 = !DILocation(line: 17, column: 19, scope: !24, inlinedAt: !25, atomGroup: 8, atomRank: 1)
!41 = !DILocation(line: 17, column: 5, scope: !24, inlinedAt: !25, atomGroup: 9, atomRank: 1)
!42 = distinct !{!42, !31, !43, !44, !45}
!43 = !DILocation(line: 17, column: 23, scope: !24, inlinedAt: !25)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 19, column: 24, scope: !24, inlinedAt: !25, atomGroup: 12, atomRank: 2)
!47 = !DILocation(line: 19, column: 17, scope: !24, inlinedAt: !25)
!48 = !DILocation(line: 19, column: 9, scope: !24, inlinedAt: !25)
!49 = !DILocation(line: 18, column: 18, scope: !24, inlinedAt: !25, atomGroup: 10, atomRank: 1)
!50 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !25, atomGroup: 11, atomRank: 1)
!51 = distinct !{!51, !52, !53, !44, !45}
!52 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !25)
!53 = !DILocation(line: 20, column: 5, scope: !24, inlinedAt: !25)
!54 = !DILocation(line: 21, column: 1, scope: !24, inlinedAt: !25)
!55 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!56 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!57 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!58 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!59 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!60 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!61 = distinct !{!61, !62, !63, !44, !45}
!62 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!63 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!64 = !DILocation(line: 8, column: 5, scope: !24, inlinedAt: !65)
!65 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !66)
!66 = distinct !DILocation(line: 37, column: 5, scope: !10)
!67 = !DILocation(line: 14, column: 5, scope: !24, inlinedAt: !65)
!68 = !DILocation(line: 0, scope: !24, inlinedAt: !65)
!69 = !DILocation(line: 16, column: 14, scope: !24, inlinedAt: !65, atomGroup: 7, atomRank: 2)
!70 = !DILocation(line: 15, column: 45, scope: !24, inlinedAt: !65)
!71 = !DILocation(line: 15, column: 27, scope: !24, inlinedAt: !65, atomGroup: 5, atomRank: 2)
!72 = !DILocation(line: 15, column: 21, scope: !24, inlinedAt: !65, atomGroup: 6, atomRank: 2)
!73 = !DILocation(line: 15, column: 9, scope: !24, inlinedAt: !65)
!74 = !DILocation(line: 15, column: 25, scope: !24, inlinedAt: !65, atomGroup: 5, atomRank: 1)
!75 = !DILocation(line: 17, column: 19, scope: !24, inlinedAt: !65, atomGroup: 8, atomRank: 1)
!76 = !DILocation(line: 17, column: 5, scope: !24, inlinedAt: !65, atomGroup: 9, atomRank: 1)
!77 = distinct !{!77, !67, !78, !44, !45}
!78 = !DILocation(line: 17, column: 23, scope: !24, inlinedAt: !65)
!79 = !DILocation(line: 19, column: 24, scope: !24, inlinedAt: !65, atomGroup: 12, atomRank: 2)
!80 = !DILocation(line: 19, column: 17, scope: !24, inlinedAt: !65)
!81 = !DILocation(line: 19, column: 9, scope: !24, inlinedAt: !65)
!82 = !DILocation(line: 18, column: 18, scope: !24, inlinedAt: !65, atomGroup: 10, atomRank: 1)
!83 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !65, atomGroup: 11, atomRank: 1)
!84 = distinct !{!84, !85, !86, !44, !45}
!85 = !DILocation(line: 18, column: 5, scope: !24, inlinedAt: !65)
!86 = !DILocation(line: 20, column: 5, scope: !24, inlinedAt: !65)
!87 = !DILocation(line: 21, column: 1, scope: !24, inlinedAt: !65)
!88 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !66)
!89 = !DILocation(line: 39, column: 1, scope: !10)
!90 = !DILocation(line: 38, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!91 = !DILocation(line: 33, column: 24, scope: !10)
!92 = !DILocation(line: 33, column: 24, scope: !10, atomGroup: 6, atomRank: 2)
!93 = !DILocation(line: 33, column: 9, scope: !10)
!94 = !DILocation(line: 33, column: 22, scope: !10, atomGroup: 6, atomRank: 1)
!95 = !DILocation(line: 34, column: 17, scope: !10)
!96 = !DILocation(line: 34, column: 34, scope: !10)
!97 = !DILocation(line: 34, column: 31, scope: !10)
!98 = !DILocation(line: 34, column: 14, scope: !10, atomGroup: 7, atomRank: 2)
!99 = !DILocation(line: 32, column: 50, scope: !10, atomGroup: 8, atomRank: 2)
!100 = !DILocation(line: 32, column: 33, scope: !10, atomGroup: 4, atomRank: 1)
!101 = !DILocation(line: 32, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!102 = distinct !{!102, !103, !104, !44, !45}
!103 = !DILocation(line: 32, column: 5, scope: !10)
!104 = !DILocation(line: 35, column: 5, scope: !10)
!105 = !DISubprogram(name: "strlen", scope: !106, file: !106, line: 9, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DIFile(filename: "compiler/library/include/string.h", directory: "")
!107 = !DISubprogram(name: "launch", scope: !108, file: !108, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!109 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!110 = !DILocation(line: 18, column: 18, scope: !109, atomGroup: 1, atomRank: 2)
!111 = !DILocation(line: 19, column: 28, scope: !109, atomGroup: 18, atomRank: 1)
!112 = !DILocation(line: 19, column: 5, scope: !109, atomGroup: 19, atomRank: 1)
!113 = !DILocation(line: 26, column: 1, scope: !109, atomGroup: 11, atomRank: 1)
!114 = !DILocation(line: 20, column: 28, scope: !109)
!115 = !DILocation(line: 20, column: 36, scope: !109)
!116 = !DILocation(line: 20, column: 43, scope: !109, atomGroup: 5, atomRank: 2)
!117 = !DILocation(line: 21, column: 20, scope: !109, atomGroup: 6, atomRank: 2)
!118 = !DILocation(line: 21, column: 20, scope: !109, atomGroup: 6, atomRank: 1)
!119 = !DILocation(line: 22, column: 31, scope: !109)
!120 = !DILocation(line: 22, column: 13, scope: !109, atomGroup: 7, atomRank: 2)
!121 = !DILocation(line: 23, column: 31, scope: !109)
!122 = !DILocation(line: 23, column: 13, scope: !109, atomGroup: 8, atomRank: 2)
!123 = !DILocation(line: 24, column: 9, scope: !109)
!124 = !DILocation(line: 19, column: 40, scope: !109, atomGroup: 9, atomRank: 2)
!125 = !DILocation(line: 19, column: 28, scope: !109, atomGroup: 3, atomRank: 1)
!126 = !DILocation(line: 19, column: 5, scope: !109, atomGroup: 4, atomRank: 1)
!127 = distinct !{!127, !128, !129, !44, !45}
!128 = !DILocation(line: 19, column: 5, scope: !109)
!129 = !DILocation(line: 25, column: 5, scope: !109)
!130 = !DISubprogram(name: "putchar", scope: !131, file: !131, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
