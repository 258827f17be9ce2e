; ModuleID = 'compiler/tests/cases/aligned.c'
source_filename = "compiler/tests/cases/aligned.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@errno = external local_unnamed_addr global i32, align 4
@most = internal global i32 -1, align 4
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  br label %1

1:                                                ; preds = %0, %7
  %2 = phi i32 [ 16, %0 ], [ %16, %7 ]
  %3 = phi i32 [ 0, %0 ], [ %15, %7 ]
  %4 = mul nuw nsw i32 %2, 3
  br label %18

5:                                                ; preds = %7
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %15) #2
  br label %34

7:                                                ; preds = %18
  %8 = load volatile i32, ptr @most, align 4, !tbaa !18
  %9 = lshr i32 %8, 1
  %10 = sub i32 %9, %2
  %11 = add i32 %10, 1
  %12 = tail call ptr @aligned_alloc(i32 noundef %2, i32 noundef %11) #2
  %13 = icmp ne ptr %12, null
  %14 = zext i1 %13 to i32
  %15 = add nsw i32 %29, %14
  %16 = shl nuw nsw i32 %2, 1
  %17 = icmp samesign ult i32 %2, 513
  br i1 %17, label %1, label %5, !llvm.loop !28

18:                                               ; preds = %1, %18
  %19 = phi i32 [ 0, %1 ], [ %30, %18 ]
  %20 = phi i32 [ %3, %1 ], [ %29, %18 ]
  store i32 0, ptr @errno, align 4, !tbaa !6
  %21 = load volatile i32, ptr @most, align 4, !tbaa !18
  %22 = sub i32 %21, %19
  %23 = tail call ptr @aligned_alloc(i32 noundef %2, i32 noundef %22) #2
  %24 = icmp ne ptr %23, null
  %25 = load i32, ptr @errno, align 4
  %26 = icmp ne i32 %25, 12
  %27 = select i1 %24, i1 true, i1 %26
  %28 = zext i1 %27 to i32
  %29 = add nsw i32 %20, %28
  %30 = add nuw nsw i32 %19, 7
  %31 = icmp samesign ult i32 %30, %4
  br i1 %31, label %18, label %7, !llvm.loop !44

32:                                               ; preds = %34
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.2) #2
  ret i32 0

34:                                               ; preds = %5, %34
  %35 = phi i32 [ 16, %5 ], [ %44, %34 ]
  %36 = tail call ptr @aligned_alloc(i32 noundef %35, i32 noundef %35) #2
  %37 = tail call ptr @memset(ptr noundef %36, i32 noundef 1, i32 noundef %35) #2
  %38 = ptrtoint ptr %36 to i32
  %39 = add nsw i32 %35, -1
  %40 = and i32 %39, %38
  %41 = icmp eq i32 %40, 0
  %42 = zext i1 %41 to i32
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %42) #2
  tail call void @free(ptr noundef %36) #2
  %44 = shl nuw nsw i32 %35, 1
  %45 = icmp ult i32 %35, 257
  br i1 %45, label %34, label %32, !llvm.loop !59
}

declare ptr @aligned_alloc(i32 noundef, i32 noundef) local_unnamed_addr #1

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

declare ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare void @free(ptr noundef) local_unnamed_addr #1

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nobuiltin nounwind "no-builtins" }


