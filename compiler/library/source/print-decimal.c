// In place of print-hexadecimal.c in programs whose formats have no %a.
#include "format.h"

void __harp_put_hexadecimal(struct output *output, const struct conversion *wanted, const char *sign, int exponent,
                            uint64_t significand) {
    (void)wanted;
    (void)sign;
    (void)exponent;
    (void)significand;
    __harp_put(output, '?');
}
