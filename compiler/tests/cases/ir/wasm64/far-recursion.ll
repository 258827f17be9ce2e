; ModuleID = 'compiler/tests/cases/far-recursion.c'
source_filename = "compiler/tests/cases/far-recursion.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

@.str = private unnamed_addr constant [4 x i8] c"%u \00", align 1
@results = internal unnamed_addr global [8 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@value = internal global i32 0, align 4

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call fastcc void @fill() #5
  tail call void @launch(ptr noundef nonnull @kernel, i32 noundef 8, ptr noundef null) #6
  br label %3

1:                                                ; preds = %3
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1) #6
  ret i32 0

3:                                                ; preds = %0, %3
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
  %5 = getelementptr inbounds nuw i32, ptr @results, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !6
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %6) #6
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 8
  br i1 %9, label %1, label %3, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @fill() unnamed_addr #1 {
  %1 = load volatile i32, ptr @value, align 4, !tbaa !6
  %2 = mul i32 %1, 3
  %3 = add i32 %2, 1
  store volatile i32 %3, ptr @value, align 4, !tbaa !6
  %4 = load volatile i32, ptr @value, align 4, !tbaa !6
  %5 = mul i32 %4, 3
  %6 = add i32 %5, 1
  store volatile i32 %6, ptr @value, align 4, !tbaa !6
  %7 = load volatile i32, ptr @value, align 4, !tbaa !6
  %8 = mul i32 %7, 3
  %9 = add i32 %8, 1
  store volatile i32 %9, ptr @value, align 4, !tbaa !6
  %10 = load volatile i32, ptr @value, align 4, !tbaa !6
  %11 = mul i32 %10, 3
  %12 = add i32 %11, 1
  store volatile i32 %12, ptr @value, align 4, !tbaa !6
  %13 = load volatile i32, ptr @value, align 4, !tbaa !6
  %14 = mul i32 %13, 3
  %15 = add i32 %14, 1
  store volatile i32 %15, ptr @value, align 4, !tbaa !6
  %16 = load volatile i32, ptr @value, align 4, !tbaa !6
  %17 = mul i32 %16, 3
  %18 = add i32 %17, 1
  store volatile i32 %18, ptr @value, align 4, !tbaa !6
  %19 = load volatile i32, ptr @value, align 4, !tbaa !6
  %20 = mul i32 %19, 3
  %21 = add i32 %20, 1
  store volatile i32 %21, ptr @value, align 4, !tbaa !6
  %22 = load volatile i32, ptr @value, align 4, !tbaa !6
  %23 = mul i32 %22, 3
  %24 = add i32 %23, 1
  store volatile i32 %24, ptr @value, align 4, !tbaa !6
  %25 = load volatile i32, ptr @value, align 4, !tbaa !6
  %26 = mul i32 %25, 3
  %27 = add i32 %26, 1
  store volatile i32 %27, ptr @value, align 4, !tbaa !6
  %28 = load volatile i32, ptr @value, align 4, !tbaa !6
  %29 = mul i32 %28, 3
  %30 = add i32 %29, 1
  store volatile i32 %30, ptr @value, align 4, !tbaa !6
  %31 = load volatile i32, ptr @value, align 4, !tbaa !6
  %32 = mul i32 %31, 3
  %33 = add i32 %32, 1
  store volatile i32 %33, ptr @value, align 4, !tbaa !6
  %34 = load volatile i32, ptr @value, align 4, !tbaa !6
  %35 = mul i32 %34, 3
  %36 = add i32 %35, 1
  store volatile i32 %36, ptr @value, align 4, !tbaa !6
  %37 = load volatile i32, ptr @value, align 4, !tbaa !6
  %38 = mul i32 %37, 3
  %39 = add i32 %38, 1
  store volatile i32 %39, ptr @value, align 4, !tbaa !6
  %40 = load volatile i32, ptr @value, align 4, !tbaa !6
  %41 = mul i32 %40, 3
  %42 = add i32 %41, 1
  store volatile i32 %42, ptr @value, align 4, !tbaa !6
  %43 = load volatile i32, ptr @value, align 4, !tbaa !6
  %44 = mul i32 %43, 3
  %45 = add i32 %44, 1
  store volatile i32 %45, ptr @value, align 4, !tbaa !6
  %46 = load volatile i32, ptr @value, align 4, !tbaa !6
  %47 = mul i32 %46, 3
  %48 = add i32 %47, 1
  store volatile i32 %48, ptr @value, align 4, !tbaa !6
  %49 = load volatile i32, ptr @value, align 4, !tbaa !6
  %50 = mul i32 %49, 3
  %51 = add i32 %50, 1
  store volatile i32 %51, ptr @value, align 4, !tbaa !6
  %52 = load volatile i32, ptr @value, align 4, !tbaa !6
  %53 = mul i32 %52, 3
  %54 = add i32 %53, 1
  store volatile i32 %54, ptr @value, align 4, !tbaa !6
  %55 = load volatile i32, ptr @value, align 4, !tbaa !6
  %56 = mul i32 %55, 3
  %57 = add i32 %56, 1
  store volatile i32 %57, ptr @value, align 4, !tbaa !6
  %58 = load volatile i32, ptr @value, align 4, !tbaa !6
  %59 = mul i32 %58, 3
  %60 = add i32 %59, 1
  store volatile i32 %60, ptr @value, align 4, !tbaa !6
  %61 = load volatile i32, ptr @value, align 4, !tbaa !6
  %62 = mul i32 %61, 3
  %63 = add i32 %62, 1
  store volatile i32 %63, ptr @value, align 4, !tbaa !6
  %64 = load volatile i32, ptr @value, align 4, !tbaa !6
  %65 = mul i32 %64, 3
  %66 = add i32 %65, 1
  store volatile i32 %66, ptr @value, align 4, !tbaa !6
  %67 = load volatile i32, ptr @value, align 4, !tbaa !6
  %68 = mul i32 %67, 3
  %69 = add i32 %68, 1
  store volatile i32 %69, ptr @value, align 4, !tbaa !6
  %70 = load volatile i32, ptr @value, align 4, !tbaa !6
  %71 = mul i32 %70, 3
  %72 = add i32 %71, 1
  store volatile i32 %72, ptr @value, align 4, !tbaa !6
  %73 = load volatile i32, ptr @value, align 4, !tbaa !6
  %74 = mul i32 %73, 3
  %75 = add i32 %74, 1
  store volatile i32 %75, ptr @value, align 4, !tbaa !6
  %76 = load volatile i32, ptr @value, align 4, !tbaa !6
  %77 = mul i32 %76, 3
  %78 = add i32 %77, 1
  store volatile i32 %78, ptr @value, align 4, !tbaa !6
  %79 = load volatile i32, ptr @value, align 4, !tbaa !6
  %80 = mul i32 %79, 3
  %81 = add i32 %80, 1
  store volatile i32 %81, ptr @value, align 4, !tbaa !6
  %82 = load volatile i32, ptr @value, align 4, !tbaa !6
  %83 = mul i32 %82, 3
  %84 = add i32 %83, 1
  store volatile i32 %84, ptr @value, align 4, !tbaa !6
  %85 = load volatile i32, ptr @value, align 4, !tbaa !6
  %86 = mul i32 %85, 3
  %87 = add i32 %86, 1
  store volatile i32 %87, ptr @value, align 4, !tbaa !6
  %88 = load volatile i32, ptr @value, align 4, !tbaa !6
  %89 = mul i32 %88, 3
  %90 = add i32 %89, 1
  store volatile i32 %90, ptr @value, align 4, !tbaa !6
  %91 = load volatile i32, ptr @value, align 4, !tbaa !6
  %92 = mul i32 %91, 3
  %93 = add i32 %92, 1
  store volatile i32 %93, ptr @value, align 4, !tbaa !6
  %94 = load volatile i32, ptr @value, align 4, !tbaa !6
  %95 = mul i32 %94, 3
  %96 = add i32 %95, 1
  store volatile i32 %96, ptr @value, align 4, !tbaa !6
  %97 = load volatile i32, ptr @value, align 4, !tbaa !6
  %98 = mul i32 %97, 3
  %99 = add i32 %98, 1
  store volatile i32 %99, ptr @value, align 4, !tbaa !6
  %100 = load volatile i32, ptr @value, align 4, !tbaa !6
  %101 = mul i32 %100, 3
  %102 = add i32 %101, 1
  store volatile i32 %102, ptr @value, align 4, !tbaa !6
  %103 = load volatile i32, ptr @value, align 4, !tbaa !6
  %104 = mul i32 %103, 3
  %105 = add i32 %104, 1
  store volatile i32 %105, ptr @value, align 4, !tbaa !6
  %106 = load volatile i32, ptr @value, align 4, !tbaa !6
  %107 = mul i32 %106, 3
  %108 = add i32 %107, 1
  store volatile i32 %108, ptr @value, align 4, !tbaa !6
  %109 = load volatile i32, ptr @value, align 4, !tbaa !6
  %110 = mul i32 %109, 3
  %111 = add i32 %110, 1
  store volatile i32 %111, ptr @value, align 4, !tbaa !6
  %112 = load volatile i32, ptr @value, align 4, !tbaa !6
  %113 = mul i32 %112, 3
  %114 = add i32 %113, 1
  store volatile i32 %114, ptr @value, align 4, !tbaa !6
  %115 = load volatile i32, ptr @value, align 4, !tbaa !6
  %116 = mul i32 %115, 3
  %117 = add i32 %116, 1
  store volatile i32 %117, ptr @value, align 4, !tbaa !6
  %118 = load volatile i32, ptr @value, align 4, !tbaa !6
  %119 = mul i32 %118, 3
  %120 = add i32 %119, 1
  store volatile i32 %120, ptr @value, align 4, !tbaa !6
  %121 = load volatile i32, ptr @value, align 4, !tbaa !6
  %122 = mul i32 %121, 3
  %123 = add i32 %122, 1
  store volatile i32 %123, ptr @value, align 4, !tbaa !6
  %124 = load volatile i32, ptr @value, align 4, !tbaa !6
  %125 = mul i32 %124, 3
  %126 = add i32 %125, 1
  store volatile i32 %126, ptr @value, align 4, !tbaa !6
  %127 = load volatile i32, ptr @value, align 4, !tbaa !6
  %128 = mul i32 %127, 3
  %129 = add i32 %128, 1
  store volatile i32 %129, ptr @value, align 4, !tbaa !6
  %130 = load volatile i32, ptr @value, align 4, !tbaa !6
  %131 = mul i32 %130, 3
  %132 = add i32 %131, 1
  store volatile i32 %132, ptr @value, align 4, !tbaa !6
  %133 = load volatile i32, ptr @value, align 4, !tbaa !6
  %134 = mul i32 %133, 3
  %135 = add i32 %134, 1
  store volatile i32 %135, ptr @value, align 4, !tbaa !6
  %136 = load volatile i32, ptr @value, align 4, !tbaa !6
  %137 = mul i32 %136, 3
  %138 = add i32 %137, 1
  store volatile i32 %138, ptr @value, align 4, !tbaa !6
  %139 = load volatile i32, ptr @value, align 4, !tbaa !6
  %140 = mul i32 %139, 3
  %141 = add i32 %140, 1
  store volatile i32 %141, ptr @value, align 4, !tbaa !6
  %142 = load volatile i32, ptr @value, align 4, !tbaa !6
  %143 = mul i32 %142, 3
  %144 = add i32 %143, 1
  store volatile i32 %144, ptr @value, align 4, !tbaa !6
  %145 = load volatile i32, ptr @value, align 4, !tbaa !6
  %146 = mul i32 %145, 3
  %147 = add i32 %146, 1
  store volatile i32 %147, ptr @value, align 4, !tbaa !6
  %148 = load volatile i32, ptr @value, align 4, !tbaa !6
  %149 = mul i32 %148, 3
  %150 = add i32 %149, 1
  store volatile i32 %150, ptr @value, align 4, !tbaa !6
  %151 = load volatile i32, ptr @value, align 4, !tbaa !6
  %152 = mul i32 %151, 3
  %153 = add i32 %152, 1
  store volatile i32 %153, ptr @value, align 4, !tbaa !6
  %154 = load volatile i32, ptr @value, align 4, !tbaa !6
  %155 = mul i32 %154, 3
  %156 = add i32 %155, 1
  store volatile i32 %156, ptr @value, align 4, !tbaa !6
  %157 = load volatile i32, ptr @value, align 4, !tbaa !6
  %158 = mul i32 %157, 3
  %159 = add i32 %158, 1
  store volatile i32 %159, ptr @value, align 4, !tbaa !6
  %160 = load volatile i32, ptr @value, align 4, !tbaa !6
  %161 = mul i32 %160, 3
  %162 = add i32 %161, 1
  store volatile i32 %162, ptr @value, align 4, !tbaa !6
  %163 = load volatile i32, ptr @value, align 4, !tbaa !6
  %164 = mul i32 %163, 3
  %165 = add i32 %164, 1
  store volatile i32 %165, ptr @value, align 4, !tbaa !6
  %166 = load volatile i32, ptr @value, align 4, !tbaa !6
  %167 = mul i32 %166, 3
  %168 = add i32 %167, 1
  store volatile i32 %168, ptr @value, align 4, !tbaa !6
  %169 = load volatile i32, ptr @value, align 4, !tbaa !6
  %170 = mul i32 %169, 3
  %171 = add i32 %170, 1
  store volatile i32 %171, ptr @value, align 4, !tbaa !6
  %172 = load volatile i32, ptr @value, align 4, !tbaa !6
  %173 = mul i32 %172, 3
  %174 = add i32 %173, 1
  store volatile i32 %174, ptr @value, align 4, !tbaa !6
  %175 = load volatile i32, ptr @value, align 4, !tbaa !6
  %176 = mul i32 %175, 3
  %177 = add i32 %176, 1
  store volatile i32 %177, ptr @value, align 4, !tbaa !6
  %178 = load volatile i32, ptr @value, align 4, !tbaa !6
  %179 = mul i32 %178, 3
  %180 = add i32 %179, 1
  store volatile i32 %180, ptr @value, align 4, !tbaa !6
  %181 = load volatile i32, ptr @value, align 4, !tbaa !6
  %182 = mul i32 %181, 3
  %183 = add i32 %182, 1
  store volatile i32 %183, ptr @value, align 4, !tbaa !6
  %184 = load volatile i32, ptr @value, align 4, !tbaa !6
  %185 = mul i32 %184, 3
  %186 = add i32 %185, 1
  store volatile i32 %186, ptr @value, align 4, !tbaa !6
  %187 = load volatile i32, ptr @value, align 4, !tbaa !6
  %188 = mul i32 %187, 3
  %189 = add i32 %188, 1
  store volatile i32 %189, ptr @value, align 4, !tbaa !6
  %190 = load volatile i32, ptr @value, align 4, !tbaa !6
  %191 = mul i32 %190, 3
  %192 = add i32 %191, 1
  store volatile i32 %192, ptr @value, align 4, !tbaa !6
  %193 = load volatile i32, ptr @value, align 4, !tbaa !6
  %194 = mul i32 %193, 3
  %195 = add i32 %194, 1
  store volatile i32 %195, ptr @value, align 4, !tbaa !6
  %196 = load volatile i32, ptr @value, align 4, !tbaa !6
  %197 = mul i32 %196, 3
  %198 = add i32 %197, 1
  store volatile i32 %198, ptr @value, align 4, !tbaa !6
  %199 = load volatile i32, ptr @value, align 4, !tbaa !6
  %200 = mul i32 %199, 3
  %201 = add i32 %200, 1
  store volatile i32 %201, ptr @value, align 4, !tbaa !6
  %202 = load volatile i32, ptr @value, align 4, !tbaa !6
  %203 = mul i32 %202, 3
  %204 = add i32 %203, 1
  store volatile i32 %204, ptr @value, align 4, !tbaa !6
  %205 = load volatile i32, ptr @value, align 4, !tbaa !6
  %206 = mul i32 %205, 3
  %207 = add i32 %206, 1
  store volatile i32 %207, ptr @value, align 4, !tbaa !6
  %208 = load volatile i32, ptr @value, align 4, !tbaa !6
  %209 = mul i32 %208, 3
  %210 = add i32 %209, 1
  store volatile i32 %210, ptr @value, align 4, !tbaa !6
  %211 = load volatile i32, ptr @value, align 4, !tbaa !6
  %212 = mul i32 %211, 3
  %213 = add i32 %212, 1
  store volatile i32 %213, ptr @value, align 4, !tbaa !6
  %214 = load volatile i32, ptr @value, align 4, !tbaa !6
  %215 = mul i32 %214, 3
  %216 = add i32 %215, 1
  store volatile i32 %216, ptr @value, align 4, !tbaa !6
  %217 = load volatile i32, ptr @value, align 4, !tbaa !6
  %218 = mul i32 %217, 3
  %219 = add i32 %218, 1
  store volatile i32 %219, ptr @value, align 4, !tbaa !6
  %220 = load volatile i32, ptr @value, align 4, !tbaa !6
  %221 = mul i32 %220, 3
  %222 = add i32 %221, 1
  store volatile i32 %222, ptr @value, align 4, !tbaa !6
  %223 = load volatile i32, ptr @value, align 4, !tbaa !6
  %224 = mul i32 %223, 3
  %225 = add i32 %224, 1
  store volatile i32 %225, ptr @value, align 4, !tbaa !6
  %226 = load volatile i32, ptr @value, align 4, !tbaa !6
  %227 = mul i32 %226, 3
  %228 = add i32 %227, 1
  store volatile i32 %228, ptr @value, align 4, !tbaa !6
  %229 = load volatile i32, ptr @value, align 4, !tbaa !6
  %230 = mul i32 %229, 3
  %231 = add i32 %230, 1
  store volatile i32 %231, ptr @value, align 4, !tbaa !6
  %232 = load volatile i32, ptr @value, align 4, !tbaa !6
  %233 = mul i32 %232, 3
  %234 = add i32 %233, 1
  store volatile i32 %234, ptr @value, align 4, !tbaa !6
  %235 = load volatile i32, ptr @value, align 4, !tbaa !6
  %236 = mul i32 %235, 3
  %237 = add i32 %236, 1
  store volatile i32 %237, ptr @value, align 4, !tbaa !6
  %238 = load volatile i32, ptr @value, align 4, !tbaa !6
  %239 = mul i32 %238, 3
  %240 = add i32 %239, 1
  store volatile i32 %240, ptr @value, align 4, !tbaa !6
  %241 = load volatile i32, ptr @value, align 4, !tbaa !6
  %242 = mul i32 %241, 3
  %243 = add i32 %242, 1
  store volatile i32 %243, ptr @value, align 4, !tbaa !6
  %244 = load volatile i32, ptr @value, align 4, !tbaa !6
  %245 = mul i32 %244, 3
  %246 = add i32 %245, 1
  store volatile i32 %246, ptr @value, align 4, !tbaa !6
  %247 = load volatile i32, ptr @value, align 4, !tbaa !6
  %248 = mul i32 %247, 3
  %249 = add i32 %248, 1
  store volatile i32 %249, ptr @value, align 4, !tbaa !6
  %250 = load volatile i32, ptr @value, align 4, !tbaa !6
  %251 = mul i32 %250, 3
  %252 = add i32 %251, 1
  store volatile i32 %252, ptr @value, align 4, !tbaa !6
  %253 = load volatile i32, ptr @value, align 4, !tbaa !6
  %254 = mul i32 %253, 3
  %255 = add i32 %254, 1
  store volatile i32 %255, ptr @value, align 4, !tbaa !6
  %256 = load volatile i32, ptr @value, align 4, !tbaa !6
  %257 = mul i32 %256, 3
  %258 = add i32 %257, 1
  store volatile i32 %258, ptr @value, align 4, !tbaa !6
  %259 = load volatile i32, ptr @value, align 4, !tbaa !6
  %260 = mul i32 %259, 3
  %261 = add i32 %260, 1
  store volatile i32 %261, ptr @value, align 4, !tbaa !6
  %262 = load volatile i32, ptr @value, align 4, !tbaa !6
  %263 = mul i32 %262, 3
  %264 = add i32 %263, 1
  store volatile i32 %264, ptr @value, align 4, !tbaa !6
  %265 = load volatile i32, ptr @value, align 4, !tbaa !6
  %266 = mul i32 %265, 3
  %267 = add i32 %266, 1
  store volatile i32 %267, ptr @value, align 4, !tbaa !6
  %268 = load volatile i32, ptr @value, align 4, !tbaa !6
  %269 = mul i32 %268, 3
  %270 = add i32 %269, 1
  store volatile i32 %270, ptr @value, align 4, !tbaa !6
  %271 = load volatile i32, ptr @value, align 4, !tbaa !6
  %272 = mul i32 %271, 3
  %273 = add i32 %272, 1
  store volatile i32 %273, ptr @value, align 4, !tbaa !6
  %274 = load volatile i32, ptr @value, align 4, !tbaa !6
  %275 = mul i32 %274, 3
  %276 = add i32 %275, 1
  store volatile i32 %276, ptr @value, align 4, !tbaa !6
  %277 = load volatile i32, ptr @value, align 4, !tbaa !6
  %278 = mul i32 %277, 3
  %279 = add i32 %278, 1
  store volatile i32 %279, ptr @value, align 4, !tbaa !6
  %280 = load volatile i32, ptr @value, align 4, !tbaa !6
  %281 = mul i32 %280, 3
  %282 = add i32 %281, 1
  store volatile i32 %282, ptr @value, align 4, !tbaa !6
  %283 = load volatile i32, ptr @value, align 4, !tbaa !6
  %284 = mul i32 %283, 3
  %285 = add i32 %284, 1
  store volatile i32 %285, ptr @value, align 4, !tbaa !6
  %286 = load volatile i32, ptr @value, align 4, !tbaa !6
  %287 = mul i32 %286, 3
  %288 = add i32 %287, 1
  store volatile i32 %288, ptr @value, align 4, !tbaa !6
  %289 = load volatile i32, ptr @value, align 4, !tbaa !6
  %290 = mul i32 %289, 3
  %291 = add i32 %290, 1
  store volatile i32 %291, ptr @value, align 4, !tbaa !6
  %292 = load volatile i32, ptr @value, align 4, !tbaa !6
  %293 = mul i32 %292, 3
  %294 = add i32 %293, 1
  store volatile i32 %294, ptr @value, align 4, !tbaa !6
  %295 = load volatile i32, ptr @value, align 4, !tbaa !6
  %296 = mul i32 %295, 3
  %297 = add i32 %296, 1
  store volatile i32 %297, ptr @value, align 4, !tbaa !6
  %298 = load volatile i32, ptr @value, align 4, !tbaa !6
  %299 = mul i32 %298, 3
  %300 = add i32 %299, 1
  store volatile i32 %300, ptr @value, align 4, !tbaa !6
  %301 = load volatile i32, ptr @value, align 4, !tbaa !6
  %302 = mul i32 %301, 3
  %303 = add i32 %302, 1
  store volatile i32 %303, ptr @value, align 4, !tbaa !6
  %304 = load volatile i32, ptr @value, align 4, !tbaa !6
  %305 = mul i32 %304, 3
  %306 = add i32 %305, 1
  store volatile i32 %306, ptr @value, align 4, !tbaa !6
  %307 = load volatile i32, ptr @value, align 4, !tbaa !6
  %308 = mul i32 %307, 3
  %309 = add i32 %308, 1
  store volatile i32 %309, ptr @value, align 4, !tbaa !6
  %310 = load volatile i32, ptr @value, align 4, !tbaa !6
  %311 = mul i32 %310, 3
  %312 = add i32 %311, 1
  store volatile i32 %312, ptr @value, align 4, !tbaa !6
  %313 = load volatile i32, ptr @value, align 4, !tbaa !6
  %314 = mul i32 %313, 3
  %315 = add i32 %314, 1
  store volatile i32 %315, ptr @value, align 4, !tbaa !6
  %316 = load volatile i32, ptr @value, align 4, !tbaa !6
  %317 = mul i32 %316, 3
  %318 = add i32 %317, 1
  store volatile i32 %318, ptr @value, align 4, !tbaa !6
  %319 = load volatile i32, ptr @value, align 4, !tbaa !6
  %320 = mul i32 %319, 3
  %321 = add i32 %320, 1
  store volatile i32 %321, ptr @value, align 4, !tbaa !6
  %322 = load volatile i32, ptr @value, align 4, !tbaa !6
  %323 = mul i32 %322, 3
  %324 = add i32 %323, 1
  store volatile i32 %324, ptr @value, align 4, !tbaa !6
  %325 = load volatile i32, ptr @value, align 4, !tbaa !6
  %326 = mul i32 %325, 3
  %327 = add i32 %326, 1
  store volatile i32 %327, ptr @value, align 4, !tbaa !6
  %328 = load volatile i32, ptr @value, align 4, !tbaa !6
  %329 = mul i32 %328, 3
  %330 = add i32 %329, 1
  store volatile i32 %330, ptr @value, align 4, !tbaa !6
  %331 = load volatile i32, ptr @value, align 4, !tbaa !6
  %332 = mul i32 %331, 3
  %333 = add i32 %332, 1
  store volatile i32 %333, ptr @value, align 4, !tbaa !6
  %334 = load volatile i32, ptr @value, align 4, !tbaa !6
  %335 = mul i32 %334, 3
  %336 = add i32 %335, 1
  store volatile i32 %336, ptr @value, align 4, !tbaa !6
  %337 = load volatile i32, ptr @value, align 4, !tbaa !6
  %338 = mul i32 %337, 3
  %339 = add i32 %338, 1
  store volatile i32 %339, ptr @value, align 4, !tbaa !6
  %340 = load volatile i32, ptr @value, align 4, !tbaa !6
  %341 = mul i32 %340, 3
  %342 = add i32 %341, 1
  store volatile i32 %342, ptr @value, align 4, !tbaa !6
  %343 = load volatile i32, ptr @value, align 4, !tbaa !6
  %344 = mul i32 %343, 3
  %345 = add i32 %344, 1
  store volatile i32 %345, ptr @value, align 4, !tbaa !6
  %346 = load volatile i32, ptr @value, align 4, !tbaa !6
  %347 = mul i32 %346, 3
  %348 = add i32 %347, 1
  store volatile i32 %348, ptr @value, align 4, !tbaa !6
  %349 = load volatile i32, ptr @value, align 4, !tbaa !6
  %350 = mul i32 %349, 3
  %351 = add i32 %350, 1
  store volatile i32 %351, ptr @value, align 4, !tbaa !6
  %352 = load volatile i32, ptr @value, align 4, !tbaa !6
  %353 = mul i32 %352, 3
  %354 = add i32 %353, 1
  store volatile i32 %354, ptr @value, align 4, !tbaa !6
  %355 = load volatile i32, ptr @value, align 4, !tbaa !6
  %356 = mul i32 %355, 3
  %357 = add i32 %356, 1
  store volatile i32 %357, ptr @value, align 4, !tbaa !6
  %358 = load volatile i32, ptr @value, align 4, !tbaa !6
  %359 = mul i32 %358, 3
  %360 = add i32 %359, 1
  store volatile i32 %360, ptr @value, align 4, !tbaa !6
  %361 = load volatile i32, ptr @value, align 4, !tbaa !6
  %362 = mul i32 %361, 3
  %363 = add i32 %362, 1
  store volatile i32 %363, ptr @value, align 4, !tbaa !6
  %364 = load volatile i32, ptr @value, align 4, !tbaa !6
  %365 = mul i32 %364, 3
  %366 = add i32 %365, 1
  store volatile i32 %366, ptr @value, align 4, !tbaa !6
  %367 = load volatile i32, ptr @value, align 4, !tbaa !6
  %368 = mul i32 %367, 3
  %369 = add i32 %368, 1
  store volatile i32 %369, ptr @value, align 4, !tbaa !6
  %370 = load volatile i32, ptr @value, align 4, !tbaa !6
  %371 = mul i32 %370, 3
  %372 = add i32 %371, 1
  store volatile i32 %372, ptr @value, align 4, !tbaa !6
  %373 = load volatile i32, ptr @value, align 4, !tbaa !6
  %374 = mul i32 %373, 3
  %375 = add i32 %374, 1
  store volatile i32 %375, ptr @value, align 4, !tbaa !6
  %376 = load volatile i32, ptr @value, align 4, !tbaa !6
  %377 = mul i32 %376, 3
  %378 = add i32 %377, 1
  store volatile i32 %378, ptr @value, align 4, !tbaa !6
  %379 = load volatile i32, ptr @value, align 4, !tbaa !6
  %380 = mul i32 %379, 3
  %381 = add i32 %380, 1
  store volatile i32 %381, ptr @value, align 4, !tbaa !6
  %382 = load volatile i32, ptr @value, align 4, !tbaa !6
  %383 = mul i32 %382, 3
  %384 = add i32 %383, 1
  store volatile i32 %384, ptr @value, align 4, !tbaa !6
  %385 = load volatile i32, ptr @value, align 4, !tbaa !6
  %386 = mul i32 %385, 3
  %387 = add i32 %386, 1
  store volatile i32 %387, ptr @value, align 4, !tbaa !6
  %388 = load volatile i32, ptr @value, align 4, !tbaa !6
  %389 = mul i32 %388, 3
  %390 = add i32 %389, 1
  store volatile i32 %390, ptr @value, align 4, !tbaa !6
  %391 = load volatile i32, ptr @value, align 4, !tbaa !6
  %392 = mul i32 %391, 3
  %393 = add i32 %392, 1
  store volatile i32 %393, ptr @value, align 4, !tbaa !6
  %394 = load volatile i32, ptr @value, align 4, !tbaa !6
  %395 = mul i32 %394, 3
  %396 = add i32 %395, 1
  store volatile i32 %396, ptr @value, align 4, !tbaa !6
  %397 = load volatile i32, ptr @value, align 4, !tbaa !6
  %398 = mul i32 %397, 3
  %399 = add i32 %398, 1
  store volatile i32 %399, ptr @value, align 4, !tbaa !6
  %400 = load volatile i32, ptr @value, align 4, !tbaa !6
  %401 = mul i32 %400, 3
  %402 = add i32 %401, 1
  store volatile i32 %402, ptr @value, align 4, !tbaa !6
  %403 = load volatile i32, ptr @value, align 4, !tbaa !6
  %404 = mul i32 %403, 3
  %405 = add i32 %404, 1
  store volatile i32 %405, ptr @value, align 4, !tbaa !6
  %406 = load volatile i32, ptr @value, align 4, !tbaa !6
  %407 = mul i32 %406, 3
  %408 = add i32 %407, 1
  store volatile i32 %408, ptr @value, align 4, !tbaa !6
  %409 = load volatile i32, ptr @value, align 4, !tbaa !6
  %410 = mul i32 %409, 3
  %411 = add i32 %410, 1
  store volatile i32 %411, ptr @value, align 4, !tbaa !6
  %412 = load volatile i32, ptr @value, align 4, !tbaa !6
  %413 = mul i32 %412, 3
  %414 = add i32 %413, 1
  store volatile i32 %414, ptr @value, align 4, !tbaa !6
  %415 = load volatile i32, ptr @value, align 4, !tbaa !6
  %416 = mul i32 %415, 3
  %417 = add i32 %416, 1
  store volatile i32 %417, ptr @value, align 4, !tbaa !6
  %418 = load volatile i32, ptr @value, align 4, !tbaa !6
  %419 = mul i32 %418, 3
  %420 = add i32 %419, 1
  store volatile i32 %420, ptr @value, align 4, !tbaa !6
  %421 = load volatile i32, ptr @value, align 4, !tbaa !6
  %422 = mul i32 %421, 3
  %423 = add i32 %422, 1
  store volatile i32 %423, ptr @value, align 4, !tbaa !6
  %424 = load volatile i32, ptr @value, align 4, !tbaa !6
  %425 = mul i32 %424, 3
  %426 = add i32 %425, 1
  store volatile i32 %426, ptr @value, align 4, !tbaa !6
  %427 = load volatile i32, ptr @value, align 4, !tbaa !6
  %428 = mul i32 %427, 3
  %429 = add i32 %428, 1
  store volatile i32 %429, ptr @value, align 4, !tbaa !6
  %430 = load volatile i32, ptr @value, align 4, !tbaa !6
  %431 = mul i32 %430, 3
  %432 = add i32 %431, 1
  store volatile i32 %432, ptr @value, align 4, !tbaa !6
  %433 = load volatile i32, ptr @value, align 4, !tbaa !6
  %434 = mul i32 %433, 3
  %435 = add i32 %434, 1
  store volatile i32 %435, ptr @value, align 4, !tbaa !6
  %436 = load volatile i32, ptr @value, align 4, !tbaa !6
  %437 = mul i32 %436, 3
  %438 = add i32 %437, 1
  store volatile i32 %438, ptr @value, align 4, !tbaa !6
  %439 = load volatile i32, ptr @value, align 4, !tbaa !6
  %440 = mul i32 %439, 3
  %441 = add i32 %440, 1
  store volatile i32 %441, ptr @value, align 4, !tbaa !6
  %442 = load volatile i32, ptr @value, align 4, !tbaa !6
  %443 = mul i32 %442, 3
  %444 = add i32 %443, 1
  store volatile i32 %444, ptr @value, align 4, !tbaa !6
  %445 = load volatile i32, ptr @value, align 4, !tbaa !6
  %446 = mul i32 %445, 3
  %447 = add i32 %446, 1
  store volatile i32 %447, ptr @value, align 4, !tbaa !6
  %448 = load volatile i32, ptr @value, align 4, !tbaa !6
  %449 = mul i32 %448, 3
  %450 = add i32 %449, 1
  store volatile i32 %450, ptr @value, align 4, !tbaa !6
  %451 = load volatile i32, ptr @value, align 4, !tbaa !6
  %452 = mul i32 %451, 3
  %453 = add i32 %452, 1
  store volatile i32 %453, ptr @value, align 4, !tbaa !6
  %454 = load volatile i32, ptr @value, align 4, !tbaa !6
  %455 = mul i32 %454, 3
  %456 = add i32 %455, 1
  store volatile i32 %456, ptr @value, align 4, !tbaa !6
  %457 = load volatile i32, ptr @value, align 4, !tbaa !6
  %458 = mul i32 %457, 3
  %459 = add i32 %458, 1
  store volatile i32 %459, ptr @value, align 4, !tbaa !6
  %460 = load volatile i32, ptr @value, align 4, !tbaa !6
  %461 = mul i32 %460, 3
  %462 = add i32 %461, 1
  store volatile i32 %462, ptr @value, align 4, !tbaa !6
  %463 = load volatile i32, ptr @value, align 4, !tbaa !6
  %464 = mul i32 %463, 3
  %465 = add i32 %464, 1
  store volatile i32 %465, ptr @value, align 4, !tbaa !6
  %466 = load volatile i32, ptr @value, align 4, !tbaa !6
  %467 = mul i32 %466, 3
  %468 = add i32 %467, 1
  store volatile i32 %468, ptr @value, align 4, !tbaa !6
  %469 = load volatile i32, ptr @value, align 4, !tbaa !6
  %470 = mul i32 %469, 3
  %471 = add i32 %470, 1
  store volatile i32 %471, ptr @value, align 4, !tbaa !6
  %472 = load volatile i32, ptr @value, align 4, !tbaa !6
  %473 = mul i32 %472, 3
  %474 = add i32 %473, 1
  store volatile i32 %474, ptr @value, align 4, !tbaa !6
  %475 = load volatile i32, ptr @value, align 4, !tbaa !6
  %476 = mul i32 %475, 3
  %477 = add i32 %476, 1
  store volatile i32 %477, ptr @value, align 4, !tbaa !6
  %478 = load volatile i32, ptr @value, align 4, !tbaa !6
  %479 = mul i32 %478, 3
  %480 = add i32 %479, 1
  store volatile i32 %480, ptr @value, align 4, !tbaa !6
  %481 = load volatile i32, ptr @value, align 4, !tbaa !6
  %482 = mul i32 %481, 3
  %483 = add i32 %482, 1
  store volatile i32 %483, ptr @value, align 4, !tbaa !6
  %484 = load volatile i32, ptr @value, align 4, !tbaa !6
  %485 = mul i32 %484, 3
  %486 = add i32 %485, 1
  store volatile i32 %486, ptr @value, align 4, !tbaa !6
  %487 = load volatile i32, ptr @value, align 4, !tbaa !6
  %488 = mul i32 %487, 3
  %489 = add i32 %488, 1
  store volatile i32 %489, ptr @value, align 4, !tbaa !6
  %490 = load volatile i32, ptr @value, align 4, !tbaa !6
  %491 = mul i32 %490, 3
  %492 = add i32 %491, 1
  store volatile i32 %492, ptr @value, align 4, !tbaa !6
  %493 = load volatile i32, ptr @value, align 4, !tbaa !6
  %494 = mul i32 %493, 3
  %495 = add i32 %494, 1
  store volatile i32 %495, ptr @value, align 4, !tbaa !6
  %496 = load volatile i32, ptr @value, align 4, !tbaa !6
  %497 = mul i32 %496, 3
  %498 = add i32 %497, 1
  store volatile i32 %498, ptr @value, align 4, !tbaa !6
  %499 = load volatile i32, ptr @value, align 4, !tbaa !6
  %500 = mul i32 %499, 3
  %501 = add i32 %500, 1
  store volatile i32 %501, ptr @value, align 4, !tbaa !6
  %502 = load volatile i32, ptr @value, align 4, !tbaa !6
  %503 = mul i32 %502, 3
  %504 = add i32 %503, 1
  store volatile i32 %504, ptr @value, align 4, !tbaa !6
  %505 = load volatile i32, ptr @value, align 4, !tbaa !6
  %506 = mul i32 %505, 3
  %507 = add i32 %506, 1
  store volatile i32 %507, ptr @value, align 4, !tbaa !6
  %508 = load volatile i32, ptr @value, align 4, !tbaa !6
  %509 = mul i32 %508, 3
  %510 = add i32 %509, 1
  store volatile i32 %510, ptr @value, align 4, !tbaa !6
  %511 = load volatile i32, ptr @value, align 4, !tbaa !6
  %512 = mul i32 %511, 3
  %513 = add i32 %512, 1
  store volatile i32 %513, ptr @value, align 4, !tbaa !6
  %514 = load volatile i32, ptr @value, align 4, !tbaa !6
  %515 = mul i32 %514, 3
  %516 = add i32 %515, 1
  store volatile i32 %516, ptr @value, align 4, !tbaa !6
  %517 = load volatile i32, ptr @value, align 4, !tbaa !6
  %518 = mul i32 %517, 3
  %519 = add i32 %518, 1
  store volatile i32 %519, ptr @value, align 4, !tbaa !6
  %520 = load volatile i32, ptr @value, align 4, !tbaa !6
  %521 = mul i32 %520, 3
  %522 = add i32 %521, 1
  store volatile i32 %522, ptr @value, align 4, !tbaa !6
  %523 = load volatile i32, ptr @value, align 4, !tbaa !6
  %524 = mul i32 %523, 3
  %525 = add i32 %524, 1
  store volatile i32 %525, ptr @value, align 4, !tbaa !6
  %526 = load volatile i32, ptr @value, align 4, !tbaa !6
  %527 = mul i32 %526, 3
  %528 = add i32 %527, 1
  store volatile i32 %528, ptr @value, align 4, !tbaa !6
  %529 = load volatile i32, ptr @value, align 4, !tbaa !6
  %530 = mul i32 %529, 3
  %531 = add i32 %530, 1
  store volatile i32 %531, ptr @value, align 4, !tbaa !6
  %532 = load volatile i32, ptr @value, align 4, !tbaa !6
  %533 = mul i32 %532, 3
  %534 = add i32 %533, 1
  store volatile i32 %534, ptr @value, align 4, !tbaa !6
  %535 = load volatile i32, ptr @value, align 4, !tbaa !6
  %536 = mul i32 %535, 3
  %537 = add i32 %536, 1
  store volatile i32 %537, ptr @value, align 4, !tbaa !6
  %538 = load volatile i32, ptr @value, align 4, !tbaa !6
  %539 = mul i32 %538, 3
  %540 = add i32 %539, 1
  store volatile i32 %540, ptr @value, align 4, !tbaa !6
  %541 = load volatile i32, ptr @value, align 4, !tbaa !6
  %542 = mul i32 %541, 3
  %543 = add i32 %542, 1
  store volatile i32 %543, ptr @value, align 4, !tbaa !6
  %544 = load volatile i32, ptr @value, align 4, !tbaa !6
  %545 = mul i32 %544, 3
  %546 = add i32 %545, 1
  store volatile i32 %546, ptr @value, align 4, !tbaa !6
  %547 = load volatile i32, ptr @value, align 4, !tbaa !6
  %548 = mul i32 %547, 3
  %549 = add i32 %548, 1
  store volatile i32 %549, ptr @value, align 4, !tbaa !6
  %550 = load volatile i32, ptr @value, align 4, !tbaa !6
  %551 = mul i32 %550, 3
  %552 = add i32 %551, 1
  store volatile i32 %552, ptr @value, align 4, !tbaa !6
  %553 = load volatile i32, ptr @value, align 4, !tbaa !6
  %554 = mul i32 %553, 3
  %555 = add i32 %554, 1
  store volatile i32 %555, ptr @value, align 4, !tbaa !6
  %556 = load volatile i32, ptr @value, align 4, !tbaa !6
  %557 = mul i32 %556, 3
  %558 = add i32 %557, 1
  store volatile i32 %558, ptr @value, align 4, !tbaa !6
  %559 = load volatile i32, ptr @value, align 4, !tbaa !6
  %560 = mul i32 %559, 3
  %561 = add i32 %560, 1
  store volatile i32 %561, ptr @value, align 4, !tbaa !6
  %562 = load volatile i32, ptr @value, align 4, !tbaa !6
  %563 = mul i32 %562, 3
  %564 = add i32 %563, 1
  store volatile i32 %564, ptr @value, align 4, !tbaa !6
  %565 = load volatile i32, ptr @value, align 4, !tbaa !6
  %566 = mul i32 %565, 3
  %567 = add i32 %566, 1
  store volatile i32 %567, ptr @value, align 4, !tbaa !6
  %568 = load volatile i32, ptr @value, align 4, !tbaa !6
  %569 = mul i32 %568, 3
  %570 = add i32 %569, 1
  store volatile i32 %570, ptr @value, align 4, !tbaa !6
  %571 = load volatile i32, ptr @value, align 4, !tbaa !6
  %572 = mul i32 %571, 3
  %573 = add i32 %572, 1
  store volatile i32 %573, ptr @value, align 4, !tbaa !6
  %574 = load volatile i32, ptr @value, align 4, !tbaa !6
  %575 = mul i32 %574, 3
  %576 = add i32 %575, 1
  store volatile i32 %576, ptr @value, align 4, !tbaa !6
  %577 = load volatile i32, ptr @value, align 4, !tbaa !6
  %578 = mul i32 %577, 3
  %579 = add i32 %578, 1
  store volatile i32 %579, ptr @value, align 4, !tbaa !6
  %580 = load volatile i32, ptr @value, align 4, !tbaa !6
  %581 = mul i32 %580, 3
  %582 = add i32 %581, 1
  store volatile i32 %582, ptr @value, align 4, !tbaa !6
  %583 = load volatile i32, ptr @value, align 4, !tbaa !6
  %584 = mul i32 %583, 3
  %585 = add i32 %584, 1
  store volatile i32 %585, ptr @value, align 4, !tbaa !6
  %586 = load volatile i32, ptr @value, align 4, !tbaa !6
  %587 = mul i32 %586, 3
  %588 = add i32 %587, 1
  store volatile i32 %588, ptr @value, align 4, !tbaa !6
  %589 = load volatile i32, ptr @value, align 4, !tbaa !6
  %590 = mul i32 %589, 3
  %591 = add i32 %590, 1
  store volatile i32 %591, ptr @value, align 4, !tbaa !6
  %592 = load volatile i32, ptr @value, align 4, !tbaa !6
  %593 = mul i32 %592, 3
  %594 = add i32 %593, 1
  store volatile i32 %594, ptr @value, align 4, !tbaa !6
  %595 = load volatile i32, ptr @value, align 4, !tbaa !6
  %596 = mul i32 %595, 3
  %597 = add i32 %596, 1
  store volatile i32 %597, ptr @value, align 4, !tbaa !6
  %598 = load volatile i32, ptr @value, align 4, !tbaa !6
  %599 = mul i32 %598, 3
  %600 = add i32 %599, 1
  store volatile i32 %600, ptr @value, align 4, !tbaa !6
  %601 = load volatile i32, ptr @value, align 4, !tbaa !6
  %602 = mul i32 %601, 3
  %603 = add i32 %602, 1
  store volatile i32 %603, ptr @value, align 4, !tbaa !6
  %604 = load volatile i32, ptr @value, align 4, !tbaa !6
  %605 = mul i32 %604, 3
  %606 = add i32 %605, 1
  store volatile i32 %606, ptr @value, align 4, !tbaa !6
  %607 = load volatile i32, ptr @value, align 4, !tbaa !6
  %608 = mul i32 %607, 3
  %609 = add i32 %608, 1
  store volatile i32 %609, ptr @value, align 4, !tbaa !6
  %610 = load volatile i32, ptr @value, align 4, !tbaa !6
  %611 = mul i32 %610, 3
  %612 = add i32 %611, 1
  store volatile i32 %612, ptr @value, align 4, !tbaa !6
  %613 = load volatile i32, ptr @value, align 4, !tbaa !6
  %614 = mul i32 %613, 3
  %615 = add i32 %614, 1
  store volatile i32 %615, ptr @value, align 4, !tbaa !6
  %616 = load volatile i32, ptr @value, align 4, !tbaa !6
  %617 = mul i32 %616, 3
  %618 = add i32 %617, 1
  store volatile i32 %618, ptr @value, align 4, !tbaa !6
  %619 = load volatile i32, ptr @value, align 4, !tbaa !6
  %620 = mul i32 %619, 3
  %621 = add i32 %620, 1
  store volatile i32 %621, ptr @value, align 4, !tbaa !6
  %622 = load volatile i32, ptr @value, align 4, !tbaa !6
  %623 = mul i32 %622, 3
  %624 = add i32 %623, 1
  store volatile i32 %624, ptr @value, align 4, !tbaa !6
  %625 = load volatile i32, ptr @value, align 4, !tbaa !6
  %626 = mul i32 %625, 3
  %627 = add i32 %626, 1
  store volatile i32 %627, ptr @value, align 4, !tbaa !6
  %628 = load volatile i32, ptr @value, align 4, !tbaa !6
  %629 = mul i32 %628, 3
  %630 = add i32 %629, 1
  store volatile i32 %630, ptr @value, align 4, !tbaa !6
  %631 = load volatile i32, ptr @value, align 4, !tbaa !6
  %632 = mul i32 %631, 3
  %633 = add i32 %632, 1
  store volatile i32 %633, ptr @value, align 4, !tbaa !6
  %634 = load volatile i32, ptr @value, align 4, !tbaa !6
  %635 = mul i32 %634, 3
  %636 = add i32 %635, 1
  store volatile i32 %636, ptr @value, align 4, !tbaa !6
  %637 = load volatile i32, ptr @value, align 4, !tbaa !6
  %638 = mul i32 %637, 3
  %639 = add i32 %638, 1
  store volatile i32 %639, ptr @value, align 4, !tbaa !6
  %640 = load volatile i32, ptr @value, align 4, !tbaa !6
  %641 = mul i32 %640, 3
  %642 = add i32 %641, 1
  store volatile i32 %642, ptr @value, align 4, !tbaa !6
  %643 = load volatile i32, ptr @value, align 4, !tbaa !6
  %644 = mul i32 %643, 3
  %645 = add i32 %644, 1
  store volatile i32 %645, ptr @value, align 4, !tbaa !6
  %646 = load volatile i32, ptr @value, align 4, !tbaa !6
  %647 = mul i32 %646, 3
  %648 = add i32 %647, 1
  store volatile i32 %648, ptr @value, align 4, !tbaa !6
  %649 = load volatile i32, ptr @value, align 4, !tbaa !6
  %650 = mul i32 %649, 3
  %651 = add i32 %650, 1
  store volatile i32 %651, ptr @value, align 4, !tbaa !6
  %652 = load volatile i32, ptr @value, align 4, !tbaa !6
  %653 = mul i32 %652, 3
  %654 = add i32 %653, 1
  store volatile i32 %654, ptr @value, align 4, !tbaa !6
  %655 = load volatile i32, ptr @value, align 4, !tbaa !6
  %656 = mul i32 %655, 3
  %657 = add i32 %656, 1
  store volatile i32 %657, ptr @value, align 4, !tbaa !6
  %658 = load volatile i32, ptr @value, align 4, !tbaa !6
  %659 = mul i32 %658, 3
  %660 = add i32 %659, 1
  store volatile i32 %660, ptr @value, align 4, !tbaa !6
  %661 = load volatile i32, ptr @value, align 4, !tbaa !6
  %662 = mul i32 %661, 3
  %663 = add i32 %662, 1
  store volatile i32 %663, ptr @value, align 4, !tbaa !6
  %664 = load volatile i32, ptr @value, align 4, !tbaa !6
  %665 = mul i32 %664, 3
  %666 = add i32 %665, 1
  store volatile i32 %666, ptr @value, align 4, !tbaa !6
  %667 = load volatile i32, ptr @value, align 4, !tbaa !6
  %668 = mul i32 %667, 3
  %669 = add i32 %668, 1
  store volatile i32 %669, ptr @value, align 4, !tbaa !6
  %670 = load volatile i32, ptr @value, align 4, !tbaa !6
  %671 = mul i32 %670, 3
  %672 = add i32 %671, 1
  store volatile i32 %672, ptr @value, align 4, !tbaa !6
  %673 = load volatile i32, ptr @value, align 4, !tbaa !6
  %674 = mul i32 %673, 3
  %675 = add i32 %674, 1
  store volatile i32 %675, ptr @value, align 4, !tbaa !6
  %676 = load volatile i32, ptr @value, align 4, !tbaa !6
  %677 = mul i32 %676, 3
  %678 = add i32 %677, 1
  store volatile i32 %678, ptr @value, align 4, !tbaa !6
  %679 = load volatile i32, ptr @value, align 4, !tbaa !6
  %680 = mul i32 %679, 3
  %681 = add i32 %680, 1
  store volatile i32 %681, ptr @value, align 4, !tbaa !6
  %682 = load volatile i32, ptr @value, align 4, !tbaa !6
  %683 = mul i32 %682, 3
  %684 = add i32 %683, 1
  store volatile i32 %684, ptr @value, align 4, !tbaa !6
  %685 = load volatile i32, ptr @value, align 4, !tbaa !6
  %686 = mul i32 %685, 3
  %687 = add i32 %686, 1
  store volatile i32 %687, ptr @value, align 4, !tbaa !6
  %688 = load volatile i32, ptr @value, align 4, !tbaa !6
  %689 = mul i32 %688, 3
  %690 = add i32 %689, 1
  store volatile i32 %690, ptr @value, align 4, !tbaa !6
  %691 = load volatile i32, ptr @value, align 4, !tbaa !6
  %692 = mul i32 %691, 3
  %693 = add i32 %692, 1
  store volatile i32 %693, ptr @value, align 4, !tbaa !6
  %694 = load volatile i32, ptr @value, align 4, !tbaa !6
  %695 = mul i32 %694, 3
  %696 = add i32 %695, 1
  store volatile i32 %696, ptr @value, align 4, !tbaa !6
  %697 = load volatile i32, ptr @value, align 4, !tbaa !6
  %698 = mul i32 %697, 3
  %699 = add i32 %698, 1
  store volatile i32 %699, ptr @value, align 4, !tbaa !6
  %700 = load volatile i32, ptr @value, align 4, !tbaa !6
  %701 = mul i32 %700, 3
  %702 = add i32 %701, 1
  store volatile i32 %702, ptr @value, align 4, !tbaa !6
  %703 = load volatile i32, ptr @value, align 4, !tbaa !6
  %704 = mul i32 %703, 3
  %705 = add i32 %704, 1
  store volatile i32 %705, ptr @value, align 4, !tbaa !6
  %706 = load volatile i32, ptr @value, align 4, !tbaa !6
  %707 = mul i32 %706, 3
  %708 = add i32 %707, 1
  store volatile i32 %708, ptr @value, align 4, !tbaa !6
  %709 = load volatile i32, ptr @value, align 4, !tbaa !6
  %710 = mul i32 %709, 3
  %711 = add i32 %710, 1
  store volatile i32 %711, ptr @value, align 4, !tbaa !6
  %712 = load volatile i32, ptr @value, align 4, !tbaa !6
  %713 = mul i32 %712, 3
  %714 = add i32 %713, 1
  store volatile i32 %714, ptr @value, align 4, !tbaa !6
  %715 = load volatile i32, ptr @value, align 4, !tbaa !6
  %716 = mul i32 %715, 3
  %717 = add i32 %716, 1
  store volatile i32 %717, ptr @value, align 4, !tbaa !6
  %718 = load volatile i32, ptr @value, align 4, !tbaa !6
  %719 = mul i32 %718, 3
  %720 = add i32 %719, 1
  store volatile i32 %720, ptr @value, align 4, !tbaa !6
  %721 = load volatile i32, ptr @value, align 4, !tbaa !6
  %722 = mul i32 %721, 3
  %723 = add i32 %722, 1
  store volatile i32 %723, ptr @value, align 4, !tbaa !6
  %724 = load volatile i32, ptr @value, align 4, !tbaa !6
  %725 = mul i32 %724, 3
  %726 = add i32 %725, 1
  store volatile i32 %726, ptr @value, align 4, !tbaa !6
  %727 = load volatile i32, ptr @value, align 4, !tbaa !6
  %728 = mul i32 %727, 3
  %729 = add i32 %728, 1
  store volatile i32 %729, ptr @value, align 4, !tbaa !6
  %730 = load volatile i32, ptr @value, align 4, !tbaa !6
  %731 = mul i32 %730, 3
  %732 = add i32 %731, 1
  store volatile i32 %732, ptr @value, align 4, !tbaa !6
  %733 = load volatile i32, ptr @value, align 4, !tbaa !6
  %734 = mul i32 %733, 3
  %735 = add i32 %734, 1
  store volatile i32 %735, ptr @value, align 4, !tbaa !6
  %736 = load volatile i32, ptr @value, align 4, !tbaa !6
  %737 = mul i32 %736, 3
  %738 = add i32 %737, 1
  store volatile i32 %738, ptr @value, align 4, !tbaa !6
  %739 = load volatile i32, ptr @value, align 4, !tbaa !6
  %740 = mul i32 %739, 3
  %741 = add i32 %740, 1
  store volatile i32 %741, ptr @value, align 4, !tbaa !6
  %742 = load volatile i32, ptr @value, align 4, !tbaa !6
  %743 = mul i32 %742, 3
  %744 = add i32 %743, 1
  store volatile i32 %744, ptr @value, align 4, !tbaa !6
  %745 = load volatile i32, ptr @value, align 4, !tbaa !6
  %746 = mul i32 %745, 3
  %747 = add i32 %746, 1
  store volatile i32 %747, ptr @value, align 4, !tbaa !6
  %748 = load volatile i32, ptr @value, align 4, !tbaa !6
  %749 = mul i32 %748, 3
  %750 = add i32 %749, 1
  store volatile i32 %750, ptr @value, align 4, !tbaa !6
  %751 = load volatile i32, ptr @value, align 4, !tbaa !6
  %752 = mul i32 %751, 3
  %753 = add i32 %752, 1
  store volatile i32 %753, ptr @value, align 4, !tbaa !6
  %754 = load volatile i32, ptr @value, align 4, !tbaa !6
  %755 = mul i32 %754, 3
  %756 = add i32 %755, 1
  store volatile i32 %756, ptr @value, align 4, !tbaa !6
  %757 = load volatile i32, ptr @value, align 4, !tbaa !6
  %758 = mul i32 %757, 3
  %759 = add i32 %758, 1
  store volatile i32 %759, ptr @value, align 4, !tbaa !6
  %760 = load volatile i32, ptr @value, align 4, !tbaa !6
  %761 = mul i32 %760, 3
  %762 = add i32 %761, 1
  store volatile i32 %762, ptr @value, align 4, !tbaa !6
  %763 = load volatile i32, ptr @value, align 4, !tbaa !6
  %764 = mul i32 %763, 3
  %765 = add i32 %764, 1
  store volatile i32 %765, ptr @value, align 4, !tbaa !6
  %766 = load volatile i32, ptr @value, align 4, !tbaa !6
  %767 = mul i32 %766, 3
  %768 = add i32 %767, 1
  store volatile i32 %768, ptr @value, align 4, !tbaa !6
  %769 = load volatile i32, ptr @value, align 4, !tbaa !6
  %770 = mul i32 %769, 3
  %771 = add i32 %770, 1
  store volatile i32 %771, ptr @value, align 4, !tbaa !6
  %772 = load volatile i32, ptr @value, align 4, !tbaa !6
  %773 = mul i32 %772, 3
  %774 = add i32 %773, 1
  store volatile i32 %774, ptr @value, align 4, !tbaa !6
  %775 = load volatile i32, ptr @value, align 4, !tbaa !6
  %776 = mul i32 %775, 3
  %777 = add i32 %776, 1
  store volatile i32 %777, ptr @value, align 4, !tbaa !6
  %778 = load volatile i32, ptr @value, align 4, !tbaa !6
  %779 = mul i32 %778, 3
  %780 = add i32 %779, 1
  store volatile i32 %780, ptr @value, align 4, !tbaa !6
  %781 = load volatile i32, ptr @value, align 4, !tbaa !6
  %782 = mul i32 %781, 3
  %783 = add i32 %782, 1
  store volatile i32 %783, ptr @value, align 4, !tbaa !6
  %784 = load volatile i32, ptr @value, align 4, !tbaa !6
  %785 = mul i32 %784, 3
  %786 = add i32 %785, 1
  store volatile i32 %786, ptr @value, align 4, !tbaa !6
  %787 = load volatile i32, ptr @value, align 4, !tbaa !6
  %788 = mul i32 %787, 3
  %789 = add i32 %788, 1
  store volatile i32 %789, ptr @value, align 4, !tbaa !6
  %790 = load volatile i32, ptr @value, align 4, !tbaa !6
  %791 = mul i32 %790, 3
  %792 = add i32 %791, 1
  store volatile i32 %792, ptr @value, align 4, !tbaa !6
  %793 = load volatile i32, ptr @value, align 4, !tbaa !6
  %794 = mul i32 %793, 3
  %795 = add i32 %794, 1
  store volatile i32 %795, ptr @value, align 4, !tbaa !6
  %796 = load volatile i32, ptr @value, align 4, !tbaa !6
  %797 = mul i32 %796, 3
  %798 = add i32 %797, 1
  store volatile i32 %798, ptr @value, align 4, !tbaa !6
  %799 = load volatile i32, ptr @value, align 4, !tbaa !6
  %800 = mul i32 %799, 3
  %801 = add i32 %800, 1
  store volatile i32 %801, ptr @value, align 4, !tbaa !6
  %802 = load volatile i32, ptr @value, align 4, !tbaa !6
  %803 = mul i32 %802, 3
  %804 = add i32 %803, 1
  store volatile i32 %804, ptr @value, align 4, !tbaa !6
  %805 = load volatile i32, ptr @value, align 4, !tbaa !6
  %806 = mul i32 %805, 3
  %807 = add i32 %806, 1
  store volatile i32 %807, ptr @value, align 4, !tbaa !6
  %808 = load volatile i32, ptr @value, align 4, !tbaa !6
  %809 = mul i32 %808, 3
  %810 = add i32 %809, 1
  store volatile i32 %810, ptr @value, align 4, !tbaa !6
  %811 = load volatile i32, ptr @value, align 4, !tbaa !6
  %812 = mul i32 %811, 3
  %813 = add i32 %812, 1
  store volatile i32 %813, ptr @value, align 4, !tbaa !6
  %814 = load volatile i32, ptr @value, align 4, !tbaa !6
  %815 = mul i32 %814, 3
  %816 = add i32 %815, 1
  store volatile i32 %816, ptr @value, align 4, !tbaa !6
  %817 = load volatile i32, ptr @value, align 4, !tbaa !6
  %818 = mul i32 %817, 3
  %819 = add i32 %818, 1
  store volatile i32 %819, ptr @value, align 4, !tbaa !6
  %820 = load volatile i32, ptr @value, align 4, !tbaa !6
  %821 = mul i32 %820, 3
  %822 = add i32 %821, 1
  store volatile i32 %822, ptr @value, align 4, !tbaa !6
  %823 = load volatile i32, ptr @value, align 4, !tbaa !6
  %824 = mul i32 %823, 3
  %825 = add i32 %824, 1
  store volatile i32 %825, ptr @value, align 4, !tbaa !6
  %826 = load volatile i32, ptr @value, align 4, !tbaa !6
  %827 = mul i32 %826, 3
  %828 = add i32 %827, 1
  store volatile i32 %828, ptr @value, align 4, !tbaa !6
  %829 = load volatile i32, ptr @value, align 4, !tbaa !6
  %830 = mul i32 %829, 3
  %831 = add i32 %830, 1
  store volatile i32 %831, ptr @value, align 4, !tbaa !6
  %832 = load volatile i32, ptr @value, align 4, !tbaa !6
  %833 = mul i32 %832, 3
  %834 = add i32 %833, 1
  store volatile i32 %834, ptr @value, align 4, !tbaa !6
  %835 = load volatile i32, ptr @value, align 4, !tbaa !6
  %836 = mul i32 %835, 3
  %837 = add i32 %836, 1
  store volatile i32 %837, ptr @value, align 4, !tbaa !6
  %838 = load volatile i32, ptr @value, align 4, !tbaa !6
  %839 = mul i32 %838, 3
  %840 = add i32 %839, 1
  store volatile i32 %840, ptr @value, align 4, !tbaa !6
  %841 = load volatile i32, ptr @value, align 4, !tbaa !6
  %842 = mul i32 %841, 3
  %843 = add i32 %842, 1
  store volatile i32 %843, ptr @value, align 4, !tbaa !6
  %844 = load volatile i32, ptr @value, align 4, !tbaa !6
  %845 = mul i32 %844, 3
  %846 = add i32 %845, 1
  store volatile i32 %846, ptr @value, align 4, !tbaa !6
  %847 = load volatile i32, ptr @value, align 4, !tbaa !6
  %848 = mul i32 %847, 3
  %849 = add i32 %848, 1
  store volatile i32 %849, ptr @value, align 4, !tbaa !6
  %850 = load volatile i32, ptr @value, align 4, !tbaa !6
  %851 = mul i32 %850, 3
  %852 = add i32 %851, 1
  store volatile i32 %852, ptr @value, align 4, !tbaa !6
  %853 = load volatile i32, ptr @value, align 4, !tbaa !6
  %854 = mul i32 %853, 3
  %855 = add i32 %854, 1
  store volatile i32 %855, ptr @value, align 4, !tbaa !6
  %856 = load volatile i32, ptr @value, align 4, !tbaa !6
  %857 = mul i32 %856, 3
  %858 = add i32 %857, 1
  store volatile i32 %858, ptr @value, align 4, !tbaa !6
  %859 = load volatile i32, ptr @value, align 4, !tbaa !6
  %860 = mul i32 %859, 3
  %861 = add i32 %860, 1
  store volatile i32 %861, ptr @value, align 4, !tbaa !6
  %862 = load volatile i32, ptr @value, align 4, !tbaa !6
  %863 = mul i32 %862, 3
  %864 = add i32 %863, 1
  store volatile i32 %864, ptr @value, align 4, !tbaa !6
  %865 = load volatile i32, ptr @value, align 4, !tbaa !6
  %866 = mul i32 %865, 3
  %867 = add i32 %866, 1
  store volatile i32 %867, ptr @value, align 4, !tbaa !6
  %868 = load volatile i32, ptr @value, align 4, !tbaa !6
  %869 = mul i32 %868, 3
  %870 = add i32 %869, 1
  store volatile i32 %870, ptr @value, align 4, !tbaa !6
  %871 = load volatile i32, ptr @value, align 4, !tbaa !6
  %872 = mul i32 %871, 3
  %873 = add i32 %872, 1
  store volatile i32 %873, ptr @value, align 4, !tbaa !6
  %874 = load volatile i32, ptr @value, align 4, !tbaa !6
  %875 = mul i32 %874, 3
  %876 = add i32 %875, 1
  store volatile i32 %876, ptr @value, align 4, !tbaa !6
  %877 = load volatile i32, ptr @value, align 4, !tbaa !6
  %878 = mul i32 %877, 3
  %879 = add i32 %878, 1
  store volatile i32 %879, ptr @value, align 4, !tbaa !6
  %880 = load volatile i32, ptr @value, align 4, !tbaa !6
  %881 = mul i32 %880, 3
  %882 = add i32 %881, 1
  store volatile i32 %882, ptr @value, align 4, !tbaa !6
  %883 = load volatile i32, ptr @value, align 4, !tbaa !6
  %884 = mul i32 %883, 3
  %885 = add i32 %884, 1
  store volatile i32 %885, ptr @value, align 4, !tbaa !6
  %886 = load volatile i32, ptr @value, align 4, !tbaa !6
  %887 = mul i32 %886, 3
  %888 = add i32 %887, 1
  store volatile i32 %888, ptr @value, align 4, !tbaa !6
  %889 = load volatile i32, ptr @value, align 4, !tbaa !6
  %890 = mul i32 %889, 3
  %891 = add i32 %890, 1
  store volatile i32 %891, ptr @value, align 4, !tbaa !6
  %892 = load volatile i32, ptr @value, align 4, !tbaa !6
  %893 = mul i32 %892, 3
  %894 = add i32 %893, 1
  store volatile i32 %894, ptr @value, align 4, !tbaa !6
  %895 = load volatile i32, ptr @value, align 4, !tbaa !6
  %896 = mul i32 %895, 3
  %897 = add i32 %896, 1
  store volatile i32 %897, ptr @value, align 4, !tbaa !6
  %898 = load volatile i32, ptr @value, align 4, !tbaa !6
  %899 = mul i32 %898, 3
  %900 = add i32 %899, 1
  store volatile i32 %900, ptr @value, align 4, !tbaa !6
  %901 = load volatile i32, ptr @value, align 4, !tbaa !6
  %902 = mul i32 %901, 3
  %903 = add i32 %902, 1
  store volatile i32 %903, ptr @value, align 4, !tbaa !6
  %904 = load volatile i32, ptr @value, align 4, !tbaa !6
  %905 = mul i32 %904, 3
  %906 = add i32 %905, 1
  store volatile i32 %906, ptr @value, align 4, !tbaa !6
  %907 = load volatile i32, ptr @value, align 4, !tbaa !6
  %908 = mul i32 %907, 3
  %909 = add i32 %908, 1
  store volatile i32 %909, ptr @value, align 4, !tbaa !6
  %910 = load volatile i32, ptr @value, align 4, !tbaa !6
  %911 = mul i32 %910, 3
  %912 = add i32 %911, 1
  store volatile i32 %912, ptr @value, align 4, !tbaa !6
  %913 = load volatile i32, ptr @value, align 4, !tbaa !6
  %914 = mul i32 %913, 3
  %915 = add i32 %914, 1
  store volatile i32 %915, ptr @value, align 4, !tbaa !6
  %916 = load volatile i32, ptr @value, align 4, !tbaa !6
  %917 = mul i32 %916, 3
  %918 = add i32 %917, 1
  store volatile i32 %918, ptr @value, align 4, !tbaa !6
  %919 = load volatile i32, ptr @value, align 4, !tbaa !6
  %920 = mul i32 %919, 3
  %921 = add i32 %920, 1
  store volatile i32 %921, ptr @value, align 4, !tbaa !6
  %922 = load volatile i32, ptr @value, align 4, !tbaa !6
  %923 = mul i32 %922, 3
  %924 = add i32 %923, 1
  store volatile i32 %924, ptr @value, align 4, !tbaa !6
  %925 = load volatile i32, ptr @value, align 4, !tbaa !6
  %926 = mul i32 %925, 3
  %927 = add i32 %926, 1
  store volatile i32 %927, ptr @value, align 4, !tbaa !6
  %928 = load volatile i32, ptr @value, align 4, !tbaa !6
  %929 = mul i32 %928, 3
  %930 = add i32 %929, 1
  store volatile i32 %930, ptr @value, align 4, !tbaa !6
  %931 = load volatile i32, ptr @value, align 4, !tbaa !6
  %932 = mul i32 %931, 3
  %933 = add i32 %932, 1
  store volatile i32 %933, ptr @value, align 4, !tbaa !6
  %934 = load volatile i32, ptr @value, align 4, !tbaa !6
  %935 = mul i32 %934, 3
  %936 = add i32 %935, 1
  store volatile i32 %936, ptr @value, align 4, !tbaa !6
  %937 = load volatile i32, ptr @value, align 4, !tbaa !6
  %938 = mul i32 %937, 3
  %939 = add i32 %938, 1
  store volatile i32 %939, ptr @value, align 4, !tbaa !6
  %940 = load volatile i32, ptr @value, align 4, !tbaa !6
  %941 = mul i32 %940, 3
  %942 = add i32 %941, 1
  store volatile i32 %942, ptr @value, align 4, !tbaa !6
  %943 = load volatile i32, ptr @value, align 4, !tbaa !6
  %944 = mul i32 %943, 3
  %945 = add i32 %944, 1
  store volatile i32 %945, ptr @value, align 4, !tbaa !6
  %946 = load volatile i32, ptr @value, align 4, !tbaa !6
  %947 = mul i32 %946, 3
  %948 = add i32 %947, 1
  store volatile i32 %948, ptr @value, align 4, !tbaa !6
  %949 = load volatile i32, ptr @value, align 4, !tbaa !6
  %950 = mul i32 %949, 3
  %951 = add i32 %950, 1
  store volatile i32 %951, ptr @value, align 4, !tbaa !6
  %952 = load volatile i32, ptr @value, align 4, !tbaa !6
  %953 = mul i32 %952, 3
  %954 = add i32 %953, 1
  store volatile i32 %954, ptr @value, align 4, !tbaa !6
  %955 = load volatile i32, ptr @value, align 4, !tbaa !6
  %956 = mul i32 %955, 3
  %957 = add i32 %956, 1
  store volatile i32 %957, ptr @value, align 4, !tbaa !6
  %958 = load volatile i32, ptr @value, align 4, !tbaa !6
  %959 = mul i32 %958, 3
  %960 = add i32 %959, 1
  store volatile i32 %960, ptr @value, align 4, !tbaa !6
  %961 = load volatile i32, ptr @value, align 4, !tbaa !6
  %962 = mul i32 %961, 3
  %963 = add i32 %962, 1
  store volatile i32 %963, ptr @value, align 4, !tbaa !6
  %964 = load volatile i32, ptr @value, align 4, !tbaa !6
  %965 = mul i32 %964, 3
  %966 = add i32 %965, 1
  store volatile i32 %966, ptr @value, align 4, !tbaa !6
  %967 = load volatile i32, ptr @value, align 4, !tbaa !6
  %968 = mul i32 %967, 3
  %969 = add i32 %968, 1
  store volatile i32 %969, ptr @value, align 4, !tbaa !6
  %970 = load volatile i32, ptr @value, align 4, !tbaa !6
  %971 = mul i32 %970, 3
  %972 = add i32 %971, 1
  store volatile i32 %972, ptr @value, align 4, !tbaa !6
  %973 = load volatile i32, ptr @value, align 4, !tbaa !6
  %974 = mul i32 %973, 3
  %975 = add i32 %974, 1
  store volatile i32 %975, ptr @value, align 4, !tbaa !6
  %976 = load volatile i32, ptr @value, align 4, !tbaa !6
  %977 = mul i32 %976, 3
  %978 = add i32 %977, 1
  store volatile i32 %978, ptr @value, align 4, !tbaa !6
  %979 = load volatile i32, ptr @value, align 4, !tbaa !6
  %980 = mul i32 %979, 3
  %981 = add i32 %980, 1
  store volatile i32 %981, ptr @value, align 4, !tbaa !6
  %982 = load volatile i32, ptr @value, align 4, !tbaa !6
  %983 = mul i32 %982, 3
  %984 = add i32 %983, 1
  store volatile i32 %984, ptr @value, align 4, !tbaa !6
  %985 = load volatile i32, ptr @value, align 4, !tbaa !6
  %986 = mul i32 %985, 3
  %987 = add i32 %986, 1
  store volatile i32 %987, ptr @value, align 4, !tbaa !6
  %988 = load volatile i32, ptr @value, align 4, !tbaa !6
  %989 = mul i32 %988, 3
  %990 = add i32 %989, 1
  store volatile i32 %990, ptr @value, align 4, !tbaa !6
  %991 = load volatile i32, ptr @value, align 4, !tbaa !6
  %992 = mul i32 %991, 3
  %993 = add i32 %992, 1
  store volatile i32 %993, ptr @value, align 4, !tbaa !6
  %994 = load volatile i32, ptr @value, align 4, !tbaa !6
  %995 = mul i32 %994, 3
  %996 = add i32 %995, 1
  store volatile i32 %996, ptr @value, align 4, !tbaa !6
  %997 = load volatile i32, ptr @value, align 4, !tbaa !6
  %998 = mul i32 %997, 3
  %999 = add i32 %998, 1
  store volatile i32 %999, ptr @value, align 4, !tbaa !6
  %1000 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1001 = mul i32 %1000, 3
  %1002 = add i32 %1001, 1
  store volatile i32 %1002, ptr @value, align 4, !tbaa !6
  %1003 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1004 = mul i32 %1003, 3
  %1005 = add i32 %1004, 1
  store volatile i32 %1005, ptr @value, align 4, !tbaa !6
  %1006 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1007 = mul i32 %1006, 3
  %1008 = add i32 %1007, 1
  store volatile i32 %1008, ptr @value, align 4, !tbaa !6
  %1009 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1010 = mul i32 %1009, 3
  %1011 = add i32 %1010, 1
  store volatile i32 %1011, ptr @value, align 4, !tbaa !6
  %1012 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1013 = mul i32 %1012, 3
  %1014 = add i32 %1013, 1
  store volatile i32 %1014, ptr @value, align 4, !tbaa !6
  %1015 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1016 = mul i32 %1015, 3
  %1017 = add i32 %1016, 1
  store volatile i32 %1017, ptr @value, align 4, !tbaa !6
  %1018 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1019 = mul i32 %1018, 3
  %1020 = add i32 %1019, 1
  store volatile i32 %1020, ptr @value, align 4, !tbaa !6
  %1021 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1022 = mul i32 %1021, 3
  %1023 = add i32 %1022, 1
  store volatile i32 %1023, ptr @value, align 4, !tbaa !6
  %1024 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1025 = mul i32 %1024, 3
  %1026 = add i32 %1025, 1
  store volatile i32 %1026, ptr @value, align 4, !tbaa !6
  %1027 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1028 = mul i32 %1027, 3
  %1029 = add i32 %1028, 1
  store volatile i32 %1029, ptr @value, align 4, !tbaa !6
  %1030 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1031 = mul i32 %1030, 3
  %1032 = add i32 %1031, 1
  store volatile i32 %1032, ptr @value, align 4, !tbaa !6
  %1033 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1034 = mul i32 %1033, 3
  %1035 = add i32 %1034, 1
  store volatile i32 %1035, ptr @value, align 4, !tbaa !6
  %1036 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1037 = mul i32 %1036, 3
  %1038 = add i32 %1037, 1
  store volatile i32 %1038, ptr @value, align 4, !tbaa !6
  %1039 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1040 = mul i32 %1039, 3
  %1041 = add i32 %1040, 1
  store volatile i32 %1041, ptr @value, align 4, !tbaa !6
  %1042 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1043 = mul i32 %1042, 3
  %1044 = add i32 %1043, 1
  store volatile i32 %1044, ptr @value, align 4, !tbaa !6
  %1045 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1046 = mul i32 %1045, 3
  %1047 = add i32 %1046, 1
  store volatile i32 %1047, ptr @value, align 4, !tbaa !6
  %1048 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1049 = mul i32 %1048, 3
  %1050 = add i32 %1049, 1
  store volatile i32 %1050, ptr @value, align 4, !tbaa !6
  %1051 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1052 = mul i32 %1051, 3
  %1053 = add i32 %1052, 1
  store volatile i32 %1053, ptr @value, align 4, !tbaa !6
  %1054 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1055 = mul i32 %1054, 3
  %1056 = add i32 %1055, 1
  store volatile i32 %1056, ptr @value, align 4, !tbaa !6
  %1057 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1058 = mul i32 %1057, 3
  %1059 = add i32 %1058, 1
  store volatile i32 %1059, ptr @value, align 4, !tbaa !6
  %1060 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1061 = mul i32 %1060, 3
  %1062 = add i32 %1061, 1
  store volatile i32 %1062, ptr @value, align 4, !tbaa !6
  %1063 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1064 = mul i32 %1063, 3
  %1065 = add i32 %1064, 1
  store volatile i32 %1065, ptr @value, align 4, !tbaa !6
  %1066 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1067 = mul i32 %1066, 3
  %1068 = add i32 %1067, 1
  store volatile i32 %1068, ptr @value, align 4, !tbaa !6
  %1069 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1070 = mul i32 %1069, 3
  %1071 = add i32 %1070, 1
  store volatile i32 %1071, ptr @value, align 4, !tbaa !6
  %1072 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1073 = mul i32 %1072, 3
  %1074 = add i32 %1073, 1
  store volatile i32 %1074, ptr @value, align 4, !tbaa !6
  %1075 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1076 = mul i32 %1075, 3
  %1077 = add i32 %1076, 1
  store volatile i32 %1077, ptr @value, align 4, !tbaa !6
  %1078 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1079 = mul i32 %1078, 3
  %1080 = add i32 %1079, 1
  store volatile i32 %1080, ptr @value, align 4, !tbaa !6
  %1081 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1082 = mul i32 %1081, 3
  %1083 = add i32 %1082, 1
  store volatile i32 %1083, ptr @value, align 4, !tbaa !6
  %1084 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1085 = mul i32 %1084, 3
  %1086 = add i32 %1085, 1
  store volatile i32 %1086, ptr @value, align 4, !tbaa !6
  %1087 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1088 = mul i32 %1087, 3
  %1089 = add i32 %1088, 1
  store volatile i32 %1089, ptr @value, align 4, !tbaa !6
  %1090 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1091 = mul i32 %1090, 3
  %1092 = add i32 %1091, 1
  store volatile i32 %1092, ptr @value, align 4, !tbaa !6
  %1093 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1094 = mul i32 %1093, 3
  %1095 = add i32 %1094, 1
  store volatile i32 %1095, ptr @value, align 4, !tbaa !6
  %1096 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1097 = mul i32 %1096, 3
  %1098 = add i32 %1097, 1
  store volatile i32 %1098, ptr @value, align 4, !tbaa !6
  %1099 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1100 = mul i32 %1099, 3
  %1101 = add i32 %1100, 1
  store volatile i32 %1101, ptr @value, align 4, !tbaa !6
  %1102 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1103 = mul i32 %1102, 3
  %1104 = add i32 %1103, 1
  store volatile i32 %1104, ptr @value, align 4, !tbaa !6
  %1105 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1106 = mul i32 %1105, 3
  %1107 = add i32 %1106, 1
  store volatile i32 %1107, ptr @value, align 4, !tbaa !6
  %1108 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1109 = mul i32 %1108, 3
  %1110 = add i32 %1109, 1
  store volatile i32 %1110, ptr @value, align 4, !tbaa !6
  %1111 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1112 = mul i32 %1111, 3
  %1113 = add i32 %1112, 1
  store volatile i32 %1113, ptr @value, align 4, !tbaa !6
  %1114 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1115 = mul i32 %1114, 3
  %1116 = add i32 %1115, 1
  store volatile i32 %1116, ptr @value, align 4, !tbaa !6
  %1117 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1118 = mul i32 %1117, 3
  %1119 = add i32 %1118, 1
  store volatile i32 %1119, ptr @value, align 4, !tbaa !6
  %1120 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1121 = mul i32 %1120, 3
  %1122 = add i32 %1121, 1
  store volatile i32 %1122, ptr @value, align 4, !tbaa !6
  %1123 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1124 = mul i32 %1123, 3
  %1125 = add i32 %1124, 1
  store volatile i32 %1125, ptr @value, align 4, !tbaa !6
  %1126 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1127 = mul i32 %1126, 3
  %1128 = add i32 %1127, 1
  store volatile i32 %1128, ptr @value, align 4, !tbaa !6
  %1129 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1130 = mul i32 %1129, 3
  %1131 = add i32 %1130, 1
  store volatile i32 %1131, ptr @value, align 4, !tbaa !6
  %1132 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1133 = mul i32 %1132, 3
  %1134 = add i32 %1133, 1
  store volatile i32 %1134, ptr @value, align 4, !tbaa !6
  %1135 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1136 = mul i32 %1135, 3
  %1137 = add i32 %1136, 1
  store volatile i32 %1137, ptr @value, align 4, !tbaa !6
  %1138 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1139 = mul i32 %1138, 3
  %1140 = add i32 %1139, 1
  store volatile i32 %1140, ptr @value, align 4, !tbaa !6
  %1141 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1142 = mul i32 %1141, 3
  %1143 = add i32 %1142, 1
  store volatile i32 %1143, ptr @value, align 4, !tbaa !6
  %1144 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1145 = mul i32 %1144, 3
  %1146 = add i32 %1145, 1
  store volatile i32 %1146, ptr @value, align 4, !tbaa !6
  %1147 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1148 = mul i32 %1147, 3
  %1149 = add i32 %1148, 1
  store volatile i32 %1149, ptr @value, align 4, !tbaa !6
  %1150 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1151 = mul i32 %1150, 3
  %1152 = add i32 %1151, 1
  store volatile i32 %1152, ptr @value, align 4, !tbaa !6
  %1153 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1154 = mul i32 %1153, 3
  %1155 = add i32 %1154, 1
  store volatile i32 %1155, ptr @value, align 4, !tbaa !6
  %1156 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1157 = mul i32 %1156, 3
  %1158 = add i32 %1157, 1
  store volatile i32 %1158, ptr @value, align 4, !tbaa !6
  %1159 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1160 = mul i32 %1159, 3
  %1161 = add i32 %1160, 1
  store volatile i32 %1161, ptr @value, align 4, !tbaa !6
  %1162 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1163 = mul i32 %1162, 3
  %1164 = add i32 %1163, 1
  store volatile i32 %1164, ptr @value, align 4, !tbaa !6
  %1165 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1166 = mul i32 %1165, 3
  %1167 = add i32 %1166, 1
  store volatile i32 %1167, ptr @value, align 4, !tbaa !6
  %1168 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1169 = mul i32 %1168, 3
  %1170 = add i32 %1169, 1
  store volatile i32 %1170, ptr @value, align 4, !tbaa !6
  %1171 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1172 = mul i32 %1171, 3
  %1173 = add i32 %1172, 1
  store volatile i32 %1173, ptr @value, align 4, !tbaa !6
  %1174 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1175 = mul i32 %1174, 3
  %1176 = add i32 %1175, 1
  store volatile i32 %1176, ptr @value, align 4, !tbaa !6
  %1177 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1178 = mul i32 %1177, 3
  %1179 = add i32 %1178, 1
  store volatile i32 %1179, ptr @value, align 4, !tbaa !6
  %1180 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1181 = mul i32 %1180, 3
  %1182 = add i32 %1181, 1
  store volatile i32 %1182, ptr @value, align 4, !tbaa !6
  %1183 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1184 = mul i32 %1183, 3
  %1185 = add i32 %1184, 1
  store volatile i32 %1185, ptr @value, align 4, !tbaa !6
  %1186 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1187 = mul i32 %1186, 3
  %1188 = add i32 %1187, 1
  store volatile i32 %1188, ptr @value, align 4, !tbaa !6
  %1189 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1190 = mul i32 %1189, 3
  %1191 = add i32 %1190, 1
  store volatile i32 %1191, ptr @value, align 4, !tbaa !6
  %1192 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1193 = mul i32 %1192, 3
  %1194 = add i32 %1193, 1
  store volatile i32 %1194, ptr @value, align 4, !tbaa !6
  %1195 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1196 = mul i32 %1195, 3
  %1197 = add i32 %1196, 1
  store volatile i32 %1197, ptr @value, align 4, !tbaa !6
  %1198 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1199 = mul i32 %1198, 3
  %1200 = add i32 %1199, 1
  store volatile i32 %1200, ptr @value, align 4, !tbaa !6
  %1201 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1202 = mul i32 %1201, 3
  %1203 = add i32 %1202, 1
  store volatile i32 %1203, ptr @value, align 4, !tbaa !6
  %1204 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1205 = mul i32 %1204, 3
  %1206 = add i32 %1205, 1
  store volatile i32 %1206, ptr @value, align 4, !tbaa !6
  %1207 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1208 = mul i32 %1207, 3
  %1209 = add i32 %1208, 1
  store volatile i32 %1209, ptr @value, align 4, !tbaa !6
  %1210 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1211 = mul i32 %1210, 3
  %1212 = add i32 %1211, 1
  store volatile i32 %1212, ptr @value, align 4, !tbaa !6
  %1213 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1214 = mul i32 %1213, 3
  %1215 = add i32 %1214, 1
  store volatile i32 %1215, ptr @value, align 4, !tbaa !6
  %1216 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1217 = mul i32 %1216, 3
  %1218 = add i32 %1217, 1
  store volatile i32 %1218, ptr @value, align 4, !tbaa !6
  %1219 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1220 = mul i32 %1219, 3
  %1221 = add i32 %1220, 1
  store volatile i32 %1221, ptr @value, align 4, !tbaa !6
  %1222 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1223 = mul i32 %1222, 3
  %1224 = add i32 %1223, 1
  store volatile i32 %1224, ptr @value, align 4, !tbaa !6
  %1225 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1226 = mul i32 %1225, 3
  %1227 = add i32 %1226, 1
  store volatile i32 %1227, ptr @value, align 4, !tbaa !6
  %1228 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1229 = mul i32 %1228, 3
  %1230 = add i32 %1229, 1
  store volatile i32 %1230, ptr @value, align 4, !tbaa !6
  %1231 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1232 = mul i32 %1231, 3
  %1233 = add i32 %1232, 1
  store volatile i32 %1233, ptr @value, align 4, !tbaa !6
  %1234 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1235 = mul i32 %1234, 3
  %1236 = add i32 %1235, 1
  store volatile i32 %1236, ptr @value, align 4, !tbaa !6
  %1237 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1238 = mul i32 %1237, 3
  %1239 = add i32 %1238, 1
  store volatile i32 %1239, ptr @value, align 4, !tbaa !6
  %1240 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1241 = mul i32 %1240, 3
  %1242 = add i32 %1241, 1
  store volatile i32 %1242, ptr @value, align 4, !tbaa !6
  %1243 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1244 = mul i32 %1243, 3
  %1245 = add i32 %1244, 1
  store volatile i32 %1245, ptr @value, align 4, !tbaa !6
  %1246 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1247 = mul i32 %1246, 3
  %1248 = add i32 %1247, 1
  store volatile i32 %1248, ptr @value, align 4, !tbaa !6
  %1249 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1250 = mul i32 %1249, 3
  %1251 = add i32 %1250, 1
  store volatile i32 %1251, ptr @value, align 4, !tbaa !6
  %1252 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1253 = mul i32 %1252, 3
  %1254 = add i32 %1253, 1
  store volatile i32 %1254, ptr @value, align 4, !tbaa !6
  %1255 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1256 = mul i32 %1255, 3
  %1257 = add i32 %1256, 1
  store volatile i32 %1257, ptr @value, align 4, !tbaa !6
  %1258 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1259 = mul i32 %1258, 3
  %1260 = add i32 %1259, 1
  store volatile i32 %1260, ptr @value, align 4, !tbaa !6
  %1261 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1262 = mul i32 %1261, 3
  %1263 = add i32 %1262, 1
  store volatile i32 %1263, ptr @value, align 4, !tbaa !6
  %1264 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1265 = mul i32 %1264, 3
  %1266 = add i32 %1265, 1
  store volatile i32 %1266, ptr @value, align 4, !tbaa !6
  %1267 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1268 = mul i32 %1267, 3
  %1269 = add i32 %1268, 1
  store volatile i32 %1269, ptr @value, align 4, !tbaa !6
  %1270 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1271 = mul i32 %1270, 3
  %1272 = add i32 %1271, 1
  store volatile i32 %1272, ptr @value, align 4, !tbaa !6
  %1273 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1274 = mul i32 %1273, 3
  %1275 = add i32 %1274, 1
  store volatile i32 %1275, ptr @value, align 4, !tbaa !6
  %1276 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1277 = mul i32 %1276, 3
  %1278 = add i32 %1277, 1
  store volatile i32 %1278, ptr @value, align 4, !tbaa !6
  %1279 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1280 = mul i32 %1279, 3
  %1281 = add i32 %1280, 1
  store volatile i32 %1281, ptr @value, align 4, !tbaa !6
  %1282 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1283 = mul i32 %1282, 3
  %1284 = add i32 %1283, 1
  store volatile i32 %1284, ptr @value, align 4, !tbaa !6
  %1285 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1286 = mul i32 %1285, 3
  %1287 = add i32 %1286, 1
  store volatile i32 %1287, ptr @value, align 4, !tbaa !6
  %1288 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1289 = mul i32 %1288, 3
  %1290 = add i32 %1289, 1
  store volatile i32 %1290, ptr @value, align 4, !tbaa !6
  %1291 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1292 = mul i32 %1291, 3
  %1293 = add i32 %1292, 1
  store volatile i32 %1293, ptr @value, align 4, !tbaa !6
  %1294 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1295 = mul i32 %1294, 3
  %1296 = add i32 %1295, 1
  store volatile i32 %1296, ptr @value, align 4, !tbaa !6
  %1297 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1298 = mul i32 %1297, 3
  %1299 = add i32 %1298, 1
  store volatile i32 %1299, ptr @value, align 4, !tbaa !6
  %1300 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1301 = mul i32 %1300, 3
  %1302 = add i32 %1301, 1
  store volatile i32 %1302, ptr @value, align 4, !tbaa !6
  %1303 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1304 = mul i32 %1303, 3
  %1305 = add i32 %1304, 1
  store volatile i32 %1305, ptr @value, align 4, !tbaa !6
  %1306 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1307 = mul i32 %1306, 3
  %1308 = add i32 %1307, 1
  store volatile i32 %1308, ptr @value, align 4, !tbaa !6
  %1309 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1310 = mul i32 %1309, 3
  %1311 = add i32 %1310, 1
  store volatile i32 %1311, ptr @value, align 4, !tbaa !6
  %1312 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1313 = mul i32 %1312, 3
  %1314 = add i32 %1313, 1
  store volatile i32 %1314, ptr @value, align 4, !tbaa !6
  %1315 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1316 = mul i32 %1315, 3
  %1317 = add i32 %1316, 1
  store volatile i32 %1317, ptr @value, align 4, !tbaa !6
  %1318 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1319 = mul i32 %1318, 3
  %1320 = add i32 %1319, 1
  store volatile i32 %1320, ptr @value, align 4, !tbaa !6
  %1321 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1322 = mul i32 %1321, 3
  %1323 = add i32 %1322, 1
  store volatile i32 %1323, ptr @value, align 4, !tbaa !6
  %1324 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1325 = mul i32 %1324, 3
  %1326 = add i32 %1325, 1
  store volatile i32 %1326, ptr @value, align 4, !tbaa !6
  %1327 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1328 = mul i32 %1327, 3
  %1329 = add i32 %1328, 1
  store volatile i32 %1329, ptr @value, align 4, !tbaa !6
  %1330 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1331 = mul i32 %1330, 3
  %1332 = add i32 %1331, 1
  store volatile i32 %1332, ptr @value, align 4, !tbaa !6
  %1333 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1334 = mul i32 %1333, 3
  %1335 = add i32 %1334, 1
  store volatile i32 %1335, ptr @value, align 4, !tbaa !6
  %1336 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1337 = mul i32 %1336, 3
  %1338 = add i32 %1337, 1
  store volatile i32 %1338, ptr @value, align 4, !tbaa !6
  %1339 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1340 = mul i32 %1339, 3
  %1341 = add i32 %1340, 1
  store volatile i32 %1341, ptr @value, align 4, !tbaa !6
  %1342 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1343 = mul i32 %1342, 3
  %1344 = add i32 %1343, 1
  store volatile i32 %1344, ptr @value, align 4, !tbaa !6
  %1345 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1346 = mul i32 %1345, 3
  %1347 = add i32 %1346, 1
  store volatile i32 %1347, ptr @value, align 4, !tbaa !6
  %1348 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1349 = mul i32 %1348, 3
  %1350 = add i32 %1349, 1
  store volatile i32 %1350, ptr @value, align 4, !tbaa !6
  %1351 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1352 = mul i32 %1351, 3
  %1353 = add i32 %1352, 1
  store volatile i32 %1353, ptr @value, align 4, !tbaa !6
  %1354 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1355 = mul i32 %1354, 3
  %1356 = add i32 %1355, 1
  store volatile i32 %1356, ptr @value, align 4, !tbaa !6
  %1357 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1358 = mul i32 %1357, 3
  %1359 = add i32 %1358, 1
  store volatile i32 %1359, ptr @value, align 4, !tbaa !6
  %1360 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1361 = mul i32 %1360, 3
  %1362 = add i32 %1361, 1
  store volatile i32 %1362, ptr @value, align 4, !tbaa !6
  %1363 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1364 = mul i32 %1363, 3
  %1365 = add i32 %1364, 1
  store volatile i32 %1365, ptr @value, align 4, !tbaa !6
  %1366 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1367 = mul i32 %1366, 3
  %1368 = add i32 %1367, 1
  store volatile i32 %1368, ptr @value, align 4, !tbaa !6
  %1369 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1370 = mul i32 %1369, 3
  %1371 = add i32 %1370, 1
  store volatile i32 %1371, ptr @value, align 4, !tbaa !6
  %1372 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1373 = mul i32 %1372, 3
  %1374 = add i32 %1373, 1
  store volatile i32 %1374, ptr @value, align 4, !tbaa !6
  %1375 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1376 = mul i32 %1375, 3
  %1377 = add i32 %1376, 1
  store volatile i32 %1377, ptr @value, align 4, !tbaa !6
  %1378 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1379 = mul i32 %1378, 3
  %1380 = add i32 %1379, 1
  store volatile i32 %1380, ptr @value, align 4, !tbaa !6
  %1381 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1382 = mul i32 %1381, 3
  %1383 = add i32 %1382, 1
  store volatile i32 %1383, ptr @value, align 4, !tbaa !6
  %1384 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1385 = mul i32 %1384, 3
  %1386 = add i32 %1385, 1
  store volatile i32 %1386, ptr @value, align 4, !tbaa !6
  %1387 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1388 = mul i32 %1387, 3
  %1389 = add i32 %1388, 1
  store volatile i32 %1389, ptr @value, align 4, !tbaa !6
  %1390 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1391 = mul i32 %1390, 3
  %1392 = add i32 %1391, 1
  store volatile i32 %1392, ptr @value, align 4, !tbaa !6
  %1393 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1394 = mul i32 %1393, 3
  %1395 = add i32 %1394, 1
  store volatile i32 %1395, ptr @value, align 4, !tbaa !6
  %1396 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1397 = mul i32 %1396, 3
  %1398 = add i32 %1397, 1
  store volatile i32 %1398, ptr @value, align 4, !tbaa !6
  %1399 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1400 = mul i32 %1399, 3
  %1401 = add i32 %1400, 1
  store volatile i32 %1401, ptr @value, align 4, !tbaa !6
  %1402 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1403 = mul i32 %1402, 3
  %1404 = add i32 %1403, 1
  store volatile i32 %1404, ptr @value, align 4, !tbaa !6
  %1405 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1406 = mul i32 %1405, 3
  %1407 = add i32 %1406, 1
  store volatile i32 %1407, ptr @value, align 4, !tbaa !6
  %1408 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1409 = mul i32 %1408, 3
  %1410 = add i32 %1409, 1
  store volatile i32 %1410, ptr @value, align 4, !tbaa !6
  %1411 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1412 = mul i32 %1411, 3
  %1413 = add i32 %1412, 1
  store volatile i32 %1413, ptr @value, align 4, !tbaa !6
  %1414 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1415 = mul i32 %1414, 3
  %1416 = add i32 %1415, 1
  store volatile i32 %1416, ptr @value, align 4, !tbaa !6
  %1417 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1418 = mul i32 %1417, 3
  %1419 = add i32 %1418, 1
  store volatile i32 %1419, ptr @value, align 4, !tbaa !6
  %1420 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1421 = mul i32 %1420, 3
  %1422 = add i32 %1421, 1
  store volatile i32 %1422, ptr @value, align 4, !tbaa !6
  %1423 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1424 = mul i32 %1423, 3
  %1425 = add i32 %1424, 1
  store volatile i32 %1425, ptr @value, align 4, !tbaa !6
  %1426 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1427 = mul i32 %1426, 3
  %1428 = add i32 %1427, 1
  store volatile i32 %1428, ptr @value, align 4, !tbaa !6
  %1429 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1430 = mul i32 %1429, 3
  %1431 = add i32 %1430, 1
  store volatile i32 %1431, ptr @value, align 4, !tbaa !6
  %1432 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1433 = mul i32 %1432, 3
  %1434 = add i32 %1433, 1
  store volatile i32 %1434, ptr @value, align 4, !tbaa !6
  %1435 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1436 = mul i32 %1435, 3
  %1437 = add i32 %1436, 1
  store volatile i32 %1437, ptr @value, align 4, !tbaa !6
  %1438 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1439 = mul i32 %1438, 3
  %1440 = add i32 %1439, 1
  store volatile i32 %1440, ptr @value, align 4, !tbaa !6
  %1441 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1442 = mul i32 %1441, 3
  %1443 = add i32 %1442, 1
  store volatile i32 %1443, ptr @value, align 4, !tbaa !6
  %1444 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1445 = mul i32 %1444, 3
  %1446 = add i32 %1445, 1
  store volatile i32 %1446, ptr @value, align 4, !tbaa !6
  %1447 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1448 = mul i32 %1447, 3
  %1449 = add i32 %1448, 1
  store volatile i32 %1449, ptr @value, align 4, !tbaa !6
  %1450 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1451 = mul i32 %1450, 3
  %1452 = add i32 %1451, 1
  store volatile i32 %1452, ptr @value, align 4, !tbaa !6
  %1453 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1454 = mul i32 %1453, 3
  %1455 = add i32 %1454, 1
  store volatile i32 %1455, ptr @value, align 4, !tbaa !6
  %1456 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1457 = mul i32 %1456, 3
  %1458 = add i32 %1457, 1
  store volatile i32 %1458, ptr @value, align 4, !tbaa !6
  %1459 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1460 = mul i32 %1459, 3
  %1461 = add i32 %1460, 1
  store volatile i32 %1461, ptr @value, align 4, !tbaa !6
  %1462 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1463 = mul i32 %1462, 3
  %1464 = add i32 %1463, 1
  store volatile i32 %1464, ptr @value, align 4, !tbaa !6
  %1465 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1466 = mul i32 %1465, 3
  %1467 = add i32 %1466, 1
  store volatile i32 %1467, ptr @value, align 4, !tbaa !6
  %1468 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1469 = mul i32 %1468, 3
  %1470 = add i32 %1469, 1
  store volatile i32 %1470, ptr @value, align 4, !tbaa !6
  %1471 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1472 = mul i32 %1471, 3
  %1473 = add i32 %1472, 1
  store volatile i32 %1473, ptr @value, align 4, !tbaa !6
  %1474 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1475 = mul i32 %1474, 3
  %1476 = add i32 %1475, 1
  store volatile i32 %1476, ptr @value, align 4, !tbaa !6
  %1477 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1478 = mul i32 %1477, 3
  %1479 = add i32 %1478, 1
  store volatile i32 %1479, ptr @value, align 4, !tbaa !6
  %1480 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1481 = mul i32 %1480, 3
  %1482 = add i32 %1481, 1
  store volatile i32 %1482, ptr @value, align 4, !tbaa !6
  %1483 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1484 = mul i32 %1483, 3
  %1485 = add i32 %1484, 1
  store volatile i32 %1485, ptr @value, align 4, !tbaa !6
  %1486 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1487 = mul i32 %1486, 3
  %1488 = add i32 %1487, 1
  store volatile i32 %1488, ptr @value, align 4, !tbaa !6
  %1489 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1490 = mul i32 %1489, 3
  %1491 = add i32 %1490, 1
  store volatile i32 %1491, ptr @value, align 4, !tbaa !6
  %1492 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1493 = mul i32 %1492, 3
  %1494 = add i32 %1493, 1
  store volatile i32 %1494, ptr @value, align 4, !tbaa !6
  %1495 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1496 = mul i32 %1495, 3
  %1497 = add i32 %1496, 1
  store volatile i32 %1497, ptr @value, align 4, !tbaa !6
  %1498 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1499 = mul i32 %1498, 3
  %1500 = add i32 %1499, 1
  store volatile i32 %1500, ptr @value, align 4, !tbaa !6
  %1501 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1502 = mul i32 %1501, 3
  %1503 = add i32 %1502, 1
  store volatile i32 %1503, ptr @value, align 4, !tbaa !6
  %1504 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1505 = mul i32 %1504, 3
  %1506 = add i32 %1505, 1
  store volatile i32 %1506, ptr @value, align 4, !tbaa !6
  %1507 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1508 = mul i32 %1507, 3
  %1509 = add i32 %1508, 1
  store volatile i32 %1509, ptr @value, align 4, !tbaa !6
  %1510 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1511 = mul i32 %1510, 3
  %1512 = add i32 %1511, 1
  store volatile i32 %1512, ptr @value, align 4, !tbaa !6
  %1513 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1514 = mul i32 %1513, 3
  %1515 = add i32 %1514, 1
  store volatile i32 %1515, ptr @value, align 4, !tbaa !6
  %1516 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1517 = mul i32 %1516, 3
  %1518 = add i32 %1517, 1
  store volatile i32 %1518, ptr @value, align 4, !tbaa !6
  %1519 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1520 = mul i32 %1519, 3
  %1521 = add i32 %1520, 1
  store volatile i32 %1521, ptr @value, align 4, !tbaa !6
  %1522 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1523 = mul i32 %1522, 3
  %1524 = add i32 %1523, 1
  store volatile i32 %1524, ptr @value, align 4, !tbaa !6
  %1525 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1526 = mul i32 %1525, 3
  %1527 = add i32 %1526, 1
  store volatile i32 %1527, ptr @value, align 4, !tbaa !6
  %1528 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1529 = mul i32 %1528, 3
  %1530 = add i32 %1529, 1
  store volatile i32 %1530, ptr @value, align 4, !tbaa !6
  %1531 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1532 = mul i32 %1531, 3
  %1533 = add i32 %1532, 1
  store volatile i32 %1533, ptr @value, align 4, !tbaa !6
  %1534 = load volatile i32, ptr @value, align 4, !tbaa !6
  %1535 = mul i32 %1534, 3
  %1536 = add i32 %1535, 1
  store volatile i32 %1536, ptr @value, align 4, !tbaa !6
  ret void
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal void @kernel(i32 noundef %0, ptr readnone captures(none) %1) #3 {
  %3 = tail call fastcc i32 @fibonacci(i32 noundef %0) #5
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds i32, ptr @results, i64 %4
  store i32 %3, ptr %5, align 4, !tbaa !6
  ret void
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #2

; Function Attrs: nofree noinline nosync nounwind memory(none)
define internal fastcc i32 @fibonacci(i32 noundef %0) unnamed_addr #4 {
  %2 = icmp ult i32 %0, 2
  br i1 %2, label %11, label %3

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
  %6 = add i32 %4, -1
  %7 = tail call fastcc i32 @fibonacci(i32 noundef %6) #5
  %8 = add i32 %4, -2
  %9 = add i32 %7, %5
  %10 = icmp ult i32 %8, 2
  br i1 %10, label %11, label %3

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %8, %3 ]
  %14 = add i32 %13, %12
  ret i32 %14
}

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { nofree noinline norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #4 = { nofree noinline nosync nounwind memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #5 = { nobuiltin "no-builtins" }
attributes #6 = { nobuiltin nounwind "no-builtins" }


