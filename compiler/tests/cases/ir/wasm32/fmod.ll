; ModuleID = 'compiler/tests/cases/fmod.c'
source_filename = "compiler/tests/cases/fmod.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@main.pairs = internal unnamed_addr constant [15 x [2 x i64]] [[2 x i64] [i64 3, i64 1], [2 x i64] [i64 7, i64 1], [2 x i64] [i64 7, i64 4], [2 x i64] [i64 11, i64 3], [2 x i64] [i64 19, i64 2], [2 x i64] [i64 4503599627370499, i64 1], [2 x i64] [i64 9007199254740991, i64 1], [2 x i64] [i64 4503599627370499, i64 1125899906842624], [2 x i64] [i64 9094988921128908188, i64 4615063718147915776], [2 x i64] [i64 9218868437227405311, i64 1], [2 x i64] [i64 9218868437227405311, i64 3], [2 x i64] [i64 -4603804719079489536, i64 4611686018427387904], [2 x i64] [i64 -9223372036854775808, i64 5], [2 x i64] [i64 -4611686018427387904, i64 4607182418800017408], [2 x i64] [i64 4607182418800017408, i64 9218868437227405312]], align 16
@.str = private unnamed_addr constant [6 x i8] c"%llx \00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@main.small = internal unnamed_addr constant [9 x [2 x i32]] [[2 x i32] [i32 3, i32 1], [2 x i32] [i32 7, i32 4], [2 x i32] [i32 11, i32 3], [2 x i32] [i32 8388611, i32 1], [2 x i32] [i32 16777215, i32 2], [2 x i32] [i32 2139095039, i32 3], [2 x i32] [i32 2139095039, i32 1078530011], [2 x i32] [i32 -1059061760, i32 1073741824], [2 x i32] [i32 -2147483647, i32 1065353216]], align 16
@.str.2 = private unnamed_addr constant [4 x i8] c"%x \00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"%llx\0A\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  br label %3

1:                                                ; preds = %3
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1) #2
  br label %16

3:                                                ; preds = %0, %3
  %4 = phi i32 [ 0, %0 ], [ %12, %3 ]
  %5 = getelementptr inbounds nuw [2 x i64], ptr @main.pairs, i32 %4
  %6 = load double, ptr %5, align 16, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %8 = load double, ptr %7, align 8, !tbaa !17
  %9 = tail call double @fmod(double noundef %6, double noundef %8) #2
  %10 = bitcast double %9 to i64
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i64 noundef %10) #2
  %12 = add nuw nsw i32 %4, 1
  %13 = icmp eq i32 %12, 15
  br i1 %13, label %1, label %3, !llvm.loop !28

14:                                               ; preds = %16
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1) #2
  br label %39

16:                                               ; preds = %1, %16
  %17 = phi i32 [ 0, %1 ], [ %25, %16 ]
  %18 = getelementptr inbounds nuw [2 x i32], ptr @main.small, i32 %17
  %19 = load float, ptr %18, align 8, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr %18, i32 4
  %21 = load float, ptr %20, align 4, !tbaa !6
  %22 = tail call float @fmodf(float noundef %19, float noundef %21) #2
  %23 = bitcast float %22 to i32
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.2, i32 noundef %23) #2
  %25 = add nuw nsw i32 %17, 1
  %26 = icmp eq i32 %25, 9
  br i1 %26, label %14, label %16, !llvm.loop !45

27:                                               ; preds = %39
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.3, i64 noundef %54) #2
  %29 = tail call double @fmod(double noundef 1.000000e+00, double noundef 0.000000e+00) #2
  %30 = fcmp uno double %29, 0.000000e+00
  %31 = zext i1 %30 to i32
  %32 = tail call double @fmod(double noundef 0x7FF0000000000000, double noundef 1.000000e+00) #2
  %33 = fcmp uno double %32, 0.000000e+00
  %34 = zext i1 %33 to i32
  %35 = tail call double @fmod(double noundef 1.000000e+00, double noundef 0x7FF8000000000000) #2
  %36 = fcmp uno double %35, 0.000000e+00
  %37 = zext i1 %36 to i32
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.4, i32 noundef %31, i32 noundef %34, i32 noundef %37) #2
  ret i32 0

39:                                               ; preds = %14, %39
  %40 = phi i32 [ 0, %14 ], [ %55, %39 ]
  %41 = phi i64 [ 0, %14 ], [ %54, %39 ]
  %42 = phi i64 [ 1, %14 ], [ %48, %39 ]
  %43 = mul i64 %42, 6364136223846793005
  %44 = add i64 %43, 1442695040888963407
  %45 = and i64 %44, -4611686018427387905
  %46 = bitcast i64 %45 to double
  %47 = mul i64 %44, 6364136223846793005
  %48 = add i64 %47, 1442695040888963407
  %49 = and i64 %48, -4611686018427387905
  %50 = bitcast i64 %49 to double
  %51 = mul i64 %41, 31
  %52 = tail call double @fmod(double noundef %46, double noundef %50) #2
  %53 = bitcast double %52 to i64
  %54 = add i64 %51, %53
  %55 = add nuw nsw i32 %40, 1
  %56 = icmp eq i32 %55, 40
  br i1 %56, label %27, label %39, !llvm.loop !76
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

declare double @fmod(double noundef, double noundef) local_unnamed_addr #1

declare float @fmodf(float noundef, float noundef) local_unnamed_addr #1

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nobuiltin nounwind "no-builtins" }


