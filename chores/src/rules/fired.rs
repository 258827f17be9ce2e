//! How often the rules of the pipeline have fired in the last campaign whose counts are kept.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{bail, Context, Result};

/// What `harmonica coverage FILE --fired` has written.
const FILE: &str = "docs/reports/rules-fired.txt";

/// What has become of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It has fired so often; 0: it is a hole.
    Fired(u64),
    /// Nothing fires it, for this reason.
    Unfired(String),
}

/// The counts of a campaign.
#[derive(Debug, PartialEq, Eq)]
pub struct Fired {
    /// What has run, in words.
    pub of: String,
    /// By number.
    pub rules: BTreeMap<String, Fate>,
}

/// The counts that are kept.
pub fn kept() -> Result<Fired> {
    let text = fs::read_to_string(crate::root().join(FILE)).with_context(|| format!("cannot read {FILE}"))?;
    parse(&text)
}

fn parse(text: &str) -> Result<Fired> {
    let mut lines = text.lines();
    let of = lines.next().and_then(|line| line.strip_prefix("# "));
    let Some(of) = of else {
        bail!("{FILE} does not begin with what has run; write it again with `harmonica coverage FILE --fired`");
    };
    let mut rules = BTreeMap::new();
    for (number, line) in (2..).zip(lines) {
        let mut parts = line.splitn(3, ' ');
        let (rule, count, reason) = (parts.next().unwrap_or_default(), parts.next(), parts.next());
        let fate = match (count, reason) {
            (Some("-"), Some(reason)) => Fate::Unfired(reason.to_owned()),
            (Some(count), None) => Fate::Fired(count.parse().with_context(|| format!("{FILE}:{number}: {line}"))?),
            _ => bail!("{FILE}:{number}: write `P5.3 17`, or `P5.3 - REASON`"),
        };
        rules.insert(rule.to_owned(), fate);
    }
    Ok(Fired { of: of.to_owned(), rules })
}

impl Fired {
    /// The cell of a rule.
    pub fn cell(&self, rule: &str) -> String {
        match self.rules.get(rule) {
            Some(Fate::Fired(0)) => "**0**".to_owned(),
            Some(Fate::Fired(count)) => grouped(*count),
            Some(Fate::Unfired(_)) => "-".to_owned(),
            None => String::new(),
        }
    }

    /// The rules that have not fired, though they could have.
    pub fn holes(&self) -> impl Iterator<Item = &str> {
        let holes = self.rules.iter().filter(|(_, fate)| **fate == Fate::Fired(0));
        holes.map(|(rule, _)| rule.as_str())
    }

    /// The reasons for which nothing fires rules, with the numbers of these rules.
    pub fn reasons(&self) -> BTreeMap<&str, Vec<&str>> {
        let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (rule, fate) in &self.rules {
            if let Fate::Unfired(reason) = fate {
                reasons.entry(reason).or_default().push(rule);
            }
        }
        reasons
    }
}

/// 1234567 as 1,234,567.
fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_holes_and_reasons_are_told_apart() {
        let fired = parse("# 3 programs.\nP5.1 1234567\nP5.2 0\nP7.1 - so it is\n").expect("a file");
        assert_eq!(fired.of, "3 programs.");
        assert_eq!(["P5.1", "P5.2", "P7.1", "P1.1"].map(|rule| fired.cell(rule)), ["1,234,567", "**0**", "-", ""]);
        assert_eq!(fired.holes().collect::<Vec<_>>(), ["P5.2"]);
        assert_eq!(fired.reasons().into_iter().collect::<Vec<_>>(), [("so it is", vec!["P7.1"])]);
    }

    #[test]
    fn what_has_no_right_form_is_refused_with_its_place() {
        let refused = |text: &str| format!("{:#}", parse(text).expect_err(text));
        assert!(refused("P5.1 3\n").contains("does not begin"));
        assert!(refused("# x\nP5.1\n").contains("rules-fired.txt:2: write `P5.3 17`"));
        assert!(refused("# x\nP5.1 many\n").contains("rules-fired.txt:2: P5.1 many"));
    }
}
