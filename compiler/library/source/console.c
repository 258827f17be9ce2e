// Characters to and from the console.
#include <stdio.h>
#include "scan.h"
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

// A character that has been read and put back, and 256; else 0.
static unsigned put_back;
static bool has_ended;

// What a load of the console's word gives (docs/isa.md, I9.4, I9.8): 0 if no byte waits, this at the end, and 256 with a byte
// that would be one of these.
#define END 4

HARP_INLINE int read(void) {
    if (put_back) {
        int character = (unsigned char)put_back;
        put_back = 0;
        return character;
    }
    if (has_ended) {
        return EOF;
    }
    uword_t character;
    do {
        character = CONSOLE;
    } while (character == 0);
    has_ended = character == END;
    return has_ended ? EOF : (unsigned char)character;
}

int __harp_read(void) { return read(); }

int getchar(void) {
    int character;
    IN_TURNS(character = read());
    return character;
}
int getc(FILE *stream) {
    (void)stream;
    return getchar();
}
int fgetc(FILE *stream) {
    (void)stream;
    return getchar();
}

HARP_INLINE int unread(int character) {
    if (put_back) {
        return EOF;
    }
    put_back = 256u | (unsigned char)character;
    return (unsigned char)character;
}
int __harp_unread(int character) { return unread(character); }

int ungetc(int character, FILE *stream) {
    (void)stream;
    if (character == EOF) {
        return EOF;
    }
    int result;
    IN_TURNS(result = unread(character));
    return result;
}

HARP_INLINE char *read_line(char *to, int bytes) {
    int at = 0;
    while (at < bytes - 1) {
        int character = read();
        if (character == EOF) {
            break;
        }
        to[at++] = (char)character;
        if (character == '\n') {
            break;
        }
    }
    if (at == 0 && bytes != 1) {
        return 0;
    }
    to[at] = 0;
    return to;
}
char *fgets(char *restrict to, int bytes, FILE *restrict stream) {
    char *line;
    (void)stream;
    IN_TURNS(line = read_line(to, bytes));
    return line;
}

HARP_INLINE size_t read_bytes(char *to, size_t bytes) {
    size_t count = 0;
    for (int character; count < bytes && (character = read()) != EOF; count++) {
        to[count] = (char)character;
    }
    return count;
}
size_t fread(void *restrict to, size_t bytes, size_t count, FILE *restrict stream) {
    size_t got;
    (void)stream;
    IN_TURNS(got = read_bytes(to, bytes * count));
    return got == bytes * count ? count : got / bytes;
}

int feof(FILE *stream) { return stream == stdin && has_ended && !put_back; }
int ferror(FILE *stream) {
    (void)stream;
    return 0;
}
void clearerr(FILE *stream) {
    if (stream == stdin) {
        IN_TURNS(has_ended = false);
    }
}
