// Each thread looks for a number of its own in the same array.
#include "show.h"
#include <harp.h>

#define SEARCHES 14
#define LENGTH 15

int wanted[SEARCHES] = {17, 4, 99, 23, 0, 8, 61, 5, 17, 1000, 42, 3, 77, 11};
int array[LENGTH] = {8, 23, 4, 15, 16, 42, 3, 99, 5, 23, 11, 61, 7, 9, 17};
int results[SEARCHES];

static void scan(int thread, void *argument) {
    (void)argument;
    int value = wanted[thread];
    const int *begin = array, *end = array + LENGTH;
    bool finished = false, found = false;
    while (!finished) {
        if (*begin == value) {
            finished = true;
            found = true;
        } else {
            finished = begin + 1 == end;
        }
        begin++;
    }
    results[thread] = found ? (int)(begin - array) : 0;
}

int main(void) {
    launch(scan, SEARCHES, 0);
    show(results, SEARCHES);
    return 0;
}
