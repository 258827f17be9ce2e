// The host part of OpenCL C. `harmonica` includes this file by itself in sources that end in `.cl`.
//
//     __kernel void scale(__global float *data, float factor, __local float *scratch) { ... }
//
//     opencl_run(scale, 256, 16, data, 3, opencl_local(64));        // 256 work items in groups of 16
//     opencl_run_range(scale, opencl_range_2d(64, 64, 16, 16), data, 3, opencl_local(64));
//
// A kernel is named as it is defined. Its arguments are converted to the types of its parameters, as C does with those of
// a function.
#ifndef HARP_OPENCL_H
#define HARP_OPENCL_H

#include <harp.h>
#include <limits.h>

// Numbers, by the names of kernels and by those of the host (CL/cl_platform.h). `cl_long` has 64 bits on every core.
#if __SIZEOF_LONG__ == 8
typedef long opencl_long;
typedef unsigned long opencl_ulong;
#else
typedef long long opencl_long;
typedef unsigned long long opencl_ulong;
#endif
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef opencl_ulong ulong;
typedef signed char cl_char;
typedef uchar cl_uchar;
typedef short cl_short;
typedef ushort cl_ushort;
typedef int cl_int;
typedef uint cl_uint;
typedef opencl_long cl_long;
typedef opencl_ulong cl_ulong;
typedef float cl_float;
typedef double cl_double;
typedef ushort cl_half;

// Vectors lie in memory as in kernels; of three elements as of four. Elements are v.x, v.s0 or v[0].
#define HARP_VECTOR(type, name, length)                                                                    \
    typedef type name##length __attribute__((ext_vector_type(length)));                                    \
    typedef name##length cl_##name##length
#define HARP_VECTORS(type, name)                                                                           \
    HARP_VECTOR(type, name, 2);                                                                            \
    HARP_VECTOR(type, name, 3);                                                                            \
    HARP_VECTOR(type, name, 4);                                                                            \
    HARP_VECTOR(type, name, 8);                                                                            \
    HARP_VECTOR(type, name, 16)
HARP_VECTORS(signed char, char);
HARP_VECTORS(uchar, uchar);
HARP_VECTORS(short, short);
HARP_VECTORS(ushort, ushort);
HARP_VECTORS(int, int);
HARP_VECTORS(uint, uint);
HARP_VECTORS(opencl_long, long);
HARP_VECTORS(opencl_ulong, ulong);
HARP_VECTORS(float, float);
HARP_VECTORS(double, double);
#undef HARP_VECTORS
#undef HARP_VECTOR

#ifdef __HARP_SPLITS__
// The host part of a file `.cl`, where `long` has 64 bits.
#if __SIZEOF_LONG__ != 8
#undef LONG_MAX
#undef LONG_MIN
#undef ULONG_MAX
#define LONG_MAX LLONG_MAX
#define LONG_MIN LLONG_MIN
#define ULONG_MAX ULLONG_MAX
#endif
#else
// For headers that kernels share with a C file.
#define __kernel
#define __global
#define __constant const
#define __local
#define __private
#endif

// The work items of a run: how many there are in each dimension, how many make a group, and the first one's number. What is
// not given is 1 item, or 0 as the first number. Without `group` the run time chooses.
typedef struct opencl_range {
    size_t items[3];
    size_t group[3];
    size_t offset[3];
} opencl_range;
HARP_INLINE opencl_range opencl_range_1d(size_t items, size_t group) {
    return (opencl_range){.items = {items}, .group = {group}};
}
HARP_INLINE opencl_range opencl_range_2d(size_t x, size_t y, size_t group_x, size_t group_y) {
    return (opencl_range){.items = {x, y}, .group = {group_x, group_y}};
}
HARP_INLINE opencl_range opencl_range_3d(size_t x, size_t y, size_t z, size_t group_x, size_t group_y,
                                         size_t group_z) {
    return (opencl_range){.items = {x, y, z}, .group = {group_x, group_y, group_z}};
}

// The argument for a pointer to local memory: so many bytes, which each group has for itself.
typedef struct opencl_local_bytes {
    size_t bytes;
} opencl_local_bytes;
#define opencl_local(size) ((opencl_local_bytes){(size)})

// opencl_run and opencl_run_range run a kernel once for each work item, and come back when all are done. A group whose size
// does not divide the items, or is not the one that the kernel requires, ends the program with code 125.
#ifndef __HARP_SPLITS__
#include <opencl-calls.h>
#endif

// What the compiler and the run time know of a kernel. The compiler writes one for each kernel; the host's side passes it
// with a block in which the arguments lie as in a structure, in place of each pointer to local memory its number of bytes.
struct harp_opencl_kernel {
    // Loads the arguments out of a block, with pointers in place of numbers of bytes, and calls the kernel for one item.
    void (*item)(const void *arguments);
    const char *name;
    // Where in the block the pointers to local memory are, and how many.
    const uint *local_offsets;
    uint locals;
    // Bytes of the block.
    uint block_bytes;
    // The group's items in each dimension that `reqd_work_group_size` asks for; else zeros.
    uint required_group[3];
    uint flags;
};
// Of `flags`: items of a group may wait for one another.
#define HARP_OPENCL_WAITS 1
// Of `flags`: the last groups of a dimension may have fewer items, as in OpenCL C 2.0.
#define HARP_OPENCL_PARTS 2
void harp_opencl_run(const struct harp_opencl_kernel *kernel, const opencl_range *range, const void *arguments);

// A macro for each kernel of the program.
#include <opencl-kernels.h>

#endif
