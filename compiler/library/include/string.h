#ifndef HARP_STRING_H
#define HARP_STRING_H
#include <stddef.h>
void *memcpy(void *restrict to, const void *restrict from, size_t bytes);
void *memmove(void *to, const void *from, size_t bytes);
void *memset(void *to, int byte, size_t bytes);
int memcmp(const void *a, const void *b, size_t bytes);
void *memchr(const void *in, int byte, size_t bytes);
size_t strlen(const char *text);
size_t strnlen(const char *text, size_t most);
char *strcpy(char *restrict to, const char *restrict from);
void *mempcpy(void *restrict to, const void *restrict from, size_t bytes);
char *stpcpy(char *restrict to, const char *restrict from);
char *strncpy(char *restrict to, const char *restrict from, size_t bytes);
char *strcat(char *restrict to, const char *restrict from);
char *strncat(char *restrict to, const char *restrict from, size_t most);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t most);
char *strchr(const char *text, int character);
char *strrchr(const char *text, int character);
char *strstr(const char *text, const char *part);
char *strpbrk(const char *text, const char *of);
size_t strspn(const char *text, const char *of);
size_t strcspn(const char *text, const char *of);
char *strtok(char *restrict text, const char *restrict separators);
char *strdup(const char *text);
char *strerror(int number);
// As the locale "C" has them.
int strcoll(const char *a, const char *b);
size_t strxfrm(char *restrict to, const char *restrict from, size_t bytes);
#endif
