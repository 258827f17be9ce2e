//! bar: warps wait for one another (ISA section 5, "Warps"), or for those of other cores (I10.7).
//!
//! Operands and arrival are apart, for the timing model lets a warp arrive a cycle after it has
//! looked at them.

use isa::cluster::CORES_MAX;
use isa::trace::WarpState;
use isa::{Context, Interrupt};

use super::operation::Operation;
use super::{ContextSet, Effect, State};
use crate::rule_events::RuleEvent;

/// A barrier that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meeting {
    /// It counts the contexts of this core.
    Contexts(usize),
    /// It counts cores.
    Cores(usize),
}

/// A context that arrives at a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub(crate) context: Context,
    pub(crate) meeting: Meeting,
    /// With how many waiting contexts, itself among them, it goes on: 1 to the number of contexts. Between cores: how
    /// many cores, 1 to [`CORES_MAX`].
    pub(crate) count: u32,
}

impl Arrival {
    /// Whether it is at a barrier between cores that opens in this cycle.
    pub(crate) const fn is_at_open_cluster_barrier(&self, open: u64) -> bool {
        match self.meeting {
            Meeting::Contexts(_) => false,
            Meeting::Cores(barrier) => open >> barrier & 1 == 1,
        }
    }
}

/// What a core keeps of a barrier between cores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClusterBarrier {
    /// The contexts of this core that wait there. Reset: none.
    pub waiting: ContextSet,
    /// How many cores the last context to come has said that it waits for. Reset: 0.
    pub wanted: u32,
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// Whether it waits or not, the warp goes on behind its bar.
    pub(crate) fn wait_at_barrier(&mut self) -> Effect {
        let (id, count) = (self.scalar(0), self.scalar(1));
        let Some((meeting, most)) = self.state.meeting(id) else {
            return Effect::refuse::<DEFERRED>(Interrupt::InvalidInstruction);
        };
        if count == 0 || count > u64::from(most) {
            return Effect::refuse::<DEFERRED>(Interrupt::InvalidInstruction);
        }
        let arrival = Arrival { context: self.context, meeting, count: count as u32 };
        if DEFERRED {
            return Effect::Arrives(arrival);
        }
        self.state.arrive(arrival);
        if self.state.meets_no_cores {
            self.state.open_cluster_barriers(u64::MAX);
        }
        Effect::Redirect { target: self.next }
    }
}

impl State {
    /// The barrier of an id, and the greatest number that may meet there.
    fn meeting(&self, id: u64) -> Option<(Meeting, u32)> {
        let first_of_cores = 1 << (self.shape.arch.word_bits() - 1);
        if id >= first_of_cores {
            let barrier = (id - first_of_cores) as usize;
            let exists = barrier < self.cluster_barriers.len();
            return exists.then_some((Meeting::Cores(barrier), CORES_MAX));
        }
        let exists = id < self.barriers.len() as u64;
        exists.then_some((Meeting::Contexts(id as usize), self.shape.contexts as u32))
    }

    /// A context arrives at a barrier: it waits there, unless enough do with it; then all of them run. At a barrier
    /// between cores it waits in any case. Gives those whose state this decides.
    pub(crate) fn arrive(&mut self, arrival: Arrival) -> ContextSet {
        match self.wait_at(arrival) {
            Some(barrier) => self.open_barrier(barrier),
            None => ContextSet::single(arrival.context),
        }
    }

    /// A context arrives at a barrier and waits there. Gives the barrier when enough wait there now.
    pub(crate) fn wait_at(&mut self, arrival: Arrival) -> Option<usize> {
        let arriving = ContextSet::single(arrival.context);
        self.contexts[arrival.context].state = WarpState::WaitBarrier;
        match arrival.meeting {
            Meeting::Contexts(barrier) => {
                let waiting = &mut self.barriers[barrier];
                waiting.add(arriving);
                let come = waiting.count();
                self.barrier_counts[arrival.context] = arrival.count;
                let opens = come >= arrival.count;
                self.fired.mark(match (opens, come) {
                    (false, _) => RuleEvent::BarrierWaits,
                    (true, 1) => RuleEvent::BarrierOfOne,
                    (true, _) => RuleEvent::BarrierCompletes,
                });
                let others = self.barriers.iter().enumerate();
                let mut others = others.filter(|&(other, waiting)| other != barrier && !waiting.is_empty());
                let at_once = !opens && others.next().is_some();
                self.fired.mark_if(at_once, RuleEvent::BarriersAtOnce);
                opens.then_some(barrier)
            }
            Meeting::Cores(barrier) => {
                let barrier = &mut self.cluster_barriers[barrier];
                barrier.waiting.add(arriving);
                self.fired.mark(RuleEvent::ClusterBarrierWaits);
                self.fired.mark_if(barrier.waiting.count() > 1, RuleEvent::ClusterBarrierOfMany);
                barrier.wanted = arrival.count;
                None
            }
        }
    }

    /// Opens a barrier: those who wait there run. Gives them.
    pub(crate) fn open_barrier(&mut self, barrier: usize) -> ContextSet {
        let released = std::mem::take(&mut self.barriers[barrier]);
        self.run_again(released);
        released
    }

    /// Opens the barriers between cores whose bits are set: those who wait there run. Gives them.
    pub(crate) fn open_cluster_barriers(&mut self, open: u64) -> ContextSet {
        let mut released = ContextSet::EMPTY;
        for (number, barrier) in self.cluster_barriers.iter_mut().enumerate() {
            if open >> number & 1 == 1 {
                self.fired.mark_if(!barrier.waiting.is_empty(), RuleEvent::ClusterBarrierOpens);
                released.add(std::mem::take(&mut barrier.waiting));
            }
        }
        self.run_again(released);
        released
    }

    fn run_again(&mut self, contexts: ContextSet) {
        for context in contexts.iter() {
            self.contexts[context].state = WarpState::Running;
        }
    }
}
