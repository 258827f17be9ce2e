// Characters of UTF-16 and UTF-32, from and to UTF-8.
#ifndef HARP_UCHAR_H
#define HARP_UCHAR_H
#include <wchar.h>
typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;
size_t mbrtoc16(char16_t *restrict to, const char *restrict text, size_t bytes, mbstate_t *restrict state);
size_t c16rtomb(char *restrict to, char16_t character, mbstate_t *restrict state);
size_t mbrtoc32(char32_t *restrict to, const char *restrict text, size_t bytes, mbstate_t *restrict state);
size_t c32rtomb(char *restrict to, char32_t character, mbstate_t *restrict state);
#endif
