//! The scoreboard: what of each context is on its way to memory, and which instruction waits for it (docs/pipeline.md section 22).
//!
//! Each GPR has a bit that says whether it is on its way. An instruction learns early of them: decode reads the bits of its
//! context, operands adds what happens in its own cycle, so execute begins with the answer in registers. What is read
//! here is as it will be after this cycle, but for the access that execute gives away in it: that one comes late, so
//! the stages before look at the instruction in execute themselves.

use isa::trace::Slot;
use isa::{Context, CoreConfig, PerScoreboard};

use crate::index::context_set;
use crate::kit::prelude::*;
use crate::stages::decode::Decode;
use crate::stages::execute::ports::LoadStoreSide;
use crate::stages::execute::ports::ScoreboardSide;
use crate::stages::execute::ports::WarpTableSide;
use crate::stages::operands::Operands;
use crate::trace::TracePorts;
use crate::units::divergence::has_split_contexts;
use crate::units::memory::load_store::LoadStoreUnit;
use crate::units::warps::warp_table::Wake;

pub mod hold_back;
pub mod ports;
#[cfg(test)]
mod tests;
mod waits;

use self::ports::{ContextLeft, MemoryWait};

/// Whether an access is known to fail, or not, a cycle after it leaves execute. Elsewhere each one holds its context
/// back until that is known.
pub fn checks_addresses(config: &CoreConfig) -> bool {
    config.scoreboard && config.tlb_entries == 0 && !config.bus_errors
}

/// The trace fields of this unit.
const TRACED: [PerScoreboard; 5] =
    [PerScoreboard::Pending, PerScoreboard::Access, PerScoreboard::Held, PerScoreboard::Awaits, PerScoreboard::Awaited];

hardware! {
    /// What of each context is on its way to memory, and which contexts wait for it. Vectors have one bit a context.
    pub struct Scoreboard(config: &CoreConfig) {
        let (contexts, gprs) = (config.contexts(), config.arch.gprs());
        let register = config.arch.register_bits();
        let checks = checks_addresses(config);
        let shown = if config.trace { contexts } else { 0 };
        from execute: LoadStoreSide(config) {
            push = access.valid, push_is_store = access.is_store, push_register = access.register,
        }
        from execute: WarpTableSide(config) { execute_context = update.context }
        from load_store as "load/store unit": LoadStoreUnit(config) {
            answered_register = write.register, answered: Wake = loaded, sent: Wake, printed: Wake,
            stored_in_scratchpad: Wake, failed_loads, failed_register,
        }
        from execute: ScoreboardSide(config) { wait: MemoryWait = memory_wait }
        from load_store as "load/store unit": LoadStoreUnit(config) if (config.tlb_entries > 0 && !config.bus_errors) {
            translated: Wake,
        }
        from load_store as "load/store unit": LoadStoreUnit(config) if (config.bus_errors) { stored: Wake }
        from execute: LoadStoreSide(config) if (checks) { push_nowhere = access_nowhere }
        from decode: Decode(config) { decode_context = decoded.context }
        from operands: Operands(config) { operands_context = issued.context }

        /// To execute: the access given away in the cycle before fails.
        pub fails_ahead: Out(1) if (checks),
        /// To decode: GPRs of the context in decode that are on their way, one bit a GPR.
        pub decode_pending: Out(gprs),
        /// To operands: what is left of the accesses of the context in operands.
        pub operands_left: ContextLeft<Out>(config),
        /// From data cache: the last of a context's store goes to memory.
        pub store_sent: Wake<In>(config) if (config.requests_wait()),
        /// From load/store unit: an access fails.
        pub failed: Wake<In>(config),
        /// To warp table: contexts that waited for what happens to their accesses in this cycle.
        pub woken: Out(context_set(config)),
        /// To warp table: contexts with GPRs on their way in the next cycle.
        pub next_pending: Out(context_set(config)),
        /// To split contexts: contexts that are not drained.
        pub undrained: Out(context_set(config)) if (has_split_contexts(config)),
        /// To the lock step: the state at the start of the cycle.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_scoreboards(config, &TRACED),

        /// GPRs of each context that loads on their way will write, one bit a GPR. Reset: none.
        pending: [Register(gprs; reset 0); contexts],
        /// Contexts whose slot in the load/store unit holds an access. Reset: none.
        access: Register(context_set(config); reset 0),
        /// Contexts whose access may yet fail, but for one that was given away in the cycle before. Reset: none.
        held: Register(context_set(config); reset 0),
        /// Lanes that were found to fail in execute in the cycle before. Reset: none.
        nowhere: Register(config.arch.lanes(); reset 0) if (checks),
        /// The context that was then in execute.
        last_executed: Register(context_set(config)) if (checks),
        /// Contexts that wait for anything that happens to their accesses. Reset: none.
        waiting: Register(context_set(config); reset 0),
        /// Contexts that wait for a register. Reset: none.
        awaiting: Register(context_set(config); reset 0),
        /// For this one.
        awaited: DistributedRam(contexts, register, shown),
        _lanes: u32 = config.arch.lanes(),
    }
}

/// What happens to contexts in this cycle. Vectors with one bit a context.
struct Events {
    /// The context in execute, whatever happens to it.
    executes: Expr,
    /// It gives an access away.
    pushes: Expr,
    /// A load is answered.
    answered: Expr,
    /// An access fails.
    failed: Expr,
    /// A slot in the load/store unit becomes empty.
    freed: Expr,
    /// An access cannot fail any more, or has failed.
    released: Expr,
}

impl Describe for Scoreboard {
    fn kernel(&self, k: &mut Kernel) {
        let events = self.events(k);
        let some_left = self.registers(k, &events);
        let held = self.accesses(k, &events, &some_left);
        self.waits(k, &events);
        self.traced(k, &held);
    }
}

impl Scoreboard {
    /// `bit` for the contexts in `select`, 0 for the others.
    fn at(&self, bit: impl Into<Expr>, select: impl Into<Expr>) -> Expr {
        replicate(self.access.width(), bit) & select
    }

    fn events(&self, k: &mut Kernel) -> Events {
        let contexts = self.access.width();
        k.comment("what happens to which context in this cycle: P22.1, P22.2, P22.5");
        let mut of = |name: &str, wake: &Wake<In>| {
            let select = k.decode(format!("{name}_select"), &wake.context, contexts);
            k.wire(format!("{name}_contexts"), replicate(contexts, &wake.valid) & select)
        };
        let answered = of("answered", &self.answered);
        let failed = of("failed", &self.failed);
        let sent = of("sent", &self.sent);
        let printed = of("printed", &self.printed);
        let released = match self.stored.is_present() {
            false => &failed | of("translated", &self.translated),
            true => &failed | &answered | &printed | of("stored", &self.stored),
        };
        let released = released | of("stored_in_scratchpad", &self.stored_in_scratchpad);
        let sent = sent | of("store_sent", &self.store_sent);
        let executes = k.decode("execute_select", &self.execute_context, contexts);
        Events {
            pushes: k.wire("pushes", self.at(&self.push, &executes)),
            freed: k.wire("freed", sent | printed | &failed),
            executes,
            answered,
            failed,
            released,
        }
    }

    /// The GPRs on their way. Gives the contexts that have some left, but for what is given away in this cycle.
    fn registers(&self, k: &mut Kernel, events: &Events) -> Expr {
        let gprs = self.decode_pending.width();
        k.comment("GPRs on their way: P22.1");
        let mut of = |name: &str, register: &RSignal<In>| k.decode(name, register, gprs);
        let loaded = of("answered_gpr", &self.answered_register);
        let failing = of("failed_gpr", &self.failed_register);
        let pushed = of("pushed_gpr", &self.push_register);
        let fails = k.wire("fails_to_load", self.at(&self.failed_loads, &events.failed));
        wire!(k, loads = self.at(!self.push_is_store.val(), &events.pushes));
        let mut left = Vec::new();
        for (number, pending) in (0..).zip(&self.pending) {
            let row = |select: &Expr, register: &Expr| replicate(gprs, select.bit(number)) & register;
            let taken = row(&events.answered, &loaded) | row(&fails, &failing);
            let stays = k.wire(format!("left_{number}"), pending.val() & !taken);
            k.update(pending, &stays | row(&loads, &pushed));
            left.push(stays);
        }
        if left.len() == 1 {
            let numbers = [&self.decode_context, &self.operands_context];
            k.ignore("one context has no number", numbers.map(RSignal::val).to_vec());
        }
        let row = k.pick("left_in_decode", &left, &self.decode_context);
        k.drive(&self.decode_pending, row);
        let some = k.wire("some_left", pack(left.iter().map(Expr::any)).of_kind(loads.kind().cloned()));
        k.drive(&self.next_pending, &some | loads);
        some
    }

    /// The accesses in the load/store unit, and those that may yet fail, which are the result.
    fn accesses(&self, k: &mut Kernel, events: &Events, some_left: &Expr) -> Expr {
        k.comment("accesses, and those that may yet fail: P22.2, P22.4, P22.5");
        let access = k.wire("access_left", self.access.val() & !&events.freed);
        k.update(&self.access, &access | &events.pushes);
        let pushes = replicate(self._lanes, &self.push);
        k.update(&self.nowhere, pushes & &self.push_nowhere);
        k.update(&self.last_executed, &events.executes);
        let fails = k.wire("access_fails_ahead", self.nowhere.val().any());
        k.drive(&self.fails_ahead, &fails);
        let ahead = self.at(fails, &self.last_executed);
        let held = k.wire("held_now", self.held.val() | ahead);
        let still = k.wire("held_left", &held & !&events.released);
        let next = match self.nowhere.is_present() {
            false => &still | &events.pushes,
            true => still.clone(),
        };
        k.update(&self.held, next);

        k.comment("to operands and split contexts: P22.6 to P22.8");
        let busy = k.wire("busy_left", some_left | &access);
        let left = &self.operands_left;
        for (name, target, contexts) in [
            ("operands_access", &left.access, access),
            ("operands_busy", &left.busy, busy),
            ("operands_held", &left.held, still),
        ] {
            let bit = k.pick(name, &contexts.each_bit(), &self.operands_context);
            k.drive(target, bit);
        }
        let some = self.pending.iter().map(|pending| pending.val().any());
        let some = pack(some).of_kind(held.kind().cloned());
        k.drive(&self.undrained, some | &self.access | &held);
        held
    }

    fn traced(&self, k: &mut Kernel, held: &Expr) {
        k.comment("trace: P22.21");
        for (number, (pending, awaited)) in (0..).zip(self.pending.iter().zip(&self.awaited.shown)) {
            let slot = |field| Slot::Scoreboard(field, Context(number));
            let awaits = self.awaiting.val().bit(number);
            for (field, value) in [
                (PerScoreboard::Pending, pending.val()),
                (PerScoreboard::Access, self.access.val().bit(number)),
                (PerScoreboard::Held, held.bit(number)),
                (PerScoreboard::Awaited, replicate(awaited.width(), &awaits) & awaited),
                (PerScoreboard::Awaits, awaits),
            ] {
                self.trace.drive_slot(k, slot(field), value);
            }
        }
    }
}
