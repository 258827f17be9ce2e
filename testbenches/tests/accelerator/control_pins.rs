//! The pins of an AXI4-Lite control slave, driven by a host that asks again before it takes an answer.

use hdl::soc::host::HostRegister;
use testbenches::bridge::{Design, Input, Model, ModelCache, ModelOptions, Optimisation, Output, Start};

/// Cycles after which both reads must have been answered.
const CYCLES_MAX: u32 = 40;

/// An accelerator past its reset.
pub struct ControlPins {
    model: Model,
    clock: Input,
    address: Input,
    asks: Input,
    takes: Input,
    taken: Output,
    answered: Output,
    data: Output,
}

impl ControlPins {
    pub fn new(design: &Design) -> ControlPins {
        let options = ModelOptions { optimisation: Optimisation::None, ..ModelOptions::default() };
        let built = ModelCache::from_environment().build(design, &options);
        let built = built.unwrap_or_else(|error| panic!("{error}"));
        let mut model = built.instantiate(Start::Random(1)).expect("initial blocks run");
        model.clear_inputs();
        let input = |name: &str| model.input(name).expect("an input");
        let output = |name: &str| model.output(name).expect("an output");
        let (clock, reset) = (input("clock"), input("reset"));
        let mut pins = ControlPins {
            clock,
            address: input("s_axi_araddr"),
            asks: input("s_axi_arvalid"),
            takes: input("s_axi_rready"),
            taken: output("s_axi_arready"),
            answered: output("s_axi_rvalid"),
            data: output("s_axi_rdata"),
            model,
        };
        pins.model.set(reset, 1);
        pins.model.clock_cycle(clock).expect("the model runs");
        pins.model.set(reset, 0);
        pins
    }

    /// Asks for registers, each as soon as the slave has taken the one before, and takes answers only after so many
    /// cycles. Gives all answers.
    pub fn reads(&mut self, registers: &[HostRegister], patience: u32) -> Vec<u32> {
        let mut answers = Vec::new();
        let mut waiting = registers.iter();
        let mut asked = waiting.next();
        for cycle in 0..CYCLES_MAX {
            let takes = cycle >= patience;
            self.model.set(self.asks, asked.is_some().into());
            self.model.set(self.address, asked.map_or(0, |register| (*register as u64) << 2));
            self.model.set(self.takes, takes.into());
            self.model.eval().expect("the model runs");
            if takes && self.model.get(self.answered) == 1 {
                answers.push(self.model.get(self.data) as u32);
            }
            if asked.is_some() && self.model.get(self.taken) == 1 {
                asked = waiting.next();
            }
            self.model.clock_cycle(self.clock).expect("the model runs");
        }
        answers
    }
}
