// Real functions. They set no errno and raise no flags: `math_errhandling` is 0, as C23 has it for freestanding programs.
#ifndef HARP_MATH_H
#define HARP_MATH_H
typedef float float_t;
typedef double double_t;
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VALL __builtin_huge_vall()
#define MATH_ERRNO 1
#define MATH_ERREXCEPT 2
#define math_errhandling 0
#define FP_NAN 0
#define FP_INFINITE 1
#define FP_ZERO 2
#define FP_SUBNORMAL 3
#define FP_NORMAL 4
#define FP_ILOGBNAN (-1 - 0x7fffffff)
#define FP_ILOGB0 FP_ILOGBNAN
#define fpclassify(value) __builtin_fpclassify(FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, value)
#define isnan(value) __builtin_isnan(value)
#define isinf(value) __builtin_isinf(value)
#define isfinite(value) __builtin_isfinite(value)
#define isnormal(value) __builtin_isnormal(value)
#define signbit(value) __builtin_signbit(value)
#define isgreater(a, b) __builtin_isgreater(a, b)
#define isgreaterequal(a, b) __builtin_isgreaterequal(a, b)
#define isless(a, b) __builtin_isless(a, b)
#define islessequal(a, b) __builtin_islessequal(a, b)
#define islessgreater(a, b) __builtin_islessgreater(a, b)
#define isunordered(a, b) __builtin_isunordered(a, b)
// Of POSIX.
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
float acosf(float value);
float acoshf(float value);
float asinf(float value);
float asinhf(float value);
float atanf(float value);
float atanhf(float value);
float cbrtf(float value);
float ceilf(float value);
float cosf(float value);
float coshf(float value);
float erff(float value);
float erfcf(float value);
float expf(float value);
float exp10f(float value);
float exp2f(float value);
float expm1f(float value);
float fabsf(float value);
float floorf(float value);
float lgammaf(float value);
float logf(float value);
float log10f(float value);
float log1pf(float value);
float log2f(float value);
float logbf(float value);
float nearbyintf(float value);
float rintf(float value);
float roundf(float value);
float sinf(float value);
float sinhf(float value);
float sqrtf(float value);
float tanf(float value);
float tanhf(float value);
float tgammaf(float value);
float truncf(float value);
float atan2f(float y, float x);
float copysignf(float value, float sign);
float fdimf(float a, float b);
float fmaxf(float a, float b);
float fminf(float a, float b);
float fmodf(float dividend, float divisor);
float hypotf(float x, float y);
float nextafterf(float from, float towards);
float powf(float base, float exponent);
float remainderf(float dividend, float divisor);
float nexttowardf(float from, long double towards);
float fmaf(float a, float b, float c);
float frexpf(float value, int *exponent);
float ldexpf(float value, int exponent);
float scalbnf(float value, int exponent);
float scalblnf(float value, long exponent);
float modff(float value, float *whole);
float remquof(float dividend, float divisor, int *quotient);
float nanf(const char *text);
int ilogbf(float value);
long lrintf(float value);
long long llrintf(float value);
long lroundf(float value);
long long llroundf(float value);
void sincosf(float value, float *sine, float *cosine);
float lgammaf_r(float value, int *sign);
double acos(double value);
double acosh(double value);
double asin(double value);
double asinh(double value);
double atan(double value);
double atanh(double value);
double cbrt(double value);
double ceil(double value);
double cos(double value);
double cosh(double value);
double erf(double value);
double erfc(double value);
double exp(double value);
double exp10(double value);
double exp2(double value);
double expm1(double value);
double fabs(double value);
double floor(double value);
double lgamma(double value);
double log(double value);
double log10(double value);
double log1p(double value);
double log2(double value);
double logb(double value);
double nearbyint(double value);
double rint(double value);
double round(double value);
double sin(double value);
double sinh(double value);
double sqrt(double value);
double tan(double value);
double tanh(double value);
double tgamma(double value);
double trunc(double value);
double atan2(double y, double x);
double copysign(double value, double sign);
double fdim(double a, double b);
double fmax(double a, double b);
double fmin(double a, double b);
double fmod(double dividend, double divisor);
double hypot(double x, double y);
double nextafter(double from, double towards);
double pow(double base, double exponent);
double remainder(double dividend, double divisor);
double nexttoward(double from, long double towards);
double fma(double a, double b, double c);
double frexp(double value, int *exponent);
double ldexp(double value, int exponent);
double scalbn(double value, int exponent);
double scalbln(double value, long exponent);
double modf(double value, double *whole);
double remquo(double dividend, double divisor, int *quotient);
double nan(const char *text);
int ilogb(double value);
long lrint(double value);
long long llrint(double value);
long lround(double value);
long long llround(double value);
void sincos(double value, double *sine, double *cosine);
double lgamma_r(double value, int *sign);
// `long double` is `double`.
long double acosl(long double value);
long double acoshl(long double value);
long double asinl(long double value);
long double asinhl(long double value);
long double atanl(long double value);
long double atanhl(long double value);
long double cbrtl(long double value);
long double ceill(long double value);
long double cosl(long double value);
long double coshl(long double value);
long double erfl(long double value);
long double erfcl(long double value);
long double expl(long double value);
long double exp10l(long double value);
long double exp2l(long double value);
long double expm1l(long double value);
long double fabsl(long double value);
long double floorl(long double value);
long double lgammal(long double value);
long double logl(long double value);
long double log10l(long double value);
long double log1pl(long double value);
long double log2l(long double value);
long double logbl(long double value);
long double nearbyintl(long double value);
long double rintl(long double value);
long double roundl(long double value);
long double sinl(long double value);
long double sinhl(long double value);
long double sqrtl(long double value);
long double tanl(long double value);
long double tanhl(long double value);
long double tgammal(long double value);
long double truncl(long double value);
long double atan2l(long double y, long double x);
long double copysignl(long double value, long double sign);
long double fdiml(long double a, long double b);
long double fmaxl(long double a, long double b);
long double fminl(long double a, long double b);
long double fmodl(long double dividend, long double divisor);
long double hypotl(long double x, long double y);
long double nextafterl(long double from, long double towards);
long double powl(long double base, long double exponent);
long double remainderl(long double dividend, long double divisor);
long double nexttowardl(long double from, long double towards);
long double fmal(long double a, long double b, long double c);
long double frexpl(long double value, int *exponent);
long double ldexpl(long double value, int exponent);
long double scalbnl(long double value, int exponent);
long double scalblnl(long double value, long exponent);
long double modfl(long double value, long double *whole);
long double remquol(long double dividend, long double divisor, int *quotient);
long double nanl(const char *text);
int ilogbl(long double value);
long lrintl(long double value);
long long llrintl(long double value);
long lroundl(long double value);
long long llroundl(long double value);
void sincosl(long double value, long double *sine, long double *cosine);
#endif
