// The library's sources in WebAssembly, where the console is an array that the host reads at the end.
#include_next <harp.h>
#undef CONSOLE
#define __harp_alone() true
uword_t *oracle_console(void);
#define CONSOLE (*(volatile uword_t *)oracle_console())
