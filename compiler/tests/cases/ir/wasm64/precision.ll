; ModuleID = 'compiler/tests/cases/precision.c'
source_filename = "compiler/tests/cases/precision.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  %1 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull @text, i64 noundef 3000, ptr noundef nonnull @.str, double noundef 1.000000e+00) #2
  %2 = icmp sgt i32 %1, 0
  br i1 %2, label %3, label %15

3:                                                ; preds = %0
  %4 = zext nneg i32 %1 to i64
  br label %5

5:                                                ; preds = %5, %3
  %6 = phi i64 [ 0, %3 ], [ %13, %5 ]
  %7 = phi i32 [ 0, %3 ], [ %12, %5 ]
  %8 = mul i32 %7, 31
  %9 = getelementptr inbounds nuw i8, ptr @text, i64 %6
  %10 = load i8, ptr %9, align 1, !tbaa !22
  %11 = zext i8 %10 to i32
  %12 = add i32 %8, %11
  %13 = add nuw nsw i64 %6, 1
  %14 = icmp eq i64 %13, %4
  br i1 %14, label %15, label %5, !llvm.loop !27

15:                                               ; preds = %5, %0
  %16 = phi i32 [ 0, %0 ], [ %12, %5 ]
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %1, i32 noundef %16) #2
  %18 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull @text, i64 noundef 3000, ptr noundef nonnull @.str.1, double noundef 1.000000e-01) #2
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %32

20:                                               ; preds = %15
  %21 = zext nneg i32 %18 to i64
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi i64 [ 0, %20 ], [ %30, %22 ]
  %24 = phi i32 [ 0, %20 ], [ %29, %22 ]
  %25 = mul i32 %24, 31
  %26 = getelementptr inbounds nuw i8, ptr @text, i64 %23
  %27 = load i8, ptr %26, align 1, !tbaa !22
  %28 = zext i8 %27 to i32
  %29 = add i32 %25, %28
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %21
  br i1 %31, label %32, label %22, !llvm.loop !45

32:                                               ; preds = %22, %15
  %33 = phi i32 [ 0, %15 ], [ %29, %22 ]
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %18, i32 noundef %33) #2
  %35 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull @text, i64 noundef 3000, ptr noundef nonnull @.str.2, double noundef 4.940660e-324) #2
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %49

37:                                               ; preds = %32
  %38 = zext nneg i32 %35 to i64
  br label %39

39:                                               ; preds = %39, %37
  %40 = phi i64 [ 0, %37 ], [ %47, %39 ]
  %41 = phi i32 [ 0, %37 ], [ %46, %39 ]
  %42 = mul i32 %41, 31
  %43 = getelementptr inbounds nuw i8, ptr @text, i64 %40
  %44 = load i8, ptr %43, align 1, !tbaa !22
  %45 = zext i8 %44 to i32
  %46 = add i32 %42, %45
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, %38
  br i1 %48, label %49, label %39, !llvm.loop !61

49:                                               ; preds = %39, %32
  %50 = phi i32 [ 0, %32 ], [ %46, %39 ]
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %35, i32 noundef %50) #2
  %52 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull @text, i64 noundef 3000, ptr noundef nonnull @.str.3, double noundef 4.940660e-324) #2
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %54, label %66

54:                                               ; preds = %49
  %55 = zext nneg i32 %52 to i64
  br label %56

56:                                               ; preds = %56, %54
  %57 = phi i64 [ 0, %54 ], [ %64, %56 ]
  %58 = phi i32 [ 0, %54 ], [ %63, %56 ]
  %59 = mul i32 %58, 31
  %60 = getelementptr inbounds nuw i8, ptr @text, i64 %57
  %61 = load i8, ptr %60, align 1, !tbaa !22
  %62 = zext i8 %61 to i32
  %63 = add i32 %59, %62
  %64 = add nuw nsw i64 %57, 1
  %65 = icmp eq i64 %64, %55
  br i1 %65, label %66, label %56, !llvm.loop !77

66:                                               ; preds = %56, %49
  %67 = phi i32 [ 0, %49 ], [ %63, %56 ]
  %68 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %52, i32 noundef %67) #2
  %69 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull @text, i64 noundef 3000, ptr noundef nonnull @.str.4, double noundef 1.000000e-300) #2
  %70 = icmp sgt i32 %69, 0
  br i1 %70, label %71, label %83

71:                                               ; preds = %66
  %72 = zext nneg i32 %69 to i64
  br label %73

73:                                               ; preds = %73, %71
  %74 = phi i64 [ 0, %71 ], [ %81, %73 ]
  %75 = phi i32 [ 0, %71 ], [ %80, %73 ]
  %76 = mul i32 %75, 31
  %77 = getelementptr inbounds nuw i8, ptr @text, i64 %74
  %78 = load i8, ptr %77, align 1, !tbaa !22
  %79 = zext i8 %78 to i32
  %80 = add i32 %76, %79
  %81 = add nuw nsw i64 %74, 1
  %82 = icmp eq i64 %81, %72
  br i1 %82, label %83, label %73, !llvm.loop !93

83:                                               ; preds = %73, %66
  %84 = phi i32 [ 0, %66 ], [ %80, %73 ]
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %69, i32 noundef %84) #2
  %86 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull @text, i64 noundef 3000, ptr noundef nonnull @.str.5, double noundef 1.000000e-300) #2
  %87 = icmp sgt i32 %86, 0
  br i1 %87, label %88, label %100

88:                                               ; preds = %83
  %89 = zext nneg i32 %86 to i64
  br label %90

90:                                               ; preds = %90, %88
  %91 = phi i64 [ 0, %88 ], [ %98, %90 ]
  %92 = phi i32 [ 0, %88 ], [ %97, %90 ]
  %93 = mul i32 %92, 31
  %94 = getelementptr inbounds nuw i8, ptr @text, i64 %91
  %95 = load i8, ptr %94, align 1, !tbaa !22
  %96 = zext i8 %95 to i32
  %97 = add i32 %93, %96
  %98 = add nuw nsw i64 %91, 1
  %99 = icmp eq i64 %98, %89
  br i1 %99, label %100, label %90, !llvm.loop !109

100:                                              ; preds = %90, %83
  %101 = phi i32 [ 0, %83 ], [ %97, %90 ]
  %102 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %86, i32 noundef %101) #2
  %103 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull @text, i64 noundef 3000, ptr noundef nonnull @.str.6, double noundef 0x7FEFFFFFFFFFFFFF) #2
  %104 = icmp sgt i32 %103, 0
  br i1 %104, label %105, label %117

105:                                              ; preds = %100
  %106 = zext nneg i32 %103 to i64
  br label %107

107:                                              ; preds = %107, %105
  %108 = phi i64 [ 0, %105 ], [ %115, %107 ]
  %109 = phi i32 [ 0, %105 ], [ %114, %107 ]
  %110 = mul i32 %109, 31
  %111 = getelementptr inbounds nuw i8, ptr @text, i64 %108
  %112 = load i8, ptr %111, align 1, !tbaa !22
  %113 = zext i8 %112 to i32
  %114 = add i32 %110, %113
  %115 = add nuw nsw i64 %108, 1
  %116 = icmp eq i64 %115, %106
  br i1 %116, label %117, label %107, !llvm.loop !125

117:                                              ; preds = %107, %100
  %118 = phi i32 [ 0, %100 ], [ %114, %107 ]
  %119 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %103, i32 noundef %118) #2
  %120 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull @text, i64 noundef 3000, ptr noundef nonnull @.str.7, double noundef 0xFFEFFFFFFFFFFFFF) #2
  %121 = icmp sgt i32 %120, 0
  br i1 %121, label %122, label %134

122:                                              ; preds = %117
  %123 = zext nneg i32 %120 to i64
  br label %124

124:                                              ; preds = %124, %122
  %125 = phi i64 [ 0, %122 ], [ %132, %124 ]
  %126 = phi i32 [ 0, %122 ], [ %131, %124 ]
  %127 = mul i32 %126, 31
  %128 = getelementptr inbounds nuw i8, ptr @text, i64 %125
  %129 = load i8, ptr %128, align 1, !tbaa !22
  %130 = zext i8 %129 to i32
  %131 = add i32 %127, %130
  %132 = add nuw nsw i64 %125, 1
  %133 = icmp eq i64 %132, %123
  br i1 %133, label %134, label %124, !llvm.loop !141

134:                                              ; preds = %124, %117
  %135 = phi i32 [ 0, %117 ], [ %131, %124 ]
  %136 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %120, i32 noundef %135) #2
  %137 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull @text, i64 noundef 3000, ptr noundef nonnull @.str.8, i32 noundef 7) #2
  %138 = icmp sgt i32 %137, 0
  br i1 %138, label %139, label %151

139:                                              ; preds = %134
  %140 = zext nneg i32 %137 to i64
  br label %141

141:                                              ; preds = %141, %139
  %142 = phi i64 [ 0, %139 ], [ %149, %141 ]
  %143 = phi i32 [ 0, %139 ], [ %148, %141 ]
  %144 = mul i32 %143, 31
  %145 = getelementptr inbounds nuw i8, ptr @text, i64 %142
  %146 = load i8, ptr %145, align 1, !tbaa !22
  %147 = zext i8 %146 to i32
  %148 = add i32 %144, %147
  %149 = add nuw nsw i64 %142, 1
  %150 = icmp eq i64 %149, %140
  br i1 %150, label %151, label %141, !llvm.loop !157

151:                                              ; preds = %141, %134
  %152 = phi i32 [ 0, %134 ], [ %148, %141 ]
  %153 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.11, i32 noundef %137, i32 noundef %152) #2
  %154 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.9, double noundef 3.141590e+00, double noundef -3.141590e+00, double noundef -3.141590e+00, double noundef 0x40C81CD6C8B43958, double noundef 0x40C81CD6C8B43958, double noundef 0xC0C81CD6C8B43958, double noundef 5.000000e-01, double noundef 2.000000e+00) #2
  %155 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.10, double noundef 1.234500e+02, double noundef 5.000000e-01, double noundef 1.500000e+00, double noundef 1.000000e+10, double noundef 1.000000e-05, double noundef 1.000000e+100) #2
  ret i32 0
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) local_unnamed_addr #1

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nobuiltin nounwind "no-builtins" }


