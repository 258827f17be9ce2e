; ModuleID = 'compiler/tests/cases/lane-stack.c'
source_filename = "compiler/tests/cases/lane-stack.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@.str = private unnamed_addr constant [4 x i8] c"%x \00", align 1
@results = internal unnamed_addr global [16 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 16, ptr noundef null) #5
  br label %3

1:                                                ; preds = %3
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1) #5
  ret i32 0

3:                                                ; preds = %0, %3
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
  %5 = getelementptr inbounds nuw i32, ptr @results, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !6
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %6) #5
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 16
  br i1 %9, label %1, label %3, !llvm.loop !22
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 {
  %3 = alloca [500 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %4 = add i32 %0, 1
  br label %7

5:                                                ; preds = %7
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 2000
  call fastcc void @sort(ptr noundef %3, ptr noundef %6) #7
  br label %20

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %15, %7 ]
  %9 = phi i32 [ %4, %2 ], [ %11, %7 ]
  %10 = mul i32 %9, 1103515245
  %11 = add i32 %10, 12345
  %12 = lshr i32 %11, 16
  %13 = and i32 %12, 1023
  %14 = getelementptr inbounds nuw i32, ptr %3, i64 %8
  store i32 %13, ptr %14, align 4, !tbaa !6
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, 500
  br i1 %16, label %5, label %7, !llvm.loop !45

17:                                               ; preds = %20
  %18 = sext i32 %0 to i64
  %19 = getelementptr inbounds i32, ptr @results, i64 %18
  store i32 %26, ptr %19, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void

20:                                               ; preds = %5, %20
  %21 = phi i64 [ 0, %5 ], [ %27, %20 ]
  %22 = phi i32 [ 0, %5 ], [ %26, %20 ]
  %23 = mul i32 %22, 31
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %21
  %25 = load i32, ptr %24, align 4, !tbaa !6
  %26 = add i32 %25, %23
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, 500
  br i1 %28, label %17, label %20, !llvm.loop !58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @sort(ptr noundef nonnull %0, ptr noundef nonnull %1) unnamed_addr #4 {
  %3 = ptrtoint ptr %1 to i64
  %4 = ptrtoint ptr %0 to i64
  %5 = sub i64 %3, %4
  %6 = ashr exact i64 %5, 2
  %7 = icmp slt i64 %6, 2
  br i1 %7, label %45, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %1, i64 -4
  br label %10

10:                                               ; preds = %8, %37
  %11 = phi i64 [ %6, %8 ], [ %43, %37 ]
  %12 = phi ptr [ %0, %8 ], [ %39, %37 ]
  %13 = lshr i64 %11, 1
  %14 = getelementptr inbounds nuw i32, ptr %12, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = icmp ugt ptr %12, %9
  br i1 %16, label %37, label %17

17:                                               ; preds = %10, %33
  %18 = phi ptr [ %35, %33 ], [ %12, %10 ]
  %19 = phi ptr [ %34, %33 ], [ %9, %10 ]
  br label %20

20:                                               ; preds = %20, %17
  %21 = phi ptr [ %24, %20 ], [ %18, %17 ]
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = icmp slt i32 %22, %15
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 4
  br i1 %23, label %20, label %25, !llvm.loop !78

25:                                               ; preds = %20, %25
  %26 = phi ptr [ %29, %25 ], [ %19, %20 ]
  %27 = load i32, ptr %26, align 4, !tbaa !6
  %28 = icmp sgt i32 %27, %15
  %29 = getelementptr inbounds i8, ptr %26, i64 -4
  br i1 %28, label %25, label %30, !llvm.loop !84

30:                                               ; preds = %25
  %31 = icmp ugt ptr %21, %26
  br i1 %31, label %33, label %32

32:                                               ; preds = %30
  store i32 %27, ptr %21, align 4, !tbaa !6
  store i32 %22, ptr %26, align 4, !tbaa !6
  br label %33

33:                                               ; preds = %32, %30
  %34 = phi ptr [ %29, %32 ], [ %26, %30 ]
  %35 = phi ptr [ %24, %32 ], [ %21, %30 ]
  %36 = icmp ugt ptr %35, %34
  br i1 %36, label %37, label %17, !llvm.loop !94

37:                                               ; preds = %33, %10
  %38 = phi ptr [ %9, %10 ], [ %34, %33 ]
  %39 = phi ptr [ %12, %10 ], [ %35, %33 ]
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 4
  tail call fastcc void @sort(ptr noundef %12, ptr noundef %40) #7
  %41 = ptrtoint ptr %39 to i64
  %42 = sub i64 %3, %41
  %43 = ashr exact i64 %42, 2
  %44 = icmp slt i64 %43, 2
  br i1 %44, label %45, label %10

45:                                               ; preds = %37, %2
  ret void
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nosync nounwind memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin "no-builtins" }


