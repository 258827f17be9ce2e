; ModuleID = 'programs/c/numbers.c'
source_filename = "programs/c/numbers.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.result = type { i64, i64, i64, i64, i64, float, float, double, i16, i8 }

@results = internal unnamed_addr global [12 x %struct.result] zeroinitializer, align 16
@.str = private unnamed_addr constant [26 x i8] c"%lld %lld %lld %lld %llu\0A\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"%.9g %.9g %.17g %d %d\0A\00", align 1
@longs = internal unnamed_addr constant [12 x i64] [i64 0, i64 1, i64 -1, i64 1000000007, i64 -4294967297, i64 9223372036854775807, i64 -9223372036854775807, i64 65536, i64 123456789012345, i64 -77, i64 4294967296, i64 -1000000000000], align 16
@floats = internal unnamed_addr constant [12 x float] [float 0.000000e+00, float 1.500000e+00, float -2.250000e+00, float 0x421BF08EC0000000, float 0xBBC79CA100000000, float 0x3FB99999A0000000, float 0x4170000000000000, float -0.000000e+00, float 0x47D2CED320000000, float 7.000000e+00, float -3.500000e+00, float 0x37A16C2000000000], align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  tail call void @launch(ptr noundef nonnull @compute, i32 noundef 12, ptr noundef null) #4, !dbg !13
  br label %2, !dbg !14

1:                                                ; preds = %2
  ret i32 0, !dbg !15

2:                                                ; preds = %0, %2
  %3 = phi i32 [ 0, %0 ], [ %30, %2 ]
  %4 = getelementptr inbounds nuw %struct.result, ptr @results, i32 %3, !dbg !16
  %5 = load i64, ptr %4, align 16, !dbg !17, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %4, i32 8, !dbg !24
  %7 = load i64, ptr %6, align 8, !dbg !24, !tbaa !25
  %8 = getelementptr inbounds nuw i8, ptr %4, i32 16, !dbg !26
  %9 = load i64, ptr %8, align 16, !dbg !26, !tbaa !27
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 24, !dbg !28
  %11 = load i64, ptr %10, align 8, !dbg !28, !tbaa !29
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 32, !dbg !30
  %13 = load i64, ptr %12, align 16, !dbg !30, !tbaa !31
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i64 noundef %5, i64 noundef %7, i64 noundef %9, i64 noundef %11, i64 noundef %13) #4, !dbg !32
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 40, !dbg !33
  %16 = load float, ptr %15, align 8, !dbg !33, !tbaa !34
  %17 = fpext float %16 to double, !dbg !35
  %18 = getelementptr inbounds nuw i8, ptr %4, i32 44, !dbg !36
  %19 = load float, ptr %18, align 4, !dbg !36, !tbaa !37
  %20 = fpext float %19 to double, !dbg !38
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 48, !dbg !39
  %22 = load double, ptr %21, align 16, !dbg !39, !tbaa !40
  %23 = getelementptr inbounds nuw i8, ptr %4, i32 56, !dbg !41
  %24 = load i16, ptr %23, align 8, !dbg !41, !tbaa !42
  %25 = sext i16 %24 to i32, !dbg !43
  %26 = getelementptr inbounds nuw i8, ptr %4, i32 58, !dbg !44
  %27 = load i8, ptr %26, align 2, !dbg !44, !tbaa !45
  %28 = sext i8 %27 to i32, !dbg !46
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, double noundef %17, double noundef %20, double noundef %22, i32 noundef %25, i32 noundef %28) #4, !dbg !47
  %30 = add nuw nsw i32 %3, 1, !dbg !48
  %31 = icmp eq i32 %30, 12, !dbg !49
  br i1 %31, label %1, label %2, !dbg !50, !llvm.loop !51
}

declare !dbg !56 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @compute(i32 noundef %0, ptr readnone captures(none) %1) #2 !dbg !58 {
  %3 = getelementptr inbounds i64, ptr @longs, i32 %0, !dbg !59
  %4 = load i64, ptr %3, align 8, !dbg !60, !tbaa !61
  %5 = add nsw i32 %0, 5, !dbg !62
  %6 = srem i32 %5, 12, !dbg !63
  %7 = getelementptr inbounds i64, ptr @longs, i32 %6, !dbg !64
  %8 = load i64, ptr %7, align 8, !dbg !65, !tbaa !61
  %9 = getelementptr inbounds float, ptr @floats, i32 %0, !dbg !66
  %10 = load float, ptr %9, align 4, !dbg !67, !tbaa !68
  %11 = add nsw i32 %0, 7, !dbg !69
  %12 = srem i32 %11, 12, !dbg !70
  %13 = getelementptr inbounds float, ptr @floats, i32 %12, !dbg !71
  %14 = load float, ptr %13, align 4, !dbg !72, !tbaa !68
  %15 = getelementptr inbounds %struct.result, ptr @results, i32 %0, !dbg !73
  %16 = icmp eq i32 %6, 0, !dbg !74
  %17 = select i1 %16, i64 3, i64 %8, !dbg !75
  %18 = freeze i64 %4, !dbg !76
  %19 = freeze i64 %17, !dbg !76
  %20 = sdiv i64 %18, %19, !dbg !76
  store i64 %20, ptr %15, align 16, !dbg !77, !tbaa !18
  %21 = mul i64 %20, %19, !dbg !78
  %22 = sub i64 %18, %21, !dbg !78
  %23 = getelementptr inbounds nuw i8, ptr %15, i32 8, !dbg !79
  store i64 %22, ptr %23, align 8, !dbg !80, !tbaa !25
  %24 = mul i64 %8, %4, !dbg !81
  %25 = getelementptr inbounds nuw i8, ptr %15, i32 16, !dbg !82
  store i64 %24, ptr %25, align 16, !dbg !83, !tbaa !27
  %26 = mul nsw i32 %0, 5, !dbg !84
  %27 = zext nneg i32 %26 to i64, !dbg !85
  %28 = ashr i64 %4, %27, !dbg !86
  %29 = getelementptr inbounds nuw i8, ptr %15, i32 24, !dbg !87
  store i64 %28, ptr %29, align 8, !dbg !88, !tbaa !29
  %30 = udiv i64 %4, 10, !dbg !89
  %31 = getelementptr inbounds nuw i8, ptr %15, i32 32, !dbg !90
  store i64 %30, ptr %31, align 16, !dbg !91, !tbaa !31
  %32 = fadd float %10, %14, !dbg !92
  %33 = getelementptr inbounds nuw i8, ptr %15, i32 40, !dbg !93
  store float %32, ptr %33, align 8, !dbg !94, !tbaa !34
  %34 = fcmp oeq float %14, 0.000000e+00, !dbg !95
  %35 = fdiv float %10, %14, !dbg !96
  %36 = select i1 %34, float %10, float %35, !dbg !96
  %37 = getelementptr inbounds nuw i8, ptr %15, i32 44, !dbg !97
  store float %36, ptr %37, align 4, !dbg !98, !tbaa !37
  %38 = fpext float %10 to double, !dbg !99
  %39 = fpext float %14 to double, !dbg !100
  %40 = fmul double %38, %39, !dbg !101
  %41 = sitofp i64 %4 to double, !dbg !102
  %42 = fadd double %40, %41, !dbg !103
  %43 = getelementptr inbounds nuw i8, ptr %15, i32 48, !dbg !104
  store double %42, ptr %43, align 16, !dbg !105, !tbaa !40
  %44 = tail call float @llvm.fabs.f32(float %10), !dbg !106
  %45 = fcmp olt float %44, 1.000000e+06, !dbg !106
  %46 = select i1 %45, float %10, float 1.000000e+00, !dbg !106
  %47 = fptosi float %46 to i32, !dbg !107
  %48 = zext i32 %47 to i64, !dbg !107
  %49 = add i64 %4, %48, !dbg !108
  %50 = trunc i64 %49 to i16, !dbg !109
  %51 = getelementptr inbounds nuw i8, ptr %15, i32 56, !dbg !110
  store i16 %50, ptr %51, align 8, !dbg !111, !tbaa !42
  %52 = fcmp olt float %10, %14, !dbg !112
  %53 = zext i1 %52 to i8, !dbg !112
  %54 = fcmp ogt float %10, %14, !dbg !113
  %55 = sext i1 %54 to i8, !dbg !113
  %56 = fcmp ole float %10, %14, !dbg !114
  %57 = select i1 %56, i8 2, i8 0, !dbg !115
  %58 = icmp slt i64 %4, %8, !dbg !116
  %59 = select i1 %58, i8 4, i8 0, !dbg !117
  %60 = or disjoint i8 %59, %53, !dbg !118
  %61 = add nsw i8 %60, %55, !dbg !119
  %62 = add nsw i8 %61, %57, !dbg !120
  %63 = getelementptr inbounds nuw i8, ptr %15, i32 58, !dbg !121
  store i8 %62, ptr %63, align 2, !dbg !122, !tbaa !45
  ret void, !dbg !123
}

declare !dbg !124 i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/numbers.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 41, column: 5, scope: !10)
!14 = !DILocation(line: 42, column: 5, scope: !10, atomGroup: 23, atomRank: 1)
!15 = !DILocation(line: 47, column: 5, scope: !10, atomGroup: 7, atomRank: 1)
!16 = !DILocation(line: 43, column: 36, scope: !10, atomGroup: 4, atomRank: 2)
!17 = !DILocation(line: 44, column: 50, scope: !10)
!18 = !{!19, !20, i64 0}
!19 = !{!"result", !20, i64 0, !20, i64 8, !20, i64 16, !20, i64 24, !20, i64 32, !21, i64 40, !21, i64 44, !22, i64 48, !23, i64 56, !8, i64 58}
!20 = !{!"long long", !8, i64 0}
!21 = !{!"float", !8, i64 0}
!22 = !{!"double", !8, i64 0}
!23 = !{!"short", !8, i64 0}
!24 = !DILocation(line: 44, column: 64, scope: !10)
!25 = !{!19, !20, i64 8}
!26 = !DILocation(line: 44, column: 74, scope: !10)
!27 = !{!19, !20, i64 16}
!28 = !DILocation(line: 44, column: 87, scope: !10)
!29 = !{!19, !20, i64 24}
!30 = !DILocation(line: 44, column: 100, scope: !10)
!31 = !{!19, !20, i64 32}
!32 = !DILocation(line: 44, column: 9, scope: !10)
!33 = !DILocation(line: 45, column: 55, scope: !10)
!34 = !{!19, !21, i64 40}
!35 = !DILocation(line: 45, column: 43, scope: !10)
!36 = !DILocation(line: 45, column: 72, scope: !10)
!37 = !{!19, !21, i64 44}
!38 = !DILocation(line: 45, column: 60, scope: !10)
!39 = !DILocation(line: 45, column: 83, scope: !10)
!40 = !{!19, !22, i64 48}
!41 = !DILocation(line: 45, column: 93, scope: !10)
!42 = !{!19, !23, i64 56}
!43 = !DILocation(line: 45, column: 89, scope: !10)
!44 = !DILocation(line: 45, column: 105, scope: !10)
!45 = !{!19, !8, i64 58}
!46 = !DILocation(line: 45, column: 101, scope: !10)
!47 = !DILocation(line: 45, column: 9, scope: !10)
!48 = !DILocation(line: 42, column: 50, scope: !10, atomGroup: 5, atomRank: 2)
!49 = !DILocation(line: 42, column: 33, scope: !10, atomGroup: 2, atomRank: 1)
!50 = !DILocation(line: 42, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!51 = distinct !{!51, !52, !53, !54, !55}
!52 = !DILocation(line: 42, column: 5, scope: !10)
!53 = !DILocation(line: 46, column: 5, scope: !10)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DISubprogram(name: "launch", scope: !57, file: !57, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!58 = distinct !DISubprogram(name: "compute", scope: !1, file: !1, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!59 = !DILocation(line: 24, column: 19, scope: !58)
!60 = !DILocation(line: 24, column: 19, scope: !58, atomGroup: 1, atomRank: 2)
!61 = !{!20, !20, i64 0}
!62 = !DILocation(line: 24, column: 52, scope: !58)
!63 = !DILocation(line: 24, column: 57, scope: !58)
!64 = !DILocation(line: 24, column: 38, scope: !58)
!65 = !DILocation(line: 24, column: 38, scope: !58, atomGroup: 2, atomRank: 2)
!66 = !DILocation(line: 25, column: 15, scope: !58)
!67 = !DILocation(line: 25, column: 15, scope: !58, atomGroup: 3, atomRank: 2)
!68 = !{!21, !21, i64 0}
!69 = !DILocation(line: 25, column: 50, scope: !58)
!70 = !DILocation(line: 25, column: 55, scope: !58)
!71 = !DILocation(line: 25, column: 35, scope: !58)
!72 = !DILocation(line: 25, column: 35, scope: !58, atomGroup: 4, atomRank: 2)
!73 = !DILocation(line: 26, column: 30, scope: !58, atomGroup: 5, atomRank: 2)
!74 = !DILocation(line: 27, column: 27, scope: !58, atomGroup: 7, atomRank: 2)
!75 = !DILocation(line: 27, column: 25, scope: !58, atomGroup: 7, atomRank: 1)
!76 = !DILocation(line: 28, column: 26, scope: !58, atomGroup: 8, atomRank: 2)
!77 = !DILocation(line: 28, column: 22, scope: !58, atomGroup: 8, atomRank: 1)
!78 = !DILocation(line: 29, column: 22, scope: !58, atomGroup: 9, atomRank: 2)
!79 = !DILocation(line: 29, column: 13, scope: !58)
!80 = !DILocation(line: 29, column: 18, scope: !58, atomGroup: 9, atomRank: 1)
!81 = !DILocation(line: 30, column: 57, scope: !58, atomGroup: 10, atomRank: 2)
!82 = !DILocation(line: 30, column: 13, scope: !58)
!83 = !DILocation(line: 30, column: 21, scope: !58, atomGroup: 10, atomRank: 1)
!84 = !DILocation(line: 31, column: 36, scope: !58)
!85 = !DILocation(line: 31, column: 25, scope: !58)
!86 = !DILocation(line: 31, column: 25, scope: !58, atomGroup: 11, atomRank: 2)
!87 = !DILocation(line: 31, column: 13, scope: !58)
!88 = !DILocation(line: 31, column: 21, scope: !58, atomGroup: 11, atomRank: 1)
!89 = !DILocation(line: 32, column: 55, scope: !58, atomGroup: 12, atomRank: 2)
!90 = !DILocation(line: 32, column: 13, scope: !58)
!91 = !DILocation(line: 32, column: 31, scope: !58, atomGroup: 12, atomRank: 1)
!92 = !DILocation(line: 33, column: 21, scope: !58, atomGroup: 13, atomRank: 2)
!93 = !DILocation(line: 33, column: 13, scope: !58)
!94 = !DILocation(line: 33, column: 17, scope: !58, atomGroup: 13, atomRank: 1)
!95 = !DILocation(line: 34, column: 23, scope: !58, atomGroup: 15, atomRank: 2)
!96 = !DILocation(line: 34, column: 21, scope: !58, atomGroup: 15, atomRank: 1)
!97 = !DILocation(line: 34, column: 13, scope: !58)
!98 = !DILocation(line: 34, column: 19, scope: !58, atomGroup: 14, atomRank: 1)
!99 = !DILocation(line: 35, column: 20, scope: !58)
!100 = !DILocation(line: 35, column: 32, scope: !58)
!101 = !DILocation(line: 35, column: 30, scope: !58)
!102 = !DILocation(line: 35, column: 44, scope: !58)
!103 = !DILocation(line: 35, column: 42, scope: !58, atomGroup: 16, atomRank: 2)
!104 = !DILocation(line: 35, column: 13, scope: !58)
!105 = !DILocation(line: 35, column: 18, scope: !58, atomGroup: 16, atomRank: 1)
!106 = !DILocation(line: 36, column: 49, scope: !58, atomGroup: 18, atomRank: 1)
!107 = !DILocation(line: 36, column: 34, scope: !58)
!108 = !DILocation(line: 36, column: 32, scope: !58, atomGroup: 17, atomRank: 3)
!109 = !DILocation(line: 36, column: 22, scope: !58, atomGroup: 17, atomRank: 2)
!110 = !DILocation(line: 36, column: 13, scope: !58)
!111 = !DILocation(line: 36, column: 20, scope: !58, atomGroup: 17, atomRank: 1)
!112 = !DILocation(line: 37, column: 38, scope: !58)
!113 = !DILocation(line: 37, column: 48, scope: !58)
!114 = !DILocation(line: 37, column: 62, scope: !58)
!115 = !DILocation(line: 37, column: 57, scope: !58)
!116 = !DILocation(line: 37, column: 77, scope: !58)
!117 = !DILocation(line: 37, column: 72, scope: !58)
!118 = !DILocation(line: 37, column: 43, scope: !58)
!119 = !DILocation(line: 37, column: 53, scope: !58)
!120 = !DILocation(line: 37, column: 68, scope: !58, atomGroup: 20, atomRank: 3)
!121 = !DILocation(line: 37, column: 13, scope: !58)
!122 = !DILocation(line: 37, column: 19, scope: !58, atomGroup: 20, atomRank: 1)
!123 = !DILocation(line: 38, column: 1, scope: !58, atomGroup: 21, atomRank: 1)
!124 = !DISubprogram(name: "printf", scope: !125, file: !125, line: 13, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
