; ModuleID = 'compiler/library/source/print.c'
source_filename = "compiler/library/source/print.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.output = type { ptr, i64, i32, i8 }
%struct.conversion = type { i8, i8, i8, i8, i8, i32, i32, i8 }

@__const.vprintf.output = private unnamed_addr constant { ptr, i64, i32, i8, [3 x i8] } { ptr null, i64 0, i32 0, i8 1, [3 x i8] zeroinitializer }, align 8
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !15, !range !21, !noundef !12
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = zext i8 %1 to i64
  store volatile i64 %7, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !26
  br label %17

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !29
  %11 = icmp ugt i64 %10, 1
  br i1 %11, label %12, label %17

12:                                               ; preds = %8
  %13 = load ptr, ptr %0, align 8, !tbaa !33
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 1
  store ptr %14, ptr %0, align 8, !tbaa !33
  store i8 %1, ptr %13, align 1, !tbaa !37
  %15 = load i64, ptr %9, align 8, !tbaa !29
  %16 = add i64 %15, -1
  store i64 %16, ptr %9, align 8, !tbaa !29
  br label %17

17:                                               ; preds = %8, %12, %6
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i32, ptr %18, align 8, !tbaa !44
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %18, align 8, !tbaa !44
  ret void
}

; Function Attrs: nounwind
define hidden void @__harp_put_number(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2, i32 noundef %3, ptr noundef readonly captures(none) %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i32, ptr %7, align 4, !tbaa !50
  %9 = tail call i64 @strlen(ptr noundef %2) #9
  %10 = trunc i64 %9 to i32
  %11 = add i32 %5, %3
  %12 = add i32 %11, %10
  %13 = sub i32 %8, %12
  %14 = load i8, ptr %1, align 4, !tbaa !57, !range !21, !noundef !12
  %15 = trunc nuw i8 %14 to i1
  br i1 %15, label %44, label %16

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 3
  %18 = load i8, ptr %17, align 1, !tbaa !62, !range !21, !noundef !12
  %19 = trunc nuw i8 %18 to i1
  %20 = icmp slt i32 %13, 1
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %44, label %22

22:                                               ; preds = %16
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %26

26:                                               ; preds = %39, %22
  %27 = phi i32 [ %13, %22 ], [ %42, %39 ]
  %28 = load i8, ptr %23, align 4, !tbaa !15, !range !21, !noundef !12
  %29 = trunc nuw i8 %28 to i1
  br i1 %29, label %30, label %31

30:                                               ; preds = %26
  store volatile i64 32, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !26
  br label %39

31:                                               ; preds = %26
  %32 = load i64, ptr %24, align 8, !tbaa !29
  %33 = icmp ugt i64 %32, 1
  br i1 %33, label %34, label %39

34:                                               ; preds = %31
  %35 = load ptr, ptr %0, align 8, !tbaa !33
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 1
  store ptr %36, ptr %0, align 8, !tbaa !33
  store i8 32, ptr %35, align 1, !tbaa !37
  %37 = load i64, ptr %24, align 8, !tbaa !29
  %38 = add i64 %37, -1
  store i64 %38, ptr %24, align 8, !tbaa !29
  br label %39

39:                                               ; preds = %34, %31, %30
  %40 = load i32, ptr %25, align 8, !tbaa !44
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %25, align 8, !tbaa !44
  %42 = add nsw i32 %27, -1
  %43 = icmp sgt i32 %27, 1
  br i1 %43, label %26, label %44, !llvm.loop !91

44:                                               ; preds = %39, %16, %6
  %45 = load i8, ptr %2, align 1, !tbaa !37
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %72, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %51

51:                                               ; preds = %47, %67
  %52 = phi i8 [ %45, %47 ], [ %70, %67 ]
  %53 = phi ptr [ %2, %47 ], [ %54, %67 ]
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 1
  %55 = load i8, ptr %48, align 4, !tbaa !15, !range !21, !noundef !12
  %56 = trunc nuw i8 %55 to i1
  br i1 %56, label %57, label %59

57:                                               ; preds = %51
  %58 = zext i8 %52 to i64
  store volatile i64 %58, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !26
  br label %67

59:                                               ; preds = %51
  %60 = load i64, ptr %49, align 8, !tbaa !29
  %61 = icmp ugt i64 %60, 1
  br i1 %61, label %62, label %67

62:                                               ; preds = %59
  %63 = load ptr, ptr %0, align 8, !tbaa !33
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 1
  store ptr %64, ptr %0, align 8, !tbaa !33
  store i8 %52, ptr %63, align 1, !tbaa !37
  %65 = load i64, ptr %49, align 8, !tbaa !29
  %66 = add i64 %65, -1
  store i64 %66, ptr %49, align 8, !tbaa !29
  br label %67

67:                                               ; preds = %57, %59, %62
  %68 = load i32, ptr %50, align 8, !tbaa !44
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %50, align 8, !tbaa !44
  %70 = load i8, ptr %54, align 1, !tbaa !37
  %71 = icmp eq i8 %70, 0
  br i1 %71, label %72, label %51, !llvm.loop !123

72:                                               ; preds = %67, %44
  %73 = load i8, ptr %1, align 4, !tbaa !57, !range !21, !noundef !12
  %74 = trunc nuw i8 %73 to i1
  br i1 %74, label %103, label %75

75:                                               ; preds = %72
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 3
  %77 = load i8, ptr %76, align 1, !tbaa !62, !range !21, !noundef !12
  %78 = trunc nuw i8 %77 to i1
  %79 = icmp sgt i32 %13, 0
  %80 = select i1 %78, i1 %79, i1 false
  br i1 %80, label %81, label %103

81:                                               ; preds = %75
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %85

85:                                               ; preds = %98, %81
  %86 = phi i32 [ %13, %81 ], [ %101, %98 ]
  %87 = load i8, ptr %82, align 4, !tbaa !15, !range !21, !noundef !12
  %88 = trunc nuw i8 %87 to i1
  br i1 %88, label %89, label %90

89:                                               ; preds = %85
  store volatile i64 48, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !26
  br label %98

90:                                               ; preds = %85
  %91 = load i64, ptr %83, align 8, !tbaa !29
  %92 = icmp ugt i64 %91, 1
  br i1 %92, label %93, label %98

93:                                               ; preds = %90
  %94 = load ptr, ptr %0, align 8, !tbaa !33
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 1
  store ptr %95, ptr %0, align 8, !tbaa !33
  store i8 48, ptr %94, align 1, !tbaa !37
  %96 = load i64, ptr %83, align 8, !tbaa !29
  %97 = add i64 %96, -1
  store i64 %97, ptr %83, align 8, !tbaa !29
  br label %98

98:                                               ; preds = %93, %90, %89
  %99 = load i32, ptr %84, align 8, !tbaa !44
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %84, align 8, !tbaa !44
  %101 = add nsw i32 %86, -1
  %102 = icmp sgt i32 %86, 1
  br i1 %102, label %85, label %103, !llvm.loop !158

103:                                              ; preds = %98, %75, %72
  %104 = icmp sgt i32 %3, 0
  br i1 %104, label %105, label %127

105:                                              ; preds = %103
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %109

109:                                              ; preds = %122, %105
  %110 = phi i32 [ %3, %105 ], [ %125, %122 ]
  %111 = load i8, ptr %106, align 4, !tbaa !15, !range !21, !noundef !12
  %112 = trunc nuw i8 %111 to i1
  br i1 %112, label %113, label %114

113:                                              ; preds = %109
  store volatile i64 48, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !26
  br label %122

114:                                              ; preds = %109
  %115 = load i64, ptr %107, align 8, !tbaa !29
  %116 = icmp ugt i64 %115, 1
  br i1 %116, label %117, label %122

117:                                              ; preds = %114
  %118 = load ptr, ptr %0, align 8, !tbaa !33
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 1
  store ptr %119, ptr %0, align 8, !tbaa !33
  store i8 48, ptr %118, align 1, !tbaa !37
  %120 = load i64, ptr %107, align 8, !tbaa !29
  %121 = add i64 %120, -1
  store i64 %121, ptr %107, align 8, !tbaa !29
  br label %122

122:                                              ; preds = %117, %114, %113
  %123 = load i32, ptr %108, align 8, !tbaa !44
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %108, align 8, !tbaa !44
  %125 = add nsw i32 %110, -1
  %126 = icmp sgt i32 %110, 1
  br i1 %126, label %109, label %127, !llvm.loop !187

127:                                              ; preds = %122, %103
  %128 = icmp sgt i32 %5, 0
  br i1 %128, label %129, label %155

129:                                              ; preds = %127
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %133

133:                                              ; preds = %129, %150
  %134 = phi i32 [ %5, %129 ], [ %153, %150 ]
  %135 = phi ptr [ %4, %129 ], [ %136, %150 ]
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 1
  %137 = load i8, ptr %135, align 1, !tbaa !37
  %138 = load i8, ptr %130, align 4, !tbaa !15, !range !21, !noundef !12
  %139 = trunc nuw i8 %138 to i1
  br i1 %139, label %140, label %142

140:                                              ; preds = %133
  %141 = zext i8 %137 to i64
  store volatile i64 %141, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !26
  br label %150

142:                                              ; preds = %133
  %143 = load i64, ptr %131, align 8, !tbaa !29
  %144 = icmp ugt i64 %143, 1
  br i1 %144, label %145, label %150

145:                                              ; preds = %142
  %146 = load ptr, ptr %0, align 8, !tbaa !33
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 1
  store ptr %147, ptr %0, align 8, !tbaa !33
  store i8 %137, ptr %146, align 1, !tbaa !37
  %148 = load i64, ptr %131, align 8, !tbaa !29
  %149 = add i64 %148, -1
  store i64 %149, ptr %131, align 8, !tbaa !29
  br label %150

150:                                              ; preds = %140, %142, %145
  %151 = load i32, ptr %132, align 8, !tbaa !44
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %132, align 8, !tbaa !44
  %153 = add nsw i32 %134, -1
  %154 = icmp sgt i32 %134, 1
  br i1 %154, label %133, label %155, !llvm.loop !218

155:                                              ; preds = %150, %127
  %156 = load i8, ptr %1, align 4, !tbaa !57, !range !21, !noundef !12
  %157 = trunc nuw i8 %156 to i1
  %158 = icmp sgt i32 %13, 0
  %159 = select i1 %157, i1 %158, i1 false
  br i1 %159, label %160, label %182

160:                                              ; preds = %155
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %164

164:                                              ; preds = %177, %160
  %165 = phi i32 [ %13, %160 ], [ %180, %177 ]
  %166 = load i8, ptr %161, align 4, !tbaa !15, !range !21, !noundef !12
  %167 = trunc nuw i8 %166 to i1
  br i1 %167, label %168, label %169

168:                                              ; preds = %164
  store volatile i64 32, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !26
  br label %177

169:                                              ; preds = %164
  %170 = load i64, ptr %162, align 8, !tbaa !29
  %171 = icmp ugt i64 %170, 1
  br i1 %171, label %172, label %177

172:                                              ; preds = %169
  %173 = load ptr, ptr %0, align 8, !tbaa !33
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 1
  store ptr %174, ptr %0, align 8, !tbaa !33
  store i8 32, ptr %173, align 1, !tbaa !37
  %175 = load i64, ptr %162, align 8, !tbaa !29
  %176 = add i64 %175, -1
  store i64 %176, ptr %162, align 8, !tbaa !29
  br label %177

177:                                              ; preds = %172, %169, %168
  %178 = load i32, ptr %163, align 8, !tbaa !44
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr %163, align 8, !tbaa !44
  %180 = add nsw i32 %165, -1
  %181 = icmp sgt i32 %165, 1
  br i1 %181, label %164, label %182, !llvm.loop !249

182:                                              ; preds = %177, %155
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare i64 @strlen(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind
define hidden i32 @vprintf(ptr noalias noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #1 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.output, align 8
  %5 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8, !tbaa !256
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) @__const.vprintf.output, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.va_copy.p0(ptr nonnull %5, ptr nonnull %3)
  %6 = call fastcc i32 @format_all(ptr noundef %4, ptr noundef %0, ptr noundef %5) #11
  call void @llvm.va_end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret i32 %6
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #5

; Function Attrs: nounwind
define internal fastcc i32 @format_all(ptr noundef nonnull %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #1 {
  %4 = alloca %struct.conversion, align 4
  %5 = alloca i8, align 1
  %6 = load i8, ptr %1, align 1, !tbaa !37
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %262, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 3
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 1
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %19

19:                                               ; preds = %8, %258
  %20 = phi i8 [ %6, %8 ], [ %260, %258 ]
  %21 = phi ptr [ %1, %8 ], [ %259, %258 ]
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %23 = icmp eq i8 %20, 37
  br i1 %23, label %40, label %24

24:                                               ; preds = %19
  %25 = load i8, ptr %9, align 4, !tbaa !15, !range !21, !noundef !12
  %26 = trunc nuw i8 %25 to i1
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = zext i8 %20 to i64
  store volatile i64 %28, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !26
  br label %37

29:                                               ; preds = %24
  %30 = load i64, ptr %10, align 8, !tbaa !29
  %31 = icmp ugt i64 %30, 1
  br i1 %31, label %32, label %37

32:                                               ; preds = %29
  %33 = load ptr, ptr %0, align 8, !tbaa !33
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 1
  store ptr %34, ptr %0, align 8, !tbaa !33
  store i8 %20, ptr %33, align 1, !tbaa !37
  %35 = load i64, ptr %10, align 8, !tbaa !29
  %36 = add i64 %35, -1
  store i64 %36, ptr %10, align 8, !tbaa !29
  br label %37

37:                                               ; preds = %27, %29, %32
  %38 = load i32, ptr %11, align 8, !tbaa !44
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %11, align 8, !tbaa !44
  br label %258

40:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr noundef nonnull align 4 dereferenceable(20) @__const.convert.conversion, i64 20, i1 false)
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
  %59 = getelementptr inbounds nuw i8, ptr %47, i64 1
  br label %41, !llvm.loop !308

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
  %64 = getelementptr inbounds nuw i8, ptr %47, i64 1
  %65 = load ptr, ptr %2, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 4
  store ptr %66, ptr %2, align 8
  %67 = load i32, ptr %65, align 4, !tbaa !6
  br label %80

68:                                               ; preds = %60, %68
  %69 = phi i8 [ %77, %68 ], [ %48, %60 ]
  %70 = phi i32 [ %76, %68 ], [ 0, %60 ]
  %71 = phi ptr [ %73, %68 ], [ %47, %60 ]
  %72 = mul nsw i32 %70, 10
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 1
  %74 = zext nneg i8 %69 to i32
  %75 = add nsw i32 %74, -48
  %76 = add i32 %75, %72
  %77 = load i8, ptr %73, align 1, !tbaa !37
  %78 = add i8 %77, -48
  %79 = icmp ult i8 %78, 10
  br i1 %79, label %68, label %80, !llvm.loop !329

80:                                               ; preds = %68, %63
  %81 = phi ptr [ %64, %63 ], [ %73, %68 ]
  %82 = phi i32 [ %67, %63 ], [ %76, %68 ]
  store i32 %82, ptr %16, align 4, !tbaa !50
  %83 = icmp slt i32 %82, 0
  br i1 %83, label %84, label %89

84:                                               ; preds = %80
  store i8 1, ptr %4, align 4, !tbaa !57
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
  br i1 %92, label %93, label %121

93:                                               ; preds = %89
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 1
  %95 = load i8, ptr %94, align 1, !tbaa !37
  %96 = icmp eq i8 %95, 42
  br i1 %96, label %100, label %97

97:                                               ; preds = %93
  %98 = add i8 %95, -48
  %99 = icmp ult i8 %98, 10
  br i1 %99, label %105, label %117

100:                                              ; preds = %93
  %101 = getelementptr inbounds nuw i8, ptr %90, i64 2
  %102 = load ptr, ptr %2, align 8
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  store ptr %103, ptr %2, align 8
  %104 = load i32, ptr %102, align 4, !tbaa !6
  br label %117

105:                                              ; preds = %97, %105
  %106 = phi i8 [ %114, %105 ], [ %95, %97 ]
  %107 = phi i32 [ %113, %105 ], [ 0, %97 ]
  %108 = phi ptr [ %110, %105 ], [ %94, %97 ]
  %109 = mul nsw i32 %107, 10
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 1
  %111 = zext nneg i8 %106 to i32
  %112 = add nsw i32 %111, -48
  %113 = add i32 %112, %109
  %114 = load i8, ptr %110, align 1, !tbaa !37
  %115 = add i8 %114, -48
  %116 = icmp ult i8 %115, 10
  br i1 %116, label %105, label %117, !llvm.loop !360

117:                                              ; preds = %105, %100, %97
  %118 = phi ptr [ %101, %100 ], [ %94, %97 ], [ %110, %105 ]
  %119 = phi i32 [ %104, %100 ], [ 0, %97 ], [ %113, %105 ]
  store i32 %119, ptr %17, align 4, !tbaa !365
  %120 = load i8, ptr %118, align 1, !tbaa !37
  br label %121

121:                                              ; preds = %117, %89
  %122 = phi i32 [ %119, %117 ], [ -1, %89 ]
  %123 = phi i8 [ %120, %117 ], [ %91, %89 ]
  %124 = phi ptr [ %118, %117 ], [ %90, %89 ]
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 1
  switch i8 %123, label %136 [
    i8 104, label %126
    i8 108, label %131
    i8 122, label %139
    i8 116, label %139
    i8 106, label %139
    i8 76, label %139
  ]

126:                                              ; preds = %121
  %127 = load i8, ptr %125, align 1, !tbaa !37
  %128 = icmp eq i8 %127, 104
  br i1 %128, label %129, label %143

129:                                              ; preds = %126
  %130 = getelementptr inbounds nuw i8, ptr %124, i64 2
  br label %136

131:                                              ; preds = %121
  %132 = load i8, ptr %125, align 1, !tbaa !37
  %133 = icmp eq i8 %132, 108
  br i1 %133, label %134, label %143

134:                                              ; preds = %131
  %135 = getelementptr inbounds nuw i8, ptr %124, i64 2
  br label %136

136:                                              ; preds = %134, %129, %121
  %137 = phi ptr [ %130, %129 ], [ %135, %134 ], [ %124, %121 ]
  %138 = phi i32 [ 1, %129 ], [ 8, %134 ], [ 4, %121 ]
  br label %139

139:                                              ; preds = %136, %121, %121, %121, %121
  %140 = phi ptr [ %125, %121 ], [ %125, %121 ], [ %125, %121 ], [ %125, %121 ], [ %137, %136 ]
  %141 = phi i32 [ 8, %121 ], [ 8, %121 ], [ 8, %121 ], [ 8, %121 ], [ %138, %136 ]
  %142 = load i8, ptr %140, align 1, !tbaa !37
  br label %143

143:                                              ; preds = %139, %131, %126
  %144 = phi i8 [ %142, %139 ], [ %127, %126 ], [ %132, %131 ]
  %145 = phi ptr [ %140, %139 ], [ %125, %126 ], [ %125, %131 ]
  %146 = phi i32 [ %141, %139 ], [ 2, %126 ], [ 8, %131 ]
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 1
  store i8 %144, ptr %18, align 4, !tbaa !389
  switch i8 %144, label %240 [
    i8 105, label %148
    i8 100, label %148
    i8 117, label %175
    i8 111, label %175
    i8 120, label %175
    i8 88, label %175
    i8 112, label %195
    i8 99, label %202
    i8 115, label %207
    i8 110, label %220
    i8 101, label %234
    i8 102, label %234
    i8 103, label %234
    i8 69, label %234
    i8 70, label %234
    i8 71, label %234
    i8 0, label %256
  ]

148:                                              ; preds = %143, %143
  %149 = icmp eq i32 %146, 8
  %150 = load ptr, ptr %2, align 8
  br i1 %149, label %151, label %156

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %150, i64 7
  %153 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr nonnull %152, i64 -8)
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store ptr %154, ptr %2, align 8
  %155 = load i64, ptr %153, align 8, !tbaa !398
  br label %171

156:                                              ; preds = %148
  %157 = getelementptr inbounds nuw i8, ptr %150, i64 4
  store ptr %157, ptr %2, align 8
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
  store i8 100, ptr %18, align 4, !tbaa !389
  %173 = icmp slt i64 %172, 0
  %174 = call i64 @llvm.abs.i64(i64 %172, i1 false)
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef %4, i64 noundef %174, i1 noundef zeroext %173) #11
  br label %256

175:                                              ; preds = %143, %143, %143, %143
  %176 = icmp eq i32 %146, 8
  %177 = load ptr, ptr %2, align 8
  br i1 %176, label %178, label %183

178:                                              ; preds = %175
  %179 = getelementptr inbounds nuw i8, ptr %177, i64 7
  %180 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr nonnull %179, i64 -8)
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 8
  store ptr %181, ptr %2, align 8
  %182 = load i64, ptr %180, align 8, !tbaa !398
  br label %193

183:                                              ; preds = %175
  %184 = getelementptr inbounds nuw i8, ptr %177, i64 4
  store ptr %184, ptr %2, align 8
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
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef %4, i64 noundef %194, i1 noundef zeroext false) #11
  br label %256

195:                                              ; preds = %143
  store i8 1, ptr %12, align 4, !tbaa !425
  store i8 120, ptr %18, align 4, !tbaa !389
  %196 = load ptr, ptr %2, align 8
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 7
  %198 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr nonnull %197, i64 -8)
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 8
  store ptr %199, ptr %2, align 8
  %200 = load ptr, ptr %198, align 8, !tbaa !256
  %201 = ptrtoint ptr %200 to i64
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef %4, i64 noundef %201, i1 noundef zeroext false) #11
  br label %256

202:                                              ; preds = %143
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %203 = load ptr, ptr %2, align 8
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 4
  store ptr %204, ptr %2, align 8
  %205 = load i32, ptr %203, align 4, !tbaa !6
  %206 = trunc i32 %205 to i8
  store i8 %206, ptr %5, align 1, !tbaa !37
  store i8 0, ptr %13, align 1, !tbaa !62
  call void @__harp_put_number(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef nonnull @.str.1, i32 noundef 0, ptr noundef nonnull %5, i32 noundef 1) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %256

207:                                              ; preds = %143
  %208 = load ptr, ptr %2, align 8
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 7
  %210 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr nonnull %209, i64 -8)
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 8
  store ptr %211, ptr %2, align 8
  %212 = load ptr, ptr %210, align 8, !tbaa !440
  %213 = icmp slt i32 %122, 0
  %214 = zext nneg i32 %122 to i64
  %215 = select i1 %213, i64 -1, i64 %214
  %216 = icmp eq ptr %212, null
  %217 = select i1 %216, ptr @.str.9, ptr %212
  store i8 0, ptr %13, align 1, !tbaa !62
  %218 = call i64 @strnlen(ptr noundef nonnull %217, i64 noundef %215) #9
  %219 = trunc i64 %218 to i32
  call void @__harp_put_number(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef nonnull @.str.1, i32 noundef 0, ptr noundef nonnull %217, i32 noundef %219) #11
  br label %256

220:                                              ; preds = %143
  %221 = load i32, ptr %11, align 8, !tbaa !44
  %222 = load ptr, ptr %2, align 8
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 7
  %224 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr nonnull %223, i64 -8)
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 8
  store ptr %225, ptr %2, align 8
  %226 = load ptr, ptr %224, align 8, !tbaa !256
  switch i32 %146, label %233 [
    i32 1, label %227
    i32 2, label %229
    i32 8, label %231
  ]

227:                                              ; preds = %220
  %228 = trunc i32 %221 to i8
  store i8 %228, ptr %226, align 1, !tbaa !37
  br label %256

229:                                              ; preds = %220
  %230 = trunc i32 %221 to i16
  store i16 %230, ptr %226, align 2, !tbaa !463
  br label %256

231:                                              ; preds = %220
  %232 = sext i32 %221 to i64
  store i64 %232, ptr %226, align 8, !tbaa !398
  br label %256

233:                                              ; preds = %220
  store i32 %221, ptr %226, align 4, !tbaa !6
  br label %256

234:                                              ; preds = %143, %143, %143, %143, %143, %143
  %235 = load ptr, ptr %2, align 8
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 7
  %237 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr nonnull %236, i64 -8)
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 8
  store ptr %238, ptr %2, align 8
  %239 = load i64, ptr %237, align 8, !tbaa !473
  call void @__harp_put_float(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %239) #9
  br label %256

240:                                              ; preds = %143
  %241 = load i8, ptr %9, align 4, !tbaa !15, !range !21, !noundef !12
  %242 = trunc nuw i8 %241 to i1
  br i1 %242, label %243, label %245

243:                                              ; preds = %240
  %244 = zext i8 %144 to i64
  store volatile i64 %244, ptr inttoptr (i64 -9223372036854775808 to ptr), align 4294967296, !tbaa !26
  br label %253

245:                                              ; preds = %240
  %246 = load i64, ptr %10, align 8, !tbaa !29
  %247 = icmp ugt i64 %246, 1
  br i1 %247, label %248, label %253

248:                                              ; preds = %245
  %249 = load ptr, ptr %0, align 8, !tbaa !33
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 1
  store ptr %250, ptr %0, align 8, !tbaa !33
  store i8 %144, ptr %249, align 1, !tbaa !37
  %251 = load i64, ptr %10, align 8, !tbaa !29
  %252 = add i64 %251, -1
  store i64 %252, ptr %10, align 8, !tbaa !29
  br label %253

253:                                              ; preds = %248, %245, %243
  %254 = load i32, ptr %11, align 8, !tbaa !44
  %255 = add nsw i32 %254, 1
  store i32 %255, ptr %11, align 8, !tbaa !44
  br label %256

256:                                              ; preds = %143, %171, %193, %195, %202, %207, %227, %229, %231, %233, %234, %253
  %257 = phi ptr [ %147, %253 ], [ %147, %171 ], [ %147, %193 ], [ %147, %195 ], [ %147, %202 ], [ %147, %207 ], [ %147, %233 ], [ %147, %234 ], [ %147, %227 ], [ %147, %229 ], [ %147, %231 ], [ %145, %143 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  br label %258

258:                                              ; preds = %256, %37
  %259 = phi ptr [ %22, %37 ], [ %257, %256 ]
  %260 = load i8, ptr %259, align 1, !tbaa !37
  %261 = icmp eq i8 %260, 0
  br i1 %261, label %262, label %19, !llvm.loop !502

262:                                              ; preds = %258, %3
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %264 = load i8, ptr %263, align 4, !tbaa !15, !range !21, !noundef !12
  %265 = trunc nuw i8 %264 to i1
  br i1 %265, label %272, label %266

266:                                              ; preds = %262
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %268 = load i64, ptr %267, align 8, !tbaa !29
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %272, label %270

270:                                              ; preds = %266
  %271 = load ptr, ptr %0, align 8, !tbaa !33
  store i8 0, ptr %271, align 1, !tbaa !37
  br label %272

272:                                              ; preds = %270, %266, %262
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %274 = load i32, ptr %273, align 8, !tbaa !44
  ret i32 %274
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: nounwind
define hidden i32 @vsnprintf(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef readonly captures(none) %2, ptr noundef %3) local_unnamed_addr #1 {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.output, align 8
  %7 = alloca ptr, align 8
  store ptr %3, ptr %5, align 8, !tbaa !256
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  store ptr %0, ptr %6, align 8, !tbaa !33
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %1, ptr %8, align 8, !tbaa !29
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 0, ptr %9, align 8, !tbaa !44
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i8 0, ptr %10, align 4, !tbaa !15
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %11, i8 0, i64 3, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  call void @llvm.va_copy.p0(ptr nonnull %7, ptr nonnull %5)
  %12 = call fastcc i32 @format_all(ptr noundef %6, ptr noundef %2, ptr noundef %7) #11
  call void @llvm.va_end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  ret i32 %12
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nounwind
define hidden i32 @vsprintf(ptr noalias noundef %0, ptr noalias noundef readonly captures(none) %1, ptr noundef %2) local_unnamed_addr #1 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.output, align 8
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %2, ptr %4, align 8, !tbaa !256, !noalias !529
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !noalias !529
  store ptr %0, ptr %5, align 8, !tbaa !33, !noalias !529
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 2147483647, ptr %7, align 8, !tbaa !29, !noalias !529
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 0, ptr %8, align 8, !tbaa !44, !noalias !529
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i8 0, ptr %9, align 4, !tbaa !15, !noalias !529
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %10, i8 0, i64 3, i1 false), !noalias !529
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10, !noalias !529
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr nonnull %4), !noalias !539
  %11 = call fastcc i32 @format_all(ptr noundef %5, ptr noundef readonly %1, ptr noundef %6) #11
  call void @llvm.va_end.p0(ptr nonnull %6), !noalias !539
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10, !noalias !529
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !noalias !529
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret i32 %11
}

; Function Attrs: nounwind
define hidden i32 @vfprintf(ptr noalias noundef readnone captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noundef %2) local_unnamed_addr #1 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.output, align 8
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %2, ptr %4, align 8, !tbaa !256, !noalias !546
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !noalias !546
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) @__const.vprintf.output, i64 24, i1 false), !noalias !546
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10, !noalias !546
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr nonnull %4), !noalias !546
  %7 = call fastcc i32 @format_all(ptr noundef %5, ptr noundef readonly %1, ptr noundef %6) #11
  call void @llvm.va_end.p0(ptr nonnull %6), !noalias !546
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10, !noalias !546
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !noalias !546
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret i32 %7
}

; Function Attrs: nounwind
define hidden i32 @printf(ptr noalias noundef readonly captures(none) %0, ...) local_unnamed_addr #1 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.output, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.va_start.p0(ptr nonnull %5)
  %6 = load ptr, ptr %5, align 8, !tbaa !256
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store ptr %6, ptr %2, align 8, !tbaa !256, !noalias !562
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10, !noalias !562
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(24) @__const.vprintf.output, i64 24, i1 false), !noalias !562
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !noalias !562
  call void @llvm.va_copy.p0(ptr nonnull %4, ptr nonnull %2), !noalias !562
  %7 = call fastcc i32 @format_all(ptr noundef %3, ptr noundef readonly %0, ptr noundef %4) #11
  call void @llvm.va_end.p0(ptr nonnull %4), !noalias !562
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !noalias !562
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10, !noalias !562
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.va_end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: nounwind
define hidden i32 @fprintf(ptr noalias noundef readnone captures(none) %0, ptr noalias noundef readonly captures(none) %1, ...) local_unnamed_addr #1 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.output, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  call void @llvm.va_start.p0(ptr nonnull %6)
  %7 = load ptr, ptr %6, align 8, !tbaa !256
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !noalias !579
  store ptr %7, ptr %3, align 8, !tbaa !256, !noalias !582
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !noalias !582
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) @__const.vprintf.output, i64 24, i1 false), !noalias !582
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !noalias !582
  call void @llvm.va_copy.p0(ptr nonnull %5, ptr nonnull %3), !noalias !582
  %8 = call fastcc i32 @format_all(ptr noundef %4, ptr noundef readonly %1, ptr noundef %5) #11
  call void @llvm.va_end.p0(ptr nonnull %5), !noalias !582
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !noalias !582
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !noalias !582
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !noalias !579
  call void @llvm.va_end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  ret i32 %8
}

; Function Attrs: nounwind
define hidden i32 @sprintf(ptr noalias noundef %0, ptr noalias noundef readonly captures(none) %1, ...) local_unnamed_addr #1 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.output, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  call void @llvm.va_start.p0(ptr nonnull %6)
  %7 = load ptr, ptr %6, align 8, !tbaa !256
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !noalias !600
  store ptr %7, ptr %3, align 8, !tbaa !256, !noalias !604
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !noalias !604
  store ptr %0, ptr %4, align 8, !tbaa !33, !noalias !604
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 2147483647, ptr %8, align 8, !tbaa !29, !noalias !604
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 0, ptr %9, align 8, !tbaa !44, !noalias !604
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i8 0, ptr %10, align 4, !tbaa !15, !noalias !604
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %11, i8 0, i64 3, i1 false), !noalias !604
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !noalias !604
  call void @llvm.va_copy.p0(ptr nonnull %5, ptr nonnull %3), !noalias !615
  %12 = call fastcc i32 @format_all(ptr noundef %4, ptr noundef readonly %1, ptr noundef %5) #11
  call void @llvm.va_end.p0(ptr nonnull %5), !noalias !615
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !noalias !604
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !noalias !604
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !noalias !600
  call void @llvm.va_end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  ret i32 %12
}

; Function Attrs: nounwind
define hidden i32 @snprintf(ptr noalias noundef %0, i64 noundef %1, ptr noalias noundef readonly captures(none) %2, ...) local_unnamed_addr #1 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.output, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  call void @llvm.va_start.p0(ptr nonnull %7)
  %8 = load ptr, ptr %7, align 8, !tbaa !256
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %8, ptr %4, align 8, !tbaa !256, !noalias !625
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !noalias !625
  store ptr %0, ptr %5, align 8, !tbaa !33, !noalias !625
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %1, ptr %9, align 8, !tbaa !29, !noalias !625
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 0, ptr %10, align 8, !tbaa !44, !noalias !625
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i8 0, ptr %11, align 4, !tbaa !15, !noalias !625
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %12, i8 0, i64 3, i1 false), !noalias !625
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10, !noalias !625
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr nonnull %4), !noalias !635
  %13 = call fastcc i32 @format_all(ptr noundef %5, ptr noundef readonly %2, ptr noundef %6) #11
  call void @llvm.va_end.p0(ptr nonnull %6), !noalias !635
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10, !noalias !625
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !noalias !625
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.va_end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  ret i32 %13
}

; Function Attrs: nounwind
define hidden void @perror(ptr noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq ptr %0, null
  %3 = select i1 %2, ptr @.str.1, ptr %0
  %4 = load i32, ptr @errno, align 4, !tbaa !6
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, ptr noundef nonnull %3, i32 noundef %4) #11
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @put_integer(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i64 noundef %2, i1 noundef zeroext %3) unnamed_addr #1 {
  %5 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load i8, ptr %7, align 4, !tbaa !389
  %9 = icmp ne i64 %2, 0
  %10 = icmp eq i8 %8, 100
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  br i1 %3, label %34, label %12

12:                                               ; preds = %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1
  %14 = load i8, ptr %13, align 1, !tbaa !659, !range !21, !noundef !12
  %15 = trunc nuw i8 %14 to i1
  br i1 %15, label %34, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %18 = load i8, ptr %17, align 2, !tbaa !663, !range !21, !noundef !12
  %19 = trunc nuw i8 %18 to i1
  %20 = select i1 %19, ptr @.str.4, ptr @.str.1
  br label %34

21:                                               ; preds = %4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %23 = load i8, ptr %22, align 4, !tbaa !425, !range !21, !noundef !12
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
  br i1 %57, label %58, label %40, !llvm.loop !688

58:                                               ; preds = %40
  %59 = trunc nuw nsw i32 %55 to i8
  %60 = or disjoint i8 %59, 48
  %61 = getelementptr inbounds i8, ptr %38, i64 -1
  store i8 %60, ptr %61, align 1, !tbaa !37
  %62 = icmp ult i64 %53, 4294967296
  br i1 %62, label %63, label %37, !llvm.loop !695

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
  %78 = getelementptr inbounds i8, ptr %70, i64 -1
  store i8 %77, ptr %78, align 1, !tbaa !37
  %79 = icmp ult i32 %71, 10
  br i1 %79, label %113, label %69, !llvm.loop !710

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
  %89 = zext nneg i32 %88 to i64
  %90 = zext nneg i32 %86 to i64
  br label %91

91:                                               ; preds = %85, %91
  %92 = phi ptr [ %6, %85 ], [ %97, %91 ]
  %93 = phi i64 [ %2, %85 ], [ %98, %91 ]
  %94 = and i64 %93, %89
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 %94
  %96 = load i8, ptr %95, align 1, !tbaa !37
  %97 = getelementptr inbounds i8, ptr %92, i64 -1
  store i8 %96, ptr %97, align 1, !tbaa !37
  %98 = lshr i64 %93, %90
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %91, !llvm.loop !726

100:                                              ; preds = %91, %80
  %101 = phi ptr [ %6, %80 ], [ %97, %91 ]
  br i1 %83, label %102, label %113

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %104 = load i8, ptr %103, align 4, !tbaa !425, !range !21, !noundef !12
  %105 = trunc nuw i8 %104 to i1
  br i1 %105, label %106, label %113

106:                                              ; preds = %102
  br i1 %9, label %111, label %107

107:                                              ; preds = %106
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %109 = load i32, ptr %108, align 4, !tbaa !365
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %113

111:                                              ; preds = %107, %106
  %112 = getelementptr inbounds i8, ptr %101, i64 -1
  store i8 48, ptr %112, align 1, !tbaa !37
  br label %113

113:                                              ; preds = %69, %63, %100, %102, %107, %111
  %114 = phi ptr [ %32, %100 ], [ %32, %111 ], [ %32, %107 ], [ %32, %102 ], [ %35, %63 ], [ %35, %69 ]
  %115 = phi ptr [ %101, %100 ], [ %112, %111 ], [ %101, %107 ], [ %101, %102 ], [ %65, %63 ], [ %78, %69 ]
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %117 = load i32, ptr %116, align 4, !tbaa !365
  %118 = icmp slt i32 %117, 0
  %119 = select i1 %118, i32 1, i32 %117
  %120 = ptrtoint ptr %6 to i64
  %121 = ptrtoint ptr %115 to i64
  %122 = sub i64 %120, %121
  %123 = trunc i64 %122 to i32
  %124 = lshr i32 %117, 31
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 3
  %126 = load i8, ptr %125, align 1, !tbaa !62, !range !21, !noundef !12
  %127 = trunc nuw nsw i32 %124 to i8
  %128 = and i8 %126, %127
  store i8 %128, ptr %125, align 1, !tbaa !62
  %129 = icmp sgt i32 %119, %123
  %130 = sub nsw i32 %119, %123
  %131 = select i1 %129, i32 %130, i32 0
  call void @__harp_put_number(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %114, i32 noundef %131, ptr noundef nonnull %115, i32 noundef %123) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #7

declare void @__harp_put_float(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #3

declare i64 @strnlen(ptr noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #8

attributes #0 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nobuiltin nounwind "no-builtins" }
attributes #10 = { nounwind }
attributes #11 = { nobuiltin "no-builtins" }


