//! The emitted Verilog as a package: with a file that tells another tool how to take it in.
//!
//! docs/host.md section 9 says what each package has. A package is a list of files; nothing here writes them.

mod filelist;
mod fusesoc;
mod litex;
mod vivado;

use isa::CoreConfig;
use strum::{Display, EnumString, VariantArray};
use thiserror::Error;

use crate::emission::{emit_prefixed_modules, TOP_MODULE};
use crate::kit::{BuildErrors, EmittedModule};
use crate::soc::host::{
    emit_accelerator, AcceleratorConfig, AcceleratorError, ControlBus, HostBus,
    ACCELERATOR_TOP_MODULE,
};

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
}

/// A file of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackageFile {
    /// Where it stands in the package's folder.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// Why there is no package.
#[derive(Clone, Debug, Error)]
pub enum PackageError {
    /// The package wants another top.
    #[error("a {kind} package joins the module to a bus, and {TOP_MODULE} has none; add --top accelerator")]
    NeedsAccelerator {
        /// The package.
        kind: PackageKind,
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
    /// The core is not emitted.
    #[error("the core's description is faulty: {0}")]
    Core(#[from] BuildErrors),
    /// The accelerator is not emitted.
    #[error(transparent)]
    Accelerator(#[from] AcceleratorError),
}

impl PackageTop {
    /// The name of the top module.
    pub fn name(&self) -> &'static str {
        match self {
            PackageTop::Core(_) => TOP_MODULE,
            PackageTop::Accelerator(_) => ACCELERATOR_TOP_MODULE,
        }
    }

    /// The core in it.
    pub fn core(&self) -> &CoreConfig {
        match self {
            PackageTop::Core(core) => core,
            PackageTop::Accelerator(config) => &config.core,
        }
    }

    /// The modules, the top first. Their names begin with `harmonica_`.
    ///
    /// # Errors
    /// When they are not emitted.
    pub fn modules(&self) -> Result<Vec<EmittedModule>, PackageError> {
        Ok(match self {
            PackageTop::Core(core) => emit_prefixed_modules(core)?,
            PackageTop::Accelerator(config) => emit_accelerator(config)?,
        })
    }

    /// What it is, in a few words.
    fn description(&self) -> String {
        let arch = self.core().arch;
        match self {
            PackageTop::Core(_) => format!("Harmonica SIMT core {arch}"),
            PackageTop::Accelerator(AcceleratorConfig { bus, .. }) => {
                let bus = match bus {
                    HostBus::Wishbone => "pipelined Wishbone",
                    HostBus::WishboneClassic => "classic Wishbone",
                    HostBus::Axi => "AXI4",
                    HostBus::AxiLite => "AXI4-Lite",
                };
                format!("Harmonica SIMT core {arch} as an accelerator on {bus}")
            }
        }
    }
}

/// The files of a package.
///
/// # Errors
/// When the package needs another top.
pub fn package(kind: PackageKind, top: &PackageTop) -> Result<Vec<PackageFile>, PackageError> {
    let described = |sources: &[String]| {
        Ok::<_, PackageError>(match (kind, top) {
            (PackageKind::Filelist, _) => filelist::file(top, sources),
            (PackageKind::Fusesoc, _) => fusesoc::file(top, sources),
            (PackageKind::Litex, PackageTop::Accelerator(config)) => {
                check_buses(kind, config, false, "Wishbone buses")?;
                litex::file(config, sources)?
            }
            (PackageKind::Vivado, PackageTop::Accelerator(config)) => {
                check_buses(kind, config, true, "AXI buses")?;
                vivado::file(config, sources)
            }
            (PackageKind::Litex | PackageKind::Vivado, PackageTop::Core(_)) => {
                return Err(PackageError::NeedsAccelerator { kind })
            }
        })
    };
    // A package that cannot be is refused before anything is emitted.
    described(&[])?;
    let mut modules = top.modules()?;
    if let (PackageKind::Vivado, PackageTop::Accelerator(config)) = (kind, top) {
        modules[0].text = vivado::with_attributes(config, &modules[0])?;
    }
    let source = |module: &EmittedModule| format!("{SOURCES_FOLDER}/{}.v", module.name);
    let sources: Vec<String> = modules.iter().map(source).collect();
    let mut files = vec![described(&sources)?];
    let texts = modules.into_iter().map(|module| module.text);
    files.extend(
        sources
            .into_iter()
            .zip(texts)
            .map(|(path, text)| PackageFile { path, text }),
    );
    Ok(files)
}

/// Refuses buses of another family than the package's.
fn check_buses(
    kind: PackageKind,
    config: &AcceleratorConfig,
    wants_axi: bool,
    fits: &'static str,
) -> Result<(), PackageError> {
    let refused = |flag, bus: String| {
        Err(PackageError::Bus {
            kind,
            flag,
            bus,
            fits,
        })
    };
    let is_axi = matches!(config.bus, HostBus::Axi | HostBus::AxiLite);
    if is_axi != wants_axi {
        return refused("bus", config.bus.to_string());
    }
    if (config.control == ControlBus::AxiLite) != wants_axi {
        return refused("control", config.control.to_string());
    }
    Ok(())
}

/// What wrote a file, for its first line.
fn written_by(top: &PackageTop) -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!(
        "{}. Written by harmonica {version}; do not edit.",
        top.description()
    )
}
