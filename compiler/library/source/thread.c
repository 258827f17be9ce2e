// Where a thread has the variables that C calls thread-local.
#include <harp.h>

// The run time's: what launch-state.s remembers of a launch, and the sizes in memory.
extern word_t __harp_launch_state[8], __harp_stack_shift;
// The compiler's: those of `main`.
extern char __harp_thread_main[];

// The first thread of the warp in the launch that runs, by which launch.s chose the stacks of its lanes.
#ifdef __HARP_CORES__
extern word_t *__harp_core_table[16];
#define FIRST_THREAD (__harp_core_table[core_id()][warp_id()])
#else
extern word_t __harp_first[64];
#define FIRST_THREAD (__harp_first[warp_id()])
#endif

void *__harp_thread_block(void) {
    if (__harp_alone()) {
        return __harp_thread_main;
    }
    return (char *)__harp_launch_state[7] - ((FIRST_THREAD + lane_id()) << __harp_stack_shift);
}
