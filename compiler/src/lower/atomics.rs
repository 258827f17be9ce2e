//! Atomic operations. Without the extension HARP has none: what an instruction does to memory, lanes and warps do one
//! behind the other, but between two instructions others come. Loads and stores are single accesses as they are, and
//! accesses are in the program's order. With the extension, words take an instruction; parts of a word take a routine
//! of the library.

use super::function::Lowering;
use super::memory::MemoryAccess;
use super::values::{Extension, Shape};
use super::LowerResult;
use crate::ir::{Condition, Instruction, Operand, Operation};

/// LLVM's words for the operations, in the order of the numbers by which `library/source/atomic.c` knows them.
const OPERATORS: [&str; 11] = ["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"];

/// What an atomic operation works on.
struct Object {
    address: Operand,
    /// At most as many as a word has.
    bits: u32,
}

impl Lowering<'_> {
    /// An object in memory that is changed, or exchanged when it is what was expected.
    pub(super) fn atomic(&mut self, instruction: &Instruction) -> LowerResult<Shape> {
        match &instruction.operation {
            Operation::AtomicUpdate { operator, address, value } => {
                let what = format!("an atomic {operator}");
                self.check_extension(&what)?;
                let Some(number) = OPERATORS.iter().position(|known| **known == **operator) else {
                    let help = "exchange the object's bits in a loop, or take a lock of harp.h";
                    return Err(self.refused(what).with_help(help));
                };
                let object = self.object(&what, address, value)?;
                let value = self.narrow(value, Extension::Zero)?;
                let old = self.update(number, object, value);
                Ok(Shape::of(vec![old]))
            }
            Operation::AtomicCompareExchange { address, expected, value } => {
                let what = "an atomic exchange";
                self.check_extension(what)?;
                let object = self.object(what, address, value)?;
                let expected = self.narrow(expected, Extension::Zero)?;
                let value = self.narrow(value, Extension::Zero)?;
                let old = self.compare_exchange(object, expected.clone(), value);
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

    /// Loads behind it find nothing in the data cache that is older than what has been seen in front of it.
    pub(super) fn acquire(&mut self) {
        if self.functions.instructions.several_cores {
            self.effect(Operation::Fence);
        }
    }

    /// A volatile or atomic load finds what the memory holds. What no other thread knows of has only been stored by
    /// this core, and the console is in no cache.
    pub(super) fn refresh(&mut self, address: &Operand, access: &MemoryAccess) {
        let console = 1 << (self.word - 1);
        if self.functions.instructions.several_cores
            && self.constant(&access.address) != Some(console)
            && !self.is_private(address)
        {
            self.effect(Operation::Fence);
        }
    }

    /// Whether an address is that of a variable in the frame which only loads and stores name.
    fn is_private(&self, address: &Operand) -> bool {
        let Some(value) = address.value() else {
            return false;
        };
        let is_variable = |one: &Instruction| {
            one.results.first() == Some(&value) && matches!(one.operation, Operation::Allocate { .. })
        };
        let accesses = |one: &&Instruction| {
            matches!(&one.operation, Operation::Load { address: at, .. } | Operation::Store { address: at, .. }
                if at.value() == Some(value))
        };
        let named = self.read.operands().filter(|operand| operand.value() == Some(value)).count();
        self.read.instructions().any(is_variable) && self.read.instructions().filter(accesses).count() == named
    }

    /// The old value.
    fn update(&mut self, number: usize, object: Object, value: Operand) -> Operand {
        let Object { address, bits } = object;
        let operator = OPERATORS[number];
        if bits < self.word || operator == "nand" {
            let number = self.number(number as u128);
            let arguments = vec![address, self.number(u128::from(bits)), number, value];
            let old = self.routine_word("__harp_atomic_update", arguments);
            self.note_unsigned(&old, bits);
            return old;
        }
        let (operator, value) = match operator {
            "sub" => ("add", self.negate(value)),
            _ => (operator, value),
        };
        self.emit_word(Operation::AtomicUpdate { operator: operator.into(), address, value })
    }

    /// The old value.
    fn compare_exchange(&mut self, object: Object, expected: Operand, value: Operand) -> Operand {
        let Object { address, bits } = object;
        if bits < self.word {
            let arguments = vec![address, self.number(u128::from(bits)), expected, value];
            let old = self.routine_word("__harp_atomic_compare_exchange", arguments);
            self.note_unsigned(&old, bits);
            return old;
        }
        self.emit_word(Operation::AtomicCompareExchange { address, expected, value })
    }

    fn check_extension(&self, what: &str) -> LowerResult<()> {
        if self.is_extended() {
            return Ok(());
        }
        let help = "take a core with the extension (`extension = true`), or a lock of harp.h";
        Err(self.refused(what).with_help(help).for_extension())
    }

    /// Refuses what is wider than a word.
    fn object(&mut self, what: &str, address: &Operand, value: &Operand) -> LowerResult<Object> {
        let bits = self.width(value)?;
        if bits > self.word {
            let word = self.word;
            let help = format!("words have {word} bits: take a narrower type, or a lock of harp.h");
            let refused = self.refused(format!("{what} of {bits} bits"));
            return Err(refused.with_help(help));
        }
        let address = self.word(address)?;
        Ok(Object { address, bits })
    }
}
