// config: extension = true
// Two locks at a time: 32 threads move money between accounts, each with a lock of its own. The lock of the lower account is taken
// first, so no two threads wait for each other.
#define HARP_AT_ONCE
#include "show.h"
#include <harp.h>
#include <stdatomic.h>

#define THREADS 32
#define ACCOUNTS 6
#define ROUNDS 2

struct account {
    atomic_int lock;
    int money;
    int moves;
};

struct account accounts[ACCOUNTS] = {{0, 600, 0}, {0, 500, 0}, {0, 400, 0}, {0, 300, 0}, {0, 200, 0}, {0, 100, 0}};

static void move(int thread, void *argument) {
    (void)argument;
    for (int round = 0; round < ROUNDS; round++) {
        int from = thread % ACCOUNTS;
        int to = (from + 1 + (thread / ACCOUNTS + round) % (ACCOUNTS - 1)) % ACCOUNTS;
        int amount = (thread * 11 + round) % 17;
        struct account *first = &accounts[from < to ? from : to];
        struct account *second = &accounts[from < to ? to : from];
        while (atomic_exchange(&first->lock, 1)) {
        }
        while (atomic_exchange(&second->lock, 1)) {
        }
        accounts[from].money -= amount;
        accounts[to].money += amount;
        accounts[from].moves++;
        accounts[to].moves++;
        atomic_store(&second->lock, 0);
        atomic_store(&first->lock, 0);
    }
}

int main(void) {
    launch(move, THREADS, 0);
    int money[ACCOUNTS], moves[ACCOUNTS];
    for (int i = 0; i < ACCOUNTS; i++) {
        money[i] = accounts[i].money;
        moves[i] = accounts[i].moves;
    }
    show(money, ACCOUNTS);
    show(moves, ACCOUNTS);
    return 0;
}
