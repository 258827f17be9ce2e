//! The lanes of one context in the course of time: a row an instruction, a column a lane, beside it the divergence
//! stack.

use std::ops::Range;

use isa::{Lane, LaneMask};
use svg::node::element::path::Data;
use svg::node::element::Path;
use svg::Document;

use crate::drawing::{add, block, disc, letters, printed, sheet, width_of, MARGIN};
use crate::lane_history::entry_text;
use crate::space_time::mask_text;
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
    /// Its lanes; `None` when no record has shown them.
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
        let entries = history.levels().iter().filter(shown).map(|level| ChartEntry {
            level: level.level,
            rows: level.pushed.saturating_sub(start)..last(level) - start,
            text: level.entry.map_or_else(|| "?".to_owned(), |entry| entry_text(&entry, names)),
            mask: level.entry.map(|entry| entry.mask),
        });
        let entries = entries.collect();
        let rows = history.steps()[start..end].iter();
        LaneChart { lanes, rows: rows.map(|step| row(step, names)).collect(), entries }
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
        let mut out = format!("{:>7}  {:>pc$}  {:text$}  {:lanes$}  stack, bottom first\n", "cycle", "pc", "", "lanes");
        for (number, (row, instruction)) in self.rows.iter().zip(&texts).enumerate() {
            let (cycle, marks, stack) = (row.cycle, self.marks(row), self.stack_text(number));
            let line = format!("{cycle:>7}  {:>pc$}  {instruction:text$}  {marks:lanes$}  {stack}", row.pc);
            out += line.trim_end();
            out.push('\n');
        }
        out
    }

    fn marks(&self, row: &ChartRow) -> String {
        let lanes = (0..self.lanes).map(Lane);
        lanes
            .map(|lane| match (row.executing.contains(lane), row.before.contains(lane)) {
                (true, _) => '#',
                (false, true) => 'o',
                (false, false) => '.',
            })
            .collect()
    }

    /// What is on the stack behind a row.
    fn stack_text(&self, row: usize) -> String {
        let entries = self.entries.iter().filter(|entry| entry.rows.contains(&row));
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
        label: names.label(step.pc).map_or(String::new(), |label| format!("{label}:")),
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
        (false, true) => format!("{} first, {} later", named(after), named(gone)),
        (true, false) if before.is_empty() => format!("begins with {}", named(come)),
        (true, false) => format!("{} together", named(after)),
        (false, false) => format!("now {}", named(after)),
    }
}

/// The lanes of a set by number.
fn named(lanes: LaneMask) -> String {
    let numbers: Vec<_> = lanes.iter().map(|lane| lane.to_string()).collect();
    match numbers.as_slice() {
        [one] => format!("lane {one}"),
        many => format!("lanes {}", many.join(" ")),
    }
}

// A chart of lanes as a drawing: each lane a ribbon that runs downwards while the lane is active, in the colour of the
// set of lanes that is active with it; beside it the entries of the stack, from push to pop.

/// Height of a row.
const ROW: f64 = 22.0;
/// Height of the title and the heads.
const HEAD: f64 = 66.0;
/// Width of a lane, and of the ribbon within it.
const LANE: f64 = 26.0;
const RIBBON: f64 = 16.0;
/// Height of the legend.
const FOOT: f64 = 48.0;
/// The legend's width: no chart is narrower.
const WIDTH_LEAST: f64 = 640.0;
/// Between columns.
const GAP: f64 = 18.0;
/// A lane of an entry's mask.
const DOT: f64 = 9.0;

/// The colours of sets of lanes, in the order in which they become active: full, and for lanes that a guard keeps out.
const COLOURS: [(&str, &str); 8] = [
    ("#3e7cb1", "#bcd4e8"),
    ("#e8842c", "#f9dcc0"),
    ("#38a169", "#c3e8d3"),
    ("#c53d6b", "#f2c8d7"),
    ("#7c4dbd", "#dccdf0"),
    ("#b7950b", "#efe3ae"),
    ("#2c9c9c", "#bfe5e5"),
    ("#6b7280", "#d7dade"),
];

/// Where the columns begin.
struct Places {
    pc: f64,
    label: f64,
    text: f64,
    lanes: f64,
    note: f64,
    stack: f64,
    /// Width of a level of the stack.
    level: f64,
    width: f64,
}

impl Places {
    fn new(chart: &LaneChart) -> Self {
        let wide = |field: fn(&ChartRow) -> &String| {
            let widths = chart.rows.iter().map(|row| field(row).chars().count());
            width_of(widths.max().unwrap_or(0))
        };
        let pc = MARGIN + width_of(6);
        let label = pc + wide(|row| &row.pc) + GAP;
        let text = label + wide(|row| &row.label) + GAP / 2.0;
        let lanes = text + wide(|row| &row.text) + GAP;
        let note = lanes + f64::from(chart.lanes) * LANE + GAP;
        // Notes are not in fixed-width letters; they are narrower.
        let stack = note + wide(|row| &row.note) * 0.86 + GAP;
        let texts = chart.entries.iter().map(|entry| entry.text.chars().count());
        let entry = width_of(texts.max().unwrap_or(0)) * 0.86;
        let level = f64::from(chart.lanes) * DOT + entry + 22.0;
        let levels = chart.entries.iter().map(|entry| entry.level + 1).max();
        Places {
            pc,
            label,
            text,
            lanes,
            note,
            stack,
            level,
            width: (stack + levels.unwrap_or(0) as f64 * level + MARGIN).max(WIDTH_LEAST),
        }
    }
}

impl LaneChart {
    /// The chart as SVG.
    pub fn svg(&self, title: &str) -> String {
        let places = Places::new(self);
        let height = HEAD + self.rows.len() as f64 * ROW + FOOT;
        let mut document = sheet(places.width, height, title);
        self.heads(&mut document, &places);
        let sets = self.sets();
        for (number, row) in self.rows.iter().enumerate() {
            let (ink, _) = colour(&sets, row.after);
            texts(&mut document, &places, row, ink, HEAD + number as f64 * ROW);
        }
        for lane in (0..self.lanes).map(Lane) {
            self.lane(&mut document, &places, lane, &sets);
        }
        for entry in &self.entries {
            self.entry(&mut document, &places, entry, &sets);
        }
        legend(&mut document, height - MARGIN);
        printed(&document)
    }

    /// The sets of lanes that are active, in the order in which they first are.
    fn sets(&self) -> Vec<LaneMask> {
        let mut sets = Vec::new();
        for row in &self.rows {
            for set in [row.before, row.after] {
                if !sets.contains(&set) {
                    sets.push(set);
                }
            }
        }
        sets
    }

    fn heads(&self, document: &mut Document, places: &Places) {
        let head = HEAD - 10.0;
        for lane in 0..self.lanes {
            let middle = places.lanes + (f64::from(lane) + 0.5) * LANE;
            let number = letters(middle, head, "head", &lane.to_string()).set("text-anchor", "middle");
            add(document, number);
        }
        add(document, letters(MARGIN, head, "head", "cycle"));
        add(document, letters(places.pc, head, "head", "pc"));
        let lane = letters(places.lanes - 4.0, head, "head", "lane");
        add(document, lane.set("text-anchor", "end"));
        if !self.entries.is_empty() {
            add(document, letters(places.stack, head, "head", "divergence stack"));
        }
    }

    /// The ribbons of a lane, one for each time in which it is active in the same company.
    fn lane(&self, document: &mut Document, places: &Places, lane: Lane, sets: &[LaneMask]) {
        let middle = places.lanes + (f64::from(lane.0) + 0.5) * LANE;
        let bottom = HEAD + self.rows.len() as f64 * ROW;
        let thread = Data::new().move_to((middle, HEAD)).line_to((middle, bottom));
        let thread = Path::new().set("d", thread).set("stroke", "#cbd2d9");
        add(document, thread.set("stroke-dasharray", "2 4"));
        let mut start = 0;
        while start < self.rows.len() {
            let set = self.rows[start].before;
            let same = self.rows[start..].iter().take_while(|row| row.before == set);
            let end = start + same.count();
            if set.contains(lane) {
                let (full, light) = colour(sets, set);
                let (x, y) = (middle - RIBBON / 2.0, HEAD + start as f64 * ROW + 1.5);
                let ribbon = block(x, y, RIBBON, (end - start) as f64 * ROW - 3.0, light);
                add(document, ribbon.set("rx", 6));
                self.executing(document, lane, (start, end), full, x);
            }
            start = end;
        }
    }

    /// The full colour where the lane executes.
    fn executing(&self, document: &mut Document, lane: Lane, rows: (usize, usize), full: &str, x: f64) {
        let mut start = rows.0;
        while start < rows.1 {
            let executes = self.rows[start].executing.contains(lane);
            let same = self.rows[start..rows.1].iter();
            let end = start + same.take_while(|row| row.executing.contains(lane) == executes).count();
            if executes {
                let (y, height) = (HEAD + start as f64 * ROW + 1.5, (end - start) as f64 * ROW - 3.0);
                add(document, block(x, y, RIBBON, height, full).set("rx", 6));
            }
            start = end;
        }
    }

    /// An entry of the stack, from the row that pushed it to the one that pops it.
    fn entry(&self, document: &mut Document, places: &Places, entry: &ChartEntry, sets: &[LaneMask]) {
        let x = places.stack + entry.level as f64 * places.level;
        let top = HEAD + entry.rows.start as f64 * ROW + ROW / 2.0;
        let height = (entry.rows.end - entry.rows.start) as f64 * ROW;
        let (full, light) = entry.mask.map_or(COLOURS[7], |mask| colour(sets, mask));
        let frame = block(x, top + 1.5, places.level - 6.0, height - 3.0, light);
        add(document, frame.set("stroke", full).set("rx", 5));
        for lane in (0..self.lanes).map(Lane) {
            let is_in = entry.mask.is_some_and(|mask| mask.contains(lane));
            let dot = x + 9.0 + f64::from(lane.0) * DOT;
            add(document, disc(dot, top + 11.5, 3.2, if is_in { full } else { "#ffffff" }));
        }
        let text = x + 9.0 + f64::from(self.lanes) * DOT;
        add(document, letters(text, top + 15.0, "", &entry.text).set("style", "font-size: 10.5px"));
    }
}

fn texts(document: &mut Document, places: &Places, row: &ChartRow, ink: &str, top: f64) {
    let base = top + ROW - 7.0;
    add(document, letters(MARGIN, base, "faint", &row.cycle.to_string()));
    add(document, letters(places.pc, base, "faint", &row.pc));
    add(document, letters(places.label, base, "faint", &row.label));
    add(document, letters(places.text, base, "", &row.text));
    let note = letters(places.note, base, "note", &row.note);
    let style = format!("fill: {ink}; font-weight: 600");
    add(document, note.set("style", style));
}

/// The colours of a set of lanes; sets beyond the palette share its last.
fn colour(sets: &[LaneMask], set: LaneMask) -> (&'static str, &'static str) {
    let place = sets.iter().position(|&known| known == set);
    COLOURS[place.unwrap_or(COLOURS.len() - 1).min(COLOURS.len() - 1)]
}

/// What ribbons, threads and frames mean.
fn legend(document: &mut Document, base: f64) {
    const ENTRIES: [&str; 4] = [
        "the lane executes",
        "active, but its guard is false",
        "the lane waits",
        "an entry of the stack, with its lanes and, for an Else, where they go on",
    ];
    let (full, light) = COLOURS[0];
    let mut x = MARGIN;
    for (number, name) in ENTRIES.into_iter().enumerate() {
        let top = base - 10.0;
        match number {
            0 => add(document, block(x, top, RIBBON, 12.0, full)),
            1 => add(document, block(x, top, RIBBON, 12.0, light)),
            2 => {
                let thread = Data::new().move_to((x, top + 6.0)).line_to((x + RIBBON, top + 6.0));
                let thread = Path::new().set("d", thread).set("stroke", "#9aa5b1");
                add(document, thread.set("stroke-dasharray", "2 4"));
            }
            _ => add(document, block(x, top, RIBBON, 12.0, light).set("stroke", full)),
        }
        add(document, letters(x + RIBBON + 6.0, base, "note", name));
        x += RIBBON + 24.0 + name.len() as f64 * 5.8;
    }
}
