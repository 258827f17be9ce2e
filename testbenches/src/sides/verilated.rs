//! A system's Verilog, and the Verilated model of it.

use fpga::CellNetlist;
use hdl::{BuildErrors, EmittedModule, Mutant, MutantChoice};

use crate::bridge::{BareLoop, BridgeError, Built, Design, ModelCache, ModelOptions, Optimisation, PublicVariable};
use crate::sides::rtl::public_arrays;
use crate::system::System;

/// The hardware's description is faulty: every fault of it.
#[derive(Debug, thiserror::Error)]
#[error("the core's description is faulty:\n{0}")]
pub struct DescriptionError(String);

/// The Verilog of a core alone or of a cluster, module by module, with trace ports.
#[derive(Clone, Debug)]
pub struct EmittedVerilog {
    /// The name of the module that has all the others.
    top: &'static str,
    modules: Vec<EmittedModule>,
    core_count: u32,
}

impl EmittedVerilog {
    /// Describes the system and prints it, with trace ports.
    ///
    /// # Errors
    /// Every fault of the description.
    pub fn emit<S: System>(system: &S) -> Result<Self, DescriptionError> {
        Self::of_modules(system, system.traced().emit())
    }

    /// Describes the system and prints it, without trace ports.
    ///
    /// # Errors
    /// Every fault of the description.
    pub fn without_trace<S: System>(system: &S) -> Result<Self, DescriptionError> {
        let core = (*system.core()).without_trace();
        Self::of_modules(system, system.with_core(core).emit())
    }

    /// The Verilog with one driver changed. For tests that a defect is noticed.
    ///
    /// # Errors
    /// As [`EmittedVerilog::emit`]; and when the defect does not find its driver in exactly one module.
    pub fn with_defect<S: System>(system: &S, defect: &hdl::Defect) -> Result<Self, DescriptionError> {
        Self::of_modules(system, system.traced().emit_with_defect(defect))
    }

    /// The Verilog with mutants, of which [`Cosimulator::mutant`](crate::Cosimulator::mutant) chooses one, and a list
    /// of them.
    ///
    /// # Errors
    /// As [`EmittedVerilog::emit`].
    pub fn with_mutants<S: System>(system: &S, choice: &MutantChoice) -> Result<(Self, Vec<Mutant>), DescriptionError> {
        let (modules, mutants) = system.traced().emit_with_mutants(choice).map_err(described)?;
        Ok((Self::of_modules(system, Ok(modules))?, mutants))
    }

    /// The files: name and text of each.
    pub fn files(&self) -> impl Iterator<Item = (String, &str)> {
        let modules = self.modules.iter();
        modules.map(|module| (format!("{}.v", module.name), module.text.as_str()))
    }

    /// The line of a module's file that gives a signal its value, the first if there are several. `None` where the
    /// value is in the connection of a part.
    pub fn line_of_driver(&self, module: &str, signal: &str) -> Option<usize> {
        let drives = |line: &str| {
            ["=", "<="].iter().any(|sign| {
                let place = line.find(&format!("{signal} {sign}"));
                place.is_some_and(|place| !line[..place].ends_with(is_of_name))
            })
        };
        let emitted = self.modules.iter().find(|emitted| emitted.name == module)?;
        let line = emitted.text.lines().position(drives)?;
        Some(line + 1)
    }

    fn of_modules<S: System>(
        system: &S,
        emitted: Result<Vec<EmittedModule>, BuildErrors>,
    ) -> Result<Self, DescriptionError> {
        Ok(EmittedVerilog { top: S::TOP, modules: emitted.map_err(described)?, core_count: system.core_count() })
    }
}

fn described(faults: BuildErrors) -> DescriptionError {
    DescriptionError(faults.to_string())
}

/// Whether a letter can be part of a name.
fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Whether a model can write waveforms. What does so is as much C++ again as the core: only those that want them wait
/// for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waveforms {
    /// It cannot.
    Without,
    /// It can.
    With,
}

impl From<bool> for Waveforms {
    /// Whether they are wanted.
    fn from(wanted: bool) -> Self {
        match wanted {
            true => Waveforms::With,
            false => Waveforms::Without,
        }
    }
}

/// Cores of a cluster that share their code, at least. Four of `4w8/8/8/8` compile in less than half the time then, and
/// run a little faster; two run a seventh slower, since Verilator optimises less.
const SHARED_CORES_LEAST: u32 = 4;

/// A netlist for Verilator: no warning is waived but those about what programs have written, and yosys' models of
/// cells.
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

/// Builds a netlist's Verilated model, or takes it from the cache; see [`build`].
pub(crate) fn build_netlist(
    cache: &ModelCache,
    netlist: &CellNetlist,
    waveforms: Waveforms,
) -> Result<Built, BridgeError> {
    cache.build(&netlist_design(netlist), &with_waveforms(waveforms))
}

/// Builds a model whose state can be kept and brought back.
pub(crate) fn build_savable(
    cache: &ModelCache,
    verilog: &EmittedVerilog,
    waveforms: Waveforms,
) -> Result<Built, BridgeError> {
    let options = ModelOptions { savable: true, ..with_waveforms(waveforms) };
    build_with(cache, verilog, options)
}

/// Builds the Verilated model, or takes it from the cache.
pub(crate) fn build(cache: &ModelCache, verilog: &EmittedVerilog, waveforms: Waveforms) -> Result<Built, BridgeError> {
    build_with(cache, verilog, with_waveforms(waveforms))
}

/// Builds a model without optimisation: in little more than half the time, for runs that are short.
pub(crate) fn build_hastily(cache: &ModelCache, verilog: &EmittedVerilog) -> Result<Built, BridgeError> {
    let options = ModelOptions { optimisation: Optimisation::None, ..ModelOptions::default() };
    build_with(cache, verilog, options)
}

/// Builds a model that counts what of the Verilog comes about.
pub(crate) fn build_counting(cache: &ModelCache, verilog: &EmittedVerilog) -> Result<Built, BridgeError> {
    let options = ModelOptions { coverage: true, ..ModelOptions::default() };
    build_with(cache, verilog, options)
}

fn with_waveforms(waveforms: Waveforms) -> ModelOptions {
    ModelOptions { trace: waveforms == Waveforms::With, ..ModelOptions::default() }
}

/// Builds a model with a loop in C++ beside it.
pub(crate) fn build_with_bare_loop(
    cache: &ModelCache,
    verilog: &EmittedVerilog,
    bare_loop: BareLoop,
) -> Result<Built, BridgeError> {
    let options = ModelOptions { bare_loop, ..ModelOptions::default() };
    build_with(cache, verilog, options)
}

fn build_with(cache: &ModelCache, verilog: &EmittedVerilog, options: ModelOptions) -> Result<Built, BridgeError> {
    let mut design = Design::new(verilog.top);
    for (name, text) in verilog.files() {
        design = design.with_file(name, text);
    }
    let modules = verilog.modules.iter();
    let mut public = public_arrays(modules.clone().map(|module| (&*module.name, &*module.text)));
    let shared_instances = verilog.core_count >= SHARED_CORES_LEAST;
    if shared_instances {
        let core = modules.filter(|module| module.name == hdl::TOP_MODULE);
        public.extend(core.flat_map(ports_in_use));
    }
    let options = ModelOptions { public, shared_instances, ..options };
    cache.build(&design, &options)
}

/// A core's ports. Those of its trace only leave it: nothing around it gets into its code by them.
fn ports_in_use(core: &EmittedModule) -> impl Iterator<Item = PublicVariable> + '_ {
    let ports = core.ports.iter().map(|port| port.name.as_str());
    let in_use = ports.filter(|port| !port.starts_with("trace_"));
    in_use.map(|port| PublicVariable::new(&core.name, port))
}
