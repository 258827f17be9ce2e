//! The rules that the golden model has fired around a mismatch: those that may have to do with what differs.

use golden_model::{Fired, RuleEvent};
use isa::Cycle;
use serde::Serialize;

/// The most rules of a cycle that are named.
const RULES_MAX: usize = 4;

/// A rule that has fired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FiredRule {
    /// In which cycle.
    pub cycle: Cycle,
    /// Its numbers in docs/pipeline.md.
    pub rules: &'static [&'static str],
    /// What has happened.
    pub text: &'static str,
}

/// The rules that have fired in a cycle, which `fired` has just seen, and in the cycle before, in the sections that a
/// field of the record has to do with.
pub(crate) fn fired_rules(field: &str, cycle: Cycle, fired: &Fired) -> Vec<FiredRule> {
    let sections = sections(field);
    let concerns = |event: &RuleEvent| section(*event).is_some_and(|section| sections.contains(&section));
    let of = |cycle: u64, events: Vec<RuleEvent>| {
        let named = move |event: RuleEvent| FiredRule { cycle: Cycle(cycle), rules: event.rules(), text: event.text() };
        events.into_iter().take(RULES_MAX).map(named)
    };
    let before = cycle.0.checked_sub(1).map(|cycle| of(cycle, fired.in_cycle_before().filter(concerns).collect()));
    let now = of(cycle.0, fired.in_cycle().filter(concerns).collect());
    before.into_iter().flatten().chain(now).collect()
}

/// The section of docs/pipeline.md that the first of its rules is in.
fn section(event: RuleEvent) -> Option<u32> {
    let number = event.rules().first()?.strip_prefix('P')?;
    number.split('.').next()?.parse().ok()
}

/// The sections that say what a field of the record shows, by the first part of its name.
fn sections(field: &str) -> &'static [u32] {
    match field.split('_').next().unwrap_or_default() {
        "schedule" | "stall" | "instruction" => &[5, 15, 19, 20, 28],
        "fetch" => &[6, 19, 21],
        "decode" => &[7, 12],
        "operands" => &[8, 28],
        "commit" | "predicate" => &[9, 10, 12],
        "write" => &[9, 10, 11, 12, 13, 22, 24, 25, 26, 29],
        "data" | "load" | "store" | "print" | "console" => &[3, 11, 21, 24, 25, 26, 27],
        "translate" | "translation" | "tlb" => &[11, 14],
        "scratchpad" => &[25],
        "exchange" => &[26],
        "copy" => &[12],
        "arithmetic" => &[13],
        "custom" => &[29],
        "counter" => &[10, 23],
        _ => &[9, 12, 13, 14, 20, 22],
    }
}

#[cfg(test)]
mod tests {
    use golden_model::timing::Core;
    use isa::ports::PortInputs;
    use isa::{CoreConfig, CycleRecord, TraceLayout};

    use super::*;

    /// An empty core asks for its first instruction when its registers are cleared, and the port is not ready.
    ///
    /// Rules: P5.9.
    #[test]
    fn rules_of_what_differs_are_named_and_no_others() {
        let config = CoreConfig::default();
        let mut core = Core::new(&config);
        let mut record = CycleRecord::new(TraceLayout::new(&config));
        let inputs = PortInputs::default();
        let cycles = config.clear_cycles() + 2;
        for _ in 0..cycles {
            core.step(&inputs, &mut record);
        }
        let last = Cycle(cycles - 1);
        let named = |field: &str| -> Vec<_> {
            let rules = fired_rules(field, last, core.fired()).into_iter();
            rules.map(|fired| (last.0 - fired.cycle.0, fired.rules[0])).collect()
        };
        assert_eq!(named("stall_cause"), [(1, "P5.9"), (0, "P5.9")]);
        assert_eq!(named("execute_lanes"), []);
        assert_eq!(named("data_request_valid"), []);
    }
}
