; ModuleID = 'compiler/library/source/opencl.c'
source_filename = "compiler/library/source/opencl.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }
%struct.run = type { ptr, ptr }

@harp_opencl_items = hidden local_unnamed_addr global ptr null, align 4
@harp_opencl_group = hidden local_unnamed_addr global %struct.harp_opencl_group zeroinitializer, align 4
@.str = private unnamed_addr constant [76 x i8] c"harmonica: a barrier in a work group of more items than the core has lanes\0A\00", align 1

; Function Attrs: nounwind
define hidden void @harp_opencl_run(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.run, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr %0, ptr %5, align 4, !tbaa !15
  %6 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store ptr %3, ptr %6, align 4, !tbaa !20
  %7 = load ptr, ptr @harp_opencl_items, align 4, !tbaa !22
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %17

9:                                                ; preds = %4
  %10 = tail call i32 @__harp_hardware_id(i32 noundef 3) #7
  %11 = tail call i32 @__harp_hardware_id(i32 noundef 2) #7
  %12 = shl i32 %10, 2
  %13 = mul i32 %12, %11
  %14 = tail call ptr @malloc(i32 noundef %13) #8
  store ptr %14, ptr @harp_opencl_items, align 4, !tbaa !22
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %9
  tail call void @abort() #9
  unreachable

17:                                               ; preds = %9, %4
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 4), align 4, !tbaa !41
  %18 = sdiv i32 %1, %2
  store i32 %18, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 8), align 4, !tbaa !45
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %21, %17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

21:                                               ; preds = %17, %21
  %22 = phi i32 [ %23, %21 ], [ 0, %17 ]
  store i32 %22, ptr @harp_opencl_group, align 4, !tbaa !51
  call void @launch(ptr noundef nonnull @run_item, i32 noundef %2, ptr noundef nonnull %5) #8
  %23 = add nuw nsw i32 %22, 1
  %24 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i32 8), align 4, !tbaa !45
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %21, label %20, !llvm.loop !57
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare ptr @malloc(i32 noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr #3

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal void @run_item(i32 noundef %0, ptr noundef readonly captures(none) %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !20
  %5 = load ptr, ptr @harp_opencl_items, align 4, !tbaa !22
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 1) #7
  %7 = tail call i32 @__harp_hardware_id(i32 noundef 2) #7
  %8 = mul nsw i32 %7, %6
  %9 = tail call i32 @__harp_hardware_id(i32 noundef 0) #7
  %10 = getelementptr i32, ptr %5, i32 %8
  %11 = getelementptr i32, ptr %10, i32 %9
  store i32 %0, ptr %11, align 4, !tbaa !6
  %12 = load ptr, ptr %1, align 4, !tbaa !15
  %13 = load i32, ptr %4, align 4, !tbaa !81
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %15 = load i32, ptr %14, align 4, !tbaa !81
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %17 = load i32, ptr %16, align 4, !tbaa !81
  %18 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %19 = load i32, ptr %18, align 4, !tbaa !81
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %21 = load i32, ptr %20, align 4, !tbaa !81
  %22 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %23 = load i32, ptr %22, align 4, !tbaa !81
  %24 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %25 = load i32, ptr %24, align 4, !tbaa !81
  %26 = getelementptr inbounds nuw i8, ptr %4, i32 28
  %27 = load i32, ptr %26, align 4, !tbaa !81
  tail call void %12(i32 noundef %13, i32 noundef %15, i32 noundef %17, i32 noundef %19, i32 noundef %21, i32 noundef %23, i32 noundef %25, i32 noundef %27) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: noreturn nounwind
define hidden void @harp_opencl_too_large() local_unnamed_addr #4 {
  tail call void @__harp_fail(ptr noundef nonnull @.str) #9
  unreachable
}

; Function Attrs: noreturn
declare void @__harp_fail(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { noreturn nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nobuiltin noreturn nounwind "no-builtins" }


