//! What becomes of a word when a lane exchanges it (ISA section 12).

use isa::Opcode;

use super::{Events, ExchangeUnit};
use crate::kit::prelude::*;

codes! {
    /// What becomes of a word. The second operand replaces it where nothing else is said. Those below 4 are logic
    /// functions.
    pub enum ExchangeFunction(3 bits, "EXCHANGE") {
        /// The second operand.
        Swap = 0,
        /// Both, bit by bit.
        And = 1,
        /// Either, bit by bit.
        Or = 2,
        /// One of both, bit by bit.
        Xor = 3,
        /// The sum.
        Add = 4,
        /// The lesser.
        Minimum = 5,
        /// The greater.
        Maximum = 6,
        /// The second operand, if the word is the one expected.
        CompareAndSwap = 7,
    }
}

impl ExchangeFunction {
    /// That of an atomic instruction; of any other one none is asked for.
    pub fn of(opcode: Opcode) -> ExchangeFunction {
        match opcode {
            Opcode::Aand => ExchangeFunction::And,
            Opcode::Aor => ExchangeFunction::Or,
            Opcode::Axor => ExchangeFunction::Xor,
            Opcode::Aadd => ExchangeFunction::Add,
            Opcode::Amin | Opcode::Aminu => ExchangeFunction::Minimum,
            Opcode::Amax | Opcode::Amaxu => ExchangeFunction::Maximum,
            Opcode::Acas => ExchangeFunction::CompareAndSwap,
            _ => ExchangeFunction::Swap,
        }
    }
}

hardware! {
    /// The new word of one exchange. Combinational.
    pub struct ExchangeArithmetic(width: u32) {
        /// From exchange unit: an [`ExchangeFunction`].
        pub operation: In(ExchangeFunction::BITS),
        /// From exchange unit: there is a word, and the lane exchanges it.
        pub exchanges: In(1),
        /// From exchange unit: the word that has been read, in the cycle in which it comes; else 0.
        pub read: In(width),
        /// From exchange unit: the words compared are signed numbers.
        pub is_signed: In(1),
        /// From exchange unit: the word as it is; 0 while there is none.
        pub word: In(width),
        /// From exchange unit: the lane's second operand.
        pub value: In(width),
        /// From exchange unit: the word that the lane expects.
        pub expected: In(width),
        /// To exchange unit: the word is stored.
        pub changes: Out(1),
        /// To exchange unit: it becomes another one. What is stored is the same when the lesser or greater one is
        /// there already.
        pub replaces: Out(1),
        /// To exchange unit: that one; while there is no word, the word that has been read.
        pub result: Out(width),
    }
}

impl Describe for ExchangeArithmetic {
    fn kernel(&self, k: &mut Kernel) {
        use ExchangeFunction::{CompareAndSwap, Maximum, Minimum};
        let (word, value) = (self.word.val(), self.value.val());
        k.comment("whether the word is replaced: P26.12, I12.14");
        let found = k.wire("found_as_expected", word.equals(&self.expected));
        let unsigned = |operand: &Expr| {
            let below = operand.bits(0, operand.width() - 1);
            concat([operand.sign() ^ &self.is_signed, below])
        };
        let less = k.wire("is_less", unsigned(&word).less_than(unsigned(&value)));
        let arms = vec![(vec![Minimum], !&less), (vec![Maximum], less), (vec![CompareAndSwap], found.clone())];
        let replaces = k.case("is_replaced", &self.operation, arms, high());
        k.drive(&self.replaces, replaces);
        k.drive(&self.changes, !CompareAndSwap.is(&self.operation) | found);
        self.compute(k);
    }
}

impl ExchangeArithmetic {
    /// By what the word is replaced. Two LUTs a bit, behind the sum: a logic function, and its choice or that of the
    /// sum. What is read needs no third one: there is no word then, and the logic function `and` gives 0.
    fn compute(&self, k: &mut Kernel) {
        use ExchangeFunction::{Add, And, Swap};
        let (word, value) = (self.word.val(), self.value.val());
        k.comment("by what: I12.14");
        let operation = self.operation.val();
        let is_logic = !operation.bit(2);
        let logic_bits = 2;
        let function = select(is_logic, operation.bits(0, logic_bits), Swap.val_in(logic_bits));
        let function = k.wire("logic_function", select(&self.exchanges, function, And.val_in(logic_bits)));
        let functions = [value.clone(), &word & &value, &word | &value, &word ^ &value];
        let logic = k.pick("logic_value", &functions, function);
        let sum = k.add("sum", word, value);
        let sums = k.wire("is_sum", self.exchanges.val() & Add.is(&self.operation));
        k.drive(&self.result, select(sums, sum, logic | &self.read));
    }
}

impl ExchangeUnit {
    /// The word as it is read, and as the lanes change it; each keeps the old one.
    pub(super) fn exchange(&self, k: &mut Kernel, events: &Events) {
        let (arithmetic, current) = (&self.arithmetic, &self.current);
        let width = current.width();
        k.comment("the word");
        let any = |registers: &[RDff]| any_of(width, registers.iter().map(RDff::val));
        k.drive(&arithmetic.operation, &self.operation);
        k.drive(&arithmetic.exchanges, &events.exchanges);
        k.drive(&arithmetic.read, &self.read);
        k.drive(&arithmetic.is_signed, &self.is_signed);
        k.drive(&arithmetic.word, current);
        k.drive(&arithmetic.value, any(&self.turn_value));
        k.drive(&arithmetic.expected, any(&self.turn_expected));
        k.update_when(current, &events.begins, zeros(width));
        let replaced = &events.exchanges & &arithmetic.replaces;
        let takes = &events.arrives | replaced;
        k.update_when(current, takes, &arithmetic.result);
        k.update_when(&self.changed, &events.arrives, low());
        let changes = &events.exchanges & &arithmetic.changes;
        k.update_when(&self.changed, changes, high());
        // They are written, or the exchange begins anew.
        let empties = self.writes.val() | (self.answered.val() & &self.again);
        for (lane, old) in self.old_words.iter().enumerate() {
            k.update_when(old, &empties, zeros(width));
            let has_turn = &events.exchanges & self.turn.val().bit(lane as u32);
            k.update_when(old, has_turn, current);
        }
    }
}
