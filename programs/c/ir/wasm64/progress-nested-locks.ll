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
  br label %76, !dbg !15

5:                                                ; preds = %76, %35
  %6 = phi i64 [ %38, %35 ], [ 0, %76 ]
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %6, !dbg !16
  %8 = load i32, ptr %7, align 4, !dbg !16, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !20
  %9 = icmp slt i32 %8, 0, !dbg !23
  %10 = tail call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !24
  br i1 %9, label %11, label %12, !dbg !25

11:                                               ; preds = %5
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !26, !tbaa !30
  br label %12, !dbg !32

12:                                               ; preds = %11, %5
  br label %13, !dbg !33

13:                                               ; preds = %12, %13
  %14 = phi i64 [ %26, %13 ], [ 1, %12 ], !dbg !34
  %15 = phi i64 [ %23, %13 ], [ 0, %12 ], !dbg !34
  %16 = phi i32 [ %18, %13 ], [ %10, %12 ], !dbg !34
  %17 = freeze i32 %16, !dbg !35
  %18 = udiv i32 %17, 10, !dbg !35
  %19 = mul i32 %18, 10, !dbg !36
  %20 = sub i32 %17, %19, !dbg !36
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !37
  %22 = or disjoint i8 %21, 48, !dbg !37
  %23 = add nuw nsw i64 %15, 1, !dbg !38
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 %15, !dbg !39
  store i8 %22, ptr %24, align 1, !dbg !40, !tbaa !41
  %25 = icmp ult i32 %16, 10, !dbg !42
  %26 = add nuw i64 %14, 1, !dbg !43
  br i1 %25, label %27, label %13, !dbg !43, !llvm.loop !44

27:                                               ; preds = %13, %27
  %28 = phi i64 [ %29, %27 ], [ %14, %13 ]
  %29 = add nsw i64 %28, -1, !dbg !48
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 %29, !dbg !49
  %31 = load i8, ptr %30, align 1, !dbg !49, !tbaa !41
  %32 = zext i8 %31 to i64, !dbg !50
  store volatile i64 %32, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !52, !tbaa !30
  %33 = trunc nuw i64 %28 to i32, !dbg !53
  %34 = icmp sgt i32 %33, 1, !dbg !53
  br i1 %34, label %27, label %35, !dbg !54, !llvm.loop !55

35:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !58
  %36 = icmp eq i64 %6, 5, !dbg !59
  %37 = select i1 %36, i64 10, i64 32, !dbg !60
  store volatile i64 %37, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !61, !tbaa !30
  %38 = add nuw nsw i64 %6, 1, !dbg !63
  %39 = icmp eq i64 %38, 6, !dbg !64
  br i1 %39, label %40, label %5, !dbg !65, !llvm.loop !66

40:                                               ; preds = %35, %70
  %41 = phi i64 [ %73, %70 ], [ 0, %35 ]
  %42 = getelementptr inbounds nuw i32, ptr %4, i64 %41, !dbg !69
  %43 = load i32, ptr %42, align 4, !dbg !69, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !71
  %44 = icmp slt i32 %43, 0, !dbg !73
  %45 = tail call i32 @llvm.abs.i32(i32 %43, i1 false), !dbg !74
  br i1 %44, label %46, label %47, !dbg !75

46:                                               ; preds = %40
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !76, !tbaa !30
  br label %47, !dbg !78

47:                                               ; preds = %46, %40
  br label %48, !dbg !79

48:                                               ; preds = %47, %48
  %49 = phi i64 [ %61, %48 ], [ 1, %47 ], !dbg !80
  %50 = phi i64 [ %58, %48 ], [ 0, %47 ], !dbg !80
  %51 = phi i32 [ %53, %48 ], [ %45, %47 ], !dbg !80
  %52 = freeze i32 %51, !dbg !81
  %53 = udiv i32 %52, 10, !dbg !81
  %54 = mul i32 %53, 10, !dbg !82
  %55 = sub i32 %52, %54, !dbg !82
  %56 = trunc nuw nsw i32 %55 to i8, !dbg !83
  %57 = or disjoint i8 %56, 48, !dbg !83
  %58 = add nuw nsw i64 %50, 1, !dbg !84
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %50, !dbg !85
  store i8 %57, ptr %59, align 1, !dbg !86, !tbaa !41
  %60 = icmp ult i32 %51, 10, !dbg !87
  %61 = add nuw i64 %49, 1, !dbg !88
  br i1 %60, label %62, label %48, !dbg !88, !llvm.loop !89

62:                                               ; preds = %48, %62
  %63 = phi i64 [ %64, %62 ], [ %49, %48 ]
  %64 = add nsw i64 %63, -1, !dbg !91
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 %64, !dbg !92
  %66 = load i8, ptr %65, align 1, !dbg !92, !tbaa !41
  %67 = zext i8 %66 to i64, !dbg !93
  store volatile i64 %67, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !95, !tbaa !30
  %68 = trunc nuw i64 %63 to i32, !dbg !96
  %69 = icmp sgt i32 %68, 1, !dbg !96
  br i1 %69, label %62, label %70, !dbg !97, !llvm.loop !98

70:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !101
  %71 = icmp eq i64 %41, 5, !dbg !102
  %72 = select i1 %71, i64 10, i64 32, !dbg !103
  store volatile i64 %72, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !104, !tbaa !30
  %73 = add nuw nsw i64 %41, 1, !dbg !106
  %74 = icmp eq i64 %73, 6, !dbg !107
  br i1 %74, label %75, label %40, !dbg !108, !llvm.loop !109

75:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !112
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !112
  ret i32 0, !dbg !113

76:                                               ; preds = %0, %76
  %77 = phi i64 [ 0, %0 ], [ %85, %76 ]
  %78 = getelementptr inbounds nuw %struct.account, ptr @accounts, i64 %77, !dbg !114
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4, !dbg !115
  %80 = load i32, ptr %79, align 4, !dbg !116, !tbaa !117
  %81 = getelementptr inbounds nuw i32, ptr %3, i64 %77, !dbg !119
  store i32 %80, ptr %81, align 4, !dbg !120, !tbaa !6
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 8, !dbg !121
  %83 = load i32, ptr %82, align 4, !dbg !122, !tbaa !123
  %84 = getelementptr inbounds nuw i32, ptr %4, i64 %77, !dbg !124
  store i32 %83, ptr %84, align 4, !dbg !125, !tbaa !6
  %85 = add nuw nsw i64 %77, 1, !dbg !126
  %86 = icmp eq i64 %85, 6, !dbg !127
  br i1 %86, label %5, label %76, !dbg !128, !llvm.loop !129
}

declare !dbg !132 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @move(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !134 {
  %3 = sdiv i32 %0, 6
  %4 = mul i32 %3, 6
  %5 = sub i32 %0, %4
  %6 = add nsw i32 %5, 1
  %7 = mul nsw i32 %0, 11
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds %struct.account, ptr @accounts, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 8
  br label %13, !dbg !135

12:                                               ; preds = %35
  ret void, !dbg !136

13:                                               ; preds = %2, %35
  %14 = phi i1 [ true, %2 ], [ false, %35 ]
  %15 = phi i32 [ 0, %2 ], [ 1, %35 ]
  %16 = add nsw i32 %15, %3, !dbg !137
  %17 = srem i32 %16, 5, !dbg !138
  %18 = add nsw i32 %6, %17, !dbg !139
  %19 = trunc nsw i32 %18 to i8, !dbg !140
  %20 = srem i8 %19, 6, !dbg !140
  %21 = sext i8 %20 to i32, !dbg !140
  %22 = tail call i32 @llvm.smin.i32(i32 %5, i32 %21), !dbg !141
  %23 = sext i32 %22 to i64, !dbg !142
  %24 = getelementptr inbounds %struct.account, ptr @accounts, i64 %23, !dbg !143
  br label %25, !dbg !144

25:                                               ; preds = %25, %13
  %26 = atomicrmw xchg ptr %24, i32 1 seq_cst, align 4, !dbg !145
  %27 = icmp eq i32 %26, 0, !dbg !146
  br i1 %27, label %28, label %25, !dbg !147, !llvm.loop !148

28:                                               ; preds = %25
  %29 = tail call i32 @llvm.smax.i32(i32 %5, i32 %21), !dbg !150
  %30 = sext i32 %29 to i64, !dbg !151
  %31 = getelementptr inbounds %struct.account, ptr @accounts, i64 %30, !dbg !152
  br label %32, !dbg !153

32:                                               ; preds = %28, %32
  %33 = atomicrmw xchg ptr %31, i32 1 seq_cst, align 4, !dbg !154
  %34 = icmp eq i32 %33, 0, !dbg !155
  br i1 %34, label %35, label %32, !dbg !156, !llvm.loop !157

35:                                               ; preds = %32
  %36 = add nsw i32 %15, %7, !dbg !159
  %37 = srem i32 %36, 17, !dbg !160
  %38 = load i32, ptr %10, align 4, !dbg !161, !tbaa !117
  %39 = sub nsw i32 %38, %37, !dbg !162
  store i32 %39, ptr %10, align 4, !dbg !163, !tbaa !117
  %40 = sext i8 %20 to i64, !dbg !164
  %41 = getelementptr inbounds %struct.account, ptr @accounts, i64 %40, !dbg !164
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4, !dbg !165
  %43 = load i32, ptr %42, align 4, !dbg !166, !tbaa !117
  %44 = add nsw i32 %43, %37, !dbg !167
  store i32 %44, ptr %42, align 4, !dbg !168, !tbaa !117
  %45 = load i32, ptr %11, align 4, !dbg !169, !tbaa !123
  %46 = add nsw i32 %45, 1, !dbg !170
  store i32 %46, ptr %11, align 4, !dbg !171, !tbaa !123
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 8, !dbg !172
  %48 = load i32, ptr %47, align 4, !dbg !173, !tbaa !123
  %49 = add nsw i32 %48, 1, !dbg !174
  store i32 %49, ptr %47, align 4, !dbg !175, !tbaa !123
  store atomic i32 0, ptr %31 seq_cst, align 4, !dbg !176
  store atomic i32 0, ptr %24 seq_cst, align 4, !dbg !177
  br i1 %14, label %13, label %12, !dbg !178, !llvm.loop !179
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

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
!26 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !29, atomGroup: 1, atomRank: 1)
!27 = distinct !DISubprogram(name: "putchar", scope: !28, file: !28, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!28 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!29 = distinct !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !22)
!30 = !{!31, !31, i64 0}
!31 = !{!"long", !8, i64 0}
!32 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !22, atomGroup: 7, atomRank: 2)
!36 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 2)
!38 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !22, atomGroup: 6, atomRank: 2)
!39 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !22)
!40 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !22, atomGroup: 5, atomRank: 1)
!41 = !{!8, !8, i64 0}
!42 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !22, atomGroup: 8, atomRank: 1)
!43 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !22, atomGroup: 9, atomRank: 1)
!44 = distinct !{!44, !33, !45, !46, !47}
!45 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !22)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !22, atomGroup: 12, atomRank: 2)
!49 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 25, column: 97, scope: !27, inlinedAt: !51, atomGroup: 1, atomRank: 2)
!51 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !51, atomGroup: 1, atomRank: 1)
!53 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !22, atomGroup: 10, atomRank: 1)
!54 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22, atomGroup: 11, atomRank: 1)
!55 = distinct !{!55, !56, !57, !46, !47}
!56 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22)
!57 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !22)
!58 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !22)
!59 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !19)
!60 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !19)
!61 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !62, atomGroup: 1, atomRank: 1)
!62 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !19)
!63 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !19, atomGroup: 4, atomRank: 2)
!64 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !19, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19, atomGroup: 3, atomRank: 1)
!66 = distinct !{!66, !67, !68, !46, !47}
!67 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19)
!68 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !19)
!69 = !DILocation(line: 25, column: 21, scope: !17, inlinedAt: !70)
!70 = distinct !DILocation(line: 50, column: 5, scope: !10)
!71 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !72)
!72 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !70)
!73 = !DILocation(line: 10, column: 28, scope: !21, inlinedAt: !72, atomGroup: 3, atomRank: 2)
!74 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !72, atomGroup: 3, atomRank: 1)
!75 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !72, atomGroup: 4, atomRank: 1)
!76 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !77, atomGroup: 1, atomRank: 1)
!77 = distinct !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !72)
!78 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !72)
!79 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !72)
!80 = !DILocation(line: 0, scope: !21, inlinedAt: !72)
!81 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !72, atomGroup: 7, atomRank: 2)
!82 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !72)
!83 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !72, atomGroup: 5, atomRank: 2)
!84 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !72, atomGroup: 6, atomRank: 2)
!85 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !72)
!86 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !72, atomGroup: 5, atomRank: 1)
!87 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !72, atomGroup: 8, atomRank: 1)
!88 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !72, atomGroup: 9, atomRank: 1)
!89 = distinct !{!89, !79, !90, !46, !47}
!90 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !72)
!91 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !72, atomGroup: 12, atomRank: 2)
!92 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !72)
!93 = !DILocation(line: 25, column: 97, scope: !27, inlinedAt: !94, atomGroup: 1, atomRank: 2)
!94 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !72)
!95 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !94, atomGroup: 1, atomRank: 1)
!96 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !72, atomGroup: 10, atomRank: 1)
!97 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !72, atomGroup: 11, atomRank: 1)
!98 = distinct !{!98, !99, !100, !46, !47}
!99 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !72)
!100 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !72)
!101 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !72)
!102 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !70)
!103 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !70)
!104 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !105, atomGroup: 1, atomRank: 1)
!105 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !70)
!106 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !70, atomGroup: 4, atomRank: 2)
!107 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !70, atomGroup: 2, atomRank: 1)
!108 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !70, atomGroup: 3, atomRank: 1)
!109 = distinct !{!109, !110, !111, !46, !47}
!110 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !70)
!111 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !70)
!112 = !DILocation(line: 52, column: 1, scope: !10)
!113 = !DILocation(line: 51, column: 5, scope: !10, atomGroup: 9, atomRank: 1)
!114 = !DILocation(line: 46, column: 20, scope: !10)
!115 = !DILocation(line: 46, column: 32, scope: !10)
!116 = !DILocation(line: 46, column: 32, scope: !10, atomGroup: 4, atomRank: 2)
!117 = !{!118, !7, i64 4}
!118 = !{!"account", !8, i64 0, !7, i64 4, !7, i64 8}
!119 = !DILocation(line: 46, column: 9, scope: !10)
!120 = !DILocation(line: 46, column: 18, scope: !10, atomGroup: 4, atomRank: 1)
!121 = !DILocation(line: 47, column: 32, scope: !10)
!122 = !DILocation(line: 47, column: 32, scope: !10, atomGroup: 5, atomRank: 2)
!123 = !{!118, !7, i64 8}
!124 = !DILocation(line: 47, column: 9, scope: !10)
!125 = !DILocation(line: 47, column: 18, scope: !10, atomGroup: 5, atomRank: 1)
!126 = !DILocation(line: 45, column: 36, scope: !10, atomGroup: 6, atomRank: 2)
!127 = !DILocation(line: 45, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!128 = !DILocation(line: 45, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!129 = distinct !{!129, !130, !131, !46, !47}
!130 = !DILocation(line: 45, column: 5, scope: !10)
!131 = !DILocation(line: 48, column: 5, scope: !10)
!132 = !DISubprogram(name: "launch", scope: !133, file: !133, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!134 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!135 = !DILocation(line: 23, column: 5, scope: !134, atomGroup: 31, atomRank: 1)
!136 = !DILocation(line: 40, column: 1, scope: !134, atomGroup: 25, atomRank: 1)
!137 = !DILocation(line: 25, column: 49, scope: !134)
!138 = !DILocation(line: 25, column: 58, scope: !134)
!139 = !DILocation(line: 25, column: 28, scope: !134)
!140 = !DILocation(line: 25, column: 76, scope: !134, atomGroup: 5, atomRank: 2)
!141 = !DILocation(line: 27, column: 43, scope: !134, atomGroup: 8, atomRank: 1)
!142 = !DILocation(line: 27, column: 34, scope: !134)
!143 = !DILocation(line: 27, column: 34, scope: !134, atomGroup: 7, atomRank: 2)
!144 = !DILocation(line: 29, column: 9, scope: !134)
!145 = !DILocation(line: 29, column: 16, scope: !134, atomGroup: 11, atomRank: 2)
!146 = !DILocation(line: 29, column: 9, scope: !134, atomGroup: 12, atomRank: 1)
!147 = !DILocation(line: 29, column: 9, scope: !134, atomGroup: 13, atomRank: 1)
!148 = distinct !{!148, !144, !149, !46, !47}
!149 = !DILocation(line: 30, column: 9, scope: !134)
!150 = !DILocation(line: 28, column: 44, scope: !134, atomGroup: 10, atomRank: 1)
!151 = !DILocation(line: 28, column: 35, scope: !134)
!152 = !DILocation(line: 28, column: 35, scope: !134, atomGroup: 9, atomRank: 2)
!153 = !DILocation(line: 31, column: 9, scope: !134)
!154 = !DILocation(line: 31, column: 16, scope: !134, atomGroup: 14, atomRank: 2)
!155 = !DILocation(line: 31, column: 9, scope: !134, atomGroup: 15, atomRank: 1)
!156 = !DILocation(line: 31, column: 9, scope: !134, atomGroup: 16, atomRank: 1)
!157 = distinct !{!157, !153, !158, !46, !47}
!158 = !DILocation(line: 32, column: 9, scope: !134)
!159 = !DILocation(line: 26, column: 35, scope: !134)
!160 = !DILocation(line: 26, column: 44, scope: !134, atomGroup: 6, atomRank: 2)
!161 = !DILocation(line: 33, column: 30, scope: !134)
!162 = !DILocation(line: 33, column: 30, scope: !134, atomGroup: 17, atomRank: 2)
!163 = !DILocation(line: 33, column: 30, scope: !134, atomGroup: 17, atomRank: 1)
!164 = !DILocation(line: 34, column: 9, scope: !134)
!165 = !DILocation(line: 34, column: 22, scope: !134)
!166 = !DILocation(line: 34, column: 28, scope: !134)
!167 = !DILocation(line: 34, column: 28, scope: !134, atomGroup: 18, atomRank: 2)
!168 = !DILocation(line: 34, column: 28, scope: !134, atomGroup: 18, atomRank: 1)
!169 = !DILocation(line: 35, column: 29, scope: !134)
!170 = !DILocation(line: 35, column: 29, scope: !134, atomGroup: 19, atomRank: 2)
!171 = !DILocation(line: 35, column: 29, scope: !134, atomGroup: 19, atomRank: 1)
!172 = !DILocation(line: 36, column: 22, scope: !134)
!173 = !DILocation(line: 36, column: 27, scope: !134)
!174 = !DILocation(line: 36, column: 27, scope: !134, atomGroup: 20, atomRank: 2)
!175 = !DILocation(line: 36, column: 27, scope: !134, atomGroup: 20, atomRank: 1)
!176 = !DILocation(line: 37, column: 9, scope: !134, atomGroup: 21, atomRank: 1)
!177 = !DILocation(line: 38, column: 9, scope: !134, atomGroup: 22, atomRank: 1)
!178 = !DILocation(line: 23, column: 5, scope: !134, atomGroup: 3, atomRank: 1)
!179 = distinct !{!179, !180, !181, !46, !47}
!180 = !DILocation(line: 23, column: 5, scope: !134)
!181 = !DILocation(line: 39, column: 5, scope: !134)
