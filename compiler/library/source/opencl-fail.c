// Messages about ranges of OpenCL, as short programs want them: without printf.
#include <stdlib.h>

#include "work-group.h"

static char text[256];
static char *end;

static void put(const char *part) {
    while (*part && end < text + sizeof text - 1) {
        *end++ = *part++;
    }
    *end = 0;
}

static void put_number(uword_t number) {
    char digits[3 * sizeof number], *digit = digits + sizeof digits - 1;
    *digit = 0;
    do {
        *--digit = (char)('0' + number % 10);
    } while (number /= 10);
    put(digit);
}

static void put_three(const uword_t *numbers) {
    for (int d = 0; d < 3; d++) {
        put(d ? ", " : "(");
        put_number(numbers[d]);
    }
    put(")");
}

static void begin(const struct harp_opencl_kernel *kernel) {
    end = text;
    put("harmonica: kernel ");
    put(kernel->name);
}

static void put_line(int line, const char *some) {
    put(some);
    if (line == HARP_NO_LINE) {
        put(" at the barrier of a built-in function");
    } else if (line) {
        put(" at the barrier of line ");
        put_number((uword_t)line);
    } else {
        put(" at the end of the kernel");
    }
}

void harp_range_fails(const struct harp_opencl_kernel *kernel, const char *what) {
    begin(kernel);
    put(what);
    __harp_fail(text);
}

void harp_range_differs(const struct harp_opencl_kernel *kernel, const char *what, const uword_t *some, const char *but,
                        const uword_t *others) {
    begin(kernel);
    put(what);
    put_three(some);
    put(but);
    put_three(others);
    put("\n");
    __harp_fail(text);
}

// Several warps may find out at the same time. One of them says so.
void harp_group_parts(const struct harp_warp *warp, int line, int other) {
    static lock_t lock;
    static bool is_said;
    lock_acquire(&lock);
    if (!is_said) {
        is_said = true;
        begin(harp_running_kernel);
        put(", group ");
        put_three(warp->id);
        if (line == other) {
            put_line(line, ": some work items are");
            put(", and others are not");
        } else {
            put_line(line, ": some work items are");
            put_line(other, ", and others");
        }
        put("; all of a group have to reach it\n");
        for (const char *next = text; *next; next++) {
            CONSOLE = (uword_t)*next;
        }
    }
    lock_release(&lock);
    _Exit(125);
}
