// Wide characters in memory, from and to UTF-8. Streams are not wide.
#ifndef HARP_WCHAR_H
#define HARP_WCHAR_H
#include <stddef.h>
#include <stdint.h>
typedef __WINT_TYPE__ wint_t;
// Where a state is not given, all threads share one.
typedef struct { unsigned of_character, unused; } mbstate_t;
#define WEOF ((wint_t)-1)
wint_t btowc(int character);
int wctob(wint_t character);
int mbsinit(const mbstate_t *state);
size_t mbrlen(const char *restrict text, size_t bytes, mbstate_t *restrict state);
size_t mbrtowc(wchar_t *restrict to, const char *restrict text, size_t bytes, mbstate_t *restrict state);
size_t wcrtomb(char *restrict to, wchar_t character, mbstate_t *restrict state);
size_t mbsrtowcs(wchar_t *restrict to, const char **restrict text, size_t characters, mbstate_t *restrict state);
size_t wcsrtombs(char *restrict to, const wchar_t **restrict text, size_t bytes, mbstate_t *restrict state);
size_t wcslen(const wchar_t *text);
wchar_t *wcscpy(wchar_t *restrict to, const wchar_t *restrict from);
wchar_t *wcsncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t characters);
wchar_t *wcscat(wchar_t *restrict to, const wchar_t *restrict from);
wchar_t *wcsncat(wchar_t *restrict to, const wchar_t *restrict from, size_t most);
int wcscmp(const wchar_t *a, const wchar_t *b);
int wcsncmp(const wchar_t *a, const wchar_t *b, size_t most);
int wcscoll(const wchar_t *a, const wchar_t *b);
size_t wcsxfrm(wchar_t *restrict to, const wchar_t *restrict from, size_t characters);
wchar_t *wcschr(const wchar_t *text, wchar_t character);
wchar_t *wcsrchr(const wchar_t *text, wchar_t character);
wchar_t *wcsstr(const wchar_t *restrict text, const wchar_t *restrict part);
wchar_t *wcspbrk(const wchar_t *text, const wchar_t *of);
size_t wcsspn(const wchar_t *text, const wchar_t *of);
size_t wcscspn(const wchar_t *text, const wchar_t *of);
wchar_t *wcstok(wchar_t *restrict text, const wchar_t *restrict separators, wchar_t **restrict rest);
wchar_t *wmemcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t characters);
wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t characters);
wchar_t *wmemset(wchar_t *to, wchar_t character, size_t characters);
int wmemcmp(const wchar_t *a, const wchar_t *b, size_t characters);
wchar_t *wmemchr(const wchar_t *in, wchar_t character, size_t characters);
float wcstof(const wchar_t *restrict text, wchar_t **restrict end);
double wcstod(const wchar_t *restrict text, wchar_t **restrict end);
long double wcstold(const wchar_t *restrict text, wchar_t **restrict end);
long wcstol(const wchar_t *restrict text, wchar_t **restrict end, int base);
unsigned long wcstoul(const wchar_t *restrict text, wchar_t **restrict end, int base);
long long wcstoll(const wchar_t *restrict text, wchar_t **restrict end, int base);
unsigned long long wcstoull(const wchar_t *restrict text, wchar_t **restrict end, int base);
#endif
