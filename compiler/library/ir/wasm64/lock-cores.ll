; ModuleID = 'compiler/library/source/lock-cores.c'
source_filename = "compiler/library/source/lock-cores.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: nofree nounwind
define hidden void @lock_acquire(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__harp_hardware_id(i32 noundef 4) #3
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 3) #3
  %4 = mul nsw i32 %3, %2
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 1) #3
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = cmpxchg ptr %9, i64 0, i64 %8 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  %12 = icmp ne i64 %11, 0
  %13 = icmp ne i64 %11, %8
  %14 = and i1 %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %16, %1
  fence seq_cst
  ret void

16:                                               ; preds = %1, %16
  %17 = cmpxchg ptr %9, i64 0, i64 %8 seq_cst seq_cst, align 8
  %18 = extractvalue { i64, i1 } %17, 0
  %19 = icmp ne i64 %18, 0
  %20 = icmp ne i64 %18, %8
  %21 = and i1 %19, %20
  br i1 %21, label %16, label %15, !llvm.loop !44
}

; Function Attrs: nofree norecurse nounwind
define hidden void @lock_release(ptr noundef %0) local_unnamed_addr #1 {
  fence syncscope("singlethread") seq_cst
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store volatile i64 0, ptr %2, align 8, !tbaa !53
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #2

attributes #0 = { nofree nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }


