; ModuleID = 'compiler/library/source/print-float.c'
source_filename = "compiler/library/source/print-float.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.conversion = type { i8, i8, i8, i8, i8, i32, i32, i8 }
%struct.decimal = type { [350 x i16], i32, i32 }

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
  %5 = alloca [440 x i8], align 16
  %6 = alloca %struct.decimal, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr noundef nonnull align 4 dereferenceable(20) %1, i32 20, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %8 = load i8, ptr %7, align 4, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %9 = icmp slt i8 %8, 97
  %10 = lshr i64 %2, 52
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = and i32 %11, 2047
  %13 = and i64 %2, 4503599627370495
  %14 = icmp sgt i64 %2, -1
  br i1 %14, label %15, label %24

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 1
  %17 = load i8, ptr %16, align 1, !tbaa !33, !range !34, !noundef !12
  %18 = trunc nuw i8 %17 to i1
  br i1 %18, label %24, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 2
  %21 = load i8, ptr %20, align 2, !tbaa !38, !range !34, !noundef !12
  %22 = trunc nuw i8 %21 to i1
  %23 = select i1 %22, ptr @.str.2, ptr @.str.3
  br label %24

24:                                               ; preds = %19, %15, %3
  %25 = phi ptr [ @.str, %3 ], [ %23, %19 ], [ @.str.1, %15 ]
  %26 = icmp eq i32 %12, 2047
  br i1 %26, label %27, label %33

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %4, i32 3
  store i8 0, ptr %28, align 1, !tbaa !46
  %29 = icmp eq i64 %13, 0
  %30 = select i1 %9, ptr @.str.4, ptr @.str.5
  %31 = select i1 %9, ptr @.str.6, ptr @.str.7
  %32 = select i1 %29, ptr %31, ptr %30
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %25, i32 noundef 0, ptr noundef nonnull %32, i32 noundef 3) #8
  br label %325

33:                                               ; preds = %24
  %34 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %35 = load i32, ptr %34, align 4, !tbaa !51
  %36 = icmp eq i32 %12, 0
  %37 = or disjoint i64 %13, 4503599627370496
  %38 = select i1 %36, i64 %13, i64 %37
  %39 = call ptr @memset(ptr noundef nonnull %6, i32 noundef 0, i32 noundef 708) #8
  %40 = getelementptr inbounds nuw i8, ptr %6, i32 704
  store i32 78, ptr %40, align 4, !tbaa !59
  br label %50

41:                                               ; preds = %58
  %42 = icmp slt i32 %35, 0
  %43 = tail call i32 @llvm.smin.i32(i32 %35, i32 100)
  %44 = select i1 %42, i32 6, i32 %43
  %45 = tail call i32 @llvm.umax.i32(i32 %12, i32 1)
  %46 = getelementptr inbounds nuw i8, ptr %6, i32 700
  store i32 %64, ptr %46, align 4, !tbaa !67
  %47 = icmp samesign ugt i32 %12, 1075
  br i1 %47, label %48, label %80

48:                                               ; preds = %41
  %49 = add nsw i32 %45, -1075
  br label %85

50:                                               ; preds = %58, %33
  %51 = phi i64 [ 63, %33 ], [ %65, %58 ]
  %52 = phi i32 [ 78, %33 ], [ %64, %58 ]
  %53 = icmp sgt i32 %52, 78
  br i1 %53, label %58, label %54

54:                                               ; preds = %50
  %55 = lshr i64 %38, %51
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
  br i1 %66, label %41, label %50, !llvm.loop !85

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

80:                                               ; preds = %92, %41
  %81 = phi i32 [ %64, %41 ], [ %94, %92 ]
  %82 = icmp samesign ult i32 %12, 1075
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
  %130 = load i32, ptr %40, align 4
  br label %143

131:                                              ; preds = %143
  store i32 %159, ptr %40, align 4
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
  %184 = or i8 %8, 32
  switch i8 %184, label %224 [
    i8 102, label %185
    i8 101, label %191
  ]

185:                                              ; preds = %183
  %186 = sub nsw i32 0, %44
  call fastcc void @round_at(ptr noundef %6, i32 noundef %186) #9
  %187 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %188 = load i8, ptr %187, align 4, !tbaa !176, !range !34, !noundef !12
  %189 = trunc nuw i8 %188 to i1
  %190 = call fastcc i32 @put_fixed(ptr noundef %5, ptr noundef %6, i32 noundef %44, i1 noundef zeroext %189) #9
  br label %323

191:                                              ; preds = %183
  %192 = load i32, ptr %40, align 4, !tbaa !59
  %193 = shl i32 %192, 2
  %194 = sub i32 312, %193
  %195 = load i32, ptr %46, align 4, !tbaa !67
  %196 = shl i32 %195, 2
  %197 = sub i32 315, %196
  %198 = icmp slt i32 %197, %194
  br i1 %198, label %217, label %199

199:                                              ; preds = %191, %214
  %200 = phi i32 [ %215, %214 ], [ %197, %191 ]
  %201 = ashr i32 %200, 2
  %202 = add nsw i32 %201, -78
  %203 = icmp ult i32 %202, -350
  br i1 %203, label %214, label %204

204:                                              ; preds = %199
  %205 = sub nsw i32 77, %201
  %206 = getelementptr inbounds nuw i16, ptr %6, i32 %205
  %207 = load i16, ptr %206, align 2, !tbaa !78
  %208 = and i32 %200, 3
  %209 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %208
  %210 = load i16, ptr %209, align 2, !tbaa !78
  %211 = udiv i16 %207, %210
  %212 = urem i16 %211, 10
  %213 = icmp eq i16 %212, 0
  br i1 %213, label %214, label %217

214:                                              ; preds = %204, %199
  %215 = add nsw i32 %200, -1
  %216 = icmp sgt i32 %200, %194
  br i1 %216, label %199, label %217, !llvm.loop !203

217:                                              ; preds = %204, %214, %191
  %218 = phi i32 [ 0, %191 ], [ 0, %214 ], [ %200, %204 ]
  %219 = sub nsw i32 %218, %44
  call fastcc void @round_at(ptr noundef %6, i32 noundef %219) #9
  %220 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %221 = load i8, ptr %220, align 4, !tbaa !176, !range !34, !noundef !12
  %222 = trunc nuw i8 %221 to i1
  %223 = call fastcc i32 @put_scientific(ptr noundef %5, ptr noundef %6, i32 noundef %44, i1 noundef zeroext %222, i8 noundef signext %8) #9
  br label %323

224:                                              ; preds = %183
  %225 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %226 = load i8, ptr %225, align 4, !tbaa !176, !range !34, !noundef !12
  %227 = trunc nuw i8 %226 to i1
  %228 = add i8 %8, -2
  %229 = call i32 @llvm.smax.i32(i32 %44, i32 1)
  %230 = load i32, ptr %40, align 4, !tbaa !59
  %231 = shl i32 %230, 2
  %232 = sub i32 312, %231
  %233 = load i32, ptr %46, align 4, !tbaa !67
  %234 = shl i32 %233, 2
  %235 = sub i32 315, %234
  %236 = icmp slt i32 %235, %232
  br i1 %236, label %255, label %237

237:                                              ; preds = %224, %252
  %238 = phi i32 [ %253, %252 ], [ %235, %224 ]
  %239 = ashr i32 %238, 2
  %240 = add nsw i32 %239, -78
  %241 = icmp ult i32 %240, -350
  br i1 %241, label %252, label %242

242:                                              ; preds = %237
  %243 = sub nsw i32 77, %239
  %244 = getelementptr inbounds nuw i16, ptr %6, i32 %243
  %245 = load i16, ptr %244, align 2, !tbaa !78
  %246 = and i32 %238, 3
  %247 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %246
  %248 = load i16, ptr %247, align 2, !tbaa !78
  %249 = udiv i16 %245, %248
  %250 = urem i16 %249, 10
  %251 = icmp eq i16 %250, 0
  br i1 %251, label %252, label %255

252:                                              ; preds = %242, %237
  %253 = add nsw i32 %238, -1
  %254 = icmp sgt i32 %238, %232
  br i1 %254, label %237, label %255, !llvm.loop !238

255:                                              ; preds = %252, %242, %224
  %256 = phi i32 [ 0, %224 ], [ %238, %242 ], [ 0, %252 ]
  %257 = sub i32 %256, %229
  %258 = add i32 %257, 1
  call fastcc void @round_at(ptr noundef nonnull %6, i32 noundef %258) #9
  %259 = load i32, ptr %40, align 4, !tbaa !59
  %260 = shl i32 %259, 2
  %261 = sub i32 312, %260
  %262 = load i32, ptr %46, align 4, !tbaa !67
  %263 = shl i32 %262, 2
  %264 = sub i32 315, %263
  %265 = icmp slt i32 %264, %261
  br i1 %265, label %284, label %266

266:                                              ; preds = %255, %281
  %267 = phi i32 [ %282, %281 ], [ %264, %255 ]
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
  br i1 %283, label %266, label %284, !llvm.loop !265

284:                                              ; preds = %281, %271, %255
  %285 = phi i32 [ 0, %255 ], [ %267, %271 ], [ 0, %281 ]
  %286 = icmp slt i32 %285, -4
  %287 = icmp sge i32 %285, %229
  %288 = or i1 %286, %287
  %289 = xor i32 %285, -1
  %290 = select i1 %288, i32 -1, i32 %289
  %291 = add i32 %290, %229
  %292 = icmp slt i32 %291, 1
  %293 = or i1 %292, %227
  br i1 %293, label %317, label %294

294:                                              ; preds = %284
  %295 = select i1 %288, i32 %285, i32 0
  %296 = sub nsw i32 %295, %291
  br label %297

297:                                              ; preds = %313, %294
  %298 = phi i32 [ %315, %313 ], [ %296, %294 ]
  %299 = phi i32 [ %314, %313 ], [ %291, %294 ]
  %300 = ashr i32 %298, 2
  %301 = add nsw i32 %300, -78
  %302 = icmp ult i32 %301, -350
  br i1 %302, label %313, label %303

303:                                              ; preds = %297
  %304 = sub nsw i32 77, %300
  %305 = getelementptr inbounds nuw i16, ptr %6, i32 %304
  %306 = load i16, ptr %305, align 2, !tbaa !78
  %307 = and i32 %298, 3
  %308 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %307
  %309 = load i16, ptr %308, align 2, !tbaa !78
  %310 = udiv i16 %306, %309
  %311 = urem i16 %310, 10
  %312 = icmp eq i16 %311, 0
  br i1 %312, label %313, label %317

313:                                              ; preds = %303, %297
  %314 = add nsw i32 %299, -1
  %315 = add nsw i32 %298, 1
  %316 = icmp slt i32 %299, 2
  br i1 %316, label %317, label %297, !llvm.loop !289

317:                                              ; preds = %313, %303, %284
  %318 = phi i32 [ %291, %284 ], [ %299, %303 ], [ 0, %313 ]
  br i1 %288, label %319, label %321

319:                                              ; preds = %317
  %320 = call fastcc i32 @put_scientific(ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef %318, i1 noundef zeroext %227, i8 noundef signext %228) #9
  br label %323

321:                                              ; preds = %317
  %322 = call fastcc i32 @put_fixed(ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef %318, i1 noundef zeroext %227) #9
  br label %323

323:                                              ; preds = %321, %319, %217, %185
  %324 = phi i32 [ %223, %217 ], [ %190, %185 ], [ %320, %319 ], [ %322, %321 ]
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %25, i32 noundef 0, ptr noundef nonnull %5, i32 noundef %324) #8
  br label %325

325:                                              ; preds = %323, %27
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #2

declare void @__harp_put_number(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define internal fastcc void @round_at(ptr noundef nonnull %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 704
  %4 = load i32, ptr %3, align 4, !tbaa !59
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
  br i1 %51, label %27, label %32, !llvm.loop !341

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
  br i1 %95, label %89, label %91, !llvm.loop !379

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
  br i1 %107, label %96, label %108, !llvm.loop !390

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
  store i32 %87, ptr %3, align 4, !tbaa !59
  br label %120

120:                                              ; preds = %52, %119, %117, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc i32 @put_fixed(ptr noundef nonnull writeonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i32 noundef %2, i1 noundef zeroext %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 704
  %6 = load i32, ptr %5, align 4, !tbaa !59
  %7 = shl i32 %6, 2
  %8 = sub i32 312, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 700
  %10 = load i32, ptr %9, align 4, !tbaa !67
  %11 = shl i32 %10, 2
  %12 = sub i32 315, %11
  %13 = icmp slt i32 %12, %8
  br i1 %13, label %35, label %14

14:                                               ; preds = %4, %29
  %15 = phi i32 [ %30, %29 ], [ %12, %4 ]
  %16 = ashr i32 %15, 2
  %17 = add nsw i32 %16, -78
  %18 = icmp ult i32 %17, -350
  br i1 %18, label %29, label %19

19:                                               ; preds = %14
  %20 = sub nsw i32 77, %16
  %21 = getelementptr inbounds nuw i16, ptr %1, i32 %20
  %22 = load i16, ptr %21, align 2, !tbaa !78
  %23 = and i32 %15, 3
  %24 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %23
  %25 = load i16, ptr %24, align 2, !tbaa !78
  %26 = udiv i16 %22, %25
  %27 = urem i16 %26, 10
  %28 = icmp eq i16 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %19, %14
  %30 = add nsw i32 %15, -1
  %31 = icmp sgt i32 %15, %8
  br i1 %31, label %14, label %32, !llvm.loop !430

32:                                               ; preds = %29, %19
  %33 = phi i32 [ %15, %19 ], [ 0, %29 ]
  %34 = tail call i32 @llvm.smax.i32(i32 %33, i32 0)
  br label %35

35:                                               ; preds = %32, %4
  %36 = phi i32 [ 0, %4 ], [ %34, %32 ]
  %37 = add nuw i32 %36, 1
  br label %38

38:                                               ; preds = %35, %54
  %39 = phi i32 [ %36, %35 ], [ %58, %54 ]
  %40 = phi i32 [ 0, %35 ], [ %56, %54 ]
  %41 = icmp ugt i32 %39, 311
  br i1 %41, label %54, label %42

42:                                               ; preds = %38
  %43 = lshr i32 %39, 2
  %44 = sub nuw nsw i32 77, %43
  %45 = getelementptr inbounds nuw i16, ptr %1, i32 %44
  %46 = load i16, ptr %45, align 2, !tbaa !78
  %47 = and i32 %39, 3
  %48 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %47
  %49 = load i16, ptr %48, align 2, !tbaa !78
  %50 = udiv i16 %46, %49
  %51 = urem i16 %50, 10
  %52 = trunc nuw nsw i16 %51 to i8
  %53 = or disjoint i8 %52, 48
  br label %54

54:                                               ; preds = %38, %42
  %55 = phi i8 [ %53, %42 ], [ 48, %38 ]
  %56 = add nuw i32 %40, 1
  %57 = getelementptr inbounds nuw i8, ptr %0, i32 %40
  store i8 %55, ptr %57, align 1, !tbaa !18
  %58 = add nsw i32 %39, -1
  %59 = icmp eq i32 %40, %36
  br i1 %59, label %60, label %38, !llvm.loop !453

60:                                               ; preds = %54
  %61 = icmp sgt i32 %2, 0
  %62 = or i1 %61, %3
  br i1 %62, label %63, label %91

63:                                               ; preds = %60
  %64 = add nuw nsw i32 %40, 2
  %65 = getelementptr inbounds nuw i8, ptr %0, i32 %37
  store i8 46, ptr %65, align 1, !tbaa !18
  %66 = icmp slt i32 %2, 1
  br i1 %66, label %91, label %67

67:                                               ; preds = %63
  %68 = add i32 %64, %2
  br label %69

69:                                               ; preds = %67, %85
  %70 = phi i32 [ %89, %85 ], [ -1, %67 ]
  %71 = phi i32 [ %87, %85 ], [ %64, %67 ]
  %72 = ashr i32 %70, 2
  %73 = icmp samesign ult i32 %72, -272
  br i1 %73, label %85, label %74

74:                                               ; preds = %69
  %75 = sub nsw i32 77, %72
  %76 = getelementptr inbounds nuw i16, ptr %1, i32 %75
  %77 = load i16, ptr %76, align 2, !tbaa !78
  %78 = and i32 %70, 3
  %79 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %78
  %80 = load i16, ptr %79, align 2, !tbaa !78
  %81 = udiv i16 %77, %80
  %82 = urem i16 %81, 10
  %83 = trunc nuw nsw i16 %82 to i8
  %84 = or disjoint i8 %83, 48
  br label %85

85:                                               ; preds = %69, %74
  %86 = phi i8 [ %84, %74 ], [ 48, %69 ]
  %87 = add i32 %71, 1
  %88 = getelementptr inbounds i8, ptr %0, i32 %71
  store i8 %86, ptr %88, align 1, !tbaa !18
  %89 = add nsw i32 %70, -1
  %90 = icmp eq i32 %87, %68
  br i1 %90, label %91, label %69, !llvm.loop !482

91:                                               ; preds = %85, %60, %63
  %92 = phi i32 [ %64, %63 ], [ %37, %60 ], [ %68, %85 ]
  ret i32 %92
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc range(i32 -2147483644, -2147483648) i32 @put_scientific(ptr noundef nonnull writeonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i32 noundef %2, i1 noundef zeroext %3, i8 noundef signext %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 704
  %7 = load i32, ptr %6, align 4, !tbaa !59
  %8 = shl i32 %7, 2
  %9 = sub i32 312, %8
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 700
  %11 = load i32, ptr %10, align 4, !tbaa !67
  %12 = shl i32 %11, 2
  %13 = sub i32 315, %12
  %14 = icmp slt i32 %13, %9
  br i1 %14, label %35, label %15

15:                                               ; preds = %5, %30
  %16 = phi i32 [ %31, %30 ], [ %13, %5 ]
  %17 = ashr i32 %16, 2
  %18 = add nsw i32 %17, -78
  %19 = icmp ult i32 %18, -350
  br i1 %19, label %30, label %20

20:                                               ; preds = %15
  %21 = sub nsw i32 77, %17
  %22 = getelementptr inbounds nuw i16, ptr %1, i32 %21
  %23 = load i16, ptr %22, align 2, !tbaa !78
  %24 = and i32 %16, 3
  %25 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %24
  %26 = load i16, ptr %25, align 2, !tbaa !78
  %27 = udiv i16 %23, %26
  %28 = urem i16 %27, 10
  %29 = icmp eq i16 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %20, %15
  %31 = add nsw i32 %16, -1
  %32 = icmp sgt i32 %16, %9
  br i1 %32, label %15, label %35, !llvm.loop !509

33:                                               ; preds = %20
  %34 = sub nsw i32 77, %17
  br label %35

35:                                               ; preds = %30, %5, %33
  %36 = phi i32 [ %34, %33 ], [ 77, %5 ], [ 77, %30 ]
  %37 = phi i32 [ %16, %33 ], [ 0, %5 ], [ 0, %30 ]
  %38 = getelementptr inbounds nuw i16, ptr %1, i32 %36
  %39 = load i16, ptr %38, align 2, !tbaa !78
  %40 = and i32 %37, 3
  %41 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %40
  %42 = load i16, ptr %41, align 2, !tbaa !78
  %43 = udiv i16 %39, %42
  %44 = urem i16 %43, 10
  %45 = trunc nuw nsw i16 %44 to i8
  %46 = or disjoint i8 %45, 48
  store i8 %46, ptr %0, align 1, !tbaa !18
  %47 = icmp sgt i32 %2, 0
  %48 = or i1 %47, %3
  br i1 %48, label %49, label %54

49:                                               ; preds = %35
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 1
  store i8 46, ptr %50, align 1, !tbaa !18
  %51 = icmp slt i32 %2, 1
  br i1 %51, label %54, label %52

52:                                               ; preds = %49
  %53 = add nuw i32 %2, 2
  br label %63

54:                                               ; preds = %81, %35, %49
  %55 = phi i32 [ 2, %49 ], [ 1, %35 ], [ %53, %81 ]
  %56 = getelementptr inbounds nuw i8, ptr %0, i32 %55
  store i8 %4, ptr %56, align 1, !tbaa !18
  %57 = icmp slt i32 %37, 0
  %58 = select i1 %57, i8 45, i8 43
  %59 = add nuw nsw i32 %55, 2
  %60 = getelementptr inbounds nuw i8, ptr %56, i32 1
  store i8 %58, ptr %60, align 1, !tbaa !18
  %61 = tail call i32 @llvm.abs.i32(i32 %37, i1 true)
  %62 = icmp samesign ugt i32 %61, 99
  br i1 %62, label %87, label %93

63:                                               ; preds = %52, %81
  %64 = phi i32 [ %83, %81 ], [ 2, %52 ]
  %65 = phi i32 [ %85, %81 ], [ 1, %52 ]
  %66 = sub nsw i32 %37, %65
  %67 = ashr i32 %66, 2
  %68 = add nsw i32 %67, -78
  %69 = icmp ult i32 %68, -350
  br i1 %69, label %81, label %70

70:                                               ; preds = %63
  %71 = sub nsw i32 77, %67
  %72 = getelementptr inbounds nuw i16, ptr %1, i32 %71
  %73 = load i16, ptr %72, align 2, !tbaa !78
  %74 = and i32 %66, 3
  %75 = getelementptr inbounds nuw i16, ptr @digit.powers, i32 %74
  %76 = load i16, ptr %75, align 2, !tbaa !78
  %77 = udiv i16 %73, %76
  %78 = urem i16 %77, 10
  %79 = trunc nuw nsw i16 %78 to i8
  %80 = or disjoint i8 %79, 48
  br label %81

81:                                               ; preds = %63, %70
  %82 = phi i8 [ %80, %70 ], [ 48, %63 ]
  %83 = add nuw i32 %64, 1
  %84 = getelementptr inbounds nuw i8, ptr %0, i32 %64
  store i8 %82, ptr %84, align 1, !tbaa !18
  %85 = add nuw nsw i32 %65, 1
  %86 = icmp eq i32 %83, %53
  br i1 %86, label %54, label %63, !llvm.loop !559

87:                                               ; preds = %54
  %88 = udiv i32 %61, 100
  %89 = trunc i32 %88 to i8
  %90 = add i8 %89, 48
  %91 = add nuw nsw i32 %55, 3
  %92 = getelementptr inbounds nuw i8, ptr %0, i32 %59
  store i8 %90, ptr %92, align 1, !tbaa !18
  br label %93

93:                                               ; preds = %87, %54
  %94 = phi i32 [ %91, %87 ], [ %59, %54 ]
  %95 = freeze i32 %61
  %96 = udiv i32 %95, 10
  %97 = urem i32 %96, 10
  %98 = trunc nuw nsw i32 %97 to i8
  %99 = or disjoint i8 %98, 48
  %100 = getelementptr inbounds i8, ptr %0, i32 %94
  store i8 %99, ptr %100, align 1, !tbaa !18
  %101 = mul i32 %96, 10
  %102 = sub i32 %95, %101
  %103 = trunc nuw nsw i32 %102 to i8
  %104 = or disjoint i8 %103, 48
  %105 = add nsw i32 %94, 2
  %106 = getelementptr i8, ptr %100, i32 1
  store i8 %104, ptr %106, align 1, !tbaa !18
  ret i32 %105
}

declare ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #5

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
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nobuiltin "no-builtins" }


