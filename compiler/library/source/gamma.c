// The logarithm of the gamma function, without the global sign that POSIX has beside it: lanes would share it.
#include <math.h>

float lgammaf(float value) {
    int sign;
    return lgammaf_r(value, &sign);
}
double lgamma(double value) {
    int sign;
    return lgamma_r(value, &sign);
}
long double lgammal(long double value) { return lgamma(value); }
