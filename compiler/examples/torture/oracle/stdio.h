// `putchar` is the library's function here.
#pragma push_macro("__OPTIMIZE__")
#undef __OPTIMIZE__
#include_next <stdio.h>
#pragma pop_macro("__OPTIMIZE__")
