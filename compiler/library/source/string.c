// Texts.
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

size_t strlen(const char *text) {
    const char *end = text;
    while (*end) {
        end++;
    }
    return (size_t)(end - text);
}

size_t strnlen(const char *text, size_t most) {
    size_t length = 0;
    while (length < most && text[length]) {
        length++;
    }
    return length;
}

void *mempcpy(void *restrict to, const void *restrict from, size_t bytes) { return (char *)memcpy(to, from, bytes) + bytes; }

char *stpcpy(char *restrict to, const char *restrict from) {
    while ((*to = *from++)) {
        to++;
    }
    return to;
}

char *strcpy(char *restrict to, const char *restrict from) {
    stpcpy(to, from);
    return to;
}

char *strncpy(char *restrict to, const char *restrict from, size_t bytes) {
    size_t length = strnlen(from, bytes);
    memcpy(to, from, length);
    memset(to + length, 0, bytes - length);
    return to;
}

char *strcat(char *restrict to, const char *restrict from) {
    strcpy(to + strlen(to), from);
    return to;
}

char *strncat(char *restrict to, const char *restrict from, size_t most) {
    size_t length = strnlen(from, most);
    char *end = to + strlen(to);
    memcpy(end, from, length);
    end[length] = 0;
    return to;
}

int strcmp(const char *a, const char *b) {
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return (unsigned char)*a - (unsigned char)*b;
}

int strncmp(const char *a, const char *b, size_t most) {
    for (; most > 0; most--, a++, b++) {
        if (*a != *b || !*a) {
            return (unsigned char)*a - (unsigned char)*b;
        }
    }
    return 0;
}

int strncasecmp(const char *a, const char *b, size_t most) {
    for (; most > 0; most--, a++, b++) {
        int difference = tolower((unsigned char)*a) - tolower((unsigned char)*b);
        if (difference != 0 || !*a) {
            return difference;
        }
    }
    return 0;
}

int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, (size_t)-1); }

char *strchr(const char *text, int character) {
    for (;; text++) {
        if (*text == (char)character) {
            return (char *)text;
        }
        if (!*text) {
            return 0;
        }
    }
}

char *strrchr(const char *text, int character) {
    const char *found = 0;
    do {
        if (*text == (char)character) {
            found = text;
        }
    } while (*text++);
    return (char *)found;
}

size_t strspn(const char *text, const char *of) {
    size_t length = 0;
    while (text[length] && strchr(of, text[length])) {
        length++;
    }
    return length;
}

size_t strcspn(const char *text, const char *of) {
    size_t length = 0;
    while (!strchr(of, text[length])) {
        length++;
    }
    return length;
}

char *strpbrk(const char *text, const char *of) {
    text += strcspn(text, of);
    return *text ? (char *)text : 0;
}

char *strstr(const char *text, const char *part) {
    size_t length = strlen(part);
    for (;; text++) {
        if (strncmp(text, part, length) == 0) {
            return (char *)text;
        }
        if (!*text) {
            return 0;
        }
    }
}

char *strtok(char *restrict text, const char *restrict separators) {
    static _Thread_local char *rest;
    char *begin = text ? text : rest;
    if (!begin) {
        return 0;
    }
    begin += strspn(begin, separators);
    char *end = begin + strcspn(begin, separators);
    rest = *end ? end + 1 : 0;
    *end = 0;
    return end == begin ? 0 : begin;
}

char *strdup(const char *text) {
    size_t bytes = strlen(text) + 1;
    char *copy = malloc(bytes);
    return copy ? memcpy(copy, text, bytes) : 0;
}

int ffs(int bits) {
    for (int place = 0; place < 32; place++) {
        if ((unsigned)bits >> place & 1) {
            return place + 1;
        }
    }
    return 0;
}
