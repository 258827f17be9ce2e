// c = a * b, of matrices with n rows and n columns; n is a multiple of the tile's.
//
// A group computes a tile of c. It brings tiles of a and b into local memory, which all of its items read.

#define TILE 16

// The sum of products of a row and a column of two tiles, on top of what there is.
inline float add_products(__local const float *row, __local const float *column, float sum) {
    for (int k = 0; k < TILE; k++) {
        sum += row[k] * column[k * TILE];
    }
    return sum;
}

// An element of a matrix, by its tile and its place there.
inline float element(__global const float *matrix, int n, int tile_row, int tile_column, int row, int column) {
    return matrix[(tile_row * TILE + row) * n + tile_column * TILE + column];
}

__attribute__((reqd_work_group_size(TILE, TILE, 1)))
__kernel void sgemm(int n, __global const float *a, __global const float *b, __global float *c) {
    __local float a_tile[TILE * TILE];
    __local float b_tile[TILE * TILE];

    int row = get_local_id(1);
    int column = get_local_id(0);
    int tile_row = get_group_id(1);
    int tile_column = get_group_id(0);
    int place = row * TILE + column;

    float sum = 0.0f;
    for (int tile = 0; tile < n / TILE; tile++) {
        a_tile[place] = element(a, n, tile_row, tile, row, column);
        b_tile[place] = element(b, n, tile, tile_column, row, column);
        barrier(CLK_LOCAL_MEM_FENCE);

        sum = add_products(a_tile + row * TILE, b_tile + column, sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    c[(tile_row * TILE + row) * n + tile_column * TILE + column] = sum;
}

// A matrix with one number everywhere.
__kernel void fill(int n, float number, __global float *matrix) {
    int place = get_global_id(1) * n + get_global_id(0);
    matrix[place] = number;
}
