//! Fetch: what comes back from the instruction port, on its way into decode.
//!
//! Responses of a context that has been redirected since they were asked for are dropped here, by their epoch, so that
//! no later stage ever sees them. When nothing comes back in a cycle, a micro-operation of the copy unit takes the
//! place (docs/pipeline.md section 6).

use isa::{CoreConfig, FieldLayout, Opcode, Scalar};

use crate::citations::rules_of;
use crate::index::{context_index, find_owner, owner_index};
use crate::kit::prelude::*;
use crate::ports::InstructionResponse;
use crate::stages::control::{form_of, opcode_code, FormRow};
use crate::stages::execute::ports::StagesSide;
use crate::trace::TracePorts;
use crate::units::divergence;
use crate::units::divergence::multi_path::contexts::SplitContexts;
use crate::units::memory::fetch_queue::FetchEntry;
use crate::units::memory::fetch_queue::FetchQueue;
use crate::units::warps::copy_unit::CopyUnit;
use crate::units::warps::copy_unit::{MicroKind, MicroOperation};
use crate::units::warps::warp_table::ports::ScheduleSide;

bundle! {
    /// Which operand slots have an instruction's registers; where none of these says so, the next one has it.
    pub struct Slots / SlotsRegister(config: &CoreConfig) if (config.is_deep()) {
        /// Slot 0 has the first.
        first_in_0: 1,
        /// Slot 0 has the second, a value to store.
        second_in_0: 1,
        /// Slot 1 has the second.
        second_in_1: 1,
    }
}

bundle! {
    /// What fetch hands to decode, beside the address, which the fetch queue gives a cycle later.
    pub struct Fetched / FetchedRegister(config: &CoreConfig) {
        /// High when there is an instruction or micro-operation.
        valid: 1; reset 0,
        /// It is a micro-operation: copies a register.
        micro: 1,
        /// What a micro-operation writes, as `MICRO_...` says.
        micro_kind: 2,
        /// A micro-operation copies a predicate register, too.
        micro_predicate: 1,
        /// It is the last micro-operation of its order.
        micro_last: 1,
        /// The context stops behind this micro-operation.
        micro_stops: 1,
        /// It is the last micro-operation of a return.
        micro_returns: 1; if (divergence::has_regions(config)),
        /// Context of the instruction or micro-operation.
        context: context_index(config),
        /// Its warp.
        owner: owner_index(config),
        /// Why the fetch failed, as translation says; 0 if it did not.
        fetch_failure: 2; if (config.tlb_entries > 0),
        /// The memory says that the fetch has failed; of a micro-operation, anything.
        failed: 1; if (config.bus_errors),
        /// The instruction; of a micro-operation, only the register in slots 0 and 1 counts.
        word: config.arch.word_bits(),
        /// Lane that a micro-operation copies from.
        source_lane: config.arch.lane_index_bits(),
        /// Lane that a micro-operation copies to.
        destination_lane: config.arch.lane_index_bits(),
    }
}

bundle! {
    /// The context that execute sends elsewhere in this cycle; its younger instructions are squashed.
    pub struct Squash(config: &CoreConfig) if (!config.is_deep()) {
        /// High when a warp is squashed.
        valid: 1,
        /// The context whose instructions are squashed.
        context: context_index(config),
    }
}

hardware! {
    /// Takes instruction responses and hands on those that are still wanted, or a micro-operation.
    pub struct Fetch(config: &CoreConfig) {
        let fields = [
            Scalar::FetchValid,
            Scalar::FetchContext,
            Scalar::FetchPc,
            Scalar::FetchSquashed,
        ];
        from fetch_queue: FetchQueue(config) { head: FetchEntry = oldest }
        from warp_table: ScheduleSide(config) { epoch }
        from execute: StagesSide(config) { squash: Squash }
        from split_contexts: SplitContexts(config) { owners: [_] }
        from copy_unit: CopyUnit(config) { inject, operation: MicroOperation }

        /// From instruction port: a response.
        pub response: InstructionResponse<In>(config),
        /// To fetch queue: the oldest fetch is answered.
        pub pop: Out(1),
        /// To decode: the instruction or micro-operation that enters next.
        pub fetched: Fetched<Out>(config),
        /// To decode: where it has its registers.
        pub slots: Slots<Out>(config),
        /// To the lock step: what arrives.
        pub trace: TracePorts(config, &fields),
        _config: CoreConfig = *config,
        _layout: FieldLayout = FieldLayout::new(&config.arch),
    }
}

impl Fetch {
    /// Whether the response is of a context that has been redirected since its request. In a deep pipeline none
    /// is.
    fn squashed(&self, k: &mut Kernel) -> Expr {
        let head = &self.head;
        if !self.epoch.is_present() {
            return low();
        }
        let epochs = self.epoch.val().each_bit();
        let epoch = k.pick("epoch_now", &epochs, &head.context);
        let redirected = self.squash.valid.val() & head.context.val().equals(&self.squash.context);
        wire!(k, squashed = epoch.differs(&head.epoch) | redirected);
        squashed
    }

    /// The response, with the micro-operation's register in the first two operand slots when there is no response.
    fn word(&self) -> Expr {
        let data = self.response.data.val();
        let [(first_low, width), (second_low, _)] =
            [0, 1].map(|slot| (self._layout.operand_slots[slot].lsb, self._layout.operand_slots[slot].width));
        let slot = |low| select(&self.response.valid, data.bits(low, width), &self.operation.register);
        let mut parts =
            vec![data.bits(first_low + width, data.width() - first_low - width), slot(first_low), slot(second_low)];
        if second_low > 0 {
            parts.push(data.bits(0, second_low));
        }
        concat(parts)
    }

    /// In a deep pipeline, where the instruction has its registers: decode begins with their addresses. A
    /// micro-operation has them where a nop has them.
    fn find_slots(&self, k: &mut Kernel) {
        let slots = &self.slots;
        if !slots.is_present() {
            return;
        }
        k.comment("where the instruction has its registers: P7.1");
        let (config, data) = (&self._config, self.response.data.val());
        let field = |field: isa::BitField| data.bits(field.lsb, field.width);
        let fields = (field(self._layout.opcode), field(self._layout.function));
        let micro = k.wire("is_micro", !self.response.valid.val());
        let (_, opcode) = opcode_code(k, config, &micro, fields);
        type Has = fn(&FormRow) -> bool;
        let ways: [(_, Has); 3] = [
            (&slots.first_in_0, |row| row.reads_slot_0),
            (&slots.second_in_0, |row| row.stores_register),
            (&slots.second_in_1, |row| row.reads_second_from_slot_1),
        ];
        for (slot, has) in ways {
            let opcodes = Opcode::ALL.into_iter().filter(|&opcode| has(&form_of(config, opcode)));
            k.drive(slot, any_of(1, opcodes.map(|found| found.is(&opcode))));
        }
    }
}

impl Describe for Fetch {
    fn kernel(&self, k: &mut Kernel) {
        k.rules(rules_of(&self._config, "P3.4, P6.1, P6.2"));
        let (head, operation, response) = (&self.head, &self.operation, self.response.valid.val());
        k.drive(&self.response.ready, high());
        k.drive(&self.pop, &response);
        let squashed = self.squashed(k);

        k.comment("a micro-operation enters where no response does: P6.3, P6.4, P6.5");
        let fetched = &self.fetched;
        k.drive(&fetched.valid, (&response & !&squashed) | &self.inject);
        k.drive(&fetched.micro, !&response);
        k.drive(&fetched.micro_kind, &operation.kind);
        k.drive(&fetched.micro_predicate, &operation.predicate);
        k.drive(&fetched.micro_last, &operation.last);
        k.drive(&fetched.micro_stops, &operation.stops);
        let context = select(&response, &head.context, &operation.context);
        if !fetched.owner.is_present() {
            k.drive(&fetched.context, context);
        } else {
            let context = k.wire("fetched_for", context);
            let owner = find_owner(k, &self._config, "owner", &context, &self.owners);
            k.drive(&fetched.owner, owner);
            k.drive(&fetched.context, context);
        }
        k.drive(&fetched.micro_returns, MicroKind::FromShadow.is(&operation.kind));
        k.drive(&fetched.fetch_failure, &head.fetch_failure);
        k.drive(&fetched.failed, &self.response.error);
        k.drive(&fetched.word, self.word());
        self.find_slots(k);
        k.drive(&fetched.source_lane, &operation.source);
        k.drive(&fetched.destination_lane, &operation.destination);

        k.comment("trace: P17.2");
        self.trace.drive(k, Scalar::FetchValid, &response);
        self.trace.drive(k, Scalar::FetchContext, &head.context);
        self.trace.drive(k, Scalar::FetchPc, &head.traced_pc);
        self.trace.drive(k, Scalar::FetchSquashed, squashed);
    }
}
