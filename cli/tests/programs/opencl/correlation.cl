// Correlation of columns: means, deviations, and a triangle of products, each in a kernel of its own.
#include "check.h"

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double DATA_TYPE;
#ifndef N
#define N 8
#endif
#define M (N + 2)
#define sqrt_of_array_cell(x, j) sqrt(x[j])

__kernel void mean_kernel(__global DATA_TYPE *mean, __global DATA_TYPE *data, DATA_TYPE float_n, int m, int n) {
    int j = get_global_id(0);
    if (j < m) {
        mean[j] = 0.0;
        int i;
        for (i = 0; i < n; i++) {
            mean[j] += data[i * m + j];
        }
        mean[j] /= (DATA_TYPE)float_n;
    }
}

__kernel void std_kernel(__global DATA_TYPE *mean, __global DATA_TYPE *std, __global DATA_TYPE *data, DATA_TYPE float_n,
                         DATA_TYPE eps, int m, int n) {
    int j = get_global_id(0);
    if (j < m) {
        std[j] = 0.0;
        for (int i = 0; i < n; i++) {
            std[j] += (data[i * m + j] - mean[j]) * (data[i * m + j] - mean[j]);
        }
        std[j] /= float_n;
        std[j] = sqrt_of_array_cell(std, j);
        if (std[j] <= eps) {
            std[j] = 1.0;
        }
    }
}

__kernel void reduce_kernel(__global DATA_TYPE *mean, __global DATA_TYPE *std, __global DATA_TYPE *data,
                            DATA_TYPE float_n, int m, int n) {
    int j = get_global_id(0), i = get_global_id(1);
    if ((i < n) && (j < m)) {
        data[i * m + j] -= mean[j];
        data[i * m + j] /= (sqrt(float_n) * std[j]);
    }
}

__kernel void corr_kernel(__global DATA_TYPE *symmat, __global DATA_TYPE *data, int m, int n) {
    int j1 = get_global_id(0);
    if (j1 < m - 1) {
        symmat[j1 * m + j1] = 1.0;
        for (int j2 = j1 + 1; j2 < m; j2++) {
            for (int i = 0; i < n; i++) {
                symmat[j1 * m + j2] += data[i * m + j1] * data[i * m + j2];
            }
            symmat[j2 * m + j1] = symmat[j1 * m + j2];
        }
    }
}

static double data[N * M], given[N * M], mean[M], std[M], found[M * M];

static double centred(int i, int j) {
    double sum = 0;
    for (int k = 0; k < N; k++) {
        sum += given[k * M + j];
    }
    return given[i * M + j] - sum / N;
}

int main(void) {
    for (int i = 0; i < N * M; i++) {
        data[i] = given[i] = i % M == 3 ? 2 : i * i % 11 / 2.0;
    }
    found[M * M - 1] = 1;
    opencl_run(mean_kernel, 2 * N, N, mean, data, N, M, N);
    opencl_run(std_kernel, 2 * N, N, mean, std, data, N, 0.005, M, N);
    opencl_run_range(reduce_kernel, opencl_range_2d(2 * N, N, N, 1), mean, std, data, N, M, N);
    opencl_run(corr_kernel, 2 * N, N, found, data, M, N);
    int wrong = 0;
    for (int a = 0; a < M; a++) {
        for (int b = 0; b < M; b++) {
            double product = 0, squares_a = 0, squares_b = 0;
            for (int i = 0; i < N; i++) {
                product += centred(i, a) * centred(i, b);
                squares_a += centred(i, a) * centred(i, a);
                squares_b += centred(i, b) * centred(i, b);
            }
            double expected = product == 0 ? 0 : product / sqrt(squares_a * squares_b);
            wrong += differ(found[a * M + b], a == b ? 1 : expected, 1e-9);
        }
    }
    report("correlation", wrong);
    return failures;
}
