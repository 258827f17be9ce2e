//! Instructions on words and truth values, as few as possible: constants are computed, and what does nothing is left
//! out.

use super::function::Lowering;
use crate::ir::{BinaryOperator, Constant, Instruction, Operand, Operation, Test, Type, Value, TRUTH};

use BinaryOperator as Op;

macro_rules! binary_operations {
    ($($name:ident $operator:ident)*) => {
        impl Lowering<'_> {
            $(pub(super) fn $name(&mut self, a: Operand, b: Operand) -> Operand {
                self.binary(Op::$operator, a, b)
            })*
        }
    };
}

#[rustfmt::skip]
binary_operations! {
    add          Add
    subtract     Subtract
    multiply     Multiply
    and          And
    or           Or
    xor          Xor
    shift_left   ShiftLeft
    shift_right  ShiftRightLogical
}

impl Lowering<'_> {
    /// A word.
    pub(super) fn number(&self, value: u128) -> Operand {
        Operand::integer(self.word, value)
    }

    /// The type of a word.
    pub(super) fn word_type(&self) -> Type {
        Type::Integer(self.word)
    }

    /// An instruction with one result. Those that always give the same from the same are remembered.
    pub(super) fn emit(&mut self, kind: Type, operation: Operation) -> Operand {
        let pure = matches!(
            operation,
            Operation::Binary(..)
                | Operation::Select(..)
                | Operation::Test(..)
                | Operation::Compare(..)
                | Operation::CompareFloat(..)
        );
        let facts = self.facts_of(&operation);
        let value = self.fresh(kind);
        self.facts[value] = facts;
        if pure {
            self.definitions[value] = Some(operation.clone());
        }
        self.push(vec![value], operation);
        value.into()
    }

    /// An instruction whose result is a word.
    pub(super) fn emit_word(&mut self, operation: Operation) -> Operand {
        self.emit(self.word_type(), operation)
    }

    /// An instruction without a result.
    pub(super) fn effect(&mut self, operation: Operation) {
        self.push(Vec::new(), operation);
    }

    /// An instruction.
    pub(super) fn push(&mut self, results: Vec<Value>, operation: Operation) {
        let instruction = Instruction::new(results, operation, self.location);
        self.out.blocks[self.block].instructions.push(instruction);
    }

    /// All bits of a word the other way.
    pub(super) fn complement(&mut self, a: Operand) -> Operand {
        self.xor(a, self.number(u128::MAX))
    }

    /// 0 less the word.
    pub(super) fn negate(&mut self, a: Operand) -> Operand {
        self.subtract(self.number(0), a)
    }

    /// All ones if the word is negative, else 0.
    pub(super) fn sign(&mut self, a: Operand) -> Operand {
        if self.is_extended() {
            let last = self.number(u128::from(self.word - 1));
            let result = self.binary(Op::ShiftRightArithmetic, a, last);
            self.note_signed(&result, 1);
            return result;
        }
        let bit = self.shift_right(a, self.number(u128::from(self.word - 1)));
        let result = self.negate(bit);
        self.note_signed(&result, 1);
        result
    }

    /// Two words or two truth values.
    pub(super) fn binary(&mut self, operator: Op, a: Operand, b: Operand) -> Operand {
        let (mut a, mut b) = (a, b);
        if operator.commutes() && self.constant(&a).is_some() && self.constant(&b).is_none() {
            std::mem::swap(&mut a, &mut b);
        }
        if let Some(folded) = self.folded(operator, &a, &b) {
            return folded;
        }
        if let Some(constant) = self.constant(&b) {
            if let Some(simpler) = self.by_constant(operator, &a, constant) {
                return simpler;
            }
        }
        let kind = self.out.type_of(&a);
        let kind = if kind == TRUTH { TRUTH } else { self.word_type() };
        match self.in_place_of(operator) {
            Some(routine) => {
                let facts = self.facts_of(&Operation::Binary(operator, a.clone(), b.clone()));
                let result = self.routine_word(routine, vec![a, b]);
                self.note_unsigned(&result, facts.unsigned);
                self.note_signed(&result, facts.signed);
                result
            }
            None => self.emit(kind, Operation::Binary(operator, a, b)),
        }
    }

    /// The result if it follows without computing anything.
    fn folded(&self, operator: Op, a: &Operand, b: &Operand) -> Option<Operand> {
        let bits = if self.out.type_of(a) == TRUTH { 1 } else { self.word };
        let result = |value: u128| Some(Operand::integer(bits, value));
        if a == b {
            match operator {
                Op::Subtract | Op::Xor => return result(0),
                Op::And | Op::Or => return Some(a.clone()),
                _ => {}
            }
        }
        if let (Op::Add, Some(address)) = (operator, self.address_plus(a, b)) {
            return Some(address);
        }
        let (a, b) = (self.constant(a)?, self.constant(b)?);
        let shifted = |count: u128, by: fn(u128, u32) -> u128| {
            if count < u128::from(bits) {
                by(a, count as u32)
            } else {
                0
            }
        };
        match operator {
            Op::Add => result(a.wrapping_add(b)),
            Op::Subtract => result(a.wrapping_sub(b)),
            Op::Multiply => result(a.wrapping_mul(b)),
            Op::DivideUnsigned => result(a.checked_div(b)?),
            Op::RemainderUnsigned => result(a.checked_rem(b)?),
            Op::ShiftLeft => result(shifted(b, |a, count| a << count)),
            Op::ShiftRightLogical => result(shifted(b, |a, count| a >> count)),
            Op::And => result(a & b),
            Op::Or => result(a | b),
            Op::Xor => result(a ^ b),
            _ => None,
        }
    }

    /// A symbol's address and a constant.
    fn address_plus(&self, a: &Operand, b: &Operand) -> Option<Operand> {
        let Operand::Constant(Constant::Address { symbol, addend }) = a else {
            return None;
        };
        let more = self.constant(b)?;
        let more = ((more << (128 - self.word)) as i128 >> (128 - self.word)) as i64;
        Some(Operand::Constant(Constant::Address { symbol: symbol.clone(), addend: addend.checked_add(more)? }))
    }

    /// A shorter way when the second operand is this constant.
    fn by_constant(&mut self, operator: Op, a: &Operand, constant: u128) -> Option<Operand> {
        let is_truth = self.out.type_of(a) == TRUTH;
        let all = if is_truth { 1 } else { self.mask(self.word) };
        let same = Some(a.clone());
        let zero = Some(if is_truth { Operand::truth(false) } else { self.number(0) });
        let power = constant.is_power_of_two().then(|| constant.trailing_zeros());
        match operator {
            Op::Add | Op::Or | Op::Xor | Op::Subtract | Op::ShiftLeft | Op::ShiftRightLogical if constant == 0 => same,
            Op::And | Op::Multiply if constant == 0 => zero,
            Op::And if constant == all => same,
            Op::Or if constant == all => Some(Operand::integer(if is_truth { 1 } else { self.word }, all)),
            Op::Subtract => Some(self.add(a.clone(), self.number(constant.wrapping_neg()))),
            Op::ShiftLeft | Op::ShiftRightLogical if constant >= u128::from(self.word) => zero,
            Op::ShiftRightLogical if constant >= u128::from(self.unsigned_bits(a)) => zero,
            Op::And if !is_truth && self.covers(a, constant) => same,
            Op::Multiply | Op::DivideUnsigned if constant == 1 => same,
            Op::Multiply if constant == all => Some(self.negate(a.clone())),
            Op::Multiply if self.quotients.divisor_of(a) == Some(constant) => self.multiple(a, constant),
            Op::Multiply => match power {
                Some(power) => Some(self.shift_left(a.clone(), self.number(u128::from(power)))),
                None if self.core().multiplier => None,
                None => self.product_by_sums(a, constant),
            },
            Op::DivideUnsigned | Op::RemainderUnsigned
                if power.is_none() && constant != 0 && self.multiplies_high() =>
            {
                let quotient = self.quotient_by(a, constant);
                if operator == Op::DivideUnsigned {
                    return Some(quotient);
                }
                let whole = self.multiply(quotient, self.number(constant));
                let rest = self.subtract(a.clone(), whole);
                self.note_unsigned(&rest, 128 - constant.leading_zeros());
                Some(rest)
            }
            Op::DivideUnsigned => Some(self.shift_right(a.clone(), self.number(u128::from(power?)))),
            Op::RemainderUnsigned => Some(self.and(a.clone(), self.number((1 << power?) - 1))),
            _ => self.joined(operator, a, constant),
        }
    }

    /// A mask leaves all bits that may be set.
    fn covers(&self, a: &Operand, mask: u128) -> bool {
        let bits = self.unsigned_bits(a);
        bits == 0 || mask & self.mask(bits) == self.mask(bits)
    }

    /// Two operations with constants in one.
    fn joined(&mut self, operator: Op, a: &Operand, constant: u128) -> Option<Operand> {
        let Some(Operation::Binary(inner, x, y)) = self.definition(a).cloned() else {
            return None;
        };
        let first = self.constant(&y)?;
        let is_truth = self.out.type_of(a) == TRUTH;
        let number = |value| {
            if is_truth {
                Operand::truth(value & 1 != 0)
            } else {
                self.number(value)
            }
        };
        let both = match (operator, inner) {
            (Op::Add, Op::Add) => number(first.wrapping_add(constant)),
            (Op::And, Op::And) => number(first & constant),
            (Op::Or, Op::Or) => number(first | constant),
            (Op::Xor, Op::Xor) => number(first ^ constant),
            (Op::ShiftLeft, Op::ShiftLeft) | (Op::ShiftRightLogical, Op::ShiftRightLogical) if !is_truth => {
                number(first + constant)
            }
            _ => return None,
        };
        Some(self.binary(operator, x, both))
    }

    /// The other truth value.
    pub(super) fn not(&mut self, a: Operand) -> Operand {
        self.xor(a, Operand::truth(true))
    }

    /// The truth value that another is the opposite of.
    pub(super) fn negated(&self, a: &Operand) -> Option<Operand> {
        match self.definition(a) {
            Some(Operation::Binary(Op::Xor, x, y)) if *y == Operand::truth(true) => Some(x.clone()),
            _ => None,
        }
    }

    /// The first where the condition is true, else the second.
    pub(super) fn select(&mut self, condition: Operand, a: Operand, b: Operand) -> Operand {
        if a == b {
            return a;
        }
        if let Some(known) = self.constant(&condition) {
            return if known != 0 { a } else { b };
        }
        if let Some(opposite) = self.negated(&condition) {
            return self.select(opposite, b, a);
        }
        if self.out.type_of(&a) == TRUTH {
            match (self.constant(&a), self.constant(&b)) {
                (Some(1), _) => return self.or(condition, b),
                (Some(_), _) => {
                    let not = self.not(condition);
                    return self.and(not, b);
                }
                (_, Some(0)) => return self.and(condition, a),
                (_, Some(_)) => {
                    let not = self.not(condition);
                    return self.or(not, a);
                }
                _ => {}
            }
            return self.emit(TRUTH, Operation::Select(condition, a, b));
        }
        self.emit_word(Operation::Select(condition, a, b))
    }

    /// The first words where the condition is true, else the second.
    pub(super) fn select_words(&mut self, condition: &Operand, a: Vec<Operand>, b: Vec<Operand>) -> Vec<Operand> {
        let pairs = a.into_iter().zip(b);
        pairs.map(|(a, b)| self.select(condition.clone(), a, b)).collect()
    }

    /// A truth value from a word.
    pub(super) fn test(&mut self, test: Test, a: Operand) -> Operand {
        if let Some(value) = self.constant(&a) {
            return Operand::truth(match test {
                Test::Negative => value >> (self.word - 1) & 1 != 0,
                Test::Zero => value == 0,
                Test::NotZero => value != 0,
            });
        }
        if test == Test::Negative && self.is_not_negative(&a) {
            return Operand::truth(false);
        }
        if let (Test::Zero | Test::NotZero, Some(truth)) = (test, self.chosen(&a)) {
            return if test == Test::NotZero { truth } else { self.not(truth) };
        }
        self.emit(TRUTH, Operation::Test(test, a))
    }

    /// The truth value of which a word is 1 where it is true and 0 where it is not.
    fn chosen(&mut self, a: &Operand) -> Option<Operand> {
        let Some(Operation::Select(condition, x, y)) = self.definition(a).cloned() else {
            return None;
        };
        match (self.constant(&x)?, self.constant(&y)?) {
            (0, 0) => None,
            (0, _) => Some(self.not(condition)),
            (_, 0) => Some(condition),
            _ => None,
        }
    }
}

// What is known of a word from how it is computed: how many of its bits may be set, and whether it is a small signed
// number.

/// What is known of a word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// It is below 2^unsigned.
    pub unsigned: u32,
    /// As a signed number it is from -2^(signed-1) on, and below 2^(signed-1).
    pub signed: u32,
}

impl Lowering<'_> {
    /// The word is below 2 to this.
    pub(super) fn unsigned_bits(&self, operand: &Operand) -> u32 {
        match operand {
            Operand::Value(value) => self.facts[*value].unsigned,
            Operand::Constant(Constant::Integer { value, .. }) => 128 - value.leading_zeros(),
            Operand::Constant(_) => self.word,
        }
    }

    /// Signed numbers of so many bits hold it.
    pub(super) fn signed_bits(&self, operand: &Operand) -> u32 {
        match operand {
            Operand::Value(value) => self.facts[*value].signed,
            Operand::Constant(Constant::Integer { value, .. }) => {
                let shifted = value << (128 - self.word);
                let sign_bits = shifted.leading_zeros().max(shifted.leading_ones());
                self.word + 1 - sign_bits.min(self.word)
            }
            Operand::Constant(_) => self.word,
        }
    }

    /// The word's highest bit is known to be 0.
    pub(super) fn is_not_negative(&self, operand: &Operand) -> bool {
        self.unsigned_bits(operand) < self.word
    }

    /// A value is known to be below 2^bits.
    pub(super) fn note_unsigned(&mut self, operand: &Operand, bits: u32) {
        if let Operand::Value(value) = operand {
            let facts = &mut self.facts[*value];
            facts.unsigned = facts.unsigned.min(bits);
            facts.signed = facts.signed.min(bits + 1);
        }
    }

    /// A value is known to be a signed number of so many bits.
    pub(super) fn note_signed(&mut self, operand: &Operand, bits: u32) {
        if let Operand::Value(value) = operand {
            let facts = &mut self.facts[*value];
            facts.signed = facts.signed.min(bits);
        }
    }

    /// What an operation's result is known to be.
    fn facts_of(&self, operation: &Operation) -> Facts {
        let word = self.word;
        let unsigned = |operand: &Operand| self.unsigned_bits(operand);
        let signed = |operand: &Operand| self.signed_bits(operand);
        let mut facts = Facts { unsigned: word, signed: word };
        match operation {
            Operation::Binary(operator, a, b) => match operator {
                BinaryOperator::And => {
                    facts.unsigned = unsigned(a).min(unsigned(b));
                    facts.signed = signed(a).max(signed(b));
                }
                BinaryOperator::Or | BinaryOperator::Xor => {
                    facts.unsigned = unsigned(a).max(unsigned(b));
                    facts.signed = signed(a).max(signed(b));
                }
                BinaryOperator::Add => {
                    facts.unsigned = (unsigned(a).max(unsigned(b)) + 1).min(word);
                    facts.signed = (signed(a).max(signed(b)) + 1).min(word);
                }
                BinaryOperator::Subtract => {
                    facts.signed = (signed(a).max(signed(b)) + 1).min(word);
                }
                BinaryOperator::Multiply => {
                    facts.unsigned = (unsigned(a) + unsigned(b)).min(word);
                    facts.signed = (signed(a) + signed(b)).min(word);
                }
                BinaryOperator::MultiplyHigh => {
                    facts.unsigned = (unsigned(a) + unsigned(b)).saturating_sub(word);
                }
                BinaryOperator::DivideUnsigned => facts.unsigned = unsigned(a),
                BinaryOperator::RemainderUnsigned => {
                    facts.unsigned = unsigned(a).min(unsigned(b));
                }
                BinaryOperator::ShiftRightLogical => {
                    let count = self.constant(b).unwrap_or(0).min(u128::from(word)) as u32;
                    facts.unsigned = unsigned(a).saturating_sub(count);
                }
                BinaryOperator::ShiftLeft => {
                    if let Some(count) = self.constant(b) {
                        let count = count.min(u128::from(word)) as u32;
                        facts.unsigned = (unsigned(a) + count).min(word);
                        facts.signed = (signed(a) + count).min(word);
                    }
                }
                _ => {}
            },
            Operation::Select(_, a, b) => {
                facts.unsigned = unsigned(a).max(unsigned(b));
                facts.signed = signed(a).max(signed(b));
            }
            Operation::Vote(_) => facts.unsigned = 7,
            _ => {}
        }
        if facts.unsigned < word {
            facts.signed = facts.signed.min(facts.unsigned + 1);
        }
        facts
    }

    /// The constant that an operand is.
    pub(super) fn constant(&self, operand: &Operand) -> Option<u128> {
        operand.number()
    }

    /// The operation that computes an operand, if it is one that always gives the same from the same.
    pub(super) fn definition(&self, operand: &Operand) -> Option<&Operation> {
        let value: Value = operand.value()?;
        self.definitions[value].as_ref()
    }
}
