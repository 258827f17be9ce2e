; ModuleID = 'programs/c/prefix-sum.c'
source_filename = "programs/c/prefix-sum.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.step = type { ptr, ptr, i32 }

@elements = hidden global [16 x i32] [i32 5, i32 0, i32 7, i32 1, i32 12, i32 3, i32 9, i32 40, i32 2, i32 2, i32 31, i32 6, i32 100, i32 8, i32 0, i32 11], align 16
@other = hidden global [16 x i32] zeroinitializer, align 16
@__const.main.step = private unnamed_addr constant %struct.step { ptr @elements, ptr @other, i32 1 }, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca %struct.step, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !13
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(12) %2, ptr noundef nonnull align 4 dereferenceable(12) @__const.main.step, i32 12, i1 false), !dbg !14
  %3 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  br label %5, !dbg !15

5:                                                ; preds = %0, %5
  call void @launch(ptr noundef nonnull @add_step, i32 noundef 16, ptr noundef nonnull %2) #7, !dbg !16
  %6 = load ptr, ptr %2, align 4, !dbg !17, !tbaa !18
  %7 = load ptr, ptr %4, align 4, !dbg !22, !tbaa !23
  store ptr %7, ptr %2, align 4, !dbg !24, !tbaa !18
  store ptr %6, ptr %4, align 4, !dbg !25, !tbaa !23
  %8 = load i32, ptr %3, align 4, !dbg !26, !tbaa !27
  %9 = shl nsw i32 %8, 1, !dbg !28
  store i32 %9, ptr %3, align 4, !dbg !29, !tbaa !27
  %10 = icmp slt i32 %8, 8, !dbg !30
  br i1 %10, label %5, label %11, !dbg !31, !llvm.loop !32

11:                                               ; preds = %5, %38
  %12 = phi i32 [ %41, %38 ], [ 0, %5 ]
  %13 = getelementptr inbounds nuw i32, ptr %7, i32 %12, !dbg !37
  %14 = load i32, ptr %13, align 4, !dbg !37, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !41
  %15 = icmp slt i32 %14, 0, !dbg !44
  %16 = call i32 @llvm.abs.i32(i32 %14, i1 false), !dbg !45
  br i1 %15, label %17, label %18, !dbg !46

17:                                               ; preds = %11
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !47, !tbaa !51
  br label %18, !dbg !53

18:                                               ; preds = %17, %11
  br label %19, !dbg !54

19:                                               ; preds = %18, %19
  %20 = phi i32 [ %28, %19 ], [ 0, %18 ], !dbg !55
  %21 = phi i32 [ %23, %19 ], [ %16, %18 ], !dbg !55
  %22 = freeze i32 %21, !dbg !56
  %23 = udiv i32 %22, 10, !dbg !56
  %24 = mul i32 %23, 10, !dbg !57
  %25 = sub i32 %22, %24, !dbg !57
  %26 = trunc nuw nsw i32 %25 to i8, !dbg !58
  %27 = or disjoint i8 %26, 48, !dbg !58
  %28 = add nuw nsw i32 %20, 1, !dbg !59
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 %20, !dbg !60
  store i8 %27, ptr %29, align 1, !dbg !61, !tbaa !62
  %30 = icmp ult i32 %21, 10, !dbg !63
  br i1 %30, label %31, label %19, !dbg !64, !llvm.loop !65

31:                                               ; preds = %19, %31
  %32 = phi i32 [ %33, %31 ], [ %28, %19 ]
  %33 = add nsw i32 %32, -1, !dbg !67
  %34 = getelementptr inbounds nuw i8, ptr %1, i32 %33, !dbg !68
  %35 = load i8, ptr %34, align 1, !dbg !68, !tbaa !62
  %36 = zext i8 %35 to i32, !dbg !68
  store volatile i32 %36, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !69, !tbaa !51
  %37 = icmp sgt i32 %32, 1, !dbg !71
  br i1 %37, label %31, label %38, !dbg !72, !llvm.loop !73

38:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !76
  %39 = icmp eq i32 %12, 15, !dbg !77
  %40 = select i1 %39, i32 10, i32 32, !dbg !78
  store volatile i32 %40, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !79, !tbaa !51
  %41 = add nuw nsw i32 %12, 1, !dbg !81
  %42 = icmp eq i32 %41, 16, !dbg !82
  br i1 %42, label %43, label %11, !dbg !83, !llvm.loop !84

43:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !87
  ret i32 0, !dbg !88
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #2

declare !dbg !89 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_step(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !91 {
  %3 = load ptr, ptr %1, align 4, !dbg !92, !tbaa !18
  %4 = getelementptr inbounds i32, ptr %3, i32 %0, !dbg !93
  %5 = load i32, ptr %4, align 4, !dbg !94, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 8, !dbg !95
  %7 = load i32, ptr %6, align 4, !dbg !95, !tbaa !27
  %8 = icmp slt i32 %0, %7, !dbg !96
  br i1 %8, label %14, label %9, !dbg !97

9:                                                ; preds = %2
  %10 = sub nsw i32 %0, %7, !dbg !98
  %11 = getelementptr inbounds nuw i32, ptr %3, i32 %10, !dbg !99
  %12 = load i32, ptr %11, align 4, !dbg !99, !tbaa !6
  %13 = add nsw i32 %12, %5, !dbg !100
  br label %14, !dbg !101

14:                                               ; preds = %9, %2
  %15 = phi i32 [ %13, %9 ], [ %5, %2 ], !dbg !102
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 4, !dbg !103
  %17 = load ptr, ptr %16, align 4, !dbg !103, !tbaa !23
  %18 = getelementptr inbounds i32, ptr %17, i32 %0, !dbg !104
  store i32 %15, ptr %18, align 4, !dbg !105, !tbaa !6
  ret void, !dbg !106
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/prefix-sum.c", directory: "")
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
!14 = !DILocation(line: 26, column: 17, scope: !10, atomGroup: 1, atomRank: 1)
!15 = !DILocation(line: 27, column: 5, scope: !10, atomGroup: 19, atomRank: 1)
!16 = !DILocation(line: 28, column: 9, scope: !10)
!17 = !DILocation(line: 29, column: 29, scope: !10, atomGroup: 4, atomRank: 2)
!18 = !{!19, !20, i64 0}
!19 = !{!"step", !20, i64 0, !20, i64 4, !7, i64 8}
!20 = !{!"p1 int", !21, i64 0}
!21 = !{!"any pointer", !8, i64 0}
!22 = !DILocation(line: 30, column: 26, scope: !10, atomGroup: 5, atomRank: 2)
!23 = !{!19, !20, i64 4}
!24 = !DILocation(line: 30, column: 19, scope: !10, atomGroup: 5, atomRank: 1)
!25 = !DILocation(line: 31, column: 17, scope: !10, atomGroup: 6, atomRank: 1)
!26 = !DILocation(line: 27, column: 50, scope: !10)
!27 = !{!19, !7, i64 8}
!28 = !DILocation(line: 27, column: 50, scope: !10, atomGroup: 7, atomRank: 2)
!29 = !DILocation(line: 27, column: 50, scope: !10, atomGroup: 7, atomRank: 1)
!30 = !DILocation(line: 27, column: 26, scope: !10, atomGroup: 2, atomRank: 1)
!31 = !DILocation(line: 27, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!32 = distinct !{!32, !33, !34, !35, !36}
!33 = !DILocation(line: 27, column: 5, scope: !10)
!34 = !DILocation(line: 32, column: 5, scope: !10)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 25, column: 21, scope: !38, inlinedAt: !40)
!38 = distinct !DISubprogram(name: "show", scope: !39, file: !39, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!39 = !DIFile(filename: "programs/c/show.h", directory: "")
!40 = distinct !DILocation(line: 33, column: 5, scope: !10)
!41 = !DILocation(line: 8, column: 5, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "show_number", scope: !39, file: !39, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!43 = distinct !DILocation(line: 25, column: 9, scope: !38, inlinedAt: !40)
!44 = !DILocation(line: 10, column: 28, scope: !42, inlinedAt: !43, atomGroup: 3, atomRank: 2)
!45 = !DILocation(line: 10, column: 21, scope: !42, inlinedAt: !43, atomGroup: 3, atomRank: 1)
!46 = !DILocation(line: 11, column: 16, scope: !42, inlinedAt: !43, atomGroup: 4, atomRank: 1)
!47 = !DILocation(line: 25, column: 95, scope: !48, inlinedAt: !50, atomGroup: 1, atomRank: 1)
!48 = distinct !DISubprogram(name: "putchar", scope: !49, file: !49, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!49 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!50 = distinct !DILocation(line: 12, column: 9, scope: !42, inlinedAt: !43)
!51 = !{!52, !52, i64 0}
!52 = !{!"long", !8, i64 0}
!53 = !DILocation(line: 13, column: 5, scope: !42, inlinedAt: !43)
!54 = !DILocation(line: 14, column: 5, scope: !42, inlinedAt: !43)
!55 = !DILocation(line: 0, scope: !42, inlinedAt: !43)
!56 = !DILocation(line: 16, column: 14, scope: !42, inlinedAt: !43, atomGroup: 7, atomRank: 2)
!57 = !DILocation(line: 15, column: 45, scope: !42, inlinedAt: !43)
!58 = !DILocation(line: 15, column: 27, scope: !42, inlinedAt: !43, atomGroup: 5, atomRank: 2)
!59 = !DILocation(line: 15, column: 21, scope: !42, inlinedAt: !43, atomGroup: 6, atomRank: 2)
!60 = !DILocation(line: 15, column: 9, scope: !42, inlinedAt: !43)
!61 = !DILocation(line: 15, column: 25, scope: !42, inlinedAt: !43, atomGroup: 5, atomRank: 1)
!62 = !{!8, !8, i64 0}
!63 = !DILocation(line: 17, column: 19, scope: !42, inlinedAt: !43, atomGroup: 8, atomRank: 1)
!64 = !DILocation(line: 17, column: 5, scope: !42, inlinedAt: !43, atomGroup: 9, atomRank: 1)
!65 = distinct !{!65, !54, !66, !35, !36}
!66 = !DILocation(line: 17, column: 23, scope: !42, inlinedAt: !43)
!67 = !DILocation(line: 19, column: 24, scope: !42, inlinedAt: !43, atomGroup: 12, atomRank: 2)
!68 = !DILocation(line: 19, column: 17, scope: !42, inlinedAt: !43)
!69 = !DILocation(line: 25, column: 95, scope: !48, inlinedAt: !70, atomGroup: 1, atomRank: 1)
!70 = distinct !DILocation(line: 19, column: 9, scope: !42, inlinedAt: !43)
!71 = !DILocation(line: 18, column: 18, scope: !42, inlinedAt: !43, atomGroup: 10, atomRank: 1)
!72 = !DILocation(line: 18, column: 5, scope: !42, inlinedAt: !43, atomGroup: 11, atomRank: 1)
!73 = distinct !{!73, !74, !75, !35, !36}
!74 = !DILocation(line: 18, column: 5, scope: !42, inlinedAt: !43)
!75 = !DILocation(line: 20, column: 5, scope: !42, inlinedAt: !43)
!76 = !DILocation(line: 21, column: 1, scope: !42, inlinedAt: !43)
!77 = !DILocation(line: 26, column: 19, scope: !38, inlinedAt: !40)
!78 = !DILocation(line: 26, column: 17, scope: !38, inlinedAt: !40)
!79 = !DILocation(line: 25, column: 95, scope: !48, inlinedAt: !80, atomGroup: 1, atomRank: 1)
!80 = distinct !DILocation(line: 26, column: 9, scope: !38, inlinedAt: !40)
!81 = !DILocation(line: 24, column: 33, scope: !38, inlinedAt: !40, atomGroup: 4, atomRank: 2)
!82 = !DILocation(line: 24, column: 23, scope: !38, inlinedAt: !40, atomGroup: 2, atomRank: 1)
!83 = !DILocation(line: 24, column: 5, scope: !38, inlinedAt: !40, atomGroup: 3, atomRank: 1)
!84 = distinct !{!84, !85, !86, !35, !36}
!85 = !DILocation(line: 24, column: 5, scope: !38, inlinedAt: !40)
!86 = !DILocation(line: 27, column: 5, scope: !38, inlinedAt: !40)
!87 = !DILocation(line: 35, column: 1, scope: !10)
!88 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 10, atomRank: 1)
!89 = !DISubprogram(name: "launch", scope: !90, file: !90, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!90 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!91 = distinct !DISubprogram(name: "add_step", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!92 = !DILocation(line: 18, column: 21, scope: !91)
!93 = !DILocation(line: 18, column: 15, scope: !91)
!94 = !DILocation(line: 18, column: 15, scope: !91, atomGroup: 2, atomRank: 2)
!95 = !DILocation(line: 19, column: 25, scope: !91)
!96 = !DILocation(line: 19, column: 16, scope: !91, atomGroup: 3, atomRank: 2)
!97 = !DILocation(line: 19, column: 16, scope: !91, atomGroup: 3, atomRank: 1)
!98 = !DILocation(line: 20, column: 34, scope: !91)
!99 = !DILocation(line: 20, column: 16, scope: !91)
!100 = !DILocation(line: 20, column: 13, scope: !91, atomGroup: 4, atomRank: 2)
!101 = !DILocation(line: 21, column: 5, scope: !91)
!102 = !DILocation(line: 0, scope: !91)
!103 = !DILocation(line: 22, column: 11, scope: !91)
!104 = !DILocation(line: 22, column: 5, scope: !91)
!105 = !DILocation(line: 22, column: 22, scope: !91, atomGroup: 5, atomRank: 1)
!106 = !DILocation(line: 23, column: 1, scope: !91, atomGroup: 6, atomRank: 1)
