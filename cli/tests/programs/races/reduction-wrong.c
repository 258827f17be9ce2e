// config: extension = true
// As reduction.c, but without the barriers behind the steps: it races.
#define WITHOUT
#include "reduction.c"
