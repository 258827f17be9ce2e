; ModuleID = 'compiler/tests/cases/leave-together.c'
source_filename = "compiler/tests/cases/leave-together.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@.str = private unnamed_addr constant [4 x i8] c"%u \00", align 1
@results = internal unnamed_addr global [16 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #4
  store i32 0, ptr %1, align 4, !tbaa !6
  call void @launch(ptr noundef nonnull @search, i32 noundef 16, ptr noundef nonnull %1) #5
  br label %3

2:                                                ; preds = %3
  store i32 2, ptr %1, align 4, !tbaa !6
  call void @launch(ptr noundef nonnull @search, i32 noundef 16, ptr noundef nonnull %1) #5
  br label %11

3:                                                ; preds = %0, %3
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
  %5 = getelementptr inbounds nuw i32, ptr @results, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !6
  %7 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %6) #5
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 16
  br i1 %9, label %2, label %3, !llvm.loop !25

10:                                               ; preds = %11
  store i32 0, ptr %1, align 4, !tbaa !6
  br label %18

11:                                               ; preds = %2, %11
  %12 = phi i64 [ 0, %2 ], [ %16, %11 ]
  %13 = getelementptr inbounds nuw i32, ptr @results, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %14) #5
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, 16
  br i1 %17, label %10, label %11, !llvm.loop !37

18:                                               ; preds = %10, %19
  call void @launch(ptr noundef nonnull @nested, i32 noundef 16, ptr noundef nonnull %1) #5
  br label %23

19:                                               ; preds = %23
  %20 = load i32, ptr %1, align 4, !tbaa !6
  %21 = add i32 %20, 5
  store i32 %21, ptr %1, align 4, !tbaa !6
  %22 = icmp ult i32 %21, 10
  br i1 %22, label %18, label %30, !llvm.loop !47

23:                                               ; preds = %18, %23
  %24 = phi i64 [ 0, %18 ], [ %28, %23 ]
  %25 = getelementptr inbounds nuw i32, ptr @results, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !6
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %26) #5
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, 16
  br i1 %29, label %19, label %23, !llvm.loop !55

30:                                               ; preds = %19
  %31 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #4
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @search(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = load i32, ptr %1, align 4, !tbaa !6
  %4 = and i32 %3, 2
  %5 = icmp eq i32 %4, 0
  br label %6

6:                                                ; preds = %9, %2
  %7 = phi i32 [ 20, %2 ], [ %10, %9 ]
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %33, label %9

9:                                                ; preds = %6
  %10 = add nsw i32 %7, -1
  br i1 %5, label %11, label %6, !llvm.loop !71

11:                                               ; preds = %9
  %12 = icmp eq i32 %0, 4
  %13 = and i32 %0, 3
  %14 = icmp eq i32 %13, 0
  br label %15

15:                                               ; preds = %11, %26
  %16 = phi i32 [ %28, %26 ], [ 98, %11 ]
  %17 = phi i32 [ %18, %26 ], [ %10, %11 ]
  %18 = add nsw i32 %17, -1
  %19 = icmp eq i32 %17, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %15
  %21 = urem i32 %16, 6
  %22 = icmp eq i32 %21, 4
  %23 = select i1 %12, i1 %22, i1 false
  br i1 %23, label %24, label %26

24:                                               ; preds = %20
  %25 = add i32 %16, 1000
  store i32 %25, ptr getelementptr inbounds nuw (i8, ptr @results, i64 16), align 16, !tbaa !6
  br label %37

26:                                               ; preds = %20
  %27 = shl i32 %16, 2
  %28 = add i32 %27, %0
  br i1 %14, label %29, label %15, !llvm.loop !84

29:                                               ; preds = %15, %26
  %30 = phi i32 [ %28, %26 ], [ %16, %15 ]
  %31 = phi i32 [ %18, %26 ], [ -1, %15 ]
  %32 = add i32 %31, %30
  br label %33

33:                                               ; preds = %6, %29
  %34 = phi i32 [ %32, %29 ], [ 97, %6 ]
  %35 = sext i32 %0 to i64
  %36 = getelementptr inbounds i32, ptr @results, i64 %35
  store i32 %34, ptr %36, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %33, %24
  ret void
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @nested(i32 noundef %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = load i32, ptr %1, align 4, !tbaa !6
  %4 = and i32 %3, 1
  %5 = icmp eq i32 %4, 0
  br label %6

6:                                                ; preds = %2, %28
  %7 = phi i32 [ 0, %2 ], [ %33, %28 ]
  %8 = phi i32 [ 7, %2 ], [ %32, %28 ]
  br i1 %5, label %9, label %28

9:                                                ; preds = %6
  %10 = icmp eq i32 %0, %7
  br label %11

11:                                               ; preds = %9, %21
  %12 = phi i32 [ %18, %21 ], [ %8, %9 ]
  %13 = phi i32 [ %22, %21 ], [ 12, %9 ]
  %14 = and i32 %12, 7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %24, label %16

16:                                               ; preds = %11
  %17 = mul i32 %12, 5
  %18 = add i32 %17, %0
  br i1 %10, label %28, label %19

19:                                               ; preds = %16
  %20 = icmp ugt i32 %18, 4000
  br i1 %20, label %35, label %21

21:                                               ; preds = %19
  %22 = add nsw i32 %13, -1
  %23 = icmp eq i32 %13, 0
  br i1 %23, label %24, label %11, !llvm.loop !110

24:                                               ; preds = %21, %11
  %25 = phi i32 [ %18, %21 ], [ %12, %11 ]
  %26 = phi i32 [ -1, %21 ], [ %13, %11 ]
  %27 = add nuw i32 %25, 3
  br label %28

28:                                               ; preds = %16, %6, %24
  %29 = phi i32 [ %27, %24 ], [ %8, %6 ], [ %18, %16 ]
  %30 = phi i32 [ %26, %24 ], [ 0, %6 ], [ 12, %16 ]
  %31 = add i32 %30, %7
  %32 = xor i32 %31, %29
  %33 = add nuw nsw i32 %7, 1
  %34 = icmp eq i32 %33, 3
  br i1 %34, label %35, label %6, !llvm.loop !119

35:                                               ; preds = %28, %19
  %36 = phi i32 [ %18, %19 ], [ %32, %28 ]
  %37 = sext i32 %0 to i64
  %38 = getelementptr inbounds i32, ptr @results, i64 %37
  store i32 %36, ptr %38, align 4, !tbaa !6
  ret void
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin nounwind "no-builtins" }


