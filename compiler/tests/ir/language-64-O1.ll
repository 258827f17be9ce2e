; ModuleID = 'language.c'
source_filename = "language.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.narrow = type { i64 }
%struct.point = type { i32, [7 x i8], i64 }

@elsewhere = external local_unnamed_addr global i32, align 4
@.str = private unnamed_addr constant [7 x i8] c"%d %f\0A\00", align 1
@names = internal unnamed_addr constant [3 x ptr] [ptr @.str.2, ptr @.str.3, ptr null], align 16
@jumps.table = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@jumps, %5), ptr blockaddress(@jumps, %7), ptr blockaddress(@jumps, %9)], align 16
@.str.1 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@narrow = hidden local_unnamed_addr global %struct.narrow zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"two \222\22\0A\00", align 1

@second_name = hidden alias i32 (), ptr @maybe

; Function Attrs: nounwind
define weak hidden i32 @maybe() #0 !dbg !10 {
  ret i32 1, !dbg !13
}

; Function Attrs: nofree norecurse nosync nounwind
define hidden i32 @sum(i32 noundef %0, ...) local_unnamed_addr #1 !dbg !14 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13, !dbg !15
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !16
  %3 = icmp sgt i32 %0, 0, !dbg !17
  br i1 %3, label %4, label %6, !dbg !18

4:                                                ; preds = %1
  %5 = load ptr, ptr %2, align 8
  br label %8, !dbg !19

6:                                                ; preds = %8, %1
  %7 = phi i32 [ 0, %1 ], [ %14, %8 ], !dbg !20
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !21
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13, !dbg !22
  ret i32 %7, !dbg !23

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %15, %8 ], [ 0, %4 ]
  %10 = phi i32 [ %14, %8 ], [ 0, %4 ]
  %11 = phi ptr [ %12, %8 ], [ %5, %4 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 4, !dbg !24
  store ptr %12, ptr %2, align 8, !dbg !24
  %13 = load i32, ptr %11, align 4, !dbg !24, !tbaa !6
  %14 = add nsw i32 %13, %10, !dbg !25
  %15 = add nuw nsw i32 %9, 1, !dbg !26
  %16 = icmp eq i32 %15, %0, !dbg !27
  br i1 %16, label %6, label %8, !dbg !28, !llvm.loop !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden void @moved(ptr dead_on_unwind noalias writable writeonly sret(%struct.point) align 8 captures(none) initializes((0, 24)) %0, ptr noundef byval(%struct.point) align 8 captures(none) %1) local_unnamed_addr #4 !dbg !32 {
  %3 = load i32, ptr @elsewhere, align 4, !dbg !33, !tbaa !6
  %4 = load i32, ptr %1, align 8, !dbg !34, !tbaa !35
  %5 = add nsw i32 %4, %3, !dbg !38
  store i32 %5, ptr %1, align 8, !dbg !39, !tbaa !35
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 24, i1 false), !dbg !40, !tbaa.struct !41
  ret void, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nounwind
define hidden i32 @kinds(i32 noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !45 {
  switch i32 %0, label %9 [
    i32 1, label %3
    i32 5, label %16
    i32 6, label %16
    i32 -3, label %6
  ], !dbg !46

3:                                                ; preds = %2
  %4 = fmul float %1, 3.000000e+00, !dbg !47
  %5 = fptosi float %4 to i32, !dbg !48
  br label %16, !dbg !49

6:                                                ; preds = %2
  %7 = fpext float %1 to double, !dbg !50
  %8 = tail call i32 (ptr, ...) @report(ptr noundef nonnull @.str, i32 noundef -3, double noundef %7) #14, !dbg !51
  br label %16, !dbg !52

9:                                                ; preds = %2
  %10 = and i32 %0, 1, !dbg !53
  %11 = zext nneg i32 %10 to i64, !dbg !54
  %12 = getelementptr inbounds nuw ptr, ptr @names, i64 %11, !dbg !54
  %13 = load ptr, ptr %12, align 8, !dbg !54, !tbaa !55
  %14 = load i8, ptr %13, align 1, !dbg !58, !tbaa !42
  %15 = sext i8 %14 to i32, !dbg !59
  br label %16, !dbg !60

16:                                               ; preds = %2, %2, %9, %6, %3
  %17 = phi i32 [ %15, %9 ], [ %5, %3 ], [ %8, %6 ], [ 9, %2 ], [ 9, %2 ], !dbg !61
  ret i32 %17, !dbg !62
}

declare !dbg !63 i32 @report(ptr noundef, ...) local_unnamed_addr #6

; Function Attrs: nounwind
define hidden i32 @added(i32 noundef %0) local_unnamed_addr #0 !dbg !64 {
  %2 = tail call i32 asm sideeffect "addi $0, $1, #3", "=r,r,~{memory}"(i32 %0) #13, !dbg !65, !srcloc !66
  ret i32 %2, !dbg !67
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden i32 @swapped(ptr noundef captures(none) %0) local_unnamed_addr #7 !dbg !68 {
  %2 = atomicrmw add ptr %0, i32 3 seq_cst, align 4, !dbg !69
  %3 = cmpxchg ptr %0, i32 1, i32 2 seq_cst seq_cst, align 4, !dbg !70
  %4 = extractvalue { i32, i1 } %3, 0, !dbg !70
  %5 = add nsw i32 %4, %2, !dbg !71
  ret i32 %5, !dbg !72
}

; Function Attrs: nounwind
define hidden i32 @jumps(i32 noundef %0) local_unnamed_addr #0 !dbg !73 {
  %2 = sext i32 %0 to i64, !dbg !74
  %3 = getelementptr inbounds ptr, ptr @jumps.table, i64 %2, !dbg !74
  %4 = load ptr, ptr %3, align 8, !dbg !74, !tbaa !75
  indirectbr ptr %4, [label %5, label %7, label %9]

5:                                                ; preds = %1
  %6 = tail call i32 (ptr, ...) @report(ptr noundef nonnull @.str.1) #14, !dbg !76
  br label %9, !dbg !77

7:                                                ; preds = %1
  %8 = add nsw i32 %0, 3, !dbg !78
  br label %9, !dbg !79

9:                                                ; preds = %1, %7, %5
  %10 = phi i32 [ %6, %5 ], [ %8, %7 ], [ %0, %1 ], !dbg !80
  ret i32 %10, !dbg !81
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i128 @product(i128 noundef %0, i64 noundef %1) local_unnamed_addr #8 !dbg !82 {
  %3 = sext i64 %1 to i128, !dbg !83
  %4 = mul nsw i128 %0, %3, !dbg !84
  ret i128 %4, !dbg !85
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden range(i32 -256, 256) i32 @level() local_unnamed_addr #9 !dbg !86 {
  %1 = load i64, ptr @narrow, align 8, !dbg !87
  %2 = and i64 %1, -4503599627366401, !dbg !87
  %3 = or disjoint i64 %2, 28672, !dbg !88
  store i64 %3, ptr @narrow, align 8, !dbg !89
  %4 = shl i64 %1, 52, !dbg !90
  %5 = ashr i64 %4, 55, !dbg !91
  %6 = trunc nsw i64 %5 to i32, !dbg !92
  ret i32 %6, !dbg !93
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden range(i32 -128, 65536) i32 @chosen(i1 noundef zeroext %0, i8 noundef signext %1, i16 noundef zeroext %2) local_unnamed_addr #8 !dbg !94 {
  %4 = sext i8 %1 to i32, !dbg !95
  %5 = zext i16 %2 to i32, !dbg !95
  %6 = select i1 %0, i32 %4, i32 %5, !dbg !95
  ret i32 %6, !dbg !96
}

; Function Attrs: nounwind
define hidden i32 @last(i32 noundef %0) local_unnamed_addr #0 !dbg !97 {
  %2 = zext i32 %0 to i64, !dbg !98
  %3 = alloca i32, i64 %2, align 16, !dbg !98
  %4 = icmp sgt i32 %0, 0, !dbg !99
  br i1 %4, label %12, label %10, !dbg !100

5:                                                ; preds = %12
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr i32, ptr %3, i64 %6
  %8 = getelementptr i8, ptr %7, i64 -4
  %9 = load i32, ptr %8, align 4, !dbg !101, !tbaa !6
  br label %10, !dbg !102

10:                                               ; preds = %1, %5
  %11 = phi i32 [ %9, %5 ], [ undef, %1 ], !dbg !101
  ret i32 %11, !dbg !103

12:                                               ; preds = %1, %12
  %13 = phi i64 [ %16, %12 ], [ 0, %1 ]
  %14 = tail call i32 @maybe() #15, !dbg !104
  %15 = getelementptr inbounds nuw i32, ptr %3, i64 %13, !dbg !105
  store i32 %14, ptr %15, align 4, !dbg !106, !tbaa !6
  %16 = add nuw nsw i64 %13, 1, !dbg !107
  %17 = icmp eq i64 %16, %2, !dbg !108
  br i1 %17, label %5, label %12, !dbg !109, !llvm.loop !110
}

; Function Attrs: nounwind
define hidden i32 @passed(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 !dbg !113 {
  %2 = tail call i32 (i32, ...) @sum(i32 noundef 2, ptr noundef byval(%struct.point) align 8 %0, i32 noundef 3) #15, !dbg !114
  %3 = tail call i32 @old_style(i32 noundef 1, double noundef 2.500000e+00) #14, !dbg !115
  %4 = add nsw i32 %3, %2, !dbg !116
  ret i32 %4, !dbg !117
}

declare !dbg !118 i32 @old_style(...) local_unnamed_addr #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef double @mixed(double noundef %0, float noundef %1, i32 noundef %2) local_unnamed_addr #8 !dbg !119 {
  %4 = fpext float %1 to double, !dbg !120
  %5 = fcmp olt double %0, %4, !dbg !121
  %6 = uitofp i32 %2 to double, !dbg !122
  %7 = fadd double %0, %6, !dbg !122
  %8 = fneg double %0, !dbg !122
  %9 = select i1 %5, double %7, double %8, !dbg !122
  ret double %9, !dbg !123
}

; Function Attrs: noreturn nounwind
define hidden void @end() local_unnamed_addr #11 !dbg !124 {
  tail call void @stop(i32 noundef 3) #16, !dbg !125
  unreachable, !dbg !125
}

; Function Attrs: noreturn
declare void @stop(i32 noundef) local_unnamed_addr #12

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nosync nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #10 = { "no-builtins" "no-prototype" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #11 = { noreturn nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #12 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #13 = { nounwind }
attributes #14 = { nobuiltin nounwind "no-builtins" }
attributes #15 = { nobuiltin "no-builtins" }
attributes #16 = { nobuiltin noreturn nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "language.c", directory: "/work/wt/cc-read/compiler/tests/ir")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "maybe", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 12, column: 41, scope: !10, atomGroup: 1, atomRank: 1)
!14 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!15 = !DILocation(line: 17, column: 5, scope: !14)
!16 = !DILocation(line: 19, column: 5, scope: !14)
!17 = !DILocation(line: 20, column: 23, scope: !14, atomGroup: 10, atomRank: 1)
!18 = !DILocation(line: 20, column: 5, scope: !14, atomGroup: 11, atomRank: 1)
!19 = !DILocation(line: 20, column: 5, scope: !14)
!20 = !DILocation(line: 0, scope: !14)
!21 = !DILocation(line: 21, column: 5, scope: !14)
!22 = !DILocation(line: 23, column: 1, scope: !14)
!23 = !DILocation(line: 22, column: 5, scope: !14, atomGroup: 9, atomRank: 1)
!24 = !DILocation(line: 20, column: 46, scope: !14)
!25 = !DILocation(line: 20, column: 43, scope: !14, atomGroup: 5, atomRank: 2)
!26 = !DILocation(line: 20, column: 33, scope: !14, atomGroup: 6, atomRank: 2)
!27 = !DILocation(line: 20, column: 23, scope: !14, atomGroup: 3, atomRank: 1)
!28 = !DILocation(line: 20, column: 5, scope: !14, atomGroup: 4, atomRank: 1)
!29 = distinct !{!29, !19, !24, !30, !31}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = distinct !DISubprogram(name: "moved", scope: !1, file: !1, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!33 = !DILocation(line: 25, column: 51, scope: !32)
!34 = !DILocation(line: 25, column: 48, scope: !32)
!35 = !{!36, !7, i64 0}
!36 = !{!"point", !7, i64 0, !8, i64 4, !37, i64 16}
!37 = !{!"long long", !8, i64 0}
!38 = !DILocation(line: 25, column: 48, scope: !32, atomGroup: 1, atomRank: 2)
!39 = !DILocation(line: 25, column: 48, scope: !32, atomGroup: 1, atomRank: 1)
!40 = !DILocation(line: 25, column: 69, scope: !32, atomGroup: 2, atomRank: 1)
!41 = !{i64 0, i64 4, !6, i64 4, i64 7, !42, i64 16, i64 8, !43}
!42 = !{!8, !8, i64 0}
!43 = !{!37, !37, i64 0}
!44 = !DILocation(line: 25, column: 62, scope: !32, atomGroup: 2, atomRank: 1)
!45 = distinct !DISubprogram(name: "kinds", scope: !1, file: !1, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!46 = !DILocation(line: 28, column: 5, scope: !45, atomGroup: 1, atomRank: 1)
!47 = !DILocation(line: 29, column: 26, scope: !45, atomGroup: 2, atomRank: 3)
!48 = !DILocation(line: 29, column: 20, scope: !45, atomGroup: 2, atomRank: 2)
!49 = !DILocation(line: 29, column: 13, scope: !45, atomGroup: 2, atomRank: 1)
!50 = !DILocation(line: 31, column: 45, scope: !45)
!51 = !DILocation(line: 31, column: 21, scope: !45, atomGroup: 4, atomRank: 2)
!52 = !DILocation(line: 31, column: 14, scope: !45, atomGroup: 4, atomRank: 1)
!53 = !DILocation(line: 32, column: 32, scope: !45)
!54 = !DILocation(line: 32, column: 21, scope: !45)
!55 = !{!56, !56, i64 0}
!56 = !{!"p1 omnipotent char", !57, i64 0}
!57 = !{!"any pointer", !8, i64 0}
!58 = !DILocation(line: 32, column: 21, scope: !45, atomGroup: 5, atomRank: 3)
!59 = !DILocation(line: 32, column: 21, scope: !45, atomGroup: 5, atomRank: 2)
!60 = !DILocation(line: 32, column: 14, scope: !45, atomGroup: 5, atomRank: 1)
!61 = !DILocation(line: 0, scope: !45)
!62 = !DILocation(line: 34, column: 1, scope: !45, atomGroup: 6, atomRank: 1)
!63 = !DISubprogram(name: "report", scope: !1, file: !1, line: 7, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!64 = distinct !DISubprogram(name: "added", scope: !1, file: !1, line: 36, type: !11, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!65 = !DILocation(line: 38, column: 5, scope: !64, atomGroup: 1, atomRank: 1)
!66 = !{i64 1102}
!67 = !DILocation(line: 39, column: 5, scope: !64, atomGroup: 4, atomRank: 1)
!68 = distinct !DISubprogram(name: "swapped", scope: !1, file: !1, line: 42, type: !11, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!69 = !DILocation(line: 42, column: 31, scope: !68, atomGroup: 2, atomRank: 2)
!70 = !DILocation(line: 42, column: 77, scope: !68)
!71 = !DILocation(line: 42, column: 75, scope: !68, atomGroup: 1, atomRank: 2)
!72 = !DILocation(line: 42, column: 24, scope: !68, atomGroup: 1, atomRank: 1)
!73 = distinct !DISubprogram(name: "jumps", scope: !1, file: !1, line: 44, type: !11, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!74 = !DILocation(line: 46, column: 11, scope: !73)
!75 = !{!57, !57, i64 0}
!76 = !DILocation(line: 47, column: 15, scope: !73, atomGroup: 2, atomRank: 2)
!77 = !DILocation(line: 47, column: 8, scope: !73, atomGroup: 2, atomRank: 1)
!78 = !DILocation(line: 48, column: 12, scope: !73, atomGroup: 3, atomRank: 2)
!79 = !DILocation(line: 48, column: 9, scope: !73)
!80 = !DILocation(line: 0, scope: !73)
!81 = !DILocation(line: 50, column: 1, scope: !73, atomGroup: 5, atomRank: 1)
!82 = distinct !DISubprogram(name: "product", scope: !1, file: !1, line: 52, type: !11, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!83 = !DILocation(line: 52, column: 56, scope: !82)
!84 = !DILocation(line: 52, column: 54, scope: !82, atomGroup: 1, atomRank: 2)
!85 = !DILocation(line: 52, column: 45, scope: !82, atomGroup: 1, atomRank: 1)
!86 = distinct !DISubprogram(name: "level", scope: !1, file: !1, line: 53, type: !11, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!87 = !DILocation(line: 53, column: 31, scope: !86)
!88 = !DILocation(line: 53, column: 31, scope: !86, atomGroup: 1, atomRank: 2)
!89 = !DILocation(line: 53, column: 31, scope: !86, atomGroup: 1, atomRank: 1)
!90 = !DILocation(line: 53, column: 50, scope: !86)
!91 = !DILocation(line: 53, column: 50, scope: !86, atomGroup: 2, atomRank: 3)
!92 = !DILocation(line: 53, column: 50, scope: !86, atomGroup: 2, atomRank: 2)
!93 = !DILocation(line: 53, column: 36, scope: !86, atomGroup: 2, atomRank: 1)
!94 = distinct !DISubprogram(name: "chosen", scope: !1, file: !1, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!95 = !DILocation(line: 54, column: 67, scope: !94, atomGroup: 2, atomRank: 1)
!96 = !DILocation(line: 54, column: 60, scope: !94, atomGroup: 1, atomRank: 1)
!97 = distinct !DISubprogram(name: "last", scope: !1, file: !1, line: 55, type: !11, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!98 = !DILocation(line: 55, column: 23, scope: !97)
!99 = !DILocation(line: 55, column: 57, scope: !97, atomGroup: 12, atomRank: 1)
!100 = !DILocation(line: 55, column: 39, scope: !97, atomGroup: 13, atomRank: 1)
!101 = !DILocation(line: 55, column: 96, scope: !97, atomGroup: 8, atomRank: 2)
!102 = !DILocation(line: 55, column: 96, scope: !97)
!103 = !DILocation(line: 55, column: 112, scope: !97, atomGroup: 8, atomRank: 1)
!104 = !DILocation(line: 55, column: 80, scope: !97, atomGroup: 4, atomRank: 2)
!105 = !DILocation(line: 55, column: 71, scope: !97)
!106 = !DILocation(line: 55, column: 78, scope: !97, atomGroup: 4, atomRank: 1)
!107 = !DILocation(line: 55, column: 67, scope: !97, atomGroup: 5, atomRank: 2)
!108 = !DILocation(line: 55, column: 57, scope: !97, atomGroup: 2, atomRank: 1)
!109 = !DILocation(line: 55, column: 39, scope: !97, atomGroup: 3, atomRank: 1)
!110 = distinct !{!110, !111, !112, !30, !31}
!111 = !DILocation(line: 55, column: 39, scope: !97)
!112 = !DILocation(line: 55, column: 86, scope: !97)
!113 = distinct !DISubprogram(name: "passed", scope: !1, file: !1, line: 56, type: !11, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!114 = !DILocation(line: 56, column: 41, scope: !113)
!115 = !DILocation(line: 56, column: 67, scope: !113)
!116 = !DILocation(line: 56, column: 65, scope: !113, atomGroup: 1, atomRank: 2)
!117 = !DILocation(line: 56, column: 34, scope: !113, atomGroup: 1, atomRank: 1)
!118 = !DISubprogram(name: "old_style", scope: !1, file: !1, line: 8, type: !11, spFlags: DISPFlagOptimized)
!119 = distinct !DISubprogram(name: "mixed", scope: !1, file: !1, line: 57, type: !11, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!120 = !DILocation(line: 57, column: 58, scope: !119)
!121 = !DILocation(line: 57, column: 56, scope: !119, atomGroup: 2, atomRank: 2)
!122 = !DILocation(line: 57, column: 54, scope: !119, atomGroup: 2, atomRank: 1)
!123 = !DILocation(line: 57, column: 47, scope: !119, atomGroup: 1, atomRank: 1)
!124 = distinct !DISubprogram(name: "end", scope: !1, file: !1, line: 58, type: !11, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!125 = !DILocation(line: 58, column: 18, scope: !124)
