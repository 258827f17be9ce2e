// Threads of all cores go from round to round together, in all lanes of all warps; main does the same alone.
#define __HARP_CORES__
#include <harp.h>
#include <stdio.h>

enum { ROUNDS = 6, MOST = 2048 };

static int values[2][MOST];
static int expected[2][MOST];

static void round_of(int (*rows)[MOST], int round, int thread, int threads) {
    int other = thread + 5 < threads ? thread + 5 : 0;
    rows[(round + 1) & 1][thread] = rows[round & 1][other] + thread;
}

static void go(int thread, void *argument) {
    int threads = *(int *)argument;
    for (int round = 0; round < ROUNDS; round++) {
        round_of(values, round, thread, threads);
        barrier();
    }
}

int main(void) {
    int most = cores() * warps() * lanes();
    int wrong = 0;
    // All warps; one fewer than the lanes of all; one warp of each core and one more thread; a single warp.
    int counts[] = {most, most - 1, cores() * lanes() + 1, lanes()};
    for (int launch_number = 0; launch_number < 4; launch_number++) {
        int threads = counts[launch_number] < most ? counts[launch_number] : most;
        launch(go, threads, &threads);
        for (int round = 0; round < ROUNDS; round++) {
            for (int thread = 0; thread < threads; thread++) {
                round_of(expected, round, thread, threads);
            }
        }
        for (int thread = 0; thread < threads; thread++) {
            wrong += values[ROUNDS & 1][thread] != expected[ROUNDS & 1][thread];
        }
    }
    printf("%d wrong\n", wrong);
    return 0;
}
