// Litmus tests of several cores: in each round, cores come together and then access words that all of them have in
// their data caches. Prints for each test how many rounds showed what C17 forbids, and how many outcomes there were.
//
// With PLAIN the loads are ordinary ones, which caches may answer: then forbidden outcomes are to be seen.
#include <harp.h>
#include <stdatomic.h>
#include <stdio.h>

#ifndef ROUNDS
#define ROUNDS 6
#endif

#ifdef PLAIN
static int ordinary(const atomic_int *from) {
    int value;
    __asm__ volatile("ld %0, %1, #0" : "=r"(value) : "r"(from));
    return value;
}
#define LOAD(from, order) ordinary(from)
#define FENCE() atomic_signal_fence(memory_order_seq_cst)
#else
#define LOAD(from, order) atomic_load_explicit(from, order)
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#endif

enum { RELAXED = memory_order_relaxed, ACQUIRE = memory_order_acquire, SEQUENTIAL = memory_order_seq_cst };

// The words of a round, each in a line of its own.
struct words {
    _Alignas(64) atomic_int x;
    _Alignas(64) atomic_int y;
    _Alignas(64) int data;
};
static struct words words[ROUNDS];
static atomic_int arrived;
static int results[ROUNDS][4][2];

static volatile int kept[4];

// Has the words of a round in this core's cache, by ordinary loads; the first one in every other round alone.
static void keep(int round) {
    struct words *of = &words[round];
    int sum = *(int *)&of->y + of->data;
    if (round & 1) {
        sum += *(int *)&of->x;
    }
    kept[core_id()] = sum;
}

typedef void test(int core, struct words *of, int *result);

static void message_passing(int core, struct words *of, int *result) {
    if (core == 0) {
        of->data = 1;
        atomic_store_explicit(&of->x, 1, memory_order_release);
    } else {
        result[0] = LOAD(&of->x, ACQUIRE);
        result[1] = of->data;
    }
}

static void message_passing_fence(int core, struct words *of, int *result) {
    if (core == 0) {
        of->data = 1;
        FENCE();
        atomic_store_explicit(&of->x, 1, RELAXED);
    } else {
        result[0] = LOAD(&of->x, RELAXED);
        FENCE();
        result[1] = of->data;
    }
}

static void message_passing_exchange(int core, struct words *of, int *result) {
    if (core == 0) {
        of->data = 1;
        atomic_store_explicit(&of->x, 1, memory_order_release);
    } else {
        result[0] = atomic_fetch_or_explicit(&of->x, 2, ACQUIRE) & 1;
        result[1] = of->data;
    }
}

static void store_buffering(int core, struct words *of, int *result) {
    atomic_int *own = core ? &of->y : &of->x, *other = core ? &of->x : &of->y;
    atomic_store_explicit(own, 1, SEQUENTIAL);
    result[0] = LOAD(other, SEQUENTIAL);
}

static void store_buffering_fence(int core, struct words *of, int *result) {
    atomic_int *own = core ? &of->y : &of->x, *other = core ? &of->x : &of->y;
    atomic_store_explicit(own, 1, RELAXED);
    FENCE();
    result[0] = LOAD(other, RELAXED);
}

static void load_buffering(int core, struct words *of, int *result) {
    atomic_int *from = core ? &of->y : &of->x, *to = core ? &of->x : &of->y;
    result[0] = LOAD(from, ACQUIRE);
    atomic_store_explicit(to, 1, memory_order_release);
}

static void coherence(int core, struct words *of, int *result) {
    if (core == 0) {
        atomic_store_explicit(&of->x, 1, RELAXED);
        atomic_store_explicit(&of->x, 2, RELAXED);
    } else {
        result[0] = LOAD(&of->x, RELAXED);
        result[1] = LOAD(&of->x, RELAXED);
    }
}

static void independent_reads(int core, struct words *of, int *result) {
    switch (core) {
    case 0: atomic_store(&of->x, 1); break;
    case 1: atomic_store(&of->y, 1); break;
    case 2: result[0] = LOAD(&of->x, SEQUENTIAL), result[1] = LOAD(&of->y, SEQUENTIAL); break;
    case 3: result[0] = LOAD(&of->y, SEQUENTIAL), result[1] = LOAD(&of->x, SEQUENTIAL); break;
    }
}

static bool message_is_lost(int (*of)[2]) { return of[1][0] == 1 && of[1][1] == 0; }
static bool both_are_old(int (*of)[2]) { return of[0][0] == 0 && of[1][0] == 0; }
static bool both_are_new(int (*of)[2]) { return of[0][0] == 1 && of[1][0] == 1; }
static bool goes_back(int (*of)[2]) { return of[1][1] < of[1][0]; }
static bool orders_differ(int (*of)[2]) { return of[2][0] == 1 && !of[2][1] && of[3][0] == 1 && !of[3][1]; }

static const struct litmus {
    const char *name;
    test *run;
    bool (*is_forbidden)(int (*)[2]);
    int cores;
} tests[] = {
    {"message passing", message_passing, message_is_lost, 2},
    {"message passing, fences", message_passing_fence, message_is_lost, 2},
    {"message passing, exchange", message_passing_exchange, message_is_lost, 2},
    {"store buffering", store_buffering, both_are_old, 2},
    {"store buffering, fences", store_buffering_fence, both_are_old, 2},
    {"load buffering", load_buffering, both_are_new, 2},
    {"coherence of one word", coherence, goes_back, 2},
    {"independent reads of independent writes", independent_reads, orders_differ, 4},
};

// Each core that takes part makes all rounds, with other waits each time.
static void rounds(int thread, void *argument) {
    const struct litmus *litmus = argument;
    int core = core_id();
    if (warp_id() || lane_id() || core >= litmus->cores) {
        return;
    }
    for (int round = 0; round < ROUNDS; round++) {
        keep(round);
        atomic_fetch_add(&arrived, 1);
        while (atomic_fetch_add(&arrived, 0) < (round + 1) * litmus->cores) {
        }
        keep(round);
        for (int wait = (round * 7 + core * 5) % 11; wait > 0; wait--) {
            __asm__ volatile("" : : "r"(wait));
        }
        litmus->run(core, &words[round], results[round][core]);
    }
}

static int outcomes(void) {
    int count = 0;
    for (int round = 0; round < ROUNDS; round++) {
        bool is_new = true;
        for (int before = 0; before < round && is_new; before++) {
            is_new = false;
            for (int core = 0; core < 4; core++) {
                is_new |= results[round][core][0] != results[before][core][0];
                is_new |= results[round][core][1] != results[before][core][1];
            }
        }
        count += is_new;
    }
    return count;
}

int main(void) {
    for (unsigned number = 0; number < sizeof tests / sizeof tests[0]; number++) {
        const struct litmus *litmus = &tests[number];
        if (litmus->cores > cores()) {
            continue;
        }
        for (int round = 0; round < ROUNDS; round++) {
            words[round].x = words[round].y = words[round].data = 0;
            for (int core = 0; core < 4; core++) {
                results[round][core][0] = results[round][core][1] = 0;
            }
        }
        arrived = 0;
        launch(rounds, cores() * warps() * lanes(), (void *)litmus);
        int forbidden = 0;
        for (int round = 0; round < ROUNDS; round++) {
            forbidden += litmus->is_forbidden(results[round]);
        }
        printf("%s: %d forbidden, %d outcomes\n", litmus->name, forbidden, outcomes());
    }
    return 0;
}
