#ifndef HARP_MATH_H
#define HARP_MATH_H
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VALL __builtin_huge_vall()
#define M_PI 3.14159265358979323846
#define M_E 2.7182818284590452354
#define M_SQRT2 1.41421356237309504880
#define isnan(value) __builtin_isnan(value)
#define isinf(value) __builtin_isinf(value)
#define isfinite(value) __builtin_isfinite(value)
#define signbit(value) __builtin_signbit(value)
float fabsf(float value);
float sqrtf(float value);
float floorf(float value);
float ceilf(float value);
float truncf(float value);
float roundf(float value);
float fmodf(float dividend, float divisor);
float fminf(float a, float b);
float fmaxf(float a, float b);
float copysignf(float value, float sign);
double fabs(double value);
double sqrt(double value);
double floor(double value);
double ceil(double value);
double trunc(double value);
double round(double value);
double fmod(double dividend, double divisor);
double fmin(double a, double b);
double fmax(double a, double b);
double copysign(double value, double sign);
// `long double` is `double`.
long double fabsl(long double value);
long double sqrtl(long double value);
long double floorl(long double value);
long double ceill(long double value);
long double truncl(long double value);
long double roundl(long double value);
long double fmodl(long double dividend, long double divisor);
long double fminl(long double a, long double b);
long double fmaxl(long double a, long double b);
long double copysignl(long double value, long double sign);
#endif
