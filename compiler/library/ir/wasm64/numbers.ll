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
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %4, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef 9223372036854775807) #11
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
define internal fastcc void @read_number(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.reading) align 8 captures(none) initializes((0, 16)) %0, ptr noundef %1, ptr noundef writeonly captures(address_is_null) %2, i32 noundef %3, i64 noundef range(i64 9223372036854775807, 0) %4) unnamed_addr #2 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %6

6:                                                ; preds = %6, %5
  %7 = phi ptr [ %1, %5 ], [ %12, %6 ]
  %8 = load i8, ptr %7, align 1, !tbaa !67
  %9 = zext i8 %8 to i32
  %10 = tail call i32 @isspace(i32 noundef %9) #12
  %11 = icmp eq i32 %10, 0
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 1
  br i1 %11, label %13, label %6, !llvm.loop !73

13:                                               ; preds = %6
  %14 = load i8, ptr %7, align 1, !tbaa !67
  switch i8 %14, label %20 [
    i8 45, label %15
    i8 43, label %15
  ]

15:                                               ; preds = %13, %13
  %16 = icmp eq i8 %14, 45
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %17, ptr %18, align 8, !tbaa !58
  %19 = zext i1 %16 to i64
  br label %20

20:                                               ; preds = %13, %15
  %21 = phi i64 [ %19, %15 ], [ 0, %13 ]
  %22 = phi ptr [ %12, %15 ], [ %7, %13 ]
  %23 = icmp ne i32 %3, 0
  switch i32 %3, label %59 [
    i32 16, label %24
    i32 0, label %24
  ]

24:                                               ; preds = %20, %20
  %25 = load i8, ptr %22, align 1, !tbaa !67
  %26 = icmp eq i8 %25, 48
  br i1 %26, label %27, label %54

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %29 = load i8, ptr %28, align 1, !tbaa !67
  %30 = and i8 %29, -33
  %31 = icmp eq i8 %30, 88
  br i1 %31, label %32, label %54

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 2
  %34 = load i8, ptr %33, align 1, !tbaa !67
  %35 = zext i8 %34 to i32
  %36 = tail call i32 @isdigit(i32 noundef range(i32 0, 256) %35) #12
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %32
  %39 = add nsw i32 %35, -48
  br label %46

40:                                               ; preds = %32
  %41 = tail call i32 @isalpha(i32 noundef range(i32 0, 256) %35) #12
  %42 = icmp eq i32 %41, 0
  %43 = or i32 %35, 32
  %44 = add nsw i32 %43, -87
  %45 = select i1 %42, i32 2147483647, i32 %44
  br label %46

46:                                               ; preds = %38, %40
  %47 = phi i32 [ %39, %38 ], [ %45, %40 ]
  %48 = icmp slt i32 %47, 16
  %49 = or i1 %23, %48
  %50 = select i1 %48, ptr %33, ptr %22
  %51 = select i1 %48, i32 16, i32 %3
  br i1 %49, label %59, label %52

52:                                               ; preds = %46
  %53 = load i8, ptr %22, align 1, !tbaa !67
  br label %55

54:                                               ; preds = %27, %24
  br i1 %23, label %59, label %55

55:                                               ; preds = %52, %54
  %56 = phi i8 [ %53, %52 ], [ %25, %54 ]
  %57 = icmp eq i8 %56, 48
  %58 = select i1 %57, i32 8, i32 10
  br label %59

59:                                               ; preds = %46, %20, %54, %55
  %60 = phi ptr [ %22, %54 ], [ %22, %55 ], [ %50, %46 ], [ %22, %20 ]
  %61 = phi i32 [ %3, %54 ], [ %58, %55 ], [ %51, %46 ], [ %3, %20 ]
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %64 = add i64 %4, %21
  %65 = icmp ne i64 %4, -1
  br label %66

66:                                               ; preds = %87, %59
  %67 = phi i32 [ 0, %59 ], [ %99, %87 ]
  %68 = phi i64 [ 0, %59 ], [ %91, %87 ]
  %69 = phi ptr [ %60, %59 ], [ %100, %87 ]
  %70 = load i8, ptr %69, align 1, !tbaa !67
  %71 = zext i8 %70 to i32
  %72 = tail call i32 @isdigit(i32 noundef range(i32 0, 256) %71) #12
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %66
  %75 = add nsw i32 %71, -48
  br label %82

76:                                               ; preds = %66
  %77 = tail call i32 @isalpha(i32 noundef range(i32 0, 256) %71) #12
  %78 = icmp eq i32 %77, 0
  %79 = or i32 %71, 32
  %80 = add nsw i32 %79, -87
  %81 = select i1 %78, i32 2147483647, i32 %80
  br label %82

82:                                               ; preds = %74, %76
  %83 = phi i32 [ %75, %74 ], [ %81, %76 ]
  %84 = icmp slt i32 %83, %61
  br i1 %84, label %87, label %85

85:                                               ; preds = %82
  %86 = icmp eq ptr %2, null
  br i1 %86, label %104, label %101

87:                                               ; preds = %82
  %88 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %62, i64 %68)
  %89 = extractvalue { i64, i1 } %88, 0
  %90 = zext i32 %83 to i64
  %91 = add i64 %89, %90
  %92 = icmp ugt i64 %68, 288230376151711743
  %93 = extractvalue { i64, i1 } %88, 1
  %94 = select i1 %92, i1 %93, i1 false
  %95 = icmp ugt i64 %91, %64
  %96 = and i1 %65, %95
  %97 = or i1 %94, %96
  %98 = zext i1 %97 to i32
  %99 = or i32 %67, %98
  store i32 %99, ptr %63, align 4, !tbaa !54
  store i64 %91, ptr %0, align 8, !tbaa !141
  %100 = getelementptr inbounds nuw i8, ptr %69, i64 1
  br label %66, !llvm.loop !144

101:                                              ; preds = %85
  %102 = icmp eq ptr %69, %60
  %103 = select i1 %102, ptr %1, ptr %69
  store ptr %103, ptr %2, align 8, !tbaa !149
  br label %104

104:                                              ; preds = %101, %85
  %105 = icmp eq i32 %67, 0
  br i1 %105, label %107, label %106

106:                                              ; preds = %104
  store i32 34, ptr @errno, align 4, !tbaa !6
  br label %107

107:                                              ; preds = %106, %104
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind
define hidden i64 @strtoull(ptr noalias noundef %0, ptr noalias noundef writeonly captures(address_is_null) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.reading, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %4, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef -1) #11
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
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %4, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef 9223372036854775807) #11
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
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %4, ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef -1) #11
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
  br i1 %7, label %9, label %2, !llvm.loop !201

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
  br i1 %32, label %33, label %20, !llvm.loop !218

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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !noalias !230
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %2, ptr noundef %0, ptr noundef null, i32 noundef 10, i64 noundef 9223372036854775807) #11
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !54, !noalias !230
  %5 = icmp eq i32 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !58, !noalias !230
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 9223372036854775807, i64 -9223372036854775808
  %10 = load i64, ptr %2, align 8, !noalias !230
  %11 = sub i64 0, %10
  %12 = select i1 %8, i64 %10, i64 %11
  %13 = select i1 %5, i64 %12, i64 %9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !noalias !230
  ret i64 %13
}

; Function Attrs: nounwind
define hidden i64 @atoll(ptr noundef %0) local_unnamed_addr #2 {
  %2 = alloca %struct.reading, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !noalias !244
  call fastcc void @read_number(ptr dead_on_unwind writable sret(%struct.reading) align 8 %2, ptr noundef %0, ptr noundef null, i32 noundef 10, i64 noundef 9223372036854775807) #11
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !54, !noalias !244
  %5 = icmp eq i32 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !58, !noalias !244
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i64 9223372036854775807, i64 -9223372036854775808
  %10 = load i64, ptr %2, align 8, !noalias !244
  %11 = sub i64 0, %10
  %12 = select i1 %8, i64 %10, i64 %11
  %13 = select i1 %5, i64 %12, i64 %9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !noalias !244
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
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #9

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


