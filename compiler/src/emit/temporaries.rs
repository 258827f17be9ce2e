//! Registers that statements of the emitter use for something of their own: the check that what was in them is not
//! needed.

use super::registers::Set;
use super::statement::Statement;

/// A register that holds nothing for the program from a statement on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temporary {
    pub register: u32,
    /// The number of the statement in its block.
    pub from: usize,
}

/// Whether no statement of a block reads a temporary before it has got another value. Inline assembly reads its
/// operands, which are no temporaries; between blocks temporaries hold nothing.
pub(super) fn are_dead(statements: &[Statement], temporaries: &[Temporary]) -> bool {
    if temporaries.is_empty() {
        return true;
    }
    let mut read_next = Set::default();
    let mut temporaries = temporaries.iter().rev().peekable();
    for end in (0..=statements.len()).rev() {
        if let Some(statement) = statements.get(end) {
            if statement.guard.is_none() {
                read_next.without(&Set::of(statement.result().into_iter()));
            }
            read_next.join(&statement.sources());
        }
        while let Some(temporary) = temporaries.next_if(|temporary| temporary.from == end) {
            if read_next.has(temporary.register) {
                return false;
            }
        }
    }
    true
}
