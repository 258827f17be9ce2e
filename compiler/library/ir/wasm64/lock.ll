; ModuleID = 'compiler/library/source/lock.c'
source_filename = "compiler/library/source/lock.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: nofree nounwind
define hidden void @lock_acquire(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__harp_hardware_id(i32 noundef 1) #2
  %3 = add nsw i32 %2, 1
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = getelementptr i64, ptr %5, i64 %4
  %7 = getelementptr i8, ptr %6, i64 -8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %9

9:                                                ; preds = %37, %1
  store volatile i64 1, ptr %7, align 8, !tbaa !21
  store volatile i64 %4, ptr %0, align 8, !tbaa !24
  %10 = load volatile i64, ptr %8, align 8, !tbaa !27
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %33

12:                                               ; preds = %9
  store volatile i64 %4, ptr %8, align 8, !tbaa !27
  %13 = load volatile i64, ptr %0, align 8, !tbaa !24
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %38, label %15

15:                                               ; preds = %12
  store volatile i64 0, ptr %7, align 8, !tbaa !21
  %16 = tail call i32 @__harp_hardware_id(i32 noundef 3) #2
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %15
  %19 = zext nneg i32 %16 to i64
  br label %20

20:                                               ; preds = %18, %30
  %21 = phi i64 [ %19, %18 ], [ %31, %30 ]
  %22 = getelementptr i64, ptr %5, i64 %21
  %23 = getelementptr i8, ptr %22, i64 -8
  br label %27

24:                                               ; preds = %30, %15
  %25 = load volatile i64, ptr %8, align 8, !tbaa !27
  %26 = icmp eq i64 %25, %4
  br i1 %26, label %38, label %33

27:                                               ; preds = %20, %27
  %28 = load volatile i64, ptr %23, align 8, !tbaa !21
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %27, !llvm.loop !48

30:                                               ; preds = %27
  %31 = add nsw i64 %21, -1
  %32 = icmp sgt i64 %21, 1
  br i1 %32, label %20, label %24, !llvm.loop !55

33:                                               ; preds = %24, %9
  store volatile i64 0, ptr %7, align 8, !tbaa !21
  br label %34

34:                                               ; preds = %34, %33
  %35 = load volatile i64, ptr %8, align 8, !tbaa !27
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %34, !llvm.loop !62

37:                                               ; preds = %34
  br label %9, !llvm.loop !65

38:                                               ; preds = %24, %12
  fence syncscope("singlethread") seq_cst
  ret void
}

; Function Attrs: nofree nounwind
define hidden void @lock_release(ptr noundef %0) local_unnamed_addr #0 {
  fence syncscope("singlethread") seq_cst
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store volatile i64 0, ptr %2, align 8, !tbaa !27
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 1) #2
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i64, ptr %3, i64 %5
  store volatile i64 0, ptr %6, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #1

attributes #0 = { nofree nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }


