//! The mechanism `paired-path`: jumps that part the lanes, and comparisons by which paths meet or change places.

use golden_model::semantics::Effect;
use golden_model::{Comparison, ComparisonEvent, Event};
use isa::divergence::paired_path::parts;
use isa::{Address, LaneMask, Opcode, Reconvergence};

use super::DivergenceLog;
use crate::machine::instruction_log::located;

/// What a log calls the paths that wait.
const WAITING: &str = "paths waiting";

/// What an instruction did to the paths: parted them, was refused, ended them; or compared them, and nothing came of
/// it.
pub(super) fn instruction(log: &DivergenceLog<'_>, event: &Event<'_>) -> Option<String> {
    let opcode = event.instruction?.opcode();
    let was_partial = !event.executing.is_empty() && event.executing != event.active_before;
    match opcode {
        _ if event.interrupt.is_some() => {
            let is_of_paths = parts(opcode) && was_partial || event.depth_before > 0;
            is_of_paths.then(|| refused(log, event))
        }
        opcode if parts(opcode) && was_partial => Some(parted(log, event)),
        Opcode::Halt if event.depth_before > 0 => Some(ended(log, event)),
        Opcode::Join => compared_in_vain(log, event),
        _ => None,
    }
}

fn parted(log: &DivergenceLog<'_>, event: &Event<'_>) -> String {
    let waits = event.waiting_after().len() > event.depth_before;
    let summary = match waits {
        true => "the lanes part",
        false => "all lanes go on at the next instruction",
    };
    let mut text = log.on(event, summary);
    text.line("current mask", &log.mask(event.active_before));
    text.parting(log, event);
    if waits {
        let live = path(log, event.active_after, event.next_pc);
        text.line("goes first", &live);
    }
    text.end(log, WAITING, event)
}

fn refused(log: &DivergenceLog<'_>, event: &Event<'_>) -> String {
    let mut text = log.on(event, "refused");
    text.line("current mask", &log.mask(event.active_before));
    text.end(log, WAITING, event)
}

fn ended(log: &DivergenceLog<'_>, event: &Event<'_>) -> String {
    let waited = event.depth_before;
    let summary = format!("the warp stops, and with it {waited} waiting");
    log.on(event, &summary).0
}

/// A join that has compared its next address, and has gone on.
fn compared_in_vain(log: &DivergenceLog<'_>, event: &Event<'_>) -> Option<String> {
    let shape = event.state.shape();
    let is_explicit = shape.features.reconvergence == Reconvergence::Explicit;
    if !is_explicit || event.depth_before == 0 || event.effect != Effect::Advance {
        return None;
    }
    let mut text = log.on(event, "compared, nobody waits here or before");
    text.line("mask", &log.mask(event.active_after));
    Some(text.end(log, WAITING, event))
}

/// Lanes that have met, or have changed places.
pub(super) fn comparison(log: &DivergenceLog<'_>, event: &ComparisonEvent<'_>) -> Option<String> {
    let (summary, others, goes_on) = match event.comparison {
        Comparison::Nothing => return None,
        Comparison::Met { active } => {
            let waited = active.without(event.active_before);
            ("the lanes meet", waited, (active, event.compared))
        }
        Comparison::Exchanged { active, pc } => ("the lanes change places", active, (active, pc)),
    };
    let heading = located(log.image, event.warp, event.compared, "(compared)");
    let mut text = log.paragraph(event.compared, &heading, summary);
    text.line("have come", &log.mask(event.active_before));
    text.line("have waited", &log.mask(others));
    text.line("goes on", &path(log, goes_on.0, goes_on.1));
    text.line(WAITING, &log.all_waiting(event.state, event.context));
    Some(text.0)
}

fn path(log: &DivergenceLog<'_>, lanes: LaneMask, pc: Address) -> String {
    format!("{} at {}", log.mask(lanes), log.image.describe(pc))
}
