//! Addresses of labels (`&&label`): numbers in place of addresses, so that `indirectbr` is a switch.
//!
//! A label's address is only good for a `goto` in its own function, so each label that somebody asks for gets a number, the
//! same in data and code, from 1.

use std::collections::HashMap;

use super::lexer::Token;
use super::refusal::{malformed, Outcome};
use super::Reader;

/// The numbers of the labels, by function and label.
pub(super) type TakenBlocks = HashMap<(String, String), u64>;

impl Reader<'_> {
    /// `(@function, %label)` behind `blockaddress`.
    pub(super) fn block_address(&mut self) -> Outcome<u64> {
        self.sign('(')?;
        let position = self.lexer.start();
        let Token::Global(function) = self.lexer.advance()? else {
            return Err(malformed(position, "a function's name is missing"));
        };
        let function = function.into_owned();
        self.sign(',')?;
        let Token::Local(label) = self.lexer.advance()? else {
            return Err(malformed(position, "a label is missing"));
        };
        let label = label.into_owned();
        self.sign(')')?;
        Ok(self.block_number(function, label))
    }

    /// The number of a label.
    pub(super) fn block_number(&mut self, function: String, label: String) -> u64 {
        let next = self.taken_blocks.len() as u64 + 1;
        *self.taken_blocks.entry((function, label)).or_insert(next)
    }
}
