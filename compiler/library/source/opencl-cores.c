// Work groups of OpenCL on several cores, each a launch over all of them.
#define __HARP_CORES__
#include "opencl.c"
