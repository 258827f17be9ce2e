; ModuleID = 'cli/tests/programs/races/histogram.c'
source_filename = "cli/tests/programs/races/histogram.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@count.own = internal global [5 x i32] zeroinitializer, align 16
@numbers = hidden global [48 x i32] zeroinitializer, align 16
@bins = hidden global [5 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 8
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i64, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @count(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) #0 !dbg !10 {
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
  %13 = icmp slt i32 %11, 5, !dbg !32
  br i1 %13, label %14, label %17, !dbg !33

14:                                               ; preds = %2
  %15 = shl nsw i64 %12, 2, !dbg !34
  %16 = getelementptr inbounds i8, ptr @count.own, i64 %15, !dbg !34
  store i32 0, ptr %16, align 4, !dbg !35, !tbaa !6
  br label %17, !dbg !36

17:                                               ; preds = %14, %2
  %18 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !37, !tbaa !40
  %19 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !42
  %20 = mul nsw i32 %19, %5, !dbg !45
  %21 = icmp sgt i32 %18, %20, !dbg !46
  br i1 %21, label %22, label %23, !dbg !47

22:                                               ; preds = %17
  tail call void @harp_opencl_too_large() #9, !dbg !48
  unreachable, !dbg !48

23:                                               ; preds = %17
  %24 = load i64, ptr @__harp_launched_warps, align 8, !dbg !49, !tbaa !54
  %25 = shl i64 %24, 32, !dbg !56
  %26 = ashr exact i64 %25, 32, !dbg !56
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %26) #10, !dbg !57
  %27 = load i32, ptr @harp_opencl_group, align 4, !dbg !58
  %28 = sext i32 %27 to i64, !dbg !63
  %29 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !64
  %30 = sext i32 %29 to i64, !dbg !67
  %31 = mul nsw i64 %30, %28, !dbg !68
  %32 = load ptr, ptr @harp_opencl_items, align 8, !dbg !69, !tbaa !17
  %33 = getelementptr inbounds i32, ptr %32, i64 %9, !dbg !69
  %34 = load i32, ptr %33, align 4, !dbg !69, !tbaa !6
  %35 = sext i32 %34 to i64, !dbg !71
  %36 = getelementptr i32, ptr %0, i64 %31, !dbg !72
  %37 = getelementptr i32, ptr %36, i64 %35, !dbg !72
  %38 = load i32, ptr %37, align 4, !dbg !72, !tbaa !6
  %39 = srem i32 %38, 5, !dbg !73
  %40 = sext i32 %39 to i64, !dbg !74
  %41 = getelementptr inbounds i32, ptr @count.own, i64 %40, !dbg !74
  %42 = atomicrmw add ptr %41, i32 1 monotonic, align 4, !dbg !75
  %43 = icmp sgt i32 %29, %20, !dbg !76
  br i1 %43, label %44, label %45, !dbg !78

44:                                               ; preds = %23
  tail call void @harp_opencl_too_large() #9, !dbg !79
  unreachable, !dbg !79

45:                                               ; preds = %23
  %46 = load i64, ptr @__harp_launched_warps, align 8, !dbg !80, !tbaa !54
  %47 = shl i64 %46, 32, !dbg !83
  %48 = ashr exact i64 %47, 32, !dbg !83
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %48) #10, !dbg !84
  br i1 %13, label %49, label %54, !dbg !85

49:                                               ; preds = %45
  %50 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !86
  %51 = getelementptr inbounds i32, ptr @count.own, i64 %12, !dbg !87
  %52 = load i32, ptr %51, align 4, !dbg !88, !tbaa !6
  %53 = atomicrmw add ptr %50, i32 %52 monotonic, align 4, !dbg !89
  br label %54, !dbg !90

54:                                               ; preds = %49, %45
  ret void, !dbg !91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !92 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i64], align 8
  br label %42, !dbg !93

3:                                                ; preds = %42
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !94
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false), !dbg !94
  store i64 ptrtoint (ptr @numbers to i64), ptr %2, align 8, !dbg !94, !tbaa !54
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !94
  store i64 ptrtoint (ptr @bins to i64), ptr %5, align 8, !dbg !94, !tbaa !54
  call void @harp_opencl_run(ptr noundef nonnull @count, i32 noundef 48, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !94
  br label %6, !dbg !95

6:                                                ; preds = %36, %3
  %7 = phi i64 [ 0, %3 ], [ %39, %36 ]
  %8 = getelementptr inbounds nuw i32, ptr @bins, i64 %7, !dbg !99
  %9 = load i32, ptr %8, align 4, !dbg !99, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !100
  %10 = icmp slt i32 %9, 0, !dbg !103
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !104
  br i1 %10, label %12, label %13, !dbg !105

12:                                               ; preds = %6
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !106, !tbaa !54
  br label %13, !dbg !110

13:                                               ; preds = %12, %6
  br label %14, !dbg !111

14:                                               ; preds = %13, %14
  %15 = phi i64 [ %27, %14 ], [ 1, %13 ], !dbg !112
  %16 = phi i64 [ %24, %14 ], [ 0, %13 ], !dbg !112
  %17 = phi i32 [ %19, %14 ], [ %11, %13 ], !dbg !112
  %18 = freeze i32 %17, !dbg !113
  %19 = udiv i32 %18, 10, !dbg !113
  %20 = mul i32 %19, 10, !dbg !114
  %21 = sub i32 %18, %20, !dbg !114
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !115
  %23 = or disjoint i8 %22, 48, !dbg !115
  %24 = add nuw nsw i64 %16, 1, !dbg !116
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %16, !dbg !117
  store i8 %23, ptr %25, align 1, !dbg !118, !tbaa !119
  %26 = icmp ult i32 %17, 10, !dbg !120
  %27 = add nuw i64 %15, 1, !dbg !121
  br i1 %26, label %28, label %14, !dbg !121, !llvm.loop !122

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %30, %28 ], [ %15, %14 ]
  %30 = add nsw i64 %29, -1, !dbg !126
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %30, !dbg !127
  %32 = load i8, ptr %31, align 1, !dbg !127, !tbaa !119
  %33 = zext i8 %32 to i64, !dbg !128
  store volatile i64 %33, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !130, !tbaa !54
  %34 = trunc nuw i64 %29 to i32, !dbg !131
  %35 = icmp sgt i32 %34, 1, !dbg !131
  br i1 %35, label %28, label %36, !dbg !132, !llvm.loop !133

36:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !136
  %37 = icmp eq i64 %7, 4, !dbg !137
  %38 = select i1 %37, i64 10, i64 32, !dbg !138
  store volatile i64 %38, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !139, !tbaa !54
  %39 = add nuw nsw i64 %7, 1, !dbg !141
  %40 = icmp eq i64 %39, 5, !dbg !142
  br i1 %40, label %41, label %6, !dbg !143, !llvm.loop !144

41:                                               ; preds = %36
  ret i32 0, !dbg !147

42:                                               ; preds = %0, %42
  %43 = phi i64 [ 0, %0 ], [ %49, %42 ]
  %44 = mul nuw nsw i64 %43, %43, !dbg !148
  %45 = trunc i64 %44 to i16, !dbg !149
  %46 = urem i16 %45, 37, !dbg !149
  %47 = zext nneg i16 %46 to i32, !dbg !149
  %48 = getelementptr inbounds nuw i32, ptr @numbers, i64 %43, !dbg !150
  store i32 %47, ptr %48, align 4, !dbg !151, !tbaa !6
  %49 = add nuw nsw i64 %43, 1, !dbg !152
  %50 = icmp eq i64 %49, 48, !dbg !153
  br i1 %50, label %3, label %42, !dbg !154, !llvm.loop !155
}

declare !dbg !158 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !159 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !160 void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #6

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
!1 = !DIFile(filename: "cli/tests/programs/races/histogram.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 65, column: 29, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_local_id", scope: !15, file: !15, line: 64, type: !11, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!15 = !DIFile(filename: "compiler/library/include/opencl.h", directory: "")
!16 = distinct !DILocation(line: 19, column: 21, scope: !10)
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
!32 = !DILocation(line: 20, column: 14, scope: !10, atomGroup: 2, atomRank: 2)
!33 = !DILocation(line: 20, column: 14, scope: !10, atomGroup: 2, atomRank: 1)
!34 = !DILocation(line: 21, column: 9, scope: !10)
!35 = !DILocation(line: 21, column: 19, scope: !10, atomGroup: 3, atomRank: 1)
!36 = !DILocation(line: 22, column: 5, scope: !10)
!37 = !DILocation(line: 84, column: 27, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !15, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!39 = distinct !DILocation(line: 23, column: 5, scope: !10)
!40 = !{!41, !7, i64 4}
!41 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!42 = !DILocation(line: 45, column: 38, scope: !43, inlinedAt: !44, atomGroup: 1, atomRank: 2)
!43 = distinct !DISubprogram(name: "warps", scope: !22, file: !22, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!44 = distinct !DILocation(line: 84, column: 45, scope: !38, inlinedAt: !39)
!45 = !DILocation(line: 84, column: 43, scope: !38, inlinedAt: !39)
!46 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !39, atomGroup: 1, atomRank: 2)
!47 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !39, atomGroup: 1, atomRank: 1)
!48 = !DILocation(line: 85, column: 9, scope: !38, inlinedAt: !39)
!49 = !DILocation(line: 59, column: 52, scope: !50, inlinedAt: !51, atomGroup: 1, atomRank: 3)
!50 = distinct !DISubprogram(name: "launched_warps", scope: !22, file: !22, line: 59, type: !11, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!51 = distinct !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "barrier", scope: !22, file: !22, line: 63, type: !11, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!53 = distinct !DILocation(line: 87, column: 5, scope: !38, inlinedAt: !39)
!54 = !{!55, !55, i64 0}
!55 = !{!"long", !8, i64 0}
!56 = !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 63, column: 50, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 68, column: 58, scope: !59, inlinedAt: !60, atomGroup: 2, atomRank: 1)
!59 = distinct !DISubprogram(name: "get_group_id", scope: !15, file: !15, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!60 = distinct !DILocation(line: 78, column: 12, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "get_global_id", scope: !15, file: !15, line: 77, type: !11, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!62 = distinct !DILocation(line: 24, column: 22, scope: !10)
!63 = !DILocation(line: 68, column: 58, scope: !59, inlinedAt: !60, atomGroup: 1, atomRank: 2)
!64 = !DILocation(line: 67, column: 60, scope: !65, inlinedAt: !66, atomGroup: 2, atomRank: 1)
!65 = distinct !DISubprogram(name: "get_local_size", scope: !15, file: !15, line: 67, type: !11, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!66 = distinct !DILocation(line: 78, column: 38, scope: !61, inlinedAt: !62)
!67 = !DILocation(line: 67, column: 60, scope: !65, inlinedAt: !66, atomGroup: 1, atomRank: 2)
!68 = !DILocation(line: 78, column: 36, scope: !61, inlinedAt: !62)
!69 = !DILocation(line: 65, column: 29, scope: !14, inlinedAt: !70)
!70 = distinct !DILocation(line: 78, column: 66, scope: !61, inlinedAt: !62)
!71 = !DILocation(line: 65, column: 12, scope: !14, inlinedAt: !70, atomGroup: 1, atomRank: 2)
!72 = !DILocation(line: 24, column: 14, scope: !10)
!73 = !DILocation(line: 24, column: 40, scope: !10)
!74 = !DILocation(line: 24, column: 10, scope: !10)
!75 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 4, atomRank: 2)
!76 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !77, atomGroup: 1, atomRank: 2)
!77 = distinct !DILocation(line: 25, column: 5, scope: !10)
!78 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !77, atomGroup: 1, atomRank: 1)
!79 = !DILocation(line: 85, column: 9, scope: !38, inlinedAt: !77)
!80 = !DILocation(line: 59, column: 52, scope: !50, inlinedAt: !81, atomGroup: 1, atomRank: 3)
!81 = distinct !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !82)
!82 = distinct !DILocation(line: 87, column: 5, scope: !38, inlinedAt: !77)
!83 = !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !82)
!84 = !DILocation(line: 63, column: 50, scope: !52, inlinedAt: !82)
!85 = !DILocation(line: 26, column: 14, scope: !10, atomGroup: 5, atomRank: 1)
!86 = !DILocation(line: 27, column: 21, scope: !10)
!87 = !DILocation(line: 27, column: 33, scope: !10)
!88 = !DILocation(line: 27, column: 33, scope: !10, atomGroup: 6, atomRank: 2)
!89 = !DILocation(line: 27, column: 9, scope: !10, atomGroup: 6, atomRank: 2)
!90 = !DILocation(line: 28, column: 5, scope: !10)
!91 = !DILocation(line: 29, column: 1, scope: !10, atomGroup: 7, atomRank: 1)
!92 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 33, type: !11, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!93 = !DILocation(line: 34, column: 5, scope: !92, atomGroup: 19, atomRank: 1)
!94 = !DILocation(line: 37, column: 5, scope: !92)
!95 = !DILocation(line: 24, column: 5, scope: !96, inlinedAt: !98, atomGroup: 17, atomRank: 1)
!96 = distinct !DISubprogram(name: "show", scope: !97, file: !97, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!97 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!98 = distinct !DILocation(line: 38, column: 5, scope: !92)
!99 = !DILocation(line: 25, column: 21, scope: !96, inlinedAt: !98)
!100 = !DILocation(line: 8, column: 5, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "show_number", scope: !97, file: !97, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!102 = distinct !DILocation(line: 25, column: 9, scope: !96, inlinedAt: !98)
!103 = !DILocation(line: 10, column: 28, scope: !101, inlinedAt: !102, atomGroup: 3, atomRank: 2)
!104 = !DILocation(line: 10, column: 21, scope: !101, inlinedAt: !102, atomGroup: 3, atomRank: 1)
!105 = !DILocation(line: 11, column: 16, scope: !101, inlinedAt: !102, atomGroup: 4, atomRank: 1)
!106 = !DILocation(line: 25, column: 95, scope: !107, inlinedAt: !109, atomGroup: 1, atomRank: 1)
!107 = distinct !DISubprogram(name: "putchar", scope: !108, file: !108, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!108 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!109 = distinct !DILocation(line: 12, column: 9, scope: !101, inlinedAt: !102)
!110 = !DILocation(line: 13, column: 5, scope: !101, inlinedAt: !102)
!111 = !DILocation(line: 14, column: 5, scope: !101, inlinedAt: !102)
!112 = !DILocation(line: 0, scope: !101, inlinedAt: !102)
!113 = !DILocation(line: 16, column: 14, scope: !101, inlinedAt: !102, atomGroup: 7, atomRank: 2)
!114 = !DILocation(line: 15, column: 45, scope: !101, inlinedAt: !102)
!115 = !DILocation(line: 15, column: 27, scope: !101, inlinedAt: !102, atomGroup: 5, atomRank: 2)
!116 = !DILocation(line: 15, column: 21, scope: !101, inlinedAt: !102, atomGroup: 6, atomRank: 2)
!117 = !DILocation(line: 15, column: 9, scope: !101, inlinedAt: !102)
!118 = !DILocation(line: 15, column: 25, scope: !101, inlinedAt: !102, atomGroup: 5, atomRank: 1)
!119 = !{!8, !8, i64 0}
!120 = !DILocation(line: 17, column: 19, scope: !101, inlinedAt: !102, atomGroup: 8, atomRank: 1)
!121 = !DILocation(line: 17, column: 5, scope: !101, inlinedAt: !102, atomGroup: 9, atomRank: 1)
!122 = distinct !{!122, !111, !123, !124, !125}
!123 = !DILocation(line: 17, column: 23, scope: !101, inlinedAt: !102)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !{!"llvm.loop.unroll.disable"}
!126 = !DILocation(line: 19, column: 24, scope: !101, inlinedAt: !102, atomGroup: 12, atomRank: 2)
!127 = !DILocation(line: 19, column: 17, scope: !101, inlinedAt: !102)
!128 = !DILocation(line: 25, column: 97, scope: !107, inlinedAt: !129, atomGroup: 1, atomRank: 2)
!129 = distinct !DILocation(line: 19, column: 9, scope: !101, inlinedAt: !102)
!130 = !DILocation(line: 25, column: 95, scope: !107, inlinedAt: !129, atomGroup: 1, atomRank: 1)
!131 = !DILocation(line: 18, column: 18, scope: !101, inlinedAt: !102, atomGroup: 10, atomRank: 1)
!132 = !DILocation(line: 18, column: 5, scope: !101, inlinedAt: !102, atomGroup: 11, atomRank: 1)
!133 = distinct !{!133, !134, !135, !124, !125}
!134 = !DILocation(line: 18, column: 5, scope: !101, inlinedAt: !102)
!135 = !DILocation(line: 20, column: 5, scope: !101, inlinedAt: !102)
!136 = !DILocation(line: 21, column: 1, scope: !101, inlinedAt: !102)
!137 = !DILocation(line: 26, column: 19, scope: !96, inlinedAt: !98)
!138 = !DILocation(line: 26, column: 17, scope: !96, inlinedAt: !98)
!139 = !DILocation(line: 25, column: 95, scope: !107, inlinedAt: !140, atomGroup: 1, atomRank: 1)
!140 = distinct !DILocation(line: 26, column: 9, scope: !96, inlinedAt: !98)
!141 = !DILocation(line: 24, column: 33, scope: !96, inlinedAt: !98, atomGroup: 4, atomRank: 2)
!142 = !DILocation(line: 24, column: 23, scope: !96, inlinedAt: !98, atomGroup: 2, atomRank: 1)
!143 = !DILocation(line: 24, column: 5, scope: !96, inlinedAt: !98, atomGroup: 3, atomRank: 1)
!144 = distinct !{!144, !145, !146, !124, !125}
!145 = !DILocation(line: 24, column: 5, scope: !96, inlinedAt: !98)
!146 = !DILocation(line: 27, column: 5, scope: !96, inlinedAt: !98)
!147 = !DILocation(line: 39, column: 5, scope: !92, atomGroup: 7, atomRank: 1)
!148 = !DILocation(line: 35, column: 24, scope: !92)
!149 = !DILocation(line: 35, column: 28, scope: !92, atomGroup: 4, atomRank: 2)
!150 = !DILocation(line: 35, column: 9, scope: !92)
!151 = !DILocation(line: 35, column: 20, scope: !92, atomGroup: 4, atomRank: 1)
!152 = !DILocation(line: 34, column: 42, scope: !92, atomGroup: 5, atomRank: 2)
!153 = !DILocation(line: 34, column: 23, scope: !92, atomGroup: 2, atomRank: 1)
!154 = !DILocation(line: 34, column: 5, scope: !92, atomGroup: 3, atomRank: 1)
!155 = distinct !{!155, !156, !157, !124, !125}
!156 = !DILocation(line: 34, column: 5, scope: !92)
!157 = !DILocation(line: 36, column: 5, scope: !92)
!158 = !DISubprogram(name: "harp_opencl_run", scope: !15, file: !15, line: 146, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DISubprogram(name: "__harp_hardware_id", scope: !22, file: !22, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubprogram(name: "__harp_barrier", scope: !22, file: !22, line: 27, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
