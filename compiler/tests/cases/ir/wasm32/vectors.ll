; ModuleID = 'compiler/tests/cases/vectors.c'
source_filename = "compiler/tests/cases/vectors.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@table = internal unnamed_addr global [6 x <4 x i32>] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@results = internal unnamed_addr global [24 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [5 x i8] c"\0Asum\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"turned\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"compared\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"divided\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"mixed\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"\0Abits\00", align 1
@.str.8 = private unnamed_addr constant [18 x i8] c"%d %d %d %d %lld\0A\00", align 1
@.str.9 = private unnamed_addr constant [21 x i8] c"%.9g %.9g %.9g %.9g\0A\00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"%.17g %.17g\0A\00", align 1
@.str.11 = private unnamed_addr constant [21 x i8] c"%lld %lld %lld %lld\0A\00", align 1
@.str.12 = private unnamed_addr constant [11 x i8] c"%llx %llx\0A\00", align 1
@by_address = internal global ptr @turned, align 4
@.str.13 = private unnamed_addr constant [16 x i8] c"%s %d %d %d %d\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  br label %2

1:                                                ; preds = %2
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 24, ptr noundef null) #3
  br label %53

2:                                                ; preds = %0, %2
  %3 = phi i32 [ 0, %0 ], [ %12, %2 ]
  %4 = insertelement <4 x i32> poison, i32 %3, i64 0
  %5 = mul nuw nsw i32 %3, %3
  %6 = insertelement <4 x i32> %4, i32 %5, i64 1
  %7 = sub nsw i32 0, %3
  %8 = insertelement <4 x i32> %6, i32 %7, i64 2
  %9 = sub nuw nsw i32 100, %3
  %10 = insertelement <4 x i32> %8, i32 %9, i64 3
  %11 = getelementptr inbounds nuw <4 x i32>, ptr @table, i32 %3
  store <4 x i32> %10, ptr %11, align 16, !tbaa !23
  %12 = add nuw nsw i32 %3, 1
  %13 = icmp eq i32 %12, 6
  br i1 %13, label %1, label %2, !llvm.loop !27

14:                                               ; preds = %53
  %15 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i32 48), align 16, !tbaa !23
  %16 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i32 80), align 16, !tbaa !23
  %17 = tail call fastcc <4 x i32> @sum(<4 x i32> noundef %15, <4 x i32> noundef %16, i32 noundef 9) #4
  %18 = extractelement <4 x i32> %17, i64 0
  %19 = extractelement <4 x i32> %17, i64 1
  %20 = extractelement <4 x i32> %17, i64 2
  %21 = extractelement <4 x i32> %17, i64 3
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.1, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21) #3
  %23 = tail call <4 x i32> @turned(<4 x i32> noundef %15, <4 x i32> noundef %16) #4
  %24 = extractelement <4 x i32> %23, i64 0
  %25 = extractelement <4 x i32> %23, i64 1
  %26 = extractelement <4 x i32> %23, i64 2
  %27 = extractelement <4 x i32> %23, i64 3
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.2, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27) #3
  %29 = icmp slt <4 x i32> %15, %16
  %30 = icmp eq <4 x i32> %15, %16
  %31 = sext <4 x i1> %30 to <4 x i32>
  %32 = shl nsw <4 x i32> %31, splat (i32 2)
  %33 = select <4 x i1> %29, <4 x i32> splat (i32 -1), <4 x i32> %32
  %34 = extractelement <4 x i32> %33, i64 0
  %35 = extractelement <4 x i32> %33, i64 1
  %36 = extractelement <4 x i32> %33, i64 2
  %37 = extractelement <4 x i32> %33, i64 3
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.3, i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37) #3
  %39 = mul <4 x i32> %16, splat (i32 1000)
  %40 = add <4 x i32> %15, splat (i32 1)
  %41 = sdiv <4 x i32> %39, %40
  %42 = srem <4 x i32> %41, splat (i32 77)
  %43 = extractelement <4 x i32> %42, i64 0
  %44 = extractelement <4 x i32> %42, i64 1
  %45 = extractelement <4 x i32> %42, i64 2
  %46 = extractelement <4 x i32> %42, i64 3
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.4, i32 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %46) #3
  %48 = extractelement <4 x i32> %15, i64 0
  %49 = extractelement <4 x i32> %15, i64 1
  %50 = extractelement <4 x i32> %15, i64 3
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.5, i32 noundef %48, i32 noundef %49, i32 noundef 55, i32 noundef %50) #3
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.6, i32 noundef 48, i32 noundef 32) #3
  br label %62

53:                                               ; preds = %1, %53
  %54 = phi i32 [ 0, %1 ], [ %58, %53 ]
  %55 = getelementptr inbounds nuw i32, ptr @results, i32 %54
  %56 = load i32, ptr %55, align 4, !tbaa !6
  %57 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %56) #3
  %58 = add nuw nsw i32 %54, 1
  %59 = icmp eq i32 %58, 24
  br i1 %59, label %14, label %53, !llvm.loop !81

60:                                               ; preds = %62
  %61 = tail call fastcc <16 x i8> @shifted(<16 x i8> noundef %69, <16 x i8> noundef %70) #4
  br label %93

62:                                               ; preds = %14, %62
  %63 = phi <16 x i8> [ undef, %14 ], [ %69, %62 ]
  %64 = phi <16 x i8> [ undef, %14 ], [ %70, %62 ]
  %65 = phi i32 [ 0, %14 ], [ %71, %62 ]
  %66 = trunc nuw nsw i32 %65 to i8
  %67 = mul i8 %66, 37
  %68 = add i8 %67, 11
  %69 = insertelement <16 x i8> %63, i8 %68, i32 %65
  %70 = insertelement <16 x i8> %64, i8 %66, i32 %65
  %71 = add nuw nsw i32 %65, 1
  %72 = icmp eq i32 %71, 16
  br i1 %72, label %60, label %62, !llvm.loop !92

73:                                               ; preds = %93
  %74 = bitcast <16 x i8> %61 to <4 x i32>
  %75 = extractelement <4 x i32> %74, i64 0
  %76 = extractelement <4 x i32> %74, i64 1
  %77 = extractelement <4 x i32> %74, i64 2
  %78 = extractelement <4 x i32> %74, i64 3
  %79 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.7, i32 noundef %75, i32 noundef %76, i32 noundef %77, i32 noundef %78) #3
  %80 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.8, i32 noundef -3, i32 noundef -700, i32 noundef -32768, i32 noundef 5, i64 noundef 1548116621066237) #3
  %81 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.9, double noundef 1.500000e+00, double noundef 0.000000e+00, double noundef -1.250000e+00, double noundef 5.000000e+09) #3
  %82 = tail call fastcc <2 x double> @root() #4
  %83 = extractelement <2 x double> %82, i64 0
  %84 = extractelement <2 x double> %82, i64 1
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.10, double noundef %83, double noundef %84) #3
  %86 = tail call fastcc <4 x i64> @wide(<4 x i32> noundef %16) #4
  %87 = extractelement <4 x i64> %86, i64 0
  %88 = extractelement <4 x i64> %86, i64 1
  %89 = extractelement <4 x i64> %86, i64 2
  %90 = extractelement <4 x i64> %86, i64 3
  %91 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i64 noundef %87, i64 noundef %88, i64 noundef %89, i64 noundef %90) #3
  %92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.12, i64 noundef 1305938385386173475, i64 noundef 3782630127983779841) #3
  ret i32 0

93:                                               ; preds = %60, %93
  %94 = phi i32 [ 0, %60 ], [ %98, %93 ]
  %95 = extractelement <16 x i8> %61, i32 %94
  %96 = zext i8 %95 to i32
  %97 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %96) #3
  %98 = add nuw nsw i32 %94, 1
  %99 = icmp eq i32 %98, 16
  br i1 %99, label %73, label %93, !llvm.loop !121
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #0 {
  %3 = mul nsw i32 %0, 3
  %4 = sub nsw i32 0, %0
  %5 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 7>, i32 %0, i64 0
  %6 = insertelement <4 x i32> %5, i32 %3, i64 1
  %7 = insertelement <4 x i32> %6, i32 %4, i64 2
  %8 = srem i32 %0, 6
  %9 = getelementptr inbounds <4 x i32>, ptr @table, i32 %8
  %10 = load <4 x i32>, ptr %9, align 16, !tbaa !23
  %11 = and i32 %0, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %2
  %14 = tail call fastcc <4 x i32> @sum(<4 x i32> noundef %7, <4 x i32> noundef %10, i32 noundef %0) #4
  br label %18

15:                                               ; preds = %2
  %16 = load volatile ptr, ptr @by_address, align 4, !tbaa !139
  %17 = tail call <4 x i32> %16(<4 x i32> noundef %10, <4 x i32> noundef %7) #3
  br label %18

18:                                               ; preds = %15, %13
  %19 = phi <4 x i32> [ %14, %13 ], [ %17, %15 ]
  %20 = srem i32 %0, 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %35, label %22

22:                                               ; preds = %35, %18
  %23 = phi <4 x i32> [ %19, %18 ], [ %43, %35 ]
  %24 = extractelement <4 x i32> %23, i64 0
  %25 = extractelement <4 x i32> %23, i64 1
  %26 = mul nsw i32 %25, 3
  %27 = xor i32 %26, %24
  %28 = extractelement <4 x i32> %23, i64 2
  %29 = mul nsw i32 %28, 5
  %30 = xor i32 %27, %29
  %31 = extractelement <4 x i32> %23, i64 3
  %32 = mul nsw i32 %31, 7
  %33 = xor i32 %30, %32
  %34 = getelementptr inbounds i32, ptr @results, i32 %0
  store i32 %33, ptr %34, align 4, !tbaa !6
  ret void

35:                                               ; preds = %18, %35
  %36 = phi i32 [ %44, %35 ], [ 0, %18 ]
  %37 = phi <4 x i32> [ %43, %35 ], [ %19, %18 ]
  %38 = add nsw i32 %36, %0
  %39 = tail call fastcc i32 @element(<4 x i32> noundef %10, i32 noundef %36) #4
  %40 = tail call fastcc <4 x i32> @with(<4 x i32> noundef %37, i32 noundef %38, i32 noundef %39) #4
  %41 = icmp sgt <4 x i32> %37, %10
  %42 = sext <4 x i1> %41 to <4 x i32>
  %43 = add <4 x i32> %40, %42
  %44 = add nuw nsw i32 %36, 1
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %22, label %35, !llvm.loop !166
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef <4 x i32> @sum(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = insertelement <4 x i32> poison, i32 %2, i64 0
  %5 = shufflevector <4 x i32> %4, <4 x i32> poison, <4 x i32> zeroinitializer
  %6 = mul <4 x i32> %5, %0
  %7 = add <4 x i32> %6, %1
  ret <4 x i32> %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i32> @turned(<4 x i32> noundef %0, <4 x i32> noundef %1) #2 {
  %3 = shufflevector <4 x i32> %0, <4 x i32> %1, <4 x i32> <i32 3, i32 4, i32 0, i32 6>
  ret <4 x i32> %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <16 x i8> @shifted(<16 x i8> noundef %0, <16 x i8> noundef %1) unnamed_addr #2 {
  %3 = and <16 x i8> %1, splat (i8 7)
  %4 = shl <16 x i8> %0, %3
  %5 = lshr <16 x i8> %0, splat (i8 3)
  %6 = xor <16 x i8> %4, %5
  ret <16 x i8> %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef <2 x double> @root() unnamed_addr #2 {
  ret <2 x double> <double 1.750000e+00, double 0x4079A90000000000>
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i64 -15, 17636684144625) <4 x i64> @wide(<4 x i32> noundef %0) unnamed_addr #2 {
  %2 = extractelement <4 x i32> %0, i64 0
  %3 = sext i32 %2 to i64
  %4 = insertelement <4 x i64> poison, i64 %3, i64 0
  %5 = extractelement <4 x i32> %0, i64 1
  %6 = sext i32 %5 to i64
  %7 = insertelement <4 x i64> %4, i64 %6, i64 1
  %8 = extractelement <4 x i32> %0, i64 2
  %9 = sext i32 %8 to i64
  %10 = insertelement <4 x i64> %7, i64 %9, i64 2
  %11 = extractelement <4 x i32> %0, i64 3
  %12 = sext i32 %11 to i64
  %13 = insertelement <4 x i64> %10, i64 %12, i64 3
  %14 = srem <4 x i64> %13, splat (i64 5)
  %15 = add nsw <4 x i64> %14, <i64 157073089682, i64 -11, i64 17636684144620, i64 0>
  ret <4 x i64> %15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <4 x i32> @with(<4 x i32> noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = and i32 %1, 3
  %5 = insertelement <4 x i32> %0, i32 %2, i32 %4
  ret <4 x i32> %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc i32 @element(<4 x i32> noundef %0, i32 noundef range(i32 -2147483648, 3) %1) unnamed_addr #2 {
  %3 = and i32 %1, 3
  %4 = extractelement <4 x i32> %0, i32 %3
  ret i32 %4
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind "no-builtins" }
attributes #4 = { nobuiltin "no-builtins" }


