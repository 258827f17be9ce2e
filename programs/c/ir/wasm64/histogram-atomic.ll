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
  br label %66, !dbg !19

7:                                                ; preds = %66, %37
  %8 = phi i64 [ %40, %37 ], [ 0, %66 ]
  %9 = getelementptr inbounds nuw i32, ptr %4, i64 %8, !dbg !20
  %10 = load i32, ptr %9, align 4, !dbg !20, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !24
  %11 = icmp slt i32 %10, 0, !dbg !27
  %12 = call i32 @llvm.abs.i32(i32 %10, i1 false), !dbg !28
  br i1 %11, label %13, label %14, !dbg !29

13:                                               ; preds = %7
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !30, !tbaa !34
  br label %14, !dbg !36

14:                                               ; preds = %13, %7
  br label %15, !dbg !37

15:                                               ; preds = %14, %15
  %16 = phi i64 [ %28, %15 ], [ 1, %14 ], !dbg !38
  %17 = phi i64 [ %25, %15 ], [ 0, %14 ], !dbg !38
  %18 = phi i32 [ %20, %15 ], [ %12, %14 ], !dbg !38
  %19 = freeze i32 %18, !dbg !39
  %20 = udiv i32 %19, 10, !dbg !39
  %21 = mul i32 %20, 10, !dbg !40
  %22 = sub i32 %19, %21, !dbg !40
  %23 = trunc nuw nsw i32 %22 to i8, !dbg !41
  %24 = or disjoint i8 %23, 48, !dbg !41
  %25 = add nuw nsw i64 %17, 1, !dbg !42
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 %17, !dbg !43
  store i8 %24, ptr %26, align 1, !dbg !44, !tbaa !45
  %27 = icmp ult i32 %18, 10, !dbg !46
  %28 = add nuw i64 %16, 1, !dbg !47
  br i1 %27, label %29, label %15, !dbg !47, !llvm.loop !48

29:                                               ; preds = %15, %29
  %30 = phi i64 [ %31, %29 ], [ %16, %15 ]
  %31 = add nsw i64 %30, -1, !dbg !52
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 %31, !dbg !53
  %33 = load i8, ptr %32, align 1, !dbg !53, !tbaa !45
  %34 = zext i8 %33 to i64, !dbg !54
  store volatile i64 %34, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !56, !tbaa !34
  %35 = trunc nuw i64 %30 to i32, !dbg !57
  %36 = icmp sgt i32 %35, 1, !dbg !57
  br i1 %36, label %29, label %37, !dbg !58, !llvm.loop !59

37:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !62
  %38 = icmp samesign ult i64 %8, 25, !dbg !63
  %39 = select i1 %38, i64 32, i64 10, !dbg !64
  store volatile i64 %39, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !65, !tbaa !34
  %40 = add nuw nsw i64 %8, 1, !dbg !67
  %41 = icmp eq i64 %40, 26, !dbg !68
  br i1 %41, label %42, label %7, !dbg !69, !llvm.loop !70

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !73
  br label %43, !dbg !76

43:                                               ; preds = %43, %42
  %44 = phi i64 [ %56, %43 ], [ 1, %42 ], !dbg !77
  %45 = phi i64 [ %53, %43 ], [ 0, %42 ], !dbg !77
  %46 = phi i32 [ %48, %43 ], [ %78, %42 ], !dbg !77
  %47 = freeze i32 %46, !dbg !78
  %48 = udiv i32 %47, 10, !dbg !78
  %49 = mul i32 %48, 10, !dbg !79
  %50 = sub i32 %47, %49, !dbg !79
  %51 = trunc nuw nsw i32 %50 to i8, !dbg !80
  %52 = or disjoint i8 %51, 48, !dbg !80
  %53 = add nuw nsw i64 %45, 1, !dbg !81
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 %45, !dbg !82
  store i8 %52, ptr %54, align 1, !dbg !83, !tbaa !45
  %55 = icmp samesign ult i32 %46, 10, !dbg !84
  %56 = add nuw i64 %44, 1, !dbg !85
  br i1 %55, label %57, label %43, !dbg !85, !llvm.loop !86

57:                                               ; preds = %43, %57
  %58 = phi i64 [ %59, %57 ], [ %44, %43 ]
  %59 = add nsw i64 %58, -1, !dbg !88
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 %59, !dbg !89
  %61 = load i8, ptr %60, align 1, !dbg !89, !tbaa !45
  %62 = zext i8 %61 to i64, !dbg !90
  store volatile i64 %62, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !92, !tbaa !34
  %63 = trunc nuw i64 %58 to i32, !dbg !93
  %64 = icmp sgt i32 %63, 1, !dbg !93
  br i1 %64, label %57, label %65, !dbg !94, !llvm.loop !95

65:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !98
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !99, !tbaa !34
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !101
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !101
  ret i32 0, !dbg !102

66:                                               ; preds = %0, %66
  %67 = phi i64 [ 0, %0 ], [ %79, %66 ]
  %68 = phi i32 [ 0, %0 ], [ %78, %66 ]
  %69 = getelementptr inbounds nuw i32, ptr @counts, i64 %67, !dbg !103
  %70 = load atomic i32, ptr %69 seq_cst, align 4, !dbg !104, !tbaa !45
  %71 = getelementptr inbounds nuw i32, ptr %4, i64 %67, !dbg !105
  store i32 %70, ptr %71, align 4, !dbg !106, !tbaa !6
  %72 = getelementptr inbounds nuw i8, ptr @bytes, i64 %67, !dbg !107
  %73 = load atomic i8, ptr %72 seq_cst, align 1, !dbg !107, !tbaa !45
  %74 = zext i8 %73 to i32, !dbg !107
  %75 = load atomic i32, ptr %69 seq_cst, align 4, !dbg !108, !tbaa !45
  %76 = icmp eq i32 %75, %74, !dbg !109
  %77 = zext i1 %76 to i32, !dbg !109
  %78 = add nuw nsw i32 %68, %77, !dbg !110
  %79 = add nuw nsw i64 %67, 1, !dbg !111
  %80 = icmp eq i64 %79, 26, !dbg !112
  br i1 %80, label %7, label %66, !dbg !113, !llvm.loop !114
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !117 i64 @strlen(ptr noundef) local_unnamed_addr #2

declare !dbg !119 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @count(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !121 {
  %3 = load i32, ptr %1, align 4, !dbg !122, !tbaa !6
  %4 = icmp slt i32 %0, %3, !dbg !123
  br i1 %4, label %5, label %8, !dbg !124

5:                                                ; preds = %2
  %6 = sext i32 %0 to i64, !dbg !125
  %7 = sext i32 %3 to i64, !dbg !125
  br label %9, !dbg !125

8:                                                ; preds = %23, %2
  ret void, !dbg !126

9:                                                ; preds = %5, %23
  %10 = phi i64 [ %6, %5 ], [ %24, %23 ]
  %11 = getelementptr inbounds i8, ptr @text, i64 %10, !dbg !127
  %12 = load i8, ptr %11, align 1, !dbg !127, !tbaa !45
  %13 = or i8 %12, 32, !dbg !128
  %14 = sext i8 %13 to i32, !dbg !128
  %15 = add nsw i32 %14, -97, !dbg !129
  %16 = icmp ult i32 %15, 26, !dbg !130
  br i1 %16, label %17, label %23, !dbg !131

17:                                               ; preds = %9
  %18 = zext nneg i32 %15 to i64, !dbg !132
  %19 = getelementptr inbounds nuw i32, ptr @counts, i64 %18, !dbg !132
  %20 = atomicrmw add ptr %19, i32 1 seq_cst, align 4, !dbg !133
  %21 = getelementptr inbounds nuw i8, ptr @bytes, i64 %18, !dbg !134
  %22 = atomicrmw add ptr %21, i8 1 seq_cst, align 1, !dbg !135
  br label %23, !dbg !136

23:                                               ; preds = %17, %9
  %24 = add nsw i64 %10, 16, !dbg !137
  %25 = icmp slt i64 %24, %7, !dbg !138
  br i1 %25, label %9, label %8, !dbg !139, !llvm.loop !140
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
!30 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !33, atomGroup: 1, atomRank: 1)
!31 = distinct !DISubprogram(name: "putchar", scope: !32, file: !32, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!32 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!33 = distinct !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !26)
!34 = !{!35, !35, i64 0}
!35 = !{!"long", !8, i64 0}
!36 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !26)
!37 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !26)
!38 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!39 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !26, atomGroup: 7, atomRank: 2)
!40 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !26)
!41 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 2)
!42 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !26, atomGroup: 6, atomRank: 2)
!43 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !26)
!44 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !26, atomGroup: 5, atomRank: 1)
!45 = !{!8, !8, i64 0}
!46 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !26, atomGroup: 8, atomRank: 1)
!47 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !26, atomGroup: 9, atomRank: 1)
!48 = distinct !{!48, !37, !49, !50, !51}
!49 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !26)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.unroll.disable"}
!52 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !26, atomGroup: 12, atomRank: 2)
!53 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !26)
!54 = !DILocation(line: 25, column: 97, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 2)
!55 = distinct !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 1)
!57 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!58 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!59 = distinct !{!59, !60, !61, !50, !51}
!60 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!61 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!62 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!63 = !DILocation(line: 26, column: 19, scope: !21, inlinedAt: !23)
!64 = !DILocation(line: 26, column: 17, scope: !21, inlinedAt: !23)
!65 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !66, atomGroup: 1, atomRank: 1)
!66 = distinct !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !23)
!67 = !DILocation(line: 24, column: 33, scope: !21, inlinedAt: !23, atomGroup: 4, atomRank: 2)
!68 = !DILocation(line: 24, column: 23, scope: !21, inlinedAt: !23, atomGroup: 2, atomRank: 1)
!69 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23, atomGroup: 3, atomRank: 1)
!70 = distinct !{!70, !71, !72, !50, !51}
!71 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23)
!72 = !DILocation(line: 27, column: 5, scope: !21, inlinedAt: !23)
!73 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !74)
!74 = distinct !DILocation(line: 25, column: 9, scope: !21, inlinedAt: !75)
!75 = distinct !DILocation(line: 37, column: 5, scope: !10)
!76 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !74)
!77 = !DILocation(line: 0, scope: !25, inlinedAt: !74)
!78 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !74, atomGroup: 7, atomRank: 2)
!79 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !74)
!80 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !74, atomGroup: 5, atomRank: 2)
!81 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !74, atomGroup: 6, atomRank: 2)
!82 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !74)
!83 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !74, atomGroup: 5, atomRank: 1)
!84 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !74, atomGroup: 8, atomRank: 1)
!85 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !74, atomGroup: 9, atomRank: 1)
!86 = distinct !{!86, !76, !87, !50, !51}
!87 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !74)
!88 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !74, atomGroup: 12, atomRank: 2)
!89 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !74)
!90 = !DILocation(line: 25, column: 97, scope: !31, inlinedAt: !91, atomGroup: 1, atomRank: 2)
!91 = distinct !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !74)
!92 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !91, atomGroup: 1, atomRank: 1)
!93 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !74, atomGroup: 10, atomRank: 1)
!94 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !74, atomGroup: 11, atomRank: 1)
!95 = distinct !{!95, !96, !97, !50, !51}
!96 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !74)
!97 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !74)
!98 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !74)
!99 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !100, atomGroup: 1, atomRank: 1)
!100 = distinct !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !75)
!101 = !DILocation(line: 39, column: 1, scope: !10)
!102 = !DILocation(line: 38, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!103 = !DILocation(line: 33, column: 24, scope: !10)
!104 = !DILocation(line: 33, column: 24, scope: !10, atomGroup: 6, atomRank: 2)
!105 = !DILocation(line: 33, column: 9, scope: !10)
!106 = !DILocation(line: 33, column: 22, scope: !10, atomGroup: 6, atomRank: 1)
!107 = !DILocation(line: 34, column: 17, scope: !10)
!108 = !DILocation(line: 34, column: 34, scope: !10)
!109 = !DILocation(line: 34, column: 31, scope: !10)
!110 = !DILocation(line: 34, column: 14, scope: !10, atomGroup: 7, atomRank: 2)
!111 = !DILocation(line: 32, column: 50, scope: !10, atomGroup: 8, atomRank: 2)
!112 = !DILocation(line: 32, column: 33, scope: !10, atomGroup: 4, atomRank: 1)
!113 = !DILocation(line: 32, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!114 = distinct !{!114, !115, !116, !50, !51}
!115 = !DILocation(line: 32, column: 5, scope: !10)
!116 = !DILocation(line: 35, column: 5, scope: !10)
!117 = !DISubprogram(name: "strlen", scope: !118, file: !118, line: 9, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DIFile(filename: "compiler/library/include/string.h", directory: "")
!119 = !DISubprogram(name: "launch", scope: !120, file: !120, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!120 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!121 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!122 = !DILocation(line: 18, column: 18, scope: !121, atomGroup: 1, atomRank: 2)
!123 = !DILocation(line: 19, column: 28, scope: !121, atomGroup: 18, atomRank: 1)
!124 = !DILocation(line: 19, column: 5, scope: !121, atomGroup: 19, atomRank: 1)
!125 = !DILocation(line: 19, column: 5, scope: !121)
!126 = !DILocation(line: 26, column: 1, scope: !121, atomGroup: 11, atomRank: 1)
!127 = !DILocation(line: 20, column: 28, scope: !121)
!128 = !DILocation(line: 20, column: 36, scope: !121)
!129 = !DILocation(line: 20, column: 43, scope: !121, atomGroup: 5, atomRank: 2)
!130 = !DILocation(line: 21, column: 20, scope: !121, atomGroup: 6, atomRank: 2)
!131 = !DILocation(line: 21, column: 20, scope: !121, atomGroup: 6, atomRank: 1)
!132 = !DILocation(line: 22, column: 31, scope: !121)
!133 = !DILocation(line: 22, column: 13, scope: !121, atomGroup: 7, atomRank: 2)
!134 = !DILocation(line: 23, column: 31, scope: !121)
!135 = !DILocation(line: 23, column: 13, scope: !121, atomGroup: 8, atomRank: 2)
!136 = !DILocation(line: 24, column: 9, scope: !121)
!137 = !DILocation(line: 19, column: 40, scope: !121, atomGroup: 9, atomRank: 2)
!138 = !DILocation(line: 19, column: 28, scope: !121, atomGroup: 3, atomRank: 1)
!139 = !DILocation(line: 19, column: 5, scope: !121, atomGroup: 4, atomRank: 1)
!140 = distinct !{!140, !125, !141, !50, !51}
!141 = !DILocation(line: 25, column: 5, scope: !121)
