// Products and quotients of words, where the core has no multiplier or no divider.
#include <stdint.h>

// Nothing in here may be multiplied or divided: it would call these functions.

uintptr_t __harp_multiply(uintptr_t a, uintptr_t b) {
    if (a < b) {
        uintptr_t other = a;
        a = b;
        b = other;
    }
    uintptr_t sum = 0;
    for (; b != 0; b >>= 1, a <<= 1) {
        sum += b & 1 ? a : 0;
    }
    return sum;
}

// A quotient and its remainder.
struct division {
    uintptr_t quotient, rest;
};

// A bit of the quotient at a time, the highest first. By 0 there is no quotient: all ones, and all is left.
static inline __attribute__((always_inline)) struct division divide(uintptr_t a, uintptr_t b) {
    uintptr_t quotient = 0, bit = 1;
    if (b == 0) {
        return (struct division){UINTPTR_MAX, a};
    }
    while (b < a && !(b >> (8 * sizeof b - 1))) {
        b <<= 1;
        bit <<= 1;
    }
    for (; bit != 0; bit >>= 1, b >>= 1) {
        if (a >= b) {
            a -= b;
            quotient |= bit;
        }
    }
    return (struct division){quotient, a};
}

uintptr_t __harp_divide(uintptr_t a, uintptr_t b) { return divide(a, b).quotient; }

uintptr_t __harp_remainder(uintptr_t a, uintptr_t b) { return divide(a, b).rest; }
