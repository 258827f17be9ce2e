//! Events with coordinates: opcodes, changes of states, hazards, levels of queues, pairs in one cycle.

mod hazards;
pub(crate) mod levels;
mod opcodes;
mod pairs;

use isa::CoreConfig;

use self::hazards::HazardObserver;
use self::levels::LevelObserver;
use self::opcodes::OpcodeObserver;
use self::pairs::PairObserver;

use super::counts::Counts;
use super::states::Seen;
use super::table::Event;

/// Looks for all of them.
pub(super) struct CrossObserver {
    opcodes: OpcodeObserver,
    hazards: HazardObserver,
    levels: LevelObserver,
    pairs: PairObserver,
}

impl CrossObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        CrossObserver {
            opcodes: OpcodeObserver::new(config),
            hazards: HazardObserver::new(config),
            levels: LevelObserver::new(config),
            pairs: PairObserver::new(config),
        }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        self.opcodes.see(seen, counts);
        transitions(seen, counts);
        self.hazards.see(seen, counts);
        self.levels.see(seen, counts);
        self.pairs.see(seen, counts);
    }

    /// No cycle follows.
    pub(super) fn finish(&mut self, counts: &mut Counts) {
        self.pairs.finish(counts);
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
