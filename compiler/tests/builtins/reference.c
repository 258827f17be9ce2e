// Math functions on the machine at hand, for the test of OpenCL's: lines `NAME f|d BITS...` in, and for each a line with
// the result, a second one (of modf, fract, sincos) and an integer (of frexp, remquo, lgamma_r, ilogb). Results are sums of
// two doubles; they come from long double, of 64 bits or more, or exactly from the function of the type itself.
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef long double real;
static const real PI = 3.141592653589793238462643383279502884L;

static double from_bits(uint64_t bits, char kind) {
    if (kind == 'f') {
        uint32_t narrow = (uint32_t)bits;
        float value;
        memcpy(&value, &narrow, 4);
        return value;
    }
    double value;
    memcpy(&value, &bits, 8);
    return value;
}

static void print(real value) {
    double high = (double)value;
    double low = isfinite(high) ? (double)(value - high) : 0;
    uint64_t bits[2];
    memcpy(bits, &high, 8);
    memcpy(bits + 1, &low, 8);
    printf("%016lx %016lx ", (unsigned long)bits[0], (unsigned long)bits[1]);
}

static real quarter(real x, int *n) {
    x -= 2 * truncl(x / 2);
    real q = floorl(2 * x + 0.5L);
    *n = (int)q & 3;
    return x - q / 2;
}
static real sinpi_(real x) {
    if (!isfinite(x)) return NAN;
    int n;
    real r = quarter(x, &n) * PI;
    if (r == 0 && !(n & 1)) return copysignl(0, x);
    real s = n & 1 ? cosl(r) : sinl(r);
    return n & 2 ? -s : s;
}
static real cospi_(real x) {
    if (!isfinite(x)) return NAN;
    int n;
    real r = quarter(x, &n) * PI;
    real c = n & 1 ? (r == 0 ? 0 : sinl(r)) : cosl(r);
    return n == 1 || n == 2 ? (c == 0 ? 0 : -c) : c;
}
static real tanpi_(real x) {
    real s = sinpi_(x), c = cospi_(x);
    if (c == 0) return s / 0.0L;
    return s / c;
}
static real rootn_(real x, long n) {
    if (n == 0 || (x < 0 && !(n & 1))) return NAN;
    real root = powl(fabsl(x), 1.0L / n);
    return n & 1 ? copysignl(root, x) : root;
}
static real powr_(real x, real y) {
    if (isnan(x) || isnan(y) || x < 0 || (x == 0 && y == 0) || (isinf(x) && y == 0) || (x == 1 && isinf(y))) return NAN;
    return powl(fabsl(x), y);
}

int main(void) {
    char line[256];
    while (fgets(line, sizeof line, stdin)) {
        char name[32], kind;
        uint64_t bits[3] = {0, 0, 0};
        sscanf(line, "%31s %c %lx %lx %lx", name, &kind, &bits[0], &bits[1], &bits[2]);
        double a = from_bits(bits[0], kind), b = from_bits(bits[1], kind), c = from_bits(bits[2], kind);
        int whole = (int32_t)bits[1], n = 0;
        int is_float = kind == 'f';
        real result = NAN, second = 0;
#define IS(text) (strcmp(name, text) == 0)
#define NEAR(f) else if (IS(#f)) result = f##l(a);
#define NEAR2(f) else if (IS(#f)) result = f##l(a, b);
#define EXACT(g) else if (IS(#g)) result = is_float ? g##f((float)a) : g(a);
#define EXACT2(g) else if (IS(#g)) result = is_float ? g##f((float)a, (float)b) : g(a, b);
        if (0) {}
        NEAR(acos) NEAR(acosh) NEAR(asin) NEAR(asinh) NEAR(atan) NEAR(atanh) NEAR(cbrt) NEAR(cos) NEAR(cosh) NEAR(erf)
        NEAR(erfc) NEAR(exp) NEAR(exp2) NEAR(exp10) NEAR(expm1) NEAR(lgamma) NEAR(log) NEAR(log10) NEAR(log1p) NEAR(log2)
        NEAR(sin) NEAR(sinh) NEAR(sqrt) NEAR(tan) NEAR(tanh) NEAR(tgamma) NEAR2(atan2) NEAR2(hypot) NEAR2(pow)
        EXACT(ceil) EXACT(fabs) EXACT(floor) EXACT(logb) EXACT(rint) EXACT(round) EXACT(trunc) EXACT2(copysign) EXACT2(fdim)
        EXACT2(fmax) EXACT2(fmin) EXACT2(fmod) EXACT2(nextafter) EXACT2(remainder)
        else if (IS("fma")) result = is_float ? fmaf((float)a, (float)b, (float)c) : fma(a, b, c);
        else if (IS("acospi")) result = acosl(a) / PI;
        else if (IS("asinpi")) result = asinl(a) / PI;
        else if (IS("atanpi")) result = atanl(a) / PI;
        else if (IS("atan2pi")) result = atan2l(a, b) / PI;
        else if (IS("sinpi")) result = sinpi_(a);
        else if (IS("cospi")) result = cospi_(a);
        else if (IS("tanpi")) result = tanpi_(a);
        else if (IS("rsqrt")) result = 1 / sqrtl(a);
        else if (IS("recip")) result = 1 / (real)a;
        else if (IS("divide")) result = (real)a / b;
        else if (IS("powr")) result = powr_(a, b);
        else if (IS("pown")) result = powl(a, whole);
        else if (IS("rootn")) result = rootn_(a, whole);
        else if (IS("ldexp")) result = is_float ? ldexpf((float)a, whole) : ldexp(a, whole);
        else if (IS("maxmag")) result = fabs(a) > fabs(b) ? a : fabs(b) > fabs(a) ? b : fmax(a, b);
        else if (IS("minmag")) result = fabs(a) < fabs(b) ? a : fabs(b) < fabs(a) ? b : fmin(a, b);
        else if (IS("ilogb")) n = is_float ? ilogbf((float)a) : ilogb(a);
        else if (IS("frexp")) result = frexp(a, &n);
        else if (IS("lgamma_r")) result = lgammal_r(a, &n);
        else if (IS("remquo")) {
            // The quotient's lowest seven bits: what is left of 128 times the divisor is exact.
            result = is_float ? remainderf((float)a, (float)b) : remainder(a, b);
            real left = fmodl(fabs(a), 128 * (real)fabs(b)), rest = remainderl(fabs(a), fabs(b));
            n = isfinite(a) && b != 0 && !isinf(b) && !isnan(b) ? (int)rintl((left - rest) / fabs(b)) & 127 : 0;
            n = (a < 0) != (b < 0) ? -n : n;
        }
        else if (IS("sincos")) { result = sinl(a); second = cosl(a); }
        else if (IS("modf")) { double d; result = modf(a, &d); second = d; }
        else if (IS("fract")) {
            second = floor(a);
            real part = (real)a - second;
            real most = is_float ? 0x1.fffffep-1L : 0x1.fffffffffffffp-1L;
            result = isinf(a) || part == 0 ? copysignl(0, a) : part > most ? most : part;
        }
        print(result);
        print(second);
        printf("%d\n", n);
    }
    return 0;
}
