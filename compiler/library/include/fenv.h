// The core rounds to nearest alone, has no flags of exceptions, and never stops for one: so no macro but FE_TONEAREST is
// defined (C17 7.6), and all environments are the same.
#ifndef HARP_FENV_H
#define HARP_FENV_H
typedef unsigned fexcept_t;
typedef struct { unsigned rounding; } fenv_t;
#define FE_ALL_EXCEPT 0
#define FE_TONEAREST 0
#define FE_DFL_ENV ((const fenv_t *)-1)
int feclearexcept(int exceptions);
int fegetexceptflag(fexcept_t *flags, int exceptions);
int feraiseexcept(int exceptions);
int fesetexceptflag(const fexcept_t *flags, int exceptions);
int fetestexcept(int exceptions);
int fegetround(void);
// Not 0, for "no", but with FE_TONEAREST.
int fesetround(int rounding);
int fegetenv(fenv_t *environment);
int feholdexcept(fenv_t *environment);
int fesetenv(const fenv_t *environment);
int feupdateenv(const fenv_t *environment);
#endif
