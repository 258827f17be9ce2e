// Eleven warps that pass a barrier together, for the space-time diagram of docs/pipeline.md section 28. Warp 0 starts the
// others.

        ldi     %r1, meet
        ldi     %r3, #10
start:  wspawn  %r0, %r1, %r0
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi start
meet:   ldi     %r5, #11
        bar     %r4, %r5
work:   hwid    %r2, #1
        addi    %r2, %r2, #1
        jmpi    done
        nop
done:   halt
