; ModuleID = 'programs/c/vector-sum.c'
source_filename = "programs/c/vector-sum.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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

11:                                               ; preds = %41, %9
  %12 = phi i64 [ 0, %9 ], [ %44, %41 ]
  %13 = getelementptr inbounds nuw i32, ptr @sums, i64 %12, !dbg !23
  %14 = load i32, ptr %13, align 4, !dbg !23, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !24
  %15 = icmp slt i32 %14, 0, !dbg !27
  %16 = call i32 @llvm.abs.i32(i32 %14, i1 false), !dbg !28
  br i1 %15, label %17, label %18, !dbg !29

17:                                               ; preds = %11
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !30, !tbaa !34
  br label %18, !dbg !36

18:                                               ; preds = %17, %11
  br label %19, !dbg !37

19:                                               ; preds = %18, %19
  %20 = phi i64 [ %32, %19 ], [ 1, %18 ], !dbg !38
  %21 = phi i64 [ %29, %19 ], [ 0, %18 ], !dbg !38
  %22 = phi i32 [ %24, %19 ], [ %16, %18 ], !dbg !38
  %23 = freeze i32 %22, !dbg !39
  %24 = udiv i32 %23, 10, !dbg !39
  %25 = mul i32 %24, 10, !dbg !40
  %26 = sub i32 %23, %25, !dbg !40
  %27 = trunc nuw nsw i32 %26 to i8, !dbg !41
  %28 = or disjoint i8 %27, 48, !dbg !41
  %29 = add nuw nsw i64 %21, 1, !dbg !42
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 %21, !dbg !43
  store i8 %28, ptr %30, align 1, !dbg !44, !tbaa !45
  %31 = icmp ult i32 %22, 10, !dbg !46
  %32 = add nuw i64 %20, 1, !dbg !47
  br i1 %31, label %33, label %19, !dbg !47, !llvm.loop !48

33:                                               ; preds = %19, %33
  %34 = phi i64 [ %35, %33 ], [ %20, %19 ]
  %35 = add nsw i64 %34, -1, !dbg !52
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 %35, !dbg !53
  %37 = load i8, ptr %36, align 1, !dbg !53, !tbaa !45
  %38 = zext i8 %37 to i64, !dbg !54
  store volatile i64 %38, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !56, !tbaa !34
  %39 = trunc nuw i64 %34 to i32, !dbg !57
  %40 = icmp sgt i32 %39, 1, !dbg !57
  br i1 %40, label %33, label %41, !dbg !58, !llvm.loop !59

41:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !62
  %42 = icmp samesign ult i64 %12, 20, !dbg !63
  %43 = select i1 %42, i64 32, i64 10, !dbg !64
  store volatile i64 %43, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !65, !tbaa !34
  %44 = add nuw nsw i64 %12, 1, !dbg !67
  %45 = icmp eq i64 %44, 21, !dbg !68
  br i1 %45, label %74, label %11, !dbg !69, !llvm.loop !70

46:                                               ; preds = %74
  %47 = icmp slt i32 %79, 0
  %48 = call i32 @llvm.abs.i32(i32 %79, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !73
  br i1 %47, label %49, label %50, !dbg !76

49:                                               ; preds = %46
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !77, !tbaa !34
  br label %50, !dbg !79

50:                                               ; preds = %49, %46
  br label %51, !dbg !80

51:                                               ; preds = %50, %51
  %52 = phi i64 [ %64, %51 ], [ 1, %50 ], !dbg !81
  %53 = phi i64 [ %61, %51 ], [ 0, %50 ], !dbg !81
  %54 = phi i32 [ %56, %51 ], [ %48, %50 ], !dbg !81
  %55 = freeze i32 %54, !dbg !82
  %56 = udiv i32 %55, 10, !dbg !82
  %57 = mul i32 %56, 10, !dbg !83
  %58 = sub i32 %55, %57, !dbg !83
  %59 = trunc nuw nsw i32 %58 to i8, !dbg !84
  %60 = or disjoint i8 %59, 48, !dbg !84
  %61 = add nuw nsw i64 %53, 1, !dbg !85
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 %53, !dbg !86
  store i8 %60, ptr %62, align 1, !dbg !87, !tbaa !45
  %63 = icmp ult i32 %54, 10, !dbg !88
  %64 = add nuw i64 %52, 1, !dbg !89
  br i1 %63, label %65, label %51, !dbg !89, !llvm.loop !90

65:                                               ; preds = %51, %65
  %66 = phi i64 [ %67, %65 ], [ %52, %51 ]
  %67 = add nsw i64 %66, -1, !dbg !92
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 %67, !dbg !93
  %69 = load i8, ptr %68, align 1, !dbg !93, !tbaa !45
  %70 = zext i8 %69 to i64, !dbg !94
  store volatile i64 %70, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !96, !tbaa !34
  %71 = trunc nuw i64 %66 to i32, !dbg !97
  %72 = icmp sgt i32 %71, 1, !dbg !97
  br i1 %72, label %65, label %73, !dbg !98, !llvm.loop !99

73:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !102
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !103, !tbaa !34
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !105
  ret i32 0, !dbg !106

74:                                               ; preds = %41, %74
  %75 = phi i64 [ %80, %74 ], [ 0, %41 ]
  %76 = phi i32 [ %79, %74 ], [ 0, %41 ]
  %77 = getelementptr inbounds nuw i32, ptr @sums, i64 %75, !dbg !107
  %78 = load i32, ptr %77, align 4, !dbg !107, !tbaa !6
  %79 = add nsw i32 %78, %76, !dbg !108
  %80 = add nuw nsw i64 %75, 1, !dbg !109
  %81 = icmp eq i64 %80, 21, !dbg !110
  br i1 %81, label %46, label %74, !dbg !111, !llvm.loop !112
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !115 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_elements(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !117 {
  %3 = icmp slt i32 %0, 21, !dbg !118
  br i1 %3, label %4, label %8, !dbg !119

4:                                                ; preds = %2
  %5 = load i32, ptr %1, align 4, !dbg !120, !tbaa !6
  %6 = sext i32 %0 to i64, !dbg !121
  %7 = sext i32 %5 to i64, !dbg !121
  br label %9, !dbg !121

8:                                                ; preds = %9, %2
  ret void, !dbg !122

9:                                                ; preds = %4, %9
  %10 = phi i64 [ %6, %4 ], [ %17, %9 ]
  %11 = getelementptr inbounds i32, ptr @first, i64 %10, !dbg !123
  %12 = load i32, ptr %11, align 4, !dbg !123, !tbaa !6
  %13 = getelementptr inbounds i32, ptr @second, i64 %10, !dbg !124
  %14 = load i32, ptr %13, align 4, !dbg !124, !tbaa !6
  %15 = add nsw i32 %14, %12, !dbg !125
  %16 = getelementptr inbounds i32, ptr @sums, i64 %10, !dbg !126
  store i32 %15, ptr %16, align 4, !dbg !127, !tbaa !6
  %17 = add nsw i64 %10, %7, !dbg !128
  %18 = icmp slt i64 %17, 21, !dbg !129
  br i1 %18, label %9, label %8, !dbg !130, !llvm.loop !131
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !133 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

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
!54 = !DILocation(line: 25, column: 97, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 2)
!55 = distinct !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !55, atomGroup: 1, atomRank: 1)
!57 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !26, atomGroup: 10, atomRank: 1)
!58 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26, atomGroup: 11, atomRank: 1)
!59 = distinct !{!59, !60, !61, !50, !51}
!60 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!61 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!62 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !26)
!63 = !DILocation(line: 26, column: 19, scope: !20, inlinedAt: !22)
!64 = !DILocation(line: 26, column: 17, scope: !20, inlinedAt: !22)
!65 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !66, atomGroup: 1, atomRank: 1)
!66 = distinct !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !22)
!67 = !DILocation(line: 24, column: 33, scope: !20, inlinedAt: !22, atomGroup: 4, atomRank: 2)
!68 = !DILocation(line: 24, column: 23, scope: !20, inlinedAt: !22, atomGroup: 2, atomRank: 1)
!69 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!70 = distinct !{!70, !71, !72, !50, !51}
!71 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !22)
!72 = !DILocation(line: 27, column: 5, scope: !20, inlinedAt: !22)
!73 = !DILocation(line: 8, column: 5, scope: !25, inlinedAt: !74)
!74 = distinct !DILocation(line: 25, column: 9, scope: !20, inlinedAt: !75)
!75 = distinct !DILocation(line: 28, column: 5, scope: !10)
!76 = !DILocation(line: 11, column: 16, scope: !25, inlinedAt: !74, atomGroup: 4, atomRank: 1)
!77 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !78, atomGroup: 1, atomRank: 1)
!78 = distinct !DILocation(line: 12, column: 9, scope: !25, inlinedAt: !74)
!79 = !DILocation(line: 13, column: 5, scope: !25, inlinedAt: !74)
!80 = !DILocation(line: 14, column: 5, scope: !25, inlinedAt: !74)
!81 = !DILocation(line: 0, scope: !25, inlinedAt: !74)
!82 = !DILocation(line: 16, column: 14, scope: !25, inlinedAt: !74, atomGroup: 7, atomRank: 2)
!83 = !DILocation(line: 15, column: 45, scope: !25, inlinedAt: !74)
!84 = !DILocation(line: 15, column: 27, scope: !25, inlinedAt: !74, atomGroup: 5, atomRank: 2)
!85 = !DILocation(line: 15, column: 21, scope: !25, inlinedAt: !74, atomGroup: 6, atomRank: 2)
!86 = !DILocation(line: 15, column: 9, scope: !25, inlinedAt: !74)
!87 = !DILocation(line: 15, column: 25, scope: !25, inlinedAt: !74, atomGroup: 5, atomRank: 1)
!88 = !DILocation(line: 17, column: 19, scope: !25, inlinedAt: !74, atomGroup: 8, atomRank: 1)
!89 = !DILocation(line: 17, column: 5, scope: !25, inlinedAt: !74, atomGroup: 9, atomRank: 1)
!90 = distinct !{!90, !80, !91, !50, !51}
!91 = !DILocation(line: 17, column: 23, scope: !25, inlinedAt: !74)
!92 = !DILocation(line: 19, column: 24, scope: !25, inlinedAt: !74, atomGroup: 12, atomRank: 2)
!93 = !DILocation(line: 19, column: 17, scope: !25, inlinedAt: !74)
!94 = !DILocation(line: 25, column: 97, scope: !31, inlinedAt: !95, atomGroup: 1, atomRank: 2)
!95 = distinct !DILocation(line: 19, column: 9, scope: !25, inlinedAt: !74)
!96 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !95, atomGroup: 1, atomRank: 1)
!97 = !DILocation(line: 18, column: 18, scope: !25, inlinedAt: !74, atomGroup: 10, atomRank: 1)
!98 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !74, atomGroup: 11, atomRank: 1)
!99 = distinct !{!99, !100, !101, !50, !51}
!100 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !74)
!101 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !74)
!102 = !DILocation(line: 21, column: 1, scope: !25, inlinedAt: !74)
!103 = !DILocation(line: 25, column: 95, scope: !31, inlinedAt: !104, atomGroup: 1, atomRank: 1)
!104 = distinct !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !75)
!105 = !DILocation(line: 30, column: 1, scope: !10)
!106 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 16, atomRank: 1)
!107 = !DILocation(line: 26, column: 18, scope: !10)
!108 = !DILocation(line: 26, column: 15, scope: !10, atomGroup: 12, atomRank: 2)
!109 = !DILocation(line: 25, column: 34, scope: !10, atomGroup: 13, atomRank: 2)
!110 = !DILocation(line: 25, column: 23, scope: !10, atomGroup: 10, atomRank: 1)
!111 = !DILocation(line: 25, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!112 = distinct !{!112, !113, !114, !50, !51}
!113 = !DILocation(line: 25, column: 5, scope: !10)
!114 = !DILocation(line: 27, column: 5, scope: !10)
!115 = !DISubprogram(name: "launch", scope: !116, file: !116, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!116 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!117 = distinct !DISubprogram(name: "add_elements", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!118 = !DILocation(line: 13, column: 28, scope: !117, atomGroup: 21, atomRank: 1)
!119 = !DILocation(line: 13, column: 5, scope: !117, atomGroup: 22, atomRank: 1)
!120 = !DILocation(line: 12, column: 19, scope: !117, atomGroup: 1, atomRank: 2)
!121 = !DILocation(line: 13, column: 5, scope: !117)
!122 = !DILocation(line: 16, column: 1, scope: !117, atomGroup: 8, atomRank: 1)
!123 = !DILocation(line: 14, column: 19, scope: !117)
!124 = !DILocation(line: 14, column: 30, scope: !117)
!125 = !DILocation(line: 14, column: 28, scope: !117, atomGroup: 5, atomRank: 2)
!126 = !DILocation(line: 14, column: 9, scope: !117)
!127 = !DILocation(line: 14, column: 17, scope: !117, atomGroup: 5, atomRank: 1)
!128 = !DILocation(line: 13, column: 40, scope: !117, atomGroup: 6, atomRank: 2)
!129 = !DILocation(line: 13, column: 28, scope: !117, atomGroup: 3, atomRank: 1)
!130 = !DILocation(line: 13, column: 5, scope: !117, atomGroup: 4, atomRank: 1)
!131 = distinct !{!131, !121, !132, !50, !51}
!132 = !DILocation(line: 15, column: 5, scope: !117)
!133 = !DISubprogram(name: "__harp_hardware_id", scope: !116, file: !116, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
