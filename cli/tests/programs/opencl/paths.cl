// The cheapest way down a grid: groups compute a few rows at a time in local memory, with a rim that shrinks by a
// column a row, and leave the loop behind a barrier.
#include "check.h"

#define IN_RANGE(x, min, max) ((x) >= (min) && (x) <= (max))
#define CLAMP_RANGE(x, min, max) x = (x < (min)) ? min : ((x > (max)) ? max : x)
#define MIN(a, b) ((a) <= (b) ? (a) : (b))
#ifndef GROUP
#define GROUP 32
#endif
#define HEIGHT 3
#define COLUMNS (2 * GROUP + 5)
#define ROWS 8

__kernel void dynproc_kernel(int iteration, __global int *gpuWall, __global int *gpuSrc, __global int *gpuResults,
                             int cols, int rows, int startStep, int border, int halo, __local int *prev,
                             __local int *result, __global int *outputBuffer) {
    int BLOCK_SIZE = get_local_size(0);
    int bx = get_group_id(0);
    int tx = get_local_id(0);
    int small_block_cols = BLOCK_SIZE - (iteration * halo * 2);
    int blkX = (small_block_cols * bx) - border;
    int blkXmax = blkX + BLOCK_SIZE - 1;
    int xidx = blkX + tx;
    int validXmin = (blkX < 0) ? -blkX : 0;
    int validXmax = (blkXmax > cols - 1) ? BLOCK_SIZE - 1 - (blkXmax - cols + 1) : BLOCK_SIZE - 1;
    int W = tx - 1;
    int E = tx + 1;
    W = (W < validXmin) ? validXmin : W;
    E = (E > validXmax) ? validXmax : E;
    bool isValid = IN_RANGE(tx, validXmin, validXmax);
    if (IN_RANGE(xidx, 0, cols - 1)) {
        prev[tx] = gpuSrc[xidx];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    bool computed;
    for (int i = 0; i < iteration; i++) {
        computed = false;
        if (IN_RANGE(tx, i + 1, BLOCK_SIZE - i - 2) && isValid) {
            computed = true;
            int left = prev[W];
            int up = prev[tx];
            int right = prev[E];
            int shortest = MIN(left, up);
            shortest = MIN(shortest, right);
            int index = cols * (startStep + i) + xidx;
            result[tx] = shortest + gpuWall[index];
            if (tx == 11 && i == 0) {
                int bufIndex = gpuSrc[xidx];
                outputBuffer[bufIndex & 3] = 1;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i == iteration - 1) {
            break;
        }
        if (computed) {
            prev[tx] = result[tx];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (computed) {
        gpuResults[xidx] = result[tx];
    }
}

static int wall[ROWS * COLUMNS], costs[2][COLUMNS], wanted[2][COLUMNS], output[4];

int main(void) {
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        wall[i] = i * i % 10;
    }
    memcpy(costs[0], wall, sizeof(costs[0]));
    memcpy(wanted[0], wall, sizeof(wanted[0]));
    int kept = GROUP - 2 * HEIGHT, blocks = (COLUMNS + kept - 1) / kept, from = 0;
    opencl_local_bytes line = opencl_local(GROUP * sizeof(int));
    for (int t = 0; t < ROWS - 1; t += HEIGHT, from = 1 - from) {
        int steps = MIN(HEIGHT, ROWS - t - 1);
        kept = GROUP - 2 * steps;
        opencl_run(dynproc_kernel, blocks * GROUP, GROUP, steps, wall + COLUMNS, costs[from], costs[1 - from], COLUMNS,
                   ROWS, t, steps, 1, line, line, output);
    }
    int now = 0, wrong = 0;
    for (int row = 1; row < ROWS; row++, now = 1 - now) {
        for (int i = 0; i < COLUMNS; i++) {
            int least = wanted[now][i];
            least = i > 0 ? MIN(least, wanted[now][i - 1]) : least;
            least = i < COLUMNS - 1 ? MIN(least, wanted[now][i + 1]) : least;
            wanted[1 - now][i] = least + wall[row * COLUMNS + i];
        }
    }
    for (int i = 0; i < COLUMNS; i++) {
        wrong += costs[from][i] != wanted[now][i];
    }
    report("paths", wrong);
    return failures;
}
