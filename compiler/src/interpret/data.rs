//! What a value holds while a program is interpreted.

use crate::ir::{DataLayout, Type};

/// A value: its bits, or, of an aggregate, its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Data {
    /// Of an integer, a float or an address, at the low end; those above are 0.
    Bits(u128),
    /// Of a structure or an array.
    Parts(Vec<Data>),
}

impl Data {
    /// All bits 0: what is undefined, too.
    pub fn zero(kind: &Type) -> Self {
        match kind {
            Type::Structure { fields, .. } => Data::Parts(fields.iter().map(Data::zero).collect()),
            Type::Array(element, count) => {
                Data::Parts((0..*count).map(|_| Data::zero(element)).collect())
            }
            _ => Data::Bits(0),
        }
    }

    /// The bits; 0 of an aggregate.
    pub fn bits(&self) -> u128 {
        match self {
            Data::Bits(bits) => *bits,
            Data::Parts(_) => 0,
        }
    }
}

/// Bits of a simple type.
pub(super) fn width(layout: DataLayout, kind: &Type) -> u32 {
    match kind {
        Type::Integer(bits) => *bits,
        Type::Float => 32,
        Type::Double => 64,
        Type::Pointer => layout.pointer_bytes * 8,
        Type::Void | Type::Array(..) | Type::Structure { .. } => 0,
    }
}

/// The lowest bits.
pub(super) fn keep(bits: u32, value: u128) -> u128 {
    if bits >= 128 {
        value
    } else {
        value & ((1 << bits) - 1)
    }
}

/// As a signed number.
pub(super) fn signed(bits: u32, value: u128) -> i128 {
    if bits == 0 || bits >= 128 {
        return value.cast_signed();
    }
    (value << (128 - bits)).cast_signed() >> (128 - bits)
}
