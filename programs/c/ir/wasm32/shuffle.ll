; ModuleID = 'programs/c/shuffle.c'
source_filename = "programs/c/shuffle.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

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
  br label %11, !dbg !14

5:                                                ; preds = %0, %5
  %6 = phi i32 [ 0, %0 ], [ %8, %5 ]
  %7 = getelementptr inbounds nuw i32, ptr @numbers, i32 %6, !dbg !15
  store i32 %6, ptr %7, align 4, !dbg !16, !tbaa !6
  %8 = add nuw nsw i32 %6, 1, !dbg !17
  %9 = icmp eq i32 %8, 20, !dbg !18
  br i1 %9, label %3, label %5, !dbg !19, !llvm.loop !20

10:                                               ; preds = %11
  store i32 %16, ptr @state, align 4, !dbg !25, !tbaa !6
  br label %97, !dbg !28

11:                                               ; preds = %3, %11
  %12 = phi i32 [ 20, %3 ], [ %24, %11 ]
  %13 = phi i32 [ %4, %3 ], [ %16, %11 ]
  %14 = mul i32 %13, 1103515245, !dbg !29
  %15 = add i32 %14, 12345, !dbg !30
  %16 = and i32 %15, 2147483647, !dbg !31
  %17 = lshr i32 %16, 16, !dbg !32
  %18 = urem i32 %17, %12, !dbg !33
  %19 = getelementptr inbounds nuw i32, ptr @numbers, i32 %18, !dbg !34
  %20 = load i32, ptr %19, align 4, !dbg !35, !tbaa !6
  %21 = getelementptr i32, ptr @numbers, i32 %12, !dbg !36
  %22 = getelementptr i8, ptr %21, i32 -4, !dbg !36
  %23 = load i32, ptr %22, align 4, !dbg !37, !tbaa !6
  store i32 %23, ptr %19, align 4, !dbg !38, !tbaa !6
  store i32 %20, ptr %22, align 4, !dbg !39, !tbaa !6
  %24 = add nsw i32 %12, -1, !dbg !40
  %25 = icmp samesign ugt i32 %12, 2, !dbg !41
  br i1 %25, label %11, label %10, !dbg !42, !llvm.loop !43

26:                                               ; preds = %97, %55
  %27 = phi i32 [ %59, %55 ], [ 0, %97 ]
  %28 = getelementptr inbounds nuw i32, ptr @numbers, i32 %27, !dbg !46
  %29 = load i32, ptr %28, align 4, !dbg !46, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #4, !dbg !50
  %30 = icmp slt i32 %29, 0, !dbg !53
  %31 = tail call i32 @llvm.abs.i32(i32 %29, i1 false), !dbg !54
  br i1 %30, label %32, label %34, !dbg !55

32:                                               ; preds = %26
  %33 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !56
  br label %34, !dbg !57

34:                                               ; preds = %32, %26
  br label %35, !dbg !58

35:                                               ; preds = %34, %35
  %36 = phi i32 [ %44, %35 ], [ 0, %34 ], !dbg !59
  %37 = phi i32 [ %39, %35 ], [ %31, %34 ], !dbg !59
  %38 = freeze i32 %37, !dbg !60
  %39 = udiv i32 %38, 10, !dbg !60
  %40 = mul i32 %39, 10, !dbg !61
  %41 = sub i32 %38, %40, !dbg !61
  %42 = trunc nuw nsw i32 %41 to i8, !dbg !62
  %43 = or disjoint i8 %42, 48, !dbg !62
  %44 = add nuw nsw i32 %36, 1, !dbg !63
  %45 = getelementptr inbounds nuw i8, ptr %2, i32 %36, !dbg !64
  store i8 %43, ptr %45, align 1, !dbg !65, !tbaa !66
  %46 = icmp ult i32 %37, 10, !dbg !67
  br i1 %46, label %47, label %35, !dbg !68, !llvm.loop !69

47:                                               ; preds = %35, %47
  %48 = phi i32 [ %49, %47 ], [ %44, %35 ]
  %49 = add nsw i32 %48, -1, !dbg !71
  %50 = getelementptr inbounds nuw i8, ptr %2, i32 %49, !dbg !72
  %51 = load i8, ptr %50, align 1, !dbg !72, !tbaa !66
  %52 = sext i8 %51 to i32, !dbg !72
  %53 = tail call i32 @putchar(i32 noundef %52) #5, !dbg !73
  %54 = icmp sgt i32 %48, 1, !dbg !74
  br i1 %54, label %47, label %55, !dbg !75, !llvm.loop !76

55:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4, !dbg !79
  %56 = icmp eq i32 %27, 19, !dbg !80
  %57 = select i1 %56, i32 10, i32 32, !dbg !81
  %58 = tail call i32 @putchar(i32 noundef %57) #5, !dbg !82
  %59 = add nuw nsw i32 %27, 1, !dbg !83
  %60 = icmp eq i32 %59, 20, !dbg !84
  br i1 %60, label %61, label %26, !dbg !85, !llvm.loop !86

61:                                               ; preds = %55, %90
  %62 = phi i32 [ %94, %90 ], [ 0, %55 ]
  %63 = getelementptr inbounds nuw i32, ptr @counts, i32 %62, !dbg !89
  %64 = load i32, ptr %63, align 4, !dbg !89, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #4, !dbg !91
  %65 = icmp slt i32 %64, 0, !dbg !93
  %66 = tail call i32 @llvm.abs.i32(i32 %64, i1 false), !dbg !94
  br i1 %65, label %67, label %69, !dbg !95

67:                                               ; preds = %61
  %68 = tail call i32 @putchar(i32 noundef 45) #5, !dbg !96
  br label %69, !dbg !97

69:                                               ; preds = %67, %61
  br label %70, !dbg !98

70:                                               ; preds = %69, %70
  %71 = phi i32 [ %79, %70 ], [ 0, %69 ], !dbg !99
  %72 = phi i32 [ %74, %70 ], [ %66, %69 ], !dbg !99
  %73 = freeze i32 %72, !dbg !100
  %74 = udiv i32 %73, 10, !dbg !100
  %75 = mul i32 %74, 10, !dbg !101
  %76 = sub i32 %73, %75, !dbg !101
  %77 = trunc nuw nsw i32 %76 to i8, !dbg !102
  %78 = or disjoint i8 %77, 48, !dbg !102
  %79 = add nuw nsw i32 %71, 1, !dbg !103
  %80 = getelementptr inbounds nuw i8, ptr %1, i32 %71, !dbg !104
  store i8 %78, ptr %80, align 1, !dbg !105, !tbaa !66
  %81 = icmp ult i32 %72, 10, !dbg !106
  br i1 %81, label %82, label %70, !dbg !107, !llvm.loop !108

82:                                               ; preds = %70, %82
  %83 = phi i32 [ %84, %82 ], [ %79, %70 ]
  %84 = add nsw i32 %83, -1, !dbg !110
  %85 = getelementptr inbounds nuw i8, ptr %1, i32 %84, !dbg !111
  %86 = load i8, ptr %85, align 1, !dbg !111, !tbaa !66
  %87 = sext i8 %86 to i32, !dbg !111
  %88 = tail call i32 @putchar(i32 noundef %87) #5, !dbg !112
  %89 = icmp sgt i32 %83, 1, !dbg !113
  br i1 %89, label %82, label %90, !dbg !114, !llvm.loop !115

90:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #4, !dbg !118
  %91 = icmp eq i32 %62, 19, !dbg !119
  %92 = select i1 %91, i32 10, i32 32, !dbg !120
  %93 = tail call i32 @putchar(i32 noundef %92) #5, !dbg !121
  %94 = add nuw nsw i32 %62, 1, !dbg !122
  %95 = icmp eq i32 %94, 20, !dbg !123
  br i1 %95, label %96, label %61, !dbg !124, !llvm.loop !125

96:                                               ; preds = %90
  ret i32 0, !dbg !128

97:                                               ; preds = %10, %97
  %98 = phi i32 [ 0, %10 ], [ %104, %97 ]
  %99 = getelementptr inbounds nuw i32, ptr @numbers, i32 %98, !dbg !129
  %100 = load i32, ptr %99, align 4, !dbg !129, !tbaa !6
  %101 = getelementptr inbounds i32, ptr @counts, i32 %100, !dbg !130
  %102 = load i32, ptr %101, align 4, !dbg !131, !tbaa !6
  %103 = add nsw i32 %102, 1, !dbg !132
  store i32 %103, ptr %101, align 4, !dbg !133, !tbaa !6
  %104 = add nuw nsw i32 %98, 1, !dbg !134
  %105 = icmp eq i32 %104, 20, !dbg !135
  br i1 %105, label %26, label %97, !dbg !136, !llvm.loop !137
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
!36 = !DILocation(line: 21, column: 27, scope: !10)
!37 = !DILocation(line: 21, column: 27, scope: !10, atomGroup: 12, atomRank: 2)
!38 = !DILocation(line: 21, column: 25, scope: !10, atomGroup: 12, atomRank: 1)
!39 = !DILocation(line: 22, column: 27, scope: !10, atomGroup: 13, atomRank: 1)
!40 = !DILocation(line: 18, column: 48, scope: !10, atomGroup: 14, atomRank: 2)
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
