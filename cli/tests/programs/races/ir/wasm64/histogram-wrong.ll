; ModuleID = 'cli/tests/programs/races/histogram-wrong.c'
source_filename = "cli/tests/programs/races/histogram-wrong.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@count.own = internal unnamed_addr global [5 x i32] zeroinitializer, align 16
@numbers = hidden global [48 x i32] zeroinitializer, align 16
@bins = hidden global [5 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 8
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i64, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @count(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) #0 !dbg !10 {
  %3 = load ptr, ptr @harp_opencl_items, align 8, !dbg !14, !tbaa !18
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !21
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !25
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !28
  %7 = mul nsw i32 %5, %4, !dbg !31
  %8 = add nsw i32 %7, %6, !dbg !31
  %9 = sext i32 %8 to i64, !dbg !14
  %10 = getelementptr inbounds i32, ptr %3, i64 %9, !dbg !14
  %11 = load i32, ptr %10, align 4, !dbg !14, !tbaa !6
  %12 = sext i32 %11 to i64, !dbg !32
  %13 = icmp slt i32 %11, 5, !dbg !33
  br i1 %13, label %14, label %17, !dbg !34

14:                                               ; preds = %2
  %15 = shl nsw i64 %12, 2, !dbg !35
  %16 = getelementptr inbounds i8, ptr @count.own, i64 %15, !dbg !35
  store i32 0, ptr %16, align 4, !dbg !36, !tbaa !6
  br label %17, !dbg !37

17:                                               ; preds = %14, %2
  %18 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !38, !tbaa !41
  %19 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !43
  %20 = mul nsw i32 %19, %5, !dbg !46
  %21 = icmp sgt i32 %18, %20, !dbg !47
  br i1 %21, label %22, label %23, !dbg !48

22:                                               ; preds = %17
  tail call void @harp_opencl_too_large() #9, !dbg !49
  unreachable, !dbg !49

23:                                               ; preds = %17
  %24 = load i64, ptr @__harp_launched_warps, align 8, !dbg !50, !tbaa !55
  %25 = shl i64 %24, 32, !dbg !57
  %26 = ashr exact i64 %25, 32, !dbg !57
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %26) #10, !dbg !58
  %27 = load i32, ptr @harp_opencl_group, align 4, !dbg !59
  %28 = sext i32 %27 to i64, !dbg !64
  %29 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !65
  %30 = sext i32 %29 to i64, !dbg !68
  %31 = mul nsw i64 %30, %28, !dbg !69
  %32 = load ptr, ptr @harp_opencl_items, align 8, !dbg !70, !tbaa !18
  %33 = getelementptr inbounds i32, ptr %32, i64 %9, !dbg !70
  %34 = load i32, ptr %33, align 4, !dbg !70, !tbaa !6
  %35 = sext i32 %34 to i64, !dbg !72
  %36 = getelementptr i32, ptr %0, i64 %31, !dbg !73
  %37 = getelementptr i32, ptr %36, i64 %35, !dbg !73
  %38 = load i32, ptr %37, align 4, !dbg !73, !tbaa !6
  %39 = srem i32 %38, 5, !dbg !74
  %40 = sext i32 %39 to i64, !dbg !75
  %41 = getelementptr inbounds i32, ptr @count.own, i64 %40, !dbg !75
  %42 = load i32, ptr %41, align 4, !dbg !76, !tbaa !6
  %43 = add nsw i32 %42, 1, !dbg !77
  store i32 %43, ptr %41, align 4, !dbg !78, !tbaa !6
  %44 = icmp sgt i32 %29, %20, !dbg !79
  br i1 %44, label %45, label %46, !dbg !81

45:                                               ; preds = %23
  tail call void @harp_opencl_too_large() #9, !dbg !82
  unreachable, !dbg !82

46:                                               ; preds = %23
  %47 = load i64, ptr @__harp_launched_warps, align 8, !dbg !83, !tbaa !55
  %48 = shl i64 %47, 32, !dbg !86
  %49 = ashr exact i64 %48, 32, !dbg !86
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %49) #10, !dbg !87
  br i1 %13, label %50, label %55, !dbg !88

50:                                               ; preds = %46
  %51 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !89
  %52 = getelementptr inbounds i32, ptr @count.own, i64 %12, !dbg !90
  %53 = load i32, ptr %52, align 4, !dbg !91, !tbaa !6
  %54 = atomicrmw add ptr %51, i32 %53 monotonic, align 4, !dbg !92
  br label %55, !dbg !93

55:                                               ; preds = %50, %46
  ret void, !dbg !94
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !95 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i64], align 8
  br label %42, !dbg !96

3:                                                ; preds = %42
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !97
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false), !dbg !97
  store i64 ptrtoint (ptr @numbers to i64), ptr %2, align 8, !dbg !97, !tbaa !55
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !97
  store i64 ptrtoint (ptr @bins to i64), ptr %5, align 8, !dbg !97, !tbaa !55
  call void @harp_opencl_run(ptr noundef nonnull @count, i32 noundef 48, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !97
  br label %6, !dbg !98

6:                                                ; preds = %36, %3
  %7 = phi i64 [ 0, %3 ], [ %39, %36 ]
  %8 = getelementptr inbounds nuw i32, ptr @bins, i64 %7, !dbg !102
  %9 = load i32, ptr %8, align 4, !dbg !102, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !103
  %10 = icmp slt i32 %9, 0, !dbg !106
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !107
  br i1 %10, label %12, label %13, !dbg !108

12:                                               ; preds = %6
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !109, !tbaa !55
  br label %13, !dbg !113

13:                                               ; preds = %12, %6
  br label %14, !dbg !114

14:                                               ; preds = %13, %14
  %15 = phi i64 [ %27, %14 ], [ 1, %13 ], !dbg !115
  %16 = phi i64 [ %24, %14 ], [ 0, %13 ], !dbg !115
  %17 = phi i32 [ %19, %14 ], [ %11, %13 ], !dbg !115
  %18 = freeze i32 %17, !dbg !116
  %19 = udiv i32 %18, 10, !dbg !116
  %20 = mul i32 %19, 10, !dbg !117
  %21 = sub i32 %18, %20, !dbg !117
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !118
  %23 = or disjoint i8 %22, 48, !dbg !118
  %24 = add nuw nsw i64 %16, 1, !dbg !119
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %16, !dbg !120
  store i8 %23, ptr %25, align 1, !dbg !121, !tbaa !122
  %26 = icmp ult i32 %17, 10, !dbg !123
  %27 = add nuw i64 %15, 1, !dbg !124
  br i1 %26, label %28, label %14, !dbg !124, !llvm.loop !125

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %30, %28 ], [ %15, %14 ]
  %30 = add nsw i64 %29, -1, !dbg !129
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %30, !dbg !130
  %32 = load i8, ptr %31, align 1, !dbg !130, !tbaa !122
  %33 = zext i8 %32 to i64, !dbg !131
  store volatile i64 %33, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !133, !tbaa !55
  %34 = trunc nuw i64 %29 to i32, !dbg !134
  %35 = icmp sgt i32 %34, 1, !dbg !134
  br i1 %35, label %28, label %36, !dbg !135, !llvm.loop !136

36:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !139
  %37 = icmp eq i64 %7, 4, !dbg !140
  %38 = select i1 %37, i64 10, i64 32, !dbg !141
  store volatile i64 %38, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !142, !tbaa !55
  %39 = add nuw nsw i64 %7, 1, !dbg !144
  %40 = icmp eq i64 %39, 5, !dbg !145
  br i1 %40, label %41, label %6, !dbg !146, !llvm.loop !147

41:                                               ; preds = %36
  ret i32 0, !dbg !150

42:                                               ; preds = %0, %42
  %43 = phi i64 [ 0, %0 ], [ %49, %42 ]
  %44 = mul nuw nsw i64 %43, %43, !dbg !151
  %45 = trunc i64 %44 to i16, !dbg !152
  %46 = urem i16 %45, 37, !dbg !152
  %47 = zext nneg i16 %46 to i32, !dbg !152
  %48 = getelementptr inbounds nuw i32, ptr @numbers, i64 %43, !dbg !153
  store i32 %47, ptr %48, align 4, !dbg !154, !tbaa !6
  %49 = add nuw nsw i64 %43, 1, !dbg !155
  %50 = icmp eq i64 %49, 48, !dbg !156
  br i1 %50, label %3, label %42, !dbg !157, !llvm.loop !158
}

declare !dbg !161 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !162 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !163 void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #6

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
!1 = !DIFile(filename: "cli/tests/programs/races/histogram-wrong.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "count", scope: !11, file: !11, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DIFile(filename: "cli/tests/programs/races/histogram.c", directory: "")
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 65, column: 29, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "get_local_id", scope: !16, file: !16, line: 64, type: !12, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "compiler/library/include/opencl.h", directory: "")
!17 = distinct !DILocation(line: 19, column: 21, scope: !10)
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !20, i64 0}
!20 = !{!"any pointer", !8, i64 0}
!21 = !DILocation(line: 41, column: 40, scope: !22, inlinedAt: !24, atomGroup: 1, atomRank: 2)
!22 = distinct !DISubprogram(name: "warp_id", scope: !23, file: !23, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!23 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!24 = distinct !DILocation(line: 65, column: 47, scope: !15, inlinedAt: !17)
!25 = !DILocation(line: 43, column: 38, scope: !26, inlinedAt: !27, atomGroup: 1, atomRank: 2)
!26 = distinct !DISubprogram(name: "lanes", scope: !23, file: !23, line: 43, type: !12, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!27 = distinct !DILocation(line: 65, column: 47, scope: !15, inlinedAt: !17)
!28 = !DILocation(line: 39, column: 40, scope: !29, inlinedAt: !30, atomGroup: 1, atomRank: 2)
!29 = distinct !DISubprogram(name: "lane_id", scope: !23, file: !23, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!30 = distinct !DILocation(line: 65, column: 47, scope: !15, inlinedAt: !17)
!31 = !DILocation(line: 65, column: 47, scope: !15, inlinedAt: !17)
!32 = !DILocation(line: 65, column: 12, scope: !15, inlinedAt: !17, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 20, column: 14, scope: !10, atomGroup: 2, atomRank: 2)
!34 = !DILocation(line: 20, column: 14, scope: !10, atomGroup: 2, atomRank: 1)
!35 = !DILocation(line: 21, column: 9, scope: !10)
!36 = !DILocation(line: 21, column: 19, scope: !10, atomGroup: 3, atomRank: 1)
!37 = !DILocation(line: 22, column: 5, scope: !10)
!38 = !DILocation(line: 84, column: 27, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !16, file: !16, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!40 = distinct !DILocation(line: 23, column: 5, scope: !10)
!41 = !{!42, !7, i64 4}
!42 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!43 = !DILocation(line: 45, column: 38, scope: !44, inlinedAt: !45, atomGroup: 1, atomRank: 2)
!44 = distinct !DISubprogram(name: "warps", scope: !23, file: !23, line: 45, type: !12, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!45 = distinct !DILocation(line: 84, column: 45, scope: !39, inlinedAt: !40)
!46 = !DILocation(line: 84, column: 43, scope: !39, inlinedAt: !40)
!47 = !DILocation(line: 84, column: 33, scope: !39, inlinedAt: !40, atomGroup: 1, atomRank: 2)
!48 = !DILocation(line: 84, column: 33, scope: !39, inlinedAt: !40, atomGroup: 1, atomRank: 1)
!49 = !DILocation(line: 85, column: 9, scope: !39, inlinedAt: !40)
!50 = !DILocation(line: 59, column: 52, scope: !51, inlinedAt: !52, atomGroup: 1, atomRank: 3)
!51 = distinct !DISubprogram(name: "launched_warps", scope: !23, file: !23, line: 59, type: !12, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!52 = distinct !DILocation(line: 63, column: 68, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "barrier", scope: !23, file: !23, line: 63, type: !12, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!54 = distinct !DILocation(line: 87, column: 5, scope: !39, inlinedAt: !40)
!55 = !{!56, !56, i64 0}
!56 = !{!"long", !8, i64 0}
!57 = !DILocation(line: 63, column: 68, scope: !53, inlinedAt: !54)
!58 = !DILocation(line: 63, column: 50, scope: !53, inlinedAt: !54)
!59 = !DILocation(line: 68, column: 58, scope: !60, inlinedAt: !61, atomGroup: 2, atomRank: 1)
!60 = distinct !DISubprogram(name: "get_group_id", scope: !16, file: !16, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!61 = distinct !DILocation(line: 78, column: 12, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "get_global_id", scope: !16, file: !16, line: 77, type: !12, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!63 = distinct !DILocation(line: 24, column: 22, scope: !10)
!64 = !DILocation(line: 68, column: 58, scope: !60, inlinedAt: !61, atomGroup: 1, atomRank: 2)
!65 = !DILocation(line: 67, column: 60, scope: !66, inlinedAt: !67, atomGroup: 2, atomRank: 1)
!66 = distinct !DISubprogram(name: "get_local_size", scope: !16, file: !16, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!67 = distinct !DILocation(line: 78, column: 38, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 67, column: 60, scope: !66, inlinedAt: !67, atomGroup: 1, atomRank: 2)
!69 = !DILocation(line: 78, column: 36, scope: !62, inlinedAt: !63)
!70 = !DILocation(line: 65, column: 29, scope: !15, inlinedAt: !71)
!71 = distinct !DILocation(line: 78, column: 66, scope: !62, inlinedAt: !63)
!72 = !DILocation(line: 65, column: 12, scope: !15, inlinedAt: !71, atomGroup: 1, atomRank: 2)
!73 = !DILocation(line: 24, column: 14, scope: !10)
!74 = !DILocation(line: 24, column: 40, scope: !10)
!75 = !DILocation(line: 24, column: 10, scope: !10)
!76 = !DILocation(line: 24, column: 5, scope: !10)
!77 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 4, atomRank: 2)
!78 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 4, atomRank: 1)
!79 = !DILocation(line: 84, column: 33, scope: !39, inlinedAt: !80, atomGroup: 1, atomRank: 2)
!80 = distinct !DILocation(line: 25, column: 5, scope: !10)
!81 = !DILocation(line: 84, column: 33, scope: !39, inlinedAt: !80, atomGroup: 1, atomRank: 1)
!82 = !DILocation(line: 85, column: 9, scope: !39, inlinedAt: !80)
!83 = !DILocation(line: 59, column: 52, scope: !51, inlinedAt: !84, atomGroup: 1, atomRank: 3)
!84 = distinct !DILocation(line: 63, column: 68, scope: !53, inlinedAt: !85)
!85 = distinct !DILocation(line: 87, column: 5, scope: !39, inlinedAt: !80)
!86 = !DILocation(line: 63, column: 68, scope: !53, inlinedAt: !85)
!87 = !DILocation(line: 63, column: 50, scope: !53, inlinedAt: !85)
!88 = !DILocation(line: 26, column: 14, scope: !10, atomGroup: 5, atomRank: 1)
!89 = !DILocation(line: 27, column: 21, scope: !10)
!90 = !DILocation(line: 27, column: 33, scope: !10)
!91 = !DILocation(line: 27, column: 33, scope: !10, atomGroup: 6, atomRank: 2)
!92 = !DILocation(line: 27, column: 9, scope: !10, atomGroup: 6, atomRank: 2)
!93 = !DILocation(line: 28, column: 5, scope: !10)
!94 = !DILocation(line: 29, column: 1, scope: !10, atomGroup: 7, atomRank: 1)
!95 = distinct !DISubprogram(name: "main", scope: !11, file: !11, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!96 = !DILocation(line: 34, column: 5, scope: !95, atomGroup: 19, atomRank: 1)
!97 = !DILocation(line: 37, column: 5, scope: !95)
!98 = !DILocation(line: 24, column: 5, scope: !99, inlinedAt: !101, atomGroup: 17, atomRank: 1)
!99 = distinct !DISubprogram(name: "show", scope: !100, file: !100, line: 23, type: !12, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!100 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!101 = distinct !DILocation(line: 38, column: 5, scope: !95)
!102 = !DILocation(line: 25, column: 21, scope: !99, inlinedAt: !101)
!103 = !DILocation(line: 8, column: 5, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "show_number", scope: !100, file: !100, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!105 = distinct !DILocation(line: 25, column: 9, scope: !99, inlinedAt: !101)
!106 = !DILocation(line: 10, column: 28, scope: !104, inlinedAt: !105, atomGroup: 3, atomRank: 2)
!107 = !DILocation(line: 10, column: 21, scope: !104, inlinedAt: !105, atomGroup: 3, atomRank: 1)
!108 = !DILocation(line: 11, column: 16, scope: !104, inlinedAt: !105, atomGroup: 4, atomRank: 1)
!109 = !DILocation(line: 25, column: 95, scope: !110, inlinedAt: !112, atomGroup: 1, atomRank: 1)
!110 = distinct !DISubprogram(name: "putchar", scope: !111, file: !111, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!111 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!112 = distinct !DILocation(line: 12, column: 9, scope: !104, inlinedAt: !105)
!113 = !DILocation(line: 13, column: 5, scope: !104, inlinedAt: !105)
!114 = !DILocation(line: 14, column: 5, scope: !104, inlinedAt: !105)
!115 = !DILocation(line: 0, scope: !104, inlinedAt: !105)
!116 = !DILocation(line: 16, column: 14, scope: !104, inlinedAt: !105, atomGroup: 7, atomRank: 2)
!117 = !DILocation(line: 15, column: 45, scope: !104, inlinedAt: !105)
!118 = !DILocation(line: 15, column: 27, scope: !104, inlinedAt: !105, atomGroup: 5, atomRank: 2)
!119 = !DILocation(line: 15, column: 21, scope: !104, inlinedAt: !105, atomGroup: 6, atomRank: 2)
!120 = !DILocation(line: 15, column: 9, scope: !104, inlinedAt: !105)
!121 = !DILocation(line: 15, column: 25, scope: !104, inlinedAt: !105, atomGroup: 5, atomRank: 1)
!122 = !{!8, !8, i64 0}
!123 = !DILocation(line: 17, column: 19, scope: !104, inlinedAt: !105, atomGroup: 8, atomRank: 1)
!124 = !DILocation(line: 17, column: 5, scope: !104, inlinedAt: !105, atomGroup: 9, atomRank: 1)
!125 = distinct !{!125, !114, !126, !127, !128}
!126 = !DILocation(line: 17, column: 23, scope: !104, inlinedAt: !105)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !{!"llvm.loop.unroll.disable"}
!129 = !DILocation(line: 19, column: 24, scope: !104, inlinedAt: !105, atomGroup: 12, atomRank: 2)
!130 = !DILocation(line: 19, column: 17, scope: !104, inlinedAt: !105)
!131 = !DILocation(line: 25, column: 97, scope: !110, inlinedAt: !132, atomGroup: 1, atomRank: 2)
!132 = distinct !DILocation(line: 19, column: 9, scope: !104, inlinedAt: !105)
!133 = !DILocation(line: 25, column: 95, scope: !110, inlinedAt: !132, atomGroup: 1, atomRank: 1)
!134 = !DILocation(line: 18, column: 18, scope: !104, inlinedAt: !105, atomGroup: 10, atomRank: 1)
!135 = !DILocation(line: 18, column: 5, scope: !104, inlinedAt: !105, atomGroup: 11, atomRank: 1)
!136 = distinct !{!136, !137, !138, !127, !128}
!137 = !DILocation(line: 18, column: 5, scope: !104, inlinedAt: !105)
!138 = !DILocation(line: 20, column: 5, scope: !104, inlinedAt: !105)
!139 = !DILocation(line: 21, column: 1, scope: !104, inlinedAt: !105)
!140 = !DILocation(line: 26, column: 19, scope: !99, inlinedAt: !101)
!141 = !DILocation(line: 26, column: 17, scope: !99, inlinedAt: !101)
!142 = !DILocation(line: 25, column: 95, scope: !110, inlinedAt: !143, atomGroup: 1, atomRank: 1)
!143 = distinct !DILocation(line: 26, column: 9, scope: !99, inlinedAt: !101)
!144 = !DILocation(line: 24, column: 33, scope: !99, inlinedAt: !101, atomGroup: 4, atomRank: 2)
!145 = !DILocation(line: 24, column: 23, scope: !99, inlinedAt: !101, atomGroup: 2, atomRank: 1)
!146 = !DILocation(line: 24, column: 5, scope: !99, inlinedAt: !101, atomGroup: 3, atomRank: 1)
!147 = distinct !{!147, !148, !149, !127, !128}
!148 = !DILocation(line: 24, column: 5, scope: !99, inlinedAt: !101)
!149 = !DILocation(line: 27, column: 5, scope: !99, inlinedAt: !101)
!150 = !DILocation(line: 39, column: 5, scope: !95, atomGroup: 7, atomRank: 1)
!151 = !DILocation(line: 35, column: 24, scope: !95)
!152 = !DILocation(line: 35, column: 28, scope: !95, atomGroup: 4, atomRank: 2)
!153 = !DILocation(line: 35, column: 9, scope: !95)
!154 = !DILocation(line: 35, column: 20, scope: !95, atomGroup: 4, atomRank: 1)
!155 = !DILocation(line: 34, column: 42, scope: !95, atomGroup: 5, atomRank: 2)
!156 = !DILocation(line: 34, column: 23, scope: !95, atomGroup: 2, atomRank: 1)
!157 = !DILocation(line: 34, column: 5, scope: !95, atomGroup: 3, atomRank: 1)
!158 = distinct !{!158, !159, !160, !127, !128}
!159 = !DILocation(line: 34, column: 5, scope: !95)
!160 = !DILocation(line: 36, column: 5, scope: !95)
!161 = !DISubprogram(name: "harp_opencl_run", scope: !16, file: !16, line: 146, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubprogram(name: "__harp_hardware_id", scope: !23, file: !23, line: 25, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DISubprogram(name: "__harp_barrier", scope: !23, file: !23, line: 27, type: !12, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
