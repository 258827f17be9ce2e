//! The ports of the warp table, by partner.

use isa::CoreConfig;

use super::{Wake, WarpUpdate};
use crate::index::{context_set, warp_index, warp_set};
use crate::kit::prelude::*;
use crate::stages::choose::Choose;
use crate::stages::commit::Commit;
use crate::stages::decode::Decode;
use crate::stages::execute::ports::ScoreboardSide;
use crate::stages::execute::ports::WarpTableSide;
use crate::stages::schedule::Schedule;
use crate::units::arithmetic;
use crate::units::arithmetic::ArithmeticUnit;
use crate::units::custom::{self, CustomPort};
use crate::units::divergence::multi_path::contexts::ContextEffects;
use crate::units::divergence::multi_path::contexts::SplitContexts;
use crate::units::divergence::{self, has_split_contexts};
use crate::units::files::interrupt_address::{DueInterrupt, DUE_INTERRUPT_BITS};
use crate::units::memory::load_store::LoadStoreUnit;
use crate::units::scoreboard::ports::RegisterWait;
use crate::units::scoreboard::Scoreboard;
use crate::units::warps::barriers::Barriers;
use crate::units::warps::jump_prediction::{immediate_bits, JumpUpdate};
use crate::units::warps::traced_warps::StoppingInterrupt;

ports! {
    /// What schedule and fetch queue, and the warp table, tell one another.
    pub struct ScheduleSide(config: &CoreConfig) {
        let arch = &config.arch;
        let splits = has_split_contexts(config);
        from schedule: Schedule(config) {
            schedule_context = chosen_context, schedule_select = select, chose_redirected, chose_latest,
            schedule_fire = fire, chose_starting,
        }
        from choose: Choose(config) if (config.is_deep()) { chosen_now }

        /// To schedule: contexts whose pc is where they were redirected to.
        redirected_contexts: Out(context_set(config)),
        /// To schedule: the context scheduled in the cycle before, one bit a context.
        latest: Out(context_set(config)) if (!config.is_deep()),
        /// To schedule: contexts that have gone nowhere since they were started.
        starting: Out(context_set(config)) if (splits),
        /// To schedule: the chosen context's pc.
        schedule_pc: Out(arch.word_bits()),
        /// To fetch queue: address of the fetch of the cycle before.
        fetched_pc: Out(arch.word_bits()),
        /// To fetch queue: it was predicted to jump back.
        fetched_predicted: Out(1) if (config.jump_prediction),
        /// To schedule: contexts that are Running in the next cycle.
        next_running: Out(context_set(config)) if (!config.is_deep()),
        /// To schedule: contexts with nothing in flight in the next cycle.
        next_idle: Out(context_set(config)) if (!config.is_deep()),
        /// To schedule and fetch: the epoch of each context.
        epoch: Out(context_set(config)) if (!config.is_deep()),
        /// To choose: contexts that are Running and have nothing in flight.
        ready: Out(context_set(config)) if (config.is_deep()),
        /// To schedule: warps in supervisor mode.
        supervisors: Out(warp_set(config)) if (config.tlb_entries > 0),
    }
}

ports! {
    /// What is read for the context in decode.
    pub struct DecodeSide(config: &CoreConfig) {
        let arch = &config.arch;
        from decode: Decode(config) { decode_context = decoded.context }
        from decode: Decode(config) if (has_split_contexts(config)) { decode_owner = decoded.owner }

        /// To decode: active lanes of the context in decode.
        decode_active_mask: Out(arch.lanes()),
        /// To divergence: what the mechanism keeps of the context in decode.
        decode_divergence_state: Out(divergence::state_bits(config)) if (divergence::state_bits(config) > 0),
        /// To decode: the immediate of the jump that the context in decode remembers.
        decode_jump_immediate: Out(immediate_bits(config)) if (config.jump_prediction),
        /// To decode: the warp in decode is in supervisor mode.
        decode_supervisor: Out(1),
        /// To decode: number of the interrupt that awaits its instruction; 0 none.
        decode_due_interrupt: Out(DUE_INTERRUPT_BITS),
    }
}

ports! {
    /// What execute says of the instruction there, and learns.
    pub struct ExecuteSide(config: &CoreConfig) {
        from execute: WarpTableSide(config) {
            update: WarpUpdate, operands_due: DueInterrupt, stopping: StoppingInterrupt, has_entry, enters_external,
            jump_update: JumpUpdate,
        }
        from execute: ScoreboardSide(config) { register_wait: RegisterWait }

        /// To execute: warps whose interrupts are enabled.
        enabled: Out(warp_set(config)) if (!config.is_deep() || has_split_contexts(config)),
        /// To compute: warps whose interrupts are enabled.
        enabled_before: Out(warp_set(config)) if (config.is_deep() && !has_split_contexts(config)),
        /// To execute and commit: warp 0 is to take the external interrupt.
        pending: Out(1),
        /// To execute: a warp is Stopped, and it is the turn of the context in execute to spawn.
        may_spawn: Out(1),
        /// To execute: the lowest Stopped warp.
        free_warp: Out(warp_index(config)),
    }
}

ports! {
    /// What split contexts and the warp table tell one another.
    pub struct SplitContextsSide(config: &CoreConfig) {
        let splits = has_split_contexts(config);
        from split_contexts: SplitContexts(config) { effects: ContextEffects }
        from split_contexts: SplitContexts(config) if (splits && config.trace) { free = shown_free }

        /// To split contexts: contexts that are Running.
        running: Out(context_set(config)) if (splits),
        /// To split contexts: contexts in WaitSpawn.
        spawning: Out(context_set(config)) if (splits),
    }
}

ports! {
    /// What units and commit tell of contexts that wait.
    pub struct EventSide(config: &CoreConfig) {
        from commit: Commit(config) { copy_done: Wake, copy_stops }
        from arithmetic as "arithmetic unit": ArithmeticUnit(config) if (arithmetic::is_present(config)) {
            arithmetic_done: Wake = done,
        }
        from custom as "function unit": CustomPort(config) if (custom::is_present(config)) { custom_done: Wake = done }
        from barriers: Barriers(config) if (config.barriers > 0) { released }
        from scoreboard: Scoreboard(config) if (config.scoreboard) { memory_woken = woken, next_pending }
        from load_store as "load/store unit": LoadStoreUnit(config) { access_due: DueInterrupt, error_due: Wake }
        from load_store as "load/store unit": LoadStoreUnit(config) if (!config.scoreboard) {
            store_done: Wake = stored, scratchpad_store_done: Wake = stored_in_scratchpad, print_done: Wake = printed,
            load_done: Wake = loaded,
        }
    }
}
