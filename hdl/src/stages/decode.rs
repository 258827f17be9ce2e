//! Decode: from the instruction's bits to what each later stage has to do, and the read addresses of its operands.
//!
//! Everything that depends on the instruction alone is worked out here, where there is time for it: which operands are
//! still on their way through the later stages, too, so that operands only has to choose.

use isa::{CoreConfig, FieldLayout, OperandClass, Scalar};

use super::control::{
    decode_table, drive_alu_control, drive_control, opcode_code, Control, ControlSignals, Decoding, FormSignals,
};
use super::fetch::{Fetched, FetchedRegister, Squash};
use crate::citations::cite;
use crate::index::warp_index;
use crate::kit::prelude::*;
use crate::stages::commit::Commit;
use crate::stages::execute::ports::ScoreboardSide;
use crate::stages::execute::ports::StagesSide;
use crate::stages::fetch::{Fetch, Slots, SlotsRegister};
use crate::stages::operands::Operands;
use crate::trace::TracePorts;
use crate::units::counters::SELECTOR_BITS;
use crate::units::custom;
use crate::units::divergence;
use crate::units::files::interrupt_address::InterruptAddress;
use crate::units::files::interrupt_address::DUE_INTERRUPT_BITS;
use crate::units::files::predicate_file;
use crate::units::files::register_file;
use crate::units::lanes::lane_alu::AluControl;
use crate::units::memory::fetch_queue::FetchQueue;
use crate::units::memory::load_store::LoadStoreUnit;
use crate::units::scoreboard::ports::{LoadedNow, Named};
use crate::units::scoreboard::Scoreboard;
use crate::units::warps::copy_unit::CopyUnit;
use crate::units::warps::copy_unit::MicroKind;
use crate::units::warps::warp_table::ports::DecodeSide;

mod immediate;
mod named;
mod reads;

/// Bits that tell why a fetch failed.
pub fn fetch_failure_bits(config: &CoreConfig) -> u32 {
    if config.tlb_entries > 0 {
        2
    } else {
        1
    }
}

/// Whether an instruction may name a guard that does not exist.
pub fn guard_may_be_missing(config: &CoreConfig) -> bool {
    config.arch.preds() < 1 << config.arch.predicate_bits()
}

bundle! {
    /// What decode hands to operands, beside the instruction's control signals.
    pub struct Decoded / DecodedRegister(config: &CoreConfig) carry Fetched / FetchedRegister {
        micro, micro_last, micro_stops, micro_returns, context, owner, source_lane, destination_lane,
    } {
        /// High when there is an instruction or micro-operation.
        valid: 1; reset 0,
        /// It is a micro-operation that copies from the shadow lane.
        from_shadow: 1,
        /// The instruction's address.
        pc: config.arch.word_bits(),
        /// The address behind the instruction.
        next: config.arch.word_bits(),
        /// Why its fetch failed; 0 if it did not.
        fetch_failure: fetch_failure_bits(config),
        /// Number of the interrupt that the instruction before it left to it; 0 if none.
        due_interrupt: DUE_INTERRUPT_BITS,
        /// A predicate register guards the instruction.
        predicated: 1,
        /// The guard is a predicate register that does not exist.
        guard_missing: 1; if (guard_may_be_missing(config)),
        /// It is not implemented, or an operand does not exist, or it is privileged and its warp in user mode.
        invalid: 1,
        /// The instruction's warp is in supervisor mode.
        supervisor: 1,
        /// Register written, GPR or predicate.
        destination: config.arch.register_bits(),
        /// The second operand is the immediate.
        takes_immediate: 1,
        /// The second operand is the lane's number (hwid).
        lane_number: 1,
        /// Which performance counter hwid asks for: its selector; less than the first one's if none.
        counter: SELECTOR_BITS; if (config.performance_counters),
        /// The immediate, sign-extended.
        immediate: config.arch.word_bits(),
        /// In a deep pipeline, what takes the immediate's way but is none: that is 0 then, and this is 0 otherwise.
        instead: config.arch.word_bits(); if (config.is_deep()),
        /// Active lanes of the instruction's context.
        active: config.arch.lanes(),
        /// What the mechanism of divergence keeps of the context.
        divergence_state: divergence::state_bits(config); if (config.is_deep()),
        /// It was predicted to jump back.
        predicted: 1; if (config.jump_prediction),
        /// If it is a jump by an immediate, it goes where it was predicted to go.
        as_predicted: 1; if (config.jump_prediction),
    }
}

bundle! {
    /// Which register operands the reads in decode miss, and where they are: bit 0 with the instruction in operands,
    /// bit 1 in execute, bit 2 in commit.
    pub struct Missed / MissedRegister(config: &CoreConfig) if (!config.is_deep()) {
        /// Later stages that write the first register: operands, execute, commit.
        a: 3,
        /// Later stages that write the second register.
        b: 3,
        /// Later stages that write the third register, of tlbadd.
        c: 3; if (register_file::has_third_reader(config)),
        /// Later stages that write the destination.
        d: 3; if (custom::reads_destination(config)),
    }
}

bundle! {
    /// Which predicate operands the reads in decode miss, and where they are one cycle later: bit 0 with the
    /// instruction in execute, bit 1 in commit, bit 2 in the last write.
    pub struct Forwarding / ForwardingRegister(config: &CoreConfig) if (!config.is_deep()) {
        /// Where the guard is, if not read: execute, commit, the last write.
        guard: 3,
        /// Where the first predicate operand is.
        predicate_a: 3,
        /// Where the second predicate operand is.
        predicate_b: 3,
        /// Where the predicate register is that is written.
        predicate_old: 3,
    }
}

bundle! {
    /// What an instruction in a later stage will write in its own warp.
    pub struct Destination(config: &CoreConfig) if (!config.is_deep()) {
        /// The instruction writes a GPR.
        gpr: 1,
        /// The instruction writes a predicate register.
        predicate: 1,
        /// The instruction's warp.
        warp: warp_index(config),
        /// Register written, GPR or predicate.
        register: config.arch.register_bits(),
    }
}

hardware! {
    /// Splits the instruction into its fields and control signals, and starts the reading of its operands.
    pub struct Decode(config: &CoreConfig) {
        let fields = [
            Scalar::DecodeValid,
            Scalar::DecodeContext,
            Scalar::DecodePc,
            Scalar::DecodeMicro,
        ];
        let register_bits = register_file::register_address_bits(config);
        let predicate_bits = predicate_file::predicate_address_bits(config);
        let thirds = register_file::third_readers(config) + custom::destination_readers(config);
        let readers = register_file::READERS + thirds;
        from fetch: Fetch(config) { fetched: Fetched, slots_fetched: Slots = slots }
        from fetch_queue: FetchQueue(config) { pc = answered_pc, predicted = answered_predicted }
        from execute: StagesSide(config) { squash: Squash, in_execute: Destination = destination }
        from operands: Operands(config) { in_operands: Destination = destination, load_in_operands = loads }
        from commit: Commit(config) { in_commit: Destination = destination }
        from warp_table: DecodeSide(config) {
            active_mask = decode_active_mask, supervisor = decode_supervisor, due_interrupt = decode_due_interrupt,
            remembered_immediate = decode_jump_immediate,
        }
        from warp_table: DecodeSide(config) if (config.is_deep()) { divergence_state = decode_divergence_state }
        from copy_unit: CopyUnit(config) { micro_number = number }
        from interrupt_address: InterruptAddress(config) { micro_address = value }
        from scoreboard: Scoreboard(config) if (config.scoreboard) { pending = decode_pending }
        from execute: ScoreboardSide(config) if (config.scoreboard) { load_in_execute = access_ahead.loads }
        from operands: Operands(config) if (config.scoreboard) { operands_context = issued.context }
        from load_store as "load/store unit": LoadStoreUnit(config) if (config.scoreboard) {
            loaded_warp = write.warp, loaded_register = write.register,
        }

        /// From the outside: number of the core.
        pub core_number: In(config.arch.word_bits()),
        /// How many cores there are; with `several_cores`.
        pub core_count: In(config.arch.word_bits()) if (config.several_cores),
        /// From the outside: the host's argument.
        pub start_argument: In(config.arch.word_bits()) if (config.host_start),
        /// To register file: first and second register.
        pub register_addresses: [Out(register_bits); readers],
        /// To predicate file: guard, operands, old row.
        pub predicate_addresses: [Out(predicate_bits); predicate_file::readers_in_decode(config)],
        /// To operands: the instruction.
        pub decoded: Decoded<Out>(config),
        /// To operands: its control signals.
        pub control: Control<Out>(config),
        /// To operands: what the lanes' ALUs compute.
        pub alu_control: AluControl<Out>(config),
        /// To operands: where its registers are.
        pub missed: Missed<Out>(config),
        /// To operands: where its predicates are.
        pub forwarding: Forwarding<Out>(config),
        /// To operands: the first operand is a register, not 0.
        pub has_first: Out(1),
        /// To operands: the GPRs that the instruction names.
        pub named: Named<Out>(config),
        /// To operands: which of its registers the load/store unit writes now, if it writes one.
        pub loaded: LoadedNow<Out>(config),
        /// To the lock step: what is in decode.
        pub trace: TracePorts(config, &fields),

        decode: FetchedRegister(config),
        slots: SlotsRegister(config),
        _config: CoreConfig = *config,
    }
}

/// The fields of the instruction word.
struct Fields {
    opcode: Expr,
    predicated: Expr,
    /// It is an instruction of the extension.
    is_extension: Expr,
    /// Guard register; no bits when there is but one predicate register.
    guard: Expr,
    slots: [Expr; 3],
}

/// What a vote asks for.
struct Vote {
    /// The instruction is a vote, of a predicate register that exists.
    asked: Expr,
    /// The predicate register's number; no bits when there is but one.
    register: Expr,
}

impl Describe for Decode {
    fn kernel(&self, k: &mut Kernel) {
        let fields = self.fields(k);
        let Decoding { form, mut control, alu } = decode_table(k, &self._config, &fields.opcode);
        self.operands(k, &form);
        let vote = self.vote(k, &form);
        control.votes = vote.asked.clone();
        self.predict(k, &mut control);
        drive_control(k, &self._config, &self.control, control, &self.decode);
        drive_alu_control(k, &self._config, &self.alu_control, alu);
        self.existence(k, &fields, &form);
        self.reads(k, &fields, &form, &vote);
        self.name(k, &fields, &form);
        self.hand_on(k, &fields, &form);
        self.traced(k);
    }
}

impl Decode {
    fn fields(&self, k: &mut Kernel) -> Fields {
        let config = &self._config;
        let layout = FieldLayout::new(&config.arch);
        let word = self.decode.word.val();
        let micro = self.decode.micro.val();
        let field = |field: isa::BitField| word.bits(field.lsb, field.width);
        k.comment(cite(&self._config, "fields; a micro-operation is a nop that writes", "P7.1, P26.1"));
        let fields = (field(layout.opcode), field(layout.function));
        let (is_extension, opcode) = opcode_code(k, config, &micro, fields);
        Fields {
            is_extension,
            opcode,
            predicated: k.wire("predicated", field(layout.predicated) & !micro),
            guard: k.wire("guard", field(layout.predicate)),
            slots: [0, 1, 2].map(|slot| k.wire(format!("slot_{slot}"), field(layout.operand_slots[slot]))),
        }
    }

    /// Where the operands come from.
    fn operands(&self, k: &mut Kernel, form: &FormSignals) {
        k.comment("where the operands come from: P12.5, P12.6");
        let number = self.immediate_of(OperandClass::TwoImm);
        let asks = &form.asks_for_identity;
        k.drive(&self.decoded.lane_number, asks & number.is(0));
        let micro = |kind: MicroKind| self.decode.micro.val() & kind.is(&self.decode.micro_kind);
        wire!(k, from_shadow = micro(MicroKind::FromShadow));
        // The shadow lane's register comes by the immediate's way.
        let by_immediate = &from_shadow | micro(MicroKind::Constant);
        k.drive(&self.decoded.takes_immediate, &form.takes_immediate | by_immediate);
        k.drive(&self.decoded.from_shadow, from_shadow);
        k.drive(&self.has_first, !&form.lacks_first);
    }

    /// Whether the instruction jumps back, and as it was predicted.
    fn predict(&self, k: &mut Kernel, control: &mut ControlSignals) {
        k.comment(cite(&self._config, "jump prediction", "P20.2 to P20.4"));
        let immediate = self.immediate_of(OperandClass::OneImm);
        control.jumps_back = &control.jumps_back & immediate.sign();
        k.drive(&self.decoded.predicted, &self.predicted);
        let same = immediate.equals(&self.remembered_immediate);
        k.drive(&self.decoded.as_predicted, self.predicted.val() & same);
    }

    fn hand_on(&self, k: &mut Kernel, fields: &Fields, form: &FormSignals) {
        let (decode, decoded) = (&self.decode, &self.decoded);
        decode.follow(k, &self.fetched);
        self.slots.follow(k, &self.slots_fetched);
        let rules = match self._config.tlb_entries {
            0 => "P5.6, P7.5, P9.13.15, P21.1, P25.10",
            _ => "P7.5, P9.13.15, P21.1",
        };
        k.comment(cite(&self._config, "to operands", rules));
        let squashed = self.squash.valid.val() & self.squash.context.val().equals(&decode.context);
        k.drive(&decoded.valid, decode.valid.val() & !squashed);
        decoded.carry(k, decode);
        k.drive(&decoded.pc, &self.pc);
        k.drive(&decoded.fetch_failure, self.fetch_failure());
        k.drive(&decoded.due_interrupt, &self.due_interrupt);
        k.drive(&decoded.supervisor, &self.supervisor);
        k.drive(&decoded.active, &self.active_mask);
        k.drive(&decoded.divergence_state, &self.divergence_state);
        let next = k.add_constant("next", &self.pc, u128::from(self._config.arch.word_bytes()));
        k.drive(&decoded.next, next);
        k.drive(&decoded.predicated, &fields.predicated);
        k.drive(&decoded.destination, &fields.slots[0]);
        let (immediate, instead) = self.immediate(k, fields, form);
        k.drive(&decoded.immediate, immediate);
        k.drive(&decoded.instead, instead);
        k.drive(&decoded.counter, self.counter(form));
    }

    /// Why the fetch failed: first as schedule found, then because the memory says so.
    fn fetch_failure(&self) -> Expr {
        let decode = &self.decode;
        if self._config.tlb_entries > 0 {
            let failure = decode.fetch_failure.val();
            let other = decode.failed.val() & !failure.any();
            return replicate(failure.width(), other) | failure;
        }
        let ram_bits = self._config.ram_bytes.trailing_zeros();
        let pc = self.pc.val();
        pc.bits(ram_bits, pc.width() - ram_bits).any() | &decode.failed
    }

    fn traced(&self, k: &mut Kernel) {
        let decode = &self.decode;
        k.comment("trace: P12.9, P17.2");
        self.trace.drive(k, Scalar::DecodeValid, &decode.valid);
        self.trace.drive(k, Scalar::DecodeContext, &decode.context);
        let pc = select(&decode.micro, zeros(self.pc.width()), &self.pc);
        self.trace.drive(k, Scalar::DecodePc, pc);
        self.trace.drive(k, Scalar::DecodeMicro, &decode.micro);
    }
}
