// The first program: main runs in one lane, and prints.
#include <harp.h>
#include <stdio.h>

static int squares[10];

static void square(int thread, void *argument) {
    (void)argument;
    squares[thread] = thread * thread;
}

int main(void) {
    launch(square, 10, 0);
    printf("hello, %s\n", "world");
    for (int i = 0; i < 10; i++) {
        printf("%d%c", squares[i], i < 9 ? ' ' : '\n');
    }
    return 0;
}
