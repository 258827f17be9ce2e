//! Compiles and runs C programs, and holds what they print and their exit code against what another compiler makes of
//! the same C.
//!
//! `cargo run --release -p compiler --example torture -- FOLDER-OR-FILES [OPTIONS]` takes GCC's
//! `gcc.c-torture/execute`, of Debian's package `gcc-12-source`, and what `csmith` writes. The oracle is the same
//! clang, to WebAssembly. `-- --control N [--seed S] [OPTIONS]` draws N programs of control flow (`control`), each with
//! a core, a mechanism and a level (`cases`). The oracle is the machine's gcc; where it disagrees, WebAssembly is asked
//! as well.
//!
//! Each is run in the interpreter as clang has written it, lowered, and diverged, and then on the functional machine;
//! with `--core` on the functional machine only. `--mechanism` takes several, with commas, or `all`. A program that
//! takes more steps as WebAssembly, or four times as many instructions on the machine, is too long.

mod cases;
mod control;
mod fates;
mod host;
mod machine;
mod options;
mod oracle;
mod program;
mod stages;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Mutex, OnceLock};

use cases::Case;
use compiler::Target;
use fates::{Counts, Fate, Fates};
use options::Options;
use program::Programs;

/// The stack of a thread that compiles: large programs nest deeply.
const STACK_BYTES: usize = 64 << 20;
/// Between two lines that say how far it is.
const SHOW_EVERY: usize = 100;

fn main() {
    let options = options::options();
    // A panic is named with the program.
    std::panic::set_hook(Box::new(|_| {}));
    let campaign = Campaign::new(&options);
    campaign.run_all();
    if campaign.conclude().contains_key(fates::WRONG) {
        std::process::exit(1);
    }
}

/// The fates of all programs, by mechanism.
type All = BTreeMap<&'static str, Fates>;

/// Runs programs one by one, in several threads.
struct Campaign<'a> {
    options: &'a Options,
    /// For words of 4 bytes and of 8.
    programs: [OnceLock<Programs>; 2],
    /// How many programs there have been, and what became of them.
    fates: Mutex<(usize, All)>,
}

impl<'a> Campaign<'a> {
    fn new(options: &'a Options) -> Self {
        Self { options, programs: [OnceLock::new(), OnceLock::new()], fates: Mutex::default() }
    }

    /// Runs all programs, as many at once as there are processors.
    fn run_all(&self) {
        let cases = Mutex::new(cases::cases(self.options));
        let next = || cases.lock().expect("nobody panics who holds it").next();
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..workers {
                let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
                let work = || {
                    while let Some(case) = next() {
                        self.run(&case);
                    }
                };
                thread.spawn_scoped(scope, work).expect("a thread");
            }
        });
    }

    /// What builds programs for words of so many bytes.
    fn programs(&self, word_bytes: u32) -> &Programs {
        self.programs[usize::from(word_bytes == 8)].get_or_init(|| Programs::new(self.options, word_bytes))
    }

    fn run(&self, case: &Case) {
        let programs = self.programs(case.word_bytes());
        let expected = programs.expected(case);
        let fate = |(name, target): &(&'static str, Target)| {
            let run = || programs.fate(case, &expected, target);
            let fate = catch_unwind(AssertUnwindSafe(run));
            (*name, fate.unwrap_or_else(|_| Fate::Wrong("panic".to_owned())))
        };
        let found: Vec<(&str, Fate)> = case.targets.iter().map(fate).collect();
        case.finish(found.iter().any(|(_, fate)| fate.is_kept()));
        let mut fates = self.fates.lock().expect("nobody panics who holds it");
        let (count, all) = &mut *fates;
        for (mechanism, fate) in found {
            let of = all.entry(mechanism).or_insert_with(|| Fates::new(mechanism));
            of.add(case, fate, self.options.quiet);
        }
        *count += 1;
        if *count % SHOW_EVERY == 0 {
            all.values().for_each(Fates::show);
        }
    }

    /// Shows what became of all programs, and gives how many had each fate.
    fn conclude(self) -> Counts {
        let fates = self.fates.into_inner().expect("nobody panics who holds it");
        let all = fates.1;
        all.values().for_each(Fates::show_reasons);
        all.values().for_each(Fates::show);
        let mut counts = Counts::new();
        for (fate, count) in all.values().flat_map(Fates::counts) {
            *counts.entry(fate).or_default() += count;
        }
        counts
    }
}
