// Ranges of OpenCL: groups from 1 to 1024 items, whatever the core has; one to three dimensions; barriers in loops, in a
// helper and in branches that all items take; values that live across them. What clang writes of a kernel stands here by
// hand.
#include <harp.h>
#include <opencl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <work-items.h>

#define CLK_LOCAL_MEM_FENCE 1
#undef barrier
#define barrier(fences) __harp_group_barrier(__LINE__)

static unsigned wrong, checks;

static void check(int holds) {
    checks++;
    wrong += !holds;
}

// Words, which no core stores in parts.
typedef word_t number;

struct scan {
    number *data;
    number *tile;
    int rounds;
};

// Sums up to each item; another sum lives in each item across all barriers.
static void scan(number *data, number *tile, int rounds) {
    int item = (int)get_local_id(0), size = (int)get_local_size(0);
    number own = 0;
    for (int round = 0; round < rounds; round++) {
        tile[item] = data[get_global_id(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int d = 1; d < size; d *= 2) {
            number more = 0;
            if (item >= d) {
                more = tile[item - d];
            }
            barrier(CLK_LOCAL_MEM_FENCE);
            tile[item] += more;
            own += more;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        own += data[get_global_id(0)] - tile[item];
    }
    data[get_global_id(0)] = tile[item] + own;
}
static void scan_item(const void *arguments) {
    const struct scan *a = arguments;
    scan(a->data, a->tile, a->rounds);
}
static const uint scan_locals[] = {sizeof(number *)};
static const struct harp_opencl_kernel scan_kernel = {scan_item, "scan", scan_locals, 1, sizeof(struct scan), {0}, 1};

static void scans(size_t size, size_t groups) {
    number *data = malloc(size * groups * sizeof *data);
    for (size_t i = 0; i < size * groups; i++) {
        data[i] = (number)(i % 7 + 1);
    }
    struct scan arguments = {data, (number *)(size * sizeof(number)), 2};
    opencl_range range = opencl_range_1d(size * groups, size);
    harp_opencl_run(&scan_kernel, &range, &arguments);
    number sum = 0;
    for (size_t i = 0; i < size * groups; i++) {
        sum = i % size == 0 ? 0 : sum;
        sum += (number)(i % 7 + 1);
        check(data[i] == sum);
    }
    free(data);
}

struct places {
    uword_t *out;
    uword_t *tile;
    int limit;
};

// Waits in a helper, and keeps what is in registers and on the stack.
static __attribute__((noinline)) unsigned turned(uword_t *tile, unsigned place, unsigned size, unsigned value) {
    unsigned kept[2] = {value, place};
    tile[size - 1 - place] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    return (unsigned)tile[place] + (kept[0] ^ value) + (kept[1] ^ place);
}

// What an item knows of itself, by way of the item on the other side of its group.
static void places(uword_t *out, uword_t *tile, int limit) {
    size_t size = get_local_size(0) * get_local_size(1) * get_local_size(2);
    unsigned own = (unsigned)get_local_linear_id(), at = (unsigned)get_global_linear_id();
    unsigned known = (unsigned)(get_group_id(0) + 10 * get_group_id(1) + 100 * get_group_id(2));
    known = 1000 * known + (unsigned)(get_global_id(0) + 10 * get_global_id(1) + 100 * get_global_id(2));
    unsigned value = own;
    if (limit > 0) {
        value = turned(tile, own, (unsigned)size, own);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    int step = 0;
    do {
        value = turned(tile, own, (unsigned)size, value);
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (++step < limit);
    out[at] = known + 1000000 * value;
}
static void places_item(const void *arguments) {
    const struct places *a = arguments;
    places(a->out, a->tile, a->limit);
}
static const uint places_locals[] = {sizeof(uword_t *)};
#define PLACES(flags) {places_item, "places", places_locals, 1, sizeof(struct places), {0}, flags}
static const struct harp_opencl_kernel places_kernel = PLACES(1), parts_kernel = PLACES(1 | HARP_OPENCL_PARTS);

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

static void everywhere(const struct harp_opencl_kernel *kernel, opencl_range range, int limit) {
    size_t n[3], g[3];
    for (int d = 0; d < 3; d++) {
        n[d] = range.items[d] ? range.items[d] : 1;
        g[d] = range.group[d] ? range.group[d] : 1;
    }
    size_t all = n[0] * n[1] * n[2];
    uword_t *out = calloc(all, sizeof *out);
    struct places arguments = {out, (uword_t *)(g[0] * g[1] * g[2] * sizeof(uword_t)), limit};
    harp_opencl_run(kernel, &range, &arguments);
    for (size_t i = 0; i < all; i++) {
        size_t at[3] = {i % n[0], i / n[0] % n[1], i / n[0] / n[1]}, has[3], in[3];
        unsigned known = 0, global = 0, ten = 1;
        for (int d = 0; d < 3; d++, ten *= 10) {
            in[d] = at[d] % g[d];
            has[d] = least(g[d], n[d] - (at[d] - in[d]));
            known += ten * (unsigned)(at[d] / g[d]);
            global += ten * (unsigned)(at[d] + range.offset[d]);
        }
        size_t size = has[0] * has[1] * has[2], own = (in[2] * has[1] + in[1]) * has[0] + in[0];
        int turns = limit > 0 ? limit + 1 : 1;
        size_t value = turns % 2 ? size - 1 - own : own;
        check(out[i] == 1000 * known + global + 1000000 * (unsigned)value);
    }
    free(out);
}

int main(void) {
    static const size_t sizes[] = {1, 3, 16, 17, 100, 256, 1024};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        scans(sizes[i], sizes[i] > 100 ? 1 : 3);
    }
    everywhere(&places_kernel, opencl_range_1d(60, 12), 3);
    everywhere(&places_kernel, opencl_range_2d(12, 6, 4, 3), 2);
    everywhere(&places_kernel, opencl_range_3d(6, 4, 4, 3, 2, 4), 0);
    everywhere(&places_kernel, (opencl_range){.items = {8, 8}, .group = {8, 4}, .offset = {1, 0, 5}}, 1);
    everywhere(&parts_kernel, opencl_range_1d(50, 20), 1);
    everywhere(&parts_kernel, opencl_range_2d(9, 7, 4, 6), 2);
    check(checks > 2000);
    printf("%u wrong\n", wrong);
    return 0;
}
