// Stencils in two dimensions: convolution, Jacobi, and finite differences in the time domain. `-DDATA_TYPE=double`
// chooses other numbers.
#include "check.h"

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#ifndef DATA_TYPE
#define DATA_TYPE float
#endif
#ifndef N
#define N 12
#endif
#define AT(i, j) ((i) * N + (j))

__kernel void convolve(__global DATA_TYPE *A, __global DATA_TYPE *B, int ni, int nj) {
    int j = get_global_id(0);
    int i = get_global_id(1);
    DATA_TYPE c11, c12, c13, c21, c22, c23, c31, c32, c33;
    c11 = +0.25, c21 = +0.5, c31 = -0.75;
    c12 = -0.25, c22 = +0.5, c32 = -1;
    c13 = +0.5, c23 = +1.5, c33 = +0.125;
    if ((i < ni - 1) && (j < nj - 1) && (i > 0) && (j > 0)) {
        B[i * nj + j] = c11 * A[(i - 1) * nj + (j - 1)] + c21 * A[(i - 1) * nj + j] + c31 * A[(i - 1) * nj + (j + 1)] +
                        c12 * A[i * nj + (j - 1)] + c22 * A[i * nj + j] + c32 * A[i * nj + (j + 1)] +
                        c13 * A[(i + 1) * nj + (j - 1)] + c23 * A[(i + 1) * nj + j] + c33 * A[(i + 1) * nj + (j + 1)];
    }
}

__kernel void jacobi(__global const DATA_TYPE *restrict a, __global DATA_TYPE *restrict b) {
    int i = get_global_id(1), j = get_global_id(0);
    if (i >= 1 && i < N - 1 && j >= 1 && j < N - 1) {
        b[AT(i, j)] = (DATA_TYPE)0.25 * (a[AT(i, j - 1)] + a[AT(i, j + 1)] + a[AT(i + 1, j)] + a[AT(i - 1, j)]);
    }
}

// Fields on a grid: ex between columns, ey between rows, hz in the middle.
__kernel void step_y(__global DATA_TYPE *pulse, __global DATA_TYPE *ey, __global DATA_TYPE *hz, int t) {
    int j = get_global_id(0), i = get_global_id(1);
    if (i < N && j < N) {
        if (i == 0) {
            ey[AT(i, j)] = pulse[t];
        } else {
            ey[AT(i, j)] = ey[AT(i, j)] - 0.5f * (hz[AT(i, j)] - hz[AT(i - 1, j)]);
        }
    }
}

__kernel void step_x(__global DATA_TYPE *ex, __global DATA_TYPE *hz) {
    int j = get_global_id(0), i = get_global_id(1);
    if (i < N && j < N && j > 0) {
        ex[i * (N + 1) + j] = ex[i * (N + 1) + j] - 0.5f * (hz[AT(i, j)] - hz[AT(i, j - 1)]);
    }
}

__kernel void step_z(__global DATA_TYPE *ex, __global DATA_TYPE *ey, __global DATA_TYPE *hz) {
    int j = get_global_id(0), i = get_global_id(1);
    if (i < N && j < N) {
        hz[AT(i, j)] = hz[AT(i, j)] - 0.75f * (ex[i * (N + 1) + j + 1] - ex[i * (N + 1) + j] +
                                               ey[AT(i + 1, j)] - ey[AT(i, j)]);
    }
}

static DATA_TYPE a[N * N], b[N * N], c[N * N];

static void fill(void) {
    for (int i = 0; i < N * N; i++) {
        a[i] = b[i] = c[i] = i * 7 % 16;
    }
}

static int different(const DATA_TYPE *x, const DATA_TYPE *y, int count) {
    int wrong = 0;
    for (int i = 0; i < count; i++) {
        wrong += differ(x[i], y[i], 1e-5);
    }
    return wrong;
}

static void convolutions(void) {
    static const float weights[3][3] = {{0.25, 0.5, -0.75}, {-0.25, 0.5, -1}, {0.5, 1.5, 0.125}};
    fill();
    opencl_run_range(convolve, opencl_range_2d(2 * N, N, N, 2), a, b, N, N);
    for (int i = 1; i < N - 1; i++) {
        for (int j = 1; j < N - 1; j++) {
            c[AT(i, j)] = 0;
            for (int k = 0; k < 9; k++) {
                c[AT(i, j)] += weights[k / 3][k % 3] * a[AT(i + k / 3 - 1, j + k % 3 - 1)];
            }
        }
    }
    report("convolve", different(b, c, N * N));
    fill();
    opencl_run_range(jacobi, opencl_range_2d(N, N, N, 2), a, b);
    for (int i = 1; i < N - 1; i++) {
        for (int j = 1; j < N - 1; j++) {
            c[AT(i, j)] = (a[AT(i, j - 1)] + a[AT(i, j + 1)] + a[AT(i + 1, j)] + a[AT(i - 1, j)]) / 4;
        }
    }
    report("jacobi", different(b, c, N * N));
}

static void waves(void) {
    static DATA_TYPE ex[2][N * (N + 1)], ey[2][(N + 1) * N], hz[2][N * N], pulse[2] = {1, 0.5};
    opencl_range grid = opencl_range_2d(N, N, N, 2);
    for (int t = 0; t < 2; t++) {
        opencl_run_range(step_y, grid, pulse, ey[0], hz[0], t);
        opencl_run_range(step_x, grid, ex[0], hz[0]);
        opencl_run_range(step_z, grid, ex[0], ey[0], hz[0]);
        DATA_TYPE *x = ex[1], *y = ey[1], *z = hz[1];
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                y[AT(i, j)] = i == 0 ? pulse[t] : y[AT(i, j)] - 0.5f * (z[AT(i, j)] - z[AT(i - 1, j)]);
                x[i * (N + 1) + j] -= j == 0 ? 0 : 0.5f * (z[AT(i, j)] - z[AT(i, j - 1)]);
            }
        }
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                z[AT(i, j)] -= 0.75f * (x[i * (N + 1) + j + 1] - x[i * (N + 1) + j] + y[AT(i + 1, j)] - y[AT(i, j)]);
            }
        }
    }
    report("waves", different(hz[0], hz[1], N * N) + different(ex[0], ex[1], N * (N + 1)));
}

int main(void) {
    convolutions();
    waves();
    return failures;
}
