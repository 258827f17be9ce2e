// A layer of neurons, forward and backward: pointers to local memory as parameters, a barrier in a loop, and groups of
// two dimensions.
#include "check.h"

#define THREADS 256
#define WIDTH 16
#define HEIGHT 16
#define ETA 0.3f
#define MOMENTUM 0.3f
#ifndef IN
#define IN 32
#endif
#define HID WIDTH

__kernel void layerforward(__global float *input_cuda, __global float *output_hidden_cuda,
                           __global float *input_hidden_cuda, __global float *hidden_partial_sum,
                           __local float *input_node, __local float *weight_matrix, int in, int hid) {
    int by = get_group_id(1);
    int tx = get_local_id(0);
    int ty = get_local_id(1);
    int index = (hid + 1) * HEIGHT * by + (hid + 1) * ty + tx + 1 + (hid + 1);
    int index_in = HEIGHT * by + ty + 1;
    if (tx == 0)
        input_node[ty] = input_cuda[index_in];
    barrier(CLK_LOCAL_MEM_FENCE);
    weight_matrix[ty * WIDTH + tx] = input_hidden_cuda[index];
    barrier(CLK_LOCAL_MEM_FENCE);
    weight_matrix[ty * WIDTH + tx] = weight_matrix[ty * WIDTH + tx] * input_node[ty];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 1; i <= HEIGHT; i = i * 2) {
        int power_two = i;
        if (ty % power_two == 0 && ty + power_two / 2 < HEIGHT && power_two > 1)
            weight_matrix[ty * WIDTH + tx] =
                weight_matrix[ty * WIDTH + tx] + weight_matrix[(ty + power_two / 2) * WIDTH + tx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    input_hidden_cuda[index] = input_hidden_cuda[index];
    if (tx == 0) {
        hidden_partial_sum[by * hid + ty] = weight_matrix[ty + 0 * WIDTH];
    }
    output_hidden_cuda[0] = 1;
}

__kernel void adjust_weights(__global float *delta, int hid, __global float *ly, int in, __global float *w,
                             __global float *oldw) {
    int by = get_group_id(1);
    int tx = get_local_id(0);
    int ty = get_local_id(1);
    int index = (hid + 1) * HEIGHT * by + (hid + 1) * ty + tx + 1 + (hid + 1);
    int index_y = HEIGHT * by + ty + 1;
    int index_x = tx + 1;
    w[index] += ((ETA * delta[index_x] * ly[index_y]) + (MOMENTUM * oldw[index]));
    oldw[index] = ((ETA * delta[index_x] * ly[index_y]) + (MOMENTUM * oldw[index]));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (ty == 0 && by == 0) {
        w[index_x] += ((ETA * delta[index_x]) + (MOMENTUM * oldw[index_x]));
        oldw[index_x] = ((ETA * delta[index_x]) + (MOMENTUM * oldw[index_x]));
    }
}

#define WEIGHTS ((IN + 1) * (HID + 1))
static float input[IN + 1], hidden[HID + 1], weights[WEIGHTS], partial[IN / HEIGHT * HID], delta[HID + 1], old[WEIGHTS];
static float own_weights[WEIGHTS], own_old[WEIGHTS];

int main(void) {
    int wrong = 0;
    for (int i = 0; i < WEIGHTS; i++) {
        weights[i] = own_weights[i] = i % 9 * 0.25f - 1;
        old[i] = own_old[i] = i % 5 * 0.5f;
    }
    for (int i = 0; i <= IN; i++) {
        input[i] = i == 0 ? 1 : i % 6 * 0.5f;
    }
    for (int i = 0; i <= HID; i++) {
        delta[i] = i % 3 - 1.5f;
    }
    opencl_range grid = opencl_range_2d(WIDTH, IN, WIDTH, HEIGHT);
    opencl_run_range(layerforward, grid, input, hidden, weights, partial, opencl_local(HEIGHT * sizeof(float)),
                     opencl_local(HEIGHT * WIDTH * sizeof(float)), IN, HID);
    for (int block = 0; block < IN / HEIGHT; block++) {
        for (int j = 0; j < HID; j++) {
            float sum = 0;
            for (int i = 1; i <= HEIGHT; i++) {
                sum += input[block * HEIGHT + i] * weights[(block * HEIGHT + i) * (HID + 1) + j + 1];
            }
            wrong += differ(partial[block * HID + j], sum, 1e-6);
        }
    }
    report("forward", wrong);
    opencl_run_range(adjust_weights, grid, delta, HID, input, IN, weights, old);
    for (int i = 0; i <= IN; i++) {
        for (int j = 1; j <= HID; j++) {
            int at = i * (HID + 1) + j;
            own_old[at] = ETA * delta[j] * input[i] + MOMENTUM * own_old[at];
            own_weights[at] += own_old[at];
        }
    }
    wrong = 0;
    for (int i = 0; i < WEIGHTS; i++) {
        wrong += differ(weights[i], own_weights[i], 1e-6) + differ(old[i], own_old[i], 1e-6);
    }
    report("adjust", wrong);
    return failures;
}
