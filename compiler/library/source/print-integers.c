// In place of print-float.c in programs that pass no float to a function such as printf.
#include "format.h"

void __harp_put_float(struct output *output, const struct conversion *conversion, uint64_t bits) {
    (void)conversion;
    (void)bits;
    __harp_put(output, '?');
}
