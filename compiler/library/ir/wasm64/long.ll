; ModuleID = 'compiler/library/source/long.c'
source_filename = "compiler/library/source/long.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: nofree nosync nounwind memory(none)
define hidden i64 @__harp_multiply_high(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = and i64 %0, 4294967295
  %4 = lshr i64 %0, 32
  %5 = and i64 %1, 4294967295
  %6 = lshr i64 %1, 32
  %7 = mul nuw i64 %5, %4
  %8 = mul nuw i64 %5, %3
  %9 = lshr i64 %8, 32
  %10 = add nuw i64 %9, %7
  %11 = tail call i64 asm "", "=r,0"(i64 %10) #1, !srcloc !22
  %12 = mul nuw i64 %6, %3
  %13 = and i64 %11, 4294967295
  %14 = add nuw i64 %13, %12
  %15 = mul nuw i64 %6, %4
  %16 = lshr i64 %11, 32
  %17 = add nuw i64 %16, %15
  %18 = lshr i64 %14, 32
  %19 = add nuw i64 %17, %18
  ret i64 %19
}

attributes #0 = { nofree nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nounwind memory(none) }


