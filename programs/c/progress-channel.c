// config: extension = true
// Producers and consumers: of two neighbouring lanes one sends 12 numbers through a channel with one slot, and the other one adds
// them up. A lane without a neighbour adds up its own.
#define HARP_AT_ONCE
#include "show.h"
#include <harp.h>
#include <stdatomic.h>

#define NUMBERS 12
#define PAIRS 64

struct channel {
    atomic_int full;
    int slot;
};

struct channel channels[PAIRS];
int sums[PAIRS];

static void work(int thread, void *argument) {
    int threads = *(int *)argument;
    int pair = thread / 2;
    struct channel *channel = &channels[pair];
    if (thread % 2 == 0 && thread + 1 < threads) {
        for (int i = 0; i < NUMBERS; i++) {
            while (atomic_load(&channel->full)) {
            }
            channel->slot = pair + i * i;
            atomic_store(&channel->full, 1);
        }
    } else if (thread % 2 == 1) {
        int sum = 0;
        for (int i = 0; i < NUMBERS; i++) {
            while (!atomic_load(&channel->full)) {
            }
            sum += channel->slot;
            atomic_store(&channel->full, 0);
        }
        sums[pair] = sum;
    } else {
        for (int i = 0; i < NUMBERS; i++) {
            sums[pair] += pair + i * i;
        }
    }
}

int main(void) {
    int threads = lanes() * warps();
    if (threads > 2 * PAIRS) {
        threads = 2 * PAIRS;
    }
    launch(work, threads, &threads);
    int wrong = 0;
    for (int pair = 0; pair < (threads + 1) / 2; pair++) {
        wrong += sums[pair] - pair * NUMBERS != sums[0];
    }
    int results[] = {sums[0], wrong};
    show(results, 2);
    return 0;
}
