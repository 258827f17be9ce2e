//! Events with coordinates, found in cycle records: opcodes, changes of states, hazards, levels of queues, pairs in one
//! cycle, code that changes.

mod code;
mod hazards;
pub(crate) mod levels;
mod opcodes;
mod pairs;

use isa::{CoreConfig, CycleRecord};

use self::code::CodeObserver;
use self::hazards::HazardObserver;
use self::levels::LevelObserver;
use self::opcodes::OpcodeObserver;
use self::pairs::PairObserver;

use super::counts::Counts;
use super::seen::{Digest, Executing, Reader, Seen};
use super::table::Event;

/// Looks for all of them, cycle by cycle, or for none.
pub(super) struct CrossObserver {
    config: CoreConfig,
    reader: Reader,
    before: Digest,
    /// `None`: no cross is counted.
    observers: Option<Observers>,
}

struct Observers {
    code: CodeObserver,
    since_reset: SinceReset,
}

/// The observers that begin anew when the core is reset.
struct SinceReset {
    opcodes: OpcodeObserver,
    hazards: HazardObserver,
    levels: LevelObserver,
    pairs: PairObserver,
}

impl SinceReset {
    fn new(config: &CoreConfig) -> Self {
        SinceReset {
            opcodes: OpcodeObserver::new(config),
            hazards: HazardObserver::new(config),
            levels: LevelObserver::new(config),
            pairs: PairObserver::new(config),
        }
    }
}

impl CrossObserver {
    /// Before cycle 0.
    pub(super) fn new(config: &CoreConfig) -> Self {
        let observers = Observers { code: CodeObserver::new(config), since_reset: SinceReset::new(config) };
        CrossObserver { observers: Some(observers), ..CrossObserver::of_nothing(config) }
    }

    /// Before cycle 0, and only the instruction in execute is read.
    pub(super) fn of_nothing(config: &CoreConfig) -> Self {
        CrossObserver { config: *config, reader: Reader::new(config), before: Digest::default(), observers: None }
    }

    /// The instruction in execute, as the last cycle showed it.
    pub(super) const fn executing(&self) -> Option<&Executing> {
        match &self.before.executing {
            Some(executing) => Some(executing),
            None => self.before.waiting.as_ref(),
        }
    }

    /// A cycle has passed.
    pub(super) fn see(&mut self, record: &CycleRecord, counts: &mut Counts) {
        let Some(Observers { code, since_reset }) = &mut self.observers else {
            self.before = Digest { executing: self.reader.read_executing(record), ..Digest::default() };
            return;
        };
        let now = self.reader.read(record);
        let seen = Seen { record, now: &now, before: &self.before };
        let SinceReset { opcodes, hazards, levels, pairs } = since_reset;
        code.see(&seen, counts);
        opcodes.see(&seen, counts);
        transitions(&seen, counts);
        hazards.see(&seen, counts);
        levels.see(&seen, counts);
        pairs.see(&seen, counts);
        self.before = now;
    }

    /// No cycle follows: counts what has been put by.
    pub(super) fn finish(&mut self, counts: &mut Counts) {
        if let Some(observers) = &mut self.observers {
            observers.since_reset.pairs.finish(counts);
        }
    }

    /// The core is reset after the cycle that was seen last.
    pub(super) fn reset(&mut self, counts: &mut Counts) {
        self.finish(counts);
        if let Some(observers) = &mut self.observers {
            observers.since_reset = SinceReset::new(&self.config);
        }
        self.before = Digest::default();
    }
}

/// Contexts whose state has changed.
fn transitions(seen: &Seen, counts: &mut Counts) {
    let (before, now) = (&seen.before.contexts.0, &seen.now.contexts.0);
    if before == now {
        return;
    }
    for (to, contexts) in now.iter().enumerate() {
        let mut come = contexts & !before[to];
        while come != 0 {
            let context = come.trailing_zeros();
            let from = before.iter().position(|set| set >> context & 1 == 1);
            // Before the first cycle no context is in any state.
            if let Some(from) = from {
                counts.count(Event::of_transition(from, to));
            }
            come &= come - 1;
        }
    }
}
