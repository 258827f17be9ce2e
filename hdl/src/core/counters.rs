//! The wires of the performance counters, where the core has them.

use super::HarmonicaCore;
use crate::kit::prelude::*;

impl HarmonicaCore {
    /// What is counted; and the counters, to operands, where hwid reads them, and to the ports.
    pub(super) fn counters(&self, k: &mut Kernel) {
        let Some(unit) = self.counters.get() else {
            return;
        };
        k.connect(&unit.stalls, &self.schedule.stalls);
        k.connect(&unit.retired, &self.commit.retired);
        let fills = self.instruction_cache.get();
        let fills = fills.and_then(|cache| cache.begins_fill.get());
        for (target, source) in [
            (unit.fill_begins.get(), fills),
            (Some(&unit.parts), self.execute.parts.get()),
        ] {
            if let (Some(target), Some(source)) = (target, source) {
                k.drive(target, source);
            }
        }
        k.drive(&unit.access, &self.execute.access.valid);
        let offered = match self.data_cache.get() {
            None => self.load_store.data_request.valid.val(),
            Some(cache) => cache.request.valid.val(),
        };
        k.drive(&unit.data_request, offered & &self.data_request.ready);
        k.connect(&self.operands.counters, &unit.counters);
        k.connect(&self.counter, &unit.counters);
    }
}
