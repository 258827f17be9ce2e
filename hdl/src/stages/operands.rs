//! Operands: the values and lanes with which an instruction enters execute.
//!
//! Registers were read in decode; what was still on its way then is taken from the later stages here, youngest first,
//! lane by lane. With that, the instruction's lanes are known, and execute starts from registers alone
//! (docs/pipeline.md section 8).

use isa::{CoreConfig, Scalar};

use super::control::{Control, ControlRegister};
use super::decode::{
    guard_may_be_missing, Decoded, DecodedRegister, Destination, Forwarding, ForwardingRegister, Missed, MissedRegister,
};
use super::fetch::Squash;
use crate::citations::{cite, rules_of};
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::stages::commit::Commit;
use crate::stages::decode::Decode;
use crate::stages::execute::ports::ScoreboardSide;
use crate::stages::execute::ports::StagesSide;
use crate::trace::TracePorts;
use crate::units::counters::Counters;
use crate::units::counters::PerformanceCounters;
use crate::units::custom;
use crate::units::divergence::paired_path::PathDivergence;
use crate::units::files::interrupt_address::{DueInterrupt, DUE_INTERRUPT_BITS};
use crate::units::files::predicate_file::{readers_in_decode, PredicateFile};
use crate::units::files::register_file::third_readers;
use crate::units::files::register_file::RegisterFile;
use crate::units::lanes::lane_alu::{AluControl, AluControlRegister};
use crate::units::lanes::lane_operand::LaneOperand;
use crate::units::memory::load_store::LoadStoreUnit;
use crate::units::memory::tlb::FLAG_BITS;
use crate::units::scoreboard::ports::{AccessAhead, ContextLeft, LoadWrite, LoadedNow, Named, NamedRegister, Needs};
use crate::units::scoreboard::Scoreboard;
use crate::units::warps::warp_table::Wake;

mod lanes;
mod needs;
mod values;

bundle! {
    /// What operands hands to execute, beside control signals and the lanes' values.
    pub struct Issued / IssuedRegister(config: &CoreConfig) carry Decoded / DecodedRegister {
        micro, micro_last, micro_stops, micro_returns, context, owner, pc, next, immediate, fetch_failure, supervisor,
        destination, divergence_state, predicted, as_predicted,
    } {
        /// High when there is an instruction or micro-operation.
        valid: 1; reset 0,
        /// Target of a jump with an immediate.
        target: config.arch.word_bits(),
        /// Number of the interrupt that the instruction before it left to it; 0 if none.
        due_interrupt: DUE_INTERRUPT_BITS,
        /// It is of warp 0.
        is_first_warp: 1,
        /// P9.1.3 catches it: an interrupt was left to it.
        is_vehicle: 1,
        /// P9.1.5 may catch it: its context has no active lane.
        no_lane: 1,
        /// P9.1.8 may catch it: its fetch failed.
        fetch_failed: 1,
        /// P9.1.9 may catch it: its guard does not exist.
        guard_missing: 1; if (guard_may_be_missing(config)),
        /// None of P9.1.3, P9.1.5, P9.1.8 and P9.1.9 catches it, nor P9.1.7.
        proceeds: 1,
        /// It is not implemented, or an operand does not exist, or it is privileged and its warp in user mode.
        invalid: 1,
        /// Active lanes of the instruction's context.
        active: config.arch.lanes(),
        /// Active lanes whose guard is true; of a micro-operation, the lane copied to.
        executing: config.arch.lanes(),
        /// The lane that a micro-operation copies from.
        source_lane: config.arch.lanes(),
        /// First predicate operand of each lane.
        predicate_a: config.arch.lanes(),
        /// Second predicate operand of each lane.
        predicate_b: config.arch.lanes(),
        /// Predicate register that is written, as it is.
        predicate_old: config.arch.lanes(); if (!config.is_deep()),
    }
}

bundle! {
    /// Lanes and predicates that a later stage has for an instruction in operands.
    pub struct Late(config: &CoreConfig) if (!config.is_deep()) {
        /// Lanes whose GPR is written.
        lanes: config.arch.lanes(),
        /// The predicate register as written.
        row: config.arch.lanes(),
    }
}

hardware! {
    /// Chooses each operand's value among register file and later stages, and works out the executing lanes.
    pub struct Operands(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let thirds = third_readers(config) * lanes;
        let destinations = custom::destination_readers(config) * lanes;
        let scored = config.scoreboard;
        let forwarded = if config.is_deep() { 0 } else { lanes };
        let (read, read_thirds) = if config.is_deep() { (lanes, thirds) } else { (0, 0) };
        let read_destinations = if config.is_deep() { destinations } else { 0 };
        let read_rows = if config.is_deep() { readers_in_decode(config) } else { 0 };
        let fields = [
            Scalar::OperandsValid,
            Scalar::OperandsContext,
            Scalar::OperandsPc,
        ];
        from decode: Decode(config) {
            decoded: Decoded, control: Control, alu_control: AluControl, missed: Missed, forwarding: Forwarding,
            has_first, named: Named, loaded: LoadedNow,
        }
        from execute: StagesSide(config) { squash: Squash, from_execute: Late = late, execute_values: [_] = results }
        from register_file: RegisterFile(config) {
            registers_a: [_] = values_a, registers_b: [_] = values_b, registers_c: [_] = values_c,
            registers_d: [_] = values_d, shadow_register = shadow,
        }
        from predicate_file: PredicateFile(config) { predicate_rows: [_] = rows }
        from commit: Commit(config) { from_commit: Late = late, last_row }
        from execute: ScoreboardSide(config) { access_ahead: AccessAhead }
        from scoreboard: Scoreboard(config) { left: ContextLeft = operands_left }
        from load_store as "load/store unit": LoadStoreUnit(config) if (scored) {
            load_values: [_] = write_value, answered: Wake = loaded, access_due: DueInterrupt,
        }
        from load_store as "load/store unit": LoadStoreUnit(config) if (scored && config.bus_errors) { error_due: Wake }
        from divergence: PathDivergence(config) if (!config.is_deep()) { comes_between }
        from counters: PerformanceCounters(config) { counters: Counters }

        /// From commit: value written in each lane.
        pub commit_values: [In(word_bits); forwarded],
        /// From load/store unit: the register that it writes.
        pub load: LoadWrite<In>(config),
        /// To decode: a load is in operands.
        pub loads: Out(1) if (scored),
        /// To execute: whether the instruction needs what is on its way.
        pub needs: Needs<Out>(config),
        /// To decode: what the instruction in operands will write.
        pub destination: Destination<Out>(config),
        /// To execute: the instruction.
        pub issued: Issued<Out>(config),
        /// To execute: its control signals.
        pub issued_control: Control<Out>(config),
        /// To execute: what the lanes' ALUs compute.
        pub issued_alu_control: AluControl<Out>(config),
        /// To execute: first operand of each lane.
        pub first: [Out(word_bits); lanes],
        /// To execute: second operand of each lane, register or immediate.
        pub second: [Out(word_bits); lanes],
        /// To execute: low bits of the third register of each lane.
        pub third: [Out(FLAG_BITS); thirds],
        /// To execute: destination of each lane, as it was.
        pub old: [Out(word_bits); destinations],
        /// To the lock step: what is in operands.
        pub trace: TracePorts(config, &fields),

        read: DecodedRegister(config) if (config.is_deep()),
        read_control: ControlRegister(config) if (config.is_deep()),
        read_alu: AluControlRegister(config) if (config.is_deep()),
        /// The first operand of the instruction in read is a register, not 0.
        read_has_first: Register(1) if (config.is_deep()),
        /// So is that of the instruction in operands.
        operands_has_first: Register(1) if (config.is_deep()),
        /// First register of each lane, as the register file has given it.
        read_a: [Register(word_bits); read],
        /// Second register of each lane.
        read_b: [Register(word_bits); read],
        /// Low bits of the third register of each lane.
        read_c: [Register(FLAG_BITS); read_thirds],
        /// Destination of each lane, as it was.
        read_d: [Register(word_bits); read_destinations],
        /// The shadow lane's register, and above it its predicate register.
        read_shadow: Register(word_bits + 1) if (config.is_deep()),
        /// Guard and predicate operands.
        read_rows: [Register(lanes); read_rows],
        operands: DecodedRegister(config),
        operands_control: ControlRegister(config),
        operands_alu: AluControlRegister(config),
        operands_missed: MissedRegister(config),
        operands_forwarding: ForwardingRegister(config),
        operands_named: NamedRegister(config),
        /// First operand of each lane.
        first_operands: [LaneOperand(word_bits, scored); forwarded],
        /// Second operand of each lane.
        second_operands: [LaneOperand(word_bits, scored); forwarded],
        /// Low bits of the third register of each lane.
        third_operands: [LaneOperand(FLAG_BITS, scored); thirds - read_thirds],
        /// Destination of each lane, as it was.
        old_operands: [LaneOperand(word_bits, scored); destinations - read_destinations],
        _stack_depth: u32 = config.stack_depth,
        _config: CoreConfig = *config,
    }
}

impl Describe for Operands {
    fn kernel(&self, k: &mut Kernel) {
        k.rules(rules_of(&self._config, "P9.1.6, P28.6"));
        match self.read.is_present() {
            false => {
                self.operands.follow(k, &self.decoded);
                self.operands_control.follow(k, &self.control);
                self.operands_alu.follow(k, &self.alu_control);
            }
            true => self.read(k),
        }
        self.operands_missed.follow(k, &self.missed);
        self.operands_forwarding.follow(k, &self.forwarding);
        self.operands_named.follow(k, &self.named);
        self.lanes(k);
        match self.read.is_present() {
            false => self.values(k),
            true => self.values_read(k),
        }
        self.hand_on(k);
        self.traced(k);
    }
}

impl Operands {
    /// The stage between decode and operands, in a deep pipeline: what comes out of the files is caught in registers.
    fn read(&self, k: &mut Kernel) {
        self.read.follow(k, &self.decoded);
        self.read_control.follow(k, &self.control);
        self.read_alu.follow(k, &self.alu_control);
        self.operands.pass(k, &self.read);
        self.operands_control.pass(k, &self.read_control);
        self.operands_alu.pass(k, &self.read_alu);
        k.update(&self.read_has_first, &self.has_first);
        k.update(&self.operands_has_first, &self.read_has_first);
        let lists = [
            (&self.read_a, &self.registers_a),
            (&self.read_b, &self.registers_b),
            (&self.read_c, &self.registers_c),
            (&self.read_d, &self.registers_d),
            (&self.read_rows, &self.predicate_rows),
        ];
        for (registers, values) in lists {
            for (register, value) in registers.iter().zip(values) {
                k.update(register, value);
            }
        }
        k.update(&self.read_shadow, &self.shadow_register);
    }

    fn hand_on(&self, k: &mut Kernel) {
        let (operands, issued) = (&self.operands, &self.issued);
        let between = k.wire("takes_its_place", self.comes_between.val() & !operands.micro.val());
        let needs = self.needs(k, &between);
        self.known_checks(k, &between, needs);
        k.comment(cite(&self._config, "to execute", "P8.8"));
        let squashed = self.squash.valid.val() & self.squash.context.val().equals(&operands.context);
        k.drive(&issued.valid, operands.valid.val() & !squashed);
        issued.carry(k, operands);
        k.drive(&issued.invalid, operands.invalid.val() & !&between);
        let target = k.add("target", &operands.next, &operands.immediate);
        k.drive(&issued.target, target);
        // What the mechanism takes the place of is a nop.
        let control = self.operands_control.values().into_iter();
        let control = control.map(|signal| replicate(signal.width(), !&between) & signal);
        k.drive_bundle(&self.issued_control, control.collect());
        k.drive_bundle(&self.issued_alu_control, self.operands_alu.values());

        k.comment("to decode");
        let destination = &self.destination;
        let control = &self.operands_control;
        k.drive(&destination.gpr, operands.valid.val() & &control.writes_gpr);
        k.drive(&destination.predicate, operands.valid.val() & &control.writes_predicate);
        k.drive(&destination.warp, warp_of(&operands.context, &operands.owner));
        k.drive(&destination.register, &operands.destination);
    }

    /// The checks of execute that depend on nothing known late (docs/pipeline.md P9.1.3, P9.1.5 to P9.1.9, P9.1.7):
    /// each catches what none before it does.
    fn known_checks(&self, k: &mut Kernel, between: &Expr, needs: Expr) {
        let (operands, issued) = (&self.operands, &self.issued);
        let due = self.or_due_now(k, operands.due_interrupt.val());
        k.comment(cite(
            &self._config,
            "checks that depend on nothing known late",
            "P9.1.3, P9.1.5, P9.1.7, P9.1.8, P9.1.9",
        ));
        k.drive(&issued.due_interrupt, &due);
        let warp = warp_of(&operands.context, &operands.owner);
        k.drive(&issued.is_first_warp, warp.is(0));
        let vehicle = k.wire("is_vehicle", due.any());
        wire!(k, no_lane = !&vehicle & !operands.active.val().any());
        let passes = k.wire("has_lanes", !(&vehicle | &no_lane));
        let failed = &passes & operands.fetch_failure.val().any() & !between;
        let failed = k.wire("fetch_failed", failed);
        let fetched = k.wire("is_fetched", &passes & !&failed);
        let guard_missing = operands.guard_missing.val() & !between;
        k.drive(&issued.guard_missing, &fetched & &guard_missing);
        let needs = k.wire("needs_what_is_on_its_way", needs & &passes);
        k.drive(&self.needs.needs, &needs);
        k.drive(&issued.proceeds, fetched & !guard_missing & !needs);
        k.drive(&issued.is_vehicle, vehicle);
        k.drive(&issued.no_lane, no_lane);
        k.drive(&issued.fetch_failed, failed);
    }

    fn traced(&self, k: &mut Kernel) {
        let operands = &self.operands;
        k.comment("trace: P12.9, P17.2");
        self.trace.drive(k, Scalar::OperandsValid, &operands.valid);
        self.trace.drive(k, Scalar::OperandsContext, &operands.context);
        let pc = select(&operands.micro, zeros(operands.pc.width()), &operands.pc);
        self.trace.drive(k, Scalar::OperandsPc, pc);
    }
}
