// Sum and maximum of 64 numbers by a tree: in step s element i below s takes in element i + s, a launch a step.
#include "show.h"
#include <harp.h>

#define LENGTH 64

int numbers[LENGTH] = {
    31, -4, 159, 26, -53, 58, 97, -93, 23, 84, 62, -64, 33, 83, 27, 95,
    -2, 88, 41, 97, -16, 93, 99, 37, -51, 5, 82, 0, 97, 49, 44, -59,
    23, -7, 81, 64, 6, -28, 62, 8, 99, 86, 28, -3, 48, 25, 34, 21,
    17, 0, -67, 98, 21, 48, -8, 65, 13, 28, 23, -6, 64, 70, 93, 84,
};
int sums[LENGTH], maxima[LENGTH];

static void copy(int thread, void *argument) {
    (void)argument;
    sums[thread] = maxima[thread] = numbers[thread];
}

static void reduce(int thread, void *argument) {
    int step = *(int *)argument;
    sums[thread] += sums[thread + step];
    if (maxima[thread + step] > maxima[thread]) {
        maxima[thread] = maxima[thread + step];
    }
}

int main(void) {
    launch(copy, LENGTH, 0);
    for (int step = LENGTH / 2; step > 0; step /= 2) {
        launch(reduce, step, &step);
    }
    show(sums, 1);
    show(maxima, 1);
    return 0;
}
