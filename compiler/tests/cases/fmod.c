// fmod and fmodf, down to the smallest numbers, and across all exponents.
#include <math.h>
#include <stdint.h>
#include <stdio.h>

static double of(uint64_t bits) {
    union { uint64_t bits; double value; } both = {bits};
    return both.value;
}
static unsigned long long to(double value) {
    union { double value; uint64_t bits; } both = {value};
    return both.bits;
}
static float small_of(uint32_t bits) {
    union { uint32_t bits; float value; } both = {bits};
    return both.value;
}
static unsigned small_to(float value) {
    union { float value; uint32_t bits; } both = {value};
    return both.bits;
}

int main(void) {
    // In units of the smallest number.
    static const uint64_t pairs[][2] = {
        {3, 1}, {7, 1}, {7, 4}, {11, 3}, {19, 2}, {0x10000000000003, 1}, {0x1fffffffffffff, 1},
        {0x10000000000003, 0x4000000000000}, {0x7e37e43c8800759c, 0x400c000000000000}, {0x7fefffffffffffff, 1},
        {0x7fefffffffffffff, 3}, {0xc01c000000000000, 0x4000000000000000}, {0x8000000000000000, 5},
        {0xc000000000000000, 0x3ff0000000000000}, {0x3ff0000000000000, 0x7ff0000000000000},
    };
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        printf("%llx ", to(fmod(of(pairs[i][0]), of(pairs[i][1]))));
    }
    printf("\n");
    static const uint32_t small[][2] = {
        {3, 1}, {7, 4}, {11, 3}, {0x800003, 1}, {0xffffff, 2}, {0x7f7fffff, 3}, {0x7f7fffff, 0x40490fdb},
        {0xc0e00000, 0x40000000}, {0x80000001, 0x3f800000},
    };
    for (unsigned i = 0; i < sizeof small / sizeof *small; i++) {
        printf("%x ", small_to(fmodf(small_of(small[i][0]), small_of(small[i][1]))));
    }
    printf("\n");
    uint64_t state = 1;
    uint64_t sum = 0;
    for (int i = 0; i < 40; i++) {
        state = state * 6364136223846793005 + 1442695040888963407;
        double a = of(state & 0xbfffffffffffffff);
        state = state * 6364136223846793005 + 1442695040888963407;
        double b = of(state & 0xbfffffffffffffff);
        sum = sum * 31 + to(fmod(a, b));
    }
    printf("%llx\n", (unsigned long long)sum);
    printf("%d %d %d\n", isnan(fmod(1, 0)), isnan(fmod(__builtin_inf(), 1)), isnan(fmod(1, __builtin_nan(""))));
    return 0;
}
