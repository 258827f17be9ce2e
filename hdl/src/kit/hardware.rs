//! The declaration of a block: its parameters, and each port, register and part once, with its width.

/// Declares a block: the struct with rust-hdl's `LogicBlock` and `Logic` on top of [`Describe`](crate::kit::Describe),
/// and `new`, which works the widths out from the parameters in parentheses. Doc comments are carried into the Verilog.
///
/// `let` lines may open the body; the fields see them and the parameters. A field is one of these:
///
/// | written | is | made by |
/// |-|-|-|
/// | `Clock` | `Signal<In, Clock>` | |
/// | `In(width)`, `Out(width)`, `Local(width)` | [`RSignal`](crate::kit::RSignal) of that direction | |
/// | `Register(width)` | [`RDff`](crate::kit::RDff) that reset leaves alone | |
/// | `Register(width; reset value)` | `RDff` with a reset value | |
/// | `Register(width; power_up value)`, `Register(width; reset value; power_up value)` | `RDff` that configuration of the device sets | |
/// | `Type(arguments)`, `Bundle<In>(arguments)` | a part or bundle of that type | `Type::new(arguments)` |
/// | `[element; count]` | `Vec` of one of the above | the element so many times |
/// | `[element; for item in items]` | `Vec` of one of the above | the element for each item |
/// | `Type = value` | anything else | the value |
///
/// A field that ends with `if (condition)` is absent unless the condition holds: it then reads as low, or with `else
/// high` as high ([`absence`](crate::kit::absence)). A part that may be absent is a [`Part`](crate::kit::Part).
#[macro_export]
macro_rules! hardware {
    (
        $(#[$($attribute:tt)*])*
        $visibility:vis struct $name:ident($($parameters:tt)*) $([$($bindings:tt)*])? {
            let $pattern:pat = $bound:expr;
            $($rest:tt)*
        }
    ) => {
        $crate::hardware! {
            $(#[$($attribute)*])*
            $visibility struct $name($($parameters)*) [$($($bindings)*)? let $pattern = $bound;] {
                $($rest)*
            }
        }
    };
    (
        $(#[$($attribute:tt)*])*
        $visibility:vis struct $name:ident(
            $($(#[doc = $parameter_doc:literal])? $parameter:ident : $parameter_type:ty),* $(,)?
        ) $([$($bindings:tt)*])? {
            $(
                $(#[$($field_attribute:tt)*])*
                $field_visibility:vis $field:ident :
                    $kind:tt $(<$($generic:ty),+>)? $(($($argument:tt)*))? $(if ($condition:expr) $(else $neutral:ident)?)? $(= $value:expr)?
            ),* $(,)?
        }
    ) => {
        $(#[$($attribute)*])*
        #[derive($crate::kit::prelude::LogicBlock)]
        $visibility struct $name {
            $(
                $(#[$($field_attribute)*])*
                $field_visibility $field: $crate::field_type!(
                    [$($condition $(, $neutral)?)?] [$($value)?] $kind $(<$($generic),+>)? $(($($argument)*))?
                ),
            )*
        }

        impl $name {
            /// The block, its widths worked out from the parameters.
            ///
            $($(#[doc = concat!(" - `", stringify!($parameter), "`:", $parameter_doc)])?)*
            #[allow(clippy::new_without_default, reason = "a block is made in one way")]
            $visibility fn new($($parameter: $parameter_type),*) -> Self {
                $($($bindings)*)?
                $name {
                    $($field: $crate::field_value!(
                        [$($condition $(, $neutral)?)?] [$($value)?] $kind $(<$($generic),+>)? $(($($argument)*))?
                    )),*
                }
            }
        }

        impl $crate::kit::prelude::Logic for $name {
            fn update(&mut self) {}

            fn hdl(&self) -> $crate::kit::prelude::Verilog {
                let mut kernel = $crate::kit::Kernel::default();
                $crate::kit::Describe::kernel(self, &mut kernel);
                let kernel = kernel.finished();
                $crate::kit::description::hand_over($crate::kit::description::Description::Module(Box::new(
                    $crate::kit::description::ModuleDescription {
                        type_name: stringify!($name),
                        variant: $crate::kit::Describe::variant(self),
                        parametric: $crate::kit::Describe::parametric(self),
                        duty: &[$($crate::doc_line!($($attribute)*)),*],
                        fields: &[$((stringify!($field), &[$($crate::doc_line!($($field_attribute)*)),*])),*],
                        kernel,
                    },
                )))
            }
        }
    };
}

/// The type of a field: `[condition, neutral] [value]`, then the field as written.
#[doc(hidden)]
#[macro_export]
macro_rules! field_type {
    ([$($presence:tt)*] [] In $width:tt) => {
        $crate::kit::RSignal<$crate::kit::prelude::In>
    };
    ([$($presence:tt)*] [] Out $width:tt) => {
        $crate::kit::RSignal<$crate::kit::prelude::Out>
    };
    ([$($presence:tt)*] [] Local $width:tt) => {
        $crate::kit::RSignal<$crate::kit::prelude::Local>
    };
    ([$($presence:tt)*] [] Register $width:tt) => {
        $crate::kit::RDff
    };
    ([$($presence:tt)*] [] $type:ident <$($generic:ty),+> ($($argument:tt)*)) => {
        $type<$($generic),+>
    };
    ([$($presence:tt)+] [$($value:expr)?] $($kind:tt)+) => {
        $crate::kit::Part<$crate::field_type!([] [$($value)?] $($kind)+)>
    };
    ([] [$value:expr] $type:ty) => {
        $type
    };
    ([] [] [$element:ident $(<$($generic:ty),+>)? ($($argument:tt)*); $($count:tt)+]) => {
        Vec<$crate::field_type!([] [] $element $(<$($generic),+>)?($($argument)*))>
    };
    ([] [] Clock) => {
        $crate::kit::prelude::Signal<$crate::kit::prelude::In, $crate::kit::prelude::Clock>
    };
    ([] [] $type:ident ($($argument:tt)*)) => {
        $type
    };
}

/// What a field is made of: `[condition, neutral] [value]`, then the field as written.
#[doc(hidden)]
#[macro_export]
macro_rules! field_value {
    ([$($presence:tt)+] [] In $width:tt) => {
        $crate::absent_unless!([$($presence)+] $crate::field_value!([] [] In $width))
    };
    ([$($presence:tt)+] [] Out $width:tt) => {
        $crate::absent_unless!([$($presence)+] $crate::field_value!([] [] Out $width))
    };
    ([$($presence:tt)+] [] Local $width:tt) => {
        $crate::absent_unless!([$($presence)+] $crate::field_value!([] [] Local $width))
    };
    ([$($presence:tt)+] [] Register $width:tt) => {
        $crate::absent_unless!([$($presence)+] $crate::field_value!([] [] Register $width))
    };
    ([$($presence:tt)+] [] $type:ident <$($generic:ty),+> ($($argument:tt)*)) => {
        $crate::absent_unless!([$($presence)+] $crate::field_value!([] [] $type<$($generic),+>($($argument)*)))
    };
    ([$condition:expr] [$($value:expr)?] $($kind:tt)+) => {
        $crate::kit::Part::new($condition, || $crate::field_value!([] [$($value)?] $($kind)+))
    };
    ([] [$value:expr] $type:ty) => {
        $value
    };
    ([] [] [$element:ident $(<$($generic:ty),+>)? ($($argument:tt)*); for $item:ident in $items:expr]) => {
        $items.into_iter().map(|$item| $crate::field_value!([] [] $element $(<$($generic),+>)?($($argument)*))).collect()
    };
    ([] [] [$element:ident $(<$($generic:ty),+>)? ($($argument:tt)*); $count:expr]) => {
        (0..$count).map(|_| $crate::field_value!([] [] $element $(<$($generic),+>)?($($argument)*))).collect()
    };
    ([] [] Clock) => {
        $crate::kit::prelude::Signal::default()
    };
    ([] [] In($width:expr)) => {
        $crate::kit::RSignal::new($width)
    };
    ([] [] Out($width:expr)) => {
        $crate::kit::RSignal::new($width)
    };
    ([] [] Local($width:expr)) => {
        $crate::kit::RSignal::new($width)
    };
    ([] [] Register($width:expr; reset $reset_value:expr $(; power_up $power_up_value:expr)?)) => {
        $crate::kit::RDff::new($width, $reset_value)$(.and_from_power_up($power_up_value))?
    };
    ([] [] Register($width:expr $(; power_up $power_up_value:expr)?)) => {
        $crate::kit::RDff::without_reset($width)$(.and_from_power_up($power_up_value))?
    };
    ([] [] $type:ident $(<$($generic:ty),+>)? ($($argument:expr),* $(,)?)) => {
        $type::new($($argument),*)
    };
}

/// A field that is absent unless a condition holds: `[condition, neutral]`, then what makes it.
#[doc(hidden)]
#[macro_export]
macro_rules! absent_unless {
    ([$condition:expr] $made:expr) => {
        $crate::kit::absence::declare($condition, $crate::kit::absence::Neutral::Low, || $made)
    };
    ([$condition:expr, low] $made:expr) => {
        $crate::kit::absence::declare($condition, $crate::kit::absence::Neutral::Low, || $made)
    };
    ([$condition:expr, high] $made:expr) => {
        $crate::kit::absence::declare($condition, $crate::kit::absence::Neutral::High, || $made)
    };
}

/// The text of a doc attribute; empty for any other.
#[doc(hidden)]
#[macro_export]
macro_rules! doc_line {
    (doc = $text:expr) => {
        $text
    };
    ($($other:tt)*) => {
        ""
    };
}
