// Doubles in decimal, exactly: a double is an integer times a power of two, so all of its digits can be computed.
#include "format.h"
#include <string.h>

// A number in pieces of four decimal digits. `point` of them stand in front of the decimal point, which is enough for 10^308.
#define PIECE 10000
#define PIECES 350
#define POINT 78

struct decimal {
    uint16_t pieces[PIECES];
    int first, end; // those that are not all 0
};

// value * 2^power.
static void set(struct decimal *decimal, uint64_t value, int power) {
    memset(decimal, 0, sizeof *decimal);
    decimal->first = POINT;
    decimal->end = POINT;
    for (int bit = 63; bit >= 0; bit--) {
        unsigned carry = value >> bit & 1;
        for (int at = POINT - 1; at >= decimal->first - 1; at--) {
            unsigned sum = 2u * decimal->pieces[at] + carry;
            carry = sum >= PIECE;
            decimal->pieces[at] = (uint16_t)(carry ? sum - PIECE : sum);
        }
        decimal->first -= decimal->pieces[decimal->first - 1] != 0;
    }
    for (int left = power; left > 0; left -= 13) {
        unsigned shift = left < 13 ? (unsigned)left : 13, carry = 0;
        for (int at = POINT - 1; at >= decimal->first || carry; at--) {
            unsigned sum = ((unsigned)decimal->pieces[at] << shift) + carry;
            decimal->pieces[at] = (uint16_t)(sum % PIECE);
            carry = sum / PIECE;
            if (at < decimal->first) {
                decimal->first = at;
            }
        }
    }
    for (int left = -power; left > 0; left -= 13) {
        unsigned shift = left < 13 ? (unsigned)left : 13, rest = 0;
        for (int at = decimal->first; at < decimal->end || rest; at++) {
            unsigned piece = rest * PIECE + decimal->pieces[at];
            decimal->pieces[at] = (uint16_t)(piece >> shift);
            rest = piece & ((1u << shift) - 1);
            if (at >= decimal->end) {
                decimal->end = at + 1;
            }
        }
        while (decimal->first < decimal->end && decimal->pieces[decimal->first] == 0 && decimal->first < POINT) {
            decimal->first++;
        }
    }
}

// Digit by its place: 0 is the ones, 1 the tens, -1 the tenths.
static unsigned digit(const struct decimal *decimal, int place) {
    static const uint16_t powers[4] = {1, 10, 100, 1000};
    int at = POINT - 1 - (place >> 2);
    if (at < 0 || at >= PIECES) {
        return 0;
    }
    return decimal->pieces[at] / powers[place & 3] % 10;
}

// The place of the first digit that is not 0; `none` if there is none.
static int leading(const struct decimal *decimal, int none) {
    int lowest = (POINT - decimal->end) * 4;
    for (int place = (POINT - decimal->first) * 4 + 3; place >= lowest; place--) {
        if (digit(decimal, place)) {
            return place;
        }
    }
    return none;
}

// Rounds to nearest at a place, halves to an even digit: what is below becomes 0.
static void round_at(struct decimal *decimal, int place) {
    static const uint16_t powers[4] = {1, 10, 100, 1000};
    int lowest = (POINT - decimal->end) * 4;
    if (place <= lowest) {
        return;
    }
    unsigned half = digit(decimal, place - 1);
    bool more = false;
    for (int below = place - 2; below >= lowest && !more; below--) {
        more = digit(decimal, below) != 0;
    }
    int at = POINT - 1 - (place >> 2);
    if (at < 0) {
        memset(decimal->pieces, 0, sizeof decimal->pieces);
        return;
    }
    bool up = half > 5 || (half == 5 && (more || (digit(decimal, place) & 1)));
    unsigned unit = powers[place & 3];
    unsigned piece = decimal->pieces[at] - decimal->pieces[at] % unit + (up ? unit : 0);
    for (int below = at + 1; below < decimal->end; below++) {
        decimal->pieces[below] = 0;
    }
    int carrying = at;
    while (piece >= PIECE) {
        decimal->pieces[carrying] = (uint16_t)(piece - PIECE);
        piece = decimal->pieces[--carrying] + 1u;
    }
    decimal->pieces[carrying] = (uint16_t)piece;
    if (carrying < decimal->first) {
        decimal->first = carrying;
    }
    if (at >= decimal->end) {
        decimal->end = at + 1;
    }
}

// What is printed: digits from a place on, so many in front of the point and so many behind it, and an exponent.
struct digits {
    int place;
    int before, behind;
    bool point;
    char exponent[6];
    int exponent_length;
};

static void as_fixed(struct digits *digits, const struct decimal *decimal, int precision, bool point) {
    int place = leading(decimal, 0);
    digits->place = place < 0 ? 0 : place;
    digits->before = digits->place + 1;
    digits->behind = precision;
    digits->point = precision > 0 || point;
}

static void as_scientific(struct digits *digits, const struct decimal *decimal, int precision, bool point, char letter) {
    int exponent = leading(decimal, 0), length = 0;
    char *to = digits->exponent;
    digits->place = exponent;
    digits->before = 1;
    digits->behind = precision;
    digits->point = precision > 0 || point;
    to[length++] = letter;
    to[length++] = exponent < 0 ? '-' : '+';
    unsigned magnitude = (unsigned)(exponent < 0 ? -exponent : exponent);
    if (magnitude >= 100) {
        to[length++] = (char)('0' + magnitude / 100);
    }
    to[length++] = (char)('0' + magnitude / 10 % 10);
    to[length++] = (char)('0' + magnitude % 10);
    digits->exponent_length = length;
}

// As %f or %e, by the exponent; zeros at the end are left out.
static void as_general(struct digits *digits, struct decimal *decimal, int precision, bool alternate, char letter) {
    int count = precision > 0 ? precision : 1;
    int exponent = leading(decimal, 0);
    round_at(decimal, exponent - count + 1);
    exponent = leading(decimal, 0);
    bool scientific = exponent < -4 || exponent >= count;
    int behind = scientific ? count - 1 : count - 1 - exponent;
    int last = scientific ? exponent - behind : -behind;
    while (!alternate && behind > 0 && digit(decimal, last) == 0) {
        behind--;
        last++;
    }
    if (scientific) {
        as_scientific(digits, decimal, behind, alternate, letter);
    } else {
        as_fixed(digits, decimal, behind, alternate);
    }
}

static void put_digits(struct output *output, const struct decimal *decimal, int place, int count) {
    for (; count > 0; count--) {
        __harp_put(output, (char)('0' + digit(decimal, place--)));
    }
}

// The text, filled to the width: as many digits as are wanted, however many.
static void put_filled(struct output *output, const struct conversion *conversion, const char *sign,
                       const struct decimal *decimal, const struct digits *digits) {
    struct conversion fill = *conversion;
    int length = digits->before + digits->point + digits->behind + digits->exponent_length;
    fill.width = conversion->left || conversion->width < length ? 0 : conversion->width - length;
    __harp_put_number(output, &fill, sign, 0, "", 0);
    put_digits(output, decimal, digits->place, digits->before);
    if (digits->point) {
        __harp_put(output, '.');
    }
    put_digits(output, decimal, digits->place - digits->before, digits->behind);
    length += (int)strlen(sign);
    length -= digits->exponent_length;
    fill.width = conversion->left && conversion->width > length ? conversion->width - length : 0;
    __harp_put_number(output, &fill, "", 0, digits->exponent, digits->exponent_length);
}

void __harp_put_float(struct output *output, const struct conversion *wanted, uint64_t bits) {
    struct conversion conversion = *wanted;
    char letter = conversion.letter;
    struct decimal decimal;
    bool capital = letter < 'a';
    int exponent = (int)(bits >> 52 & 2047);
    uint64_t significand = bits & 0xfffffffffffff;
    const char *sign = bits >> 63 ? "-" : conversion.plus ? "+" : conversion.blank ? " " : "";
    if (exponent == 2047) {
        conversion.zero = false;
        const char *name = significand ? (capital ? "NAN" : "nan") : (capital ? "INF" : "inf");
        __harp_put_number(output, &conversion, sign, 0, name, 3);
        return;
    }
    if ((letter | 32) == 'a') {
        __harp_put_hexadecimal(output, &conversion, sign, exponent, significand);
        return;
    }
    int precision = conversion.precision < 0 ? 6 : conversion.precision;
    struct digits digits = {0};
    set(&decimal, exponent ? significand | 1ull << 52 : significand, (exponent ? exponent : 1) - 1075);
    switch (letter | 32) {
    case 'f':
        round_at(&decimal, -precision);
        as_fixed(&digits, &decimal, precision, conversion.alternate);
        break;
    case 'e':
        round_at(&decimal, leading(&decimal, 0) - precision);
        as_scientific(&digits, &decimal, precision, conversion.alternate, letter);
        break;
    default: as_general(&digits, &decimal, precision, conversion.alternate, (char)(letter - 2));
    }
    put_filled(output, &conversion, sign, &decimal, &digits);
}
