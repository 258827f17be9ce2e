// For kernels.
#ifndef HARP_OPENCL_STDINT_H
#define HARP_OPENCL_STDINT_H
typedef char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef uchar uint8_t;
typedef ushort uint16_t;
typedef uint uint32_t;
typedef ulong uint64_t;
#endif
