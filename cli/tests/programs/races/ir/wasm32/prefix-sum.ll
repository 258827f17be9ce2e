; ModuleID = 'cli/tests/programs/races/prefix-sum.c'
source_filename = "cli/tests/programs/races/prefix-sum.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@scan.buffers = internal unnamed_addr global [2 x [16 x i32]] zeroinitializer, align 16
@numbers = hidden global [16 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 4
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i32, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @scan(ptr noundef captures(none) %0) #0 !dbg !10 {
  %2 = load ptr, ptr @harp_opencl_items, align 4, !dbg !13, !tbaa !17
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !20
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !24
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !27
  %6 = mul nsw i32 %4, %3, !dbg !30
  %7 = getelementptr i32, ptr %2, i32 %6, !dbg !13
  %8 = getelementptr i32, ptr %7, i32 %5, !dbg !13
  %9 = load i32, ptr %8, align 4, !dbg !13, !tbaa !6
  %10 = getelementptr inbounds i32, ptr %0, i32 %9, !dbg !31
  %11 = load i32, ptr %10, align 4, !dbg !32, !tbaa !6
  %12 = getelementptr i32, ptr @scan.buffers, i32 %9, !dbg !33
  store i32 %11, ptr %12, align 4, !dbg !34, !tbaa !6
  %13 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !35, !tbaa !38
  %14 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !40
  %15 = mul nsw i32 %14, %4, !dbg !43
  %16 = icmp sgt i32 %13, %15, !dbg !44
  br i1 %16, label %17, label %18, !dbg !45

17:                                               ; preds = %1
  tail call void @harp_opencl_too_large() #9, !dbg !46
  unreachable, !dbg !46

18:                                               ; preds = %1
  %19 = load i32, ptr @__harp_launched_warps, align 4, !dbg !47, !tbaa !52
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %19) #10, !dbg !54
  br label %24, !dbg !55

20:                                               ; preds = %43
  %21 = getelementptr inbounds nuw [16 x i32], ptr @scan.buffers, i32 %38, !dbg !56
  %22 = getelementptr inbounds i32, ptr %21, i32 %9, !dbg !56
  %23 = load i32, ptr %22, align 4, !dbg !57, !tbaa !6
  store i32 %23, ptr %10, align 4, !dbg !58, !tbaa !6
  ret void, !dbg !59

24:                                               ; preds = %18, %43
  %25 = phi i32 [ 1, %18 ], [ %45, %43 ]
  %26 = phi i32 [ 0, %18 ], [ %38, %43 ]
  %27 = getelementptr inbounds nuw [16 x i32], ptr @scan.buffers, i32 %26, !dbg !60
  %28 = getelementptr inbounds i32, ptr %27, i32 %9, !dbg !60
  %29 = load i32, ptr %28, align 4, !dbg !61, !tbaa !6
  %30 = icmp slt i32 %9, %25, !dbg !62
  br i1 %30, label %36, label %31, !dbg !63

31:                                               ; preds = %24
  %32 = sub nsw i32 %9, %25, !dbg !64
  %33 = getelementptr inbounds nuw i32, ptr %27, i32 %32, !dbg !65
  %34 = load i32, ptr %33, align 4, !dbg !65, !tbaa !6
  %35 = add nsw i32 %34, %29, !dbg !66
  br label %36, !dbg !67

36:                                               ; preds = %31, %24
  %37 = phi i32 [ %35, %31 ], [ %29, %24 ], !dbg !68
  %38 = xor i32 %26, 1, !dbg !69
  %39 = getelementptr [16 x i32], ptr %12, i32 %38, !dbg !70
  store i32 %37, ptr %39, align 4, !dbg !71, !tbaa !6
  %40 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !dbg !72, !tbaa !38
  %41 = icmp sgt i32 %40, %15, !dbg !74
  br i1 %41, label %42, label %43, !dbg !75

42:                                               ; preds = %36
  tail call void @harp_opencl_too_large() #9, !dbg !76
  unreachable, !dbg !76

43:                                               ; preds = %36
  %44 = load i32, ptr @__harp_launched_warps, align 4, !dbg !77, !tbaa !52
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %44) #10, !dbg !80
  %45 = shl nuw nsw i32 %25, 1, !dbg !81
  %46 = icmp samesign ult i32 %25, 8, !dbg !82
  br i1 %46, label %24, label %20, !dbg !83, !llvm.loop !84
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !89 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i32], align 4
  br label %38, !dbg !90

3:                                                ; preds = %38
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4, !dbg !91
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %4, i8 0, i64 28, i1 false), !dbg !91
  store i32 ptrtoint (ptr @numbers to i32), ptr %2, align 4, !dbg !91, !tbaa !52
  call void @harp_opencl_run(ptr noundef nonnull @scan, i32 noundef 16, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !91
  br label %5, !dbg !92

5:                                                ; preds = %32, %3
  %6 = phi i32 [ 0, %3 ], [ %35, %32 ]
  %7 = getelementptr inbounds nuw i32, ptr @numbers, i32 %6, !dbg !96
  %8 = load i32, ptr %7, align 4, !dbg !96, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !97
  %9 = icmp slt i32 %8, 0, !dbg !100
  %10 = call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !101
  br i1 %9, label %11, label %12, !dbg !102

11:                                               ; preds = %5
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !103, !tbaa !52
  br label %12, !dbg !107

12:                                               ; preds = %11, %5
  br label %13, !dbg !108

13:                                               ; preds = %12, %13
  %14 = phi i32 [ %22, %13 ], [ 0, %12 ], !dbg !109
  %15 = phi i32 [ %17, %13 ], [ %10, %12 ], !dbg !109
  %16 = freeze i32 %15, !dbg !110
  %17 = udiv i32 %16, 10, !dbg !110
  %18 = mul i32 %17, 10, !dbg !111
  %19 = sub i32 %16, %18, !dbg !111
  %20 = trunc nuw nsw i32 %19 to i8, !dbg !112
  %21 = or disjoint i8 %20, 48, !dbg !112
  %22 = add nuw nsw i32 %14, 1, !dbg !113
  %23 = getelementptr inbounds nuw i8, ptr %1, i32 %14, !dbg !114
  store i8 %21, ptr %23, align 1, !dbg !115, !tbaa !116
  %24 = icmp ult i32 %15, 10, !dbg !117
  br i1 %24, label %25, label %13, !dbg !118, !llvm.loop !119

25:                                               ; preds = %13, %25
  %26 = phi i32 [ %27, %25 ], [ %22, %13 ]
  %27 = add nsw i32 %26, -1, !dbg !121
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 %27, !dbg !122
  %29 = load i8, ptr %28, align 1, !dbg !122, !tbaa !116
  %30 = zext i8 %29 to i32, !dbg !122
  store volatile i32 %30, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !123, !tbaa !52
  %31 = icmp sgt i32 %26, 1, !dbg !125
  br i1 %31, label %25, label %32, !dbg !126, !llvm.loop !127

32:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !130
  %33 = icmp eq i32 %6, 15, !dbg !131
  %34 = select i1 %33, i32 10, i32 32, !dbg !132
  store volatile i32 %34, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !133, !tbaa !52
  %35 = add nuw nsw i32 %6, 1, !dbg !135
  %36 = icmp eq i32 %35, 16, !dbg !136
  br i1 %36, label %37, label %5, !dbg !137, !llvm.loop !138

37:                                               ; preds = %32
  ret i32 0, !dbg !141

38:                                               ; preds = %0, %38
  %39 = phi i32 [ 0, %0 ], [ %45, %38 ]
  %40 = trunc nuw nsw i32 %39 to i8, !dbg !142
  %41 = mul nuw i8 %40, 5, !dbg !142
  %42 = urem i8 %41, 11, !dbg !142
  %43 = zext nneg i8 %42 to i32, !dbg !142
  %44 = getelementptr inbounds nuw i32, ptr @numbers, i32 %39, !dbg !143
  store i32 %43, ptr %44, align 4, !dbg !144, !tbaa !6
  %45 = add nuw nsw i32 %39, 1, !dbg !145
  %46 = icmp eq i32 %45, 16, !dbg !146
  br i1 %46, label %3, label %38, !dbg !147, !llvm.loop !148
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
!1 = !DIFile(filename: "cli/tests/programs/races/prefix-sum.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "scan", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 65, column: 29, scope: !14, inlinedAt: !16)
!14 = distinct !DISubprogram(name: "get_local_id", scope: !15, file: !15, line: 64, type: !11, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!15 = !DIFile(filename: "compiler/library/include/opencl.h", directory: "")
!16 = distinct !DILocation(line: 11, column: 21, scope: !10)
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
!31 = !DILocation(line: 12, column: 24, scope: !10)
!32 = !DILocation(line: 12, column: 24, scope: !10, atomGroup: 3, atomRank: 2)
!33 = !DILocation(line: 12, column: 5, scope: !10)
!34 = !DILocation(line: 12, column: 22, scope: !10, atomGroup: 3, atomRank: 1)
!35 = !DILocation(line: 84, column: 27, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !15, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!37 = distinct !DILocation(line: 13, column: 5, scope: !10)
!38 = !{!39, !7, i64 4}
!39 = !{!"harp_opencl_group", !7, i64 0, !7, i64 4, !7, i64 8}
!40 = !DILocation(line: 45, column: 38, scope: !41, inlinedAt: !42, atomGroup: 1, atomRank: 2)
!41 = distinct !DISubprogram(name: "warps", scope: !22, file: !22, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!42 = distinct !DILocation(line: 84, column: 45, scope: !36, inlinedAt: !37)
!43 = !DILocation(line: 84, column: 43, scope: !36, inlinedAt: !37)
!44 = !DILocation(line: 84, column: 33, scope: !36, inlinedAt: !37, atomGroup: 1, atomRank: 2)
!45 = !DILocation(line: 84, column: 33, scope: !36, inlinedAt: !37, atomGroup: 1, atomRank: 1)
!46 = !DILocation(line: 85, column: 9, scope: !36, inlinedAt: !37)
!47 = !DILocation(line: 59, column: 52, scope: !48, inlinedAt: !49, atomGroup: 1, atomRank: 2)
!48 = distinct !DISubprogram(name: "launched_warps", scope: !22, file: !22, line: 59, type: !11, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!49 = distinct !DILocation(line: 63, column: 68, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "barrier", scope: !22, file: !22, line: 63, type: !11, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!51 = distinct !DILocation(line: 87, column: 5, scope: !36, inlinedAt: !37)
!52 = !{!53, !53, i64 0}
!53 = !{!"long", !8, i64 0}
!54 = !DILocation(line: 63, column: 50, scope: !50, inlinedAt: !51)
!55 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 17, atomRank: 1)
!56 = !DILocation(line: 25, column: 21, scope: !10)
!57 = !DILocation(line: 25, column: 21, scope: !10, atomGroup: 14, atomRank: 2)
!58 = !DILocation(line: 25, column: 19, scope: !10, atomGroup: 14, atomRank: 1)
!59 = !DILocation(line: 26, column: 1, scope: !10, atomGroup: 15, atomRank: 1)
!60 = !DILocation(line: 15, column: 19, scope: !10)
!61 = !DILocation(line: 15, column: 19, scope: !10, atomGroup: 7, atomRank: 2)
!62 = !DILocation(line: 16, column: 18, scope: !10, atomGroup: 8, atomRank: 2)
!63 = !DILocation(line: 16, column: 18, scope: !10, atomGroup: 8, atomRank: 1)
!64 = !DILocation(line: 17, column: 39, scope: !10)
!65 = !DILocation(line: 17, column: 20, scope: !10)
!66 = !DILocation(line: 17, column: 17, scope: !10, atomGroup: 9, atomRank: 2)
!67 = !DILocation(line: 18, column: 9, scope: !10)
!68 = !DILocation(line: 0, scope: !10)
!69 = !DILocation(line: 19, column: 18, scope: !10, atomGroup: 10, atomRank: 2)
!70 = !DILocation(line: 20, column: 9, scope: !10)
!71 = !DILocation(line: 20, column: 29, scope: !10, atomGroup: 11, atomRank: 1)
!72 = !DILocation(line: 84, column: 27, scope: !36, inlinedAt: !73)
!73 = distinct !DILocation(line: 22, column: 9, scope: !10)
!74 = !DILocation(line: 84, column: 33, scope: !36, inlinedAt: !73, atomGroup: 1, atomRank: 2)
!75 = !DILocation(line: 84, column: 33, scope: !36, inlinedAt: !73, atomGroup: 1, atomRank: 1)
!76 = !DILocation(line: 85, column: 9, scope: !36, inlinedAt: !73)
!77 = !DILocation(line: 59, column: 52, scope: !48, inlinedAt: !78, atomGroup: 1, atomRank: 2)
!78 = distinct !DILocation(line: 63, column: 68, scope: !50, inlinedAt: !79)
!79 = distinct !DILocation(line: 87, column: 5, scope: !36, inlinedAt: !73)
!80 = !DILocation(line: 63, column: 50, scope: !50, inlinedAt: !79)
!81 = !DILocation(line: 14, column: 55, scope: !10, atomGroup: 12, atomRank: 2)
!82 = !DILocation(line: 14, column: 37, scope: !10, atomGroup: 5, atomRank: 1)
!83 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!84 = distinct !{!84, !85, !86, !87, !88}
!85 = !DILocation(line: 14, column: 5, scope: !10)
!86 = !DILocation(line: 24, column: 5, scope: !10)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !{!"llvm.loop.unroll.disable"}
!89 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!90 = !DILocation(line: 31, column: 5, scope: !89, atomGroup: 23, atomRank: 1)
!91 = !DILocation(line: 34, column: 5, scope: !89)
!92 = !DILocation(line: 24, column: 5, scope: !93, inlinedAt: !95, atomGroup: 21, atomRank: 1)
!93 = distinct !DISubprogram(name: "show", scope: !94, file: !94, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!94 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!95 = distinct !DILocation(line: 35, column: 5, scope: !89)
!96 = !DILocation(line: 25, column: 21, scope: !93, inlinedAt: !95)
!97 = !DILocation(line: 8, column: 5, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "show_number", scope: !94, file: !94, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!99 = distinct !DILocation(line: 25, column: 9, scope: !93, inlinedAt: !95)
!100 = !DILocation(line: 10, column: 28, scope: !98, inlinedAt: !99, atomGroup: 3, atomRank: 2)
!101 = !DILocation(line: 10, column: 21, scope: !98, inlinedAt: !99, atomGroup: 3, atomRank: 1)
!102 = !DILocation(line: 11, column: 16, scope: !98, inlinedAt: !99, atomGroup: 4, atomRank: 1)
!103 = !DILocation(line: 25, column: 95, scope: !104, inlinedAt: !106, atomGroup: 1, atomRank: 1)
!104 = distinct !DISubprogram(name: "putchar", scope: !105, file: !105, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!105 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!106 = distinct !DILocation(line: 12, column: 9, scope: !98, inlinedAt: !99)
!107 = !DILocation(line: 13, column: 5, scope: !98, inlinedAt: !99)
!108 = !DILocation(line: 14, column: 5, scope: !98, inlinedAt: !99)
!109 = !DILocation(line: 0, scope: !98, inlinedAt: !99)
!110 = !DILocation(line: 16, column: 14, scope: !98, inlinedAt: !99, atomGroup: 7, atomRank: 2)
!111 = !DILocation(line: 15, column: 45, scope: !98, inlinedAt: !99)
!112 = !DILocation(line: 15, column: 27, scope: !98, inlinedAt: !99, atomGroup: 5, atomRank: 2)
!113 = !DILocation(line: 15, column: 21, scope: !98, inlinedAt: !99, atomGroup: 6, atomRank: 2)
!114 = !DILocation(line: 15, column: 9, scope: !98, inlinedAt: !99)
!115 = !DILocation(line: 15, column: 25, scope: !98, inlinedAt: !99, atomGroup: 5, atomRank: 1)
!116 = !{!8, !8, i64 0}
!117 = !DILocation(line: 17, column: 19, scope: !98, inlinedAt: !99, atomGroup: 8, atomRank: 1)
!118 = !DILocation(line: 17, column: 5, scope: !98, inlinedAt: !99, atomGroup: 9, atomRank: 1)
!119 = distinct !{!119, !108, !120, !87, !88}
!120 = !DILocation(line: 17, column: 23, scope: !98, inlinedAt: !99)
!121 = !DILocation(line: 19, column: 24, scope: !98, inlinedAt: !99, atomGroup: 12, atomRank: 2)
!122 = !DILocation(line: 19, column: 17, scope: !98, inlinedAt: !99)
!123 = !DILocation(line: 25, column: 95, scope: !104, inlinedAt: !124, atomGroup: 1, atomRank: 1)
!124 = distinct !DILocation(line: 19, column: 9, scope: !98, inlinedAt: !99)
!125 = !DILocation(line: 18, column: 18, scope: !98, inlinedAt: !99, atomGroup: 10, atomRank: 1)
!126 = !DILocation(line: 18, column: 5, scope: !98, inlinedAt: !99, atomGroup: 11, atomRank: 1)
!127 = distinct !{!127, !128, !129, !87, !88}
!128 = !DILocation(line: 18, column: 5, scope: !98, inlinedAt: !99)
!129 = !DILocation(line: 20, column: 5, scope: !98, inlinedAt: !99)
!130 = !DILocation(line: 21, column: 1, scope: !98, inlinedAt: !99)
!131 = !DILocation(line: 26, column: 19, scope: !93, inlinedAt: !95)
!132 = !DILocation(line: 26, column: 17, scope: !93, inlinedAt: !95)
!133 = !DILocation(line: 25, column: 95, scope: !104, inlinedAt: !134, atomGroup: 1, atomRank: 1)
!134 = distinct !DILocation(line: 26, column: 9, scope: !93, inlinedAt: !95)
!135 = !DILocation(line: 24, column: 33, scope: !93, inlinedAt: !95, atomGroup: 4, atomRank: 2)
!136 = !DILocation(line: 24, column: 23, scope: !93, inlinedAt: !95, atomGroup: 2, atomRank: 1)
!137 = !DILocation(line: 24, column: 5, scope: !93, inlinedAt: !95, atomGroup: 3, atomRank: 1)
!138 = distinct !{!138, !139, !140, !87, !88}
!139 = !DILocation(line: 24, column: 5, scope: !93, inlinedAt: !95)
!140 = !DILocation(line: 27, column: 5, scope: !93, inlinedAt: !95)
!141 = !DILocation(line: 36, column: 5, scope: !89, atomGroup: 7, atomRank: 1)
!142 = !DILocation(line: 32, column: 28, scope: !89, atomGroup: 4, atomRank: 2)
!143 = !DILocation(line: 32, column: 9, scope: !89)
!144 = !DILocation(line: 32, column: 20, scope: !89, atomGroup: 4, atomRank: 1)
!145 = !DILocation(line: 31, column: 33, scope: !89, atomGroup: 5, atomRank: 2)
!146 = !DILocation(line: 31, column: 23, scope: !89, atomGroup: 2, atomRank: 1)
!147 = !DILocation(line: 31, column: 5, scope: !89, atomGroup: 3, atomRank: 1)
!148 = distinct !{!148, !149, !150, !87, !88}
!149 = !DILocation(line: 31, column: 5, scope: !89)
!150 = !DILocation(line: 33, column: 5, scope: !89)
!151 = !DISubprogram(name: "harp_opencl_run", scope: !15, file: !15, line: 146, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DISubprogram(name: "__harp_hardware_id", scope: !22, file: !22, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubprogram(name: "__harp_barrier", scope: !22, file: !22, line: 27, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
