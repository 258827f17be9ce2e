// For kernels.
#undef assert
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
void __harp_assert_failed(__constant const char *condition, __constant const char *file, int line);
#define assert(condition) ((condition) ? (void)0 : __harp_assert_failed(#condition, __FILE__, __LINE__))
#endif
