; ModuleID = 'compiler/library/source/atomic.c'
source_filename = "compiler/library/source/atomic.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden i64 @__harp_atomic_update(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = and i64 %0, -8
  %6 = inttoptr i64 %5 to ptr
  %7 = shl i64 %0, 3
  %8 = and i64 %7, 56
  %9 = sub i64 64, %1
  %10 = lshr i64 -1, %9
  %11 = load atomic i64, ptr %6 monotonic, align 8
  %12 = trunc i64 %2 to i32
  %13 = add i64 %1, -1
  %14 = shl nuw i64 1, %13
  %15 = xor i64 %3, %14
  %16 = shl i64 %10, %8
  %17 = xor i64 %16, -1
  br label %18

18:                                               ; preds = %48, %4
  %19 = phi i64 [ %11, %4 ], [ %56, %48 ]
  %20 = lshr i64 %19, %8
  %21 = and i64 %20, %10
  switch i32 %12, label %47 [
    i32 0, label %48
    i32 1, label %22
    i32 2, label %24
    i32 3, label %26
    i32 4, label %28
    i32 5, label %31
    i32 6, label %33
    i32 7, label %35
    i32 8, label %39
    i32 9, label %43
    i32 10, label %45
  ]

22:                                               ; preds = %18
  %23 = add i64 %21, %3
  br label %48

24:                                               ; preds = %18
  %25 = sub i64 %21, %3
  br label %48

26:                                               ; preds = %18
  %27 = and i64 %21, %3
  br label %48

28:                                               ; preds = %18
  %29 = and i64 %21, %3
  %30 = xor i64 %29, -1
  br label %48

31:                                               ; preds = %18
  %32 = or i64 %21, %3
  br label %48

33:                                               ; preds = %18
  %34 = xor i64 %21, %3
  br label %48

35:                                               ; preds = %18
  %36 = xor i64 %21, %14
  %37 = icmp ult i64 %36, %15
  %38 = select i1 %37, i64 %3, i64 %21
  br label %48

39:                                               ; preds = %18
  %40 = xor i64 %21, %14
  %41 = icmp ult i64 %40, %15
  %42 = select i1 %41, i64 %21, i64 %3
  br label %48

43:                                               ; preds = %18
  %44 = tail call i64 @llvm.umax.i64(i64 %21, i64 %3)
  br label %48

45:                                               ; preds = %18
  %46 = tail call i64 @llvm.umin.i64(i64 %21, i64 %3)
  br label %48

47:                                               ; preds = %18
  unreachable

48:                                               ; preds = %18, %22, %24, %26, %28, %31, %33, %35, %39, %43, %45
  %49 = phi i64 [ %46, %45 ], [ %23, %22 ], [ %25, %24 ], [ %27, %26 ], [ %30, %28 ], [ %32, %31 ], [ %34, %33 ], [ %38, %35 ], [ %42, %39 ], [ %44, %43 ], [ %3, %18 ]
  %50 = and i64 %19, %17
  %51 = and i64 %49, %10
  %52 = shl i64 %51, %8
  %53 = or i64 %52, %50
  %54 = cmpxchg ptr %6, i64 %19, i64 %53 seq_cst seq_cst, align 8
  %55 = extractvalue { i64, i1 } %54, 1
  %56 = extractvalue { i64, i1 } %54, 0
  br i1 %55, label %57, label %18, !llvm.loop !66

57:                                               ; preds = %48
  ret i64 %21
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden i64 @__harp_atomic_compare_exchange(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = and i64 %0, -8
  %6 = inttoptr i64 %5 to ptr
  %7 = shl i64 %0, 3
  %8 = and i64 %7, 56
  %9 = sub i64 64, %1
  %10 = lshr i64 -1, %9
  %11 = load atomic i64, ptr %6 monotonic, align 8
  %12 = shl i64 %10, %8
  %13 = xor i64 %12, -1
  %14 = and i64 %10, %3
  %15 = shl i64 %14, %8
  br label %16

16:                                               ; preds = %21, %4
  %17 = phi i64 [ %11, %4 ], [ %26, %21 ]
  %18 = lshr i64 %17, %8
  %19 = and i64 %18, %10
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %21, label %27

21:                                               ; preds = %16
  %22 = and i64 %17, %13
  %23 = or i64 %22, %15
  %24 = cmpxchg ptr %6, i64 %17, i64 %23 seq_cst seq_cst, align 8
  %25 = extractvalue { i64, i1 } %24, 1
  %26 = extractvalue { i64, i1 } %24, 0
  br i1 %25, label %27, label %16

27:                                               ; preds = %21, %16
  ret i64 %19
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #1

attributes #0 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }


