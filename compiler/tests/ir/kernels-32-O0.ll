; ModuleID = 'kernels.cl'
source_filename = "kernels.cl"
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir-unknown-unknown"

%struct.record = type { [3 x float], i8 }

@table = dso_local addrspace(2) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4
@blend.shared = internal addrspace(3) global [16 x i32] undef, align 4
@.str = private unnamed_addr addrspace(2) constant [11 x i8] c"%d %v4hlf\0A\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func float @sum(ptr addrspace(3) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !8 {
  %4 = alloca ptr addrspace(3), align 4
  %5 = alloca ptr addrspace(1), align 4
  %6 = alloca i32, align 4
  store ptr addrspace(3) %0, ptr %4, align 4
  store ptr addrspace(1) %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(3), ptr %4, align 4, !dbg !11
  %8 = load i32, ptr %6, align 4, !dbg !12
  %9 = getelementptr inbounds float, ptr addrspace(3) %7, i32 %8, !dbg !11
  %10 = load float, ptr addrspace(3) %9, align 4, !dbg !11
  %11 = load ptr addrspace(1), ptr %5, align 4, !dbg !13
  %12 = load i32, ptr %6, align 4, !dbg !14
  %13 = getelementptr inbounds float, ptr addrspace(1) %11, i32 %12, !dbg !13
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !13
  %15 = fadd float %10, %14, !dbg !15
  ret float %15, !dbg !16
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_kernel void @blend(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 %1, float noundef %2, i8 noundef zeroext %3, ptr noundef byval(%struct.record) align 4 %4, <3 x float> noundef %5, ptr addrspace(2) noundef align 4 %6, i64 noundef %7, ptr addrspace(1) noundef align 2 %8) #1 !dbg !17 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 !reqd_work_group_size !23 {
  %10 = alloca ptr addrspace(1), align 4
  %11 = alloca ptr addrspace(3), align 4
  %12 = alloca float, align 4
  %13 = alloca i8, align 1
  %14 = alloca <3 x float>, align 16
  %15 = alloca ptr addrspace(2), align 4
  %16 = alloca i64, align 8
  %17 = alloca ptr addrspace(1), align 4
  store ptr addrspace(1) %0, ptr %10, align 4
  store ptr addrspace(3) %1, ptr %11, align 4
  store float %2, ptr %12, align 4
  store i8 %3, ptr %13, align 1
  %18 = shufflevector <3 x float> %5, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %18, ptr %14, align 16
  store ptr addrspace(2) %6, ptr %15, align 4
  store i64 %7, ptr %16, align 8
  store ptr addrspace(1) %8, ptr %17, align 4
  %19 = load ptr addrspace(1), ptr %10, align 4, !dbg !24
  %20 = load ptr addrspace(3), ptr %11, align 4, !dbg !24
  %21 = load float, ptr %12, align 4, !dbg !24
  %22 = load i8, ptr %13, align 1, !dbg !24
  %23 = load <4 x float>, ptr %14, align 16, !dbg !24
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>, !dbg !24
  %25 = load ptr addrspace(2), ptr %15, align 4, !dbg !24
  %26 = load i64, ptr %16, align 8, !dbg !24
  %27 = load ptr addrspace(1), ptr %17, align 4, !dbg !24
  call spir_func void @__clang_ocl_kern_imp_blend(ptr addrspace(1) noundef align 16 %19, ptr addrspace(3) noundef align 4 %20, float noundef %21, i8 noundef zeroext %22, ptr noundef byval(%struct.record) align 4 %4, <3 x float> noundef %24, ptr addrspace(2) noundef align 4 %25, i64 noundef %26, ptr addrspace(1) noundef align 2 %27) #6, !dbg !24
  ret void, !dbg !25
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local spir_func void @__clang_ocl_kern_imp_blend(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 %1, float noundef %2, i8 noundef zeroext %3, ptr noundef byval(%struct.record) align 4 %4, <3 x float> noundef %5, ptr addrspace(2) noundef align 4 %6, i64 noundef %7, ptr addrspace(1) noundef align 2 %8) #1 !dbg !26 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 !reqd_work_group_size !23 {
  %10 = alloca ptr addrspace(1), align 4
  %11 = alloca ptr addrspace(3), align 4
  %12 = alloca float, align 4
  %13 = alloca i8, align 1
  %14 = alloca <3 x float>, align 16
  %15 = alloca ptr addrspace(2), align 4
  %16 = alloca i64, align 8
  %17 = alloca ptr addrspace(1), align 4
  %18 = alloca i32, align 4
  %19 = alloca <4 x float>, align 16
  %20 = alloca target("spirv.Event"), align 4
  store ptr addrspace(1) %0, ptr %10, align 4
  store ptr addrspace(3) %1, ptr %11, align 4
  store float %2, ptr %12, align 4
  store i8 %3, ptr %13, align 1
  %21 = shufflevector <3 x float> %5, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %21, ptr %14, align 16
  store ptr addrspace(2) %6, ptr %15, align 4
  store i64 %7, ptr %16, align 8
  store ptr addrspace(1) %8, ptr %17, align 4
  %22 = call spir_func i32 @_Z13get_global_idj(i32 noundef 0) #7, !dbg !27
  store i32 %22, ptr %18, align 4, !dbg !28
  %23 = load ptr addrspace(2), ptr %15, align 4, !dbg !29
  %24 = load i32, ptr %18, align 4, !dbg !30
  %25 = getelementptr inbounds nuw i32, ptr addrspace(2) %23, i32 %24, !dbg !29
  %26 = load i32, ptr addrspace(2) %25, align 4, !dbg !29
  %27 = call spir_func i32 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !31
  %28 = getelementptr inbounds nuw [16 x i32], ptr addrspace(3) @blend.shared, i32 0, i32 %27, !dbg !32
  store i32 %26, ptr addrspace(3) %28, align 4, !dbg !33
  call spir_func void @_Z7barrierj(i32 noundef 1) #8, !dbg !34
  %29 = load ptr addrspace(1), ptr %10, align 4, !dbg !35
  %30 = load i32, ptr %18, align 4, !dbg !36
  %31 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %29, i32 %30, !dbg !35
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16, !dbg !35
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !35
  %34 = load float, ptr %12, align 4, !dbg !37
  %35 = insertelement <4 x float> poison, float %34, i64 0, !dbg !37
  %36 = shufflevector <4 x float> %35, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !37
  %37 = load <4 x float>, ptr %14, align 16, !dbg !38
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>, !dbg !38
  %39 = shufflevector <3 x float> %38, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>, !dbg !39
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>, !dbg !39
  %41 = getelementptr inbounds nuw %struct.record, ptr %4, i32 0, i32 0, !dbg !40
  %42 = load i8, ptr %13, align 1, !dbg !41
  %43 = zext i8 %42 to i32, !dbg !42
  %44 = getelementptr inbounds nuw [3 x float], ptr %41, i32 0, i32 %43, !dbg !42
  %45 = load float, ptr %44, align 4, !dbg !42
  %46 = call spir_func float @scaled(float noundef %45) #8, !dbg !43
  %47 = insertelement <4 x float> %40, float %46, i32 3, !dbg !39
  store <4 x float> %47, ptr %19, align 16, !dbg !44
  %48 = load <4 x float>, ptr %19, align 16, !dbg !44
  %49 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %33, <4 x float> %36, <4 x float> %48), !dbg !45
  %50 = load i32, ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @blend.shared, i32 0, i32 15), align 4, !dbg !46
  %51 = sitofp i32 %50 to float, !dbg !46
  %52 = insertelement <4 x float> poison, float %51, i64 0, !dbg !46
  %53 = shufflevector <4 x float> %52, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !46
  %54 = fadd <4 x float> %49, %53, !dbg !47
  %55 = load ptr addrspace(1), ptr %10, align 4, !dbg !48
  %56 = load i32, ptr %18, align 4, !dbg !49
  %57 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %55, i32 %56, !dbg !48
  store <4 x float> %54, ptr addrspace(1) %57, align 16, !dbg !50
  %58 = load ptr addrspace(3), ptr %11, align 4, !dbg !51
  %59 = load ptr addrspace(1), ptr %10, align 4, !dbg !52
  %60 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfj9ocl_event(ptr addrspace(3) noundef %58, ptr addrspace(1) noundef %59, i32 noundef 16, target("spirv.Event") zeroinitializer) #8, !dbg !53
  store target("spirv.Event") %60, ptr %20, align 4, !dbg !54
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %20) #8, !dbg !55
  %61 = load ptr addrspace(3), ptr %11, align 4, !dbg !56
  %62 = load ptr addrspace(1), ptr %10, align 4, !dbg !57
  %63 = load i32, ptr %18, align 4, !dbg !58
  %64 = call spir_func float @sum(ptr addrspace(3) noundef %61, ptr addrspace(1) noundef %62, i32 noundef %63) #8, !dbg !59
  %65 = load i32, ptr %18, align 4, !dbg !60
  %66 = load ptr addrspace(1), ptr %17, align 4, !dbg !61
  %67 = getelementptr inbounds half, ptr addrspace(1) %66, i32 1, !dbg !62
  %68 = call spir_func float @_Z10vload_halfjPU3AS1KDh(i32 noundef %65, ptr addrspace(1) noundef %67) #9, !dbg !63
  %69 = fadd float %64, %68, !dbg !64
  %70 = load ptr addrspace(3), ptr %11, align 4, !dbg !65
  %71 = load i32, ptr %18, align 4, !dbg !66
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) %70, i32 %71, !dbg !65
  store float %69, ptr addrspace(3) %72, align 4, !dbg !67
  %73 = load i32, ptr %18, align 4, !dbg !68
  %74 = load ptr addrspace(1), ptr %10, align 4, !dbg !69
  %75 = load i32, ptr %18, align 4, !dbg !70
  %76 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %74, i32 %75, !dbg !69
  %77 = load <4 x float>, ptr addrspace(1) %76, align 16, !dbg !69
  %78 = call spir_func i32 (ptr addrspace(2), ...) @harp_opencl_printf(ptr addrspace(2) noundef @.str, i32 noundef %73, <4 x float> noundef %77) #8, !dbg !71
  %79 = load i64, ptr %16, align 8, !dbg !72
  %80 = sitofp i64 %79 to float, !dbg !72
  %81 = load ptr addrspace(1), ptr %10, align 4, !dbg !73
  %82 = load i32, ptr %18, align 4, !dbg !74
  %83 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %81, i32 %82, !dbg !73
  %84 = load <4 x float>, ptr addrspace(1) %83, align 16, !dbg !75
  %85 = extractelement <4 x float> %84, i32 0, !dbg !75
  %86 = fadd float %85, %80, !dbg !75
  %87 = load <4 x float>, ptr addrspace(1) %83, align 16, !dbg !75
  %88 = insertelement <4 x float> %87, float %86, i32 0, !dbg !75
  store <4 x float> %88, ptr addrspace(1) %83, align 16, !dbg !75
  ret void, !dbg !76
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @scaled(float noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfj9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, target("spirv.Event")) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare dso_local spir_func float @_Z10vload_halfjPU3AS1KDh(i32 noundef, ptr addrspace(1) noundef) #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @harp_opencl_printf(ptr addrspace(2) noundef, ...) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "uniform-work-group-size"="true" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kernels.cl", directory: "/work/trees/clfront/compiler/tests/ir", checksumkind: CSK_MD5, checksum: "724620fb0aa5ff80fd7450860cca05fe")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 1, i32 2}
!7 = !{!"clang version 22.1.8"}
!8 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 12, column: 12, scope: !8)
!12 = !DILocation(line: 12, column: 18, scope: !8)
!13 = !DILocation(line: 12, column: 27, scope: !8)
!14 = !DILocation(line: 12, column: 34, scope: !8)
!15 = !DILocation(line: 12, column: 25, scope: !8)
!16 = !DILocation(line: 12, column: 5, scope: !8)
!17 = distinct !DISubprogram(name: "blend", scope: !1, file: !1, line: 15, type: !9, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!18 = !{i32 1, i32 3, i32 0, i32 0, i32 0, i32 0, i32 2, i32 0, i32 1}
!19 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float4*", !"float*", !"float", !"uchar", !"record", !"float3", !"int*", !"long", !"half*"}
!21 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"float", !"uchar", !"record", !"float __attribute__((ext_vector_type(3)))", !"int*", !"long", !"half*"}
!22 = !{!"", !"", !"", !"", !"", !"", !"const", !"", !""}
!23 = !{i32 8, i32 2, i32 1}
!24 = !DILocation(line: 17, column: 64, scope: !17)
!25 = !DILocation(line: 28, column: 1, scope: !17)
!26 = distinct !DISubprogram(name: "blend", scope: !1, file: !1, line: 15, type: !9, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 19, column: 19, scope: !26)
!28 = !DILocation(line: 19, column: 12, scope: !26)
!29 = !DILocation(line: 20, column: 31, scope: !26)
!30 = !DILocation(line: 20, column: 39, scope: !26)
!31 = !DILocation(line: 20, column: 12, scope: !26)
!32 = !DILocation(line: 20, column: 5, scope: !26)
!33 = !DILocation(line: 20, column: 29, scope: !26)
!34 = !DILocation(line: 21, column: 5, scope: !26)
!35 = !DILocation(line: 22, column: 17, scope: !26)
!36 = !DILocation(line: 22, column: 21, scope: !26)
!37 = !DILocation(line: 22, column: 34, scope: !26)
!38 = !DILocation(line: 22, column: 52, scope: !26)
!39 = !DILocation(line: 22, column: 51, scope: !26)
!40 = !DILocation(line: 22, column: 75, scope: !26)
!41 = !DILocation(line: 22, column: 83, scope: !26)
!42 = !DILocation(line: 22, column: 66, scope: !26)
!43 = !DILocation(line: 22, column: 59, scope: !26)
!44 = !DILocation(line: 22, column: 43, scope: !26)
!45 = !DILocation(line: 22, column: 41, scope: !26)
!46 = !DILocation(line: 22, column: 95, scope: !26)
!47 = !DILocation(line: 22, column: 93, scope: !26)
!48 = !DILocation(line: 22, column: 5, scope: !26)
!49 = !DILocation(line: 22, column: 9, scope: !26)
!50 = !DILocation(line: 22, column: 15, scope: !26)
!51 = !DILocation(line: 23, column: 44, scope: !26)
!52 = !DILocation(line: 23, column: 71, scope: !26)
!53 = !DILocation(line: 23, column: 22, scope: !26)
!54 = !DILocation(line: 23, column: 13, scope: !26)
!55 = !DILocation(line: 24, column: 5, scope: !26)
!56 = !DILocation(line: 25, column: 25, scope: !26)
!57 = !DILocation(line: 25, column: 52, scope: !26)
!58 = !DILocation(line: 25, column: 57, scope: !26)
!59 = !DILocation(line: 25, column: 21, scope: !26)
!60 = !DILocation(line: 25, column: 76, scope: !26)
!61 = !DILocation(line: 25, column: 82, scope: !26)
!62 = !DILocation(line: 25, column: 89, scope: !26)
!63 = !DILocation(line: 25, column: 65, scope: !26)
!64 = !DILocation(line: 25, column: 63, scope: !26)
!65 = !DILocation(line: 25, column: 5, scope: !26)
!66 = !DILocation(line: 25, column: 13, scope: !26)
!67 = !DILocation(line: 25, column: 19, scope: !26)
!68 = !DILocation(line: 26, column: 32, scope: !26)
!69 = !DILocation(line: 26, column: 38, scope: !26)
!70 = !DILocation(line: 26, column: 42, scope: !26)
!71 = !DILocation(line: 26, column: 5, scope: !26)
!72 = !DILocation(line: 27, column: 20, scope: !26)
!73 = !DILocation(line: 27, column: 5, scope: !26)
!74 = !DILocation(line: 27, column: 9, scope: !26)
!75 = !DILocation(line: 27, column: 17, scope: !26)
!76 = !DILocation(line: 28, column: 1, scope: !26)
