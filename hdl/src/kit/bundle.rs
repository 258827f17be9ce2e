//! Bundles: signals that travel together, such as all that one stage hands to the next.
//!
//! A bundle's struct is generic over its direction, so producer and consumer hold the same list with the same widths
//! and one [`Kernel::connect`](super::Kernel::connect) joins them.

use isa::BitField;
use rust_hdl::prelude::Atom;

use super::absence;
use super::compose::pack;
use super::description::FieldDocs;
use super::expression::Expr;

/// A signal of a bundle.
#[derive(Clone)]
pub struct BundleField<'a> {
    /// The field's name.
    pub name: &'static str,
    /// The signal.
    pub signal: &'a dyn Atom,
    /// Its value; the neutral constant if it is absent.
    pub value: Expr,
}

/// A group of signals of one direction. Packed in a word, the first signal is lowest.
pub trait Bundle {
    /// The doc comments of the signals.
    fn field_docs() -> FieldDocs
    where
        Self: Sized;

    /// Every signal, absent ones too, in the order of their declaration.
    fn fields(&self) -> Vec<BundleField<'_>>;

    /// The signals that are there, in the order of their declaration, each with its field's name.
    fn signals(&self) -> Vec<(&'static str, &dyn Atom)> {
        let fields = self.fields().into_iter();
        let fields = fields.filter(|field| absence::has(field.signal));
        fields.map(|field| (field.name, field.signal)).collect()
    }

    /// Whether any of the signals is there.
    fn is_present(&self) -> bool {
        !self.signals().is_empty()
    }

    /// The width of all signals together.
    fn width(&self) -> u32 {
        let signals = self.signals().into_iter();
        signals.map(|(_, atom)| atom.bits() as u32).sum()
    }

    /// The values of the signals that are there, in the same order.
    fn values(&self) -> Vec<Expr> {
        let fields = self.fields().into_iter();
        let fields = fields.filter(|field| absence::has(field.signal));
        fields.map(|field| field.value).collect()
    }

    /// The values as one word.
    fn packed(&self) -> Expr {
        match self.is_present() {
            true => pack(self.values()),
            false => pack(self.fields().into_iter().map(|field| field.value)),
        }
    }

    /// The position of a signal of this bundle in the packed word; a width of 0 at its end for one that is not of this
    /// bundle.
    fn place_of(&self, signal: &dyn Atom) -> BitField {
        let mut lsb = 0;
        for (_, atom) in self.signals() {
            let width = atom.bits() as u32;
            if atom.id() == signal.id() {
                return BitField { lsb, width };
            }
            lsb += width;
        }
        BitField { lsb, width: 0 }
    }

    /// A signal's bits of a packed word.
    fn part(&self, signal: &dyn Atom, word: &Expr) -> Expr {
        let BitField { lsb, width } = self.place_of(signal);
        word.bits(lsb, width)
    }

    /// The values that a packed word holds, in the order of the signals.
    fn unpacked(&self, word: &Expr) -> Vec<Expr> {
        let signals = self.signals().into_iter();
        signals.map(|(_, atom)| self.part(atom, word)).collect()
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
///
/// `word: word_bits; if (fetches)` declares a signal that is absent unless the condition holds: it then reads as low,
/// or with `else high` as high ([`absence`](crate::kit::absence)); `struct Fetched(...) if (condition)` declares all of
/// them so. One whose width is 0 is absent, too, and has no bits.
///
/// `struct Fetched / FetchedRegister(...)` declares the register that holds such a bundle, too: one
/// [`RDff`](super::RDff) a field. A field written `valid: 1; reset 0` (and then `; if (condition)`, if need be) takes
/// that value at reset; the others mean nothing until something is held.
///
/// `carry Fetched / FetchedRegister { word }` behind that hands fields of the bundle before on unchanged: width,
/// condition and comment are those of `Fetched`, and `carry` drives them from its registers. Reset leaves
/// them alone.
///
/// ```
/// # use hdl::bundle;
/// # use hdl::kit::prelude::*;
/// # bundle! {
/// #     /// What fetch hands to decode.
/// #     pub struct Fetched / FetchedRegister(word_bits: u32) {
/// #         /// The instruction.
/// #         word: word_bits,
/// #     }
/// # }
/// bundle! {
///     /// What decode hands on.
///     pub struct Decoded / DecodedRegister(word_bits: u32) carry Fetched / FetchedRegister { word } {
///         /// It is known.
///         is_known: 1,
///     }
/// }
///
/// let port: Decoded<Out> = Decoded::new(32);
/// assert_eq!(port.word.width(), 32);
/// ```
#[macro_export]
macro_rules! bundle {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $name:ident / $register:ident($parameter:ident : $parameter_type:ty) $(if ($present:expr))?
            $(carry $source:ident / $source_register:ident { $($carried:ident),* $(,)? })?
        {
            $(
                $(#[$($field_attribute:tt)*])*
                $field:ident : $width:expr $(; reset $reset_value:literal)? $(; if ($condition:expr) $(else $neutral:ident)?)?
            ),* $(,)?
        }
    ) => {
        $crate::bundle! {
            $(#[$attribute])*
            $visibility struct $name($parameter: $parameter_type) $(if ($present))?
                $(carry $source { $($carried),* })?
            {
                $(
                    $(#[$($field_attribute)*])*
                    $field: $width $(; if ($condition) $(else $neutral)?)?
                ),*
            }
        }

        /// The registers that hold such a bundle.
        #[derive(Debug)]
        $visibility struct $register {
            $($(
                #[doc = concat!("As in [`", stringify!($source), "`].")]
                pub $carried: $crate::kit::RDff,
            )*)?
            $(
                $(#[$($field_attribute)*])*
                pub $field: $crate::kit::RDff,
            )*
        }

        impl $register {
            /// The registers, their widths worked out from the parameter.
            pub fn new($parameter: $parameter_type) -> Self {
                $crate::absent_unless!([true $(&& $present)?] $register {
                    $($($carried: $crate::carried!($source $carried $parameter).register(),)*)?
                    $($field: $crate::field_value!(
                        [$($condition $(, $neutral)?)?] [] Register($width $(; reset $reset_value)?)
                    )),*
                })
            }

            /// Takes over the bundle's signals in every cycle.
            #[allow(dead_code, reason = "a bundle need not use every function that it gets")]
            pub fn follow<D: $crate::kit::prelude::Direction>(&self, k: &mut $crate::kit::Kernel, source: &$name<D>) {
                $($(k.update(&self.$carried, &source.$carried);)*)?
                $(k.update(&self.$field, &source.$field);)*
            }

            /// Whether any of the registers is there.
            #[allow(dead_code, reason = "a bundle need not use every function that it gets")]
            pub fn is_present(&self) -> bool {
                !self.values().is_empty()
            }

            /// Takes over what other such registers hold in every cycle.
            #[allow(dead_code, reason = "a bundle need not use every function that it gets")]
            pub fn pass(&self, k: &mut $crate::kit::Kernel, source: &$register) {
                $($(k.update(&self.$carried, &source.$carried);)*)?
                $(k.update(&self.$field, &source.$field);)*
            }

            /// The values held, in the order of the fields that are there.
            #[allow(dead_code, reason = "a bundle need not use every function that it gets")]
            pub fn values(&self) -> Vec<$crate::kit::Expr> {
                let registers = [$($(&self.$carried,)*)? $(&self.$field),*];
                let registers = registers.into_iter().filter(|register| register.is_present());
                registers.map($crate::kit::RDff::val).collect()
            }
        }

        $(
            impl<D: $crate::kit::prelude::Direction> $name<D> {
                /// Takes what is handed on unchanged from the registers of the bundle before.
                pub fn carry(&self, k: &mut $crate::kit::Kernel, source: &$source_register) {
                    $(k.drive(&self.$carried, &source.$carried);)*
                }
            }
        )?

        $crate::bundle_block!([] [$register] [$($($source $carried)*)?] { $($(#[$($field_attribute)*])* $field),* });
    };
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $name:ident($parameter:ident : $parameter_type:ty) $(if ($present:expr))?
            $(carry $source:ident { $($carried:ident),* })?
        {
            $(
                $(#[$($field_attribute:tt)*])*
                $field:ident : $width:expr $(; if ($condition:expr) $(else $neutral:ident)?)?
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Debug)]
        $visibility struct $name<D: $crate::kit::prelude::Direction> {
            $($(
                #[doc = concat!("As in [`", stringify!($source), "`].")]
                pub $carried: $crate::kit::RSignal<D>,
            )*)?
            $(
                $(#[$($field_attribute)*])*
                pub $field: $crate::kit::RSignal<D>,
            )*
        }

        impl<D: $crate::kit::prelude::Direction> $name<D> {
            /// The bundle, its widths worked out from the parameter.
            pub fn new($parameter: $parameter_type) -> Self {
                $crate::absent_unless!([true $(&& $present)?] $name {
                    $($($carried: $crate::carried!($source $carried $parameter).signal(),)*)?
                    $($field: $crate::field_value!([$($condition $(, $neutral)?)?] [] In($width))),*
                })
            }
        }

        $crate::bundle_fields!([$crate::kit::prelude::Direction] $name [$($($source $carried)*)?] {
            $($(#[$($field_attribute)*])* $field),*
        });

        $crate::bundle_block!([D: $crate::kit::prelude::Direction] [$name<D>] [$($($source $carried)*)?] { $($(#[$($field_attribute)*])* $field),* });
    };
}

/// How the bundle before declares a field that is handed on.
#[doc(hidden)]
#[macro_export]
macro_rules! carried {
    ($source:ident $field:ident $parameter:ident) => {{
        let presence = (true, $crate::kit::absence::Neutral::Low);
        $crate::kit::declared::Declared::of_bundle(presence, stringify!($field), || {
            $source::<$crate::kit::prelude::In>::new($parameter)
        })
    }};
}

/// What makes a struct of signals a bundle.
#[doc(hidden)]
#[macro_export]
macro_rules! bundle_fields {
    (
        [$($direction:tt)*] $name:ident [$($source:ident $carried:ident)*]
        { $($(#[$($field_attribute:tt)*])* $field:ident),* }
    ) => {
        impl<D: $($direction)*> $crate::kit::Bundle for $name<D> {
            fn field_docs() -> $crate::kit::description::FieldDocs {
                $crate::field_docs!([$($source $carried)*] $($(#[$($field_attribute)*])* $field),*)
            }

            fn fields(&self) -> Vec<$crate::kit::BundleField<'_>> {
                vec![$($crate::kit::BundleField {
                    name: stringify!($carried),
                    signal: &self.$carried,
                    value: self.$carried.val(),
                },)* $($crate::kit::BundleField {
                    name: stringify!($field),
                    signal: &self.$field,
                    value: self.$field.val(),
                }),*]
            }
        }
    };
}

/// The doc comments of fields.
#[doc(hidden)]
#[macro_export]
macro_rules! field_docs {
    ([$($source:ident $carried:ident)*] $($(#[$($attribute:tt)*])* $field:ident),*) => {
        &[$($crate::kit::description::FieldDoc {
            name: stringify!($carried),
            lines: &[],
            signals: None,
            origin: Some($crate::kit::description::Origin {
                part: "",
                heading: "",
                field: stringify!($carried),
                signal: "",
                docs: <$source<$crate::kit::prelude::In> as $crate::kit::Bundle>::field_docs,
            }),
        },)* $($crate::kit::description::FieldDoc {
            name: stringify!($field),
            lines: &[$($crate::doc_line!($($attribute)*)),*],
            signals: None,
            origin: None,
        }),*]
    };
}

/// What makes a bundle a rust-hdl block: its fields are visited under the bundle's name.
#[doc(hidden)]
#[macro_export]
macro_rules! bundle_block {
    (
        [$($generic:tt)*] [$($type:tt)*] [$($source:ident $carried:ident)*]
        { $($(#[$($field_attribute:tt)*])* $field:ident),* }
    ) => {
        impl<$($generic)*> $crate::kit::prelude::Logic for $($type)* {
            fn update(&mut self) {}

            fn hdl(&self) -> $crate::kit::prelude::Verilog {
                $crate::kit::description::hand_over($crate::kit::description::Description::Bundle(
                    $crate::field_docs!([$($source $carried)*] $($(#[$($field_attribute)*])* $field),*),
                ))
            }
        }

        impl<$($generic)*> $crate::kit::prelude::Block for $($type)* {
            $crate::unsimulated!();

            fn accept(&self, name: &str, probe: &mut dyn $crate::kit::prelude::Probe) {
                probe.visit_start_namespace(name, self);
                $(if self.$carried.is_present() {
                    $crate::kit::prelude::Block::accept(&self.$carried, stringify!($carried), probe);
                })*
                $(if self.$field.is_present() {
                    $crate::kit::prelude::Block::accept(&self.$field, stringify!($field), probe);
                })*
                probe.visit_end_namespace(name, self);
            }
        }
    };
}

/// Drives signals of one block or bundle with those of the same names of another: `pass_on!(k, source => target; valid,
/// word)`.
#[macro_export]
macro_rules! pass_on {
    ($k:expr, $source:expr => $target:expr; $($field:ident),+ $(,)?) => {
        $($k.drive(&$target.$field, &$source.$field);)+
    };
}
