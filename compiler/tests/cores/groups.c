// The ranges of tests/cases/work-groups.c over all cores.
#define __HARP_CORES__
#include "../cases/work-groups.c"
