; ModuleID = 'compiler/tests/cases/recursive-sort.c'
source_filename = "compiler/tests/cases/recursive-sort.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.node = type { i32, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@numbers = internal global [10 x [12 x i32]] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [7 x i8] c"%u %u\0A\00", align 1
@depths = internal unnamed_addr global [10 x i32] zeroinitializer, align 16
@sums = internal unnamed_addr global [10 x i32] zeroinitializer, align 16
@nodes = internal global [10 x [12 x %struct.node]] zeroinitializer, align 16

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 10, ptr noundef null) #6
  br label %1

1:                                                ; preds = %0, %7
  %2 = phi i64 [ 0, %0 ], [ %13, %7 ]
  %3 = and i64 %2, 3
  %4 = sub nuw nsw i64 12, %3
  %5 = getelementptr inbounds nuw [12 x i32], ptr @numbers, i64 %2
  br label %15

6:                                                ; preds = %7
  ret i32 0

7:                                                ; preds = %15
  %8 = getelementptr inbounds nuw i32, ptr @depths, i64 %2
  %9 = load i32, ptr %8, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i32, ptr @sums, i64 %2
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %9, i32 noundef %11) #6
  %13 = add nuw nsw i64 %2, 1
  %14 = icmp eq i64 %13, 10
  br i1 %14, label %6, label %1, !llvm.loop !23

15:                                               ; preds = %1, %15
  %16 = phi i64 [ 0, %1 ], [ %20, %15 ]
  %17 = getelementptr inbounds nuw i32, ptr %5, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %18) #6
  %20 = add nuw nsw i64 %16, 1
  %21 = icmp samesign ult i64 %20, %4
  br i1 %21, label %15, label %7, !llvm.loop !33
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 {
  %3 = alloca i32, align 4
  %4 = srem i32 %0, 4
  %5 = sub nsw i32 12, %4
  %6 = add i32 %0, 1
  %7 = sext i32 %0 to i64
  %8 = getelementptr inbounds [12 x i32], ptr @numbers, i64 %7
  %9 = getelementptr inbounds [12 x %struct.node], ptr @nodes, i64 %7
  %10 = zext nneg i32 %5 to i64
  br label %19

11:                                               ; preds = %19
  %12 = getelementptr inbounds [12 x i32], ptr @numbers, i64 %7
  %13 = getelementptr inbounds nuw i32, ptr %12, i64 %10
  %14 = getelementptr inbounds i8, ptr %13, i64 -4
  tail call fastcc void @sort(ptr noundef nonnull %12, ptr noundef nonnull %14) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store i32 0, ptr %3, align 4, !tbaa !6
  %15 = call fastcc i32 @walk(ptr noundef %29, i32 noundef 0, ptr noundef %3) #7
  %16 = getelementptr inbounds i32, ptr @depths, i64 %7
  store i32 %15, ptr %16, align 4, !tbaa !6
  %17 = load i32, ptr %3, align 4, !tbaa !6
  %18 = getelementptr inbounds i32, ptr @sums, i64 %7
  store i32 %17, ptr %18, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

19:                                               ; preds = %2, %19
  %20 = phi i64 [ 0, %2 ], [ %30, %19 ]
  %21 = phi i32 [ %6, %2 ], [ %24, %19 ]
  %22 = phi ptr [ null, %2 ], [ %29, %19 ]
  %23 = mul i32 %21, 1103515245
  %24 = add i32 %23, 12345
  %25 = lshr i32 %24, 16
  %26 = and i32 %25, 255
  %27 = getelementptr inbounds nuw i32, ptr %8, i64 %20
  store i32 %26, ptr %27, align 4, !tbaa !6
  %28 = getelementptr inbounds nuw %struct.node, ptr %9, i64 %20
  store i32 %26, ptr %28, align 8, !tbaa !66
  %29 = tail call fastcc ptr @insert(ptr noundef %22, ptr noundef nonnull %28) #7
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %11, label %19, !llvm.loop !73
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef ptr @insert(ptr noundef captures(address_is_null, ret: address, provenance) %0, ptr noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %2, %6
  %5 = phi ptr [ %0, %6 ], [ %1, %2 ]
  ret ptr %5

6:                                                ; preds = %2
  %7 = load i32, ptr %1, align 8, !tbaa !66
  %8 = load i32, ptr %0, align 8, !tbaa !66
  %9 = icmp slt i32 %7, %8
  %10 = select i1 %9, i64 8, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %12 = load ptr, ptr %11, align 8, !tbaa !87
  %13 = tail call fastcc ptr @insert(ptr noundef %12, ptr noundef nonnull %1) #7
  store ptr %13, ptr %11, align 8, !tbaa !87
  br label %4
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @sort(ptr noundef %0, ptr noundef captures(address) %1) unnamed_addr #4 {
  %3 = icmp ult ptr %0, %1
  br i1 %3, label %4, label %24

4:                                                ; preds = %2, %7
  %5 = phi ptr [ %10, %7 ], [ %0, %2 ]
  %6 = load i32, ptr %1, align 4, !tbaa !6
  br label %12

7:                                                ; preds = %20
  %8 = load i32, ptr %21, align 4, !tbaa !6
  store i32 %8, ptr %1, align 4, !tbaa !6
  store i32 %6, ptr %21, align 4, !tbaa !6
  %9 = getelementptr inbounds i8, ptr %21, i64 -4
  tail call fastcc void @sort(ptr noundef %5, ptr noundef nonnull %9) #7
  %10 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %11 = icmp ult ptr %10, %1
  br i1 %11, label %4, label %24

12:                                               ; preds = %4, %20
  %13 = phi ptr [ %5, %4 ], [ %21, %20 ]
  %14 = phi ptr [ %5, %4 ], [ %22, %20 ]
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = icmp slt i32 %15, %6
  br i1 %16, label %17, label %20

17:                                               ; preds = %12
  %18 = load i32, ptr %13, align 4, !tbaa !6
  store i32 %18, ptr %14, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store i32 %15, ptr %13, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %17, %12
  %21 = phi ptr [ %19, %17 ], [ %13, %12 ]
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %23 = icmp eq ptr %22, %1
  br i1 %23, label %7, label %12, !llvm.loop !113

24:                                               ; preds = %7, %2
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @walk(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef nonnull captures(none) %2) unnamed_addr #2 {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %23, label %5

5:                                                ; preds = %3, %5
  %6 = phi i32 [ %11, %5 ], [ %1, %3 ]
  %7 = phi ptr [ %18, %5 ], [ %0, %3 ]
  %8 = phi i32 [ %19, %5 ], [ 0, %3 ]
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !121
  %11 = add i32 %6, 1
  %12 = tail call fastcc i32 @walk(ptr noundef %10, i32 noundef %11, ptr noundef %2) #7
  %13 = load i32, ptr %2, align 4, !tbaa !6
  %14 = mul i32 %13, 31
  %15 = load i32, ptr %7, align 8, !tbaa !66
  %16 = add i32 %14, %15
  store i32 %16, ptr %2, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !130
  %19 = tail call i32 @llvm.umax.i32(i32 %12, i32 %8)
  %20 = icmp eq ptr %18, null
  br i1 %20, label %21, label %5

21:                                               ; preds = %5
  %22 = tail call i32 @llvm.umax.i32(i32 %11, i32 %19)
  br label %23

23:                                               ; preds = %21, %3
  %24 = phi i32 [ %1, %3 ], [ %22, %21 ]
  ret i32 %24
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nosync nounwind memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin nounwind "no-builtins" }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nounwind }


