// Numbers in a line, as the programs print their results.
#ifndef SHOW_H
#define SHOW_H

#include <stdio.h>

static void show_number(int number) {
    char digits[12];
    int count = 0;
    unsigned rest = number < 0 ? 0u - (unsigned)number : (unsigned)number;
    if (number < 0) {
        putchar('-');
    }
    do {
        digits[count++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    while (count > 0) {
        putchar(digits[--count]);
    }
}

static void show(const int *numbers, int count) {
    for (int i = 0; i < count; i++) {
        show_number(numbers[i]);
        putchar(i < count - 1 ? ' ' : '\n');
    }
}

#endif
