//! The sides of a branch in the course of time: a strip a mechanism, a row a lane, a column a cycle.

use std::ops::Range;

use isa::{Lane, LaneMask};
use maud::Markup;
use svg::Document;

use super::draw::{block, drawn, letters, line, sheet, step, WIDTH};
use crate::sides::{Doing, Sides, Span};
use crate::Mechanism;

/// A lane's height, with the space below it.
const LANE: f64 = 11.0;
const LEFT: f64 = 170.0;
const RIGHT: f64 = 12.0;
/// Space between strips.
const GAP: f64 = 16.0;
/// Space for the cycles above the strips.
const TOP: f64 = 22.0;
/// Cycles before lanes part, and after they have met.
const AROUND: u64 = 6;
/// Cycles that are shown at most.
const CYCLES_MAX: u64 = 3000;
/// The least width of what executes: one cycle may be less than a screen shows.
const WIDTH_LEAST: f64 = 1.2;
/// Colours of sides; further ones begin anew with the second.
const SIDES: usize = 6;

/// A mechanism's strip.
pub(super) struct Strip {
    pub(super) mechanism: Mechanism,
    /// Which core of a cluster.
    core: Option<usize>,
    /// From when lanes part to when all have met.
    pub(super) parted: Range<u64>,
    spans: Vec<Span>,
}

impl Strip {
    /// `None` when no lanes part.
    pub(super) fn new((mechanism, core): (Mechanism, Option<usize>), sides: &Sides) -> Option<Self> {
        let parted = sides.first_long_parting()?;
        let shown = parted.start.saturating_sub(AROUND)..parted.end + AROUND;
        let is_shown = |span: &&Span| span.cycles.start < shown.end && span.cycles.end > shown.start;
        Some(Strip { mechanism, core, spans: sides.spans.iter().filter(is_shown).cloned().collect(), parted })
    }

    /// Cycles from when lanes part to when all have met.
    pub(super) fn cycles(&self) -> u64 {
        self.parted.end - self.parted.start
    }
}

/// The figure.
pub(super) fn strips(name: &str, lanes: u32, strips: &[Strip]) -> Markup {
    let height_of_one = f64::from(lanes) * LANE;
    let height = TOP + strips.len() as f64 * (height_of_one + GAP);
    let longest = strips.iter().map(Strip::cycles).max().unwrap_or(1);
    let shown = longest.min(CYCLES_MAX) + 2 * AROUND;
    let scale = (WIDTH - LEFT - RIGHT) / shown as f64;
    let mut document = sheet(WIDTH, height, name);
    let step = step(shown as f64, 8.0).max(1.0);
    for number in 0..=((shown - AROUND) as f64 / step) as u64 {
        let cycle = number as f64 * step;
        let x = LEFT + (cycle + AROUND as f64) * scale;
        line(&mut document, (x, TOP - 5.0), (x, height - GAP), "grid");
        let text = match number {
            0 => "lanes part".to_owned(),
            _ => cycle.to_string(),
        };
        letters(&mut document, (x, TOP - 9.0), "tick middle", &text);
    }
    let mut top = TOP;
    for strip in strips {
        let of_core = strips.iter().filter(|one| one.core == strip.core);
        let rows = Rows::new(lanes, of_core);
        draw(&mut document, strip, &rows, (top, scale), shown);
        top += height_of_one + GAP;
    }
    drawn(&document)
}

fn draw(document: &mut Document, strip: &Strip, rows: &Rows, (top, scale): (f64, f64), shown: u64) {
    let middle = top + rows.lanes.len() as f64 * LANE / 2.0;
    let name = strip.mechanism.to_string();
    letters(document, (LEFT - 14.0, middle - 2.0), "end", &name);
    let cycles = match strip.core {
        Some(core) => format!("core {core}, {} cycles", strip.cycles()),
        None => format!("{} cycles", strip.cycles()),
    };
    letters(document, (LEFT - 14.0, middle + 12.0), "tick end", &cycles);
    let start = strip.parted.start.saturating_sub(AROUND);
    let end = start + shown.min(strip.cycles() + 2 * AROUND);
    for row in 0..rows.lanes.len() {
        let y = top + row as f64 * LANE + LANE / 2.0 - 1.0;
        let to = LEFT + (end - start) as f64 * scale;
        line(document, (LEFT, y), (to, y), "thread");
    }
    for span in &strip.spans {
        let first = span.cycles.start.max(start) - start;
        let last = span.cycles.end.min(end).saturating_sub(start);
        if last <= first {
            continue;
        }
        let (doing, least) = match span.doing {
            Doing::Executes => ("executes", WIDTH_LEAST),
            Doing::Waits => ("waits", 0.0),
        };
        let class = format!("{doing} {}", rows.class(span.side));
        let x = LEFT + first as f64 * scale;
        let width = ((last - first) as f64 * scale).max(least);
        for run in rows.runs(span.lanes) {
            let y = top + run.start as f64 * LANE;
            let height = (run.end - run.start) as f64 * LANE - 2.0;
            block(document, (x, y), (width, height), &class);
        }
    }
}

/// The sides of a core's strips, and the lanes in such an order that those of a side are neighbours.
struct Rows {
    /// In the order in which they first do something, the one with all lanes before them.
    sides: Vec<LaneMask>,
    /// By row.
    lanes: Vec<Lane>,
}

impl Rows {
    fn new<'a>(lanes: u32, strips: impl Iterator<Item = &'a Strip> + Clone) -> Self {
        let all = strips.flat_map(|strip| &strip.spans);
        let all = all.map(|span| span.side).filter(|side| !side.is_empty());
        let most = all.clone().max_by_key(|side| side.count());
        let mut sides: Vec<LaneMask> = most.into_iter().collect();
        for side in all {
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        let mut lanes: Vec<Lane> = (0..lanes).map(Lane).collect();
        let outside = |lane: &Lane| -> Vec<bool> {
            let sides = sides.iter();
            sides.map(|side| !side.contains(*lane)).collect()
        };
        lanes.sort_by_key(outside);
        Rows { sides, lanes }
    }

    fn class(&self, side: LaneMask) -> String {
        match self.sides.iter().position(|one| *one == side) {
            Some(place) if place > 0 => format!("s{}", 1 + (place - 1) % (SIDES - 1)),
            _ => "s0".to_owned(),
        }
    }

    /// Neighbouring rows of a set of lanes.
    fn runs(&self, lanes: LaneMask) -> Vec<Range<usize>> {
        let mut runs: Vec<Range<usize>> = Vec::new();
        for (row, lane) in self.lanes.iter().enumerate() {
            match runs.last_mut() {
                _ if !lanes.contains(*lane) => {}
                Some(run) if run.end == row => run.end += 1,
                _ => runs.push(row..row + 1),
            }
        }
        runs
    }
}
