// config: extension = true
// As prefix-sum.c, but without the barrier behind each step: it races.
#define WITHOUT
#include "prefix-sum.c"
