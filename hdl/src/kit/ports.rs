//! Groups of ports: a block with many partners declares what it says to each of them, and hears from it, in a struct.

/// Declares a group of ports of a block, or of several. The ports keep their own names in the Verilog, whatever the
/// group's field is called; their doc comments are those of a [`hardware!`](crate::hardware) block's ports, and so is
/// how a field is written, `let` and `from` lines included.
///
/// ```
/// use hdl::kit::prelude::*;
/// use hdl::ports;
///
/// ports! {
///     /// What a counter and schedule say to one another.
///     pub struct ScheduleSide(width: u32) {
///         let last = 2 * width;
///
///         /// From schedule: count in this cycle.
///         enable: In(1),
///         /// To schedule: the count so far.
///         count: Out(last),
///     }
/// }
///
/// let side = ScheduleSide::new(4);
/// assert_eq!(side.count.width(), 8);
/// ```
#[macro_export]
macro_rules! ports {
    (
        $(#[$($attribute:tt)*])*
        $visibility:vis struct $name:ident($parameter:ident : $parameter_type:ty)
            $([$($bindings:tt)*] [$($imports:tt)*])? {
            let $pattern:pat = $bound:expr;
            $($rest:tt)*
        }
    ) => {
        $crate::ports! {
            $(#[$($attribute)*])*
            $visibility struct $name($parameter: $parameter_type)
                [$($($bindings)*)? let $pattern = $bound;] [$($($imports)*)?] {
                $($rest)*
            }
        }
    };
    (
        $(#[$($attribute:tt)*])*
        $visibility:vis struct $name:ident($parameter:ident : $parameter_type:ty)
            $([$($bindings:tt)*] [$($imports:tt)*])? {
            from $part:ident $(as $heading:literal)? : $producer:ident ($($argument:tt)*) $(if ($condition:expr))? {
                $($fields:tt)*
            }
            $($rest:tt)*
        }
    ) => {
        $crate::ports! {
            $(#[$($attribute)*])*
            $visibility struct $name($parameter: $parameter_type) [$($($bindings)*)?] [
                $($($imports)*)?
                { $part [$($heading)?] $producer ($($argument)*) [$($condition)?] { $($fields)* } }
            ] {
                $($rest)*
            }
        }
    };
    (
        $(#[$($attribute:tt)*])*
        $visibility:vis struct $name:ident($parameter:ident : $parameter_type:ty) $([$($bindings:tt)*] [$({
            $part:ident $heading:tt $producer:ident $producer_arguments:tt $producer_condition:tt {
                $($own:ident $(: $own_type:tt)? $(= $theirs:ident $(. $signal:ident)?)?),* $(,)?
            }
        })*])? {
            $(
                $(#[$($field_attribute:tt)*])*
                $field:ident :
                    $kind:tt $(<$($generic:ty),+>)? $(($($argument:tt)*))? $(if ($condition:expr) $(else $neutral:ident)?)?
            ),* $(,)?
        }
    ) => {
        $(#[$($attribute)*])*
        #[derive(Debug)]
        $visibility struct $name {
            $($($(
                #[doc = concat!("From `", stringify!($part), "`.")]
                pub $own: $crate::imported_type!($($own_type)?),
            )*)*)?
            $(
                $(#[$($field_attribute)*])*
                pub $field: $crate::field_type!(
                    [$($condition $(, $neutral)?)?] [] $kind $(<$($generic),+>)? $(($($argument)*))?
                ),
            )*
        }

        impl $name {
            /// The ports, their widths worked out from the parameter.
            pub fn new($parameter: $parameter_type) -> Self {
                $($($bindings)*)?
                $name {
                    $($($($own: $crate::imported_value!(
                        [$($own_type)?] $producer $producer_arguments $producer_condition $own $($theirs $(. $signal)?)?
                    ),)*)*)?
                    $($field: $crate::field_value!(
                        [$($condition $(, $neutral)?)?] [] $kind $(<$($generic),+>)? $(($($argument)*))?
                    )),*
                }
            }
        }

        $crate::declared_fields! {
            $name ($parameter: $parameter_type) [$($($bindings)*)?]
            [$($($($own $part $heading $producer [$($theirs $(. $signal)?)?])*)*)?]
            $($field [$($crate::doc_line!($($field_attribute)*)),*]
                { [$($condition $(, $neutral)?)?] [] $kind $(<$($generic),+>)? $(($($argument)*))? })*
        }

        impl $crate::kit::prelude::Logic for $name {
            fn update(&mut self) {}

            fn hdl(&self) -> $crate::kit::prelude::Verilog {
                $crate::kit::description::hand_over($crate::kit::description::Description::Bundle(Self::field_docs()))
            }
        }

        impl $crate::kit::prelude::Block for $name {
            $crate::unsimulated!();

            fn accept(&self, _name: &str, probe: &mut dyn $crate::kit::prelude::Probe) {
                // Without a name, the group leaves its ports their own.
                probe.visit_start_namespace("", self);
                $($($($crate::kit::prelude::Block::accept(&self.$own, stringify!($own), probe);)*)*)?
                $($crate::kit::prelude::Block::accept(&self.$field, stringify!($field), probe);)*
                probe.visit_end_namespace("", self);
            }
        }
    };
}
