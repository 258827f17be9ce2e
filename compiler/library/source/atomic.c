// Atomic operations that no instruction of the extension does: those of parts of a word, and `nand`. Each is a loop of
// compare and swap on the word. It ends, since of several lanes that try at the same time one succeeds.
#include <harp.h>

#define WORD_BITS (8 * (uword_t)sizeof(uword_t))

// By the same numbers as `compiler/src/lower/atomics.rs`.
enum operation { EXCHANGE, ADD, SUBTRACT, AND, NAND, OR, XOR, MAX, MIN, UNSIGNED_MAX, UNSIGNED_MIN };

// Where an object lies in its word.
struct place {
    uword_t *word;
    uword_t shift;
    uword_t mask;
};

static inline struct place place_of(uword_t address, uword_t bits) {
    uword_t byte = address % sizeof(uword_t);
    return (struct place){(uword_t *)(address - byte), 8 * byte, ~(uword_t)0 >> (WORD_BITS - bits)};
}

static inline uword_t part_of(struct place place, uword_t word) { return word >> place.shift & place.mask; }

// The word with another value in the object's place.
static inline uword_t with_part(struct place place, uword_t word, uword_t value) {
    return (word & ~(place.mask << place.shift)) | (value & place.mask) << place.shift;
}

// Numbers have zeros above their bits; `sign` is the highest of these.
static uword_t updated(enum operation operation, uword_t sign, uword_t old, uword_t value) {
    switch (operation) {
    case EXCHANGE: return value;
    case ADD: return old + value;
    case SUBTRACT: return old - value;
    case AND: return old & value;
    case NAND: return ~(old & value);
    case OR: return old | value;
    case XOR: return old ^ value;
    case MAX: return (old ^ sign) < (value ^ sign) ? value : old;
    case MIN: return (old ^ sign) < (value ^ sign) ? old : value;
    case UNSIGNED_MAX: return old < value ? value : old;
    case UNSIGNED_MIN: return old < value ? old : value;
    }
    __builtin_unreachable();
}

uword_t __harp_atomic_update(uword_t address, uword_t bits, uword_t operation, uword_t value) {
    struct place place = place_of(address, bits);
    uword_t found = __atomic_load_n(place.word, __ATOMIC_RELAXED);
    for (;;) {
        uword_t old = part_of(place, found);
        uword_t new = updated((enum operation)operation, (uword_t)1 << (bits - 1), old, value);
        uword_t before = __sync_val_compare_and_swap(place.word, found, with_part(place, found, new));
        if (before == found) {
            return old;
        }
        found = before;
    }
}

uword_t __harp_atomic_compare_exchange(uword_t address, uword_t bits, uword_t expected, uword_t value) {
    struct place place = place_of(address, bits);
    uword_t found = __atomic_load_n(place.word, __ATOMIC_RELAXED);
    while (part_of(place, found) == expected) {
        uword_t before = __sync_val_compare_and_swap(place.word, found, with_part(place, found, value));
        if (before == found) {
            break;
        }
        found = before;
    }
    return part_of(place, found);
}
