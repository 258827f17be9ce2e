; ModuleID = 'compiler/tests/cases/long-double.c'
source_filename = "compiler/tests/cases/long-double.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@.str = private unnamed_addr constant [16 x i8] c"%.3Lf %.3Lf %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"%.12f %.12f %.6f %.6f\0A\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"%.12f %.12f\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"%llx %d %d %s\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  %1 = alloca { double, double }, align 8
  %2 = alloca { double, double }, align 8
  %3 = alloca { double, double }, align 8
  %4 = alloca { float, float }, align 4
  %5 = alloca { float, float }, align 4
  %6 = alloca { float, float }, align 4
  %7 = alloca { double, double }, align 8
  %8 = alloca { double, double }, align 8
  %9 = alloca { double, double }, align 8
  %10 = alloca i32, align 4
  %11 = alloca [8 x i8], align 1
  %12 = tail call double (i32, ...) @sum(i32 poison, double noundef 1.000000e+00, double noundef 2.500000e+00, double noundef -1.250000e-01) #9
  %13 = tail call double @fabsl(double noundef -7.500000e+00) #10
  %14 = fptosi double %13 to i32
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, double noundef 4.750000e+00, double noundef %12, i32 noundef %14) #10
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef 1) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  %17 = getelementptr inbounds nuw i8, ptr %2, i32 8
  store double 1.000000e+00, ptr %2, align 8
  store double 2.000000e+00, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %18 = getelementptr inbounds nuw i8, ptr %3, i32 8
  store double 3.000000e+00, ptr %3, align 8
  store double -4.000000e+00, ptr %18, align 8
  call fastcc void @quotient(ptr dead_on_unwind writable sret({ double, double }) align 8 %1, ptr noundef nonnull byval({ double, double }) align 8 %2, ptr noundef nonnull byval({ double, double }) align 8 %3) #9
  %19 = load double, ptr %1, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %21 = load double, ptr %20, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store float 1.500000e+00, ptr %5, align 4
  store float -2.000000e+00, ptr %22, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %23 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store float 5.000000e-01, ptr %6, align 4
  store float 4.000000e+00, ptr %23, align 4
  call fastcc void @product(ptr dead_on_unwind writable sret({ float, float }) align 4 %4, ptr noundef nonnull byval({ float, float }) align 4 %5, ptr noundef nonnull byval({ float, float }) align 4 %6) #9
  %24 = load float, ptr %4, align 4
  %25 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %26 = load float, ptr %25, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  %27 = fpext float %24 to double
  %28 = fpext float %26 to double
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.2, double noundef %19, double noundef %21, double noundef %27, double noundef %28) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  %30 = getelementptr inbounds nuw i8, ptr %8, i32 8
  store double 1.000000e+300, ptr %8, align 8
  store double 1.000000e+300, ptr %30, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  %31 = getelementptr inbounds nuw i8, ptr %9, i32 8
  store double 2.000000e+300, ptr %9, align 8
  store double 0.000000e+00, ptr %31, align 8
  call fastcc void @quotient(ptr dead_on_unwind writable sret({ double, double }) align 8 %7, ptr noundef nonnull byval({ double, double }) align 8 %8, ptr noundef nonnull byval({ double, double }) align 8 %9) #9
  %32 = load double, ptr %7, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %34 = load double, ptr %33, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.3, double noundef %32, double noundef %34) #10
  %36 = tail call i64 asm "", "=r,0"(i64 81985529216486895) #12, !srcloc !32
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  store i32 5, ptr %10, align 4, !tbaa !6
  call void asm sideeffect "", "=*imr,0,~{memory}"(ptr nonnull elementtype(i32) %10, i32 7) #11, !srcloc !36
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  %37 = call ptr @mempcpy(ptr noundef nonnull %11, ptr noundef nonnull @.str.4, i32 noundef 7) #10
  %38 = load i32, ptr %10, align 4, !tbaa !6
  %39 = ptrtoint ptr %37 to i32
  %40 = ptrtoint ptr %11 to i32
  %41 = sub i32 %39, %40
  %42 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.5, i64 noundef %36, i32 noundef %38, i32 noundef %41, ptr noundef nonnull %11) #10
  %43 = call ptr @llvm.frameaddress.p0(i32 0)
  %44 = call fastcc i32 @below(ptr noundef %43) #9
  %45 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %44) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: nofree noinline norecurse nosync nounwind
define internal double @sum(i32 %0, ...) unnamed_addr #2 {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 4
  br label %4

4:                                                ; preds = %1, %4
  %5 = phi double [ 0.000000e+00, %1 ], [ %13, %4 ]
  %6 = phi i32 [ 3, %1 ], [ %8, %4 ]
  %7 = phi ptr [ %3, %1 ], [ %11, %4 ]
  %8 = add nsw i32 %6, -1
  %9 = getelementptr inbounds nuw i8, ptr %7, i32 7
  %10 = call align 8 ptr @llvm.ptrmask.p0.i32(ptr nonnull %9, i32 -8)
  %11 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %12 = load double, ptr %10, align 8, !tbaa !55
  %13 = fadd double %5, %12
  %14 = icmp eq i32 %8, 0
  br i1 %14, label %15, label %4, !llvm.loop !60

15:                                               ; preds = %4
  store ptr %11, ptr %2, align 4
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  ret double %13
}

declare double @fabsl(double noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: noinline nounwind
define internal fastcc void @quotient(ptr dead_on_unwind noalias nonnull writable writeonly sret({ double, double }) align 8 captures(none) initializes((0, 16)) %0, ptr noundef readonly byval({ double, double }) align 8 captures(none) %1, ptr noundef readonly byval({ double, double }) align 8 captures(none) %2) unnamed_addr #4 {
  %4 = alloca { double, double }, align 8
  %5 = load double, ptr %1, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %7 = load double, ptr %6, align 8
  %8 = load double, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %10 = load double, ptr %9, align 8
  call void @__divdc3(ptr dead_on_unwind nonnull writable sret({ double, double }) align 8 %4, double noundef %5, double noundef %7, double noundef %8, double noundef %10) #10
  %11 = load double, ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store double %11, ptr %0, align 8
  store double %13, ptr %14, align 8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: noinline nounwind
define internal fastcc void @product(ptr dead_on_unwind noalias nonnull writable writeonly sret({ float, float }) align 4 captures(none) initializes((0, 8)) %0, ptr noundef readonly byval({ float, float }) align 4 captures(none) %1, ptr noundef readonly byval({ float, float }) align 4 captures(none) %2) unnamed_addr #4 {
  %4 = alloca { float, float }, align 4
  %5 = load float, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %7 = load float, ptr %6, align 4
  %8 = load float, ptr %2, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %10 = load float, ptr %9, align 4
  %11 = fmul float %5, %8
  %12 = fmul float %7, %10
  %13 = fmul float %5, %10
  %14 = fmul float %7, %8
  %15 = fsub float %11, %12
  %16 = fadd float %14, %13
  %17 = fcmp uno float %15, 0.000000e+00
  br i1 %17, label %18, label %24, !prof !81

18:                                               ; preds = %3
  %19 = fcmp uno float %16, 0.000000e+00
  br i1 %19, label %20, label %24, !prof !81

20:                                               ; preds = %18
  call void @__mulsc3(ptr dead_on_unwind nonnull writable sret({ float, float }) align 4 %4, float noundef %5, float noundef %7, float noundef %8, float noundef %10) #10
  %21 = load float, ptr %4, align 4
  %22 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %23 = load float, ptr %22, align 4
  br label %24

24:                                               ; preds = %20, %18, %3
  %25 = phi float [ %15, %3 ], [ %15, %18 ], [ %21, %20 ]
  %26 = phi float [ %16, %3 ], [ %16, %18 ], [ %23, %20 ]
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store float %25, ptr %0, align 4
  store float %26, ptr %27, align 4
  ret void
}

declare ptr @mempcpy(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 2) i32 @below(ptr noundef readnone captures(address) %0) unnamed_addr #5 {
  %2 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %3 = icmp ult ptr %2, %0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.frameaddress.p0(i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i32(ptr, i32) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

declare void @__divdc3(ptr, double, double, double, double) local_unnamed_addr

declare void @__mulsc3(ptr, float, float, float, float) local_unnamed_addr

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree noinline norecurse nosync nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nobuiltin "no-builtins" }
attributes #10 = { nobuiltin nounwind "no-builtins" }
attributes #11 = { nounwind }
attributes #12 = { nounwind memory(none) }


