// Characters for musl's reader of floats, from what scanf and strtod read.
#include "../../source/scan.h"
#define FILE struct harp_input
#define shgetc __harp_next
#define shunget __harp_back
#define shlim __harp_begin
#define shcnt(input) ((input)->count)
