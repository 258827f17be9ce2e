; ModuleID = 'programs/c/scan-par.c'
source_filename = "programs/c/scan-par.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.search = type { i32, i32 }

@wanted = hidden local_unnamed_addr global [4 x i32] [i32 7, i32 23, i32 100, i32 1], align 16
@array = hidden local_unnamed_addr global [30 x i32] [i32 3, i32 7, i32 23, i32 9, i32 7, i32 0, i32 5, i32 81, i32 7, i32 2, i32 4, i32 6, i32 10, i32 23, i32 12, i32 14, i32 7, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 7, i32 32, i32 34, i32 36, i32 1], align 16
@marks = hidden local_unnamed_addr global [4 x [30 x i32]] zeroinitializer, align 16
@found = hidden local_unnamed_addr global [4 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  %3 = alloca %struct.search, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6, !dbg !13
  store i32 0, ptr %3, align 4, !dbg !14, !tbaa !15
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 4, !dbg !17
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #7, !dbg !18
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 3) #7, !dbg !22
  %7 = mul nsw i32 %6, %5, !dbg !25
  store i32 %7, ptr %4, align 4, !dbg !14, !tbaa !26
  br label %8, !dbg !27

8:                                                ; preds = %0, %8
  %9 = load i32, ptr %4, align 4, !dbg !28, !tbaa !26
  call void @launch(ptr noundef nonnull @scan_par, i32 noundef %9, ptr noundef nonnull %3) #8, !dbg !29
  %10 = load i32, ptr %3, align 4, !dbg !30, !tbaa !15
  %11 = add nsw i32 %10, 1, !dbg !31
  store i32 %11, ptr %3, align 4, !dbg !32, !tbaa !15
  %12 = icmp slt i32 %10, 3, !dbg !33
  br i1 %12, label %8, label %46, !dbg !34, !llvm.loop !35

13:                                               ; preds = %81, %40
  %14 = phi i32 [ %43, %40 ], [ 0, %81 ]
  %15 = getelementptr inbounds nuw i32, ptr @found, i32 %14, !dbg !40
  %16 = load i32, ptr %15, align 4, !dbg !40, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !44
  %17 = icmp slt i32 %16, 0, !dbg !47
  %18 = call i32 @llvm.abs.i32(i32 %16, i1 false), !dbg !48
  br i1 %17, label %19, label %20, !dbg !49

19:                                               ; preds = %13
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !50, !tbaa !54
  br label %20, !dbg !56

20:                                               ; preds = %19, %13
  br label %21, !dbg !57

21:                                               ; preds = %20, %21
  %22 = phi i32 [ %30, %21 ], [ 0, %20 ], !dbg !58
  %23 = phi i32 [ %25, %21 ], [ %18, %20 ], !dbg !58
  %24 = freeze i32 %23, !dbg !59
  %25 = udiv i32 %24, 10, !dbg !59
  %26 = mul i32 %25, 10, !dbg !60
  %27 = sub i32 %24, %26, !dbg !60
  %28 = trunc nuw nsw i32 %27 to i8, !dbg !61
  %29 = or disjoint i8 %28, 48, !dbg !61
  %30 = add nuw nsw i32 %22, 1, !dbg !62
  %31 = getelementptr inbounds nuw i8, ptr %2, i32 %22, !dbg !63
  store i8 %29, ptr %31, align 1, !dbg !64, !tbaa !65
  %32 = icmp ult i32 %23, 10, !dbg !66
  br i1 %32, label %33, label %21, !dbg !67, !llvm.loop !68

33:                                               ; preds = %21, %33
  %34 = phi i32 [ %35, %33 ], [ %30, %21 ]
  %35 = add nsw i32 %34, -1, !dbg !70
  %36 = getelementptr inbounds nuw i8, ptr %2, i32 %35, !dbg !71
  %37 = load i8, ptr %36, align 1, !dbg !71, !tbaa !65
  %38 = zext i8 %37 to i32, !dbg !71
  store volatile i32 %38, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !72, !tbaa !54
  %39 = icmp sgt i32 %34, 1, !dbg !74
  br i1 %39, label %33, label %40, !dbg !75, !llvm.loop !76

40:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !79
  %41 = icmp samesign ult i32 %14, 3, !dbg !80
  %42 = select i1 %41, i32 32, i32 10, !dbg !81
  store volatile i32 %42, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !82, !tbaa !54
  %43 = add nuw nsw i32 %14, 1, !dbg !84
  %44 = icmp eq i32 %43, 4, !dbg !85
  br i1 %44, label %45, label %13, !dbg !86, !llvm.loop !87

45:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !90
  ret i32 0, !dbg !91

46:                                               ; preds = %8, %81
  %47 = phi i32 [ %82, %81 ], [ 0, %8 ]
  %48 = getelementptr inbounds nuw [30 x i32], ptr @marks, i32 %47, !dbg !92
  br label %49, !dbg !93

49:                                               ; preds = %76, %46
  %50 = phi i32 [ 0, %46 ], [ %79, %76 ]
  %51 = getelementptr inbounds nuw i32, ptr %48, i32 %50, !dbg !95
  %52 = load i32, ptr %51, align 4, !dbg !95, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !96
  %53 = icmp slt i32 %52, 0, !dbg !98
  %54 = call i32 @llvm.abs.i32(i32 %52, i1 false), !dbg !99
  br i1 %53, label %55, label %56, !dbg !100

55:                                               ; preds = %49
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !101, !tbaa !54
  br label %56, !dbg !103

56:                                               ; preds = %55, %49
  br label %57, !dbg !104

57:                                               ; preds = %56, %57
  %58 = phi i32 [ %66, %57 ], [ 0, %56 ], !dbg !105
  %59 = phi i32 [ %61, %57 ], [ %54, %56 ], !dbg !105
  %60 = freeze i32 %59, !dbg !106
  %61 = udiv i32 %60, 10, !dbg !106
  %62 = mul i32 %61, 10, !dbg !107
  %63 = sub i32 %60, %62, !dbg !107
  %64 = trunc nuw nsw i32 %63 to i8, !dbg !108
  %65 = or disjoint i8 %64, 48, !dbg !108
  %66 = add nuw nsw i32 %58, 1, !dbg !109
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 %58, !dbg !110
  store i8 %65, ptr %67, align 1, !dbg !111, !tbaa !65
  %68 = icmp ult i32 %59, 10, !dbg !112
  br i1 %68, label %69, label %57, !dbg !113, !llvm.loop !114

69:                                               ; preds = %57, %69
  %70 = phi i32 [ %71, %69 ], [ %66, %57 ]
  %71 = add nsw i32 %70, -1, !dbg !116
  %72 = getelementptr inbounds nuw i8, ptr %1, i32 %71, !dbg !117
  %73 = load i8, ptr %72, align 1, !dbg !117, !tbaa !65
  %74 = zext i8 %73 to i32, !dbg !117
  store volatile i32 %74, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !118, !tbaa !54
  %75 = icmp sgt i32 %70, 1, !dbg !120
  br i1 %75, label %69, label %76, !dbg !121, !llvm.loop !122

76:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !125
  %77 = icmp samesign ult i32 %50, 29, !dbg !126
  %78 = select i1 %77, i32 32, i32 10, !dbg !127
  store volatile i32 %78, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !128, !tbaa !54
  %79 = add nuw nsw i32 %50, 1, !dbg !130
  %80 = icmp eq i32 %79, 30, !dbg !131
  br i1 %80, label %81, label %49, !dbg !132, !llvm.loop !133

81:                                               ; preds = %76
  %82 = add nuw nsw i32 %47, 1, !dbg !136
  %83 = icmp eq i32 %82, 4, !dbg !137
  br i1 %83, label %13, label %46, !dbg !138, !llvm.loop !139
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !142 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @scan_par(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !143 {
  %3 = load i32, ptr %1, align 4, !dbg !144, !tbaa !15
  %4 = getelementptr inbounds i32, ptr @wanted, i32 %3, !dbg !145
  %5 = load i32, ptr %4, align 4, !dbg !146, !tbaa !6
  %6 = icmp slt i32 %0, 30, !dbg !147
  br i1 %6, label %7, label %9, !dbg !148

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 4
  br label %10, !dbg !148

9:                                                ; preds = %21, %2
  ret void, !dbg !149

10:                                               ; preds = %7, %21
  %11 = phi i32 [ %0, %7 ], [ %23, %21 ]
  %12 = getelementptr inbounds i32, ptr @array, i32 %11, !dbg !150
  %13 = load i32, ptr %12, align 4, !dbg !150, !tbaa !6
  %14 = icmp eq i32 %13, %5, !dbg !151
  br i1 %14, label %15, label %21, !dbg !152

15:                                               ; preds = %10
  %16 = load i32, ptr %1, align 4, !dbg !153, !tbaa !15
  %17 = getelementptr inbounds [30 x i32], ptr @marks, i32 %16, !dbg !154
  %18 = getelementptr inbounds i32, ptr %17, i32 %11, !dbg !154
  store i32 1, ptr %18, align 4, !dbg !155, !tbaa !6
  %19 = load i32, ptr %1, align 4, !dbg !156, !tbaa !15
  %20 = getelementptr inbounds i32, ptr @found, i32 %19, !dbg !157
  store i32 1, ptr %20, align 4, !dbg !158, !tbaa !6
  br label %21, !dbg !159

21:                                               ; preds = %10, %15
  %22 = load i32, ptr %8, align 4, !dbg !160, !tbaa !26
  %23 = add nsw i32 %22, %11, !dbg !161
  %24 = icmp slt i32 %23, 30, !dbg !162
  br i1 %24, label %10, label %9, !dbg !163, !llvm.loop !164
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !167 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

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
!1 = !DIFile(filename: "programs/c/scan-par.c", directory: "")
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
!14 = !DILocation(line: 31, column: 28, scope: !10, atomGroup: 1, atomRank: 1)
!15 = !{!16, !7, i64 0}
!16 = !{!"search", !7, i64 0, !7, i64 4}
!17 = !DILocation(line: 31, column: 28, scope: !10)
!18 = !DILocation(line: 43, column: 38, scope: !19, inlinedAt: !21, atomGroup: 1, atomRank: 2)
!19 = distinct !DISubprogram(name: "lanes", scope: !20, file: !20, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!21 = distinct !DILocation(line: 31, column: 32, scope: !10)
!22 = !DILocation(line: 45, column: 38, scope: !23, inlinedAt: !24, atomGroup: 1, atomRank: 2)
!23 = distinct !DISubprogram(name: "warps", scope: !20, file: !20, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = distinct !DILocation(line: 31, column: 42, scope: !10)
!25 = !DILocation(line: 31, column: 40, scope: !10, atomGroup: 1, atomRank: 2)
!26 = !{!16, !7, i64 4}
!27 = !DILocation(line: 32, column: 5, scope: !10, atomGroup: 21, atomRank: 1)
!28 = !DILocation(line: 33, column: 33, scope: !10)
!29 = !DILocation(line: 33, column: 9, scope: !10)
!30 = !DILocation(line: 32, column: 51, scope: !10)
!31 = !DILocation(line: 32, column: 51, scope: !10, atomGroup: 4, atomRank: 2)
!32 = !DILocation(line: 32, column: 51, scope: !10, atomGroup: 4, atomRank: 1)
!33 = !DILocation(line: 32, column: 26, scope: !10, atomGroup: 2, atomRank: 1)
!34 = !DILocation(line: 32, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!35 = distinct !{!35, !36, !37, !38, !39}
!36 = !DILocation(line: 32, column: 5, scope: !10)
!37 = !DILocation(line: 34, column: 5, scope: !10)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 25, column: 21, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "show", scope: !42, file: !42, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!42 = !DIFile(filename: "programs/c/show.h", directory: "")
!43 = distinct !DILocation(line: 38, column: 5, scope: !10)
!44 = !DILocation(line: 8, column: 5, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "show_number", scope: !42, file: !42, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!46 = distinct !DILocation(line: 25, column: 9, scope: !41, inlinedAt: !43)
!47 = !DILocation(line: 10, column: 28, scope: !45, inlinedAt: !46, atomGroup: 3, atomRank: 2)
!48 = !DILocation(line: 10, column: 21, scope: !45, inlinedAt: !46, atomGroup: 3, atomRank: 1)
!49 = !DILocation(line: 11, column: 16, scope: !45, inlinedAt: !46, atomGroup: 4, atomRank: 1)
!50 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !53, atomGroup: 1, atomRank: 1)
!51 = distinct !DISubprogram(name: "putchar", scope: !52, file: !52, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!52 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!53 = distinct !DILocation(line: 12, column: 9, scope: !45, inlinedAt: !46)
!54 = !{!55, !55, i64 0}
!55 = !{!"long", !8, i64 0}
!56 = !DILocation(line: 13, column: 5, scope: !45, inlinedAt: !46)
!57 = !DILocation(line: 14, column: 5, scope: !45, inlinedAt: !46)
!58 = !DILocation(line: 0, scope: !45, inlinedAt: !46)
!59 = !DILocation(line: 16, column: 14, scope: !45, inlinedAt: !46, atomGroup: 7, atomRank: 2)
!60 = !DILocation(line: 15, column: 45, scope: !45, inlinedAt: !46)
!61 = !DILocation(line: 15, column: 27, scope: !45, inlinedAt: !46, atomGroup: 5, atomRank: 2)
!62 = !DILocation(line: 15, column: 21, scope: !45, inlinedAt: !46, atomGroup: 6, atomRank: 2)
!63 = !DILocation(line: 15, column: 9, scope: !45, inlinedAt: !46)
!64 = !DILocation(line: 15, column: 25, scope: !45, inlinedAt: !46, atomGroup: 5, atomRank: 1)
!65 = !{!8, !8, i64 0}
!66 = !DILocation(line: 17, column: 19, scope: !45, inlinedAt: !46, atomGroup: 8, atomRank: 1)
!67 = !DILocation(line: 17, column: 5, scope: !45, inlinedAt: !46, atomGroup: 9, atomRank: 1)
!68 = distinct !{!68, !57, !69, !38, !39}
!69 = !DILocation(line: 17, column: 23, scope: !45, inlinedAt: !46)
!70 = !DILocation(line: 19, column: 24, scope: !45, inlinedAt: !46, atomGroup: 12, atomRank: 2)
!71 = !DILocation(line: 19, column: 17, scope: !45, inlinedAt: !46)
!72 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !73, atomGroup: 1, atomRank: 1)
!73 = distinct !DILocation(line: 19, column: 9, scope: !45, inlinedAt: !46)
!74 = !DILocation(line: 18, column: 18, scope: !45, inlinedAt: !46, atomGroup: 10, atomRank: 1)
!75 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !46, atomGroup: 11, atomRank: 1)
!76 = distinct !{!76, !77, !78, !38, !39}
!77 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !46)
!78 = !DILocation(line: 20, column: 5, scope: !45, inlinedAt: !46)
!79 = !DILocation(line: 21, column: 1, scope: !45, inlinedAt: !46)
!80 = !DILocation(line: 26, column: 19, scope: !41, inlinedAt: !43)
!81 = !DILocation(line: 26, column: 17, scope: !41, inlinedAt: !43)
!82 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !83, atomGroup: 1, atomRank: 1)
!83 = distinct !DILocation(line: 26, column: 9, scope: !41, inlinedAt: !43)
!84 = !DILocation(line: 24, column: 33, scope: !41, inlinedAt: !43, atomGroup: 4, atomRank: 2)
!85 = !DILocation(line: 24, column: 23, scope: !41, inlinedAt: !43, atomGroup: 2, atomRank: 1)
!86 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !43, atomGroup: 3, atomRank: 1)
!87 = distinct !{!87, !88, !89, !38, !39}
!88 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !43)
!89 = !DILocation(line: 27, column: 5, scope: !41, inlinedAt: !43)
!90 = !DILocation(line: 40, column: 1, scope: !10)
!91 = !DILocation(line: 39, column: 5, scope: !10, atomGroup: 12, atomRank: 1)
!92 = !DILocation(line: 36, column: 14, scope: !10)
!93 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !94, atomGroup: 17, atomRank: 1)
!94 = distinct !DILocation(line: 36, column: 9, scope: !10)
!95 = !DILocation(line: 25, column: 21, scope: !41, inlinedAt: !94)
!96 = !DILocation(line: 8, column: 5, scope: !45, inlinedAt: !97)
!97 = distinct !DILocation(line: 25, column: 9, scope: !41, inlinedAt: !94)
!98 = !DILocation(line: 10, column: 28, scope: !45, inlinedAt: !97, atomGroup: 3, atomRank: 2)
!99 = !DILocation(line: 10, column: 21, scope: !45, inlinedAt: !97, atomGroup: 3, atomRank: 1)
!100 = !DILocation(line: 11, column: 16, scope: !45, inlinedAt: !97, atomGroup: 4, atomRank: 1)
!101 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !102, atomGroup: 1, atomRank: 1)
!102 = distinct !DILocation(line: 12, column: 9, scope: !45, inlinedAt: !97)
!103 = !DILocation(line: 13, column: 5, scope: !45, inlinedAt: !97)
!104 = !DILocation(line: 14, column: 5, scope: !45, inlinedAt: !97)
!105 = !DILocation(line: 0, scope: !45, inlinedAt: !97)
!106 = !DILocation(line: 16, column: 14, scope: !45, inlinedAt: !97, atomGroup: 7, atomRank: 2)
!107 = !DILocation(line: 15, column: 45, scope: !45, inlinedAt: !97)
!108 = !DILocation(line: 15, column: 27, scope: !45, inlinedAt: !97, atomGroup: 5, atomRank: 2)
!109 = !DILocation(line: 15, column: 21, scope: !45, inlinedAt: !97, atomGroup: 6, atomRank: 2)
!110 = !DILocation(line: 15, column: 9, scope: !45, inlinedAt: !97)
!111 = !DILocation(line: 15, column: 25, scope: !45, inlinedAt: !97, atomGroup: 5, atomRank: 1)
!112 = !DILocation(line: 17, column: 19, scope: !45, inlinedAt: !97, atomGroup: 8, atomRank: 1)
!113 = !DILocation(line: 17, column: 5, scope: !45, inlinedAt: !97, atomGroup: 9, atomRank: 1)
!114 = distinct !{!114, !104, !115, !38, !39}
!115 = !DILocation(line: 17, column: 23, scope: !45, inlinedAt: !97)
!116 = !DILocation(line: 19, column: 24, scope: !45, inlinedAt: !97, atomGroup: 12, atomRank: 2)
!117 = !DILocation(line: 19, column: 17, scope: !45, inlinedAt: !97)
!118 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !119, atomGroup: 1, atomRank: 1)
!119 = distinct !DILocation(line: 19, column: 9, scope: !45, inlinedAt: !97)
!120 = !DILocation(line: 18, column: 18, scope: !45, inlinedAt: !97, atomGroup: 10, atomRank: 1)
!121 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !97, atomGroup: 11, atomRank: 1)
!122 = distinct !{!122, !123, !124, !38, !39}
!123 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !97)
!124 = !DILocation(line: 20, column: 5, scope: !45, inlinedAt: !97)
!125 = !DILocation(line: 21, column: 1, scope: !45, inlinedAt: !97)
!126 = !DILocation(line: 26, column: 19, scope: !41, inlinedAt: !94)
!127 = !DILocation(line: 26, column: 17, scope: !41, inlinedAt: !94)
!128 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !129, atomGroup: 1, atomRank: 1)
!129 = distinct !DILocation(line: 26, column: 9, scope: !41, inlinedAt: !94)
!130 = !DILocation(line: 24, column: 33, scope: !41, inlinedAt: !94, atomGroup: 4, atomRank: 2)
!131 = !DILocation(line: 24, column: 23, scope: !41, inlinedAt: !94, atomGroup: 2, atomRank: 1)
!132 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !94, atomGroup: 3, atomRank: 1)
!133 = distinct !{!133, !134, !135, !38, !39}
!134 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !94)
!135 = !DILocation(line: 27, column: 5, scope: !41, inlinedAt: !94)
!136 = !DILocation(line: 35, column: 36, scope: !10, atomGroup: 9, atomRank: 2)
!137 = !DILocation(line: 35, column: 23, scope: !10, atomGroup: 7, atomRank: 1)
!138 = !DILocation(line: 35, column: 5, scope: !10, atomGroup: 8, atomRank: 1)
!139 = distinct !{!139, !140, !141, !38, !39}
!140 = !DILocation(line: 35, column: 5, scope: !10)
!141 = !DILocation(line: 37, column: 5, scope: !10)
!142 = !DISubprogram(name: "launch", scope: !20, file: !20, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = distinct !DISubprogram(name: "scan_par", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!144 = !DILocation(line: 21, column: 32, scope: !143)
!145 = !DILocation(line: 21, column: 17, scope: !143)
!146 = !DILocation(line: 21, column: 17, scope: !143, atomGroup: 2, atomRank: 2)
!147 = !DILocation(line: 22, column: 28, scope: !143, atomGroup: 18, atomRank: 1)
!148 = !DILocation(line: 22, column: 5, scope: !143, atomGroup: 19, atomRank: 1)
!149 = !DILocation(line: 28, column: 1, scope: !143, atomGroup: 11, atomRank: 1)
!150 = !DILocation(line: 23, column: 13, scope: !143)
!151 = !DILocation(line: 23, column: 22, scope: !143, atomGroup: 6, atomRank: 2)
!152 = !DILocation(line: 23, column: 22, scope: !143, atomGroup: 6, atomRank: 1)
!153 = !DILocation(line: 24, column: 27, scope: !143)
!154 = !DILocation(line: 24, column: 13, scope: !143)
!155 = !DILocation(line: 24, column: 38, scope: !143, atomGroup: 7, atomRank: 1)
!156 = !DILocation(line: 25, column: 27, scope: !143)
!157 = !DILocation(line: 25, column: 13, scope: !143)
!158 = !DILocation(line: 25, column: 35, scope: !143, atomGroup: 8, atomRank: 1)
!159 = !DILocation(line: 26, column: 9, scope: !143)
!160 = !DILocation(line: 22, column: 51, scope: !143)
!161 = !DILocation(line: 22, column: 40, scope: !143, atomGroup: 9, atomRank: 2)
!162 = !DILocation(line: 22, column: 28, scope: !143, atomGroup: 4, atomRank: 1)
!163 = !DILocation(line: 22, column: 5, scope: !143, atomGroup: 5, atomRank: 1)
!164 = distinct !{!164, !165, !166, !38, !39}
!165 = !DILocation(line: 22, column: 5, scope: !143)
!166 = !DILocation(line: 27, column: 5, scope: !143)
!167 = !DISubprogram(name: "__harp_hardware_id", scope: !20, file: !20, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
