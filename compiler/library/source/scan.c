// scanf and its family.
#include "scan.h"
#include "turns.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

// A conversion, behind its `%`.
struct conversion {
    bool no_store, is_long;
    long width; // 0: not given
    int bytes;  // of an integer
    char letter;
    // Of `[`: the characters, and whether those that are meant are the others.
    const char *set, *set_end;
    bool others;
};

static int length_of(struct conversion *conversion, const char **format) {
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
        conversion->is_long = true;
        return sizeof(long);
    case 'z':
    case 't':
        return sizeof(size_t);
    case 'j':
        return 8;
    case 'L': // `long double` is `double`
        conversion->is_long = true;
        return 8;
    default:
        (*format)--;
        return 4;
    }
}

static struct conversion read_conversion(const char **format) {
    struct conversion conversion = {0};
    const char *at = *format;
    if (*at == '*') {
        conversion.no_store = true;
        at++;
    }
    while (*at >= '0' && *at <= '9') {
        conversion.width = conversion.width * 10 + *at++ - '0';
    }
    conversion.bytes = length_of(&conversion, &at);
    conversion.letter = *at;
    at += *at != 0;
    if (conversion.letter == '[') {
        if (*at == '^') {
            conversion.others = true;
            at++;
        }
        conversion.set = at;
        // A bracket in the first place is one of the characters.
        at += *at == ']';
        while (*at && *at != ']') {
            at++;
        }
        conversion.set_end = at;
        at += *at == ']';
    }
    *format = at;
    return conversion;
}

// Whether a character belongs to what `%s`, `%c` or `%[` takes.
static bool belongs(const struct conversion *conversion, int character) {
    if (conversion->letter != '[') {
        return conversion->letter == 'c' || !isspace(character);
    }
    const char *set = conversion->set, *end = conversion->set_end;
    for (const char *at = set; at < end; at++) {
        // A minus between two characters stands for those between them.
        if (*at == '-' && at > set && at + 1 < end) {
            if (character >= (unsigned char)at[-1] && character <= (unsigned char)at[1]) {
                return !conversion->others;
            }
        } else if (character == (unsigned char)*at) {
            return !conversion->others;
        }
    }
    return conversion->others;
}

// Characters into an array; with `l`, wide ones.
static bool scan_text(struct harp_input *input, const struct conversion *conversion, void *to) {
    char *narrow = to;
    wchar_t *wide = to;
    mbstate_t state = {0};
    __harp_begin(input, conversion->width > 0 ? conversion->width : conversion->letter == 'c');
    int character;
    while ((character = __harp_next(input)) != EOF && belongs(conversion, character)) {
        if (!to) {
            continue;
        }
        if (!conversion->is_long) {
            *narrow++ = (char)character;
            continue;
        }
        char byte = (char)character;
        size_t taken = mbrtowc(wide, &byte, 1, &state);
        if (taken == (size_t)-1) {
            return false;
        }
        wide += taken != (size_t)-2;
    }
    __harp_back(input);
    if (to && conversion->letter != 'c') {
        if (conversion->is_long) {
            *wide = 0;
        } else {
            *narrow = 0;
        }
    }
    return conversion->letter == 'c' ? input->count == input->limit : input->count > 0;
}

static void store_integer(void *to, int bytes, uint64_t value) {
    switch (to ? bytes : 0) {
    case 0: break;
    case 1: *(uint8_t *)to = (uint8_t)value; break;
    case 2: *(uint16_t *)to = (uint16_t)value; break;
    case 8: *(uint64_t *)to = value; break;
    default: *(uint32_t *)to = (uint32_t)value;
    }
}

static bool scan_integer(struct harp_input *input, const struct conversion *conversion, void *to, int base) {
    bool is_signed = conversion->letter == 'd' || conversion->letter == 'i';
    __harp_begin(input, conversion->width);
    struct scanned scanned = __harp_scan_integer(input, base);
    uint64_t most = !is_signed ? UINT64_MAX : INT64_MAX + (uint64_t)scanned.negative;
    if (scanned.too_large || scanned.magnitude > most) {
        scanned.magnitude = most;
    }
    if (scanned.found) {
        store_integer(to, conversion->bytes, scanned.negative ? -scanned.magnitude : scanned.magnitude);
    }
    return scanned.found;
}

static bool scan_float(struct harp_input *input, const struct conversion *conversion, void *to) {
    __harp_begin(input, conversion->width);
    double value = (double)__floatscan(input, conversion->is_long, 0);
    if (input->count == 0) {
        return false;
    }
    if (to && conversion->is_long) {
        *(double *)to = value;
    } else if (to) {
        *(float *)to = (float)value;
    }
    return true;
}

static bool scan_item(struct harp_input *input, const struct conversion *conversion, void *to) {
    switch (conversion->letter) {
    case 'd':
    case 'u':
        return scan_integer(input, conversion, to, 10);
    case 'i': return scan_integer(input, conversion, to, 0);
    case 'o': return scan_integer(input, conversion, to, 8);
    case 'x':
    case 'X':
        return scan_integer(input, conversion, to, 16);
    case 'p': {
        struct conversion address = *conversion;
        address.bytes = sizeof(void *);
        return scan_integer(input, &address, to, 16);
    }
    case 'a':
    case 'e':
    case 'f':
    case 'g':
    case 'A':
    case 'E':
    case 'F':
    case 'G':
        return scan_float(input, conversion, to);
    case 'c':
    case 's':
    case '[':
        return scan_text(input, conversion, to);
    default: return false;
    }
}

// Blanks; how many.
static long skip_blanks(struct harp_input *input) {
    __harp_begin(input, 0);
    while (isspace(__harp_next(input))) {
    }
    __harp_back(input);
    return input->count;
}

// Whether the next character is this one; EOF at the end.
static int take(struct harp_input *input, int wanted) {
    __harp_begin(input, 0);
    int character = __harp_next(input);
    if (character == wanted) {
        return 1;
    }
    __harp_back(input);
    return character == EOF ? EOF : 0;
}

static int scan_all(struct harp_input *input, const char *format, va_list *arguments) {
    int items = 0;
    long taken = 0;
    // What is said when the input ends before a conversion, and none has been stored.
    bool failed = false;
    while (*format) {
        char character = *format++;
        if (isspace((unsigned char)character)) {
            taken += skip_blanks(input);
            continue;
        }
        if (character == '%' && *format != '%') {
            struct conversion conversion = read_conversion(&format);
            char letter = conversion.letter;
            if (letter == 'n') {
                store_integer(conversion.no_store ? 0 : va_arg(*arguments, void *), conversion.bytes, (uint64_t)taken);
                continue;
            }
            if (letter != 'c' && letter != '[') {
                taken += skip_blanks(input);
            }
            __harp_begin(input, 0);
            if (__harp_next(input) == EOF) {
                failed = true;
                break;
            }
            __harp_back(input);
            void *to = conversion.no_store ? 0 : va_arg(*arguments, void *);
            if (!scan_item(input, &conversion, to)) {
                break;
            }
            taken += input->count;
            items += !conversion.no_store;
            continue;
        }
        if (character == '%') {
            format++;
            taken += skip_blanks(input);
        }
        int found = take(input, (unsigned char)character);
        if (found != 1) {
            failed = found == EOF;
            break;
        }
        taken++;
    }
    return failed && items == 0 ? EOF : items;
}

int vsscanf(const char *restrict text, const char *restrict format, va_list arguments) {
    struct harp_input input = {.text = text, .zero_ends = true};
    va_list copy;
    va_copy(copy, arguments);
    int items = scan_all(&input, format, &copy);
    va_end(copy);
    return items;
}
static int scan_console(const char *format, va_list arguments) {
    struct harp_input input = {0};
    va_list copy;
    va_copy(copy, arguments);
    int items = scan_all(&input, format, &copy);
    va_end(copy);
    return items;
}
int vscanf(const char *restrict format, va_list arguments) {
    int items;
    IN_TURNS(items = scan_console(format, arguments));
    return items;
}
int vfscanf(FILE *restrict stream, const char *restrict format, va_list arguments) {
    (void)stream;
    return vscanf(format, arguments);
}

#define FORWARD(call)                                                                                      \
    va_list arguments;                                                                                     \
    va_start(arguments, format);                                                                           \
    int items = call;                                                                                      \
    va_end(arguments);                                                                                     \
    return items

int scanf(const char *restrict format, ...) { FORWARD(vscanf(format, arguments)); }
int fscanf(FILE *restrict stream, const char *restrict format, ...) { FORWARD(vfscanf(stream, format, arguments)); }
int sscanf(const char *restrict text, const char *restrict format, ...) { FORWARD(vsscanf(text, format, arguments)); }
