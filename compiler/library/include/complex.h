// Complex functions. Those of real parts are in math.h.
#ifndef HARP_COMPLEX_H
#define HARP_COMPLEX_H
#define complex _Complex
#define _Complex_I (__extension__ 1.0iF)
#define I _Complex_I
#define CMPLX(real, imaginary) __builtin_complex((double)(real), (double)(imaginary))
#define CMPLXF(real, imaginary) __builtin_complex((float)(real), (float)(imaginary))
#define CMPLXL(real, imaginary) __builtin_complex((long double)(real), (long double)(imaginary))
float _Complex cacosf(float _Complex value);
float _Complex cacoshf(float _Complex value);
float _Complex casinf(float _Complex value);
float _Complex casinhf(float _Complex value);
float _Complex catanf(float _Complex value);
float _Complex catanhf(float _Complex value);
float _Complex ccosf(float _Complex value);
float _Complex ccoshf(float _Complex value);
float _Complex cexpf(float _Complex value);
float _Complex clogf(float _Complex value);
float _Complex conjf(float _Complex value);
float _Complex cprojf(float _Complex value);
float _Complex csinf(float _Complex value);
float _Complex csinhf(float _Complex value);
float _Complex csqrtf(float _Complex value);
float _Complex ctanf(float _Complex value);
float _Complex ctanhf(float _Complex value);
float _Complex cpowf(float _Complex base, float _Complex exponent);
float cabsf(float _Complex value);
float cargf(float _Complex value);
float cimagf(float _Complex value);
float crealf(float _Complex value);
double _Complex cacos(double _Complex value);
double _Complex cacosh(double _Complex value);
double _Complex casin(double _Complex value);
double _Complex casinh(double _Complex value);
double _Complex catan(double _Complex value);
double _Complex catanh(double _Complex value);
double _Complex ccos(double _Complex value);
double _Complex ccosh(double _Complex value);
double _Complex cexp(double _Complex value);
double _Complex clog(double _Complex value);
double _Complex conj(double _Complex value);
double _Complex cproj(double _Complex value);
double _Complex csin(double _Complex value);
double _Complex csinh(double _Complex value);
double _Complex csqrt(double _Complex value);
double _Complex ctan(double _Complex value);
double _Complex ctanh(double _Complex value);
double _Complex cpow(double _Complex base, double _Complex exponent);
double cabs(double _Complex value);
double carg(double _Complex value);
double cimag(double _Complex value);
double creal(double _Complex value);
// `long double` is `double`.
long double _Complex cacosl(long double _Complex value);
long double _Complex cacoshl(long double _Complex value);
long double _Complex casinl(long double _Complex value);
long double _Complex casinhl(long double _Complex value);
long double _Complex catanl(long double _Complex value);
long double _Complex catanhl(long double _Complex value);
long double _Complex ccosl(long double _Complex value);
long double _Complex ccoshl(long double _Complex value);
long double _Complex cexpl(long double _Complex value);
long double _Complex clogl(long double _Complex value);
long double _Complex conjl(long double _Complex value);
long double _Complex cprojl(long double _Complex value);
long double _Complex csinl(long double _Complex value);
long double _Complex csinhl(long double _Complex value);
long double _Complex csqrtl(long double _Complex value);
long double _Complex ctanl(long double _Complex value);
long double _Complex ctanhl(long double _Complex value);
long double _Complex cpowl(long double _Complex base, long double _Complex exponent);
long double cabsl(long double _Complex value);
long double cargl(long double _Complex value);
long double cimagl(long double _Complex value);
long double creall(long double _Complex value);
// Without a call. A type that is wider than the function's is narrowed, as by a prototype.
#define crealf(value) (__real__ (float _Complex)(value))
#define cimagf(value) (__imag__ (float _Complex)(value))
#define creal(value) (__real__ (double _Complex)(value))
#define cimag(value) (__imag__ (double _Complex)(value))
#define creall(value) (__real__ (long double _Complex)(value))
#define cimagl(value) (__imag__ (long double _Complex)(value))
#endif
