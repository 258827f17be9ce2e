// config: extension = true, performance_counters = true
// Multiplies matrices of 8-bit numbers. On a core with the function unit dot4, four products are one instruction:
//
//     harmonica cosim examples/custom-units/dot4/matrix.c --arch 4w16/16/8/8
//     (the same, with) --custom-unit examples/custom-units/dot4
#include <harp.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>
#if __has_include(<unit.h>)
#include <unit.h>
#endif

#define N 64

// The second matrix has its columns one behind another.
static int8_t rows[N][N] __attribute__((aligned(4)));
static int8_t columns[N][N] __attribute__((aligned(4)));
static int32_t products[N][N];
static int32_t sums[N];

static void fill(int thread, void *argument)
{
    for (int i = 0; i < N; i++) {
        rows[thread][i] = 7 * thread + 13 * i;
        columns[thread][i] = 5 * thread - 11 * i;
    }
}

static void multiply(int thread, void *argument)
{
    const int8_t *row = rows[thread / N], *column = columns[thread % N];
    int32_t sum = 0;
#ifdef HARP_UNIT_H
    for (int i = 0; i < N; i += 4) {
        sum = dot4(*(const uint32_t *)(row + i), *(const uint32_t *)(column + i), sum);
    }
#else
    for (int i = 0; i < N; i++) {
        sum += row[i] * column[i];
    }
#endif
    products[thread / N][thread % N] = sum;
}

static void add(int thread, void *argument)
{
    for (int i = 0; i < N; i++) {
        sums[thread] = 31 * sums[thread] + products[thread][i];
    }
}

int main(void)
{
    launch(fill, N, 0);
    clock_t start = clock();
    launch(multiply, N * N, 0);
    clock_t end = clock();
    launch(add, N, 0);
    int32_t check = 0;
    for (int i = 0; i < N; i++) {
        check = 31 * check + sums[i];
    }
    printf("check %d, %ld cycles\n", (int)check, (long)(end - start));
    return 0;
}
