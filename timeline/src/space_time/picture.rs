//! A space-time diagram as a drawing.

use isa::{Pipeline, Stage};
use svg::node::element::path::Data;
use svg::node::element::{Definitions, Marker, Path};
use svg::Document;

use super::{Cell, Next, Row, SpaceTime, Track, CONTEXT_HEAD};
use crate::drawing::{add, block, letters, printed, sheet, width_of, MARGIN};

/// Width of a column.
const COLUMN: f64 = 19.0;
/// Height of a row.
const ROW: f64 = 20.0;
/// Height of the title and the cycle numbers.
const HEAD: f64 = 64.0;
/// Height of the legend.
const FOOT: f64 = 44.0;
/// Radius of the turns of an arrow.
const TURN: f64 = 8.0;
/// Between the rows and the tracks below them.
const ABOVE_TRACKS: f64 = 10.0;
/// Between the text's columns.
const GAP: f64 = 14.0;

/// The colours of the arrows.
const REDIRECTS: &str = "#c05621";
const WAKES: &str = "#7c4dbd";
/// No picture is narrower, nor narrower than its legend.
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
        let pc = MARGIN + if diagram.has_contexts { width_of(CONTEXT_HEAD.len()) + GAP } else { 0.0 };
        let lanes = pc + wide(|row| &row.pc, 2) + GAP;
        let text = lanes + wide(|row| &row.lanes, 5) + GAP;
        let names = diagram.tracks.iter().map(|track| track.name.chars().count());
        let grid = text + wide(|row| &row.text, names.max().unwrap_or(0)) + GAP;
        let legend: f64 = diagram.legend().iter().map(|(.., name)| legend_width(name)).sum();
        let cells = grid + diagram.columns as f64 * COLUMN + MARGIN;
        let mut places = Places { pc, lanes, text, grid, width: WIDTH_LEAST.max(cells).max(MARGIN + legend) };
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
        let height = self.bottom() + FOOT;
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
        for (number, track) in (0..).zip(&self.tracks) {
            let top = self.tracks_top() + f64::from(number) * ROW;
            draw_track(&mut document, &places, track, top);
        }
        draw_legend(&mut document, &self.legend(), height - MARGIN);
        printed(&document)
    }

    /// What the cells mean: each with whether it is squashed.
    fn legend(&self) -> Vec<(Cell, bool, &'static str)> {
        let is_deep = |row: &Row| row.cells.contains(&Some(Cell::Stage(Stage::Read)));
        let pipeline = if self.rows.iter().any(is_deep) { Pipeline::Deep } else { Pipeline::Short };
        let mut stages = pipeline.stages();
        stages.dedup();
        let mut legend: Vec<_> = stages.into_iter().map(|stage| (Cell::Stage(stage), false, stage.name())).collect();
        legend.extend([
            (Cell::Wait(0), false, "context waits"),
            (Cell::Write, false, "unit writes"),
            (Cell::Stage(Stage::Fetch), true, "squashed"),
        ]);
        legend
    }

    fn tracks_top(&self) -> f64 {
        let space = if self.tracks.is_empty() { 0.0 } else { ABOVE_TRACKS };
        HEAD + self.rows.len() as f64 * ROW + space
    }

    fn bottom(&self) -> f64 {
        self.tracks_top() + self.tracks.len() as f64 * ROW
    }

    /// The numbers of the cycles, and a line every fifth.
    fn grid(&self, document: &mut Document, places: &Places) {
        let bottom = self.bottom();
        let head = HEAD - 8.0;
        if self.has_contexts {
            add(document, letters(MARGIN, head, "head", CONTEXT_HEAD));
        }
        add(document, letters(places.pc, head, "head", "pc"));
        add(document, letters(places.lanes, head, "head", "lanes"));
        for column in 0..self.columns {
            let left = places.grid + column as f64 * COLUMN;
            let middle = left + COLUMN / 2.0;
            let number = letters(middle, head, "head", &column.to_string()).set("text-anchor", "middle");
            add(document, number);
            if column % 5 == 0 {
                let line = Data::new().move_to((left, HEAD - 4.0)).line_to((left, bottom));
                add(document, Path::new().set("d", line).set("stroke", "#e4e7eb"));
            }
        }
    }

    fn row(&self, document: &mut Document, places: &Places, row: &Row, top: f64) {
        let base = top + ROW - 6.0;
        let class = if row.is_squashed { "faint" } else { "" };
        if self.has_contexts {
            add(document, letters(MARGIN, base, class, &row.context));
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
        add(document, block(left - 1.0, top + 8.0, COLUMN + 1.0, 4.0, fill).set("rx", 0));
        return;
    }
    let letter = cell.letter().to_string();
    let letter = letters(left + COLUMN / 2.0, top + ROW - 6.5, "cell", &letter);
    if is_squashed {
        let hollow = block(x + 0.5, y + 0.5, width - 1.0, height - 1.0, "#ffffff");
        add(document, hollow.set("stroke", "#cbd2d9").set("stroke-dasharray", "2 2"));
        add(document, letter.set("style", "fill: #9aa5b1"));
    } else {
        add(document, block(x, y, width, height, fill));
        add(document, letter.set("style", format!("fill: {ink}")));
    }
}

/// The colours of a cell and of its letter.
const fn colours(cell: Cell) -> (&'static str, &'static str) {
    match cell {
        Cell::Stage(Stage::Choose) => ("#eef4fb", "#243b53"),
        Cell::Stage(Stage::Schedule) => ("#dbe7f5", "#243b53"),
        Cell::Stage(Stage::Fetch) => ("#b9d3ee", "#243b53"),
        Cell::Stage(Stage::Decode) => ("#8db8e0", "#102a43"),
        Cell::Stage(Stage::Read) => ("#75a7d6", "#102a43"),
        Cell::Stage(Stage::Operands) => ("#5b95cc", "#ffffff"),
        Cell::Stage(Stage::Compute) => ("#3f73a8", "#ffffff"),
        Cell::Stage(Stage::Execute) => ("#e8842c", "#ffffff"),
        Cell::Stage(Stage::Commit) => ("#2f855a", "#ffffff"),
        Cell::Wait(_) => ("#d9c9ee", "#44337a"),
        Cell::Write => ("#7c4dbd", "#ffffff"),
    }
}

/// The values of a track: a block for each time in which the value stays the same.
fn draw_track(document: &mut Document, places: &Places, track: &Track, top: f64) {
    let base = top + ROW - 6.0;
    add(document, letters(places.text, base, "", &track.name));
    let mut column = 0;
    for same in track.values.chunk_by(|one, next| one == next) {
        let left = places.grid + column as f64 * COLUMN;
        let width = same.len() as f64 * COLUMN;
        let held = block(left + 1.0, top + 2.0, width - 2.0, ROW - 4.0, "#edf0f3");
        add(document, held);
        let value = letters(left + width / 2.0, base - 0.5, "cell", &same[0].to_string());
        add(document, value);
        column += same.len();
    }
}

/// From the cycle in which an instruction redirects its context, or a unit wakes it, to the schedule of the next one.
fn arrow(places: &Places, next: Next, from: f64) -> Path {
    let (ink, tip) = if next.is_woken { (WAKES, "url(#wakes)") } else { (REDIRECTS, "url(#redirects)") };
    Path::new()
        .set("d", way(places, next, from))
        .set("fill", "none")
        .set("stroke", ink)
        .set("stroke-width", 1.3)
        .set("marker-end", tip)
}

/// The line of an arrow: down through the column behind its start. It enters the next instruction's first cell from
/// above when that is in this column, and from the left when schedule comes later.
fn way(places: &Places, next: Next, from: f64) -> Data {
    let right = places.grid + (next.column + 1) as f64 * COLUMN;
    let down = right + COLUMN / 2.0;
    let (x, y) = if next.is_woken { (right - 1.0, from + ROW / 2.0) } else { (right - 5.0, from + ROW - 3.0) };
    let target = HEAD + next.row as f64 * ROW;
    let way = Data::new().move_to((x, y)).quadratic_curve_to((down, y, down, (y + TURN).min(target)));
    if next.scheduled == next.column + 1 {
        return way.line_to((down, target + 1.0));
    }
    let middle = target + ROW / 2.0;
    let first_cell = places.grid + next.scheduled as f64 * COLUMN;
    way.line_to((down, middle - TURN))
        .quadratic_curve_to((down, middle, down + TURN, middle))
        .line_to((first_cell, middle))
}

fn arrow_heads() -> Definitions {
    let head = |name: &str, ink: &str| {
        let tip = Data::new().move_to((0, 0)).line_to((6, 3)).line_to((0, 6)).close();
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
    Definitions::new().add(head("redirects", REDIRECTS)).add(head("wakes", WAKES))
}

fn draw_legend(document: &mut Document, legend: &[(Cell, bool, &str)], base: f64) {
    let mut x = MARGIN;
    for &(cell, is_squashed, name) in legend {
        draw_cell(document, cell, is_squashed, x, base - ROW + 6.0);
        add(document, letters(x + COLUMN + 4.0, base, "note", name));
        x += legend_width(name);
    }
}

/// Width of a cell and its name in the legend.
fn legend_width(name: &str) -> f64 {
    COLUMN + 22.0 + name.len() as f64 * 6.0
}
