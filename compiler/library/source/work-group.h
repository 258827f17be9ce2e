// What the files about work groups of OpenCL share.
#ifndef WORK_GROUP_H
#define WORK_GROUP_H

#include <harp.h>
#include <opencl.h>
#include <work-items.h>

extern struct harp_warp __harp_warps[];
_Static_assert(sizeof(struct harp_warp) == 32 * sizeof(uword_t), "the compiler counts on it");
// The kernel of the range that runs.
extern const struct harp_opencl_kernel *harp_running_kernel;

// A barrier whose line is not known.
#define HARP_NO_LINE 0x7fffffff

// groups.s.
void __harp_rounds(kernel_function *run, struct harp_warp *warp) HARP_CONVERGENT;
void __harp_next_round(struct harp_warp *warp) HARP_CONVERGENT;

// A round of a warp is at the barrier of this line, or at the end of the kernel, 0.
void harp_group_arrives(struct harp_warp *warp, int line);
// The warps of a team that have arrived wait for one another, and hold their lines side by side.
void harp_group_meets(struct harp_warp *warp, int line) HARP_CONVERGENT;

// Ends the program with a message about a kernel.
_Noreturn void harp_range_fails(const struct harp_opencl_kernel *kernel, const char *what);
// Ends it with a message about three numbers and three others.
_Noreturn void harp_range_differs(const struct harp_opencl_kernel *kernel, const char *what, const uword_t *some, const char *but,
                                  const uword_t *others);
// Ends it with a message about work items of a warp's group that are at different lines.
_Noreturn void harp_group_parts(const struct harp_warp *warp, int line, int other);

#endif
