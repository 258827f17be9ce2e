// Signals that the program raises itself: nothing else does. `abort` raises SIGABRT.
#ifndef HARP_SIGNAL_H
#define HARP_SIGNAL_H
typedef int sig_atomic_t;
#define SIGINT 2
#define SIGILL 4
#define SIGABRT 6
#define SIGFPE 8
#define SIGSEGV 11
#define SIGTERM 15
#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define SIG_ERR ((void (*)(int))-1)
void (*signal(int number, void (*handler)(int)))(int);
// Without a handler the signal ends the program with the code 128 + number.
int raise(int number);
#endif
