// Eight queens: each lane places the first one in a column of its own, and the others by a function that calls itself out of a
// loop that lanes go round together, but not for the same columns.
#include <harp.h>
#include <stdio.h>

#define SIZE 8

static unsigned solutions[SIZE];

static unsigned place(int row, unsigned columns, unsigned rising, unsigned falling) {
    if (row == SIZE) {
        return 1;
    }
    unsigned count = 0;
    for (int column = 0; column < SIZE; column++) {
        unsigned own = 1u << column, up = 1u << (row + column), down = 1u << (row - column + SIZE);
        if (columns & own || rising & up || falling & down) {
            continue;
        }
        count += place(row + 1, columns | own, rising | up, falling | down);
    }
    return count;
}

static void kernel(int thread, void *argument) {
    (void)argument;
    solutions[thread] = place(1, 1u << thread, 1u << thread, 1u << (SIZE - thread));
}

int main(void) {
    unsigned sum = 0;
    launch(kernel, SIZE, 0);
    for (int i = 0; i < SIZE; i++) {
        printf("%u ", solutions[i]);
        sum += solutions[i];
    }
    printf("%u\n", sum);
    return 0;
}
