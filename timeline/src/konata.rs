//! A run as a log for the pipeline viewer Konata, in its format Kanata 4 (github.com/shioyadan/Konata,
//! docs/kanata-log-format.md).

use std::fmt::Write;

use isa::{ArchId, Cycle};

use crate::space_time::{cell, lanes_text, next, note, pc_text, text, waits_for};
use crate::{Cell, Fate, Names, Tracked};

/// The pipeline itself. Konata can lay other things over it, which it calls lanes too.
const PIPELINE: u32 = 0;

/// Some instructions in all of their cycles, as a log. They are given in the order of their schedule.
///
/// An instruction's thread is its context. Stages have the letters of [`Cell::letter`]; while the context waits for a
/// unit on the instruction's account, the stage is what it waits for. What does not commit is flushed. An arrow leads
/// from an instruction that redirects its context to the one with which the context goes on.
pub fn konata_log(shown: &[&Tracked], arch: &ArchId, names: Names<'_>) -> String {
    let mut producers = vec![None; shown.len()];
    for number in 0..shown.len() {
        if let Some(next) = next(shown, number, Cycle(0)) {
            producers[next.row] = Some(number);
        }
    }
    let mut retired = 0;
    let mut events = Vec::new();
    for (number, one) in shown.iter().enumerate() {
        begin(&mut events, number, one, arch, names);
        if let Some(producer) = producers[number] {
            events.push((one.first, format!("W\t{number}\t{producer}\t0")));
        }
        stages(&mut events, number, one);
        if one.fate != Fate::UnderWay {
            let is_flushed = one.fate != Fate::Committed;
            let end = Cycle(one.last().0 + 1);
            events.push((end, format!("R\t{number}\t{retired}\t{}", u32::from(is_flushed))));
            retired += u64::from(!is_flushed);
        }
    }
    // Stable: what is of one cycle stays in the order in which it was pushed.
    events.sort_by_key(|&(cycle, _)| cycle);
    log(&events)
}

/// A line of the log, without the command that brings its cycle.
type Event = (Cycle, String);

/// The instruction appears, with its line at the left and, if it leads to more than the next instruction, a note.
fn begin(events: &mut Vec<Event>, number: usize, one: &Tracked, arch: &ArchId, names: Names<'_>) {
    let context = one.context.index();
    events.push((one.first, format!("I\t{number}\t{number}\t{context}")));
    let line = format!(
        "{} {:>4} {:lanes$} {}",
        one.context,
        pc_text(one),
        lanes_text(one, arch.lanes()),
        text(one, names),
        lanes = arch.lanes() as usize,
    );
    events.push((one.first, format!("L\t{number}\t0\t{line}")));
    let note = note(one, arch, names);
    if !note.is_empty() {
        events.push((one.first, format!("L\t{number}\t1\t{note}")));
    }
}

/// Each cycle in which the instruction is somewhere else than in the cycle before.
fn stages(events: &mut Vec<Event>, number: usize, one: &Tracked) {
    let mut before = None;
    for cycle in (one.first.0..=one.last().0).map(Cycle) {
        let now = cell(one, cycle);
        if let Some(now) = now.filter(|_| now != before) {
            let name = match now {
                Cell::Wait(state) => waits_for(state).to_owned(),
                _ => now.letter().to_string(),
            };
            events.push((cycle, format!("S\t{number}\t{PIPELINE}\t{name}")));
        }
        before = now;
    }
}

fn log(events: &[Event]) -> String {
    let mut log = "Kanata\t0004\n".to_owned();
    let mut now = events.first().map_or(Cycle(0), |&(cycle, _)| cycle);
    let _ = writeln!(log, "C=\t{}", now.0);
    for (cycle, line) in events {
        if *cycle != now {
            let _ = writeln!(log, "C\t{}", cycle.0 - now.0);
            now = *cycle;
        }
        log.push_str(line);
        log.push('\n');
    }
    log
}
