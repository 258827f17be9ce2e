//! `harmonica run`: programs in every encoding and word size, logs, console, statistics.

use crate::common::{self, own_program, programs, TestFolder};

/// Every program of the repository with its expected output.
fn programs_and_outputs() -> Vec<(String, String)> {
    let mut found = Vec::new();
    let folders = [programs(), programs().join("scratchpad")];
    let entries = folders.map(|folder| std::fs::read_dir(folder).expect("the programs"));
    for entry in entries.into_iter().flatten() {
        let path = entry.expect("an entry").path();
        if let Ok(expected) = std::fs::read_to_string(path.with_extension("expected")) {
            if path.extension().is_some_and(|extension| extension == "s") {
                found.push((path.display().to_string(), expected));
            }
        }
    }
    assert!(found.len() >= 20);
    found.sort();
    found
}

/// Whether the program says of itself that interrupts stop warps of it for good.
fn ends_with_stopped_warps(program: &str) -> bool {
    let source = std::fs::read_to_string(program).expect("a program");
    source.lines().any(|line| line == "// ends: stopped")
}

#[test]
fn programs_print_the_same_in_every_encoding_and_word_size() {
    let place = TestFolder::new();
    for (program, expected) in programs_and_outputs() {
        for arch in ["4w8/8/4/2", "4b16/16/2/3", "8w32/32/8/2", "8b8/8/4/4"] {
            let line = format!("run {program} --arch {arch}");
            let printed = if ends_with_stopped_warps(&program) {
                let outcome = place.ends(&line, 1);
                let mut told = outcome.stderr.lines();
                assert!(told.clone().count() > 0 && told.all(|text| text.starts_with("warp ")));
                outcome.stdout
            } else {
                place.expect(&line)
            };
            assert_eq!(printed, expected, "{program} on {arch}");
        }
    }
}

#[test]
fn two_byte_words_run_in_both_encodings() {
    let place = TestFolder::new();
    for arch in ["2w4/1", "2w4/2", "2w8/1", "2b8/8", "2b256/256"] {
        for (program, expected) in [("digits.s", "3210\n"), ("branch.s", "A4\n")] {
            let program = own_program(program);
            let line = format!("run {} --arch {arch}", program.display());
            assert_eq!(place.expect(&line), expected, "{line}");
        }
    }
}

#[test]
fn sources_objects_and_images_run_alike() {
    let program = own_program("digits.s");
    let source = std::fs::read(program).expect("the program");
    let place = TestFolder::new().with("digits.s", source);
    place.expect("asm digits.s --arch 4b8/8");
    place.expect("link digits.o -o digits.bin --symbols digits.sym");
    place.expect("link digits.o -o digits.hex --format ihex");
    place.expect("link digits.o -o digits.mem --format readmemh --line-bytes 16");
    let folder = place.path();
    std::fs::copy(folder.join("digits.bin"), folder.join("digits.any")).expect("a copy");
    // The console of four-byte words is elsewhere: this prints nothing, and faults.
    for line in [
        "run digits.s --arch 4b8/8",
        "run digits.o",
        "run digits.bin --arch 4b8/8",
        "run digits.hex --arch 4b8/8",
        "run digits.mem --arch 4b8/8 --line-bytes 16",
        "run digits.any --arch 4b8/8 --format raw",
        "run digits.bin --arch 4b8/8 --symbols digits.sym",
    ] {
        place.ends(line, 0);
    }
}

#[test]
fn lanes_and_warps_can_be_overridden() {
    let place = TestFolder::new();
    let program = own_program("branch.s").display().to_string();
    let line = format!("run {program} --arch 2b8/8/4/4 --lanes 7 --warps 1");
    assert_eq!(place.expect(&line), "A7\n");
    let outcome = place.ends(&format!("run {program} --arch 2b8/8 --lanes 65"), 2);
    assert_eq!(outcome.stderr, "error: lanes must be 1 to 64, not 65\n");
}

#[test]
fn a_trace_has_one_line_an_instruction() {
    let text = "start: ldi %r1, #5; tid %r2; addi %r3, %r1, #-6; isneg @p1, %r3\n\
                jmpi last; nop\nlast: st %r3, %r1, #3; halt";
    let place = TestFolder::new().with("a.s", text);
    let outcome = place.run("run a.s --trace");
    insta::assert_snapshot!("trace", outcome.stderr);
    let logged = place.run("run a.s --trace --log a.log");
    assert_eq!(logged.stderr, "");
    assert_eq!(place.read("a.log"), outcome.stderr.as_bytes());
}

#[test]
fn a_divergence_log_shows_masks_and_stack() {
    let place = TestFolder::new();
    for name in ["branch.s", "loop.s"] {
        let program = own_program(name).display().to_string();
        let outcome = place.run(&format!("run {program} --arch 4w8/8 --divergence-log"));
        insta::assert_snapshot!(format!("divergence-{name}"), outcome.stderr);
    }
}

/// Jumps that part three lanes twice, of which two wait at the same time.
const PATHS: &str = "        ldi %r1, #3\n        jalis %r5, %r1, lanes\nlanes:  hwid %r0, #0\n        iszero @p0, %r0\n        \
                     subi %r1, %r0, #1\n        iszero @p1, %r1\nfirst:  @p0 ? jmpi zero\nsecond: @p1 ? jmpi one\n        nop\n\
                     one:    join\nzero:   nop\nend:    join\n        halt\n";

/// Rules: I8.5.2, I8.5.6, I8.5.8, I8.5.9.
#[test]
fn a_divergence_log_shows_partings_meetings_and_exchanges_of_paths() {
    let place = TestFolder::new().with("paths.s", PATHS);
    for name in ["implicit", "explicit"] {
        let line = "run paths.s --arch 4w8/8 --divergence paired-path --divergence-log --stats";
        let outcome = place.ends(&format!("{line} --reconvergence {name} --stack-depth 2"), 0);
        insta::assert_snapshot!(format!("divergence-{name}"), outcome.stderr);
    }
    let line = "run paths.s --arch 4w8/8 --divergence paired-path --divergence-log --stack-depth 1";
    let outcome = place.ends(line, 1);
    let refused =
        "refused\n    current mask  0110\n    paths waiting [Path 0001 at zero]\n    interrupt     interrupt 6 ";
    outcome.tells(refused);
}

#[test]
fn a_divergence_log_of_masks_says_that_nothing_parts() {
    let place = TestFolder::new().with("halt.s", "halt");
    let outcome = place.run("run halt.s --divergence masks --divergence-log --stats");
    let told = &outcome.stderr;
    assert!(told.starts_with("masks: nothing parts, "), "{told}");
    outcome.tells("\nmasks                nothing parts\n");
}

#[test]
fn the_console_is_stdin_and_stdout() {
    // Prints what it reads, until a 0 comes.
    let text = "ldi %r1, #1; shli %r1, %r1, (8 * __WORD - 1)\n\
                next: ld %r0, %r1, #0; iszero @p0, %r0; @p0 ? halt; st %r0, %r1, #0; jmpi next";
    let place = TestFolder::new().with("echo.s", text);
    let outcome = place.run_with("run echo.s", "typed\nlines\n");
    outcome.ends(0, "typed\nlines\n");
}

#[test]
fn statistics_for_people_and_for_scripts() {
    let place = TestFolder::new();
    let program = own_program("branch.s").display().to_string();
    let outcome = place.run(&format!("run {program} --arch 2w8/1 --stats"));
    insta::assert_snapshot!("statistics", outcome.stderr);
    let result = place.expect_json(&format!("run {program} --arch 2w8/1 --json"));
    assert_eq!(result["console"], "A4\n");
    assert_eq!(result["outcome"], "stopped");
    assert_eq!(result["divergent_splits"], 1);
    assert_eq!(result["opcodes"]["join"], 2);
}

#[test]
fn a_program_that_does_not_end_well_is_told_with_its_place() {
    let place = TestFolder::new()
        .with("store.s", "ldi %r1, #100000\nhere: nop; st %r1, %r1, #0; halt")
        .with("forever.s", "again: jmpi again")
        .with("wild.s", "ldi %r1, #-4; jmpr %r1");
    place.fails("run store.s", 1, "here+0x4");
    place.fails("run forever.s --max-instructions 1000", 1, "--max-instructions");
    let outcome = place.ends("run wild.s --json", 1);
    let result: serde_json::Value = serde_json::from_str(&outcome.stdout).expect("it is JSON");
    assert_eq!(result["faults"][0]["interrupt"], 7);
}

/// Two warps, each of which has one lock and wants the other's.
const TWO_LOCKS: &str = include_str!("../programs/two-locks.s");

/// Rules: I12.14, I12.15.
#[test]
fn of_a_program_that_does_not_end_it_is_told_who_goes_round() {
    let place = TestFolder::new().with("locks.s", TWO_LOCKS);
    let command = "run locks.s --arch 4w8/8/4/2 --max-instructions 20000";
    let outcome = place.ends(command, 1);
    insta::assert_snapshot!("two_locks", outcome.stderr);
    let result = place.run(&format!("{command} --json")).stdout;
    let result: serde_json::Value = serde_json::from_str(&result).expect("it is JSON");
    let livelock = &result["livelock"];
    assert_eq!(livelock["unit"], "instruction");
    assert_eq!(livelock["spinners"][0]["words"][0]["name"], "second");
    assert_eq!(livelock["rings"][0].as_array().map(Vec::len), Some(2));
}

/// The hang comes in the first slice, and the run goes on for so long that its middle is not looked at.
#[test]
fn a_long_run_is_not_looked_at_as_a_whole() {
    let place = TestFolder::new().with("locks.s", TWO_LOCKS);
    let outcome = place.run("run locks.s --arch 4w8/8/4/2 --max-instructions 20000000");
    outcome.tells("(nobody looked at instructions 8388608 to 18874368)");
    outcome.tells("second (58) is 00000001");
}

/// The program prints a byte before it waits for a word that nothing writes.
#[cfg(unix)]
#[test]
fn a_signal_ends_a_run_with_the_same_report() {
    use std::io::Read;

    let text = "ldi %r1, #1; shli %r1, %r1, #31; ldi %r2, #0x78; st %r2, %r1, #0\n\
                wait: ld %r3, %r0, flag; iszero @p0, %r3; @p0 ? jmpi wait; halt\n\
                flag: .word 0";
    let place = TestFolder::new().with("wait.s", text);
    let mut child = place.start("run wait.s --max-instructions 100000000000", &[]);
    drop(child.stdin.take());
    let mut printed = [0];
    let stdout = child.stdout.as_mut().expect("it is piped");
    stdout.read_exact(&mut printed).expect("a byte is printed");
    let mut kill = std::process::Command::new("kill");
    let kill = kill.args(["-INT", &child.id().to_string()]);
    assert!(kill.status().expect("kill").success());
    let outcome = common::outcome(child);
    assert_eq!((printed, outcome.code), (*b"x", 1), "{}", outcome.stderr);
    outcome.tells("stopped by a signal after ");
    outcome.tells("flag (20) is 00000000");
}

/// A kernel of C, as the IR that clang has made of it (`cli/tests/programs/lanes-want-one-lock.c`).
///
/// Rules: I12.14, I12.15.
#[test]
fn of_c_it_is_told_in_which_line_lanes_go_round() {
    let program = own_program("lanes-want-one-lock.ll").display().to_string();
    let core = "arch = \"4w16/16/4/1\"\nextension = true\n";
    let place = TestFolder::new().with("core.toml", core);
    let line = format!("run {program} --config core.toml --max-instructions 100000");
    let outcome = place.ends(&line, 1);
    insta::assert_snapshot!("lanes_want_one_lock", outcome.stderr);
}

/// Rules: I8.2.2.
#[test]
fn lanes_that_find_no_room_to_part_are_told_which_option_gives_it() {
    let place = TestFolder::new().with("deep.s", "again: split; jmpi again").with("shallow.s", "join; halt");
    let help = "the warp has room for 16 entries on its divergence stack; --stack-depth 32 gives it more, up to 256";
    let outcome = place.ends("run deep.s", 1);
    outcome.tells(help);
    place.run("cosim deep.s").prints(help);
    // No depth helps a join without a region.
    let outcome = place.ends("run shallow.s", 1);
    assert!(!outcome.stderr.contains("--stack-depth"), "{}", outcome.stderr);
}

/// Rules: I5.18.
#[test]
fn warps_that_nobody_can_wake_are_told_with_what_they_wait_for() {
    let place = TestFolder::new()
        .with("stuck.s", "ldi %r1, other; wspawn %r2, %r1, %r1; other: ldi %r2, #3; ldi %r3, #1; bar %r3, %r2; halt");
    let outcome = place.ends("run stuck.s --arch 4w8/8/2/4", 1);
    insta::assert_snapshot!("deadlock", outcome.stderr);
}

/// Rules: I7.6, I7.10.
#[test]
fn a_key_that_is_pressed_does_not_disturb_a_program_without_a_handler() {
    let place = TestFolder::new();
    let hello = programs().join("hello.s").display().to_string();
    let expected = place.expect(&format!("run {hello}"));
    let outcome = place.run_with(&format!("run {hello}"), "k");
    outcome.ends(0, &expected);
}

/// With a split context the sides run at the same time, without one behind each other.
#[test]
fn split_contexts_are_a_flag() {
    let program = "
        hwid    %r0, #2
        jalis   %r1, %r0, parts
parts:  hwid    %r0, #0
        iszero  @p0, %r0
        @p0 ? split
        join
        halt
";
    let place = TestFolder::new().with("parts.s", program);
    let run = |count: u32| {
        let line =
            format!("run parts.s --arch 4w8/8/2/1 --divergence multi-path --split-contexts {count} --divergence-log");
        place.run(&line).stderr
    };
    insta::assert_snapshot!("split-contexts", format!("{}---\n{}", run(0), run(1)));
}

/// Prints its argument, unless it starts at 0.
const STARTED_BY_A_HOST: &str = "\
// config: host_start = true, multiplier = \"none\", divider = \"none\", barriers = 0
.perm x
        halt
.global
begin:
        hwid    %r0, #5
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)
        st      %r0, %r1, #0
        halt
";

/// Rules: I10.1.
#[test]
fn a_host_says_where_a_program_starts_and_with_which_argument() {
    let place = TestFolder::new().with("a.s", STARTED_BY_A_HOST);
    let place = place.with("b.s", STARTED_BY_A_HOST.replace("host_start = true, ", ""));
    assert_eq!(place.expect("run a.s --start begin --argument 72"), "H");
    let at_zero = place.expect("run a.s --start 0x0 --argument 0xc149 --arch 8w8/8/1/1");
    assert_eq!(at_zero, "");
    assert_eq!(place.expect("run a.s --argument 72"), "");
    let lock_step = place.expect("cosim a.s --arch 4w8/8/1/1 --start 4 --argument 0xffffff48");
    assert!(lock_step.starts_with("H\n"), "{lock_step}");
    place.refuse(
        r"
        run a.s --start end => has no such symbol, and it is no address
        run a.s --start 0x100000000 => an address has 32 bits
        cosim b.s --argument 3 => it needs host_start = true
        ",
    );
}

/// A comparison of the extension, and nothing that would need it.
const COMPARES: &str = "\
// config: extension = true
        lti     @p0, %r0, #1
        halt
";

/// Rules: I12.1.
#[test]
fn assembly_of_the_extension_says_so_on_a_core_without_it() {
    let place = TestFolder::new().with("with.s", COMPARES);
    let place = place.with("without.s", COMPARES.replace("// config", "//"));
    let outcome = place.ends("timeline with.s", 0);
    assert!(!outcome.stderr.contains("extension"), "{}", outcome.stderr);
    let outcome = place.run("timeline without.s");
    for expected in ["the core has no lti, which is of the extension", "without.s:2:", "`// config: extension = true`"]
    {
        assert!(outcome.stderr.contains(expected), "{}", outcome.stderr);
    }
}
