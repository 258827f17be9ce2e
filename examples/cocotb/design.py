"""The core that is tested, its program, and a fault in its Verilog."""

from harmonica_simt import Core, assemble

CORE = Core("4w8/8/4/4")

# Four lanes store the squares of their numbers, and warp 0 prints `ok`.
PROGRAM = assemble(
    """
        ldi     %r1, #4; jalis %r7, %r1, square
        ldi     %r2, #0x800; shli %r2, %r2, #20     // the console
        ldi     %r3, #111; st %r3, %r2, #0
        ldi     %r3, #107; st %r3, %r2, #0
        halt
square: hwid    %r3, #0
        mul     %r4, %r3, %r3
        shli    %r5, %r3, #2                        // four bytes a lane
        st      %r4, %r5, squares
        jmpru   %r7
.align 4
squares: .word 0; .word 0; .word 0; .word 0
    """,
    CORE,
    name="squares.s",
)

# A file of the Verilog, and what is changed there.
FAULT = ("lane_alu.v", "shift_by_1 >> 2", "shift_by_1 >> 3")
