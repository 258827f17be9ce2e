; ModuleID = 'compiler/tests/cases/recursive-loops.c'
source_filename = "compiler/tests/cases/recursive-loops.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@.str = private unnamed_addr constant [7 x i8] c"%u %u\0A\00", align 1
@results = internal unnamed_addr global [12 x i32] zeroinitializer, align 16
@marks = internal unnamed_addr global [12 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 12, ptr noundef null) #4
  br label %2

1:                                                ; preds = %2
  ret i32 0

2:                                                ; preds = %0, %2
  %3 = phi i32 [ 0, %0 ], [ %9, %2 ]
  %4 = getelementptr inbounds nuw i32, ptr @results, i32 %3
  %5 = load i32, ptr %4, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw i32, ptr @marks, i32 %3
  %7 = load i32, ptr %6, align 4, !tbaa !6
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %5, i32 noundef %7) #4
  %9 = add nuw nsw i32 %3, 1
  %10 = icmp eq i32 %9, 12
  br i1 %10, label %1, label %2, !llvm.loop !22
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 {
  %3 = mul i32 %0, 3
  %4 = add i32 %3, 1
  %5 = tail call fastcc i32 @search(i32 noundef %0, i32 noundef %4, i32 noundef 4) #5
  %6 = getelementptr inbounds i32, ptr @results, i32 %0
  store i32 %5, ptr %6, align 4, !tbaa !6
  ret void
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @search(i32 noundef %0, i32 noundef %1, i32 noundef range(i32 0, 5) %2) unnamed_addr #2 {
  %4 = urem i32 %1, 5
  %5 = icmp eq i32 %2, 0
  %6 = mul i32 %1, 7
  %7 = add i32 %6, %0
  %8 = add nsw i32 %2, -1
  br i1 %5, label %48, label %9

9:                                                ; preds = %3, %26
  %10 = phi i32 [ %27, %26 ], [ 0, %3 ]
  %11 = phi i32 [ %28, %26 ], [ 1, %3 ]
  %12 = add i32 %7, %11
  %13 = urem i32 %12, 11
  %14 = icmp eq i32 %13, 3
  br i1 %14, label %15, label %16

15:                                               ; preds = %9
  tail call fastcc void @mark(i32 noundef %0, i32 noundef %12) #5
  br label %30

16:                                               ; preds = %9
  %17 = urem i32 %12, 13
  %18 = icmp eq i32 %17, 5
  br i1 %18, label %26, label %19

19:                                               ; preds = %16
  %20 = urem i32 %12, 101
  %21 = tail call fastcc i32 @search(i32 noundef %0, i32 noundef %20, i32 noundef %8) #5
  %22 = add i32 %21, %10
  %23 = urem i32 %21, 17
  %24 = icmp eq i32 %23, 4
  br i1 %24, label %25, label %26

25:                                               ; preds = %19
  tail call fastcc void @mark(i32 noundef %0, i32 noundef %21) #5
  br label %48

26:                                               ; preds = %16, %19
  %27 = phi i32 [ %22, %19 ], [ %10, %16 ]
  %28 = add nuw nsw i32 %11, 1
  %29 = icmp samesign ugt i32 %11, %4
  br i1 %29, label %30, label %9, !llvm.loop !60

30:                                               ; preds = %26, %15
  %31 = phi i32 [ %10, %15 ], [ %27, %26 ]
  %32 = icmp ugt i32 %31, 200
  br i1 %32, label %33, label %45

33:                                               ; preds = %30, %41
  %34 = phi i32 [ %43, %41 ], [ %31, %30 ]
  %35 = lshr i32 %34, 1
  %36 = and i32 %34, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %33
  %39 = urem i32 %34, 7
  %40 = tail call fastcc i32 @search(i32 noundef %0, i32 noundef %39, i32 noundef 0) #5
  br label %41

41:                                               ; preds = %33, %38
  %42 = phi i32 [ %40, %38 ], [ 3, %33 ]
  %43 = sub i32 %35, %42
  %44 = icmp ugt i32 %43, 200
  br i1 %44, label %33, label %45, !llvm.loop !75

45:                                               ; preds = %41, %30
  %46 = phi i32 [ %31, %30 ], [ %43, %41 ]
  %47 = add nuw nsw i32 %46, 1
  br label %48

48:                                               ; preds = %3, %25, %45
  %49 = phi i32 [ %47, %45 ], [ %22, %25 ], [ %1, %3 ]
  ret i32 %49
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @mark(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = and i32 %1, 3
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i32, ptr @marks, i32 %0
  %7 = load i32, ptr %6, align 4, !tbaa !6
  br label %10

8:                                                ; preds = %10
  store i32 %14, ptr %6, align 4, !tbaa !6
  br label %9

9:                                                ; preds = %8, %2
  ret void

10:                                               ; preds = %5, %10
  %11 = phi i32 [ %7, %5 ], [ %14, %10 ]
  %12 = phi i32 [ 0, %5 ], [ %15, %10 ]
  %13 = mul i32 %11, 5
  %14 = add i32 %13, %1
  %15 = add nuw nsw i32 %12, 1
  %16 = icmp eq i32 %15, %3
  br i1 %16, label %8, label %10, !llvm.loop !92
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nobuiltin nounwind "no-builtins" }
attributes #5 = { nobuiltin "no-builtins" }


