//! `harmonica run`: a program on the golden model's functional mode, without timing.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use assembler::Image;
use clap::Args;
use golden_model::{Cluster, Machine, MachineOptions, Outcome};
use isa::cluster::CORES_MAX;
use isa::{ArchId, CoreOptions};

use crate::c::CTarget;
use crate::failure::Failure;
use crate::machine::console::{Console, ConsoleOutput};
use crate::machine::divergence_log::{self, DivergenceLog};
use crate::machine::ending::conclude;
use crate::machine::instruction_log::{InstructionLog, LogOutput};
use crate::machine::look::{self, Look, Wanted};
use crate::machine::retrace::Repeated;
use crate::machine::statistics;
use crate::output;
use crate::program::{self, ImageOptions, Loaded};
use crate::selection::{HostSelection, ProgramArguments};
use crate::signal::stop_on_signal;

/// Instructions between two looks at console and keyboard.
const SLICE_INSTRUCTIONS: u64 = 1 << 20;

/// Run a program on the golden model, without timing or RTL
///
/// The program's console is stdin and stdout. A file or a pipe is read to its end before the program starts, a
/// terminal's lines while it runs. Interrupt 8 is pending while a byte waits.
///
/// Exit code 1: the program faulted or did not end. If it does not end, by the limit or by a signal, the report names
/// each warp that spins, its loop, and the words of memory that keep it there.
///
/// Examples:
///   harmonica run programs/nested-divergent-warp.s --arch 4w8/8/4/2 --stats
///   harmonica run boot.bin --arch 4b8/8 --symbols boot.sym --trace --log boot.log
///   harmonica run programs/c/scan.c --arch 4w16/16/16/16 --branch-profile scan.json
///   harmonica run programs/c/scan.c --check-uniformity
///   harmonica run programs/c/scan.c --arch 4w16/16/16/16 --check-races
///   harmonica run programs/cluster/sum.s --cores 4 --stats
///   harmonica run programs/c/reduction.c --cores 4
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    #[command(flatten)]
    program: ProgramArguments,
    /// Number of lanes, instead of the ArchID's
    #[arg(long, value_name = "N")]
    lanes: Option<u32>,
    /// Number of warps, instead of the ArchID's
    #[arg(long, value_name = "N")]
    warps: Option<u32>,
    /// File with the bytes that wait at the console [default: the program's `// input:` lines, or stdin]
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// End the run after so many instructions of warps
    #[arg(long, default_value_t = 1_000_000_000, value_name = "N")]
    max_instructions: u64,
    /// Number that hwid 4 reads, cut to a word
    #[arg(long, default_value_t = 0, value_name = "N")]
    core_number: u64,
    /// Run N cores on one memory: each begins at address 0; hwid 4 reads its number, hwid -1 their count
    #[arg(long, value_name = "N", conflicts_with_all = ["core_number", "branch_profile", "check_uniformity"])]
    cores: Option<u32>,
    #[command(flatten)]
    image: ImageOptions,
    /// Symbol file of an image, for the logs
    #[arg(long, value_name = "FILE")]
    symbols: Option<PathBuf>,
    /// Log each instruction: warp, pc, line, disassembly, masks before and after, writes
    #[arg(long)]
    trace: bool,
    /// Log how lanes part and meet: splits and joins with the stack, or paths, as the mechanism has it
    #[arg(long, conflicts_with = "trace")]
    divergence_log: bool,
    /// File for the log [default: stderr]
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write how often lanes reach each branch together and which way they go, for --decide profile and cost
    #[arg(long, value_name = "FILE", conflicts_with_all = ["trace", "divergence_log"])]
    branch_profile: Option<PathBuf>,
    /// Check each value of C that the compiler takes to be equal in all lanes, wherever several lanes compute it
    /// together
    #[arg(long, conflicts_with_all = ["trace", "divergence_log", "branch_profile"])]
    check_uniformity: bool,
    /// With --check-uniformity: a value to be claimed in spite of the analysis, as `--emit ir` names it
    #[arg(long, hide = true, value_name = "FUNCTION:VALUE", value_parser = look::claimed, requires = "check_uniformity")]
    claim: Vec<(String, u32)>,
    /// Report pairs of accesses to one address by two threads, one of them a store, that nothing orders
    #[arg(long, conflicts_with_all = ["trace", "divergence_log", "branch_profile", "check_uniformity"])]
    check_races: bool,
    #[command(flatten)]
    host: HostSelection,
    /// Print statistics to stderr: instructions by opcode, divergence
    #[arg(long)]
    stats: bool,
    /// Print the result as JSON instead of the console's output
    #[arg(long)]
    json: bool,
}

/// Runs; the program's console is stdin and stdout.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let cores = cores(arguments)?;
    let wanted = Wanted {
        branch_profile: arguments.branch_profile.as_deref(),
        uniformity: arguments.check_uniformity,
        claimed: &arguments.claim,
        races: arguments.check_races,
        cores: cores.unwrap_or(1),
    };
    let files = &arguments.program.files;
    wanted.check(files, &arguments.program.c)?;
    let (image, options, mut look) = load(arguments, &wanted)?;
    let mut machine = cluster(cores, options, &image)?;
    let mut log = open_log(arguments)?;
    let opening = divergence_log::opening(options.features.divergence);
    if let Some(text) = opening.filter(|_| arguments.divergence_log) {
        let _ = writeln!(log, "{text}");
    }
    let input = arguments.input.as_deref();
    let output = match arguments.json {
        true => ConsoleOutput::Kept,
        false => ConsoleOutput::Printed,
    };
    let mut console = Console::open(files, input, output)?;
    let mut go_on = |machine: &mut Cluster, slice| {
        if arguments.trace {
            machine.run_observed(slice, &mut InstructionLog::new(&image, &mut log))
        } else if arguments.divergence_log {
            machine.run_observed(slice, &mut DivergenceLog::new(&image, &mut log))
        } else {
            look.run(machine, slice)
        }
    };
    let stop = stop_on_signal()?;
    let limit = arguments.max_instructions;
    let (outcome, instructions) = go(&mut machine, limit, &stop, &mut console, &mut go_on);
    if output::is_closed() {
        // Nothing reads what the program prints; there is nothing left to say.
        return Ok(());
    }
    // A log without a reader is no fault of the program's.
    let _ = log.flush();
    let livelock = match outcome {
        Outcome::Limit => {
            let again = cluster(cores, options, &image)?;
            let repeated =
                Repeated { image: &image, slice: SLICE_INSTRUCTIONS, instructions, arrivals: &console.arrivals };
            Some(repeated.livelock(again))
        }
        Outcome::AllStopped | Outcome::Deadlock(_) => None,
    };
    if arguments.json {
        println!("{}", statistics::json(&machine, &outcome, &console.collected, livelock.as_ref(), look.races(&image)));
    }
    if arguments.stats {
        eprint!("{}", statistics::text(&machine));
    }
    let ended_well = outcome == Outcome::AllStopped && machine.stopped_by_interrupts().is_empty();
    let is_stopped = instructions < limit;
    let conclusion = conclude(&machine, &outcome, is_stopped, &image);
    if let Some(livelock) = livelock {
        eprint!("\n{livelock}");
    }
    match ended_well {
        true => look.conclude(&image)?,
        false => look.give_up(&image)?,
    }
    conclusion
}

/// How many cores there are, when the command line says so.
fn cores(arguments: &Arguments) -> Result<Option<u32>, Failure> {
    let Some(cores) = arguments.cores else {
        return Ok(None);
    };
    if !(1..=CORES_MAX).contains(&cores) {
        return Err(Failure::input(format!("--cores {cores} is not possible: 1 to {CORES_MAX}")));
    }
    Ok(Some(cores))
}

/// One core that is not one of several, or so many of them.
fn cluster(cores: Option<u32>, options: MachineOptions, image: &Image) -> Result<Cluster, Failure> {
    let made = match cores {
        None => Machine::new(image.arch, options, &image.bytes).map(Cluster::from),
        Some(cores) => Cluster::new(image.arch, options, &image.bytes, cores),
    };
    made.map_err(|error| {
        Failure::input(format!(
            "{error} (--split-contexts, --ram, --stack-depth, --barriers and --tlb-entries set them)"
        ))
    })
}

/// The program, the machine for it, and what is looked at. The machine is as the command line says, then as the program
/// wants it; it has all instructions, unless the command line says otherwise.
fn load(arguments: &Arguments, wanted: &Wanted<'_>) -> Result<(Image, MachineOptions, Look), Failure> {
    let ProgramArguments { files, core, c } = &arguments.program;
    let c = wanted.options(c);
    let asked = core.asked(CoreOptions {
        multiplier: None,
        divider: None,
        float: None,
        ..program::wanted_options(files)?.or(c.wanted(files))
    })?;
    let arch = arch(arguments, asked.arch.as_deref())?;
    asked.check_needs(&arch).map_err(Failure::input)?;
    let depth = asked.check_range("stack_depth", &arch);
    depth.map_err(Failure::input)?;
    let mut target = CTarget::with(arch, &asked)?;
    target.may_extend &= !core.is_named();
    let program = Loaded::new(files, &target, &arguments.image, &c)?;
    let linked = program.link(asked.ram_bytes)?;
    let mut image = linked.image;
    if image.base.0 != 0 {
        return Err(Failure::input(format!("the image begins at {}, but execution starts at 0", image.base)));
    }
    if let Some(path) = &arguments.symbols {
        image.symbols = program::read_symbol_file(path)?;
    }
    let depth = asked.stack_depth.or(program::wanted_depth(&image, &asked));
    let mut asked = CoreOptions { stack_depth: depth, ..asked }.or(linked.wanted);
    if core.has_config() {
        // A configuration without a word on floats has none.
        asked.float = asked.float.or(Some(false));
    }
    let mut options = MachineOptions::as_wanted(&arch, &asked);
    c.check_barriers(files, options.features.barriers)?;
    let contexts = options.features.split_contexts.unwrap_or(target.divergence.split_contexts_default(&arch));
    program::check_depth(&image, target.divergence, contexts, options.stack_depth)?;
    program::check_turns(&image)?;
    options.core_number = arguments.core_number;
    if let Some(host) = arguments.host.of(&image, &arch)? {
        options.start_address = host.address;
        options.start_argument = host.argument;
    }
    let look = wanted.of(program.compiled(), &image, target.divergence, files)?;
    Ok((image, options, look))
}

fn arch(arguments: &Arguments, given: Option<&str>) -> Result<ArchId, Failure> {
    let arch = program::toolchain_arch(given, &arguments.program.files)?;
    ArchId::new(
        arch.word_bytes(),
        arch.encoding(),
        arch.gprs(),
        arch.preds(),
        arguments.lanes.unwrap_or(arch.lanes()),
        arguments.warps.unwrap_or(arch.warps()),
    )
    .map_err(Failure::input)
}

fn open_log(arguments: &Arguments) -> Result<LogOutput, Failure> {
    let writer: Box<dyn Write> = match &arguments.log {
        Some(_) if !arguments.trace && !arguments.divergence_log => {
            return Err(Failure::input("--log says where a log goes; add --trace or --divergence-log"));
        }
        Some(path) => Box::new(File::create(path).map_err(Failure::cannot("write", path))?),
        None => Box::new(std::io::stderr()),
    };
    Ok(BufWriter::new(writer))
}

/// Runs in slices, between which the console is served. Gives how many instructions it was let go, too.
fn go(
    machine: &mut Cluster,
    limit: u64,
    stop: &AtomicBool,
    console: &mut Console,
    go_on: &mut dyn FnMut(&mut Cluster, u64) -> Outcome,
) -> (Outcome, u64) {
    let mut left = limit;
    loop {
        console.serve(machine);
        let slice = left.min(SLICE_INSTRUCTIONS);
        let outcome = go_on(machine, slice);
        left -= slice;
        let is_given_up = left == 0 || output::is_closed() || stop.load(Ordering::Relaxed);
        if outcome != Outcome::Limit || is_given_up {
            console.serve(machine);
            return (outcome, limit - left);
        }
    }
}
