// Ranges of OpenCL: work groups over the warps of all cores. groups.s has the rounds of a group in the lanes of a warp.
#include <stdlib.h>
#include <string.h>

#include "work-group.h"

#ifdef __HARP_CORES__
#define OWN_CORE (uword_t) core_id()
#else
#define OWN_CORE 0u
#endif

enum {
    BARRIERS = 4,       // in hardware, that teams may have at the same time
    GROUP_ITEMS = 1024, // of a work group, at most
};

extern const uword_t __harp_lane_stack, __harp_local_bytes, __harp_has_barriers, __harp_scratchpad_bytes;
// Places in __harp_warps for the warps of a core.
extern const uword_t __harp_warps_of_core;
// Where a core's scratchpad begins.
#define SCRATCHPAD ((uword_t)1 << (8 * sizeof(uword_t) - 2))

// The range that runs. The host fills it in.
static struct run {
    struct harp_range range;
    uword_t groups;         // in all
    uword_t teams;          // of a core
    uword_t warps;          // of a team
    uword_t rounds;         // of a warp in a whole group, at most
    uword_t step;           // groups at a time
    bool has_parts;         // groups at the end are smaller
    bool has_barrier;
    bool meets;             // the warps of a team come together behind a group
    uword_t stacks;         // of the items of all cores, or 0
    uword_t stack_bytes;    // of the items of a core
    uword_t locals;         // the local memory of the first team
    uword_t local_bytes;    // of a team
    uword_t core_locals;    // from the local memory of a core to that of the next one
    uword_t arguments;      // the first team's
    uword_t argument_bytes; // of a team; 0: all teams have the same
} run;
const struct harp_opencl_kernel *harp_running_kernel;

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
    harp_running_kernel->item((const void *)warp->arguments);
    if (run.has_barrier && warp->rounds > 1) {
        harp_group_arrives(warp, 0);
    }
}

static uword_t smaller(uword_t a, uword_t b) { return a < b ? a : b; }

// One dimension of a group; how many items it has.
static uword_t begin_dimension(struct harp_warp *warp, int d, uword_t id) {
    uword_t before = id * run.range.group[d], size = smaller(run.range.group[d], run.range.items[d] - before);
    warp->id[d] = id;
    warp->first[d] = run.range.offset[d] + before;
    warp->size[d] = size;
    return size;
}

// The second and the third dimension of a group; how many items they give each place of the first one.
static uword_t begin_planes(struct harp_warp *warp, uword_t y, uword_t z) {
    return begin_dimension(warp, 1, y) * begin_dimension(warp, 2, z);
}

// What the warp is to do for a group, which has a number from 0. Groups of a range have the same size, but for the last ones.
static void begin_group(struct harp_warp *warp, uword_t number, uword_t member) {
    uword_t x = number, planes = 1;
    if (run.range.dimensions > 1) {
        uword_t rows = number / run.range.groups[0], z = rows / run.range.groups[1];
        x = number - rows * run.range.groups[0];
        planes = begin_planes(warp, rows - z * run.range.groups[1], z);
    }
    uword_t items = begin_dimension(warp, 0, x) * planes;
    if (items != warp->group_items) {
        uword_t all = (uword_t)lanes(), rounds = whole(items, all), last = items - (rounds - 1) * all;
        warp->group_items = items;
        warp->meeting = smaller(rounds, run.warps);
        warp->rounds = member < rounds ? whole(rounds - member, run.warps) : 0;
        warp->last_lanes = member + (warp->rounds - 1) * run.warps == rounds - 1 ? last : all;
        warp->meeting_at_once = warp->rounds == 1 && warp->meeting > 1 ? warp->meeting : 0;
    }
    warp->item = warp->first_item;
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
    warp->stacks = run.stacks ? run.stacks + (core + 1) * run.stack_bytes : 0;
    warp->variables = run.locals + core * run.core_locals + team * run.local_bytes;
    warp->arguments = run.arguments + number * run.argument_bytes;
    uword_t all = (uword_t)lanes();
    warp->step = run.warps * all;
    warp->first_item = member * all;
    warp->group_items = 0;
    begin_planes(warp, 0, 0);
    for (; number < run.groups; number += run.step) {
        begin_group(warp, number, member);
        // A single round in all lanes: they are here, and no other round waits.
        if (warp->rounds == 1 && warp->last_lanes == all) {
            run_item((int)warp->item + lane_id(), warp);
        } else if (warp->rounds) {
            __harp_rounds(run_item, warp);
        }
        if (run.meets) {
            end_group(warp);
        }
    }
    warp->group = 0;
}

// Memory that is kept for the next range: addresses and sizes. The detector of races reads it.
enum { STACKS = 0, LOCALS = 2, ITEMS = 4 };
uword_t harp_range_memory[6];

static uword_t take(int kept, uword_t bytes) {
    uword_t *memory = harp_range_memory + kept;
    if (bytes > memory[1]) {
        free((void *)memory[0]);
        memory[0] = (uword_t)malloc(bytes);
        memory[1] = memory[0] ? bytes : 0;
    }
    return memory[0];
}

// The lanes' places for the numbers of their items: for each warp three of each lane.
static bool give_places(void) {
    uword_t each = 3 * (uword_t)lanes();
    if (harp_range_memory[ITEMS]) {
        return true;
    }
    uword_t *items = (uword_t *)take(ITEMS, sizeof(uword_t) * (uword_t)(cores() * warps()) * each);
    for (int core = 0; items && core < cores(); core++) {
        for (int warp = 0; warp < warps(); warp++, items += each) {
            __harp_warps[core * (int)__harp_warps_of_core + warp].items = items;
        }
    }
    return harp_range_memory[ITEMS] != 0;
}

// Local memory for every team: in the scratchpad of its core, or else in the RAM. Without room for all there are fewer teams.
static bool give_locals(void) {
    run.core_locals = 0;
    if (run.local_bytes <= __harp_scratchpad_bytes) {
        run.teams = smaller(run.teams, run.local_bytes ? __harp_scratchpad_bytes / run.local_bytes : run.teams);
        run.locals = SCRATCHPAD;
        return true;
    }
    for (; run.teams; run.teams /= 2) {
        run.core_locals = run.teams * run.local_bytes;
        run.locals = take(LOCALS, run.core_locals * (uword_t)cores());
        if (run.locals) {
            return true;
        }
    }
    return false;
}

static uword_t local_block(uword_t bytes) { return (bytes + 15) & ~(uword_t)15; }

// Bytes of a team's local memory: variables, and what the arguments ask for.
static uword_t local_bytes(const struct harp_opencl_kernel *kernel, const void *arguments) {
    uword_t bytes = local_block(__harp_local_bytes);
    for (uword_t i = 0; i < kernel->locals; i++) {
        bytes += local_block(*(const uword_t *)((const char *)arguments + kernel->local_offsets[i]));
    }
    return bytes;
}

// The arguments of every team, with the addresses of its local memory in place of numbers of bytes.
static char *give_arguments(const struct harp_opencl_kernel *kernel, const void *arguments) {
    run.arguments = (uword_t)arguments;
    run.argument_bytes = 0;
    if (!kernel->locals) {
        return 0;
    }
    uword_t bytes = local_block(kernel->block_bytes);
    char *blocks = malloc(bytes * run.step), *block = blocks;
    if (!blocks) {
        harp_range_fails(kernel, ": no room for its arguments: give the core more RAM\n");
    }
    for (uword_t core = 0; core < (uword_t)cores(); core++) {
        for (uword_t team = 0; team < run.teams; team++, block += bytes) {
            memcpy(block, arguments, kernel->block_bytes);
            uword_t next = run.locals + core * run.core_locals + team * run.local_bytes + local_block(__harp_local_bytes);
            for (uword_t i = 0; i < kernel->locals; i++) {
                uword_t *place = (uword_t *)(block + kernel->local_offsets[i]), size = *place;
                *place = next;
                next += local_block(size);
            }
        }
    }
    run.arguments = (uword_t)blocks;
    run.argument_bytes = bytes;
    return blocks;
}

// Items of a group if the host leaves it to the run time: a divisor of the range that leaves few lanes empty, at most `most`.
static uword_t chosen(uword_t items, uword_t most) {
    uword_t all = (uword_t)lanes(), best = 1, least = items;
    if (items % all == 0) {
        return all;
    }
    for (uword_t size = smaller(items, most); size > 1; size--) {
        uword_t groups = items / size;
        if (groups * size != items) {
            continue;
        }
        uword_t rounds = groups * whole(size, all);
        if (rounds < least) {
            best = size;
            least = rounds;
        }
        // Less than a lane in 16 is empty.
        if (rounds * all - items < items / 16) {
            break;
        }
    }
    return best;
}

// The shape of the range; nothing to do if it has no items.
static bool shape(const struct harp_opencl_kernel *kernel, const opencl_range *asked) {
    struct harp_range *range = &run.range;
    bool is_given = asked->group[0] || asked->group[1] || asked->group[2];
    bool is_required = kernel->required_group[0] != 0;
    // Items that wait in rounds need stacks of their own.
    uword_t items = 1, most = kernel->flags & HARP_OPENCL_WAITS ? smaller((uword_t)(lanes() * warps()), GROUP_ITEMS) : GROUP_ITEMS;
    range->dimensions = asked->items[2] ? 3 : asked->items[1] ? 2 : 1;
    run.groups = 1;
    run.has_parts = false;
    for (int d = 0; d < 3; d++) {
        range->items[d] = d && !asked->items[d] ? 1 : asked->items[d];
        range->offset[d] = asked->offset[d];
        range->group[d] = is_given ? asked->group[d] : is_required ? kernel->required_group[d] : 0;
        if (range->items[d] == 0) {
            return false;
        }
        if (range->group[d] == 0) {
            range->group[d] = is_given || d ? 1 : chosen(range->items[d], most);
        }
        range->groups[d] = range->items[d] == range->group[d] ? 1 : whole(range->items[d], range->group[d]);
        run.has_parts |= range->groups[d] * range->group[d] != range->items[d];
        run.groups *= range->groups[d];
        // No product of two is too large for a word.
        if (range->group[d] > GROUP_ITEMS || (items *= range->group[d]) > GROUP_ITEMS) {
            harp_range_fails(kernel, ": a work group has more than 1024 work items\n");
        }
    }
    uword_t required[3] = {kernel->required_group[0], kernel->required_group[1], kernel->required_group[2]};
    if (is_required && memcmp(required, range->group, sizeof required) != 0) {
        harp_range_differs(kernel, ": the group is ", range->group, ", but reqd_work_group_size is ", required);
    }
    if (run.has_parts && !(kernel->flags & HARP_OPENCL_PARTS)) {
        harp_range_differs(kernel, ": the work items ", range->items, " are no multiple of a work group ", range->group);
    }
    uword_t parts = whole(items, (uword_t)lanes());
    run.warps = smaller(parts, (uword_t)warps());
    run.rounds = whole(parts, run.warps);
    run.teams = (uword_t)warps();
    if (run.warps > 1) {
        run.teams = smaller(run.teams / run.warps, run.has_parts ? BARRIERS / 2 : BARRIERS);
    }
    return true;
}

void harp_opencl_run(const struct harp_opencl_kernel *kernel, const opencl_range *range, const void *arguments) {
    if ((uword_t)warps() > __harp_warps_of_core) {
        harp_range_fails(kernel, ": the program is compiled for a core with fewer warps\n");
    }
    harp_running_kernel = kernel;
    if (!shape(kernel, range)) {
        return;
    }
    run.has_barrier = kernel->flags & HARP_OPENCL_WAITS && __harp_has_barriers;
    run.local_bytes = local_bytes(kernel, arguments);
    run.meets = run.warps > 1 && (run.has_barrier || run.local_bytes);
    if (!give_places()) {
        harp_range_fails(kernel, ": no room for the work items: give the core more RAM\n");
    }
    if (!give_locals()) {
        harp_range_fails(kernel, ": no room for its local memory: give the core more RAM\n");
    }
    run.step = run.teams * (uword_t)cores();
    run.stacks = 0;
    if (run.has_barrier && run.rounds > 1) {
        run.stack_bytes = run.rounds * run.warps * (uword_t)lanes() * __harp_lane_stack;
        run.stacks = take(STACKS, run.stack_bytes * (uword_t)cores());
        if (!run.stacks) {
            harp_range_fails(kernel, ": no room for a stack of each work item: give the core more RAM, or smaller stacks\n");
        }
    }
    char *blocks = give_arguments(kernel, arguments);
    uword_t all = (uword_t)(cores() * warps()), needed = cores() > 1 ? all : smaller(run.groups * run.warps, all);
    launch(run_groups, (int)needed * lanes(), 0);
    free(blocks);
}
