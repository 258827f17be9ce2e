//! The editors' grammar knows exactly the assembler's mnemonics and directives, and tells the parts of a
//! source apart as the assembler does.

use std::collections::BTreeSet;
use std::path::Path;

use fancy_regex::Regex;
use serde_json::Value;

fn grammar() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../editors/vscode/syntaxes/harp.tmLanguage.json");
    let text = std::fs::read_to_string(path).expect("the grammar");
    serde_json::from_str(&text).expect("it is JSON")
}

/// The words of the one group `(?:a|b|c)` in a rule's pattern.
fn words(grammar: &Value, rule: &str) -> BTreeSet<String> {
    let pattern = grammar["repository"][rule]["match"].as_str().expect("a pattern");
    let (_, rest) = pattern.split_once("(?:").expect("a group");
    let (group, _) = rest.split_once(')').expect("its end");
    group.split('|').map(str::to_owned).collect()
}

#[test]
fn mnemonics_and_directives_are_the_assemblers() {
    let grammar = grammar();
    let mnemonics: BTreeSet<String> = assembler::mnemonics().map(str::to_owned).collect();
    assert_eq!(words(&grammar, "mnemonics"), mnemonics);
    let directives = assembler::DIRECTIVES.map(|name| name.trim_start_matches('.').to_owned());
    let expected = BTreeSet::from_iter(directives);
    assert_eq!(words(&grammar, "directives"), expected);
}

/// The names and patterns of a rule and of those within it; of a block where it begins.
fn patterns(rule: &Value, found: &mut Vec<(String, Regex)>) {
    if let Some(pattern) = rule["match"].as_str().or(rule["begin"].as_str()) {
        let name = rule["name"].as_str().unwrap_or("captures");
        let regex = Regex::new(pattern).expect("a valid pattern");
        found.push((name.to_owned(), regex));
    } else {
        for inner in rule["patterns"].as_array().expect("patterns") {
            patterns(inner, found);
        }
    }
}

/// What the grammar takes a line apart into: at each place the first rule that matches earliest.
fn parts(line: &str) -> Vec<(String, String)> {
    let grammar = grammar();
    let mut rules = Vec::new();
    for include in grammar["patterns"].as_array().expect("patterns") {
        let name = include["include"].as_str().expect("an include");
        patterns(&grammar["repository"][name.trim_start_matches('#')], &mut rules);
    }
    let mut parts = Vec::new();
    let mut from = 0;
    while from < line.len() {
        let first = rules
            .iter()
            .filter_map(|(name, regex)| {
                let found = regex.find_from_pos(line, from).expect("it ends")?;
                (!found.as_str().is_empty()).then_some((name, found))
            })
            .min_by_key(|(_, found)| found.start());
        let Some((name, found)) = first else { break };
        let kind = name.trim_end_matches(".harp").rsplit('.').next();
        parts.push((kind.unwrap_or("").to_owned(), found.as_str().trim().to_owned()));
        from = found.end();
    }
    parts
}

fn shown(line: &str) -> String {
    let parts: Vec<String> = parts(line).into_iter().map(|(kind, text)| format!("{kind} {text}")).collect();
    parts.join(" | ")
}

#[test]
fn lines_are_taken_apart() {
    for (line, expected) in [
        (
            "loop: @p0 ? addi %r1, %ra, #-0x1f // on",
            "captures loop: | captures @p0 ? | mnemonic addi | register %r1 | register %ra | hex #-0x1f | double-slash // on",
        ),
        (
            "  # all of it ldi %r1",
            "number-sign # all of it ldi %r1",
        ),
        (
            "ldi %r1 (`__WORD + table % 3); fmul %r1 %r1 #1.5e-3",
            "mnemonic ldi | register %r1 | operator ` | language __WORD | operator + | symbol table | operator % | integer 3 | \
             mnemonic fmul | register %r1 | register %r1 | float #1.5e-3",
        ),
        (
            ".def SIZE 017; .word SIZE, add.end, not_one, 2f",
            "captures .def SIZE | integer 017 | directive .word | symbol SIZE | symbol add.end | symbol not_one | float 2f",
        ),
        ("add: .string \"a", "captures add: | directive .string | double \" | symbol a"),
    ] {
        assert_eq!(shown(line), expected, "{line}");
    }
}
