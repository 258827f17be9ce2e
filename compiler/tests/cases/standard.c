// Texts to numbers and back, dates, signals, wide characters, functions by type; and a function of the program's own with
// a name of the library.
#include <float.h>
#include <inttypes.h>
#include <locale.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <uchar.h>
#include <wchar.h>
#include <wctype.h>

// lrint goes on with the library's.
double rint(double value) { return value * 100; }

static void hexadecimals(void) {
    const double values[] = {1.5, -1.25, 0.0, -0.0, 1.0 / 3, DBL_MAX, 5e-324, 3e-310, 1.96875, INFINITY, -12.5};
    for (int i = 0; i < 11; i++) {
        double v = values[i];
        printf("%a %A %.0a %.1a %.2A %.12a %.13a %.16a|%#.0a|%+a|% a\n", v, v, v, v, v, v, v, v, v, v, v);
        printf("|%24a|%-24a|%024a|%-24.15a|%024.15a|\n", v, v, v, v, v);
    }
}

static void floats(void) {
    static char digits[1600];
    memset(digits, '0', 1500);
    const char *texts[] = {"1.5x", " -2.25e3", "0x1.8p3", "1e+", "0x", "0x.8", "inf", "-infinity", "nan(a)",
                           "1e400", "2.4703282292062327e-324", "2.4703282292062328e-324", "9007199254740993",
                           "9007199254740992.99999999999999999999999999999", "1.7976931348623159e308", "-.e1", "5.", ".5",
                           "0.500000000000000166533453693773481063544750213623046875",
                           "0.500000000000000166533453693773481063544750213623046876", "1.00000005960464477539062500",
                           "1.000000059604644775390625000000000000000000001", "0x1.00000000000008p0",
                           "0x1.00000000000008000001p0", "0x1.00000000000014p0", "0x1.0000000000001cp0", "0x1p-1075",
                           "0x1.00000100000001p0", "7.0064923216240853546186479164496e-46", digits};
    memcpy(digits, "1.", 2);
    memcpy(digits + 60, "5e-20", 5);
    memcpy(digits + 1499, "1", 2);
    for (unsigned i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char *end, *end_of_float;
        double value = strtod(texts[i], &end);
        float narrow = strtof(texts[i], &end_of_float);
        printf("%a %a %d %d\n", value, (double)narrow, (int)(end - texts[i]), (int)(end_of_float - texts[i]));
    }
    printf("%g %g %lld\n", atof(" 2.5e1z"), (double)strtold("1e10", 0), (long long)strtoimax("-77", 0, 0));
}

// What a function gives, before what it has stored is read.
#define COUNT(items) printf("%d ", items)

static void scans(void) {
    int a = -1, b = -1, c = -1;
    char s[24] = "", u[24] = "";
    short half;
    signed char byte;
    long long wide;
    double number;
    float narrow;
    size_t size;
    wchar_t characters[8] = {0};
    COUNT(sscanf("12 34x", "%d%d%n", &a, &b, &c));
    printf("%d %d %d\n", a, b, c);
    COUNT(sscanf("  hello world", "%s%c%3s%n", s, u, u + 1, &c));
    printf("%s %s %d\n", s, u, c);
    COUNT(sscanf("0x1F 077 9", "%i %i %i", &a, &b, &c));
    printf("%d %d %d\n", a, b, c);
    COUNT(sscanf("ff 17 -5", "%x %o %u", (unsigned *)&a, (unsigned *)&b, (unsigned *)&c));
    printf("%d %d %d\n", a, b, c);
    COUNT(sscanf("300 70000 -9223372036854775808", "%hhd %hd %lld", &byte, &half, &wide));
    printf("%d %d %lld\n", byte, half, wide);
    COUNT(sscanf("1.5 2.5e3 0x1p4", "%f %lf %*a", &narrow, &number));
    printf("%g %g\n", (double)narrow, number);
    COUNT(sscanf("abc123]x", "%[a-c]%[^]]%[]]%s", s, u, u + 10, s + 10));
    printf("%s %s %s %s\n", s, u, u + 10, s + 10);
    COUNT(sscanf("abcdef", "%*2c%2c", s));
    printf("%.2s\n", s);
    COUNT(sscanf("50%7 3:4", "%d%%%d %d:%d", &a, &b, &c, &c));
    printf("%d %d %d\n", a, b, c);
    COUNT(sscanf("12345", "%2lf%1f%zu", &number, &narrow, &size));
    printf("%g %g %d\n", number, (double)narrow, (int)size);
    COUNT(sscanf("99999999999999999999", "%lld", &wide));
    printf("%lld\n", wide);
    COUNT(sscanf("\303\244b c", "%ls", characters));
    printf("%d %d\n", (int)characters[0], (int)characters[1]);
    COUNT(sscanf("", "%d", &a));
    COUNT(sscanf("x", "%d", &a));
    COUNT(sscanf("5", "%d%d", &a, &b));
    COUNT(sscanf("  ", "%s", s));
    COUNT(sscanf("ab", "abc%d", &a));
    COUNT(sscanf("", " "));
    COUNT(sscanf("- 5", "%d", &a));
    puts("");
}

static void dates(void) {
    const long long times[] = {0, -1, 951782400, 1709251199, 4107542400, -2208988800, 253402300799, -62135596800};
    for (int i = 0; i < 8; i++) {
        time_t time = times[i];
        struct tm date = *gmtime(&time);
        char text[140];
        strftime(text, sizeof text, "%a %b %d %D %e %F %g %G %H %I %j %M %p %T %u %U %V %w %W %x %y %Y%%", &date);
        printf("%s %d ", text, mktime(&date) == time);
        fputs(asctime(&date), stdout);
    }
    struct tm odd = {.tm_year = 100, .tm_mon = 25, .tm_mday = -40, .tm_hour = 1000, .tm_min = -7000, .tm_sec = 99999};
    printf("%lld\n", (long long)mktime(&odd));
    printf("%d %d %g %s\n", odd.tm_mon, odd.tm_mday, difftime(5, 7), localeconv()->decimal_point);
}

static int handled;

static void handle(int number) { handled += number; }

static void wide_characters(void) {
    wchar_t text[16];
    char bytes[16];
    char16_t pair[2];
    mbstate_t state = {0};
    COUNT((int)mbstowcs(text, "a\303\244\342\202\254", 16));
    printf("%d %d %d\n", (int)text[1], (int)text[2], (int)wcslen(text));
    COUNT((int)wcstombs(bytes, text, 16));
    COUNT((int)mbrtoc16(pair, "\360\237\230\200", 4, &state));
    printf("%d\n", strcmp(bytes, "a\303\244\342\202\254"));
    printf("%x %d %d\n", pair[0], mblen("\303\244", 2), wctob(btowc('x')));
    printf("%d %d %d\n", wcscmp(wcsstr(L"hello", L"ll"), L"llo"), (int)wcscspn(L"abc", L"c"), wmemcmp(L"ab", L"ac", 2));
    printf("%ld %g %d\n", wcstol(L" -0x1fz", 0, 0), wcstod(L"2.5e3", 0), (int)wcstoull(L"077", 0, 8));
    printf("%d %d %d\n", iswalpha(0xe4) != 0, (int)towupper(0xe4), iswctype(L'7', wctype("digit")) != 0);
}

int main(void) {
    setlocale(LC_ALL, "C.UTF-8");
    hexadecimals();
    floats();
    scans();
    dates();
    signal(SIGINT, handle);
    raise(SIGINT);
    signal(SIGTERM, SIG_IGN);
    raise(SIGTERM);
    printf("%d %g %ld\n", handled, rint(2.5), lrint(2.5));
    wide_characters();
    printf("%d %s\n", strcoll("a", "b") < 0, strerror(0) ? "text" : "");
    return 0;
}
