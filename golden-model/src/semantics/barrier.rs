//! bar: warps wait for one another (ISA section 5, "Warps").

use isa::trace::WarpState;

use super::operation::Operation;
use super::{Effect, Interrupt};

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// The last of n warps to arrive lets all of them go on. Whether it is the last decides only what
    /// becomes of the warps: each of them goes on behind its bar.
    pub(crate) fn wait_at_barrier(&mut self) -> Effect {
        let (barrier, count) = (self.scalar(0), self.scalar(1));
        let state = &mut *self.state;
        if barrier >= state.barriers.len() as u64 || count == 0 || count > state.shape.warps as u64
        {
            return Effect::refuse::<DEFERRED>(Interrupt::InvalidInstruction);
        }
        let waiting = &mut state.barriers[barrier as usize];
        if u64::from(waiting.count_ones()) + 1 >= count {
            let released = std::mem::take(waiting);
            for (warp, context) in state.warps.iter_mut().enumerate() {
                if released >> warp & 1 == 1 {
                    context.state = WarpState::Running;
                }
            }
        } else {
            *waiting |= 1 << self.warp;
            state.warps[self.warp].state = WarpState::WaitBarrier;
        }
        Effect::Redirect { target: self.next }
    }
}
