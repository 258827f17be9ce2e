//! The mechanism `stack`: splits, splitls and joins, with what they put on the stack.

use golden_model::Event;
use isa::{ExecutionUnit, Opcode};

use super::DivergenceLog;
use crate::machine::instruction_log::{heading, jump_target};

/// What an instruction did, if it is one of the three.
pub(super) fn instruction(log: &DivergenceLog<'_>, event: &Event<'_>) -> Option<String> {
    let opcode = event.instruction?.opcode();
    if opcode.unit() != ExecutionUnit::Divergence {
        return None;
    }
    let heading = heading(event, log.image);
    let mut text = log.paragraph(event.pc, &heading, summary(log, event, opcode));
    text.line("current mask", &log.mask(event.active_before));
    if opcode != Opcode::Join && event.interrupt.is_none() {
        text.line("mask taken", &log.mask(event.executing));
        let left = event.active_before.without(event.executing);
        text.line("others", &log.mask(left));
    }
    for lanes in event.waiting_after().iter().skip(event.depth_before) {
        text.line("put on stack", &log.waiting(lanes));
    }
    text.line("new mask", &log.mask(event.active_after));
    text.line("stack", &log.all_waiting(event.state, event.context));
    if let Some(interrupt) = event.interrupt {
        text.line("interrupt", &interrupt.to_string());
    }
    Some(text.0)
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
