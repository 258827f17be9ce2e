// A thread of the last warp ends the program: with its code, whatever the other cores do then.
#define __HARP_CORES__
#include <harp.h>
#include <stdio.h>
#include <stdlib.h>

static void go(int thread, void *argument) {
    (void)argument;
    if (thread == cores() * lanes() - 1) {
        exit(7);
    }
}

int main(void) {
    puts("begins");
    launch(go, cores() * lanes(), 0);
    puts("goes on");
    return 0;
}
