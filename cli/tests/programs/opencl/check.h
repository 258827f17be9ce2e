// What the host parts share.
#ifndef CHECK_H
#define CHECK_H
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

static void report(const char *name, int wrong) {
    failures += wrong != 0;
    wrong ? printf("%s: %d wrong\n", name, wrong) : printf("%s ok\n", name);
}

static int differ(double found, double expected, double bound) {
    return !(fabs(found - expected) <= bound * (1 + fabs(expected)));
}
#endif
