; ModuleID = 'compiler/tests/cases/recursive-queens.c'
source_filename = "compiler/tests/cases/recursive-queens.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@.str = private unnamed_addr constant [4 x i8] c"%u \00", align 1
@solutions = internal unnamed_addr global [8 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 8, ptr noundef null) #4
  br label %3

1:                                                ; preds = %3
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %10) #4
  ret i32 0

3:                                                ; preds = %0, %3
  %4 = phi i32 [ 0, %0 ], [ %11, %3 ]
  %5 = phi i32 [ 0, %0 ], [ %10, %3 ]
  %6 = getelementptr inbounds nuw i32, ptr @solutions, i32 %4
  %7 = load i32, ptr %6, align 4, !tbaa !6
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %7) #4
  %9 = load i32, ptr %6, align 4, !tbaa !6
  %10 = add i32 %9, %5
  %11 = add nuw nsw i32 %4, 1
  %12 = icmp eq i32 %11, 8
  br i1 %12, label %1, label %3, !llvm.loop !24
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 {
  %3 = shl nuw i32 1, %0
  %4 = sub nsw i32 8, %0
  %5 = shl nuw i32 1, %4
  %6 = tail call fastcc i32 @place(i32 noundef 1, i32 noundef %3, i32 noundef %3, i32 noundef %5) #5
  %7 = getelementptr inbounds i32, ptr @solutions, i32 %0
  store i32 %6, ptr %7, align 4, !tbaa !6
  ret void
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(none)
define internal fastcc i32 @place(i32 noundef range(i32 1, 9) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = icmp eq i32 %0, 8
  br i1 %5, label %35, label %6

6:                                                ; preds = %4
  %7 = add nuw nsw i32 %0, 8
  %8 = add nuw nsw i32 %0, 1
  br label %9

9:                                                ; preds = %6, %31
  %10 = phi i32 [ 0, %6 ], [ %32, %31 ]
  %11 = phi i32 [ 0, %6 ], [ %33, %31 ]
  %12 = shl nuw nsw i32 1, %11
  %13 = add nuw nsw i32 %11, %0
  %14 = shl nuw nsw i32 1, %13
  %15 = sub nuw nsw i32 %7, %11
  %16 = shl nuw nsw i32 1, %15
  %17 = and i32 %12, %1
  %18 = icmp eq i32 %17, 0
  %19 = and i32 %14, %2
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %18, i1 %20, i1 false
  %22 = and i32 %16, %3
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %31

25:                                               ; preds = %9
  %26 = or i32 %12, %1
  %27 = or i32 %14, %2
  %28 = or i32 %16, %3
  %29 = tail call fastcc i32 @place(i32 noundef %8, i32 noundef %26, i32 noundef %27, i32 noundef %28) #5
  %30 = add i32 %29, %10
  br label %31

31:                                               ; preds = %9, %25
  %32 = phi i32 [ %30, %25 ], [ %10, %9 ]
  %33 = add nuw nsw i32 %11, 1
  %34 = icmp eq i32 %33, 8
  br i1 %34, label %35, label %9, !llvm.loop !63

35:                                               ; preds = %31, %4
  %36 = phi i32 [ 1, %4 ], [ %32, %31 ]
  ret i32 %36
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nobuiltin nounwind "no-builtins" }
attributes #5 = { nobuiltin "no-builtins" }


