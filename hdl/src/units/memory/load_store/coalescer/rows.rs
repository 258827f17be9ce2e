//! The request for the scratchpad: each bank has a row of its own, that of the lowest lane that addresses it.

use super::Coalescer;
use crate::kit::prelude::*;

impl Coalescer {
    /// The lanes still to do that address the scratchpad.
    pub(super) fn in_scratchpad(&self, k: &mut Kernel) -> Expr {
        if self.row.is_empty() {
            return absent(self.remaining.width());
        }
        let addressed = pack(self.scratchpad.iter().map(RSignal::val));
        k.wire("in_scratchpad", self.remaining.val() & addressed)
    }

    /// Names the rows. The result is, for each lane, that it is served when the request is for the scratchpad; nothing
    /// without one.
    pub(super) fn lanes_of_rows(&self, k: &mut Kernel, in_ram: &Expr, lanes: Expr, together: &Expr) -> Vec<Expr> {
        if self.row.is_empty() {
            return Vec::new();
        }
        wire!(k, to_scratchpad = !in_ram.any() & lanes.any());
        k.drive(&self.request_scratchpad, &to_scratchpad);
        let lanes = k.wire("in_scratchpad_together", lanes & together);
        let shares = self.share_rows(k, &lanes).into_iter();
        shares.map(|shares| shares & &to_scratchpad).collect()
    }

    /// The row of each bank is that of the lowest lane that addresses it. The result is, for each lane, that it is one
    /// of those lanes, and its row that of its bank.
    fn share_rows(&self, k: &mut Kernel, lanes: &Expr) -> Vec<Expr> {
        let shape = self._shape;
        k.comment("the scratchpad: the row of each bank, and the lanes that share it; P25.2");
        let address = self.address.iter();
        let address: Vec<Expr> = address.map(RSignal::val).collect();
        let row_of = |address: &Expr| address.bits(shape.place(), shape.row_index);
        let rows: Vec<Expr> = address.iter().map(row_of).collect();
        let mut of_banks = Vec::new();
        for (bank, row) in self.row.iter().enumerate() {
            // The highest lane needs no condition: of a bank that no lane addresses any row will do.
            let others = address.len() - 1;
            let in_bank = address.iter().zip(lanes.each_bit()).take(others);
            let in_bank = in_bank.map(|(address, lane)| match shape.word_index {
                0 => lane,
                _ => lane & shape.word_of(address).is(bank as u128),
            });
            let found = k.value_of_lowest(format!("lowest_row_{bank}"), pack(in_bank), &rows);
            k.drive(row, &found);
            of_banks.push(found);
        }
        let mut shares = Vec::new();
        for (lane, (address, row)) in address.iter().zip(&rows).enumerate() {
            let name = format!("row_of_bank_of_lane_{lane}");
            let of_bank = k.pick(name, &of_banks, shape.word_of(address));
            let shared = lanes.bit(lane as u32) & row.equals(&of_bank);
            shares.push(k.wire(format!("shares_row_{lane}"), shared));
        }
        shares
    }
}
