//! C on several cores (docs/cluster.md section 10): programs of `programs/c` print the same on any number of cores, and
//! a program for one core is what it was.

mod kept;
#[macro_use]
mod running;

use compiler::{Compiled, Linked, Memory, Target};
use golden_model::{Cluster, Outcome};
use isa::Opcode;
use running::{
    extended, linked, options_for, program_names, program_output, program_text, target, Mechanism, MECHANISMS,
};

/// Instructions of all cores.
const INSTRUCTIONS_MAX: u64 = 8_000_000;

fn compiled(name: &str, target: &Target) -> Result<Compiled, String> {
    running::compiled(name, &program_text(name, target.arch.word_bytes()), target)
}

fn image(name: &str, target: &Target) -> Result<Linked, String> {
    linked(&compiled(name, target)?)
}

/// What a program prints on so many cores.
fn run(linked: &Linked, target: &Target, cores: u32) -> Result<Vec<u8>, String> {
    let cluster = Cluster::new(target.arch, options_for(linked, target), &linked.image.bytes, cores);
    let mut cluster = cluster.map_err(|error| error.to_string())?;
    let outcome = cluster.run(INSTRUCTIONS_MAX);
    let printed = cluster.take_console_output();
    let faults = cluster.stopped_by_interrupts();
    if outcome != Outcome::AllStopped || !faults.is_empty() {
        let places = faults.iter().map(|(core, fault)| {
            let place = linked.image.describe(fault.pc);
            format!("core {core}: {fault} ({place})")
        });
        let places: Vec<_> = places.collect();
        let printed = String::from_utf8_lossy(&printed);
        return Err(format!("{outcome:?} {places:?} after printing {printed}"));
    }
    Ok(printed)
}

/// Every program on cores of these kinds, for so many cores, on so many cores.
fn check(archs: &[&str], mechanism: Mechanism, pairs: &[(u32, u32)]) {
    let mut failed = Vec::new();
    for arch in archs {
        for &(meant, cores) in pairs {
            let target = extended(arch, mechanism).on_cores(meant).expect("cores");
            for name in program_names(&target) {
                let printed = image(&name, &target).and_then(|linked| run(&linked, &target, cores));
                match printed {
                    Ok(printed) if printed == program_output(&name) => {}
                    Ok(printed) => {
                        failed.push(format!("{arch} {name} on {cores}: prints {}", String::from_utf8_lossy(&printed)))
                    }
                    Err(error) => failed.push(format!("{arch} {name} on {cores}: {error}")),
                }
            }
        }
    }
    assert!(failed.is_empty(), "these fail:\n{}", failed.join("\n"));
}

#[test]
fn programs_print_the_same_on_any_number_of_cores() {
    check(&["4w8/8/4/4"], MECHANISMS[0], &[(2, 2), (4, 4)]);
}

#[test]
#[ignore = "2 minutes: all programs on several cores, on every mechanism"]
fn programs_print_the_same_on_several_cores_of_every_kind() {
    for mechanism in MECHANISMS {
        let archs = ["4w8/8/4/4", "8w32/32/8/8", "4w8/8/3/5", "4b8/8/3/2", "4w8/8/1/1"];
        // Stacks may be there for more cores than there are.
        check(&archs, mechanism, &[(2, 2), (3, 3), (4, 1), (5, 4)]);
    }
}

/// A program of this test's folder, for several cores alone.
fn own(name: &str, target: &Target) -> Linked {
    let text = kept::CORES.text(name, target.arch.word_bytes());
    let image = running::compiled(name, &text, target).and_then(|compiled| linked(&compiled));
    image.expect("an image")
}

/// Barriers within a launch.
#[test]
fn warps_of_all_cores_meet_within_a_launch() {
    for mechanism in MECHANISMS {
        for (arch, cores) in [("4w8/8/4/4", 3), ("8w16/16/2/1", 2), ("4w8/8/4/2", 16)] {
            let target = extended(arch, mechanism).on_cores(cores).expect("cores");
            let printed = run(&own("barrier", &target), &target, cores);
            let printed = printed.map(|text| String::from_utf8_lossy(&text).into_owned());
            assert_eq!(printed, Ok("0 wrong\n".to_owned()), "{arch} {cores}");
        }
    }
}

/// The code that the program ends with is in memory.
#[test]
fn a_thread_of_any_core_ends_the_program() {
    for cores in [2, 4] {
        let target = extended("4w8/8/4/4", MECHANISMS[0]);
        let target = target.on_cores(cores).expect("cores");
        let linked = own("ends", &target);
        let printed = run(&linked, &target, cores).expect("it ends");
        assert_eq!(String::from_utf8_lossy(&printed), "begins\n");
    }
}

/// Threads of one launch are on all cores.
#[test]
fn all_cores_take_part_in_a_launch() {
    let target = extended("4w8/8/4/4", MECHANISMS[0]).on_cores(4).expect("cores");
    let linked = image("mandelbrot", &target).expect("an image");
    let cluster = Cluster::new(target.arch, options_for(&linked, &target), &linked.image.bytes, 4);
    let mut cluster = cluster.expect("a cluster");
    assert_eq!(cluster.run(INSTRUCTIONS_MAX), Outcome::AllStopped);
    let all = cluster.statistics_of_all().warp_instructions;
    for core in 0..4 {
        let own = cluster.statistics(core);
        assert!(own.warp_instructions * 10 > all, "core {core} of {all}");
        // No warp spins while it waits: fewer loads of atomic instructions than warps end.
        assert!(own.count(Opcode::Bar) > 1 && own.count(Opcode::Wspawn) >= 3);
    }
}

/// One core gets what it got before there could be several.
#[test]
fn a_program_for_one_core_has_nothing_of_several() {
    let plain = extended("4w8/8/4/4", MECHANISMS[0]);
    let one = plain.on_cores(1).expect("a core");
    for name in ["hello", "vector-sum"] {
        let linked = image(name, &one).expect("an image");
        assert_eq!(linked.image.bytes, image(name, &plain).expect("one").image.bytes);
        let mut instructions = linked.image.written_instructions();
        assert!(!instructions.any(|(_, one)| one.opcode() == Opcode::Bar));
        let text = compiled(name, &one).expect("a program").text(&Memory::default());
        assert!(!text.contains("__harp_gate"), "{name}");
    }
}

#[test]
fn what_several_cores_cannot_have_is_refused() {
    let basic = target("4w8/8/4/4", MECHANISMS[0]);
    let error = basic.on_cores(2).expect_err("no extension").to_string();
    assert!(error.contains("needs the extension"), "{error}");
    for cores in [0, 17] {
        let error = basic.on_cores(cores).expect_err("cores").to_string();
        assert!(error.contains(&format!("{cores} cores are not possible: 1 to 16")));
    }
    let target = extended("4w8/8/4/4", MECHANISMS[0]).on_cores(4).expect("cores");
    let memory = Memory { ram_bytes: Some(65536), ..Memory::default() };
    let linked = compiled("vector-sum", &target).map(|one| one.link(&[], &memory, &|_| None));
    let error = linked.expect("a program").expect_err("no room for 64 stacks");
    let error = error.render(Default::default());
    assert!(error.contains("of 4 lanes in 4 warps in each of 4 cores"), "{error}");
    assert!(error.contains("or fewer cores"), "{error}");
}

/// An image for two cores on eight says that it has no room.
#[test]
fn more_cores_than_there_are_stacks_for_are_told() {
    let target = extended("4w8/8/4/4", MECHANISMS[0]).on_cores(2).expect("cores");
    let compiled = compiled("hello", &target).expect("a program");
    let memory = Memory { ram_bytes: Some(65536), ..Memory::default() };
    let linked = compiled.link(&[], &memory, &|_| None).expect("an image");
    let printed = run(&linked, &target, 8).expect("it ends");
    let told = String::from_utf8_lossy(&printed);
    assert_eq!(told, "harmonica: no room for the stacks of all lanes\n");
}
