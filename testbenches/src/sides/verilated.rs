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

/// A file that the Verilog does not have.
#[derive(Debug, thiserror::Error)]
#[error("the Verilog has no file {name}; its files are {known}")]
pub struct NoSuchFile {
    name: String,
    known: String,
}

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

    /// The Verilog with the text of a file as its user has changed it.
    ///
    /// # Errors
    /// When there is no file of that name.
    pub fn with_file(mut self, name: &str, text: &str) -> Result<Self, NoSuchFile> {
        let mut modules = self.modules.iter_mut();
        match modules.find(|module| name.strip_suffix(".v") == Some(module.name.as_str())) {
            Some(module) => {
                module.text = text.to_owned();
                Ok(self)
            }
            None => {
                let known: Vec<_> = self.files().map(|(known, _)| known).collect();
                Err(NoSuchFile { name: name.to_owned(), known: known.join(", ") })
            }
        }
    }

    /// The files: name and text of each.
    pub fn files(&self) -> impl Iterator<Item = (String, &str)> {
        let modules = self.modules.iter();
        modules.map(|module| (format!("{}.v", module.name), module.text.as_str()))
    }

    /// The line of a module's file that gives a signal its value, the first if there are several; for an element of a
    /// vector, such as `value[1*32 +: 32]`, that of its loop or of the whole vector if it has none of its own. `None`
    /// where the value is in the connection of a part.
    pub fn line_of_driver(&self, module: &str, signal: &str) -> Option<usize> {
        let emitted = self.modules.iter().find(|emitted| emitted.name == module)?;
        let line_of = |drives: &dyn Fn(&str) -> bool| emitted.text.lines().position(drives);
        let line = line_of(&|line| is_driven(line, signal, false)).or_else(|| {
            let (vector, _) = signal.split_once('[')?;
            line_of(&|line| is_driven(line, vector, true))
        });
        line.map(|line| line + 1)
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

/// Whether a line gives a signal its value, or, `in_loop`, the element of a vector that a loop has reached, or all of
/// it.
fn is_driven(line: &str, signal: &str, in_loop: bool) -> bool {
    line.match_indices(signal).any(|(place, _)| {
        let behind = &line[place + signal.len()..];
        let element = behind.strip_prefix("[i").filter(|_| in_loop).and_then(|rest| rest.split_once(']'));
        let behind = element.map_or(behind, |(_, behind)| behind);
        let is_assigned = ["=", "<="].iter().any(|sign| behind.trim_end() == format!(" {sign}"))
            || behind.starts_with(" = ")
            || behind.starts_with(" <= ");
        is_assigned && !line[..place].ends_with(is_of_name)
    })
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

#[cfg(test)]
mod tests {
    use isa::CoreConfig;

    use super::*;

    /// What is printed as a loop has the line of the loop, and is named as a part of its vector.
    #[test]
    fn mutants_have_the_names_and_lines_of_the_verilog_without_them() {
        let config = CoreConfig::default();
        let right = EmittedVerilog::emit(&config).unwrap();
        let choice = MutantChoice { seed: 0, skipped: 0, count: 600 };
        let (_, mutants) = EmittedVerilog::with_mutants(&config, &choice).unwrap();
        let text = |module: &str| &right.modules.iter().find(|emitted| emitted.name == module).unwrap().text;
        let mut with_line = 0;
        for Mutant { module, signal, .. } in &mutants {
            let name = signal.split('[').next().unwrap();
            let is_declared = text(module).match_indices(name).any(|(place, _)| {
                let rest = &text(module)[place + name.len()..];
                !text(module)[..place].ends_with(is_of_name) && !rest.starts_with(is_of_name)
            });
            assert!(is_declared || right.line_of_driver(module, signal).is_none(), "{module} has no {name}");
            if let Some(line) = right.line_of_driver(module, signal) {
                assert!(text(module).lines().nth(line - 1).unwrap().contains(name), "{module}:{line} {signal}");
                with_line += 1;
            }
        }
        // The others are in connections of parts.
        assert!(with_line * 10 > mutants.len() * 8, "{with_line} of {} mutants have a line", mutants.len());
        let line = right.line_of_driver("warp_table", "in_flight_stepped[1*4 +: 4]").unwrap();
        let line = text("warp_table").lines().nth(line - 1).unwrap();
        assert!(line.contains("assign in_flight_stepped[i*4 +: 4] ="), "{line}");
    }
}
