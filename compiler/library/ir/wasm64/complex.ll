; ModuleID = 'compiler/library/source/complex.c'
source_filename = "compiler/library/source/complex.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: nounwind
define hidden void @__muldc3(ptr dead_on_unwind noalias writable writeonly sret({ double, double }) align 8 captures(none) initializes((0, 16)) %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = fmul double %1, %3
  %7 = fmul double %2, %4
  %8 = fsub double %6, %7
  %9 = fmul double %1, %4
  %10 = fmul double %2, %3
  %11 = fadd double %10, %9
  %12 = fcmp uno double %8, 0.000000e+00
  %13 = fcmp uno double %11, 0.000000e+00
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %109

15:                                               ; preds = %5
  %16 = tail call double @llvm.fabs.f64(double %1)
  %17 = fcmp oeq double %16, 0x7FF0000000000000
  %18 = tail call double @llvm.fabs.f64(double %2)
  br i1 %17, label %21, label %19

19:                                               ; preds = %15
  %20 = fcmp oeq double %18, 0x7FF0000000000000
  br i1 %20, label %21, label %35

21:                                               ; preds = %15, %19
  %22 = phi double [ 0.000000e+00, %19 ], [ 1.000000e+00, %15 ]
  %23 = tail call double @llvm.copysign.f64(double %22, double %1)
  %24 = fcmp oeq double %18, 0x7FF0000000000000
  %25 = select i1 %24, double 1.000000e+00, double 0.000000e+00
  %26 = tail call double @llvm.copysign.f64(double %25, double %2)
  %27 = fcmp uno double %3, 0.000000e+00
  br i1 %27, label %28, label %30

28:                                               ; preds = %21
  %29 = tail call double @copysign(double noundef 0.000000e+00, double noundef %3) #4
  br label %30

30:                                               ; preds = %21, %28
  %31 = phi double [ %29, %28 ], [ %3, %21 ]
  %32 = fcmp uno double %4, 0.000000e+00
  br i1 %32, label %33, label %35

33:                                               ; preds = %30
  %34 = tail call double @copysign(double noundef 0.000000e+00, double noundef %4) #4
  br label %35

35:                                               ; preds = %33, %30, %19
  %36 = phi double [ %3, %19 ], [ %31, %30 ], [ %31, %33 ]
  %37 = phi double [ %4, %19 ], [ %4, %30 ], [ %34, %33 ]
  %38 = phi i1 [ true, %19 ], [ false, %30 ], [ false, %33 ]
  %39 = phi double [ %2, %19 ], [ %26, %30 ], [ %26, %33 ]
  %40 = phi double [ %1, %19 ], [ %23, %30 ], [ %23, %33 ]
  %41 = tail call double @llvm.fabs.f64(double %36)
  %42 = fcmp oeq double %41, 0x7FF0000000000000
  %43 = tail call double @llvm.fabs.f64(double %37)
  br i1 %42, label %46, label %44

44:                                               ; preds = %35
  %45 = fcmp oeq double %43, 0x7FF0000000000000
  br i1 %45, label %46, label %60

46:                                               ; preds = %35, %44
  %47 = phi double [ 0.000000e+00, %44 ], [ 1.000000e+00, %35 ]
  %48 = tail call double @llvm.copysign.f64(double %47, double %36)
  %49 = fcmp oeq double %43, 0x7FF0000000000000
  %50 = select i1 %49, double 1.000000e+00, double 0.000000e+00
  %51 = tail call double @llvm.copysign.f64(double %50, double %37)
  %52 = fcmp uno double %40, 0.000000e+00
  br i1 %52, label %53, label %55

53:                                               ; preds = %46
  %54 = tail call double @copysign(double noundef 0.000000e+00, double noundef %40) #4
  br label %55

55:                                               ; preds = %46, %53
  %56 = phi double [ %54, %53 ], [ %40, %46 ]
  %57 = fcmp uno double %39, 0.000000e+00
  br i1 %57, label %58, label %96

58:                                               ; preds = %55
  %59 = tail call double @copysign(double noundef 0.000000e+00, double noundef %39) #4
  br label %96

60:                                               ; preds = %44
  br i1 %38, label %61, label %96

61:                                               ; preds = %60
  %62 = fmul double %36, %40
  %63 = tail call double @llvm.fabs.f64(double %62)
  %64 = fcmp oeq double %63, 0x7FF0000000000000
  br i1 %64, label %77, label %65

65:                                               ; preds = %61
  %66 = fmul double %37, %39
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = fcmp oeq double %67, 0x7FF0000000000000
  br i1 %68, label %77, label %69

69:                                               ; preds = %65
  %70 = fmul double %37, %40
  %71 = tail call double @llvm.fabs.f64(double %70)
  %72 = fcmp oeq double %71, 0x7FF0000000000000
  br i1 %72, label %77, label %73

73:                                               ; preds = %69
  %74 = fmul double %36, %39
  %75 = tail call double @llvm.fabs.f64(double %74)
  %76 = fcmp oeq double %75, 0x7FF0000000000000
  br i1 %76, label %77, label %109

77:                                               ; preds = %73, %69, %65, %61
  %78 = fcmp uno double %40, 0.000000e+00
  br i1 %78, label %79, label %81

79:                                               ; preds = %77
  %80 = tail call double @copysign(double noundef 0.000000e+00, double noundef %40) #4
  br label %81

81:                                               ; preds = %77, %79
  %82 = phi double [ %80, %79 ], [ %40, %77 ]
  %83 = fcmp uno double %39, 0.000000e+00
  br i1 %83, label %84, label %86

84:                                               ; preds = %81
  %85 = tail call double @copysign(double noundef 0.000000e+00, double noundef %39) #4
  br label %86

86:                                               ; preds = %81, %84
  %87 = phi double [ %85, %84 ], [ %39, %81 ]
  %88 = fcmp uno double %36, 0.000000e+00
  br i1 %88, label %89, label %91

89:                                               ; preds = %86
  %90 = tail call double @copysign(double noundef 0.000000e+00, double noundef %36) #4
  br label %91

91:                                               ; preds = %86, %89
  %92 = phi double [ %90, %89 ], [ %36, %86 ]
  %93 = fcmp uno double %37, 0.000000e+00
  br i1 %93, label %94, label %96

94:                                               ; preds = %91
  %95 = tail call double @copysign(double noundef 0.000000e+00, double noundef %37) #4
  br label %96

96:                                               ; preds = %58, %55, %60, %91, %94
  %97 = phi double [ %36, %60 ], [ %92, %94 ], [ %92, %91 ], [ %48, %55 ], [ %48, %58 ]
  %98 = phi double [ %37, %60 ], [ %95, %94 ], [ %37, %91 ], [ %51, %55 ], [ %51, %58 ]
  %99 = phi double [ %39, %60 ], [ %87, %94 ], [ %87, %91 ], [ %39, %55 ], [ %59, %58 ]
  %100 = phi double [ %40, %60 ], [ %82, %94 ], [ %82, %91 ], [ %56, %55 ], [ %56, %58 ]
  %101 = fmul double %97, %100
  %102 = fmul double %98, %99
  %103 = fsub double %101, %102
  %104 = fmul double %103, 0x7FF0000000000000
  %105 = fmul double %98, %100
  %106 = fmul double %97, %99
  %107 = fadd double %106, %105
  %108 = fmul double %107, 0x7FF0000000000000
  br label %109

109:                                              ; preds = %96, %73, %5
  %110 = phi double [ %8, %5 ], [ %104, %96 ], [ %8, %73 ]
  %111 = phi double [ %11, %5 ], [ %108, %96 ], [ %11, %73 ]
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %110, ptr %0, align 8
  store double %111, ptr %112, align 8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #1

declare double @copysign(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define hidden void @__divdc3(ptr dead_on_unwind noalias writable writeonly sret({ double, double }) align 8 captures(none) initializes((0, 16)) %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call double @fabs(double noundef %3) #4
  %7 = tail call double @fabs(double noundef %4) #4
  %8 = fcmp ogt double %6, %7
  %9 = select i1 %8, double %3, double %4
  %10 = tail call double @fabs(double noundef %9) #4
  %11 = tail call i1 @llvm.is.fpclass.f64(double %10, i32 639)
  br i1 %11, label %24, label %12

12:                                               ; preds = %5
  %13 = bitcast double %10 to i64
  %14 = lshr i64 %13, 52
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = tail call i32 @llvm.umax.i32(i32 %15, i32 1)
  %17 = tail call i32 @llvm.umin.i32(i32 %16, i32 2045)
  %18 = sub nuw nsw i32 2046, %17
  %19 = zext nneg i32 %18 to i64
  %20 = shl nuw nsw i64 %19, 52
  %21 = bitcast i64 %20 to double
  %22 = fmul double %3, %21
  %23 = fmul double %4, %21
  br label %24

24:                                               ; preds = %12, %5
  %25 = phi double [ %23, %12 ], [ %4, %5 ]
  %26 = phi double [ %21, %12 ], [ 1.000000e+00, %5 ]
  %27 = phi double [ %22, %12 ], [ %3, %5 ]
  %28 = fmul double %27, %27
  %29 = fmul double %25, %25
  %30 = fadd double %29, %28
  %31 = fmul double %1, %27
  %32 = fmul double %2, %25
  %33 = fadd double %32, %31
  %34 = fdiv double %33, %30
  %35 = fmul double %26, %34
  %36 = fmul double %2, %27
  %37 = fmul double %1, %25
  %38 = fsub double %36, %37
  %39 = fdiv double %38, %30
  %40 = fmul double %26, %39
  %41 = fcmp uno double %35, 0.000000e+00
  %42 = fcmp uno double %40, 0.000000e+00
  %43 = and i1 %41, %42
  br i1 %43, label %44, label %101

44:                                               ; preds = %24
  %45 = fcmp oeq double %30, 0.000000e+00
  br i1 %45, label %46, label %55

46:                                               ; preds = %44
  %47 = fcmp uno double %1, 0.000000e+00
  %48 = fcmp uno double %2, 0.000000e+00
  %49 = and i1 %47, %48
  br i1 %49, label %55, label %50

50:                                               ; preds = %46
  %51 = tail call double @copysign(double noundef 0x7FF0000000000000, double noundef %27) #4
  %52 = fmul double %1, %51
  %53 = tail call double @copysign(double noundef 0x7FF0000000000000, double noundef %27) #4
  %54 = fmul double %2, %53
  br label %101

55:                                               ; preds = %46, %44
  %56 = tail call double @llvm.fabs.f64(double %1)
  %57 = fcmp une double %56, 0x7FF0000000000000
  %58 = tail call double @llvm.fabs.f64(double %2)
  %59 = fcmp une double %58, 0x7FF0000000000000
  %60 = and i1 %57, %59
  %61 = tail call double @llvm.fabs.f64(double %27)
  %62 = fcmp ueq double %61, 0x7FF0000000000000
  %63 = or i1 %60, %62
  %64 = tail call double @llvm.fabs.f64(double %25)
  %65 = fcmp ueq double %64, 0x7FF0000000000000
  %66 = or i1 %65, %63
  br i1 %66, label %80, label %67

67:                                               ; preds = %55
  %68 = select i1 %57, double 0.000000e+00, double 1.000000e+00
  %69 = tail call double @llvm.copysign.f64(double %68, double %1)
  %70 = select i1 %59, double 0.000000e+00, double 1.000000e+00
  %71 = tail call double @llvm.copysign.f64(double %70, double %2)
  %72 = fmul double %69, %27
  %73 = fmul double %71, %25
  %74 = fadd double %73, %72
  %75 = fmul double %74, 0x7FF0000000000000
  %76 = fmul double %71, %27
  %77 = fmul double %69, %25
  %78 = fsub double %76, %77
  %79 = fmul double %78, 0x7FF0000000000000
  br label %101

80:                                               ; preds = %55
  %81 = fcmp une double %61, 0x7FF0000000000000
  %82 = fcmp une double %64, 0x7FF0000000000000
  %83 = and i1 %82, %81
  %84 = fcmp ueq double %56, 0x7FF0000000000000
  %85 = or i1 %84, %83
  %86 = fcmp ueq double %58, 0x7FF0000000000000
  %87 = or i1 %86, %85
  br i1 %87, label %101, label %88

88:                                               ; preds = %80
  %89 = select i1 %81, double 0.000000e+00, double 1.000000e+00
  %90 = tail call double @llvm.copysign.f64(double %89, double %27)
  %91 = select i1 %82, double 0.000000e+00, double 1.000000e+00
  %92 = tail call double @llvm.copysign.f64(double %91, double %25)
  %93 = fmul double %1, %90
  %94 = fmul double %2, %92
  %95 = fadd double %94, %93
  %96 = fmul double %95, 0.000000e+00
  %97 = fmul double %2, %90
  %98 = fmul double %1, %92
  %99 = fsub double %97, %98
  %100 = fmul double %99, 0.000000e+00
  br label %101

101:                                              ; preds = %80, %50, %88, %67, %24
  %102 = phi double [ %75, %67 ], [ %96, %88 ], [ %52, %50 ], [ %35, %24 ], [ %35, %80 ]
  %103 = phi double [ %79, %67 ], [ %100, %88 ], [ %54, %50 ], [ %40, %24 ], [ %40, %80 ]
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %102, ptr %0, align 8
  store double %103, ptr %104, align 8
  ret void
}

declare double @fabs(double noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define hidden void @__mulsc3(ptr dead_on_unwind noalias writable writeonly sret({ float, float }) align 4 captures(none) initializes((0, 8)) %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = alloca { double, double }, align 8
  %7 = fpext float %1 to double
  %8 = fpext float %2 to double
  %9 = fpext float %3 to double
  %10 = fpext float %4 to double
  call void @__muldc3(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %6, double noundef %7, double noundef %8, double noundef %9, double noundef %10) #5
  %11 = load double, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = load double, ptr %12, align 8
  %14 = fptrunc double %11 to float
  %15 = fptrunc double %13 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %14, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

; Function Attrs: nounwind
define hidden void @__divsc3(ptr dead_on_unwind noalias writable writeonly sret({ float, float }) align 4 captures(none) initializes((0, 8)) %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = alloca { double, double }, align 8
  %7 = fpext float %1 to double
  %8 = fpext float %2 to double
  %9 = fpext float %3 to double
  %10 = fpext float %4 to double
  call void @__divdc3(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %6, double noundef %7, double noundef %8, double noundef %9, double noundef %10) #5
  %11 = load double, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %13 = load double, ptr %12, align 8
  %14 = fptrunc double %11 to float
  %15 = fptrunc double %13 to float
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %14, ptr %0, align 4
  store float %15, ptr %16, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nobuiltin nounwind "no-builtins" }
attributes #5 = { nobuiltin "no-builtins" }


