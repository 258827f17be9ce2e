// Fences of OpenCL C on several cores.
#define __HARP_CORES__
#include "opencl-fence.c"
