; ModuleID = 'compiler/library/source/double.c'
source_filename = "compiler/library/source/double.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

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
define internal fastcc i64 @normalized(i64 noundef range(i64 0, -9223372036854775807) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #0 {
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
define hidden range(i32 -1, 3) i32 @__harp_double_compare(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
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
  %21 = select i1 %20, i32 -1, i32 1
  br label %22

22:                                               ; preds = %8, %2, %5, %13
  %23 = phi i32 [ %21, %13 ], [ 2, %2 ], [ 2, %5 ], [ 0, %8 ]
  ret i32 %23
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
define hidden i64 @__harp_double_from_float(i32 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i32 %0, 31
  %3 = zext nneg i32 %2 to i64
  %4 = shl nuw i64 %3, 63
  %5 = and i32 %0, 2147483647
  %6 = icmp samesign ugt i32 %5, 2139095039
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = icmp eq i32 %5, 2139095040
  %9 = or disjoint i64 %4, 9218868437227405312
  %10 = select i1 %8, i64 %9, i64 9221120237041090560
  br label %21

11:                                               ; preds = %1
  %12 = and i32 %0, 2139095040
  %13 = icmp eq i32 %12, 0
  %14 = zext nneg i32 %5 to i64
  br i1 %13, label %19, label %15

15:                                               ; preds = %11
  %16 = shl nuw nsw i64 %14, 29
  %17 = add nuw nsw i64 %16, 4035225266123964416
  %18 = or disjoint i64 %17, %4
  br label %21

19:                                               ; preds = %11
  %20 = tail call fastcc i64 @normalized(i64 noundef %4, i32 noundef 936, i64 noundef %14) #3
  br label %21

21:                                               ; preds = %19, %15, %7
  %22 = phi i64 [ %10, %7 ], [ %18, %15 ], [ %20, %19 ]
  ret i64 %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_double_to_float(i64 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i64 %0, 32
  %3 = trunc nuw i64 %2 to i32
  %4 = and i32 %3, -2147483648
  %5 = and i64 %0, 9223372036854775807
  %6 = icmp samesign ult i64 %5, 9218868437227405313
  br i1 %6, label %7, label %51

7:                                                ; preds = %1
  %8 = lshr i64 %5, 52
  %9 = trunc nuw nsw i64 %8 to i32
  %10 = lshr i64 %0, 22
  %11 = trunc i64 %10 to i32
  %12 = and i32 %11, 1073741823
  %13 = and i64 %0, 4194303
  %14 = icmp ne i64 %13, 0
  %15 = zext i1 %14 to i32
  %16 = or i32 %12, %15
  %17 = icmp eq i64 %8, 0
  %18 = or disjoint i32 %16, 1073741824
  %19 = select i1 %17, i32 %16, i32 %18
  %20 = icmp samesign ugt i64 %5, 5183643171103440895
  br i1 %20, label %21, label %23

21:                                               ; preds = %7
  %22 = or disjoint i32 %4, 2139095040
  br label %51

23:                                               ; preds = %7
  %24 = add nsw i32 %9, -896
  %25 = icmp samesign ult i64 %5, 4039728865751334912
  br i1 %25, label %26, label %39

26:                                               ; preds = %23
  %27 = icmp samesign ult i64 %5, 3900117277302849536
  br i1 %27, label %28, label %31

28:                                               ; preds = %26
  %29 = icmp ne i32 %19, 0
  %30 = zext i1 %29 to i32
  br label %39

31:                                               ; preds = %26
  %32 = sub nsw i32 897, %9
  %33 = lshr i32 %19, %32
  %34 = add nsw i32 %9, -865
  %35 = shl i32 %19, %34
  %36 = icmp ne i32 %35, 0
  %37 = zext i1 %36 to i32
  %38 = or i32 %33, %37
  br label %39

39:                                               ; preds = %28, %31, %23
  %40 = phi i32 [ %24, %23 ], [ 1, %31 ], [ 1, %28 ]
  %41 = phi i32 [ %19, %23 ], [ %38, %31 ], [ %30, %28 ]
  %42 = add nuw i32 %41, 63
  %43 = lshr i32 %41, 7
  %44 = and i32 %43, 1
  %45 = add nuw i32 %42, %44
  %46 = lshr i32 %45, 7
  %47 = shl i32 %40, 23
  %48 = add i32 %47, -8388608
  %49 = add nuw nsw i32 %48, %46
  %50 = or i32 %49, %4
  br label %51

51:                                               ; preds = %21, %39, %1
  %52 = phi i32 [ 2143289344, %1 ], [ %22, %21 ], [ %50, %39 ]
  ret i32 %52
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden range(i32 0, 1602224129) i32 @__harp_float_from_unsigned_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %48, label %3

3:                                                ; preds = %1
  %4 = lshr i64 %0, 32
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i64 %0, i64 %4
  %7 = select i1 %5, i32 32, i32 0
  %8 = trunc nuw i64 %6 to i32
  %9 = icmp samesign ult i64 %6, 65536
  %10 = or disjoint i32 %7, 16
  %11 = shl nuw i32 %8, 16
  %12 = select i1 %9, i32 %11, i32 %8
  %13 = select i1 %9, i32 %10, i32 %7
  %14 = icmp ult i32 %12, 16777216
  %15 = or disjoint i32 %13, 8
  %16 = shl nuw i32 %12, 8
  %17 = select i1 %14, i32 %16, i32 %12
  %18 = select i1 %14, i32 %15, i32 %13
  %19 = icmp ult i32 %17, 268435456
  %20 = or disjoint i32 %18, 4
  %21 = shl nuw i32 %17, 4
  %22 = select i1 %19, i32 %21, i32 %17
  %23 = select i1 %19, i32 %20, i32 %18
  %24 = icmp ult i32 %22, 1073741824
  %25 = add nuw nsw i32 %23, 2
  %26 = shl nuw i32 %22, 2
  %27 = select i1 %24, i32 %26, i32 %22
  %28 = select i1 %24, i32 %25, i32 %23
  %29 = icmp sgt i32 %27, -1
  %30 = zext i1 %29 to i32
  %31 = add nuw nsw i32 %28, %30
  %32 = zext nneg i32 %31 to i64
  %33 = shl i64 %0, %32
  %34 = lshr i64 %33, 33
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = and i64 %33, 8589934591
  %37 = icmp ne i64 %36, 0
  %38 = zext i1 %37 to i32
  %39 = or i32 %38, %35
  %40 = add nuw i32 %39, 63
  %41 = lshr i32 %35, 7
  %42 = and i32 %41, 1
  %43 = add nuw i32 %40, %42
  %44 = lshr i32 %43, 7
  %45 = shl nuw nsw i32 %31, 23
  %46 = sub nsw i32 %44, %45
  %47 = add nsw i32 %46, 1585446912
  br label %48

48:                                               ; preds = %1, %3
  %49 = phi i32 [ %47, %3 ], [ 0, %1 ]
  ret i32 %49
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden range(i32 1056964608, 1) i32 @__harp_float_from_long(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp slt i64 %0, 0
  br i1 %2, label %3, label %50

3:                                                ; preds = %1
  %4 = sub i64 0, %0
  %5 = lshr i64 %4, 32
  %6 = icmp eq i64 %5, 0
  %7 = select i1 %6, i64 %4, i64 %5
  %8 = select i1 %6, i32 32, i32 0
  %9 = trunc nuw i64 %7 to i32
  %10 = icmp samesign ult i64 %7, 65536
  %11 = or disjoint i32 %8, 16
  %12 = shl nuw i32 %9, 16
  %13 = select i1 %10, i32 %12, i32 %9
  %14 = select i1 %10, i32 %11, i32 %8
  %15 = icmp ult i32 %13, 16777216
  %16 = or disjoint i32 %14, 8
  %17 = shl nuw i32 %13, 8
  %18 = select i1 %15, i32 %17, i32 %13
  %19 = select i1 %15, i32 %16, i32 %14
  %20 = icmp ult i32 %18, 268435456
  %21 = or disjoint i32 %19, 4
  %22 = shl nuw i32 %18, 4
  %23 = select i1 %20, i32 %22, i32 %18
  %24 = select i1 %20, i32 %21, i32 %19
  %25 = icmp ult i32 %23, 1073741824
  %26 = add nuw nsw i32 %24, 2
  %27 = shl nuw i32 %23, 2
  %28 = select i1 %25, i32 %27, i32 %23
  %29 = select i1 %25, i32 %26, i32 %24
  %30 = icmp sgt i32 %28, -1
  %31 = zext i1 %30 to i32
  %32 = add nuw nsw i32 %29, %31
  %33 = zext nneg i32 %32 to i64
  %34 = shl i64 %4, %33
  %35 = lshr i64 %34, 33
  %36 = trunc nuw nsw i64 %35 to i32
  %37 = and i64 %34, 8589934591
  %38 = icmp ne i64 %37, 0
  %39 = zext i1 %38 to i32
  %40 = or i32 %39, %36
  %41 = add nuw i32 %40, 63
  %42 = lshr i32 %36, 7
  %43 = and i32 %42, 1
  %44 = add nuw i32 %41, %43
  %45 = lshr i32 %44, 7
  %46 = shl nuw nsw i32 %32, 23
  %47 = sub nsw i32 %45, %46
  %48 = add nsw i32 %47, 1585446912
  %49 = or i32 %48, -2147483648
  br label %97

50:                                               ; preds = %1
  %51 = icmp eq i64 %0, 0
  br i1 %51, label %97, label %52

52:                                               ; preds = %50
  %53 = lshr i64 %0, 32
  %54 = icmp eq i64 %53, 0
  %55 = select i1 %54, i64 %0, i64 %53
  %56 = select i1 %54, i32 32, i32 0
  %57 = trunc nuw i64 %55 to i32
  %58 = icmp samesign ult i64 %55, 65536
  %59 = or disjoint i32 %56, 16
  %60 = shl nuw i32 %57, 16
  %61 = select i1 %58, i32 %60, i32 %57
  %62 = select i1 %58, i32 %59, i32 %56
  %63 = icmp ult i32 %61, 16777216
  %64 = or disjoint i32 %62, 8
  %65 = shl nuw i32 %61, 8
  %66 = select i1 %63, i32 %65, i32 %61
  %67 = select i1 %63, i32 %64, i32 %62
  %68 = icmp ult i32 %66, 268435456
  %69 = or disjoint i32 %67, 4
  %70 = shl nuw i32 %66, 4
  %71 = select i1 %68, i32 %70, i32 %66
  %72 = select i1 %68, i32 %69, i32 %67
  %73 = icmp ult i32 %71, 1073741824
  %74 = add nuw nsw i32 %72, 2
  %75 = shl nuw i32 %71, 2
  %76 = select i1 %73, i32 %75, i32 %71
  %77 = select i1 %73, i32 %74, i32 %72
  %78 = icmp sgt i32 %76, -1
  %79 = zext i1 %78 to i32
  %80 = add nuw nsw i32 %77, %79
  %81 = zext nneg i32 %80 to i64
  %82 = shl i64 %0, %81
  %83 = lshr i64 %82, 33
  %84 = trunc nuw nsw i64 %83 to i32
  %85 = and i64 %82, 8589934591
  %86 = icmp ne i64 %85, 0
  %87 = zext i1 %86 to i32
  %88 = or i32 %87, %84
  %89 = add nuw i32 %88, 63
  %90 = lshr i32 %84, 7
  %91 = and i32 %90, 1
  %92 = add nuw i32 %89, %91
  %93 = lshr i32 %92, 7
  %94 = shl nuw nsw i32 %80, 23
  %95 = sub nsw i32 %93, %94
  %96 = add nsw i32 %95, 1585446912
  br label %97

97:                                               ; preds = %52, %50, %3
  %98 = phi i32 [ %49, %3 ], [ %96, %52 ], [ 0, %50 ]
  ret i32 %98
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @__harp_float_to_unsigned_long(i32 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i32 %0, 23
  %3 = and i32 %2, 255
  %4 = icmp samesign ult i32 %3, 127
  br i1 %4, label %29, label %5

5:                                                ; preds = %1
  %6 = and i32 %0, 8388607
  %7 = or disjoint i32 %6, 8388608
  %8 = zext nneg i32 %7 to i64
  %9 = icmp samesign ugt i32 %3, 190
  br i1 %9, label %10, label %14

10:                                               ; preds = %5
  %11 = and i32 %0, 2147483647
  %12 = icmp samesign ult i32 %11, 2139095041
  %13 = sext i1 %12 to i64
  br label %29

14:                                               ; preds = %5
  %15 = icmp samesign ult i32 %3, 150
  br i1 %15, label %16, label %20

16:                                               ; preds = %14
  %17 = sub nuw nsw i32 150, %3
  %18 = zext nneg i32 %17 to i64
  %19 = lshr i64 %8, %18
  br label %24

20:                                               ; preds = %14
  %21 = add nsw i32 %3, -150
  %22 = zext nneg i32 %21 to i64
  %23 = shl nuw i64 %8, %22
  br label %24

24:                                               ; preds = %20, %16
  %25 = phi i64 [ %19, %16 ], [ %23, %20 ]
  %26 = sub i64 0, %25
  %27 = icmp slt i32 %0, 0
  %28 = select i1 %27, i64 %26, i64 %25
  br label %29

29:                                               ; preds = %10, %24, %1
  %30 = phi i64 [ 0, %1 ], [ %13, %10 ], [ %28, %24 ]
  ret i64 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @__harp_float_to_long(i32 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i32 %0, 23
  %3 = and i32 %2, 255
  %4 = icmp samesign ult i32 %3, 127
  br i1 %4, label %29, label %5

5:                                                ; preds = %1
  %6 = and i32 %0, 8388607
  %7 = or disjoint i32 %6, 8388608
  %8 = zext nneg i32 %7 to i64
  %9 = icmp samesign ugt i32 %3, 190
  br i1 %9, label %10, label %14

10:                                               ; preds = %5
  %11 = and i32 %0, 2147483647
  %12 = icmp samesign ult i32 %11, 2139095041
  %13 = sext i1 %12 to i64
  br label %29

14:                                               ; preds = %5
  %15 = icmp samesign ult i32 %3, 150
  br i1 %15, label %16, label %20

16:                                               ; preds = %14
  %17 = sub nuw nsw i32 150, %3
  %18 = zext nneg i32 %17 to i64
  %19 = lshr i64 %8, %18
  br label %24

20:                                               ; preds = %14
  %21 = add nsw i32 %3, -150
  %22 = zext nneg i32 %21 to i64
  %23 = shl nuw i64 %8, %22
  br label %24

24:                                               ; preds = %20, %16
  %25 = phi i64 [ %19, %16 ], [ %23, %20 ]
  %26 = sub i64 0, %25
  %27 = icmp slt i32 %0, 0
  %28 = select i1 %27, i64 %26, i64 %25
  br label %29

29:                                               ; preds = %1, %10, %24
  %30 = phi i64 [ 0, %1 ], [ %13, %10 ], [ %28, %24 ]
  ret i64 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_add(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = icmp samesign ugt i32 %6, 2139095039
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = icmp eq i32 %6, 2139095040
  %10 = or disjoint i64 %5, 9218868437227405312
  %11 = select i1 %9, i64 %10, i64 9221120237041090560
  br label %22

12:                                               ; preds = %2
  %13 = and i32 %0, 2139095040
  %14 = icmp eq i32 %13, 0
  %15 = zext nneg i32 %6 to i64
  br i1 %14, label %20, label %16

16:                                               ; preds = %12
  %17 = shl nuw nsw i64 %15, 29
  %18 = add nuw nsw i64 %17, 4035225266123964416
  %19 = or disjoint i64 %18, %5
  br label %22

20:                                               ; preds = %12
  %21 = tail call fastcc i64 @normalized(i64 noundef %5, i32 noundef 936, i64 noundef %15) #3
  br label %22

22:                                               ; preds = %8, %16, %20
  %23 = phi i64 [ %11, %8 ], [ %19, %16 ], [ %21, %20 ]
  %24 = lshr i32 %1, 31
  %25 = zext nneg i32 %24 to i64
  %26 = shl nuw i64 %25, 63
  %27 = and i32 %1, 2147483647
  %28 = icmp samesign ugt i32 %27, 2139095039
  br i1 %28, label %29, label %33

29:                                               ; preds = %22
  %30 = icmp eq i32 %27, 2139095040
  %31 = or disjoint i64 %26, 9218868437227405312
  %32 = select i1 %30, i64 %31, i64 9221120237041090560
  br label %43

33:                                               ; preds = %22
  %34 = and i32 %1, 2139095040
  %35 = icmp eq i32 %34, 0
  %36 = zext nneg i32 %27 to i64
  br i1 %35, label %41, label %37

37:                                               ; preds = %33
  %38 = shl nuw nsw i64 %36, 29
  %39 = add nuw nsw i64 %38, 4035225266123964416
  %40 = or disjoint i64 %39, %26
  br label %43

41:                                               ; preds = %33
  %42 = tail call fastcc i64 @normalized(i64 noundef %26, i32 noundef 936, i64 noundef %36) #3
  br label %43

43:                                               ; preds = %29, %37, %41
  %44 = phi i64 [ %32, %29 ], [ %40, %37 ], [ %42, %41 ]
  %45 = tail call i64 @__harp_double_add(i64 noundef %23, i64 noundef %44) #3
  %46 = lshr i64 %45, 32
  %47 = trunc nuw i64 %46 to i32
  %48 = and i32 %47, -2147483648
  %49 = and i64 %45, 9223372036854775807
  %50 = icmp samesign ult i64 %49, 9218868437227405313
  br i1 %50, label %51, label %95

51:                                               ; preds = %43
  %52 = lshr i64 %49, 52
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = lshr i64 %45, 22
  %55 = trunc i64 %54 to i32
  %56 = and i32 %55, 1073741823
  %57 = and i64 %45, 4194303
  %58 = icmp ne i64 %57, 0
  %59 = zext i1 %58 to i32
  %60 = or i32 %56, %59
  %61 = icmp eq i64 %52, 0
  %62 = or disjoint i32 %60, 1073741824
  %63 = select i1 %61, i32 %60, i32 %62
  %64 = icmp samesign ugt i64 %49, 5183643171103440895
  br i1 %64, label %65, label %67

65:                                               ; preds = %51
  %66 = or disjoint i32 %48, 2139095040
  br label %95

67:                                               ; preds = %51
  %68 = add nsw i32 %53, -896
  %69 = icmp samesign ult i64 %49, 4039728865751334912
  br i1 %69, label %70, label %83

70:                                               ; preds = %67
  %71 = icmp samesign ult i64 %49, 3900117277302849536
  br i1 %71, label %72, label %75

72:                                               ; preds = %70
  %73 = icmp ne i32 %63, 0
  %74 = zext i1 %73 to i32
  br label %83

75:                                               ; preds = %70
  %76 = sub nsw i32 897, %53
  %77 = lshr i32 %63, %76
  %78 = add nsw i32 %53, -865
  %79 = shl i32 %63, %78
  %80 = icmp ne i32 %79, 0
  %81 = zext i1 %80 to i32
  %82 = or i32 %77, %81
  br label %83

83:                                               ; preds = %75, %72, %67
  %84 = phi i32 [ %68, %67 ], [ 1, %75 ], [ 1, %72 ]
  %85 = phi i32 [ %63, %67 ], [ %82, %75 ], [ %74, %72 ]
  %86 = add nuw i32 %85, 63
  %87 = lshr i32 %85, 7
  %88 = and i32 %87, 1
  %89 = add nuw i32 %86, %88
  %90 = lshr i32 %89, 7
  %91 = shl i32 %84, 23
  %92 = add i32 %91, -8388608
  %93 = add nuw nsw i32 %92, %90
  %94 = or i32 %93, %48
  br label %95

95:                                               ; preds = %43, %65, %83
  %96 = phi i32 [ 2143289344, %43 ], [ %66, %65 ], [ %94, %83 ]
  ret i32 %96
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_subtract(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = icmp samesign ugt i32 %6, 2139095039
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = icmp eq i32 %6, 2139095040
  %10 = or disjoint i64 %5, 9218868437227405312
  %11 = select i1 %9, i64 %10, i64 9221120237041090560
  br label %22

12:                                               ; preds = %2
  %13 = and i32 %0, 2139095040
  %14 = icmp eq i32 %13, 0
  %15 = zext nneg i32 %6 to i64
  br i1 %14, label %20, label %16

16:                                               ; preds = %12
  %17 = shl nuw nsw i64 %15, 29
  %18 = add nuw nsw i64 %17, 4035225266123964416
  %19 = or disjoint i64 %18, %5
  br label %22

20:                                               ; preds = %12
  %21 = tail call fastcc i64 @normalized(i64 noundef %5, i32 noundef 936, i64 noundef %15) #3
  br label %22

22:                                               ; preds = %8, %16, %20
  %23 = phi i64 [ %11, %8 ], [ %19, %16 ], [ %21, %20 ]
  %24 = lshr i32 %1, 31
  %25 = zext nneg i32 %24 to i64
  %26 = shl nuw i64 %25, 63
  %27 = and i32 %1, 2147483647
  %28 = icmp samesign ugt i32 %27, 2139095039
  br i1 %28, label %29, label %33

29:                                               ; preds = %22
  %30 = icmp eq i32 %27, 2139095040
  %31 = or disjoint i64 %26, 9218868437227405312
  %32 = select i1 %30, i64 %31, i64 9221120237041090560
  br label %43

33:                                               ; preds = %22
  %34 = and i32 %1, 2139095040
  %35 = icmp eq i32 %34, 0
  %36 = zext nneg i32 %27 to i64
  br i1 %35, label %41, label %37

37:                                               ; preds = %33
  %38 = shl nuw nsw i64 %36, 29
  %39 = add nuw nsw i64 %38, 4035225266123964416
  %40 = or disjoint i64 %39, %26
  br label %43

41:                                               ; preds = %33
  %42 = tail call fastcc i64 @normalized(i64 noundef %26, i32 noundef 936, i64 noundef %36) #3
  br label %43

43:                                               ; preds = %29, %37, %41
  %44 = phi i64 [ %32, %29 ], [ %40, %37 ], [ %42, %41 ]
  %45 = and i64 %44, 9223372036854775807
  %46 = icmp samesign ult i64 %45, 9218868437227405313
  %47 = xor i64 %44, -9223372036854775808
  %48 = select i1 %46, i64 %47, i64 %44
  %49 = tail call i64 @__harp_double_add(i64 noundef %23, i64 noundef %48) #3
  %50 = lshr i64 %49, 32
  %51 = trunc nuw i64 %50 to i32
  %52 = and i32 %51, -2147483648
  %53 = and i64 %49, 9223372036854775807
  %54 = icmp samesign ult i64 %53, 9218868437227405313
  br i1 %54, label %55, label %99

55:                                               ; preds = %43
  %56 = lshr i64 %53, 52
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = lshr i64 %49, 22
  %59 = trunc i64 %58 to i32
  %60 = and i32 %59, 1073741823
  %61 = and i64 %49, 4194303
  %62 = icmp ne i64 %61, 0
  %63 = zext i1 %62 to i32
  %64 = or i32 %60, %63
  %65 = icmp eq i64 %56, 0
  %66 = or disjoint i32 %64, 1073741824
  %67 = select i1 %65, i32 %64, i32 %66
  %68 = icmp samesign ugt i64 %53, 5183643171103440895
  br i1 %68, label %69, label %71

69:                                               ; preds = %55
  %70 = or disjoint i32 %52, 2139095040
  br label %99

71:                                               ; preds = %55
  %72 = add nsw i32 %57, -896
  %73 = icmp samesign ult i64 %53, 4039728865751334912
  br i1 %73, label %74, label %87

74:                                               ; preds = %71
  %75 = icmp samesign ult i64 %53, 3900117277302849536
  br i1 %75, label %76, label %79

76:                                               ; preds = %74
  %77 = icmp ne i32 %67, 0
  %78 = zext i1 %77 to i32
  br label %87

79:                                               ; preds = %74
  %80 = sub nsw i32 897, %57
  %81 = lshr i32 %67, %80
  %82 = add nsw i32 %57, -865
  %83 = shl i32 %67, %82
  %84 = icmp ne i32 %83, 0
  %85 = zext i1 %84 to i32
  %86 = or i32 %81, %85
  br label %87

87:                                               ; preds = %79, %76, %71
  %88 = phi i32 [ %72, %71 ], [ 1, %79 ], [ 1, %76 ]
  %89 = phi i32 [ %67, %71 ], [ %86, %79 ], [ %78, %76 ]
  %90 = add nuw i32 %89, 63
  %91 = lshr i32 %89, 7
  %92 = and i32 %91, 1
  %93 = add nuw i32 %90, %92
  %94 = lshr i32 %93, 7
  %95 = shl i32 %88, 23
  %96 = add i32 %95, -8388608
  %97 = add nuw nsw i32 %96, %94
  %98 = or i32 %97, %52
  br label %99

99:                                               ; preds = %43, %69, %87
  %100 = phi i32 [ 2143289344, %43 ], [ %70, %69 ], [ %98, %87 ]
  ret i32 %100
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i32 @__harp_float_multiply(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = icmp samesign ugt i32 %6, 2139095039
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = icmp eq i32 %6, 2139095040
  %10 = or disjoint i64 %5, 9218868437227405312
  %11 = select i1 %9, i64 %10, i64 9221120237041090560
  br label %22

12:                                               ; preds = %2
  %13 = and i32 %0, 2139095040
  %14 = icmp eq i32 %13, 0
  %15 = zext nneg i32 %6 to i64
  br i1 %14, label %20, label %16

16:                                               ; preds = %12
  %17 = shl nuw nsw i64 %15, 29
  %18 = add nuw nsw i64 %17, 4035225266123964416
  %19 = or disjoint i64 %18, %5
  br label %22

20:                                               ; preds = %12
  %21 = tail call fastcc i64 @normalized(i64 noundef %5, i32 noundef 936, i64 noundef %15) #3
  br label %22

22:                                               ; preds = %8, %16, %20
  %23 = phi i64 [ %11, %8 ], [ %19, %16 ], [ %21, %20 ]
  %24 = lshr i32 %1, 31
  %25 = zext nneg i32 %24 to i64
  %26 = shl nuw i64 %25, 63
  %27 = and i32 %1, 2147483647
  %28 = icmp samesign ugt i32 %27, 2139095039
  br i1 %28, label %29, label %33

29:                                               ; preds = %22
  %30 = icmp eq i32 %27, 2139095040
  %31 = or disjoint i64 %26, 9218868437227405312
  %32 = select i1 %30, i64 %31, i64 9221120237041090560
  br label %43

33:                                               ; preds = %22
  %34 = and i32 %1, 2139095040
  %35 = icmp eq i32 %34, 0
  %36 = zext nneg i32 %27 to i64
  br i1 %35, label %41, label %37

37:                                               ; preds = %33
  %38 = shl nuw nsw i64 %36, 29
  %39 = add nuw nsw i64 %38, 4035225266123964416
  %40 = or disjoint i64 %39, %26
  br label %43

41:                                               ; preds = %33
  %42 = tail call fastcc i64 @normalized(i64 noundef %26, i32 noundef 936, i64 noundef %36) #3
  br label %43

43:                                               ; preds = %29, %37, %41
  %44 = phi i64 [ %32, %29 ], [ %40, %37 ], [ %42, %41 ]
  %45 = tail call i64 @__harp_double_multiply(i64 noundef %23, i64 noundef %44) #3
  %46 = lshr i64 %45, 32
  %47 = trunc nuw i64 %46 to i32
  %48 = and i32 %47, -2147483648
  %49 = and i64 %45, 9223372036854775807
  %50 = icmp samesign ult i64 %49, 9218868437227405313
  br i1 %50, label %51, label %95

51:                                               ; preds = %43
  %52 = lshr i64 %49, 52
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = lshr i64 %45, 22
  %55 = trunc i64 %54 to i32
  %56 = and i32 %55, 1073741823
  %57 = and i64 %45, 4194303
  %58 = icmp ne i64 %57, 0
  %59 = zext i1 %58 to i32
  %60 = or i32 %56, %59
  %61 = icmp eq i64 %52, 0
  %62 = or disjoint i32 %60, 1073741824
  %63 = select i1 %61, i32 %60, i32 %62
  %64 = icmp samesign ugt i64 %49, 5183643171103440895
  br i1 %64, label %65, label %67

65:                                               ; preds = %51
  %66 = or disjoint i32 %48, 2139095040
  br label %95

67:                                               ; preds = %51
  %68 = add nsw i32 %53, -896
  %69 = icmp samesign ult i64 %49, 4039728865751334912
  br i1 %69, label %70, label %83

70:                                               ; preds = %67
  %71 = icmp samesign ult i64 %49, 3900117277302849536
  br i1 %71, label %72, label %75

72:                                               ; preds = %70
  %73 = icmp ne i32 %63, 0
  %74 = zext i1 %73 to i32
  br label %83

75:                                               ; preds = %70
  %76 = sub nsw i32 897, %53
  %77 = lshr i32 %63, %76
  %78 = add nsw i32 %53, -865
  %79 = shl i32 %63, %78
  %80 = icmp ne i32 %79, 0
  %81 = zext i1 %80 to i32
  %82 = or i32 %77, %81
  br label %83

83:                                               ; preds = %75, %72, %67
  %84 = phi i32 [ %68, %67 ], [ 1, %75 ], [ 1, %72 ]
  %85 = phi i32 [ %63, %67 ], [ %82, %75 ], [ %74, %72 ]
  %86 = add nuw i32 %85, 63
  %87 = lshr i32 %85, 7
  %88 = and i32 %87, 1
  %89 = add nuw i32 %86, %88
  %90 = lshr i32 %89, 7
  %91 = shl i32 %84, 23
  %92 = add i32 %91, -8388608
  %93 = add nuw nsw i32 %92, %90
  %94 = or i32 %93, %48
  br label %95

95:                                               ; preds = %43, %65, %83
  %96 = phi i32 [ 2143289344, %43 ], [ %66, %65 ], [ %94, %83 ]
  ret i32 %96
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden i32 @__harp_float_divide(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = icmp samesign ugt i32 %6, 2139095039
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = icmp eq i32 %6, 2139095040
  %10 = or disjoint i64 %5, 9218868437227405312
  %11 = select i1 %9, i64 %10, i64 9221120237041090560
  br label %22

12:                                               ; preds = %2
  %13 = and i32 %0, 2139095040
  %14 = icmp eq i32 %13, 0
  %15 = zext nneg i32 %6 to i64
  br i1 %14, label %20, label %16

16:                                               ; preds = %12
  %17 = shl nuw nsw i64 %15, 29
  %18 = add nuw nsw i64 %17, 4035225266123964416
  %19 = or disjoint i64 %18, %5
  br label %22

20:                                               ; preds = %12
  %21 = tail call fastcc i64 @normalized(i64 noundef %5, i32 noundef 936, i64 noundef %15) #3
  br label %22

22:                                               ; preds = %8, %16, %20
  %23 = phi i64 [ %11, %8 ], [ %19, %16 ], [ %21, %20 ]
  %24 = lshr i32 %1, 31
  %25 = zext nneg i32 %24 to i64
  %26 = shl nuw i64 %25, 63
  %27 = and i32 %1, 2147483647
  %28 = icmp samesign ugt i32 %27, 2139095039
  br i1 %28, label %29, label %33

29:                                               ; preds = %22
  %30 = icmp eq i32 %27, 2139095040
  %31 = or disjoint i64 %26, 9218868437227405312
  %32 = select i1 %30, i64 %31, i64 9221120237041090560
  br label %43

33:                                               ; preds = %22
  %34 = and i32 %1, 2139095040
  %35 = icmp eq i32 %34, 0
  %36 = zext nneg i32 %27 to i64
  br i1 %35, label %41, label %37

37:                                               ; preds = %33
  %38 = shl nuw nsw i64 %36, 29
  %39 = add nuw nsw i64 %38, 4035225266123964416
  %40 = or disjoint i64 %39, %26
  br label %43

41:                                               ; preds = %33
  %42 = tail call fastcc i64 @normalized(i64 noundef %26, i32 noundef 936, i64 noundef %36) #3
  br label %43

43:                                               ; preds = %29, %37, %41
  %44 = phi i64 [ %32, %29 ], [ %40, %37 ], [ %42, %41 ]
  %45 = tail call i64 @__harp_double_divide(i64 noundef %23, i64 noundef %44) #3
  %46 = lshr i64 %45, 32
  %47 = trunc nuw i64 %46 to i32
  %48 = and i32 %47, -2147483648
  %49 = and i64 %45, 9223372036854775807
  %50 = icmp samesign ult i64 %49, 9218868437227405313
  br i1 %50, label %51, label %95

51:                                               ; preds = %43
  %52 = lshr i64 %49, 52
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = lshr i64 %45, 22
  %55 = trunc i64 %54 to i32
  %56 = and i32 %55, 1073741823
  %57 = and i64 %45, 4194303
  %58 = icmp ne i64 %57, 0
  %59 = zext i1 %58 to i32
  %60 = or i32 %56, %59
  %61 = icmp eq i64 %52, 0
  %62 = or disjoint i32 %60, 1073741824
  %63 = select i1 %61, i32 %60, i32 %62
  %64 = icmp samesign ugt i64 %49, 5183643171103440895
  br i1 %64, label %65, label %67

65:                                               ; preds = %51
  %66 = or disjoint i32 %48, 2139095040
  br label %95

67:                                               ; preds = %51
  %68 = add nsw i32 %53, -896
  %69 = icmp samesign ult i64 %49, 4039728865751334912
  br i1 %69, label %70, label %83

70:                                               ; preds = %67
  %71 = icmp samesign ult i64 %49, 3900117277302849536
  br i1 %71, label %72, label %75

72:                                               ; preds = %70
  %73 = icmp ne i32 %63, 0
  %74 = zext i1 %73 to i32
  br label %83

75:                                               ; preds = %70
  %76 = sub nsw i32 897, %53
  %77 = lshr i32 %63, %76
  %78 = add nsw i32 %53, -865
  %79 = shl i32 %63, %78
  %80 = icmp ne i32 %79, 0
  %81 = zext i1 %80 to i32
  %82 = or i32 %77, %81
  br label %83

83:                                               ; preds = %75, %72, %67
  %84 = phi i32 [ %68, %67 ], [ 1, %75 ], [ 1, %72 ]
  %85 = phi i32 [ %63, %67 ], [ %82, %75 ], [ %74, %72 ]
  %86 = add nuw i32 %85, 63
  %87 = lshr i32 %85, 7
  %88 = and i32 %87, 1
  %89 = add nuw i32 %86, %88
  %90 = lshr i32 %89, 7
  %91 = shl i32 %84, 23
  %92 = add i32 %91, -8388608
  %93 = add nuw nsw i32 %92, %90
  %94 = or i32 %93, %48
  br label %95

95:                                               ; preds = %43, %65, %83
  %96 = phi i32 [ 2143289344, %43 ], [ %66, %65 ], [ %94, %83 ]
  ret i32 %96
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden range(i32 -1, 3) i32 @__harp_float_compare(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i32 %0, 31
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw i64 %4, 63
  %6 = and i32 %0, 2147483647
  %7 = icmp samesign ugt i32 %6, 2139095039
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = icmp eq i32 %6, 2139095040
  %10 = or disjoint i64 %5, 9218868437227405312
  %11 = select i1 %9, i64 %10, i64 9221120237041090560
  br label %22

12:                                               ; preds = %2
  %13 = and i32 %0, 2139095040
  %14 = icmp eq i32 %13, 0
  %15 = zext nneg i32 %6 to i64
  br i1 %14, label %20, label %16

16:                                               ; preds = %12
  %17 = shl nuw nsw i64 %15, 29
  %18 = add nuw nsw i64 %17, 4035225266123964416
  %19 = or disjoint i64 %18, %5
  br label %22

20:                                               ; preds = %12
  %21 = tail call fastcc i64 @normalized(i64 noundef %5, i32 noundef 936, i64 noundef %15) #3
  br label %22

22:                                               ; preds = %8, %16, %20
  %23 = phi i64 [ %11, %8 ], [ %19, %16 ], [ %21, %20 ]
  %24 = lshr i32 %1, 31
  %25 = zext nneg i32 %24 to i64
  %26 = shl nuw i64 %25, 63
  %27 = and i32 %1, 2147483647
  %28 = icmp samesign ugt i32 %27, 2139095039
  br i1 %28, label %29, label %33

29:                                               ; preds = %22
  %30 = icmp eq i32 %27, 2139095040
  %31 = or disjoint i64 %26, 9218868437227405312
  %32 = select i1 %30, i64 %31, i64 9221120237041090560
  br label %43

33:                                               ; preds = %22
  %34 = and i32 %1, 2139095040
  %35 = icmp eq i32 %34, 0
  %36 = zext nneg i32 %27 to i64
  br i1 %35, label %41, label %37

37:                                               ; preds = %33
  %38 = shl nuw nsw i64 %36, 29
  %39 = add nuw nsw i64 %38, 4035225266123964416
  %40 = or disjoint i64 %39, %26
  br label %43

41:                                               ; preds = %33
  %42 = tail call fastcc i64 @normalized(i64 noundef %26, i32 noundef 936, i64 noundef %36) #3
  br label %43

43:                                               ; preds = %29, %37, %41
  %44 = phi i64 [ %32, %29 ], [ %40, %37 ], [ %42, %41 ]
  %45 = and i64 %23, 9223372036854775807
  %46 = icmp samesign ult i64 %45, 9218868437227405313
  br i1 %46, label %47, label %64

47:                                               ; preds = %43
  %48 = and i64 %44, 9223372036854775807
  %49 = icmp samesign ult i64 %48, 9218868437227405313
  br i1 %49, label %50, label %64

50:                                               ; preds = %47
  %51 = or i64 %48, %45
  %52 = icmp eq i64 %51, 0
  %53 = icmp eq i64 %23, %44
  %54 = or i1 %53, %52
  br i1 %54, label %64, label %55

55:                                               ; preds = %50
  %56 = sub nsw i64 -9223372036854775808, %23
  %57 = icmp slt i64 %23, 0
  %58 = select i1 %57, i64 %56, i64 %23
  %59 = sub nsw i64 -9223372036854775808, %44
  %60 = icmp slt i64 %44, 0
  %61 = select i1 %60, i64 %59, i64 %44
  %62 = icmp slt i64 %58, %61
  %63 = select i1 %62, i32 -1, i32 1
  br label %64

64:                                               ; preds = %43, %47, %50, %55
  %65 = phi i32 [ %63, %55 ], [ 2, %43 ], [ 2, %47 ], [ 0, %50 ]
  ret i32 %65
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
declare i64 @llvm.umin.i64(i64, i64) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nobuiltin "no-builtins" }


