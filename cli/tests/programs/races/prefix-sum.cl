// config: extension = true
// Inclusive prefix sums in local memory, by Hillis and Steele, with two buffers that change places. One barrier a step is
// enough for two buffers, and without it a warp reads elements of the step before.
#include <stdio.h>

#define ITEMS 16

__kernel void scan(__global int *numbers) {
    __local int buffers[2][ITEMS];
    int item = (int)get_local_id(0), from = 0;
    buffers[0][item] = numbers[item];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int distance = 1; distance < ITEMS; distance *= 2) {
        int sum = buffers[from][item];
        if (item >= distance) {
            sum += buffers[from][item - distance];
        }
        from = 1 - from;
        buffers[from][item] = sum;
#ifndef WITHOUT
        barrier(CLK_LOCAL_MEM_FENCE);
#endif
    }
    numbers[item] = buffers[from][item];
}

static int numbers[ITEMS];

int main(void) {
    for (int i = 0; i < ITEMS; i++) {
        numbers[i] = i * 5 % 11;
    }
    opencl_run(scan, ITEMS, ITEMS, numbers);
    for (int i = 0; i < ITEMS; i++) {
        printf("%d ", numbers[i]);
    }
    return 0;
}
