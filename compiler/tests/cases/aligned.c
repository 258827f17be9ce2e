// Blocks at multiples of what is wanted, and none where there is no room.
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile size_t most = SIZE_MAX;

int main(void) {
    int count = 0;
    for (size_t alignment = 16; alignment <= 1024; alignment *= 2) {
        for (size_t less = 0; less < 3 * alignment; less += 7) {
            errno = 0;
            count += aligned_alloc(alignment, most - less) != 0 || errno != ENOMEM;
        }
        count += aligned_alloc(alignment, (most >> 1) - alignment + 1) != 0;
    }
    printf("%d\n", count);
    for (size_t alignment = 16; alignment <= 512; alignment *= 2) {
        char *block = aligned_alloc(alignment, alignment);
        memset(block, 1, alignment);
        printf("%d ", (uintptr_t)block % alignment == 0);
        free(block);
    }
    printf("\n");
    return 0;
}
