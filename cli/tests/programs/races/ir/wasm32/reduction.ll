; ModuleID = 'cli/tests/programs/races/reduction.c'
source_filename = "cli/tests/programs/races/reduction.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@add_up.partial = internal unnamed_addr global [16 x i32] zeroinitializer, align 16
@numbers = hidden global [48 x i32] zeroinitializer, align 16
@sums = hidden global [3 x i32] zeroinitializer, align 4
@harp_opencl_items = external local_unnamed_addr global ptr, align 4
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i32, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @add_up(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) #0 !dbg !10 {
  %3 = load ptr, ptr @harp_opencl_items, align 4, !dbg !13, !tbaa !17
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !20
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !24
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !27
  %7 = mul nsw i32 %5, %4, !dbg !30
  %8 = getelementptr i32, ptr %3, i32 %7, !dbg !13
  %9 = getelementptr i32, ptr %8, i32 %6, !dbg !13
  %10 = load i32, ptr %9, align 4, !dbg !13, !tbaa !6
  %11 = load i32, ptr @harp_opencl_group, align 4, !dbg !31
  %12 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !36
  %13 = mul i32 %12, %11, !dbg !39
  %14 = getelementptr i32, ptr %0, i32 %13, !dbg !40
  %15 = getelementptr i32, ptr %14, i32 %10, !dbg !40
  %16 = load i32, ptr %15, align 4, !dbg !41, !tbaa !6
  %17 = getelementptr inbounds i32, ptr @add_up.partial, i32 %10, !dbg !42
  store i32 %16, ptr %17, align 4, !dbg !43, !tbaa !6
  %18 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !44
  %19 = mul nsw i32 %18, %5, !dbg !49
  %20 = icmp sgt i32 %12, %19, !dbg !50
  br i1 %20, label %21, label %22, !dbg !51

21:                                               ; preds = %2
  tail call void @harp_opencl_too_large() #9, !dbg !52
  unreachable, !dbg !52

22:                                               ; preds = %2
  %23 = load i32, ptr @__harp_launched_warps, align 4, !dbg !53, !tbaa !58
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %23) #10, !dbg !60
  br label %26, !dbg !61

24:                                               ; preds = %38
  %25 = icmp eq i32 %10, 0, !dbg !62
  br i1 %25, label %42, label %46, !dbg !63

26:                                               ; preds = %22, %38
  %27 = phi i32 [ 8, %22 ], [ %40, %38 ]
  %28 = icmp slt i32 %10, %27, !dbg !64
  br i1 %28, label %29, label %34, !dbg !65

29:                                               ; preds = %26
  %30 = getelementptr i32, ptr %17, i32 %27, !dbg !66
  %31 = load i32, ptr %30, align 4, !dbg !66, !tbaa !6
  %32 = load i32, ptr %17, align 4, !dbg !67, !tbaa !6
  %33 = add nsw i32 %32, %31, !dbg !68
  store i32 %33, ptr %17, align 4, !dbg !69, !tbaa !6
  br label %34, !dbg !70

34:                                               ; preds = %29, %26
  %35 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !71, !tbaa !73
  %36 = icmp sgt i32 %35, %19, !dbg !75
  br i1 %36, label %37, label %38, !dbg !76

37:                                               ; preds = %34
  tail call void @harp_opencl_too_large() #9, !dbg !77
  unreachable, !dbg !77

38:                                               ; preds = %34
  %39 = load i32, ptr @__harp_launched_warps, align 4, !dbg !78, !tbaa !58
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %39) #10, !dbg !81
  %40 = lshr i32 %27, 1, !dbg !82
  %41 = icmp eq i32 %40, 0, !dbg !83
  br i1 %41, label %24, label %26, !dbg !84, !llvm.loop !85

42:                                               ; preds = %24
  %43 = load i32, ptr @add_up.partial, align 16, !dbg !90, !tbaa !6
  %44 = load i32, ptr @harp_opencl_group, align 4, !dbg !91
  %45 = getelementptr inbounds nuw i32, ptr %1, i32 %44, !dbg !93
  store i32 %43, ptr %45, align 4, !dbg !94, !tbaa !6
  br label %46, !dbg !95

46:                                               ; preds = %42, %24
  ret void, !dbg !96
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !97 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i32], align 4
  br label %39, !dbg !98

3:                                                ; preds = %39
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 8, !dbg !99
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %4, i8 0, i64 24, i1 false), !dbg !99
  store i32 ptrtoint (ptr @numbers to i32), ptr %2, align 4, !dbg !99, !tbaa !58
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 4, !dbg !99
  store i32 ptrtoint (ptr @sums to i32), ptr %5, align 4, !dbg !99, !tbaa !58
  call void @harp_opencl_run(ptr noundef nonnull @add_up, i32 noundef 48, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !99
  br label %6, !dbg !100

6:                                                ; preds = %33, %3
  %7 = phi i32 [ 0, %3 ], [ %36, %33 ]
  %8 = getelementptr inbounds nuw i32, ptr @sums, i32 %7, !dbg !104
  %9 = load i32, ptr %8, align 4, !dbg !104, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !105
  %10 = icmp slt i32 %9, 0, !dbg !108
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !109
  br i1 %10, label %12, label %13, !dbg !110

12:                                               ; preds = %6
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !111, !tbaa !58
  br label %13, !dbg !115

13:                                               ; preds = %12, %6
  br label %14, !dbg !116

14:                                               ; preds = %13, %14
  %15 = phi i32 [ %23, %14 ], [ 0, %13 ], !dbg !117
  %16 = phi i32 [ %18, %14 ], [ %11, %13 ], !dbg !117
  %17 = freeze i32 %16, !dbg !118
  %18 = udiv i32 %17, 10, !dbg !118
  %19 = mul i32 %18, 10, !dbg !119
  %20 = sub i32 %17, %19, !dbg !119
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !120
  %22 = or disjoint i8 %21, 48, !dbg !120
  %23 = add nuw nsw i32 %15, 1, !dbg !121
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 %15, !dbg !122
  store i8 %22, ptr %24, align 1, !dbg !123, !tbaa !124
  %25 = icmp ult i32 %16, 10, !dbg !125
  br i1 %25, label %26, label %14, !dbg !126, !llvm.loop !127

26:                                               ; preds = %14, %26
  %27 = phi i32 [ %28, %26 ], [ %23, %14 ]
  %28 = add nsw i32 %27, -1, !dbg !129
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 %28, !dbg !130
  %30 = load i8, ptr %29, align 1, !dbg !130, !tbaa !124
  %31 = zext i8 %30 to i32, !dbg !130
  store volatile i32 %31, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !131, !tbaa !58
  %32 = icmp sgt i32 %27, 1, !dbg !133
  br i1 %32, label %26, label %33, !dbg !134, !llvm.loop !135

33:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !138
  %34 = icmp eq i32 %7, 2, !dbg !139
  %35 = select i1 %34, i32 10, i32 32, !dbg !140
  store volatile i32 %35, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !141, !tbaa !58
  %36 = add nuw nsw i32 %7, 1, !dbg !143
  %37 = icmp eq i32 %36, 3, !dbg !144
  br i1 %37, label %38, label %6, !dbg !145, !llvm.loop !146

38:                                               ; preds = %33
  ret i32 0, !dbg !149

39:                                               ; preds = %0, %39
  %40 = phi i32 [ 0, %0 ], [ %46, %39 ]
  %41 = mul nuw nsw i32 %40, %40, !dbg !150
  %42 = trunc nuw nsw i32 %41 to i16, !dbg !151
  %43 = urem i16 %42, 37, !dbg !151
  %44 = zext nneg i16 %43 to i32, !dbg !151
  %45 = getelementptr inbounds nuw i32, ptr @numbers, i32 %40, !dbg !152
  store i32 %44, ptr %45, align 4, !dbg !153, !tbaa !6
  %46 = add nuw nsw i32 %40, 1, !dbg !154
  %47 = icmp eq i32 %46, 48, !dbg !155
  br i1 %47, label %3, label %39, !dbg !156, !llvm.loop !157
}

declare !dbg !160 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !161 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !162 void @__harp_barrier(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #7

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { convergent nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #9 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #10 = { convergent nobuiltin nounwind "no-builtins" }
attributes #11 = { nobuiltin nounwind "no-builtins" }
attributes #12 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cli/tests/programs/races/reduction.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "add_up", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 65, column: 29, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_local_id", scope: !15, file: !15, line: 64, type: !11, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!15 = !DIFile(filename: "compiler/library/include/opencl.h", directory: "")
!16 = distinct !DILocation(line: 18, column: 21, scope: !10)
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !8, i64 0}
!20 = !DILocation(line: 41, column: 40, scope: !21, inlinedAt: !23, atomGroup: 1, atomRank: 2)
!21 = distinct !DISubprogram(name: "warp_id", scope: !22, file: !22, line: 41, type: !11, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!23 = distinct !DILocation(line: 65, column: 47, scope: !14, inlinedAt: !16)
!24 = !DILocation(line: 43, column: 38, scope: !25, inlinedAt: !26, atomGroup: 1, atomRank: 2)
!25 = distinct !DISubprogram(name: "lanes", scope: !22, file: !22, line: 43, type: !11, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = distinct !DILocation(line: 65, column: 47, scope: !14, inlinedAt: !16)
!27 = !DILocation(line: 39, column: 40, scope: !28, inlinedAt: !29, atomGroup: 1, atomRank: 2)
!28 = distinct !DISubprogram(name: "lane_id", scope: !22, file: !22, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!29 = distinct !DILocation(line: 65, column: 47, scope: !14, inlinedAt: !16)
!30 = !DILocation(line: 65, column: 47, scope: !14, inlinedAt: !16)
!31 = !DILocation(line: 68, column: 58, scope: !32, inlinedAt: !33, atomGroup: 2, atomRank: 1)
!32 = distinct !DISubprogram(name: "get_group_id", scope: !15, file: !15, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!33 = distinct !DILocation(line: 78, column: 12, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "get_global_id", scope: !15, file: !15, line: 77, type: !11, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!35 = distinct !DILocation(line: 19, column: 29, scope: !10)
!36 = !DILocation(line: 67, column: 60, scope: !37, inlinedAt: !38, atomGroup: 2, atomRank: 1)
!37 = distinct !DISubprogram(name: "get_local_size", scope: !15, file: !15, line: 67, type: !11, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!38 = distinct !DILocation(line: 78, column: 38, scope: !34, inlinedAt: !35)
!39 = !DILocation(line: 78, column: 36, scope: !34, inlinedAt: !35)
!40 = !DILocation(line: 19, column: 21, scope: !10)
!41 = !DILocation(line: 19, column: 21, scope: !10, atomGroup: 2, atomRank: 2)
!42 = !DILocation(line: 19, column: 5, scope: !10)
!43 = !DILocation(line: 19, column: 19, scope: !10, atomGroup: 2, atomRank: 1)
!44 = !DILocation(line: 45, column: 38, scope: !45, inlinedAt: !46, atomGroup: 1, atomRank: 2)
!45 = distinct !DISubprogram(name: "warps", scope: !22, file: !22, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!46 = distinct !DILocation(line: 84, column: 45, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !15, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!48 = distinct !DILocation(line: 20, column: 5, scope: !10)
!49 = !DILocation(line: 84, column: 43, scope: !47, inlinedAt: !48)
!50 = !DILocation(line: 84, column: 33, scope: !47, inlinedAt: !48, atomGroup: 1, atomRank: 2)
!51 = !DILocation(line: 84, column: 33, scope: !47, inlinedAt: !48, atomGroup: 1, atomRank: 1)
!52 = !DILocation(line: 85, column: 9, scope: !47, inlinedAt: !48)
!53 = !DILocation(line: 59, column: 52, scope: !54, inlinedAt: !55, atomGroup: 1, atomRank: 2)
!54 = distinct !DISubprogram(name: "launched_warps", scope: !22, file: !22, line: 59, type: !11, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!55 = distinct !DILocation(line: 63, column: 68, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "barrier", scope: !22, file: !22, line: 63, type: !11, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!57 = distinct !DILocation(line: 87, column: 5, scope: !47, inlinedAt: !48)
!58 = !{!59, !59, i64 0}
!59 = !{!"long", !8, i64 0}
!60 = !DILocation(line: 63, column: 50, scope: !56, inlinedAt: !57)
!61 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 15, atomRank: 1)
!62 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 2)
!63 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 1)
!64 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 2)
!65 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 1)
!66 = !DILocation(line: 23, column: 30, scope: !10)
!67 = !DILocation(line: 23, column: 27, scope: !10)
!68 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 2)
!69 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 1)
!70 = !DILocation(line: 24, column: 9, scope: !10)
!71 = !DILocation(line: 84, column: 27, scope: !47, inlinedAt: !72)
!72 = distinct !DILocation(line: 25, column: 9, scope: !10)
!73 = !{!74, !7, i64 4}
!74 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!75 = !DILocation(line: 84, column: 33, scope: !47, inlinedAt: !72, atomGroup: 1, atomRank: 2)
!76 = !DILocation(line: 84, column: 33, scope: !47, inlinedAt: !72, atomGroup: 1, atomRank: 1)
!77 = !DILocation(line: 85, column: 9, scope: !47, inlinedAt: !72)
!78 = !DILocation(line: 59, column: 52, scope: !54, inlinedAt: !79, atomGroup: 1, atomRank: 2)
!79 = distinct !DILocation(line: 63, column: 68, scope: !56, inlinedAt: !80)
!80 = distinct !DILocation(line: 87, column: 5, scope: !47, inlinedAt: !72)
!81 = !DILocation(line: 63, column: 50, scope: !56, inlinedAt: !80)
!82 = !DILocation(line: 21, column: 47, scope: !10, atomGroup: 8, atomRank: 2)
!83 = !DILocation(line: 21, column: 37, scope: !10, atomGroup: 4, atomRank: 1)
!84 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!85 = distinct !{!85, !86, !87, !88, !89}
!86 = !DILocation(line: 21, column: 5, scope: !10)
!87 = !DILocation(line: 26, column: 5, scope: !10)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !{!"llvm.loop.unroll.disable"}
!90 = !DILocation(line: 28, column: 33, scope: !10, atomGroup: 11, atomRank: 2)
!91 = !DILocation(line: 68, column: 58, scope: !32, inlinedAt: !92, atomGroup: 2, atomRank: 1)
!92 = distinct !DILocation(line: 28, column: 14, scope: !10)
!93 = !DILocation(line: 28, column: 9, scope: !10)
!94 = !DILocation(line: 28, column: 31, scope: !10, atomGroup: 11, atomRank: 1)
!95 = !DILocation(line: 29, column: 5, scope: !10)
!96 = !DILocation(line: 30, column: 1, scope: !10, atomGroup: 12, atomRank: 1)
!97 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!98 = !DILocation(line: 35, column: 5, scope: !97, atomGroup: 21, atomRank: 1)
!99 = !DILocation(line: 38, column: 5, scope: !97)
!100 = !DILocation(line: 24, column: 5, scope: !101, inlinedAt: !103, atomGroup: 19, atomRank: 1)
!101 = distinct !DISubprogram(name: "show", scope: !102, file: !102, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!102 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!103 = distinct !DILocation(line: 39, column: 5, scope: !97)
!104 = !DILocation(line: 25, column: 21, scope: !101, inlinedAt: !103)
!105 = !DILocation(line: 8, column: 5, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "show_number", scope: !102, file: !102, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!107 = distinct !DILocation(line: 25, column: 9, scope: !101, inlinedAt: !103)
!108 = !DILocation(line: 10, column: 28, scope: !106, inlinedAt: !107, atomGroup: 3, atomRank: 2)
!109 = !DILocation(line: 10, column: 21, scope: !106, inlinedAt: !107, atomGroup: 3, atomRank: 1)
!110 = !DILocation(line: 11, column: 16, scope: !106, inlinedAt: !107, atomGroup: 4, atomRank: 1)
!111 = !DILocation(line: 25, column: 95, scope: !112, inlinedAt: !114, atomGroup: 1, atomRank: 1)
!112 = distinct !DISubprogram(name: "putchar", scope: !113, file: !113, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!113 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!114 = distinct !DILocation(line: 12, column: 9, scope: !106, inlinedAt: !107)
!115 = !DILocation(line: 13, column: 5, scope: !106, inlinedAt: !107)
!116 = !DILocation(line: 14, column: 5, scope: !106, inlinedAt: !107)
!117 = !DILocation(line: 0, scope: !106, inlinedAt: !107)
!118 = !DILocation(line: 16, column: 14, scope: !106, inlinedAt: !107, atomGroup: 7, atomRank: 2)
!119 = !DILocation(line: 15, column: 45, scope: !106, inlinedAt: !107)
!120 = !DILocation(line: 15, column: 27, scope: !106, inlinedAt: !107, atomGroup: 5, atomRank: 2)
!121 = !DILocation(line: 15, column: 21, scope: !106, inlinedAt: !107, atomGroup: 6, atomRank: 2)
!122 = !DILocation(line: 15, column: 9, scope: !106, inlinedAt: !107)
!123 = !DILocation(line: 15, column: 25, scope: !106, inlinedAt: !107, atomGroup: 5, atomRank: 1)
!124 = !{!8, !8, i64 0}
!125 = !DILocation(line: 17, column: 19, scope: !106, inlinedAt: !107, atomGroup: 8, atomRank: 1)
!126 = !DILocation(line: 17, column: 5, scope: !106, inlinedAt: !107, atomGroup: 9, atomRank: 1)
!127 = distinct !{!127, !116, !128, !88, !89}
!128 = !DILocation(line: 17, column: 23, scope: !106, inlinedAt: !107)
!129 = !DILocation(line: 19, column: 24, scope: !106, inlinedAt: !107, atomGroup: 12, atomRank: 2)
!130 = !DILocation(line: 19, column: 17, scope: !106, inlinedAt: !107)
!131 = !DILocation(line: 25, column: 95, scope: !112, inlinedAt: !132, atomGroup: 1, atomRank: 1)
!132 = distinct !DILocation(line: 19, column: 9, scope: !106, inlinedAt: !107)
!133 = !DILocation(line: 18, column: 18, scope: !106, inlinedAt: !107, atomGroup: 10, atomRank: 1)
!134 = !DILocation(line: 18, column: 5, scope: !106, inlinedAt: !107, atomGroup: 11, atomRank: 1)
!135 = distinct !{!135, !136, !137, !88, !89}
!136 = !DILocation(line: 18, column: 5, scope: !106, inlinedAt: !107)
!137 = !DILocation(line: 20, column: 5, scope: !106, inlinedAt: !107)
!138 = !DILocation(line: 21, column: 1, scope: !106, inlinedAt: !107)
!139 = !DILocation(line: 26, column: 19, scope: !101, inlinedAt: !103)
!140 = !DILocation(line: 26, column: 17, scope: !101, inlinedAt: !103)
!141 = !DILocation(line: 25, column: 95, scope: !112, inlinedAt: !142, atomGroup: 1, atomRank: 1)
!142 = distinct !DILocation(line: 26, column: 9, scope: !101, inlinedAt: !103)
!143 = !DILocation(line: 24, column: 33, scope: !101, inlinedAt: !103, atomGroup: 4, atomRank: 2)
!144 = !DILocation(line: 24, column: 23, scope: !101, inlinedAt: !103, atomGroup: 2, atomRank: 1)
!145 = !DILocation(line: 24, column: 5, scope: !101, inlinedAt: !103, atomGroup: 3, atomRank: 1)
!146 = distinct !{!146, !147, !148, !88, !89}
!147 = !DILocation(line: 24, column: 5, scope: !101, inlinedAt: !103)
!148 = !DILocation(line: 27, column: 5, scope: !101, inlinedAt: !103)
!149 = !DILocation(line: 40, column: 5, scope: !97, atomGroup: 7, atomRank: 1)
!150 = !DILocation(line: 36, column: 24, scope: !97)
!151 = !DILocation(line: 36, column: 28, scope: !97, atomGroup: 4, atomRank: 2)
!152 = !DILocation(line: 36, column: 9, scope: !97)
!153 = !DILocation(line: 36, column: 20, scope: !97, atomGroup: 4, atomRank: 1)
!154 = !DILocation(line: 35, column: 42, scope: !97, atomGroup: 5, atomRank: 2)
!155 = !DILocation(line: 35, column: 23, scope: !97, atomGroup: 2, atomRank: 1)
!156 = !DILocation(line: 35, column: 5, scope: !97, atomGroup: 3, atomRank: 1)
!157 = distinct !{!157, !158, !159, !88, !89}
!158 = !DILocation(line: 35, column: 5, scope: !97)
!159 = !DILocation(line: 37, column: 5, scope: !97)
!160 = !DISubprogram(name: "harp_opencl_run", scope: !15, file: !15, line: 146, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DISubprogram(name: "__harp_hardware_id", scope: !22, file: !22, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubprogram(name: "__harp_barrier", scope: !22, file: !22, line: 27, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
