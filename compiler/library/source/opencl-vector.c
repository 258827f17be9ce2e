// Lengths of vectors, which neither overflow nor vanish on the way.
#include <math.h>

// A power of two by which the elements are scaled, so that the sum of their squares is a normal number.
#define LENGTHS(T, F, L, LARGE, SMALL)                                                                     \
    static T scale##L(const T *vector, int count) {                                                        \
        T most = 0;                                                                                        \
        for (int i = 0; i < count; i++) {                                                                  \
            most = fmax##F(most, fabs##F(vector[i]));                                                      \
        }                                                                                                  \
        return most > LARGE ? SMALL : most < SMALL ? LARGE : 1;                                            \
    }                                                                                                      \
    static T scaled_length##L(const T *vector, int count, T scale) {                                       \
        T sum = 0;                                                                                         \
        for (int i = 0; i < count; i++) {                                                                  \
            sum += (vector[i] * scale) * (vector[i] * scale);                                              \
        }                                                                                                  \
        return sqrt##F(sum);                                                                               \
    }                                                                                                      \
    T opencl_length##L(const T *vector, int count) {                                                       \
        if (count == 1) {                                                                                  \
            return fabs##F(vector[0]);                                                                     \
        }                                                                                                  \
        T scale = scale##L(vector, count);                                                                 \
        return scaled_length##L(vector, count, scale) / scale;                                             \
    }                                                                                                      \
    /* In place. A vector of zeros stays; one with infinite elements becomes one of these elements alone. */ \
    void opencl_normalize##L(T *vector, int count) {                                                       \
        int infinite = 0;                                                                                  \
        for (int i = 0; i < count; i++) {                                                                  \
            infinite |= vector[i] - vector[i] != 0 && vector[i] == vector[i];                              \
        }                                                                                                  \
        for (int i = 0; i < count && infinite; i++) {                                                      \
            int is_finite = vector[i] - vector[i] == 0;                                                    \
            vector[i] = vector[i] != vector[i] ? vector[i] : copysign##F(is_finite ? 0 : 1, vector[i]);    \
        }                                                                                                  \
        T scale = scale##L(vector, count);                                                                 \
        T length = scaled_length##L(vector, count, scale);                                                 \
        for (int i = 0; i < count && length != 0; i++) {                                                   \
            vector[i] = vector[i] * scale / length;                                                        \
        }                                                                                                  \
    }
LENGTHS(float, f, _f, 0x1p60f, 0x1p-60f)
LENGTHS(double, , _d, 0x1p500, 0x1p-500)
