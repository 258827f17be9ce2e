//! What is known of a word from how it is computed: how many of its bits may be set, and whether it is a small signed number.

use super::function::Lowering;
use crate::ir::{BinaryOperator, Constant, Operand, Operation, Value};

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
    pub(super) fn facts_of(&self, operation: &Operation) -> Facts {
        let word = self.word;
        let unsigned = |operand: &Operand| self.unsigned_bits(operand);
        let signed = |operand: &Operand| self.signed_bits(operand);
        let mut facts = Facts {
            unsigned: word,
            signed: word,
        };
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
        match operand {
            Operand::Constant(Constant::Integer { value, .. }) => Some(*value),
            _ => None,
        }
    }

    /// The operation that computes an operand, if it is one that always gives the same from the same.
    pub(super) fn definition(&self, operand: &Operand) -> Option<&Operation> {
        let value: Value = operand.value()?;
        self.definitions[value].as_ref()
    }
}
