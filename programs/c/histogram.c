// How often each letter stands in a text. Each of 16 threads counts its share in a row of its own, then a thread a letter adds the
// rows up.
#include "show.h"
#include <harp.h>
#include <string.h>

#define THREADS 16
#define LETTERS 26

const char text[] = "Sixty zippers were quickly picked from the woven jute bag. The five boxing wizards jump quickly, "
                    "and pack my box with five dozen liquor jugs.";
int rows[THREADS][LETTERS];
int counts[LETTERS];

static void count(int thread, void *argument) {
    int length = *(int *)argument;
    for (int i = thread; i < length; i += THREADS) {
        unsigned letter = (text[i] | 32u) - 'a';
        if (letter < LETTERS) {
            rows[thread][letter]++;
        }
    }
}

static void add_up(int letter, void *argument) {
    (void)argument;
    int sum = 0;
    for (int row = 0; row < THREADS; row++) {
        sum += rows[row][letter];
    }
    counts[letter] = sum;
}

int main(void) {
    int length = (int)strlen(text);
    launch(count, THREADS, &length);
    launch(add_up, LETTERS, 0);
    show(counts, LETTERS);
    return 0;
}
