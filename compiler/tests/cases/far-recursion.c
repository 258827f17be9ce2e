// A function that calls itself, in a program of more code than an immediate reaches.
#include <harp.h>
#include <stdio.h>

static unsigned results[8];
__attribute__((noinline)) static unsigned fibonacci(unsigned n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}
static void kernel(int thread, void *argument) {
    (void)argument;
    results[thread] = fibonacci((unsigned)thread);
}

static volatile unsigned value;
#define EIGHT(x) x x x x x x x x
__attribute__((noinline)) static void fill(void) { EIGHT(EIGHT(EIGHT(value = value * 3 + 1;))) }

int main(void) {
    fill();
    launch(kernel, 8, 0);
    for (int i = 0; i < 8; i++) {
        printf("%u ", results[i]);
    }
    printf("\n");
    return 0;
}
