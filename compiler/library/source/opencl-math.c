// Math functions that OpenCL C has and C has not: for floats, with names that end in _f, and for doubles, _d.
#include <math.h>
#include <stdint.h>

typedef union {
    float value;
    uint32_t bits;
} float_bits;
typedef union {
    double value;
    uint64_t bits;
} double_bits;

static float float_of(uint32_t bits) { return ((float_bits){.bits = bits}).value; }
static double double_of(uint64_t bits) { return ((double_bits){.bits = bits}).value; }
static int is_nan_f(float x) { return x != x; }
static int is_nan_d(double x) { return x != x; }

#define PI_F 3.14159274f
#define PI_D 3.14159265358979323846
#define NAN_F float_of(0x7fc00000)
#define NAN_D double_of(0x7ff8000000000000)
#define INFINITE_F float_of(0x7f800000)
#define INFINITE_D double_of(0x7ff0000000000000)

// Both types by one text: T is the type, F the end of C's names, L the end of ours, P(name) a constant of the type.
#define BOTH(DEFINE) DEFINE(float, f, _f, _F) DEFINE(double, , _d, _D)

// The argument of a function of half turns: which quarter of them, and what is left, from -1/4 to 1/4. Both are exact.
#define QUARTER(T, F, L, C)                                                                                \
    static T quarter##L(T x, int *quarter) {                                                               \
        x -= 2 * trunc##F(x / 2);                                                                          \
        T n = floor##F(2 * x + (T)0.5);                                                                    \
        *quarter = (int)n & 3;                                                                             \
        return x - n / 2;                                                                                  \
    }
BOTH(QUARTER)

#define PI_FUNCTIONS(T, F, L, C)                                                                           \
    T opencl_sinpi##L(T x) {                                                                               \
        int n;                                                                                             \
        T rest = quarter##L(x, &n);                                                                        \
        if (rest == 0 && (n & 1) == 0) {                                                                   \
            return copysign##F(0, x);                                                                      \
        }                                                                                                  \
        T result = n & 1 ? cos##F(PI##C * rest) : sin##F(PI##C * rest);                                    \
        return n & 2 ? -result : result;                                                                   \
    }                                                                                                      \
    T opencl_cospi##L(T x) {                                                                               \
        int n;                                                                                             \
        T rest = quarter##L(x, &n);                                                                        \
        if (rest == 0 && n & 1) {                                                                          \
            return 0;                                                                                      \
        }                                                                                                  \
        T result = n & 1 ? sin##F(PI##C * rest) : cos##F(PI##C * rest);                                    \
        return n == 1 || n == 2 ? -result : result;                                                        \
    }                                                                                                      \
    T opencl_tanpi##L(T x) {                                                                               \
        int n;                                                                                             \
        T rest = quarter##L(x, &n);                                                                        \
        if (rest == 0) {                                                                                   \
            /* 0 at even numbers, of x's sign, and at odd ones of the other; infinite between them. */     \
            T sign = copysign##F(1, x);                                                                    \
            int whole = (int)(fabs##F(x) - 2 * trunc##F(fabs##F(x) / 2));                                  \
            if (n & 1) {                                                                                   \
                T above = fabs##F(x) - 2 * trunc##F(fabs##F(x) / 2);                                       \
                return (above < 1 ? sign : -sign) * INFINITE##C;                                           \
            }                                                                                              \
            return whole & 1 ? -sign * 0 : sign * 0;                                                       \
        }                                                                                                  \
        T tangent = tan##F(PI##C * rest);                                                                  \
        return n & 1 ? -1 / tangent : tangent;                                                             \
    }                                                                                                      \
    T opencl_acospi##L(T x) { return acos##F(x) / PI##C; }                                                 \
    T opencl_asinpi##L(T x) { return asin##F(x) / PI##C; }                                                 \
    T opencl_atanpi##L(T x) { return atan##F(x) / PI##C; }                                                 \
    T opencl_atan2pi##L(T y, T x) { return atan2##F(y, x) / PI##C; }
BOTH(PI_FUNCTIONS)

#define SIMPLE(T, F, L, C)                                                                                 \
    T opencl_rsqrt##L(T x) { return 1 / sqrt##F(x); }                                                      \
    T opencl_exp10##L(T x) { return pow##F(10, x); }                                                       \
    T opencl_acosh##L(T x) { return x < 1 ? NAN##C : acosh##F(x); }                                        \
    /* Seven bits of the quotient, with its sign. */                                                       \
    T opencl_remquo##L(T x, T y, int *quotient) {                                                          \
        int whole;                                                                                         \
        T rest = remquo##F(x, y, &whole);                                                                  \
        *quotient = whole < 0 ? -(-whole & 127) : whole & 127;                                             \
        return rest;                                                                                       \
    }                                                                                                      \
    T opencl_maxmag##L(T x, T y) {                                                                         \
        T a = fabs##F(x), b = fabs##F(y);                                                                  \
        return a > b ? x : b > a ? y : fmax##F(x, y);                                                      \
    }                                                                                                      \
    T opencl_minmag##L(T x, T y) {                                                                         \
        T a = fabs##F(x), b = fabs##F(y);                                                                  \
        return a < b ? x : b < a ? y : fmin##F(x, y);                                                      \
    }                                                                                                      \
    T opencl_powr##L(T x, T y) {                                                                           \
        if (is_nan##L(x) || is_nan##L(y) || x < 0) {                                                       \
            return NAN##C;                                                                                 \
        }                                                                                                  \
        if ((x == 0 && y == 0) || (x == INFINITE##C && y == 0) || (x == 1 && fabs##F(y) == INFINITE##C)) { \
            return NAN##C;                                                                                 \
        }                                                                                                  \
        return pow##F(fabs##F(x), y);                                                                      \
    }
BOTH(SIMPLE)

float opencl_fract_f(float x, float *whole) {
    *whole = floorf(x);
    if (is_nan_f(x)) {
        return x;
    }
    if (fabsf(x) == INFINITE_F) {
        return copysignf(0, x);
    }
    float part = x - *whole;
    return part == 0 ? copysignf(0, x) : fminf(part, 0x1.fffffep-1f);
}
double opencl_fract_d(double x, double *whole) {
    *whole = floor(x);
    if (is_nan_d(x)) {
        return x;
    }
    if (fabs(x) == INFINITE_D) {
        return copysign(0, x);
    }
    double part = x - *whole;
    return part == 0 ? copysign(0, x) : fmin(part, 0x1.fffffffffffffp-1);
}

// A float has no room for each integer, a double has.
double opencl_pown_d(double x, int n) { return pow(x, n); }
float opencl_pown_f(float x, int n) {
    if (n > -(1 << 24) && n < 1 << 24) {
        return powf(x, (float)n);
    }
    return (float)pow(x, n);
}

// The exponent is divided exactly, so that the power is one of a number from 1 to 2.
double opencl_rootn_d(double x, int n) {
    if (n == 0 || (x < 0 && (n & 1) == 0) || is_nan_d(x)) {
        return NAN_D;
    }
    double size = fabs(x);
    double sign = n & 1 ? copysign(1, x) : 1;
    if (size == 0) {
        return sign * (n > 0 ? 0 : INFINITE_D);
    }
    if (size == INFINITE_D) {
        return sign * (n > 0 ? INFINITE_D : 0);
    }
    int exponent;
    double part = frexp(size, &exponent);
    long long count = n;
    int whole = count > 1000 || count < -1000 ? 0 : exponent / (int)count;
    double near = ldexp(part, (int)(exponent - whole * count));
    double root = n == 1 ? near : n == 2 ? sqrt(near) : n == 3 ? cbrt(near) : pow(near, 1.0 / n);
    return sign * ldexp(root, whole);
}
float opencl_rootn_f(float x, int n) { return (float)opencl_rootn_d(x, n); }
