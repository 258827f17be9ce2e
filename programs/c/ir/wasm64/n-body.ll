; ModuleID = 'programs/c/n-body.c'
source_filename = "programs/c/n-body.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  %4 = phi i64 [ 0, %0 ], [ %38, %3 ]
  %5 = getelementptr inbounds nuw %struct.body, ptr @bodies, i64 %4, !dbg !14
  %6 = trunc i64 %4 to i32, !dbg !15
  %7 = mul i32 %6, 3, !dbg !15
  %8 = and i32 %7, 7, !dbg !15
  %9 = uitofp nneg i32 %8 to float, !dbg !16
  %10 = fadd float %9, -3.500000e+00, !dbg !17
  %11 = trunc nuw nsw i64 %4 to i32, !dbg !18
  %12 = trunc i64 %4 to i8, !dbg !18
  %13 = mul nuw i8 %12, 5, !dbg !18
  %14 = urem i8 %13, 7, !dbg !18
  %15 = zext nneg i8 %14 to i32, !dbg !18
  %16 = add nsw i32 %15, -3, !dbg !19
  %17 = sitofp i32 %16 to float, !dbg !19
  %18 = shl nuw nsw i8 %12, 1, !dbg !20
  %19 = urem i8 %18, 5, !dbg !20
  %20 = zext nneg i8 %19 to i32, !dbg !20
  %21 = add nsw i32 %20, -2, !dbg !21
  %22 = sitofp i32 %21 to float, !dbg !21
  %23 = uitofp nneg i32 %11 to float, !dbg !22
  %24 = fmul float %23, 2.500000e-01, !dbg !23
  %25 = fadd float %24, 1.000000e+00, !dbg !24
  %26 = and i32 %11, 3, !dbg !25
  %27 = uitofp nneg i32 %26 to float, !dbg !26
  %28 = fmul float %27, 1.250000e-01, !dbg !27
  %29 = and i32 %11, 1, !dbg !28
  %30 = uitofp nneg i32 %29 to float, !dbg !29
  %31 = fmul float %30, -2.500000e-01, !dbg !30
  store float %10, ptr %5, align 4, !dbg !31, !tbaa !32
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 4, !dbg !31
  store float %17, ptr %32, align 4, !dbg !31, !tbaa !32
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !31
  store float %22, ptr %33, align 4, !dbg !31, !tbaa !32
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 12, !dbg !31
  store float %25, ptr %34, align 4, !dbg !31, !tbaa !32
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !31
  store float 0.000000e+00, ptr %35, align 4, !dbg !31, !tbaa !32
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 20, !dbg !31
  store float %28, ptr %36, align 4, !dbg !31, !tbaa !32
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !31
  store float %31, ptr %37, align 4, !dbg !31, !tbaa !32
  %38 = add nuw nsw i64 %4, 1, !dbg !34
  %39 = icmp eq i64 %38, 8, !dbg !35
  br i1 %39, label %40, label %3, !dbg !36, !llvm.loop !37

40:                                               ; preds = %3, %40
  %41 = phi i32 [ %43, %40 ], [ 0, %3 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !42
  %42 = and i32 %41, 1, !dbg !43
  store i32 %42, ptr %2, align 4, !dbg !44, !tbaa !6
  call void @launch(ptr noundef nonnull @move, i32 noundef 8, ptr noundef nonnull %2) #6, !dbg !45
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !46
  %43 = add nuw nsw i32 %41, 1, !dbg !47
  %44 = icmp eq i32 %43, 10, !dbg !48
  br i1 %44, label %81, label %40, !dbg !49, !llvm.loop !50

45:                                               ; preds = %81, %75
  %46 = phi i64 [ %78, %75 ], [ 0, %81 ]
  %47 = getelementptr inbounds nuw i32, ptr @results, i64 %46, !dbg !52
  %48 = load i32, ptr %47, align 4, !dbg !52, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !56
  %49 = icmp slt i32 %48, 0, !dbg !59
  %50 = call i32 @llvm.abs.i32(i32 %48, i1 false), !dbg !60
  br i1 %49, label %51, label %52, !dbg !61

51:                                               ; preds = %45
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !62, !tbaa !66
  br label %52, !dbg !68

52:                                               ; preds = %51, %45
  br label %53, !dbg !69

53:                                               ; preds = %52, %53
  %54 = phi i64 [ %66, %53 ], [ 1, %52 ], !dbg !70
  %55 = phi i64 [ %63, %53 ], [ 0, %52 ], !dbg !70
  %56 = phi i32 [ %58, %53 ], [ %50, %52 ], !dbg !70
  %57 = freeze i32 %56, !dbg !71
  %58 = udiv i32 %57, 10, !dbg !71
  %59 = mul i32 %58, 10, !dbg !72
  %60 = sub i32 %57, %59, !dbg !72
  %61 = trunc nuw nsw i32 %60 to i8, !dbg !73
  %62 = or disjoint i8 %61, 48, !dbg !73
  %63 = add nuw nsw i64 %55, 1, !dbg !74
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 %55, !dbg !75
  store i8 %62, ptr %64, align 1, !dbg !76, !tbaa !77
  %65 = icmp ult i32 %56, 10, !dbg !78
  %66 = add nuw i64 %54, 1, !dbg !79
  br i1 %65, label %67, label %53, !dbg !79, !llvm.loop !80

67:                                               ; preds = %53, %67
  %68 = phi i64 [ %69, %67 ], [ %54, %53 ]
  %69 = add nsw i64 %68, -1, !dbg !82
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 %69, !dbg !83
  %71 = load i8, ptr %70, align 1, !dbg !83, !tbaa !77
  %72 = zext i8 %71 to i64, !dbg !84
  store volatile i64 %72, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !86, !tbaa !66
  %73 = trunc nuw i64 %68 to i32, !dbg !87
  %74 = icmp sgt i32 %73, 1, !dbg !87
  br i1 %74, label %67, label %75, !dbg !88, !llvm.loop !89

75:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !92
  %76 = icmp eq i64 %46, 23, !dbg !93
  %77 = select i1 %76, i64 10, i64 32, !dbg !94
  store volatile i64 %77, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !95, !tbaa !66
  %78 = add nuw nsw i64 %46, 1, !dbg !97
  %79 = icmp eq i64 %78, 24, !dbg !98
  br i1 %79, label %80, label %45, !dbg !99, !llvm.loop !100

80:                                               ; preds = %75
  ret i32 0, !dbg !103

81:                                               ; preds = %40, %81
  %82 = phi i64 [ %99, %81 ], [ 0, %40 ]
  %83 = getelementptr inbounds nuw %struct.body, ptr @bodies, i64 %82, !dbg !104
  %84 = load float, ptr %83, align 4, !dbg !105, !tbaa !106
  %85 = fmul float %84, 6.553600e+04, !dbg !108
  %86 = fptosi float %85 to i32, !dbg !109
  %87 = mul nuw nsw i64 %82, 12, !dbg !110
  %88 = getelementptr inbounds nuw i8, ptr @results, i64 %87, !dbg !110
  store i32 %86, ptr %88, align 4, !dbg !111, !tbaa !6
  %89 = getelementptr inbounds nuw i8, ptr %83, i64 4, !dbg !112
  %90 = load float, ptr %89, align 4, !dbg !112, !tbaa !113
  %91 = fmul float %90, 6.553600e+04, !dbg !114
  %92 = fptosi float %91 to i32, !dbg !115
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 4, !dbg !116
  store i32 %92, ptr %93, align 4, !dbg !117, !tbaa !6
  %94 = getelementptr inbounds nuw i8, ptr %83, i64 8, !dbg !118
  %95 = load float, ptr %94, align 4, !dbg !118, !tbaa !119
  %96 = fmul float %95, 6.553600e+04, !dbg !120
  %97 = fptosi float %96 to i32, !dbg !121
  %98 = getelementptr inbounds nuw i8, ptr %88, i64 8, !dbg !122
  store i32 %97, ptr %98, align 4, !dbg !123, !tbaa !6
  %99 = add nuw nsw i64 %82, 1, !dbg !124
  %100 = icmp eq i64 %99, 8, !dbg !125
  br i1 %100, label %45, label %81, !dbg !126, !llvm.loop !127
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !130 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @move(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !132 {
  %3 = load i32, ptr %1, align 4, !dbg !133, !tbaa !6
  %4 = sext i32 %3 to i64, !dbg !134
  %5 = getelementptr inbounds [8 x %struct.body], ptr @bodies, i64 %4, !dbg !134
  %6 = sext i32 %0 to i64, !dbg !134
  %7 = getelementptr inbounds %struct.body, ptr %5, i64 %6, !dbg !134
  %8 = load float, ptr %7, align 4, !dbg !135, !tbaa !32
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4, !dbg !135
  %10 = load float, ptr %9, align 4, !dbg !135, !tbaa !32
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !135
  %12 = load float, ptr %11, align 4, !dbg !135, !tbaa !32
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 12, !dbg !135
  %14 = load float, ptr %13, align 4, !dbg !135, !tbaa !32
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 16, !dbg !135
  %16 = load float, ptr %15, align 4, !dbg !135, !tbaa !32
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 20, !dbg !135
  %18 = load float, ptr %17, align 4, !dbg !135, !tbaa !32
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 24, !dbg !135
  %20 = load float, ptr %19, align 4, !dbg !135, !tbaa !32
  br label %44, !dbg !136

21:                                               ; preds = %78
  %22 = fmul float %85, 3.125000e-02, !dbg !137
  %23 = fadd float %16, %22, !dbg !138
  %24 = fmul float %87, 3.125000e-02, !dbg !139
  %25 = fadd float %18, %24, !dbg !140
  %26 = fmul float %89, 3.125000e-02, !dbg !141
  %27 = fadd float %20, %26, !dbg !142
  %28 = fmul float %23, 3.125000e-02, !dbg !143
  %29 = fadd float %8, %28, !dbg !144
  %30 = fmul float %25, 3.125000e-02, !dbg !145
  %31 = fadd float %10, %30, !dbg !146
  %32 = fmul float %27, 3.125000e-02, !dbg !147
  %33 = fadd float %12, %32, !dbg !148
  %34 = sub nsw i32 1, %3, !dbg !149
  %35 = sext i32 %34 to i64, !dbg !150
  %36 = getelementptr inbounds [8 x %struct.body], ptr @bodies, i64 %35, !dbg !150
  %37 = getelementptr inbounds %struct.body, ptr %36, i64 %6, !dbg !150
  store float %29, ptr %37, align 4, !dbg !151, !tbaa !32
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4, !dbg !151
  store float %31, ptr %38, align 4, !dbg !151, !tbaa !32
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8, !dbg !151
  store float %33, ptr %39, align 4, !dbg !151, !tbaa !32
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 12, !dbg !151
  store float %14, ptr %40, align 4, !dbg !151, !tbaa !32
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 16, !dbg !151
  store float %23, ptr %41, align 4, !dbg !151, !tbaa !32
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 20, !dbg !151
  store float %25, ptr %42, align 4, !dbg !151, !tbaa !32
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 24, !dbg !151
  store float %27, ptr %43, align 4, !dbg !151, !tbaa !32
  ret void, !dbg !152

44:                                               ; preds = %2, %78
  %45 = phi i64 [ 0, %2 ], [ %90, %78 ]
  %46 = phi float [ 0.000000e+00, %2 ], [ %89, %78 ]
  %47 = phi float [ 0.000000e+00, %2 ], [ %87, %78 ]
  %48 = phi float [ 0.000000e+00, %2 ], [ %85, %78 ]
  %49 = getelementptr inbounds nuw %struct.body, ptr %5, i64 %45, !dbg !153
  %50 = load float, ptr %49, align 4, !dbg !154, !tbaa !106
  %51 = fsub float %50, %8, !dbg !155
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 4, !dbg !156
  %53 = load float, ptr %52, align 4, !dbg !156, !tbaa !113
  %54 = fsub float %53, %10, !dbg !157
  %55 = getelementptr inbounds nuw i8, ptr %49, i64 8, !dbg !158
  %56 = load float, ptr %55, align 4, !dbg !158, !tbaa !119
  %57 = fsub float %56, %12, !dbg !159
  %58 = fmul float %51, %51, !dbg !160
  %59 = fmul float %54, %54, !dbg !161
  %60 = fadd float %58, %59, !dbg !162
  %61 = fmul float %57, %57, !dbg !163
  %62 = fadd float %60, %61, !dbg !164
  %63 = fadd float %62, 6.250000e-02, !dbg !165
  %64 = bitcast float %63 to i32, !dbg !166
  %65 = lshr i32 %64, 1, !dbg !169
  %66 = sub nsw i32 1597463007, %65, !dbg !170
  %67 = bitcast i32 %66 to float, !dbg !171
  %68 = fmul float %63, 5.000000e-01
  br label %69, !dbg !172

69:                                               ; preds = %69, %44
  %70 = phi i32 [ 0, %44 ], [ %76, %69 ]
  %71 = phi float [ %67, %44 ], [ %75, %69 ]
  %72 = fmul float %68, %71, !dbg !173
  %73 = fmul float %71, %72, !dbg !174
  %74 = fsub float 1.500000e+00, %73, !dbg !175
  %75 = fmul float %71, %74, !dbg !176
  %76 = add nuw nsw i32 %70, 1, !dbg !177
  %77 = icmp eq i32 %76, 4, !dbg !178
  br i1 %77, label %78, label %69, !dbg !179, !llvm.loop !180

78:                                               ; preds = %69
  %79 = getelementptr inbounds nuw i8, ptr %49, i64 12, !dbg !183
  %80 = load float, ptr %79, align 4, !dbg !183, !tbaa !184
  %81 = fmul float %75, %80, !dbg !185
  %82 = fmul float %75, %81, !dbg !186
  %83 = fmul float %75, %82, !dbg !187
  %84 = fmul float %51, %83, !dbg !188
  %85 = fadd float %48, %84, !dbg !189
  %86 = fmul float %54, %83, !dbg !190
  %87 = fadd float %47, %86, !dbg !191
  %88 = fmul float %57, %83, !dbg !192
  %89 = fadd float %46, %88, !dbg !193
  %90 = add nuw nsw i64 %45, 1, !dbg !194
  %91 = icmp eq i64 %90, 8, !dbg !195
  br i1 %91, label %21, label %44, !dbg !196, !llvm.loop !197
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
!15 = !DILocation(line: 52, column: 52, scope: !10)
!16 = !DILocation(line: 52, column: 38, scope: !10)
!17 = !DILocation(line: 52, column: 57, scope: !10, atomGroup: 4, atomRank: 2)
!18 = !DILocation(line: 52, column: 79, scope: !10)
!19 = !DILocation(line: 52, column: 84, scope: !10, atomGroup: 4, atomRank: 2)
!20 = !DILocation(line: 52, column: 106, scope: !10)
!21 = !DILocation(line: 52, column: 111, scope: !10, atomGroup: 4, atomRank: 2)
!22 = !DILocation(line: 53, column: 45, scope: !10)
!23 = !DILocation(line: 53, column: 54, scope: !10)
!24 = !DILocation(line: 53, column: 43, scope: !10, atomGroup: 4, atomRank: 2)
!25 = !DILocation(line: 53, column: 111, scope: !10)
!26 = !DILocation(line: 53, column: 101, scope: !10)
!27 = !DILocation(line: 53, column: 99, scope: !10, atomGroup: 4, atomRank: 2)
!28 = !DILocation(line: 54, column: 57, scope: !10)
!29 = !DILocation(line: 54, column: 47, scope: !10)
!30 = !DILocation(line: 54, column: 45, scope: !10, atomGroup: 4, atomRank: 2)
!31 = !DILocation(line: 52, column: 24, scope: !10, atomGroup: 4, atomRank: 1)
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !8, i64 0}
!34 = !DILocation(line: 51, column: 34, scope: !10, atomGroup: 5, atomRank: 2)
!35 = !DILocation(line: 51, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!36 = !DILocation(line: 51, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!37 = distinct !{!37, !38, !39, !40, !41}
!38 = !DILocation(line: 51, column: 5, scope: !10)
!39 = !DILocation(line: 55, column: 5, scope: !10)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 57, column: 9, scope: !10)
!43 = !DILocation(line: 57, column: 25, scope: !10, atomGroup: 10, atomRank: 2)
!44 = !DILocation(line: 57, column: 13, scope: !10, atomGroup: 10, atomRank: 1)
!45 = !DILocation(line: 58, column: 9, scope: !10)
!46 = !DILocation(line: 59, column: 5, scope: !10)
!47 = !DILocation(line: 56, column: 42, scope: !10, atomGroup: 11, atomRank: 2)
!48 = !DILocation(line: 56, column: 29, scope: !10, atomGroup: 8, atomRank: 1)
!49 = !DILocation(line: 56, column: 5, scope: !10, atomGroup: 9, atomRank: 1)
!50 = distinct !{!50, !51, !46, !40, !41}
!51 = !DILocation(line: 56, column: 5, scope: !10)
!52 = !DILocation(line: 25, column: 21, scope: !53, inlinedAt: !55)
!53 = distinct !DISubprogram(name: "show", scope: !54, file: !54, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!54 = !DIFile(filename: "programs/c/show.h", directory: "")
!55 = distinct !DILocation(line: 66, column: 5, scope: !10)
!56 = !DILocation(line: 8, column: 5, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "show_number", scope: !54, file: !54, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!58 = distinct !DILocation(line: 25, column: 9, scope: !53, inlinedAt: !55)
!59 = !DILocation(line: 10, column: 28, scope: !57, inlinedAt: !58, atomGroup: 3, atomRank: 2)
!60 = !DILocation(line: 10, column: 21, scope: !57, inlinedAt: !58, atomGroup: 3, atomRank: 1)
!61 = !DILocation(line: 11, column: 16, scope: !57, inlinedAt: !58, atomGroup: 4, atomRank: 1)
!62 = !DILocation(line: 25, column: 95, scope: !63, inlinedAt: !65, atomGroup: 1, atomRank: 1)
!63 = distinct !DISubprogram(name: "putchar", scope: !64, file: !64, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!64 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!65 = distinct !DILocation(line: 12, column: 9, scope: !57, inlinedAt: !58)
!66 = !{!67, !67, i64 0}
!67 = !{!"long", !8, i64 0}
!68 = !DILocation(line: 13, column: 5, scope: !57, inlinedAt: !58)
!69 = !DILocation(line: 14, column: 5, scope: !57, inlinedAt: !58)
!70 = !DILocation(line: 0, scope: !57, inlinedAt: !58)
!71 = !DILocation(line: 16, column: 14, scope: !57, inlinedAt: !58, atomGroup: 7, atomRank: 2)
!72 = !DILocation(line: 15, column: 45, scope: !57, inlinedAt: !58)
!73 = !DILocation(line: 15, column: 27, scope: !57, inlinedAt: !58, atomGroup: 5, atomRank: 2)
!74 = !DILocation(line: 15, column: 21, scope: !57, inlinedAt: !58, atomGroup: 6, atomRank: 2)
!75 = !DILocation(line: 15, column: 9, scope: !57, inlinedAt: !58)
!76 = !DILocation(line: 15, column: 25, scope: !57, inlinedAt: !58, atomGroup: 5, atomRank: 1)
!77 = !{!8, !8, i64 0}
!78 = !DILocation(line: 17, column: 19, scope: !57, inlinedAt: !58, atomGroup: 8, atomRank: 1)
!79 = !DILocation(line: 17, column: 5, scope: !57, inlinedAt: !58, atomGroup: 9, atomRank: 1)
!80 = distinct !{!80, !69, !81, !40, !41}
!81 = !DILocation(line: 17, column: 23, scope: !57, inlinedAt: !58)
!82 = !DILocation(line: 19, column: 24, scope: !57, inlinedAt: !58, atomGroup: 12, atomRank: 2)
!83 = !DILocation(line: 19, column: 17, scope: !57, inlinedAt: !58)
!84 = !DILocation(line: 25, column: 97, scope: !63, inlinedAt: !85, atomGroup: 1, atomRank: 2)
!85 = distinct !DILocation(line: 19, column: 9, scope: !57, inlinedAt: !58)
!86 = !DILocation(line: 25, column: 95, scope: !63, inlinedAt: !85, atomGroup: 1, atomRank: 1)
!87 = !DILocation(line: 18, column: 18, scope: !57, inlinedAt: !58, atomGroup: 10, atomRank: 1)
!88 = !DILocation(line: 18, column: 5, scope: !57, inlinedAt: !58, atomGroup: 11, atomRank: 1)
!89 = distinct !{!89, !90, !91, !40, !41}
!90 = !DILocation(line: 18, column: 5, scope: !57, inlinedAt: !58)
!91 = !DILocation(line: 20, column: 5, scope: !57, inlinedAt: !58)
!92 = !DILocation(line: 21, column: 1, scope: !57, inlinedAt: !58)
!93 = !DILocation(line: 26, column: 19, scope: !53, inlinedAt: !55)
!94 = !DILocation(line: 26, column: 17, scope: !53, inlinedAt: !55)
!95 = !DILocation(line: 25, column: 95, scope: !63, inlinedAt: !96, atomGroup: 1, atomRank: 1)
!96 = distinct !DILocation(line: 26, column: 9, scope: !53, inlinedAt: !55)
!97 = !DILocation(line: 24, column: 33, scope: !53, inlinedAt: !55, atomGroup: 4, atomRank: 2)
!98 = !DILocation(line: 24, column: 23, scope: !53, inlinedAt: !55, atomGroup: 2, atomRank: 1)
!99 = !DILocation(line: 24, column: 5, scope: !53, inlinedAt: !55, atomGroup: 3, atomRank: 1)
!100 = distinct !{!100, !101, !102, !40, !41}
!101 = !DILocation(line: 24, column: 5, scope: !53, inlinedAt: !55)
!102 = !DILocation(line: 27, column: 5, scope: !53, inlinedAt: !55)
!103 = !DILocation(line: 67, column: 5, scope: !10, atomGroup: 22, atomRank: 1)
!104 = !DILocation(line: 61, column: 36, scope: !10, atomGroup: 16, atomRank: 2)
!105 = !DILocation(line: 62, column: 38, scope: !10)
!106 = !{!107, !33, i64 0}
!107 = !{!"body", !33, i64 0, !33, i64 4, !33, i64 8, !33, i64 12, !33, i64 16, !33, i64 20, !33, i64 24}
!108 = !DILocation(line: 62, column: 40, scope: !10, atomGroup: 17, atomRank: 3)
!109 = !DILocation(line: 62, column: 26, scope: !10, atomGroup: 17, atomRank: 2)
!110 = !DILocation(line: 62, column: 9, scope: !10)
!111 = !DILocation(line: 62, column: 24, scope: !10, atomGroup: 17, atomRank: 1)
!112 = !DILocation(line: 63, column: 42, scope: !10)
!113 = !{!107, !33, i64 4}
!114 = !DILocation(line: 63, column: 44, scope: !10, atomGroup: 18, atomRank: 3)
!115 = !DILocation(line: 63, column: 30, scope: !10, atomGroup: 18, atomRank: 2)
!116 = !DILocation(line: 63, column: 9, scope: !10)
!117 = !DILocation(line: 63, column: 28, scope: !10, atomGroup: 18, atomRank: 1)
!118 = !DILocation(line: 64, column: 42, scope: !10)
!119 = !{!107, !33, i64 8}
!120 = !DILocation(line: 64, column: 44, scope: !10, atomGroup: 19, atomRank: 3)
!121 = !DILocation(line: 64, column: 30, scope: !10, atomGroup: 19, atomRank: 2)
!122 = !DILocation(line: 64, column: 9, scope: !10)
!123 = !DILocation(line: 64, column: 28, scope: !10, atomGroup: 19, atomRank: 1)
!124 = !DILocation(line: 60, column: 34, scope: !10, atomGroup: 20, atomRank: 2)
!125 = !DILocation(line: 60, column: 23, scope: !10, atomGroup: 14, atomRank: 1)
!126 = !DILocation(line: 60, column: 5, scope: !10, atomGroup: 15, atomRank: 1)
!127 = distinct !{!127, !128, !129, !40, !41}
!128 = !DILocation(line: 60, column: 5, scope: !10)
!129 = !DILocation(line: 65, column: 5, scope: !10)
!130 = !DISubprogram(name: "launch", scope: !131, file: !131, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!132 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 28, type: !11, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!133 = !DILocation(line: 29, column: 16, scope: !132, atomGroup: 1, atomRank: 2)
!134 = !DILocation(line: 30, column: 24, scope: !132)
!135 = !DILocation(line: 30, column: 24, scope: !132, atomGroup: 2, atomRank: 1)
!136 = !DILocation(line: 32, column: 5, scope: !132, atomGroup: 35, atomRank: 1)
!137 = !DILocation(line: 41, column: 24, scope: !132)
!138 = !DILocation(line: 41, column: 18, scope: !132, atomGroup: 20, atomRank: 2)
!139 = !DILocation(line: 42, column: 24, scope: !132)
!140 = !DILocation(line: 42, column: 18, scope: !132, atomGroup: 21, atomRank: 2)
!141 = !DILocation(line: 43, column: 24, scope: !132)
!142 = !DILocation(line: 43, column: 18, scope: !132, atomGroup: 22, atomRank: 2)
!143 = !DILocation(line: 44, column: 28, scope: !132)
!144 = !DILocation(line: 44, column: 12, scope: !132, atomGroup: 23, atomRank: 2)
!145 = !DILocation(line: 45, column: 28, scope: !132)
!146 = !DILocation(line: 45, column: 12, scope: !132, atomGroup: 24, atomRank: 2)
!147 = !DILocation(line: 46, column: 28, scope: !132)
!148 = !DILocation(line: 46, column: 12, scope: !132, atomGroup: 25, atomRank: 2)
!149 = !DILocation(line: 47, column: 14, scope: !132)
!150 = !DILocation(line: 47, column: 5, scope: !132)
!151 = !DILocation(line: 47, column: 32, scope: !132, atomGroup: 26, atomRank: 1)
!152 = !DILocation(line: 48, column: 1, scope: !132, atomGroup: 27, atomRank: 1)
!153 = !DILocation(line: 33, column: 37, scope: !132, atomGroup: 9, atomRank: 2)
!154 = !DILocation(line: 34, column: 27, scope: !132)
!155 = !DILocation(line: 34, column: 29, scope: !132, atomGroup: 10, atomRank: 2)
!156 = !DILocation(line: 34, column: 51, scope: !132)
!157 = !DILocation(line: 34, column: 53, scope: !132, atomGroup: 11, atomRank: 2)
!158 = !DILocation(line: 34, column: 75, scope: !132)
!159 = !DILocation(line: 34, column: 77, scope: !132, atomGroup: 12, atomRank: 2)
!160 = !DILocation(line: 35, column: 41, scope: !132)
!161 = !DILocation(line: 35, column: 51, scope: !132)
!162 = !DILocation(line: 35, column: 46, scope: !132)
!163 = !DILocation(line: 35, column: 61, scope: !132)
!164 = !DILocation(line: 35, column: 56, scope: !132)
!165 = !DILocation(line: 35, column: 66, scope: !132)
!166 = !DILocation(line: 20, column: 53, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "inverse_root", scope: !1, file: !1, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!168 = distinct !DILocation(line: 35, column: 25, scope: !132)
!169 = !DILocation(line: 20, column: 58, scope: !167, inlinedAt: !168)
!170 = !DILocation(line: 20, column: 29, scope: !167, inlinedAt: !168, atomGroup: 2, atomRank: 2)
!171 = !DILocation(line: 20, column: 16, scope: !167, inlinedAt: !168, atomGroup: 2, atomRank: 1)
!172 = !DILocation(line: 22, column: 5, scope: !167, inlinedAt: !168, atomGroup: 33, atomRank: 1)
!173 = !DILocation(line: 23, column: 44, scope: !167, inlinedAt: !168)
!174 = !DILocation(line: 23, column: 51, scope: !167, inlinedAt: !168)
!175 = !DILocation(line: 23, column: 29, scope: !167, inlinedAt: !168)
!176 = !DILocation(line: 23, column: 21, scope: !167, inlinedAt: !168, atomGroup: 7, atomRank: 2)
!177 = !DILocation(line: 22, column: 29, scope: !167, inlinedAt: !168, atomGroup: 8, atomRank: 2)
!178 = !DILocation(line: 22, column: 23, scope: !167, inlinedAt: !168, atomGroup: 5, atomRank: 1)
!179 = !DILocation(line: 22, column: 5, scope: !167, inlinedAt: !168, atomGroup: 6, atomRank: 1)
!180 = distinct !{!180, !181, !182, !40, !41}
!181 = !DILocation(line: 22, column: 5, scope: !167, inlinedAt: !168)
!182 = !DILocation(line: 24, column: 5, scope: !167, inlinedAt: !168)
!183 = !DILocation(line: 36, column: 29, scope: !132)
!184 = !{!107, !33, i64 12}
!185 = !DILocation(line: 36, column: 34, scope: !132)
!186 = !DILocation(line: 36, column: 44, scope: !132)
!187 = !DILocation(line: 36, column: 54, scope: !132, atomGroup: 14, atomRank: 2)
!188 = !DILocation(line: 37, column: 18, scope: !132)
!189 = !DILocation(line: 37, column: 12, scope: !132, atomGroup: 15, atomRank: 2)
!190 = !DILocation(line: 38, column: 18, scope: !132)
!191 = !DILocation(line: 38, column: 12, scope: !132, atomGroup: 16, atomRank: 2)
!192 = !DILocation(line: 39, column: 18, scope: !132)
!193 = !DILocation(line: 39, column: 12, scope: !132, atomGroup: 17, atomRank: 2)
!194 = !DILocation(line: 32, column: 34, scope: !132, atomGroup: 18, atomRank: 2)
!195 = !DILocation(line: 32, column: 23, scope: !132, atomGroup: 7, atomRank: 1)
!196 = !DILocation(line: 32, column: 5, scope: !132, atomGroup: 8, atomRank: 1)
!197 = distinct !{!197, !198, !199, !40, !41}
!198 = !DILocation(line: 32, column: 5, scope: !132)
!199 = !DILocation(line: 40, column: 5, scope: !132)
