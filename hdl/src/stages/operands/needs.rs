//! Whether the instruction needs what is on its way to memory (docs/pipeline.md section 22), and what the load/store unit does for it in this very cycle.
//!
//! What execute does in this cycle with an access of the same context is known too late. So it is taken as given away whenever a lane executes it: if it is
//! not, the context is redirected, and the instruction here is squashed.

use isa::Interrupt;

use super::Operands;
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::units::files::interrupt_address::DUE_INTERRUPT_BITS;

impl Operands {
    /// The slots of the instruction here, and whether each names the register that the load/store unit is about to write. None without a scoreboard.
    fn slots_loaded(&self) -> Option<[Expr; 3]> {
        let load = &self.load;
        if load.register.width() == 0 {
            return None;
        }
        let named = &self.operands_named;
        let slots = [&self.operands.destination, &named.slot_1, &named.slot_2];
        Some(slots.map(|slot| slot.val().equals(&load.register)))
    }

    /// For the first, second and third register, whether the load/store unit writes it in this cycle, if it writes one.
    pub(super) fn loaded_here(&self, k: &mut Kernel) -> [Expr; 3] {
        let Some(slots) = self.slots_loaded() else {
            return [low(), low(), low()];
        };
        let (operands, named) = (&self.operands, &self.operands_named);
        k.comment("registers that the load/store unit writes now");
        let warp = warp_of(&operands.context, &operands.owner);
        let same = k.wire("same_warp_loads", warp.equals(&self.load.warp));
        let names = ["loads_slot_0", "loads_slot_1", "loads_slot_2"];
        let mut loaded = names.into_iter().zip(slots);
        let mut next =
            |k: &mut Kernel| loaded.next().map(|(name, slot)| k.wire(name, slot & &same));
        let slots = [next(k), next(k), next(k)].map(|slot| slot.unwrap_or_else(low));
        let [slot_0, slot_1, slot_2] = &slots;
        let first = select(&named.first_from_slot_0, slot_0, slot_1);
        let second = first_of(
            vec![
                (named.second_from_slot_0.val(), slot_0.clone()),
                (named.second_from_slot_1.val(), slot_1.clone()),
            ],
            slot_2,
        );
        [
            k.wire("loads_first", first & &named.reads_first),
            k.wire("loads_second", second & !operands.takes_immediate.val()),
            slot_2.clone(),
        ]
    }

    /// Whether the instruction needs what is on its way, if the checks before that let it pass. `None` without a scoreboard.
    pub(super) fn needs(&self, k: &mut Kernel, between: &Expr) -> Option<Expr> {
        let (answered, slots) = (self.answered.get()?, self.slots_loaded()?);
        let (operands, named, needs) = (&self.operands, &self.operands_named, &self.needs);
        let (left, ahead, control) = (&self.left, &self.access_ahead, &self.operands_control);
        k.comment("whether it needs what is on its way");
        if let Some(loads) = self.loads.get() {
            k.drive(loads, operands.valid.val() & &control.loads);
        }
        let own = operands.context.val().equals(&self.squash.context);
        let own = k.wire("same_context_in_execute", own);
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
        let registers = [
            operands.destination.val(),
            named.slot_1.val(),
            named.slot_2.val(),
        ];
        let awaited = k.value_of_lowest("register_needed", &needed, &registers);
        k.drive(&needs.awaits, &awaits);
        k.drive(&needs.awaited, awaited);
        let undrained = k.wire("is_undrained", left.busy.val() | &accesses);
        k.drive(&needs.undrained, &undrained);
        let held = match needs.follows_access.width() {
            0 => left.held.val() | &accesses,
            _ => {
                k.drive(&needs.follows_access, &accesses);
                left.held.val()
            }
        };
        k.drive(&needs.held, held);
        let is_access = control.loads.val() | &control.stores;
        let of_unit = is_access & (left.access.val() | accesses);
        let of_all = named.drains.val() & undrained;
        let exists = named.exists.val() & !operands.fault.val().any();
        Some((awaits | of_unit | of_all) & exists & !between)
    }

    /// The interrupt that is due, also one that becomes so in this cycle: the context of an access that fails may have an instruction here.
    pub(super) fn or_due_now(&self, k: &mut Kernel, due: Expr) -> Expr {
        let Some(access) = self.access_due.get() else {
            return due;
        };
        k.comment("an interrupt that becomes due in this cycle");
        let context = self.operands.context.val();
        let fails = access.valid.val() & context.equals(&access.context);
        let number = replicate(DUE_INTERRUPT_BITS, fails) & &access.number;
        let mut due = due | number;
        if let Some(error) = self.error_due.get() {
            let fails = error.valid.val() & context.equals(&error.context);
            let number = Interrupt::BusError.val_in(DUE_INTERRUPT_BITS);
            due = due | (replicate(DUE_INTERRUPT_BITS, fails) & number);
        }
        k.wire("due_now", due)
    }
}
