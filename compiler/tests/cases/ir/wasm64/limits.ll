; ModuleID = 'compiler/tests/cases/limits.c'
source_filename = "compiler/tests/cases/limits.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@main.texts = internal unnamed_addr constant [17 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16], align 16
@.str = private unnamed_addr constant [21 x i8] c"18446744073709551615\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"18446744073709551616\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"18446744073709551619\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"18446744073709551620\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"18446744073709551625\00", align 1
@.str.5 = private unnamed_addr constant [22 x i8] c"-18446744073709551616\00", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"9223372036854775807\00", align 1
@.str.7 = private unnamed_addr constant [20 x i8] c"9223372036854775808\00", align 1
@.str.8 = private unnamed_addr constant [21 x i8] c"-9223372036854775808\00", align 1
@.str.9 = private unnamed_addr constant [21 x i8] c"-9223372036854775809\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"4294967295\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"4294967296\00", align 1
@.str.12 = private unnamed_addr constant [12 x i8] c"-4294967296\00", align 1
@.str.13 = private unnamed_addr constant [11 x i8] c"2147483647\00", align 1
@.str.14 = private unnamed_addr constant [11 x i8] c"2147483648\00", align 1
@.str.15 = private unnamed_addr constant [12 x i8] c"-2147483648\00", align 1
@.str.16 = private unnamed_addr constant [12 x i8] c"-2147483649\00", align 1
@.str.17 = private unnamed_addr constant [41 x i8] c"2021110011022210012102010021220101220221\00", align 1
@.str.18 = private unnamed_addr constant [41 x i8] c"2021110011022210012102010021220101220220\00", align 1
@.str.19 = private unnamed_addr constant [14 x i8] c"3w5e11264sgsf\00", align 1
@.str.20 = private unnamed_addr constant [14 x i8] c"3w5e11264sgsg\00", align 1
@.str.21 = private unnamed_addr constant [19 x i8] c"0xffffffffffffffff\00", align 1
@.str.22 = private unnamed_addr constant [20 x i8] c"0x10000000000000000\00", align 1
@.str.23 = private unnamed_addr constant [24 x i8] c"01777777777777777777777\00", align 1
@.str.24 = private unnamed_addr constant [24 x i8] c"02000000000000000000000\00", align 1
@errno = external local_unnamed_addr global i32, align 4
@.str.25 = private unnamed_addr constant [29 x i8] c"%s/%d: %llx %llx %lx %lx %x\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  br label %170

1:                                                ; preds = %170
  store i32 0, ptr @errno, align 4, !tbaa !6
  %2 = tail call i64 @strtoull(ptr noundef nonnull @.str.17, ptr noundef null, i32 noundef 3) #2
  %3 = load i32, ptr @errno, align 4, !tbaa !6
  %4 = icmp eq i32 %3, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %5 = tail call i64 @strtoll(ptr noundef nonnull @.str.17, ptr noundef null, i32 noundef 3) #2
  %6 = select i1 %4, i32 2, i32 0
  %7 = load i32, ptr @errno, align 4, !tbaa !6
  %8 = icmp eq i32 %7, 34
  %9 = zext i1 %8 to i32
  %10 = or disjoint i32 %6, %9
  store i32 0, ptr @errno, align 4, !tbaa !6
  %11 = tail call i64 @strtoul(ptr noundef nonnull @.str.17, ptr noundef null, i32 noundef 3) #2
  %12 = load i32, ptr @errno, align 4, !tbaa !6
  %13 = icmp eq i32 %12, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %14 = tail call i64 @strtol(ptr noundef nonnull @.str.17, ptr noundef null, i32 noundef 3) #2
  %15 = shl nuw nsw i32 %10, 2
  %16 = select i1 %13, i32 2, i32 0
  %17 = or disjoint i32 %16, %15
  %18 = load i32, ptr @errno, align 4, !tbaa !6
  %19 = icmp eq i32 %18, 34
  %20 = zext i1 %19 to i32
  %21 = or disjoint i32 %17, %20
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.17, i32 noundef 3, i64 noundef %2, i64 noundef %5, i64 noundef %11, i64 noundef %14, i32 noundef %21) #2
  store i32 0, ptr @errno, align 4, !tbaa !6
  %23 = tail call i64 @strtoull(ptr noundef nonnull @.str.18, ptr noundef null, i32 noundef 3) #2
  %24 = load i32, ptr @errno, align 4, !tbaa !6
  %25 = icmp eq i32 %24, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %26 = tail call i64 @strtoll(ptr noundef nonnull @.str.18, ptr noundef null, i32 noundef 3) #2
  %27 = select i1 %25, i32 2, i32 0
  %28 = load i32, ptr @errno, align 4, !tbaa !6
  %29 = icmp eq i32 %28, 34
  %30 = zext i1 %29 to i32
  %31 = or disjoint i32 %27, %30
  store i32 0, ptr @errno, align 4, !tbaa !6
  %32 = tail call i64 @strtoul(ptr noundef nonnull @.str.18, ptr noundef null, i32 noundef 3) #2
  %33 = load i32, ptr @errno, align 4, !tbaa !6
  %34 = icmp eq i32 %33, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %35 = tail call i64 @strtol(ptr noundef nonnull @.str.18, ptr noundef null, i32 noundef 3) #2
  %36 = shl nuw nsw i32 %31, 2
  %37 = select i1 %34, i32 2, i32 0
  %38 = or disjoint i32 %37, %36
  %39 = load i32, ptr @errno, align 4, !tbaa !6
  %40 = icmp eq i32 %39, 34
  %41 = zext i1 %40 to i32
  %42 = or disjoint i32 %38, %41
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.18, i32 noundef 3, i64 noundef %23, i64 noundef %26, i64 noundef %32, i64 noundef %35, i32 noundef %42) #2
  store i32 0, ptr @errno, align 4, !tbaa !6
  %44 = tail call i64 @strtoull(ptr noundef nonnull @.str.19, ptr noundef null, i32 noundef 36) #2
  %45 = load i32, ptr @errno, align 4, !tbaa !6
  %46 = icmp eq i32 %45, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %47 = tail call i64 @strtoll(ptr noundef nonnull @.str.19, ptr noundef null, i32 noundef 36) #2
  %48 = select i1 %46, i32 2, i32 0
  %49 = load i32, ptr @errno, align 4, !tbaa !6
  %50 = icmp eq i32 %49, 34
  %51 = zext i1 %50 to i32
  %52 = or disjoint i32 %48, %51
  store i32 0, ptr @errno, align 4, !tbaa !6
  %53 = tail call i64 @strtoul(ptr noundef nonnull @.str.19, ptr noundef null, i32 noundef 36) #2
  %54 = load i32, ptr @errno, align 4, !tbaa !6
  %55 = icmp eq i32 %54, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %56 = tail call i64 @strtol(ptr noundef nonnull @.str.19, ptr noundef null, i32 noundef 36) #2
  %57 = shl nuw nsw i32 %52, 2
  %58 = select i1 %55, i32 2, i32 0
  %59 = or disjoint i32 %58, %57
  %60 = load i32, ptr @errno, align 4, !tbaa !6
  %61 = icmp eq i32 %60, 34
  %62 = zext i1 %61 to i32
  %63 = or disjoint i32 %59, %62
  %64 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.19, i32 noundef 36, i64 noundef %44, i64 noundef %47, i64 noundef %53, i64 noundef %56, i32 noundef %63) #2
  store i32 0, ptr @errno, align 4, !tbaa !6
  %65 = tail call i64 @strtoull(ptr noundef nonnull @.str.20, ptr noundef null, i32 noundef 36) #2
  %66 = load i32, ptr @errno, align 4, !tbaa !6
  %67 = icmp eq i32 %66, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %68 = tail call i64 @strtoll(ptr noundef nonnull @.str.20, ptr noundef null, i32 noundef 36) #2
  %69 = select i1 %67, i32 2, i32 0
  %70 = load i32, ptr @errno, align 4, !tbaa !6
  %71 = icmp eq i32 %70, 34
  %72 = zext i1 %71 to i32
  %73 = or disjoint i32 %69, %72
  store i32 0, ptr @errno, align 4, !tbaa !6
  %74 = tail call i64 @strtoul(ptr noundef nonnull @.str.20, ptr noundef null, i32 noundef 36) #2
  %75 = load i32, ptr @errno, align 4, !tbaa !6
  %76 = icmp eq i32 %75, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %77 = tail call i64 @strtol(ptr noundef nonnull @.str.20, ptr noundef null, i32 noundef 36) #2
  %78 = shl nuw nsw i32 %73, 2
  %79 = select i1 %76, i32 2, i32 0
  %80 = or disjoint i32 %79, %78
  %81 = load i32, ptr @errno, align 4, !tbaa !6
  %82 = icmp eq i32 %81, 34
  %83 = zext i1 %82 to i32
  %84 = or disjoint i32 %80, %83
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.20, i32 noundef 36, i64 noundef %65, i64 noundef %68, i64 noundef %74, i64 noundef %77, i32 noundef %84) #2
  store i32 0, ptr @errno, align 4, !tbaa !6
  %86 = tail call i64 @strtoull(ptr noundef nonnull @.str.21, ptr noundef null, i32 noundef 0) #2
  %87 = load i32, ptr @errno, align 4, !tbaa !6
  %88 = icmp eq i32 %87, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %89 = tail call i64 @strtoll(ptr noundef nonnull @.str.21, ptr noundef null, i32 noundef 0) #2
  %90 = select i1 %88, i32 2, i32 0
  %91 = load i32, ptr @errno, align 4, !tbaa !6
  %92 = icmp eq i32 %91, 34
  %93 = zext i1 %92 to i32
  %94 = or disjoint i32 %90, %93
  store i32 0, ptr @errno, align 4, !tbaa !6
  %95 = tail call i64 @strtoul(ptr noundef nonnull @.str.21, ptr noundef null, i32 noundef 0) #2
  %96 = load i32, ptr @errno, align 4, !tbaa !6
  %97 = icmp eq i32 %96, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %98 = tail call i64 @strtol(ptr noundef nonnull @.str.21, ptr noundef null, i32 noundef 0) #2
  %99 = shl nuw nsw i32 %94, 2
  %100 = select i1 %97, i32 2, i32 0
  %101 = or disjoint i32 %100, %99
  %102 = load i32, ptr @errno, align 4, !tbaa !6
  %103 = icmp eq i32 %102, 34
  %104 = zext i1 %103 to i32
  %105 = or disjoint i32 %101, %104
  %106 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.21, i32 noundef 0, i64 noundef %86, i64 noundef %89, i64 noundef %95, i64 noundef %98, i32 noundef %105) #2
  store i32 0, ptr @errno, align 4, !tbaa !6
  %107 = tail call i64 @strtoull(ptr noundef nonnull @.str.22, ptr noundef null, i32 noundef 16) #2
  %108 = load i32, ptr @errno, align 4, !tbaa !6
  %109 = icmp eq i32 %108, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %110 = tail call i64 @strtoll(ptr noundef nonnull @.str.22, ptr noundef null, i32 noundef 16) #2
  %111 = select i1 %109, i32 2, i32 0
  %112 = load i32, ptr @errno, align 4, !tbaa !6
  %113 = icmp eq i32 %112, 34
  %114 = zext i1 %113 to i32
  %115 = or disjoint i32 %111, %114
  store i32 0, ptr @errno, align 4, !tbaa !6
  %116 = tail call i64 @strtoul(ptr noundef nonnull @.str.22, ptr noundef null, i32 noundef 16) #2
  %117 = load i32, ptr @errno, align 4, !tbaa !6
  %118 = icmp eq i32 %117, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %119 = tail call i64 @strtol(ptr noundef nonnull @.str.22, ptr noundef null, i32 noundef 16) #2
  %120 = shl nuw nsw i32 %115, 2
  %121 = select i1 %118, i32 2, i32 0
  %122 = or disjoint i32 %121, %120
  %123 = load i32, ptr @errno, align 4, !tbaa !6
  %124 = icmp eq i32 %123, 34
  %125 = zext i1 %124 to i32
  %126 = or disjoint i32 %122, %125
  %127 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.22, i32 noundef 16, i64 noundef %107, i64 noundef %110, i64 noundef %116, i64 noundef %119, i32 noundef %126) #2
  store i32 0, ptr @errno, align 4, !tbaa !6
  %128 = tail call i64 @strtoull(ptr noundef nonnull @.str.23, ptr noundef null, i32 noundef 0) #2
  %129 = load i32, ptr @errno, align 4, !tbaa !6
  %130 = icmp eq i32 %129, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %131 = tail call i64 @strtoll(ptr noundef nonnull @.str.23, ptr noundef null, i32 noundef 0) #2
  %132 = select i1 %130, i32 2, i32 0
  %133 = load i32, ptr @errno, align 4, !tbaa !6
  %134 = icmp eq i32 %133, 34
  %135 = zext i1 %134 to i32
  %136 = or disjoint i32 %132, %135
  store i32 0, ptr @errno, align 4, !tbaa !6
  %137 = tail call i64 @strtoul(ptr noundef nonnull @.str.23, ptr noundef null, i32 noundef 0) #2
  %138 = load i32, ptr @errno, align 4, !tbaa !6
  %139 = icmp eq i32 %138, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %140 = tail call i64 @strtol(ptr noundef nonnull @.str.23, ptr noundef null, i32 noundef 0) #2
  %141 = shl nuw nsw i32 %136, 2
  %142 = select i1 %139, i32 2, i32 0
  %143 = or disjoint i32 %142, %141
  %144 = load i32, ptr @errno, align 4, !tbaa !6
  %145 = icmp eq i32 %144, 34
  %146 = zext i1 %145 to i32
  %147 = or disjoint i32 %143, %146
  %148 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.23, i32 noundef 0, i64 noundef %128, i64 noundef %131, i64 noundef %137, i64 noundef %140, i32 noundef %147) #2
  store i32 0, ptr @errno, align 4, !tbaa !6
  %149 = tail call i64 @strtoull(ptr noundef nonnull @.str.24, ptr noundef null, i32 noundef 8) #2
  %150 = load i32, ptr @errno, align 4, !tbaa !6
  %151 = icmp eq i32 %150, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %152 = tail call i64 @strtoll(ptr noundef nonnull @.str.24, ptr noundef null, i32 noundef 8) #2
  %153 = select i1 %151, i32 2, i32 0
  %154 = load i32, ptr @errno, align 4, !tbaa !6
  %155 = icmp eq i32 %154, 34
  %156 = zext i1 %155 to i32
  %157 = or disjoint i32 %153, %156
  store i32 0, ptr @errno, align 4, !tbaa !6
  %158 = tail call i64 @strtoul(ptr noundef nonnull @.str.24, ptr noundef null, i32 noundef 8) #2
  %159 = load i32, ptr @errno, align 4, !tbaa !6
  %160 = icmp eq i32 %159, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %161 = tail call i64 @strtol(ptr noundef nonnull @.str.24, ptr noundef null, i32 noundef 8) #2
  %162 = shl nuw nsw i32 %157, 2
  %163 = select i1 %160, i32 2, i32 0
  %164 = or disjoint i32 %163, %162
  %165 = load i32, ptr @errno, align 4, !tbaa !6
  %166 = icmp eq i32 %165, 34
  %167 = zext i1 %166 to i32
  %168 = or disjoint i32 %164, %167
  %169 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef nonnull @.str.24, i32 noundef 8, i64 noundef %149, i64 noundef %152, i64 noundef %158, i64 noundef %161, i32 noundef %168) #2
  ret i32 0

170:                                              ; preds = %0, %170
  %171 = phi i64 [ 0, %0 ], [ %195, %170 ]
  %172 = getelementptr inbounds nuw ptr, ptr @main.texts, i64 %171
  %173 = load ptr, ptr %172, align 8, !tbaa !193
  store i32 0, ptr @errno, align 4, !tbaa !6
  %174 = tail call i64 @strtoull(ptr noundef %173, ptr noundef null, i32 noundef 10) #2
  %175 = load i32, ptr @errno, align 4, !tbaa !6
  %176 = icmp eq i32 %175, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %177 = tail call i64 @strtoll(ptr noundef %173, ptr noundef null, i32 noundef 10) #2
  %178 = select i1 %176, i32 2, i32 0
  %179 = load i32, ptr @errno, align 4, !tbaa !6
  %180 = icmp eq i32 %179, 34
  %181 = zext i1 %180 to i32
  %182 = or disjoint i32 %178, %181
  store i32 0, ptr @errno, align 4, !tbaa !6
  %183 = tail call i64 @strtoul(ptr noundef %173, ptr noundef null, i32 noundef 10) #2
  %184 = load i32, ptr @errno, align 4, !tbaa !6
  %185 = icmp eq i32 %184, 34
  store i32 0, ptr @errno, align 4, !tbaa !6
  %186 = tail call i64 @strtol(ptr noundef %173, ptr noundef null, i32 noundef 10) #2
  %187 = shl nuw nsw i32 %182, 2
  %188 = select i1 %185, i32 2, i32 0
  %189 = or disjoint i32 %188, %187
  %190 = load i32, ptr @errno, align 4, !tbaa !6
  %191 = icmp eq i32 %190, 34
  %192 = zext i1 %191 to i32
  %193 = or disjoint i32 %189, %192
  %194 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.25, ptr noundef %173, i32 noundef 10, i64 noundef %174, i64 noundef %177, i64 noundef %183, i64 noundef %186, i32 noundef %193) #2
  %195 = add nuw nsw i64 %171, 1
  %196 = icmp eq i64 %195, 17
  br i1 %196, label %1, label %170, !llvm.loop !221
}

declare i64 @strtoull(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nobuiltin nounwind "no-builtins" }


