; ModuleID = 'compiler/tests/cases/waiting.c'
source_filename = "compiler/tests/cases/waiting.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@changes = hidden local_unnamed_addr constant [3 x ptr] [ptr @add, ptr @subtract, ptr @add], align 16
@threads = internal unnamed_addr global i32 0, align 4
@places = internal global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@count = internal unnamed_addr global i32 0, align 4
@wrong = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@inside = internal unnamed_addr global i32 0, align 4
@most_inside = internal unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@chain = internal unnamed_addr global i32 0, align 4
@.str.3 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@through = internal unnamed_addr global i32 0, align 4
@local = internal unnamed_addr global i32 0, align 4
@handed = internal unnamed_addr global i32 0, align 4
@next = internal unnamed_addr global i32 0, align 4
@lock = internal global i32 0, align 4
@__harp_launched_warps = external local_unnamed_addr global i64, align 8
@flags = internal global [256 x i32] zeroinitializer, align 16
@passed = internal global [256 x i32] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @add(i32 noundef %0) #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2, !llvm.loop !19

5:                                                ; preds = %2
  %6 = load i32, ptr @through, align 4, !tbaa !6
  %7 = add nsw i32 %6, %0
  store i32 %7, ptr @through, align 4, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @subtract(i32 noundef %0) #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2, !llvm.loop !36

5:                                                ; preds = %2
  %6 = load i32, ptr @through, align 4, !tbaa !6
  %7 = sub nsw i32 %6, %0
  store i32 %7, ptr @through, align 4, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4
  ret void
}

; Function Attrs: nounwind
define hidden noundef i32 @main() #1 {
  %1 = tail call i32 @__harp_hardware_id(i32 noundef 2) #9
  %2 = tail call i32 @__harp_hardware_id(i32 noundef 3) #9
  %3 = mul nsw i32 %2, %1
  %4 = tail call i32 @llvm.smin.i32(i32 %3, i32 256)
  store i32 %4, ptr @threads, align 4, !tbaa !6
  tail call void @launch(ptr noundef nonnull @rounds, i32 noundef %4, ptr noundef null) #10
  store atomic i32 2, ptr @places seq_cst, align 4
  %5 = load i32, ptr @threads, align 4, !tbaa !6
  tail call void @launch(ptr noundef nonnull @semaphore, i32 noundef %5, ptr noundef null) #10
  %6 = load i32, ptr @threads, align 4, !tbaa !6
  tail call void @launch(ptr noundef nonnull @chained, i32 noundef %6, ptr noundef null) #10
  %7 = load i32, ptr @threads, align 4, !tbaa !6
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %35, label %9

9:                                                ; preds = %35, %0
  %10 = phi i32 [ 0, %0 ], [ %40, %35 ]
  tail call void @launch(ptr noundef nonnull @by_address, i32 noundef 12, ptr noundef null) #10
  tail call void @launch(ptr noundef nonnull @rooms, i32 noundef 12, ptr noundef null) #10
  tail call void @launch(ptr noundef nonnull @hand_on, i32 noundef 12, ptr noundef null) #10
  %11 = load i32, ptr @threads, align 4, !tbaa !6
  tail call void @launch(ptr noundef nonnull @gates, i32 noundef %11, ptr noundef null) #10
  %12 = load i32, ptr @count, align 4, !tbaa !6
  %13 = load i32, ptr @threads, align 4, !tbaa !6
  %14 = shl nsw i32 %13, 2
  %15 = icmp eq i32 %12, %14
  %16 = zext i1 %15 to i32
  %17 = load i32, ptr @wrong, align 4, !tbaa !6
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %16, i32 noundef %17) #10
  %19 = load i32, ptr @inside, align 4, !tbaa !6
  %20 = load i32, ptr @most_inside, align 4, !tbaa !6
  %21 = add i32 %20, -1
  %22 = icmp ult i32 %21, 2
  %23 = zext i1 %22 to i32
  %24 = load atomic i32, ptr @places seq_cst, align 4, !tbaa !80
  %25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %19, i32 noundef %23, i32 noundef %24) #10
  %26 = load i32, ptr @chain, align 4, !tbaa !6
  %27 = icmp eq i32 %26, %10
  %28 = zext i1 %27 to i32
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.2, i32 noundef %28) #10
  %30 = load i32, ptr @through, align 4, !tbaa !6
  %31 = load i32, ptr @local, align 4, !tbaa !6
  %32 = load i32, ptr @handed, align 4, !tbaa !6
  %33 = load atomic i32, ptr @next seq_cst, align 4, !tbaa !80
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.3, i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef %33) #10
  ret i32 0

35:                                               ; preds = %0, %35
  %36 = phi i32 [ %41, %35 ], [ 0, %0 ]
  %37 = phi i32 [ %40, %35 ], [ 0, %0 ]
  %38 = shl nuw nsw i32 %37, 1
  %39 = add nuw nsw i32 %38, %36
  %40 = and i32 %39, 1023
  %41 = add nuw nsw i32 %36, 1
  %42 = icmp eq i32 %41, %7
  br i1 %42, label %9, label %35, !llvm.loop !97
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal void @rounds(i32 %0, ptr readnone captures(none) %1) #1 {
  br label %3

3:                                                ; preds = %2, %25
  %4 = phi i32 [ 1, %2 ], [ %29, %25 ]
  br label %6

5:                                                ; preds = %25
  ret void

6:                                                ; preds = %3, %6
  %7 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %6, !llvm.loop !109

9:                                                ; preds = %6
  %10 = load i32, ptr @count, align 4, !tbaa !6
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr @count, align 4, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4
  %12 = load i64, ptr @__harp_launched_warps, align 8, !tbaa !121
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %14) #11
  %15 = load i32, ptr @count, align 4, !tbaa !6
  %16 = load i32, ptr @threads, align 4, !tbaa !6
  %17 = mul nsw i32 %16, %4
  %18 = icmp eq i32 %15, %17
  br i1 %18, label %25, label %19

19:                                               ; preds = %9, %19
  %20 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %19, !llvm.loop !134

22:                                               ; preds = %19
  %23 = load i32, ptr @wrong, align 4, !tbaa !6
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr @wrong, align 4, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4
  br label %25

25:                                               ; preds = %22, %9
  %26 = load i64, ptr @__harp_launched_warps, align 8, !tbaa !121
  %27 = shl i64 %26, 32
  %28 = ashr exact i64 %27, 32
  tail call void @__harp_barrier(i64 noundef 0, i64 noundef %28) #11
  %29 = add nuw nsw i32 %4, 1
  %30 = icmp eq i32 %29, 5
  br i1 %30, label %5, label %3, !llvm.loop !151
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @semaphore(i32 %0, ptr readnone captures(none) %1) #0 {
  br label %3

3:                                                ; preds = %6, %2
  %4 = load atomic i32, ptr @places seq_cst, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3, %7
  br label %3

7:                                                ; preds = %3
  %8 = add nsw i32 %4, -1
  %9 = cmpxchg ptr @places, i32 %4, i32 %8 seq_cst seq_cst, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %11, label %6

11:                                               ; preds = %7, %11
  %12 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !167

14:                                               ; preds = %11
  %15 = load i32, ptr @inside, align 4, !tbaa !6
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr @inside, align 4, !tbaa !6
  %17 = load i32, ptr @most_inside, align 4, !tbaa !6
  %18 = tail call i32 @llvm.smax.i32(i32 %16, i32 %17)
  store i32 %18, ptr @most_inside, align 4, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4
  br label %19

19:                                               ; preds = %19, %14
  %20 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %19, !llvm.loop !183

22:                                               ; preds = %19
  %23 = load i32, ptr @inside, align 4, !tbaa !6
  %24 = add nsw i32 %23, -1
  store i32 %24, ptr @inside, align 4, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4
  %25 = atomicrmw add ptr @places, i32 1 seq_cst, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none)
define internal void @chained(i32 noundef %0, ptr readnone captures(none) %1) #3 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr i32, ptr @flags, i64 %5
  %7 = getelementptr i8, ptr %6, i64 -4
  br label %8

8:                                                ; preds = %4, %8
  %9 = load volatile i32, ptr %7, align 4, !tbaa !6
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %8, label %11, !llvm.loop !199

11:                                               ; preds = %8, %2
  %12 = load i32, ptr @chain, align 4, !tbaa !6
  %13 = shl nuw nsw i32 %12, 1
  %14 = add nsw i32 %13, %0
  %15 = and i32 %14, 1023
  store i32 %15, ptr @chain, align 4, !tbaa !6
  %16 = sext i32 %0 to i64
  %17 = getelementptr inbounds i32, ptr @flags, i64 %16
  store volatile i32 1, ptr %17, align 4, !tbaa !6
  ret void
}

; Function Attrs: nounwind
define internal void @by_address(i32 noundef %0, ptr readnone captures(none) %1) #1 {
  %3 = srem i32 %0, 3
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds ptr, ptr @changes, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !212
  tail call void %6(i32 noundef %0) #10
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @rooms(i32 noundef %0, ptr readnone captures(none) %1) #4 {
  tail call fastcc void @with_room(i32 noundef %0) #12
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @hand_on(i32 noundef %0, ptr readnone captures(none) %1) #0 {
  br label %3

3:                                                ; preds = %19, %2
  %4 = phi i32 [ 0, %2 ], [ %20, %19 ]
  %5 = phi i1 [ true, %2 ], [ %21, %19 ]
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = load i32, ptr @handed, align 4, !tbaa !6
  %8 = add nsw i32 %7, %4
  store i32 %8, ptr @handed, align 4, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4
  br label %16

9:                                                ; preds = %3
  %10 = add nsw i32 %4, %0
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %9, %13
  %14 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %13, !llvm.loop !234

16:                                               ; preds = %6, %9
  %17 = add nuw nsw i32 %4, 1
  %18 = icmp eq i32 %17, 6
  br i1 %18, label %28, label %19

19:                                               ; preds = %16, %22
  %20 = phi i32 [ %17, %16 ], [ %23, %22 ]
  %21 = phi i1 [ true, %16 ], [ false, %22 ]
  br label %3, !llvm.loop !240

22:                                               ; preds = %13
  %23 = add nuw nsw i32 %4, 1
  %24 = icmp eq i32 %23, 6
  br i1 %24, label %25, label %19

25:                                               ; preds = %22
  %26 = load i32, ptr @handed, align 4, !tbaa !6
  %27 = add nsw i32 %26, 100
  store i32 %27, ptr @handed, align 4, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4
  br label %28

28:                                               ; preds = %16, %25
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @gates(i32 noundef %0, ptr readnone captures(none) %1) #0 {
  br label %3

3:                                                ; preds = %2, %22
  %4 = phi i64 [ 0, %2 ], [ %23, %22 ]
  %5 = getelementptr inbounds nuw i32, ptr @passed, i64 %4
  %6 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  %7 = load i32, ptr @threads, align 4, !tbaa !6
  %8 = add nsw i32 %7, -1
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = trunc i64 %4 to i32
  %12 = add i32 %11, 1
  store atomic i32 %12, ptr @next seq_cst, align 4
  br label %13

13:                                               ; preds = %10, %3
  %14 = trunc i64 %4 to i32
  %15 = add i32 %0, %14
  %16 = and i32 %15, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %13, %18
  %19 = load atomic i32, ptr @next seq_cst, align 4
  %20 = sext i32 %19 to i64
  %21 = icmp slt i64 %4, %20
  br i1 %21, label %22, label %18, !llvm.loop !268

22:                                               ; preds = %18, %13
  %23 = add nuw nsw i64 %4, 1
  %24 = icmp eq i64 %23, 3
  br i1 %24, label %25, label %3, !llvm.loop !274

25:                                               ; preds = %22, %25
  %26 = load atomic i32, ptr @next seq_cst, align 4
  %27 = icmp slt i32 %26, 3
  br i1 %27, label %25, label %28, !llvm.loop !280

28:                                               ; preds = %25
  ret void
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare i32 @__harp_hardware_id(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare void @__harp_barrier(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @with_room(i32 noundef %0) unnamed_addr #7 {
  %2 = srem i32 %0, 5
  %3 = add nsw i32 %2, 1
  %4 = zext i32 %3 to i64
  %5 = alloca i32, i64 %4, align 16
  br label %6

6:                                                ; preds = %6, %1
  %7 = atomicrmw xchg ptr @lock, i32 1 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %6, !llvm.loop !297

9:                                                ; preds = %6
  %10 = icmp slt i32 %2, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %9
  %12 = load i32, ptr @local, align 4, !tbaa !6
  br label %18

13:                                               ; preds = %18, %9
  %14 = sext i32 %2 to i64
  %15 = getelementptr inbounds i32, ptr %5, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = add nsw i32 %16, %0
  store i32 %17, ptr @local, align 4, !tbaa !6
  store atomic i32 0, ptr @lock seq_cst, align 4
  ret void

18:                                               ; preds = %11, %18
  %19 = phi i64 [ 0, %11 ], [ %21, %18 ]
  %20 = getelementptr inbounds nuw i32, ptr %5, i64 %19
  store i32 %12, ptr %20, align 4, !tbaa !6
  %21 = add nuw nsw i64 %19, 1
  %22 = icmp eq i64 %21, %4
  br i1 %22, label %13, label %18, !llvm.loop !312
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { convergent nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #7 = { nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #10 = { nobuiltin nounwind "no-builtins" }
attributes #11 = { convergent nobuiltin nounwind "no-builtins" }
attributes #12 = { nobuiltin "no-builtins" }


