//! The predicate registers of all lanes of all warps.
//!
//! One word of block RAM is one register with a bit a lane, written as a whole: an instruction that writes a predicate
//! has read its old row with its operands and keeps the bits of the lanes that do not execute. So lanes need no RAMs of
//! their own.

use isa::CoreConfig;

use crate::index::warp_number;
use crate::kit::prelude::*;
use crate::stages::commit::Commit;
use crate::stages::decode::Decode;
use crate::stages::execute::ports::CommitSide;

/// Rows read by one instruction: its guard, two operands, and the old row of its destination.
pub const READERS: u32 = 4;

/// Those of them that are read in decode. In a deep pipeline the old row is read in execute, as it is before commit.
pub fn readers_in_decode(config: &CoreConfig) -> u32 {
    match config.is_deep() {
        false => READERS,
        true => READERS - 1,
    }
}

/// The row of a predicate register: warp above register. A row that no predicate register has (their number is rounded
/// up to a power of two) is never written but by the clearing, and reads 0.
pub fn predicate_address(config: &CoreConfig, warp: impl Into<Expr>, register: Expr) -> Expr {
    let warp = match config.arch.warps() {
        1 => absent(0),
        _ => warp_number(warp),
    };
    let address = concat([warp, register]);
    match address.width() {
        0 => low(),
        _ => address,
    }
}

/// The low bits of an operand slot that name a predicate register; no bits when there is but one.
pub fn predicate_number(config: &CoreConfig, slot: impl Into<Expr>) -> Expr {
    slot.into().bits(0, config.arch.predicate_bits())
}

/// Bits of a row number.
pub fn predicate_address_bits(config: &CoreConfig) -> u32 {
    let warp_bits = config.arch.warps().next_power_of_two().trailing_zeros();
    (warp_bits + config.arch.predicate_bits()).max(1)
}

hardware! {
    /// The predicate registers of all lanes of all warps: rows of one bit a lane.
    pub struct PredicateFile(config: &CoreConfig) {
        let (lanes, address_bits) = (config.arch.lanes(), predicate_address_bits(config));
        from decode: Decode(config) { read_address: [_] = predicate_addresses }
        from execute: CommitSide(config) if (config.is_deep()) { old_row_address }
        from commit: Commit(config) {
            write_enable = predicate_write, write_address = predicate_address, write_row = predicate_row,
        }

        /// To operands: the rows, as of the clock edge before.
        pub rows: [Out(lanes); readers_in_decode(config)],
        /// To commit: the row that the instruction there writes in part, as of the clock edge before.
        pub old_row: Out(lanes) if (config.is_deep()),
        ram: ReplicatedRam(1 << address_bits, lanes, READERS, Collision::Unused),
    }
}

impl Describe for PredicateFile {
    fn kernel(&self, k: &mut Kernel) {
        k.drive(&self.ram.read_enable, high());
        for (reader, address) in self.read_address.iter().enumerate() {
            k.drive(&self.ram.read_address[reader], address);
            k.drive(&self.rows[reader], &self.ram.read_data[reader]);
        }
        if self.old_row.is_present() {
            let reader = self.read_address.len();
            k.drive(&self.ram.read_address[reader], &self.old_row_address);
            k.drive(&self.old_row, &self.ram.read_data[reader]);
        }
        k.drive(&self.ram.write_enable, &self.write_enable);
        k.drive(&self.ram.write_address, &self.write_address);
        k.drive(&self.ram.write_data, &self.write_row);
    }
}
