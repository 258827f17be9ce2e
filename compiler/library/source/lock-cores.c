// Mutual exclusion of the warps of several cores. lock-atomic.c does the same on one.
#define __HARP_CORES__
#include <harp.h>

static word_t take(lock_t *lock, word_t me) { return __sync_val_compare_and_swap(&lock->owner, 0, me); }

void lock_acquire(lock_t *lock) {
    word_t me = core_id() * warps() + warp_id() + 1;
    // Lanes go one after the other: the one that takes the lock finds 0, and those behind it find their own warp. The lock may
    // become free between two lanes of a warp; then those before the taker find their warp when they try again. A load might
    // find what the data cache holds, not what another core has stored.
    for (word_t owner = take(lock, me); owner != 0 && owner != me; owner = take(lock, me)) {
    }
    // What the last owner has stored is seen behind it.
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

void lock_release(lock_t *lock) {
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    lock->owner = 0;
}
