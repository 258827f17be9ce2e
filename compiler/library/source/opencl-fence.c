// Fences of OpenCL C (6.15.9). Each orders all that the item does, for all items of all cores.
#ifdef __HARP_CORES__
#define FENCE() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#else
#define FENCE() __atomic_signal_fence(__ATOMIC_SEQ_CST)
#endif

void mem_fence(unsigned fences) __asm__("_Z9mem_fencej");
void mem_fence(unsigned fences) { (void)fences, FENCE(); }
void read_mem_fence(unsigned fences) __asm__("_Z14read_mem_fencej");
void read_mem_fence(unsigned fences) { (void)fences, FENCE(); }
void write_mem_fence(unsigned fences) __asm__("_Z15write_mem_fencej");
void write_mem_fence(unsigned fences) { (void)fences, FENCE(); }
