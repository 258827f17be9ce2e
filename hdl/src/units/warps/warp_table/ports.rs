//! The ports of the warp table, by partner.

use isa::CoreConfig;

use super::{Wake, WarpUpdate};
use crate::index::{context_index, context_set, warp_index, warp_set};
use crate::kit::prelude::*;
use crate::units::arithmetic;
use crate::units::divergence::multi_path::contexts::ContextEffects;
use crate::units::divergence::{self, has_split_contexts};
use crate::units::files::interrupt_address::{DueInterrupt, DUE_INTERRUPT_BITS};
use crate::units::memory::scratchpad;
use crate::units::scoreboard::ports::RegisterWait;
use crate::units::warps::jump_prediction::{immediate_bits, JumpUpdate};
use crate::units::warps::traced_warps::StoppingInterrupt;

ports! {
    /// What schedule and fetch queue, and the warp table, tell one another.
    pub struct ScheduleSide(config: &CoreConfig) {
        let arch = &config.arch;
        let splits = has_split_contexts(config);

        /// From schedule: the context chosen, whether or not it is fetched for.
        schedule_context: In(context_index(config)),
        /// From schedule: the context chosen, one bit a context; no bit when there is no candidate.
        schedule_select: In(context_set(config)),
        /// From schedule: the context chosen is one of the redirected.
        chose_redirected: In(1),
        /// From schedule: the warp chosen is the latest.
        chose_latest: In(1),
        /// From schedule: the context chosen is one of these.
        chose_starting: In(1) if (splits),
        /// From schedule: a fetch for the chosen context is taken.
        schedule_fire: In(1),
        /// To schedule: contexts whose pc is where they were redirected to.
        redirected_contexts: Out(context_set(config)),
        /// To schedule: the context scheduled in the cycle before, one bit a context.
        latest: Out(context_set(config)),
        /// To schedule: contexts that have gone nowhere since they were started.
        starting: Out(context_set(config)) if (splits),
        /// To schedule: the chosen context's pc.
        schedule_pc: Out(arch.word_bits()),
        /// To fetch queue: address fetched in the cycle before.
        fetched_pc: Out(arch.word_bits()),
        /// To fetch queue: it was predicted to jump back.
        fetched_predicted: Out(1) if (config.jump_prediction),
        /// To schedule: contexts that are Running in the next cycle.
        next_running: Out(context_set(config)),
        /// To schedule: contexts with nothing in flight in the next cycle.
        next_idle: Out(context_set(config)),
        /// To schedule and fetch: the epoch of each context.
        epoch: Out(context_set(config)),
        /// To schedule: warps in supervisor mode.
        supervisors: Out(warp_set(config)) if (config.tlb_entries > 0),
    }
}

ports! {
    /// What is read for the context in decode.
    pub struct DecodeSide(config: &CoreConfig) {
        let arch = &config.arch;

        /// From decode: the context whose mask and divergence state are read.
        decode_context: In(context_index(config)),
        /// From decode: its warp.
        decode_owner: In(warp_index(config)) if (has_split_contexts(config)),
        /// To decode: active lanes of the context there.
        decode_active_mask: Out(arch.lanes()),
        /// To divergence: what it keeps of the warp there.
        decode_divergence_state: Out(divergence::state_bits(config)) if (divergence::state_bits(config) > 0),
        /// To decode: the immediate of the jump that the context there remembers.
        decode_jump_immediate: Out(immediate_bits(config)) if (config.jump_prediction),
        /// To decode: the warp there is in supervisor mode.
        decode_supervisor: Out(1),
        /// To decode: number of the interrupt that awaits its instruction; 0 none.
        decode_due_interrupt: Out(DUE_INTERRUPT_BITS),
    }
}

ports! {
    /// What execute tells of the instruction there, and is told.
    pub struct ExecuteSide(config: &CoreConfig) {
        /// From execute: what the instruction does to its context.
        update: WarpUpdate<In>(config),
        /// From execute: what it does to the prediction of its jumps.
        jump_update: JumpUpdate<In>(config),
        /// From execute: whether the instruction there waits for a register, and where.
        register_wait: RegisterWait<In>(config),
        /// From execute: operands were refused in the cycle before.
        operands_due: DueInterrupt<In>(config),
        /// From execute: an interrupt that stops it.
        stopping: StoppingInterrupt<In>(config) if (config.trace),
        /// From execute: there is a kernel entry.
        has_entry: In(1),
        /// From execute: the external interrupt is entered.
        enters_external: In(1) if (config.rings()),
        /// To execute: warps whose interrupts are enabled.
        enabled: Out(warp_set(config)),
        /// To execute and commit: warp 0 is to take the external interrupt.
        pending: Out(1),
        /// To execute: a warp is Stopped, and it is the turn of the context there to spawn.
        may_spawn: Out(1),
        /// To execute: the lowest Stopped warp.
        free_warp: Out(warp_index(config)),
    }
}

ports! {
    /// What split contexts and the warp table tell one another.
    pub struct SplitContextsSide(config: &CoreConfig) {
        let splits = has_split_contexts(config);

        /// From split contexts: which other contexts it changes, and which are held.
        effects: ContextEffects<In>(config),
        /// To split contexts: contexts that are Running.
        running: Out(context_set(config)) if (splits),
        /// To split contexts: contexts in WaitSpawn.
        spawning: Out(context_set(config)) if (splits),
        /// From split contexts, for the trace: contexts that are Free.
        free: In(context_set(config)) if (splits && config.trace),
    }
}

ports! {
    /// What units and commit tell of contexts that wait.
    pub struct EventSide(config: &CoreConfig) {
        /// From load/store: a context's last store request to RAM is taken.
        store_done: Wake<In>(config) if (!config.scoreboard),
        /// From load/store: a context's last store request to the scratchpad fires, where others may be done in the
        /// same cycle.
        scratchpad_store_done: Wake<In>(config) if (!config.scoreboard && scratchpad::stores_apart(config)),
        /// From load/store: a context's byte is printed.
        print_done: Wake<In>(config) if (!config.scoreboard),
        /// From load/store: a context's last load response is taken.
        load_done: Wake<In>(config) if (!config.scoreboard),
        /// From scoreboard: contexts that waited for what happens to their accesses.
        memory_woken: In(context_set(config)) if (config.scoreboard),
        /// From scoreboard: contexts with GPRs on their way in the next cycle.
        next_pending: In(context_set(config)) if (config.scoreboard),
        /// From load/store unit: a data access has failed.
        access_due: DueInterrupt<In>(config),
        /// From load/store unit: the memory says that a data access has failed.
        error_due: Wake<In>(config) if (config.bus_errors),
        /// From arithmetic unit: a context's result is written.
        arithmetic_done: Wake<In>(config) if (arithmetic::is_present(config)),
        /// From barriers: contexts that no longer wait at a barrier.
        released: In(context_set(config)) if (config.barriers > 0),
        /// From commit: a context's registers are copied.
        copy_done: Wake<In>(config),
        /// From commit: the warp whose registers are copied then stops.
        copy_stops: In(1),
    }
}
