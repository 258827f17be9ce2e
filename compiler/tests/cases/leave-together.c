// A loop that all lanes leave together, for one of two places, stands before a search that each lane leaves in one of three ways.
#include <harp.h>
#include <stdio.h>

static unsigned results[16];

static void search(int thread, void *argument) {
    unsigned flags = *(unsigned *)argument, lane = (unsigned)thread, value = 98;
    int budget = 20;
    do {
        if (--budget < 0) {
            goto finish;
        }
    } while (flags & 2);
    do {
        if (--budget < 0) {
            goto finish;
        }
        if (lane == 4 && value % 6 == 4) {
            results[thread] = 1000 + value;
            return;
        }
        value = value * 4 + lane;
    } while (lane & 3);
finish:
    results[thread] = value + (unsigned)budget;
}

// The same with a loop around the first one, and with both ends in a loop that lanes leave one by one.
static void nested(int thread, void *argument) {
    unsigned flags = *(unsigned *)argument, lane = (unsigned)thread, value = 7;
    for (unsigned round = 0; round < 3; round++) {
        unsigned budget = 12;
        while (flags & 1) {
            do {
                if (--budget == 0) {
                    goto next;
                }
            } while (budget & 3);
            if (budget == flags) {
                goto finish;
            }
        }
        while (value & 7) {
            value = value * 5 + lane;
            if (lane == round) {
                goto next;
            }
            if (value > 4000) {
                goto finish;
            }
            if (budget-- == 0) {
                break;
            }
        }
        value += 3;
    next:
        value ^= round + budget;
    }
finish:
    results[thread] = value;
}

int main(void) {
    unsigned flags = 0;
    launch(search, 16, &flags);
    for (int i = 0; i < 16; i++) {
        printf("%u ", results[i]);
    }
    flags = 2;
    launch(search, 16, &flags);
    for (int i = 0; i < 16; i++) {
        printf("%u ", results[i]);
    }
    for (flags = 0; flags < 10; flags += 4) {
        launch(nested, 16, &flags);
        for (int i = 0; i < 16; i++) {
            printf("%u ", results[i]);
        }
        flags++;
    }
    printf("\n");
    return 0;
}
