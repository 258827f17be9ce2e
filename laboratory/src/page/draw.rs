//! What the figures share: a sheet, letters and shapes in the page's own colours, and the key.

use maud::{html, Markup, PreEscaped};
use svg::node::element::path::Data;
use svg::node::element::{Line, Path, Rectangle, Text, Title};
use svg::{Document, Node};

use crate::Mechanism;

/// Width of every figure that has the page for itself.
pub(super) const WIDTH: f64 = 880.0;

/// A drawing with a name for readers that cannot see it.
pub(super) fn sheet(width: f64, height: f64, name: &str) -> Document {
    Document::new()
        .set("viewBox", (0, 0, width, height))
        .set("role", "img")
        .set("class", "figure")
        .set("style", format!("max-width: {width}px"))
        .add(Title::new(name))
}

/// Text that begins at a place, or with the class `end` ends there; `y` is its base line.
pub(super) fn letters(document: &mut Document, (x, y): (f64, f64), class: &str, text: &str) {
    let node = Text::new(text).set("x", x).set("y", y).set("class", class);
    document.append(node);
}

/// A filled rectangle.
pub(super) fn block(document: &mut Document, (x, y): (f64, f64), (width, height): (f64, f64), class: &str) {
    let node = Rectangle::new()
        .set("x", rounded(x))
        .set("y", rounded(y))
        .set("width", rounded(width))
        .set("height", rounded(height))
        .set("class", class);
    document.append(node);
}

/// A straight line.
pub(super) fn line(document: &mut Document, from: (f64, f64), to: (f64, f64), class: &str) {
    let node = Line::new()
        .set("x1", rounded(from.0))
        .set("y1", rounded(from.1))
        .set("x2", rounded(to.0))
        .set("y2", rounded(to.1))
        .set("class", class);
    document.append(node);
}

/// A line through these points.
pub(super) fn course(document: &mut Document, points: impl IntoIterator<Item = (f64, f64)>, class: &str) {
    let mut data = Data::new();
    for (number, (x, y)) in points.into_iter().enumerate() {
        let point = (rounded(x), rounded(y));
        data = match number {
            0 => data.move_to(point),
            _ => data.line_to(point),
        };
    }
    document.append(Path::new().set("d", data).set("class", class));
}

/// The drawing, as a part of a page.
pub(super) fn drawn(document: &Document) -> Markup {
    PreEscaped(document.to_string())
}

/// Two digits behind the point are more than a screen shows.
pub(super) fn rounded(number: f64) -> f64 {
    (100.0 * number).round() / 100.0
}

/// The class of a mechanism's colour, the same in all figures.
pub(super) fn colour(mechanism: Mechanism) -> String {
    let of_all = Mechanism { split_contexts: None, ..mechanism };
    let place = Mechanism::all().iter().position(|one| *one == of_all);
    format!("c{}", place.unwrap_or(0))
}

/// Which colour is which mechanism, in one line of the page.
pub(super) fn key(mechanisms: &[Mechanism]) -> Markup {
    let named = mechanisms.iter();
    entries(named.map(|mechanism| (colour(*mechanism), mechanism.to_string())))
}

/// Which colour, by its class, is what.
pub(crate) fn entries(named: impl Iterator<Item = (String, String)>) -> Markup {
    html! {
        p class="key" {
            @for (class, name) in named { span class="entry" { i class=(class) {} (name) } " " }
        }
    }
}

/// A step of an axis: 1, 2 or 5 times a power of ten, so that there are about so many.
pub(super) fn step(length: f64, count: f64) -> f64 {
    let raw = (length / count).max(1e-9);
    let power = 10_f64.powf(raw.log10().floor());
    let found = [1.0, 2.0, 5.0].into_iter().find(|&one| one * power >= raw);
    found.unwrap_or(10.0) * power
}
