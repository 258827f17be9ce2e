//! Execute: what the instruction does, and to which context.
//!
//! Everything that software can see is decided here: so an instruction squashed earlier has left no trace. What fails later (an
//! access, a refused operand) has changed nothing, and the warp's next instruction takes its interrupt. The state that changes stands
//! in the warp table and the units; this stage only says what happens to it (docs/pipeline.md section 9).

use isa::{CoreConfig, Scalar};

use super::control::{Control, ControlRegister};
use super::decode::Destination;
use super::fetch::Squash;
use super::operands::{Issued, IssuedRegister, Late};
use crate::index::{context_index, owner_index, warp_index, warp_set};
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::arithmetic::{self, ArithmeticOrder};
use crate::units::divergence::multi_path::contexts::{ContextUpdate, OtherContexts};
use crate::units::divergence::{self, DivergenceEffect, DivergenceOrder};
use crate::units::files::interrupt_address::{DueInterrupt, DueInterruptRegister};
use crate::units::files::shadow_set::ShadowState;
use crate::units::lanes::lane_alu::{AluControl, AluControlRegister, LaneAlu};
use crate::units::lanes::lane_select::LaneSelect;
use crate::units::lanes::predicate_logic::PredicateLogic;
use crate::units::lanes::vote::Vote;
use crate::units::memory::scratchpad;
use crate::units::memory::tlb::{TlbChange, FLAG_BITS};
use crate::units::memory::translation_hold;
use crate::units::scoreboard::checks_addresses;
use crate::units::scoreboard::ports::{
    AccessAhead, MemoryWait, Needs, NeedsRegister, RegisterWait,
};
use crate::units::warps::barriers;
use crate::units::warps::copy_unit::CopyOrder;
use crate::units::warps::jump_prediction::JumpUpdate;
use crate::units::warps::traced_warps::StoppingInterrupt;
use crate::units::warps::warp_table::WarpUpdate;

mod checks;
mod effects;
mod memory_wait;
mod others;
mod outcome;
mod predicted;
mod traced;
mod work;

use self::checks::Steps;

bundle! {
    /// What execute hands to commit, beside the lanes' values.
    pub struct Executed / ExecutedRegister(config: &CoreConfig) {
        /// High when there is an instruction or micro-operation; whether its operands are refused is known in commit only.
        valid: 1; reset 0,
        /// It is a micro-operation.
        micro: 1,
        /// It is the last micro-operation of its order.
        micro_last: 1,
        /// The context stops behind this micro-operation.
        micro_stops: 1,
        /// It is the last micro-operation of a return.
        micro_returns: divergence::returns_bits(config),
        /// The instruction's context.
        context: context_index(config),
        /// The instruction's warp.
        owner: owner_index(config),
        /// Lanes that executed it.
        executing: config.arch.lanes(),
        /// Lanes whose GPR is written.
        write_lanes: config.arch.lanes(); reset 0,
        /// The shadow lane is written.
        write_shadow: 1; reset 0,
        /// Warp whose registers are written: the instruction's own but for wspawn.
        write_warp: warp_index(config),
        /// Register written, GPR or predicate.
        register: config.arch.register_bits(),
        /// It writes a GPR of its own warp.
        writes_gpr: 1,
        /// It writes a predicate register.
        writes_predicate: 1; reset 0,
        /// The predicate register's new row.
        row: config.arch.lanes(),
        /// One value for all lanes: a link, a copied register, the argument of a started warp; else 0.
        common: config.arch.word_bits(),
    }
}

bundle! {
    /// A load or store that leaves execute, beside the lanes' addresses and values.
    pub struct Access(config: &CoreConfig) {
        /// High when there is an access.
        valid: 1,
        /// The access's context.
        context: context_index(config),
        /// Its warp.
        owner: owner_index(config),
        /// The access is a store.
        is_store: 1,
        /// The register to load.
        register: config.arch.register_bits(),
        /// Lanes that execute the access.
        lanes: config.arch.lanes(),
        /// The access's warp is in supervisor mode.
        supervisor: u32::from(config.tlb_entries > 0),
    }
}

hardware! {
    /// Carries an instruction out: results, redirects, interrupts, and work for the units.
    pub struct Execute(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let (meets, translates) = (config.barriers > 0, config.tlb_entries > 0);
        let holds = translation_hold::is_present(config);
        let computes = arithmetic::is_present(config);
        let thirds = if translates { lanes } else { 0 };
        let consoles = if translates { 0 } else { lanes };
        let scratched = if scratchpad::is_present(config) { consoles } else { 0 };
        let address_bits = match translates {
            true => word_bits,
            false => config.ram_bytes.trailing_zeros(),
        };
        let orders = if computes { lanes } else { 0 };

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From operands: the instruction.
        pub issued: Issued<In>(config),
        /// From operands: its control signals.
        pub control: Control<In>(config),
        /// From operands: what the lanes' ALUs compute.
        pub alu_control: AluControl<In>(config),
        /// From operands: first operand of each lane.
        pub first: [In(word_bits); lanes],
        /// From operands: second operand of each lane.
        pub second: [In(word_bits); lanes],
        /// From operands: low bits of the third register of each lane.
        pub third: [In(FLAG_BITS); thirds],
        /// From warp table: a warp is Stopped, and it is the turn of the context here to spawn.
        pub may_spawn: In(1),
        /// From warp table: the lowest Stopped warp.
        pub free_warp: In(warp_index(config)),
        /// From warp table: warps whose interrupts are enabled.
        pub enabled: In(warp_set(config)),
        /// From warp table: warp 0 is to take the external interrupt.
        pub pending: In(1),
        /// To barriers: the warp comes to a barrier.
        pub arrives: Out(1) if (meets),
        /// To barriers: number of the barrier that the warp comes to.
        pub barrier: Out(barriers::barrier_index_bits(config)) if (meets),
        /// To barriers: number of warps that are to meet there.
        pub barrier_count: Out(barriers::count_bits(config)) if (meets),
        /// From operands: whether the instruction needs what is on its way.
        pub needs: Needs<In>(config),
        /// From scoreboard: the access given away in the cycle before fails.
        pub fails_ahead: In(1) if (checks_addresses(config)),
        /// To decode and operands: the load or store here.
        pub access_ahead: AccessAhead<Out>(config),
        /// To scoreboard: whether the instruction waits for memory.
        pub memory_wait: MemoryWait<Out>(config),
        /// To warp table: whether it waits for a register, and where.
        pub register_wait: RegisterWait<Out>(config),
        /// To warp table: what becomes of the warps.
        pub update: WarpUpdate<Out>(config),
        /// To warp table: what becomes of the prediction of jumps.
        pub jump_update: JumpUpdate<Out>(config),
        /// To warp table: operands were refused in the cycle before.
        pub operands_due: DueInterrupt<Out>(config),
        /// To warp table: an interrupt that stops its warp.
        pub stopping: StoppingInterrupt<Out>(config) if (config.trace),
        /// To warp table: there is a kernel entry.
        pub has_entry: Out(1),
        /// To earlier stages: whose instructions are squashed.
        pub squash: Squash<Out>(config),
        /// To decode: what the instruction here will write.
        pub destination: Destination<Out>(config),
        /// To operands: lanes and predicates.
        pub late: Late<Out>(config),
        /// To operands: result of each lane's ALU.
        pub results: [Out(word_bits); lanes],
        /// To commit: the instruction, unless it was interrupted or has to wait.
        pub executed: Executed<Out>(config),
        /// To commit: value to write, for each lane; 0 if it is the common one.
        pub values: [Out(word_bits); lanes],
        /// To load/store unit: a load or store.
        pub access: Access<Out>(config),
        /// To load/store unit: without translation, the console is addressed, for each lane.
        pub access_console: [Out(1); consoles],
        /// To load/store unit: without translation, the scratchpad is addressed, for each lane.
        pub access_scratchpad: [Out(1); scratched],
        /// To load/store unit: byte in RAM or in the console's word, for each lane; with translation the whole address.
        pub access_address: [Out(address_bits); lanes],
        /// To load/store unit: value to store, for each lane.
        pub access_value: [Out(word_bits); lanes],
        /// From split contexts: what other contexts mean for the instruction.
        pub others_of: OtherContexts<In>(config),
        /// To warp table and split contexts: what it does to them.
        pub others: ContextUpdate<Out>(config),
        /// To divergence: what the instruction orders.
        pub divergence_order: DivergenceOrder<Out>(config),
        /// From divergence: what comes of it.
        pub divergence_effect: DivergenceEffect<In>(config),
        /// To copy unit: registers are to be copied.
        pub copy_push: Out(1),
        /// To copy unit: what is to be copied.
        pub copy_order: CopyOrder<Out>(config),
        /// To shadow set and interrupt address: an interrupt is entered.
        pub enter: Out(1),
        /// To shadow set: what to come back to.
        pub kept: ShadowState<Out>(config),
        /// From shadow set: what reti comes back to.
        pub shadow: ShadowState<In>(config),
        /// To interrupt address: it is the fetch that failed.
        pub fetch_failed: Out(1),
        /// To interrupt address: the instruction's address.
        pub fetch_address: Out(word_bits),
        /// To load/store unit and interrupt address: without translation, the executing lanes whose address nothing answers at.
        pub access_nowhere: Out(lanes) if (!translates),
        /// To arithmetic unit: there is something to compute.
        pub order_valid: Out(1) if (computes),
        /// To arithmetic unit, if there is something to divide: there is something to compute, unless its divisor is refused.
        pub order_possible: Out(1) if (arithmetic::divides(config)),
        /// To arithmetic unit: the order.
        pub order: ArithmeticOrder<Out>(config) if (computes),
        /// To arithmetic unit: first operand of each lane.
        pub order_first: [Out(word_bits); orders],
        /// To arithmetic unit: second operand of each lane.
        pub order_second: [Out(word_bits); orders],
        /// To arithmetic unit, if it shifts: lanes whose second operand is too great a count.
        pub order_too_far: Out(lanes) if (arithmetic::shifts(config)),
        /// To commit: the instruction's address.
        pub pc: Out(word_bits) if (config.trace),
        /// To TLB: its entries change.
        pub tlb_change: TlbChange<Out>(config) if (translates),
        /// To the caches: they are emptied.
        pub empties_cache: Out(1) if (config.has_cache()),
        /// From load/store unit: an access is active, so no entry may change.
        pub access_is_active: In(1) if (holds),
        /// To translation hold: the instruction is a change of the TLB that waits.
        pub change_waits: Out(1) if (holds),
        /// To performance counters: a context is left with some of its lanes.
        pub parts: Out(1) if (config.performance_counters),
        /// To the lock step: what happens here.
        pub trace: TracePorts(config, &TRACED),

        execute: IssuedRegister(config),
        execute_control: ControlRegister(config),
        execute_alu: AluControlRegister(config),
        execute_needs: NeedsRegister(config),
        /// First operand of each lane.
        operand_a: [Register(word_bits); lanes],
        /// Second operand of each lane.
        operand_b: [Register(word_bits); lanes],
        /// Low bits of the third register of each lane.
        operand_c: [Register(FLAG_BITS); thirds],
        /// Chooses the third scalar operand.
        scalar_third: LaneSelect(config, FLAG_BITS) if (translates),
        /// What is refused here, told a cycle later.
        refused: DueInterruptRegister(config),
        alus: [LaneAlu(config); lanes],
        predicates: PredicateLogic(config),
        vote: Vote(config),
        /// Chooses the first scalar operand.
        scalar_first: LaneSelect(config, word_bits),
        /// Chooses the second scalar operand.
        scalar_second: LaneSelect(config, word_bits),
        /// Where interrupts are entered (skep). Reset: 0.
        kernel_entry: Register(word_bits; reset 0),
        /// A skep has been executed. Reset: 0.
        kernel_entry_valid: Register(1; reset 0),
        _config: CoreConfig = *config,
    }
}

/// The trace fields that stand here.
const TRACED: [Scalar; 13] = [
    Scalar::ExecuteValid,
    Scalar::ExecuteWarp,
    Scalar::ExecutePc,
    Scalar::ExecuteMicro,
    Scalar::ExecuteLanes,
    Scalar::RedirectValid,
    Scalar::RedirectPc,
    Scalar::InterruptValid,
    Scalar::InterruptCause,
    Scalar::SpawnValid,
    Scalar::SpawnWarp,
    Scalar::KernelEntry,
    Scalar::KernelEntryValid,
];

impl Describe for Execute {
    fn kernel(&self, k: &mut Kernel) {
        self.execute.follow(k, &self.issued);
        self.execute_control.follow(k, &self.control);
        self.execute_alu.follow(k, &self.alu_control);
        self.execute_needs.follow(k, &self.needs);
        self.lanes(k);
        let scalar_lane = self.scalars(k);
        let steps = self.steps(k);
        self.write_row(k, &steps);
        self.order_divergence(k, &steps);
        self.addresses(k);
        let outcome = self.outcome(k, &steps);
        self.update_warp(k, &steps, &outcome);
        self.update_prediction(k, &outcome);
        self.wait_for_memory(k, &steps, &outcome);
        self.interrupt(k, &steps, &outcome);
        self.give_work(k, &outcome);
        self.copy(k, &steps, &outcome, &scalar_lane);
        self.change_tlb(k, &steps, &outcome);
        self.empty_cache(k, &steps, &outcome);
        self.hand_on(k, &steps, &outcome);
        self.traced(k, &outcome);
    }
}

impl Execute {
    /// Each lane's ALU, and the predicates.
    fn lanes(&self, k: &mut Kernel) {
        let (control, vote) = (&self.execute_control, &self.vote);
        k.comment("lanes");
        k.drive(&vote.votes, &control.votes);
        k.drive(&vote.executing, &self.execute.executing);
        k.drive(&vote.predicate, &self.execute.predicate_a);
        for (lane, alu) in self.alus.iter().enumerate() {
            let (a, b) = (&self.operand_a[lane], &self.operand_b[lane]);
            k.update(a, &self.first[lane]);
            k.update(b, &self.second[lane]);
            k.drive_bundle(&alu.control, self.execute_alu.values());
            k.drive(&alu.adds_offset, &control.stores);
            k.drive(&alu.offset, &self.execute.immediate);
            k.drive(&alu.operand_a, a);
            k.drive(&alu.operand_b, b);
            let result = &self.results[lane];
            let votes = vote.count.val().zero_extend(result.width());
            k.drive(result, alu.result.val() | votes);
        }
        let predicates = &self.predicates;
        k.drive(&predicates.operation, &control.predicate_function);
        k.drive(
            &predicates.is_zero,
            pack(self.alus.iter().map(|alu| alu.is_zero.val())),
        );
        k.drive(
            &predicates.is_negative,
            pack(self.alus.iter().map(|alu| alu.is_negative.val())),
        );
        k.drive(&predicates.first, &self.execute.predicate_a);
        k.drive(&predicates.second, &self.execute.predicate_b);
        k.drive(&predicates.old, &self.execute.predicate_old);
    }

    /// Lanes whose predicates change. Another context of the warp may write the same row next, and takes it from here: so what does not commit must leave the
    /// row as it is.
    fn write_row(&self, k: &mut Kernel, steps: &Steps) {
        let executing = self.execute.executing.val();
        let writes = match self.others_of.hold.width() {
            0 => executing,
            _ => {
                let commits = &steps.sound & !self.execute.invalid.val();
                replicate(executing.width(), commits | &self.execute.micro) & executing
            }
        };
        k.drive(&self.predicates.executing, writes);
    }

    /// Scalar operands; a micro-operation reads its source lane by the same way. The result is the lane that they come from.
    fn scalars(&self, k: &mut Kernel) -> Expr {
        let execute = &self.execute;
        k.comment("scalar operands");
        let lowest = k.lowest_set("lowest_executing", &execute.executing);
        let lane = k.wire(
            "scalar_lane",
            select(&execute.micro, &execute.source_lane, lowest),
        );
        for (scalar, operands) in [
            (&self.scalar_first, &self.operand_a),
            (&self.scalar_second, &self.operand_b),
        ] {
            k.drive(&scalar.lane, &lane);
            for (value, operand) in scalar.values.iter().zip(operands) {
                k.drive(value, operand);
            }
        }
        if let Some(scalar) = self.scalar_third.get() {
            k.drive(&scalar.lane, &lane);
            for (number, operand) in self.operand_c.iter().enumerate() {
                k.update(operand, &self.third[number]);
                k.drive(&scalar.values[number], operand);
            }
        }
        lane
    }
}
