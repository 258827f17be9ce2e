; ModuleID = 'compiler/library/source/atomic.c'
source_filename = "compiler/library/source/atomic.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden i32 @__harp_atomic_update(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = and i32 %0, -4
  %6 = inttoptr i32 %5 to ptr
  %7 = shl i32 %0, 3
  %8 = and i32 %7, 24
  %9 = sub i32 32, %1
  %10 = lshr i32 -1, %9
  %11 = load atomic i32, ptr %6 monotonic, align 4
  %12 = add i32 %1, -1
  %13 = shl nuw i32 1, %12
  %14 = xor i32 %3, %13
  %15 = shl i32 %10, %8
  %16 = xor i32 %15, -1
  br label %17

17:                                               ; preds = %47, %4
  %18 = phi i32 [ %11, %4 ], [ %55, %47 ]
  %19 = lshr i32 %18, %8
  %20 = and i32 %19, %10
  switch i32 %2, label %46 [
    i32 0, label %47
    i32 1, label %21
    i32 2, label %23
    i32 3, label %25
    i32 4, label %27
    i32 5, label %30
    i32 6, label %32
    i32 7, label %34
    i32 8, label %38
    i32 9, label %42
    i32 10, label %44
  ]

21:                                               ; preds = %17
  %22 = add i32 %20, %3
  br label %47

23:                                               ; preds = %17
  %24 = sub i32 %20, %3
  br label %47

25:                                               ; preds = %17
  %26 = and i32 %20, %3
  br label %47

27:                                               ; preds = %17
  %28 = and i32 %20, %3
  %29 = xor i32 %28, -1
  br label %47

30:                                               ; preds = %17
  %31 = or i32 %20, %3
  br label %47

32:                                               ; preds = %17
  %33 = xor i32 %20, %3
  br label %47

34:                                               ; preds = %17
  %35 = xor i32 %20, %13
  %36 = icmp ult i32 %35, %14
  %37 = select i1 %36, i32 %3, i32 %20
  br label %47

38:                                               ; preds = %17
  %39 = xor i32 %20, %13
  %40 = icmp ult i32 %39, %14
  %41 = select i1 %40, i32 %20, i32 %3
  br label %47

42:                                               ; preds = %17
  %43 = tail call i32 @llvm.umax.i32(i32 %20, i32 %3)
  br label %47

44:                                               ; preds = %17
  %45 = tail call i32 @llvm.umin.i32(i32 %20, i32 %3)
  br label %47

46:                                               ; preds = %17
  unreachable

47:                                               ; preds = %17, %21, %23, %25, %27, %30, %32, %34, %38, %42, %44
  %48 = phi i32 [ %45, %44 ], [ %22, %21 ], [ %24, %23 ], [ %26, %25 ], [ %29, %27 ], [ %31, %30 ], [ %33, %32 ], [ %37, %34 ], [ %41, %38 ], [ %43, %42 ], [ %3, %17 ]
  %49 = and i32 %18, %16
  %50 = and i32 %48, %10
  %51 = shl i32 %50, %8
  %52 = or i32 %51, %49
  %53 = cmpxchg ptr %6, i32 %18, i32 %52 seq_cst seq_cst, align 4
  %54 = extractvalue { i32, i1 } %53, 1
  %55 = extractvalue { i32, i1 } %53, 0
  br i1 %54, label %56, label %17, !llvm.loop !66

56:                                               ; preds = %47
  ret i32 %20
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden i32 @__harp_atomic_compare_exchange(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = and i32 %0, -4
  %6 = inttoptr i32 %5 to ptr
  %7 = shl i32 %0, 3
  %8 = and i32 %7, 24
  %9 = sub i32 32, %1
  %10 = lshr i32 -1, %9
  %11 = load atomic i32, ptr %6 monotonic, align 4
  %12 = shl i32 %10, %8
  %13 = xor i32 %12, -1
  %14 = and i32 %10, %3
  %15 = shl i32 %14, %8
  br label %16

16:                                               ; preds = %21, %4
  %17 = phi i32 [ %11, %4 ], [ %26, %21 ]
  %18 = lshr i32 %17, %8
  %19 = and i32 %18, %10
  %20 = icmp eq i32 %19, %2
  br i1 %20, label %21, label %27

21:                                               ; preds = %16
  %22 = and i32 %17, %13
  %23 = or i32 %22, %15
  %24 = cmpxchg ptr %6, i32 %17, i32 %23 seq_cst seq_cst, align 4
  %25 = extractvalue { i32, i1 } %24, 1
  %26 = extractvalue { i32, i1 } %24, 0
  br i1 %25, label %27, label %16

27:                                               ; preds = %21, %16
  ret i32 %19
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

attributes #0 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }


