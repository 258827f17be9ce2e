#ifndef HARP_STDLIB_H
#define HARP_STDLIB_H
#include <stddef.h>
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
typedef struct { long long quot, rem; } lldiv_t;
// Memory behind the program. Only where one lane runs: the main function and what it calls.
void *malloc(size_t bytes);
void *calloc(size_t count, size_t bytes);
void *realloc(void *memory, size_t bytes);
void *aligned_alloc(size_t alignment, size_t bytes);
void free(void *memory);
// Ends the program. In a kernel it stops the warp, and the program when the launch is over.
_Noreturn void exit(int code);
_Noreturn void _Exit(int code);
_Noreturn void abort(void);
int atexit(void (*function)(void));
int abs(int value);
long labs(long value);
long long llabs(long long value);
div_t div(int dividend, int divisor);
ldiv_t ldiv(long dividend, long divisor);
lldiv_t lldiv(long long dividend, long long divisor);
int atoi(const char *text);
long atol(const char *text);
long long atoll(const char *text);
double atof(const char *text);
long strtol(const char *restrict text, char **restrict end, int base);
unsigned long strtoul(const char *restrict text, char **restrict end, int base);
long long strtoll(const char *restrict text, char **restrict end, int base);
unsigned long long strtoull(const char *restrict text, char **restrict end, int base);
// Correctly rounded, however many digits there are.
float strtof(const char *restrict text, char **restrict end);
double strtod(const char *restrict text, char **restrict end);
long double strtold(const char *restrict text, char **restrict end);
int rand(void);
void srand(unsigned seed);
void qsort(void *base, size_t count, size_t bytes, int (*compare)(const void *, const void *));
void *bsearch(const void *key, const void *base, size_t count, size_t bytes,
              int (*compare)(const void *, const void *));
// There is no environment, and nothing that runs commands.
char *getenv(const char *name);
int system(const char *command);
// Characters of several bytes are UTF-8.
#define MB_CUR_MAX ((size_t)4)
int mblen(const char *text, size_t bytes);
int mbtowc(wchar_t *restrict to, const char *restrict text, size_t bytes);
int wctomb(char *to, wchar_t character);
size_t mbstowcs(wchar_t *restrict to, const char *restrict text, size_t characters);
size_t wcstombs(char *restrict to, const wchar_t *restrict text, size_t bytes);
#endif
