// Mutual exclusion of warps by one atomic instruction, on cores with the extension. lock.c does the same for every core.
#include <harp.h>

static word_t take(lock_t *lock, word_t me) { return __sync_val_compare_and_swap(&lock->owner, 0, me); }

void lock_acquire(lock_t *lock) {
    word_t me = warp_id() + 1;
    // Lanes go one after the other: the one that takes the lock finds 0, and those behind it find their own warp. The lock may
    // become free between two lanes of a warp; then those before the taker find their warp when they try again.
    for (word_t owner = take(lock, me); owner != 0 && owner != me; owner = take(lock, me)) {
        do {
            owner = lock->owner;
        } while (owner != 0 && owner != me);
    }
}

void lock_release(lock_t *lock) {
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    lock->owner = 0;
}
