; ModuleID = 'compiler/library/source/memory.c'
source_filename = "compiler/library/source/memory.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define hidden noundef ptr @memcpy(ptr noalias noundef returned %0, ptr noalias noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %0 to i32
  %5 = ptrtoint ptr %1 to i32
  %6 = xor i32 %5, %4
  %7 = and i32 %6, 3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %41

9:                                                ; preds = %3
  %10 = icmp eq i32 %2, 0
  %11 = and i32 %4, 3
  %12 = icmp eq i32 %11, 0
  %13 = or i1 %10, %12
  br i1 %13, label %14, label %19

14:                                               ; preds = %19, %9
  %15 = phi i32 [ %2, %9 ], [ %26, %19 ]
  %16 = phi ptr [ %0, %9 ], [ %25, %19 ]
  %17 = phi ptr [ %1, %9 ], [ %23, %19 ]
  %18 = icmp ugt i32 %15, 3
  br i1 %18, label %32, label %41

19:                                               ; preds = %9, %19
  %20 = phi ptr [ %23, %19 ], [ %1, %9 ]
  %21 = phi ptr [ %25, %19 ], [ %0, %9 ]
  %22 = phi i32 [ %26, %19 ], [ %2, %9 ]
  %23 = getelementptr inbounds nuw i8, ptr %20, i32 1
  %24 = load i8, ptr %20, align 1, !tbaa !28
  %25 = getelementptr inbounds nuw i8, ptr %21, i32 1
  store i8 %24, ptr %21, align 1, !tbaa !28
  %26 = add i32 %22, -1
  %27 = icmp eq i32 %26, 0
  %28 = ptrtoint ptr %25 to i32
  %29 = and i32 %28, 3
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %27, i1 true, i1 %30
  br i1 %31, label %14, label %19, !llvm.loop !34

32:                                               ; preds = %14, %32
  %33 = phi ptr [ %39, %32 ], [ %17, %14 ]
  %34 = phi ptr [ %38, %32 ], [ %16, %14 ]
  %35 = phi i32 [ %37, %32 ], [ %15, %14 ]
  %36 = load i32, ptr %33, align 4, !tbaa !28
  store i32 %36, ptr %34, align 4, !tbaa !28
  %37 = add i32 %35, -4
  %38 = getelementptr inbounds nuw i8, ptr %34, i32 4
  %39 = getelementptr inbounds nuw i8, ptr %33, i32 4
  %40 = icmp ugt i32 %37, 3
  br i1 %40, label %32, label %41, !llvm.loop !46

41:                                               ; preds = %32, %14, %3
  %42 = phi i32 [ %2, %3 ], [ %15, %14 ], [ %37, %32 ]
  %43 = phi ptr [ %0, %3 ], [ %16, %14 ], [ %38, %32 ]
  %44 = phi ptr [ %1, %3 ], [ %17, %14 ], [ %39, %32 ]
  %45 = icmp eq i32 %42, 0
  br i1 %45, label %55, label %46

46:                                               ; preds = %41, %46
  %47 = phi ptr [ %50, %46 ], [ %44, %41 ]
  %48 = phi ptr [ %52, %46 ], [ %43, %41 ]
  %49 = phi i32 [ %53, %46 ], [ %42, %41 ]
  %50 = getelementptr inbounds nuw i8, ptr %47, i32 1
  %51 = load i8, ptr %47, align 1, !tbaa !28
  %52 = getelementptr inbounds nuw i8, ptr %48, i32 1
  store i8 %51, ptr %48, align 1, !tbaa !28
  %53 = add i32 %49, -1
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %46, !llvm.loop !60

55:                                               ; preds = %46, %41
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden noundef ptr @memmove(ptr noundef returned %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = ptrtoint ptr %0 to i32
  %5 = ptrtoint ptr %1 to i32
  %6 = sub i32 %4, %5
  %7 = icmp ult i32 %6, %2
  br i1 %7, label %58, label %8

8:                                                ; preds = %3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !70)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !74)
  %9 = xor i32 %5, %4
  %10 = and i32 %9, 3
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %44

12:                                               ; preds = %8
  %13 = icmp eq i32 %2, 0
  %14 = and i32 %4, 3
  %15 = icmp eq i32 %14, 0
  %16 = or i1 %13, %15
  br i1 %16, label %17, label %22

17:                                               ; preds = %22, %12
  %18 = phi i32 [ %2, %12 ], [ %29, %22 ]
  %19 = phi ptr [ %0, %12 ], [ %28, %22 ]
  %20 = phi ptr [ %1, %12 ], [ %26, %22 ]
  %21 = icmp ugt i32 %18, 3
  br i1 %21, label %35, label %44

22:                                               ; preds = %12, %22
  %23 = phi ptr [ %26, %22 ], [ %1, %12 ]
  %24 = phi ptr [ %28, %22 ], [ %0, %12 ]
  %25 = phi i32 [ %29, %22 ], [ %2, %12 ]
  %26 = getelementptr inbounds nuw i8, ptr %23, i32 1
  %27 = load i8, ptr %23, align 1, !tbaa !28, !alias.scope !74, !noalias !70
  %28 = getelementptr inbounds nuw i8, ptr %24, i32 1
  store i8 %27, ptr %24, align 1, !tbaa !28, !alias.scope !70, !noalias !74
  %29 = add i32 %25, -1
  %30 = icmp eq i32 %29, 0
  %31 = ptrtoint ptr %28 to i32
  %32 = and i32 %31, 3
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %30, i1 true, i1 %33
  br i1 %34, label %17, label %22, !llvm.loop !94

35:                                               ; preds = %17, %35
  %36 = phi ptr [ %42, %35 ], [ %20, %17 ]
  %37 = phi ptr [ %41, %35 ], [ %19, %17 ]
  %38 = phi i32 [ %40, %35 ], [ %18, %17 ]
  %39 = load i32, ptr %36, align 4, !tbaa !28, !alias.scope !74, !noalias !70
  store i32 %39, ptr %37, align 4, !tbaa !28, !alias.scope !70, !noalias !74
  %40 = add i32 %38, -4
  %41 = getelementptr inbounds nuw i8, ptr %37, i32 4
  %42 = getelementptr inbounds nuw i8, ptr %36, i32 4
  %43 = icmp ugt i32 %40, 3
  br i1 %43, label %35, label %44, !llvm.loop !104

44:                                               ; preds = %35, %17, %8
  %45 = phi i32 [ %2, %8 ], [ %18, %17 ], [ %40, %35 ]
  %46 = phi ptr [ %0, %8 ], [ %19, %17 ], [ %41, %35 ]
  %47 = phi ptr [ %1, %8 ], [ %20, %17 ], [ %42, %35 ]
  %48 = icmp eq i32 %45, 0
  br i1 %48, label %114, label %49

49:                                               ; preds = %44, %49
  %50 = phi ptr [ %53, %49 ], [ %47, %44 ]
  %51 = phi ptr [ %55, %49 ], [ %46, %44 ]
  %52 = phi i32 [ %56, %49 ], [ %45, %44 ]
  %53 = getelementptr inbounds nuw i8, ptr %50, i32 1
  %54 = load i8, ptr %50, align 1, !tbaa !28, !alias.scope !74, !noalias !70
  %55 = getelementptr inbounds nuw i8, ptr %51, i32 1
  store i8 %54, ptr %51, align 1, !tbaa !28, !alias.scope !70, !noalias !74
  %56 = add i32 %52, -1
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %114, label %49, !llvm.loop !118

58:                                               ; preds = %3
  %59 = getelementptr inbounds nuw i8, ptr %0, i32 %2
  %60 = getelementptr inbounds nuw i8, ptr %1, i32 %2
  %61 = ptrtoint ptr %59 to i32
  %62 = ptrtoint ptr %60 to i32
  %63 = xor i32 %61, %62
  %64 = and i32 %63, 3
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %101

66:                                               ; preds = %58
  %67 = and i32 %61, 3
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %74, %66
  %70 = phi i32 [ %2, %66 ], [ %81, %74 ]
  %71 = phi ptr [ %59, %66 ], [ %80, %74 ]
  %72 = phi ptr [ %60, %66 ], [ %78, %74 ]
  %73 = icmp ugt i32 %70, 3
  br i1 %73, label %87, label %96

74:                                               ; preds = %66, %74
  %75 = phi ptr [ %78, %74 ], [ %60, %66 ]
  %76 = phi ptr [ %80, %74 ], [ %59, %66 ]
  %77 = phi i32 [ %81, %74 ], [ %2, %66 ]
  %78 = getelementptr inbounds i8, ptr %75, i32 -1
  %79 = load i8, ptr %78, align 1, !tbaa !28
  %80 = getelementptr inbounds i8, ptr %76, i32 -1
  store i8 %79, ptr %80, align 1, !tbaa !28
  %81 = add i32 %77, -1
  %82 = icmp eq i32 %81, 0
  %83 = ptrtoint ptr %80 to i32
  %84 = and i32 %83, 3
  %85 = icmp eq i32 %84, 0
  %86 = or i1 %82, %85
  br i1 %86, label %69, label %74, !llvm.loop !141

87:                                               ; preds = %69, %87
  %88 = phi ptr [ %92, %87 ], [ %72, %69 ]
  %89 = phi ptr [ %91, %87 ], [ %71, %69 ]
  %90 = phi i32 [ %94, %87 ], [ %70, %69 ]
  %91 = getelementptr inbounds i8, ptr %89, i32 -4
  %92 = getelementptr inbounds i8, ptr %88, i32 -4
  %93 = load i32, ptr %92, align 4, !tbaa !28
  store i32 %93, ptr %91, align 4, !tbaa !28
  %94 = add i32 %90, -4
  %95 = icmp ugt i32 %94, 3
  br i1 %95, label %87, label %96, !llvm.loop !151

96:                                               ; preds = %87, %69
  %97 = phi i32 [ %70, %69 ], [ %94, %87 ]
  %98 = phi ptr [ %71, %69 ], [ %91, %87 ]
  %99 = phi ptr [ %72, %69 ], [ %92, %87 ]
  %100 = icmp eq i32 %97, 0
  br i1 %100, label %114, label %101

101:                                              ; preds = %58, %96
  %102 = phi ptr [ %60, %58 ], [ %99, %96 ]
  %103 = phi ptr [ %59, %58 ], [ %98, %96 ]
  %104 = phi i32 [ %2, %58 ], [ %97, %96 ]
  br label %105

105:                                              ; preds = %101, %105
  %106 = phi ptr [ %109, %105 ], [ %102, %101 ]
  %107 = phi ptr [ %111, %105 ], [ %103, %101 ]
  %108 = phi i32 [ %112, %105 ], [ %104, %101 ]
  %109 = getelementptr inbounds i8, ptr %106, i32 -1
  %110 = load i8, ptr %109, align 1, !tbaa !28
  %111 = getelementptr inbounds i8, ptr %107, i32 -1
  store i8 %110, ptr %111, align 1, !tbaa !28
  %112 = add i32 %108, -1
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %105, !llvm.loop !166

114:                                              ; preds = %49, %105, %96, %44
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define hidden noundef ptr @memset(ptr noundef returned %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = and i32 %1, 255
  br label %12

5:                                                ; preds = %12
  %6 = trunc i32 %1 to i8
  %7 = icmp eq i32 %2, 0
  %8 = ptrtoint ptr %0 to i32
  %9 = and i32 %8, 3
  %10 = icmp eq i32 %9, 0
  %11 = or i1 %7, %10
  br i1 %11, label %19, label %23

12:                                               ; preds = %3, %12
  %13 = phi i32 [ 8, %3 ], [ %17, %12 ]
  %14 = phi i32 [ %4, %3 ], [ %16, %12 ]
  %15 = shl i32 %14, %13
  %16 = or i32 %15, %14
  %17 = shl nuw nsw i32 %13, 1
  %18 = icmp samesign ult i32 %13, 16
  br i1 %18, label %12, label %5, !llvm.loop !180

19:                                               ; preds = %23, %5
  %20 = phi i32 [ %2, %5 ], [ %27, %23 ]
  %21 = phi ptr [ %0, %5 ], [ %26, %23 ]
  %22 = icmp ugt i32 %20, 3
  br i1 %22, label %37, label %33

23:                                               ; preds = %5, %23
  %24 = phi ptr [ %26, %23 ], [ %0, %5 ]
  %25 = phi i32 [ %27, %23 ], [ %2, %5 ]
  %26 = getelementptr inbounds nuw i8, ptr %24, i32 1
  store i8 %6, ptr %24, align 1, !tbaa !28
  %27 = add i32 %25, -1
  %28 = icmp eq i32 %27, 0
  %29 = ptrtoint ptr %26 to i32
  %30 = and i32 %29, 3
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %28, i1 true, i1 %31
  br i1 %32, label %19, label %23, !llvm.loop !191

33:                                               ; preds = %37, %19
  %34 = phi i32 [ %20, %19 ], [ %40, %37 ]
  %35 = phi ptr [ %21, %19 ], [ %41, %37 ]
  %36 = icmp eq i32 %34, 0
  br i1 %36, label %49, label %43

37:                                               ; preds = %19, %37
  %38 = phi ptr [ %41, %37 ], [ %21, %19 ]
  %39 = phi i32 [ %40, %37 ], [ %20, %19 ]
  store i32 %16, ptr %38, align 4, !tbaa !28
  %40 = add i32 %39, -4
  %41 = getelementptr inbounds nuw i8, ptr %38, i32 4
  %42 = icmp ugt i32 %40, 3
  br i1 %42, label %37, label %33, !llvm.loop !201

43:                                               ; preds = %33, %43
  %44 = phi ptr [ %46, %43 ], [ %35, %33 ]
  %45 = phi i32 [ %47, %43 ], [ %34, %33 ]
  %46 = getelementptr inbounds nuw i8, ptr %44, i32 1
  store i8 %6, ptr %44, align 1, !tbaa !28
  %47 = add nsw i32 %45, -1
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %43, !llvm.loop !209

49:                                               ; preds = %43, %33
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden range(i32 -255, 256) i32 @memcmp(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = ptrtoint ptr %0 to i32
  %5 = and i32 %4, 3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %25

7:                                                ; preds = %3
  %8 = ptrtoint ptr %1 to i32
  %9 = and i32 %8, 3
  %10 = icmp eq i32 %9, 0
  %11 = icmp ugt i32 %2, 3
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %25

13:                                               ; preds = %7, %20
  %14 = phi i32 [ %23, %20 ], [ %2, %7 ]
  %15 = phi ptr [ %21, %20 ], [ %0, %7 ]
  %16 = phi ptr [ %22, %20 ], [ %1, %7 ]
  %17 = load i32, ptr %15, align 4, !tbaa !28
  %18 = load i32, ptr %16, align 4, !tbaa !28
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %30

20:                                               ; preds = %13
  %21 = getelementptr inbounds nuw i8, ptr %15, i32 4
  %22 = getelementptr inbounds nuw i8, ptr %16, i32 4
  %23 = add i32 %14, -4
  %24 = icmp ugt i32 %23, 3
  br i1 %24, label %13, label %25

25:                                               ; preds = %20, %7, %3
  %26 = phi i32 [ %2, %7 ], [ %2, %3 ], [ %23, %20 ]
  %27 = phi ptr [ %0, %7 ], [ %0, %3 ], [ %21, %20 ]
  %28 = phi ptr [ %1, %7 ], [ %1, %3 ], [ %22, %20 ]
  %29 = icmp eq i32 %26, 0
  br i1 %29, label %50, label %30

30:                                               ; preds = %13, %25
  %31 = phi ptr [ %28, %25 ], [ %16, %13 ]
  %32 = phi ptr [ %27, %25 ], [ %15, %13 ]
  %33 = phi i32 [ %26, %25 ], [ %14, %13 ]
  br label %34

34:                                               ; preds = %30, %45
  %35 = phi ptr [ %48, %45 ], [ %31, %30 ]
  %36 = phi ptr [ %47, %45 ], [ %32, %30 ]
  %37 = phi i32 [ %46, %45 ], [ %33, %30 ]
  %38 = load i8, ptr %36, align 1, !tbaa !28
  %39 = load i8, ptr %35, align 1, !tbaa !28
  %40 = icmp eq i8 %38, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %34
  %42 = zext i8 %39 to i32
  %43 = zext i8 %38 to i32
  %44 = sub nsw i32 %43, %42
  br label %50

45:                                               ; preds = %34
  %46 = add i32 %37, -1
  %47 = getelementptr inbounds nuw i8, ptr %36, i32 1
  %48 = getelementptr inbounds nuw i8, ptr %35, i32 1
  %49 = icmp eq i32 %46, 0
  br i1 %49, label %50, label %34, !llvm.loop !248

50:                                               ; preds = %45, %25, %41
  %51 = phi i32 [ %44, %41 ], [ 0, %25 ], [ 0, %45 ]
  ret i32 %51
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden noundef ptr @memchr(ptr noundef readonly captures(ret: address, provenance) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi ptr [ %0, %5 ], [ %14, %12 ]
  %9 = phi i32 [ %2, %5 ], [ %13, %12 ]
  %10 = load i8, ptr %8, align 1, !tbaa !28
  %11 = icmp eq i8 %10, %6
  br i1 %11, label %16, label %12

12:                                               ; preds = %7
  %13 = add i32 %9, -1
  %14 = getelementptr inbounds nuw i8, ptr %8, i32 1
  %15 = icmp eq i32 %13, 0
  br i1 %15, label %16, label %7, !llvm.loop !261

16:                                               ; preds = %7, %12, %3
  %17 = phi ptr [ null, %3 ], [ null, %12 ], [ %8, %7 ]
  ret ptr %17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define hidden void @bzero(ptr noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  %4 = ptrtoint ptr %0 to i32
  %5 = and i32 %4, 3
  %6 = icmp eq i32 %5, 0
  %7 = or i1 %3, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %12, %2
  %9 = phi i32 [ %1, %2 ], [ %16, %12 ]
  %10 = phi ptr [ %0, %2 ], [ %15, %12 ]
  %11 = icmp ugt i32 %9, 3
  br i1 %11, label %26, label %22

12:                                               ; preds = %2, %12
  %13 = phi ptr [ %15, %12 ], [ %0, %2 ]
  %14 = phi i32 [ %16, %12 ], [ %1, %2 ]
  %15 = getelementptr inbounds nuw i8, ptr %13, i32 1
  store i8 0, ptr %13, align 1, !tbaa !28
  %16 = add i32 %14, -1
  %17 = icmp eq i32 %16, 0
  %18 = ptrtoint ptr %15 to i32
  %19 = and i32 %18, 3
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %17, i1 true, i1 %20
  br i1 %21, label %8, label %12, !llvm.loop !278

22:                                               ; preds = %26, %8
  %23 = phi i32 [ %9, %8 ], [ %29, %26 ]
  %24 = phi ptr [ %10, %8 ], [ %30, %26 ]
  %25 = icmp eq i32 %23, 0
  br i1 %25, label %38, label %32

26:                                               ; preds = %8, %26
  %27 = phi ptr [ %30, %26 ], [ %10, %8 ]
  %28 = phi i32 [ %29, %26 ], [ %9, %8 ]
  store i32 0, ptr %27, align 4, !tbaa !28
  %29 = add i32 %28, -4
  %30 = getelementptr inbounds nuw i8, ptr %27, i32 4
  %31 = icmp ugt i32 %29, 3
  br i1 %31, label %26, label %22, !llvm.loop !288

32:                                               ; preds = %22, %32
  %33 = phi ptr [ %35, %32 ], [ %24, %22 ]
  %34 = phi i32 [ %36, %32 ], [ %23, %22 ]
  %35 = getelementptr inbounds nuw i8, ptr %33, i32 1
  store i8 0, ptr %33, align 1, !tbaa !28
  %36 = add nsw i32 %34, -1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %32, !llvm.loop !296

38:                                               ; preds = %32, %22
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: write) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: read) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }


