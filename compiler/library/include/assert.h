#undef assert
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
_Noreturn void __harp_assert_failed(const char *condition, const char *file, int line);
#define assert(condition) ((condition) ? (void)0 : __harp_assert_failed(#condition, __FILE__, __LINE__))
#endif
#ifndef HARP_ASSERT_H
#define HARP_ASSERT_H
#define static_assert _Static_assert
#endif
