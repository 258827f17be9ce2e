//! Execute: what the instruction does, and to which warp.
//!
//! Everything that software can see is decided here: so an instruction squashed earlier has left no trace. What fails later (an
//! access, a refused operand) has changed nothing, and the warp's next instruction takes its interrupt. The state that changes stands
//! in the warp table, the divergence stack and the units; this stage only says what happens to it (docs/pipeline.md section 9).

use isa::{CoreConfig, Scalar};

use super::control::{Control, ControlRegister};
use super::decode::Destination;
use super::fetch::Squash;
use super::operands::{Issued, IssuedRegister, Late};
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::arithmetic::{self, ArithmeticOrder};
use crate::units::barriers;
use crate::units::copy_unit::CopyOrder;
use crate::units::divergence::Divergence;
use crate::units::divergence_stack::StackWrite;
use crate::units::fault_address::{Refusal, RefusalRegister};
use crate::units::lane_alu::{AluControl, AluControlRegister, LaneAlu};
use crate::units::lane_select::LaneSelect;
use crate::units::predicate_logic::PredicateLogic;
use crate::units::shadow_set::ShadowState;
use crate::units::tlb::{TlbChange, FLAG_BITS};
use crate::units::traced_warps::Interruption;
use crate::units::warp_table::WarpUpdate;

mod checks;
mod diverge;
mod effects;
mod outcome;

bundle! {
    /// What execute hands to commit, beside the lanes' values.
    pub struct Executed / ExecutedRegister(config: &CoreConfig) {
        /// High when there is an instruction or micro-operation; whether its operands are refused is known in commit only.
        valid: 1; reset 0,
        /// It is a micro-operation.
        micro: 1,
        /// It is the last one of its order.
        micro_last: 1,
        /// The warp then stops.
        micro_stops: 1,
        /// Its warp.
        warp: config.arch.warp_index_bits(),
        /// Lanes that executed it.
        executing: config.arch.lanes(),
        /// Lanes whose GPR is written.
        write_lanes: config.arch.lanes(); reset 0,
        /// The shadow lane is written.
        write_shadow: 1; reset 0,
        /// Warp whose registers are written: its own but for wspawn.
        write_warp: config.arch.warp_index_bits(),
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
        /// High when there is one.
        valid: 1,
        /// Its warp.
        warp: config.arch.warp_index_bits(),
        /// It stores.
        is_store: 1,
        /// The register to load.
        register: config.arch.register_bits(),
        /// Lanes that execute it.
        lanes: config.arch.lanes(),
        /// Its warp is in supervisor mode.
        supervisor: u32::from(config.tlb_entries > 0),
    }
}

hardware! {
    /// Carries an instruction out: results, redirects, interrupts, and work for the units.
    #[derive(LogicBlock)]
    pub struct Execute {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high.
        pub reset: RSignal<In>,
        /// From operands: the instruction.
        pub issued: Issued<In>,
        /// From operands: its control signals.
        pub control: Control<In>,
        /// From operands: what the lanes' ALUs compute.
        pub alu_control: AluControl<In>,
        /// From operands: first operand of each lane.
        pub first: Vec<RSignal<In>>,
        /// From operands: second operand of each lane.
        pub second: Vec<RSignal<In>>,
        /// From operands: low bits of the third register of each lane.
        pub third: Vec<RSignal<In>>,
        /// From warp table: a warp is Stopped.
        pub any_stopped: RSignal<In>,
        /// From warp table: the lowest Stopped warp.
        pub free_warp: RSignal<In>,
        /// From warp table: warps whose interrupts are enabled.
        pub enabled: RSignal<In>,
        /// From warp table: warp 0 is to take the external interrupt.
        pub pending: RSignal<In>,
        /// To barriers: the warp comes to one.
        pub arrives: Optional<RSignal<Out>>,
        /// To barriers: at which.
        pub barrier: Optional<RSignal<Out>>,
        /// To barriers: where so many warps meet.
        pub barrier_count: Optional<RSignal<Out>>,
        /// To warp table: what becomes of the warps.
        pub update: WarpUpdate<Out>,
        /// To warp table: operands were refused in the cycle before.
        pub refusal: Refusal<Out>,
        /// To warp table: an interrupt.
        pub interruption: Optional<Interruption<Out>>,
        /// To earlier stages: whose instructions are squashed.
        pub squash: Squash<Out>,
        /// To decode: what the instruction here will write.
        pub destination: Destination<Out>,
        /// To operands: lanes and predicates.
        pub late: Late<Out>,
        /// To operands: result of each lane's ALU.
        pub results: Vec<RSignal<Out>>,
        /// To commit: the instruction, unless it was interrupted or has to wait.
        pub executed: Executed<Out>,
        /// To commit: value to write, for each lane; 0 if it is the common one.
        pub values: Vec<RSignal<Out>>,
        /// To load/store unit: a load or store.
        pub access: Access<Out>,
        /// To load/store unit: without translation, the console is addressed, for each lane.
        pub access_console: Vec<RSignal<Out>>,
        /// To load/store unit: byte in RAM or in the console's word, for each lane; with translation the whole address.
        pub access_address: Vec<RSignal<Out>>,
        /// To load/store unit: value to store, for each lane.
        pub access_value: Vec<RSignal<Out>>,
        /// To divergence stack: what is pushed.
        pub stack: StackWrite<Out>,
        /// To copy unit: registers are to be copied.
        pub copy_push: RSignal<Out>,
        /// To copy unit: which.
        pub copy_order: CopyOrder<Out>,
        /// To shadow set and fault address: an interrupt is entered.
        pub enter: RSignal<Out>,
        /// To shadow set: what to come back to.
        pub kept: ShadowState<Out>,
        /// To fault address: it is the fetch that failed.
        pub fetch_failed: RSignal<Out>,
        /// To fault address: the instruction's address.
        pub fetch_address: RSignal<Out>,
        /// To load/store unit and fault address: without translation, the executing lanes whose address nothing answers at.
        pub access_nowhere: Optional<RSignal<Out>>,
        /// To arithmetic unit: something to compute.
        pub order: Optional<ArithmeticOrder<Out>>,
        /// To arithmetic unit: first operand of each lane.
        pub order_first: Vec<RSignal<Out>>,
        /// To arithmetic unit: second operand of each lane.
        pub order_second: Vec<RSignal<Out>>,
        /// To arithmetic unit, if it shifts: lanes whose second operand is too great a count.
        pub order_too_far: Optional<RSignal<Out>>,
        /// To commit: the instruction's address.
        pub pc: Optional<RSignal<Out>>,
        /// To TLB: its entries change.
        pub tlb_change: Optional<TlbChange<Out>>,
        /// To the lock step: what happens here.
        pub trace: TracePorts,

        execute: IssuedRegister,
        execute_control: ControlRegister,
        execute_alu: AluControlRegister,
        /// First operand of each lane.
        operand_a: Vec<RDff>,
        /// Second operand of each lane.
        operand_b: Vec<RDff>,
        /// Low bits of the third register of each lane.
        operand_c: Vec<RDff>,
        /// Chooses the third scalar operand.
        scalar_third: Optional<LaneSelect>,
        /// What is refused here, a cycle later.
        refused: RefusalRegister,
        alus: Vec<LaneAlu>,
        predicates: PredicateLogic,
        /// Chooses the first scalar operand.
        scalar_first: LaneSelect,
        /// Chooses the second scalar operand.
        scalar_second: LaneSelect,
        divergence: Divergence,
        /// Where interrupts are entered (skep). Reset: 0.
        kernel_entry: RDff,
        _config: CoreConfig,
    }
}

/// The trace fields that stand here.
const TRACED: [Scalar; 12] = [
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
];

impl Execute {
    /// The stage for a configuration.
    pub fn new(config: &CoreConfig) -> Execute {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let operand = || (0..lanes).map(|_| RDff::without_reset(word_bits)).collect();
        let (meets, translates) = (config.barriers > 0, config.tlb_entries > 0);
        let computes = arithmetic::is_present(config);
        let thirds = if translates { lanes } else { 0 };
        let consoles = if translates { 0 } else { lanes };
        let address_bits = match translates {
            true => word_bits,
            false => config.ram_bytes.trailing_zeros(),
        };
        let orders = || RSignal::several(if computes { lanes } else { 0 }, word_bits);
        Execute {
            clock: Signal::default(),
            reset: RSignal::bit(),
            issued: Issued::new(config),
            control: Control::new(config),
            alu_control: AluControl::new(config),
            first: RSignal::several(lanes, word_bits),
            second: RSignal::several(lanes, word_bits),
            third: RSignal::several(thirds, FLAG_BITS),
            any_stopped: RSignal::bit(),
            free_warp: RSignal::new(config.arch.warp_index_bits()),
            enabled: RSignal::new(config.arch.warps()),
            pending: RSignal::bit(),
            arrives: Optional::new(meets, RSignal::bit),
            barrier: Optional::new(meets, || RSignal::new(barriers::barrier_index_bits(config))),
            barrier_count: Optional::new(meets, || RSignal::new(barriers::count_bits(config))),
            update: WarpUpdate::new(config),
            refusal: Refusal::new(config),
            interruption: Optional::new(config.trace, || Interruption::new(config)),
            squash: Squash::new(config),
            destination: Destination::new(config),
            late: Late::new(config),
            results: RSignal::several(lanes, word_bits),
            executed: Executed::new(config),
            values: RSignal::several(lanes, word_bits),
            access: Access::new(config),
            access_console: RSignal::several(consoles, 1),
            access_address: RSignal::several(lanes, address_bits),
            access_value: RSignal::several(lanes, word_bits),
            stack: StackWrite::new(config),
            copy_push: RSignal::bit(),
            copy_order: CopyOrder::new(config),
            enter: RSignal::bit(),
            kept: ShadowState::new(config),
            fetch_failed: RSignal::bit(),
            fetch_address: RSignal::new(word_bits),
            access_nowhere: Optional::new(!translates, || RSignal::new(lanes)),
            order: Optional::new(computes, || ArithmeticOrder::new(config)),
            order_first: orders(),
            order_second: orders(),
            order_too_far: Optional::new(arithmetic::shifts(config), || RSignal::new(lanes)),
            pc: Optional::new(config.trace, || RSignal::new(word_bits)),
            tlb_change: Optional::new(translates, || TlbChange::new(config)),
            trace: TracePorts::new(config, &TRACED),
            execute: IssuedRegister::new(config),
            execute_control: ControlRegister::new(config),
            execute_alu: AluControlRegister::new(config),
            operand_a: operand(),
            operand_b: operand(),
            operand_c: (0..thirds)
                .map(|_| RDff::without_reset(FLAG_BITS))
                .collect(),
            scalar_third: Optional::new(translates, || LaneSelect::new(config, FLAG_BITS)),
            refused: RefusalRegister::new(config),
            alus: (0..lanes).map(|_| LaneAlu::new(config)).collect(),
            predicates: PredicateLogic::new(config),
            scalar_first: LaneSelect::new(config, word_bits),
            scalar_second: LaneSelect::new(config, word_bits),
            divergence: Divergence::new(config),
            kernel_entry: RDff::new(word_bits, 0),
            _config: *config,
        }
    }
}

impl Describe for Execute {
    fn kernel(&self, k: &mut Kernel) {
        self.execute.follow(k, &self.issued);
        self.execute_control.follow(k, &self.control);
        self.execute_alu.follow(k, &self.alu_control);
        self.lanes(k);
        let scalar_lane = self.scalars(k);
        let steps = self.steps(k);
        self.diverge(k, &steps);
        self.addresses(k);
        let outcome = self.outcome(k, &steps);
        self.update_warp(k, &steps, &outcome);
        self.interrupt(k, &steps, &outcome);
        self.give_work(k, &outcome);
        self.copy(k, &steps, &outcome, &scalar_lane);
        self.change_tlb(k, &steps);
        self.hand_on(k, &steps, &outcome);
        self.traced(k, &outcome);
    }
}

impl Execute {
    /// Each lane's ALU, and the predicates.
    fn lanes(&self, k: &mut Kernel) {
        let control = &self.execute_control;
        k.comment("lanes");
        for (lane, alu) in self.alus.iter().enumerate() {
            let (a, b) = (&self.operand_a[lane], &self.operand_b[lane]);
            k.update(a, &self.first[lane]);
            k.update(b, &self.second[lane]);
            k.drive_bundle(&alu.control, self.execute_alu.values());
            k.drive(&alu.adds_offset, &control.stores);
            k.drive(&alu.offset, &self.execute.immediate);
            k.drive(&alu.operand_a, a);
            k.drive(&alu.operand_b, b);
            k.drive(&self.results[lane], &alu.result);
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
        k.drive(&predicates.executing, &self.execute.executing);
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
