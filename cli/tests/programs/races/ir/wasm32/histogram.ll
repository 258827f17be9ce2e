; ModuleID = 'cli/tests/programs/races/histogram.c'
source_filename = "cli/tests/programs/races/histogram.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@count.own = internal global [5 x i32] zeroinitializer, align 16
@numbers = hidden global [48 x i32] zeroinitializer, align 16
@bins = hidden global [5 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 4
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i32, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @count(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) #0 !dbg !10 {
  %3 = load ptr, ptr @harp_opencl_items, align 4, !dbg !13, !tbaa !17
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !20
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !24
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !27
  %7 = mul nsw i32 %5, %4, !dbg !30
  %8 = getelementptr i32, ptr %3, i32 %7, !dbg !13
  %9 = getelementptr i32, ptr %8, i32 %6, !dbg !13
  %10 = load i32, ptr %9, align 4, !dbg !13, !tbaa !6
  %11 = icmp slt i32 %10, 5, !dbg !31
  br i1 %11, label %12, label %14, !dbg !32

12:                                               ; preds = %2
  %13 = getelementptr inbounds i32, ptr @count.own, i32 %10, !dbg !33
  store i32 0, ptr %13, align 4, !dbg !34, !tbaa !6
  br label %14, !dbg !35

14:                                               ; preds = %12, %2
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !36, !tbaa !39
  %16 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !41
  %17 = mul nsw i32 %16, %5, !dbg !44
  %18 = icmp sgt i32 %15, %17, !dbg !45
  br i1 %18, label %19, label %20, !dbg !46

19:                                               ; preds = %14
  tail call void @harp_opencl_too_large() #9, !dbg !47
  unreachable, !dbg !47

20:                                               ; preds = %14
  %21 = load i32, ptr @__harp_launched_warps, align 4, !dbg !48, !tbaa !53
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %21) #10, !dbg !55
  %22 = load i32, ptr @harp_opencl_group, align 4, !dbg !56
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !61
  %24 = mul i32 %23, %22, !dbg !64
  %25 = load ptr, ptr @harp_opencl_items, align 4, !dbg !65, !tbaa !17
  %26 = getelementptr i32, ptr %25, i32 %7, !dbg !65
  %27 = getelementptr i32, ptr %26, i32 %6, !dbg !65
  %28 = load i32, ptr %27, align 4, !dbg !65, !tbaa !6
  %29 = getelementptr i32, ptr %0, i32 %24, !dbg !67
  %30 = getelementptr i32, ptr %29, i32 %28, !dbg !67
  %31 = load i32, ptr %30, align 4, !dbg !67, !tbaa !6
  %32 = srem i32 %31, 5, !dbg !68
  %33 = getelementptr inbounds i32, ptr @count.own, i32 %32, !dbg !69
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 4, !dbg !70
  %35 = icmp sgt i32 %23, %17, !dbg !71
  br i1 %35, label %36, label %37, !dbg !73

36:                                               ; preds = %20
  tail call void @harp_opencl_too_large() #9, !dbg !74
  unreachable, !dbg !74

37:                                               ; preds = %20
  %38 = load i32, ptr @__harp_launched_warps, align 4, !dbg !75, !tbaa !53
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %38) #10, !dbg !78
  br i1 %11, label %39, label %44, !dbg !79

39:                                               ; preds = %37
  %40 = getelementptr inbounds i32, ptr %1, i32 %10, !dbg !80
  %41 = getelementptr inbounds i32, ptr @count.own, i32 %10, !dbg !81
  %42 = load i32, ptr %41, align 4, !dbg !82, !tbaa !6
  %43 = atomicrmw add ptr %40, i32 %42 monotonic, align 4, !dbg !83
  br label %44, !dbg !84

44:                                               ; preds = %39, %37
  ret void, !dbg !85
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !86 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i32], align 4
  br label %39, !dbg !87

3:                                                ; preds = %39
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 8, !dbg !88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %4, i8 0, i64 24, i1 false), !dbg !88
  store i32 ptrtoint (ptr @numbers to i32), ptr %2, align 4, !dbg !88, !tbaa !53
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 4, !dbg !88
  store i32 ptrtoint (ptr @bins to i32), ptr %5, align 4, !dbg !88, !tbaa !53
  call void @harp_opencl_run(ptr noundef nonnull @count, i32 noundef 48, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !88
  br label %6, !dbg !89

6:                                                ; preds = %33, %3
  %7 = phi i32 [ 0, %3 ], [ %36, %33 ]
  %8 = getelementptr inbounds nuw i32, ptr @bins, i32 %7, !dbg !93
  %9 = load i32, ptr %8, align 4, !dbg !93, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !94
  %10 = icmp slt i32 %9, 0, !dbg !97
  %11 = call i32 @llvm.abs.i32(i32 %9, i1 false), !dbg !98
  br i1 %10, label %12, label %13, !dbg !99

12:                                               ; preds = %6
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !100, !tbaa !53
  br label %13, !dbg !104

13:                                               ; preds = %12, %6
  br label %14, !dbg !105

14:                                               ; preds = %13, %14
  %15 = phi i32 [ %23, %14 ], [ 0, %13 ], !dbg !106
  %16 = phi i32 [ %18, %14 ], [ %11, %13 ], !dbg !106
  %17 = freeze i32 %16, !dbg !107
  %18 = udiv i32 %17, 10, !dbg !107
  %19 = mul i32 %18, 10, !dbg !108
  %20 = sub i32 %17, %19, !dbg !108
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !109
  %22 = or disjoint i8 %21, 48, !dbg !109
  %23 = add nuw nsw i32 %15, 1, !dbg !110
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 %15, !dbg !111
  store i8 %22, ptr %24, align 1, !dbg !112, !tbaa !113
  %25 = icmp ult i32 %16, 10, !dbg !114
  br i1 %25, label %26, label %14, !dbg !115, !llvm.loop !116

26:                                               ; preds = %14, %26
  %27 = phi i32 [ %28, %26 ], [ %23, %14 ]
  %28 = add nsw i32 %27, -1, !dbg !120
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 %28, !dbg !121
  %30 = load i8, ptr %29, align 1, !dbg !121, !tbaa !113
  %31 = zext i8 %30 to i32, !dbg !121
  store volatile i32 %31, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !122, !tbaa !53
  %32 = icmp sgt i32 %27, 1, !dbg !124
  br i1 %32, label %26, label %33, !dbg !125, !llvm.loop !126

33:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !129
  %34 = icmp eq i32 %7, 4, !dbg !130
  %35 = select i1 %34, i32 10, i32 32, !dbg !131
  store volatile i32 %35, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !132, !tbaa !53
  %36 = add nuw nsw i32 %7, 1, !dbg !134
  %37 = icmp eq i32 %36, 5, !dbg !135
  br i1 %37, label %38, label %6, !dbg !136, !llvm.loop !137

38:                                               ; preds = %33
  ret i32 0, !dbg !140

39:                                               ; preds = %0, %39
  %40 = phi i32 [ 0, %0 ], [ %46, %39 ]
  %41 = mul nuw nsw i32 %40, %40, !dbg !141
  %42 = trunc nuw nsw i32 %41 to i16, !dbg !142
  %43 = urem i16 %42, 37, !dbg !142
  %44 = zext nneg i16 %43 to i32, !dbg !142
  %45 = getelementptr inbounds nuw i32, ptr @numbers, i32 %40, !dbg !143
  store i32 %44, ptr %45, align 4, !dbg !144, !tbaa !6
  %46 = add nuw nsw i32 %40, 1, !dbg !145
  %47 = icmp eq i32 %46, 48, !dbg !146
  br i1 %47, label %3, label %39, !dbg !147, !llvm.loop !148
}

declare !dbg !151 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !152 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !153 void @__harp_barrier(i32 noundef, i32 noundef) local_unnamed_addr #6

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
!31 = !DILocation(line: 20, column: 14, scope: !10, atomGroup: 2, atomRank: 2)
!32 = !DILocation(line: 20, column: 14, scope: !10, atomGroup: 2, atomRank: 1)
!33 = !DILocation(line: 21, column: 9, scope: !10)
!34 = !DILocation(line: 21, column: 19, scope: !10, atomGroup: 3, atomRank: 1)
!35 = !DILocation(line: 22, column: 5, scope: !10)
!36 = !DILocation(line: 84, column: 27, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !15, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!38 = distinct !DILocation(line: 23, column: 5, scope: !10)
!39 = !{!40, !7, i64 4}
!40 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!41 = !DILocation(line: 45, column: 38, scope: !42, inlinedAt: !43, atomGroup: 1, atomRank: 2)
!42 = distinct !DISubprogram(name: "warps", scope: !22, file: !22, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!43 = distinct !DILocation(line: 84, column: 45, scope: !37, inlinedAt: !38)
!44 = !DILocation(line: 84, column: 43, scope: !37, inlinedAt: !38)
!45 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !38, atomGroup: 1, atomRank: 2)
!46 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !38, atomGroup: 1, atomRank: 1)
!47 = !DILocation(line: 85, column: 9, scope: !37, inlinedAt: !38)
!48 = !DILocation(line: 59, column: 52, scope: !49, inlinedAt: !50, atomGroup: 1, atomRank: 2)
!49 = distinct !DISubprogram(name: "launched_warps", scope: !22, file: !22, line: 59, type: !11, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!50 = distinct !DILocation(line: 63, column: 68, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "barrier", scope: !22, file: !22, line: 63, type: !11, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!52 = distinct !DILocation(line: 87, column: 5, scope: !37, inlinedAt: !38)
!53 = !{!54, !54, i64 0}
!54 = !{!"long", !8, i64 0}
!55 = !DILocation(line: 63, column: 50, scope: !51, inlinedAt: !52)
!56 = !DILocation(line: 68, column: 58, scope: !57, inlinedAt: !58, atomGroup: 2, atomRank: 1)
!57 = distinct !DISubprogram(name: "get_group_id", scope: !15, file: !15, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!58 = distinct !DILocation(line: 78, column: 12, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "get_global_id", scope: !15, file: !15, line: 77, type: !11, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!60 = distinct !DILocation(line: 24, column: 22, scope: !10)
!61 = !DILocation(line: 67, column: 60, scope: !62, inlinedAt: !63, atomGroup: 2, atomRank: 1)
!62 = distinct !DISubprogram(name: "get_local_size", scope: !15, file: !15, line: 67, type: !11, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!63 = distinct !DILocation(line: 78, column: 38, scope: !59, inlinedAt: !60)
!64 = !DILocation(line: 78, column: 36, scope: !59, inlinedAt: !60)
!65 = !DILocation(line: 65, column: 29, scope: !14, inlinedAt: !66)
!66 = distinct !DILocation(line: 78, column: 66, scope: !59, inlinedAt: !60)
!67 = !DILocation(line: 24, column: 14, scope: !10)
!68 = !DILocation(line: 24, column: 40, scope: !10)
!69 = !DILocation(line: 24, column: 10, scope: !10)
!70 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 4, atomRank: 2)
!71 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !72, atomGroup: 1, atomRank: 2)
!72 = distinct !DILocation(line: 25, column: 5, scope: !10)
!73 = !DILocation(line: 84, column: 33, scope: !37, inlinedAt: !72, atomGroup: 1, atomRank: 1)
!74 = !DILocation(line: 85, column: 9, scope: !37, inlinedAt: !72)
!75 = !DILocation(line: 59, column: 52, scope: !49, inlinedAt: !76, atomGroup: 1, atomRank: 2)
!76 = distinct !DILocation(line: 63, column: 68, scope: !51, inlinedAt: !77)
!77 = distinct !DILocation(line: 87, column: 5, scope: !37, inlinedAt: !72)
!78 = !DILocation(line: 63, column: 50, scope: !51, inlinedAt: !77)
!79 = !DILocation(line: 26, column: 14, scope: !10, atomGroup: 5, atomRank: 1)
!80 = !DILocation(line: 27, column: 21, scope: !10)
!81 = !DILocation(line: 27, column: 33, scope: !10)
!82 = !DILocation(line: 27, column: 33, scope: !10, atomGroup: 6, atomRank: 2)
!83 = !DILocation(line: 27, column: 9, scope: !10, atomGroup: 6, atomRank: 2)
!84 = !DILocation(line: 28, column: 5, scope: !10)
!85 = !DILocation(line: 29, column: 1, scope: !10, atomGroup: 7, atomRank: 1)
!86 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 33, type: !11, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!87 = !DILocation(line: 34, column: 5, scope: !86, atomGroup: 19, atomRank: 1)
!88 = !DILocation(line: 37, column: 5, scope: !86)
!89 = !DILocation(line: 24, column: 5, scope: !90, inlinedAt: !92, atomGroup: 17, atomRank: 1)
!90 = distinct !DISubprogram(name: "show", scope: !91, file: !91, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!91 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!92 = distinct !DILocation(line: 38, column: 5, scope: !86)
!93 = !DILocation(line: 25, column: 21, scope: !90, inlinedAt: !92)
!94 = !DILocation(line: 8, column: 5, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "show_number", scope: !91, file: !91, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!96 = distinct !DILocation(line: 25, column: 9, scope: !90, inlinedAt: !92)
!97 = !DILocation(line: 10, column: 28, scope: !95, inlinedAt: !96, atomGroup: 3, atomRank: 2)
!98 = !DILocation(line: 10, column: 21, scope: !95, inlinedAt: !96, atomGroup: 3, atomRank: 1)
!99 = !DILocation(line: 11, column: 16, scope: !95, inlinedAt: !96, atomGroup: 4, atomRank: 1)
!100 = !DILocation(line: 25, column: 95, scope: !101, inlinedAt: !103, atomGroup: 1, atomRank: 1)
!101 = distinct !DISubprogram(name: "putchar", scope: !102, file: !102, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!102 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!103 = distinct !DILocation(line: 12, column: 9, scope: !95, inlinedAt: !96)
!104 = !DILocation(line: 13, column: 5, scope: !95, inlinedAt: !96)
!105 = !DILocation(line: 14, column: 5, scope: !95, inlinedAt: !96)
!106 = !DILocation(line: 0, scope: !95, inlinedAt: !96)
!107 = !DILocation(line: 16, column: 14, scope: !95, inlinedAt: !96, atomGroup: 7, atomRank: 2)
!108 = !DILocation(line: 15, column: 45, scope: !95, inlinedAt: !96)
!109 = !DILocation(line: 15, column: 27, scope: !95, inlinedAt: !96, atomGroup: 5, atomRank: 2)
!110 = !DILocation(line: 15, column: 21, scope: !95, inlinedAt: !96, atomGroup: 6, atomRank: 2)
!111 = !DILocation(line: 15, column: 9, scope: !95, inlinedAt: !96)
!112 = !DILocation(line: 15, column: 25, scope: !95, inlinedAt: !96, atomGroup: 5, atomRank: 1)
!113 = !{!8, !8, i64 0}
!114 = !DILocation(line: 17, column: 19, scope: !95, inlinedAt: !96, atomGroup: 8, atomRank: 1)
!115 = !DILocation(line: 17, column: 5, scope: !95, inlinedAt: !96, atomGroup: 9, atomRank: 1)
!116 = distinct !{!116, !105, !117, !118, !119}
!117 = !DILocation(line: 17, column: 23, scope: !95, inlinedAt: !96)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !{!"llvm.loop.unroll.disable"}
!120 = !DILocation(line: 19, column: 24, scope: !95, inlinedAt: !96, atomGroup: 12, atomRank: 2)
!121 = !DILocation(line: 19, column: 17, scope: !95, inlinedAt: !96)
!122 = !DILocation(line: 25, column: 95, scope: !101, inlinedAt: !123, atomGroup: 1, atomRank: 1)
!123 = distinct !DILocation(line: 19, column: 9, scope: !95, inlinedAt: !96)
!124 = !DILocation(line: 18, column: 18, scope: !95, inlinedAt: !96, atomGroup: 10, atomRank: 1)
!125 = !DILocation(line: 18, column: 5, scope: !95, inlinedAt: !96, atomGroup: 11, atomRank: 1)
!126 = distinct !{!126, !127, !128, !118, !119}
!127 = !DILocation(line: 18, column: 5, scope: !95, inlinedAt: !96)
!128 = !DILocation(line: 20, column: 5, scope: !95, inlinedAt: !96)
!129 = !DILocation(line: 21, column: 1, scope: !95, inlinedAt: !96)
!130 = !DILocation(line: 26, column: 19, scope: !90, inlinedAt: !92)
!131 = !DILocation(line: 26, column: 17, scope: !90, inlinedAt: !92)
!132 = !DILocation(line: 25, column: 95, scope: !101, inlinedAt: !133, atomGroup: 1, atomRank: 1)
!133 = distinct !DILocation(line: 26, column: 9, scope: !90, inlinedAt: !92)
!134 = !DILocation(line: 24, column: 33, scope: !90, inlinedAt: !92, atomGroup: 4, atomRank: 2)
!135 = !DILocation(line: 24, column: 23, scope: !90, inlinedAt: !92, atomGroup: 2, atomRank: 1)
!136 = !DILocation(line: 24, column: 5, scope: !90, inlinedAt: !92, atomGroup: 3, atomRank: 1)
!137 = distinct !{!137, !138, !139, !118, !119}
!138 = !DILocation(line: 24, column: 5, scope: !90, inlinedAt: !92)
!139 = !DILocation(line: 27, column: 5, scope: !90, inlinedAt: !92)
!140 = !DILocation(line: 39, column: 5, scope: !86, atomGroup: 7, atomRank: 1)
!141 = !DILocation(line: 35, column: 24, scope: !86)
!142 = !DILocation(line: 35, column: 28, scope: !86, atomGroup: 4, atomRank: 2)
!143 = !DILocation(line: 35, column: 9, scope: !86)
!144 = !DILocation(line: 35, column: 20, scope: !86, atomGroup: 4, atomRank: 1)
!145 = !DILocation(line: 34, column: 42, scope: !86, atomGroup: 5, atomRank: 2)
!146 = !DILocation(line: 34, column: 23, scope: !86, atomGroup: 2, atomRank: 1)
!147 = !DILocation(line: 34, column: 5, scope: !86, atomGroup: 3, atomRank: 1)
!148 = distinct !{!148, !149, !150, !118, !119}
!149 = !DILocation(line: 34, column: 5, scope: !86)
!150 = !DILocation(line: 36, column: 5, scope: !86)
!151 = !DISubprogram(name: "harp_opencl_run", scope: !15, file: !15, line: 146, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DISubprogram(name: "__harp_hardware_id", scope: !22, file: !22, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubprogram(name: "__harp_barrier", scope: !22, file: !22, line: 27, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
