// All lanes store and load; then lanes 0 to 2 store, and lane 3 prints.
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        addi    %r3, %r0, #0x41
        shli    %r1, %r0, #4
        addi    %r1, %r1, #0x400
        shri    %r4, %r0, #1
        and     %r4, %r4, %r0
        shli    %r4, %r4, #31
        rtop    @p0, %r4
        st      %r3, %r1, #0
        ld      %r2, %r1, #0
  @p0 ? ldi     %r1, #0
        add     %r1, %r1, %r4
        st      %r3, %r1, #0
        halt
