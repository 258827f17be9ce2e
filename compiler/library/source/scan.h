// Between scanf, strtod, and musl's reader of floats.
#ifndef SCAN_H
#define SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Where characters come from: a text, a wide text, or the console.
struct harp_input {
    const char *text;
    const wchar_t *wide;
    // Whether the 0 behind a text is its end rather than a character.
    bool zero_ends;
    // The last character can be taken back, unless the end has been found.
    bool ended;
    int last;
    // So many characters at most, 0 for any; and so many have been taken, since the beginning of the item.
    long limit, count;
};

// The next character, or EOF.
int __harp_next(struct harp_input *input);
// Takes it back: once on the console, any number of times in a text.
void __harp_back(struct harp_input *input);
// Begins an item of at most so many characters.
void __harp_begin(struct harp_input *input, long limit);

// getchar and ungetc for a caller that has the turn (turns.h).
int __harp_read(void);
int __harp_unread(int character);

// An integer as strtol has it, without blanks before it.
struct scanned {
    uint64_t magnitude;
    bool negative, too_large, found;
};
struct scanned __harp_scan_integer(struct harp_input *input, int base);

// musl's: precision 0 is float, 1 double; `backwards`: several characters may be taken back. No character is taken
// where there is no float.
long double __floatscan(struct harp_input *input, int precision, int backwards);

#endif
