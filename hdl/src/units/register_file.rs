//! The general-purpose registers of all lanes of all warps.
//!
//! Block RAM, one a lane and read port: two reads for each instruction in decode, one write a cycle. What is written while it is
//! read is never used as read (operands forwards it), so the RAMs need no bypass.

use isa::CoreConfig;

use crate::kit::prelude::*;

/// Registers read by one instruction.
pub const READERS: u32 = 2;

/// The word of a register in the register file: warp above register. One warp needs no bits of its own.
pub fn register_address(
    config: &CoreConfig,
    warp: impl Into<Expr>,
    register: impl Into<Expr>,
) -> Expr {
    if config.arch.warps() == 1 {
        register.into()
    } else {
        concat([warp.into(), register.into()])
    }
}

/// Bits of a word number in the register file.
pub fn register_address_bits(config: &CoreConfig) -> u32 {
    config.clear_cycles().trailing_zeros()
}

hardware! {
    /// The general-purpose registers of all lanes of all warps.
    #[derive(LogicBlock)]
    pub struct RegisterFile {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// From decode: warp and register, for each read port.
        pub read_address: Vec<RSignal<In>>,
        /// To operands: first register, for each lane, as of the clock edge before.
        pub values_a: Vec<RSignal<Out>>,
        /// To operands: second register, for each lane.
        pub values_b: Vec<RSignal<Out>>,
        /// From commit: lanes to write.
        pub write_lanes: RSignal<In>,
        /// From commit: warp and register to write.
        pub write_address: RSignal<In>,
        /// From commit: new value, for each lane.
        pub write_values: Vec<RSignal<In>>,
        lanes: Vec<ReplicatedRam>,
    }
}

impl RegisterFile {
    /// The configured registers.
    pub fn new(config: &CoreConfig) -> RegisterFile {
        let (lanes, width) = (config.arch.lanes(), config.arch.word_bits());
        let address_bits = register_address_bits(config);
        let ram = || ReplicatedRam::new(1 << address_bits, width, READERS, Collision::Unused);
        RegisterFile {
            clock: Signal::default(),
            read_address: RSignal::several(READERS, address_bits),
            values_a: RSignal::several(lanes, width),
            values_b: RSignal::several(lanes, width),
            write_lanes: RSignal::new(lanes),
            write_address: RSignal::new(address_bits),
            write_values: RSignal::several(lanes, width),
            lanes: (0..lanes).map(|_| ram()).collect(),
        }
    }
}

impl Describe for RegisterFile {
    fn kernel(&self, k: &mut Kernel) {
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
    }
}
