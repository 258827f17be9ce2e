//! The numbered rules of a page.

use std::collections::HashSet;
use std::fs;

use anyhow::{bail, Context, Result};

/// The longest summary, in characters.
const SUMMARY_MAX: usize = 110;

/// A rule.
#[derive(Debug)]
pub struct Rule {
    /// Its number, `P5.3`.
    pub number: String,
    /// Its heading, as a link: `[pipeline, 5. Schedule](pipeline.md#5-schedule)`.
    pub section: String,
    /// How it begins.
    pub summary: String,
}

/// The rules of a page, in its order. They begin a line, as items of a list (`- **P5.3** ...`) or as rows of a table
/// (`| **P9.5.2** | ...`).
pub fn rules(path: &str, letter: char) -> Result<Vec<Rule>> {
    let text = fs::read_to_string(crate::root().join(path)).with_context(|| format!("cannot read {path}"))?;
    parse(path, letter, &text)
}

fn parse(path: &str, letter: char, text: &str) -> Result<Vec<Rule>> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut heading = "";
    let mut numbers = HashSet::new();
    let parts = parts(text);
    let lines: Vec<_> = text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        if let Some(title) = line.strip_prefix("##") {
            heading = title.trim_start_matches('#').trim();
        }
        let Some((number, rest)) = rule_line(line, letter) else {
            continue;
        };
        let place = format!("{path}:{}: rule {number}", index + 1);
        let (section, _) = number[1..].rsplit_once('.').context("a number has two parts")?;
        let here = heading.split(' ').next().unwrap_or("");
        if here.trim_end_matches('.') != section {
            bail!("{place} stands below the heading \"{heading}\"");
        }
        if !numbers.insert(number) {
            bail!("{place} stands twice");
        }
        if parts.contains(&number[1..]) {
            bail!("{place} has the number of a part");
        }
        rules.push(Rule {
            number: number.to_owned(),
            section: linked(path, heading),
            summary: summary(rest, &lines[index + 1..]),
        });
    }
    Ok(rules)
}

/// The numbers of a page's parts: `9.1` of `### 9.1 Checks`. A rule with such a number would be named like the part.
fn parts(text: &str) -> HashSet<&str> {
    text.lines()
        .filter(|line| line.starts_with("##"))
        .filter_map(|line| line.trim_start_matches('#').split_whitespace().next())
        .map(|number| number.trim_end_matches('.'))
        .collect()
}

/// A heading of a page as a link for the other pages.
fn linked(path: &str, heading: &str) -> String {
    let file = path.trim_start_matches("docs/");
    let anchor: String = heading
        .chars()
        .filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-'))
        .map(|letter| if letter == ' ' { '-' } else { letter.to_ascii_lowercase() })
        .collect();
    format!("[{}, {heading}]({file}#{anchor})", file.trim_end_matches(".md"))
}

/// The number of the rule that begins in a line, and the rest of the line.
fn rule_line(line: &str, letter: char) -> Option<(&str, &str)> {
    let marked = line.strip_prefix("- **").or_else(|| line.strip_prefix("| **"))?;
    let (number, rest) = marked.split_once("**")?;
    (is_number(number) && number.starts_with(letter)).then_some((number, rest))
}

/// Whether a word is a rule's number.
pub fn is_number(word: &str) -> bool {
    hdl::citations::Rule::parse(word).is_some()
}

/// The first sentence of a rule, or as much of it as there is room for; of a table's row the first two cells.
fn summary(rest: &str, following: &[&str]) -> String {
    let own = following.iter().take_while(|line| line.starts_with("  ")).map(|line| line.trim());
    let text = match rest.strip_prefix(" | ") {
        Some(row) => row.trim_end_matches(" |").replacen(" | ", ": ", 1),
        None => std::iter::once(rest.trim()).chain(own).collect::<Vec<_>>().join(" "),
    };
    let text = text.replace("**", "").replace('|', "\\|");
    let sentence = match text.find(". ") {
        Some(end) => &text[..end],
        None => text.trim_end_matches(['.', ':']),
    };
    match sentence.char_indices().nth(SUMMARY_MAX) {
        None => sentence.to_owned(),
        Some((end, _)) => {
            let words = &sentence[..end];
            let words = words.rsplit_once(' ').map_or(words, |(words, _)| words);
            format!("{} ...", closed(words))
        }
    }
}

/// A text that has been cut, without the emphasis or code that was cut in it.
fn closed(text: &str) -> &str {
    for mark in ['`', '*'] {
        if text.matches(mark).count() % 2 == 1 {
            return text.rsplit_once(mark).map_or(text, |(before, _)| before.trim_end());
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_items_and_rows() {
        let text = "\
## 5. Schedule
- **P5.1** The first. And more.
- **P5.3** Over
  two lines.

| rule | what |
| **P5.10** | `ld` | waits |
### 5.2 Part/whole (`it`)
- **P5.2.1** Deep: `a` and
";
        let rules = parse("docs/pipeline.md", 'P', text).unwrap();
        let rows: Vec<_> = rules.iter().map(|rule| (rule.number.as_str(), rule.summary.as_str())).collect();
        assert_eq!(
            rows,
            [("P5.1", "The first"), ("P5.3", "Over two lines"), ("P5.10", "`ld`: waits"), ("P5.2.1", "Deep: `a` and"),]
        );
        let link = "[pipeline, 5.2 Part/whole (`it`)](pipeline.md#52-partwhole-it)";
        assert_eq!(rules[3].section, link);
    }

    #[test]
    fn a_rule_in_the_wrong_section_and_a_number_twice_are_errors() {
        let error = |text| parse("docs/isa.md", 'I', text).unwrap_err().to_string();
        let wrong = error("## 5. Execution\n- **I6.1** x\n");
        assert_eq!(wrong, "docs/isa.md:2: rule I6.1 stands below the heading \"5. Execution\"");
        let twice = error("## 5. Execution\n- **I5.2** x\n- **I5.1** y\n- **I5.2** z\n");
        assert_eq!(twice, "docs/isa.md:4: rule I5.2 stands twice");
    }

    #[test]
    fn a_rule_with_the_number_of_a_part_is_an_error() {
        let text = "## 5. Execution\n- **I5.1** x\n- **I5.10** y\n### 5.1 Part\n- **I5.1.1** z\n";
        let error = parse("docs/isa.md", 'I', text).unwrap_err().to_string();
        assert_eq!(error, "docs/isa.md:2: rule I5.1 has the number of a part");
        let other = text.replace("### 5.1 ", "### 5.2 ").replace("I5.1.1", "I5.2.1");
        assert_eq!(parse("docs/isa.md", 'I', &other).unwrap().len(), 3);
    }

    #[test]
    fn numbers_have_two_or_three_parts() {
        for number in ["P5.3", "P9.1.2", "I10.12"] {
            assert!(is_number(number), "{number}");
        }
        for other in ["P5", "P5.", "Q5.3", "P5.3.1.1", "Pa.b", "5.3", "P"] {
            assert!(!is_number(other), "{other}");
        }
    }

    #[test]
    fn a_long_sentence_is_cut_between_words_and_marks_are_closed() {
        let long = format!("{} `code that is long` end", "word ".repeat(20));
        let cut = summary(&long, &[]);
        assert!(cut.ends_with("word ..."), "{cut}");
        assert!(cut.len() < SUMMARY_MAX + 5);
    }
}
