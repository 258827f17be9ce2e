; ModuleID = 'kernels.cl'
source_filename = "kernels.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.record = type { [3 x float], i8 }

@table = dso_local local_unnamed_addr addrspace(2) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4
@blend.shared = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4
@.str = private unnamed_addr addrspace(2) constant [11 x i8] c"%d %v4hlf\0A\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local spir_func float @sum(ptr addrspace(3) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !12 {
  %4 = sext i32 %2 to i64, !dbg !15
  %5 = getelementptr inbounds float, ptr addrspace(3) %0, i64 %4, !dbg !15
  %6 = load float, ptr addrspace(3) %5, align 4, !dbg !15, !tbaa !16
  %7 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %4, !dbg !18
  %8 = load float, ptr addrspace(1) %7, align 4, !dbg !18, !tbaa !16
  %9 = fadd float %6, %8, !dbg !19
  ret float %9, !dbg !20
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @blend(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 %1, float noundef %2, i8 noundef zeroext %3, ptr noundef readonly byval(%struct.record) align 4 captures(none) %4, <3 x float> noundef %5, ptr addrspace(2) noundef readonly align 4 captures(none) %6, i64 noundef %7, ptr addrspace(1) noundef align 2 %8) local_unnamed_addr #1 !dbg !21 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 !reqd_work_group_size !27 {
  %10 = alloca target("spirv.Event"), align 8
  %11 = alloca %struct.record, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11), !dbg !28
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 4 dereferenceable(16) %4, i64 16, i1 false), !dbg !28
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9, !dbg !31
  %13 = getelementptr inbounds nuw i32, ptr addrspace(2) %6, i64 %12, !dbg !32
  %14 = load i32, ptr addrspace(2) %13, align 4, !dbg !32, !tbaa !8
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !33
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @blend.shared, i64 %15, !dbg !34
  store i32 %14, ptr addrspace(3) %16, align 4, !dbg !35, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10, !dbg !36
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %12, !dbg !37
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !dbg !37
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !37
  %20 = insertelement <4 x float> poison, float %2, i64 0, !dbg !38
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !38
  %22 = shufflevector <3 x float> %5, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>, !dbg !39
  %23 = zext i8 %3 to i64, !dbg !40
  %24 = getelementptr inbounds nuw float, ptr %11, i64 %23, !dbg !40
  %25 = load float, ptr %24, align 4, !dbg !40, !tbaa !16
  %26 = fmul float %25, 2.000000e+00, !dbg !41
  %27 = insertelement <4 x float> %22, float %26, i64 3, !dbg !39
  %28 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %19, <4 x float> %21, <4 x float> %27), !dbg !44
  %29 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blend.shared, i64 60), align 4, !dbg !45, !tbaa !8
  %30 = sitofp i32 %29 to float, !dbg !45
  %31 = insertelement <4 x float> poison, float %30, i64 0, !dbg !45
  %32 = shufflevector <4 x float> %31, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !45
  %33 = fadd <4 x float> %28, %32, !dbg !46
  store <4 x float> %33, ptr addrspace(1) %17, align 16, !dbg !47, !tbaa !48
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11, !dbg !49
  %34 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef align 4 %1, ptr addrspace(1) noundef align 16 %0, i64 noundef 16, target("spirv.Event") zeroinitializer) #10, !dbg !50
  store target("spirv.Event") %34, ptr %10, align 8, !dbg !51, !tbaa !52
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef nonnull %10) #10, !dbg !54
  %35 = trunc i64 %12 to i32, !dbg !55
  %36 = sext i32 %35 to i64, !dbg !56
  %37 = getelementptr inbounds float, ptr addrspace(3) %1, i64 %36, !dbg !56
  %38 = load float, ptr addrspace(3) %37, align 4, !dbg !56, !tbaa !16
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36, !dbg !58
  %40 = load float, ptr addrspace(1) %39, align 4, !dbg !58, !tbaa !16
  %41 = fadd float %38, %40, !dbg !59
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 2, !dbg !60
  %43 = call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 noundef %12, ptr addrspace(1) noundef nonnull %42) #12, !dbg !61
  %44 = fadd float %41, %43, !dbg !62
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) %1, i64 %12, !dbg !63
  store float %44, ptr addrspace(3) %45, align 4, !dbg !64, !tbaa !16
  %46 = load <4 x float>, ptr addrspace(1) %17, align 16, !dbg !65, !tbaa !48
  %47 = call spir_func i32 (ptr addrspace(2), ...) @harp_opencl_printf(ptr addrspace(2) noundef @.str, i32 noundef %35, <4 x float> noundef %46) #10, !dbg !66
  %48 = sitofp i64 %7 to float, !dbg !67
  %49 = load float, ptr addrspace(1) %17, align 16, !dbg !68
  %50 = fadd float %49, %48, !dbg !68
  store float %50, ptr addrspace(1) %17, align 16, !dbg !68
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11, !dbg !69
  call void @llvm.lifetime.end.p0(ptr nonnull %11), !dbg !69
  ret void, !dbg !70
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_blend(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 %1, float noundef %2, i8 noundef zeroext %3, ptr noundef readonly byval(%struct.record) align 4 captures(none) %4, <3 x float> noundef %5, ptr addrspace(2) noundef readonly align 4 captures(none) %6, i64 noundef %7, ptr addrspace(1) noundef align 2 %8) local_unnamed_addr #2 !dbg !29 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 !reqd_work_group_size !27 {
  %10 = alloca target("spirv.Event"), align 8
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9, !dbg !71
  %12 = getelementptr inbounds nuw i32, ptr addrspace(2) %6, i64 %11, !dbg !72
  %13 = load i32, ptr addrspace(2) %12, align 4, !dbg !72, !tbaa !8
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !73
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @blend.shared, i64 %14, !dbg !74
  store i32 %13, ptr addrspace(3) %15, align 4, !dbg !75, !tbaa !8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #10, !dbg !76
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %11, !dbg !77
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16, !dbg !77
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !77
  %19 = insertelement <4 x float> poison, float %2, i64 0, !dbg !78
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !78
  %21 = shufflevector <3 x float> %5, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>, !dbg !79
  %22 = zext i8 %3 to i64, !dbg !80
  %23 = getelementptr inbounds nuw float, ptr %4, i64 %22, !dbg !80
  %24 = load float, ptr %23, align 4, !dbg !80, !tbaa !16
  %25 = fmul float %24, 2.000000e+00, !dbg !81
  %26 = insertelement <4 x float> %21, float %25, i64 3, !dbg !79
  %27 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> %20, <4 x float> %26), !dbg !83
  %28 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @blend.shared, i64 60), align 4, !dbg !84, !tbaa !8
  %29 = sitofp i32 %28 to float, !dbg !84
  %30 = insertelement <4 x float> poison, float %29, i64 0, !dbg !84
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !84
  %32 = fadd <4 x float> %27, %31, !dbg !85
  store <4 x float> %32, ptr addrspace(1) %16, align 16, !dbg !86, !tbaa !48
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11, !dbg !87
  %33 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %1, ptr addrspace(1) noundef %0, i64 noundef 16, target("spirv.Event") zeroinitializer) #10, !dbg !88
  store target("spirv.Event") %33, ptr %10, align 8, !dbg !89, !tbaa !52
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef nonnull %10) #10, !dbg !90
  %34 = trunc i64 %11 to i32, !dbg !91
  %35 = sext i32 %34 to i64, !dbg !92
  %36 = getelementptr inbounds float, ptr addrspace(3) %1, i64 %35, !dbg !92
  %37 = load float, ptr addrspace(3) %36, align 4, !dbg !92, !tbaa !16
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35, !dbg !94
  %39 = load float, ptr addrspace(1) %38, align 4, !dbg !94, !tbaa !16
  %40 = fadd float %37, %39, !dbg !95
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 2, !dbg !96
  %42 = call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 noundef %11, ptr addrspace(1) noundef nonnull %41) #12, !dbg !97
  %43 = fadd float %40, %42, !dbg !98
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) %1, i64 %11, !dbg !99
  store float %43, ptr addrspace(3) %44, align 4, !dbg !100, !tbaa !16
  %45 = load <4 x float>, ptr addrspace(1) %16, align 16, !dbg !101, !tbaa !48
  %46 = call spir_func i32 (ptr addrspace(2), ...) @harp_opencl_printf(ptr addrspace(2) noundef @.str, i32 noundef %34, <4 x float> noundef %45) #10, !dbg !102
  %47 = sitofp i64 %7 to float, !dbg !103
  %48 = load float, ptr addrspace(1) %16, align 16, !dbg !104
  %49 = fadd float %48, %47, !dbg !104
  store float %49, ptr addrspace(1) %16, align 16, !dbg !104
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11, !dbg !105
  ret void, !dbg !105
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !106 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !107 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare !dbg !108 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #6

; Function Attrs: convergent nounwind
declare !dbg !109 dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare !dbg !110 dso_local spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare !dbg !111 dso_local spir_func float @_Z10vload_halfmPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare !dbg !112 dso_local spir_func i32 @harp_opencl_printf(ptr addrspace(2) noundef, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kernels.cl", directory: "/work/trees/clfront/compiler/tests/ir", checksumkind: CSK_MD5, checksum: "724620fb0aa5ff80fd7450860cca05fe")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 1, i32 2}
!7 = !{!"clang version 22.1.8"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 12, column: 12, scope: !12)
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !10, i64 0}
!18 = !DILocation(line: 12, column: 27, scope: !12)
!19 = !DILocation(line: 12, column: 25, scope: !12)
!20 = !DILocation(line: 12, column: 5, scope: !12)
!21 = distinct !DISubprogram(name: "blend", scope: !1, file: !1, line: 15, type: !13, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = !{i32 1, i32 3, i32 0, i32 0, i32 0, i32 0, i32 2, i32 0, i32 1}
!23 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!24 = !{!"float4*", !"float*", !"float", !"uchar", !"record", !"float3", !"int*", !"long", !"half*"}
!25 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"float", !"uchar", !"record", !"float __attribute__((ext_vector_type(3)))", !"int*", !"long", !"half*"}
!26 = !{!"", !"", !"", !"", !"", !"", !"const", !"", !""}
!27 = !{i32 8, i32 2, i32 1}
!28 = !DILocation(line: 0, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "blend", scope: !1, file: !1, line: 15, type: !13, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 17, column: 64, scope: !21)
!31 = !DILocation(line: 19, column: 19, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 20, column: 31, scope: !29, inlinedAt: !30)
!33 = !DILocation(line: 20, column: 12, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 20, column: 5, scope: !29, inlinedAt: !30)
!35 = !DILocation(line: 20, column: 29, scope: !29, inlinedAt: !30)
!36 = !DILocation(line: 21, column: 5, scope: !29, inlinedAt: !30)
!37 = !DILocation(line: 22, column: 17, scope: !29, inlinedAt: !30)
!38 = !DILocation(line: 22, column: 34, scope: !29, inlinedAt: !30)
!39 = !DILocation(line: 22, column: 51, scope: !29, inlinedAt: !30)
!40 = !DILocation(line: 22, column: 66, scope: !29, inlinedAt: !30)
!41 = !DILocation(line: 9, column: 49, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "scaled", scope: !1, file: !1, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = distinct !DILocation(line: 22, column: 59, scope: !29, inlinedAt: !30)
!44 = !DILocation(line: 22, column: 41, scope: !29, inlinedAt: !30)
!45 = !DILocation(line: 22, column: 95, scope: !29, inlinedAt: !30)
!46 = !DILocation(line: 22, column: 93, scope: !29, inlinedAt: !30)
!47 = !DILocation(line: 22, column: 15, scope: !29, inlinedAt: !30)
!48 = !{!10, !10, i64 0}
!49 = !DILocation(line: 23, column: 5, scope: !29, inlinedAt: !30)
!50 = !DILocation(line: 23, column: 22, scope: !29, inlinedAt: !30)
!51 = !DILocation(line: 23, column: 13, scope: !29, inlinedAt: !30)
!52 = !{!53, !53, i64 0}
!53 = !{!"event_t", !10, i64 0}
!54 = !DILocation(line: 24, column: 5, scope: !29, inlinedAt: !30)
!55 = !DILocation(line: 25, column: 57, scope: !29, inlinedAt: !30)
!56 = !DILocation(line: 12, column: 12, scope: !12, inlinedAt: !57)
!57 = distinct !DILocation(line: 25, column: 21, scope: !29, inlinedAt: !30)
!58 = !DILocation(line: 12, column: 27, scope: !12, inlinedAt: !57)
!59 = !DILocation(line: 12, column: 25, scope: !12, inlinedAt: !57)
!60 = !DILocation(line: 25, column: 89, scope: !29, inlinedAt: !30)
!61 = !DILocation(line: 25, column: 65, scope: !29, inlinedAt: !30)
!62 = !DILocation(line: 25, column: 63, scope: !29, inlinedAt: !30)
!63 = !DILocation(line: 25, column: 5, scope: !29, inlinedAt: !30)
!64 = !DILocation(line: 25, column: 19, scope: !29, inlinedAt: !30)
!65 = !DILocation(line: 26, column: 38, scope: !29, inlinedAt: !30)
!66 = !DILocation(line: 26, column: 5, scope: !29, inlinedAt: !30)
!67 = !DILocation(line: 27, column: 20, scope: !29, inlinedAt: !30)
!68 = !DILocation(line: 27, column: 17, scope: !29, inlinedAt: !30)
!69 = !DILocation(line: 28, column: 1, scope: !29, inlinedAt: !30)
!70 = !DILocation(line: 28, column: 1, scope: !21)
!71 = !DILocation(line: 19, column: 19, scope: !29)
!72 = !DILocation(line: 20, column: 31, scope: !29)
!73 = !DILocation(line: 20, column: 12, scope: !29)
!74 = !DILocation(line: 20, column: 5, scope: !29)
!75 = !DILocation(line: 20, column: 29, scope: !29)
!76 = !DILocation(line: 21, column: 5, scope: !29)
!77 = !DILocation(line: 22, column: 17, scope: !29)
!78 = !DILocation(line: 22, column: 34, scope: !29)
!79 = !DILocation(line: 22, column: 51, scope: !29)
!80 = !DILocation(line: 22, column: 66, scope: !29)
!81 = !DILocation(line: 9, column: 49, scope: !42, inlinedAt: !82)
!82 = distinct !DILocation(line: 22, column: 59, scope: !29)
!83 = !DILocation(line: 22, column: 41, scope: !29)
!84 = !DILocation(line: 22, column: 95, scope: !29)
!85 = !DILocation(line: 22, column: 93, scope: !29)
!86 = !DILocation(line: 22, column: 15, scope: !29)
!87 = !DILocation(line: 23, column: 5, scope: !29)
!88 = !DILocation(line: 23, column: 22, scope: !29)
!89 = !DILocation(line: 23, column: 13, scope: !29)
!90 = !DILocation(line: 24, column: 5, scope: !29)
!91 = !DILocation(line: 25, column: 57, scope: !29)
!92 = !DILocation(line: 12, column: 12, scope: !12, inlinedAt: !93)
!93 = distinct !DILocation(line: 25, column: 21, scope: !29)
!94 = !DILocation(line: 12, column: 27, scope: !12, inlinedAt: !93)
!95 = !DILocation(line: 12, column: 25, scope: !12, inlinedAt: !93)
!96 = !DILocation(line: 25, column: 89, scope: !29)
!97 = !DILocation(line: 25, column: 65, scope: !29)
!98 = !DILocation(line: 25, column: 63, scope: !29)
!99 = !DILocation(line: 25, column: 5, scope: !29)
!100 = !DILocation(line: 25, column: 19, scope: !29)
!101 = !DILocation(line: 26, column: 38, scope: !29)
!102 = !DILocation(line: 26, column: 5, scope: !29)
!103 = !DILocation(line: 27, column: 20, scope: !29)
!104 = !DILocation(line: 27, column: 17, scope: !29)
!105 = !DILocation(line: 28, column: 1, scope: !29)
!106 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 19, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 20, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 21, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubprogram(name: "async_work_group_copy", scope: !1, file: !1, line: 23, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DISubprogram(name: "wait_group_events", scope: !1, file: !1, line: 24, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubprogram(name: "vload_half", scope: !1, file: !1, line: 25, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubprogram(name: "printf", scope: !113, file: !113, line: 227, type: !13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DIFile(filename: "library/opencl/opencl-c-base.h", directory: "/work/trees/clfront/compiler", checksumkind: CSK_MD5, checksum: "8705af391bb390c71a66f9b8dc85dc00")
