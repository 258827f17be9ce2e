//! `harmonica run --cores`: several cores on one memory; and the waveforms of `harmonica cosim --cores`.

mod common;

use common::{c_expected, c_program, own_program, programs, TestFolder};
use serde_json::Value;

/// The programs that use several cores, with what they print.
fn cluster_programs() -> Vec<(String, String)> {
    ["sum", "messages", "histogram", "meet"]
        .map(|name| {
            let path = programs().join(format!("cluster/{name}.s"));
            let expected = std::fs::read_to_string(path.with_extension("expected"));
            (path.display().to_string(), expected.expect("what it prints"))
        })
        .to_vec()
}

#[test]
fn programs_of_clusters_print_the_same_on_any_number_of_cores() {
    let place = TestFolder::new();
    for (program, expected) in cluster_programs() {
        for arch in ["4w8/8/4/2", "4b16/16/2/3", "8w32/32/8/1", "8b8/8/1/4"] {
            for cores in ["", "--cores 1", "--cores 2", "--cores 5", "--cores 16"] {
                let line = format!("run {program} --arch {arch} {cores}");
                assert_eq!(place.expect(&line), expected, "{line}");
            }
            // A core that is not one of several may have any number.
            let line = format!("run {program} --arch {arch} --core-number 7");
            assert_eq!(place.expect(&line), expected, "{line}");
        }
    }
}

/// Each core takes its share of the messages.
#[test]
fn statistics_tell_of_each_core_and_of_all() {
    let place = TestFolder::new();
    let messages = &cluster_programs()[1].0;
    let json = place.expect_json(&format!("run {messages} --cores 3 --json"));
    let counts = json["cores"]["warp_instructions"].as_array();
    let counts: Vec<u64> = counts.expect("a list").iter().filter_map(Value::as_u64).collect();
    assert_eq!(counts.len(), 3);
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
    assert_eq!(json["warp_instructions"], counts.iter().sum::<u64>());
    let text = place.run(&format!("run {messages} --cores 3 --stats")).stderr;
    for (core, count) in counts.iter().enumerate() {
        let line = format!("core {core}               {count} warp-instructions");
        assert!(text.contains(&line), "{text}");
    }
    let alone = place.run(&format!("run {messages} --stats")).stderr;
    assert!(!alone.contains("core 0"), "{alone}");
}

/// Core 1 executes `trap`, core 2 waits at a barrier, core 3 goes round.
const ENDS: &str = "\
.perm x
.entry
entry:  hwid    %r0, #4
        subi    %r0, %r0, #1
        iszero  @p0, %r0
        @p0 ? jmpi faults
        subi    %r0, %r0, #1
        iszero  @p0, %r0
        @p0 ? jmpi waits
        subi    %r0, %r0, #1
        iszero  @p0, %r0
        @p0 ? jmpi round
        halt
.global
faults: trap
        nop
.global
waits:  ldi     %r1, #2
        bar     %r0, %r1
        halt
.global
round:  jmpi    round
";

#[test]
fn faults_and_hangs_name_their_core() {
    let place = TestFolder::new().with("ends.s", ENDS);
    let run = |cores: u32| place.run(&format!("run ends.s --arch 4w8/8/1/2 --cores {cores} --max-instructions 3000"));
    run(1).ends(0, "");
    let fault = run(2);
    assert_eq!(fault.code, 1);
    assert!(fault.stderr.starts_with("core 1: warp 0: interrupt "), "{}", fault.stderr);
    assert!(fault.stderr.contains("(faults+0x4)"), "{}", fault.stderr);
    let deadlock = run(3);
    assert_eq!(deadlock.code, 1);
    deadlock.tells("deadlock: nothing will ever wake the warps that wait");
    deadlock.tells("core 2: warp 0 waits for ");
    let hang = run(4);
    assert_eq!(hang.code, 1);
    hang.tells("did not end in ");
    hang.tells("core 2: warp 0 waits for ");
    hang.tells("core 3 warp 0, lane 0: round and round since instruction ");
    hang.tells("at 40 (round, ends.s:22): jmpi #-4");
    let json: Value =
        serde_json::from_str(&place.run("run ends.s --arch 4w8/8/1/2 --cores 2 --json").stdout).expect("an object");
    assert_eq!(json["faults"][0]["core"], 1);
}

#[test]
fn a_log_names_the_core_of_each_line() {
    let place = TestFolder::new().with("number.s", "hwid %r0, #4; hwid %r1, #-1; halt");
    let line = "run number.s --arch 4w8/8/1/1 --trace";
    let alone = place.run(line).stderr;
    assert!(alone.lines().all(|line| line.starts_with("w0 ")), "{alone}");
    let log = place.run(&format!("{line} --cores 2")).stderr;
    let cores: Vec<_> = log.lines().map(|line| &line[..7]).collect();
    let expected = ["c0  w0 "; 3].into_iter().chain(["c1  w0 "; 3]);
    assert_eq!(cores, expected.collect::<Vec<_>>());
    assert!(log.contains("%r0 = 0:00000001") && log.contains("%r1 = 0:00000002"), "{log}");
}

#[test]
fn what_several_cores_cannot_do_is_refused() {
    let digits = own_program("digits.s");
    let place = TestFolder::new()
        .with("digits.s", std::fs::read(digits).expect("the program"))
        .with("a.c", "int main(void) { return 0; }\n");
    place.fails("run digits.s --cores 0", 2, "--cores 0 is not possible: 1 to 16");
    place.fails("run digits.s --cores 17", 2, "--cores 17 is not possible: 1 to 16");
    place.fails("run digits.s --cores two", 2, "invalid value 'two'");
    // C on several cores wants a stack for each lane of all of them, the extension, and barriers.
    for (options, told) in [
        ("--ram 65536", "in each of 2 cores"),
        ("--ram 65536", "smaller stacks (--lane-stack), or fewer cores"),
        ("--extension=false", "C on several cores needs the extension"),
        ("--barriers 1", "C on several cores needs 2 barriers, and the core has 1"),
    ] {
        let line = format!("run a.c --arch 4w16/16/16/16 --cores 2 {options}");
        place.fails(&line, 2, told);
    }
    for other in ["--core-number 1", "--branch-profile p.json", "--check-uniformity"] {
        place.fails(&format!("run digits.s --cores 2 {other}"), 2, "cannot be used with");
    }
}

/// Programs of C whose threads the cores share: the same output on any number of them, and no races.
#[test]
fn programs_of_c_print_the_same_on_any_number_of_cores() {
    let place = TestFolder::new();
    for name in ["reduction", "locks", "n-body"] {
        let program = c_program(name);
        for cores in ["", "--cores 1", "--cores 2", "--cores 4"] {
            let line = format!("run {program} --arch 4w8/8/4/4 --extension {cores}");
            assert_eq!(place.expect(&line), c_expected(name), "{line}");
        }
    }
    let program = c_program("reduction");
    let line = format!("run {program} --arch 4w8/8/4/4 --cores 2 --check-races");
    place.run(&line).ends(0, &c_expected("reduction"));
}

/// Core 0 stores, core 1 loads; the code between decides.
fn two_cores(first: &str, second: &str) -> String {
    format!(
        "
.perm x
.entry
entry:  ldi  %r1, x
        ldi  %r2, flag
        ldi  %r3, #1
        hwid %r0, #4
        rtop @p0, %r0
        @p0 ? jmpi other
        {first}
        halt
other:  {second}
        halt
.perm rw
x:      .word 0
flag:   .word 0
"
    )
}

#[test]
fn races_of_cores_are_found_and_atomic_accesses_order_them() {
    let store = "st %r3, %r1, #0";
    let load = "ld %r0, %r1, #0";
    let wait = "again: ldi %r4, #0; aor %r4, %r2, %r4; iszero @p0, %r4; @p0 ? jmpi again; fence";
    let meet = "ldi %r4, #1; shli %r4, %r4, #31; ldi %r5, #2; bar %r4, %r5";
    let place = TestFolder::new()
        .with("race.s", two_cores(store, load))
        .with("both.s", two_cores("aadd %r0, %r1, %r3", "aadd %r0, %r1, %r3"))
        .with("order.s", two_cores(&format!("{store}; aswap %r3, %r2, %r3"), &format!("{wait}; {load}")))
        .with("meet.s", two_cores(&format!("{store}; {meet}"), &format!("{meet}; ldi %r1, x; {load}")));
    let options = "--arch 4w8/8/1/1 --extension --cores 2 --check-races";
    let race = place.ends(&format!("run race.s {options}"), 1);
    race.tells("st of core 0 warp 0 lane 0");
    race.tells("ld of core 1 warp 0 lane 0");
    race.tells("cause: between the two there is no barrier between cores, and no atomic access that one core makes and the other one sees");
    for ordered in ["both.s", "order.s", "meet.s"] {
        place.ends(&format!("run {ordered} {options}"), 0);
    }
    // Each core has a scratchpad and barriers of its own.
    let own = "ldi %r1, #1; shli %r1, %r1, #30; st %r3, %r1, #0; ld %r0, %r1, #0; bar %r3, %r3";
    let place = place.with("own.s", two_cores(own, own));
    place.ends(&format!("run own.s {options} --scratchpad-bytes 64"), 0);
}

#[test]
fn programs_of_clusters_have_no_races() {
    let place = TestFolder::new();
    for (program, expected) in cluster_programs() {
        for cores in ["", "--cores 4"] {
            let line = format!("run {program} --arch 4w8/8/4/2 {cores} --check-races");
            let outcome = place.run(&line);
            outcome.ends(0, &expected);
            outcome.tells("0 pairs of instructions with 0 races; 0 meant; ");
        }
    }
}

#[test]
fn a_waveform_of_lock_step_shows_the_core_that_is_asked_for() {
    let place = TestFolder::new().with("number.s", "hwid %r0, #4; st %r0, %r0, #0x100; halt");
    let cosim = "cosim number.s --arch 4w8/8/1/1 --cores 2 --multiplier none --divider none";
    let wanted = "--signals write_value_0 --signals *.disassembly.execute";
    let line = format!("{cosim} --vcd run.vcd --fst run.fst --scope core_1 {wanted} --json");
    let report = place.expect_json(&line);
    assert_eq!(report["outcome"], "passed", "{report}");
    let waveform = &report["waveform"];
    let files = ["vcd", "fst", "gtkwave", "surfer"].map(|file| waveform[file].as_str());
    assert_eq!(files, ["run.vcd", "run.fst", "run.gtkw", "run.sucl"].map(Some));
    let vcd = place.text("run.vcd");
    let is_of_core = |line: &&str| line.starts_with("$scope module core_");
    let scopes: Vec<&str> = vcd.lines().filter(is_of_core).collect();
    assert_eq!(scopes, ["$scope module core_1 $end"; 2], "one a side: {vcd}");
    assert!(vcd.contains("shwid_%r0,#4 "), "{vcd}");
    let layout = place.text("run.gtkw");
    let shown = "-core 1\n@200\n-execute\n@820\ngolden.core_1.disassembly.execute\n";
    assert!(layout.contains(shown) && !layout.contains("-core 0"), "{layout}");
    let line = format!("{cosim} --vcd run.vcd --scope core_2");
    place.fails(&line, 2, "neither side has a scope `core_2`");
}

/// What a cluster runs beside its RTL in full: the same flags as a core alone.
#[test]
fn a_cluster_has_every_flag_of_lock_step_that_a_core_alone_has() {
    let source = "hwid %r0, #4; ldi %r2, #400\n\
                  again: st %r2, %r0, #0x100; subi %r2, %r2, #1; rtop @p0, %r2; @p0 ? jmpi again; halt";
    let place = TestFolder::new().with("count.s", source);
    let least = "--multiplier none --divider none --barriers 0 --stack-depth 2 --line-words 1";
    let cosim = format!("cosim count.s --arch 4w8/8/1/1 --cores 2 --banks 1 {least}");
    place.run(&format!("{cosim} --ports-only")).prints("agree in every cycle on the core's own ports");
    let whole = place.expect_json(&format!("{cosim} --json"));
    let reset = place.expect_json(&format!("{cosim} --resets 300:2 --json"));
    let cycles = |report: &serde_json::Value| report["cycles"].as_u64().expect("cycles");
    assert_eq!(cycles(&reset), cycles(&whole) + 300, "the program starts again");
    place.expect(&format!("{cosim} --coverage covered.json"));
    place.expect("coverage covered.json");
    place.expect(&format!("{cosim} --rtl-coverage rtl"));
    assert!(place.text("rtl/coverage.dat").contains("interconnect"), "the cluster's own modules are counted");
    let shown = format!("--snapshot-every 500 --vcd part.vcd --from-cycle {} --window 20", cycles(&whole) - 100);
    let report = place.expect_json(&format!("{cosim} {shown} --json"));
    assert_eq!(report["waveform"]["window"]["first"], cycles(&whole) - 100, "{report}");
}

#[test]
#[ignore = "2 minutes: synthesises a cluster"]
fn the_netlist_of_a_cluster_goes_with_the_model() {
    let place = TestFolder::new().with("number.s", "hwid %r0, #4; st %r0, %r0, #0x100; halt");
    let least = "--multiplier none --divider none --barriers 0 --stack-depth 2 --line-words 1 --ram-bytes 1024";
    let outcome = place.run(&format!("cosim number.s --arch 4w8/8/1/1 --cores 2 --banks 1 {least} --netlist ecp5"));
    outcome.prints("netlist and model agree in every cycle on all ports and trace ports");
}
