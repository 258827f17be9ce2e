; ModuleID = 'programs/c/hash-table.c'
source_filename = "programs/c/hash-table.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.node = type { i32, i32, ptr }

@keys = hidden local_unnamed_addr global [14 x i32] [i32 1001, i32 42, i32 77, i32 3, i32 500, i32 14, i32 923, i32 8, i32 650, i32 1234, i32 21, i32 99, i32 35, i32 4711], align 16
@queries = hidden local_unnamed_addr global [16 x i32] [i32 42, i32 5, i32 4711, i32 77, i32 21, i32 1000, i32 35, i32 1001, i32 7, i32 99, i32 8, i32 3, i32 650, i32 924, i32 14, i32 500], align 16
@nodes = hidden global [14 x %struct.node] zeroinitializer, align 16
@buckets = hidden local_unnamed_addr global [7 x ptr] zeroinitializer, align 16
@lengths = hidden local_unnamed_addr global [7 x i32] zeroinitializer, align 16
@results = hidden local_unnamed_addr global [16 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  br label %69, !dbg !13

3:                                                ; preds = %69, %30
  %4 = phi i32 [ %33, %30 ], [ 0, %69 ]
  %5 = getelementptr inbounds nuw i32, ptr @lengths, i32 %4, !dbg !14
  %6 = load i32, ptr %5, align 4, !dbg !14, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !18
  %7 = icmp slt i32 %6, 0, !dbg !21
  %8 = tail call i32 @llvm.abs.i32(i32 %6, i1 false), !dbg !22
  br i1 %7, label %9, label %10, !dbg !23

9:                                                ; preds = %3
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !24, !tbaa !28
  br label %10, !dbg !30

10:                                               ; preds = %9, %3
  br label %11, !dbg !31

11:                                               ; preds = %10, %11
  %12 = phi i32 [ %20, %11 ], [ 0, %10 ], !dbg !32
  %13 = phi i32 [ %15, %11 ], [ %8, %10 ], !dbg !32
  %14 = freeze i32 %13, !dbg !33
  %15 = udiv i32 %14, 10, !dbg !33
  %16 = mul i32 %15, 10, !dbg !34
  %17 = sub i32 %14, %16, !dbg !34
  %18 = trunc nuw nsw i32 %17 to i8, !dbg !35
  %19 = or disjoint i8 %18, 48, !dbg !35
  %20 = add nuw nsw i32 %12, 1, !dbg !36
  %21 = getelementptr inbounds nuw i8, ptr %2, i32 %12, !dbg !37
  store i8 %19, ptr %21, align 1, !dbg !38, !tbaa !39
  %22 = icmp ult i32 %13, 10, !dbg !40
  br i1 %22, label %23, label %11, !dbg !41, !llvm.loop !42

23:                                               ; preds = %11, %23
  %24 = phi i32 [ %25, %23 ], [ %20, %11 ]
  %25 = add nsw i32 %24, -1, !dbg !46
  %26 = getelementptr inbounds nuw i8, ptr %2, i32 %25, !dbg !47
  %27 = load i8, ptr %26, align 1, !dbg !47, !tbaa !39
  %28 = zext i8 %27 to i32, !dbg !47
  store volatile i32 %28, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !48, !tbaa !28
  %29 = icmp sgt i32 %24, 1, !dbg !50
  br i1 %29, label %23, label %30, !dbg !51, !llvm.loop !52

30:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !55
  %31 = icmp samesign ult i32 %4, 6, !dbg !56
  %32 = select i1 %31, i32 32, i32 10, !dbg !57
  store volatile i32 %32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !58, !tbaa !28
  %33 = add nuw nsw i32 %4, 1, !dbg !60
  %34 = icmp eq i32 %33, 7, !dbg !61
  br i1 %34, label %35, label %3, !dbg !62, !llvm.loop !63

35:                                               ; preds = %30
  tail call void @launch(ptr noundef nonnull @look_up, i32 noundef 16, ptr noundef null) #6, !dbg !66
  br label %36, !dbg !67

36:                                               ; preds = %63, %35
  %37 = phi i32 [ 0, %35 ], [ %66, %63 ]
  %38 = getelementptr inbounds nuw i32, ptr @results, i32 %37, !dbg !69
  %39 = load i32, ptr %38, align 4, !dbg !69, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !70
  %40 = icmp slt i32 %39, 0, !dbg !72
  %41 = tail call i32 @llvm.abs.i32(i32 %39, i1 false), !dbg !73
  br i1 %40, label %42, label %43, !dbg !74

42:                                               ; preds = %36
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !75, !tbaa !28
  br label %43, !dbg !77

43:                                               ; preds = %42, %36
  br label %44, !dbg !78

44:                                               ; preds = %43, %44
  %45 = phi i32 [ %53, %44 ], [ 0, %43 ], !dbg !79
  %46 = phi i32 [ %48, %44 ], [ %41, %43 ], !dbg !79
  %47 = freeze i32 %46, !dbg !80
  %48 = udiv i32 %47, 10, !dbg !80
  %49 = mul i32 %48, 10, !dbg !81
  %50 = sub i32 %47, %49, !dbg !81
  %51 = trunc nuw nsw i32 %50 to i8, !dbg !82
  %52 = or disjoint i8 %51, 48, !dbg !82
  %53 = add nuw nsw i32 %45, 1, !dbg !83
  %54 = getelementptr inbounds nuw i8, ptr %1, i32 %45, !dbg !84
  store i8 %52, ptr %54, align 1, !dbg !85, !tbaa !39
  %55 = icmp ult i32 %46, 10, !dbg !86
  br i1 %55, label %56, label %44, !dbg !87, !llvm.loop !88

56:                                               ; preds = %44, %56
  %57 = phi i32 [ %58, %56 ], [ %53, %44 ]
  %58 = add nsw i32 %57, -1, !dbg !90
  %59 = getelementptr inbounds nuw i8, ptr %1, i32 %58, !dbg !91
  %60 = load i8, ptr %59, align 1, !dbg !91, !tbaa !39
  %61 = zext i8 %60 to i32, !dbg !91
  store volatile i32 %61, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !92, !tbaa !28
  %62 = icmp sgt i32 %57, 1, !dbg !94
  br i1 %62, label %56, label %63, !dbg !95, !llvm.loop !96

63:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !99
  %64 = icmp samesign ult i32 %37, 15, !dbg !100
  %65 = select i1 %64, i32 32, i32 10, !dbg !101
  store volatile i32 %65, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !102, !tbaa !28
  %66 = add nuw nsw i32 %37, 1, !dbg !104
  %67 = icmp eq i32 %66, 16, !dbg !105
  br i1 %67, label %68, label %36, !dbg !106, !llvm.loop !107

68:                                               ; preds = %63
  ret i32 0, !dbg !110

69:                                               ; preds = %0, %69
  %70 = phi i32 [ 0, %0 ], [ %75, %69 ]
  %71 = getelementptr inbounds nuw i32, ptr @keys, i32 %70, !dbg !111
  %72 = load i32, ptr %71, align 4, !dbg !111, !tbaa !6
  %73 = urem i32 %72, 7, !dbg !112
  %74 = getelementptr inbounds nuw %struct.node, ptr @nodes, i32 %70, !dbg !115
  %75 = add nuw nsw i32 %70, 1, !dbg !116
  %76 = getelementptr inbounds nuw ptr, ptr @buckets, i32 %73, !dbg !117
  %77 = load ptr, ptr %76, align 4, !dbg !118, !tbaa !119
  store i32 %72, ptr %74, align 4, !dbg !122, !tbaa !6
  %78 = getelementptr inbounds nuw i8, ptr %74, i32 4, !dbg !122
  store i32 %75, ptr %78, align 4, !dbg !122, !tbaa !6
  %79 = getelementptr inbounds nuw i8, ptr %74, i32 8, !dbg !122
  store ptr %77, ptr %79, align 4, !dbg !122, !tbaa !119
  store ptr %74, ptr %76, align 4, !dbg !123, !tbaa !119
  %80 = getelementptr inbounds nuw i32, ptr @lengths, i32 %73, !dbg !124
  %81 = load i32, ptr %80, align 4, !dbg !125, !tbaa !6
  %82 = add nsw i32 %81, 1, !dbg !126
  store i32 %82, ptr %80, align 4, !dbg !127, !tbaa !6
  %83 = icmp eq i32 %75, 14, !dbg !128
  br i1 %83, label %3, label %69, !dbg !129, !llvm.loop !130
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !133 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @look_up(i32 noundef %0, ptr readnone captures(none) %1) #3 !dbg !135 {
  %3 = getelementptr inbounds i32, ptr @queries, i32 %0, !dbg !136
  %4 = load i32, ptr %3, align 4, !dbg !137, !tbaa !6
  %5 = urem i32 %4, 7, !dbg !138
  %6 = getelementptr inbounds nuw ptr, ptr @buckets, i32 %5, !dbg !140
  %7 = load ptr, ptr %6, align 4, !dbg !141, !tbaa !119
  %8 = icmp eq ptr %7, null, !dbg !142
  br i1 %8, label %20, label %9, !dbg !143

9:                                                ; preds = %2, %13
  %10 = phi ptr [ %15, %13 ], [ %7, %2 ]
  %11 = load i32, ptr %10, align 4, !dbg !144, !tbaa !145
  %12 = icmp eq i32 %11, %4, !dbg !147
  br i1 %12, label %17, label %13, !dbg !148

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %10, i32 8, !dbg !149
  %15 = load ptr, ptr %14, align 4, !dbg !141, !tbaa !119
  %16 = icmp eq ptr %15, null, !dbg !150
  br i1 %16, label %20, label %9, !dbg !151, !llvm.loop !152

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw i8, ptr %10, i32 4, !dbg !155
  %19 = load i32, ptr %18, align 4, !dbg !155, !tbaa !156
  br label %20, !dbg !157

20:                                               ; preds = %13, %2, %17
  %21 = phi i32 [ %19, %17 ], [ 0, %2 ], [ 0, %13 ], !dbg !158
  %22 = getelementptr inbounds i32, ptr @results, i32 %0, !dbg !159
  store i32 %21, ptr %22, align 4, !dbg !160, !tbaa !6
  ret void, !dbg !161
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/hash-table.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 33, type: !11, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 20, atomRank: 1)
!14 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "show", scope: !16, file: !16, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!16 = !DIFile(filename: "programs/c/show.h", directory: "")
!17 = distinct !DILocation(line: 40, column: 5, scope: !10)
!18 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "show_number", scope: !16, file: !16, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!20 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !17)
!21 = !DILocation(line: 10, column: 28, scope: !19, inlinedAt: !20, atomGroup: 3, atomRank: 2)
!22 = !DILocation(line: 10, column: 21, scope: !19, inlinedAt: !20, atomGroup: 3, atomRank: 1)
!23 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !20, atomGroup: 4, atomRank: 1)
!24 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !27, atomGroup: 1, atomRank: 1)
!25 = distinct !DISubprogram(name: "putchar", scope: !26, file: !26, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!26 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!27 = distinct !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !20)
!28 = !{!29, !29, i64 0}
!29 = !{!"long", !8, i64 0}
!30 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !20)
!31 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !20)
!32 = !DILocation(line: 0, scope: !19, inlinedAt: !20)
!33 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !20, atomGroup: 7, atomRank: 2)
!34 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !20)
!35 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !20, atomGroup: 5, atomRank: 2)
!36 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !20, atomGroup: 6, atomRank: 2)
!37 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !20)
!38 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !20, atomGroup: 5, atomRank: 1)
!39 = !{!8, !8, i64 0}
!40 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !20, atomGroup: 8, atomRank: 1)
!41 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !20, atomGroup: 9, atomRank: 1)
!42 = distinct !{!42, !31, !43, !44, !45}
!43 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !20)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !20, atomGroup: 12, atomRank: 2)
!47 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !20)
!48 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !49, atomGroup: 1, atomRank: 1)
!49 = distinct !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !20)
!50 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !20, atomGroup: 10, atomRank: 1)
!51 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !20, atomGroup: 11, atomRank: 1)
!52 = distinct !{!52, !53, !54, !44, !45}
!53 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !20)
!54 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !20)
!55 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !20)
!56 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !17)
!57 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !17)
!58 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !59, atomGroup: 1, atomRank: 1)
!59 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !17)
!60 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !17, atomGroup: 4, atomRank: 2)
!61 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !17, atomGroup: 2, atomRank: 1)
!62 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17, atomGroup: 3, atomRank: 1)
!63 = distinct !{!63, !64, !65, !44, !45}
!64 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !17)
!65 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !17)
!66 = !DILocation(line: 41, column: 5, scope: !10)
!67 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !68, atomGroup: 17, atomRank: 1)
!68 = distinct !DILocation(line: 42, column: 5, scope: !10)
!69 = !DILocation(line: 25, column: 21, scope: !15, inlinedAt: !68)
!70 = !DILocation(line: 8, column: 5, scope: !19, inlinedAt: !71)
!71 = distinct !DILocation(line: 25, column: 9, scope: !15, inlinedAt: !68)
!72 = !DILocation(line: 10, column: 28, scope: !19, inlinedAt: !71, atomGroup: 3, atomRank: 2)
!73 = !DILocation(line: 10, column: 21, scope: !19, inlinedAt: !71, atomGroup: 3, atomRank: 1)
!74 = !DILocation(line: 11, column: 16, scope: !19, inlinedAt: !71, atomGroup: 4, atomRank: 1)
!75 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !76, atomGroup: 1, atomRank: 1)
!76 = distinct !DILocation(line: 12, column: 9, scope: !19, inlinedAt: !71)
!77 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !71)
!78 = !DILocation(line: 14, column: 5, scope: !19, inlinedAt: !71)
!79 = !DILocation(line: 0, scope: !19, inlinedAt: !71)
!80 = !DILocation(line: 16, column: 14, scope: !19, inlinedAt: !71, atomGroup: 7, atomRank: 2)
!81 = !DILocation(line: 15, column: 45, scope: !19, inlinedAt: !71)
!82 = !DILocation(line: 15, column: 27, scope: !19, inlinedAt: !71, atomGroup: 5, atomRank: 2)
!83 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !71, atomGroup: 6, atomRank: 2)
!84 = !DILocation(line: 15, column: 9, scope: !19, inlinedAt: !71)
!85 = !DILocation(line: 15, column: 25, scope: !19, inlinedAt: !71, atomGroup: 5, atomRank: 1)
!86 = !DILocation(line: 17, column: 19, scope: !19, inlinedAt: !71, atomGroup: 8, atomRank: 1)
!87 = !DILocation(line: 17, column: 5, scope: !19, inlinedAt: !71, atomGroup: 9, atomRank: 1)
!88 = distinct !{!88, !78, !89, !44, !45}
!89 = !DILocation(line: 17, column: 23, scope: !19, inlinedAt: !71)
!90 = !DILocation(line: 19, column: 24, scope: !19, inlinedAt: !71, atomGroup: 12, atomRank: 2)
!91 = !DILocation(line: 19, column: 17, scope: !19, inlinedAt: !71)
!92 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !93, atomGroup: 1, atomRank: 1)
!93 = distinct !DILocation(line: 19, column: 9, scope: !19, inlinedAt: !71)
!94 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !71, atomGroup: 10, atomRank: 1)
!95 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !71, atomGroup: 11, atomRank: 1)
!96 = distinct !{!96, !97, !98, !44, !45}
!97 = !DILocation(line: 18, column: 5, scope: !19, inlinedAt: !71)
!98 = !DILocation(line: 20, column: 5, scope: !19, inlinedAt: !71)
!99 = !DILocation(line: 21, column: 1, scope: !19, inlinedAt: !71)
!100 = !DILocation(line: 26, column: 19, scope: !15, inlinedAt: !68)
!101 = !DILocation(line: 26, column: 17, scope: !15, inlinedAt: !68)
!102 = !DILocation(line: 25, column: 95, scope: !25, inlinedAt: !103, atomGroup: 1, atomRank: 1)
!103 = distinct !DILocation(line: 26, column: 9, scope: !15, inlinedAt: !68)
!104 = !DILocation(line: 24, column: 33, scope: !15, inlinedAt: !68, atomGroup: 4, atomRank: 2)
!105 = !DILocation(line: 24, column: 23, scope: !15, inlinedAt: !68, atomGroup: 2, atomRank: 1)
!106 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !68, atomGroup: 3, atomRank: 1)
!107 = distinct !{!107, !108, !109, !44, !45}
!108 = !DILocation(line: 24, column: 5, scope: !15, inlinedAt: !68)
!109 = !DILocation(line: 27, column: 5, scope: !15, inlinedAt: !68)
!110 = !DILocation(line: 43, column: 5, scope: !10, atomGroup: 10, atomRank: 1)
!111 = !DILocation(line: 35, column: 37, scope: !10)
!112 = !DILocation(line: 21, column: 59, scope: !113, inlinedAt: !114, atomGroup: 1, atomRank: 2)
!113 = distinct !DISubprogram(name: "bucket_of", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!114 = distinct !DILocation(line: 35, column: 27, scope: !10)
!115 = !DILocation(line: 36, column: 9, scope: !10)
!116 = !DILocation(line: 36, column: 45, scope: !10, atomGroup: 5, atomRank: 2)
!117 = !DILocation(line: 36, column: 50, scope: !10)
!118 = !DILocation(line: 36, column: 50, scope: !10, atomGroup: 5, atomRank: 2)
!119 = !{!120, !120, i64 0}
!120 = !{!"p1 _ZTS4node", !121, i64 0}
!121 = !{!"any pointer", !8, i64 0}
!122 = !DILocation(line: 36, column: 20, scope: !10, atomGroup: 5, atomRank: 1)
!123 = !DILocation(line: 37, column: 25, scope: !10, atomGroup: 6, atomRank: 1)
!124 = !DILocation(line: 38, column: 9, scope: !10)
!125 = !DILocation(line: 38, column: 24, scope: !10)
!126 = !DILocation(line: 38, column: 24, scope: !10, atomGroup: 7, atomRank: 2)
!127 = !DILocation(line: 38, column: 24, scope: !10, atomGroup: 7, atomRank: 1)
!128 = !DILocation(line: 34, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!129 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!130 = distinct !{!130, !131, !132, !44, !45}
!131 = !DILocation(line: 34, column: 5, scope: !10)
!132 = !DILocation(line: 39, column: 5, scope: !10)
!133 = !DISubprogram(name: "launch", scope: !134, file: !134, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!134 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!135 = distinct !DISubprogram(name: "look_up", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!136 = !DILocation(line: 25, column: 15, scope: !135)
!137 = !DILocation(line: 25, column: 15, scope: !135, atomGroup: 1, atomRank: 2)
!138 = !DILocation(line: 21, column: 59, scope: !113, inlinedAt: !139, atomGroup: 1, atomRank: 2)
!139 = distinct !DILocation(line: 26, column: 39, scope: !135)
!140 = !DILocation(line: 26, column: 31, scope: !135)
!141 = !DILocation(line: 0, scope: !135)
!142 = !DILocation(line: 27, column: 12, scope: !135, atomGroup: 18, atomRank: 2)
!143 = !DILocation(line: 27, column: 17, scope: !135, atomGroup: 18, atomRank: 1)
!144 = !DILocation(line: 27, column: 26, scope: !135)
!145 = !{!146, !7, i64 0}
!146 = !{!"node", !7, i64 0, !7, i64 4, !120, i64 8}
!147 = !DILocation(line: 27, column: 30, scope: !135)
!148 = !DILocation(line: 27, column: 5, scope: !135, atomGroup: 4, atomRank: 1)
!149 = !DILocation(line: 28, column: 22, scope: !135)
!150 = !DILocation(line: 27, column: 12, scope: !135, atomGroup: 3, atomRank: 2)
!151 = !DILocation(line: 27, column: 17, scope: !135, atomGroup: 3, atomRank: 1)
!152 = distinct !{!152, !153, !154, !44, !45}
!153 = !DILocation(line: 27, column: 5, scope: !135)
!154 = !DILocation(line: 29, column: 5, scope: !135)
!155 = !DILocation(line: 30, column: 36, scope: !135)
!156 = !{!146, !7, i64 4}
!157 = !DILocation(line: 30, column: 23, scope: !135)
!158 = !DILocation(line: 30, column: 23, scope: !135, atomGroup: 6, atomRank: 2)
!159 = !DILocation(line: 30, column: 5, scope: !135)
!160 = !DILocation(line: 30, column: 21, scope: !135, atomGroup: 6, atomRank: 1)
!161 = !DILocation(line: 31, column: 1, scope: !135, atomGroup: 8, atomRank: 1)
