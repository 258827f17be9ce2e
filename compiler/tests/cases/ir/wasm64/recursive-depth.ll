; ModuleID = 'compiler/tests/cases/recursive-depth.c'
source_filename = "compiler/tests/cases/recursive-depth.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@.str = private unnamed_addr constant [4 x i8] c"%u \00", align 1
@results = internal unnamed_addr global [11 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 11, ptr noundef null) #5
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
  %9 = icmp eq i64 %8, 11
  br i1 %9, label %1, label %3, !llvm.loop !22
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #2 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  store i32 %0, ptr %3, align 4, !tbaa !6
  %4 = srem i32 %0, 3
  %5 = icmp eq i32 %4, 0
  %6 = sub i32 120, %0
  %7 = select i1 %5, i32 %6, i32 1
  %8 = call fastcc i32 @deep(i32 noundef %7, ptr noundef %3) #7
  %9 = load i32, ptr %3, align 4, !tbaa !6
  %10 = xor i32 %9, %8
  %11 = sext i32 %0 to i64
  %12 = getelementptr inbounds i32, ptr @results, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite)
define internal fastcc i32 @deep(i32 noundef %0, ptr noundef nonnull captures(none) %1) unnamed_addr #4 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2, %6
  %5 = phi i32 [ %14, %6 ], [ 1, %2 ]
  ret i32 %5

6:                                                ; preds = %2
  %7 = load i32, ptr %1, align 4, !tbaa !6
  %8 = add i32 %7, %0
  store i32 %8, ptr %1, align 4, !tbaa !6
  %9 = add i32 %0, -1
  %10 = tail call fastcc i32 @deep(i32 noundef %9, ptr noundef %1) #7
  %11 = mul i32 %10, 3
  %12 = load i32, ptr %1, align 4, !tbaa !6
  %13 = urem i32 %12, %0
  %14 = add i32 %13, %11
  br label %4
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree noinline nosync nounwind memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nobuiltin nounwind "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin "no-builtins" }


