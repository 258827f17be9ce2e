// Short-circuit conditions, whose control flow is not structured: two branches lead into the one side.
#include "show.h"
#include <harp.h>

#define ROUNDS 64
#define THREADS 16

int results[THREADS];

static void kernel(int thread, void *argument) {
    (void)argument;
    unsigned x = (unsigned)thread, result = 0;
    for (unsigned round = ROUNDS; round > 0; round--) {
        x = (5 * x + 3) & 0xff;
        if ((x & 6) == 0 || ((((unsigned)thread >> 3) + round) & 1)) {
            result = (2 * result + 3 * x) & 0x1ff;
        } else {
            result = (result ^ x) + 1;
        }
    }
    results[thread] = (int)result;
}

int main(void) {
    launch(kernel, THREADS, 0);
    show(results, THREADS);
    return 0;
}
