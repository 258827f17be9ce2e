; ModuleID = 'programs/c/vector-sum.c'
source_filename = "programs/c/vector-sum.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@first = hidden local_unnamed_addr global [21 x i32] [i32 3, i32 14, i32 15, i32 92, i32 65, i32 35, i32 89, i32 79, i32 32, i32 38, i32 46, i32 26, i32 43, i32 38, i32 32, i32 79, i32 50, i32 28, i32 84, i32 19, i32 71], align 16
@second = hidden local_unnamed_addr global [21 x i32] [i32 2, i32 71, i32 82, i32 81, i32 82, i32 84, i32 59, i32 4, i32 52, i32 35, i32 36, i32 2, i32 87, i32 47, i32 13, i32 52, i32 66, i32 24, i32 97, i32 75, i32 72], align 16
@sums = hidden local_unnamed_addr global [21 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6, !dbg !13
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 3) #7, !dbg !14
  %5 = icmp sgt i32 %4, 0, !dbg !15
  br i1 %5, label %6, label %9, !dbg !16

6:                                                ; preds = %0
  %7 = tail call i32 @__harp_hardware_id(i32 noundef 2) #7, !dbg !14
  %8 = mul i32 %7, %4, !dbg !16
  br label %9, !dbg !17

9:                                                ; preds = %6, %0
  %10 = phi i32 [ 0, %0 ], [ %8, %6 ]
  store i32 %10, ptr %3, align 4, !dbg !17
  call void @launch(ptr noundef nonnull @add_elements, i32 noundef %10, ptr noundef nonnull %3) #8, !dbg !18
  br label %11, !dbg !19

11:                                               ; preds = %38, %9
  %12 = phi i32 [ 0, %9 ], [ %41, %38 ]
  %13 = getelementptr inbounds nuw i32, ptr @sums, i32 %12, !dbg !23
  %14 = load i32, ptr %13, align 4, !dbg !23, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !24
  %15 = icmp slt i32 %14, 0, !dbg !27
  %16 = call i32 @llvm.abs.i32(i32 %14, i1 false), !dbg !28
  br i1 %15, label %17, label %18, !dbg !29

17:                                               ; preds = %11
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !30, !tbaa !34
  br label %18, !dbg !36

18:                                               ; preds = %17, %11
  br label %19, !dbg !37

19:                                               ; preds = %18, %19
  %20 = phi i32 [ %28, %19 ], [ 0, %18 ], !dbg !38
  %21 = phi i32 [ %23, %19 ], [ %16, %18 ], !dbg !38
  %22 = freeze i32 %21, !dbg !39
  %23 = udiv i32 %22, 10, !dbg !39
  %24 = mul i32 %23, 10, !dbg !40
  %25 = sub i32 %22, %24, !dbg !40
  %26 = trunc nuw nsw i32 %25 to i8, !dbg !41
  %27 = or disjoint i8 %26, 48, !dbg !41
  %28 = add nuw nsw i32 %20, 1, !dbg !42
  %29 = getelementptr inbounds nuw i8, ptr %2, i32 %20, !dbg !43
  store i8 %27, ptr %29, align 1, !dbg !44, !tbaa !45
  %30 = icmp ult i32 %21, 10, !dbg !46
  br i1 %30, label %31, label %19, !dbg !47, !llvm.loop !48

31:                                               ; preds = %19, %31
  %32 = phi i32 [ %33, %31 ], [ %28, %19 ]
  %33 = add nsw i32 %32, -1, !dbg !52
  %34 = getelementptr inbounds nuw i8, ptr %2, i32 %33, !dbg !53
  %35 = load i8, ptr %34, align 1, !dbg !53, !tbaa !45
  %36 = zext i8 %35 to i32, !dbg !53
  store volatile i32 %36, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !54, !tbaa !34
  %37 = icmp sgt i32 %32, 1, !dbg !56
  br i1 %37, label %31, label %38, !dbg !57, !llvm.loop !58

38:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !61
  %39 = icmp samesign ult i32 %12, 20, !dbg !62
  %40 = select i1 %39, i32 32, i32 10, !dbg !63
  store volatile i32 %40, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !64, !tbaa !34
  %41 = add nuw nsw i32 %12, 1, !dbg !66
  %42 = icmp eq i32 %41, 21, !dbg !67
  br i1 %42, label %68, label %11, !dbg !68, !llvm.loop !69

43:                                               ; preds = %68
  %44 = icmp slt i32 %73, 0
  %45 = call i32 @llvm.abs.i32(i32 %73, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !72
  br i1 %44, label %46, label %47, !dbg !75

46:                                               ; preds = %43
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !76, !tbaa !34
  br label %47, !dbg !78

47:                                               ; preds = %46, %43
  br label %48, !dbg !79

48:                                               ; preds = %47, %48
  %49 = phi i32 [ %57, %48 ], [ 0, %47 ], !dbg !80
  %50 = phi i32 [ %52, %48 ], [ %45, %47 ], !dbg !80
  %51 = freeze i32 %50, !dbg !81
  %52 = udiv i32 %51, 10, !dbg !81
  %53 = mul i32 %52, 10, !dbg !82
  %54 = sub i32 %51, %53, !dbg !82
  %55 = trunc nuw nsw i32 %54 to i8, !dbg !83
  %56 = or disjoint i8 %55, 48, !dbg !83
  %57 = add nuw nsw i32 %49, 1, !dbg !84
  %58 = getelementptr inbounds nuw i8, ptr %1, i32 %49, !dbg !85
  store i8 %56, ptr %58, align 1, !dbg !86, !tbaa !45
  %59 = icmp ult i32 %50, 10, !dbg !87
  br i1 %59, label %60, label %48, !dbg !88, !llvm.loop !89

60:                                               ; preds = %48, %60
  %61 = phi i32 [ %62, %60 ], [ %57, %48 ]
  %62 = add nsw i32 %61, -1, !dbg !91
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 %62, !dbg !92
  %64 = load i8, ptr %63, align 1, !dbg !92, !tbaa !45
  %65 = zext i8 %64 to i32, !dbg !92
  store volatile i32 %65, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !93, !tbaa !34
  %66 = icmp sgt i32 %61, 1, !dbg !95
  br i1 %66, label %60, label %67, !dbg !96, !llvm.loop !97

67:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !100
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !101, !tbaa !34
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !103
  ret i32 0, !dbg !104

68:                                               ; preds = %38, %68
  %69 = phi i32 [ %74, %68 ], [ 0, %38 ]
  %70 = phi i32 [ %73, %68 ], [ 0, %38 ]
  %71 = getelementptr inbounds nuw i32, ptr @sums, i32 %69, !dbg !105
  %72 = load i32, ptr %71, align 4, !dbg !105, !tbaa !6
  %73 = add nsw i32 %72, %70, !dbg !106
  %74 = add nuw nsw i32 %69, 1, !dbg !107
  %75 = icmp eq i32 %74, 21, !dbg !108
  br i1 %75, label %43, label %68, !dbg !109, !llvm.loop !110
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !113 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_elements(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !115 {
  %3 = load i32, ptr %1, align 4, !dbg !116, !tbaa !6
  %4 = icmp slt i32 %0, 21, !dbg !117
  br i1 %4, label %6, label %5, !dbg !118

5:                                                ; preds = %6, %2
  ret void, !dbg !119

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %14, %6 ], [ %0, %2 ]
  %8 = getelementptr inbounds i32, ptr @first, i32 %7, !dbg !120
  %9 = load i32, ptr %8, align 4, !dbg !120, !tbaa !6
  %10 = getelementptr inbounds i32, ptr @second, i32 %7, !dbg !121
  %11 = load i32, ptr %10, align 4, !dbg !121, !tbaa !6
  %12 = add nsw i32 %11, %9, !dbg !122
  %13 = getelementptr inbounds i32, ptr @sums, i32 %7, !dbg !123
  store i32 %12, ptr %13, align 4, !dbg !124, !tbaa !6
  %14 = add nsw i32 %7, %3, !dbg !125
  %15 = icmp slt i32 %14, 21, !dbg !126
  br i1 %15, label %6, label %5, !dbg !127, !llvm.loop !128
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !131 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #8 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/vector-sum.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 19, column: 5, scope: !10)
!14 = !DILocation(line: 0, scope: !10)
!15 = !DILocation(line: 20, column: 29, scope: !10, atomGroup: 23, atomRank: 1)
!16 = !DILocation(line: 20, column: 5, scope: !10, atomGroup: 24, atomRank: 1)
!17 = !DILocation(line: 21, column: 17, scope: !10, atomGroup: 6, atomRank: 1)
!18 = !DILocation(line: 23, column: 5, scope: !10)
!19 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 20, atomRank: 1)
!20 = distinct !DISubprogram(name: "show", scope: !21, file: !21, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = !DIFile(filename: "programs/c/show.h", directory: "")
!22 = distinct !DILocation(line: 24, column: 5, scope: !10)
!23 = !DILocation(line: 25, column: 21, scope: !20, inlinedAt: !22)
!24 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "show_number", scope: !21, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !22)
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
!54 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 1)
!55 = distinct !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!57 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!58 = distinct !{!58, !59, !60, !50, !51}
!59 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!60 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!61 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!62 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!63 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!64 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !65, atomGroup: 1, atomRank: 1)
!65 = distinct !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!66 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!67 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!68 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!69 = distinct !{!69, !70, !71, !50, !51}
!70 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!71 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!72 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !73)
!73 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !74)
!74 = distinct !DILocation(line: 28, column: 5, scope: !10)
!75 = !DILocation(line: 11, column: 16, scope: !25, inlinedAt: !73, atomGroup: 4, atomRank: 1)
!76 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !77, atomGroup: 1, atomRank: 1)
!77 = distinct !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !73)
!78 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !73)
!79 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !73)
!80 = !DILocation(line: 0, scope: !25, inlinedAt: !73)
!81 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !73, atomGroup: 7, atomRank: 2)
!82 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !73)
!83 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !73, atomGroup: 5, atomRank: 2)
!84 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !73, atomGroup: 6, atomRank: 2)
!85 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !73)
!86 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !73, atomGroup: 5, atomRank: 1)
!87 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !73, atomGroup: 8, atomRank: 1)
!88 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !73, atomGroup: 9, atomRank: 1)
!89 = distinct !{!89, !79, !90, !50, !51}
!90 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !73)
!91 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !73, atomGroup: 12, atomRank: 2)
!92 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !73)
!93 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !94, atomGroup: 1, atomRank: 1)
!94 = distinct !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !73)
!95 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !73, atomGroup: 10, atomRank: 1)
!96 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !73, atomGroup: 11, atomRank: 1)
!97 = distinct !{!97, !98, !99, !50, !51}
!98 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !73)
!99 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !73)
!100 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !73)
!101 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !102, atomGroup: 1, atomRank: 1)
!102 = distinct !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !74)
!103 = !DILocation(line: 30, column: 1, scope: !10)
!104 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 16, atomRank: 1)
!105 = !DILocation(line: 26, column: 18, scope: !10)
!106 = !DILocation(line: 26, column: 15, scope: !10, atomGroup: 12, atomRank: 2)
!107 = !DILocation(line: 25, column: 34, scope: !10, atomGroup: 13, atomRank: 2)
!108 = !DILocation(line: 25, column: 23, scope: !10, atomGroup: 10, atomRank: 1)
!109 = !DILocation(line: 25, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!110 = distinct !{!110, !111, !112, !50, !51}
!111 = !DILocation(line: 25, column: 5, scope: !10)
!112 = !DILocation(line: 27, column: 5, scope: !10)
!113 = !DISubprogram(name: "launch", scope: !114, file: !114, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!115 = distinct !DISubprogram(name: "add_elements", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!116 = !DILocation(line: 12, column: 19, scope: !115, atomGroup: 1, atomRank: 2)
!117 = !DILocation(line: 13, column: 28, scope: !115, atomGroup: 21, atomRank: 1)
!118 = !DILocation(line: 13, column: 5, scope: !115, atomGroup: 22, atomRank: 1)
!119 = !DILocation(line: 16, column: 1, scope: !115, atomGroup: 8, atomRank: 1)
!120 = !DILocation(line: 14, column: 19, scope: !115)
!121 = !DILocation(line: 14, column: 30, scope: !115)
!122 = !DILocation(line: 14, column: 28, scope: !115, atomGroup: 5, atomRank: 2)
!123 = !DILocation(line: 14, column: 9, scope: !115)
!124 = !DILocation(line: 14, column: 17, scope: !115, atomGroup: 5, atomRank: 1)
!125 = !DILocation(line: 13, column: 40, scope: !115, atomGroup: 6, atomRank: 2)
!126 = !DILocation(line: 13, column: 28, scope: !115, atomGroup: 3, atomRank: 1)
!127 = !DILocation(line: 13, column: 5, scope: !115, atomGroup: 4, atomRank: 1)
!128 = distinct !{!128, !129, !130, !50, !51}
!129 = !DILocation(line: 13, column: 5, scope: !115)
!130 = !DILocation(line: 15, column: 5, scope: !115)
!131 = !DISubprogram(name: "__harp_hardware_id", scope: !114, file: !114, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
