; ModuleID = 'compiler/tests/cores/groups.c'
source_filename = "compiler/tests/cores/groups.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@data = internal global [96 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"%d wrong\0A\00", align 1
@__harp_cores = external local_unnamed_addr global i32, align 4
@reverse.reversed = internal unnamed_addr global [48 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 4
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_core_warps = external local_unnamed_addr global [16 x i32], align 16
@__harp_launched_cores = external local_unnamed_addr global i32, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  %1 = alloca [8 x i32], align 4
  %2 = load i32, ptr @__harp_cores, align 4, !tbaa !17
  br label %11

3:                                                ; preds = %11
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 2) #6
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 3) #6
  %6 = mul nsw i32 %5, %4
  %7 = mul nsw i32 %6, %2
  %8 = icmp slt i32 %7, 48
  %9 = select i1 %8, i32 %4, i32 48
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %10, i8 0, i64 28, i1 false)
  store i32 ptrtoint (ptr @data to i32), ptr %1, align 4, !tbaa !17
  call void @harp_opencl_run(ptr noundef nonnull @reverse, i32 noundef 96, i32 noundef %9, ptr noundef nonnull %1) #7
  br label %18

11:                                               ; preds = %0, %11
  %12 = phi i32 [ 0, %0 ], [ %14, %11 ]
  %13 = getelementptr inbounds nuw i32, ptr @data, i32 %12
  store i32 %12, ptr %13, align 4, !tbaa !6
  %14 = add nuw nsw i32 %12, 1
  %15 = icmp eq i32 %14, 96
  br i1 %15, label %3, label %11, !llvm.loop !37

16:                                               ; preds = %18
  %17 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %30) #7
  ret i32 0

18:                                               ; preds = %3, %18
  %19 = phi i32 [ 0, %3 ], [ %31, %18 ]
  %20 = phi i32 [ 0, %3 ], [ %30, %18 ]
  %21 = getelementptr inbounds nuw i32, ptr @data, i32 %19
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = srem i32 %19, %9
  %24 = xor i32 %23, -1
  %25 = add i32 %19, %9
  %26 = sub i32 %25, %23
  %27 = add i32 %26, %24
  %28 = icmp ne i32 %22, %27
  %29 = zext i1 %28 to i32
  %30 = add nuw nsw i32 %20, %29
  %31 = add nuw nsw i32 %19, 1
  %32 = icmp eq i32 %31, 96
  br i1 %32, label %16, label %18, !llvm.loop !54
}

declare void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal void @reverse(ptr noundef captures(none) %0) #0 {
  %2 = load ptr, ptr @harp_opencl_items, align 4, !tbaa !63
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 4) #6
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 3) #6
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 1) #6
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 2) #6
  %7 = tail call i32 @__harp_hardware_id(i32 noundef 0) #6
  %8 = mul nsw i32 %4, %3
  %9 = add nsw i32 %8, %5
  %10 = mul nsw i32 %9, %6
  %11 = getelementptr i32, ptr %2, i32 %10
  %12 = getelementptr i32, ptr %11, i32 %7
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = load i32, ptr @harp_opencl_group, align 4
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4
  %16 = mul i32 %15, %14
  %17 = getelementptr i32, ptr %0, i32 %16
  %18 = getelementptr i32, ptr %17, i32 %13
  %19 = load i32, ptr %18, align 4, !tbaa !6
  %20 = xor i32 %13, -1
  %21 = getelementptr i32, ptr @reverse.reversed, i32 %15
  %22 = getelementptr i32, ptr %21, i32 %20
  store i32 %19, ptr %22, align 4, !tbaa !6
  %23 = mul nsw i32 %6, %4
  %24 = load i32, ptr @__harp_cores, align 4, !tbaa !17
  %25 = mul nsw i32 %23, %24
  %26 = icmp sgt i32 %15, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %1
  tail call void @harp_opencl_too_large() #8
  unreachable

28:                                               ; preds = %1
  %29 = getelementptr inbounds i32, ptr @__harp_core_warps, i32 %3
  %30 = load i32, ptr %29, align 4, !tbaa !17
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %30) #9
  %31 = icmp eq i32 %5, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %28
  %33 = load i32, ptr @__harp_launched_cores, align 4, !tbaa !17
  tail call void @__harp_barrier(i32 noundef -2147483647, i32 noundef %33) #9
  br label %34

34:                                               ; preds = %28, %32
  tail call void @__harp_barrier(i32 noundef 0, i32 noundef %30) #9
  fence seq_cst
  %35 = getelementptr inbounds i32, ptr @reverse.reversed, i32 %13
  %36 = load i32, ptr %35, align 4, !tbaa !6
  %37 = load i32, ptr @harp_opencl_group, align 4
  %38 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4
  %39 = mul i32 %38, %37
  %40 = load ptr, ptr @harp_opencl_items, align 4, !tbaa !63
  %41 = getelementptr i32, ptr %40, i32 %10
  %42 = getelementptr i32, ptr %41, i32 %7
  %43 = load i32, ptr %42, align 4, !tbaa !6
  %44 = getelementptr i32, ptr %0, i32 %39
  %45 = getelementptr i32, ptr %44, i32 %43
  store i32 %36, ptr %45, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #3

; Function Attrs: noreturn
declare void @harp_opencl_too_large() local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare void @__harp_barrier(i32 noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { convergent nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #7 = { nobuiltin nounwind "no-builtins" }
attributes #8 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #9 = { convergent nobuiltin nounwind "no-builtins" }


