//! Who is in which stage of the arithmetic unit, what may be issued, and what is written.
//!
//! It is apart because it is all that knows contexts and registers; the lanes' parts know only values.

use isa::CoreConfig;

use super::operation::{kinds, operation_bits, shifts_signed, OperationKind, Part};
use crate::index::{a_context, context_index, owner_index, warp_index, warp_number, warp_of_home};
use crate::kit::prelude::*;
use crate::units::files::register_file::UnitWrite;
use crate::units::warps::warp_table::Wake;

hardware! {
    /// Who is in which stage of the arithmetic unit. Kinds have one bit each.
    pub struct Tracker(
        config: &CoreConfig,
        /// The kinds that it knows.
        part: Part,
    ) {
        let arch = &config.arch;
        let kinds = part.of(kinds(config));
        let stages = kinds.iter().filter_map(|kind| kind.stages()).max();
        let stages = stages.unwrap_or(1);
        let owner = owner_index(config).bits;
        let holder = config.context_index_bits() + arch.register_bits() + arch.lanes() + owner;
        let operation = operation_bits(config);
        // There is always one kind at least; a core without an arithmetic unit has no tracker.
        let count = (kinds.len() as u32).max(1);

        /// To the queue: its oldest order may be issued.
        pub takes: Out(1),
        /// From the queue: it is.
        pub issues: In(1),
        /// From the queue: its context.
        pub head_context: In(context_index(config)),
        /// From the queue: the warp that it belongs to.
        pub head_owner: In(warp_index(config)) if (owner > 0),
        /// From the queue: its kind.
        pub head_kind: In(count),
        /// From the queue: its operation.
        pub head_operation: In(operation) if (operation > 0),
        /// From the queue: it shifts a signed number.
        pub head_is_signed: In(1) if (shifts_signed(config)),
        /// From the queue: register that its result goes to.
        pub head_register: In(arch.register_bits()),
        /// From the queue: lanes that execute it.
        pub head_lanes: In(arch.lanes()),
        /// From the lanes: the one operation under way is done, for each kind.
        pub ready: In(count),
        /// From commit and load/store unit: the write port is free in this cycle.
        pub port_is_free: In(1),
        /// To the lanes: pipelines move on.
        pub advances: Out(1),
        /// To the lanes: kind of what is in the unit.
        pub kind: Out(count),
        /// To the lanes: no operation is in the unit.
        pub is_empty: Out(1),
        /// To the lanes: one is in stage 1.
        pub holds_first: Out(1),
        /// To the lanes: the operation in stage 1 has just come.
        pub fresh: Out(1),
        /// To the lanes: what the operation in stage 1 computes.
        pub first_operation: Out(operation) if (operation > 0),
        /// To the lanes: it shifts a signed number.
        pub first_is_signed: Out(1) if (shifts_signed(config)),
        /// To the lanes: lanes that execute it.
        pub first_lanes: Out(arch.lanes()),
        /// To commit: a result is written.
        pub write: UnitWrite<Out>(config),
        /// To warp table: its context goes on.
        pub done: Wake<Out>(config),
        /// To the starvation guard: a result is not written.
        pub refused: Out(1),
        /// A stage holds an operation. Reset: 0.
        valid: [Register(1; reset 0); stages],
        /// Warp, register and lanes of the operation in each stage.
        holder: [Register(holder); stages],
        operation: Register(operation) if (operation > 0),
        is_signed: Register(1) if (shifts_signed(config)),
        /// Kind of the operation issued last.
        current: Register(count),
        /// An operation was issued in the cycle before. Reset: 0.
        issued: Register(1; reset 0),
        _kinds: Vec<OperationKind> = kinds,
        _part: Part = part,
        _is_deep: bool = config.is_deep(),
    }
}

impl Tracker {
    /// The kinds that it knows, in the order of their bits.
    pub(super) fn kinds(&self) -> &[OperationKind] {
        &self._kinds
    }

    /// Which of the kinds these are, as a mask.
    fn mask(&self, is_member: impl Fn(OperationKind) -> bool) -> Expr {
        let bits = self._kinds.iter().map(|&kind| match is_member(kind) {
            true => high(),
            false => low(),
        });
        pack(bits)
    }

    /// What is written, and whose context goes on.
    fn write(&self, k: &mut Kernel, holder: &Expr, written: &Expr) {
        let (lanes, index) = (self.first_lanes.width(), self.head_context.width());
        let context = a_context(holder.bits(lanes, index));
        let write = &self.write;
        let written_lanes = replicate(lanes, written) & holder.bits(0, lanes);
        k.drive(&write.valid, written);
        k.drive(&write.lanes, written_lanes);
        let register = holder.bits(lanes + index, write.register.width());
        let warp = match self.head_owner.is_present() {
            false => warp_of_home(&context),
            true => {
                let place = lanes + index + register.width();
                warp_number(holder.bits(place, self.head_owner.width()))
            }
        };
        k.drive(&write.warp, warp);
        k.drive(&write.register, register);
        k.drive(&self.done.valid, written);
        k.drive(&self.done.context, context);
    }

    /// Keeps the operation of what is in the first stage, where a kind has several.
    fn hold_operation(&self, k: &mut Kernel) {
        k.update_when(&self.operation, &self.issues, &self.head_operation);
        k.drive(&self.first_operation, &self.operation);
        k.update_when(&self.is_signed, &self.issues, &self.head_is_signed);
        k.drive(&self.first_is_signed, &self.is_signed);
    }
}

impl Describe for Tracker {
    fn variant(&self) -> String {
        let variant = match self._part {
            Part::Whole => "",
            Part::Pipelined => "pipelined",
            Part::Alone => "alone",
        };
        variant.to_owned()
    }

    fn kernel(&self, k: &mut Kernel) {
        let kind = self.current.val();
        let pipelined_kinds = self.mask(|kind| kind.stages().is_some());
        wire!(k, is_pipelined = (&kind & &pipelined_kinds).any());

        k.comment("the operation that is to be written: P13.7, P13.8");
        let first = self.valid[0].val();
        let ready = (&kind & &self.ready).any();
        let serial = k.wire("asks_serially", &first & ready & !self.issued.val());
        let mut asks = vec![&serial & !&is_pipelined];
        let mut holders = vec![(!&is_pipelined, self.holder[0].val())];
        let mut at_end = Vec::new();
        for (place, &found) in self._kinds.iter().enumerate() {
            if let Some(stages) = found.stages() {
                let last = stages as usize - 1;
                let here = kind.bit(place as u32);
                at_end.push(&here & &self.valid[last]);
                holders.push((here, self.holder[last].val()));
            }
        }
        let at_end = k.wire("asks_at_end", any_of(1, at_end));
        asks.push(at_end.clone());
        wire!(k, asks = any_of(1, asks));
        let written = k.wire("is_written", &asks & &self.port_is_free);
        k.drive(&self.refused, &asks & !self.port_is_free.val());
        let (selects, holders): (Vec<Expr>, Vec<Expr>) = holders.into_iter().unzip();
        let holder = k.wire("written_holder", one_hot_select(&selects, &holders));
        self.write(k, &holder, &written);

        let rules = match self._part {
            Part::Whole => "P13.4, P13.5",
            Part::Pipelined => "P13.4, P13.10",
            Part::Alone => "P13.5, P13.10",
        };
        let issue = "issue: of a kind with a pipeline behind others of its kind, of the others into the empty unit";
        k.comment(format!("{issue}; {rules}"));
        // In a deep pipeline the write port, which is known late, comes last.
        let advances = match self._is_deep {
            false => !&at_end | &written,
            true => !&at_end | &self.port_is_free,
        };
        let advances = k.wire("moves_on", advances);
        k.drive(&self.advances, &advances);
        wire!(k, empty = !any_of(1, self.valid.iter().map(RDff::val)));
        k.drive(&self.is_empty, &empty);
        k.drive(&self.holds_first, &first);
        let behind = (self.head_kind.val() & &kind & pipelined_kinds).any();
        let takes = match self._is_deep {
            false => empty | (behind & &advances),
            true => empty | (&behind & !at_end) | (behind & &self.port_is_free),
        };
        k.drive(&self.takes, takes);
        k.update(&self.issued, &self.issues);
        k.update_when(&self.current, &self.issues, &self.head_kind);
        k.drive(&self.kind, &self.current);
        k.drive(&self.fresh, &self.issued);

        k.comment("stages: P13.6");
        let leaves_first = select(&is_pipelined, &advances, written);
        k.update(&self.valid[0], self.issues.val() | (first & !leaves_first));
        let head = [&self.head_lanes, &self.head_context, &self.head_register];
        let head = head.into_iter().chain([&self.head_owner]);
        k.update_when(&self.holder[0], &self.issues, pack(head.map(RSignal::present_bits)));
        for stage in 1..self.valid.len() {
            let goes_on = self.mask(|kind| kind.stages().is_some_and(|last| last as usize > stage));
            k.update_when(&self.valid[stage], &advances, self.valid[stage - 1].val() & (&kind & goes_on).any());
            k.update_when(&self.holder[stage], &advances, &self.holder[stage - 1]);
        }
        k.drive(&self.first_lanes, self.holder[0].val().bits(0, self.first_lanes.width()));
        self.hold_operation(k);
    }
}
