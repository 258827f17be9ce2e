// All threads together look for one number in an array: thread t compares the elements t, t + threads, ...
// races: meant found: all who store it store 1
#include "show.h"
#include <harp.h>

#define LENGTH 30
#define SEARCHES 4

int wanted[SEARCHES] = {7, 23, 100, 1};
int found[SEARCHES];
int array[LENGTH] = {3, 7, 23, 9, 7, 0, 5, 81, 7, 2, 4, 6, 10, 23, 12, 14, 7, 16, 18, 20, 22, 24, 26, 28, 30, 7, 32, 34, 36, 1};
int marks[SEARCHES][LENGTH];

struct search {
    int number;
    int threads;
};

static void scan_par(int thread, void *argument) {
    const struct search *search = argument;
    int value = wanted[search->number];
    for (int i = thread; i < LENGTH; i += search->threads) {
        if (array[i] == value) {
            marks[search->number][i] = 1;
            found[search->number] = 1;
        }
    }
}

int main(void) {
    struct search search = {0, lanes() * warps()};
    for (; search.number < SEARCHES; search.number++) {
        launch(scan_par, search.threads, &search);
    }
    for (int i = 0; i < SEARCHES; i++) {
        show(marks[i], LENGTH);
    }
    show(found, SEARCHES);
    return 0;
}
