// Bitonic sorting in local memory, by groups of 256, and random numbers whose states are in global memory: helpers that
// are inline and take pointers of each address space.
#include "check.h"

#ifndef GROUP
#define GROUP 256
#endif
#define A 1103515245
#define C 12345
#define M INT_MAX
#define PI 3.1415926535897932f

static inline void comparator(__local uint *keyA, __local uint *valA, __local uint *keyB, __local uint *valB,
                              uint dir) {
    if ((*keyA > *keyB) == dir) {
        uint t;
        t = *keyA; *keyA = *keyB; *keyB = t;
        t = *valA; *valA = *valB; *valB = t;
    }
}

__kernel void bitonic(__global uint *d_DstKey, __global uint *d_DstVal, __global uint *d_SrcKey,
                      __global uint *d_SrcVal, uint sortDir) {
    __local uint l_key[2 * GROUP];
    __local uint l_val[2 * GROUP];
    uint first = get_group_id(0) * 2 * GROUP + get_local_id(0);
    l_key[get_local_id(0)] = d_SrcKey[first];
    l_val[get_local_id(0)] = d_SrcVal[first];
    l_key[get_local_id(0) + GROUP] = d_SrcKey[first + GROUP];
    l_val[get_local_id(0) + GROUP] = d_SrcVal[first + GROUP];
    for (uint size = 2; size < 2 * GROUP; size <<= 1) {
        uint dir = ((get_local_id(0) & (size / 2)) != 0);
        for (uint stride = size / 2; stride > 0; stride >>= 1) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint pos = 2 * get_local_id(0) - (get_local_id(0) & (stride - 1));
            comparator(&l_key[pos], &l_val[pos], &l_key[pos + stride], &l_val[pos + stride], dir);
        }
    }
    for (uint stride = GROUP; stride > 0; stride >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint pos = 2 * get_local_id(0) - (get_local_id(0) & (stride - 1));
        comparator(&l_key[pos], &l_val[pos], &l_key[pos + stride], &l_val[pos + stride], sortDir);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    d_DstKey[first] = l_key[get_local_id(0)];
    d_DstVal[first] = l_val[get_local_id(0)];
    d_DstKey[first + GROUP] = l_key[get_local_id(0) + GROUP];
    d_DstVal[first + GROUP] = l_val[get_local_id(0) + GROUP];
}

float d_randu(__global int *seed, int index) {
    int num = A * seed[index] + C;
    seed[index] = num % M;
    return fabs(seed[index] / ((float)M));
}

inline void total(__private const float *numbers, int count, __global float *sum) {
    *sum = 0;
    for (int i = 0; i < count; i++) *sum += numbers[i];
}

__kernel void draw(__global int *seed, __global float *sums) {
    float own[4];
    int i = get_global_id(0);
    for (int k = 0; k < 4; k++) own[k] = d_randu(seed, i);
    total(own, 4, &sums[i]);
}

#define KEYS (4 * GROUP)
static uint keys[KEYS], values[KEYS], sorted[KEYS], moved[KEYS];
static int seeds[GROUP], states[GROUP];
static float sums[GROUP];

int main(void) {
    int wrong = 0;
    for (uint i = 0; i < KEYS; i++) {
        keys[i] = i * 2654435761u >> 8;
        values[i] = i;
    }
    opencl_run(bitonic, KEYS / 2, GROUP, sorted, moved, keys, values, 1);
    for (int i = 0; i < KEYS; i++) {
        wrong += i % (2 * GROUP) && sorted[i - 1] > sorted[i];
        wrong += keys[moved[i]] != sorted[i] || moved[i] / (2 * GROUP) != i / (2 * GROUP);
    }
    report("bitonic", wrong);
    for (int i = 0; i < GROUP; i++) {
        seeds[i] = states[i] = i * 77 + 1;
    }
    opencl_run(draw, GROUP, GROUP, seeds, sums);
    wrong = 0;
    for (int i = 0; i < GROUP; i++) {
        float sum = 0;
        for (int k = 0; k < 4; k++) {
            states[i] = (int)((unsigned)A * states[i] + C) % M;
            sum += fabsf(states[i] / (float)M);
        }
        wrong += seeds[i] != states[i] || differ(sums[i], sum, 1e-6);
    }
    report("draw", wrong);
    return failures;
}
