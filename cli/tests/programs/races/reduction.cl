// config: extension = true
// Sums of blocks as OpenCL's samples have them: each work group adds up its part in local memory, a halving a step, with a
// barrier behind each step. Without the barriers warps read what others have yet to store.
#include <stdio.h>

#ifdef WITHOUT
#define STEP_ENDS
#else
#define STEP_ENDS barrier(CLK_LOCAL_MEM_FENCE)
#endif

#define ITEMS 16
#define GROUPS 3

__kernel void add_up(__global const int *numbers, __global int *sums) {
    __local int partial[ITEMS];
    int item = (int)get_local_id(0);
    partial[item] = numbers[get_global_id(0)];
    STEP_ENDS;
    for (int distance = ITEMS / 2; distance > 0; distance /= 2) {
        if (item < distance) {
            partial[item] += partial[item + distance];
        }
        STEP_ENDS;
    }
    if (item == 0) {
        sums[get_group_id(0)] = partial[0];
    }
}

static int numbers[ITEMS * GROUPS], sums[GROUPS];

int main(void) {
    for (int i = 0; i < ITEMS * GROUPS; i++) {
        numbers[i] = i * i % 37;
    }
    opencl_run(add_up, ITEMS * GROUPS, ITEMS, numbers, sums);
    for (int i = 0; i < GROUPS; i++) {
        printf("%d ", sums[i]);
    }
    return 0;
}
