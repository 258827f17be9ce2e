// Where work items of OpenCL are in their range. For C, and for OpenCL C.
//
// A *range* is what one call of `opencl_run` runs. Its groups are spread over the cores; a *team* of warps runs one group
// at a time. A warp has as many items of the group at a time as it has lanes: a *round*.
#ifndef HARP_WORK_ITEMS_H
#define HARP_WORK_ITEMS_H

#ifdef __OPENCL_C_VERSION__
#define HARP_GLOBAL __global
// Before version 1.2 no function is `static`.
#if __OPENCL_C_VERSION__ < 120
#define HARP_ITEM_FUNCTION inline __attribute__((always_inline, nodebug, unused, overloadable))
#else
#define HARP_ITEM_FUNCTION static inline __attribute__((always_inline, nodebug, unused, overloadable))
#endif
#else
#define HARP_GLOBAL
typedef __SIZE_TYPE__ size_t;
#define HARP_ITEM_FUNCTION static inline __attribute__((always_inline, nodebug, unused))
#endif
typedef __UINTPTR_TYPE__ harp_word;

// A range, the same for all items.
struct harp_range {
    harp_word dimensions;
    harp_word items[3];     // in all
    harp_word offset[3];    // of the first item
    harp_word group[3];     // items of a group, but for smaller groups at the end
    harp_word groups[3];
};

// What a warp works on. launch-state.s has one for each warp of all cores, and groups.s knows the places of the first twelve
// members. 32 words.
struct harp_warp {
    harp_word group;        // the group's number in the range, from 1; 0: none
    harp_word item;         // of the round: the first item's number in the group
    harp_word round;        // from 0
    harp_word rounds;       // of this warp in the group
    harp_word last_lanes;   // items of the last round
    harp_word step;         // items from a round to the next one
    harp_word stacks;       // the end of the items' stacks; 0: they have those of the lanes
    harp_word begun;        // all rounds have begun
    harp_word first_item;   // of the first round
    harp_word barrier;      // the team's
    harp_word meeting;      // warps of the team that have items
    harp_word runs;         // a function for each item
    const HARP_GLOBAL struct harp_range *range;
    harp_word first[3];     // the global number of the group's first item
    harp_word id[3];        // the group's numbers
    harp_word size[3];      // items of this group
    HARP_GLOBAL harp_word *items;   // for each dimension, the numbers of the items of all lanes
    harp_word variables;    // the address of the group's `__local` variables
    HARP_GLOBAL struct harp_warp *leader;   // the first warp of the team
    harp_word turn;         // which of these the next meeting uses
    harp_word lines[2];     // where the warp meets the others of its team: the barrier's line, 0 for the end
    harp_word arguments;    // where the arguments of the kernel are
    harp_word group_items;  // of the last group that the warp has worked on
    harp_word meeting_at_once;  // `meeting` if this warp has one round and meets others; else 0
    harp_word unused;
};

// The warp that executes this. The compiler knows it by itself.
HARP_GLOBAL struct harp_warp *__harp_own_warp(void) __attribute__((const, nothrow));
int __harp_hardware_id(int number) __attribute__((const, nothrow));
// Waits until all items of the group are here. `line` is that of the call, for messages.
void __harp_group_barrier(int line) __attribute__((convergent, nothrow));

HARP_ITEM_FUNCTION unsigned get_work_dim(void) { return (unsigned)__harp_own_warp()->range->dimensions; }
HARP_ITEM_FUNCTION size_t get_global_size(unsigned d) { return d < 3 ? __harp_own_warp()->range->items[d] : 1; }
HARP_ITEM_FUNCTION size_t get_global_offset(unsigned d) { return d < 3 ? __harp_own_warp()->range->offset[d] : 0; }
HARP_ITEM_FUNCTION size_t get_enqueued_local_size(unsigned d) { return d < 3 ? __harp_own_warp()->range->group[d] : 1; }
HARP_ITEM_FUNCTION size_t get_num_groups(unsigned d) { return d < 3 ? __harp_own_warp()->range->groups[d] : 1; }
HARP_ITEM_FUNCTION size_t get_local_size(unsigned d) { return d < 3 ? __harp_own_warp()->size[d] : 1; }
HARP_ITEM_FUNCTION size_t get_group_id(unsigned d) { return d < 3 ? __harp_own_warp()->id[d] : 0; }
HARP_ITEM_FUNCTION size_t get_local_id(unsigned d) {
    return d < 3 ? __harp_own_warp()->items[d * (unsigned)__harp_hardware_id(2) + (unsigned)__harp_hardware_id(0)] : 0;
}
HARP_ITEM_FUNCTION size_t get_global_id(unsigned d) { return d < 3 ? __harp_own_warp()->first[d] + get_local_id(d) : 0; }
HARP_ITEM_FUNCTION size_t get_local_linear_id(void) {
    return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}
HARP_ITEM_FUNCTION size_t get_global_linear_id(void) {
    size_t plane = get_global_id(2) - get_global_offset(2), row = get_global_id(1) - get_global_offset(1);
    size_t item = get_global_id(0) - get_global_offset(0);
    return (plane * get_global_size(1) + row) * get_global_size(0) + item;
}

#endif
