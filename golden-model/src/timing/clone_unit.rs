//! The clone unit: a lane's registers, one a cycle, as micro-operations (docs/pipeline.md section 12).

use std::collections::VecDeque;

use isa::Lane;

use super::decode::{InDecode, MicroOperation, Work};

/// A clone that waits or is under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct CloneOrder {
    pub(super) warp: usize,
    pub(super) source: Lane,
    pub(super) destination: Lane,
}

/// Queue and active clone. Reset: empty.
#[derive(Clone, Debug)]
pub(super) struct CloneUnit {
    queue: VecDeque<CloneOrder>,
    /// The active clone and the register that comes next.
    active: Option<(CloneOrder, u32)>,
    gprs: u32,
}

impl CloneUnit {
    pub(super) fn new(warps: u32, gprs: u32) -> Self {
        CloneUnit {
            queue: VecDeque::with_capacity(warps as usize + 1),
            active: None,
            gprs,
        }
    }

    #[inline]
    pub(super) fn is_active(&self) -> bool {
        self.active.is_some()
    }

    /// Advances by a cycle. `decode_is_taken`: an instruction response comes in. Gives the
    /// micro-operation that enters decode.
    #[inline]
    pub(super) fn step(&mut self, decode_is_taken: bool) -> Option<InDecode> {
        let Some((order, index)) = self.active else {
            self.active = self.queue.pop_front().map(|order| (order, 0));
            return None;
        };
        if decode_is_taken {
            return None;
        }
        let last = index + 1 == self.gprs;
        self.active = (!last).then_some((order, index + 1));
        Some(InDecode {
            warp: order.warp,
            pc: 0,
            work: Work::Micro(MicroOperation {
                register: index as u8,
                source: order.source,
                destination: order.destination,
                last,
            }),
        })
    }

    /// Queues a clone; it is called after [`CloneUnit::step`], so the unit sees it a cycle later.
    #[inline]
    pub(super) fn push(&mut self, order: CloneOrder) {
        self.queue.push_back(order);
    }
}
