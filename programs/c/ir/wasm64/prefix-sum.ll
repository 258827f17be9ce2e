; ModuleID = 'programs/c/prefix-sum.c'
source_filename = "programs/c/prefix-sum.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.step = type { ptr, ptr, i32 }

@elements = hidden global [16 x i32] [i32 5, i32 0, i32 7, i32 1, i32 12, i32 3, i32 9, i32 40, i32 2, i32 2, i32 31, i32 6, i32 100, i32 8, i32 0, i32 11], align 16
@other = hidden global [16 x i32] zeroinitializer, align 16
@__const.main.step = private unnamed_addr constant { ptr, ptr, i32, [4 x i8] } { ptr @elements, ptr @other, i32 1, [4 x i8] zeroinitializer }, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca %struct.step, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.step, i64 24, i1 false), !dbg !14
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %5, !dbg !15

5:                                                ; preds = %0, %5
  call void @launch(ptr noundef nonnull @add_step, i32 noundef 16, ptr noundef nonnull %2) #7, !dbg !16
  %6 = load ptr, ptr %2, align 8, !dbg !17, !tbaa !18
  %7 = load ptr, ptr %4, align 8, !dbg !22, !tbaa !23
  store ptr %7, ptr %2, align 8, !dbg !24, !tbaa !18
  store ptr %6, ptr %4, align 8, !dbg !25, !tbaa !23
  %8 = load i32, ptr %3, align 8, !dbg !26, !tbaa !27
  %9 = shl nsw i32 %8, 1, !dbg !28
  store i32 %9, ptr %3, align 8, !dbg !29, !tbaa !27
  %10 = icmp slt i32 %8, 8, !dbg !30
  br i1 %10, label %5, label %11, !dbg !31, !llvm.loop !32

11:                                               ; preds = %5, %41
  %12 = phi i64 [ %44, %41 ], [ 0, %5 ]
  %13 = getelementptr inbounds nuw i32, ptr %7, i64 %12, !dbg !37
  %14 = load i32, ptr %13, align 4, !dbg !37, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !41
  %15 = icmp slt i32 %14, 0, !dbg !44
  %16 = call i32 @llvm.abs.i32(i32 %14, i1 false), !dbg !45
  br i1 %15, label %17, label %18, !dbg !46

17:                                               ; preds = %11
  store volatile i64 45, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !47, !tbaa !51
  br label %18, !dbg !53

18:                                               ; preds = %17, %11
  br label %19, !dbg !54

19:                                               ; preds = %18, %19
  %20 = phi i64 [ %32, %19 ], [ 1, %18 ], !dbg !55
  %21 = phi i64 [ %29, %19 ], [ 0, %18 ], !dbg !55
  %22 = phi i32 [ %24, %19 ], [ %16, %18 ], !dbg !55
  %23 = freeze i32 %22, !dbg !56
  %24 = udiv i32 %23, 10, !dbg !56
  %25 = mul i32 %24, 10, !dbg !57
  %26 = sub i32 %23, %25, !dbg !57
  %27 = trunc nuw nsw i32 %26 to i8, !dbg !58
  %28 = or disjoint i8 %27, 48, !dbg !58
  %29 = add nuw nsw i64 %21, 1, !dbg !59
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 %21, !dbg !60
  store i8 %28, ptr %30, align 1, !dbg !61, !tbaa !62
  %31 = icmp ult i32 %22, 10, !dbg !63
  %32 = add nuw i64 %20, 1, !dbg !64
  br i1 %31, label %33, label %19, !dbg !64, !llvm.loop !65

33:                                               ; preds = %19, %33
  %34 = phi i64 [ %35, %33 ], [ %20, %19 ]
  %35 = add nsw i64 %34, -1, !dbg !67
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 %35, !dbg !68
  %37 = load i8, ptr %36, align 1, !dbg !68, !tbaa !62
  %38 = zext i8 %37 to i64, !dbg !69
  store volatile i64 %38, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !71, !tbaa !51
  %39 = trunc nuw i64 %34 to i32, !dbg !72
  %40 = icmp sgt i32 %39, 1, !dbg !72
  br i1 %40, label %33, label %41, !dbg !73, !llvm.loop !74

41:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !77
  %42 = icmp eq i64 %12, 15, !dbg !78
  %43 = select i1 %42, i64 10, i64 32, !dbg !79
  store volatile i64 %43, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !dbg !80, !tbaa !51
  %44 = add nuw nsw i64 %12, 1, !dbg !82
  %45 = icmp eq i64 %44, 16, !dbg !83
  br i1 %45, label %46, label %11, !dbg !84, !llvm.loop !85

46:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !88
  ret i32 0, !dbg !89
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare !dbg !90 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_step(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !92 {
  %3 = load ptr, ptr %1, align 8, !dbg !93, !tbaa !18
  %4 = sext i32 %0 to i64, !dbg !94
  %5 = getelementptr inbounds i32, ptr %3, i64 %4, !dbg !94
  %6 = load i32, ptr %5, align 4, !dbg !95, !tbaa !6
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !96
  %8 = load i32, ptr %7, align 8, !dbg !96, !tbaa !27
  %9 = icmp slt i32 %0, %8, !dbg !97
  br i1 %9, label %16, label %10, !dbg !98

10:                                               ; preds = %2
  %11 = sub nsw i32 %0, %8, !dbg !99
  %12 = zext nneg i32 %11 to i64, !dbg !100
  %13 = getelementptr inbounds nuw i32, ptr %3, i64 %12, !dbg !100
  %14 = load i32, ptr %13, align 4, !dbg !100, !tbaa !6
  %15 = add nsw i32 %14, %6, !dbg !101
  br label %16, !dbg !102

16:                                               ; preds = %10, %2
  %17 = phi i32 [ %15, %10 ], [ %6, %2 ], !dbg !103
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !104
  %19 = load ptr, ptr %18, align 8, !dbg !104, !tbaa !23
  %20 = getelementptr inbounds i32, ptr %19, i64 %4, !dbg !105
  store i32 %17, ptr %20, align 4, !dbg !106, !tbaa !6
  ret void, !dbg !107
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "programs/c/prefix-sum.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 26, column: 5, scope: !10)
!14 = !DILocation(line: 26, column: 17, scope: !10, atomGroup: 1, atomRank: 1)
!15 = !DILocation(line: 27, column: 5, scope: !10, atomGroup: 19, atomRank: 1)
!16 = !DILocation(line: 28, column: 9, scope: !10)
!17 = !DILocation(line: 29, column: 29, scope: !10, atomGroup: 4, atomRank: 2)
!18 = !{!19, !20, i64 0}
!19 = !{!"step", !20, i64 0, !20, i64 8, !7, i64 16}
!20 = !{!"p1 int", !21, i64 0}
!21 = !{!"any pointer", !8, i64 0}
!22 = !DILocation(line: 30, column: 26, scope: !10, atomGroup: 5, atomRank: 2)
!23 = !{!19, !20, i64 8}
!24 = !DILocation(line: 30, column: 19, scope: !10, atomGroup: 5, atomRank: 1)
!25 = !DILocation(line: 31, column: 17, scope: !10, atomGroup: 6, atomRank: 1)
!26 = !DILocation(line: 27, column: 50, scope: !10)
!27 = !{!19, !7, i64 16}
!28 = !DILocation(line: 27, column: 50, scope: !10, atomGroup: 7, atomRank: 2)
!29 = !DILocation(line: 27, column: 50, scope: !10, atomGroup: 7, atomRank: 1)
!30 = !DILocation(line: 27, column: 26, scope: !10, atomGroup: 2, atomRank: 1)
!31 = !DILocation(line: 27, column: 5, scope: !10, atomGroup: 3, atomRank: 1)
!32 = distinct !{!32, !33, !34, !35, !36}
!33 = !DILocation(line: 27, column: 5, scope: !10)
!34 = !DILocation(line: 32, column: 5, scope: !10)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 25, column: 21, scope: !38, inlinedAt: !40)
!38 = distinct !DISubprogram(name: "show", scope: !39, file: !39, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!39 = !DIFile(filename: "programs/c/show.h", directory: "")
!40 = distinct !DILocation(line: 33, column: 5, scope: !10)
!41 = !DILocation(line: 8, column: 5, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "show_number", scope: !39, file: !39, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!43 = distinct !DILocation(line: 25, column: 9, scope: !38, inlinedAt: !40)
!44 = !DILocation(line: 10, column: 28, scope: !42, inlinedAt: !43, atomGroup: 3, atomRank: 2)
!45 = !DILocation(line: 10, column: 21, scope: !42, inlinedAt: !43, atomGroup: 3, atomRank: 1)
!46 = !DILocation(line: 11, column: 16, scope: !42, inlinedAt: !43, atomGroup: 4, atomRank: 1)
!47 = !DILocation(line: 25, column: 95, scope: !48, inlinedAt: !50, atomGroup: 1, atomRank: 1)
!48 = distinct !DISubprogram(name: "putchar", scope: !49, file: !49, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!49 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
!50 = distinct !DILocation(line: 12, column: 9, scope: !42, inlinedAt: !43)
!51 = !{!52, !52, i64 0}
!52 = !{!"long", !8, i64 0}
!53 = !DILocation(line: 13, column: 5, scope: !42, inlinedAt: !43)
!54 = !DILocation(line: 14, column: 5, scope: !42, inlinedAt: !43)
!55 = !DILocation(line: 0, scope: !42, inlinedAt: !43)
!56 = !DILocation(line: 16, column: 14, scope: !42, inlinedAt: !43, atomGroup: 7, atomRank: 2)
!57 = !DILocation(line: 15, column: 45, scope: !42, inlinedAt: !43)
!58 = !DILocation(line: 15, column: 27, scope: !42, inlinedAt: !43, atomGroup: 5, atomRank: 2)
!59 = !DILocation(line: 15, column: 21, scope: !42, inlinedAt: !43, atomGroup: 6, atomRank: 2)
!60 = !DILocation(line: 15, column: 9, scope: !42, inlinedAt: !43)
!61 = !DILocation(line: 15, column: 25, scope: !42, inlinedAt: !43, atomGroup: 5, atomRank: 1)
!62 = !{!8, !8, i64 0}
!63 = !DILocation(line: 17, column: 19, scope: !42, inlinedAt: !43, atomGroup: 8, atomRank: 1)
!64 = !DILocation(line: 17, column: 5, scope: !42, inlinedAt: !43, atomGroup: 9, atomRank: 1)
!65 = distinct !{!65, !54, !66, !35, !36}
!66 = !DILocation(line: 17, column: 23, scope: !42, inlinedAt: !43)
!67 = !DILocation(line: 19, column: 24, scope: !42, inlinedAt: !43, atomGroup: 12, atomRank: 2)
!68 = !DILocation(line: 19, column: 17, scope: !42, inlinedAt: !43)
!69 = !DILocation(line: 25, column: 97, scope: !48, inlinedAt: !70, atomGroup: 1, atomRank: 2)
!70 = distinct !DILocation(line: 19, column: 9, scope: !42, inlinedAt: !43)
!71 = !DILocation(line: 25, column: 95, scope: !48, inlinedAt: !70, atomGroup: 1, atomRank: 1)
!72 = !DILocation(line: 18, column: 18, scope: !42, inlinedAt: !43, atomGroup: 10, atomRank: 1)
!73 = !DILocation(line: 18, column: 5, scope: !42, inlinedAt: !43, atomGroup: 11, atomRank: 1)
!74 = distinct !{!74, !75, !76, !35, !36}
!75 = !DILocation(line: 18, column: 5, scope: !42, inlinedAt: !43)
!76 = !DILocation(line: 20, column: 5, scope: !42, inlinedAt: !43)
!77 = !DILocation(line: 21, column: 1, scope: !42, inlinedAt: !43)
!78 = !DILocation(line: 26, column: 19, scope: !38, inlinedAt: !40)
!79 = !DILocation(line: 26, column: 17, scope: !38, inlinedAt: !40)
!80 = !DILocation(line: 25, column: 95, scope: !48, inlinedAt: !81, atomGroup: 1, atomRank: 1)
!81 = distinct !DILocation(line: 26, column: 9, scope: !38, inlinedAt: !40)
!82 = !DILocation(line: 24, column: 33, scope: !38, inlinedAt: !40, atomGroup: 4, atomRank: 2)
!83 = !DILocation(line: 24, column: 23, scope: !38, inlinedAt: !40, atomGroup: 2, atomRank: 1)
!84 = !DILocation(line: 24, column: 5, scope: !38, inlinedAt: !40, atomGroup: 3, atomRank: 1)
!85 = distinct !{!85, !86, !87, !35, !36}
!86 = !DILocation(line: 24, column: 5, scope: !38, inlinedAt: !40)
!87 = !DILocation(line: 27, column: 5, scope: !38, inlinedAt: !40)
!88 = !DILocation(line: 35, column: 1, scope: !10)
!89 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 10, atomRank: 1)
!90 = !DISubprogram(name: "launch", scope: !91, file: !91, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!92 = distinct !DISubprogram(name: "add_step", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!93 = !DILocation(line: 18, column: 21, scope: !92)
!94 = !DILocation(line: 18, column: 15, scope: !92)
!95 = !DILocation(line: 18, column: 15, scope: !92, atomGroup: 2, atomRank: 2)
!96 = !DILocation(line: 19, column: 25, scope: !92)
!97 = !DILocation(line: 19, column: 16, scope: !92, atomGroup: 3, atomRank: 2)
!98 = !DILocation(line: 19, column: 16, scope: !92, atomGroup: 3, atomRank: 1)
!99 = !DILocation(line: 20, column: 34, scope: !92)
!100 = !DILocation(line: 20, column: 16, scope: !92)
!101 = !DILocation(line: 20, column: 13, scope: !92, atomGroup: 4, atomRank: 2)
!102 = !DILocation(line: 21, column: 5, scope: !92)
!103 = !DILocation(line: 0, scope: !92)
!104 = !DILocation(line: 22, column: 11, scope: !92)
!105 = !DILocation(line: 22, column: 5, scope: !92)
!106 = !DILocation(line: 22, column: 22, scope: !92, atomGroup: 5, atomRank: 1)
!107 = !DILocation(line: 23, column: 1, scope: !92, atomGroup: 6, atomRank: 1)
