// Between the files of printf.
#ifndef FORMAT_H
#define FORMAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Where the text goes: to the console, or into memory.
struct output {
    char *to;
    size_t room;
    int count;
    bool console;
};

// A conversion's flags, width and precision.
struct conversion {
    bool left, plus, blank, zero, alternate;
    int width;
    int precision; // -1: not given
    char letter;
};

// Puts out the sign or other prefix, zeros, and the digits, filled to the width.
void __harp_put_number(struct output *output, const struct conversion *conversion, const char *prefix, int zeros,
                       const char *digits, int length);
void __harp_put(struct output *output, char character);

// A double, by its bits.
void __harp_put_float(struct output *output, const struct conversion *conversion, uint64_t bits);
// One that is finite, by the parts of its bits.
void __harp_put_hexadecimal(struct output *output, const struct conversion *wanted, const char *sign, int exponent,
                            uint64_t significand);

#endif
