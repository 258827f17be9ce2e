// What a core without a multiplier, a divider or floats does by routines: by constants and by variables, in one lane and in
// lanes that have parted.
#include <harp.h>
#include <stdint.h>
#include <stdio.h>

#define COUNT 24

static const uint32_t edges[] = {0, 1, 2, 3, 7, 10, 255, 1000, 65535, 65537, 0x7fffffff, 0x80000000u, 0x80000001u, 0xffffffffu};
#define EDGES ((int)(sizeof edges / sizeof *edges))

static uint32_t sums[COUNT];
static float shares[COUNT];

static void kernel(int thread, void *argument) {
    uint32_t sum = 0, seed = (uint32_t)thread * 2654435761u + 12345;
    for (int round = 0; round < thread % 5 + 2; round++) {
        seed = seed * 1103515245u + 12345;
        if (seed & 0x1000) {
            sum += seed / (uint32_t)(thread + 3);
        } else {
            sum ^= seed % (uint32_t)(round + 7) * 77777u;
        }
    }
    sums[thread] = sum;
    shares[thread] = (float)(int32_t)sum / 1000.0f + 0.25f * (float)thread;
}

__attribute__((noinline)) static void constants(uint32_t a) {
    int32_t s = (int32_t)a;
    uint64_t wide = (uint64_t)a << 21 ^ a;
    printf("%u %u %u %u", a * 3, a * 10, a * 0xdeadbeefu, a * 1000003);
    printf(" %u %u %u %u", a / 3, a % 10, a / 7, a % 1000);
    printf(" %d %d %d %d", (int)(s / 10), (int)(s % 7), (int)(s / -3), (int)((uint32_t)s * -100u));
    printf(" %llu %llu\n", (unsigned long long)(wide * 1000003u), (unsigned long long)(wide / 10));
}

__attribute__((noinline)) static void variables(uint32_t a, uint32_t b) {
    int32_t s = (int32_t)a, t = (int32_t)b;
    uint64_t wide = (uint64_t)a * b, other = ((uint64_t)b << 13) + 5;
    printf("%u %llu", a * b, (unsigned long long)wide);
    if (b != 0 && !(a == 0x80000000u && t == -1)) {
        printf(" %u %u %d %d", a / b, a % b, (int)(s / t), (int)(s % t));
    }
    printf(" %llu %llu\n", (unsigned long long)(wide / other), (unsigned long long)(wide * other % 1000000007u));
}

__attribute__((noinline)) static void floats(float a, float b, double c) {
    printf("%.17g %.17g %.17g %.17g", (double)(a + b), (double)(a - b), (double)(a * b), (double)(a / b));
    printf(" %d%d%d%d %d %d", a < b, a <= b, a == b, a != b, a > -1e9f && a < 1e9f ? (int)a : 0, (int)(c > 0 && c < 1e9 ? c : 0));
    printf(" %.17g %.17g %.17g %.17g %.17g\n", c + (double)a, c * (double)b, c / (double)(b + 1), (double)-a, (double)(float)c);
}

int main(void) {
    launch(kernel, COUNT, 0);
    for (int thread = 0; thread < COUNT; thread++) {
        printf("%u %.17g\n", (unsigned)sums[thread], (double)shares[thread]);
    }
    for (int i = 0; i < EDGES; i++) {
        constants(edges[i]);
        variables(edges[i], edges[(i * 5 + 3) % EDGES]);
    }
    static const float some[] = {0.0f, 1.5f, -2.25f, 1e-39f, 3e38f, 16777216.0f, 0.1f, -1e20f};
    for (int i = 0; i < 8; i++) {
        floats(some[i], some[(i * 3 + 1) % 8], (double)some[(i * 5 + 2) % 8] * 1.1);
    }
    printf("%.17g %.17g %.17g\n", (double)(float)0xfffffff7u, (double)0xfffffffffffffff7u, (double)(float)-16777217);
    return 0;
}
