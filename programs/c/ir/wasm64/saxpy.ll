; ModuleID = 'programs/c/saxpy.c'
source_filename = "programs/c/saxpy.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@results = hidden local_unnamed_addr global [40 x i32] zeroinitializer, align 16
@y = hidden local_unnamed_addr global [40 x float] zeroinitializer, align 16
@x = hidden local_unnamed_addr global [40 x float] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !13
  store float 2.750000e+00, ptr %3, align 4, !dbg !14, !tbaa !15
  tail call void @launch(ptr noundef nonnull @prepare, i32 noundef 40, ptr noundef null) #8, !dbg !17
  call void @launch(ptr noundef nonnull @saxpy, i32 noundef 40, ptr noundef nonnull %3) #8, !dbg !18
  call void @launch(ptr noundef nonnull @convert, i32 noundef 40, ptr noundef null) #8, !dbg !19
  br label %4, !dbg !20

4:                                                ; preds = %34, %0
  %5 = phi i64 [ 0, %0 ], [ %37, %34 ]
  %6 = getelementptr inbounds nuw i32, ptr @results, i64 %5, !dbg !24
  %7 = load i32, ptr %6, align 4, !dbg !24, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !25
  %8 = icmp slt i32 %7, 0, !dbg !28
  %9 = call i32 @llvm.abs.i32(i32 %7, i1 false), !dbg !29
  br i1 %8, label %10, label %11, !dbg !30

10:                                               ; preds = %4
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !31, !tbaa !35
  br label %11, !dbg !37

11:                                               ; preds = %10, %4
  br label %12, !dbg !38

12:                                               ; preds = %11, %12
  %13 = phi i64 [ %25, %12 ], [ 1, %11 ], !dbg !39
  %14 = phi i64 [ %22, %12 ], [ 0, %11 ], !dbg !39
  %15 = phi i32 [ %17, %12 ], [ %9, %11 ], !dbg !39
  %16 = freeze i32 %15, !dbg !40
  %17 = udiv i32 %16, 10, !dbg !40
  %18 = mul i32 %17, 10, !dbg !41
  %19 = sub i32 %16, %18, !dbg !41
  %20 = trunc nuw nsw i32 %19 to i8, !dbg !42
  %21 = or disjoint i8 %20, 48, !dbg !42
  %22 = add nuw nsw i64 %14, 1, !dbg !43
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 %14, !dbg !44
  store i8 %21, ptr %23, align 1, !dbg !45, !tbaa !46
  %24 = icmp ult i32 %15, 10, !dbg !47
  %25 = add nuw i64 %13, 1, !dbg !48
  br i1 %24, label %26, label %12, !dbg !48, !llvm.loop !49

26:                                               ; preds = %12, %26
  %27 = phi i64 [ %28, %26 ], [ %13, %12 ]
  %28 = add nsw i64 %27, -1, !dbg !53
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 %28, !dbg !54
  %30 = load i8, ptr %29, align 1, !dbg !54, !tbaa !46
  %31 = zext i8 %30 to i64, !dbg !55
  store volatile i64 %31, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !57, !tbaa !35
  %32 = trunc nuw i64 %27 to i32, !dbg !58
  %33 = icmp sgt i32 %32, 1, !dbg !58
  br i1 %33, label %26, label %34, !dbg !59, !llvm.loop !60

34:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !63
  %35 = icmp samesign ult i64 %5, 39, !dbg !64
  %36 = select i1 %35, i64 32, i64 10, !dbg !65
  store volatile i64 %36, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !66, !tbaa !35
  %37 = add nuw nsw i64 %5, 1, !dbg !68
  %38 = icmp eq i64 %37, 40, !dbg !69
  br i1 %38, label %68, label %4, !dbg !70, !llvm.loop !71

39:                                               ; preds = %68
  %40 = fptosi float %73 to i32, !dbg !74
  %41 = icmp slt i32 %40, 0
  %42 = call i32 @llvm.abs.i32(i32 %40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !75
  br i1 %41, label %43, label %44, !dbg !78

43:                                               ; preds = %39
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !79, !tbaa !35
  br label %44, !dbg !81

44:                                               ; preds = %43, %39
  br label %45, !dbg !82

45:                                               ; preds = %44, %45
  %46 = phi i64 [ %58, %45 ], [ 1, %44 ], !dbg !83
  %47 = phi i64 [ %55, %45 ], [ 0, %44 ], !dbg !83
  %48 = phi i32 [ %50, %45 ], [ %42, %44 ], !dbg !83
  %49 = freeze i32 %48, !dbg !84
  %50 = udiv i32 %49, 10, !dbg !84
  %51 = mul i32 %50, 10, !dbg !85
  %52 = sub i32 %49, %51, !dbg !85
  %53 = trunc nuw nsw i32 %52 to i8, !dbg !86
  %54 = or disjoint i8 %53, 48, !dbg !86
  %55 = add nuw nsw i64 %47, 1, !dbg !87
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 %47, !dbg !88
  store i8 %54, ptr %56, align 1, !dbg !89, !tbaa !46
  %57 = icmp ult i32 %48, 10, !dbg !90
  %58 = add nuw i64 %46, 1, !dbg !91
  br i1 %57, label %59, label %45, !dbg !91, !llvm.loop !92

59:                                               ; preds = %45, %59
  %60 = phi i64 [ %61, %59 ], [ %46, %45 ]
  %61 = add nsw i64 %60, -1, !dbg !94
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 %61, !dbg !95
  %63 = load i8, ptr %62, align 1, !dbg !95, !tbaa !46
  %64 = zext i8 %63 to i64, !dbg !96
  store volatile i64 %64, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !98, !tbaa !35
  %65 = trunc nuw i64 %60 to i32, !dbg !99
  %66 = icmp sgt i32 %65, 1, !dbg !99
  br i1 %66, label %59, label %67, !dbg !100, !llvm.loop !101

67:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !104
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !105, !tbaa !35
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !107
  ret i32 0, !dbg !108

68:                                               ; preds = %34, %68
  %69 = phi i64 [ %74, %68 ], [ 0, %34 ]
  %70 = phi float [ %73, %68 ], [ 0.000000e+00, %34 ]
  %71 = getelementptr inbounds nuw float, ptr @y, i64 %69, !dbg !109
  %72 = load float, ptr %71, align 4, !dbg !109, !tbaa !15
  %73 = fadd float %70, %72, !dbg !110
  %74 = add nuw nsw i64 %69, 1, !dbg !111
  %75 = icmp eq i64 %74, 40, !dbg !112
  br i1 %75, label %39, label %68, !dbg !113, !llvm.loop !114
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !117 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @prepare(i32 noundef %0, ptr readnone captures(none) %1) #3 !dbg !119 {
  %3 = mul nsw i32 %0, %0, !dbg !120
  %4 = uitofp nneg i32 %3 to float, !dbg !121
  %5 = fmul float %4, 1.250000e-01, !dbg !122
  %6 = sext i32 %0 to i64, !dbg !123
  %7 = getelementptr inbounds float, ptr @x, i64 %6, !dbg !123
  store float %5, ptr %7, align 4, !dbg !124, !tbaa !15
  %8 = mul i32 %0, -7, !dbg !125
  %9 = add i32 %8, 100, !dbg !126
  %10 = sitofp i32 %9 to float, !dbg !127
  %11 = getelementptr inbounds float, ptr @y, i64 %6, !dbg !128
  store float %10, ptr %11, align 4, !dbg !129, !tbaa !15
  ret void, !dbg !130
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @saxpy(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !131 {
  %3 = load float, ptr %1, align 4, !dbg !132, !tbaa !15
  %4 = sext i32 %0 to i64, !dbg !133
  %5 = getelementptr inbounds float, ptr @x, i64 %4, !dbg !133
  %6 = load float, ptr %5, align 4, !dbg !133, !tbaa !15
  %7 = fmul float %3, %6, !dbg !134
  %8 = getelementptr inbounds float, ptr @y, i64 %4, !dbg !135
  %9 = load float, ptr %8, align 4, !dbg !135, !tbaa !15
  %10 = fadd float %7, %9, !dbg !136
  store float %10, ptr %8, align 4, !dbg !137, !tbaa !15
  ret void, !dbg !138
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @convert(i32 noundef %0, ptr readnone captures(none) %1) #5 !dbg !139 {
  %3 = sext i32 %0 to i64, !dbg !140
  %4 = getelementptr inbounds float, ptr @y, i64 %3, !dbg !140
  %5 = load float, ptr %4, align 4, !dbg !140, !tbaa !15
  %6 = fmul float %5, 1.600000e+01, !dbg !141
  %7 = fptosi float %6 to i32, !dbg !142
  %8 = getelementptr inbounds i32, ptr @results, i64 %3, !dbg !143
  store i32 %7, ptr %8, align 4, !dbg !144, !tbaa !6
  ret void, !dbg !145
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/saxpy.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 28, column: 5, scope: !10)
!14 = !DILocation(line: 28, column: 11, scope: !10, atomGroup: 1, atomRank: 1)
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !DILocation(line: 29, column: 5, scope: !10)
!18 = !DILocation(line: 30, column: 5, scope: !10)
!19 = !DILocation(line: 31, column: 5, scope: !10)
!20 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23, atomGroup: 17, atomRank: 1)
!21 = distinct !DISubprogram(name: "show", scope: !22, file: !22, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!22 = !DIFile(filename: "programs/c/show.h", directory: "")
!23 = distinct !DILocation(line: 32, column: 5, scope: !10)
!24 = !DILocation(line: 25, column: 21, scope: !21, inlinedAt: !23)
!25 = !DILocation(line: 8, column: 5, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "show_number", scope: !22, file: !22, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!27 = distinct !DILocation(line: 25, column: 9, scope: !21, inlinedAt: !23)
!28 = !DILocation(line: 10, column: 28, scope: !26, inlinedAt: !27, atomGroup: 3, atomRank: 2)
!29 = !DILocation(line: 10, column: 21, scope: !26, inlinedAt: !27, atomGroup: 3, atomRank: 1)
!30 = !DILocation(line: 11, column: 16, scope: !26, inlinedAt: !27, atomGroup: 4, atomRank: 1)
!31 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !34, atomGroup: 1, atomRank: 1)
!32 = distinct !DISubprogram(name: "putchar", scope: !33, file: !33, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!33 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!34 = distinct !DILocation(line: 12, column: 9, scope: !26, inlinedAt: !27)
!35 = !{!36, !36, i64 0}
!36 = !{!"long", !8, i64 0}
!37 = !DILocation(line: 13, column: 5, scope: !26, inlinedAt: !27)
!38 = !DILocation(line: 14, column: 5, scope: !26, inlinedAt: !27)
!39 = !DILocation(line: 0, scope: !26, inlinedAt: !27)
!40 = !DILocation(line: 16, column: 14, scope: !26, inlinedAt: !27, atomGroup: 7, atomRank: 2)
!41 = !DILocation(line: 15, column: 45, scope: !26, inlinedAt: !27)
!42 = !DILocation(line: 15, column: 27, scope: !26, inlinedAt: !27, atomGroup: 5, atomRank: 2)
!43 = !DILocation(line: 15, column: 21, scope: !26, inlinedAt: !27, atomGroup: 6, atomRank: 2)
!44 = !DILocation(line: 15, column: 9, scope: !26, inlinedAt: !27)
!45 = !DILocation(line: 15, column: 25, scope: !26, inlinedAt: !27, atomGroup: 5, atomRank: 1)
!46 = !{!8, !8, i64 0}
!47 = !DILocation(line: 17, column: 19, scope: !26, inlinedAt: !27, atomGroup: 8, atomRank: 1)
!48 = !DILocation(line: 17, column: 5, scope: !26, inlinedAt: !27, atomGroup: 9, atomRank: 1)
!49 = distinct !{!49, !38, !50, !51, !52}
!50 = !DILocation(line: 17, column: 23, scope: !26, inlinedAt: !27)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = !DILocation(line: 19, column: 24, scope: !26, inlinedAt: !27, atomGroup: 12, atomRank: 2)
!54 = !DILocation(line: 19, column: 17, scope: !26, inlinedAt: !27)
!55 = !DILocation(line: 25, column: 97, scope: !32, inlinedAt: !56, atomGroup: 1, atomRank: 2)
!56 = distinct !DILocation(line: 19, column: 9, scope: !26, inlinedAt: !27)
!57 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !56, atomGroup: 1, atomRank: 1)
!58 = !DILocation(line: 18, column: 18, scope: !26, inlinedAt: !27, atomGroup: 10, atomRank: 1)
!59 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !27, atomGroup: 11, atomRank: 1)
!60 = distinct !{!60, !61, !62, !51, !52}
!61 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !27)
!62 = !DILocation(line: 20, column: 5, scope: !26, inlinedAt: !27)
!63 = !DILocation(line: 21, column: 1, scope: !26, inlinedAt: !27)
!64 = !DILocation(line: 26, column: 19, scope: !21, inlinedAt: !23)
!65 = !DILocation(line: 26, column: 17, scope: !21, inlinedAt: !23)
!66 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !67, atomGroup: 1, atomRank: 1)
!67 = distinct !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !23)
!68 = !DILocation(line: 24, column: 33, scope: !21, inlinedAt: !23, atomGroup: 4, atomRank: 2)
!69 = !DILocation(line: 24, column: 23, scope: !21, inlinedAt: !23, atomGroup: 2, atomRank: 1)
!70 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23, atomGroup: 3, atomRank: 1)
!71 = distinct !{!71, !72, !73, !51, !52}
!72 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23)
!73 = !DILocation(line: 27, column: 5, scope: !21, inlinedAt: !23)
!74 = !DILocation(line: 36, column: 17, scope: !10, atomGroup: 9, atomRank: 2)
!75 = !DILocation(line: 8, column: 5, scope: !26, inlinedAt: !76)
!76 = distinct !DILocation(line: 25, column: 9, scope: !21, inlinedAt: !77)
!77 = distinct !DILocation(line: 37, column: 5, scope: !10)
!78 = !DILocation(line: 11, column: 16, scope: !26, inlinedAt: !76, atomGroup: 4, atomRank: 1)
!79 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !80, atomGroup: 1, atomRank: 1)
!80 = distinct !DILocation(line: 12, column: 9, scope: !26, inlinedAt: !76)
!81 = !DILocation(line: 13, column: 5, scope: !26, inlinedAt: !76)
!82 = !DILocation(line: 14, column: 5, scope: !26, inlinedAt: !76)
!83 = !DILocation(line: 0, scope: !26, inlinedAt: !76)
!84 = !DILocation(line: 16, column: 14, scope: !26, inlinedAt: !76, atomGroup: 7, atomRank: 2)
!85 = !DILocation(line: 15, column: 45, scope: !26, inlinedAt: !76)
!86 = !DILocation(line: 15, column: 27, scope: !26, inlinedAt: !76, atomGroup: 5, atomRank: 2)
!87 = !DILocation(line: 15, column: 21, scope: !26, inlinedAt: !76, atomGroup: 6, atomRank: 2)
!88 = !DILocation(line: 15, column: 9, scope: !26, inlinedAt: !76)
!89 = !DILocation(line: 15, column: 25, scope: !26, inlinedAt: !76, atomGroup: 5, atomRank: 1)
!90 = !DILocation(line: 17, column: 19, scope: !26, inlinedAt: !76, atomGroup: 8, atomRank: 1)
!91 = !DILocation(line: 17, column: 5, scope: !26, inlinedAt: !76, atomGroup: 9, atomRank: 1)
!92 = distinct !{!92, !82, !93, !51, !52}
!93 = !DILocation(line: 17, column: 23, scope: !26, inlinedAt: !76)
!94 = !DILocation(line: 19, column: 24, scope: !26, inlinedAt: !76, atomGroup: 12, atomRank: 2)
!95 = !DILocation(line: 19, column: 17, scope: !26, inlinedAt: !76)
!96 = !DILocation(line: 25, column: 97, scope: !32, inlinedAt: !97, atomGroup: 1, atomRank: 2)
!97 = distinct !DILocation(line: 19, column: 9, scope: !26, inlinedAt: !76)
!98 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !97, atomGroup: 1, atomRank: 1)
!99 = !DILocation(line: 18, column: 18, scope: !26, inlinedAt: !76, atomGroup: 10, atomRank: 1)
!100 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !76, atomGroup: 11, atomRank: 1)
!101 = distinct !{!101, !102, !103, !51, !52}
!102 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !76)
!103 = !DILocation(line: 20, column: 5, scope: !26, inlinedAt: !76)
!104 = !DILocation(line: 21, column: 1, scope: !26, inlinedAt: !76)
!105 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !106, atomGroup: 1, atomRank: 1)
!106 = distinct !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !77)
!107 = !DILocation(line: 39, column: 1, scope: !10)
!108 = !DILocation(line: 38, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!109 = !DILocation(line: 34, column: 16, scope: !10)
!110 = !DILocation(line: 34, column: 13, scope: !10, atomGroup: 6, atomRank: 2)
!111 = !DILocation(line: 33, column: 34, scope: !10, atomGroup: 7, atomRank: 2)
!112 = !DILocation(line: 33, column: 23, scope: !10, atomGroup: 4, atomRank: 1)
!113 = !DILocation(line: 33, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!114 = distinct !{!114, !115, !116, !51, !52}
!115 = !DILocation(line: 33, column: 5, scope: !10)
!116 = !DILocation(line: 35, column: 5, scope: !10)
!117 = !DISubprogram(name: "launch", scope: !118, file: !118, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!119 = distinct !DISubprogram(name: "prepare", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!120 = !DILocation(line: 13, column: 32, scope: !119)
!121 = !DILocation(line: 13, column: 17, scope: !119)
!122 = !DILocation(line: 13, column: 42, scope: !119, atomGroup: 1, atomRank: 2)
!123 = !DILocation(line: 13, column: 5, scope: !119)
!124 = !DILocation(line: 13, column: 15, scope: !119, atomGroup: 1, atomRank: 1)
!125 = !DILocation(line: 14, column: 33, scope: !119)
!126 = !DILocation(line: 14, column: 29, scope: !119, atomGroup: 2, atomRank: 3)
!127 = !DILocation(line: 14, column: 17, scope: !119, atomGroup: 2, atomRank: 2)
!128 = !DILocation(line: 14, column: 5, scope: !119)
!129 = !DILocation(line: 14, column: 15, scope: !119, atomGroup: 2, atomRank: 1)
!130 = !DILocation(line: 15, column: 1, scope: !119, atomGroup: 3, atomRank: 1)
!131 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!132 = !DILocation(line: 18, column: 15, scope: !131, atomGroup: 1, atomRank: 2)
!133 = !DILocation(line: 19, column: 21, scope: !131)
!134 = !DILocation(line: 19, column: 19, scope: !131)
!135 = !DILocation(line: 19, column: 33, scope: !131)
!136 = !DILocation(line: 19, column: 31, scope: !131, atomGroup: 2, atomRank: 2)
!137 = !DILocation(line: 19, column: 15, scope: !131, atomGroup: 2, atomRank: 1)
!138 = !DILocation(line: 20, column: 1, scope: !131, atomGroup: 3, atomRank: 1)
!139 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!140 = !DILocation(line: 24, column: 29, scope: !139)
!141 = !DILocation(line: 24, column: 39, scope: !139, atomGroup: 1, atomRank: 3)
!142 = !DILocation(line: 24, column: 23, scope: !139, atomGroup: 1, atomRank: 2)
!143 = !DILocation(line: 24, column: 5, scope: !139)
!144 = !DILocation(line: 24, column: 21, scope: !139, atomGroup: 1, atomRank: 1)
!145 = !DILocation(line: 25, column: 1, scope: !139, atomGroup: 2, atomRank: 1)
