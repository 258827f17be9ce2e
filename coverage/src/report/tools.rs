//! Files that other tools read: LCOV (`genhtml`), Cobertura (`pycobertura`, and what CI services read).

use std::fmt::Write;

use super::{rules, Fate, Judged, Rule, PAGE_PATH};
use crate::table::{rows, Row};

/// A rule that can be covered, and whether each of its events is.
struct Line {
    rule: &'static Rule,
    events: Vec<(&'static Row, u64)>,
}

impl Line {
    fn count(&self) -> u64 {
        let counts = self.events.iter().map(|&(_, count)| count);
        counts.fold(0, u64::saturating_add)
    }

    fn covered(&self) -> usize {
        self.events.iter().filter(|&&(_, count)| count > 0).count()
    }
}

/// The rules with events that have occurred or could have, in the order of the page.
fn lines(judged: &Judged) -> Vec<Line> {
    let lines = rules().iter().map(|rule| {
        let of_rule = rows().iter().filter(|row| row.rule == rule.number);
        let events = of_rule.filter_map(|row| match judged.fate(row.event) {
            Fate::Covered(count) => Some((row, count)),
            Fate::Hole => Some((row, 0)),
            Fate::Explained(_) | Fate::NoCore => None,
        });
        Line { rule, events: events.collect() }
    });
    lines.filter(|line| !line.events.is_empty()).collect()
}

/// As `genhtml --branch-coverage` takes it: rules are lines of `docs/pipeline.md`, events are branches of them.
pub fn lcov(judged: &Judged) -> String {
    let lines = lines(judged);
    let mut text = format!("TN:\nSF:{PAGE_PATH}\n");
    for line in &lines {
        for (branch, (_, count)) in line.events.iter().enumerate() {
            let taken = match (line.count(), count) {
                // A line without a count has branches that were not reached.
                (0, _) => "-".to_owned(),
                (_, count) => count.to_string(),
            };
            let _ = writeln!(text, "BRDA:{},0,{branch},{taken}", line.rule.line);
        }
    }
    let branches: usize = lines.iter().map(|line| line.events.len()).sum();
    let taken: usize = lines.iter().map(Line::covered).sum();
    let _ = writeln!(text, "BRF:{branches}\nBRH:{taken}");
    for line in &lines {
        let _ = writeln!(text, "DA:{},{}", line.rule.line, line.count());
    }
    let hit = lines.iter().filter(|line| line.count() > 0).count();
    let _ = writeln!(text, "LF:{}\nLH:{hit}\nend_of_record", lines.len());
    text
}

/// As readers of Cobertura's XML take it; `timestamp` in seconds since 1970.
pub fn cobertura(judged: &Judged, timestamp: u64) -> String {
    let lines = lines(judged);
    let hit = lines.iter().filter(|line| line.count() > 0).count();
    let branches: usize = lines.iter().map(|line| line.events.len()).sum();
    let taken: usize = lines.iter().map(Line::covered).sum();
    let rates = format!("line-rate=\"{}\" branch-rate=\"{}\"", rate(hit, lines.len()), rate(taken, branches));
    let mut text = format!(
        "<?xml version=\"1.0\" ?>\n\
         <!DOCTYPE coverage SYSTEM \"http://cobertura.sourceforge.net/xml/coverage-04.dtd\">\n\
         <coverage {rates} lines-valid=\"{}\" lines-covered=\"{hit}\" branches-valid=\"{branches}\" \
         branches-covered=\"{taken}\" complexity=\"0\" version=\"harmonica\" timestamp=\"{timestamp}\">\n\
         <sources><source>.</source></sources>\n<packages>\n<package name=\"docs\" {rates} complexity=\"0\">\n<classes>\n\
         <class name=\"pipeline\" filename=\"{PAGE_PATH}\" {rates} complexity=\"0\">\n<methods/>\n<lines>\n",
        lines.len()
    );
    for line in &lines {
        let (covered, all) = (line.covered(), line.events.len());
        let percent = 100 * covered / all;
        let _ = writeln!(
            text,
            "<line number=\"{}\" hits=\"{}\" branch=\"true\" condition-coverage=\"{percent}% ({covered}/{all})\"/>",
            line.rule.line,
            line.count()
        );
    }
    text.push_str("</lines>\n</class>\n</classes>\n</package>\n</packages>\n</coverage>\n");
    text
}

fn rate(part: usize, all: usize) -> String {
    format!("{:.4}", part as f64 / all.max(1) as f64)
}
