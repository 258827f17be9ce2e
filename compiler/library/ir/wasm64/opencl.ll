; ModuleID = 'compiler/library/source/opencl.c'
source_filename = "compiler/library/source/opencl.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.harp_opencl_group = type { i32, i32, i32 }
%struct.run = type { ptr, ptr }

@harp_opencl_items = hidden local_unnamed_addr global ptr null, align 8
@harp_opencl_group = hidden local_unnamed_addr global %struct.harp_opencl_group zeroinitializer, align 4
@.str = private unnamed_addr constant [76 x i8] c"harmonica: a barrier in a work group of more items than the core has lanes\0A\00", align 1

; Function Attrs: nounwind
define hidden void @harp_opencl_run(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.run, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store ptr %0, ptr %5, align 8, !tbaa !15
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %3, ptr %6, align 8, !tbaa !20
  %7 = load ptr, ptr @harp_opencl_items, align 8, !tbaa !22
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %18

9:                                                ; preds = %4
  %10 = tail call i32 @__harp_hardware_id(i32 noundef 3) #7
  %11 = tail call i32 @__harp_hardware_id(i32 noundef 2) #7
  %12 = mul nsw i32 %11, %10
  %13 = sext i32 %12 to i64
  %14 = shl nsw i64 %13, 2
  %15 = tail call ptr @malloc(i64 noundef %14) #8
  store ptr %15, ptr @harp_opencl_items, align 8, !tbaa !22
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %18

17:                                               ; preds = %9
  tail call void @abort() #9
  unreachable

18:                                               ; preds = %9, %4
  store i32 %2, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 4), align 4, !tbaa !42
  %19 = sdiv i32 %1, %2
  store i32 %19, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 8), align 4, !tbaa !46
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %22, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

22:                                               ; preds = %18, %22
  %23 = phi i32 [ %24, %22 ], [ 0, %18 ]
  store i32 %23, ptr @harp_opencl_group, align 4, !tbaa !52
  call void @launch(ptr noundef nonnull @run_item, i32 noundef %2, ptr noundef nonnull %5) #8
  %24 = add nuw nsw i32 %23, 1
  %25 = load i32, ptr getelementptr inbounds nuw (i8, ptr @harp_opencl_group, i64 8), align 4, !tbaa !46
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %22, label %21, !llvm.loop !58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr #3

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal void @run_item(i32 noundef %0, ptr noundef readonly captures(none) %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !20
  %5 = load ptr, ptr @harp_opencl_items, align 8, !tbaa !22
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 1) #7
  %7 = tail call i32 @__harp_hardware_id(i32 noundef 2) #7
  %8 = mul nsw i32 %7, %6
  %9 = tail call i32 @__harp_hardware_id(i32 noundef 0) #7
  %10 = add nsw i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %5, i64 %11
  store i32 %0, ptr %12, align 4, !tbaa !6
  %13 = load ptr, ptr %1, align 8, !tbaa !15
  %14 = load i64, ptr %4, align 8, !tbaa !83
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !83
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %18 = load i64, ptr %17, align 8, !tbaa !83
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %20 = load i64, ptr %19, align 8, !tbaa !83
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %22 = load i64, ptr %21, align 8, !tbaa !83
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %24 = load i64, ptr %23, align 8, !tbaa !83
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !83
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %28 = load i64, ptr %27, align 8, !tbaa !83
  tail call void %13(i64 noundef %14, i64 noundef %16, i64 noundef %18, i64 noundef %20, i64 noundef %22, i64 noundef %24, i64 noundef %26, i64 noundef %28) #8
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


