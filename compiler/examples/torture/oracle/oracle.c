// What the run time in assembly does on the core, for a program that is WebAssembly.
#include <harp.h>
#include <stdint.h>
#include <stdlib.h>

#define CHARACTERS (1 << 20)
#define HEAP_BYTES (2 << 20)

__attribute__((import_module("oracle"), import_name("end"))) _Noreturn void oracle_end(int code);

uword_t oracle_printed[CHARACTERS];
uword_t oracle_count;

uword_t *oracle_console(void) {
    if (oracle_count == CHARACTERS) {
        __builtin_trap();
    }
    return &oracle_printed[oracle_count++];
}

char __harp_heap[HEAP_BYTES] __attribute__((aligned(16)));
char *__harp_heap_end = __harp_heap + HEAP_BYTES;
void (*__harp_at_exit)(void);

// The host calls it with what main returns.
__attribute__((export_name("oracle_exit"))) _Noreturn void exit(int code) {
    if (__harp_at_exit) {
        void (*functions)(void) = __harp_at_exit;
        __harp_at_exit = 0;
        functions();
    }
    oracle_end(code);
}
_Noreturn void _Exit(int code) { oracle_end(code); }
_Noreturn void abort(void) { oracle_end(134); }
_Noreturn void __harp_fail(const char *message) {
    (void)message;
    oracle_end(125);
}

// Products of 128 bits, which clang does not compute for WebAssembly itself.
__int128 __multi3(__int128 a, __int128 b) {
    uint64_t low = (uint64_t)a, high = (uint64_t)((unsigned __int128)a >> 64);
    uint64_t other_low = (uint64_t)b, other_high = (uint64_t)((unsigned __int128)b >> 64);
    uint64_t p = low & 0xffffffff, q = low >> 32, r = other_low & 0xffffffff, s = other_low >> 32;
    uint64_t first = p * r, middle = q * r + (first >> 32), rest = p * s + (middle & 0xffffffff);
    uint64_t top = q * s + (middle >> 32) + (rest >> 32) + low * other_high + high * other_low;
    uint64_t bottom = rest << 32 | (first & 0xffffffff);
    return (__int128)((unsigned __int128)top << 64 | bottom);
}
