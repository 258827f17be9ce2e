// A hash table with chains: one lane puts 14 keys into 7 buckets, then 16 threads look a key up each. Chains differ in length, so
// threads leave the loop at different iterations.
#include "show.h"
#include <harp.h>

#define BUCKETS 7
#define KEYS 14
#define QUERIES 16

struct node {
    int key;
    int value;
    struct node *next;
};

int keys[KEYS] = {1001, 42, 77, 3, 500, 14, 923, 8, 650, 1234, 21, 99, 35, 4711};
int queries[QUERIES] = {42, 5, 4711, 77, 21, 1000, 35, 1001, 7, 99, 8, 3, 650, 924, 14, 500};
struct node nodes[KEYS], *buckets[BUCKETS];
int lengths[BUCKETS], results[QUERIES];

static unsigned bucket_of(int key) { return (unsigned)key % BUCKETS; }

static void look_up(int thread, void *argument) {
    (void)argument;
    int key = queries[thread];
    const struct node *node = buckets[bucket_of(key)];
    while (node && node->key != key) {
        node = node->next;
    }
    results[thread] = node ? node->value : 0;
}

int main(void) {
    for (int i = 0; i < KEYS; i++) {
        unsigned bucket = bucket_of(keys[i]);
        nodes[i] = (struct node){keys[i], i + 1, buckets[bucket]};
        buckets[bucket] = &nodes[i];
        lengths[bucket]++;
    }
    show(lengths, BUCKETS);
    launch(look_up, QUERIES, 0);
    show(results, QUERIES);
    return 0;
}
