//! A space-time diagram: a row an instruction, a column a cycle, in each cell the stage that the instruction is in.

use isa::trace::WarpState;
use isa::{ArchId, Cycle, LaneMask, Stage};

use crate::{Fate, Names, Tracked, TrackedKind};

mod picture;

/// The head above the numbers of contexts.
const CONTEXT_HEAD: &str = "context";

/// What an instruction does in one cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// It is in a stage.
    Stage(Stage),
    /// It has left the pipeline, and its context waits: the `context_state`.
    Wait(u64),
    /// A unit writes the register that the context waits for.
    Write,
}

impl Cell {
    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Cell::Stage(stage) => stage.letter(),
            Cell::Write => 'W',
            Cell::Wait(_) => '-',
        }
    }
}

/// A row of the diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the context.
    pub context: String,
    /// The address in hexadecimal; empty for a micro-operation.
    pub pc: String,
    /// The lanes in which it executes, lane 0 first, `1` or `.`; empty when it never executes.
    pub lanes: String,
    /// The instruction, with its label before it.
    pub text: String,
    /// One a cycle of the diagram.
    pub cells: Vec<Option<Cell>>,
    /// It was fetched for nothing.
    pub is_squashed: bool,
    /// What it leads to.
    pub note: String,
    /// With which instruction its context goes on, if not with one that is in the pipeline already.
    pub next: Option<Next>,
}

/// What an instruction makes its context go on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// The column of the cycle in which it redirects the context, or in which a unit wakes it.
    pub column: usize,
    /// The column of the cycle in which the next instruction is scheduled, in a deep pipeline chosen; a later one.
    pub scheduled: usize,
    /// The number of the row with the next instruction.
    pub row: usize,
    /// A unit wakes the context.
    pub is_woken: bool,
}

/// A value of the core that changes in the course of time, such as a counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// What the value is called.
    pub name: String,
    /// One a cycle of the diagram: the value at the start of the cycle.
    pub values: Vec<u64>,
}

/// A space-time diagram of some cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpaceTime {
    /// In the order of their schedule.
    pub rows: Vec<Row>,
    /// The cycle of the first column.
    pub first: Cycle,
    /// How many cycles it shows.
    pub columns: usize,
    /// More than one context has a row.
    pub has_contexts: bool,
    /// What is shown below the rows.
    pub tracks: Vec<Track>,
}

impl SpaceTime {
    /// Some instructions in all of their cycles.
    pub fn new(shown: &[&Tracked], arch: &ArchId, names: Names<'_>) -> Self {
        let first = shown.iter().map(|one| one.first).min().unwrap_or(Cycle(0));
        let last = shown.iter().map(|one| one.last()).max().unwrap_or(first);
        let lanes = arch.lanes();
        let rows = (0..)
            .zip(shown)
            .map(|(number, one)| Row {
                context: one.context.to_string(),
                pc: pc_text(one),
                lanes: lanes_text(one, lanes),
                text: text(one, names),
                cells: (first.0..=last.0).map(|cycle| cell(one, Cycle(cycle))).collect(),
                is_squashed: one.fate == Fate::Squashed,
                note: note(one, arch, names),
                next: next(shown, number, first),
            })
            .collect();
        SpaceTime {
            has_contexts: shown.iter().any(|one| one.context != shown[0].context),
            rows,
            first,
            columns: (last.0 - first.0 + 1) as usize,
            tracks: Vec::new(),
        }
    }

    /// The diagram with a value below its rows, given what the value is at the start of each cycle.
    #[must_use]
    pub fn with_track(mut self, name: &str, value: impl Fn(Cycle) -> u64) -> Self {
        let cycles = (self.first.0..).take(self.columns).map(Cycle);
        self.tracks.push(Track { name: name.to_owned(), values: cycles.map(value).collect() });
        self
    }

    /// The diagram in fixed-width letters. Small letters: squashed. A track shows the last digit of its values.
    pub fn text(&self) -> String {
        let wide = |field: fn(&Row) -> &String| {
            let widths = self.rows.iter().map(|row| field(row).chars().count());
            widths.max().unwrap_or(0)
        };
        let names = self.tracks.iter().map(|track| track.name.chars().count());
        let (pc, lanes, text) = (
            wide(|row| &row.pc).max("pc".len()),
            wide(|row| &row.lanes).max("lanes".len()),
            wide(|row| &row.text).max(names.max().unwrap_or(0)),
        );
        let line = |[context, pc_text, lanes_text, said]: [&str; 4], cells: &str, note: &str| {
            let context = if self.has_contexts {
                format!("{context:>width$} ", width = CONTEXT_HEAD.len())
            } else {
                String::new()
            };
            let line = format!("{context}{pc_text:>pc$}  {lanes_text:lanes$}  {said:text$}  {cells}  {note}");
            line.trim_end().to_owned() + "\n"
        };
        let mut out = line([""; 4], &tens(self.columns), "");
        let pc_head = format!("{:pc$}", "pc");
        let heads = [CONTEXT_HEAD, &pc_head, "lanes", ""];
        out += &line(heads, &digits(0..self.columns as u64), "");
        for row in &self.rows {
            let cells: String = row.cells.iter().map(|cell| letter(*cell, row.is_squashed)).collect();
            let told = [&row.context, &row.pc, &row.lanes, &row.text];
            out += &line(told.map(String::as_str), &cells, &row.note);
        }
        for track in &self.tracks {
            let values = digits(track.values.iter().copied());
            out += &line(["", "", "", &track.name], &values, "");
        }
        out
    }
}

/// The number of every tenth column above it.
fn tens(columns: usize) -> String {
    let numbers = (0..columns).step_by(10).map(|number| format!("{number:<10}"));
    numbers.collect::<String>().trim_end().to_owned()
}

/// The last digit of every number.
fn digits(numbers: impl IntoIterator<Item = u64>) -> String {
    let numbers = numbers.into_iter();
    numbers.map(|number| char::from(b'0' + (number % 10) as u8)).collect()
}

fn letter(cell: Option<Cell>, is_squashed: bool) -> char {
    match cell.map_or(' ', Cell::letter) {
        letter if is_squashed => letter.to_ascii_lowercase(),
        letter => letter,
    }
}

/// What the instruction does in a cycle.
pub(crate) fn cell(one: &Tracked, cycle: Cycle) -> Option<Cell> {
    if let Some(stage) = one.stage(cycle) {
        return Some(Cell::Stage(stage));
    }
    let wait = one.wait.filter(|wait| (wait.first..=wait.last).contains(&cycle))?;
    if wait.written == Some(cycle) {
        return Some(Cell::Write);
    }
    Some(Cell::Wait(wait.state))
}

/// The instruction with which the context goes on behind one that redirects it, or for which it waits.
pub(crate) fn next(shown: &[&Tracked], number: usize, first: Cycle) -> Option<Next> {
    let one = shown[number];
    let age = one.stages.iter().position(|&stage| stage == Stage::Execute)?;
    let redirect = one.redirect?;
    let execute = Cycle(one.first.0 + age as u64);
    let leaves = one.wait.map_or(execute, |wait| wait.last);
    let is_next = |later: &&&Tracked| {
        later.kind == TrackedKind::Instruction
            && later.context == one.context
            && later.pc == redirect
            && later.first > leaves
    };
    let later = shown[number + 1..].iter().position(|later| is_next(&later))?;
    let row = number + 1 + later;
    Some(Next {
        column: (leaves.0 - first.0) as usize,
        scheduled: (shown[row].first.0 - first.0) as usize,
        row,
        is_woken: one.wait.is_some(),
    })
}

/// The address in hexadecimal; empty for a micro-operation.
pub(crate) fn pc_text(one: &Tracked) -> String {
    match one.kind {
        TrackedKind::Instruction => format!("{:02x}", one.pc.0),
        TrackedKind::Micro { .. } => String::new(),
    }
}

/// The lanes in which it executes, lane 0 first; empty when it never executes.
pub(crate) fn lanes_text(one: &Tracked, lanes: u32) -> String {
    let executes = one.stages.contains(&Stage::Execute) && one.kind == TrackedKind::Instruction;
    if executes {
        mask_text(one.lanes, lanes)
    } else {
        String::new()
    }
}

/// A lane a character, lane 0 first.
pub(crate) fn mask_text(mask: LaneMask, lanes: u32) -> String {
    (0..lanes).map(|lane| if mask.contains(isa::Lane(lane)) { '1' } else { '.' }).collect()
}

/// What it is, with its label before it.
pub(crate) fn text(one: &Tracked, names: Names<'_>) -> String {
    match one.kind {
        TrackedKind::Instruction => match names.label(one.pc) {
            Some(label) => format!("{label}: {}", names.instruction(one.pc)),
            None => names.instruction(one.pc),
        },
        TrackedKind::Micro { register: None, .. } => "(copy)".to_owned(),
        TrackedKind::Micro { register: Some(register), to_shadow: true } => {
            format!("(copy %r{register} to the shadow lane)")
        }
        TrackedKind::Micro { register: Some(register), to_shadow: false } => format!("(write %r{register} of lane 0)"),
    }
}

/// What an instruction leads to, if it is more than the next instruction.
pub(crate) fn note(one: &Tracked, arch: &ArchId, names: Names<'_>) -> String {
    let mut notes = Vec::new();
    match one.fate {
        Fate::Squashed => notes.push("squashed".to_owned()),
        Fate::Interrupted(number) => notes.push(format!("interrupt {number}")),
        Fate::NotCommitted => notes.push("does not commit".to_owned()),
        Fate::Committed | Fate::UnderWay => {}
    }
    if let Some((before, after)) = one.mask_change {
        let [before, after] = [before, after].map(|mask| mask_text(mask, arch.lanes()));
        notes.push(format!("active {before} -> {after}"));
    }
    let following = one.pc.0.wrapping_add(u64::from(arch.word_bytes()));
    if let Some(redirect) = one.redirect.filter(|redirect| redirect.0 != following) {
        notes.push(format!("on to {}", names.place(redirect)));
    }
    if let Some(wait) = one.wait {
        notes.push(format!("waits for {}", waits_for(wait.state)));
    }
    notes.join(", ")
}

/// What a context in a state waits for.
pub(crate) const fn waits_for(state: u64) -> &'static str {
    const MEMORY: u64 = WarpState::WaitMemory as u64;
    const COPY: u64 = WarpState::WaitCopy as u64;
    const SPAWN: u64 = WarpState::WaitSpawn as u64;
    const ARITHMETIC: u64 = WarpState::WaitArithmetic as u64;
    const BARRIER: u64 = WarpState::WaitBarrier as u64;
    match state {
        MEMORY => "memory",
        COPY => "the copy unit",
        SPAWN => "a free warp",
        ARITHMETIC => "the arithmetic unit",
        BARRIER => "the barrier",
        _ => "nothing",
    }
}
