//! What to look at first: layouts that show each stage of both sides together, for GTKWave and for Surfer.

mod of_cluster;
mod of_core;
mod place;

use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;

pub use of_cluster::Focus;

use super::merge::Signals;
use super::{Window, TIME_UNITS_A_CYCLE};

/// GTKWave's flags of a line: right-justified binary, hexadecimal, decimal; text; a comment.
const BINARY: &str = "@28";
const HEXADECIMAL: &str = "@22";
const DECIMAL: &str = "@24";
const TEXT: &str = "@820";
const COMMENT: &str = "@200";
/// GTKWave's flags of the begin and the end of a group that is open, and of one that is closed.
const OPEN_GROUP: [&str; 2] = ["@800200", "@1000200"];
const CLOSED_GROUP: [&str; 2] = ["@c00200", "@1401200"];
/// GTKWave's markers beside the primary one.
const NAMED_MARKERS: usize = 26;

/// How a number is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Radix {
    Binary,
    Decimal,
    Hexadecimal,
}

/// A line of a layout.
enum Line {
    Heading(String),
    Signal { path: String, width_bits: u32, radix: Radix },
    Text(String),
}

impl Line {
    fn signal(path: impl Into<String>, width_bits: u32, radix: Radix) -> Line {
        Line::Signal { path: path.into(), width_bits, radix }
    }

    /// Adds it to a save file of GTKWave's.
    fn gtkwave(&self, text: &mut String) {
        // Writing to a String cannot fail.
        let _ = match self {
            Line::Heading(name) => writeln!(text, "{COMMENT}\n-{name}"),
            Line::Text(path) => writeln!(text, "{TEXT}\n{path}"),
            Line::Signal { path, width_bits, .. } if *width_bits == 1 => writeln!(text, "{BINARY}\n{path}"),
            Line::Signal { path, width_bits, radix } => {
                let flags = match radix {
                    Radix::Binary => BINARY,
                    Radix::Decimal => DECIMAL,
                    Radix::Hexadecimal => HEXADECIMAL,
                };
                writeln!(text, "{flags}\n{path}[{}:0]", width_bits - 1)
            }
        };
    }
}

/// Lines that belong together.
struct Group {
    /// `None` of lines that stand for themselves.
    name: Option<String>,
    /// Whether its lines are seen at first.
    is_open: bool,
    lines: Vec<Line>,
}

impl Group {
    /// Lines that stand for themselves.
    const fn of_lines(lines: Vec<Line>) -> Self {
        Group { name: None, is_open: true, lines }
    }

    /// How a heading of the group is written where there are no groups.
    fn heading(&self, heading: &str) -> String {
        match &self.name {
            Some(name) => format!("{name}: {heading}"),
            None => heading.to_owned(),
        }
    }
}

/// The lines, from top to bottom.
pub struct Layout {
    groups: Vec<Group>,
}

impl Layout {
    /// What the waveform shows of these groups.
    fn shown(groups: Vec<Group>, signals: &Signals) -> Self {
        let rtl = signals.rtl.iter().map(|(path, _)| path.as_str());
        let paths = rtl.chain(signals.own.iter().map(String::as_str));
        let paths: HashSet<&str> = paths.collect();
        let groups = groups.into_iter().map(|group| Group { lines: shown(group.lines, &paths), ..group });
        let groups = groups.filter(|group| !group.lines.is_empty());
        Layout { groups: groups.collect() }
    }

    /// GTKWave's save file. The view begins where lanes part for the first time; without a mismatch, that is marked as
    /// well.
    pub(crate) fn gtkwave(&self, vcd: &Path, window: Window) -> String {
        let mut text = String::new();
        let file = std::path::absolute(vcd).unwrap_or_else(|_| vcd.to_owned());
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[dumpfile] \"{}\"", file.display());
        let start = window.divergence.unwrap_or(window.first);
        let _ = writeln!(text, "[timestart] {}", start.0 * TIME_UNITS_A_CYCLE);
        let marker = cursor(window).map_or_else(|| "-1".to_owned(), |time| time.to_string());
        let _ = writeln!(text, "*-4.000000 {marker}{}", " -1".repeat(NAMED_MARKERS));
        for group in &self.groups {
            let [begin, end] = match group.is_open {
                true => OPEN_GROUP,
                false => CLOSED_GROUP,
            };
            if let Some(name) = &group.name {
                let _ = writeln!(text, "{begin}\n-{name}");
            }
            for line in &group.lines {
                line.gtkwave(&mut text);
            }
            if let Some(name) = &group.name {
                let _ = writeln!(text, "{end}\n-{name}");
            }
        }
        text
    }

    /// Surfer's command file: `surfer x.vcd --command-file x.sucl`.
    pub(crate) fn surfer(&self, window: Window) -> String {
        let mut text = String::new();
        let groups = self.groups.iter();
        let lines = || groups.clone().flat_map(|group| group.lines.iter().map(move |line| (group, line)));
        for (group, line) in lines() {
            // Writing to a String cannot fail.
            let _ = match line {
                Line::Heading(name) => writeln!(text, "divider_add {}", group.heading(name)),
                Line::Text(path) | Line::Signal { path, .. } => {
                    writeln!(text, "variable_add {path}")
                }
            };
        }
        // A line's format is set when all are there: what is added while a line has the focus goes below it.
        for (number, (_, line)) in lines().enumerate() {
            if matches!(line, Line::Signal { radix: Radix::Binary, width_bits, .. } if *width_bits > 1) {
                let _ = writeln!(text, "item_focus {}\nitem_set_format Binary", surfer_number(number));
            }
        }
        text.push_str("item_unfocus\nzoom_fit\n");
        if let Some(time) = cursor(window) {
            let _ = writeln!(text, "cursor_set {time}\ngoto_cursor");
        }
        text
    }
}

/// The lines of what is in the waveform, without headings of nothing.
fn shown(lines: Vec<Line>, paths: &HashSet<&str>) -> Vec<Line> {
    let mut shown: Vec<Line> = Vec::new();
    for line in lines {
        let is_kept = match &line {
            Line::Heading(_) => true,
            Line::Signal { path, .. } | Line::Text(path) => paths.contains(path.as_str()),
        };
        let is_under = matches!(shown.last(), Some(Line::Heading(_)));
        if matches!(line, Line::Heading(_)) && is_under {
            shown.pop();
        }
        shown.extend(Some(line).filter(|_| is_kept));
    }
    if matches!(shown.last(), Some(Line::Heading(_))) {
        shown.pop();
    }
    shown
}

/// The point of time to look at first.
fn cursor(window: Window) -> Option<u64> {
    let cycle = window.mismatch.or(window.divergence)?;
    Some(cycle.0 * TIME_UNITS_A_CYCLE)
}

/// The number of a line as Surfer wants it: hexadecimal, with a to p for the digits.
fn surfer_number(number: usize) -> String {
    let digits = format!("{number:x}").into_bytes().into_iter();
    let letter = |digit: u8| match digit {
        b'0'..=b'9' => char::from(b'a' + (digit - b'0')),
        _ => char::from(b'k' + (digit - b'a')),
    };
    digits.map(letter).collect()
}
