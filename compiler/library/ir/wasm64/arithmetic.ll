; ModuleID = 'compiler/library/source/arithmetic.c'
source_filename = "compiler/library/source/arithmetic.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i64 @__harp_multiply(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @llvm.umin.i64(i64 %0, i64 %1)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @llvm.umax.i64(i64 %0, i64 %1)
  br label %7

7:                                                ; preds = %5, %7
  %8 = phi i64 [ %14, %7 ], [ 0, %5 ]
  %9 = phi i64 [ %16, %7 ], [ %6, %5 ]
  %10 = phi i64 [ %15, %7 ], [ %3, %5 ]
  %11 = and i64 %10, 1
  %12 = icmp eq i64 %11, 0
  %13 = select i1 %12, i64 0, i64 %9
  %14 = add i64 %13, %8
  %15 = lshr i64 %10, 1
  %16 = shl i64 %9, 1
  %17 = icmp eq i64 %15, 0
  br i1 %17, label %18, label %7, !llvm.loop !25

18:                                               ; preds = %7, %2
  %19 = phi i64 [ 0, %2 ], [ %14, %7 ]
  ret i64 %19
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i64 @__harp_divide(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %34, label %4

4:                                                ; preds = %2
  %5 = icmp ult i64 %1, %0
  %6 = icmp sgt i64 %1, -1
  %7 = and i1 %5, %6
  br i1 %7, label %13, label %10

8:                                                ; preds = %13
  %9 = icmp eq i64 %17, 0
  br i1 %9, label %34, label %10

10:                                               ; preds = %4, %8
  %11 = phi i64 [ 1, %4 ], [ %17, %8 ]
  %12 = phi i64 [ %1, %4 ], [ %16, %8 ]
  br label %21

13:                                               ; preds = %4, %13
  %14 = phi i64 [ %17, %13 ], [ 1, %4 ]
  %15 = phi i64 [ %16, %13 ], [ %1, %4 ]
  %16 = shl nuw i64 %15, 1
  %17 = shl i64 %14, 1
  %18 = icmp ult i64 %16, %0
  %19 = icmp sgt i64 %16, -1
  %20 = and i1 %18, %19
  br i1 %20, label %13, label %8, !llvm.loop !47

21:                                               ; preds = %10, %21
  %22 = phi i64 [ %31, %21 ], [ %11, %10 ]
  %23 = phi i64 [ %30, %21 ], [ 0, %10 ]
  %24 = phi i64 [ %32, %21 ], [ %12, %10 ]
  %25 = phi i64 [ %28, %21 ], [ %0, %10 ]
  %26 = icmp ult i64 %25, %24
  %27 = select i1 %26, i64 0, i64 %24
  %28 = sub nuw i64 %25, %27
  %29 = select i1 %26, i64 0, i64 %22
  %30 = or i64 %29, %23
  %31 = lshr i64 %22, 1
  %32 = lshr i64 %24, 1
  %33 = icmp eq i64 %31, 0
  br i1 %33, label %34, label %21, !llvm.loop !56

34:                                               ; preds = %21, %8, %2
  %35 = phi i64 [ -1, %2 ], [ 0, %8 ], [ %30, %21 ]
  ret i64 %35
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i64 @__harp_remainder(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %31, label %4

4:                                                ; preds = %2
  %5 = icmp ult i64 %1, %0
  %6 = icmp sgt i64 %1, -1
  %7 = and i1 %5, %6
  br i1 %7, label %13, label %10

8:                                                ; preds = %13
  %9 = icmp eq i64 %17, 0
  br i1 %9, label %31, label %10

10:                                               ; preds = %4, %8
  %11 = phi i64 [ 1, %4 ], [ %17, %8 ]
  %12 = phi i64 [ %1, %4 ], [ %16, %8 ]
  br label %21

13:                                               ; preds = %4, %13
  %14 = phi i64 [ %17, %13 ], [ 1, %4 ]
  %15 = phi i64 [ %16, %13 ], [ %1, %4 ]
  %16 = shl nuw i64 %15, 1
  %17 = shl i64 %14, 1
  %18 = icmp ult i64 %16, %0
  %19 = icmp sgt i64 %16, -1
  %20 = and i1 %18, %19
  br i1 %20, label %13, label %8, !llvm.loop !75

21:                                               ; preds = %10, %21
  %22 = phi i64 [ %28, %21 ], [ %11, %10 ]
  %23 = phi i64 [ %29, %21 ], [ %12, %10 ]
  %24 = phi i64 [ %27, %21 ], [ %0, %10 ]
  %25 = icmp ult i64 %24, %23
  %26 = select i1 %25, i64 0, i64 %23
  %27 = sub nuw i64 %24, %26
  %28 = lshr i64 %22, 1
  %29 = lshr i64 %23, 1
  %30 = icmp eq i64 %28, 0
  br i1 %30, label %31, label %21, !llvm.loop !84

31:                                               ; preds = %21, %8, %2
  %32 = phi i64 [ %0, %2 ], [ %0, %8 ], [ %27, %21 ]
  ret i64 %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #1

attributes #0 = { nofree norecurse nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }


