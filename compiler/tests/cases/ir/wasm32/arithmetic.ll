; ModuleID = 'compiler/tests/cases/arithmetic.c'
source_filename = "compiler/tests/cases/arithmetic.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@.str = private unnamed_addr constant [10 x i8] c"%u %.17g\0A\00", align 1
@sums = internal unnamed_addr global [24 x i32] zeroinitializer, align 16
@shares = internal unnamed_addr global [24 x float] zeroinitializer, align 16
@edges = internal unnamed_addr constant [14 x i32] [i32 0, i32 1, i32 2, i32 3, i32 7, i32 10, i32 255, i32 1000, i32 65535, i32 65537, i32 2147483647, i32 -2147483648, i32 -2147483647, i32 -1], align 16
@main.some = internal unnamed_addr constant [8 x float] [float 0.000000e+00, float 1.500000e+00, float -2.250000e+00, float 0x37D5C73000000000, float 0x47EC363CC0000000, float 0x4170000000000000, float 0x3FB99999A0000000, float 0xC415AF1D80000000], align 16
@.str.1 = private unnamed_addr constant [19 x i8] c"%.17g %.17g %.17g\0A\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"%u %u %u %u\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c" %u %u %u %u\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c" %d %d %d %d\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c" %llu %llu\0A\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"%u %llu\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c" %u %u %d %d\00", align 1
@.str.8 = private unnamed_addr constant [24 x i8] c"%.17g %.17g %.17g %.17g\00", align 1
@.str.9 = private unnamed_addr constant [16 x i8] c" %d%d%d%d %d %d\00", align 1
@.str.10 = private unnamed_addr constant [32 x i8] c" %.17g %.17g %.17g %.17g %.17g\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 24, ptr noundef null) #5
  br label %1

1:                                                ; preds = %0, %1
  %2 = phi i32 [ 0, %0 ], [ %9, %1 ]
  %3 = getelementptr inbounds nuw i32, ptr @sums, i32 %2
  %4 = load i32, ptr %3, align 4, !tbaa !6
  %5 = getelementptr inbounds nuw float, ptr @shares, i32 %2
  %6 = load float, ptr %5, align 4, !tbaa !17
  %7 = fpext float %6 to double
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %4, double noundef %7) #5
  %9 = add nuw nsw i32 %2, 1
  %10 = icmp eq i32 %9, 24
  br i1 %10, label %11, label %1, !llvm.loop !24

11:                                               ; preds = %1, %11
  %12 = phi i32 [ %22, %11 ], [ 0, %1 ]
  %13 = getelementptr inbounds nuw i32, ptr @edges, i32 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  tail call fastcc void @constants(i32 noundef %14) #6
  %15 = trunc nuw nsw i32 %12 to i8
  %16 = mul nuw i8 %15, 5
  %17 = add nuw i8 %16, 3
  %18 = urem i8 %17, 14
  %19 = zext nneg i8 %18 to i32
  %20 = getelementptr inbounds nuw i32, ptr @edges, i32 %19
  %21 = load i32, ptr %20, align 4, !tbaa !6
  tail call fastcc void @variables(i32 noundef %14, i32 noundef %21) #6
  %22 = add nuw nsw i32 %12, 1
  %23 = icmp eq i32 %22, 14
  br i1 %23, label %26, label %11, !llvm.loop !37

24:                                               ; preds = %26
  %25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, double noundef 0x41F0000000000000, double noundef 0x43F0000000000000, double noundef 0xC170000000000000) #5
  ret i32 0

26:                                               ; preds = %11, %26
  %27 = phi i32 [ %42, %26 ], [ 0, %11 ]
  %28 = getelementptr inbounds nuw float, ptr @main.some, i32 %27
  %29 = load float, ptr %28, align 4, !tbaa !17
  %30 = mul nuw nsw i32 %27, 3
  %31 = add nuw nsw i32 %30, 1
  %32 = and i32 %31, 7
  %33 = getelementptr inbounds nuw float, ptr @main.some, i32 %32
  %34 = load float, ptr %33, align 4, !tbaa !17
  %35 = mul nuw nsw i32 %27, 5
  %36 = add nuw nsw i32 %35, 2
  %37 = and i32 %36, 7
  %38 = getelementptr inbounds nuw float, ptr @main.some, i32 %37
  %39 = load float, ptr %38, align 4, !tbaa !17
  %40 = fpext float %39 to double
  %41 = fmul double %40, 1.100000e+00
  tail call fastcc void @floats(float noundef %29, float noundef %34, double noundef %41) #6
  %42 = add nuw nsw i32 %27, 1
  %43 = icmp eq i32 %42, 8
  br i1 %43, label %24, label %26, !llvm.loop !57
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 {
  %3 = srem i32 %0, 5
  %4 = icmp sgt i32 %3, -2
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = mul i32 %0, -1640531535
  %7 = add i32 %6, 12345
  %8 = add nsw i32 %0, 3
  %9 = add nsw i32 %3, 1
  br label %19

10:                                               ; preds = %35, %2
  %11 = phi i32 [ 0, %2 ], [ %36, %35 ]
  %12 = getelementptr inbounds i32, ptr @sums, i32 %0
  store i32 %11, ptr %12, align 4, !tbaa !6
  %13 = sitofp i32 %11 to float
  %14 = fdiv float %13, 1.000000e+03
  %15 = sitofp i32 %0 to float
  %16 = fmul float %15, 2.500000e-01
  %17 = fadd float %16, %14
  %18 = getelementptr inbounds float, ptr @shares, i32 %0
  store float %17, ptr %18, align 4, !tbaa !17
  ret void

19:                                               ; preds = %5, %35
  %20 = phi i32 [ 0, %5 ], [ %37, %35 ]
  %21 = phi i32 [ %7, %5 ], [ %24, %35 ]
  %22 = phi i32 [ 0, %5 ], [ %36, %35 ]
  %23 = mul i32 %21, 1103515245
  %24 = add i32 %23, 12345
  %25 = and i32 %24, 4096
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %19
  %28 = udiv i32 %24, %8
  %29 = add i32 %28, %22
  br label %35

30:                                               ; preds = %19
  %31 = add nuw nsw i32 %20, 7
  %32 = urem i32 %24, %31
  %33 = mul i32 %32, 77777
  %34 = xor i32 %33, %22
  br label %35

35:                                               ; preds = %27, %30
  %36 = phi i32 [ %29, %27 ], [ %34, %30 ]
  %37 = add nuw nsw i32 %20, 1
  %38 = icmp eq i32 %20, %9
  br i1 %38, label %10, label %19, !llvm.loop !93
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define internal fastcc void @constants(i32 noundef %0) unnamed_addr #3 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 21
  %4 = xor i64 %3, %2
  %5 = mul i32 %0, 3
  %6 = mul i32 %0, 10
  %7 = mul i32 %0, -559038737
  %8 = mul i32 %0, 1000003
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.2, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #5
  %10 = udiv i32 %0, 3
  %11 = urem i32 %0, 10
  %12 = udiv i32 %0, 7
  %13 = urem i32 %0, 1000
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.3, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13) #5
  %15 = sdiv i32 %0, 10
  %16 = srem i32 %0, 7
  %17 = sdiv i32 %0, -3
  %18 = mul i32 %0, -100
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.4, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18) #5
  %20 = mul i64 %4, 1000003
  %21 = udiv i64 %4, 10
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.5, i64 noundef %20, i64 noundef %21) #5
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @variables(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul nuw i64 %4, %3
  %6 = mul i32 %1, %0
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.6, i32 noundef %6, i64 noundef %5) #5
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %21, label %9

9:                                                ; preds = %2
  %10 = icmp eq i32 %0, -2147483648
  %11 = icmp eq i32 %1, -1
  %12 = and i1 %10, %11
  br i1 %12, label %21, label %13

13:                                               ; preds = %9
  %14 = udiv i32 %0, %1
  %15 = mul i32 %14, %1
  %16 = sub i32 %0, %15
  %17 = sdiv i32 %0, %1
  %18 = mul i32 %17, %1
  %19 = sub i32 %0, %18
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.7, i32 noundef %14, i32 noundef %16, i32 noundef %17, i32 noundef %19) #5
  br label %21

21:                                               ; preds = %9, %13, %2
  %22 = shl nuw nsw i64 %4, 13
  %23 = or disjoint i64 %22, 5
  %24 = udiv i64 %5, %23
  %25 = mul i64 %23, %5
  %26 = urem i64 %25, 1000000007
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.5, i64 noundef %24, i64 noundef %26) #5
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @floats(float noundef %0, float noundef %1, double noundef %2) unnamed_addr #3 {
  %4 = fadd float %0, %1
  %5 = fpext float %4 to double
  %6 = fsub float %0, %1
  %7 = fpext float %6 to double
  %8 = fmul float %0, %1
  %9 = fpext float %8 to double
  %10 = fdiv float %0, %1
  %11 = fpext float %10 to double
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.8, double noundef %5, double noundef %7, double noundef %9, double noundef %11) #5
  %13 = fcmp olt float %0, %1
  %14 = zext i1 %13 to i32
  %15 = fcmp ole float %0, %1
  %16 = zext i1 %15 to i32
  %17 = fcmp oeq float %0, %1
  %18 = zext i1 %17 to i32
  %19 = fcmp une float %0, %1
  %20 = zext i1 %19 to i32
  %21 = tail call float @llvm.fabs.f32(float %0)
  %22 = fcmp olt float %21, 1.000000e+09
  %23 = fptosi float %0 to i32
  %24 = select i1 %22, i32 %23, i32 0
  %25 = fcmp ogt double %2, 0.000000e+00
  %26 = fcmp olt double %2, 1.000000e+09
  %27 = and i1 %25, %26
  %28 = fptosi double %2 to i32
  %29 = select i1 %27, i32 %28, i32 0
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.9, i32 noundef %14, i32 noundef %16, i32 noundef %18, i32 noundef %20, i32 noundef %24, i32 noundef %29) #5
  %31 = fpext float %0 to double
  %32 = fadd double %2, %31
  %33 = fpext float %1 to double
  %34 = fmul double %2, %33
  %35 = fadd float %1, 1.000000e+00
  %36 = fpext float %35 to double
  %37 = fdiv double %2, %36
  %38 = fneg float %0
  %39 = fpext float %38 to double
  %40 = fptrunc double %2 to float
  %41 = fpext float %40 to double
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.10, double noundef %32, double noundef %34, double noundef %37, double noundef %39, double noundef %41) #5
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { noinline nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nobuiltin "no-builtins" }


