//! What the scoreboard and the lock step hear of the active access.

use isa::Scalar;

use super::slots::Access;
use super::{LoadStoreUnit, Taken};
use crate::kit::prelude::*;
use crate::units::files::interrupt_address::DUE_INTERRUPT_BITS;
use crate::units::memory::tlb::failure_number;

impl LoadStoreUnit {
    /// What becomes of the active access, where its context may go on meanwhile.
    pub(super) fn tell_scoreboard(
        &self,
        k: &mut Kernel,
        access: &Access,
        taken: &Taken,
        ends: &Expr,
    ) {
        let (Some(sent), Some(loads), Some(register)) = (
            self.sent.get(),
            self.failed_loads.get(),
            self.failed_register.get(),
        ) else {
            return;
        };
        let sends = match self._shape.cached {
            false => ends.clone(),
            true => ends & (!&access.is_store | &taken.stays_here),
        };
        k.drive(&sent.valid, sends);
        k.drive(&sent.context, &self.active_context);
        k.drive(loads, !&access.is_store);
        k.drive(register, &access.register);
        if let (Some(translated), Some(translator)) = (self.translated.get(), self.translator.get())
        {
            let succeeds = translator.ends.get().map_or_else(low, RSignal::val);
            k.drive(&translated.valid, succeeds & !translator.fails.val());
            k.drive(&translated.context, &self.active_context);
        }
    }

    pub(super) fn traced(&self, k: &mut Kernel) {
        if let Some(scratchpad) = self.scratchpad.get() {
            self.trace.hand_on(k, &scratchpad.trace);
        }
        let (lanes, number) = match self.translator.get() {
            None => (zeros(self._shape.lanes), zeros(3)),
            Some(translator) => {
                let number = failure_number(&translator.served_code.val(), DUE_INTERRUPT_BITS);
                (translator.served.val(), number)
            }
        };
        if self.trace.is_present() {
            k.comment("trace");
            self.trace.drive(k, Scalar::TranslateLanes, lanes);
            self.trace.drive(k, Scalar::TranslateFault, number);
        } else if self.translator.get().is_some() {
            k.ignore(
                "only the trace shows what is translated",
                vec![lanes, number],
            );
        }
    }
}
