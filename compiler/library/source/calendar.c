// Seconds since the beginning of 1970 to dates in UTC, and back, by the Gregorian calendar.
#include <errno.h>
#include <limits.h>
#include <time.h>

#define DAY 86400

// Days of years from March to February lie before each month.
static long long days_before(long long year, int month) {
    // March is the first month: so the day that is too many is the last one.
    int shifted = (month + 10) % 12;
    year -= month < 2;
    long long era = (year >= 0 ? year : year - 399) / 400;
    int of_era = (int)(year - era * 400);
    int days = (153 * shifted + 2) / 5 + of_era * 365 + of_era / 4 - of_era / 100;
    return era * 146097 + days - 719468;
}

struct tm *gmtime_r(const time_t *restrict time, struct tm *restrict to) {
    long long days = *time / DAY;
    int seconds = (int)(*time % DAY);
    if (seconds < 0) {
        seconds += DAY;
        days--;
    }
    // From the first of March of the year 0.
    long long since = days + 719468;
    long long era = (since >= 0 ? since : since - 146096) / 146097;
    int day = (int)(since - era * 146097);
    int year_of_era = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    day -= 365 * year_of_era + year_of_era / 4 - year_of_era / 100;
    int shifted = (5 * day + 2) / 153;
    int month = (shifted + 2) % 12;
    long long year = era * 400 + year_of_era + (month < 2);
    if (year - 1900 > INT_MAX || year - 1900 < INT_MIN) {
        errno = EOVERFLOW;
        return 0;
    }
    int weekday = (int)((days + 4) % 7);
    *to = (struct tm){
        .tm_sec = seconds % 60,
        .tm_min = seconds / 60 % 60,
        .tm_hour = seconds / 3600,
        .tm_mday = day - (153 * shifted + 2) / 5 + 1,
        .tm_mon = month,
        .tm_year = (int)(year - 1900),
        .tm_wday = weekday < 0 ? weekday + 7 : weekday,
        .tm_yday = (int)(days - days_before(year, 0)),
    };
    return to;
}

struct tm *localtime_r(const time_t *restrict time, struct tm *restrict to) { return gmtime_r(time, to); }

time_t mktime(struct tm *date) {
    long long months = date->tm_mon, year = date->tm_year + 1900LL + months / 12;
    int month = (int)(months % 12);
    if (month < 0) {
        month += 12;
        year--;
    }
    long long days = days_before(year, month) + date->tm_mday - 1;
    time_t time = ((days * 24 + date->tm_hour) * 60 + date->tm_min) * 60 + date->tm_sec;
    struct tm normal;
    if (!gmtime_r(&time, &normal)) {
        return -1;
    }
    *date = normal;
    return time;
}

static struct tm shared;

struct tm *gmtime(const time_t *time) { return gmtime_r(time, &shared); }
struct tm *localtime(const time_t *time) { return gmtime_r(time, &shared); }
