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
    /// Its ports in order.
    pub ports: Vec<Port>,
    /// Its text.
    pub text: String,
}

impl Design {
    /// The whole design as one Verilog file, without a heading.
    pub fn verilog(&self) -> String {
        self.modules.iter().map(|module| module.text.as_str()).collect::<Vec<_>>().join("\n")
    }

    /// The top module.
    pub fn top(&self) -> &EmittedModule {
        &self.modules[0]
    }
}
