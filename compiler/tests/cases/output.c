// Lines of many threads arrive whole, in the order of the lanes of a warp: `warp.thread what`.
#include <harp.h>
#include <stdio.h>
#include <string.h>

#define THREADS (2 * HARP_PLACES + 1)

static volatile word_t lock;
static int order[4] = {2, 0, 3, 1};

static void many_lines(int thread, void *argument) {
    int place = HARP_PLACE;
    printf("%d.%d all %s\n", place / lanes(), thread, (const char *)argument);
    switch (order[thread & 3]) { // lanes part, and their calls are different ones
    case 0: printf("%d.%d switch %c%5.2f\n", place / lanes(), thread, 'z', 0.25 * thread); break;
    case 1: fprintf(stderr, "%d.%d switch %*d\n", place / lanes(), thread, 6, -thread); break;
    case 2: {
        char text[40];
        snprintf(text, sizeof text, "%d.%d switch puts", place / lanes(), thread);
        puts(text);
        break;
    }
    default: {
        char text[40];
        int length = sprintf(text, "%d.%d switch fwrite\n", place / lanes(), thread);
        if (thread & 4) {
            fputs(text, stdout);
        } else if (fwrite(text, 1, (size_t)length, stdout) != (size_t)length) {
            printf("fwrite\n");
        }
    }
    }
    for (int i = 0; i < (thread & 3); i++) { // lanes leave a loop one by one
        if (printf("%d.%d loop %d\n", place / lanes(), thread, i) < 11) {
            printf("printf\n");
        }
    }
}

static void say(int thread, const char *what) { printf("%d.%d %s\n", HARP_PLACE / lanes(), thread, what); }

static void (*const says[2])(int, const char *) = {say, say};

static void through_addresses(int thread, void *argument) {
    (void)argument;
    says[thread & 1](thread, thread & 1 ? "odd" : "even");
}

static void letters(int thread, void *argument) {
    (void)argument;
    putchar('a' + thread % 26);
    if (thread % 3 == 0) {
        fputc('A' + thread % 26, stdout);
    }
}

int main(void) {
    putchar('>');
    launch(many_lines, THREADS, "lanes");
    launch(through_addresses, THREADS, 0);
    printf("behind\n");
    launch(letters, THREADS, 0);
    putchar('\n');
    return 0;
}
