; ModuleID = 'compiler/library/source/arithmetic.c'
source_filename = "compiler/library/source/arithmetic.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i32 @__harp_multiply(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.umin.i32(i32 %0, i32 %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @llvm.umax.i32(i32 %0, i32 %1)
  br label %7

7:                                                ; preds = %5, %7
  %8 = phi i32 [ %14, %7 ], [ 0, %5 ]
  %9 = phi i32 [ %16, %7 ], [ %6, %5 ]
  %10 = phi i32 [ %15, %7 ], [ %3, %5 ]
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 0, i32 %9
  %14 = add i32 %13, %8
  %15 = lshr i32 %10, 1
  %16 = shl i32 %9, 1
  %17 = icmp eq i32 %15, 0
  br i1 %17, label %18, label %7, !llvm.loop !25

18:                                               ; preds = %7, %2
  %19 = phi i32 [ 0, %2 ], [ %14, %7 ]
  ret i32 %19
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i32 @__harp_divide(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %34, label %4

4:                                                ; preds = %2
  %5 = icmp ult i32 %1, %0
  %6 = icmp sgt i32 %1, -1
  %7 = and i1 %5, %6
  br i1 %7, label %13, label %10

8:                                                ; preds = %13
  %9 = icmp eq i32 %17, 0
  br i1 %9, label %34, label %10

10:                                               ; preds = %4, %8
  %11 = phi i32 [ 1, %4 ], [ %17, %8 ]
  %12 = phi i32 [ %1, %4 ], [ %16, %8 ]
  br label %21

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %17, %13 ], [ 1, %4 ]
  %15 = phi i32 [ %16, %13 ], [ %1, %4 ]
  %16 = shl nuw i32 %15, 1
  %17 = shl i32 %14, 1
  %18 = icmp ult i32 %16, %0
  %19 = icmp sgt i32 %16, -1
  %20 = and i1 %18, %19
  br i1 %20, label %13, label %8, !llvm.loop !47

21:                                               ; preds = %10, %21
  %22 = phi i32 [ %31, %21 ], [ %11, %10 ]
  %23 = phi i32 [ %30, %21 ], [ 0, %10 ]
  %24 = phi i32 [ %32, %21 ], [ %12, %10 ]
  %25 = phi i32 [ %28, %21 ], [ %0, %10 ]
  %26 = icmp ult i32 %25, %24
  %27 = select i1 %26, i32 0, i32 %24
  %28 = sub nuw i32 %25, %27
  %29 = select i1 %26, i32 0, i32 %22
  %30 = or i32 %29, %23
  %31 = lshr i32 %22, 1
  %32 = lshr i32 %24, 1
  %33 = icmp eq i32 %31, 0
  br i1 %33, label %34, label %21, !llvm.loop !56

34:                                               ; preds = %21, %8, %2
  %35 = phi i32 [ -1, %2 ], [ 0, %8 ], [ %30, %21 ]
  ret i32 %35
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i32 @__harp_remainder(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %31, label %4

4:                                                ; preds = %2
  %5 = icmp ult i32 %1, %0
  %6 = icmp sgt i32 %1, -1
  %7 = and i1 %5, %6
  br i1 %7, label %13, label %10

8:                                                ; preds = %13
  %9 = icmp eq i32 %17, 0
  br i1 %9, label %31, label %10

10:                                               ; preds = %4, %8
  %11 = phi i32 [ 1, %4 ], [ %17, %8 ]
  %12 = phi i32 [ %1, %4 ], [ %16, %8 ]
  br label %21

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %17, %13 ], [ 1, %4 ]
  %15 = phi i32 [ %16, %13 ], [ %1, %4 ]
  %16 = shl nuw i32 %15, 1
  %17 = shl i32 %14, 1
  %18 = icmp ult i32 %16, %0
  %19 = icmp sgt i32 %16, -1
  %20 = and i1 %18, %19
  br i1 %20, label %13, label %8, !llvm.loop !75

21:                                               ; preds = %10, %21
  %22 = phi i32 [ %28, %21 ], [ %11, %10 ]
  %23 = phi i32 [ %29, %21 ], [ %12, %10 ]
  %24 = phi i32 [ %27, %21 ], [ %0, %10 ]
  %25 = icmp ult i32 %24, %23
  %26 = select i1 %25, i32 0, i32 %23
  %27 = sub nuw i32 %24, %26
  %28 = lshr i32 %22, 1
  %29 = lshr i32 %23, 1
  %30 = icmp eq i32 %28, 0
  br i1 %30, label %31, label %21, !llvm.loop !84

31:                                               ; preds = %21, %8, %2
  %32 = phi i32 [ %0, %2 ], [ %0, %8 ], [ %27, %21 ]
  ret i32 %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

attributes #0 = { nofree norecurse nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }


