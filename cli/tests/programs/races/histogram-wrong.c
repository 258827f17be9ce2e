// config: extension = true
// As histogram.c, but without the atomic addition: it races.
#define WITHOUT
#include "histogram.c"
