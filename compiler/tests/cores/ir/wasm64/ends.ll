; ModuleID = 'compiler/tests/cores/ends.c'
source_filename = "compiler/tests/cores/ends.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@.str = private unnamed_addr constant [7 x i8] c"begins\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"goes on\00", align 1
@__harp_cores = external local_unnamed_addr global i64, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  %1 = tail call i32 @puts(ptr noundef nonnull @.str) #4
  %2 = load i64, ptr @__harp_cores, align 8, !tbaa !18
  %3 = trunc i64 %2 to i32
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 2) #5
  %5 = mul nsw i32 %4, %3
  tail call void @launch(ptr noundef nonnull @go, i32 noundef %5, ptr noundef null) #4
  %6 = tail call i32 @puts(ptr noundef nonnull @.str.1) #4
  ret i32 0
}

declare i32 @puts(ptr noundef) local_unnamed_addr #1

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal void @go(i32 noundef %0, ptr readnone captures(none) %1) #0 {
  %3 = load i64, ptr @__harp_cores, align 8, !tbaa !18
  %4 = trunc i64 %3 to i32
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #5
  %6 = mul nsw i32 %5, %4
  %7 = add nsw i32 %6, -1
  %8 = icmp eq i32 %0, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  tail call void @exit(i32 noundef 7) #6
  unreachable

10:                                               ; preds = %2
  ret void
}

; Function Attrs: noreturn
declare void @exit(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #3

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nobuiltin nounwind "no-builtins" }
attributes #5 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #6 = { nobuiltin noreturn nounwind "no-builtins" }


