//! Schedule: which warp's instruction is asked for (docs/pipeline.md section 5).
//!
//! The choice is a function of the state at the start of the cycle, so it is made when the ports'
//! outputs are; whether it fires is known only with the environment's answer.

use isa::trace::StallCause;
use isa::Interrupt;

use super::due_interrupt::DueInterrupt;

/// The starvation guard's limit: schedule pauses when the count has reached it.
pub(super) const STARVED_MAX: u8 = 15;

/// What the timing keeps of a warp beside its architectural context.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WarpTiming {
    /// Flipped by every redirect; fetches under the old value die on arrival. Reset: false.
    pub(super) epoch: bool,
    /// Instructions scheduled, not yet through execute nor squashed. Reset: 0.
    pub(super) in_flight: u32,
    /// What the warp's next instruction takes as soon as it is in execute. Reset: none.
    pub(super) due_interrupt: Option<DueInterrupt>,
}

/// The warps at the start of a cycle, as masks: bit i is warp i.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WarpMasks {
    pub(super) running: u64,
    pub(super) stopped: u64,
    /// Nothing in flight.
    pub(super) idle: u64,
}

/// The scheduler.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scheduler {
    /// The warp scheduled last. Reset: W-1.
    pub(super) last_warp: usize,
    /// The choice for this cycle; none when nothing may be asked for.
    pub(super) choice: Option<usize>,
    /// What the choice's fetch raises.
    pub(super) fetch_fault: Option<Interrupt>,
    /// Why there is no choice.
    stall_cause: StallCause,
}

impl Scheduler {
    pub(super) fn new(warps: usize) -> Self {
        Scheduler {
            last_warp: warps - 1,
            choice: None,
            fetch_fault: None,
            stall_cause: StallCause::Clearing,
        }
    }

    /// Makes the choice for a cycle from the state at its start.
    #[inline]
    pub(super) fn choose(
        &mut self,
        masks: &WarpMasks,
        clearing: bool,
        starved: u8,
        fetch_queue_full: bool,
    ) {
        let stall_cause = if clearing {
            StallCause::Clearing
        } else if masks.running == 0 {
            StallCause::NoRunningWarp
        } else if starved == STARVED_MAX {
            StallCause::StarvationGuard
        } else if fetch_queue_full {
            StallCause::FetchQueueFull
        } else {
            StallCause::None
        };
        self.stall_cause = stall_cause;
        self.choice = (stall_cause == StallCause::None).then(|| {
            let certain = masks.running & masks.idle;
            let among = if certain != 0 { certain } else { masks.running };
            first_after(self.last_warp, among)
        });
    }

    /// Why nothing was scheduled, given whether the port was ready.
    #[inline]
    pub(super) fn stall_cause(&self, port_ready: bool) -> StallCause {
        match (self.choice, port_ready) {
            (None, _) => self.stall_cause,
            (Some(_), true) => StallCause::None,
            (Some(_), false) => StallCause::PortNotReady,
        }
    }
}

/// The first of a non-empty set in cyclic order after a warp.
#[inline]
fn first_after(last: usize, among: u64) -> usize {
    let above = among & ((u64::MAX << last) << 1);
    let first = if above != 0 { above } else { among };
    first.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P5.3.
    #[test]
    fn the_order_is_cyclic_and_starts_after_the_last_warp() {
        assert_eq!(first_after(3, 0b1111), 0);
        assert_eq!(first_after(0, 0b1111), 1);
        assert_eq!(first_after(1, 0b0011), 0);
        assert_eq!(first_after(1, 0b0010), 1, "the last one again, when alone");
        assert_eq!(first_after(63, 1 << 63 | 1 << 7), 7);
        assert_eq!(first_after(62, 1 << 63 | 1 << 7), 63);
    }

    /// Rules: P5.2, P5.3.
    #[test]
    fn warps_with_nothing_in_flight_come_first() {
        let mut scheduler = Scheduler::new(4);
        let masks = WarpMasks {
            running: 0b1110,
            stopped: 0b0001,
            idle: 0b1001,
        };
        scheduler.choose(&masks, false, 0, false);
        assert_eq!(scheduler.choice, Some(3));
        let none_idle = WarpMasks {
            idle: 0b0001,
            ..masks
        };
        scheduler.choose(&none_idle, false, 0, false);
        assert_eq!(scheduler.choice, Some(1));
    }

    /// Rules: P5.9.
    #[test]
    fn the_first_cause_that_holds_is_given() {
        let mut scheduler = Scheduler::new(1);
        let running = WarpMasks {
            running: 1,
            stopped: 0,
            idle: 1,
        };
        let nobody = WarpMasks::default();
        let mut cause = |masks: &WarpMasks, clearing, starved, full, ready| {
            scheduler.choose(masks, clearing, starved, full);
            scheduler.stall_cause(ready) as u8
        };
        assert_eq!(cause(&nobody, true, 15, true, false), 1);
        assert_eq!(cause(&nobody, false, 15, true, false), 2);
        assert_eq!(cause(&running, false, 15, true, false), 3);
        assert_eq!(cause(&running, false, 14, true, false), 4);
        assert_eq!(cause(&running, false, 14, false, false), 5);
        assert_eq!(cause(&running, false, 14, false, true), 0);
    }
}
