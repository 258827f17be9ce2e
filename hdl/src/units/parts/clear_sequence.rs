//! The clearing of the register files after reset.
//!
//! Software finds every register 0 (ISA section 9), but a RAM cannot be reset: so the core writes every address once
//! before anything is scheduled (docs/pipeline.md section 4).

use isa::CoreConfig;

use crate::index::warp_index;
use crate::kit::prelude::*;

hardware! {
    /// After reset, counts once through all register addresses.
    pub struct ClearSequence(config: &CoreConfig) {
        let width = config.clear_cycles().trailing_zeros();

        /// Registers and states are being cleared; high until every address has been written.
        pub clearing: Out(1),
        /// The address that is cleared: warp above register.
        pub index: Out(width),
        /// The warp that is cleared.
        pub warp: Out(warp_index(config)),
        /// Reset: 1.
        active: Register(1; reset 1),
        /// Reset: 0.
        place: Register(width; reset 0),
        _register_bits: u32 = config.arch.register_bits(),
    }
}

impl Describe for ClearSequence {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P4.1 to P4.3");
        let next = k.add_constant("place_plus_one", &self.place, 1);
        k.update(&self.place, next);
        k.update_when(&self.active, self.place.val().all(), low());
        k.drive(&self.clearing, &self.active);
        k.drive(&self.index, &self.place);
        let warp_bits = self.index.width() - self._register_bits;
        let warp = match warp_bits {
            0 => low(),
            _ => self.place.val().bits(self._register_bits, warp_bits),
        };
        k.drive(&self.warp, warp);
    }
}
