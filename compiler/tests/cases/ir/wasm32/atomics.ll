; ModuleID = 'compiler/tests/cases/atomics.c'
source_filename = "compiler/tests/cases/atomics.c"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown-unknown"

%struct.anon = type { i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.anon.0 = type { i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.anon.1 = type { i16, i16, i16, i16, i16, i16, i16, i16, i16, i16, i16 }
%struct.anon.2 = type { i16, i16, i16, i16, i16, i16, i16, i16, i16, i16, i16 }
%struct.anon.3 = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.anon.4 = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.atomic_flag = type { i32 }
%struct.node = type { ptr, i32 }

@bytes = hidden global %struct.anon { i8 -1, i8 0, i8 0, i8 -1, i8 0, i8 0, i8 -1, i8 100, i8 -100, i8 0, i8 -1 }, align 1
@unsigned_bytes = hidden global %struct.anon.0 { i8 -1, i8 0, i8 0, i8 -1, i8 0, i8 0, i8 -1, i8 100, i8 -100, i8 0, i8 -1 }, align 1
@halves = hidden global %struct.anon.1 { i16 -1, i16 0, i16 0, i16 -1, i16 0, i16 0, i16 -1, i16 100, i16 -100, i16 0, i16 -1 }, align 2
@unsigned_halves = hidden global %struct.anon.2 { i16 -1, i16 0, i16 0, i16 -1, i16 0, i16 0, i16 -1, i16 100, i16 -100, i16 0, i16 -1 }, align 2
@integers = hidden global %struct.anon.3 { i32 -1, i32 0, i32 0, i32 -1, i32 0, i32 0, i32 -1, i32 100, i32 -100, i32 0, i32 -1 }, align 4
@words = hidden global %struct.anon.4 { i32 -1, i32 0, i32 0, i32 -1, i32 0, i32 0, i32 -1, i32 100, i32 -100, i32 0, i32 -1 }, align 4
@flag = hidden global %struct.atomic_flag zeroinitializer, align 4
@product = hidden global i32 1, align 4
@list = hidden global ptr null, align 4
@.str = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@first = hidden global i32 0, align 4
@seen = hidden local_unnamed_addr global i8 0, align 1
@nodes = hidden global [24 x %struct.node] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [45 x i8] c"%ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld\0A\00", align 1

@__main_void = hidden alias i32 (), ptr @main

; Function Attrs: nounwind
define hidden noundef i32 @main() #0 {
  tail call void @launch(ptr noundef nonnull @use, i32 noundef 24, ptr noundef null) #3
  %1 = load i8, ptr @bytes, align 1, !tbaa !17
  %2 = sext i8 %1 to i32
  %3 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 1), align 1, !tbaa !19
  %4 = sext i8 %3 to i32
  %5 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 2), align 1, !tbaa !20
  %6 = sext i8 %5 to i32
  %7 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 3), align 1, !tbaa !21
  %8 = sext i8 %7 to i32
  %9 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 4), align 1, !tbaa !22
  %10 = sext i8 %9 to i32
  %11 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 5), align 1, !tbaa !23
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 6), align 1, !tbaa !24
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 7), align 1, !tbaa !25
  %16 = sext i8 %15 to i32
  %17 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 8), align 1, !tbaa !26
  %18 = sext i8 %17 to i32
  %19 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 9), align 1, !tbaa !27
  %20 = sext i8 %19 to i32
  %21 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 10), align 1, !tbaa !28
  %22 = sext i8 %21 to i32
  %23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %2, i32 noundef %4, i32 noundef %6, i32 noundef %8, i32 noundef %10, i32 noundef %12, i32 noundef %14, i32 noundef %16, i32 noundef %18, i32 noundef %20, i32 noundef %22) #3
  %24 = load i8, ptr @unsigned_bytes, align 1, !tbaa !17
  %25 = zext i8 %24 to i32
  %26 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 1), align 1, !tbaa !19
  %27 = zext i8 %26 to i32
  %28 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 2), align 1, !tbaa !20
  %29 = zext i8 %28 to i32
  %30 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 3), align 1, !tbaa !21
  %31 = zext i8 %30 to i32
  %32 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 4), align 1, !tbaa !22
  %33 = zext i8 %32 to i32
  %34 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 5), align 1, !tbaa !23
  %35 = zext i8 %34 to i32
  %36 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 6), align 1, !tbaa !24
  %37 = zext i8 %36 to i32
  %38 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 7), align 1, !tbaa !25
  %39 = zext i8 %38 to i32
  %40 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 8), align 1, !tbaa !26
  %41 = zext i8 %40 to i32
  %42 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 9), align 1, !tbaa !27
  %43 = zext i8 %42 to i32
  %44 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 10), align 1, !tbaa !28
  %45 = zext i8 %44 to i32
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %25, i32 noundef %27, i32 noundef %29, i32 noundef %31, i32 noundef %33, i32 noundef %35, i32 noundef %37, i32 noundef %39, i32 noundef %41, i32 noundef %43, i32 noundef %45) #3
  %47 = load i16, ptr @halves, align 2, !tbaa !35
  %48 = sext i16 %47 to i32
  %49 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 2), align 2, !tbaa !38
  %50 = sext i16 %49 to i32
  %51 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 4), align 2, !tbaa !39
  %52 = sext i16 %51 to i32
  %53 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 6), align 2, !tbaa !40
  %54 = sext i16 %53 to i32
  %55 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 8), align 2, !tbaa !41
  %56 = sext i16 %55 to i32
  %57 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 10), align 2, !tbaa !42
  %58 = sext i16 %57 to i32
  %59 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 12), align 2, !tbaa !43
  %60 = sext i16 %59 to i32
  %61 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 14), align 2, !tbaa !44
  %62 = sext i16 %61 to i32
  %63 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 16), align 2, !tbaa !45
  %64 = sext i16 %63 to i32
  %65 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 18), align 2, !tbaa !46
  %66 = sext i16 %65 to i32
  %67 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i32 20), align 2, !tbaa !47
  %68 = sext i16 %67 to i32
  %69 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %48, i32 noundef %50, i32 noundef %52, i32 noundef %54, i32 noundef %56, i32 noundef %58, i32 noundef %60, i32 noundef %62, i32 noundef %64, i32 noundef %66, i32 noundef %68) #3
  %70 = load i16, ptr @unsigned_halves, align 2, !tbaa !35
  %71 = zext i16 %70 to i32
  %72 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 2), align 2, !tbaa !38
  %73 = zext i16 %72 to i32
  %74 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 4), align 2, !tbaa !39
  %75 = zext i16 %74 to i32
  %76 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 6), align 2, !tbaa !40
  %77 = zext i16 %76 to i32
  %78 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 8), align 2, !tbaa !41
  %79 = zext i16 %78 to i32
  %80 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 10), align 2, !tbaa !42
  %81 = zext i16 %80 to i32
  %82 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 12), align 2, !tbaa !43
  %83 = zext i16 %82 to i32
  %84 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 14), align 2, !tbaa !44
  %85 = zext i16 %84 to i32
  %86 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 16), align 2, !tbaa !45
  %87 = zext i16 %86 to i32
  %88 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 18), align 2, !tbaa !46
  %89 = zext i16 %88 to i32
  %90 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 20), align 2, !tbaa !47
  %91 = zext i16 %90 to i32
  %92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %71, i32 noundef %73, i32 noundef %75, i32 noundef %77, i32 noundef %79, i32 noundef %81, i32 noundef %83, i32 noundef %85, i32 noundef %87, i32 noundef %89, i32 noundef %91) #3
  %93 = load i32, ptr @integers, align 4, !tbaa !54
  %94 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 4), align 4, !tbaa !56
  %95 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 8), align 4, !tbaa !57
  %96 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 12), align 4, !tbaa !58
  %97 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 16), align 4, !tbaa !59
  %98 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 20), align 4, !tbaa !60
  %99 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 24), align 4, !tbaa !61
  %100 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 28), align 4, !tbaa !62
  %101 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 32), align 4, !tbaa !63
  %102 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 36), align 4, !tbaa !64
  %103 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i32 40), align 4, !tbaa !65
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %93, i32 noundef %94, i32 noundef %95, i32 noundef %96, i32 noundef %97, i32 noundef %98, i32 noundef %99, i32 noundef %100, i32 noundef %101, i32 noundef %102, i32 noundef %103) #3
  %105 = load i32, ptr @words, align 4, !tbaa !69
  %106 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 4), align 4, !tbaa !72
  %107 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 8), align 4, !tbaa !73
  %108 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 12), align 4, !tbaa !74
  %109 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 16), align 4, !tbaa !75
  %110 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 20), align 4, !tbaa !76
  %111 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 24), align 4, !tbaa !77
  %112 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 28), align 4, !tbaa !78
  %113 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 32), align 4, !tbaa !79
  %114 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 36), align 4, !tbaa !80
  %115 = load i32, ptr getelementptr inbounds nuw (i8, ptr @words, i32 40), align 4, !tbaa !81
  %116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i32 noundef %105, i32 noundef %106, i32 noundef %107, i32 noundef %108, i32 noundef %109, i32 noundef %110, i32 noundef %111, i32 noundef %112, i32 noundef %113, i32 noundef %114, i32 noundef %115) #3
  %117 = load atomic ptr, ptr @list seq_cst, align 4, !tbaa !83
  %118 = icmp eq ptr %117, null
  br i1 %118, label %119, label %128

119:                                              ; preds = %128, %0
  %120 = phi i32 [ 0, %0 ], [ %134, %128 ]
  %121 = phi i32 [ 0, %0 ], [ %135, %128 ]
  %122 = load atomic i32, ptr @first seq_cst, align 4, !tbaa !83
  %123 = load atomic i32, ptr @product seq_cst, align 4, !tbaa !83
  %124 = load atomic i8, ptr @seen seq_cst, align 1, !tbaa !83
  %125 = and i8 %124, 1
  %126 = zext nneg i8 %125 to i32
  %127 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %122, i32 noundef %123, i32 noundef %126, i32 noundef %120, i32 noundef %121) #3
  ret i32 0

128:                                              ; preds = %0, %128
  %129 = phi ptr [ %136, %128 ], [ %117, %0 ]
  %130 = phi i32 [ %135, %128 ], [ 0, %0 ]
  %131 = phi i32 [ %134, %128 ], [ 0, %0 ]
  %132 = getelementptr inbounds nuw i8, ptr %129, i32 4
  %133 = load i32, ptr %132, align 4, !tbaa !93
  %134 = add nsw i32 %133, %131
  %135 = add nuw nsw i32 %130, 1
  %136 = load ptr, ptr %129, align 4, !tbaa !100
  %137 = icmp eq ptr %136, null
  br i1 %137, label %119, label %128, !llvm.loop !103
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind
define internal void @use(i32 noundef %0, ptr readnone captures(none) %1) #2 {
  %3 = trunc i32 %0 to i8
  %4 = mul i8 %3, 37
  %5 = add i8 %4, -44
  %6 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 1), i8 %5 monotonic, align 1
  %7 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 2), i8 %5 seq_cst, align 1
  %8 = or i8 %5, 17
  %9 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 3), i8 %8 seq_cst, align 1
  %10 = and i8 %5, 51
  %11 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 4), i8 %10 seq_cst, align 1
  %12 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 5), i8 %5 seq_cst, align 1
  %13 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 7), i8 %5 seq_cst, align 1
  %14 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 8), i8 %5 seq_cst, align 1
  %15 = icmp eq i32 %0, 3
  br i1 %15, label %16, label %28

16:                                               ; preds = %2
  %17 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 6), i8 90 seq_cst, align 1
  %18 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @bytes, i32 9), i8 %5 seq_cst, align 1
  %19 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 1), i8 %5 monotonic, align 1
  %20 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 2), i8 %5 seq_cst, align 1
  %21 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 3), i8 %8 seq_cst, align 1
  %22 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 4), i8 %10 seq_cst, align 1
  %23 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 5), i8 %5 seq_cst, align 1
  %24 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 7), i8 %5 seq_cst, align 1
  %25 = atomicrmw umax ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 8), i8 %5 seq_cst, align 1
  %26 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 6), i8 90 seq_cst, align 1
  %27 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 9), i8 %5 seq_cst, align 1
  br label %36

28:                                               ; preds = %2
  %29 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 1), i8 %5 monotonic, align 1
  %30 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 2), i8 %5 seq_cst, align 1
  %31 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 3), i8 %8 seq_cst, align 1
  %32 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 4), i8 %10 seq_cst, align 1
  %33 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 5), i8 %5 seq_cst, align 1
  %34 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 7), i8 %5 seq_cst, align 1
  %35 = atomicrmw umax ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i32 8), i8 %5 seq_cst, align 1
  br label %36

36:                                               ; preds = %28, %16
  %37 = trunc i32 %0 to i16
  %38 = mul i16 %37, 37
  %39 = add i16 %38, -300
  %40 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @halves, i32 2), i16 %39 monotonic, align 2
  %41 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @halves, i32 4), i16 %39 seq_cst, align 2
  %42 = or i16 %39, 17
  %43 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @halves, i32 6), i16 %42 seq_cst, align 2
  %44 = and i16 %39, 51
  %45 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @halves, i32 8), i16 %44 seq_cst, align 2
  %46 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @halves, i32 10), i16 %39 seq_cst, align 2
  %47 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @halves, i32 14), i16 %39 seq_cst, align 2
  %48 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @halves, i32 16), i16 %39 seq_cst, align 2
  br i1 %15, label %49, label %61

49:                                               ; preds = %36
  %50 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @halves, i32 12), i16 90 seq_cst, align 2
  %51 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @halves, i32 18), i16 %39 seq_cst, align 2
  %52 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 2), i16 %39 monotonic, align 2
  %53 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 4), i16 %39 seq_cst, align 2
  %54 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 6), i16 %42 seq_cst, align 2
  %55 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 8), i16 %44 seq_cst, align 2
  %56 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 10), i16 %39 seq_cst, align 2
  %57 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 14), i16 %39 seq_cst, align 2
  %58 = atomicrmw umax ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 16), i16 %39 seq_cst, align 2
  %59 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 12), i16 90 seq_cst, align 2
  %60 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 18), i16 %39 seq_cst, align 2
  br label %69

61:                                               ; preds = %36
  %62 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 2), i16 %39 monotonic, align 2
  %63 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 4), i16 %39 seq_cst, align 2
  %64 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 6), i16 %42 seq_cst, align 2
  %65 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 8), i16 %44 seq_cst, align 2
  %66 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 10), i16 %39 seq_cst, align 2
  %67 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 14), i16 %39 seq_cst, align 2
  %68 = atomicrmw umax ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i32 16), i16 %39 seq_cst, align 2
  br label %69

69:                                               ; preds = %61, %49
  %70 = mul nsw i32 %0, 37
  %71 = add nsw i32 %70, -300
  %72 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @integers, i32 4), i32 %71 monotonic, align 4
  %73 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @integers, i32 8), i32 %71 seq_cst, align 4
  %74 = or i32 %71, 17
  %75 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @integers, i32 12), i32 %74 seq_cst, align 4
  %76 = and i32 %71, 51
  %77 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @integers, i32 16), i32 %76 seq_cst, align 4
  %78 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @integers, i32 20), i32 %71 seq_cst, align 4
  %79 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @integers, i32 28), i32 %71 seq_cst, align 4
  %80 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @integers, i32 32), i32 %71 seq_cst, align 4
  br i1 %15, label %81, label %93

81:                                               ; preds = %69
  %82 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @integers, i32 24), i32 90 seq_cst, align 4
  %83 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @integers, i32 36), i32 %71 seq_cst, align 4
  %84 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @words, i32 4), i32 %71 monotonic, align 4
  %85 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @words, i32 8), i32 %71 seq_cst, align 4
  %86 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @words, i32 12), i32 %74 seq_cst, align 4
  %87 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @words, i32 16), i32 %76 seq_cst, align 4
  %88 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @words, i32 20), i32 %71 seq_cst, align 4
  %89 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @words, i32 28), i32 %71 seq_cst, align 4
  %90 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @words, i32 32), i32 %71 seq_cst, align 4
  %91 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @words, i32 24), i32 90 seq_cst, align 4
  %92 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @words, i32 36), i32 %71 seq_cst, align 4
  br label %101

93:                                               ; preds = %69
  %94 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @words, i32 4), i32 %71 monotonic, align 4
  %95 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @words, i32 8), i32 %71 seq_cst, align 4
  %96 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @words, i32 12), i32 %74 seq_cst, align 4
  %97 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @words, i32 16), i32 %76 seq_cst, align 4
  %98 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @words, i32 20), i32 %71 seq_cst, align 4
  %99 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @words, i32 28), i32 %71 seq_cst, align 4
  %100 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @words, i32 32), i32 %71 seq_cst, align 4
  br label %101

101:                                              ; preds = %93, %81
  %102 = atomicrmw xchg ptr @flag, i32 1 seq_cst, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %106

104:                                              ; preds = %101
  %105 = atomicrmw add ptr @first, i32 1 seq_cst, align 4
  br label %106

106:                                              ; preds = %104, %101
  %107 = load atomic i32, ptr @product seq_cst, align 4
  br label %108

108:                                              ; preds = %108, %106
  %109 = phi i32 [ %107, %106 ], [ %114, %108 ]
  %110 = mul nsw i32 %109, 3
  %111 = srem i32 %110, 1009
  %112 = cmpxchg weak ptr @product, i32 %109, i32 %111 seq_cst seq_cst, align 4
  %113 = extractvalue { i32, i1 } %112, 1
  %114 = extractvalue { i32, i1 } %112, 0
  br i1 %113, label %115, label %108, !llvm.loop !211

115:                                              ; preds = %108
  %116 = getelementptr inbounds %struct.node, ptr @nodes, i32 %0
  %117 = getelementptr inbounds nuw i8, ptr %116, i32 4
  store i32 %0, ptr %117, align 4, !tbaa !93
  %118 = load atomic i32, ptr @list seq_cst, align 4
  %119 = ptrtoint ptr %116 to i32
  %120 = inttoptr i32 %118 to ptr
  store ptr %120, ptr %116, align 8
  %121 = cmpxchg ptr @list, i32 %118, i32 %119 seq_cst seq_cst, align 4
  %122 = extractvalue { i32, i1 } %121, 1
  br i1 %122, label %129, label %123

123:                                              ; preds = %115, %123
  %124 = phi { i32, i1 } [ %127, %123 ], [ %121, %115 ]
  %125 = extractvalue { i32, i1 } %124, 0
  %126 = inttoptr i32 %125 to ptr
  store ptr %126, ptr %116, align 8
  %127 = cmpxchg ptr @list, i32 %125, i32 %119 seq_cst seq_cst, align 4
  %128 = extractvalue { i32, i1 } %127, 1
  br i1 %128, label %129, label %123, !llvm.loop !222

129:                                              ; preds = %123, %115
  %130 = icmp eq i32 %0, 7
  br i1 %130, label %131, label %132

131:                                              ; preds = %129
  store atomic i8 1, ptr @seen seq_cst, align 1
  br label %132

132:                                              ; preds = %131, %129
  fence seq_cst
  ret void
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind "no-builtins" }


