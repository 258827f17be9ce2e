// Integers: magnitudes, divisions, from texts, at random.
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include "turns.h"

int abs(int value) { return value < 0 ? -value : value; }
long labs(long value) { return value < 0 ? -value : value; }
long long llabs(long long value) { return value < 0 ? -value : value; }
div_t div(int dividend, int divisor) { return (div_t){dividend / divisor, dividend % divisor}; }
ldiv_t ldiv(long dividend, long divisor) { return (ldiv_t){dividend / divisor, dividend % divisor}; }
lldiv_t lldiv(long long dividend, long long divisor) {
    return (lldiv_t){dividend / divisor, dividend % divisor};
}

static int digit_of(int character) {
    if (isdigit(character)) {
        return character - '0';
    }
    return isalpha(character) ? (character | 32) - 'a' + 10 : INT_MAX;
}

// A number of a text: blanks, a sign, 0 or 0x where the base allows it, digits.
struct reading {
    unsigned long long value;
    int negative;
    int too_large;
};

// `most`: the largest magnitude; `least`: that of a number with a minus.
static struct reading read_number(const char *text, char **end, int base, unsigned long long most,
                                  unsigned long long least) {
    struct reading reading = {0, 0, 0};
    const char *at = text;
    while (isspace((unsigned char)*at)) {
        at++;
    }
    if (*at == '-' || *at == '+') {
        reading.negative = *at++ == '-';
    }
    if ((base == 0 || base == 16) && at[0] == '0' && (at[1] | 32) == 'x' && digit_of((unsigned char)at[2]) < 16) {
        at += 2;
        base = 16;
    } else if (base == 0) {
        base = *at == '0' ? 8 : 10;
    }
    const char *first = at;
    unsigned long long limit = reading.negative ? least : most;
    for (int digit; (digit = digit_of((unsigned char)*at)) < base; at++) {
        unsigned long long low = (reading.value & 0xffffffff) * (unsigned)base + (unsigned)digit;
        unsigned long long high = (reading.value >> 32) * (unsigned)base + (low >> 32);
        reading.value = high << 32 | (low & 0xffffffff);
        reading.too_large |= high >> 32 != 0 || reading.value > limit;
    }
    if (end) {
        *end = (char *)(at == first ? text : at);
    }
    if (reading.too_large) {
        errno = ERANGE;
    }
    return reading;
}

long long strtoll(const char *restrict text, char **restrict end, int base) {
    struct reading reading = read_number(text, end, base, LLONG_MAX, 1ull + LLONG_MAX);
    if (reading.too_large) {
        return reading.negative ? LLONG_MIN : LLONG_MAX;
    }
    return (long long)(reading.negative ? -reading.value : reading.value);
}

unsigned long long strtoull(const char *restrict text, char **restrict end, int base) {
    struct reading reading = read_number(text, end, base, ULLONG_MAX, ULLONG_MAX);
    if (reading.too_large) {
        return ULLONG_MAX;
    }
    return reading.negative ? -reading.value : reading.value;
}

long strtol(const char *restrict text, char **restrict end, int base) {
    struct reading reading = read_number(text, end, base, LONG_MAX, 1ull + LONG_MAX);
    if (reading.too_large) {
        return reading.negative ? LONG_MIN : LONG_MAX;
    }
    return (long)(reading.negative ? -reading.value : reading.value);
}

unsigned long strtoul(const char *restrict text, char **restrict end, int base) {
    struct reading reading = read_number(text, end, base, ULONG_MAX, ULONG_MAX);
    if (reading.too_large) {
        return ULONG_MAX;
    }
    return (unsigned long)(reading.negative ? -reading.value : reading.value);
}

int atoi(const char *text) {
    unsigned value = 0;
    while (isspace((unsigned char)*text)) {
        text++;
    }
    int negative = *text == '-';
    if (*text == '-' || *text == '+') {
        text++;
    }
    for (; isdigit((unsigned char)*text); text++) {
        value = value * 10 + (unsigned)(*text - '0');
    }
    return (int)(negative ? -value : value);
}

long atol(const char *text) { return strtol(text, 0, 10); }
long long atoll(const char *text) { return strtoll(text, 0, 10); }

intmax_t imaxabs(intmax_t value) { return value < 0 ? -value : value; }
imaxdiv_t imaxdiv(intmax_t dividend, intmax_t divisor) {
    return (imaxdiv_t){dividend / divisor, dividend % divisor};
}
intmax_t strtoimax(const char *restrict text, char **restrict end, int base) { return strtoll(text, end, base); }
uintmax_t strtoumax(const char *restrict text, char **restrict end, int base) { return strtoull(text, end, base); }

// Marsaglia's xorshift.
static uint32_t random_state = 1;

static uint32_t next_random(void) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    random_state ^= random_state << 5;
    return random_state;
}

// All threads draw from one sequence.
int rand(void) {
    uint32_t drawn;
    IN_TURNS(drawn = next_random());
    return (int)(drawn >> 1);
}

void srand(unsigned seed) { IN_TURNS(random_state = seed ? seed : 1); }
