//! The lock step against a bare C++ loop over the same Verilated core, program and memory: cycles a second of both.
//!
//! `cargo bench -p testbenches` measures the default core and a small one; `-- 4w8/8/8/8` another.

use isa::CoreConfig;

const CYCLES: u64 = 1_000_000;

/// All warps, all lanes: ALU instructions, a divergent branch, a load and a store, for ever.
const PROGRAM: &str = "
        ldi     %r2, #again
        hwid    %r1, #3
        subi    %r1, %r1, #1
spawn:  iszero  @p0, %r1
        @p0 ? jmpi again
        wspawn  %r0, %r2, %r1
        subi    %r1, %r1, #1
        jmpi    spawn
again:  hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        hwid    %r3, #1
        shli    %r3, %r3, #8
        shli    %r4, %r0, #3
        add     %r3, %r3, %r4
        ldi     %r4, #0
loop:   ld      %r6, %r3, #0x400
        addi    %r6, %r6, #1
        xor     %r4, %r4, %r6
        shri    %r1, %r4, #1
        sub     %r4, %r4, %r1
        andi    %r1, %r6, #1
        rtop    @p1, %r1
        @p1 ? split
        @p1 ? jmpi odd
        addi    %r4, %r4, #3
        jmpi    both
odd:    subi    %r4, %r4, #5
both:   join
        st      %r6, %r3, #0x400
        jmpi    loop
";

fn measure(arch: &str) -> Result<(), Box<dyn std::error::Error>> {
    let config = CoreConfig::for_arch(arch.parse()?)?;
    let image = assembler::assemble(&config.arch, &[("speed.s", PROGRAM)])
        .map_err(|errors| errors.to_string())?;
    let speed = testbenches::lock_step_speed(&config, &image, CYCLES)?;
    println!(
        "{arch:>14}  bare loop {:>6.0} k  lock step {:>6.0} k cycles/s  ({:.2} of bare)",
        speed.bare / 1e3,
        speed.lock_step / 1e3,
        speed.ratio
    );
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let asked_for: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| argument.contains('/'))
        .collect();
    let archs = if asked_for.is_empty() {
        ["4w8/8/4/4", "4w8/8/1/2"].map(str::to_owned).to_vec()
    } else {
        asked_for
    };
    archs.iter().try_for_each(|arch| measure(arch))
}
