//! Contexts in WaitMemory: what they wait for, and when it happens.

use super::{Events, Scoreboard};
use crate::kit::prelude::*;

impl Scoreboard {
    /// The contexts that begin to wait, and those that need not any more. A context waits for a register until that is loaded, else until
    /// anything happens to its accesses.
    pub(super) fn waits(&self, k: &mut Kernel, events: &Events) {
        let (wait, answered) = (&self.wait, &self.answered);
        k.comment("who waits, and for what: P22.9, P22.10");
        let for_register = k.wire("waits_for_register", self.at(&wait.awaits, &events.executes));
        let waits = self.at(&wait.waits, &events.executes);
        let for_any = waits & !&for_register;
        let waiting = k.wire("waiting_now", self.waiting.val() | for_any);
        let happens = &events.answered | &events.freed | &events.released;
        let happens = k.wire("happens", happens);
        k.update(&self.waiting, &waiting & !&happens);

        let awaited = &self.awaited;
        k.drive(&awaited.write_enable, &wait.awaits);
        k.drive(&awaited.write_address, &self.execute_context);
        k.drive(&awaited.write_data, &wait.register);
        k.drive(&awaited.read_address, &answered.context);
        let loaded = self.answered_register.val();
        let is_it = k.wire("is_awaited", loaded.equals(&awaited.read_data));
        let is_new = k.wire("is_newly_awaited", loaded.equals(&wait.register));
        let old = self.at(is_it, self.awaiting.val());
        let comes = &events.answered & (old | self.at(is_new, &for_register));
        let comes = k.wire("awaited_comes", comes);
        let awaiting = self.awaiting.val() | for_register;
        k.update(&self.awaiting, awaiting & !&comes);
        k.drive(&self.woken, (waiting & happens) | comes);
    }
}
