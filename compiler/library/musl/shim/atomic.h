// Of musl's atomic.h its mathematical functions use these alone.
#define a_clz_64 __builtin_clzll
#define a_ctz_64 __builtin_ctzll
