//! bar: warps wait for one another (ISA section 5, "Warps").
//!
//! Operands and arrival are apart, for the timing model lets a warp arrive a cycle after it has
//! looked at them.

use isa::trace::WarpState;
use isa::{Context, Interrupt};

use super::operation::Operation;
use super::{ContextSet, Effect, State};

/// A context that comes to a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub(crate) context: Context,
    /// A barrier that exists.
    pub(crate) barrier: usize,
    /// With how many waiting contexts, itself among them, it goes on: 1 to the number of contexts.
    pub(crate) count: u32,
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// Whether it waits or not, the warp goes on behind its bar.
    pub(crate) fn wait_at_barrier(&mut self) -> Effect {
        let (barrier, count) = (self.scalar(0), self.scalar(1));
        let (barriers, contexts) = (self.state.barriers.len(), self.state.shape.contexts);
        if barrier >= barriers as u64 || count == 0 || count > contexts as u64 {
            return Effect::refuse::<DEFERRED>(Interrupt::InvalidInstruction);
        }
        let arrival = Arrival {
            context: self.context,
            barrier: barrier as usize,
            count: count as u32,
        };
        if DEFERRED {
            return Effect::Arrives(arrival);
        }
        self.state.arrive(arrival);
        Effect::Redirect { target: self.next }
    }
}

impl State {
    /// A context comes to a barrier: it waits there, unless enough do with it; then all of them run.
    /// Gives those whose state this decides.
    pub(crate) fn arrive(&mut self, arrival: Arrival) -> ContextSet {
        let arriving = ContextSet::single(arrival.context);
        let waiting = &mut self.barriers[arrival.barrier];
        waiting.add(arriving);
        self.barrier_counts[arrival.context] = arrival.count;
        if waiting.count() < arrival.count {
            self.contexts[arrival.context].state = WarpState::WaitBarrier;
            return arriving;
        }
        let released = std::mem::take(waiting);
        for context in released.iter() {
            self.contexts[context].state = WarpState::Running;
        }
        released
    }
}
