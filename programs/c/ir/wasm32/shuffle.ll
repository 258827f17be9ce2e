; ModuleID = 'programs/c/shuffle.c'
source_filename = "programs/c/shuffle.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@state = hidden local_unnamed_addr global i32 2016, align 4
@numbers = hidden local_unnamed_addr global [20 x i32] zeroinitializer, align 16
@counts = hidden local_unnamed_addr global [20 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
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
  br label %91, !dbg !28

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

26:                                               ; preds = %91, %53
  %27 = phi i32 [ %56, %53 ], [ 0, %91 ]
  %28 = getelementptr inbounds nuw i32, ptr @numbers, i32 %27, !dbg !46
  %29 = load i32, ptr %28, align 4, !dbg !46, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3, !dbg !50
  %30 = icmp slt i32 %29, 0, !dbg !53
  %31 = tail call i32 @llvm.abs.i32(i32 %29, i1 false), !dbg !54
  br i1 %30, label %32, label %33, !dbg !55

32:                                               ; preds = %26
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !56, !tbaa !60
  br label %33, !dbg !62

33:                                               ; preds = %32, %26
  br label %34, !dbg !63

34:                                               ; preds = %33, %34
  %35 = phi i32 [ %43, %34 ], [ 0, %33 ], !dbg !64
  %36 = phi i32 [ %38, %34 ], [ %31, %33 ], !dbg !64
  %37 = freeze i32 %36, !dbg !65
  %38 = udiv i32 %37, 10, !dbg !65
  %39 = mul i32 %38, 10, !dbg !66
  %40 = sub i32 %37, %39, !dbg !66
  %41 = trunc nuw nsw i32 %40 to i8, !dbg !67
  %42 = or disjoint i8 %41, 48, !dbg !67
  %43 = add nuw nsw i32 %35, 1, !dbg !68
  %44 = getelementptr inbounds nuw i8, ptr %2, i32 %35, !dbg !69
  store i8 %42, ptr %44, align 1, !dbg !70, !tbaa !71
  %45 = icmp ult i32 %36, 10, !dbg !72
  br i1 %45, label %46, label %34, !dbg !73, !llvm.loop !74

46:                                               ; preds = %34, %46
  %47 = phi i32 [ %48, %46 ], [ %43, %34 ]
  %48 = add nsw i32 %47, -1, !dbg !76
  %49 = getelementptr inbounds nuw i8, ptr %2, i32 %48, !dbg !77
  %50 = load i8, ptr %49, align 1, !dbg !77, !tbaa !71
  %51 = zext i8 %50 to i32, !dbg !77
  store volatile i32 %51, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !78, !tbaa !60
  %52 = icmp sgt i32 %47, 1, !dbg !80
  br i1 %52, label %46, label %53, !dbg !81, !llvm.loop !82

53:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3, !dbg !85
  %54 = icmp eq i32 %27, 19, !dbg !86
  %55 = select i1 %54, i32 10, i32 32, !dbg !87
  store volatile i32 %55, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !88, !tbaa !60
  %56 = add nuw nsw i32 %27, 1, !dbg !90
  %57 = icmp eq i32 %56, 20, !dbg !91
  br i1 %57, label %58, label %26, !dbg !92, !llvm.loop !93

58:                                               ; preds = %53, %85
  %59 = phi i32 [ %88, %85 ], [ 0, %53 ]
  %60 = getelementptr inbounds nuw i32, ptr @counts, i32 %59, !dbg !96
  %61 = load i32, ptr %60, align 4, !dbg !96, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #3, !dbg !98
  %62 = icmp slt i32 %61, 0, !dbg !100
  %63 = tail call i32 @llvm.abs.i32(i32 %61, i1 false), !dbg !101
  br i1 %62, label %64, label %65, !dbg !102

64:                                               ; preds = %58
  store volatile i32 45, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !103, !tbaa !60
  br label %65, !dbg !105

65:                                               ; preds = %64, %58
  br label %66, !dbg !106

66:                                               ; preds = %65, %66
  %67 = phi i32 [ %75, %66 ], [ 0, %65 ], !dbg !107
  %68 = phi i32 [ %70, %66 ], [ %63, %65 ], !dbg !107
  %69 = freeze i32 %68, !dbg !108
  %70 = udiv i32 %69, 10, !dbg !108
  %71 = mul i32 %70, 10, !dbg !109
  %72 = sub i32 %69, %71, !dbg !109
  %73 = trunc nuw nsw i32 %72 to i8, !dbg !110
  %74 = or disjoint i8 %73, 48, !dbg !110
  %75 = add nuw nsw i32 %67, 1, !dbg !111
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 %67, !dbg !112
  store i8 %74, ptr %76, align 1, !dbg !113, !tbaa !71
  %77 = icmp ult i32 %68, 10, !dbg !114
  br i1 %77, label %78, label %66, !dbg !115, !llvm.loop !116

78:                                               ; preds = %66, %78
  %79 = phi i32 [ %80, %78 ], [ %75, %66 ]
  %80 = add nsw i32 %79, -1, !dbg !118
  %81 = getelementptr inbounds nuw i8, ptr %1, i32 %80, !dbg !119
  %82 = load i8, ptr %81, align 1, !dbg !119, !tbaa !71
  %83 = zext i8 %82 to i32, !dbg !119
  store volatile i32 %83, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !120, !tbaa !60
  %84 = icmp sgt i32 %79, 1, !dbg !122
  br i1 %84, label %78, label %85, !dbg !123, !llvm.loop !124

85:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #3, !dbg !127
  %86 = icmp eq i32 %59, 19, !dbg !128
  %87 = select i1 %86, i32 10, i32 32, !dbg !129
  store volatile i32 %87, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !dbg !130, !tbaa !60
  %88 = add nuw nsw i32 %59, 1, !dbg !132
  %89 = icmp eq i32 %88, 20, !dbg !133
  br i1 %89, label %90, label %58, !dbg !134, !llvm.loop !135

90:                                               ; preds = %85
  ret i32 0, !dbg !138

91:                                               ; preds = %10, %91
  %92 = phi i32 [ 0, %10 ], [ %98, %91 ]
  %93 = getelementptr inbounds nuw i32, ptr @numbers, i32 %92, !dbg !139
  %94 = load i32, ptr %93, align 4, !dbg !139, !tbaa !6
  %95 = getelementptr inbounds i32, ptr @counts, i32 %94, !dbg !140
  %96 = load i32, ptr %95, align 4, !dbg !141, !tbaa !6
  %97 = add nsw i32 %96, 1, !dbg !142
  store i32 %97, ptr %95, align 4, !dbg !143, !tbaa !6
  %98 = add nuw nsw i32 %92, 1, !dbg !144
  %99 = icmp eq i32 %98, 20, !dbg !145
  br i1 %99, label %26, label %91, !dbg !146, !llvm.loop !147
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #2

attributes #0 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!56 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !59, atomGroup: 1, atomRank: 1)
!57 = distinct !DISubprogram(name: "putchar", scope: !58, file: !58, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!58 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!59 = distinct !DILocation(line: 12, column: 9, scope: !51, inlinedAt: !52)
!60 = !{!61, !61, i64 0}
!61 = !{!"long", !8, i64 0}
!62 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !52)
!63 = !DILocation(line: 14, column: 5, scope: !51, inlinedAt: !52)
!64 = !DILocation(line: 0, scope: !51, inlinedAt: !52)
!65 = !DILocation(line: 16, column: 14, scope: !51, inlinedAt: !52, atomGroup: 7, atomRank: 2)
!66 = !DILocation(line: 15, column: 45, scope: !51, inlinedAt: !52)
!67 = !DILocation(line: 15, column: 27, scope: !51, inlinedAt: !52, atomGroup: 5, atomRank: 2)
!68 = !DILocation(line: 15, column: 21, scope: !51, inlinedAt: !52, atomGroup: 6, atomRank: 2)
!69 = !DILocation(line: 15, column: 9, scope: !51, inlinedAt: !52)
!70 = !DILocation(line: 15, column: 25, scope: !51, inlinedAt: !52, atomGroup: 5, atomRank: 1)
!71 = !{!8, !8, i64 0}
!72 = !DILocation(line: 17, column: 19, scope: !51, inlinedAt: !52, atomGroup: 8, atomRank: 1)
!73 = !DILocation(line: 17, column: 5, scope: !51, inlinedAt: !52, atomGroup: 9, atomRank: 1)
!74 = distinct !{!74, !63, !75, !23, !24}
!75 = !DILocation(line: 17, column: 23, scope: !51, inlinedAt: !52)
!76 = !DILocation(line: 19, column: 24, scope: !51, inlinedAt: !52, atomGroup: 12, atomRank: 2)
!77 = !DILocation(line: 19, column: 17, scope: !51, inlinedAt: !52)
!78 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !79, atomGroup: 1, atomRank: 1)
!79 = distinct !DILocation(line: 19, column: 9, scope: !51, inlinedAt: !52)
!80 = !DILocation(line: 18, column: 18, scope: !51, inlinedAt: !52, atomGroup: 10, atomRank: 1)
!81 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !52, atomGroup: 11, atomRank: 1)
!82 = distinct !{!82, !83, !84, !23, !24}
!83 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !52)
!84 = !DILocation(line: 20, column: 5, scope: !51, inlinedAt: !52)
!85 = !DILocation(line: 21, column: 1, scope: !51, inlinedAt: !52)
!86 = !DILocation(line: 26, column: 19, scope: !47, inlinedAt: !49)
!87 = !DILocation(line: 26, column: 17, scope: !47, inlinedAt: !49)
!88 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !89, atomGroup: 1, atomRank: 1)
!89 = distinct !DILocation(line: 26, column: 9, scope: !47, inlinedAt: !49)
!90 = !DILocation(line: 24, column: 33, scope: !47, inlinedAt: !49, atomGroup: 4, atomRank: 2)
!91 = !DILocation(line: 24, column: 23, scope: !47, inlinedAt: !49, atomGroup: 2, atomRank: 1)
!92 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !49, atomGroup: 3, atomRank: 1)
!93 = distinct !{!93, !94, !95, !23, !24}
!94 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !49)
!95 = !DILocation(line: 27, column: 5, scope: !47, inlinedAt: !49)
!96 = !DILocation(line: 25, column: 21, scope: !47, inlinedAt: !97)
!97 = distinct !DILocation(line: 28, column: 5, scope: !10)
!98 = !DILocation(line: 8, column: 5, scope: !51, inlinedAt: !99)
!99 = distinct !DILocation(line: 25, column: 9, scope: !47, inlinedAt: !97)
!100 = !DILocation(line: 10, column: 28, scope: !51, inlinedAt: !99, atomGroup: 3, atomRank: 2)
!101 = !DILocation(line: 10, column: 21, scope: !51, inlinedAt: !99, atomGroup: 3, atomRank: 1)
!102 = !DILocation(line: 11, column: 16, scope: !51, inlinedAt: !99, atomGroup: 4, atomRank: 1)
!103 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !104, atomGroup: 1, atomRank: 1)
!104 = distinct !DILocation(line: 12, column: 9, scope: !51, inlinedAt: !99)
!105 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !99)
!106 = !DILocation(line: 14, column: 5, scope: !51, inlinedAt: !99)
!107 = !DILocation(line: 0, scope: !51, inlinedAt: !99)
!108 = !DILocation(line: 16, column: 14, scope: !51, inlinedAt: !99, atomGroup: 7, atomRank: 2)
!109 = !DILocation(line: 15, column: 45, scope: !51, inlinedAt: !99)
!110 = !DILocation(line: 15, column: 27, scope: !51, inlinedAt: !99, atomGroup: 5, atomRank: 2)
!111 = !DILocation(line: 15, column: 21, scope: !51, inlinedAt: !99, atomGroup: 6, atomRank: 2)
!112 = !DILocation(line: 15, column: 9, scope: !51, inlinedAt: !99)
!113 = !DILocation(line: 15, column: 25, scope: !51, inlinedAt: !99, atomGroup: 5, atomRank: 1)
!114 = !DILocation(line: 17, column: 19, scope: !51, inlinedAt: !99, atomGroup: 8, atomRank: 1)
!115 = !DILocation(line: 17, column: 5, scope: !51, inlinedAt: !99, atomGroup: 9, atomRank: 1)
!116 = distinct !{!116, !106, !117, !23, !24}
!117 = !DILocation(line: 17, column: 23, scope: !51, inlinedAt: !99)
!118 = !DILocation(line: 19, column: 24, scope: !51, inlinedAt: !99, atomGroup: 12, atomRank: 2)
!119 = !DILocation(line: 19, column: 17, scope: !51, inlinedAt: !99)
!120 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !121, atomGroup: 1, atomRank: 1)
!121 = distinct !DILocation(line: 19, column: 9, scope: !51, inlinedAt: !99)
!122 = !DILocation(line: 18, column: 18, scope: !51, inlinedAt: !99, atomGroup: 10, atomRank: 1)
!123 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !99, atomGroup: 11, atomRank: 1)
!124 = distinct !{!124, !125, !126, !23, !24}
!125 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !99)
!126 = !DILocation(line: 20, column: 5, scope: !51, inlinedAt: !99)
!127 = !DILocation(line: 21, column: 1, scope: !51, inlinedAt: !99)
!128 = !DILocation(line: 26, column: 19, scope: !47, inlinedAt: !97)
!129 = !DILocation(line: 26, column: 17, scope: !47, inlinedAt: !97)
!130 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !131, atomGroup: 1, atomRank: 1)
!131 = distinct !DILocation(line: 26, column: 9, scope: !47, inlinedAt: !97)
!132 = !DILocation(line: 24, column: 33, scope: !47, inlinedAt: !97, atomGroup: 4, atomRank: 2)
!133 = !DILocation(line: 24, column: 23, scope: !47, inlinedAt: !97, atomGroup: 2, atomRank: 1)
!134 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !97, atomGroup: 3, atomRank: 1)
!135 = distinct !{!135, !136, !137, !23, !24}
!136 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !97)
!137 = !DILocation(line: 27, column: 5, scope: !47, inlinedAt: !97)
!138 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 22, atomRank: 1)
!139 = !DILocation(line: 25, column: 16, scope: !10)
!140 = !DILocation(line: 25, column: 9, scope: !10)
!141 = !DILocation(line: 25, column: 27, scope: !10)
!142 = !DILocation(line: 25, column: 27, scope: !10, atomGroup: 19, atomRank: 2)
!143 = !DILocation(line: 25, column: 27, scope: !10, atomGroup: 19, atomRank: 1)
!144 = !DILocation(line: 24, column: 34, scope: !10, atomGroup: 20, atomRank: 2)
!145 = !DILocation(line: 24, column: 23, scope: !10, atomGroup: 17, atomRank: 1)
!146 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 18, atomRank: 1)
!147 = distinct !{!147, !148, !149, !23, !24}
!148 = !DILocation(line: 24, column: 5, scope: !10)
!149 = !DILocation(line: 26, column: 5, scope: !10)
