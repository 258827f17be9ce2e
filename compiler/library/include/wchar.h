// The types alone.
#ifndef HARP_WCHAR_H
#define HARP_WCHAR_H
#include <stddef.h>
typedef __WINT_TYPE__ wint_t;
#endif
