//! Words of the program: fewer of them, or zeros in their place where the others must stay where they are.

use super::super::code::{Content, Line};
use super::super::{Shrinker, Subject};

/// Leaves words out; the others move together.
pub(super) fn delete(shrinker: &mut Shrinker<'_>) {
    let lines = shrinker.best().code.lines().to_vec();
    shrinker.minimises(lines, |subject, kept| Some(with_lines(subject, kept.to_vec())));
}

/// Makes words zero.
pub(super) fn blank(shrinker: &mut Shrinker<'_>) {
    let lines = shrinker.best().code.lines();
    let full: Vec<usize> = (0..lines.len()).filter(|&index| !lines[index].is_blank()).collect();
    shrinker.minimises(full, |subject, kept| {
        let lines = subject.code.lines().iter().enumerate();
        let lines = lines.map(|(index, line)| match kept.binary_search(&index) {
            Ok(_) => *line,
            Err(_) => line.with(Content::Data(0)),
        });
        Some(with_lines(subject, lines.collect()))
    });
}

pub(super) fn with_lines(subject: &Subject, lines: Vec<Line>) -> Subject {
    Subject { code: subject.code.with_lines(lines), ..subject.clone() }
}
