// Functions by the type of their arguments: an integer counts as double, and the widest argument decides.
#ifndef HARP_TGMATH_H
#define HARP_TGMATH_H
#include <complex.h>
#include <math.h>

// A value of the type that an argument counts as.
#define __HARP_KIND(value)                                                                                             \
    _Generic((value), float: 0.0f, long double: 0.0L, float _Complex: (float _Complex)0,                               \
        double _Complex: (double _Complex)0, long double _Complex: (long double _Complex)0, default: 0.0)
#define __HARP_REAL(kind, name) _Generic(kind, float: name##f, long double: name##l, default: name)
#define __HARP_ANY(kind, name, complex_name)                                                                           \
    _Generic(kind, float: name##f, long double: name##l, float _Complex: complex_name##f,                              \
        double _Complex: complex_name, long double _Complex: complex_name##l, default: name)
#define __HARP_COMPLEX(kind, name)                                                                                     \
    _Generic(kind, float: name##f, float _Complex: name##f, long double: name##l, long double _Complex: name##l,       \
        default: name)
#define __HARP_KIND_OF_2(a, b) (__HARP_KIND(a) + __HARP_KIND(b))

#define acos(value) __HARP_ANY(__HARP_KIND(value), acos, cacos)(value)
#define acosh(value) __HARP_ANY(__HARP_KIND(value), acosh, cacosh)(value)
#define asin(value) __HARP_ANY(__HARP_KIND(value), asin, casin)(value)
#define asinh(value) __HARP_ANY(__HARP_KIND(value), asinh, casinh)(value)
#define atan(value) __HARP_ANY(__HARP_KIND(value), atan, catan)(value)
#define atanh(value) __HARP_ANY(__HARP_KIND(value), atanh, catanh)(value)
#define cos(value) __HARP_ANY(__HARP_KIND(value), cos, ccos)(value)
#define cosh(value) __HARP_ANY(__HARP_KIND(value), cosh, ccosh)(value)
#define exp(value) __HARP_ANY(__HARP_KIND(value), exp, cexp)(value)
#define fabs(value) __HARP_ANY(__HARP_KIND(value), fabs, cabs)(value)
#define log(value) __HARP_ANY(__HARP_KIND(value), log, clog)(value)
#define sin(value) __HARP_ANY(__HARP_KIND(value), sin, csin)(value)
#define sinh(value) __HARP_ANY(__HARP_KIND(value), sinh, csinh)(value)
#define sqrt(value) __HARP_ANY(__HARP_KIND(value), sqrt, csqrt)(value)
#define tan(value) __HARP_ANY(__HARP_KIND(value), tan, ctan)(value)
#define tanh(value) __HARP_ANY(__HARP_KIND(value), tanh, ctanh)(value)
#define pow(base, exponent) __HARP_ANY(__HARP_KIND_OF_2(base, exponent), pow, cpow)(base, exponent)

#define cbrt(value) __HARP_REAL(__HARP_KIND(value), cbrt)(value)
#define ceil(value) __HARP_REAL(__HARP_KIND(value), ceil)(value)
#define erf(value) __HARP_REAL(__HARP_KIND(value), erf)(value)
#define erfc(value) __HARP_REAL(__HARP_KIND(value), erfc)(value)
#define exp2(value) __HARP_REAL(__HARP_KIND(value), exp2)(value)
#define expm1(value) __HARP_REAL(__HARP_KIND(value), expm1)(value)
#define floor(value) __HARP_REAL(__HARP_KIND(value), floor)(value)
#define ilogb(value) __HARP_REAL(__HARP_KIND(value), ilogb)(value)
#define lgamma(value) __HARP_REAL(__HARP_KIND(value), lgamma)(value)
#define llrint(value) __HARP_REAL(__HARP_KIND(value), llrint)(value)
#define llround(value) __HARP_REAL(__HARP_KIND(value), llround)(value)
#define log10(value) __HARP_REAL(__HARP_KIND(value), log10)(value)
#define log1p(value) __HARP_REAL(__HARP_KIND(value), log1p)(value)
#define log2(value) __HARP_REAL(__HARP_KIND(value), log2)(value)
#define logb(value) __HARP_REAL(__HARP_KIND(value), logb)(value)
#define lrint(value) __HARP_REAL(__HARP_KIND(value), lrint)(value)
#define lround(value) __HARP_REAL(__HARP_KIND(value), lround)(value)
#define nearbyint(value) __HARP_REAL(__HARP_KIND(value), nearbyint)(value)
#define rint(value) __HARP_REAL(__HARP_KIND(value), rint)(value)
#define round(value) __HARP_REAL(__HARP_KIND(value), round)(value)
#define tgamma(value) __HARP_REAL(__HARP_KIND(value), tgamma)(value)
#define trunc(value) __HARP_REAL(__HARP_KIND(value), trunc)(value)
#define atan2(a, b) __HARP_REAL(__HARP_KIND_OF_2(a, b), atan2)(a, b)
#define copysign(a, b) __HARP_REAL(__HARP_KIND_OF_2(a, b), copysign)(a, b)
#define fdim(a, b) __HARP_REAL(__HARP_KIND_OF_2(a, b), fdim)(a, b)
#define fmax(a, b) __HARP_REAL(__HARP_KIND_OF_2(a, b), fmax)(a, b)
#define fmin(a, b) __HARP_REAL(__HARP_KIND_OF_2(a, b), fmin)(a, b)
#define fmod(a, b) __HARP_REAL(__HARP_KIND_OF_2(a, b), fmod)(a, b)
#define hypot(a, b) __HARP_REAL(__HARP_KIND_OF_2(a, b), hypot)(a, b)
#define nextafter(a, b) __HARP_REAL(__HARP_KIND_OF_2(a, b), nextafter)(a, b)
#define remainder(a, b) __HARP_REAL(__HARP_KIND_OF_2(a, b), remainder)(a, b)
#define fma(a, b, c) __HARP_REAL(__HARP_KIND_OF_2(a, b) + __HARP_KIND(c), fma)(a, b, c)
#define remquo(a, b, quotient) __HARP_REAL(__HARP_KIND_OF_2(a, b), remquo)(a, b, quotient)
#define frexp(value, exponent) __HARP_REAL(__HARP_KIND(value), frexp)(value, exponent)
#define ldexp(value, exponent) __HARP_REAL(__HARP_KIND(value), ldexp)(value, exponent)
#define scalbn(value, exponent) __HARP_REAL(__HARP_KIND(value), scalbn)(value, exponent)
#define scalbln(value, exponent) __HARP_REAL(__HARP_KIND(value), scalbln)(value, exponent)
#define nexttoward(from, towards) __HARP_REAL(__HARP_KIND(from), nexttoward)(from, towards)

#undef creal
#undef cimag
#define carg(value) __HARP_COMPLEX(__HARP_KIND(value), carg)(value)
#define cimag(value) __HARP_COMPLEX(__HARP_KIND(value), cimag)(value)
#define conj(value) __HARP_COMPLEX(__HARP_KIND(value), conj)(value)
#define cproj(value) __HARP_COMPLEX(__HARP_KIND(value), cproj)(value)
#define creal(value) __HARP_COMPLEX(__HARP_KIND(value), creal)(value)
#endif
