// HARP runtime: the logical or over the lanes of a warp.
//
//      %r0 = warp id, %r1 = lane id, %r2 = value; jali %ra, lane_or
//
// Called by all active lanes at once; in all of them %r0 = 1 if the value is
// not 0 in any, else 0. Changes %r1 and @p0. With it a loop goes on in all
// lanes as long as one of them has work, without split and join:
//      while (lane_or(w_id, l_id, !finished)) if (!finished) { ... }
//
// The lanes of a warp run in lock step: all clear the warp's word, those
// with a value set it, and all read it.
//
// races: meant warp_words: all lanes store the same

.perm x
.align 8
.global
lane_or:
        shli    %r0, %r0, (`__WORD)             // ` is the logarithm
        ldi     %r1, warp_words
        add     %r1, %r1, %r0
        xor     %r0, %r0, %r0
        st      %r0, %r1, #0
        ldi     %r0, #1
        rtop    @p0, %r2
        @p0 ? st %r0, %r1, #0
        ld      %r0, %r1, #0
        jmpr    %ra

.perm rw
warp_words:                                     // one for each of 64 warps
        .space  64
