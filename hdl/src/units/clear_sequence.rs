//! The clearing of the register files after reset.
//!
//! Software finds every register 0 (ISA section 9), but a RAM cannot be reset: so the core writes every address once before
//! anything is scheduled (docs/pipeline.md section 4).

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// After reset, counts once through all register addresses.
    #[derive(LogicBlock)]
    pub struct ClearSequence {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high.
        pub reset: RSignal<In>,
        /// High until every address has been written.
        pub clearing: RSignal<Out>,
        /// The address to write: warp above register.
        pub index: RSignal<Out>,
        /// Its warp.
        pub warp: RSignal<Out>,
        /// Reset: 1.
        active: RDff,
        /// Reset: 0.
        place: RDff,
        _register_bits: u32,
    }
}

impl ClearSequence {
    /// A sequence over the configured registers.
    pub fn new(config: &CoreConfig) -> ClearSequence {
        let width = config.clear_cycles().trailing_zeros();
        ClearSequence {
            clock: Signal::default(),
            reset: RSignal::bit(),
            clearing: RSignal::bit(),
            index: RSignal::new(width),
            warp: RSignal::new(config.arch.warp_index_bits()),
            active: RDff::new(1, 1),
            place: RDff::new(width, 0),
            _register_bits: config.arch.register_bits(),
        }
    }
}

impl Describe for ClearSequence {
    fn kernel(&self, k: &mut Kernel) {
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
