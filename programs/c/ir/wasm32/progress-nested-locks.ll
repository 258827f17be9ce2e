; ModuleID = 'programs/c/progress-nested-locks.c'
source_filename = "programs/c/progress-nested-locks.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

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
  br label %76, !dbg !15

5:                                                ; preds = %76, %34
  %6 = phi i32 [ %38, %34 ], [ 0, %76 ]
  %7 = getelementptr inbounds nuw i32, ptr %3, i32 %6, !dbg !16
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
  %15 = phi i32 [ %23, %14 ], [ 0, %13 ], !dbg !29
  %16 = phi i32 [ %18, %14 ], [ %10, %13 ], !dbg !29
  %17 = freeze i32 %16, !dbg !30
  %18 = udiv i32 %17, 10, !dbg !30
  %19 = mul i32 %18, 10, !dbg !31
  %20 = sub i32 %17, %19, !dbg !31
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !32
  %22 = or disjoint i8 %21, 48, !dbg !32
  %23 = add nuw nsw i32 %15, 1, !dbg !33
  %24 = getelementptr inbounds nuw i8, ptr %2, i32 %15, !dbg !34
  store i8 %22, ptr %24, align 1, !dbg !35, !tbaa !36
  %25 = icmp ult i32 %16, 10, !dbg !37
  br i1 %25, label %26, label %14, !dbg !38, !llvm.loop !39

26:                                               ; preds = %14, %26
  %27 = phi i32 [ %28, %26 ], [ %23, %14 ]
  %28 = add nsw i32 %27, -1, !dbg !43
  %29 = getelementptr inbounds nuw i8, ptr %2, i32 %28, !dbg !44
  %30 = load i8, ptr %29, align 1, !dbg !44, !tbaa !36
  %31 = sext i8 %30 to i32, !dbg !44
  %32 = tail call i32 @putchar(i32 noundef %31) #6, !dbg !45
  %33 = icmp sgt i32 %27, 1, !dbg !46
  br i1 %33, label %26, label %34, !dbg !47, !llvm.loop !48

34:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !51
  %35 = icmp eq i32 %6, 5, !dbg !52
  %36 = select i1 %35, i32 10, i32 32, !dbg !53
  %37 = tail call i32 @putchar(i32 noundef %36) #6, !dbg !54
  %38 = add nuw nsw i32 %6, 1, !dbg !55
  %39 = icmp eq i32 %38, 6, !dbg !56
  br i1 %39, label %40, label %5, !dbg !57, !llvm.loop !58

40:                                               ; preds = %34, %69
  %41 = phi i32 [ %73, %69 ], [ 0, %34 ]
  %42 = getelementptr inbounds nuw i32, ptr %4, i32 %41, !dbg !61
  %43 = load i32, ptr %42, align 4, !dbg !61, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !63
  %44 = icmp slt i32 %43, 0, !dbg !65
  %45 = tail call i32 @llvm.abs.i32(i32 %43, i1 false), !dbg !66
  br i1 %44, label %46, label %48, !dbg !67

46:                                               ; preds = %40
  %47 = tail call i32 @putchar(i32 noundef 45) #6, !dbg !68
  br label %48, !dbg !69

48:                                               ; preds = %46, %40
  br label %49, !dbg !70

49:                                               ; preds = %48, %49
  %50 = phi i32 [ %58, %49 ], [ 0, %48 ], !dbg !71
  %51 = phi i32 [ %53, %49 ], [ %45, %48 ], !dbg !71
  %52 = freeze i32 %51, !dbg !72
  %53 = udiv i32 %52, 10, !dbg !72
  %54 = mul i32 %53, 10, !dbg !73
  %55 = sub i32 %52, %54, !dbg !73
  %56 = trunc nuw nsw i32 %55 to i8, !dbg !74
  %57 = or disjoint i8 %56, 48, !dbg !74
  %58 = add nuw nsw i32 %50, 1, !dbg !75
  %59 = getelementptr inbounds nuw i8, ptr %1, i32 %50, !dbg !76
  store i8 %57, ptr %59, align 1, !dbg !77, !tbaa !36
  %60 = icmp ult i32 %51, 10, !dbg !78
  br i1 %60, label %61, label %49, !dbg !79, !llvm.loop !80

61:                                               ; preds = %49, %61
  %62 = phi i32 [ %63, %61 ], [ %58, %49 ]
  %63 = add nsw i32 %62, -1, !dbg !82
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 %63, !dbg !83
  %65 = load i8, ptr %64, align 1, !dbg !83, !tbaa !36
  %66 = sext i8 %65 to i32, !dbg !83
  %67 = tail call i32 @putchar(i32 noundef %66) #6, !dbg !84
  %68 = icmp sgt i32 %62, 1, !dbg !85
  br i1 %68, label %61, label %69, !dbg !86, !llvm.loop !87

69:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !90
  %70 = icmp eq i32 %41, 5, !dbg !91
  %71 = select i1 %70, i32 10, i32 32, !dbg !92
  %72 = tail call i32 @putchar(i32 noundef %71) #6, !dbg !93
  %73 = add nuw nsw i32 %41, 1, !dbg !94
  %74 = icmp eq i32 %73, 6, !dbg !95
  br i1 %74, label %75, label %40, !dbg !96, !llvm.loop !97

75:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !100
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !100
  ret i32 0, !dbg !101

76:                                               ; preds = %0, %76
  %77 = phi i32 [ 0, %0 ], [ %85, %76 ]
  %78 = getelementptr inbounds nuw %struct.account, ptr @accounts, i32 %77, !dbg !102
  %79 = getelementptr inbounds nuw i8, ptr %78, i32 4, !dbg !103
  %80 = load i32, ptr %79, align 4, !dbg !104, !tbaa !105
  %81 = getelementptr inbounds nuw i32, ptr %3, i32 %77, !dbg !107
  store i32 %80, ptr %81, align 4, !dbg !108, !tbaa !6
  %82 = getelementptr inbounds nuw i8, ptr %78, i32 8, !dbg !109
  %83 = load i32, ptr %82, align 4, !dbg !110, !tbaa !111
  %84 = getelementptr inbounds nuw i32, ptr %4, i32 %77, !dbg !112
  store i32 %83, ptr %84, align 4, !dbg !113, !tbaa !6
  %85 = add nuw nsw i32 %77, 1, !dbg !114
  %86 = icmp eq i32 %85, 6, !dbg !115
  br i1 %86, label %5, label %76, !dbg !116, !llvm.loop !117
}

declare !dbg !120 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @move(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !122 {
  %3 = sdiv i32 %0, 6
  %4 = mul i32 %3, 6
  %5 = sub i32 %0, %4
  %6 = add nsw i32 %5, 1
  %7 = mul nsw i32 %0, 11
  %8 = getelementptr inbounds %struct.account, ptr @accounts, i32 %5
  %9 = getelementptr inbounds nuw i8, ptr %8, i32 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i32 8
  br label %12, !dbg !123

11:                                               ; preds = %32
  ret void, !dbg !124

12:                                               ; preds = %2, %32
  %13 = phi i1 [ true, %2 ], [ false, %32 ]
  %14 = phi i32 [ 0, %2 ], [ 1, %32 ]
  %15 = add nsw i32 %14, %3, !dbg !125
  %16 = srem i32 %15, 5, !dbg !126
  %17 = add nsw i32 %6, %16, !dbg !127
  %18 = trunc nsw i32 %17 to i8, !dbg !128
  %19 = srem i8 %18, 6, !dbg !128
  %20 = sext i8 %19 to i32, !dbg !128
  %21 = tail call i32 @llvm.smin.i32(i32 %5, i32 %20), !dbg !129
  %22 = getelementptr inbounds %struct.account, ptr @accounts, i32 %21, !dbg !130
  br label %23, !dbg !131

23:                                               ; preds = %23, %12
  %24 = atomicrmw xchg ptr %22, i32 1 seq_cst, align 4, !dbg !132
  %25 = icmp eq i32 %24, 0, !dbg !133
  br i1 %25, label %26, label %23, !dbg !134, !llvm.loop !135

26:                                               ; preds = %23
  %27 = tail call i32 @llvm.smax.i32(i32 %5, i32 %20), !dbg !137
  %28 = getelementptr inbounds %struct.account, ptr @accounts, i32 %27, !dbg !138
  br label %29, !dbg !139

29:                                               ; preds = %26, %29
  %30 = atomicrmw xchg ptr %28, i32 1 seq_cst, align 4, !dbg !140
  %31 = icmp eq i32 %30, 0, !dbg !141
  br i1 %31, label %32, label %29, !dbg !142, !llvm.loop !143

32:                                               ; preds = %29
  %33 = add nsw i32 %14, %7, !dbg !145
  %34 = srem i32 %33, 17, !dbg !146
  %35 = load i32, ptr %9, align 4, !dbg !147, !tbaa !105
  %36 = sub nsw i32 %35, %34, !dbg !148
  store i32 %36, ptr %9, align 4, !dbg !149, !tbaa !105
  %37 = getelementptr inbounds %struct.account, ptr @accounts, i32 %20, !dbg !150
  %38 = getelementptr inbounds nuw i8, ptr %37, i32 4, !dbg !151
  %39 = load i32, ptr %38, align 4, !dbg !152, !tbaa !105
  %40 = add nsw i32 %39, %34, !dbg !153
  store i32 %40, ptr %38, align 4, !dbg !154, !tbaa !105
  %41 = load i32, ptr %10, align 4, !dbg !155, !tbaa !111
  %42 = add nsw i32 %41, 1, !dbg !156
  store i32 %42, ptr %10, align 4, !dbg !157, !tbaa !111
  %43 = getelementptr inbounds nuw i8, ptr %37, i32 8, !dbg !158
  %44 = load i32, ptr %43, align 4, !dbg !159, !tbaa !111
  %45 = add nsw i32 %44, 1, !dbg !160
  store i32 %45, ptr %43, align 4, !dbg !161, !tbaa !111
  store atomic i32 0, ptr %28 seq_cst, align 4, !dbg !162
  store atomic i32 0, ptr %22 seq_cst, align 4, !dbg !163
  br i1 %13, label %12, label %11, !dbg !164, !llvm.loop !165
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !168 i32 @putchar(i32 noundef) local_unnamed_addr #1

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
!130 = !DILocation(line: 27, column: 34, scope: !122, atomGroup: 7, atomRank: 2)
!131 = !DILocation(line: 29, column: 9, scope: !122)
!132 = !DILocation(line: 29, column: 16, scope: !122, atomGroup: 11, atomRank: 2)
!133 = !DILocation(line: 29, column: 9, scope: !122, atomGroup: 12, atomRank: 1)
!134 = !DILocation(line: 29, column: 9, scope: !122, atomGroup: 13, atomRank: 1)
!135 = distinct !{!135, !131, !136, !41, !42}
!136 = !DILocation(line: 30, column: 9, scope: !122)
!137 = !DILocation(line: 28, column: 44, scope: !122, atomGroup: 10, atomRank: 1)
!138 = !DILocation(line: 28, column: 35, scope: !122, atomGroup: 9, atomRank: 2)
!139 = !DILocation(line: 31, column: 9, scope: !122)
!140 = !DILocation(line: 31, column: 16, scope: !122, atomGroup: 14, atomRank: 2)
!141 = !DILocation(line: 31, column: 9, scope: !122, atomGroup: 15, atomRank: 1)
!142 = !DILocation(line: 31, column: 9, scope: !122, atomGroup: 16, atomRank: 1)
!143 = distinct !{!143, !139, !144, !41, !42}
!144 = !DILocation(line: 32, column: 9, scope: !122)
!145 = !DILocation(line: 26, column: 35, scope: !122)
!146 = !DILocation(line: 26, column: 44, scope: !122, atomGroup: 6, atomRank: 2)
!147 = !DILocation(line: 33, column: 30, scope: !122)
!148 = !DILocation(line: 33, column: 30, scope: !122, atomGroup: 17, atomRank: 2)
!149 = !DILocation(line: 33, column: 30, scope: !122, atomGroup: 17, atomRank: 1)
!150 = !DILocation(line: 34, column: 9, scope: !122)
!151 = !DILocation(line: 34, column: 22, scope: !122)
!152 = !DILocation(line: 34, column: 28, scope: !122)
!153 = !DILocation(line: 34, column: 28, scope: !122, atomGroup: 18, atomRank: 2)
!154 = !DILocation(line: 34, column: 28, scope: !122, atomGroup: 18, atomRank: 1)
!155 = !DILocation(line: 35, column: 29, scope: !122)
!156 = !DILocation(line: 35, column: 29, scope: !122, atomGroup: 19, atomRank: 2)
!157 = !DILocation(line: 35, column: 29, scope: !122, atomGroup: 19, atomRank: 1)
!158 = !DILocation(line: 36, column: 22, scope: !122)
!159 = !DILocation(line: 36, column: 27, scope: !122)
!160 = !DILocation(line: 36, column: 27, scope: !122, atomGroup: 20, atomRank: 2)
!161 = !DILocation(line: 36, column: 27, scope: !122, atomGroup: 20, atomRank: 1)
!162 = !DILocation(line: 37, column: 9, scope: !122, atomGroup: 21, atomRank: 1)
!163 = !DILocation(line: 38, column: 9, scope: !122, atomGroup: 22, atomRank: 1)
!164 = !DILocation(line: 23, column: 5, scope: !122, atomGroup: 3, atomRank: 1)
!165 = distinct !{!165, !166, !167, !41, !42}
!166 = !DILocation(line: 23, column: 5, scope: !122)
!167 = !DILocation(line: 39, column: 5, scope: !122)
!168 = !DISubprogram(name: "putchar", scope: !169, file: !169, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
