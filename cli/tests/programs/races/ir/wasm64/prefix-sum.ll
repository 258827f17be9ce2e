; ModuleID = 'cli/tests/programs/races/prefix-sum.c'
source_filename = "cli/tests/programs/races/prefix-sum.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@scan.buffers = internal unnamed_addr global [2 x [16 x i32]] zeroinitializer, align 16
@numbers = hidden global [16 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 8
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_launched_warps = external local_unnamed_addr global i64, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden void @scan(ptr noundef captures(none) %0) #0 !dbg !10 {
  %2 = load ptr, ptr @harp_opencl_items, align 8, !dbg !13, !tbaa !17
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8, !dbg !20
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8, !dbg !24
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8, !dbg !27
  %6 = mul nsw i32 %4, %3, !dbg !30
  %7 = add nsw i32 %6, %5, !dbg !31
  %8 = sext i32 %7 to i64, !dbg !13
  %9 = getelementptr inbounds i32, ptr %2, i64 %8, !dbg !13
  %10 = load i32, ptr %9, align 4, !dbg !13, !tbaa !6
  %11 = sext i32 %10 to i64, !dbg !32
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !33
  %13 = load i32, ptr %12, align 4, !dbg !34, !tbaa !6
  %14 = getelementptr i32, ptr @scan.buffers, i64 %11, !dbg !35
  store i32 %13, ptr %14, align 4, !dbg !36, !tbaa !6
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !37, !tbaa !40
  %16 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8, !dbg !42
  %17 = mul nsw i32 %16, %4, !dbg !45
  %18 = icmp sgt i32 %15, %17, !dbg !46
  br i1 %18, label %19, label %20, !dbg !47

19:                                               ; preds = %1
  tail call void @harp_opencl_too_large() #9, !dbg !48
  unreachable, !dbg !48

20:                                               ; preds = %1
  %21 = load i64, ptr @__harp_launched_warps, align 8, !dbg !49, !tbaa !54
  %22 = shl i64 %21, 32, !dbg !56
  %23 = ashr exact i64 %22, 32, !dbg !56
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %23) #10, !dbg !57
  br label %28, !dbg !58

24:                                               ; preds = %50
  %25 = getelementptr inbounds nuw [16 x i32], ptr @scan.buffers, i64 %45, !dbg !59
  %26 = getelementptr inbounds i32, ptr %25, i64 %11, !dbg !59
  %27 = load i32, ptr %26, align 4, !dbg !60, !tbaa !6
  store i32 %27, ptr %12, align 4, !dbg !61, !tbaa !6
  ret void, !dbg !62

28:                                               ; preds = %20, %50
  %29 = phi i32 [ 1, %20 ], [ %54, %50 ]
  %30 = phi i32 [ 0, %20 ], [ %44, %50 ]
  %31 = zext nneg i32 %30 to i64, !dbg !63
  %32 = getelementptr inbounds nuw [16 x i32], ptr @scan.buffers, i64 %31, !dbg !63
  %33 = getelementptr inbounds i32, ptr %32, i64 %11, !dbg !63
  %34 = load i32, ptr %33, align 4, !dbg !64, !tbaa !6
  %35 = icmp sgt i32 %29, %10, !dbg !65
  br i1 %35, label %42, label %36, !dbg !66

36:                                               ; preds = %28
  %37 = sub nsw i32 %10, %29, !dbg !67
  %38 = zext nneg i32 %37 to i64, !dbg !68
  %39 = getelementptr inbounds nuw i32, ptr %32, i64 %38, !dbg !68
  %40 = load i32, ptr %39, align 4, !dbg !68, !tbaa !6
  %41 = add nsw i32 %40, %34, !dbg !69
  br label %42, !dbg !70

42:                                               ; preds = %36, %28
  %43 = phi i32 [ %41, %36 ], [ %34, %28 ], !dbg !71
  %44 = xor i32 %30, 1, !dbg !72
  %45 = zext nneg i32 %44 to i64, !dbg !73
  %46 = getelementptr [16 x i32], ptr %14, i64 %45, !dbg !73
  store i32 %43, ptr %46, align 4, !dbg !74, !tbaa !6
  %47 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !dbg !75, !tbaa !40
  %48 = icmp sgt i32 %47, %17, !dbg !77
  br i1 %48, label %49, label %50, !dbg !78

49:                                               ; preds = %42
  tail call void @harp_opencl_too_large() #9, !dbg !79
  unreachable, !dbg !79

50:                                               ; preds = %42
  %51 = load i64, ptr @__harp_launched_warps, align 8, !dbg !80, !tbaa !54
  %52 = shl i64 %51, 32, !dbg !83
  %53 = ashr exact i64 %52, 32, !dbg !83
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %53) #10, !dbg !84
  %54 = shl nuw nsw i32 %29, 1, !dbg !85
  %55 = icmp samesign ult i32 %29, 8, !dbg !86
  br i1 %55, label %28, label %24, !dbg !87, !llvm.loop !88
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !93 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [8 x i64], align 8
  br label %41, !dbg !94

3:                                                ; preds = %41
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !95
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false), !dbg !95
  store i64 ptrtoint (ptr @numbers to i64), ptr %2, align 8, !dbg !95, !tbaa !54
  call void @harp_opencl_run(ptr noundef nonnull @scan, i32 noundef 16, i32 noundef 16, ptr noundef nonnull %2) #11, !dbg !95
  br label %5, !dbg !96

5:                                                ; preds = %35, %3
  %6 = phi i64 [ 0, %3 ], [ %38, %35 ]
  %7 = getelementptr inbounds nuw i32, ptr @numbers, i64 %6, !dbg !100
  %8 = load i32, ptr %7, align 4, !dbg !100, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !101
  %9 = icmp slt i32 %8, 0, !dbg !104
  %10 = call i32 @llvm.abs.i32(i32 %8, i1 false), !dbg !105
  br i1 %9, label %11, label %12, !dbg !106

11:                                               ; preds = %5
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !107, !tbaa !54
  br label %12, !dbg !111

12:                                               ; preds = %11, %5
  br label %13, !dbg !112

13:                                               ; preds = %12, %13
  %14 = phi i64 [ %26, %13 ], [ 1, %12 ], !dbg !113
  %15 = phi i64 [ %23, %13 ], [ 0, %12 ], !dbg !113
  %16 = phi i32 [ %18, %13 ], [ %10, %12 ], !dbg !113
  %17 = freeze i32 %16, !dbg !114
  %18 = udiv i32 %17, 10, !dbg !114
  %19 = mul i32 %18, 10, !dbg !115
  %20 = sub i32 %17, %19, !dbg !115
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !116
  %22 = or disjoint i8 %21, 48, !dbg !116
  %23 = add nuw nsw i64 %15, 1, !dbg !117
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 %15, !dbg !118
  store i8 %22, ptr %24, align 1, !dbg !119, !tbaa !120
  %25 = icmp ult i32 %16, 10, !dbg !121
  %26 = add nuw i64 %14, 1, !dbg !122
  br i1 %25, label %27, label %13, !dbg !122, !llvm.loop !123

27:                                               ; preds = %13, %27
  %28 = phi i64 [ %29, %27 ], [ %14, %13 ]
  %29 = add nsw i64 %28, -1, !dbg !125
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 %29, !dbg !126
  %31 = load i8, ptr %30, align 1, !dbg !126, !tbaa !120
  %32 = zext i8 %31 to i64, !dbg !127
  store volatile i64 %32, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !129, !tbaa !54
  %33 = trunc nuw i64 %28 to i32, !dbg !130
  %34 = icmp sgt i32 %33, 1, !dbg !130
  br i1 %34, label %27, label %35, !dbg !131, !llvm.loop !132

35:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !135
  %36 = icmp eq i64 %6, 15, !dbg !136
  %37 = select i1 %36, i64 10, i64 32, !dbg !137
  store volatile i64 %37, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !138, !tbaa !54
  %38 = add nuw nsw i64 %6, 1, !dbg !140
  %39 = icmp eq i64 %38, 16, !dbg !141
  br i1 %39, label %40, label %5, !dbg !142, !llvm.loop !143

40:                                               ; preds = %35
  ret i32 0, !dbg !146

41:                                               ; preds = %0, %41
  %42 = phi i64 [ 0, %0 ], [ %48, %41 ]
  %43 = trunc i64 %42 to i8, !dbg !147
  %44 = mul nuw i8 %43, 5, !dbg !147
  %45 = urem i8 %44, 11, !dbg !147
  %46 = zext nneg i8 %45 to i32, !dbg !147
  %47 = getelementptr inbounds nuw i32, ptr @numbers, i64 %42, !dbg !148
  store i32 %46, ptr %47, align 4, !dbg !149, !tbaa !6
  %48 = add nuw nsw i64 %42, 1, !dbg !150
  %49 = icmp eq i64 %48, 16, !dbg !151
  br i1 %49, label %3, label %41, !dbg !152, !llvm.loop !153
}

declare !dbg !156 void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !157 i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !158 void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #6

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
!26 = distinct !DILocation(line: 65, column: 59, scope: !14, inlinedAt: !16)
!27 = !DILocation(line: 39, column: 40, scope: !28, inlinedAt: !29, atomGroup: 1, atomRank: 2)
!28 = distinct !DISubprogram(name: "lane_id", scope: !22, file: !22, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!29 = distinct !DILocation(line: 65, column: 69, scope: !14, inlinedAt: !16)
!30 = !DILocation(line: 65, column: 57, scope: !14, inlinedAt: !16)
!31 = !DILocation(line: 65, column: 67, scope: !14, inlinedAt: !16)
!32 = !DILocation(line: 65, column: 12, scope: !14, inlinedAt: !16, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 12, column: 24, scope: !10)
!34 = !DILocation(line: 12, column: 24, scope: !10, atomGroup: 3, atomRank: 2)
!35 = !DILocation(line: 12, column: 5, scope: !10)
!36 = !DILocation(line: 12, column: 22, scope: !10, atomGroup: 3, atomRank: 1)
!37 = !DILocation(line: 84, column: 27, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "harp_opencl_barrier", scope: !15, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!39 = distinct !DILocation(line: 13, column: 5, scope: !10)
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
!58 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 17, atomRank: 1)
!59 = !DILocation(line: 25, column: 21, scope: !10)
!60 = !DILocation(line: 25, column: 21, scope: !10, atomGroup: 14, atomRank: 2)
!61 = !DILocation(line: 25, column: 19, scope: !10, atomGroup: 14, atomRank: 1)
!62 = !DILocation(line: 26, column: 1, scope: !10, atomGroup: 15, atomRank: 1)
!63 = !DILocation(line: 15, column: 19, scope: !10)
!64 = !DILocation(line: 15, column: 19, scope: !10, atomGroup: 7, atomRank: 2)
!65 = !DILocation(line: 16, column: 18, scope: !10, atomGroup: 8, atomRank: 2)
!66 = !DILocation(line: 16, column: 18, scope: !10, atomGroup: 8, atomRank: 1)
!67 = !DILocation(line: 17, column: 39, scope: !10)
!68 = !DILocation(line: 17, column: 20, scope: !10)
!69 = !DILocation(line: 17, column: 17, scope: !10, atomGroup: 9, atomRank: 2)
!70 = !DILocation(line: 18, column: 9, scope: !10)
!71 = !DILocation(line: 0, scope: !10)
!72 = !DILocation(line: 19, column: 18, scope: !10, atomGroup: 10, atomRank: 2)
!73 = !DILocation(line: 20, column: 9, scope: !10)
!74 = !DILocation(line: 20, column: 29, scope: !10, atomGroup: 11, atomRank: 1)
!75 = !DILocation(line: 84, column: 27, scope: !38, inlinedAt: !76)
!76 = distinct !DILocation(line: 22, column: 9, scope: !10)
!77 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !76, atomGroup: 1, atomRank: 2)
!78 = !DILocation(line: 84, column: 33, scope: !38, inlinedAt: !76, atomGroup: 1, atomRank: 1)
!79 = !DILocation(line: 85, column: 9, scope: !38, inlinedAt: !76)
!80 = !DILocation(line: 59, column: 52, scope: !50, inlinedAt: !81, atomGroup: 1, atomRank: 3)
!81 = distinct !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !82)
!82 = distinct !DILocation(line: 87, column: 5, scope: !38, inlinedAt: !76)
!83 = !DILocation(line: 63, column: 68, scope: !52, inlinedAt: !82)
!84 = !DILocation(line: 63, column: 50, scope: !52, inlinedAt: !82)
!85 = !DILocation(line: 14, column: 55, scope: !10, atomGroup: 12, atomRank: 2)
!86 = !DILocation(line: 14, column: 37, scope: !10, atomGroup: 5, atomRank: 1)
!87 = !DILocation(line: 14, column: 5, scope: !10, atomGroup: 6, atomRank: 1)
!88 = distinct !{!88, !89, !90, !91, !92}
!89 = !DILocation(line: 14, column: 5, scope: !10)
!90 = !DILocation(line: 24, column: 5, scope: !10)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.unroll.disable"}
!93 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!94 = !DILocation(line: 31, column: 5, scope: !93, atomGroup: 23, atomRank: 1)
!95 = !DILocation(line: 34, column: 5, scope: !93)
!96 = !DILocation(line: 24, column: 5, scope: !97, inlinedAt: !99, atomGroup: 21, atomRank: 1)
!97 = distinct !DISubprogram(name: "show", scope: !98, file: !98, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!98 = !DIFile(filename: "cli/tests/programs/races/../../../../programs/c/show.h", directory: "")
!99 = distinct !DILocation(line: 35, column: 5, scope: !93)
!100 = !DILocation(line: 25, column: 21, scope: !97, inlinedAt: !99)
!101 = !DILocation(line: 8, column: 5, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "show_number", scope: !98, file: !98, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!103 = distinct !DILocation(line: 25, column: 9, scope: !97, inlinedAt: !99)
!104 = !DILocation(line: 10, column: 28, scope: !102, inlinedAt: !103, atomGroup: 3, atomRank: 2)
!105 = !DILocation(line: 10, column: 21, scope: !102, inlinedAt: !103, atomGroup: 3, atomRank: 1)
!106 = !DILocation(line: 11, column: 16, scope: !102, inlinedAt: !103, atomGroup: 4, atomRank: 1)
!107 = !DILocation(line: 25, column: 95, scope: !108, inlinedAt: !110, atomGroup: 1, atomRank: 1)
!108 = distinct !DISubprogram(name: "putchar", scope: !109, file: !109, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!109 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!110 = distinct !DILocation(line: 12, column: 9, scope: !102, inlinedAt: !103)
!111 = !DILocation(line: 13, column: 5, scope: !102, inlinedAt: !103)
!112 = !DILocation(line: 14, column: 5, scope: !102, inlinedAt: !103)
!113 = !DILocation(line: 0, scope: !102, inlinedAt: !103)
!114 = !DILocation(line: 16, column: 14, scope: !102, inlinedAt: !103, atomGroup: 7, atomRank: 2)
!115 = !DILocation(line: 15, column: 45, scope: !102, inlinedAt: !103)
!116 = !DILocation(line: 15, column: 27, scope: !102, inlinedAt: !103, atomGroup: 5, atomRank: 2)
!117 = !DILocation(line: 15, column: 21, scope: !102, inlinedAt: !103, atomGroup: 6, atomRank: 2)
!118 = !DILocation(line: 15, column: 9, scope: !102, inlinedAt: !103)
!119 = !DILocation(line: 15, column: 25, scope: !102, inlinedAt: !103, atomGroup: 5, atomRank: 1)
!120 = !{!8, !8, i64 0}
!121 = !DILocation(line: 17, column: 19, scope: !102, inlinedAt: !103, atomGroup: 8, atomRank: 1)
!122 = !DILocation(line: 17, column: 5, scope: !102, inlinedAt: !103, atomGroup: 9, atomRank: 1)
!123 = distinct !{!123, !112, !124, !91, !92}
!124 = !DILocation(line: 17, column: 23, scope: !102, inlinedAt: !103)
!125 = !DILocation(line: 19, column: 24, scope: !102, inlinedAt: !103, atomGroup: 12, atomRank: 2)
!126 = !DILocation(line: 19, column: 17, scope: !102, inlinedAt: !103)
!127 = !DILocation(line: 25, column: 97, scope: !108, inlinedAt: !128, atomGroup: 1, atomRank: 2)
!128 = distinct !DILocation(line: 19, column: 9, scope: !102, inlinedAt: !103)
!129 = !DILocation(line: 25, column: 95, scope: !108, inlinedAt: !128, atomGroup: 1, atomRank: 1)
!130 = !DILocation(line: 18, column: 18, scope: !102, inlinedAt: !103, atomGroup: 10, atomRank: 1)
!131 = !DILocation(line: 18, column: 5, scope: !102, inlinedAt: !103, atomGroup: 11, atomRank: 1)
!132 = distinct !{!132, !133, !134, !91, !92}
!133 = !DILocation(line: 18, column: 5, scope: !102, inlinedAt: !103)
!134 = !DILocation(line: 20, column: 5, scope: !102, inlinedAt: !103)
!135 = !DILocation(line: 21, column: 1, scope: !102, inlinedAt: !103)
!136 = !DILocation(line: 26, column: 19, scope: !97, inlinedAt: !99)
!137 = !DILocation(line: 26, column: 17, scope: !97, inlinedAt: !99)
!138 = !DILocation(line: 25, column: 95, scope: !108, inlinedAt: !139, atomGroup: 1, atomRank: 1)
!139 = distinct !DILocation(line: 26, column: 9, scope: !97, inlinedAt: !99)
!140 = !DILocation(line: 24, column: 33, scope: !97, inlinedAt: !99, atomGroup: 4, atomRank: 2)
!141 = !DILocation(line: 24, column: 23, scope: !97, inlinedAt: !99, atomGroup: 2, atomRank: 1)
!142 = !DILocation(line: 24, column: 5, scope: !97, inlinedAt: !99, atomGroup: 3, atomRank: 1)
!143 = distinct !{!143, !144, !145, !91, !92}
!144 = !DILocation(line: 24, column: 5, scope: !97, inlinedAt: !99)
!145 = !DILocation(line: 27, column: 5, scope: !97, inlinedAt: !99)
!146 = !DILocation(line: 36, column: 5, scope: !93, atomGroup: 7, atomRank: 1)
!147 = !DILocation(line: 32, column: 28, scope: !93, atomGroup: 4, atomRank: 2)
!148 = !DILocation(line: 32, column: 9, scope: !93)
!149 = !DILocation(line: 32, column: 20, scope: !93, atomGroup: 4, atomRank: 1)
!150 = !DILocation(line: 31, column: 33, scope: !93, atomGroup: 5, atomRank: 2)
!151 = !DILocation(line: 31, column: 23, scope: !93, atomGroup: 2, atomRank: 1)
!152 = !DILocation(line: 31, column: 5, scope: !93, atomGroup: 3, atomRank: 1)
!153 = distinct !{!153, !154, !155, !91, !92}
!154 = !DILocation(line: 31, column: 5, scope: !93)
!155 = !DILocation(line: 33, column: 5, scope: !93)
!156 = !DISubprogram(name: "harp_opencl_run", scope: !15, file: !15, line: 141, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubprogram(name: "__harp_hardware_id", scope: !22, file: !22, line: 25, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DISubprogram(name: "__harp_barrier", scope: !22, file: !22, line: 27, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
