//! Execute: what the instruction does, and to which context.
//!
//! Everything that software can see is decided here: so an instruction squashed earlier has left no trace. What fails
//! later (an access, a refused operand) has changed nothing, and the warp's next instruction takes its interrupt. The
//! state that changes is in the warp table and the units; this stage only says what happens to it (docs/pipeline.md
//! section 9).

use isa::{CoreConfig, Scalar, Width};

use super::control::ControlRegister;
use super::operands::{Issued, IssuedRegister};
use crate::index::{context_index, owner_index, warp_index};
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::custom;
use crate::units::files::interrupt_address::DueInterruptRegister;
use crate::units::lanes::lane_alu::{AluControlRegister, LaneAlu};
use crate::units::lanes::lane_select::LaneSelect;
use crate::units::lanes::predicate_logic::PredicateLogic;
use crate::units::lanes::vote::Vote;
use crate::units::memory::exchange::ExchangeFunction;
use crate::units::memory::load_store::AccessSize;
use crate::units::memory::tlb::FLAG_BITS;
use crate::units::scoreboard::ports::NeedsRegister;

mod checks;
mod issue;
mod next;
mod outcome;
pub mod ports;

use self::checks::{check, Checks};
use self::outcome::outcome;
use self::ports::*;

bundle! {
    /// What execute hands to commit, beside the lanes' values.
    pub struct Executed / ExecutedRegister(config: &CoreConfig) carry Issued / IssuedRegister {
        micro, micro_last, micro_stops, micro_returns, context, owner, executing,
    } {
        /// High when there is an instruction or micro-operation; whether its operands are refused is known in commit
        /// only.
        valid: 1; reset 0,
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
        supervisor: 1; if (config.tlb_entries > 0),
        /// How much of a word it reaches: an [`AccessSize`].
        size: AccessSize::BITS; if (config.extension),
        /// What is loaded or exchanged is a signed number.
        is_signed: 1; if (config.extension),
        /// It is atomic.
        exchanges: 1; if (config.extension),
        /// What becomes of the word: an [`ExchangeFunction`].
        exchange: ExchangeFunction::BITS; if (config.extension),
    }
}

hardware! {
    /// Carries an instruction out: results, redirects, interrupts, and work for the units.
    pub struct Execute(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let translates = config.tlb_entries > 0;
        let thirds = if translates { lanes } else { 0 };
        let destinations = custom::destination_readers(config) * lanes;

        /// What operands gives to execute.
        pub operands: OperandsSide(config),
        /// What execute hears from the warp table, and what becomes of the warps.
        pub table: WarpTableSide(config),
        /// What execute tells the barriers.
        pub barriers: BarrierSide(config),
        /// How many cores there are to ring, and which one is rung.
        pub rings: RingSide(config),
        /// What execute, scoreboard and the stages around it tell one another of accesses.
        pub scoreboard: ScoreboardSide(config),
        /// What the stages before execute hear of the instruction there.
        pub stages: StagesSide(config),
        /// What execute gives to commit.
        pub commit: CommitSide(config),
        /// What execute gives to the load/store unit.
        pub memory: LoadStoreSide(config),
        /// What execute, the divergence mechanism and split contexts tell one another.
        pub divergence: DivergenceSide(config),
        /// What is copied, and what is kept of an interrupted warp.
        pub interrupts: InterruptSide(config),
        /// What execute gives to the arithmetic unit.
        pub arithmetic: ArithmeticSide(config),
        /// What execute gives to the user's function unit.
        pub custom: CustomSide(config),
        /// What execute does to TLB and caches, and when it has to wait.
        pub translation: TranslationSide(config),
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
        /// Destination of each lane, as it was.
        operand_d: [Register(word_bits); destinations],
        /// Chooses the third scalar operand.
        scalar_third: LaneSelect(config, FLAG_BITS) if (translates),
        /// What is refused here, which the warp table learns a cycle later.
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
        /// The instruction in execute in the cycle before has done so. Reset: 0.
        has_rung: Register(1; reset 0) if (config.rings()),
        /// It stays until the next ring. Reset: 0.
        rung_core: Register(Width::RingCore.bits(config); reset 0) if (config.rings()),
        _config: CoreConfig = *config,
    }
}

/// The trace fields of this stage.
const TRACED: [Scalar; 13] = [
    Scalar::ExecuteValid,
    Scalar::ExecuteContext,
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
        self.execute.follow(k, &self.operands.issued);
        self.execute_control.follow(k, &self.operands.control);
        self.execute_alu.follow(k, &self.operands.alu_control);
        self.execute_needs.follow(k, &self.operands.needs);
        self.lanes(k);
        let scalar_lane = self.scalars(k);
        let checks = check(self, k);
        self.write_row(k, &checks);
        issue::order_divergence(self, k, &checks);
        issue::addresses(self, k);
        let outcome = outcome(self, k, &checks, &scalar_lane);
        next::update_warp(self, k, &checks, &outcome);
        next::update_prediction(self, k, &outcome);
        next::wait_for_memory(self, k, &checks, &outcome);
        next::interrupt(self, k, &checks, &outcome);
        issue::give_work(self, k, &checks, &outcome);
        issue::ask_unit(self, k, &checks);
        issue::copy(self, k, &checks, &outcome, &scalar_lane);
        issue::change_tlb(self, k, &checks, &outcome);
        issue::ring(self, k, &checks, &outcome);
        issue::hand_on(self, k, &checks, &outcome);
        issue::traced(self, k, &outcome);
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
            k.update(a, &self.operands.first[lane]);
            k.update(b, &self.operands.second[lane]);
            k.drive_bundle(&alu.control, self.execute_alu.values());
            k.drive(&alu.adds_offset, control.stores.val() | &control.exchanges);
            k.drive(&alu.offset, &self.execute.immediate);
            k.drive(&alu.is_signed, &control.is_signed);
            k.drive(&alu.operand_a, a);
            k.drive(&alu.operand_b, b);
            let result = &self.stages.results[lane];
            let votes = vote.count.val().zero_extend(result.width());
            k.drive(result, alu.result.val() | votes);
        }
        let predicates = &self.predicates;
        k.drive(&predicates.operation, &control.predicate_function);
        k.drive(&predicates.is_zero, pack(self.alus.iter().map(|alu| alu.is_zero.val())));
        k.drive(&predicates.is_negative, pack(self.alus.iter().map(|alu| alu.is_negative.val())));
        k.drive(&predicates.compared, pack(self.alus.iter().map(|alu| alu.compared.val())));
        k.drive(&predicates.first, &self.execute.predicate_a);
        k.drive(&predicates.second, &self.execute.predicate_b);
        k.drive(&predicates.old, &self.execute.predicate_old);
    }

    /// Lanes whose predicates change. Another context of the warp may write the same row next, and takes it from here:
    /// so what does not commit must leave the row as it is.
    fn write_row(&self, k: &mut Kernel, checks: &Checks) {
        let executing = self.execute.executing.val();
        let writes = match self.divergence.others_of.is_present() {
            false => executing,
            true => {
                let commits = &checks.sound & !self.execute.invalid.val();
                replicate(executing.width(), commits | &self.execute.micro) & executing
            }
        };
        k.drive(&self.predicates.executing, writes);
    }

    /// Scalar operands; a micro-operation reads its source lane by the same way. The result is the lane that they come
    /// from.
    fn scalars(&self, k: &mut Kernel) -> Expr {
        let execute = &self.execute;
        k.comment("scalar operands");
        let lowest = k.lowest_set("lowest_executing", &execute.executing);
        let lane = k.wire("scalar_lane", select(&execute.micro, &execute.source_lane, lowest));
        for (scalar, operands) in [
            (&self.scalar_first, &self.operand_a),
            (&self.scalar_second, &self.operand_b),
            (&*self.scalar_third, &self.operand_c),
        ] {
            k.drive(&scalar.lane, &lane);
            for (value, operand) in scalar.values.iter().zip(operands) {
                k.drive(value, operand);
            }
        }
        for (operand, third) in self.operand_c.iter().zip(&self.operands.third) {
            k.update(operand, third);
        }
        for (operand, old) in self.operand_d.iter().zip(&self.operands.old) {
            k.update(operand, old);
        }
        lane
    }
}
