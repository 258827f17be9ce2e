// For kernels, which have printf without it.
#ifndef HARP_OPENCL_STDIO_H
#define HARP_OPENCL_STDIO_H
int putchar(int character);
int puts(__constant const char *text);
#endif
