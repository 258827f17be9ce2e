// For kernels.
#ifndef HARP_OPENCL_STDLIB_H
#define HARP_OPENCL_STDLIB_H
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
void exit(int code);
void abort(void);
#endif
