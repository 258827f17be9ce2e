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
  br i1 %12, label %8, label %52, !dbg !34, !llvm.loop !35

13:                                               ; preds = %93, %45
  %14 = phi i64 [ %49, %45 ], [ 0, %93 ]
  %15 = getelementptr inbounds nuw i32, ptr @found, i64 %14, !dbg !40
  %16 = load i32, ptr %15, align 4, !dbg !40, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !44
  %17 = icmp slt i32 %16, 0, !dbg !47
  %18 = call i32 @llvm.abs.i32(i32 %16, i1 false), !dbg !48
  br i1 %17, label %19, label %21, !dbg !49

19:                                               ; preds = %13
  %20 = call i32 @putchar(i32 noundef 45) #8, !dbg !50
  br label %21, !dbg !51

21:                                               ; preds = %19, %13
  br label %22, !dbg !52

22:                                               ; preds = %21, %22
  %23 = phi i64 [ %35, %22 ], [ 1, %21 ], !dbg !53
  %24 = phi i64 [ %32, %22 ], [ 0, %21 ], !dbg !53
  %25 = phi i32 [ %27, %22 ], [ %18, %21 ], !dbg !53
  %26 = freeze i32 %25, !dbg !54
  %27 = udiv i32 %26, 10, !dbg !54
  %28 = mul i32 %27, 10, !dbg !55
  %29 = sub i32 %26, %28, !dbg !55
  %30 = trunc nuw nsw i32 %29 to i8, !dbg !56
  %31 = or disjoint i8 %30, 48, !dbg !56
  %32 = add nuw nsw i64 %24, 1, !dbg !57
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 %24, !dbg !58
  store i8 %31, ptr %33, align 1, !dbg !59, !tbaa !60
  %34 = icmp ult i32 %25, 10, !dbg !61
  %35 = add nuw i64 %23, 1, !dbg !62
  br i1 %34, label %36, label %22, !dbg !62, !llvm.loop !63

36:                                               ; preds = %22, %36
  %37 = phi i64 [ %38, %36 ], [ %23, %22 ]
  %38 = add nsw i64 %37, -1, !dbg !65
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 %38, !dbg !66
  %40 = load i8, ptr %39, align 1, !dbg !66, !tbaa !60
  %41 = sext i8 %40 to i32, !dbg !66
  %42 = call i32 @putchar(i32 noundef %41) #8, !dbg !67
  %43 = trunc nuw i64 %37 to i32, !dbg !68
  %44 = icmp sgt i32 %43, 1, !dbg !68
  br i1 %44, label %36, label %45, !dbg !69, !llvm.loop !70

45:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !73
  %46 = icmp samesign ult i64 %14, 3, !dbg !74
  %47 = select i1 %46, i32 32, i32 10, !dbg !75
  %48 = call i32 @putchar(i32 noundef %47) #8, !dbg !76
  %49 = add nuw nsw i64 %14, 1, !dbg !77
  %50 = icmp eq i64 %49, 4, !dbg !78
  br i1 %50, label %51, label %13, !dbg !79, !llvm.loop !80

51:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !83
  ret i32 0, !dbg !84

52:                                               ; preds = %8, %93
  %53 = phi i64 [ %94, %93 ], [ 0, %8 ]
  %54 = getelementptr inbounds nuw [30 x i32], ptr @marks, i64 %53, !dbg !85
  br label %55, !dbg !86

55:                                               ; preds = %87, %52
  %56 = phi i64 [ 0, %52 ], [ %91, %87 ]
  %57 = getelementptr inbounds nuw i32, ptr %54, i64 %56, !dbg !88
  %58 = load i32, ptr %57, align 4, !dbg !88, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !89
  %59 = icmp slt i32 %58, 0, !dbg !91
  %60 = call i32 @llvm.abs.i32(i32 %58, i1 false), !dbg !92
  br i1 %59, label %61, label %63, !dbg !93

61:                                               ; preds = %55
  %62 = call i32 @putchar(i32 noundef 45) #8, !dbg !94
  br label %63, !dbg !95

63:                                               ; preds = %61, %55
  br label %64, !dbg !96

64:                                               ; preds = %63, %64
  %65 = phi i64 [ %77, %64 ], [ 1, %63 ], !dbg !97
  %66 = phi i64 [ %74, %64 ], [ 0, %63 ], !dbg !97
  %67 = phi i32 [ %69, %64 ], [ %60, %63 ], !dbg !97
  %68 = freeze i32 %67, !dbg !98
  %69 = udiv i32 %68, 10, !dbg !98
  %70 = mul i32 %69, 10, !dbg !99
  %71 = sub i32 %68, %70, !dbg !99
  %72 = trunc nuw nsw i32 %71 to i8, !dbg !100
  %73 = or disjoint i8 %72, 48, !dbg !100
  %74 = add nuw nsw i64 %66, 1, !dbg !101
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 %66, !dbg !102
  store i8 %73, ptr %75, align 1, !dbg !103, !tbaa !60
  %76 = icmp ult i32 %67, 10, !dbg !104
  %77 = add nuw i64 %65, 1, !dbg !105
  br i1 %76, label %78, label %64, !dbg !105, !llvm.loop !106

78:                                               ; preds = %64, %78
  %79 = phi i64 [ %80, %78 ], [ %65, %64 ]
  %80 = add nsw i64 %79, -1, !dbg !108
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 %80, !dbg !109
  %82 = load i8, ptr %81, align 1, !dbg !109, !tbaa !60
  %83 = sext i8 %82 to i32, !dbg !109
  %84 = call i32 @putchar(i32 noundef %83) #8, !dbg !110
  %85 = trunc nuw i64 %79 to i32, !dbg !111
  %86 = icmp sgt i32 %85, 1, !dbg !111
  br i1 %86, label %78, label %87, !dbg !112, !llvm.loop !113

87:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !116
  %88 = icmp samesign ult i64 %56, 29, !dbg !117
  %89 = select i1 %88, i32 32, i32 10, !dbg !118
  %90 = call i32 @putchar(i32 noundef %89) #8, !dbg !119
  %91 = add nuw nsw i64 %56, 1, !dbg !120
  %92 = icmp eq i64 %91, 30, !dbg !121
  br i1 %92, label %93, label %55, !dbg !122, !llvm.loop !123

93:                                               ; preds = %87
  %94 = add nuw nsw i64 %53, 1, !dbg !126
  %95 = icmp eq i64 %94, 4, !dbg !127
  br i1 %95, label %13, label %52, !dbg !128, !llvm.loop !129
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !132 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @scan_par(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !133 {
  %3 = load i32, ptr %1, align 4, !dbg !134, !tbaa !15
  %4 = sext i32 %3 to i64, !dbg !135
  %5 = getelementptr inbounds i32, ptr @wanted, i64 %4, !dbg !135
  %6 = load i32, ptr %5, align 4, !dbg !136, !tbaa !6
  %7 = icmp slt i32 %0, 30, !dbg !137
  br i1 %7, label %8, label %10, !dbg !138

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  br label %11, !dbg !138

10:                                               ; preds = %25, %2
  ret void, !dbg !139

11:                                               ; preds = %8, %25
  %12 = phi i32 [ %0, %8 ], [ %27, %25 ]
  %13 = sext i32 %12 to i64, !dbg !140
  %14 = getelementptr inbounds i32, ptr @array, i64 %13, !dbg !140
  %15 = load i32, ptr %14, align 4, !dbg !140, !tbaa !6
  %16 = icmp eq i32 %15, %6, !dbg !141
  br i1 %16, label %17, label %25, !dbg !142

17:                                               ; preds = %11
  %18 = load i32, ptr %1, align 4, !dbg !143, !tbaa !15
  %19 = sext i32 %18 to i64, !dbg !144
  %20 = getelementptr inbounds [30 x i32], ptr @marks, i64 %19, !dbg !144
  %21 = getelementptr inbounds i32, ptr %20, i64 %13, !dbg !144
  store i32 1, ptr %21, align 4, !dbg !145, !tbaa !6
  %22 = load i32, ptr %1, align 4, !dbg !146, !tbaa !15
  %23 = sext i32 %22 to i64, !dbg !147
  %24 = getelementptr inbounds i32, ptr @found, i64 %23, !dbg !147
  store i32 1, ptr %24, align 4, !dbg !148, !tbaa !6
  br label %25, !dbg !149

25:                                               ; preds = %11, %17
  %26 = load i32, ptr %9, align 4, !dbg !150, !tbaa !26
  %27 = add nsw i32 %26, %12, !dbg !151
  %28 = icmp slt i32 %27, 30, !dbg !152
  br i1 %28, label %11, label %10, !dbg !153, !llvm.loop !154
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !157 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

declare !dbg !158 i32 @putchar(i32 noundef) local_unnamed_addr #2

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
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !11, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 30, column: 5, scope: !10)
!14 = !DILocation(line: 30, column: 28, scope: !10, atomGroup: 1, atomRank: 1)
!15 = !{!16, !7, i64 0}
!16 = !{!"search", !7, i64 0, !7, i64 4}
!17 = !DILocation(line: 30, column: 28, scope: !10)
!18 = !DILocation(line: 43, column: 38, scope: !19, inlinedAt: !21, atomGroup: 1, atomRank: 2)
!19 = distinct !DISubprogram(name: "lanes", scope: !20, file: !20, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!21 = distinct !DILocation(line: 30, column: 32, scope: !10)
!22 = !DILocation(line: 45, column: 38, scope: !23, inlinedAt: !24, atomGroup: 1, atomRank: 2)
!23 = distinct !DISubprogram(name: "warps", scope: !20, file: !20, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = distinct !DILocation(line: 30, column: 42, scope: !10)
!25 = !DILocation(line: 30, column: 40, scope: !10, atomGroup: 1, atomRank: 2)
!26 = !{!16, !7, i64 4}
!27 = !DILocation(line: 31, column: 5, scope: !10, atomGroup: 21, atomRank: 1)
!28 = !DILocation(line: 32, column: 33, scope: !10)
!29 = !DILocation(line: 32, column: 9, scope: !10)
!30 = !DILocation(line: 31, column: 51, scope: !10)
!31 = !DILocation(line: 31, column: 51, scope: !10, atomGroup: 4, atomRank: 2)
!32 = !DILocation(line: 31, column: 51, scope: !10, atomGroup: 4, atomRank: 1)
!33 = !DILocation(line: 31, column: 26, scope: !10, atomGroup: 2, atomRank: 1)
!34 = !DILocation(line: 31, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!35 = distinct !{!35, !36, !37, !38, !39}
!36 = !DILocation(line: 31, column: 5, scope: !10)
!37 = !DILocation(line: 33, column: 5, scope: !10)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 25, column: 21, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "show", scope: !42, file: !42, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!42 = !DIFile(filename: "programs/c/show.h", directory: "")
!43 = distinct !DILocation(line: 37, column: 5, scope: !10)
!44 = !DILocation(line: 8, column: 5, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "show_number", scope: !42, file: !42, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!46 = distinct !DILocation(line: 25, column: 9, scope: !41, inlinedAt: !43)
!47 = !DILocation(line: 10, column: 28, scope: !45, inlinedAt: !46, atomGroup: 3, atomRank: 2)
!48 = !DILocation(line: 10, column: 21, scope: !45, inlinedAt: !46, atomGroup: 3, atomRank: 1)
!49 = !DILocation(line: 11, column: 16, scope: !45, inlinedAt: !46, atomGroup: 4, atomRank: 1)
!50 = !DILocation(line: 12, column: 9, scope: !45, inlinedAt: !46)
!51 = !DILocation(line: 13, column: 5, scope: !45, inlinedAt: !46)
!52 = !DILocation(line: 14, column: 5, scope: !45, inlinedAt: !46)
!53 = !DILocation(line: 0, scope: !45, inlinedAt: !46)
!54 = !DILocation(line: 16, column: 14, scope: !45, inlinedAt: !46, atomGroup: 7, atomRank: 2)
!55 = !DILocation(line: 15, column: 45, scope: !45, inlinedAt: !46)
!56 = !DILocation(line: 15, column: 27, scope: !45, inlinedAt: !46, atomGroup: 5, atomRank: 2)
!57 = !DILocation(line: 15, column: 21, scope: !45, inlinedAt: !46, atomGroup: 6, atomRank: 2)
!58 = !DILocation(line: 15, column: 9, scope: !45, inlinedAt: !46)
!59 = !DILocation(line: 15, column: 25, scope: !45, inlinedAt: !46, atomGroup: 5, atomRank: 1)
!60 = !{!8, !8, i64 0}
!61 = !DILocation(line: 17, column: 19, scope: !45, inlinedAt: !46, atomGroup: 8, atomRank: 1)
!62 = !DILocation(line: 17, column: 5, scope: !45, inlinedAt: !46, atomGroup: 9, atomRank: 1)
!63 = distinct !{!63, !52, !64, !38, !39}
!64 = !DILocation(line: 17, column: 23, scope: !45, inlinedAt: !46)
!65 = !DILocation(line: 19, column: 24, scope: !45, inlinedAt: !46, atomGroup: 12, atomRank: 2)
!66 = !DILocation(line: 19, column: 17, scope: !45, inlinedAt: !46)
!67 = !DILocation(line: 19, column: 9, scope: !45, inlinedAt: !46)
!68 = !DILocation(line: 18, column: 18, scope: !45, inlinedAt: !46, atomGroup: 10, atomRank: 1)
!69 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !46, atomGroup: 11, atomRank: 1)
!70 = distinct !{!70, !71, !72, !38, !39}
!71 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !46)
!72 = !DILocation(line: 20, column: 5, scope: !45, inlinedAt: !46)
!73 = !DILocation(line: 21, column: 1, scope: !45, inlinedAt: !46)
!74 = !DILocation(line: 26, column: 19, scope: !41, inlinedAt: !43)
!75 = !DILocation(line: 26, column: 17, scope: !41, inlinedAt: !43)
!76 = !DILocation(line: 26, column: 9, scope: !41, inlinedAt: !43)
!77 = !DILocation(line: 24, column: 33, scope: !41, inlinedAt: !43, atomGroup: 4, atomRank: 2)
!78 = !DILocation(line: 24, column: 23, scope: !41, inlinedAt: !43, atomGroup: 2, atomRank: 1)
!79 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !43, atomGroup: 3, atomRank: 1)
!80 = distinct !{!80, !81, !82, !38, !39}
!81 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !43)
!82 = !DILocation(line: 27, column: 5, scope: !41, inlinedAt: !43)
!83 = !DILocation(line: 39, column: 1, scope: !10)
!84 = !DILocation(line: 38, column: 5, scope: !10, atomGroup: 12, atomRank: 1)
!85 = !DILocation(line: 35, column: 14, scope: !10)
!86 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !87, atomGroup: 17, atomRank: 1)
!87 = distinct !DILocation(line: 35, column: 9, scope: !10)
!88 = !DILocation(line: 25, column: 21, scope: !41, inlinedAt: !87)
!89 = !DILocation(line: 8, column: 5, scope: !45, inlinedAt: !90)
!90 = distinct !DILocation(line: 25, column: 9, scope: !41, inlinedAt: !87)
!91 = !DILocation(line: 10, column: 28, scope: !45, inlinedAt: !90, atomGroup: 3, atomRank: 2)
!92 = !DILocation(line: 10, column: 21, scope: !45, inlinedAt: !90, atomGroup: 3, atomRank: 1)
!93 = !DILocation(line: 11, column: 16, scope: !45, inlinedAt: !90, atomGroup: 4, atomRank: 1)
!94 = !DILocation(line: 12, column: 9, scope: !45, inlinedAt: !90)
!95 = !DILocation(line: 13, column: 5, scope: !45, inlinedAt: !90)
!96 = !DILocation(line: 14, column: 5, scope: !45, inlinedAt: !90)
!97 = !DILocation(line: 0, scope: !45, inlinedAt: !90)
!98 = !DILocation(line: 16, column: 14, scope: !45, inlinedAt: !90, atomGroup: 7, atomRank: 2)
!99 = !DILocation(line: 15, column: 45, scope: !45, inlinedAt: !90)
!100 = !DILocation(line: 15, column: 27, scope: !45, inlinedAt: !90, atomGroup: 5, atomRank: 2)
!101 = !DILocation(line: 15, column: 21, scope: !45, inlinedAt: !90, atomGroup: 6, atomRank: 2)
!102 = !DILocation(line: 15, column: 9, scope: !45, inlinedAt: !90)
!103 = !DILocation(line: 15, column: 25, scope: !45, inlinedAt: !90, atomGroup: 5, atomRank: 1)
!104 = !DILocation(line: 17, column: 19, scope: !45, inlinedAt: !90, atomGroup: 8, atomRank: 1)
!105 = !DILocation(line: 17, column: 5, scope: !45, inlinedAt: !90, atomGroup: 9, atomRank: 1)
!106 = distinct !{!106, !96, !107, !38, !39}
!107 = !DILocation(line: 17, column: 23, scope: !45, inlinedAt: !90)
!108 = !DILocation(line: 19, column: 24, scope: !45, inlinedAt: !90, atomGroup: 12, atomRank: 2)
!109 = !DILocation(line: 19, column: 17, scope: !45, inlinedAt: !90)
!110 = !DILocation(line: 19, column: 9, scope: !45, inlinedAt: !90)
!111 = !DILocation(line: 18, column: 18, scope: !45, inlinedAt: !90, atomGroup: 10, atomRank: 1)
!112 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !90, atomGroup: 11, atomRank: 1)
!113 = distinct !{!113, !114, !115, !38, !39}
!114 = !DILocation(line: 18, column: 5, scope: !45, inlinedAt: !90)
!115 = !DILocation(line: 20, column: 5, scope: !45, inlinedAt: !90)
!116 = !DILocation(line: 21, column: 1, scope: !45, inlinedAt: !90)
!117 = !DILocation(line: 26, column: 19, scope: !41, inlinedAt: !87)
!118 = !DILocation(line: 26, column: 17, scope: !41, inlinedAt: !87)
!119 = !DILocation(line: 26, column: 9, scope: !41, inlinedAt: !87)
!120 = !DILocation(line: 24, column: 33, scope: !41, inlinedAt: !87, atomGroup: 4, atomRank: 2)
!121 = !DILocation(line: 24, column: 23, scope: !41, inlinedAt: !87, atomGroup: 2, atomRank: 1)
!122 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !87, atomGroup: 3, atomRank: 1)
!123 = distinct !{!123, !124, !125, !38, !39}
!124 = !DILocation(line: 24, column: 5, scope: !41, inlinedAt: !87)
!125 = !DILocation(line: 27, column: 5, scope: !41, inlinedAt: !87)
!126 = !DILocation(line: 34, column: 36, scope: !10, atomGroup: 9, atomRank: 2)
!127 = !DILocation(line: 34, column: 23, scope: !10, atomGroup: 7, atomRank: 1)
!128 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 8, atomRank: 1)
!129 = distinct !{!129, !130, !131, !38, !39}
!130 = !DILocation(line: 34, column: 5, scope: !10)
!131 = !DILocation(line: 36, column: 5, scope: !10)
!132 = !DISubprogram(name: "launch", scope: !20, file: !20, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = distinct !DISubprogram(name: "scan_par", scope: !1, file: !1, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!134 = !DILocation(line: 20, column: 32, scope: !133)
!135 = !DILocation(line: 20, column: 17, scope: !133)
!136 = !DILocation(line: 20, column: 17, scope: !133, atomGroup: 2, atomRank: 2)
!137 = !DILocation(line: 21, column: 28, scope: !133, atomGroup: 18, atomRank: 1)
!138 = !DILocation(line: 21, column: 5, scope: !133, atomGroup: 19, atomRank: 1)
!139 = !DILocation(line: 27, column: 1, scope: !133, atomGroup: 11, atomRank: 1)
!140 = !DILocation(line: 22, column: 13, scope: !133)
!141 = !DILocation(line: 22, column: 22, scope: !133, atomGroup: 6, atomRank: 2)
!142 = !DILocation(line: 22, column: 22, scope: !133, atomGroup: 6, atomRank: 1)
!143 = !DILocation(line: 23, column: 27, scope: !133)
!144 = !DILocation(line: 23, column: 13, scope: !133)
!145 = !DILocation(line: 23, column: 38, scope: !133, atomGroup: 7, atomRank: 1)
!146 = !DILocation(line: 24, column: 27, scope: !133)
!147 = !DILocation(line: 24, column: 13, scope: !133)
!148 = !DILocation(line: 24, column: 35, scope: !133, atomGroup: 8, atomRank: 1)
!149 = !DILocation(line: 25, column: 9, scope: !133)
!150 = !DILocation(line: 21, column: 51, scope: !133)
!151 = !DILocation(line: 21, column: 40, scope: !133, atomGroup: 9, atomRank: 2)
!152 = !DILocation(line: 21, column: 28, scope: !133, atomGroup: 4, atomRank: 1)
!153 = !DILocation(line: 21, column: 5, scope: !133, atomGroup: 5, atomRank: 1)
!154 = distinct !{!154, !155, !156, !38, !39}
!155 = !DILocation(line: 21, column: 5, scope: !133)
!156 = !DILocation(line: 26, column: 5, scope: !133)
!157 = !DISubprogram(name: "__harp_hardware_id", scope: !20, file: !20, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DISubprogram(name: "putchar", scope: !159, file: !159, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
