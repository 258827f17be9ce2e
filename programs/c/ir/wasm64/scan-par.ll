; ModuleID = 'programs/c/scan-par.c'
source_filename = "programs/c/scan-par.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !17
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
  br i1 %12, label %8, label %49, !dbg !34, !llvm.loop !35

13:                                               ; preds = %87, %43
  %14 = phi i64 [ %46, %43 ], [ 0, %87 ]
  %15 = getelementptr inbounds nuw i32, ptr @found, i64 %14, !dbg !40
  %16 = load i32, ptr %15, align 4, !dbg !40, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !44
  %17 = icmp slt i32 %16, 0, !dbg !47
  %18 = call i32 @llvm.abs.i32(i32 %16, i1 false), !dbg !48
  br i1 %17, label %19, label %20, !dbg !49

19:                                               ; preds = %13
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !50, !tbaa !54
  br label %20, !dbg !56

20:                                               ; preds = %19, %13
  br label %21, !dbg !57

21:                                               ; preds = %20, %21
  %22 = phi i64 [ %34, %21 ], [ 1, %20 ], !dbg !58
  %23 = phi i64 [ %31, %21 ], [ 0, %20 ], !dbg !58
  %24 = phi i32 [ %26, %21 ], [ %18, %20 ], !dbg !58
  %25 = freeze i32 %24, !dbg !59
  %26 = udiv i32 %25, 10, !dbg !59
  %27 = mul i32 %26, 10, !dbg !60
  %28 = sub i32 %25, %27, !dbg !60
  %29 = trunc nuw nsw i32 %28 to i8, !dbg !61
  %30 = or disjoint i8 %29, 48, !dbg !61
  %31 = add nuw nsw i64 %23, 1, !dbg !62
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 %23, !dbg !63
  store i8 %30, ptr %32, align 1, !dbg !64, !tbaa !65
  %33 = icmp ult i32 %24, 10, !dbg !66
  %34 = add nuw i64 %22, 1, !dbg !67
  br i1 %33, label %35, label %21, !dbg !67, !llvm.loop !68

35:                                               ; preds = %21, %35
  %36 = phi i64 [ %37, %35 ], [ %22, %21 ]
  %37 = add nsw i64 %36, -1, !dbg !70
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 %37, !dbg !71
  %39 = load i8, ptr %38, align 1, !dbg !71, !tbaa !65
  %40 = zext i8 %39 to i64, !dbg !72
  store volatile i64 %40, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !74, !tbaa !54
  %41 = trunc nuw i64 %36 to i32, !dbg !75
  %42 = icmp sgt i32 %41, 1, !dbg !75
  br i1 %42, label %35, label %43, !dbg !76, !llvm.loop !77

43:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !80
  %44 = icmp samesign ult i64 %14, 3, !dbg !81
  %45 = select i1 %44, i64 32, i64 10, !dbg !82
  store volatile i64 %45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !83, !tbaa !54
  %46 = add nuw nsw i64 %14, 1, !dbg !85
  %47 = icmp eq i64 %46, 4, !dbg !86
  br i1 %47, label %48, label %13, !dbg !87, !llvm.loop !88

48:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !91
  ret i32 0, !dbg !92

49:                                               ; preds = %8, %87
  %50 = phi i64 [ %88, %87 ], [ 0, %8 ]
  %51 = getelementptr inbounds nuw [30 x i32], ptr @marks, i64 %50, !dbg !93
  br label %52, !dbg !94

52:                                               ; preds = %82, %49
  %53 = phi i64 [ 0, %49 ], [ %85, %82 ]
  %54 = getelementptr inbounds nuw i32, ptr %51, i64 %53, !dbg !96
  %55 = load i32, ptr %54, align 4, !dbg !96, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !97
  %56 = icmp slt i32 %55, 0, !dbg !99
  %57 = call i32 @llvm.abs.i32(i32 %55, i1 false), !dbg !100
  br i1 %56, label %58, label %59, !dbg !101

58:                                               ; preds = %52
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !102, !tbaa !54
  br label %59, !dbg !104

59:                                               ; preds = %58, %52
  br label %60, !dbg !105

60:                                               ; preds = %59, %60
  %61 = phi i64 [ %73, %60 ], [ 1, %59 ], !dbg !106
  %62 = phi i64 [ %70, %60 ], [ 0, %59 ], !dbg !106
  %63 = phi i32 [ %65, %60 ], [ %57, %59 ], !dbg !106
  %64 = freeze i32 %63, !dbg !107
  %65 = udiv i32 %64, 10, !dbg !107
  %66 = mul i32 %65, 10, !dbg !108
  %67 = sub i32 %64, %66, !dbg !108
  %68 = trunc nuw nsw i32 %67 to i8, !dbg !109
  %69 = or disjoint i8 %68, 48, !dbg !109
  %70 = add nuw nsw i64 %62, 1, !dbg !110
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 %62, !dbg !111
  store i8 %69, ptr %71, align 1, !dbg !112, !tbaa !65
  %72 = icmp ult i32 %63, 10, !dbg !113
  %73 = add nuw i64 %61, 1, !dbg !114
  br i1 %72, label %74, label %60, !dbg !114, !llvm.loop !115

74:                                               ; preds = %60, %74
  %75 = phi i64 [ %76, %74 ], [ %61, %60 ]
  %76 = add nsw i64 %75, -1, !dbg !117
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 %76, !dbg !118
  %78 = load i8, ptr %77, align 1, !dbg !118, !tbaa !65
  %79 = zext i8 %78 to i64, !dbg !119
  store volatile i64 %79, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !121, !tbaa !54
  %80 = trunc nuw i64 %75 to i32, !dbg !122
  %81 = icmp sgt i32 %80, 1, !dbg !122
  br i1 %81, label %74, label %82, !dbg !123, !llvm.loop !124

82:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !127
  %83 = icmp samesign ult i64 %53, 29, !dbg !128
  %84 = select i1 %83, i64 32, i64 10, !dbg !129
  store volatile i64 %84, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !130, !tbaa !54
  %85 = add nuw nsw i64 %53, 1, !dbg !132
  %86 = icmp eq i64 %85, 30, !dbg !133
  br i1 %86, label %87, label %52, !dbg !134, !llvm.loop !135

87:                                               ; preds = %82
  %88 = add nuw nsw i64 %50, 1, !dbg !138
  %89 = icmp eq i64 %88, 4, !dbg !139
  br i1 %89, label %13, label %49, !dbg !140, !llvm.loop !141
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !144 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @scan_par(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !145 {
  %3 = load i32, ptr %1, align 4, !dbg !146, !tbaa !15
  %4 = sext i32 %3 to i64, !dbg !147
  %5 = getelementptr inbounds i32, ptr @wanted, i64 %4, !dbg !147
  %6 = load i32, ptr %5, align 4, !dbg !148, !tbaa !6
  %7 = icmp slt i32 %0, 30, !dbg !149
  br i1 %7, label %8, label %10, !dbg !150

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  br label %11, !dbg !150

10:                                               ; preds = %25, %2
  ret void, !dbg !151

11:                                               ; preds = %8, %25
  %12 = phi i32 [ %0, %8 ], [ %27, %25 ]
  %13 = sext i32 %12 to i64, !dbg !152
  %14 = getelementptr inbounds i32, ptr @array, i64 %13, !dbg !152
  %15 = load i32, ptr %14, align 4, !dbg !152, !tbaa !6
  %16 = icmp eq i32 %15, %6, !dbg !153
  br i1 %16, label %17, label %25, !dbg !154

17:                                               ; preds = %11
  %18 = load i32, ptr %1, align 4, !dbg !155, !tbaa !15
  %19 = sext i32 %18 to i64, !dbg !156
  %20 = getelementptr inbounds [30 x i32], ptr @marks, i64 %19, !dbg !156
  %21 = getelementptr inbounds i32, ptr %20, i64 %13, !dbg !156
  store i32 1, ptr %21, align 4, !dbg !157, !tbaa !6
  %22 = load i32, ptr %1, align 4, !dbg !158, !tbaa !15
  %23 = sext i32 %22 to i64, !dbg !159
  %24 = getelementptr inbounds i32, ptr @found, i64 %23, !dbg !159
  store i32 1, ptr %24, align 4, !dbg !160, !tbaa !6
  br label %25, !dbg !161

25:                                               ; preds = %11, %17
  %26 = load i32, ptr %9, align 4, !dbg !162, !tbaa !26
  %27 = add nsw i32 %26, %12, !dbg !163
  %28 = icmp slt i32 %27, 30, !dbg !164
  br i1 %28, label %11, label %10, !dbg !165, !llvm.loop !166
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !169 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

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
!72 = !DILocation(line: 25, column: 97, scope: !51, inlinedAt: !73, atomGroup: 1, atomRank: 2)
!73 = distinct !DILocation(line: 19, column: 9, scope: !45, inlinedAt: !46)
!74 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !73, atomGroup: 1, atomRank: 1)
!75 = !DILocation(line: 18, column: 18, scope: !45, inlinedAt: !46, atomGroup: 10, atomRank: 1)
!76 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !46, atomGroup: 11, atomRank: 1)
!77 = distinct !{!77, !78, !79, !38, !39}
!78 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !46)
!79 = !DILocation(line: 20, column: 5, scope: !45, inlinedAt: !46)
!80 = !DILocation(line: 21, column: 1, scope: !45, inlinedAt: !46)
!81 = !DILocation(line: 26, column: 19, scope: !41, inlinedAt: !43)
!82 = !DILocation(line: 26, column: 17, scope: !41, inlinedAt: !43)
!83 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !84, atomGroup: 1, atomRank: 1)
!84 = distinct !DILocation(line: 26, column: 9, scope: !41, inlinedAt: !43)
!85 = !DILocation(line: 24, column: 33, scope: !41, inlinedAt: !43, atomGroup: 4, atomRank: 2)
!86 = !DILocation(line: 24, column: 23, scope: !41, inlinedAt: !43, atomGroup: 2, atomRank: 1)
!87 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !43, atomGroup: 3, atomRank: 1)
!88 = distinct !{!88, !89, !90, !38, !39}
!89 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !43)
!90 = !DILocation(line: 27, column: 5, scope: !41, inlinedAt: !43)
!91 = !DILocation(line: 40, column: 1, scope: !10)
!92 = !DILocation(line: 39, column: 5, scope: !10, atomGroup: 12, atomRank: 1)
!93 = !DILocation(line: 36, column: 14, scope: !10)
!94 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !95, atomGroup: 17, atomRank: 1)
!95 = distinct !DILocation(line: 36, column: 9, scope: !10)
!96 = !DILocation(line: 25, column: 21, scope: !41, inlinedAt: !95)
!97 = !DILocation(line: 8, column: 5, scope: !45, inlinedAt: !98)
!98 = distinct !DILocation(line: 25, column: 9, scope: !41, inlinedAt: !95)
!99 = !DILocation(line: 10, column: 28, scope: !45, inlinedAt: !98, atomGroup: 3, atomRank: 2)
!100 = !DILocation(line: 10, column: 21, scope: !45, inlinedAt: !98, atomGroup: 3, atomRank: 1)
!101 = !DILocation(line: 11, column: 16, scope: !45, inlinedAt: !98, atomGroup: 4, atomRank: 1)
!102 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !103, atomGroup: 1, atomRank: 1)
!103 = distinct !DILocation(line: 12, column: 9, scope: !45, inlinedAt: !98)
!104 = !DILocation(line: 13, column: 5, scope: !45, inlinedAt: !98)
!105 = !DILocation(line: 14, column: 5, scope: !45, inlinedAt: !98)
!106 = !DILocation(line: 0, scope: !45, inlinedAt: !98)
!107 = !DILocation(line: 16, column: 14, scope: !45, inlinedAt: !98, atomGroup: 7, atomRank: 2)
!108 = !DILocation(line: 15, column: 45, scope: !45, inlinedAt: !98)
!109 = !DILocation(line: 15, column: 27, scope: !45, inlinedAt: !98, atomGroup: 5, atomRank: 2)
!110 = !DILocation(line: 15, column: 21, scope: !45, inlinedAt: !98, atomGroup: 6, atomRank: 2)
!111 = !DILocation(line: 15, column: 9, scope: !45, inlinedAt: !98)
!112 = !DILocation(line: 15, column: 25, scope: !45, inlinedAt: !98, atomGroup: 5, atomRank: 1)
!113 = !DILocation(line: 17, column: 19, scope: !45, inlinedAt: !98, atomGroup: 8, atomRank: 1)
!114 = !DILocation(line: 17, column: 5, scope: !45, inlinedAt: !98, atomGroup: 9, atomRank: 1)
!115 = distinct !{!115, !105, !116, !38, !39}
!116 = !DILocation(line: 17, column: 23, scope: !45, inlinedAt: !98)
!117 = !DILocation(line: 19, column: 24, scope: !45, inlinedAt: !98, atomGroup: 12, atomRank: 2)
!118 = !DILocation(line: 19, column: 17, scope: !45, inlinedAt: !98)
!119 = !DILocation(line: 25, column: 97, scope: !51, inlinedAt: !120, atomGroup: 1, atomRank: 2)
!120 = distinct !DILocation(line: 19, column: 9, scope: !45, inlinedAt: !98)
!121 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !120, atomGroup: 1, atomRank: 1)
!122 = !DILocation(line: 18, column: 18, scope: !45, inlinedAt: !98, atomGroup: 10, atomRank: 1)
!123 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !98, atomGroup: 11, atomRank: 1)
!124 = distinct !{!124, !125, !126, !38, !39}
!125 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !98)
!126 = !DILocation(line: 20, column: 5, scope: !45, inlinedAt: !98)
!127 = !DILocation(line: 21, column: 1, scope: !45, inlinedAt: !98)
!128 = !DILocation(line: 26, column: 19, scope: !41, inlinedAt: !95)
!129 = !DILocation(line: 26, column: 17, scope: !41, inlinedAt: !95)
!130 = !DILocation(line: 25, column: 95, scope: !51, inlinedAt: !131, atomGroup: 1, atomRank: 1)
!131 = distinct !DILocation(line: 26, column: 9, scope: !41, inlinedAt: !95)
!132 = !DILocation(line: 24, column: 33, scope: !41, inlinedAt: !95, atomGroup: 4, atomRank: 2)
!133 = !DILocation(line: 24, column: 23, scope: !41, inlinedAt: !95, atomGroup: 2, atomRank: 1)
!134 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !95, atomGroup: 3, atomRank: 1)
!135 = distinct !{!135, !136, !137, !38, !39}
!136 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !95)
!137 = !DILocation(line: 27, column: 5, scope: !41, inlinedAt: !95)
!138 = !DILocation(line: 35, column: 36, scope: !10, atomGroup: 9, atomRank: 2)
!139 = !DILocation(line: 35, column: 23, scope: !10, atomGroup: 7, atomRank: 1)
!140 = !DILocation(line: 35, column: 5, scope: !10, atomGroup: 8, atomRank: 1)
!141 = distinct !{!141, !142, !143, !38, !39}
!142 = !DILocation(line: 35, column: 5, scope: !10)
!143 = !DILocation(line: 37, column: 5, scope: !10)
!144 = !DISubprogram(name: "launch", scope: !20, file: !20, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = distinct !DISubprogram(name: "scan_par", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!146 = !DILocation(line: 21, column: 32, scope: !145)
!147 = !DILocation(line: 21, column: 17, scope: !145)
!148 = !DILocation(line: 21, column: 17, scope: !145, atomGroup: 2, atomRank: 2)
!149 = !DILocation(line: 22, column: 28, scope: !145, atomGroup: 18, atomRank: 1)
!150 = !DILocation(line: 22, column: 5, scope: !145, atomGroup: 19, atomRank: 1)
!151 = !DILocation(line: 28, column: 1, scope: !145, atomGroup: 11, atomRank: 1)
!152 = !DILocation(line: 23, column: 13, scope: !145)
!153 = !DILocation(line: 23, column: 22, scope: !145, atomGroup: 6, atomRank: 2)
!154 = !DILocation(line: 23, column: 22, scope: !145, atomGroup: 6, atomRank: 1)
!155 = !DILocation(line: 24, column: 27, scope: !145)
!156 = !DILocation(line: 24, column: 13, scope: !145)
!157 = !DILocation(line: 24, column: 38, scope: !145, atomGroup: 7, atomRank: 1)
!158 = !DILocation(line: 25, column: 27, scope: !145)
!159 = !DILocation(line: 25, column: 13, scope: !145)
!160 = !DILocation(line: 25, column: 35, scope: !145, atomGroup: 8, atomRank: 1)
!161 = !DILocation(line: 26, column: 9, scope: !145)
!162 = !DILocation(line: 22, column: 51, scope: !145)
!163 = !DILocation(line: 22, column: 40, scope: !145, atomGroup: 9, atomRank: 2)
!164 = !DILocation(line: 22, column: 28, scope: !145, atomGroup: 4, atomRank: 1)
!165 = !DILocation(line: 22, column: 5, scope: !145, atomGroup: 5, atomRank: 1)
!166 = distinct !{!166, !167, !168, !38, !39}
!167 = !DILocation(line: 22, column: 5, scope: !145)
!168 = !DILocation(line: 27, column: 5, scope: !145)
!169 = !DISubprogram(name: "__harp_hardware_id", scope: !20, file: !20, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
