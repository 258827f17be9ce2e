//! Codes: values that the Verilog shows by name, such as opcodes and states.
//!
//! A module that uses a code declares it: `localparam [5:0] OPCODE_ADD = 6'h0a;`.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::compose::constant;
use super::expression::{Expr, Node};

/// A value with a name: an opcode, a state, a kind.
pub trait Code: Copy {
    /// What all names of this family begin with, as `OPCODE`.
    const FAMILY: &'static str;
    /// Width in bits.
    const BITS: u32;
    /// The code whose value is 0.
    const FIRST: Self;

    /// The value that stands for it.
    fn code(self) -> u128;

    /// Its own part of the name, in any case, as `add` or `AddInverted`.
    fn label(self) -> String;

    /// The name in the Verilog.
    fn name(self) -> String {
        let own = super::names::snake_case(&self.label());
        format!("{}_{}", Self::FAMILY, own.to_uppercase())
    }

    /// The value to compute with. Width: [`Code::BITS`].
    #[track_caller]
    fn val(self) -> Expr {
        self.val_in(Self::BITS)
    }

    /// The value in another width, where a configuration needs fewer bits of the code.
    #[track_caller]
    fn val_in(self, width: u32) -> Expr {
        let fits = constant(width, self.code());
        match fits.node() {
            Node::Constant(value) => {
                let name: Rc<str> = self.name().into();
                Expr::new(width, 1, Node::Named { name, value: *value })
            }
            _ => fits,
        }
    }

    /// High when the value is this code.
    #[track_caller]
    fn is(self, value: impl Into<Expr>) -> Expr {
        let value = value.into();
        value.equals(self.val_in(value.width()))
    }
}

/// A value of a selector in a choice: a number, or a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The value.
    pub value: u128,
    /// The code's name.
    pub(crate) name: Option<Rc<str>>,
}

impl From<u128> for Label {
    fn from(value: u128) -> Label {
        Label { value, name: None }
    }
}

impl<C: Code> From<C> for Label {
    fn from(code: C) -> Label {
        Label { value: code.code(), name: Some(code.name().into()) }
    }
}

impl Label {
    /// This name for the low bits of the value, as a negative number has them in a selector of this width.
    pub fn in_bits(self, width: u32) -> Label {
        let mask = u128::MAX.checked_shr(u128::BITS.saturating_sub(width)).unwrap_or(0);
        Label { value: self.value & mask, ..self }
    }

    /// The constant to compare a selector of `width` bits with.
    pub(crate) fn constant(&self, width: u32) -> Expr {
        match &self.name {
            Some(name) => Expr::new(width, 1, Node::Named { name: name.clone(), value: self.value }),
            None => constant(width, self.value),
        }
    }
}

/// The codes that a module uses: width and value of each name.
pub(crate) type Codes = BTreeMap<Rc<str>, (u32, u128)>;

/// Declares an enumeration of codes: `enum Kind(2 bits, "KIND") { Lane = 0, ... }`; the first one is 0. It gets `ALL`,
/// in the order of the list.
///
/// ```
/// use hdl::kit::prelude::*;
///
/// codes! {
///     /// What is copied.
///     pub enum CopyKind(2 bits, "COPY") {
///         /// A lane's registers.
///         Clone = 0,
///         /// Registers of an interrupt's entry.
///         Enter = 1,
///     }
/// }
///
/// assert_eq!(CopyKind::Enter.name(), "COPY_ENTER");
/// assert_eq!(CopyKind::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! codes {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $name:ident($bits:literal bits, $family:literal) {
            $(
                $(#[$code_attribute:meta])*
                $code:ident = $value:literal
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        $visibility enum $name {
            $(
                $(#[$code_attribute])*
                $code = $value,
            )*
        }

        impl $name {
            /// Every code, in the order of the list.
            #[allow(dead_code, reason = "not every enumeration is walked through")]
            pub const ALL: &'static [$name] = &[$($name::$code),*];
        }

        impl $crate::kit::Code for $name {
            const FAMILY: &'static str = $family;
            const BITS: u32 = $bits;
            const FIRST: $name = $name::ALL[0];

            fn code(self) -> u128 {
                self as u128
            }

            fn label(self) -> String {
                match self {
                    $($name::$code => stringify!($code).to_owned(),)*
                }
            }
        }
    };
}
