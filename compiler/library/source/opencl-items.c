// What work items ask about their range, as functions: kernels have it inline.
#include <work-items.h>

#define OF_DIMENSION(name, mangled)                                                                        \
    size_t harp_##name(unsigned dimension) __asm__(mangled);                                               \
    size_t harp_##name(unsigned dimension) { return name(dimension); }
#define OF_ALL(name, mangled)                                                                              \
    size_t harp_##name(void) __asm__(mangled);                                                             \
    size_t harp_##name(void) { return name(); }

OF_DIMENSION(get_global_size, "_Z15get_global_sizej")
OF_DIMENSION(get_global_id, "_Z13get_global_idj")
OF_DIMENSION(get_global_offset, "_Z17get_global_offsetj")
OF_DIMENSION(get_local_size, "_Z14get_local_sizej")
OF_DIMENSION(get_enqueued_local_size, "_Z23get_enqueued_local_sizej")
OF_DIMENSION(get_local_id, "_Z12get_local_idj")
OF_DIMENSION(get_num_groups, "_Z14get_num_groupsj")
OF_DIMENSION(get_group_id, "_Z12get_group_idj")
OF_ALL(get_global_linear_id, "_Z20get_global_linear_idv")
OF_ALL(get_local_linear_id, "_Z19get_local_linear_idv")
unsigned harp_get_work_dim(void) __asm__("_Z12get_work_dimv");
unsigned harp_get_work_dim(void) { return get_work_dim(); }
