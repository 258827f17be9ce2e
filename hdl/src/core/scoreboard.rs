//! The wires of the scoreboard, where the core has one.

use super::{connect_all, HarmonicaCore};
use crate::kit::prelude::*;

impl HarmonicaCore {
    pub(super) fn scoreboard(&self, k: &mut Kernel) {
        let (board, execute) = (&self.scoreboard, &self.execute);
        let (unit, table) = (&self.load_store, &self.warp_table);
        k.drive(&board.push, &execute.memory.access.valid);
        k.drive(&board.push_is_store, &execute.memory.access.is_store);
        k.drive(&board.push_register, &execute.memory.access.register);
        k.drive(&board.execute_context, &execute.table.update.context);
        k.drive(&board.answered_register, &unit.write.register);
        k.drive(&board.failed.valid, &unit.access_due.valid);
        k.drive(&board.failed.context, &unit.access_due.context);
        k.connect(&board.wait, &execute.scoreboard.memory_wait);
        k.connect(&table.execute.register_wait, &execute.scoreboard.register_wait);
        k.connect(&board.answered, &unit.loaded);
        k.connect(&board.sent, &unit.sent);
        k.connect(&board.printed, &unit.printed);
        k.connect(&board.translated, &unit.translated);
        k.connect(&board.stored, &unit.stored);
        k.connect(&board.stored_in_scratchpad, &unit.stored_in_scratchpad);
        k.drive(&board.failed_loads, &unit.failed_loads);
        k.drive(&board.failed_register, &unit.failed_register);
        k.drive(&board.push_nowhere, &execute.memory.access_nowhere);
        k.drive(&execute.scoreboard.fails_ahead, &board.fails_ahead);
        k.drive(&table.events.memory_woken, &board.woken);
        k.drive(&table.events.next_pending, &board.next_pending);
        k.drive(&self.split_contexts.undrained, &board.undrained);
        if board.is_present() && !board.stored.is_present() && !self._config.trace {
            let stored = vec![unit.stored.valid.val(), unit.stored.context.val()];
            k.ignore("a store that is sent is not waited for", stored);
        }
        self.scored_decode(k);
        self.scored_operands(k);
    }

    fn scored_decode(&self, k: &mut Kernel) {
        let (decode, unit, board) = (&self.decode, &self.load_store, &self.scoreboard);
        k.drive(&board.decode_context, &decode.decoded.context);
        k.drive(&decode.pending, &board.decode_pending);
        k.drive(&decode.load_in_execute, &self.execute.scoreboard.access_ahead.loads);
        k.drive(&decode.load_in_operands, &self.operands.loads);
        k.drive(&decode.operands_context, &self.operands.issued.context);
        k.drive(&decode.loaded_warp, &unit.write.warp);
        k.drive(&decode.loaded_register, &unit.write.register);
    }

    fn scored_operands(&self, k: &mut Kernel) {
        let (operands, unit, board) = (&self.operands, &self.load_store, &self.scoreboard);
        k.drive(&board.operands_context, &operands.issued.context);
        k.connect(&operands.named, &self.decode.named);
        k.connect(&operands.loaded, &self.decode.loaded);
        k.connect(&operands.access_ahead, &self.execute.scoreboard.access_ahead);
        k.connect(&operands.left, &board.operands_left);
        k.connect(&self.execute.operands.needs, &operands.needs);
        connect_all(k, &operands.load_values, &unit.write_value);
        let (load, write) = (&operands.load, &unit.write);
        pass_on!(k, write => load; lanes, warp, register);
        k.connect(&operands.answered, &unit.loaded);
        k.connect(&operands.access_due, &unit.access_due);
        k.connect(&operands.error_due, &unit.error_due);
    }
}
