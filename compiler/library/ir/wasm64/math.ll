; ModuleID = 'compiler/library/source/math.c'
source_filename = "compiler/library/source/math.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef float @fabsf(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef double @fabs(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef float @copysignf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @llvm.copysign.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef double @copysign(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @llvm.copysign.f64(double %0, double %1)
  ret double %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden float @truncf(float noundef %0) local_unnamed_addr #0 {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 23
  %4 = and i32 %3, 255
  %5 = add nsw i32 %4, -127
  %6 = icmp samesign ult i32 %4, 127
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = and i32 %2, -2147483648
  %9 = bitcast i32 %8 to float
  br label %16

10:                                               ; preds = %1
  %11 = icmp samesign ugt i32 %4, 149
  br i1 %11, label %16, label %12

12:                                               ; preds = %10
  %13 = ashr i32 -8388608, %5
  %14 = and i32 %13, %2
  %15 = bitcast i32 %14 to float
  br label %16

16:                                               ; preds = %12, %10, %7
  %17 = phi float [ %9, %7 ], [ %15, %12 ], [ %0, %10 ]
  ret float %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @trunc(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = and i64 %2, -9223372036854775808
  %10 = bitcast i64 %9 to double
  br label %18

11:                                               ; preds = %1
  %12 = icmp samesign ugt i32 %5, 1074
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = zext nneg i32 %6 to i64
  %15 = ashr i64 -4503599627370496, %14
  %16 = and i64 %15, %2
  %17 = bitcast i64 %16 to double
  br label %18

18:                                               ; preds = %13, %11, %8
  %19 = phi double [ %10, %8 ], [ %17, %13 ], [ %0, %11 ]
  ret double %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden float @floorf(float noundef %0) local_unnamed_addr #0 {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 23
  %4 = and i32 %3, 255
  %5 = add nsw i32 %4, -127
  %6 = icmp samesign ult i32 %4, 127
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = and i32 %2, -2147483648
  %9 = bitcast i32 %8 to float
  br label %16

10:                                               ; preds = %1
  %11 = icmp samesign ugt i32 %4, 149
  br i1 %11, label %16, label %12

12:                                               ; preds = %10
  %13 = ashr i32 -8388608, %5
  %14 = and i32 %13, %2
  %15 = bitcast i32 %14 to float
  br label %16

16:                                               ; preds = %7, %10, %12
  %17 = phi float [ %9, %7 ], [ %15, %12 ], [ %0, %10 ]
  %18 = fcmp ogt float %17, %0
  %19 = fadd float %17, -1.000000e+00
  %20 = select i1 %18, float %19, float %17
  ret float %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @floor(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = and i64 %2, -9223372036854775808
  %10 = bitcast i64 %9 to double
  br label %18

11:                                               ; preds = %1
  %12 = icmp samesign ugt i32 %5, 1074
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = zext nneg i32 %6 to i64
  %15 = ashr i64 -4503599627370496, %14
  %16 = and i64 %15, %2
  %17 = bitcast i64 %16 to double
  br label %18

18:                                               ; preds = %8, %11, %13
  %19 = phi double [ %10, %8 ], [ %17, %13 ], [ %0, %11 ]
  %20 = fcmp ogt double %19, %0
  %21 = fadd double %19, -1.000000e+00
  %22 = select i1 %20, double %21, double %19
  ret double %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden float @ceilf(float noundef %0) local_unnamed_addr #0 {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 23
  %4 = and i32 %3, 255
  %5 = add nsw i32 %4, -127
  %6 = icmp samesign ult i32 %4, 127
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = and i32 %2, -2147483648
  br label %14

9:                                                ; preds = %1
  %10 = icmp samesign ugt i32 %4, 149
  br i1 %10, label %21, label %11

11:                                               ; preds = %9
  %12 = ashr i32 -8388608, %5
  %13 = and i32 %12, %2
  br label %14

14:                                               ; preds = %7, %11
  %15 = phi i32 [ %8, %7 ], [ %13, %11 ]
  %16 = bitcast i32 %15 to float
  %17 = fcmp ogt float %0, %16
  br i1 %17, label %18, label %21

18:                                               ; preds = %14
  %19 = fadd float %16, 1.000000e+00
  %20 = tail call noundef float @llvm.copysign.f32(float %19, float %0)
  br label %21

21:                                               ; preds = %9, %14, %18
  %22 = phi float [ %20, %18 ], [ %16, %14 ], [ %0, %9 ]
  ret float %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @ceil(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %8, label %10

8:                                                ; preds = %1
  %9 = and i64 %2, -9223372036854775808
  br label %16

10:                                               ; preds = %1
  %11 = icmp samesign ugt i32 %5, 1074
  br i1 %11, label %23, label %12

12:                                               ; preds = %10
  %13 = zext nneg i32 %6 to i64
  %14 = ashr i64 -4503599627370496, %13
  %15 = and i64 %14, %2
  br label %16

16:                                               ; preds = %8, %12
  %17 = phi i64 [ %9, %8 ], [ %15, %12 ]
  %18 = bitcast i64 %17 to double
  %19 = fcmp ogt double %0, %18
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = fadd double %18, 1.000000e+00
  %22 = tail call noundef double @llvm.copysign.f64(double %21, double %0)
  br label %23

23:                                               ; preds = %10, %16, %20
  %24 = phi double [ %22, %20 ], [ %18, %16 ], [ %0, %10 ]
  ret double %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden float @roundf(float noundef %0) local_unnamed_addr #0 {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 23
  %4 = and i32 %3, 255
  %5 = add nsw i32 %4, -127
  %6 = icmp samesign ult i32 %4, 127
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = and i32 %2, -2147483648
  %9 = bitcast i32 %8 to float
  br label %16

10:                                               ; preds = %1
  %11 = icmp samesign ugt i32 %4, 149
  br i1 %11, label %16, label %12

12:                                               ; preds = %10
  %13 = ashr i32 -8388608, %5
  %14 = and i32 %13, %2
  %15 = bitcast i32 %14 to float
  br label %16

16:                                               ; preds = %7, %10, %12
  %17 = phi float [ %9, %7 ], [ %15, %12 ], [ %0, %10 ]
  %18 = fsub float %0, %17
  %19 = tail call noundef float @llvm.fabs.f32(float %18)
  %20 = fcmp ult float %19, 5.000000e-01
  %21 = tail call float @llvm.copysign.f32(float 1.000000e+00, float %0)
  %22 = fadd float %21, %17
  %23 = select i1 %20, float %17, float %22
  ret float %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @round(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = and i64 %2, -9223372036854775808
  %10 = bitcast i64 %9 to double
  br label %18

11:                                               ; preds = %1
  %12 = icmp samesign ugt i32 %5, 1074
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = zext nneg i32 %6 to i64
  %15 = ashr i64 -4503599627370496, %14
  %16 = and i64 %15, %2
  %17 = bitcast i64 %16 to double
  br label %18

18:                                               ; preds = %8, %11, %13
  %19 = phi double [ %10, %8 ], [ %17, %13 ], [ %0, %11 ]
  %20 = fsub double %0, %19
  %21 = tail call noundef double @llvm.fabs.f64(double %20)
  %22 = fcmp ult double %21, 5.000000e-01
  %23 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %0)
  %24 = fadd double %23, %19
  %25 = select i1 %22, double %19, double %24
  ret double %25
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef float @fminf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt float %0, %1
  %4 = fcmp uno float %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, float %0, float %1
  ret float %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef float @fmaxf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ogt float %0, %1
  %4 = fcmp uno float %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, float %0, float %1
  ret float %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef double @fmin(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt double %0, %1
  %4 = fcmp uno double %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %0, double %1
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef double @fmax(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ogt double %0, %1
  %4 = fcmp uno double %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %0, double %1
  ret double %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden float @sqrtf(float noundef %0) local_unnamed_addr #1 {
  %2 = bitcast float %0 to i32
  switch i32 %2, label %3 [
    i32 -2147483648, label %55
    i32 2139095040, label %55
    i32 0, label %55
  ]

3:                                                ; preds = %1
  %4 = icmp ugt i32 %2, 2139095040
  br i1 %4, label %55, label %5

5:                                                ; preds = %3
  %6 = lshr i32 %2, 23
  %7 = and i32 %2, 8388607
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %5
  %10 = tail call range(i32 9, 33) i32 @llvm.ctlz.i32(i32 %7, i1 true)
  %11 = xor i32 %10, 31
  %12 = sub nuw nsw i32 23, %11
  %13 = shl i32 %7, %12
  %14 = sub nsw i32 9, %10
  br label %15

15:                                               ; preds = %9, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %9 ]
  %17 = phi i32 [ %7, %5 ], [ %13, %9 ]
  %18 = or i32 %17, 8388608
  %19 = add nsw i32 %16, -127
  %20 = and i32 %19, 1
  %21 = shl i32 %18, %20
  %22 = shl i32 %21, 1
  br label %39

23:                                               ; preds = %39
  %24 = icmp eq i32 %20, 0
  %25 = add nsw i32 %16, 65408
  %26 = select i1 %24, i32 %19, i32 %25
  %27 = icmp eq i32 %53, 0
  %28 = and i32 %48, 1
  %29 = select i1 %27, i32 0, i32 %28
  %30 = add i32 %29, %48
  %31 = lshr i32 %30, 1
  %32 = trunc i32 %26 to i16
  %33 = sdiv i16 %32, 2
  %34 = sext i16 %33 to i32
  %35 = shl nsw i32 %34, 23
  %36 = add nsw i32 %35, 1056964608
  %37 = add nuw i32 %36, %31
  %38 = bitcast i32 %37 to float
  br label %55

39:                                               ; preds = %15, %39
  %40 = phi i32 [ %22, %15 ], [ %53, %39 ]
  %41 = phi i32 [ 16777216, %15 ], [ %52, %39 ]
  %42 = phi i32 [ 0, %15 ], [ %49, %39 ]
  %43 = phi i32 [ 0, %15 ], [ %48, %39 ]
  %44 = add i32 %41, %42
  %45 = icmp ugt i32 %44, %40
  %46 = add i32 %44, %41
  %47 = select i1 %45, i32 0, i32 %41
  %48 = add i32 %47, %43
  %49 = select i1 %45, i32 %42, i32 %46
  %50 = select i1 %45, i32 0, i32 %44
  %51 = sub nuw i32 %40, %50
  %52 = lshr i32 %41, 1
  %53 = shl i32 %51, 1
  %54 = icmp eq i32 %52, 0
  br i1 %54, label %23, label %39, !llvm.loop !282

55:                                               ; preds = %3, %1, %1, %1, %23
  %56 = phi float [ %38, %23 ], [ %0, %1 ], [ %0, %1 ], [ %0, %1 ], [ 0x7FF8000000000000, %3 ]
  ret float %56
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden double @sqrt(double noundef %0) local_unnamed_addr #1 {
  %2 = bitcast double %0 to i64
  switch i64 %2, label %3 [
    i64 -9223372036854775808, label %56
    i64 9218868437227405312, label %56
    i64 0, label %56
  ]

3:                                                ; preds = %1
  %4 = icmp ugt i64 %2, 9218868437227405312
  br i1 %4, label %56, label %5

5:                                                ; preds = %3
  %6 = lshr i64 %2, 52
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = and i64 %2, 4503599627370495
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %5, %10
  %11 = phi i64 [ %13, %10 ], [ %8, %5 ]
  %12 = phi i32 [ %14, %10 ], [ 1, %5 ]
  %13 = shl nuw nsw i64 %11, 1
  %14 = add nsw i32 %12, -1
  %15 = icmp samesign ult i64 %11, 2251799813685248
  br i1 %15, label %10, label %16, !llvm.loop !303

16:                                               ; preds = %10, %5
  %17 = phi i32 [ %7, %5 ], [ %14, %10 ]
  %18 = phi i64 [ %8, %5 ], [ %13, %10 ]
  %19 = or i64 %18, 4503599627370496
  %20 = add nsw i32 %17, -1023
  %21 = and i32 %20, 1
  %22 = zext nneg i32 %21 to i64
  %23 = shl nuw i64 %19, %22
  %24 = shl i64 %23, 1
  br label %40

25:                                               ; preds = %40
  %26 = icmp eq i32 %21, 0
  %27 = add nsw i32 %17, -1024
  %28 = select i1 %26, i32 %20, i32 %27
  %29 = icmp eq i64 %54, 0
  %30 = and i64 %49, 1
  %31 = select i1 %29, i64 0, i64 %30
  %32 = add i64 %31, %49
  %33 = lshr i64 %32, 1
  %34 = sdiv i32 %28, 2
  %35 = add nsw i32 %34, 1022
  %36 = zext i32 %35 to i64
  %37 = shl i64 %36, 52
  %38 = add i64 %33, %37
  %39 = bitcast i64 %38 to double
  br label %56

40:                                               ; preds = %16, %40
  %41 = phi i64 [ %24, %16 ], [ %54, %40 ]
  %42 = phi i64 [ 9007199254740992, %16 ], [ %53, %40 ]
  %43 = phi i64 [ 0, %16 ], [ %50, %40 ]
  %44 = phi i64 [ 0, %16 ], [ %49, %40 ]
  %45 = add i64 %42, %43
  %46 = icmp ugt i64 %45, %41
  %47 = add i64 %45, %42
  %48 = select i1 %46, i64 0, i64 %42
  %49 = add i64 %48, %44
  %50 = select i1 %46, i64 %43, i64 %47
  %51 = select i1 %46, i64 0, i64 %45
  %52 = sub nuw i64 %41, %51
  %53 = lshr i64 %42, 1
  %54 = shl i64 %52, 1
  %55 = icmp eq i64 %53, 0
  br i1 %55, label %25, label %40, !llvm.loop !331

56:                                               ; preds = %3, %1, %1, %1, %25
  %57 = phi double [ %39, %25 ], [ %0, %1 ], [ %0, %1 ], [ %0, %1 ], [ 0x7FF8000000000000, %3 ]
  ret double %57
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden double @fmod(double noundef %0, double noundef %1) local_unnamed_addr #1 {
  %3 = bitcast double %0 to i64
  %4 = and i64 %3, -9223372036854775808
  %5 = tail call double @llvm.fabs.f64(double %0)
  %6 = bitcast double %5 to i64
  %7 = bitcast double %1 to i64
  %8 = tail call double @llvm.fabs.f64(double %1)
  %9 = bitcast double %8 to i64
  %10 = icmp samesign ugt i64 %6, 9218868437227405311
  %11 = add nsw i64 %9, -9218868437227405313
  %12 = icmp ult i64 %11, -9218868437227405312
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %98, label %14

14:                                               ; preds = %2
  %15 = icmp samesign ult i64 %6, %9
  br i1 %15, label %98, label %16

16:                                               ; preds = %14
  %17 = lshr i64 %6, 52
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = lshr i64 %9, 52
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = icmp eq i64 %17, 0
  %22 = and i64 %3, 4503599627370495
  %23 = or disjoint i64 %22, 4503599627370496
  %24 = shl nuw nsw i64 %6, 1
  %25 = icmp eq i64 %19, 0
  %26 = and i64 %7, 4503599627370495
  %27 = or disjoint i64 %26, 4503599627370496
  %28 = shl nuw nsw i64 %9, 1
  %29 = select i1 %25, i64 %28, i64 %27
  %30 = select i1 %21, i64 %24, i64 %23
  %31 = icmp samesign ult i64 %30, 4503599627370496
  br i1 %31, label %36, label %32

32:                                               ; preds = %36, %16
  %33 = phi i64 [ %30, %16 ], [ %39, %36 ]
  %34 = phi i32 [ %18, %16 ], [ %40, %36 ]
  %35 = icmp samesign ult i64 %29, 4503599627370496
  br i1 %35, label %51, label %42

36:                                               ; preds = %16, %36
  %37 = phi i32 [ %40, %36 ], [ %18, %16 ]
  %38 = phi i64 [ %39, %36 ], [ %30, %16 ]
  %39 = shl nuw nsw i64 %38, 1
  %40 = add nsw i32 %37, -1
  %41 = icmp samesign ult i64 %38, 2251799813685248
  br i1 %41, label %36, label %32, !llvm.loop !365

42:                                               ; preds = %51, %32
  %43 = phi i64 [ %29, %32 ], [ %54, %51 ]
  %44 = phi i32 [ %20, %32 ], [ %55, %51 ]
  %45 = icmp ult i64 %33, %43
  %46 = select i1 %45, i64 0, i64 %43
  %47 = sub i64 %33, %46
  %48 = icmp eq i32 %34, %44
  %49 = icmp eq i64 %47, 0
  %50 = select i1 %48, i1 true, i1 %49
  br i1 %50, label %68, label %57

51:                                               ; preds = %32, %51
  %52 = phi i32 [ %55, %51 ], [ %20, %32 ]
  %53 = phi i64 [ %54, %51 ], [ %29, %32 ]
  %54 = shl nuw nsw i64 %53, 1
  %55 = add nsw i32 %52, -1
  %56 = icmp samesign ult i64 %53, 2251799813685248
  br i1 %56, label %51, label %42, !llvm.loop !377

57:                                               ; preds = %42, %57
  %58 = phi i64 [ %64, %57 ], [ %47, %42 ]
  %59 = phi i32 [ %61, %57 ], [ %34, %42 ]
  %60 = shl i64 %58, 1
  %61 = add nsw i32 %59, -1
  %62 = icmp ult i64 %60, %43
  %63 = select i1 %62, i64 0, i64 %43
  %64 = sub i64 %60, %63
  %65 = icmp eq i32 %61, %44
  %66 = icmp eq i64 %64, 0
  %67 = select i1 %65, i1 true, i1 %66
  br i1 %67, label %68, label %57, !llvm.loop !387

68:                                               ; preds = %57, %42
  %69 = phi i64 [ %47, %42 ], [ %64, %57 ]
  %70 = phi i1 [ %49, %42 ], [ %66, %57 ]
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = icmp ult i64 %69, 4503599627370496
  br i1 %72, label %75, label %81

73:                                               ; preds = %68
  %74 = bitcast i64 %4 to double
  br label %98

75:                                               ; preds = %71, %75
  %76 = phi i32 [ %79, %75 ], [ %44, %71 ]
  %77 = phi i64 [ %78, %75 ], [ %69, %71 ]
  %78 = shl nuw nsw i64 %77, 1
  %79 = add nsw i32 %76, -1
  %80 = icmp samesign ult i64 %77, 2251799813685248
  br i1 %80, label %75, label %81, !llvm.loop !400

81:                                               ; preds = %75, %71
  %82 = phi i64 [ %69, %71 ], [ %78, %75 ]
  %83 = phi i32 [ %44, %71 ], [ %79, %75 ]
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %85, label %90

85:                                               ; preds = %81
  %86 = zext nneg i32 %83 to i64
  %87 = shl i64 %86, 52
  %88 = and i64 %82, 4503599627370495
  %89 = or disjoint i64 %87, %88
  br label %94

90:                                               ; preds = %81
  %91 = sub nsw i32 1, %83
  %92 = zext nneg i32 %91 to i64
  %93 = lshr i64 %82, %92
  br label %94

94:                                               ; preds = %90, %85
  %95 = phi i64 [ %89, %85 ], [ %93, %90 ]
  %96 = or i64 %95, %4
  %97 = bitcast i64 %96 to double
  br label %98

98:                                               ; preds = %2, %73, %94, %14
  %99 = phi double [ %97, %94 ], [ %0, %14 ], [ %74, %73 ], [ 0x7FF8000000000000, %2 ]
  ret double %99
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden float @fmodf(float noundef %0, float noundef %1) local_unnamed_addr #1 {
  %3 = bitcast float %0 to i32
  %4 = and i32 %3, -2147483648
  %5 = tail call float @llvm.fabs.f32(float %0)
  %6 = bitcast float %5 to i32
  %7 = bitcast float %1 to i32
  %8 = tail call float @llvm.fabs.f32(float %1)
  %9 = bitcast float %8 to i32
  %10 = icmp samesign ugt i32 %6, 2139095039
  %11 = add nsw i32 %9, -2139095041
  %12 = icmp ult i32 %11, -2139095040
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %94, label %14

14:                                               ; preds = %2
  %15 = icmp samesign ult i32 %6, %9
  br i1 %15, label %94, label %16

16:                                               ; preds = %14
  %17 = lshr i32 %6, 23
  %18 = lshr i32 %9, 23
  %19 = icmp eq i32 %17, 0
  %20 = and i32 %3, 8388607
  %21 = or disjoint i32 %20, 8388608
  %22 = shl nuw nsw i32 %6, 1
  %23 = icmp eq i32 %18, 0
  %24 = and i32 %7, 8388607
  %25 = or disjoint i32 %24, 8388608
  %26 = shl nuw nsw i32 %9, 1
  %27 = select i1 %23, i32 %26, i32 %25
  %28 = select i1 %19, i32 %22, i32 %21
  %29 = icmp samesign ult i32 %28, 8388608
  br i1 %29, label %34, label %30

30:                                               ; preds = %34, %16
  %31 = phi i32 [ %28, %16 ], [ %37, %34 ]
  %32 = phi i32 [ %17, %16 ], [ %38, %34 ]
  %33 = icmp samesign ult i32 %27, 8388608
  br i1 %33, label %49, label %40

34:                                               ; preds = %16, %34
  %35 = phi i32 [ %38, %34 ], [ %17, %16 ]
  %36 = phi i32 [ %37, %34 ], [ %28, %16 ]
  %37 = shl nuw nsw i32 %36, 1
  %38 = add nsw i32 %35, -1
  %39 = icmp samesign ult i32 %36, 4194304
  br i1 %39, label %34, label %30, !llvm.loop !444

40:                                               ; preds = %49, %30
  %41 = phi i32 [ %27, %30 ], [ %52, %49 ]
  %42 = phi i32 [ %18, %30 ], [ %53, %49 ]
  %43 = icmp ult i32 %31, %41
  %44 = select i1 %43, i32 0, i32 %41
  %45 = sub i32 %31, %44
  %46 = icmp eq i32 %32, %42
  %47 = icmp eq i32 %45, 0
  %48 = select i1 %46, i1 true, i1 %47
  br i1 %48, label %66, label %55

49:                                               ; preds = %30, %49
  %50 = phi i32 [ %53, %49 ], [ %18, %30 ]
  %51 = phi i32 [ %52, %49 ], [ %27, %30 ]
  %52 = shl nuw nsw i32 %51, 1
  %53 = add nsw i32 %50, -1
  %54 = icmp samesign ult i32 %51, 4194304
  br i1 %54, label %49, label %40, !llvm.loop !456

55:                                               ; preds = %40, %55
  %56 = phi i32 [ %62, %55 ], [ %45, %40 ]
  %57 = phi i32 [ %59, %55 ], [ %32, %40 ]
  %58 = shl i32 %56, 1
  %59 = add nsw i32 %57, -1
  %60 = icmp ult i32 %58, %41
  %61 = select i1 %60, i32 0, i32 %41
  %62 = sub i32 %58, %61
  %63 = icmp eq i32 %59, %42
  %64 = icmp eq i32 %62, 0
  %65 = select i1 %63, i1 true, i1 %64
  br i1 %65, label %66, label %55, !llvm.loop !466

66:                                               ; preds = %55, %40
  %67 = phi i32 [ %45, %40 ], [ %62, %55 ]
  %68 = phi i1 [ %47, %40 ], [ %64, %55 ]
  br i1 %68, label %71, label %69

69:                                               ; preds = %66
  %70 = icmp ult i32 %67, 8388608
  br i1 %70, label %73, label %79

71:                                               ; preds = %66
  %72 = bitcast i32 %4 to float
  br label %94

73:                                               ; preds = %69, %73
  %74 = phi i32 [ %77, %73 ], [ %42, %69 ]
  %75 = phi i32 [ %76, %73 ], [ %67, %69 ]
  %76 = shl nuw nsw i32 %75, 1
  %77 = add nsw i32 %74, -1
  %78 = icmp samesign ult i32 %75, 4194304
  br i1 %78, label %73, label %79, !llvm.loop !479

79:                                               ; preds = %73, %69
  %80 = phi i32 [ %67, %69 ], [ %76, %73 ]
  %81 = phi i32 [ %42, %69 ], [ %77, %73 ]
  %82 = icmp sgt i32 %81, 0
  br i1 %82, label %83, label %87

83:                                               ; preds = %79
  %84 = shl i32 %81, 23
  %85 = and i32 %80, 8388607
  %86 = or disjoint i32 %84, %85
  br label %90

87:                                               ; preds = %79
  %88 = sub nsw i32 1, %81
  %89 = lshr i32 %80, %88
  br label %90

90:                                               ; preds = %87, %83
  %91 = phi i32 [ %86, %83 ], [ %89, %87 ]
  %92 = or i32 %91, %4
  %93 = bitcast i32 %92 to float
  br label %94

94:                                               ; preds = %2, %71, %90, %14
  %95 = phi float [ %93, %90 ], [ %0, %14 ], [ %72, %71 ], [ 0x7FF8000000000000, %2 ]
  ret float %95
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef double @fabsl(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  ret double %2
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden double @sqrtl(double noundef %0) local_unnamed_addr #1 {
  %2 = bitcast double %0 to i64
  switch i64 %2, label %3 [
    i64 -9223372036854775808, label %56
    i64 9218868437227405312, label %56
    i64 0, label %56
  ]

3:                                                ; preds = %1
  %4 = icmp ugt i64 %2, 9218868437227405312
  br i1 %4, label %56, label %5

5:                                                ; preds = %3
  %6 = lshr i64 %2, 52
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = and i64 %2, 4503599627370495
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %5, %10
  %11 = phi i64 [ %13, %10 ], [ %8, %5 ]
  %12 = phi i32 [ %14, %10 ], [ 1, %5 ]
  %13 = shl nuw nsw i64 %11, 1
  %14 = add nsw i32 %12, -1
  %15 = icmp samesign ult i64 %11, 2251799813685248
  br i1 %15, label %10, label %16, !llvm.loop !515

16:                                               ; preds = %10, %5
  %17 = phi i32 [ %7, %5 ], [ %14, %10 ]
  %18 = phi i64 [ %8, %5 ], [ %13, %10 ]
  %19 = or i64 %18, 4503599627370496
  %20 = add nsw i32 %17, -1023
  %21 = and i32 %20, 1
  %22 = zext nneg i32 %21 to i64
  %23 = shl nuw i64 %19, %22
  %24 = shl i64 %23, 1
  br label %40

25:                                               ; preds = %40
  %26 = icmp eq i32 %21, 0
  %27 = add nsw i32 %17, -1024
  %28 = select i1 %26, i32 %20, i32 %27
  %29 = icmp eq i64 %54, 0
  %30 = and i64 %49, 1
  %31 = select i1 %29, i64 0, i64 %30
  %32 = add i64 %31, %49
  %33 = lshr i64 %32, 1
  %34 = sdiv i32 %28, 2
  %35 = add nsw i32 %34, 1022
  %36 = zext i32 %35 to i64
  %37 = shl i64 %36, 52
  %38 = add i64 %33, %37
  %39 = bitcast i64 %38 to double
  br label %56

40:                                               ; preds = %40, %16
  %41 = phi i64 [ %24, %16 ], [ %54, %40 ]
  %42 = phi i64 [ 9007199254740992, %16 ], [ %53, %40 ]
  %43 = phi i64 [ 0, %16 ], [ %50, %40 ]
  %44 = phi i64 [ 0, %16 ], [ %49, %40 ]
  %45 = add i64 %43, %42
  %46 = icmp ugt i64 %45, %41
  %47 = add i64 %45, %42
  %48 = select i1 %46, i64 0, i64 %42
  %49 = add i64 %48, %44
  %50 = select i1 %46, i64 %43, i64 %47
  %51 = select i1 %46, i64 0, i64 %45
  %52 = sub nuw i64 %41, %51
  %53 = lshr i64 %42, 1
  %54 = shl i64 %52, 1
  %55 = icmp eq i64 %53, 0
  br i1 %55, label %25, label %40, !llvm.loop !543

56:                                               ; preds = %1, %1, %1, %3, %25
  %57 = phi double [ %39, %25 ], [ %0, %1 ], [ %0, %1 ], [ %0, %1 ], [ 0x7FF8000000000000, %3 ]
  ret double %57
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @floorl(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = and i64 %2, -9223372036854775808
  %10 = bitcast i64 %9 to double
  br label %18

11:                                               ; preds = %1
  %12 = icmp samesign ugt i32 %5, 1074
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = zext nneg i32 %6 to i64
  %15 = ashr i64 -4503599627370496, %14
  %16 = and i64 %15, %2
  %17 = bitcast i64 %16 to double
  br label %18

18:                                               ; preds = %8, %11, %13
  %19 = phi double [ %10, %8 ], [ %17, %13 ], [ %0, %11 ]
  %20 = fcmp ogt double %19, %0
  %21 = fadd double %19, -1.000000e+00
  %22 = select i1 %20, double %21, double %19
  ret double %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @ceill(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %8, label %10

8:                                                ; preds = %1
  %9 = and i64 %2, -9223372036854775808
  br label %16

10:                                               ; preds = %1
  %11 = icmp samesign ugt i32 %5, 1074
  br i1 %11, label %23, label %12

12:                                               ; preds = %10
  %13 = zext nneg i32 %6 to i64
  %14 = ashr i64 -4503599627370496, %13
  %15 = and i64 %14, %2
  br label %16

16:                                               ; preds = %12, %8
  %17 = phi i64 [ %9, %8 ], [ %15, %12 ]
  %18 = bitcast i64 %17 to double
  %19 = fcmp ogt double %0, %18
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = fadd double %18, 1.000000e+00
  %22 = tail call noundef double @llvm.copysign.f64(double %21, double %0)
  br label %23

23:                                               ; preds = %10, %16, %20
  %24 = phi double [ %22, %20 ], [ %18, %16 ], [ %0, %10 ]
  ret double %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @truncl(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = and i64 %2, -9223372036854775808
  %10 = bitcast i64 %9 to double
  br label %18

11:                                               ; preds = %1
  %12 = icmp samesign ugt i32 %5, 1074
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = zext nneg i32 %6 to i64
  %15 = ashr i64 -4503599627370496, %14
  %16 = and i64 %15, %2
  %17 = bitcast i64 %16 to double
  br label %18

18:                                               ; preds = %8, %11, %13
  %19 = phi double [ %10, %8 ], [ %17, %13 ], [ %0, %11 ]
  ret double %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @roundl(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = and i64 %2, -9223372036854775808
  %10 = bitcast i64 %9 to double
  br label %18

11:                                               ; preds = %1
  %12 = icmp samesign ugt i32 %5, 1074
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = zext nneg i32 %6 to i64
  %15 = ashr i64 -4503599627370496, %14
  %16 = and i64 %15, %2
  %17 = bitcast i64 %16 to double
  br label %18

18:                                               ; preds = %8, %11, %13
  %19 = phi double [ %10, %8 ], [ %17, %13 ], [ %0, %11 ]
  %20 = fsub double %0, %19
  %21 = tail call noundef double @llvm.fabs.f64(double %20)
  %22 = fcmp ult double %21, 5.000000e-01
  %23 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %0)
  %24 = fadd double %23, %19
  %25 = select i1 %22, double %19, double %24
  ret double %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden double @fmodl(double noundef %0, double noundef %1) local_unnamed_addr #1 {
  %3 = tail call double @fmod(double noundef %0, double noundef %1) #4
  ret double %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef double @fminl(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt double %0, %1
  %4 = fcmp uno double %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %0, double %1
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef double @fmaxl(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ogt double %0, %1
  %4 = fcmp uno double %1, 0.000000e+00
  %5 = or i1 %3, %4
  %6 = select i1 %5, double %0, double %1
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef double @copysignl(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef double @llvm.copysign.f64(double %0, double %1)
  ret double %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nobuiltin "no-builtins" }


