// Threads take and give back memory at the same time: nobody's bytes change, and in the end everything is one block again.
#include <harp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define THREADS 32
#define CALLS 10
#define OBJECTS 4
#define GIVEN_MAX 40

struct object {
    unsigned char *bytes;
    size_t size;
};

static int wrong[THREADS];
static struct object kept[THREADS];

static unsigned next(unsigned *state) {
    *state = *state * 1664525 + 1013904223;
    return *state >> 16;
}

static int is_intact(const struct object *object, int mark) {
    for (size_t i = 0; i < object->size; i++) {
        if (object->bytes[i] != (unsigned char)(mark + (int)i)) {
            return 0;
        }
    }
    return 1;
}

static void fill(struct object *object, int mark, size_t size) {
    object->size = size;
    for (size_t i = 0; i < size; i++) {
        object->bytes[i] = (unsigned char)(mark + (int)i);
    }
}

static void calls(int thread, void *argument) {
    struct object objects[OBJECTS] = {0};
    unsigned state = (unsigned)thread + 1;
    (void)argument;
    for (int call = 0; call < CALLS; call++) {
        int which = (int)(next(&state) % OBJECTS);
        struct object *object = &objects[which];
        int mark = 16 * thread + which;
        size_t size = next(&state) % GIVEN_MAX;
        wrong[thread] += !is_intact(object, mark);
        unsigned kind = next(&state) % 4;
        if (kind == 0) {
            size_t least = object->size < size ? object->size : size;
            object->bytes = realloc(object->bytes, size);
            object->size = least;
            wrong[thread] += object->bytes && !is_intact(object, mark);
        } else {
            free(object->bytes);
            object->bytes = kind == 1 ? malloc(size) : kind == 2 ? calloc(size, 1) : aligned_alloc(32, size);
            for (size_t i = 0; i < size && kind == 2; i++) {
                wrong[thread] += object->bytes[i] != 0;
            }
            wrong[thread] += kind == 3 && (uintptr_t)object->bytes % 32 != 0;
        }
        if (!object->bytes) {
            wrong[thread]++;
            size = 0;
        }
        fill(object, mark, size);
    }
    kept[thread] = objects[0];
    for (int which = 1; which < OBJECTS; which++) {
        wrong[thread] += !is_intact(&objects[which], 16 * thread + which);
        free(objects[which].bytes);
    }
}

// Each thread gives back what another one has taken.
static void give_back(int thread, void *argument) {
    int other = (thread + 5) % THREADS;
    (void)argument;
    wrong[thread] += !is_intact(&kept[other], 16 * other);
    free(kept[other].bytes);
}

static size_t largest(void) {
    size_t size = 1 << 20;
    void *memory;
    while (!(memory = malloc(size))) {
        size -= 64;
    }
    free(memory);
    return size;
}

int main(void) {
    void *first = malloc(100);
    free(first);
    size_t before = largest();
    for (int round = 0; round < 2; round++) {
        launch(calls, THREADS, 0);
        launch(give_back, THREADS, 0);
    }
    int all = 0;
    for (int thread = 0; thread < THREADS; thread++) {
        all += wrong[thread];
    }
    printf("%d wrong, %s\n", all, largest() < before ? "lost" : "all back");
    printf("%s\n", malloc(100) == first ? "at the same place" : "elsewhere");
    return 0;
}
