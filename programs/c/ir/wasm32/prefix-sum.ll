; ModuleID = 'programs/c/prefix-sum.c'
source_filename = "programs/c/prefix-sum.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.step = type { ptr, ptr, i32 }

@elements = hidden global [16 x i32] [i32 5, i32 0, i32 7, i32 1, i32 12, i32 3, i32 9, i32 40, i32 2, i32 2, i32 31, i32 6, i32 100, i32 8, i32 0, i32 11], align 16
@other = hidden global [16 x i32] zeroinitializer, align 16
@__const.main.step = private unnamed_addr constant %struct.step { ptr @elements, ptr @other, i32 1 }, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 !dbg !10 {
  %1 = alloca [12 x i8], align 1
  %2 = alloca %struct.step, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6, !dbg !13
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(12) %2, ptr noundef nonnull align 4 dereferenceable(12) @__const.main.step, i32 12, i1 false), !dbg !14
  %3 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  br label %5, !dbg !15

5:                                                ; preds = %0, %5
  call void @launch(ptr noundef nonnull @add_step, i32 noundef 16, ptr noundef nonnull %2) #7, !dbg !16
  %6 = load ptr, ptr %2, align 4, !dbg !17, !tbaa !18
  %7 = load ptr, ptr %4, align 4, !dbg !22, !tbaa !23
  store ptr %7, ptr %2, align 4, !dbg !24, !tbaa !18
  store ptr %6, ptr %4, align 4, !dbg !25, !tbaa !23
  %8 = load i32, ptr %3, align 4, !dbg !26, !tbaa !27
  %9 = shl nsw i32 %8, 1, !dbg !28
  store i32 %9, ptr %3, align 4, !dbg !29, !tbaa !27
  %10 = icmp slt i32 %8, 8, !dbg !30
  br i1 %10, label %5, label %11, !dbg !31, !llvm.loop !32

11:                                               ; preds = %5, %40
  %12 = phi i32 [ %44, %40 ], [ 0, %5 ]
  %13 = getelementptr inbounds nuw i32, ptr %7, i32 %12, !dbg !37
  %14 = load i32, ptr %13, align 4, !dbg !37, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #6, !dbg !41
  %15 = icmp slt i32 %14, 0, !dbg !44
  %16 = call i32 @llvm.abs.i32(i32 %14, i1 false), !dbg !45
  br i1 %15, label %17, label %19, !dbg !46

17:                                               ; preds = %11
  %18 = call i32 @putchar(i32 noundef 45) #7, !dbg !47
  br label %19, !dbg !48

19:                                               ; preds = %17, %11
  br label %20, !dbg !49

20:                                               ; preds = %19, %20
  %21 = phi i32 [ %29, %20 ], [ 0, %19 ], !dbg !50
  %22 = phi i32 [ %24, %20 ], [ %16, %19 ], !dbg !50
  %23 = freeze i32 %22, !dbg !51
  %24 = udiv i32 %23, 10, !dbg !51
  %25 = mul i32 %24, 10, !dbg !52
  %26 = sub i32 %23, %25, !dbg !52
  %27 = trunc nuw nsw i32 %26 to i8, !dbg !53
  %28 = or disjoint i8 %27, 48, !dbg !53
  %29 = add nuw nsw i32 %21, 1, !dbg !54
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 %21, !dbg !55
  store i8 %28, ptr %30, align 1, !dbg !56, !tbaa !57
  %31 = icmp ult i32 %22, 10, !dbg !58
  br i1 %31, label %32, label %20, !dbg !59, !llvm.loop !60

32:                                               ; preds = %20, %32
  %33 = phi i32 [ %34, %32 ], [ %29, %20 ]
  %34 = add nsw i32 %33, -1, !dbg !62
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 %34, !dbg !63
  %36 = load i8, ptr %35, align 1, !dbg !63, !tbaa !57
  %37 = sext i8 %36 to i32, !dbg !63
  %38 = call i32 @putchar(i32 noundef %37) #7, !dbg !64
  %39 = icmp sgt i32 %33, 1, !dbg !65
  br i1 %39, label %32, label %40, !dbg !66, !llvm.loop !67

40:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #6, !dbg !70
  %41 = icmp eq i32 %12, 15, !dbg !71
  %42 = select i1 %41, i32 10, i32 32, !dbg !72
  %43 = call i32 @putchar(i32 noundef %42) #7, !dbg !73
  %44 = add nuw nsw i32 %12, 1, !dbg !74
  %45 = icmp eq i32 %44, 16, !dbg !75
  br i1 %45, label %46, label %11, !dbg !76, !llvm.loop !77

46:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6, !dbg !80
  ret i32 0, !dbg !81
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #2

declare !dbg !82 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add_step(i32 noundef %0, ptr noundef readonly captures(none) %1) #4 !dbg !84 {
  %3 = load ptr, ptr %1, align 4, !dbg !85, !tbaa !18
  %4 = getelementptr inbounds i32, ptr %3, i32 %0, !dbg !86
  %5 = load i32, ptr %4, align 4, !dbg !87, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 8, !dbg !88
  %7 = load i32, ptr %6, align 4, !dbg !88, !tbaa !27
  %8 = icmp slt i32 %0, %7, !dbg !89
  br i1 %8, label %14, label %9, !dbg !90

9:                                                ; preds = %2
  %10 = sub nsw i32 %0, %7, !dbg !91
  %11 = getelementptr inbounds nuw i32, ptr %3, i32 %10, !dbg !92
  %12 = load i32, ptr %11, align 4, !dbg !92, !tbaa !6
  %13 = add nsw i32 %12, %5, !dbg !93
  br label %14, !dbg !94

14:                                               ; preds = %9, %2
  %15 = phi i32 [ %13, %9 ], [ %5, %2 ], !dbg !95
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 4, !dbg !96
  %17 = load ptr, ptr %16, align 4, !dbg !96, !tbaa !23
  %18 = getelementptr inbounds i32, ptr %17, i32 %0, !dbg !97
  store i32 %15, ptr %18, align 4, !dbg !98, !tbaa !6
  ret void, !dbg !99
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !100 i32 @putchar(i32 noundef) local_unnamed_addr #3

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
!19 = !{!"step", !20, i64 0, !20, i64 4, !7, i64 8}
!20 = !{!"p1 int", !21, i64 0}
!21 = !{!"any pointer", !8, i64 0}
!22 = !DILocation(line: 30, column: 26, scope: !10, atomGroup: 5, atomRank: 2)
!23 = !{!19, !20, i64 4}
!24 = !DILocation(line: 30, column: 19, scope: !10, atomGroup: 5, atomRank: 1)
!25 = !DILocation(line: 31, column: 17, scope: !10, atomGroup: 6, atomRank: 1)
!26 = !DILocation(line: 27, column: 50, scope: !10)
!27 = !{!19, !7, i64 8}
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
!47 = !DILocation(line: 12, column: 9, scope: !42, inlinedAt: !43)
!48 = !DILocation(line: 13, column: 5, scope: !42, inlinedAt: !43)
!49 = !DILocation(line: 14, column: 5, scope: !42, inlinedAt: !43)
!50 = !DILocation(line: 0, scope: !42, inlinedAt: !43)
!51 = !DILocation(line: 16, column: 14, scope: !42, inlinedAt: !43, atomGroup: 7, atomRank: 2)
!52 = !DILocation(line: 15, column: 45, scope: !42, inlinedAt: !43)
!53 = !DILocation(line: 15, column: 27, scope: !42, inlinedAt: !43, atomGroup: 5, atomRank: 2)
!54 = !DILocation(line: 15, column: 21, scope: !42, inlinedAt: !43, atomGroup: 6, atomRank: 2)
!55 = !DILocation(line: 15, column: 9, scope: !42, inlinedAt: !43)
!56 = !DILocation(line: 15, column: 25, scope: !42, inlinedAt: !43, atomGroup: 5, atomRank: 1)
!57 = !{!8, !8, i64 0}
!58 = !DILocation(line: 17, column: 19, scope: !42, inlinedAt: !43, atomGroup: 8, atomRank: 1)
!59 = !DILocation(line: 17, column: 5, scope: !42, inlinedAt: !43, atomGroup: 9, atomRank: 1)
!60 = distinct !{!60, !49, !61, !35, !36}
!61 = !DILocation(line: 17, column: 23, scope: !42, inlinedAt: !43)
!62 = !DILocation(line: 19, column: 24, scope: !42, inlinedAt: !43, atomGroup: 12, atomRank: 2)
!63 = !DILocation(line: 19, column: 17, scope: !42, inlinedAt: !43)
!64 = !DILocation(line: 19, column: 9, scope: !42, inlinedAt: !43)
!65 = !DILocation(line: 18, column: 18, scope: !42, inlinedAt: !43, atomGroup: 10, atomRank: 1)
!66 = !DILocation(line: 18, column: 5, scope: !42, inlinedAt: !43, atomGroup: 11, atomRank: 1)
!67 = distinct !{!67, !68, !69, !35, !36}
!68 = !DILocation(line: 18, column: 5, scope: !42, inlinedAt: !43)
!69 = !DILocation(line: 20, column: 5, scope: !42, inlinedAt: !43)
!70 = !DILocation(line: 21, column: 1, scope: !42, inlinedAt: !43)
!71 = !DILocation(line: 26, column: 19, scope: !38, inlinedAt: !40)
!72 = !DILocation(line: 26, column: 17, scope: !38, inlinedAt: !40)
!73 = !DILocation(line: 26, column: 9, scope: !38, inlinedAt: !40)
!74 = !DILocation(line: 24, column: 33, scope: !38, inlinedAt: !40, atomGroup: 4, atomRank: 2)
!75 = !DILocation(line: 24, column: 23, scope: !38, inlinedAt: !40, atomGroup: 2, atomRank: 1)
!76 = !DILocation(line: 24, column: 5, scope: !38, inlinedAt: !40, atomGroup: 3, atomRank: 1)
!77 = distinct !{!77, !78, !79, !35, !36}
!78 = !DILocation(line: 24, column: 5, scope: !38, inlinedAt: !40)
!79 = !DILocation(line: 27, column: 5, scope: !38, inlinedAt: !40)
!80 = !DILocation(line: 35, column: 1, scope: !10)
!81 = !DILocation(line: 34, column: 5, scope: !10, atomGroup: 10, atomRank: 1)
!82 = !DISubprogram(name: "launch", scope: !83, file: !83, line: 34, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!83 = !DIFile(filename: "compiler/library/include/harp.h", directory: "")
!84 = distinct !DISubprogram(name: "add_step", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!85 = !DILocation(line: 18, column: 21, scope: !84)
!86 = !DILocation(line: 18, column: 15, scope: !84)
!87 = !DILocation(line: 18, column: 15, scope: !84, atomGroup: 2, atomRank: 2)
!88 = !DILocation(line: 19, column: 25, scope: !84)
!89 = !DILocation(line: 19, column: 16, scope: !84, atomGroup: 3, atomRank: 2)
!90 = !DILocation(line: 19, column: 16, scope: !84, atomGroup: 3, atomRank: 1)
!91 = !DILocation(line: 20, column: 34, scope: !84)
!92 = !DILocation(line: 20, column: 16, scope: !84)
!93 = !DILocation(line: 20, column: 13, scope: !84, atomGroup: 4, atomRank: 2)
!94 = !DILocation(line: 21, column: 5, scope: !84)
!95 = !DILocation(line: 0, scope: !84)
!96 = !DILocation(line: 22, column: 11, scope: !84)
!97 = !DILocation(line: 22, column: 5, scope: !84)
!98 = !DILocation(line: 22, column: 22, scope: !84, atomGroup: 5, atomRank: 1)
!99 = !DILocation(line: 23, column: 1, scope: !84, atomGroup: 6, atomRank: 1)
!100 = !DISubprogram(name: "putchar", scope: !101, file: !101, line: 21, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DIFile(filename: "compiler/library/include/stdio.h", directory: "")
