// On one side of a branch clang knows that the loop goes on, and jumps past its condition. All lanes still come to the
// barriers together.
#include <harp.h>
#include <stdio.h>
int in[16], out[16], order[16], rounds;
// None stops before `rounds`, when none has work left.
static void work(int t, void *u) {
    int stop = 0, round = 0;
    while (!stop) {
        barrier();
        int before = order[15 - t];
        barrier();
        order[t] = round + 1;
        if (before != round) {
            out[t] += 1000;
        }
        round++;
        if (in[t] >= round) {
            out[t]++;
        } else {
            out[t] += 2;
            stop = round >= rounds;
        }
    }
}
int main(void) {
    rounds = 9;
    for (int i = 0; i < 16; i++) {
        in[i] = i % 9;
    }
    launch(work, 16, 0);
    for (int i = 0; i < 16; i++) {
        printf("%d ", out[i]);
    }
    printf("\n");
    return 0;
}
