// Some lanes go 120 calls deep, others one.
#include <harp.h>
#include <stdio.h>

#define THREADS 11

static unsigned results[THREADS];

__attribute__((noinline)) static unsigned deep(unsigned depth, unsigned *trail) {
    if (depth == 0) {
        return 1;
    }
    *trail += depth;
    unsigned below = deep(depth - 1, trail);
    return below * 3 + *trail % depth;
}

static void kernel(int thread, void *argument) {
    (void)argument;
    unsigned trail = (unsigned)thread;
    unsigned result = deep(thread % 3 ? 1 : 120 - (unsigned)thread, &trail);
    results[thread] = result ^ trail;
}

int main(void) {
    launch(kernel, THREADS, 0);
    for (int i = 0; i < THREADS; i++) {
        printf("%u ", results[i]);
    }
    printf("\n");
    return 0;
}
