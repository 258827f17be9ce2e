// The locale "C", which is the only one.
#ifndef HARP_LOCALE_H
#define HARP_LOCALE_H
#include <stddef.h>
#define LC_ALL 0
#define LC_COLLATE 1
#define LC_CTYPE 2
#define LC_MONETARY 3
#define LC_NUMERIC 4
#define LC_TIME 5
struct lconv {
    char *decimal_point, *thousands_sep, *grouping, *mon_decimal_point, *mon_thousands_sep, *mon_grouping;
    char *positive_sign, *negative_sign, *currency_symbol;
    char frac_digits, p_cs_precedes, n_cs_precedes, p_sep_by_space, n_sep_by_space, p_sign_posn, n_sign_posn;
    char *int_curr_symbol;
    char int_frac_digits, int_p_cs_precedes, int_n_cs_precedes, int_p_sep_by_space, int_n_sep_by_space;
    char int_p_sign_posn, int_n_sign_posn;
};
// A null pointer for any other locale.
char *setlocale(int category, const char *locale);
struct lconv *localeconv(void);
#endif
