//! The flags that choose a program, an ArchID, a core configuration and a memory, shared by the commands.

use std::path::PathBuf;

use assembler::Image;
use clap::Args;
use isa::{Address, ArchId, CoreConfig, CoreOptions, DivergenceMechanism, Reconvergence};
use testbenches::{HostStart, Latencies, MemoryTiming};

use crate::c::COptions;
use crate::failure::Failure;
use crate::options::OptionFlags;
use crate::{files, program};

/// Chooses the core.
#[derive(Args, Clone)]
pub struct CoreSelection {
    /// Shape of the core: `<word bytes>w<GPRs>/<predicates>/<lanes>/<warps>` [default: that of the configuration, board
    /// or first object, else 4w8/8/4/4]
    #[arg(long, value_name = "ARCHID")]
    arch: Option<String>,
    /// Named configuration (tiny, small, default, cached, dual, multi, wide, harp64) or TOML file; `--help` lists a
    /// flag for each option
    #[arg(long, value_name = "NAME|FILE")]
    config: Option<String>,
    #[command(flatten)]
    options: OptionFlags,
}

impl CoreSelection {
    /// The configuration asked for, validated.
    pub fn config(&self) -> Result<CoreConfig, Failure> {
        self.config_or(CoreOptions::default())
    }

    /// The configuration asked for, validated, with the options of `wanted` where neither flags nor a configuration say.
    pub fn config_or(&self, wanted: CoreOptions) -> Result<CoreConfig, Failure> {
        if let Some(arch) = &self.arch {
            parse_arch(arch)?;
        }
        self.validated(&self.asked(wanted)?)
    }

    /// The configuration with the options of [`Self::asked`].
    pub fn validated(&self, asked: &CoreOptions) -> Result<CoreConfig, Failure> {
        CoreConfig::from_options(asked).map_err(|error| match &self.config {
            Some(name) => Failure::input(format!("{name}: {error}")),
            None => Failure::input(error),
        })
    }

    /// Whether a configuration is named.
    pub fn has_config(&self) -> bool {
        self.config.is_some()
    }

    /// Whether one of the project's own configurations is named: what it does not say, it does not have.
    pub fn is_named(&self) -> bool {
        self.config.as_deref().and_then(CoreOptions::named).is_some()
    }

    /// Whether anything is said about the core.
    #[cfg(feature = "workbench")]
    pub fn is_given(&self) -> bool {
        let none = CoreOptions::default();
        self.has_config() || self.arch.is_some() || self.options.0 != none
    }

    /// The options asked for, unvalidated: those of the flags, then those of the configuration; then, unless it is a
    /// named one, those that are `wanted`.
    pub fn asked(&self, wanted: CoreOptions) -> Result<CoreOptions, Failure> {
        let flags = CoreOptions { arch: self.arch.clone(), ..self.options.0.clone() };
        let Some(name) = &self.config else {
            return Ok(flags.or(wanted));
        };
        if let Some(named) = CoreOptions::named(name) {
            check_same_arch(name, self.arch.as_deref(), named.arch.as_deref())?;
            return Ok(flags.or(named));
        }
        Ok(flags.or(from_file(name)?).or(wanted))
    }
}

/// A named configuration, or that of a TOML file, with options of the command line, validated.
#[cfg(feature = "workbench")]
pub fn configuration_with(own: CoreOptions, name: &str) -> Result<CoreConfig, Failure> {
    let options = match CoreOptions::named(name) {
        Some(options) => options,
        None => from_file(name)?,
    };
    let wrong = |error| Failure::input(format!("{name}: {error}"));
    CoreConfig::from_options(&own.or(options)).map_err(wrong)
}

/// The options in a file, which is not there when a configuration was meant that nothing is called.
fn from_file(name: &str) -> Result<CoreOptions, Failure> {
    let path = PathBuf::from(name);
    if !path.exists() {
        let known = CoreConfig::named();
        let known: Vec<_> = known.iter().map(|(known, ..)| *known).collect();
        return Err(Failure::input(format!(
            "no configuration is called {name} ({}), nor is there such a file",
            known.join(", ")
        )));
    }
    let in_file = |error| Failure::input(format!("{name}: {error}"));
    CoreOptions::from_toml(&files::read_text(&path)?).map_err(in_file)
}

/// What a host says to the core.
#[derive(Args, Clone)]
pub struct HostSelection {
    /// Symbol or address at which a host starts the program [default: 0]
    #[arg(long, value_name = "SYMBOL|ADDRESS")]
    start: Option<String>,
    /// Argument that the host passes, cut to a word; hwid 5 reads it [default: 0]
    #[arg(long, value_name = "N", value_parser = parse_number)]
    argument: Option<u64>,
}

impl HostSelection {
    /// Start and argument, where one of them is given.
    pub fn of(&self, image: &Image, arch: &ArchId) -> Result<Option<HostStart>, Failure> {
        if self.start.is_none() && self.argument.is_none() {
            return Ok(None);
        }
        let address = match self.start.as_deref() {
            None => 0,
            Some(text) => match place(image, text) {
                Some(Address(address)) if address <= arch.word_mask() => Ok(address),
                Some(_) => Err(format!("an address has {} bits", arch.word_bits())),
                None => Err("the program has no such symbol, and it is no address".to_owned()),
            }
            .map_err(|why| Failure::input(format!("--start {text}: {why}")))?,
        };
        Ok(Some(HostStart { address, argument: self.argument.unwrap_or(0) & arch.word_mask() }))
    }
}

/// Chooses what the memory is like.
#[derive(Args, Clone)]
pub struct MemorySelection {
    /// Draw latency and back-pressure of both ports from this number; 0: latency 1, always ready
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
    /// Always-ready memory that answers after N cycles, 1 to 256, or fetches after I and loads after D
    #[arg(long, value_name = "N|I,D", conflicts_with = "seed")]
    latency: Option<Latencies>,
}

impl MemorySelection {
    /// The memory asked for.
    pub fn timing(&self) -> MemoryTiming {
        self.latency.map_or(MemoryTiming::Seed(self.seed), MemoryTiming::Latency)
    }
}

/// A program, and the core that it is for.
#[derive(Args, Clone)]
pub struct ProgramArguments {
    /// Sources (assembly or C) and objects, linked in this order, or one image (.bin, .hex, .mem)
    #[arg(required = true, value_name = "PROGRAM")]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub core: CoreSelection,
    #[command(flatten)]
    pub c: COptions,
}

/// A run of a program, cycle by cycle.
#[derive(Args, Clone)]
pub struct TimedRun {
    #[command(flatten)]
    pub program: ProgramArguments,
    #[command(flatten)]
    pub memory: MemorySelection,
    /// End the run after N cycles [default: 10000000; timeline 100000, view 1000000]
    #[arg(long, value_name = "N")]
    pub max_cycles: Option<u64>,
}

impl TimedRun {
    /// The core, and the program for it.
    pub fn load(&self) -> Result<(CoreConfig, Image), Failure> {
        let program = &self.program;
        let no_board = CoreOptions::default();
        program::load_on(&program.core, &program.files, no_board, &program.c)
    }
}

/// A named configuration has an ArchID, which `--arch` may only repeat.
fn check_same_arch(name: &str, given: Option<&str>, own: Option<&str>) -> Result<(), Failure> {
    match (given, own) {
        (Some(given), Some(own)) if parse_toolchain_arch(given)? != parse_arch(own)? => Err(Failure::input(format!(
            "configuration {name} is {own}, but --arch says {given}; leave one of them out"
        ))),
        _ => Ok(()),
    }
}

/// A complete ArchID.
pub fn parse_arch(text: &str) -> Result<ArchId, Failure> {
    text.parse().map_err(Failure::input)
}

/// An ArchID for assembler, linker, disassembler: lanes and warps may be left out.
pub fn parse_toolchain_arch(text: &str) -> Result<ArchId, Failure> {
    ArchId::parse_toolchain(text).map_err(Failure::input)
}

/// A mechanism of divergence by its name.
pub fn divergence(text: &str) -> Result<DivergenceMechanism, String> {
    named(text, &DivergenceMechanism::ALL.map(|one| (one.name(), one)))
}

/// When paired paths are compared, by its name.
pub fn reconvergence(text: &str) -> Result<Reconvergence, String> {
    named(text, &Reconvergence::ALL.map(|one| (one.name(), one)))
}

/// One of several, by what it is printed as.
pub fn by_display<T: Copy + std::fmt::Display + strum::VariantArray>(text: &str) -> Result<T, String> {
    let all: Vec<_> = T::VARIANTS.iter().map(|one| (one.to_string(), *one)).collect();
    named(text, &all)
}

/// One of several, by its name.
pub fn named<N: AsRef<str>, T: Copy>(text: &str, all: &[(N, T)]) -> Result<T, String> {
    let found = all.iter().find(|(name, _)| name.as_ref() == text);
    found.map(|(_, one)| *one).ok_or_else(|| {
        let names: Vec<_> = all.iter().map(|(name, _)| name.as_ref()).collect();
        format!("it is one of {}", names.join(", "))
    })
}

/// A number, decimal or hexadecimal with `0x`.
pub fn parse_number(text: &str) -> Result<u64, String> {
    let number = match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => text.parse(),
    };
    number.map_err(|error| format!("{error}; write it as 4096 or 0x1000"))
}

/// The address of a symbol, or one that is written as a number.
pub fn place(image: &Image, text: &str) -> Option<Address> {
    let symbol = image.symbol(text).map(|symbol| symbol.address);
    symbol.or_else(|| parse_number(text).ok().map(Address))
}

/// A frequency in MHz, as Hz.
pub fn parse_mhz(text: &str) -> Result<u32, String> {
    let mhz: f64 = text.parse().map_err(|_| format!("`{text}` is no frequency in MHz such as 48 or 37.5"))?;
    if mhz > 0.0 && mhz <= 1000.0 {
        Ok((mhz * 1e6).round() as u32)
    } else {
        Err("a frequency is more than 0 and at most 1000 MHz".to_owned())
    }
}
