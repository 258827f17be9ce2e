#include <stdint.h>

int32_t dot4(uint32_t a, uint32_t b, uint32_t sum)
{
    for (int byte = 0; byte < 4; byte++) {
        int8_t x = a >> 8 * byte;
        int8_t y = b >> 8 * byte;
        sum += x * y;
    }
    return sum;
}
