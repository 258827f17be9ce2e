// printf and its family.
#include "format.h"
#include "turns.h"
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void __harp_put(struct output *output, char character) {
    if (output->console) {
        CONSOLE = (unsigned char)character;
    } else if (output->room > 1) {
        *output->to++ = character;
        output->room--;
    }
    output->count++;
}

static void put_many(struct output *output, char character, int count) {
    for (; count > 0; count--) {
        __harp_put(output, character);
    }
}

void __harp_put_number(struct output *output, const struct conversion *conversion, const char *prefix, int zeros,
                       const char *digits, int length) {
    int fill = conversion->width - (int)strlen(prefix) - zeros - length;
    if (!conversion->left && !conversion->zero) {
        put_many(output, ' ', fill);
    }
    while (*prefix) {
        __harp_put(output, *prefix++);
    }
    if (!conversion->left && conversion->zero) {
        put_many(output, '0', fill);
    }
    put_many(output, '0', zeros);
    for (; length > 0; length--) {
        __harp_put(output, *digits++);
    }
    if (conversion->left) {
        put_many(output, ' ', fill);
    }
}

// Divides by ten, in pieces of 16 bits that any word can divide, and gives the remainder.
static unsigned divide_by_ten(uint64_t *value) {
    uint64_t quotient = 0;
    unsigned rest = 0;
    for (int shift = 48; shift >= 0; shift -= 16) {
        unsigned piece = rest << 16 | (unsigned)(*value >> shift & 0xffff);
        quotient |= (uint64_t)(piece / 10) << shift;
        rest = piece % 10;
    }
    *value = quotient;
    return rest;
}

static void put_integer(struct output *output, struct conversion *conversion, uint64_t value, bool negative) {
    char digits[24], *at = digits + sizeof digits;
    char letter = conversion->letter;
    const char *prefix = "";
    bool zero = value == 0;
    if (letter == 'd') {
        prefix = negative ? "-" : conversion->plus ? "+" : conversion->blank ? " " : "";
    } else if (conversion->alternate && !zero && letter != 'u') {
        prefix = letter == 'x' ? "0x" : letter == 'X' ? "0X" : "";
    }
    if (letter == 'd' || letter == 'u') {
        while (value >> 32) {
            *--at = (char)('0' + divide_by_ten(&value));
        }
        for (uint32_t rest = (uint32_t)value; rest; rest /= 10) {
            *--at = (char)('0' + rest % 10);
        }
    } else {
        const char *names = letter == 'X' ? "0123456789ABCDEF" : "0123456789abcdef";
        int shift = letter == 'o' ? 3 : 4;
        for (; value; value >>= shift) {
            *--at = names[value & ((1u << shift) - 1)];
        }
        if (letter == 'o' && conversion->alternate && (!zero || conversion->precision == 0)) {
            *--at = '0';
        }
    }
    int length = (int)(digits + sizeof digits - at);
    int least = conversion->precision < 0 ? 1 : conversion->precision;
    conversion->zero &= conversion->precision < 0;
    __harp_put_number(output, conversion, prefix, least > length ? least - length : 0, at, length);
}

// How wide an integer is, in bytes.
static int length_of(const char **format) {
    switch (*(*format)++) {
    case 'h':
        if (**format == 'h') {
            (*format)++;
            return 1;
        }
        return 2;
    case 'l':
        if (**format == 'l') {
            (*format)++;
            return 8;
        }
        return sizeof(long);
    case 'z':
    case 't':
        return sizeof(size_t);
    case 'j':
        return 8;
    case 'L': // `long double` is `double`
        return 8;
    default:
        (*format)--;
        return 4;
    }
}

static uint64_t take_integer(va_list *arguments, int bytes, bool is_signed) {
    uint64_t value;
    if (bytes == 8) {
        value = va_arg(*arguments, uint64_t);
    } else if (is_signed) {
        int small = va_arg(*arguments, int);
        value = (uint64_t)(bytes == 1 ? (signed char)small : bytes == 2 ? (short)small : small);
    } else {
        unsigned small = va_arg(*arguments, unsigned);
        value = bytes == 1 ? (unsigned char)small : bytes == 2 ? (unsigned short)small : small;
    }
    return value;
}

static int read_count(const char **format, va_list *arguments) {
    if (**format == '*') {
        (*format)++;
        return va_arg(*arguments, int);
    }
    int count = 0;
    while (**format >= '0' && **format <= '9') {
        count = count * 10 + *(*format)++ - '0';
    }
    return count;
}

static const char *read_flags(struct conversion *conversion, const char *format) {
    for (;; format++) {
        switch (*format) {
        case '-': conversion->left = true; break;
        case '+': conversion->plus = true; break;
        case ' ': conversion->blank = true; break;
        case '0': conversion->zero = true; break;
        case '#': conversion->alternate = true; break;
        default: return format;
        }
    }
}

static void store_count(va_list *arguments, int bytes, int count) {
    void *to = va_arg(*arguments, void *);
    switch (bytes) {
    case 1: *(signed char *)to = (signed char)count; break;
    case 2: *(short *)to = (short)count; break;
    case 8: *(long long *)to = count; break;
    default: *(int *)to = count;
    }
}

static void put_text(struct output *output, struct conversion *conversion, const char *text) {
    if (!text) {
        text = "(null)";
    }
    size_t most = conversion->precision < 0 ? (size_t)-1 : (size_t)conversion->precision;
    conversion->zero = false;
    __harp_put_number(output, conversion, "", 0, text, (int)strnlen(text, most));
}

// One conversion, whose `%` has been read; gives what stands behind it.
static const char *convert(struct output *output, const char *format, va_list *arguments) {
    struct conversion conversion = {.precision = -1};
    format = read_flags(&conversion, format);
    conversion.width = read_count(&format, arguments);
    if (conversion.width < 0) {
        conversion.left = true;
        conversion.width = -conversion.width;
    }
    if (*format == '.') {
        format++;
        conversion.precision = read_count(&format, arguments);
    }
    int bytes = length_of(&format);
    char letter = *format++;
    conversion.letter = letter;
    switch (letter) {
    case 'i':
    case 'd': {
        int64_t value = (int64_t)take_integer(arguments, bytes, true);
        conversion.letter = 'd';
        put_integer(output, &conversion, value < 0 ? -(uint64_t)value : (uint64_t)value, value < 0);
        break;
    }
    case 'u':
    case 'o':
    case 'x':
    case 'X':
        put_integer(output, &conversion, take_integer(arguments, bytes, false), false);
        break;
    case 'p':
        conversion.alternate = true;
        conversion.letter = 'x';
        put_integer(output, &conversion, (uintptr_t)va_arg(*arguments, void *), false);
        break;
    case 'c': {
        char character = (char)va_arg(*arguments, int);
        conversion.zero = false;
        __harp_put_number(output, &conversion, "", 0, &character, 1);
        break;
    }
    case 's': put_text(output, &conversion, va_arg(*arguments, const char *)); break;
    case 'n': store_count(arguments, bytes, output->count); break;
    case 'a':
    case 'e':
    case 'f':
    case 'g':
    case 'A':
    case 'E':
    case 'F':
    case 'G': {
        union { double value; uint64_t bits; } both = {va_arg(*arguments, double)};
        __harp_put_float(output, &conversion, both.bits);
        break;
    }
    case 0: format--; break;
    default: __harp_put(output, letter);
    }
    return format;
}

static int format_all(struct output *output, const char *format, va_list *arguments) {
    while (*format) {
        char character = *format++;
        if (character != '%') {
            __harp_put(output, character);
        } else {
            format = convert(output, format, arguments);
        }
    }
    if (!output->console && output->room > 0) {
        *output->to = 0;
    }
    return output->count;
}

static int print(const char *format, va_list arguments) {
    struct output output = {.console = true};
    va_list copy;
    va_copy(copy, arguments);
    int count = format_all(&output, format, &copy);
    va_end(copy);
    return count;
}
int vprintf(const char *restrict format, va_list arguments) {
    int count;
    IN_TURNS(count = print(format, arguments));
    return count;
}
int vsnprintf(char *restrict to, size_t bytes, const char *restrict format, va_list arguments) {
    struct output output = {.to = to, .room = bytes};
    va_list copy;
    va_copy(copy, arguments);
    int count = format_all(&output, format, &copy);
    va_end(copy);
    return count;
}
int vsprintf(char *restrict to, const char *restrict format, va_list arguments) {
    return vsnprintf(to, INT_MAX, format, arguments);
}
int vfprintf(FILE *restrict stream, const char *restrict format, va_list arguments) {
    (void)stream;
    return vprintf(format, arguments);
}

#define FORWARD(call)                                                                                      \
    va_list arguments;                                                                                     \
    va_start(arguments, format);                                                                           \
    int count = call;                                                                                      \
    va_end(arguments);                                                                                     \
    return count

int printf(const char *restrict format, ...) { FORWARD(vprintf(format, arguments)); }
int fprintf(FILE *restrict stream, const char *restrict format, ...) {
    FORWARD(vfprintf(stream, format, arguments));
}
int sprintf(char *restrict to, const char *restrict format, ...) { FORWARD(vsprintf(to, format, arguments)); }
int snprintf(char *restrict to, size_t bytes, const char *restrict format, ...) {
    FORWARD(vsnprintf(to, bytes, format, arguments));
}
