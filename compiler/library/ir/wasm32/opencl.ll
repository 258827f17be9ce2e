; ModuleID = 'compiler/library/source/opencl.c'
source_filename = "compiler/library/source/opencl.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }
%struct.run = type { ptr, ptr }

@.str = private unnamed_addr constant [71 x i8] c"harmonica: opencl_run: the work items are no multiple of a work group\0A\00", align 1
@harp_opencl_items = hidden local_unnamed_addr global ptr null, align 4
@harp_opencl_group = hidden local_unnamed_addr global %struct.harp_opencl_group zeroinitializer, align 4
@.str.1 = private unnamed_addr constant [76 x i8] c"harmonica: a barrier in a work group of more items than the core has lanes\0A\00", align 1

; Function Attrs: nounwind
define hidden void @harp_opencl_run(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.run, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr %0, ptr %5, align 4, !tbaa !15
  %6 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr %3, ptr %6, align 4, !tbaa !20
  %7 = icmp slt i32 %2, 1
  br i1 %7, label %13, label %8

8:                                                ; preds = %4
  %9 = sdiv i32 %1, %2
  %10 = mul i32 %9, %2
  %11 = sub i32 %1, %10
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %8, %4
  tail call void @__harp_fail(ptr noundef nonnull @.str) #7
  unreachable

14:                                               ; preds = %8
  %15 = load ptr, ptr @harp_opencl_items, align 4, !tbaa !29
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %25

17:                                               ; preds = %14
  %18 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8
  %19 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8
  %20 = shl i32 %18, 2
  %21 = mul i32 %20, %19
  %22 = tail call ptr @malloc(i32 noundef %21) #9
  store ptr %22, ptr @harp_opencl_items, align 4, !tbaa !29
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:                                               ; preds = %17
  tail call void @abort() #7
  unreachable

25:                                               ; preds = %17, %14
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !tbaa !48
  store i32 %9, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 8), align 4, !tbaa !51
  %26 = icmp sgt i32 %9, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %28, %25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

28:                                               ; preds = %25, %28
  %29 = phi i32 [ %30, %28 ], [ 0, %25 ]
  store i32 %29, ptr @harp_opencl_group, align 4, !tbaa !57
  call void @launch(ptr noundef nonnull @run_item, i32 noundef %2, ptr noundef nonnull %5) #9
  %30 = add nuw nsw i32 %29, 1
  %31 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 8), align 4, !tbaa !51
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %28, label %27, !llvm.loop !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: noreturn
declare void @__harp_fail(ptr noundef) local_unnamed_addr #2

declare ptr @malloc(i32 noundef) local_unnamed_addr #3

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr #2

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define internal void @run_item(i32 noundef %0, ptr noundef readonly captures(none) %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !20
  %5 = load ptr, ptr @harp_opencl_items, align 4, !tbaa !29
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8
  %7 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8
  %8 = mul nsw i32 %7, %6
  %9 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8
  %10 = getelementptr i32, ptr %5, i32 %8
  %11 = getelementptr i32, ptr %10, i32 %9
  store i32 %0, ptr %11, align 4, !tbaa !6
  %12 = load ptr, ptr %1, align 4, !tbaa !15
  %13 = load i32, ptr %4, align 4, !tbaa !87
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %15 = load i32, ptr %14, align 4, !tbaa !87
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %17 = load i32, ptr %16, align 4, !tbaa !87
  %18 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !87
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %21 = load i32, ptr %20, align 4, !tbaa !87
  %22 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %23 = load i32, ptr %22, align 4, !tbaa !87
  %24 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %25 = load i32, ptr %24, align 4, !tbaa !87
  %26 = getelementptr inbounds nuw i8, ptr %4, i32 28
  %27 = load i32, ptr %26, align 4, !tbaa !87
  tail call void %12(i32 noundef %13, i32 noundef %15, i32 noundef %17, i32 noundef %19, i32 noundef %21, i32 noundef %23, i32 noundef %25, i32 noundef %27) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: noreturn nounwind
define hidden void @harp_opencl_too_large() local_unnamed_addr #4 {
  tail call void @__harp_fail(ptr noundef nonnull @.str.1) #7
  unreachable
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { noreturn nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #8 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #9 = { nobuiltin nounwind "no-builtins" }


