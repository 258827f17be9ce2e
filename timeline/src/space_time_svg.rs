//! A space-time diagram as a drawing.

use svg::node::element::path::Data;
use svg::node::element::{Definitions, Marker, Path};
use svg::Document;

use crate::drawing::{add, block, letters, printed, sheet, width_of, MARGIN};
use crate::space_time::{Cell, Next, Row, SpaceTime};
use crate::Stage;

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
