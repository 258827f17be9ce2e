//! The ports of execute, by partner.

use isa::{CoreConfig, Width};

use super::{Access, Executed};
use crate::kit::prelude::*;
use crate::stages::compute::{Compute, Computed, Foreseen, Wrong};
use crate::stages::control::Control;
use crate::stages::decode::Destination;
use crate::stages::fetch::Squash;
use crate::stages::operands::Operands;
use crate::stages::operands::{Issued, Late};
use crate::units::arithmetic::{self, ArithmeticOrder};
use crate::units::custom::{self, CustomResult};
use crate::units::divergence::multi_path::contexts::SplitContexts;
use crate::units::divergence::multi_path::contexts::{ContextUpdate, OtherContexts};
use crate::units::divergence::{DivergenceEffect, DivergenceOrder};
use crate::units::files::interrupt_address::DueInterrupt;
use crate::units::files::predicate_file;
use crate::units::files::shadow_set::ShadowSet;
use crate::units::files::shadow_set::ShadowState;
use crate::units::lanes::lane_alu::AluControl;
use crate::units::memory::scratchpad;
use crate::units::memory::tlb::TlbChange;
use crate::units::memory::translation_hold;
use crate::units::scoreboard::ports::{AccessAhead, MemoryWait, Needs, RegisterWait};
use crate::units::scoreboard::Scoreboard;
use crate::units::warps::barriers;
use crate::units::warps::copy_unit::CopyOrder;
use crate::units::warps::jump_prediction::JumpUpdate;
use crate::units::warps::traced_warps::StoppingInterrupt;
use crate::units::warps::warp_table::ports::ExecuteSide;
use crate::units::warps::warp_table::WarpUpdate;

ports! {
    /// What operands gives to execute.
    pub struct OperandsSide(config: &CoreConfig) {
        from operands: Operands(config) if (!config.is_deep()) {
            issued: Issued, control: Control = issued_control, alu_control: AluControl = issued_alu_control, first: [_],
            second: [_], third: [_], old: [_], needs: Needs,
        }

    }
}

ports! {
    /// What compute gives to execute, in a deep pipeline.
    pub struct ComputeSide(config: &CoreConfig) {
        from compute: Compute(config) if (config.is_deep()) {
            issued_computed: Issued = issued, control_computed: Control = issued_control, computed: Computed,
            wrong_computed: Wrong = wrong, foreseen_computed: Foreseen = foreseen,
            results_computed: [_] = results, operands_a: [_], operands_b: [_], operands_d: [_], console_computed: [_] = console,
            scratchpad_computed: [_] = scratchpad, address_computed: [_] = address, nowhere_computed = nowhere,
        }

    }
}

/// How many lanes tell of the console and of the scratchpad that they address, and the bits of an address.
pub fn address_lists(config: &CoreConfig) -> (u32, u32, u32) {
    if config.tlb_entries > 0 {
        return (0, 0, config.arch.word_bits());
    }
    let lanes = config.arch.lanes();
    let scratched = if scratchpad::is_present(config) { lanes } else { 0 };
    (lanes, scratched, config.ram_bytes.trailing_zeros())
}

ports! {
    /// What execute hears from the warp table, and what becomes of the warps.
    pub struct WarpTableSide(config: &CoreConfig) {
        from warp_table: ExecuteSide(config) { may_spawn, free_warp, enabled, pending }

        /// To warp table: what the instruction in execute does to its context.
        update: WarpUpdate<Out>(config),
        /// To warp table: what the instruction in execute does to the prediction of its jumps.
        jump_update: JumpUpdate<Out>(config),
        /// To warp table: operands were refused in the cycle before.
        operands_due: DueInterrupt<Out>(config),
        /// To warp table: an interrupt that stops its warp.
        stopping: StoppingInterrupt<Out>(config) if (config.trace),
        /// To warp table: there is a kernel entry.
        has_entry: Out(1),
        /// To warp table: the external interrupt is entered.
        enters_external: Out(1) if (config.rings()),
    }
}

ports! {
    /// What execute tells the barriers.
    pub struct BarrierSide(config: &CoreConfig) {
        let meets = config.barriers > 0;

        /// To barriers: a context arrives at a barrier.
        arrives: Out(1) if (meets),
        /// To barriers: number of the barrier; meaningless when it is refused.
        barrier: Out(barriers::place_bits(config)) if (meets),
        /// To barriers: how many contexts meet there.
        barrier_count: Out(barriers::count_bits(config)) if (meets),
    }
}

ports! {
    /// How many cores there are to ring, and which one is rung.
    pub struct RingSide(config: &CoreConfig) {
        /// From the outside: how many cores there are.
        core_count: In(config.arch.word_bits()) if (config.rings() && !config.is_deep()),
        /// To the cluster: the core rings a core.
        ring_valid: Out(1) if (config.rings()),
        /// To the cluster: the number of the core that it has rung last.
        ring_core: Out(Width::RingCore.bits(config)) if (config.rings()),
    }
}

ports! {
    /// What execute, scoreboard and the stages around it tell one another of accesses.
    pub struct ScoreboardSide(config: &CoreConfig) {
        from scoreboard: Scoreboard(config) { fails_ahead }

        /// To decode and operands: the load or store here.
        access_ahead: AccessAhead<Out>(config),
        /// To scoreboard: whether the instruction in execute waits for memory, and for what.
        memory_wait: MemoryWait<Out>(config),
        /// To warp table: whether the instruction in execute waits for a register, and where.
        register_wait: RegisterWait<Out>(config),
    }
}

ports! {
    /// What the stages before execute hear of the instruction there.
    pub struct StagesSide(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let lanes = if config.is_deep() { 0 } else { lanes };

        /// To earlier stages: whose instructions are squashed.
        squash: Squash<Out>(config),
        /// To decode: what the instruction in execute will write.
        destination: Destination<Out>(config),
        /// To operands: lanes and predicates.
        late: Late<Out>(config),
        /// To operands: result of each lane's ALU.
        results: [Out(word_bits); lanes],
    }
}

ports! {
    /// What execute gives to commit.
    pub struct CommitSide(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());

        /// To commit: the instruction, unless it was interrupted or has to wait.
        executed: Executed<Out>(config),
        /// To commit: value to write, for each lane; 0 if it is the common one.
        values: [Out(word_bits); lanes],
        /// To commit: the instruction's address.
        pc: Out(word_bits) if (config.trace),
        /// To predicate file: the row that the instruction writes in part.
        old_row_address: Out(predicate_file::predicate_address_bits(config)) if (config.is_deep()),
    }
}

ports! {
    /// What execute gives to the load/store unit.
    pub struct LoadStoreSide(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let translates = config.tlb_entries > 0;
        let (consoles, scratched, address_bits) = address_lists(config);

        /// To load/store unit: a load or store.
        access: Access<Out>(config),
        /// To load/store unit: without translation, the console is addressed, for each lane.
        access_console: [Out(1); consoles],
        /// To load/store unit: without translation, the scratchpad is addressed, for each lane.
        access_scratchpad: [Out(1); scratched],
        /// To load/store unit: byte in RAM or in the console's word, for each lane; with translation the whole address.
        access_address: [Out(address_bits); lanes],
        /// To load/store unit: value to store, for each lane.
        access_value: [Out(word_bits); lanes],
        /// To load/store unit and interrupt address: without translation, lanes of the access whose address nothing
        /// answers at.
        access_nowhere: Out(lanes) if (!translates),
    }
}

ports! {
    /// What execute, the divergence mechanism and split contexts tell one another.
    pub struct DivergenceSide(config: &CoreConfig) {
        from split_contexts: SplitContexts(config) { others_of: OtherContexts }

        /// To warp table and split contexts: what the instruction in execute does to other contexts.
        others: ContextUpdate<Out>(config),
        /// To divergence: what the instruction orders.
        divergence_order: DivergenceOrder<Out>(config),
        /// From divergence: what comes of it.
        divergence_effect: DivergenceEffect<In>(config),
    }
}

ports! {
    /// What is copied, and what is kept of an interrupted warp.
    pub struct InterruptSide(config: &CoreConfig) {
        from shadow_set: ShadowSet(config) { shadow: ShadowState = state }

        /// To copy unit: registers are to be copied.
        copy_push: Out(1),
        /// To copy unit: the registers to be copied. At most one order a context, so the queue always has room.
        copy_order: CopyOrder<Out>(config),
        /// To shadow set and interrupt address: an interrupt is entered.
        enter: Out(1),
        /// To shadow set: what to come back to.
        kept: ShadowState<Out>(config),
        /// To interrupt address: the fetch of the instruction in execute has failed.
        fetch_failed: Out(1),
        /// To interrupt address: address of the instruction in execute.
        fetch_address: Out(config.arch.word_bits()),
    }
}

ports! {
    /// What execute gives to the arithmetic unit.
    pub struct ArithmeticSide(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let computes = arithmetic::is_present(config);
        let orders = if computes { lanes } else { 0 };

        /// To arithmetic unit: there is something to compute. At most one order a context, so the queue always has
        /// room.
        order_valid: Out(1) if (computes),
        /// To arithmetic unit, if there is something to divide: there is something to compute unless its divisor is
        /// refused. That is known sooner, and the slot may be written: its context has nothing under way.
        order_possible: Out(1) if (arithmetic::divides(config)),
        /// To arithmetic unit: the order.
        order: ArithmeticOrder<Out>(config) if (computes),
        /// To arithmetic unit: first operand of each lane.
        order_first: [Out(word_bits); orders],
        /// To arithmetic unit: second operand of each lane.
        order_second: [Out(word_bits); orders],
        /// To arithmetic unit, if shifts are its part: lanes whose second operand is a word's bits or more.
        order_too_far: Out(lanes) if (arithmetic::shifts(config)),
    }
}

ports! {
    /// What execute gives to the user's function unit.
    pub struct CustomSide(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let asks = custom::is_present(config);
        let orders = if asks { lanes } else { 0 };
        let destinations = custom::destination_readers(config) * lanes;

        /// To function unit: an own instruction. At most one a context, so the queue always has room.
        custom_valid: Out(1) if (asks),
        /// To function unit: where its result goes.
        custom: CustomResult<Out>(config) if (asks),
        /// To function unit: its number.
        custom_number: Out(custom::NUMBER_BITS) if (asks),
        /// To function unit: first operand of each lane.
        custom_first: [Out(word_bits); orders],
        /// To function unit: second operand of each lane.
        custom_second: [Out(word_bits); orders],
        /// To function unit: destination of each lane, as it was.
        custom_third: [Out(word_bits); destinations],
    }
}

ports! {
    /// What execute does to TLB and caches, and when it has to wait.
    pub struct TranslationSide(config: &CoreConfig) {
        let holds = translation_hold::is_present(config);

        /// To TLB: its entries change.
        tlb_change: TlbChange<Out>(config) if (config.tlb_entries > 0),
        /// To the caches: they are emptied.
        empties_cache: Out(1) if (config.has_cache()),
        /// From load/store unit: an access is active, so no entry may change.
        access_is_active: In(1) if (holds),
        /// To translation hold: the instruction in execute is a change of the TLB that waits.
        change_waits: Out(1) if (holds),
    }
}
