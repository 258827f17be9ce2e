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

void __harp_group_barrier(int line) {
    struct harp_warp *warp = __harp_own_warp();
    if (line < 0) {
        harp_group_parts(warp, -line, -line);
    }
    if (warp->rounds > 1) {
        wait_for_rounds(warp, line);
    } else if (warp->meeting > 1) {
        harp_group_arrives(warp, line);
        harp_group_meets(warp, line);
    }
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
