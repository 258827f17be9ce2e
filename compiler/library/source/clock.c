// The core's cycles, and what it knows of the time: nothing.
#include <time.h>

clock_t clock(void) {
    clock_t cycles;
    // Not volatile: lanes that do not mean it may execute it, too, which the mechanism `masks` asks for.
    __asm__("hwid %0, #6" : "=r"(cycles));
    return cycles == 0 ? (clock_t)-1 : cycles;
}

time_t time(time_t *to) {
    if (to) {
        *to = -1;
    }
    return -1;
}

int timespec_get(struct timespec *to, int base) {
    (void)to;
    (void)base;
    return 0;
}

double difftime(time_t end, time_t begin) { return (double)(end - begin); }
