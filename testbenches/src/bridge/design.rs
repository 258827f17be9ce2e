//! What a model is built from: Verilog text and options. All of it goes into the cache key.

use super::BridgeError;

/// Warnings that Verilator keeps up when a file's are waived without naming them.
const WAIVED: [&str; 2] = ["INITIALDLY", "COMBDLY"];

/// Verilog source text with the file name that messages name it by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerilogFile {
    /// File name without folders, such as `core.v`.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A top module and the Verilog that contains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Design {
    /// The module whose ports are the model's ports.
    pub top: String,
    /// All the Verilog, in compilation order.
    pub files: Vec<VerilogFile>,
    /// Names of those files whose warnings are not ours to mend: a vendor's cells, a synthesiser's netlist. Everywhere
    /// else, a warning is an error.
    pub lenient: Vec<String>,
}

impl Design {
    /// A design without files.
    pub fn new(top: impl Into<String>) -> Self {
        Self { top: top.into(), files: Vec::new(), lenient: Vec::new() }
    }

    /// Adds a file to the design.
    #[must_use]
    pub fn with_file(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.files.push(VerilogFile { name: name.into(), text: text.into() });
        self
    }

    /// Adds a file to the design, and silences Verilator's warnings in it.
    #[must_use]
    pub fn with_lenient_file(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        let name = name.into();
        self.lenient.push(name.clone());
        self.with_file(name, text)
    }

    /// Verilator's configuration file that keeps it silent about the lenient files. If a module is there twice, the
    /// first counts: so models of cells are replaced. That warning can only be waived everywhere.
    pub(super) fn waivers(&self) -> String {
        let mut text = String::from("`verilator_config\n");
        if !self.lenient.is_empty() {
            text.push_str("lint_off -rule MODDUP\n");
        }
        for name in &self.lenient {
            text.push_str(&format!("lint_off -file \"{name}\"\n"));
            for rule in WAIVED {
                text.push_str(&format!("lint_off -rule {rule} -file \"{name}\"\n"));
            }
        }
        text
    }

    /// Checks that every name can be part of a file name or a command line.
    pub(super) fn check(&self) -> Result<(), BridgeError> {
        check_name("top module", &self.top, "")?;
        self.files.iter().try_for_each(|file| check_name("file name", &file.name, "-."))
    }
}

/// A variable that stays readable from outside: a register or a memory, in every instance of a module.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PublicVariable {
    /// The module's name in the Verilog.
    pub module: String,
    /// The variable's name in that module.
    pub variable: String,
}

impl PublicVariable {
    /// The variable of that name in every instance of that module.
    pub fn new(module: impl Into<String>, variable: impl Into<String>) -> Self {
        Self { module: module.into(), variable: variable.into() }
    }
}

/// How hard the C++ compiler works on the model. Measured on a 64 x 64 model: 1.0, 1.5 and 2.1 s to compile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Optimisation {
    /// `-O0`
    None,
    /// `-O1`, nearly as fast as `-O2`.
    #[default]
    Some,
    /// `-O2`
    More,
}

impl Optimisation {
    pub(super) fn flag(self) -> &'static str {
        match self {
            Optimisation::None => "-O0",
            Optimisation::Some => "-O1",
            Optimisation::More => "-O2",
        }
    }
}

/// A loop in C++ over the same model, to measure what driving it from Rust costs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BareLoop {
    /// None; [`super::Model::bare_run`] is an error.
    #[default]
    None,
    /// Toggles the named one-bit clock, two evaluations a cycle, and reads nothing. Gives the cycles back.
    Clock(String),
    /// C++ text that defines
    /// `static uint64_t bare_run(Vmodel& model, uint64_t cycles, uint8_t* memory, uint64_t memory_bytes)`.
    /// It sees the class `Vmodel`, whose members are the ports; `memory` is the caller's buffer, for a core that has to
    /// be answered on its memory ports.
    Source(String),
}

impl BareLoop {
    pub(super) fn source(&self) -> Option<String> {
        match self {
            BareLoop::None => None,
            BareLoop::Clock(clock) => Some(format!(
                "static uint64_t bare_run(Vmodel& model, uint64_t cycles, uint8_t*, uint64_t) {{\n    \
                 for (uint64_t cycle = 0; cycle < cycles; ++cycle) {{\n        \
                 model.{clock} = 0;\n        model.eval();\n        \
                 model.{clock} = 1;\n        model.eval();\n    }}\n    return cycles;\n}}\n"
            )),
            BareLoop::Source(text) => Some(text.clone()),
        }
    }
}

/// How a model is built.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModelOptions {
    /// Waveforms can be opened; costs about 3 % of the speed while none is.
    pub trace: bool,
    /// It is counted how often each line, branch, term of an expression and change of a bit comes about
    /// ([`super::Built::coverage`]); halves the speed, and doubles the time to compile.
    pub coverage: bool,
    /// How the C++ compiler optimises.
    pub optimisation: Optimisation,
    /// What [`super::Model::array`] can read.
    pub public: Vec<PublicVariable>,
    /// What [`super::Model::bare_run`] runs.
    pub bare_loop: BareLoop,
    /// The state can be kept and brought back ([`super::Model::save`]).
    pub savable: bool,
    /// The instances of a module share their code, as far as its ports are public: else what is around an instance gets
    /// into it.
    pub shared_instances: bool,
}

impl ModelOptions {
    pub(super) fn check(&self) -> Result<(), BridgeError> {
        for entry in &self.public {
            check_name("module", &entry.module, "")?;
            check_name("variable", &entry.variable, "")?;
        }
        match &self.bare_loop {
            BareLoop::Clock(clock) => check_name("clock", clock, ""),
            BareLoop::None | BareLoop::Source(_) => Ok(()),
        }
    }

    /// Verilator's configuration file: makes the listed variables readable, without a mark in the Verilog itself.
    pub(super) fn configuration(&self) -> String {
        let mut sorted: Vec<&PublicVariable> = self.public.iter().collect();
        sorted.sort();
        sorted.dedup();
        let mut text = String::from("`verilator_config\n");
        for PublicVariable { module, variable } in sorted {
            text.push_str(&format!("public_flat_rd -module \"{module}\" -var \"{variable}\"\n"));
        }
        text
    }
}

fn check_name(what: &'static str, name: &str, also: &'static str) -> Result<(), BridgeError> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let good = !name.is_empty()
        && name.starts_with(plain)
        && name.chars().all(|letter| plain(letter) || also.contains(letter));
    if good {
        Ok(())
    } else {
        Err(BridgeError::BadName { what, name: name.to_owned(), also: if also.is_empty() { "" } else { ", `-`, `.`" } })
    }
}
