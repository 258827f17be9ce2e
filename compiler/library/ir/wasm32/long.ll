; ModuleID = 'compiler/library/source/long.c'
source_filename = "compiler/library/source/long.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

; Function Attrs: nofree nosync nounwind memory(none)
define hidden i32 @__harp_multiply_high(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %0, 65535
  %4 = lshr i32 %0, 16
  %5 = and i32 %1, 65535
  %6 = lshr i32 %1, 16
  %7 = mul nuw i32 %5, %4
  %8 = mul nuw i32 %5, %3
  %9 = lshr i32 %8, 16
  %10 = add nuw i32 %9, %7
  %11 = tail call i32 asm "", "=r,0"(i32 %10) #4, !srcloc !22
  %12 = mul nuw i32 %6, %3
  %13 = and i32 %11, 65535
  %14 = add nuw i32 %13, %12
  %15 = mul nuw i32 %6, %4
  %16 = lshr i32 %11, 16
  %17 = add nuw i32 %16, %15
  %18 = lshr i32 %14, 16
  %19 = add nuw i32 %17, %18
  ret i32 %19
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i64 @__harp_divide_long(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = lshr i64 %0, 32
  %4 = trunc nuw i64 %3 to i32
  %5 = trunc i64 %0 to i32
  %6 = lshr i64 %1, 32
  %7 = trunc nuw i64 %6 to i32
  %8 = trunc i64 %1 to i32
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %10, label %86

10:                                               ; preds = %2
  %11 = icmp eq i64 %3, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %10
  %13 = udiv i32 %5, %8
  %14 = zext i32 %13 to i64
  br label %169

15:                                               ; preds = %10
  %16 = udiv i32 %4, %8
  %17 = mul i32 %16, %8
  %18 = sub i32 %4, %17
  %19 = icmp ult i32 %8, 65536
  %20 = shl nuw i32 %8, 16
  %21 = select i1 %19, i32 %20, i32 %8
  %22 = select i1 %19, i32 16, i32 0
  %23 = icmp ult i32 %21, 16777216
  %24 = or disjoint i32 %22, 8
  %25 = shl nuw i32 %21, 8
  %26 = select i1 %23, i32 %25, i32 %21
  %27 = select i1 %23, i32 %24, i32 %22
  %28 = icmp ult i32 %26, 268435456
  %29 = or disjoint i32 %27, 4
  %30 = shl nuw i32 %26, 4
  %31 = select i1 %28, i32 %30, i32 %26
  %32 = select i1 %28, i32 %29, i32 %27
  %33 = icmp ult i32 %31, 1073741824
  %34 = or disjoint i32 %32, 2
  %35 = shl nuw i32 %31, 2
  %36 = select i1 %33, i32 %35, i32 %31
  %37 = select i1 %33, i32 %34, i32 %32
  %38 = icmp sgt i32 %36, -1
  %39 = zext i1 %38 to i32
  %40 = add nuw nsw i32 %37, %39
  %41 = shl i32 %8, %40
  %42 = icmp eq i32 %40, 0
  %43 = tail call i32 @llvm.fshl.i32(i32 %18, i32 %5, i32 %40)
  %44 = select i1 %42, i32 %18, i32 %43
  %45 = shl i32 %5, %40
  %46 = lshr i32 %41, 16
  %47 = and i32 %41, 65535
  br label %48

48:                                               ; preds = %73, %15
  %49 = phi i32 [ %44, %15 ], [ %78, %73 ]
  %50 = phi i1 [ true, %15 ], [ false, %73 ]
  %51 = phi i32 [ 0, %15 ], [ %80, %73 ]
  %52 = phi i32 [ %45, %15 ], [ %54, %73 ]
  %53 = lshr i32 %52, 16
  %54 = shl i32 %52, 16
  %55 = freeze i32 %49
  %56 = freeze i32 %46
  %57 = udiv i32 %55, %56
  %58 = mul i32 %57, %56
  %59 = sub i32 %55, %58
  br label %60

60:                                               ; preds = %69, %48
  %61 = phi i32 [ %57, %48 ], [ %70, %69 ]
  %62 = phi i32 [ %59, %48 ], [ %71, %69 ]
  %63 = icmp ult i32 %61, 65536
  br i1 %63, label %64, label %69

64:                                               ; preds = %60
  %65 = mul nuw i32 %61, %47
  %66 = shl nuw i32 %62, 16
  %67 = or disjoint i32 %66, %53
  %68 = icmp ugt i32 %65, %67
  br i1 %68, label %69, label %73

69:                                               ; preds = %64, %60
  %70 = add i32 %61, -1
  %71 = add nuw nsw i32 %62, %46
  %72 = icmp samesign ult i32 %71, 65536
  br i1 %72, label %60, label %73, !llvm.loop !87

73:                                               ; preds = %69, %64
  %74 = phi i32 [ %70, %69 ], [ %61, %64 ]
  %75 = shl i32 %49, 16
  %76 = or disjoint i32 %53, %75
  %77 = mul i32 %41, %74
  %78 = sub i32 %76, %77
  %79 = shl i32 %51, 16
  %80 = or i32 %74, %79
  br i1 %50, label %48, label %81, !llvm.loop !97

81:                                               ; preds = %73
  %82 = zext i32 %16 to i64
  %83 = shl nuw i64 %82, 32
  %84 = zext i32 %80 to i64
  %85 = or disjoint i64 %83, %84
  br label %169

86:                                               ; preds = %2
  %87 = icmp ult i64 %0, %1
  br i1 %87, label %169, label %88

88:                                               ; preds = %86
  %89 = icmp ult i64 %1, 281474976710656
  %90 = shl nuw i32 %7, 16
  %91 = select i1 %89, i32 %90, i32 %7
  %92 = select i1 %89, i32 16, i32 0
  %93 = icmp ult i32 %91, 16777216
  %94 = or disjoint i32 %92, 8
  %95 = shl nuw i32 %91, 8
  %96 = select i1 %93, i32 %95, i32 %91
  %97 = select i1 %93, i32 %94, i32 %92
  %98 = icmp ult i32 %96, 268435456
  %99 = or disjoint i32 %97, 4
  %100 = shl nuw i32 %96, 4
  %101 = select i1 %98, i32 %100, i32 %96
  %102 = select i1 %98, i32 %99, i32 %97
  %103 = icmp ult i32 %101, 1073741824
  %104 = or disjoint i32 %102, 2
  %105 = shl nuw i32 %101, 2
  %106 = select i1 %103, i32 %105, i32 %101
  %107 = select i1 %103, i32 %104, i32 %102
  %108 = icmp sgt i32 %106, -1
  %109 = zext i1 %108 to i32
  %110 = add nuw nsw i32 %107, %109
  %111 = lshr i64 %0, 1
  %112 = zext nneg i32 %110 to i64
  %113 = shl i64 %1, %112
  %114 = lshr i64 %113, 32
  %115 = trunc nuw i64 %114 to i32
  %116 = lshr i64 %0, 33
  %117 = trunc nuw nsw i64 %116 to i32
  %118 = trunc i64 %111 to i32
  %119 = lshr i32 %115, 16
  %120 = and i32 %115, 65535
  br label %121

121:                                              ; preds = %146, %88
  %122 = phi i32 [ %117, %88 ], [ %151, %146 ]
  %123 = phi i1 [ true, %88 ], [ false, %146 ]
  %124 = phi i32 [ 0, %88 ], [ %153, %146 ]
  %125 = phi i32 [ %118, %88 ], [ %127, %146 ]
  %126 = lshr i32 %125, 16
  %127 = shl i32 %125, 16
  %128 = freeze i32 %122
  %129 = freeze i32 %119
  %130 = udiv i32 %128, %129
  %131 = mul i32 %130, %129
  %132 = sub i32 %128, %131
  br label %133

133:                                              ; preds = %142, %121
  %134 = phi i32 [ %130, %121 ], [ %143, %142 ]
  %135 = phi i32 [ %132, %121 ], [ %144, %142 ]
  %136 = icmp ult i32 %134, 65536
  br i1 %136, label %137, label %142

137:                                              ; preds = %133
  %138 = mul nuw i32 %134, %120
  %139 = shl nuw i32 %135, 16
  %140 = or disjoint i32 %139, %126
  %141 = icmp ugt i32 %138, %140
  br i1 %141, label %142, label %146

142:                                              ; preds = %137, %133
  %143 = add i32 %134, -1
  %144 = add nuw nsw i32 %135, %119
  %145 = icmp samesign ult i32 %144, 65536
  br i1 %145, label %133, label %146, !llvm.loop !144

146:                                              ; preds = %142, %137
  %147 = phi i32 [ %143, %142 ], [ %134, %137 ]
  %148 = shl i32 %122, 16
  %149 = or disjoint i32 %126, %148
  %150 = mul i32 %147, %115
  %151 = sub i32 %149, %150
  %152 = shl i32 %124, 16
  %153 = or i32 %147, %152
  br i1 %123, label %121, label %154, !llvm.loop !152

154:                                              ; preds = %146
  %155 = zext i32 %153 to i64
  %156 = shl nuw nsw i64 %155, %112
  %157 = lshr i64 %156, 31
  %158 = icmp eq i64 %157, 0
  %159 = trunc nuw i64 %157 to i32
  %160 = add i32 %159, -1
  %161 = select i1 %158, i32 0, i32 %160
  %162 = zext i32 %161 to i64
  %163 = mul i64 %1, %162
  %164 = sub i64 %0, %163
  %165 = icmp uge i64 %164, %1
  %166 = zext i1 %165 to i32
  %167 = add nuw i32 %161, %166
  %168 = zext i32 %167 to i64
  br label %169

169:                                              ; preds = %86, %12, %81, %154
  %170 = phi i64 [ %14, %12 ], [ %85, %81 ], [ %168, %154 ], [ 0, %86 ]
  ret i64 %170
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i64 @__harp_remainder_long(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = lshr i64 %0, 32
  %4 = trunc nuw i64 %3 to i32
  %5 = trunc i64 %0 to i32
  %6 = lshr i64 %1, 32
  %7 = trunc nuw i64 %6 to i32
  %8 = trunc i64 %1 to i32
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %10, label %79

10:                                               ; preds = %2
  %11 = icmp eq i64 %3, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %10
  %13 = urem i32 %5, %8
  %14 = zext i32 %13 to i64
  br label %160

15:                                               ; preds = %10
  %16 = urem i32 %4, %8
  %17 = icmp ult i32 %8, 65536
  %18 = shl nuw i32 %8, 16
  %19 = select i1 %17, i32 %18, i32 %8
  %20 = select i1 %17, i32 16, i32 0
  %21 = icmp ult i32 %19, 16777216
  %22 = or disjoint i32 %20, 8
  %23 = shl nuw i32 %19, 8
  %24 = select i1 %21, i32 %23, i32 %19
  %25 = select i1 %21, i32 %22, i32 %20
  %26 = icmp ult i32 %24, 268435456
  %27 = or disjoint i32 %25, 4
  %28 = shl nuw i32 %24, 4
  %29 = select i1 %26, i32 %28, i32 %24
  %30 = select i1 %26, i32 %27, i32 %25
  %31 = icmp ult i32 %29, 1073741824
  %32 = or disjoint i32 %30, 2
  %33 = shl nuw i32 %29, 2
  %34 = select i1 %31, i32 %33, i32 %29
  %35 = select i1 %31, i32 %32, i32 %30
  %36 = icmp sgt i32 %34, -1
  %37 = zext i1 %36 to i32
  %38 = add nuw nsw i32 %35, %37
  %39 = shl i32 %8, %38
  %40 = icmp eq i32 %38, 0
  %41 = tail call i32 @llvm.fshl.i32(i32 %16, i32 %5, i32 %38)
  %42 = select i1 %40, i32 %16, i32 %41
  %43 = shl i32 %5, %38
  %44 = lshr i32 %39, 16
  %45 = and i32 %39, 65535
  br label %46

46:                                               ; preds = %70, %15
  %47 = phi i32 [ %42, %15 ], [ %75, %70 ]
  %48 = phi i1 [ true, %15 ], [ false, %70 ]
  %49 = phi i32 [ %43, %15 ], [ %51, %70 ]
  %50 = lshr i32 %49, 16
  %51 = shl i32 %49, 16
  %52 = freeze i32 %47
  %53 = freeze i32 %44
  %54 = udiv i32 %52, %53
  %55 = mul i32 %54, %53
  %56 = sub i32 %52, %55
  br label %57

57:                                               ; preds = %66, %46
  %58 = phi i32 [ %54, %46 ], [ %67, %66 ]
  %59 = phi i32 [ %56, %46 ], [ %68, %66 ]
  %60 = icmp ult i32 %58, 65536
  br i1 %60, label %61, label %66

61:                                               ; preds = %57
  %62 = mul nuw i32 %58, %45
  %63 = shl nuw i32 %59, 16
  %64 = or disjoint i32 %63, %50
  %65 = icmp ugt i32 %62, %64
  br i1 %65, label %66, label %70

66:                                               ; preds = %61, %57
  %67 = add i32 %58, -1
  %68 = add nuw nsw i32 %59, %44
  %69 = icmp samesign ult i32 %68, 65536
  br i1 %69, label %57, label %70, !llvm.loop !219

70:                                               ; preds = %66, %61
  %71 = phi i32 [ %67, %66 ], [ %58, %61 ]
  %72 = shl i32 %47, 16
  %73 = or disjoint i32 %50, %72
  %74 = mul i32 %39, %71
  %75 = sub i32 %73, %74
  br i1 %48, label %46, label %76, !llvm.loop !225

76:                                               ; preds = %70
  %77 = lshr i32 %75, %38
  %78 = zext i32 %77 to i64
  br label %160

79:                                               ; preds = %2
  %80 = icmp ult i64 %0, %1
  br i1 %80, label %160, label %81

81:                                               ; preds = %79
  %82 = icmp ult i64 %1, 281474976710656
  %83 = shl nuw i32 %7, 16
  %84 = select i1 %82, i32 %83, i32 %7
  %85 = select i1 %82, i32 16, i32 0
  %86 = icmp ult i32 %84, 16777216
  %87 = or disjoint i32 %85, 8
  %88 = shl nuw i32 %84, 8
  %89 = select i1 %86, i32 %88, i32 %84
  %90 = select i1 %86, i32 %87, i32 %85
  %91 = icmp ult i32 %89, 268435456
  %92 = or disjoint i32 %90, 4
  %93 = shl nuw i32 %89, 4
  %94 = select i1 %91, i32 %93, i32 %89
  %95 = select i1 %91, i32 %92, i32 %90
  %96 = icmp ult i32 %94, 1073741824
  %97 = or disjoint i32 %95, 2
  %98 = shl nuw i32 %94, 2
  %99 = select i1 %96, i32 %98, i32 %94
  %100 = select i1 %96, i32 %97, i32 %95
  %101 = icmp sgt i32 %99, -1
  %102 = zext i1 %101 to i32
  %103 = add nuw nsw i32 %100, %102
  %104 = lshr i64 %0, 1
  %105 = zext nneg i32 %103 to i64
  %106 = shl i64 %1, %105
  %107 = lshr i64 %106, 32
  %108 = trunc nuw i64 %107 to i32
  %109 = lshr i64 %0, 33
  %110 = trunc nuw nsw i64 %109 to i32
  %111 = trunc i64 %104 to i32
  %112 = lshr i32 %108, 16
  %113 = and i32 %108, 65535
  br label %114

114:                                              ; preds = %139, %81
  %115 = phi i32 [ %110, %81 ], [ %144, %139 ]
  %116 = phi i1 [ true, %81 ], [ false, %139 ]
  %117 = phi i32 [ 0, %81 ], [ %146, %139 ]
  %118 = phi i32 [ %111, %81 ], [ %120, %139 ]
  %119 = lshr i32 %118, 16
  %120 = shl i32 %118, 16
  %121 = freeze i32 %115
  %122 = freeze i32 %112
  %123 = udiv i32 %121, %122
  %124 = mul i32 %123, %122
  %125 = sub i32 %121, %124
  br label %126

126:                                              ; preds = %135, %114
  %127 = phi i32 [ %123, %114 ], [ %136, %135 ]
  %128 = phi i32 [ %125, %114 ], [ %137, %135 ]
  %129 = icmp ult i32 %127, 65536
  br i1 %129, label %130, label %135

130:                                              ; preds = %126
  %131 = mul nuw i32 %127, %113
  %132 = shl nuw i32 %128, 16
  %133 = or disjoint i32 %132, %119
  %134 = icmp ugt i32 %131, %133
  br i1 %134, label %135, label %139

135:                                              ; preds = %130, %126
  %136 = add i32 %127, -1
  %137 = add nuw nsw i32 %128, %112
  %138 = icmp samesign ult i32 %137, 65536
  br i1 %138, label %126, label %139, !llvm.loop !270

139:                                              ; preds = %135, %130
  %140 = phi i32 [ %136, %135 ], [ %127, %130 ]
  %141 = shl i32 %115, 16
  %142 = or disjoint i32 %119, %141
  %143 = mul i32 %140, %108
  %144 = sub i32 %142, %143
  %145 = shl i32 %117, 16
  %146 = or i32 %140, %145
  br i1 %116, label %114, label %147, !llvm.loop !278

147:                                              ; preds = %139
  %148 = zext i32 %146 to i64
  %149 = shl nuw nsw i64 %148, %105
  %150 = lshr i64 %149, 31
  %151 = icmp eq i64 %150, 0
  %152 = add nuw nsw i64 %150, 4294967295
  %153 = and i64 %152, 4294967295
  %154 = select i1 %151, i64 0, i64 %153
  %155 = mul i64 %154, %1
  %156 = sub i64 %0, %155
  %157 = icmp ult i64 %156, %1
  %158 = select i1 %157, i64 0, i64 %1
  %159 = sub nuw i64 %156, %158
  br label %160

160:                                              ; preds = %79, %12, %76, %147
  %161 = phi i64 [ %14, %12 ], [ %78, %76 ], [ %159, %147 ], [ %0, %79 ]
  ret i64 %161
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i64 @__harp_divide_signed_long(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = ashr i64 %0, 63
  %4 = ashr i64 %1, 63
  %5 = xor i64 %3, %0
  %6 = sub i64 %5, %3
  %7 = xor i64 %4, %1
  %8 = sub i64 %7, %4
  %9 = lshr i64 %6, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = trunc i64 %6 to i32
  %12 = lshr i64 %8, 32
  %13 = trunc nuw i64 %12 to i32
  %14 = trunc i64 %8 to i32
  %15 = icmp eq i64 %12, 0
  br i1 %15, label %16, label %92

16:                                               ; preds = %2
  %17 = icmp eq i64 %9, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %16
  %19 = udiv i32 %11, %14
  %20 = zext i32 %19 to i64
  br label %175

21:                                               ; preds = %16
  %22 = udiv i32 %10, %14
  %23 = mul i32 %22, %14
  %24 = sub i32 %10, %23
  %25 = icmp ult i32 %14, 65536
  %26 = shl nuw i32 %14, 16
  %27 = select i1 %25, i32 %26, i32 %14
  %28 = select i1 %25, i32 16, i32 0
  %29 = icmp ult i32 %27, 16777216
  %30 = or disjoint i32 %28, 8
  %31 = shl nuw i32 %27, 8
  %32 = select i1 %29, i32 %31, i32 %27
  %33 = select i1 %29, i32 %30, i32 %28
  %34 = icmp ult i32 %32, 268435456
  %35 = or disjoint i32 %33, 4
  %36 = shl nuw i32 %32, 4
  %37 = select i1 %34, i32 %36, i32 %32
  %38 = select i1 %34, i32 %35, i32 %33
  %39 = icmp ult i32 %37, 1073741824
  %40 = or disjoint i32 %38, 2
  %41 = shl nuw i32 %37, 2
  %42 = select i1 %39, i32 %41, i32 %37
  %43 = select i1 %39, i32 %40, i32 %38
  %44 = icmp sgt i32 %42, -1
  %45 = zext i1 %44 to i32
  %46 = add nuw nsw i32 %43, %45
  %47 = shl i32 %14, %46
  %48 = icmp eq i32 %46, 0
  %49 = tail call i32 @llvm.fshl.i32(i32 %24, i32 %11, i32 %46)
  %50 = select i1 %48, i32 %24, i32 %49
  %51 = shl i32 %11, %46
  %52 = lshr i32 %47, 16
  %53 = and i32 %47, 65535
  br label %54

54:                                               ; preds = %79, %21
  %55 = phi i32 [ %50, %21 ], [ %84, %79 ]
  %56 = phi i1 [ true, %21 ], [ false, %79 ]
  %57 = phi i32 [ 0, %21 ], [ %86, %79 ]
  %58 = phi i32 [ %51, %21 ], [ %60, %79 ]
  %59 = lshr i32 %58, 16
  %60 = shl i32 %58, 16
  %61 = freeze i32 %55
  %62 = freeze i32 %52
  %63 = udiv i32 %61, %62
  %64 = mul i32 %63, %62
  %65 = sub i32 %61, %64
  br label %66

66:                                               ; preds = %75, %54
  %67 = phi i32 [ %63, %54 ], [ %76, %75 ]
  %68 = phi i32 [ %65, %54 ], [ %77, %75 ]
  %69 = icmp ult i32 %67, 65536
  br i1 %69, label %70, label %75

70:                                               ; preds = %66
  %71 = mul nuw i32 %67, %53
  %72 = shl nuw i32 %68, 16
  %73 = or disjoint i32 %72, %59
  %74 = icmp ugt i32 %71, %73
  br i1 %74, label %75, label %79

75:                                               ; preds = %70, %66
  %76 = add i32 %67, -1
  %77 = add nuw nsw i32 %68, %52
  %78 = icmp samesign ult i32 %77, 65536
  br i1 %78, label %66, label %79, !llvm.loop !351

79:                                               ; preds = %75, %70
  %80 = phi i32 [ %76, %75 ], [ %67, %70 ]
  %81 = shl i32 %55, 16
  %82 = or disjoint i32 %59, %81
  %83 = mul i32 %47, %80
  %84 = sub i32 %82, %83
  %85 = shl i32 %57, 16
  %86 = or i32 %80, %85
  br i1 %56, label %54, label %87, !llvm.loop !359

87:                                               ; preds = %79
  %88 = zext i32 %22 to i64
  %89 = shl nuw i64 %88, 32
  %90 = zext i32 %86 to i64
  %91 = or disjoint i64 %89, %90
  br label %175

92:                                               ; preds = %2
  %93 = icmp ult i64 %6, %8
  br i1 %93, label %175, label %94

94:                                               ; preds = %92
  %95 = icmp ult i64 %8, 281474976710656
  %96 = shl nuw i32 %13, 16
  %97 = select i1 %95, i32 %96, i32 %13
  %98 = select i1 %95, i32 16, i32 0
  %99 = icmp ult i32 %97, 16777216
  %100 = or disjoint i32 %98, 8
  %101 = shl nuw i32 %97, 8
  %102 = select i1 %99, i32 %101, i32 %97
  %103 = select i1 %99, i32 %100, i32 %98
  %104 = icmp ult i32 %102, 268435456
  %105 = or disjoint i32 %103, 4
  %106 = shl nuw i32 %102, 4
  %107 = select i1 %104, i32 %106, i32 %102
  %108 = select i1 %104, i32 %105, i32 %103
  %109 = icmp ult i32 %107, 1073741824
  %110 = or disjoint i32 %108, 2
  %111 = shl nuw i32 %107, 2
  %112 = select i1 %109, i32 %111, i32 %107
  %113 = select i1 %109, i32 %110, i32 %108
  %114 = icmp sgt i32 %112, -1
  %115 = zext i1 %114 to i32
  %116 = add nuw nsw i32 %113, %115
  %117 = lshr i64 %6, 1
  %118 = zext nneg i32 %116 to i64
  %119 = shl i64 %8, %118
  %120 = lshr i64 %119, 32
  %121 = trunc nuw i64 %120 to i32
  %122 = lshr i64 %6, 33
  %123 = trunc nuw nsw i64 %122 to i32
  %124 = trunc i64 %117 to i32
  %125 = lshr i32 %121, 16
  %126 = and i32 %121, 65535
  br label %127

127:                                              ; preds = %152, %94
  %128 = phi i32 [ %123, %94 ], [ %157, %152 ]
  %129 = phi i1 [ true, %94 ], [ false, %152 ]
  %130 = phi i32 [ 0, %94 ], [ %159, %152 ]
  %131 = phi i32 [ %124, %94 ], [ %133, %152 ]
  %132 = lshr i32 %131, 16
  %133 = shl i32 %131, 16
  %134 = freeze i32 %128
  %135 = freeze i32 %125
  %136 = udiv i32 %134, %135
  %137 = mul i32 %136, %135
  %138 = sub i32 %134, %137
  br label %139

139:                                              ; preds = %148, %127
  %140 = phi i32 [ %136, %127 ], [ %149, %148 ]
  %141 = phi i32 [ %138, %127 ], [ %150, %148 ]
  %142 = icmp ult i32 %140, 65536
  br i1 %142, label %143, label %148

143:                                              ; preds = %139
  %144 = mul nuw i32 %140, %126
  %145 = shl nuw i32 %141, 16
  %146 = or disjoint i32 %145, %132
  %147 = icmp ugt i32 %144, %146
  br i1 %147, label %148, label %152

148:                                              ; preds = %143, %139
  %149 = add i32 %140, -1
  %150 = add nuw nsw i32 %141, %125
  %151 = icmp samesign ult i32 %150, 65536
  br i1 %151, label %139, label %152, !llvm.loop !406

152:                                              ; preds = %148, %143
  %153 = phi i32 [ %149, %148 ], [ %140, %143 ]
  %154 = shl i32 %128, 16
  %155 = or disjoint i32 %132, %154
  %156 = mul i32 %153, %121
  %157 = sub i32 %155, %156
  %158 = shl i32 %130, 16
  %159 = or i32 %153, %158
  br i1 %129, label %127, label %160, !llvm.loop !414

160:                                              ; preds = %152
  %161 = zext i32 %159 to i64
  %162 = shl nuw nsw i64 %161, %118
  %163 = lshr i64 %162, 31
  %164 = icmp eq i64 %163, 0
  %165 = trunc nuw i64 %163 to i32
  %166 = add i32 %165, -1
  %167 = select i1 %164, i32 0, i32 %166
  %168 = zext i32 %167 to i64
  %169 = mul i64 %8, %168
  %170 = sub i64 %6, %169
  %171 = icmp uge i64 %170, %8
  %172 = zext i1 %171 to i32
  %173 = add nuw i32 %167, %172
  %174 = zext i32 %173 to i64
  br label %175

175:                                              ; preds = %92, %18, %87, %160
  %176 = phi i64 [ %20, %18 ], [ %91, %87 ], [ %174, %160 ], [ 0, %92 ]
  %177 = xor i64 %4, %3
  %178 = xor i64 %176, %177
  %179 = sub i64 %178, %177
  ret i64 %179
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i64 @__harp_remainder_signed_long(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = ashr i64 %0, 63
  %4 = xor i64 %3, %0
  %5 = sub i64 %4, %3
  %6 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  %7 = lshr i64 %5, 32
  %8 = trunc nuw i64 %7 to i32
  %9 = trunc i64 %5 to i32
  %10 = lshr i64 %6, 32
  %11 = trunc nuw i64 %10 to i32
  %12 = trunc i64 %6 to i32
  %13 = icmp eq i64 %10, 0
  br i1 %13, label %14, label %83

14:                                               ; preds = %2
  %15 = icmp eq i64 %7, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %14
  %17 = urem i32 %9, %12
  %18 = zext i32 %17 to i64
  br label %164

19:                                               ; preds = %14
  %20 = urem i32 %8, %12
  %21 = icmp ult i32 %12, 65536
  %22 = shl nuw i32 %12, 16
  %23 = select i1 %21, i32 %22, i32 %12
  %24 = select i1 %21, i32 16, i32 0
  %25 = icmp ult i32 %23, 16777216
  %26 = or disjoint i32 %24, 8
  %27 = shl nuw i32 %23, 8
  %28 = select i1 %25, i32 %27, i32 %23
  %29 = select i1 %25, i32 %26, i32 %24
  %30 = icmp ult i32 %28, 268435456
  %31 = or disjoint i32 %29, 4
  %32 = shl nuw i32 %28, 4
  %33 = select i1 %30, i32 %32, i32 %28
  %34 = select i1 %30, i32 %31, i32 %29
  %35 = icmp ult i32 %33, 1073741824
  %36 = or disjoint i32 %34, 2
  %37 = shl nuw i32 %33, 2
  %38 = select i1 %35, i32 %37, i32 %33
  %39 = select i1 %35, i32 %36, i32 %34
  %40 = icmp sgt i32 %38, -1
  %41 = zext i1 %40 to i32
  %42 = add nuw nsw i32 %39, %41
  %43 = shl i32 %12, %42
  %44 = icmp eq i32 %42, 0
  %45 = tail call i32 @llvm.fshl.i32(i32 %20, i32 %9, i32 %42)
  %46 = select i1 %44, i32 %20, i32 %45
  %47 = shl i32 %9, %42
  %48 = lshr i32 %43, 16
  %49 = and i32 %43, 65535
  br label %50

50:                                               ; preds = %74, %19
  %51 = phi i32 [ %46, %19 ], [ %79, %74 ]
  %52 = phi i1 [ true, %19 ], [ false, %74 ]
  %53 = phi i32 [ %47, %19 ], [ %55, %74 ]
  %54 = lshr i32 %53, 16
  %55 = shl i32 %53, 16
  %56 = freeze i32 %51
  %57 = freeze i32 %48
  %58 = udiv i32 %56, %57
  %59 = mul i32 %58, %57
  %60 = sub i32 %56, %59
  br label %61

61:                                               ; preds = %70, %50
  %62 = phi i32 [ %58, %50 ], [ %71, %70 ]
  %63 = phi i32 [ %60, %50 ], [ %72, %70 ]
  %64 = icmp ult i32 %62, 65536
  br i1 %64, label %65, label %70

65:                                               ; preds = %61
  %66 = mul nuw i32 %62, %49
  %67 = shl nuw i32 %63, 16
  %68 = or disjoint i32 %67, %54
  %69 = icmp ugt i32 %66, %68
  br i1 %69, label %70, label %74

70:                                               ; preds = %65, %61
  %71 = add i32 %62, -1
  %72 = add nuw nsw i32 %63, %48
  %73 = icmp samesign ult i32 %72, 65536
  br i1 %73, label %61, label %74, !llvm.loop !488

74:                                               ; preds = %70, %65
  %75 = phi i32 [ %71, %70 ], [ %62, %65 ]
  %76 = shl i32 %51, 16
  %77 = or disjoint i32 %54, %76
  %78 = mul i32 %43, %75
  %79 = sub i32 %77, %78
  br i1 %52, label %50, label %80, !llvm.loop !494

80:                                               ; preds = %74
  %81 = lshr i32 %79, %42
  %82 = zext i32 %81 to i64
  br label %164

83:                                               ; preds = %2
  %84 = icmp ult i64 %5, %6
  br i1 %84, label %164, label %85

85:                                               ; preds = %83
  %86 = icmp ult i64 %6, 281474976710656
  %87 = shl nuw i32 %11, 16
  %88 = select i1 %86, i32 %87, i32 %11
  %89 = select i1 %86, i32 16, i32 0
  %90 = icmp ult i32 %88, 16777216
  %91 = or disjoint i32 %89, 8
  %92 = shl nuw i32 %88, 8
  %93 = select i1 %90, i32 %92, i32 %88
  %94 = select i1 %90, i32 %91, i32 %89
  %95 = icmp ult i32 %93, 268435456
  %96 = or disjoint i32 %94, 4
  %97 = shl nuw i32 %93, 4
  %98 = select i1 %95, i32 %97, i32 %93
  %99 = select i1 %95, i32 %96, i32 %94
  %100 = icmp ult i32 %98, 1073741824
  %101 = or disjoint i32 %99, 2
  %102 = shl nuw i32 %98, 2
  %103 = select i1 %100, i32 %102, i32 %98
  %104 = select i1 %100, i32 %101, i32 %99
  %105 = icmp sgt i32 %103, -1
  %106 = zext i1 %105 to i32
  %107 = add nuw nsw i32 %104, %106
  %108 = lshr i64 %5, 1
  %109 = zext nneg i32 %107 to i64
  %110 = shl i64 %6, %109
  %111 = lshr i64 %110, 32
  %112 = trunc nuw i64 %111 to i32
  %113 = lshr i64 %5, 33
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = trunc i64 %108 to i32
  %116 = lshr i32 %112, 16
  %117 = and i32 %112, 65535
  br label %118

118:                                              ; preds = %143, %85
  %119 = phi i32 [ %114, %85 ], [ %148, %143 ]
  %120 = phi i1 [ true, %85 ], [ false, %143 ]
  %121 = phi i32 [ 0, %85 ], [ %150, %143 ]
  %122 = phi i32 [ %115, %85 ], [ %124, %143 ]
  %123 = lshr i32 %122, 16
  %124 = shl i32 %122, 16
  %125 = freeze i32 %119
  %126 = freeze i32 %116
  %127 = udiv i32 %125, %126
  %128 = mul i32 %127, %126
  %129 = sub i32 %125, %128
  br label %130

130:                                              ; preds = %139, %118
  %131 = phi i32 [ %127, %118 ], [ %140, %139 ]
  %132 = phi i32 [ %129, %118 ], [ %141, %139 ]
  %133 = icmp ult i32 %131, 65536
  br i1 %133, label %134, label %139

134:                                              ; preds = %130
  %135 = mul nuw i32 %131, %117
  %136 = shl nuw i32 %132, 16
  %137 = or disjoint i32 %136, %123
  %138 = icmp ugt i32 %135, %137
  br i1 %138, label %139, label %143

139:                                              ; preds = %134, %130
  %140 = add i32 %131, -1
  %141 = add nuw nsw i32 %132, %116
  %142 = icmp samesign ult i32 %141, 65536
  br i1 %142, label %130, label %143, !llvm.loop !539

143:                                              ; preds = %139, %134
  %144 = phi i32 [ %140, %139 ], [ %131, %134 ]
  %145 = shl i32 %119, 16
  %146 = or disjoint i32 %123, %145
  %147 = mul i32 %144, %112
  %148 = sub i32 %146, %147
  %149 = shl i32 %121, 16
  %150 = or i32 %144, %149
  br i1 %120, label %118, label %151, !llvm.loop !547

151:                                              ; preds = %143
  %152 = zext i32 %150 to i64
  %153 = shl nuw nsw i64 %152, %109
  %154 = lshr i64 %153, 31
  %155 = icmp eq i64 %154, 0
  %156 = add nuw nsw i64 %154, 4294967295
  %157 = and i64 %156, 4294967295
  %158 = select i1 %155, i64 0, i64 %157
  %159 = mul i64 %158, %6
  %160 = sub i64 %5, %159
  %161 = icmp ult i64 %160, %6
  %162 = select i1 %161, i64 0, i64 %6
  %163 = sub nuw i64 %160, %162
  br label %164

164:                                              ; preds = %83, %16, %80, %151
  %165 = phi i64 [ %18, %16 ], [ %82, %80 ], [ %163, %151 ], [ %5, %83 ]
  %166 = xor i64 %165, %3
  %167 = sub i64 %166, %3
  ret i64 %167
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #3

attributes #0 = { nofree nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind memory(none) }


