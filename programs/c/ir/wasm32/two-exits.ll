; ModuleID = 'programs/c/two-exits.c'
source_filename = "programs/c/two-exits.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@table = hidden local_unnamed_addr global [12 x i32] [i32 0, i32 9, i32 6, i32 3, i32 8, i32 12, i32 15, i32 4, i32 10, i32 1, i32 7, i32 13], align 16
@results = hidden local_unnamed_addr global [16 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 16, ptr noundef null) #5, !dbg !13
  br label %2, !dbg !14

2:                                                ; preds = %31, %0
  %3 = phi i32 [ 0, %0 ], [ %35, %31 ]
  %4 = getelementptr inbounds nuw i32, ptr @results, i32 %3, !dbg !18
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
  %12 = phi i32 [ %20, %11 ], [ 0, %10 ], !dbg !28
  %13 = phi i32 [ %15, %11 ], [ %7, %10 ], !dbg !28
  %14 = freeze i32 %13, !dbg !29
  %15 = udiv i32 %14, 10, !dbg !29
  %16 = mul i32 %15, 10, !dbg !30
  %17 = sub i32 %14, %16, !dbg !30
  %18 = trunc nuw nsw i32 %17 to i8, !dbg !31
  %19 = or disjoint i8 %18, 48, !dbg !31
  %20 = add nuw nsw i32 %12, 1, !dbg !32
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 %12, !dbg !33
  store i8 %19, ptr %21, align 1, !dbg !34, !tbaa !35
  %22 = icmp ult i32 %13, 10, !dbg !36
  br i1 %22, label %23, label %11, !dbg !37, !llvm.loop !38

23:                                               ; preds = %11, %23
  %24 = phi i32 [ %25, %23 ], [ %20, %11 ]
  %25 = add nsw i32 %24, -1, !dbg !42
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 %25, !dbg !43
  %27 = load i8, ptr %26, align 1, !dbg !43, !tbaa !35
  %28 = sext i8 %27 to i32, !dbg !43
  %29 = tail call i32 @putchar(i32 noundef %28) #5, !dbg !44
  %30 = icmp sgt i32 %24, 1, !dbg !45
  br i1 %30, label %23, label %31, !dbg !46, !llvm.loop !47

31:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !50
  %32 = icmp eq i32 %3, 15, !dbg !51
  %33 = select i1 %32, i32 10, i32 32, !dbg !52
  %34 = tail call i32 @putchar(i32 noundef %33) #5, !dbg !53
  %35 = add nuw nsw i32 %3, 1, !dbg !54
  %36 = icmp eq i32 %35, 16, !dbg !55
  br i1 %36, label %37, label %2, !dbg !56, !llvm.loop !57

37:                                               ; preds = %31
  ret i32 0, !dbg !60
}

declare !dbg !61 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !63 {
  %3 = mul nsw i32 %0, 3
  br label %6, !dbg !64

4:                                                ; preds = %27
  %5 = getelementptr inbounds i32, ptr @results, i32 %0, !dbg !65
  store i32 %29, ptr %5, align 4, !dbg !66, !tbaa !6
  ret void, !dbg !67

6:                                                ; preds = %2, %27
  %7 = phi i32 [ 0, %2 ], [ %29, %27 ]
  %8 = phi i32 [ 16, %2 ], [ %30, %27 ]
  %9 = add nsw i32 %8, %3, !dbg !68
  %10 = and i32 %9, 15, !dbg !69
  br label %11, !dbg !70

11:                                               ; preds = %6, %16
  %12 = phi i32 [ 0, %6 ], [ %17, %16 ]
  %13 = getelementptr inbounds nuw i32, ptr @table, i32 %12, !dbg !71
  %14 = load i32, ptr %13, align 4, !dbg !71, !tbaa !6
  %15 = icmp eq i32 %14, %10, !dbg !72
  br i1 %15, label %19, label %16, !dbg !73

16:                                               ; preds = %11
  %17 = add nuw nsw i32 %12, 1, !dbg !74
  %18 = icmp eq i32 %17, 12, !dbg !75
  br i1 %18, label %24, label %11, !dbg !76, !llvm.loop !77

19:                                               ; preds = %11
  %20 = shl nuw nsw i32 %12, 1, !dbg !80
  %21 = add nuw nsw i32 %7, 64, !dbg !81
  %22 = add nuw nsw i32 %21, %10, !dbg !82
  %23 = add nuw nsw i32 %22, %20, !dbg !83
  br label %27

24:                                               ; preds = %16
  %25 = shl nuw nsw i32 %7, 1
  %26 = add nuw nsw i32 %25, %10
  br label %27

27:                                               ; preds = %19, %24
  %28 = phi i32 [ %26, %24 ], [ %23, %19 ]
  %29 = and i32 %28, 511, !dbg !84
  %30 = add nsw i32 %8, -1, !dbg !85
  %31 = icmp samesign ugt i32 %8, 1, !dbg !86
  br i1 %31, label %6, label %4, !dbg !87, !llvm.loop !88
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !91 i32 @putchar(i32 noundef) local_unnamed_addr #1

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
!1 = !DIFile(filename: "programs/c/two-exits.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 31, column: 5, scope: !10)
!14 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 23, atomRank: 1)
!15 = distinct !DISubprogram(name: "show", scope: !16, file: !16, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "programs/c/show.h", directory: "")
!17 = distinct !DILocation(line: 32, column: 5, scope: !10)
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
!60 = !DILocation(line: 33, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!61 = !DISubprogram(name: "launch", scope: !62, file: !62, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!62 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!63 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!64 = !DILocation(line: 15, column: 5, scope: !63, atomGroup: 27, atomRank: 1)
!65 = !DILocation(line: 27, column: 5, scope: !63)
!66 = !DILocation(line: 27, column: 21, scope: !63, atomGroup: 18, atomRank: 1)
!67 = !DILocation(line: 28, column: 1, scope: !63, atomGroup: 19, atomRank: 1)
!68 = !DILocation(line: 16, column: 31, scope: !63)
!69 = !DILocation(line: 16, column: 40, scope: !63, atomGroup: 5, atomRank: 2)
!70 = !DILocation(line: 17, column: 9, scope: !63, atomGroup: 25, atomRank: 1)
!71 = !DILocation(line: 18, column: 17, scope: !63)
!72 = !DILocation(line: 18, column: 27, scope: !63, atomGroup: 9, atomRank: 2)
!73 = !DILocation(line: 18, column: 27, scope: !63, atomGroup: 9, atomRank: 1)
!74 = !DILocation(line: 17, column: 46, scope: !63, atomGroup: 12, atomRank: 2)
!75 = !DILocation(line: 17, column: 34, scope: !63, atomGroup: 7, atomRank: 1)
!76 = !DILocation(line: 17, column: 9, scope: !63, atomGroup: 8, atomRank: 1)
!77 = distinct !{!77, !78, !79, !40, !41}
!78 = !DILocation(line: 17, column: 9, scope: !63)
!79 = !DILocation(line: 22, column: 9, scope: !63)
!80 = !DILocation(line: 19, column: 29, scope: !63)
!81 = !DILocation(line: 19, column: 50, scope: !63)
!82 = !DILocation(line: 19, column: 34, scope: !63)
!83 = !DILocation(line: 19, column: 24, scope: !63, atomGroup: 10, atomRank: 2)
!84 = !DILocation(line: 25, column: 16, scope: !63, atomGroup: 15, atomRank: 2)
!85 = !DILocation(line: 15, column: 46, scope: !63, atomGroup: 16, atomRank: 2)
!86 = !DILocation(line: 15, column: 36, scope: !63, atomGroup: 3, atomRank: 1)
!87 = !DILocation(line: 15, column: 5, scope: !63, atomGroup: 4, atomRank: 1)
!88 = distinct !{!88, !89, !90, !40, !41}
!89 = !DILocation(line: 15, column: 5, scope: !63)
!90 = !DILocation(line: 26, column: 5, scope: !63)
!91 = !DISubprogram(name: "putchar", scope: !92, file: !92, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
