//! The grammar of case files: cases, their steps, and the texts that are put into them.
//!
//! `//` begins a comment. A line at the margin begins a step, indented lines below it are its block. Steps before the
//! first `case` belong to every case of the file. `define NAME` names a block or a word, which `{NAME}` puts in;
//! `for A B` has a row a line, `x | y`, and runs the case once for each, with `x` for `{A}` and `y` for `{B}`. With one
//! name it is `for A: x | y`, and `3..6` there means 3, 4 and 5. `3 times TEXT` means three such lines of a block.

use std::collections::BTreeMap;

/// A line of a file, without its comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: usize,
    /// Its text.
    pub text: String,
}

/// A step of a case: the word at the margin, what follows it, and the lines below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where it is.
    pub number: usize,
    /// The first word.
    pub word: String,
    /// The others.
    pub rest: String,
    /// The indented lines below it.
    pub block: Vec<Line>,
}

/// A case with the values of its tables put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// What it shows.
    pub name: String,
    /// The rows of its tables that it has been made from.
    pub row: String,
    /// What it does, in order.
    pub steps: Vec<Step>,
}

/// An error and its line.
pub type Wrong = (usize, String);

/// All cases of a file.
pub fn parse(text: &str) -> Result<Vec<Case>, Wrong> {
    let steps = steps(text)?;
    let mut groups = steps.split(|step| step.word == "case");
    let shared = groups.next().unwrap_or_default();
    let names = steps.iter().filter(|step| step.word == "case");
    let mut cases = Vec::new();
    for (name, own) in names.zip(groups) {
        let all: Vec<_> = shared.iter().chain(own).cloned().collect();
        if !own.iter().any(|step| step.word == "expect" || is_table(&step.word)) {
            return Err((name.number, format!("the case \"{}\" expects nothing", name.rest)));
        }
        for (row, values) in rows(&all)? {
            let steps = all.iter().filter(|step| !is_text(&step.word)).map(|step| filled(step, &values));
            let steps = steps.collect::<Result<_, _>>()?;
            cases.push(Case { name: name.rest.clone(), row, steps });
        }
    }
    Ok(cases)
}

/// Steps whose block is a table of what a run has shown.
pub fn is_table(word: &str) -> bool {
    matches!(word, "seen" | "changes" | "always" | "count")
}

fn is_text(word: &str) -> bool {
    matches!(word, "define" | "for" | "rules")
}

fn steps(text: &str) -> Result<Vec<Step>, Wrong> {
    let mut steps: Vec<Step> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = without_comment(line).trim_end();
        if line.is_empty() {
            continue;
        }
        if line.starts_with(' ') {
            let Some(step) = steps.last_mut() else {
                return Err((number, "an indented line belongs to no step".to_owned()));
            };
            step.block.push(Line { number, text: line.trim().to_owned() });
            continue;
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        steps.push(Step { number, word: word.to_owned(), rest: rest.trim().to_owned(), block: Vec::new() });
    }
    Ok(steps)
}

fn without_comment(line: &str) -> &str {
    let in_quotes = |end: usize| line[..end].matches('"').count() % 2 == 1;
    let comment = line.match_indices("//").find(|(start, _)| !in_quotes(*start));
    comment.map_or(line, |(start, _)| &line[..start])
}

/// What each name in braces means.
type Values = BTreeMap<String, Vec<String>>;

/// Every choice of a row from each table of a case, with the definitions; and the rows as text.
fn rows(steps: &[Step]) -> Result<Vec<(String, Values)>, Wrong> {
    let mut all = vec![(String::new(), Values::new())];
    for step in steps {
        match step.word.as_str() {
            "define" => {
                let (name, word) = step.rest.split_once(' ').unwrap_or((&step.rest, ""));
                let lines = match step.block.is_empty() {
                    true => vec![word.trim().to_owned()],
                    false => step.block.iter().map(|line| line.text.clone()).collect(),
                };
                all.iter_mut().for_each(|(_, values)| drop(values.insert(name.to_owned(), lines.clone())));
            }
            "for" => {
                let (names, values) = step.rest.split_once(':').unwrap_or((&step.rest, ""));
                let names: Vec<_> = names.split_whitespace().collect();
                let mut more = Vec::new();
                for line in step.block.iter().cloned().chain(values_of_one(step.number, values)) {
                    let cells: Vec<_> = line.text.split('|').map(str::trim).collect();
                    if cells.len() != names.len() {
                        return Err((line.number, format!("{} values for {} names", cells.len(), names.len())));
                    }
                    for (row, values) in &all {
                        let mut values = values.clone();
                        let cells = names.iter().zip(&cells);
                        values.extend(cells.map(|(name, cell)| ((*name).to_owned(), vec![(*cell).to_owned()])));
                        more.push((format!("{row} [{}]", line.text), values));
                    }
                }
                all = more;
            }
            _ => {}
        }
    }
    Ok(all)
}

/// The rows `x | y` of a table with one name; a range, `3..6`, is a row for each of its numbers.
fn values_of_one(number: usize, values: &str) -> impl Iterator<Item = Line> + '_ {
    let rows = values.split('|').map(str::trim).filter(|value| !value.is_empty()).flat_map(|value| {
        let ends = value.split_once("..").and_then(|(first, end)| Some((first.parse().ok()?, end.parse().ok()?)));
        match ends {
            Some((first, end)) => (first..end).map(|number: u64| number.to_string()).collect(),
            None => vec![value.to_owned()],
        }
    });
    rows.map(move |text| Line { number, text })
}

/// A step with what the names in braces mean.
fn filled(step: &Step, values: &Values) -> Result<Step, Wrong> {
    let fill = |line: &Line| -> Result<Vec<Line>, Wrong> {
        let texts = fill_line(&line.text, values, 0).map_err(|error| (line.number, error))?;
        let texts = texts.iter().flat_map(|text| repeated(text));
        Ok(texts.map(|text| Line { number: line.number, text }).collect())
    };
    let rest = fill(&Line { number: step.number, text: step.rest.clone() })?;
    let rest: Vec<_> = rest.into_iter().map(|line| line.text).collect();
    let mut block = Vec::new();
    for line in &step.block {
        block.extend(fill(line)?);
    }
    let word = fill(&Line { number: step.number, text: step.word.clone() })?;
    let [Line { text: word, .. }] = &word[..] else {
        return Err((step.number, "a step has one word".to_owned()));
    };
    Ok(Step { word: word.clone(), rest: rest.join(" "), block, ..step.clone() })
}

/// `3 times nop` is three lines.
fn repeated(text: &str) -> Vec<String> {
    let parts = text.split_once(" times ").and_then(|(count, line)| Some((count.parse().ok()?, line)));
    let (count, line) = parts.unwrap_or((1, text));
    vec![line.to_owned(); count]
}

/// A line, or as many as the definition has that it names alone.
fn fill_line(text: &str, values: &Values, depth: u32) -> Result<Vec<String>, String> {
    let Some((before, rest)) = text.split_once('{') else {
        return Ok(vec![text.to_owned()]);
    };
    let (name, after) = rest.split_once('}').ok_or("a brace is not closed")?;
    let lines = values.get(name).ok_or_else(|| format!("nothing is called {{{name}}}"))?;
    if depth == 50 {
        return Err(format!("{{{name}}} contains itself"));
    }
    let mut all = Vec::new();
    match &lines[..] {
        [word] => all.extend(fill_line(&format!("{before}{word}{after}"), values, depth + 1)?),
        _ if !before.trim().is_empty() || !after.trim().is_empty() => {
            return Err(format!("{{{name}}} has several lines and must be alone in its own"));
        }
        _ => {
            for line in lines {
                all.extend(fill_line(line, values, depth + 1)?);
            }
        }
    }
    Ok(all)
}
