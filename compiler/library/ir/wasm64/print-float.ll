; ModuleID = 'compiler/library/source/print-float.c'
source_filename = "compiler/library/source/print-float.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr noundef nonnull align 4 dereferenceable(20) %1, i64 20, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
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
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 1
  %17 = load i8, ptr %16, align 1, !tbaa !33, !range !34, !noundef !12
  %18 = trunc nuw i8 %17 to i1
  br i1 %18, label %24, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %21 = load i8, ptr %20, align 2, !tbaa !38, !range !34, !noundef !12
  %22 = trunc nuw i8 %21 to i1
  %23 = select i1 %22, ptr @.str.2, ptr @.str.3
  br label %24

24:                                               ; preds = %19, %15, %3
  %25 = phi ptr [ @.str, %3 ], [ %23, %19 ], [ @.str.1, %15 ]
  %26 = icmp eq i32 %12, 2047
  br i1 %26, label %27, label %33

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 3
  store i8 0, ptr %28, align 1, !tbaa !46
  %29 = icmp eq i64 %13, 0
  %30 = select i1 %9, ptr @.str.4, ptr @.str.5
  %31 = select i1 %9, ptr @.str.6, ptr @.str.7
  %32 = select i1 %29, ptr %31, ptr %30
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %25, i32 noundef 0, ptr noundef nonnull %32, i32 noundef 3) #8
  br label %351

33:                                               ; preds = %24
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %35 = load i32, ptr %34, align 4, !tbaa !51
  %36 = icmp eq i32 %12, 0
  %37 = or disjoint i64 %13, 4503599627370496
  %38 = select i1 %36, i64 %13, i64 %37
  %39 = call ptr @memset(ptr noundef nonnull %6, i32 noundef 0, i64 noundef 708) #8
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 704
  store i32 78, ptr %40, align 4, !tbaa !59
  br label %50

41:                                               ; preds = %61
  %42 = icmp slt i32 %35, 0
  %43 = tail call i32 @llvm.smin.i32(i32 %35, i32 100)
  %44 = select i1 %42, i32 6, i32 %43
  %45 = tail call i32 @llvm.umax.i32(i32 %12, i32 1)
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 700
  store i32 %68, ptr %46, align 4, !tbaa !67
  %47 = icmp samesign ugt i32 %12, 1075
  br i1 %47, label %48, label %84

48:                                               ; preds = %41
  %49 = add nsw i32 %45, -1075
  br label %89

50:                                               ; preds = %61, %33
  %51 = phi i64 [ 63, %33 ], [ %69, %61 ]
  %52 = phi i32 [ 78, %33 ], [ %68, %61 ]
  %53 = icmp sgt i32 %52, 78
  br i1 %53, label %54, label %56

54:                                               ; preds = %50
  %55 = zext nneg i32 %52 to i64
  br label %61

56:                                               ; preds = %50
  %57 = lshr i64 %38, %51
  %58 = trunc i64 %57 to i16
  %59 = and i16 %58, 1
  %60 = sext i32 %52 to i64
  br label %71

61:                                               ; preds = %71, %54
  %62 = phi i64 [ %55, %54 ], [ %60, %71 ]
  %63 = getelementptr i16, ptr %6, i64 %62
  %64 = getelementptr i8, ptr %63, i64 -2
  %65 = load i16, ptr %64, align 2, !tbaa !78
  %66 = icmp ne i16 %65, 0
  %67 = sext i1 %66 to i32
  %68 = add i32 %52, %67
  %69 = add nsw i64 %51, -1
  %70 = icmp eq i64 %51, 0
  br i1 %70, label %41, label %50, !llvm.loop !85

71:                                               ; preds = %71, %56
  %72 = phi i64 [ 77, %56 ], [ %82, %71 ]
  %73 = phi i16 [ %59, %56 ], [ %79, %71 ]
  %74 = getelementptr inbounds i16, ptr %6, i64 %72
  %75 = load i16, ptr %74, align 2, !tbaa !78
  %76 = shl i16 %75, 1
  %77 = or disjoint i16 %76, %73
  %78 = icmp ugt i16 %75, 4999
  %79 = zext i1 %78 to i16
  %80 = add i16 %77, -10000
  %81 = select i1 %78, i16 %80, i16 %77
  store i16 %81, ptr %74, align 2, !tbaa !78
  %82 = add nsw i64 %72, -1
  %83 = icmp slt i64 %72, %60
  br i1 %83, label %61, label %71, !llvm.loop !100

84:                                               ; preds = %96, %41
  %85 = phi i32 [ %68, %41 ], [ %98, %96 ]
  %86 = icmp samesign ult i32 %12, 1075
  br i1 %86, label %87, label %201

87:                                               ; preds = %84
  %88 = sub nsw i32 1075, %45
  br label %132

89:                                               ; preds = %48, %96
  %90 = phi i32 [ %97, %96 ], [ %68, %48 ]
  %91 = phi i32 [ %98, %96 ], [ %68, %48 ]
  %92 = phi i32 [ %99, %96 ], [ %49, %48 ]
  %93 = call i32 @llvm.umin.i32(i32 %92, i32 13)
  %94 = icmp slt i32 %91, 78
  br i1 %94, label %101, label %96

95:                                               ; preds = %123
  store i32 %124, ptr %46, align 4
  br label %96

96:                                               ; preds = %95, %89
  %97 = phi i32 [ %90, %89 ], [ %124, %95 ]
  %98 = phi i32 [ %91, %89 ], [ %126, %95 ]
  %99 = add nsw i32 %92, -13
  %100 = icmp sgt i32 %92, 13
  br i1 %100, label %89, label %84, !llvm.loop !112

101:                                              ; preds = %89, %123
  %102 = phi i32 [ %124, %123 ], [ %90, %89 ]
  %103 = phi i64 [ %128, %123 ], [ 77, %89 ]
  %104 = phi i32 [ %126, %123 ], [ %91, %89 ]
  %105 = phi i32 [ %113, %123 ], [ 0, %89 ]
  %106 = phi i32 [ %127, %123 ], [ %91, %89 ]
  %107 = getelementptr inbounds i16, ptr %6, i64 %103
  %108 = load i16, ptr %107, align 2, !tbaa !78
  %109 = zext i16 %108 to i32
  %110 = shl nuw nsw i32 %109, %93
  %111 = add nuw nsw i32 %110, %105
  %112 = freeze i32 %111
  %113 = udiv i32 %112, 10000
  %114 = mul i32 %113, 10000
  %115 = sub i32 %112, %114
  %116 = trunc nuw nsw i32 %115 to i16
  store i16 %116, ptr %107, align 2, !tbaa !78
  %117 = sext i32 %106 to i64
  %118 = icmp slt i64 %103, %117
  br i1 %118, label %119, label %123

119:                                              ; preds = %101
  %120 = trunc nsw i64 %103 to i32
  %121 = shl i64 %103, 32
  %122 = ashr exact i64 %121, 32
  br label %123

123:                                              ; preds = %119, %101
  %124 = phi i32 [ %120, %119 ], [ %102, %101 ]
  %125 = phi i64 [ %122, %119 ], [ %117, %101 ]
  %126 = phi i32 [ %120, %119 ], [ %104, %101 ]
  %127 = phi i32 [ %120, %119 ], [ %106, %101 ]
  %128 = add nsw i64 %103, -1
  %129 = icmp sgt i64 %103, %125
  %130 = icmp samesign ugt i32 %111, 9999
  %131 = select i1 %129, i1 true, i1 %130
  br i1 %131, label %101, label %95, !llvm.loop !129

132:                                              ; preds = %197, %87
  %133 = phi i32 [ 78, %87 ], [ %145, %197 ]
  %134 = phi i32 [ %85, %87 ], [ %198, %197 ]
  %135 = phi i32 [ %88, %87 ], [ %199, %197 ]
  %136 = call i32 @llvm.umin.i32(i32 %135, i32 13)
  %137 = icmp slt i32 %134, %133
  br i1 %137, label %138, label %144

138:                                              ; preds = %132
  %139 = shl nsw i32 -1, %136
  %140 = xor i32 %139, -1
  %141 = sext i32 %134 to i64
  %142 = load i32, ptr %40, align 4
  br label %158

143:                                              ; preds = %158
  store i32 %175, ptr %40, align 4
  br label %144

144:                                              ; preds = %143, %132
  %145 = phi i32 [ %133, %132 ], [ %176, %143 ]
  %146 = phi i32 [ %133, %132 ], [ %177, %143 ]
  %147 = icmp slt i32 %134, %146
  br i1 %147, label %148, label %197

148:                                              ; preds = %144
  %149 = sext i32 %134 to i64
  %150 = sext i32 %146 to i64
  %151 = getelementptr inbounds i16, ptr %6, i64 %149
  %152 = load i16, ptr %151, align 2, !tbaa !78
  %153 = icmp eq i16 %152, 0
  %154 = icmp slt i32 %134, 78
  %155 = and i1 %154, %153
  br i1 %155, label %188, label %156

156:                                              ; preds = %148
  %157 = load i32, ptr %46, align 4
  br label %194

158:                                              ; preds = %158, %138
  %159 = phi i32 [ %142, %138 ], [ %175, %158 ]
  %160 = phi i64 [ %141, %138 ], [ %173, %158 ]
  %161 = phi i32 [ %133, %138 ], [ %176, %158 ]
  %162 = phi i1 [ true, %138 ], [ %179, %158 ]
  %163 = phi i32 [ 0, %138 ], [ %172, %158 ]
  %164 = phi i32 [ %133, %138 ], [ %177, %158 ]
  %165 = mul nuw nsw i32 %163, 10000
  %166 = getelementptr inbounds i16, ptr %6, i64 %160
  %167 = load i16, ptr %166, align 2, !tbaa !78
  %168 = zext i16 %167 to i32
  %169 = add nuw nsw i32 %165, %168
  %170 = lshr i32 %169, %136
  %171 = trunc i32 %170 to i16
  store i16 %171, ptr %166, align 2, !tbaa !78
  %172 = and i32 %169, %140
  %173 = add nsw i64 %160, 1
  %174 = trunc nsw i64 %173 to i32
  %175 = select i1 %162, i32 %159, i32 %174
  %176 = select i1 %162, i32 %161, i32 %174
  %177 = select i1 %162, i32 %164, i32 %174
  %178 = sext i32 %177 to i64
  %179 = icmp slt i64 %173, %178
  %180 = icmp ne i32 %172, 0
  %181 = select i1 %179, i1 true, i1 %180
  br i1 %181, label %158, label %143, !llvm.loop !155

182:                                              ; preds = %188
  %183 = getelementptr inbounds i16, ptr %6, i64 %190
  %184 = load i16, ptr %183, align 2, !tbaa !78
  %185 = icmp eq i16 %184, 0
  %186 = icmp slt i64 %189, 77
  %187 = and i1 %186, %185
  br i1 %187, label %188, label %192, !llvm.loop !160

188:                                              ; preds = %148, %182
  %189 = phi i64 [ %190, %182 ], [ %149, %148 ]
  %190 = add nsw i64 %189, 1
  %191 = icmp eq i64 %190, %150
  br i1 %191, label %194, label %182, !llvm.loop !160

192:                                              ; preds = %182
  %193 = trunc nsw i64 %190 to i32
  br label %194

194:                                              ; preds = %188, %156, %192
  %195 = phi i32 [ %193, %192 ], [ %157, %156 ], [ %146, %188 ]
  %196 = phi i32 [ %193, %192 ], [ %134, %156 ], [ %146, %188 ]
  store i32 %195, ptr %46, align 4
  br label %197

197:                                              ; preds = %194, %144
  %198 = phi i32 [ %134, %144 ], [ %196, %194 ]
  %199 = add nsw i32 %135, -13
  %200 = icmp sgt i32 %135, 13
  br i1 %200, label %132, label %201, !llvm.loop !169

201:                                              ; preds = %197, %84
  %202 = or i8 %8, 32
  switch i8 %202, label %244 [
    i8 102, label %203
    i8 101, label %209
  ]

203:                                              ; preds = %201
  %204 = sub nsw i32 0, %44
  call fastcc void @round_at(ptr noundef %6, i32 noundef %204) #9
  %205 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %206 = load i8, ptr %205, align 4, !tbaa !177, !range !34, !noundef !12
  %207 = trunc nuw i8 %206 to i1
  %208 = call fastcc i32 @put_fixed(ptr noundef %5, ptr noundef %6, i32 noundef %44, i1 noundef zeroext %207) #9
  br label %349

209:                                              ; preds = %201
  %210 = load i32, ptr %40, align 4, !tbaa !59
  %211 = shl i32 %210, 2
  %212 = sub i32 312, %211
  %213 = load i32, ptr %46, align 4, !tbaa !67
  %214 = shl i32 %213, 2
  %215 = sub i32 315, %214
  %216 = icmp slt i32 %215, %212
  br i1 %216, label %237, label %217

217:                                              ; preds = %209, %234
  %218 = phi i32 [ %235, %234 ], [ %215, %209 ]
  %219 = ashr i32 %218, 2
  %220 = add nsw i32 %219, -78
  %221 = icmp ult i32 %220, -350
  br i1 %221, label %234, label %222

222:                                              ; preds = %217
  %223 = sub nsw i32 77, %219
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw i16, ptr %6, i64 %224
  %226 = load i16, ptr %225, align 2, !tbaa !78
  %227 = and i32 %218, 3
  %228 = zext nneg i32 %227 to i64
  %229 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %228
  %230 = load i16, ptr %229, align 2, !tbaa !78
  %231 = udiv i16 %226, %230
  %232 = urem i16 %231, 10
  %233 = icmp eq i16 %232, 0
  br i1 %233, label %234, label %237

234:                                              ; preds = %222, %217
  %235 = add nsw i32 %218, -1
  %236 = icmp sgt i32 %218, %212
  br i1 %236, label %217, label %237, !llvm.loop !204

237:                                              ; preds = %222, %234, %209
  %238 = phi i32 [ 0, %209 ], [ 0, %234 ], [ %218, %222 ]
  %239 = sub nsw i32 %238, %44
  call fastcc void @round_at(ptr noundef %6, i32 noundef %239) #9
  %240 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %241 = load i8, ptr %240, align 4, !tbaa !177, !range !34, !noundef !12
  %242 = trunc nuw i8 %241 to i1
  %243 = call fastcc i32 @put_scientific(ptr noundef %5, ptr noundef %6, i32 noundef %44, i1 noundef zeroext %242, i8 noundef signext %8) #9
  br label %349

244:                                              ; preds = %201
  %245 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %246 = load i8, ptr %245, align 4, !tbaa !177, !range !34, !noundef !12
  %247 = trunc nuw i8 %246 to i1
  %248 = add i8 %8, -2
  %249 = call i32 @llvm.smax.i32(i32 %44, i32 1)
  %250 = load i32, ptr %40, align 4, !tbaa !59
  %251 = shl i32 %250, 2
  %252 = sub i32 312, %251
  %253 = load i32, ptr %46, align 4, !tbaa !67
  %254 = shl i32 %253, 2
  %255 = sub i32 315, %254
  %256 = icmp slt i32 %255, %252
  br i1 %256, label %277, label %257

257:                                              ; preds = %244, %274
  %258 = phi i32 [ %275, %274 ], [ %255, %244 ]
  %259 = ashr i32 %258, 2
  %260 = add nsw i32 %259, -78
  %261 = icmp ult i32 %260, -350
  br i1 %261, label %274, label %262

262:                                              ; preds = %257
  %263 = sub nsw i32 77, %259
  %264 = zext nneg i32 %263 to i64
  %265 = getelementptr inbounds nuw i16, ptr %6, i64 %264
  %266 = load i16, ptr %265, align 2, !tbaa !78
  %267 = and i32 %258, 3
  %268 = zext nneg i32 %267 to i64
  %269 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %268
  %270 = load i16, ptr %269, align 2, !tbaa !78
  %271 = udiv i16 %266, %270
  %272 = urem i16 %271, 10
  %273 = icmp eq i16 %272, 0
  br i1 %273, label %274, label %277

274:                                              ; preds = %262, %257
  %275 = add nsw i32 %258, -1
  %276 = icmp sgt i32 %258, %252
  br i1 %276, label %257, label %277, !llvm.loop !239

277:                                              ; preds = %274, %262, %244
  %278 = phi i32 [ 0, %244 ], [ %258, %262 ], [ 0, %274 ]
  %279 = sub i32 %278, %249
  %280 = add i32 %279, 1
  call fastcc void @round_at(ptr noundef nonnull %6, i32 noundef %280) #9
  %281 = load i32, ptr %40, align 4, !tbaa !59
  %282 = shl i32 %281, 2
  %283 = sub i32 312, %282
  %284 = load i32, ptr %46, align 4, !tbaa !67
  %285 = shl i32 %284, 2
  %286 = sub i32 315, %285
  %287 = icmp slt i32 %286, %283
  br i1 %287, label %308, label %288

288:                                              ; preds = %277, %305
  %289 = phi i32 [ %306, %305 ], [ %286, %277 ]
  %290 = ashr i32 %289, 2
  %291 = add nsw i32 %290, -78
  %292 = icmp ult i32 %291, -350
  br i1 %292, label %305, label %293

293:                                              ; preds = %288
  %294 = sub nsw i32 77, %290
  %295 = zext nneg i32 %294 to i64
  %296 = getelementptr inbounds nuw i16, ptr %6, i64 %295
  %297 = load i16, ptr %296, align 2, !tbaa !78
  %298 = and i32 %289, 3
  %299 = zext nneg i32 %298 to i64
  %300 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %299
  %301 = load i16, ptr %300, align 2, !tbaa !78
  %302 = udiv i16 %297, %301
  %303 = urem i16 %302, 10
  %304 = icmp eq i16 %303, 0
  br i1 %304, label %305, label %308

305:                                              ; preds = %293, %288
  %306 = add nsw i32 %289, -1
  %307 = icmp sgt i32 %289, %283
  br i1 %307, label %288, label %308, !llvm.loop !266

308:                                              ; preds = %305, %293, %277
  %309 = phi i32 [ 0, %277 ], [ %289, %293 ], [ 0, %305 ]
  %310 = icmp slt i32 %309, -4
  %311 = icmp sge i32 %309, %249
  %312 = or i1 %310, %311
  %313 = xor i32 %309, -1
  %314 = select i1 %312, i32 -1, i32 %313
  %315 = add i32 %314, %249
  %316 = icmp slt i32 %315, 1
  %317 = or i1 %316, %247
  br i1 %317, label %343, label %318

318:                                              ; preds = %308
  %319 = select i1 %312, i32 %309, i32 0
  %320 = sub nsw i32 %319, %315
  br label %321

321:                                              ; preds = %339, %318
  %322 = phi i32 [ %341, %339 ], [ %320, %318 ]
  %323 = phi i32 [ %340, %339 ], [ %315, %318 ]
  %324 = ashr i32 %322, 2
  %325 = add nsw i32 %324, -78
  %326 = icmp ult i32 %325, -350
  br i1 %326, label %339, label %327

327:                                              ; preds = %321
  %328 = sub nsw i32 77, %324
  %329 = zext nneg i32 %328 to i64
  %330 = getelementptr inbounds nuw i16, ptr %6, i64 %329
  %331 = load i16, ptr %330, align 2, !tbaa !78
  %332 = and i32 %322, 3
  %333 = zext nneg i32 %332 to i64
  %334 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %333
  %335 = load i16, ptr %334, align 2, !tbaa !78
  %336 = udiv i16 %331, %335
  %337 = urem i16 %336, 10
  %338 = icmp eq i16 %337, 0
  br i1 %338, label %339, label %343

339:                                              ; preds = %327, %321
  %340 = add nsw i32 %323, -1
  %341 = add nsw i32 %322, 1
  %342 = icmp slt i32 %323, 2
  br i1 %342, label %343, label %321, !llvm.loop !290

343:                                              ; preds = %339, %327, %308
  %344 = phi i32 [ %315, %308 ], [ %323, %327 ], [ 0, %339 ]
  br i1 %312, label %345, label %347

345:                                              ; preds = %343
  %346 = call fastcc i32 @put_scientific(ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef %344, i1 noundef zeroext %247, i8 noundef signext %248) #9
  br label %349

347:                                              ; preds = %343
  %348 = call fastcc i32 @put_fixed(ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef %344, i1 noundef zeroext %247) #9
  br label %349

349:                                              ; preds = %347, %345, %237, %203
  %350 = phi i32 [ %243, %237 ], [ %208, %203 ], [ %346, %345 ], [ %348, %347 ]
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %25, i32 noundef 0, ptr noundef nonnull %5, i32 noundef %350) #8
  br label %351

351:                                              ; preds = %349, %27
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @__harp_put_number(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define internal fastcc void @round_at(ptr noundef nonnull %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %4 = load i32, ptr %3, align 4, !tbaa !59
  %5 = shl i32 %4, 2
  %6 = sub i32 312, %5
  %7 = icmp sgt i32 %1, %6
  br i1 %7, label %8, label %138

8:                                                ; preds = %2
  %9 = add nsw i32 %1, -1
  %10 = ashr i32 %9, 2
  %11 = add nsw i32 %10, -78
  %12 = icmp ult i32 %11, -350
  br i1 %12, label %25, label %13

13:                                               ; preds = %8
  %14 = sub nsw i32 77, %10
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %0, i64 %15
  %17 = load i16, ptr %16, align 2, !tbaa !78
  %18 = and i32 %9, 3
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %19
  %21 = load i16, ptr %20, align 2, !tbaa !78
  %22 = udiv i16 %17, %21
  %23 = urem i16 %22, 10
  %24 = zext nneg i16 %23 to i32
  br label %25

25:                                               ; preds = %8, %13
  %26 = phi i32 [ %24, %13 ], [ 0, %8 ]
  %27 = add nsw i32 %1, -2
  %28 = icmp slt i32 %27, %6
  br i1 %28, label %29, label %34

29:                                               ; preds = %51, %25
  %30 = phi i1 [ false, %25 ], [ %52, %51 ]
  %31 = ashr i32 %1, 2
  %32 = sub nsw i32 77, %31
  %33 = icmp sgt i32 %31, 77
  br i1 %33, label %56, label %58

34:                                               ; preds = %25, %51
  %35 = phi i32 [ %53, %51 ], [ %27, %25 ]
  %36 = ashr i32 %35, 2
  %37 = add nsw i32 %36, -78
  %38 = icmp ult i32 %37, -350
  br i1 %38, label %51, label %39

39:                                               ; preds = %34
  %40 = sub nsw i32 77, %36
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i16, ptr %0, i64 %41
  %43 = load i16, ptr %42, align 2, !tbaa !78
  %44 = and i32 %35, 3
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %45
  %47 = load i16, ptr %46, align 2, !tbaa !78
  %48 = udiv i16 %43, %47
  %49 = urem i16 %48, 10
  %50 = icmp ne i16 %49, 0
  br label %51

51:                                               ; preds = %34, %39
  %52 = phi i1 [ %50, %39 ], [ false, %34 ]
  %53 = add nsw i32 %35, -1
  %54 = icmp sle i32 %35, %6
  %55 = select i1 %54, i1 true, i1 %52
  br i1 %55, label %29, label %34, !llvm.loop !342

56:                                               ; preds = %29
  %57 = tail call ptr @memset(ptr noundef nonnull %0, i32 noundef 0, i64 noundef 700) #8
  br label %138

58:                                               ; preds = %29
  %59 = icmp samesign ugt i32 %26, 5
  br i1 %59, label %78, label %60

60:                                               ; preds = %58
  %61 = icmp ne i32 %26, 5
  %62 = select i1 %61, i1 true, i1 %30
  %63 = xor i1 %61, true
  br i1 %62, label %78, label %64

64:                                               ; preds = %60
  %65 = icmp slt i32 %31, -272
  br i1 %65, label %78, label %66

66:                                               ; preds = %64
  %67 = zext nneg i32 %32 to i64
  %68 = getelementptr inbounds nuw i16, ptr %0, i64 %67
  %69 = load i16, ptr %68, align 2, !tbaa !78
  %70 = and i32 %1, 3
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %71
  %73 = load i16, ptr %72, align 2, !tbaa !78
  %74 = udiv i16 %69, %73
  %75 = urem i16 %74, 10
  %76 = and i16 %75, 1
  %77 = icmp ne i16 %76, 0
  br label %78

78:                                               ; preds = %66, %64, %60, %58
  %79 = phi i1 [ true, %58 ], [ %63, %60 ], [ %77, %66 ], [ false, %64 ]
  %80 = and i32 %1, 3
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %81
  %83 = load i16, ptr %82, align 2, !tbaa !78
  %84 = zext i16 %83 to i32
  %85 = zext nneg i32 %32 to i64
  %86 = getelementptr inbounds nuw i16, ptr %0, i64 %85
  %87 = load i16, ptr %86, align 2, !tbaa !78
  %88 = zext i16 %87 to i32
  %89 = urem i16 %87, %83
  %90 = zext i16 %89 to i32
  %91 = freeze i1 %79
  %92 = select i1 %91, i32 %84, i32 0
  %93 = add nuw nsw i32 %92, %88
  %94 = sub nsw i32 %93, %90
  %95 = sub nsw i32 78, %31
  %96 = icmp slt i32 %95, %4
  br i1 %96, label %97, label %101

97:                                               ; preds = %78
  %98 = sub nsw i32 78, %31
  %99 = zext nneg i32 %98 to i64
  %100 = zext nneg i32 %4 to i64
  br label %106

101:                                              ; preds = %106, %78
  %102 = icmp ugt i32 %94, 9999
  br i1 %102, label %103, label %125

103:                                              ; preds = %101
  %104 = sub nsw i32 77, %31
  %105 = zext nneg i32 %104 to i64
  br label %111

106:                                              ; preds = %97, %106
  %107 = phi i64 [ %99, %97 ], [ %109, %106 ]
  %108 = getelementptr inbounds nuw i16, ptr %0, i64 %107
  store i16 0, ptr %108, align 2, !tbaa !78
  %109 = add nuw nsw i64 %107, 1
  %110 = icmp eq i64 %109, %100
  br i1 %110, label %101, label %106, !llvm.loop !382

111:                                              ; preds = %103, %111
  %112 = phi i64 [ %105, %103 ], [ %117, %111 ]
  %113 = phi i32 [ %94, %103 ], [ %121, %111 ]
  %114 = trunc i32 %113 to i16
  %115 = add i16 %114, -10000
  %116 = getelementptr inbounds i16, ptr %0, i64 %112
  store i16 %115, ptr %116, align 2, !tbaa !78
  %117 = add nsw i64 %112, -1
  %118 = getelementptr inbounds i16, ptr %0, i64 %117
  %119 = load i16, ptr %118, align 2, !tbaa !78
  %120 = zext i16 %119 to i32
  %121 = add nuw nsw i32 %120, 1
  %122 = icmp ugt i16 %119, 9998
  br i1 %122, label %111, label %123, !llvm.loop !392

123:                                              ; preds = %111
  %124 = trunc nsw i64 %117 to i32
  br label %125

125:                                              ; preds = %123, %101
  %126 = phi i32 [ %94, %101 ], [ %121, %123 ]
  %127 = phi i32 [ %32, %101 ], [ %124, %123 ]
  %128 = trunc nuw nsw i32 %126 to i16
  %129 = sext i32 %127 to i64
  %130 = getelementptr inbounds i16, ptr %0, i64 %129
  store i16 %128, ptr %130, align 2, !tbaa !78
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 700
  %132 = load i32, ptr %131, align 4, !tbaa !67
  %133 = icmp slt i32 %127, %132
  br i1 %133, label %134, label %135

134:                                              ; preds = %125
  store i32 %127, ptr %131, align 4, !tbaa !67
  br label %135

135:                                              ; preds = %134, %125
  %136 = icmp slt i32 %32, %4
  br i1 %136, label %138, label %137

137:                                              ; preds = %135
  store i32 %95, ptr %3, align 4, !tbaa !59
  br label %138

138:                                              ; preds = %56, %137, %135, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc i32 @put_fixed(ptr noundef nonnull writeonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i32 noundef %2, i1 noundef zeroext %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 704
  %6 = load i32, ptr %5, align 4, !tbaa !59
  %7 = shl i32 %6, 2
  %8 = sub i32 312, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 700
  %10 = load i32, ptr %9, align 4, !tbaa !67
  %11 = shl i32 %10, 2
  %12 = sub i32 315, %11
  %13 = icmp slt i32 %12, %8
  br i1 %13, label %37, label %14

14:                                               ; preds = %4, %31
  %15 = phi i32 [ %32, %31 ], [ %12, %4 ]
  %16 = ashr i32 %15, 2
  %17 = add nsw i32 %16, -78
  %18 = icmp ult i32 %17, -350
  br i1 %18, label %31, label %19

19:                                               ; preds = %14
  %20 = sub nsw i32 77, %16
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i16, ptr %1, i64 %21
  %23 = load i16, ptr %22, align 2, !tbaa !78
  %24 = and i32 %15, 3
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %25
  %27 = load i16, ptr %26, align 2, !tbaa !78
  %28 = udiv i16 %23, %27
  %29 = urem i16 %28, 10
  %30 = icmp eq i16 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %19, %14
  %32 = add nsw i32 %15, -1
  %33 = icmp sgt i32 %15, %8
  br i1 %33, label %14, label %34, !llvm.loop !431

34:                                               ; preds = %31, %19
  %35 = phi i32 [ %15, %19 ], [ 0, %31 ]
  %36 = tail call i32 @llvm.smax.i32(i32 %35, i32 0)
  br label %37

37:                                               ; preds = %34, %4
  %38 = phi i32 [ 0, %4 ], [ %36, %34 ]
  %39 = add nuw i32 %38, 1
  %40 = zext i32 %39 to i64
  br label %41

41:                                               ; preds = %37, %59
  %42 = phi i64 [ 0, %37 ], [ %61, %59 ]
  %43 = phi i32 [ %38, %37 ], [ %63, %59 ]
  %44 = icmp ugt i32 %43, 311
  br i1 %44, label %59, label %45

45:                                               ; preds = %41
  %46 = lshr i32 %43, 2
  %47 = sub nuw nsw i32 77, %46
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i16, ptr %1, i64 %48
  %50 = load i16, ptr %49, align 2, !tbaa !78
  %51 = and i32 %43, 3
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %52
  %54 = load i16, ptr %53, align 2, !tbaa !78
  %55 = udiv i16 %50, %54
  %56 = urem i16 %55, 10
  %57 = trunc nuw nsw i16 %56 to i8
  %58 = or disjoint i8 %57, 48
  br label %59

59:                                               ; preds = %41, %45
  %60 = phi i8 [ %58, %45 ], [ 48, %41 ]
  %61 = add nuw nsw i64 %42, 1
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 %42
  store i8 %60, ptr %62, align 1, !tbaa !18
  %63 = add nsw i32 %43, -1
  %64 = icmp eq i64 %61, %40
  br i1 %64, label %65, label %41, !llvm.loop !454

65:                                               ; preds = %59
  %66 = icmp sgt i32 %2, 0
  %67 = or i1 %66, %3
  br i1 %67, label %68, label %102

68:                                               ; preds = %65
  %69 = trunc nuw nsw i64 %42 to i32
  %70 = add nuw nsw i32 %69, 2
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 %40
  store i8 46, ptr %71, align 1, !tbaa !18
  %72 = sub nsw i32 0, %2
  %73 = icmp slt i32 %2, 1
  br i1 %73, label %102, label %74

74:                                               ; preds = %68
  %75 = sext i32 %70 to i64
  br label %76

76:                                               ; preds = %74, %94
  %77 = phi i64 [ %75, %74 ], [ %96, %94 ]
  %78 = phi i32 [ -1, %74 ], [ %98, %94 ]
  %79 = ashr i32 %78, 2
  %80 = icmp samesign ult i32 %79, -272
  br i1 %80, label %94, label %81

81:                                               ; preds = %76
  %82 = sub nsw i32 77, %79
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i16, ptr %1, i64 %83
  %85 = load i16, ptr %84, align 2, !tbaa !78
  %86 = and i32 %78, 3
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %87
  %89 = load i16, ptr %88, align 2, !tbaa !78
  %90 = udiv i16 %85, %89
  %91 = urem i16 %90, 10
  %92 = trunc nuw nsw i16 %91 to i8
  %93 = or disjoint i8 %92, 48
  br label %94

94:                                               ; preds = %76, %81
  %95 = phi i8 [ %93, %81 ], [ 48, %76 ]
  %96 = add nsw i64 %77, 1
  %97 = getelementptr inbounds i8, ptr %0, i64 %77
  store i8 %95, ptr %97, align 1, !tbaa !18
  %98 = add nsw i32 %78, -1
  %99 = icmp sgt i32 %78, %72
  br i1 %99, label %76, label %100, !llvm.loop !483

100:                                              ; preds = %94
  %101 = trunc nsw i64 %96 to i32
  br label %102

102:                                              ; preds = %65, %100, %68
  %103 = phi i32 [ %70, %68 ], [ %101, %100 ], [ %39, %65 ]
  ret i32 %103
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc range(i32 5, -2147483641) i32 @put_scientific(ptr noundef nonnull writeonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i32 noundef %2, i1 noundef zeroext %3, i8 noundef signext %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 704
  %7 = load i32, ptr %6, align 4, !tbaa !59
  %8 = shl i32 %7, 2
  %9 = sub i32 312, %8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 700
  %11 = load i32, ptr %10, align 4, !tbaa !67
  %12 = shl i32 %11, 2
  %13 = sub i32 315, %12
  %14 = icmp slt i32 %13, %9
  br i1 %14, label %38, label %15

15:                                               ; preds = %5, %32
  %16 = phi i32 [ %33, %32 ], [ %13, %5 ]
  %17 = ashr i32 %16, 2
  %18 = add nsw i32 %17, -78
  %19 = icmp ult i32 %18, -350
  br i1 %19, label %32, label %20

20:                                               ; preds = %15
  %21 = sub nsw i32 77, %17
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i16, ptr %1, i64 %22
  %24 = load i16, ptr %23, align 2, !tbaa !78
  %25 = and i32 %16, 3
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %26
  %28 = load i16, ptr %27, align 2, !tbaa !78
  %29 = udiv i16 %24, %28
  %30 = urem i16 %29, 10
  %31 = icmp eq i16 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %20, %15
  %33 = add nsw i32 %16, -1
  %34 = icmp sgt i32 %16, %9
  br i1 %34, label %15, label %38, !llvm.loop !510

35:                                               ; preds = %20
  %36 = sub nsw i32 77, %17
  %37 = zext nneg i32 %36 to i64
  br label %38

38:                                               ; preds = %32, %5, %35
  %39 = phi i64 [ %37, %35 ], [ 77, %5 ], [ 77, %32 ]
  %40 = phi i32 [ %16, %35 ], [ 0, %5 ], [ 0, %32 ]
  %41 = getelementptr inbounds nuw i16, ptr %1, i64 %39
  %42 = load i16, ptr %41, align 2, !tbaa !78
  %43 = and i32 %40, 3
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %44
  %46 = load i16, ptr %45, align 2, !tbaa !78
  %47 = udiv i16 %42, %46
  %48 = urem i16 %47, 10
  %49 = trunc nuw nsw i16 %48 to i8
  %50 = or disjoint i8 %49, 48
  store i8 %50, ptr %0, align 1, !tbaa !18
  %51 = icmp sgt i32 %2, 0
  %52 = or i1 %51, %3
  br i1 %52, label %53, label %56

53:                                               ; preds = %38
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 1
  store i8 46, ptr %54, align 1, !tbaa !18
  %55 = icmp slt i32 %2, 1
  br i1 %55, label %56, label %59

56:                                               ; preds = %38, %53
  %57 = phi i32 [ 2, %53 ], [ 1, %38 ]
  %58 = zext nneg i32 %57 to i64
  br label %62

59:                                               ; preds = %53
  %60 = add nuw i32 %2, 2
  %61 = zext i32 %60 to i64
  br label %72

62:                                               ; preds = %92, %56
  %63 = phi i64 [ %58, %56 ], [ %61, %92 ]
  %64 = phi i32 [ %57, %56 ], [ %60, %92 ]
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 %63
  store i8 %4, ptr %65, align 1, !tbaa !18
  %66 = icmp slt i32 %40, 0
  %67 = select i1 %66, i8 45, i8 43
  %68 = add nuw nsw i32 %64, 2
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 1
  store i8 %67, ptr %69, align 1, !tbaa !18
  %70 = tail call i32 @llvm.abs.i32(i32 %40, i1 true)
  %71 = icmp samesign ugt i32 %70, 99
  br i1 %71, label %98, label %105

72:                                               ; preds = %59, %92
  %73 = phi i64 [ 2, %59 ], [ %94, %92 ]
  %74 = phi i32 [ 1, %59 ], [ %96, %92 ]
  %75 = sub nsw i32 %40, %74
  %76 = ashr i32 %75, 2
  %77 = add nsw i32 %76, -78
  %78 = icmp ult i32 %77, -350
  br i1 %78, label %92, label %79

79:                                               ; preds = %72
  %80 = sub nsw i32 77, %76
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i16, ptr %1, i64 %81
  %83 = load i16, ptr %82, align 2, !tbaa !78
  %84 = and i32 %75, 3
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %85
  %87 = load i16, ptr %86, align 2, !tbaa !78
  %88 = udiv i16 %83, %87
  %89 = urem i16 %88, 10
  %90 = trunc nuw nsw i16 %89 to i8
  %91 = or disjoint i8 %90, 48
  br label %92

92:                                               ; preds = %72, %79
  %93 = phi i8 [ %91, %79 ], [ 48, %72 ]
  %94 = add nuw nsw i64 %73, 1
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 %73
  store i8 %93, ptr %95, align 1, !tbaa !18
  %96 = add nuw nsw i32 %74, 1
  %97 = icmp eq i64 %94, %61
  br i1 %97, label %62, label %72, !llvm.loop !560

98:                                               ; preds = %62
  %99 = udiv i32 %70, 100
  %100 = trunc i32 %99 to i8
  %101 = add i8 %100, 48
  %102 = add nuw nsw i32 %64, 3
  %103 = zext nneg i32 %68 to i64
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 %103
  store i8 %101, ptr %104, align 1, !tbaa !18
  br label %105

105:                                              ; preds = %98, %62
  %106 = phi i32 [ %102, %98 ], [ %68, %62 ]
  %107 = freeze i32 %70
  %108 = udiv i32 %107, 10
  %109 = urem i32 %108, 10
  %110 = trunc nuw nsw i32 %109 to i8
  %111 = or disjoint i8 %110, 48
  %112 = sext i32 %106 to i64
  %113 = getelementptr inbounds i8, ptr %0, i64 %112
  store i8 %111, ptr %113, align 1, !tbaa !18
  %114 = mul i32 %108, 10
  %115 = sub i32 %107, %114
  %116 = trunc nuw nsw i32 %115 to i8
  %117 = or disjoint i8 %116, 48
  %118 = add nuw nsw i32 %106, 2
  %119 = getelementptr i8, ptr %113, i64 1
  store i8 %117, ptr %119, align 1, !tbaa !18
  ret i32 %118
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

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


