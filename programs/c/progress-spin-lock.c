// config: extension = true
// One lock that each lane takes for itself, by a swap, and by a compare and swap: 32 threads move money between accounts.
#define HARP_AT_ONCE
#include "show.h"
#include <harp.h>
#include <stdatomic.h>

#define THREADS 32
#define ACCOUNTS 5
#define ROUNDS 3

atomic_int lock;
int accounts[ACCOUNTS] = {500, 400, 300, 200, 100};
int moved;

static void move(int thread, int round) {
    int amount = (thread * 7 + round) % 23;
    accounts[thread % ACCOUNTS] -= amount;
    accounts[(thread + round + 1) % ACCOUNTS] += amount;
    moved += amount;
}

static void by_swap(int thread, void *argument) {
    (void)argument;
    for (int round = 0; round < ROUNDS; round++) {
        while (atomic_exchange(&lock, 1)) {
        }
        move(thread, round);
        atomic_store(&lock, 0);
    }
}

static void by_compare_and_swap(int thread, void *argument) {
    (void)argument;
    int expected = 0;
    while (!atomic_compare_exchange_strong(&lock, &expected, thread + 1)) {
        expected = 0;
    }
    move(thread, ROUNDS);
    atomic_store(&lock, 0);
}

int main(void) {
    launch(by_swap, THREADS, 0);
    launch(by_compare_and_swap, THREADS, 0);
    show(accounts, ACCOUNTS);
    show(&moved, 1);
    return 0;
}
