// Work groups of OpenCL, each a launch.
#include <harp.h>
#include <stdlib.h>

struct harp_opencl_group {
    int id;
    int items;
    int groups;
} harp_opencl_group;
int *harp_opencl_items;

// A kernel of up to eight words; one of fewer does not look at the rest.
typedef void any_kernel(uword_t, uword_t, uword_t, uword_t, uword_t, uword_t, uword_t, uword_t);

struct run {
    any_kernel *kernel;
    const uword_t *arguments;
};

static void run_item(int item, void *argument) {
    const struct run *run = argument;
    const uword_t *a = run->arguments;
    harp_opencl_items[HARP_PLACE] = item;
    run->kernel(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
}

void harp_opencl_run(void (*kernel)(void), int items, int group, const uword_t *arguments) {
    struct run run = {(any_kernel *)kernel, arguments};
    if (group <= 0 || items % group != 0) {
        __harp_fail("harmonica: opencl_run: the work items are no multiple of a work group\n");
    }
    if (!harp_opencl_items) {
        harp_opencl_items = malloc(sizeof(int) * (size_t)HARP_PLACES);
        if (!harp_opencl_items) {
            abort();
        }
    }
    harp_opencl_group.items = group;
    harp_opencl_group.groups = items / group;
    for (int id = 0; id < harp_opencl_group.groups; id++) {
        harp_opencl_group.id = id;
        launch(run_item, group, &run);
    }
}

void harp_opencl_too_large(void) {
    __harp_fail("harmonica: a barrier in a work group of more items than the core has lanes\n");
}
