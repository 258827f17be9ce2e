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

3:                                                ; preds = %33, %0
  %4 = phi i64 [ 0, %0 ], [ %36, %33 ]
  %5 = getelementptr inbounds nuw i32, ptr @accounts, i64 %4, !dbg !18
  %6 = load i32, ptr %5, align 4, !dbg !18, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !19
  %7 = icmp slt i32 %6, 0, !dbg !22
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !23
  br i1 %7, label %9, label %10, !dbg !24

9:                                                ; preds = %3
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !25, !tbaa !29
  br label %10, !dbg !31

10:                                               ; preds = %9, %3
  br label %11, !dbg !32

11:                                               ; preds = %10, %11
  %12 = phi i64 [ %24, %11 ], [ 1, %10 ], !dbg !33
  %13 = phi i64 [ %21, %11 ], [ 0, %10 ], !dbg !33
  %14 = phi i32 [ %16, %11 ], [ %8, %10 ], !dbg !33
  %15 = freeze i32 %14, !dbg !34
  %16 = udiv i32 %15, 10, !dbg !34
  %17 = mul i32 %16, 10, !dbg !35
  %18 = sub i32 %15, %17, !dbg !35
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !36
  %20 = or disjoint i8 %19, 48, !dbg !36
  %21 = add nuw nsw i64 %13, 1, !dbg !37
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 %13, !dbg !38
  store i8 %20, ptr %22, align 1, !dbg !39, !tbaa !40
  %23 = icmp ult i32 %14, 10, !dbg !41
  %24 = add nuw i64 %12, 1, !dbg !42
  br i1 %23, label %25, label %11, !dbg !42, !llvm.loop !43

25:                                               ; preds = %11, %25
  %26 = phi i64 [ %27, %25 ], [ %12, %11 ]
  %27 = add nsw i64 %26, -1, !dbg !47
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 %27, !dbg !48
  %29 = load i8, ptr %28, align 1, !dbg !48, !tbaa !40
  %30 = zext i8 %29 to i64, !dbg !49
  store volatile i64 %30, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !51, !tbaa !29
  %31 = trunc nuw i64 %26 to i32, !dbg !52
  %32 = icmp sgt i32 %31, 1, !dbg !52
  br i1 %32, label %25, label %33, !dbg !53, !llvm.loop !54

33:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !57
  %34 = icmp samesign ult i64 %4, 4, !dbg !58
  %35 = select i1 %34, i64 32, i64 10, !dbg !59
  store volatile i64 %35, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !60, !tbaa !29
  %36 = add nuw nsw i64 %4, 1, !dbg !62
  %37 = icmp eq i64 %36, 5, !dbg !63
  br i1 %37, label %38, label %3, !dbg !64, !llvm.loop !65

38:                                               ; preds = %33
  %39 = load i32, ptr @greatest, align 4, !dbg !68, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !70
  %40 = icmp slt i32 %39, 0, !dbg !72
  %41 = tail call i32 @llvm.abs.i32(i32 %39, i1 false), !dbg !73
  br i1 %40, label %42, label %43, !dbg !74

42:                                               ; preds = %38
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !75, !tbaa !29
  br label %43, !dbg !77

43:                                               ; preds = %42, %38
  br label %44, !dbg !78

44:                                               ; preds = %43, %44
  %45 = phi i64 [ %57, %44 ], [ 1, %43 ], !dbg !79
  %46 = phi i64 [ %54, %44 ], [ 0, %43 ], !dbg !79
  %47 = phi i32 [ %49, %44 ], [ %41, %43 ], !dbg !79
  %48 = freeze i32 %47, !dbg !80
  %49 = udiv i32 %48, 10, !dbg !80
  %50 = mul i32 %49, 10, !dbg !81
  %51 = sub i32 %48, %50, !dbg !81
  %52 = trunc nuw nsw i32 %51 to i8, !dbg !82
  %53 = or disjoint i8 %52, 48, !dbg !82
  %54 = add nuw nsw i64 %46, 1, !dbg !83
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %46, !dbg !84
  store i8 %53, ptr %55, align 1, !dbg !85, !tbaa !40
  %56 = icmp ult i32 %47, 10, !dbg !86
  %57 = add nuw i64 %45, 1, !dbg !87
  br i1 %56, label %58, label %44, !dbg !87, !llvm.loop !88

58:                                               ; preds = %44, %58
  %59 = phi i64 [ %60, %58 ], [ %45, %44 ]
  %60 = add nsw i64 %59, -1, !dbg !90
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 %60, !dbg !91
  %62 = load i8, ptr %61, align 1, !dbg !91, !tbaa !40
  %63 = zext i8 %62 to i64, !dbg !92
  store volatile i64 %63, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !94, !tbaa !29
  %64 = trunc nuw i64 %59 to i32, !dbg !95
  %65 = icmp sgt i32 %64, 1, !dbg !95
  br i1 %65, label %58, label %66, !dbg !96, !llvm.loop !97

66:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !100
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !101, !tbaa !29
  ret i32 0, !dbg !103
}

declare !dbg !104 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal void @move(i32 noundef %0, ptr readnone captures(none) %1) #0 !dbg !106 {
  %3 = mul nsw i32 %0, 7
  %4 = srem i32 %0, 5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr @accounts, i64 %5
  %7 = add i32 %0, 1
  br label %9, !dbg !107

8:                                                ; preds = %21
  ret void, !dbg !108

9:                                                ; preds = %2, %21
  %10 = phi i32 [ 0, %2 ], [ %22, %21 ]
  tail call void @lock_acquire(ptr noundef nonnull @lock) #8, !dbg !109
  %11 = tail call i32 @__harp_hardware_id(i32 noundef 2) #9, !dbg !110
  %12 = icmp sgt i32 %11, 0, !dbg !113
  br i1 %12, label %13, label %21, !dbg !114

13:                                               ; preds = %9
  %14 = tail call i32 @__harp_hardware_id(i32 noundef 0) #9, !dbg !115
  %15 = add nsw i32 %10, %3
  %16 = srem i32 %15, 23
  %17 = add i32 %7, %10
  %18 = srem i32 %17, 5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr @accounts, i64 %19
  br label %24, !dbg !114

21:                                               ; preds = %35, %9
  tail call void @lock_release(ptr noundef nonnull @lock) #8, !dbg !116
  %22 = add nuw nsw i32 %10, 1, !dbg !117
  %23 = icmp eq i32 %22, 3, !dbg !118
  br i1 %23, label %8, label %9, !dbg !119, !llvm.loop !120

24:                                               ; preds = %13, %35
  %25 = phi i32 [ 0, %13 ], [ %36, %35 ]
  %26 = icmp eq i32 %25, %14, !dbg !123
  br i1 %26, label %27, label %35, !dbg !124

27:                                               ; preds = %24
  %28 = load i32, ptr %6, align 4, !dbg !125, !tbaa !6
  %29 = sub nsw i32 %28, %16, !dbg !126
  store i32 %29, ptr %6, align 4, !dbg !127, !tbaa !6
  %30 = load i32, ptr %20, align 4, !dbg !128, !tbaa !6
  %31 = add nsw i32 %30, %16, !dbg !129
  store i32 %31, ptr %20, align 4, !dbg !130, !tbaa !6
  %32 = load i32, ptr @greatest, align 4, !dbg !131, !tbaa !132
  %33 = icmp sgt i32 %16, %32, !dbg !134
  br i1 %33, label %34, label %35, !dbg !135

34:                                               ; preds = %27
  store i32 %16, ptr @greatest, align 4, !dbg !136, !tbaa !132
  store i32 %0, ptr getelementptr inbounds nuw (i8, ptr @greatest, i64 4), align 4, !dbg !137, !tbaa !138
  br label %35, !dbg !139

35:                                               ; preds = %27, %34, %24
  fence syncscope("singlethread") seq_cst, !dbg !140
  %36 = add nuw nsw i32 %25, 1, !dbg !141
  %37 = icmp eq i32 %36, %11, !dbg !142
  br i1 %37, label %21, label %24, !dbg !143, !llvm.loop !144
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent
declare !dbg !146 void @lock_acquire(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent
declare !dbg !147 void @lock_release(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !148 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

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
!49 = !DILocation(line: 25, column: 97, scope: !26, inlinedAt: !50, atomGroup: 1, atomRank: 2)
!50 = distinct !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !50, atomGroup: 1, atomRank: 1)
!52 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !21, atomGroup: 10, atomRank: 1)
!53 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21, atomGroup: 11, atomRank: 1)
!54 = distinct !{!54, !55, !56, !45, !46}
!55 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!59 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!60 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !61, atomGroup: 1, atomRank: 1)
!61 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!62 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!63 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!64 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!65 = distinct !{!65, !66, !67, !45, !46}
!66 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!67 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!68 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !69)
!69 = distinct !DILocation(line: 39, column: 5, scope: !10)
!70 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !71)
!71 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !69)
!72 = !DILocation(line: 10, column: 28, scope: !20, inlinedAt: !71, atomGroup: 3, atomRank: 2)
!73 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !71, atomGroup: 3, atomRank: 1)
!74 = !DILocation(line: 11, column: 16, scope: !20, inlinedAt: !71, atomGroup: 4, atomRank: 1)
!75 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !76, atomGroup: 1, atomRank: 1)
!76 = distinct !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !71)
!77 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !71)
!78 = !DILocation(line: 14, column: 5, scope: !20, inlinedAt: !71)
!79 = !DILocation(line: 0, scope: !20, inlinedAt: !71)
!80 = !DILocation(line: 16, column: 14, scope: !20, inlinedAt: !71, atomGroup: 7, atomRank: 2)
!81 = !DILocation(line: 15, column: 45, scope: !20, inlinedAt: !71)
!82 = !DILocation(line: 15, column: 27, scope: !20, inlinedAt: !71, atomGroup: 5, atomRank: 2)
!83 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !71, atomGroup: 6, atomRank: 2)
!84 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !71)
!85 = !DILocation(line: 15, column: 25, scope: !20, inlinedAt: !71, atomGroup: 5, atomRank: 1)
!86 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !71, atomGroup: 8, atomRank: 1)
!87 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !71, atomGroup: 9, atomRank: 1)
!88 = distinct !{!88, !78, !89, !45, !46}
!89 = !DILocation(line: 17, column: 23, scope: !20, inlinedAt: !71)
!90 = !DILocation(line: 19, column: 24, scope: !20, inlinedAt: !71, atomGroup: 12, atomRank: 2)
!91 = !DILocation(line: 19, column: 17, scope: !20, inlinedAt: !71)
!92 = !DILocation(line: 25, column: 97, scope: !26, inlinedAt: !93, atomGroup: 1, atomRank: 2)
!93 = distinct !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !71)
!94 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !93, atomGroup: 1, atomRank: 1)
!95 = !DILocation(line: 18, column: 18, scope: !20, inlinedAt: !71, atomGroup: 10, atomRank: 1)
!96 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !71, atomGroup: 11, atomRank: 1)
!97 = distinct !{!97, !98, !99, !45, !46}
!98 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !71)
!99 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !71)
!100 = !DILocation(line: 21, column: 1, scope: !20, inlinedAt: !71)
!101 = !DILocation(line: 25, column: 95, scope: !26, inlinedAt: !102, atomGroup: 1, atomRank: 1)
!102 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !69)
!103 = !DILocation(line: 40, column: 5, scope: !10, atomGroup: 1, atomRank: 1)
!104 = !DISubprogram(name: "launch", scope: !105, file: !105, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!106 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!107 = !DILocation(line: 19, column: 5, scope: !106, atomGroup: 27, atomRank: 1)
!108 = !DILocation(line: 34, column: 1, scope: !106, atomGroup: 19, atomRank: 1)
!109 = !DILocation(line: 20, column: 9, scope: !106)
!110 = !DILocation(line: 43, column: 38, scope: !111, inlinedAt: !112, atomGroup: 1, atomRank: 2)
!111 = distinct !DISubprogram(name: "lanes", scope: !105, file: !105, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!112 = distinct !DILocation(line: 21, column: 9, scope: !106)
!113 = !DILocation(line: 21, column: 9, scope: !106, atomGroup: 24, atomRank: 1)
!114 = !DILocation(line: 21, column: 9, scope: !106, atomGroup: 25, atomRank: 1)
!115 = !DILocation(line: 0, scope: !106)
!116 = !DILocation(line: 32, column: 9, scope: !106)
!117 = !DILocation(line: 19, column: 46, scope: !106, atomGroup: 17, atomRank: 2)
!118 = !DILocation(line: 19, column: 31, scope: !106, atomGroup: 2, atomRank: 1)
!119 = !DILocation(line: 19, column: 5, scope: !106, atomGroup: 3, atomRank: 1)
!120 = distinct !{!120, !121, !122, !45, !46}
!121 = !DILocation(line: 19, column: 5, scope: !106)
!122 = !DILocation(line: 33, column: 5, scope: !106)
!123 = !DILocation(line: 22, column: 22, scope: !106, atomGroup: 8, atomRank: 2)
!124 = !DILocation(line: 22, column: 22, scope: !106, atomGroup: 8, atomRank: 1)
!125 = !DILocation(line: 24, column: 45, scope: !106)
!126 = !DILocation(line: 24, column: 45, scope: !106, atomGroup: 10, atomRank: 2)
!127 = !DILocation(line: 24, column: 45, scope: !106, atomGroup: 10, atomRank: 1)
!128 = !DILocation(line: 25, column: 59, scope: !106)
!129 = !DILocation(line: 25, column: 59, scope: !106, atomGroup: 11, atomRank: 2)
!130 = !DILocation(line: 25, column: 59, scope: !106, atomGroup: 11, atomRank: 1)
!131 = !DILocation(line: 26, column: 39, scope: !106)
!132 = !{!133, !7, i64 0}
!133 = !{!"", !7, i64 0, !7, i64 4}
!134 = !DILocation(line: 26, column: 28, scope: !106, atomGroup: 12, atomRank: 2)
!135 = !DILocation(line: 26, column: 28, scope: !106, atomGroup: 12, atomRank: 1)
!136 = !DILocation(line: 27, column: 37, scope: !106, atomGroup: 13, atomRank: 1)
!137 = !DILocation(line: 28, column: 37, scope: !106, atomGroup: 14, atomRank: 1)
!138 = !{!133, !7, i64 4}
!139 = !DILocation(line: 29, column: 17, scope: !106)
!140 = !DILocation(line: 21, column: 9, scope: !106)
!141 = !DILocation(line: 21, column: 9, scope: !106, atomGroup: 15, atomRank: 2)
!142 = !DILocation(line: 21, column: 9, scope: !106, atomGroup: 6, atomRank: 1)
!143 = !DILocation(line: 21, column: 9, scope: !106, atomGroup: 7, atomRank: 1)
!144 = distinct !{!144, !140, !145, !45, !46}
!145 = !DILocation(line: 31, column: 9, scope: !106)
!146 = !DISubprogram(name: "lock_acquire", scope: !105, file: !105, line: 71, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubprogram(name: "lock_release", scope: !105, file: !105, line: 72, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!148 = !DISubprogram(name: "__harp_hardware_id", scope: !105, file: !105, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
