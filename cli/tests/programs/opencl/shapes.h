// What the kernels and the host part share.
#ifndef SHAPES_H
#define SHAPES_H

// Rows and columns of matrices, and those of a group's tile.
#ifndef SIZE
#define SIZE 16
#endif
#define TILE 4
// Items of ranges of one dimension, and of their groups.
#define ITEMS (4 * SIZE)
#define GROUP SIZE

typedef struct {
    float x, y, z;
    float vx, vy, vz;
    float mass;
    int cell;
    uchar kind;
    long steps;
} Particle;

typedef struct {
    float4 scale;
    short shift;
    uchar mask;
    int table[3];
} Settings;

#endif
