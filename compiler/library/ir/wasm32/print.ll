; ModuleID = 'compiler/library/source/print.c'
source_filename = "compiler/library/source/print.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.output = type { ptr, i32, i32, i8 }
%struct.conversion = type { i8, i8, i8, i8, i8, i32, i32, i8 }

@__const.vprintf.output = private unnamed_addr constant { ptr, i32, i32, i8, [3 x i8] } { ptr null, i32 0, i32 0, i8 1, [3 x i8] zeroinitializer }, align 4
@.str = private unnamed_addr constant [14 x i8] c"%s: error %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@errno = external local_unnamed_addr global i32, align 4
@__const.convert.conversion = private unnamed_addr constant { i8, i8, i8, i8, i8, [3 x i8], i32, i32, i8, [3 x i8] } { i8 0, i8 0, i8 0, i8 0, i8 0, [3 x i8] zeroinitializer, i32 0, i32 -1, i8 0, [3 x i8] zeroinitializer }, align 4
@.str.2 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.7 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define hidden void @__harp_put(ptr noundef captures(none) %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %4 = load i8, ptr %3, align 4, !tbaa !15, !range !21, !noundef !12
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = zext i8 %1 to i32
  store volatile i32 %7, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !26
  br label %17

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %10 = load i32, ptr %9, align 4, !tbaa !29
  %11 = icmp ugt i32 %10, 1
  br i1 %11, label %12, label %17

12:                                               ; preds = %8
  %13 = load ptr, ptr %0, align 4, !tbaa !33
  %14 = getelementptr inbounds nuw i8, ptr %13, i32 1
  store ptr %14, ptr %0, align 4, !tbaa !33
  store i8 %1, ptr %13, align 1, !tbaa !37
  %15 = load i32, ptr %9, align 4, !tbaa !29
  %16 = add i32 %15, -1
  store i32 %16, ptr %9, align 4, !tbaa !29
  br label %17

17:                                               ; preds = %8, %12, %6
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %19 = load i32, ptr %18, align 4, !tbaa !44
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %18, align 4, !tbaa !44
  ret void
}

; Function Attrs: nounwind
define hidden void @__harp_put_number(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2, i32 noundef %3, ptr noundef readonly captures(none) %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %8 = load i32, ptr %7, align 4, !tbaa !50
  %9 = tail call i32 @strlen(ptr noundef %2) #10
  %10 = add i32 %5, %3
  %11 = add i32 %10, %9
  %12 = sub i32 %8, %11
  %13 = load i8, ptr %1, align 4, !tbaa !56, !range !21, !noundef !12
  %14 = trunc nuw i8 %13 to i1
  br i1 %14, label %43, label %15

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 3
  %17 = load i8, ptr %16, align 1, !tbaa !61, !range !21, !noundef !12
  %18 = trunc nuw i8 %17 to i1
  %19 = icmp slt i32 %12, 1
  %20 = select i1 %18, i1 true, i1 %19
  br i1 %20, label %43, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 8
  br label %25

25:                                               ; preds = %38, %21
  %26 = phi i32 [ %12, %21 ], [ %41, %38 ]
  %27 = load i8, ptr %22, align 4, !tbaa !15, !range !21, !noundef !12
  %28 = trunc nuw i8 %27 to i1
  br i1 %28, label %29, label %30

29:                                               ; preds = %25
  store volatile i32 32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !26
  br label %38

30:                                               ; preds = %25
  %31 = load i32, ptr %23, align 4, !tbaa !29
  %32 = icmp ugt i32 %31, 1
  br i1 %32, label %33, label %38

33:                                               ; preds = %30
  %34 = load ptr, ptr %0, align 4, !tbaa !33
  %35 = getelementptr inbounds nuw i8, ptr %34, i32 1
  store ptr %35, ptr %0, align 4, !tbaa !33
  store i8 32, ptr %34, align 1, !tbaa !37
  %36 = load i32, ptr %23, align 4, !tbaa !29
  %37 = add i32 %36, -1
  store i32 %37, ptr %23, align 4, !tbaa !29
  br label %38

38:                                               ; preds = %33, %30, %29
  %39 = load i32, ptr %24, align 4, !tbaa !44
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %24, align 4, !tbaa !44
  %41 = add nsw i32 %26, -1
  %42 = icmp sgt i32 %26, 1
  br i1 %42, label %25, label %43, !llvm.loop !90

43:                                               ; preds = %38, %15, %6
  %44 = load i8, ptr %2, align 1, !tbaa !37
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %71, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %49 = getelementptr inbounds nuw i8, ptr %0, i32 8
  br label %50

50:                                               ; preds = %46, %66
  %51 = phi i8 [ %44, %46 ], [ %69, %66 ]
  %52 = phi ptr [ %2, %46 ], [ %53, %66 ]
  %53 = getelementptr inbounds nuw i8, ptr %52, i32 1
  %54 = load i8, ptr %47, align 4, !tbaa !15, !range !21, !noundef !12
  %55 = trunc nuw i8 %54 to i1
  br i1 %55, label %56, label %58

56:                                               ; preds = %50
  %57 = zext i8 %51 to i32
  store volatile i32 %57, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !26
  br label %66

58:                                               ; preds = %50
  %59 = load i32, ptr %48, align 4, !tbaa !29
  %60 = icmp ugt i32 %59, 1
  br i1 %60, label %61, label %66

61:                                               ; preds = %58
  %62 = load ptr, ptr %0, align 4, !tbaa !33
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 1
  store ptr %63, ptr %0, align 4, !tbaa !33
  store i8 %51, ptr %62, align 1, !tbaa !37
  %64 = load i32, ptr %48, align 4, !tbaa !29
  %65 = add i32 %64, -1
  store i32 %65, ptr %48, align 4, !tbaa !29
  br label %66

66:                                               ; preds = %56, %58, %61
  %67 = load i32, ptr %49, align 4, !tbaa !44
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %49, align 4, !tbaa !44
  %69 = load i8, ptr %53, align 1, !tbaa !37
  %70 = icmp eq i8 %69, 0
  br i1 %70, label %71, label %50, !llvm.loop !122

71:                                               ; preds = %66, %43
  %72 = load i8, ptr %1, align 4, !tbaa !56, !range !21, !noundef !12
  %73 = trunc nuw i8 %72 to i1
  br i1 %73, label %102, label %74

74:                                               ; preds = %71
  %75 = getelementptr inbounds nuw i8, ptr %1, i32 3
  %76 = load i8, ptr %75, align 1, !tbaa !61, !range !21, !noundef !12
  %77 = trunc nuw i8 %76 to i1
  %78 = icmp sgt i32 %12, 0
  %79 = select i1 %77, i1 %78, i1 false
  br i1 %79, label %80, label %102

80:                                               ; preds = %74
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %82 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %83 = getelementptr inbounds nuw i8, ptr %0, i32 8
  br label %84

84:                                               ; preds = %97, %80
  %85 = phi i32 [ %12, %80 ], [ %100, %97 ]
  %86 = load i8, ptr %81, align 4, !tbaa !15, !range !21, !noundef !12
  %87 = trunc nuw i8 %86 to i1
  br i1 %87, label %88, label %89

88:                                               ; preds = %84
  store volatile i32 48, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !26
  br label %97

89:                                               ; preds = %84
  %90 = load i32, ptr %82, align 4, !tbaa !29
  %91 = icmp ugt i32 %90, 1
  br i1 %91, label %92, label %97

92:                                               ; preds = %89
  %93 = load ptr, ptr %0, align 4, !tbaa !33
  %94 = getelementptr inbounds nuw i8, ptr %93, i32 1
  store ptr %94, ptr %0, align 4, !tbaa !33
  store i8 48, ptr %93, align 1, !tbaa !37
  %95 = load i32, ptr %82, align 4, !tbaa !29
  %96 = add i32 %95, -1
  store i32 %96, ptr %82, align 4, !tbaa !29
  br label %97

97:                                               ; preds = %92, %89, %88
  %98 = load i32, ptr %83, align 4, !tbaa !44
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %83, align 4, !tbaa !44
  %100 = add nsw i32 %85, -1
  %101 = icmp sgt i32 %85, 1
  br i1 %101, label %84, label %102, !llvm.loop !157

102:                                              ; preds = %97, %74, %71
  %103 = icmp sgt i32 %3, 0
  br i1 %103, label %104, label %126

104:                                              ; preds = %102
  %105 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %106 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %107 = getelementptr inbounds nuw i8, ptr %0, i32 8
  br label %108

108:                                              ; preds = %121, %104
  %109 = phi i32 [ %3, %104 ], [ %124, %121 ]
  %110 = load i8, ptr %105, align 4, !tbaa !15, !range !21, !noundef !12
  %111 = trunc nuw i8 %110 to i1
  br i1 %111, label %112, label %113

112:                                              ; preds = %108
  store volatile i32 48, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !26
  br label %121

113:                                              ; preds = %108
  %114 = load i32, ptr %106, align 4, !tbaa !29
  %115 = icmp ugt i32 %114, 1
  br i1 %115, label %116, label %121

116:                                              ; preds = %113
  %117 = load ptr, ptr %0, align 4, !tbaa !33
  %118 = getelementptr inbounds nuw i8, ptr %117, i32 1
  store ptr %118, ptr %0, align 4, !tbaa !33
  store i8 48, ptr %117, align 1, !tbaa !37
  %119 = load i32, ptr %106, align 4, !tbaa !29
  %120 = add i32 %119, -1
  store i32 %120, ptr %106, align 4, !tbaa !29
  br label %121

121:                                              ; preds = %116, %113, %112
  %122 = load i32, ptr %107, align 4, !tbaa !44
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %107, align 4, !tbaa !44
  %124 = add nsw i32 %109, -1
  %125 = icmp sgt i32 %109, 1
  br i1 %125, label %108, label %126, !llvm.loop !186

126:                                              ; preds = %121, %102
  %127 = icmp sgt i32 %5, 0
  br i1 %127, label %128, label %154

128:                                              ; preds = %126
  %129 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %130 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %131 = getelementptr inbounds nuw i8, ptr %0, i32 8
  br label %132

132:                                              ; preds = %128, %149
  %133 = phi i32 [ %5, %128 ], [ %152, %149 ]
  %134 = phi ptr [ %4, %128 ], [ %135, %149 ]
  %135 = getelementptr inbounds nuw i8, ptr %134, i32 1
  %136 = load i8, ptr %134, align 1, !tbaa !37
  %137 = load i8, ptr %129, align 4, !tbaa !15, !range !21, !noundef !12
  %138 = trunc nuw i8 %137 to i1
  br i1 %138, label %139, label %141

139:                                              ; preds = %132
  %140 = zext i8 %136 to i32
  store volatile i32 %140, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !26
  br label %149

141:                                              ; preds = %132
  %142 = load i32, ptr %130, align 4, !tbaa !29
  %143 = icmp ugt i32 %142, 1
  br i1 %143, label %144, label %149

144:                                              ; preds = %141
  %145 = load ptr, ptr %0, align 4, !tbaa !33
  %146 = getelementptr inbounds nuw i8, ptr %145, i32 1
  store ptr %146, ptr %0, align 4, !tbaa !33
  store i8 %136, ptr %145, align 1, !tbaa !37
  %147 = load i32, ptr %130, align 4, !tbaa !29
  %148 = add i32 %147, -1
  store i32 %148, ptr %130, align 4, !tbaa !29
  br label %149

149:                                              ; preds = %139, %141, %144
  %150 = load i32, ptr %131, align 4, !tbaa !44
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %131, align 4, !tbaa !44
  %152 = add nsw i32 %133, -1
  %153 = icmp sgt i32 %133, 1
  br i1 %153, label %132, label %154, !llvm.loop !217

154:                                              ; preds = %149, %126
  %155 = load i8, ptr %1, align 4, !tbaa !56, !range !21, !noundef !12
  %156 = trunc nuw i8 %155 to i1
  %157 = icmp sgt i32 %12, 0
  %158 = select i1 %156, i1 %157, i1 false
  br i1 %158, label %159, label %181

159:                                              ; preds = %154
  %160 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %161 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %162 = getelementptr inbounds nuw i8, ptr %0, i32 8
  br label %163

163:                                              ; preds = %176, %159
  %164 = phi i32 [ %12, %159 ], [ %179, %176 ]
  %165 = load i8, ptr %160, align 4, !tbaa !15, !range !21, !noundef !12
  %166 = trunc nuw i8 %165 to i1
  br i1 %166, label %167, label %168

167:                                              ; preds = %163
  store volatile i32 32, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !26
  br label %176

168:                                              ; preds = %163
  %169 = load i32, ptr %161, align 4, !tbaa !29
  %170 = icmp ugt i32 %169, 1
  br i1 %170, label %171, label %176

171:                                              ; preds = %168
  %172 = load ptr, ptr %0, align 4, !tbaa !33
  %173 = getelementptr inbounds nuw i8, ptr %172, i32 1
  store ptr %173, ptr %0, align 4, !tbaa !33
  store i8 32, ptr %172, align 1, !tbaa !37
  %174 = load i32, ptr %161, align 4, !tbaa !29
  %175 = add i32 %174, -1
  store i32 %175, ptr %161, align 4, !tbaa !29
  br label %176

176:                                              ; preds = %171, %168, %167
  %177 = load i32, ptr %162, align 4, !tbaa !44
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %162, align 4, !tbaa !44
  %179 = add nsw i32 %164, -1
  %180 = icmp sgt i32 %164, 1
  br i1 %180, label %163, label %181, !llvm.loop !248

181:                                              ; preds = %176, %154
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare i32 @strlen(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind
define hidden i32 @vprintf(ptr noalias noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #1 {
  %3 = alloca ptr, align 4
  %4 = alloca %struct.output, align 4
  %5 = alloca ptr, align 4
  store ptr %1, ptr %3, align 4, !tbaa !255
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %4, ptr noundef nonnull align 4 dereferenceable(16) @__const.vprintf.output, i32 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.va_copy.p0(ptr nonnull %5, ptr nonnull %3)
  %6 = call fastcc i32 @format_all(ptr noundef %4, ptr noundef %0, ptr noundef %5) #12
  call void @llvm.va_end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret i32 %6
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #5

; Function Attrs: nounwind
define internal fastcc i32 @format_all(ptr noundef nonnull %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #1 {
  %4 = alloca %struct.conversion, align 4
  %5 = alloca i8, align 1
  %6 = load i8, ptr %1, align 1, !tbaa !37
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %253, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 3
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 2
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 1
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %18 = getelementptr inbounds nuw i8, ptr %4, i32 16
  br label %19

19:                                               ; preds = %8, %249
  %20 = phi i8 [ %6, %8 ], [ %251, %249 ]
  %21 = phi ptr [ %1, %8 ], [ %250, %249 ]
  %22 = getelementptr inbounds nuw i8, ptr %21, i32 1
  %23 = icmp eq i8 %20, 37
  br i1 %23, label %40, label %24

24:                                               ; preds = %19
  %25 = load i8, ptr %9, align 4, !tbaa !15, !range !21, !noundef !12
  %26 = trunc nuw i8 %25 to i1
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = zext i8 %20 to i32
  store volatile i32 %28, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !26
  br label %37

29:                                               ; preds = %24
  %30 = load i32, ptr %10, align 4, !tbaa !29
  %31 = icmp ugt i32 %30, 1
  br i1 %31, label %32, label %37

32:                                               ; preds = %29
  %33 = load ptr, ptr %0, align 4, !tbaa !33
  %34 = getelementptr inbounds nuw i8, ptr %33, i32 1
  store ptr %34, ptr %0, align 4, !tbaa !33
  store i8 %20, ptr %33, align 1, !tbaa !37
  %35 = load i32, ptr %10, align 4, !tbaa !29
  %36 = add i32 %35, -1
  store i32 %36, ptr %10, align 4, !tbaa !29
  br label %37

37:                                               ; preds = %27, %29, %32
  %38 = load i32, ptr %11, align 4, !tbaa !44
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %11, align 4, !tbaa !44
  br label %249

40:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr noundef nonnull align 4 dereferenceable(20) @__const.convert.conversion, i32 20, i1 false)
  br label %41

41:                                               ; preds = %53, %40
  %42 = phi i8 [ 0, %40 ], [ %54, %53 ]
  %43 = phi i8 [ 0, %40 ], [ %55, %53 ]
  %44 = phi i8 [ 0, %40 ], [ %56, %53 ]
  %45 = phi i8 [ 0, %40 ], [ %57, %53 ]
  %46 = phi i8 [ 0, %40 ], [ %58, %53 ]
  %47 = phi ptr [ %22, %40 ], [ %59, %53 ]
  %48 = load i8, ptr %47, align 1, !tbaa !37
  switch i8 %48, label %60 [
    i8 45, label %53
    i8 43, label %49
    i8 32, label %50
    i8 48, label %51
    i8 35, label %52
    i8 42, label %63
  ]

49:                                               ; preds = %41
  br label %53

50:                                               ; preds = %41
  br label %53

51:                                               ; preds = %41
  br label %53

52:                                               ; preds = %41
  br label %53

53:                                               ; preds = %52, %51, %50, %49, %41
  %54 = phi i8 [ %42, %52 ], [ %42, %51 ], [ %42, %50 ], [ %42, %49 ], [ 1, %41 ]
  %55 = phi i8 [ %43, %52 ], [ %43, %51 ], [ %43, %50 ], [ 1, %49 ], [ %43, %41 ]
  %56 = phi i8 [ %44, %52 ], [ %44, %51 ], [ 1, %50 ], [ %44, %49 ], [ %44, %41 ]
  %57 = phi i8 [ %45, %52 ], [ 1, %51 ], [ %45, %50 ], [ %45, %49 ], [ %45, %41 ]
  %58 = phi i8 [ 1, %52 ], [ %46, %51 ], [ %46, %50 ], [ %46, %49 ], [ %46, %41 ]
  %59 = getelementptr inbounds nuw i8, ptr %47, i32 1
  br label %41, !llvm.loop !307

60:                                               ; preds = %41
  store i8 %46, ptr %12, align 4
  store i8 %45, ptr %13, align 1
  store i8 %44, ptr %14, align 2
  store i8 %43, ptr %15, align 1
  store i8 %42, ptr %4, align 4
  %61 = add i8 %48, -48
  %62 = icmp ult i8 %61, 10
  br i1 %62, label %68, label %86

63:                                               ; preds = %41
  store i8 %46, ptr %12, align 4
  store i8 %45, ptr %13, align 1
  store i8 %44, ptr %14, align 2
  store i8 %43, ptr %15, align 1
  store i8 %42, ptr %4, align 4
  %64 = getelementptr inbounds nuw i8, ptr %47, i32 1
  %65 = load ptr, ptr %2, align 4
  %66 = getelementptr inbounds nuw i8, ptr %65, i32 4
  store ptr %66, ptr %2, align 4
  %67 = load i32, ptr %65, align 4, !tbaa !6
  br label %80

68:                                               ; preds = %60, %68
  %69 = phi i8 [ %77, %68 ], [ %48, %60 ]
  %70 = phi i32 [ %76, %68 ], [ 0, %60 ]
  %71 = phi ptr [ %73, %68 ], [ %47, %60 ]
  %72 = mul nsw i32 %70, 10
  %73 = getelementptr inbounds nuw i8, ptr %71, i32 1
  %74 = zext nneg i8 %69 to i32
  %75 = add nsw i32 %74, -48
  %76 = add i32 %75, %72
  %77 = load i8, ptr %73, align 1, !tbaa !37
  %78 = add i8 %77, -48
  %79 = icmp ult i8 %78, 10
  br i1 %79, label %68, label %80, !llvm.loop !328

80:                                               ; preds = %68, %63
  %81 = phi ptr [ %64, %63 ], [ %73, %68 ]
  %82 = phi i32 [ %67, %63 ], [ %76, %68 ]
  store i32 %82, ptr %16, align 4, !tbaa !50
  %83 = icmp slt i32 %82, 0
  br i1 %83, label %84, label %89

84:                                               ; preds = %80
  store i8 1, ptr %4, align 4, !tbaa !56
  %85 = sub nsw i32 0, %82
  br label %86

86:                                               ; preds = %60, %84
  %87 = phi i32 [ %85, %84 ], [ 0, %60 ]
  %88 = phi ptr [ %81, %84 ], [ %47, %60 ]
  store i32 %87, ptr %16, align 4, !tbaa !50
  br label %89

89:                                               ; preds = %86, %80
  %90 = phi ptr [ %81, %80 ], [ %88, %86 ]
  %91 = load i8, ptr %90, align 1, !tbaa !37
  %92 = icmp eq i8 %91, 46
  br i1 %92, label %93, label %122

93:                                               ; preds = %89
  %94 = getelementptr inbounds nuw i8, ptr %90, i32 1
  %95 = load i8, ptr %94, align 1, !tbaa !37
  %96 = icmp eq i8 %95, 42
  br i1 %96, label %100, label %97

97:                                               ; preds = %93
  %98 = add i8 %95, -48
  %99 = icmp ult i8 %98, 10
  br i1 %99, label %105, label %117

100:                                              ; preds = %93
  %101 = getelementptr inbounds nuw i8, ptr %90, i32 2
  %102 = load ptr, ptr %2, align 4
  %103 = getelementptr inbounds nuw i8, ptr %102, i32 4
  store ptr %103, ptr %2, align 4
  %104 = load i32, ptr %102, align 4, !tbaa !6
  br label %117

105:                                              ; preds = %97, %105
  %106 = phi i8 [ %114, %105 ], [ %95, %97 ]
  %107 = phi i32 [ %113, %105 ], [ 0, %97 ]
  %108 = phi ptr [ %110, %105 ], [ %94, %97 ]
  %109 = mul nsw i32 %107, 10
  %110 = getelementptr inbounds nuw i8, ptr %108, i32 1
  %111 = zext nneg i8 %106 to i32
  %112 = add nsw i32 %111, -48
  %113 = add i32 %112, %109
  %114 = load i8, ptr %110, align 1, !tbaa !37
  %115 = add i8 %114, -48
  %116 = icmp ult i8 %115, 10
  br i1 %116, label %105, label %117, !llvm.loop !359

117:                                              ; preds = %105, %100, %97
  %118 = phi ptr [ %101, %100 ], [ %94, %97 ], [ %110, %105 ]
  %119 = phi i32 [ %104, %100 ], [ 0, %97 ], [ %113, %105 ]
  store i32 %119, ptr %17, align 4, !tbaa !364
  %120 = load i8, ptr %118, align 1, !tbaa !37
  %121 = call i32 @llvm.smax.i32(i32 %119, i32 -1)
  br label %122

122:                                              ; preds = %117, %89
  %123 = phi i32 [ %121, %117 ], [ -1, %89 ]
  %124 = phi i8 [ %120, %117 ], [ %91, %89 ]
  %125 = phi ptr [ %118, %117 ], [ %90, %89 ]
  %126 = getelementptr inbounds nuw i8, ptr %125, i32 1
  switch i8 %124, label %138 [
    i8 104, label %127
    i8 108, label %132
    i8 122, label %139
    i8 116, label %139
    i8 106, label %137
    i8 76, label %137
  ]

127:                                              ; preds = %122
  %128 = load i8, ptr %126, align 1, !tbaa !37
  %129 = icmp eq i8 %128, 104
  br i1 %129, label %130, label %143

130:                                              ; preds = %127
  %131 = getelementptr inbounds nuw i8, ptr %125, i32 2
  br label %139

132:                                              ; preds = %122
  %133 = load i8, ptr %126, align 1, !tbaa !37
  %134 = icmp eq i8 %133, 108
  br i1 %134, label %135, label %143

135:                                              ; preds = %132
  %136 = getelementptr inbounds nuw i8, ptr %125, i32 2
  br label %139

137:                                              ; preds = %122, %122
  br label %139

138:                                              ; preds = %122
  br label %139

139:                                              ; preds = %138, %137, %135, %130, %122, %122
  %140 = phi ptr [ %126, %137 ], [ %126, %122 ], [ %126, %122 ], [ %136, %135 ], [ %131, %130 ], [ %125, %138 ]
  %141 = phi i32 [ 8, %137 ], [ 4, %122 ], [ 4, %122 ], [ 8, %135 ], [ 1, %130 ], [ 4, %138 ]
  %142 = load i8, ptr %140, align 1, !tbaa !37
  br label %143

143:                                              ; preds = %139, %132, %127
  %144 = phi i8 [ %142, %139 ], [ %128, %127 ], [ %133, %132 ]
  %145 = phi ptr [ %140, %139 ], [ %126, %127 ], [ %126, %132 ]
  %146 = phi i32 [ %141, %139 ], [ 2, %127 ], [ 4, %132 ]
  %147 = getelementptr inbounds nuw i8, ptr %145, i32 1
  store i8 %144, ptr %18, align 4, !tbaa !392
  switch i8 %144, label %231 [
    i8 105, label %148
    i8 100, label %148
    i8 117, label %175
    i8 111, label %175
    i8 120, label %175
    i8 88, label %175
    i8 112, label %195
    i8 99, label %201
    i8 115, label %206
    i8 110, label %213
    i8 101, label %225
    i8 102, label %225
    i8 103, label %225
    i8 69, label %225
    i8 70, label %225
    i8 71, label %225
    i8 0, label %247
  ]

148:                                              ; preds = %143, %143
  %149 = icmp eq i32 %146, 8
  %150 = load ptr, ptr %2, align 4
  br i1 %149, label %151, label %156

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %150, i32 7
  %153 = call align 8 ptr @llvm.ptrmask.p0.i32(ptr nonnull %152, i32 -8)
  %154 = getelementptr inbounds nuw i8, ptr %153, i32 8
  store ptr %154, ptr %2, align 4
  %155 = load i64, ptr %153, align 8, !tbaa !401
  br label %171

156:                                              ; preds = %148
  %157 = getelementptr inbounds nuw i8, ptr %150, i32 4
  store ptr %157, ptr %2, align 4
  %158 = load i32, ptr %150, align 4, !tbaa !6
  %159 = icmp eq i32 %146, 1
  br i1 %159, label %160, label %163

160:                                              ; preds = %156
  %161 = shl i32 %158, 24
  %162 = ashr exact i32 %161, 24
  br label %168

163:                                              ; preds = %156
  %164 = icmp eq i32 %146, 2
  %165 = shl i32 %158, 16
  %166 = ashr exact i32 %165, 16
  %167 = select i1 %164, i32 %166, i32 %158
  br label %168

168:                                              ; preds = %163, %160
  %169 = phi i32 [ %162, %160 ], [ %167, %163 ]
  %170 = sext i32 %169 to i64
  br label %171

171:                                              ; preds = %168, %151
  %172 = phi i64 [ %155, %151 ], [ %170, %168 ]
  store i8 100, ptr %18, align 4, !tbaa !392
  %173 = icmp slt i64 %172, 0
  %174 = call i64 @llvm.abs.i64(i64 %172, i1 false)
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef %4, i64 noundef %174, i1 noundef zeroext %173) #12
  br label %247

175:                                              ; preds = %143, %143, %143, %143
  %176 = icmp eq i32 %146, 8
  %177 = load ptr, ptr %2, align 4
  br i1 %176, label %178, label %183

178:                                              ; preds = %175
  %179 = getelementptr inbounds nuw i8, ptr %177, i32 7
  %180 = call align 8 ptr @llvm.ptrmask.p0.i32(ptr nonnull %179, i32 -8)
  %181 = getelementptr inbounds nuw i8, ptr %180, i32 8
  store ptr %181, ptr %2, align 4
  %182 = load i64, ptr %180, align 8, !tbaa !401
  br label %193

183:                                              ; preds = %175
  %184 = getelementptr inbounds nuw i8, ptr %177, i32 4
  store ptr %184, ptr %2, align 4
  %185 = load i32, ptr %177, align 4, !tbaa !6
  %186 = icmp eq i32 %146, 1
  %187 = and i32 %185, 255
  %188 = icmp eq i32 %146, 2
  %189 = and i32 %185, 65535
  %190 = select i1 %188, i32 %189, i32 %185
  %191 = select i1 %186, i32 %187, i32 %190
  %192 = zext i32 %191 to i64
  br label %193

193:                                              ; preds = %183, %178
  %194 = phi i64 [ %182, %178 ], [ %192, %183 ]
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef %4, i64 noundef %194, i1 noundef zeroext false) #12
  br label %247

195:                                              ; preds = %143
  store i8 1, ptr %12, align 4, !tbaa !428
  store i8 120, ptr %18, align 4, !tbaa !392
  %196 = load ptr, ptr %2, align 4
  %197 = getelementptr inbounds nuw i8, ptr %196, i32 4
  store ptr %197, ptr %2, align 4
  %198 = load ptr, ptr %196, align 4, !tbaa !255
  %199 = ptrtoint ptr %198 to i32
  %200 = zext i32 %199 to i64
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef %4, i64 noundef %200, i1 noundef zeroext false) #12
  br label %247

201:                                              ; preds = %143
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %202 = load ptr, ptr %2, align 4
  %203 = getelementptr inbounds nuw i8, ptr %202, i32 4
  store ptr %203, ptr %2, align 4
  %204 = load i32, ptr %202, align 4, !tbaa !6
  %205 = trunc i32 %204 to i8
  store i8 %205, ptr %5, align 1, !tbaa !37
  store i8 0, ptr %13, align 1, !tbaa !61
  call void @__harp_put_number(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef nonnull @.str.1, i32 noundef 0, ptr noundef nonnull %5, i32 noundef 1) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %247

206:                                              ; preds = %143
  %207 = load ptr, ptr %2, align 4
  %208 = getelementptr inbounds nuw i8, ptr %207, i32 4
  store ptr %208, ptr %2, align 4
  %209 = load ptr, ptr %207, align 4, !tbaa !443
  %210 = icmp eq ptr %209, null
  %211 = select i1 %210, ptr @.str.9, ptr %209
  store i8 0, ptr %13, align 1, !tbaa !61
  %212 = call i32 @strnlen(ptr noundef nonnull %211, i32 noundef %123) #10
  call void @__harp_put_number(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef nonnull @.str.1, i32 noundef 0, ptr noundef nonnull %211, i32 noundef %212) #12
  br label %247

213:                                              ; preds = %143
  %214 = load i32, ptr %11, align 4, !tbaa !44
  %215 = load ptr, ptr %2, align 4
  %216 = getelementptr inbounds nuw i8, ptr %215, i32 4
  store ptr %216, ptr %2, align 4
  %217 = load ptr, ptr %215, align 4, !tbaa !255
  switch i32 %146, label %224 [
    i32 1, label %218
    i32 2, label %220
    i32 8, label %222
  ]

218:                                              ; preds = %213
  %219 = trunc i32 %214 to i8
  store i8 %219, ptr %217, align 1, !tbaa !37
  br label %247

220:                                              ; preds = %213
  %221 = trunc i32 %214 to i16
  store i16 %221, ptr %217, align 2, !tbaa !461
  br label %247

222:                                              ; preds = %213
  %223 = sext i32 %214 to i64
  store i64 %223, ptr %217, align 8, !tbaa !401
  br label %247

224:                                              ; preds = %213
  store i32 %214, ptr %217, align 4, !tbaa !6
  br label %247

225:                                              ; preds = %143, %143, %143, %143, %143, %143
  %226 = load ptr, ptr %2, align 4
  %227 = getelementptr inbounds nuw i8, ptr %226, i32 7
  %228 = call align 8 ptr @llvm.ptrmask.p0.i32(ptr nonnull %227, i32 -8)
  %229 = getelementptr inbounds nuw i8, ptr %228, i32 8
  store ptr %229, ptr %2, align 4
  %230 = load i64, ptr %228, align 8, !tbaa !471
  call void @__harp_put_float(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %230) #10
  br label %247

231:                                              ; preds = %143
  %232 = load i8, ptr %9, align 4, !tbaa !15, !range !21, !noundef !12
  %233 = trunc nuw i8 %232 to i1
  br i1 %233, label %234, label %236

234:                                              ; preds = %231
  %235 = zext i8 %144 to i32
  store volatile i32 %235, ptr inttoptr (i32 -2147483648 to ptr), align 2147483648, !tbaa !26
  br label %244

236:                                              ; preds = %231
  %237 = load i32, ptr %10, align 4, !tbaa !29
  %238 = icmp ugt i32 %237, 1
  br i1 %238, label %239, label %244

239:                                              ; preds = %236
  %240 = load ptr, ptr %0, align 4, !tbaa !33
  %241 = getelementptr inbounds nuw i8, ptr %240, i32 1
  store ptr %241, ptr %0, align 4, !tbaa !33
  store i8 %144, ptr %240, align 1, !tbaa !37
  %242 = load i32, ptr %10, align 4, !tbaa !29
  %243 = add i32 %242, -1
  store i32 %243, ptr %10, align 4, !tbaa !29
  br label %244

244:                                              ; preds = %239, %236, %234
  %245 = load i32, ptr %11, align 4, !tbaa !44
  %246 = add nsw i32 %245, 1
  store i32 %246, ptr %11, align 4, !tbaa !44
  br label %247

247:                                              ; preds = %143, %171, %193, %195, %201, %206, %218, %220, %222, %224, %225, %244
  %248 = phi ptr [ %147, %244 ], [ %147, %171 ], [ %147, %193 ], [ %147, %195 ], [ %147, %201 ], [ %147, %206 ], [ %147, %224 ], [ %147, %225 ], [ %147, %218 ], [ %147, %220 ], [ %147, %222 ], [ %145, %143 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  br label %249

249:                                              ; preds = %247, %37
  %250 = phi ptr [ %22, %37 ], [ %248, %247 ]
  %251 = load i8, ptr %250, align 1, !tbaa !37
  %252 = icmp eq i8 %251, 0
  br i1 %252, label %253, label %19, !llvm.loop !500

253:                                              ; preds = %249, %3
  %254 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %255 = load i8, ptr %254, align 4, !tbaa !15, !range !21, !noundef !12
  %256 = trunc nuw i8 %255 to i1
  br i1 %256, label %263, label %257

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %259 = load i32, ptr %258, align 4, !tbaa !29
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %263, label %261

261:                                              ; preds = %257
  %262 = load ptr, ptr %0, align 4, !tbaa !33
  store i8 0, ptr %262, align 1, !tbaa !37
  br label %263

263:                                              ; preds = %261, %257, %253
  %264 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %265 = load i32, ptr %264, align 4, !tbaa !44
  ret i32 %265
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: nounwind
define hidden i32 @vsnprintf(ptr noalias noundef %0, i32 noundef %1, ptr noalias noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #1 {
  %5 = alloca ptr, align 4
  %6 = alloca %struct.output, align 4
  %7 = alloca ptr, align 4
  store ptr %3, ptr %5, align 4, !tbaa !255
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  store ptr %0, ptr %6, align 4, !tbaa !33
  %8 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 %1, ptr %8, align 4, !tbaa !29
  %9 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i32 0, ptr %9, align 4, !tbaa !44
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 12
  store i8 0, ptr %10, align 4, !tbaa !15
  %11 = getelementptr inbounds nuw i8, ptr %6, i32 13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %11, i8 0, i64 3, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  call void @llvm.va_copy.p0(ptr nonnull %7, ptr nonnull %5)
  %12 = call fastcc i32 @format_all(ptr noundef %6, ptr noundef %2, ptr noundef %7) #12
  call void @llvm.va_end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  ret i32 %12
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nounwind
define hidden i32 @vsprintf(ptr noalias noundef %0, ptr noalias noundef readonly captures(none) %1, ptr noundef %2) local_unnamed_addr #1 {
  %4 = alloca ptr, align 4
  %5 = alloca %struct.output, align 4
  %6 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %2, ptr %4, align 4, !tbaa !255, !noalias !527
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11, !noalias !527
  store ptr %0, ptr %5, align 4, !tbaa !33, !noalias !527
  %7 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 2147483647, ptr %7, align 4, !tbaa !29, !noalias !527
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %8, align 4, !tbaa !44, !noalias !527
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 12
  store i8 0, ptr %9, align 4, !tbaa !15, !noalias !527
  %10 = getelementptr inbounds nuw i8, ptr %5, i32 13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %10, i8 0, i64 3, i1 false), !noalias !527
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11, !noalias !527
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr nonnull %4), !noalias !537
  %11 = call fastcc i32 @format_all(ptr noundef %5, ptr noundef readonly %1, ptr noundef %6) #12
  call void @llvm.va_end.p0(ptr nonnull %6), !noalias !537
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11, !noalias !527
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11, !noalias !527
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret i32 %11
}

; Function Attrs: nounwind
define hidden i32 @vfprintf(ptr noalias noundef readnone captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noundef %2) local_unnamed_addr #1 {
  %4 = alloca ptr, align 4
  %5 = alloca %struct.output, align 4
  %6 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %2, ptr %4, align 4, !tbaa !255, !noalias !544
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11, !noalias !544
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr noundef nonnull align 4 dereferenceable(16) @__const.vprintf.output, i32 16, i1 false), !noalias !544
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11, !noalias !544
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr nonnull %4), !noalias !544
  %7 = call fastcc i32 @format_all(ptr noundef %5, ptr noundef readonly %1, ptr noundef %6) #12
  call void @llvm.va_end.p0(ptr nonnull %6), !noalias !544
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11, !noalias !544
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11, !noalias !544
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret i32 %7
}

; Function Attrs: nounwind
define hidden i32 @printf(ptr noalias noundef readonly captures(none) %0, ...) local_unnamed_addr #1 {
  %2 = alloca ptr, align 4
  %3 = alloca %struct.output, align 4
  %4 = alloca ptr, align 4
  %5 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.va_start.p0(ptr nonnull %5)
  %6 = load ptr, ptr %5, align 4, !tbaa !255
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store ptr %6, ptr %2, align 4, !tbaa !255, !noalias !560
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11, !noalias !560
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %3, ptr noundef nonnull align 4 dereferenceable(16) @__const.vprintf.output, i32 16, i1 false), !noalias !560
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11, !noalias !560
  call void @llvm.va_copy.p0(ptr nonnull %4, ptr nonnull %2), !noalias !560
  %7 = call fastcc i32 @format_all(ptr noundef %3, ptr noundef readonly %0, ptr noundef %4) #12
  call void @llvm.va_end.p0(ptr nonnull %4), !noalias !560
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11, !noalias !560
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !noalias !560
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.va_end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: nounwind
define hidden i32 @fprintf(ptr noalias noundef readnone captures(none) %0, ptr noalias noundef readonly captures(none) %1, ...) local_unnamed_addr #1 {
  %3 = alloca ptr, align 4
  %4 = alloca %struct.output, align 4
  %5 = alloca ptr, align 4
  %6 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.va_start.p0(ptr nonnull %6)
  %7 = load ptr, ptr %6, align 4, !tbaa !255
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !noalias !577
  store ptr %7, ptr %3, align 4, !tbaa !255, !noalias !580
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11, !noalias !580
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %4, ptr noundef nonnull align 4 dereferenceable(16) @__const.vprintf.output, i32 16, i1 false), !noalias !580
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11, !noalias !580
  call void @llvm.va_copy.p0(ptr nonnull %5, ptr nonnull %3), !noalias !580
  %8 = call fastcc i32 @format_all(ptr noundef %4, ptr noundef readonly %1, ptr noundef %5) #12
  call void @llvm.va_end.p0(ptr nonnull %5), !noalias !580
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11, !noalias !580
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11, !noalias !580
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !noalias !577
  call void @llvm.va_end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  ret i32 %8
}

; Function Attrs: nounwind
define hidden i32 @sprintf(ptr noalias noundef %0, ptr noalias noundef readonly captures(none) %1, ...) local_unnamed_addr #1 {
  %3 = alloca ptr, align 4
  %4 = alloca %struct.output, align 4
  %5 = alloca ptr, align 4
  %6 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.va_start.p0(ptr nonnull %6)
  %7 = load ptr, ptr %6, align 4, !tbaa !255
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !noalias !598
  store ptr %7, ptr %3, align 4, !tbaa !255, !noalias !602
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11, !noalias !602
  store ptr %0, ptr %4, align 4, !tbaa !33, !noalias !602
  %8 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store i32 2147483647, ptr %8, align 4, !tbaa !29, !noalias !602
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i32 0, ptr %9, align 4, !tbaa !44, !noalias !602
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 12
  store i8 0, ptr %10, align 4, !tbaa !15, !noalias !602
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %11, i8 0, i64 3, i1 false), !noalias !602
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11, !noalias !602
  call void @llvm.va_copy.p0(ptr nonnull %5, ptr nonnull %3), !noalias !613
  %12 = call fastcc i32 @format_all(ptr noundef %4, ptr noundef readonly %1, ptr noundef %5) #12
  call void @llvm.va_end.p0(ptr nonnull %5), !noalias !613
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11, !noalias !602
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11, !noalias !602
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !noalias !598
  call void @llvm.va_end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  ret i32 %12
}

; Function Attrs: nounwind
define hidden i32 @snprintf(ptr noalias noundef %0, i32 noundef %1, ptr noalias noundef readonly captures(none) %2, ...) local_unnamed_addr #1 {
  %4 = alloca ptr, align 4
  %5 = alloca %struct.output, align 4
  %6 = alloca ptr, align 4
  %7 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  call void @llvm.va_start.p0(ptr nonnull %7)
  %8 = load ptr, ptr %7, align 4, !tbaa !255
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %8, ptr %4, align 4, !tbaa !255, !noalias !623
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11, !noalias !623
  store ptr %0, ptr %5, align 4, !tbaa !33, !noalias !623
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 %1, ptr %9, align 4, !tbaa !29, !noalias !623
  %10 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %10, align 4, !tbaa !44, !noalias !623
  %11 = getelementptr inbounds nuw i8, ptr %5, i32 12
  store i8 0, ptr %11, align 4, !tbaa !15, !noalias !623
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %12, i8 0, i64 3, i1 false), !noalias !623
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11, !noalias !623
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr nonnull %4), !noalias !633
  %13 = call fastcc i32 @format_all(ptr noundef %5, ptr noundef readonly %2, ptr noundef %6) #12
  call void @llvm.va_end.p0(ptr nonnull %6), !noalias !633
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11, !noalias !623
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11, !noalias !623
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.va_end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  ret i32 %13
}

; Function Attrs: nounwind
define hidden void @perror(ptr noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq ptr %0, null
  %3 = select i1 %2, ptr @.str.1, ptr %0
  %4 = load i32, ptr @errno, align 4, !tbaa !6
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, ptr noundef nonnull %3, i32 noundef %4) #12
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i64 noundef %2, i1 noundef zeroext %3) unnamed_addr #1 {
  %5 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %6 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %8 = load i8, ptr %7, align 4, !tbaa !392
  %9 = icmp ne i64 %2, 0
  %10 = icmp eq i8 %8, 100
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  br i1 %3, label %34, label %12

12:                                               ; preds = %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 1
  %14 = load i8, ptr %13, align 1, !tbaa !657, !range !21, !noundef !12
  %15 = trunc nuw i8 %14 to i1
  br i1 %15, label %34, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 2
  %18 = load i8, ptr %17, align 2, !tbaa !661, !range !21, !noundef !12
  %19 = trunc nuw i8 %18 to i1
  %20 = select i1 %19, ptr @.str.4, ptr @.str.1
  br label %34

21:                                               ; preds = %4
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %23 = load i8, ptr %22, align 4, !tbaa !428, !range !21, !noundef !12
  %24 = trunc nuw i8 %23 to i1
  %25 = icmp ne i8 %8, 117
  %26 = and i1 %25, %24
  %27 = and i1 %9, %26
  %28 = icmp eq i8 %8, 120
  %29 = icmp eq i8 %8, 88
  %30 = select i1 %29, ptr @.str.6, ptr @.str.1
  %31 = select i1 %28, ptr @.str.5, ptr %30
  %32 = select i1 %27, ptr %31, ptr @.str.1
  %33 = icmp eq i8 %8, 117
  br i1 %33, label %34, label %80

34:                                               ; preds = %21, %16, %12, %11
  %35 = phi ptr [ @.str.2, %11 ], [ %32, %21 ], [ @.str.3, %12 ], [ %20, %16 ]
  %36 = icmp ult i64 %2, 4294967296
  br i1 %36, label %63, label %37

37:                                               ; preds = %34, %58
  %38 = phi ptr [ %61, %58 ], [ %6, %34 ]
  %39 = phi i64 [ %53, %58 ], [ %2, %34 ]
  br label %40

40:                                               ; preds = %37, %40
  %41 = phi i64 [ %56, %40 ], [ 48, %37 ]
  %42 = phi i64 [ %53, %40 ], [ 0, %37 ]
  %43 = phi i32 [ %55, %40 ], [ 0, %37 ]
  %44 = shl nuw nsw i32 %43, 16
  %45 = lshr i64 %39, %41
  %46 = trunc i64 %45 to i32
  %47 = and i32 %46, 65535
  %48 = or disjoint i32 %47, %44
  %49 = freeze i32 %48
  %50 = udiv i32 %49, 10
  %51 = zext nneg i32 %50 to i64
  %52 = shl i64 %51, %41
  %53 = or i64 %52, %42
  %54 = mul i32 %50, 10
  %55 = sub i32 %49, %54
  %56 = add nsw i64 %41, -16
  %57 = icmp eq i64 %41, 0
  br i1 %57, label %58, label %40, !llvm.loop !686

58:                                               ; preds = %40
  %59 = trunc nuw nsw i32 %55 to i8
  %60 = or disjoint i8 %59, 48
  %61 = getelementptr inbounds i8, ptr %38, i32 -1
  store i8 %60, ptr %61, align 1, !tbaa !37
  %62 = icmp ult i64 %53, 4294967296
  br i1 %62, label %63, label %37, !llvm.loop !693

63:                                               ; preds = %58, %34
  %64 = phi i64 [ %2, %34 ], [ %53, %58 ]
  %65 = phi ptr [ %6, %34 ], [ %61, %58 ]
  %66 = icmp eq i64 %64, 0
  br i1 %66, label %113, label %67

67:                                               ; preds = %63
  %68 = trunc nuw i64 %64 to i32
  br label %69

69:                                               ; preds = %67, %69
  %70 = phi ptr [ %78, %69 ], [ %65, %67 ]
  %71 = phi i32 [ %73, %69 ], [ %68, %67 ]
  %72 = freeze i32 %71
  %73 = udiv i32 %72, 10
  %74 = mul i32 %73, 10
  %75 = sub i32 %72, %74
  %76 = trunc nuw nsw i32 %75 to i8
  %77 = or disjoint i8 %76, 48
  %78 = getelementptr inbounds i8, ptr %70, i32 -1
  store i8 %77, ptr %78, align 1, !tbaa !37
  %79 = icmp ult i32 %71, 10
  br i1 %79, label %113, label %69, !llvm.loop !708

80:                                               ; preds = %21
  %81 = icmp eq i8 %8, 88
  %82 = select i1 %81, ptr @.str.7, ptr @.str.8
  %83 = icmp eq i8 %8, 111
  %84 = icmp eq i64 %2, 0
  br i1 %84, label %100, label %85

85:                                               ; preds = %80
  %86 = select i1 %83, i32 3, i32 4
  %87 = shl nsw i32 -1, %86
  %88 = xor i32 %87, -1
  %89 = zext nneg i32 %86 to i64
  br label %90

90:                                               ; preds = %85, %90
  %91 = phi ptr [ %6, %85 ], [ %97, %90 ]
  %92 = phi i64 [ %2, %85 ], [ %98, %90 ]
  %93 = trunc i64 %92 to i32
  %94 = and i32 %93, %88
  %95 = getelementptr inbounds nuw i8, ptr %82, i32 %94
  %96 = load i8, ptr %95, align 1, !tbaa !37
  %97 = getelementptr inbounds i8, ptr %91, i32 -1
  store i8 %96, ptr %97, align 1, !tbaa !37
  %98 = lshr i64 %92, %89
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %90, !llvm.loop !723

100:                                              ; preds = %90, %80
  %101 = phi ptr [ %6, %80 ], [ %97, %90 ]
  br i1 %83, label %102, label %113

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %104 = load i8, ptr %103, align 4, !tbaa !428, !range !21, !noundef !12
  %105 = trunc nuw i8 %104 to i1
  br i1 %105, label %106, label %113

106:                                              ; preds = %102
  br i1 %9, label %111, label %107

107:                                              ; preds = %106
  %108 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %109 = load i32, ptr %108, align 4, !tbaa !364
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %113

111:                                              ; preds = %107, %106
  %112 = getelementptr inbounds i8, ptr %101, i32 -1
  store i8 48, ptr %112, align 1, !tbaa !37
  br label %113

113:                                              ; preds = %69, %63, %100, %102, %107, %111
  %114 = phi ptr [ %32, %100 ], [ %32, %111 ], [ %32, %107 ], [ %32, %102 ], [ %35, %63 ], [ %35, %69 ]
  %115 = phi ptr [ %101, %100 ], [ %112, %111 ], [ %101, %107 ], [ %101, %102 ], [ %65, %63 ], [ %78, %69 ]
  %116 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %117 = load i32, ptr %116, align 4, !tbaa !364
  %118 = icmp slt i32 %117, 0
  %119 = select i1 %118, i32 1, i32 %117
  %120 = ptrtoint ptr %6 to i32
  %121 = ptrtoint ptr %115 to i32
  %122 = sub i32 %120, %121
  %123 = lshr i32 %117, 31
  %124 = getelementptr inbounds nuw i8, ptr %1, i32 3
  %125 = load i8, ptr %124, align 1, !tbaa !61, !range !21, !noundef !12
  %126 = trunc nuw nsw i32 %123 to i8
  %127 = and i8 %125, %126
  store i8 %127, ptr %124, align 1, !tbaa !61
  %128 = icmp sgt i32 %119, %122
  %129 = sub nsw i32 %119, %122
  %130 = select i1 %128, i32 %129, i32 0
  call void @__harp_put_number(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %114, i32 noundef %130, ptr noundef nonnull %115, i32 noundef %122) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i32(ptr, i32) #7

declare void @__harp_put_float(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #3

declare i32 @strnlen(ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nobuiltin nounwind "no-builtins" }
attributes #11 = { nounwind }
attributes #12 = { nobuiltin "no-builtins" }


