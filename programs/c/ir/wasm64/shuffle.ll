; ModuleID = 'programs/c/shuffle.c'
source_filename = "programs/c/shuffle.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@state = hidden local_unnamed_addr global i32 2016, align 4
@numbers = hidden local_unnamed_addr global [20 x i32] zeroinitializer, align 16
@counts = hidden local_unnamed_addr global [20 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca [12 x i8], align 1
  br label %5, !dbg !13

3:                                                ; preds = %5
  %4 = load i32, ptr @state, align 4, !tbaa !6
  br label %12, !dbg !14

5:                                                ; preds = %0, %5
  %6 = phi i64 [ 0, %0 ], [ %9, %5 ]
  %7 = getelementptr inbounds nuw i32, ptr @numbers, i64 %6, !dbg !15
  %8 = trunc nuw nsw i64 %6 to i32, !dbg !16
  store i32 %8, ptr %7, align 4, !dbg !16, !tbaa !6
  %9 = add nuw nsw i64 %6, 1, !dbg !17
  %10 = icmp eq i64 %9, 20, !dbg !18
  br i1 %10, label %3, label %5, !dbg !19, !llvm.loop !20

11:                                               ; preds = %12
  store i32 %17, ptr @state, align 4, !dbg !25, !tbaa !6
  br label %105, !dbg !28

12:                                               ; preds = %3, %12
  %13 = phi i64 [ 20, %3 ], [ %24, %12 ]
  %14 = phi i32 [ %4, %3 ], [ %17, %12 ]
  %15 = mul i32 %14, 1103515245, !dbg !29
  %16 = add i32 %15, 12345, !dbg !30
  %17 = and i32 %16, 2147483647, !dbg !31
  %18 = lshr i32 %17, 16, !dbg !32
  %19 = trunc nuw nsw i64 %13 to i32, !dbg !33
  %20 = urem i32 %18, %19, !dbg !33
  %21 = zext nneg i32 %20 to i64, !dbg !34
  %22 = getelementptr inbounds nuw i32, ptr @numbers, i64 %21, !dbg !34
  %23 = load i32, ptr %22, align 4, !dbg !35, !tbaa !6
  %24 = add nsw i64 %13, -1, !dbg !36
  %25 = getelementptr inbounds nuw i32, ptr @numbers, i64 %24, !dbg !37
  %26 = load i32, ptr %25, align 4, !dbg !38, !tbaa !6
  store i32 %26, ptr %22, align 4, !dbg !39, !tbaa !6
  store i32 %23, ptr %25, align 4, !dbg !40, !tbaa !6
  %27 = icmp samesign ugt i64 %13, 2, !dbg !41
  br i1 %27, label %12, label %11, !dbg !42, !llvm.loop !43

28:                                               ; preds = %105, %60
  %29 = phi i64 [ %64, %60 ], [ 0, %105 ]
  %30 = getelementptr inbounds nuw i32, ptr @numbers, i64 %29, !dbg !46
  %31 = load i32, ptr %30, align 4, !dbg !46, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #4, !dbg !50
  %32 = icmp slt i32 %31, 0, !dbg !53
  %33 = tail call i32 @llvm.abs.i32(i32 %31, i1 false), !dbg !54
  br i1 %32, label %34, label %36, !dbg !55

34:                                               ; preds = %28
  %35 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !56
  br label %36, !dbg !57

36:                                               ; preds = %34, %28
  br label %37, !dbg !58

37:                                               ; preds = %36, %37
  %38 = phi i64 [ %50, %37 ], [ 1, %36 ], !dbg !59
  %39 = phi i64 [ %47, %37 ], [ 0, %36 ], !dbg !59
  %40 = phi i32 [ %42, %37 ], [ %33, %36 ], !dbg !59
  %41 = freeze i32 %40, !dbg !60
  %42 = udiv i32 %41, 10, !dbg !60
  %43 = mul i32 %42, 10, !dbg !61
  %44 = sub i32 %41, %43, !dbg !61
  %45 = trunc nuw nsw i32 %44 to i8, !dbg !62
  %46 = or disjoint i8 %45, 48, !dbg !62
  %47 = add nuw nsw i64 %39, 1, !dbg !63
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 %39, !dbg !64
  store i8 %46, ptr %48, align 1, !dbg !65, !tbaa !66
  %49 = icmp ult i32 %40, 10, !dbg !67
  %50 = add nuw i64 %38, 1, !dbg !68
  br i1 %49, label %51, label %37, !dbg !68, !llvm.loop !69

51:                                               ; preds = %37, %51
  %52 = phi i64 [ %53, %51 ], [ %38, %37 ]
  %53 = add nsw i64 %52, -1, !dbg !71
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 %53, !dbg !72
  %55 = load i8, ptr %54, align 1, !dbg !72, !tbaa !66
  %56 = sext i8 %55 to i32, !dbg !72
  %57 = tail call i32 @putchar(i32 noundef %56) #5, !dbg !73
  %58 = trunc nuw i64 %52 to i32, !dbg !74
  %59 = icmp sgt i32 %58, 1, !dbg !74
  br i1 %59, label %51, label %60, !dbg !75, !llvm.loop !76

60:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4, !dbg !79
  %61 = icmp eq i64 %29, 19, !dbg !80
  %62 = select i1 %61, i32 10, i32 32, !dbg !81
  %63 = tail call i32 @putchar(i32 noundef %62) #5, !dbg !82
  %64 = add nuw nsw i64 %29, 1, !dbg !83
  %65 = icmp eq i64 %64, 20, !dbg !84
  br i1 %65, label %66, label %28, !dbg !85, !llvm.loop !86

66:                                               ; preds = %60, %98
  %67 = phi i64 [ %102, %98 ], [ 0, %60 ]
  %68 = getelementptr inbounds nuw i32, ptr @counts, i64 %67, !dbg !89
  %69 = load i32, ptr %68, align 4, !dbg !89, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #4, !dbg !91
  %70 = icmp slt i32 %69, 0, !dbg !93
  %71 = tail call i32 @llvm.abs.i32(i32 %69, i1 false), !dbg !94
  br i1 %70, label %72, label %74, !dbg !95

72:                                               ; preds = %66
  %73 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !96
  br label %74, !dbg !97

74:                                               ; preds = %72, %66
  br label %75, !dbg !98

75:                                               ; preds = %74, %75
  %76 = phi i64 [ %88, %75 ], [ 1, %74 ], !dbg !99
  %77 = phi i64 [ %85, %75 ], [ 0, %74 ], !dbg !99
  %78 = phi i32 [ %80, %75 ], [ %71, %74 ], !dbg !99
  %79 = freeze i32 %78, !dbg !100
  %80 = udiv i32 %79, 10, !dbg !100
  %81 = mul i32 %80, 10, !dbg !101
  %82 = sub i32 %79, %81, !dbg !101
  %83 = trunc nuw nsw i32 %82 to i8, !dbg !102
  %84 = or disjoint i8 %83, 48, !dbg !102
  %85 = add nuw nsw i64 %77, 1, !dbg !103
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 %77, !dbg !104
  store i8 %84, ptr %86, align 1, !dbg !105, !tbaa !66
  %87 = icmp ult i32 %78, 10, !dbg !106
  %88 = add nuw i64 %76, 1, !dbg !107
  br i1 %87, label %89, label %75, !dbg !107, !llvm.loop !108

89:                                               ; preds = %75, %89
  %90 = phi i64 [ %91, %89 ], [ %76, %75 ]
  %91 = add nsw i64 %90, -1, !dbg !110
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 %91, !dbg !111
  %93 = load i8, ptr %92, align 1, !dbg !111, !tbaa !66
  %94 = sext i8 %93 to i32, !dbg !111
  %95 = tail call i32 @putchar(i32 noundef %94) #5, !dbg !112
  %96 = trunc nuw i64 %90 to i32, !dbg !113
  %97 = icmp sgt i32 %96, 1, !dbg !113
  br i1 %97, label %89, label %98, !dbg !114, !llvm.loop !115

98:                                               ; preds = %89
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #4, !dbg !118
  %99 = icmp eq i64 %67, 19, !dbg !119
  %100 = select i1 %99, i32 10, i32 32, !dbg !120
  %101 = tail call i32 @putchar(i32 noundef %100) #5, !dbg !121
  %102 = add nuw nsw i64 %67, 1, !dbg !122
  %103 = icmp eq i64 %102, 20, !dbg !123
  br i1 %103, label %104, label %66, !dbg !124, !llvm.loop !125

104:                                              ; preds = %98
  ret i32 0, !dbg !128

105:                                              ; preds = %11, %105
  %106 = phi i64 [ 0, %11 ], [ %113, %105 ]
  %107 = getelementptr inbounds nuw i32, ptr @numbers, i64 %106, !dbg !129
  %108 = load i32, ptr %107, align 4, !dbg !129, !tbaa !6
  %109 = sext i32 %108 to i64, !dbg !130
  %110 = getelementptr inbounds i32, ptr @counts, i64 %109, !dbg !130
  %111 = load i32, ptr %110, align 4, !dbg !131, !tbaa !6
  %112 = add nsw i32 %111, 1, !dbg !132
  store i32 %112, ptr %110, align 4, !dbg !133, !tbaa !6
  %113 = add nuw nsw i64 %106, 1, !dbg !134
  %114 = icmp eq i64 %113, 20, !dbg !135
  br i1 %114, label %28, label %105, !dbg !136, !llvm.loop !137
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !140 i32 @putchar(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/shuffle.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 15, column: 5, scope: !10, atomGroup: 28, atomRank: 1)
!14 = !DILocation(line: 18, column: 5, scope: !10, atomGroup: 30, atomRank: 1)
!15 = !DILocation(line: 16, column: 9, scope: !10)
!16 = !DILocation(line: 16, column: 20, scope: !10, atomGroup: 4, atomRank: 1)
!17 = !DILocation(line: 15, column: 34, scope: !10, atomGroup: 5, atomRank: 2)
!18 = !DILocation(line: 15, column: 23, scope: !10, atomGroup: 2, atomRank: 1)
!19 = !DILocation(line: 15, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!20 = distinct !{!20, !21, !22, !23, !24}
!21 = !DILocation(line: 15, column: 5, scope: !10)
!22 = !DILocation(line: 17, column: 5, scope: !10)
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !DILocation(line: 10, scope: !26, inlinedAt: !27, atomGroup: 1, atomRank: 1)
!26 = distinct !DISubprogram(name: "random_number", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!27 = distinct !DILocation(line: 19, column: 27, scope: !10)
!28 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 32, atomRank: 1)
!29 = !DILocation(line: 10, column: 20, scope: !26, inlinedAt: !27)
!30 = !DILocation(line: 10, column: 34, scope: !26, inlinedAt: !27)
!31 = !DILocation(line: 10, column: 44, scope: !26, inlinedAt: !27, atomGroup: 1, atomRank: 2)
!32 = !DILocation(line: 11, column: 18, scope: !26, inlinedAt: !27, atomGroup: 2, atomRank: 2)
!33 = !DILocation(line: 19, column: 43, scope: !10, atomGroup: 10, atomRank: 2)
!34 = !DILocation(line: 20, column: 20, scope: !10)
!35 = !DILocation(line: 20, column: 20, scope: !10, atomGroup: 11, atomRank: 2)
!36 = !DILocation(line: 21, column: 40, scope: !10)
!37 = !DILocation(line: 21, column: 27, scope: !10)
!38 = !DILocation(line: 21, column: 27, scope: !10, atomGroup: 12, atomRank: 2)
!39 = !DILocation(line: 21, column: 25, scope: !10, atomGroup: 12, atomRank: 1)
!40 = !DILocation(line: 22, column: 27, scope: !10, atomGroup: 13, atomRank: 1)
!41 = !DILocation(line: 18, column: 39, scope: !10, atomGroup: 8, atomRank: 1)
!42 = !DILocation(line: 18, column: 5, scope: !10, atomGroup: 9, atomRank: 1)
!43 = distinct !{!43, !44, !45, !23, !24}
!44 = !DILocation(line: 18, column: 5, scope: !10)
!45 = !DILocation(line: 23, column: 5, scope: !10)
!46 = !DILocation(line: 25, column: 21, scope: !47, inlinedAt: !49)
!47 = distinct !DISubprogram(name: "show", scope: !48, file: !48, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!48 = !DIFile(filename: "programs/c/show.h", directory: "")
!49 = distinct !DILocation(line: 27, column: 5, scope: !10)
!50 = !DILocation(line: 8, column: 5, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "show_number", scope: !48, file: !48, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!52 = distinct !DILocation(line: 25, column: 9, scope: !47, inlinedAt: !49)
!53 = !DILocation(line: 10, column: 28, scope: !51, inlinedAt: !52, atomGroup: 3, atomRank: 2)
!54 = !DILocation(line: 10, column: 21, scope: !51, inlinedAt: !52, atomGroup: 3, atomRank: 1)
!55 = !DILocation(line: 11, column: 16, scope: !51, inlinedAt: !52, atomGroup: 4, atomRank: 1)
!56 = !DILocation(line: 12, column: 9, scope: !51, inlinedAt: !52)
!57 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !52)
!58 = !DILocation(line: 14, column: 5, scope: !51, inlinedAt: !52)
!59 = !DILocation(line: 0, scope: !51, inlinedAt: !52)
!60 = !DILocation(line: 16, column: 14, scope: !51, inlinedAt: !52, atomGroup: 7, atomRank: 2)
!61 = !DILocation(line: 15, column: 45, scope: !51, inlinedAt: !52)
!62 = !DILocation(line: 15, column: 27, scope: !51, inlinedAt: !52, atomGroup: 5, atomRank: 2)
!63 = !DILocation(line: 15, column: 21, scope: !51, inlinedAt: !52, atomGroup: 6, atomRank: 2)
!64 = !DILocation(line: 15, column: 9, scope: !51, inlinedAt: !52)
!65 = !DILocation(line: 15, column: 25, scope: !51, inlinedAt: !52, atomGroup: 5, atomRank: 1)
!66 = !{!8, !8, i64 0}
!67 = !DILocation(line: 17, column: 19, scope: !51, inlinedAt: !52, atomGroup: 8, atomRank: 1)
!68 = !DILocation(line: 17, column: 5, scope: !51, inlinedAt: !52, atomGroup: 9, atomRank: 1)
!69 = distinct !{!69, !58, !70, !23, !24}
!70 = !DILocation(line: 17, column: 23, scope: !51, inlinedAt: !52)
!71 = !DILocation(line: 19, column: 24, scope: !51, inlinedAt: !52, atomGroup: 12, atomRank: 2)
!72 = !DILocation(line: 19, column: 17, scope: !51, inlinedAt: !52)
!73 = !DILocation(line: 19, column: 9, scope: !51, inlinedAt: !52)
!74 = !DILocation(line: 18, column: 18, scope: !51, inlinedAt: !52, atomGroup: 10, atomRank: 1)
!75 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !52, atomGroup: 11, atomRank: 1)
!76 = distinct !{!76, !77, !78, !23, !24}
!77 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !52)
!78 = !DILocation(line: 20, column: 5, scope: !51, inlinedAt: !52)
!79 = !DILocation(line: 21, column: 1, scope: !51, inlinedAt: !52)
!80 = !DILocation(line: 26, column: 19, scope: !47, inlinedAt: !49)
!81 = !DILocation(line: 26, column: 17, scope: !47, inlinedAt: !49)
!82 = !DILocation(line: 26, column: 9, scope: !47, inlinedAt: !49)
!83 = !DILocation(line: 24, column: 33, scope: !47, inlinedAt: !49, atomGroup: 4, atomRank: 2)
!84 = !DILocation(line: 24, column: 23, scope: !47, inlinedAt: !49, atomGroup: 2, atomRank: 1)
!85 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !49, atomGroup: 3, atomRank: 1)
!86 = distinct !{!86, !87, !88, !23, !24}
!87 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !49)
!88 = !DILocation(line: 27, column: 5, scope: !47, inlinedAt: !49)
!89 = !DILocation(line: 25, column: 21, scope: !47, inlinedAt: !90)
!90 = distinct !DILocation(line: 28, column: 5, scope: !10)
!91 = !DILocation(line: 8, column: 5, scope: !51, inlinedAt: !92)
!92 = distinct !DILocation(line: 25, column: 9, scope: !47, inlinedAt: !90)
!93 = !DILocation(line: 10, column: 28, scope: !51, inlinedAt: !92, atomGroup: 3, atomRank: 2)
!94 = !DILocation(line: 10, column: 21, scope: !51, inlinedAt: !92, atomGroup: 3, atomRank: 1)
!95 = !DILocation(line: 11, column: 16, scope: !51, inlinedAt: !92, atomGroup: 4, atomRank: 1)
!96 = !DILocation(line: 12, column: 9, scope: !51, inlinedAt: !92)
!97 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !92)
!98 = !DILocation(line: 14, column: 5, scope: !51, inlinedAt: !92)
!99 = !DILocation(line: 0, scope: !51, inlinedAt: !92)
!100 = !DILocation(line: 16, column: 14, scope: !51, inlinedAt: !92, atomGroup: 7, atomRank: 2)
!101 = !DILocation(line: 15, column: 45, scope: !51, inlinedAt: !92)
!102 = !DILocation(line: 15, column: 27, scope: !51, inlinedAt: !92, atomGroup: 5, atomRank: 2)
!103 = !DILocation(line: 15, column: 21, scope: !51, inlinedAt: !92, atomGroup: 6, atomRank: 2)
!104 = !DILocation(line: 15, column: 9, scope: !51, inlinedAt: !92)
!105 = !DILocation(line: 15, column: 25, scope: !51, inlinedAt: !92, atomGroup: 5, atomRank: 1)
!106 = !DILocation(line: 17, column: 19, scope: !51, inlinedAt: !92, atomGroup: 8, atomRank: 1)
!107 = !DILocation(line: 17, column: 5, scope: !51, inlinedAt: !92, atomGroup: 9, atomRank: 1)
!108 = distinct !{!108, !98, !109, !23, !24}
!109 = !DILocation(line: 17, column: 23, scope: !51, inlinedAt: !92)
!110 = !DILocation(line: 19, column: 24, scope: !51, inlinedAt: !92, atomGroup: 12, atomRank: 2)
!111 = !DILocation(line: 19, column: 17, scope: !51, inlinedAt: !92)
!112 = !DILocation(line: 19, column: 9, scope: !51, inlinedAt: !92)
!113 = !DILocation(line: 18, column: 18, scope: !51, inlinedAt: !92, atomGroup: 10, atomRank: 1)
!114 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !92, atomGroup: 11, atomRank: 1)
!115 = distinct !{!115, !116, !117, !23, !24}
!116 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !92)
!117 = !DILocation(line: 20, column: 5, scope: !51, inlinedAt: !92)
!118 = !DILocation(line: 21, column: 1, scope: !51, inlinedAt: !92)
!119 = !DILocation(line: 26, column: 19, scope: !47, inlinedAt: !90)
!120 = !DILocation(line: 26, column: 17, scope: !47, inlinedAt: !90)
!121 = !DILocation(line: 26, column: 9, scope: !47, inlinedAt: !90)
!122 = !DILocation(line: 24, column: 33, scope: !47, inlinedAt: !90, atomGroup: 4, atomRank: 2)
!123 = !DILocation(line: 24, column: 23, scope: !47, inlinedAt: !90, atomGroup: 2, atomRank: 1)
!124 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !90, atomGroup: 3, atomRank: 1)
!125 = distinct !{!125, !126, !127, !23, !24}
!126 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !90)
!127 = !DILocation(line: 27, column: 5, scope: !47, inlinedAt: !90)
!128 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 22, atomRank: 1)
!129 = !DILocation(line: 25, column: 16, scope: !10)
!130 = !DILocation(line: 25, column: 9, scope: !10)
!131 = !DILocation(line: 25, column: 27, scope: !10)
!132 = !DILocation(line: 25, column: 27, scope: !10, atomGroup: 19, atomRank: 2)
!133 = !DILocation(line: 25, column: 27, scope: !10, atomGroup: 19, atomRank: 1)
!134 = !DILocation(line: 24, column: 34, scope: !10, atomGroup: 20, atomRank: 2)
!135 = !DILocation(line: 24, column: 23, scope: !10, atomGroup: 17, atomRank: 1)
!136 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 18, atomRank: 1)
!137 = distinct !{!137, !138, !139, !23, !24}
!138 = !DILocation(line: 24, column: 5, scope: !10)
!139 = !DILocation(line: 26, column: 5, scope: !10)
!140 = !DISubprogram(name: "putchar", scope: !141, file: !141, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
