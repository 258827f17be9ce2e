// Where a thread of several cores has its own variables.
#define __HARP_CORES__
#include "thread.c"
