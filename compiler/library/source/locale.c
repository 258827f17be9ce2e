// The locale "C".
#include <limits.h>
#include <locale.h>
#include <string.h>

// Nothing changes it, so all threads may have it.
static struct lconv conventions = {
    ".", "", "", "", "", "", "", "", "", CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX,
    "", CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX,
};

struct lconv *localeconv(void) { return &conventions; }

char *setlocale(int category, const char *locale) {
    int is_c = !locale || !*locale || strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0 ||
               strcmp(locale, "C.UTF-8") == 0;
    return is_c && category >= LC_ALL && category <= LC_TIME ? "C" : 0;
}
