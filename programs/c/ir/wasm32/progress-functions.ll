; ModuleID = 'programs/c/progress-functions.c'
source_filename = "programs/c/progress-functions.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.lock = type { i32, i32 }

@odd = hidden local_unnamed_addr global i32 0, align 4
@even = hidden local_unnamed_addr global i32 0, align 4
@sum = hidden local_unnamed_addr global i32 0, align 4
@lock = hidden global %struct.lock zeroinitializer, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [4 x i32], align 16
  tail call void @launch(ptr noundef nonnull @count, i32 noundef 32, ptr noundef null) #7, !dbg !13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8, !dbg !14
  %3 = load i32, ptr @odd, align 4, !dbg !15, !tbaa !6
  store i32 %3, ptr %2, align 16, !dbg !16, !tbaa !6
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4, !dbg !17
  %5 = load i32, ptr @even, align 4, !dbg !18, !tbaa !6
  store i32 %5, ptr %4, align 4, !dbg !16, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8, !dbg !17
  %7 = load i32, ptr @sum, align 4, !dbg !19, !tbaa !6
  store i32 %7, ptr %6, align 8, !dbg !16, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 12, !dbg !17
  %9 = load i32, ptr getelementptr inbounds nuw (i8, ptr @lock, i32 4), align 4, !dbg !20, !tbaa !21
  store i32 %9, ptr %8, align 4, !dbg !16, !tbaa !6
  br label %10, !dbg !23

10:                                               ; preds = %37, %0
  %11 = phi i32 [ 0, %0 ], [ %40, %37 ]
  %12 = getelementptr inbounds nuw i32, ptr %2, i32 %11, !dbg !27
  %13 = load i32, ptr %12, align 4, !dbg !27, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8, !dbg !28
  %14 = icmp slt i32 %13, 0, !dbg !31
  %15 = tail call i32 @llvm.abs.i32(i32 %13, i1 false), !dbg !32
  br i1 %14, label %16, label %17, !dbg !33

16:                                               ; preds = %10
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !34, !tbaa !38
  br label %17, !dbg !40

17:                                               ; preds = %16, %10
  br label %18, !dbg !41

18:                                               ; preds = %17, %18
  %19 = phi i32 [ %27, %18 ], [ 0, %17 ], !dbg !42
  %20 = phi i32 [ %22, %18 ], [ %15, %17 ], !dbg !42
  %21 = freeze i32 %20, !dbg !43
  %22 = udiv i32 %21, 10, !dbg !43
  %23 = mul i32 %22, 10, !dbg !44
  %24 = sub i32 %21, %23, !dbg !44
  %25 = trunc nuw nsw i32 %24 to i8, !dbg !45
  %26 = or disjoint i8 %25, 48, !dbg !45
  %27 = add nuw nsw i32 %19, 1, !dbg !46
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 %19, !dbg !47
  store i8 %26, ptr %28, align 1, !dbg !48, !tbaa !49
  %29 = icmp ult i32 %20, 10, !dbg !50
  br i1 %29, label %30, label %18, !dbg !51, !llvm.loop !52

30:                                               ; preds = %18, %30
  %31 = phi i32 [ %32, %30 ], [ %27, %18 ]
  %32 = add nsw i32 %31, -1, !dbg !56
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 %32, !dbg !57
  %34 = load i8, ptr %33, align 1, !dbg !57, !tbaa !49
  %35 = zext i8 %34 to i32, !dbg !57
  store volatile i32 %35, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !58, !tbaa !38
  %36 = icmp sgt i32 %31, 1, !dbg !60
  br i1 %36, label %30, label %37, !dbg !61, !llvm.loop !62

37:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8, !dbg !65
  %38 = icmp eq i32 %11, 3, !dbg !66
  %39 = select i1 %38, i32 10, i32 32, !dbg !67
  store volatile i32 %39, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !68, !tbaa !38
  %40 = add nuw nsw i32 %11, 1, !dbg !70
  %41 = icmp eq i32 %40, 4, !dbg !71
  br i1 %41, label %42, label %10, !dbg !72, !llvm.loop !73

42:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8, !dbg !76
  ret i32 0, !dbg !77
}

declare !dbg !78 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @count(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !80 {
  %3 = and i32 %0, 1, !dbg !81
  %4 = icmp eq i32 %3, 0, !dbg !82
  tail call fastcc void @acquire() #9, !dbg !83
  %5 = select i1 %4, ptr @even, ptr @odd
  %6 = load i32, ptr %5, align 4, !dbg !83, !tbaa !6
  %7 = add nsw i32 %6, 1, !dbg !83
  store i32 %7, ptr %5, align 4, !dbg !83, !tbaa !6
  %8 = load i32, ptr @sum, align 4, !dbg !84, !tbaa !6
  %9 = add nsw i32 %8, %0, !dbg !85
  store i32 %9, ptr @sum, align 4, !dbg !86, !tbaa !6
  tail call fastcc void @release() #9, !dbg !87
  ret void, !dbg !88
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @acquire() unnamed_addr #4 !dbg !89 {
  br label %1, !dbg !91

1:                                                ; preds = %1, %0
  %2 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4, !dbg !92
  %3 = icmp eq i32 %2, 0, !dbg !93
  br i1 %3, label %4, label %1, !dbg !94, !llvm.loop !95

4:                                                ; preds = %1
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr @lock, i32 4), align 4, !dbg !97, !tbaa !21
  %6 = add nsw i32 %5, 1, !dbg !98
  store i32 %6, ptr getelementptr inbounds nuw (i8, ptr @lock, i32 4), align 4, !dbg !99, !tbaa !21
  ret void, !dbg !100
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @release() unnamed_addr #5 !dbg !101 {
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !102
  ret void, !dbg !103
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin nounwind "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/progress-functions.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 40, column: 5, scope: !10)
!14 = !DILocation(line: 41, column: 5, scope: !10)
!15 = !DILocation(line: 41, column: 22, scope: !10, atomGroup: 1, atomRank: 2)
!16 = !DILocation(line: 41, column: 21, scope: !10, atomGroup: 1, atomRank: 1)
!17 = !DILocation(line: 41, column: 21, scope: !10)
!18 = !DILocation(line: 41, column: 27, scope: !10, atomGroup: 1, atomRank: 2)
!19 = !DILocation(line: 41, column: 33, scope: !10, atomGroup: 1, atomRank: 2)
!20 = !DILocation(line: 41, column: 43, scope: !10, atomGroup: 1, atomRank: 2)
!21 = !{!22, !7, i64 4}
!22 = !{!"lock", !8, i64 0, !7, i64 4}
!23 = !DILocation(line: 24, column: 5, scope: !24, inlinedAt: !26, atomGroup: 17, atomRank: 1)
!24 = distinct !DISubprogram(name: "show", scope: !25, file: !25, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!25 = !DIFile(filename: "programs/c/show.h", directory: "")
!26 = distinct !DILocation(line: 42, column: 5, scope: !10)
!27 = !DILocation(line: 25, column: 21, scope: !24, inlinedAt: !26)
!28 = !DILocation(line: 8, column: 5, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "show_number", scope: !25, file: !25, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!30 = distinct !DILocation(line: 25, column: 9, scope: !24, inlinedAt: !26)
!31 = !DILocation(line: 10, column: 28, scope: !29, inlinedAt: !30, atomGroup: 3, atomRank: 2)
!32 = !DILocation(line: 10, column: 21, scope: !29, inlinedAt: !30, atomGroup: 3, atomRank: 1)
!33 = !DILocation(line: 11, column: 16, scope: !29, inlinedAt: !30, atomGroup: 4, atomRank: 1)
!34 = !DILocation(line: 25, column: 95, scope: !35, inlinedAt: !37, atomGroup: 1, atomRank: 1)
!35 = distinct !DISubprogram(name: "putchar", scope: !36, file: !36, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!36 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!37 = distinct !DILocation(line: 12, column: 9, scope: !29, inlinedAt: !30)
!38 = !{!39, !39, i64 0}
!39 = !{!"long", !8, i64 0}
!40 = !DILocation(line: 13, column: 5, scope: !29, inlinedAt: !30)
!41 = !DILocation(line: 14, column: 5, scope: !29, inlinedAt: !30)
!42 = !DILocation(line: 0, scope: !29, inlinedAt: !30)
!43 = !DILocation(line: 16, column: 14, scope: !29, inlinedAt: !30, atomGroup: 7, atomRank: 2)
!44 = !DILocation(line: 15, column: 45, scope: !29, inlinedAt: !30)
!45 = !DILocation(line: 15, column: 27, scope: !29, inlinedAt: !30, atomGroup: 5, atomRank: 2)
!46 = !DILocation(line: 15, column: 21, scope: !29, inlinedAt: !30, atomGroup: 6, atomRank: 2)
!47 = !DILocation(line: 15, column: 9, scope: !29, inlinedAt: !30)
!48 = !DILocation(line: 15, column: 25, scope: !29, inlinedAt: !30, atomGroup: 5, atomRank: 1)
!49 = !{!8, !8, i64 0}
!50 = !DILocation(line: 17, column: 19, scope: !29, inlinedAt: !30, atomGroup: 8, atomRank: 1)
!51 = !DILocation(line: 17, column: 5, scope: !29, inlinedAt: !30, atomGroup: 9, atomRank: 1)
!52 = distinct !{!52, !41, !53, !54, !55}
!53 = !DILocation(line: 17, column: 23, scope: !29, inlinedAt: !30)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 19, column: 24, scope: !29, inlinedAt: !30, atomGroup: 12, atomRank: 2)
!57 = !DILocation(line: 19, column: 17, scope: !29, inlinedAt: !30)
!58 = !DILocation(line: 25, column: 95, scope: !35, inlinedAt: !59, atomGroup: 1, atomRank: 1)
!59 = distinct !DILocation(line: 19, column: 9, scope: !29, inlinedAt: !30)
!60 = !DILocation(line: 18, column: 18, scope: !29, inlinedAt: !30, atomGroup: 10, atomRank: 1)
!61 = !DILocation(line: 18, column: 5, scope: !29, inlinedAt: !30, atomGroup: 11, atomRank: 1)
!62 = distinct !{!62, !63, !64, !54, !55}
!63 = !DILocation(line: 18, column: 5, scope: !29, inlinedAt: !30)
!64 = !DILocation(line: 20, column: 5, scope: !29, inlinedAt: !30)
!65 = !DILocation(line: 21, column: 1, scope: !29, inlinedAt: !30)
!66 = !DILocation(line: 26, column: 19, scope: !24, inlinedAt: !26)
!67 = !DILocation(line: 26, column: 17, scope: !24, inlinedAt: !26)
!68 = !DILocation(line: 25, column: 95, scope: !35, inlinedAt: !69, atomGroup: 1, atomRank: 1)
!69 = distinct !DILocation(line: 26, column: 9, scope: !24, inlinedAt: !26)
!70 = !DILocation(line: 24, column: 33, scope: !24, inlinedAt: !26, atomGroup: 4, atomRank: 2)
!71 = !DILocation(line: 24, column: 23, scope: !24, inlinedAt: !26, atomGroup: 2, atomRank: 1)
!72 = !DILocation(line: 24, column: 5, scope: !24, inlinedAt: !26, atomGroup: 3, atomRank: 1)
!73 = distinct !{!73, !74, !75, !54, !55}
!74 = !DILocation(line: 24, column: 5, scope: !24, inlinedAt: !26)
!75 = !DILocation(line: 27, column: 5, scope: !24, inlinedAt: !26)
!76 = !DILocation(line: 44, column: 1, scope: !10)
!77 = !DILocation(line: 43, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!78 = !DISubprogram(name: "launch", scope: !79, file: !79, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!80 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!81 = !DILocation(line: 28, column: 16, scope: !80)
!82 = !DILocation(line: 28, column: 16, scope: !80, atomGroup: 1, atomRank: 2)
!83 = !DILocation(line: 0, scope: !80)
!84 = !DILocation(line: 35, column: 9, scope: !80)
!85 = !DILocation(line: 35, column: 9, scope: !80, atomGroup: 4, atomRank: 2)
!86 = !DILocation(line: 35, column: 9, scope: !80, atomGroup: 4, atomRank: 1)
!87 = !DILocation(line: 36, column: 5, scope: !80)
!88 = !DILocation(line: 37, column: 1, scope: !80, atomGroup: 5, atomRank: 1)
!89 = distinct !DISubprogram(name: "acquire", scope: !1, file: !1, line: 18, type: !90, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!90 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!91 = !DILocation(line: 19, column: 5, scope: !89)
!92 = !DILocation(line: 19, column: 12, scope: !89, atomGroup: 1, atomRank: 2)
!93 = !DILocation(line: 19, column: 5, scope: !89, atomGroup: 2, atomRank: 1)
!94 = !DILocation(line: 19, column: 5, scope: !89, atomGroup: 3, atomRank: 1)
!95 = distinct !{!95, !91, !96, !54, !55}
!96 = !DILocation(line: 20, column: 5, scope: !89)
!97 = !DILocation(line: 21, column: 16, scope: !89)
!98 = !DILocation(line: 21, column: 16, scope: !89, atomGroup: 4, atomRank: 2)
!99 = !DILocation(line: 21, column: 16, scope: !89, atomGroup: 4, atomRank: 1)
!100 = !DILocation(line: 22, column: 1, scope: !89, atomGroup: 5, atomRank: 1)
!101 = distinct !DISubprogram(name: "release", scope: !1, file: !1, line: 24, type: !90, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!102 = !DILocation(line: 24, column: 68, scope: !101, atomGroup: 1, atomRank: 1)
!103 = !DILocation(line: 24, column: 99, scope: !101, atomGroup: 2, atomRank: 1)
