//! `harmonica run --check-races`: races that have been put into programs are found and named, and what is ordered is
//! none.

use std::collections::BTreeSet;

use crate::common::{c_expected, c_program, own_program, programs, TestFolder};
use serde_json::Value;

/// Warp 0 starts warp 1 at `child`, and goes on.
const START: &str = "
.perm x
.entry
entry:  ldi  %r4, #0
        ldi  %r0, child
        wspawn %r4, %r0, %r4
        ldi  %r1, x
        ldi  %r2, flag
        ldi  %r3, #1
";
/// The other warp.
const CHILD: &str = "
child:  ldi  %r4, #0
        ldi  %r1, x
        ldi  %r2, flag
        ldi  %r3, #1
";
/// All lanes of warp 0, with their numbers in %r0 and, in @p0, whether they are not 0.
const LANES: &str = "
.perm x
.entry
entry:  hwid %r1, #2
        jalis %ra, %r1, lanes
lanes:  tid  %r0
        rtop @p0, %r0
        ldi  %r1, x
";
const DATA: &str = "
.perm rw
x:      .word 0 0 0 0
flag:   .word 0
";

fn two_warps(first: &str, second: &str) -> String {
    format!("{START}{first}\n        halt\n{CHILD}{second}\n        halt\n{DATA}")
}

fn lanes(code: &str) -> String {
    format!("{LANES}{code}\n        halt\n{DATA}")
}

/// What a side of a race is called in these tests: the capital letters behind `//` in its line.
fn name(side: &Value) -> String {
    let text = side["text"].as_str().expect("a line");
    let name = text.split_once("// ").map_or("?", |(_, name)| name);
    name.split(' ').next().unwrap_or("?").to_owned()
}

/// The races of a program, as `EARLIER-LATER`; the exit code says whether there are some.
#[track_caller]
fn races_of(source: &str, core: &str) -> (BTreeSet<String>, Value) {
    let place = TestFolder::new().with("a.s", source);
    let line = format!("run a.s --check-races --json --arch 4w8/8/4/2 {core}");
    let outcome = place.run(&line);
    let json: Value =
        serde_json::from_str(&outcome.stdout).unwrap_or_else(|error| panic!("{error}: {}", outcome.stderr));
    assert_eq!(json["outcome"], "stopped", "{}", outcome.stderr);
    assert_eq!(json["faults"], serde_json::json!([]), "{}", outcome.stderr);
    let races = json["races"]["pairs"].as_array().expect("a list").clone();
    assert_eq!(outcome.code, i32::from(!races.is_empty()));
    let pairs = races.iter().map(|race| format!("{}-{}", name(&race["earlier"]), name(&race["later"])));
    (pairs.collect(), json["races"].clone())
}

#[track_caller]
fn has(source: &str, expected: &[&str]) -> Value {
    let (found, json) = races_of(source, "--extension");
    let expected: BTreeSet<_> = expected.iter().map(|pair| (*pair).to_owned()).collect();
    assert_eq!(found, expected, "{source}");
    json
}

#[test]
fn lanes_that_store_to_one_place_in_one_instruction_race() {
    let json = has(&lanes("st %r0, %r1, #0 // A"), &["A-A"]);
    let race = &json["pairs"][0];
    assert_eq!(race["place"], "x");
    assert_eq!(race["times"], 3, "each lane with the one below it");
    assert_eq!((&race["earlier"]["lane"], &race["later"]["lane"]), (&0.into(), &1.into()));
    assert_eq!(race["later"]["source"], "a.s:9");
    // Also when they store the same: they may all have added 1.
    has(&lanes("ld %r2, %r1, #0 // A\n addi %r2, %r2, #1\n st %r2, %r1, #0 // B"), &["B-B"]);
    let own = "shli %r2, %r0, #2\n add %r1, %r1, %r2\n st %r0, %r1, #0 // A";
    has(&lanes(own), &[]);
}

#[test]
fn lanes_of_parted_sides_race_until_they_meet() {
    let sides = |first: &str, second: &str, after: &str| {
        lanes(&format!("@p0 ? split\n @p0 ? jmpi yes\n {first}\n jmpi end\nyes: {second}\nend: join\n {after}"))
    };
    let (store, load) = ("st %r0, %r1, #0 // A", "ld %r2, %r1, #0 // B");
    // The mechanism decides which of the two comes first.
    for core in ["", "--divergence paired-path", "--divergence multi-path"] {
        let (found, json) = races_of(&sides(store, load, ""), core);
        assert!(found == ["A-B".to_owned()].into() || found == ["B-A".to_owned()].into(), "{core}: {found:?}");
        let cause = json["pairs"][0]["cause"].as_str().expect("a text");
        assert!(cause.starts_with("the lanes have parted"), "{cause}");
        assert_eq!(races_of(&sides(store, "nop", load), core).0, BTreeSet::new(), "{core}");
    }
}

#[test]
fn warps_race_unless_a_start_a_barrier_or_an_end_orders_them() {
    let (store, load) = ("st %r3, %r1, #0 // A", "ld %r0, %r1, #0 // B");
    let json = has(&two_warps(store, load), &["A-B"]);
    let race = &json["pairs"][0];
    assert_eq!((&race["earlier"]["warp"], &race["later"]["warp"]), (&0.into(), &1.into()));
    assert_eq!(race["earlier"]["instruction"], "st");
    assert_eq!(race["later"]["symbol"], "child+0x10");
    has(&two_warps(store, "st %r3, %r1, #0 // B"), &["A-B"]);
    has(&two_warps(load, "ld %r0, %r1, #0 // C"), &[]);

    let start_behind = two_warps("", load).replace("entry:", "entry: ldi %r1, x\n st %r1, %r1, #0 // A\n");
    has(&start_behind, &[]);

    let wait = "ldi %r0, #0\n ldi %r4, #2\n bar %r0, %r4\n";
    has(&two_warps(&format!("{store}\n{wait}"), &format!("{wait}{load}")), &[]);
    // On the wrong side of the barrier.
    let late = two_warps(&format!("{wait}{store}"), &format!("{wait}{load}"));
    assert_eq!(races_of(&late, "").0.len(), 1);

    // There is one further warp, so the second start waits for the end of what was started first.
    let again =
        two_warps("ldi %r0, other\n wspawn %r4, %r0, %r4\n halt\nother: ldi %r1, x\n ld %r0, %r1, #0 // B", store);
    has(&again, &[]);
}

#[test]
fn bytes_of_one_word_are_places_of_their_own() {
    let bytes = "add %r1, %r1, %r0\n stb %r0, %r1, #0 // A";
    has(&lanes(bytes), &[]);
    has(&two_warps("stb %r3, %r1, #0 // A", "stb %r3, %r1, #1 // B"), &[]);
    has(&two_warps("sth %r3, %r1, #0 // A", "stb %r3, %r1, #1 // B"), &["A-B"]);
    has(&two_warps("stb %r3, %r1, #3 // A", "ld %r3, %r1, #0 // B"), &["A-B"]);
}

/// Takes and leaves the lock in `flag`, by an exchange.
fn locked(what: &str, label: &str) -> String {
    format!(
        "{label}: ldi %r0, #1\n aswap %r0, %r2, %r0\n rtop @p0, %r0\n @p0 ? jmpi {label}\n {what}\n ldi %r0, #0\n aswap %r0, %r2, %r0"
    )
}

#[test]
fn counting_without_a_lock_races_and_with_one_does_not() {
    let count = |a: &str, b: &str| format!("ld %r0, %r1, #0 // {a}\n addi %r0, %r0, #1\n st %r0, %r1, #0 // {b}");
    let (first, second) = (count("A", "B"), count("C", "D"));
    // A warp's load and store race with the other warp's; the report names the store.
    has(&two_warps(&first, &second), &["B-C", "B-D"]);
    has(&two_warps(&locked(&first, "one"), &locked(&second, "two")), &[]);
    // The one that takes the lock and the one that does not.
    has(&two_warps(&locked(&first, "one"), &second), &["B-C", "B-D"]);
    // A plain store beside the lock, in its word, leaves the lock as it is: what races is that store alone.
    let beside = |label: &str| {
        format!(
            "{label}: ldi %r0, #1\n aor %r0, %r2, %r0 // L\n andi %r0, %r0, #1\n rtop @p0, %r0\n @p0 ? jmpi {label}\n {first}\n\
             ldi %r0, #7\n stb %r0, %r2, #1 // S\n ldi %r0, #-2\n aand %r0, %r2, %r0 // L"
        )
    };
    let (found, _) = races_of(&two_warps(&beside("one"), &beside("two")), "--extension");
    assert!(found.iter().all(|pair| pair.contains('S')), "{found:?}");
}

#[test]
fn a_plain_store_races_with_an_atomic_instruction_and_atomic_ones_with_none() {
    let json = has(&two_warps("aadd %r3, %r1, %r3 // A", "st %r3, %r1, #0 // B"), &["A-B"]);
    let race = &json["pairs"][0];
    assert_eq!((&race["earlier"]["atomic"], &race["later"]["atomic"]), (&true.into(), &false.into()));
    assert!(race["remedy"].as_str().expect("a text").starts_with("make both of them atomic"));
    has(&two_warps("aadd %r3, %r1, %r3 // A", "aadd %r3, %r1, %r3 // B"), &[]);
    has(&lanes("aadd %r0, %r1, %r0 // A"), &[]);
}

#[test]
fn a_warp_that_sees_an_atomic_value_comes_behind_the_warp_that_has_written_it() {
    let tell = "st %r3, %r1, #0 // A\n aswap %r0, %r2, %r3";
    let see =
        |how: &str| format!("again: ldi %r0, #0\n {how}\n iszero @p0, %r0\n @p0 ? jmpi again\n ld %r0, %r1, #0 // B");
    has(&two_warps(tell, &see("aor %r0, %r2, %r0")), &[]);
    has(&two_warps(&see("aor %r0, %r2, %r0"), tell), &[]);
    // It looks by a plain load: that orders nothing.
    let plain = two_warps(&see("ld %r0, %r2, #0 // C"), tell);
    assert_eq!(races_of(&plain, "--extension").0.len(), 2);
    // An acas that does not find what it expects writes nothing, and so orders nothing.
    let failed = two_warps(
        "st %r3, %r1, #0 // A\n ldi %r0, #5\n acas %r0, %r2, %r3",
        "aor %r0, %r2, %r4\n ld %r0, %r1, #0 // B",
    );
    has(&failed, &["A-B"]);
    let done = failed.replace("ldi %r0, #5", "ldi %r0, #0");
    has(&done, &[]);
}

#[test]
fn a_handler_keeps_the_order_of_the_lanes_that_it_interrupts() {
    let handled = lanes(
        "ldi %r3, handler\n skep %r3\n ldi %r3, #1\n @p0 ? split\n @p0 ? jmpi yes\n jmpi end\nyes: trap\n ld %r2, %r1, #0 // B\n\
         end: join\n halt\nhandler: ldi %r1, x\n st %r1, %r1, #0 // A\n reti",
    );
    has(&handled, &[]);
}

#[test]
fn sources_say_what_is_meant_and_what_is_atomic() {
    let source = two_warps("st %r3, %r1, #0 // A", "st %r3, %r1, #0 // B");
    has(&source, &["A-B"]);
    for note in [
        "meant x: why",
        "meant flag, x: why",
        "meant child: why",
        "atomic x: why",
        "meant file: why",
        "atomic file: why",
    ] {
        has(&format!("// races: {note}\n{source}"), &[]);
    }
    has(&format!("// races: meant flag: why\n{source}"), &["A-B"]);
    has(&source.replace("// A", "// races: meant here: why"), &[]);
    has(&source.replace("st %r3, %r1, #0 // A", "// races: meant here: why\n st %r3, %r1, #0 // A"), &[]);
    // One of the two alone is atomic.
    has(&source.replace("// A", "// A races: atomic here: why"), &["A-B"]);
    let place = TestFolder::new()
        .with("a.s", format!("// races: meant y: why\n{source}"))
        .with("b.s", format!("\n// races: x is meant\n{source}"))
        .with("c.s", format!("// races: meant here: why\n{source}"));
    place.refuse(
        "run a.s --check-races => a.s:1: no symbol of the program is called `y`
         run b.s --check-races => b.s:2: `// races: x is meant` is not understood
         run c.s --check-races => c.s:1: line 2 has no instructions
         run a.s --check-races --trace => cannot be used with",
    );
}

#[test]
fn a_report_names_both_sides_with_cause_and_remedy() {
    let source = two_warps("st %r3, %r1, #0 // A", "ld %r0, %r1, #0 // B");
    let outcome = TestFolder::new().with("a.s", source).run("run a.s --check-races --arch 4w8/8/4/2");
    outcome.ends(1, "");
    let expected = "race for x (0x38), once:
    st of warp 0 lane 0, a.s:10: `st %r3, %r1, #0 // A` (entry+0x18, 0x18)
    ld of warp 1 lane 0, a.s:17: `ld %r0, %r1, #0 // B` (child+0x10, 0x30)
  cause: between the two there is no barrier, no start of a warp, and no atomic access that one warp makes and the other one sees
  remedy: put a barrier between them, guard both by one lock, make both atomic, or give each thread a place of its own
1 pair of instructions with 1 race; 0 meant; 2 accesses compared
";
    assert_eq!(outcome.stderr, expected);
}

/// OpenCL's kernels, with what orders their accesses and without.
#[test]
fn kernels_race_without_their_barriers_and_atomics() {
    let place = TestFolder::new();
    for name in ["reduction", "prefix-sum", "histogram", "groups"] {
        let program = own_program(&format!("races/{name}.cl"));
        let wrongs: &[&str] = if name == "groups" { &["PLAIN", "NEIGHBOURS"] } else { &["WITHOUT"] };
        for core in ["", "--divergence masks", "--divergence paired-path", "--divergence multi-path"] {
            let line = format!("run {} --check-races --extension {core}", program.display());
            let outcome = place.ends(&line, 0);
            outcome.tells("0 pairs of instructions with 0 races");
            for wrong in wrongs {
                let outcome = place.ends(&format!("{line} -D {wrong}"), 1);
                outcome.tells(&format!("{name}.cl:"));
            }
        }
    }
    let program = own_program("races/groups.cl");
    // Groups 1 and 3 are second on their cores.
    for (cores, group) in [(1, 1), (2, 3)] {
        let line = format!("run {} --check-races --extension --cores {cores} -D PLAIN", program.display());
        let outcome = place.ends(&line, 1);
        outcome.tells(&format!("item 0 of group {group} of kernel total, "));
        outcome.tells("work groups of a range have no order among them");
    }
}

/// All programs in C, with the notes of their sources; on a second mechanism those in which lanes wait for one another.
#[test]
fn programs_in_c_have_no_races_but_those_that_are_meant() {
    let place = TestFolder::new();
    let folder = place.path().join("programs/c");
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut count = 0;
    for entry in std::fs::read_dir(programs().join("c")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()?.strip_suffix(".c")) else {
            continue;
        };
        let text = std::fs::read_to_string(&path).expect("a text");
        std::fs::write(folder.join(format!("{name}.c")), &text).expect("it can be written");
        let extended = text.contains("// config: extension = true");
        let extension = if extended { "--extension" } else { "" };
        let mut cores = vec!["stack"];
        if name.starts_with("progress") {
            cores.push("paired-path");
        }
        for core in cores {
            let program = c_program(name);
            let outcome = place.ends(&format!("run {program} --check-races --divergence {core} {extension}"), 0);
            assert_eq!(outcome.stdout, c_expected(name), "{name}");
            let is_meant = !outcome.stderr.contains("; 0 meant;");
            let says_so = text.contains("// races: ");
            assert_eq!(is_meant, says_so, "{name}: {}", outcome.stderr);
        }
        count += 1;
    }
    assert!(count > 30, "{count} programs");
}
