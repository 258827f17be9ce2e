// `double` in integers, rounded to nearest even, where the core does not compute with it; `float` by `double`.
#include <stdint.h>

#define SIGN 0x8000000000000000u
#define INFINITE 0x7ff0000000000000u
#define NO_NUMBER 0x7ff8000000000000u
#define HIDDEN 0x0010000000000000u

// A number that is not 0: (fraction / 2^52) * 2^(exponent - 1023), the fraction from 2^52 on, below 2^53.
struct number {
    int exponent;
    uint64_t fraction;
};

static int leading_zeros(uint64_t bits) {
    uint32_t word = (uint32_t)(bits >> 32);
    int count = 0;
    if (word == 0) { count = 32; word = (uint32_t)bits; }
    if (word >> 16 == 0) { count += 16; word <<= 16; }
    if (word >> 24 == 0) { count += 8; word <<= 8; }
    if (word >> 28 == 0) { count += 4; word <<= 4; }
    if (word >> 30 == 0) { count += 2; word <<= 2; }
    return word >> 31 == 0 ? count + 1 : count;
}

static uint64_t magnitude(uint64_t a) { return a & ~SIGN; }
static int is_no_number(uint64_t a) { return magnitude(a) > INFINITE; }

static inline __attribute__((always_inline)) struct number number_of(uint64_t bits) {
    struct number number = {(int)(magnitude(bits) >> 52), bits & (HIDDEN - 1)};
    if (number.exponent != 0) {
        number.fraction |= HIDDEN;
    } else {
        int shift = leading_zeros(number.fraction) - 11;
        number.fraction <<= shift;
        number.exponent = 1 - shift;
    }
    return number;
}

// The bits to the right of the point stay as one: whether there have been any.
static uint64_t shift_sticky(uint64_t bits, int by) {
    if (by > 63) {
        return bits != 0;
    }
    return by == 0 ? bits : bits >> by | ((bits << (64 - by)) != 0);
}

// (bits / 2^62) * 2^(exponent - 1023), bits from 2^62 on, below 2^63, the lowest one sticky.
static uint64_t rounded(uint64_t sign, int exponent, uint64_t bits) {
    if (exponent < 1) {
        bits = shift_sticky(bits, 1 - exponent);
        exponent = 1;
    }
    bits = (bits + 0x1ff + (bits >> 10 & 1)) >> 10;
    uint64_t result = exponent > 2046 ? INFINITE : ((uint64_t)(exponent - 1) << 52) + bits;
    return sign | (result > INFINITE ? INFINITE : result);
}

// The same of any bits.
static uint64_t normalized(uint64_t sign, int exponent, uint64_t bits) {
    if (bits == 0) {
        return sign;
    }
    int shift = leading_zeros(bits) - 1;
    return shift < 0 ? rounded(sign, exponent + 1, bits >> 1 | (bits & 1)) : rounded(sign, exponent - shift, bits << shift);
}

uint64_t __harp_double_add(uint64_t a, uint64_t b) {
    if (magnitude(a) < magnitude(b)) {
        uint64_t other = a;
        a = b;
        b = other;
    }
    if (magnitude(a) >= INFINITE) {
        int opposite = magnitude(b) == INFINITE && a != b;
        return is_no_number(a) || opposite ? NO_NUMBER : a;
    }
    if (magnitude(b) == 0) {
        return magnitude(a) == 0 ? a & b : a;
    }
    struct number x = number_of(a), y = number_of(b);
    uint64_t first = x.fraction << 10, second = shift_sticky(y.fraction << 10, x.exponent - y.exponent);
    uint64_t sign = a & SIGN;
    if (((a ^ b) & SIGN) == 0) {
        return normalized(sign, x.exponent, first + second);
    }
    uint64_t difference = first - second;
    return difference == 0 ? 0 : normalized(sign, x.exponent, difference);
}

uint64_t __harp_double_subtract(uint64_t a, uint64_t b) { return __harp_double_add(a, is_no_number(b) ? b : b ^ SIGN); }

uint64_t __harp_double_multiply(uint64_t a, uint64_t b) {
    uint64_t sign = (a ^ b) & SIGN;
    if (magnitude(a) < magnitude(b)) {
        uint64_t other = a;
        a = b;
        b = other;
    }
    if (magnitude(a) >= INFINITE) {
        return is_no_number(a) || magnitude(b) == 0 ? NO_NUMBER : sign | INFINITE;
    }
    if (magnitude(b) == 0) {
        return sign;
    }
    struct number x = number_of(a), y = number_of(b);
    // The upper half of the product of 63 and 64 bits.
    uint64_t first = x.fraction << 10, second = y.fraction << 11;
    uint32_t p = (uint32_t)first, q = (uint32_t)(first >> 32), r = (uint32_t)second, s = (uint32_t)(second >> 32);
    uint64_t low = (uint64_t)p * r;
    uint64_t middle = (uint64_t)q * r + (low >> 32);
    uint64_t other = (uint64_t)p * s + (uint32_t)middle;
    uint64_t high = (uint64_t)q * s + (middle >> 32) + (other >> 32);
    high |= ((uint32_t)low | (uint32_t)other) != 0;
    return normalized(sign, x.exponent + y.exponent - 1022, high);
}

uint64_t __harp_double_divide(uint64_t a, uint64_t b) {
    uint64_t sign = (a ^ b) & SIGN;
    if (is_no_number(a) || is_no_number(b)) {
        return NO_NUMBER;
    }
    if (magnitude(a) == INFINITE || magnitude(b) == 0) {
        return magnitude(a) == magnitude(b) ? NO_NUMBER : sign | INFINITE;
    }
    if (magnitude(a) == 0 || magnitude(b) == INFINITE) {
        return sign;
    }
    struct number x = number_of(a), y = number_of(b);
    uint64_t quotient = 0, rest = x.fraction;
    if (rest >= y.fraction) {
        quotient = 1;
        rest -= y.fraction;
    }
    for (int bit = 0; bit < 56; bit++) {
        rest <<= 1;
        quotient <<= 1;
        if (rest >= y.fraction) {
            rest -= y.fraction;
            quotient |= 1;
        }
    }
    return normalized(sign, x.exponent - y.exponent + 1023 + 6, quotient | (rest != 0));
}

// A word: -1 less, 0 equal, 1 greater, 2 when one is no number.
intptr_t __harp_double_compare(uint64_t a, uint64_t b) {
    if (is_no_number(a) || is_no_number(b)) {
        return 2;
    }
    if ((magnitude(a) | magnitude(b)) == 0 || a == b) {
        return 0;
    }
    int64_t first = (int64_t)(a & SIGN ? SIGN - a : a), second = (int64_t)(b & SIGN ? SIGN - b : b);
    return first < second ? -1 : 1;
}

uint64_t __harp_double_from_unsigned_long(uint64_t value) { return normalized(0, 1023 + 62, value); }

uint64_t __harp_double_from_long(int64_t value) {
    return value < 0 ? normalized(SIGN, 1023 + 62, -(uint64_t)value) : normalized(0, 1023 + 62, (uint64_t)value);
}

// Towards 0.
uint64_t __harp_double_to_unsigned_long(uint64_t bits) {
    int exponent = (int)(magnitude(bits) >> 52) - 1023;
    if (exponent < 0) {
        return 0;
    }
    uint64_t fraction = (bits & (HIDDEN - 1)) | HIDDEN;
    if (exponent > 63) {
        return is_no_number(bits) ? 0 : UINT64_MAX;
    }
    uint64_t value = exponent < 52 ? fraction >> (52 - exponent) : fraction << (exponent - 52);
    return bits & SIGN ? -value : value;
}

int64_t __harp_double_to_long(uint64_t bits) { return (int64_t)__harp_double_to_unsigned_long(bits); }

#if UINTPTR_MAX == UINT32_MAX
uint64_t __harp_double_from_float(uint32_t bits) {
    uint64_t sign = (uint64_t)(bits >> 31) << 63;
    uint32_t rest = bits & 0x7fffffff;
    if (rest >= 0x7f800000) {
        return rest > 0x7f800000 ? NO_NUMBER : sign | INFINITE;
    }
    if (rest >> 23 != 0) {
        return sign | (((uint64_t)rest << 29) + ((uint64_t)(1023 - 127) << 52));
    }
    // (rest / 2^62) * 2^62 * 2^-149
    return normalized(sign, 1023 + 62 - 149, rest);
}

uint32_t __harp_double_to_float(uint64_t bits) {
    uint32_t sign = (uint32_t)(bits >> 63) << 31;
    if (is_no_number(bits)) {
        return 0x7fc00000;
    }
    uint64_t rest = magnitude(bits);
    int exponent = (int)(rest >> 52) - (1023 - 127);
    // The fraction, its lowest bit sticky, in 32 bits: the highest one at 30.
    uint32_t fraction = (uint32_t)(rest >> 22 & 0x3fffffff) | ((rest & 0x3fffff) != 0);
    if (rest >> 52 != 0) {
        fraction |= 0x40000000;
    }
    if (exponent > 254) {
        return sign | 0x7f800000;
    }
    if (exponent < 1) {
        int by = 1 - exponent;
        fraction = by > 31 ? fraction != 0 : fraction >> by | ((fraction << (32 - by)) != 0);
        exponent = 1;
    }
    fraction = (fraction + 0x3f + (fraction >> 7 & 1)) >> 7;
    return sign | (((uint32_t)(exponent - 1) << 23) + fraction);
}

// `float` from and to 64 bits.
static uint32_t float_from(uint32_t sign, uint64_t value) {
    if (value == 0) {
        return 0;
    }
    int shift = leading_zeros(value);
    value <<= shift;
    uint32_t bits = (uint32_t)(value >> 33) | ((value & 0x1ffffffff) != 0);
    bits = (bits + 0x3f + (bits >> 7 & 1)) >> 7;
    return sign | (((uint32_t)(126 + 63 - shift) << 23) + bits);
}

uint32_t __harp_float_from_unsigned_long(uint64_t value) { return float_from(0, value); }

uint32_t __harp_float_from_long(int64_t value) {
    return value < 0 ? float_from(0x80000000, -(uint64_t)value) : float_from(0, (uint64_t)value);
}

uint64_t __harp_float_to_unsigned_long(uint32_t bits) {
    int exponent = (int)(bits >> 23 & 0xff) - 127;
    if (exponent < 0) {
        return 0;
    }
    uint64_t fraction = (bits & 0x7fffff) | 0x800000;
    if (exponent > 63) {
        return (bits & 0x7fffffff) > 0x7f800000 ? 0 : UINT64_MAX;
    }
    uint64_t value = exponent < 23 ? fraction >> (23 - exponent) : fraction << (exponent - 23);
    return bits >> 31 ? -value : value;
}

int64_t __harp_float_to_long(uint32_t bits) { return (int64_t)__harp_float_to_unsigned_long(bits); }

// `float` where the core has none. For these operations a result that is rounded to 53 bits first and to 24 then is the exact
// one, rounded once.
#define wide __harp_double_from_float
#define narrow __harp_double_to_float

uint32_t __harp_float_add(uint32_t a, uint32_t b) { return narrow(__harp_double_add(wide(a), wide(b))); }
uint32_t __harp_float_subtract(uint32_t a, uint32_t b) { return narrow(__harp_double_subtract(wide(a), wide(b))); }
uint32_t __harp_float_multiply(uint32_t a, uint32_t b) { return narrow(__harp_double_multiply(wide(a), wide(b))); }
uint32_t __harp_float_divide(uint32_t a, uint32_t b) { return narrow(__harp_double_divide(wide(a), wide(b))); }
intptr_t __harp_float_compare(uint32_t a, uint32_t b) { return __harp_double_compare(wide(a), wide(b)); }
#else

// `float` where a word has 8 bytes: in `double`. A result that is rounded to 53 bits first and to 24 then is the exact one here,
// too.
static double wide(uint32_t bits) {
    uint64_t sign = (uint64_t)(bits >> 31) << 63, rest = bits & 0x7fffffff;
    union { uint64_t bits; double value; } both;
    if (rest >= 0x7f800000) {
        both.bits = sign | rest << 29 | 0x7ff0000000000000u;
        return both.value;
    }
    // As a double the bits are 2^896 times less, also those of a number without the hidden bit.
    union { uint64_t bits; double value; } scale = {(uint64_t)(1023 + 896) << 52};
    both.bits = sign | rest << 29;
    return both.value * scale.value;
}

static uint32_t narrow(double value) {
    union { double value; uint64_t bits; } both = {value};
    uint32_t sign = (uint32_t)(both.bits >> 63) << 31;
    uint64_t rest = both.bits & 0x7fffffffffffffffu;
    if (rest >= (uint64_t)(1023 + 128) << 52) {
        return rest > 0x7ff0000000000000u ? 0x7fc00000 : sign | 0x7f800000;
    }
    if (rest < (uint64_t)(1023 - 126) << 52) {
        // Added to 2^-97 it is rounded to a multiple of 2^-149.
        union { uint64_t bits; double value; } small = {rest}, unit = {(uint64_t)(1023 - 97) << 52};
        small.value += unit.value;
        return sign | (uint32_t)(small.bits - unit.bits);
    }
    uint64_t bits = rest - ((uint64_t)(1023 - 127) << 52);
    return sign | (uint32_t)((bits + 0xfffffff + (bits >> 29 & 1)) >> 29);
}

uint32_t __harp_float_add(uint32_t a, uint32_t b) { return narrow(wide(a) + wide(b)); }
uint32_t __harp_float_subtract(uint32_t a, uint32_t b) { return narrow(wide(a) - wide(b)); }
uint32_t __harp_float_multiply(uint32_t a, uint32_t b) { return narrow(wide(a) * wide(b)); }
uint32_t __harp_float_divide(uint32_t a, uint32_t b) { return narrow(wide(a) / wide(b)); }
double __harp_double_from_float(uint32_t bits) { return wide(bits); }
uint32_t __harp_double_to_float(double value) { return narrow(value); }

// A number of 64 bits may lose some when it becomes a double: they stay as one bit, which is lower than all that count.
static uint32_t from(uint32_t sign, uint64_t value) {
    if (value >> 53 != 0) {
        value = (value & ~(uint64_t)0xfff) | ((value & 0xfff) != 0 ? 0x800 : 0);
    }
    return sign | narrow((double)value);
}

uint32_t __harp_float_from_unsigned_long(uint64_t value) { return from(0, value); }

uint32_t __harp_float_from_long(int64_t value) {
    return value < 0 ? from(0x80000000, -(uint64_t)value) : from(0, (uint64_t)value);
}
#endif
