// config: extension = true
// A hash table of lists with a lock for each bucket, into which 32 threads insert their keys at once; a key that comes twice is
// counted.
#define HARP_AT_ONCE
#include "show.h"
#include <harp.h>
#include <stdatomic.h>
#include <stddef.h>

#define KEYS 32
#define BUCKETS 7

struct node {
    struct node *next;
    int key;
    int times;
};

struct bucket {
    atomic_flag lock;
    struct node *first;
};

int keys[KEYS] = {1001, 42, 77, 3, 500, 14, 923, 8, 650, 1234, 21, 99, 35, 4711, 42, 8,
                  62, 123, 184, 245, 1, 306, 367, 428, 42, 62, 489, 550, 611, 2, 3, 8};
struct node nodes[KEYS];
struct bucket buckets[BUCKETS];

static void insert(int thread, void *argument) {
    (void)argument;
    int key = keys[thread];
    struct bucket *bucket = &buckets[key % BUCKETS];
    while (atomic_flag_test_and_set(&bucket->lock)) {
    }
    struct node *found = bucket->first;
    while (found != NULL && found->key != key) {
        found = found->next;
    }
    if (found == NULL) {
        found = &nodes[thread];
        found->key = key;
        found->next = bucket->first;
        bucket->first = found;
    }
    found->times++;
    atomic_flag_clear(&bucket->lock);
}

int main(void) {
    launch(insert, KEYS, 0);
    int different[BUCKETS], times[BUCKETS];
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
        different[bucket] = times[bucket] = 0;
        for (struct node *node = buckets[bucket].first; node != NULL; node = node->next) {
            different[bucket]++;
            times[bucket] += node->key * node->times;
        }
    }
    show(different, BUCKETS);
    show(times, BUCKETS);
    return 0;
}
