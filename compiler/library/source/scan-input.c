// Characters for scanf and for numbers in texts; integers.
#include "scan.h"
#include <ctype.h>
#include <limits.h>
#include <stdio.h>

int __harp_next(struct harp_input *input) {
    int character;
    if (input->limit > 0 && input->count >= input->limit) {
        character = EOF;
    } else if (input->wide) {
        // No number has a character that is not ASCII.
        wchar_t wide = *input->wide++;
        character = wide >= 0 && wide < 128 ? (int)wide : 128;
    } else if (!input->text) {
        character = __harp_read();
    } else if (*input->text == 0 && input->zero_ends) {
        character = EOF;
    } else {
        character = (unsigned char)*input->text++;
    }
    input->ended = character == EOF;
    input->count += !input->ended;
    input->last = character;
    return character;
}

void __harp_back(struct harp_input *input) {
    if (input->ended) {
        return;
    }
    input->count--;
    if (input->wide) {
        input->wide--;
    } else if (input->text) {
        input->text--;
    } else {
        __harp_unread(input->last);
    }
}

void __harp_begin(struct harp_input *input, long limit) {
    input->limit = limit;
    input->count = 0;
    input->ended = false;
}

static int digit_of(int character) {
    if (character >= '0' && character <= '9') {
        return character - '0';
    }
    int letter = character | 32;
    return letter >= 'a' && letter <= 'z' ? letter - 'a' + 10 : INT_MAX;
}

struct scanned __harp_scan_integer(struct harp_input *input, int base) {
    struct scanned scanned = {0};
    int character = __harp_next(input);
    if (character == '+' || character == '-') {
        scanned.negative = character == '-';
        character = __harp_next(input);
    }
    if ((base == 0 || base == 16) && character == '0') {
        scanned.found = true;
        character = __harp_next(input);
        if ((character | 32) == 'x') {
            base = 16;
            character = __harp_next(input);
            if (digit_of(character) >= 16) {
                // The 0 is the number in a text; elsewhere the x has been taken, and this is none.
                scanned.found = !input->zero_ends && (input->text || input->wide);
                __harp_back(input);
                __harp_back(input);
                return scanned;
            }
        } else if (base == 0) {
            base = 8;
        }
    }
    base = base == 0 ? 10 : base;
    for (int digit; (digit = digit_of(character)) < base; character = __harp_next(input)) {
        scanned.found = true;
        uint64_t low = (scanned.magnitude & 0xffffffff) * (unsigned)base + (unsigned)digit;
        uint64_t high = (scanned.magnitude >> 32) * (unsigned)base + (low >> 32);
        scanned.too_large |= high >> 32 != 0;
        scanned.magnitude = high << 32 | (low & 0xffffffff);
    }
    __harp_back(input);
    return scanned;
}
