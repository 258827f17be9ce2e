// Barriers of work groups.
#include "work-group.h"

void harp_group_arrives(struct harp_warp *warp, int line) {
    if (warp->round == 0) {
        warp->turn ^= 1;
        warp->lines[warp->turn] = (uword_t)line;
    } else if ((int)warp->lines[warp->turn] != line) {
        harp_group_parts(warp, line, (int)warp->lines[warp->turn]);
    }
}

// No warp is two meetings ahead of another one: so two places for lines are enough.
static void compare(struct harp_warp *warp, uword_t turn, int line) {
    int other = (int)warp->leader->lines[turn];
    if (other != line) {
        harp_group_parts(warp, line, other);
    }
}

void harp_group_meets(struct harp_warp *warp, int line) {
    __harp_barrier((word_t)warp->barrier, (word_t)warp->meeting);
    compare(warp, warp->turn, line);
}

// The round waits for those that have not come yet. What says which items the lanes have is theirs again afterwards.
static __attribute__((noinline)) HARP_CONVERGENT void wait_for_rounds(struct harp_warp *warp, int line) {
    uword_t *own = warp->items + lane_id(), all = (uword_t)lanes();
    uword_t x = own[0], y = own[all], z = own[2 * all];
    harp_group_arrives(warp, line);
    uword_t turn = warp->turn;
    __harp_next_round(warp);
    compare(warp, turn, line);
    own = warp->items + lane_id();
    own[0] = x;
    own[all] = y;
    own[2 * all] = z;
}

// A barrier within divergent code, of a warp with several rounds, or of a group in a single warp.
static __attribute__((noinline)) HARP_CONVERGENT void unusual_barrier(struct harp_warp *warp, int line) {
    if (line < 0) {
        harp_group_parts(warp, -line, -line);
    }
    if (warp->rounds > 1) {
        wait_for_rounds(warp, line);
    }
}

// Most warps have one round: they write their line down, wait for the others, and compare.
void __harp_group_barrier(int line) {
    struct harp_warp *warp = __harp_own_warp();
    uword_t meeting = warp->meeting_at_once;
    if (line < 0 || meeting == 0) {
        unusual_barrier(warp, line);
        return;
    }
    uword_t turn = warp->turn ^ 1;
    warp->turn = turn;
    warp->lines[turn] = (uword_t)line;
    __harp_barrier((word_t)warp->barrier, (word_t)meeting);
    compare(warp, turn, line);
}

// As functions of OpenCL C: a kernel's own calls give their lines instead.
#define BARRIER HARP_CONVERGENT void
BARRIER harp_barrier(unsigned fences) __asm__("_Z7barrierj");
BARRIER harp_barrier(unsigned fences) { (void)fences, __harp_group_barrier(HARP_NO_LINE); }
BARRIER harp_work_group_barrier(unsigned fences) __asm__("_Z18work_group_barrierj");
BARRIER harp_work_group_barrier(unsigned fences) { (void)fences, __harp_group_barrier(HARP_NO_LINE); }
void mem_fence(unsigned fences) __asm__("_Z9mem_fencej");
BARRIER harp_scoped_barrier(unsigned fences, int scope) __asm__("_Z18work_group_barrierj12memory_scope");
BARRIER harp_scoped_barrier(unsigned fences, int scope) {
    (void)scope;
    mem_fence(fences);
    __harp_group_barrier(HARP_NO_LINE);
    mem_fence(fences);
}
