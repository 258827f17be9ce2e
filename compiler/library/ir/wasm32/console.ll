; ModuleID = 'compiler/library/source/console.c'
source_filename = "compiler/library/source/console.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

; Function Attrs: inlinehint nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef range(i32 0, 256) i32 @putchar(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 255
  store volatile i32 %2, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  ret i32 %2
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef range(i32 0, 256) i32 @putc(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 {
  %3 = and i32 %0, 255
  store volatile i32 %3, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  ret i32 %3
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef range(i32 0, 256) i32 @fputc(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 {
  %3 = and i32 %0, 255
  store volatile i32 %3, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  ret i32 %3
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef i32 @fputs(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1) local_unnamed_addr #1 {
  %3 = load i8, ptr %0, align 1, !tbaa !30
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi i8 [ %10, %5 ], [ %3, %2 ]
  %7 = phi ptr [ %9, %5 ], [ %0, %2 ]
  %8 = zext i8 %6 to i32
  store volatile i32 %8, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  %9 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %10 = load i8, ptr %9, align 1, !tbaa !30
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5, !llvm.loop !38

12:                                               ; preds = %5, %2
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef i32 @puts(ptr noundef readonly captures(none) %0) local_unnamed_addr #1 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !45)
  %2 = load i8, ptr %0, align 1, !tbaa !30, !alias.scope !45
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %11, label %4

4:                                                ; preds = %1, %4
  %5 = phi i8 [ %9, %4 ], [ %2, %1 ]
  %6 = phi ptr [ %8, %4 ], [ %0, %1 ]
  %7 = zext i8 %5 to i32
  store volatile i32 %7, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15, !noalias !45
  %8 = getelementptr inbounds nuw i8, ptr %6, i32 1
  %9 = load i8, ptr %8, align 1, !tbaa !30, !alias.scope !45
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %4, !llvm.loop !58

11:                                               ; preds = %4, %1
  store volatile i32 10, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef i32 @fwrite(ptr noalias noundef readonly captures(none) %0, i32 noundef %1, i32 noundef returned %2, ptr noalias noundef readnone captures(none) %3) local_unnamed_addr #1 {
  %5 = mul i32 %2, %1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %8, %4
  ret i32 %2

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %14, %8 ], [ %5, %4 ]
  %10 = phi ptr [ %11, %8 ], [ %0, %4 ]
  %11 = getelementptr inbounds nuw i8, ptr %10, i32 1
  %12 = load i8, ptr %10, align 1, !tbaa !30
  %13 = zext i8 %12 to i32
  store volatile i32 %13, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  %14 = add i32 %9, -1
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %7, label %8, !llvm.loop !76
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef i32 @fflush(ptr noundef readnone captures(none) %0) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden range(i32 1, 0) i32 @getchar() local_unnamed_addr #1 {
  br label %1

1:                                                ; preds = %1, %0
  %2 = load volatile i32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %1, label %4, !llvm.loop !86

4:                                                ; preds = %1
  %5 = icmp eq i32 %2, 4
  %6 = select i1 %5, i32 -1, i32 %2
  ret i32 %6
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden range(i32 1, 0) i32 @getc(ptr noundef readnone captures(none) %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = load volatile i32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %2, label %5, !llvm.loop !97

5:                                                ; preds = %2
  %6 = icmp eq i32 %3, 4
  %7 = select i1 %6, i32 -1, i32 %3
  ret i32 %7
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden range(i32 1, 0) i32 @fgetc(ptr noundef readnone captures(none) %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = load volatile i32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %2, label %5, !llvm.loop !108

5:                                                ; preds = %2
  %6 = icmp eq i32 %3, 4
  %7 = select i1 %6, i32 -1, i32 %3
  ret i32 %7
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden ptr @fgets(ptr noalias noundef writeonly captures(ret: address, provenance) %0, i32 noundef %1, ptr noalias noundef readnone captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %5 = add nsw i32 %4, -1
  br label %6

6:                                                ; preds = %11, %3
  %7 = phi i32 [ 0, %3 ], [ %13, %11 ]
  %8 = icmp eq i32 %7, %5
  br i1 %8, label %16, label %9

9:                                                ; preds = %6, %9
  %10 = load volatile i32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !15
  switch i32 %10, label %11 [
    i32 0, label %9
    i32 -1, label %16
    i32 4, label %16
  ]

11:                                               ; preds = %9
  %12 = trunc i32 %10 to i8
  %13 = add nuw nsw i32 %7, 1
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 %7
  store i8 %12, ptr %14, align 1, !tbaa !30
  %15 = icmp eq i32 %10, 10
  br i1 %15, label %16, label %6

16:                                               ; preds = %11, %6, %9, %9
  %17 = phi i32 [ %7, %9 ], [ %7, %9 ], [ %13, %11 ], [ %5, %6 ]
  %18 = getelementptr inbounds i8, ptr %0, i32 %17
  store i8 0, ptr %18, align 1, !tbaa !30
  %19 = icmp sgt i32 %17, 0
  %20 = select i1 %19, ptr %0, ptr null
  ret ptr %20
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { inlinehint nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }


