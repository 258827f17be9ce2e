// config: extension = true
// A barrier of lanes by a counter: all threads add to their number that of the thread 1, 2, 4, ... before them, and wait for one
// another between the steps. In the end each has the sum of all numbers up to its own.
#define HARP_AT_ONCE
#include "show.h"
#include <harp.h>
#include <stdatomic.h>

#define THREADS_MAXIMUM 128

atomic_int arrived, step;
int numbers[THREADS_MAXIMUM];

// The last one to come lets the others go on.
static void wait_for_all(int threads) {
    int now = atomic_load(&step);
    if (atomic_fetch_add(&arrived, 1) == threads - 1) {
        atomic_store(&arrived, 0);
        atomic_store(&step, now + 1);
    } else {
        while (atomic_load(&step) == now) {
        }
    }
}

static void sum_up(int thread, void *argument) {
    int threads = *(int *)argument;
    for (int distance = 1; distance < threads; distance *= 2) {
        int other = thread >= distance ? numbers[thread - distance] : 0;
        wait_for_all(threads);
        numbers[thread] += other;
        wait_for_all(threads);
    }
}

int main(void) {
    int threads = lanes() * warps();
    if (threads > THREADS_MAXIMUM) {
        threads = THREADS_MAXIMUM;
    }
    for (int thread = 0; thread < threads; thread++) {
        numbers[thread] = 3 * thread + 1;
    }
    launch(sum_up, threads, &threads);
    int wrong = 0;
    for (int thread = 0, sum = 0; thread < threads; thread++) {
        sum += 3 * thread + 1;
        wrong += numbers[thread] != sum;
    }
    int results[] = {numbers[0], wrong};
    show(results, 2);
    return 0;
}
