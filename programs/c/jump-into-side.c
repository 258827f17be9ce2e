// A jump from one side of an if into the other.
#include "show.h"
#include <harp.h>

#define ROUNDS 64
#define THREADS 16

int results[THREADS];

static void kernel(int thread, void *argument) {
    (void)argument;
    unsigned x = (unsigned)thread, result = 0;
    for (unsigned round = ROUNDS; round > 0; round--) {
        x = (5 * x + 7) & 0xff;
        if ((x & 10) == 0) {
            result += x;
            if ((((unsigned)thread >> 2) + round) & 3) {
                goto into;
            }
            result = (result ^ 0x155) + 3;
        } else {
            result = 2 * result + 1;
        into:
            result = ((result + 2 * x) ^ round) & 0x1ff;
        }
    }
    results[thread] = (int)result;
}

int main(void) {
    launch(kernel, THREADS, 0);
    show(results, THREADS);
    return 0;
}
