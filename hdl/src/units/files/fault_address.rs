//! The address that an interrupt hands to its handler in register 1 (ISA section 7).
//!
//! It is wanted only when all other registers are copied, so it is made one cycle after execute, from what that gave to commit: it lengthens no way
//! through execute. Without translation that is where a load or store names an address that nothing answers at; with it, the load/store unit finds the
//! address later, and it is kept until the interrupt is entered.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// The address at which each warp's last interrupt of number 1, 2 or 7 happened.
    pub struct FaultAddress(config: &CoreConfig) {
        let arch = &config.arch;
        let (lanes, word, warp) = (arch.lanes(), arch.word_bits(), arch.warp_index_bits());
        let translates = config.tlb_entries > 0;

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From execute: an interrupt is entered.
        pub enter: In(1),
        /// From execute: its warp.
        pub warp: In(warp),
        /// From execute: it is the fetch that failed.
        pub is_fetch: In(1),
        /// From execute: at this address.
        pub pc: In(word),
        /// From execute: lanes of the load or store there whose address nothing answers at.
        pub lanes: In(lanes) if (!translates),
        /// From commit: what each lane computed in execute in the cycle before.
        pub values: [In(word); if translates { 0 } else { lanes }],
        /// From load/store unit: a data access has failed in translation.
        pub data_fault: DataFault<In>(config) if (translates),
        /// From copy unit: the warp whose address is wanted.
        pub read_warp: In(warp),
        /// To decode: its address.
        pub address: Out(word),
        /// An interrupt was entered in the cycle before. Reset: 0.
        entered: Register(1; reset 0),
        entered_warp: Register(warp),
        entered_is_fetch: Register(1),
        entered_pc: Register(word),
        entered_lanes: Register(lanes) if (!translates),
        /// Where each warp's last access failed.
        data_addresses: DistributedRam(arch.warps(), word) if (translates),
        addresses: DistributedRam(arch.warps(), word),
    }
}

/// Bits of the number of an interrupt that an instruction leaves to the next one: 1, 2, 3, 5, 7; 0 none.
pub const LEFT_FAULT_BITS: u32 = 3;

bundle! {
    /// An instruction whose operands are refused.
    pub struct Refusal / RefusalRegister(config: &CoreConfig) {
        /// High when there is one.
        valid: 1; reset 0,
        /// Its warp.
        warp: config.arch.warp_index_bits(),
        /// Number of the interrupt.
        number: LEFT_FAULT_BITS,
    }
}

bundle! {
    /// A data access that ends without a request.
    pub struct DataFault(config: &CoreConfig) {
        /// High when there is one.
        valid: 1,
        /// Its warp.
        warp: config.arch.warp_index_bits(),
        /// Number of the interrupt.
        number: LEFT_FAULT_BITS,
        /// With translation, the address of its lowest lane that fails.
        address: match config.tlb_entries {
            0 => 0,
            _ => config.arch.word_bits(),
        },
    }
}

impl Describe for FaultAddress {
    fn kernel(&self, k: &mut Kernel) {
        k.update(&self.entered, &self.enter);
        k.update(&self.entered_warp, &self.warp);
        k.update(&self.entered_is_fetch, &self.is_fetch);
        k.update(&self.entered_pc, &self.pc);
        let mut writes = self.entered.val();
        let mut selects = vec![self.entered_is_fetch.val()];
        let mut addresses = vec![self.entered_pc.val()];
        if let (Some(lanes), Some(entered_lanes)) = (self.lanes.get(), self.entered_lanes.get()) {
            k.update(entered_lanes, lanes);
            writes = (writes & &self.entered_is_fetch) | entered_lanes.val().any();
            let lowest = k.lowest_set("lowest_lane", entered_lanes);
            selects.extend(lowest.each_bit());
            addresses.extend(self.values.iter().map(RSignal::val));
        }
        if let (Some(fault), Some(ram)) = (self.data_fault.get(), self.data_addresses.get()) {
            k.drive(&ram.write_enable, &fault.valid);
            k.drive(&ram.write_address, &fault.warp);
            k.drive(&ram.write_data, &fault.address);
            k.drive(&ram.read_address, &self.entered_warp);
            k.ignore("the warp table keeps it", vec![fault.number.val()]);
            selects.push(!self.entered_is_fetch.val());
            addresses.push(ram.read_data.val());
        }
        let ram = &self.addresses;
        k.drive(&ram.write_enable, writes);
        k.drive(&ram.write_address, &self.entered_warp);
        k.drive(&ram.write_data, one_hot_select(&selects, &addresses));
        k.drive(&ram.read_address, &self.read_warp);
        k.drive(&self.address, &ram.read_data);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::CoreOptions;

    #[test]
    fn it_is_described_soundly_with_and_without_translation() {
        for tlb_entries in [0, 4] {
            let options = CoreOptions {
                tlb_entries: Some(tlb_entries),
                ..CoreOptions::default()
            };
            let config = CoreConfig::from_options(&options).unwrap();
            crate::kit::emit(&FaultAddress::new(&config)).unwrap();
        }
    }
}
