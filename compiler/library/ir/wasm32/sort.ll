; ModuleID = 'compiler/library/source/sort.c'
source_filename = "compiler/library/source/sort.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

; Function Attrs: nounwind
define hidden void @qsort(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #0 {
  %5 = lshr i32 %1, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = icmp eq i32 %2, 0
  br label %15

9:                                                ; preds = %72, %4
  %10 = icmp ugt i32 %1, 1
  br i1 %10, label %11, label %74

11:                                               ; preds = %9
  %12 = ptrtoint ptr %0 to i32
  %13 = icmp eq i32 %2, 0
  %14 = or i32 %12, %2
  br label %76

15:                                               ; preds = %7, %72
  %16 = phi i32 [ %5, %7 ], [ %17, %72 ]
  %17 = add nsw i32 %16, -1
  %18 = shl nuw i32 %17, 1
  %19 = or disjoint i32 %18, 1
  %20 = icmp ult i32 %19, %1
  br i1 %20, label %21, label %72

21:                                               ; preds = %15, %68
  %22 = phi i32 [ %70, %68 ], [ %19, %15 ]
  %23 = phi i32 [ %69, %68 ], [ %18, %15 ]
  %24 = phi i32 [ %36, %68 ], [ %17, %15 ]
  %25 = add nuw i32 %23, 2
  %26 = icmp ult i32 %25, %1
  br i1 %26, label %27, label %35

27:                                               ; preds = %21
  %28 = mul i32 %22, %2
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 %28
  %30 = mul i32 %25, %2
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 %30
  %32 = tail call i32 %3(ptr noundef %29, ptr noundef %31) #1
  %33 = icmp slt i32 %32, 0
  %34 = select i1 %33, i32 %25, i32 %22
  br label %35

35:                                               ; preds = %27, %21
  %36 = phi i32 [ %22, %21 ], [ %34, %27 ]
  %37 = mul i32 %24, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 %37
  %39 = mul i32 %36, %2
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 %39
  %41 = tail call i32 %3(ptr noundef %38, ptr noundef %40) #1
  %42 = icmp sgt i32 %41, -1
  br i1 %42, label %72, label %43

43:                                               ; preds = %35
  %44 = ptrtoint ptr %38 to i32
  %45 = ptrtoint ptr %40 to i32
  %46 = or i32 %44, %45
  %47 = or i32 %46, %2
  %48 = and i32 %47, 3
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %43
  br i1 %8, label %68, label %60

51:                                               ; preds = %43
  br i1 %8, label %68, label %52

52:                                               ; preds = %51, %52
  %53 = phi i32 [ %58, %52 ], [ 0, %51 ]
  %54 = getelementptr inbounds nuw i8, ptr %38, i32 %53
  %55 = load i32, ptr %54, align 4, !tbaa !55
  %56 = getelementptr inbounds nuw i8, ptr %40, i32 %53
  %57 = load i32, ptr %56, align 4, !tbaa !55
  store i32 %57, ptr %54, align 4, !tbaa !55
  store i32 %55, ptr %56, align 4, !tbaa !55
  %58 = add nuw i32 %53, 4
  %59 = icmp ult i32 %58, %2
  br i1 %59, label %52, label %68, !llvm.loop !63

60:                                               ; preds = %50, %60
  %61 = phi i32 [ %66, %60 ], [ 0, %50 ]
  %62 = getelementptr inbounds nuw i8, ptr %38, i32 %61
  %63 = load i8, ptr %62, align 1, !tbaa !55
  %64 = getelementptr inbounds nuw i8, ptr %40, i32 %61
  %65 = load i8, ptr %64, align 1, !tbaa !55
  store i8 %65, ptr %62, align 1, !tbaa !55
  store i8 %63, ptr %64, align 1, !tbaa !55
  %66 = add nuw i32 %61, 1
  %67 = icmp eq i32 %66, %2
  br i1 %67, label %68, label %60, !llvm.loop !77

68:                                               ; preds = %60, %52, %51, %50
  %69 = shl i32 %36, 1
  %70 = or disjoint i32 %69, 1
  %71 = icmp ult i32 %70, %1
  br i1 %71, label %21, label %72

72:                                               ; preds = %35, %68, %15
  %73 = icmp eq i32 %17, 0
  br i1 %73, label %9, label %15, !llvm.loop !85

74:                                               ; preds = %103, %9
  ret void

75:                                               ; preds = %119, %152
  br label %76

76:                                               ; preds = %75, %11
  %77 = phi i32 [ %1, %11 ], [ %78, %75 ]
  %78 = add i32 %77, -1
  %79 = mul i32 %78, %2
  %80 = getelementptr inbounds nuw i8, ptr %0, i32 %79
  %81 = ptrtoint ptr %80 to i32
  %82 = or i32 %81, %14
  %83 = and i32 %82, 3
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %86, label %85

85:                                               ; preds = %76
  br i1 %13, label %103, label %95

86:                                               ; preds = %76
  br i1 %13, label %103, label %87

87:                                               ; preds = %86, %87
  %88 = phi i32 [ %93, %87 ], [ 0, %86 ]
  %89 = getelementptr inbounds nuw i8, ptr %0, i32 %88
  %90 = load i32, ptr %89, align 4, !tbaa !55
  %91 = getelementptr inbounds nuw i8, ptr %80, i32 %88
  %92 = load i32, ptr %91, align 4, !tbaa !55
  store i32 %92, ptr %89, align 4, !tbaa !55
  store i32 %90, ptr %91, align 4, !tbaa !55
  %93 = add nuw i32 %88, 4
  %94 = icmp ult i32 %93, %2
  br i1 %94, label %87, label %103, !llvm.loop !109

95:                                               ; preds = %85, %95
  %96 = phi i32 [ %101, %95 ], [ 0, %85 ]
  %97 = getelementptr inbounds nuw i8, ptr %0, i32 %96
  %98 = load i8, ptr %97, align 1, !tbaa !55
  %99 = getelementptr inbounds nuw i8, ptr %80, i32 %96
  %100 = load i8, ptr %99, align 1, !tbaa !55
  store i8 %100, ptr %97, align 1, !tbaa !55
  store i8 %98, ptr %99, align 1, !tbaa !55
  %101 = add nuw i32 %96, 1
  %102 = icmp eq i32 %101, %2
  br i1 %102, label %103, label %95, !llvm.loop !121

103:                                              ; preds = %95, %87, %85, %86
  %104 = icmp ugt i32 %78, 1
  br i1 %104, label %105, label %74

105:                                              ; preds = %103, %152
  %106 = phi i32 [ %154, %152 ], [ 1, %103 ]
  %107 = phi i32 [ %153, %152 ], [ 0, %103 ]
  %108 = phi i32 [ %120, %152 ], [ 0, %103 ]
  %109 = add nuw i32 %107, 2
  %110 = icmp ult i32 %109, %78
  br i1 %110, label %111, label %119

111:                                              ; preds = %105
  %112 = mul i32 %106, %2
  %113 = getelementptr inbounds nuw i8, ptr %0, i32 %112
  %114 = mul i32 %109, %2
  %115 = getelementptr inbounds nuw i8, ptr %0, i32 %114
  %116 = tail call i32 %3(ptr noundef %113, ptr noundef %115) #1
  %117 = icmp slt i32 %116, 0
  %118 = select i1 %117, i32 %109, i32 %106
  br label %119

119:                                              ; preds = %111, %105
  %120 = phi i32 [ %106, %105 ], [ %118, %111 ]
  %121 = mul i32 %108, %2
  %122 = getelementptr inbounds nuw i8, ptr %0, i32 %121
  %123 = mul i32 %120, %2
  %124 = getelementptr inbounds nuw i8, ptr %0, i32 %123
  %125 = tail call i32 %3(ptr noundef %122, ptr noundef %124) #1
  %126 = icmp sgt i32 %125, -1
  br i1 %126, label %75, label %127, !llvm.loop !145

127:                                              ; preds = %119
  %128 = ptrtoint ptr %122 to i32
  %129 = ptrtoint ptr %124 to i32
  %130 = or i32 %128, %129
  %131 = or i32 %130, %2
  %132 = and i32 %131, 3
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %135, label %134

134:                                              ; preds = %127
  br i1 %13, label %152, label %144

135:                                              ; preds = %127
  br i1 %13, label %152, label %136

136:                                              ; preds = %135, %136
  %137 = phi i32 [ %142, %136 ], [ 0, %135 ]
  %138 = getelementptr inbounds nuw i8, ptr %122, i32 %137
  %139 = load i32, ptr %138, align 4, !tbaa !55
  %140 = getelementptr inbounds nuw i8, ptr %124, i32 %137
  %141 = load i32, ptr %140, align 4, !tbaa !55
  store i32 %141, ptr %138, align 4, !tbaa !55
  store i32 %139, ptr %140, align 4, !tbaa !55
  %142 = add nuw i32 %137, 4
  %143 = icmp ult i32 %142, %2
  br i1 %143, label %136, label %152, !llvm.loop !165

144:                                              ; preds = %134, %144
  %145 = phi i32 [ %150, %144 ], [ 0, %134 ]
  %146 = getelementptr inbounds nuw i8, ptr %122, i32 %145
  %147 = load i8, ptr %146, align 1, !tbaa !55
  %148 = getelementptr inbounds nuw i8, ptr %124, i32 %145
  %149 = load i8, ptr %148, align 1, !tbaa !55
  store i8 %149, ptr %146, align 1, !tbaa !55
  store i8 %147, ptr %148, align 1, !tbaa !55
  %150 = add nuw i32 %145, 1
  %151 = icmp eq i32 %150, %2
  br i1 %151, label %152, label %144, !llvm.loop !177

152:                                              ; preds = %144, %136, %135, %134
  %153 = shl i32 %120, 1
  %154 = or disjoint i32 %153, 1
  %155 = icmp ult i32 %154, %78
  br i1 %155, label %105, label %75, !llvm.loop !145
}

; Function Attrs: nounwind
define hidden noundef ptr @bsearch(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(none) %4) local_unnamed_addr #0 {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %23, label %7

7:                                                ; preds = %5, %15
  %8 = phi i32 [ %21, %15 ], [ %2, %5 ]
  %9 = phi ptr [ %20, %15 ], [ %1, %5 ]
  %10 = lshr i32 %8, 1
  %11 = mul i32 %10, %3
  %12 = getelementptr inbounds nuw i8, ptr %9, i32 %11
  %13 = tail call i32 %4(ptr noundef %0, ptr noundef %12) #1
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %7
  %16 = icmp sgt i32 %13, 0
  %17 = getelementptr inbounds nuw i8, ptr %12, i32 %3
  %18 = xor i32 %10, -1
  %19 = add i32 %8, %18
  %20 = select i1 %16, ptr %17, ptr %9
  %21 = select i1 %16, i32 %19, i32 %10
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %7, !llvm.loop !197

23:                                               ; preds = %15, %7, %5
  %24 = phi ptr [ null, %5 ], [ %12, %7 ], [ null, %15 ]
  ret ptr %24
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nobuiltin nounwind "no-builtins" }


