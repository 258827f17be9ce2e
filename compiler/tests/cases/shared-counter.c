// Two nested loops draw on one counter, with `continue` on one side.
#include <stdio.h>

__attribute__((noinline)) static int rounds(int width, int budget) {
    int state = width;
    while (--budget >= 0) {
        if (state & 1) {
            for (int i = 0; i < width; i++) {
                if (--budget < 0) {
                    return state;
                }
            }
        } else if (state & 2) {
            continue;
        }
        state = state * 3 + 1;
    }
    return state + 1;
}

int main(void) {
    for (int width = 0; width < 6; width++) {
        printf("%d ", rounds(width, 50));
    }
    printf("\n");
    return 0;
}
