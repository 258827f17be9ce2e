// config: float = true
// Numbers of all widths, computed by each thread: products, divisions, comparisons, floats, and from one to another.
#include <harp.h>
#include <stdio.h>

#define THREADS 12

static const long long longs[THREADS] = {
    0, 1, -1, 1000000007, -4294967297, 9223372036854775807, -9223372036854775807, 65536, 123456789012345, -77, 4294967296, -1000000000000};
static const float floats[THREADS] = {0.0f, 1.5f, -2.25f, 3e10f, -1e-20f, 0.1f, 16777217.0f, -0.0f, 1e38f, 7.0f, -3.5f, 1e-40f};

struct result {
    long long quotient, rest, product, shifted;
    unsigned long long unsigned_quotient;
    float sum, ratio;
    double root;
    short narrow;
    signed char order;
};
static struct result results[THREADS];

static void compute(int thread, void *argument) {
    (void)argument;
    long long a = longs[thread], b = longs[(thread + 5) % THREADS];
    float x = floats[thread], y = floats[(thread + 7) % THREADS];
    struct result *result = &results[thread];
    long long divisor = b == 0 ? 3 : b;
    result->quotient = a / divisor;
    result->rest = a % divisor;
    result->product = (long long)((unsigned long long)a * (unsigned long long)b);
    result->shifted = a >> (thread * 5);
    result->unsigned_quotient = (unsigned long long)a / 10;
    result->sum = x + y;
    result->ratio = y == 0 ? x : x / y;
    result->root = (double)x * (double)y + (double)a;
    result->narrow = (short)(a + (int)(x < 1e6f && x > -1e6f ? x : 1));
    result->order = (signed char)((x < y) - (x > y) + 2 * (x <= y) + 4 * (a < b));
}

int main(void) {
    launch(compute, THREADS, 0);
    for (int thread = 0; thread < THREADS; thread++) {
        const struct result *of = &results[thread];
        printf("%lld %lld %lld %lld %llu\n", of->quotient, of->rest, of->product, of->shifted, of->unsigned_quotient);
        printf("%.9g %.9g %.17g %d %d\n", (double)of->sum, (double)of->ratio, of->root, of->narrow, of->order);
    }
    return 0;
}
