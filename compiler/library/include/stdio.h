// Text to and from the console. printf knows the flags "-+ 0#", width, precision, the lengths hh h l ll z j t and the
// conversions d i u o x X c s p a e f g A E F G n %; scanf those of C17.
#ifndef HARP_STDIO_H
#define HARP_STDIO_H
#include <stdarg.h>
#include <stddef.h>
#define EOF (-1)
typedef struct harp_stream FILE;
// All three are the console.
#define stdin ((FILE *)0)
#define stdout ((FILE *)1)
#define stderr ((FILE *)2)
int printf(const char *restrict format, ...) __attribute__((format(printf, 1, 2)));
int vprintf(const char *restrict format, va_list arguments);
int sprintf(char *restrict to, const char *restrict format, ...) __attribute__((format(printf, 2, 3)));
int vsprintf(char *restrict to, const char *restrict format, va_list arguments);
int snprintf(char *restrict to, size_t bytes, const char *restrict format, ...) __attribute__((format(printf, 3, 4)));
int vsnprintf(char *restrict to, size_t bytes, const char *restrict format, va_list arguments);
int fprintf(FILE *restrict stream, const char *restrict format, ...) __attribute__((format(printf, 2, 3)));
int vfprintf(FILE *restrict stream, const char *restrict format, va_list arguments);
int scanf(const char *restrict format, ...) __attribute__((format(scanf, 1, 2)));
int vscanf(const char *restrict format, va_list arguments);
int sscanf(const char *restrict text, const char *restrict format, ...) __attribute__((format(scanf, 2, 3)));
int vsscanf(const char *restrict text, const char *restrict format, va_list arguments);
int fscanf(FILE *restrict stream, const char *restrict format, ...) __attribute__((format(scanf, 2, 3)));
int vfscanf(FILE *restrict stream, const char *restrict format, va_list arguments);
int putchar(int character);
#ifdef __OPTIMIZE__
// A store prints a byte: to the console's word (harp.h) where one lane runs alone, in turns where others may.
extern volatile __UINTPTR_TYPE__ __harp_printed;
extern __inline __attribute__((gnu_inline)) int putchar(int character) {
    __harp_printed = (unsigned char)character;
    return (unsigned char)character;
}
#endif
int putc(int character, FILE *stream);
int fputc(int character, FILE *stream);
int puts(const char *text);
int fputs(const char *restrict text, FILE *restrict stream);
size_t fwrite(const void *restrict from, size_t bytes, size_t count, FILE *restrict stream);
int fflush(FILE *stream);
void perror(const char *text);
// Wait for a character. EOF is the end of a file or a pipe; on a serial line, which has none, Control-D (4).
int getchar(void);
int getc(FILE *stream);
int fgetc(FILE *stream);
char *fgets(char *restrict to, int bytes, FILE *restrict stream);
size_t fread(void *restrict to, size_t bytes, size_t count, FILE *restrict stream);
// One character at most.
int ungetc(int character, FILE *stream);
int feof(FILE *stream);
int ferror(FILE *stream);
void clearerr(FILE *stream);
#endif
