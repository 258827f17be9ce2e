//! Programs of `tests/cases`, each of which once went wrong, from the IR that is kept beside them. What they are to
//! print is what the same C prints on the machine at hand; `.expected32` holds what differs where `long` has 32 bits.

mod kept;
mod running;

use std::fs;

use compiler::{Arithmetic, Target};
use kept::{root, CASES, PROGRAMS};
use running::{compiled, extended, linked, run, target, Mechanism, MECHANISMS};

const INSTRUCTIONS_MAX: u64 = 20_000_000;

/// What a case prints.
fn printed(case: &str, target: &Target) -> Result<String, String> {
    let text = CASES.text(case, target.arch.word_bytes());
    let bytes = compiled(case, &text, target)
        .and_then(|compiled| linked(&compiled))
        .and_then(|linked| run(&linked, target, INSTRUCTIONS_MAX))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// What it is to print.
fn expected(case: &str, word_bytes: u32) -> String {
    let folder = root().join(CASES.folder);
    let narrow = folder.join(format!("{case}.expected32"));
    let path = if word_bytes == 4 && narrow.exists() { narrow } else { folder.join(format!("{case}.expected")) };
    fs::read_to_string(path).unwrap()
}

fn check_on(case: &str, target: &Target) {
    let expected = expected(case, target.arch.word_bytes());
    assert_eq!(printed(case, target), Ok(expected), "{case} {target:?}");
}

/// A program, and the cores that it runs on.
struct Case {
    name: &'static str,
    cores: &'static [&'static str],
    /// Whether it runs on cores without the extension, too.
    without_extension: bool,
}

macro_rules! cases {
    ($($name:literal $kind:ident $($core:literal)+;)*) => {
        [$(Case { name: $name, cores: &[$($core),+], without_extension: cases!($kind) }),*]
    };
    (extended) => { false };
    (any) => { true };
}

const ALL_CASES: &[Case] = &cases! {
    "atomics"             extended "4w8/8/4/4" "4w16/16/16/16" "8w32/32/8/8" "4b8/4/3/2";
    "far-recursion"       any "4w32/32/4/4" "4w8/8/4/4";
    "heap"                any "4w8/8/4/4" "8w16/16/4/4";
    "lane-stack"          any "4w8/8/4/4" "8w16/16/4/4";
    "leave-together"      any "4w8/8/4/4" "8w16/16/8/2";
    "narrow-stores"       any "4w8/8/4/4" "4w16/16/16/16" "4w128/8/4/2" "8w16/16/8/4";
    "recursive-depth"     any "4w8/8/4/4" "4w8/8/8/2" "4w16/16/16/16" "4w32/16/4/4" "8w32/32/8/8";
    "recursive-loops"     any "4w8/8/4/4" "4w8/8/8/2" "4w16/16/16/16" "4w32/16/4/4" "8w32/32/8/8";
    "recursive-numbers"   any "4w8/8/4/4" "4w8/8/8/2" "4w16/16/16/16" "4w32/16/4/4" "8w32/32/8/8";
    "recursive-pointers"  any "4w8/8/4/4" "4w8/8/8/2" "4w16/16/16/16" "4w32/16/4/4" "8w32/32/8/8";
    "recursive-queens"    any "4w8/8/4/4" "4w8/8/8/2" "4w16/16/16/16" "4w32/16/4/4" "8w32/32/8/8";
    "recursive-sort"      any "4w8/8/4/4" "4w8/8/8/2" "4w16/16/16/16" "4w32/16/4/4" "8w32/32/8/8";
    "shared-counter"      any "4w8/8/4/4" "4w32/32/4/4" "8w16/16/4/4";
    "threaded-jumps"      any "4w8/8/4/4" "8w16/16/8/2";
    "vectors"             any "4w16/16/4/4" "8w16/16/4/2";
    "waiting"             extended "4w8/8/4/4" "4w16/16/16/2" "8w16/16/8/2" "4w8/8/1/4";
    "work-groups"         any "4w8/8/4/4" "4w8/8/1/2" "8w16/16/8/2";
};

impl Case {
    /// The core with this mechanism, with the extension or without, if there is such a core.
    fn target(&self, core: &str, mechanism: Mechanism, extension: bool) -> Option<Target> {
        let target = target(core, mechanism);
        if extension {
            target.with_extension(true).ok()
        } else {
            self.without_extension.then_some(target)
        }
    }

    /// The core with this mechanism; with the extension or without, as is wanted, or else the other way.
    fn some_target(&self, core: &str, mechanism: Mechanism, extension: bool) -> Target {
        let [wanted, other] = [extension, !extension].map(|extension| self.target(core, mechanism, extension));
        wanted.or(other).expect("one of the two is a core")
    }
}

fn case(name: &str) -> &'static Case {
    ALL_CASES.iter().find(|case| case.name == name).expect("it is in the table")
}

/// Every mechanism of divergence, each on one of the case's cores; with the extension and without it in turn.
fn check(name: &str) {
    let case = case(name);
    for (index, (mechanism, core)) in MECHANISMS.into_iter().zip(case.cores.iter().cycle()).enumerate() {
        check_on(name, &case.some_target(core, mechanism, index / 2 % 2 == 1));
    }
}

/// Every mechanism of divergence, with the extension and without it, each on one of the case's cores.
fn check_both(name: &str) {
    let case = case(name);
    for (index, mechanism) in MECHANISMS.into_iter().enumerate() {
        for extension in [false, true] {
            let core = case.cores[(index + usize::from(extension)) % case.cores.len()];
            check_on(name, &case.some_target(core, mechanism, extension));
        }
    }
}

#[test]
#[ignore = "minutes: cargo xtask campaign c"]
fn every_case_holds_on_each_of_its_cores_with_every_mechanism() {
    for case in ALL_CASES {
        for core in case.cores {
            for mechanism in MECHANISMS {
                let targets = [true, false].map(|extension| case.target(core, mechanism, extension));
                targets.iter().flatten().for_each(|target| check_on(case.name, target));
            }
        }
    }
}

/// Rules: I12.14, I12.15, I12.18.
#[test]
fn atomic_operations_of_many_threads_lose_nothing() {
    check("atomics");
}

/// Rules: I5.18, I12.14, I12.15.
#[test]
fn lanes_wait_for_one_another_beside_barriers_through_addresses_and_in_chains() {
    check("waiting");
}

/// Cores with and without the extension: every mechanism, wide words and many lanes, one lane a warp, one warp.
fn many_and_few() -> Vec<Target> {
    let several = MECHANISMS.map(|mechanism| ("4w8/8/4/4", mechanism));
    let others = ["8w16/16/8/2", "4w8/8/1/4", "4w8/8/4/1"].map(|core| (core, MECHANISMS[0]));
    let all = several.into_iter().chain(others);
    all.flat_map(|(core, mechanism)| [target(core, mechanism), extended(core, mechanism)]).collect()
}

/// Each line that threads print arrives whole, and those of a warp that print together come in the order of its lanes.
#[test]
fn lines_of_many_threads_arrive_whole_and_in_the_order_of_lanes() {
    for target in many_and_few() {
        check_lines(&target);
    }
}

fn check_lines(target: &Target) {
    let printed = printed("output", target).unwrap_or_else(|why| panic!("{target:?}: {why}"));
    let (lanes, warps) = (target.arch.lanes(), target.arch.warps());
    let threads = 2 * lanes * warps + 1;
    let warp_of = |thread: u32| thread / lanes % warps;
    let mut wanted: Vec<String> = Vec::new();
    for thread in 0..threads {
        let mut line = |text: String| wanted.push(format!("{}.{thread} {text}", warp_of(thread)));
        line("all lanes".to_owned());
        line(match [2, 0, 3, 1][thread as usize % 4] {
            0 => format!("switch z{:5.2}", 0.25 * f64::from(thread)),
            1 => format!("switch {:6}", -i64::from(thread)),
            2 => "switch puts".to_owned(),
            _ => "switch fwrite".to_owned(),
        });
        (0..thread % 4).for_each(|i| line(format!("loop {i}")));
        line(if thread % 2 == 1 { "odd" } else { "even" }.to_owned());
    }
    let text = printed.strip_prefix('>').unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    let mut letters: Vec<char> = lines.pop().unwrap().chars().collect();
    letters.sort_unstable();
    let lower = (0..threads).map(|thread| (b'a' + (thread % 26) as u8) as char);
    let upper = (0..threads).step_by(3).map(|thread| (b'A' + (thread % 26) as u8) as char);
    let mut wanted_letters: Vec<char> = lower.chain(upper).collect();
    wanted_letters.sort_unstable();
    assert_eq!(letters, wanted_letters, "{target:?}");
    // One round of a warp prints its first lines at once: nothing comes between.
    let begins = lines.iter().enumerate().filter(|(_, line)| line.ends_with("all lanes"));
    let numbers: Vec<(usize, u32)> = begins
        .map(|(at, line)| (at, line.split(['.', ' ']).nth(1).and_then(|number| number.parse().ok()).unwrap()))
        .collect();
    for pair in numbers.windows(2).filter(|pair| pair[1].1 % lanes != 0) {
        assert_eq!((pair[1].0, pair[1].1), (pair[0].0 + 1, pair[0].1 + 1), "{target:?}: {printed}");
    }
    let behind = lines.iter().position(|line| *line == "behind").expect("main prints it");
    lines.remove(behind);
    lines.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(lines, wanted, "{target:?}");
}

#[test]
fn threads_take_and_give_back_memory_at_the_same_time() {
    check_both("heap");
}

#[test]
fn threads_have_variables_of_their_own() {
    for target in many_and_few() {
        check_on("threads", &target);
    }
}

/// On words of 8 bytes, ints are narrow, too.
#[test]
fn neighbours_in_a_word_are_stored_by_threads_of_their_own() {
    check_both("narrow-stores");
    check_on("narrow-stores", &target("4b8/4/3/2", MECHANISMS[1]));
}

#[test]
fn lanes_leave_a_loop_together_before_one_that_they_leave_one_by_one() {
    check("leave-together");
}

#[test]
fn lanes_come_to_a_barrier_together_behind_jumps_that_clang_threads() {
    check("threaded-jumps");
}

/// Where paired paths have to elect the caller to go back to.
#[test]
fn recursion_works_in_programs_larger_than_an_immediate_reaches() {
    check("far-recursion");
}

#[test]
fn nested_loops_may_draw_on_one_counter() {
    check("shared-counter");
}

/// Each of these calls itself where lanes have parted, more often than a core has room for regions (I8.2.2).
mod recursion {
    use super::check;

    #[test]
    fn out_of_a_loop_with_sides() {
        check("recursive-queens");
    }

    #[test]
    fn as_often_as_each_lane_wants() {
        check("recursive-numbers");
    }

    #[test]
    fn on_data_of_each_lane() {
        check("recursive-sort");
    }

    #[test]
    fn through_addresses_that_differ_and_of_kernels() {
        check("recursive-pointers");
    }

    #[test]
    fn a_hundred_calls_deep_in_some_lanes() {
        check("recursive-depth");
    }

    #[test]
    fn out_of_loops_that_lanes_leave_in_several_ways() {
        check("recursive-loops");
    }
}

/// The library's arithmetic does not depend on how lanes part.
#[test]
fn numbers_are_those_of_the_standard() {
    for case in ["limits", "fmod", "precision", "aligned"] {
        for core in ["4w16/16/4/4", "8w16/16/4/4"] {
            let target = target(core, MECHANISMS[0]);
            check_on(case, &target);
            check_on(case, &target.with_extension(true).unwrap());
        }
    }
}

/// Vectors, as arguments, as results and in memory, in lanes that part; integers of 128 bits as results.
#[test]
fn vectors_are_taken_apart() {
    check("vectors");
}

#[test]
fn long_double_is_double_and_what_else_gcc_has() {
    for core in ["4w16/16/4/4", "8w16/16/4/2"] {
        check_on("long-double", &target(core, MECHANISMS[0]));
        check_on("long-double", &extended(core, MECHANISMS[2]));
    }
}

/// Whatever the core lacks, alone and together: an instruction that it lacks would end the program (I5.26).
///
/// Rules: I7.18, I12.9.
#[test]
fn arithmetic_that_the_core_lacks_is_computed_by_routines() {
    for core in ["4w16/16/4/4", "8w16/16/4/2"] {
        for (mechanism, lacking) in MECHANISMS.into_iter().cycle().zip(1..8) {
            let arithmetic =
                Arithmetic { multiplier: lacking & 1 == 0, divider: lacking & 2 == 0, floats: lacking & 4 == 0 };
            let target = target(core, mechanism).with_arithmetic(arithmetic);
            check_on("arithmetic", &target);
            check_on("arithmetic", &target.with_extension(true).unwrap());
        }
    }
}

#[test]
fn a_lane_s_stack_has_room_for_what_is_known_of_its_kernel() {
    check("lane-stack");
    let target = target("4w8/8/4/4", MECHANISMS[4]);
    let text = CASES.text("lane-stack", 4);
    let compiled = compiled("lane-stack", &text, &target).unwrap();
    let memory = compiler::Memory { lane_stack: Some(1024), ..compiler::Memory::default() };
    let refused = compiled.link(&[], &memory, &|_| None).unwrap_err();
    let words = refused.to_string();
    let needs = "each lane's stack has 1024 bytes, but the program needs 2";
    assert!(words.contains(needs), "{words}");
    assert!(words.contains(", or more"), "{words}");
}

/// The bits of every result are those of the same sources on the machine at hand.
#[test]
fn mathematical_functions_give_the_same_bits_as_on_another_machine() {
    for core in ["4w8/8/4/4", "8w16/16/4/4"] {
        check_on("mathematics", &target(core, MECHANISMS[0]));
    }
}

#[test]
fn texts_dates_signals_and_wide_characters_are_what_the_standard_says() {
    for core in ["4w8/8/4/4", "8w16/16/4/4"] {
        check_on("standard", &target(core, MECHANISMS[0]));
    }
}

/// Immediates have 7 or 8 bits.
#[test]
fn many_registers_leave_short_immediates() {
    let text = PROGRAMS.text("hello", 4);
    let expected = fs::read(root().join("programs/c/hello.expected")).unwrap();
    for registers in ["33/33", "64/32", "64/64", "128/8", "128/16"] {
        for mechanism in MECHANISMS {
            let core = format!("4w{registers}/4/4");
            let target = target(&core, mechanism);
            let linked = linked(&compiled("hello", &text, &target).unwrap()).unwrap();
            let printed = run(&linked, &target, INSTRUCTIONS_MAX);
            assert_eq!(printed.as_ref(), Ok(&expected), "{core} {mechanism:?}");
        }
    }
}

/// Ranges of OpenCL on cores with 16, 2 and 16 threads, whose groups have up to 1,024 items. Rules: I5.18.
#[test]
fn work_groups_may_have_more_items_than_the_core_has_lanes() {
    check("work-groups");
}
