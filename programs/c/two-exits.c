// A loop with two exits: a thread leaves it when it has found its key, or at the table's end.
#include "show.h"
#include <harp.h>

#define ROUNDS 16
#define THREADS 16
#define LENGTH 12

int table[LENGTH] = {0, 9, 6, 3, 8, 12, 15, 4, 10, 1, 7, 13};
int results[THREADS];

static void kernel(int thread, void *argument) {
    (void)argument;
    unsigned result = 0;
    for (int round = ROUNDS; round > 0; round--) {
        int key = (3 * thread + round) & 15;
        for (unsigned at = 0; at < LENGTH; at++) {
            if (table[at] == key) {
                result += 2 * at + (unsigned)key + 64;
                goto done;
            }
        }
        result = 2 * result + (unsigned)key;
    done:
        result &= 0x1ff;
    }
    results[thread] = (int)result;
}

int main(void) {
    launch(kernel, THREADS, 0);
    show(results, THREADS);
    return 0;
}
