; ModuleID = 'loops.c'
source_filename = "loops.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@limit = external global i32, align 4
@table = external global [64 x i32], align 16

; Function Attrs: noinline nounwind optnone
define hidden i32 @search(i32 noundef %0) #0 !dbg !6 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 0, ptr %4, align 4, !dbg !9
  br label %6, !dbg !10

6:                                                ; preds = %34, %1
  %7 = load i32, ptr %4, align 4, !dbg !11
  %8 = load i32, ptr @limit, align 4, !dbg !12
  %9 = icmp slt i32 %7, %8, !dbg !13
  br i1 %9, label %10, label %37, !dbg !14

10:                                               ; preds = %6
  %11 = load i32, ptr %4, align 4, !dbg !15
  store i32 %11, ptr %5, align 4, !dbg !16
  br label %12, !dbg !17

12:                                               ; preds = %30, %10
  %13 = load i32, ptr %5, align 4, !dbg !18
  %14 = icmp slt i32 %13, 64, !dbg !19
  br i1 %14, label %15, label %33, !dbg !20

15:                                               ; preds = %12
  %16 = load i32, ptr %5, align 4, !dbg !21
  %17 = getelementptr inbounds [64 x i32], ptr @table, i32 0, i32 %16, !dbg !22
  %18 = load i32, ptr %17, align 4, !dbg !22
  %19 = load i32, ptr %3, align 4, !dbg !23
  %20 = icmp eq i32 %18, %19, !dbg !24
  br i1 %20, label %21, label %23, !dbg !24

21:                                               ; preds = %15
  %22 = load i32, ptr %5, align 4, !dbg !25
  store i32 %22, ptr %2, align 4, !dbg !26
  br label %38, !dbg !26

23:                                               ; preds = %15
  %24 = load i32, ptr %5, align 4, !dbg !27
  %25 = getelementptr inbounds [64 x i32], ptr @table, i32 0, i32 %24, !dbg !28
  %26 = load i32, ptr %25, align 4, !dbg !28
  %27 = icmp slt i32 %26, 0, !dbg !29
  br i1 %27, label %28, label %29, !dbg !29

28:                                               ; preds = %23
  br label %33, !dbg !30

29:                                               ; preds = %23
  br label %30, !dbg !31

30:                                               ; preds = %29
  %31 = load i32, ptr %5, align 4, !dbg !32
  %32 = add nsw i32 %31, 2, !dbg !32
  store i32 %32, ptr %5, align 4, !dbg !32
  br label %12, !dbg !20, !llvm.loop !33

33:                                               ; preds = %28, %12
  br label %34, !dbg !31

34:                                               ; preds = %33
  %35 = load i32, ptr %4, align 4, !dbg !35
  %36 = add nsw i32 %35, 1, !dbg !35
  store i32 %36, ptr %4, align 4, !dbg !35
  br label %6, !dbg !14, !llvm.loop !36

37:                                               ; preds = %6
  store i32 -1, ptr %2, align 4, !dbg !37
  br label %38, !dbg !37

38:                                               ; preds = %37, %21
  %39 = load i32, ptr %2, align 4, !dbg !38
  ret i32 %39, !dbg !38
}

; Function Attrs: noinline nounwind optnone
define hidden ptr @pick(i32 noundef %0, i32 noundef %1) #0 !dbg !39 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  store ptr getelementptr inbounds ([64 x i32], ptr @table, i32 0, i32 4), ptr %5, align 4, !dbg !40
  %6 = load i32, ptr %3, align 4, !dbg !41
  %7 = icmp ne i32 %6, 0, !dbg !41
  br i1 %7, label %8, label %19, !dbg !42

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !dbg !43
  %10 = icmp ne i32 %9, 0, !dbg !43
  br i1 %10, label %14, label %11, !dbg !44

11:                                               ; preds = %8
  %12 = load i32, ptr @limit, align 4, !dbg !45
  %13 = icmp ne i32 %12, 0, !dbg !45
  br i1 %13, label %14, label %19, !dbg !42

14:                                               ; preds = %11, %8
  %15 = load i32, ptr %3, align 4, !dbg !46
  %16 = icmp sgt i32 %15, 3, !dbg !47
  %17 = zext i1 %16 to i64, !dbg !46
  %18 = select i1 %16, ptr @limit, ptr inttoptr (i32 64 to ptr), !dbg !46
  store ptr %18, ptr %5, align 4, !dbg !48
  br label %19, !dbg !49

19:                                               ; preds = %14, %11, %2
  %20 = load ptr, ptr %5, align 4, !dbg !50
  ret ptr %20, !dbg !51
}

; Function Attrs: noinline nounwind optnone
define hidden i32 @falls(i32 noundef %0, i32 noundef %1) #0 !dbg !52 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !53
  switch i32 %5, label %23 [
    i32 0, label %6
    i32 1, label %9
    i32 2, label %12
    i32 70000, label %15
  ], !dbg !54

6:                                                ; preds = %2
  %7 = load i32, ptr %4, align 4, !dbg !55
  %8 = add i32 %7, 1, !dbg !55
  store i32 %8, ptr %4, align 4, !dbg !55
  br label %9, !dbg !56

9:                                                ; preds = %2, %6
  %10 = load i32, ptr %4, align 4, !dbg !57
  %11 = mul i32 %10, 3, !dbg !57
  store i32 %11, ptr %4, align 4, !dbg !57
  br label %12, !dbg !58

12:                                               ; preds = %2, %9
  %13 = load i32, ptr %4, align 4, !dbg !59
  %14 = xor i32 %13, 5, !dbg !59
  store i32 %14, ptr %4, align 4, !dbg !59
  br label %23, !dbg !60

15:                                               ; preds = %2
  br label %16, !dbg !61

16:                                               ; preds = %19, %15
  %17 = load i32, ptr %4, align 4, !dbg !62
  %18 = icmp ugt i32 %17, 9, !dbg !63
  br i1 %18, label %19, label %22, !dbg !61

19:                                               ; preds = %16
  %20 = load i32, ptr %4, align 4, !dbg !64
  %21 = udiv i32 %20, 3, !dbg !64
  store i32 %21, ptr %4, align 4, !dbg !64
  br label %16, !dbg !61, !llvm.loop !65

22:                                               ; preds = %16
  br label %23, !dbg !67

23:                                               ; preds = %2, %22, %12
  %24 = load i32, ptr %4, align 4, !dbg !68
  ret i32 %24, !dbg !69
}

; Function Attrs: noinline nounwind optnone
define hidden i64 @wide(i64 noundef %0, i32 noundef %1, i64 noundef %2) #0 !dbg !70 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  store i64 0, ptr %7, align 8, !dbg !71
  br label %8, !dbg !72

8:                                                ; preds = %19, %3
  %9 = load i64, ptr %4, align 8, !dbg !73
  %10 = load i32, ptr %5, align 4, !dbg !74
  %11 = zext i32 %10 to i64, !dbg !75
  %12 = ashr i64 %9, %11, !dbg !75
  %13 = srem i64 %12, 1000, !dbg !76
  %14 = load i64, ptr %6, align 8, !dbg !77
  %15 = udiv i64 %14, 7, !dbg !78
  %16 = add nsw i64 %13, %15, !dbg !79
  %17 = load i64, ptr %7, align 8, !dbg !80
  %18 = add nsw i64 %17, %16, !dbg !80
  store i64 %18, ptr %7, align 8, !dbg !80
  br label %19, !dbg !81

19:                                               ; preds = %8
  %20 = load i32, ptr %5, align 4, !dbg !82
  %21 = add nsw i32 %20, -1, !dbg !82
  store i32 %21, ptr %5, align 4, !dbg !82
  %22 = icmp ne i32 %21, 0, !dbg !81
  br i1 %22, label %8, label %23, !dbg !81, !llvm.loop !83

23:                                               ; preds = %19
  %24 = load i64, ptr %7, align 8, !dbg !85
  ret i64 %24, !dbg !86
}

attributes #0 = { noinline nounwind optnone "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loops.c", directory: "/work/wt/cc-read/compiler/tests/ir")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{!"clang version 22.1.8"}
!6 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 4, type: !7, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DISubroutineType(types: !8)
!8 = !{}
!9 = !DILocation(line: 5, column: 14, scope: !6)
!10 = !DILocation(line: 5, column: 10, scope: !6)
!11 = !DILocation(line: 5, column: 21, scope: !6)
!12 = !DILocation(line: 5, column: 25, scope: !6)
!13 = !DILocation(line: 5, column: 23, scope: !6)
!14 = !DILocation(line: 5, column: 5, scope: !6)
!15 = !DILocation(line: 6, column: 22, scope: !6)
!16 = !DILocation(line: 6, column: 18, scope: !6)
!17 = !DILocation(line: 6, column: 14, scope: !6)
!18 = !DILocation(line: 6, column: 25, scope: !6)
!19 = !DILocation(line: 6, column: 27, scope: !6)
!20 = !DILocation(line: 6, column: 9, scope: !6)
!21 = !DILocation(line: 7, column: 23, scope: !6)
!22 = !DILocation(line: 7, column: 17, scope: !6)
!23 = !DILocation(line: 7, column: 29, scope: !6)
!24 = !DILocation(line: 7, column: 26, scope: !6)
!25 = !DILocation(line: 7, column: 41, scope: !6)
!26 = !DILocation(line: 7, column: 34, scope: !6)
!27 = !DILocation(line: 8, column: 23, scope: !6)
!28 = !DILocation(line: 8, column: 17, scope: !6)
!29 = !DILocation(line: 8, column: 26, scope: !6)
!30 = !DILocation(line: 8, column: 31, scope: !6)
!31 = !DILocation(line: 9, column: 9, scope: !6)
!32 = !DILocation(line: 6, column: 35, scope: !6)
!33 = distinct !{!33, !20, !31, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 5, column: 33, scope: !6)
!36 = distinct !{!36, !14, !31, !34}
!37 = !DILocation(line: 10, column: 5, scope: !6)
!38 = !DILocation(line: 11, column: 1, scope: !6)
!39 = distinct !DISubprogram(name: "pick", scope: !1, file: !1, line: 13, type: !7, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 14, column: 10, scope: !39)
!41 = !DILocation(line: 15, column: 9, scope: !39)
!42 = !DILocation(line: 15, column: 11, scope: !39)
!43 = !DILocation(line: 15, column: 15, scope: !39)
!44 = !DILocation(line: 15, column: 17, scope: !39)
!45 = !DILocation(line: 15, column: 20, scope: !39)
!46 = !DILocation(line: 15, column: 33, scope: !39)
!47 = !DILocation(line: 15, column: 35, scope: !39)
!48 = !DILocation(line: 15, column: 31, scope: !39)
!49 = !DILocation(line: 15, column: 28, scope: !39)
!50 = !DILocation(line: 16, column: 12, scope: !39)
!51 = !DILocation(line: 16, column: 5, scope: !39)
!52 = distinct !DISubprogram(name: "falls", scope: !1, file: !1, line: 19, type: !7, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 20, column: 13, scope: !52)
!54 = !DILocation(line: 20, column: 5, scope: !52)
!55 = !DILocation(line: 21, column: 15, scope: !52)
!56 = !DILocation(line: 21, column: 13, scope: !52)
!57 = !DILocation(line: 22, column: 15, scope: !52)
!58 = !DILocation(line: 22, column: 13, scope: !52)
!59 = !DILocation(line: 23, column: 15, scope: !52)
!60 = !DILocation(line: 23, column: 21, scope: !52)
!61 = !DILocation(line: 24, column: 17, scope: !52)
!62 = !DILocation(line: 24, column: 24, scope: !52)
!63 = !DILocation(line: 24, column: 26, scope: !52)
!64 = !DILocation(line: 24, column: 33, scope: !52)
!65 = distinct !{!65, !61, !66, !34}
!66 = !DILocation(line: 24, column: 36, scope: !52)
!67 = !DILocation(line: 24, column: 39, scope: !52)
!68 = !DILocation(line: 26, column: 12, scope: !52)
!69 = !DILocation(line: 26, column: 5, scope: !52)
!70 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 29, type: !7, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 30, column: 15, scope: !70)
!72 = !DILocation(line: 31, column: 5, scope: !70)
!73 = !DILocation(line: 31, column: 16, scope: !70)
!74 = !DILocation(line: 31, column: 21, scope: !70)
!75 = !DILocation(line: 31, column: 18, scope: !70)
!76 = !DILocation(line: 31, column: 28, scope: !70)
!77 = !DILocation(line: 31, column: 49, scope: !70)
!78 = !DILocation(line: 31, column: 51, scope: !70)
!79 = !DILocation(line: 31, column: 35, scope: !70)
!80 = !DILocation(line: 31, column: 12, scope: !70)
!81 = !DILocation(line: 31, column: 8, scope: !70)
!82 = !DILocation(line: 31, column: 64, scope: !70)
!83 = distinct !{!83, !72, !84, !34}
!84 = !DILocation(line: 31, column: 71, scope: !70)
!85 = !DILocation(line: 32, column: 12, scope: !70)
!86 = !DILocation(line: 32, column: 5, scope: !70)
