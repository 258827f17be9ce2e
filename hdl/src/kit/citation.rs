//! Numbers of rules in comments: `P9.1.3`, and `P9.1.3 to P9.1.5` for all from the first to the last.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

/// The letter with which the rules of each page begin, and the page.
pub const PAGES: [(char, &str); 5] = [
    ('P', "docs/pipeline.md"),
    ('I', "docs/isa.md"),
    ('S', "docs/soc.md"),
    ('H', "docs/host.md"),
    ('C', "docs/cluster.md"),
];

/// The number of a rule; they are in the order of pages, sections and numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    /// Its page's place in the list.
    page: usize,
    section: u32,
    /// The part of its section; `None` in a section without parts.
    part: Option<u32>,
    number: u32,
}

impl Rule {
    /// The number that a word is, if it is one: a letter of a page, then two or three numbers with points between them.
    pub fn parse(word: &str) -> Option<Rule> {
        let page = PAGES.iter().position(|(letter, _)| word.starts_with(*letter))?;
        let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let parts: Vec<&str> = word[1..].split('.').collect();
        if !parts.iter().all(is_number) {
            return None;
        }
        let parts: Vec<u32> = parts.iter().map_while(|part| part.parse().ok()).collect();
        match parts[..] {
            [section, number] => Some(Rule { page, section, part: None, number }),
            [section, part, number] => Some(Rule { page, section, part: Some(part), number }),
            _ => None,
        }
    }

    /// The letter of its page.
    pub fn letter(&self) -> char {
        PAGES[self.page].0
    }

    /// The number of its section, and behind it that of its part, if the section has parts: `9.11`.
    pub fn section(&self) -> String {
        match self.part {
            None => self.section.to_string(),
            Some(part) => format!("{}.{part}", self.section),
        }
    }

    /// Whether two rules are of one section, or of one part of it.
    fn is_beside(&self, other: &Rule) -> bool {
        (self.page, self.section, self.part) == (other.page, other.section, other.part)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", self.letter(), self.section(), self.number)
    }
}

/// The rules that a text cites; of a range all.
pub fn cited(text: &str) -> BTreeSet<Rule> {
    let words = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '.'));
    let words = words.map(|word| word.trim_matches('.')).filter(|word| !word.is_empty());
    let mut rules = BTreeSet::new();
    let (mut last, mut goes_on) = (None, false);
    for word in words {
        let rule = Rule::parse(word);
        if let Some(rule) = rule {
            let from: Option<Rule> = last.filter(|from: &Rule| goes_on && from.is_beside(&rule));
            let numbers = from.map_or(rule.number, |from| from.number)..=rule.number;
            rules.extend(numbers.map(|number| Rule { number, ..rule }));
            rules.insert(rule);
        }
        goes_on = word == "to" && last.is_some();
        if !goes_on {
            last = rule;
        }
    }
    rules
}

/// Rules as comments cite them: three or more that follow one another are a range.
pub(crate) fn listed(rules: &BTreeSet<Rule>) -> String {
    let mut runs: Vec<(Rule, Rule)> = Vec::new();
    for &rule in rules {
        match runs.last_mut() {
            Some((_, last)) if last.is_beside(&rule) && last.number + 1 == rule.number => *last = rule,
            _ => runs.push((rule, rule)),
        }
    }
    let runs = runs.iter().map(|(first, last)| match last.number - first.number {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    });
    runs.collect::<Vec<_>>().join(", ")
}

/// The end of a module's heading: the rules that the module carries out, a paragraph a page.
pub(crate) fn of_module(rules: &BTreeSet<Rule>) -> String {
    let mut text = String::new();
    for (page, (_, path)) in PAGES.iter().enumerate() {
        let of_page: BTreeSet<Rule> = rules.iter().filter(|rule| rule.page == page).copied().collect();
        if !of_page.is_empty() {
            let _ = write!(text, "{}", super::comment_lines(&format!("Rules of {path}: {}.", listed(&of_page))));
        }
    }
    text
}

/// The rules that the comments of a module's text cite.
pub fn cited_in_comments(verilog: &str) -> BTreeSet<Rule> {
    let comments = verilog.lines().map(|line| line.split_once("//").map_or("", |(_, comment)| comment));
    // What lies between two comments keeps their numbers apart: a word that is no `to`.
    let comments = comments.map(|comment| if comment.is_empty() { "code" } else { comment });
    cited(&comments.collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn again(text: &str) -> String {
        listed(&cited(text))
    }

    #[test]
    fn numbers_are_letters_of_pages_with_two_or_three_numbers() {
        for number in ["P5.3", "P9.11.2", "I10.4", "S5.1.22", "H4.2", "C12.5"] {
            assert_eq!(Rule::parse(number).map(|rule| rule.to_string()).as_deref(), Some(number));
        }
        for other in ["P5", "P", "Q5.3", "P5.", "P5.3.1.1", "Pa.b", "5.3", "P5.+3", "É5.3"] {
            assert_eq!(Rule::parse(other), None, "{other}");
        }
        assert_eq!(Rule::parse("P9.11.2").map(|rule| rule.section()).as_deref(), Some("9.11"));
        assert_eq!(Rule::parse("P5.3").map(|rule| rule.section()).as_deref(), Some("5"));
    }

    #[test]
    fn ranges_are_read_and_written() {
        assert_eq!(again("checks: P9.1.3 to P9.1.5, P9.2.1."), "P9.1.3 to P9.1.5, P9.2.1");
        assert_eq!(again("P5.1, P5.2, P5.3 and P5.4"), "P5.1 to P5.4");
        assert_eq!(again("P5.9, P5.10"), "P5.9, P5.10");
        assert_eq!(again("I8.2.1 before C1.1 before P5.1"), "P5.1, I8.2.1, C1.1");
        // Neither is a range: of two sections, and downwards.
        assert_eq!(again("P5.9 to P6.2"), "P5.9, P6.2");
        assert_eq!(again("P5.4 to P5.2"), "P5.2, P5.4");
        assert_eq!(again("from here to P5.2, as in P7.1 to there, P7.4"), "P5.2, P7.1, P7.4");
        assert_eq!(again("none"), "");
    }

    #[test]
    fn only_comments_cite_and_a_range_goes_over_the_end_of_a_line() {
        let text = "    // one: P5.1 to\n    // P5.3\n    assign P7_1 = P7.2;  // P8.1 to\n    wire x;\n    // P8.4\n";
        assert_eq!(listed(&cited_in_comments(text)), "P5.1 to P5.3, P8.1, P8.4");
    }

    #[test]
    fn a_heading_names_the_pages() {
        assert_eq!(of_module(&cited("")), "");
        let heading = "// Rules of docs/pipeline.md: P5.1, P5.3.\n// Rules of docs/isa.md: I10.4.\n";
        assert_eq!(of_module(&cited("I10.4, P5.3, P5.1")), heading);
    }
}
