// config: extension = true
// How often each letter stands in a text. 16 threads add to one row of counters: several lanes may count the same letter at once.
#include "show.h"
#include <harp.h>
#include <stdatomic.h>
#include <string.h>

#define THREADS 16
#define LETTERS 26

const char text[] = "Sixty zippers were quickly picked from the woven jute bag. The five boxing wizards jump quickly, "
                    "and pack my box with five dozen liquor jugs.";
atomic_int counts[LETTERS];
// The same in bytes, of which several lie in a word.
atomic_uchar bytes[LETTERS];

static void count(int thread, void *argument) {
    int length = *(int *)argument;
    for (int i = thread; i < length; i += THREADS) {
        unsigned letter = (text[i] | 32u) - 'a';
        if (letter < LETTERS) {
            atomic_fetch_add(&counts[letter], 1);
            atomic_fetch_add(&bytes[letter], 1);
        }
    }
}

int main(void) {
    int length = (int)strlen(text);
    launch(count, THREADS, &length);
    int sums[LETTERS], same = 0;
    for (int letter = 0; letter < LETTERS; letter++) {
        sums[letter] = counts[letter];
        same += bytes[letter] == counts[letter];
    }
    show(sums, LETTERS);
    show(&same, 1);
    return 0;
}
