// Functions of floats. All are exact or correctly rounded, by integer arithmetic on their bits.
#include <math.h>
#include <stdint.h>

static uint32_t bits_of(float value) {
    union { float value; uint32_t bits; } both = {value};
    return both.bits;
}
static float float_of(uint32_t bits) {
    union { uint32_t bits; float value; } both = {bits};
    return both.value;
}
static uint64_t bits_of_double(double value) {
    union { double value; uint64_t bits; } both = {value};
    return both.bits;
}
static double double_of(uint64_t bits) {
    union { uint64_t bits; double value; } both = {bits};
    return both.value;
}

float fabsf(float value) { return float_of(bits_of(value) & 0x7fffffff); }
double fabs(double value) { return double_of(bits_of_double(value) & 0x7fffffffffffffff); }
float copysignf(float value, float sign) {
    return float_of((bits_of(value) & 0x7fffffff) | (bits_of(sign) & 0x80000000));
}
double copysign(double value, double sign) {
    return double_of((bits_of_double(value) & 0x7fffffffffffffff) | (bits_of_double(sign) & 0x8000000000000000));
}

float truncf(float value) {
    uint32_t bits = bits_of(value);
    int exponent = (int)(bits >> 23 & 255) - 127;
    if (exponent < 0) {
        return float_of(bits & 0x80000000);
    }
    return exponent >= 23 ? value : float_of(bits & ~(0x7fffffu >> exponent));
}
double trunc(double value) {
    uint64_t bits = bits_of_double(value);
    int exponent = (int)(bits >> 52 & 2047) - 1023;
    if (exponent < 0) {
        return double_of(bits & 0x8000000000000000);
    }
    return exponent >= 52 ? value : double_of(bits & ~(0xfffffffffffffu >> exponent));
}

float floorf(float value) {
    float whole = truncf(value);
    return whole > value ? whole - 1 : whole;
}
double floor(double value) {
    double whole = trunc(value);
    return whole > value ? whole - 1 : whole;
}
float ceilf(float value) {
    float whole = truncf(value);
    return whole < value ? copysignf(whole + 1, value) : whole;
}
double ceil(double value) {
    double whole = trunc(value);
    return whole < value ? copysign(whole + 1, value) : whole;
}
// Halves away from 0.
float roundf(float value) {
    float whole = truncf(value);
    return fabsf(value - whole) >= 0.5f ? whole + copysignf(1, value) : whole;
}
double round(double value) {
    double whole = trunc(value);
    return fabs(value - whole) >= 0.5 ? whole + copysign(1, value) : whole;
}

float fminf(float a, float b) { return a < b || b != b ? a : b; }
float fmaxf(float a, float b) { return a > b || b != b ? a : b; }
double fmin(double a, double b) { return a < b || b != b ? a : b; }
double fmax(double a, double b) { return a > b || b != b ? a : b; }

// The root of the significand, a bit at a time; the last bit and the remainder round it.
float sqrtf(float value) {
    uint32_t bits = bits_of(value);
    if ((bits & 0x7fffffff) == 0 || bits == 0x7f800000) {
        return value;
    }
    if (bits > 0x7f800000) {
        return float_of(0x7fc00000);
    }
    int exponent = (int)(bits >> 23);
    uint32_t significand = bits & 0x7fffff;
    if (exponent == 0) {
        for (exponent = 1; !(significand & 0x800000); exponent--) {
            significand <<= 1;
        }
    }
    significand |= 0x800000;
    exponent -= 127;
    if (exponent & 1) {
        significand <<= 1;
        exponent--;
    }
    uint32_t root = 0, sum = 0, rest = significand << 1;
    for (uint32_t bit = 1u << 24; bit; bit >>= 1) {
        uint32_t trial = sum + bit;
        if (trial <= rest) {
            sum = trial + bit;
            rest -= trial;
            root += bit;
        }
        rest <<= 1;
    }
    root += rest ? root & 1 : 0;
    return float_of((root >> 1) + ((uint32_t)(exponent / 2 + 126) << 23));
}

double sqrt(double value) {
    uint64_t bits = bits_of_double(value);
    if ((bits & 0x7fffffffffffffff) == 0 || bits == 0x7ff0000000000000) {
        return value;
    }
    if (bits > 0x7ff0000000000000) {
        return double_of(0x7ff8000000000000);
    }
    int exponent = (int)(bits >> 52);
    uint64_t significand = bits & 0xfffffffffffff;
    if (exponent == 0) {
        for (exponent = 1; !(significand >> 52); exponent--) {
            significand <<= 1;
        }
    }
    significand |= 1ull << 52;
    exponent -= 1023;
    if (exponent & 1) {
        significand <<= 1;
        exponent--;
    }
    uint64_t root = 0, sum = 0, rest = significand << 1;
    for (uint64_t bit = 1ull << 53; bit; bit >>= 1) {
        uint64_t trial = sum + bit;
        if (trial <= rest) {
            sum = trial + bit;
            rest -= trial;
            root += bit;
        }
        rest <<= 1;
    }
    root += rest ? root & 1 : 0;
    return double_of((root >> 1) + ((uint64_t)(exponent / 2 + 1022) << 52));
}

#define NAME fmod
#define FLOAT double
#define BITS uint64_t
#define BITS_OF bits_of_double
#define FLOAT_OF double_of
#define FRACTION_BITS 52
#include "remainder.h"

#define NAME fmodf
#define FLOAT float
#define BITS uint32_t
#define BITS_OF bits_of
#define FLOAT_OF float_of
#define FRACTION_BITS 23
#include "remainder.h"

// `long double` is `double`.
long double fabsl(long double value) { return fabs(value); }
long double sqrtl(long double value) { return sqrt(value); }
long double floorl(long double value) { return floor(value); }
long double ceill(long double value) { return ceil(value); }
long double truncl(long double value) { return trunc(value); }
long double roundl(long double value) { return round(value); }
long double fmodl(long double dividend, long double divisor) { return fmod(dividend, divisor); }
long double fminl(long double a, long double b) { return fmin(a, b); }
long double fmaxl(long double a, long double b) { return fmax(a, b); }
long double copysignl(long double value, long double sign) { return copysign(value, sign); }
