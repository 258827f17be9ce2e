//! Bars in groups: a group a program, a bar a mechanism or a decision, each with its value.

use maud::Markup;
use svg::Document;

use super::draw::{block, drawn, letters, line, sheet, step, WIDTH};

/// A bar's height, and the space between groups.
const BAR: f64 = 13.0;
const GAP: f64 = 11.0;
/// Where bars begin, and the space for values behind the longest.
const LEFT: f64 = 150.0;
const RIGHT: f64 = 64.0;
/// Space for the axis above.
const TOP: f64 = 22.0;

/// A bar: the class of its colour, its length, and the text at its end.
pub(crate) struct Bar {
    pub(crate) class: String,
    pub(crate) value: f64,
    pub(crate) label: String,
}

/// The bars of a program.
pub(crate) struct Group {
    pub(crate) name: String,
    pub(crate) bars: Vec<Bar>,
}

/// From where to where the axis goes; bars begin at 0.
pub(crate) struct Axis {
    pub(crate) least: f64,
    pub(crate) most: f64,
    /// What a number on it is printed as.
    pub(crate) print: fn(f64) -> String,
}

impl Axis {
    /// From 0 to 1.
    pub(crate) fn of_shares(print: fn(f64) -> String) -> Self {
        Axis { least: 0.0, most: 1.0, print }
    }

    /// Wide enough for all bars, which may have either sign.
    pub(crate) fn of(groups: &[Group], print: fn(f64) -> String) -> Self {
        let values = groups.iter().flat_map(|group| &group.bars);
        let values: Vec<f64> = values.map(|bar| bar.value).collect();
        let bound = |start, pick: fn(f64, f64) -> f64| values.iter().copied().fold(start, pick);
        Axis { least: bound(0.0, f64::min), most: bound(0.0, f64::max).max(1e-6), print }
    }

    fn x(&self, value: f64) -> f64 {
        let room = match self.least < 0.0 {
            // Values are on the left of bars that go to the left.
            true => RIGHT,
            false => 0.0,
        };
        let width = WIDTH - LEFT - RIGHT - room;
        LEFT + room + width * (value - self.least) / (self.most - self.least)
    }
}

/// The figure.
pub(crate) fn bars(name: &str, groups: &[Group], axis: &Axis) -> Markup {
    let height_of = |group: &Group| group.bars.len() as f64 * BAR + GAP;
    let height = TOP + groups.iter().map(height_of).sum::<f64>() + 4.0;
    let mut document = sheet(WIDTH, height, name);
    grid(&mut document, axis, height);
    let mut top = TOP;
    for group in groups {
        let middle = top + group.bars.len() as f64 * BAR / 2.0 + 4.0;
        letters(&mut document, (LEFT - 12.0, middle), "end", &group.name);
        for (number, bar) in group.bars.iter().enumerate() {
            draw(&mut document, axis, bar, top + number as f64 * BAR);
        }
        top += height_of(group);
    }
    line(&mut document, (axis.x(0.0), TOP - 4.0), (axis.x(0.0), height - GAP), "axis");
    drawn(&document)
}

fn grid(document: &mut Document, axis: &Axis, height: f64) {
    let step = step(axis.most - axis.least, 5.0);
    let first = (axis.least / step).ceil() as i64;
    let last = (axis.most / step).floor() as i64;
    for number in first..=last {
        let value = number as f64 * step;
        let x = axis.x(value);
        line(document, (x, TOP - 4.0), (x, height - GAP), "grid");
        letters(document, (x, TOP - 9.0), "tick middle", &(axis.print)(value));
    }
}

fn draw(document: &mut Document, axis: &Axis, bar: &Bar, top: f64) {
    let (zero, end) = (axis.x(0.0), axis.x(bar.value));
    let (left, right) = (zero.min(end), zero.max(end));
    let size = ((right - left).max(1.0), BAR - 3.0);
    block(document, (left, top), size, &bar.class);
    let (x, class) = match bar.value < 0.0 {
        true => (left - 5.0, "value end"),
        false => (right + 5.0, "value"),
    };
    letters(document, (x, top + BAR - 4.0), class, &bar.label);
}
