// Conversions with OpenCL's roundings, to and from `half`, and products of wide integers.
#include <math.h>
#include <stdint.h>

// As the compiler numbers them.
enum rounding { NEAREST, ZERO, UP, DOWN };

typedef union {
    float value;
    uint32_t bits;
} float_bits;
typedef union {
    double value;
    uint64_t bits;
} double_bits;

// The neighbour on the side of 0, or on the other.
static float smaller_f(float x) { return ((float_bits){.bits = ((float_bits){x}).bits - 1}).value; }
static float larger_f(float x) { return ((float_bits){.bits = ((float_bits){x}).bits + 1}).value; }
static double smaller_d(double x) { return ((double_bits){.bits = ((double_bits){x}).bits - 1}).value; }
static double larger_d(double x) { return ((double_bits){.bits = ((double_bits){x}).bits + 1}).value; }

// A significand of 64 bits, its size, as a float: cut, and one more where that is asked for and something was cut off.
#define FROM_LONG(T, BITS, L)                                                                              \
    static T from_size##L(uint64_t size, int away) {                                                       \
        if (size >> BITS == 0) {                                                                           \
            return (T)size;                                                                                \
        }                                                                                                  \
        int cut = 64 - BITS - __builtin_clzll(size);                                                       \
        T whole = (T)(size >> cut << cut);                                                                 \
        return away && size << (64 - cut) != 0 ? larger##L(whole) : whole;                                 \
    }                                                                                                      \
    T opencl_ulong_to_##T(uint64_t value, int rounding) {                                                  \
        return rounding == NEAREST ? (T)value : from_size##L(value, rounding == UP);                       \
    }                                                                                                      \
    T opencl_long_to_##T(int64_t value, int rounding) {                                                    \
        if (rounding == NEAREST) {                                                                         \
            return (T)value;                                                                               \
        }                                                                                                  \
        return value < 0 ? -from_size##L(-(uint64_t)value, rounding == DOWN)                               \
                         : from_size##L((uint64_t)value, rounding == UP);                                  \
    }
FROM_LONG(float, 24, _f)
FROM_LONG(double, 53, _d)

float opencl_double_to_float(double value, int rounding) {
    float near = (float)value;
    if (rounding == NEAREST || near == value || value != value) {
        return near;
    }
    int is_above = near > value;
    int negative = value < 0;
    int down = rounding == DOWN || (rounding == ZERO && !negative);
    if (is_above == !down) {
        return near;
    }
    if (near == 0) {
        return negative ? -0x1p-149f : 0x1p-149f;
    }
    return is_above != negative ? smaller_f(near) : larger_f(near);
}

float opencl_half_to_float(uint16_t half) {
    uint32_t sign = (uint32_t)(half & 0x8000) << 16;
    uint32_t exponent = half >> 10 & 31, fraction = half & 0x3ff;
    if (exponent == 31) {
        return ((float_bits){.bits = sign | 0x7f800000 | fraction << 13}).value;
    }
    if (exponent == 0) {
        float value = (float)fraction * 0x1p-24f;
        return sign ? -value : value;
    }
    return ((float_bits){.bits = sign | (exponent + 112) << 23 | fraction << 13}).value;
}

// Of the bits of a double: each float is one.
uint16_t opencl_double_to_half(double value, int rounding) {
    uint64_t bits = ((double_bits){value}).bits;
    uint16_t sign = (uint16_t)(bits >> 48 & 0x8000);
    int exponent = (int)(bits >> 52 & 2047) - 1023;
    uint64_t fraction = bits & 0xfffffffffffff;
    if (exponent == 1024) {
        return (uint16_t)(sign | 0x7c00 | (fraction ? 0x200 | fraction >> 42 : 0));
    }
    if ((bits << 1) == 0) {
        return sign;
    }
    int up = rounding == UP ? !sign : rounding == DOWN ? sign != 0 : 0;
    if (exponent > 15) {
        return (uint16_t)(sign | (rounding == NEAREST || up ? 0x7c00 : 0x7bff));
    }
    // The significand, with as many bits to cut off as make its last one that of the half.
    uint64_t significand = exponent == -1023 ? fraction : fraction | 0x10000000000000;
    int cut = exponent < -14 ? 42 + (-14 - exponent) : 42;
    uint64_t kept = cut > 63 ? 0 : significand >> cut;
    uint64_t rest = cut > 63 ? 1 : significand << (64 - cut);
    int above = cut > 63 ? 0 : rest > 0x8000000000000000 || (rest == 0x8000000000000000 && kept & 1);
    uint64_t half = kept + (exponent < -14 ? 0 : (uint64_t)(exponent + 14) << 10);
    half += rounding == NEAREST ? above : up && rest != 0;
    return (uint16_t)(sign | half);
}
uint16_t opencl_float_to_half(float value, int rounding) { return opencl_double_to_half(value, rounding); }

// The wide part of products of 64 bits.
int64_t opencl_mul_hi_l(int64_t a, int64_t b) { return (int64_t)((__int128)a * b >> 64); }
uint64_t opencl_mul_hi_m(uint64_t a, uint64_t b) { return (uint64_t)((unsigned __int128)a * b >> 64); }
int64_t opencl_mad_hi_l(int64_t a, int64_t b, int64_t c) {
    return (int64_t)((uint64_t)opencl_mul_hi_l(a, b) + (uint64_t)c);
}
uint64_t opencl_mad_hi_m(uint64_t a, uint64_t b, uint64_t c) { return opencl_mul_hi_m(a, b) + c; }
int64_t opencl_mad_sat_l(int64_t a, int64_t b, int64_t c) {
    __int128 sum = (__int128)a * b + c;
    return sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : (int64_t)sum;
}
uint64_t opencl_mad_sat_m(uint64_t a, uint64_t b, uint64_t c) {
    unsigned __int128 sum = (unsigned __int128)a * b + c;
    return sum >> 64 ? UINT64_MAX : (uint64_t)sum;
}
