; ModuleID = 'compiler/tests/cases/recursive-pointers.c'
source_filename = "compiler/tests/cases/recursive-pointers.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@.str = private unnamed_addr constant [4 x i8] c"%u \00", align 1
@results = internal unnamed_addr global [12 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1
@rules = internal unnamed_addr constant [3 x ptr] [ptr @halve, ptr @triple, ptr @count], align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 12, ptr noundef null) #5
  br label %4

1:                                                ; preds = %4
  %2 = tail call fastcc i32 @next(i32 noundef 100, i32 noundef 9) #6
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %2) #5
  ret i32 0

4:                                                ; preds = %0, %4
  %5 = phi i32 [ 0, %0 ], [ %9, %4 ]
  %6 = getelementptr inbounds nuw i32, ptr @results, i32 %5
  %7 = load i32, ptr %6, align 4, !tbaa !6
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %7) #5
  %9 = add nuw nsw i32 %5, 1
  %10 = icmp eq i32 %9, 12
  br i1 %10, label %1, label %4, !llvm.loop !23
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal void @kernel(i32 noundef %0, ptr noundef readnone captures(address_is_null) %1) #0 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %4, label %14

4:                                                ; preds = %2
  %5 = srem i32 %0, 3
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = getelementptr inbounds i32, ptr @results, i32 %0
  %9 = load i32, ptr %8, align 4, !tbaa !6
  %10 = add i32 %9, 1000
  store i32 %10, ptr %8, align 4, !tbaa !6
  br label %11

11:                                               ; preds = %7, %4
  %12 = mul i32 %0, 5
  %13 = tail call fastcc i32 @next(i32 noundef %12, i32 noundef 14) #6
  br label %14

14:                                               ; preds = %2, %11
  %15 = phi i32 [ %13, %11 ], [ 1000, %2 ]
  %16 = getelementptr inbounds i32, ptr @results, i32 %0
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = add i32 %17, %15
  store i32 %18, ptr %16, align 4, !tbaa !6
  ret void
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define internal fastcc i32 @next(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  %4 = icmp ult i32 %0, 2
  %5 = or i1 %4, %3
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = urem i32 %0, 3
  %8 = getelementptr inbounds nuw ptr, ptr @rules, i32 %7
  %9 = load ptr, ptr %8, align 4, !tbaa !54
  %10 = add i32 %1, -1
  %11 = tail call i32 %9(i32 noundef %0, i32 noundef %10) #5
  br label %12

12:                                               ; preds = %2, %6
  %13 = phi i32 [ %11, %6 ], [ %0, %2 ]
  ret i32 %13
}

; Function Attrs: nounwind
define internal i32 @halve(i32 noundef %0, i32 noundef %1) #0 {
  %3 = lshr i32 %0, 1
  %4 = tail call fastcc i32 @next(i32 noundef %3, i32 noundef %1) #6
  %5 = add i32 %4, 1
  ret i32 %5
}

; Function Attrs: nounwind
define internal i32 @triple(i32 noundef %0, i32 noundef %1) #0 {
  %3 = mul i32 %0, 3
  %4 = add i32 %3, 1
  %5 = tail call fastcc i32 @next(i32 noundef %4, i32 noundef %1) #6
  %6 = and i32 %0, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = add nsw i32 %0, -1
  %10 = lshr i32 %1, 1
  %11 = tail call fastcc i32 @next(i32 noundef %9, i32 noundef %10) #6
  %12 = add i32 %11, %5
  br label %13

13:                                               ; preds = %8, %2
  %14 = phi i32 [ %12, %8 ], [ %5, %2 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @count(i32 noundef %0, i32 noundef %1) #3 {
  %3 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  %4 = add i32 %3, %1
  ret i32 %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { noinline nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nobuiltin "no-builtins" }


