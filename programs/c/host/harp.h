// The programs of this folder on the machine that they are compiled on: threads run one after another, in one lane. Where lanes
// wait for one another a program defines HARP_AT_ONCE, and its threads are threads of the machine.
#ifndef HARP_H
#define HARP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef intptr_t word_t;
typedef uintptr_t uword_t;
typedef void kernel_function(int thread, void *argument);

#define HARP_CONVERGENT

#ifdef HARP_AT_ONCE
#include <pthread.h>

typedef struct {
    kernel_function *kernel;
    int thread;
    void *argument;
} harp_thread;
static inline void *harp_run(void *pointer) {
    harp_thread *thread = pointer;
    thread->kernel(thread->thread, thread->argument);
    return NULL;
}
static inline void launch(kernel_function *kernel, int threads, void *argument) {
    pthread_t started[threads];
    harp_thread all[threads];
    for (int thread = 0; thread < threads; thread++) {
        all[thread] = (harp_thread){kernel, thread, argument};
        if (pthread_create(&started[thread], NULL, harp_run, &all[thread]) != 0) {
            __builtin_trap();
        }
    }
    for (int thread = 0; thread < threads; thread++) {
        pthread_join(started[thread], NULL);
    }
}
static inline int lanes(void) { return 4; }
#else
static inline void launch(kernel_function *kernel, int threads, void *argument) {
    for (int thread = 0; thread < threads; thread++) {
        kernel(thread, argument);
    }
}
static inline int lanes(void) { return 1; }
#endif
static inline int lane_id(void) { return 0; }
static inline int warp_id(void) { return 0; }
static inline int warps(void) { return 1; }
static inline int core_id(void) { return 0; }
static inline int cores(void) { return 1; }
static inline int vote(bool condition) { return condition; }
static inline bool any(bool condition) { return condition; }
static inline bool all(bool condition) { return condition; }

typedef struct {
    int unused;
} lock_t;
static inline void lock_acquire(lock_t *lock) { (void)lock; }
static inline void lock_release(lock_t *lock) { (void)lock; }
#define each_lane(lane) for (int lane = 0; lane < 1; lane++)

#endif
