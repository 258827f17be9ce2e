//! The laboratory's figures, counted by hand on small programs.

use isa::DivergenceMechanism;
use laboratory::{experiment, Form, Mechanism, Meeting, Plan, Program, Results, Row, Variant};
use testbenches::Latencies;

const ARCH: &str = "4w8/8/4/2";

/// Two lanes go one way, two the other. What lane 1 has found is printed. Lane 0 alone: 2 instructions before `lanes`.
const START: &str = "        ldi %r1, #4\n        jalis %r5, %r1, lanes\nlanes:  hwid %r0, #0\n        \
                     subi %r1, %r0, #2\n        isneg @p0, %r1\n";
/// 4 instructions of four lanes, and 1 of all.
const END: &str = "        ldi %r2, #1\n        shli %r2, %r2, #31\n        addi %r4, %r4, #0x40\n        \
                   st %r4, %r2, #0\n        halt\n";

fn by_split() -> String {
    format!(
        "{START}        @p0 ? split\nif:     @p0 ? jmpi yes\n        ldi %r4, #1\n        jmpi end\nyes:    ldi %r4, #2\n        \
         nop\nend:    join\n        ldi %r4, #3\n{END}"
    )
}

fn by_branches() -> String {
    format!(
        "{START}if:     @p0 ? jmpi yes\n        ldi %r4, #1\n        jmpi end\nyes:    ldi %r4, #2\n        nop\nend:    \
         ldi %r4, #3\n{END}"
    )
}

/// Its lanes that do not jump at once jump into the middle of the other side, all of them.
fn into_the_other_side() -> String {
    format!(
        "{START}        rtop @p1, %r0\nif:     @p0 ? jmpi other\n        @p1 ? jmpi into\n        ldi %r3, #0\n        jmpi end\nother:  \
         ldi %r3, #1\ninto:   ldi %r4, #3\nend:    nop\n{END}"
    )
}

fn variant(name: &str, text: &str) -> Variant {
    let arch = ARCH.parse().expect("an ArchID");
    let image = assembler::assemble(&arch, &[("test.s", text)]).expect("a program");
    Variant::new(name.to_owned(), Form::of_name(name).1, image)
}

fn program(variants: Vec<Variant>) -> Program {
    let name = "test".to_owned();
    Program { name, variants }
}

fn both_forms() -> Program {
    program(vec![variant("test-split", &by_split()), variant("test-branches", &by_branches())])
}

fn results(program: Program, mechanisms: &str) -> Results {
    let mechanisms = mechanisms.split(',').map(|name| name.parse());
    let plan = Plan {
        arch: ARCH.parse().expect("an ArchID"),
        mechanisms: mechanisms.collect::<Result<_, _>>().expect("mechanisms"),
        latencies: [1, 16].map(|one| Latencies::both(one).unwrap()).to_vec(),
        cores: Vec::new(),
        max_cycles: 10_000,
    };
    experiment(&plan, &[program])
}

fn rows(results: &Results) -> &[Row] {
    assert_eq!(results.failed, []);
    &results.programs[0].rows
}

/// Instructions of warps, of lanes that execute, of lanes that are alive; lanes that have met, and early.
fn counts(row: &Row) -> ([u64; 3], Option<(u64, u64)>) {
    let figures = row.first();
    let counts = [figures.instructions, figures.lane_instructions, figures.alive_lane_instructions];
    (counts, figures.meetings_and_early())
}

#[test]
fn instructions_lanes_and_meetings_are_those_of_the_program() {
    let results = results(both_forms(), "stack,paired-path:explicit,paired-path:implicit");
    let [stack, explicit, implicit] = rows(&results) else {
        panic!("{results}");
    };
    // One lane: 2. Four lanes: 3 at the beginning, 6 at the end. Between them, of two lanes unless said otherwise:
    // split, jump, 2 of the side, join, the jump in no lane, 2 of the side, join.
    let lanes = 2 + 4 * 9 + 8 * 2;
    assert_eq!(counts(stack), ([2 + 9 + 9, lanes, 2 + 4 * 18], None));
    // split, jump, 2 of the side, join, 2 of the other side, and once more join, in four lanes: the one that brings
    // them together does not go through commit.
    let lanes = 2 + 4 * 9 + 7 * 2 + 4;
    let expected = ([2 + 9 + 8, lanes, 2 + 4 * 17], Some((1, 0)));
    assert_eq!(counts(explicit), expected);
    // jump, 2 of each side.
    let lanes = 2 + 4 * 9 + 5 * 2;
    let expected = ([2 + 9 + 5, lanes, 2 + 4 * 14], Some((1, 0)));
    assert_eq!(counts(implicit), expected);
    let names = [stack, explicit, implicit].map(|row| row.variant.as_str());
    assert_eq!(names, ["test-split", "test-split", "test-branches"]);
    let kept = [stack, explicit, implicit].map(|row| row.first().deepest);
    assert_eq!(kept, [2, 1, 1]);
}

#[test]
fn lanes_that_meet_before_the_post_dominator_meet_early() {
    let program = program(vec![variant("test", &into_the_other_side())]);
    let results = results(program, "paired-path:implicit");
    let [row] = rows(&results) else {
        panic!("{results}");
    };
    let meeting = Meeting { branch: "if".to_owned(), place: "into".to_owned(), count: 1, is_early: true };
    assert_eq!(row.first().meetings, Some(vec![meeting]));
}

#[test]
fn a_slower_memory_costs_cycles_and_changes_nothing_else() {
    let results = results(both_forms(), "stack,paired-path:implicit");
    for row in rows(&results) {
        let [fast, slow] = &row.runs[..] else {
            panic!("{results}");
        };
        // Each jump that is taken has to wait for its target: halt aside, two at least.
        assert!(slow.figures.cycles > fast.figures.cycles + 2 * 15);
        let slow_but_fast = laboratory::Figures { cycles: fast.figures.cycles, ..slow.figures.clone() };
        assert_eq!(slow_but_fast, fast.figures);
    }
}

#[test]
fn forms_that_print_different_things_are_reported() {
    let wrong = by_branches().replace("#0x40", "#0x41");
    let program = program(vec![variant("test-split", &by_split()), variant("test-branches", &wrong)]);
    let results = results(program, "stack,paired-path:implicit");
    let [row] = &results.programs[0].rows[..] else {
        panic!("{results}");
    };
    assert_eq!(row.variant, "test-split");
    let told: Vec<_> = results.failed.iter().map(|one| one.run.as_str()).collect();
    let expected = [
        "test-branches with paired-path:implicit, latency 1 on both ports",
        "test-branches with paired-path:implicit, latency 16 on both ports",
    ];
    assert_eq!(told, expected);
    let reason = "prints \"D\", but should print \"C\", as test-split with stack, latency 1 on both ports";
    assert_eq!(results.failed[0].reason, reason);
}

#[test]
fn what_a_program_must_print_is_what_its_file_says() {
    let mut program = both_forms();
    program.variants[0].expected = Some(b"c".to_vec());
    let results = results(program, "stack");
    let reason = "prints \"C\", but should print \"c\", as its file says";
    assert_eq!(results.failed[0].reason, reason);
}

#[test]
fn a_program_that_a_mechanism_cannot_run_is_told_with_its_line() {
    let program = program(vec![variant("test", &by_branches())]);
    let results = results(program, "stack");
    let reason = &results.failed[0].reason;
    let told = "interrupt 4 stops warp 0 at test.s:6: if:     @p0 ? jmpi yes";
    assert_eq!(reason, told);
}

#[test]
fn a_mechanism_that_has_no_form_is_left_out() {
    let results = results(both_forms(), "stack,masks");
    assert_eq!(rows(&results).len(), 1);
    let [skipped] = &results.programs[0].skipped[..] else {
        panic!("{results}");
    };
    assert_eq!(skipped.mechanism.to_string(), "masks");
    assert_eq!(skipped.reason, "it runs none of test-split, test-branches");
}

#[test]
fn a_form_that_wants_another_mechanism_is_not_chosen() {
    let mut program = both_forms();
    program.variants.retain(|one| one.form == Form::Branches);
    program.variants[0].form = Form::Plain;
    program.variants[0].wanted.divergence = Some(DivergenceMechanism::PairedPath);
    let mechanisms = Mechanism::all();
    let chosen: Vec<_> = mechanisms
        .iter()
        .filter(|mechanism| !program.variants_for(**mechanism, None).is_empty())
        .map(Mechanism::to_string)
        .collect();
    assert_eq!(chosen, ["paired-path:explicit", "paired-path:implicit"]);
}
