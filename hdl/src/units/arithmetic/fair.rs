//! With fair units (docs/pipeline.md P13.9 to P13.11): which part of the unit a kind is of, and how the two parts share
//! the write port.

use super::{ArithmeticUnit, OperationKind, Part, Tracker};
use crate::kit::prelude::*;

impl ArithmeticUnit {
    /// Whether operations of this kind have a part of their own.
    pub(super) fn takes_unit_alone(&self, kind: OperationKind) -> bool {
        self.alone_tracker.is_present() && kind.stages().is_none()
    }

    /// What keeps track of operations of this kind.
    pub(super) fn tracker(&self, kind: OperationKind) -> &Tracker {
        match self.takes_unit_alone(kind) {
            true => &self.alone_tracker,
            false => &self.tracker,
        }
    }

    /// Whether an operation is of a kind that takes the unit alone.
    pub(super) fn is_alone(&self, operation: &Expr) -> Expr {
        let kinds = Part::Alone.of(self._kinds.clone());
        any_of(1, kinds.into_iter().map(|kind| kind.has(operation)))
    }

    /// What is written, whose context goes on, and whether a result has to wait: of two parts, that which takes the
    /// unit alone comes first. The result is high when it asks.
    pub(super) fn answer(&self, k: &mut Kernel) -> Expr {
        let (tracker, alone) = (&self.tracker, &self.alone_tracker);
        if !alone.is_present() {
            k.drive(&tracker.port_is_free, &self.port_is_free);
            k.connect(&self.write, &tracker.write);
            k.connect(&self.done, &tracker.done);
            k.drive(&self.refused, &tracker.refused);
            return absent(1);
        }
        k.comment("what takes the unit alone is written first: P13.11");
        let asks = k.wire("asks_alone", alone.write.valid.val() | &alone.refused);
        k.drive(&alone.port_is_free, &self.port_is_free);
        k.drive(&tracker.port_is_free, self.port_is_free.val() & !&asks);
        k.drive(&self.refused, tracker.refused.val() | &alone.refused);
        let (write, first, then) = (&self.write, &alone.write, &tracker.write);
        k.drive(&write.valid, first.valid.val() | &then.valid);
        k.drive(&write.lanes, first.lanes.val() | &then.lanes);
        k.drive(&write.warp, select(&asks, &first.warp, &then.warp));
        k.drive(&write.register, select(&asks, &first.register, &then.register));
        let (done, first, then) = (&self.done, &alone.done, &tracker.done);
        k.drive(&done.valid, first.valid.val() | &then.valid);
        k.drive(&done.context, select(&asks, &first.context, &then.context));
        asks
    }
}
