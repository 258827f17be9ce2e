//! The mechanism `stack`: splits, splitls and joins, with what they put on the stack.

use golden_model::Event;
use isa::{ExecutionUnit, Opcode};

use super::DivergenceLog;
use crate::machine::instruction_log::jump_target;

/// What an instruction did, if it is one of the three.
pub(super) fn instruction(log: &DivergenceLog<'_>, event: &Event<'_>) -> Option<String> {
    let opcode = event.instruction?.opcode();
    if opcode.unit() != ExecutionUnit::Divergence {
        return None;
    }
    let mut text = log.on(event, summary(log, event, opcode));
    text.line("current mask", &log.mask(event.active_before));
    if opcode != Opcode::Join && event.interrupt.is_none() {
        text.parting(log, event);
    }
    for lanes in event.waiting_after().iter().skip(event.depth_before) {
        text.line("put on stack", &log.waiting(lanes));
    }
    text.line("new mask", &log.mask(event.active_after));
    Some(text.end(log, "stack", event))
}

/// In words, what a split, splitl or join did.
fn summary(log: &DivergenceLog<'_>, event: &Event<'_>, opcode: Opcode) -> &'static str {
    let (before, after) = (event.active_before, event.active_after);
    let lanes_left = !before.without(after).is_empty();
    if event.interrupt.is_some() {
        return "refused";
    }
    if opcode == Opcode::Join {
        return if jump_target(event, &log.image.arch).is_some() {
            "the other lanes' turn"
        } else if before == after {
            "all go on together"
        } else {
            "lanes together again"
        };
    }
    let grown = event.waiting_after().len() > event.depth_before;
    match (opcode == Opcode::Splitl, lanes_left, grown) {
        (false, true, _) => "the lanes part",
        (false, false, _) => "uniform, the lanes stay together",
        (true, true, true) => "loop split, the first lanes leave",
        (true, true, false) => "loop split, more lanes leave",
        (true, false, true) => "EXIT loop split, all lanes at once",
        (true, false, false) if before == after => "loop split, all lanes stay",
        (true, false, false) => "EXIT loop split, the last lanes leave",
    }
}
