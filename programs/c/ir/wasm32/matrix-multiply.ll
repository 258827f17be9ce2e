; ModuleID = 'programs/c/matrix-multiply.c'
source_filename = "programs/c/matrix-multiply.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@left = hidden local_unnamed_addr global [6 x [7 x i32]] [[7 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2], [7 x i32] [i32 6, i32 5, i32 3, i32 5, i32 8, i32 9, i32 7], [7 x i32] [i32 9, i32 3, i32 2, i32 3, i32 8, i32 4, i32 6], [7 x i32] [i32 2, i32 6, i32 4, i32 3, i32 3, i32 8, i32 3], [7 x i32] [i32 2, i32 7, i32 9, i32 5, i32 0, i32 2, i32 8], [7 x i32] [i32 8, i32 4, i32 1, i32 9, i32 7, i32 1, i32 6]], align 16
@right = hidden local_unnamed_addr global [7 x [5 x i32]] [[5 x i32] [i32 2, i32 7, i32 1, i32 8, i32 2], [5 x i32] [i32 8, i32 1, i32 8, i32 2, i32 8], [5 x i32] [i32 4, i32 5, i32 9, i32 0, i32 4], [5 x i32] [i32 5, i32 2, i32 3, i32 5, i32 3], [5 x i32] [i32 6, i32 0, i32 2, i32 8, i32 7], [5 x i32] [i32 4, i32 7, i32 1, i32 3, i32 5], [5 x i32] [i32 2, i32 6, i32 6, i32 2, i32 4]], align 16
@product = hidden local_unnamed_addr global [6 x [5 x i32]] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @multiply, i32 noundef 30, ptr noundef null) #5, !dbg !13
  br label %3, !dbg !14

2:                                                ; preds = %41
  ret i32 0, !dbg !15

3:                                                ; preds = %0, %41
  %4 = phi i32 [ 0, %0 ], [ %42, %41 ]
  %5 = getelementptr inbounds nuw [5 x i32], ptr @product, i32 %4, !dbg !16
  br label %6, !dbg !17

6:                                                ; preds = %35, %3
  %7 = phi i32 [ 0, %3 ], [ %39, %35 ]
  %8 = getelementptr inbounds nuw i32, ptr %5, i32 %7, !dbg !21
  %9 = load i32, ptr %8, align 4, !dbg !21, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !22
  %10 = icmp slt i32 %9, 0, !dbg !25
  %11 = tail call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !26
  br i1 %10, label %12, label %14, !dbg !27

12:                                               ; preds = %6
  %13 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !28
  br label %14, !dbg !29

14:                                               ; preds = %12, %6
  br label %15, !dbg !30

15:                                               ; preds = %14, %15
  %16 = phi i32 [ %24, %15 ], [ 0, %14 ], !dbg !31
  %17 = phi i32 [ %19, %15 ], [ %11, %14 ], !dbg !31
  %18 = freeze i32 %17, !dbg !32
  %19 = udiv i32 %18, 10, !dbg !32
  %20 = mul i32 %19, 10, !dbg !33
  %21 = sub i32 %18, %20, !dbg !33
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !34
  %23 = or disjoint i8 %22, 48, !dbg !34
  %24 = add nuw nsw i32 %16, 1, !dbg !35
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 %16, !dbg !36
  store i8 %23, ptr %25, align 1, !dbg !37, !tbaa !38
  %26 = icmp ult i32 %17, 10, !dbg !39
  br i1 %26, label %27, label %15, !dbg !40, !llvm.loop !41

27:                                               ; preds = %15, %27
  %28 = phi i32 [ %29, %27 ], [ %24, %15 ]
  %29 = add nsw i32 %28, -1, !dbg !45
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 %29, !dbg !46
  %31 = load i8, ptr %30, align 1, !dbg !46, !tbaa !38
  %32 = sext i8 %31 to i32, !dbg !46
  %33 = tail call i32 @putchar(i32 noundef %32) #5, !dbg !47
  %34 = icmp sgt i32 %28, 1, !dbg !48
  br i1 %34, label %27, label %35, !dbg !49, !llvm.loop !50

35:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !53
  %36 = icmp eq i32 %7, 4, !dbg !54
  %37 = select i1 %36, i32 10, i32 32, !dbg !55
  %38 = tail call i32 @putchar(i32 noundef %37) #5, !dbg !56
  %39 = add nuw nsw i32 %7, 1, !dbg !57
  %40 = icmp eq i32 %39, 5, !dbg !58
  br i1 %40, label %41, label %6, !dbg !59, !llvm.loop !60

41:                                               ; preds = %35
  %42 = add nuw nsw i32 %4, 1, !dbg !63
  %43 = icmp eq i32 %42, 6, !dbg !64
  br i1 %43, label %2, label %3, !dbg !65, !llvm.loop !66
}

declare !dbg !69 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @multiply(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !71 {
  %3 = udiv i32 %0, 5, !dbg !72
  %4 = mul i32 %3, 5, !dbg !73
  %5 = sub i32 %0, %4, !dbg !73
  %6 = getelementptr inbounds nuw [7 x i32], ptr @left, i32 %3
  %7 = getelementptr inbounds nuw i32, ptr @right, i32 %5, !dbg !74
  br label %11, !dbg !75

8:                                                ; preds = %11
  %9 = getelementptr inbounds nuw [5 x i32], ptr @product, i32 %3, !dbg !76
  %10 = getelementptr inbounds nuw i32, ptr %9, i32 %5, !dbg !76
  store i32 %19, ptr %10, align 4, !dbg !77, !tbaa !6
  ret void, !dbg !78

11:                                               ; preds = %2, %11
  %12 = phi i32 [ 0, %2 ], [ %20, %11 ]
  %13 = phi i32 [ 0, %2 ], [ %19, %11 ]
  %14 = getelementptr inbounds nuw i32, ptr %6, i32 %12, !dbg !79
  %15 = load i32, ptr %14, align 4, !dbg !79, !tbaa !6
  %16 = getelementptr inbounds nuw [5 x i32], ptr %7, i32 %12, !dbg !80
  %17 = load i32, ptr %16, align 4, !dbg !80, !tbaa !6
  %18 = mul nsw i32 %17, %15, !dbg !81
  %19 = add nsw i32 %18, %13, !dbg !82
  %20 = add nuw nsw i32 %12, 1, !dbg !83
  %21 = icmp eq i32 %20, 7, !dbg !84
  br i1 %21, label %8, label %11, !dbg !85, !llvm.loop !86
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !89 i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/matrix-multiply.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 26, column: 5, scope: !10)
!14 = !DILocation(line: 27, column: 5, scope: !10, atomGroup: 21, atomRank: 1)
!15 = !DILocation(line: 30, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!16 = !DILocation(line: 28, column: 14, scope: !10)
!17 = !DILocation(line: 24, column: 5, scope: !18, inlinedAt: !20, atomGroup: 17, atomRank: 1)
!18 = distinct !DISubprogram(name: "show", scope: !19, file: !19, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!19 = !DIFile(filename: "programs/c/show.h", directory: "")
!20 = distinct !DILocation(line: 28, column: 9, scope: !10)
!21 = !DILocation(line: 25, column: 21, scope: !18, inlinedAt: !20)
!22 = !DILocation(line: 8, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "show_number", scope: !19, file: !19, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = distinct !DILocation(line: 25, column: 9, scope: !18, inlinedAt: !20)
!25 = !DILocation(line: 10, column: 28, scope: !23, inlinedAt: !24, atomGroup: 3, atomRank: 2)
!26 = !DILocation(line: 10, column: 21, scope: !23, inlinedAt: !24, atomGroup: 3, atomRank: 1)
!27 = !DILocation(line: 11, column: 16, scope: !23, inlinedAt: !24, atomGroup: 4, atomRank: 1)
!28 = !DILocation(line: 12, column: 9, scope: !23, inlinedAt: !24)
!29 = !DILocation(line: 13, column: 5, scope: !23, inlinedAt: !24)
!30 = !DILocation(line: 14, column: 5, scope: !23, inlinedAt: !24)
!31 = !DILocation(line: 0, scope: !23, inlinedAt: !24)
!32 = !DILocation(line: 16, column: 14, scope: !23, inlinedAt: !24, atomGroup: 7, atomRank: 2)
!33 = !DILocation(line: 15, column: 45, scope: !23, inlinedAt: !24)
!34 = !DILocation(line: 15, column: 27, scope: !23, inlinedAt: !24, atomGroup: 5, atomRank: 2)
!35 = !DILocation(line: 15, column: 21, scope: !23, inlinedAt: !24, atomGroup: 6, atomRank: 2)
!36 = !DILocation(line: 15, column: 9, scope: !23, inlinedAt: !24)
!37 = !DILocation(line: 15, column: 25, scope: !23, inlinedAt: !24, atomGroup: 5, atomRank: 1)
!38 = !{!8, !8, i64 0}
!39 = !DILocation(line: 17, column: 19, scope: !23, inlinedAt: !24, atomGroup: 8, atomRank: 1)
!40 = !DILocation(line: 17, column: 5, scope: !23, inlinedAt: !24, atomGroup: 9, atomRank: 1)
!41 = distinct !{!41, !30, !42, !43, !44}
!42 = !DILocation(line: 17, column: 23, scope: !23, inlinedAt: !24)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 19, column: 24, scope: !23, inlinedAt: !24, atomGroup: 12, atomRank: 2)
!46 = !DILocation(line: 19, column: 17, scope: !23, inlinedAt: !24)
!47 = !DILocation(line: 19, column: 9, scope: !23, inlinedAt: !24)
!48 = !DILocation(line: 18, column: 18, scope: !23, inlinedAt: !24, atomGroup: 10, atomRank: 1)
!49 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24, atomGroup: 11, atomRank: 1)
!50 = distinct !{!50, !51, !52, !43, !44}
!51 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24)
!52 = !DILocation(line: 20, column: 5, scope: !23, inlinedAt: !24)
!53 = !DILocation(line: 21, column: 1, scope: !23, inlinedAt: !24)
!54 = !DILocation(line: 26, column: 19, scope: !18, inlinedAt: !20)
!55 = !DILocation(line: 26, column: 17, scope: !18, inlinedAt: !20)
!56 = !DILocation(line: 26, column: 9, scope: !18, inlinedAt: !20)
!57 = !DILocation(line: 24, column: 33, scope: !18, inlinedAt: !20, atomGroup: 4, atomRank: 2)
!58 = !DILocation(line: 24, column: 23, scope: !18, inlinedAt: !20, atomGroup: 2, atomRank: 1)
!59 = !DILocation(line: 24, column: 5, scope: !18, inlinedAt: !20, atomGroup: 3, atomRank: 1)
!60 = distinct !{!60, !61, !62, !43, !44}
!61 = !DILocation(line: 24, column: 5, scope: !18, inlinedAt: !20)
!62 = !DILocation(line: 27, column: 5, scope: !18, inlinedAt: !20)
!63 = !DILocation(line: 27, column: 38, scope: !10, atomGroup: 4, atomRank: 2)
!64 = !DILocation(line: 27, column: 27, scope: !10, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 27, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!66 = distinct !{!66, !67, !68, !43, !44}
!67 = !DILocation(line: 27, column: 5, scope: !10)
!68 = !DILocation(line: 29, column: 5, scope: !10)
!69 = !DISubprogram(name: "launch", scope: !70, file: !70, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!71 = distinct !DISubprogram(name: "multiply", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!72 = !DILocation(line: 17, column: 37, scope: !71, atomGroup: 1, atomRank: 2)
!73 = !DILocation(line: 17, column: 74, scope: !71, atomGroup: 2, atomRank: 2)
!74 = !DILocation(line: 19, column: 10, scope: !71)
!75 = !DILocation(line: 19, column: 5, scope: !71, atomGroup: 19, atomRank: 1)
!76 = !DILocation(line: 22, column: 5, scope: !71)
!77 = !DILocation(line: 22, column: 26, scope: !71, atomGroup: 10, atomRank: 1)
!78 = !DILocation(line: 23, column: 1, scope: !71, atomGroup: 11, atomRank: 1)
!79 = !DILocation(line: 20, column: 16, scope: !71)
!80 = !DILocation(line: 20, column: 31, scope: !71)
!81 = !DILocation(line: 20, column: 29, scope: !71)
!82 = !DILocation(line: 20, column: 13, scope: !71, atomGroup: 7, atomRank: 2)
!83 = !DILocation(line: 19, column: 33, scope: !71, atomGroup: 8, atomRank: 2)
!84 = !DILocation(line: 19, column: 23, scope: !71, atomGroup: 5, atomRank: 1)
!85 = !DILocation(line: 19, column: 5, scope: !71, atomGroup: 6, atomRank: 1)
!86 = distinct !{!86, !87, !88, !43, !44}
!87 = !DILocation(line: 19, column: 5, scope: !71)
!88 = !DILocation(line: 21, column: 5, scope: !71)
!89 = !DISubprogram(name: "putchar", scope: !90, file: !90, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
