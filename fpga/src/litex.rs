//! A LiteX system for the ULX3S: LiteX writes its Verilog, the same flow as for any board builds it.
//!
//! The system is `fpga/litex/ulx3s.py`; docs/soc.md section 8 says what is in it. LiteX runs once, and none of
//! the tools is left to it: so versions, logs, report and seeds are those of every other board.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use hdl::package::{package, ModulePrefix, PackageFile, PackageKind, PackageTop};
use hdl::soc::host::{AcceleratorConfig, HostBus};
use hdl::soc::{BusKind, SocMemory};
use isa::{CoreConfig, CoreOptions, SharedCacheConfig};

use crate::boards::{Board, Design, TextFile};
use crate::error::{CheckError, FlowError};
use crate::flow::{build_design, FlowOptions, Watch};
use crate::report::Report;
use crate::workplace::{checks_folder, Workplace};

/// The system's top module, and the first part of its files' names.
const TOP: &str = "ulx3s_litex";
/// The board.
const BOARD: &str = "ulx3s-85f";
const CORE: &str = include_str!("../litex/ulx3s.toml");
const SCRIPT: (&str, &str) = ("ulx3s.py", include_str!("../litex/ulx3s.py"));
const SDRAM: (&str, &str) = ("sdram.v", include_str!("../litex/sdram.v"));
const HOST: (&str, &str) = ("host.py", include_str!("../litex/host.py"));
/// What pip installs for the host's program.
pub const LITEX_FOR_HOSTS: &str = "litex==2024.12 pyserial==3.5";
/// Bytes of the board's SDRAM.
const SDRAM_BYTES: u64 = 32 << 20;
/// Frequencies, in MHz, that were tried to give a PLL and a chip's times that fit.
const CLOCKS_MHZ: std::ops::RangeInclusive<u32> = 20..=100;
/// What a host must know of a system.
const SYSTEM: &str = "system.json";

/// What the system is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LitexTarget {
    /// The board's pins and clock.
    Board,
    /// A simulator: clock and serial line are ports, a model of the chip is in the place of the SDRAM's pins.
    Simulation,
}

/// The board of that name, with what differs in this system of one core, or of so many.
///
/// # Errors
/// When there is no LiteX system for the board.
pub fn litex_board(name: &str, cores: Option<u32>) -> Result<Board, FlowError> {
    let board = Board::find(name).filter(|_| name == BOARD);
    let board = board.ok_or_else(|| {
        FlowError::Design(format!("{name} has no LiteX system; take --board {BOARD}, or leave --litex out"))
    })?;
    Ok(Board {
        clock_hz: 40_000_000,
        memory: SocMemory::Bus(BusKind::Wishbone),
        loader: false,
        constraints: format!("{TOP}.lpf"),
        core: litex_core(cores)?,
        cores,
        banks: None,
        shared_cache: None,
        ..board
    })
}

/// The core of the system, or each of so many, where nothing else is said. Several have no `bus_errors`
/// (docs/cluster.md, C1.4), and their requests wait before the interconnect: without that, two cores do not reach the
/// clock.
///
/// # Errors
/// When its description is faulty.
pub fn litex_core(cores: Option<u32>) -> Result<CoreOptions, FlowError> {
    let core = CoreOptions::from_toml(CORE);
    let mut core = core.map_err(|error| FlowError::Design(error.to_string()))?;
    if cores.is_some() {
        core.bus_errors = None;
        core.request_queue = Some(true);
    }
    Ok(core)
}

/// The files of the system of such a core, or of several and their shared cache, as LiteX writes them: its Verilog
/// first, then the accelerator's modules and the rest.
///
/// # Errors
/// When LiteX cannot be had or finds fault.
pub fn litex_files(
    core: &CoreConfig,
    cores: Option<u32>,
    shared_cache: Option<SharedCacheConfig>,
    clock_hz: u32,
    target: LitexTarget,
) -> Result<Vec<TextFile>, FlowError> {
    check(core, clock_hz)?;
    let top = PackageTop::Accelerator(AcceleratorConfig {
        cores,
        shared_cache,
        ..AcceleratorConfig::new(*core, HostBus::Wishbone)
    });
    let package = package(PackageKind::Litex, &top, &ModulePrefix::default());
    let package = package.map_err(|error| FlowError::Design(error.to_string()))?;
    let design = format!("LiteX system of {}", core.arch);
    let scripts = [SCRIPT, SDRAM].map(|(name, text)| TextFile::new(name, text));
    let place = Workplace::with_files(&checks_folder(), design, &scripts)?;
    for file in &package {
        write(&place.folder().join("package").join(&file.path), &file.text)?;
    }
    let litex = tools::litex().map_err(CheckError::from)?;
    let mut python = litex.script(Path::new(SCRIPT.0));
    python.args(["package", "out", "--clock", &clock_hz.to_string()]);
    if target == LitexTarget::Simulation {
        python.args(["--simulation", SDRAM.0]);
    }
    place.run("LiteX", &mut python)?;

    collected(&place, package, target)
}

/// What LiteX has written in the folder, with the package's Verilog and what is for hosts.
fn collected(place: &Workplace, package: Vec<PackageFile>, target: LitexTarget) -> Result<Vec<TextFile>, FlowError> {
    let read = |name: &str| -> Result<TextFile, FlowError> {
        let text = place.read(&format!("out/{name}"))?;
        // What was built when, so that the same system is the same text.
        let is_kept = |line: &&str| !line.starts_with("// Date");
        let lines = text.lines().filter(is_kept);
        let text: String = lines.map(|line| format!("{line}\n")).collect();
        Ok(TextFile::new(name, text))
    };
    let mut files = vec![read(&format!("{TOP}.v"))?];
    files.extend(package.into_iter().filter_map(|file| {
        let (_, name) = file.path.rsplit_once('/')?;
        Some(TextFile::new(name, &file.text))
    }));
    files.push(read(&format!("{TOP}_mem.init"))?);
    files.push(read(SYSTEM)?);
    files.push(TextFile::new(HOST.0, HOST.1));
    files.push(match target {
        LitexTarget::Board => read(&format!("{TOP}.lpf"))?,
        LitexTarget::Simulation => TextFile::new(SDRAM.0, SDRAM.1),
    });
    Ok(files)
}

/// Builds the system's bitstream; `options.board` is that of [`litex_board`]. The image is not in it: a host loads it.
///
/// # Errors
/// What is wrong with what was asked for, with the tools, or with what came of it.
pub fn build_litex(options: &FlowOptions, stop: &AtomicBool, watch: Watch<'_>) -> Result<Report, FlowError> {
    let design = || {
        Ok(Design {
            files: litex_files(
                &options.core,
                options.board.cores,
                options.board.shared_cache,
                options.clock_hz,
                LitexTarget::Board,
            )?,
            soc: options.board.soc(&options.core, options.clock_hz)?,
            top: TOP,
            for_hosts: vec![SYSTEM.to_owned(), HOST.0.to_owned()],
        })
    };
    build_design(options, &design, stop, watch)
}

/// Whether the system can have this core and this clock.
fn check(core: &CoreConfig, clock_hz: u32) -> Result<(), FlowError> {
    let refused = |why: String| Err(FlowError::Design(why));
    if core.ram_bytes > SDRAM_BYTES {
        return refused(format!(
            "the core's ram_bytes is {}, but the SDRAM has {SDRAM_BYTES}; take ram_bytes = {SDRAM_BYTES} or less",
            core.ram_bytes
        ));
    }
    let (least, most) = (CLOCKS_MHZ.start(), CLOCKS_MHZ.end());
    if !(least * 1_000_000..=most * 1_000_000).contains(&clock_hz) {
        return refused(format!(
            "the LiteX system runs at {least} to {most} MHz, not at {}; take another --clock",
            f64::from(clock_hz) / 1e6
        ));
    }
    Ok(())
}

/// Writes a file, and makes its folders.
fn write(path: &Path, text: &str) -> Result<(), FlowError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(FlowError::output(folder))?;
    }
    std::fs::write(path, text).map_err(FlowError::output(path))
}
