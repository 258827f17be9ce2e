//! Bundles: signals that travel together, such as all that one stage hands to the next.
//!
//! A bundle's struct is generic over its direction, so producer and consumer hold the same list with the same widths and one
//! [`Kernel::connect`](super::Kernel::connect) joins them.

use rust_hdl::prelude::Atom;

use super::expression::Expr;

/// A group of signals of one direction.
pub trait Bundle {
    /// The signals, in the order of their declaration, each with its field's name.
    fn signals(&self) -> Vec<(&'static str, &dyn Atom)>;

    /// The values of the signals, in the same order.
    fn values(&self) -> Vec<Expr> {
        self.signals()
            .into_iter()
            .map(|(_, atom)| super::value_of(atom))
            .collect()
    }
}

/// Declares a bundle. Each field is given as `name: width`, computed from the parameter in parentheses:
///
/// ```
/// use hdl::bundle;
/// use hdl::kit::prelude::*;
///
/// bundle! {
///     /// What fetch hands to decode.
///     pub struct Fetched(word_bits: u32) {
///         /// High when the rest means something.
///         valid: 1,
///         /// The instruction.
///         word: word_bits,
///     }
/// }
///
/// let port: Fetched<Out> = Fetched::new(32);
/// assert_eq!(port.word.width(), 32);
/// ```
#[macro_export]
macro_rules! bundle {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $name:ident($parameter:ident : $parameter_type:ty) {
            $(
                $(#[$($field_attribute:tt)*])*
                $field:ident : $width:expr
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Debug)]
        $visibility struct $name<D: $crate::kit::prelude::Direction> {
            $(
                $(#[$($field_attribute)*])*
                pub $field: $crate::kit::RSignal<D>,
            )*
        }

        impl<D: $crate::kit::prelude::Direction> $name<D> {
            /// The bundle, its widths worked out from the parameter.
            pub fn new($parameter: $parameter_type) -> Self {
                $name { $($field: $crate::kit::RSignal::new($width)),* }
            }
        }

        impl<D: $crate::kit::prelude::Direction> $crate::kit::Bundle for $name<D> {
            fn signals(&self) -> Vec<(&'static str, &dyn $crate::kit::prelude::Atom)> {
                vec![$((stringify!($field), &self.$field)),*]
            }
        }

        impl<D: $crate::kit::prelude::Direction> $crate::kit::prelude::Logic for $name<D> {
            fn update(&mut self) {}

            fn hdl(&self) -> $crate::kit::prelude::Verilog {
                $crate::kit::description::hand_over($crate::kit::description::Description::Bundle(
                    &[$((stringify!($field), &[$($crate::doc_line!($($field_attribute)*)),*])),*],
                ))
            }
        }

        impl<D: $crate::kit::prelude::Direction> $crate::kit::prelude::Block for $name<D> {
            fn connect_all(&mut self) {}

            fn update_all(&mut self) {}

            fn has_changed(&self) -> bool {
                false
            }

            fn accept(&self, name: &str, probe: &mut dyn $crate::kit::prelude::Probe) {
                probe.visit_start_namespace(name, self);
                $($crate::kit::prelude::Block::accept(&self.$field, stringify!($field), probe);)*
                probe.visit_end_namespace(name, self);
            }
        }
    };
}
