// `long double` is `double`; complex numbers; assembly without text; a frame's address.
#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

__attribute__((noinline)) static long double scaled(long double a, int by) { return a * by + 0.25L; }
__attribute__((noinline)) static double _Complex quotient(double _Complex a, double _Complex b) { return a / b; }
__attribute__((noinline)) static float _Complex product(float _Complex a, float _Complex b) { return a * b; }

__attribute__((noinline)) static long double sum(int count, ...) {
    va_list list;
    long double all = 0;
    va_start(list, count);
    while (count--) {
        all += va_arg(list, long double);
    }
    va_end(list);
    return all;
}

__attribute__((noinline)) static int below(char *frame) { return (char *)__builtin_frame_address(0) < frame; }

int main(void) {
    printf("%.3Lf %.3Lf %d\n", scaled(1.5L, 3), sum(3, 1.0L, 2.5L, -0.125L), (int)fabsl(-7.5L));
    printf("%d\n", LDBL_MANT_DIG >= DBL_MANT_DIG);
    double _Complex q = quotient(1.0 + 2.0i, 3.0 - 4.0i);
    float _Complex p = product(1.5f - 2.0if, 0.5f + 4.0if);
    printf("%.12f %.12f %.6f %.6f\n", __real__ q, __imag__ q, (double)__real__ p, (double)__imag__ p);
    q = quotient(1e300 + 1e300i, 2e300 + 0i);
    printf("%.12f %.12f\n", __real__ q, __imag__ q);
    long long kept = 0x123456789abcdef, same;
    __asm__("" : "=r"(same) : "0"(kept));
    int held = 5;
    __asm__ volatile("" : "=imr"(held) : "0"(held + 2) : "memory");
    char text[8];
    char *end = mempcpy(text, "abcdef", 7);
    printf("%llx %d %d %s\n", (unsigned long long)same, held, (int)(end - text), text);
    printf("%d\n", below(__builtin_frame_address(0)));
    return 0;
}
