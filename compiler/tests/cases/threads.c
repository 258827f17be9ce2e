// Variables that each thread has of its own begin anew in each thread, `main` keeps its own; the library's hidden state is each
// thread's own, or shared without harm.
#include <errno.h>
#include <harp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

#define THREADS 37

struct pair {
    char letter;
    int *at;
    short numbers[3];
};

static int shared = 5;
static thread_local int zero;
thread_local unsigned char byte = 200;
static _Thread_local struct pair pair = {'p', &shared, {1, 2, 3}};
static _Thread_local long long wide[2] = {-1, 1ll << 40};
static _Thread_local double real = 0.5;
static _Thread_local _Alignas(64) int aligned = 64;

static int wrong[THREADS];
static int *addresses[THREADS];
static int drawn[THREADS];
static char words[THREADS][12];

static int *zeros(void) { return &zero; }

static int is_new(void) {
    return zero == 0 && byte == 200 && pair.letter == 'p' && pair.at == &shared && pair.numbers[2] == 3 && wide[0] == -1 &&
           wide[1] == 1ll << 40 && real == 0.5 && aligned == 64 && (uintptr_t)&aligned % 64 == 0 && errno == 0;
}

static void change(int by) {
    *zeros() += by;
    byte = (unsigned char)(byte + by);
    pair.letter = 'q';
    pair.numbers[by % 3] = (short)by;
    wide[by & 1] += by;
    real *= by;
    aligned = by;
}

static void kernel(int thread, void *argument) {
    int times = *(int *)argument;
    wrong[thread] += !is_new();
    for (int i = 0; i < times + thread % 3; i++) {
        change(thread + 1);
    }
    wrong[thread] += zero != (times + thread % 3) * (thread + 1);
    addresses[thread] = &zero;
    if (thread & 1) { // errno
        strtol("99999999999999999999999", 0, 10);
    }
    wrong[thread] += errno != (thread & 1 ? ERANGE : 0);
    strcpy(words[thread], thread & 1 ? "a,bc,d" : "xy z"); // strtok
    int letters = 0, count = 0;
    for (char *word = strtok(words[thread], ", "); word; word = strtok(0, ", ")) {
        letters += (int)strlen(word);
        count++;
    }
    wrong[thread] += letters != (thread & 1 ? 4 : 3) || count != (thread & 1 ? 3 : 2);
    drawn[thread] = rand();
    wrong[thread] += zero != (times + thread % 3) * (thread + 1);
}

int main(void) {
    int all = 0, same = 0;
    printf("%d\n", is_new());
    change(7);
    errno = EDOM;
    for (int times = 1; times < 3; times++) {
        launch(kernel, THREADS, &times);
        for (int i = 0; i < THREADS; i++) {
            all += wrong[i];
            for (int j = 0; j < i; j++) {
                same += drawn[i] == drawn[j] && drawn[i] != 0;
            }
            same += addresses[i] == &zero;
        }
    }
    printf("%d wrong, %d the same\n", all, same);
    printf("%d %d %c %d %d %d\n", zero, byte, pair.letter, pair.numbers[1], aligned, errno == EDOM);
    return 0;
}
