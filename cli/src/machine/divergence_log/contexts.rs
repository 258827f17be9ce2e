//! The mechanism `multi-path`: splits, splitls and joins, with the contexts in which the lanes of the warp go on.

use golden_model::{Event, State};
use isa::trace::WarpState;
use isa::{Context, ExecutionUnit, Opcode};

use super::DivergenceLog;

/// What an instruction did, if it is one of the three.
pub(super) fn instruction(log: &DivergenceLog<'_>, event: &Event<'_>) -> Option<String> {
    let opcode = event.instruction?.opcode();
    if opcode.unit() != ExecutionUnit::Divergence {
        return None;
    }
    let mut text = log.on(event, &summary(event, opcode));
    text.line("context", &event.context.to_string());
    text.line("current mask", &log.mask(event.active_before));
    if opcode != Opcode::Join && event.interrupt.is_none() {
        text.parting(log, event);
    }
    for context in contexts(event) {
        let at = event.state.context(context);
        let place = log.image.describe(at.pc);
        let state: &str = (&at.state).into();
        let lanes = log.mask(at.active_mask);
        text.line(&format!("context {context}"), &format!("{lanes} at {place}, {state}"));
    }
    Some(text.end(log, "regions", event))
}

fn summary(event: &Event<'_>, opcode: Opcode) -> String {
    let left = event.active_before.without(event.executing);
    let is_divided = !event.executing.is_empty() && !left.is_empty();
    if event.interrupt.is_some() {
        return "refused".to_owned();
    }
    if opcode == Opcode::Join {
        return joined(event).to_owned();
    }
    let started = contexts(event)
        .into_iter()
        .find(|&context| context != event.context && event.state.context(context).active_mask == left);
    match (is_divided, started) {
        (true, Some(context)) if opcode == Opcode::Split => {
            format!("the lanes part, and context {context} takes the others")
        }
        (true, _) => "the lanes part, and the others wait for a context".to_owned(),
        (false, _) => "all lanes agree".to_owned(),
    }
}

fn joined(event: &Event<'_>) -> &'static str {
    let is_free = is_free(event.state, event.context);
    let open = event.state.divergence().depth(event.context);
    match (is_free, open < event.depth_before) {
        (true, true) => "the region is closed, and all go on in the home context",
        (true, false) => "the context ends, others of the region are on their way",
        (false, true) => "the region is closed",
        (false, false) => "the context goes on with the lanes that have waited for one",
    }
}

fn is_free(state: &State, context: Context) -> bool {
    state.context(context).state == WarpState::Free
}

/// The contexts of the warp that are not Free.
fn contexts(event: &Event<'_>) -> Vec<Context> {
    let state = event.state;
    let all = (0..state.shape().contexts as u32).map(Context);
    let own = |&context: &Context| !is_free(state, context) && state.warp_of(context) == state.warp_of(event.context);
    all.filter(own).collect()
}
