// Products of matrices and vectors: a row or an element for each work item, in double where DOUBLE is defined.
#include "check.h"

#ifdef DOUBLE
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double DATA_TYPE;
#else
typedef float DATA_TYPE;
#endif
#ifndef N
#define N 8
#endif

__kernel void gemm(__global DATA_TYPE *a, __global DATA_TYPE *b, __global DATA_TYPE *c, DATA_TYPE alpha, DATA_TYPE beta,
                   int ni, int nj, int nk) {
    int j = get_global_id(0);
    int i = get_global_id(1);
    if ((i < ni) && (j < nj)) {
        c[i * nj + j] *= beta;
        int k;
        for (k = 0; k < nk; k++) {
            c[i * nj + j] += alpha * a[i * nk + k] * b[k * nj + j];
        }
    }
}

__kernel void syr2k(__global DATA_TYPE *a, __global DATA_TYPE *b, __global DATA_TYPE *c, DATA_TYPE alpha,
                    DATA_TYPE beta, int n) {
    int j = get_global_id(0), i = get_global_id(1);
    if (i < n && j < n) {
        c[i * n + j] *= beta;
        for (int k = 0; k < n; k++) {
            c[i * n + j] += alpha * a[i * n + k] * b[j * n + k] + alpha * b[i * n + k] * a[j * n + k];
        }
    }
}

__kernel void atax_1(__global DATA_TYPE *A, __global DATA_TYPE *x, __global DATA_TYPE *tmp, int nx, int ny) {
    int i = get_global_id(0);
    if (i < nx) {
        for (int j = 0; j < ny; j++) {
            tmp[i] += A[i * ny + j] * x[j];
        }
    }
}

__kernel void atax_2(__global DATA_TYPE *A, __global DATA_TYPE *y, __global DATA_TYPE *tmp, int nx, int ny) {
    int j = get_global_id(0);
    if (j < ny) {
        for (int i = 0; i < nx; i++) {
            y[j] += A[i * ny + j] * tmp[i];
        }
    }
}

static DATA_TYPE a[N * N], b[N * N], c[N * N], x[N], y[N], tmp[N];

static void fill(void) {
    for (int i = 0; i < N * N; i++) {
        a[i] = i % 5 - 2;
        b[i] = i % 7 * 0.5f;
        c[i] = i % 3;
    }
}

static int wrong_squares(int is_twice) {
    int wrong = 0;
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            DATA_TYPE sum = (i * N + j) % 3 * 0.5f;
            for (int k = 0; k < N; k++) {
                sum += is_twice ? 2 * (a[i * N + k] * b[j * N + k] + b[i * N + k] * a[j * N + k])
                                : 2 * a[i * N + k] * b[k * N + j];
            }
            wrong += differ(c[i * N + j], sum, 1e-6);
        }
    }
    return wrong;
}

int main(void) {
    opencl_range square = opencl_range_2d(N, N, N, 2);
    fill();
    opencl_run_range(gemm, square, a, b, c, 2, 0.5, N, N, N);
    report("gemm", wrong_squares(0));
    fill();
    opencl_run_range(syr2k, square, a, b, c, 2, 0.5, N);
    report("syr2k", wrong_squares(1));
    for (int i = 0; i < N; i++) {
        x[i] = i + 1;
    }
    opencl_run(atax_1, N, N, a, x, tmp, N, N);
    opencl_run(atax_2, N, N, a, y, tmp, N, N);
    int wrong = 0;
    for (int j = 0; j < N; j++) {
        DATA_TYPE sum = 0;
        for (int i = 0; i < N * N; i++) {
            sum += a[i / N * N + j] * a[i] * x[i % N];
        }
        wrong += differ(y[j], sum, 1e-6);
    }
    report("atax", wrong);
    return failures;
}
