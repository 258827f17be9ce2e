"""A third reading of docs/isa.md: what each instruction does, written from that page alone.

It is slow and plain: Python's integers, one lane at a time, each rule beside its number. The golden model and the
hardware are two readings of the page by one hand, so what the page leaves open they may both take alike.

In the data's order: `core` (ArchID, options), `encoding` (words and bytes to instructions; the tables of opcodes are
read from the page), `state` (warps, contexts, memory, TLB), `floats`, `divergence` (section 8), `semantics` (what each
instruction does), `machine` (a step of a context, interrupts). `generate` draws programs, and `compare` runs them here
and on `harmonica_simt.Machine`, and compares both after each instruction.

Left out is what the page leaves to time: which context goes next (the caller says), caches, what counters count,
requests that a bus refuses (I5.31), other cores.
"""
