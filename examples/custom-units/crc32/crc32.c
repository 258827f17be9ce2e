#include <stdint.h>

static uint32_t crc32_bits(uint32_t crc, uint32_t data, int bits)
{
    for (int bit = 0; bit < bits; bit++) {
        uint32_t feedback = (crc ^ data >> bit) & 1;
        crc = crc >> 1 ^ (feedback ? 0xedb88320 : 0);
    }
    return crc;
}

/* The check of a text and one more byte, from the check of the text. */
uint32_t crc32_byte(uint32_t crc, uint32_t data)
{
    return crc32_bits(crc, data, 8);
}

/* The check of a text and four more bytes, the lowest first. */
uint32_t crc32_word(uint32_t crc, uint32_t data)
{
    return crc32_bits(crc, data, 32);
}
