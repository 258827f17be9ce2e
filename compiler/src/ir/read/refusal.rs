//! Why a text is not read. Where it stands in the C source is found out once, at the end of reading.

/// Why reading stops.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refusal {
    /// Where in the text.
    pub position: usize,
    /// What is wrong.
    pub message: String,
    /// It is LLVM IR, but of a kind that is not supported; else it is not as LLVM writes it.
    pub unsupported: bool,
}

/// What a step of reading gives.
pub(super) type Outcome<T> = Result<T, Refusal>;

/// Not as LLVM writes it.
pub(super) fn malformed(position: usize, message: impl Into<String>) -> Refusal {
    Refusal {
        position,
        message: message.into(),
        unsupported: false,
    }
}

/// LLVM's, but not supported.
pub(super) fn unsupported(position: usize, message: impl Into<String>) -> Refusal {
    Refusal {
        position,
        message: message.into(),
        unsupported: true,
    }
}
