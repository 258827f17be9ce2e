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
use crate::stages::compute::{ComputedRegister, ForeseenRegister, WrongRegister};
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

pub(super) mod checks;
mod issue;
pub(super) mod lanes;
pub(super) mod next;
mod outcome;
pub mod ports;

use self::checks::check;
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
        /// One of these is.
        uses_port: 1; reset 0; if (config.is_deep()),
        /// Warp whose registers are written: the instruction's own but for wspawn.
        write_warp: warp_index(config),
        /// Register written, GPR or predicate.
        register: config.arch.register_bits(),
        /// It writes a GPR of its own warp.
        writes_gpr: 1; if (!config.is_deep()),
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
        let is_deep = config.is_deep();
        let thirds = if translates && !is_deep { lanes } else { 0 };
        let units = if is_deep { 0 } else { lanes };
        let computed = lanes - units;
        let (consoles, scratched, address_bits) = address_lists(config);
        let (consoles, scratched) = if is_deep { (consoles, scratched) } else { (0, 0) };
        let destinations = custom::destination_readers(config) * lanes;

        /// What operands gives to execute.
        pub operands: OperandsSide(config),
        /// What compute gives to execute, in a deep pipeline.
        pub compute: ComputeSide(config),
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
        execute_alu: AluControlRegister(config) if (!is_deep),
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
        scalar_third: LaneSelect(config, FLAG_BITS) if (translates && !is_deep),
        /// What is refused here, which the warp table learns a cycle later.
        refused: DueInterruptRegister(config),
        alus: [LaneAlu(config); units],
        predicates: PredicateLogic(config) if (!is_deep),
        vote: Vote(config) if (!is_deep),
        /// Chooses the first scalar operand.
        scalar_first: LaneSelect(config, word_bits) if (!is_deep),
        /// Chooses the second scalar operand.
        scalar_second: LaneSelect(config, word_bits) if (!is_deep),
        /// What compute has found.
        found: ComputedRegister(config),
        /// What is wrong with the scalar operands, and what their numbers say.
        wrong: WrongRegister(config),
        /// What its checks find, unless it is held or gives way to the external interrupt.
        foreseen: ForeseenRegister(config),
        /// The result of each lane.
        result: [Register(word_bits); computed],
        /// The console is addressed, for each lane.
        console: [Register(1); consoles],
        /// The scratchpad is addressed, for each lane.
        scratchpad: [Register(1); scratched],
        /// Where each lane loads or stores.
        address: [Register(address_bits); computed],
        /// Lanes whose address nothing answers at.
        nowhere: Register(lanes) if (is_deep && !translates),
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
        let scalar_lane = match self._config.is_deep() {
            false => {
                self.execute.follow(k, &self.operands.issued);
                self.execute_control.follow(k, &self.operands.control);
                self.execute_alu.follow(k, &self.operands.alu_control);
                self.execute_needs.follow(k, &self.operands.needs);
                self.lanes(k);
                self.scalars(k)
            }
            true => self.take_computed(k),
        };
        let checks = check(self, k);
        if self.predicates.is_present() {
            self.write_row(k, &checks);
        }
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
