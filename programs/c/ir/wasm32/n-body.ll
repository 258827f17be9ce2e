; ModuleID = 'programs/c/n-body.c'
source_filename = "programs/c/n-body.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.body = type { float, float, float, float, float, float, float }

@bodies = hidden local_unnamed_addr global [2 x [8 x %struct.body]] zeroinitializer, align 16
@results = hidden local_unnamed_addr global [24 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca i32, align 4
  br label %3, !dbg !13

3:                                                ; preds = %0, %3
  %4 = phi i32 [ 0, %0 ], [ %36, %3 ]
  %5 = getelementptr inbounds nuw %struct.body, ptr @bodies, i32 %4, !dbg !14
  %6 = mul nuw nsw i32 %4, 3, !dbg !15
  %7 = and i32 %6, 7, !dbg !16
  %8 = uitofp nneg i32 %7 to float, !dbg !17
  %9 = fadd float %8, -3.500000e+00, !dbg !18
  %10 = trunc nuw nsw i32 %4 to i8, !dbg !19
  %11 = mul nuw i8 %10, 5, !dbg !19
  %12 = urem i8 %11, 7, !dbg !19
  %13 = zext nneg i8 %12 to i32, !dbg !19
  %14 = add nsw i32 %13, -3, !dbg !20
  %15 = sitofp i32 %14 to float, !dbg !20
  %16 = shl nuw nsw i8 %10, 1, !dbg !21
  %17 = urem i8 %16, 5, !dbg !21
  %18 = zext nneg i8 %17 to i32, !dbg !21
  %19 = add nsw i32 %18, -2, !dbg !22
  %20 = sitofp i32 %19 to float, !dbg !22
  %21 = uitofp nneg i32 %4 to float, !dbg !23
  %22 = fmul float %21, 2.500000e-01, !dbg !24
  %23 = fadd float %22, 1.000000e+00, !dbg !25
  %24 = and i32 %4, 3, !dbg !26
  %25 = uitofp nneg i32 %24 to float, !dbg !27
  %26 = fmul float %25, 1.250000e-01, !dbg !28
  %27 = and i32 %4, 1, !dbg !29
  %28 = uitofp nneg i32 %27 to float, !dbg !30
  %29 = fmul float %28, -2.500000e-01, !dbg !31
  store float %9, ptr %5, align 4, !dbg !32, !tbaa !33
  %30 = getelementptr inbounds nuw i8, ptr %5, i32 4, !dbg !32
  store float %15, ptr %30, align 4, !dbg !32, !tbaa !33
  %31 = getelementptr inbounds nuw i8, ptr %5, i32 8, !dbg !32
  store float %20, ptr %31, align 4, !dbg !32, !tbaa !33
  %32 = getelementptr inbounds nuw i8, ptr %5, i32 12, !dbg !32
  store float %23, ptr %32, align 4, !dbg !32, !tbaa !33
  %33 = getelementptr inbounds nuw i8, ptr %5, i32 16, !dbg !32
  store float 0.000000e+00, ptr %33, align 4, !dbg !32, !tbaa !33
  %34 = getelementptr inbounds nuw i8, ptr %5, i32 20, !dbg !32
  store float %26, ptr %34, align 4, !dbg !32, !tbaa !33
  %35 = getelementptr inbounds nuw i8, ptr %5, i32 24, !dbg !32
  store float %29, ptr %35, align 4, !dbg !32, !tbaa !33
  %36 = add nuw nsw i32 %4, 1, !dbg !35
  %37 = icmp eq i32 %36, 8, !dbg !36
  br i1 %37, label %38, label %3, !dbg !37, !llvm.loop !38

38:                                               ; preds = %3, %38
  %39 = phi i32 [ %41, %38 ], [ 0, %3 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !43
  %40 = and i32 %39, 1, !dbg !44
  store i32 %40, ptr %2, align 4, !dbg !45, !tbaa !6
  call void @launch(ptr noundef nonnull @move, i32 noundef 8, ptr noundef nonnull %2) #6, !dbg !46
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !47
  %41 = add nuw nsw i32 %39, 1, !dbg !48
  %42 = icmp eq i32 %41, 10, !dbg !49
  br i1 %42, label %79, label %38, !dbg !50, !llvm.loop !51

43:                                               ; preds = %79, %72
  %44 = phi i32 [ %76, %72 ], [ 0, %79 ]
  %45 = getelementptr inbounds nuw i32, ptr @results, i32 %44, !dbg !53
  %46 = load i32, ptr %45, align 4, !dbg !53, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !57
  %47 = icmp slt i32 %46, 0, !dbg !60
  %48 = call i32 @llvm.abs.i32(i32 %46, i1 false), !dbg !61
  br i1 %47, label %49, label %51, !dbg !62

49:                                               ; preds = %43
  %50 = call i32 @putchar(i32 noundef 45) #6, !dbg !63
  br label %51, !dbg !64

51:                                               ; preds = %49, %43
  br label %52, !dbg !65

52:                                               ; preds = %51, %52
  %53 = phi i32 [ %61, %52 ], [ 0, %51 ], !dbg !66
  %54 = phi i32 [ %56, %52 ], [ %48, %51 ], !dbg !66
  %55 = freeze i32 %54, !dbg !67
  %56 = udiv i32 %55, 10, !dbg !67
  %57 = mul i32 %56, 10, !dbg !68
  %58 = sub i32 %55, %57, !dbg !68
  %59 = trunc nuw nsw i32 %58 to i8, !dbg !69
  %60 = or disjoint i8 %59, 48, !dbg !69
  %61 = add nuw nsw i32 %53, 1, !dbg !70
  %62 = getelementptr inbounds nuw i8, ptr %1, i32 %53, !dbg !71
  store i8 %60, ptr %62, align 1, !dbg !72, !tbaa !73
  %63 = icmp ult i32 %54, 10, !dbg !74
  br i1 %63, label %64, label %52, !dbg !75, !llvm.loop !76

64:                                               ; preds = %52, %64
  %65 = phi i32 [ %66, %64 ], [ %61, %52 ]
  %66 = add nsw i32 %65, -1, !dbg !78
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 %66, !dbg !79
  %68 = load i8, ptr %67, align 1, !dbg !79, !tbaa !73
  %69 = sext i8 %68 to i32, !dbg !79
  %70 = call i32 @putchar(i32 noundef %69) #6, !dbg !80
  %71 = icmp sgt i32 %65, 1, !dbg !81
  br i1 %71, label %64, label %72, !dbg !82, !llvm.loop !83

72:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !86
  %73 = icmp eq i32 %44, 23, !dbg !87
  %74 = select i1 %73, i32 10, i32 32, !dbg !88
  %75 = call i32 @putchar(i32 noundef %74) #6, !dbg !89
  %76 = add nuw nsw i32 %44, 1, !dbg !90
  %77 = icmp eq i32 %76, 24, !dbg !91
  br i1 %77, label %78, label %43, !dbg !92, !llvm.loop !93

78:                                               ; preds = %72
  ret i32 0, !dbg !96

79:                                               ; preds = %38, %79
  %80 = phi i32 [ %97, %79 ], [ 0, %38 ]
  %81 = getelementptr inbounds nuw %struct.body, ptr @bodies, i32 %80, !dbg !97
  %82 = load float, ptr %81, align 4, !dbg !98, !tbaa !99
  %83 = fmul float %82, 6.553600e+04, !dbg !101
  %84 = fptosi float %83 to i32, !dbg !102
  %85 = mul nuw nsw i32 %80, 12, !dbg !103
  %86 = getelementptr inbounds nuw i8, ptr @results, i32 %85, !dbg !103
  store i32 %84, ptr %86, align 4, !dbg !104, !tbaa !6
  %87 = getelementptr inbounds nuw i8, ptr %81, i32 4, !dbg !105
  %88 = load float, ptr %87, align 4, !dbg !105, !tbaa !106
  %89 = fmul float %88, 6.553600e+04, !dbg !107
  %90 = fptosi float %89 to i32, !dbg !108
  %91 = getelementptr inbounds nuw i8, ptr %86, i32 4, !dbg !109
  store i32 %90, ptr %91, align 4, !dbg !110, !tbaa !6
  %92 = getelementptr inbounds nuw i8, ptr %81, i32 8, !dbg !111
  %93 = load float, ptr %92, align 4, !dbg !111, !tbaa !112
  %94 = fmul float %93, 6.553600e+04, !dbg !113
  %95 = fptosi float %94 to i32, !dbg !114
  %96 = getelementptr inbounds nuw i8, ptr %86, i32 8, !dbg !115
  store i32 %95, ptr %96, align 4, !dbg !116, !tbaa !6
  %97 = add nuw nsw i32 %80, 1, !dbg !117
  %98 = icmp eq i32 %97, 8, !dbg !118
  br i1 %98, label %43, label %79, !dbg !119, !llvm.loop !120
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !123 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @move(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !125 {
  %3 = load i32, ptr %1, align 4, !dbg !126, !tbaa !6
  %4 = getelementptr inbounds [8 x %struct.body], ptr @bodies, i32 %3, !dbg !127
  %5 = getelementptr inbounds %struct.body, ptr %4, i32 %0, !dbg !127
  %6 = load float, ptr %5, align 4, !dbg !128, !tbaa !33
  %7 = getelementptr inbounds nuw i8, ptr %5, i32 4, !dbg !128
  %8 = load float, ptr %7, align 4, !dbg !128, !tbaa !33
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 8, !dbg !128
  %10 = load float, ptr %9, align 4, !dbg !128, !tbaa !33
  %11 = getelementptr inbounds nuw i8, ptr %5, i32 12, !dbg !128
  %12 = load float, ptr %11, align 4, !dbg !128, !tbaa !33
  %13 = getelementptr inbounds nuw i8, ptr %5, i32 16, !dbg !128
  %14 = load float, ptr %13, align 4, !dbg !128, !tbaa !33
  %15 = getelementptr inbounds nuw i8, ptr %5, i32 20, !dbg !128
  %16 = load float, ptr %15, align 4, !dbg !128, !tbaa !33
  %17 = getelementptr inbounds nuw i8, ptr %5, i32 24, !dbg !128
  %18 = load float, ptr %17, align 4, !dbg !128, !tbaa !33
  br label %41, !dbg !129

19:                                               ; preds = %75
  %20 = fmul float %82, 3.125000e-02, !dbg !130
  %21 = fadd float %14, %20, !dbg !131
  %22 = fmul float %84, 3.125000e-02, !dbg !132
  %23 = fadd float %16, %22, !dbg !133
  %24 = fmul float %86, 3.125000e-02, !dbg !134
  %25 = fadd float %18, %24, !dbg !135
  %26 = fmul float %21, 3.125000e-02, !dbg !136
  %27 = fadd float %6, %26, !dbg !137
  %28 = fmul float %23, 3.125000e-02, !dbg !138
  %29 = fadd float %8, %28, !dbg !139
  %30 = fmul float %25, 3.125000e-02, !dbg !140
  %31 = fadd float %10, %30, !dbg !141
  %32 = sub nsw i32 1, %3, !dbg !142
  %33 = getelementptr inbounds [8 x %struct.body], ptr @bodies, i32 %32, !dbg !143
  %34 = getelementptr inbounds %struct.body, ptr %33, i32 %0, !dbg !143
  store float %27, ptr %34, align 4, !dbg !144, !tbaa !33
  %35 = getelementptr inbounds nuw i8, ptr %34, i32 4, !dbg !144
  store float %29, ptr %35, align 4, !dbg !144, !tbaa !33
  %36 = getelementptr inbounds nuw i8, ptr %34, i32 8, !dbg !144
  store float %31, ptr %36, align 4, !dbg !144, !tbaa !33
  %37 = getelementptr inbounds nuw i8, ptr %34, i32 12, !dbg !144
  store float %12, ptr %37, align 4, !dbg !144, !tbaa !33
  %38 = getelementptr inbounds nuw i8, ptr %34, i32 16, !dbg !144
  store float %21, ptr %38, align 4, !dbg !144, !tbaa !33
  %39 = getelementptr inbounds nuw i8, ptr %34, i32 20, !dbg !144
  store float %23, ptr %39, align 4, !dbg !144, !tbaa !33
  %40 = getelementptr inbounds nuw i8, ptr %34, i32 24, !dbg !144
  store float %25, ptr %40, align 4, !dbg !144, !tbaa !33
  ret void, !dbg !145

41:                                               ; preds = %2, %75
  %42 = phi i32 [ 0, %2 ], [ %87, %75 ]
  %43 = phi float [ 0.000000e+00, %2 ], [ %86, %75 ]
  %44 = phi float [ 0.000000e+00, %2 ], [ %84, %75 ]
  %45 = phi float [ 0.000000e+00, %2 ], [ %82, %75 ]
  %46 = getelementptr inbounds nuw %struct.body, ptr %4, i32 %42, !dbg !146
  %47 = load float, ptr %46, align 4, !dbg !147, !tbaa !99
  %48 = fsub float %47, %6, !dbg !148
  %49 = getelementptr inbounds nuw i8, ptr %46, i32 4, !dbg !149
  %50 = load float, ptr %49, align 4, !dbg !149, !tbaa !106
  %51 = fsub float %50, %8, !dbg !150
  %52 = getelementptr inbounds nuw i8, ptr %46, i32 8, !dbg !151
  %53 = load float, ptr %52, align 4, !dbg !151, !tbaa !112
  %54 = fsub float %53, %10, !dbg !152
  %55 = fmul float %48, %48, !dbg !153
  %56 = fmul float %51, %51, !dbg !154
  %57 = fadd float %55, %56, !dbg !155
  %58 = fmul float %54, %54, !dbg !156
  %59 = fadd float %57, %58, !dbg !157
  %60 = fadd float %59, 6.250000e-02, !dbg !158
  %61 = bitcast float %60 to i32, !dbg !159
  %62 = lshr i32 %61, 1, !dbg !162
  %63 = sub nsw i32 1597463007, %62, !dbg !163
  %64 = bitcast i32 %63 to float, !dbg !164
  %65 = fmul float %60, 5.000000e-01
  br label %66, !dbg !165

66:                                               ; preds = %66, %41
  %67 = phi i32 [ 0, %41 ], [ %73, %66 ]
  %68 = phi float [ %64, %41 ], [ %72, %66 ]
  %69 = fmul float %65, %68, !dbg !166
  %70 = fmul float %68, %69, !dbg !167
  %71 = fsub float 1.500000e+00, %70, !dbg !168
  %72 = fmul float %68, %71, !dbg !169
  %73 = add nuw nsw i32 %67, 1, !dbg !170
  %74 = icmp eq i32 %73, 4, !dbg !171
  br i1 %74, label %75, label %66, !dbg !172, !llvm.loop !173

75:                                               ; preds = %66
  %76 = getelementptr inbounds nuw i8, ptr %46, i32 12, !dbg !176
  %77 = load float, ptr %76, align 4, !dbg !176, !tbaa !177
  %78 = fmul float %72, %77, !dbg !178
  %79 = fmul float %72, %78, !dbg !179
  %80 = fmul float %72, %79, !dbg !180
  %81 = fmul float %48, %80, !dbg !181
  %82 = fadd float %45, %81, !dbg !182
  %83 = fmul float %51, %80, !dbg !183
  %84 = fadd float %44, %83, !dbg !184
  %85 = fmul float %54, %80, !dbg !185
  %86 = fadd float %43, %85, !dbg !186
  %87 = add nuw nsw i32 %42, 1, !dbg !187
  %88 = icmp eq i32 %87, 8, !dbg !188
  br i1 %88, label %19, label %41, !dbg !189, !llvm.loop !190
}

declare !dbg !193 i32 @putchar(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "programs/c/n-body.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 50, type: !11, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 51, column: 5, scope: !10, atomGroup: 37, atomRank: 1)
!14 = !DILocation(line: 52, column: 9, scope: !10)
!15 = !DILocation(line: 52, column: 48, scope: !10)
!16 = !DILocation(line: 52, column: 52, scope: !10)
!17 = !DILocation(line: 52, column: 38, scope: !10)
!18 = !DILocation(line: 52, column: 57, scope: !10, atomGroup: 4, atomRank: 2)
!19 = !DILocation(line: 52, column: 79, scope: !10)
!20 = !DILocation(line: 52, column: 84, scope: !10, atomGroup: 4, atomRank: 2)
!21 = !DILocation(line: 52, column: 106, scope: !10)
!22 = !DILocation(line: 52, column: 111, scope: !10, atomGroup: 4, atomRank: 2)
!23 = !DILocation(line: 53, column: 45, scope: !10)
!24 = !DILocation(line: 53, column: 54, scope: !10)
!25 = !DILocation(line: 53, column: 43, scope: !10, atomGroup: 4, atomRank: 2)
!26 = !DILocation(line: 53, column: 111, scope: !10)
!27 = !DILocation(line: 53, column: 101, scope: !10)
!28 = !DILocation(line: 53, column: 99, scope: !10, atomGroup: 4, atomRank: 2)
!29 = !DILocation(line: 54, column: 57, scope: !10)
!30 = !DILocation(line: 54, column: 47, scope: !10)
!31 = !DILocation(line: 54, column: 45, scope: !10, atomGroup: 4, atomRank: 2)
!32 = !DILocation(line: 52, column: 24, scope: !10, atomGroup: 4, atomRank: 1)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !8, i64 0}
!35 = !DILocation(line: 51, column: 34, scope: !10, atomGroup: 5, atomRank: 2)
!36 = !DILocation(line: 51, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!37 = !DILocation(line: 51, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!38 = distinct !{!38, !39, !40, !41, !42}
!39 = !DILocation(line: 51, column: 5, scope: !10)
!40 = !DILocation(line: 55, column: 5, scope: !10)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = !DILocation(line: 57, column: 9, scope: !10)
!44 = !DILocation(line: 57, column: 25, scope: !10, atomGroup: 10, atomRank: 2)
!45 = !DILocation(line: 57, column: 13, scope: !10, atomGroup: 10, atomRank: 1)
!46 = !DILocation(line: 58, column: 9, scope: !10)
!47 = !DILocation(line: 59, column: 5, scope: !10)
!48 = !DILocation(line: 56, column: 42, scope: !10, atomGroup: 11, atomRank: 2)
!49 = !DILocation(line: 56, column: 29, scope: !10, atomGroup: 8, atomRank: 1)
!50 = !DILocation(line: 56, column: 5, scope: !10, atomGroup: 9, atomRank: 1)
!51 = distinct !{!51, !52, !47, !41, !42}
!52 = !DILocation(line: 56, column: 5, scope: !10)
!53 = !DILocation(line: 25, column: 21, scope: !54, inlinedAt: !56)
!54 = distinct !DISubprogram(name: "show", scope: !55, file: !55, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!55 = !DIFile(filename: "programs/c/show.h", directory: "")
!56 = distinct !DILocation(line: 66, column: 5, scope: !10)
!57 = !DILocation(line: 8, column: 5, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "show_number", scope: !55, file: !55, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!59 = distinct !DILocation(line: 25, column: 9, scope: !54, inlinedAt: !56)
!60 = !DILocation(line: 10, column: 28, scope: !58, inlinedAt: !59, atomGroup: 3, atomRank: 2)
!61 = !DILocation(line: 10, column: 21, scope: !58, inlinedAt: !59, atomGroup: 3, atomRank: 1)
!62 = !DILocation(line: 11, column: 16, scope: !58, inlinedAt: !59, atomGroup: 4, atomRank: 1)
!63 = !DILocation(line: 12, column: 9, scope: !58, inlinedAt: !59)
!64 = !DILocation(line: 13, column: 5, scope: !58, inlinedAt: !59)
!65 = !DILocation(line: 14, column: 5, scope: !58, inlinedAt: !59)
!66 = !DILocation(line: 0, scope: !58, inlinedAt: !59)
!67 = !DILocation(line: 16, column: 14, scope: !58, inlinedAt: !59, atomGroup: 7, atomRank: 2)
!68 = !DILocation(line: 15, column: 45, scope: !58, inlinedAt: !59)
!69 = !DILocation(line: 15, column: 27, scope: !58, inlinedAt: !59, atomGroup: 5, atomRank: 2)
!70 = !DILocation(line: 15, column: 21, scope: !58, inlinedAt: !59, atomGroup: 6, atomRank: 2)
!71 = !DILocation(line: 15, column: 9, scope: !58, inlinedAt: !59)
!72 = !DILocation(line: 15, column: 25, scope: !58, inlinedAt: !59, atomGroup: 5, atomRank: 1)
!73 = !{!8, !8, i64 0}
!74 = !DILocation(line: 17, column: 19, scope: !58, inlinedAt: !59, atomGroup: 8, atomRank: 1)
!75 = !DILocation(line: 17, column: 5, scope: !58, inlinedAt: !59, atomGroup: 9, atomRank: 1)
!76 = distinct !{!76, !65, !77, !41, !42}
!77 = !DILocation(line: 17, column: 23, scope: !58, inlinedAt: !59)
!78 = !DILocation(line: 19, column: 24, scope: !58, inlinedAt: !59, atomGroup: 12, atomRank: 2)
!79 = !DILocation(line: 19, column: 17, scope: !58, inlinedAt: !59)
!80 = !DILocation(line: 19, column: 9, scope: !58, inlinedAt: !59)
!81 = !DILocation(line: 18, column: 18, scope: !58, inlinedAt: !59, atomGroup: 10, atomRank: 1)
!82 = !DILocation(line: 18, column: 5, scope: !58, inlinedAt: !59, atomGroup: 11, atomRank: 1)
!83 = distinct !{!83, !84, !85, !41, !42}
!84 = !DILocation(line: 18, column: 5, scope: !58, inlinedAt: !59)
!85 = !DILocation(line: 20, column: 5, scope: !58, inlinedAt: !59)
!86 = !DILocation(line: 21, column: 1, scope: !58, inlinedAt: !59)
!87 = !DILocation(line: 26, column: 19, scope: !54, inlinedAt: !56)
!88 = !DILocation(line: 26, column: 17, scope: !54, inlinedAt: !56)
!89 = !DILocation(line: 26, column: 9, scope: !54, inlinedAt: !56)
!90 = !DILocation(line: 24, column: 33, scope: !54, inlinedAt: !56, atomGroup: 4, atomRank: 2)
!91 = !DILocation(line: 24, column: 23, scope: !54, inlinedAt: !56, atomGroup: 2, atomRank: 1)
!92 = !DILocation(line: 24, column: 5, scope: !54, inlinedAt: !56, atomGroup: 3, atomRank: 1)
!93 = distinct !{!93, !94, !95, !41, !42}
!94 = !DILocation(line: 24, column: 5, scope: !54, inlinedAt: !56)
!95 = !DILocation(line: 27, column: 5, scope: !54, inlinedAt: !56)
!96 = !DILocation(line: 67, column: 5, scope: !10, atomGroup: 22, atomRank: 1)
!97 = !DILocation(line: 61, column: 36, scope: !10, atomGroup: 16, atomRank: 2)
!98 = !DILocation(line: 62, column: 38, scope: !10)
!99 = !{!100, !34, i64 0}
!100 = !{!"body", !34, i64 0, !34, i64 4, !34, i64 8, !34, i64 12, !34, i64 16, !34, i64 20, !34, i64 24}
!101 = !DILocation(line: 62, column: 40, scope: !10, atomGroup: 17, atomRank: 3)
!102 = !DILocation(line: 62, column: 26, scope: !10, atomGroup: 17, atomRank: 2)
!103 = !DILocation(line: 62, column: 9, scope: !10)
!104 = !DILocation(line: 62, column: 24, scope: !10, atomGroup: 17, atomRank: 1)
!105 = !DILocation(line: 63, column: 42, scope: !10)
!106 = !{!100, !34, i64 4}
!107 = !DILocation(line: 63, column: 44, scope: !10, atomGroup: 18, atomRank: 3)
!108 = !DILocation(line: 63, column: 30, scope: !10, atomGroup: 18, atomRank: 2)
!109 = !DILocation(line: 63, column: 9, scope: !10)
!110 = !DILocation(line: 63, column: 28, scope: !10, atomGroup: 18, atomRank: 1)
!111 = !DILocation(line: 64, column: 42, scope: !10)
!112 = !{!100, !34, i64 8}
!113 = !DILocation(line: 64, column: 44, scope: !10, atomGroup: 19, atomRank: 3)
!114 = !DILocation(line: 64, column: 30, scope: !10, atomGroup: 19, atomRank: 2)
!115 = !DILocation(line: 64, column: 9, scope: !10)
!116 = !DILocation(line: 64, column: 28, scope: !10, atomGroup: 19, atomRank: 1)
!117 = !DILocation(line: 60, column: 34, scope: !10, atomGroup: 20, atomRank: 2)
!118 = !DILocation(line: 60, column: 23, scope: !10, atomGroup: 14, atomRank: 1)
!119 = !DILocation(line: 60, column: 5, scope: !10, atomGroup: 15, atomRank: 1)
!120 = distinct !{!120, !121, !122, !41, !42}
!121 = !DILocation(line: 60, column: 5, scope: !10)
!122 = !DILocation(line: 65, column: 5, scope: !10)
!123 = !DISubprogram(name: "launch", scope: !124, file: !124, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!124 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!125 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 28, type: !11, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!126 = !DILocation(line: 29, column: 16, scope: !125, atomGroup: 1, atomRank: 2)
!127 = !DILocation(line: 30, column: 24, scope: !125)
!128 = !DILocation(line: 30, column: 24, scope: !125, atomGroup: 2, atomRank: 1)
!129 = !DILocation(line: 32, column: 5, scope: !125, atomGroup: 35, atomRank: 1)
!130 = !DILocation(line: 41, column: 24, scope: !125)
!131 = !DILocation(line: 41, column: 18, scope: !125, atomGroup: 20, atomRank: 2)
!132 = !DILocation(line: 42, column: 24, scope: !125)
!133 = !DILocation(line: 42, column: 18, scope: !125, atomGroup: 21, atomRank: 2)
!134 = !DILocation(line: 43, column: 24, scope: !125)
!135 = !DILocation(line: 43, column: 18, scope: !125, atomGroup: 22, atomRank: 2)
!136 = !DILocation(line: 44, column: 28, scope: !125)
!137 = !DILocation(line: 44, column: 12, scope: !125, atomGroup: 23, atomRank: 2)
!138 = !DILocation(line: 45, column: 28, scope: !125)
!139 = !DILocation(line: 45, column: 12, scope: !125, atomGroup: 24, atomRank: 2)
!140 = !DILocation(line: 46, column: 28, scope: !125)
!141 = !DILocation(line: 46, column: 12, scope: !125, atomGroup: 25, atomRank: 2)
!142 = !DILocation(line: 47, column: 14, scope: !125)
!143 = !DILocation(line: 47, column: 5, scope: !125)
!144 = !DILocation(line: 47, column: 32, scope: !125, atomGroup: 26, atomRank: 1)
!145 = !DILocation(line: 48, column: 1, scope: !125, atomGroup: 27, atomRank: 1)
!146 = !DILocation(line: 33, column: 37, scope: !125, atomGroup: 9, atomRank: 2)
!147 = !DILocation(line: 34, column: 27, scope: !125)
!148 = !DILocation(line: 34, column: 29, scope: !125, atomGroup: 10, atomRank: 2)
!149 = !DILocation(line: 34, column: 51, scope: !125)
!150 = !DILocation(line: 34, column: 53, scope: !125, atomGroup: 11, atomRank: 2)
!151 = !DILocation(line: 34, column: 75, scope: !125)
!152 = !DILocation(line: 34, column: 77, scope: !125, atomGroup: 12, atomRank: 2)
!153 = !DILocation(line: 35, column: 41, scope: !125)
!154 = !DILocation(line: 35, column: 51, scope: !125)
!155 = !DILocation(line: 35, column: 46, scope: !125)
!156 = !DILocation(line: 35, column: 61, scope: !125)
!157 = !DILocation(line: 35, column: 56, scope: !125)
!158 = !DILocation(line: 35, column: 66, scope: !125)
!159 = !DILocation(line: 20, column: 53, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "inverse_root", scope: !1, file: !1, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!161 = distinct !DILocation(line: 35, column: 25, scope: !125)
!162 = !DILocation(line: 20, column: 58, scope: !160, inlinedAt: !161)
!163 = !DILocation(line: 20, column: 29, scope: !160, inlinedAt: !161, atomGroup: 2, atomRank: 2)
!164 = !DILocation(line: 20, column: 16, scope: !160, inlinedAt: !161, atomGroup: 2, atomRank: 1)
!165 = !DILocation(line: 22, column: 5, scope: !160, inlinedAt: !161, atomGroup: 33, atomRank: 1)
!166 = !DILocation(line: 23, column: 44, scope: !160, inlinedAt: !161)
!167 = !DILocation(line: 23, column: 51, scope: !160, inlinedAt: !161)
!168 = !DILocation(line: 23, column: 29, scope: !160, inlinedAt: !161)
!169 = !DILocation(line: 23, column: 21, scope: !160, inlinedAt: !161, atomGroup: 7, atomRank: 2)
!170 = !DILocation(line: 22, column: 29, scope: !160, inlinedAt: !161, atomGroup: 8, atomRank: 2)
!171 = !DILocation(line: 22, column: 23, scope: !160, inlinedAt: !161, atomGroup: 5, atomRank: 1)
!172 = !DILocation(line: 22, column: 5, scope: !160, inlinedAt: !161, atomGroup: 6, atomRank: 1)
!173 = distinct !{!173, !174, !175, !41, !42}
!174 = !DILocation(line: 22, column: 5, scope: !160, inlinedAt: !161)
!175 = !DILocation(line: 24, column: 5, scope: !160, inlinedAt: !161)
!176 = !DILocation(line: 36, column: 29, scope: !125)
!177 = !{!100, !34, i64 12}
!178 = !DILocation(line: 36, column: 34, scope: !125)
!179 = !DILocation(line: 36, column: 44, scope: !125)
!180 = !DILocation(line: 36, column: 54, scope: !125, atomGroup: 14, atomRank: 2)
!181 = !DILocation(line: 37, column: 18, scope: !125)
!182 = !DILocation(line: 37, column: 12, scope: !125, atomGroup: 15, atomRank: 2)
!183 = !DILocation(line: 38, column: 18, scope: !125)
!184 = !DILocation(line: 38, column: 12, scope: !125, atomGroup: 16, atomRank: 2)
!185 = !DILocation(line: 39, column: 18, scope: !125)
!186 = !DILocation(line: 39, column: 12, scope: !125, atomGroup: 17, atomRank: 2)
!187 = !DILocation(line: 32, column: 34, scope: !125, atomGroup: 18, atomRank: 2)
!188 = !DILocation(line: 32, column: 23, scope: !125, atomGroup: 7, atomRank: 1)
!189 = !DILocation(line: 32, column: 5, scope: !125, atomGroup: 8, atomRank: 1)
!190 = distinct !{!190, !191, !192, !41, !42}
!191 = !DILocation(line: 32, column: 5, scope: !125)
!192 = !DILocation(line: 40, column: 5, scope: !125)
!193 = !DISubprogram(name: "putchar", scope: !194, file: !194, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
