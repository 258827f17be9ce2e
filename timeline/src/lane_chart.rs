//! The lanes of one context in the course of time: a row an instruction, a column a lane, beside it the divergence stack.

use std::ops::Range;

use isa::{Lane, LaneMask};

use crate::space_time::mask_text;
use crate::stack;
use crate::{LaneHistory, Names, StackLevel, Step};

/// A row: one instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartRow {
    /// The cycle of its commit.
    pub cycle: u64,
    /// Its address in hexadecimal.
    pub pc: String,
    /// The label at its address, or nothing.
    pub label: String,
    /// The instruction.
    pub text: String,
    /// Lanes in which it executes.
    pub executing: LaneMask,
    /// Active lanes before it.
    pub before: LaneMask,
    /// Active lanes after it.
    pub after: LaneMask,
    /// What it does to the lanes, in words; empty when it does nothing to them.
    pub note: String,
}

/// An entry of the stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartEntry {
    /// How many entries lie below it.
    pub level: usize,
    /// The rows behind which it is on the stack: pushed by the first, popped by the last.
    pub rows: Range<usize>,
    /// Its kind and where its lanes go on.
    pub text: String,
    /// Its lanes; `None` when they never came to light.
    pub mask: Option<LaneMask>,
}

/// Some instructions of one context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaneChart {
    /// The core's lanes.
    pub lanes: u32,
    /// In the order of time.
    pub rows: Vec<ChartRow>,
    /// In the order in which they were pushed.
    pub entries: Vec<ChartEntry>,
}

impl LaneChart {
    /// The steps of these numbers; `lanes` is the number of lanes of the core.
    pub fn new(history: &LaneHistory, steps: Range<usize>, lanes: u32, names: Names<'_>) -> Self {
        let end = steps.end.min(history.steps().len());
        let start = steps.start.min(end);
        // A level that is never popped reaches to the last row.
        let last = |level: &StackLevel| level.popped.unwrap_or(end).min(end.saturating_sub(1));
        let shown = |level: &&StackLevel| level.pushed < end && last(level) > start;
        let entries = history
            .levels()
            .iter()
            .filter(shown)
            .map(|level| ChartEntry {
                level: level.level,
                rows: level.pushed.saturating_sub(start)..last(level) - start,
                text: level
                    .entry
                    .map_or_else(|| "?".to_owned(), |entry| stack::text(&entry, names)),
                mask: level.entry.map(|entry| entry.mask),
            });
        let entries = entries.collect();
        let rows = history.steps()[start..end].iter();
        LaneChart {
            lanes,
            rows: rows.map(|step| row(step, names)).collect(),
            entries,
        }
    }

    /// The chart in fixed-width letters: `#` executes, `o` is active while its guard is false, `.` waits.
    pub fn text(&self) -> String {
        let texts = self.rows.iter().map(|row| match row.label.as_str() {
            "" => row.text.clone(),
            label => format!("{label} {}", row.text),
        });
        let texts: Vec<_> = texts.collect();
        let text = texts.iter().map(|text| text.chars().count()).max();
        let text = text.unwrap_or(0);
        let pc = self.rows.iter().map(|row| row.pc.len()).max();
        let pc = pc.unwrap_or(0).max("pc".len());
        let lanes = (self.lanes as usize).max("lanes".len());
        let mut out = format!(
            "{:>7}  {:>pc$}  {:text$}  {:lanes$}  stack, bottom first\n",
            "cycle", "pc", "", "lanes"
        );
        for (number, (row, instruction)) in self.rows.iter().zip(&texts).enumerate() {
            let (cycle, marks, stack) = (row.cycle, self.marks(row), self.stack_text(number));
            let line = format!(
                "{cycle:>7}  {:>pc$}  {instruction:text$}  {marks:lanes$}  {stack}",
                row.pc
            );
            out += line.trim_end();
            out.push('\n');
        }
        out
    }

    fn marks(&self, row: &ChartRow) -> String {
        let lanes = (0..self.lanes).map(Lane);
        lanes
            .map(
                |lane| match (row.executing.contains(lane), row.before.contains(lane)) {
                    (true, _) => '#',
                    (false, true) => 'o',
                    (false, false) => '.',
                },
            )
            .collect()
    }

    /// What is on the stack behind a row.
    fn stack_text(&self, row: usize) -> String {
        let entries = self
            .entries
            .iter()
            .filter(|entry| entry.rows.contains(&row));
        let texts = entries.map(|entry| match entry.mask {
            Some(mask) => format!("{} {}", mask_text(mask, self.lanes), entry.text),
            None => entry.text.clone(),
        });
        texts.collect::<Vec<_>>().join(" | ")
    }
}

fn row(step: &Step, names: Names<'_>) -> ChartRow {
    ChartRow {
        cycle: step.cycle.0,
        pc: format!("{:02x}", step.pc.0),
        label: names
            .label(step.pc)
            .map_or(String::new(), |label| format!("{label}:")),
        text: names.instruction(step.pc),
        executing: step.executing,
        before: step.before,
        after: step.after,
        note: note(step.before, step.after),
    }
}

/// What a change of the active lanes means.
fn note(before: LaneMask, after: LaneMask) -> String {
    let (gone, come) = (before.without(after), after.without(before));
    match (gone.is_empty(), come.is_empty()) {
        (true, true) => String::new(),
        (false, true) if after.is_empty() => "no lane goes on".to_owned(),
        (false, true) => format!("{} first, {} later", who(after), who(gone)),
        (true, false) if before.is_empty() => format!("begins with {}", who(come)),
        (true, false) => format!("{} together", who(after)),
        (false, false) => format!("now {}", who(after)),
    }
}

/// The lanes of a set by number.
fn who(lanes: LaneMask) -> String {
    let numbers: Vec<_> = lanes.iter().map(|lane| lane.to_string()).collect();
    match numbers.as_slice() {
        [one] => format!("lane {one}"),
        many => format!("lanes {}", many.join(" ")),
    }
}
