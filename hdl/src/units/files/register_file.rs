//! The general-purpose registers of all lanes of all warps.
//!
//! Block RAM, one a lane and read port: two reads for each instruction in decode, one write a cycle. Behind the lanes
//! is the shadow lane, which holds lane 0's registers while its warp is in an interrupt's handler. What is written
//! while it is read is never used as read (operands forwards it), so the RAMs need no bypass.

use isa::CoreConfig;

use crate::index::{warp_index, warp_number};
use crate::kit::prelude::*;
use crate::stages::commit::Commit;
use crate::stages::decode::Decode;
use crate::units::custom;
use crate::units::memory::exchange;
use crate::units::memory::tlb::FLAG_BITS;

/// Registers read by one instruction. (tlbadd reads the low bits of a third one.)
pub const READERS: u32 = 2;

/// Words from which on a memory is block RAM, which costs no look-up tables.
const BLOCK_WORDS_MIN: u32 = 64;

/// Whether the configuration has an instruction with a third register.
pub fn has_third_reader(config: &CoreConfig) -> bool {
    config.tlb_entries > 0
}

/// The number of such registers.
pub fn third_readers(config: &CoreConfig) -> u32 {
    has_third_reader(config).into()
}

/// The word of a register in the register file: warp above register. One warp needs no bits of its own.
pub fn register_address(config: &CoreConfig, warp: impl Into<Expr>, register: impl Into<Expr>) -> Expr {
    if config.arch.warps() == 1 {
        register.into()
    } else {
        concat([warp_number(warp), register.into()])
    }
}

/// Bits of a word number in the register file.
pub fn register_address_bits(config: &CoreConfig) -> u32 {
    config.clear_cycles().trailing_zeros()
}

bundle! {
    /// What a unit writes, beside the lanes' values, which are 0 when it does not write.
    pub struct UnitWrite(config: &CoreConfig) {
        /// High when the unit writes a register.
        valid: 1,
        /// Lanes written; none without a write.
        lanes: config.arch.lanes(),
        /// The warp whose register is written.
        warp: warp_index(config),
        /// The register that is written.
        register: config.arch.register_bits(),
    }
}

hardware! {
    /// The general-purpose registers of all lanes of all warps.
    pub struct RegisterFile(config: &CoreConfig) {
        let (lanes, width) = (config.arch.lanes(), config.arch.word_bits());
        let address_bits = register_address_bits(config);
        let thirds = third_readers(config) * lanes;
        let words = 1 << address_bits;
        let compared = if exchange::is_present(config) { lanes } else { 0 };
        let destinations = custom::destination_readers(config) * lanes;
        from decode: Decode(config) { read_address: [_] = register_addresses }
        from commit: Commit(config) {
            write_lanes, write_address, write_values: [_], write_shadow, write_shadow_predicate,
        }

        /// To operands: first register, for each lane, as of the clock edge before.
        pub values_a: [Out(width); lanes],
        /// To operands: second register, for each lane.
        pub values_b: [Out(width); lanes],
        /// To operands: the shadow lane's register, and above it its predicate register.
        pub shadow: Out(width + 1),
        /// To operands: low bits of the third register, for each lane.
        pub values_c: [Out(FLAG_BITS); thirds],
        /// To operands: the destination as it was, for each lane.
        pub values_d: [Out(width); destinations],
        /// From load/store unit: warp and register that an atomic instruction compares with.
        pub compared_address: In(address_bits) if (exchange::is_present(config)),
        /// To load/store unit: that register, for each lane, as of the clock edge before.
        pub compared: [Out(width); compared],
        lanes: [ReplicatedRam(words, width, READERS, Collision::Unused); lanes],
        /// The low bits of the registers again, for a third reader.
        low_bits: [BlockRam(words, FLAG_BITS, Collision::Unused); thirds],
        /// The registers again, for own instructions that read their destination.
        destinations: [BlockRam(words, width, Collision::Unused); destinations],
        /// The registers again, for acas. No instruction writes its destination while it is on its way, so it need not be read
        /// with the operands. It is larger than a small register file, so that it is block RAM.
        compared_registers: [BlockRam(words.max(BLOCK_WORDS_MIN), width, Collision::Unused); compared],
        /// The shadow lane: the predicate register of a number above the GPR. There are no more predicate registers
        /// than GPRs.
        shadow_lane: BlockRam(words, width + 1, Collision::Unused),
    }
}

impl Describe for RegisterFile {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P4.6");
        for (lane, ram) in self.lanes.iter().enumerate() {
            k.drive(&ram.read_enable, high());
            k.drive(&ram.read_address[0], &self.read_address[0]);
            k.drive(&ram.read_address[1], &self.read_address[1]);
            k.drive(&self.values_a[lane], &ram.read_data[0]);
            k.drive(&self.values_b[lane], &ram.read_data[1]);
            k.drive(&ram.write_enable, self.write_lanes.val().bit(lane as u32));
            k.drive(&ram.write_address, &self.write_address);
            k.drive(&ram.write_data, &self.write_values[lane]);
        }
        for (lane, ram) in self.low_bits.iter().enumerate() {
            k.drive(&ram.read_enable, high());
            k.drive(&ram.read_address, &self.read_address[READERS as usize]);
            k.drive(&self.values_c[lane], &ram.read_data);
            k.drive(&ram.write_enable, self.write_lanes.val().bit(lane as u32));
            k.drive(&ram.write_address, &self.write_address);
            let value = self.write_values[lane].val();
            k.drive(&ram.write_data, value.bits(0, FLAG_BITS));
        }
        self.read_destinations(k);
        self.compare(k);
        let shadow = &self.shadow_lane;
        k.drive(&shadow.read_enable, high());
        k.drive(&shadow.read_address, &self.read_address[0]);
        k.drive(&self.shadow, &shadow.read_data);
        k.drive(&shadow.write_enable, &self.write_shadow);
        k.drive(&shadow.write_address, &self.write_address);
        k.drive(&shadow.write_data, pack([self.write_values[0].val(), self.write_shadow_predicate.val()]));
    }
}

impl RegisterFile {
    /// The destinations of own instructions, by the last of the addresses.
    fn read_destinations(&self, k: &mut Kernel) {
        let address = &self.read_address[self.read_address.len() - 1];
        for (lane, ram) in self.destinations.iter().enumerate() {
            k.drive(&ram.read_enable, high());
            k.drive(&ram.read_address, address);
            k.drive(&self.values_d[lane], &ram.read_data);
            k.drive(&ram.write_enable, self.write_lanes.val().bit(lane as u32));
            k.drive(&ram.write_address, &self.write_address);
            k.drive(&ram.write_data, &self.write_values[lane]);
        }
    }

    /// The register that an atomic instruction compares with.
    fn compare(&self, k: &mut Kernel) {
        for (lane, ram) in self.compared_registers.iter().enumerate() {
            let address_bits = ram.read_address.width();
            k.drive(&ram.read_enable, high());
            k.drive(&ram.read_address, self.compared_address.val().zero_extend(address_bits));
            k.drive(&self.compared[lane], &ram.read_data);
            k.drive(&ram.write_enable, self.write_lanes.val().bit(lane as u32));
            k.drive(&ram.write_address, self.write_address.val().zero_extend(address_bits));
            k.drive(&ram.write_data, &self.write_values[lane]);
        }
    }
}
