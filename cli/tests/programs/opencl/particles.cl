// Forces between particles in boxes that are neighbours: structures in structures, passed by value and by pointers to
// global memory, with copies of a box in local memory.
#include "check.h"

#ifndef NUMBER_PAR_PER_BOX
#define NUMBER_PAR_PER_BOX 10
#endif
#define NUMBER_THREADS 16
#define DOT(A, B) ((A.x) * (B.x) + (A.y) * (B.y) + (A.z) * (B.z))
#define fp float
#ifndef BOXES
#define BOXES 3
#endif

typedef struct {
    fp x, y, z;
} THREE_VECTOR;

typedef struct {
    fp v, x, y, z;
} FOUR_VECTOR;

typedef struct nei_str {
    int x, y, z;
    int number;
    long offset;
} nei_str;

typedef struct box_str {
    int x, y, z;
    int number;
    long offset;
    int nn;
    nei_str nei[2];
} box_str;

typedef struct par_str {
    fp alpha;
} par_str;

typedef struct dim_str {
    int cur_arg;
    int arch_arg;
    int cores_arg;
    int boxes1d_arg;
    long number_boxes;
    long box_mem;
    long space_elem;
    long space_mem;
    long space_mem2;
    int last;
} dim_str;

__kernel void kernel_gpu_opencl(par_str d_par_gpu, dim_str d_dim_gpu, __global box_str *d_box_gpu,
                                __global FOUR_VECTOR *d_rv_gpu, __global fp *d_qv_gpu, __global FOUR_VECTOR *d_fv_gpu) {
    __local FOUR_VECTOR rA_shared[NUMBER_PAR_PER_BOX];
    __local FOUR_VECTOR rB_shared[NUMBER_PAR_PER_BOX];
    __local fp qB_shared[NUMBER_PAR_PER_BOX];
    int bx = get_group_id(0);
    int tx = get_local_id(0);
    int wtx = tx;
    if (bx < d_dim_gpu.number_boxes) {
        fp a2 = 2 * d_par_gpu.alpha * d_par_gpu.alpha;
        int first_i;
        int pointer, k = 0, first_j, j = 0;
        fp r2, u2, vij, fs, fxij, fyij, fzij;
        THREE_VECTOR d;
        first_i = d_box_gpu[bx].offset;
        while (wtx < NUMBER_PAR_PER_BOX) {
            rA_shared[wtx] = d_rv_gpu[first_i + wtx];
            wtx = wtx + NUMBER_THREADS;
        }
        wtx = tx;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (k = 0; k < (1 + d_box_gpu[bx].nn); k++) {
            if (k == 0) {
                pointer = bx;
            } else {
                pointer = d_box_gpu[bx].nei[k - 1].number;
            }
            first_j = d_box_gpu[pointer].offset;
            while (wtx < NUMBER_PAR_PER_BOX) {
                rB_shared[wtx] = d_rv_gpu[first_j + wtx];
                qB_shared[wtx] = d_qv_gpu[first_j + wtx];
                wtx = wtx + NUMBER_THREADS;
            }
            wtx = tx;
            barrier(CLK_LOCAL_MEM_FENCE);
            while (wtx < NUMBER_PAR_PER_BOX) {
                for (j = 0; j < NUMBER_PAR_PER_BOX; j++) {
                    r2 = rA_shared[wtx].v + rB_shared[j].v - DOT(rA_shared[wtx], rB_shared[j]);
                    u2 = a2 * r2;
                    vij = exp(-u2);
                    fs = 2 * vij;
                    d.x = rA_shared[wtx].x - rB_shared[j].x;
                    fxij = fs * d.x;
                    d.y = rA_shared[wtx].y - rB_shared[j].y;
                    fyij = fs * d.y;
                    d.z = rA_shared[wtx].z - rB_shared[j].z;
                    fzij = fs * d.z;
                    d_fv_gpu[first_i + wtx].v += qB_shared[j] * vij;
                    d_fv_gpu[first_i + wtx].x += qB_shared[j] * fxij;
                    d_fv_gpu[first_i + wtx].y += qB_shared[j] * fyij;
                    d_fv_gpu[first_i + wtx].z += qB_shared[j] * fzij;
                }
                wtx = wtx + NUMBER_THREADS;
            }
            wtx = tx;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
}

#define ALL (BOXES * NUMBER_PAR_PER_BOX)
static box_str boxes[BOXES];
static FOUR_VECTOR positions[ALL], forces[ALL];
static fp charges[ALL];

int main(void) {
    par_str par = {0.5f};
    dim_str dim = {.boxes1d_arg = 1, .number_boxes = BOXES, .space_elem = ALL, .last = 7};
    for (int i = 0; i < ALL; i++) {
        positions[i] = (FOUR_VECTOR){i % 3 * 0.5f, i % 5 * 0.25f, i % 7 * 0.125f, i % 4 * 0.5f};
        charges[i] = i % 6 * 0.5f;
    }
    for (int i = 0; i < BOXES; i++) {
        boxes[i] = (box_str){i, 0, 0, i, i * NUMBER_PAR_PER_BOX, 0, {{0}}};
        for (int side = -1; side <= 1; side += 2) {
            if (i + side >= 0 && i + side < BOXES) {
                boxes[i].nei[boxes[i].nn++].number = i + side;
            }
        }
    }
    opencl_run(kernel_gpu_opencl, BOXES * NUMBER_THREADS, NUMBER_THREADS, par, dim, boxes, positions, charges, forces);
    int wrong = 0;
    for (int i = 0; i < ALL; i++) {
        double v = 0, x = 0;
        for (int j = 0; j < ALL; j++) {
            if (abs(i / NUMBER_PAR_PER_BOX - j / NUMBER_PAR_PER_BOX) <= 1) {
                FOUR_VECTOR *a = &positions[i], *b = &positions[j];
                double vij = exp(-0.5 * (a->v + b->v - (a->x * b->x + a->y * b->y + a->z * b->z)));
                v += charges[j] * vij;
                x += charges[j] * 2 * vij * (a->x - b->x);
            }
        }
        wrong += differ(forces[i].v, v, 1e-5) + differ(forces[i].x, x, 1e-5);
    }
    report("particles", wrong);
    return failures;
}
