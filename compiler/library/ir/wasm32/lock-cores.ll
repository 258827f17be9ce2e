; ModuleID = 'compiler/library/source/lock-cores.c'
source_filename = "compiler/library/source/lock-cores.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

; Function Attrs: nofree nounwind
define hidden void @lock_acquire(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__harp_hardware_id(i32 noundef 4) #3
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 3) #3
  %4 = mul nsw i32 %3, %2
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 1) #3
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %9 = cmpxchg ptr %8, i32 0, i32 %7 seq_cst seq_cst, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = icmp ne i32 %10, 0
  %12 = icmp ne i32 %10, %7
  %13 = and i1 %11, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %15, %1
  fence seq_cst
  ret void

15:                                               ; preds = %1, %15
  %16 = cmpxchg ptr %8, i32 0, i32 %7 seq_cst seq_cst, align 4
  %17 = extractvalue { i32, i1 } %16, 0
  %18 = icmp ne i32 %17, 0
  %19 = icmp ne i32 %17, %7
  %20 = and i1 %18, %19
  br i1 %20, label %15, label %14, !llvm.loop !43
}

; Function Attrs: nofree norecurse nounwind
define hidden void @lock_release(ptr noundef %0) local_unnamed_addr #1 {
  fence syncscope("singlethread") seq_cst
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store volatile i32 0, ptr %2, align 4, !tbaa !52
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #2

attributes #0 = { nofree nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }


