// The host part of kernels.cl: runs each kernel, computes the same by itself, and prints whether they agree.
#include <opencl.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define long cl_long
#include "shapes.h"
#undef long

#define AT(row, column) ((row) * SIZE + (column))
#define SQUARE (SIZE * SIZE)

static float a[SQUARE], b[SQUARE], c[SQUARE], d[SQUARE];
static int failures;

static void report(const char *name, int wrong) {
    failures += wrong != 0;
    wrong ? printf("%s: %d wrong\n", name, wrong) : printf("%s ok\n", name);
}

static bool differ(double x, double y) {
    double bound = 1e-4 * (1 + fabs(y));
    return !(fabs(x - y) <= bound);
}

static int different(const float *found, const float *expected) {
    int wrong = 0;
    for (int i = 0; i < SQUARE; i++) {
        wrong += differ(found[i], expected[i]);
    }
    return wrong;
}

static void fill(void) {
    for (int i = 0; i < SQUARE; i++) {
        a[i] = (float)(i * 7 % 13) - 6;
        b[i] = (float)(i * 5 % 11) * 0.5f;
        c[i] = d[i] = (float)(i % 3);
    }
}

static opencl_range square(int n, int group) { return opencl_range_2d(n, n, group, group); }

static void matrices(void) {
    fill();
    opencl_run_range(multiply, square(SIZE, TILE), a, b, c, 2, 0.5, SIZE);
    for (int row = 0; row < SIZE; row++) {
        for (int column = 0; column < SIZE; column++) {
            float sum = d[AT(row, column)] * 0.5f;
            for (int k = 0; k < SIZE; k++) {
                sum += 2 * a[AT(row, k)] * b[AT(k, column)];
            }
            d[AT(row, column)] = sum;
        }
    }
    report("multiply", different(c, d));
    opencl_run_range(multiply_tiles, square(SIZE, TILE), a, b, c);
    for (int i = 0; i < SQUARE; i++) {
        d[i] = (d[i] - (float)(i % 3) * 0.5f) / 2;
    }
    report("multiply_tiles", different(c, d));
}

static void stencils(void) {
    fill();
    opencl_range inner = square(SIZE - 2, (SIZE - 2) / 2);
    inner.offset[0] = inner.offset[1] = 1;
    for (int step = 0; step < 2; step++) {
        opencl_run_range(average, inner, step ? b : a, step ? a : b);
    }
    static float found[SQUARE];
    memcpy(found, a, sizeof(found));
    fill();
    for (int step = 0; step < 2; step++) {
        float *from = step ? b : a, *to = step ? a : b;
        for (int i = 1; i < SIZE - 1; i++) {
            for (int k = 1; k < SIZE - 1; k++) {
                float sum = from[AT(i - 1, k)] + from[AT(i + 1, k)] + from[AT(i, k - 1)] + from[AT(i, k + 1)];
                to[AT(i, k)] = 0.25f * sum;
            }
        }
    }
    report("average", different(found, a));

    fill();
    int steps = 2, kept = 2 * TILE - 2 * steps, tiles = (SIZE + kept - 1) / kept;
    size_t bytes = sizeof(float[2 * TILE][2 * TILE]);
    opencl_local_bytes tile = opencl_local(bytes);
    opencl_run_range(heat, square(tiles * 2 * TILE, 2 * TILE), steps, a, b, c, tile, tile);
    for (int step = 0; step < steps; step++) {
        for (int i = 0; i < SIZE; i++) {
            for (int k = 0; k < SIZE; k++) {
                float north = b[AT(i ? i - 1 : i, k)], south = b[AT(i < SIZE - 1 ? i + 1 : i, k)];
                float west = b[AT(i, k ? k - 1 : k)], east = b[AT(i, k < SIZE - 1 ? k + 1 : k)];
                float middle = b[AT(i, k)];
                d[AT(i, k)] = middle + 0.125f * (a[AT(i, k)] + north + south + west + east - 4 * middle);
            }
        }
        memcpy(b, d, sizeof(b));
    }
    report("heat", different(c, b));
}

static void sums(void) {
    static int numbers[3 * ITEMS + 5], out[ITEMS];
    int count = 3 * ITEMS + 5, wanted = 0, found = 0, wrong = 0;
    for (int i = 0; i < count; i++) {
        numbers[i] = i * i % 101 - 50;
        wanted += numbers[i];
    }
    opencl_run(add_up, ITEMS, GROUP, numbers, out, opencl_local(GROUP * sizeof(int)), count);
    for (int i = 0; i < ITEMS / GROUP; i++) {
        found += out[i];
    }
    report("add_up", found != wanted);
    opencl_run(prefix_sums, ITEMS, GROUP, numbers, out, opencl_local(2 * GROUP * sizeof(int)));
    for (int i = 0, sum = 0; i < ITEMS; i++) {
        sum = (i % GROUP ? sum : 0) + numbers[i];
        wrong += out[i] != sum;
    }
    report("prefix_sums", wrong);
}

static void structures(void) {
    static Particle particles[GROUP];
    int wrong = 0;
    for (int i = 0; i < GROUP; i++) {
        particles[i] = (Particle){i, 2 * i, 3, 0.5f, -1, 2, 1.5f, 0, i % 3, i};
    }
    opencl_run(move, GROUP, 0, particles, 2.0);
    for (int i = 0; i < GROUP; i++) {
        Particle *p = &particles[i];
        wrong += p->x != i + 1 || p->y != 2 * i - 2 || p->z != 7 || p->vx != (i % 3 == 1 ? -0.5f : 0.5f);
        wrong += p->mass != (i % 3 == 2 ? 3 : 1.5f) || p->cell != (i + 1) * 100 + 2 * i - 2 || p->kind != i % 3;
        wrong += p->steps != i + ((cl_long)1 << 33) || p->vy != -1 || p->vz != 2;
    }
    report("move", wrong);

    static cl_float4 out[GROUP];
    Settings settings = {{1, 2, 3, 4}, 32, 4, {10, 20, 30}};
    cl_char3 add = {1, -2, 3};
    cl_float4 base = {0.5f, 1, 1.5f, 2};
    opencl_run(by_value, GROUP, 0, out, settings, add, (cl_long)5 << 32, base, 0.25);
    wrong = 0;
    for (int i = 0; i < GROUP; i++) {
        float z = i & 4 ? (float)(2 * (i & 3) + 1) : 7.5f;
        wrong += out[i].x != 1.75f || out[i].y != 0.25f || out[i].z != z || out[i].w != 13 + 10 * (i % 3 + 1);
    }
    report("by_value", wrong);
}

static void counters(void) {
#ifdef ATOMICS
    static uchar bytes[5 * GROUP];
    static uint counts[8];
    int wrong = 0;
    for (int i = 0; i < 5 * GROUP; i++) {
        bytes[i] = i * i % 29;
    }
    opencl_run(count, 2 * GROUP, GROUP, bytes, counts, 5 * GROUP);
    for (int i = 0; i < 5 * GROUP; i++) {
        counts[bytes[i] & 7]--;
    }
    for (int i = 0; i < 8; i++) {
        wrong += counts[i] != 0;
    }
    report("count", wrong);
#endif
}

#define NODES (2 * GROUP - 3)

static void graph(void) {
    static int starts[NODES + 1], edges[2 * NODES], cost[NODES], wanted[NODES];
    static char front[NODES], visited[NODES], next[NODES];
    int rounds = 0, more, wrong = 0;
    for (int i = 0; i < NODES; i++) {
        starts[i + 1] = starts[i] + 2;
        edges[2 * i] = (2 * i + 1) % NODES;
        edges[2 * i + 1] = (3 * i + 2) % NODES;
        cost[i] = wanted[i] = -1;
    }
    front[0] = visited[0] = 1;
    cost[0] = wanted[0] = 0;
    do {
        more = 0;
        opencl_run(visit, 2 * GROUP, GROUP, starts, edges, front, visited, next, cost, NODES);
        opencl_run(advance, 2 * GROUP, GROUP, front, visited, next, &more, NODES);
    } while (more && ++rounds < NODES);
    for (int depth = 0; depth < NODES; depth++) {
        for (int i = 0; i < 2 * NODES; i++) {
            if (wanted[i / 2] == depth && wanted[edges[i]] < 0) {
                wanted[edges[i]] = depth + 1;
            }
        }
    }
    for (int i = 0; i < NODES; i++) {
        wrong += cost[i] != wanted[i];
    }
    report("visit", wrong);
}

static void doubles(void) {
    enum { N = 6 };
    static double data[N * N], mean[N], deviation[N];
    int wrong = 0;
    for (int i = 0; i < N * N; i++) {
        data[i] = i * i % 17 / 4.0;
    }
    opencl_run(deviations, 8, 4, data, mean, deviation, N);
    for (int i = 0; i < N; i++) {
        double sum = 0, squares = 0;
        for (int k = 0; k < N; k++) {
            sum += data[k * N + i];
            squares += data[k * N + i] * data[k * N + i];
        }
        wrong += differ(mean[i], sum / N) || differ(deviation[i] * deviation[i], squares / N - sum / N * (sum / N));
    }
    report("deviations", wrong);
}

static void vectors(void) {
    static cl_float4 in[GROUP];
    static cl_int4 rounded[GROUP];
    static float out[GROUP];
    int wrong = 0;
    for (int i = 0; i < GROUP; i++) {
        in[i] = (cl_float4){i - 7.5f, 2.5f, 3, -4};
        rounded[i] = (cl_int4){1, 2, 3, i};
    }
    opencl_run(lengths, GROUP, 0, in, out, rounded);
    for (int i = 0; i < GROUP; i++) {
        float x = i - 7.5f;
        wrong += differ(out[i], x * x + 31.25f + 4 + 3 + 5);
        wrong += rounded[i].x != -3 || rounded[i].y != 5 || rounded[i].z != 5 || rounded[i].w != i + (int)rint(x);
    }
    report("lengths", wrong);
}

static void groups_of_one_range(void) {
    fill();
    for (int i = 0; i < SQUARE; i++) {
        c[i] = a[i] + (i % (SIZE + 1) ? 0 : 10 * SIZE);
    }
    memcpy(d, c, sizeof(d));
    opencl_run(triangles, SIZE, SIZE, c);
    for (int row = 0; row < SIZE; row++) {
        for (int column = 0; column < SIZE; column++) {
            float sum = 0;
            for (int k = 0; k <= row && k <= column; k++) {
                sum += (k == row ? 1 : c[AT(row, k)]) * c[AT(k, column)];
            }
            b[AT(row, column)] = sum;
        }
    }
    report("triangles", different(b, d));

    enum { WIDTH = GROUP + 1 };
    static int score[WIDTH * WIDTH], wanted[WIDTH * WIDTH];
    static uchar first[GROUP], second[GROUP];
    int wrong = 0;
    for (int i = 0; i < GROUP; i++) {
        first[i] = "abcab"[i % 5];
        second[i] = "bca"[i % 3];
        score[i + 1] = score[(i + 1) * WIDTH] = -(i + 1);
    }
    memcpy(wanted, score, sizeof(score));
    opencl_run(align_words, GROUP, GROUP, first, second, score, 1);
    for (int row = 1; row < WIDTH; row++) {
        for (int column = 1; column < WIDTH; column++) {
            int same = wanted[(row - 1) * WIDTH + column - 1] + (first[row - 1] == second[column - 1] ? 3 : -2);
            int up = wanted[(row - 1) * WIDTH + column], left = wanted[row * WIDTH + column - 1];
            int skip = (up > left ? up : left) - 1;
            wanted[row * WIDTH + column] = same > skip ? same : skip;
        }
    }
    for (int i = 0; i < WIDTH * WIDTH; i++) {
        wrong += score[i] != wanted[i];
    }
    report("align_words", wrong);
}

int main(void) {
    sums();
#ifndef SHORT
    matrices();
    stencils();
    structures();
    counters();
    graph();
    doubles();
    vectors();
    groups_of_one_range();
#endif
    return failures;
}
