// Inclusive prefix sums of 16 elements by Hillis and Steele: a launch for each of the steps 1, 2, 4 and 8.
#include "show.h"
#include <harp.h>

#define LENGTH 16

int elements[LENGTH] = {5, 0, 7, 1, 12, 3, 9, 40, 2, 2, 31, 6, 100, 8, 0, 11};
int other[LENGTH];

struct step {
    int *from;
    int *to;
    int distance;
};

static void add_step(int thread, void *argument) {
    const struct step *step = argument;
    int sum = step->from[thread];
    if (thread >= step->distance) {
        sum += step->from[thread - step->distance];
    }
    step->to[thread] = sum;
}

int main(void) {
    struct step step = {elements, other, 1};
    for (; step.distance < LENGTH; step.distance *= 2) {
        launch(add_step, LENGTH, &step);
        int *swapped = step.from;
        step.from = step.to;
        step.to = swapped;
    }
    show(step.from, LENGTH);
    return 0;
}
