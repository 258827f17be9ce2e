// Sorts six arrays of six numbers, a thread an array; a thread is done after its first pass without an exchange.
#include "show.h"
#include <harp.h>

#define ARRAYS 6
#define LENGTH 6

int arrays[ARRAYS][LENGTH] = {
    {31, 41, 59, 26, 53, 58}, {1, 2, 3, 4, 5, 6},       {9, 8, 7, 6, 5, 4},
    {0, 0, 1, 1, 0, 0},       {20, 10, 30, 40, 50, 60}, {2, 3, 4, 5, 6, 1},
};

static void sort(int thread, void *argument) {
    (void)argument;
    int *array = arrays[thread];
    bool exchanged;
    int last = LENGTH - 1;
    do {
        exchanged = false;
        for (int i = 0; i < last; i++) {
            int a = array[i], b = array[i + 1];
            if (b < a) {
                array[i] = b;
                array[i + 1] = a;
                exchanged = true;
            }
        }
        last--;
    } while (exchanged);
}

int main(void) {
    launch(sort, ARRAYS, 0);
    for (int i = 0; i < ARRAYS; i++) {
        show(arrays[i], LENGTH);
    }
    return 0;
}
