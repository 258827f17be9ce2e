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
  br i1 %42, label %76, label %38, !dbg !50, !llvm.loop !51

43:                                               ; preds = %76, %70
  %44 = phi i32 [ %73, %70 ], [ 0, %76 ]
  %45 = getelementptr inbounds nuw i32, ptr @results, i32 %44, !dbg !53
  %46 = load i32, ptr %45, align 4, !dbg !53, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !57
  %47 = icmp slt i32 %46, 0, !dbg !60
  %48 = call i32 @llvm.abs.i32(i32 %46, i1 false), !dbg !61
  br i1 %47, label %49, label %50, !dbg !62

49:                                               ; preds = %43
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !63, !tbaa !67
  br label %50, !dbg !69

50:                                               ; preds = %49, %43
  br label %51, !dbg !70

51:                                               ; preds = %50, %51
  %52 = phi i32 [ %60, %51 ], [ 0, %50 ], !dbg !71
  %53 = phi i32 [ %55, %51 ], [ %48, %50 ], !dbg !71
  %54 = freeze i32 %53, !dbg !72
  %55 = udiv i32 %54, 10, !dbg !72
  %56 = mul i32 %55, 10, !dbg !73
  %57 = sub i32 %54, %56, !dbg !73
  %58 = trunc nuw nsw i32 %57 to i8, !dbg !74
  %59 = or disjoint i8 %58, 48, !dbg !74
  %60 = add nuw nsw i32 %52, 1, !dbg !75
  %61 = getelementptr inbounds nuw i8, ptr %1, i32 %52, !dbg !76
  store i8 %59, ptr %61, align 1, !dbg !77, !tbaa !78
  %62 = icmp ult i32 %53, 10, !dbg !79
  br i1 %62, label %63, label %51, !dbg !80, !llvm.loop !81

63:                                               ; preds = %51, %63
  %64 = phi i32 [ %65, %63 ], [ %60, %51 ]
  %65 = add nsw i32 %64, -1, !dbg !83
  %66 = getelementptr inbounds nuw i8, ptr %1, i32 %65, !dbg !84
  %67 = load i8, ptr %66, align 1, !dbg !84, !tbaa !78
  %68 = zext i8 %67 to i32, !dbg !84
  store volatile i32 %68, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !85, !tbaa !67
  %69 = icmp sgt i32 %64, 1, !dbg !87
  br i1 %69, label %63, label %70, !dbg !88, !llvm.loop !89

70:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !92
  %71 = icmp eq i32 %44, 23, !dbg !93
  %72 = select i1 %71, i32 10, i32 32, !dbg !94
  store volatile i32 %72, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !95, !tbaa !67
  %73 = add nuw nsw i32 %44, 1, !dbg !97
  %74 = icmp eq i32 %73, 24, !dbg !98
  br i1 %74, label %75, label %43, !dbg !99, !llvm.loop !100

75:                                               ; preds = %70
  ret i32 0, !dbg !103

76:                                               ; preds = %38, %76
  %77 = phi i32 [ %94, %76 ], [ 0, %38 ]
  %78 = getelementptr inbounds nuw %struct.body, ptr @bodies, i32 %77, !dbg !104
  %79 = load float, ptr %78, align 4, !dbg !105, !tbaa !106
  %80 = fmul float %79, 6.553600e+04, !dbg !108
  %81 = fptosi float %80 to i32, !dbg !109
  %82 = mul nuw nsw i32 %77, 12, !dbg !110
  %83 = getelementptr inbounds nuw i8, ptr @results, i32 %82, !dbg !110
  store i32 %81, ptr %83, align 4, !dbg !111, !tbaa !6
  %84 = getelementptr inbounds nuw i8, ptr %78, i32 4, !dbg !112
  %85 = load float, ptr %84, align 4, !dbg !112, !tbaa !113
  %86 = fmul float %85, 6.553600e+04, !dbg !114
  %87 = fptosi float %86 to i32, !dbg !115
  %88 = getelementptr inbounds nuw i8, ptr %83, i32 4, !dbg !116
  store i32 %87, ptr %88, align 4, !dbg !117, !tbaa !6
  %89 = getelementptr inbounds nuw i8, ptr %78, i32 8, !dbg !118
  %90 = load float, ptr %89, align 4, !dbg !118, !tbaa !119
  %91 = fmul float %90, 6.553600e+04, !dbg !120
  %92 = fptosi float %91 to i32, !dbg !121
  %93 = getelementptr inbounds nuw i8, ptr %83, i32 8, !dbg !122
  store i32 %92, ptr %93, align 4, !dbg !123, !tbaa !6
  %94 = add nuw nsw i32 %77, 1, !dbg !124
  %95 = icmp eq i32 %94, 8, !dbg !125
  br i1 %95, label %43, label %76, !dbg !126, !llvm.loop !127
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !130 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @move(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 !dbg !132 {
  %3 = load i32, ptr %1, align 4, !dbg !133, !tbaa !6
  %4 = getelementptr inbounds [8 x %struct.body], ptr @bodies, i32 %3, !dbg !134
  %5 = getelementptr inbounds %struct.body, ptr %4, i32 %0, !dbg !134
  %6 = load float, ptr %5, align 4, !dbg !135, !tbaa !33
  %7 = getelementptr inbounds nuw i8, ptr %5, i32 4, !dbg !135
  %8 = load float, ptr %7, align 4, !dbg !135, !tbaa !33
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 8, !dbg !135
  %10 = load float, ptr %9, align 4, !dbg !135, !tbaa !33
  %11 = getelementptr inbounds nuw i8, ptr %5, i32 12, !dbg !135
  %12 = load float, ptr %11, align 4, !dbg !135, !tbaa !33
  %13 = getelementptr inbounds nuw i8, ptr %5, i32 16, !dbg !135
  %14 = load float, ptr %13, align 4, !dbg !135, !tbaa !33
  %15 = getelementptr inbounds nuw i8, ptr %5, i32 20, !dbg !135
  %16 = load float, ptr %15, align 4, !dbg !135, !tbaa !33
  %17 = getelementptr inbounds nuw i8, ptr %5, i32 24, !dbg !135
  %18 = load float, ptr %17, align 4, !dbg !135, !tbaa !33
  br label %41, !dbg !136

19:                                               ; preds = %75
  %20 = fmul float %82, 3.125000e-02, !dbg !137
  %21 = fadd float %14, %20, !dbg !138
  %22 = fmul float %84, 3.125000e-02, !dbg !139
  %23 = fadd float %16, %22, !dbg !140
  %24 = fmul float %86, 3.125000e-02, !dbg !141
  %25 = fadd float %18, %24, !dbg !142
  %26 = fmul float %21, 3.125000e-02, !dbg !143
  %27 = fadd float %6, %26, !dbg !144
  %28 = fmul float %23, 3.125000e-02, !dbg !145
  %29 = fadd float %8, %28, !dbg !146
  %30 = fmul float %25, 3.125000e-02, !dbg !147
  %31 = fadd float %10, %30, !dbg !148
  %32 = sub nsw i32 1, %3, !dbg !149
  %33 = getelementptr inbounds [8 x %struct.body], ptr @bodies, i32 %32, !dbg !150
  %34 = getelementptr inbounds %struct.body, ptr %33, i32 %0, !dbg !150
  store float %27, ptr %34, align 4, !dbg !151, !tbaa !33
  %35 = getelementptr inbounds nuw i8, ptr %34, i32 4, !dbg !151
  store float %29, ptr %35, align 4, !dbg !151, !tbaa !33
  %36 = getelementptr inbounds nuw i8, ptr %34, i32 8, !dbg !151
  store float %31, ptr %36, align 4, !dbg !151, !tbaa !33
  %37 = getelementptr inbounds nuw i8, ptr %34, i32 12, !dbg !151
  store float %12, ptr %37, align 4, !dbg !151, !tbaa !33
  %38 = getelementptr inbounds nuw i8, ptr %34, i32 16, !dbg !151
  store float %21, ptr %38, align 4, !dbg !151, !tbaa !33
  %39 = getelementptr inbounds nuw i8, ptr %34, i32 20, !dbg !151
  store float %23, ptr %39, align 4, !dbg !151, !tbaa !33
  %40 = getelementptr inbounds nuw i8, ptr %34, i32 24, !dbg !151
  store float %25, ptr %40, align 4, !dbg !151, !tbaa !33
  ret void, !dbg !152

41:                                               ; preds = %2, %75
  %42 = phi i32 [ 0, %2 ], [ %87, %75 ]
  %43 = phi float [ 0.000000e+00, %2 ], [ %86, %75 ]
  %44 = phi float [ 0.000000e+00, %2 ], [ %84, %75 ]
  %45 = phi float [ 0.000000e+00, %2 ], [ %82, %75 ]
  %46 = getelementptr inbounds nuw %struct.body, ptr %4, i32 %42, !dbg !153
  %47 = load float, ptr %46, align 4, !dbg !154, !tbaa !106
  %48 = fsub float %47, %6, !dbg !155
  %49 = getelementptr inbounds nuw i8, ptr %46, i32 4, !dbg !156
  %50 = load float, ptr %49, align 4, !dbg !156, !tbaa !113
  %51 = fsub float %50, %8, !dbg !157
  %52 = getelementptr inbounds nuw i8, ptr %46, i32 8, !dbg !158
  %53 = load float, ptr %52, align 4, !dbg !158, !tbaa !119
  %54 = fsub float %53, %10, !dbg !159
  %55 = fmul float %48, %48, !dbg !160
  %56 = fmul float %51, %51, !dbg !161
  %57 = fadd float %55, %56, !dbg !162
  %58 = fmul float %54, %54, !dbg !163
  %59 = fadd float %57, %58, !dbg !164
  %60 = fadd float %59, 6.250000e-02, !dbg !165
  %61 = bitcast float %60 to i32, !dbg !166
  %62 = lshr i32 %61, 1, !dbg !169
  %63 = sub nsw i32 1597463007, %62, !dbg !170
  %64 = bitcast i32 %63 to float, !dbg !171
  %65 = fmul float %60, 5.000000e-01
  br label %66, !dbg !172

66:                                               ; preds = %66, %41
  %67 = phi i32 [ 0, %41 ], [ %73, %66 ]
  %68 = phi float [ %64, %41 ], [ %72, %66 ]
  %69 = fmul float %65, %68, !dbg !173
  %70 = fmul float %68, %69, !dbg !174
  %71 = fsub float 1.500000e+00, %70, !dbg !175
  %72 = fmul float %68, %71, !dbg !176
  %73 = add nuw nsw i32 %67, 1, !dbg !177
  %74 = icmp eq i32 %73, 4, !dbg !178
  br i1 %74, label %75, label %66, !dbg !179, !llvm.loop !180

75:                                               ; preds = %66
  %76 = getelementptr inbounds nuw i8, ptr %46, i32 12, !dbg !183
  %77 = load float, ptr %76, align 4, !dbg !183, !tbaa !184
  %78 = fmul float %72, %77, !dbg !185
  %79 = fmul float %72, %78, !dbg !186
  %80 = fmul float %72, %79, !dbg !187
  %81 = fmul float %48, %80, !dbg !188
  %82 = fadd float %45, %81, !dbg !189
  %83 = fmul float %51, %80, !dbg !190
  %84 = fadd float %44, %83, !dbg !191
  %85 = fmul float %54, %80, !dbg !192
  %86 = fadd float %43, %85, !dbg !193
  %87 = add nuw nsw i32 %42, 1, !dbg !194
  %88 = icmp eq i32 %87, 8, !dbg !195
  br i1 %88, label %19, label %41, !dbg !196, !llvm.loop !197
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
!63 = !DILocation(line: 25, column: 95, scope: !64, inlinedAt: !66, atomGroup: 1, atomRank: 1)
!64 = distinct !DISubprogram(name: "putchar", scope: !65, file: !65, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!65 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!66 = distinct !DILocation(line: 12, column: 9, scope: !58, inlinedAt: !59)
!67 = !{!68, !68, i64 0}
!68 = !{!"long", !8, i64 0}
!69 = !DILocation(line: 13, column: 5, scope: !58, inlinedAt: !59)
!70 = !DILocation(line: 14, column: 5, scope: !58, inlinedAt: !59)
!71 = !DILocation(line: 0, scope: !58, inlinedAt: !59)
!72 = !DILocation(line: 16, column: 14, scope: !58, inlinedAt: !59, atomGroup: 7, atomRank: 2)
!73 = !DILocation(line: 15, column: 45, scope: !58, inlinedAt: !59)
!74 = !DILocation(line: 15, column: 27, scope: !58, inlinedAt: !59, atomGroup: 5, atomRank: 2)
!75 = !DILocation(line: 15, column: 21, scope: !58, inlinedAt: !59, atomGroup: 6, atomRank: 2)
!76 = !DILocation(line: 15, column: 9, scope: !58, inlinedAt: !59)
!77 = !DILocation(line: 15, column: 25, scope: !58, inlinedAt: !59, atomGroup: 5, atomRank: 1)
!78 = !{!8, !8, i64 0}
!79 = !DILocation(line: 17, column: 19, scope: !58, inlinedAt: !59, atomGroup: 8, atomRank: 1)
!80 = !DILocation(line: 17, column: 5, scope: !58, inlinedAt: !59, atomGroup: 9, atomRank: 1)
!81 = distinct !{!81, !70, !82, !41, !42}
!82 = !DILocation(line: 17, column: 23, scope: !58, inlinedAt: !59)
!83 = !DILocation(line: 19, column: 24, scope: !58, inlinedAt: !59, atomGroup: 12, atomRank: 2)
!84 = !DILocation(line: 19, column: 17, scope: !58, inlinedAt: !59)
!85 = !DILocation(line: 25, column: 95, scope: !64, inlinedAt: !86, atomGroup: 1, atomRank: 1)
!86 = distinct !DILocation(line: 19, column: 9, scope: !58, inlinedAt: !59)
!87 = !DILocation(line: 18, column: 18, scope: !58, inlinedAt: !59, atomGroup: 10, atomRank: 1)
!88 = !DILocation(line: 18, column: 5, scope: !58, inlinedAt: !59, atomGroup: 11, atomRank: 1)
!89 = distinct !{!89, !90, !91, !41, !42}
!90 = !DILocation(line: 18, column: 5, scope: !58, inlinedAt: !59)
!91 = !DILocation(line: 20, column: 5, scope: !58, inlinedAt: !59)
!92 = !DILocation(line: 21, column: 1, scope: !58, inlinedAt: !59)
!93 = !DILocation(line: 26, column: 19, scope: !54, inlinedAt: !56)
!94 = !DILocation(line: 26, column: 17, scope: !54, inlinedAt: !56)
!95 = !DILocation(line: 25, column: 95, scope: !64, inlinedAt: !96, atomGroup: 1, atomRank: 1)
!96 = distinct !DILocation(line: 26, column: 9, scope: !54, inlinedAt: !56)
!97 = !DILocation(line: 24, column: 33, scope: !54, inlinedAt: !56, atomGroup: 4, atomRank: 2)
!98 = !DILocation(line: 24, column: 23, scope: !54, inlinedAt: !56, atomGroup: 2, atomRank: 1)
!99 = !DILocation(line: 24, column: 5, scope: !54, inlinedAt: !56, atomGroup: 3, atomRank: 1)
!100 = distinct !{!100, !101, !102, !41, !42}
!101 = !DILocation(line: 24, column: 5, scope: !54, inlinedAt: !56)
!102 = !DILocation(line: 27, column: 5, scope: !54, inlinedAt: !56)
!103 = !DILocation(line: 67, column: 5, scope: !10, atomGroup: 22, atomRank: 1)
!104 = !DILocation(line: 61, column: 36, scope: !10, atomGroup: 16, atomRank: 2)
!105 = !DILocation(line: 62, column: 38, scope: !10)
!106 = !{!107, !34, i64 0}
!107 = !{!"body", !34, i64 0, !34, i64 4, !34, i64 8, !34, i64 12, !34, i64 16, !34, i64 20, !34, i64 24}
!108 = !DILocation(line: 62, column: 40, scope: !10, atomGroup: 17, atomRank: 3)
!109 = !DILocation(line: 62, column: 26, scope: !10, atomGroup: 17, atomRank: 2)
!110 = !DILocation(line: 62, column: 9, scope: !10)
!111 = !DILocation(line: 62, column: 24, scope: !10, atomGroup: 17, atomRank: 1)
!112 = !DILocation(line: 63, column: 42, scope: !10)
!113 = !{!107, !34, i64 4}
!114 = !DILocation(line: 63, column: 44, scope: !10, atomGroup: 18, atomRank: 3)
!115 = !DILocation(line: 63, column: 30, scope: !10, atomGroup: 18, atomRank: 2)
!116 = !DILocation(line: 63, column: 9, scope: !10)
!117 = !DILocation(line: 63, column: 28, scope: !10, atomGroup: 18, atomRank: 1)
!118 = !DILocation(line: 64, column: 42, scope: !10)
!119 = !{!107, !34, i64 8}
!120 = !DILocation(line: 64, column: 44, scope: !10, atomGroup: 19, atomRank: 3)
!121 = !DILocation(line: 64, column: 30, scope: !10, atomGroup: 19, atomRank: 2)
!122 = !DILocation(line: 64, column: 9, scope: !10)
!123 = !DILocation(line: 64, column: 28, scope: !10, atomGroup: 19, atomRank: 1)
!124 = !DILocation(line: 60, column: 34, scope: !10, atomGroup: 20, atomRank: 2)
!125 = !DILocation(line: 60, column: 23, scope: !10, atomGroup: 14, atomRank: 1)
!126 = !DILocation(line: 60, column: 5, scope: !10, atomGroup: 15, atomRank: 1)
!127 = distinct !{!127, !128, !129, !41, !42}
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
!180 = distinct !{!180, !181, !182, !41, !42}
!181 = !DILocation(line: 22, column: 5, scope: !167, inlinedAt: !168)
!182 = !DILocation(line: 24, column: 5, scope: !167, inlinedAt: !168)
!183 = !DILocation(line: 36, column: 29, scope: !132)
!184 = !{!107, !34, i64 12}
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
!197 = distinct !{!197, !198, !199, !41, !42}
!198 = !DILocation(line: 32, column: 5, scope: !132)
!199 = !DILocation(line: 40, column: 5, scope: !132)
