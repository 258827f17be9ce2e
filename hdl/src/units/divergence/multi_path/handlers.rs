//! Which warps are in a handler, and the region in which each was interrupted (docs/pipeline.md part 9.13).

use isa::CoreConfig;

use super::state_bits;
use crate::index::{warp_index, warp_set};
use crate::kit::prelude::*;

hardware! {
    /// Which warps are in a handler, and where they come back to. Vectors have one bit a warp.
    pub struct Handlers(config: &CoreConfig) {
        let shown = if config.trace { config.arch.warps() } else { 0 };

        /// From execute: the warp there.
        pub warp: In(warp_index(config)),
        /// From execute: it enters an interrupt.
        pub enters: In(1),
        /// From execute: its context's entry, and above it whether there is one.
        pub entry: In(state_bits(config)),
        /// From execute: it comes back from an interrupt.
        pub returns: In(1),
        /// From execute: it stops.
        pub stops: In(1),
        /// To execute: the entry, and above it whether there is one, that its context comes back to.
        pub shadow_entry: Out(state_bits(config)),
        /// From commit: registers are copied back, so the return is complete.
        pub returned: In(1),
        /// From commit: of this warp.
        pub returned_warp: In(warp_index(config)),
        /// To operands: warps that are in a handler.
        pub in_handler: Out(warp_set(config)),
        /// To warp table: the warp that has returned is in no handler any more.
        pub leaves: Out(1),
        /// For the trace: warps that were in a handler when they were interrupted.
        pub was_in_handler: Out(warp_set(config)) if (config.trace),
        /// For the trace: warps that come back to a region.
        pub has_shadow_entry: Out(warp_set(config)) if (config.trace),
        /// For the trace: the number of that region.
        pub shown: [Out(config.entry_bits()); shown],
        /// Reset: none.
        in_handler_now: Register(warp_set(config); reset 0),
        /// Whether they were in one already when the interrupt came. Reset: none.
        in_handler_before: Register(warp_set(config); reset 0),
        /// Warps that come back to a region. Reset: none.
        in_region: Register(warp_set(config); reset 0),
        /// Its number.
        entries: DistributedRam(config.arch.warps(), config.entry_bits(), shown),
    }
}

impl Describe for Handlers {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P9.13.10, P9.13.11, P9.13.14");
        let warps = self.in_handler.width();
        let of = |bit: &RSignal<In>, warps: &Expr| replicate(warps.width(), bit) & warps;
        let warp = k.decode("warp_select", &self.warp, warps);
        let returned = k.decode("returned_select", &self.returned_warp, warps);
        let (now, before) = (self.in_handler_now.val(), self.in_handler_before.val());
        let enters = k.wire("enters_select", of(&self.enters, &warp));
        let stops = k.wire("stops_select", of(&self.stops, &warp));
        let returned = k.wire("returned_warps", of(&self.returned, &returned));
        wire!(k, stays = &before & &now);
        wire!(k, ended = &returned & !&stays);
        k.update(&self.in_handler_now, (&now & !(&stops | &ended)) | &enters);
        let kept = &before & !(&enters | &stops);
        k.update(&self.in_handler_before, kept | (&enters & &now));
        k.drive(&self.leaves, ended.any());
        k.drive(&self.in_handler, now);

        k.comment("where they come back to");
        let entry = self.entry.val();
        let bits = entry.width() - 1;
        let ends = of(&self.returns, &warp) | &stops;
        let begins = replicate(warps, entry.bit(bits)) & &enters;
        k.update(&self.in_region, (self.in_region.val() & !(ends | &enters)) | begins);
        let entries = &self.entries;
        k.drive(&entries.write_enable, &self.enters);
        k.drive(&entries.write_address, &self.warp);
        k.drive(&entries.write_data, entry.bits(0, bits));
        k.drive(&entries.read_address, &self.warp);
        let has_entry = k.pick("comes_back_to_region", &self.in_region.val().each_bit(), &self.warp);
        k.drive(&self.shadow_entry, concat([has_entry, entries.read_data.val()]));
        k.drive(&self.was_in_handler, &self.in_handler_before);
        k.drive(&self.has_shadow_entry, &self.in_region);
        for (target, word) in self.shown.iter().zip(&entries.shown) {
            k.drive(target, word);
        }
        if warps == 1 {
            k.ignore("one warp has no number", vec![self.returned_warp.val()]);
        }
    }
}
