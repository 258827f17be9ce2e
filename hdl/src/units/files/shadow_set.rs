//! Where interrupts were taken: mask, mode and pc of each warp, for reti (ISA section 7).
//!
//! The registers that belong to it are in the register file's shadow lane. There is one set a warp: while a warp is
//! in a handler its interrupts are off, so it is never wanted twice. The interrupt enable needs no place, for entry
//! happens only with interrupts enabled.

use isa::CoreConfig;

use crate::index::warp_index;
use crate::kit::prelude::*;
use crate::stages::execute::ports::InterruptSide;
use crate::units::parts::clear_sequence::ClearSequence;

bundle! {
    /// What a warp comes back to.
    pub struct ShadowState(config: &CoreConfig) {
        /// Active lanes that the warp comes back to.
        mask: config.arch.lanes(),
        /// The mode that the warp comes back to is supervisor.
        supervisor: 1,
        /// Address that the warp comes back to.
        pc: config.arch.word_bits(),
    }
}

hardware! {
    /// Mask, mode and pc of each warp as they were when it was interrupted.
    pub struct ShadowSet(config: &CoreConfig) {
        let warp = || warp_index(config);
        let width = ShadowState::<In>::new(config).width();
        from clear: ClearSequence(config) { clearing, clear_warp = warp }
        from execute: InterruptSide(config) { enter, kept: ShadowState }

        /// From execute: the warp there.
        pub warp: In(warp()),
        /// To execute: what reti comes back to.
        pub state: ShadowState<Out>(config),
        ram: DistributedRam(config.arch.warps(), width, 0),
    }
}

impl Describe for ShadowSet {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P9.5.14, P9.7.2");
        let (kept, clearing) = (&self.kept, self.clearing.val());
        k.drive(&self.ram.write_enable, self.enter.val() | &clearing);
        k.drive(&self.ram.write_address, select(&clearing, &self.clear_warp, &self.warp));
        let supervisor = kept.place_of(&kept.supervisor).lsb;
        let reset_value = constant(self.ram.write_data.width(), 1 << supervisor);
        let word = select(&clearing, reset_value, kept.packed());
        k.drive(&self.ram.write_data, word);
        k.drive(&self.ram.read_address, &self.warp);
        let word = self.ram.read_data.val();
        k.drive_bundle(&self.state, self.state.unpacked(&word));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_one_warp_and_many() {
        for arch in ["4w8/8/1/1", "4w6/3/5/7", "8w256/16/64/64"] {
            let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
            crate::kit::emit(&ShadowSet::new(&config)).unwrap();
        }
    }
}
