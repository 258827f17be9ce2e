; ModuleID = 'compiler/library/source/opencl-cores.c'
source_filename = "compiler/library/source/opencl-cores.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }
%struct.run = type { ptr, ptr }

@.str = private unnamed_addr constant [71 x i8] c"harmonica: opencl_run: the work items are no multiple of a work group\0A\00", align 1
@harp_opencl_items = hidden local_unnamed_addr global ptr null, align 4
@harp_opencl_group = hidden local_unnamed_addr global %struct.harp_opencl_group zeroinitializer, align 4
@.str.1 = private unnamed_addr constant [76 x i8] c"harmonica: a barrier in a work group of more items than the core has lanes\0A\00", align 1
@__harp_cores = external local_unnamed_addr global i32, align 4

; Function Attrs: nounwind
define hidden void @harp_opencl_run(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.run, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr %0, ptr %5, align 4, !tbaa !16
  %6 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr %3, ptr %6, align 4, !tbaa !21
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
  %15 = load ptr, ptr @harp_opencl_items, align 4, !tbaa !30
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %27

17:                                               ; preds = %14
  %18 = load i32, ptr @__harp_cores, align 4, !tbaa !38
  %19 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8
  %20 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8
  %21 = shl i32 %18, 2
  %22 = mul i32 %21, %19
  %23 = mul i32 %22, %20
  %24 = tail call ptr @malloc(i32 noundef %23) #9
  store ptr %24, ptr @harp_opencl_items, align 4, !tbaa !30
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               ; preds = %17
  tail call void @abort() #7
  unreachable

27:                                               ; preds = %17, %14
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !tbaa !54
  store i32 %9, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 8), align 4, !tbaa !57
  %28 = icmp sgt i32 %9, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %30, %27
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

30:                                               ; preds = %27, %30
  %31 = phi i32 [ %32, %30 ], [ 0, %27 ]
  store i32 %31, ptr @harp_opencl_group, align 4, !tbaa !63
  call void @launch(ptr noundef nonnull @run_item, i32 noundef %2, ptr noundef nonnull %5) #9
  %32 = add nuw nsw i32 %31, 1
  %33 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 8), align 4, !tbaa !57
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %30, label %29, !llvm.loop !69
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
  %4 = load ptr, ptr %3, align 4, !tbaa !21
  %5 = load ptr, ptr @harp_opencl_items, align 4, !tbaa !30
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 4) #8
  %7 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8
  %8 = mul nsw i32 %7, %6
  %9 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8
  %10 = add nsw i32 %8, %9
  %11 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8
  %12 = mul nsw i32 %10, %11
  %13 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8
  %14 = getelementptr i32, ptr %5, i32 %12
  %15 = getelementptr i32, ptr %14, i32 %13
  store i32 %0, ptr %15, align 4, !tbaa !6
  %16 = load ptr, ptr %1, align 4, !tbaa !16
  %17 = load i32, ptr %4, align 4, !tbaa !38
  %18 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %19 = load i32, ptr %18, align 4, !tbaa !38
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %21 = load i32, ptr %20, align 4, !tbaa !38
  %22 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %23 = load i32, ptr %22, align 4, !tbaa !38
  %24 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %25 = load i32, ptr %24, align 4, !tbaa !38
  %26 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %27 = load i32, ptr %26, align 4, !tbaa !38
  %28 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %29 = load i32, ptr %28, align 4, !tbaa !38
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 28
  %31 = load i32, ptr %30, align 4, !tbaa !38
  tail call void %16(i32 noundef %17, i32 noundef %19, i32 noundef %21, i32 noundef %23, i32 noundef %25, i32 noundef %27, i32 noundef %29, i32 noundef %31) #9
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


