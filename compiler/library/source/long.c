// The upper word of a product, and divisions of 64 bits where a word has 32.
#include <stdint.h>

#define HALF (4 * sizeof(uintptr_t))
#define LOW (((uintptr_t)1 << HALF) - 1)

// The upper word of the product of two words, in four products of their halves.
uintptr_t __harp_multiply_high(uintptr_t a, uintptr_t b) {
    uintptr_t a_low = a & LOW, a_high = a >> HALF, b_low = b & LOW, b_high = b >> HALF;
    // Below 2^n: (2^h - 1)^2 and 2^h - 1.
    uintptr_t first = a_high * b_low + (a_low * b_low >> HALF);
    // Else clang sees what is computed, and takes the product of twice the width, which would call this function.
    __asm__("" : "+r"(first));
    uintptr_t second = a_low * b_high + (first & LOW);
    return a_high * b_high + (first >> HALF) + (second >> HALF);
}

#if UINTPTR_MAX == UINT32_MAX
static int leading_zeros(uint32_t word) {
    int count = 0;
    if (word >> 16 == 0) { count += 16; word <<= 16; }
    if (word >> 24 == 0) { count += 8; word <<= 8; }
    if (word >> 28 == 0) { count += 4; word <<= 4; }
    if (word >> 30 == 0) { count += 2; word <<= 2; }
    return word >> 31 == 0 ? count + 1 : count;
}

// A quotient and its remainder.
struct division {
    uint64_t quotient, rest;
};

// Two words by one, where the quotient fits a word and the divisor's highest bit is set: two digits of 16 bits, each guessed
// from the divisor's upper half, at most two too great.
static uint32_t divide_two_words(uint32_t high, uint32_t low, uint32_t divisor, uint32_t *rest) {
    uint32_t upper = divisor >> 16, lower = divisor & 0xffff;
    uint32_t quotient = 0;
    for (int digit = 0; digit < 2; digit++) {
        uint32_t next = low >> 16;
        low <<= 16;
        uint32_t guess = high / upper, left = high % upper;
        while (guess >> 16 != 0 || guess * lower > (left << 16 | next)) {
            guess--;
            left += upper;
            if (left >> 16 != 0) {
                break;
            }
        }
        high = (high << 16 | next) - guess * divisor;
        quotient = quotient << 16 | guess;
    }
    *rest = high;
    return quotient;
}

static inline __attribute__((always_inline)) struct division divide(uint64_t a, uint64_t b) {
    uint32_t a_high = (uint32_t)(a >> 32), a_low = (uint32_t)a;
    uint32_t b_high = (uint32_t)(b >> 32), b_low = (uint32_t)b;
    if (b_high == 0) {
        if (a_high == 0) {
            return (struct division){a_low / b_low, a_low % b_low};
        }
        uint32_t quotient_high = a_high / b_low, over = a_high % b_low;
        int shift = leading_zeros(b_low);
        uint32_t divisor = b_low << shift;
        uint32_t high = shift == 0 ? over : over << shift | a_low >> (32 - shift);
        uint32_t rest;
        uint32_t quotient = divide_two_words(high, a_low << shift, divisor, &rest);
        return (struct division){(uint64_t)quotient_high << 32 | quotient, rest >> shift};
    }
    if (a < b) {
        return (struct division){0, a};
    }
    // The quotient fits a word: guessed from the divisor's upper word, at most one too great.
    int shift = leading_zeros(b_high);
    uint64_t half = a >> 1;
    uint32_t divisor = (uint32_t)((b << shift) >> 32);
    uint32_t rest;
    uint32_t guess = divide_two_words((uint32_t)(half >> 32), (uint32_t)half, divisor, &rest);
    guess = (uint32_t)(((uint64_t)guess << shift) >> 31);
    if (guess != 0) {
        guess--;
    }
    uint64_t left = a - guess * b;
    if (left >= b) {
        guess++;
        left -= b;
    }
    return (struct division){guess, left};
}

uint64_t __harp_divide_long(uint64_t a, uint64_t b) { return divide(a, b).quotient; }

uint64_t __harp_remainder_long(uint64_t a, uint64_t b) { return divide(a, b).rest; }

int64_t __harp_divide_signed_long(int64_t a, int64_t b) {
    uint64_t sign_a = (uint64_t)(a >> 63), sign_b = (uint64_t)(b >> 63), sign = sign_a ^ sign_b;
    uint64_t quotient = divide(((uint64_t)a ^ sign_a) - sign_a, ((uint64_t)b ^ sign_b) - sign_b).quotient;
    return (int64_t)((quotient ^ sign) - sign);
}

int64_t __harp_remainder_signed_long(int64_t a, int64_t b) {
    uint64_t sign_a = (uint64_t)(a >> 63), sign_b = (uint64_t)(b >> 63);
    uint64_t rest = divide(((uint64_t)a ^ sign_a) - sign_a, ((uint64_t)b ^ sign_b) - sign_b).rest;
    return (int64_t)((rest ^ sign_a) - sign_a);
}
#endif
