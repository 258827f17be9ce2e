; ModuleID = 'compiler/library/source/opencl-cores.c'
source_filename = "compiler/library/source/opencl-cores.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }
%struct.run = type { ptr, ptr }

@.str = private unnamed_addr constant [71 x i8] c"harmonica: opencl_run: the work items are no multiple of a work group\0A\00", align 1
@harp_opencl_items = hidden local_unnamed_addr global ptr null, align 8
@harp_opencl_group = hidden local_unnamed_addr global %struct.harp_opencl_group zeroinitializer, align 4
@.str.1 = private unnamed_addr constant [76 x i8] c"harmonica: a barrier in a work group of more items than the core has lanes\0A\00", align 1
@__harp_cores = external local_unnamed_addr global i64, align 8

; Function Attrs: nounwind
define hidden void @harp_opencl_run(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.run, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr %0, ptr %5, align 8, !tbaa !16
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %3, ptr %6, align 8, !tbaa !21
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
  %15 = load ptr, ptr @harp_opencl_items, align 8, !tbaa !30
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %29

17:                                               ; preds = %14
  %18 = load i64, ptr @__harp_cores, align 8, !tbaa !38
  %19 = trunc i64 %18 to i32
  %20 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8
  %21 = mul nsw i32 %20, %19
  %22 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8
  %23 = mul nsw i32 %21, %22
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 2
  %26 = tail call ptr @malloc(i64 noundef %25) #9
  store ptr %26, ptr @harp_opencl_items, align 8, !tbaa !30
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %17
  tail call void @abort() #7
  unreachable

29:                                               ; preds = %17, %14
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !tbaa !56
  store i32 %9, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 8), align 4, !tbaa !59
  %30 = icmp sgt i32 %9, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %32, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

32:                                               ; preds = %29, %32
  %33 = phi i32 [ %34, %32 ], [ 0, %29 ]
  store i32 %33, ptr @harp_opencl_group, align 4, !tbaa !65
  call void @launch(ptr noundef nonnull @run_item, i32 noundef %2, ptr noundef nonnull %5) #9
  %34 = add nuw nsw i32 %33, 1
  %35 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 8), align 4, !tbaa !59
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %32, label %31, !llvm.loop !71
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: noreturn
declare void @__harp_fail(ptr noundef) local_unnamed_addr #2

declare ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr #2

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define internal void @run_item(i32 noundef %0, ptr noundef readonly captures(none) %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !21
  %5 = load ptr, ptr @harp_opencl_items, align 8, !tbaa !30
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 4) #8
  %7 = tail call i32 @__harp_hardware_id(i32 noundef 3) #8
  %8 = mul nsw i32 %7, %6
  %9 = tail call i32 @__harp_hardware_id(i32 noundef 1) #8
  %10 = add nsw i32 %8, %9
  %11 = tail call i32 @__harp_hardware_id(i32 noundef 2) #8
  %12 = mul nsw i32 %10, %11
  %13 = tail call i32 @__harp_hardware_id(i32 noundef 0) #8
  %14 = add nsw i32 %12, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %5, i64 %15
  store i32 %0, ptr %16, align 4, !tbaa !6
  %17 = load ptr, ptr %1, align 8, !tbaa !16
  %18 = load i64, ptr %4, align 8, !tbaa !38
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !38
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %22 = load i64, ptr %21, align 8, !tbaa !38
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %24 = load i64, ptr %23, align 8, !tbaa !38
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %26 = load i64, ptr %25, align 8, !tbaa !38
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %28 = load i64, ptr %27, align 8, !tbaa !38
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %30 = load i64, ptr %29, align 8, !tbaa !38
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %32 = load i64, ptr %31, align 8, !tbaa !38
  tail call void %17(i64 noundef %18, i64 noundef %20, i64 noundef %22, i64 noundef %24, i64 noundef %26, i64 noundef %28, i64 noundef %30, i64 noundef %32) #9
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


