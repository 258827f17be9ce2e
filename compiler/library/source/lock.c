// Mutual exclusion of warps, by loads and stores alone: Lamport's fast algorithm of 1987. It counts on what the core gives:
// the accesses of a warp take effect in their order, and at once for all warps.
#include <harp.h>

void lock_acquire(lock_t *lock) {
    word_t me = warp_id() + 1;
    for (;;) {
        lock->wants[me - 1] = 1;
        lock->last = me;
        if (lock->owner == 0) {
            lock->owner = me;
            if (lock->last == me) {
                break;
            }
            // Others came at the same time: the one that wrote `owner` last has it, when all have seen so.
            lock->wants[me - 1] = 0;
            for (int other = warps(); other > 0; other--) {
                while (lock->wants[other - 1]) {
                }
            }
            if (lock->owner == me) {
                break;
            }
        }
        lock->wants[me - 1] = 0;
        while (lock->owner != 0) {
        }
    }
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}

void lock_release(lock_t *lock) {
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    lock->owner = 0;
    lock->wants[warp_id()] = 0;
}
