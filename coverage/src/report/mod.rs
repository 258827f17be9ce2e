//! What was covered, for people and for other tools: pages, LCOV, Cobertura.
//!
//! The source that is covered is `docs/pipeline.md`: a rule is a line of it, and the events of a rule are the branches
//! of that line.

mod fired;
mod html;
mod nearest;
mod tools;

use std::fmt::Write;
use std::sync::OnceLock;

use super::collected::Collected;
use super::explained::Explained;
use super::table::{rows, Event, Family, Row};

pub use self::fired::fired;
pub use self::html::{html, Page};
pub use self::tools::{cobertura, lcov};

/// The page whose rules are covered, as this program was built with it.
const PAGE: &str = include_str!("../../../docs/pipeline.md");
/// Its place in the repository.
const PAGE_PATH: &str = "docs/pipeline.md";

/// A rule of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(crate) number: &'static str,
    pub(crate) section: u32,
    /// Its first line, from 1.
    pub(crate) line: usize,
    /// What the line says.
    pub(crate) text: &'static str,
}

/// All rules, in the order of the page.
pub(crate) fn rules() -> &'static [Rule] {
    static RULES: OnceLock<Vec<Rule>> = OnceLock::new();
    RULES.get_or_init(|| {
        let lines = PAGE.lines().enumerate();
        lines
            .filter_map(|(index, line)| {
                let rest = line.strip_prefix("- **").or_else(|| line.strip_prefix("| **"))?;
                let (number, text) = rest.split_once("**")?;
                let section = number.strip_prefix('P')?.split('.').next()?.parse().ok()?;
                Some(Rule { number, section, line: index + 1, text: text.trim().trim_start_matches('|').trim() })
            })
            .collect()
    })
}

/// The heading of a section of the page.
pub(crate) fn heading(section: u32) -> &'static str {
    let start = format!("## {section}. ");
    let found = PAGE.lines().find_map(|line| line.strip_prefix(start.as_str()));
    found.unwrap_or_default()
}

/// What has become of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate<'a> {
    /// It has occurred so often.
    Covered(u64),
    /// It has not, for this reason.
    Explained(&'a str),
    /// It has not, for no core has what it needs.
    NoCore,
    /// It has not, though it could have.
    Hole,
}

/// What was collected, held against the table and the explanations.
#[derive(Debug)]
pub struct Judged<'a> {
    /// What was collected.
    pub collected: &'a Collected,
    /// By number of the event.
    fates: Vec<Fate<'a>>,
    /// What must not be: events that have occurred although an explanation says that they cannot.
    pub wrong: Vec<String>,
}

impl<'a> Judged<'a> {
    /// Judges.
    pub fn new(collected: &'a Collected, explained: &'a Explained) -> Self {
        let can_occur = collected.can_occur();
        let mut wrong = Vec::new();
        let fates = rows().iter().map(|row| {
            let (count, reason) = (collected.counts.get(row.event), explained.reason(row.event));
            let can = can_occur[row.event.index()];
            if let Some(run) = collected.impossible.get(&row.event) {
                wrong.push(format!("{row} has occurred ({run}) on a core that {}", lacking(row)));
            }
            let first = collected.first_run(row.event);
            match (count, reason) {
                (0, Some(reason)) => Fate::Explained(reason),
                (0, None) if can => Fate::Hole,
                (0, None) => Fate::NoCore,
                (count, reason) => {
                    if let Some(reason) = reason {
                        wrong.push(format!(
                            "{row} has occurred ({first}), but coverage/explained.toml says that it cannot: {reason}"
                        ));
                    }
                    Fate::Covered(count)
                }
            }
        });
        let fates = fates.collect();
        Judged { collected, fates, wrong }
    }

    /// What has become of an event.
    pub fn fate(&self, event: Event) -> Fate<'a> {
        self.fates[event.index()]
    }

    /// Whether an event has not occurred though it could have.
    pub fn is_hole(&self, event: Event) -> bool {
        self.fate(event) == Fate::Hole
    }

    /// How many of these rows are covered, explained, without a core, and holes.
    pub fn count<'r>(&self, rows: impl IntoIterator<Item = &'r Row>) -> Tally {
        let mut tally = Tally::default();
        for row in rows {
            match self.fate(row.event) {
                Fate::Covered(_) => tally.covered += 1,
                Fate::Explained(_) => tally.explained += 1,
                Fate::NoCore => tally.without_core += 1,
                Fate::Hole => tally.holes += 1,
            }
        }
        tally
    }
}

/// What no core has on which a row cannot occur.
fn lacking(row: &Row) -> String {
    let needs: Vec<_> = row.needs.iter().map(|need| need.text()).collect();
    format!("has not all that it needs: {}", needs.join(", "))
}

/// How many events of a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Have occurred.
    pub covered: usize,
    /// Cannot occur, with a reason.
    pub explained: usize,
    /// Could not occur on these cores.
    pub without_core: usize,
    /// Have not occurred though they could.
    pub holes: usize,
}

impl Tally {
    /// Those that have occurred, or could have.
    pub const fn possible(&self) -> usize {
        self.covered + self.holes
    }

    /// The share that has occurred, in percent.
    pub fn percent(&self) -> f64 {
        match self.possible() {
            0 => 100.0,
            possible => 100.0 * self.covered as f64 / possible as f64,
        }
    }
}

/// The sections of the page that have rows.
pub(crate) fn sections() -> Vec<u32> {
    let mut sections: Vec<_> = rows().iter().map(Row::section).collect();
    sections.sort_unstable();
    sections.dedup();
    sections
}

/// A table for the terminal: by family, then by section.
pub fn summary(judged: &Judged) -> String {
    let mut text = String::new();
    let collected = judged.collected;
    let _ = writeln!(
        text,
        "runs                  {} on {} cores, {} of them counted on both sides\ncycles                {}\nretired instructions  {}\n",
        collected.runs, collected.cores.len(), collected.runs_on_both_sides, collected.cycles, collected.retired
    );
    let _ = writeln!(text, "{:44}covered    of       %  holes  explained  no core", "");
    let mut line = |name: &str, tally: Tally| {
        let _ = writeln!(
            text,
            "{name:42} {:>8} {:>5} {:>7.1} {:>6} {:>10} {:>8}",
            tally.covered,
            tally.possible(),
            tally.percent(),
            tally.holes,
            tally.explained,
            tally.without_core
        );
    };
    line("all events", judged.count(rows()));
    for family in Family::ALL {
        let of_family = rows().iter().filter(|row| row.family == family);
        line(&format!("  {}", family.text()), judged.count(of_family));
    }
    for section in sections() {
        let of_section = rows().iter().filter(|row| row.section() == section);
        line(&format!("section {section:2} {}", heading(section)), judged.count(of_section));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::totals::Coverage;
    use golden_model::RuleEvent;
    use isa::CoreConfig;

    fn collected(config: &str, events: &[&str]) -> Collected {
        let config = CoreConfig::from_toml(config).unwrap();
        let mut coverage = Coverage::default();
        for name in events {
            coverage.events.add_to(Event::named(name).expect(name), 3);
        }
        let mut collected = Collected::default();
        collected.add_run(&config, &coverage, true, || "a.s & b".to_owned());
        collected
    }

    const ADD: &str = "opcode/add/all/stack-part";

    #[test]
    fn rules_have_their_lines() {
        let rule = rules().iter().find(|rule| rule.number == "P5.3").unwrap();
        assert_eq!(rule.section, 5);
        let line = PAGE.lines().nth(rule.line - 1).unwrap();
        assert!(line.starts_with("- **P5.3** "), "{line}");
        assert_eq!(heading(22), "Scoreboard");
    }

    #[test]
    fn fates_are_told_apart() {
        let collected = collected("arch = \"4w8/8/4/4\"", &[ADD]);
        let text = "[[hole]]\nevents = [\"opcode/nop/one/stack-full\"]\nreason = \"so\"\n";
        let explained = Explained::from_toml(text).unwrap();
        let judged = Judged::new(&collected, &explained);
        let fate = |name: &str| judged.fate(Event::named(name).expect(name));
        assert_eq!(fate(ADD), Fate::Covered(3));
        assert_eq!(fate("opcode/nop/one/stack-full"), Fate::Explained("so"));
        assert_eq!(fate("opcode/nop/all/masks"), Fate::NoCore);
        assert_eq!(fate("opcode/nop/all/stack-full"), Fate::Hole);
        assert_eq!(judged.wrong, [""; 0]);
        assert_eq!(judged.count([Event::named(ADD).unwrap().row()]).percent(), 100.0);
        let text = summary(&judged);
        let mut lines = text.lines().map(str::trim_start);
        let line = lines.find(|line| line.starts_with("opcodes by lanes")).unwrap();
        assert_eq!(line.split_whitespace().nth(5), Some("1"), "{line}");
    }

    #[test]
    fn what_cannot_occur_and_occurs_is_wrong() {
        let full = Event::of_rule(RuleEvent::TlbFull).row().to_string();
        let collected = collected("arch = \"4w8/8/4/4\"", &[ADD, &full]);
        let text = format!("[[hole]]\nevents = [\"{ADD}\"]\nreason = \"so\"\n");
        let explained = Explained::from_toml(&text).unwrap();
        let mut wrong = Judged::new(&collected, &explained).wrong;
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        wrong.sort();
        let wrong: Vec<_> = wrong.iter().rev().collect();
        assert!(wrong[0].contains("TlbFull has occurred (a.s & b) on a core that has not all that it needs"));
        assert!(wrong[1].contains("explained.toml says that it cannot: so"));
    }

    #[test]
    fn pages_show_holes_first_with_the_nearest_case() {
        let collected = collected("arch = \"4w8/8/4/4\"", &[ADD]);
        let explained = Explained::default();
        let judged = Judged::new(&collected, &explained);
        let pages = html(&judged);
        let page = pages.iter().find(|page| page.name == "section-9.html").unwrap();
        let hole = page.text.find("opcode/add/all/stack-full").unwrap();
        let near = page.text[hole..].find("opcode/add/all/stack-part").unwrap();
        assert!(page.text[hole..hole + near].len() < 600);
        assert!(page.text.contains("a.s &amp; b"));
        let holes = page.text.find("<h2>Holes").unwrap();
        let covered = page.text.find("<h2>Covered").unwrap();
        assert!(holes < covered);
        assert!(pages.iter().any(|page| page.name == "index.html"));
        for page in &pages {
            for tag in ["table", "tr", "td", "html", "body"] {
                let (opened, closed) = (format!("<{tag}"), format!("</{tag}>"));
                let starts = page.text.matches(&opened).filter(|_| true).count();
                assert_eq!(starts, page.text.matches(&closed).count(), "{tag} in {}", page.name);
            }
        }
    }

    #[test]
    fn lcov_has_a_line_a_rule_and_a_branch_an_event() {
        let collected = collected("arch = \"4w8/8/4/4\"", &[ADD]);
        let explained = Explained::default();
        let judged = Judged::new(&collected, &explained);
        let text = lcov(&judged);
        assert!(text.starts_with("TN:\nSF:docs/pipeline.md\n"));
        assert!(text.ends_with("end_of_record\n"));
        let rule = rules().iter().find(|rule| rule.number == "P9.5.1").unwrap();
        assert!(text.contains(&format!("\nDA:{},3\n", rule.line)), "{text}");
        let branches = text.lines().filter(|line| line.starts_with("BRDA:")).count();
        assert!(text.contains(&format!("\nBRF:{branches}\nBRH:1\n")));
        let tally = judged.count(rows());
        assert_eq!(branches, tally.possible());
        let lines = text.lines().filter(|line| line.starts_with("DA:")).count();
        assert!(text.contains(&format!("\nLF:{lines}\nLH:1\n")));
    }

    #[test]
    fn a_rule_has_the_sum_of_its_events() {
        let collected = collected("arch = \"4w8/8/4/4\"", &[ADD, "state/divergence/StackFull"]);
        let explained = Explained::default();
        let text = fired(&Judged::new(&collected, &explained));
        assert!(text.starts_with("# 1 programs on 1 cores, 0 cycles.\nP5.1 0\n"), "{text}");
        for line in ["P9.11.3 3", "P9.5.1 3", "P9.11.4 0", "P24.3 - No core of the campaign has what it needs"] {
            assert!(text.lines().any(|one| one == line), "{line}\n{text}");
        }
        assert!(text.contains("\nP17.1 - It says how a record shows something"));
    }

    #[test]
    fn cobertura_counts_the_same() {
        let collected = collected("arch = \"4w8/8/4/4\"", &[ADD]);
        let explained = Explained::default();
        let judged = Judged::new(&collected, &explained);
        let text = cobertura(&judged, 1_700_000_000);
        let lines = text.matches("<line ").count();
        let valid = format!("lines-valid=\"{lines}\" lines-covered=\"1\"");
        assert!(text.contains(&valid), "{text}");
        assert!(text.contains("filename=\"docs/pipeline.md\""));
        assert_eq!(text.matches("<class ").count(), text.matches("</class>").count());
        let tally = judged.count(rows());
        let branches = format!("branches-valid=\"{}\" branches-covered=\"1\"", tally.possible());
        assert!(text.contains(&branches));
    }
}
