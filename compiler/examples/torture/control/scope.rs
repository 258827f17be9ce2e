//! What the expressions of a function may name.

/// What an array has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    Byte,
    Half,
    Word,
    Wide,
}

impl Element {
    /// Its unsigned type.
    pub fn c_type(self) -> &'static str {
        match self {
            Self::Byte => "uint8_t",
            Self::Half => "uint16_t",
            Self::Word => "uint32_t",
            Self::Wide => "uint64_t",
        }
    }

    /// What an element becomes a word by, as an unsigned or a signed number.
    pub fn to_word(self, is_signed: bool) -> &'static str {
        match (self, is_signed) {
            (Self::Byte, true) => "(uint32_t)(int32_t)(int8_t)",
            (Self::Half, true) => "(uint32_t)(int32_t)(int16_t)",
            (Self::Word, _) => "",
            (Self::Byte | Self::Half, false) | (Self::Wide, _) => "(uint32_t)",
        }
    }
}

/// An array.
#[derive(Clone, Debug)]
pub struct Array {
    pub name: String,
    pub element: Element,
    /// How many elements: a power of two.
    pub length: u32,
}

impl Array {
    pub fn new(name: &str, element: Element, length: u32) -> Self {
        Self { name: name.to_owned(), element, length }
    }
}

/// The names that expressions may read, by type.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// Variables of 32 bits that may be assigned.
    pub variables: Vec<String>,
    /// What else has 32 bits: parameters, counters, constants.
    pub words: Vec<String>,
    /// Those of `words` that are the same in all lanes, unless lanes enter their loop apart.
    pub uniforms: Vec<String>,
    /// Variables of 64 bits, which may be assigned.
    pub wides: Vec<String>,
    /// Truth values.
    pub truths: Vec<String>,
    /// Arrays of this lane, which may be stored to.
    pub arrays: Vec<Array>,
}

/// The array that is the same in all lanes, and never stored to.
pub const SHARED: &str = "shared";
/// Its length in words.
pub const SHARED_LENGTH: u32 = 8;
/// The thread's own memory, behind a pointer.
pub fn lane_arrays() -> Vec<Array> {
    vec![
        Array::new("lane->bytes", Element::Byte, 16),
        Array::new("lane->halves", Element::Half, 8),
        Array::new("lane->words", Element::Word, 8),
        Array::new("lane->wides", Element::Wide, 4),
    ]
}
