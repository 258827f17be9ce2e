// A function that calls itself out of a loop that lanes leave at different iterations, by break, by a return and by its
// condition, and that calls others there, which do not come back.
#include <harp.h>
#include <stdio.h>

#define THREADS 12

static unsigned results[THREADS], marks[THREADS];

__attribute__((noinline)) static void mark(int thread, unsigned what) {
    for (unsigned i = 0; i < (what & 3); i++) {
        marks[thread] = marks[thread] * 5 + what;
    }
}

static unsigned search(int thread, unsigned number, unsigned depth) {
    unsigned found = 0;
    for (unsigned i = 1; i <= number % 5 + 1; i++) {
        if (depth == 0) {
            return number;
        }
        unsigned next = number * 7 + i + (unsigned)thread;
        if (next % 11 == 3) {
            mark(thread, next);
            break;
        }
        if (next % 13 == 5) {
            continue;
        }
        unsigned below = search(thread, next % 101, depth - 1);
        found += below;
        if (below % 17 == 4) {
            mark(thread, below);
            return found;
        }
    }
    while (found > 200) {
        found = found / 2 - (found & 1 ? search(thread, found % 7, 0) : 3);
    }
    return found + 1;
}

static void kernel(int thread, void *argument) {
    (void)argument;
    results[thread] = search(thread, (unsigned)thread * 3 + 1, 4);
}

int main(void) {
    launch(kernel, THREADS, 0);
    for (int i = 0; i < THREADS; i++) {
        printf("%u %u\n", results[i], marks[i]);
    }
    return 0;
}
