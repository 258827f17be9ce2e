; ModuleID = 'compiler/library/source/double.c'
source_filename = "compiler/library/source/double.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_add(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = zext nneg i32 %6 to i64
  %8 = icmp samesign ugt i32 %6, 2139095039
  %9 = shl nuw nsw i64 %7, 29
  %10 = or disjoint i64 %5, %9
  %11 = or i64 %10, 9218868437227405312
  %12 = bitcast i64 %11 to double
  %13 = bitcast i64 %10 to double
  %14 = fmul double %13, 0x77F0000000000000
  %15 = select i1 %8, double %12, double %14
  %16 = lshr i32 %1, 31
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw i64 %17, 63
  %19 = and i32 %1, 2147483647
  %20 = zext nneg i32 %19 to i64
  %21 = icmp samesign ugt i32 %19, 2139095039
  %22 = shl nuw nsw i64 %20, 29
  %23 = or disjoint i64 %18, %22
  %24 = or i64 %23, 9218868437227405312
  %25 = bitcast i64 %24 to double
  %26 = bitcast i64 %23 to double
  %27 = fmul double %26, 0x77F0000000000000
  %28 = select i1 %21, double %25, double %27
  %29 = fadd double %15, %28
  %30 = bitcast double %29 to i64
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = and i32 %32, -2147483648
  %34 = tail call double @llvm.fabs.f64(double %29)
  %35 = bitcast double %34 to i64
  %36 = icmp samesign ugt i64 %35, 5183643171103440895
  br i1 %36, label %37, label %41

37:                                               ; preds = %2
  %38 = icmp samesign ugt i64 %35, 9218868437227405312
  %39 = or disjoint i32 %33, 2139095040
  %40 = select i1 %38, i32 2143289344, i32 %39
  br label %56

41:                                               ; preds = %2
  %42 = icmp samesign ult i64 %35, 4039728865751334912
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = fadd double %34, 0x39E0000000000000
  %45 = bitcast double %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = or i32 %33, %46
  br label %56

48:                                               ; preds = %41
  %49 = add nuw nsw i64 %35, 576460752571858943
  %50 = lshr i64 %35, 29
  %51 = and i64 %50, 1
  %52 = add nuw nsw i64 %49, %51
  %53 = lshr i64 %52, 29
  %54 = trunc i64 %53 to i32
  %55 = or i32 %33, %54
  br label %56

56:                                               ; preds = %37, %43, %48
  %57 = phi i32 [ %40, %37 ], [ %47, %43 ], [ %55, %48 ]
  ret i32 %57
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_subtract(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = zext nneg i32 %6 to i64
  %8 = icmp samesign ugt i32 %6, 2139095039
  %9 = shl nuw nsw i64 %7, 29
  %10 = or disjoint i64 %5, %9
  %11 = or i64 %10, 9218868437227405312
  %12 = bitcast i64 %11 to double
  %13 = bitcast i64 %10 to double
  %14 = fmul double %13, 0x77F0000000000000
  %15 = select i1 %8, double %12, double %14
  %16 = lshr i32 %1, 31
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw i64 %17, 63
  %19 = and i32 %1, 2147483647
  %20 = zext nneg i32 %19 to i64
  %21 = icmp samesign ugt i32 %19, 2139095039
  %22 = shl nuw nsw i64 %20, 29
  %23 = or disjoint i64 %18, %22
  %24 = or i64 %23, 9218868437227405312
  %25 = bitcast i64 %24 to double
  %26 = bitcast i64 %23 to double
  %27 = fmul double %26, 0x77F0000000000000
  %28 = select i1 %21, double %25, double %27
  %29 = fsub double %15, %28
  %30 = bitcast double %29 to i64
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = and i32 %32, -2147483648
  %34 = tail call double @llvm.fabs.f64(double %29)
  %35 = bitcast double %34 to i64
  %36 = icmp samesign ugt i64 %35, 5183643171103440895
  br i1 %36, label %37, label %41

37:                                               ; preds = %2
  %38 = icmp samesign ugt i64 %35, 9218868437227405312
  %39 = or disjoint i32 %33, 2139095040
  %40 = select i1 %38, i32 2143289344, i32 %39
  br label %56

41:                                               ; preds = %2
  %42 = icmp samesign ult i64 %35, 4039728865751334912
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = fadd double %34, 0x39E0000000000000
  %45 = bitcast double %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = or i32 %33, %46
  br label %56

48:                                               ; preds = %41
  %49 = add nuw nsw i64 %35, 576460752571858943
  %50 = lshr i64 %35, 29
  %51 = and i64 %50, 1
  %52 = add nuw nsw i64 %49, %51
  %53 = lshr i64 %52, 29
  %54 = trunc i64 %53 to i32
  %55 = or i32 %33, %54
  br label %56

56:                                               ; preds = %37, %43, %48
  %57 = phi i32 [ %40, %37 ], [ %47, %43 ], [ %55, %48 ]
  ret i32 %57
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_multiply(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = zext nneg i32 %6 to i64
  %8 = icmp samesign ugt i32 %6, 2139095039
  %9 = shl nuw nsw i64 %7, 29
  %10 = or disjoint i64 %5, %9
  %11 = or i64 %10, 9218868437227405312
  %12 = bitcast i64 %11 to double
  %13 = bitcast i64 %10 to double
  %14 = fmul double %13, 0x77F0000000000000
  %15 = select i1 %8, double %12, double %14
  %16 = lshr i32 %1, 31
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw i64 %17, 63
  %19 = and i32 %1, 2147483647
  %20 = zext nneg i32 %19 to i64
  %21 = icmp samesign ugt i32 %19, 2139095039
  %22 = shl nuw nsw i64 %20, 29
  %23 = or disjoint i64 %18, %22
  %24 = or i64 %23, 9218868437227405312
  %25 = bitcast i64 %24 to double
  %26 = bitcast i64 %23 to double
  %27 = fmul double %26, 0x77F0000000000000
  %28 = select i1 %21, double %25, double %27
  %29 = fmul double %15, %28
  %30 = bitcast double %29 to i64
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = and i32 %32, -2147483648
  %34 = tail call double @llvm.fabs.f64(double %29)
  %35 = bitcast double %34 to i64
  %36 = icmp samesign ugt i64 %35, 5183643171103440895
  br i1 %36, label %37, label %41

37:                                               ; preds = %2
  %38 = icmp samesign ugt i64 %35, 9218868437227405312
  %39 = or disjoint i32 %33, 2139095040
  %40 = select i1 %38, i32 2143289344, i32 %39
  br label %56

41:                                               ; preds = %2
  %42 = icmp samesign ult i64 %35, 4039728865751334912
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = fadd double %34, 0x39E0000000000000
  %45 = bitcast double %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = or i32 %33, %46
  br label %56

48:                                               ; preds = %41
  %49 = add nuw nsw i64 %35, 576460752571858943
  %50 = lshr i64 %35, 29
  %51 = and i64 %50, 1
  %52 = add nuw nsw i64 %49, %51
  %53 = lshr i64 %52, 29
  %54 = trunc i64 %53 to i32
  %55 = or i32 %33, %54
  br label %56

56:                                               ; preds = %37, %43, %48
  %57 = phi i32 [ %40, %37 ], [ %47, %43 ], [ %55, %48 ]
  ret i32 %57
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_divide(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = zext nneg i32 %6 to i64
  %8 = icmp samesign ugt i32 %6, 2139095039
  %9 = shl nuw nsw i64 %7, 29
  %10 = or disjoint i64 %5, %9
  %11 = or i64 %10, 9218868437227405312
  %12 = bitcast i64 %11 to double
  %13 = bitcast i64 %10 to double
  %14 = fmul double %13, 0x77F0000000000000
  %15 = select i1 %8, double %12, double %14
  %16 = lshr i32 %1, 31
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw i64 %17, 63
  %19 = and i32 %1, 2147483647
  %20 = zext nneg i32 %19 to i64
  %21 = icmp samesign ugt i32 %19, 2139095039
  %22 = shl nuw nsw i64 %20, 29
  %23 = or disjoint i64 %18, %22
  %24 = or i64 %23, 9218868437227405312
  %25 = bitcast i64 %24 to double
  %26 = bitcast i64 %23 to double
  %27 = fmul double %26, 0x77F0000000000000
  %28 = select i1 %21, double %25, double %27
  %29 = fdiv double %15, %28
  %30 = bitcast double %29 to i64
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = and i32 %32, -2147483648
  %34 = tail call double @llvm.fabs.f64(double %29)
  %35 = bitcast double %34 to i64
  %36 = icmp samesign ugt i64 %35, 5183643171103440895
  br i1 %36, label %37, label %41

37:                                               ; preds = %2
  %38 = icmp samesign ugt i64 %35, 9218868437227405312
  %39 = or disjoint i32 %33, 2139095040
  %40 = select i1 %38, i32 2143289344, i32 %39
  br label %56

41:                                               ; preds = %2
  %42 = icmp samesign ult i64 %35, 4039728865751334912
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = fadd double %34, 0x39E0000000000000
  %45 = bitcast double %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = or i32 %33, %46
  br label %56

48:                                               ; preds = %41
  %49 = add nuw nsw i64 %35, 576460752571858943
  %50 = lshr i64 %35, 29
  %51 = and i64 %50, 1
  %52 = add nuw nsw i64 %49, %51
  %53 = lshr i64 %52, 29
  %54 = trunc i64 %53 to i32
  %55 = or i32 %33, %54
  br label %56

56:                                               ; preds = %37, %43, %48
  %57 = phi i32 [ %40, %37 ], [ %47, %43 ], [ %55, %48 ]
  ret i32 %57
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @__harp_double_from_float(i32 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i32 %0, 31
  %3 = zext nneg i32 %2 to i64
  %4 = shl nuw i64 %3, 63
  %5 = and i32 %0, 2147483647
  %6 = zext nneg i32 %5 to i64
  %7 = icmp samesign ugt i32 %5, 2139095039
  %8 = shl nuw nsw i64 %6, 29
  %9 = or disjoint i64 %4, %8
  %10 = or i64 %9, 9218868437227405312
  %11 = bitcast i64 %10 to double
  %12 = bitcast i64 %9 to double
  %13 = fmul double %12, 0x77F0000000000000
  %14 = select i1 %7, double %11, double %13
  ret double %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_double_to_float(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 32
  %4 = trunc nuw i64 %3 to i32
  %5 = and i32 %4, -2147483648
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = bitcast double %6 to i64
  %8 = icmp samesign ugt i64 %7, 5183643171103440895
  br i1 %8, label %9, label %13

9:                                                ; preds = %1
  %10 = icmp samesign ugt i64 %7, 9218868437227405312
  %11 = or disjoint i32 %5, 2139095040
  %12 = select i1 %10, i32 2143289344, i32 %11
  br label %28

13:                                               ; preds = %1
  %14 = icmp samesign ult i64 %7, 4039728865751334912
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = fadd double %6, 0x39E0000000000000
  %17 = bitcast double %16 to i64
  %18 = trunc i64 %17 to i32
  %19 = or i32 %5, %18
  br label %28

20:                                               ; preds = %13
  %21 = add nuw nsw i64 %7, 576460752571858943
  %22 = lshr i64 %7, 29
  %23 = and i64 %22, 1
  %24 = add nuw nsw i64 %21, %23
  %25 = lshr i64 %24, 29
  %26 = trunc i64 %25 to i32
  %27 = or i32 %5, %26
  br label %28

28:                                               ; preds = %9, %15, %20
  %29 = phi i32 [ %12, %9 ], [ %19, %15 ], [ %27, %20 ]
  ret i32 %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_from_unsigned_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i64 %0, 9007199254740992
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = and i64 %0, -4096
  %5 = and i64 %0, 4095
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 0, i64 2048
  %8 = or disjoint i64 %7, %4
  br label %9

9:                                                ; preds = %3, %1
  %10 = phi i64 [ %8, %3 ], [ %0, %1 ]
  %11 = uitofp i64 %10 to double
  %12 = bitcast double %11 to i64
  %13 = icmp samesign ugt i64 %12, 5183643171103440895
  br i1 %13, label %14, label %17

14:                                               ; preds = %9
  %15 = icmp samesign ugt i64 %12, 9218868437227405312
  %16 = select i1 %15, i32 2143289344, i32 2139095040
  br label %30

17:                                               ; preds = %9
  %18 = icmp samesign ult i64 %12, 4039728865751334912
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = fadd double %11, 0x39E0000000000000
  %21 = bitcast double %20 to i64
  %22 = trunc i64 %21 to i32
  br label %30

23:                                               ; preds = %17
  %24 = add nuw nsw i64 %12, 576460752571858943
  %25 = lshr i64 %12, 29
  %26 = and i64 %25, 1
  %27 = add nuw nsw i64 %24, %26
  %28 = lshr i64 %27, 29
  %29 = trunc i64 %28 to i32
  br label %30

30:                                               ; preds = %14, %19, %23
  %31 = phi i32 [ %16, %14 ], [ %22, %19 ], [ %29, %23 ]
  ret i32 %31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_from_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp slt i64 %0, 0
  br i1 %2, label %3, label %36

3:                                                ; preds = %1
  %4 = sub i64 0, %0
  %5 = icmp ult i64 %4, 9007199254740992
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = and i64 %4, -4096
  %8 = and i64 %4, 4095
  %9 = icmp eq i64 %8, 0
  %10 = select i1 %9, i64 0, i64 2048
  %11 = or disjoint i64 %10, %7
  br label %12

12:                                               ; preds = %6, %3
  %13 = phi i64 [ %11, %6 ], [ %4, %3 ]
  %14 = uitofp i64 %13 to double
  %15 = bitcast double %14 to i64
  %16 = icmp samesign ugt i64 %15, 5183643171103440895
  br i1 %16, label %17, label %20

17:                                               ; preds = %12
  %18 = icmp samesign ugt i64 %15, 9218868437227405312
  %19 = select i1 %18, i32 2143289344, i32 2139095040
  br label %33

20:                                               ; preds = %12
  %21 = icmp samesign ult i64 %15, 4039728865751334912
  br i1 %21, label %22, label %26

22:                                               ; preds = %20
  %23 = fadd double %14, 0x39E0000000000000
  %24 = bitcast double %23 to i64
  %25 = trunc i64 %24 to i32
  br label %33

26:                                               ; preds = %20
  %27 = add nuw nsw i64 %15, 576460752571858943
  %28 = lshr i64 %15, 29
  %29 = and i64 %28, 1
  %30 = add nuw nsw i64 %27, %29
  %31 = lshr i64 %30, 29
  %32 = trunc i64 %31 to i32
  br label %33

33:                                               ; preds = %17, %22, %26
  %34 = phi i32 [ %19, %17 ], [ %25, %22 ], [ %32, %26 ]
  %35 = or i32 %34, -2147483648
  br label %65

36:                                               ; preds = %1
  %37 = icmp samesign ult i64 %0, 9007199254740992
  br i1 %37, label %44, label %38

38:                                               ; preds = %36
  %39 = and i64 %0, 9223372036854771712
  %40 = and i64 %0, 4095
  %41 = icmp eq i64 %40, 0
  %42 = select i1 %41, i64 0, i64 2048
  %43 = or disjoint i64 %42, %39
  br label %44

44:                                               ; preds = %38, %36
  %45 = phi i64 [ %43, %38 ], [ %0, %36 ]
  %46 = uitofp nneg i64 %45 to double
  %47 = bitcast double %46 to i64
  %48 = icmp samesign ugt i64 %47, 5183643171103440895
  br i1 %48, label %49, label %52

49:                                               ; preds = %44
  %50 = icmp samesign ugt i64 %47, 9218868437227405312
  %51 = select i1 %50, i32 2143289344, i32 2139095040
  br label %65

52:                                               ; preds = %44
  %53 = icmp samesign ult i64 %47, 4039728865751334912
  br i1 %53, label %54, label %58

54:                                               ; preds = %52
  %55 = fadd double %46, 0x39E0000000000000
  %56 = bitcast double %55 to i64
  %57 = trunc i64 %56 to i32
  br label %65

58:                                               ; preds = %52
  %59 = add nuw nsw i64 %47, 576460752571858943
  %60 = lshr i64 %47, 29
  %61 = and i64 %60, 1
  %62 = add nuw nsw i64 %59, %61
  %63 = lshr i64 %62, 29
  %64 = trunc i64 %63 to i32
  br label %65

65:                                               ; preds = %58, %54, %49, %33
  %66 = phi i32 [ %35, %33 ], [ %51, %49 ], [ %57, %54 ], [ %64, %58 ]
  ret i32 %66
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }


