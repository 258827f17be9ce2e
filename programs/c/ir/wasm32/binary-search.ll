; ModuleID = 'programs/c/binary-search.c'
source_filename = "programs/c/binary-search.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@table = hidden local_unnamed_addr global [16 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19, i32 23, i32 29, i32 31, i32 37, i32 41, i32 43, i32 47, i32 53], align 16
@keys = hidden local_unnamed_addr global [12 x i32] [i32 2, i32 53, i32 19, i32 20, i32 1, i32 54, i32 37, i32 4, i32 29, i32 3, i32 47, i32 43], align 16
@indices = hidden local_unnamed_addr global [12 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @search, i32 noundef 12, ptr noundef null) #5, !dbg !13
  br label %2, !dbg !14

2:                                                ; preds = %29, %0
  %3 = phi i32 [ 0, %0 ], [ %32, %29 ]
  %4 = getelementptr inbounds nuw i32, ptr @indices, i32 %3, !dbg !18
  %5 = load i32, ptr %4, align 4, !dbg !18, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !19
  %6 = icmp slt i32 %5, 0, !dbg !22
  %7 = tail call i32 @llvm.abs.i32(i32 %5, i1 false), !dbg !23
  br i1 %6, label %8, label %9, !dbg !24

8:                                                ; preds = %2
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !25, !tbaa !29
  br label %9, !dbg !31

9:                                                ; preds = %8, %2
  br label %10, !dbg !32

10:                                               ; preds = %9, %10
  %11 = phi i32 [ %19, %10 ], [ 0, %9 ], !dbg !33
  %12 = phi i32 [ %14, %10 ], [ %7, %9 ], !dbg !33
  %13 = freeze i32 %12, !dbg !34
  %14 = udiv i32 %13, 10, !dbg !34
  %15 = mul i32 %14, 10, !dbg !35
  %16 = sub i32 %13, %15, !dbg !35
  %17 = trunc nuw nsw i32 %16 to i8, !dbg !36
  %18 = or disjoint i8 %17, 48, !dbg !36
  %19 = add nuw nsw i32 %11, 1, !dbg !37
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 %11, !dbg !38
  store i8 %18, ptr %20, align 1, !dbg !39, !tbaa !40
  %21 = icmp ult i32 %12, 10, !dbg !41
  br i1 %21, label %22, label %10, !dbg !42, !llvm.loop !43

22:                                               ; preds = %10, %22
  %23 = phi i32 [ %24, %22 ], [ %19, %10 ]
  %24 = add nsw i32 %23, -1, !dbg !47
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 %24, !dbg !48
  %26 = load i8, ptr %25, align 1, !dbg !48, !tbaa !40
  %27 = zext i8 %26 to i32, !dbg !48
  store volatile i32 %27, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !49, !tbaa !29
  %28 = icmp sgt i32 %23, 1, !dbg !51
  br i1 %28, label %22, label %29, !dbg !52, !llvm.loop !53

29:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !56
  %30 = icmp eq i32 %3, 11, !dbg !57
  %31 = select i1 %30, i32 10, i32 32, !dbg !58
  store volatile i32 %31, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !59, !tbaa !29
  %32 = add nuw nsw i32 %3, 1, !dbg !61
  %33 = icmp eq i32 %32, 12, !dbg !62
  br i1 %33, label %34, label %2, !dbg !63, !llvm.loop !64

34:                                               ; preds = %29
  ret i32 0, !dbg !67
}

declare !dbg !68 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @search(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !70 {
  %3 = getelementptr inbounds i32, ptr @keys, i32 %0, !dbg !71
  %4 = load i32, ptr %3, align 4, !dbg !72, !tbaa !6
  br label %5, !dbg !73

5:                                                ; preds = %2, %13
  %6 = phi i32 [ 0, %2 ], [ %17, %13 ]
  %7 = phi i32 [ 16, %2 ], [ %16, %13 ]
  %8 = add nsw i32 %6, %7, !dbg !74
  %9 = sdiv i32 %8, 2, !dbg !75
  %10 = getelementptr inbounds i32, ptr @table, i32 %9, !dbg !76
  %11 = load i32, ptr %10, align 4, !dbg !76, !tbaa !6
  %12 = icmp eq i32 %11, %4, !dbg !77
  br i1 %12, label %19, label %13, !dbg !78

13:                                               ; preds = %5
  %14 = icmp slt i32 %11, %4, !dbg !79
  %15 = add nsw i32 %9, 1, !dbg !80
  %16 = select i1 %14, i32 %7, i32 %9, !dbg !80
  %17 = select i1 %14, i32 %15, i32 %6, !dbg !80
  %18 = icmp slt i32 %17, %16, !dbg !81
  br i1 %18, label %5, label %19, !dbg !82

19:                                               ; preds = %5, %13
  %20 = phi i32 [ 16, %13 ], [ %9, %5 ], !dbg !83
  %21 = getelementptr inbounds i32, ptr @indices, i32 %0, !dbg !84
  store i32 %20, ptr %21, align 4, !dbg !85, !tbaa !6
  ret void, !dbg !86
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
!25 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !28, atomGroup: 1, atomRank: 1)
!26 = distinct !DISubprogram(name: "putchar", scope: !27, file: !27, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!27 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!28 = distinct !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !21)
!29 = !{!30, !30, i64 0}
!30 = !{!"long", !8, i64 0}
!31 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 16, column: 14, scope: !20, inlinedAt: !21, atomGroup: 7, atomRank: 2)
!35 = !DILocation(line: 15, column: 45, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 2)
!37 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !21, atomGroup: 6, atomRank: 2)
!38 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 15, column: 25, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 1)
!40 = !{!8, !8, i64 0}
!41 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !21, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !21, atomGroup: 9, atomRank: 1)
!43 = distinct !{!43, !32, !44, !45, !46}
!44 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !21)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 19, column: 24, scope: !20, inlinedAt: !21, atomGroup: 12, atomRank: 2)
!48 = !DILocation(line: 19, column: 17, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !50, atomGroup: 1, atomRank: 1)
!50 = distinct !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !21, atomGroup: 10, atomRank: 1)
!52 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21, atomGroup: 11, atomRank: 1)
!53 = distinct !{!53, !54, !55, !45, !46}
!54 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!58 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!59 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !60, atomGroup: 1, atomRank: 1)
!60 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!61 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!62 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!63 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!64 = distinct !{!64, !65, !66, !45, !46}
!65 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!66 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!67 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!68 = !DISubprogram(name: "launch", scope: !69, file: !69, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!70 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!71 = !DILocation(line: 15, column: 15, scope: !70)
!72 = !DILocation(line: 15, column: 15, scope: !70, atomGroup: 1, atomRank: 2)
!73 = !DILocation(line: 16, column: 5, scope: !70, atomGroup: 22, atomRank: 1)
!74 = !DILocation(line: 17, column: 27, scope: !70)
!75 = !DILocation(line: 17, column: 35, scope: !70, atomGroup: 7, atomRank: 2)
!76 = !DILocation(line: 18, column: 13, scope: !70)
!77 = !DILocation(line: 18, column: 27, scope: !70, atomGroup: 8, atomRank: 2)
!78 = !DILocation(line: 18, column: 27, scope: !70, atomGroup: 8, atomRank: 1)
!79 = !DILocation(line: 22, column: 27, scope: !70, atomGroup: 11, atomRank: 2)
!80 = !DILocation(line: 22, column: 27, scope: !70, atomGroup: 11, atomRank: 1)
!81 = !DILocation(line: 16, column: 16, scope: !70, atomGroup: 5, atomRank: 1)
!82 = !DILocation(line: 16, column: 5, scope: !70, atomGroup: 6, atomRank: 1)
!83 = !DILocation(line: 0, scope: !70)
!84 = !DILocation(line: 28, column: 5, scope: !70)
!85 = !DILocation(line: 28, column: 21, scope: !70, atomGroup: 14, atomRank: 1)
!86 = !DILocation(line: 29, column: 1, scope: !70, atomGroup: 15, atomRank: 1)
