// Means of clusters: points are turned from rows into columns, and each finds its nearest centre. The last group is not
// full of points. Features that are constant lie in constant memory.
#include "check.h"
#include <float.h>

#ifndef FLT_MAX
#define FLT_MAX 3.40282347e+38
#endif
#ifndef POINTS
#define POINTS 90
#endif
#define FEATURES 3
#define CLUSTERS 5
#ifndef GROUP
#define GROUP 256
#endif

__kernel void swap(__global const float *feature, __global float *feature_swap, int npoints, int nfeatures) {
    unsigned int tid = get_global_id(0);
    if (tid >= npoints) return;
    for (int i = 0; i < nfeatures; i++) {
        feature_swap[i * npoints + tid] = feature[tid * nfeatures + i];
    }
}

__kernel void assign(__global const float *feature, __constant float *clusters, __global int *membership, int npoints,
                     int nclusters, int nfeatures, int offset, int size) {
    unsigned int point_id = get_global_id(0);
    int index = 0;
    if (point_id < npoints) {
        float min_dist = FLT_MAX;
        for (int i = 0; i < nclusters; i++) {
            float dist = 0;
            float ans = 0;
            for (int l = 0; l < nfeatures; l++) {
                ans += (feature[l * npoints + point_id] - clusters[i * nfeatures + l]) *
                       (feature[l * npoints + point_id] - clusters[i * nfeatures + l]);
            }
            dist = ans;
            if (dist < min_dist) {
                min_dist = dist;
                index = i;
            }
        }
        membership[point_id] = index;
    }
    return;
}

static float points[POINTS * FEATURES], columns[POINTS * FEATURES], centres[CLUSTERS * FEATURES];
static int found[POINTS], wanted[POINTS];

static int nearest(const float *point) {
    int best = 0;
    float least = FLT_MAX;
    for (int i = 0; i < CLUSTERS; i++) {
        float sum = 0;
        for (int k = 0; k < FEATURES; k++) {
            float apart = point[k] - centres[i * FEATURES + k];
            sum += apart * apart;
        }
        if (sum < least) {
            least = sum;
            best = i;
        }
    }
    return best;
}

int main(void) {
    for (int i = 0; i < POINTS * FEATURES; i++) {
        points[i] = i * 37 % 101;
    }
    memcpy(centres, points, sizeof(centres));
    size_t items = (POINTS + GROUP - 1) / GROUP * GROUP;
    opencl_run(swap, items, GROUP, points, columns, POINTS, FEATURES);
    int moved = 1, rounds = 0, wrong = 0;
    for (; moved && rounds < 3; rounds++) {
        opencl_run(assign, items, GROUP, columns, centres, found, POINTS, CLUSTERS, FEATURES, 0, 0);
        moved = 0;
        static float sums[CLUSTERS * FEATURES];
        static int counts[CLUSTERS];
        memset(sums, 0, sizeof(sums));
        memset(counts, 0, sizeof(counts));
        for (int i = 0; i < POINTS; i++) {
            wrong += found[i] != nearest(&points[i * FEATURES]);
            moved += found[i] != wanted[i];
            wanted[i] = found[i];
            counts[found[i]]++;
            for (int k = 0; k < FEATURES; k++) {
                sums[found[i] * FEATURES + k] += points[i * FEATURES + k];
            }
        }
        for (int i = 0; i < CLUSTERS * FEATURES; i++) {
            centres[i] = counts[i / FEATURES] ? sums[i] / counts[i / FEATURES] : centres[i];
        }
    }
    report("clusters", wrong + (rounds < 2));
    return failures;
}
