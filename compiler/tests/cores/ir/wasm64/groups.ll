; ModuleID = 'compiler/tests/cores/groups.c'
source_filename = "compiler/tests/cores/groups.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }

@data = internal global [96 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"%d wrong\0A\00", align 1
@__harp_cores = external local_unnamed_addr global i64, align 8
@reverse.reversed = internal unnamed_addr global [48 x i32] zeroinitializer, align 16
@harp_opencl_items = external local_unnamed_addr global ptr, align 8
@harp_opencl_group = external local_unnamed_addr global %struct.harp_opencl_group, align 4
@__harp_core_warps = external local_unnamed_addr global [16 x i64], align 16
@__harp_launched_cores = external local_unnamed_addr global i64, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  %1 = alloca [8 x i64], align 8
  %2 = load i64, ptr @__harp_cores, align 8, !tbaa !17
  br label %12

3:                                                ; preds = %12
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 2) #6
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 3) #6
  %6 = mul nsw i32 %5, %4
  %7 = trunc i64 %2 to i32
  %8 = mul nsw i32 %6, %7
  %9 = icmp slt i32 %8, 48
  %10 = select i1 %9, i32 %4, i32 48
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %11, i8 0, i64 56, i1 false)
  store i64 ptrtoint (ptr @data to i64), ptr %1, align 8, !tbaa !17
  call void @harp_opencl_run(ptr noundef nonnull @reverse, i32 noundef 96, i32 noundef %10, ptr noundef nonnull %1) #7
  br label %20

12:                                               ; preds = %0, %12
  %13 = phi i64 [ 0, %0 ], [ %16, %12 ]
  %14 = getelementptr inbounds nuw i32, ptr @data, i64 %13
  %15 = trunc nuw nsw i64 %13 to i32
  store i32 %15, ptr %14, align 4, !tbaa !6
  %16 = add nuw nsw i64 %13, 1
  %17 = icmp eq i64 %16, 96
  br i1 %17, label %3, label %12, !llvm.loop !38

18:                                               ; preds = %20
  %19 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %33) #7
  ret i32 0

20:                                               ; preds = %3, %20
  %21 = phi i64 [ 0, %3 ], [ %34, %20 ]
  %22 = phi i32 [ 0, %3 ], [ %33, %20 ]
  %23 = getelementptr inbounds nuw i32, ptr @data, i64 %21
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = trunc nuw nsw i64 %21 to i32
  %26 = srem i32 %25, %10
  %27 = xor i32 %26, -1
  %28 = add i32 %10, %25
  %29 = sub i32 %28, %26
  %30 = add i32 %29, %27
  %31 = icmp ne i32 %24, %30
  %32 = zext i1 %31 to i32
  %33 = add nuw nsw i32 %22, %32
  %34 = add nuw nsw i64 %21, 1
  %35 = icmp eq i64 %34, 96
  br i1 %35, label %18, label %20, !llvm.loop !55
}

declare void @harp_opencl_run(ptr noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal void @reverse(ptr noundef captures(none) %0) #0 {
  %2 = load ptr, ptr @harp_opencl_items, align 8, !tbaa !64
  %3 = tail call i32 @__harp_hardware_id(i32 noundef 4) #6
  %4 = tail call i32 @__harp_hardware_id(i32 noundef 3) #6
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 1) #6
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 2) #6
  %7 = tail call i32 @__harp_hardware_id(i32 noundef 0) #6
  %8 = mul nsw i32 %4, %3
  %9 = add nsw i32 %8, %5
  %10 = mul nsw i32 %9, %6
  %11 = add nsw i32 %10, %7
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %2, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr @harp_opencl_group, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %19, %17
  %21 = getelementptr i32, ptr %0, i64 %20
  %22 = getelementptr i32, ptr %21, i64 %15
  %23 = load i32, ptr %22, align 4, !tbaa !6
  %24 = xor i64 %15, -1
  %25 = getelementptr i32, ptr @reverse.reversed, i64 %19
  %26 = getelementptr i32, ptr %25, i64 %24
  store i32 %23, ptr %26, align 4, !tbaa !6
  %27 = mul nsw i32 %6, %4
  %28 = load i64, ptr @__harp_cores, align 8, !tbaa !17
  %29 = trunc i64 %28 to i32
  %30 = mul nsw i32 %27, %29
  %31 = icmp sgt i32 %18, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %1
  tail call void @harp_opencl_too_large() #8
  unreachable

33:                                               ; preds = %1
  %34 = sext i32 %3 to i64
  %35 = getelementptr inbounds i64, ptr @__harp_core_warps, i64 %34
  %36 = load i64, ptr %35, align 8, !tbaa !17
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %36) #9
  %37 = icmp eq i32 %5, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %33
  %39 = load i64, ptr @__harp_launched_cores, align 8, !tbaa !17
  tail call void @__harp_barrier(i64 noundef -9223372036854775807, i64 noundef %39) #9
  br label %40

40:                                               ; preds = %33, %38
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %36) #9
  fence seq_cst
  %41 = getelementptr inbounds i32, ptr @reverse.reversed, i64 %15
  %42 = load i32, ptr %41, align 4, !tbaa !6
  %43 = load i32, ptr @harp_opencl_group, align 4
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4
  %46 = sext i32 %45 to i64
  %47 = mul nsw i64 %46, %44
  %48 = load ptr, ptr @harp_opencl_items, align 8, !tbaa !64
  %49 = getelementptr inbounds i32, ptr %48, i64 %12
  %50 = load i32, ptr %49, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = getelementptr i32, ptr %0, i64 %47
  %53 = getelementptr i32, ptr %52, i64 %51
  store i32 %42, ptr %53, align 4, !tbaa !6
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
declare void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #5

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


