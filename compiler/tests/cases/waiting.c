// config: extension = true
// Lanes that wait for one another where that is not a lock alone: beside barriers, through addresses, in a chain, over iterations.
#include <harp.h>
#include <stdatomic.h>
#include <stdio.h>

#define MOST 256

static int threads;
static atomic_int lock, places, next;
static volatile int flags[MOST];
static atomic_int passed[MOST];
static int count, wrong, inside, most_inside, chain, through, local, handed;

static void take(void) {
    while (atomic_exchange(&lock, 1)) {
    }
}
static void give(void) { atomic_store(&lock, 0); }

// All have counted before one looks.
static void rounds(int thread, void *argument) {
    for (int round = 1; round <= 4; round++) {
        take();
        count++;
        give();
        barrier();
        if (count != round * threads) {
            take();
            wrong++;
            give();
        }
        barrier();
    }
}

// Two at a time.
static void semaphore(int thread, void *argument) {
    for (;;) {
        int free = atomic_load(&places);
        if (free > 0 && atomic_compare_exchange_strong(&places, &free, free - 1)) {
            break;
        }
    }
    take();
    inside++;
    most_inside = inside > most_inside ? inside : most_inside;
    give();
    take();
    inside--;
    give();
    atomic_fetch_add(&places, 1);
}

// Each waits for the thread before it, in one side of a branch.
static void chained(int thread, void *argument) {
    if (thread > 0) {
        while (!flags[thread - 1]) {
        }
    }
    chain = 2 * chain + thread & 1023;
    flags[thread] = 1;
}

static void add(int number) {
    take();
    through += number;
    give();
}
static void subtract(int number) {
    take();
    through -= number;
    give();
}
typedef void change(int);
change *const changes[] = {add, subtract, add};

static void by_address(int thread, void *argument) { changes[thread % 3](thread); }

__attribute__((noinline)) static void with_room(int thread) {
    int room[thread % 5 + 1];
    take();
    for (int i = 0; i <= thread % 5; i++) {
        room[i] = local;
    }
    local = room[thread % 5] + thread;
    give();
}
static void rooms(int thread, void *argument) { with_room(thread); }

// A lock that is taken in one iteration and released in the next one, and a lane's own order of the two.
static void hand_on(int thread, void *argument) {
    int holds = 0;
    for (int i = 0; i < 6; i++) {
        if (holds) {
            handed += i;
            give();
            holds = 0;
        } else if ((i + thread) % 2 == 0) {
            take();
            holds = 1;
        }
    }
    if (holds) {
        handed += 100;
        give();
    }
}

// Whoever comes to the last place lets all go, from within a loop that others have left.
static void gates(int thread, void *argument) {
    for (int gate = 0; gate < 3; gate++) {
        if (atomic_fetch_add(&passed[gate], 1) == threads - 1) {
            atomic_store(&next, gate + 1);
        }
        if ((thread + gate) % 2) {
            while (atomic_load(&next) <= gate) {
            }
        }
    }
    while (atomic_load(&next) < 3) {
    }
}

int main(void) {
    threads = lanes() * warps() < MOST ? lanes() * warps() : MOST;
    launch(rounds, threads, 0);
    atomic_store(&places, 2);
    launch(semaphore, threads, 0);
    launch(chained, threads, 0);
    int expected = 0;
    for (int thread = 0; thread < threads; thread++) {
        expected = 2 * expected + thread & 1023;
    }
    launch(by_address, 12, 0);
    launch(rooms, 12, 0);
    launch(hand_on, 12, 0);
    launch(gates, threads, 0);
    printf("%d %d\n", count == 4 * threads, wrong);
    printf("%d %d %d\n", inside, most_inside >= 1 && most_inside <= 2, (int)places);
    printf("%d\n", chain == expected);
    printf("%d %d %d %d\n", through, local, handed, (int)next);
    return 0;
}
