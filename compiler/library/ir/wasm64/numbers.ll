; ModuleID = 'compiler/library/source/numbers.c'
source_filename = "compiler/library/source/numbers.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i64, i64 }
%struct.lldiv_t = type { i64, i64 }
%struct.reading = type { i64, i32, i32 }

@random_state = internal unnamed_addr global i32 1, align 4
@errno = external local_unnamed_addr global i32, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden range(i32 0, -2147483648) i32 @abs(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden range(i64 0, -9223372036854775808) i64 @labs(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden range(i64 0, -9223372036854775808) i64 @llabs(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define hidden void @div(ptr dead_on_unwind noalias writable writeonly sret(%struct.div_t) align 4 captures(none) initializes((0, 8)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = sdiv i32 %1, %2
  store i32 %4, ptr %0, align 4, !tbaa !24
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = mul i32 %4, %2
  %7 = sub i32 %1, %6
  store i32 %7, ptr %5, align 4, !tbaa !28
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define hidden void @ldiv(ptr dead_on_unwind noalias writable writeonly sret(%struct.ldiv_t) align 8 captures(none) initializes((0, 16)) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 8, !tbaa !33
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = mul i64 %4, %2
  %7 = sub i64 %1, %6
  store i64 %7, ptr %5, align 8, !tbaa !38
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define hidden void @lldiv(ptr dead_on_unwind noalias writable writeonly sret(%struct.lldiv_t) align 8 captures(none) initializes((0, 16)) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 8, !tbaa !43
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = mul i64 %4, %2
  %7 = sub i64 %1, %6
  store i64 %7, ptr %5, align 8, !tbaa !48
  ret void
}

; Function Attrs: nounwind
define hidden i64 @strtoll(ptr noalias noundef %0, ptr noalias noundef writeonly captures(address_is_null) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.reading, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %4, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808) #11
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !54
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !58
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i64, ptr %4, align 8
  %13 = sub i64 0, %12
  %14 = select i1 %10, i64 %12, i64 %13
  %15 = select i1 %7, i64 %14, i64 %11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret i64 %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind
define internal fastcc void @read_number(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.reading) align 8 captures(none) initializes((0, 16)) %0, ptr noundef %1, ptr noundef writeonly captures(address_is_null) %2, i32 noundef %3, i64 noundef range(i64 9223372036854775807, 0) %4, i64 noundef range(i64 -9223372036854775808, 0) %5) unnamed_addr #2 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %7

7:                                                ; preds = %7, %6
  %8 = phi ptr [ %1, %6 ], [ %13, %7 ]
  %9 = load i8, ptr %8, align 1, !tbaa !67
  %10 = zext i8 %9 to i32
  %11 = tail call i32 @isspace(i32 noundef %10) #12
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 1
  br i1 %12, label %14, label %7, !llvm.loop !73

14:                                               ; preds = %7
  %15 = load i8, ptr %8, align 1, !tbaa !67
  switch i8 %15, label %21 [
    i8 45, label %16
    i8 43, label %16
  ]

16:                                               ; preds = %14, %14
  %17 = icmp eq i8 %15, 45
  %18 = zext i1 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %18, ptr %19, align 8, !tbaa !58
  %20 = select i1 %17, i64 %5, i64 %4
  br label %21

21:                                               ; preds = %14, %16
  %22 = phi i64 [ %20, %16 ], [ %4, %14 ]
  %23 = phi ptr [ %13, %16 ], [ %8, %14 ]
  %24 = icmp ne i32 %3, 0
  switch i32 %3, label %60 [
    i32 16, label %25
    i32 0, label %25
  ]

25:                                               ; preds = %21, %21
  %26 = load i8, ptr %23, align 1, !tbaa !67
  %27 = icmp eq i8 %26, 48
  br i1 %27, label %28, label %55

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %30 = load i8, ptr %29, align 1, !tbaa !67
  %31 = and i8 %30, -33
  %32 = icmp eq i8 %31, 88
  br i1 %32, label %33, label %55

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 2
  %35 = load i8, ptr %34, align 1, !tbaa !67
  %36 = zext i8 %35 to i32
  %37 = tail call i32 @isdigit(i32 noundef range(i32 0, 256) %36) #12
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %33
  %40 = add nsw i32 %36, -48
  br label %47

41:                                               ; preds = %33
  %42 = tail call i32 @isalpha(i32 noundef range(i32 0, 256) %36) #12
  %43 = icmp eq i32 %42, 0
  %44 = or i32 %36, 32
  %45 = add nsw i32 %44, -87
  %46 = select i1 %43, i32 2147483647, i32 %45
  br label %47

47:                                               ; preds = %39, %41
  %48 = phi i32 [ %40, %39 ], [ %46, %41 ]
  %49 = icmp slt i32 %48, 16
  %50 = or i1 %24, %49
  %51 = select i1 %49, ptr %34, ptr %23
  %52 = select i1 %49, i32 16, i32 %3
  br i1 %50, label %60, label %53

53:                                               ; preds = %47
  %54 = load i8, ptr %23, align 1, !tbaa !67
  br label %56

55:                                               ; preds = %28, %25
  br i1 %24, label %60, label %56

56:                                               ; preds = %53, %55
  %57 = phi i8 [ %54, %53 ], [ %26, %55 ]
  %58 = icmp eq i8 %57, 48
  %59 = select i1 %58, i32 8, i32 10
  br label %60

60:                                               ; preds = %47, %21, %55, %56
  %61 = phi ptr [ %23, %55 ], [ %23, %56 ], [ %51, %47 ], [ %23, %21 ]
  %62 = phi i32 [ %3, %55 ], [ %59, %56 ], [ %52, %47 ], [ %3, %21 ]
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 12
  br label %65

65:                                               ; preds = %86, %60
  %66 = phi i32 [ 0, %60 ], [ %102, %86 ]
  %67 = phi i64 [ 0, %60 ], [ %97, %86 ]
  %68 = phi ptr [ %61, %60 ], [ %103, %86 ]
  %69 = load i8, ptr %68, align 1, !tbaa !67
  %70 = zext i8 %69 to i32
  %71 = tail call i32 @isdigit(i32 noundef range(i32 0, 256) %70) #12
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %75, label %73

73:                                               ; preds = %65
  %74 = add nsw i32 %70, -48
  br label %81

75:                                               ; preds = %65
  %76 = tail call i32 @isalpha(i32 noundef range(i32 0, 256) %70) #12
  %77 = icmp eq i32 %76, 0
  %78 = or i32 %70, 32
  %79 = add nsw i32 %78, -87
  %80 = select i1 %77, i32 2147483647, i32 %79
  br label %81

81:                                               ; preds = %73, %75
  %82 = phi i32 [ %74, %73 ], [ %80, %75 ]
  %83 = icmp slt i32 %82, %62
  br i1 %83, label %86, label %84

84:                                               ; preds = %81
  %85 = icmp eq ptr %2, null
  br i1 %85, label %107, label %104

86:                                               ; preds = %81
  %87 = and i64 %67, 4294967295
  %88 = mul nuw i64 %87, %63
  %89 = zext i32 %82 to i64
  %90 = add nuw i64 %88, %89
  %91 = lshr i64 %67, 32
  %92 = mul nuw i64 %91, %63
  %93 = lshr i64 %90, 32
  %94 = add nuw i64 %93, %92
  %95 = shl i64 %94, 32
  %96 = and i64 %90, 4294967295
  %97 = or disjoint i64 %95, %96
  store i64 %97, ptr %0, align 8, !tbaa !144
  %98 = icmp ugt i64 %94, 4294967295
  %99 = icmp ugt i64 %97, %22
  %100 = select i1 %98, i1 true, i1 %99
  %101 = zext i1 %100 to i32
  %102 = or i32 %66, %101
  store i32 %102, ptr %64, align 4, !tbaa !54
  %103 = getelementptr inbounds nuw i8, ptr %68, i64 1
  br label %65, !llvm.loop !152

104:                                              ; preds = %84
  %105 = icmp eq ptr %68, %61
  %106 = select i1 %105, ptr %1, ptr %68
  store ptr %106, ptr %2, align 8, !tbaa !157
  br label %107

107:                                              ; preds = %104, %84
  %108 = icmp eq i32 %66, 0
  br i1 %108, label %110, label %109

109:                                              ; preds = %107
  store i32 34, ptr @errno, align 4, !tbaa !6
  br label %110

110:                                              ; preds = %109, %107
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind
define hidden i64 @strtoull(ptr noalias noundef %0, ptr noalias noundef writeonly captures(address_is_null) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.reading, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %4, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef -1, i64 noundef -1) #11
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !54
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !58
  %11 = icmp eq i32 %10, 0
  %12 = load i64, ptr %4, align 8
  %13 = sub i64 0, %12
  %14 = select i1 %11, i64 %12, i64 %13
  br label %15

15:                                               ; preds = %3, %8
  %16 = phi i64 [ %14, %8 ], [ -1, %3 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret i64 %16
}

; Function Attrs: nounwind
define hidden i64 @strtol(ptr noalias noundef %0, ptr noalias noundef writeonly captures(address_is_null) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.reading, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %4, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808) #11
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !54
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !58
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i64 9223372036854775807, i64 -9223372036854775808
  %12 = load i64, ptr %4, align 8
  %13 = sub i64 0, %12
  %14 = select i1 %10, i64 %12, i64 %13
  %15 = select i1 %7, i64 %14, i64 %11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret i64 %15
}

; Function Attrs: nounwind
define hidden i64 @strtoul(ptr noalias noundef %0, ptr noalias noundef writeonly captures(address_is_null) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.reading, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %4, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef -1, i64 noundef -1) #11
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !54
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !58
  %11 = icmp eq i32 %10, 0
  %12 = load i64, ptr %4, align 8
  %13 = sub i64 0, %12
  %14 = select i1 %11, i64 %12, i64 %13
  br label %15

15:                                               ; preds = %3, %8
  %16 = phi i64 [ %14, %8 ], [ -1, %3 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret i64 %16
}

; Function Attrs: nounwind
define hidden i32 @atoi(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %8, %2 ]
  %4 = load i8, ptr %3, align 1, !tbaa !67
  %5 = zext i8 %4 to i32
  %6 = tail call i32 @isspace(i32 noundef %5) #12
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 1
  br i1 %7, label %9, label %2, !llvm.loop !209

9:                                                ; preds = %2
  %10 = load i8, ptr %3, align 1, !tbaa !67
  %11 = icmp eq i8 %10, 45
  %12 = icmp eq i8 %10, 43
  %13 = or i1 %11, %12
  %14 = zext i1 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !67
  %17 = zext i8 %16 to i32
  %18 = tail call i32 @isdigit(i32 noundef %17) #12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %33, label %20

20:                                               ; preds = %9, %20
  %21 = phi ptr [ %28, %20 ], [ %15, %9 ]
  %22 = phi i32 [ %27, %20 ], [ 0, %9 ]
  %23 = mul i32 %22, 10
  %24 = load i8, ptr %21, align 1, !tbaa !67
  %25 = sext i8 %24 to i32
  %26 = add i32 %23, -48
  %27 = add i32 %26, %25
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %29 = load i8, ptr %28, align 1, !tbaa !67
  %30 = zext i8 %29 to i32
  %31 = tail call i32 @isdigit(i32 noundef %30) #12
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %20, !llvm.loop !226

33:                                               ; preds = %20, %9
  %34 = phi i32 [ 0, %9 ], [ %27, %20 ]
  %35 = sub i32 0, %34
  %36 = select i1 %11, i32 %35, i32 %34
  ret i32 %36
}

declare i32 @isspace(i32 noundef) local_unnamed_addr #4

declare i32 @isdigit(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
define hidden i64 @atol(ptr noundef %0) local_unnamed_addr #2 {
  %2 = alloca %struct.reading, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !noalias !238
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %2, ptr noundef %0, ptr noundef null, i32 noundef 10, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808) #11
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !54, !noalias !238
  %5 = icmp eq i32 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !58, !noalias !238
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 9223372036854775807, i64 -9223372036854775808
  %10 = load i64, ptr %2, align 8, !noalias !238
  %11 = sub i64 0, %10
  %12 = select i1 %8, i64 %10, i64 %11
  %13 = select i1 %5, i64 %12, i64 %9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !noalias !238
  ret i64 %13
}

; Function Attrs: nounwind
define hidden i64 @atoll(ptr noundef %0) local_unnamed_addr #2 {
  %2 = alloca %struct.reading, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !noalias !252
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %2, ptr noundef %0, ptr noundef null, i32 noundef 10, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808) #11
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !54, !noalias !252
  %5 = icmp eq i32 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !58, !noalias !252
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 9223372036854775807, i64 -9223372036854775808
  %10 = load i64, ptr %2, align 8, !noalias !252
  %11 = sub i64 0, %10
  %12 = select i1 %8, i64 %10, i64 %11
  %13 = select i1 %5, i64 %12, i64 %9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !noalias !252
  ret i64 %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden range(i32 0, -2147483648) i32 @rand() local_unnamed_addr #5 {
  %1 = load i32, ptr @random_state, align 4, !tbaa !6
  %2 = shl i32 %1, 13
  %3 = xor i32 %2, %1
  %4 = lshr i32 %3, 17
  %5 = xor i32 %4, %3
  %6 = shl i32 %5, 5
  %7 = xor i32 %6, %5
  store i32 %7, ptr @random_state, align 4, !tbaa !6
  %8 = lshr i32 %7, 1
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden void @srand(i32 noundef %0) local_unnamed_addr #6 {
  %2 = tail call i32 @llvm.umax.i32(i32 %0, i32 1)
  store i32 %2, ptr @random_state, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

declare i32 @isalpha(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin "no-builtins" }
attributes #12 = { nobuiltin nounwind "no-builtins" }


