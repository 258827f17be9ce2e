; ModuleID = 'compiler/tests/cases/atomics.c'
source_filename = "compiler/tests/cases/atomics.c"
target datalayout = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm64-unknown-unknown-unknown"

%struct.anon = type { i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.anon.0 = type { i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.anon.1 = type { i16, i16, i16, i16, i16, i16, i16, i16, i16, i16, i16 }
%struct.anon.2 = type { i16, i16, i16, i16, i16, i16, i16, i16, i16, i16, i16 }
%struct.anon.3 = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.anon.4 = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.atomic_flag = type { i64 }
%struct.node = type { ptr, i32 }

@bytes = hidden global %struct.anon { i8 -1, i8 0, i8 0, i8 -1, i8 0, i8 0, i8 -1, i8 100, i8 -100, i8 0, i8 -1 }, align 1
@unsigned_bytes = hidden global %struct.anon.0 { i8 -1, i8 0, i8 0, i8 -1, i8 0, i8 0, i8 -1, i8 100, i8 -100, i8 0, i8 -1 }, align 1
@halves = hidden global %struct.anon.1 { i16 -1, i16 0, i16 0, i16 -1, i16 0, i16 0, i16 -1, i16 100, i16 -100, i16 0, i16 -1 }, align 2
@unsigned_halves = hidden global %struct.anon.2 { i16 -1, i16 0, i16 0, i16 -1, i16 0, i16 0, i16 -1, i16 100, i16 -100, i16 0, i16 -1 }, align 2
@integers = hidden global %struct.anon.3 { i32 -1, i32 0, i32 0, i32 -1, i32 0, i32 0, i32 -1, i32 100, i32 -100, i32 0, i32 -1 }, align 4
@words = hidden global %struct.anon.4 { i64 -1, i64 0, i64 0, i64 -1, i64 0, i64 0, i64 -1, i64 100, i64 -100, i64 0, i64 -1 }, align 8
@flag = hidden global %struct.atomic_flag zeroinitializer, align 8
@product = hidden global i32 1, align 4
@list = hidden global ptr null, align 8
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
  %2 = sext i8 %1 to i64
  %3 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 1), align 1, !tbaa !19
  %4 = sext i8 %3 to i64
  %5 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 2), align 1, !tbaa !20
  %6 = sext i8 %5 to i64
  %7 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 3), align 1, !tbaa !21
  %8 = sext i8 %7 to i64
  %9 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 4), align 1, !tbaa !22
  %10 = sext i8 %9 to i64
  %11 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 5), align 1, !tbaa !23
  %12 = sext i8 %11 to i64
  %13 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 6), align 1, !tbaa !24
  %14 = sext i8 %13 to i64
  %15 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 7), align 1, !tbaa !25
  %16 = sext i8 %15 to i64
  %17 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 8), align 1, !tbaa !26
  %18 = sext i8 %17 to i64
  %19 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 9), align 1, !tbaa !27
  %20 = sext i8 %19 to i64
  %21 = load i8, ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 10), align 1, !tbaa !28
  %22 = sext i8 %21 to i64
  %23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i64 noundef %2, i64 noundef %4, i64 noundef %6, i64 noundef %8, i64 noundef %10, i64 noundef %12, i64 noundef %14, i64 noundef %16, i64 noundef %18, i64 noundef %20, i64 noundef %22) #3
  %24 = load i8, ptr @unsigned_bytes, align 1, !tbaa !17
  %25 = zext i8 %24 to i64
  %26 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 1), align 1, !tbaa !19
  %27 = zext i8 %26 to i64
  %28 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 2), align 1, !tbaa !20
  %29 = zext i8 %28 to i64
  %30 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 3), align 1, !tbaa !21
  %31 = zext i8 %30 to i64
  %32 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 4), align 1, !tbaa !22
  %33 = zext i8 %32 to i64
  %34 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 5), align 1, !tbaa !23
  %35 = zext i8 %34 to i64
  %36 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 6), align 1, !tbaa !24
  %37 = zext i8 %36 to i64
  %38 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 7), align 1, !tbaa !25
  %39 = zext i8 %38 to i64
  %40 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 8), align 1, !tbaa !26
  %41 = zext i8 %40 to i64
  %42 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 9), align 1, !tbaa !27
  %43 = zext i8 %42 to i64
  %44 = load i8, ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 10), align 1, !tbaa !28
  %45 = zext i8 %44 to i64
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i64 noundef %25, i64 noundef %27, i64 noundef %29, i64 noundef %31, i64 noundef %33, i64 noundef %35, i64 noundef %37, i64 noundef %39, i64 noundef %41, i64 noundef %43, i64 noundef %45) #3
  %47 = load i16, ptr @halves, align 2, !tbaa !35
  %48 = sext i16 %47 to i64
  %49 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 2), align 2, !tbaa !38
  %50 = sext i16 %49 to i64
  %51 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 4), align 2, !tbaa !39
  %52 = sext i16 %51 to i64
  %53 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 6), align 2, !tbaa !40
  %54 = sext i16 %53 to i64
  %55 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 8), align 2, !tbaa !41
  %56 = sext i16 %55 to i64
  %57 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 10), align 2, !tbaa !42
  %58 = sext i16 %57 to i64
  %59 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 12), align 2, !tbaa !43
  %60 = sext i16 %59 to i64
  %61 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 14), align 2, !tbaa !44
  %62 = sext i16 %61 to i64
  %63 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 16), align 2, !tbaa !45
  %64 = sext i16 %63 to i64
  %65 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 18), align 2, !tbaa !46
  %66 = sext i16 %65 to i64
  %67 = load i16, ptr getelementptr inbounds nuw (i8, ptr @halves, i64 20), align 2, !tbaa !47
  %68 = sext i16 %67 to i64
  %69 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i64 noundef %48, i64 noundef %50, i64 noundef %52, i64 noundef %54, i64 noundef %56, i64 noundef %58, i64 noundef %60, i64 noundef %62, i64 noundef %64, i64 noundef %66, i64 noundef %68) #3
  %70 = load i16, ptr @unsigned_halves, align 2, !tbaa !35
  %71 = zext i16 %70 to i64
  %72 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 2), align 2, !tbaa !38
  %73 = zext i16 %72 to i64
  %74 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 4), align 2, !tbaa !39
  %75 = zext i16 %74 to i64
  %76 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 6), align 2, !tbaa !40
  %77 = zext i16 %76 to i64
  %78 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 8), align 2, !tbaa !41
  %79 = zext i16 %78 to i64
  %80 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 10), align 2, !tbaa !42
  %81 = zext i16 %80 to i64
  %82 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 12), align 2, !tbaa !43
  %83 = zext i16 %82 to i64
  %84 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 14), align 2, !tbaa !44
  %85 = zext i16 %84 to i64
  %86 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 16), align 2, !tbaa !45
  %87 = zext i16 %86 to i64
  %88 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 18), align 2, !tbaa !46
  %89 = zext i16 %88 to i64
  %90 = load i16, ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 20), align 2, !tbaa !47
  %91 = zext i16 %90 to i64
  %92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i64 noundef %71, i64 noundef %73, i64 noundef %75, i64 noundef %77, i64 noundef %79, i64 noundef %81, i64 noundef %83, i64 noundef %85, i64 noundef %87, i64 noundef %89, i64 noundef %91) #3
  %93 = load i32, ptr @integers, align 4, !tbaa !54
  %94 = sext i32 %93 to i64
  %95 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 4), align 4, !tbaa !56
  %96 = sext i32 %95 to i64
  %97 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 8), align 4, !tbaa !57
  %98 = sext i32 %97 to i64
  %99 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 12), align 4, !tbaa !58
  %100 = sext i32 %99 to i64
  %101 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 16), align 4, !tbaa !59
  %102 = sext i32 %101 to i64
  %103 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 20), align 4, !tbaa !60
  %104 = sext i32 %103 to i64
  %105 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 24), align 4, !tbaa !61
  %106 = sext i32 %105 to i64
  %107 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 28), align 4, !tbaa !62
  %108 = sext i32 %107 to i64
  %109 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 32), align 4, !tbaa !63
  %110 = sext i32 %109 to i64
  %111 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 36), align 4, !tbaa !64
  %112 = sext i32 %111 to i64
  %113 = load i32, ptr getelementptr inbounds nuw (i8, ptr @integers, i64 40), align 4, !tbaa !65
  %114 = sext i32 %113 to i64
  %115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i64 noundef %94, i64 noundef %96, i64 noundef %98, i64 noundef %100, i64 noundef %102, i64 noundef %104, i64 noundef %106, i64 noundef %108, i64 noundef %110, i64 noundef %112, i64 noundef %114) #3
  %116 = load i64, ptr @words, align 8, !tbaa !69
  %117 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 8), align 8, !tbaa !72
  %118 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 16), align 8, !tbaa !73
  %119 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 24), align 8, !tbaa !74
  %120 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 32), align 8, !tbaa !75
  %121 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 40), align 8, !tbaa !76
  %122 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 48), align 8, !tbaa !77
  %123 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 56), align 8, !tbaa !78
  %124 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 64), align 8, !tbaa !79
  %125 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 72), align 8, !tbaa !80
  %126 = load i64, ptr getelementptr inbounds nuw (i8, ptr @words, i64 80), align 8, !tbaa !81
  %127 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.1, i64 noundef %116, i64 noundef %117, i64 noundef %118, i64 noundef %119, i64 noundef %120, i64 noundef %121, i64 noundef %122, i64 noundef %123, i64 noundef %124, i64 noundef %125, i64 noundef %126) #3
  %128 = load atomic ptr, ptr @list seq_cst, align 8, !tbaa !83
  %129 = icmp eq ptr %128, null
  br i1 %129, label %130, label %139

130:                                              ; preds = %139, %0
  %131 = phi i32 [ 0, %0 ], [ %145, %139 ]
  %132 = phi i32 [ 0, %0 ], [ %146, %139 ]
  %133 = load atomic i32, ptr @first seq_cst, align 4, !tbaa !83
  %134 = load atomic i32, ptr @product seq_cst, align 4, !tbaa !83
  %135 = load atomic i8, ptr @seen seq_cst, align 1, !tbaa !83
  %136 = and i8 %135, 1
  %137 = zext nneg i8 %136 to i32
  %138 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %133, i32 noundef %134, i32 noundef %137, i32 noundef %131, i32 noundef %132) #3
  ret i32 0

139:                                              ; preds = %0, %139
  %140 = phi ptr [ %147, %139 ], [ %128, %0 ]
  %141 = phi i32 [ %146, %139 ], [ 0, %0 ]
  %142 = phi i32 [ %145, %139 ], [ 0, %0 ]
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %144 = load i32, ptr %143, align 8, !tbaa !93
  %145 = add nsw i32 %144, %142
  %146 = add nuw nsw i32 %141, 1
  %147 = load ptr, ptr %140, align 8, !tbaa !100
  %148 = icmp eq ptr %147, null
  br i1 %148, label %130, label %139, !llvm.loop !103
}

declare void @launch(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nounwind
define internal void @use(i32 noundef %0, ptr readnone captures(none) %1) #2 {
  %3 = trunc i32 %0 to i8
  %4 = mul i8 %3, 37
  %5 = add i8 %4, -44
  %6 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 1), i8 %5 monotonic, align 1
  %7 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 2), i8 %5 seq_cst, align 1
  %8 = or i8 %5, 17
  %9 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 3), i8 %8 seq_cst, align 1
  %10 = and i8 %5, 51
  %11 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 4), i8 %10 seq_cst, align 1
  %12 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 5), i8 %5 seq_cst, align 1
  %13 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 7), i8 %5 seq_cst, align 1
  %14 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 8), i8 %5 seq_cst, align 1
  %15 = icmp eq i32 %0, 3
  br i1 %15, label %16, label %28

16:                                               ; preds = %2
  %17 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 6), i8 90 seq_cst, align 1
  %18 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @bytes, i64 9), i8 %5 seq_cst, align 1
  %19 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 1), i8 %5 monotonic, align 1
  %20 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 2), i8 %5 seq_cst, align 1
  %21 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 3), i8 %8 seq_cst, align 1
  %22 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 4), i8 %10 seq_cst, align 1
  %23 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 5), i8 %5 seq_cst, align 1
  %24 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 7), i8 %5 seq_cst, align 1
  %25 = atomicrmw umax ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 8), i8 %5 seq_cst, align 1
  %26 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 6), i8 90 seq_cst, align 1
  %27 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 9), i8 %5 seq_cst, align 1
  br label %36

28:                                               ; preds = %2
  %29 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 1), i8 %5 monotonic, align 1
  %30 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 2), i8 %5 seq_cst, align 1
  %31 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 3), i8 %8 seq_cst, align 1
  %32 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 4), i8 %10 seq_cst, align 1
  %33 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 5), i8 %5 seq_cst, align 1
  %34 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 7), i8 %5 seq_cst, align 1
  %35 = atomicrmw umax ptr getelementptr inbounds nuw (i8, ptr @unsigned_bytes, i64 8), i8 %5 seq_cst, align 1
  br label %36

36:                                               ; preds = %28, %16
  %37 = trunc i32 %0 to i16
  %38 = mul i16 %37, 37
  %39 = add i16 %38, -300
  %40 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @halves, i64 2), i16 %39 monotonic, align 2
  %41 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @halves, i64 4), i16 %39 seq_cst, align 2
  %42 = or i16 %39, 17
  %43 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @halves, i64 6), i16 %42 seq_cst, align 2
  %44 = and i16 %39, 51
  %45 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @halves, i64 8), i16 %44 seq_cst, align 2
  %46 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @halves, i64 10), i16 %39 seq_cst, align 2
  %47 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @halves, i64 14), i16 %39 seq_cst, align 2
  %48 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @halves, i64 16), i16 %39 seq_cst, align 2
  br i1 %15, label %49, label %61

49:                                               ; preds = %36
  %50 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @halves, i64 12), i16 90 seq_cst, align 2
  %51 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @halves, i64 18), i16 %39 seq_cst, align 2
  %52 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 2), i16 %39 monotonic, align 2
  %53 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 4), i16 %39 seq_cst, align 2
  %54 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 6), i16 %42 seq_cst, align 2
  %55 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 8), i16 %44 seq_cst, align 2
  %56 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 10), i16 %39 seq_cst, align 2
  %57 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 14), i16 %39 seq_cst, align 2
  %58 = atomicrmw umax ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 16), i16 %39 seq_cst, align 2
  %59 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 12), i16 90 seq_cst, align 2
  %60 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 18), i16 %39 seq_cst, align 2
  br label %69

61:                                               ; preds = %36
  %62 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 2), i16 %39 monotonic, align 2
  %63 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 4), i16 %39 seq_cst, align 2
  %64 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 6), i16 %42 seq_cst, align 2
  %65 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 8), i16 %44 seq_cst, align 2
  %66 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 10), i16 %39 seq_cst, align 2
  %67 = atomicrmw umin ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 14), i16 %39 seq_cst, align 2
  %68 = atomicrmw umax ptr getelementptr inbounds nuw (i8, ptr @unsigned_halves, i64 16), i16 %39 seq_cst, align 2
  br label %69

69:                                               ; preds = %61, %49
  %70 = mul nsw i32 %0, 37
  %71 = add nsw i32 %70, -300
  %72 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @integers, i64 4), i32 %71 monotonic, align 4
  %73 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @integers, i64 8), i32 %71 seq_cst, align 4
  %74 = or i32 %71, 17
  %75 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @integers, i64 12), i32 %74 seq_cst, align 4
  %76 = and i32 %71, 51
  %77 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @integers, i64 16), i32 %76 seq_cst, align 4
  %78 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @integers, i64 20), i32 %71 seq_cst, align 4
  %79 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @integers, i64 28), i32 %71 seq_cst, align 4
  %80 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @integers, i64 32), i32 %71 seq_cst, align 4
  br i1 %15, label %81, label %94

81:                                               ; preds = %69
  %82 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @integers, i64 24), i32 90 seq_cst, align 4
  %83 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @integers, i64 36), i32 %71 seq_cst, align 4
  %84 = sext i32 %71 to i64
  %85 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @words, i64 8), i64 %84 monotonic, align 8
  %86 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @words, i64 16), i64 %84 seq_cst, align 8
  %87 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @words, i64 24), i64 -173 seq_cst, align 8
  %88 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @words, i64 32), i64 3 seq_cst, align 8
  %89 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @words, i64 40), i64 %84 seq_cst, align 8
  %90 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @words, i64 56), i64 %84 seq_cst, align 8
  %91 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @words, i64 64), i64 %84 seq_cst, align 8
  %92 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @words, i64 48), i64 90 seq_cst, align 8
  %93 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @words, i64 72), i64 %84 seq_cst, align 8
  br label %105

94:                                               ; preds = %69
  %95 = sext i32 %71 to i64
  %96 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @words, i64 8), i64 %95 monotonic, align 8
  %97 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @words, i64 16), i64 %95 seq_cst, align 8
  %98 = or i64 %95, 17
  %99 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @words, i64 24), i64 %98 seq_cst, align 8
  %100 = and i64 %95, 51
  %101 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @words, i64 32), i64 %100 seq_cst, align 8
  %102 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @words, i64 40), i64 %95 seq_cst, align 8
  %103 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr @words, i64 56), i64 %95 seq_cst, align 8
  %104 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr @words, i64 64), i64 %95 seq_cst, align 8
  br label %105

105:                                              ; preds = %94, %81
  %106 = atomicrmw xchg ptr @flag, i64 1 seq_cst, align 8
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %105
  %109 = atomicrmw add ptr @first, i32 1 seq_cst, align 4
  br label %110

110:                                              ; preds = %108, %105
  %111 = load atomic i32, ptr @product seq_cst, align 4
  br label %112

112:                                              ; preds = %112, %110
  %113 = phi i32 [ %111, %110 ], [ %118, %112 ]
  %114 = mul nsw i32 %113, 3
  %115 = srem i32 %114, 1009
  %116 = cmpxchg weak ptr @product, i32 %113, i32 %115 seq_cst seq_cst, align 4
  %117 = extractvalue { i32, i1 } %116, 1
  %118 = extractvalue { i32, i1 } %116, 0
  br i1 %117, label %119, label %112, !llvm.loop !213

119:                                              ; preds = %112
  %120 = sext i32 %0 to i64
  %121 = getelementptr inbounds %struct.node, ptr @nodes, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 8
  store i32 %0, ptr %122, align 8, !tbaa !93
  %123 = load atomic i64, ptr @list seq_cst, align 8
  %124 = ptrtoint ptr %121 to i64
  %125 = inttoptr i64 %123 to ptr
  store ptr %125, ptr %121, align 16
  %126 = cmpxchg ptr @list, i64 %123, i64 %124 seq_cst seq_cst, align 8
  %127 = extractvalue { i64, i1 } %126, 1
  br i1 %127, label %134, label %128

128:                                              ; preds = %119, %128
  %129 = phi { i64, i1 } [ %132, %128 ], [ %126, %119 ]
  %130 = extractvalue { i64, i1 } %129, 0
  %131 = inttoptr i64 %130 to ptr
  store ptr %131, ptr %121, align 16
  %132 = cmpxchg ptr @list, i64 %130, i64 %124 seq_cst seq_cst, align 8
  %133 = extractvalue { i64, i1 } %132, 1
  br i1 %133, label %134, label %128, !llvm.loop !224

134:                                              ; preds = %128, %119
  %135 = icmp eq i32 %0, 7
  br i1 %135, label %136, label %137

136:                                              ; preds = %134
  store atomic i8 1, ptr @seen seq_cst, align 1
  br label %137

137:                                              ; preds = %136, %134
  fence seq_cst
  ret void
}

declare i32 @printf(ptr noundef, ...) local_unnamed_addr #1

attributes #0 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #2 = { nofree norecurse nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="lime1" "target-features"="+bulk-memory-opt,+call-indirect-overlong,+extended-const,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext,-atomics,-bulk-memory,-exception-handling,-fp16,-gc,-multimemory,-reference-types,-relaxed-simd,-simd128,-tail-call,-wide-arithmetic" }
attributes #3 = { nobuiltin nounwind "no-builtins" }


