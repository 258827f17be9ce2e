// Breadth-first search on a graph of 16 nodes: a launch a level, a thread a node. Only nodes of the level have work, and their
// numbers of neighbours differ. Several threads may write the same level to one node.
// races: meant levels, found_next: who stores at the same time stores the same, and -1 is as good as the level of the next launch
#include "show.h"
#include <harp.h>

#define NODES 16

int levels[NODES] = {0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
// The edges of node i are those from offsets[i] up to offsets[i + 1].
int offsets[NODES + 1] = {0, 3, 5, 6, 9, 10, 12, 12, 15, 16, 18, 19, 21, 22, 23, 25, 26};
int edges[26] = {1, 4, 7, 0, 2, 3, 2, 8, 11, 5, 4, 9, 1, 5, 10, 12, 8, 13, 9, 12, 3, 14, 13, 0, 8, 6};
int found_next;

static void visit(int node, void *argument) {
    int level = *(int *)argument;
    if (levels[node] == level) {
        for (int edge = offsets[node]; edge < offsets[node + 1]; edge++) {
            int neighbour = edges[edge];
            if (levels[neighbour] < 0) {
                levels[neighbour] = level + 1;
                found_next = 1;
            }
        }
    }
}

int main(void) {
    int level = 0;
    do {
        found_next = 0;
        launch(visit, NODES, &level);
        level++;
    } while (found_next);
    show(levels, NODES);
    return 0;
}
