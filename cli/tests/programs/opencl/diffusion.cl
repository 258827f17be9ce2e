// Diffusion that spares edges: a reduction in groups of 512, with a group that is not full, and coefficients that each
// item computes of its neighbours' indices.
#include "check.h"

#ifndef NUMBER_THREADS
#define NUMBER_THREADS 512
#endif
#ifndef ROWS
#define ROWS 10
#endif
#define COLUMNS 12
#define ALL (ROWS * COLUMNS)
#define fp float

__kernel void prepare_kernel(long d_Ne, __global fp *d_I, __global fp *d_sums, __global fp *d_sums2) {
    int ei = get_global_id(0);
    if (ei < d_Ne) {
        d_sums[ei] = d_I[ei];
        d_sums2[ei] = d_I[ei] * d_I[ei];
    }
}

__kernel void reduce_kernel(long d_Ne, long d_no, int d_mul, __global fp *d_sums, __global fp *d_sums2, int gridDim) {
    int bx = get_group_id(0);
    int tx = get_local_id(0);
    int ei = (bx * NUMBER_THREADS) + tx;
    int nf = NUMBER_THREADS - (gridDim * NUMBER_THREADS - d_no);
    int df = 0;
    __local fp d_psum[NUMBER_THREADS];
    __local fp d_psum2[NUMBER_THREADS];
    int i;
    if (ei < d_no) {
        d_psum[tx] = d_sums[ei * d_mul];
        d_psum2[tx] = d_sums2[ei * d_mul];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (nf == NUMBER_THREADS) {
        for (i = 2; i <= NUMBER_THREADS; i = 2 * i) {
            if ((tx + 1) % i == 0) {
                d_psum[tx] = d_psum[tx] + d_psum[tx - i / 2];
                d_psum2[tx] = d_psum2[tx] + d_psum2[tx - i / 2];
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        if (tx == (NUMBER_THREADS - 1)) {
            d_sums[bx * d_mul * NUMBER_THREADS] = d_psum[tx];
            d_sums2[bx * d_mul * NUMBER_THREADS] = d_psum2[tx];
        }
    } else {
        for (i = 2; i <= NUMBER_THREADS; i = 2 * i) {
            if (nf >= i) {
                df = i;
            }
        }
        for (i = 2; i <= df; i = 2 * i) {
            if ((tx + 1) % i == 0 && tx < df) {
                d_psum[tx] = d_psum[tx] + d_psum[tx - i / 2];
                d_psum2[tx] = d_psum2[tx] + d_psum2[tx - i / 2];
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        if (tx == (df - 1)) {
            for (i = (bx * NUMBER_THREADS) + df; i < (bx * NUMBER_THREADS) + nf; i++) {
                d_psum[tx] = d_psum[tx] + d_sums[i];
                d_psum2[tx] = d_psum2[tx] + d_sums2[i];
            }
            d_sums[bx * d_mul * NUMBER_THREADS] = d_psum[tx];
            d_sums2[bx * d_mul * NUMBER_THREADS] = d_psum2[tx];
        }
    }
}

__kernel void srad_kernel(int d_Nr, int d_Nc, long d_Ne, __constant int *d_iN, __constant int *d_iS,
                          __constant int *d_jE, __constant int *d_jW, __global fp *d_dN, fp d_q0sqr, __global fp *d_c,
                          __global fp *d_I) {
    int ei = get_global_id(0);
    int row = (ei + 1) % d_Nr - 1, col = (ei + 1) / d_Nr + 1 - 1;
    if ((ei + 1) % d_Nr == 0) {
        row = d_Nr - 1;
        col = col - 1;
    }
    if (ei < d_Ne) {
        fp d_Jc = d_I[ei];
        fp d_dN_loc = d_I[d_iN[row] + d_Nr * col] - d_Jc;
        fp d_dS_loc = d_I[d_iS[row] + d_Nr * col] - d_Jc;
        fp d_dW_loc = d_I[row + d_Nr * d_jW[col]] - d_Jc;
        fp d_dE_loc = d_I[row + d_Nr * d_jE[col]] - d_Jc;
        fp d_G2 = (d_dN_loc * d_dN_loc + d_dS_loc * d_dS_loc + d_dW_loc * d_dW_loc + d_dE_loc * d_dE_loc) /
                  (d_Jc * d_Jc);
        fp d_L = (d_dN_loc + d_dS_loc + d_dW_loc + d_dE_loc) / d_Jc;
        fp d_num = (0.5 * d_G2) - ((1.0 / 16.0) * (d_L * d_L));
        fp d_den = 1 + (0.25 * d_L);
        fp d_qsqr = d_num / (d_den * d_den);
        d_den = (d_qsqr - d_q0sqr) / (d_q0sqr * (1 + d_q0sqr));
        fp d_c_loc = 1.0 / (1.0 + d_den);
        if (d_c_loc < 0) {
            d_c_loc = 0;
        } else if (d_c_loc > 1) {
            d_c_loc = 1;
        }
        d_dN[ei] = d_dN_loc;
        d_c[ei] = d_c_loc;
    }
}

static fp image[ALL], sums[ALL], sums2[ALL], north[ALL], coefficient[ALL];
static int iN[ROWS], iS[ROWS], jW[COLUMNS], jE[COLUMNS];

int main(void) {
    double sum = 0, sum2 = 0;
    for (int i = 0; i < ALL; i++) {
        image[i] = 1 + i * 7 % 16 * 0.25f;
        sum += image[i];
        sum2 += image[i] * image[i];
    }
    for (int i = 0; i < ROWS; i++) {
        iN[i] = i ? i - 1 : 0;
        iS[i] = i < ROWS - 1 ? i + 1 : i;
    }
    for (int i = 0; i < COLUMNS; i++) {
        jW[i] = i ? i - 1 : 0;
        jE[i] = i < COLUMNS - 1 ? i + 1 : i;
    }
    size_t blocks = (ALL + NUMBER_THREADS - 1) / NUMBER_THREADS, items = blocks * NUMBER_THREADS;
    opencl_run(prepare_kernel, items, NUMBER_THREADS, ALL, image, sums, sums2);
    opencl_run(reduce_kernel, items, NUMBER_THREADS, ALL, ALL, 1, sums, sums2, blocks);
    report("sums", differ(sums[0], sum, 1e-6) + differ(sums2[0], sum2, 1e-6));
    fp mean = sums[0] / ALL, variance = sums2[0] / ALL - mean * mean, q0 = variance / (mean * mean);
    opencl_run(srad_kernel, items, NUMBER_THREADS, ROWS, COLUMNS, ALL, iN, iS, jE, jW, north, q0, coefficient, image);
    int wrong = 0;
    for (int i = 0; i < ALL; i++) {
        int row = i % ROWS, column = i / ROWS;
        double own = image[i], n = image[iN[row] + ROWS * column] - own, s = image[iS[row] + ROWS * column] - own;
        double w = image[row + ROWS * jW[column]] - own, e = image[row + ROWS * jE[column]] - own;
        double g2 = (n * n + s * s + w * w + e * e) / (own * own), l = (n + s + w + e) / own;
        double q = (0.5 * g2 - l * l / 16) / ((1 + 0.25 * l) * (1 + 0.25 * l));
        double c = 1 / (1 + (q - q0) / (q0 * (1 + q0)));
        c = c < 0 ? 0 : c > 1 ? 1 : c;
        wrong += differ(north[i], n, 1e-6) + differ(coefficient[i], c, 1e-4);
    }
    report("coefficients", wrong);
    return failures;
}
