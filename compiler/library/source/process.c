// The end of a program, and what it would have from a system.
#include <stdio.h>
#include <stdlib.h>

#define FUNCTIONS 32

extern void (*__harp_at_exit)(void);
static void (*functions[FUNCTIONS])(void);
static int function_count;

static void call_functions(void) {
    while (function_count > 0) {
        functions[--function_count]();
    }
}

int atexit(void (*function)(void)) {
    if (function_count == FUNCTIONS) {
        return 1;
    }
    functions[function_count++] = function;
    __harp_at_exit = call_functions;
    return 0;
}

int system(const char *command) {
    // "Is there something that runs commands?": no. A command cannot be run.
    return command ? -1 : 0;
}

char *getenv(const char *name) {
    (void)name;
    return 0;
}
