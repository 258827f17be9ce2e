; ModuleID = 'compiler/tests/cores/barrier.c'
source_filename = "compiler/tests/cores/barrier.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@expected = internal unnamed_addr global [2 x [2048 x i32]] zeroinitializer, align 16
@values = internal unnamed_addr global [2 x [2048 x i32]] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"%d wrong\0A\00", align 1
@__harp_cores = external local_unnamed_addr global i32, align 4
@__harp_core_warps = external local_unnamed_addr global [16 x i32], align 16
@__harp_launched_cores = external local_unnamed_addr global i32, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i32, align 4
  %3 = load i32, ptr @__harp_cores, align 4, !tbaa !17
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 3) #6
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 2) #6
  %6 = mul i32 %5, %3
  %7 = mul i32 %6, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7
  store i32 %7, ptr %1, align 16, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %9 = add nsw i32 %7, -1
  store i32 %9, ptr %8, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %11 = add nsw i32 %6, 1
  store i32 %11, ptr %10, align 8, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 12
  store i32 %5, ptr %12, align 4, !tbaa !6
  br label %15

13:                                               ; preds = %49
  %14 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %50) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7
  ret i32 0

15:                                               ; preds = %0, %49
  %16 = phi i32 [ 0, %0 ], [ %51, %49 ]
  %17 = phi i32 [ 0, %0 ], [ %50, %49 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  %18 = getelementptr inbounds nuw i32, ptr %1, i32 %16
  %19 = load i32, ptr %18, align 4, !tbaa !6
  %20 = call i32 @llvm.smin.i32(i32 %19, i32 %7)
  store i32 %20, ptr %2, align 4, !tbaa !6
  call void @launch(ptr noundef nonnull @go, i32 noundef %20, ptr noundef nonnull %2) #8
  %21 = load i32, ptr %2, align 4, !tbaa !6
  %22 = icmp sgt i32 %21, 0
  br label %23

23:                                               ; preds = %33, %15
  %24 = phi i32 [ 0, %15 ], [ %34, %33 ]
  br i1 %22, label %25, label %35

25:                                               ; preds = %23
  %26 = and i32 %24, 1
  %27 = getelementptr inbounds nuw [2048 x i32], ptr @expected, i32 %26
  %28 = xor i32 %26, 1
  %29 = getelementptr inbounds nuw [2048 x i32], ptr @expected, i32 %28
  br label %38

30:                                               ; preds = %38
  %31 = add nuw nsw i32 %24, 1
  %32 = icmp eq i32 %31, 6
  br i1 %32, label %53, label %33

33:                                               ; preds = %30, %35
  %34 = phi i32 [ %31, %30 ], [ %36, %35 ]
  br label %23, !llvm.loop !45

35:                                               ; preds = %23
  %36 = add nuw nsw i32 %24, 1
  %37 = icmp eq i32 %36, 6
  br i1 %37, label %49, label %33

38:                                               ; preds = %25, %38
  %39 = phi i32 [ 0, %25 ], [ %47, %38 ]
  %40 = add nuw nsw i32 %39, 5
  %41 = icmp slt i32 %40, %21
  %42 = select i1 %41, i32 %40, i32 0
  %43 = getelementptr inbounds nuw i32, ptr %27, i32 %42
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = add nsw i32 %44, %39
  %46 = getelementptr inbounds nuw i32, ptr %29, i32 %39
  store i32 %45, ptr %46, align 4, !tbaa !6
  %47 = add nuw nsw i32 %39, 1
  %48 = icmp eq i32 %47, %21
  br i1 %48, label %30, label %38, !llvm.loop !65

49:                                               ; preds = %35, %53
  %50 = phi i32 [ %62, %53 ], [ %17, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  %51 = add nuw nsw i32 %16, 1
  %52 = icmp eq i32 %51, 4
  br i1 %52, label %13, label %15, !llvm.loop !73

53:                                               ; preds = %30, %53
  %54 = phi i32 [ %63, %53 ], [ 0, %30 ]
  %55 = phi i32 [ %62, %53 ], [ %17, %30 ]
  %56 = getelementptr inbounds nuw i32, ptr @values, i32 %54
  %57 = load i32, ptr %56, align 4, !tbaa !6
  %58 = getelementptr inbounds nuw i32, ptr @expected, i32 %54
  %59 = load i32, ptr %58, align 4, !tbaa !6
  %60 = icmp ne i32 %57, %59
  %61 = zext i1 %60 to i32
  %62 = add nsw i32 %55, %61
  %63 = add nuw nsw i32 %54, 1
  %64 = icmp eq i32 %63, %21
  br i1 %64, label %49, label %53, !llvm.loop !82
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal void @go(i32 noundef %0, ptr noundef readonly captures(none) %1) #0 {
  %3 = load i32, ptr %1, align 4, !tbaa !6
  %4 = add nsw i32 %0, 5
  %5 = icmp slt i32 %4, %3
  %6 = select i1 %5, i32 %4, i32 0
  %7 = getelementptr i32, ptr @values, i32 %6
  %8 = getelementptr i32, ptr @values, i32 %0
  %9 = tail call i32 @__harp_hardware_id(i32 noundef 4) #6
  %10 = getelementptr inbounds i32, ptr @__harp_core_warps, i32 %9
  br label %12

11:                                               ; preds = %25
  ret void

12:                                               ; preds = %2, %25
  %13 = phi i32 [ 0, %2 ], [ %26, %25 ]
  %14 = and i32 %13, 1
  %15 = getelementptr [2048 x i32], ptr %7, i32 %14
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = add nsw i32 %16, %0
  %18 = xor i32 %14, 1
  %19 = getelementptr [2048 x i32], ptr %8, i32 %18
  store i32 %17, ptr %19, align 4, !tbaa !6
  %20 = load i32, ptr %10, align 4, !tbaa !17
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %20) #9
  %21 = tail call i32 @__harp_hardware_id(i32 noundef 1) #6
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %12
  %24 = load i32, ptr @__harp_launched_cores, align 4, !tbaa !17
  tail call void @__harp_barrier(i32 noundef -2147483647, i32 noundef %24) #9
  br label %25

25:                                               ; preds = %12, %23
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %20) #9
  fence seq_cst
  %26 = add nuw nsw i32 %13, 1
  %27 = icmp eq i32 %26, 6
  br i1 %27, label %11, label %12, !llvm.loop !116
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @__harp_barrier(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { convergent nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { convergent nobuiltin nounwind "no-builtins" }


