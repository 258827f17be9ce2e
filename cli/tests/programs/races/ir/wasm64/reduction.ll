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
  %8 = add nsw i32 %7, %6, !dbg !31
  %9 = sext i32 %8 to i64, !dbg !13
  %10 = getelementptr inbounds i32, ptr %3, i64 %9, !dbg !13
  %11 = load i32, ptr %10, align 4, !dbg !13, !tbaa !6
  %12 = sext i32 %11 to i64, !dbg !32
  %13 = load i32, ptr @harp_opencl_group, align 4, !dbg !33
  %14 = sext i32 %13 to i64, !dbg !38
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !39
  %16 = sext i32 %15 to i64, !dbg !42
  %17 = mul nsw i64 %16, %14, !dbg !43
  %18 = getelementptr i32, ptr %0, i64 %17, !dbg !44
  %19 = getelementptr i32, ptr %18, i64 %12, !dbg !44
  %20 = load i32, ptr %19, align 4, !dbg !45, !tbaa !6
  %21 = shl nsw i64 %12, 2, !dbg !46
  %22 = getelementptr inbounds i8, ptr @add_up.partial, i64 %21, !dbg !46
  store i32 %20, ptr %22, align 4, !dbg !47, !tbaa !6
  %23 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !48
  %24 = mul nsw i32 %23, %5, !dbg !53
  %25 = icmp sgt i32 %15, %24, !dbg !54
  br i1 %25, label %26, label %27, !dbg !55

26:                                               ; preds = %2
  tail call void @harp_opencl_too_large() #9, !dbg !56
  unreachable, !dbg !56

27:                                               ; preds = %2
  %28 = load i64, ptr @__harp_launched_warps, align 8, !dbg !57, !tbaa !62
  %29 = shl i64 %28, 32, !dbg !64
  %30 = ashr exact i64 %29, 32, !dbg !64
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %30) #10, !dbg !65
  br label %33, !dbg !66

31:                                               ; preds = %47
  %32 = icmp eq i32 %11, 0, !dbg !67
  br i1 %32, label %53, label %58, !dbg !68

33:                                               ; preds = %27, %47
  %34 = phi i32 [ 8, %27 ], [ %51, %47 ]
  %35 = icmp sgt i32 %34, %11, !dbg !69
  br i1 %35, label %36, label %43, !dbg !70

36:                                               ; preds = %33
  %37 = add nsw i32 %34, %11, !dbg !71
  %38 = sext i32 %37 to i64, !dbg !72
  %39 = getelementptr inbounds i32, ptr @add_up.partial, i64 %38, !dbg !72
  %40 = load i32, ptr %39, align 4, !dbg !72, !tbaa !6
  %41 = load i32, ptr %22, align 4, !dbg !73, !tbaa !6
  %42 = add nsw i32 %41, %40, !dbg !74
  store i32 %42, ptr %22, align 4, !dbg !75, !tbaa !6
  br label %43, !dbg !76

43:                                               ; preds = %36, %33
  %44 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !77, !tbaa !79
  %45 = icmp sgt i32 %44, %24, !dbg !81
  br i1 %45, label %46, label %47, !dbg !82

46:                                               ; preds = %43
  tail call void @harp_opencl_too_large() #9, !dbg !83
  unreachable, !dbg !83

47:                                               ; preds = %43
  %48 = load i64, ptr @__harp_launched_warps, align 8, !dbg !84, !tbaa !62
  %49 = shl i64 %48, 32, !dbg !87
  %50 = ashr exact i64 %49, 32, !dbg !87
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %50) #10, !dbg !88
  %51 = lshr i32 %34, 1, !dbg !89
  %52 = icmp eq i32 %51, 0, !dbg !90
  br i1 %52, label %31, label %33, !dbg !91, !llvm.loop !92

53:                                               ; preds = %31
  %54 = load i32, ptr @add_up.partial, align 16, !dbg !97, !tbaa !6
  %55 = load i32, ptr @harp_opencl_group, align 4, !dbg !98
  %56 = sext i32 %55 to i64, !dbg !100
  %57 = getelementptr inbounds nuw i32, ptr %1, i64 %56, !dbg !101
  store i32 %54, ptr %57, align 4, !dbg !102, !tbaa !6
  br label %58, !dbg !103

58:                                               ; preds = %53, %31
  ret void, !dbg !104
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !105 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i64], align 8
  br label %42, !dbg !106

3:                                                ; preds = %42
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !107
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false), !dbg !107
  store i64 ptrtoint (ptr @numbers to i64), ptr %2, align 8, !dbg !107, !tbaa !62
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !107
  store i64 ptrtoint (ptr @sums to i64), ptr %5, align 8, !dbg !107, !tbaa !62
  call void @harp_opencl_run(ptr noundef nonnull @add_up, i32 noundef 48, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !107
  br label %6, !dbg !108

6:                                                ; preds = %36, %3
  %7 = phi i64 [ 0, %3 ], [ %39, %36 ]
  %8 = getelementptr inbounds nuw i32, ptr @sums, i64 %7, !dbg !112
  %9 = load i32, ptr %8, align 4, !dbg !112, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !113
  %10 = icmp slt i32 %9, 0, !dbg !116
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !117
  br i1 %10, label %12, label %13, !dbg !118

12:                                               ; preds = %6
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !119, !tbaa !62
  br label %13, !dbg !123

13:                                               ; preds = %12, %6
  br label %14, !dbg !124

14:                                               ; preds = %13, %14
  %15 = phi i64 [ %27, %14 ], [ 1, %13 ], !dbg !125
  %16 = phi i64 [ %24, %14 ], [ 0, %13 ], !dbg !125
  %17 = phi i32 [ %19, %14 ], [ %11, %13 ], !dbg !125
  %18 = freeze i32 %17, !dbg !126
  %19 = udiv i32 %18, 10, !dbg !126
  %20 = mul i32 %19, 10, !dbg !127
  %21 = sub i32 %18, %20, !dbg !127
  %22 = trunc nuw nsw i32 %21 to i8, !dbg !128
  %23 = or disjoint i8 %22, 48, !dbg !128
  %24 = add nuw nsw i64 %16, 1, !dbg !129
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %16, !dbg !130
  store i8 %23, ptr %25, align 1, !dbg !131, !tbaa !132
  %26 = icmp ult i32 %17, 10, !dbg !133
  %27 = add nuw i64 %15, 1, !dbg !134
  br i1 %26, label %28, label %14, !dbg !134, !llvm.loop !135

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %30, %28 ], [ %15, %14 ]
  %30 = add nsw i64 %29, -1, !dbg !137
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %30, !dbg !138
  %32 = load i8, ptr %31, align 1, !dbg !138, !tbaa !132
  %33 = zext i8 %32 to i64, !dbg !139
  store volatile i64 %33, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !141, !tbaa !62
  %34 = trunc nuw i64 %29 to i32, !dbg !142
  %35 = icmp sgt i32 %34, 1, !dbg !142
  br i1 %35, label %28, label %36, !dbg !143, !llvm.loop !144

36:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !147
  %37 = icmp eq i64 %7, 2, !dbg !148
  %38 = select i1 %37, i64 10, i64 32, !dbg !149
  store volatile i64 %38, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !150, !tbaa !62
  %39 = add nuw nsw i64 %7, 1, !dbg !152
  %40 = icmp eq i64 %39, 3, !dbg !153
  br i1 %40, label %41, label %6, !dbg !154, !llvm.loop !155

41:                                               ; preds = %36
  ret i32 0, !dbg !158

42:                                               ; preds = %0, %42
  %43 = phi i64 [ 0, %0 ], [ %49, %42 ]
  %44 = mul nuw nsw i64 %43, %43, !dbg !159
  %45 = trunc i64 %44 to i16, !dbg !160
  %46 = urem i16 %45, 37, !dbg !160
  %47 = zext nneg i16 %46 to i32, !dbg !160
  %48 = getelementptr inbounds nuw i32, ptr @numbers, i64 %43, !dbg !161
  store i32 %47, ptr %48, align 4, !dbg !162, !tbaa !6
  %49 = add nuw nsw i64 %43, 1, !dbg !163
  %50 = icmp eq i64 %49, 48, !dbg !164
  br i1 %50, label %3, label %42, !dbg !165, !llvm.loop !166
}

declare !dbg !169 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !170 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !171 void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #6

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
!26 = distinct !DILocation(line: 65, column: 59, scope: !14, inlinedAt: !16)
!27 = !DILocation(line: 39, column: 40, scope: !28, inlinedAt: !29, atomGroup: 1, atomRank: 2)
!28 = distinct !DISubprogram(name: "lane_id", scope: !22, file: !22, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!29 = distinct !DILocation(line: 65, column: 69, scope: !14, inlinedAt: !16)
!30 = !DILocation(line: 65, column: 57, scope: !14, inlinedAt: !16)
!31 = !DILocation(line: 65, column: 67, scope: !14, inlinedAt: !16)
!32 = !DILocation(line: 65, column: 12, scope: !14, inlinedAt: !16, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 68, column: 58, scope: !34, inlinedAt: !35, atomGroup: 2, atomRank: 1)
!34 = distinct !DISubprogram(name: "get_group_id", scope: !15, file: !15, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!35 = distinct !DILocation(line: 78, column: 12, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "get_global_id", scope: !15, file: !15, line: 77, type: !11, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!37 = distinct !DILocation(line: 19, column: 29, scope: !10)
!38 = !DILocation(line: 68, column: 58, scope: !34, inlinedAt: !35, atomGroup: 1, atomRank: 2)
!39 = !DILocation(line: 67, column: 60, scope: !40, inlinedAt: !41, atomGroup: 2, atomRank: 1)
!40 = distinct !DISubprogram(name: "get_local_size", scope: !15, file: !15, line: 67, type: !11, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!41 = distinct !DILocation(line: 78, column: 38, scope: !36, inlinedAt: !37)
!42 = !DILocation(line: 67, column: 60, scope: !40, inlinedAt: !41, atomGroup: 1, atomRank: 2)
!43 = !DILocation(line: 78, column: 36, scope: !36, inlinedAt: !37)
!44 = !DILocation(line: 19, column: 21, scope: !10)
!45 = !DILocation(line: 19, column: 21, scope: !10, atomGroup: 2, atomRank: 2)
!46 = !DILocation(line: 19, column: 5, scope: !10)
!47 = !DILocation(line: 19, column: 19, scope: !10, atomGroup: 2, atomRank: 1)
!48 = !DILocation(line: 45, column: 38, scope: !49, inlinedAt: !50, atomGroup: 1, atomRank: 2)
!49 = distinct !DISubprogram(name: "warps", scope: !22, file: !22, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!50 = distinct !DILocation(line: 84, column: 45, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !15, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!52 = distinct !DILocation(line: 20, column: 5, scope: !10)
!53 = !DILocation(line: 84, column: 43, scope: !51, inlinedAt: !52)
!54 = !DILocation(line: 84, column: 33, scope: !51, inlinedAt: !52, atomGroup: 1, atomRank: 2)
!55 = !DILocation(line: 84, column: 33, scope: !51, inlinedAt: !52, atomGroup: 1, atomRank: 1)
!56 = !DILocation(line: 85, column: 9, scope: !51, inlinedAt: !52)
!57 = !DILocation(line: 59, column: 52, scope: !58, inlinedAt: !59, atomGroup: 1, atomRank: 3)
!58 = distinct !DISubprogram(name: "launched_warps", scope: !22, file: !22, line: 59, type: !11, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!59 = distinct !DILocation(line: 63, column: 68, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "barrier", scope: !22, file: !22, line: 63, type: !11, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!61 = distinct !DILocation(line: 87, column: 5, scope: !51, inlinedAt: !52)
!62 = !{!63, !63, i64 0}
!63 = !{!"long", !8, i64 0}
!64 = !DILocation(line: 63, column: 68, scope: !60, inlinedAt: !61)
!65 = !DILocation(line: 63, column: 50, scope: !60, inlinedAt: !61)
!66 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 15, atomRank: 1)
!67 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 2)
!68 = !DILocation(line: 27, column: 14, scope: !10, atomGroup: 10, atomRank: 1)
!69 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 2)
!70 = !DILocation(line: 22, column: 18, scope: !10, atomGroup: 6, atomRank: 1)
!71 = !DILocation(line: 23, column: 43, scope: !10)
!72 = !DILocation(line: 23, column: 30, scope: !10)
!73 = !DILocation(line: 23, column: 27, scope: !10)
!74 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 2)
!75 = !DILocation(line: 23, column: 27, scope: !10, atomGroup: 7, atomRank: 1)
!76 = !DILocation(line: 24, column: 9, scope: !10)
!77 = !DILocation(line: 84, column: 27, scope: !51, inlinedAt: !78)
!78 = distinct !DILocation(line: 25, column: 9, scope: !10)
!79 = !{!80, !7, i64 4}
!80 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!81 = !DILocation(line: 84, column: 33, scope: !51, inlinedAt: !78, atomGroup: 1, atomRank: 2)
!82 = !DILocation(line: 84, column: 33, scope: !51, inlinedAt: !78, atomGroup: 1, atomRank: 1)
!83 = !DILocation(line: 85, column: 9, scope: !51, inlinedAt: !78)
!84 = !DILocation(line: 59, column: 52, scope: !58, inlinedAt: !85, atomGroup: 1, atomRank: 3)
!85 = distinct !DILocation(line: 63, column: 68, scope: !60, inlinedAt: !86)
!86 = distinct !DILocation(line: 87, column: 5, scope: !51, inlinedAt: !78)
!87 = !DILocation(line: 63, column: 68, scope: !60, inlinedAt: !86)
!88 = !DILocation(line: 63, column: 50, scope: !60, inlinedAt: !86)
!89 = !DILocation(line: 21, column: 47, scope: !10, atomGroup: 8, atomRank: 2)
!90 = !DILocation(line: 21, column: 37, scope: !10, atomGroup: 4, atomRank: 1)
!91 = !DILocation(line: 21, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!92 = distinct !{!92, !93, !94, !95, !96}
!93 = !DILocation(line: 21, column: 5, scope: !10)
!94 = !DILocation(line: 26, column: 5, scope: !10)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !{!"llvm.loop.unroll.disable"}
!97 = !DILocation(line: 28, column: 33, scope: !10, atomGroup: 11, atomRank: 2)
!98 = !DILocation(line: 68, column: 58, scope: !34, inlinedAt: !99, atomGroup: 2, atomRank: 1)
!99 = distinct !DILocation(line: 28, column: 14, scope: !10)
!100 = !DILocation(line: 68, column: 58, scope: !34, inlinedAt: !99, atomGroup: 1, atomRank: 2)
!101 = !DILocation(line: 28, column: 9, scope: !10)
!102 = !DILocation(line: 28, column: 31, scope: !10, atomGroup: 11, atomRank: 1)
!103 = !DILocation(line: 29, column: 5, scope: !10)
!104 = !DILocation(line: 30, column: 1, scope: !10, atomGroup: 12, atomRank: 1)
!105 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!106 = !DILocation(line: 35, column: 5, scope: !105, atomGroup: 21, atomRank: 1)
!107 = !DILocation(line: 38, column: 5, scope: !105)
!108 = !DILocation(line: 24, column: 5, scope: !109, inlinedAt: !111, atomGroup: 19, atomRank: 1)
!109 = distinct !DISubprogram(name: "show", scope: !110, file: !110, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!110 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!111 = distinct !DILocation(line: 39, column: 5, scope: !105)
!112 = !DILocation(line: 25, column: 21, scope: !109, inlinedAt: !111)
!113 = !DILocation(line: 8, column: 5, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "show_number", scope: !110, file: !110, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!115 = distinct !DILocation(line: 25, column: 9, scope: !109, inlinedAt: !111)
!116 = !DILocation(line: 10, column: 28, scope: !114, inlinedAt: !115, atomGroup: 3, atomRank: 2)
!117 = !DILocation(line: 10, column: 21, scope: !114, inlinedAt: !115, atomGroup: 3, atomRank: 1)
!118 = !DILocation(line: 11, column: 16, scope: !114, inlinedAt: !115, atomGroup: 4, atomRank: 1)
!119 = !DILocation(line: 25, column: 95, scope: !120, inlinedAt: !122, atomGroup: 1, atomRank: 1)
!120 = distinct !DISubprogram(name: "putchar", scope: !121, file: !121, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!121 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!122 = distinct !DILocation(line: 12, column: 9, scope: !114, inlinedAt: !115)
!123 = !DILocation(line: 13, column: 5, scope: !114, inlinedAt: !115)
!124 = !DILocation(line: 14, column: 5, scope: !114, inlinedAt: !115)
!125 = !DILocation(line: 0, scope: !114, inlinedAt: !115)
!126 = !DILocation(line: 16, column: 14, scope: !114, inlinedAt: !115, atomGroup: 7, atomRank: 2)
!127 = !DILocation(line: 15, column: 45, scope: !114, inlinedAt: !115)
!128 = !DILocation(line: 15, column: 27, scope: !114, inlinedAt: !115, atomGroup: 5, atomRank: 2)
!129 = !DILocation(line: 15, column: 21, scope: !114, inlinedAt: !115, atomGroup: 6, atomRank: 2)
!130 = !DILocation(line: 15, column: 9, scope: !114, inlinedAt: !115)
!131 = !DILocation(line: 15, column: 25, scope: !114, inlinedAt: !115, atomGroup: 5, atomRank: 1)
!132 = !{!8, !8, i64 0}
!133 = !DILocation(line: 17, column: 19, scope: !114, inlinedAt: !115, atomGroup: 8, atomRank: 1)
!134 = !DILocation(line: 17, column: 5, scope: !114, inlinedAt: !115, atomGroup: 9, atomRank: 1)
!135 = distinct !{!135, !124, !136, !95, !96}
!136 = !DILocation(line: 17, column: 23, scope: !114, inlinedAt: !115)
!137 = !DILocation(line: 19, column: 24, scope: !114, inlinedAt: !115, atomGroup: 12, atomRank: 2)
!138 = !DILocation(line: 19, column: 17, scope: !114, inlinedAt: !115)
!139 = !DILocation(line: 25, column: 97, scope: !120, inlinedAt: !140, atomGroup: 1, atomRank: 2)
!140 = distinct !DILocation(line: 19, column: 9, scope: !114, inlinedAt: !115)
!141 = !DILocation(line: 25, column: 95, scope: !120, inlinedAt: !140, atomGroup: 1, atomRank: 1)
!142 = !DILocation(line: 18, column: 18, scope: !114, inlinedAt: !115, atomGroup: 10, atomRank: 1)
!143 = !DILocation(line: 18, column: 5, scope: !114, inlinedAt: !115, atomGroup: 11, atomRank: 1)
!144 = distinct !{!144, !145, !146, !95, !96}
!145 = !DILocation(line: 18, column: 5, scope: !114, inlinedAt: !115)
!146 = !DILocation(line: 20, column: 5, scope: !114, inlinedAt: !115)
!147 = !DILocation(line: 21, column: 1, scope: !114, inlinedAt: !115)
!148 = !DILocation(line: 26, column: 19, scope: !109, inlinedAt: !111)
!149 = !DILocation(line: 26, column: 17, scope: !109, inlinedAt: !111)
!150 = !DILocation(line: 25, column: 95, scope: !120, inlinedAt: !151, atomGroup: 1, atomRank: 1)
!151 = distinct !DILocation(line: 26, column: 9, scope: !109, inlinedAt: !111)
!152 = !DILocation(line: 24, column: 33, scope: !109, inlinedAt: !111, atomGroup: 4, atomRank: 2)
!153 = !DILocation(line: 24, column: 23, scope: !109, inlinedAt: !111, atomGroup: 2, atomRank: 1)
!154 = !DILocation(line: 24, column: 5, scope: !109, inlinedAt: !111, atomGroup: 3, atomRank: 1)
!155 = distinct !{!155, !156, !157, !95, !96}
!156 = !DILocation(line: 24, column: 5, scope: !109, inlinedAt: !111)
!157 = !DILocation(line: 27, column: 5, scope: !109, inlinedAt: !111)
!158 = !DILocation(line: 40, column: 5, scope: !105, atomGroup: 7, atomRank: 1)
!159 = !DILocation(line: 36, column: 24, scope: !105)
!160 = !DILocation(line: 36, column: 28, scope: !105, atomGroup: 4, atomRank: 2)
!161 = !DILocation(line: 36, column: 9, scope: !105)
!162 = !DILocation(line: 36, column: 20, scope: !105, atomGroup: 4, atomRank: 1)
!163 = !DILocation(line: 35, column: 42, scope: !105, atomGroup: 5, atomRank: 2)
!164 = !DILocation(line: 35, column: 23, scope: !105, atomGroup: 2, atomRank: 1)
!165 = !DILocation(line: 35, column: 5, scope: !105, atomGroup: 3, atomRank: 1)
!166 = distinct !{!166, !167, !168, !95, !96}
!167 = !DILocation(line: 35, column: 5, scope: !105)
!168 = !DILocation(line: 37, column: 5, scope: !105)
!169 = !DISubprogram(name: "harp_opencl_run", scope: !15, file: !15, line: 141, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DISubprogram(name: "__harp_hardware_id", scope: !22, file: !22, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DISubprogram(name: "__harp_barrier", scope: !22, file: !22, line: 27, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
