//! The flags that choose an ArchID, a core configuration and a memory, shared by the commands.

use std::path::PathBuf;

use assembler::Image;
use clap::Args;
use isa::{ArchId, ConfigError, CoreConfig, CoreOptions, DivergenceMechanism, Reconvergence};
use testbenches::{HostStart, Latencies, MemoryTiming};

use crate::commands::link::parse_number;
use crate::failure::Failure;
use crate::files;

/// Chooses the core.
#[derive(Args)]
pub struct CoreSelection {
    /// ArchID `<word bytes>w<GPRs>/<predicates>/<lanes>/<warps>` [default: 4w8/8/4/4, or the configuration's or board's]
    #[arg(long, value_name = "ARCHID")]
    arch: Option<String>,
    /// A named configuration (tiny, small, default, cached, dual, multi, wide, harp64) or a TOML file
    #[arg(long, value_name = "NAME|FILE")]
    config: Option<String>,
}

impl CoreSelection {
    /// The configuration asked for, validated.
    pub fn config(&self) -> Result<CoreConfig, Failure> {
        self.config_or(CoreOptions::default())
    }

    /// The same; what neither `--arch` nor a configuration file says is as `wanted`.
    pub fn config_or(&self, wanted: CoreOptions) -> Result<CoreConfig, Failure> {
        let arch = self.arch.as_deref().map(parse_arch).transpose()?;
        let Some(name) = &self.config else {
            return resolve(arch, &wanted).map_err(Failure::input);
        };
        if let Some((_, config, _)) = CoreConfig::named()
            .into_iter()
            .find(|(known, ..)| known == name)
        {
            return named_with_arch(name, config, arch);
        }
        let path = PathBuf::from(name);
        if !path.exists() {
            let known: Vec<_> = CoreConfig::named()
                .iter()
                .map(|(known, ..)| *known)
                .collect();
            let known = known.join(", ");
            return Err(Failure::input(format!(
                "no configuration is called {name} ({known}), nor is there such a file"
            )));
        }
        let in_file = |error| Failure::input(format!("{name}: {error}"));
        let options = CoreOptions::from_toml(&files::read_text(&path)?).map_err(in_file)?;
        resolve(arch, &options.or(wanted)).map_err(in_file)
    }
}

/// What a host says to the core.
#[derive(Args)]
pub struct HostSelection {
    /// Where the program starts, as a host would have it: a symbol or an address [default: 0]
    #[arg(long, value_name = "SYMBOL|ADDRESS")]
    start: Option<String>,
    /// The argument that a host passes, which hwid 5 reads, cut to a word [default: 0]
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
            Some(text) => match (image.symbol(text), parse_number(text)) {
                (Some(symbol), _) => symbol.address.0,
                (None, Ok(address)) if address <= arch.word_mask() => address,
                (None, Ok(_)) => {
                    return Err(Failure::input(format!(
                        "--start {text}: an address has {} bits",
                        arch.word_bits()
                    )));
                }
                (None, Err(_)) => {
                    return Err(Failure::input(format!(
                        "--start {text}: the program has no such symbol, and it is no address"
                    )));
                }
            },
        };
        Ok(Some(HostStart {
            address,
            argument: self.argument.unwrap_or(0) & arch.word_mask(),
        }))
    }
}

/// Chooses what the memory is like.
#[derive(Args)]
pub struct MemorySelection {
    /// Memory latency and back-pressure on both ports follow from it; 0: latency 1, always ready
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
    /// A memory that is always ready and takes so many cycles, 1 to 256, on both ports, or for fetches and for loads
    #[arg(long, value_name = "N|I,D", conflicts_with = "seed")]
    latency: Option<Latencies>,
}

impl MemorySelection {
    /// The memory asked for.
    pub fn timing(&self) -> MemoryTiming {
        self.latency
            .map_or(MemoryTiming::Seed(self.seed), MemoryTiming::Latency)
    }
}

fn resolve(arch: Option<ArchId>, options: &CoreOptions) -> Result<CoreConfig, ConfigError> {
    match arch {
        Some(arch) => CoreConfig::with_options(arch, options),
        None => CoreConfig::from_options(options),
    }
}

/// A named configuration, whose ArchID `--arch` may only repeat.
fn named_with_arch(
    name: &str,
    config: CoreConfig,
    arch: Option<ArchId>,
) -> Result<CoreConfig, Failure> {
    match arch {
        Some(arch) if arch != config.arch => Err(Failure::input(format!(
            "configuration {name} is {}, but --arch says {arch}; leave one of them out",
            config.arch
        ))),
        _ => Ok(config),
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
    by_name(text, &DivergenceMechanism::ALL, DivergenceMechanism::name)
}

/// When paired paths are compared, by its name.
pub fn reconvergence(text: &str) -> Result<Reconvergence, String> {
    by_name(text, &Reconvergence::ALL, Reconvergence::name)
}

/// One of several, by what it is printed as.
pub fn by_display<T: Copy + std::fmt::Display + strum::VariantArray>(
    text: &str,
) -> Result<T, String> {
    let named = |one: &&T| one.to_string() == text;
    T::VARIANTS.iter().find(named).copied().ok_or_else(|| {
        let names: Vec<String> = T::VARIANTS.iter().map(T::to_string).collect();
        format!("it is one of {}", names.join(", "))
    })
}

fn by_name<T: Copy>(text: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, String> {
    let names = || all.iter().map(|&one| name(one)).collect::<Vec<_>>();
    let found = all.iter().copied().find(|&one| name(one) == text);
    found.ok_or_else(|| format!("it is one of {}", names().join(", ")))
}
