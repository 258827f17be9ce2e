//! Constants as operands: what is more than a number, or a symbol and a number added, is computed by instructions.

use super::constants::Expression;
use super::function::FunctionReader;
use super::refusal::{unsupported, Outcome};
use crate::ir::{BlockId, Constant, Conversion, Instruction, Operand, Operation, Type};

/// Parts of an aggregate that stands as an operand.
const PARTS_MAX: u64 = 1 << 6;

impl FunctionReader<'_, '_> {
    /// The operand that a constant is; what is no simple constant is computed at the end of the block.
    pub(super) fn materialize(
        &mut self,
        expression: &Expression,
        block: BlockId,
    ) -> Outcome<Operand> {
        if let Some(constant) = self.simple(expression) {
            return Ok(Operand::Constant(constant));
        }
        let (kind, operation) = match expression {
            Expression::Number { value, .. } => {
                let bits = self.reader.layout.pointer_bytes * 8;
                let number = Operand::integer(bits, *value);
                (Type::Pointer, Operation::Convert(Conversion::Bits, number))
            }
            Expression::Address {
                kind,
                symbol,
                addend,
            } => {
                let address = Constant::Address {
                    symbol: symbol.clone(),
                    addend: *addend,
                };
                let address = Operand::Constant(address);
                (kind.clone(), Operation::Convert(Conversion::Bits, address))
            }
            Expression::Convert(conversion, inner, to) => {
                let inner = self.materialize(inner, block)?;
                (to.clone(), Operation::Convert(*conversion, inner))
            }
            Expression::Binary(operator, a, b, kind) => {
                let a = self.materialize(a, block)?;
                let b = self.materialize(b, block)?;
                (kind.clone(), Operation::Binary(*operator, a, b))
            }
            Expression::Element {
                element,
                base,
                indices,
            } => {
                let base = self.materialize(base, block)?;
                let mut operands = Vec::new();
                for index in indices {
                    operands.push(self.materialize(index, block)?);
                }
                let operation = Operation::ElementAddress {
                    base,
                    element: element.clone(),
                    indices: operands,
                };
                (Type::Pointer, operation)
            }
            _ => {
                let message = "a constant array or structure as an operand is not supported";
                return Err(unsupported(self.reader.statement, message));
            }
        };
        let value = self.body.value(kind);
        let instruction = Instruction::new(vec![value], operation, None);
        self.body.blocks[block].instructions.push(instruction);
        Ok(value.into())
    }

    /// The constant, if it is one that an operand can be.
    fn simple(&self, expression: &Expression) -> Option<Constant> {
        match expression {
            Expression::Number { kind, value } => match kind {
                Type::Integer(bits) => Some(Constant::Integer {
                    bits: *bits,
                    value: *value,
                }),
                _ => (*value == 0).then_some(Constant::Null),
            },
            Expression::Address {
                kind: Type::Pointer,
                symbol,
                addend,
            } => Some(Constant::Address {
                symbol: symbol.clone(),
                addend: *addend,
            }),
            Expression::Float(bits) => Some(Constant::Float(*bits)),
            Expression::Double(bits) => Some(Constant::Double(*bits)),
            Expression::Undefined(kind) => Some(Constant::Undefined(kind.clone())),
            Expression::Aggregate(kind, parts) => {
                let parts: Option<Vec<_>> = parts.iter().map(|part| self.simple(part)).collect();
                Some(Constant::Aggregate {
                    kind: kind.clone(),
                    parts: parts?,
                })
            }
            Expression::Zero(kind) if parts(kind) <= PARTS_MAX => zero(kind),
            Expression::Bytes(bytes) if bytes.len() as u64 <= PARTS_MAX => {
                let byte = |byte: &u8| Constant::Integer {
                    bits: 8,
                    value: u128::from(*byte),
                };
                Some(Constant::Aggregate {
                    kind: expression.kind(),
                    parts: bytes.iter().map(byte).collect(),
                })
            }
            _ => None,
        }
    }
}

/// How many parts an aggregate has, those of its parts among them.
fn parts(kind: &Type) -> u64 {
    match kind {
        Type::Array(element, count) => parts(element).saturating_mul(*count).saturating_add(1),
        Type::Structure { fields, .. } => fields
            .iter()
            .fold(1, |sum, field| parts(field).saturating_add(sum)),
        _ => 1,
    }
}

/// All zeros of a type that has few parts.
fn zero(kind: &Type) -> Option<Constant> {
    Some(match kind {
        Type::Void => return None,
        Type::Integer(bits) => Constant::Integer {
            bits: *bits,
            value: 0,
        },
        Type::Float => Constant::Float(0),
        Type::Double => Constant::Double(0),
        Type::Pointer => Constant::Null,
        Type::Array(element, count) => {
            let part = zero(element)?;
            Constant::Aggregate {
                kind: kind.clone(),
                parts: vec![part; *count as usize],
            }
        }
        Type::Structure { fields, .. } => Constant::Aggregate {
            kind: kind.clone(),
            parts: fields.iter().map(zero).collect::<Option<_>>()?,
        },
    })
}
