//! Types of values, and where their parts lie in memory: clang's rules for wasm32 and wasm64, which are HARP's, too.

use std::fmt;

/// A type of LLVM IR.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Type {
    /// No value: what a function returns that returns nothing.
    Void,
    /// An integer of so many bits, at least 1. `Integer(1)` is a truth value: a predicate, once lowered.
    Integer(u32),
    /// IEEE 754 binary32.
    Float,
    /// IEEE 754 binary64.
    Double,
    /// An address.
    Pointer,
    /// So many of one type behind one another.
    Array(Box<Type>, u64),
    /// So many of one simple type behind one another, at a multiple of their size rounded up to a power of two. Truth
    /// values take a bit each. The reader takes operations on vectors apart, so that values of this type are only
    /// passed on.
    Vector(Box<Type>, u64),
    /// Fields behind one another, each at a multiple of its alignment unless packed.
    Structure {
        /// The fields, in order.
        fields: Vec<Type>,
        /// Without gaps, aligned to 1.
        packed: bool,
    },
}

/// How an integer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// Its highest bit is its sign.
    Signed,
    /// It is not negative.
    Unsigned,
}

impl Signedness {
    /// The signedness of an integer that is signed only if this is so.
    pub const fn signed_if(is_signed: bool) -> Self {
        if is_signed {
            Signedness::Signed
        } else {
            Signedness::Unsigned
        }
    }
}

/// A truth value.
pub const TRUTH: Type = Type::Integer(1);

/// Sizes that depend on the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataLayout {
    /// Bytes of a pointer, which is a word of the core: 4 or 8.
    pub pointer_bytes: u32,
}

impl DataLayout {
    /// The type of a machine word.
    pub fn word(self) -> Type {
        Type::Integer(self.pointer_bytes * 8)
    }

    /// Bytes in memory from one element of an array of this type to the next.
    pub fn size_of(self, of: &Type) -> u64 {
        match of {
            Type::Void => 0,
            Type::Integer(bits) => u64::from(bits.div_ceil(8)).next_power_of_two(),
            Type::Float => 4,
            Type::Double => 8,
            Type::Pointer => u64::from(self.pointer_bytes),
            Type::Array(element, count) => self.size_of(element).saturating_mul(*count),
            Type::Vector(element, count) => match **element {
                Type::Integer(1) => count.div_ceil(8).next_power_of_two(),
                _ => {
                    let size = self.size_of(element).saturating_mul(*count);
                    size.checked_next_power_of_two().unwrap_or(size)
                }
            },
            Type::Structure { .. } => self.structure(of).1,
        }
    }

    /// Its address is a multiple of this, in bytes.
    pub fn alignment_of(self, of: &Type) -> u64 {
        match of {
            Type::Void => 1,
            Type::Integer(_) => self.size_of(of).min(16),
            Type::Float | Type::Double | Type::Pointer | Type::Vector(..) => self.size_of(of),
            Type::Array(element, _) => self.alignment_of(element),
            Type::Structure { packed: true, .. } => 1,
            Type::Structure { fields, .. } => fields.iter().map(|field| self.alignment_of(field)).max().unwrap_or(1),
        }
    }

    /// Offset in bytes of a structure's field; `None` if there is no such field.
    pub fn field_offset(self, of: &Type, index: usize) -> Option<u64> {
        self.structure(of).0.get(index).copied()
    }

    /// The offsets of the fields, and the size with what is left free behind them.
    fn structure(self, of: &Type) -> (Vec<u64>, u64) {
        let Type::Structure { fields, packed } = of else {
            return (Vec::new(), 0);
        };
        let mut offsets = Vec::with_capacity(fields.len());
        let mut end = 0_u64;
        for field in fields {
            if !packed {
                end = end.next_multiple_of(self.alignment_of(field));
            }
            offsets.push(end);
            end = end.saturating_add(self.size_of(field));
        }
        (offsets, end.next_multiple_of(self.alignment_of(of)))
    }
}

impl fmt::Display for Type {
    /// As LLVM writes it.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Void => formatter.write_str("void"),
            Type::Integer(bits) => write!(formatter, "i{bits}"),
            Type::Float => formatter.write_str("float"),
            Type::Double => formatter.write_str("double"),
            Type::Pointer => formatter.write_str("ptr"),
            Type::Array(element, count) => write!(formatter, "[{count} x {element}]"),
            Type::Vector(element, count) => write!(formatter, "<{count} x {element}>"),
            Type::Structure { fields, packed } => {
                let (open, close) = if *packed { ("<{", "}>") } else { ("{", "}") };
                write!(formatter, "{open} ")?;
                for (index, field) in fields.iter().enumerate() {
                    let comma = if index == 0 { "" } else { ", " };
                    write!(formatter, "{comma}{field}")?;
                }
                write!(formatter, " {close}")
            }
        }
    }
}
