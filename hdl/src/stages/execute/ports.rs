//! The ports of execute, by partner.

use isa::{CoreConfig, Width};

use super::{Access, Executed};
use crate::index::{warp_index, warp_set};
use crate::kit::prelude::*;
use crate::stages::control::Control;
use crate::stages::decode::Destination;
use crate::stages::fetch::Squash;
use crate::stages::operands::{Issued, Late};
use crate::units::arithmetic::{self, ArithmeticOrder};
use crate::units::divergence::multi_path::contexts::{ContextUpdate, OtherContexts};
use crate::units::divergence::{DivergenceEffect, DivergenceOrder};
use crate::units::files::interrupt_address::DueInterrupt;
use crate::units::files::register_file;
use crate::units::files::shadow_set::ShadowState;
use crate::units::lanes::lane_alu::AluControl;
use crate::units::memory::scratchpad;
use crate::units::memory::tlb::{TlbChange, FLAG_BITS};
use crate::units::memory::translation_hold;
use crate::units::scoreboard::checks_addresses;
use crate::units::scoreboard::ports::{AccessAhead, MemoryWait, Needs, RegisterWait};
use crate::units::warps::barriers;
use crate::units::warps::copy_unit::CopyOrder;
use crate::units::warps::jump_prediction::JumpUpdate;
use crate::units::warps::traced_warps::StoppingInterrupt;
use crate::units::warps::warp_table::WarpUpdate;

ports! {
    /// What operands gives to execute.
    pub struct OperandsSide(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let thirds = register_file::third_readers(config) * lanes;

        /// From operands: the instruction.
        issued: Issued<In>(config),
        /// From operands: its control signals.
        control: Control<In>(config),
        /// From operands: what the lanes' ALUs compute.
        alu_control: AluControl<In>(config),
        /// From operands: first operand of each lane.
        first: [In(word_bits); lanes],
        /// From operands: second operand of each lane.
        second: [In(word_bits); lanes],
        /// From operands: low bits of the third register of each lane.
        third: [In(FLAG_BITS); thirds],
        /// From operands: whether the instruction needs what is on its way.
        needs: Needs<In>(config),
    }
}

ports! {
    /// What execute hears from the warp table, and what becomes of the warps.
    pub struct WarpTableSide(config: &CoreConfig) {
        /// From warp table: a warp is Stopped, and it is the turn of the context here to spawn.
        may_spawn: In(1),
        /// From warp table: the lowest Stopped warp.
        free_warp: In(warp_index(config)),
        /// From warp table: warps whose interrupts are enabled.
        enabled: In(warp_set(config)),
        /// From warp table: warp 0 is to take the external interrupt.
        pending: In(1),
        /// To warp table: what becomes of the warps.
        update: WarpUpdate<Out>(config),
        /// To warp table: what becomes of the prediction of jumps.
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

        /// To barriers: the warp comes to a barrier.
        arrives: Out(1) if (meets),
        /// To barriers: number of the barrier that the warp comes to.
        barrier: Out(barriers::place_bits(config)) if (meets),
        /// To barriers: number of warps that are to meet there.
        barrier_count: Out(barriers::count_bits(config)) if (meets),
    }
}

ports! {
    /// How many cores there are to ring, and which one is rung.
    pub struct RingSide(config: &CoreConfig) {
        /// From the outside: how many cores there are.
        core_count: In(config.arch.word_bits()) if (config.rings()),
        /// To the cluster: the core rings a core.
        ring_valid: Out(1) if (config.rings()),
        /// To the cluster: the number of the core that it has rung last.
        ring_core: Out(Width::RingCore.bits(config)) if (config.rings()),
    }
}

ports! {
    /// What execute, scoreboard and the stages around it tell one another of accesses.
    pub struct ScoreboardSide(config: &CoreConfig) {
        /// From scoreboard: the access given away in the cycle before fails.
        fails_ahead: In(1) if (checks_addresses(config)),
        /// To decode and operands: the load or store here.
        access_ahead: AccessAhead<Out>(config),
        /// To scoreboard: whether the instruction waits for memory.
        memory_wait: MemoryWait<Out>(config),
        /// To warp table: whether it waits for a register, and where.
        register_wait: RegisterWait<Out>(config),
    }
}

ports! {
    /// What the stages before execute hear of the instruction there.
    pub struct StagesSide(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());

        /// To earlier stages: whose instructions are squashed.
        squash: Squash<Out>(config),
        /// To decode: what the instruction here will write.
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
    }
}

ports! {
    /// What execute gives to the load/store unit.
    pub struct LoadStoreSide(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let translates = config.tlb_entries > 0;
        let consoles = if translates { 0 } else { lanes };
        let scratched = if scratchpad::is_present(config) { consoles } else { 0 };
        let address_bits = if translates { word_bits } else { config.ram_bytes.trailing_zeros() };

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
        /// To load/store unit and interrupt address: without translation, the executing lanes whose address nothing
        /// answers at.
        access_nowhere: Out(lanes) if (!translates),
    }
}

ports! {
    /// What execute, the divergence mechanism and split contexts tell one another.
    pub struct DivergenceSide(config: &CoreConfig) {
        /// From split contexts: what other contexts mean for the instruction.
        others_of: OtherContexts<In>(config),
        /// To warp table and split contexts: what it does to them.
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
        /// To copy unit: registers are to be copied.
        copy_push: Out(1),
        /// To copy unit: what is to be copied.
        copy_order: CopyOrder<Out>(config),
        /// To shadow set and interrupt address: an interrupt is entered.
        enter: Out(1),
        /// To shadow set: what to come back to.
        kept: ShadowState<Out>(config),
        /// From shadow set: what reti comes back to.
        shadow: ShadowState<In>(config),
        /// To interrupt address: it is the fetch that failed.
        fetch_failed: Out(1),
        /// To interrupt address: the instruction's address.
        fetch_address: Out(config.arch.word_bits()),
    }
}

ports! {
    /// What execute gives to the arithmetic unit.
    pub struct ArithmeticSide(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let computes = arithmetic::is_present(config);
        let orders = if computes { lanes } else { 0 };

        /// To arithmetic unit: there is something to compute.
        order_valid: Out(1) if (computes),
        /// To arithmetic unit, if there is something to divide: there is something to compute, unless its divisor is
        /// refused.
        order_possible: Out(1) if (arithmetic::divides(config)),
        /// To arithmetic unit: the order.
        order: ArithmeticOrder<Out>(config) if (computes),
        /// To arithmetic unit: first operand of each lane.
        order_first: [Out(word_bits); orders],
        /// To arithmetic unit: second operand of each lane.
        order_second: [Out(word_bits); orders],
        /// To arithmetic unit, if it shifts: lanes whose second operand is too great a count.
        order_too_far: Out(lanes) if (arithmetic::shifts(config)),
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
        /// To translation hold: the instruction is a change of the TLB that waits.
        change_waits: Out(1) if (holds),
    }
}
