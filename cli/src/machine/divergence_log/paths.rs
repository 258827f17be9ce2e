//! The mechanism `paired-path`: jumps that part the lanes, and comparisons by which paths meet or change places.

use golden_model::semantics::Effect;
use golden_model::{Comparison, ComparisonEvent, Event};
use isa::divergence::paired_path::parts;
use isa::{Address, LaneMask, Opcode, Reconvergence};

use super::DivergenceLog;
use crate::machine::instruction_log::{heading, located};

/// What an instruction did to the paths: parted them, was refused, ended them; or compared them, and nothing came of it.
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
    let mut text = log.paragraph(event.pc, &heading(event, log.image), summary);
    text.line("current mask", &log.mask(event.active_before));
    text.line("mask taken", &log.mask(event.executing));
    let left = event.active_before.without(event.executing);
    text.line("others", &log.mask(left));
    if waits {
        let live = path(log, event.active_after, event.next_pc);
        text.line("goes first", &live);
    }
    text.line(
        "paths waiting",
        &log.all_waiting(event.state, event.context),
    );
    text.0
}

fn refused(log: &DivergenceLog<'_>, event: &Event<'_>) -> String {
    let mut text = log.paragraph(event.pc, &heading(event, log.image), "refused");
    text.line("current mask", &log.mask(event.active_before));
    text.line(
        "paths waiting",
        &log.all_waiting(event.state, event.context),
    );
    if let Some(interrupt) = event.interrupt {
        text.line("interrupt", &interrupt.to_string());
    }
    text.0
}

fn ended(log: &DivergenceLog<'_>, event: &Event<'_>) -> String {
    let waited = event.depth_before;
    let summary = format!("the warp stops, and with it {waited} waiting");
    log.paragraph(event.pc, &heading(event, log.image), &summary)
        .0
}

/// A join that has compared its next address, and has gone on.
fn compared_in_vain(log: &DivergenceLog<'_>, event: &Event<'_>) -> Option<String> {
    let shape = event.state.shape();
    let is_explicit = shape.features.reconvergence == Reconvergence::Explicit;
    if !is_explicit || event.depth_before == 0 || event.effect != Effect::Advance {
        return None;
    }
    let summary = "compared, nobody waits here or before";
    let mut text = log.paragraph(event.pc, &heading(event, log.image), summary);
    text.line("mask", &log.mask(event.active_after));
    text.line(
        "paths waiting",
        &log.all_waiting(event.state, event.context),
    );
    Some(text.0)
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
    text.line(
        "paths waiting",
        &log.all_waiting(event.state, event.context),
    );
    Some(text.0)
}

fn path(log: &DivergenceLog<'_>, lanes: LaneMask, pc: Address) -> String {
    format!("{} at {}", log.mask(lanes), log.image.describe(pc))
}
