// Characters to and from the console.
#include <stdio.h>
#include "turns.h"

static void print(const char *from, size_t bytes) {
    for (; bytes > 0; bytes--) {
        CONSOLE = (unsigned char)*from++;
    }
}

static void print_text(const char *text) {
    for (; *text; text++) {
        CONSOLE = (unsigned char)*text;
    }
}

// What `putchar` is where lanes may take turns, and clang has it inlined.
int __harp_putchar(uword_t character) {
    IN_TURNS(CONSOLE = (unsigned char)character);
    return (unsigned char)character;
}
int putchar(int character) { return __harp_putchar((unsigned char)character); }
int putc(int character, FILE *stream) {
    (void)stream;
    return __harp_putchar((unsigned char)character);
}
int fputc(int character, FILE *stream) {
    (void)stream;
    return __harp_putchar((unsigned char)character);
}

int fputs(const char *restrict text, FILE *restrict stream) {
    (void)stream;
    IN_TURNS(print_text(text));
    return 0;
}
int puts(const char *text) {
    IN_TURNS((print_text(text), CONSOLE = '\n'));
    return 0;
}

size_t fwrite(const void *restrict from, size_t bytes, size_t count, FILE *restrict stream) {
    (void)stream;
    IN_TURNS(print(from, bytes * count));
    return count;
}

int fflush(FILE *stream) {
    (void)stream;
    return 0;
}

int getchar(void) {
    uword_t character;
    do {
        character = CONSOLE;
    } while (character == 0);
    return character == 4 ? EOF : (int)character;
}
int getc(FILE *stream) {
    (void)stream;
    return getchar();
}
int fgetc(FILE *stream) {
    (void)stream;
    return getchar();
}

char *fgets(char *restrict to, int bytes, FILE *restrict stream) {
    int at = 0;
    (void)stream;
    while (at < bytes - 1) {
        int character = getchar();
        if (character == EOF) {
            break;
        }
        to[at++] = (char)character;
        if (character == '\n') {
            break;
        }
    }
    to[at] = 0;
    return at > 0 ? to : 0;
}
