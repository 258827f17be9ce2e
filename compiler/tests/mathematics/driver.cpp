// Prints the largest error of each mathematical function, in units in the last place, and where it is. The library's
// functions, as the machine at hand executes them, are called harp_NAME; references are the machine's own: of `double`
// for `float`, and of the `long double` of x86, which has 64 bits, for `double`.
//
//     driver STEP CASES: every STEP-th float, and CASES doubles and pairs
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define ONE(X)                                                                                             \
    X(acos) X(acosh) X(asin) X(asinh) X(atan) X(atanh) X(cbrt) X(cos) X(cosh) X(erf) X(erfc) X(exp)        \
    X(exp10) X(exp2) X(expm1) X(lgamma) X(log) X(log10) X(log1p) X(log2) X(sin) X(sinh) X(sqrt) X(tan)     \
    X(tanh) X(tgamma) X(rint) X(nearbyint) X(round) X(trunc) X(floor) X(ceil) X(logb)
#define TWO(X) X(atan2) X(pow) X(hypot) X(fdim) X(fmod) X(remainder)

extern "C" {
#define DECLARE_ONE(name)                                                                                  \
    float harp_##name##f(float);                                                                           \
    double harp_##name(double);
ONE(DECLARE_ONE)
#define DECLARE_TWO(name)                                                                                  \
    float harp_##name##f(float, float);                                                                    \
    double harp_##name(double, double);
TWO(DECLARE_TWO)
float harp_fmaf(float, float, float);
double harp_fma(double, double, double);
}

// What <cmath> has under other names.
static double reference_exp10(double x) { return exp10(x); }
static long double reference_exp10(long double x) { return exp10l(x); }
#define REFERENCE(name)                                                                                    \
    template <typename... Wide> static auto reference_##name(Wide... x) { return std::name(x...); }
REFERENCE(acos) REFERENCE(acosh) REFERENCE(asin) REFERENCE(asinh) REFERENCE(atan) REFERENCE(atanh) REFERENCE(cbrt)
REFERENCE(cos) REFERENCE(cosh) REFERENCE(erf) REFERENCE(erfc) REFERENCE(exp) REFERENCE(exp2) REFERENCE(expm1)
REFERENCE(lgamma) REFERENCE(log) REFERENCE(log10) REFERENCE(log1p) REFERENCE(log2) REFERENCE(sin) REFERENCE(sinh)
REFERENCE(sqrt) REFERENCE(tan) REFERENCE(tanh) REFERENCE(tgamma) REFERENCE(rint) REFERENCE(nearbyint)
REFERENCE(round) REFERENCE(trunc) REFERENCE(floor) REFERENCE(ceil) REFERENCE(logb) REFERENCE(atan2) REFERENCE(pow)
REFERENCE(hypot) REFERENCE(fdim) REFERENCE(fmod) REFERENCE(remainder)

// Bits of the significand, the exponent of the smallest normal number as frexp gives it, that of infinity.
template <typename Narrow> struct Format;
template <> struct Format<float> { static constexpr int bits = 24, least = -125, most = 128; };
template <> struct Format<double> { static constexpr int bits = 53, least = -1021, most = 1024; };

template <typename Narrow, typename Wide> static double error(Narrow got, Wide wanted) {
    using F = Format<Narrow>;
    if (std::isnan(wanted) || std::isnan(got)) {
        return std::isnan(wanted) && std::isnan(got) ? 0 : HUGE_VAL;
    }
    if (got == (Narrow)wanted && std::isinf(got)) {
        return 0;
    }
    // Infinity stands for the first number that is too large.
    Wide end = std::ldexp((Wide)1, F::most), given = std::isinf(got) ? std::copysign(end, (Wide)got) : (Wide)got;
    wanted = std::fabs(wanted) > end ? std::copysign(end, wanted) : wanted;
    int exponent;
    std::frexp(wanted, &exponent);
    exponent = wanted == 0 || exponent < F::least ? F::least : exponent > F::most ? F::most : exponent;
    return (double)std::ldexp(std::fabs(given - wanted), F::bits - exponent);
}

static uint64_t state = 88172645463325252u;
static uint64_t next() {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

template <typename Narrow, typename Bits> static Narrow of_bits(Bits bits) {
    Narrow value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
// Half of them have any bits, the others are between 2^-20 and 2^12.
static double any(double) {
    uint64_t bits = next();
    if (next() & 1) {
        return of_bits<double>(bits);
    }
    return of_bits<double>((bits & 0x800fffffffffffff) | (1003 + next() % 32) << 52);
}
static float any(float) {
    uint32_t bits = (uint32_t)next();
    if (next() & 1) {
        return of_bits<float>(bits);
    }
    return of_bits<float>((bits & 0x807fffff) | (uint32_t)(115 + next() % 24) << 23);
}

struct Worst {
    double error = 0, at[2] = {0, 0};
    void see(double found, double x, double y) {
        if (found > error) {
            *this = {found, {x, y}};
        }
    }
    void show(const char *name, const char *suffix) const {
        printf("%s%s %.3f %a %a\n", name, suffix, error, at[0], at[1]);
        fflush(stdout);
    }
};

template <typename Narrow, Narrow (*own)(Narrow, Narrow, Narrow)>
static void check_fma(const char *name, long cases) {
    long wrong = 0;
    for (long i = 0; i < cases; i++) {
        Narrow x = any(Narrow()), y = any(Narrow());
        // Half of them cancel the product but for some bits.
        Narrow near = -(x * y) * (1 + (Narrow)(next() % 16) * std::ldexp((Narrow)1, 1 - Format<Narrow>::bits));
        Narrow z = next() & 1 ? any(Narrow()) : near;
        Narrow got = own(x, y, z), wanted = std::fma(x, y, z);
        wrong += !(std::isnan(got) && std::isnan(wanted)) && memcmp(&got, &wanted, sizeof got) != 0;
    }
    printf("%s %ld wrong\n", name, wrong);
}

int main(int count, char **words) {
    uint64_t step = strtoull(words[1], 0, 10);
    long cases = count > 2 ? atol(words[2]) : 0;
#define FLOATS(name)                                                                                       \
    {                                                                                                      \
        Worst worst;                                                                                       \
        for (uint64_t bits = 0; bits >> 32 == 0; bits += step) {                                           \
            float x = of_bits<float>((uint32_t)bits);                                                      \
            worst.see(error(harp_##name##f(x), reference_##name((double)x)), x, 0);                        \
        }                                                                                                  \
        worst.show(#name, "f");                                                                            \
    }
    ONE(FLOATS)
#define DOUBLES(name)                                                                                      \
    {                                                                                                      \
        Worst worst;                                                                                       \
        for (long i = 0; i < cases; i++) {                                                                 \
            double x = any(double());                                                                      \
            worst.see(error(harp_##name(x), reference_##name((long double)x)), x, 0);                      \
        }                                                                                                  \
        worst.show(#name, "");                                                                             \
    }
    ONE(DOUBLES)
#define PAIRS(name)                                                                                        \
    {                                                                                                      \
        Worst of_float, of_double;                                                                         \
        for (long i = 0; i < cases; i++) {                                                                 \
            float a = any(float()), b = any(float());                                                      \
            of_float.see(error(harp_##name##f(a, b), (double)reference_##name((long double)a, (long double)b)), a, b); \
            double x = any(double()), y = any(double());                                                   \
            of_double.see(error(harp_##name(x, y), reference_##name((long double)x, (long double)y)), x, y);           \
        }                                                                                                  \
        of_float.show(#name, "f");                                                                         \
        of_double.show(#name, "");                                                                         \
    }
    TWO(PAIRS)
    check_fma<float, harp_fmaf>("fmaf", cases);
    check_fma<double, harp_fma>("fma", cases);
    return 0;
}
