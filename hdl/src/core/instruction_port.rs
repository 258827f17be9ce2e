//! The wires between schedule, fetch and the instruction port; the instruction cache stands there, if the core has one. And those of jump
//! prediction, and of the start by a host.

use super::HarmonicaCore;
use crate::kit::prelude::*;

impl HarmonicaCore {
    /// What schedule asks for.
    pub(super) fn fetches(&self, k: &mut Kernel) {
        let (port, request) = (&self.instruction_request, &self.schedule.request);
        match self.instruction_cache.get() {
            None => k.join(port, request),
            Some(cache) => {
                k.join(&cache.fetch, request);
                k.join(port, &cache.request);
            }
        }
    }

    /// What fetch is answered with.
    pub(super) fn fetched(&self, k: &mut Kernel) {
        let (port, response) = (&self.instruction_response, &self.fetch.response);
        let blocked = &self.copy_unit.blocked;
        match self.instruction_cache.get() {
            None => {
                k.join(response, port);
                k.drive(blocked, &port.valid);
            }
            Some(cache) => {
                k.join(&cache.response, port);
                k.join(response, &cache.answer);
                k.drive(blocked, &cache.answer.valid);
                if let Some(fences) = self.execute.empties_cache.get() {
                    k.drive(&cache.empties, fences);
                }
            }
        }
    }

    /// What is predicted of jumps, on its way from the warp table to decode and back from execute.
    pub(super) fn predictions(&self, k: &mut Kernel) {
        let (table, queue, decode) = (&self.warp_table, &self.fetch_queue, &self.decode);
        k.connect(&table.jump_update, &self.execute.jump_update);
        for (target, source) in [
            (queue.last_predicted.get(), table.fetched_predicted.get()),
            (decode.predicted.get(), queue.answered_predicted.get()),
            (
                decode.remembered_immediate.get(),
                table.decode_jump_immediate.get(),
            ),
        ] {
            if let (Some(target), Some(source)) = (target, source) {
                k.drive(target, source);
            }
        }
    }

    /// Where the program starts, and with which argument, if a host says so.
    pub(super) fn start(&self, k: &mut Kernel) {
        for (target, source) in [
            (
                self.warp_table.start_address.get(),
                self.start_address.get(),
            ),
            (self.decode.start_argument.get(), self.start_argument.get()),
        ] {
            if let (Some(target), Some(source)) = (target, source) {
                k.drive(target, source);
            }
        }
    }
}
