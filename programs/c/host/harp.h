// The programs of this folder on the machine that they are compiled on: threads run one after another, in one lane.
#ifndef HARP_H
#define HARP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef intptr_t word_t;
typedef uintptr_t uword_t;
typedef void kernel_function(int thread, void *argument);

#define HARP_CONVERGENT

static inline void launch(kernel_function *kernel, int threads, void *argument) {
    for (int thread = 0; thread < threads; thread++) {
        kernel(thread, argument);
    }
}
static inline int lane_id(void) { return 0; }
static inline int warp_id(void) { return 0; }
static inline int lanes(void) { return 1; }
static inline int warps(void) { return 1; }
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
