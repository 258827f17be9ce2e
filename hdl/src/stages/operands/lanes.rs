//! Predicates, and the lanes that follow from them.

use super::Operands;
use crate::citations::cite;
use crate::kit::prelude::*;

impl Operands {
    /// Predicates, and the lanes that follow from the guard.
    pub(super) fn lanes(&self, k: &mut Kernel) {
        let operands = &self.operands;
        k.comment(cite(&self._config, "predicates and executing lanes", "P7.4, P8.4, P9.2.1, P28.8"));
        let rows = match self.read.is_present() {
            false => self.forwarded_rows(k),
            true => self.read_rows.iter().map(RDff::val).chain([absent(self.operands.active.width())]).collect(),
        };
        let [guard, predicate_a, predicate_b, predicate_old] =
            rows.try_into().unwrap_or_else(|_| [0; 4].map(|_| low()));
        let issued = &self.issued;
        let shadow = self.shadow();
        let shadow_bit = shadow.bit(shadow.width() - 1);
        let lane_0 = select(&operands.from_shadow, shadow_bit, predicate_a.bit(0));
        let others = (1..predicate_a.width()).map(|lane| predicate_a.bit(lane));
        k.drive(&issued.predicate_a, pack([lane_0].into_iter().chain(others)));
        k.drive(&issued.predicate_b, predicate_b);
        k.drive(&issued.predicate_old, predicate_old);

        let lanes = guard.width();
        k.drive(&issued.active, &operands.active);
        let guarded = k.wire("unguarded_or_true", guard | replicate(lanes, !operands.predicated.val()));
        wire!(k, executing = guarded & &operands.active);
        let source = k.decode("source", &operands.source_lane, lanes);
        let destination = k.decode("destination_lane", &operands.destination_lane, lanes);
        k.drive(&issued.executing, select(&operands.micro, destination, executing));
        k.drive(&issued.source_lane, source);
    }

    /// The rows of guard, operands and destination: as read, or as a later stage has them.
    fn forwarded_rows(&self, k: &mut Kernel) -> Vec<Expr> {
        let forwarding = &self.operands_forwarding;
        let late_rows = [&self.from_execute.row, &self.from_commit.row, &self.last_row];
        let found = [
            ("guard", &forwarding.guard),
            ("predicate_a", &forwarding.predicate_a),
            ("predicate_b", &forwarding.predicate_b),
            ("predicate_old", &forwarding.predicate_old),
        ];
        let rows = found.into_iter().zip(&self.predicate_rows).map(|((name, sources), row)| {
            let arms = late_rows.iter().enumerate().map(|(place, row)| (sources.val().bit(place as u32), row.val()));
            k.wire(name, first_of(arms.collect(), row))
        });
        rows.collect()
    }
}
