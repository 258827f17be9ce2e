; ModuleID = 'compiler/library/source/print-float.c'
source_filename = "compiler/library/source/print-float.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %1, i64 20, i1 false), !tbaa.struct !15
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
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
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %18 = load i8, ptr %17, align 1, !tbaa !32, !range !33, !noundef !12
  %19 = trunc nuw i8 %18 to i1
  br i1 %19, label %25, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 2
  %22 = load i8, ptr %21, align 2, !tbaa !37, !range !33, !noundef !12
  %23 = trunc nuw i8 %22 to i1
  %24 = select i1 %23, ptr @.str.2, ptr @.str.3
  br label %25

25:                                               ; preds = %20, %16, %3
  %26 = phi ptr [ @.str, %3 ], [ %24, %20 ], [ @.str.1, %16 ]
  %27 = icmp eq i32 %13, 2047
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 3
  store i8 0, ptr %29, align 1, !tbaa !45
  %30 = icmp eq i64 %14, 0
  %31 = select i1 %10, ptr @.str.4, ptr @.str.5
  %32 = select i1 %10, ptr @.str.6, ptr @.str.7
  %33 = select i1 %30, ptr %32, ptr %31
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %26, i32 noundef 0, ptr noundef nonnull %33, i32 noundef 3) #8
  br label %625

34:                                               ; preds = %25
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %36 = load i32, ptr %35, align 4, !tbaa !50
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %37 = icmp eq i32 %13, 0
  %38 = or disjoint i64 %14, 4503599627370496
  %39 = select i1 %37, i64 %14, i64 %38
  %40 = call ptr @memset(ptr noundef nonnull %6, i32 noundef 0, i64 noundef 708) #8
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 704
  store i32 78, ptr %41, align 4, !tbaa !60
  br label %50

42:                                               ; preds = %61
  %43 = icmp slt i32 %36, 0
  %44 = select i1 %43, i32 6, i32 %36
  %45 = tail call i32 @llvm.umax.i32(i32 %13, i32 1)
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 700
  store i32 %68, ptr %46, align 4, !tbaa !67
  %47 = icmp samesign ugt i32 %13, 1075
  br i1 %47, label %48, label %84

48:                                               ; preds = %42
  %49 = add nsw i32 %45, -1075
  br label %89

50:                                               ; preds = %61, %34
  %51 = phi i64 [ 63, %34 ], [ %69, %61 ]
  %52 = phi i32 [ 78, %34 ], [ %68, %61 ]
  %53 = icmp sgt i32 %52, 78
  br i1 %53, label %54, label %56

54:                                               ; preds = %50
  %55 = zext nneg i32 %52 to i64
  br label %61

56:                                               ; preds = %50
  %57 = lshr i64 %39, %51
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
  br i1 %70, label %42, label %50, !llvm.loop !85

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

84:                                               ; preds = %96, %42
  %85 = phi i32 [ %68, %42 ], [ %98, %96 ]
  %86 = icmp samesign ult i32 %13, 1075
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
  %142 = load i32, ptr %41, align 4
  br label %158

143:                                              ; preds = %158
  store i32 %175, ptr %41, align 4
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
  %202 = or i8 %9, 32
  switch i8 %202, label %346 [
    i8 102, label %203
    i8 101, label %247
  ]

203:                                              ; preds = %201
  %204 = sub nsw i32 0, %44
  call fastcc void @round_at(ptr noundef %6, i32 noundef %204) #9
  %205 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %206 = load i8, ptr %205, align 4, !tbaa !177, !range !33, !noundef !12
  %207 = trunc nuw i8 %206 to i1
  %208 = load i32, ptr %41, align 4, !tbaa !60
  %209 = shl i32 %208, 2
  %210 = sub i32 312, %209
  %211 = load i32, ptr %46, align 4, !tbaa !67
  %212 = shl i32 %211, 2
  %213 = sub i32 315, %212
  %214 = icmp slt i32 %213, %210
  br i1 %214, label %238, label %215

215:                                              ; preds = %203, %232
  %216 = phi i32 [ %233, %232 ], [ %213, %203 ]
  %217 = ashr i32 %216, 2
  %218 = add nsw i32 %217, -78
  %219 = icmp ult i32 %218, -350
  br i1 %219, label %232, label %220

220:                                              ; preds = %215
  %221 = sub nsw i32 77, %217
  %222 = zext nneg i32 %221 to i64
  %223 = getelementptr inbounds nuw i16, ptr %6, i64 %222
  %224 = load i16, ptr %223, align 2, !tbaa !78
  %225 = and i32 %216, 3
  %226 = zext nneg i32 %225 to i64
  %227 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %226
  %228 = load i16, ptr %227, align 2, !tbaa !78
  %229 = udiv i16 %224, %228
  %230 = urem i16 %229, 10
  %231 = icmp eq i16 %230, 0
  br i1 %231, label %232, label %235

232:                                              ; preds = %220, %215
  %233 = add nsw i32 %216, -1
  %234 = icmp sgt i32 %216, %210
  br i1 %234, label %215, label %235, !llvm.loop !204

235:                                              ; preds = %232, %220
  %236 = phi i32 [ %216, %220 ], [ 0, %232 ]
  %237 = call i32 @llvm.smax.i32(i32 %236, i32 0)
  br label %238

238:                                              ; preds = %203, %235
  %239 = phi i32 [ 0, %203 ], [ %237, %235 ]
  store i32 %239, ptr %7, align 4, !tbaa !209
  %240 = add nuw nsw i32 %239, 1
  %241 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %240, ptr %241, align 4, !tbaa !214
  %242 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %44, ptr %242, align 4, !tbaa !217
  %243 = icmp sgt i32 %44, 0
  %244 = or i1 %243, %207
  %245 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %246 = zext i1 %244 to i8
  store i8 %246, ptr %245, align 4, !tbaa !223
  br label %539

247:                                              ; preds = %201
  %248 = load i32, ptr %41, align 4, !tbaa !60
  %249 = shl i32 %248, 2
  %250 = sub i32 312, %249
  %251 = load i32, ptr %46, align 4, !tbaa !67
  %252 = shl i32 %251, 2
  %253 = sub i32 315, %252
  %254 = icmp slt i32 %253, %250
  br i1 %254, label %275, label %255

255:                                              ; preds = %247, %272
  %256 = phi i32 [ %273, %272 ], [ %253, %247 ]
  %257 = ashr i32 %256, 2
  %258 = add nsw i32 %257, -78
  %259 = icmp ult i32 %258, -350
  br i1 %259, label %272, label %260

260:                                              ; preds = %255
  %261 = sub nsw i32 77, %257
  %262 = zext nneg i32 %261 to i64
  %263 = getelementptr inbounds nuw i16, ptr %6, i64 %262
  %264 = load i16, ptr %263, align 2, !tbaa !78
  %265 = and i32 %256, 3
  %266 = zext nneg i32 %265 to i64
  %267 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %266
  %268 = load i16, ptr %267, align 2, !tbaa !78
  %269 = udiv i16 %264, %268
  %270 = urem i16 %269, 10
  %271 = icmp eq i16 %270, 0
  br i1 %271, label %272, label %275

272:                                              ; preds = %260, %255
  %273 = add nsw i32 %256, -1
  %274 = icmp sgt i32 %256, %250
  br i1 %274, label %255, label %275, !llvm.loop !247

275:                                              ; preds = %260, %272, %247
  %276 = phi i32 [ 0, %247 ], [ 0, %272 ], [ %256, %260 ]
  %277 = sub nsw i32 %276, %44
  call fastcc void @round_at(ptr noundef %6, i32 noundef %277) #9
  %278 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %279 = load i8, ptr %278, align 4, !tbaa !177, !range !33, !noundef !12
  %280 = trunc nuw i8 %279 to i1
  %281 = load i32, ptr %41, align 4, !tbaa !60
  %282 = shl i32 %281, 2
  %283 = sub i32 312, %282
  %284 = load i32, ptr %46, align 4, !tbaa !67
  %285 = shl i32 %284, 2
  %286 = sub i32 315, %285
  %287 = icmp slt i32 %286, %283
  br i1 %287, label %311, label %288

288:                                              ; preds = %275, %305
  %289 = phi i32 [ %306, %305 ], [ %286, %275 ]
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
  br i1 %307, label %288, label %308, !llvm.loop !277

308:                                              ; preds = %305, %293
  %309 = phi i32 [ %289, %293 ], [ 0, %305 ]
  %310 = freeze i32 %309
  br label %311

311:                                              ; preds = %308, %275
  %312 = phi i32 [ 0, %275 ], [ %310, %308 ]
  %313 = getelementptr inbounds nuw i8, ptr %7, i64 13
  store i32 %312, ptr %7, align 4, !tbaa !209
  %314 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 1, ptr %314, align 4, !tbaa !214
  %315 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %44, ptr %315, align 4, !tbaa !217
  %316 = icmp sgt i32 %44, 0
  %317 = or i1 %316, %280
  %318 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %319 = zext i1 %317 to i8
  store i8 %319, ptr %318, align 4, !tbaa !223
  store i8 %9, ptr %313, align 1, !tbaa !18
  %320 = icmp slt i32 %312, 0
  %321 = select i1 %320, i8 45, i8 43
  %322 = getelementptr inbounds nuw i8, ptr %7, i64 14
  store i8 %321, ptr %322, align 2, !tbaa !18
  %323 = call i32 @llvm.abs.i32(i32 %312, i1 true)
  %324 = icmp samesign ugt i32 %323, 99
  br i1 %324, label %325, label %330

325:                                              ; preds = %311
  %326 = udiv i32 %323, 100
  %327 = trunc i32 %326 to i8
  %328 = add i8 %327, 48
  %329 = getelementptr inbounds nuw i8, ptr %7, i64 15
  store i8 %328, ptr %329, align 1, !tbaa !18
  br label %330

330:                                              ; preds = %311, %325
  %331 = phi i32 [ 3, %325 ], [ 2, %311 ]
  %332 = freeze i32 %323
  %333 = udiv i32 %332, 10
  %334 = urem i32 %333, 10
  %335 = trunc nuw nsw i32 %334 to i8
  %336 = or disjoint i8 %335, 48
  %337 = zext nneg i32 %331 to i64
  %338 = getelementptr inbounds nuw i8, ptr %313, i64 %337
  store i8 %336, ptr %338, align 1, !tbaa !18
  %339 = mul i32 %333, 10
  %340 = sub i32 %332, %339
  %341 = trunc nuw nsw i32 %340 to i8
  %342 = or disjoint i8 %341, 48
  %343 = add nuw nsw i32 %331, 2
  %344 = getelementptr inbounds nuw i8, ptr %338, i64 1
  store i8 %342, ptr %344, align 1, !tbaa !18
  %345 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %343, ptr %345, align 4, !tbaa !317
  br label %539

346:                                              ; preds = %201
  %347 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %348 = load i8, ptr %347, align 4, !tbaa !177, !range !33, !noundef !12
  %349 = trunc nuw i8 %348 to i1
  %350 = add i8 %9, -2
  %351 = call i32 @llvm.smax.i32(i32 %44, i32 1)
  %352 = load i32, ptr %41, align 4, !tbaa !60
  %353 = shl i32 %352, 2
  %354 = sub i32 312, %353
  %355 = load i32, ptr %46, align 4, !tbaa !67
  %356 = shl i32 %355, 2
  %357 = sub i32 315, %356
  %358 = icmp slt i32 %357, %354
  br i1 %358, label %379, label %359

359:                                              ; preds = %346, %376
  %360 = phi i32 [ %377, %376 ], [ %357, %346 ]
  %361 = ashr i32 %360, 2
  %362 = add nsw i32 %361, -78
  %363 = icmp ult i32 %362, -350
  br i1 %363, label %376, label %364

364:                                              ; preds = %359
  %365 = sub nsw i32 77, %361
  %366 = zext nneg i32 %365 to i64
  %367 = getelementptr inbounds nuw i16, ptr %6, i64 %366
  %368 = load i16, ptr %367, align 2, !tbaa !78
  %369 = and i32 %360, 3
  %370 = zext nneg i32 %369 to i64
  %371 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %370
  %372 = load i16, ptr %371, align 2, !tbaa !78
  %373 = udiv i16 %368, %372
  %374 = urem i16 %373, 10
  %375 = icmp eq i16 %374, 0
  br i1 %375, label %376, label %379

376:                                              ; preds = %364, %359
  %377 = add nsw i32 %360, -1
  %378 = icmp sgt i32 %360, %354
  br i1 %378, label %359, label %379, !llvm.loop !346

379:                                              ; preds = %376, %364, %346
  %380 = phi i32 [ 0, %346 ], [ %360, %364 ], [ 0, %376 ]
  %381 = sub i32 %380, %351
  %382 = add i32 %381, 1
  call fastcc void @round_at(ptr noundef nonnull %6, i32 noundef %382) #9
  %383 = load i32, ptr %41, align 4, !tbaa !60
  %384 = shl i32 %383, 2
  %385 = sub i32 312, %384
  %386 = load i32, ptr %46, align 4, !tbaa !67
  %387 = shl i32 %386, 2
  %388 = sub i32 315, %387
  %389 = icmp slt i32 %388, %385
  br i1 %389, label %410, label %390

390:                                              ; preds = %379, %407
  %391 = phi i32 [ %408, %407 ], [ %388, %379 ]
  %392 = ashr i32 %391, 2
  %393 = add nsw i32 %392, -78
  %394 = icmp ult i32 %393, -350
  br i1 %394, label %407, label %395

395:                                              ; preds = %390
  %396 = sub nsw i32 77, %392
  %397 = zext nneg i32 %396 to i64
  %398 = getelementptr inbounds nuw i16, ptr %6, i64 %397
  %399 = load i16, ptr %398, align 2, !tbaa !78
  %400 = and i32 %391, 3
  %401 = zext nneg i32 %400 to i64
  %402 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %401
  %403 = load i16, ptr %402, align 2, !tbaa !78
  %404 = udiv i16 %399, %403
  %405 = urem i16 %404, 10
  %406 = icmp eq i16 %405, 0
  br i1 %406, label %407, label %410

407:                                              ; preds = %395, %390
  %408 = add nsw i32 %391, -1
  %409 = icmp sgt i32 %391, %385
  br i1 %409, label %390, label %410, !llvm.loop !373

410:                                              ; preds = %407, %395, %379
  %411 = phi i32 [ 0, %379 ], [ %391, %395 ], [ 0, %407 ]
  %412 = icmp slt i32 %411, -4
  %413 = icmp sge i32 %411, %351
  %414 = or i1 %412, %413
  %415 = xor i32 %411, -1
  %416 = select i1 %414, i32 -1, i32 %415
  %417 = add i32 %416, %351
  %418 = icmp slt i32 %417, 1
  %419 = or i1 %418, %349
  br i1 %419, label %445, label %420

420:                                              ; preds = %410
  %421 = select i1 %414, i32 %411, i32 0
  %422 = sub nsw i32 %421, %417
  br label %423

423:                                              ; preds = %441, %420
  %424 = phi i32 [ %443, %441 ], [ %422, %420 ]
  %425 = phi i32 [ %442, %441 ], [ %417, %420 ]
  %426 = ashr i32 %424, 2
  %427 = add nsw i32 %426, -78
  %428 = icmp ult i32 %427, -350
  br i1 %428, label %441, label %429

429:                                              ; preds = %423
  %430 = sub nsw i32 77, %426
  %431 = zext nneg i32 %430 to i64
  %432 = getelementptr inbounds nuw i16, ptr %6, i64 %431
  %433 = load i16, ptr %432, align 2, !tbaa !78
  %434 = and i32 %424, 3
  %435 = zext nneg i32 %434 to i64
  %436 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %435
  %437 = load i16, ptr %436, align 2, !tbaa !78
  %438 = udiv i16 %433, %437
  %439 = urem i16 %438, 10
  %440 = icmp eq i16 %439, 0
  br i1 %440, label %441, label %445

441:                                              ; preds = %429, %423
  %442 = add nsw i32 %425, -1
  %443 = add nsw i32 %424, 1
  %444 = icmp slt i32 %425, 2
  br i1 %444, label %445, label %423, !llvm.loop !397

445:                                              ; preds = %441, %429, %410
  %446 = phi i32 [ %417, %410 ], [ %425, %429 ], [ 0, %441 ]
  br i1 %414, label %447, label %506

447:                                              ; preds = %445
  br i1 %389, label %471, label %448

448:                                              ; preds = %447, %465
  %449 = phi i32 [ %466, %465 ], [ %388, %447 ]
  %450 = ashr i32 %449, 2
  %451 = add nsw i32 %450, -78
  %452 = icmp ult i32 %451, -350
  br i1 %452, label %465, label %453

453:                                              ; preds = %448
  %454 = sub nsw i32 77, %450
  %455 = zext nneg i32 %454 to i64
  %456 = getelementptr inbounds nuw i16, ptr %6, i64 %455
  %457 = load i16, ptr %456, align 2, !tbaa !78
  %458 = and i32 %449, 3
  %459 = zext nneg i32 %458 to i64
  %460 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %459
  %461 = load i16, ptr %460, align 2, !tbaa !78
  %462 = udiv i16 %457, %461
  %463 = urem i16 %462, 10
  %464 = icmp eq i16 %463, 0
  br i1 %464, label %465, label %468

465:                                              ; preds = %453, %448
  %466 = add nsw i32 %449, -1
  %467 = icmp sgt i32 %449, %385
  br i1 %467, label %448, label %468, !llvm.loop !418

468:                                              ; preds = %465, %453
  %469 = phi i32 [ %449, %453 ], [ 0, %465 ]
  %470 = freeze i32 %469
  br label %471

471:                                              ; preds = %468, %447
  %472 = phi i32 [ 0, %447 ], [ %470, %468 ]
  %473 = getelementptr inbounds nuw i8, ptr %7, i64 13
  store i32 %472, ptr %7, align 4, !tbaa !209
  %474 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 1, ptr %474, align 4, !tbaa !214
  %475 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %446, ptr %475, align 4, !tbaa !217
  %476 = icmp sgt i32 %446, 0
  %477 = or i1 %476, %349
  %478 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %479 = zext i1 %477 to i8
  store i8 %479, ptr %478, align 4, !tbaa !223
  store i8 %350, ptr %473, align 1, !tbaa !18
  %480 = icmp slt i32 %472, 0
  %481 = select i1 %480, i8 45, i8 43
  %482 = getelementptr inbounds nuw i8, ptr %7, i64 14
  store i8 %481, ptr %482, align 2, !tbaa !18
  %483 = call i32 @llvm.abs.i32(i32 %472, i1 true)
  %484 = icmp samesign ugt i32 %483, 99
  br i1 %484, label %485, label %490

485:                                              ; preds = %471
  %486 = udiv i32 %483, 100
  %487 = trunc i32 %486 to i8
  %488 = add i8 %487, 48
  %489 = getelementptr inbounds nuw i8, ptr %7, i64 15
  store i8 %488, ptr %489, align 1, !tbaa !18
  br label %490

490:                                              ; preds = %485, %471
  %491 = phi i32 [ 3, %485 ], [ 2, %471 ]
  %492 = freeze i32 %483
  %493 = udiv i32 %492, 10
  %494 = urem i32 %493, 10
  %495 = trunc nuw nsw i32 %494 to i8
  %496 = or disjoint i8 %495, 48
  %497 = zext nneg i32 %491 to i64
  %498 = getelementptr inbounds nuw i8, ptr %473, i64 %497
  store i8 %496, ptr %498, align 1, !tbaa !18
  %499 = mul i32 %493, 10
  %500 = sub i32 %492, %499
  %501 = trunc nuw nsw i32 %500 to i8
  %502 = or disjoint i8 %501, 48
  %503 = add nuw nsw i32 %491, 2
  %504 = getelementptr inbounds nuw i8, ptr %498, i64 1
  store i8 %502, ptr %504, align 1, !tbaa !18
  %505 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %503, ptr %505, align 4, !tbaa !317
  br label %539

506:                                              ; preds = %445
  br i1 %389, label %530, label %507

507:                                              ; preds = %506, %524
  %508 = phi i32 [ %525, %524 ], [ %388, %506 ]
  %509 = ashr i32 %508, 2
  %510 = add nsw i32 %509, -78
  %511 = icmp ult i32 %510, -350
  br i1 %511, label %524, label %512

512:                                              ; preds = %507
  %513 = sub nsw i32 77, %509
  %514 = zext nneg i32 %513 to i64
  %515 = getelementptr inbounds nuw i16, ptr %6, i64 %514
  %516 = load i16, ptr %515, align 2, !tbaa !78
  %517 = and i32 %508, 3
  %518 = zext nneg i32 %517 to i64
  %519 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %518
  %520 = load i16, ptr %519, align 2, !tbaa !78
  %521 = udiv i16 %516, %520
  %522 = urem i16 %521, 10
  %523 = icmp eq i16 %522, 0
  br i1 %523, label %524, label %527

524:                                              ; preds = %512, %507
  %525 = add nsw i32 %508, -1
  %526 = icmp sgt i32 %508, %385
  br i1 %526, label %507, label %527, !llvm.loop !476

527:                                              ; preds = %524, %512
  %528 = phi i32 [ %508, %512 ], [ 0, %524 ]
  %529 = call i32 @llvm.smax.i32(i32 %528, i32 0)
  br label %530

530:                                              ; preds = %527, %506
  %531 = phi i32 [ 0, %506 ], [ %529, %527 ]
  store i32 %531, ptr %7, align 4, !tbaa !209
  %532 = add nuw nsw i32 %531, 1
  %533 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %532, ptr %533, align 4, !tbaa !214
  %534 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %446, ptr %534, align 4, !tbaa !217
  %535 = icmp sgt i32 %446, 0
  %536 = or i1 %535, %349
  %537 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %538 = zext i1 %536 to i8
  store i8 %538, ptr %537, align 4, !tbaa !223
  br label %539

539:                                              ; preds = %238, %330, %490, %530
  %540 = phi i32 [ %531, %530 ], [ %472, %490 ], [ %312, %330 ], [ %239, %238 ]
  %541 = phi i32 [ 0, %530 ], [ %503, %490 ], [ %343, %330 ], [ 0, %238 ]
  %542 = phi i32 [ %446, %530 ], [ %446, %490 ], [ %44, %330 ], [ %44, %238 ]
  %543 = phi i8 [ %538, %530 ], [ %479, %490 ], [ %319, %330 ], [ %246, %238 ]
  %544 = phi i32 [ %532, %530 ], [ 1, %490 ], [ 1, %330 ], [ %240, %238 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr noundef nonnull readonly align 4 dereferenceable(20) %5, i64 20, i1 false), !tbaa.struct !15
  %545 = zext nneg i8 %543 to i32
  %546 = add nuw nsw i32 %544, %545
  %547 = add nsw i32 %546, %542
  %548 = add nsw i32 %547, %541
  %549 = load i8, ptr %5, align 4, !tbaa !503, !range !33, !noundef !12
  %550 = trunc nuw i8 %549 to i1
  %551 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %552 = load i32, ptr %551, align 4
  %553 = icmp slt i32 %552, %548
  %554 = sub nsw i32 %552, %548
  %555 = select i1 %550, i1 true, i1 %553
  %556 = select i1 %555, i32 0, i32 %554
  %557 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %556, ptr %557, align 4, !tbaa !508
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %26, i32 noundef 0, ptr noundef nonnull @.str.3, i32 noundef 0) #8
  br label %558

558:                                              ; preds = %578, %539
  %559 = phi i32 [ %580, %578 ], [ %544, %539 ]
  %560 = phi i32 [ %561, %578 ], [ %540, %539 ]
  %561 = add nsw i32 %560, -1
  %562 = ashr i32 %560, 2
  %563 = add nsw i32 %562, -78
  %564 = icmp ult i32 %563, -350
  br i1 %564, label %578, label %565

565:                                              ; preds = %558
  %566 = sub nsw i32 77, %562
  %567 = zext nneg i32 %566 to i64
  %568 = getelementptr inbounds nuw i16, ptr %6, i64 %567
  %569 = load i16, ptr %568, align 2, !tbaa !78
  %570 = and i32 %560, 3
  %571 = zext nneg i32 %570 to i64
  %572 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %571
  %573 = load i16, ptr %572, align 2, !tbaa !78
  %574 = udiv i16 %569, %573
  %575 = urem i16 %574, 10
  %576 = trunc nuw nsw i16 %575 to i8
  %577 = or disjoint i8 %576, 48
  br label %578

578:                                              ; preds = %565, %558
  %579 = phi i8 [ %577, %565 ], [ 48, %558 ]
  call void @__harp_put(ptr noundef %0, i8 noundef signext %579) #8
  %580 = add nsw i32 %559, -1
  %581 = icmp sgt i32 %559, 1
  br i1 %581, label %558, label %582, !llvm.loop !530

582:                                              ; preds = %578
  %583 = trunc nuw i8 %543 to i1
  br i1 %583, label %584, label %585

584:                                              ; preds = %582
  call void @__harp_put(ptr noundef %0, i8 noundef signext 46) #8
  br label %585

585:                                              ; preds = %584, %582
  %586 = icmp sgt i32 %542, 0
  br i1 %586, label %587, label %613

587:                                              ; preds = %585
  %588 = sub nsw i32 %540, %544
  br label %589

589:                                              ; preds = %609, %587
  %590 = phi i32 [ %611, %609 ], [ %542, %587 ]
  %591 = phi i32 [ %592, %609 ], [ %588, %587 ]
  %592 = add nsw i32 %591, -1
  %593 = ashr i32 %591, 2
  %594 = add nsw i32 %593, -78
  %595 = icmp ult i32 %594, -350
  br i1 %595, label %609, label %596

596:                                              ; preds = %589
  %597 = sub nsw i32 77, %593
  %598 = zext nneg i32 %597 to i64
  %599 = getelementptr inbounds nuw i16, ptr %6, i64 %598
  %600 = load i16, ptr %599, align 2, !tbaa !78
  %601 = and i32 %591, 3
  %602 = zext nneg i32 %601 to i64
  %603 = getelementptr inbounds nuw i16, ptr @digit.powers, i64 %602
  %604 = load i16, ptr %603, align 2, !tbaa !78
  %605 = udiv i16 %600, %604
  %606 = urem i16 %605, 10
  %607 = trunc nuw nsw i16 %606 to i8
  %608 = or disjoint i8 %607, 48
  br label %609

609:                                              ; preds = %596, %589
  %610 = phi i8 [ %608, %596 ], [ 48, %589 ]
  call void @__harp_put(ptr noundef %0, i8 noundef signext %610) #8
  %611 = add nsw i32 %590, -1
  %612 = icmp sgt i32 %590, 1
  br i1 %612, label %589, label %613, !llvm.loop !558

613:                                              ; preds = %609, %585
  %614 = call i64 @strlen(ptr noundef nonnull %26) #8
  br i1 %550, label %615, label %622

615:                                              ; preds = %613
  %616 = trunc i64 %614 to i32
  %617 = add nsw i32 %548, %616
  %618 = sub i32 %617, %541
  %619 = icmp sgt i32 %552, %618
  %620 = sub nsw i32 %552, %618
  %621 = select i1 %619, i32 %620, i32 0
  br label %622

622:                                              ; preds = %613, %615
  %623 = phi i32 [ 0, %613 ], [ %621, %615 ]
  store i32 %623, ptr %557, align 4, !tbaa !508
  %624 = getelementptr inbounds nuw i8, ptr %7, i64 13
  call void @__harp_put_number(ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull @.str.3, i32 noundef 0, ptr noundef nonnull %624, i32 noundef %541) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  br label %625

625:                                              ; preds = %622, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @__harp_put_number(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nounwind
define internal fastcc void @round_at(ptr noundef nonnull %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %4 = load i32, ptr %3, align 4, !tbaa !60
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
  br i1 %55, label %29, label %34, !llvm.loop !615

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
  br i1 %110, label %101, label %106, !llvm.loop !655

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
  br i1 %122, label %111, label %123, !llvm.loop !665

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
  store i32 %95, ptr %3, align 4, !tbaa !60
  br label %138

138:                                              ; preds = %56, %137, %135, %2
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare void @__harp_put(ptr noundef, i8 noundef signext) local_unnamed_addr #3

declare i64 @strlen(ptr noundef) local_unnamed_addr #3

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
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind "no-builtins" }
attributes #9 = { nobuiltin "no-builtins" }


