// Numbers in texts at the limits of their types: the first that is too large, and those up to the next multiple of the base.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static void show(const char *text, int base) {
    errno = 0;
    unsigned long long a = strtoull(text, 0, base);
    int range = errno == ERANGE;
    errno = 0;
    long long b = strtoll(text, 0, base);
    range = range * 2 + (errno == ERANGE);
    errno = 0;
    unsigned long c = strtoul(text, 0, base);
    range = range * 2 + (errno == ERANGE);
    errno = 0;
    long d = strtol(text, 0, base);
    range = range * 2 + (errno == ERANGE);
    printf("%s/%d: %llx %llx %lx %lx %x\n", text, base, a, (unsigned long long)b, c, (unsigned long)d, range);
}

int main(void) {
    static const char *const texts[] = {
        "18446744073709551615", "18446744073709551616", "18446744073709551619", "18446744073709551620",
        "18446744073709551625", "-18446744073709551616", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "-9223372036854775809", "4294967295", "4294967296", "-4294967296", "2147483647",
        "2147483648", "-2147483648", "-2147483649",
    };
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        show(texts[i], 10);
    }
    show("2021110011022210012102010021220101220221", 3);
    show("2021110011022210012102010021220101220220", 3);
    show("3w5e11264sgsf", 36);
    show("3w5e11264sgsg", 36);
    show("0xffffffffffffffff", 0);
    show("0x10000000000000000", 16);
    show("01777777777777777777777", 0);
    show("02000000000000000000000", 8);
    return 0;
}
