//! Where rules are cited: by tests, and anywhere else.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use walkdir::WalkDir;

use super::page::is_number;

/// How the line of a comment begins that cites the rules of a test.
const MARK: &str = "Rules:";

/// The extension of files of cases, tests as texts: `golden-model/tests/cases`.
const CASES: &str = "case";

/// A test and the rules that it cites.
#[derive(Debug, PartialEq, Eq)]
pub struct Citation {
    /// The file, from the root.
    pub path: String,
    /// The name of the test's function, or of the case.
    pub test: String,
    /// Numbers of rules.
    pub rules: Vec<String>,
}

/// What all tests cite; and each citation of a rule that is not among `numbers`, or that has no right form, as a line
/// that says where it is.
pub fn all(numbers: &[&str]) -> Result<(Vec<Citation>, Vec<String>)> {
    let root = crate::root();
    let (mut citations, mut wrong) = (Vec::new(), Vec::new());
    let entries = WalkDir::new(&root).sort_by_file_name().into_iter().filter_entry(|entry| is_ours(entry.path()));
    for entry in entries {
        let entry = entry?;
        let Some(extension @ ("rs" | "md" | "s" | CASES)) = entry.path().extension().and_then(|name| name.to_str())
        else {
            continue;
        };
        let path = entry.path().strip_prefix(&root)?.display().to_string();
        let text = fs::read_to_string(entry.path()).with_context(|| path.clone())?;
        // This folder's own texts are examples.
        if path.starts_with("chores/src/rules") {
            continue;
        }
        wrong.extend(unknown(&path, &text, numbers));
        let (found, malformed) = match extension {
            "rs" => of_tests(&path, &text),
            CASES => of_cases(&path, &text),
            _ => continue,
        };
        citations.extend(found);
        wrong.extend(malformed);
    }
    Ok((citations, wrong))
}

/// Whether a file or folder belongs to the project: no build output, nothing hidden.
fn is_ours(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    !name.is_some_and(|name| name == "target" || name == "book" || name.starts_with('.'))
}

/// Every number in a text that looks like a rule's and is none.
fn unknown(path: &str, text: &str, numbers: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let words = line.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '.'));
        for word in words.map(|word| word.trim_matches('.')) {
            if is_number(word) && !numbers.contains(&word) {
                wrong.push(format!("{path}:{}: there is no rule {word}", index + 1));
            }
        }
    }
    wrong
}

/// The citations of the tests of a file, and what is wrong with those that have no right form.
fn of_tests(path: &str, text: &str) -> (Vec<Citation>, Vec<String>) {
    let (mut citations, mut wrong) = (Vec::new(), Vec::new());
    let mut lines = text.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        let Some(mut list) = comment(line).and_then(|text| text.strip_prefix(MARK)).map(str::to_owned) else {
            continue;
        };
        while !list.ends_with('.') {
            let Some(more) = lines.next().and_then(|(_, line)| comment(line)) else {
                break;
            };
            list = format!("{list} {more}");
        }
        let rules: Vec<_> = list.trim().trim_end_matches('.').split(", ").map(str::to_owned).collect();
        if !list.ends_with('.') || !rules.iter().all(|rule| is_number(rule)) {
            wrong.push(format!("{path}:{}: write it so: `/// {MARK} P5.2, P16.1.`", index + 1));
            continue;
        }
        match test_below(lines.clone().map(|(_, line)| line)) {
            Some(test) => citations.push(Citation { path: path.to_owned(), test, rules }),
            None => wrong.push(format!("{path}:{}: no test stands below it", index + 1)),
        }
    }
    (citations, wrong)
}

/// The citations of a file of cases, `rules P5.2, P16.1` below the line `case NAME`, and what is wrong with them.
fn of_cases(path: &str, text: &str) -> (Vec<Citation>, Vec<String>) {
    let (mut citations, mut wrong) = (Vec::new(), Vec::new());
    let mut case = None;
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(name) = line.strip_prefix("case ") {
            case = Some(name);
        }
        let Some(list) = line.strip_prefix("rules ") else {
            continue;
        };
        let rules: Vec<_> = list.split(", ").map(str::to_owned).collect();
        match case.take() {
            _ if !rules.iter().all(|rule| is_number(rule)) => {
                wrong.push(format!("{path}:{number}: write it so: `rules P5.2, P16.1`"));
            }
            None => wrong.push(format!("{path}:{number}: no case is above it")),
            Some(test) => citations.push(Citation { path: path.to_owned(), test: test.to_owned(), rules }),
        }
    }
    (citations, wrong)
}

/// The text of a line that is a comment.
fn comment(line: &str) -> Option<&str> {
    line.trim().strip_prefix("//")?.strip_prefix('/')?.strip_prefix(' ')
}

/// The name of the test that begins in the next lines: comments, attributes, of which one says that it is a test, and
/// the function. Or the row `test NAME:`, `long test NAME:` or `test NAME(...)` of a macro that makes tests.
fn test_below<'a>(lines: impl Iterator<Item = &'a str>) -> Option<String> {
    let mut is_test = false;
    for line in lines.map(str::trim) {
        let row = line.strip_prefix("long ").unwrap_or(line);
        if let Some(row) = row.strip_prefix("test ") {
            return Some(row.split_once([':', '('])?.0.to_owned());
        }
        if let Some(function) = line.strip_prefix("fn ") {
            let name = function.split_once('(')?.0;
            return is_test.then(|| name.to_owned());
        }
        if !line.starts_with("///") && !line.starts_with("#[") {
            return None;
        }
        is_test |= line == "#[test]";
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_cites_rules_over_as_many_lines_as_it_needs() {
        let text = "\
/// What it does.
///
/// Rules: P5.2, P16.1,
/// I8.1.2.
#[test]
fn the_order_is_cyclic() {
";
        let (citations, wrong) = of_tests("a.rs", text);
        assert_eq!(wrong, [""; 0]);
        let rules = ["P5.2", "P16.1", "I8.1.2"].map(str::to_owned).to_vec();
        let test = "the_order_is_cyclic".to_owned();
        let path = "a.rs".to_owned();
        assert_eq!(citations, [Citation { path, test, rules }]);
    }

    #[test]
    fn a_row_of_a_table_of_tests_cites_rules() {
        for row in ["test a_fault:", "long test a_fault:", "test a_fault(extent) {"] {
            let (citations, wrong) = of_tests("a.rs", &format!("    /// Rules: P5.2.\n    {row}\n"));
            assert_eq!(wrong, [""; 0]);
            assert_eq!(citations[0].test, "a_fault");
        }
    }

    #[test]
    fn what_has_no_right_form_is_said_with_its_place() {
        for text in [
            "/// Rules: P5.2 P16.1.\n#[test]\nfn a() {}\n",
            "/// Rules: P5.2\n#[test]\nfn a() {}\n",
            "/// Rules: schedule.\n#[test]\nfn a() {}\n",
        ] {
            let (citations, wrong) = of_tests("a.rs", text);
            assert_eq!(citations, []);
            assert_eq!(wrong, ["a.rs:1: write it so: `/// Rules: P5.2, P16.1.`"]);
        }
        let helper = "/// Rules: P5.2.\nfn helper() {}\n";
        let (citations, wrong) = of_tests("a.rs", helper);
        assert_eq!(citations, []);
        assert_eq!(wrong, ["a.rs:1: no test stands below it"]);
    }

    #[test]
    fn a_case_cites_rules_in_the_line_below_its_name() {
        let text = "case a load goes on\nrules P5.2, I8.1.2\ncore 4w8/8/1/1\n\ncase another\ncore 4w8/8/1/1\n";
        let (citations, wrong) = of_cases("a.case", text);
        assert_eq!(wrong, [""; 0]);
        let rules = ["P5.2", "I8.1.2"].map(str::to_owned).to_vec();
        assert_eq!(citations, [Citation { path: "a.case".to_owned(), test: "a load goes on".to_owned(), rules }]);
        for (text, error) in [
            ("case one\nrules P5.2 P16.1\n", "a.case:2: write it so: `rules P5.2, P16.1`"),
            ("rules P5.2\n", "a.case:1: no case is above it"),
        ] {
            assert_eq!(of_cases("a.case", text), (vec![], vec![error.to_owned()]));
        }
    }

    #[test]
    fn a_rule_that_does_not_exist_is_found_anywhere() {
        let text = "// as P5.2 says\nlet x = 1; // P5.9, see I8.1.\n";
        let wrong = unknown("a.rs", text, &["P5.2", "I8.1"]);
        assert_eq!(wrong, ["a.rs:2: there is no rule P5.9"]);
    }
}
