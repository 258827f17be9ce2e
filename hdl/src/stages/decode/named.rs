//! The GPRs that the instruction names, for the scoreboard: which of them are on their way, and which the load/store
//! unit writes just now.

use super::{Decode, Fields};
use crate::citations::cite;
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::stages::control::FormSignals;

impl Decode {
    pub(super) fn name(&self, k: &mut Kernel, fields: &Fields, form: &FormSignals) {
        let (decode, named) = (&self.decode, &self.named);
        k.comment(cite(&self._config, "registers named that are on their way", "P22.7, P22.19"));
        let is_gpr = [&form.slot_0_is_gpr, &form.slot_1_is_gpr, &form.slot_2_is_gpr];
        let context = decode.context.val();
        let behind_operands = context.equals(&self.operands_context) & &self.load_in_operands;
        let behind_operands = k.wire("follows_load_in_operands", behind_operands);
        let behind_execute = context.equals(&self.squash.context) & &self.load_in_execute;
        let behind_execute = k.wire("follows_load_in_execute", behind_execute);
        let bits = self.pending.val().each_bit();
        let (mut on_their_way, mut loading) = (Vec::new(), Vec::new());
        for (place, (slot, is_gpr)) in fields.slots.iter().zip(is_gpr).enumerate() {
            let is_pending = k.pick(format!("slot_{place}_is_pending"), &bits, slot);
            let pushed = &behind_execute & slot.equals(&self.in_execute.register);
            on_their_way.push(is_gpr & (is_pending | pushed));
            let follows = &behind_operands & slot.equals(&self.in_operands.register);
            loading.push(is_gpr & follows);
        }
        k.drive(&named.pending, pack(on_their_way));
        k.drive(&named.loading, pack(loading));
        k.drive(&named.drains, &form.drains);
        k.drive(&named.slot_1, &fields.slots[1]);
        k.drive(&named.slot_2, &fields.slots[2]);
        k.drive(&named.reads_first, &self.has_first);
        k.drive(&named.first_from_slot_0, &form.reads_slot_0);
        k.drive(&named.second_from_slot_0, &form.stores_register);
        let from_slot_1 = &form.reads_second_from_slot_1;
        k.drive(&named.second_from_slot_1, from_slot_1);
        self.loaded_now(k, fields, form);
    }

    /// Which registers the load/store unit writes in this cycle, in which they are read.
    fn loaded_now(&self, k: &mut Kernel, fields: &Fields, form: &FormSignals) {
        let loaded = &self.loaded;
        let own = warp_of(&self.decode.context, &self.decode.owner);
        let same = k.wire("same_warp_loaded", own.equals(&self.loaded_warp));
        let slots = [0, 1, 2].map(|slot| {
            let equal = fields.slots[slot].equals(&self.loaded_register);
            k.wire(format!("slot_{slot}_is_loaded"), &same & equal)
        });
        let reads = [
            (&loaded.a, self.has_first.val()),
            (&loaded.b, !self.decoded.takes_immediate.val()),
            (&loaded.c, high()),
            (&loaded.d, high()),
        ];
        for ((signal, is_read), choice) in reads.into_iter().zip(self.choices(form)) {
            k.drive(signal, is_read & choice.of(&slots));
        }
    }
}
