//! A space-time diagram: a row an instruction, a column a cycle, in each cell the stage that the instruction is in.

use isa::trace::WarpState;
use isa::{ArchId, Cycle, LaneMask};
use svg::node::element::path::Data;
use svg::node::element::{Definitions, Marker, Path};
use svg::Document;

use crate::drawing::{add, block, letters, printed, sheet, width_of, MARGIN};
use crate::{Fate, Kind, Names, Stage, Tracked};

/// What an instruction does in one cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// It is in a stage.
    Stage(Stage),
    /// It has left the pipeline, and its warp waits: the `warp_state`.
    Wait(u64),
    /// A unit writes the register that the warp waits for.
    Write,
}

impl Cell {
    /// The letter that stands for it.
    pub const fn letter(self) -> char {
        match self {
            Cell::Stage(Stage::Schedule) => 'S',
            Cell::Stage(Stage::Fetch) => 'F',
            Cell::Stage(Stage::Decode) => 'D',
            Cell::Stage(Stage::Operands) => 'O',
            Cell::Stage(Stage::Execute) => 'X',
            Cell::Stage(Stage::Commit) => 'C',
            Cell::Write => 'W',
            Cell::Wait(_) => '-',
        }
    }
}

/// A row of the diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the context: of the warp, where every warp has one.
    pub warp: String,
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
    /// With which instruction its warp goes on, if not with one that is in the pipeline already.
    pub next: Option<Next>,
}

/// What an instruction makes its warp go on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// The column of the cycle in which it redirects the warp, or in which a unit wakes it.
    pub column: usize,
    /// The number of the row with the instruction that is scheduled then.
    pub row: usize,
    /// A unit wakes the warp.
    pub is_woken: bool,
}

/// A space-time diagram of some cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpaceTime {
    /// In the order of their first cycle.
    pub rows: Vec<Row>,
    /// How many cycles it shows.
    pub columns: usize,
    /// More than one warp has a row.
    pub has_warps: bool,
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
                warp: one.context.to_string(),
                pc: pc_text(one),
                lanes: lanes_text(one, lanes),
                text: text(one, names),
                cells: (first.0..=last.0)
                    .map(|cycle| cell(one, Cycle(cycle)))
                    .collect(),
                is_squashed: one.fate == Fate::Squashed,
                note: note(one, arch, names),
                next: next(shown, number, first),
            })
            .collect();
        let mut warps: Vec<_> = shown.iter().map(|one| one.context).collect();
        warps.sort_unstable();
        warps.dedup();
        SpaceTime {
            rows,
            columns: (last.0 - first.0 + 1) as usize,
            has_warps: warps.len() > 1,
        }
    }

    /// The diagram in fixed-width letters. Small letters: squashed.
    pub fn text(&self) -> String {
        let wide = |field: fn(&Row) -> &String| {
            let widths = self.rows.iter().map(|row| field(row).chars().count());
            widths.max().unwrap_or(0)
        };
        let (pc, lanes, text) = (
            wide(|row| &row.pc).max("pc".len()),
            wide(|row| &row.lanes).max("lanes".len()),
            wide(|row| &row.text),
        );
        let warp = if self.has_warps { "warp " } else { "" };
        let head = format!("{warp}{:pc$}  {:lanes$}  {:text$}  ", "", "", "");
        let mut out = format!("{head}{}\n", tens(self.columns));
        out += &format!(
            "{warp}{:pc$}  {:lanes$}  {:text$}  {}\n",
            "pc",
            "lanes",
            "",
            units(self.columns)
        );
        for row in &self.rows {
            let warp = if self.has_warps {
                format!("{:>4} ", row.warp)
            } else {
                String::new()
            };
            let cells: String = row
                .cells
                .iter()
                .map(|cell| letter(*cell, row.is_squashed))
                .collect();
            let line = format!(
                "{warp}{:>pc$}  {:lanes$}  {:text$}  {cells}  {}",
                row.pc, row.lanes, row.text, row.note
            );
            out += line.trim_end();
            out.push('\n');
        }
        out
    }
}

/// The number of every tenth column above it.
fn tens(columns: usize) -> String {
    let numbers = (0..columns)
        .step_by(10)
        .map(|number| format!("{number:<10}"));
    numbers.collect::<String>().trim_end().to_owned()
}

/// The last digit of every column's number.
fn units(columns: usize) -> String {
    (0..columns)
        .map(|number| char::from(b'0' + (number % 10) as u8))
        .collect()
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
    let wait = one
        .wait
        .filter(|wait| (wait.first..=wait.last).contains(&cycle))?;
    if wait.written == Some(cycle) {
        return Some(Cell::Write);
    }
    Some(Cell::Wait(wait.state))
}

/// The instruction with which the warp goes on behind one that redirects it, or for which it waits.
pub(crate) fn next(shown: &[&Tracked], number: usize, first: Cycle) -> Option<Next> {
    let one = shown[number];
    let age = one
        .stages
        .iter()
        .position(|&stage| stage == Stage::Execute)?;
    let redirect = one.redirect?;
    let execute = Cycle(one.first.0 + age as u64);
    let leaves = one.wait.map_or(execute, |wait| wait.last);
    let is_next = |later: &&&Tracked| {
        later.kind == Kind::Instruction
            && later.context == one.context
            && later.pc == redirect
            && later.first > leaves
    };
    let later = shown[number + 1..]
        .iter()
        .position(|later| is_next(&later))?;
    Some(Next {
        column: (leaves.0 - first.0) as usize,
        row: number + 1 + later,
        is_woken: one.wait.is_some(),
    })
}

/// The address in hexadecimal; empty for a micro-operation.
pub(crate) fn pc_text(one: &Tracked) -> String {
    match one.kind {
        Kind::Instruction => format!("{:02x}", one.pc.0),
        Kind::Micro { .. } => String::new(),
    }
}

/// The lanes in which it executes, lane 0 first; empty when it never executes.
pub(crate) fn lanes_text(one: &Tracked, lanes: u32) -> String {
    let executes = one.stages.contains(&Stage::Execute) && one.kind == Kind::Instruction;
    if executes {
        mask_text(one.lanes, lanes)
    } else {
        String::new()
    }
}

/// A lane a character, lane 0 first.
pub(crate) fn mask_text(mask: LaneMask, lanes: u32) -> String {
    (0..lanes)
        .map(|lane| {
            if mask.contains(isa::Lane(lane)) {
                '1'
            } else {
                '.'
            }
        })
        .collect()
}

/// What it is, with its label before it.
pub(crate) fn text(one: &Tracked, names: Names<'_>) -> String {
    match one.kind {
        Kind::Instruction => match names.label(one.pc) {
            Some(label) => format!("{label}: {}", names.instruction(one.pc)),
            None => names.instruction(one.pc),
        },
        Kind::Micro { register: None, .. } => "(copy)".to_owned(),
        Kind::Micro {
            register: Some(register),
            to_shadow: true,
        } => format!("(copy %r{register} to the shadow lane)"),
        Kind::Micro {
            register: Some(register),
            to_shadow: false,
        } => format!("(write %r{register} of lane 0)"),
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

/// What a warp in a state waits for.
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

// A space-time diagram as a drawing.

/// Width of a column.
const COLUMN: f64 = 19.0;
/// Height of a row.
const ROW: f64 = 20.0;
/// Height of the title and the cycle numbers.
const HEAD: f64 = 64.0;
/// Height of the legend.
const FOOT: f64 = 44.0;
/// Between the text's columns.
const GAP: f64 = 14.0;

/// The colours of the arrows.
const REDIRECTS: &str = "#c05621";
const WAKES: &str = "#7c4dbd";
/// The legend's width: no picture is narrower.
const WIDTH_LEAST: f64 = 820.0;

/// Where the columns of text begin.
struct Places {
    pc: f64,
    lanes: f64,
    text: f64,
    grid: f64,
    width: f64,
}

impl Places {
    fn new(diagram: &SpaceTime) -> Self {
        let wide = |field: fn(&Row) -> &String, least: usize| {
            let widths = diagram.rows.iter().map(|row| field(row).chars().count());
            width_of(widths.max().unwrap_or(0).max(least))
        };
        let pc = MARGIN
            + if diagram.has_warps {
                width_of(4) + GAP
            } else {
                0.0
            };
        let lanes = pc + wide(|row| &row.pc, 2) + GAP;
        let text = lanes + wide(|row| &row.lanes, 5) + GAP;
        let grid = text + wide(|row| &row.text, 0) + GAP;
        let mut places = Places {
            pc,
            lanes,
            text,
            grid,
            width: WIDTH_LEAST.max(grid + diagram.columns as f64 * COLUMN + MARGIN),
        };
        for row in &diagram.rows {
            // Notes are not in fixed-width letters; they are narrower.
            let note = width_of(row.note.chars().count()) * 0.82;
            places.width = places.width.max(places.note(row) + note + MARGIN);
        }
        places
    }

    /// Where the note of a row begins: behind its last cell, and behind the arrow beside that.
    fn note(&self, row: &Row) -> f64 {
        let last = row.cells.iter().rposition(Option::is_some);
        self.grid + (last.map_or(0, |column| column + 2)) as f64 * COLUMN
    }
}

impl SpaceTime {
    /// The diagram as SVG.
    pub fn svg(&self, title: &str) -> String {
        let places = Places::new(self);
        let height = HEAD + self.rows.len() as f64 * ROW + FOOT;
        let mut document = sheet(places.width, height, title).add(arrow_heads());
        self.grid(&mut document, &places);
        for (number, row) in (0..).zip(&self.rows) {
            if let Some(next) = row.next {
                let from = HEAD + f64::from(number) * ROW;
                add(&mut document, arrow(&places, next, from));
            }
        }
        for (number, row) in (0..).zip(&self.rows) {
            let top = HEAD + f64::from(number) * ROW;
            self.row(&mut document, &places, row, top);
        }
        legend(&mut document, &places, height - MARGIN);
        printed(&document)
    }

    /// The numbers of the cycles, and a line every fifth.
    fn grid(&self, document: &mut Document, places: &Places) {
        let bottom = HEAD + self.rows.len() as f64 * ROW;
        let head = HEAD - 8.0;
        if self.has_warps {
            add(document, letters(MARGIN, head, "head", "warp"));
        }
        add(document, letters(places.pc, head, "head", "pc"));
        add(document, letters(places.lanes, head, "head", "lanes"));
        for column in 0..self.columns {
            let left = places.grid + column as f64 * COLUMN;
            let middle = left + COLUMN / 2.0;
            let number =
                letters(middle, head, "head", &column.to_string()).set("text-anchor", "middle");
            add(document, number);
            if column % 5 == 0 {
                let line = Data::new()
                    .move_to((left, HEAD - 4.0))
                    .line_to((left, bottom));
                add(
                    document,
                    Path::new().set("d", line).set("stroke", "#e4e7eb"),
                );
            }
        }
    }

    fn row(&self, document: &mut Document, places: &Places, row: &Row, top: f64) {
        let base = top + ROW - 6.0;
        let class = if row.is_squashed { "faint" } else { "" };
        if self.has_warps {
            add(document, letters(MARGIN, base, class, &row.warp));
        }
        add(document, letters(places.pc, base, "faint", &row.pc));
        add(document, letters(places.lanes, base, class, &row.lanes));
        add(document, letters(places.text, base, class, &row.text));
        if !row.is_squashed {
            let note = letters(places.note(row), base, "note", &row.note);
            add(document, note);
        }
        for (column, cell) in (0..).zip(&row.cells) {
            if let Some(cell) = cell {
                let left = places.grid + f64::from(column) * COLUMN;
                draw_cell(document, *cell, row.is_squashed, left, top);
            }
        }
    }
}

fn draw_cell(document: &mut Document, cell: Cell, is_squashed: bool, left: f64, top: f64) {
    let (x, y, width, height) = (left + 1.0, top + 2.0, COLUMN - 2.0, ROW - 4.0);
    let (fill, ink) = colours(cell);
    if let Cell::Wait(_) = cell {
        add(
            document,
            block(left - 1.0, top + 8.0, COLUMN + 1.0, 4.0, fill).set("rx", 0),
        );
        return;
    }
    let letter = cell.letter().to_string();
    let letter = letters(left + COLUMN / 2.0, top + ROW - 6.5, "cell", &letter);
    if is_squashed {
        let hollow = block(x + 0.5, y + 0.5, width - 1.0, height - 1.0, "#ffffff");
        add(
            document,
            hollow
                .set("stroke", "#cbd2d9")
                .set("stroke-dasharray", "2 2"),
        );
        add(document, letter.set("style", "fill: #9aa5b1"));
    } else {
        add(document, block(x, y, width, height, fill));
        add(document, letter.set("style", format!("fill: {ink}")));
    }
}

/// Of a cell and of its letter.
const fn colours(cell: Cell) -> (&'static str, &'static str) {
    match cell {
        Cell::Stage(Stage::Schedule) => ("#dbe7f5", "#243b53"),
        Cell::Stage(Stage::Fetch) => ("#b9d3ee", "#243b53"),
        Cell::Stage(Stage::Decode) => ("#8db8e0", "#102a43"),
        Cell::Stage(Stage::Operands) => ("#5b95cc", "#ffffff"),
        Cell::Stage(Stage::Execute) => ("#e8842c", "#ffffff"),
        Cell::Stage(Stage::Commit) => ("#2f855a", "#ffffff"),
        Cell::Wait(_) => ("#d9c9ee", "#44337a"),
        Cell::Write => ("#7c4dbd", "#ffffff"),
    }
}

/// From the cycle in which an instruction redirects its warp, or a unit wakes it, to the schedule of the next one.
fn arrow(places: &Places, next: Next, from: f64) -> Path {
    let right = places.grid + (next.column + 1) as f64 * COLUMN;
    let end = (right + COLUMN / 2.0, HEAD + next.row as f64 * ROW + 1.0);
    let (ink, tip) = if next.is_woken {
        (WAKES, "url(#wakes)")
    } else {
        (REDIRECTS, "url(#redirects)")
    };
    let way = if next.is_woken {
        let start = (right - 1.0, from + ROW / 2.0);
        let corner = (end.0, start.1, end.0, start.1);
        Data::new()
            .move_to(start)
            .quadratic_curve_to((corner.0, corner.1, corner.2, corner.3 + 8.0))
            .line_to(end)
    } else {
        let start = (right - 5.0, from + ROW - 3.0);
        Data::new().move_to(start).cubic_curve_to((
            start.0,
            start.1 + 8.0,
            end.0,
            end.1 - 10.0,
            end.0,
            end.1,
        ))
    };
    Path::new()
        .set("d", way)
        .set("fill", "none")
        .set("stroke", ink)
        .set("stroke-width", 1.3)
        .set("marker-end", tip)
}

fn arrow_heads() -> Definitions {
    let head = |name: &str, ink: &str| {
        let tip = Data::new()
            .move_to((0, 0))
            .line_to((6, 3))
            .line_to((0, 6))
            .close();
        Marker::new()
            .set("id", name)
            .set("viewBox", (0, 0, 6, 6))
            .set("refX", 5)
            .set("refY", 3)
            .set("markerWidth", 5)
            .set("markerHeight", 5)
            .set("orient", "auto")
            .add(Path::new().set("d", tip).set("fill", ink))
    };
    Definitions::new()
        .add(head("redirects", REDIRECTS))
        .add(head("wakes", WAKES))
}

/// What the cells mean.
fn legend(document: &mut Document, places: &Places, base: f64) {
    const CELLS: [(Cell, bool, &str); 9] = [
        (Cell::Stage(Stage::Schedule), false, "schedule"),
        (Cell::Stage(Stage::Fetch), false, "fetch"),
        (Cell::Stage(Stage::Decode), false, "decode"),
        (Cell::Stage(Stage::Operands), false, "operands"),
        (Cell::Stage(Stage::Execute), false, "execute"),
        (Cell::Stage(Stage::Commit), false, "commit"),
        (Cell::Wait(0), false, "warp waits"),
        (Cell::Write, false, "unit writes"),
        (Cell::Stage(Stage::Fetch), true, "squashed"),
    ];
    let mut x = places.pc;
    for (cell, is_squashed, name) in CELLS {
        draw_cell(document, cell, is_squashed, x, base - ROW + 6.0);
        add(document, letters(x + COLUMN + 4.0, base, "note", name));
        x += COLUMN + 22.0 + name.len() as f64 * 6.0;
    }
}
