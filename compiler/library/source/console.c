// Characters to and from the console.
#include <harp.h>
#include <stdio.h>

int putchar(int character) {
    CONSOLE = (unsigned char)character;
    return (unsigned char)character;
}
int putc(int character, FILE *stream) {
    (void)stream;
    return putchar(character);
}
int fputc(int character, FILE *stream) {
    (void)stream;
    return putchar(character);
}

int fputs(const char *restrict text, FILE *restrict stream) {
    (void)stream;
    for (; *text; text++) {
        CONSOLE = (unsigned char)*text;
    }
    return 0;
}
int puts(const char *text) {
    fputs(text, stdout);
    putchar('\n');
    return 0;
}

size_t fwrite(const void *restrict from, size_t bytes, size_t count, FILE *restrict stream) {
    const unsigned char *at = from;
    (void)stream;
    for (size_t left = bytes * count; left > 0; left--) {
        CONSOLE = *at++;
    }
    return count;
}

int fflush(FILE *stream) {
    (void)stream;
    return 0;
}

// What `ungetc` has put back.
static int put_back = EOF;

int ungetc(int character, FILE *stream) {
    (void)stream;
    if (character == EOF || put_back != EOF) {
        return EOF;
    }
    put_back = (unsigned char)character;
    return put_back;
}

int getchar(void) {
    uword_t character;
    int before = put_back;
    if (before != EOF) {
        put_back = EOF;
        return before;
    }
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
