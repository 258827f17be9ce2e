//! Faults in rings between cores: each is found in the cycle in which the core rings, or has been rung, wrongly.

use hdl::kit::Defect;
use isa::CoreConfig;

use super::{caught_on, field, never, only_with, small_core, Change};

/// A core of one warp that rings, and is rung.
fn core() -> CoreConfig {
    small_core("4w8/8/4/1", "extension = true, several_cores = true")
}

/// Core 0 of 1, as it is with the memory that is always ready, rings itself, and then a core that there is not. The
/// handler counts.
const PROGRAM: &str = "
        ldi     %r0, handler
        skep    %r0
        ldi     %r1, #0
        ldi     %r2, #0
        ldi     %r3, #1
        ei
        ring    %r1
        addi    %r2, %r2, #1
        addi    %r2, %r2, #1
        addi    %r2, %r2, #1
        addi    %r2, %r2, #1
        ring    %r3
        addi    %r2, %r2, #1
        halt
handler:
        addi    %r4, %r4, #1
        reti
";

/// Of this seed the core is core 0 of 1, and nobody else rings it.
const SEED: u64 = 0;

/// Requires the fault to be found first in `expected`.
fn found_in(expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    let found = caught_on(SEED, core(), PROGRAM, &defect);
    assert_eq!(field(&found), expected, "{found}");
}

faults! {
    /// Rules: P9.5.19, P9.8.4.
    test a_ring_of_nobody: found_in("ring_valid", "execute", "rings_core", never);

    /// Rules: P9.8.3.
    long test a_ring_that_is_answered_again_and_again:
        found_in("ring_waiting", "warp_modes", "ring_waiting", |driver, signals| driver | signals.get("ring_waiting"));

    /// Rules: P4.10, P9.8.3.
    long test a_ring_that_is_not_heard:
        found_in("ring_waiting", "warp_modes", "ring_waiting", |driver, signals| only_with(driver, signals, "enters_external"));

    /// Rules: P9.3.1, P9.5.19.
    long test a_ring_of_a_core_that_is_not_there:
        found_in("redirect_valid", "execute", "no_core", |driver, signals| only_with(driver, signals, "count_refused"));
}
