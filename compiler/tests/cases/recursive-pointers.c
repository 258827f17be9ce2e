// Functions that call each other through their addresses, which differ between lanes; one of them does not come back.
#include <harp.h>
#include <stdio.h>

#define THREADS 12

typedef unsigned rule(unsigned number, unsigned depth);

static rule halve, triple, count;
static rule *const rules[] = {halve, triple, count};
static unsigned results[THREADS];

__attribute__((noinline)) static unsigned next(unsigned number, unsigned depth) {
    return depth == 0 || number < 2 ? number : rules[number % 3](number, depth - 1);
}

static unsigned halve(unsigned number, unsigned depth) {
    return next(number / 2, depth) + 1;
}

static unsigned triple(unsigned number, unsigned depth) {
    unsigned sum = next(number * 3 + 1, depth);
    if (number & 1) {
        sum += next(number - 1, depth / 2);
    }
    return sum;
}

static unsigned count(unsigned number, unsigned depth) {
    unsigned bits = depth;
    for (; number != 0; number &= number - 1) {
        bits++;
    }
    return bits;
}

// A kernel that others call, too, and that calls itself.
static void kernel(int thread, void *argument) {
    if (argument) {
        results[thread] += 1000;
        return;
    }
    if (thread % 3 == 1) {
        kernel(thread, results);
    }
    results[thread] += next((unsigned)thread * 5, 14);
}

int main(void) {
    launch(kernel, THREADS, 0);
    for (int i = 0; i < THREADS; i++) {
        printf("%u ", results[i]);
    }
    printf("%u\n", next(100, 9));
    return 0;
}
