//! Whether the instruction needs what is on its way to memory (docs/pipeline.md section 22), and what the load/store
//! unit does for it in this very cycle.
//!
//! What execute does in this cycle with an access of the same context is known too late. So it is taken as given away
//! whenever a lane executes it: if it is not, the context is redirected, and the instruction here is squashed.

use isa::Interrupt;

use super::Operands;
use crate::citations::cite;
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::units::files::interrupt_address::DUE_INTERRUPT_BITS;

impl Operands {
    /// Whether each slot of the instruction here names the register that the load/store unit is about to write.
    fn slots_loaded(&self) -> [Expr; 3] {
        let named = &self.operands_named;
        let slots = [&self.operands.destination, &named.slot_1, &named.slot_2];
        slots.map(|slot| slot.val().equals(&self.load.register))
    }

    /// For the first, second and third register, and for the destination, whether the load/store unit writes it in this
    /// cycle, if it writes one.
    pub(super) fn loaded_here(&self, k: &mut Kernel) -> [Expr; 4] {
        let (operands, named) = (&self.operands, &self.operands_named);
        k.comment("registers that the load/store unit writes now: P22.19");
        let warp = warp_of(&operands.context, &operands.owner);
        let same = k.wire("same_warp_loads", warp.equals(&self.load.warp));
        let names = ["loads_slot_0", "loads_slot_1", "loads_slot_2"];
        let mut names = names.into_iter();
        let slots = self.slots_loaded();
        let [slot_0, slot_1, slot_2] = &slots.map(|slot| k.wire(names.next().unwrap_or_default(), slot & &same));
        let first = select(&named.first_from_slot_0, slot_0, slot_1);
        let second = first_of(
            vec![(named.second_from_slot_0.val(), slot_0.clone()), (named.second_from_slot_1.val(), slot_1.clone())],
            slot_2,
        );
        [
            k.wire("loads_first", first & &named.reads_first),
            k.wire("loads_second", second & !operands.takes_immediate.val()),
            slot_2.clone(),
            slot_0.clone(),
        ]
    }

    /// Whether the instruction needs what is on its way, if the checks before that let it pass.
    pub(super) fn needs(&self, k: &mut Kernel, between: &Expr) -> Expr {
        let (answered, slots) = (&self.answered, self.slots_loaded());
        let (operands, named, needs) = (&self.operands, &self.operands_named, &self.needs);
        let (left, ahead, control) = (&self.left, &self.access_ahead, &self.operands_control);
        k.comment(cite(&self._config, "whether it needs what is on its way", "P22.7"));
        k.drive(&self.loads, operands.valid.val() & &control.loads);
        let own = k.wire("same_context_in_execute", operands.context.val().equals(&self.squash.context));
        let accesses = k.wire("follows_access", &own & &ahead.accesses);
        let answers = answered.valid.val() & operands.context.val().equals(&answered.context);
        let answers = k.wire("same_context_answered", answers);
        let needed = slots.into_iter().enumerate().map(|(place, answered)| {
            let place = place as u32;
            let follows = named.loading.val().bit(place) & &ahead.loads;
            (named.pending.val().bit(place) | follows) & !(&answers & answered)
        });
        let needed = k.wire("slots_needed", pack(needed));
        let awaits = k.wire("needs_register", needed.any());
        let registers = [operands.destination.val(), named.slot_1.val(), named.slot_2.val()];
        let awaited = k.value_of_lowest("register_needed", &needed, &registers);
        k.drive(&needs.awaits, &awaits);
        k.drive(&needs.awaited, awaited);
        let undrained = k.wire("is_undrained", left.busy.val() | &accesses);
        k.drive(&needs.undrained, &undrained);
        k.drive(&needs.follows_access, &accesses);
        let held = match needs.follows_access.is_present() {
            false => left.held.val() | &accesses,
            true => left.held.val(),
        };
        k.drive(&needs.held, held);
        let is_access = control.loads.val() | &control.stores;
        let of_unit = is_access & (left.access.val() | accesses);
        let of_all = named.drains.val() & undrained;
        let exists = named.exists.val() & !operands.fetch_failure.val().any();
        (awaits | of_unit | of_all) & exists & !between
    }

    /// The interrupt that is due, also one that becomes so in this cycle: the context of an access that fails may have
    /// an instruction here.
    pub(super) fn or_due_now(&self, k: &mut Kernel, due: Expr) -> Expr {
        let (access, error) = (&self.access_due, &self.error_due);
        if !access.valid.is_present() {
            return due;
        }
        k.comment(cite(&self._config, "an interrupt that becomes due in this cycle", "P9.1.3, P22.16"));
        let context = self.operands.context.val();
        let fails = access.valid.val() & context.equals(&access.context);
        let number = replicate(DUE_INTERRUPT_BITS, fails) & &access.number;
        let errs = error.valid.val() & context.equals(&error.context);
        let bus_error = Interrupt::BusError.val_in(DUE_INTERRUPT_BITS);
        let bus_error = replicate(DUE_INTERRUPT_BITS, errs) & bus_error;
        k.wire("due_now", due | number | bus_error)
    }
}
