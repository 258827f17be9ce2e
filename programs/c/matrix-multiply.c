// The product of a 6 x 7 and a 7 x 5 matrix, a thread an element.
#include "show.h"
#include <harp.h>

#define ROWS 6
#define INNER 7
#define COLUMNS 5

int left[ROWS][INNER] = {{3, 1, 4, 1, 5, 9, 2}, {6, 5, 3, 5, 8, 9, 7}, {9, 3, 2, 3, 8, 4, 6},
                         {2, 6, 4, 3, 3, 8, 3}, {2, 7, 9, 5, 0, 2, 8}, {8, 4, 1, 9, 7, 1, 6}};
int right[INNER][COLUMNS] = {{2, 7, 1, 8, 2}, {8, 1, 8, 2, 8}, {4, 5, 9, 0, 4}, {5, 2, 3, 5, 3},
                             {6, 0, 2, 8, 7}, {4, 7, 1, 3, 5}, {2, 6, 6, 2, 4}};
int product[ROWS][COLUMNS];

static void multiply(int thread, void *argument) {
    (void)argument;
    unsigned row = (unsigned)thread / COLUMNS, column = (unsigned)thread % COLUMNS;
    int sum = 0;
    for (int i = 0; i < INNER; i++) {
        sum += left[row][i] * right[i][column];
    }
    product[row][column] = sum;
}

int main(void) {
    launch(multiply, ROWS * COLUMNS, 0);
    for (int row = 0; row < ROWS; row++) {
        show(product[row], COLUMNS);
    }
    return 0;
}
