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
  br label %70, !dbg !15

5:                                                ; preds = %70, %32
  %6 = phi i32 [ %35, %32 ], [ 0, %70 ]
  %7 = getelementptr inbounds nuw i32, ptr %3, i32 %6, !dbg !16
  %8 = load i32, ptr %7, align 4, !dbg !16, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !20
  %9 = icmp slt i32 %8, 0, !dbg !23
  %10 = tail call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !24
  br i1 %9, label %11, label %12, !dbg !25

11:                                               ; preds = %5
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !26, !tbaa !30
  br label %12, !dbg !32

12:                                               ; preds = %11, %5
  br label %13, !dbg !33

13:                                               ; preds = %12, %13
  %14 = phi i32 [ %22, %13 ], [ 0, %12 ], !dbg !34
  %15 = phi i32 [ %17, %13 ], [ %10, %12 ], !dbg !34
  %16 = freeze i32 %15, !dbg !35
  %17 = udiv i32 %16, 10, !dbg !35
  %18 = mul i32 %17, 10, !dbg !36
  %19 = sub i32 %16, %18, !dbg !36
  %20 = trunc nuw nsw i32 %19 to i8, !dbg !37
  %21 = or disjoint i8 %20, 48, !dbg !37
  %22 = add nuw nsw i32 %14, 1, !dbg !38
  %23 = getelementptr inbounds nuw i8, ptr %2, i32 %14, !dbg !39
  store i8 %21, ptr %23, align 1, !dbg !40, !tbaa !41
  %24 = icmp ult i32 %15, 10, !dbg !42
  br i1 %24, label %25, label %13, !dbg !43, !llvm.loop !44

25:                                               ; preds = %13, %25
  %26 = phi i32 [ %27, %25 ], [ %22, %13 ]
  %27 = add nsw i32 %26, -1, !dbg !48
  %28 = getelementptr inbounds nuw i8, ptr %2, i32 %27, !dbg !49
  %29 = load i8, ptr %28, align 1, !dbg !49, !tbaa !41
  %30 = zext i8 %29 to i32, !dbg !49
  store volatile i32 %30, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !50, !tbaa !30
  %31 = icmp sgt i32 %26, 1, !dbg !52
  br i1 %31, label %25, label %32, !dbg !53, !llvm.loop !54

32:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !57
  %33 = icmp eq i32 %6, 5, !dbg !58
  %34 = select i1 %33, i32 10, i32 32, !dbg !59
  store volatile i32 %34, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !60, !tbaa !30
  %35 = add nuw nsw i32 %6, 1, !dbg !62
  %36 = icmp eq i32 %35, 6, !dbg !63
  br i1 %36, label %37, label %5, !dbg !64, !llvm.loop !65

37:                                               ; preds = %32, %64
  %38 = phi i32 [ %67, %64 ], [ 0, %32 ]
  %39 = getelementptr inbounds nuw i32, ptr %4, i32 %38, !dbg !68
  %40 = load i32, ptr %39, align 4, !dbg !68, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !70
  %41 = icmp slt i32 %40, 0, !dbg !72
  %42 = tail call i32 @llvm.abs.i32(i32 %40, i1 false), !dbg !73
  br i1 %41, label %43, label %44, !dbg !74

43:                                               ; preds = %37
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !75, !tbaa !30
  br label %44, !dbg !77

44:                                               ; preds = %43, %37
  br label %45, !dbg !78

45:                                               ; preds = %44, %45
  %46 = phi i32 [ %54, %45 ], [ 0, %44 ], !dbg !79
  %47 = phi i32 [ %49, %45 ], [ %42, %44 ], !dbg !79
  %48 = freeze i32 %47, !dbg !80
  %49 = udiv i32 %48, 10, !dbg !80
  %50 = mul i32 %49, 10, !dbg !81
  %51 = sub i32 %48, %50, !dbg !81
  %52 = trunc nuw nsw i32 %51 to i8, !dbg !82
  %53 = or disjoint i8 %52, 48, !dbg !82
  %54 = add nuw nsw i32 %46, 1, !dbg !83
  %55 = getelementptr inbounds nuw i8, ptr %1, i32 %46, !dbg !84
  store i8 %53, ptr %55, align 1, !dbg !85, !tbaa !41
  %56 = icmp ult i32 %47, 10, !dbg !86
  br i1 %56, label %57, label %45, !dbg !87, !llvm.loop !88

57:                                               ; preds = %45, %57
  %58 = phi i32 [ %59, %57 ], [ %54, %45 ]
  %59 = add nsw i32 %58, -1, !dbg !90
  %60 = getelementptr inbounds nuw i8, ptr %1, i32 %59, !dbg !91
  %61 = load i8, ptr %60, align 1, !dbg !91, !tbaa !41
  %62 = zext i8 %61 to i32, !dbg !91
  store volatile i32 %62, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !92, !tbaa !30
  %63 = icmp sgt i32 %58, 1, !dbg !94
  br i1 %63, label %57, label %64, !dbg !95, !llvm.loop !96

64:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !99
  %65 = icmp eq i32 %38, 5, !dbg !100
  %66 = select i1 %65, i32 10, i32 32, !dbg !101
  store volatile i32 %66, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !102, !tbaa !30
  %67 = add nuw nsw i32 %38, 1, !dbg !104
  %68 = icmp eq i32 %67, 6, !dbg !105
  br i1 %68, label %69, label %37, !dbg !106, !llvm.loop !107

69:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !110
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !110
  ret i32 0, !dbg !111

70:                                               ; preds = %0, %70
  %71 = phi i32 [ 0, %0 ], [ %79, %70 ]
  %72 = getelementptr inbounds nuw %struct.account, ptr @accounts, i32 %71, !dbg !112
  %73 = getelementptr inbounds nuw i8, ptr %72, i32 4, !dbg !113
  %74 = load i32, ptr %73, align 4, !dbg !114, !tbaa !115
  %75 = getelementptr inbounds nuw i32, ptr %3, i32 %71, !dbg !117
  store i32 %74, ptr %75, align 4, !dbg !118, !tbaa !6
  %76 = getelementptr inbounds nuw i8, ptr %72, i32 8, !dbg !119
  %77 = load i32, ptr %76, align 4, !dbg !120, !tbaa !121
  %78 = getelementptr inbounds nuw i32, ptr %4, i32 %71, !dbg !122
  store i32 %77, ptr %78, align 4, !dbg !123, !tbaa !6
  %79 = add nuw nsw i32 %71, 1, !dbg !124
  %80 = icmp eq i32 %79, 6, !dbg !125
  br i1 %80, label %5, label %70, !dbg !126, !llvm.loop !127
}

declare !dbg !130 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @move(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !132 {
  %3 = sdiv i32 %0, 6
  %4 = mul i32 %3, 6
  %5 = sub i32 %0, %4
  %6 = add nsw i32 %5, 1
  %7 = mul nsw i32 %0, 11
  %8 = getelementptr inbounds %struct.account, ptr @accounts, i32 %5
  %9 = getelementptr inbounds nuw i8, ptr %8, i32 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i32 8
  br label %12, !dbg !133

11:                                               ; preds = %32
  ret void, !dbg !134

12:                                               ; preds = %2, %32
  %13 = phi i1 [ true, %2 ], [ false, %32 ]
  %14 = phi i32 [ 0, %2 ], [ 1, %32 ]
  %15 = add nsw i32 %14, %3, !dbg !135
  %16 = srem i32 %15, 5, !dbg !136
  %17 = add nsw i32 %6, %16, !dbg !137
  %18 = trunc nsw i32 %17 to i8, !dbg !138
  %19 = srem i8 %18, 6, !dbg !138
  %20 = sext i8 %19 to i32, !dbg !138
  %21 = tail call i32 @llvm.smin.i32(i32 %5, i32 %20), !dbg !139
  %22 = getelementptr inbounds %struct.account, ptr @accounts, i32 %21, !dbg !140
  br label %23, !dbg !141

23:                                               ; preds = %23, %12
  %24 = atomicrmw xchg ptr %22, i32 1 seq_cst, align 4, !dbg !142
  %25 = icmp eq i32 %24, 0, !dbg !143
  br i1 %25, label %26, label %23, !dbg !144, !llvm.loop !145

26:                                               ; preds = %23
  %27 = tail call i32 @llvm.smax.i32(i32 %5, i32 %20), !dbg !147
  %28 = getelementptr inbounds %struct.account, ptr @accounts, i32 %27, !dbg !148
  br label %29, !dbg !149

29:                                               ; preds = %26, %29
  %30 = atomicrmw xchg ptr %28, i32 1 seq_cst, align 4, !dbg !150
  %31 = icmp eq i32 %30, 0, !dbg !151
  br i1 %31, label %32, label %29, !dbg !152, !llvm.loop !153

32:                                               ; preds = %29
  %33 = add nsw i32 %14, %7, !dbg !155
  %34 = srem i32 %33, 17, !dbg !156
  %35 = load i32, ptr %9, align 4, !dbg !157, !tbaa !115
  %36 = sub nsw i32 %35, %34, !dbg !158
  store i32 %36, ptr %9, align 4, !dbg !159, !tbaa !115
  %37 = getelementptr inbounds %struct.account, ptr @accounts, i32 %20, !dbg !160
  %38 = getelementptr inbounds nuw i8, ptr %37, i32 4, !dbg !161
  %39 = load i32, ptr %38, align 4, !dbg !162, !tbaa !115
  %40 = add nsw i32 %39, %34, !dbg !163
  store i32 %40, ptr %38, align 4, !dbg !164, !tbaa !115
  %41 = load i32, ptr %10, align 4, !dbg !165, !tbaa !121
  %42 = add nsw i32 %41, 1, !dbg !166
  store i32 %42, ptr %10, align 4, !dbg !167, !tbaa !121
  %43 = getelementptr inbounds nuw i8, ptr %37, i32 8, !dbg !168
  %44 = load i32, ptr %43, align 4, !dbg !169, !tbaa !121
  %45 = add nsw i32 %44, 1, !dbg !170
  store i32 %45, ptr %43, align 4, !dbg !171, !tbaa !121
  store atomic i32 0, ptr %28 seq_cst, align 4, !dbg !172
  store atomic i32 0, ptr %22 seq_cst, align 4, !dbg !173
  br i1 %13, label %12, label %11, !dbg !174, !llvm.loop !175
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
!50 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !51, atomGroup: 1, atomRank: 1)
!51 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !22, atomGroup: 10, atomRank: 1)
!53 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22, atomGroup: 11, atomRank: 1)
!54 = distinct !{!54, !55, !56, !46, !47}
!55 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !22)
!56 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !22)
!57 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !22)
!58 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !19)
!59 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !19)
!60 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !61, atomGroup: 1, atomRank: 1)
!61 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !19)
!62 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !19, atomGroup: 4, atomRank: 2)
!63 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !19, atomGroup: 2, atomRank: 1)
!64 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19, atomGroup: 3, atomRank: 1)
!65 = distinct !{!65, !66, !67, !46, !47}
!66 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !19)
!67 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !19)
!68 = !DILocation(line: 25, column: 21, scope: !17, inlinedAt: !69)
!69 = distinct !DILocation(line: 50, column: 5, scope: !10)
!70 = !DILocation(line: 8, column: 5, scope: !21, inlinedAt: !71)
!71 = distinct !DILocation(line: 25, column: 9, scope: !17, inlinedAt: !69)
!72 = !DILocation(line: 10, column: 28, scope: !21, inlinedAt: !71, atomGroup: 3, atomRank: 2)
!73 = !DILocation(line: 10, column: 21, scope: !21, inlinedAt: !71, atomGroup: 3, atomRank: 1)
!74 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !71, atomGroup: 4, atomRank: 1)
!75 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !76, atomGroup: 1, atomRank: 1)
!76 = distinct !DILocation(line: 12, column: 9, scope: !21, inlinedAt: !71)
!77 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !71)
!78 = !DILocation(line: 14, column: 5, scope: !21, inlinedAt: !71)
!79 = !DILocation(line: 0, scope: !21, inlinedAt: !71)
!80 = !DILocation(line: 16, column: 14, scope: !21, inlinedAt: !71, atomGroup: 7, atomRank: 2)
!81 = !DILocation(line: 15, column: 45, scope: !21, inlinedAt: !71)
!82 = !DILocation(line: 15, column: 27, scope: !21, inlinedAt: !71, atomGroup: 5, atomRank: 2)
!83 = !DILocation(line: 15, column: 21, scope: !21, inlinedAt: !71, atomGroup: 6, atomRank: 2)
!84 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !71)
!85 = !DILocation(line: 15, column: 25, scope: !21, inlinedAt: !71, atomGroup: 5, atomRank: 1)
!86 = !DILocation(line: 17, column: 19, scope: !21, inlinedAt: !71, atomGroup: 8, atomRank: 1)
!87 = !DILocation(line: 17, column: 5, scope: !21, inlinedAt: !71, atomGroup: 9, atomRank: 1)
!88 = distinct !{!88, !78, !89, !46, !47}
!89 = !DILocation(line: 17, column: 23, scope: !21, inlinedAt: !71)
!90 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !71, atomGroup: 12, atomRank: 2)
!91 = !DILocation(line: 19, column: 17, scope: !21, inlinedAt: !71)
!92 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !93, atomGroup: 1, atomRank: 1)
!93 = distinct !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !71)
!94 = !DILocation(line: 18, column: 18, scope: !21, inlinedAt: !71, atomGroup: 10, atomRank: 1)
!95 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !71, atomGroup: 11, atomRank: 1)
!96 = distinct !{!96, !97, !98, !46, !47}
!97 = !DILocation(line: 18, column: 5, scope: !21, inlinedAt: !71)
!98 = !DILocation(line: 20, column: 5, scope: !21, inlinedAt: !71)
!99 = !DILocation(line: 21, column: 1, scope: !21, inlinedAt: !71)
!100 = !DILocation(line: 26, column: 19, scope: !17, inlinedAt: !69)
!101 = !DILocation(line: 26, column: 17, scope: !17, inlinedAt: !69)
!102 = !DILocation(line: 25, column: 95, scope: !27, inlinedAt: !103, atomGroup: 1, atomRank: 1)
!103 = distinct !DILocation(line: 26, column: 9, scope: !17, inlinedAt: !69)
!104 = !DILocation(line: 24, column: 33, scope: !17, inlinedAt: !69, atomGroup: 4, atomRank: 2)
!105 = !DILocation(line: 24, column: 23, scope: !17, inlinedAt: !69, atomGroup: 2, atomRank: 1)
!106 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !69, atomGroup: 3, atomRank: 1)
!107 = distinct !{!107, !108, !109, !46, !47}
!108 = !DILocation(line: 24, column: 5, scope: !17, inlinedAt: !69)
!109 = !DILocation(line: 27, column: 5, scope: !17, inlinedAt: !69)
!110 = !DILocation(line: 52, column: 1, scope: !10)
!111 = !DILocation(line: 51, column: 5, scope: !10, atomGroup: 9, atomRank: 1)
!112 = !DILocation(line: 46, column: 20, scope: !10)
!113 = !DILocation(line: 46, column: 32, scope: !10)
!114 = !DILocation(line: 46, column: 32, scope: !10, atomGroup: 4, atomRank: 2)
!115 = !{!116, !7, i64 4}
!116 = !{!"account", !8, i64 0, !7, i64 4, !7, i64 8}
!117 = !DILocation(line: 46, column: 9, scope: !10)
!118 = !DILocation(line: 46, column: 18, scope: !10, atomGroup: 4, atomRank: 1)
!119 = !DILocation(line: 47, column: 32, scope: !10)
!120 = !DILocation(line: 47, column: 32, scope: !10, atomGroup: 5, atomRank: 2)
!121 = !{!116, !7, i64 8}
!122 = !DILocation(line: 47, column: 9, scope: !10)
!123 = !DILocation(line: 47, column: 18, scope: !10, atomGroup: 5, atomRank: 1)
!124 = !DILocation(line: 45, column: 36, scope: !10, atomGroup: 6, atomRank: 2)
!125 = !DILocation(line: 45, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!126 = !DILocation(line: 45, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!127 = distinct !{!127, !128, !129, !46, !47}
!128 = !DILocation(line: 45, column: 5, scope: !10)
!129 = !DILocation(line: 48, column: 5, scope: !10)
!130 = !DISubprogram(name: "launch", scope: !131, file: !131, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!132 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!133 = !DILocation(line: 23, column: 5, scope: !132, atomGroup: 31, atomRank: 1)
!134 = !DILocation(line: 40, column: 1, scope: !132, atomGroup: 25, atomRank: 1)
!135 = !DILocation(line: 25, column: 49, scope: !132)
!136 = !DILocation(line: 25, column: 58, scope: !132)
!137 = !DILocation(line: 25, column: 28, scope: !132)
!138 = !DILocation(line: 25, column: 76, scope: !132, atomGroup: 5, atomRank: 2)
!139 = !DILocation(line: 27, column: 43, scope: !132, atomGroup: 8, atomRank: 1)
!140 = !DILocation(line: 27, column: 34, scope: !132, atomGroup: 7, atomRank: 2)
!141 = !DILocation(line: 29, column: 9, scope: !132)
!142 = !DILocation(line: 29, column: 16, scope: !132, atomGroup: 11, atomRank: 2)
!143 = !DILocation(line: 29, column: 9, scope: !132, atomGroup: 12, atomRank: 1)
!144 = !DILocation(line: 29, column: 9, scope: !132, atomGroup: 13, atomRank: 1)
!145 = distinct !{!145, !141, !146, !46, !47}
!146 = !DILocation(line: 30, column: 9, scope: !132)
!147 = !DILocation(line: 28, column: 44, scope: !132, atomGroup: 10, atomRank: 1)
!148 = !DILocation(line: 28, column: 35, scope: !132, atomGroup: 9, atomRank: 2)
!149 = !DILocation(line: 31, column: 9, scope: !132)
!150 = !DILocation(line: 31, column: 16, scope: !132, atomGroup: 14, atomRank: 2)
!151 = !DILocation(line: 31, column: 9, scope: !132, atomGroup: 15, atomRank: 1)
!152 = !DILocation(line: 31, column: 9, scope: !132, atomGroup: 16, atomRank: 1)
!153 = distinct !{!153, !149, !154, !46, !47}
!154 = !DILocation(line: 32, column: 9, scope: !132)
!155 = !DILocation(line: 26, column: 35, scope: !132)
!156 = !DILocation(line: 26, column: 44, scope: !132, atomGroup: 6, atomRank: 2)
!157 = !DILocation(line: 33, column: 30, scope: !132)
!158 = !DILocation(line: 33, column: 30, scope: !132, atomGroup: 17, atomRank: 2)
!159 = !DILocation(line: 33, column: 30, scope: !132, atomGroup: 17, atomRank: 1)
!160 = !DILocation(line: 34, column: 9, scope: !132)
!161 = !DILocation(line: 34, column: 22, scope: !132)
!162 = !DILocation(line: 34, column: 28, scope: !132)
!163 = !DILocation(line: 34, column: 28, scope: !132, atomGroup: 18, atomRank: 2)
!164 = !DILocation(line: 34, column: 28, scope: !132, atomGroup: 18, atomRank: 1)
!165 = !DILocation(line: 35, column: 29, scope: !132)
!166 = !DILocation(line: 35, column: 29, scope: !132, atomGroup: 19, atomRank: 2)
!167 = !DILocation(line: 35, column: 29, scope: !132, atomGroup: 19, atomRank: 1)
!168 = !DILocation(line: 36, column: 22, scope: !132)
!169 = !DILocation(line: 36, column: 27, scope: !132)
!170 = !DILocation(line: 36, column: 27, scope: !132, atomGroup: 20, atomRank: 2)
!171 = !DILocation(line: 36, column: 27, scope: !132, atomGroup: 20, atomRank: 1)
!172 = !DILocation(line: 37, column: 9, scope: !132, atomGroup: 21, atomRank: 1)
!173 = !DILocation(line: 38, column: 9, scope: !132, atomGroup: 22, atomRank: 1)
!174 = !DILocation(line: 23, column: 5, scope: !132, atomGroup: 3, atomRank: 1)
!175 = distinct !{!175, !176, !177, !46, !47}
!176 = !DILocation(line: 23, column: 5, scope: !132)
!177 = !DILocation(line: 39, column: 5, scope: !132)
