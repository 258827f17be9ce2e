//! The activity factor in the course of time: a small figure a program, a line a mechanism.

use maud::Markup;
use svg::Document;

use super::draw::{colour, course as path, drawn, letters, line, sheet, step};
use crate::{Activity, Mechanism};

const WIDTH: f64 = 425.0;
const HEIGHT: f64 = 158.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 10.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = 22.0;
/// Points of a line at most.
const POINTS: usize = 48;

/// A line.
pub(super) struct Course<'a> {
    pub(super) mechanism: Mechanism,
    pub(super) activity: &'a Activity,
    pub(super) cycles: u64,
}

/// The figure of a program.
pub(super) fn lines(program: &str, courses: &[Course<'_>]) -> Markup {
    let longest = courses.iter().map(|course| course.cycles).max();
    let longest = longest.unwrap_or(1).max(1) as f64;
    let x = |cycle: f64| LEFT + (WIDTH - LEFT - RIGHT) * (cycle / longest).min(1.0);
    let y = |factor: f64| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * factor;
    let name = format!("Activity factor of {program} in the course of time");
    let mut document = sheet(WIDTH, HEIGHT, &name);
    letters(&mut document, (LEFT, 15.0), "name", program);
    for factor in [0.0, 0.5, 1.0] {
        let (from, to) = ((LEFT, y(factor)), (WIDTH - RIGHT, y(factor)));
        line(&mut document, from, to, "grid");
        let place = (LEFT - 6.0, y(factor) + 3.5);
        letters(&mut document, place, "tick end", &factor.to_string());
    }
    let step = step(longest, 4.0);
    for number in 0..=(longest / step) as u64 {
        let cycle = number as f64 * step;
        let (text, class) = match number {
            0 => ("cycle 0".to_owned(), "tick"),
            _ => (cycle.to_string(), "tick middle"),
        };
        letters(&mut document, (x(cycle), HEIGHT - 7.0), class, &text);
    }
    for course in courses {
        draw(&mut document, course, &x, &y);
    }
    drawn(&document)
}

fn draw(document: &mut Document, course: &Course<'_>, x: &dyn Fn(f64) -> f64, y: &dyn Fn(f64) -> f64) {
    let points = course.activity.points(POINTS);
    let end = course.cycles as f64;
    let class = format!("course {}", colour(course.mechanism));
    path(document, points.iter().map(|(cycle, factor)| (x(cycle.min(end)), y(*factor))), &class);
    // Where the run ends.
    let from = (x(end), y(0.0));
    line(document, from, (from.0, from.1 - 7.0), &class);
}
