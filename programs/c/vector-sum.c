// Adds two vectors of 21 elements: each thread takes those that are as many threads apart as there are.
#include "show.h"
#include <harp.h>

#define LENGTH 21

int first[LENGTH] = {3, 14, 15, 92, 65, 35, 89, 79, 32, 38, 46, 26, 43, 38, 32, 79, 50, 28, 84, 19, 71};
int second[LENGTH] = {2, 71, 82, 81, 82, 84, 59, 4, 52, 35, 36, 2, 87, 47, 13, 52, 66, 24, 97, 75, 72};
int sums[LENGTH];

static void add_elements(int thread, void *argument) {
    int threads = *(int *)argument;
    for (int i = thread; i < LENGTH; i += threads) {
        sums[i] = first[i] + second[i];
    }
}

int main(void) {
    int threads = 0, total = 0;
    for (int warp = 0; warp < warps(); warp++) {
        threads += lanes();
    }
    launch(add_elements, threads, &threads);
    show(sums, LENGTH);
    for (int i = 0; i < LENGTH; i++) {
        total += sums[i];
    }
    show(&total, 1);
    return 0;
}
