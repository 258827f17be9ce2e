// Dates by the calendar, in UTC; and the core's cycles. There is no clock of the world.
#ifndef HARP_TIME_H
#define HARP_TIME_H
#include <stddef.h>
typedef unsigned long clock_t;
typedef long long time_t;
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
};
#define TIME_UTC 1
// As if the core ran with 1 MHz.
#define CLOCKS_PER_SEC ((clock_t)1000000)
// The core's cycles, modulo the word's size, where it has performance counters; else (clock_t)-1.
clock_t clock(void);
// (time_t)-1: it is not known.
time_t time(time_t *to);
// 0: it is not known.
int timespec_get(struct timespec *to, int base);
double difftime(time_t end, time_t begin);
time_t mktime(struct tm *date);
// These four share their result among all threads; those with _r do not.
struct tm *gmtime(const time_t *time);
struct tm *localtime(const time_t *time);
char *asctime(const struct tm *date);
char *ctime(const time_t *time);
struct tm *gmtime_r(const time_t *restrict time, struct tm *restrict to);
struct tm *localtime_r(const time_t *restrict time, struct tm *restrict to);
char *asctime_r(const struct tm *restrict date, char *restrict to);
char *ctime_r(const time_t *time, char *to);
size_t strftime(char *restrict to, size_t bytes, const char *restrict format, const struct tm *restrict date);
#endif
