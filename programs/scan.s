// uses: lib/launch.s lib/lane-or.s lib/console.s
// stack: 0
//
// Each thread looks for a number of its own in the same array: harpbench's
// scan, with the loop as the HARP compiler's authors wrote it:
//
//      while (lane_or(w_id, l_id, !finished)) {
//          if (!finished) {
//              if (*begin == val) { finished = 1; found = 1; }
//              else finished = (begin + 1) == end;
//              begin++;
//          }
//      }
//
// All lanes stay in the loop until the last one is done; predicates keep
// those that are finished from doing anything.
// Expected: for 14 numbers the place of the first of them in the array, from
// 1, or 0.

.def SEARCHES 14

.perm x
.entry
.global
entry:
        ldi     %r0, scan
        ldi     %r1, SEARCHES
        jali    %ra, launch
        ldi     %r0, results
        ldi     %r1, SEARCHES
        jali    %ra, print_words
        halt

// Thread %r0. @p1 = finished, @p2 = found.
scan:
        ori     %r5, %ra, #0
        shli    %sp, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r4, wanted
        add     %r4, %r4, %sp
        ld      %r4, %r4, #0            // val
        ldi     %r3, array              // begin
        xorp    @p1, @p1, @p1
        xorp    @p2, @p2, @p2
scan_next:
        wid     %r0
        tid     %r1
        ldi     %r2, #1
        @p1 ? ldi %r2, #0
        jali    %ra, lane_or
        iszero  @p0, %r0
        @p0 ? jmpi scan_end             // in all lanes, or in none
        notp    @p3, @p1
        @p3 ? ld     %r0, %r3, #0
        @p3 ? addi   %r3, %r3, __WORD
        @p3 ? sub    %r0, %r0, %r4
        @p3 ? iszero @p2, %r0
        ldi     %r0, array_end
        sub     %r0, %r0, %r3
        @p3 ? iszero @p1, %r0
        @p3 ? orp    @p1, @p1, @p2
        jmpi    scan_next
scan_end:
        ldi     %r0, array
        sub     %r0, %r3, %r0
        shri    %r0, %r0, (`__WORD)
        notp    @p2, @p2
        @p2 ? ldi %r0, #0
        ldi     %r1, results
        add     %r1, %r1, %sp
        st      %r0, %r1, #0
        jmpr    %r5

.perm rw
wanted: .word   17 4 99 23 0 8 61 5 17 1000 42 3 77 11
array:  .word   8 23 4 15 16 42 3 99 5 23 11 61 7 9 17
array_end:
        .word   0                       // not a part of it
results:
        .space  SEARCHES
