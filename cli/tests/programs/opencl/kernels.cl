// Kernels of the shapes that suites of benchmarks have.
#include "shapes.h"

#define AT(row, column) ((row) * SIZE + (column))

__kernel void multiply(__global const float *a, __global const float *b, __global float *c, float alpha, float beta,
                       int n) {
    int column = get_global_id(0), row = get_global_id(1);
    if (row < n && column < n) {
        float sum = c[row * n + column] * beta;
        for (int k = 0; k < n; k++) {
            sum += alpha * a[row * n + k] * b[k * n + column];
        }
        c[row * n + column] = sum;
    }
}

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void multiply_tiles(__global const float *a, __global const float *b, __global float *c) {
    __local float tile_a[TILE][TILE], tile_b[TILE][TILE];
    int x = get_local_id(0), y = get_local_id(1);
    int column = get_group_id(0) * TILE + x, row = get_group_id(1) * TILE + y;
    float sum = 0;
    for (int first = 0; first < SIZE; first += TILE) {
        tile_a[y][x] = a[AT(row, first + x)];
        tile_b[y][x] = b[AT(first + y, column)];
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int k = 0; k < TILE; k++) {
            sum += tile_a[y][k] * tile_b[k][x];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[AT(row, column)] = sum;
}

__kernel void average(__global const float *from, __global float *to) {
    size_t column = get_global_id(0), row = get_global_id(1);
    to[AT(row, column)] = 0.25f * (from[AT(row - 1, column)] + from[AT(row + 1, column)] + from[AT(row, column - 1)] +
                                   from[AT(row, column + 1)]);
}

__kernel void add_up(__global const int *numbers, __global int *sums, __local int *partial, uint count) {
    uint item = get_local_id(0), size = get_local_size(0);
    int sum = 0;
    for (uint i = get_global_id(0); i < count; i += get_global_size(0)) {
        sum += numbers[i];
    }
    partial[item] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint half_size = size / 2; half_size > 0; half_size >>= 1) {
        if (item < half_size) {
            partial[item] += partial[item + half_size];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item == 0) {
        sums[get_group_id(0)] = partial[0];
    }
}

__kernel void move(__global Particle *particles, float time) {
    Particle p = particles[get_global_id(0)];
    p.x += p.vx * time;
    p.y += p.vy * time;
    p.z += p.vz * time;
    if (p.kind == 1) {
        p.vx = -p.vx;
    } else if (p.kind == 2) {
        p.mass *= 2;
    }
    p.cell = (int)floor(p.x) * 100 + (int)floor(p.y);
    p.steps += 1L << 33;
    particles[get_global_id(0)] = p;
}

__constant int odd_numbers[4] = {1, 3, 5, 7};

__kernel void by_value(__global float4 *out, Settings settings, char3 add, long wide, float4 base, double exact) {
    size_t i = get_global_id(0);
    float4 v = base * settings.scale + (float4)(add.x, convert_float2(add.yz), settings.table[i % 3]);
    v.w += (float)(wide >> settings.shift);
    v.lo += (float2)(exact);
    v.s2 = select(v.z, (float)odd_numbers[i & 3], (i & settings.mask) != 0);
    out[i] = v;
}

#ifdef ATOMICS
__kernel void count(__global const uchar *bytes, __global uint *counts, uint n) {
    __local uint own[8];
    uint item = get_local_id(0);
    for (uint bin = item; bin < 8; bin += get_local_size(0)) {
        own[bin] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0)) {
        atomic_inc(&own[bytes[i] & 7]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint bin = item; bin < 8; bin += get_local_size(0)) {
        atomic_add(&counts[bin], own[bin]);
    }
}
#endif

__kernel void visit(__global const int *starts, __global const int *edges, __global char *front,
                    __global const char *visited, __global char *next, __global int *cost, int nodes) {
    int node = get_global_id(0);
    if (node < nodes && front[node]) {
        front[node] = 0;
        for (int i = starts[node]; i < starts[node + 1]; i++) {
            int to = edges[i];
            if (!visited[to]) {
                cost[to] = cost[node] + 1;
                next[to] = 1;
            }
        }
    }
}

__kernel void advance(__global char *front, __global char *visited, __global char *next, __global int *more,
                      int nodes) {
    int node = get_global_id(0);
    if (node < nodes && next[node]) {
        front[node] = 1;
        visited[node] = 1;
        *more = 1;
        next[node] = 0;
    }
}

__kernel void deviations(__global const double *data, __global double *mean, __global double *deviation, int n) {
    int column = get_global_id(0);
    if (column >= n) {
        return;
    }
    double sum = 0, squares = 0;
    for (int row = 0; row < n; row++) {
        sum += data[row * n + column];
    }
    sum /= n;
    for (int row = 0; row < n; row++) {
        squares += pown(data[row * n + column] - sum, 2);
    }
    mean[column] = sum;
    deviation[column] = sqrt(squares / n);
}

__kernel void lengths(__global const float4 *a, __global float *out, __global int4 *rounded) {
    size_t i = get_global_id(0);
    float4 v = a[i].wzyx;
    out[i] = dot(v, v) + fabs(v.x) + max(v.y, v.z) + length(v.xy);
    rounded[i] = convert_int4_rte(v) + vload4(i, (__global const int *)rounded);
}

__kernel void prefix_sums(__global const int *in, __global int *out, __local int *sums) {
    int item = get_local_id(0), size = get_local_size(0);
    int from = 0, to = 1;
    sums[item] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int distance = 1; distance < size; distance *= 2) {
        int sum = sums[from * size + item];
        if (item >= distance) {
            sum += sums[from * size + item - distance];
        }
        sums[to * size + item] = sum;
        barrier(CLK_LOCAL_MEM_FENCE);
        from = to;
        to = 1 - to;
    }
    out[get_global_id(0)] = sums[from * size + item];
}

// One group takes a matrix apart into a lower and an upper triangle.
__kernel void triangles(__global float *m) {
    __local float part[SIZE * SIZE];
    int column = get_local_id(0);
    for (int row = 0; row < SIZE; row++) {
        part[AT(row, column)] = m[AT(row, column)];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int pivot = 0; pivot < SIZE - 1; pivot++) {
        if (column > pivot) {
            part[AT(column, pivot)] /= part[AT(pivot, pivot)];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (column > pivot) {
            for (int row = pivot + 1; row < SIZE; row++) {
                part[AT(row, column)] -= part[AT(row, pivot)] * part[AT(pivot, column)];
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int row = 0; row < SIZE; row++) {
        m[AT(row, column)] = part[AT(row, column)];
    }
}

static inline float spread(float middle, float north, float south, float west, float east, float power) {
    return middle + 0.125f * (power + north + south + west + east - 4 * middle);
}

// Tiles overlap: of each, the items within `steps` of its edges compute what a neighbour keeps.
__kernel void heat(int steps, __global const float *power, __global const float *from, __global float *to,
                   __local float (*now)[2 * TILE], __local float (*then)[2 * TILE]) {
    int x = get_local_id(0), y = get_local_id(1);
    int kept = 2 * TILE - 2 * steps;
    int column = (int)get_group_id(0) * kept - steps + x, row = (int)get_group_id(1) * kept - steps + y;
    bool inside = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
    float own_power = 0;
    if (inside) {
        now[y][x] = from[AT(row, column)];
        own_power = power[AT(row, column)];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    int north = row == 0 ? y : y - 1, south = row == SIZE - 1 ? y : y + 1;
    int west = column == 0 ? x : x - 1, east = column == SIZE - 1 ? x : x + 1;
    bool computed = false;
    for (int step = 0; step < steps; step++) {
        computed = inside && x > step && x < 2 * TILE - 1 - step && y > step && y < 2 * TILE - 1 - step;
        if (computed) {
            then[y][x] = spread(now[y][x], now[north][x], now[south][x], now[y][west], now[y][east], own_power);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (step == steps - 1) {
            break;
        }
        if (computed) {
            now[y][x] = then[y][x];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (computed) {
        to[AT(row, column)] = then[y][x];
    }
}

// Best alignments: an anti-diagonal of the table at a time.
__kernel void align_words(__global const uchar *a, __global const uchar *b, __global int *score, int gap) {
    int column = get_local_id(0) + 1, width = GROUP + 1;
    for (int diagonal = 2; diagonal <= 2 * GROUP; diagonal++) {
        int row = diagonal - column;
        if (row >= 1 && row <= GROUP) {
            int same = score[(row - 1) * width + column - 1] + (a[row - 1] == b[column - 1] ? 3 : -2);
            int skip = max(score[(row - 1) * width + column], score[row * width + column - 1]) - gap;
            score[row * width + column] = max(same, skip);
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
}
