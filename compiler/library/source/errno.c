// The number of the last error, for each thread its own.
#include <errno.h>

_Thread_local int errno;
