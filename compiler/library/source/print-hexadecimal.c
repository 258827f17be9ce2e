// Doubles as %a has them.
#include "format.h"
#include <string.h>

// A digit of 4 bits, the point, as many such digits as are wanted, and a power of two. Halves are rounded to an even digit.
void __harp_put_hexadecimal(struct output *output, const struct conversion *wanted, const char *sign, int exponent,
                            uint64_t significand) {
    struct conversion conversion = *wanted;
    bool capital = conversion.letter == 'A';
    const char *names = capital ? "0123456789ABCDEF" : "0123456789abcdef";
    int precision = conversion.precision;
    if (exponent != 0) {
        significand |= 1ull << 52;
    }
    int power = exponent != 0 ? exponent - 1023 : significand != 0 ? -1022 : 0;
    if (precision < 0) {
        // All that are not 0.
        precision = 13;
        for (uint64_t rest = significand; precision > 0 && (rest & 15) == 0; rest >>= 4) {
            precision--;
        }
    } else if (precision < 13) {
        int dropped = 4 * (13 - precision);
        significand += (1ull << (dropped - 1)) - 1 + (significand >> dropped & 1);
    }
    char prefix[4] = {'0', capital ? 'X' : 'x'}, digits[16], end[8];
    if (*sign) {
        prefix[0] = *sign;
        prefix[1] = '0';
        prefix[2] = capital ? 'X' : 'x';
    }
    int length = 0, zeros = precision > 13 ? precision - 13 : 0;
    digits[length++] = names[significand >> 52];
    if (precision > 0 || conversion.alternate) {
        digits[length++] = '.';
    }
    for (int at = 0; at < precision - zeros; at++) {
        digits[length++] = names[significand >> (48 - 4 * at) & 15];
    }
    int end_length = 2;
    unsigned magnitude = (unsigned)(power < 0 ? -power : power);
    end[0] = capital ? 'P' : 'p';
    end[1] = power < 0 ? '-' : '+';
    for (unsigned unit = 1000; unit > 0; unit /= 10) {
        if (magnitude >= unit || unit == 1) {
            end[end_length++] = (char)('0' + magnitude / unit % 10);
        }
    }
    // The fill to the left, and what stands in front of the zeros; these; the power, and the fill to the right.
    int all = conversion.width;
    conversion.width = conversion.left ? 0 : all - zeros - end_length;
    __harp_put_number(output, &conversion, prefix, 0, digits, length);
    conversion.width = 0;
    __harp_put_number(output, &conversion, "", zeros, "", 0);
    conversion.width = conversion.left ? all - (int)strlen(prefix) - length - zeros : 0;
    __harp_put_number(output, &conversion, "", 0, end, end_length);
}
