; ModuleID = 'compiler/library/source/lock-atomic.c'
source_filename = "compiler/library/source/lock-atomic.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: nofree nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden void @lock_acquire(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__harp_hardware_id(i32 noundef 1) #3
  %3 = add nsw i32 %2, 1
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = cmpxchg ptr %5, i64 0, i64 %4 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 0
  %8 = icmp ne i64 %7, 0
  %9 = icmp ne i64 %7, %4
  %10 = and i1 %8, %9
  br i1 %10, label %12, label %11

11:                                               ; preds = %18, %1
  ret void

12:                                               ; preds = %1, %17
  %13 = load volatile i64, ptr %5, align 8, !tbaa !30
  %14 = icmp ne i64 %13, 0
  %15 = icmp ne i64 %13, %4
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %12, %18
  br label %12, !llvm.loop !36

18:                                               ; preds = %12
  %19 = cmpxchg ptr %5, i64 0, i64 %4 seq_cst seq_cst, align 8
  %20 = extractvalue { i64, i1 } %19, 0
  %21 = icmp ne i64 %20, 0
  %22 = icmp ne i64 %20, %4
  %23 = and i1 %21, %22
  br i1 %23, label %17, label %11
}

; Function Attrs: nofree norecurse nounwind
define hidden void @lock_release(ptr noundef %0) local_unnamed_addr #1 {
  fence syncscope("singlethread") seq_cst
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store volatile i64 0, ptr %2, align 8, !tbaa !30
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #2

attributes #0 = { nofree nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }


