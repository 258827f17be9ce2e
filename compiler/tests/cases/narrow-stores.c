// Threads that store to neighbours in one word: the lanes of a warp in any order, parted or not, and other warps. Each
// place is one of its own in C (C17 3.14), so nothing may be lost.
#include <harp.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 48 };

static unsigned char bytes[THREADS], mixed[THREADS], texts[THREADS][3];
static unsigned short halves[THREADS];
static int ints[THREADS];
static float floats[THREADS];
static bool truths[THREADS];
static volatile signed char volatiles[THREADS];
static struct {
    unsigned low : 3, high : 13; // one place
    char beside;
    unsigned whole : 24; // another one
    char last;
    int : 0;
    unsigned long long wide : 40; // five bytes
    char behind;
} fields[THREADS];
static struct triple {
    short of[3];
} triples[THREADS + 1] = {{{1, 2, 3}}};

static int reversed(int thread) { return THREADS - 1 - thread; }

static void store(int thread, void *argument) {
    unsigned char *stack = argument;
    stack[reversed(thread)] = (unsigned char)(thread + 1);
    bytes[reversed(thread)] = (unsigned char)thread;
    for (int i = 0; i < thread % 4; i++) {
        bytes[reversed(thread)] += i;
    }
    int place = thread * 5 % THREADS;
    if (thread & 1) {
        mixed[place] = (unsigned char)(thread ^ 1);
    } else {
        mixed[place] = (unsigned char)(thread + 5);
    }
    halves[thread ^ 1] = (unsigned short)(100 * thread);
    ints[thread ^ 1] = -thread;
    floats[reversed(thread)] = (float)thread / 2;
    truths[reversed(thread)] = thread % 3 == 0;
    volatiles[thread ^ 3] = (signed char)-thread;
    memset(texts[reversed(thread)], 'a' + thread % 26, 2);
    texts[reversed(thread)][2] = (unsigned char)('0' + thread % 10);
    triples[THREADS - thread] = triples[0];
    fields[thread].high = (unsigned)thread + 1;
    fields[thread].last = (char)(thread + 2);
}

static void store_beside(int thread, void *unused) {
    (void)unused;
    switch (thread % 3) {
    case 0: fields[thread / 3].beside = (char)thread; break;
    case 1: fields[thread / 3].whole = (unsigned)thread << 8; break;
    default: fields[thread / 3].low = (unsigned)thread; break;
    }
}

static void store_wide(int thread, void *unused) {
    (void)unused;
    if (thread % 2) {
        fields[thread / 2].wide = (unsigned long long)thread << 20;
    } else {
        fields[thread / 2].behind = (char)thread;
    }
}

static bool is_stored(int thread, const unsigned char *stack) {
    int behind = reversed(thread), added = 0;
    for (int i = 0; i < thread % 4; i++) {
        added += i;
    }
    const unsigned char *text = texts[behind];
    const short *triple = triples[THREADS - thread].of;
    bool ok = stack[behind] == thread + 1 && bytes[behind] == thread + added;
    ok &= mixed[thread * 5 % THREADS] == (thread & 1 ? thread ^ 1 : thread + 5);
    ok &= halves[thread ^ 1] == 100 * thread && ints[thread ^ 1] == -thread;
    ok &= floats[behind] == (float)thread / 2 && truths[behind] == (thread % 3 == 0) && volatiles[thread ^ 3] == -thread;
    ok &= text[0] == 'a' + thread % 26 && text[1] == text[0] && text[2] == '0' + thread % 10;
    ok &= triple[0] == 1 && triple[1] == 2 && triple[2] == 3;
    ok &= fields[thread].high == (unsigned)thread + 1 && fields[thread].last == thread + 2;
    ok &= fields[thread].beside == (char)(3 * thread) && fields[thread].whole == (unsigned)(3 * thread + 1) << 8;
    ok &= fields[thread].low == (3 * thread + 2) % 8;
    ok &= fields[thread].wide == (unsigned long long)(2 * thread + 1) << 20 && fields[thread].behind == (char)(2 * thread);
    return ok;
}

int main(void) {
    unsigned char stack[THREADS];
    launch(store, THREADS, stack);
    launch(store_beside, 3 * THREADS, 0);
    launch(store_wide, 2 * THREADS, 0);
    for (int thread = 0; thread < THREADS; thread++) {
        if (!is_stored(thread, stack)) {
            printf("%d\n", thread);
        }
    }
    printf("done\n");
    return 0;
}
