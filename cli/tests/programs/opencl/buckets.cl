// Counts of buckets by atomic functions in local and global memory, places by what they return, and a prefix sum; then
// vectors of four numbers, sorted each by itself.
#include "check.h"

#define BUCKETS 32
#define GROUP 64
#ifndef COUNT
#define COUNT 200
#endif

inline int bucket_of(__global const float *values, uint at, float minimum, float size) {
    int bucket = (int)((values[at] - minimum) / size);
    return clamp(bucket, 0, BUCKETS - 1);
}

inline void count_one(volatile __local uint *counts, int bucket) { atomic_inc(&counts[bucket]); }

__kernel void bucketcount(__global const float *input, __global int *indice, __global uint *counts, const int size,
                          const float minimum, const float width) {
    volatile __local uint own[BUCKETS];
    const int lid = get_local_id(0);
    for (int i = lid; i < BUCKETS; i += get_local_size(0)) own[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int tid = get_global_id(0); tid < size; tid += get_global_size(0)) {
        int bucket = bucket_of(input, tid, minimum, width);
        indice[tid] = bucket;
        count_one(own, bucket);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = lid; i < BUCKETS; i += get_local_size(0)) atomic_add(counts + i, own[i]);
}

__kernel void prefix(__global uint *counts, __global uint *begins, __local uint *scratch) {
    uint i = get_local_id(0);
    scratch[i] = counts[i];
    for (uint step = 1; step < BUCKETS; step <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint other = i >= step ? scratch[i - step] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        scratch[i] += other;
    }
    begins[i] = scratch[i] - counts[i];
}

__kernel void bucketsort(__global const float *input, __global const int *indice, __global volatile uint *next,
                         __global float *output, int size) {
    int tid = get_global_id(0);
    if (tid < size) {
        output[atomic_add(&next[indice[tid]], 1u)] = input[tid];
    }
}

float4 sortElem(float4 r) {
    float4 nr;
    nr.x = (r.x > r.y) ? r.y : r.x;
    nr.y = (r.y > r.x) ? r.y : r.x;
    nr.z = (r.z > r.w) ? r.w : r.z;
    nr.w = (r.w > r.z) ? r.w : r.z;
    r.x = (nr.x > nr.z) ? nr.z : nr.x;
    r.y = (nr.y > nr.w) ? nr.w : nr.y;
    r.z = (nr.z > nr.x) ? nr.z : nr.x;
    r.w = (nr.w > nr.y) ? nr.w : nr.y;
    nr.x = r.x;
    nr.y = (r.y > r.z) ? r.z : r.y;
    nr.z = (r.z > r.y) ? r.z : r.y;
    nr.w = r.w;
    return nr;
}

__kernel void sort_fours(__global const float4 *input, __global float4 *result) {
    result[get_global_id(0)] = sortElem(input[get_global_id(0)]);
}

static _Alignas(16) float values[COUNT], fours[COUNT];
static float output[COUNT];
static int bucket[COUNT];
static uint counts[BUCKETS], begins[BUCKETS];

int main(void) {
    int wrong = 0;
    uint all = 0;
    for (int i = 0; i < COUNT; i++) {
        values[i] = i * 53 % 97 - 20;
    }
    opencl_run(bucketcount, 2 * GROUP, GROUP, values, bucket, counts, COUNT, -20, 3.125f);
    opencl_run(prefix, BUCKETS, BUCKETS, counts, begins, opencl_local(BUCKETS * sizeof(uint)));
    for (int i = 0; i < BUCKETS; i++) {
        uint here = 0;
        for (int k = 0; k < COUNT; k++) {
            here += (int)((values[k] + 20) / 3.125f) == i;
        }
        wrong += counts[i] != here || begins[i] != all;
        all += here;
    }
    report("counts", wrong + (all != COUNT));
    size_t items = (COUNT + GROUP - 1) / GROUP * GROUP;
    opencl_run(bucketsort, items, GROUP, values, bucket, begins, output, COUNT);
    wrong = 0;
    for (int i = 0; i + 1 < COUNT; i++) {
        wrong += (int)((output[i] + 20) / 3.125f) > (int)((output[i + 1] + 20) / 3.125f);
    }
    report("places", wrong);
    opencl_run(sort_fours, COUNT / 4, 0, (float4 *)values, (float4 *)fours);
    wrong = 0;
    for (int i = 0; i + 3 < COUNT; i += 4) {
        float sum = 0;
        for (int k = 0; k < 4; k++) {
            sum += values[i + k] - fours[i + k];
            wrong += k > 0 && fours[i + k - 1] > fours[i + k];
        }
        wrong += sum != 0;
    }
    report("fours", wrong);
    return failures;
}
