//! The runs that may find a mutant.

use std::fmt;
use std::panic::{self, AssertUnwindSafe};

use assembler::Image;
use fuzz::{Case, CaseNumber};
use isa::{CoreConfig, Opcode, SystemConfig};
use serde::{Deserialize, Serialize};
use testbenches::directed::{absent_program, fault_program, matrix_program, rare_states, DirectedProgram, FaultKind};
use testbenches::{
    ConsoleInput, Cosimulator, LockStep, MemoryTiming, MismatchReport, Outcome, Resets, Run, StandstillReport, System,
};

use crate::campaign::MutationError;

/// What a run belongs to, in the order in which mutants meet them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Check {
    /// A program that was written to compute something.
    Programs,
    /// Every opcode in every circumstance, every fault in every lane.
    Directed,
    /// A random program.
    Random,
}

impl Check {
    /// All, in their order.
    pub const ALL: [Check; 3] = [Check::Programs, Check::Directed, Check::Random];
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Check::Programs => "programs",
            Check::Directed => "directed",
            Check::Random => "random",
        })
    }
}

/// A program that was written to compute something, for the core of a campaign.
#[derive(Clone, Debug)]
pub struct Program {
    /// What it is called.
    pub name: String,
    /// The program.
    pub image: Image,
    /// What is typed at the console.
    pub input: Vec<u8>,
}

/// Memories on which each program runs: an ideal one, and a slow one that is not always ready.
const MEMORY_SEEDS: [u64; 2] = [0, 3];
/// Cycles between two comparisons of register files, stacks and memories.
const COMPARE_EVERY: u64 = 997;
/// What the directed programs need: registers, predicates, and warps, one more for `wspawn`.
const DIRECTED_NEEDS: [u32; 3] = [9, 4, 2];

/// A run in lock step.
pub(crate) struct Trial {
    pub check: Check,
    pub name: String,
    /// The number of random programs before it.
    pub random_number: Option<u64>,
    image: Image,
    timing: MemoryTiming,
    console_input: ConsoleInput,
    resets: Resets,
}

/// How a run came out for a mutant.
pub(crate) enum Seen {
    /// Like the right core, after so many cycles.
    Nothing(u64),
    /// Otherwise.
    Fault {
        /// What differed first.
        field: String,
        /// Where the instruction behind it was.
        place: String,
        /// In which cycle; `None` when a side could not go on.
        cycle: Option<u64>,
    },
}

/// All runs for a core, in the order in which mutants meet them.
///
/// # Errors
/// When a program that was generated does not assemble.
pub(crate) fn trials<S: System + Into<SystemConfig>>(
    system: &S,
    seed: u64,
    random_programs: u64,
    programs: &[Program],
) -> Result<Vec<Trial>, MutationError> {
    let config = system.core();
    let mut trials = Vec::new();
    for program in programs {
        trials.extend(MEMORY_SEEDS.map(|seed| Trial {
            check: Check::Programs,
            random_number: None,
            name: format!("{}, memory seed {seed}", program.name),
            image: program.image.clone(),
            timing: seed.into(),
            console_input: ConsoleInput::seeded(&program.input, seed),
            resets: Resets::none().clone(),
        }));
    }
    for (name, program) in directed(config) {
        let image = assembled(config, &name, &program.source)?;
        trials.extend(MEMORY_SEEDS.map(|seed| Trial {
            check: Check::Directed,
            random_number: None,
            name: format!("{name}, memory seed {seed}"),
            image: image.clone(),
            timing: seed.into(),
            console_input: program.input.clone(),
            resets: Resets::none().clone(),
        }));
    }
    for program in 0..random_programs {
        let number = CaseNumber { seed, configuration: 0, program };
        let case = Case::new(*system, number);
        let name = format!("random program {program} of seed {seed}");
        trials.push(Trial {
            check: Check::Random,
            random_number: Some(program),
            image: assembled(config, &name, &case.source)?,
            name,
            timing: case.memory_seed.into(),
            console_input: case.console_input,
            resets: case.resets,
        });
    }
    Ok(trials)
}

/// The directed programs that the core can run, by name; none with too few registers or warps.
fn directed(config: &CoreConfig) -> Vec<(String, DirectedProgram)> {
    let arch = &config.arch;
    let [gprs, predicates, warps] = DIRECTED_NEEDS;
    if arch.gprs() < gprs || arch.preds() < predicates || arch.warps() < warps {
        return Vec::new();
    }
    let can_spawn = arch.warps() > warps;
    let opcodes = Opcode::ALL.into_iter();
    let opcodes = opcodes.filter(|&opcode| opcode != Opcode::Wspawn || can_spawn);
    let opcodes = opcodes.map(|opcode| {
        let name = format!("{opcode} in every circumstance");
        (name, matrix_program(config, opcode))
    });
    let kinds = FaultKind::ALL.iter().filter(|kind| kind.exists(config));
    let faults = kinds.flat_map(|&kind| {
        let forms = kind.forms(config).iter();
        forms.map(move |&form| {
            let name = format!("{kind:?} {form:?} in every lane");
            (name, fault_program(config, kind, form))
        })
    });
    let absent = absent_program(config);
    let absent = absent.map(|program| ("registers that do not exist", program));
    let others = absent.into_iter().chain(rare_states(config));
    let others = others.map(|(name, program)| (name.to_owned(), program));
    opcodes.chain(faults).chain(others).collect()
}

fn assembled(config: &CoreConfig, name: &str, source: &str) -> Result<Image, MutationError> {
    assembler::assemble(&config.arch, &[("program.s", source)])
        .map_err(|errors| MutationError::Generated { name: name.to_owned(), errors: errors.to_string() })
}

impl Trial {
    /// Whether a mutant that has survived so many random programs, and all that comes before them, has survived this
    /// run.
    pub fn is_before(&self, random_programs: u64) -> bool {
        self.random_number.is_none_or(|number| number < random_programs)
    }

    /// Runs it, in one thread, on a system that is a mutant already.
    pub fn run<S: System>(&self, rtl: &Cosimulator<S>, system: &S, cycles_max: u64) -> Seen {
        let run = Run {
            compare_state_every: Some(COMPARE_EVERY),
            console_input: &self.console_input,
            resets: &self.resets,
            ..Run::new(system, &self.image, self.timing, cycles_max)
        };
        let outcome = || {
            let rtl = rtl.rtl().map_err(|error| error.to_string())?;
            LockStep::new(run, run.bench(rtl), run.model()).run(&mut |_| {}).map_err(|error| error.to_string())
        };
        // What an environment does not expect of a core may be a panic of it: the fault is seen.
        let stopped = |reason: String| Seen::Fault {
            field: reason.lines().next().unwrap_or_default().to_owned(),
            place: "the run broke off".to_owned(),
            cycle: None,
        };
        match panic::catch_unwind(AssertUnwindSafe(outcome)) {
            Err(_) => stopped("panic".to_owned()),
            Ok(Err(reason)) => stopped(reason),
            Ok(Ok(Outcome::Mismatch(mismatch))) => Seen::Fault {
                field: mismatch.first_field().to_owned(),
                place: mismatch.of_core().map_or("", |core| core.place).to_owned(),
                cycle: Some(mismatch.cycle().0),
            },
            Ok(Ok(Outcome::Passed(passed))) => Seen::Nothing(S::cycles(&passed)),
            Ok(Ok(Outcome::Hang(still) | Outcome::CycleLimit(still) | Outcome::Stopped(still))) => {
                Seen::Nothing(still.at().0 .0)
            }
        }
    }
}
