; ModuleID = 'programs/c/locks.c'
source_filename = "programs/c/locks.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.anon = type { i32, i32 }
%struct.lock_t = type { i32, i32, [64 x i32] }

@accounts = hidden local_unnamed_addr global [5 x i32] [i32 500, i32 400, i32 300, i32 200, i32 100], align 16
@greatest = hidden local_unnamed_addr global %struct.anon zeroinitializer, align 4
@lock = hidden global %struct.lock_t zeroinitializer, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  tail call void @launch(ptr noundef nonnull @move, i32 noundef 16, ptr noundef null) #6, !dbg !13
  br label %3, !dbg !14

3:                                                ; preds = %30, %0
  %4 = phi i32 [ 0, %0 ], [ %33, %30 ]
  %5 = getelementptr inbounds nuw i32, ptr @accounts, i32 %4, !dbg !18
  %6 = load i32, ptr %5, align 4, !dbg !18, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !19
  %7 = icmp slt i32 %6, 0, !dbg !22
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !23
  br i1 %7, label %9, label %10, !dbg !24

9:                                                ; preds = %3
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !25, !tbaa !29
  br label %10, !dbg !31

10:                                               ; preds = %9, %3
  br label %11, !dbg !32

11:                                               ; preds = %10, %11
  %12 = phi i32 [ %20, %11 ], [ 0, %10 ], !dbg !33
  %13 = phi i32 [ %15, %11 ], [ %8, %10 ], !dbg !33
  %14 = freeze i32 %13, !dbg !34
  %15 = udiv i32 %14, 10, !dbg !34
  %16 = mul i32 %15, 10, !dbg !35
  %17 = sub i32 %14, %16, !dbg !35
  %18 = trunc nuw nsw i32 %17 to i8, !dbg !36
  %19 = or disjoint i8 %18, 48, !dbg !36
  %20 = add nuw nsw i32 %12, 1, !dbg !37
  %21 = getelementptr inbounds nuw i8, ptr %2, i32 %12, !dbg !38
  store i8 %19, ptr %21, align 1, !dbg !39, !tbaa !40
  %22 = icmp ult i32 %13, 10, !dbg !41
  br i1 %22, label %23, label %11, !dbg !42, !llvm.loop !43

23:                                               ; preds = %11, %23
  %24 = phi i32 [ %25, %23 ], [ %20, %11 ]
  %25 = add nsw i32 %24, -1, !dbg !47
  %26 = getelementptr inbounds nuw i8, ptr %2, i32 %25, !dbg !48
  %27 = load i8, ptr %26, align 1, !dbg !48, !tbaa !40
  %28 = zext i8 %27 to i32, !dbg !48
  store volatile i32 %28, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !49, !tbaa !29
  %29 = icmp sgt i32 %24, 1, !dbg !51
  br i1 %29, label %23, label %30, !dbg !52, !llvm.loop !53

30:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !56
  %31 = icmp samesign ult i32 %4, 4, !dbg !57
  %32 = select i1 %31, i32 32, i32 10, !dbg !58
  store volatile i32 %32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !59, !tbaa !29
  %33 = add nuw nsw i32 %4, 1, !dbg !61
  %34 = icmp eq i32 %33, 5, !dbg !62
  br i1 %34, label %35, label %3, !dbg !63, !llvm.loop !64

35:                                               ; preds = %30
  %36 = load i32, ptr @greatest, align 4, !dbg !67, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !69
  %37 = icmp slt i32 %36, 0, !dbg !71
  %38 = tail call i32 @llvm.abs.i32(i32 %36, i1 false), !dbg !72
  br i1 %37, label %39, label %40, !dbg !73

39:                                               ; preds = %35
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !74, !tbaa !29
  br label %40, !dbg !76

40:                                               ; preds = %39, %35
  br label %41, !dbg !77

41:                                               ; preds = %40, %41
  %42 = phi i32 [ %50, %41 ], [ 0, %40 ], !dbg !78
  %43 = phi i32 [ %45, %41 ], [ %38, %40 ], !dbg !78
  %44 = freeze i32 %43, !dbg !79
  %45 = udiv i32 %44, 10, !dbg !79
  %46 = mul i32 %45, 10, !dbg !80
  %47 = sub i32 %44, %46, !dbg !80
  %48 = trunc nuw nsw i32 %47 to i8, !dbg !81
  %49 = or disjoint i8 %48, 48, !dbg !81
  %50 = add nuw nsw i32 %42, 1, !dbg !82
  %51 = getelementptr inbounds nuw i8, ptr %1, i32 %42, !dbg !83
  store i8 %49, ptr %51, align 1, !dbg !84, !tbaa !40
  %52 = icmp ult i32 %43, 10, !dbg !85
  br i1 %52, label %53, label %41, !dbg !86, !llvm.loop !87

53:                                               ; preds = %41, %53
  %54 = phi i32 [ %55, %53 ], [ %50, %41 ]
  %55 = add nsw i32 %54, -1, !dbg !89
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 %55, !dbg !90
  %57 = load i8, ptr %56, align 1, !dbg !90, !tbaa !40
  %58 = zext i8 %57 to i32, !dbg !90
  store volatile i32 %58, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !91, !tbaa !29
  %59 = icmp sgt i32 %54, 1, !dbg !93
  br i1 %59, label %53, label %60, !dbg !94, !llvm.loop !95

60:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !98
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !99, !tbaa !29
  ret i32 0, !dbg !101
}

declare !dbg !102 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal void @move(i32 noundef %0, ptr readnone captures(none) %1) #0 !dbg !104 {
  %3 = mul nsw i32 %0, 7
  %4 = srem i32 %0, 5
  %5 = getelementptr inbounds i32, ptr @accounts, i32 %4
  %6 = add i32 %0, 1
  br label %8, !dbg !105

7:                                                ; preds = %19
  ret void, !dbg !106

8:                                                ; preds = %2, %19
  %9 = phi i32 [ 0, %2 ], [ %20, %19 ]
  tail call void @lock_acquire(ptr noundef nonnull @lock) #8, !dbg !107
  %10 = tail call i32 @__harp_hardware_id(i32 noundef 2) #9, !dbg !108
  %11 = icmp sgt i32 %10, 0, !dbg !111
  br i1 %11, label %12, label %19, !dbg !112

12:                                               ; preds = %8
  %13 = tail call i32 @__harp_hardware_id(i32 noundef 0) #9, !dbg !113
  %14 = add nsw i32 %9, %3
  %15 = srem i32 %14, 23
  %16 = add i32 %6, %9
  %17 = srem i32 %16, 5
  %18 = getelementptr inbounds i32, ptr @accounts, i32 %17
  br label %22, !dbg !112

19:                                               ; preds = %33, %8
  tail call void @lock_release(ptr noundef nonnull @lock) #8, !dbg !114
  %20 = add nuw nsw i32 %9, 1, !dbg !115
  %21 = icmp eq i32 %20, 3, !dbg !116
  br i1 %21, label %7, label %8, !dbg !117, !llvm.loop !118

22:                                               ; preds = %12, %33
  %23 = phi i32 [ 0, %12 ], [ %34, %33 ]
  %24 = icmp eq i32 %23, %13, !dbg !121
  br i1 %24, label %25, label %33, !dbg !122

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !123, !tbaa !6
  %27 = sub nsw i32 %26, %15, !dbg !124
  store i32 %27, ptr %5, align 4, !dbg !125, !tbaa !6
  %28 = load i32, ptr %18, align 4, !dbg !126, !tbaa !6
  %29 = add nsw i32 %28, %15, !dbg !127
  store i32 %29, ptr %18, align 4, !dbg !128, !tbaa !6
  %30 = load i32, ptr @greatest, align 4, !dbg !129, !tbaa !130
  %31 = icmp sgt i32 %15, %30, !dbg !132
  br i1 %31, label %32, label %33, !dbg !133

32:                                               ; preds = %25
  store i32 %15, ptr @greatest, align 4, !dbg !134, !tbaa !130
  store i32 %0, ptr getelementptr inbounds nuw (i8, ptr @greatest, i32 4), align 4, !dbg !135, !tbaa !136
  br label %33, !dbg !137

33:                                               ; preds = %25, %32, %22
  fence syncscope("singlethread") seq_cst, !dbg !138
  %34 = add nuw nsw i32 %23, 1, !dbg !139
  %35 = icmp eq i32 %34, %10, !dbg !140
  br i1 %35, label %19, label %22, !dbg !141, !llvm.loop !142
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent
declare !dbg !144 void @lock_acquire(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent
declare !dbg !145 void @lock_release(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !146 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

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
!25 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !28, atomGroup: 1, atomRank: 1)
!26 = distinct !DISubprogram(name: "putchar", scope: !27, file: !27, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!27 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!28 = distinct !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !21)
!29 = !{!30, !30, i64 0}
!30 = !{!"long", !8, i64 0}
!31 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 16, column: 14, scope: !20, inlinedAt: !21, atomGroup: 7, atomRank: 2)
!35 = !DILocation(line: 15, column: 45, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 2)
!37 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !21, atomGroup: 6, atomRank: 2)
!38 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 15, column: 25, scope: !20, inlinedAt: !21, atomGroup: 5, atomRank: 1)
!40 = !{!8, !8, i64 0}
!41 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !21, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !21, atomGroup: 9, atomRank: 1)
!43 = distinct !{!43, !32, !44, !45, !46}
!44 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !21)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 19, column: 24, scope: !20, inlinedAt: !21, atomGroup: 12, atomRank: 2)
!48 = !DILocation(line: 19, column: 17, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !50, atomGroup: 1, atomRank: 1)
!50 = distinct !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !21, atomGroup: 10, atomRank: 1)
!52 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21, atomGroup: 11, atomRank: 1)
!53 = distinct !{!53, !54, !55, !45, !46}
!54 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!58 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!59 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !60, atomGroup: 1, atomRank: 1)
!60 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!61 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!62 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!63 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!64 = distinct !{!64, !65, !66, !45, !46}
!65 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!66 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!67 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !68)
!68 = distinct !DILocation(line: 39, column: 5, scope: !10)
!69 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !70)
!70 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !68)
!71 = !DILocation(line: 10, column: 28, scope: !20, inlinedAt: !70, atomGroup: 3, atomRank: 2)
!72 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !70, atomGroup: 3, atomRank: 1)
!73 = !DILocation(line: 11, column: 16, scope: !20, inlinedAt: !70, atomGroup: 4, atomRank: 1)
!74 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !75, atomGroup: 1, atomRank: 1)
!75 = distinct !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !70)
!76 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !70)
!77 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !70)
!78 = !DILocation(line: 0, scope: !20, inlinedAt: !70)
!79 = !DILocation(line: 16, column: 14, scope: !20, inlinedAt: !70, atomGroup: 7, atomRank: 2)
!80 = !DILocation(line: 15, column: 45, scope: !20, inlinedAt: !70)
!81 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !70, atomGroup: 5, atomRank: 2)
!82 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !70, atomGroup: 6, atomRank: 2)
!83 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !70)
!84 = !DILocation(line: 15, column: 25, scope: !20, inlinedAt: !70, atomGroup: 5, atomRank: 1)
!85 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !70, atomGroup: 8, atomRank: 1)
!86 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !70, atomGroup: 9, atomRank: 1)
!87 = distinct !{!87, !77, !88, !45, !46}
!88 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !70)
!89 = !DILocation(line: 19, column: 24, scope: !20, inlinedAt: !70, atomGroup: 12, atomRank: 2)
!90 = !DILocation(line: 19, column: 17, scope: !20, inlinedAt: !70)
!91 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !92, atomGroup: 1, atomRank: 1)
!92 = distinct !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !70)
!93 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !70, atomGroup: 10, atomRank: 1)
!94 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !70, atomGroup: 11, atomRank: 1)
!95 = distinct !{!95, !96, !97, !45, !46}
!96 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !70)
!97 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !70)
!98 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !70)
!99 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !100, atomGroup: 1, atomRank: 1)
!100 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !68)
!101 = !DILocation(line: 40, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!102 = !DISubprogram(name: "launch", scope: !103, file: !103, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!104 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!105 = !DILocation(line: 19, column: 5, scope: !104, atomGroup: 27, atomRank: 1)
!106 = !DILocation(line: 34, column: 1, scope: !104, atomGroup: 19, atomRank: 1)
!107 = !DILocation(line: 20, column: 9, scope: !104)
!108 = !DILocation(line: 43, column: 38, scope: !109, inlinedAt: !110, atomGroup: 1, atomRank: 2)
!109 = distinct !DISubprogram(name: "lanes", scope: !103, file: !103, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!110 = distinct !DILocation(line: 21, column: 9, scope: !104)
!111 = !DILocation(line: 21, column: 9, scope: !104, atomGroup: 24, atomRank: 1)
!112 = !DILocation(line: 21, column: 9, scope: !104, atomGroup: 25, atomRank: 1)
!113 = !DILocation(line: 0, scope: !104)
!114 = !DILocation(line: 32, column: 9, scope: !104)
!115 = !DILocation(line: 19, column: 46, scope: !104, atomGroup: 17, atomRank: 2)
!116 = !DILocation(line: 19, column: 31, scope: !104, atomGroup: 2, atomRank: 1)
!117 = !DILocation(line: 19, column: 5, scope: !104, atomGroup: 3, atomRank: 1)
!118 = distinct !{!118, !119, !120, !45, !46}
!119 = !DILocation(line: 19, column: 5, scope: !104)
!120 = !DILocation(line: 33, column: 5, scope: !104)
!121 = !DILocation(line: 22, column: 22, scope: !104, atomGroup: 8, atomRank: 2)
!122 = !DILocation(line: 22, column: 22, scope: !104, atomGroup: 8, atomRank: 1)
!123 = !DILocation(line: 24, column: 45, scope: !104)
!124 = !DILocation(line: 24, column: 45, scope: !104, atomGroup: 10, atomRank: 2)
!125 = !DILocation(line: 24, column: 45, scope: !104, atomGroup: 10, atomRank: 1)
!126 = !DILocation(line: 25, column: 59, scope: !104)
!127 = !DILocation(line: 25, column: 59, scope: !104, atomGroup: 11, atomRank: 2)
!128 = !DILocation(line: 25, column: 59, scope: !104, atomGroup: 11, atomRank: 1)
!129 = !DILocation(line: 26, column: 39, scope: !104)
!130 = !{!131, !7, i64 0}
!131 = !{!"", !7, i64 0, !7, i64 4}
!132 = !DILocation(line: 26, column: 28, scope: !104, atomGroup: 12, atomRank: 2)
!133 = !DILocation(line: 26, column: 28, scope: !104, atomGroup: 12, atomRank: 1)
!134 = !DILocation(line: 27, column: 37, scope: !104, atomGroup: 13, atomRank: 1)
!135 = !DILocation(line: 28, column: 37, scope: !104, atomGroup: 14, atomRank: 1)
!136 = !{!131, !7, i64 4}
!137 = !DILocation(line: 29, column: 17, scope: !104)
!138 = !DILocation(line: 21, column: 9, scope: !104)
!139 = !DILocation(line: 21, column: 9, scope: !104, atomGroup: 15, atomRank: 2)
!140 = !DILocation(line: 21, column: 9, scope: !104, atomGroup: 6, atomRank: 1)
!141 = !DILocation(line: 21, column: 9, scope: !104, atomGroup: 7, atomRank: 1)
!142 = distinct !{!142, !138, !143, !45, !46}
!143 = !DILocation(line: 31, column: 9, scope: !104)
!144 = !DISubprogram(name: "lock_acquire", scope: !103, file: !103, line: 71, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubprogram(name: "lock_release", scope: !103, file: !103, line: 72, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubprogram(name: "__harp_hardware_id", scope: !103, file: !103, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
