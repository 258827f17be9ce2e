; ModuleID = 'programs/c/saxpy.c'
source_filename = "programs/c/saxpy.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

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

4:                                                ; preds = %33, %0
  %5 = phi i32 [ 0, %0 ], [ %37, %33 ]
  %6 = getelementptr inbounds nuw i32, ptr @results, i32 %5, !dbg !24
  %7 = load i32, ptr %6, align 4, !dbg !24, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !25
  %8 = icmp slt i32 %7, 0, !dbg !28
  %9 = call i32 @llvm.abs.i32(i32 %7, i1 false), !dbg !29
  br i1 %8, label %10, label %12, !dbg !30

10:                                               ; preds = %4
  %11 = call i32 @putchar(i32 noundef 45) #8, !dbg !31
  br label %12, !dbg !32

12:                                               ; preds = %10, %4
  br label %13, !dbg !33

13:                                               ; preds = %12, %13
  %14 = phi i32 [ %22, %13 ], [ 0, %12 ], !dbg !34
  %15 = phi i32 [ %17, %13 ], [ %9, %12 ], !dbg !34
  %16 = freeze i32 %15, !dbg !35
  %17 = udiv i32 %16, 10, !dbg !35
  %18 = mul i32 %17, 10, !dbg !36
  %19 = sub i32 %16, %18, !dbg !36
  %20 = trunc nuw nsw i32 %19 to i8, !dbg !37
  %21 = or disjoint i8 %20, 48, !dbg !37
  %22 = add nuw nsw i32 %14, 1, !dbg !38
  %23 = getelementptr inbounds nuw i8, ptr %2, i32 %14, !dbg !39
  store i8 %21, ptr %23, align 1, !dbg !40, !tbaa !41
  %24 = icmp ult i32 %15, 10, !dbg !42
  br i1 %24, label %25, label %13, !dbg !43, !llvm.loop !44

25:                                               ; preds = %13, %25
  %26 = phi i32 [ %27, %25 ], [ %22, %13 ]
  %27 = add nsw i32 %26, -1, !dbg !48
  %28 = getelementptr inbounds nuw i8, ptr %2, i32 %27, !dbg !49
  %29 = load i8, ptr %28, align 1, !dbg !49, !tbaa !41
  %30 = sext i8 %29 to i32, !dbg !49
  %31 = call i32 @putchar(i32 noundef %30) #8, !dbg !50
  %32 = icmp sgt i32 %26, 1, !dbg !51
  br i1 %32, label %25, label %33, !dbg !52, !llvm.loop !53

33:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !56
  %34 = icmp samesign ult i32 %5, 39, !dbg !57
  %35 = select i1 %34, i32 32, i32 10, !dbg !58
  %36 = call i32 @putchar(i32 noundef %35) #8, !dbg !59
  %37 = add nuw nsw i32 %5, 1, !dbg !60
  %38 = icmp eq i32 %37, 40, !dbg !61
  br i1 %38, label %68, label %4, !dbg !62, !llvm.loop !63

39:                                               ; preds = %68
  %40 = fptosi float %73 to i32, !dbg !66
  %41 = icmp slt i32 %40, 0
  %42 = call i32 @llvm.abs.i32(i32 %40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !67
  br i1 %41, label %43, label %45, !dbg !70

43:                                               ; preds = %39
  %44 = call i32 @putchar(i32 noundef 45) #8, !dbg !71
  br label %45, !dbg !72

45:                                               ; preds = %43, %39
  br label %46, !dbg !73

46:                                               ; preds = %45, %46
  %47 = phi i32 [ %55, %46 ], [ 0, %45 ], !dbg !74
  %48 = phi i32 [ %50, %46 ], [ %42, %45 ], !dbg !74
  %49 = freeze i32 %48, !dbg !75
  %50 = udiv i32 %49, 10, !dbg !75
  %51 = mul i32 %50, 10, !dbg !76
  %52 = sub i32 %49, %51, !dbg !76
  %53 = trunc nuw nsw i32 %52 to i8, !dbg !77
  %54 = or disjoint i8 %53, 48, !dbg !77
  %55 = add nuw nsw i32 %47, 1, !dbg !78
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 %47, !dbg !79
  store i8 %54, ptr %56, align 1, !dbg !80, !tbaa !41
  %57 = icmp ult i32 %48, 10, !dbg !81
  br i1 %57, label %58, label %46, !dbg !82, !llvm.loop !83

58:                                               ; preds = %46, %58
  %59 = phi i32 [ %60, %58 ], [ %55, %46 ]
  %60 = add nsw i32 %59, -1, !dbg !85
  %61 = getelementptr inbounds nuw i8, ptr %1, i32 %60, !dbg !86
  %62 = load i8, ptr %61, align 1, !dbg !86, !tbaa !41
  %63 = sext i8 %62 to i32, !dbg !86
  %64 = call i32 @putchar(i32 noundef %63) #8, !dbg !87
  %65 = icmp sgt i32 %59, 1, !dbg !88
  br i1 %65, label %58, label %66, !dbg !89, !llvm.loop !90

66:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !93
  %67 = call i32 @putchar(i32 noundef 10) #8, !dbg !94
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !95
  ret i32 0, !dbg !96

68:                                               ; preds = %33, %68
  %69 = phi i32 [ %74, %68 ], [ 0, %33 ]
  %70 = phi float [ %73, %68 ], [ 0.000000e+00, %33 ]
  %71 = getelementptr inbounds nuw float, ptr @y, i32 %69, !dbg !97
  %72 = load float, ptr %71, align 4, !dbg !97, !tbaa !15
  %73 = fadd float %70, %72, !dbg !98
  %74 = add nuw nsw i32 %69, 1, !dbg !99
  %75 = icmp eq i32 %74, 40, !dbg !100
  br i1 %75, label %39, label %68, !dbg !101, !llvm.loop !102
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !105 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @prepare(i32 noundef %0, ptr readnone captures(none) %1) #3 !dbg !107 {
  %3 = mul nsw i32 %0, %0, !dbg !108
  %4 = uitofp nneg i32 %3 to float, !dbg !109
  %5 = fmul float %4, 1.250000e-01, !dbg !110
  %6 = getelementptr inbounds float, ptr @x, i32 %0, !dbg !111
  store float %5, ptr %6, align 4, !dbg !112, !tbaa !15
  %7 = mul i32 %0, -7, !dbg !113
  %8 = add i32 %7, 100, !dbg !114
  %9 = sitofp i32 %8 to float, !dbg !115
  %10 = getelementptr inbounds float, ptr @y, i32 %0, !dbg !116
  store float %9, ptr %10, align 4, !dbg !117, !tbaa !15
  ret void, !dbg !118
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @saxpy(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !119 {
  %3 = load float, ptr %1, align 4, !dbg !120, !tbaa !15
  %4 = getelementptr inbounds float, ptr @x, i32 %0, !dbg !121
  %5 = load float, ptr %4, align 4, !dbg !121, !tbaa !15
  %6 = fmul float %3, %5, !dbg !122
  %7 = getelementptr inbounds float, ptr @y, i32 %0, !dbg !123
  %8 = load float, ptr %7, align 4, !dbg !123, !tbaa !15
  %9 = fadd float %6, %8, !dbg !124
  store float %9, ptr %7, align 4, !dbg !125, !tbaa !15
  ret void, !dbg !126
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @convert(i32 noundef %0, ptr readnone captures(none) %1) #5 !dbg !127 {
  %3 = getelementptr inbounds float, ptr @y, i32 %0, !dbg !128
  %4 = load float, ptr %3, align 4, !dbg !128, !tbaa !15
  %5 = fmul float %4, 1.600000e+01, !dbg !129
  %6 = fptosi float %5 to i32, !dbg !130
  %7 = getelementptr inbounds i32, ptr @results, i32 %0, !dbg !131
  store i32 %6, ptr %7, align 4, !dbg !132, !tbaa !6
  ret void, !dbg !133
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !134 i32 @putchar(i32 noundef) local_unnamed_addr #2

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
!31 = !DILocation(line: 12, column: 9, scope: !26, inlinedAt: !27)
!32 = !DILocation(line: 13, column: 5, scope: !26, inlinedAt: !27)
!33 = !DILocation(line: 14, column: 5, scope: !26, inlinedAt: !27)
!34 = !DILocation(line: 0, scope: !26, inlinedAt: !27)
!35 = !DILocation(line: 16, column: 14, scope: !26, inlinedAt: !27, atomGroup: 7, atomRank: 2)
!36 = !DILocation(line: 15, column: 45, scope: !26, inlinedAt: !27)
!37 = !DILocation(line: 15, column: 27, scope: !26, inlinedAt: !27, atomGroup: 5, atomRank: 2)
!38 = !DILocation(line: 15, column: 21, scope: !26, inlinedAt: !27, atomGroup: 6, atomRank: 2)
!39 = !DILocation(line: 15, column: 9, scope: !26, inlinedAt: !27)
!40 = !DILocation(line: 15, column: 25, scope: !26, inlinedAt: !27, atomGroup: 5, atomRank: 1)
!41 = !{!8, !8, i64 0}
!42 = !DILocation(line: 17, column: 19, scope: !26, inlinedAt: !27, atomGroup: 8, atomRank: 1)
!43 = !DILocation(line: 17, column: 5, scope: !26, inlinedAt: !27, atomGroup: 9, atomRank: 1)
!44 = distinct !{!44, !33, !45, !46, !47}
!45 = !DILocation(line: 17, column: 23, scope: !26, inlinedAt: !27)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 19, column: 24, scope: !26, inlinedAt: !27, atomGroup: 12, atomRank: 2)
!49 = !DILocation(line: 19, column: 17, scope: !26, inlinedAt: !27)
!50 = !DILocation(line: 19, column: 9, scope: !26, inlinedAt: !27)
!51 = !DILocation(line: 18, column: 18, scope: !26, inlinedAt: !27, atomGroup: 10, atomRank: 1)
!52 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !27, atomGroup: 11, atomRank: 1)
!53 = distinct !{!53, !54, !55, !46, !47}
!54 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !27)
!55 = !DILocation(line: 20, column: 5, scope: !26, inlinedAt: !27)
!56 = !DILocation(line: 21, column: 1, scope: !26, inlinedAt: !27)
!57 = !DILocation(line: 26, column: 19, scope: !21, inlinedAt: !23)
!58 = !DILocation(line: 26, column: 17, scope: !21, inlinedAt: !23)
!59 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !23)
!60 = !DILocation(line: 24, column: 33, scope: !21, inlinedAt: !23, atomGroup: 4, atomRank: 2)
!61 = !DILocation(line: 24, column: 23, scope: !21, inlinedAt: !23, atomGroup: 2, atomRank: 1)
!62 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23, atomGroup: 3, atomRank: 1)
!63 = distinct !{!63, !64, !65, !46, !47}
!64 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23)
!65 = !DILocation(line: 27, column: 5, scope: !21, inlinedAt: !23)
!66 = !DILocation(line: 36, column: 17, scope: !10, atomGroup: 9, atomRank: 2)
!67 = !DILocation(line: 8, column: 5, scope: !26, inlinedAt: !68)
!68 = distinct !DILocation(line: 25, column: 9, scope: !21, inlinedAt: !69)
!69 = distinct !DILocation(line: 37, column: 5, scope: !10)
!70 = !DILocation(line: 11, column: 16, scope: !26, inlinedAt: !68, atomGroup: 4, atomRank: 1)
!71 = !DILocation(line: 12, column: 9, scope: !26, inlinedAt: !68)
!72 = !DILocation(line: 13, column: 5, scope: !26, inlinedAt: !68)
!73 = !DILocation(line: 14, column: 5, scope: !26, inlinedAt: !68)
!74 = !DILocation(line: 0, scope: !26, inlinedAt: !68)
!75 = !DILocation(line: 16, column: 14, scope: !26, inlinedAt: !68, atomGroup: 7, atomRank: 2)
!76 = !DILocation(line: 15, column: 45, scope: !26, inlinedAt: !68)
!77 = !DILocation(line: 15, column: 27, scope: !26, inlinedAt: !68, atomGroup: 5, atomRank: 2)
!78 = !DILocation(line: 15, column: 21, scope: !26, inlinedAt: !68, atomGroup: 6, atomRank: 2)
!79 = !DILocation(line: 15, column: 9, scope: !26, inlinedAt: !68)
!80 = !DILocation(line: 15, column: 25, scope: !26, inlinedAt: !68, atomGroup: 5, atomRank: 1)
!81 = !DILocation(line: 17, column: 19, scope: !26, inlinedAt: !68, atomGroup: 8, atomRank: 1)
!82 = !DILocation(line: 17, column: 5, scope: !26, inlinedAt: !68, atomGroup: 9, atomRank: 1)
!83 = distinct !{!83, !73, !84, !46, !47}
!84 = !DILocation(line: 17, column: 23, scope: !26, inlinedAt: !68)
!85 = !DILocation(line: 19, column: 24, scope: !26, inlinedAt: !68, atomGroup: 12, atomRank: 2)
!86 = !DILocation(line: 19, column: 17, scope: !26, inlinedAt: !68)
!87 = !DILocation(line: 19, column: 9, scope: !26, inlinedAt: !68)
!88 = !DILocation(line: 18, column: 18, scope: !26, inlinedAt: !68, atomGroup: 10, atomRank: 1)
!89 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !68, atomGroup: 11, atomRank: 1)
!90 = distinct !{!90, !91, !92, !46, !47}
!91 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !68)
!92 = !DILocation(line: 20, column: 5, scope: !26, inlinedAt: !68)
!93 = !DILocation(line: 21, column: 1, scope: !26, inlinedAt: !68)
!94 = !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !69)
!95 = !DILocation(line: 39, column: 1, scope: !10)
!96 = !DILocation(line: 38, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!97 = !DILocation(line: 34, column: 16, scope: !10)
!98 = !DILocation(line: 34, column: 13, scope: !10, atomGroup: 6, atomRank: 2)
!99 = !DILocation(line: 33, column: 34, scope: !10, atomGroup: 7, atomRank: 2)
!100 = !DILocation(line: 33, column: 23, scope: !10, atomGroup: 4, atomRank: 1)
!101 = !DILocation(line: 33, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!102 = distinct !{!102, !103, !104, !46, !47}
!103 = !DILocation(line: 33, column: 5, scope: !10)
!104 = !DILocation(line: 35, column: 5, scope: !10)
!105 = !DISubprogram(name: "launch", scope: !106, file: !106, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!107 = distinct !DISubprogram(name: "prepare", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!108 = !DILocation(line: 13, column: 32, scope: !107)
!109 = !DILocation(line: 13, column: 17, scope: !107)
!110 = !DILocation(line: 13, column: 42, scope: !107, atomGroup: 1, atomRank: 2)
!111 = !DILocation(line: 13, column: 5, scope: !107)
!112 = !DILocation(line: 13, column: 15, scope: !107, atomGroup: 1, atomRank: 1)
!113 = !DILocation(line: 14, column: 33, scope: !107)
!114 = !DILocation(line: 14, column: 29, scope: !107, atomGroup: 2, atomRank: 3)
!115 = !DILocation(line: 14, column: 17, scope: !107, atomGroup: 2, atomRank: 2)
!116 = !DILocation(line: 14, column: 5, scope: !107)
!117 = !DILocation(line: 14, column: 15, scope: !107, atomGroup: 2, atomRank: 1)
!118 = !DILocation(line: 15, column: 1, scope: !107, atomGroup: 3, atomRank: 1)
!119 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!120 = !DILocation(line: 18, column: 15, scope: !119, atomGroup: 1, atomRank: 2)
!121 = !DILocation(line: 19, column: 21, scope: !119)
!122 = !DILocation(line: 19, column: 19, scope: !119)
!123 = !DILocation(line: 19, column: 33, scope: !119)
!124 = !DILocation(line: 19, column: 31, scope: !119, atomGroup: 2, atomRank: 2)
!125 = !DILocation(line: 19, column: 15, scope: !119, atomGroup: 2, atomRank: 1)
!126 = !DILocation(line: 20, column: 1, scope: !119, atomGroup: 3, atomRank: 1)
!127 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!128 = !DILocation(line: 24, column: 29, scope: !127)
!129 = !DILocation(line: 24, column: 39, scope: !127, atomGroup: 1, atomRank: 3)
!130 = !DILocation(line: 24, column: 23, scope: !127, atomGroup: 1, atomRank: 2)
!131 = !DILocation(line: 24, column: 5, scope: !127)
!132 = !DILocation(line: 24, column: 21, scope: !127, atomGroup: 1, atomRank: 1)
!133 = !DILocation(line: 25, column: 1, scope: !127, atomGroup: 2, atomRank: 1)
!134 = !DISubprogram(name: "putchar", scope: !135, file: !135, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
