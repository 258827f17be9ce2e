; ModuleID = 'programs/c/shuffle.c'
source_filename = "programs/c/shuffle.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  br label %99, !dbg !28

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

28:                                               ; preds = %99, %58
  %29 = phi i64 [ %61, %58 ], [ 0, %99 ]
  %30 = getelementptr inbounds nuw i32, ptr @numbers, i64 %29, !dbg !46
  %31 = load i32, ptr %30, align 4, !dbg !46, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3, !dbg !50
  %32 = icmp slt i32 %31, 0, !dbg !53
  %33 = tail call i32 @llvm.abs.i32(i32 %31, i1 false), !dbg !54
  br i1 %32, label %34, label %35, !dbg !55

34:                                               ; preds = %28
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !56, !tbaa !60
  br label %35, !dbg !62

35:                                               ; preds = %34, %28
  br label %36, !dbg !63

36:                                               ; preds = %35, %36
  %37 = phi i64 [ %49, %36 ], [ 1, %35 ], !dbg !64
  %38 = phi i64 [ %46, %36 ], [ 0, %35 ], !dbg !64
  %39 = phi i32 [ %41, %36 ], [ %33, %35 ], !dbg !64
  %40 = freeze i32 %39, !dbg !65
  %41 = udiv i32 %40, 10, !dbg !65
  %42 = mul i32 %41, 10, !dbg !66
  %43 = sub i32 %40, %42, !dbg !66
  %44 = trunc nuw nsw i32 %43 to i8, !dbg !67
  %45 = or disjoint i8 %44, 48, !dbg !67
  %46 = add nuw nsw i64 %38, 1, !dbg !68
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 %38, !dbg !69
  store i8 %45, ptr %47, align 1, !dbg !70, !tbaa !71
  %48 = icmp ult i32 %39, 10, !dbg !72
  %49 = add nuw i64 %37, 1, !dbg !73
  br i1 %48, label %50, label %36, !dbg !73, !llvm.loop !74

50:                                               ; preds = %36, %50
  %51 = phi i64 [ %52, %50 ], [ %37, %36 ]
  %52 = add nsw i64 %51, -1, !dbg !76
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 %52, !dbg !77
  %54 = load i8, ptr %53, align 1, !dbg !77, !tbaa !71
  %55 = zext i8 %54 to i64, !dbg !78
  store volatile i64 %55, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !80, !tbaa !60
  %56 = trunc nuw i64 %51 to i32, !dbg !81
  %57 = icmp sgt i32 %56, 1, !dbg !81
  br i1 %57, label %50, label %58, !dbg !82, !llvm.loop !83

58:                                               ; preds = %50
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3, !dbg !86
  %59 = icmp eq i64 %29, 19, !dbg !87
  %60 = select i1 %59, i64 10, i64 32, !dbg !88
  store volatile i64 %60, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !89, !tbaa !60
  %61 = add nuw nsw i64 %29, 1, !dbg !91
  %62 = icmp eq i64 %61, 20, !dbg !92
  br i1 %62, label %63, label %28, !dbg !93, !llvm.loop !94

63:                                               ; preds = %58, %93
  %64 = phi i64 [ %96, %93 ], [ 0, %58 ]
  %65 = getelementptr inbounds nuw i32, ptr @counts, i64 %64, !dbg !97
  %66 = load i32, ptr %65, align 4, !dbg !97, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #3, !dbg !99
  %67 = icmp slt i32 %66, 0, !dbg !101
  %68 = tail call i32 @llvm.abs.i32(i32 %66, i1 false), !dbg !102
  br i1 %67, label %69, label %70, !dbg !103

69:                                               ; preds = %63
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !104, !tbaa !60
  br label %70, !dbg !106

70:                                               ; preds = %69, %63
  br label %71, !dbg !107

71:                                               ; preds = %70, %71
  %72 = phi i64 [ %84, %71 ], [ 1, %70 ], !dbg !108
  %73 = phi i64 [ %81, %71 ], [ 0, %70 ], !dbg !108
  %74 = phi i32 [ %76, %71 ], [ %68, %70 ], !dbg !108
  %75 = freeze i32 %74, !dbg !109
  %76 = udiv i32 %75, 10, !dbg !109
  %77 = mul i32 %76, 10, !dbg !110
  %78 = sub i32 %75, %77, !dbg !110
  %79 = trunc nuw nsw i32 %78 to i8, !dbg !111
  %80 = or disjoint i8 %79, 48, !dbg !111
  %81 = add nuw nsw i64 %73, 1, !dbg !112
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 %73, !dbg !113
  store i8 %80, ptr %82, align 1, !dbg !114, !tbaa !71
  %83 = icmp ult i32 %74, 10, !dbg !115
  %84 = add nuw i64 %72, 1, !dbg !116
  br i1 %83, label %85, label %71, !dbg !116, !llvm.loop !117

85:                                               ; preds = %71, %85
  %86 = phi i64 [ %87, %85 ], [ %72, %71 ]
  %87 = add nsw i64 %86, -1, !dbg !119
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 %87, !dbg !120
  %89 = load i8, ptr %88, align 1, !dbg !120, !tbaa !71
  %90 = zext i8 %89 to i64, !dbg !121
  store volatile i64 %90, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !123, !tbaa !60
  %91 = trunc nuw i64 %86 to i32, !dbg !124
  %92 = icmp sgt i32 %91, 1, !dbg !124
  br i1 %92, label %85, label %93, !dbg !125, !llvm.loop !126

93:                                               ; preds = %85
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #3, !dbg !129
  %94 = icmp eq i64 %64, 19, !dbg !130
  %95 = select i1 %94, i64 10, i64 32, !dbg !131
  store volatile i64 %95, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !132, !tbaa !60
  %96 = add nuw nsw i64 %64, 1, !dbg !134
  %97 = icmp eq i64 %96, 20, !dbg !135
  br i1 %97, label %98, label %63, !dbg !136, !llvm.loop !137

98:                                               ; preds = %93
  ret i32 0, !dbg !140

99:                                               ; preds = %11, %99
  %100 = phi i64 [ 0, %11 ], [ %107, %99 ]
  %101 = getelementptr inbounds nuw i32, ptr @numbers, i64 %100, !dbg !141
  %102 = load i32, ptr %101, align 4, !dbg !141, !tbaa !6
  %103 = sext i32 %102 to i64, !dbg !142
  %104 = getelementptr inbounds i32, ptr @counts, i64 %103, !dbg !142
  %105 = load i32, ptr %104, align 4, !dbg !143, !tbaa !6
  %106 = add nsw i32 %105, 1, !dbg !144
  store i32 %106, ptr %104, align 4, !dbg !145, !tbaa !6
  %107 = add nuw nsw i64 %100, 1, !dbg !146
  %108 = icmp eq i64 %107, 20, !dbg !147
  br i1 %108, label %28, label %99, !dbg !148, !llvm.loop !149
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
!78 = !DILocation(line: 25, column: 97, scope: !57, inlinedAt: !79, atomGroup: 1, atomRank: 2)
!79 = distinct !DILocation(line: 19, column: 9, scope: !51, inlinedAt: !52)
!80 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !79, atomGroup: 1, atomRank: 1)
!81 = !DILocation(line: 18, column: 18, scope: !51, inlinedAt: !52, atomGroup: 10, atomRank: 1)
!82 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !52, atomGroup: 11, atomRank: 1)
!83 = distinct !{!83, !84, !85, !23, !24}
!84 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !52)
!85 = !DILocation(line: 20, column: 5, scope: !51, inlinedAt: !52)
!86 = !DILocation(line: 21, column: 1, scope: !51, inlinedAt: !52)
!87 = !DILocation(line: 26, column: 19, scope: !47, inlinedAt: !49)
!88 = !DILocation(line: 26, column: 17, scope: !47, inlinedAt: !49)
!89 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !90, atomGroup: 1, atomRank: 1)
!90 = distinct !DILocation(line: 26, column: 9, scope: !47, inlinedAt: !49)
!91 = !DILocation(line: 24, column: 33, scope: !47, inlinedAt: !49, atomGroup: 4, atomRank: 2)
!92 = !DILocation(line: 24, column: 23, scope: !47, inlinedAt: !49, atomGroup: 2, atomRank: 1)
!93 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !49, atomGroup: 3, atomRank: 1)
!94 = distinct !{!94, !95, !96, !23, !24}
!95 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !49)
!96 = !DILocation(line: 27, column: 5, scope: !47, inlinedAt: !49)
!97 = !DILocation(line: 25, column: 21, scope: !47, inlinedAt: !98)
!98 = distinct !DILocation(line: 28, column: 5, scope: !10)
!99 = !DILocation(line: 8, column: 5, scope: !51, inlinedAt: !100)
!100 = distinct !DILocation(line: 25, column: 9, scope: !47, inlinedAt: !98)
!101 = !DILocation(line: 10, column: 28, scope: !51, inlinedAt: !100, atomGroup: 3, atomRank: 2)
!102 = !DILocation(line: 10, column: 21, scope: !51, inlinedAt: !100, atomGroup: 3, atomRank: 1)
!103 = !DILocation(line: 11, column: 16, scope: !51, inlinedAt: !100, atomGroup: 4, atomRank: 1)
!104 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !105, atomGroup: 1, atomRank: 1)
!105 = distinct !DILocation(line: 12, column: 9, scope: !51, inlinedAt: !100)
!106 = !DILocation(line: 13, column: 5, scope: !51, inlinedAt: !100)
!107 = !DILocation(line: 14, column: 5, scope: !51, inlinedAt: !100)
!108 = !DILocation(line: 0, scope: !51, inlinedAt: !100)
!109 = !DILocation(line: 16, column: 14, scope: !51, inlinedAt: !100, atomGroup: 7, atomRank: 2)
!110 = !DILocation(line: 15, column: 45, scope: !51, inlinedAt: !100)
!111 = !DILocation(line: 15, column: 27, scope: !51, inlinedAt: !100, atomGroup: 5, atomRank: 2)
!112 = !DILocation(line: 15, column: 21, scope: !51, inlinedAt: !100, atomGroup: 6, atomRank: 2)
!113 = !DILocation(line: 15, column: 9, scope: !51, inlinedAt: !100)
!114 = !DILocation(line: 15, column: 25, scope: !51, inlinedAt: !100, atomGroup: 5, atomRank: 1)
!115 = !DILocation(line: 17, column: 19, scope: !51, inlinedAt: !100, atomGroup: 8, atomRank: 1)
!116 = !DILocation(line: 17, column: 5, scope: !51, inlinedAt: !100, atomGroup: 9, atomRank: 1)
!117 = distinct !{!117, !107, !118, !23, !24}
!118 = !DILocation(line: 17, column: 23, scope: !51, inlinedAt: !100)
!119 = !DILocation(line: 19, column: 24, scope: !51, inlinedAt: !100, atomGroup: 12, atomRank: 2)
!120 = !DILocation(line: 19, column: 17, scope: !51, inlinedAt: !100)
!121 = !DILocation(line: 25, column: 97, scope: !57, inlinedAt: !122, atomGroup: 1, atomRank: 2)
!122 = distinct !DILocation(line: 19, column: 9, scope: !51, inlinedAt: !100)
!123 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !122, atomGroup: 1, atomRank: 1)
!124 = !DILocation(line: 18, column: 18, scope: !51, inlinedAt: !100, atomGroup: 10, atomRank: 1)
!125 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !100, atomGroup: 11, atomRank: 1)
!126 = distinct !{!126, !127, !128, !23, !24}
!127 = !DILocation(line: 18, column: 5, scope: !51, inlinedAt: !100)
!128 = !DILocation(line: 20, column: 5, scope: !51, inlinedAt: !100)
!129 = !DILocation(line: 21, column: 1, scope: !51, inlinedAt: !100)
!130 = !DILocation(line: 26, column: 19, scope: !47, inlinedAt: !98)
!131 = !DILocation(line: 26, column: 17, scope: !47, inlinedAt: !98)
!132 = !DILocation(line: 25, column: 95, scope: !57, inlinedAt: !133, atomGroup: 1, atomRank: 1)
!133 = distinct !DILocation(line: 26, column: 9, scope: !47, inlinedAt: !98)
!134 = !DILocation(line: 24, column: 33, scope: !47, inlinedAt: !98, atomGroup: 4, atomRank: 2)
!135 = !DILocation(line: 24, column: 23, scope: !47, inlinedAt: !98, atomGroup: 2, atomRank: 1)
!136 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !98, atomGroup: 3, atomRank: 1)
!137 = distinct !{!137, !138, !139, !23, !24}
!138 = !DILocation(line: 24, column: 5, scope: !47, inlinedAt: !98)
!139 = !DILocation(line: 27, column: 5, scope: !47, inlinedAt: !98)
!140 = !DILocation(line: 29, column: 5, scope: !10, atomGroup: 22, atomRank: 1)
!141 = !DILocation(line: 25, column: 16, scope: !10)
!142 = !DILocation(line: 25, column: 9, scope: !10)
!143 = !DILocation(line: 25, column: 27, scope: !10)
!144 = !DILocation(line: 25, column: 27, scope: !10, atomGroup: 19, atomRank: 2)
!145 = !DILocation(line: 25, column: 27, scope: !10, atomGroup: 19, atomRank: 1)
!146 = !DILocation(line: 24, column: 34, scope: !10, atomGroup: 20, atomRank: 2)
!147 = !DILocation(line: 24, column: 23, scope: !10, atomGroup: 17, atomRank: 1)
!148 = !DILocation(line: 24, column: 5, scope: !10, atomGroup: 18, atomRank: 1)
!149 = distinct !{!149, !150, !151, !23, !24}
!150 = !DILocation(line: 24, column: 5, scope: !10)
!151 = !DILocation(line: 26, column: 5, scope: !10)
