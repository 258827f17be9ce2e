// The end of a program, and what it would have from a system.
#include <stdio.h>
#include <stdlib.h>

#define FUNCTIONS 32

// Functions to be called when the program ends, the last one first.
struct functions {
    int count;
    void (*of[FUNCTIONS])(void);
};

extern void (*__harp_at_exit)(void);
static struct functions at_exit, at_quick;

static void call(struct functions *functions) {
    while (functions->count > 0) {
        functions->of[--functions->count]();
    }
}

static int add(struct functions *functions, void (*function)(void)) {
    if (functions->count == FUNCTIONS) {
        return 1;
    }
    functions->of[functions->count++] = function;
    return 0;
}

static void call_functions(void) { call(&at_exit); }

int atexit(void (*function)(void)) {
    __harp_at_exit = call_functions;
    return add(&at_exit, function);
}

int at_quick_exit(void (*function)(void)) { return add(&at_quick, function); }

_Noreturn void quick_exit(int code) {
    call(&at_quick);
    _Exit(code);
}

int system(const char *command) {
    // "Is there something that runs commands?": no. A command cannot be run.
    return command ? -1 : 0;
}

char *getenv(const char *name) {
    (void)name;
    return 0;
}
