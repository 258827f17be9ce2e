// Shuffles 20 numbers in one lane, by Fisher and Yates: from the last place down, each is exchanged with one not above it.
#include "show.h"

#define LENGTH 20

int numbers[LENGTH], counts[LENGTH];
unsigned state = 2016;

static unsigned random_number(void) {
    state = (state * 1103515245u + 12345u) & 0x7fffffff;
    return state >> 16;
}

int main(void) {
    for (int i = 0; i < LENGTH; i++) {
        numbers[i] = i;
    }
    for (unsigned left = LENGTH; left > 1; left--) {
        unsigned chosen = random_number() % left;
        int kept = numbers[chosen];
        numbers[chosen] = numbers[left - 1];
        numbers[left - 1] = kept;
    }
    for (int i = 0; i < LENGTH; i++) {
        counts[numbers[i]]++;
    }
    show(numbers, LENGTH);
    show(counts, LENGTH);
    return 0;
}
