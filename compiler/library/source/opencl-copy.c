// Copies by the items of a work group together.
#include <harp.h>
#include <stddef.h>
#include <stdint.h>

size_t opencl_local_id(unsigned dimension) __asm__("_Z12get_local_idj");
size_t opencl_local_size(unsigned dimension) __asm__("_Z14get_local_sizej");
HARP_CONVERGENT void opencl_barrier(unsigned fences) __asm__("_Z7barrierj");

// Each item copies every so many elements: as many as there are items. Strides are in elements.
void opencl_copy(void *to, const void *from, size_t count, size_t to_stride, size_t from_stride, size_t bytes) {
    size_t items = opencl_local_size(0) * opencl_local_size(1) * opencl_local_size(2);
    size_t first = opencl_local_id(0) + opencl_local_size(0) * (opencl_local_id(1) + opencl_local_size(1) * opencl_local_id(2));
    for (size_t at = first; at < count; at += items) {
        char *target = (char *)to + at * to_stride * bytes;
        const char *source = (const char *)from + at * from_stride * bytes;
        if (bytes >= 4) {
            for (size_t word = 0; word < bytes / 4; word++) {
                ((uint32_t *)target)[word] = ((const uint32_t *)source)[word];
            }
        } else if (bytes == 2) {
            *(uint16_t *)target = *(const uint16_t *)source;
        } else {
            *target = *source;
        }
    }
}

// Both sides of each copy are there then for the whole group.
void opencl_wait_group_events(void) { opencl_barrier(3); }
