//! Atomic operations. Without the extension HARP has none: what an instruction does to memory, lanes and warps do one behind
//! the other, but between two instructions others come. Loads and stores are single accesses as they are, and accesses are
//! in the program's order.

use super::function::Lowering;
use super::values::Shape;
use super::Outcome;
use crate::ir::{Condition, Instruction, Operand, Operation};
use crate::CompileError;

/// LLVM's words for what there is an instruction for, and for what becomes one by another operand (`sub`).
const OPERATORS: [&str; 10] = [
    "xchg", "add", "sub", "and", "or", "xor", "max", "min", "umax", "umin",
];

impl Lowering<'_> {
    /// A word of memory that is changed, or exchanged when it is what was expected.
    pub(super) fn atomic(&mut self, instruction: &Instruction) -> Outcome<Shape> {
        match &instruction.operation {
            Operation::AtomicUpdate {
                operator,
                address,
                value,
            } => {
                self.check_atomic(&format!("an atomic {operator}"), value)?;
                if !OPERATORS.contains(&&**operator) {
                    return Err(self.no_instruction(&format!("an atomic {operator}")));
                }
                let address = self.word(address)?;
                let mut value = self.word(value)?;
                let operator = match &**operator {
                    "sub" => {
                        value = self.negate(value);
                        "add".into()
                    }
                    _ => operator.clone(),
                };
                let old = self.emit_word(Operation::AtomicUpdate {
                    operator,
                    address,
                    value,
                });
                Ok(Shape::of(vec![old]))
            }
            Operation::AtomicCompareExchange {
                address,
                expected,
                value,
            } => {
                self.check_atomic("an atomic exchange", value)?;
                let address = self.word(address)?;
                let (expected, value) = (self.word(expected)?, self.word(value)?);
                let old = self.emit_word(Operation::AtomicCompareExchange {
                    address,
                    expected: expected.clone(),
                    value,
                });
                let same = self.compare_words(Condition::Equal, old.clone(), expected);
                Ok(Shape::of(vec![old, same]))
            }
            _ => Err(self.refused("an operation that is not atomic")),
        }
    }

    /// Accesses before it are done before those behind it.
    pub(super) fn fence(&mut self) {
        if self.is_extended() {
            self.effect(Operation::Fence);
        }
    }

    /// Refuses what the core cannot do, or not at this width.
    fn check_atomic(&self, what: &str, value: &Operand) -> Outcome<()> {
        if !self.is_extended() {
            return Err(self.refused(what).with_help(
                "take a core with the extension (`extension = true`), or a lock of harp.h",
            ));
        }
        match self.width(value)? {
            bits if bits == self.word => Ok(()),
            bits => Err(self.no_instruction(&format!("{what} of {bits} bits"))),
        }
    }

    fn no_instruction(&self, what: &str) -> CompileError {
        let help = format!(
            "take atomic words of {} bits, or a lock of harp.h",
            self.word
        );
        self.refused(what).with_help(help)
    }
}
