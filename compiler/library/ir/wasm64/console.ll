; ModuleID = 'compiler/library/source/console.c'
source_filename = "compiler/library/source/console.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: inlinehint nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef range(i32 0, 256) i32 @putchar(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 255
  %3 = zext nneg i32 %2 to i64
  store volatile i64 %3, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
  ret i32 %2
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef range(i32 0, 256) i32 @putc(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 {
  %3 = and i32 %0, 255
  %4 = zext nneg i32 %3 to i64
  store volatile i64 %4, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
  ret i32 %3
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef range(i32 0, 256) i32 @fputc(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 {
  %3 = and i32 %0, 255
  %4 = zext nneg i32 %3 to i64
  store volatile i64 %4, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
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
  %8 = zext i8 %6 to i64
  store volatile i64 %8, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 1
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
  %7 = zext i8 %5 to i64
  store volatile i64 %7, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15, !noalias !45
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %9 = load i8, ptr %8, align 1, !tbaa !30, !alias.scope !45
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %4, !llvm.loop !58

11:                                               ; preds = %4, %1
  store volatile i64 10, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden noundef i64 @fwrite(ptr noalias noundef readonly captures(none) %0, i64 noundef %1, i64 noundef returned %2, ptr noalias noundef readnone captures(none) %3) local_unnamed_addr #1 {
  %5 = mul i64 %2, %1
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %8, %4
  ret i64 %2

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %14, %8 ], [ %5, %4 ]
  %10 = phi ptr [ %11, %8 ], [ %0, %4 ]
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 1
  %12 = load i8, ptr %10, align 1, !tbaa !30
  %13 = zext i8 %12 to i64
  store volatile i64 %13, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
  %14 = add i64 %9, -1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %7, label %8, !llvm.loop !76
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef i32 @fflush(ptr noundef readnone captures(none) %0) local_unnamed_addr #2 {
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden i32 @getchar() local_unnamed_addr #1 {
  br label %1

1:                                                ; preds = %1, %0
  %2 = load volatile i64, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %1, label %4, !llvm.loop !86

4:                                                ; preds = %1
  %5 = icmp eq i64 %2, 4
  %6 = trunc i64 %2 to i32
  %7 = select i1 %5, i32 -1, i32 %6
  ret i32 %7
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden i32 @getc(ptr noundef readnone captures(none) %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = load volatile i64, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %2, label %5, !llvm.loop !97

5:                                                ; preds = %2
  %6 = icmp eq i64 %3, 4
  %7 = trunc i64 %3 to i32
  %8 = select i1 %6, i32 -1, i32 %7
  ret i32 %8
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden i32 @fgetc(ptr noundef readnone captures(none) %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = load volatile i64, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %2, label %5, !llvm.loop !108

5:                                                ; preds = %2
  %6 = icmp eq i64 %3, 4
  %7 = trunc i64 %3 to i32
  %8 = select i1 %6, i32 -1, i32 %7
  ret i32 %8
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden ptr @fgets(ptr noalias noundef writeonly captures(ret: address, provenance) %0, i32 noundef %1, ptr noalias noundef readnone captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %5 = add nsw i32 %4, -1
  %6 = zext nneg i32 %5 to i64
  br label %7

7:                                                ; preds = %19, %3
  %8 = phi i64 [ %21, %19 ], [ 0, %3 ]
  %9 = phi i32 [ %22, %19 ], [ 0, %3 ]
  %10 = icmp eq i64 %8, %6
  br i1 %10, label %27, label %11

11:                                               ; preds = %7, %11
  %12 = load volatile i64, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !15
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %11, label %14, !llvm.loop !122

14:                                               ; preds = %11
  %15 = icmp eq i64 %12, 4
  %16 = trunc i64 %12 to i32
  %17 = icmp eq i32 %16, -1
  %18 = or i1 %15, %17
  br i1 %18, label %25, label %19

19:                                               ; preds = %14
  %20 = trunc i64 %12 to i8
  %21 = add nuw nsw i64 %8, 1
  %22 = add nuw nsw i32 %9, 1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 %8
  store i8 %20, ptr %23, align 1, !tbaa !30
  %24 = icmp eq i32 %16, 10
  br i1 %24, label %27, label %7

25:                                               ; preds = %14
  %26 = trunc nuw nsw i64 %8 to i32
  br label %27

27:                                               ; preds = %7, %19, %25
  %28 = phi i32 [ %26, %25 ], [ %22, %19 ], [ %5, %7 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 %29
  store i8 0, ptr %30, align 1, !tbaa !30
  %31 = icmp sgt i32 %28, 0
  %32 = select i1 %31, ptr %0, ptr null
  ret ptr %32
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


