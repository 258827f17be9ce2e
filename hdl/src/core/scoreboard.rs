//! The wires of the scoreboard, where the core has one.

use super::{connect_all, HarmonicaCore};
use crate::kit::prelude::*;

impl HarmonicaCore {
    pub(super) fn scoreboard(&self, k: &mut Kernel) {
        let Some(board) = self.scoreboard.get() else {
            return;
        };
        let (execute, unit, table) = (&self.execute, &self.load_store, &self.warp_table);
        k.drive(&board.push, &execute.access.valid);
        k.drive(&board.push_is_store, &execute.access.is_store);
        k.drive(&board.push_register, &execute.access.register);
        k.drive(&board.execute_context, &execute.update.context);
        k.drive(&board.answered_register, &unit.write.register);
        k.drive(&board.failed.valid, &unit.access_due.valid);
        k.drive(&board.failed.context, &unit.access_due.context);
        k.connect(&board.wait, &execute.memory_wait);
        k.connect(&table.register_wait, &execute.register_wait);
        for (target, source) in [
            (Some(&board.answered), Some(&unit.loaded)),
            (Some(&board.sent), unit.sent.get()),
            (Some(&board.printed), Some(&unit.printed)),
            (board.translated.get(), unit.translated.get()),
            (board.stored.get(), Some(&unit.stored)),
            (
                board.stored_in_scratchpad.get(),
                unit.stored_in_scratchpad.get(),
            ),
        ] {
            if let (Some(target), Some(source)) = (target, source) {
                k.connect(target, source);
            }
        }
        let contexts = self.split_contexts.get();
        for (target, source) in [
            (Some(&board.failed_loads), unit.failed_loads.get()),
            (Some(&board.failed_register), unit.failed_register.get()),
            (board.push_nowhere.get(), execute.access_nowhere.get()),
            (execute.fails_ahead.get(), board.fails_ahead.get()),
            (table.memory_woken.get(), Some(&board.woken)),
            (table.next_pending.get(), Some(&board.next_pending)),
            (
                contexts.and_then(|contexts| contexts.undrained.get()),
                board.undrained.get(),
            ),
        ] {
            if let (Some(target), Some(source)) = (target, source) {
                k.drive(target, source);
            }
        }
        if board.stored.get().is_none() && !self._config.trace {
            let stored = vec![unit.stored.valid.val(), unit.stored.context.val()];
            k.ignore("a store that is sent is not waited for", stored);
        }
        self.scored_decode(k);
        self.scored_operands(k);
    }

    fn scored_decode(&self, k: &mut Kernel) {
        let (decode, unit) = (&self.decode, &self.load_store);
        let Some(board) = self.scoreboard.get() else {
            return;
        };
        k.drive(&board.decode_context, &decode.decoded.context);
        for (target, source) in [
            (&decode.pending, Some(&board.decode_pending)),
            (
                &decode.load_in_execute,
                Some(&self.execute.access_ahead.loads),
            ),
            (&decode.load_in_operands, self.operands.loads.get()),
            (
                &decode.operands_context,
                Some(&self.operands.issued.context),
            ),
            (&decode.loaded_warp, Some(&unit.write.warp)),
            (&decode.loaded_register, Some(&unit.write.register)),
        ] {
            if let (Some(target), Some(source)) = (target.get(), source) {
                k.drive(target, source);
            }
        }
    }

    fn scored_operands(&self, k: &mut Kernel) {
        let (operands, unit) = (&self.operands, &self.load_store);
        let Some(board) = self.scoreboard.get() else {
            return;
        };
        k.drive(&board.operands_context, &operands.issued.context);
        k.connect(&operands.named, &self.decode.named);
        k.connect(&operands.loaded, &self.decode.loaded);
        k.connect(&operands.access_ahead, &self.execute.access_ahead);
        k.connect(&operands.left, &board.operands_left);
        k.connect(&self.execute.needs, &operands.needs);
        connect_all(k, &operands.load_values, &unit.write_value);
        let (load, write) = (&operands.load, &unit.write);
        k.drive(&load.lanes, &write.lanes);
        k.drive(&load.warp, &write.warp);
        k.drive(&load.register, &write.register);
        if let Some(answered) = operands.answered.get() {
            k.connect(answered, &unit.loaded);
        }
        if let Some(due) = operands.access_due.get() {
            k.connect(due, &unit.access_due);
        }
        if let (Some(due), Some(error)) = (operands.error_due.get(), unit.error_due.get()) {
            k.connect(due, error);
        }
    }
}
