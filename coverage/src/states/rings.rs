//! Rings between cores: which core rings, and when a core that is rung is interrupted.

use isa::Opcode::Ring;
use isa::{CoreConfig, Interrupt, RingField, Slot};

use super::{Counts, Seen, State};

/// What counts of a cycle in the next one.
#[derive(Clone, Copy, Debug, Default)]
struct Before {
    /// A ring was in execute, and neither waited nor was interrupted.
    executed: bool,
    rings: bool,
}

/// Looks for the states of rings.
pub(super) struct RingObserver {
    config: CoreConfig,
    before: Before,
}

impl RingObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        RingObserver { config: *config, before: Before::default() }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if !self.config.rings() {
            return;
        }
        let is_set = |field: RingField| seen.record.get(Slot::Ring(field)) == 1;
        let (rings, rung, waits) = (is_set(RingField::Valid), is_set(RingField::Rung), is_set(RingField::Waiting));
        counts.note_if(rings, State::RingTakesEffect);
        counts.note_if(self.before.executed && !rings, State::RingRefused);
        counts.note_if(rings && self.before.rings, State::RingsInARow);
        let executing = seen.now.executing;
        let external = Some(u64::from(Interrupt::External.number()));
        let enters = executing.is_some_and(|executing| executing.interrupt == external);
        counts.note_if(enters && waits, State::RingAnswered);
        counts.note_if(enters && rung, State::RungOnEntry);
        counts.note_if(rung && waits && !enters, State::RungAgain);
        let needs = seen.now.waiting.is_some_and(|waiting| waiting.opcode == Ring);
        counts.note_if(needs, State::RingWaits);
        let executed = executing.is_some_and(|executing| {
            executing.opcode == Ring && executing.executes() && executing.interrupt.is_none() && !executing.compared
        });
        self.before = Before { executed, rings };
    }
}
