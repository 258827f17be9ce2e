// config: extension = true
// A lock that one function takes and another one releases, called from two places: 32 threads count which of them are odd.
#define HARP_AT_ONCE
#include "show.h"
#include <harp.h>
#include <stdatomic.h>

#define THREADS 32

struct lock {
    atomic_int taken;
    int times;
};

struct lock lock;
int odd, even, sum;

__attribute__((noinline)) static void acquire(struct lock *lock) {
    while (atomic_exchange(&lock->taken, 1)) {
    }
    lock->times++;
}

__attribute__((noinline)) static void release(struct lock *lock) { atomic_store(&lock->taken, 0); }

static void count(int thread, void *argument) {
    (void)argument;
    if (thread & 1) {
        acquire(&lock);
        odd++;
    } else {
        acquire(&lock);
        even++;
    }
    sum += thread;
    release(&lock);
}

int main(void) {
    launch(count, THREADS, 0);
    int results[] = {odd, even, sum, lock.times};
    show(results, 4);
    return 0;
}
