// Quick sort of 24 numbers, recursively, in one lane.
#include "show.h"

#define LENGTH 24

int numbers[LENGTH] = {42, -7, 1000, 3, 3, 88, -250, 19, 0, 512, 7, -7, 64, 23, 99, -1, 5, 318, 12, -63, 77, 2, 640, 31};

static void quick_sort(int *low, int *high) {
    if (low >= high) {
        return;
    }
    int pivot = *high, *smaller = low;
    for (int *at = low; at != high; at++) {
        int number = *at;
        if (number < pivot) {
            *at = *smaller;
            *smaller++ = number;
        }
    }
    *high = *smaller;
    *smaller = pivot;
    quick_sort(low, smaller - 1);
    quick_sort(smaller + 1, high);
}

int main(void) {
    show(numbers, LENGTH);
    quick_sort(numbers, numbers + LENGTH - 1);
    show(numbers, LENGTH);
    return 0;
}
