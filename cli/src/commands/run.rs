//! `harmonica run`: a program on the golden model's functional mode, without timing.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use assembler::Image;
use clap::Args;
use golden_model::{Machine, MachineOptions, Outcome};
use isa::{ArchId, CoreOptions, DivergenceMechanism, Reconvergence};

use crate::c::{is_c, COptions, CTarget};
use crate::commands::console::Console;
use crate::commands::divergence_log::{self, DivergenceLog};
use crate::commands::instruction_log::{InstructionLog, LogOutput};
use crate::commands::look::{self, Look, Wanted};
use crate::commands::statistics;
use crate::failure::Failure;
use crate::program::{self, CProgram, ImageFormat, ImageOptions};
use crate::selection::{self, HostSelection};

/// Instructions between two looks at console and keyboard.
const SLICE_INSTRUCTIONS: u64 = 1 << 20;

/// Run a program on the golden model, functionally (no timing, no RTL)
///
/// The program's console is stdin and stdout: a file or a pipe is read to its end before the program
/// starts, a terminal's lines while it runs. While a byte waits, interrupt 8 is pending. Exit code 1:
/// the program faulted or did not end.
///
/// Examples:
///   harmonica run programs/nested-divergent-warp.s --arch 4w8/8/4/2 --stats
///   harmonica run boot.bin --arch 4b8/8 --symbols boot.sym --trace --log boot.log
///   harmonica run programs/c/scan.c --arch 4w16/16/16/16 --branch-profile scan.json
///   harmonica run programs/c/scan.c --check-uniformity
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Sources (assembly or C) and objects (linked in this order), or one image (.bin, .hex, .mem)
    #[arg(required = true, value_name = "PROGRAM")]
    program: Vec<PathBuf>,
    #[command(flatten)]
    c: COptions,
    /// ArchID; any word size and encoding [default: the first object's, or 4w8/8/4/4]
    #[arg(long, value_name = "ARCHID")]
    arch: Option<String>,
    /// Lanes, instead of the ArchID's
    #[arg(long, value_name = "N")]
    lanes: Option<u32>,
    /// Warps, instead of the ArchID's
    #[arg(long, value_name = "N")]
    warps: Option<u32>,
    /// RAM in bytes [default: the program's `// config:` line, or 65536, or 32768 with 2-byte words]
    #[arg(long, value_name = "BYTES")]
    ram: Option<u64>,
    /// How lanes diverge: stack, masks, paired-path, multi-path [default: the program's `// config:` line, or stack]
    #[arg(long, value_name = "MECHANISM", value_parser = selection::divergence)]
    divergence: Option<DivergenceMechanism>,
    /// When paired paths are compared: implicit, explicit [default: the program's `// config:` line, or implicit]
    #[arg(long, value_name = "WHEN", value_parser = selection::reconvergence)]
    reconvergence: Option<Reconvergence>,
    /// With multi-path: contexts beside the warps' own [default: the program's `// config:` line, or 8]
    #[arg(long, value_name = "N")]
    split_contexts: Option<u32>,
    /// Entries of each warp's divergence stack [default: the program's `// config:` line, or the mechanism's own]
    #[arg(long, value_name = "N")]
    stack_depth: Option<u32>,
    /// Barriers [default: the program's `// config:` line, or 4]
    #[arg(long, value_name = "N")]
    barriers: Option<u32>,
    /// TLB entries; with 0 addresses are not translated [default: the program's `// config:` line, or 0]
    #[arg(long, value_name = "N")]
    tlb_entries: Option<u32>,
    /// File with the bytes that wait at the console [default: the program's `// input:` lines, or stdin]
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Stop after so many warp-instructions
    #[arg(long, default_value_t = 1_000_000_000, value_name = "N")]
    max_instructions: u64,
    /// What hwid 4 reads, cut to a word
    #[arg(long, default_value_t = 0, value_name = "N")]
    core_number: u64,
    /// Read the one file as an image of this format [default: by its name]
    #[arg(long, value_enum)]
    format: Option<ImageFormat>,
    /// Bytes a line of a $readmemh image [default: the word's]
    #[arg(long, value_name = "N")]
    line_bytes: Option<usize>,
    /// Symbol file of an image, for the logs
    #[arg(long, value_name = "FILE")]
    symbols: Option<PathBuf>,
    /// Log each instruction: warp, pc, place, disassembly, masks before and after, writes
    #[arg(long)]
    trace: bool,
    /// Log what happens to lanes, as the mechanism has it: splits and joins with the stack, partings and meetings of paths
    #[arg(long, conflicts_with = "trace")]
    divergence_log: bool,
    /// Where the log goes [default: stderr]
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write how often lanes came to each branch together, and which way they went: for --decide profile and cost
    #[arg(long, value_name = "FILE", conflicts_with_all = ["trace", "divergence_log"])]
    branch_profile: Option<PathBuf>,
    /// Compare, in C, what the compiler takes to be the same in all lanes, wherever several lanes compute it together
    #[arg(long, conflicts_with_all = ["trace", "divergence_log", "branch_profile"])]
    check_uniformity: bool,
    /// With --check-uniformity: a value to be claimed in spite of the analysis, as `--emit ir` names it
    #[arg(long, hide = true, value_name = "FUNCTION:VALUE", value_parser = look::claimed, requires = "check_uniformity")]
    claim: Vec<(String, u32)>,
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
    let wanted = Wanted {
        branch_profile: arguments.branch_profile.as_deref(),
        uniformity: arguments.check_uniformity,
        claimed: &arguments.claim,
    };
    wanted.check(&arguments.program, &arguments.c)?;
    let arch = arch(arguments)?;
    let mut options = machine_options(arguments, &arch)?;
    let (image, mut look) = load(arguments, &arch, &mut options, &wanted)?;
    if let Some(host) = arguments.host.of(&image, &arch)? {
        options.start_address = host.address;
        options.start_argument = host.argument;
    }
    let mut machine = Machine::new(arch, options, &image.bytes).map_err(|error| {
        Failure::input(format!(
            "{error} (--split-contexts, --ram, --stack-depth, --barriers and --tlb-entries set them)"
        ))
    })?;
    let mut log = open_log(arguments)?;
    let opening = divergence_log::opening(options.features.divergence);
    if let Some(text) = opening.filter(|_| arguments.divergence_log) {
        let _ = writeln!(log, "{text}");
    }
    let input = arguments.input.as_deref();
    let mut console = Console::open(&arguments.program, input, arguments.json)?;
    let mut go_on = |machine: &mut Machine, slice| {
        if arguments.trace {
            machine.run_observed(slice, &mut InstructionLog::new(&image, &mut log))
        } else if arguments.divergence_log {
            machine.run_observed(slice, &mut DivergenceLog::new(&image, &mut log))
        } else {
            look.run(machine, slice)
        }
    };
    let limit = arguments.max_instructions;
    let outcome = go(&mut machine, limit, &mut console, &mut go_on);
    // A log that nobody reads any more is no fault of the program's.
    let _ = log.flush();
    if arguments.json {
        println!(
            "{}",
            statistics::json(&machine, &outcome, &console.collected)
        );
    }
    if arguments.stats {
        eprint!("{}", statistics::text(&machine));
    }
    let ended_well = outcome == Outcome::AllStopped && machine.stopped_by_interrupts().is_empty();
    let conclusion = conclude(&machine, &outcome, &image);
    look.conclude(&image, ended_well)?;
    conclusion
}

/// What the flags say, then what the program asks for, then the machine's own.
fn machine_options(arguments: &Arguments, arch: &ArchId) -> Result<MachineOptions, Failure> {
    let wanted = program::wanted_options(&arguments.program)?;
    let mut options = MachineOptions::for_arch(arch);
    let or = |flag: Option<u32>, wanted: Option<u32>, own| flag.or(wanted).unwrap_or(own);
    options.ram_bytes = arguments
        .ram
        .or(wanted.ram_bytes)
        .unwrap_or(options.ram_bytes);
    options.core_number = arguments.core_number;
    let features = &mut options.features;
    let divergence = CoreOptions {
        divergence: arguments.divergence,
        reconvergence: arguments.reconvergence,
        split_contexts: arguments.split_contexts,
        stack_depth: arguments.stack_depth,
        ..CoreOptions::default()
    };
    let divergence = divergence.or(wanted.clone());
    divergence.check_divergence().map_err(Failure::input)?;
    features.divergence = divergence.divergence.unwrap_or_default();
    features.reconvergence = divergence.reconvergence.unwrap_or_default();
    features.split_contexts = divergence.split_contexts;
    let own_depth = features.divergence.stack_depth_default(arch);
    options.stack_depth = divergence.stack_depth.unwrap_or(own_depth);
    features.barriers = or(arguments.barriers, wanted.barriers, features.barriers);
    features.tlb_entries = or(
        arguments.tlb_entries,
        wanted.tlb_entries,
        features.tlb_entries,
    );
    features.scratchpad_bytes = wanted.scratchpad_bytes.unwrap_or(0);
    Ok(options)
}

fn arch(arguments: &Arguments) -> Result<ArchId, Failure> {
    let arch = program::toolchain_arch(arguments.arch.as_deref(), &arguments.program)?;
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

fn load(
    arguments: &Arguments,
    arch: &ArchId,
    machine: &mut MachineOptions,
    wanted: &Wanted<'_>,
) -> Result<(Image, Look), Failure> {
    let divergence = machine.features.divergence;
    if arguments.program.iter().any(|path| is_c(path)) {
        return load_c(arguments, arch, machine, wanted);
    }
    let options = ImageOptions {
        format: arguments.format,
        line_bytes: arguments.line_bytes,
        ..ImageOptions::default()
    };
    let mut image = program::load_with(arch, &arguments.program, &options)?;
    if image.base.0 != 0 {
        return Err(Failure::input(format!(
            "the image begins at {}, but execution starts at 0",
            image.base
        )));
    }
    program::check_regions(&image, divergence)?;
    if let Some(path) = &arguments.symbols {
        image.symbols = program::read_symbol_file(path)?;
    }
    let look = wanted.of_image(&image, divergence);
    Ok((image, look))
}

/// Compiles C; the RAM becomes as large as it needs, unless its size is given.
fn load_c(
    arguments: &Arguments,
    arch: &ArchId,
    machine: &mut MachineOptions,
    wanted: &Wanted<'_>,
) -> Result<(Image, Look), Failure> {
    let ram_bytes = program::wanted_options(&arguments.program)?.ram_bytes;
    let target = CTarget {
        arch: *arch,
        divergence: machine.features.divergence,
        reconvergence: machine.features.reconvergence,
    };
    let options = wanted.options(&arguments.c);
    let program = CProgram::new(&arguments.program, &target, &options)?;
    let linked = program.link(arguments.ram.or(ram_bytes))?;
    machine.ram_bytes = linked.wanted.ram_bytes.unwrap_or(machine.ram_bytes);
    program::check_regions(&linked.image, target.divergence)?;
    let look = wanted.of_c(program.compiled(), &linked.image);
    Ok((linked.image, look))
}

fn open_log(arguments: &Arguments) -> Result<LogOutput, Failure> {
    let writer: Box<dyn Write> = match &arguments.log {
        Some(_) if !arguments.trace && !arguments.divergence_log => {
            return Err(Failure::input(
                "--log says where a log goes; add --trace or --divergence-log",
            ));
        }
        Some(path) => Box::new(File::create(path).map_err(|error| {
            Failure::input(format!("cannot write {}: {error}", path.display()))
        })?),
        None => Box::new(std::io::stderr()),
    };
    Ok(BufWriter::new(writer))
}

/// Runs in slices, between which the console is served.
fn go(
    machine: &mut Machine,
    limit: u64,
    console: &mut Console,
    go_on: &mut dyn FnMut(&mut Machine, u64) -> Outcome,
) -> Outcome {
    let mut left = limit;
    loop {
        console.serve(machine);
        let slice = left.min(SLICE_INSTRUCTIONS);
        let outcome = go_on(machine, slice);
        left -= slice;
        if outcome != Outcome::Limit || left == 0 {
            console.serve(machine);
            return outcome;
        }
    }
}

/// Says on stderr what did not end well.
fn conclude(machine: &Machine, outcome: &Outcome, image: &Image) -> Result<(), Failure> {
    let faults = machine.stopped_by_interrupts();
    for fault in &faults {
        eprintln!("{fault} ({})", image.describe(fault.pc));
    }
    match outcome {
        Outcome::AllStopped if faults.is_empty() => return exit_code(machine, image),
        Outcome::AllStopped => {}
        Outcome::Limit => eprintln!("did not end within the limit; --max-instructions raises it"),
        Outcome::Deadlock(_) => {
            eprintln!("deadlock: nothing will ever wake the warps that wait");
            for waiting in machine.state().awaiting() {
                eprintln!("warp {} waits for {waiting}", waiting.warp);
            }
        }
    }
    Err(Failure::Check)
}

/// A program of C says with its exit code whether it has done what it should.
fn exit_code(machine: &Machine, image: &Image) -> Result<(), Failure> {
    let code = match image.symbol("__harp_exit_code") {
        Some(symbol) => machine.memory().read_word(symbol.address.0) as u32,
        None => 0,
    };
    if code == 0 {
        return Ok(());
    }
    eprintln!("the program ended with code {}", code.cast_signed());
    Err(Failure::Check)
}
