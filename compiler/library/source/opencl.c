// Work groups of OpenCL, each a launch.
#include <opencl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIMENSIONS = 3 };

// The run that goes on: its range, with all sizes given, and the group of it.
static struct {
    opencl_range range;
    uint dimensions;
    size_t groups[DIMENSIONS];
    size_t group[DIMENSIONS];
    size_t group_items;
} run;

// Each item's number in its group, by warp and lane.
static int *items_of_places;

struct call {
    const struct harp_opencl_kernel *kernel;
    const void *arguments;
};

static size_t local_id(uint dimension) {
    size_t item = items_of_places[HARP_PLACE];
    for (uint d = 0; d < dimension; d++) {
        item /= run.range.group[d];
    }
    return dimension == run.dimensions - 1 ? item : item % run.range.group[dimension];
}

uint get_work_dim(void) __asm__("_Z12get_work_dimv");
uint get_work_dim(void) { return run.dimensions; }

#define WORK_ITEM(name, value, otherwise)                                                                  \
    size_t name(uint dimension) __asm__("_Z" HARP_LENGTH(name) #name "j");                                 \
    size_t name(uint dimension) { return dimension < run.dimensions ? (value) : (otherwise); }
#define HARP_LENGTH(name) HARP_LENGTH_##name
#define HARP_LENGTH_get_local_id "12"
#define HARP_LENGTH_get_local_size "14"
#define HARP_LENGTH_get_enqueued_local_size "23"
#define HARP_LENGTH_get_group_id "12"
#define HARP_LENGTH_get_num_groups "14"
#define HARP_LENGTH_get_global_size "15"
#define HARP_LENGTH_get_global_offset "17"
#define HARP_LENGTH_get_global_id "13"
WORK_ITEM(get_local_id, local_id(dimension), 0)
WORK_ITEM(get_local_size, run.range.group[dimension], 1)
WORK_ITEM(get_enqueued_local_size, run.range.group[dimension], 1)
WORK_ITEM(get_group_id, run.group[dimension], 0)
WORK_ITEM(get_num_groups, run.groups[dimension], 1)
WORK_ITEM(get_global_size, run.range.items[dimension], 1)
WORK_ITEM(get_global_offset, run.range.offset[dimension], 0)
WORK_ITEM(get_global_id,
          run.range.offset[dimension] + run.group[dimension] * run.range.group[dimension] + local_id(dimension), 0)

HARP_CONVERGENT void work_item_barrier(uint fences) __asm__("_Z7barrierj");
HARP_CONVERGENT void work_item_barrier(uint fences) {
    (void)fences;
    if (run.group_items > (size_t)(lanes() * warps() * cores())) {
        __harp_fail("harmonica: a barrier in a work group of more items than the core has lanes\n");
    }
    barrier();
}
HARP_CONVERGENT void work_group_barrier(uint fences) __asm__("_Z18work_group_barrierj");
HARP_CONVERGENT void work_group_barrier(uint fences) { work_item_barrier(fences); }
HARP_CONVERGENT void work_group_barrier_scope(uint fences, int scope)
    __asm__("_Z18work_group_barrierj12memory_scope");
HARP_CONVERGENT void work_group_barrier_scope(uint fences, int scope) {
    (void)scope;
    work_item_barrier(fences);
}

#ifdef __HARP_CORES__
#define FENCE() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#else
#define FENCE() __atomic_signal_fence(__ATOMIC_SEQ_CST)
#endif
void mem_fence(uint fences) __asm__("_Z9mem_fencej");
void mem_fence(uint fences) { (void)fences, FENCE(); }
void read_mem_fence(uint fences) __asm__("_Z14read_mem_fencej");
void read_mem_fence(uint fences) { (void)fences, FENCE(); }
void write_mem_fence(uint fences) __asm__("_Z15write_mem_fencej");
void write_mem_fence(uint fences) { (void)fences, FENCE(); }

static void run_item(int item, void *argument) {
    const struct call *call = argument;
    items_of_places[HARP_PLACE] = item;
    call->kernel->item(call->arguments);
}

_Noreturn static void fail(const struct harp_opencl_kernel *kernel, const char *what, const size_t *has,
                           const char *and, const size_t *other) {
    printf("harmonica: kernel %s: %s %u x %u x %u %s %u x %u x %u\n", kernel->name, what, (uint)has[0],
           (uint)has[1], (uint)has[2], and, (uint)other[0], (uint)other[1], (uint)other[2]);
    __harp_fail("");
}

// Fills in what the host has not given, and refuses what does not fit.
static void complete(const struct harp_opencl_kernel *kernel) {
    opencl_range *range = &run.range;
    run.dimensions = 1;
    for (uint d = 0; d < DIMENSIONS; d++) {
        run.dimensions = range->items[d] != 0 && d > 0 ? d + 1 : run.dimensions;
    }
    int given = range->group[0] != 0 || range->group[1] != 0 || range->group[2] != 0;
    run.group_items = 1;
    for (uint d = 0; d < DIMENSIONS; d++) {
        range->items[d] = d > 0 && range->items[d] == 0 ? 1 : range->items[d];
        if (!given) {
            range->group[d] = kernel->required_group[d];
        }
        range->group[d] = range->group[d] == 0 ? 1 : range->group[d];
        run.groups[d] = range->items[d] / range->group[d];
        run.group_items *= range->group[d];
    }
    size_t required[DIMENSIONS] = {kernel->required_group[0], kernel->required_group[1],
                                   kernel->required_group[2]};
    if (required[0] != 0 && memcmp(required, range->group, sizeof(required)) != 0) {
        fail(kernel, "the group is", range->group, "but reqd_work_group_size is", required);
    }
    for (uint d = 0; d < DIMENSIONS; d++) {
        if (range->items[d] % range->group[d] != 0) {
            fail(kernel, "the work items", range->items, "are no multiple of a work group", range->group);
        }
    }
}

void harp_opencl_run(const struct harp_opencl_kernel *kernel, const opencl_range *range, const void *arguments) {
    run.range = *range;
    complete(kernel);
    if (!items_of_places) {
        items_of_places = malloc(sizeof(int) * (size_t)HARP_PLACES);
    }
    // The block, with pointers to local memory in place of their sizes.
    char *block = malloc(kernel->block_bytes + sizeof(uword_t));
    if (!items_of_places || !block) {
        __harp_fail("harmonica: no memory is left for a run of a kernel\n");
    }
    memcpy(block, arguments, kernel->block_bytes);
    for (uint i = 0; i < kernel->locals; i++) {
        uword_t *place = (uword_t *)(block + kernel->local_offsets[i]);
        void *local = malloc(*place);
        if (!local && *place != 0) {
            __harp_fail("harmonica: no memory is left for the local memory of a kernel\n");
        }
        *place = (uword_t)local;
    }
    struct call call = {kernel, block};
    for (run.group[2] = 0; run.group[2] < run.groups[2]; run.group[2]++) {
        for (run.group[1] = 0; run.group[1] < run.groups[1]; run.group[1]++) {
            for (run.group[0] = 0; run.group[0] < run.groups[0]; run.group[0]++) {
                launch(run_item, (int)run.group_items, &call);
            }
        }
    }
    for (uint i = 0; i < kernel->locals; i++) {
        free(*(void **)(block + kernel->local_offsets[i]));
    }
    free(block);
}
