//! A value by the number of cores: a small figure, a line a mechanism.

use maud::Markup;
use svg::node::element::Circle;
use svg::{Document, Node};

use super::draw::{colour, course, drawn, letters, line, rounded, sheet, step};
use crate::Mechanism;

const WIDTH: f64 = 425.0;
const HEIGHT: f64 = 178.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 18.0;
const TOP: f64 = 28.0;
const BOTTOM: f64 = 24.0;

/// A line: by the number of cores, a value.
pub(super) struct Line {
    pub(super) mechanism: Mechanism,
    pub(super) points: Vec<(u32, f64)>,
}

/// Where a number of cores and a value are drawn.
struct Axes {
    /// Ascending; each has the same distance from the next.
    counts: Vec<u32>,
    most: f64,
}

impl Axes {
    fn x(&self, count: u32) -> f64 {
        let place = self.counts.iter().position(|&one| one == count);
        let last = self.counts.len().saturating_sub(1).max(1);
        LEFT + (WIDTH - LEFT - RIGHT) * (place.unwrap_or(0) as f64 / last as f64)
    }

    fn y(&self, value: f64) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value / self.most)
    }
}

/// The figure.
pub(super) fn growth(title: &str, counts: &[u32], lines: &[Line]) -> Markup {
    let values = lines.iter().flat_map(|line| &line.points);
    let most = values.map(|(_, value)| *value).fold(0.0, f64::max);
    let step = step(most.max(1e-6), 4.0);
    let mut counts = counts.to_vec();
    counts.sort_unstable();
    let axes = Axes { counts, most: (most / step).ceil().max(1.0) * step };
    let mut document = sheet(WIDTH, HEIGHT, title);
    letters(&mut document, (0.0, 13.0), "name", title);
    for number in 0..=(axes.most / step).round() as u64 {
        let y = axes.y(number as f64 * step);
        line(&mut document, (LEFT, y), (WIDTH - RIGHT, y), "grid");
        let text = ((number as f64 * step * 1e6).round() / 1e6).to_string();
        letters(&mut document, (LEFT - 6.0, y + 3.5), "tick end", &text);
    }
    for &count in &axes.counts {
        let text = match count {
            1 => "1 core".to_owned(),
            _ => count.to_string(),
        };
        let place = (axes.x(count), HEIGHT - 7.0);
        letters(&mut document, place, "tick middle", &text);
    }
    for line in lines {
        draw(&mut document, line, &axes);
    }
    drawn(&document)
}

fn draw(document: &mut Document, line: &Line, axes: &Axes) {
    let mut points = line.points.clone();
    points.sort_unstable_by_key(|(count, _)| *count);
    let points = points.iter().map(|&(count, value)| (axes.x(count), axes.y(value)));
    for (x, y) in points.clone() {
        let point = Circle::new().set("cx", rounded(x)).set("cy", rounded(y));
        document.append(point.set("r", 2.6).set("class", colour(line.mechanism)));
    }
    course(document, points, &format!("course {}", colour(line.mechanism)));
}
