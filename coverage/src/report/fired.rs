//! How often the rules of the page have fired, as a file for the index of rules.

use std::fmt::Write;

use golden_model::RuleEvent;

use super::{rules, Fate, Judged};
use crate::table::{rows, Event};
use crate::unfired::UNFIRED;

/// A line a rule from section 5 on: its number and how often its events have occurred, crosses among them; or `-` and
/// the reason why nothing fires it, or none of the cores does.
pub fn fired(judged: &Judged) -> String {
    let collected = judged.collected;
    let (runs, cores, cycles) = (collected.runs, collected.cores.len(), collected.cycles);
    let mut text = format!("# {runs} programs on {cores} cores, {cycles} cycles.\n");
    for rule in rules().iter().filter(|rule| rule.section >= 5) {
        let number = rule.number;
        let unfired = UNFIRED.iter().find(|one| one.rules.contains(&number));
        let events = events(number);
        let no_core = events.iter().all(|event| judged.fate(*event) == Fate::NoCore);
        let _ = match unfired {
            Some(unfired) => writeln!(text, "{number} - {}", unfired.reason),
            None if no_core => writeln!(text, "{number} - No core of the campaign has what it needs"),
            None => {
                let times: u64 = events.iter().map(|event| collected.counts.get(*event)).sum();
                writeln!(text, "{number} {times}")
            }
        };
    }
    text
}

/// The events that a rule comes from.
fn events(number: &str) -> Vec<Event> {
    let of_table = rows().iter().filter(|row| row.rule == number).map(|row| row.event);
    // The table has an event under the first of its rules.
    let further = RuleEvent::ALL.iter().filter(|event| event.rules().iter().skip(1).any(|rule| *rule == number));
    of_table.chain(further.map(|event| Event::of_rule(*event))).collect()
}
