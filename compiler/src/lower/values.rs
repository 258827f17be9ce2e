//! The words that hold a value.

use super::function::Lowering;
use super::LowerResult;
use crate::ir::{BinaryOperator, Constant, DataLayout, Operand, Signedness, Type, TRUTH};

/// What the bits of a word above a narrow integer are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extension {
    /// Anything.
    Any,
    /// 0.
    Zero,
    /// Its sign.
    Sign,
}

impl Extension {
    /// The bits above a signed number, or an unsigned one.
    pub(super) fn of(signedness: Signedness) -> Self {
        if signedness == Signedness::Signed {
            Extension::Sign
        } else {
            Extension::Zero
        }
    }
}

/// The words and truth values of a value.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub words: Vec<Operand>,
    /// What is above a single integer narrower than a word. Others have 0 there.
    pub extension: Extension,
}

impl Shape {
    pub(super) fn of(words: Vec<Operand>) -> Self {
        Self { words, extension: Extension::Zero }
    }

    pub(super) fn one(word: Operand, extension: Extension) -> Self {
        Self { words: vec![word], extension }
    }
}

/// More parts than a structure in registers sensibly has.
const LEAVES_MAXIMUM: u64 = 1024;

/// How many words an integer of so many bits takes.
pub(super) fn words_of(bits: u32, word_bits: u32) -> usize {
    bits.div_ceil(word_bits) as usize
}

/// The types of the words that hold a value of this type; `None` when there are too many.
pub(super) fn leaves(layout: DataLayout, kind: &Type) -> Option<Vec<Type>> {
    let word = layout.pointer_bytes * 8;
    let words = |bits: u32| vec![layout.word(); words_of(bits, word)];
    Some(match kind {
        Type::Void => Vec::new(),
        Type::Integer(1) => vec![TRUTH],
        Type::Integer(bits) if *bits > 8 * 64 => return None,
        Type::Integer(bits) => words(*bits),
        Type::Float => words(32),
        Type::Double => words(64),
        Type::Pointer => words(word),
        Type::Array(_, count) | Type::Vector(_, count) if *count > LEAVES_MAXIMUM => return None,
        Type::Array(element, count) | Type::Vector(element, count) => {
            let one = leaves(layout, element)?;
            if one.len() as u64 * count > LEAVES_MAXIMUM {
                return None;
            }
            (0..*count).flat_map(|_| one.iter().cloned()).collect()
        }
        Type::Structure { fields, .. } => {
            let mut all = Vec::new();
            for field in fields {
                all.extend(leaves(layout, field)?);
                if all.len() as u64 > LEAVES_MAXIMUM {
                    return None;
                }
            }
            all
        }
    })
}

impl Lowering<'_> {
    /// The types of the words that hold a value of this type.
    pub(super) fn leaves(&self, kind: &Type) -> LowerResult<Vec<Type>> {
        leaves(self.layout, kind).ok_or_else(|| self.refused(format!("a value of type {kind} in registers")))
    }

    /// The type of an operand of the function that is read.
    pub(super) fn kind(&self, operand: &Operand) -> Type {
        self.read.type_of(operand)
    }

    /// The width of an operand that is an integer or a pointer.
    pub(super) fn width(&self, operand: &Operand) -> LowerResult<u32> {
        self.width_of(&self.kind(operand))
    }

    /// The width of an integer or a pointer.
    pub(super) fn width_of(&self, kind: &Type) -> LowerResult<u32> {
        match kind {
            Type::Integer(bits) => Ok(*bits),
            Type::Pointer => Ok(self.word),
            other => Err(self.refused(format!("an integer operation on {other}"))),
        }
    }

    /// What holds an operand.
    pub(super) fn shape(&mut self, operand: &Operand) -> LowerResult<Shape> {
        match operand {
            Operand::Value(value) => match &self.shapes[*value] {
                Some(shape) => Ok(shape.clone()),
                None => {
                    // Not defined on any way that leads here.
                    let kind = self.read.values[*value].clone();
                    Ok(Shape::of(self.undefined(&kind)?))
                }
            },
            Operand::Constant(constant) => {
                let constant = constant.clone();
                Ok(Shape::of(self.constant_words(&constant)?))
            }
        }
    }

    /// The words of an operand, those of a narrow integer filled with zeros.
    pub(super) fn words(&mut self, operand: &Operand) -> LowerResult<Vec<Operand>> {
        let kind = self.kind(operand);
        if matches!(kind, Type::Integer(bits) if bits > 1 && bits < self.word) {
            return Ok(vec![self.narrow(operand, Extension::Zero)?]);
        }
        Ok(self.shape(operand)?.words)
    }

    /// The one word of an operand, of which the caller knows that it has one.
    pub(super) fn word(&mut self, operand: &Operand) -> LowerResult<Operand> {
        let words = self.words(operand)?;
        match <[Operand; 1]>::try_from(words) {
            Ok([word]) => Ok(self.as_word(word)),
            Err(_) => {
                let kind = self.kind(operand);
                Err(self.refused(format!("a value of type {kind} where one word is expected")))
            }
        }
    }

    /// A truth value as a word, 0 or 1; a word as it is.
    pub(super) fn as_word(&mut self, operand: Operand) -> Operand {
        if self.out.type_of(&operand) == TRUTH {
            let (one, zero) = (self.number(1), self.number(0));
            self.select(operand, one, zero)
        } else {
            operand
        }
    }

    /// The truth value of an operand of type i1.
    pub(super) fn truth(&mut self, operand: &Operand) -> LowerResult<Operand> {
        let mut words = self.shape(operand)?.words;
        match words.pop() {
            Some(truth) if words.is_empty() && self.out.type_of(&truth) == TRUTH => Ok(truth),
            _ => Err(self.refused("a condition that is no truth value")),
        }
    }

    /// The word of an integer that has at most a word's bits, with what is wanted above them.
    pub(super) fn narrow(&mut self, operand: &Operand, want: Extension) -> LowerResult<Operand> {
        let bits = self.width(operand)?;
        let shape = self.shape(operand)?;
        let [word] = &shape.words[..] else {
            return Err(self.refused(format!("an integer of {bits} bits")));
        };
        let word = word.clone();
        if self.out.type_of(&word) == TRUTH {
            return Ok(self.as_word(word));
        }
        Ok(self.extended(word, bits, shape.extension, want))
    }

    /// The words of two integers that have at most a word's bits, with what is wanted above them.
    pub(super) fn narrow_both(&mut self, a: &Operand, b: &Operand, want: Extension) -> LowerResult<[Operand; 2]> {
        Ok([self.narrow(a, want)?, self.narrow(b, want)?])
    }

    /// A word that holds a narrow integer, with what is wanted above it.
    pub(super) fn extended(&mut self, word: Operand, bits: u32, have: Extension, want: Extension) -> Operand {
        if want == Extension::Any || bits >= self.word || have == want {
            return word;
        }
        if want == Extension::Zero {
            return self.and(word, self.number(self.mask(bits)));
        }
        if self.signed_bits(&word) <= bits {
            return word;
        }
        if self.is_extended() && have != Extension::Zero {
            let spare = self.number(u128::from(self.word - bits));
            let high = self.shift_left(word, spare.clone());
            let result = self.binary(BinaryOperator::ShiftRightArithmetic, high, spare);
            self.note_signed(&result, bits);
            return result;
        }
        let word = if have == Extension::Zero { word } else { self.and(word, self.number(self.mask(bits))) };
        if self.unsigned_bits(&word) < bits {
            return word;
        }
        let sign = self.number(1 << (bits - 1));
        let flipped = self.xor(word, sign.clone());
        let result = self.subtract(flipped, sign);
        self.note_signed(&result, bits);
        result
    }

    /// So many ones.
    pub(super) fn mask(&self, bits: u32) -> u128 {
        u128::MAX >> (128 - bits.clamp(1, 128))
    }

    /// The words of a constant.
    fn constant_words(&mut self, constant: &Constant) -> LowerResult<Vec<Operand>> {
        Ok(match constant {
            Constant::Integer { bits: 1, value } => vec![Operand::truth(*value != 0)],
            Constant::Integer { bits, value } => self.split(*bits, *value),
            Constant::Float(bits) => self.split(32, u128::from(*bits)),
            Constant::Double(bits) => self.split(64, u128::from(*bits)),
            Constant::Null => vec![self.number(0)],
            Constant::Address { .. } => vec![Operand::Constant(constant.clone())],
            Constant::Undefined(kind) => self.undefined(kind)?,
            Constant::Aggregate { parts, .. } => {
                let mut words = Vec::new();
                for part in parts {
                    words.extend(self.constant_words(part)?);
                }
                words
            }
        })
    }

    /// The words of a number.
    pub(super) fn split(&self, bits: u32, value: u128) -> Vec<Operand> {
        (0..words_of(bits, self.word))
            .map(|index| self.number(value.checked_shr(index as u32 * self.word).unwrap_or(0)))
            .collect()
    }

    /// Words of no particular value: 0, so that all their readers agree.
    pub(super) fn undefined(&self, kind: &Type) -> LowerResult<Vec<Operand>> {
        let zero = |kind| match kind {
            Type::Integer(bits) => Operand::integer(bits, 0),
            other => Operand::Constant(Constant::Undefined(other)),
        };
        Ok(self.leaves(kind)?.into_iter().map(zero).collect())
    }

    // Structures and arrays in registers: their parts are words of their own.

    /// `extractvalue`.
    pub(super) fn extract(&mut self, aggregate: &Operand, path: &[u32]) -> LowerResult<Shape> {
        let kind = self.kind(aggregate);
        let (first, count) = self.part_of(&kind, path)?;
        let words = self.shape(aggregate)?.words;
        match words.get(first..first + count) {
            Some(part) => Ok(Shape::of(part.to_vec())),
            None => Err(self.refused("a part of a structure that has not so many")),
        }
    }

    /// `insertvalue`.
    pub(super) fn insert(&mut self, aggregate: &Operand, part: &Operand, path: &[u32]) -> LowerResult<Shape> {
        let kind = self.kind(aggregate);
        let (first, count) = self.part_of(&kind, path)?;
        let mut words = self.shape(aggregate)?.words;
        let part = self.words(part)?;
        if part.len() != count || first + count > words.len() {
            return Err(self.refused("a part of a structure that has not so many"));
        }
        words[first..first + count].clone_from_slice(&part);
        Ok(Shape::of(words))
    }

    /// Which of an aggregate's words are a part's: the first, and how many.
    fn part_of(&self, kind: &Type, path: &[u32]) -> LowerResult<(usize, usize)> {
        let Some((index, rest)) = path.split_first() else {
            return Ok((0, self.leaves(kind)?.len()));
        };
        let index = *index as usize;
        let before = match kind {
            Type::Structure { fields, .. } => {
                let mut before = 0;
                for field in fields.iter().take(index) {
                    before += self.leaves(field)?.len();
                }
                fields.get(index).map(|field| (before, field))
            }
            Type::Array(element, count) | Type::Vector(element, count) if (index as u64) < *count => {
                Some((index * self.leaves(element)?.len(), &**element))
            }
            _ => None,
        };
        let Some((before, part)) = before else {
            return Err(self.refused("a part of a structure that has not so many"));
        };
        let (first, count) = self.part_of(part, rest)?;
        Ok((before + first, count))
    }
}
