; ModuleID = 'language.c'
source_filename = "language.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.narrow = type { i64 }
%struct.point = type { i32, [7 x i8], i64 }

@elsewhere = external global i32, align 4
@.str = private unnamed_addr constant [7 x i8] c"%d %f\0A\00", align 1
@names = internal constant [3 x ptr] [ptr @.str.2, ptr @.str.3, ptr null], align 4
@jumps.table = internal constant [3 x ptr] [ptr blockaddress(@jumps, %7), ptr blockaddress(@jumps, %9), ptr blockaddress(@jumps, %12)], align 4
@.str.1 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@narrow = hidden global %struct.narrow zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"two \222\22\0A\00", align 1

@second_name = hidden alias i32 (), ptr @maybe

; Function Attrs: noinline nounwind optnone
define weak hidden i32 @maybe() #0 !dbg !6 {
  ret i32 1, !dbg !9
}

; Function Attrs: noinline nounwind optnone
define hidden i32 @sum(i32 noundef %0, ...) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %4, align 4, !dbg !11
  call void @llvm.va_start.p0(ptr %3), !dbg !12
  store i32 0, ptr %5, align 4, !dbg !13
  br label %6, !dbg !14

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %5, align 4, !dbg !15
  %8 = load i32, ptr %2, align 4, !dbg !16
  %9 = icmp slt i32 %7, %8, !dbg !17
  br i1 %9, label %10, label %19, !dbg !18

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 4, !dbg !19
  %12 = getelementptr inbounds i8, ptr %11, i32 4, !dbg !19
  store ptr %12, ptr %3, align 4, !dbg !19
  %13 = load i32, ptr %11, align 4, !dbg !19
  %14 = load i32, ptr %4, align 4, !dbg !20
  %15 = add nsw i32 %14, %13, !dbg !20
  store i32 %15, ptr %4, align 4, !dbg !20
  br label %16, !dbg !21

16:                                               ; preds = %10
  %17 = load i32, ptr %5, align 4, !dbg !22
  %18 = add nsw i32 %17, 1, !dbg !22
  store i32 %18, ptr %5, align 4, !dbg !22
  br label %6, !dbg !18, !llvm.loop !23

19:                                               ; preds = %6
  call void @llvm.va_end.p0(ptr %3), !dbg !25
  %20 = load i32, ptr %4, align 4, !dbg !26
  ret i32 %20, !dbg !27
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

; Function Attrs: noinline nounwind optnone
define hidden void @moved(ptr dead_on_unwind noalias writable sret(%struct.point) align 8 %0, ptr noundef byval(%struct.point) align 8 %1) #0 !dbg !28 {
  %3 = load i32, ptr @elsewhere, align 4, !dbg !29
  %4 = getelementptr inbounds nuw %struct.point, ptr %1, i32 0, i32 0, !dbg !30
  %5 = load i32, ptr %4, align 8, !dbg !31
  %6 = add nsw i32 %5, %3, !dbg !31
  store i32 %6, ptr %4, align 8, !dbg !31
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %0, ptr align 8 %1, i32 24, i1 false), !dbg !32
  ret void, !dbg !33
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #2

; Function Attrs: noinline nounwind optnone
define hidden i32 @kinds(i32 noundef %0, float noundef %1) #0 !dbg !34 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  store i32 %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4, !dbg !35
  switch i32 %6, label %17 [
    i32 1, label %7
    i32 5, label %11
    i32 6, label %11
    i32 -3, label %12
  ], !dbg !36

7:                                                ; preds = %2
  %8 = load float, ptr %5, align 4, !dbg !37
  %9 = fmul float %8, 3.000000e+00, !dbg !38
  %10 = fptosi float %9 to i32, !dbg !37
  store i32 %10, ptr %3, align 4, !dbg !39
  br label %25, !dbg !39

11:                                               ; preds = %2, %2
  store i32 9, ptr %3, align 4, !dbg !40
  br label %25, !dbg !40

12:                                               ; preds = %2
  %13 = load i32, ptr %4, align 4, !dbg !41
  %14 = load float, ptr %5, align 4, !dbg !42
  %15 = fpext float %14 to double, !dbg !42
  %16 = call i32 (ptr, ...) @report(ptr noundef @.str, i32 noundef %13, double noundef %15) #6, !dbg !43
  store i32 %16, ptr %3, align 4, !dbg !44
  br label %25, !dbg !44

17:                                               ; preds = %2
  %18 = load i32, ptr %4, align 4, !dbg !45
  %19 = and i32 %18, 1, !dbg !46
  %20 = getelementptr inbounds [3 x ptr], ptr @names, i32 0, i32 %19, !dbg !47
  %21 = load ptr, ptr %20, align 4, !dbg !47
  %22 = getelementptr inbounds i8, ptr %21, i32 0, !dbg !47
  %23 = load i8, ptr %22, align 1, !dbg !47
  %24 = sext i8 %23 to i32, !dbg !47
  store i32 %24, ptr %3, align 4, !dbg !48
  br label %25, !dbg !48

25:                                               ; preds = %17, %12, %11, %7
  %26 = load i32, ptr %3, align 4, !dbg !49
  ret i32 %26, !dbg !49
}

declare i32 @report(ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone
define hidden i32 @added(i32 noundef %0) #0 !dbg !50 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4, !dbg !51
  %5 = call i32 asm sideeffect "addi $0, $1, #3", "=r,r,~{memory}"(i32 %4) #7, !dbg !52, !srcloc !53
  store i32 %5, ptr %3, align 4, !dbg !52
  %6 = load i32, ptr %3, align 4, !dbg !54
  ret i32 %6, !dbg !55
}

; Function Attrs: noinline nounwind optnone
define hidden i32 @swapped(ptr noundef %0) #0 !dbg !56 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %5 = load ptr, ptr %2, align 4, !dbg !57
  store i32 3, ptr %3, align 4, !dbg !58
  %6 = load i32, ptr %3, align 4, !dbg !58
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4, !dbg !58
  store i32 %7, ptr %4, align 4, !dbg !58
  %8 = load i32, ptr %4, align 4, !dbg !58
  %9 = load ptr, ptr %2, align 4, !dbg !59
  %10 = cmpxchg ptr %9, i32 1, i32 2 seq_cst seq_cst, align 4, !dbg !60
  %11 = extractvalue { i32, i1 } %10, 0, !dbg !60
  %12 = add nsw i32 %8, %11, !dbg !61
  ret i32 %12, !dbg !62
}

; Function Attrs: noinline nounwind optnone
define hidden i32 @jumps(i32 noundef %0) #0 !dbg !63 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4, !dbg !64
  %5 = getelementptr inbounds [3 x ptr], ptr @jumps.table, i32 0, i32 %4, !dbg !65
  %6 = load ptr, ptr %5, align 4, !dbg !65
  br label %16, !dbg !66

7:                                                ; preds = %16
  %8 = call i32 (ptr, ...) @report(ptr noundef @.str.1) #6, !dbg !67
  store i32 %8, ptr %2, align 4, !dbg !68
  br label %14, !dbg !68

9:                                                ; preds = %16
  %10 = load i32, ptr %3, align 4, !dbg !69
  %11 = add nsw i32 %10, 3, !dbg !69
  store i32 %11, ptr %3, align 4, !dbg !69
  br label %12, !dbg !70

12:                                               ; preds = %9, %16
  %13 = load i32, ptr %3, align 4, !dbg !71
  store i32 %13, ptr %2, align 4, !dbg !72
  br label %14, !dbg !72

14:                                               ; preds = %12, %7
  %15 = load i32, ptr %2, align 4, !dbg !73
  ret i32 %15, !dbg !73

16:                                               ; preds = %1
  %17 = phi ptr [ %6, %1 ]
  indirectbr ptr %17, [label %7, label %9, label %12]
}

; Function Attrs: noinline nounwind optnone
define hidden i128 @product(i128 noundef %0, i64 noundef %1) #0 !dbg !74 {
  %3 = alloca i128, align 16
  %4 = alloca i64, align 8
  store i128 %0, ptr %3, align 16
  store i64 %1, ptr %4, align 8
  %5 = load i128, ptr %3, align 16, !dbg !75
  %6 = load i64, ptr %4, align 8, !dbg !76
  %7 = sext i64 %6 to i128, !dbg !76
  %8 = mul nsw i128 %5, %7, !dbg !77
  ret i128 %8, !dbg !78
}

; Function Attrs: noinline nounwind optnone
define hidden i32 @level() #0 !dbg !79 {
  %1 = load i64, ptr @narrow, align 8, !dbg !80
  %2 = and i64 %1, -4503599627366401, !dbg !80
  %3 = or i64 %2, 28672, !dbg !80
  store i64 %3, ptr @narrow, align 8, !dbg !80
  %4 = load i64, ptr @narrow, align 8, !dbg !81
  %5 = shl i64 %4, 52, !dbg !81
  %6 = ashr i64 %5, 55, !dbg !81
  %7 = trunc i64 %6 to i32, !dbg !81
  ret i32 %7, !dbg !82
}

; Function Attrs: noinline nounwind optnone
define hidden i32 @chosen(i1 noundef zeroext %0, i8 noundef signext %1, i16 noundef zeroext %2) #0 !dbg !83 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i16, align 2
  %7 = zext i1 %0 to i8
  store i8 %7, ptr %4, align 1
  store i8 %1, ptr %5, align 1
  store i16 %2, ptr %6, align 2
  %8 = load i8, ptr %4, align 1, !dbg !84
  %9 = trunc i8 %8 to i1, !dbg !84
  br i1 %9, label %10, label %13, !dbg !84

10:                                               ; preds = %3
  %11 = load i8, ptr %5, align 1, !dbg !85
  %12 = sext i8 %11 to i32, !dbg !85
  br label %16, !dbg !84

13:                                               ; preds = %3
  %14 = load i16, ptr %6, align 2, !dbg !86
  %15 = zext i16 %14 to i32, !dbg !86
  br label %16, !dbg !84

16:                                               ; preds = %13, %10
  %17 = phi i32 [ %12, %10 ], [ %15, %13 ], !dbg !84
  ret i32 %17, !dbg !87
}

; Function Attrs: noinline nounwind optnone
define hidden i32 @last(i32 noundef %0) #0 !dbg !88 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = load i32, ptr %2, align 4, !dbg !89
  %7 = call ptr @llvm.stacksave.p0(), !dbg !90
  store ptr %7, ptr %3, align 4, !dbg !90
  %8 = alloca i32, i32 %6, align 16, !dbg !90
  store i32 %6, ptr %4, align 4, !dbg !90
  store i32 0, ptr %5, align 4, !dbg !91
  br label %9, !dbg !92

9:                                                ; preds = %17, %1
  %10 = load i32, ptr %5, align 4, !dbg !93
  %11 = load i32, ptr %2, align 4, !dbg !94
  %12 = icmp slt i32 %10, %11, !dbg !95
  br i1 %12, label %13, label %20, !dbg !96

13:                                               ; preds = %9
  %14 = call i32 @maybe() #6, !dbg !97
  %15 = load i32, ptr %5, align 4, !dbg !98
  %16 = getelementptr inbounds i32, ptr %8, i32 %15, !dbg !99
  store i32 %14, ptr %16, align 4, !dbg !100
  br label %17, !dbg !99

17:                                               ; preds = %13
  %18 = load i32, ptr %5, align 4, !dbg !101
  %19 = add nsw i32 %18, 1, !dbg !101
  store i32 %19, ptr %5, align 4, !dbg !101
  br label %9, !dbg !96, !llvm.loop !102

20:                                               ; preds = %9
  %21 = load i32, ptr %2, align 4, !dbg !104
  %22 = sub nsw i32 %21, 1, !dbg !105
  %23 = getelementptr inbounds i32, ptr %8, i32 %22, !dbg !106
  %24 = load i32, ptr %23, align 4, !dbg !106
  %25 = load ptr, ptr %3, align 4, !dbg !107
  call void @llvm.stackrestore.p0(ptr %25), !dbg !107
  ret i32 %24, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

; Function Attrs: noinline nounwind optnone
define hidden i32 @passed(ptr noundef %0) #0 !dbg !108 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4, !dbg !109
  %4 = call i32 (i32, ...) @sum(i32 noundef 2, ptr noundef byval(%struct.point) align 8 %3, i32 noundef 3) #6, !dbg !110
  %5 = call i32 @old_style(i32 noundef 1, double noundef 2.500000e+00) #6, !dbg !111
  %6 = add nsw i32 %4, %5, !dbg !112
  ret i32 %6, !dbg !113
}

declare i32 @old_style(...) #4

; Function Attrs: noinline nounwind optnone
define hidden double @mixed(double noundef %0, float noundef %1, i32 noundef %2) #0 !dbg !114 {
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store double %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load double, ptr %4, align 8, !dbg !115
  %8 = load float, ptr %5, align 4, !dbg !116
  %9 = fpext float %8 to double, !dbg !116
  %10 = fcmp olt double %7, %9, !dbg !117
  br i1 %10, label %11, label %16, !dbg !115

11:                                               ; preds = %3
  %12 = load double, ptr %4, align 8, !dbg !118
  %13 = load i32, ptr %6, align 4, !dbg !119
  %14 = uitofp i32 %13 to double, !dbg !119
  %15 = fadd double %12, %14, !dbg !120
  br label %19, !dbg !115

16:                                               ; preds = %3
  %17 = load double, ptr %4, align 8, !dbg !121
  %18 = fneg double %17, !dbg !122
  br label %19, !dbg !115

19:                                               ; preds = %16, %11
  %20 = phi double [ %15, %11 ], [ %18, %16 ], !dbg !115
  ret double %20, !dbg !123
}

; Function Attrs: noinline nounwind optnone
define hidden void @end() #0 !dbg !124 {
  call void @stop(i32 noundef 3) #8, !dbg !125
  unreachable, !dbg !125
}

; Function Attrs: noreturn
declare void @stop(i32 noundef) #5

attributes #0 = { noinline nounwind optnone "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { "no-builtins" "no-prototype" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { nobuiltin "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin noreturn "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "language.c", directory: "/work/wt/cc-read/compiler/tests/ir")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = distinct !DISubprogram(name: "maybe", scope: !1, file: !1, line: 12, type: !7, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DISubroutineType(types: !8)
!8 = !{}
!9 = !DILocation(line: 12, column: 41, scope: !6)
!10 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 16, type: !7, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 18, column: 9, scope: !10)
!12 = !DILocation(line: 19, column: 5, scope: !10)
!13 = !DILocation(line: 20, column: 14, scope: !10)
!14 = !DILocation(line: 20, column: 10, scope: !10)
!15 = !DILocation(line: 20, column: 21, scope: !10)
!16 = !DILocation(line: 20, column: 25, scope: !10)
!17 = !DILocation(line: 20, column: 23, scope: !10)
!18 = !DILocation(line: 20, column: 5, scope: !10)
!19 = !DILocation(line: 20, column: 46, scope: !10)
!20 = !DILocation(line: 20, column: 43, scope: !10)
!21 = !DILocation(line: 20, column: 37, scope: !10)
!22 = !DILocation(line: 20, column: 33, scope: !10)
!23 = distinct !{!23, !18, !19, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !DILocation(line: 21, column: 5, scope: !10)
!26 = !DILocation(line: 22, column: 12, scope: !10)
!27 = !DILocation(line: 22, column: 5, scope: !10)
!28 = distinct !DISubprogram(name: "moved", scope: !1, file: !1, line: 25, type: !7, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 25, column: 51, scope: !28)
!30 = !DILocation(line: 25, column: 46, scope: !28)
!31 = !DILocation(line: 25, column: 48, scope: !28)
!32 = !DILocation(line: 25, column: 69, scope: !28)
!33 = !DILocation(line: 25, column: 62, scope: !28)
!34 = distinct !DISubprogram(name: "kinds", scope: !1, file: !1, line: 27, type: !7, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 28, column: 13, scope: !34)
!36 = !DILocation(line: 28, column: 5, scope: !34)
!37 = !DILocation(line: 29, column: 20, scope: !34)
!38 = !DILocation(line: 29, column: 26, scope: !34)
!39 = !DILocation(line: 29, column: 13, scope: !34)
!40 = !DILocation(line: 30, column: 21, scope: !34)
!41 = !DILocation(line: 31, column: 39, scope: !34)
!42 = !DILocation(line: 31, column: 45, scope: !34)
!43 = !DILocation(line: 31, column: 21, scope: !34)
!44 = !DILocation(line: 31, column: 14, scope: !34)
!45 = !DILocation(line: 32, column: 27, scope: !34)
!46 = !DILocation(line: 32, column: 32, scope: !34)
!47 = !DILocation(line: 32, column: 21, scope: !34)
!48 = !DILocation(line: 32, column: 14, scope: !34)
!49 = !DILocation(line: 34, column: 1, scope: !34)
!50 = distinct !DISubprogram(name: "added", scope: !1, file: !1, line: 36, type: !7, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 38, column: 58, scope: !50)
!52 = !DILocation(line: 38, column: 5, scope: !50)
!53 = !{i64 1102}
!54 = !DILocation(line: 39, column: 12, scope: !50)
!55 = !DILocation(line: 39, column: 5, scope: !50)
!56 = distinct !DISubprogram(name: "swapped", scope: !1, file: !1, line: 42, type: !7, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 42, column: 50, scope: !56)
!58 = !DILocation(line: 42, column: 31, scope: !56)
!59 = !DILocation(line: 42, column: 105, scope: !56)
!60 = !DILocation(line: 42, column: 77, scope: !56)
!61 = !DILocation(line: 42, column: 75, scope: !56)
!62 = !DILocation(line: 42, column: 24, scope: !56)
!63 = distinct !DISubprogram(name: "jumps", scope: !1, file: !1, line: 44, type: !7, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 46, column: 17, scope: !63)
!65 = !DILocation(line: 46, column: 11, scope: !63)
!66 = !DILocation(line: 46, column: 5, scope: !63)
!67 = !DILocation(line: 47, column: 15, scope: !63)
!68 = !DILocation(line: 47, column: 8, scope: !63)
!69 = !DILocation(line: 48, column: 12, scope: !63)
!70 = !DILocation(line: 48, column: 9, scope: !63)
!71 = !DILocation(line: 49, column: 15, scope: !63)
!72 = !DILocation(line: 49, column: 8, scope: !63)
!73 = !DILocation(line: 50, column: 1, scope: !63)
!74 = distinct !DISubprogram(name: "product", scope: !1, file: !1, line: 52, type: !7, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 52, column: 52, scope: !74)
!76 = !DILocation(line: 52, column: 56, scope: !74)
!77 = !DILocation(line: 52, column: 54, scope: !74)
!78 = !DILocation(line: 52, column: 45, scope: !74)
!79 = distinct !DISubprogram(name: "level", scope: !1, file: !1, line: 53, type: !7, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 53, column: 31, scope: !79)
!81 = !DILocation(line: 53, column: 50, scope: !79)
!82 = !DILocation(line: 53, column: 36, scope: !79)
!83 = distinct !DISubprogram(name: "chosen", scope: !1, file: !1, line: 54, type: !7, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 54, column: 67, scope: !83)
!85 = !DILocation(line: 54, column: 75, scope: !83)
!86 = !DILocation(line: 54, column: 79, scope: !83)
!87 = !DILocation(line: 54, column: 60, scope: !83)
!88 = distinct !DISubprogram(name: "last", scope: !1, file: !1, line: 55, type: !7, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 55, column: 31, scope: !88)
!90 = !DILocation(line: 55, column: 23, scope: !88)
!91 = !DILocation(line: 55, column: 48, scope: !88)
!92 = !DILocation(line: 55, column: 44, scope: !88)
!93 = !DILocation(line: 55, column: 55, scope: !88)
!94 = !DILocation(line: 55, column: 59, scope: !88)
!95 = !DILocation(line: 55, column: 57, scope: !88)
!96 = !DILocation(line: 55, column: 39, scope: !88)
!97 = !DILocation(line: 55, column: 80, scope: !88)
!98 = !DILocation(line: 55, column: 75, scope: !88)
!99 = !DILocation(line: 55, column: 71, scope: !88)
!100 = !DILocation(line: 55, column: 78, scope: !88)
!101 = !DILocation(line: 55, column: 67, scope: !88)
!102 = distinct !{!102, !96, !103, !24}
!103 = !DILocation(line: 55, column: 86, scope: !88)
!104 = !DILocation(line: 55, column: 100, scope: !88)
!105 = !DILocation(line: 55, column: 106, scope: !88)
!106 = !DILocation(line: 55, column: 96, scope: !88)
!107 = !DILocation(line: 55, column: 112, scope: !88)
!108 = distinct !DISubprogram(name: "passed", scope: !1, file: !1, line: 56, type: !7, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 56, column: 49, scope: !108)
!110 = !DILocation(line: 56, column: 41, scope: !108)
!111 = !DILocation(line: 56, column: 67, scope: !108)
!112 = !DILocation(line: 56, column: 65, scope: !108)
!113 = !DILocation(line: 56, column: 34, scope: !108)
!114 = distinct !DISubprogram(name: "mixed", scope: !1, file: !1, line: 57, type: !7, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 57, column: 54, scope: !114)
!116 = !DILocation(line: 57, column: 58, scope: !114)
!117 = !DILocation(line: 57, column: 56, scope: !114)
!118 = !DILocation(line: 57, column: 62, scope: !114)
!119 = !DILocation(line: 57, column: 66, scope: !114)
!120 = !DILocation(line: 57, column: 64, scope: !114)
!121 = !DILocation(line: 57, column: 71, scope: !114)
!122 = !DILocation(line: 57, column: 70, scope: !114)
!123 = !DILocation(line: 57, column: 47, scope: !114)
!124 = distinct !DISubprogram(name: "end", scope: !1, file: !1, line: 58, type: !7, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!125 = !DILocation(line: 58, column: 18, scope: !124)
