//! Rows of a decode table: what one value of a selector makes of a list of signals, as a plain Rust struct.
//!
//! A row is written as `Row { jumps: true, ..Row::NOTHING }`, so a signal that is misspelt does not compile; in an
//! exhaustive `match` over the selector's values neither does one that is forgotten.

use super::code::Code;
use super::compose::constant;
use super::expression::Expr;

/// A value in a row.
pub trait Cell: Copy {
    /// What a row gives that says nothing of it; its value is 0.
    const NOTHING: Self;

    /// The value in `width` bits.
    #[track_caller]
    fn value(self, width: u32) -> Expr;
}

impl Cell for bool {
    const NOTHING: bool = false;

    #[track_caller]
    fn value(self, width: u32) -> Expr {
        constant(width, u128::from(self))
    }
}

impl Cell for u8 {
    const NOTHING: u8 = 0;

    #[track_caller]
    fn value(self, width: u32) -> Expr {
        constant(width, self.into())
    }
}

impl<C: Code> Cell for C {
    const NOTHING: C = C::FIRST;

    #[track_caller]
    fn value(self, width: u32) -> Expr {
        self.val_in(width)
    }
}

/// Declares the rows of a table and the signals that it drives: `struct Row / Signals(config: &CoreConfig) { field:
/// type = width, ... }`. Fields may be absent, as in a [`bundle!`](crate::bundle).
///
/// `decode_bundle!` declares a bundle of the same fields, too, for the ports and registers that carry the signals.
///
/// ```
/// use hdl::kit::prelude::*;
///
/// rows! {
///     /// What an instruction does.
///     pub struct Row / Signals(lanes: u32) {
///         /// It jumps.
///         jumps: bool = 1,
///         /// It asks for lanes, where there are several.
///         parts: bool = 1; if (lanes > 1),
///     }
/// }
///
/// let jump = Row { jumps: true, ..Row::NOTHING };
/// assert_eq!(jump.values(1).len(), 1);
/// assert_eq!(jump.values(4).len(), 2);
/// ```
#[macro_export]
macro_rules! rows {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $row:ident / $signals:ident($parameter:ident : $parameter_type:ty) {
            $(
                $(#[$field_attribute:meta])*
                $field:ident : $type:ty = $width:expr $(; if ($condition:expr))?
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug)]
        $visibility struct $row {
            $(
                $(#[$field_attribute])*
                pub $field: $type,
            )*
        }

        impl $row {
            /// The row that says nothing.
            pub const NOTHING: $row = $row {
                $($field: <$type as $crate::kit::Cell>::NOTHING),*
            };

            /// What the row gives for each field that is there, in order.
            pub fn values(&self, $parameter: $parameter_type) -> Vec<$crate::kit::Expr> {
                let mut values = Vec::new();
                $({
                    let width: u32 = $width;
                    if width > 0 $(&& $condition)? {
                        values.push($crate::kit::Cell::value(self.$field, width));
                    }
                })*
                values
            }

            /// The columns of a table of such rows: the name of each field that is there, and its value in a row that
            /// says nothing of it.
            pub fn columns(prefix: &str, $parameter: $parameter_type) -> Vec<(String, $crate::kit::Expr)> {
                let mut columns = Vec::new();
                $({
                    let width: u32 = $width;
                    if width > 0 $(&& $condition)? {
                        let nothing = $crate::kit::Cell::value($row::NOTHING.$field, width);
                        columns.push((format!("{prefix}{}", stringify!($field)), nothing));
                    }
                })*
                columns
            }
        }

        /// The signals that a table of such rows drives; low where a field is not there.
        #[derive(Clone, Debug)]
        $visibility struct $signals {
            $(
                $(#[$field_attribute])*
                pub $field: $crate::kit::Expr,
            )*
        }

        impl $signals {
            /// Takes the table's columns, in order.
            pub fn take($parameter: $parameter_type, columns: &mut impl Iterator<Item = $crate::kit::Expr>) -> Self {
                let mut next = |width: u32, is_present: bool| {
                    let column = if is_present && width > 0 { columns.next() } else { None };
                    column.unwrap_or_else(|| $crate::kit::absent(width))
                };
                $signals { $($field: next($width, true $(&& $condition)?)),* }
            }

            /// The signals that are there, in order: for a bundle of the same fields.
            #[allow(dead_code, reason = "rows without a bundle have no use for it")]
            pub fn values(self, $parameter: $parameter_type) -> Vec<$crate::kit::Expr> {
                let mut values = Vec::new();
                $({
                    let width: u32 = $width;
                    if width > 0 $(&& $condition)? {
                        values.push(self.$field);
                    }
                })*
                values
            }
        }
    };
}

/// Declares a bundle, the registers that hold it, the rows of the table that drives it, and the table's signals, all of
/// the same fields: `struct Bundle / Register / Row / Signals(config: &CoreConfig) { field: type = width, ... }`.
#[macro_export]
macro_rules! decode_bundle {
    (
        $(#[$($attribute:tt)*])*
        $visibility:vis struct $name:ident / $register:ident / $row:ident / $signals:ident($parameter:ident : $parameter_type:ty) {
            $(
                $(#[$($field_attribute:tt)*])*
                $field:ident : $type:ty = $width:expr $(; if ($condition:expr))?
            ),* $(,)?
        }
    ) => {
        $crate::bundle! {
            $(#[$($attribute)*])*
            $visibility struct $name / $register($parameter: $parameter_type) {
                $(
                    $(#[$($field_attribute)*])*
                    $field: $width $(; if ($condition))?,
                )*
            }
        }

        $crate::rows! {
            $(#[$($attribute)*])*
            $visibility struct $row / $signals($parameter: $parameter_type) {
                $(
                    $(#[$($field_attribute)*])*
                    $field: $type = $width $(; if ($condition))?,
                )*
            }
        }
    };
}
