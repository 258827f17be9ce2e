// Warps that keep one another out: each lane in turn takes money from one account and puts it into another, under one lock for all
// accounts. Beside it they keep the greatest amount moved, and its thread.
#include "show.h"
#include <harp.h>

#define THREADS 16
#define ACCOUNTS 5
#define ROUNDS 3

lock_t lock;
int accounts[ACCOUNTS] = {500, 400, 300, 200, 100};
struct {
    int amount;
    int thread;
} greatest;

static void move(int thread, void *argument) {
    (void)argument;
    for (int round = 0; round < ROUNDS; round++) {
        lock_acquire(&lock);
        each_lane(lane) {
            if (lane == lane_id()) {
                int amount = (thread * 7 + round) % 23;
                accounts[thread % ACCOUNTS] -= amount;
                accounts[(thread + round + 1) % ACCOUNTS] += amount;
                if (amount > greatest.amount) {
                    greatest.amount = amount;
                    greatest.thread = thread;
                }
            }
        }
        lock_release(&lock);
    }
}

int main(void) {
    launch(move, THREADS, 0);
    show(accounts, ACCOUNTS);
    show(&greatest.amount, 1);
    return 0;
}
