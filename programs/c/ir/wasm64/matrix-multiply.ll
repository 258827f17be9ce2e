; ModuleID = 'programs/c/matrix-multiply.c'
source_filename = "programs/c/matrix-multiply.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  %4 = phi i64 [ 0, %0 ], [ %42, %41 ]
  %5 = getelementptr inbounds nuw [5 x i32], ptr @product, i64 %4, !dbg !16
  br label %6, !dbg !17

6:                                                ; preds = %36, %3
  %7 = phi i64 [ 0, %3 ], [ %39, %36 ]
  %8 = getelementptr inbounds nuw i32, ptr %5, i64 %7, !dbg !21
  %9 = load i32, ptr %8, align 4, !dbg !21, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !22
  %10 = icmp slt i32 %9, 0, !dbg !25
  %11 = tail call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !26
  br i1 %10, label %12, label %13, !dbg !27

12:                                               ; preds = %6
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !28, !tbaa !32
  br label %13, !dbg !34

13:                                               ; preds = %12, %6
  br label %14, !dbg !35

14:                                               ; preds = %13, %14
  %15 = phi i64 [ %27, %14 ], [ 1, %13 ], !dbg !36
  %16 = phi i64 [ %24, %14 ], [ 0, %13 ], !dbg !36
  %17 = phi i32 [ %19, %14 ], [ %11, %13 ], !dbg !36
  %18 = freeze i32 %17, !dbg !37
  %19 = udiv i32 %18, 10, !dbg !37
  %20 = mul i32 %19, 10, !dbg !38
  %21 = sub i32 %18, %20, !dbg !38
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !39
  %23 = or disjoint i8 %22, 48, !dbg !39
  %24 = add nuw nsw i64 %16, 1, !dbg !40
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %16, !dbg !41
  store i8 %23, ptr %25, align 1, !dbg !42, !tbaa !43
  %26 = icmp ult i32 %17, 10, !dbg !44
  %27 = add nuw i64 %15, 1, !dbg !45
  br i1 %26, label %28, label %14, !dbg !45, !llvm.loop !46

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %30, %28 ], [ %15, %14 ]
  %30 = add nsw i64 %29, -1, !dbg !50
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %30, !dbg !51
  %32 = load i8, ptr %31, align 1, !dbg !51, !tbaa !43
  %33 = zext i8 %32 to i64, !dbg !52
  store volatile i64 %33, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !54, !tbaa !32
  %34 = trunc nuw i64 %29 to i32, !dbg !55
  %35 = icmp sgt i32 %34, 1, !dbg !55
  br i1 %35, label %28, label %36, !dbg !56, !llvm.loop !57

36:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !60
  %37 = icmp eq i64 %7, 4, !dbg !61
  %38 = select i1 %37, i64 10, i64 32, !dbg !62
  store volatile i64 %38, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !63, !tbaa !32
  %39 = add nuw nsw i64 %7, 1, !dbg !65
  %40 = icmp eq i64 %39, 5, !dbg !66
  br i1 %40, label %41, label %6, !dbg !67, !llvm.loop !68

41:                                               ; preds = %36
  %42 = add nuw nsw i64 %4, 1, !dbg !71
  %43 = icmp eq i64 %42, 6, !dbg !72
  br i1 %43, label %2, label %3, !dbg !73, !llvm.loop !74
}

declare !dbg !77 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @multiply(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !79 {
  %3 = udiv i32 %0, 5, !dbg !80
  %4 = mul i32 %3, 5, !dbg !81
  %5 = sub i32 %0, %4, !dbg !81
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw [7 x i32], ptr @left, i64 %6
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr @right, i64 %8, !dbg !82
  br label %13, !dbg !83

10:                                               ; preds = %13
  %11 = getelementptr inbounds nuw [5 x i32], ptr @product, i64 %6, !dbg !84
  %12 = getelementptr inbounds nuw i32, ptr %11, i64 %8, !dbg !84
  store i32 %21, ptr %12, align 4, !dbg !85, !tbaa !6
  ret void, !dbg !86

13:                                               ; preds = %2, %13
  %14 = phi i64 [ 0, %2 ], [ %22, %13 ]
  %15 = phi i32 [ 0, %2 ], [ %21, %13 ]
  %16 = getelementptr inbounds nuw i32, ptr %7, i64 %14, !dbg !87
  %17 = load i32, ptr %16, align 4, !dbg !87, !tbaa !6
  %18 = getelementptr inbounds nuw [5 x i32], ptr %9, i64 %14, !dbg !88
  %19 = load i32, ptr %18, align 4, !dbg !88, !tbaa !6
  %20 = mul nsw i32 %19, %17, !dbg !89
  %21 = add nsw i32 %20, %15, !dbg !90
  %22 = add nuw nsw i64 %14, 1, !dbg !91
  %23 = icmp eq i64 %22, 7, !dbg !92
  br i1 %23, label %10, label %13, !dbg !93, !llvm.loop !94
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

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
!28 = !DILocation(line: 25, column: 95, scope: !29, inlinedAt: !31, atomGroup: 1, atomRank: 1)
!29 = distinct !DISubprogram(name: "putchar", scope: !30, file: !30, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!30 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!31 = distinct !DILocation(line: 12, column: 9, scope: !23, inlinedAt: !24)
!32 = !{!33, !33, i64 0}
!33 = !{!"long", !8, i64 0}
!34 = !DILocation(line: 13, column: 5, scope: !23, inlinedAt: !24)
!35 = !DILocation(line: 14, column: 5, scope: !23, inlinedAt: !24)
!36 = !DILocation(line: 0, scope: !23, inlinedAt: !24)
!37 = !DILocation(line: 16, column: 14, scope: !23, inlinedAt: !24, atomGroup: 7, atomRank: 2)
!38 = !DILocation(line: 15, column: 45, scope: !23, inlinedAt: !24)
!39 = !DILocation(line: 15, column: 27, scope: !23, inlinedAt: !24, atomGroup: 5, atomRank: 2)
!40 = !DILocation(line: 15, column: 21, scope: !23, inlinedAt: !24, atomGroup: 6, atomRank: 2)
!41 = !DILocation(line: 15, column: 9, scope: !23, inlinedAt: !24)
!42 = !DILocation(line: 15, column: 25, scope: !23, inlinedAt: !24, atomGroup: 5, atomRank: 1)
!43 = !{!8, !8, i64 0}
!44 = !DILocation(line: 17, column: 19, scope: !23, inlinedAt: !24, atomGroup: 8, atomRank: 1)
!45 = !DILocation(line: 17, column: 5, scope: !23, inlinedAt: !24, atomGroup: 9, atomRank: 1)
!46 = distinct !{!46, !35, !47, !48, !49}
!47 = !DILocation(line: 17, column: 23, scope: !23, inlinedAt: !24)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 19, column: 24, scope: !23, inlinedAt: !24, atomGroup: 12, atomRank: 2)
!51 = !DILocation(line: 19, column: 17, scope: !23, inlinedAt: !24)
!52 = !DILocation(line: 25, column: 97, scope: !29, inlinedAt: !53, atomGroup: 1, atomRank: 2)
!53 = distinct !DILocation(line: 19, column: 9, scope: !23, inlinedAt: !24)
!54 = !DILocation(line: 25, column: 95, scope: !29, inlinedAt: !53, atomGroup: 1, atomRank: 1)
!55 = !DILocation(line: 18, column: 18, scope: !23, inlinedAt: !24, atomGroup: 10, atomRank: 1)
!56 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24, atomGroup: 11, atomRank: 1)
!57 = distinct !{!57, !58, !59, !48, !49}
!58 = !DILocation(line: 18, column: 5, scope: !23, inlinedAt: !24)
!59 = !DILocation(line: 20, column: 5, scope: !23, inlinedAt: !24)
!60 = !DILocation(line: 21, column: 1, scope: !23, inlinedAt: !24)
!61 = !DILocation(line: 26, column: 19, scope: !18, inlinedAt: !20)
!62 = !DILocation(line: 26, column: 17, scope: !18, inlinedAt: !20)
!63 = !DILocation(line: 25, column: 95, scope: !29, inlinedAt: !64, atomGroup: 1, atomRank: 1)
!64 = distinct !DILocation(line: 26, column: 9, scope: !18, inlinedAt: !20)
!65 = !DILocation(line: 24, column: 33, scope: !18, inlinedAt: !20, atomGroup: 4, atomRank: 2)
!66 = !DILocation(line: 24, column: 23, scope: !18, inlinedAt: !20, atomGroup: 2, atomRank: 1)
!67 = !DILocation(line: 24, column: 5, scope: !18, inlinedAt: !20, atomGroup: 3, atomRank: 1)
!68 = distinct !{!68, !69, !70, !48, !49}
!69 = !DILocation(line: 24, column: 5, scope: !18, inlinedAt: !20)
!70 = !DILocation(line: 27, column: 5, scope: !18, inlinedAt: !20)
!71 = !DILocation(line: 27, column: 38, scope: !10, atomGroup: 4, atomRank: 2)
!72 = !DILocation(line: 27, column: 27, scope: !10, atomGroup: 2, atomRank: 1)
!73 = !DILocation(line: 27, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!74 = distinct !{!74, !75, !76, !48, !49}
!75 = !DILocation(line: 27, column: 5, scope: !10)
!76 = !DILocation(line: 29, column: 5, scope: !10)
!77 = !DISubprogram(name: "launch", scope: !78, file: !78, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!79 = distinct !DISubprogram(name: "multiply", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!80 = !DILocation(line: 17, column: 37, scope: !79, atomGroup: 1, atomRank: 2)
!81 = !DILocation(line: 17, column: 74, scope: !79, atomGroup: 2, atomRank: 2)
!82 = !DILocation(line: 19, column: 10, scope: !79)
!83 = !DILocation(line: 19, column: 5, scope: !79, atomGroup: 19, atomRank: 1)
!84 = !DILocation(line: 22, column: 5, scope: !79)
!85 = !DILocation(line: 22, column: 26, scope: !79, atomGroup: 10, atomRank: 1)
!86 = !DILocation(line: 23, column: 1, scope: !79, atomGroup: 11, atomRank: 1)
!87 = !DILocation(line: 20, column: 16, scope: !79)
!88 = !DILocation(line: 20, column: 31, scope: !79)
!89 = !DILocation(line: 20, column: 29, scope: !79)
!90 = !DILocation(line: 20, column: 13, scope: !79, atomGroup: 7, atomRank: 2)
!91 = !DILocation(line: 19, column: 33, scope: !79, atomGroup: 8, atomRank: 2)
!92 = !DILocation(line: 19, column: 23, scope: !79, atomGroup: 5, atomRank: 1)
!93 = !DILocation(line: 19, column: 5, scope: !79, atomGroup: 6, atomRank: 1)
!94 = distinct !{!94, !95, !96, !48, !49}
!95 = !DILocation(line: 19, column: 5, scope: !79)
!96 = !DILocation(line: 21, column: 5, scope: !79)
