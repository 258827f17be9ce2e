// Fibonacci, Ackermann, even and odd: each lane of a number of its own.
#include <harp.h>
#include <stdio.h>

#define THREADS 12

static unsigned fibonacci_of[THREADS], ackermann_of[THREADS], even_of[THREADS];

__attribute__((noinline)) static unsigned fibonacci(unsigned n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

__attribute__((noinline)) static unsigned ackermann(unsigned m, unsigned n) {
    if (m == 0) {
        return n + 1;
    }
    if (n == 0) {
        return ackermann(m - 1, 1);
    }
    return ackermann(m - 1, ackermann(m, n - 1));
}

static volatile unsigned steps[THREADS];

static unsigned is_odd(unsigned n, int thread);

__attribute__((noinline)) static unsigned is_even(unsigned n, int thread) {
    steps[thread] = steps[thread] + 1;
    return n == 0 ? 1 : is_odd(n - 1, thread);
}

__attribute__((noinline)) static unsigned is_odd(unsigned n, int thread) {
    unsigned even = n == 0 ? 0 : is_even(n - 1, thread);
    steps[thread] = steps[thread] + 100;
    return even;
}

static void kernel(int thread, void *argument) {
    (void)argument;
    fibonacci_of[thread] = fibonacci((unsigned)thread);
    ackermann_of[thread] = ackermann((unsigned)thread & 1, (unsigned)thread % 5) + ackermann(2, (unsigned)thread % 3);
    even_of[thread] = is_even((unsigned)thread * 7 % 10, thread);
}

int main(void) {
    launch(kernel, THREADS, 0);
    for (int i = 0; i < THREADS; i++) {
        printf("%u %u %u %u\n", fibonacci_of[i], ackermann_of[i], even_of[i], steps[i]);
    }
    return 0;
}
