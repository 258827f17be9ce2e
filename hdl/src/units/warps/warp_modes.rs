//! Modes of the warps: supervisor or user, interrupts enabled or not, and the external interrupt and the interrupts
//! that instructions leave to the next one.
//!
//! The part of the warp table that only interrupts and privilege need (ISA section 7).

use isa::trace::Slot;
use isa::{Context, CoreConfig, Interrupt, PerContext, PerWarp, RingField, Scalar, Warp};

use crate::citations::{cite, rules_of};
use crate::index::{context_index, context_set, homes_among, warp_index, warp_of_home, warp_set};
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::divergence::has_split_contexts;
use crate::units::files::interrupt_address::{has_address, DueInterrupt, DUE_INTERRUPT_BITS};
use crate::units::warps::warp_table::Wake;

hardware! {
    /// Modes of the warps, and what interrupts them from outside the pipeline. Vectors have one bit a warp.
    pub struct WarpModes(config: &CoreConfig) {
        let warps = config.arch.warps();
        let translates = config.tlb_entries > 0;
        let splits = has_split_contexts(config);
        let all = u128::MAX >> (128 - warps);

        /// From warp table: the context in execute.
        pub execute_select: In(warp_set(config)),
        /// From warp table: the context in execute, if it is redirected.
        pub redirected: In(context_set(config)),
        /// From warp table: the context that is started.
        pub spawned: In(warp_set(config)),
        /// From execute: mode of the redirected warp.
        pub supervisor: In(1),
        /// From execute: its warp enables interrupts.
        pub interrupts_on: In(1),
        /// From execute: its warp disables interrupts.
        pub interrupts_off: In(1),
        /// From execute: the mode of the warp there is given anew.
        pub sets_mode: In(1) if (splits),
        /// From execute: an interrupt that is due stays due.
        pub keeps_due: In(1) if (splits || config.scoreboard),
        /// From warp table: contexts that become Free, and the home of a warp that stops.
        pub cleared: In(context_set(config)) if (splits),
        /// From execute: there is a kernel entry.
        pub has_entry: In(1),
        /// From execute: the external interrupt is entered.
        pub enters_external: In(1) if (config.rings()),
        /// From the outside: a byte waits at the console.
        pub console_input_valid: In(1),
        /// From the outside: a core rings this one.
        pub rung: In(1) if (config.rings()),
        /// From execute: operands were refused in the cycle before.
        pub operands_due: DueInterrupt<In>(config),
        /// From load/store unit: a data access has failed.
        pub access_due: DueInterrupt<In>(config),
        /// From load/store unit: the memory says that a data access has failed.
        pub error_due: Wake<In>(config) if (config.bus_errors),
        /// From decode: the context in decode.
        pub decode_context: In(context_index(config)),
        /// From decode: its warp.
        pub decode_owner: In(warp_index(config)) if (splits),
        /// To decode: the warp in decode is in supervisor mode.
        pub decode_supervisor: Out(1),
        /// To decode: what its instruction is interrupted with; 0 nothing.
        pub decode_due_interrupt: Out(DUE_INTERRUPT_BITS),
        /// To schedule: warps in supervisor mode.
        pub supervisors: Out(warp_set(config)) if (translates),
        /// To execute: warps whose interrupts are enabled.
        pub enabled: Out(warp_set(config)),
        /// To execute, commit and warp table: warp 0 is to take the external interrupt.
        pub pending: Out(1),
        /// To interrupt address, for the trace: contexts whose due interrupt has an address.
        pub due_with_address: Out(context_set(config)) if (config.trace),
        /// To the lock step: the modes.
        pub trace: TracePorts = TracePorts::new(config, &[Scalar::ConsoleWaiting])
            .with_contexts(config, &[PerContext::DueInterrupt])
            .with_warps(config, &[PerWarp::Mode])
            .with_rings(config),
        /// Warps in supervisor mode. Reset: all.
        supervisor_warps: Register(warp_set(config); reset all),
        /// Warps whose interrupts are enabled. Reset: all.
        enabled_warps: Register(warp_set(config); reset all),
        /// A byte waited at the console in the cycle before. Reset: 0.
        console_waiting: Register(1; reset 0),
        /// The core has been rung, and the external interrupt has not been entered since. Reset: 0.
        ring_waiting: Register(1; reset 0) if (config.rings()),
        /// Number of the interrupt that awaits each context's next instruction; 0 none. Reset: 0.
        due_interrupts: [Register(DUE_INTERRUPT_BITS; reset 0); config.contexts()],
        _config: CoreConfig = *config,
        _shown_interrupt_bits: u32 = PerContext::DueInterrupt.info().width.bits(config),
    }
}

impl Describe for WarpModes {
    fn kernel(&self, k: &mut Kernel) {
        k.rules(rules_of(&self._config, "P4.10, P9.8.3, P9.13.15"));
        let warps = self.enabled.width();
        let of_all = |bit: &RSignal<In>| replicate(warps, bit);
        let (spawned, executes) = (self.spawned.val(), self.execute_select.val());
        let changed = self.changed();
        let kept = self.supervisor_warps.val() & !(&changed | &spawned);
        k.update(&self.supervisor_warps, kept | (changed & of_all(&self.supervisor)));
        let set = &spawned | (&executes & of_all(&self.interrupts_on));
        let cleared = &executes & of_all(&self.interrupts_off);
        k.update(&self.enabled_warps, (self.enabled_warps.val() & !cleared) | set);
        k.update(&self.console_waiting, &self.console_input_valid);
        let unanswered = self.ring_waiting.val() & !self.enters_external.val();
        k.update(&self.ring_waiting, unanswered | &self.rung);
        k.drive(&self.enabled, &self.enabled_warps);
        let waits = self.console_waiting.val() | &self.ring_waiting;
        k.drive(&self.pending, waits & &self.has_entry & self.enabled_warps.val().bit(0));
        let supervisors = self.supervisor_warps.val().each_bit();
        let warp = match self.decode_owner.is_present() {
            false => warp_of_home(&self.decode_context),
            true => self.decode_owner.val(),
        };
        let supervisor = k.pick("supervisor_in_decode", &supervisors, warp);
        k.drive(&self.decode_supervisor, supervisor);
        if self.due_interrupts.len() == 1 {
            let numbers =
                [&self.decode_context, &self.access_due.context, &self.operands_due.context, &self.error_due.context];
            k.ignore("one warp has no number", numbers.map(RSignal::val).to_vec());
        }
        if warps == 1 {
            let owner = vec![self.decode_owner.val()];
            k.ignore("one warp has no number", owner);
        }
        k.drive(&self.supervisors, &self.supervisor_warps);
        self.due_interrupts(k);
        self.traced(k);
    }
}

impl WarpModes {
    /// The warp in execute, if its mode is given anew. (Where a warp has several contexts, one must not give back what
    /// another has taken.)
    fn changed(&self) -> Expr {
        match self.sets_mode.is_present() {
            false => homes_among(&self._config, &self.redirected),
            true => replicate(self.enabled.width(), &self.sets_mode) & &self.execute_select,
        }
    }

    /// What operands and failed accesses leave to the next instruction of the warp. (That is redirected when it takes
    /// the interrupt.)
    fn due_interrupts(&self, k: &mut Kernel) {
        let (access, operands) = (&self.access_due, &self.operands_due);
        let contexts = self.due_interrupts.len() as u32;
        k.comment(cite(&self._config, "due interrupts", "P9.1.3, P9.3.3, P9.13.9, P11.4, P11.7, P21.4, P22.9"));
        let failed_select = k.decode("failed_select", &access.context, contexts);
        let refused_select = k.decode("refused_select", &operands.context, contexts);
        let keeps = replicate(contexts, &self.keeps_due);
        wire!(k, taken = (self.redirected.val() & !keeps) | &self.cleared);
        let error = &self.error_due;
        let error_select = k.decode("error_select", &error.context, contexts);
        let errors = k.wire("access_errors", replicate(contexts, &error.valid) & error_select);
        for (warp, number) in self.due_interrupts.iter().enumerate() {
            let bit = |vector: Expr| vector.bit(warp as u32);
            k.update_when(number, bit(errors.clone()), Interrupt::BusError.val_in(DUE_INTERRUPT_BITS));
            let failed = bit(failed_select.clone()) & &access.valid;
            let refused = bit(refused_select.clone()) & &operands.valid;
            k.update_when(number, failed, &access.number);
            k.update_when(number, refused, &operands.number);
            k.update_when(number, bit(taken.clone()), zeros(number.width()));
        }
        let numbers: Vec<Expr> = self.due_interrupts.iter().map(RDff::val).collect();
        let number = k.pick("due_in_decode", &numbers, &self.decode_context);
        let number = self.or_due_now(k, number);
        k.drive(&self.decode_due_interrupt, number);
    }

    /// With a scoreboard, an instruction of the context whose access fails may be in decode then.
    fn or_due_now(&self, k: &mut Kernel, number: Expr) -> Expr {
        if !self._config.scoreboard {
            return number;
        }
        let (access, context) = (&self.access_due, self.decode_context.val());
        let fails = access.valid.val() & context.equals(&access.context);
        let due = number | (replicate(DUE_INTERRUPT_BITS, fails) & &access.number);
        let error = &self.error_due;
        let errs = error.valid.val() & context.equals(&error.context);
        let bus_error = Interrupt::BusError.val_in(DUE_INTERRUPT_BITS);
        let bus_error = replicate(DUE_INTERRUPT_BITS, errs) & bus_error;
        k.wire("due_now", due | bus_error)
    }

    fn traced(&self, k: &mut Kernel) {
        k.comment("trace");
        let numbers = self.due_interrupts.iter().map(RDff::val);
        let with_address = numbers.map(|number| has_address(&number));
        k.drive(&self.due_with_address, pack(with_address));
        self.trace.drive(k, Scalar::ConsoleWaiting, &self.console_waiting);
        let slot = Slot::Ring(RingField::Waiting);
        self.trace.drive_slot(k, slot, &self.ring_waiting);
        for (context, number) in (0..).zip(&self.due_interrupts) {
            if context < self.enabled.width() {
                let bits = [&self.supervisor_warps, &self.enabled_warps];
                let mode = pack(bits.map(|vector| vector.val().bit(context)));
                let slot = Slot::Warp(PerWarp::Mode, Warp(context));
                self.trace.drive_slot(k, slot, mode);
            }
            let number = number.val();
            let width = self._shown_interrupt_bits;
            let shown =
                k.add(format!("shown_interrupt_{context}"), number.zero_extend(width), number.any().zero_extend(width));
            let slot = Slot::Context(PerContext::DueInterrupt, Context(context));
            self.trace.drive_slot(k, slot, shown);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_described_soundly_with_and_without_translation() {
        for (arch, tlb_entries) in [("4w8/8/1/1", 0), ("4w8/8/1/1", 2), ("8w32/32/4/5", 8)] {
            let config = crate::tests::core_of(&format!(
                "arch = \"{arch}\", \
                 tlb_entries = {tlb_entries}, trace = true"
            ));
            crate::kit::emit(&WarpModes::new(&config)).unwrap();
        }
    }

    /// Rules: P4.10, P9.8.3.
    #[test]
    fn a_ring_waits_only_in_a_core_that_is_rung() {
        for (extension, several_cores) in [(false, false), (true, false), (false, true), (true, true)] {
            for trace in [false, true] {
                let config = crate::tests::core_of(&format!(
                    "extension = {extension}, several_cores = {several_cores}, trace = {trace}"
                ));
                let design = crate::kit::emit(&WarpModes::new(&config)).expect("a sound description");
                let has = |name: &str| design.top().ports.iter().any(|port| port.name == name);
                let rings = extension && several_cores;
                assert_eq!([has("rung"), has("enters_external")], [rings; 2]);
                assert_eq!(has("trace_ring_waiting"), rings && trace);
            }
        }
    }
}
