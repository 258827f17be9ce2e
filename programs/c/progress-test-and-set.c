// config: extension = true
// Test and test and set: a lane looks until the lock is free, and only then tries to take it. Under the lock, 32 threads sort their
// numbers into one list.
#define HARP_AT_ONCE
#include "show.h"
#include <harp.h>
#include <stdatomic.h>

#define THREADS 32

atomic_int lock;
int sorted[THREADS];
int count;

static void insert(int thread, void *argument) {
    (void)argument;
    int number = thread * 37 % 101;
    do {
        while (atomic_load_explicit(&lock, memory_order_relaxed)) {
        }
    } while (atomic_exchange(&lock, 1));
    int place = count++;
    while (place > 0 && sorted[place - 1] > number) {
        sorted[place] = sorted[place - 1];
        place--;
    }
    sorted[place] = number;
    atomic_store(&lock, 0);
}

int main(void) {
    launch(insert, THREADS, 0);
    show(sorted, count);
    return 0;
}
