; ModuleID = 'lanes-want-one-lock.c'
source_filename = "lanes-want-one-lock.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

@sum = hidden local_unnamed_addr global i32 0, align 4
@lock = hidden global i32 0, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden range(i32 0, 2) i32 @main() #0 !dbg !6 {
  tail call void @launch(ptr noundef nonnull @add, i32 noundef 4, ptr noundef null) #3, !dbg !9
  %1 = load i32, ptr @sum, align 4, !dbg !10, !tbaa !11
  %2 = icmp ne i32 %1, 6, !dbg !15
  %3 = zext i1 %2 to i32, !dbg !15
  ret i32 %3, !dbg !16
}

declare !dbg !17 void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal void @add(i32 noundef %0, ptr nocapture readnone %1) #2 !dbg !19 {
  br label %3, !dbg !20

3:                                                ; preds = %3, %2
  %4 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4, !dbg !21
  %5 = icmp eq i32 %4, 0, !dbg !20
  br i1 %5, label %6, label %3, !dbg !20, !llvm.loop !22

6:                                                ; preds = %3
  %7 = load i32, ptr @sum, align 4, !dbg !26, !tbaa !11
  %8 = add nsw i32 %7, %0, !dbg !26
  store i32 %8, ptr @sum, align 4, !dbg !26, !tbaa !11
  ret void, !dbg !28
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+multivalue,+mutable-globals,+reference-types,+sign-ext" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+multivalue,+mutable-globals,+reference-types,+sign-ext" }
attributes #2 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+multivalue,+mutable-globals,+reference-types,+sign-ext" }
attributes #3 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lanes-want-one-lock.c", directory: "")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 17, type: !7, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(types: !8)
!8 = !{}
!9 = !DILocation(line: 18, column: 5, scope: !6)
!10 = !DILocation(line: 19, column: 12, scope: !6)
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
!15 = !DILocation(line: 19, column: 16, scope: !6)
!16 = !DILocation(line: 19, column: 5, scope: !6)
!17 = !DISubprogram(name: "launch", scope: !18, file: !18, line: 34, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!18 = !DIFile(filename: "../../../compiler/library/include/harp.h", directory: "")
!19 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 9, type: !7, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DILocation(line: 11, column: 5, scope: !19)
!21 = !DILocation(line: 11, column: 12, scope: !19)
!22 = distinct !{!22, !20, !23, !24, !25}
!23 = !DILocation(line: 12, column: 5, scope: !19)
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !DILocation(line: 13, column: 9, scope: !19)
!27 = !DILocation(line: 14, column: 5, scope: !19)
!28 = !DILocation(line: 15, column: 1, scope: !19)
