; ModuleID = 'compiler/library/source/lock-atomic.c'
source_filename = "compiler/library/source/lock-atomic.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

; Function Attrs: nofree nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden void @lock_acquire(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__harp_hardware_id(i32 noundef 1) #3
  %3 = add nsw i32 %2, 1
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %5 = cmpxchg ptr %4, i32 0, i32 %3 seq_cst seq_cst, align 4
  %6 = extractvalue { i32, i1 } %5, 0
  %7 = icmp ne i32 %6, 0
  %8 = icmp ne i32 %6, %3
  %9 = and i1 %7, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %17, %1
  ret void

11:                                               ; preds = %1, %16
  %12 = load volatile i32, ptr %4, align 4, !tbaa !29
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %12, %3
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %11, %17
  br label %11, !llvm.loop !35

17:                                               ; preds = %11
  %18 = cmpxchg ptr %4, i32 0, i32 %3 seq_cst seq_cst, align 4
  %19 = extractvalue { i32, i1 } %18, 0
  %20 = icmp ne i32 %19, 0
  %21 = icmp ne i32 %19, %3
  %22 = and i1 %20, %21
  br i1 %22, label %16, label %10
}

; Function Attrs: nofree norecurse nounwind
define hidden void @lock_release(ptr noundef %0) local_unnamed_addr #1 {
  fence syncscope("singlethread") seq_cst
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store volatile i32 0, ptr %2, align 4, !tbaa !29
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #2

attributes #0 = { nofree nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }


