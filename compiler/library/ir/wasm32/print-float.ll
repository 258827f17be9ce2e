; ModuleID = 'compiler/library/source/print-float.c'
source_filename = "compiler/library/source/print-float.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.conversion = type { i8, i8, i8, i8, i8, i32, i32, i8 }
%struct.decimal = type { [350 x i16], i32, i32 }
%struct.digits = type { i32, i32, i32, i8, [6 x i8], i32 }

@.str = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@digit.powers = internal unnamed_addr constant [4 x i16] [i16 1, i16 10, i16 100, i16 1000], align 2

; Function Attrs: nounwind
define hidden void @__harp_put_float(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.conversion, align 4
  %5 = alloca %struct.conversion, align 4
  %6 = alloca %struct.decimal, align 4
  %7 = alloca %struct.digits, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %1, i32 20, i1 false), !tbaa.struct !15
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %9 = load i8, ptr %8, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %10 = icmp slt i8 %9, 97
  %11 = lshr i64 %2, 52
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = and i32 %12, 2047
  %14 = and i64 %2, 4503599627370495
  %15 = icmp sgt i64 %2, -1
  br i1 %15, label %16, label %25

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %5, i32 1
  %18 = load i8, ptr %17, align 1, !tbaa !32, !range !33, !noundef !12
  %19 = trunc nuw i8 %18 to i1
  br i1 %19, label %25, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 2
  %22 = load i8, ptr %21, align 2, !tbaa !37, !range !33, !noundef !12
  %23 = trunc nuw i8 %22 to i1
  %24 = select i1 %23, ptr @.str.2, ptr @.str.3
  br label %25

25:                                               ; preds = %20, %16, %3
  %26 = phi ptr [ @.str, %3 ], [ %24, %20 ], [ @.str.1, %16 ]
  %27 = icmp eq i32 %13, 2047
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %5, i32 3
  store i8 0, ptr %29, align 1, !tbaa !45
  %30 = icmp eq i64 %14, 0
  %31 = select i1 %10, ptr @.str.4, ptr @.str.5
  %32 = select i1 %10, ptr @.str.6, ptr @.str.7
  %33 = select i1 %30, ptr %32, ptr %31
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %26, i32 noundef 0, ptr noundef nonnull %33, i32 noundef 3) #8
  br label %584

34:                                               ; preds = %25
  %35 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %36 = load i32, ptr %35, align 4, !tbaa !50
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(24) %7, i8 0, i32 24, i1 false)
  %37 = icmp eq i32 %13, 0
  %38 = or disjoint i64 %14, 4503599627370496
  %39 = select i1 %37, i64 %14, i64 %38
  %40 = call ptr @memset(ptr noundef nonnull %6, i32 noundef 0, i32 noundef 708) #8
  %41 = getelementptr inbounds nuw i8, ptr %6, i32 704
  store i32 78, ptr %41, align 4, !tbaa !60
  br label %50

42:                                               ; preds = %58
  %43 = icmp slt i32 %36, 0
  %44 = select i1 %43, i32 6, i32 %36
  %45 = tail call i32 @llvm.umax.i32(i32 %13, i32 1)
  %46 = getelementptr inbounds nuw i8, ptr %6, i32 700
  store i32 %64, ptr %46, align 4, !tbaa !67
  %47 = icmp samesign ugt i32 %13, 1075
  br i1 %47, label %48, label %80

48:                                               ; preds = %42
  %49 = add nsw i32 %45, -1075
  br label %85

50:                                               ; preds = %58, %34
  %51 = phi i64 [ 63, %34 ], [ %65, %58 ]
  %52 = phi i32 [ 78, %34 ], [ %64, %58 ]
  %53 = icmp sgt i32 %52, 78
  br i1 %53, label %58, label %54

54:                                               ; preds = %50
  %55 = lshr i64 %39, %51
  %56 = trunc i64 %55 to i16
  %57 = and i16 %56, 1
  br label %67

58:                                               ; preds = %67, %50
  %59 = getelementptr i16, ptr %6, i32 %52
  %60 = getelementptr i8, ptr %59, i32 -2
  %61 = load i16, ptr %60, align 2, !tbaa !78
  %62 = icmp ne i16 %61, 0
  %63 = sext i1 %62 to i32
  %64 = add nsw i32 %52, %63
  %65 = add nsw i64 %51, -1
  %66 = icmp eq i64 %51, 0
  br i1 %66, label %42, label %50, !llvm.loop !85

67:                                               ; preds = %67, %54
  %68 = phi i16 [ %75, %67 ], [ %57, %54 ]
  %69 = phi i32 [ %78, %67 ], [ 77, %54 ]
  %70 = getelementptr inbounds i16, ptr %6, i32 %69
  %71 = load i16, ptr %70, align 2, !tbaa !78
  %72 = shl i16 %71, 1
  %73 = or disjoint i16 %72, %68
  %74 = icmp ugt i16 %71, 4999
  %75 = zext i1 %74 to i16
  %76 = add i16 %73, -10000
  %77 = select i1 %74, i16 %76, i16 %73
  store i16 %77, ptr %70, align 2, !tbaa !78
  %78 = add nsw i32 %69, -1
  %79 = icmp slt i32 %69, %52
  br i1 %79, label %58, label %67, !llvm.loop !100

80:                                               ; preds = %92, %42
  %81 = phi i32 [ %64, %42 ], [ %94, %92 ]
  %82 = icmp samesign ult i32 %13, 1075
  br i1 %82, label %83, label %183

83:                                               ; preds = %80
  %84 = sub nsw i32 1075, %45
  br label %121

85:                                               ; preds = %48, %92
  %86 = phi i32 [ %93, %92 ], [ %64, %48 ]
  %87 = phi i32 [ %94, %92 ], [ %64, %48 ]
  %88 = phi i32 [ %95, %92 ], [ %49, %48 ]
  %89 = call i32 @llvm.umin.i32(i32 %88, i32 13)
  %90 = icmp slt i32 %87, 78
  br i1 %90, label %97, label %92

91:                                               ; preds = %97
  store i32 %114, ptr %46, align 4
  br label %92

92:                                               ; preds = %91, %85
  %93 = phi i32 [ %86, %85 ], [ %114, %91 ]
  %94 = phi i32 [ %87, %85 ], [ %115, %91 ]
  %95 = add nsw i32 %88, -13
  %96 = icmp sgt i32 %88, 13
  br i1 %96, label %85, label %80, !llvm.loop !112

97:                                               ; preds = %85, %97
  %98 = phi i32 [ %114, %97 ], [ %86, %85 ]
  %99 = phi i32 [ %115, %97 ], [ %87, %85 ]
  %100 = phi i32 [ %117, %97 ], [ 77, %85 ]
  %101 = phi i32 [ %109, %97 ], [ 0, %85 ]
  %102 = phi i32 [ %116, %97 ], [ %87, %85 ]
  %103 = getelementptr inbounds i16, ptr %6, i32 %100
  %104 = load i16, ptr %103, align 2, !tbaa !78
  %105 = zext i16 %104 to i32
  %106 = shl nuw nsw i32 %105, %89
  %107 = add nuw nsw i32 %106, %101
  %108 = freeze i32 %107
  %109 = udiv i32 %108, 10000
  %110 = mul i32 %109, 10000
  %111 = sub i32 %108, %110
  %112 = trunc nuw nsw i32 %111 to i16
  store i16 %112, ptr %103, align 2, !tbaa !78
  %113 = icmp slt i32 %100, %102
  %114 = select i1 %113, i32 %100, i32 %98
  %115 = select i1 %113, i32 %100, i32 %99
  %116 = call i32 @llvm.smin.i32(i32 %100, i32 %102)
  %117 = add nsw i32 %100, -1
  %118 = icmp slt i32 %102, %100
  %119 = icmp samesign ugt i32 %107, 9999
  %120 = select i1 %118, i1 true, i1 %119
  br i1 %120, label %97, label %91, !llvm.loop !128

121:                                              ; preds = %179, %83
  %122 = phi i32 [ 78, %83 ], [ %133, %179 ]
  %123 = phi i32 [ %81, %83 ], [ %180, %179 ]
  %124 = phi i32 [ %84, %83 ], [ %181, %179 ]
  %125 = call i32 @llvm.umin.i32(i32 %124, i32 13)
  %126 = icmp slt i32 %123, %122
  br i1 %126, label %127, label %132

127:                                              ; preds = %121
  %128 = shl nsw i32 -1, %125
  %129 = xor i32 %128, -1
  %130 = load i32, ptr %41, align 4
  br label %143

131:                                              ; preds = %143
  store i32 %159, ptr %41, align 4
  br label %132

132:                                              ; preds = %131, %121
  %133 = phi i32 [ %122, %121 ], [ %160, %131 ]
  %134 = phi i32 [ %122, %121 ], [ %161, %131 ]
  %135 = icmp slt i32 %123, %134
  br i1 %135, label %136, label %179

136:                                              ; preds = %132
  %137 = load i32, ptr %46, align 4
  %138 = getelementptr inbounds i16, ptr %6, i32 %123
  %139 = load i16, ptr %138, align 2, !tbaa !78
  %140 = icmp eq i16 %139, 0
  %141 = icmp slt i32 %123, 78
  %142 = and i1 %141, %140
  br i1 %142, label %171, label %176

143:                                              ; preds = %143, %127
  %144 = phi i32 [ %130, %127 ], [ %159, %143 ]
  %145 = phi i32 [ %122, %127 ], [ %160, %143 ]
  %146 = phi i1 [ true, %127 ], [ %162, %143 ]
  %147 = phi i32 [ %123, %127 ], [ %158, %143 ]
  %148 = phi i32 [ 0, %127 ], [ %157, %143 ]
  %149 = phi i32 [ %122, %127 ], [ %161, %143 ]
  %150 = mul nuw nsw i32 %148, 10000
  %151 = getelementptr inbounds i16, ptr %6, i32 %147
  %152 = load i16, ptr %151, align 2, !tbaa !78
  %153 = zext i16 %152 to i32
  %154 = add nuw nsw i32 %150, %153
  %155 = lshr i32 %154, %125
  %156 = trunc i32 %155 to i16
  store i16 %156, ptr %151, align 2, !tbaa !78
  %157 = and i32 %154, %129
  %158 = add nsw i32 %147, 1
  %159 = select i1 %146, i32 %144, i32 %158
  %160 = select i1 %146, i32 %145, i32 %158
  %161 = select i1 %146, i32 %149, i32 %158
  %162 = icmp slt i32 %158, %161
  %163 = icmp ne i32 %157, 0
  %164 = select i1 %162, i1 true, i1 %163
  br i1 %164, label %143, label %131, !llvm.loop !153

165:                                              ; preds = %171
  %166 = getelementptr inbounds i16, ptr %6, i32 %173
  %167 = load i16, ptr %166, align 2, !tbaa !78
  %168 = icmp eq i16 %167, 0
  %169 = icmp slt i32 %172, 77
  %170 = and i1 %169, %168
  br i1 %170, label %171, label %176, !llvm.loop !158

171:                                              ; preds = %136, %165
  %172 = phi i32 [ %173, %165 ], [ %123, %136 ]
  %173 = add nsw i32 %172, 1
  %174 = icmp eq i32 %173, %134
  br i1 %174, label %175, label %165, !llvm.loop !158

175:                                              ; preds = %171
  br label %176, !llvm.loop !158

176:                                              ; preds = %165, %175, %136
  %177 = phi i32 [ %134, %175 ], [ %137, %136 ], [ %173, %165 ]
  %178 = phi i32 [ %134, %175 ], [ %123, %136 ], [ %173, %165 ]
  store i32 %177, ptr %46, align 4
  br label %179

179:                                              ; preds = %176, %132
  %180 = phi i32 [ %123, %132 ], [ %178, %176 ]
  %181 = add nsw i32 %124, -13
  %182 = icmp sgt i32 %124, 13
  br i1 %182, label %121, label %183, !llvm.loop !168

183:                                              ; preds = %179, %80
  %184 = or i8 %9, 32
  switch i8 %184, label %321 [
    i8 102, label %185
    i8 101, label %227
  ]

185:                                              ; preds = %183
  %186 = sub nsw i32 0, %44
  call fastcc void @round_at(ptr noundef %6, i32 noundef %186) #9
  %187 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %188 = load i8, ptr %187, align 4, !tbaa !176, !range !33, !noundef !12
  %189 = trunc nuw i8 %188 to i1
  %190 = load i32, ptr %41, align 4, !tbaa !60
  %191 = shl i32 %190, 2
  %192 = sub i32 312, %191
  %193 = load i32, ptr %46, align 4, !tbaa !67
  %194 = shl i32 %193, 2
  %195 = sub i32 315, %194
  %196 = icmp slt i32 %195, %192
  br i1 %196, label %218, label %197

197:                                              ; preds = %185, %212
  %198 = phi i32 [ %213, %212 ], [ %195, %185 ]
  %199 = ashr i32 %198, 2
  %200 = add nsw i32 %199, -78
  %201 = icmp ult i32 %200, -350
  br i1 %201, label %212, label %202

202:                                              ; preds = %197
  %203 = sub nsw i32 77, %199
  %204 = getelementptr inbounds nuw i16, ptr %6, i32 %203
  %205 = load i16, ptr %204, align 2, !tbaa !78
  %206 = and i32 %198, 3
  %207 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %206
  %208 = load i16, ptr %207, align 2, !tbaa !78
  %209 = udiv i16 %205, %208
  %210 = urem i16 %209, 10
  %211 = icmp eq i16 %210, 0
  br i1 %211, label %212, label %215

212:                                              ; preds = %202, %197
  %213 = add nsw i32 %198, -1
  %214 = icmp sgt i32 %198, %192
  br i1 %214, label %197, label %215, !llvm.loop !203

215:                                              ; preds = %212, %202
  %216 = phi i32 [ %198, %202 ], [ 0, %212 ]
  %217 = call i32 @llvm.smax.i32(i32 %216, i32 0)
  br label %218

218:                                              ; preds = %185, %215
  %219 = phi i32 [ 0, %185 ], [ %217, %215 ]
  store i32 %219, ptr %7, align 4, !tbaa !208
  %220 = add nuw nsw i32 %219, 1
  %221 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 %220, ptr %221, align 4, !tbaa !213
  %222 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 %44, ptr %222, align 4, !tbaa !216
  %223 = icmp sgt i32 %44, 0
  %224 = or i1 %223, %189
  %225 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %226 = zext i1 %224 to i8
  store i8 %226, ptr %225, align 4, !tbaa !222
  br label %503

227:                                              ; preds = %183
  %228 = load i32, ptr %41, align 4, !tbaa !60
  %229 = shl i32 %228, 2
  %230 = sub i32 312, %229
  %231 = load i32, ptr %46, align 4, !tbaa !67
  %232 = shl i32 %231, 2
  %233 = sub i32 315, %232
  %234 = icmp slt i32 %233, %230
  br i1 %234, label %253, label %235

235:                                              ; preds = %227, %250
  %236 = phi i32 [ %251, %250 ], [ %233, %227 ]
  %237 = ashr i32 %236, 2
  %238 = add nsw i32 %237, -78
  %239 = icmp ult i32 %238, -350
  br i1 %239, label %250, label %240

240:                                              ; preds = %235
  %241 = sub nsw i32 77, %237
  %242 = getelementptr inbounds nuw i16, ptr %6, i32 %241
  %243 = load i16, ptr %242, align 2, !tbaa !78
  %244 = and i32 %236, 3
  %245 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %244
  %246 = load i16, ptr %245, align 2, !tbaa !78
  %247 = udiv i16 %243, %246
  %248 = urem i16 %247, 10
  %249 = icmp eq i16 %248, 0
  br i1 %249, label %250, label %253

250:                                              ; preds = %240, %235
  %251 = add nsw i32 %236, -1
  %252 = icmp sgt i32 %236, %230
  br i1 %252, label %235, label %253, !llvm.loop !246

253:                                              ; preds = %240, %250, %227
  %254 = phi i32 [ 0, %227 ], [ 0, %250 ], [ %236, %240 ]
  %255 = sub nsw i32 %254, %44
  call fastcc void @round_at(ptr noundef %6, i32 noundef %255) #9
  %256 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %257 = load i8, ptr %256, align 4, !tbaa !176, !range !33, !noundef !12
  %258 = trunc nuw i8 %257 to i1
  %259 = load i32, ptr %41, align 4, !tbaa !60
  %260 = shl i32 %259, 2
  %261 = sub i32 312, %260
  %262 = load i32, ptr %46, align 4, !tbaa !67
  %263 = shl i32 %262, 2
  %264 = sub i32 315, %263
  %265 = icmp slt i32 %264, %261
  br i1 %265, label %287, label %266

266:                                              ; preds = %253, %281
  %267 = phi i32 [ %282, %281 ], [ %264, %253 ]
  %268 = ashr i32 %267, 2
  %269 = add nsw i32 %268, -78
  %270 = icmp ult i32 %269, -350
  br i1 %270, label %281, label %271

271:                                              ; preds = %266
  %272 = sub nsw i32 77, %268
  %273 = getelementptr inbounds nuw i16, ptr %6, i32 %272
  %274 = load i16, ptr %273, align 2, !tbaa !78
  %275 = and i32 %267, 3
  %276 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %275
  %277 = load i16, ptr %276, align 2, !tbaa !78
  %278 = udiv i16 %274, %277
  %279 = urem i16 %278, 10
  %280 = icmp eq i16 %279, 0
  br i1 %280, label %281, label %284

281:                                              ; preds = %271, %266
  %282 = add nsw i32 %267, -1
  %283 = icmp sgt i32 %267, %261
  br i1 %283, label %266, label %284, !llvm.loop !276

284:                                              ; preds = %281, %271
  %285 = phi i32 [ %267, %271 ], [ 0, %281 ]
  %286 = freeze i32 %285
  br label %287

287:                                              ; preds = %284, %253
  %288 = phi i32 [ 0, %253 ], [ %286, %284 ]
  %289 = getelementptr inbounds nuw i8, ptr %7, i32 13
  store i32 %288, ptr %7, align 4, !tbaa !208
  %290 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 1, ptr %290, align 4, !tbaa !213
  %291 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 %44, ptr %291, align 4, !tbaa !216
  %292 = icmp sgt i32 %44, 0
  %293 = or i1 %292, %258
  %294 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %295 = zext i1 %293 to i8
  store i8 %295, ptr %294, align 4, !tbaa !222
  store i8 %9, ptr %289, align 1, !tbaa !18
  %296 = icmp slt i32 %288, 0
  %297 = select i1 %296, i8 45, i8 43
  %298 = getelementptr inbounds nuw i8, ptr %7, i32 14
  store i8 %297, ptr %298, align 2, !tbaa !18
  %299 = call i32 @llvm.abs.i32(i32 %288, i1 true)
  %300 = icmp samesign ugt i32 %299, 99
  br i1 %300, label %301, label %306

301:                                              ; preds = %287
  %302 = udiv i32 %299, 100
  %303 = trunc i32 %302 to i8
  %304 = add i8 %303, 48
  %305 = getelementptr inbounds nuw i8, ptr %7, i32 15
  store i8 %304, ptr %305, align 1, !tbaa !18
  br label %306

306:                                              ; preds = %287, %301
  %307 = phi i32 [ 3, %301 ], [ 2, %287 ]
  %308 = freeze i32 %299
  %309 = udiv i32 %308, 10
  %310 = urem i32 %309, 10
  %311 = trunc nuw nsw i32 %310 to i8
  %312 = or disjoint i8 %311, 48
  %313 = getelementptr inbounds nuw i8, ptr %289, i32 %307
  store i8 %312, ptr %313, align 1, !tbaa !18
  %314 = mul i32 %309, 10
  %315 = sub i32 %308, %314
  %316 = trunc nuw nsw i32 %315 to i8
  %317 = or disjoint i8 %316, 48
  %318 = add nuw nsw i32 %307, 2
  %319 = getelementptr inbounds nuw i8, ptr %313, i32 1
  store i8 %317, ptr %319, align 1, !tbaa !18
  %320 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store i32 %318, ptr %320, align 4, !tbaa !316
  br label %503

321:                                              ; preds = %183
  %322 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %323 = load i8, ptr %322, align 4, !tbaa !176, !range !33, !noundef !12
  %324 = trunc nuw i8 %323 to i1
  %325 = add i8 %9, -2
  %326 = call i32 @llvm.smax.i32(i32 %44, i32 1)
  %327 = load i32, ptr %41, align 4, !tbaa !60
  %328 = shl i32 %327, 2
  %329 = sub i32 312, %328
  %330 = load i32, ptr %46, align 4, !tbaa !67
  %331 = shl i32 %330, 2
  %332 = sub i32 315, %331
  %333 = icmp slt i32 %332, %329
  br i1 %333, label %352, label %334

334:                                              ; preds = %321, %349
  %335 = phi i32 [ %350, %349 ], [ %332, %321 ]
  %336 = ashr i32 %335, 2
  %337 = add nsw i32 %336, -78
  %338 = icmp ult i32 %337, -350
  br i1 %338, label %349, label %339

339:                                              ; preds = %334
  %340 = sub nsw i32 77, %336
  %341 = getelementptr inbounds nuw i16, ptr %6, i32 %340
  %342 = load i16, ptr %341, align 2, !tbaa !78
  %343 = and i32 %335, 3
  %344 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %343
  %345 = load i16, ptr %344, align 2, !tbaa !78
  %346 = udiv i16 %342, %345
  %347 = urem i16 %346, 10
  %348 = icmp eq i16 %347, 0
  br i1 %348, label %349, label %352

349:                                              ; preds = %339, %334
  %350 = add nsw i32 %335, -1
  %351 = icmp sgt i32 %335, %329
  br i1 %351, label %334, label %352, !llvm.loop !345

352:                                              ; preds = %349, %339, %321
  %353 = phi i32 [ 0, %321 ], [ %335, %339 ], [ 0, %349 ]
  %354 = sub i32 %353, %326
  %355 = add i32 %354, 1
  call fastcc void @round_at(ptr noundef nonnull %6, i32 noundef %355) #9
  %356 = load i32, ptr %41, align 4, !tbaa !60
  %357 = shl i32 %356, 2
  %358 = sub i32 312, %357
  %359 = load i32, ptr %46, align 4, !tbaa !67
  %360 = shl i32 %359, 2
  %361 = sub i32 315, %360
  %362 = icmp slt i32 %361, %358
  br i1 %362, label %381, label %363

363:                                              ; preds = %352, %378
  %364 = phi i32 [ %379, %378 ], [ %361, %352 ]
  %365 = ashr i32 %364, 2
  %366 = add nsw i32 %365, -78
  %367 = icmp ult i32 %366, -350
  br i1 %367, label %378, label %368

368:                                              ; preds = %363
  %369 = sub nsw i32 77, %365
  %370 = getelementptr inbounds nuw i16, ptr %6, i32 %369
  %371 = load i16, ptr %370, align 2, !tbaa !78
  %372 = and i32 %364, 3
  %373 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %372
  %374 = load i16, ptr %373, align 2, !tbaa !78
  %375 = udiv i16 %371, %374
  %376 = urem i16 %375, 10
  %377 = icmp eq i16 %376, 0
  br i1 %377, label %378, label %381

378:                                              ; preds = %368, %363
  %379 = add nsw i32 %364, -1
  %380 = icmp sgt i32 %364, %358
  br i1 %380, label %363, label %381, !llvm.loop !372

381:                                              ; preds = %378, %368, %352
  %382 = phi i32 [ 0, %352 ], [ %364, %368 ], [ 0, %378 ]
  %383 = icmp slt i32 %382, -4
  %384 = icmp sge i32 %382, %326
  %385 = or i1 %383, %384
  %386 = xor i32 %382, -1
  %387 = select i1 %385, i32 -1, i32 %386
  %388 = add i32 %387, %326
  %389 = icmp slt i32 %388, 1
  %390 = or i1 %389, %324
  br i1 %390, label %414, label %391

391:                                              ; preds = %381
  %392 = select i1 %385, i32 %382, i32 0
  %393 = sub nsw i32 %392, %388
  br label %394

394:                                              ; preds = %410, %391
  %395 = phi i32 [ %412, %410 ], [ %393, %391 ]
  %396 = phi i32 [ %411, %410 ], [ %388, %391 ]
  %397 = ashr i32 %395, 2
  %398 = add nsw i32 %397, -78
  %399 = icmp ult i32 %398, -350
  br i1 %399, label %410, label %400

400:                                              ; preds = %394
  %401 = sub nsw i32 77, %397
  %402 = getelementptr inbounds nuw i16, ptr %6, i32 %401
  %403 = load i16, ptr %402, align 2, !tbaa !78
  %404 = and i32 %395, 3
  %405 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %404
  %406 = load i16, ptr %405, align 2, !tbaa !78
  %407 = udiv i16 %403, %406
  %408 = urem i16 %407, 10
  %409 = icmp eq i16 %408, 0
  br i1 %409, label %410, label %414

410:                                              ; preds = %400, %394
  %411 = add nsw i32 %396, -1
  %412 = add nsw i32 %395, 1
  %413 = icmp slt i32 %396, 2
  br i1 %413, label %414, label %394, !llvm.loop !396

414:                                              ; preds = %410, %400, %381
  %415 = phi i32 [ %388, %381 ], [ %396, %400 ], [ 0, %410 ]
  br i1 %385, label %416, label %472

416:                                              ; preds = %414
  br i1 %362, label %438, label %417

417:                                              ; preds = %416, %432
  %418 = phi i32 [ %433, %432 ], [ %361, %416 ]
  %419 = ashr i32 %418, 2
  %420 = add nsw i32 %419, -78
  %421 = icmp ult i32 %420, -350
  br i1 %421, label %432, label %422

422:                                              ; preds = %417
  %423 = sub nsw i32 77, %419
  %424 = getelementptr inbounds nuw i16, ptr %6, i32 %423
  %425 = load i16, ptr %424, align 2, !tbaa !78
  %426 = and i32 %418, 3
  %427 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %426
  %428 = load i16, ptr %427, align 2, !tbaa !78
  %429 = udiv i16 %425, %428
  %430 = urem i16 %429, 10
  %431 = icmp eq i16 %430, 0
  br i1 %431, label %432, label %435

432:                                              ; preds = %422, %417
  %433 = add nsw i32 %418, -1
  %434 = icmp sgt i32 %418, %358
  br i1 %434, label %417, label %435, !llvm.loop !417

435:                                              ; preds = %432, %422
  %436 = phi i32 [ %418, %422 ], [ 0, %432 ]
  %437 = freeze i32 %436
  br label %438

438:                                              ; preds = %435, %416
  %439 = phi i32 [ 0, %416 ], [ %437, %435 ]
  %440 = getelementptr inbounds nuw i8, ptr %7, i32 13
  store i32 %439, ptr %7, align 4, !tbaa !208
  %441 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 1, ptr %441, align 4, !tbaa !213
  %442 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 %415, ptr %442, align 4, !tbaa !216
  %443 = icmp sgt i32 %415, 0
  %444 = or i1 %443, %324
  %445 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %446 = zext i1 %444 to i8
  store i8 %446, ptr %445, align 4, !tbaa !222
  store i8 %325, ptr %440, align 1, !tbaa !18
  %447 = icmp slt i32 %439, 0
  %448 = select i1 %447, i8 45, i8 43
  %449 = getelementptr inbounds nuw i8, ptr %7, i32 14
  store i8 %448, ptr %449, align 2, !tbaa !18
  %450 = call i32 @llvm.abs.i32(i32 %439, i1 true)
  %451 = icmp samesign ugt i32 %450, 99
  br i1 %451, label %452, label %457

452:                                              ; preds = %438
  %453 = udiv i32 %450, 100
  %454 = trunc i32 %453 to i8
  %455 = add i8 %454, 48
  %456 = getelementptr inbounds nuw i8, ptr %7, i32 15
  store i8 %455, ptr %456, align 1, !tbaa !18
  br label %457

457:                                              ; preds = %452, %438
  %458 = phi i32 [ 3, %452 ], [ 2, %438 ]
  %459 = freeze i32 %450
  %460 = udiv i32 %459, 10
  %461 = urem i32 %460, 10
  %462 = trunc nuw nsw i32 %461 to i8
  %463 = or disjoint i8 %462, 48
  %464 = getelementptr inbounds nuw i8, ptr %440, i32 %458
  store i8 %463, ptr %464, align 1, !tbaa !18
  %465 = mul i32 %460, 10
  %466 = sub i32 %459, %465
  %467 = trunc nuw nsw i32 %466 to i8
  %468 = or disjoint i8 %467, 48
  %469 = add nuw nsw i32 %458, 2
  %470 = getelementptr inbounds nuw i8, ptr %464, i32 1
  store i8 %468, ptr %470, align 1, !tbaa !18
  %471 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store i32 %469, ptr %471, align 4, !tbaa !316
  br label %503

472:                                              ; preds = %414
  br i1 %362, label %494, label %473

473:                                              ; preds = %472, %488
  %474 = phi i32 [ %489, %488 ], [ %361, %472 ]
  %475 = ashr i32 %474, 2
  %476 = add nsw i32 %475, -78
  %477 = icmp ult i32 %476, -350
  br i1 %477, label %488, label %478

478:                                              ; preds = %473
  %479 = sub nsw i32 77, %475
  %480 = getelementptr inbounds nuw i16, ptr %6, i32 %479
  %481 = load i16, ptr %480, align 2, !tbaa !78
  %482 = and i32 %474, 3
  %483 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %482
  %484 = load i16, ptr %483, align 2, !tbaa !78
  %485 = udiv i16 %481, %484
  %486 = urem i16 %485, 10
  %487 = icmp eq i16 %486, 0
  br i1 %487, label %488, label %491

488:                                              ; preds = %478, %473
  %489 = add nsw i32 %474, -1
  %490 = icmp sgt i32 %474, %358
  br i1 %490, label %473, label %491, !llvm.loop !475

491:                                              ; preds = %488, %478
  %492 = phi i32 [ %474, %478 ], [ 0, %488 ]
  %493 = call i32 @llvm.smax.i32(i32 %492, i32 0)
  br label %494

494:                                              ; preds = %491, %472
  %495 = phi i32 [ 0, %472 ], [ %493, %491 ]
  store i32 %495, ptr %7, align 4, !tbaa !208
  %496 = add nuw nsw i32 %495, 1
  %497 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 %496, ptr %497, align 4, !tbaa !213
  %498 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 %415, ptr %498, align 4, !tbaa !216
  %499 = icmp sgt i32 %415, 0
  %500 = or i1 %499, %324
  %501 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %502 = zext i1 %500 to i8
  store i8 %502, ptr %501, align 4, !tbaa !222
  br label %503

503:                                              ; preds = %218, %306, %457, %494
  %504 = phi i32 [ %495, %494 ], [ %439, %457 ], [ %288, %306 ], [ %219, %218 ]
  %505 = phi i32 [ 0, %494 ], [ %469, %457 ], [ %318, %306 ], [ 0, %218 ]
  %506 = phi i32 [ %415, %494 ], [ %415, %457 ], [ %44, %306 ], [ %44, %218 ]
  %507 = phi i8 [ %502, %494 ], [ %446, %457 ], [ %295, %306 ], [ %226, %218 ]
  %508 = phi i32 [ %496, %494 ], [ 1, %457 ], [ 1, %306 ], [ %220, %218 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr noundef nonnull readonly align 4 dereferenceable(20) %5, i32 20, i1 false), !tbaa.struct !15
  %509 = zext nneg i8 %507 to i32
  %510 = add nuw nsw i32 %508, %509
  %511 = add nsw i32 %510, %506
  %512 = add nsw i32 %511, %505
  %513 = load i8, ptr %5, align 4, !tbaa !502, !range !33, !noundef !12
  %514 = trunc nuw i8 %513 to i1
  %515 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %516 = load i32, ptr %515, align 4
  %517 = icmp slt i32 %516, %512
  %518 = sub nsw i32 %516, %512
  %519 = select i1 %514, i1 true, i1 %517
  %520 = select i1 %519, i32 0, i32 %518
  %521 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i32 %520, ptr %521, align 4, !tbaa !507
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %26, i32 noundef 0, ptr noundef nonnull @.str.3, i32 noundef 0) #8
  br label %522

522:                                              ; preds = %540, %503
  %523 = phi i32 [ %542, %540 ], [ %508, %503 ]
  %524 = phi i32 [ %525, %540 ], [ %504, %503 ]
  %525 = add nsw i32 %524, -1
  %526 = ashr i32 %524, 2
  %527 = add nsw i32 %526, -78
  %528 = icmp ult i32 %527, -350
  br i1 %528, label %540, label %529

529:                                              ; preds = %522
  %530 = sub nsw i32 77, %526
  %531 = getelementptr inbounds nuw i16, ptr %6, i32 %530
  %532 = load i16, ptr %531, align 2, !tbaa !78
  %533 = and i32 %524, 3
  %534 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %533
  %535 = load i16, ptr %534, align 2, !tbaa !78
  %536 = udiv i16 %532, %535
  %537 = urem i16 %536, 10
  %538 = trunc nuw nsw i16 %537 to i8
  %539 = or disjoint i8 %538, 48
  br label %540

540:                                              ; preds = %529, %522
  %541 = phi i8 [ %539, %529 ], [ 48, %522 ]
  call void @__harp_put(ptr noundef %0, i8 noundef signext %541) #8
  %542 = add nsw i32 %523, -1
  %543 = icmp sgt i32 %523, 1
  br i1 %543, label %522, label %544, !llvm.loop !529

544:                                              ; preds = %540
  %545 = trunc nuw i8 %507 to i1
  br i1 %545, label %546, label %547

546:                                              ; preds = %544
  call void @__harp_put(ptr noundef %0, i8 noundef signext 46) #8
  br label %547

547:                                              ; preds = %546, %544
  %548 = icmp sgt i32 %506, 0
  br i1 %548, label %549, label %573

549:                                              ; preds = %547
  %550 = sub nsw i32 %504, %508
  br label %551

551:                                              ; preds = %569, %549
  %552 = phi i32 [ %571, %569 ], [ %506, %549 ]
  %553 = phi i32 [ %554, %569 ], [ %550, %549 ]
  %554 = add nsw i32 %553, -1
  %555 = ashr i32 %553, 2
  %556 = add nsw i32 %555, -78
  %557 = icmp ult i32 %556, -350
  br i1 %557, label %569, label %558

558:                                              ; preds = %551
  %559 = sub nsw i32 77, %555
  %560 = getelementptr inbounds nuw i16, ptr %6, i32 %559
  %561 = load i16, ptr %560, align 2, !tbaa !78
  %562 = and i32 %553, 3
  %563 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %562
  %564 = load i16, ptr %563, align 2, !tbaa !78
  %565 = udiv i16 %561, %564
  %566 = urem i16 %565, 10
  %567 = trunc nuw nsw i16 %566 to i8
  %568 = or disjoint i8 %567, 48
  br label %569

569:                                              ; preds = %558, %551
  %570 = phi i8 [ %568, %558 ], [ 48, %551 ]
  call void @__harp_put(ptr noundef %0, i8 noundef signext %570) #8
  %571 = add nsw i32 %552, -1
  %572 = icmp sgt i32 %552, 1
  br i1 %572, label %551, label %573, !llvm.loop !557

573:                                              ; preds = %569, %547
  %574 = call i32 @strlen(ptr noundef nonnull %26) #8
  br i1 %514, label %575, label %581

575:                                              ; preds = %573
  %576 = add nsw i32 %574, %512
  %577 = sub i32 %576, %505
  %578 = icmp sgt i32 %516, %577
  %579 = sub nsw i32 %516, %577
  %580 = select i1 %578, i32 %579, i32 0
  br label %581

581:                                              ; preds = %573, %575
  %582 = phi i32 [ 0, %573 ], [ %580, %575 ]
  store i32 %582, ptr %521, align 4, !tbaa !507
  %583 = getelementptr inbounds nuw i8, ptr %7, i32 13
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull @.str.3, i32 noundef 0, ptr noundef nonnull %583, i32 noundef %505) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  br label %584

584:                                              ; preds = %581, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #2

declare void @__harp_put_number(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #4

; Function Attrs: nounwind
define internal fastcc void @round_at(ptr noundef nonnull %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 704
  %4 = load i32, ptr %3, align 4, !tbaa !60
  %5 = shl i32 %4, 2
  %6 = sub i32 312, %5
  %7 = icmp sgt i32 %1, %6
  br i1 %7, label %8, label %120

8:                                                ; preds = %2
  %9 = add nsw i32 %1, -1
  %10 = ashr i32 %9, 2
  %11 = add nsw i32 %10, -78
  %12 = icmp ult i32 %11, -350
  br i1 %12, label %23, label %13

13:                                               ; preds = %8
  %14 = sub nsw i32 77, %10
  %15 = getelementptr inbounds nuw i16, ptr %0, i32 %14
  %16 = load i16, ptr %15, align 2, !tbaa !78
  %17 = and i32 %9, 3
  %18 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %17
  %19 = load i16, ptr %18, align 2, !tbaa !78
  %20 = udiv i16 %16, %19
  %21 = urem i16 %20, 10
  %22 = zext nneg i16 %21 to i32
  br label %23

23:                                               ; preds = %8, %13
  %24 = phi i32 [ %22, %13 ], [ 0, %8 ]
  %25 = add nsw i32 %1, -2
  %26 = icmp slt i32 %25, %6
  br i1 %26, label %27, label %32

27:                                               ; preds = %47, %23
  %28 = phi i1 [ false, %23 ], [ %48, %47 ]
  %29 = ashr i32 %1, 2
  %30 = sub nsw i32 77, %29
  %31 = icmp sgt i32 %29, 77
  br i1 %31, label %52, label %54

32:                                               ; preds = %23, %47
  %33 = phi i32 [ %49, %47 ], [ %25, %23 ]
  %34 = ashr i32 %33, 2
  %35 = add nsw i32 %34, -78
  %36 = icmp ult i32 %35, -350
  br i1 %36, label %47, label %37

37:                                               ; preds = %32
  %38 = sub nsw i32 77, %34
  %39 = getelementptr inbounds nuw i16, ptr %0, i32 %38
  %40 = load i16, ptr %39, align 2, !tbaa !78
  %41 = and i32 %33, 3
  %42 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %41
  %43 = load i16, ptr %42, align 2, !tbaa !78
  %44 = udiv i16 %40, %43
  %45 = urem i16 %44, 10
  %46 = icmp ne i16 %45, 0
  br label %47

47:                                               ; preds = %32, %37
  %48 = phi i1 [ %46, %37 ], [ false, %32 ]
  %49 = add nsw i32 %33, -1
  %50 = icmp sle i32 %33, %6
  %51 = select i1 %50, i1 true, i1 %48
  br i1 %51, label %27, label %32, !llvm.loop !613

52:                                               ; preds = %27
  %53 = tail call ptr @memset(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 700) #8
  br label %120

54:                                               ; preds = %27
  %55 = icmp samesign ugt i32 %24, 5
  br i1 %55, label %72, label %56

56:                                               ; preds = %54
  %57 = icmp ne i32 %24, 5
  %58 = select i1 %57, i1 true, i1 %28
  %59 = xor i1 %57, true
  br i1 %58, label %72, label %60

60:                                               ; preds = %56
  %61 = icmp slt i32 %29, -272
  br i1 %61, label %72, label %62

62:                                               ; preds = %60
  %63 = getelementptr inbounds nuw i16, ptr %0, i32 %30
  %64 = load i16, ptr %63, align 2, !tbaa !78
  %65 = and i32 %1, 3
  %66 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %65
  %67 = load i16, ptr %66, align 2, !tbaa !78
  %68 = udiv i16 %64, %67
  %69 = urem i16 %68, 10
  %70 = and i16 %69, 1
  %71 = icmp ne i16 %70, 0
  br label %72

72:                                               ; preds = %62, %60, %56, %54
  %73 = phi i1 [ true, %54 ], [ %59, %56 ], [ %71, %62 ], [ false, %60 ]
  %74 = and i32 %1, 3
  %75 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %74
  %76 = load i16, ptr %75, align 2, !tbaa !78
  %77 = zext i16 %76 to i32
  %78 = getelementptr inbounds nuw i16, ptr %0, i32 %30
  %79 = load i16, ptr %78, align 2, !tbaa !78
  %80 = zext i16 %79 to i32
  %81 = urem i16 %79, %76
  %82 = zext i16 %81 to i32
  %83 = freeze i1 %73
  %84 = select i1 %83, i32 %77, i32 0
  %85 = add nuw nsw i32 %84, %80
  %86 = sub nsw i32 %85, %82
  %87 = sub nsw i32 78, %29
  %88 = icmp slt i32 %87, %4
  br i1 %88, label %91, label %89

89:                                               ; preds = %91, %72
  %90 = icmp ugt i32 %86, 9999
  br i1 %90, label %96, label %108

91:                                               ; preds = %72, %91
  %92 = phi i32 [ %94, %91 ], [ %87, %72 ]
  %93 = getelementptr inbounds i16, ptr %0, i32 %92
  store i16 0, ptr %93, align 2, !tbaa !78
  %94 = add nsw i32 %92, 1
  %95 = icmp eq i32 %94, %4
  br i1 %95, label %89, label %91, !llvm.loop !651

96:                                               ; preds = %89, %96
  %97 = phi i32 [ %102, %96 ], [ %30, %89 ]
  %98 = phi i32 [ %106, %96 ], [ %86, %89 ]
  %99 = trunc i32 %98 to i16
  %100 = add i16 %99, -10000
  %101 = getelementptr inbounds i16, ptr %0, i32 %97
  store i16 %100, ptr %101, align 2, !tbaa !78
  %102 = add nsw i32 %97, -1
  %103 = getelementptr inbounds i16, ptr %0, i32 %102
  %104 = load i16, ptr %103, align 2, !tbaa !78
  %105 = zext i16 %104 to i32
  %106 = add nuw nsw i32 %105, 1
  %107 = icmp ugt i16 %104, 9998
  br i1 %107, label %96, label %108, !llvm.loop !662

108:                                              ; preds = %96, %89
  %109 = phi i32 [ %86, %89 ], [ %106, %96 ]
  %110 = phi i32 [ %30, %89 ], [ %102, %96 ]
  %111 = trunc nuw nsw i32 %109 to i16
  %112 = getelementptr inbounds i16, ptr %0, i32 %110
  store i16 %111, ptr %112, align 2, !tbaa !78
  %113 = getelementptr inbounds nuw i8, ptr %0, i32 700
  %114 = load i32, ptr %113, align 4, !tbaa !67
  %115 = icmp slt i32 %110, %114
  br i1 %115, label %116, label %117

116:                                              ; preds = %108
  store i32 %110, ptr %113, align 4, !tbaa !67
  br label %117

117:                                              ; preds = %116, %108
  %118 = icmp slt i32 %30, %4
  br i1 %118, label %120, label %119

119:                                              ; preds = %117
  store i32 %87, ptr %3, align 4, !tbaa !60
  br label %120

120:                                              ; preds = %52, %119, %117, %2
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare void @__harp_put(ptr noundef, i8 noundef signext) local_unnamed_addr #3

declare i32 @strlen(ptr noundef) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #5

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nobuiltin "no-builtins" }


