// Heat on a plate of 12 x 9 cells: each step takes the mean of a cell's neighbours; cells at the edge have fewer.
#include "show.h"
#include <harp.h>

#define ROWS 9
#define COLUMNS 12
#define STEPS 6

int plates[2][ROWS][COLUMNS];

static void step(int thread, void *argument) {
    int from = *(int *)argument;
    int row = thread / COLUMNS, column = thread % COLUMNS;
    int (*plate)[COLUMNS] = plates[from];
    int sum = plate[row][column] * 2, count = 2;
    if (row > 0) {
        sum += plate[row - 1][column];
        count++;
    }
    if (row < ROWS - 1) {
        sum += plate[row + 1][column];
        count++;
    }
    if (column > 0) {
        sum += plate[row][column - 1];
        count++;
    }
    if (column < COLUMNS - 1) {
        sum += plate[row][column + 1];
        count++;
    }
    plates[1 - from][row][column] = sum / count;
}

int main(void) {
    plates[0][0][0] = 100000;
    plates[0][4][7] = -60000;
    plates[0][8][11] = 31000;
    for (int i = 0; i < STEPS; i++) {
        int from = i & 1;
        launch(step, ROWS * COLUMNS, &from);
    }
    for (int row = 0; row < ROWS; row++) {
        show(plates[STEPS & 1][row], COLUMNS);
    }
    return 0;
}
