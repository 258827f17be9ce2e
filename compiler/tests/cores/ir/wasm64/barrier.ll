; ModuleID = 'compiler/tests/cores/barrier.c'
source_filename = "compiler/tests/cores/barrier.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@expected = internal unnamed_addr global [2 x [2048 x i32]] zeroinitializer, align 16
@values = internal unnamed_addr global [2 x [2048 x i32]] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"%d wrong\0A\00", align 1
@__harp_cores = external local_unnamed_addr global i64, align 8
@__harp_core_warps = external local_unnamed_addr global [16 x i64], align 16
@__harp_launched_cores = external local_unnamed_addr global i64, align 8

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i32, align 4
  %3 = load i64, ptr @__harp_cores, align 8, !tbaa !17
  %4 = trunc i64 %3 to i32
  %5 = tail call i32 @__harp_hardware_id(i32 noundef 3) #6
  %6 = tail call i32 @__harp_hardware_id(i32 noundef 2) #6
  %7 = mul i32 %6, %4
  %8 = mul i32 %7, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7
  store i32 %8, ptr %1, align 16, !tbaa !6
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = add nsw i32 %8, -1
  store i32 %10, ptr %9, align 4, !tbaa !6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = add nsw i32 %7, 1
  store i32 %12, ptr %11, align 8, !tbaa !6
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 12
  store i32 %6, ptr %13, align 4, !tbaa !6
  br label %16

14:                                               ; preds = %58
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %59) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7
  ret i32 0

16:                                               ; preds = %0, %58
  %17 = phi i64 [ 0, %0 ], [ %60, %58 ]
  %18 = phi i32 [ 0, %0 ], [ %59, %58 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = call i32 @llvm.smin.i32(i32 %20, i32 %8)
  store i32 %21, ptr %2, align 4, !tbaa !6
  call void @launch(ptr noundef nonnull @go, i32 noundef %21, ptr noundef nonnull %2) #8
  %22 = load i32, ptr %2, align 4, !tbaa !6
  %23 = icmp sgt i32 %22, 0
  %24 = sext i32 %22 to i64
  %25 = zext nneg i32 %22 to i64
  br label %28

26:                                               ; preds = %37
  %27 = zext nneg i32 %22 to i64
  br label %62

28:                                               ; preds = %40, %16
  %29 = phi i32 [ 0, %16 ], [ %41, %40 ]
  br i1 %23, label %30, label %42

30:                                               ; preds = %28
  %31 = and i32 %29, 1
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw [2048 x i32], ptr @expected, i64 %32
  %34 = xor i32 %31, 1
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw [2048 x i32], ptr @expected, i64 %35
  br label %45

37:                                               ; preds = %45
  %38 = add nuw nsw i32 %29, 1
  %39 = icmp eq i32 %38, 6
  br i1 %39, label %26, label %40

40:                                               ; preds = %37, %42
  %41 = phi i32 [ %38, %37 ], [ %43, %42 ]
  br label %28, !llvm.loop !48

42:                                               ; preds = %28
  %43 = add nuw nsw i32 %29, 1
  %44 = icmp eq i32 %43, 6
  br i1 %44, label %58, label %40

45:                                               ; preds = %30, %45
  %46 = phi i64 [ 0, %30 ], [ %56, %45 ]
  %47 = add nuw nsw i64 %46, 5
  %48 = icmp slt i64 %47, %24
  %49 = and i64 %47, 4294967295
  %50 = select i1 %48, i64 %49, i64 0
  %51 = getelementptr inbounds nuw i32, ptr %33, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !6
  %53 = trunc nuw nsw i64 %46 to i32
  %54 = add nsw i32 %52, %53
  %55 = getelementptr inbounds nuw i32, ptr %36, i64 %46
  store i32 %54, ptr %55, align 4, !tbaa !6
  %56 = add nuw nsw i64 %46, 1
  %57 = icmp eq i64 %56, %25
  br i1 %57, label %37, label %45, !llvm.loop !68

58:                                               ; preds = %42, %62
  %59 = phi i32 [ %71, %62 ], [ %18, %42 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  %60 = add nuw nsw i64 %17, 1
  %61 = icmp eq i64 %60, 4
  br i1 %61, label %14, label %16, !llvm.loop !76

62:                                               ; preds = %26, %62
  %63 = phi i64 [ 0, %26 ], [ %72, %62 ]
  %64 = phi i32 [ %18, %26 ], [ %71, %62 ]
  %65 = getelementptr inbounds nuw i32, ptr @values, i64 %63
  %66 = load i32, ptr %65, align 4, !tbaa !6
  %67 = getelementptr inbounds nuw i32, ptr @expected, i64 %63
  %68 = load i32, ptr %67, align 4, !tbaa !6
  %69 = icmp ne i32 %66, %68
  %70 = zext i1 %69 to i32
  %71 = add nsw i32 %64, %70
  %72 = add nuw nsw i64 %63, 1
  %73 = icmp eq i64 %72, %27
  br i1 %73, label %58, label %62, !llvm.loop !84
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
  %7 = sext i32 %6 to i64
  %8 = getelementptr i32, ptr @values, i64 %7
  %9 = sext i32 %0 to i64
  %10 = getelementptr i32, ptr @values, i64 %9
  %11 = tail call i32 @__harp_hardware_id(i32 noundef 4) #6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i64, ptr @__harp_core_warps, i64 %12
  br label %15

14:                                               ; preds = %30
  ret void

15:                                               ; preds = %2, %30
  %16 = phi i32 [ 0, %2 ], [ %31, %30 ]
  %17 = and i32 %16, 1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr [2048 x i32], ptr %8, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = add nsw i32 %20, %0
  %22 = xor i32 %17, 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr [2048 x i32], ptr %10, i64 %23
  store i32 %21, ptr %24, align 4, !tbaa !6
  %25 = load i64, ptr %13, align 8, !tbaa !17
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %25) #9
  %26 = tail call i32 @__harp_hardware_id(i32 noundef 1) #6
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %15
  %29 = load i64, ptr @__harp_launched_cores, align 8, !tbaa !17
  tail call void @__harp_barrier(i64 noundef -9223372036854775807, i64 noundef %29) #9
  br label %30

30:                                               ; preds = %15, %28
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %25) #9
  fence seq_cst
  %31 = add nuw nsw i32 %16, 1
  %32 = icmp eq i32 %31, 6
  br i1 %32, label %14, label %15, !llvm.loop !117
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #4

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


