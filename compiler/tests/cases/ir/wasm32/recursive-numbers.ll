; ModuleID = 'compiler/tests/cases/recursive-numbers.c'
source_filename = "compiler/tests/cases/recursive-numbers.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@.str = private unnamed_addr constant [13 x i8] c"%u %u %u %u\0A\00", align 1
@fibonacci_of = internal unnamed_addr global [12 x i32] zeroinitializer, align 16
@ackermann_of = internal unnamed_addr global [12 x i32] zeroinitializer, align 16
@even_of = internal unnamed_addr global [12 x i32] zeroinitializer, align 16
@steps = internal global [12 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 12, ptr noundef null) #5
  br label %2

1:                                                ; preds = %2
  ret i32 0

2:                                                ; preds = %0, %2
  %3 = phi i32 [ 0, %0 ], [ %13, %2 ]
  %4 = getelementptr inbounds nuw i32, ptr @fibonacci_of, i32 %3
  %5 = load i32, ptr %4, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw i32, ptr @ackermann_of, i32 %3
  %7 = load i32, ptr %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i32, ptr @even_of, i32 %3
  %9 = load i32, ptr %8, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i32, ptr @steps, i32 %3
  %11 = load volatile i32, ptr %10, align 4, !tbaa !6
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %5, i32 noundef %7, i32 noundef %9, i32 noundef %11) #5
  %13 = add nuw nsw i32 %3, 1
  %14 = icmp eq i32 %13, 12
  br i1 %14, label %1, label %2, !llvm.loop !24
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 {
  %3 = tail call fastcc i32 @fibonacci(i32 noundef %0) #6
  %4 = getelementptr inbounds i32, ptr @fibonacci_of, i32 %0
  store i32 %3, ptr %4, align 4, !tbaa !6
  %5 = and i32 %0, 1
  %6 = urem i32 %0, 5
  %7 = tail call fastcc i32 @ackermann(i32 noundef %5, i32 noundef %6) #6
  %8 = urem i32 %0, 3
  %9 = tail call fastcc i32 @ackermann(i32 noundef 2, i32 noundef %8) #6
  %10 = add i32 %9, %7
  %11 = getelementptr inbounds i32, ptr @ackermann_of, i32 %0
  store i32 %10, ptr %11, align 4, !tbaa !6
  %12 = mul i32 %0, 7
  %13 = urem i32 %12, 10
  %14 = tail call fastcc i32 @is_even(i32 noundef %13, i32 noundef %0) #6
  %15 = getelementptr inbounds i32, ptr @even_of, i32 %0
  store i32 %14, ptr %15, align 4, !tbaa !6
  ret void
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: nofree noinline nosync nounwind memory(none)
define internal fastcc i32 @fibonacci(i32 noundef %0) unnamed_addr #3 {
  %2 = icmp ult i32 %0, 2
  br i1 %2, label %11, label %3

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
  %6 = add i32 %4, -1
  %7 = tail call fastcc i32 @fibonacci(i32 noundef %6) #6
  %8 = add i32 %4, -2
  %9 = add i32 %7, %5
  %10 = icmp ult i32 %8, 2
  br i1 %10, label %11, label %3

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %8, %3 ]
  %14 = add i32 %13, %12
  ret i32 %14
}

; Function Attrs: nofree noinline nosync nounwind memory(none)
define internal fastcc i32 @ackermann(i32 noundef range(i32 0, 3) %0, i32 noundef %1) unnamed_addr #3 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %11, %2
  %5 = phi i32 [ %1, %2 ], [ %12, %11 ]
  %6 = add i32 %5, 1
  ret i32 %6

7:                                                ; preds = %2, %11
  %8 = phi i32 [ %12, %11 ], [ %1, %2 ]
  %9 = phi i32 [ 1, %11 ], [ %0, %2 ]
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %7, %14
  %12 = phi i32 [ %16, %14 ], [ 1, %7 ]
  %13 = icmp eq i32 %9, 1
  br i1 %13, label %4, label %7

14:                                               ; preds = %7
  %15 = add i32 %8, -1
  %16 = tail call fastcc i32 @ackermann(i32 noundef %9, i32 noundef %15) #6
  br label %11
}

; Function Attrs: nofree noinline nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none)
define internal fastcc range(i32 0, 2) i32 @is_even(i32 noundef range(i32 0, 10) %0, i32 noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds i32, ptr @steps, i32 %1
  %4 = load volatile i32, ptr %3, align 4, !tbaa !6
  %5 = add i32 %4, 1
  store volatile i32 %5, ptr %3, align 4, !tbaa !6
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = add nsw i32 %0, -1
  %9 = tail call fastcc i32 @is_odd(i32 noundef %8, i32 noundef %1) #6
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi i32 [ %9, %7 ], [ 1, %2 ]
  ret i32 %11
}

; Function Attrs: nofree noinline nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none)
define internal fastcc range(i32 0, 2) i32 @is_odd(i32 noundef range(i32 0, 9) %0, i32 noundef %1) unnamed_addr #4 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = add nsw i32 %0, -1
  %6 = tail call fastcc i32 @is_even(i32 noundef %5, i32 noundef %1) #6
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ %6, %4 ], [ 0, %2 ]
  %9 = getelementptr inbounds i32, ptr @steps, i32 %1
  %10 = load volatile i32, ptr %9, align 4, !tbaa !6
  %11 = add i32 %10, 100
  store volatile i32 %11, ptr %9, align 4, !tbaa !6
  ret i32 %8
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree noinline nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nofree noinline nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nobuiltin "no-builtins" }


