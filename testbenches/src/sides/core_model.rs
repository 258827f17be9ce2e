//! The core's Verilog, and the Verilated model of it.

use fpga::CellNetlist;
use isa::CoreConfig;

use crate::bridge::{BareLoop, BridgeError, Built, Design, ModelCache, ModelOptions, Optimisation};
use crate::run::cosim::CosimError;
use crate::sides::rtl::public_arrays;

/// One Verilog module.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Module {
    name: String,
    text: String,
}

/// The core's Verilog, module by module, with trace ports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoreVerilog {
    modules: Vec<Module>,
}

/// Why a fault cannot be put into the Verilog.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{from}` stands {found} times in the core's Verilog; to put in a fault, it must stand there once")]
pub struct FaultError {
    /// The text looked for.
    pub from: String,
    /// How often it was found.
    pub found: usize,
}

impl CoreVerilog {
    /// Describes the core and prints it, with trace ports.
    ///
    /// # Errors
    /// Every fault of the description.
    pub fn emit(config: &CoreConfig) -> Result<Self, CosimError> {
        let emitted = hdl::emit_modules(&config.with_trace(true));
        let emitted = emitted.map_err(|faults| CosimError::Description(faults.to_string()))?;
        let modules = emitted.into_iter().map(|module| Module {
            name: module.name,
            text: module.text,
        });
        Ok(CoreVerilog {
            modules: modules.collect(),
        })
    }

    /// The same Verilog with a fault: `from` replaced by `to`. For tests that a fault is caught.
    ///
    /// # Errors
    /// When `from` does not stand there exactly once: the fault would not be the one that is meant.
    pub fn with_fault(&self, from: &str, to: &str) -> Result<Self, FaultError> {
        let count = |module: &Module| module.text.matches(from).count();
        let found = self.modules.iter().map(count).sum();
        if found != 1 {
            return Err(FaultError {
                from: from.to_owned(),
                found,
            });
        }
        let mut faulty = self.clone();
        for module in &mut faulty.modules {
            module.text = module.text.replace(from, to);
        }
        Ok(faulty)
    }

    /// The text of the module of that name; for tests that look for a place for a fault.
    pub fn module(&self, name: &str) -> Option<&str> {
        let named = self.modules.iter().find(|module| module.name == name);
        named.map(|module| module.text.as_str())
    }
}

/// A netlist for Verilator: no warning is waived but those about what programs have written, and yosys' models of cells.
pub(crate) fn netlist_design(netlist: &CellNetlist) -> Design {
    let mut design = Design::new(&netlist.top);
    for file in &netlist.own {
        design = design.with_file(&file.name, &file.text);
    }
    for file in &netlist.foreign {
        design = design.with_lenient_file(&file.name, &file.text);
    }
    design
}

/// Builds a netlist's Verilated model, or takes it from the cache.
///
/// Compiling for waveforms and at more than `-O1` would take longer than a netlist's short runs can win back.
pub(crate) fn build_netlist(
    cache: &ModelCache,
    netlist: &CellNetlist,
    trace: bool,
) -> Result<Built, BridgeError> {
    let options = ModelOptions {
        trace,
        optimisation: Optimisation::Some,
        ..ModelOptions::default()
    };
    cache.build(&netlist_design(netlist), &options)
}

/// Builds the Verilated model, or takes it from the cache.
pub(crate) fn build(
    cache: &ModelCache,
    verilog: &CoreVerilog,
    bare_loop: BareLoop,
) -> Result<Built, BridgeError> {
    let mut design = Design::new(hdl::TOP_MODULE);
    for module in &verilog.modules {
        design = design.with_file(format!("{}.v", module.name), &module.text);
    }
    let modules = verilog
        .modules
        .iter()
        .map(|module| (module.name.as_str(), module.text.as_str()));
    let options = ModelOptions {
        trace: true,
        optimisation: Optimisation::More,
        public: public_arrays(modules),
        bare_loop,
    };
    cache.build(&design, &options)
}
