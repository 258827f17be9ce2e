// OpenCL C kernels, as they are: `harmonica` includes this file by itself in sources that end in `.cl`.
//
// The host's side, in a C file that includes it, too:
//
//     __kernel void scale(__global int *data, int factor);
//     opencl_run(scale, 256, 16, data, 3);        // 256 work items in groups of 16
//
// `__local` variables are there once, so groups run one after another.
#ifndef HARP_OPENCL_H
#define HARP_OPENCL_H

#include <harp.h>
#include <limits.h>
#include <math.h>

typedef unsigned int uint;
#include <work-items.h>

#define __kernel
#define __global
#define __constant const
#define __local static
#define __private
#define kernel
#define global
#define local static
#define constant const
#define __read_only
#define __write_only

typedef unsigned char uchar;
typedef unsigned short ushort;

// `long` has 64 bits on every core. Where C's has 32, `harmonica` reads `long`, literals with `L` and the `l` of printf's formats
// in files that end in `.cl` as `long long`.
#if __SIZEOF_LONG__ == 8
typedef unsigned long ulong;
#else
typedef unsigned long long ulong;
#undef LONG_MAX
#undef LONG_MIN
#undef ULONG_MAX
#define LONG_MAX LLONG_MAX
#define LONG_MIN LLONG_MIN
#define ULONG_MAX ULLONG_MAX
#endif

#define CLK_LOCAL_MEM_FENCE 1
#define CLK_GLOBAL_MEM_FENCE 2

#define harp_opencl_barrier(fences) ((void)(fences), __harp_group_barrier(__LINE__))
#undef barrier
#define barrier(fences) harp_opencl_barrier(fences)
#ifdef __HARP_CORES__
#define mem_fence(fences) __atomic_thread_fence(__ATOMIC_SEQ_CST)
#else
#define mem_fence(fences) __atomic_signal_fence(__ATOMIC_SEQ_CST)
#endif
#define read_mem_fence mem_fence
#define write_mem_fence mem_fence

#define min(a, b) ({ __auto_type min_a = (a); __auto_type min_b = (b); min_b < min_a ? min_b : min_a; })
#define max(a, b) ({ __auto_type max_a = (a); __auto_type max_b = (b); max_a < max_b ? max_b : max_a; })
#define clamp(value, low, high) min(max(value, low), high)
#define mad(a, b, c) ((a) * (b) + (c))
#define mul24(a, b) ((a) * (b))
#define mad24(a, b, c) ((a) * (b) + (c))
#define fabs(value) fabsf(value)
#define sqrt(value) sqrtf(value)
#define floor(value) floorf(value)
#define ceil(value) ceilf(value)

// Atomic functions, on cores with the extension. The order of the accesses of one item is that of the program.
#define HARP_ATOMIC(what, p, value) __atomic_##what((p), (value), __ATOMIC_RELAXED)
#define atomic_add(p, value) HARP_ATOMIC(fetch_add, p, value)
#define atomic_sub(p, value) HARP_ATOMIC(fetch_sub, p, value)
#define atomic_and(p, value) HARP_ATOMIC(fetch_and, p, value)
#define atomic_or(p, value) HARP_ATOMIC(fetch_or, p, value)
#define atomic_xor(p, value) HARP_ATOMIC(fetch_xor, p, value)
#define atomic_min(p, value) HARP_ATOMIC(fetch_min, p, value)
#define atomic_max(p, value) HARP_ATOMIC(fetch_max, p, value)
#define atomic_inc(p) atomic_add(p, 1)
#define atomic_dec(p) atomic_sub(p, 1)
#define atomic_cmpxchg(p, expected, value) __sync_val_compare_and_swap((p), (expected), (value))
// Of floats, too.
#define atomic_xchg(p, value)                                                                              \
    ({                                                                                                     \
        __typeof__(+*(p)) xchg_new = (value), xchg_old;                                                    \
        __atomic_exchange((p), &xchg_new, &xchg_old, __ATOMIC_RELAXED);                                    \
        xchg_old;                                                                                          \
    })
#define atom_add atomic_add
#define atom_sub atomic_sub
#define atom_and atomic_and
#define atom_or atomic_or
#define atom_xor atomic_xor
#define atom_min atomic_min
#define atom_max atomic_max
#define atom_inc atomic_inc
#define atom_dec atomic_dec
#define atom_cmpxchg atomic_cmpxchg
#define atom_xchg atomic_xchg

// What the run time knows of a kernel.
struct harp_kernel {
    const char *name;
    void (*run)(const void *arguments);     // one work item
    uword_t required[3];                    // reqd_work_group_size, or zeros
    uword_t local_bytes;                    // of a group
    bool has_barrier;
    bool may_have_parts;                    // groups at the end may be smaller
    bool is_alone;                          // its local memory is there once
};

// Runs a range; its groups are counted here.
void harp_opencl_run(const struct harp_kernel *kernel, const struct harp_range *range, const void *arguments);

// Runs `items` work items in groups of `group`, which divides it: the program ends with code 125 where it does not. Arguments
// are pointers and integers no wider than a word; floats and wider integers go by pointer.
typedef void harp_any_kernel(uword_t, uword_t, uword_t, uword_t, uword_t, uword_t, uword_t, uword_t);
struct harp_words {
    harp_any_kernel *function;
    uword_t words[8];
};
void harp_opencl_words(const void *arguments);
#define opencl_run(kernel_name, items, group, ...)                                                         \
    harp_opencl_run(&(const struct harp_kernel){#kernel_name, harp_opencl_words, {0}, 0, true, false, true}, \
                    &(const struct harp_range){1, {(items), 1, 1}, {0}, {(group), 1, 1}, {0}},             \
                    &(const struct harp_words){(harp_any_kernel *)(kernel_name), {HARP_WORDS(__VA_ARGS__)}})

// Up to eight arguments, each as a word.
#define HARP_WORDS(...)                                                                                    \
    HARP_PICK(__VA_ARGS__, HARP_8, HARP_7, HARP_6, HARP_5, HARP_4, HARP_3, HARP_2, HARP_1, )(__VA_ARGS__)
#define HARP_PICK(a, b, c, d, e, f, g, h, chosen, ...) chosen
#define HARP_1(a) (uword_t)(a)
#define HARP_2(a, ...) (uword_t)(a), HARP_1(__VA_ARGS__)
#define HARP_3(a, ...) (uword_t)(a), HARP_2(__VA_ARGS__)
#define HARP_4(a, ...) (uword_t)(a), HARP_3(__VA_ARGS__)
#define HARP_5(a, ...) (uword_t)(a), HARP_4(__VA_ARGS__)
#define HARP_6(a, ...) (uword_t)(a), HARP_5(__VA_ARGS__)
#define HARP_7(a, ...) (uword_t)(a), HARP_6(__VA_ARGS__)
#define HARP_8(a, ...) (uword_t)(a), HARP_7(__VA_ARGS__)

#endif
