; ModuleID = 'cli/tests/programs/races/reduction.c'
source_filename = "cli/tests/programs/races/reduction.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@add_up.partial = internal unnamed_addr global [16 x i32] zeroinitializer, align 16
@numbers = hidden global [48 x i32] zeroinitializer, align 16
@sums = hidden global [3 x i32] zeroinitializer, align 4
@harp_opencl_items = external local_unnamed_addr global ptr, align 8
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i64, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @add_up(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) #0 !dbg !10 {
  %3 = load ptr, ptr @harp_opencl_items, align 8, !dbg !13, !tbaa !17
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !20
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !24
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !27
  %7 = mul nsw i32 %5, %4, !dbg !30
  %8 = add nsw i32 %7, %6, !dbg !30
  %9 = sext i32 %8 to i64, !dbg !13
  %10 = getelementptr inbounds i32, ptr %3, i64 %9, !dbg !13
  %11 = load i32, ptr %10, align 4, !dbg !13, !tbaa !6
  %12 = sext i32 %11 to i64, !dbg !31
  %13 = load i32, ptr @harp_opencl_group, align 4, !dbg !32
  %14 = sext i32 %13 to i64, !dbg !37
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !38
  %16 = sext i32 %15 to i64, !dbg !41
  %17 = mul nsw i64 %16, %14, !dbg !42
  %18 = getelementptr i32, ptr %0, i64 %17, !dbg !43
  %19 = getelementptr i32, ptr %18, i64 %12, !dbg !43
  %20 = load i32, ptr %19, align 4, !dbg !44, !tbaa !6
  %21 = shl nsw i64 %12, 2, !dbg !45
  %22 = getelementptr inbounds i8, ptr @add_up.partial, i64 %21, !dbg !45
  store i32 %20, ptr %22, align 4, !dbg !46, !tbaa !6
  %23 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !47
  %24 = mul nsw i32 %23, %5, !dbg !52
  %25 = icmp sgt i32 %15, %24, !dbg !53
  br i1 %25, label %26, label %27, !dbg !54

26:                                               ; preds = %2
  tail call void @harp_opencl_too_large() #9, !dbg !55
  unreachable, !dbg !55

27:                                               ; preds = %2
  %28 = load i64, ptr @__harp_launched_warps, align 8, !dbg !56, !tbaa !61
  %29 = shl i64 %28, 32, !dbg !63
  %30 = ashr exact i64 %29, 32, !dbg !63
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %30) #10, !dbg !64
  br label %33, !dbg !65

31:                                               ; preds = %47
  %32 = icmp eq i32 %11, 0, !dbg !66
  br i1 %32, label %53, label %58, !dbg !67

33:                                               ; preds = %27, %47
  %34 = phi i32 [ 8, %27 ], [ %51, %47 ]
  %35 = icmp sgt i32 %34, %11, !dbg !68
  br i1 %35, label %36, label %43, !dbg !69

36:                                               ; preds = %33
  %37 = add nsw i32 %34, %11, !dbg !70
  %38 = sext i32 %37 to i64, !dbg !71
  %39 = getelementptr inbounds i32, ptr @add_up.partial, i64 %38, !dbg !71
  %40 = load i32, ptr %39, align 4, !dbg !71, !tbaa !6
  %41 = load i32, ptr %22, align 4, !dbg !72, !tbaa !6
  %42 = add nsw i32 %41, %40, !dbg !73
  store i32 %42, ptr %22, align 4, !dbg !74, !tbaa !6
  br label %43, !dbg !75

43:                                               ; preds = %36, %33
  %44 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !76, !tbaa !78
  %45 = icmp sgt i32 %44, %24, !dbg !80
  br i1 %45, label %46, label %47, !dbg !81

46:                                               ; preds = %43
  tail call void @harp_opencl_too_large() #9, !dbg !82
  unreachable, !dbg !82

47:                                               ; preds = %43
  %48 = load i64, ptr @__harp_launched_warps, align 8, !dbg !83, !tbaa !61
  %49 = shl i64 %48, 32, !dbg !86
  %50 = ashr exact i64 %49, 32, !dbg !86
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %50) #10, !dbg !87
  %51 = lshr i32 %34, 1, !dbg !88
  %52 = icmp eq i32 %51, 0, !dbg !89
  br i1 %52, label %31, label %33, !dbg !90, !llvm.loop !91

53:                                               ; preds = %31
  %54 = load i32, ptr @add_up.partial, align 16, !dbg !96, !tbaa !6
  %55 = load i32, ptr @harp_opencl_group, align 4, !dbg !97
  %56 = sext i32 %55 to i64, !dbg !99
  %57 = getelementptr inbounds nuw i32, ptr %1, i64 %56, !dbg !100
  store i32 %54, ptr %57, align 4, !dbg !101, !tbaa !6
  br label %58, !dbg !102

58:                                               ; preds = %53, %31
  ret void, !dbg !103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !104 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i64], align 8
  br label %42, !dbg !105

3:                                                ; preds = %42
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !106
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false), !dbg !106
  store i64 ptrtoint (ptr @numbers to i64), ptr %2, align 8, !dbg !106, !tbaa !61
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !106
  store i64 ptrtoint (ptr @sums to i64), ptr %5, align 8, !dbg !106, !tbaa !61
  call void @harp_opencl_run(ptr noundef nonnull @add_up, i32 noundef 48, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !106
  br label %6, !dbg !107

6:                                                ; preds = %36, %3
  %7 = phi i64 [ 0, %3 ], [ %39, %36 ]
  %8 = getelementptr inbounds nuw i32, ptr @sums, i64 %7, !dbg !111
  %9 = load i32, ptr %8, align 4, !dbg !111, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !112
  %10 = icmp slt i32 %9, 0, !dbg !115
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !116
  br i1 %10, label %12, label %13, !dbg !117

12:                                               ; preds = %6
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !118, !tbaa !61
  br label %13, !dbg !122

13:                                               ; preds = %12, %6
  br label %14, !dbg !123

14:                                               ; preds = %13, %14
  %15 = phi i64 [ %27, %14 ], [ 1, %13 ], !dbg !124
  %16 = phi i64 [ %24, %14 ], [ 0, %13 ], !dbg !124
  %17 = phi i32 [ %19, %14 ], [ %11, %13 ], !dbg !124
  %18 = freeze i32 %17, !dbg !125
  %19 = udiv i32 %18, 10, !dbg !125
  %20 = mul i32 %19, 10, !dbg !126
  %21 = sub i32 %18, %20, !dbg !126
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !127
  %23 = or disjoint i8 %22, 48, !dbg !127
  %24 = add nuw nsw i64 %16, 1, !dbg !128
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %16, !dbg !129
  store i8 %23, ptr %25, align 1, !dbg !130, !tbaa !131
  %26 = icmp ult i32 %17, 10, !dbg !132
  %27 = add nuw i64 %15, 1, !dbg !133
  br i1 %26, label %28, label %14, !dbg !133, !llvm.loop !134

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %30, %28 ], [ %15, %14 ]
  %30 = add nsw i64 %29, -1, !dbg !136
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %30, !dbg !137
  %32 = load i8, ptr %31, align 1, !dbg !137, !tbaa !131
  %33 = zext i8 %32 to i64, !dbg !138
  store volatile i64 %33, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !140, !tbaa !61
  %34 = trunc nuw i64 %29 to i32, !dbg !141
  %35 = icmp sgt i32 %34, 1, !dbg !141
  br i1 %35, label %28, label %36, !dbg !142, !llvm.loop !143

36:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !146
  %37 = icmp eq i64 %7, 2, !dbg !147
  %38 = select i1 %37, i64 10, i64 32, !dbg !148
  store volatile i64 %38, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !149, !tbaa !61
  %39 = add nuw nsw i64 %7, 1, !dbg !151
  %40 = icmp eq i64 %39, 3, !dbg !152
  br i1 %40, label %41, label %6, !dbg !153, !llvm.loop !154

41:                                               ; preds = %36
  ret i32 0, !dbg !157

42:                                               ; preds = %0, %42
  %43 = phi i64 [ 0, %0 ], [ %49, %42 ]
  %44 = mul nuw nsw i64 %43, %43, !dbg !158
  %45 = trunc i64 %44 to i16, !dbg !159
  %46 = urem i16 %45, 37, !dbg !159
  %47 = zext nneg i16 %46 to i32, !dbg !159
  %48 = getelementptr inbounds nuw i32, ptr @numbers, i64 %43, !dbg !160
  store i32 %47, ptr %48, align 4, !dbg !161, !tbaa !6
  %49 = add nuw nsw i64 %43, 1, !dbg !162
  %50 = icmp eq i64 %49, 48, !dbg !163
  br i1 %50, label %3, label %42, !dbg !164, !llvm.loop !165
}

declare !dbg !168 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !169 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !170 void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #6

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
!31 = !DILocation(line: 65, column: 12, scope: !14, inlinedAt: !16, atomGroup: 1, atomRank: 2)
!32 = !DILocation(line: 68, column: 58, scope: !33, inlinedAt: !34, atomGroup: 2, atomRank: 1)
!33 = distinct !DISubprogram(name: "get_group_id", scope: !15, file: !15, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!34 = distinct !DILocation(line: 78, column: 12, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "get_global_id", scope: !15, file: !15, line: 77, type: !11, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!36 = distinct !DILocation(line: 19, column: 29, scope: !10)
!37 = !DILocation(line: 68, column: 58, scope: !33, inlinedAt: !34, atomGroup: 1, atomRank: 2)
!38 = !DILocation(line: 67, column: 60, scope: !39, inlinedAt: !40, atomGroup: 2, atomRank: 1)
!39 = distinct !DISubprogram(name: "get_local_size", scope: !15, file: !15, line: 67, type: !11, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!40 = distinct !DILocation(line: 78, column: 38, scope: !35, inlinedAt: !36)
!41 = !DILocation(line: 67, column: 60, scope: !39, inlinedAt: !40, atomGroup: 1, atomRank: 2)
!42 = !DILocation(line: 78, column: 36, scope: !35, inlinedAt: !36)
!43 = !DILocation(line: 19, column: 21, scope: !10)
!44 = !DILocation(line: 19, column: 21, scope: !10, atomGroup: 2, atomRank: 2)
!45 = !DILocation(line: 19, column: 5, scope: !10)
!46 = !DILocation(line: 19, column: 19, scope: !10, atomGroup: 2, atomRank: 1)
!47 = !DILocation(line: 45, column: 38, scope: !48, inlinedAt: !49, atomGroup: 1, atomRank: 2)
!48 = distinct !DISubprogram(name: "warps", scope: !22, file: !22, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!49 = distinct !DILocation(line: 84, column: 45, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !15, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!51 = distinct !DILocation(line: 20, column: 5, scope: !10)
!52 = !DILocation(line: 84, column: 43, scope: !50, inlinedAt: !51)
!53 = !DILocation(line: 84, column: 33, scope: !50, inlinedAt: !51, atomGroup: 1, atomRank: 2)
!54 = !DILocation(line: 84, column: 33, scope: !50, inlinedAt: !51, atomGroup: 1, atomRank: 1)
!55 = !DILocation(line: 85, column: 9, scope: !50, inlinedAt: !51)
!56 = !DILocation(line: 59, column: 52, scope: !57, inlinedAt: !58, atomGroup: 1, atomRank: 3)
!57 = distinct !DISubprogram(name: "launched_warps", scope: !22, file: !22, line: 59, type: !11, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!58 = distinct !DILocation(line: 63, column: 68, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "barrier", scope: !22, file: !22, line: 63, type: !11, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!60 = distinct !DILocation(line: 87, column: 5, scope: !50, inlinedAt: !51)
!61 = !{!62, !62, i64 0}
!62 = !{!"long", !8, i64 0}
!63 = !DILocation(line: 63, column: 68, scope: !59, inlinedAt: !60)
!64 = !DILocation(line: 63, column: 50, scope: !59, inlinedAt: !60)
!65 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 15, atomRank: 1)
!66 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 2)
!67 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 1)
!68 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 2)
!69 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 1)
!70 = !DILocation(line: 23, column: 43, scope: !10)
!71 = !DILocation(line: 23, column: 30, scope: !10)
!72 = !DILocation(line: 23, column: 27, scope: !10)
!73 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 2)
!74 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 1)
!75 = !DILocation(line: 24, column: 9, scope: !10)
!76 = !DILocation(line: 84, column: 27, scope: !50, inlinedAt: !77)
!77 = distinct !DILocation(line: 25, column: 9, scope: !10)
!78 = !{!79, !7, i64 4}
!79 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!80 = !DILocation(line: 84, column: 33, scope: !50, inlinedAt: !77, atomGroup: 1, atomRank: 2)
!81 = !DILocation(line: 84, column: 33, scope: !50, inlinedAt: !77, atomGroup: 1, atomRank: 1)
!82 = !DILocation(line: 85, column: 9, scope: !50, inlinedAt: !77)
!83 = !DILocation(line: 59, column: 52, scope: !57, inlinedAt: !84, atomGroup: 1, atomRank: 3)
!84 = distinct !DILocation(line: 63, column: 68, scope: !59, inlinedAt: !85)
!85 = distinct !DILocation(line: 87, column: 5, scope: !50, inlinedAt: !77)
!86 = !DILocation(line: 63, column: 68, scope: !59, inlinedAt: !85)
!87 = !DILocation(line: 63, column: 50, scope: !59, inlinedAt: !85)
!88 = !DILocation(line: 21, column: 47, scope: !10, atomGroup: 8, atomRank: 2)
!89 = !DILocation(line: 21, column: 37, scope: !10, atomGroup: 4, atomRank: 1)
!90 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!91 = distinct !{!91, !92, !93, !94, !95}
!92 = !DILocation(line: 21, column: 5, scope: !10)
!93 = !DILocation(line: 26, column: 5, scope: !10)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !{!"llvm.loop.unroll.disable"}
!96 = !DILocation(line: 28, column: 33, scope: !10, atomGroup: 11, atomRank: 2)
!97 = !DILocation(line: 68, column: 58, scope: !33, inlinedAt: !98, atomGroup: 2, atomRank: 1)
!98 = distinct !DILocation(line: 28, column: 14, scope: !10)
!99 = !DILocation(line: 68, column: 58, scope: !33, inlinedAt: !98, atomGroup: 1, atomRank: 2)
!100 = !DILocation(line: 28, column: 9, scope: !10)
!101 = !DILocation(line: 28, column: 31, scope: !10, atomGroup: 11, atomRank: 1)
!102 = !DILocation(line: 29, column: 5, scope: !10)
!103 = !DILocation(line: 30, column: 1, scope: !10, atomGroup: 12, atomRank: 1)
!104 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!105 = !DILocation(line: 35, column: 5, scope: !104, atomGroup: 21, atomRank: 1)
!106 = !DILocation(line: 38, column: 5, scope: !104)
!107 = !DILocation(line: 24, column: 5, scope: !108, inlinedAt: !110, atomGroup: 19, atomRank: 1)
!108 = distinct !DISubprogram(name: "show", scope: !109, file: !109, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!109 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!110 = distinct !DILocation(line: 39, column: 5, scope: !104)
!111 = !DILocation(line: 25, column: 21, scope: !108, inlinedAt: !110)
!112 = !DILocation(line: 8, column: 5, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "show_number", scope: !109, file: !109, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!114 = distinct !DILocation(line: 25, column: 9, scope: !108, inlinedAt: !110)
!115 = !DILocation(line: 10, column: 28, scope: !113, inlinedAt: !114, atomGroup: 3, atomRank: 2)
!116 = !DILocation(line: 10, column: 21, scope: !113, inlinedAt: !114, atomGroup: 3, atomRank: 1)
!117 = !DILocation(line: 11, column: 16, scope: !113, inlinedAt: !114, atomGroup: 4, atomRank: 1)
!118 = !DILocation(line: 25, column: 95, scope: !119, inlinedAt: !121, atomGroup: 1, atomRank: 1)
!119 = distinct !DISubprogram(name: "putchar", scope: !120, file: !120, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!120 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!121 = distinct !DILocation(line: 12, column: 9, scope: !113, inlinedAt: !114)
!122 = !DILocation(line: 13, column: 5, scope: !113, inlinedAt: !114)
!123 = !DILocation(line: 14, column: 5, scope: !113, inlinedAt: !114)
!124 = !DILocation(line: 0, scope: !113, inlinedAt: !114)
!125 = !DILocation(line: 16, column: 14, scope: !113, inlinedAt: !114, atomGroup: 7, atomRank: 2)
!126 = !DILocation(line: 15, column: 45, scope: !113, inlinedAt: !114)
!127 = !DILocation(line: 15, column: 27, scope: !113, inlinedAt: !114, atomGroup: 5, atomRank: 2)
!128 = !DILocation(line: 15, column: 21, scope: !113, inlinedAt: !114, atomGroup: 6, atomRank: 2)
!129 = !DILocation(line: 15, column: 9, scope: !113, inlinedAt: !114)
!130 = !DILocation(line: 15, column: 25, scope: !113, inlinedAt: !114, atomGroup: 5, atomRank: 1)
!131 = !{!8, !8, i64 0}
!132 = !DILocation(line: 17, column: 19, scope: !113, inlinedAt: !114, atomGroup: 8, atomRank: 1)
!133 = !DILocation(line: 17, column: 5, scope: !113, inlinedAt: !114, atomGroup: 9, atomRank: 1)
!134 = distinct !{!134, !123, !135, !94, !95}
!135 = !DILocation(line: 17, column: 23, scope: !113, inlinedAt: !114)
!136 = !DILocation(line: 19, column: 24, scope: !113, inlinedAt: !114, atomGroup: 12, atomRank: 2)
!137 = !DILocation(line: 19, column: 17, scope: !113, inlinedAt: !114)
!138 = !DILocation(line: 25, column: 97, scope: !119, inlinedAt: !139, atomGroup: 1, atomRank: 2)
!139 = distinct !DILocation(line: 19, column: 9, scope: !113, inlinedAt: !114)
!140 = !DILocation(line: 25, column: 95, scope: !119, inlinedAt: !139, atomGroup: 1, atomRank: 1)
!141 = !DILocation(line: 18, column: 18, scope: !113, inlinedAt: !114, atomGroup: 10, atomRank: 1)
!142 = !DILocation(line: 18, column: 5, scope: !113, inlinedAt: !114, atomGroup: 11, atomRank: 1)
!143 = distinct !{!143, !144, !145, !94, !95}
!144 = !DILocation(line: 18, column: 5, scope: !113, inlinedAt: !114)
!145 = !DILocation(line: 20, column: 5, scope: !113, inlinedAt: !114)
!146 = !DILocation(line: 21, column: 1, scope: !113, inlinedAt: !114)
!147 = !DILocation(line: 26, column: 19, scope: !108, inlinedAt: !110)
!148 = !DILocation(line: 26, column: 17, scope: !108, inlinedAt: !110)
!149 = !DILocation(line: 25, column: 95, scope: !119, inlinedAt: !150, atomGroup: 1, atomRank: 1)
!150 = distinct !DILocation(line: 26, column: 9, scope: !108, inlinedAt: !110)
!151 = !DILocation(line: 24, column: 33, scope: !108, inlinedAt: !110, atomGroup: 4, atomRank: 2)
!152 = !DILocation(line: 24, column: 23, scope: !108, inlinedAt: !110, atomGroup: 2, atomRank: 1)
!153 = !DILocation(line: 24, column: 5, scope: !108, inlinedAt: !110, atomGroup: 3, atomRank: 1)
!154 = distinct !{!154, !155, !156, !94, !95}
!155 = !DILocation(line: 24, column: 5, scope: !108, inlinedAt: !110)
!156 = !DILocation(line: 27, column: 5, scope: !108, inlinedAt: !110)
!157 = !DILocation(line: 40, column: 5, scope: !104, atomGroup: 7, atomRank: 1)
!158 = !DILocation(line: 36, column: 24, scope: !104)
!159 = !DILocation(line: 36, column: 28, scope: !104, atomGroup: 4, atomRank: 2)
!160 = !DILocation(line: 36, column: 9, scope: !104)
!161 = !DILocation(line: 36, column: 20, scope: !104, atomGroup: 4, atomRank: 1)
!162 = !DILocation(line: 35, column: 42, scope: !104, atomGroup: 5, atomRank: 2)
!163 = !DILocation(line: 35, column: 23, scope: !104, atomGroup: 2, atomRank: 1)
!164 = !DILocation(line: 35, column: 5, scope: !104, atomGroup: 3, atomRank: 1)
!165 = distinct !{!165, !166, !167, !94, !95}
!166 = !DILocation(line: 35, column: 5, scope: !104)
!167 = !DILocation(line: 37, column: 5, scope: !104)
!168 = !DISubprogram(name: "harp_opencl_run", scope: !15, file: !15, line: 146, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DISubprogram(name: "__harp_hardware_id", scope: !22, file: !22, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DISubprogram(name: "__harp_barrier", scope: !22, file: !22, line: 27, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
