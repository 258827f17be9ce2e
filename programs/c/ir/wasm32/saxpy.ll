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

4:                                                ; preds = %31, %0
  %5 = phi i32 [ 0, %0 ], [ %34, %31 ]
  %6 = getelementptr inbounds nuw i32, ptr @results, i32 %5, !dbg !24
  %7 = load i32, ptr %6, align 4, !dbg !24, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !25
  %8 = icmp slt i32 %7, 0, !dbg !28
  %9 = call i32 @llvm.abs.i32(i32 %7, i1 false), !dbg !29
  br i1 %8, label %10, label %11, !dbg !30

10:                                               ; preds = %4
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !31, !tbaa !35
  br label %11, !dbg !37

11:                                               ; preds = %10, %4
  br label %12, !dbg !38

12:                                               ; preds = %11, %12
  %13 = phi i32 [ %21, %12 ], [ 0, %11 ], !dbg !39
  %14 = phi i32 [ %16, %12 ], [ %9, %11 ], !dbg !39
  %15 = freeze i32 %14, !dbg !40
  %16 = udiv i32 %15, 10, !dbg !40
  %17 = mul i32 %16, 10, !dbg !41
  %18 = sub i32 %15, %17, !dbg !41
  %19 = trunc nuw nsw i32 %18 to i8, !dbg !42
  %20 = or disjoint i8 %19, 48, !dbg !42
  %21 = add nuw nsw i32 %13, 1, !dbg !43
  %22 = getelementptr inbounds nuw i8, ptr %2, i32 %13, !dbg !44
  store i8 %20, ptr %22, align 1, !dbg !45, !tbaa !46
  %23 = icmp ult i32 %14, 10, !dbg !47
  br i1 %23, label %24, label %12, !dbg !48, !llvm.loop !49

24:                                               ; preds = %12, %24
  %25 = phi i32 [ %26, %24 ], [ %21, %12 ]
  %26 = add nsw i32 %25, -1, !dbg !53
  %27 = getelementptr inbounds nuw i8, ptr %2, i32 %26, !dbg !54
  %28 = load i8, ptr %27, align 1, !dbg !54, !tbaa !46
  %29 = zext i8 %28 to i32, !dbg !54
  store volatile i32 %29, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !55, !tbaa !35
  %30 = icmp sgt i32 %25, 1, !dbg !57
  br i1 %30, label %24, label %31, !dbg !58, !llvm.loop !59

31:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !62
  %32 = icmp samesign ult i32 %5, 39, !dbg !63
  %33 = select i1 %32, i32 32, i32 10, !dbg !64
  store volatile i32 %33, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !65, !tbaa !35
  %34 = add nuw nsw i32 %5, 1, !dbg !67
  %35 = icmp eq i32 %34, 40, !dbg !68
  br i1 %35, label %62, label %4, !dbg !69, !llvm.loop !70

36:                                               ; preds = %62
  %37 = fptosi float %67 to i32, !dbg !73
  %38 = icmp slt i32 %37, 0
  %39 = call i32 @llvm.abs.i32(i32 %37, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !74
  br i1 %38, label %40, label %41, !dbg !77

40:                                               ; preds = %36
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !78, !tbaa !35
  br label %41, !dbg !80

41:                                               ; preds = %40, %36
  br label %42, !dbg !81

42:                                               ; preds = %41, %42
  %43 = phi i32 [ %51, %42 ], [ 0, %41 ], !dbg !82
  %44 = phi i32 [ %46, %42 ], [ %39, %41 ], !dbg !82
  %45 = freeze i32 %44, !dbg !83
  %46 = udiv i32 %45, 10, !dbg !83
  %47 = mul i32 %46, 10, !dbg !84
  %48 = sub i32 %45, %47, !dbg !84
  %49 = trunc nuw nsw i32 %48 to i8, !dbg !85
  %50 = or disjoint i8 %49, 48, !dbg !85
  %51 = add nuw nsw i32 %43, 1, !dbg !86
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 %43, !dbg !87
  store i8 %50, ptr %52, align 1, !dbg !88, !tbaa !46
  %53 = icmp ult i32 %44, 10, !dbg !89
  br i1 %53, label %54, label %42, !dbg !90, !llvm.loop !91

54:                                               ; preds = %42, %54
  %55 = phi i32 [ %56, %54 ], [ %51, %42 ]
  %56 = add nsw i32 %55, -1, !dbg !93
  %57 = getelementptr inbounds nuw i8, ptr %1, i32 %56, !dbg !94
  %58 = load i8, ptr %57, align 1, !dbg !94, !tbaa !46
  %59 = zext i8 %58 to i32, !dbg !94
  store volatile i32 %59, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !95, !tbaa !35
  %60 = icmp sgt i32 %55, 1, !dbg !97
  br i1 %60, label %54, label %61, !dbg !98, !llvm.loop !99

61:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !102
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !103, !tbaa !35
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !105
  ret i32 0, !dbg !106

62:                                               ; preds = %31, %62
  %63 = phi i32 [ %68, %62 ], [ 0, %31 ]
  %64 = phi float [ %67, %62 ], [ 0.000000e+00, %31 ]
  %65 = getelementptr inbounds nuw float, ptr @y, i32 %63, !dbg !107
  %66 = load float, ptr %65, align 4, !dbg !107, !tbaa !15
  %67 = fadd float %64, %66, !dbg !108
  %68 = add nuw nsw i32 %63, 1, !dbg !109
  %69 = icmp eq i32 %68, 40, !dbg !110
  br i1 %69, label %36, label %62, !dbg !111, !llvm.loop !112
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !115 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @prepare(i32 noundef %0, ptr readnone captures(none) %1) #3 !dbg !117 {
  %3 = mul nsw i32 %0, %0, !dbg !118
  %4 = uitofp nneg i32 %3 to float, !dbg !119
  %5 = fmul float %4, 1.250000e-01, !dbg !120
  %6 = getelementptr inbounds float, ptr @x, i32 %0, !dbg !121
  store float %5, ptr %6, align 4, !dbg !122, !tbaa !15
  %7 = mul i32 %0, -7, !dbg !123
  %8 = add i32 %7, 100, !dbg !124
  %9 = sitofp i32 %8 to float, !dbg !125
  %10 = getelementptr inbounds float, ptr @y, i32 %0, !dbg !126
  store float %9, ptr %10, align 4, !dbg !127, !tbaa !15
  ret void, !dbg !128
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @saxpy(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !129 {
  %3 = load float, ptr %1, align 4, !dbg !130, !tbaa !15
  %4 = getelementptr inbounds float, ptr @x, i32 %0, !dbg !131
  %5 = load float, ptr %4, align 4, !dbg !131, !tbaa !15
  %6 = fmul float %3, %5, !dbg !132
  %7 = getelementptr inbounds float, ptr @y, i32 %0, !dbg !133
  %8 = load float, ptr %7, align 4, !dbg !133, !tbaa !15
  %9 = fadd float %6, %8, !dbg !134
  store float %9, ptr %7, align 4, !dbg !135, !tbaa !15
  ret void, !dbg !136
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @convert(i32 noundef %0, ptr readnone captures(none) %1) #5 !dbg !137 {
  %3 = getelementptr inbounds float, ptr @y, i32 %0, !dbg !138
  %4 = load float, ptr %3, align 4, !dbg !138, !tbaa !15
  %5 = fmul float %4, 1.600000e+01, !dbg !139
  %6 = fptosi float %5 to i32, !dbg !140
  %7 = getelementptr inbounds i32, ptr @results, i32 %0, !dbg !141
  store i32 %6, ptr %7, align 4, !dbg !142, !tbaa !6
  ret void, !dbg !143
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
!55 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !56, atomGroup: 1, atomRank: 1)
!56 = distinct !DILocation(line: 19, column: 9, scope: !26, inlinedAt: !27)
!57 = !DILocation(line: 18, column: 18, scope: !26, inlinedAt: !27, atomGroup: 10, atomRank: 1)
!58 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !27, atomGroup: 11, atomRank: 1)
!59 = distinct !{!59, !60, !61, !51, !52}
!60 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !27)
!61 = !DILocation(line: 20, column: 5, scope: !26, inlinedAt: !27)
!62 = !DILocation(line: 21, column: 1, scope: !26, inlinedAt: !27)
!63 = !DILocation(line: 26, column: 19, scope: !21, inlinedAt: !23)
!64 = !DILocation(line: 26, column: 17, scope: !21, inlinedAt: !23)
!65 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !66, atomGroup: 1, atomRank: 1)
!66 = distinct !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !23)
!67 = !DILocation(line: 24, column: 33, scope: !21, inlinedAt: !23, atomGroup: 4, atomRank: 2)
!68 = !DILocation(line: 24, column: 23, scope: !21, inlinedAt: !23, atomGroup: 2, atomRank: 1)
!69 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23, atomGroup: 3, atomRank: 1)
!70 = distinct !{!70, !71, !72, !51, !52}
!71 = !DILocation(line: 24, column: 5, scope: !21, inlinedAt: !23)
!72 = !DILocation(line: 27, column: 5, scope: !21, inlinedAt: !23)
!73 = !DILocation(line: 36, column: 17, scope: !10, atomGroup: 9, atomRank: 2)
!74 = !DILocation(line: 8, column: 5, scope: !26, inlinedAt: !75)
!75 = distinct !DILocation(line: 25, column: 9, scope: !21, inlinedAt: !76)
!76 = distinct !DILocation(line: 37, column: 5, scope: !10)
!77 = !DILocation(line: 11, column: 16, scope: !26, inlinedAt: !75, atomGroup: 4, atomRank: 1)
!78 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !79, atomGroup: 1, atomRank: 1)
!79 = distinct !DILocation(line: 12, column: 9, scope: !26, inlinedAt: !75)
!80 = !DILocation(line: 13, column: 5, scope: !26, inlinedAt: !75)
!81 = !DILocation(line: 14, column: 5, scope: !26, inlinedAt: !75)
!82 = !DILocation(line: 0, scope: !26, inlinedAt: !75)
!83 = !DILocation(line: 16, column: 14, scope: !26, inlinedAt: !75, atomGroup: 7, atomRank: 2)
!84 = !DILocation(line: 15, column: 45, scope: !26, inlinedAt: !75)
!85 = !DILocation(line: 15, column: 27, scope: !26, inlinedAt: !75, atomGroup: 5, atomRank: 2)
!86 = !DILocation(line: 15, column: 21, scope: !26, inlinedAt: !75, atomGroup: 6, atomRank: 2)
!87 = !DILocation(line: 15, column: 9, scope: !26, inlinedAt: !75)
!88 = !DILocation(line: 15, column: 25, scope: !26, inlinedAt: !75, atomGroup: 5, atomRank: 1)
!89 = !DILocation(line: 17, column: 19, scope: !26, inlinedAt: !75, atomGroup: 8, atomRank: 1)
!90 = !DILocation(line: 17, column: 5, scope: !26, inlinedAt: !75, atomGroup: 9, atomRank: 1)
!91 = distinct !{!91, !81, !92, !51, !52}
!92 = !DILocation(line: 17, column: 23, scope: !26, inlinedAt: !75)
!93 = !DILocation(line: 19, column: 24, scope: !26, inlinedAt: !75, atomGroup: 12, atomRank: 2)
!94 = !DILocation(line: 19, column: 17, scope: !26, inlinedAt: !75)
!95 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !96, atomGroup: 1, atomRank: 1)
!96 = distinct !DILocation(line: 19, column: 9, scope: !26, inlinedAt: !75)
!97 = !DILocation(line: 18, column: 18, scope: !26, inlinedAt: !75, atomGroup: 10, atomRank: 1)
!98 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !75, atomGroup: 11, atomRank: 1)
!99 = distinct !{!99, !100, !101, !51, !52}
!100 = !DILocation(line: 18, column: 5, scope: !26, inlinedAt: !75)
!101 = !DILocation(line: 20, column: 5, scope: !26, inlinedAt: !75)
!102 = !DILocation(line: 21, column: 1, scope: !26, inlinedAt: !75)
!103 = !DILocation(line: 25, column: 95, scope: !32, inlinedAt: !104, atomGroup: 1, atomRank: 1)
!104 = distinct !DILocation(line: 26, column: 9, scope: !21, inlinedAt: !76)
!105 = !DILocation(line: 39, column: 1, scope: !10)
!106 = !DILocation(line: 38, column: 5, scope: !10, atomGroup: 11, atomRank: 1)
!107 = !DILocation(line: 34, column: 16, scope: !10)
!108 = !DILocation(line: 34, column: 13, scope: !10, atomGroup: 6, atomRank: 2)
!109 = !DILocation(line: 33, column: 34, scope: !10, atomGroup: 7, atomRank: 2)
!110 = !DILocation(line: 33, column: 23, scope: !10, atomGroup: 4, atomRank: 1)
!111 = !DILocation(line: 33, column: 5, scope: !10, atomGroup: 5, atomRank: 1)
!112 = distinct !{!112, !113, !114, !51, !52}
!113 = !DILocation(line: 33, column: 5, scope: !10)
!114 = !DILocation(line: 35, column: 5, scope: !10)
!115 = !DISubprogram(name: "launch", scope: !116, file: !116, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!116 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!117 = distinct !DISubprogram(name: "prepare", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!118 = !DILocation(line: 13, column: 32, scope: !117)
!119 = !DILocation(line: 13, column: 17, scope: !117)
!120 = !DILocation(line: 13, column: 42, scope: !117, atomGroup: 1, atomRank: 2)
!121 = !DILocation(line: 13, column: 5, scope: !117)
!122 = !DILocation(line: 13, column: 15, scope: !117, atomGroup: 1, atomRank: 1)
!123 = !DILocation(line: 14, column: 33, scope: !117)
!124 = !DILocation(line: 14, column: 29, scope: !117, atomGroup: 2, atomRank: 3)
!125 = !DILocation(line: 14, column: 17, scope: !117, atomGroup: 2, atomRank: 2)
!126 = !DILocation(line: 14, column: 5, scope: !117)
!127 = !DILocation(line: 14, column: 15, scope: !117, atomGroup: 2, atomRank: 1)
!128 = !DILocation(line: 15, column: 1, scope: !117, atomGroup: 3, atomRank: 1)
!129 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!130 = !DILocation(line: 18, column: 15, scope: !129, atomGroup: 1, atomRank: 2)
!131 = !DILocation(line: 19, column: 21, scope: !129)
!132 = !DILocation(line: 19, column: 19, scope: !129)
!133 = !DILocation(line: 19, column: 33, scope: !129)
!134 = !DILocation(line: 19, column: 31, scope: !129, atomGroup: 2, atomRank: 2)
!135 = !DILocation(line: 19, column: 15, scope: !129, atomGroup: 2, atomRank: 1)
!136 = !DILocation(line: 20, column: 1, scope: !129, atomGroup: 3, atomRank: 1)
!137 = distinct !DISubprogram(name: "convert", scope: !1, file: !1, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!138 = !DILocation(line: 24, column: 29, scope: !137)
!139 = !DILocation(line: 24, column: 39, scope: !137, atomGroup: 1, atomRank: 3)
!140 = !DILocation(line: 24, column: 23, scope: !137, atomGroup: 1, atomRank: 2)
!141 = !DILocation(line: 24, column: 5, scope: !137)
!142 = !DILocation(line: 24, column: 21, scope: !137, atomGroup: 1, atomRank: 1)
!143 = !DILocation(line: 25, column: 1, scope: !137, atomGroup: 2, atomRank: 1)
