// Dates as texts, in the locale "C" and UTC.
#include <stdio.h>
#include <string.h>
#include <time.h>

static const char days[7][10] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char months[12][10] = {"January", "February", "March",     "April",   "May",      "June",
                                    "July",    "August",   "September", "October", "November", "December"};

static const char *day_of(const struct tm *date) {
    return date->tm_wday >= 0 && date->tm_wday < 7 ? days[date->tm_wday] : "?";
}
static const char *month_of(const struct tm *date) {
    return date->tm_mon >= 0 && date->tm_mon < 12 ? months[date->tm_mon] : "?";
}

char *asctime_r(const struct tm *restrict date, char *restrict to) {
    snprintf(to, 26, "%.3s %.3s%3d %.2d:%.2d:%.2d %d\n", day_of(date), month_of(date), date->tm_mday, date->tm_hour,
             date->tm_min, date->tm_sec, 1900 + date->tm_year);
    return to;
}

char *ctime_r(const time_t *time, char *to) {
    struct tm date;
    return gmtime_r(time, &date) ? asctime_r(&date, to) : 0;
}

static char shared[26];

char *asctime(const struct tm *date) { return asctime_r(date, shared); }
char *ctime(const time_t *time) { return ctime_r(time, shared); }

static int is_leap(long long year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

// The week of ISO 8601, and its year: that of the week's Thursday.
static int iso_week(const struct tm *date, long long *year) {
    int from_monday = (date->tm_wday + 6) % 7;
    int week = (date->tm_yday + 10 - from_monday) / 7;
    *year = date->tm_year + 1900LL;
    if (week < 1) {
        --*year;
        int last = date->tm_yday + (is_leap(*year) ? 366 : 365);
        return (last + 10 - from_monday) / 7;
    }
    int thursday = date->tm_yday - from_monday + 3;
    if (thursday >= (is_leap(*year) ? 366 : 365)) {
        ++*year;
        return 1;
    }
    return week;
}

// The text of a conversion: in `text`, or another one.
static const char *convert(char letter, const struct tm *date, char text[64]) {
    const char *format = "%.2d";
    long long number, year = date->tm_year + 1900LL;
    int hour = date->tm_hour % 12 == 0 ? 12 : date->tm_hour % 12;
    switch (letter) {
    case 'a': return snprintf(text, 64, "%.3s", day_of(date)), text;
    case 'A': return day_of(date);
    case 'b':
    case 'h': return snprintf(text, 64, "%.3s", month_of(date)), text;
    case 'B': return month_of(date);
    case 'p': return date->tm_hour < 12 ? "AM" : "PM";
    case 'n': return "\n";
    case 't': return "\t";
    case '%': return "%";
    case 'z': return date->tm_isdst < 0 ? "" : "+0000";
    case 'Z': return date->tm_isdst < 0 ? "" : "UTC";
    case 'c': strftime(text, 64, "%a %b %e %H:%M:%S %Y", date); return text;
    case 'D':
    case 'x': strftime(text, 64, "%m/%d/%y", date); return text;
    case 'F': strftime(text, 64, "%Y-%m-%d", date); return text;
    case 'r': strftime(text, 64, "%I:%M:%S %p", date); return text;
    case 'R': strftime(text, 64, "%H:%M", date); return text;
    case 'T':
    case 'X': strftime(text, 64, "%H:%M:%S", date); return text;
    case 'd': number = date->tm_mday; break;
    case 'e': number = date->tm_mday; format = "%2d"; break;
    case 'H': number = date->tm_hour; break;
    case 'I': number = hour; break;
    case 'j': number = date->tm_yday + 1; format = "%.3d"; break;
    case 'm': number = date->tm_mon + 1; break;
    case 'M': number = date->tm_min; break;
    case 'S': number = date->tm_sec; break;
    case 'u': number = date->tm_wday == 0 ? 7 : date->tm_wday; format = "%d"; break;
    case 'w': number = date->tm_wday; format = "%d"; break;
    case 'U': number = (date->tm_yday + 7 - date->tm_wday) / 7; break;
    case 'W': number = (date->tm_yday + 7 - (date->tm_wday + 6) % 7) / 7; break;
    case 'V': number = iso_week(date, &year); break;
    case 'g': iso_week(date, &year); number = (year % 100 + 100) % 100; break;
    case 'G': iso_week(date, &number); format = "%d"; break;
    case 'C': number = (year - (year % 100 + 100) % 100) / 100; break;
    case 'y': number = (year % 100 + 100) % 100; break;
    case 'Y': number = year; format = "%d"; break;
    default: return 0;
    }
    snprintf(text, 64, format, (int)number);
    return text;
}

size_t strftime(char *restrict to, size_t bytes, const char *restrict format, const struct tm *restrict date) {
    size_t used = 0;
    char text[64], one[2] = {0};
    for (; *format; format++) {
        const char *part = one;
        one[0] = *format;
        if (*format == '%') {
            format++;
            // Other representations of the locale, which "C" has none of.
            format += *format == 'E' || *format == 'O';
            part = convert(*format, date, text);
            if (!part) {
                return 0;
            }
        }
        size_t length = strlen(part);
        if (length >= bytes - used || bytes == 0) {
            return 0;
        }
        memcpy(to + used, part, length);
        used += length;
    }
    if (used >= bytes) {
        return 0;
    }
    to[used] = 0;
    return used;
}
