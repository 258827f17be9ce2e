//! Instructions that compute values.

use std::borrow::Cow;

use super::function::{FunctionReader, Phi};
use super::lexer::Token;
use super::refusal::{malformed, unsupported, Outcome};
use crate::ir::{
    BinaryOperator, Condition, Conversion, FloatCondition, Instruction, Operation, Promises, Type,
    TRUTH,
};

/// A result's name.
pub(super) type Name<'t> = Option<Cow<'t, str>>;

fn binary(word: &str) -> Option<BinaryOperator> {
    Some(match word {
        "add" => BinaryOperator::Add,
        "sub" => BinaryOperator::Subtract,
        "mul" => BinaryOperator::Multiply,
        "udiv" => BinaryOperator::DivideUnsigned,
        "sdiv" => BinaryOperator::DivideSigned,
        "urem" => BinaryOperator::RemainderUnsigned,
        "srem" => BinaryOperator::RemainderSigned,
        "shl" => BinaryOperator::ShiftLeft,
        "lshr" => BinaryOperator::ShiftRightLogical,
        "ashr" => BinaryOperator::ShiftRightArithmetic,
        "and" => BinaryOperator::And,
        "or" => BinaryOperator::Or,
        "xor" => BinaryOperator::Xor,
        "fadd" => BinaryOperator::FloatAdd,
        "fsub" => BinaryOperator::FloatSubtract,
        "fmul" => BinaryOperator::FloatMultiply,
        "fdiv" => BinaryOperator::FloatDivide,
        "frem" => BinaryOperator::FloatRemainder,
        _ => return None,
    })
}

fn conversion(word: &str) -> Option<Conversion> {
    Some(match word {
        "trunc" => Conversion::Truncate,
        "zext" => Conversion::ExtendZero,
        "sext" => Conversion::ExtendSign,
        "fptrunc" => Conversion::FloatTruncate,
        "fpext" => Conversion::FloatExtend,
        "fptoui" => Conversion::FloatToUnsigned,
        "fptosi" => Conversion::FloatToSigned,
        "uitofp" => Conversion::UnsignedToFloat,
        "sitofp" => Conversion::SignedToFloat,
        "ptrtoint" | "ptrtoaddr" | "inttoptr" | "bitcast" => Conversion::Bits,
        _ => return None,
    })
}

fn condition(word: &str) -> Option<Condition> {
    Some(match word {
        "eq" => Condition::Equal,
        "ne" => Condition::NotEqual,
        "ult" => Condition::LessUnsigned,
        "ule" => Condition::LessOrEqualUnsigned,
        "ugt" => Condition::GreaterUnsigned,
        "uge" => Condition::GreaterOrEqualUnsigned,
        "slt" => Condition::LessSigned,
        "sle" => Condition::LessOrEqualSigned,
        "sgt" => Condition::GreaterSigned,
        "sge" => Condition::GreaterOrEqualSigned,
        _ => return None,
    })
}

/// `oeq`, `une`, `ord` and the like.
fn float_condition(word: &str) -> Option<FloatCondition> {
    let condition = |less, equal, greater, unordered| FloatCondition {
        less,
        equal,
        greater,
        unordered,
    };
    match word {
        "false" => return Some(condition(false, false, false, false)),
        "true" => return Some(condition(true, true, true, true)),
        "ord" => return Some(condition(true, true, true, false)),
        "uno" => return Some(condition(false, false, false, true)),
        _ => {}
    }
    let unordered = match word.chars().next()? {
        'o' => false,
        'u' => true,
        _ => return None,
    };
    let (less, equal, greater) = match &word[1..] {
        "eq" => (false, true, false),
        "ne" => (true, false, true),
        "lt" => (true, false, false),
        "le" => (true, true, false),
        "gt" => (false, false, true),
        "ge" => (false, true, true),
        _ => return None,
    };
    Some(condition(less, equal, greater, unordered))
}

impl<'t> FunctionReader<'_, 't> {
    /// Words that promise something of an operation; [`Self::result`] keeps those that are of use.
    pub(super) fn flags(&mut self) -> Outcome<()> {
        while let Token::Word(word) = *self.reader.lexer.token() {
            match word {
                "nuw" => self.promises.no_unsigned_wrap = true,
                "nsw" => self.promises.no_signed_wrap = true,
                "exact" => self.promises.exact = true,
                "samesign" => self.promises.same_sign = true,
                "nneg" => self.promises.not_negative = true,
                "disjoint" | "inbounds" | "nusw" | "fast" | "nnan" | "ninf" | "nsz" | "arcp"
                | "contract" | "afn" | "reassoc" => {}
                _ => break,
            }
            self.reader.lexer.advance()?;
        }
        Ok(())
    }

    /// Puts an instruction at the end of the block.
    pub(super) fn put(&mut self, instruction: Instruction) -> Outcome<()> {
        let Some(block) = self.block else {
            return Err(malformed(self.reader.statement, "no block is open"));
        };
        self.body.blocks[block].instructions.push(instruction);
        Ok(())
    }

    /// Puts an operation with a result at the end of the block.
    pub(super) fn result(
        &mut self,
        name: Name<'t>,
        kind: Type,
        operation: Operation,
    ) -> Outcome<()> {
        let value = self.define(name, kind)?;
        let promises = std::mem::take(&mut self.promises);
        if promises != Promises::default() {
            self.body.promises.insert(value, promises);
        }
        self.put(Instruction::new(vec![value], operation, None))
    }

    /// The instruction that begins with a word.
    pub(super) fn instruction(&mut self, word: &str, name: Name<'t>) -> Outcome<()> {
        self.promises = Promises::default();
        if let Some(operator) = binary(word) {
            self.flags()?;
            let (kind, a) = self.typed_operand()?;
            self.reader.sign(',')?;
            let b = self.operand(&kind)?;
            return self.result(name, kind, Operation::Binary(operator, a, b));
        }
        if let Some(conversion) = conversion(word) {
            self.flags()?;
            let (_, from) = self.typed_operand()?;
            self.reader.word("to")?;
            let to = self.reader.kind()?;
            return self.result(name, to, Operation::Convert(conversion, from));
        }
        match word {
            "icmp" => self.compare(name),
            "fcmp" => self.compare_floats(name),
            "fneg" => {
                self.flags()?;
                let (kind, value) = self.typed_operand()?;
                self.result(name, kind, Operation::FloatNegate(value))
            }
            "freeze" => {
                let (kind, value) = self.typed_operand()?;
                self.result(name, kind, Operation::Freeze(value))
            }
            "select" => self.select(name),
            "phi" => self.phi_instruction(name),
            "extractvalue" => self.extract(name),
            "insertvalue" => self.insert(name),
            "call" => self.call(name),
            "tail" | "musttail" | "notail" => {
                self.reader.word("call")?;
                self.call(name)
            }
            "extractelement" | "insertelement" | "shufflevector" => Err(unsupported(
                self.reader.statement,
                "vectors are not supported",
            )),
            "va_arg" => Err(unsupported(
                self.reader.statement,
                "va_arg of this type is not supported",
            )),
            "landingpad" | "cleanuppad" | "catchpad" => Err(unsupported(
                self.reader.statement,
                "exceptions are not supported",
            )),
            _ => self.memory_instruction(word, name),
        }
    }

    fn condition_word(&mut self) -> Outcome<&'t str> {
        self.flags()?;
        let position = self.reader.lexer.start();
        match self.reader.lexer.advance()? {
            Token::Word(word) => Ok(word),
            _ => Err(malformed(position, "a condition is missing")),
        }
    }

    fn compare(&mut self, name: Name<'t>) -> Outcome<()> {
        let word = self.condition_word()?;
        let Some(condition) = condition(word) else {
            let message = format!("{word:?} is no condition");
            return Err(malformed(self.reader.statement, message));
        };
        let (kind, a) = self.typed_operand()?;
        self.reader.sign(',')?;
        let b = self.operand(&kind)?;
        self.result(name, TRUTH, Operation::Compare(condition, a, b))
    }

    fn compare_floats(&mut self, name: Name<'t>) -> Outcome<()> {
        let word = self.condition_word()?;
        let Some(condition) = float_condition(word) else {
            let message = format!("{word:?} is no condition");
            return Err(malformed(self.reader.statement, message));
        };
        let (kind, a) = self.typed_operand()?;
        self.reader.sign(',')?;
        let b = self.operand(&kind)?;
        self.result(name, TRUTH, Operation::CompareFloat(condition, a, b))
    }

    fn select(&mut self, name: Name<'t>) -> Outcome<()> {
        self.flags()?;
        let (_, condition) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (kind, a) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, b) = self.typed_operand()?;
        self.result(name, kind, Operation::Select(condition, a, b))
    }

    fn phi_instruction(&mut self, name: Name<'t>) -> Outcome<()> {
        let (kind, incoming) = self.phi()?;
        let Some(block) = self.block else {
            return Err(malformed(self.reader.statement, "no block is open"));
        };
        if block == self.body.entry() || !self.body.blocks[block].instructions.is_empty() {
            let message = "a phi stands behind other instructions";
            return Err(malformed(self.reader.statement, message));
        }
        let value = self.define(name, kind)?;
        self.phis.push(Phi {
            block,
            value,
            incoming,
        });
        Ok(())
    }

    /// `, 0, 1`: which part of which part; and its type.
    fn path(&mut self, of: &Type) -> Outcome<(Vec<u32>, Type)> {
        let mut path = Vec::new();
        let mut kind = of;
        while *self.reader.lexer.token() == Token::Sign(',') {
            let comma = self.reader.lexer.start();
            self.reader.lexer.advance()?;
            if !matches!(self.reader.lexer.token(), Token::Integer(_)) {
                self.reader.lexer.seek(comma)?;
                break;
            }
            let index = self.reader.count()?;
            let part = match kind {
                Type::Array(element, count) if index < *count => Some(&**element),
                Type::Structure { fields, .. } => {
                    usize::try_from(index).ok().and_then(|at| fields.get(at))
                }
                _ => None,
            };
            let (Some(part), Ok(index)) = (part, u32::try_from(index)) else {
                return Err(malformed(self.reader.statement, "there is no such part"));
            };
            path.push(index);
            kind = part;
        }
        Ok((path, kind.clone()))
    }

    fn extract(&mut self, name: Name<'t>) -> Outcome<()> {
        let (kind, aggregate) = self.typed_operand()?;
        let (path, part) = self.path(&kind)?;
        self.result(name, part, Operation::Extract { aggregate, path })
    }

    fn insert(&mut self, name: Name<'t>) -> Outcome<()> {
        let (kind, aggregate) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, part) = self.typed_operand()?;
        let (path, _) = self.path(&kind)?;
        let operation = Operation::Insert {
            aggregate,
            part,
            path,
        };
        self.result(name, kind, operation)
    }
}
