//! Operands: the values and lanes with which an instruction enters execute.
//!
//! Registers were read in decode; what was still on its way then is taken from the later stages here, youngest first,
//! lane by lane. With that, the instruction's lanes are known, and execute starts from registers alone
//! (docs/pipeline.md section 8).

use isa::{CoreConfig, Scalar};

use super::control::{Control, ControlRegister};
use super::decode::{
    fault_bits, Decoded, DecodedRegister, Destination, Forwarding, ForwardingRegister, Missed, MissedRegister,
};
use super::fetch::Squash;
use crate::index::{context_index, owner_index, warp_of};
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::counters::Counters;
use crate::units::divergence;
use crate::units::files::interrupt_address::{DueInterrupt, DUE_INTERRUPT_BITS};
use crate::units::files::predicate_file;
use crate::units::files::register_file::third_readers;
use crate::units::lanes::lane_alu::{AluControl, AluControlRegister};
use crate::units::lanes::lane_operand::LaneOperand;
use crate::units::memory::tlb::FLAG_BITS;
use crate::units::scoreboard::ports::{AccessAhead, ContextLeft, LoadWrite, LoadedNow, Named, NamedRegister, Needs};
use crate::units::warps::warp_table::Wake;

mod lanes;
mod needs;
mod values;

bundle! {
    /// What operands hands to execute, beside control signals and the lanes' values.
    pub struct Issued / IssuedRegister(config: &CoreConfig) {
        /// High when there is an instruction or micro-operation.
        valid: 1; reset 0,
        /// It is a micro-operation.
        micro: 1,
        /// It is the last micro-operation of its order.
        micro_last: 1,
        /// The context stops behind this micro-operation.
        micro_stops: 1,
        /// It is the last micro-operation of a return.
        micro_returns: 1; if (divergence::has_regions(config)),
        /// The instruction's context.
        context: context_index(config),
        /// The instruction's warp.
        owner: owner_index(config),
        /// The instruction's address.
        pc: config.arch.word_bits(),
        /// The address behind the instruction.
        next: config.arch.word_bits(),
        /// Target of a jump with an immediate.
        target: config.arch.word_bits(),
        /// The immediate; the offset of a store.
        immediate: config.arch.word_bits(),
        /// Its fetch failed: with translation 1, 2, or 3 for interrupt 7; without it 1 for interrupt 7.
        fault: fault_bits(config),
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
        guard_missing: 1,
        /// None of P9.1.3, P9.1.5, P9.1.8 and P9.1.9 catches it, nor P9.1.7.
        proceeds: 1,
        /// It is not implemented, or an operand does not exist, or it is privileged and its warp in user mode.
        invalid: 1,
        /// The instruction's warp is in supervisor mode.
        supervisor: 1,
        /// Register written, GPR or predicate.
        destination: config.arch.register_bits(),
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
        predicate_old: config.arch.lanes(),
        /// It was predicted to jump back.
        predicted: 1; if (config.jump_prediction),
        /// If it is a jump by an immediate, it goes where it was predicted to go.
        as_predicted: 1; if (config.jump_prediction),
    }
}

bundle! {
    /// Lanes and predicates that a later stage has for an instruction in operands.
    pub struct Late(config: &CoreConfig) {
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
        let scored = config.scoreboard;
        let loaded_lanes = if scored { lanes } else { 0 };
        let fields = [
            Scalar::OperandsValid,
            Scalar::OperandsContext,
            Scalar::OperandsPc,
        ];

        /// From decode: the instruction.
        pub decoded: Decoded<In>(config),
        /// From decode: its control signals.
        pub control: Control<In>(config),
        /// From decode: what the lanes' ALUs compute.
        pub alu_control: AluControl<In>(config),
        /// From decode: who has its registers.
        pub missed: Missed<In>(config),
        /// From decode: who has its predicates.
        pub forwarding: Forwarding<In>(config),
        /// From decode: the first operand is a register, not 0.
        pub has_first: In(1),
        /// From performance counters: what hwid may ask for.
        pub counters: Counters<In>(config),
        /// From execute: the context whose instructions are squashed.
        pub squash: Squash<In>(config),
        /// From register file: first register, for each lane.
        pub registers_a: [In(word_bits); lanes],
        /// From register file: second register, for each lane.
        pub registers_b: [In(word_bits); lanes],
        /// From register file: low bits of the third register, for each lane.
        pub registers_c: [In(FLAG_BITS); thirds],
        /// From predicate file: guard, operands, old row.
        pub predicate_rows: [In(lanes); predicate_file::READERS],
        /// From execute: lanes and predicates.
        pub from_execute: Late<In>(config),
        /// From execute: result of each lane.
        pub execute_values: [In(word_bits); lanes],
        /// From commit: lanes and predicates.
        pub from_commit: Late<In>(config),
        /// From commit: value written in each lane.
        pub commit_values: [In(word_bits); lanes],
        /// From commit: the predicate register as written in the cycle before.
        pub last_row: In(lanes),
        /// From register file: the shadow lane's register, and above it its predicate register.
        pub shadow_register: In(word_bits + 1),
        /// From divergence: it takes the place of the instruction here, unless a check before it catches that.
        pub comes_between: In(1) if (divergence::comes_between(config)),
        /// From decode: the GPRs that the instruction names.
        pub named: Named<In>(config),
        /// From decode: which of its registers the load/store unit writes now, if it writes one.
        pub loaded: LoadedNow<In>(config),
        /// From execute: a load or store there.
        pub access_ahead: AccessAhead<In>(config),
        /// From scoreboard: what is left of the accesses of the context here.
        pub left: ContextLeft<In>(config),
        /// From load/store unit: the register that it writes.
        pub load: LoadWrite<In>(config),
        /// From load/store unit: its value, for each lane; 0 when none is written.
        pub load_values: [In(word_bits); loaded_lanes],
        /// From load/store unit: its last response to a load is taken.
        pub answered: Wake<In>(config) if (scored),
        /// From load/store unit: an access fails.
        pub access_due: DueInterrupt<In>(config) if (scored),
        /// From load/store unit: the memory says that an access has failed.
        pub error_due: Wake<In>(config) if (scored && config.bus_errors),
        /// To decode: a load is here.
        pub loads: Out(1) if (scored),
        /// To execute: whether the instruction needs what is on its way.
        pub needs: Needs<Out>(config),
        /// To decode: what the instruction here will write.
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
        /// To the lock step: what is in operands.
        pub trace: TracePorts(config, &fields),

        operands: DecodedRegister(config),
        operands_control: ControlRegister(config),
        operands_alu: AluControlRegister(config),
        operands_missed: MissedRegister(config),
        operands_forwarding: ForwardingRegister(config),
        operands_named: NamedRegister(config),
        /// First operand of each lane.
        first_operands: [LaneOperand(word_bits, scored); lanes],
        /// Second operand of each lane.
        second_operands: [LaneOperand(word_bits, scored); lanes],
        /// Low bits of the third register of each lane.
        third_operands: [LaneOperand(FLAG_BITS, scored); thirds],
        _stack_depth: u32 = config.stack_depth,
    }
}

impl Describe for Operands {
    fn kernel(&self, k: &mut Kernel) {
        self.operands.follow(k, &self.decoded);
        self.operands_control.follow(k, &self.control);
        self.operands_alu.follow(k, &self.alu_control);
        self.operands_missed.follow(k, &self.missed);
        self.operands_forwarding.follow(k, &self.forwarding);
        self.operands_named.follow(k, &self.named);
        self.lanes(k);
        self.values(k);
        self.hand_on(k);
        self.traced(k);
    }
}

impl Operands {
    fn hand_on(&self, k: &mut Kernel) {
        let (operands, issued) = (&self.operands, &self.issued);
        k.comment("to execute");
        let squashed = self.squash.valid.val() & self.squash.context.val().equals(&operands.context);
        k.drive(&issued.valid, operands.valid.val() & !squashed);
        pass_on!(k, operands => issued; micro, micro_last, micro_stops, micro_returns, context, owner);
        pass_on!(k, operands => issued; pc, next, immediate, fault, supervisor, destination);
        pass_on!(k, operands => issued; predicted, as_predicted);
        let between = self.comes_between.val() & !operands.micro.val();
        let between = k.wire("takes_its_place", between);
        k.drive(&issued.invalid, operands.invalid.val() & !&between);
        let needs = self.needs(k, &between);
        self.known_checks(k, &between, needs);
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
        let warp = warp_of(&operands.context, &operands.owner);
        k.drive(&destination.warp, warp);
        k.drive(&destination.register, &operands.destination);
    }

    /// The checks of execute that depend on nothing known late (docs/pipeline.md P9.1.3, P9.1.5 to P9.1.9, P9.1.7):
    /// each catches what none before it does.
    fn known_checks(&self, k: &mut Kernel, between: &Expr, needs: Expr) {
        let (operands, issued) = (&self.operands, &self.issued);
        k.comment("checks that can be made early");
        let due = self.or_due_now(k, operands.due_interrupt.val());
        k.drive(&issued.due_interrupt, &due);
        let warp = warp_of(&operands.context, &operands.owner);
        k.drive(&issued.is_first_warp, warp.is(0));
        let vehicle = k.wire("is_vehicle", due.any());
        let no_lane = k.wire("no_lane", !&vehicle & !operands.active.val().any());
        let passes = k.wire("has_lanes", !(&vehicle | &no_lane));
        let failed = &passes & operands.fault.val().any() & !between;
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
        k.comment("trace");
        self.trace.drive(k, Scalar::OperandsValid, &operands.valid);
        self.trace.drive(k, Scalar::OperandsContext, &operands.context);
        let pc = select(&operands.micro, zeros(operands.pc.width()), &operands.pc);
        self.trace.drive(k, Scalar::OperandsPc, pc);
    }
}
