; ModuleID = 'compiler/tests/cases/precision.c'
source_filename = "compiler/tests/cases/precision.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@text = internal global [3000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [7 x i8] c"%.120f\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%.150f\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"%.1074f\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%.2000f\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%.120e\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%.200g\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"%.400f\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"%#.800G\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"%.150d\00", align 1
@.str.9 = private unnamed_addr constant [70 x i8] c"[%12.3f] [%-12.3f] [%012.3f] [%+.2e] [%-14.2e] [%014.2E] [% g] [%#g]\0A\00", align 1
@.str.10 = private unnamed_addr constant [46 x i8] c"[%2.1f] [%-3.0f] [%#.0f] [%8g] [%-8g] [%08g]\0A\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"%d %x\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  %1 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull @text, i32 noundef 3000, ptr noundef nonnull @.str, double noundef 1.000000e+00) #2
  %2 = icmp sgt i32 %1, 0
  br i1 %2, label %3, label %13

3:                                                ; preds = %0, %3
  %4 = phi i32 [ %11, %3 ], [ 0, %0 ]
  %5 = phi i32 [ %10, %3 ], [ 0, %0 ]
  %6 = mul i32 %5, 31
  %7 = getelementptr inbounds nuw i8, ptr @text, i32 %4
  %8 = load i8, ptr %7, align 1, !tbaa !20
  %9 = zext i8 %8 to i32
  %10 = add i32 %6, %9
  %11 = add nuw nsw i32 %4, 1
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %13, label %3, !llvm.loop !26

13:                                               ; preds = %3, %0
  %14 = phi i32 [ 0, %0 ], [ %10, %3 ]
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %1, i32 noundef %14) #2
  %16 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull @text, i32 noundef 3000, ptr noundef nonnull @.str.1, double noundef 1.000000e-01) #2
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %28

18:                                               ; preds = %13, %18
  %19 = phi i32 [ %26, %18 ], [ 0, %13 ]
  %20 = phi i32 [ %25, %18 ], [ 0, %13 ]
  %21 = mul i32 %20, 31
  %22 = getelementptr inbounds nuw i8, ptr @text, i32 %19
  %23 = load i8, ptr %22, align 1, !tbaa !20
  %24 = zext i8 %23 to i32
  %25 = add i32 %21, %24
  %26 = add nuw nsw i32 %19, 1
  %27 = icmp eq i32 %26, %16
  br i1 %27, label %28, label %18, !llvm.loop !44

28:                                               ; preds = %18, %13
  %29 = phi i32 [ 0, %13 ], [ %25, %18 ]
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %16, i32 noundef %29) #2
  %31 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull @text, i32 noundef 3000, ptr noundef nonnull @.str.2, double noundef 4.940660e-324) #2
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %43

33:                                               ; preds = %28, %33
  %34 = phi i32 [ %41, %33 ], [ 0, %28 ]
  %35 = phi i32 [ %40, %33 ], [ 0, %28 ]
  %36 = mul i32 %35, 31
  %37 = getelementptr inbounds nuw i8, ptr @text, i32 %34
  %38 = load i8, ptr %37, align 1, !tbaa !20
  %39 = zext i8 %38 to i32
  %40 = add i32 %36, %39
  %41 = add nuw nsw i32 %34, 1
  %42 = icmp eq i32 %41, %31
  br i1 %42, label %43, label %33, !llvm.loop !60

43:                                               ; preds = %33, %28
  %44 = phi i32 [ 0, %28 ], [ %40, %33 ]
  %45 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %31, i32 noundef %44) #2
  %46 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull @text, i32 noundef 3000, ptr noundef nonnull @.str.3, double noundef 4.940660e-324) #2
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %58

48:                                               ; preds = %43, %48
  %49 = phi i32 [ %56, %48 ], [ 0, %43 ]
  %50 = phi i32 [ %55, %48 ], [ 0, %43 ]
  %51 = mul i32 %50, 31
  %52 = getelementptr inbounds nuw i8, ptr @text, i32 %49
  %53 = load i8, ptr %52, align 1, !tbaa !20
  %54 = zext i8 %53 to i32
  %55 = add i32 %51, %54
  %56 = add nuw nsw i32 %49, 1
  %57 = icmp eq i32 %56, %46
  br i1 %57, label %58, label %48, !llvm.loop !76

58:                                               ; preds = %48, %43
  %59 = phi i32 [ 0, %43 ], [ %55, %48 ]
  %60 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %46, i32 noundef %59) #2
  %61 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull @text, i32 noundef 3000, ptr noundef nonnull @.str.4, double noundef 1.000000e-300) #2
  %62 = icmp sgt i32 %61, 0
  br i1 %62, label %63, label %73

63:                                               ; preds = %58, %63
  %64 = phi i32 [ %71, %63 ], [ 0, %58 ]
  %65 = phi i32 [ %70, %63 ], [ 0, %58 ]
  %66 = mul i32 %65, 31
  %67 = getelementptr inbounds nuw i8, ptr @text, i32 %64
  %68 = load i8, ptr %67, align 1, !tbaa !20
  %69 = zext i8 %68 to i32
  %70 = add i32 %66, %69
  %71 = add nuw nsw i32 %64, 1
  %72 = icmp eq i32 %71, %61
  br i1 %72, label %73, label %63, !llvm.loop !92

73:                                               ; preds = %63, %58
  %74 = phi i32 [ 0, %58 ], [ %70, %63 ]
  %75 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %61, i32 noundef %74) #2
  %76 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull @text, i32 noundef 3000, ptr noundef nonnull @.str.5, double noundef 1.000000e-300) #2
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %88

78:                                               ; preds = %73, %78
  %79 = phi i32 [ %86, %78 ], [ 0, %73 ]
  %80 = phi i32 [ %85, %78 ], [ 0, %73 ]
  %81 = mul i32 %80, 31
  %82 = getelementptr inbounds nuw i8, ptr @text, i32 %79
  %83 = load i8, ptr %82, align 1, !tbaa !20
  %84 = zext i8 %83 to i32
  %85 = add i32 %81, %84
  %86 = add nuw nsw i32 %79, 1
  %87 = icmp eq i32 %86, %76
  br i1 %87, label %88, label %78, !llvm.loop !108

88:                                               ; preds = %78, %73
  %89 = phi i32 [ 0, %73 ], [ %85, %78 ]
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %76, i32 noundef %89) #2
  %91 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull @text, i32 noundef 3000, ptr noundef nonnull @.str.6, double noundef 0x7FEFFFFFFFFFFFFF) #2
  %92 = icmp sgt i32 %91, 0
  br i1 %92, label %93, label %103

93:                                               ; preds = %88, %93
  %94 = phi i32 [ %101, %93 ], [ 0, %88 ]
  %95 = phi i32 [ %100, %93 ], [ 0, %88 ]
  %96 = mul i32 %95, 31
  %97 = getelementptr inbounds nuw i8, ptr @text, i32 %94
  %98 = load i8, ptr %97, align 1, !tbaa !20
  %99 = zext i8 %98 to i32
  %100 = add i32 %96, %99
  %101 = add nuw nsw i32 %94, 1
  %102 = icmp eq i32 %101, %91
  br i1 %102, label %103, label %93, !llvm.loop !124

103:                                              ; preds = %93, %88
  %104 = phi i32 [ 0, %88 ], [ %100, %93 ]
  %105 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %91, i32 noundef %104) #2
  %106 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull @text, i32 noundef 3000, ptr noundef nonnull @.str.7, double noundef 0xFFEFFFFFFFFFFFFF) #2
  %107 = icmp sgt i32 %106, 0
  br i1 %107, label %108, label %118

108:                                              ; preds = %103, %108
  %109 = phi i32 [ %116, %108 ], [ 0, %103 ]
  %110 = phi i32 [ %115, %108 ], [ 0, %103 ]
  %111 = mul i32 %110, 31
  %112 = getelementptr inbounds nuw i8, ptr @text, i32 %109
  %113 = load i8, ptr %112, align 1, !tbaa !20
  %114 = zext i8 %113 to i32
  %115 = add i32 %111, %114
  %116 = add nuw nsw i32 %109, 1
  %117 = icmp eq i32 %116, %106
  br i1 %117, label %118, label %108, !llvm.loop !140

118:                                              ; preds = %108, %103
  %119 = phi i32 [ 0, %103 ], [ %115, %108 ]
  %120 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %106, i32 noundef %119) #2
  %121 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull @text, i32 noundef 3000, ptr noundef nonnull @.str.8, i32 noundef 7) #2
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %133

123:                                              ; preds = %118, %123
  %124 = phi i32 [ %131, %123 ], [ 0, %118 ]
  %125 = phi i32 [ %130, %123 ], [ 0, %118 ]
  %126 = mul i32 %125, 31
  %127 = getelementptr inbounds nuw i8, ptr @text, i32 %124
  %128 = load i8, ptr %127, align 1, !tbaa !20
  %129 = zext i8 %128 to i32
  %130 = add i32 %126, %129
  %131 = add nuw nsw i32 %124, 1
  %132 = icmp eq i32 %131, %121
  br i1 %132, label %133, label %123, !llvm.loop !156

133:                                              ; preds = %123, %118
  %134 = phi i32 [ 0, %118 ], [ %130, %123 ]
  %135 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %121, i32 noundef %134) #2
  %136 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.9, double noundef 3.141590e+00, double noundef -3.141590e+00, double noundef -3.141590e+00, double noundef 0x40C81CD6C8B43958, double noundef 0x40C81CD6C8B43958, double noundef 0xC0C81CD6C8B43958, double noundef 5.000000e-01, double noundef 2.000000e+00) #2
  %137 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.10, double noundef 1.234500e+02, double noundef 5.000000e-01, double noundef 1.500000e+00, double noundef 1.000000e+10, double noundef 1.000000e-05, double noundef 1.000000e+100) #2
  ret i32 0
}

declare i32 @snprintf(ptr noundef, i32 noundef, ptr noundef, ...) local_unnamed_addr #1

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nobuiltin nounwind "no-builtins" }


