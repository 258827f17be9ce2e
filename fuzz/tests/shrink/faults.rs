//! Faults of both sides. Those of the core are some of `testbenches/tests/faults`.

use fuzz::Symptom;
use hdl::kit::{constant, high, low, replicate, Defect, Expr, Signals};
use isa::{decode_word, encode_word, CoreConfig, CoreOptions, Instruction, Opcode, Scalar};

use crate::faulty_model::Change;

/// A fault, and the core that random programs find it on.
pub struct Fault {
    /// What is wrong.
    pub name: &'static str,
    arch: &'static str,
    options: &'static str,
    /// Where.
    pub place: Place,
}

/// Which side has the fault.
#[derive(Clone, Copy)]
pub enum Place {
    /// The core.
    Rtl(fn() -> Defect),
    /// The golden model.
    Model(Change),
}
use Place::{Model, Rtl};

impl Fault {
    /// The core.
    pub fn config(&self) -> CoreConfig {
        let options = CoreOptions::from_line(self.options);
        let options = options.unwrap_or_else(|error| panic!("{}: {error}", self.name));
        let arch = self.arch.parse().expect("an ArchID");
        let config = CoreConfig::with_options(arch, &options);
        config
            .unwrap_or_else(|error| panic!("{}: {error}", self.name))
            .with_trace()
    }

    /// Whether a run that fails so has found it: warps that wait for one another are the program's own doing.
    pub fn is_told_by(&self, symptom: &Symptom) -> bool {
        !matches!(symptom, Symptom::Hang(_) | Symptom::NoEnd)
    }
}

fn never(_: Expr, _: &Signals<'_>) -> Expr {
    low()
}

/// Low, made of what the signal was made of: what nothing uses is a warning.
fn cleared(driver: Expr, _: &Signals<'_>) -> Expr {
    driver.clone() & !driver
}

fn only_with(driver: Expr, signals: &Signals<'_>, other: &str) -> Expr {
    let width = driver.width();
    driver & replicate(width, signals.get(other))
}

/// The word with one opcode in place of another.
fn swapped(config: &CoreConfig, word: u64, from: Opcode, to: Opcode) -> u64 {
    let decoded = decode_word(&config.arch, word).ok();
    let meant = decoded.filter(|instruction| instruction.opcode() == from);
    let other = meant.map(|instruction| {
        let other = Instruction::new(to, instruction.registers(), instruction.immediate());
        other.guarded(instruction.predicate())
    });
    let other = other.and_then(|other| encode_word(&config.arch, &other).ok());
    other.unwrap_or(word)
}

/// Faults of both sides.
pub const FAULTS: &[Fault] = &[Fault {
    name: "the model takes xor for or",
    arch: "4w8/8/4/4",
    options: "",
    place: Model(Change::Word(|config, word| {
        swapped(config, word, Opcode::Xor, Opcode::Or)
    })),
}];
