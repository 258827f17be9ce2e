// Lanes take turns where the library has something for all of them: the console, the heap.
//
//     IN_TURNS(count = print(format, arguments));
//
// Each lane that is here executes the statement, one behind the other, in the order of lanes. Meanwhile other warps and
// cores wait, and so do lanes of the warp that run elsewhere at the same time. There is one turn for all: within a
// statement is no other. Between launches one lane is alone, and takes no turn.
#ifndef TURNS_H
#define TURNS_H

#include <harp.h>

// runtime/turns.s
void __harp_turns_begin(void) HARP_CONVERGENT __attribute__((nothrow));
void __harp_turns_end(void) HARP_CONVERGENT __attribute__((nothrow));

#define IN_TURNS(statement)                                                                                \
    do {                                                                                                   \
        if (__harp_alone()) {                                                                              \
            statement;                                                                                     \
        } else {                                                                                           \
            __harp_turns_begin();                                                                          \
            each_lane(lane) {                                                                              \
                if (lane == lane_id()) {                                                                   \
                    statement;                                                                             \
                }                                                                                          \
            }                                                                                              \
            __harp_turns_end();                                                                            \
        }                                                                                                  \
    } while (0)

#endif
