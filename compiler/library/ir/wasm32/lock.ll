; ModuleID = 'compiler/library/source/lock.c'
source_filename = "compiler/library/source/lock.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

; Function Attrs: nofree nounwind
define hidden void @lock_acquire(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__harp_hardware_id(i32 noundef 1) #2
  %3 = add nsw i32 %2, 1
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %5 = getelementptr inbounds i32, ptr %4, i32 %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 4
  br label %7

7:                                                ; preds = %33, %1
  store volatile i32 1, ptr %5, align 4, !tbaa !20
  store volatile i32 %3, ptr %0, align 4, !tbaa !23
  %8 = load volatile i32, ptr %6, align 4, !tbaa !26
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %29

10:                                               ; preds = %7
  store volatile i32 %3, ptr %6, align 4, !tbaa !26
  %11 = load volatile i32, ptr %0, align 4, !tbaa !23
  %12 = icmp eq i32 %11, %3
  br i1 %12, label %34, label %13

13:                                               ; preds = %10
  store volatile i32 0, ptr %5, align 4, !tbaa !20
  %14 = tail call i32 @__harp_hardware_id(i32 noundef 3) #2
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %13, %26
  %17 = phi i32 [ %27, %26 ], [ %14, %13 ]
  %18 = getelementptr i32, ptr %4, i32 %17
  %19 = getelementptr i8, ptr %18, i32 -4
  br label %23

20:                                               ; preds = %26, %13
  %21 = load volatile i32, ptr %6, align 4, !tbaa !26
  %22 = icmp eq i32 %21, %3
  br i1 %22, label %34, label %29

23:                                               ; preds = %16, %23
  %24 = load volatile i32, ptr %19, align 4, !tbaa !20
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %23, !llvm.loop !46

26:                                               ; preds = %23
  %27 = add nsw i32 %17, -1
  %28 = icmp sgt i32 %17, 1
  br i1 %28, label %16, label %20, !llvm.loop !53

29:                                               ; preds = %20, %7
  store volatile i32 0, ptr %5, align 4, !tbaa !20
  br label %30

30:                                               ; preds = %30, %29
  %31 = load volatile i32, ptr %6, align 4, !tbaa !26
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %30, !llvm.loop !61

33:                                               ; preds = %30
  br label %7, !llvm.loop !64

34:                                               ; preds = %20, %10
  fence syncscope("singlethread") seq_cst
  ret void
}

; Function Attrs: nofree nounwind
define hidden void @lock_release(ptr noundef %0) local_unnamed_addr #0 {
  fence syncscope("singlethread") seq_cst
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store volatile i32 0, ptr %2, align 4, !tbaa !26
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 1) #2
  %5 = getelementptr inbounds i32, ptr %3, i32 %4
  store volatile i32 0, ptr %5, align 4, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #1

attributes #0 = { nofree nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }


