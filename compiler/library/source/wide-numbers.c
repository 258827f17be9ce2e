// Integers from wide texts; and their order in the locale "C".
#include "scan.h"
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <wchar.h>

// `most`: the largest magnitude; `least`: that of a number with a minus.
static struct scanned read_integer(const wchar_t *text, wchar_t **end, int base, uint64_t most, uint64_t least) {
    struct harp_input input = {.wide = text};
    while (isspace(__harp_next(&input))) {
    }
    __harp_back(&input);
    struct scanned scanned = __harp_scan_integer(&input, base);
    if (end) {
        *end = (wchar_t *)(scanned.found ? input.wide : text);
    }
    scanned.too_large |= scanned.magnitude > (scanned.negative ? least : most);
    if (scanned.too_large) {
        errno = ERANGE;
    }
    if (!scanned.found) {
        scanned.magnitude = 0;
    }
    return scanned;
}

long long wcstoll(const wchar_t *restrict text, wchar_t **restrict end, int base) {
    struct scanned scanned = read_integer(text, end, base, LLONG_MAX, 1ull + LLONG_MAX);
    if (scanned.too_large) {
        return scanned.negative ? LLONG_MIN : LLONG_MAX;
    }
    return (long long)(scanned.negative ? -scanned.magnitude : scanned.magnitude);
}
unsigned long long wcstoull(const wchar_t *restrict text, wchar_t **restrict end, int base) {
    struct scanned scanned = read_integer(text, end, base, ULLONG_MAX, ULLONG_MAX);
    if (scanned.too_large) {
        return ULLONG_MAX;
    }
    return scanned.negative ? -scanned.magnitude : scanned.magnitude;
}
long wcstol(const wchar_t *restrict text, wchar_t **restrict end, int base) {
    struct scanned scanned = read_integer(text, end, base, LONG_MAX, 1ull + LONG_MAX);
    if (scanned.too_large) {
        return scanned.negative ? LONG_MIN : LONG_MAX;
    }
    return (long)(scanned.negative ? -scanned.magnitude : scanned.magnitude);
}
unsigned long wcstoul(const wchar_t *restrict text, wchar_t **restrict end, int base) {
    struct scanned scanned = read_integer(text, end, base, ULONG_MAX, ULONG_MAX);
    if (scanned.too_large) {
        return ULONG_MAX;
    }
    return (unsigned long)(scanned.negative ? -scanned.magnitude : scanned.magnitude);
}
intmax_t wcstoimax(const wchar_t *restrict text, wchar_t **restrict end, int base) { return wcstoll(text, end, base); }
uintmax_t wcstoumax(const wchar_t *restrict text, wchar_t **restrict end, int base) {
    return wcstoull(text, end, base);
}

int wcscoll(const wchar_t *a, const wchar_t *b) { return wcscmp(a, b); }
size_t wcsxfrm(wchar_t *restrict to, const wchar_t *restrict from, size_t characters) {
    size_t length = wcslen(from);
    if (length < characters) {
        wmemcpy(to, from, length + 1);
    }
    return length;
}
