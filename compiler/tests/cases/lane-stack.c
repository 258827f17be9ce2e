// A kernel with a large frame sorts by a function that calls itself: how deep that gets is not known, the frame is.
#include <harp.h>
#include <stdio.h>

static unsigned results[16];

static void sort(int *from, int *to) {
    if (to - from < 2) {
        return;
    }
    int *low = from, *high = to - 1, pivot = from[(to - from) / 2];
    while (low <= high) {
        while (*low < pivot) {
            low++;
        }
        while (*high > pivot) {
            high--;
        }
        if (low <= high) {
            int kept = *low;
            *low++ = *high;
            *high-- = kept;
        }
    }
    sort(from, high + 1);
    sort(low, to);
}

static void kernel(int thread, void *argument) {
    (void)argument;
    int numbers[500];
    unsigned seed = (unsigned)thread + 1, sum = 0;
    for (int i = 0; i < 500; i++) {
        seed = seed * 1103515245 + 12345;
        numbers[i] = (int)(seed >> 16) & 1023;
    }
    sort(numbers, numbers + 500);
    for (int i = 0; i < 500; i++) {
        sum = sum * 31 + (unsigned)numbers[i];
    }
    results[thread] = sum;
}

int main(void) {
    launch(kernel, 16, 0);
    for (int i = 0; i < 16; i++) {
        printf("%x ", results[i]);
    }
    printf("\n");
    return 0;
}
