; ModuleID = 'programs/c/progress-nested-locks.c'
source_filename = "programs/c/progress-nested-locks.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.account = type { i32, i32, i32 }

@accounts = hidden global [6 x %struct.account] [%struct.account { i32 0, i32 600, i32 0 }, %struct.account { i32 0, i32 500, i32 0 }, %struct.account { i32 0, i32 400, i32 0 }, %struct.account { i32 0, i32 300, i32 0 }, %struct.account { i32 0, i32 200, i32 0 }, %struct.account { i32 0, i32 100, i32 0 }], align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  %3 = alloca [6 x i32], align 16
  %4 = alloca [6 x i32], align 16
  tail call void @launch(ptr noundef nonnull @move, i32 noundef 32, ptr noundef null) #6, !dbg !13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7, !dbg !14
  br label %82, !dbg !15

5:                                                ; preds = %82, %37
  %6 = phi i64 [ %41, %37 ], [ 0, %82 ]
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !16
  %8 = load i32, ptr %7, align 4, !dbg !16, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !20
  %9 = icmp slt i32 %8, 0, !dbg !23
  %10 = tail call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !24
  br i1 %9, label %11, label %13, !dbg !25

11:                                               ; preds = %5
  %12 = tail call i32 @putchar(i32 noundef 45) #6, !dbg !26
  br label %13, !dbg !27

13:                                               ; preds = %11, %5
  br label %14, !dbg !28

14:                                               ; preds = %13, %14
  %15 = phi i64 [ %27, %14 ], [ 1, %13 ], !dbg !29
  %16 = phi i64 [ %24, %14 ], [ 0, %13 ], !dbg !29
  %17 = phi i32 [ %19, %14 ], [ %10, %13 ], !dbg !29
  %18 = freeze i32 %17, !dbg !30
  %19 = udiv i32 %18, 10, !dbg !30
  %20 = mul i32 %19, 10, !dbg !31
  %21 = sub i32 %18, %20, !dbg !31
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !32
  %23 = or disjoint i8 %22, 48, !dbg !32
  %24 = add nuw nsw i64 %16, 1, !dbg !33
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 %16, !dbg !34
  store i8 %23, ptr %25, align 1, !dbg !35, !tbaa !36
  %26 = icmp ult i32 %17, 10, !dbg !37
  %27 = add nuw i64 %15, 1, !dbg !38
  br i1 %26, label %28, label %14, !dbg !38, !llvm.loop !39

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %30, %28 ], [ %15, %14 ]
  %30 = add nsw i64 %29, -1, !dbg !43
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 %30, !dbg !44
  %32 = load i8, ptr %31, align 1, !dbg !44, !tbaa !36
  %33 = sext i8 %32 to i32, !dbg !44
  %34 = tail call i32 @putchar(i32 noundef %33) #6, !dbg !45
  %35 = trunc nuw i64 %29 to i32, !dbg !46
  %36 = icmp sgt i32 %35, 1, !dbg !46
  br i1 %36, label %28, label %37, !dbg !47, !llvm.loop !48

37:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !51
  %38 = icmp eq i64 %6, 5, !dbg !52
  %39 = select i1 %38, i32 10, i32 32, !dbg !53
  %40 = tail call i32 @putchar(i32 noundef %39) #6, !dbg !54
  %41 = add nuw nsw i64 %6, 1, !dbg !55
  %42 = icmp eq i64 %41, 6, !dbg !56
  br i1 %42, label %43, label %5, !dbg !57, !llvm.loop !58

43:                                               ; preds = %37, %75
  %44 = phi i64 [ %79, %75 ], [ 0, %37 ]
  %45 = getelementptr inbounds nuw i32, ptr %4, i64 %44, !dbg !61
  %46 = load i32, ptr %45, align 4, !dbg !61, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !63
  %47 = icmp slt i32 %46, 0, !dbg !65
  %48 = tail call i32 @llvm.abs.i32(i32 %46, i1 false), !dbg !66
  br i1 %47, label %49, label %51, !dbg !67

49:                                               ; preds = %43
  %50 = tail call i32 @putchar(i32 noundef 45) #6, !dbg !68
  br label %51, !dbg !69

51:                                               ; preds = %49, %43
  br label %52, !dbg !70

52:                                               ; preds = %51, %52
  %53 = phi i64 [ %65, %52 ], [ 1, %51 ], !dbg !71
  %54 = phi i64 [ %62, %52 ], [ 0, %51 ], !dbg !71
  %55 = phi i32 [ %57, %52 ], [ %48, %51 ], !dbg !71
  %56 = freeze i32 %55, !dbg !72
  %57 = udiv i32 %56, 10, !dbg !72
  %58 = mul i32 %57, 10, !dbg !73
  %59 = sub i32 %56, %58, !dbg !73
  %60 = trunc nuw nsw i32 %59 to i8, !dbg !74
  %61 = or disjoint i8 %60, 48, !dbg !74
  %62 = add nuw nsw i64 %54, 1, !dbg !75
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 %54, !dbg !76
  store i8 %61, ptr %63, align 1, !dbg !77, !tbaa !36
  %64 = icmp ult i32 %55, 10, !dbg !78
  %65 = add nuw i64 %53, 1, !dbg !79
  br i1 %64, label %66, label %52, !dbg !79, !llvm.loop !80

66:                                               ; preds = %52, %66
  %67 = phi i64 [ %68, %66 ], [ %53, %52 ]
  %68 = add nsw i64 %67, -1, !dbg !82
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 %68, !dbg !83
  %70 = load i8, ptr %69, align 1, !dbg !83, !tbaa !36
  %71 = sext i8 %70 to i32, !dbg !83
  %72 = tail call i32 @putchar(i32 noundef %71) #6, !dbg !84
  %73 = trunc nuw i64 %67 to i32, !dbg !85
  %74 = icmp sgt i32 %73, 1, !dbg !85
  br i1 %74, label %66, label %75, !dbg !86, !llvm.loop !87

75:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !90
  %76 = icmp eq i64 %44, 5, !dbg !91
  %77 = select i1 %76, i32 10, i32 32, !dbg !92
  %78 = tail call i32 @putchar(i32 noundef %77) #6, !dbg !93
  %79 = add nuw nsw i64 %44, 1, !dbg !94
  %80 = icmp eq i64 %79, 6, !dbg !95
  br i1 %80, label %81, label %43, !dbg !96, !llvm.loop !97

81:                                               ; preds = %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !100
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !100
  ret i32 0, !dbg !101

82:                                               ; preds = %0, %82
  %83 = phi i64 [ 0, %0 ], [ %91, %82 ]
  %84 = getelementptr inbounds nuw %struct.account, ptr @accounts, i64 %83, !dbg !102
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4, !dbg !103
  %86 = load i32, ptr %85, align 4, !dbg !104, !tbaa !105
  %87 = getelementptr inbounds nuw i32, ptr %3, i64 %83, !dbg !107
  store i32 %86, ptr %87, align 4, !dbg !108, !tbaa !6
  %88 = getelementptr inbounds nuw i8, ptr %84, i64 8, !dbg !109
  %89 = load i32, ptr %88, align 4, !dbg !110, !tbaa !111
  %90 = getelementptr inbounds nuw i32, ptr %4, i64 %83, !dbg !112
  store i32 %89, ptr %90, align 4, !dbg !113, !tbaa !6
  %91 = add nuw nsw i64 %83, 1, !dbg !114
  %92 = icmp eq i64 %91, 6, !dbg !115
  br i1 %92, label %5, label %82, !dbg !116, !llvm.loop !117
}

declare !dbg !120 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @move(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !122 {
  %3 = sdiv i32 %0, 6
  %4 = mul i32 %3, 6
  %5 = sub i32 %0, %4
  %6 = add nsw i32 %5, 1
  %7 = mul nsw i32 %0, 11
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds %struct.account, ptr @accounts, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 8
  br label %13, !dbg !123

12:                                               ; preds = %35
  ret void, !dbg !124

13:                                               ; preds = %2, %35
  %14 = phi i1 [ true, %2 ], [ false, %35 ]
  %15 = phi i32 [ 0, %2 ], [ 1, %35 ]
  %16 = add nsw i32 %15, %3, !dbg !125
  %17 = srem i32 %16, 5, !dbg !126
  %18 = add nsw i32 %6, %17, !dbg !127
  %19 = trunc nsw i32 %18 to i8, !dbg !128
  %20 = srem i8 %19, 6, !dbg !128
  %21 = sext i8 %20 to i32, !dbg !128
  %22 = tail call i32 @llvm.smin.i32(i32 %5, i32 %21), !dbg !129
  %23 = sext i32 %22 to i64, !dbg !130
  %24 = getelementptr inbounds %struct.account, ptr @accounts, i64 %23, !dbg !131
  br label %25, !dbg !132

25:                                               ; preds = %25, %13
  %26 = atomicrmw xchg ptr %24, i32 1 seq_cst, align 4, !dbg !133
  %27 = icmp eq i32 %26, 0, !dbg !134
  br i1 %27, label %28, label %25, !dbg !135, !llvm.loop !136

28:                                               ; preds = %25
  %29 = tail call i32 @llvm.smax.i32(i32 %5, i32 %21), !dbg !138
  %30 = sext i32 %29 to i64, !dbg !139
  %31 = getelementptr inbounds %struct.account, ptr @accounts, i64 %30, !dbg !140
  br label %32, !dbg !141

32:                                               ; preds = %28, %32
  %33 = atomicrmw xchg ptr %31, i32 1 seq_cst, align 4, !dbg !142
  %34 = icmp eq i32 %33, 0, !dbg !143
  br i1 %34, label %35, label %32, !dbg !144, !llvm.loop !145

35:                                               ; preds = %32
  %36 = add nsw i32 %15, %7, !dbg !147
  %37 = srem i32 %36, 17, !dbg !148
  %38 = load i32, ptr %10, align 4, !dbg !149, !tbaa !105
  %39 = sub nsw i32 %38, %37, !dbg !150
  store i32 %39, ptr %10, align 4, !dbg !151, !tbaa !105
  %40 = sext i8 %20 to i64, !dbg !152
  %41 = getelementptr inbounds %struct.account, ptr @accounts, i64 %40, !dbg !152
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4, !dbg !153
  %43 = load i32, ptr %42, align 4, !dbg !154, !tbaa !105
  %44 = add nsw i32 %43, %37, !dbg !155
  store i32 %44, ptr %42, align 4, !dbg !156, !tbaa !105
  %45 = load i32, ptr %11, align 4, !dbg !157, !tbaa !111
  %46 = add nsw i32 %45, 1, !dbg !158
  store i32 %46, ptr %11, align 4, !dbg !159, !tbaa !111
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 8, !dbg !160
  %48 = load i32, ptr %47, align 4, !dbg !161, !tbaa !111
  %49 = add nsw i32 %48, 1, !dbg !162
  store i32 %49, ptr %47, align 4, !dbg !163, !tbaa !111
  store atomic i32 0, ptr %31 seq_cst, align 4, !dbg !164
  store atomic i32 0, ptr %24 seq_cst, align 4, !dbg !165
  br i1 %14, label %13, label %12, !dbg !166, !llvm.loop !167
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !170 i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin nounwind "no-builtins" }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/progress-nested-locks.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 42, type: !11, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 43, column: 5, scope: !10)
!14 = !DILocation(line: 44, column: 5, scope: !10)
!15 = !DILocation(line: 45, column: 5, scope: !10, atomGroup: 33, atomRank: 1)
!16 = !DILocation(line: 25, column: 21, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "show", scope: !18, file: !18, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!18 = !DIFile(filename: "programs/c/show.h", directory: "")
!19 = distinct !DILocation(line: 49, column: 5, scope: !10)
!20 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "show_number", scope: !18, file: !18, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !19)
!23 = !DILocation(line: 10, column: 28, scope: !21, inlinedAt: !22, atomGroup: 3, atomRank: 2)
!24 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !22, atomGroup: 3, atomRank: 1)
!25 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !22, atomGroup: 4, atomRank: 1)
!26 = !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !22)
!28 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !22, atomGroup: 7, atomRank: 2)
!31 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 2)
!33 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !22, atomGroup: 6, atomRank: 2)
!34 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 1)
!36 = !{!8, !8, i64 0}
!37 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !22, atomGroup: 8, atomRank: 1)
!38 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !22, atomGroup: 9, atomRank: 1)
!39 = distinct !{!39, !28, !40, !41, !42}
!40 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !22)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !22, atomGroup: 12, atomRank: 2)
!44 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !22)
!45 = !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !22)
!46 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !22, atomGroup: 10, atomRank: 1)
!47 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22, atomGroup: 11, atomRank: 1)
!48 = distinct !{!48, !49, !50, !41, !42}
!49 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !22)
!51 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !19)
!53 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !19)
!54 = !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !19)
!55 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !19, atomGroup: 4, atomRank: 2)
!56 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !19, atomGroup: 2, atomRank: 1)
!57 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19, atomGroup: 3, atomRank: 1)
!58 = distinct !{!58, !59, !60, !41, !42}
!59 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19)
!60 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !19)
!61 = !DILocation(line: 25, column: 21, scope: !17, inlinedAt: !62)
!62 = distinct !DILocation(line: 50, column: 5, scope: !10)
!63 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !64)
!64 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !62)
!65 = !DILocation(line: 10, column: 28, scope: !21, inlinedAt: !64, atomGroup: 3, atomRank: 2)
!66 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !64, atomGroup: 3, atomRank: 1)
!67 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !64, atomGroup: 4, atomRank: 1)
!68 = !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !64)
!69 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !64)
!70 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !64)
!71 = !DILocation(line: 0, scope: !21, inlinedAt: !64)
!72 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !64, atomGroup: 7, atomRank: 2)
!73 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !64)
!74 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !64, atomGroup: 5, atomRank: 2)
!75 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !64, atomGroup: 6, atomRank: 2)
!76 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !64)
!77 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !64, atomGroup: 5, atomRank: 1)
!78 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !64, atomGroup: 8, atomRank: 1)
!79 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !64, atomGroup: 9, atomRank: 1)
!80 = distinct !{!80, !70, !81, !41, !42}
!81 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !64)
!82 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !64, atomGroup: 12, atomRank: 2)
!83 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !64)
!84 = !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !64)
!85 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !64, atomGroup: 10, atomRank: 1)
!86 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !64, atomGroup: 11, atomRank: 1)
!87 = distinct !{!87, !88, !89, !41, !42}
!88 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !64)
!89 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !64)
!90 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !64)
!91 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !62)
!92 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !62)
!93 = !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !62)
!94 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !62, atomGroup: 4, atomRank: 2)
!95 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !62, atomGroup: 2, atomRank: 1)
!96 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !62, atomGroup: 3, atomRank: 1)
!97 = distinct !{!97, !98, !99, !41, !42}
!98 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !62)
!99 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !62)
!100 = !DILocation(line: 52, column: 1, scope: !10)
!101 = !DILocation(line: 51, column: 5, scope: !10, atomGroup: 9, atomRank: 1)
!102 = !DILocation(line: 46, column: 20, scope: !10)
!103 = !DILocation(line: 46, column: 32, scope: !10)
!104 = !DILocation(line: 46, column: 32, scope: !10, atomGroup: 4, atomRank: 2)
!105 = !{!106, !7, i64 4}
!106 = !{!"account", !8, i64 0, !7, i64 4, !7, i64 8}
!107 = !DILocation(line: 46, column: 9, scope: !10)
!108 = !DILocation(line: 46, column: 18, scope: !10, atomGroup: 4, atomRank: 1)
!109 = !DILocation(line: 47, column: 32, scope: !10)
!110 = !DILocation(line: 47, column: 32, scope: !10, atomGroup: 5, atomRank: 2)
!111 = !{!106, !7, i64 8}
!112 = !DILocation(line: 47, column: 9, scope: !10)
!113 = !DILocation(line: 47, column: 18, scope: !10, atomGroup: 5, atomRank: 1)
!114 = !DILocation(line: 45, column: 36, scope: !10, atomGroup: 6, atomRank: 2)
!115 = !DILocation(line: 45, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!116 = !DILocation(line: 45, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!117 = distinct !{!117, !118, !119, !41, !42}
!118 = !DILocation(line: 45, column: 5, scope: !10)
!119 = !DILocation(line: 48, column: 5, scope: !10)
!120 = !DISubprogram(name: "launch", scope: !121, file: !121, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!121 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!122 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!123 = !DILocation(line: 23, column: 5, scope: !122, atomGroup: 31, atomRank: 1)
!124 = !DILocation(line: 40, column: 1, scope: !122, atomGroup: 25, atomRank: 1)
!125 = !DILocation(line: 25, column: 49, scope: !122)
!126 = !DILocation(line: 25, column: 58, scope: !122)
!127 = !DILocation(line: 25, column: 28, scope: !122)
!128 = !DILocation(line: 25, column: 76, scope: !122, atomGroup: 5, atomRank: 2)
!129 = !DILocation(line: 27, column: 43, scope: !122, atomGroup: 8, atomRank: 1)
!130 = !DILocation(line: 27, column: 34, scope: !122)
!131 = !DILocation(line: 27, column: 34, scope: !122, atomGroup: 7, atomRank: 2)
!132 = !DILocation(line: 29, column: 9, scope: !122)
!133 = !DILocation(line: 29, column: 16, scope: !122, atomGroup: 11, atomRank: 2)
!134 = !DILocation(line: 29, column: 9, scope: !122, atomGroup: 12, atomRank: 1)
!135 = !DILocation(line: 29, column: 9, scope: !122, atomGroup: 13, atomRank: 1)
!136 = distinct !{!136, !132, !137, !41, !42}
!137 = !DILocation(line: 30, column: 9, scope: !122)
!138 = !DILocation(line: 28, column: 44, scope: !122, atomGroup: 10, atomRank: 1)
!139 = !DILocation(line: 28, column: 35, scope: !122)
!140 = !DILocation(line: 28, column: 35, scope: !122, atomGroup: 9, atomRank: 2)
!141 = !DILocation(line: 31, column: 9, scope: !122)
!142 = !DILocation(line: 31, column: 16, scope: !122, atomGroup: 14, atomRank: 2)
!143 = !DILocation(line: 31, column: 9, scope: !122, atomGroup: 15, atomRank: 1)
!144 = !DILocation(line: 31, column: 9, scope: !122, atomGroup: 16, atomRank: 1)
!145 = distinct !{!145, !141, !146, !41, !42}
!146 = !DILocation(line: 32, column: 9, scope: !122)
!147 = !DILocation(line: 26, column: 35, scope: !122)
!148 = !DILocation(line: 26, column: 44, scope: !122, atomGroup: 6, atomRank: 2)
!149 = !DILocation(line: 33, column: 30, scope: !122)
!150 = !DILocation(line: 33, column: 30, scope: !122, atomGroup: 17, atomRank: 2)
!151 = !DILocation(line: 33, column: 30, scope: !122, atomGroup: 17, atomRank: 1)
!152 = !DILocation(line: 34, column: 9, scope: !122)
!153 = !DILocation(line: 34, column: 22, scope: !122)
!154 = !DILocation(line: 34, column: 28, scope: !122)
!155 = !DILocation(line: 34, column: 28, scope: !122, atomGroup: 18, atomRank: 2)
!156 = !DILocation(line: 34, column: 28, scope: !122, atomGroup: 18, atomRank: 1)
!157 = !DILocation(line: 35, column: 29, scope: !122)
!158 = !DILocation(line: 35, column: 29, scope: !122, atomGroup: 19, atomRank: 2)
!159 = !DILocation(line: 35, column: 29, scope: !122, atomGroup: 19, atomRank: 1)
!160 = !DILocation(line: 36, column: 22, scope: !122)
!161 = !DILocation(line: 36, column: 27, scope: !122)
!162 = !DILocation(line: 36, column: 27, scope: !122, atomGroup: 20, atomRank: 2)
!163 = !DILocation(line: 36, column: 27, scope: !122, atomGroup: 20, atomRank: 1)
!164 = !DILocation(line: 37, column: 9, scope: !122, atomGroup: 21, atomRank: 1)
!165 = !DILocation(line: 38, column: 9, scope: !122, atomGroup: 22, atomRank: 1)
!166 = !DILocation(line: 23, column: 5, scope: !122, atomGroup: 3, atomRank: 1)
!167 = distinct !{!167, !168, !169, !41, !42}
!168 = !DILocation(line: 23, column: 5, scope: !122)
!169 = !DILocation(line: 39, column: 5, scope: !122)
!170 = !DISubprogram(name: "putchar", scope: !171, file: !171, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
