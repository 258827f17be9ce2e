//! What an emission gives.

use super::module::Port;

/// An emitted design.
#[derive(Clone, Debug)]
pub struct Design {
    /// The modules: the top first, then each sub-module where it is first used.
    pub modules: Vec<EmittedModule>,
}

/// One Verilog module.
#[derive(Clone, Debug)]
pub struct EmittedModule {
    /// Its name.
    pub name: String,
    /// What it is called without a prefix, and without what sets it apart from other modules of its kind.
    pub kind: String,
    /// Its ports in order.
    pub ports: Vec<Port>,
    /// Its text.
    pub text: String,
}

impl Design {
    /// The whole design as one Verilog file, without a heading.
    pub fn verilog(&self) -> String {
        one_file(self.modules.iter().map(|module| module.text.as_str()))
    }

    /// The top module.
    pub fn top(&self) -> &EmittedModule {
        &self.modules[0]
    }
}

/// What a Verilog file begins with: a name that is not declared is an error, not a wire of one bit.
const FILE_BEGIN: &str = "`default_nettype none\n\n";
/// What a Verilog file ends with, for the files behind it.
const FILE_END: &str = "\n`default_nettype wire\n";

/// The text of one module, as a file.
pub(crate) fn file_of(module: &str) -> String {
    format!("{FILE_BEGIN}{module}{FILE_END}")
}

/// The texts of several modules, each a file of its own, as one file. What somebody else has written is its end, as it
/// is.
pub(crate) fn one_file<'a>(files: impl IntoIterator<Item = &'a str>) -> String {
    let (mut modules, mut foreign) = (Vec::new(), String::new());
    for file in files {
        match file.strip_prefix(FILE_BEGIN).and_then(|text| text.strip_suffix(FILE_END)) {
            Some(module) => modules.push(module),
            None => foreign = foreign + "\n" + file,
        }
    }
    file_of(&modules.join("\n")) + &foreign
}
