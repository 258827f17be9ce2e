// config: extension = true
// A lock with tickets: each lane draws one, and waits until it is served. Whoever holds the lock puts its thread at the end of a
// list, which so names each thread once, in the order of the tickets.
#define HARP_AT_ONCE
#include "show.h"
#include <harp.h>
#include <stdatomic.h>

#define THREADS 32

atomic_uint next_ticket, serving;
int served[THREADS], tickets[THREADS];
int count;

static void queue(int thread, void *argument) {
    (void)argument;
    unsigned mine = atomic_fetch_add(&next_ticket, 1);
    while (atomic_load(&serving) != mine) {
    }
    served[count] = thread;
    tickets[thread] = count;
    count++;
    atomic_store(&serving, mine + 1);
}

int main(void) {
    launch(queue, THREADS, 0);
    int sum = 0, wrong = 0;
    for (int thread = 0; thread < THREADS; thread++) {
        sum += served[thread];
        wrong += served[tickets[thread]] != thread;
    }
    int results[] = {count, sum, wrong};
    show(results, 3);
    return 0;
}
