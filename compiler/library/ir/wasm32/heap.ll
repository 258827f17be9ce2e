; ModuleID = 'compiler/library/source/heap.c'
source_filename = "compiler/library/source/heap.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.block = type { i32, ptr }

@errno = hidden local_unnamed_addr global i32 0, align 4
@free_blocks = internal global %struct.block zeroinitializer, align 4
@used_end = internal unnamed_addr global ptr null, align 4
@__harp_heap = external global [0 x i8], align 1
@__harp_heap_end = external local_unnamed_addr global ptr, align 4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden ptr @malloc(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ugt i32 %0, 2147483615
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %51

4:                                                ; preds = %1
  %5 = add nuw nsw i32 %0, 23
  %6 = and i32 %5, 2147483632
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_blocks, i32 4), align 4, !tbaa !20
  %8 = icmp eq ptr %7, null
  br i1 %8, label %33, label %9

9:                                                ; preds = %4
  %10 = add nuw i32 %6, 16
  br label %11

11:                                               ; preds = %9, %31
  %12 = phi ptr [ %7, %9 ], [ %27, %31 ]
  %13 = phi ptr [ @free_blocks, %9 ], [ %12, %31 ]
  %14 = load i32, ptr %12, align 4, !tbaa !28
  %15 = icmp ult i32 %14, %10
  br i1 %15, label %24, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw i8, ptr %12, i32 %6
  %18 = sub nuw i32 %14, %6
  store i32 %18, ptr %17, align 4, !tbaa !28
  %19 = getelementptr inbounds nuw i8, ptr %12, i32 4
  %20 = load ptr, ptr %19, align 4, !tbaa !20
  %21 = getelementptr inbounds nuw i8, ptr %17, i32 4
  store ptr %20, ptr %21, align 4, !tbaa !20
  %22 = getelementptr inbounds nuw i8, ptr %13, i32 4
  store ptr %17, ptr %22, align 4, !tbaa !20
  store i32 %6, ptr %12, align 4, !tbaa !28
  %23 = getelementptr inbounds nuw i8, ptr %12, i32 8
  br label %51

24:                                               ; preds = %11
  %25 = icmp ult i32 %14, %6
  %26 = getelementptr inbounds nuw i8, ptr %12, i32 4
  %27 = load ptr, ptr %26, align 4, !tbaa !20
  br i1 %25, label %31, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %13, i32 4
  store ptr %27, ptr %29, align 4, !tbaa !20
  %30 = getelementptr inbounds nuw i8, ptr %12, i32 8
  br label %51

31:                                               ; preds = %24
  %32 = icmp eq ptr %27, null
  br i1 %32, label %33, label %11, !llvm.loop !51

33:                                               ; preds = %31, %4
  %34 = load ptr, ptr @used_end, align 4, !tbaa !57
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %40

36:                                               ; preds = %33
  %37 = and i32 sub (i32 add (i32 ptrtoint (ptr @__harp_heap to i32), i32 24), i32 1), -16
  %38 = add i32 %37, -8
  %39 = inttoptr i32 %38 to ptr
  store ptr %39, ptr @used_end, align 4, !tbaa !57
  br label %40

40:                                               ; preds = %36, %33
  %41 = phi ptr [ %39, %36 ], [ %34, %33 ]
  %42 = load ptr, ptr @__harp_heap_end, align 4, !tbaa !57
  %43 = ptrtoint ptr %42 to i32
  %44 = ptrtoint ptr %41 to i32
  %45 = sub i32 %43, %44
  %46 = icmp ugt i32 %6, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %40
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %51

48:                                               ; preds = %40
  %49 = getelementptr inbounds nuw i8, ptr %41, i32 %6
  store ptr %49, ptr @used_end, align 4, !tbaa !57
  store i32 %6, ptr %41, align 4, !tbaa !28
  %50 = getelementptr inbounds nuw i8, ptr %41, i32 8
  br label %51

51:                                               ; preds = %16, %28, %47, %48, %3
  %52 = phi ptr [ null, %3 ], [ null, %47 ], [ %50, %48 ], [ %30, %28 ], [ %23, %16 ]
  ret ptr %52
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden void @free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %40, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds i8, ptr %0, i32 -8
  br label %5

5:                                                ; preds = %5, %3
  %6 = phi ptr [ @free_blocks, %3 ], [ %8, %5 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %8 = load ptr, ptr %7, align 4, !tbaa !20
  %9 = icmp ne ptr %8, null
  %10 = icmp ult ptr %8, %4
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %5, label %12, !llvm.loop !87

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %14 = getelementptr inbounds i8, ptr %0, i32 -4
  store ptr %8, ptr %14, align 4, !tbaa !20
  store ptr %4, ptr %13, align 4, !tbaa !20
  %15 = load ptr, ptr %14, align 4, !tbaa !20
  %16 = icmp eq ptr %15, null
  br i1 %16, label %26, label %17

17:                                               ; preds = %12
  %18 = load i32, ptr %4, align 4, !tbaa !28
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 %18
  %20 = icmp eq ptr %19, %15
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  %22 = load i32, ptr %15, align 4, !tbaa !28
  %23 = add i32 %22, %18
  store i32 %23, ptr %4, align 4, !tbaa !28
  %24 = getelementptr inbounds nuw i8, ptr %15, i32 4
  %25 = load ptr, ptr %24, align 4, !tbaa !20
  store ptr %25, ptr %14, align 4, !tbaa !20
  br label %26

26:                                               ; preds = %12, %17, %21
  %27 = icmp eq ptr %6, @free_blocks
  br i1 %27, label %40, label %28

28:                                               ; preds = %26
  %29 = load ptr, ptr %13, align 4, !tbaa !20
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %28
  %32 = load i32, ptr %6, align 4, !tbaa !28
  %33 = getelementptr inbounds nuw i8, ptr %6, i32 %32
  %34 = icmp eq ptr %33, %29
  br i1 %34, label %35, label %40

35:                                               ; preds = %31
  %36 = load i32, ptr %29, align 4, !tbaa !28
  %37 = add i32 %36, %32
  store i32 %37, ptr %6, align 4, !tbaa !28
  %38 = getelementptr inbounds nuw i8, ptr %29, i32 4
  %39 = load ptr, ptr %38, align 4, !tbaa !20
  store ptr %39, ptr %13, align 4, !tbaa !20
  br label %40

40:                                               ; preds = %35, %31, %28, %26, %1
  ret void
}

; Function Attrs: nounwind
define hidden ptr @calloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 1
  %5 = extractvalue { i32, i1 } %3, 0
  br i1 %4, label %6, label %7

6:                                                ; preds = %2
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %58

7:                                                ; preds = %2
  %8 = icmp ugt i32 %5, 2147483615
  br i1 %8, label %9, label %10

9:                                                ; preds = %7
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %58

10:                                               ; preds = %7
  %11 = add nuw nsw i32 %5, 23
  %12 = and i32 %11, 2147483632
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_blocks, i32 4), align 4, !tbaa !20
  %14 = icmp eq ptr %13, null
  br i1 %14, label %37, label %15

15:                                               ; preds = %10
  %16 = add nuw i32 %12, 16
  br label %17

17:                                               ; preds = %35, %15
  %18 = phi ptr [ %13, %15 ], [ %32, %35 ]
  %19 = phi ptr [ @free_blocks, %15 ], [ %18, %35 ]
  %20 = load i32, ptr %18, align 4, !tbaa !28
  %21 = icmp ult i32 %20, %16
  br i1 %21, label %29, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %18, i32 %12
  %24 = sub nuw i32 %20, %12
  store i32 %24, ptr %23, align 4, !tbaa !28
  %25 = getelementptr inbounds nuw i8, ptr %18, i32 4
  %26 = load ptr, ptr %25, align 4, !tbaa !20
  %27 = getelementptr inbounds nuw i8, ptr %23, i32 4
  store ptr %26, ptr %27, align 4, !tbaa !20
  %28 = getelementptr inbounds nuw i8, ptr %19, i32 4
  store ptr %23, ptr %28, align 4, !tbaa !20
  store i32 %12, ptr %18, align 4, !tbaa !28
  br label %54

29:                                               ; preds = %17
  %30 = icmp ult i32 %20, %12
  %31 = getelementptr inbounds nuw i8, ptr %18, i32 4
  %32 = load ptr, ptr %31, align 4, !tbaa !20
  br i1 %30, label %35, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %19, i32 4
  store ptr %32, ptr %34, align 4, !tbaa !20
  br label %54

35:                                               ; preds = %29
  %36 = icmp eq ptr %32, null
  br i1 %36, label %37, label %17, !llvm.loop !163

37:                                               ; preds = %35, %10
  %38 = load ptr, ptr @used_end, align 4, !tbaa !57
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %44

40:                                               ; preds = %37
  %41 = and i32 sub (i32 add (i32 ptrtoint (ptr @__harp_heap to i32), i32 24), i32 1), -16
  %42 = add i32 %41, -8
  %43 = inttoptr i32 %42 to ptr
  store ptr %43, ptr @used_end, align 4, !tbaa !57
  br label %44

44:                                               ; preds = %40, %37
  %45 = phi ptr [ %43, %40 ], [ %38, %37 ]
  %46 = load ptr, ptr @__harp_heap_end, align 4, !tbaa !57
  %47 = ptrtoint ptr %46 to i32
  %48 = ptrtoint ptr %45 to i32
  %49 = sub i32 %47, %48
  %50 = icmp ugt i32 %12, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %44
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %58

52:                                               ; preds = %44
  %53 = getelementptr inbounds nuw i8, ptr %45, i32 %12
  store ptr %53, ptr @used_end, align 4, !tbaa !57
  store i32 %12, ptr %45, align 4, !tbaa !28
  br label %54

54:                                               ; preds = %52, %33, %22
  %55 = phi ptr [ %18, %22 ], [ %18, %33 ], [ %45, %52 ]
  %56 = getelementptr inbounds nuw i8, ptr %55, i32 8
  %57 = tail call ptr @memset(ptr noundef nonnull %56, i32 noundef 0, i32 noundef %5) #4
  br label %58

58:                                               ; preds = %51, %9, %54, %6
  %59 = phi ptr [ null, %6 ], [ %57, %54 ], [ null, %9 ], [ null, %51 ]
  ret ptr %59
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

declare ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
define hidden ptr @realloc(ptr noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %54

4:                                                ; preds = %2
  %5 = icmp ugt i32 %1, 2147483615
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %145

7:                                                ; preds = %4
  %8 = add nuw nsw i32 %1, 23
  %9 = and i32 %8, 2147483632
  %10 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_blocks, i32 4), align 4, !tbaa !20
  %11 = icmp eq ptr %10, null
  br i1 %11, label %36, label %12

12:                                               ; preds = %7
  %13 = add nuw i32 %9, 16
  br label %14

14:                                               ; preds = %34, %12
  %15 = phi ptr [ %10, %12 ], [ %30, %34 ]
  %16 = phi ptr [ @free_blocks, %12 ], [ %15, %34 ]
  %17 = load i32, ptr %15, align 4, !tbaa !28
  %18 = icmp ult i32 %17, %13
  br i1 %18, label %27, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr %15, i32 %9
  %21 = sub nuw i32 %17, %9
  store i32 %21, ptr %20, align 4, !tbaa !28
  %22 = getelementptr inbounds nuw i8, ptr %15, i32 4
  %23 = load ptr, ptr %22, align 4, !tbaa !20
  %24 = getelementptr inbounds nuw i8, ptr %20, i32 4
  store ptr %23, ptr %24, align 4, !tbaa !20
  %25 = getelementptr inbounds nuw i8, ptr %16, i32 4
  store ptr %20, ptr %25, align 4, !tbaa !20
  store i32 %9, ptr %15, align 4, !tbaa !28
  %26 = getelementptr inbounds nuw i8, ptr %15, i32 8
  br label %145

27:                                               ; preds = %14
  %28 = icmp ult i32 %17, %9
  %29 = getelementptr inbounds nuw i8, ptr %15, i32 4
  %30 = load ptr, ptr %29, align 4, !tbaa !20
  br i1 %28, label %34, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %16, i32 4
  store ptr %30, ptr %32, align 4, !tbaa !20
  %33 = getelementptr inbounds nuw i8, ptr %15, i32 8
  br label %145

34:                                               ; preds = %27
  %35 = icmp eq ptr %30, null
  br i1 %35, label %36, label %14, !llvm.loop !226

36:                                               ; preds = %34, %7
  %37 = load ptr, ptr @used_end, align 4, !tbaa !57
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = and i32 sub (i32 add (i32 ptrtoint (ptr @__harp_heap to i32), i32 24), i32 1), -16
  %41 = add i32 %40, -8
  %42 = inttoptr i32 %41 to ptr
  store ptr %42, ptr @used_end, align 4, !tbaa !57
  br label %43

43:                                               ; preds = %39, %36
  %44 = phi ptr [ %42, %39 ], [ %37, %36 ]
  %45 = load ptr, ptr @__harp_heap_end, align 4, !tbaa !57
  %46 = ptrtoint ptr %45 to i32
  %47 = ptrtoint ptr %44 to i32
  %48 = sub i32 %46, %47
  %49 = icmp ugt i32 %9, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %43
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %145

51:                                               ; preds = %43
  %52 = getelementptr inbounds nuw i8, ptr %44, i32 %9
  store ptr %52, ptr @used_end, align 4, !tbaa !57
  store i32 %9, ptr %44, align 4, !tbaa !28
  %53 = getelementptr inbounds nuw i8, ptr %44, i32 8
  br label %145

54:                                               ; preds = %2
  %55 = getelementptr inbounds i8, ptr %0, i32 -8
  %56 = load i32, ptr %55, align 4, !tbaa !28
  %57 = add i32 %56, -8
  %58 = icmp ugt i32 %1, %57
  br i1 %58, label %59, label %145

59:                                               ; preds = %54
  %60 = icmp ugt i32 %1, 2147483615
  br i1 %60, label %61, label %62

61:                                               ; preds = %59
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %145

62:                                               ; preds = %59
  %63 = add nuw nsw i32 %1, 23
  %64 = and i32 %63, 2147483632
  %65 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_blocks, i32 4), align 4, !tbaa !20
  %66 = icmp eq ptr %65, null
  br i1 %66, label %89, label %67

67:                                               ; preds = %62
  %68 = add nuw i32 %64, 16
  br label %69

69:                                               ; preds = %87, %67
  %70 = phi ptr [ %65, %67 ], [ %84, %87 ]
  %71 = phi ptr [ @free_blocks, %67 ], [ %70, %87 ]
  %72 = load i32, ptr %70, align 4, !tbaa !28
  %73 = icmp ult i32 %72, %68
  br i1 %73, label %81, label %74

74:                                               ; preds = %69
  %75 = getelementptr inbounds nuw i8, ptr %70, i32 %64
  %76 = sub nuw i32 %72, %64
  store i32 %76, ptr %75, align 4, !tbaa !28
  %77 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %78 = load ptr, ptr %77, align 4, !tbaa !20
  %79 = getelementptr inbounds nuw i8, ptr %75, i32 4
  store ptr %78, ptr %79, align 4, !tbaa !20
  %80 = getelementptr inbounds nuw i8, ptr %71, i32 4
  store ptr %75, ptr %80, align 4, !tbaa !20
  store i32 %64, ptr %70, align 4, !tbaa !28
  br label %106

81:                                               ; preds = %69
  %82 = icmp ult i32 %72, %64
  %83 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %84 = load ptr, ptr %83, align 4, !tbaa !20
  br i1 %82, label %87, label %85

85:                                               ; preds = %81
  %86 = getelementptr inbounds nuw i8, ptr %71, i32 4
  store ptr %84, ptr %86, align 4, !tbaa !20
  br label %106

87:                                               ; preds = %81
  %88 = icmp eq ptr %84, null
  br i1 %88, label %89, label %69, !llvm.loop !283

89:                                               ; preds = %87, %62
  %90 = load ptr, ptr @used_end, align 4, !tbaa !57
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %96

92:                                               ; preds = %89
  %93 = and i32 sub (i32 add (i32 ptrtoint (ptr @__harp_heap to i32), i32 24), i32 1), -16
  %94 = add i32 %93, -8
  %95 = inttoptr i32 %94 to ptr
  store ptr %95, ptr @used_end, align 4, !tbaa !57
  br label %96

96:                                               ; preds = %92, %89
  %97 = phi ptr [ %95, %92 ], [ %90, %89 ]
  %98 = load ptr, ptr @__harp_heap_end, align 4, !tbaa !57
  %99 = ptrtoint ptr %98 to i32
  %100 = ptrtoint ptr %97 to i32
  %101 = sub i32 %99, %100
  %102 = icmp ugt i32 %64, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %96
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %145

104:                                              ; preds = %96
  %105 = getelementptr inbounds nuw i8, ptr %97, i32 %64
  store ptr %105, ptr @used_end, align 4, !tbaa !57
  store i32 %64, ptr %97, align 4, !tbaa !28
  br label %106

106:                                              ; preds = %74, %85, %104
  %107 = phi ptr [ %70, %74 ], [ %70, %85 ], [ %97, %104 ]
  %108 = getelementptr inbounds nuw i8, ptr %107, i32 8
  %109 = tail call ptr @memcpy(ptr noundef nonnull %108, ptr noundef nonnull %0, i32 noundef %57) #4
  br label %110

110:                                              ; preds = %110, %106
  %111 = phi ptr [ @free_blocks, %106 ], [ %113, %110 ]
  %112 = getelementptr inbounds nuw i8, ptr %111, i32 4
  %113 = load ptr, ptr %112, align 4, !tbaa !20
  %114 = icmp ne ptr %113, null
  %115 = icmp ult ptr %113, %55
  %116 = and i1 %114, %115
  br i1 %116, label %110, label %117, !llvm.loop !311

117:                                              ; preds = %110
  %118 = getelementptr inbounds nuw i8, ptr %111, i32 4
  %119 = getelementptr inbounds i8, ptr %0, i32 -4
  store ptr %113, ptr %119, align 4, !tbaa !20
  store ptr %55, ptr %118, align 4, !tbaa !20
  %120 = load ptr, ptr %119, align 4, !tbaa !20
  %121 = icmp eq ptr %120, null
  br i1 %121, label %131, label %122

122:                                              ; preds = %117
  %123 = load i32, ptr %55, align 4, !tbaa !28
  %124 = getelementptr inbounds nuw i8, ptr %55, i32 %123
  %125 = icmp eq ptr %124, %120
  br i1 %125, label %126, label %131

126:                                              ; preds = %122
  %127 = load i32, ptr %120, align 4, !tbaa !28
  %128 = add i32 %127, %123
  store i32 %128, ptr %55, align 4, !tbaa !28
  %129 = getelementptr inbounds nuw i8, ptr %120, i32 4
  %130 = load ptr, ptr %129, align 4, !tbaa !20
  store ptr %130, ptr %119, align 4, !tbaa !20
  br label %131

131:                                              ; preds = %126, %122, %117
  %132 = icmp eq ptr %111, @free_blocks
  br i1 %132, label %145, label %133

133:                                              ; preds = %131
  %134 = load ptr, ptr %118, align 4, !tbaa !20
  %135 = icmp eq ptr %134, null
  br i1 %135, label %145, label %136

136:                                              ; preds = %133
  %137 = load i32, ptr %111, align 4, !tbaa !28
  %138 = getelementptr inbounds nuw i8, ptr %111, i32 %137
  %139 = icmp eq ptr %138, %134
  br i1 %139, label %140, label %145

140:                                              ; preds = %136
  %141 = load i32, ptr %134, align 4, !tbaa !28
  %142 = add i32 %141, %137
  store i32 %142, ptr %111, align 4, !tbaa !28
  %143 = getelementptr inbounds nuw i8, ptr %134, i32 4
  %144 = load ptr, ptr %143, align 4, !tbaa !20
  store ptr %144, ptr %118, align 4, !tbaa !20
  br label %145

145:                                              ; preds = %140, %136, %133, %131, %103, %61, %51, %50, %31, %19, %6, %54
  %146 = phi ptr [ %26, %19 ], [ %0, %54 ], [ null, %103 ], [ null, %6 ], [ null, %50 ], [ %53, %51 ], [ %33, %31 ], [ null, %61 ], [ %108, %131 ], [ %108, %133 ], [ %108, %136 ], [ %108, %140 ]
  ret ptr %146
}

declare ptr @memcpy(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden ptr @aligned_alloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp ult i32 %0, 17
  br i1 %3, label %4, label %54

4:                                                ; preds = %2
  %5 = icmp ugt i32 %1, 2147483615
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %153

7:                                                ; preds = %4
  %8 = add nuw nsw i32 %1, 23
  %9 = and i32 %8, 2147483632
  %10 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_blocks, i32 4), align 4, !tbaa !20
  %11 = icmp eq ptr %10, null
  br i1 %11, label %36, label %12

12:                                               ; preds = %7
  %13 = add nuw i32 %9, 16
  br label %14

14:                                               ; preds = %34, %12
  %15 = phi ptr [ %10, %12 ], [ %30, %34 ]
  %16 = phi ptr [ @free_blocks, %12 ], [ %15, %34 ]
  %17 = load i32, ptr %15, align 4, !tbaa !28
  %18 = icmp ult i32 %17, %13
  br i1 %18, label %27, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr %15, i32 %9
  %21 = sub nuw i32 %17, %9
  store i32 %21, ptr %20, align 4, !tbaa !28
  %22 = getelementptr inbounds nuw i8, ptr %15, i32 4
  %23 = load ptr, ptr %22, align 4, !tbaa !20
  %24 = getelementptr inbounds nuw i8, ptr %20, i32 4
  store ptr %23, ptr %24, align 4, !tbaa !20
  %25 = getelementptr inbounds nuw i8, ptr %16, i32 4
  store ptr %20, ptr %25, align 4, !tbaa !20
  store i32 %9, ptr %15, align 4, !tbaa !28
  %26 = getelementptr inbounds nuw i8, ptr %15, i32 8
  br label %153

27:                                               ; preds = %14
  %28 = icmp ult i32 %17, %9
  %29 = getelementptr inbounds nuw i8, ptr %15, i32 4
  %30 = load ptr, ptr %29, align 4, !tbaa !20
  br i1 %28, label %34, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %16, i32 4
  store ptr %30, ptr %32, align 4, !tbaa !20
  %33 = getelementptr inbounds nuw i8, ptr %15, i32 8
  br label %153

34:                                               ; preds = %27
  %35 = icmp eq ptr %30, null
  br i1 %35, label %36, label %14, !llvm.loop !387

36:                                               ; preds = %34, %7
  %37 = load ptr, ptr @used_end, align 4, !tbaa !57
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = and i32 sub (i32 add (i32 ptrtoint (ptr @__harp_heap to i32), i32 24), i32 1), -16
  %41 = add i32 %40, -8
  %42 = inttoptr i32 %41 to ptr
  store ptr %42, ptr @used_end, align 4, !tbaa !57
  br label %43

43:                                               ; preds = %39, %36
  %44 = phi ptr [ %42, %39 ], [ %37, %36 ]
  %45 = load ptr, ptr @__harp_heap_end, align 4, !tbaa !57
  %46 = ptrtoint ptr %45 to i32
  %47 = ptrtoint ptr %44 to i32
  %48 = sub i32 %46, %47
  %49 = icmp ugt i32 %9, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %43
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %153

51:                                               ; preds = %43
  %52 = getelementptr inbounds nuw i8, ptr %44, i32 %9
  store ptr %52, ptr @used_end, align 4, !tbaa !57
  store i32 %9, ptr %44, align 4, !tbaa !28
  %53 = getelementptr inbounds nuw i8, ptr %44, i32 8
  br label %153

54:                                               ; preds = %2
  %55 = icmp ugt i32 %0, 2147483599
  %56 = sub nuw nsw i32 2147483599, %0
  %57 = icmp ugt i32 %1, %56
  %58 = select i1 %55, i1 true, i1 %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %54
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %153

60:                                               ; preds = %54
  %61 = add nuw i32 %1, %0
  %62 = add nuw i32 %61, 39
  %63 = and i32 %62, 2147483632
  %64 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_blocks, i32 4), align 4, !tbaa !20
  %65 = icmp eq ptr %64, null
  br i1 %65, label %88, label %66

66:                                               ; preds = %60
  %67 = add nuw i32 %63, 16
  br label %68

68:                                               ; preds = %86, %66
  %69 = phi ptr [ %64, %66 ], [ %83, %86 ]
  %70 = phi ptr [ @free_blocks, %66 ], [ %69, %86 ]
  %71 = load i32, ptr %69, align 4, !tbaa !28
  %72 = icmp ult i32 %71, %67
  br i1 %72, label %80, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds nuw i8, ptr %69, i32 %63
  %75 = sub nuw i32 %71, %63
  store i32 %75, ptr %74, align 4, !tbaa !28
  %76 = getelementptr inbounds nuw i8, ptr %69, i32 4
  %77 = load ptr, ptr %76, align 4, !tbaa !20
  %78 = getelementptr inbounds nuw i8, ptr %74, i32 4
  store ptr %77, ptr %78, align 4, !tbaa !20
  %79 = getelementptr inbounds nuw i8, ptr %70, i32 4
  store ptr %74, ptr %79, align 4, !tbaa !20
  store i32 %63, ptr %69, align 4, !tbaa !28
  br label %105

80:                                               ; preds = %68
  %81 = icmp ult i32 %71, %63
  %82 = getelementptr inbounds nuw i8, ptr %69, i32 4
  %83 = load ptr, ptr %82, align 4, !tbaa !20
  br i1 %81, label %86, label %84

84:                                               ; preds = %80
  %85 = getelementptr inbounds nuw i8, ptr %70, i32 4
  store ptr %83, ptr %85, align 4, !tbaa !20
  br label %105

86:                                               ; preds = %80
  %87 = icmp eq ptr %83, null
  br i1 %87, label %88, label %68, !llvm.loop !441

88:                                               ; preds = %86, %60
  %89 = load ptr, ptr @used_end, align 4, !tbaa !57
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %95

91:                                               ; preds = %88
  %92 = and i32 sub (i32 add (i32 ptrtoint (ptr @__harp_heap to i32), i32 24), i32 1), -16
  %93 = add i32 %92, -8
  %94 = inttoptr i32 %93 to ptr
  store ptr %94, ptr @used_end, align 4, !tbaa !57
  br label %95

95:                                               ; preds = %91, %88
  %96 = phi ptr [ %94, %91 ], [ %89, %88 ]
  %97 = load ptr, ptr @__harp_heap_end, align 4, !tbaa !57
  %98 = ptrtoint ptr %97 to i32
  %99 = ptrtoint ptr %96 to i32
  %100 = sub i32 %98, %99
  %101 = icmp ugt i32 %63, %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %95
  store i32 12, ptr @errno, align 4, !tbaa !6
  br label %153

103:                                              ; preds = %95
  %104 = getelementptr inbounds nuw i8, ptr %96, i32 %63
  store ptr %104, ptr @used_end, align 4, !tbaa !57
  store i32 %63, ptr %96, align 4, !tbaa !28
  br label %105

105:                                              ; preds = %103, %84, %73
  %106 = phi i32 [ %63, %73 ], [ %71, %84 ], [ %63, %103 ]
  %107 = phi ptr [ %69, %73 ], [ %69, %84 ], [ %96, %103 ]
  %108 = getelementptr inbounds nuw i8, ptr %107, i32 8
  %109 = ptrtoint ptr %108 to i32
  %110 = add nsw i32 %0, -1
  %111 = add i32 %110, %109
  %112 = sub nsw i32 0, %0
  %113 = and i32 %111, %112
  %114 = inttoptr i32 %113 to ptr
  %115 = icmp eq ptr %108, %114
  br i1 %115, label %153, label %116

116:                                              ; preds = %105
  %117 = getelementptr inbounds i8, ptr %114, i32 -8
  %118 = ptrtoint ptr %117 to i32
  %119 = ptrtoint ptr %107 to i32
  %120 = sub i32 %118, %119
  %121 = sub i32 %106, %120
  store i32 %121, ptr %117, align 4, !tbaa !28
  store i32 %120, ptr %107, align 4, !tbaa !28
  br label %122

122:                                              ; preds = %122, %116
  %123 = phi ptr [ @free_blocks, %116 ], [ %125, %122 ]
  %124 = getelementptr inbounds nuw i8, ptr %123, i32 4
  %125 = load ptr, ptr %124, align 4, !tbaa !20
  %126 = icmp ne ptr %125, null
  %127 = icmp ult ptr %125, %107
  %128 = and i1 %126, %127
  br i1 %128, label %122, label %129, !llvm.loop !482

129:                                              ; preds = %122
  %130 = getelementptr inbounds nuw i8, ptr %123, i32 4
  %131 = getelementptr inbounds nuw i8, ptr %107, i32 4
  store ptr %125, ptr %131, align 4, !tbaa !20
  store ptr %107, ptr %130, align 4, !tbaa !20
  %132 = load ptr, ptr %131, align 4, !tbaa !20
  %133 = icmp eq ptr %117, %132
  br i1 %133, label %134, label %139

134:                                              ; preds = %129
  %135 = load i32, ptr %132, align 4, !tbaa !28
  %136 = add i32 %135, %120
  store i32 %136, ptr %107, align 4, !tbaa !28
  %137 = getelementptr inbounds nuw i8, ptr %132, i32 4
  %138 = load ptr, ptr %137, align 4, !tbaa !20
  store ptr %138, ptr %131, align 4, !tbaa !20
  br label %139

139:                                              ; preds = %134, %129
  %140 = icmp eq ptr %123, @free_blocks
  br i1 %140, label %153, label %141

141:                                              ; preds = %139
  %142 = load ptr, ptr %130, align 4, !tbaa !20
  %143 = icmp eq ptr %142, null
  br i1 %143, label %153, label %144

144:                                              ; preds = %141
  %145 = load i32, ptr %123, align 4, !tbaa !28
  %146 = getelementptr inbounds nuw i8, ptr %123, i32 %145
  %147 = icmp eq ptr %146, %142
  br i1 %147, label %148, label %153

148:                                              ; preds = %144
  %149 = load i32, ptr %142, align 4, !tbaa !28
  %150 = add i32 %149, %145
  store i32 %150, ptr %123, align 4, !tbaa !28
  %151 = getelementptr inbounds nuw i8, ptr %142, i32 4
  %152 = load ptr, ptr %151, align 4, !tbaa !20
  store ptr %152, ptr %130, align 4, !tbaa !20
  br label %153

153:                                              ; preds = %148, %144, %141, %139, %102, %51, %50, %31, %19, %6, %59, %105
  %154 = phi ptr [ %114, %105 ], [ null, %59 ], [ %26, %19 ], [ null, %102 ], [ null, %6 ], [ null, %50 ], [ %53, %51 ], [ %33, %31 ], [ %114, %148 ], [ %114, %139 ], [ %114, %141 ], [ %114, %144 ]
  ret ptr %154
}

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nobuiltin nounwind "no-builtins" }


