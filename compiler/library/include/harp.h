// Lanes and warps of a HARP core.
//
//     #include <harp.h>
//
//     static void add(int thread, void *argument) { ... }     // runs in many lanes at once
//     int main(void) { launch(add, 100, 0); return 0; }        // runs in one
//
// A program begins in lane 0 of warp 0. Between two launches nothing else runs.
#ifndef HARP_H
#define HARP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A word of the core: 4 bytes, or 8. As wide as an address.
typedef intptr_t word_t;
typedef uintptr_t uword_t;

// Marks a function in which it counts which lanes execute it together, since it votes or waits.
#define HARP_CONVERGENT __attribute__((convergent))
#define HARP_INLINE static inline __attribute__((always_inline, unused))

// What the compiler knows by itself.
int __harp_hardware_id(int number) __attribute__((const, nothrow));
int __harp_vote(bool condition) HARP_CONVERGENT __attribute__((nothrow));
void __harp_barrier(word_t id, word_t warps) HARP_CONVERGENT __attribute__((nothrow));
// Whether one lane alone runs, as it does between launches.
bool __harp_alone(void) __attribute__((pure, nothrow));

// What a thread runs.
typedef void kernel_function(int thread, void *argument);

// Runs the kernel once for each thread from 0 to threads - 1, over all lanes of all warps, and comes back when all are
// done. Lanes of a warp take neighbouring threads. Only the main function and what it calls may launch.
void launch(kernel_function *kernel, int threads, void *argument);
// The same on the lanes of warp 0 alone.
void launch_warp(kernel_function *kernel, int threads, void *argument);

// Which lane of its warp this is, from 0.
HARP_INLINE int lane_id(void) { return __harp_hardware_id(0); }
// Which warp this is, from 0.
HARP_INLINE int warp_id(void) { return __harp_hardware_id(1); }
// How many lanes a warp has.
HARP_INLINE int lanes(void) { return __harp_hardware_id(2); }
// How many warps the core has.
HARP_INLINE int warps(void) { return __harp_hardware_id(3); }
// Which of several cores this is.
HARP_INLINE int core_id(void) { return __harp_hardware_id(4); }

// In how many of the lanes that execute this together the condition holds. On the mechanism `multi-path` and `paired-path`
// that is only certain where the lanes of the warp have not parted.
HARP_INLINE HARP_CONVERGENT int vote(bool condition) { return __harp_vote(condition); }
// Whether it holds in one of them.
HARP_INLINE HARP_CONVERGENT bool any(bool condition) { return __harp_vote(condition) != 0; }
// Whether it holds in all of them.
HARP_INLINE HARP_CONVERGENT bool all(bool condition) { return __harp_vote(!condition) == 0; }

// How many warps take part in the launch that runs.
extern word_t __harp_launched_warps;
HARP_INLINE int launched_warps(void) { return (int)__harp_launched_warps; }

// Waits until every warp of the launch is here. All lanes of a warp have to come together, and the launch may have no more
// threads than there are lanes in all warps: a warp takes its further threads only when the first are done.
HARP_INLINE HARP_CONVERGENT void barrier(void) { __harp_barrier(0, launched_warps()); }

// A lock that one warp at a time holds; { 0 } at first. Its lanes come together, and hold it together.
typedef struct {
    volatile word_t last;
    volatile word_t owner;
    volatile word_t wants[64];
} lock_t;
void lock_acquire(lock_t *lock) HARP_CONVERGENT;
void lock_release(lock_t *lock) HARP_CONVERGENT;

// The lanes of the warp one after another: each_lane(lane) if (lane == lane_id()) ... Each finds what those before it have left.
#define each_lane(lane)                                                                                    \
    for (int lane = 0, lane##_end = lanes(); lane < lane##_end;                                            \
         __atomic_signal_fence(__ATOMIC_SEQ_CST), lane++)

// Ends the program with a message of the run time's.
_Noreturn void __harp_fail(const char *message);

// How many cores run the program, and where the lane is among those of all cores, from 0.
#ifdef __HARP_CORES__
extern word_t __harp_cores, __harp_launched_cores, __harp_core_warps[16];
HARP_INLINE int cores(void) { return (int)__harp_cores; }
#define HARP_PLACE ((core_id() * warps() + warp_id()) * lanes() + lane_id())
#define HARP_PLACES (cores() * warps() * lanes())
// The warps of each core come together, then their first ones; and behind the barrier all see what any has stored before it.
HARP_INLINE HARP_CONVERGENT void harp_barrier_of_cores(void) {
    word_t own = __harp_core_warps[core_id()];
    __harp_barrier(0, own);
    if (warp_id() == 0) {
        __harp_barrier((word_t)(((uword_t)1 << (8 * sizeof(word_t) - 1)) + 1), __harp_launched_cores);
    }
    __harp_barrier(0, own);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
#define barrier(...) harp_barrier_of_cores()
#else
HARP_INLINE int cores(void) { return 1; }
#define HARP_PLACE (warp_id() * lanes() + lane_id())
#define HARP_PLACES (warps() * lanes())
#endif

// The console's word: a store prints its low byte, a load takes a byte that waits, or 0.
#define CONSOLE (*(volatile uword_t *)((uword_t)1 << (8 * sizeof(uword_t) - 1)))

#endif
