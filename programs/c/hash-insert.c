// config: extension = true
// A hash table with open addresses, into which 32 threads insert their keys at once: a compare and swap takes a free slot, or finds
// the key there. Some keys come twice. Then 16 threads look a key up each.
#include "show.h"
#include <harp.h>
#include <stdatomic.h>

#define SLOTS 61
#define KEYS 32
#define QUERIES 16

struct slot {
    atomic_int key;
    atomic_int times;
};

int keys[KEYS] = {1001, 42, 77, 3, 500, 14, 923, 8, 650, 1234, 21, 99, 35, 4711, 42, 8,
                  62, 123, 184, 245, 1, 306, 367, 428, 42, 62, 489, 550, 611, 2, 3, 8};
int queries[QUERIES] = {42, 5, 4711, 77, 21, 1000, 35, 1001, 7, 99, 8, 3, 650, 924, 14, 62};
struct slot table[SLOTS];
int results[QUERIES];

static void insert(int thread, void *argument) {
    (void)argument;
    int key = keys[thread];
    for (unsigned slot = (unsigned)key % SLOTS;; slot = (slot + 1) % SLOTS) {
        int found = 0;
        if (atomic_compare_exchange_strong(&table[slot].key, &found, key) || found == key) {
            atomic_fetch_add(&table[slot].times, 1);
            return;
        }
    }
}

static void look_up(int thread, void *argument) {
    (void)argument;
    int key = queries[thread];
    unsigned slot = (unsigned)key % SLOTS;
    while (table[slot].key != key && table[slot].key != 0) {
        slot = (slot + 1) % SLOTS;
    }
    results[thread] = table[slot].times;
}

int main(void) {
    launch(insert, KEYS, 0);
    launch(look_up, QUERIES, 0);
    int used = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        used += table[slot].key != 0;
    }
    show(results, QUERIES);
    show(&used, 1);
    return 0;
}
