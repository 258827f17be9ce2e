// Ranges of OpenCL on several cores.
#define __HARP_CORES__
#include "opencl.c"
