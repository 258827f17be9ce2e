//! Channels: a bundle that is offered with `valid` and taken with `ready`, which points the other way.

use rust_hdl::prelude::{Atom, Direction, In, Out};

use super::bundle::Bundle;
use super::kernel::Kernel;
use super::value_of;

/// A direction that has an opposite.
pub trait Reversible: Direction {
    /// The opposite direction.
    type Reversed: Direction;
}

impl Reversible for In {
    type Reversed = Out;
}

impl Reversible for Out {
    type Reversed = In;
}

/// A bundle with an answer: it is handed over in a cycle in which `valid` and `ready` are high. As a [`Bundle`] it has
/// all but `ready`.
pub trait Channel: Bundle {
    /// What comes back: it is taken.
    fn ready(&self) -> &dyn Atom;
}

impl Kernel {
    /// Drives what `target` is offered from `source`, and the answer of `source` from that of `target`.
    #[track_caller]
    pub fn join<T: Channel, S: Channel>(&mut self, target: &T, source: &S) {
        self.connect(target, source);
        self.drive_one(source.ready(), value_of(target.ready()));
    }
}

/// Declares a channel. `Fetched<Out>` is the producer's end, `Fetched<In>` the consumer's:
///
/// ```
/// use hdl::channel;
/// use hdl::kit::prelude::*;
///
/// channel! {
///     /// An instruction on its way.
///     pub struct Fetched(word_bits: u32) {
///         /// There is one.
///         valid,
///         /// It is taken.
///         ready,
///         /// Its word.
///         word: word_bits,
///     }
/// }
///
/// let port: Fetched<Out> = Fetched::new(32);
/// let _taken: &RSignal<In> = &port.ready;
/// assert_eq!(port.word.width(), 32);
/// ```
///
/// A field may be absent, as in a [`bundle!`](crate::bundle).
#[macro_export]
macro_rules! channel {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $name:ident($parameter:ident : $parameter_type:ty) {
            $(#[$($valid_attribute:tt)*])*
            valid,
            $(#[$($ready_attribute:tt)*])*
            ready,
            $(
                $(#[$($field_attribute:tt)*])*
                $field:ident : $width:expr $(; if ($condition:expr) $(else $neutral:ident)?)?
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Debug)]
        $visibility struct $name<D: $crate::kit::Reversible> {
            $(#[$($valid_attribute)*])*
            pub valid: $crate::kit::RSignal<D>,
            $(#[$($ready_attribute)*])*
            pub ready: $crate::kit::RSignal<D::Reversed>,
            $(
                $(#[$($field_attribute)*])*
                pub $field: $crate::kit::RSignal<D>,
            )*
        }

        impl<D: $crate::kit::Reversible> $name<D> {
            /// The channel, its widths worked out from the parameter.
            pub fn new($parameter: $parameter_type) -> Self {
                $name {
                    valid: $crate::kit::RSignal::new(1),
                    ready: $crate::kit::RSignal::new(1),
                    $($field: $crate::field_value!([$($condition $(, $neutral)?)?] [] In($width))),*
                }
            }
        }

        $crate::bundle_fields!([$crate::kit::Reversible] $name [] {
            $(#[$($valid_attribute)*])* valid
            $(, $(#[$($field_attribute)*])* $field)*
        });

        impl<D: $crate::kit::Reversible> $crate::kit::Channel for $name<D> {
            fn ready(&self) -> &dyn $crate::kit::prelude::Atom {
                &self.ready
            }
        }

        $crate::bundle_block!([D: $crate::kit::Reversible] [$name<D>] [] {
            $(#[$($valid_attribute)*])* valid,
            $(#[$($ready_attribute)*])* ready,
            $($(#[$($field_attribute)*])* $field),*
        });
    };
}
