//! What starts and stops warps and lanes: halt, wspawn, clone (ISA section 5).

use isa::trace::WarpState;
use isa::{Interrupt, Lane, Warp};

use super::operation::Operation;
use super::{Effect, State, WarpContext};

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// halt: any lane's halt stops the whole warp.
    pub(crate) fn halt(&mut self) -> Effect {
        self.state.activate(self.warp, 0);
        Effect::Redirect { target: self.next }
    }

    /// wspawn: the lowest-numbered stopped warp starts in lane 0 and user mode, with an empty stack. Its d is
    /// staged, or written at once, by the lane-0 value of the second operand.
    pub(crate) fn spawn(&mut self) -> Effect {
        let Some(free) = self.lowest_stopped_warp() else {
            return Effect::SpawnBlocked;
        };
        let (target, value) = (self.scalar(1), self.scalar(2));
        let context = &mut self.state.warps[free];
        context.state = WarpState::Running;
        context.active_mask = 1;
        context.depth = 0;
        context.pc = target;
        context.interrupt = None;
        context.supervisor = false;
        context.enabled = true;
        let to = if DEFERRED {
            self.state.staging_gpr()
        } else {
            self.state.gpr_base(free) + usize::from(self.decoded.slots[0])
        };
        self.state.gprs[to] = value;
        Effect::Spawned {
            warp: Warp(free as u32),
        }
    }

    fn lowest_stopped_warp(&self) -> Option<usize> {
        if DEFERRED {
            let stopped = self.state.stopped_warps;
            return (stopped != 0).then(|| stopped.trailing_zeros() as usize);
        }
        let stopped = |context: &WarpContext| context.state == WarpState::Stopped;
        self.state.warps.iter().position(stopped)
    }

    /// clone: from the lowest executing lane to the lane whose number that lane's operand holds.
    pub(crate) fn clone_lane(&mut self) -> Effect {
        let destination = self.scalar(0);
        if destination >= self.state.shape.lanes as u64 {
            return Effect::refuse::<DEFERRED>(Interrupt::InvalidInstruction);
        }
        Effect::Clone {
            source: Lane(self.lowest_lane() as u32),
            destination: Lane(destination as u32),
        }
    }
}

impl State {
    /// Copies all general-purpose registers of a lane into another lane of the warp.
    pub fn copy_lane(&mut self, warp: Warp, source: Lane, destination: Lane) {
        let base = self.gpr_base(warp.index());
        for register in 0..self.shape.gprs {
            let start = base + register * self.shape.lanes;
            self.gprs[start + destination.index()] = self.gprs[start + source.index()];
        }
    }

    /// Stages one register of a lane for another lane: one step of a clone.
    pub fn stage_copy(&mut self, warp: Warp, register: usize, source: Lane, destination: Lane) {
        let from = self.gpr_base(warp.index()) + register * self.shape.lanes;
        let to = self.staging_gpr();
        self.gprs[to + destination.index()] = self.gprs[from + source.index()];
    }
}
