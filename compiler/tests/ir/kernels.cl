// OpenCL C: address spaces, vectors, structures by value, events, built-in functions by their mangled names.
typedef struct {
    float weights[3];
    char tag;
} record;

__constant float table[4] = {1, 2, 3, 4};

inline float scaled(float value) { return value * table[1]; }

float sum(__local const float *first, __global const float *second, int index) {
    return first[index] + second[index];
}

__kernel __attribute__((reqd_work_group_size(8, 2, 1))) void blend(
    __global float4 *out, __local float *scratch, float factor, uchar narrow, record by_value, float3 three,
    __constant int *numbers, long wide, __global half *halves) {
    __local int shared[16];
    size_t item = get_global_id(0);
    shared[get_local_id(0)] = numbers[item];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[item] = out[item].wzyx * factor + (float4)(three, scaled(by_value.weights[narrow])) + shared[15];
    event_t copied = async_work_group_copy(scratch, (__global float *)out, 16, 0);
    wait_group_events(1, &copied);
    scratch[item] = sum(scratch, (__global float *)out, item) + vload_half(item, halves + 1);
    printf("%d %v4hlf\n", (int)item, out[item]);
    out[item].x += wide;
}
