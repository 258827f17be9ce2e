//! Rings between cores (docs/pipeline.md part 9.8): what execute rings is at the port in the next cycle, and what comes
//! from the port is [`crate::semantics::State::ring_waiting`].

use isa::cluster::CORES_MAX;
use isa::ports::PortInputs;
use isa::{CycleRecord, RingField, Slot};

use crate::rule_events::RuleEvent;
use crate::timing::Core;

/// What a core rings in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rings {
    /// The core that the instruction in execute has rung. Reset: none.
    rung: Option<u64>,
}

impl Core {
    /// The instruction in execute rings a core.
    #[cold]
    pub(crate) fn ring(&mut self, core: u64) {
        if let Some(rings) = &mut self.rings {
            rings.rung = Some(core);
            self.state.fired.mark(RuleEvent::RingTakesEffect);
            self.state.fired.mark_if(self.outputs.ring_valid, RuleEvent::RingsInARow);
        }
    }

    /// The cycle ends, after all that looks at what waits: its ring is at the port, and `rung` waits for the interrupt.
    #[inline(never)]
    pub(super) fn pass_rings(&mut self, rung: bool) {
        let (waits, enters) = (self.state.ring_waiting, self.state.fired.has_in_cycle(RuleEvent::EnteredConsole));
        self.state.fired.mark_if(rung && enters, RuleEvent::RungOnEntry);
        self.state.fired.mark_if(rung && waits && !enters, RuleEvent::RungAgain);
        self.state.ring_waiting |= rung;
        let rings = self.rings.as_mut().and_then(|rings| rings.rung.take());
        self.outputs.ring_valid = rings.is_some();
        if let Some(core) = rings {
            self.outputs.ring_core = core & u64::from(CORES_MAX - 1);
        }
    }

    /// Records rings as they are at the start of the cycle, and the port.
    #[inline(never)]
    pub(in crate::timing) fn record_rings(&self, inputs: &PortInputs, record: &mut CycleRecord) {
        let layout = record.layout();
        for (field, value) in [
            (RingField::Waiting, self.state.ring_waiting.into()),
            (RingField::Rung, inputs.rung.into()),
            (RingField::Valid, self.outputs.ring_valid.into()),
            (RingField::Core, self.outputs.ring_core),
        ] {
            record.slots_mut()[layout.index(Slot::Ring(field))] = value;
        }
    }
}
