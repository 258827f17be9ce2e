; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.node = type { ptr, i16, double }

@tail = external global %struct.node, align 8
@head = hidden global { ptr, i16, [2 x i8], double } { ptr @tail, i16 7, [2 x i8] zeroinitializer, double -1.500000e+00 }, align 8
@both = hidden global { i32, [4 x i8] } { i32 3, [4 x i8] zeroinitializer }, align 8
@middle = hidden global ptr getelementptr (i8, ptr @head, i64 4), align 4
@address = hidden global i32 ptrtoint (ptr getelementptr (i8, ptr @head, i64 8) to i32), align 4
@large = hidden global <{ [201 x i8], [99 x i8] }> <{ [201 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01", [99 x i8] zeroinitializer }>, align 16
@tenth = hidden global float 0x3FB99999A0000000, align 4
@infinite = hidden global float 0x7FF0000000000000, align 4
@none = hidden global float 0x7FF8000000000000, align 4
@functions = hidden global [3 x ptr] [ptr @function, ptr null, ptr @function], align 4
@text = hidden constant [5 x i8] c"a\00b\FF\00", align 1
@unseen = internal global i32 0, align 4
@hardware = hidden global ptr inttoptr (i32 32768 to ptr), align 4
@mixed = hidden global { i8, i8, [2 x i8], i8, i8, i8, i8, ptr } { i8 1, i8 30, [2 x i8] zeroinitializer, i8 3, i8 0, i8 0, i8 0, ptr @head }, align 4
@before_after = hidden global [2 x i32] [i32 1, i32 0], align 4
@negative = hidden global ptr getelementptr (i8, ptr @before_after, i64 -8), align 4
@spread.table = internal constant [2 x ptr] [ptr blockaddress(@spread, %15), ptr blockaddress(@spread, %16)], align 4
@spread.offsets = internal constant [2 x i32] [i32 sub (i32 ptrtoint (ptr blockaddress(@spread, %15) to i32), i32 ptrtoint (ptr blockaddress(@spread, %15) to i32)), i32 sub (i32 ptrtoint (ptr blockaddress(@spread, %16) to i32), i32 ptrtoint (ptr blockaddress(@spread, %15) to i32))], align 4
@port = hidden global ptr null, align 4

declare i32 @function(i32 noundef) #0

; Function Attrs: noinline nounwind optnone
define hidden ptr @seen() #1 !dbg !6 {
  ret ptr @unseen, !dbg !9
}

; Function Attrs: noinline nounwind optnone
define hidden i32 @spread(i32 noundef %0) #1 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4, !dbg !11
  %5 = icmp slt i32 %4, 2, !dbg !12
  br i1 %5, label %6, label %10, !dbg !11

6:                                                ; preds = %1
  %7 = load i32, ptr %3, align 4, !dbg !13
  %8 = getelementptr inbounds [2 x ptr], ptr @spread.table, i32 0, i32 %7, !dbg !14
  %9 = load ptr, ptr %8, align 4, !dbg !14
  br label %13, !dbg !11

10:                                               ; preds = %1
  %11 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @spread.offsets, i32 0, i32 1), align 4, !dbg !15
  %12 = getelementptr inbounds i8, ptr blockaddress(@spread, %15), i32 %11, !dbg !16
  br label %13, !dbg !11

13:                                               ; preds = %10, %6
  %14 = phi ptr [ %9, %6 ], [ %12, %10 ], !dbg !11
  br label %19, !dbg !17

15:                                               ; preds = %19, %19, %19, %19, %19
  store i32 1, ptr %2, align 4, !dbg !18
  br label %17, !dbg !18

16:                                               ; preds = %19, %19
  store i32 2, ptr %2, align 4, !dbg !19
  br label %17, !dbg !19

17:                                               ; preds = %16, %15
  %18 = load i32, ptr %2, align 4, !dbg !20
  ret i32 %18, !dbg !20

19:                                               ; preds = %13
  %20 = phi ptr [ %14, %13 ]
  indirectbr ptr %20, [label %15, label %16, label %15, label %15, label %16, label %15, label %15]
}

; Function Attrs: noinline nounwind optnone
define hidden void @touch() #1 !dbg !21 {
  store volatile ptr inttoptr (i32 4660 to ptr), ptr @port, align 4, !dbg !22
  %1 = load volatile i16, ptr inttoptr (i32 36866 to ptr), align 2, !dbg !23
  %2 = trunc i16 %1 to i8, !dbg !23
  store volatile i8 %2, ptr inttoptr (i32 36864 to ptr), align 1, !dbg !24
  ret void, !dbg !25
}

; Function Attrs: noinline nounwind optnone
define hidden zeroext i1 @same() #1 !dbg !26 {
  %1 = load i32, ptr @address, align 4, !dbg !27
  %2 = icmp eq i32 add nsw (i32 ptrtoint (ptr @head to i32), i32 8), %1, !dbg !28
  ret i1 %2, !dbg !29
}

attributes #0 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { noinline nounwind optnone "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "data.c", directory: "/work/wt/cc-read/compiler/tests/ir")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = distinct !DISubprogram(name: "seen", scope: !1, file: !1, line: 15, type: !7, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DISubroutineType(types: !8)
!8 = !{}
!9 = !DILocation(line: 15, column: 19, scope: !6)
!10 = distinct !DISubprogram(name: "spread", scope: !1, file: !1, line: 20, type: !7, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 23, column: 12, scope: !10)
!12 = !DILocation(line: 23, column: 18, scope: !10)
!13 = !DILocation(line: 23, column: 30, scope: !10)
!14 = !DILocation(line: 23, column: 24, scope: !10)
!15 = !DILocation(line: 23, column: 45, scope: !10)
!16 = !DILocation(line: 23, column: 43, scope: !10)
!17 = !DILocation(line: 23, column: 5, scope: !10)
!18 = !DILocation(line: 24, column: 4, scope: !10)
!19 = !DILocation(line: 25, column: 4, scope: !10)
!20 = !DILocation(line: 26, column: 1, scope: !10)
!21 = distinct !DISubprogram(name: "touch", scope: !1, file: !1, line: 28, type: !7, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 28, column: 25, scope: !21)
!23 = !DILocation(line: 28, column: 69, scope: !21)
!24 = !DILocation(line: 28, column: 67, scope: !21)
!25 = !DILocation(line: 28, column: 96, scope: !21)
!26 = distinct !DISubprogram(name: "same", scope: !1, file: !1, line: 29, type: !7, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 29, column: 46, scope: !26)
!28 = !DILocation(line: 29, column: 43, scope: !26)
!29 = !DILocation(line: 29, column: 20, scope: !26)
