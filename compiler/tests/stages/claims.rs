//! What is taken to be the same in all lanes is: of all programs of `programs/c`, on every mechanism. And a wrong claim
//! is noticed.

use crate::extent::Extent;
use crate::running::{
    extended, linked, machine, program_names, program_output, program_text, run_watched, target, MECHANISMS,
};
use crate::runs;
use compiler::diverge::{Decisions, Watch};
use compiler::ir::Value;
use compiler::{compile, emit, Compiled, Program, Target};
use golden_model::{Machine, Probes, Sighting};

const INSTRUCTIONS_MAX: u64 = 5_000_000;

const CORES: [&str; 3] = ["4w8/8/4/4", "4w16/16/16/16", "8w32/32/8/8"];

fn compiled(name: &str, target: &Target, claimed: &[(&str, Value)]) -> Compiled {
    let text = program_text(name, target.arch.word_bytes());
    compiled_text(name, &text, target, claimed)
}

fn compiled_text(name: &str, text: &str, target: &Target, claimed: &[(&str, Value)]) -> Compiled {
    let claimed = claimed.iter().map(|(name, value)| ((*name).into(), *value));
    let decisions = Decisions { watch: Watch::Uniformity, claimed: claimed.collect(), ..Decisions::default() };
    compile(&Program::of(name, text), target, &decisions).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Claims that are not true, how often several lanes were compared, what is printed, and the machine at its end.
fn run(name: &str, compiled: &Compiled) -> (Vec<String>, u64, Vec<u8>, Machine) {
    let linked = linked(compiled).unwrap_or_else(|error| panic!("{error}"));
    let mut machine = machine(&linked, &compiled.target);
    let probes = emit::probes(&linked.image);
    let mut wrong = Vec::new();
    let mut compared = 0;
    let look = |sighting: &Sighting<'_>| {
        compared += u64::from(sighting.lanes.len() > 1);
        let mut neighbours = sighting.lanes.windows(2);
        if neighbours.any(|pair| pair[0].1 != pair[1].1) {
            let claim = &compiled.claims[sighting.number as usize];
            let (line, lanes) = (claim.place.as_ref().map(|place| place.1), sighting.lanes);
            wrong.push(format!("{}:{line:?}: {} {lanes:?}", claim.function, claim.what));
        }
    };
    let mut watching = Probes::new(&probes, look);
    let output = run_watched(&mut machine, &linked, INSTRUCTIONS_MAX, &mut watching);
    let output = output.unwrap_or_else(|error| panic!("{name}: {error} {wrong:#?}"));
    (wrong, compared, output, machine)
}

/// What differs in a run of a program of `programs/c`.
fn differing(name: &str, compiled: &Compiled) -> (Vec<String>, u64) {
    let (wrong, compared, output, _) = run(name, compiled);
    assert!(output == program_output(name), "{name}");
    (wrong, compared)
}

fn check(extent: Extent, row: usize) {
    let way = MECHANISMS[row];
    let mut wrong = Vec::new();
    let mut compared = 0;
    let basic = CORES.map(|arch| target(arch, way));
    for (core, target) in basic.into_iter().chain([extended(CORES[0], way)]).enumerate() {
        for (number, name) in program_names(&target).iter().enumerate() {
            if !runs(extent, (row, core, number)) {
                continue;
            }
            let compiled = compiled(name, &target, &[]);
            assert!(!compiled.claims.is_empty(), "{name}");
            let (found, several) = differing(name, &compiled);
            compared += several;
            wrong.extend(found.iter().take(3).map(|one| format!("{} {name}: {one}", target.arch)));
        }
    }
    assert!(wrong.is_empty(), "wrong are:\n{}", wrong.join("\n"));
    println!("{way:?}: {compared} comparisons of several lanes");
    assert!(compared > 10_000, "{compared}");
}

on_every_mechanism!(check, "half a minute: every program on every core");

/// Plants the claim that all lanes have the same thread number.
#[test]
fn a_wrong_claim_is_noticed_on_every_mechanism() {
    for way in MECHANISMS {
        let target = target("4w8/8/4/4", way);
        let plain = compiled("stencil", &target, &[]);
        assert_eq!(differing("stencil", &plain).0, Vec::<String>::new());
        let step = plain.module.function("step").unwrap();
        let step = step.body.as_ref().unwrap();
        let thread = step.blocks[step.entry()].parameters[0];
        let planted = compiled("stencil", &target, &[("step", thread)]);
        assert_eq!(planted.claims.len(), plain.claims.len() + 1);
        let (wrong, _) = differing("stencil", &planted);
        // 6 steps of 108 threads on 4 lanes.
        assert_eq!(wrong.len(), 162, "{way:?}");
        assert!(wrong[0].contains("a parameter of b"), "{}", wrong[0]);
    }
}

/// What each rule of the analysis is there for; each kernel gives `%r` to its thread.
const KERNELS: [(&str, &str, [u32; 8]); 4] = [
    (
        "lanes that have parted meet with different numbers",
        "  %odd = and i32 %n, 1
           %is = icmp eq i32 %odd, 0
           br i1 %is, label %a, label %b
         a:
           store volatile i32 1, ptr %place, align 4
           br label %out
         b:
           store volatile i32 2, ptr %place, align 4
           br label %out
         out:
           %r = phi i32 [ 5, %a ], [ 7, %b ]",
        [5, 7, 5, 7, 5, 7, 5, 7],
    ),
    (
        "a number that is the same in the loop, where lanes have left it",
        "  br label %start
         start:
           br label %head
         head:
           %i = phi i32 [ 0, %start ], [ %next, %head ]
           %next = add i32 %i, 1
           %leaves = icmp ugt i32 %next, %n
           br i1 %leaves, label %out, label %head
         out:
           %r = shl i32 %next, 1",
        [2, 4, 6, 8, 10, 12, 14, 16],
    ),
    (
        "an exit at which lanes part, and one at which those that are left agree",
        "  br label %start
         start:
           br label %head
         head:
           %i = phi i32 [ 0, %start ], [ %next, %body ]
           %done = icmp eq i32 %i, 3
           br i1 %done, label %out, label %body
         body:
           %next = add i32 %i, 1
           %leaves = icmp eq i32 %n, %next
           br i1 %leaves, label %out, label %head
         out:
           %r = phi i32 [ 5, %head ], [ 7, %body ]",
        [5, 7, 7, 7, 5, 5, 5, 5],
    ),
    (
        "a branch behind a loop, by a number that was the same in it",
        "  br label %start
         start:
           br label %head
         head:
           %i = phi i32 [ 0, %start ], [ %next, %head ]
           %next = add i32 %i, 1
           %leaves = icmp ugt i32 %next, %n
           br i1 %leaves, label %behind, label %head
         behind:
           %low = icmp ult i32 %i, 2
           br i1 %low, label %out, label %b
         b:
           store volatile i32 2, ptr %place, align 4
           br label %out
         out:
           %r = phi i32 [ 5, %behind ], [ 7, %b ]",
        [5, 5, 7, 7, 7, 7, 7, 7],
    ),
];

#[test]
fn values_that_differ_are_not_claimed() {
    for way in MECHANISMS {
        for (what, body, expected) in KERNELS {
            let target = target("4w8/8/4/4", way);
            let text = format!(
                "target datalayout = \"e-m:e-p:32:32-i64:64-n32:64-S128\"
                 @results = global [8 x i32] zeroinitializer
                 declare void @launch(ptr, i32, ptr)
                 define internal void @kernel(i32 %n, ptr %p) {{
                 %place = getelementptr i32, ptr @results, i32 %n
                 {body}
                 store volatile i32 %r, ptr %place, align 4
                 ret void
                 }}
                 define i32 @main() {{
                 call void @launch(ptr @kernel, i32 8, ptr null)
                 ret i32 0
                 }}",
            );
            let compiled = compiled_text(what, &text, &target, &[]);
            let (wrong, compared, _, machine) = run(what, &compiled);
            assert_eq!(wrong, Vec::<String>::new(), "{way:?}: {what}");
            assert!(compared > 0, "{what}");
            let linked = linked(&compiled).unwrap();
            let results = linked.image.symbol("results").unwrap().address.0;
            let word = |index: u64| machine.memory().read_word(results + 4 * index) as u32;
            let found: Vec<u32> = (0..8).map(word).collect();
            assert_eq!(found, expected, "{way:?}: {what}");
        }
    }
}
