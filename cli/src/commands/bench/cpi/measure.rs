//! The kernels and programs that are measured, and their runs.

use std::path::{Path, PathBuf};

use assembler::Image;
use isa::{CoreConfig, CoreOptions};
use laboratory::{in_parallel, Form, MeasureError, Variant};
use testbenches::{retired_in_window, CountingWindow, Latencies, MemoryTiming};

use super::figures::{Figures, KernelFigure, ProgramFigure, ProgramRun};
use crate::c::COptions;
use crate::failure::Failure;
use crate::files;
use crate::program::{self, ImageOptions};
use crate::selection::CoreSelection;

/// The code before each kernel.
const START: &str = bench!("start");
/// Loops without end, by name.
const KERNELS: [(&str, &str); 4] = [
    ("alu-loop", bench!("alu-loop")),
    ("vector-add", bench!("vector-add")),
    ("matrix-multiply", bench!("matrix-multiply")),
    ("dividing-warp", bench!("dividing-warp")),
];
/// Long enough for all warps to begin, and for the slowest kernel to go round many times, at the greatest usual
/// latency.
const WINDOW: CountingWindow = CountingWindow { warm_up_cycles: 8192, cycles: 16384 };
/// The programs in `programs` that end by themselves: all but `no-handler`, whose warps interrupts stop for good.
const PROGRAMS: &str = "\
    binary-search breadth-first-search bubble-sort calls clone-lanes code-changes core-number \
    deep-divergence dense-hazards divergence-order divergent-loop divergent-loop-splitl divergent-warp \
    divergent-warp-splitl dot-product echo hash-table hello interrupted-lanes interrupts library lock \
    loop-split matrix-multiply memory nested-divergent-warp nested-divergent-warp-splitl odd-even-sort \
    page-fault predication prefix-sum quick-sort reduction scan scan-par shifts shuffle sieve spawn \
    spawn-turns user-supervisor vector-sum";
/// A program that takes more cycles counts as one that does not end.
const CYCLES_MAX: u64 = 20_000_000;

/// A kernel or program on its core.
pub struct Subject {
    variant: Variant,
    config: CoreConfig,
    is_kernel: bool,
}

/// The kernels on so many warps, and the programs of the repository.
pub fn of_repository(core: &CoreSelection, warps: &[u32], folder: &Path) -> Result<Vec<Subject>, Failure> {
    let mut subjects = kernels(&core.config()?, warps)?;
    for name in PROGRAMS.split(' ') {
        subjects.push(program(core, &folder.join(format!("{name}.s")), name)?);
    }
    Ok(subjects)
}

/// These programs, in assembly or C.
pub fn of_files(core: &CoreSelection, paths: &[PathBuf], options: &COptions) -> Result<Vec<Subject>, Failure> {
    let subject = |path: &PathBuf| {
        let own = std::slice::from_ref(path);
        let (config, image) = program::load_on(core, own, CoreOptions::default(), options)?;
        let name = path.display().to_string();
        Ok(Subject { variant: judged(own, path, variant(&name, image))?, config, is_kernel: false })
    };
    paths.iter().map(subject).collect()
}

/// A variant of a program with what the program wants of its core, its input, and what it must print.
fn judged(own: &[PathBuf], path: &Path, variant: Variant) -> Result<Variant, Failure> {
    Ok(Variant {
        wanted: program::wanted_options(own)?,
        input: program::provided_input(own)?,
        expected: Some(files::read(&path.with_extension("expected"))?),
        ..variant
    })
}

/// Measures everything.
pub fn measure(core: &CoreSelection, subjects: &[Subject], latencies: &[Latencies]) -> Result<Figures, Failure> {
    let config = core.config()?;
    let mut memories: Vec<Latencies> = Vec::new();
    for &latency in latencies {
        memories.extend([latency, latency.with_perfect_fetch()]);
    }
    memories.sort_unstable();
    memories.dedup();
    let mut jobs = Vec::new();
    for subject in subjects {
        jobs.extend(memories.iter().map(|&latency| (subject, latency)));
    }
    let mut figures = Figures {
        core: config.to_toml().lines().map(str::to_owned).collect(),
        window: WINDOW,
        latencies: latencies.iter().map(Latencies::to_string).collect(),
        kernels: Vec::new(),
        programs: Vec::new(),
    };
    let runs = in_parallel(&jobs, |(subject, latency)| subject.run(*latency));
    for ((subject, latency), run) in jobs.iter().zip(runs) {
        let (name, run) = (subject.variant.name.clone(), run?);
        let latency = latency.to_string();
        if subject.is_kernel {
            figures.kernels.push(KernelFigure {
                kernel: name,
                warps: subject.config.arch.warps(),
                latency,
                instructions: run.map(|run| run.instructions),
            });
        } else {
            figures.programs.push(ProgramFigure { program: name, latency, run });
        }
    }
    Ok(figures)
}

fn kernels(config: &CoreConfig, warps: &[u32]) -> Result<Vec<Subject>, Failure> {
    let mut subjects = Vec::new();
    for (name, source) in KERNELS {
        for &warps in warps {
            let config = config.with_warps(warps).map_err(Failure::input)?;
            let file = format!("{name}.s");
            let sources = [("start.s", START), (file.as_str(), source)];
            let image = assembler::assemble(&config.arch, &sources)?;
            subjects.push(Subject { variant: variant(name, image), config, is_kernel: true });
        }
    }
    Ok(subjects)
}

/// A program on the core that is asked for; what is not asked for is as the program wants it.
fn program(core: &CoreSelection, path: &PathBuf, name: &str) -> Result<Subject, Failure> {
    let own = std::slice::from_ref(path);
    let remedy = "go to the folder of the project, or name its programs with --programs";
    let wanted = program::wanted_options(own).map_err(|failure| failure.context(remedy))?;
    let config = core.config_or(wanted)?;
    let image = program::load_with(&config.arch, config.custom_unit, own, &ImageOptions::default())?;
    Ok(Subject { variant: judged(own, path, variant(name, image))?, config, is_kernel: false })
}

fn variant(name: &str, image: Image) -> Variant {
    Variant::new(name.to_owned(), Form::Plain, image)
}

impl Subject {
    /// One run; `None` when the core lacks something for it.
    fn run(&self, latency: Latencies) -> Result<Option<ProgramRun>, Failure> {
        let timing = MemoryTiming::Latency(latency);
        if !self.fits() {
            return Ok(None);
        }
        if self.is_kernel {
            let instructions = retired_in_window(&self.config, &self.variant.image, timing, WINDOW);
            let run = |instructions| ProgramRun { cycles: WINDOW.cycles, instructions };
            return Ok(instructions.map_err(Failure::input)?.map(run));
        }
        let see = &mut |_, _: &isa::CycleRecord| {};
        let measured = laboratory::measure(&self.config, &self.variant, timing, CYCLES_MAX, see);
        match measured {
            // A program that has not done its work says nothing about time.
            Ok(run) if Some(&run.console) != self.variant.expected.as_ref() => Ok(None),
            Ok(run) => Ok(Some(ProgramRun { cycles: run.figures.cycles, instructions: run.figures.instructions })),
            Err(MeasureError::NoEnd(_) | MeasureError::Stopped { .. }) => Ok(None),
            Err(MeasureError::Side(error)) => Err(Failure::input(error)),
        }
    }

    /// Whether the core has the program's instructions, and its mechanism of divergence.
    fn fits(&self) -> bool {
        let (config, wanted) = (&self.config, &self.variant.wanted);
        let mut instructions = self.variant.image.written_instructions();
        instructions.all(|(_, instruction)| config.implements(instruction.opcode()))
            && wanted.divergence.is_none_or(|divergence| divergence == config.divergence)
    }
}
