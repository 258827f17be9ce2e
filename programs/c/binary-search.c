// Looks up 12 keys in a sorted table of 16 numbers, a thread a key: threads part over the halves, and leave the loop when they
// have found theirs or nothing is left.
#include "show.h"
#include <harp.h>

#define LENGTH 16
#define KEYS 12

int table[LENGTH] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};
int keys[KEYS] = {2, 53, 19, 20, 1, 54, 37, 4, 29, 3, 47, 43};
int indices[KEYS];

static void search(int thread, void *argument) {
    (void)argument;
    int key = keys[thread], low = 0, high = LENGTH, found = LENGTH;
    while (low < high) {
        int middle = (low + high) / 2;
        if (table[middle] == key) {
            found = middle;
            break;
        }
        if (table[middle] < key) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    indices[thread] = found;
}

int main(void) {
    launch(search, KEYS, 0);
    show(indices, KEYS);
    return 0;
}
