//! Branch profiles: what is counted, and what is decided by it.

use crate::running::{linked, machine, program_names, program_output, program_text, run_watched, target, MECHANISMS};
use compiler::diverge::{Decide, Decisions, Watch};
use compiler::{compile, emit, BranchCounts, BranchProfile, Compiled, Program, Target};
use golden_model::{Probes, Sighting};

const INSTRUCTIONS_MAX: u64 = 2_000_000;

/// Lanes of a warp of four have neighbouring numbers, so they part at the first branch, and at the second only the
/// lanes of the last warp do.
const BRANCHES: &str = r#"
target datalayout = "e-m:e-p:32:32-i64:64-n32:64-S128"
@results = global [16 x i32] zeroinitializer
@limits = global [16 x i32] [i32 9, i32 9, i32 9, i32 9, i32 0, i32 0, i32 0, i32 0,
                             i32 9, i32 9, i32 9, i32 9, i32 9, i32 0, i32 0, i32 0]
declare void @launch(ptr, i32, ptr)
define internal void @kernel(i32 %n, ptr %p) {
  %place = getelementptr i32, ptr @results, i32 %n
  %limit = getelementptr i32, ptr @limits, i32 %n
  %l = load volatile i32, ptr %limit, align 4
  %odd = and i32 %n, 1
  %even = icmp eq i32 %odd, 0
  br i1 %even, label %one, label %two
one:
  store volatile i32 1, ptr %place, align 4
  br label %two
two:
  %low = icmp eq i32 %l, 9
  br i1 %low, label %three, label %end
three:
  store volatile i32 3, ptr %place, align 4
  br label %end
end:
  ret void
}
define i32 @main() {
  call void @launch(ptr @kernel, i32 16, ptr null)
  ret i32 0
}
"#;

fn program(text: &str) -> Program {
    Program::of("program", text)
}

/// Runs to the end; what is printed.
fn run(compiled: &Compiled, seen: impl FnMut(&Sighting<'_>)) -> Vec<u8> {
    let linked = linked(compiled).unwrap_or_else(|error| panic!("{error}"));
    let mut machine = machine(&linked, &compiled.target);
    let probes = emit::probes(&linked.image);
    let mut watching = Probes::new(&probes, seen);
    run_watched(&mut machine, &linked, INSTRUCTIONS_MAX, &mut watching).unwrap()
}

fn profile(program: &Program, target: &Target) -> BranchProfile {
    let decisions = Decisions { decide: Decide::Split, watch: Watch::Branches, ..Decisions::default() };
    let compiled = compile(program, target, &decisions).unwrap();
    let mut profile = compiled.profile.clone().unwrap();
    run(&compiled, |sighting| {
        let lanes = sighting.lanes.iter();
        let lanes = lanes.map(|(lane, value)| (lane.index(), *value != 0));
        profile.branches[sighting.number as usize].count(sighting.warp.index(), lanes);
    });
    profile.keep_executed();
    profile
}

fn with(decide: Decide, profile: Option<&BranchProfile>) -> Decisions {
    Decisions { decide, profile: profile.cloned(), ..Decisions::default() }
}

/// The programs of `programs/c` with what they print.
fn programs() -> impl Iterator<Item = (String, Program, Vec<u8>)> {
    let names = program_names(&target("4w8/8/4/4", MECHANISMS[0]));
    names.into_iter().map(|name| {
        let (text, expected) = (program_text(&name, 4), program_output(&name));
        (name, program(&text), expected)
    })
}

#[test]
fn each_execution_is_counted_with_its_lanes() {
    for way in MECHANISMS {
        let profile = profile(&program(BRANCHES), &target("4w8/8/4/4", way));
        profile.check().unwrap();
        let kernel = |branch: &&BranchCounts| branch.function == "kernel";
        let found: Vec<_> = profile.branches.iter().filter(kernel).collect();
        let [parity, loaded] = found[..] else {
            panic!("{way:?}: {found:#?}");
        };
        let counts = |branch: &BranchCounts| {
            [
                branch.executions,
                branch.uniform_taken,
                branch.uniform_not_taken,
                branch.divergent,
                branch.lanes,
                branch.lanes_taken,
            ]
        };
        assert_eq!(counts(parity), [4, 0, 0, 4, 16, 8], "{way:?}");
        assert_eq!(counts(loaded), [4, 2, 1, 1, 16, 9], "{way:?}");
        assert_eq!(parity.warps, vec![vec![[1, 1], [1, 0], [1, 1], [1, 0]]; 4]);
        assert_eq!(loaded.warps[3], [[1, 1], [1, 0], [1, 0], [1, 0]]);
    }
}

/// How often each lane reaches each branch, and takes it, does not hang on the mechanism; only which lanes arrive
/// together does.
#[test]
fn each_lane_goes_the_same_way_on_every_mechanism() {
    let mut different = Vec::new();
    for (name, program, _) in programs() {
        // What a vertex is visited from, and how often a lock is asked for in vain, is decided by a race.
        if ["breadth-first-search", "locks"].contains(&name.as_ref()) {
            continue;
        }
        let counted = |way| {
            let mut profile = profile(&program, &target("4w8/8/4/4", way));
            profile.check().unwrap();
            for branch in &mut profile.branches {
                branch.executions = 0;
                (branch.uniform_taken, branch.uniform_not_taken) = (0, 0);
                branch.divergent = 0;
            }
            profile.branches
        };
        let expected = counted(MECHANISMS[0]);
        assert!(!expected.is_empty());
        for way in &MECHANISMS[1..] {
            if counted(*way) != expected {
                different.push(format!("{name} {way:?}"));
            }
        }
    }
    assert_eq!(different, Vec::<String>::new());
}

#[test]
fn programs_print_the_same_when_a_profile_decides() {
    for (name, program, expected) in programs() {
        let profile = profile(&program, &target("4w8/8/4/4", MECHANISMS[0]));
        for way in [MECHANISMS[0], MECHANISMS[4]] {
            for decide in [Decide::Profile, Decide::Cost] {
                let decisions = with(decide, Some(&profile));
                let compiled = compile(&program, &target("4w8/8/4/4", way), &decisions).unwrap();
                let printed = run(&compiled, |_| panic!("nobody asked for probes"));
                assert!(printed == expected, "{name} {way:?} {decide:?}");
            }
        }
    }
}

/// Splits of the kernel.
fn splits(program: &Program, decisions: &Decisions) -> usize {
    in_kernel("split", program, decisions)
}

/// Lines of the kernel's assembly with this instruction.
fn in_kernel(mnemonic: &str, program: &Program, decisions: &Decisions) -> usize {
    let compiled = compile(program, &target("4w8/8/4/4", MECHANISMS[0]), decisions).unwrap();
    let text = &compiled.assembly.text;
    let kernel = text.split("\nkernel:").nth(1).unwrap();
    let kernel = kernel.split("jmpr").next().unwrap();
    kernel.matches(mnemonic).count()
}

#[test]
fn branches_where_lanes_disagreed_become_guards() {
    let branches = program(BRANCHES);
    let taken = profile(&branches, &target("4w8/8/4/4", MECHANISMS[0]));
    assert_eq!(splits(&branches, &with(Decide::Split, None)), 2);
    assert_eq!(splits(&branches, &with(Decide::Predicate, None)), 0);
    // The first is made of the lane's number, the second of what it has loaded.
    assert_eq!(splits(&branches, &with(Decide::Static, None)), 1);
    // In one warp of four lanes disagree at the second; outside of loops that is enough.
    assert_eq!(splits(&branches, &with(Decide::Profile, Some(&taken))), 0);
    let last = "i32 9, i32 0, i32 0, i32 0]";
    let agreed = program(&BRANCHES.replace(last, "i32 9, i32 9, i32 9, i32 9]"));
    let taken = profile(&agreed, &target("4w8/8/4/4", MECHANISMS[0]));
    assert_eq!(splits(&agreed, &with(Decide::Profile, Some(&taken))), 1);
}

/// A side of twenty stores that no lane ever goes is jumped around, one that some lanes always go is guarded; neither
/// parts lanes.
#[test]
fn expected_cycles_come_from_the_profile() {
    let long = "  store volatile i32 3, ptr %place, align 4\n".repeat(20);
    let text = BRANCHES.replace("  store volatile i32 3, ptr %place, align 4\n", &long);
    let often = program(&text.replace("i32 %l, 9", "i32 %odd, 1"));
    let never = program(&text.replace("i32 %l, 9", "i32 %l, 5"));
    for (program, expected) in [(often, 0), (never, 1)] {
        let taken = profile(&program, &target("4w8/8/4/4", MECHANISMS[0]));
        let decisions = with(Decide::Cost, Some(&taken));
        assert_eq!(in_kernel("hwid", &program, &decisions), expected);
        assert_eq!(in_kernel("split", &program, &decisions), 0);
        // The others know no votes.
        let split = with(Decide::Split, None);
        assert_eq!(in_kernel("hwid", &program, &split), 0);
    }
}

#[test]
fn a_profile_of_another_program_is_refused() {
    let taken = profile(&program(BRANCHES), &target("4w8/8/4/4", MECHANISMS[0]));
    let other = program(&BRANCHES.replace("store volatile i32 3", "store volatile i32 4"));
    for decide in [Decide::Profile, Decide::Cost] {
        let decisions = with(decide, Some(&taken));
        let refused = compile(&other, &target("4w8/8/4/4", MECHANISMS[0]), &decisions);
        let words = refused.unwrap_err().to_string();
        assert!(words.contains("of another program"), "{words}");
        let target = target("4w8/8/4/4", MECHANISMS[4]);
        compile(&program(BRANCHES), &target, &decisions).unwrap();
    }
}
