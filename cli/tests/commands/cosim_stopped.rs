//! A signal that is sent to `harmonica cosim`.
#![cfg(target_os = "linux")]

use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::common::{outcome, wait_for_handler, TestFolder};

/// Warp 1 takes a lock that it never gives back; warp 0 tries to get it.
const LOCK: &str = "\
// config: extension = true
        ldi     %r5, lock
        ldi     %r1, owner
        wspawn  %r5, %r1, %r5
        ldi     %r6, taken
wait:   ld      %r3, %r6, #0
        iszero  @p0, %r3
        @p0 ? jmpi wait
        ldi     %r2, #1
try:    aswap   %r3, %r5, %r2
        iszero  @p0, %r3
        notp    @p0, @p0
        @p0 ? jmpi try
        halt
owner:  ldi     %r2, #1
        aswap   %r3, %r5, %r2
        ldi     %r6, taken
        st      %r2, %r6, #0
keeps:  jmpi    keeps
lock:   .word   0
taken:  .word   0
";

#[test]
fn a_signal_ends_a_run_in_lock_step_with_the_report_of_who_goes_round() {
    let place = TestFolder::new().with("lock.s", LOCK);
    for flags in ["", " --compare-state-every 100000"] {
        let endless = 1_000_000_000_000_u64;
        let line = format!("cosim lock.s --arch 4w8/8/1/2 --max-cycles {endless}{flags}");
        let mut child = place.start(&line, &[]);
        drop(child.stdin.take());
        wait_for_handler(&mut child);
        // Some cycles, so that somebody goes round.
        thread::sleep(Duration::from_millis(200));
        let mut kill = Command::new("kill");
        let kill = kill.args(["-INT", &child.id().to_string()]);
        assert!(kill.status().expect("kill").success());
        let outcome = outcome(child);
        assert_eq!(outcome.code, 1, "{}{}", outcome.stdout, outcome.stderr);
        outcome.prints("stopped by a signal after ");
        outcome.prints("(RTL and model agreed in every cycle)");
        outcome.prints("warp 0, lane 0: round and round since cycle ");
        outcome.prints("lock (48) is 00000001, the same since cycle ");
        outcome.prints("changed last by warp 1 lane 0 (cycle ");
    }
}
