// Sorting and searching with a comparison of the caller's.
#include <stdint.h>
#include <stdlib.h>

typedef int comparison(const void *, const void *);

static void exchange(char *a, char *b, size_t bytes) {
    typedef uintptr_t __attribute__((may_alias)) word;
    if ((((uintptr_t)a | (uintptr_t)b | bytes) & (sizeof(word) - 1)) == 0) {
        for (size_t at = 0; at < bytes; at += sizeof(word)) {
            word kept = *(word *)(a + at);
            *(word *)(a + at) = *(word *)(b + at);
            *(word *)(b + at) = kept;
        }
        return;
    }
    for (size_t at = 0; at < bytes; at++) {
        char kept = a[at];
        a[at] = b[at];
        b[at] = kept;
    }
}

// Lets the element at `root` sink in the heap of `count` elements.
static void sink(char *base, size_t root, size_t count, size_t bytes, comparison *compare) {
    for (;;) {
        size_t child = 2 * root + 1;
        if (child >= count) {
            return;
        }
        if (child + 1 < count && compare(base + child * bytes, base + (child + 1) * bytes) < 0) {
            child++;
        }
        if (compare(base + root * bytes, base + child * bytes) >= 0) {
            return;
        }
        exchange(base + root * bytes, base + child * bytes, bytes);
        root = child;
    }
}

// Heap sort: no recursion, no memory, never slow.
void qsort(void *base, size_t count, size_t bytes, comparison *compare) {
    char *elements = base;
    for (size_t root = count / 2; root > 0; root--) {
        sink(elements, root - 1, count, bytes, compare);
    }
    for (size_t left = count; left > 1; left--) {
        exchange(elements, elements + (left - 1) * bytes, bytes);
        sink(elements, 0, left - 1, bytes, compare);
    }
}

void *bsearch(const void *key, const void *base, size_t count, size_t bytes, comparison *compare) {
    const char *elements = base;
    while (count > 0) {
        const char *middle = elements + count / 2 * bytes;
        int order = compare(key, middle);
        if (order == 0) {
            return (void *)middle;
        }
        if (order > 0) {
            elements = middle + bytes;
            count -= count / 2 + 1;
        } else {
            count /= 2;
        }
    }
    return 0;
}
