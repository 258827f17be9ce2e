// Orthogonal columns after Gram and Schmidt: the host starts three kernels for each column.
#include "check.h"

typedef float DATA_TYPE;
#ifndef N
#define N 6
#endif

__kernel void gramschmidt_1(__global DATA_TYPE *a, __global DATA_TYPE *r, __global DATA_TYPE *q, int k, int m, int n) {
    int tid = get_global_id(0);
    if (tid == 0) {
        DATA_TYPE nrm = 0.0;
        int i;
        for (i = 0; i < m; i++) {
            nrm += a[i * n + k] * a[i * n + k];
        }
        r[k * n + k] = sqrt(nrm);
    }
}

__kernel void gramschmidt_2(__global DATA_TYPE *a, __global DATA_TYPE *r, __global DATA_TYPE *q, int k, int m, int n) {
    int i = get_global_id(0);
    if (i < m) {
        q[i * n + k] = a[i * n + k] / r[k * n + k];
    }
}

__kernel void gramschmidt_3(__global DATA_TYPE *a, __global DATA_TYPE *r, __global DATA_TYPE *q, int k, int m, int n) {
    int j = get_global_id(0) + (k + 1);
    if ((j < n)) {
        r[k * n + j] = 0.0;
        int i;
        for (i = 0; i < m; i++) {
            r[k * n + j] += q[i * n + k] * a[i * n + j];
        }
        for (i = 0; i < m; i++) {
            a[i * n + j] -= q[i * n + k] * r[k * n + j];
        }
    }
}

static float a[N * N], given[N * N], r[N * N], q[N * N];

int main(void) {
    for (int i = 0; i < N * N; i++) {
        a[i] = given[i] = i * i % 13 + (i % (N + 1) ? 0 : 9);
    }
    for (int k = 0; k < N; k++) {
        opencl_run(gramschmidt_1, 16, 16, a, r, q, k, N, N);
        opencl_run(gramschmidt_2, 16, 16, a, r, q, k, N, N);
        opencl_run(gramschmidt_3, 16, 16, a, r, q, k, N, N);
    }
    int wrong = 0;
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            float product = 0, whole = 0;
            for (int k = 0; k < N; k++) {
                product += q[k * N + i] * q[k * N + j];
                whole += q[i * N + k] * r[k * N + j];
            }
            wrong += differ(product, i == j, 1e-4) + differ(whole, given[i * N + j], 1e-4);
        }
    }
    report("orthogonal", wrong);
    return failures;
}
