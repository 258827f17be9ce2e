//! The state of a mechanism as a list of rows: what the end of a run compares and what reports show.
//!
//! Both sides of the lock step give their state in this form, so that neither the comparison nor a report knows which
//! mechanism it is. A state that has rows in changing number says in a row of its own how many there are.

use serde::Serialize;

/// How a value is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StateFormat {
    /// A count, decimal.
    Count,
    /// An address or another word, hexadecimal with all its digits.
    Word,
    /// A set of lanes, binary, lane 0 rightmost.
    Lanes,
    /// One of these names, by the value.
    Name(&'static [&'static str]),
}

/// One value in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StateField {
    /// What it is, as in the ISA; empty where the row's label says it.
    pub name: &'static str,
    /// Its width in bits.
    pub width_bits: u32,
    /// How it is printed.
    pub format: StateFormat,
    /// The value.
    pub value: u64,
}

/// A part of the state that is shown in one line: an entry of a stack, say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StateRow {
    /// What the line is called; no two rows of a state have the same label.
    pub label: String,
    /// Its values, in the order in which they are shown.
    pub fields: Vec<StateField>,
}

/// The rows of two states with the same label side by side; in the order of the longer one.
pub fn paired<'a>(one: &'a [StateRow], two: &'a [StateRow]) -> Vec<(Option<&'a StateRow>, Option<&'a StateRow>)> {
    let named = |rows: &'a [StateRow], label: &str| rows.iter().find(|row| row.label == label);
    let (longer, shorter) = if one.len() >= two.len() { (one, two) } else { (two, one) };
    let alone = shorter.iter().filter(|row| named(longer, &row.label).is_none());
    longer.iter().chain(alone).map(|row| (named(one, &row.label), named(two, &row.label))).collect()
}
