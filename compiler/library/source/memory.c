// Bytes in memory, a word at a time where addresses allow it: HARP stores a byte by loading, merging and storing its word.
#include <stdint.h>
#include <string.h>

typedef uintptr_t __attribute__((may_alias)) word;
#define WORD sizeof(word)

static int at_words(uintptr_t address) { return (address & (WORD - 1)) == 0; }

void *memcpy(void *restrict to, const void *restrict from, size_t bytes) {
    char *t = to;
    const char *f = from;
    if (at_words((uintptr_t)t ^ (uintptr_t)f)) {
        for (; bytes > 0 && !at_words((uintptr_t)t); bytes--) {
            *t++ = *f++;
        }
        for (; bytes >= WORD; bytes -= WORD, t += WORD, f += WORD) {
            *(word *)t = *(const word *)f;
        }
    }
    for (; bytes > 0; bytes--) {
        *t++ = *f++;
    }
    return to;
}

void *memmove(void *to, const void *from, size_t bytes) {
    char *t = to;
    const char *f = from;
    if ((uintptr_t)t - (uintptr_t)f >= bytes) {
        return memcpy(to, from, bytes);
    }
    t += bytes;
    f += bytes;
    if (at_words((uintptr_t)t ^ (uintptr_t)f)) {
        for (; bytes > 0 && !at_words((uintptr_t)t); bytes--) {
            *--t = *--f;
        }
        for (; bytes >= WORD; bytes -= WORD) {
            t -= WORD;
            f -= WORD;
            *(word *)t = *(const word *)f;
        }
    }
    for (; bytes > 0; bytes--) {
        *--t = *--f;
    }
    return to;
}

void *memset(void *to, int byte, size_t bytes) {
    char *t = to;
    word fill = (unsigned char)byte;
    for (unsigned shift = 8; shift < 8 * WORD; shift *= 2) {
        fill |= fill << shift;
    }
    for (; bytes > 0 && !at_words((uintptr_t)t); bytes--) {
        *t++ = (char)byte;
    }
    for (; bytes >= WORD; bytes -= WORD, t += WORD) {
        *(word *)t = fill;
    }
    for (; bytes > 0; bytes--) {
        *t++ = (char)byte;
    }
    return to;
}

int memcmp(const void *a, const void *b, size_t bytes) {
    const unsigned char *x = a, *y = b;
    if (at_words((uintptr_t)x) && at_words((uintptr_t)y)) {
        for (; bytes >= WORD && *(const word *)x == *(const word *)y; bytes -= WORD) {
            x += WORD;
            y += WORD;
        }
    }
    for (; bytes > 0; bytes--, x++, y++) {
        if (*x != *y) {
            return *x - *y;
        }
    }
    return 0;
}

void *memchr(const void *in, int byte, size_t bytes) {
    const unsigned char *i = in;
    for (; bytes > 0; bytes--, i++) {
        if (*i == (unsigned char)byte) {
            return (void *)i;
        }
    }
    return 0;
}

void bzero(void *to, size_t bytes) { memset(to, 0, bytes); }
