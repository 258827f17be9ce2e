; ModuleID = 'programs/c/binary-search.c'
source_filename = "programs/c/binary-search.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@table = hidden local_unnamed_addr global [16 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19, i32 23, i32 29, i32 31, i32 37, i32 41, i32 43, i32 47, i32 53], align 16
@keys = hidden local_unnamed_addr global [12 x i32] [i32 2, i32 53, i32 19, i32 20, i32 1, i32 54, i32 37, i32 4, i32 29, i32 3, i32 47, i32 43], align 16
@indices = hidden local_unnamed_addr global [12 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @search, i32 noundef 12, ptr noundef null) #5, !dbg !13
  br label %2, !dbg !14

2:                                                ; preds = %34, %0
  %3 = phi i64 [ 0, %0 ], [ %38, %34 ]
  %4 = getelementptr inbounds nuw i32, ptr @indices, i64 %3, !dbg !18
  %5 = load i32, ptr %4, align 4, !dbg !18, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !19
  %6 = icmp slt i32 %5, 0, !dbg !22
  %7 = tail call i32 @llvm.abs.i32(i32 %5, i1 false), !dbg !23
  br i1 %6, label %8, label %10, !dbg !24

8:                                                ; preds = %2
  %9 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !25
  br label %10, !dbg !26

10:                                               ; preds = %8, %2
  br label %11, !dbg !27

11:                                               ; preds = %10, %11
  %12 = phi i64 [ %24, %11 ], [ 1, %10 ], !dbg !28
  %13 = phi i64 [ %21, %11 ], [ 0, %10 ], !dbg !28
  %14 = phi i32 [ %16, %11 ], [ %7, %10 ], !dbg !28
  %15 = freeze i32 %14, !dbg !29
  %16 = udiv i32 %15, 10, !dbg !29
  %17 = mul i32 %16, 10, !dbg !30
  %18 = sub i32 %15, %17, !dbg !30
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !31
  %20 = or disjoint i8 %19, 48, !dbg !31
  %21 = add nuw nsw i64 %13, 1, !dbg !32
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 %13, !dbg !33
  store i8 %20, ptr %22, align 1, !dbg !34, !tbaa !35
  %23 = icmp ult i32 %14, 10, !dbg !36
  %24 = add nuw i64 %12, 1, !dbg !37
  br i1 %23, label %25, label %11, !dbg !37, !llvm.loop !38

25:                                               ; preds = %11, %25
  %26 = phi i64 [ %27, %25 ], [ %12, %11 ]
  %27 = add nsw i64 %26, -1, !dbg !42
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 %27, !dbg !43
  %29 = load i8, ptr %28, align 1, !dbg !43, !tbaa !35
  %30 = sext i8 %29 to i32, !dbg !43
  %31 = tail call i32 @putchar(i32 noundef %30) #5, !dbg !44
  %32 = trunc nuw i64 %26 to i32, !dbg !45
  %33 = icmp sgt i32 %32, 1, !dbg !45
  br i1 %33, label %25, label %34, !dbg !46, !llvm.loop !47

34:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !50
  %35 = icmp eq i64 %3, 11, !dbg !51
  %36 = select i1 %35, i32 10, i32 32, !dbg !52
  %37 = tail call i32 @putchar(i32 noundef %36) #5, !dbg !53
  %38 = add nuw nsw i64 %3, 1, !dbg !54
  %39 = icmp eq i64 %38, 12, !dbg !55
  br i1 %39, label %40, label %2, !dbg !56, !llvm.loop !57

40:                                               ; preds = %34
  ret i32 0, !dbg !60
}

declare !dbg !61 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @search(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !63 {
  %3 = sext i32 %0 to i64, !dbg !64
  %4 = getelementptr inbounds i32, ptr @keys, i64 %3, !dbg !64
  %5 = load i32, ptr %4, align 4, !dbg !65, !tbaa !6
  br label %6, !dbg !66

6:                                                ; preds = %2, %15
  %7 = phi i32 [ 0, %2 ], [ %19, %15 ]
  %8 = phi i32 [ 16, %2 ], [ %18, %15 ]
  %9 = add nsw i32 %7, %8, !dbg !67
  %10 = sdiv i32 %9, 2, !dbg !68
  %11 = sext i32 %10 to i64, !dbg !69
  %12 = getelementptr inbounds i32, ptr @table, i64 %11, !dbg !69
  %13 = load i32, ptr %12, align 4, !dbg !69, !tbaa !6
  %14 = icmp eq i32 %13, %5, !dbg !70
  br i1 %14, label %21, label %15, !dbg !71

15:                                               ; preds = %6
  %16 = icmp slt i32 %13, %5, !dbg !72
  %17 = add nsw i32 %10, 1, !dbg !73
  %18 = select i1 %16, i32 %8, i32 %10, !dbg !73
  %19 = select i1 %16, i32 %17, i32 %7, !dbg !73
  %20 = icmp slt i32 %19, %18, !dbg !74
  br i1 %20, label %6, label %21, !dbg !75

21:                                               ; preds = %6, %15
  %22 = phi i32 [ 16, %15 ], [ %10, %6 ], !dbg !76
  %23 = getelementptr inbounds i32, ptr @indices, i64 %3, !dbg !77
  store i32 %22, ptr %23, align 4, !dbg !78, !tbaa !6
  ret void, !dbg !79
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !80 i32 @putchar(i32 noundef) local_unnamed_addr #1

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
!1 = !DIFile(filename: "programs/c/binary-search.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 32, column: 5, scope: !10)
!14 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 19, atomRank: 1)
!15 = distinct !DISubprogram(name: "show", scope: !16, file: !16, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "programs/c/show.h", directory: "")
!17 = distinct !DILocation(line: 33, column: 5, scope: !10)
!18 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !17)
!19 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "show_number", scope: !16, file: !16, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !17)
!22 = !DILocation(line: 10, column: 28, scope: !20, inlinedAt: !21, atomGroup: 3, atomRank: 2)
!23 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !21, atomGroup: 3, atomRank: 1)
!24 = !DILocation(line: 11, column: 16, scope: !20, inlinedAt: !21, atomGroup: 4, atomRank: 1)
!25 = !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 16, column: 14, scope: !20, inlinedAt: !21, atomGroup: 7, atomRank: 2)
!30 = !DILocation(line: 15, column: 45, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 2)
!32 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !21, atomGroup: 6, atomRank: 2)
!33 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 15, column: 25, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 1)
!35 = !{!8, !8, i64 0}
!36 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !21, atomGroup: 8, atomRank: 1)
!37 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !21, atomGroup: 9, atomRank: 1)
!38 = distinct !{!38, !27, !39, !40, !41}
!39 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !21)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 19, column: 24, scope: !20, inlinedAt: !21, atomGroup: 12, atomRank: 2)
!43 = !DILocation(line: 19, column: 17, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !21, atomGroup: 10, atomRank: 1)
!46 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21, atomGroup: 11, atomRank: 1)
!47 = distinct !{!47, !48, !49, !40, !41}
!48 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!52 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!53 = !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!54 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!55 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!56 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!57 = distinct !{!57, !58, !59, !40, !41}
!58 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!59 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!60 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!61 = !DISubprogram(name: "launch", scope: !62, file: !62, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!63 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!64 = !DILocation(line: 15, column: 15, scope: !63)
!65 = !DILocation(line: 15, column: 15, scope: !63, atomGroup: 1, atomRank: 2)
!66 = !DILocation(line: 16, column: 5, scope: !63, atomGroup: 22, atomRank: 1)
!67 = !DILocation(line: 17, column: 27, scope: !63)
!68 = !DILocation(line: 17, column: 35, scope: !63, atomGroup: 7, atomRank: 2)
!69 = !DILocation(line: 18, column: 13, scope: !63)
!70 = !DILocation(line: 18, column: 27, scope: !63, atomGroup: 8, atomRank: 2)
!71 = !DILocation(line: 18, column: 27, scope: !63, atomGroup: 8, atomRank: 1)
!72 = !DILocation(line: 22, column: 27, scope: !63, atomGroup: 11, atomRank: 2)
!73 = !DILocation(line: 22, column: 27, scope: !63, atomGroup: 11, atomRank: 1)
!74 = !DILocation(line: 16, column: 16, scope: !63, atomGroup: 5, atomRank: 1)
!75 = !DILocation(line: 16, column: 5, scope: !63, atomGroup: 6, atomRank: 1)
!76 = !DILocation(line: 0, scope: !63)
!77 = !DILocation(line: 28, column: 5, scope: !63)
!78 = !DILocation(line: 28, column: 21, scope: !63, atomGroup: 14, atomRank: 1)
!79 = !DILocation(line: 29, column: 1, scope: !63, atomGroup: 15, atomRank: 1)
!80 = !DISubprogram(name: "putchar", scope: !81, file: !81, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
