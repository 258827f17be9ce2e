// config: float = true
// y = a x + y with floats, a thread an element, and the sum.
#include "show.h"
#include <harp.h>

#define LENGTH 40

float x[LENGTH], y[LENGTH];
int results[LENGTH];

static void prepare(int thread, void *argument) {
    (void)argument;
    x[thread] = (float)(thread * thread) / 8.0f;
    y[thread] = (float)(100 - 7 * thread);
}

static void saxpy(int thread, void *argument) {
    float a = *(float *)argument;
    y[thread] = a * x[thread] + y[thread];
}

static void convert(int thread, void *argument) {
    (void)argument;
    results[thread] = (int)(y[thread] * 16.0f);
}

int main(void) {
    float a = 2.75f, sum = 0.0f;
    launch(prepare, LENGTH, 0);
    launch(saxpy, LENGTH, &a);
    launch(convert, LENGTH, 0);
    show(results, LENGTH);
    for (int i = 0; i < LENGTH; i++) {
        sum += y[i];
    }
    int total = (int)sum;
    show(&total, 1);
    return 0;
}
