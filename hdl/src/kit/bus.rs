//! Buses: ports of both directions that belong together under one name, such as `m_axi_*`, and that a module hands on
//! to its part.

use rust_hdl::prelude::{In, Out};

use super::kernel::Kernel;
use super::signal::RSignal;

/// A port of a module that is the port of a part of it.
pub trait HandedOn {
    /// Joins this port and the part's, in whichever direction they go.
    fn hand_on(&self, k: &mut Kernel, part: &Self);
}

impl HandedOn for RSignal<Out> {
    #[track_caller]
    fn hand_on(&self, k: &mut Kernel, part: &Self) {
        k.drive(self, part);
    }
}

impl HandedOn for RSignal<In> {
    #[track_caller]
    fn hand_on(&self, k: &mut Kernel, part: &Self) {
        k.drive(part, self);
    }
}

/// Declares a bus, each port with its direction as the module has it that the bus belongs to. A port may be absent, as
/// in a [`hardware!`](crate::hardware) block.
///
/// ```
/// use hdl::bus;
/// use hdl::kit::prelude::*;
///
/// bus! {
///     /// Asks for words.
///     pub struct Asking(word_bits: u32) {
///         /// A word is asked for.
///         asks: Out(1),
///         /// It.
///         word: In(word_bits),
///     }
/// }
///
/// let port = Asking::new(32);
/// assert_eq!((port.asks.width(), port.word.width()), (1, 32));
/// ```
#[macro_export]
macro_rules! bus {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $name:ident($parameter:ident : $parameter_type:ty) {
            $(
                $(#[$($field_attribute:tt)*])*
                $field:ident : $direction:ident($width:expr) $(if ($condition:expr) $(else $neutral:ident)?)?
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Debug)]
        $visibility struct $name {
            $(
                $(#[$($field_attribute)*])*
                pub $field: $crate::kit::RSignal<$crate::kit::prelude::$direction>,
            )*
        }

        impl $name {
            /// The bus, its widths worked out from the parameter.
            pub fn new($parameter: $parameter_type) -> Self {
                $name { $($field: $crate::field_value!([$($condition $(, $neutral)?)?] [] In($width))),* }
            }
        }

        impl $crate::kit::HandedOn for $name {
            #[track_caller]
            fn hand_on(&self, k: &mut $crate::kit::Kernel, part: &Self) {
                $(self.$field.hand_on(k, &part.$field);)*
            }
        }

        $crate::bundle_block!([] [$name] [] { $($(#[$($field_attribute)*])* $field),* });
    };
}
