// Floats with more digits than anybody reads, and filled to widths.
#include <stdio.h>

static char text[3000];

static void show(int length) {
    unsigned sum = 0;
    for (int i = 0; i < length; i++) {
        sum = sum * 31 + (unsigned char)text[i];
    }
    printf("%d %x\n", length, sum);
}

int main(void) {
    show(snprintf(text, sizeof text, "%.120f", 1.0));
    show(snprintf(text, sizeof text, "%.150f", 0.1));
    show(snprintf(text, sizeof text, "%.1074f", 5e-324));
    show(snprintf(text, sizeof text, "%.2000f", 5e-324));
    show(snprintf(text, sizeof text, "%.120e", 1e-300));
    show(snprintf(text, sizeof text, "%.200g", 1e-300));
    show(snprintf(text, sizeof text, "%.400f", 1.7976931348623157e308));
    show(snprintf(text, sizeof text, "%#.800G", -1.7976931348623157e308));
    show(snprintf(text, sizeof text, "%.150d", 7));
    printf("[%12.3f] [%-12.3f] [%012.3f] [%+.2e] [%-14.2e] [%014.2E] [% g] [%#g]\n", 3.14159, -3.14159, -3.14159, 12345.678,
           12345.678, -12345.678, 0.5, 2.0);
    printf("[%2.1f] [%-3.0f] [%#.0f] [%8g] [%-8g] [%08g]\n", 123.45, 0.5, 1.5, 1e10, 1e-5, 1e100);
    return 0;
}
