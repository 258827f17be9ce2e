// Signals, and `abort` in programs that handle them.
#include <errno.h>
#include <signal.h>
#include <stdlib.h>

#define SIGNALS 16

static void (*handlers[SIGNALS])(int);

static int is_signal(int number) {
    return number == SIGINT || number == SIGILL || number == SIGABRT || number == SIGFPE || number == SIGSEGV ||
           number == SIGTERM;
}

void (*signal(int number, void (*handler)(int)))(int) {
    if (!is_signal(number) || handler == SIG_ERR) {
        errno = EINVAL;
        return SIG_ERR;
    }
    void (*before)(int) = handlers[number];
    handlers[number] = handler;
    return before;
}

int raise(int number) {
    if (!is_signal(number)) {
        errno = EINVAL;
        return -1;
    }
    void (*handler)(int) = handlers[number];
    if (handler == SIG_DFL) {
        _Exit(128 + number);
    }
    if (handler != SIG_IGN) {
        handlers[number] = SIG_DFL;
        handler(number);
    }
    return 0;
}

_Noreturn void abort(void) {
    raise(SIGABRT);
    _Exit(128 + SIGABRT);
}
