//! What the scoreboard and the lock step hear of the active access.

use isa::Scalar;

use super::slots::ActiveAccess;
use super::{LoadStoreUnit, Taken};
use crate::citations::cite;
use crate::kit::prelude::*;
use crate::units::files::interrupt_address::DUE_INTERRUPT_BITS;
use crate::units::memory::tlb::failure_number;

impl LoadStoreUnit {
    /// What becomes of the active access, where its context may go on meanwhile.
    pub(super) fn tell_scoreboard(&self, k: &mut Kernel, access: &ActiveAccess, taken: &Taken, ends: &Expr) {
        let (sent, translated, translator) = (&self.sent, &self.translated, &self.translator);
        let sends = match self._shape.requests_wait {
            false => ends.clone(),
            true => ends & (!&access.is_store | &taken.stays_here),
        };
        k.drive(&sent.valid, sends);
        k.drive(&sent.context, &self.active_context);
        k.drive(&self.failed_loads, !&access.is_store);
        k.drive(&self.failed_register, &access.register);
        k.drive(&translated.valid, translator.ends.val() & !translator.fails.val());
        k.drive(&translated.context, &self.active_context);
    }

    pub(super) fn traced(&self, k: &mut Kernel) {
        self.trace.hand_on(k, &self.scratchpad.trace);
        self.trace.hand_on(k, &self.exchange.trace);
        k.comment(cite(&self._config, "trace", "P17.8"));
        let lanes = &self.translator.served;
        if !self.trace.is_present() {
            k.ignore("only the trace shows what is translated", vec![lanes.val(), self.translator.served_code.val()]);
            return;
        }
        let number = failure_number(&self.translator.served_code.val(), DUE_INTERRUPT_BITS);
        self.trace.drive(k, Scalar::TranslateLanes, lanes);
        self.trace.drive(k, Scalar::TranslateFault, number);
    }
}
