//! `harmonica verilog`: emits the core, the accelerator, a cluster or a system, as files or as a package.

use std::path::{Path, PathBuf};

use clap::Args;
use hdl::package::{package, verilog, ModulePrefix, PackageFile, PackageKind, PackageTop, WRITTEN_BY};
use hdl::soc::host::{AcceleratorConfig, ControlBus, HostBus, HostConsole, ACCELERATOR_TOP_MODULE};
use hdl::soc::{SocConfig, SocMemory, SOC_TOP_MODULE};
use isa::{ClusterConfig, CoreConfig};

use crate::failure::Failure;
use crate::files;
use crate::folder;
use crate::selection::{by_display, parse_mhz, CoreSelection};
use crate::shared_cache::SharedCacheSelection;

/// The clock of a system, in Hz, when nothing is said.
const CLOCK_HZ: u32 = 25_000_000;

/// What is emitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Top {
    /// The core alone: `harmonica_core`.
    Core,
    /// Core or cores behind a host's bus: `harmonica_accelerator`.
    Accelerator,
    /// Several cores on one memory: `harmonica_cluster`.
    Cluster,
    /// Core or cores with RAM, UART console and loader: `harmonica_soc`.
    Soc,
}

/// Emit a core, a cluster, an accelerator or a system as Verilog
///
/// The Verilog is synthesizable Verilog-2001, one file a module, or a package for another tool. README.md beside it
/// says what the core is: its options, ports, instructions, memory map, verification, size.
///
/// Examples:
///   harmonica verilog --arch 4w16/16/8/8 -o rtl
///   harmonica verilog --arch 4w8/8/2/2 --prefix small_ -o rtl
///   harmonica verilog --top accelerator --package litex --console ports -o harmonica
///   harmonica verilog --top cluster --cores 4 --arch 4w8/8/4/4 -o rtl
///   harmonica verilog --top soc --cores 2 --arch 4w8/8/4/4 --clock 50 -o rtl
///   harmonica verilog --top accelerator --cores 4 --bus axi --sole-master -o rtl
///   harmonica verilog --top accelerator --cores 4 --shared-cache 8192 --config core.toml -o rtl
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    #[command(flatten)]
    core: CoreSelection,
    /// Folder for the files; it is made if it is missing
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// core: the core with its memory ports; accelerator: cores with a bus master and a control slave (docs/host.md);
    /// cluster: several cores on one memory (docs/cluster.md); soc: cores with RAM, UART console and loader
    /// (docs/soc.md)
    #[arg(long, value_name = "TOP", default_value_t = Top::Core, value_parser = by_display::<Top>)]
    top: Top,
    /// Cores of the cluster, accelerator or system, 1 to 16 [default: one that is not part of a cluster]
    #[arg(long, value_name = "N")]
    cores: Option<u32>,
    /// Banks of the cores' memory, a power of two up to 16 [default: twice as many as cores; one for one core, behind a
    /// bus, and of memory with one port]
    #[arg(long, value_name = "B")]
    banks: Option<u32>,
    #[command(flatten)]
    shared_cache: SharedCacheSelection,
    /// The system's RAM: dual-port, registered-dual-port, single-port or external [default: dual-port]
    #[arg(long, value_name = "KIND", value_parser = parse_memory)]
    memory: Option<SocMemory>,
    /// Frequency of the system's clock in MHz [default: 25]
    #[arg(long, value_name = "MHZ", value_parser = parse_mhz)]
    clock: Option<u32>,
    /// Bits a second on the system's UART [default: 115200]
    #[arg(long, value_name = "N")]
    baud: Option<u32>,
    /// Bus of the accelerator's master: wishbone (pipelined), wishbone-classic, axi or axi-lite [default: wishbone, in
    /// Vivado axi]
    #[arg(long, value_name = "BUS", value_parser = by_display::<HostBus>)]
    bus: Option<HostBus>,
    /// Data bits of the master's bus [default: a line with AXI4, else a word]
    #[arg(long, value_name = "BITS")]
    bus_bits: Option<u32>,
    /// Let atomic instructions do without a lock of the bus: no other master stores to the accelerator's memory while
    /// it runs (docs/soc.md)
    #[arg(long)]
    sole_master: bool,
    /// Bus of the accelerator's control slave: wishbone or axi-lite [default: the master's family]
    #[arg(long, value_name = "BUS", value_parser = by_display::<ControlBus>)]
    control: Option<ControlBus>,
    /// The accelerator's console: registers or ports
    #[arg(long, value_name = "WHERE", value_parser = by_display::<HostConsole>)]
    console: Option<HostConsole>,
    /// The accelerator's number, which programs read [default: 0]
    #[arg(long, value_name = "N")]
    core_number: Option<u32>,
    /// Emit a package for another tool: filelist, fusesoc, litex or vivado; its folder appears whole
    #[arg(long, value_name = "KIND", value_parser = by_display::<PackageKind>, conflicts_with_all = ["single_file", "trace"])]
    package: Option<PackageKind>,
    /// Prefix of all names of modules and files, such as core0_, so that two cores fit into one design
    #[arg(long, value_name = "PREFIX")]
    prefix: Option<ModulePrefix>,
    /// Write all modules into one file
    #[arg(long)]
    single_file: bool,
    /// Emit the trace ports of the lock step as well (simulation only)
    #[arg(long)]
    trace: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Emits.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let top = top(arguments)?;
    let prefix = &arguments.prefix.clone().unwrap_or_default();
    let emitted = match arguments.package {
        Some(kind) => package(kind, &top, prefix).map_err(Failure::input)?,
        None => {
            let files = verilog(&top, prefix, arguments.single_file);
            without_foreign_handbook(files.map_err(Failure::input)?, &arguments.output)?
        }
    };
    let bytes: usize = emitted.iter().map(|file| file.text.len()).sum();
    let path = |file: &PackageFile| arguments.output.join(&file.path);
    let names: Vec<_> = emitted.iter().map(|file| path(file).display().to_string()).collect();
    let arch = top.core().arch;
    let name = format!("{prefix}{}", top.name());
    match arguments.package {
        Some(_) => {
            let files = emitted.into_iter().map(|file| (file.path, file.text.into_bytes()));
            folder::write(&arguments.output, &files.collect::<Vec<_>>())?;
        }
        None => {
            let outputs = emitted.into_iter().map(|file| (arguments.output.join(&file.path), file.text.into_bytes()));
            files::write_all(&outputs.collect::<Vec<_>>())?;
        }
    }
    if arguments.json {
        let result = serde_json::json!({
            "arch": arch.to_string(), "top": name, "files": names, "bytes": bytes,
        });
        println!("{result}");
    } else {
        println!(
            "{arch}: {} files, {} KiB in {}; top module {}",
            names.len(),
            bytes.div_ceil(1024),
            arguments.output.display(),
            name
        );
    }
    Ok(())
}

/// What is asked for.
fn top(arguments: &Arguments) -> Result<PackageTop, Failure> {
    let core = arguments.core.config()?;
    let traced = match arguments.trace {
        true => core.with_trace(),
        false => core,
    };
    match arguments.top {
        Top::Core => {
            refuse_flags_of(&[Top::Accelerator, Top::Cluster, Top::Soc], arguments, hdl::TOP_MODULE)?;
            Ok(PackageTop::Core(traced))
        }
        Top::Cluster => {
            let name = hdl::CLUSTER_MODULE;
            refuse_flags_of(&[Top::Accelerator, Top::Soc], arguments, name)?;
            let Some(cores) = arguments.cores else {
                let message = format!("{name} has several cores; add --cores N");
                return Err(Failure::input(message));
            };
            let usual = ClusterConfig::usual_banks(&core, cores);
            let banks = arguments.banks.unwrap_or(usual);
            let shared_cache = arguments.shared_cache.config();
            let config = ClusterConfig::new(traced, cores, banks);
            let config = config.and_then(|config| config.with_shared_cache(shared_cache));
            Ok(PackageTop::Cluster(config.map_err(Failure::input)?))
        }
        Top::Accelerator | Top::Soc if arguments.trace => {
            Err(Failure::input(format!("--top {0} has no trace ports; leave --trace or --top {0} out", arguments.top)))
        }
        Top::Soc => {
            refuse_flags_of(&[Top::Accelerator], arguments, SOC_TOP_MODULE)?;
            system(arguments, core).map(PackageTop::System)
        }
        Top::Accelerator => {
            banks_of_accelerator(arguments)?;
            refuse_flags_of(&[Top::Soc], arguments, ACCELERATOR_TOP_MODULE)?;
            let by_itself = match arguments.package {
                Some(PackageKind::Vivado) => HostBus::Axi,
                _ => HostBus::Wishbone,
            };
            let bus = arguments.bus.unwrap_or(by_itself);
            let plain = AcceleratorConfig::new(core, bus);
            Ok(PackageTop::Accelerator(AcceleratorConfig {
                cores: arguments.cores,
                shared_cache: arguments.shared_cache.config(),
                core_number: arguments.core_number.unwrap_or(plain.core_number),
                bus_bits: arguments.bus_bits,
                sole_master: arguments.sole_master,
                control: arguments.control.unwrap_or(plain.control),
                console: arguments.console.unwrap_or(plain.console),
                ..plain
            }))
        }
    }
}

/// Refuses banks of an accelerator: several cores have one behind its master.
fn banks_of_accelerator(arguments: &Arguments) -> Result<(), Failure> {
    let message = match (arguments.cores, arguments.banks) {
        (_, None) | (Some(_), Some(1)) => return Ok(()),
        (None, Some(_)) => {
            format!("--banks is for several cores, and {ACCELERATOR_TOP_MODULE} has one; add --cores N, or leave --banks out")
        }
        (Some(_), Some(banks)) => format!(
            "--banks {banks}: the cores of {ACCELERATOR_TOP_MODULE} have one bank, since its master has one port; leave --banks out"
        ),
    };
    Err(Failure::input(message))
}

/// The system that is asked for.
fn system(arguments: &Arguments, core: CoreConfig) -> Result<SocConfig, Failure> {
    let plain = SocConfig::new(core, arguments.clock.unwrap_or(CLOCK_HZ));
    let memory = arguments.memory.unwrap_or(plain.memory);
    let shared_cache = arguments.shared_cache.config();
    let (cores, banks) = (arguments.cores, arguments.banks);
    let several = memory.shape(&core, cores, banks, shared_cache);
    Ok(SocConfig {
        several: several.map_err(Failure::input)?,
        memory,
        baud: arguments.baud.unwrap_or(plain.baud),
        ..plain
    })
}

fn parse_memory(text: &str) -> Result<SocMemory, String> {
    let mut kinds = SocMemory::WITHOUT_BUS.into_iter();
    let found = kinds.find(|kind| kind.name() == text);
    found.ok_or_else(|| {
        let names = SocMemory::WITHOUT_BUS.map(SocMemory::name);
        format!("no memory is called {text}; there are {}", names.join(", "))
    })
}

/// Refuses a flag that is given and that only another of these tops knows; `name` is the module that is emitted.
fn refuse_flags_of(tops: &[Top], arguments: &Arguments, name: &str) -> Result<(), Failure> {
    let flags = [
        (Top::Accelerator, "--bus", arguments.bus.is_some()),
        (Top::Accelerator, "--bus-bits", arguments.bus_bits.is_some()),
        (Top::Accelerator, "--sole-master", arguments.sole_master),
        (Top::Accelerator, "--control", arguments.control.is_some()),
        (Top::Accelerator, "--console", arguments.console.is_some()),
        (Top::Accelerator, "--core-number", arguments.core_number.is_some()),
        (Top::Cluster, "--cores", arguments.cores.is_some()),
        (Top::Cluster, "--banks", arguments.banks.is_some()),
        (Top::Soc, "--memory", arguments.memory.is_some()),
        (Top::Soc, "--clock", arguments.clock.is_some()),
        (Top::Soc, "--baud", arguments.baud.is_some()),
    ];
    match flags.iter().find(|(top, _, is_given)| *is_given && tops.contains(top)) {
        None => Ok(()),
        Some((top, flag, _)) => {
            Err(Failure::input(format!("{flag} is of the {top}, and {name} has none; add --top {top}")))
        }
    }
}

/// The files without the handbook where there is a page of that name that this command has not written.
fn without_foreign_handbook(mut files: Vec<PackageFile>, folder: &Path) -> Result<Vec<PackageFile>, Failure> {
    let is_foreign = |file: &PackageFile| -> Result<bool, Failure> {
        let path = folder.join(&file.path);
        if !file.path.ends_with(".md") || !path.exists() {
            return Ok(false);
        }
        Ok(!files::read_text(&path)?.contains(WRITTEN_BY))
    };
    let foreign = files.iter().map(is_foreign).collect::<Result<Vec<_>, _>>()?;
    for (file, _) in files.iter().zip(&foreign).filter(|(_, foreign)| **foreign) {
        let path = folder.join(&file.path);
        eprintln!(
            "{} is left as it is: this command has not written it; another -o gets the core's handbook",
            path.display()
        );
    }
    let mut foreign = foreign.into_iter();
    files.retain(|_| !foreign.next().unwrap_or(false));
    Ok(files)
}
