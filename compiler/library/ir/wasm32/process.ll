; ModuleID = 'compiler/library/source/process.c'
source_filename = "compiler/library/source/process.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@function_count = internal unnamed_addr global i32 0, align 4
@functions = internal unnamed_addr global [32 x ptr] zeroinitializer, align 16
@__harp_at_exit = external local_unnamed_addr global ptr, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden range(i32 0, 2) i32 @atexit(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load i32, ptr @function_count, align 4, !tbaa !6
  %3 = icmp eq i32 %2, 32
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = add nsw i32 %2, 1
  store i32 %5, ptr @function_count, align 4, !tbaa !6
  %6 = getelementptr inbounds ptr, ptr @functions, i32 %2
  store ptr %0, ptr %6, align 4, !tbaa !20
  store ptr @call_functions, ptr @__harp_at_exit, align 4, !tbaa !20
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi i32 [ 0, %4 ], [ 1, %1 ]
  ret i32 %8
}

; Function Attrs: nounwind
define internal void @call_functions() #1 {
  %1 = load i32, ptr @function_count, align 4, !tbaa !6
  %2 = icmp sgt i32 %1, 0
  br i1 %2, label %3, label %10

3:                                                ; preds = %0, %3
  %4 = phi i32 [ %8, %3 ], [ %1, %0 ]
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr @function_count, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw ptr, ptr @functions, i32 %5
  %7 = load ptr, ptr %6, align 4, !tbaa !20
  tail call void %7() #3
  %8 = load i32, ptr @function_count, align 4, !tbaa !6
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %3, label %10, !llvm.loop !35

10:                                               ; preds = %3, %0
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noalias noundef ptr @getenv(ptr noundef readnone captures(none) %0) local_unnamed_addr #2 {
  ret ptr null
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind "no-builtins" }


