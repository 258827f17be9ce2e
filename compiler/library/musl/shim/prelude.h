// In front of each source of musl: what its own headers would have given it.
#include <math.h>
#define hidden
#define HARP_ALIAS(old, new) extern __typeof(old) new __attribute__((__weak__, __alias__(#old)))
#define weak_alias(old, new) HARP_ALIAS(old, new)
// Instructions rather than calls.
#define fabs __builtin_fabs
#define fabsf __builtin_fabsf
#define copysign __builtin_copysign
#define copysignf __builtin_copysignf
// The core has no flags of exceptions that a computation could be made for.
#define fp_barrier(value) (value)
#define fp_barrierf(value) (value)
#define fp_barrierl(value) (value)
#define fp_force_eval(value) ((void)(value))
#define fp_force_evalf(value) ((void)(value))
#define fp_force_evall(value) ((void)(value))
// Its functions for several locales are not taken.
typedef void *locale_t;
