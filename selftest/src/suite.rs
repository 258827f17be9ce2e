//! The programs, and what they must print.

use assembler::Diagnostics;
use golden_model::{Features, Machine, MachineError, MachineOptions, Outcome};
use isa::{CoreConfig, CoreOptions};

use crate::random;

/// Instructions after which a program is taken not to end.
const INSTRUCTIONS_MAX: u64 = 20_000_000;

macro_rules! texts {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../programs/", $name)))),*]
    };
}

/// Programs that print the same whatever the lanes, warps and memory are, of those that a core can carry out.
const PROGRAMS: [(&str, &str); 26] = texts! {
    "hello.s" "divergent-warp.s" "nested-divergent-warp.s" "divergent-loop.s" "divergent-warp-splitl.s"
    "nested-divergent-warp-splitl.s" "divergent-loop-splitl.s" "vector-sum.s" "prefix-sum.s" "binary-search.s" "bubble-sort.s"
    "sieve.s" "odd-even-sort.s" "predication.s" "memory.s" "calls.s" "quick-sort.s" "matrix-multiply.s" "hash-table.s"
    "breadth-first-search.s" "reduction.s" "scan.s" "shuffle.s" "shifts.s" "dense-hazards.s" "lock.s"
};

/// What they use.
const LIBRARY: [(&str, &str); 21] = texts! {
    "lib/all-warps.s" "lib/barrier.s" "lib/call-par.s" "lib/console.s" "lib/fault-report.s" "lib/graph.s" "lib/handlers.s"
    "lib/heap.s" "lib/input.s" "lib/lane-or.s" "lib/launch.s" "lib/lock.s" "lib/memory.s" "lib/one-warp.s" "lib/print-float.s"
    "lib/print-number.s" "lib/seed-case.s" "lib/sixteen-threads.s" "lib/spawn-warp.s" "lib/string.s" "lib/supervisor.s"
};

/// What the random programs and the probe use besides.
const HARNESS: (&str, &str) = ("lib/harness.s", include_str!("../programs/harness.s"));

/// Where a program comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseKind {
    /// One of `programs/`.
    Given,
    /// A random one, whose output has a check of its own.
    Random,
}

/// A program, and what a system must print when it carries it out.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name: of the file, or `random-7`.
    pub name: String,
    /// Where it comes from.
    pub kind: CaseKind,
    /// Its sources, by name, the first of which has the start.
    pub sources: Vec<(String, String)>,
    /// RAM from address 0 on.
    pub image: Vec<u8>,
    /// What it must print.
    pub expected: Vec<u8>,
}

/// Why there is no suite for a core.
#[derive(Debug, thiserror::Error)]
pub enum SuiteError {
    /// The random programs need registers.
    #[error("a self-test needs at least {least} registers and {least} predicates, and the core {arch} has not")]
    TooFewRegisters {
        /// How many it takes.
        least: u32,
        /// The core's ArchID.
        arch: isa::ArchId,
    },
    /// The core has no room for any of the programs.
    #[error(
        "none of the programs fits the core's {ram_bytes} bytes of RAM; use a system with more, for example ram_bytes = 16384"
    )]
    NoRoom {
        /// Bytes of RAM.
        ram_bytes: u64,
    },
    /// The golden model cannot be the core.
    #[error(transparent)]
    Machine(#[from] MachineError),
    /// A program of this crate does not assemble: a mistake in it.
    #[error("{name} does not assemble for this core:\n{diagnostics}")]
    Assembly {
        /// The program.
        name: String,
        /// What the assembler says.
        diagnostics: Diagnostics,
    },
}

/// So many random programs are drawn for each that is wanted, at most.
const RANDOM_TRIES: usize = 4;

/// Registers, and predicates, that every program may count on.
pub const REGISTERS_LEAST: u32 = 8;

/// At most so many given programs, and so many random ones from a seed on, for a core. Those that the core has no room
/// or no instructions for are left out; of the random ones, others take their places.
///
/// # Errors
/// When there is none that fits, or the core has too few registers.
pub fn suite(config: &CoreConfig, given: usize, random: usize, seed: u64) -> Result<Vec<Case>, SuiteError> {
    if config.arch.gprs() < REGISTERS_LEAST || config.arch.preds() < REGISTERS_LEAST {
        return Err(SuiteError::TooFewRegisters { least: REGISTERS_LEAST, arch: config.arch });
    }
    let mut cases = Vec::new();
    for (name, text) in PROGRAMS {
        if cases.len() < given {
            cases.extend(case(config, name, CaseKind::Given, with_uses(name, text))?);
        }
    }
    let all = cases.len().saturating_add(random);
    for number in 0..random.saturating_mul(RANDOM_TRIES) {
        if cases.len() == all {
            break;
        }
        let text = random::program(config, seed, number as u64);
        let (name, file) = (format!("random-{number}"), format!("random-{number}.s"));
        let sources = with_uses(&file, &text);
        cases.extend(case(config, &name, CaseKind::Random, sources)?);
    }
    match cases.is_empty() && given + random > 0 {
        true => Err(SuiteError::NoRoom { ram_bytes: config.ram_bytes }),
        false => Ok(cases),
    }
}

/// A source with all that its first lines say it uses, each once.
pub fn with_uses(name: &str, text: &str) -> Vec<(String, String)> {
    let mut sources = vec![(name.to_owned(), text.to_owned())];
    let mut next = 0;
    while next < sources.len() {
        let used = assembler::used_sources(sources[next].1.as_bytes());
        let used: Vec<String> = used.into_iter().map(str::to_owned).collect();
        for file in used {
            let known = |known: &(String, String)| base(&known.0) == base(&file);
            if !sources.iter().any(known) {
                sources.extend(find(&file));
            }
        }
        next += 1;
    }
    sources
}

/// A path without its folder.
fn base(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn find(file: &str) -> Option<(String, String)> {
    let mut all = LIBRARY.iter().chain([&HARNESS]);
    all.find(|(name, _)| base(name) == base(file)).map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
}

/// An image of sources.
///
/// # Errors
/// As the assembler's.
pub fn assemble(config: &CoreConfig, sources: &[(String, String)]) -> Result<Vec<u8>, Diagnostics> {
    let sources: Vec<_> = sources.iter().map(|(name, text)| (&**name, &**text)).collect();
    Ok(assembler::assemble(&config.arch, &sources)?.bytes)
}

/// The case, unless the core has no room for the program, or not its instructions.
fn case(
    config: &CoreConfig,
    name: &str,
    kind: CaseKind,
    sources: Vec<(String, String)>,
) -> Result<Option<Case>, SuiteError> {
    if !is_wanted(config, &sources[0].1) {
        return Ok(None);
    }
    let image = match assemble(config, &sources) {
        Ok(image) => image,
        // Wide register fields leave little room for addresses.
        Err(_) if kind == CaseKind::Given => return Ok(None),
        Err(diagnostics) => return Err(SuiteError::Assembly { name: name.to_owned(), diagnostics }),
    };
    if image.len() as u64 > config.ram_bytes {
        return Ok(None);
    }
    let printed = carried_out(config, &image)?;
    Ok(printed.map(|expected| Case { name: name.to_owned(), kind, sources, image, expected }))
}

/// Whether the core has the mechanism of divergence that the program names in its opening comment, if it does.
fn is_wanted(config: &CoreConfig, text: &str) -> bool {
    let wanted = assembler::wanted_configuration(text.as_bytes());
    let mut options = wanted.into_iter().map(CoreOptions::from_line);
    options.all(|options| {
        let named = options.ok().and_then(|options| options.divergence);
        named.is_none_or(|divergence| divergence == config.divergence)
    })
}

/// What the program prints on the golden model of the core; nothing when an interrupt stops it there, for want of an
/// instruction.
fn carried_out(config: &CoreConfig, image: &[u8]) -> Result<Option<Vec<u8>>, MachineError> {
    let options = MachineOptions {
        ram_bytes: config.ram_bytes,
        stack_depth: config.stack_depth,
        features: Features::from(config),
        ..MachineOptions::for_arch(&config.arch)
    };
    let mut machine = Machine::new(config.arch, options, image)?;
    let outcome = machine.run(INSTRUCTIONS_MAX);
    let ends = outcome == Outcome::AllStopped && machine.stopped_by_interrupts().is_empty();
    Ok(ends.then(|| machine.take_console_output()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn core(options: &str) -> CoreConfig {
        CoreConfig::from_options(&CoreOptions::from_line(options).unwrap())
            .unwrap_or_else(|error| panic!("{options}: {error}"))
    }

    /// The digest of all digests, as `programs/harness.s` makes it.
    fn digest_of_all(output: &str) -> Option<(u32, u32)> {
        let (lines, last) = output.trim_end().rsplit_once("\n=")?;
        let digest = |text: &str| u32::from_str_radix(text, 16).ok();
        let mut all = 0u32;
        for text in lines.split_whitespace() {
            all = all.wrapping_mul(33) ^ digest(text)?;
        }
        Some((all, digest(last)?))
    }

    #[test]
    fn random_programs_end_on_every_core_and_tell_of_each_warp() {
        for options in [
            "arch = '4w8/8/1/1', stack_depth = 2, multiplier = 'none', divider = 'none', barriers = 0",
            "arch = '4w8/8/4/4'",
            "arch = '4w8/8/4/2', divergence = 'masks', extension = true",
            "arch = '4w16/16/8/2', divergence = 'paired-path', float = true",
            "arch = '4w8/8/2/3', divergence = 'paired-path', reconvergence = 'explicit'",
            "arch = '8w32/32/4/2', divergence = 'multi-path', extension = true, float = true",
        ] {
            let config = core(options);
            let cases = suite(&config, 0, 40, 3).unwrap_or_else(|error| panic!("{options}: {error}"));
            assert_eq!(cases.len(), 40, "{options}");
            let mut different = std::collections::BTreeSet::new();
            for case in cases {
                let output = String::from_utf8(case.expected).unwrap();
                let (all, told) = digest_of_all(&output).unwrap_or_else(|| panic!("{output}"));
                assert_eq!(all, told, "{output}");
                assert_eq!(output.lines().count() as u32, config.arch.warps() + 1);
                different.insert(output);
            }
            assert_eq!(different.len(), 40, "{options}");
        }
    }

    #[test]
    fn a_mechanism_changes_nothing_in_what_is_left() {
        let outputs = |options: &str| -> Vec<_> {
            let cases = suite(&core(options), 0, 30, 8).unwrap();
            cases.into_iter().map(|case| case.expected).collect()
        };
        let stack = outputs("arch = '4w8/8/4/2'");
        assert_eq!(stack, outputs("arch = '4w8/8/4/2', divergence = 'multi-path'"));
        assert_eq!(
            stack,
            outputs("arch = '4w8/8/4/2', divergence = 'paired-path', reconvergence = 'explicit', stack_depth = 16")
        );
    }

    #[test]
    fn given_programs_print_what_stands_beside_them() {
        let cases = suite(&core("arch = '4w8/8/4/4'"), 20, 0, 0).unwrap();
        assert_eq!(cases.len(), 20);
        for case in cases {
            let path = format!("{}/../programs/{}", env!("CARGO_MANIFEST_DIR"), case.name);
            let expected = std::fs::read(path.replace(".s", ".expected")).unwrap();
            assert_eq!(case.expected, expected, "{}", case.name);
        }
    }

    /// The core of the iCE40-HX8K's board: one random program of ten is too long for its RAM.
    #[test]
    fn random_programs_without_room_are_replaced() {
        let options = "arch = '4w8/8/1/2', ram_bytes = 4096, stack_depth = 8, multiplier = 'none', divider = 'none', barriers = 0";
        let cases = suite(&core(options), 20, 200, 0).unwrap();
        assert_eq!(cases.len(), 220);
        assert_ne!(cases[219].name, "random-199");
    }

    #[test]
    fn what_cannot_be_tested_is_said() {
        let few = suite(&core("arch = '4w4/4/1/1'"), 1, 1, 0).unwrap_err();
        assert!(few.to_string().contains("at least 8 registers"), "{few}");
        let small = suite(&core("arch = '4w8/8/1/1', ram_bytes = 256"), 1, 0, 0).unwrap_err();
        assert!(small.to_string().contains("ram_bytes = 16384"), "{small}");
    }
}
