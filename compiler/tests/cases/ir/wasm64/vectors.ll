; ModuleID = 'compiler/tests/cases/vectors.c'
source_filename = "compiler/tests/cases/vectors.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
@by_address = internal global ptr @turned, align 8
@.str.13 = private unnamed_addr constant [16 x i8] c"%s %d %d %d %d\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  br label %2

1:                                                ; preds = %2
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 24, ptr noundef null) #3
  br label %57

2:                                                ; preds = %0, %2
  %3 = phi i64 [ 0, %0 ], [ %16, %2 ]
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = insertelement <4 x i32> poison, i32 %4, i64 0
  %6 = mul nuw nsw i64 %3, %3
  %7 = trunc nuw i64 %6 to i32
  %8 = insertelement <4 x i32> %5, i32 %7, i64 1
  %9 = trunc i64 %3 to i32
  %10 = sub i32 0, %9
  %11 = insertelement <4 x i32> %8, i32 %10, i64 2
  %12 = trunc i64 %3 to i32
  %13 = sub i32 100, %12
  %14 = insertelement <4 x i32> %11, i32 %13, i64 3
  %15 = getelementptr inbounds nuw <4 x i32>, ptr @table, i64 %3
  store <4 x i32> %14, ptr %15, align 16, !tbaa !21
  %16 = add nuw nsw i64 %3, 1
  %17 = icmp eq i64 %16, 6
  br i1 %17, label %1, label %2, !llvm.loop !25

18:                                               ; preds = %57
  %19 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 48), align 16, !tbaa !21
  %20 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 80), align 16, !tbaa !21
  %21 = tail call fastcc <4 x i32> @sum(<4 x i32> noundef %19, <4 x i32> noundef %20, i32 noundef 9) #4
  %22 = extractelement <4 x i32> %21, i64 0
  %23 = extractelement <4 x i32> %21, i64 1
  %24 = extractelement <4 x i32> %21, i64 2
  %25 = extractelement <4 x i32> %21, i64 3
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.1, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25) #3
  %27 = tail call <4 x i32> @turned(<4 x i32> noundef %19, <4 x i32> noundef %20) #4
  %28 = extractelement <4 x i32> %27, i64 0
  %29 = extractelement <4 x i32> %27, i64 1
  %30 = extractelement <4 x i32> %27, i64 2
  %31 = extractelement <4 x i32> %27, i64 3
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.2, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31) #3
  %33 = icmp slt <4 x i32> %19, %20
  %34 = icmp eq <4 x i32> %19, %20
  %35 = sext <4 x i1> %34 to <4 x i32>
  %36 = shl nsw <4 x i32> %35, splat (i32 2)
  %37 = select <4 x i1> %33, <4 x i32> splat (i32 -1), <4 x i32> %36
  %38 = extractelement <4 x i32> %37, i64 0
  %39 = extractelement <4 x i32> %37, i64 1
  %40 = extractelement <4 x i32> %37, i64 2
  %41 = extractelement <4 x i32> %37, i64 3
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.3, i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef %41) #3
  %43 = mul <4 x i32> %20, splat (i32 1000)
  %44 = add <4 x i32> %19, splat (i32 1)
  %45 = sdiv <4 x i32> %43, %44
  %46 = srem <4 x i32> %45, splat (i32 77)
  %47 = extractelement <4 x i32> %46, i64 0
  %48 = extractelement <4 x i32> %46, i64 1
  %49 = extractelement <4 x i32> %46, i64 2
  %50 = extractelement <4 x i32> %46, i64 3
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.4, i32 noundef %47, i32 noundef %48, i32 noundef %49, i32 noundef %50) #3
  %52 = extractelement <4 x i32> %19, i64 0
  %53 = extractelement <4 x i32> %19, i64 1
  %54 = extractelement <4 x i32> %19, i64 3
  %55 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.5, i32 noundef %52, i32 noundef %53, i32 noundef 55, i32 noundef %54) #3
  %56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.6, i32 noundef 48, i32 noundef 32) #3
  br label %66

57:                                               ; preds = %1, %57
  %58 = phi i64 [ 0, %1 ], [ %62, %57 ]
  %59 = getelementptr inbounds nuw i32, ptr @results, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !6
  %61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %60) #3
  %62 = add nuw nsw i64 %58, 1
  %63 = icmp eq i64 %62, 24
  br i1 %63, label %18, label %57, !llvm.loop !79

64:                                               ; preds = %66
  %65 = tail call fastcc <16 x i8> @shifted(<16 x i8> noundef %73, <16 x i8> noundef %74) #4
  br label %97

66:                                               ; preds = %18, %66
  %67 = phi <16 x i8> [ undef, %18 ], [ %73, %66 ]
  %68 = phi <16 x i8> [ undef, %18 ], [ %74, %66 ]
  %69 = phi i32 [ 0, %18 ], [ %75, %66 ]
  %70 = trunc nuw nsw i32 %69 to i8
  %71 = mul i8 %70, 37
  %72 = add i8 %71, 11
  %73 = insertelement <16 x i8> %67, i8 %72, i32 %69
  %74 = insertelement <16 x i8> %68, i8 %70, i32 %69
  %75 = add nuw nsw i32 %69, 1
  %76 = icmp eq i32 %75, 16
  br i1 %76, label %64, label %66, !llvm.loop !90

77:                                               ; preds = %97
  %78 = bitcast <16 x i8> %65 to <4 x i32>
  %79 = extractelement <4 x i32> %78, i64 0
  %80 = extractelement <4 x i32> %78, i64 1
  %81 = extractelement <4 x i32> %78, i64 2
  %82 = extractelement <4 x i32> %78, i64 3
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.7, i32 noundef %79, i32 noundef %80, i32 noundef %81, i32 noundef %82) #3
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.8, i32 noundef -3, i32 noundef -700, i32 noundef -32768, i32 noundef 5, i64 noundef 1548116621066237) #3
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.9, double noundef 1.500000e+00, double noundef 0.000000e+00, double noundef -1.250000e+00, double noundef 5.000000e+09) #3
  %86 = tail call fastcc <2 x double> @root() #4
  %87 = extractelement <2 x double> %86, i64 0
  %88 = extractelement <2 x double> %86, i64 1
  %89 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.10, double noundef %87, double noundef %88) #3
  %90 = tail call fastcc <4 x i64> @wide(<4 x i32> noundef %20) #4
  %91 = extractelement <4 x i64> %90, i64 0
  %92 = extractelement <4 x i64> %90, i64 1
  %93 = extractelement <4 x i64> %90, i64 2
  %94 = extractelement <4 x i64> %90, i64 3
  %95 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i64 noundef %91, i64 noundef %92, i64 noundef %93, i64 noundef %94) #3
  %96 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.12, i64 noundef 1305938385386173475, i64 noundef 3782630127983779841) #3
  ret i32 0

97:                                               ; preds = %64, %97
  %98 = phi i32 [ 0, %64 ], [ %102, %97 ]
  %99 = extractelement <16 x i8> %65, i32 %98
  %100 = zext i8 %99 to i32
  %101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %100) #3
  %102 = add nuw nsw i32 %98, 1
  %103 = icmp eq i32 %102, 16
  br i1 %103, label %77, label %97, !llvm.loop !119
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
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds <4 x i32>, ptr @table, i64 %9
  %11 = load <4 x i32>, ptr %10, align 16, !tbaa !21
  %12 = and i32 %0, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %2
  %15 = tail call fastcc <4 x i32> @sum(<4 x i32> noundef %7, <4 x i32> noundef %11, i32 noundef %0) #4
  br label %19

16:                                               ; preds = %2
  %17 = load volatile ptr, ptr @by_address, align 8, !tbaa !137
  %18 = tail call <4 x i32> %17(<4 x i32> noundef %11, <4 x i32> noundef %7) #3
  br label %19

19:                                               ; preds = %16, %14
  %20 = phi <4 x i32> [ %15, %14 ], [ %18, %16 ]
  %21 = srem i32 %0, 4
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %37, label %23

23:                                               ; preds = %37, %19
  %24 = phi <4 x i32> [ %20, %19 ], [ %45, %37 ]
  %25 = extractelement <4 x i32> %24, i64 0
  %26 = extractelement <4 x i32> %24, i64 1
  %27 = mul nsw i32 %26, 3
  %28 = xor i32 %27, %25
  %29 = extractelement <4 x i32> %24, i64 2
  %30 = mul nsw i32 %29, 5
  %31 = xor i32 %28, %30
  %32 = extractelement <4 x i32> %24, i64 3
  %33 = mul nsw i32 %32, 7
  %34 = xor i32 %31, %33
  %35 = sext i32 %0 to i64
  %36 = getelementptr inbounds i32, ptr @results, i64 %35
  store i32 %34, ptr %36, align 4, !tbaa !6
  ret void

37:                                               ; preds = %19, %37
  %38 = phi i32 [ %46, %37 ], [ 0, %19 ]
  %39 = phi <4 x i32> [ %45, %37 ], [ %20, %19 ]
  %40 = add nsw i32 %38, %0
  %41 = tail call fastcc i32 @element(<4 x i32> noundef %11, i32 noundef %38) #4
  %42 = tail call fastcc <4 x i32> @with(<4 x i32> noundef %39, i32 noundef %40, i32 noundef %41) #4
  %43 = icmp sgt <4 x i32> %39, %11
  %44 = sext <4 x i1> %43 to <4 x i32>
  %45 = add <4 x i32> %42, %44
  %46 = add nuw nsw i32 %38, 1
  %47 = icmp eq i32 %46, %21
  br i1 %47, label %23, label %37, !llvm.loop !164
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


