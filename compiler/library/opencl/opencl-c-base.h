// OpenCL C's types, limits and constants. Clang includes this file by itself in front of every source of OpenCL C; the
// built-in functions it knows without a declaration. Sections in brackets are those of the OpenCL C 3.0 specification.
#ifndef HARP_OPENCL_C_BASE_H
#define HARP_OPENCL_C_BASE_H

// There are no images.
#undef __IMAGE_SUPPORT__
#define __OPENCL_VERSION__ __OPENCL_C_VERSION__

// Of the features of 2.0 those that are there, by the names that 3.0 gives them (6.2.1). Clang declares functions by them.
#if __OPENCL_C_VERSION__ == 200
#define __opencl_c_generic_address_space 1
#define __opencl_c_program_scope_global_variables 1
#define __opencl_c_atomic_order_acq_rel 1
#define __opencl_c_atomic_order_seq_cst 1
#define __opencl_c_atomic_scope_device 1
#define __opencl_c_atomic_scope_all_devices 1
#endif
// Clang's own word: functions with a pointer take pointers to each address space by its name.
#ifndef __opencl_c_generic_address_space
#define __opencl_c_named_address_space_builtins 1
#endif

// A preprocessed text has the rest already.
#ifndef HARP_PREPROCESSED

// Scalars and vectors (6.3.1, 6.3.2).
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;

#define HARP_VECTOR(type, length) typedef type type##length __attribute__((ext_vector_type(length)))
#define HARP_VECTORS(type)                                                                                 \
    HARP_VECTOR(type, 2);                                                                                  \
    HARP_VECTOR(type, 3);                                                                                  \
    HARP_VECTOR(type, 4);                                                                                  \
    HARP_VECTOR(type, 8);                                                                                  \
    HARP_VECTOR(type, 16)
HARP_VECTORS(char);
HARP_VECTORS(uchar);
HARP_VECTORS(short);
HARP_VECTORS(ushort);
HARP_VECTORS(int);
HARP_VECTORS(uint);
HARP_VECTORS(long);
HARP_VECTORS(ulong);
HARP_VECTORS(float);
#ifdef cl_khr_fp64
HARP_VECTORS(double);
#endif
#undef HARP_VECTORS
#undef HARP_VECTOR

#define NULL ((void *)0)

// Bits as another type of the same size (6.4.4.1).
#define as_char(value) __builtin_astype((value), char)
#define as_char2(value) __builtin_astype((value), char2)
#define as_char3(value) __builtin_astype((value), char3)
#define as_char4(value) __builtin_astype((value), char4)
#define as_char8(value) __builtin_astype((value), char8)
#define as_char16(value) __builtin_astype((value), char16)
#define as_uchar(value) __builtin_astype((value), uchar)
#define as_uchar2(value) __builtin_astype((value), uchar2)
#define as_uchar3(value) __builtin_astype((value), uchar3)
#define as_uchar4(value) __builtin_astype((value), uchar4)
#define as_uchar8(value) __builtin_astype((value), uchar8)
#define as_uchar16(value) __builtin_astype((value), uchar16)
#define as_short(value) __builtin_astype((value), short)
#define as_short2(value) __builtin_astype((value), short2)
#define as_short3(value) __builtin_astype((value), short3)
#define as_short4(value) __builtin_astype((value), short4)
#define as_short8(value) __builtin_astype((value), short8)
#define as_short16(value) __builtin_astype((value), short16)
#define as_ushort(value) __builtin_astype((value), ushort)
#define as_ushort2(value) __builtin_astype((value), ushort2)
#define as_ushort3(value) __builtin_astype((value), ushort3)
#define as_ushort4(value) __builtin_astype((value), ushort4)
#define as_ushort8(value) __builtin_astype((value), ushort8)
#define as_ushort16(value) __builtin_astype((value), ushort16)
#define as_int(value) __builtin_astype((value), int)
#define as_int2(value) __builtin_astype((value), int2)
#define as_int3(value) __builtin_astype((value), int3)
#define as_int4(value) __builtin_astype((value), int4)
#define as_int8(value) __builtin_astype((value), int8)
#define as_int16(value) __builtin_astype((value), int16)
#define as_uint(value) __builtin_astype((value), uint)
#define as_uint2(value) __builtin_astype((value), uint2)
#define as_uint3(value) __builtin_astype((value), uint3)
#define as_uint4(value) __builtin_astype((value), uint4)
#define as_uint8(value) __builtin_astype((value), uint8)
#define as_uint16(value) __builtin_astype((value), uint16)
#define as_long(value) __builtin_astype((value), long)
#define as_long2(value) __builtin_astype((value), long2)
#define as_long3(value) __builtin_astype((value), long3)
#define as_long4(value) __builtin_astype((value), long4)
#define as_long8(value) __builtin_astype((value), long8)
#define as_long16(value) __builtin_astype((value), long16)
#define as_ulong(value) __builtin_astype((value), ulong)
#define as_ulong2(value) __builtin_astype((value), ulong2)
#define as_ulong3(value) __builtin_astype((value), ulong3)
#define as_ulong4(value) __builtin_astype((value), ulong4)
#define as_ulong8(value) __builtin_astype((value), ulong8)
#define as_ulong16(value) __builtin_astype((value), ulong16)
#define as_float(value) __builtin_astype((value), float)
#define as_float2(value) __builtin_astype((value), float2)
#define as_float3(value) __builtin_astype((value), float3)
#define as_float4(value) __builtin_astype((value), float4)
#define as_float8(value) __builtin_astype((value), float8)
#define as_float16(value) __builtin_astype((value), float16)
#ifdef cl_khr_fp64
#define as_double(value) __builtin_astype((value), double)
#define as_double2(value) __builtin_astype((value), double2)
#define as_double3(value) __builtin_astype((value), double3)
#define as_double4(value) __builtin_astype((value), double4)
#define as_double8(value) __builtin_astype((value), double8)
#define as_double16(value) __builtin_astype((value), double16)
#endif

// Integers (6.15.3).
#define CHAR_BIT 8
#define SCHAR_MAX 127
#define SCHAR_MIN (-127 - 1)
#define UCHAR_MAX 255
#define CHAR_MAX SCHAR_MAX
#define CHAR_MIN SCHAR_MIN
#define SHRT_MAX 32767
#define SHRT_MIN (-32767 - 1)
#define USHRT_MAX 65535
#define INT_MAX 2147483647
#define INT_MIN (-2147483647 - 1)
#define UINT_MAX 0xffffffffU
#define LONG_MAX 0x7fffffffffffffffL
#define LONG_MIN (-0x7fffffffffffffffL - 1)
#define ULONG_MAX 0xffffffffffffffffUL

// Floats (6.15.2).
#define FLT_DIG 6
#define FLT_MANT_DIG 24
#define FLT_MAX_10_EXP 38
#define FLT_MAX_EXP 128
#define FLT_MIN_10_EXP (-37)
#define FLT_MIN_EXP (-125)
#define FLT_RADIX 2
#define FLT_MAX 0x1.fffffep127f
#define FLT_MIN 0x1.0p-126f
#define FLT_EPSILON 0x1.0p-23f
#define MAXFLOAT FLT_MAX
#define HUGE_VALF __builtin_huge_valf()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define FP_ILOGB0 INT_MIN
#define FP_ILOGBNAN INT_MIN
#define M_E_F 2.71828182845904523536f
#define M_LOG2E_F 1.44269504088896340736f
#define M_LOG10E_F 0.43429448190325182765f
#define M_LN2_F 0.69314718055994530942f
#define M_LN10_F 2.30258509299404568402f
#define M_PI_F 3.14159265358979323846f
#define M_PI_2_F 1.57079632679489661923f
#define M_PI_4_F 0.78539816339744830962f
#define M_1_PI_F 0.31830988618379067154f
#define M_2_PI_F 0.63661977236758134308f
#define M_2_SQRTPI_F 1.12837916709551257390f
#define M_SQRT2_F 1.41421356237309504880f
#define M_SQRT1_2_F 0.70710678118654752440f
#ifdef cl_khr_fp64
#define DBL_DIG 15
#define DBL_MANT_DIG 53
#define DBL_MAX_10_EXP 308
#define DBL_MAX_EXP 1024
#define DBL_MIN_10_EXP (-307)
#define DBL_MIN_EXP (-1021)
#define DBL_RADIX 2
#define DBL_MAX 0x1.fffffffffffffp1023
#define DBL_MIN 0x1.0p-1022
#define DBL_EPSILON 0x1.0p-52
#define HUGE_VAL __builtin_huge_val()
#define M_E 2.71828182845904523536
#define M_LOG2E 1.44269504088896340736
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#endif

// Fences, and the atomic functions of 2.0 and later (6.15.8, 6.15.12).
typedef uint cl_mem_fence_flags;
#define CLK_LOCAL_MEM_FENCE 1
#define CLK_GLOBAL_MEM_FENCE 2
#define CLK_IMAGE_MEM_FENCE 4
typedef enum memory_scope {
    memory_scope_work_item = __OPENCL_MEMORY_SCOPE_WORK_ITEM,
    memory_scope_work_group = __OPENCL_MEMORY_SCOPE_WORK_GROUP,
    memory_scope_device = __OPENCL_MEMORY_SCOPE_DEVICE,
    memory_scope_all_svm_devices = __OPENCL_MEMORY_SCOPE_ALL_SVM_DEVICES,
    memory_scope_all_devices = memory_scope_all_svm_devices,
    memory_scope_sub_group = __OPENCL_MEMORY_SCOPE_SUB_GROUP
} memory_scope;
typedef enum memory_order {
    memory_order_relaxed = __ATOMIC_RELAXED,
    memory_order_acquire = __ATOMIC_ACQUIRE,
    memory_order_release = __ATOMIC_RELEASE,
    memory_order_acq_rel = __ATOMIC_ACQ_REL,
    memory_order_seq_cst = __ATOMIC_SEQ_CST
} memory_order;
#define ATOMIC_VAR_INIT(value) (value)
#define ATOMIC_FLAG_INIT 0

// Where an item is in its range (6.15.1): inline.
#include "work-items.h"

// Samplers (6.15.15.1), for the compiler to refuse them where they are.
#define CLK_NORMALIZED_COORDS_FALSE 0
#define CLK_NORMALIZED_COORDS_TRUE 1
#define CLK_ADDRESS_NONE 0
#define CLK_ADDRESS_CLAMP_TO_EDGE 2
#define CLK_ADDRESS_CLAMP 4
#define CLK_ADDRESS_REPEAT 6
#define CLK_ADDRESS_MIRRORED_REPEAT 8
#define CLK_FILTER_NEAREST 0x10
#define CLK_FILTER_LINEAR 0x20

// Hints of a kernel's shape (6.9.2).
#define kernel_exec(size, type)                                                                            \
    __kernel __attribute__((work_group_size_hint(size, 1, 1))) __attribute__((vec_type_hint(type)))
#define __kernel_exec kernel_exec

#if __OPENCL_C_VERSION__ >= 120
// printf (6.15.14) has formats of its own: `l` stands for 64 bits, `v4hl` for vectors.
int printf(__constant const char *restrict format, ...) __attribute__((format(printf, 1, 2)))
__asm__("harp_opencl_printf");
#endif

#endif

#endif
