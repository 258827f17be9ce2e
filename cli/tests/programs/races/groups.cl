// Work groups have no order among them: the last group to come adds up what the others have counted. Plain accesses to one
// place race, whatever order this core runs the groups in; atomic ones do not, and order what stands behind them.
#include <stdio.h>

#define ITEMS 6
#define GROUPS 5

__kernel void total(__global int *sums, __global int *come, __global int *total) {
    __local int sum;
    int group = get_group_id(0);
    if (get_local_id(0) == 0) {
        sum = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&sum, (int)get_global_id(0));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        sums[group] = sum;
#ifdef PLAIN
        int before = come[0];
        come[0] = before + 1;
#else
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        int before = atomic_add(come, 1);
#endif
        if (before == GROUPS - 1) {
            for (int i = 0; i < GROUPS; i++) {
                total[0] += sums[i];
            }
        }
    }
}

#ifdef NEIGHBOURS
// Items of one group, too, have an order by barriers alone, also those that one lane has.
__kernel void turn(__global int *numbers) {
    numbers[get_local_id(0)] = numbers[(get_local_id(0) + 1) % get_local_size(0)];
}
#endif

int main(void) {
    static int sums[GROUPS], come, all, numbers[64];
    opencl_run(total, GROUPS * ITEMS, ITEMS, sums, &come, &all);
    int first = all;
    come = 0;
    // The host orders ranges.
    opencl_run(total, GROUPS * ITEMS, ITEMS, sums, &come, &all);
#ifdef NEIGHBOURS
    opencl_run(turn, 64, 64, numbers);
#endif
    printf("%d %d\n", first, all - first + numbers[0]);
    return 0;
}
