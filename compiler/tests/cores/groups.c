// Work groups of OpenCL over the lanes of all cores: each reverses its items by way of local memory.
#define __HARP_CORES__
#include <opencl.h>
#include <stdio.h>

enum { ITEMS = 48 };

static int data[2 * ITEMS];

static void reverse(int *items) {
    static int reversed[ITEMS];
    int item = get_local_id(0);
    reversed[get_local_size(0) - 1 - item] = items[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    items[get_global_id(0)] = reversed[item];
}

int main(void) {
    int group = lanes() * warps() * cores() < ITEMS ? lanes() : ITEMS;
    for (int i = 0; i < 2 * ITEMS; i++) {
        data[i] = i;
    }
    opencl_run(reverse, 2 * ITEMS, group, data);
    int wrong = 0;
    for (int i = 0; i < 2 * ITEMS; i++) {
        wrong += data[i] != i - i % group + group - 1 - i % group;
    }
    printf("%d wrong\n", wrong);
    return 0;
}
