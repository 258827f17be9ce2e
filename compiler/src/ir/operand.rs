//! What instructions read: values and constants.

use super::{Symbol, Type, Value};

/// What an instruction reads.
#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    /// A value of the function.
    Value(Value),
    /// A constant.
    Constant(Constant),
}

/// A constant of a simple type.
#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    /// An integer of so many bits; those above are 0.
    Integer {
        /// Its type's bits.
        bits: u32,
        /// Its value, unsigned.
        value: u128,
    },
    /// A binary32, by its bits.
    Float(u32),
    /// A binary64, by its bits.
    Double(u64),
    /// The address of a function or global, and what is added. Its type is a pointer; in lowered functions a word.
    Address {
        /// Whose.
        symbol: Symbol,
        /// What is added, in bytes.
        addend: i64,
    },
    /// The pointer 0.
    Null,
    /// Any value of the type (`undef`, `poison`); of aggregates, too.
    Undefined(Type),
    /// An aggregate of constants.
    Aggregate {
        /// Its type.
        kind: Type,
        /// Its parts.
        parts: Vec<Constant>,
    },
}

impl Constant {
    /// Its type.
    pub fn kind(&self) -> Type {
        match self {
            Constant::Integer { bits, .. } => Type::Integer(*bits),
            Constant::Float(_) => Type::Float,
            Constant::Double(_) => Type::Double,
            Constant::Address { .. } | Constant::Null => Type::Pointer,
            Constant::Undefined(kind) | Constant::Aggregate { kind, .. } => kind.clone(),
        }
    }
}

impl Operand {
    /// An integer constant of so many bits, of which the value keeps the lowest.
    pub fn integer(bits: u32, value: u128) -> Self {
        let kept = if bits >= 128 {
            value
        } else {
            value & ((1 << bits) - 1)
        };
        Operand::Constant(Constant::Integer { bits, value: kept })
    }

    /// A truth value.
    pub fn truth(value: bool) -> Self {
        Self::integer(1, u128::from(value))
    }

    /// The value, if it is one.
    pub fn value(&self) -> Option<Value> {
        match self {
            Operand::Value(value) => Some(*value),
            Operand::Constant(_) => None,
        }
    }
}

impl From<Value> for Operand {
    fn from(value: Value) -> Self {
        Operand::Value(value)
    }
}
