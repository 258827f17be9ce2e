//! How often the rules of the page have fired, as a file for the index of rules.

use std::fmt::Write;

use golden_model::RuleEvent;

use super::rules;
use crate::collected::Collected;
use crate::table::rows;
use crate::unfired::UNFIRED;

/// A line a rule from section 5 on: its number and how often its events have occurred, crosses among them; or `-` and
/// the reason why nothing fires it.
pub fn fired(collected: &Collected) -> String {
    let Collected { runs, cores, cycles, .. } = collected;
    let mut text = format!("# {runs} programs on {} cores, {cycles} cycles.\n", cores.len());
    for rule in rules().iter().filter(|rule| rule.section >= 5) {
        let number = rule.number;
        let unfired = UNFIRED.iter().find(|one| one.rules.contains(&number));
        let _ = match unfired {
            Some(unfired) => writeln!(text, "{number} - {}", unfired.reason),
            None => writeln!(text, "{number} {}", times(number, collected)),
        };
    }
    text
}

fn times(number: &str, collected: &Collected) -> u64 {
    let of_table = rows().iter().filter(|row| row.rule == number).map(|row| collected.counts.get(row.event));
    // An event stands in the table with the first of its rules.
    let further = RuleEvent::ALL.iter().filter(|event| event.rules().iter().skip(1).any(|rule| *rule == number));
    let further = further.map(|event| collected.counts.of(*event));
    of_table.chain(further).sum()
}
