; ModuleID = 'compiler/tests/cases/shared-counter.c'
source_filename = "compiler/tests/cases/shared-counter.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  br label %3

1:                                                ; preds = %3
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1) #3
  ret i32 0

3:                                                ; preds = %0, %3
  %4 = phi i32 [ 0, %0 ], [ %7, %3 ]
  %5 = tail call fastcc i32 @rounds(i32 noundef %4) #4
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %5) #3
  %7 = add nuw nsw i32 %4, 1
  %8 = icmp eq i32 %7, 6
  br i1 %8, label %1, label %3, !llvm.loop !21
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc i32 @rounds(i32 noundef range(i32 -2147483648, 6) %0) unnamed_addr #2 {
  %2 = icmp sgt i32 %0, 0
  br label %3

3:                                                ; preds = %27, %1
  %4 = phi i32 [ %28, %27 ], [ 50, %1 ]
  %5 = phi i32 [ %30, %27 ], [ %0, %1 ]
  %6 = and i32 %5, 1
  %7 = icmp eq i32 %6, 0
  %8 = and i32 %5, 2
  %9 = icmp eq i32 %8, 0
  br label %10

10:                                               ; preds = %3, %26
  %11 = phi i32 [ %4, %3 ], [ %13, %26 ]
  %12 = phi i32 [ %4, %3 ], [ %14, %26 ]
  %13 = add i32 %11, -1
  %14 = add nsw i32 %12, -1
  %15 = icmp sgt i32 %12, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %10
  br i1 %7, label %26, label %17

17:                                               ; preds = %16
  br i1 %2, label %18, label %27

18:                                               ; preds = %17, %22
  %19 = phi i32 [ %24, %22 ], [ 0, %17 ]
  %20 = phi i32 [ %23, %22 ], [ %14, %17 ]
  %21 = icmp eq i32 %19, %13
  br i1 %21, label %33, label %22

22:                                               ; preds = %18
  %23 = add nsw i32 %20, -1
  %24 = add nuw nsw i32 %19, 1
  %25 = icmp eq i32 %24, %0
  br i1 %25, label %27, label %18, !llvm.loop !43

26:                                               ; preds = %16
  br i1 %9, label %27, label %10, !llvm.loop !47

27:                                               ; preds = %26, %22, %17
  %28 = phi i32 [ %23, %22 ], [ %14, %17 ], [ %14, %26 ]
  %29 = mul nsw i32 %5, 3
  %30 = add nsw i32 %29, 1
  br label %3, !llvm.loop !47

31:                                               ; preds = %10
  %32 = add nsw i32 %5, 1
  br label %33

33:                                               ; preds = %18, %31
  %34 = phi i32 [ %32, %31 ], [ %5, %18 ]
  ret i32 %34
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind "no-builtins" }
attributes #4 = { nobuiltin "no-builtins" }


