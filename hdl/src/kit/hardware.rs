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
/// Before the fields come those that are taken over from other parts of the block around, and `let` lines:
///
/// ```text
/// from warp_table: WarpTable(config) { next_running, pc = schedule_pc, rows: [_], update: WarpUpdate }
/// ```
///
/// declares four inputs. Width, condition and comment of each are those of the field of that name (or of the name
/// behind `=`, such as `update.pc` for a signal of a bundle) of `WarpTable`; a list is written `[_]`, and a bundle with its type. `from` names the part of the block
/// around that has the field; the block around then drives them by itself. `from tlb as "TLB": ...` gives the part's
/// name in comments, and `if (condition)` before the brace is a condition for all of them.
///
/// A field that ends with `if (condition)` is absent unless the condition holds: it then reads as low, or with `else
/// high` as high ([`absence`](crate::kit::absence)). A part that may be absent is a [`Part`](crate::kit::Part).
#[macro_export]
macro_rules! hardware {
    (
        $(#[$($attribute:tt)*])*
        $visibility:vis struct $name:ident($($parameters:tt)*) $([$($bindings:tt)*] [$($imports:tt)*])? {
            let $pattern:pat = $bound:expr;
            $($rest:tt)*
        }
    ) => {
        $crate::hardware! {
            $(#[$($attribute)*])*
            $visibility struct $name($($parameters)*) [$($($bindings)*)? let $pattern = $bound;] [$($($imports)*)?] {
                $($rest)*
            }
        }
    };
    (
        $(#[$($attribute:tt)*])*
        $visibility:vis struct $name:ident($($parameters:tt)*) $([$($bindings:tt)*] [$($imports:tt)*])? {
            from $part:ident $(as $heading:literal)? : $producer:ident ($($argument:tt)*) $(if ($condition:expr))? {
                $($fields:tt)*
            }
            $($rest:tt)*
        }
    ) => {
        $crate::hardware! {
            $(#[$($attribute)*])*
            $visibility struct $name($($parameters)*) [$($($bindings)*)?] [
                $($($imports)*)?
                { $part [$($heading)?] $producer ($($argument)*) [$($condition)?] { $($fields)* } }
            ] {
                $($rest)*
            }
        }
    };
    (
        $(#[$($attribute:tt)*])*
        $visibility:vis struct $name:ident(
            $($(#[doc = $parameter_doc:literal])? $parameter:ident : $parameter_type:ty),* $(,)?
        ) $([$($bindings:tt)*] [$({
            $part:ident $heading:tt $producer:ident $producer_arguments:tt $producer_condition:tt {
                $($own:ident $(: $own_type:tt)? $(= $theirs:ident $(. $signal:ident)?)?),* $(,)?
            }
        })*])? {
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
            $($($(
                #[doc = concat!("From `", stringify!($part), "`.")]
                pub $own: $crate::imported_type!($($own_type)?),
            )*)*)?
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
                    $($($($own: $crate::imported_value!(
                        [$($own_type)?] $producer $producer_arguments $producer_condition $own $($theirs $(. $signal)?)?
                    ),)*)*)?
                    $($field: $crate::field_value!(
                        [$($condition $(, $neutral)?)?] [$($value)?] $kind $(<$($generic),+>)? $(($($argument)*))?
                    )),*
                }
            }
        }

        $crate::declared_fields! {
            $name ($($parameter: $parameter_type),*) [$($($bindings)*)?]
            [$($($($own $part $heading $producer [$($theirs $(. $signal)?)?])*)*)?]
            $($field [$($crate::doc_line!($($field_attribute)*)),*]
                { [$($condition $(, $neutral)?)?] [$($value)?] $kind $(<$($generic),+>)? $(($($argument)*))? })*
        }

        impl $crate::kit::prelude::Logic for $name {
            fn update(&mut self) {}

            fn hdl(&self) -> $crate::kit::prelude::Verilog {
                let kernel = $crate::kit::description::kernel_of(self);
                $crate::kit::description::hand_over($crate::kit::description::Description::Module(Box::new(
                    $crate::kit::description::ModuleDescription {
                        type_name: stringify!($name),
                        variant: $crate::kit::Describe::variant(self),
                        parametric: $crate::kit::Describe::parametric(self),
                        foreign: $crate::kit::Describe::foreign(self),
                        duty: &[$($crate::doc_line!($($attribute)*)),*],
                        fields: Self::field_docs(),
                        kernel,
                    },
                )))
            }
        }
    };
}

/// What a block or group of ports says of its fields: how each is declared, for those that take it over, and its doc
/// comment.
#[doc(hidden)]
#[macro_export]
macro_rules! declared_fields {
    (
        $name:ident ($($parameter:ident : $parameter_type:ty),*) [$($bindings:tt)*]
        [$($own:ident $part:ident [$($heading:literal)?] $producer:ident [$($theirs:ident $(. $signal:ident)?)?])*]
        $($field:ident [$($line:expr),*] { $($written:tt)* })*
    ) => {
        impl $name {
            /// How a field is declared.
            #[doc(hidden)]
            #[allow(unused_variables, dead_code, reason = "not every field is taken over, nor needs every value")]
            pub fn declared(
                field: &str,
                signal: &str,
                $($parameter: $parameter_type),*
            ) -> $crate::kit::declared::Declared {
                $($bindings)*
                match field {
                    $(stringify!($field) => $crate::declared_field!(signal; $($written)*),)*
                    _ => panic!("`{field}` of {} is not to be taken over", stringify!($name)),
                }
            }

            /// The fields' doc comments.
            #[doc(hidden)]
            pub fn field_docs() -> $crate::kit::description::FieldDocs {
                &[
                    $($crate::kit::description::FieldDoc {
                        name: stringify!($own),
                        lines: &[],
                        signals: None,
                        origin: Some($crate::kit::description::Origin {
                            part: stringify!($part),
                            heading: $crate::imported_name!([$($heading)?] stringify!($part)),
                            field: $crate::imported_name!([$(stringify!($theirs))?] stringify!($own)),
                            signal: concat!($($(stringify!($signal))?)?),
                            docs: $producer::field_docs,
                        }),
                    },)*
                    $($crate::kit::description::FieldDoc {
                        name: stringify!($field),
                        lines: &[$($line),*],
                        signals: $crate::declared_signals!($($written)*),
                        origin: None,
                    },)*
                ]
            }
        }
    };
}

/// How a field is declared: the name of a bundle's signal, `[condition, neutral] [value]`, then the field as written.
#[doc(hidden)]
#[macro_export]
macro_rules! declared_field {
    ($signal:ident; [$($presence:tt)*] [] In($width:expr)) => {
        $crate::kit::declared::Declared::new($crate::presence!([$($presence)*]), $width, 1)
    };
    ($signal:ident; [$($presence:tt)*] [] Out($width:expr)) => {
        $crate::kit::declared::Declared::new($crate::presence!([$($presence)*]), $width, 1)
    };
    ($signal:ident; [] [] [In($width:expr); $count:expr]) => {
        $crate::kit::declared::Declared::new($crate::presence!([]), $width, $count)
    };
    ($signal:ident; [] [] [Out($width:expr); $count:expr]) => {
        $crate::kit::declared::Declared::new($crate::presence!([]), $width, $count)
    };
    ($signal:ident; [$($presence:tt)*] [] $type:ident <$direction:ty> ($($argument:tt)*)) => {
        $crate::kit::declared::Declared::of_bundle($crate::presence!([$($presence)*]), $signal, || {
            $type::<$direction>::new($($argument)*)
        })
    };
    ($($other:tt)*) => {
        panic!("only ports are taken over")
    };
}

/// The doc comments of a bundle's signals: `[condition, neutral] [value]`, then the field as written.
#[doc(hidden)]
#[macro_export]
macro_rules! declared_signals {
    ([$($presence:tt)*] [] $type:ident <$direction:ty> ($($argument:tt)*)) => {
        Some(<$type<$direction> as $crate::kit::Bundle>::field_docs)
    };
    ($($other:tt)*) => {
        None
    };
}

/// Whether a field is there, and what it reads as if not: of `[condition, neutral]`.
#[doc(hidden)]
#[macro_export]
macro_rules! presence {
    ([]) => {
        (true, $crate::kit::absence::Neutral::Low)
    };
    ([$condition:expr]) => {
        ($condition, $crate::kit::absence::Neutral::Low)
    };
    ([$condition:expr, low]) => {
        ($condition, $crate::kit::absence::Neutral::Low)
    };
    ([$condition:expr, high]) => {
        ($condition, $crate::kit::absence::Neutral::High)
    };
}

/// The type of a field that is taken over, as written: nothing for a signal, `[_]` for a list, or a bundle.
#[doc(hidden)]
#[macro_export]
macro_rules! imported_type {
    () => {
        $crate::kit::RSignal<$crate::kit::prelude::In>
    };
    ([_]) => {
        Vec<$crate::kit::RSignal<$crate::kit::prelude::In>>
    };
    ($bundle:ident) => {
        $bundle<$crate::kit::prelude::In>
    };
}

/// What a field that is taken over is made of.
#[doc(hidden)]
#[macro_export]
macro_rules! imported_value {
    ([] $producer:ident ($($argument:expr),*) [$($condition:expr)?] $own:ident $($theirs:ident $(. $signal:ident)?)?) => {
        $crate::imported_declaration!($producer ($($argument),*) [$($condition)?] $own $($theirs $(. $signal)?)?).signal()
    };
    ([[_]] $producer:ident ($($argument:expr),*) [$($condition:expr)?] $own:ident $($theirs:ident $(. $signal:ident)?)?) => {
        $crate::imported_declaration!($producer ($($argument),*) [$($condition)?] $own $($theirs $(. $signal)?)?).signals()
    };
    ([$bundle:ident] $producer:ident ($($argument:expr),*) [$($condition:expr)?] $own:ident $($theirs:ident $(. $signal:ident)?)?) => {
        $crate::imported_declaration!($producer ($($argument),*) [$($condition)?] $own $($theirs $(. $signal)?)?)
            .bundle(|| $bundle::new($($argument),*))
    };
}

/// How the producer declares a field that is taken over.
#[doc(hidden)]
#[macro_export]
macro_rules! imported_declaration {
    ($producer:ident ($($argument:expr),*) [$($condition:expr)?] $own:ident) => {
        $crate::imported_declaration!($producer ($($argument),*) [$($condition)?] $own $own)
    };
    ($producer:ident ($($argument:expr),*) [$($condition:expr)?] $own:ident $field:ident $(. $signal:ident)?) => {{
        // It is a field of the producer.
        let _ = |producer: &$producer| {
            let _ = &producer.$field$(.$signal)?;
        };
        $producer::declared(stringify!($field), concat!($(stringify!($signal))?), $($argument),*)$(.and($condition))?
    }};
}

/// A name, if there is one, or another.
#[doc(hidden)]
#[macro_export]
macro_rules! imported_name {
    ([] $other:expr) => {
        $other
    };
    ([$name:expr] $other:expr) => {
        $name
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
