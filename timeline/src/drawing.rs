//! What the pictures share: colours, letters, and the sheet that they are drawn on.

use svg::node::element::{Circle, Rectangle, Style, Text, Title};
use svg::{Document, Node};

/// Width of a character of the fixed-width letters, in the units of the drawing (12 px).
pub const LETTER_WIDTH: f64 = 7.25;
/// Space around the drawing.
pub const MARGIN: f64 = 16.0;

/// Letters and their colours. The sheet is white, whatever the colour of the page around it.
const STYLE: &str = "
text { font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: 12px; fill: #1f2933; }
.title { font-family: system-ui, 'DejaVu Sans', sans-serif; font-size: 15px; font-weight: 600; }
.head { fill: #7b8794; font-size: 10px; }
.faint { fill: #9aa5b1; }
.note { font-family: system-ui, 'DejaVu Sans', sans-serif; font-size: 11px; fill: #52606d; }
.cell { font-size: 10px; font-weight: 600; text-anchor: middle; }
";

/// A sheet with a title.
pub fn sheet(width: f64, height: f64, title: &str) -> Document {
    let paper = Rectangle::new().set("width", width).set("height", height).set("rx", 8).set("fill", "#ffffff");
    Document::new()
        .set("viewBox", (0, 0, width, height))
        .set("width", width)
        .set("height", height)
        .set("role", "img")
        .add(Title::new(title))
        .add(Style::new(STYLE))
        .add(paper)
        .add(letters(MARGIN, MARGIN + 12.0, "title", title))
}

/// Text that begins at a place; `y` is its base line.
pub fn letters(x: f64, y: f64, class: &str, text: &str) -> Text {
    Text::new(text).set("x", x).set("y", y).set("class", class)
}

/// A filled rectangle with round corners.
pub fn block(x: f64, y: f64, width: f64, height: f64, fill: &str) -> Rectangle {
    Rectangle::new().set("x", x).set("y", y).set("width", width).set("height", height).set("rx", 3).set("fill", fill)
}

/// A disc.
pub fn disc(x: f64, y: f64, radius: f64, fill: &str) -> Circle {
    Circle::new().set("cx", x).set("cy", y).set("r", radius).set("fill", fill)
}

/// The text of a document.
pub fn printed(document: &Document) -> String {
    format!("{document}\n")
}

/// The width of a text in fixed-width letters.
pub fn width_of(characters: usize) -> f64 {
    characters as f64 * LETTER_WIDTH
}

/// Adds a node to a document in place.
pub fn add(document: &mut Document, node: impl Into<Box<dyn Node>>) {
    document.append(node.into());
}
