// The Mandelbrot set as text, a thread a point, in numbers with 12 bits behind the point. Threads leave the loop in their own time.
#include <harp.h>
#include <stdio.h>

#define ROWS 16
#define COLUMNS 48
#define STEPS 40
#define ONE 4096

int steps[ROWS * COLUMNS];

static void point(int thread, void *argument) {
    (void)argument;
    int row = thread / COLUMNS, column = thread % COLUMNS;
    int x = (column * 3 * ONE) / COLUMNS - 9 * ONE / 4, y = (row * 5 * ONE / 2) / ROWS - 5 * ONE / 4;
    int a = 0, b = 0, step = 0;
    while (step < STEPS) {
        int aa = a * a / ONE, bb = b * b / ONE;
        if (aa + bb > 4 * ONE) {
            break;
        }
        b = a * b / (ONE / 2) + y;
        a = aa - bb + x;
        step++;
    }
    steps[thread] = step;
}

int main(void) {
    launch(point, ROWS * COLUMNS, 0);
    for (int row = 0; row < ROWS; row++) {
        for (int column = 0; column < COLUMNS; column++) {
            int step = steps[row * COLUMNS + column];
            putchar(step == STEPS ? '#' : step > 8 ? '+' : step > 4 ? '.' : ' ');
        }
        putchar('\n');
    }
    return 0;
}
