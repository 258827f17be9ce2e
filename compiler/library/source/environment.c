// The environment of floats, of which there is one.
#include <fenv.h>

int feclearexcept(int exceptions) {
    (void)exceptions;
    return 0;
}
int fegetexceptflag(fexcept_t *flags, int exceptions) {
    (void)exceptions;
    *flags = 0;
    return 0;
}
// There is none that could be raised.
int feraiseexcept(int exceptions) { return exceptions != 0; }
int fesetexceptflag(const fexcept_t *flags, int exceptions) {
    (void)flags;
    return exceptions != 0;
}
int fetestexcept(int exceptions) {
    (void)exceptions;
    return 0;
}

int fegetround(void) { return FE_TONEAREST; }
int fesetround(int rounding) { return rounding != FE_TONEAREST; }

int fegetenv(fenv_t *environment) {
    environment->rounding = FE_TONEAREST;
    return 0;
}
int feholdexcept(fenv_t *environment) { return fegetenv(environment); }
int fesetenv(const fenv_t *environment) {
    (void)environment;
    return 0;
}
int feupdateenv(const fenv_t *environment) { return fesetenv(environment); }
