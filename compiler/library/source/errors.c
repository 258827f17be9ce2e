// What numbers of errors mean; and texts by the order of the locale "C".
#include <errno.h>
#include <stdio.h>
#include <string.h>

char *strerror(int number) {
    switch (number) {
    case 0: return "no error";
    case EDOM: return "argument out of domain";
    case ERANGE: return "result out of range";
    case EINVAL: return "invalid argument";
    case ENOMEM: return "out of memory";
    case EOVERFLOW: return "value too large";
    case EILSEQ: return "invalid sequence of bytes";
    default: return "unknown error";
    }
}

void perror(const char *text) {
    const char *meaning = strerror(errno);
    if (text && *text) {
        printf("%s: %s\n", text, meaning);
    } else {
        puts(meaning);
    }
}

int strcoll(const char *a, const char *b) { return strcmp(a, b); }

size_t strxfrm(char *restrict to, const char *restrict from, size_t bytes) {
    size_t length = strlen(from);
    if (length < bytes) {
        memcpy(to, from, length + 1);
    }
    return length;
}
