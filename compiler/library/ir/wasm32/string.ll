; ModuleID = 'compiler/library/source/string.c'
source_filename = "compiler/library/source/string.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

@strtok.rest = internal unnamed_addr global ptr null, align 4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden noundef i32 @strlen(ptr noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %6, %2 ]
  %4 = load i8, ptr %3, align 1, !tbaa !16
  %5 = icmp eq i8 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 1
  br i1 %5, label %7, label %2, !llvm.loop !20

7:                                                ; preds = %2
  %8 = ptrtoint ptr %3 to i32
  %9 = ptrtoint ptr %0 to i32
  %10 = sub i32 %8, %9
  ret i32 %10
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden i32 @strnlen(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i32 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 %5
  %7 = load i8, ptr %6, align 1, !tbaa !16
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i32 %5, 1
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !36

12:                                               ; preds = %4, %9, %2
  %13 = phi i32 [ 0, %2 ], [ %1, %9 ], [ %5, %4 ]
  ret i32 %13
}

; Function Attrs: nounwind
define hidden ptr @mempcpy(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #8
  %5 = getelementptr inbounds nuw i8, ptr %4, i32 %2
  ret ptr %5
}

declare ptr @memcpy(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define hidden noundef ptr @stpcpy(ptr noalias noundef writeonly captures(ret: address, provenance) initializes((0, 1)) %0, ptr noalias noundef readonly captures(none) %1) local_unnamed_addr #3 {
  %3 = load i8, ptr %1, align 1, !tbaa !16
  store i8 %3, ptr %0, align 1, !tbaa !16
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi ptr [ %8, %5 ], [ %1, %2 ]
  %7 = phi ptr [ %9, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i32 1
  %9 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %10 = load i8, ptr %8, align 1, !tbaa !16
  store i8 %10, ptr %9, align 1, !tbaa !16
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5, !llvm.loop !58

12:                                               ; preds = %5, %2
  %13 = phi ptr [ %0, %2 ], [ %9, %5 ]
  ret ptr %13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden noundef ptr @strcpy(ptr noalias noundef returned writeonly captures(ret: address, provenance) initializes((0, 1)) %0, ptr noalias noundef readonly captures(none) %1) local_unnamed_addr #4 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !63)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  %3 = load i8, ptr %1, align 1, !tbaa !16, !alias.scope !67, !noalias !63
  store i8 %3, ptr %0, align 1, !tbaa !16, !alias.scope !63, !noalias !67
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi ptr [ %8, %5 ], [ %1, %2 ]
  %7 = phi ptr [ %9, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i32 1
  %9 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %10 = load i8, ptr %8, align 1, !tbaa !16, !alias.scope !67, !noalias !63
  store i8 %10, ptr %9, align 1, !tbaa !16, !alias.scope !63, !noalias !67
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5, !llvm.loop !80

12:                                               ; preds = %5, %2
  ret ptr %0
}

; Function Attrs: nounwind
define hidden noundef ptr @strncpy(ptr noalias noundef returned %0, ptr noalias noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 %6
  %8 = load i8, ptr %7, align 1, !tbaa !16
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i32 %6, 1
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %13, label %5, !llvm.loop !94

13:                                               ; preds = %5, %10, %3
  %14 = phi i32 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %15 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %14) #8
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 %14
  %17 = sub i32 %2, %14
  %18 = tail call ptr @memset(ptr noundef %16, i32 noundef 0, i32 noundef %17) #8
  ret ptr %0
}

declare ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden noundef ptr @strcat(ptr noalias noundef returned %0, ptr noalias noundef readonly captures(none) %1) local_unnamed_addr #4 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi ptr [ %0, %2 ], [ %7, %3 ]
  %5 = load i8, ptr %4, align 1, !tbaa !16
  %6 = icmp eq i8 %5, 0
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 1
  br i1 %6, label %8, label %3, !llvm.loop !112

8:                                                ; preds = %3
  %9 = ptrtoint ptr %4 to i32
  %10 = ptrtoint ptr %0 to i32
  %11 = sub i32 %9, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 %11
  tail call void @llvm.experimental.noalias.scope.decl(metadata !117)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !121)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !123)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !128)
  %13 = load i8, ptr %1, align 1, !tbaa !16, !alias.scope !132, !noalias !133
  store i8 %13, ptr %12, align 1, !tbaa !16, !alias.scope !133, !noalias !132
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %22, label %15

15:                                               ; preds = %8, %15
  %16 = phi ptr [ %18, %15 ], [ %1, %8 ]
  %17 = phi ptr [ %19, %15 ], [ %12, %8 ]
  %18 = getelementptr inbounds nuw i8, ptr %16, i32 1
  %19 = getelementptr inbounds nuw i8, ptr %17, i32 1
  %20 = load i8, ptr %18, align 1, !tbaa !16, !alias.scope !132, !noalias !133
  store i8 %20, ptr %19, align 1, !tbaa !16, !alias.scope !133, !noalias !132
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %15, !llvm.loop !143

22:                                               ; preds = %15, %8
  ret ptr %0
}

; Function Attrs: nounwind
define hidden noundef ptr @strncat(ptr noalias noundef returned %0, ptr noalias noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 %6
  %8 = load i8, ptr %7, align 1, !tbaa !16
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i32 %6, 1
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %13, label %5, !llvm.loop !157

13:                                               ; preds = %5, %10, %3
  %14 = phi i32 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi ptr [ %0, %13 ], [ %19, %15 ]
  %17 = load i8, ptr %16, align 1, !tbaa !16
  %18 = icmp eq i8 %17, 0
  %19 = getelementptr inbounds nuw i8, ptr %16, i32 1
  br i1 %18, label %20, label %15, !llvm.loop !168

20:                                               ; preds = %15
  %21 = ptrtoint ptr %16 to i32
  %22 = ptrtoint ptr %0 to i32
  %23 = sub i32 %21, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 %23
  %25 = tail call ptr @memcpy(ptr noundef %24, ptr noundef %1, i32 noundef %14) #8
  %26 = getelementptr inbounds nuw i8, ptr %24, i32 %14
  store i8 0, ptr %26, align 1, !tbaa !16
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden range(i32 -255, 256) i32 @strcmp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = load i8, ptr %0, align 1, !tbaa !16
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %2, %11
  %6 = phi i8 [ %14, %11 ], [ %3, %2 ]
  %7 = phi ptr [ %13, %11 ], [ %1, %2 ]
  %8 = phi ptr [ %12, %11 ], [ %0, %2 ]
  %9 = load i8, ptr %7, align 1, !tbaa !16
  %10 = icmp eq i8 %6, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %8, i32 1
  %13 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %14 = load i8, ptr %12, align 1, !tbaa !16
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %5, !llvm.loop !188

16:                                               ; preds = %11, %5
  %17 = phi ptr [ %7, %5 ], [ %13, %11 ]
  %18 = phi i8 [ %6, %5 ], [ 0, %11 ]
  %19 = zext i8 %18 to i32
  br label %20

20:                                               ; preds = %16, %2
  %21 = phi ptr [ %1, %2 ], [ %17, %16 ]
  %22 = phi i32 [ 0, %2 ], [ %19, %16 ]
  %23 = load i8, ptr %21, align 1, !tbaa !16
  %24 = zext i8 %23 to i32
  %25 = sub nsw i32 %22, %24
  ret i32 %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden range(i32 -255, 256) i32 @strncmp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %23, label %5

5:                                                ; preds = %3, %18
  %6 = phi i32 [ %19, %18 ], [ %2, %3 ]
  %7 = phi ptr [ %21, %18 ], [ %1, %3 ]
  %8 = phi ptr [ %20, %18 ], [ %0, %3 ]
  %9 = load i8, ptr %8, align 1, !tbaa !16
  %10 = load i8, ptr %7, align 1, !tbaa !16
  %11 = icmp ne i8 %9, %10
  %12 = icmp eq i8 %9, 0
  %13 = or i1 %12, %11
  br i1 %13, label %14, label %18

14:                                               ; preds = %5
  %15 = zext i8 %9 to i32
  %16 = zext i8 %10 to i32
  %17 = sub nsw i32 %15, %16
  br label %23

18:                                               ; preds = %5
  %19 = add i32 %6, -1
  %20 = getelementptr inbounds nuw i8, ptr %8, i32 1
  %21 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %23, label %5, !llvm.loop !212

23:                                               ; preds = %18, %3, %14
  %24 = phi i32 [ %17, %14 ], [ 0, %3 ], [ 0, %18 ]
  ret i32 %24
}

; Function Attrs: nounwind
define hidden i32 @strncasecmp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %3, %17
  %6 = phi i32 [ %20, %17 ], [ %2, %3 ]
  %7 = phi ptr [ %22, %17 ], [ %1, %3 ]
  %8 = phi ptr [ %21, %17 ], [ %0, %3 ]
  %9 = load i8, ptr %8, align 1, !tbaa !16
  %10 = zext i8 %9 to i32
  %11 = tail call i32 @tolower(i32 noundef %10) #8
  %12 = load i8, ptr %7, align 1, !tbaa !16
  %13 = zext i8 %12 to i32
  %14 = tail call i32 @tolower(i32 noundef %13) #8
  %15 = sub nsw i32 %11, %14
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %25

17:                                               ; preds = %5
  %18 = load i8, ptr %8, align 1, !tbaa !16
  %19 = icmp eq i8 %18, 0
  %20 = add i32 %6, -1
  %21 = getelementptr inbounds nuw i8, ptr %8, i32 1
  %22 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %23 = icmp eq i32 %20, 0
  %24 = select i1 %19, i1 true, i1 %23
  br i1 %24, label %25, label %5, !llvm.loop !231

25:                                               ; preds = %17, %5, %3
  %26 = phi i32 [ 0, %3 ], [ 0, %17 ], [ %15, %5 ]
  ret i32 %26
}

declare i32 @tolower(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define hidden i32 @strcasecmp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #1 {
  br label %3

3:                                                ; preds = %14, %2
  %4 = phi i32 [ %17, %14 ], [ -1, %2 ]
  %5 = phi ptr [ %19, %14 ], [ %1, %2 ]
  %6 = phi ptr [ %18, %14 ], [ %0, %2 ]
  %7 = load i8, ptr %6, align 1, !tbaa !16
  %8 = zext i8 %7 to i32
  %9 = tail call i32 @tolower(i32 noundef %8) #8
  %10 = load i8, ptr %5, align 1, !tbaa !16
  %11 = zext i8 %10 to i32
  %12 = tail call i32 @tolower(i32 noundef %11) #8
  %13 = icmp eq i32 %9, %12
  br i1 %13, label %14, label %22

14:                                               ; preds = %3
  %15 = load i8, ptr %6, align 1, !tbaa !16
  %16 = icmp eq i8 %15, 0
  %17 = add i32 %4, -1
  %18 = getelementptr inbounds nuw i8, ptr %6, i32 1
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 1
  %20 = icmp eq i32 %17, 0
  %21 = select i1 %16, i1 true, i1 %20
  br i1 %21, label %22, label %3, !llvm.loop !251

22:                                               ; preds = %3, %14
  %23 = phi i32 [ %12, %3 ], [ %9, %14 ]
  %24 = sub nsw i32 %9, %23
  ret i32 %24
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden noundef ptr @strchr(ptr noundef readonly captures(ret: address, provenance) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  %5 = load i8, ptr %0, align 1, !tbaa !16
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %17, label %8

8:                                                ; preds = %2, %12
  %9 = phi i8 [ %14, %12 ], [ %5, %2 ]
  %10 = phi ptr [ %13, %12 ], [ %0, %2 ]
  %11 = icmp eq i8 %9, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i32 1
  %14 = load i8, ptr %13, align 1, !tbaa !16
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %4, %15
  br i1 %16, label %17, label %8, !llvm.loop !265

17:                                               ; preds = %12, %8, %2
  %18 = phi ptr [ %0, %2 ], [ null, %8 ], [ %13, %12 ]
  ret ptr %18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden ptr @strrchr(ptr noundef readonly captures(ret: address, provenance) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %12, %5 ]
  %7 = phi ptr [ null, %2 ], [ %11, %5 ]
  %8 = load i8, ptr %6, align 1, !tbaa !16
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %4, %9
  %11 = select i1 %10, ptr %6, ptr %7
  %12 = getelementptr inbounds nuw i8, ptr %6, i32 1
  %13 = icmp eq i8 %8, 0
  br i1 %13, label %14, label %5, !llvm.loop !279

14:                                               ; preds = %5
  ret ptr %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden i32 @strspn(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = load i8, ptr %0, align 1, !tbaa !16
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %24, label %5

5:                                                ; preds = %2
  %6 = load i8, ptr %1, align 1, !tbaa !16
  br label %7

7:                                                ; preds = %5, %19
  %8 = phi i8 [ %3, %5 ], [ %22, %19 ]
  %9 = phi i32 [ 0, %5 ], [ %20, %19 ]
  %10 = icmp eq i8 %8, %6
  br i1 %10, label %19, label %11

11:                                               ; preds = %7, %15
  %12 = phi i8 [ %17, %15 ], [ %6, %7 ]
  %13 = phi ptr [ %16, %15 ], [ %1, %7 ]
  %14 = icmp eq i8 %12, 0
  br i1 %14, label %24, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %13, i32 1
  %17 = load i8, ptr %16, align 1, !tbaa !16
  %18 = icmp eq i8 %8, %17
  br i1 %18, label %19, label %11, !llvm.loop !295

19:                                               ; preds = %15, %7
  %20 = add i32 %9, 1
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 %20
  %22 = load i8, ptr %21, align 1, !tbaa !16
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %7, !llvm.loop !301

24:                                               ; preds = %19, %11, %2
  %25 = phi i32 [ %9, %11 ], [ 0, %2 ], [ %20, %19 ]
  ret i32 %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden i32 @strcspn(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = load i8, ptr %1, align 1, !tbaa !16
  %4 = load i8, ptr %0, align 1, !tbaa !16
  %5 = icmp eq i8 %4, %3
  br i1 %5, label %22, label %6

6:                                                ; preds = %2, %17
  %7 = phi i8 [ %20, %17 ], [ %4, %2 ]
  %8 = phi i32 [ %18, %17 ], [ 0, %2 ]
  br label %9

9:                                                ; preds = %6, %13
  %10 = phi i8 [ %15, %13 ], [ %3, %6 ]
  %11 = phi ptr [ %14, %13 ], [ %1, %6 ]
  %12 = icmp eq i8 %10, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i32 1
  %15 = load i8, ptr %14, align 1, !tbaa !16
  %16 = icmp eq i8 %7, %15
  br i1 %16, label %22, label %9, !llvm.loop !317

17:                                               ; preds = %9
  %18 = add i32 %8, 1
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 %18
  %20 = load i8, ptr %19, align 1, !tbaa !16
  %21 = icmp eq i8 %20, %3
  br i1 %21, label %22, label %6, !llvm.loop !322

22:                                               ; preds = %17, %13, %2
  %23 = phi i32 [ %8, %13 ], [ 0, %2 ], [ %18, %17 ]
  ret i32 %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden ptr @strpbrk(ptr noundef readonly captures(ret: address, provenance) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = load i8, ptr %1, align 1, !tbaa !16
  %4 = load i8, ptr %0, align 1, !tbaa !16
  %5 = icmp eq i8 %4, %3
  br i1 %5, label %22, label %6

6:                                                ; preds = %2, %17
  %7 = phi i8 [ %20, %17 ], [ %4, %2 ]
  %8 = phi i32 [ %18, %17 ], [ 0, %2 ]
  br label %9

9:                                                ; preds = %13, %6
  %10 = phi i8 [ %15, %13 ], [ %3, %6 ]
  %11 = phi ptr [ %14, %13 ], [ %1, %6 ]
  %12 = icmp eq i8 %10, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i32 1
  %15 = load i8, ptr %14, align 1, !tbaa !16
  %16 = icmp eq i8 %7, %15
  br i1 %16, label %22, label %9, !llvm.loop !339

17:                                               ; preds = %9
  %18 = add i32 %8, 1
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 %18
  %20 = load i8, ptr %19, align 1, !tbaa !16
  %21 = icmp eq i8 %20, %3
  br i1 %21, label %22, label %6, !llvm.loop !344

22:                                               ; preds = %17, %13, %2
  %23 = phi i8 [ %7, %13 ], [ %3, %2 ], [ %3, %17 ]
  %24 = phi i32 [ %8, %13 ], [ 0, %2 ], [ %18, %17 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 %24
  %26 = icmp eq i8 %23, 0
  %27 = select i1 %26, ptr null, ptr %25
  ret ptr %27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define hidden ptr @strstr(ptr noundef readonly captures(ret: address, provenance) %0, ptr noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi ptr [ %1, %2 ], [ %7, %3 ]
  %5 = load i8, ptr %4, align 1, !tbaa !16
  %6 = icmp eq i8 %5, 0
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 1
  br i1 %6, label %8, label %3, !llvm.loop !360

8:                                                ; preds = %3
  %9 = ptrtoint ptr %4 to i32
  %10 = ptrtoint ptr %1 to i32
  %11 = sub i32 %9, %10
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %36, label %13

13:                                               ; preds = %8, %34
  %14 = phi ptr [ %35, %34 ], [ %0, %8 ]
  br label %15

15:                                               ; preds = %13, %24
  %16 = phi i32 [ %25, %24 ], [ %11, %13 ]
  %17 = phi ptr [ %27, %24 ], [ %1, %13 ]
  %18 = phi ptr [ %26, %24 ], [ %14, %13 ]
  %19 = load i8, ptr %18, align 1, !tbaa !16
  %20 = load i8, ptr %17, align 1, !tbaa !16
  %21 = icmp ne i8 %19, %20
  %22 = icmp eq i8 %19, 0
  %23 = or i1 %22, %21
  br i1 %23, label %29, label %24

24:                                               ; preds = %15
  %25 = add i32 %16, -1
  %26 = getelementptr inbounds nuw i8, ptr %18, i32 1
  %27 = getelementptr inbounds nuw i8, ptr %17, i32 1
  %28 = icmp eq i32 %25, 0
  br i1 %28, label %36, label %15, !llvm.loop !376

29:                                               ; preds = %15
  %30 = icmp eq i8 %19, %20
  br i1 %30, label %36, label %31

31:                                               ; preds = %29
  %32 = load i8, ptr %14, align 1, !tbaa !16
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %14, i32 1
  br label %13

36:                                               ; preds = %29, %31, %24, %8
  %37 = phi ptr [ %14, %24 ], [ %0, %8 ], [ null, %31 ], [ %14, %29 ]
  ret ptr %37
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden ptr @strtok(ptr noalias noundef %0, ptr noalias noundef readonly captures(none) %1) local_unnamed_addr #5 {
  %3 = icmp eq ptr %0, null
  %4 = load ptr, ptr @strtok.rest, align 4
  %5 = select i1 %3, ptr %4, ptr %0
  %6 = icmp eq ptr %5, null
  br i1 %6, label %59, label %7

7:                                                ; preds = %2
  %8 = load i8, ptr %5, align 1, !tbaa !16
  %9 = icmp eq i8 %8, 0
  %10 = load i8, ptr %1, align 1, !tbaa !16
  br i1 %9, label %28, label %11

11:                                               ; preds = %7, %23
  %12 = phi i8 [ %26, %23 ], [ %8, %7 ]
  %13 = phi i32 [ %24, %23 ], [ 0, %7 ]
  %14 = icmp eq i8 %12, %10
  br i1 %14, label %23, label %15

15:                                               ; preds = %11, %19
  %16 = phi i8 [ %21, %19 ], [ %10, %11 ]
  %17 = phi ptr [ %20, %19 ], [ %1, %11 ]
  %18 = icmp eq i8 %16, 0
  br i1 %18, label %28, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %17, i32 1
  %21 = load i8, ptr %20, align 1, !tbaa !16
  %22 = icmp eq i8 %12, %21
  br i1 %22, label %23, label %15, !llvm.loop !405

23:                                               ; preds = %19, %11
  %24 = add i32 %13, 1
  %25 = getelementptr inbounds nuw i8, ptr %5, i32 %24
  %26 = load i8, ptr %25, align 1, !tbaa !16
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %11, !llvm.loop !411

28:                                               ; preds = %23, %15, %7
  %29 = phi i8 [ %12, %15 ], [ 0, %7 ], [ 0, %23 ]
  %30 = phi i32 [ %13, %15 ], [ 0, %7 ], [ %24, %23 ]
  %31 = getelementptr inbounds nuw i8, ptr %5, i32 %30
  %32 = icmp eq i8 %29, %10
  br i1 %32, label %49, label %33

33:                                               ; preds = %28, %44
  %34 = phi i8 [ %47, %44 ], [ %29, %28 ]
  %35 = phi i32 [ %45, %44 ], [ 0, %28 ]
  br label %36

36:                                               ; preds = %40, %33
  %37 = phi i8 [ %42, %40 ], [ %10, %33 ]
  %38 = phi ptr [ %41, %40 ], [ %1, %33 ]
  %39 = icmp eq i8 %37, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %38, i32 1
  %42 = load i8, ptr %41, align 1, !tbaa !16
  %43 = icmp eq i8 %34, %42
  br i1 %43, label %49, label %36, !llvm.loop !427

44:                                               ; preds = %36
  %45 = add i32 %35, 1
  %46 = getelementptr inbounds nuw i8, ptr %31, i32 %45
  %47 = load i8, ptr %46, align 1, !tbaa !16
  %48 = icmp eq i8 %47, %10
  br i1 %48, label %49, label %33, !llvm.loop !432

49:                                               ; preds = %44, %40, %28
  %50 = phi i32 [ %35, %40 ], [ 0, %28 ], [ %45, %44 ]
  %51 = freeze i32 %50
  %52 = getelementptr inbounds nuw i8, ptr %31, i32 %51
  %53 = load i8, ptr %52, align 1, !tbaa !16
  %54 = icmp eq i8 %53, 0
  %55 = getelementptr inbounds nuw i8, ptr %52, i32 1
  %56 = select i1 %54, ptr null, ptr %55
  store ptr %56, ptr @strtok.rest, align 4, !tbaa !441
  store i8 0, ptr %52, align 1, !tbaa !16
  %57 = icmp eq i32 %51, 0
  %58 = select i1 %57, ptr null, ptr %31
  br label %59

59:                                               ; preds = %49, %2
  %60 = phi ptr [ null, %2 ], [ %58, %49 ]
  ret ptr %60
}

; Function Attrs: nounwind
define hidden ptr @strdup(ptr noundef %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %6, %2 ]
  %4 = load i8, ptr %3, align 1, !tbaa !16
  %5 = icmp eq i8 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 1
  br i1 %5, label %7, label %2, !llvm.loop !456

7:                                                ; preds = %2
  %8 = ptrtoint ptr %3 to i32
  %9 = ptrtoint ptr %0 to i32
  %10 = sub i32 %8, %9
  %11 = add i32 %10, 1
  %12 = tail call ptr @malloc(i32 noundef %11) #8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               ; preds = %7
  %15 = tail call ptr @memcpy(ptr noundef nonnull %12, ptr noundef %0, i32 noundef %11) #8
  br label %16

16:                                               ; preds = %7, %14
  %17 = phi ptr [ %15, %14 ], [ null, %7 ]
  ret ptr %17
}

declare ptr @malloc(i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define hidden range(i32 0, 33) i32 @ffs(i32 noundef %0) local_unnamed_addr #6 {
  br label %2

2:                                                ; preds = %1, %8
  %3 = phi i32 [ 0, %1 ], [ %7, %8 ]
  %4 = shl nuw i32 1, %3
  %5 = and i32 %4, %0
  %6 = icmp eq i32 %5, 0
  %7 = add nuw nsw i32 %3, 1
  br i1 %6, label %8, label %10

8:                                                ; preds = %2
  %9 = icmp eq i32 %7, 32
  br i1 %9, label %10, label %2, !llvm.loop !477

10:                                               ; preds = %8, %2
  %11 = phi i32 [ %7, %2 ], [ 0, %8 ]
  ret i32 %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #6 = { nofree norecurse nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { nobuiltin nounwind "no-builtins" }


