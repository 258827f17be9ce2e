// config: extension = true
// Breadth-first search with a shared work list: a thread an entry of the list. Who comes to a node first, by a compare and swap,
// appends it to the list for the next level, at a place of its own.
#include "show.h"
#include <harp.h>
#include <stdatomic.h>

#define NODES 16

atomic_int levels[NODES];
// The edges of node i are those from offsets[i] up to offsets[i + 1].
int offsets[NODES + 1] = {0, 3, 5, 6, 9, 10, 12, 12, 15, 16, 18, 19, 21, 22, 23, 25, 26};
int edges[26] = {1, 4, 7, 0, 2, 3, 2, 8, 11, 5, 4, 9, 1, 5, 10, 12, 8, 13, 9, 12, 3, 14, 13, 0, 8, 6};
int list[NODES];
atomic_int listed;

// Entries of the list from `first` on, which all have this level.
struct search {
    int first;
    int level;
};

static void visit(int thread, void *argument) {
    struct search *search = argument;
    int node = list[search->first + thread];
    for (int edge = offsets[node]; edge < offsets[node + 1]; edge++) {
        int neighbour = edges[edge], unseen = -1;
        if (atomic_compare_exchange_strong(&levels[neighbour], &unseen, search->level + 1)) {
            list[atomic_fetch_add(&listed, 1)] = neighbour;
        }
    }
}

int main(void) {
    struct search search = {0, 0};
    for (int node = 1; node < NODES; node++) {
        levels[node] = -1;
    }
    listed = 1;
    while (search.first < listed) {
        int end = listed;
        launch(visit, end - search.first, &search);
        search.first = end;
        search.level++;
    }
    int found[NODES];
    for (int node = 0; node < NODES; node++) {
        found[node] = levels[node];
    }
    show(found, NODES);
    show(&search.first, 1);
    return 0;
}
