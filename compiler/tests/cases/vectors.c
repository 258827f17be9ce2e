// GCC's vectors, as clang writes them: arithmetic, comparisons, shuffles, elements by constant and by variable, in memory,
// in structures, as arguments and results; and integers of 128 bits as results.
#include <harp.h>
#include <stdint.h>
#include <stdio.h>

typedef int32_t four __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(16)));
typedef int16_t halves __attribute__((vector_size(8)));
typedef float floats __attribute__((vector_size(16)));
typedef double doubles __attribute__((vector_size(16)));
typedef int64_t longs __attribute__((vector_size(32)));

struct mixed {
    char before;
    four vector;
    char behind;
};

__attribute__((noinline)) static four sum(four a, four b, int scale) { return a * scale + b; }
__attribute__((noinline)) static bytes shifted(bytes a, bytes by) { return (a << (by & 7)) ^ (a >> 3); }
__attribute__((noinline)) static halves least(halves a, halves b) {
    halves less = a < b;
    return (less & a) | (~less & b);
}
__attribute__((noinline)) static floats mean(floats a, floats b) { return (a + b) / 2.0f; }
__attribute__((noinline)) static doubles root(doubles a, float b) { return a * a - (doubles){b, -b}; }
__attribute__((noinline)) static longs wide(longs a, four b) {
    return a / 7 + (longs){b[0], b[1], b[2], b[3]} % 5;
}
__attribute__((noinline)) static int element(four a, int at) { return a[at & 3]; }
__attribute__((noinline)) static four with(four a, int at, int value) {
    a[at & 3] = value;
    return a;
}
__attribute__((noinline)) static four turned(four a, four b) { return __builtin_shufflevector(a, b, 3, 4, 0, 6); }
__attribute__((noinline)) static unsigned __int128 product(uint64_t a, uint64_t b) { return (unsigned __int128)a * b; }
static four (*volatile by_address)(four, four) = turned;

static four table[6];
static int results[24];

static void kernel(int thread, void *argument) {
    four a = {thread, thread * 3, -thread, 7};
    four b = table[thread % 6];
    if (thread & 1) {
        a = sum(a, b, thread);
    } else {
        a = by_address(b, a);
    }
    for (int round = 0; round < thread % 4; round++) {
        a = with(a, round + thread, element(b, round)) + (a > b);
    }
    results[thread] = a[0] ^ a[1] * 3 ^ a[2] * 5 ^ a[3] * 7;
}

static void show(const char *name, four a) { printf("%s %d %d %d %d\n", name, (int)a[0], (int)a[1], (int)a[2], (int)a[3]); }

int main(void) {
    for (int i = 0; i < 6; i++) {
        table[i] = (four){i, i * i, -i, 100 - i};
    }
    launch(kernel, 24, 0);
    for (int i = 0; i < 24; i++) {
        printf("%d ", results[i]);
    }
    four a = table[3], b = table[5];
    show("\nsum", sum(a, b, 9));
    show("turned", turned(a, b));
    show("compared", (a < b) | (a == b) * 4);
    show("divided", b * 1000 / (a + 1) % 77);
    struct mixed mixed = {1, a, 2};
    mixed.vector[2] = 55;
    show("mixed", mixed.vector);
    printf("%d %d\n", (int)sizeof mixed, (int)((char *)&mixed.behind - (char *)&mixed));
    bytes some, by;
    for (int i = 0; i < 16; i++) {
        some[i] = (uint8_t)(i * 37 + 11);
        by[i] = (uint8_t)i;
    }
    some = shifted(some, by);
    for (int i = 0; i < 16; i++) {
        printf("%d ", some[i]);
    }
    four same_bits = (four)some;
    show("\nbits", same_bits);
    halves low = least((halves){-3, 700, -32768, 5}, (halves){4, -700, 32767, 5});
    printf("%d %d %d %d %lld\n", low[0], low[1], low[2], low[3], (long long)low);
    floats middle = mean((floats){1, 2.5f, -3, 1e10f}, (floats){2, -2.5f, 0.5f, 4});
    printf("%.9g %.9g %.9g %.9g\n", (double)middle[0], (double)middle[1], (double)middle[2], (double)middle[3]);
    doubles squares = root((doubles){1.5, -20.25}, 0.5f);
    printf("%.17g %.17g\n", squares[0], squares[1]);
    longs large = wide((longs){1LL << 40, -77, 123456789012345, 6}, b);
    printf("%lld %lld %lld %lld\n", (long long)large[0], (long long)large[1], (long long)large[2], (long long)large[3]);
    unsigned __int128 whole = product(0x123456789abcdef1u, 0xfedcba9876543211u);
    printf("%llx %llx\n", (unsigned long long)(whole >> 64), (unsigned long long)whole);
    return 0;
}
