//! No source file has more than 400 lines, and no function more than 70: a reader sees either at once.
//!
//! Counted from `fn` to the closing brace, without doc comments. Sources are read as token trees, so that functions in
//! the body of a macro count, too.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use walkdir::WalkDir;

const FILE_LINES_MAX: usize = 400;
const FUNCTION_LINES_MAX: usize = 70;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_path_buf()
}

/// Every Rust source of the repository.
fn sources() -> Vec<(String, String)> {
    let entries = WalkDir::new(root())
        .into_iter()
        .filter_entry(|entry| entry.depth() == 0 || !is_skipped(entry.file_name().to_str()));
    entries
        .map(|entry| entry.unwrap().into_path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .map(|path| {
            let name = path.strip_prefix(root()).unwrap().display().to_string();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect()
}

fn is_skipped(name: Option<&str>) -> bool {
    name.is_none_or(|name| name.starts_with('.') || name == "target")
}

/// The functions among these tokens that are too long: line, name, length.
fn long_functions(tokens: TokenStream, found: &mut Vec<(usize, String, usize)>) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    for (number, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => long_functions(group.stream(), found),
            TokenTree::Ident(word) if *word == "fn" => {
                let first = word.span().start().line;
                if let Some((name, last)) = function(&tokens[number + 1..]) {
                    let lines = last - first + 1;
                    if lines > FUNCTION_LINES_MAX {
                        found.push((first, name, lines));
                    }
                }
            }
            _ => {}
        }
    }
}

/// Name and last line of the function whose `fn` stands before these tokens; `None` when it has no body, or is a type.
fn function(tokens: &[TokenTree]) -> Option<(String, usize)> {
    let TokenTree::Ident(name) = tokens.first()? else {
        return None;
    };
    for token in &tokens[1..] {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == ';' => return None,
            TokenTree::Group(body) if body.delimiter() == Delimiter::Brace => {
                return Some((name.to_string(), body.span_close().start().line));
            }
            _ => {}
        }
    }
    None
}

#[test]
fn no_source_file_is_too_long() {
    let long: Vec<_> = sources()
        .into_iter()
        .map(|(name, text)| (name, text.lines().count()))
        .filter(|&(_, lines)| lines > FILE_LINES_MAX)
        .map(|(name, lines)| format!("{name} has {lines} lines, more than {FILE_LINES_MAX}"))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn no_function_is_too_long() {
    let mut long = Vec::new();
    for (name, text) in sources() {
        let tokens = text
            .parse()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut found = Vec::new();
        long_functions(tokens, &mut found);
        long.extend(found.into_iter().map(|(line, function, lines)| {
            format!("{name}:{line}: {function} has {lines} lines, more than {FUNCTION_LINES_MAX}")
        }));
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn a_long_function_is_found_in_an_implementation_and_in_a_macro() {
    let body = "let x = 1;\n".repeat(FUNCTION_LINES_MAX - 1);
    let text = format!(
        "impl A {{\nfn fits() -> fn(u8) {{\n{}}}\nfn declared();\n}}\nmacro! {{\nfn too_long<T>(t: [T; 2]) where T: B {{\n{body}}}\n}}\n",
        &body[11..]
    );
    let mut found = Vec::new();
    long_functions(text.parse().unwrap(), &mut found);
    let lines = FUNCTION_LINES_MAX + 1;
    assert_eq!(
        found,
        [(FUNCTION_LINES_MAX + 5, "too_long".to_owned(), lines)]
    );
}
