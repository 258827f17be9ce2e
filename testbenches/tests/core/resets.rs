//! Resets in the middle of a run, RTL beside model: in every cycle of a program in which everything is under way that
//! can be.

use crate::common::core;
use isa::CoreConfig;
use testbenches::{CosimOptions, Outcome, Reset, Resets};

/// The core of the regression programs: it is there anyway.
const ARCH: &str = "4w8/8/2/2";
const SEEDS: [u64; 3] = [0, 2, 5];

/// Two warps with loads of several lines, stores, copies, divisions, a barrier, a region and an interrupt.
const BUSY: &str = "
start:  ldi     %r1, handler
        skep    %r1
        ldi     %r1, other
        wspawn  %r2, %r1, %r1
other:  ldi     %r3, #2
        jalis   %r4, %r3, #0
        hwid    %r0, #0
        shli    %r1, %r0, #6
        addi    %r1, %r1, #0x400
        rtop    @p1, %r0
        st      %r1, %r1, #0
        ld      %r2, %r1, #0
        divi    %r5, %r2, #3
        clone   %r0
        @p1 ? split
        ld      %r6, %r1, #4
        join
        trap
        ldi     %r0, #0
        ldi     %r3, #2
        bar     %r0, %r3
        st      %r5, %r1, #4
        halt
handler: ei
        reti
";

#[test]
fn a_reset_in_any_cycle_leaves_no_trace() {
    let config = CoreConfig::for_arch(ARCH.parse().expect("an ArchID")).expect("a core");
    let image = assembler::assemble(&config.arch, &[("busy.s", BUSY)]).expect("a program");
    let core = core(&config);
    for seed in SEEDS {
        let run = |resets: Resets| {
            let options = CosimOptions {
                timing: seed.into(),
                max_cycles: 20_000,
                compare_state_every: Some(61),
                resets,
                ..CosimOptions::new(config, image.clone())
            };
            match core.run(&options, &mut |_| {}).expect("an outcome").outcome {
                Outcome::Passed(passed) => passed.statistics.cycles,
                other => panic!("seed {seed}, --resets {}\n{other}", options.resets),
            }
        };
        let length = run(Resets::default());
        for cycle in (0..length).step_by(3) {
            // A second one follows while registers are cleared, or later.
            let next = cycle + 1 + cycle % 97;
            let resets = [(cycle, 1 + cycle as u32 % 3), (next, 1)];
            let resets = resets.map(|(cycle, length)| Reset { cycle, length });
            assert!(run(Resets::new(resets)) > cycle);
        }
    }
}
