// Breadth-first search: nodes as structures, fronts as bytes, and two kernels a level until nothing changes.
#include "check.h"

#ifndef MAX_THREADS_PER_BLOCK
#define MAX_THREADS_PER_BLOCK 256
#endif
#ifndef NODES
#define NODES 60
#endif

typedef struct {
    int starting;
    int no_of_edges;
} Node;

__kernel void BFS_1(const __global Node *g_graph_nodes, const __global int *g_graph_edges, __global char *g_graph_mask,
                    __global char *g_updating_graph_mask, __global char *g_graph_visited, __global int *g_cost,
                    const int no_of_nodes) {
    int tid = get_global_id(0);
    if (tid < no_of_nodes && g_graph_mask[tid]) {
        g_graph_mask[tid] = false;
        for (int i = g_graph_nodes[tid].starting;
             i < (g_graph_nodes[tid].no_of_edges + g_graph_nodes[tid].starting); i++) {
            int id = g_graph_edges[i];
            if (!g_graph_visited[id]) {
                g_cost[id] = g_cost[tid] + 1;
                g_updating_graph_mask[id] = true;
            }
        }
    }
}

__kernel void BFS_2(__global char *g_graph_mask, __global char *g_updating_graph_mask, __global char *g_graph_visited,
                    __global char *g_over, const int no_of_nodes) {
    int tid = get_global_id(0);
    if (tid < no_of_nodes && g_updating_graph_mask[tid]) {
        g_graph_mask[tid] = true;
        g_graph_visited[tid] = true;
        *g_over = true;
        g_updating_graph_mask[tid] = false;
    }
}

static Node nodes[NODES];
static int edges[3 * NODES], cost[NODES], wanted[NODES];
static char mask[NODES], updating[NODES], visited[NODES], over;

int main(void) {
    int count = 0, wrong = 0;
    for (int i = 0; i < NODES; i++) {
        nodes[i].starting = count;
        nodes[i].no_of_edges = i % 4;
        for (int k = 0; k < i % 4; k++) {
            edges[count++] = (i * (k + 2) + 3 * k + 1) % NODES;
        }
        cost[i] = wanted[i] = -1;
    }
    int first = 3;
    mask[first] = visited[first] = 1;
    cost[first] = wanted[first] = 0;
    size_t items = (NODES + MAX_THREADS_PER_BLOCK - 1) / MAX_THREADS_PER_BLOCK * MAX_THREADS_PER_BLOCK;
    do {
        over = 0;
        opencl_run(BFS_1, items, MAX_THREADS_PER_BLOCK, nodes, edges, mask, updating, visited, cost, NODES);
        opencl_run(BFS_2, items, MAX_THREADS_PER_BLOCK, mask, updating, visited, &over, NODES);
    } while (over);
    for (int level = 0; level < NODES; level++) {
        for (int i = 0; i < NODES; i++) {
            for (int k = 0; wanted[i] == level && k < nodes[i].no_of_edges; k++) {
                int *to = &wanted[edges[nodes[i].starting + k]];
                *to = *to < 0 ? level + 1 : *to;
            }
        }
    }
    int reached = 0;
    for (int i = 0; i < NODES; i++) {
        wrong += cost[i] != wanted[i];
        reached += wanted[i] > 1;
    }
    report("search", wrong + (reached < 5));
    return failures;
}
