// config: extension = true
// A histogram as OpenCL's samples have it: items count in local bins by atomic additions, and behind a barrier each adds a bin to
// the global ones. With plain additions lanes and warps lose each other's counts.
#include <stdio.h>

#ifdef WITHOUT
#define ADD(place, value) (*(place) += (value))
#else
#define ADD(place, value) atomic_add((place), (value))
#endif

#define ITEMS 16
#define GROUPS 3
#define BINS 5

__kernel void count(__global const int *numbers, __global int *bins) {
    __local int own[BINS];
    int item = (int)get_local_id(0);
    if (item < BINS) {
        own[item] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    ADD(&own[numbers[get_global_id(0)] % BINS], 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item < BINS) {
        atomic_add(&bins[item], own[item]);
    }
}

static int numbers[ITEMS * GROUPS], bins[BINS];

int main(void) {
    for (int i = 0; i < ITEMS * GROUPS; i++) {
        numbers[i] = i * i % 37;
    }
    opencl_run(count, ITEMS * GROUPS, ITEMS, numbers, bins);
    for (int i = 0; i < BINS; i++) {
        printf("%d ", bins[i]);
    }
    return 0;
}
