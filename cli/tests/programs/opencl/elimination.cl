// Elimination after Gauss: two kernels a column, one of them in two dimensions, whose ranges begin behind the column.
#include "check.h"

#ifndef N
#define N 8
#endif

typedef struct latLong {
    float lat;
    float lng;
} LatLong;

__kernel void Fan1(__global float *m_dev, __global float *a_dev, __global float *b_dev, const int size, const int t) {
    int globalId = get_global_id(0);
    if (globalId < size - 1 - t) {
        *(m_dev + size * (globalId + t + 1) + t) =
            *(a_dev + size * (globalId + t + 1) + t) / *(a_dev + size * t + t);
    }
}

__kernel void Fan2(__global float *m_dev, __global float *a_dev, __global float *b_dev, const int size, const int t) {
    int row = get_global_id(0), column = get_global_id(1);
    if (row < size && column < size) {
        a_dev[size * row + column] -= m_dev[size * row + t] * a_dev[size * t + column];
        if (column == t) {
            b_dev[row] -= m_dev[size * row + t] * b_dev[t];
        }
    }
}

__kernel void nearest(__global LatLong *d_locations, __global float *d_distances, const int numRecords,
                      const float lat, const float lng) {
    int globalId = get_global_id(0);
    if (globalId < numRecords) {
        __global LatLong *latLong = d_locations + globalId;
        __global float *dist = d_distances + globalId;
        *dist = (float)sqrt((lat - latLong->lat) * (lat - latLong->lat) + (lng - latLong->lng) * (lng - latLong->lng));
    }
}

static float m[N * N], a[N * N], given[N * N], b[N], x[N], distances[N];
static LatLong places[N];

int main(void) {
    int wrong = 0;
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            a[i * N + j] = given[i * N + j] = i == j ? 9 : 1.0f / (1 + i + 2 * j);
            b[i] += a[i * N + j] * (j + 1);
        }
    }
    for (int t = 0; t < N - 1; t++) {
        opencl_run(Fan1, 16, 16, m, a, b, N, t);
        opencl_range right = {.items = {N - t - 1, N - t}, .offset = {t + 1, t}};
        opencl_run_range(Fan2, right, m, a, b, N, t);
    }
    for (int i = N - 1; i >= 0; i--) {
        x[i] = b[i];
        for (int j = i + 1; j < N; j++) {
            x[i] -= a[i * N + j] * x[j];
        }
        x[i] /= a[i * N + i];
        wrong += differ(x[i], i + 1, 1e-4);
    }
    report("elimination", wrong);
    for (int i = 0; i < N; i++) {
        places[i] = (LatLong){3 * i, 4 * i + 1};
    }
    opencl_run(nearest, 16, 16, places, distances, N, 0, 1);
    wrong = 0;
    for (int i = 0; i < N; i++) {
        wrong += differ(distances[i], 5 * i, 1e-6);
    }
    report("nearest", wrong);
    return failures;
}
