//! The emitted Verilog as a package: with a file that tells another tool how to take it in.
//!
//! docs/host.md section 9 says what each package has. A package is a list of files; nothing here writes them.

mod filelist;
mod fusesoc;
mod handbook;
mod litex;
mod prefix;
mod vivado;

pub use handbook::LOCK_STEP_CORES;
pub use prefix::{ModulePrefix, PrefixError};

use isa::{ClusterConfig, ClusterShape, CoreConfig};
use strum::{Display, EnumString, VariantArray};
use thiserror::Error;

use crate::cluster::{emit_prefixed_cluster, CLUSTER_MODULE};
use crate::emission::{emit_prefixed_modules, heading, MODULE_PREFIX, TOP_MODULE};
use crate::kit::{one_file, BuildErrors, EmittedModule, Prefixes};
use crate::soc::host::{
    emit_prefixed_accelerator, AcceleratorConfig, AcceleratorError, ControlBus, HostBus, ACCELERATOR_TOP_MODULE,
};
use crate::soc::{emit_prefixed_soc, SocConfig, SocError, SOC_TOP_MODULE};

/// The folder of a package that has the Verilog, a file a module.
const SOURCES_FOLDER: &str = "rtl";

/// A kind of package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PackageKind {
    /// A list of the files, as simulators and synthesisers read it.
    Filelist,
    /// A core file of FuseSoC.
    Fusesoc,
    /// A Python module of LiteX.
    Litex,
    /// A script that packs an IP of Vivado.
    Vivado,
}

/// What is packed.
#[derive(Clone, Copy, Debug)]
pub enum PackageTop {
    /// The core alone.
    Core(CoreConfig),
    /// The core behind a host's bus.
    Accelerator(AcceleratorConfig),
    /// Several cores on one memory.
    Cluster(ClusterConfig),
    /// Core or cores with RAM, UART console and loader.
    System(SocConfig),
}

/// A file of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackageFile {
    /// Its path in the package's folder.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// Why there is no package.
#[derive(Clone, Debug, Error)]
pub enum PackageError {
    /// The package wants another top.
    #[error("a {kind} package joins the module to a bus, and {top} has none; add --top accelerator")]
    NeedsAccelerator {
        /// The package.
        kind: PackageKind,
        /// The module.
        top: &'static str,
    },
    /// The package cannot use the bus.
    #[error("a {kind} package joins {ACCELERATOR_TOP_MODULE} to {fits}, not --{flag} {bus}; choose another --{flag}, or another package")]
    Bus {
        /// The package.
        kind: PackageKind,
        /// The flag that says the bus.
        flag: &'static str,
        /// The bus.
        bus: String,
        /// What it can use.
        fits: &'static str,
    },
    /// The package has no place for what the RAM starts with.
    #[error(
        "a {kind} package has no place for the files that the RAM of {SOC_TOP_MODULE} starts with; leave --package out"
    )]
    NoPlaceForImages {
        /// The package.
        kind: PackageKind,
    },
    /// The system is not emitted.
    #[error(transparent)]
    System(#[from] SocError),
    /// The core is not emitted.
    #[error("the core's description is faulty: {0}")]
    Core(#[from] BuildErrors),
    /// The accelerator is not emitted.
    #[error(transparent)]
    Accelerator(#[from] AcceleratorError),
}

impl PackageTop {
    /// The name of the top module, without a prefix.
    pub fn name(&self) -> &'static str {
        match self {
            PackageTop::Core(_) => TOP_MODULE,
            PackageTop::Accelerator(_) => ACCELERATOR_TOP_MODULE,
            PackageTop::Cluster(_) => CLUSTER_MODULE,
            PackageTop::System(_) => SOC_TOP_MODULE,
        }
    }

    /// The core in it; where there are several, each of them.
    pub fn core(&self) -> &CoreConfig {
        match self {
            PackageTop::Core(core) => core,
            PackageTop::Accelerator(config) => &config.core,
            PackageTop::Cluster(config) => &config.core,
            PackageTop::System(config) => &config.core,
        }
    }

    /// How many cores and banks there are, where there are several.
    fn several(&self) -> Option<ClusterShape> {
        match self {
            PackageTop::Core(_) => None,
            PackageTop::Accelerator(config) => {
                config.cores.map(|cores| ClusterShape { cores, banks: 1, shared_cache: config.shared_cache })
            }
            PackageTop::Cluster(config) => Some(config.shape()),
            PackageTop::System(config) => config.several,
        }
    }

    /// The modules, the top first, and the files that the RAM starts with. Behind the prefix the modules' names begin
    /// with `family`; those of an accelerator or a system always with `harmonica_`.
    fn emitted(
        &self,
        prefix: &ModulePrefix,
        family: &str,
    ) -> Result<(Vec<EmittedModule>, Vec<PackageFile>), PackageError> {
        let outer = prefix.as_str();
        let modules = match self {
            PackageTop::Core(core) => emit_prefixed_modules(core, Prefixes { outer, family })?,
            PackageTop::Accelerator(config) => emit_prefixed_accelerator(config, outer)?,
            PackageTop::Cluster(config) => emit_prefixed_cluster(config, Prefixes { outer, family })?,
            PackageTop::System(config) => {
                let soc = emit_prefixed_soc(config, outer)?;
                let images = soc.images.into_iter();
                let images = images.map(|file| PackageFile { path: file.name, text: file.text });
                return Ok((soc.modules, images.collect()));
            }
        };
        Ok((modules, Vec::new()))
    }

    /// What it is, in a few words.
    fn description(&self) -> String {
        let arch = self.core().arch;
        let shared = self.several().and_then(|several| several.shared_cache);
        let shared = shared.map_or("", |_| " with a shared cache");
        match self {
            PackageTop::Core(_) => format!("Harmonica SIMT core {arch}"),
            PackageTop::Accelerator(AcceleratorConfig { bus, cores, .. }) => {
                let bus = match bus {
                    HostBus::Wishbone => "pipelined Wishbone",
                    HostBus::WishboneClassic => "classic Wishbone",
                    HostBus::Axi => "AXI4",
                    HostBus::AxiLite => "AXI4-Lite",
                };
                match cores {
                    None => format!("Harmonica SIMT core {arch} as an accelerator on {bus}"),
                    Some(cores) => {
                        let cores = counted(*cores, "core");
                        format!("Harmonica cluster: {cores} {arch}{shared} as an accelerator on {bus}")
                    }
                }
            }
            PackageTop::Cluster(ClusterConfig { cores, banks, .. }) => {
                let (cores, banks) = (counted(*cores, "core"), counted(*banks, "bank"));
                format!("Harmonica cluster: {cores} {arch}{shared} on a memory of {banks}")
            }
            PackageTop::System(config) => match config.several {
                None => format!("Harmonica SIMT core {arch} with RAM, console and loader"),
                Some(ClusterShape { cores, banks, .. }) => {
                    let (cores, banks) = (counted(cores, "core"), counted(banks, "bank"));
                    format!("Harmonica cluster: {cores} {arch}{shared} with RAM of {banks}, console and loader")
                }
            },
        }
    }
}

/// A number with its noun.
fn counted(count: u32, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// The Verilog with its handbook: a file a module, or one file with all of them.
///
/// # Errors
/// When the modules are not emitted.
pub fn verilog(top: &PackageTop, prefix: &ModulePrefix, in_one_file: bool) -> Result<Vec<PackageFile>, PackageError> {
    // Without a package, a core keeps the short names.
    let (modules, images) = top.emitted(prefix, "")?;
    let handbook = handbook::file(top, prefix, &modules);
    let file = |name: &str, text: String| PackageFile { path: format!("{name}.v"), text };
    let mut files: Vec<PackageFile> = match in_one_file {
        true => {
            let text = one_file(modules.iter().map(|module| module.text.as_str()));
            let heading = match top {
                PackageTop::Core(core) | PackageTop::Cluster(ClusterConfig { core, .. }) => {
                    format!("{}\n", heading(core))
                }
                PackageTop::Accelerator(_) | PackageTop::System(_) => String::new(),
            };
            vec![file(&modules[0].name, heading + &text)]
        }
        false => {
            let modules = modules.into_iter();
            modules.map(|module| file(&module.name, module.text)).collect()
        }
    };
    files.extend(images);
    files.push(handbook);
    Ok(files)
}

/// The files of a package.
///
/// # Errors
/// When the package needs another top.
pub fn package(kind: PackageKind, top: &PackageTop, prefix: &ModulePrefix) -> Result<Vec<PackageFile>, PackageError> {
    let described = |sources: &[String]| {
        Ok::<_, PackageError>(match (kind, top) {
            (_, PackageTop::System(_)) => return Err(PackageError::NoPlaceForImages { kind }),
            (PackageKind::Filelist, _) => filelist::file(top, prefix, sources),
            (PackageKind::Fusesoc, _) => fusesoc::file(top, prefix, sources),
            (PackageKind::Litex, PackageTop::Accelerator(config)) => {
                check_buses(kind, config, false, "Wishbone buses")?;
                litex::file(config, prefix, sources)?
            }
            (PackageKind::Vivado, PackageTop::Accelerator(config)) => {
                check_buses(kind, config, true, "AXI buses")?;
                vivado::file(config, prefix, sources)
            }
            (PackageKind::Litex | PackageKind::Vivado, PackageTop::Core(_) | PackageTop::Cluster(_)) => {
                let top = top.name();
                return Err(PackageError::NeedsAccelerator { kind, top });
            }
        })
    };
    // A package that cannot be is refused before anything is emitted.
    described(&[])?;
    let (mut modules, _) = top.emitted(prefix, MODULE_PREFIX)?;
    let handbook = handbook::file(top, prefix, &modules);
    if let (PackageKind::Vivado, PackageTop::Accelerator(config)) = (kind, top) {
        modules[0].text = vivado::with_attributes(config, &modules[0])?;
    }
    let source = |module: &EmittedModule| format!("{SOURCES_FOLDER}/{}.v", module.name);
    let sources: Vec<String> = modules.iter().map(source).collect();
    let mut files = vec![described(&sources)?, handbook];
    let texts = modules.into_iter().map(|module| module.text);
    files.extend(sources.into_iter().zip(texts).map(|(path, text)| PackageFile { path, text }));
    Ok(files)
}

/// Refuses buses of another family than the package's.
fn check_buses(
    kind: PackageKind,
    config: &AcceleratorConfig,
    wants_axi: bool,
    fits: &'static str,
) -> Result<(), PackageError> {
    let refused = |flag, bus: String| Err(PackageError::Bus { kind, flag, bus, fits });
    let is_axi = matches!(config.bus, HostBus::Axi | HostBus::AxiLite);
    if is_axi != wants_axi {
        return refused("bus", config.bus.to_string());
    }
    if (config.control == ControlBus::AxiLite) != wants_axi {
        return refused("control", config.control.to_string());
    }
    Ok(())
}

/// The licence of what is generated, as SPDX writes it: the project's.
const LICENSE: &str = concat!("SPDX-License-Identifier: ", env!("CARGO_PKG_LICENSE"));

/// How a file says that it is generated.
pub const WRITTEN_BY: &str = "Written by harmonica ";

/// What wrote a file, for its first line.
fn written_by(top: &PackageTop) -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("{}. {WRITTEN_BY}{version}; do not edit.", top.description())
}
