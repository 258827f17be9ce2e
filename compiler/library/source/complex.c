// Products and quotients of complex numbers, for which clang calls these functions: as C's annex G has them.
#include <math.h>
#include <stdint.h>

#define SIGNED_ONE(value, is_one) __builtin_copysign((is_one) ? 1.0 : 0.0, value)

// Where both parts are no numbers though a factor is infinite, the product is infinite, too.
double _Complex __muldc3(double a, double b, double c, double d) {
    double real = a * c - b * d, imaginary = a * d + b * c;
    if (isnan(real) && isnan(imaginary)) {
        int again = 0;
        if (isinf(a) || isinf(b)) {
            a = SIGNED_ONE(a, isinf(a));
            b = SIGNED_ONE(b, isinf(b));
            c = isnan(c) ? copysign(0, c) : c;
            d = isnan(d) ? copysign(0, d) : d;
            again = 1;
        }
        if (isinf(c) || isinf(d)) {
            c = SIGNED_ONE(c, isinf(c));
            d = SIGNED_ONE(d, isinf(d));
            a = isnan(a) ? copysign(0, a) : a;
            b = isnan(b) ? copysign(0, b) : b;
            again = 1;
        }
        if (!again && (isinf(a * c) || isinf(b * d) || isinf(a * d) || isinf(b * c))) {
            a = isnan(a) ? copysign(0, a) : a;
            b = isnan(b) ? copysign(0, b) : b;
            c = isnan(c) ? copysign(0, c) : c;
            d = isnan(d) ? copysign(0, d) : d;
            again = 1;
        }
        if (again) {
            real = INFINITY * (a * c - b * d);
            imaginary = INFINITY * (a * d + b * c);
        }
    }
    double _Complex product;
    __real__ product = real;
    __imag__ product = imaginary;
    return product;
}

// 2 to this, from -1022 to 1023.
static double power_of_two(int exponent) {
    union { uint64_t bits; double value; } both = {(uint64_t)(1023 + exponent) << 52};
    return both.value;
}

// The exponent of a number that is finite and not 0, within what `power_of_two` has.
static int exponent_of(double value) {
    union { double value; uint64_t bits; } both = {value};
    int exponent = (int)(both.bits >> 52 & 2047) - 1023;
    return exponent < -1022 ? -1022 : exponent > 1022 ? 1022 : exponent;
}

double _Complex __divdc3(double a, double b, double c, double d) {
    double larger = fabs(c) > fabs(d) ? fabs(c) : fabs(d), scale = 1;
    if (larger > 0 && isfinite(larger)) {
        // The divisor is brought near 1, so that its square is neither too large nor too small.
        scale = power_of_two(-exponent_of(larger));
        c *= scale;
        d *= scale;
    }
    double square = c * c + d * d;
    double real = (a * c + b * d) / square * scale, imaginary = (b * c - a * d) / square * scale;
    if (isnan(real) && isnan(imaginary)) {
        if (square == 0 && (!isnan(a) || !isnan(b))) {
            real = copysign(INFINITY, c) * a;
            imaginary = copysign(INFINITY, c) * b;
        } else if ((isinf(a) || isinf(b)) && isfinite(c) && isfinite(d)) {
            a = SIGNED_ONE(a, isinf(a));
            b = SIGNED_ONE(b, isinf(b));
            real = INFINITY * (a * c + b * d);
            imaginary = INFINITY * (b * c - a * d);
        } else if ((isinf(c) || isinf(d)) && isfinite(a) && isfinite(b)) {
            c = SIGNED_ONE(c, isinf(c));
            d = SIGNED_ONE(d, isinf(d));
            real = 0 * (a * c + b * d);
            imaginary = 0 * (b * c - a * d);
        }
    }
    double _Complex quotient;
    __real__ quotient = real;
    __imag__ quotient = imaginary;
    return quotient;
}

// In `double` nothing of a `float` is too large or too small.
static float _Complex narrow(double _Complex value) {
    float _Complex result;
    __real__ result = (float)__real__ value;
    __imag__ result = (float)__imag__ value;
    return result;
}

float _Complex __mulsc3(float a, float b, float c, float d) { return narrow(__muldc3(a, b, c, d)); }
float _Complex __divsc3(float a, float b, float c, float d) { return narrow(__divdc3(a, b, c, d)); }
