//! What a warp waits for that only other warps can bring, and whether any is left that could.

use std::fmt;

use isa::trace::WarpState;
use isa::{Context, Warp};

use super::{ContextSet, State};

/// What only another warp can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AwaitedEvent {
    /// To arrive at a barrier.
    Barrier {
        /// The number of the barrier.
        barrier: usize,
        /// How many contexts it waits for, itself counted.
        count: u32,
        /// The warps of those that have come, itself among them; one with several contexts as often as they have come.
        come: Vec<Warp>,
    },
    /// Other cores to arrive at a barrier between cores.
    Cores {
        /// The number of the barrier between cores.
        barrier: usize,
        /// How many cores the last context to come there waits for, its own counted.
        count: u32,
    },
    /// To stop, so that a wspawn finds a free warp.
    Stop,
    /// To take its turn to spawn before.
    SpawnTurn,
}

/// A warp that waits for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwaitingWarp {
    /// The warp that waits.
    pub warp: Warp,
    /// What it waits for.
    pub event: AwaitedEvent,
    /// The other warps that are alive, and wait for others themselves.
    pub waiting_too: Vec<Warp>,
    /// The other warps that are alive, and go on by themselves: those that can still bring it.
    pub going_on: Vec<Warp>,
}

impl State {
    /// The warps that wait for others, at barriers or in a wspawn.
    pub fn awaiting(&self) -> Vec<AwaitingWarp> {
        let contexts = self.contexts.keys();
        contexts.filter_map(|context| self.awaiting_others(context)).collect()
    }

    /// What a context waits for, if it is something that only other warps can bring.
    pub fn awaiting_others(&self, context: Context) -> Option<AwaitingWarp> {
        let stopped = self.contexts_in(WarpState::Stopped);
        let in_spawn = self.contexts_in(WarpState::WaitSpawn);
        let between_cores = self.cluster_barriers.iter().map(|barrier| barrier.waiting);
        let at_barriers = self
            .barriers
            .iter()
            .copied()
            .chain(between_cores.clone())
            .fold(ContextSet::EMPTY, |all, set| ContextSet(all.0 | set.0));
        let of_cores = between_cores.clone();
        let of_cores = of_cores.enumerate().find(|(_, set)| set.contains(context));
        let barrier = self.barriers.iter().position(|set| set.contains(context));
        let (event, with_it) = match (self.contexts[context].state, barrier) {
            (WarpState::WaitBarrier, Some(barrier)) => {
                let come = self.barriers[barrier];
                let count = self.barrier_counts[context];
                let event = AwaitedEvent::Barrier { barrier, count, come: self.warps(come) };
                (event, come)
            }
            (WarpState::WaitBarrier, None) => {
                let (barrier, come) = of_cores?;
                let count = self.cluster_barriers[barrier].wanted;
                (AwaitedEvent::Cores { barrier, count }, come)
            }
            (WarpState::WaitSpawn, _) if stopped.is_empty() => (AwaitedEvent::Stop, ContextSet::single(context)),
            (WarpState::WaitSpawn, _) => (AwaitedEvent::SpawnTurn, ContextSet::single(context)),
            _ => return None,
        };
        let alive = ContextSet::all(self.contexts.len()).without(stopped).without(self.contexts_in(WarpState::Free));
        let others = alive.without(with_it);
        // While a warp is stopped, those that spawn go on one after the other.
        let mut stuck = if stopped.is_empty() { ContextSet(at_barriers.0 | in_spawn.0) } else { at_barriers };
        // Those that are held go on when who holds them does.
        for context in others.without(stuck).iter() {
            let holder = self.divergence.holder(context);
            let waits = holder.is_some_and(|holder| stuck.contains(holder));
            stuck.set(context, waits);
        }
        Some(AwaitingWarp {
            warp: self.warp_of(context),
            event,
            waiting_too: self.different_warps(others.and(stuck)),
            going_on: self.different_warps(others.without(stuck)),
        })
    }

    /// Each warp once, though several of its contexts may be among those given.
    fn different_warps(&self, contexts: ContextSet) -> Vec<Warp> {
        let mut warps = self.warps(contexts);
        warps.sort_unstable();
        warps.dedup();
        warps
    }

    fn warps(&self, contexts: ContextSet) -> Vec<Warp> {
        contexts.iter().map(|context| self.warp_of(context)).collect()
    }
}

/// `warp 1`, or `warps 1, 2`.
fn listed(warps: &[Warp]) -> String {
    let numbers: Vec<String> = warps.iter().map(ToString::to_string).collect();
    let noun = if warps.len() == 1 { "warp" } else { "warps" };
    format!("{noun} {}", numbers.join(", "))
}

/// What it waits for, in words; which warp waits is left to say.
impl fmt::Display for AwaitingWarp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = match &self.event {
            AwaitedEvent::Barrier { barrier, count, come } => {
                let (number, who) = (come.len(), listed(come));
                write!(f, "{count} warps at barrier {barrier}; {number} came ({who})")?;
                "come"
            }
            AwaitedEvent::Cores { barrier, count } => {
                let noun = if *count == 1 { "core" } else { "cores" };
                return write!(f, "{count} {noun} at cluster barrier {barrier}");
            }
            AwaitedEvent::Stop => {
                f.write_str("a warp to stop, for none is free for its wspawn")?;
                "stop"
            }
            AwaitedEvent::SpawnTurn => return f.write_str("its turn to spawn"),
        };
        if !self.going_on.is_empty() {
            write!(f, "; {} may still {verb}", listed(&self.going_on))
        } else if !self.waiting_too.is_empty() {
            let who = listed(&self.waiting_too);
            write!(f, "; no other warp is alive that could {verb}: {who} wait for others, too")
        } else {
            write!(f, "; no other warp is alive that could {verb}")
        }
    }
}
