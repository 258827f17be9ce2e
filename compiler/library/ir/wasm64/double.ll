; ModuleID = 'compiler/library/source/double.c'
source_filename = "compiler/library/source/double.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @__harp_double_add(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = and i64 %0, 9223372036854775807
  %4 = and i64 %1, 9223372036854775807
  %5 = icmp samesign ult i64 %3, %4
  %6 = select i1 %5, i64 %0, i64 %1
  %7 = select i1 %5, i64 %1, i64 %0
  %8 = and i64 %7, 9223372036854775807
  %9 = icmp samesign ugt i64 %8, 9218868437227405311
  %10 = and i64 %6, 9223372036854775807
  br i1 %9, label %11, label %18

11:                                               ; preds = %2
  %12 = icmp eq i64 %10, 9218868437227405312
  %13 = icmp ne i64 %1, %0
  %14 = and i1 %13, %12
  %15 = icmp ne i64 %8, 9218868437227405312
  %16 = or i1 %15, %14
  %17 = select i1 %16, i64 9221120237041090560, i64 %7
  br label %140

18:                                               ; preds = %2
  %19 = icmp eq i64 %10, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %18
  %21 = icmp eq i64 %8, 0
  %22 = and i64 %1, %0
  %23 = select i1 %21, i64 %22, i64 %7
  br label %140

24:                                               ; preds = %18
  %25 = lshr i64 %8, 52
  %26 = and i64 %7, 4503599627370495
  %27 = icmp eq i64 %25, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %24
  %29 = trunc nuw nsw i64 %25 to i32
  %30 = or disjoint i64 %26, 4503599627370496
  br label %64

31:                                               ; preds = %24
  %32 = lshr i64 %26, 32
  %33 = icmp eq i64 %32, 0
  %34 = select i1 %33, i64 %26, i64 %32
  %35 = select i1 %33, i32 32, i32 0
  %36 = trunc nuw i64 %34 to i32
  %37 = icmp samesign ult i64 %34, 65536
  %38 = or disjoint i32 %35, 16
  %39 = shl nuw i32 %36, 16
  %40 = select i1 %37, i32 %39, i32 %36
  %41 = select i1 %37, i32 %38, i32 %35
  %42 = icmp ult i32 %40, 16777216
  %43 = or disjoint i32 %41, 8
  %44 = shl nuw i32 %40, 8
  %45 = select i1 %42, i32 %44, i32 %40
  %46 = select i1 %42, i32 %43, i32 %41
  %47 = icmp ult i32 %45, 268435456
  %48 = or disjoint i32 %46, 4
  %49 = shl nuw i32 %45, 4
  %50 = select i1 %47, i32 %49, i32 %45
  %51 = select i1 %47, i32 %48, i32 %46
  %52 = icmp ult i32 %50, 1073741824
  %53 = add nuw nsw i32 %51, 2
  %54 = shl nuw i32 %50, 2
  %55 = select i1 %52, i32 %54, i32 %50
  %56 = select i1 %52, i32 %53, i32 %51
  %57 = icmp sgt i32 %55, -1
  %58 = zext i1 %57 to i32
  %59 = add nuw nsw i32 %56, %58
  %60 = add nsw i32 %59, -11
  %61 = zext nneg i32 %60 to i64
  %62 = shl i64 %26, %61
  %63 = sub nsw i32 12, %59
  br label %64

64:                                               ; preds = %28, %31
  %65 = phi i32 [ %63, %31 ], [ %29, %28 ]
  %66 = phi i64 [ %62, %31 ], [ %30, %28 ]
  %67 = lshr i64 %10, 52
  %68 = and i64 %6, 4503599627370495
  %69 = icmp eq i64 %67, 0
  br i1 %69, label %73, label %70

70:                                               ; preds = %64
  %71 = trunc nuw nsw i64 %67 to i32
  %72 = or disjoint i64 %68, 4503599627370496
  br label %106

73:                                               ; preds = %64
  %74 = lshr i64 %68, 32
  %75 = icmp eq i64 %74, 0
  %76 = select i1 %75, i64 %68, i64 %74
  %77 = select i1 %75, i32 32, i32 0
  %78 = trunc nuw i64 %76 to i32
  %79 = icmp samesign ult i64 %76, 65536
  %80 = or disjoint i32 %77, 16
  %81 = shl nuw i32 %78, 16
  %82 = select i1 %79, i32 %81, i32 %78
  %83 = select i1 %79, i32 %80, i32 %77
  %84 = icmp ult i32 %82, 16777216
  %85 = or disjoint i32 %83, 8
  %86 = shl nuw i32 %82, 8
  %87 = select i1 %84, i32 %86, i32 %82
  %88 = select i1 %84, i32 %85, i32 %83
  %89 = icmp ult i32 %87, 268435456
  %90 = or disjoint i32 %88, 4
  %91 = shl nuw i32 %87, 4
  %92 = select i1 %89, i32 %91, i32 %87
  %93 = select i1 %89, i32 %90, i32 %88
  %94 = icmp ult i32 %92, 1073741824
  %95 = add nuw nsw i32 %93, 2
  %96 = shl nuw i32 %92, 2
  %97 = select i1 %94, i32 %96, i32 %92
  %98 = select i1 %94, i32 %95, i32 %93
  %99 = icmp sgt i32 %97, -1
  %100 = zext i1 %99 to i32
  %101 = add nuw nsw i32 %98, %100
  %102 = add nsw i32 %101, -11
  %103 = zext nneg i32 %102 to i64
  %104 = shl i64 %68, %103
  %105 = sub nsw i32 12, %101
  br label %106

106:                                              ; preds = %70, %73
  %107 = phi i64 [ %104, %73 ], [ %72, %70 ]
  %108 = phi i32 [ %105, %73 ], [ %71, %70 ]
  %109 = shl i64 %66, 10
  %110 = shl i64 %107, 10
  %111 = sub nsw i32 %65, %108
  %112 = icmp sgt i32 %111, 63
  br i1 %112, label %113, label %116

113:                                              ; preds = %106
  %114 = icmp ne i64 %110, 0
  %115 = zext i1 %114 to i64
  br label %127

116:                                              ; preds = %106
  %117 = icmp eq i32 %65, %108
  br i1 %117, label %127, label %118

118:                                              ; preds = %116
  %119 = zext nneg i32 %111 to i64
  %120 = lshr i64 %110, %119
  %121 = sub nsw i32 64, %111
  %122 = zext nneg i32 %121 to i64
  %123 = shl i64 %110, %122
  %124 = icmp ne i64 %123, 0
  %125 = zext i1 %124 to i64
  %126 = or i64 %120, %125
  br label %127

127:                                              ; preds = %113, %116, %118
  %128 = phi i64 [ %115, %113 ], [ %126, %118 ], [ %110, %116 ]
  %129 = and i64 %7, -9223372036854775808
  %130 = xor i64 %1, %0
  %131 = icmp sgt i64 %130, -1
  br i1 %131, label %132, label %135

132:                                              ; preds = %127
  %133 = add i64 %128, %109
  %134 = tail call fastcc i64 @normalized(i64 noundef %129, i32 noundef %65, i64 noundef %133) #3
  br label %140

135:                                              ; preds = %127
  %136 = icmp eq i64 %109, %128
  br i1 %136, label %140, label %137

137:                                              ; preds = %135
  %138 = sub i64 %109, %128
  %139 = tail call fastcc i64 @normalized(i64 noundef %129, i32 noundef %65, i64 noundef %138) #3
  br label %140

140:                                              ; preds = %132, %135, %137, %20, %11
  %141 = phi i64 [ %17, %11 ], [ %23, %20 ], [ %134, %132 ], [ %139, %137 ], [ 0, %135 ]
  ret i64 %141
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal fastcc i64 @normalized(i64 noundef %0, i32 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %112, label %5

5:                                                ; preds = %3
  %6 = lshr i64 %2, 32
  %7 = icmp eq i64 %6, 0
  %8 = select i1 %7, i64 %2, i64 %6
  %9 = select i1 %7, i32 32, i32 0
  %10 = trunc nuw i64 %8 to i32
  %11 = icmp samesign ult i64 %8, 65536
  %12 = or disjoint i32 %9, 16
  %13 = shl nuw i32 %10, 16
  %14 = select i1 %11, i32 %13, i32 %10
  %15 = select i1 %11, i32 %12, i32 %9
  %16 = icmp ult i32 %14, 16777216
  %17 = or disjoint i32 %15, 8
  %18 = shl nuw i32 %14, 8
  %19 = select i1 %16, i32 %18, i32 %14
  %20 = select i1 %16, i32 %17, i32 %15
  %21 = icmp ult i32 %19, 268435456
  %22 = or disjoint i32 %20, 4
  %23 = shl nuw i32 %19, 4
  %24 = select i1 %21, i32 %23, i32 %19
  %25 = select i1 %21, i32 %22, i32 %20
  %26 = icmp ult i32 %24, 1073741824
  %27 = add nuw nsw i32 %25, 2
  %28 = shl nuw i32 %24, 2
  %29 = select i1 %26, i32 %28, i32 %24
  %30 = select i1 %26, i32 %27, i32 %25
  %31 = icmp sgt i32 %29, -1
  %32 = zext i1 %31 to i32
  %33 = add nuw nsw i32 %30, %32
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %73

35:                                               ; preds = %5
  %36 = lshr i64 %2, 1
  %37 = and i64 %2, 1
  %38 = or i64 %36, %37
  %39 = icmp slt i32 %1, 0
  br i1 %39, label %40, label %55

40:                                               ; preds = %35
  %41 = sub nsw i32 0, %1
  %42 = icmp samesign ugt i32 %41, 63
  br i1 %42, label %43, label %46

43:                                               ; preds = %40
  %44 = icmp ne i64 %38, 0
  %45 = zext i1 %44 to i64
  br label %58

46:                                               ; preds = %40
  %47 = zext nneg i32 %41 to i64
  %48 = lshr i64 %38, %47
  %49 = add nsw i32 %1, 64
  %50 = zext nneg i32 %49 to i64
  %51 = shl i64 %38, %50
  %52 = icmp ne i64 %51, 0
  %53 = zext i1 %52 to i64
  %54 = or i64 %48, %53
  br label %58

55:                                               ; preds = %35
  %56 = add nuw nsw i32 %1, 1
  %57 = icmp samesign ugt i32 %1, 2045
  br i1 %57, label %70, label %58

58:                                               ; preds = %55, %46, %43
  %59 = phi i32 [ %56, %55 ], [ 1, %43 ], [ 1, %46 ]
  %60 = phi i64 [ %38, %55 ], [ %45, %43 ], [ %54, %46 ]
  %61 = add nuw i64 %60, 511
  %62 = lshr i64 %60, 10
  %63 = and i64 %62, 1
  %64 = add nuw i64 %61, %63
  %65 = lshr i64 %64, 10
  %66 = add nuw nsw i32 %59, 4095
  %67 = zext nneg i32 %66 to i64
  %68 = shl i64 %67, 52
  %69 = add nuw nsw i64 %65, %68
  br label %70

70:                                               ; preds = %55, %58
  %71 = phi i64 [ %69, %58 ], [ 9218868437227405312, %55 ]
  %72 = or i64 %71, %0
  br label %112

73:                                               ; preds = %5
  %74 = add nsw i32 %33, -1
  %75 = sub nsw i32 %1, %74
  %76 = zext nneg i32 %74 to i64
  %77 = shl i64 %2, %76
  %78 = icmp slt i32 %75, 1
  br i1 %78, label %79, label %94

79:                                               ; preds = %73
  %80 = sub nsw i32 1, %75
  %81 = icmp samesign ugt i32 %80, 63
  br i1 %81, label %82, label %85

82:                                               ; preds = %79
  %83 = icmp ne i64 %77, 0
  %84 = zext i1 %83 to i64
  br label %96

85:                                               ; preds = %79
  %86 = zext nneg i32 %80 to i64
  %87 = lshr i64 %77, %86
  %88 = add nsw i32 %75, 63
  %89 = zext nneg i32 %88 to i64
  %90 = shl i64 %77, %89
  %91 = icmp ne i64 %90, 0
  %92 = zext i1 %91 to i64
  %93 = or i64 %87, %92
  br label %96

94:                                               ; preds = %73
  %95 = icmp samesign ugt i32 %75, 2046
  br i1 %95, label %109, label %96

96:                                               ; preds = %94, %85, %82
  %97 = phi i32 [ %75, %94 ], [ 1, %82 ], [ 1, %85 ]
  %98 = phi i64 [ %77, %94 ], [ %84, %82 ], [ %93, %85 ]
  %99 = add i64 %98, 511
  %100 = lshr i64 %98, 10
  %101 = and i64 %100, 1
  %102 = add i64 %99, %101
  %103 = lshr i64 %102, 10
  %104 = add nuw nsw i32 %97, 4095
  %105 = zext nneg i32 %104 to i64
  %106 = shl i64 %105, 52
  %107 = add nuw i64 %103, %106
  %108 = tail call i64 @llvm.umin.i64(i64 %107, i64 9218868437227405312)
  br label %109

109:                                              ; preds = %94, %96
  %110 = phi i64 [ %108, %96 ], [ 9218868437227405312, %94 ]
  %111 = or i64 %110, %0
  br label %112

112:                                              ; preds = %70, %109, %3
  %113 = phi i64 [ %0, %3 ], [ %72, %70 ], [ %111, %109 ]
  ret i64 %113
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @__harp_double_subtract(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = and i64 %1, 9223372036854775807
  %4 = icmp samesign ult i64 %3, 9218868437227405313
  %5 = xor i64 %1, -9223372036854775808
  %6 = select i1 %4, i64 %5, i64 %1
  %7 = tail call i64 @__harp_double_add(i64 noundef %0, i64 noundef %6) #3
  ret i64 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @__harp_double_multiply(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = xor i64 %1, %0
  %4 = and i64 %3, -9223372036854775808
  %5 = and i64 %0, 9223372036854775807
  %6 = and i64 %1, 9223372036854775807
  %7 = icmp samesign ult i64 %5, %6
  %8 = select i1 %7, i64 %0, i64 %1
  %9 = select i1 %7, i64 %1, i64 %0
  %10 = and i64 %9, 9223372036854775807
  %11 = icmp samesign ugt i64 %10, 9218868437227405311
  br i1 %11, label %12, label %19

12:                                               ; preds = %2
  %13 = icmp eq i64 %10, 9218868437227405312
  br i1 %13, label %14, label %133

14:                                               ; preds = %12
  %15 = and i64 %8, 9223372036854775807
  %16 = icmp eq i64 %15, 0
  %17 = or disjoint i64 %4, 9218868437227405312
  %18 = select i1 %16, i64 9221120237041090560, i64 %17
  br label %133

19:                                               ; preds = %2
  %20 = and i64 %8, 9223372036854775807
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %133, label %22

22:                                               ; preds = %19
  %23 = lshr i64 %10, 52
  %24 = and i64 %9, 4503599627370495
  %25 = icmp eq i64 %23, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %22
  %27 = trunc nuw nsw i64 %23 to i32
  %28 = or disjoint i64 %24, 4503599627370496
  br label %62

29:                                               ; preds = %22
  %30 = lshr i64 %24, 32
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %31, i64 %24, i64 %30
  %33 = select i1 %31, i32 32, i32 0
  %34 = trunc nuw i64 %32 to i32
  %35 = icmp samesign ult i64 %32, 65536
  %36 = or disjoint i32 %33, 16
  %37 = shl nuw i32 %34, 16
  %38 = select i1 %35, i32 %37, i32 %34
  %39 = select i1 %35, i32 %36, i32 %33
  %40 = icmp ult i32 %38, 16777216
  %41 = or disjoint i32 %39, 8
  %42 = shl nuw i32 %38, 8
  %43 = select i1 %40, i32 %42, i32 %38
  %44 = select i1 %40, i32 %41, i32 %39
  %45 = icmp ult i32 %43, 268435456
  %46 = or disjoint i32 %44, 4
  %47 = shl nuw i32 %43, 4
  %48 = select i1 %45, i32 %47, i32 %43
  %49 = select i1 %45, i32 %46, i32 %44
  %50 = icmp ult i32 %48, 1073741824
  %51 = add nuw nsw i32 %49, 2
  %52 = shl nuw i32 %48, 2
  %53 = select i1 %50, i32 %52, i32 %48
  %54 = select i1 %50, i32 %51, i32 %49
  %55 = icmp sgt i32 %53, -1
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %54, %56
  %58 = add nsw i32 %57, -11
  %59 = zext nneg i32 %58 to i64
  %60 = shl i64 %24, %59
  %61 = sub nsw i32 12, %57
  br label %62

62:                                               ; preds = %26, %29
  %63 = phi i32 [ %61, %29 ], [ %27, %26 ]
  %64 = phi i64 [ %60, %29 ], [ %28, %26 ]
  %65 = lshr i64 %20, 52
  %66 = and i64 %8, 4503599627370495
  %67 = icmp eq i64 %65, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %62
  %69 = trunc nuw nsw i64 %65 to i32
  %70 = or disjoint i64 %66, 4503599627370496
  br label %104

71:                                               ; preds = %62
  %72 = lshr i64 %66, 32
  %73 = icmp eq i64 %72, 0
  %74 = select i1 %73, i64 %66, i64 %72
  %75 = select i1 %73, i32 32, i32 0
  %76 = trunc nuw i64 %74 to i32
  %77 = icmp samesign ult i64 %74, 65536
  %78 = or disjoint i32 %75, 16
  %79 = shl nuw i32 %76, 16
  %80 = select i1 %77, i32 %79, i32 %76
  %81 = select i1 %77, i32 %78, i32 %75
  %82 = icmp ult i32 %80, 16777216
  %83 = or disjoint i32 %81, 8
  %84 = shl nuw i32 %80, 8
  %85 = select i1 %82, i32 %84, i32 %80
  %86 = select i1 %82, i32 %83, i32 %81
  %87 = icmp ult i32 %85, 268435456
  %88 = or disjoint i32 %86, 4
  %89 = shl nuw i32 %85, 4
  %90 = select i1 %87, i32 %89, i32 %85
  %91 = select i1 %87, i32 %88, i32 %86
  %92 = icmp ult i32 %90, 1073741824
  %93 = add nuw nsw i32 %91, 2
  %94 = shl nuw i32 %90, 2
  %95 = select i1 %92, i32 %94, i32 %90
  %96 = select i1 %92, i32 %93, i32 %91
  %97 = icmp sgt i32 %95, -1
  %98 = zext i1 %97 to i32
  %99 = add nuw nsw i32 %96, %98
  %100 = add nsw i32 %99, -11
  %101 = zext nneg i32 %100 to i64
  %102 = shl i64 %66, %101
  %103 = sub nsw i32 12, %99
  br label %104

104:                                              ; preds = %68, %71
  %105 = phi i64 [ %102, %71 ], [ %70, %68 ]
  %106 = phi i32 [ %103, %71 ], [ %69, %68 ]
  %107 = shl i64 %64, 10
  %108 = shl i64 %105, 11
  %109 = lshr i64 %107, 32
  %110 = lshr i64 %108, 32
  %111 = and i64 %107, 4294966272
  %112 = and i64 %108, 4294965248
  %113 = mul nuw i64 %112, %111
  %114 = mul nuw i64 %112, %109
  %115 = lshr i64 %113, 32
  %116 = add nuw i64 %115, %114
  %117 = mul nuw i64 %110, %111
  %118 = and i64 %116, 4294967295
  %119 = add nuw i64 %118, %117
  %120 = mul nuw i64 %110, %109
  %121 = lshr i64 %116, 32
  %122 = add nuw i64 %121, %120
  %123 = lshr i64 %119, 32
  %124 = add nuw i64 %122, %123
  %125 = or i64 %119, %113
  %126 = and i64 %125, 4294967295
  %127 = icmp ne i64 %126, 0
  %128 = zext i1 %127 to i64
  %129 = or i64 %124, %128
  %130 = add nsw i32 %63, -1022
  %131 = add nsw i32 %130, %106
  %132 = tail call fastcc i64 @normalized(i64 noundef %4, i32 noundef %131, i64 noundef %129) #3
  br label %133

133:                                              ; preds = %14, %19, %12, %104
  %134 = phi i64 [ %132, %104 ], [ %4, %19 ], [ 9221120237041090560, %12 ], [ %18, %14 ]
  ret i64 %134
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i64 @__harp_double_divide(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = xor i64 %1, %0
  %4 = and i64 %3, -9223372036854775808
  %5 = and i64 %0, 9223372036854775807
  %6 = icmp samesign ult i64 %5, 9218868437227405313
  br i1 %6, label %7, label %77

7:                                                ; preds = %2
  %8 = and i64 %1, 9223372036854775807
  %9 = icmp samesign ult i64 %8, 9218868437227405313
  br i1 %9, label %10, label %77

10:                                               ; preds = %7
  %11 = icmp eq i64 %5, 9218868437227405312
  %12 = icmp eq i64 %8, 0
  %13 = or i1 %11, %12
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = icmp eq i64 %5, %8
  %16 = or disjoint i64 %4, 9218868437227405312
  %17 = select i1 %15, i64 9221120237041090560, i64 %16
  br label %77

18:                                               ; preds = %10
  %19 = icmp eq i64 %5, 0
  %20 = icmp eq i64 %8, 9218868437227405312
  %21 = or i1 %19, %20
  br i1 %21, label %77, label %22

22:                                               ; preds = %18
  %23 = lshr i64 %5, 52
  %24 = and i64 %0, 4503599627370495
  %25 = icmp eq i64 %23, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %22
  %27 = trunc nuw nsw i64 %23 to i32
  %28 = or disjoint i64 %24, 4503599627370496
  br label %35

29:                                               ; preds = %22
  %30 = tail call fastcc i32 @leading_zeros(i64 noundef %24) #3, !noalias !361
  %31 = add nsw i32 %30, -11
  %32 = zext nneg i32 %31 to i64
  %33 = shl i64 %24, %32
  %34 = sub nsw i32 12, %30
  br label %35

35:                                               ; preds = %26, %29
  %36 = phi i32 [ %34, %29 ], [ %27, %26 ]
  %37 = phi i64 [ %33, %29 ], [ %28, %26 ]
  %38 = lshr i64 %8, 52
  %39 = and i64 %1, 4503599627370495
  %40 = icmp eq i64 %38, 0
  br i1 %40, label %44, label %41

41:                                               ; preds = %35
  %42 = trunc nuw nsw i64 %38 to i32
  %43 = or disjoint i64 %39, 4503599627370496
  br label %50

44:                                               ; preds = %35
  %45 = tail call fastcc i32 @leading_zeros(i64 noundef %39) #3, !noalias !378
  %46 = add nsw i32 %45, -11
  %47 = zext nneg i32 %46 to i64
  %48 = shl i64 %39, %47
  %49 = sub nsw i32 12, %45
  br label %50

50:                                               ; preds = %41, %44
  %51 = phi i64 [ %48, %44 ], [ %43, %41 ]
  %52 = phi i32 [ %49, %44 ], [ %42, %41 ]
  %53 = icmp uge i64 %37, %51
  %54 = zext i1 %53 to i64
  %55 = select i1 %53, i64 %51, i64 0
  %56 = sub nuw i64 %37, %55
  br label %64

57:                                               ; preds = %64
  %58 = add nsw i32 %36, 1029
  %59 = sub nsw i32 %58, %52
  %60 = icmp ne i64 %74, 0
  %61 = zext i1 %60 to i64
  %62 = or i64 %72, %61
  %63 = tail call fastcc i64 @normalized(i64 noundef %4, i32 noundef %59, i64 noundef %62) #3
  br label %77

64:                                               ; preds = %50, %64
  %65 = phi i32 [ 0, %50 ], [ %75, %64 ]
  %66 = phi i64 [ %56, %50 ], [ %74, %64 ]
  %67 = phi i64 [ %54, %50 ], [ %72, %64 ]
  %68 = shl i64 %66, 1
  %69 = shl i64 %67, 1
  %70 = icmp uge i64 %68, %51
  %71 = zext i1 %70 to i64
  %72 = or disjoint i64 %69, %71
  %73 = select i1 %70, i64 %51, i64 0
  %74 = sub nuw i64 %68, %73
  %75 = add nuw nsw i32 %65, 1
  %76 = icmp eq i32 %75, 56
  br i1 %76, label %57, label %64, !llvm.loop !402

77:                                               ; preds = %18, %2, %7, %57, %14
  %78 = phi i64 [ %63, %57 ], [ %17, %14 ], [ 9221120237041090560, %2 ], [ 9221120237041090560, %7 ], [ %4, %18 ]
  ret i64 %78
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden range(i64 -1, 3) i64 @__harp_double_compare(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = and i64 %0, 9223372036854775807
  %4 = icmp samesign ult i64 %3, 9218868437227405313
  br i1 %4, label %5, label %22

5:                                                ; preds = %2
  %6 = and i64 %1, 9223372036854775807
  %7 = icmp samesign ult i64 %6, 9218868437227405313
  br i1 %7, label %8, label %22

8:                                                ; preds = %5
  %9 = or i64 %6, %3
  %10 = icmp eq i64 %9, 0
  %11 = icmp eq i64 %0, %1
  %12 = or i1 %11, %10
  br i1 %12, label %22, label %13

13:                                               ; preds = %8
  %14 = sub nsw i64 -9223372036854775808, %0
  %15 = icmp slt i64 %0, 0
  %16 = select i1 %15, i64 %14, i64 %0
  %17 = sub nsw i64 -9223372036854775808, %1
  %18 = icmp slt i64 %1, 0
  %19 = select i1 %18, i64 %17, i64 %1
  %20 = icmp slt i64 %16, %19
  %21 = select i1 %20, i64 -1, i64 1
  br label %22

22:                                               ; preds = %8, %2, %5, %13
  %23 = phi i64 [ %21, %13 ], [ 2, %2 ], [ 2, %5 ], [ 0, %8 ]
  ret i64 %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @__harp_double_from_unsigned_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i64 @normalized(i64 noundef 0, i32 noundef 1085, i64 noundef %0) #3
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @__harp_double_from_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp slt i64 %0, 0
  br i1 %2, label %3, label %6

3:                                                ; preds = %1
  %4 = sub i64 0, %0
  %5 = tail call fastcc i64 @normalized(i64 noundef -9223372036854775808, i32 noundef 1085, i64 noundef %4) #3
  br label %8

6:                                                ; preds = %1
  %7 = tail call fastcc i64 @normalized(i64 noundef 0, i32 noundef 1085, i64 noundef %0) #3
  br label %8

8:                                                ; preds = %6, %3
  %9 = phi i64 [ %5, %3 ], [ %7, %6 ]
  ret i64 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @__harp_double_to_unsigned_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = and i64 %0, 9223372036854775807
  %3 = lshr i64 %2, 52
  %4 = icmp samesign ult i64 %2, 4607182418800017408
  br i1 %4, label %27, label %5

5:                                                ; preds = %1
  %6 = and i64 %0, 4503599627370495
  %7 = or disjoint i64 %6, 4503599627370496
  %8 = icmp samesign ugt i64 %2, 4895412794951729151
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = icmp samesign ult i64 %2, 9218868437227405313
  %11 = sext i1 %10 to i64
  br label %27

12:                                               ; preds = %5
  %13 = icmp samesign ult i64 %2, 4841369599423283200
  br i1 %13, label %14, label %18

14:                                               ; preds = %12
  %15 = sub nsw i64 1075, %3
  %16 = and i64 %15, 4294967295
  %17 = lshr i64 %7, %16
  br label %22

18:                                               ; preds = %12
  %19 = add nuw nsw i64 %3, 4294966221
  %20 = and i64 %19, 4294967295
  %21 = shl nuw i64 %7, %20
  br label %22

22:                                               ; preds = %18, %14
  %23 = phi i64 [ %17, %14 ], [ %21, %18 ]
  %24 = sub i64 0, %23
  %25 = icmp slt i64 %0, 0
  %26 = select i1 %25, i64 %24, i64 %23
  br label %27

27:                                               ; preds = %9, %22, %1
  %28 = phi i64 [ 0, %1 ], [ %11, %9 ], [ %26, %22 ]
  ret i64 %28
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @__harp_double_to_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = and i64 %0, 9223372036854775807
  %3 = lshr i64 %2, 52
  %4 = icmp samesign ult i64 %2, 4607182418800017408
  br i1 %4, label %27, label %5

5:                                                ; preds = %1
  %6 = and i64 %0, 4503599627370495
  %7 = or disjoint i64 %6, 4503599627370496
  %8 = icmp samesign ugt i64 %2, 4895412794951729151
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = icmp samesign ult i64 %2, 9218868437227405313
  %11 = sext i1 %10 to i64
  br label %27

12:                                               ; preds = %5
  %13 = icmp samesign ult i64 %2, 4841369599423283200
  br i1 %13, label %14, label %18

14:                                               ; preds = %12
  %15 = sub nsw i64 1075, %3
  %16 = and i64 %15, 4294967295
  %17 = lshr i64 %7, %16
  br label %22

18:                                               ; preds = %12
  %19 = add nuw nsw i64 %3, 4294966221
  %20 = and i64 %19, 4294967295
  %21 = shl nuw i64 %7, %20
  br label %22

22:                                               ; preds = %18, %14
  %23 = phi i64 [ %17, %14 ], [ %21, %18 ]
  %24 = sub i64 0, %23
  %25 = icmp slt i64 %0, 0
  %26 = select i1 %25, i64 %24, i64 %23
  br label %27

27:                                               ; preds = %1, %9, %22
  %28 = phi i64 [ 0, %1 ], [ %11, %9 ], [ %26, %22 ]
  ret i64 %28
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_add(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = zext nneg i32 %6 to i64
  %8 = icmp samesign ugt i32 %6, 2139095039
  %9 = shl nuw nsw i64 %7, 29
  %10 = or disjoint i64 %5, %9
  %11 = or i64 %10, 9218868437227405312
  %12 = bitcast i64 %11 to double
  %13 = bitcast i64 %10 to double
  %14 = fmul double %13, 0x77F0000000000000
  %15 = select i1 %8, double %12, double %14
  %16 = lshr i32 %1, 31
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw i64 %17, 63
  %19 = and i32 %1, 2147483647
  %20 = zext nneg i32 %19 to i64
  %21 = icmp samesign ugt i32 %19, 2139095039
  %22 = shl nuw nsw i64 %20, 29
  %23 = or disjoint i64 %18, %22
  %24 = or i64 %23, 9218868437227405312
  %25 = bitcast i64 %24 to double
  %26 = bitcast i64 %23 to double
  %27 = fmul double %26, 0x77F0000000000000
  %28 = select i1 %21, double %25, double %27
  %29 = fadd double %15, %28
  %30 = bitcast double %29 to i64
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = and i32 %32, -2147483648
  %34 = tail call double @llvm.fabs.f64(double %29)
  %35 = bitcast double %34 to i64
  %36 = icmp samesign ugt i64 %35, 5183643171103440895
  br i1 %36, label %37, label %41

37:                                               ; preds = %2
  %38 = icmp samesign ugt i64 %35, 9218868437227405312
  %39 = or disjoint i32 %33, 2139095040
  %40 = select i1 %38, i32 2143289344, i32 %39
  br label %56

41:                                               ; preds = %2
  %42 = icmp samesign ult i64 %35, 4039728865751334912
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = fadd double %34, 0x39E0000000000000
  %45 = bitcast double %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = or i32 %33, %46
  br label %56

48:                                               ; preds = %41
  %49 = add nuw nsw i64 %35, 576460752571858943
  %50 = lshr i64 %35, 29
  %51 = and i64 %50, 1
  %52 = add nuw nsw i64 %49, %51
  %53 = lshr i64 %52, 29
  %54 = trunc i64 %53 to i32
  %55 = or i32 %33, %54
  br label %56

56:                                               ; preds = %37, %43, %48
  %57 = phi i32 [ %40, %37 ], [ %47, %43 ], [ %55, %48 ]
  ret i32 %57
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_subtract(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = zext nneg i32 %6 to i64
  %8 = icmp samesign ugt i32 %6, 2139095039
  %9 = shl nuw nsw i64 %7, 29
  %10 = or disjoint i64 %5, %9
  %11 = or i64 %10, 9218868437227405312
  %12 = bitcast i64 %11 to double
  %13 = bitcast i64 %10 to double
  %14 = fmul double %13, 0x77F0000000000000
  %15 = select i1 %8, double %12, double %14
  %16 = lshr i32 %1, 31
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw i64 %17, 63
  %19 = and i32 %1, 2147483647
  %20 = zext nneg i32 %19 to i64
  %21 = icmp samesign ugt i32 %19, 2139095039
  %22 = shl nuw nsw i64 %20, 29
  %23 = or disjoint i64 %18, %22
  %24 = or i64 %23, 9218868437227405312
  %25 = bitcast i64 %24 to double
  %26 = bitcast i64 %23 to double
  %27 = fmul double %26, 0x77F0000000000000
  %28 = select i1 %21, double %25, double %27
  %29 = fsub double %15, %28
  %30 = bitcast double %29 to i64
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = and i32 %32, -2147483648
  %34 = tail call double @llvm.fabs.f64(double %29)
  %35 = bitcast double %34 to i64
  %36 = icmp samesign ugt i64 %35, 5183643171103440895
  br i1 %36, label %37, label %41

37:                                               ; preds = %2
  %38 = icmp samesign ugt i64 %35, 9218868437227405312
  %39 = or disjoint i32 %33, 2139095040
  %40 = select i1 %38, i32 2143289344, i32 %39
  br label %56

41:                                               ; preds = %2
  %42 = icmp samesign ult i64 %35, 4039728865751334912
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = fadd double %34, 0x39E0000000000000
  %45 = bitcast double %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = or i32 %33, %46
  br label %56

48:                                               ; preds = %41
  %49 = add nuw nsw i64 %35, 576460752571858943
  %50 = lshr i64 %35, 29
  %51 = and i64 %50, 1
  %52 = add nuw nsw i64 %49, %51
  %53 = lshr i64 %52, 29
  %54 = trunc i64 %53 to i32
  %55 = or i32 %33, %54
  br label %56

56:                                               ; preds = %37, %43, %48
  %57 = phi i32 [ %40, %37 ], [ %47, %43 ], [ %55, %48 ]
  ret i32 %57
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_multiply(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = zext nneg i32 %6 to i64
  %8 = icmp samesign ugt i32 %6, 2139095039
  %9 = shl nuw nsw i64 %7, 29
  %10 = or disjoint i64 %5, %9
  %11 = or i64 %10, 9218868437227405312
  %12 = bitcast i64 %11 to double
  %13 = bitcast i64 %10 to double
  %14 = fmul double %13, 0x77F0000000000000
  %15 = select i1 %8, double %12, double %14
  %16 = lshr i32 %1, 31
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw i64 %17, 63
  %19 = and i32 %1, 2147483647
  %20 = zext nneg i32 %19 to i64
  %21 = icmp samesign ugt i32 %19, 2139095039
  %22 = shl nuw nsw i64 %20, 29
  %23 = or disjoint i64 %18, %22
  %24 = or i64 %23, 9218868437227405312
  %25 = bitcast i64 %24 to double
  %26 = bitcast i64 %23 to double
  %27 = fmul double %26, 0x77F0000000000000
  %28 = select i1 %21, double %25, double %27
  %29 = fmul double %15, %28
  %30 = bitcast double %29 to i64
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = and i32 %32, -2147483648
  %34 = tail call double @llvm.fabs.f64(double %29)
  %35 = bitcast double %34 to i64
  %36 = icmp samesign ugt i64 %35, 5183643171103440895
  br i1 %36, label %37, label %41

37:                                               ; preds = %2
  %38 = icmp samesign ugt i64 %35, 9218868437227405312
  %39 = or disjoint i32 %33, 2139095040
  %40 = select i1 %38, i32 2143289344, i32 %39
  br label %56

41:                                               ; preds = %2
  %42 = icmp samesign ult i64 %35, 4039728865751334912
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = fadd double %34, 0x39E0000000000000
  %45 = bitcast double %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = or i32 %33, %46
  br label %56

48:                                               ; preds = %41
  %49 = add nuw nsw i64 %35, 576460752571858943
  %50 = lshr i64 %35, 29
  %51 = and i64 %50, 1
  %52 = add nuw nsw i64 %49, %51
  %53 = lshr i64 %52, 29
  %54 = trunc i64 %53 to i32
  %55 = or i32 %33, %54
  br label %56

56:                                               ; preds = %37, %43, %48
  %57 = phi i32 [ %40, %37 ], [ %47, %43 ], [ %55, %48 ]
  ret i32 %57
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_divide(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = zext nneg i32 %6 to i64
  %8 = icmp samesign ugt i32 %6, 2139095039
  %9 = shl nuw nsw i64 %7, 29
  %10 = or disjoint i64 %5, %9
  %11 = or i64 %10, 9218868437227405312
  %12 = bitcast i64 %11 to double
  %13 = bitcast i64 %10 to double
  %14 = fmul double %13, 0x77F0000000000000
  %15 = select i1 %8, double %12, double %14
  %16 = lshr i32 %1, 31
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw i64 %17, 63
  %19 = and i32 %1, 2147483647
  %20 = zext nneg i32 %19 to i64
  %21 = icmp samesign ugt i32 %19, 2139095039
  %22 = shl nuw nsw i64 %20, 29
  %23 = or disjoint i64 %18, %22
  %24 = or i64 %23, 9218868437227405312
  %25 = bitcast i64 %24 to double
  %26 = bitcast i64 %23 to double
  %27 = fmul double %26, 0x77F0000000000000
  %28 = select i1 %21, double %25, double %27
  %29 = fdiv double %15, %28
  %30 = bitcast double %29 to i64
  %31 = lshr i64 %30, 32
  %32 = trunc nuw i64 %31 to i32
  %33 = and i32 %32, -2147483648
  %34 = tail call double @llvm.fabs.f64(double %29)
  %35 = bitcast double %34 to i64
  %36 = icmp samesign ugt i64 %35, 5183643171103440895
  br i1 %36, label %37, label %41

37:                                               ; preds = %2
  %38 = icmp samesign ugt i64 %35, 9218868437227405312
  %39 = or disjoint i32 %33, 2139095040
  %40 = select i1 %38, i32 2143289344, i32 %39
  br label %56

41:                                               ; preds = %2
  %42 = icmp samesign ult i64 %35, 4039728865751334912
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = fadd double %34, 0x39E0000000000000
  %45 = bitcast double %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = or i32 %33, %46
  br label %56

48:                                               ; preds = %41
  %49 = add nuw nsw i64 %35, 576460752571858943
  %50 = lshr i64 %35, 29
  %51 = and i64 %50, 1
  %52 = add nuw nsw i64 %49, %51
  %53 = lshr i64 %52, 29
  %54 = trunc i64 %53 to i32
  %55 = or i32 %33, %54
  br label %56

56:                                               ; preds = %37, %43, %48
  %57 = phi i32 [ %40, %37 ], [ %47, %43 ], [ %55, %48 ]
  ret i32 %57
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden double @__harp_double_from_float(i32 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i32 %0, 31
  %3 = zext nneg i32 %2 to i64
  %4 = shl nuw i64 %3, 63
  %5 = and i32 %0, 2147483647
  %6 = zext nneg i32 %5 to i64
  %7 = icmp samesign ugt i32 %5, 2139095039
  %8 = shl nuw nsw i64 %6, 29
  %9 = or disjoint i64 %4, %8
  %10 = or i64 %9, 9218868437227405312
  %11 = bitcast i64 %10 to double
  %12 = bitcast i64 %9 to double
  %13 = fmul double %12, 0x77F0000000000000
  %14 = select i1 %7, double %11, double %13
  ret double %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_double_to_float(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 32
  %4 = trunc nuw i64 %3 to i32
  %5 = and i32 %4, -2147483648
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = bitcast double %6 to i64
  %8 = icmp samesign ugt i64 %7, 5183643171103440895
  br i1 %8, label %9, label %13

9:                                                ; preds = %1
  %10 = icmp samesign ugt i64 %7, 9218868437227405312
  %11 = or disjoint i32 %5, 2139095040
  %12 = select i1 %10, i32 2143289344, i32 %11
  br label %28

13:                                               ; preds = %1
  %14 = icmp samesign ult i64 %7, 4039728865751334912
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = fadd double %6, 0x39E0000000000000
  %17 = bitcast double %16 to i64
  %18 = trunc i64 %17 to i32
  %19 = or i32 %5, %18
  br label %28

20:                                               ; preds = %13
  %21 = add nuw nsw i64 %7, 576460752571858943
  %22 = lshr i64 %7, 29
  %23 = and i64 %22, 1
  %24 = add nuw nsw i64 %21, %23
  %25 = lshr i64 %24, 29
  %26 = trunc i64 %25 to i32
  %27 = or i32 %5, %26
  br label %28

28:                                               ; preds = %9, %15, %20
  %29 = phi i32 [ %12, %9 ], [ %19, %15 ], [ %27, %20 ]
  ret i32 %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_from_unsigned_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i64 %0, 9007199254740992
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = and i64 %0, -4096
  %5 = and i64 %0, 4095
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 0, i64 2048
  %8 = or disjoint i64 %7, %4
  br label %9

9:                                                ; preds = %3, %1
  %10 = phi i64 [ %8, %3 ], [ %0, %1 ]
  %11 = uitofp i64 %10 to double
  %12 = bitcast double %11 to i64
  %13 = icmp samesign ugt i64 %12, 5183643171103440895
  br i1 %13, label %14, label %17

14:                                               ; preds = %9
  %15 = icmp samesign ugt i64 %12, 9218868437227405312
  %16 = select i1 %15, i32 2143289344, i32 2139095040
  br label %30

17:                                               ; preds = %9
  %18 = icmp samesign ult i64 %12, 4039728865751334912
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = fadd double %11, 0x39E0000000000000
  %21 = bitcast double %20 to i64
  %22 = trunc i64 %21 to i32
  br label %30

23:                                               ; preds = %17
  %24 = add nuw nsw i64 %12, 576460752571858943
  %25 = lshr i64 %12, 29
  %26 = and i64 %25, 1
  %27 = add nuw nsw i64 %24, %26
  %28 = lshr i64 %27, 29
  %29 = trunc i64 %28 to i32
  br label %30

30:                                               ; preds = %14, %19, %23
  %31 = phi i32 [ %16, %14 ], [ %22, %19 ], [ %29, %23 ]
  ret i32 %31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_from_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp slt i64 %0, 0
  br i1 %2, label %3, label %36

3:                                                ; preds = %1
  %4 = sub i64 0, %0
  %5 = icmp ult i64 %4, 9007199254740992
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = and i64 %4, -4096
  %8 = and i64 %4, 4095
  %9 = icmp eq i64 %8, 0
  %10 = select i1 %9, i64 0, i64 2048
  %11 = or disjoint i64 %10, %7
  br label %12

12:                                               ; preds = %6, %3
  %13 = phi i64 [ %11, %6 ], [ %4, %3 ]
  %14 = uitofp i64 %13 to double
  %15 = bitcast double %14 to i64
  %16 = icmp samesign ugt i64 %15, 5183643171103440895
  br i1 %16, label %17, label %20

17:                                               ; preds = %12
  %18 = icmp samesign ugt i64 %15, 9218868437227405312
  %19 = select i1 %18, i32 2143289344, i32 2139095040
  br label %33

20:                                               ; preds = %12
  %21 = icmp samesign ult i64 %15, 4039728865751334912
  br i1 %21, label %22, label %26

22:                                               ; preds = %20
  %23 = fadd double %14, 0x39E0000000000000
  %24 = bitcast double %23 to i64
  %25 = trunc i64 %24 to i32
  br label %33

26:                                               ; preds = %20
  %27 = add nuw nsw i64 %15, 576460752571858943
  %28 = lshr i64 %15, 29
  %29 = and i64 %28, 1
  %30 = add nuw nsw i64 %27, %29
  %31 = lshr i64 %30, 29
  %32 = trunc i64 %31 to i32
  br label %33

33:                                               ; preds = %17, %22, %26
  %34 = phi i32 [ %19, %17 ], [ %25, %22 ], [ %32, %26 ]
  %35 = or i32 %34, -2147483648
  br label %65

36:                                               ; preds = %1
  %37 = icmp samesign ult i64 %0, 9007199254740992
  br i1 %37, label %44, label %38

38:                                               ; preds = %36
  %39 = and i64 %0, 9223372036854771712
  %40 = and i64 %0, 4095
  %41 = icmp eq i64 %40, 0
  %42 = select i1 %41, i64 0, i64 2048
  %43 = or disjoint i64 %42, %39
  br label %44

44:                                               ; preds = %38, %36
  %45 = phi i64 [ %43, %38 ], [ %0, %36 ]
  %46 = uitofp nneg i64 %45 to double
  %47 = bitcast double %46 to i64
  %48 = icmp samesign ugt i64 %47, 5183643171103440895
  br i1 %48, label %49, label %52

49:                                               ; preds = %44
  %50 = icmp samesign ugt i64 %47, 9218868437227405312
  %51 = select i1 %50, i32 2143289344, i32 2139095040
  br label %65

52:                                               ; preds = %44
  %53 = icmp samesign ult i64 %47, 4039728865751334912
  br i1 %53, label %54, label %58

54:                                               ; preds = %52
  %55 = fadd double %46, 0x39E0000000000000
  %56 = bitcast double %55 to i64
  %57 = trunc i64 %56 to i32
  br label %65

58:                                               ; preds = %52
  %59 = add nuw nsw i64 %47, 576460752571858943
  %60 = lshr i64 %47, 29
  %61 = and i64 %60, 1
  %62 = add nuw nsw i64 %59, %61
  %63 = lshr i64 %62, 29
  %64 = trunc i64 %63 to i32
  br label %65

65:                                               ; preds = %58, %54, %49, %33
  %66 = phi i32 [ %35, %33 ], [ %51, %49 ], [ %57, %54 ], [ %64, %58 ]
  ret i32 %66
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 64) i32 @leading_zeros(i64 noundef %0) unnamed_addr #0 {
  %2 = lshr i64 %0, 32
  %3 = icmp eq i64 %2, 0
  %4 = select i1 %3, i64 %0, i64 %2
  %5 = select i1 %3, i32 32, i32 0
  %6 = trunc nuw i64 %4 to i32
  %7 = icmp samesign ult i64 %4, 65536
  %8 = or disjoint i32 %5, 16
  %9 = shl nuw i32 %6, 16
  %10 = select i1 %7, i32 %9, i32 %6
  %11 = select i1 %7, i32 %8, i32 %5
  %12 = icmp ult i32 %10, 16777216
  %13 = or disjoint i32 %11, 8
  %14 = shl nuw i32 %10, 8
  %15 = select i1 %12, i32 %14, i32 %10
  %16 = select i1 %12, i32 %13, i32 %11
  %17 = icmp ult i32 %15, 268435456
  %18 = or disjoint i32 %16, 4
  %19 = shl nuw i32 %15, 4
  %20 = select i1 %17, i32 %19, i32 %15
  %21 = select i1 %17, i32 %18, i32 %16
  %22 = icmp ult i32 %20, 1073741824
  %23 = add nuw nsw i32 %21, 2
  %24 = shl nuw i32 %20, 2
  %25 = select i1 %22, i32 %24, i32 %20
  %26 = select i1 %22, i32 %23, i32 %21
  %27 = icmp sgt i32 %25, -1
  %28 = zext i1 %27 to i32
  %29 = add nuw nsw i32 %26, %28
  ret i32 %29
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nobuiltin "no-builtins" }


