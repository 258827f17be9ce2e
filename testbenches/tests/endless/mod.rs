//! Programs that go on for ever: which lanes spin, and where, what they read, and who could let them go on.

use isa::CoreConfig;
use testbenches::{Livelock, ModelSide, Outcome, Run};

use super::common::{assemble, core_of};
use super::{outcome, run};

/// Cycles after which these runs are given up.
const LIMIT: u64 = 6000;

fn core(warps: u32) -> CoreConfig {
    core_of(&format!("4w8/8/4/{warps}"), "extension = true")
}

/// Which lanes spin in a program that is given up, and where; and the whole report.
fn livelock(config: &CoreConfig, source: &str) -> (Livelock, String) {
    let image = assemble(&config.arch, source);
    let run = Run { max_cycles: LIMIT, ..run(config, &image, 0) };
    match outcome(run, ModelSide::new(config)) {
        Outcome::CycleLimit(table) => {
            let text = table.to_string();
            (table.livelock.expect("a run that goes on"), text)
        }
        other => panic!("{other}"),
    }
}

/// The lock of a warp whose lanes get it one after the other; the lane that has it reaches the join first.
const LOCK_WITHIN_A_WARP: &str = "
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        ldi     %r1, lock
        ldi     %r2, #1
take:   aswap   %r3, %r1, %r2
        iszero  @p0, %r3
        notp    @p1, @p0
        @p1 ? splitl
        @p1 ? jmpi take
        join
        ldi     %r2, #0
        st      %r2, %r1, #0
        halt
lock:   .word   0
";

/// Rules: I12.14, I12.15.
#[test]
fn a_lane_that_holds_a_lock_waits_at_the_join_for_those_who_want_it() {
    let (found, text) = livelock(&core(1), LOCK_WITHIN_A_WARP);
    insta::assert_snapshot!("lock_within_a_warp", text);
    let [spinner] = &found.spinners[..] else {
        panic!("{text}");
    };
    assert_eq!(spinner.lanes.0, 0b1110, "{text}");
    let change = spinner.words[0].last_change.as_ref().expect("a change");
    assert_eq!(change.by.lane.0, 0, "{text}");
    assert_eq!(found.rings.len(), 1, "{text}");
}

/// The lane that gets the lock reaches the join of the split. The others wait on the other side of it until it gives
/// the lock back. `@p1` says which side goes first.
fn lock_across_a_split(first: &str) -> String {
    format!(
        "
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        ldi     %r1, lock
        ldi     %r2, #1
        aswap   %r3, %r1, %r2
        iszero  @p0, %r3
        {first}
        @p1 ? split
        @p0 ? jmpi got
wait:   ld      %r3, %r1, #0
        rtop    @p2, %r3
        @p2 ? jmpi wait
got:    join
        ldi     %r2, #0
        st      %r2, %r1, #0
        halt
lock:   .word   0
"
    )
}

/// Rules: I12.14, I12.15.
#[test]
fn a_lane_that_holds_a_lock_is_told_on_either_side_of_a_split() {
    let config = core_of("4w8/8/4/1", "extension = true");
    let stands = |first: &str| {
        let (found, text) = livelock(&config, &lock_across_a_split(first));
        assert_eq!(found.rings.len(), 1, "{text}");
        let change = found.spinners[0].words[0].last_change.clone();
        let change = change.unwrap_or_else(|| panic!("{text}"));
        assert_eq!(change.by.lane.0, 0, "{text}");
        change.stands
    };
    assert_eq!(stands("andp @p1, @p0, @p0"), "waits at the join 30 (got, test.s:14) for lanes 1 to 3");
    assert_eq!(
        stands("notp @p1, @p0"),
        "waits to go on at 20 (test.s:10) until lanes 1 to 3 have come to its join (entry 1, Else)"
    );
}

/// Each of two warps has one lock and wants the other's.
const TWO_LOCKS: &str = "
        ldi     %r1, other
        ldi     %r6, second
        ldi     %r5, first
        wspawn  %r5, %r1, %r6
        ldi     %r6, second
        jmpi    both
other:  ldi     %r6, first
both:   ldi     %r2, #1
own:    aswap   %r3, %r5, %r2
        iszero  @p0, %r3
        notp    @p0, @p0
        @p0 ? jmpi own
        ldi     %r4, #50
delay:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi delay
their:  aswap   %r3, %r6, %r2
        iszero  @p0, %r3
        notp    @p0, @p0
        @p0 ? jmpi their
        halt
first:  .word   0
second: .word   0
";

#[test]
fn two_warps_that_want_each_other_s_lock_are_a_ring() {
    let (found, text) = livelock(&core(2), TWO_LOCKS);
    insta::assert_snapshot!("two_locks", text);
    assert_eq!(found.rings.len(), 1, "{text}");
    assert_eq!(found.rings[0].len(), 2, "{text}");
}

/// Loads that are under way while their context goes on, and a cache before the memory, change nothing of it.
#[test]
fn who_holds_a_lock_does_not_depend_on_how_the_core_gets_to_its_memory() {
    let cached = "line_words = 4, data_cache_bytes = 64, data_cache_ways = 2";
    for options in ["scoreboard = true", cached, "bus_errors = true"] {
        let config = core_of("4w8/8/4/2", &format!("extension = true, {options}"));
        let (found, text) = livelock(&config, TWO_LOCKS);
        assert_eq!(found.rings.len(), 1, "{text}");
        let changers: Vec<_> = found
            .spinners
            .iter()
            .map(|spinner| {
                let change = spinner.words[0].last_change.as_ref();
                change.map(|change| (change.by.warp.0, change.place.label.clone()))
            })
            .collect();
        let own = |warp| Some((warp, "own".to_owned()));
        assert_eq!(changers, [own(1), own(0)], "{text}");
    }
}

/// Warp 1 takes the lock and halts with it.
const NOT_RELEASED: &str = "
        ldi     %r1, other
        ldi     %r5, lock
        wspawn  %r5, %r1, %r5
        ldi     %r2, #1
        ldi     %r4, #100
delay:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi delay
take:   aswap   %r3, %r5, %r2
        iszero  @p0, %r3
        notp    @p0, @p0
        @p0 ? jmpi take
        halt
other:  ldi     %r2, #1
        aswap   %r3, %r5, %r2
        halt
lock:   .word   0
";

#[test]
fn a_holder_that_has_ended_is_told() {
    let (found, text) = livelock(&core(2), NOT_RELEASED);
    insta::assert_snapshot!("not_released", text);
    assert!(found.rings.is_empty(), "{text}");
}

/// Warp 1 waits at a barrier for warp 0, which waits for a word that no lane writes.
const BARRIER_NOT_REACHED: &str = "
        ldi     %r1, other
        ldi     %r5, flag
        wspawn  %r5, %r1, %r5
wait:   ld      %r3, %r5, #0
        iszero  @p0, %r3
        @p0 ? jmpi wait
        jmpi    meet
other:  ldi     %r2, #1
        st      %r2, %r5, #4
meet:   ldi     %r2, #2
        ldi     %r3, #0
        bar     %r3, %r2
        halt
flag:   .word   0
        .word   0
";

#[test]
fn a_warp_that_waits_at_a_barrier_for_one_that_goes_round_is_told() {
    let config = core_of("4w8/8/4/2", "barriers = 1");
    let (found, text) = livelock(&config, BARRIER_NOT_REACHED);
    insta::assert_snapshot!("barrier_not_reached", text);
    assert!(found.spinners[0].words[0].last_change.is_none(), "{text}");
}

#[test]
fn a_loop_in_which_no_word_decides_is_told_as_one() {
    let source = "
        ldi     %r1, #1
        ldi     %r2, #0x200
again:  addi    %r1, %r1, #1
        st      %r1, %r2, #0
        ld      %r3, %r2, #4
        jmpi    again
";
    let (found, text) = livelock(&core(1), source);
    assert!(found.spinners[0].words.is_empty(), "{text}");
    insta::assert_snapshot!("no_word_decides", text);
}

#[test]
fn a_word_that_changes_from_round_to_round_holds_nobody() {
    let source = "
        ldi     %r2, #0x200
        ldi     %r1, #1
again:  aadd    %r3, %r2, %r1
        ori     %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi again
        halt
";
    let (found, text) = livelock(&core(1), source);
    let spinner = &found.spinners[0];
    assert!(spinner.words.is_empty(), "{text}");
    assert_eq!(spinner.changing.len(), 1, "{text}");
}
