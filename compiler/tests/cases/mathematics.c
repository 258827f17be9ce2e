// A sum over the results of each mathematical function, which have to be the very bits that the same sources give on
// another machine.
#include <complex.h>
#include <fenv.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>

static const double values[] = {0.0, -0.0, 0.3, -0.7, 1.0, 1.25, -2.5, 9.75, 710.1, -1e5, 3e22, 1e-310, 0x1p-1074, INFINITY, NAN};
#define VALUES (int)(sizeof values / sizeof values[0])

static uint64_t sum;

// One of them stands for all that are no numbers.
static void add(double value) {
    union { double value; uint64_t bits; } both = {value};
    sum = (sum ^ (value != value ? 1 : both.bits)) * 0x100000001b3;
    sum ^= sum >> 29;
}

static void show(const char *name) {
    printf("%s %08lx\n", name, (unsigned long)(uint32_t)(sum ^ sum >> 32));
    sum = 0;
}

#define ONE(name)                                                                                          \
    for (int i = 0; i < VALUES; i++) {                                                                     \
        add(name(values[i]));                                                                              \
        add((double)name##f((float)values[i]));                                                            \
    }                                                                                                      \
    show(#name);
#define TWO(name)                                                                                          \
    for (int i = 0; i < VALUES; i++) {                                                                     \
        double other = values[i * 4 % VALUES];                                                             \
        add(name(values[i], other));                                                                       \
        add((double)name##f((float)values[i], (float)other));                                              \
    }                                                                                                      \
    show(#name);
#define COMPLEX(name)                                                                                      \
    for (int i = 1; i < VALUES; i += 3) {                                                                  \
        double _Complex value = name(CMPLX(values[i], values[i * 2 % VALUES]));                            \
        add(creal(value));                                                                                 \
        add(cimag(value));                                                                                 \
    }                                                                                                      \
    show(#name);

int main(void) {
    ONE(acos)
    ONE(acosh)
    ONE(asin)
    ONE(asinh)
    ONE(atan)
    ONE(atanh)
    ONE(cbrt)
    ONE(cos)
    ONE(cosh)
    ONE(erf)
    ONE(erfc)
    ONE(exp)
    ONE(exp2)
    ONE(exp10)
    ONE(expm1)
    ONE(lgamma)
    ONE(log)
    ONE(log10)
    ONE(log1p)
    ONE(log2)
    ONE(logb)
    ONE(nearbyint)
    ONE(rint)
    ONE(sin)
    ONE(sinh)
    ONE(sqrt)
    ONE(tan)
    ONE(tanh)
    ONE(tgamma)
    ONE(floor)
    ONE(ceil)
    ONE(trunc)
    ONE(round)
    TWO(atan2)
    TWO(pow)
    TWO(hypot)
    TWO(fdim)
    TWO(fmod)
    TWO(fmin)
    TWO(fmax)
    TWO(copysign)
    TWO(nextafter)
    TWO(remainder)
    COMPLEX(cacos)
    COMPLEX(casin)
    COMPLEX(catan)
    COMPLEX(cacosh)
    COMPLEX(casinh)
    COMPLEX(catanh)
    COMPLEX(ccos)
    COMPLEX(csin)
    COMPLEX(ctan)
    COMPLEX(ccosh)
    COMPLEX(csinh)
    COMPLEX(ctanh)
    COMPLEX(cexp)
    COMPLEX(clog)
    COMPLEX(csqrt)
    COMPLEX(cproj)
    COMPLEX(conj)
    for (int i = 0; i < VALUES; i++) {
        int exponent = 7;
        double whole;
        add(frexp(values[i], &exponent));
        add(isfinite(values[i]) ? exponent : 0);
        add(modf(values[i], &whole));
        add(whole);
        add(remquo(values[i], 1.7, &exponent));
        add(ldexp(values[i], -3));
        add(scalbln(values[i], 1000));
        add(ilogb(values[i]));
        add(fma(values[i], values[i * 7 % VALUES], -0x1p-60));
        add((double)fmaf((float)values[i], (float)values[i * 7 % VALUES], -0x1p-20f));
        if (fabs(values[i]) < 1e5) {
            add((double)(lrint(values[i]) + llrint(values[i]) + lround(values[i]) + llround(values[i])));
        }
        add(fpclassify(values[i]) * 64 + !!isnormal(values[i]) * 32 + !!isunordered(values[i], 1) * 16 +
            !!isgreater(values[i], 0.5) * 8 + !!islessequal(values[i], 0.5) * 4 + !!islessgreater(values[i], 0.3) * 2);
    }
    show("others");
    add(nexttoward(1, 2));
    add(nan(""));
    add(cabs(CMPLX(3, -4)) + carg(CMPLX(-1, 0)) + creal(cpow(CMPLX(1, 2), CMPLX(0.5, -1))));
    show("rest");
    printf("environment %d %d %d\n", fesetround(FE_TONEAREST), fegetround(), feclearexcept(0));
    return 0;
}
