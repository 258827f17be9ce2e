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

4:                                                ; preds = %36, %0
  %5 = phi i64 [ 0, %0 ], [ %40, %36 ]
  %6 = getelementptr inbounds nuw i32, ptr @results, i64 %5, !dbg !24
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
  %14 = phi i64 [ %26, %13 ], [ 1, %12 ], !dbg !34
  %15 = phi i64 [ %23, %13 ], [ 0, %12 ], !dbg !34
  %16 = phi i32 [ %18, %13 ], [ %9, %12 ], !dbg !34
  %17 = freeze i32 %16, !dbg !35
  %18 = udiv i32 %17, 10, !dbg !35
  %19 = mul i32 %18, 10, !dbg !36
  %20 = sub i32 %17, %19, !dbg !36
  %21 = trunc nuw nsw i32 %20 to i8, !dbg !37
  %22 = or disjoint i8 %21, 48, !dbg !37
  %23 = add nuw nsw i64 %15, 1, !dbg !38
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 %15, !dbg !39
  store i8 %22, ptr %24, align 1, !dbg !40, !tbaa !41
  %25 = icmp ult i32 %16, 10, !dbg !42
  %26 = add nuw i64 %14, 1, !dbg !43
  br i1 %25, label %27, label %13, !dbg !43, !llvm.loop !44

27:                                               ; preds = %13, %27
  %28 = phi i64 [ %29, %27 ], [ %14, %13 ]
  %29 = add nsw i64 %28, -1, !dbg !48
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 %29, !dbg !49
  %31 = load i8, ptr %30, align 1, !dbg !49, !tbaa !41
  %32 = sext i8 %31 to i32, !dbg !49
  %33 = call i32 @putchar(i32 noundef %32) #8, !dbg !50
  %34 = trunc nuw i64 %28 to i32, !dbg !51
  %35 = icmp sgt i32 %34, 1, !dbg !51
  br i1 %35, label %27, label %36, !dbg !52, !llvm.loop !53

36:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !56
  %37 = icmp samesign ult i64 %5, 39, !dbg !57
  %38 = select i1 %37, i32 32, i32 10, !dbg !58
  %39 = call i32 @putchar(i32 noundef %38) #8, !dbg !59
  %40 = add nuw nsw i64 %5, 1, !dbg !60
  %41 = icmp eq i64 %40, 40, !dbg !61
  br i1 %41, label %74, label %4, !dbg !62, !llvm.loop !63

42:                                               ; preds = %74
  %43 = fptosi float %79 to i32, !dbg !66
  %44 = icmp slt i32 %43, 0
  %45 = call i32 @llvm.abs.i32(i32 %43, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !67
  br i1 %44, label %46, label %48, !dbg !70

46:                                               ; preds = %42
  %47 = call i32 @putchar(i32 noundef 45) #8, !dbg !71
  br label %48, !dbg !72

48:                                               ; preds = %46, %42
  br label %49, !dbg !73

49:                                               ; preds = %48, %49
  %50 = phi i64 [ %62, %49 ], [ 1, %48 ], !dbg !74
  %51 = phi i64 [ %59, %49 ], [ 0, %48 ], !dbg !74
  %52 = phi i32 [ %54, %49 ], [ %45, %48 ], !dbg !74
  %53 = freeze i32 %52, !dbg !75
  %54 = udiv i32 %53, 10, !dbg !75
  %55 = mul i32 %54, 10, !dbg !76
  %56 = sub i32 %53, %55, !dbg !76
  %57 = trunc nuw nsw i32 %56 to i8, !dbg !77
  %58 = or disjoint i8 %57, 48, !dbg !77
  %59 = add nuw nsw i64 %51, 1, !dbg !78
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 %51, !dbg !79
  store i8 %58, ptr %60, align 1, !dbg !80, !tbaa !41
  %61 = icmp ult i32 %52, 10, !dbg !81
  %62 = add nuw i64 %50, 1, !dbg !82
  br i1 %61, label %63, label %49, !dbg !82, !llvm.loop !83

63:                                               ; preds = %49, %63
  %64 = phi i64 [ %65, %63 ], [ %50, %49 ]
  %65 = add nsw i64 %64, -1, !dbg !85
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 %65, !dbg !86
  %67 = load i8, ptr %66, align 1, !dbg !86, !tbaa !41
  %68 = sext i8 %67 to i32, !dbg !86
  %69 = call i32 @putchar(i32 noundef %68) #8, !dbg !87
  %70 = trunc nuw i64 %64 to i32, !dbg !88
  %71 = icmp sgt i32 %70, 1, !dbg !88
  br i1 %71, label %63, label %72, !dbg !89, !llvm.loop !90

72:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !93
  %73 = call i32 @putchar(i32 noundef 10) #8, !dbg !94
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !95
  ret i32 0, !dbg !96

74:                                               ; preds = %36, %74
  %75 = phi i64 [ %80, %74 ], [ 0, %36 ]
  %76 = phi float [ %79, %74 ], [ 0.000000e+00, %36 ]
  %77 = getelementptr inbounds nuw float, ptr @y, i64 %75, !dbg !97
  %78 = load float, ptr %77, align 4, !dbg !97, !tbaa !15
  %79 = fadd float %76, %78, !dbg !98
  %80 = add nuw nsw i64 %75, 1, !dbg !99
  %81 = icmp eq i64 %80, 40, !dbg !100
  br i1 %81, label %42, label %74, !dbg !101, !llvm.loop !102
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !105 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @prepare(i32 noundef %0, ptr readnone captures(none) %1) #3 !dbg !107 {
  %3 = mul nsw i32 %0, %0, !dbg !108
  %4 = uitofp nneg i32 %3 to float, !dbg !109
  %5 = fmul float %4, 1.250000e-01, !dbg !110
  %6 = sext i32 %0 to i64, !dbg !111
  %7 = getelementptr inbounds float, ptr @x, i64 %6, !dbg !111
  store float %5, ptr %7, align 4, !dbg !112, !tbaa !15
  %8 = mul i32 %0, -7, !dbg !113
  %9 = add i32 %8, 100, !dbg !114
  %10 = sitofp i32 %9 to float, !dbg !115
  %11 = getelementptr inbounds float, ptr @y, i64 %6, !dbg !116
  store float %10, ptr %11, align 4, !dbg !117, !tbaa !15
  ret void, !dbg !118
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @saxpy(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !119 {
  %3 = load float, ptr %1, align 4, !dbg !120, !tbaa !15
  %4 = sext i32 %0 to i64, !dbg !121
  %5 = getelementptr inbounds float, ptr @x, i64 %4, !dbg !121
  %6 = load float, ptr %5, align 4, !dbg !121, !tbaa !15
  %7 = fmul float %3, %6, !dbg !122
  %8 = getelementptr inbounds float, ptr @y, i64 %4, !dbg !123
  %9 = load float, ptr %8, align 4, !dbg !123, !tbaa !15
  %10 = fadd float %7, %9, !dbg !124
  store float %10, ptr %8, align 4, !dbg !125, !tbaa !15
  ret void, !dbg !126
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @convert(i32 noundef %0, ptr readnone captures(none) %1) #5 !dbg !127 {
  %3 = sext i32 %0 to i64, !dbg !128
  %4 = getelementptr inbounds float, ptr @y, i64 %3, !dbg !128
  %5 = load float, ptr %4, align 4, !dbg !128, !tbaa !15
  %6 = fmul float %5, 1.600000e+01, !dbg !129
  %7 = fptosi float %6 to i32, !dbg !130
  %8 = getelementptr inbounds i32, ptr @results, i64 %3, !dbg !131
  store i32 %7, ptr %8, align 4, !dbg !132, !tbaa !6
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
