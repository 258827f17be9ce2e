; ModuleID = 'programs/c/histogram-atomic.c'
source_filename = "programs/c/histogram-atomic.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  %5 = tail call i64 @strlen(ptr noundef nonnull @text) #6, !dbg !14
  %6 = trunc i64 %5 to i32, !dbg !15
  store i32 %6, ptr %3, align 4, !dbg !16, !tbaa !6
  call void @launch(ptr noundef nonnull @count, i32 noundef 16, ptr noundef nonnull %3) #6, !dbg !17
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5, !dbg !18
  br label %71, !dbg !19

7:                                                ; preds = %71, %39
  %8 = phi i64 [ %43, %39 ], [ 0, %71 ]
  %9 = getelementptr inbounds nuw i32, ptr %4, i64 %8, !dbg !20
  %10 = load i32, ptr %9, align 4, !dbg !20, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !24
  %11 = icmp slt i32 %10, 0, !dbg !27
  %12 = call i32 @llvm.abs.i32(i32 %10, i1 false), !dbg !28
  br i1 %11, label %13, label %15, !dbg !29

13:                                               ; preds = %7
  %14 = call i32 @putchar(i32 noundef 45) #6, !dbg !30
  br label %15, !dbg !31

15:                                               ; preds = %13, %7
  br label %16, !dbg !32

16:                                               ; preds = %15, %16
  %17 = phi i64 [ %29, %16 ], [ 1, %15 ], !dbg !33
  %18 = phi i64 [ %26, %16 ], [ 0, %15 ], !dbg !33
  %19 = phi i32 [ %21, %16 ], [ %12, %15 ], !dbg !33
  %20 = freeze i32 %19, !dbg !34
  %21 = udiv i32 %20, 10, !dbg !34
  %22 = mul i32 %21, 10, !dbg !35
  %23 = sub i32 %20, %22, !dbg !35
  %24 = trunc nuw nsw i32 %23 to i8, !dbg !36
  %25 = or disjoint i8 %24, 48, !dbg !36
  %26 = add nuw nsw i64 %18, 1, !dbg !37
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 %18, !dbg !38
  store i8 %25, ptr %27, align 1, !dbg !39, !tbaa !40
  %28 = icmp ult i32 %19, 10, !dbg !41
  %29 = add nuw i64 %17, 1, !dbg !42
  br i1 %28, label %30, label %16, !dbg !42, !llvm.loop !43

30:                                               ; preds = %16, %30
  %31 = phi i64 [ %32, %30 ], [ %17, %16 ]
  %32 = add nsw i64 %31, -1, !dbg !47
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 %32, !dbg !48
  %34 = load i8, ptr %33, align 1, !dbg !48, !tbaa !40
  %35 = sext i8 %34 to i32, !dbg !48
  %36 = call i32 @putchar(i32 noundef %35) #6, !dbg !49
  %37 = trunc nuw i64 %31 to i32, !dbg !50
  %38 = icmp sgt i32 %37, 1, !dbg !50
  br i1 %38, label %30, label %39, !dbg !51, !llvm.loop !52

39:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !55
  %40 = icmp samesign ult i64 %8, 25, !dbg !56
  %41 = select i1 %40, i32 32, i32 10, !dbg !57
  %42 = call i32 @putchar(i32 noundef %41) #6, !dbg !58
  %43 = add nuw nsw i64 %8, 1, !dbg !59
  %44 = icmp eq i64 %43, 26, !dbg !60
  br i1 %44, label %45, label %7, !dbg !61, !llvm.loop !62

45:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !65
  br label %46, !dbg !68

46:                                               ; preds = %46, %45
  %47 = phi i64 [ %59, %46 ], [ 1, %45 ], !dbg !69
  %48 = phi i64 [ %56, %46 ], [ 0, %45 ], !dbg !69
  %49 = phi i32 [ %51, %46 ], [ %83, %45 ], !dbg !69
  %50 = freeze i32 %49, !dbg !70
  %51 = udiv i32 %50, 10, !dbg !70
  %52 = mul i32 %51, 10, !dbg !71
  %53 = sub i32 %50, %52, !dbg !71
  %54 = trunc nuw nsw i32 %53 to i8, !dbg !72
  %55 = or disjoint i8 %54, 48, !dbg !72
  %56 = add nuw nsw i64 %48, 1, !dbg !73
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 %48, !dbg !74
  store i8 %55, ptr %57, align 1, !dbg !75, !tbaa !40
  %58 = icmp samesign ult i32 %49, 10, !dbg !76
  %59 = add nuw i64 %47, 1, !dbg !77
  br i1 %58, label %60, label %46, !dbg !77, !llvm.loop !78

60:                                               ; preds = %46, %60
  %61 = phi i64 [ %62, %60 ], [ %47, %46 ]
  %62 = add nsw i64 %61, -1, !dbg !80
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 %62, !dbg !81
  %64 = load i8, ptr %63, align 1, !dbg !81, !tbaa !40
  %65 = sext i8 %64 to i32, !dbg !81
  %66 = call i32 @putchar(i32 noundef %65) #6, !dbg !82
  %67 = trunc nuw i64 %61 to i32, !dbg !83
  %68 = icmp sgt i32 %67, 1, !dbg !83
  br i1 %68, label %60, label %69, !dbg !84, !llvm.loop !85

69:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !88
  %70 = call i32 @putchar(i32 noundef 10) #6, !dbg !89
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !90
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !90
  ret i32 0, !dbg !91

71:                                               ; preds = %0, %71
  %72 = phi i64 [ 0, %0 ], [ %84, %71 ]
  %73 = phi i32 [ 0, %0 ], [ %83, %71 ]
  %74 = getelementptr inbounds nuw i32, ptr @counts, i64 %72, !dbg !92
  %75 = load atomic i32, ptr %74 seq_cst, align 4, !dbg !93, !tbaa !40
  %76 = getelementptr inbounds nuw i32, ptr %4, i64 %72, !dbg !94
  store i32 %75, ptr %76, align 4, !dbg !95, !tbaa !6
  %77 = getelementptr inbounds nuw i8, ptr @bytes, i64 %72, !dbg !96
  %78 = load atomic i8, ptr %77 seq_cst, align 1, !dbg !96, !tbaa !40
  %79 = zext i8 %78 to i32, !dbg !96
  %80 = load atomic i32, ptr %74 seq_cst, align 4, !dbg !97, !tbaa !40
  %81 = icmp eq i32 %80, %79, !dbg !98
  %82 = zext i1 %81 to i32, !dbg !98
  %83 = add nuw nsw i32 %73, %82, !dbg !99
  %84 = add nuw nsw i64 %72, 1, !dbg !100
  %85 = icmp eq i64 %84, 26, !dbg !101
  br i1 %85, label %7, label %71, !dbg !102, !llvm.loop !103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !106 i64 @strlen(ptr noundef) local_unnamed_addr #2

declare !dbg !108 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @count(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !110 {
  %3 = load i32, ptr %1, align 4, !dbg !111, !tbaa !6
  %4 = icmp slt i32 %0, %3, !dbg !112
  br i1 %4, label %5, label %8, !dbg !113

5:                                                ; preds = %2
  %6 = sext i32 %0 to i64, !dbg !114
  %7 = sext i32 %3 to i64, !dbg !114
  br label %9, !dbg !114

8:                                                ; preds = %23, %2
  ret void, !dbg !115

9:                                                ; preds = %5, %23
  %10 = phi i64 [ %6, %5 ], [ %24, %23 ]
  %11 = getelementptr inbounds i8, ptr @text, i64 %10, !dbg !116
  %12 = load i8, ptr %11, align 1, !dbg !116, !tbaa !40
  %13 = or i8 %12, 32, !dbg !117
  %14 = sext i8 %13 to i32, !dbg !117
  %15 = add nsw i32 %14, -97, !dbg !118
  %16 = icmp ult i32 %15, 26, !dbg !119
  br i1 %16, label %17, label %23, !dbg !120

17:                                               ; preds = %9
  %18 = zext nneg i32 %15 to i64, !dbg !121
  %19 = getelementptr inbounds nuw i32, ptr @counts, i64 %18, !dbg !121
  %20 = atomicrmw add ptr %19, i32 1 seq_cst, align 4, !dbg !122
  %21 = getelementptr inbounds nuw i8, ptr @bytes, i64 %18, !dbg !123
  %22 = atomicrmw add ptr %21, i8 1 seq_cst, align 1, !dbg !124
  br label %23, !dbg !125

23:                                               ; preds = %17, %9
  %24 = add nsw i64 %10, 16, !dbg !126
  %25 = icmp slt i64 %24, %7, !dbg !127
  br i1 %25, label %9, label %8, !dbg !128, !llvm.loop !129
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !131 i32 @putchar(i32 noundef) local_unnamed_addr #2

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
!14 = !DILocation(line: 29, column: 23, scope: !10, atomGroup: 1, atomRank: 3)
!15 = !DILocation(line: 29, column: 18, scope: !10, atomGroup: 1, atomRank: 2)
!16 = !DILocation(line: 29, column: 9, scope: !10, atomGroup: 1, atomRank: 1)
!17 = !DILocation(line: 30, column: 5, scope: !10)
!18 = !DILocation(line: 31, column: 5, scope: !10)
!19 = !DILocation(line: 32, column: 5, scope: !10, atomGroup: 21, atomRank: 1)
!20 = !DILocation(line: 25, column: 21, scope: !21, inlinedAt: !23)
!21 = distinct !DISubprogram(name: "show", scope: !22, file: !22, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = !DIFile(filename: "programs/c/show.h", directory: "")
!23 = distinct !DILocation(line: 36, column: 5, scope: !10)
!24 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "show_number", scope: !22, file: !22, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = distinct !DILocation(line: 25, column: 9, scope: !21, inlinedAt: !23)
!27 = !DILocation(line: 10, column: 28, scope: !25, inlinedAt: !26, atomGroup: 3, atomRank: 2)
!28 = !DILocation(line: 10, column: 21, scope: !25, inlinedAt: !26, atomGroup: 3, atomRank: 1)
!29 = !DILocation(line: 11, column: 16, scope: !25, inlinedAt: !26, atomGroup: 4, atomRank: 1)
!30 = !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!34 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !26, atomGroup: 7, atomRank: 2)
!35 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !26)
!36 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 2)
!37 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !26, atomGroup: 6, atomRank: 2)
!38 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !26)
!39 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 1)
!40 = !{!8, !8, i64 0}
!41 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !26, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !26, atomGroup: 9, atomRank: 1)
!43 = distinct !{!43, !32, !44, !45, !46}
!44 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !26)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !26, atomGroup: 12, atomRank: 2)
!48 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !26)
!49 = !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!50 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!51 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!52 = distinct !{!52, !53, !54, !45, !46}
!53 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!54 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!55 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 26, column: 19, scope: !21, inlinedAt: !23)
!57 = !DILocation(line: 26, column: 17, scope: !21, inlinedAt: !23)
!58 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !23)
!59 = !DILocation(line: 24, column: 33, scope: !21, inlinedAt: !23, atomGroup: 4, atomRank: 2)
!60 = !DILocation(line: 24, column: 23, scope: !21, inlinedAt: !23, atomGroup: 2, atomRank: 1)
!61 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23, atomGroup: 3, atomRank: 1)
!62 = distinct !{!62, !63, !64, !45, !46}
!63 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23)
!64 = !DILocation(line: 27, column: 5, scope: !21, inlinedAt: !23)
!65 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !66)
!66 = distinct !DILocation(line: 25, column: 9, scope: !21, inlinedAt: !67)
!67 = distinct !DILocation(line: 37, column: 5, scope: !10)
!68 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !66)
!69 = !DILocation(line: 0, scope: !25, inlinedAt: !66)
!70 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !66, atomGroup: 7, atomRank: 2)
!71 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !66)
!72 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !66, atomGroup: 5, atomRank: 2)
!73 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !66, atomGroup: 6, atomRank: 2)
!74 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !66)
!75 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !66, atomGroup: 5, atomRank: 1)
!76 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !66, atomGroup: 8, atomRank: 1)
!77 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !66, atomGroup: 9, atomRank: 1)
!78 = distinct !{!78, !68, !79, !45, !46}
!79 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !66)
!80 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !66, atomGroup: 12, atomRank: 2)
!81 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !66)
!82 = !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !66)
!83 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !66, atomGroup: 10, atomRank: 1)
!84 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !66, atomGroup: 11, atomRank: 1)
!85 = distinct !{!85, !86, !87, !45, !46}
!86 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !66)
!87 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !66)
!88 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !66)
!89 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !67)
!90 = !DILocation(line: 39, column: 1, scope: !10)
!91 = !DILocation(line: 38, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!92 = !DILocation(line: 33, column: 24, scope: !10)
!93 = !DILocation(line: 33, column: 24, scope: !10, atomGroup: 6, atomRank: 2)
!94 = !DILocation(line: 33, column: 9, scope: !10)
!95 = !DILocation(line: 33, column: 22, scope: !10, atomGroup: 6, atomRank: 1)
!96 = !DILocation(line: 34, column: 17, scope: !10)
!97 = !DILocation(line: 34, column: 34, scope: !10)
!98 = !DILocation(line: 34, column: 31, scope: !10)
!99 = !DILocation(line: 34, column: 14, scope: !10, atomGroup: 7, atomRank: 2)
!100 = !DILocation(line: 32, column: 50, scope: !10, atomGroup: 8, atomRank: 2)
!101 = !DILocation(line: 32, column: 33, scope: !10, atomGroup: 4, atomRank: 1)
!102 = !DILocation(line: 32, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!103 = distinct !{!103, !104, !105, !45, !46}
!104 = !DILocation(line: 32, column: 5, scope: !10)
!105 = !DILocation(line: 35, column: 5, scope: !10)
!106 = !DISubprogram(name: "strlen", scope: !107, file: !107, line: 9, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DIFile(filename: "compiler/library/include/string.h", directory: "")
!108 = !DISubprogram(name: "launch", scope: !109, file: !109, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!110 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!111 = !DILocation(line: 18, column: 18, scope: !110, atomGroup: 1, atomRank: 2)
!112 = !DILocation(line: 19, column: 28, scope: !110, atomGroup: 18, atomRank: 1)
!113 = !DILocation(line: 19, column: 5, scope: !110, atomGroup: 19, atomRank: 1)
!114 = !DILocation(line: 19, column: 5, scope: !110)
!115 = !DILocation(line: 26, column: 1, scope: !110, atomGroup: 11, atomRank: 1)
!116 = !DILocation(line: 20, column: 28, scope: !110)
!117 = !DILocation(line: 20, column: 36, scope: !110)
!118 = !DILocation(line: 20, column: 43, scope: !110, atomGroup: 5, atomRank: 2)
!119 = !DILocation(line: 21, column: 20, scope: !110, atomGroup: 6, atomRank: 2)
!120 = !DILocation(line: 21, column: 20, scope: !110, atomGroup: 6, atomRank: 1)
!121 = !DILocation(line: 22, column: 31, scope: !110)
!122 = !DILocation(line: 22, column: 13, scope: !110, atomGroup: 7, atomRank: 2)
!123 = !DILocation(line: 23, column: 31, scope: !110)
!124 = !DILocation(line: 23, column: 13, scope: !110, atomGroup: 8, atomRank: 2)
!125 = !DILocation(line: 24, column: 9, scope: !110)
!126 = !DILocation(line: 19, column: 40, scope: !110, atomGroup: 9, atomRank: 2)
!127 = !DILocation(line: 19, column: 28, scope: !110, atomGroup: 3, atomRank: 1)
!128 = !DILocation(line: 19, column: 5, scope: !110, atomGroup: 4, atomRank: 1)
!129 = distinct !{!129, !114, !130, !45, !46}
!130 = !DILocation(line: 25, column: 5, scope: !110)
!131 = !DISubprogram(name: "putchar", scope: !132, file: !132, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!132 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
