// Ranges of OpenCL: work groups over the warps of all cores. groups.s has the rounds of a group in the lanes of a warp.
#include <stdlib.h>

#include "work-group.h"

#ifdef __HARP_CORES__
#define OWN_CORE (uword_t) core_id()
#else
#define OWN_CORE 0u
#endif

// Hardware barriers that teams may have at the same time.
enum { BARRIERS = 4 };

extern const uword_t __harp_lane_stack, __harp_local_bytes, __harp_has_barriers;

// races: meant __harp_warps: all lanes of a warp store the same there

// The range that runs. The host fills it in.
static struct run {
    struct harp_range range;
    const void *arguments;
    uword_t groups;         // in all
    uword_t teams;          // of a core
    uword_t warps;          // of a team
    uword_t rounds;         // of a warp in a whole group, at most
    uword_t step;           // groups at a time
    bool has_parts;         // groups at the end are smaller
    bool has_barrier;
    bool meets;             // the warps of a team come together behind a group
    char *stacks;           // of the items of all cores
    uword_t stack_bytes;    // of the items of a core
    char *locals;           // of the teams of all cores
    uword_t local_bytes;    // of a team
} run;
const struct harp_kernel *harp_running_kernel;

// A kernel whose arguments are words; one of fewer does not look at the rest.
void harp_opencl_words(const void *arguments) {
    const struct harp_words *all = arguments;
    const uword_t *a = all->words;
    all->function(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
}

// Whole units in an amount.
static uword_t whole(uword_t amount, uword_t unit) { return unit == 1 ? amount : (amount + unit - 1) / unit; }

// One item, in a lane of its own.
static void run_item(int number, void *argument) {
    struct harp_warp *warp = argument;
    uword_t x = (uword_t)number, y = 0, z = 0, all = (uword_t)lanes();
    if (run.range.dimensions > 1) {
        uword_t rows = x / warp->size[0];
        x -= rows * warp->size[0];
        z = run.range.dimensions > 2 ? rows / warp->size[1] : 0;
        y = rows - z * warp->size[1];
    }
    uword_t *own = warp->items + lane_id();
    own[0] = x;
    own[all] = y;
    own[2 * all] = z;
    harp_running_kernel->run(run.arguments);
    if (run.has_barrier && warp->rounds > 1) {
        harp_group_arrives(warp, 0);
    }
}

static uword_t smaller(uword_t a, uword_t b) { return a < b ? a : b; }

// One dimension of a group; how many items it has.
static uword_t begin_dimension(struct harp_warp *warp, int d, uword_t id) {
    uword_t before = id * run.range.local[d], size = smaller(run.range.local[d], run.range.global[d] - before);
    warp->id[d] = id;
    warp->first[d] = run.range.offset[d] + before;
    warp->size[d] = size;
    return size;
}

// What the warp is to do for a group, which has a number from 0.
static void begin_group(struct harp_warp *warp, uword_t number, uword_t member) {
    uword_t x = number, y = 0, z = 0;
    if (run.range.dimensions > 1) {
        uword_t rows = number / run.range.groups[0];
        x = number - rows * run.range.groups[0];
        z = rows / run.range.groups[1];
        y = rows - z * run.range.groups[1];
    }
    uword_t items = begin_dimension(warp, 0, x) * begin_dimension(warp, 1, y) * begin_dimension(warp, 2, z);
    uword_t all = (uword_t)lanes(), rounds = whole(items, all), last = items - (rounds - 1) * all;
    warp->meeting = smaller(rounds, run.warps);
    warp->rounds = member < rounds ? whole(rounds - member, run.warps) : 0;
    warp->last_lanes = member + (warp->rounds - 1) * run.warps == rounds - 1 ? last : all;
    warp->step = run.warps * all;
    warp->first_item = warp->item = member * all;
    warp->round = warp->begun = 0;
    warp->group = number + 1;
}

// Behind a group, before its local memory is that of the next one.
static void end_group(struct harp_warp *warp) {
    if (warp->meeting > 1 && warp->rounds) {
        if (run.has_barrier) {
            if (warp->rounds == 1) {
                harp_group_arrives(warp, 0);
            }
            harp_group_meets(warp, 0);
        } else {
            __harp_barrier((word_t)warp->barrier, (word_t)warp->meeting);
        }
    }
    if (warp->meeting != run.warps) {
        __harp_barrier((word_t)warp->barrier + BARRIERS / 2, (word_t)run.warps);
        warp->turn = warp->leader->turn;
    }
}

// All lanes of all warps: each team takes groups in turn.
static void run_groups(int thread, void *argument) {
    (void)thread;
    (void)argument;
    uword_t in_core = (uword_t)warp_id();
    uword_t team = run.warps == 1 ? in_core : in_core / run.warps, member = in_core - team * run.warps;
    if (team >= run.teams) {
        return;
    }
    struct harp_warp *warp = __harp_own_warp();
    uword_t core = OWN_CORE, number = core * run.teams + team;
    warp->range = &run.range;
    warp->leader = warp - member;
    warp->barrier = team;
    warp->turn = 0;
    warp->stacks = run.stacks ? (uword_t)run.stacks + (core + 1) * run.stack_bytes : 0;
    warp->local = (uword_t)run.locals + number * run.local_bytes;
    for (; number < run.groups; number += run.step) {
        begin_group(warp, number, member);
        if (warp->rounds) {
            __harp_rounds(run_item, warp);
        }
        if (run.meets) {
            end_group(warp);
        }
    }
    warp->group = 0;
}

// The lanes' places for the numbers of their items: for each warp three of each lane.
static bool give_places(void) {
    static uword_t *items;
    uword_t all = (uword_t)(cores() * warps()), each = 3 * (uword_t)lanes();
    if (items) {
        return true;
    }
    items = malloc(sizeof(uword_t) * all * each);
    for (uword_t i = 0; items && i < all; i++) {
        __harp_warps[i].items = items + i * each;
    }
    return items != 0;
}

// Memory for the stacks of the items of every core, kept for the next range.
static char *stacks_of(uword_t bytes) {
    static char *stacks;
    static uword_t has;
    if (bytes > has) {
        free(stacks);
        stacks = malloc(bytes);
        has = stacks ? bytes : 0;
    }
    return stacks;
}

// Memory for the `__local` variables of every team. Without room for all there are fewer teams.
static char *locals_of(uword_t bytes) {
    static char *locals;
    static uword_t has;
    uword_t teams = run.teams;
    for (; bytes && teams; teams = teams / 2) {
        uword_t all = bytes * teams * (uword_t)cores();
        if (all > has) {
            free(locals);
            locals = malloc(all);
            has = locals ? all : 0;
        }
        if (all <= has) {
            run.teams = teams;
            return locals;
        }
    }
    return 0;
}

// The shape of the range; nothing to do if it has no items.
static bool shape(const struct harp_kernel *kernel, const struct harp_range *range) {
    run.range = *range;
    harp_running_kernel = kernel;
    run.groups = 1;
    run.has_parts = false;
    uword_t items = 1;
    for (int d = 0; d < 3; d++) {
        uword_t global = range->global[d], local = range->local[d];
        if (global == 0) {
            return false;
        }
        if (local == 0) {
            harp_range_fails(kernel, ": a work group of no items\n");
        }
        if (kernel->required[0] && kernel->required[d] != local) {
            harp_range_differs(kernel, ": a work group of ", range->local, " items, but the kernel requires ", kernel->required);
        }
        uword_t groups = global == local ? 1 : whole(global, local);
        if (groups * local != global) {
            if (!kernel->may_have_parts) {
                harp_range_differs(kernel, ": the work items are no multiple of a work group: ", range->global, " in groups of ",
                                   range->local);
            }
            run.has_parts = true;
        }
        run.range.groups[d] = groups;
        run.groups *= groups;
        items *= local;
    }
    uword_t parts = whole(items, (uword_t)lanes());
    run.warps = smaller(parts, (uword_t)warps());
    run.rounds = whole(parts, run.warps);
    run.teams = kernel->is_alone ? 1 : run.warps == 1 ? (uword_t)warps() : smaller((uword_t)warps() / run.warps, BARRIERS);
    if (run.has_parts) {
        run.teams = run.warps == 1 ? run.teams : smaller(run.teams, BARRIERS / 2);
    }
    return true;
}

void harp_opencl_run(const struct harp_kernel *kernel, const struct harp_range *range, const void *arguments) {
    if (!shape(kernel, range)) {
        return;
    }
    run.arguments = arguments;
    run.has_barrier = kernel->has_barrier && __harp_has_barriers;
    run.local_bytes = (kernel->local_bytes + __harp_local_bytes + 15) & ~(uword_t)15;
    run.meets = run.warps > 1 && (run.has_barrier || run.local_bytes || kernel->is_alone);
    run.locals = 0;
    if (!give_places()) {
        harp_range_fails(kernel, ": no room for the work items: give the core more RAM\n");
    }
    if (run.local_bytes && !(run.locals = locals_of(run.local_bytes))) {
        harp_range_fails(kernel, ": no room for its local memory: give the core more RAM\n");
    }
    run.step = run.teams * (kernel->is_alone ? 1 : (uword_t)cores());
    run.stacks = 0;
    if (run.has_barrier && run.rounds > 1) {
        run.stack_bytes = run.rounds * run.warps * (uword_t)lanes() * __harp_lane_stack;
        run.stacks = stacks_of(run.stack_bytes * (uword_t)cores());
        if (!run.stacks) {
            harp_range_fails(kernel, ": no room for a stack of each work item: give the core more RAM, or smaller stacks\n");
        }
    }
    uword_t needed = cores() > 1 && !kernel->is_alone ? (uword_t)(cores() * warps()) : smaller(run.groups * run.warps, (uword_t)warps());
    launch(run_groups, (int)needed * lanes(), 0);
}
