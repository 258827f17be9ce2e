//! The wordings that `cargo xtask prose` refuses in pages and in comments of Rust: the list is `wording.txt`.

use std::collections::BTreeMap;
use std::path::Path;

use crate::files;
use crate::run::Failed;

/// The list of wordings.
const LIST: &str = include_str!("wording.txt");

/// The folders whose comments in Rust are held to the list.
const CHECKED_FOLDERS: [&str; 23] = [
    "assembler",
    "chores",
    "cli",
    "compiler",
    "coverage",
    "fpga",
    "fuzz",
    "golden-model",
    "hdl",
    "isa",
    "laboratory",
    "loader",
    "mutation",
    "pages",
    "planted",
    "playground",
    "races",
    "selftest",
    "testbenches",
    "timeline",
    "tools",
    "view",
    "xtask",
];

/// Pages that are not held to the list: decisions are records of their time, and the index of rules is generated.
const UNCHECKED_PAGES: [&str; 2] = ["docs/decisions/", "docs/rules.md"];

/// A wording, and what to write instead.
struct Wording {
    start: Start,
    words: Vec<Alternatives>,
    pattern: &'static str,
    remedy: &'static str,
}

/// Where a wording is looked for.
#[derive(PartialEq)]
enum Start {
    Anywhere,
    Sentence,
    Comment,
}

/// What a word may be, or may not be.
struct Alternatives {
    are_meant: bool,
    words: Vec<&'static str>,
}

/// A word of a text, with its line.
struct Word {
    text: String,
    line: usize,
    begins_sentence: bool,
    ends_sentence: bool,
}

/// A wording that was found.
struct Finding {
    line: usize,
    words: String,
    /// Its place in the list.
    wording: usize,
}

/// Every finding in what is checked, each with its place and its remedy.
pub fn findings(root: &Path) -> Result<Vec<String>, Failed> {
    let wordings = wordings();
    let mut lines = Vec::new();
    for (path, found) in all(root, &wordings)? {
        let is_checked = match path.ends_with(".rs") {
            true => CHECKED_FOLDERS.iter().any(|folder| path.starts_with(&format!("{folder}/"))),
            false => !UNCHECKED_PAGES.iter().any(|page| path.starts_with(page)),
        };
        for Finding { line, words, wording } in found.into_iter().filter(|_| is_checked) {
            lines.push(format!("{path}:{line}: \"{words}\": {}", wordings[wording].remedy));
        }
    }
    Ok(lines)
}

/// Prints how often each wording is in the pages and in the comments of each folder, checked or not.
pub fn count(root: &Path) -> Result<(), Failed> {
    let wordings = wordings();
    let mut counts: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (path, found) in all(root, &wordings)? {
        let group = match path.ends_with(".rs") {
            true => path.split('/').next().unwrap_or_default().to_owned(),
            false if UNCHECKED_PAGES.iter().any(|page| path.starts_with(page)) => "decisions".to_owned(),
            false => "pages".to_owned(),
        };
        let row = counts.entry(group).or_insert_with(|| vec![0; wordings.len()]);
        found.iter().for_each(|finding| row[finding.wording] += 1);
    }
    for (number, wording) in wordings.iter().enumerate() {
        println!("{number}: {}", wording.pattern);
    }
    println!("{:14}{}", "", (0..wordings.len()).map(|number| format!("{number:>6}")).collect::<String>());
    for (group, row) in counts {
        println!("{group:14}{}", row.iter().map(|count| format!("{count:>6}")).collect::<String>());
    }
    Ok(())
}

/// The findings of every page and source, by path.
fn all(root: &Path, wordings: &[Wording]) -> Result<Vec<(String, Vec<Finding>)>, Failed> {
    let mut all = Vec::new();
    for path in files::of_project(root, &["md", "rs"])? {
        let name = path.display().to_string();
        let text = files::read(&root.join(&path))?;
        let is_source = name.ends_with(".rs");
        let paragraphs = if is_source { comments(&text) } else { paragraphs(&text) };
        let found = paragraphs.iter().flat_map(|paragraph| search(paragraph, is_source, wordings)).collect();
        all.push((name, found));
    }
    Ok(all)
}

fn wordings() -> Vec<Wording> {
    let lines = LIST.lines().filter(|line| !line.starts_with('#'));
    let rows = lines.filter_map(|line| line.split_once("=>"));
    rows.map(|(pattern, remedy)| {
        let (mut start, mut words) = (Start::Anywhere, Vec::new());
        for word in pattern.split_whitespace() {
            match word {
                "^" => start = Start::Sentence,
                "^^" => start = Start::Comment,
                _ => {
                    let plain = word.trim_start_matches('!');
                    words.push(Alternatives { are_meant: plain == word, words: plain.split('|').collect() });
                }
            }
        }
        Wording { start, words, pattern: pattern.trim(), remedy: remedy.trim() }
    })
    .collect()
}

/// The wordings in a paragraph.
fn search(paragraph: &[Word], is_comment: bool, wordings: &[Wording]) -> Vec<Finding> {
    let mut found = Vec::new();
    for (number, wording) in wordings.iter().enumerate() {
        for place in 0..paragraph.len() {
            let begins = match wording.start {
                Start::Anywhere => true,
                Start::Sentence => paragraph[place].begins_sentence,
                Start::Comment => is_comment && place == 0,
            };
            let fits = |(alternatives, offset): (&Alternatives, usize)| {
                let word = paragraph.get(place + offset).map_or("", |word| word.text.as_str());
                alternatives.words.contains(&word) == alternatives.are_meant
            };
            if begins && wording.words.iter().zip(0..).all(fits) {
                let words = paragraph[place..].iter().take(wording.words.len());
                let words: Vec<_> = words.map(|word| word.text.as_str()).collect();
                found.push(Finding { line: paragraph[place].line, words: words.join(" "), wording: number });
            }
        }
    }
    found
}

/// The paragraphs, items and cells of a page, without code and generated parts.
fn paragraphs(page: &str) -> Vec<Vec<Word>> {
    let mut all = vec![Vec::new()];
    let (mut is_code, mut is_generated) = (false, false);
    for (line, text) in (1..).zip(page.lines()) {
        let text = text.trim();
        let is_fence = text.starts_with("```");
        is_code ^= is_fence;
        is_generated |= text.starts_with("<!-- generated: ");
        is_generated &= !text.starts_with("<!-- end of generated part");
        if is_code || is_fence || is_generated || text.is_empty() {
            all.push(Vec::new());
        } else if text.starts_with('|') {
            all.extend(text.split('|').map(|cell| words(cell, line)));
            all.push(Vec::new());
        } else {
            add(&mut all, text, line);
        }
    }
    all
}

/// The paragraphs and items of the comments of a source, without examples of code.
fn comments(source: &str) -> Vec<Vec<Word>> {
    let mut all = vec![Vec::new()];
    let mut is_code = false;
    let mut kind_before = "";
    for (line, text) in (1..).zip(source.lines()) {
        let text = text.trim_start();
        let kinds = ["///", "//!", "//"];
        let comment = kinds.into_iter().find_map(|kind| Some((kind, text.strip_prefix(kind)?.trim())));
        let (kind, text) = comment.unwrap_or(("", ""));
        let is_fence = text.starts_with("```");
        is_code = (is_code ^ is_fence) && !kind.is_empty();
        if kind != kind_before || is_code || is_fence || text.is_empty() {
            all.push(Vec::new());
        }
        if !is_code && !is_fence {
            add(&mut all, text, line);
        }
        kind_before = kind;
    }
    all
}

/// Adds a line to the last paragraph, or begins an item with it.
fn add(all: &mut Vec<Vec<Word>>, text: &str, line: usize) {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let is_number = first.strip_suffix('.').is_some_and(|number| number.parse::<u32>().is_ok());
    let is_item = is_number || ["-", "*", "#", "##", "###"].contains(&first);
    if is_item {
        // The number of a rule is no word of it.
        let is_rule = |rest: &str| rest.starts_with("**") && rest.chars().nth(3).is_some_and(|c| c.is_ascii_digit());
        let rest = rest.trim_start();
        let rest = if is_rule(rest) { rest.split_once(' ').map_or("", |(_, rest)| rest) } else { rest };
        all.push(words(rest, line));
    } else if let Some(last) = all.last_mut() {
        let mut more = words(text, line);
        if let (Some(before), Some(first)) = (last.last(), more.first_mut()) {
            first.begins_sentence &= before.ends_sentence;
        }
        last.extend(more);
    }
}

/// The words of a line, in small letters. A sentence begins with a capital.
fn words(text: &str, line: usize) -> Vec<Word> {
    let parts = text.split('`').enumerate();
    let plain: String = parts.map(|(part, text)| if part % 2 == 0 { text } else { "code" }).collect();
    let mut words: Vec<Word> = Vec::new();
    for raw in plain.split_whitespace() {
        let bare = raw.trim_matches(|c: char| !c.is_alphanumeric());
        let begins_sentence = words.last().is_none_or(|before| before.ends_sentence);
        words.push(Word {
            text: bare.to_lowercase(),
            line,
            begins_sentence: begins_sentence && bare.starts_with(char::is_uppercase),
            ends_sentence: raw.trim_end_matches(['*', ')', '"', '_']).ends_with(['.', ':', '!', '?']),
        });
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found in a page, as the words found.
    fn found(paragraphs: &[Vec<Word>], is_comment: bool) -> Vec<String> {
        let wordings = wordings();
        let found = paragraphs.iter().flat_map(|paragraph| search(paragraph, is_comment, &wordings));
        found.map(|finding| format!("{}: {}", finding.line, finding.words)).collect()
    }

    #[test]
    fn pages_and_comments_have_the_subject_first_and_verbs_that_say_something() {
        match findings(&crate::root()) {
            Ok(findings) => assert!(findings.is_empty(), "{}", findings.join("\n")),
            Err(Failed(why)) => panic!("{why}"),
        }
    }

    #[test]
    fn a_wording_is_found_across_lines_but_not_in_code() {
        let page = "The core is\ntold. Of it `of X is told` all is well. \n```\nit is told\n```\n\
                    - **P1.2** Of a run: x.\n| who waits | stands for |\nOf course.\n";
        assert_eq!(found(&paragraphs(page), false), ["2: of it", "1: is told", "6: of a", "7: who waits"]);
    }

    #[test]
    fn comments_are_paragraphs_of_their_kind() {
        let source = "//! The same of it.\n/// As before, the same.\n/// ```\n/// nobody\n/// ```\n    // It stands\n    // for y.\n\
                      let nobody = 1;\n/// The same, but\n";
        assert_eq!(found(&comments(source), true), ["1: the same", "9: the same"]);
    }
}
