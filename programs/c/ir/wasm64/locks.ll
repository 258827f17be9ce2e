; ModuleID = 'programs/c/locks.c'
source_filename = "programs/c/locks.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.anon = type { i32, i32 }
%struct.lock_t = type { i64, i64, [64 x i64] }

@accounts = hidden local_unnamed_addr global [5 x i32] [i32 500, i32 400, i32 300, i32 200, i32 100], align 16
@greatest = hidden local_unnamed_addr global %struct.anon zeroinitializer, align 4
@lock = hidden global %struct.lock_t zeroinitializer, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @move, i32 noundef 16, ptr noundef null) #6, !dbg !13
  br label %3, !dbg !14

3:                                                ; preds = %35, %0
  %4 = phi i64 [ 0, %0 ], [ %39, %35 ]
  %5 = getelementptr inbounds nuw i32, ptr @accounts, i64 %4, !dbg !18
  %6 = load i32, ptr %5, align 4, !dbg !18, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !19
  %7 = icmp slt i32 %6, 0, !dbg !22
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !23
  br i1 %7, label %9, label %11, !dbg !24

9:                                                ; preds = %3
  %10 = tail call i32 @putchar(i32 noundef 45) #6, !dbg !25
  br label %11, !dbg !26

11:                                               ; preds = %9, %3
  br label %12, !dbg !27

12:                                               ; preds = %11, %12
  %13 = phi i64 [ %25, %12 ], [ 1, %11 ], !dbg !28
  %14 = phi i64 [ %22, %12 ], [ 0, %11 ], !dbg !28
  %15 = phi i32 [ %17, %12 ], [ %8, %11 ], !dbg !28
  %16 = freeze i32 %15, !dbg !29
  %17 = udiv i32 %16, 10, !dbg !29
  %18 = mul i32 %17, 10, !dbg !30
  %19 = sub i32 %16, %18, !dbg !30
  %20 = trunc nuw nsw i32 %19 to i8, !dbg !31
  %21 = or disjoint i8 %20, 48, !dbg !31
  %22 = add nuw nsw i64 %14, 1, !dbg !32
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 %14, !dbg !33
  store i8 %21, ptr %23, align 1, !dbg !34, !tbaa !35
  %24 = icmp ult i32 %15, 10, !dbg !36
  %25 = add nuw i64 %13, 1, !dbg !37
  br i1 %24, label %26, label %12, !dbg !37, !llvm.loop !38

26:                                               ; preds = %12, %26
  %27 = phi i64 [ %28, %26 ], [ %13, %12 ]
  %28 = add nsw i64 %27, -1, !dbg !42
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 %28, !dbg !43
  %30 = load i8, ptr %29, align 1, !dbg !43, !tbaa !35
  %31 = sext i8 %30 to i32, !dbg !43
  %32 = tail call i32 @putchar(i32 noundef %31) #6, !dbg !44
  %33 = trunc nuw i64 %27 to i32, !dbg !45
  %34 = icmp sgt i32 %33, 1, !dbg !45
  br i1 %34, label %26, label %35, !dbg !46, !llvm.loop !47

35:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !50
  %36 = icmp samesign ult i64 %4, 4, !dbg !51
  %37 = select i1 %36, i32 32, i32 10, !dbg !52
  %38 = tail call i32 @putchar(i32 noundef %37) #6, !dbg !53
  %39 = add nuw nsw i64 %4, 1, !dbg !54
  %40 = icmp eq i64 %39, 5, !dbg !55
  br i1 %40, label %41, label %3, !dbg !56, !llvm.loop !57

41:                                               ; preds = %35
  %42 = load i32, ptr @greatest, align 4, !dbg !60, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !62
  %43 = icmp slt i32 %42, 0, !dbg !64
  %44 = tail call i32 @llvm.abs.i32(i32 %42, i1 false), !dbg !65
  br i1 %43, label %45, label %47, !dbg !66

45:                                               ; preds = %41
  %46 = tail call i32 @putchar(i32 noundef 45) #6, !dbg !67
  br label %47, !dbg !68

47:                                               ; preds = %45, %41
  br label %48, !dbg !69

48:                                               ; preds = %47, %48
  %49 = phi i64 [ %61, %48 ], [ 1, %47 ], !dbg !70
  %50 = phi i64 [ %58, %48 ], [ 0, %47 ], !dbg !70
  %51 = phi i32 [ %53, %48 ], [ %44, %47 ], !dbg !70
  %52 = freeze i32 %51, !dbg !71
  %53 = udiv i32 %52, 10, !dbg !71
  %54 = mul i32 %53, 10, !dbg !72
  %55 = sub i32 %52, %54, !dbg !72
  %56 = trunc nuw nsw i32 %55 to i8, !dbg !73
  %57 = or disjoint i8 %56, 48, !dbg !73
  %58 = add nuw nsw i64 %50, 1, !dbg !74
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %50, !dbg !75
  store i8 %57, ptr %59, align 1, !dbg !76, !tbaa !35
  %60 = icmp ult i32 %51, 10, !dbg !77
  %61 = add nuw i64 %49, 1, !dbg !78
  br i1 %60, label %62, label %48, !dbg !78, !llvm.loop !79

62:                                               ; preds = %48, %62
  %63 = phi i64 [ %64, %62 ], [ %49, %48 ]
  %64 = add nsw i64 %63, -1, !dbg !81
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 %64, !dbg !82
  %66 = load i8, ptr %65, align 1, !dbg !82, !tbaa !35
  %67 = sext i8 %66 to i32, !dbg !82
  %68 = tail call i32 @putchar(i32 noundef %67) #6, !dbg !83
  %69 = trunc nuw i64 %63 to i32, !dbg !84
  %70 = icmp sgt i32 %69, 1, !dbg !84
  br i1 %70, label %62, label %71, !dbg !85, !llvm.loop !86

71:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !89
  %72 = tail call i32 @putchar(i32 noundef 10) #6, !dbg !90
  ret i32 0, !dbg !91
}

declare !dbg !92 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal void @move(i32 noundef %0, ptr readnone captures(none) %1) #0 !dbg !94 {
  %3 = mul nsw i32 %0, 7
  %4 = srem i32 %0, 5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr @accounts, i64 %5
  %7 = add i32 %0, 1
  br label %9, !dbg !95

8:                                                ; preds = %21
  ret void, !dbg !96

9:                                                ; preds = %2, %21
  %10 = phi i32 [ 0, %2 ], [ %22, %21 ]
  tail call void @lock_acquire(ptr noundef nonnull @lock) #8, !dbg !97
  %11 = tail call i32 @__harp_hardware_id(i32 noundef 2) #9, !dbg !98
  %12 = icmp sgt i32 %11, 0, !dbg !101
  br i1 %12, label %13, label %21, !dbg !102

13:                                               ; preds = %9
  %14 = tail call i32 @__harp_hardware_id(i32 noundef 0) #9, !dbg !103
  %15 = add nsw i32 %10, %3
  %16 = srem i32 %15, 23
  %17 = add i32 %7, %10
  %18 = srem i32 %17, 5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr @accounts, i64 %19
  br label %24, !dbg !102

21:                                               ; preds = %35, %9
  tail call void @lock_release(ptr noundef nonnull @lock) #8, !dbg !104
  %22 = add nuw nsw i32 %10, 1, !dbg !105
  %23 = icmp eq i32 %22, 3, !dbg !106
  br i1 %23, label %8, label %9, !dbg !107, !llvm.loop !108

24:                                               ; preds = %13, %35
  %25 = phi i32 [ 0, %13 ], [ %36, %35 ]
  %26 = icmp eq i32 %25, %14, !dbg !111
  br i1 %26, label %27, label %35, !dbg !112

27:                                               ; preds = %24
  %28 = load i32, ptr %6, align 4, !dbg !113, !tbaa !6
  %29 = sub nsw i32 %28, %16, !dbg !114
  store i32 %29, ptr %6, align 4, !dbg !115, !tbaa !6
  %30 = load i32, ptr %20, align 4, !dbg !116, !tbaa !6
  %31 = add nsw i32 %30, %16, !dbg !117
  store i32 %31, ptr %20, align 4, !dbg !118, !tbaa !6
  %32 = load i32, ptr @greatest, align 4, !dbg !119, !tbaa !120
  %33 = icmp sgt i32 %16, %32, !dbg !122
  br i1 %33, label %34, label %35, !dbg !123

34:                                               ; preds = %27
  store i32 %16, ptr @greatest, align 4, !dbg !124, !tbaa !120
  store i32 %0, ptr getelementptr inbounds nuw (i8, ptr @greatest, i64 4), align 4, !dbg !125, !tbaa !126
  br label %35, !dbg !127

35:                                               ; preds = %27, %34, %24
  fence syncscope("singlethread") seq_cst, !dbg !128
  %36 = add nuw nsw i32 %25, 1, !dbg !129
  %37 = icmp eq i32 %36, %11, !dbg !130
  br i1 %37, label %21, label %24, !dbg !131, !llvm.loop !132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent
declare !dbg !134 void @lock_acquire(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent
declare !dbg !135 void @lock_release(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !136 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

declare !dbg !137 i32 @putchar(i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin nounwind "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { convergent nobuiltin nounwind "no-builtins" }
attributes #9 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/locks.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !11, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 37, column: 5, scope: !10)
!14 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 23, atomRank: 1)
!15 = distinct !DISubprogram(name: "show", scope: !16, file: !16, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "programs/c/show.h", directory: "")
!17 = distinct !DILocation(line: 38, column: 5, scope: !10)
!18 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !17)
!19 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "show_number", scope: !16, file: !16, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !17)
!22 = !DILocation(line: 10, column: 28, scope: !20, inlinedAt: !21, atomGroup: 3, atomRank: 2)
!23 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !21, atomGroup: 3, atomRank: 1)
!24 = !DILocation(line: 11, column: 16, scope: !20, inlinedAt: !21, atomGroup: 4, atomRank: 1)
!25 = !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 16, column: 14, scope: !20, inlinedAt: !21, atomGroup: 7, atomRank: 2)
!30 = !DILocation(line: 15, column: 45, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 2)
!32 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !21, atomGroup: 6, atomRank: 2)
!33 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 15, column: 25, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 1)
!35 = !{!8, !8, i64 0}
!36 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !21, atomGroup: 8, atomRank: 1)
!37 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !21, atomGroup: 9, atomRank: 1)
!38 = distinct !{!38, !27, !39, !40, !41}
!39 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !21)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 19, column: 24, scope: !20, inlinedAt: !21, atomGroup: 12, atomRank: 2)
!43 = !DILocation(line: 19, column: 17, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !21, atomGroup: 10, atomRank: 1)
!46 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21, atomGroup: 11, atomRank: 1)
!47 = distinct !{!47, !48, !49, !40, !41}
!48 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!52 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!53 = !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!54 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!55 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!56 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!57 = distinct !{!57, !58, !59, !40, !41}
!58 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!59 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!60 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !61)
!61 = distinct !DILocation(line: 39, column: 5, scope: !10)
!62 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !63)
!63 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !61)
!64 = !DILocation(line: 10, column: 28, scope: !20, inlinedAt: !63, atomGroup: 3, atomRank: 2)
!65 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !63, atomGroup: 3, atomRank: 1)
!66 = !DILocation(line: 11, column: 16, scope: !20, inlinedAt: !63, atomGroup: 4, atomRank: 1)
!67 = !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !63)
!68 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !63)
!69 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !63)
!70 = !DILocation(line: 0, scope: !20, inlinedAt: !63)
!71 = !DILocation(line: 16, column: 14, scope: !20, inlinedAt: !63, atomGroup: 7, atomRank: 2)
!72 = !DILocation(line: 15, column: 45, scope: !20, inlinedAt: !63)
!73 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !63, atomGroup: 5, atomRank: 2)
!74 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !63, atomGroup: 6, atomRank: 2)
!75 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !63)
!76 = !DILocation(line: 15, column: 25, scope: !20, inlinedAt: !63, atomGroup: 5, atomRank: 1)
!77 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !63, atomGroup: 8, atomRank: 1)
!78 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !63, atomGroup: 9, atomRank: 1)
!79 = distinct !{!79, !69, !80, !40, !41}
!80 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !63)
!81 = !DILocation(line: 19, column: 24, scope: !20, inlinedAt: !63, atomGroup: 12, atomRank: 2)
!82 = !DILocation(line: 19, column: 17, scope: !20, inlinedAt: !63)
!83 = !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !63)
!84 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !63, atomGroup: 10, atomRank: 1)
!85 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !63, atomGroup: 11, atomRank: 1)
!86 = distinct !{!86, !87, !88, !40, !41}
!87 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !63)
!88 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !63)
!89 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !63)
!90 = !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !61)
!91 = !DILocation(line: 40, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!92 = !DISubprogram(name: "launch", scope: !93, file: !93, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!94 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!95 = !DILocation(line: 19, column: 5, scope: !94, atomGroup: 27, atomRank: 1)
!96 = !DILocation(line: 34, column: 1, scope: !94, atomGroup: 19, atomRank: 1)
!97 = !DILocation(line: 20, column: 9, scope: !94)
!98 = !DILocation(line: 43, column: 38, scope: !99, inlinedAt: !100, atomGroup: 1, atomRank: 2)
!99 = distinct !DISubprogram(name: "lanes", scope: !93, file: !93, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!100 = distinct !DILocation(line: 21, column: 9, scope: !94)
!101 = !DILocation(line: 21, column: 9, scope: !94, atomGroup: 24, atomRank: 1)
!102 = !DILocation(line: 21, column: 9, scope: !94, atomGroup: 25, atomRank: 1)
!103 = !DILocation(line: 0, scope: !94)
!104 = !DILocation(line: 32, column: 9, scope: !94)
!105 = !DILocation(line: 19, column: 46, scope: !94, atomGroup: 17, atomRank: 2)
!106 = !DILocation(line: 19, column: 31, scope: !94, atomGroup: 2, atomRank: 1)
!107 = !DILocation(line: 19, column: 5, scope: !94, atomGroup: 3, atomRank: 1)
!108 = distinct !{!108, !109, !110, !40, !41}
!109 = !DILocation(line: 19, column: 5, scope: !94)
!110 = !DILocation(line: 33, column: 5, scope: !94)
!111 = !DILocation(line: 22, column: 22, scope: !94, atomGroup: 8, atomRank: 2)
!112 = !DILocation(line: 22, column: 22, scope: !94, atomGroup: 8, atomRank: 1)
!113 = !DILocation(line: 24, column: 45, scope: !94)
!114 = !DILocation(line: 24, column: 45, scope: !94, atomGroup: 10, atomRank: 2)
!115 = !DILocation(line: 24, column: 45, scope: !94, atomGroup: 10, atomRank: 1)
!116 = !DILocation(line: 25, column: 59, scope: !94)
!117 = !DILocation(line: 25, column: 59, scope: !94, atomGroup: 11, atomRank: 2)
!118 = !DILocation(line: 25, column: 59, scope: !94, atomGroup: 11, atomRank: 1)
!119 = !DILocation(line: 26, column: 39, scope: !94)
!120 = !{!121, !7, i64 0}
!121 = !{!"", !7, i64 0, !7, i64 4}
!122 = !DILocation(line: 26, column: 28, scope: !94, atomGroup: 12, atomRank: 2)
!123 = !DILocation(line: 26, column: 28, scope: !94, atomGroup: 12, atomRank: 1)
!124 = !DILocation(line: 27, column: 37, scope: !94, atomGroup: 13, atomRank: 1)
!125 = !DILocation(line: 28, column: 37, scope: !94, atomGroup: 14, atomRank: 1)
!126 = !{!121, !7, i64 4}
!127 = !DILocation(line: 29, column: 17, scope: !94)
!128 = !DILocation(line: 21, column: 9, scope: !94)
!129 = !DILocation(line: 21, column: 9, scope: !94, atomGroup: 15, atomRank: 2)
!130 = !DILocation(line: 21, column: 9, scope: !94, atomGroup: 6, atomRank: 1)
!131 = !DILocation(line: 21, column: 9, scope: !94, atomGroup: 7, atomRank: 1)
!132 = distinct !{!132, !128, !133, !40, !41}
!133 = !DILocation(line: 31, column: 9, scope: !94)
!134 = !DISubprogram(name: "lock_acquire", scope: !93, file: !93, line: 71, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubprogram(name: "lock_release", scope: !93, file: !93, line: 72, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DISubprogram(name: "__harp_hardware_id", scope: !93, file: !93, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubprogram(name: "putchar", scope: !138, file: !138, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!138 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
