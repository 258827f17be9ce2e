// Floats from texts, correctly rounded.
#include "scan.h"
#include <stdlib.h>
#include <wchar.h>

static double read_float(const char *text, char **end, int precision) {
    struct harp_input input = {.text = text};
    double value = (double)__floatscan(&input, precision, 1);
    if (end) {
        *end = (char *)text + input.count;
    }
    return value;
}

float strtof(const char *restrict text, char **restrict end) { return (float)read_float(text, end, 0); }
double strtod(const char *restrict text, char **restrict end) { return read_float(text, end, 1); }
long double strtold(const char *restrict text, char **restrict end) { return strtod(text, end); }
double atof(const char *text) { return strtod(text, 0); }

static double read_wide(const wchar_t *text, wchar_t **end, int precision) {
    struct harp_input input = {.wide = text};
    double value = (double)__floatscan(&input, precision, 1);
    if (end) {
        *end = (wchar_t *)text + input.count;
    }
    return value;
}

float wcstof(const wchar_t *restrict text, wchar_t **restrict end) { return (float)read_wide(text, end, 0); }
double wcstod(const wchar_t *restrict text, wchar_t **restrict end) { return read_wide(text, end, 1); }
long double wcstold(const wchar_t *restrict text, wchar_t **restrict end) { return wcstod(text, end); }
