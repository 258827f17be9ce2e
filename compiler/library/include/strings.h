#ifndef HARP_STRINGS_H
#define HARP_STRINGS_H
#include <stddef.h>
int strcasecmp(const char *a, const char *b);
int strncasecmp(const char *a, const char *b, size_t most);
void bzero(void *to, size_t bytes);
int ffs(int bits);
#endif
