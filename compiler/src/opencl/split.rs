//! A file with kernels and a `main`: which of its declarations kernels need, and which the host part.
//!
//! The preprocessor has been over the file twice, as over OpenCL C and as over C. Both texts are cut into items, such as
//! a function or a declaration. An item goes to the kernels if a kernel reaches it by the names that it uses, and to the
//! host part if `main` does. What is left out becomes blank lines, so that messages name the file's own lines. Headers
//! of the library stay whole.

use std::collections::{HashMap, HashSet};

use super::longs;
use super::tokens::{tokens, Token, TokenKind};

/// The host's macros that start a kernel, which is their first argument.
const CALLS: [&str; 2] = ["opencl_run", "opencl_run_range"];

/// The two parts of a file.
#[derive(Clone, Debug)]
pub struct Split {
    /// OpenCL C; `None` if there is no kernel.
    pub kernels: Option<String>,
    /// C.
    pub host: String,
}

/// Whether a text of OpenCL C has a host part: a function `main`.
pub fn has_main(text: &str) -> bool {
    let tokens = tokens(text);
    let mut significant = tokens.iter().filter(|token| token.kind != TokenKind::Blank).peekable();
    while let Some(token) = significant.next() {
        if token.is("main") && significant.peek().is_some_and(|next| next.is("(")) {
            return true;
        }
    }
    false
}

/// Whether a text has kernels, by the word that says so.
pub fn has_kernels(text: &str) -> bool {
    tokens(text).iter().any(|token| token.is("__kernel"))
}

/// Takes a file apart: what the preprocessor makes of it as of OpenCL C, and as of C. With words of 4 bytes the host
/// part's `long` becomes `long long`.
pub fn split(as_kernels: &str, as_host: &str, word_bytes: u32) -> Split {
    let kernel_tokens = tokens(as_kernels);
    let kernels = File::new(&kernel_tokens);
    let roots = kernels.items.iter().enumerate().filter(|(_, item)| item.is_kernel).map(|(index, _)| index);
    let kept = kernels.reached(roots.collect(), Side::Kernels);
    let has_kernels = kernels.items.iter().any(|item| item.is_kernel);
    let as_it_is = |item: &[Token<'_>], text: &mut String| item.iter().for_each(|one| text.push_str(one.text));
    let host_tokens = tokens(as_host);
    let host = File::new(&host_tokens);
    let roots = host.items.iter().enumerate().filter(|(_, item)| item.defines.contains(&"main"));
    let host_kept = host.reached(roots.map(|(index, _)| index).collect(), Side::Host);
    Split {
        kernels: has_kernels.then(|| kernels.text(&kept, Side::Kernels, &as_it_is)),
        host: host.text(&host_kept, Side::Host, &|item, text| host_item(item, word_bytes, text)),
    }
}

/// Whose part is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Kernels,
    Host,
}

/// A function, a declaration, or a directive.
struct Item<'t> {
    /// Its tokens: the first, and the one behind the last.
    range: (usize, usize),
    /// Names that it gives a meaning.
    defines: Vec<&'t str>,
    /// It stays in both parts: a directive, or a line of one of the library's headers.
    stays: bool,
    /// It defines or declares a function.
    is_function: bool,
    /// It defines or declares a kernel.
    is_kernel: bool,
    /// A variable of the host's alone: a kernel sees only those in `__constant` and `__global` memory.
    is_host_data: bool,
}

/// A preprocessed file.
struct File<'t> {
    tokens: &'t [Token<'t>],
    items: Vec<Item<'t>>,
    /// The items that give a name a meaning.
    defining: HashMap<&'t str, Vec<usize>>,
}

impl<'t> File<'t> {
    fn new(tokens: &'t [Token<'t>]) -> Self {
        let mut items: Vec<Item<'t>> = Vec::new();
        let mut defining: HashMap<&'t str, Vec<usize>> = HashMap::new();
        let mut in_header = false;
        let mut at = 0;
        while at < tokens.len() {
            let item = match tokens[at].kind {
                TokenKind::Blank | TokenKind::Directive => {
                    if let Some(marker) = tokens[at].text.strip_prefix("# ") {
                        // # line "file" flags: 3 stands for a header of the system's.
                        let flags = marker.rsplit('"').next().unwrap_or("");
                        in_header = flags.split_whitespace().any(|flag| flag == "3");
                    }
                    Item::directive(at)
                }
                _ => Item::at(tokens, at, in_header),
            };
            at = item.range.1;
            for name in &item.defines {
                defining.entry(name).or_default().push(items.len());
            }
            items.push(item);
        }
        Self { tokens, items, defining }
    }

    fn tokens_of(&self, item: &Item<'t>) -> &'t [Token<'t>] {
        &self.tokens[item.range.0..item.range.1]
    }

    /// The items that these reach, with them.
    fn reached(&self, roots: Vec<usize>, side: Side) -> HashSet<usize> {
        let mut reached: HashSet<usize> = roots.iter().copied().collect();
        let mut open = roots;
        // Kernels that the host part names: the types of their parameters are needed there.
        let mut signatures: HashSet<usize> = HashSet::new();
        while let Some(index) = open.pop() {
            let item = &self.items[index];
            let mut uses = self.tokens_of(item);
            if signatures.contains(&index) {
                let body = uses.iter().position(|token| token.is("{"));
                uses = &uses[..body.unwrap_or(uses.len())];
            }
            for (place, token) in uses.iter().enumerate().filter(|(_, token)| token.kind == TokenKind::Name) {
                let is_called = || next(uses, place + 1).is_some_and(|next| next.is("("));
                for &found in self.defining.get(token.text).into_iter().flatten() {
                    let other = &self.items[found];
                    let is_meant = match side {
                        Side::Kernels if other.is_function => is_called(),
                        Side::Kernels => !other.is_host_data,
                        Side::Host => !other.is_kernel || is_started(uses, place),
                    };
                    if !is_meant {
                        continue;
                    }
                    if side == Side::Host && other.is_kernel {
                        if signatures.insert(found) {
                            open.push(found);
                        }
                    } else if reached.insert(found) {
                        open.push(found);
                    }
                }
            }
        }
        reached
    }

    /// The text of the items that are kept, with blank lines for the others.
    fn text(&self, kept: &HashSet<usize>, side: Side, write: &dyn Fn(&[Token<'t>], &mut String)) -> String {
        let mut text = String::new();
        for (index, item) in self.items.iter().enumerate() {
            let tokens = self.tokens_of(item);
            let is_opencls = side == Side::Host && tokens[0].text.starts_with("#pragma OPENCL");
            if item.stays && !is_opencls {
                tokens.iter().for_each(|token| text.push_str(token.text));
            } else if kept.contains(&index) {
                write(tokens, &mut text);
            } else {
                for token in tokens {
                    match token.kind {
                        // Which line of which file the next one is.
                        TokenKind::Directive if token.text.starts_with("# ") => text.push_str(token.text),
                        _ => text.extend(token.text.chars().filter(|character| *character == '\n')),
                    }
                }
            }
        }
        text
    }
}

/// The next token that is not blank.
fn next<'a, 't>(tokens: &'a [Token<'t>], from: usize) -> Option<&'a Token<'t>> {
    tokens.get(from..)?.iter().find(|token| token.kind != TokenKind::Blank)
}

/// Whether a token is the first argument of a macro that starts kernels.
fn is_started(tokens: &[Token<'_>], place: usize) -> bool {
    let mut before = tokens[..place].iter().rev().filter(|token| token.kind != TokenKind::Blank);
    before.next().is_some_and(|bracket| bracket.is("("))
        && before.next().is_some_and(|name| CALLS.iter().any(|call| name.is(call)))
}

/// Words in front of a bracket that is not that of parameters.
const NOT_CALLED: [&str; 8] =
    ["__attribute__", "__attribute", "__asm__", "asm", "_Alignas", "typeof", "__typeof__", "_Static_assert"];

impl<'t> Item<'t> {
    fn directive(at: usize) -> Self {
        Self {
            range: (at, at + 1),
            defines: Vec::new(),
            stays: true,
            is_function: false,
            is_kernel: false,
            is_host_data: false,
        }
    }

    /// The item that begins at a token.
    fn at(tokens: &'t [Token<'t>], from: usize, in_header: bool) -> Self {
        let mut scan = Scan::new(tokens, from);
        scan.find_end();
        let Scan { at: end, name, .. } = scan;
        let own = &tokens[from..end];
        let has = |words: &[&str]| own.iter().any(|token| words.iter().any(|word| token.is(word)));
        let mut defines = match name {
            Some(name) => vec![name],
            None => declared(own),
        };
        defines.extend(tags(own));
        let is_kernel = name.is_some() && has(&["__kernel", "kernel"]);
        let in_device = has(&["__constant", "constant", "__global", "global"]);
        let has_variable = name.is_none() && !has(&["typedef"]) && !only_tags(own);
        Self {
            range: (from, end),
            defines,
            stays: in_header,
            is_function: name.is_some(),
            is_kernel: is_kernel && !in_header,
            is_host_data: has_variable && !in_device,
        }
    }
}

/// Looks for the end of an item.
struct Scan<'t> {
    tokens: &'t [Token<'t>],
    at: usize,
    /// The function that it defines or declares.
    name: Option<&'t str>,
}

impl<'t> Scan<'t> {
    fn new(tokens: &'t [Token<'t>], at: usize) -> Self {
        Self { tokens, at, name: None }
    }

    fn find_end(&mut self) {
        let mut last: Option<&'t str> = None;
        let mut may_be_function = true;
        let mut is_value = false;
        while let Some(token) = self.tokens.get(self.at) {
            match token.text {
                _ if matches!(token.kind, TokenKind::Blank | TokenKind::Directive) => {}
                ";" => {
                    self.at += 1;
                    return;
                }
                "{" => {
                    self.over_brackets();
                    if self.name.is_some() && !is_value {
                        return;
                    }
                    last = None;
                    continue;
                }
                "(" => {
                    let plain = last.filter(|word| !NOT_CALLED.contains(word));
                    if self.name.is_none() && may_be_function {
                        self.name = plain;
                    }
                    self.over_brackets();
                    last = None;
                    continue;
                }
                "[" => {
                    self.over_brackets();
                    last = None;
                    continue;
                }
                "=" => (is_value, may_be_function) = (true, false),
                "typedef" | "," => may_be_function = false,
                _ => {}
            }
            if token.kind == TokenKind::Name {
                last = Some(token.text);
            } else if token.kind != TokenKind::Blank {
                last = None;
            }
            self.at += 1;
        }
    }

    /// From an opening bracket to behind its closing one.
    fn over_brackets(&mut self) {
        let mut open = 0_usize;
        while let Some(token) = self.tokens.get(self.at) {
            self.at += 1;
            match token.text {
                "(" | "[" | "{" => open += 1,
                ")" | "]" | "}" => open = open.saturating_sub(1),
                _ => {}
            }
            if open == 0 {
                return;
            }
        }
    }
}

/// The names that a declaration declares, which is no function's.
fn declared<'t>(item: &[Token<'t>]) -> Vec<&'t str> {
    let all: Vec<&Token<'t>> = item.iter().filter(|token| token.kind != TokenKind::Blank).collect();
    let mut names = Vec::new();
    let mut depth = 0_usize;
    let mut in_value = false;
    for (place, token) in all.iter().enumerate() {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            "=" if depth == 0 => in_value = true,
            "," if depth == 0 => in_value = false,
            _ => {}
        }
        if token.kind != TokenKind::Name || in_value {
            continue;
        }
        let next = all.get(place + 1).map_or("", |next| next.text);
        let last = place.checked_sub(1).and_then(|at| all.get(at)).map_or("", |last| last.text);
        let ends = matches!(next, ";" | "," | "=" | "[" | "__attribute__" | ":");
        if depth == 0 && ends || depth == 1 && last == "*" && next == ")" {
            names.push(token.text);
        }
    }
    names
}

/// The tags and enumerators that an item defines.
fn tags<'t>(item: &[Token<'t>]) -> Vec<&'t str> {
    let all: Vec<&Token<'t>> = item.iter().filter(|token| token.kind != TokenKind::Blank).collect();
    let mut names = Vec::new();
    for (place, token) in all.iter().enumerate() {
        if !matches!(token.text, "struct" | "union" | "enum") {
            continue;
        }
        let Some(open) = all[place..].iter().take(12).position(|one| one.is("{")) else {
            continue;
        };
        let head = &all[place + 1..place + open];
        if head.iter().any(|one| matches!(one.text, ";" | "," | "=" | "*")) {
            continue;
        }
        names.extend(head.iter().filter(|one| one.kind == TokenKind::Name).map(|one| one.text));
        if token.is("enum") {
            let inside = all[place + open + 1..].iter().take_while(|one| !one.is("}"));
            names.extend(inside.filter(|one| one.kind == TokenKind::Name).map(|one| one.text));
        }
    }
    names
}

/// Whether an item is a structure or enumeration without a variable: `struct s { ... };`
fn only_tags(item: &[Token<'_>]) -> bool {
    let mut all = item.iter().filter(|token| token.kind != TokenKind::Blank);
    let first = all.clone().find(|token| token.kind == TokenKind::Name);
    let begins = first.is_some_and(|token| matches!(token.text, "struct" | "union" | "enum"));
    let last = all.clone().rev().nth(1).is_some_and(|token| token.is("}"));
    let mut depth = 0_usize;
    let has_value = all.any(|token| {
        match token.text {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && token.is("=")
    });
    begins && last && !has_value
}

/// Writes an item of the host part as C.
fn host_item(item: &[Token<'_>], word_bytes: u32, text: &mut String) {
    let mut plain = String::new();
    let is = |word: &str| item.iter().any(|token| token.is(word));
    let in_file = !item.iter().take_while(|token| !token.is("=")).any(|token| token.is("("));
    let constant = if in_file && !is("static") && !is("extern") { "static const" } else { "const" };
    for (place, token) in item.iter().enumerate() {
        // Words without underscores may be names of the host part's own.
        let qualifies = || next(item, place + 1).is_some_and(|next| next.kind == TokenKind::Name);
        plain.push_str(match token.text {
            text if token.kind != TokenKind::Name => text,
            "__global" | "__private" | "__local" | "__generic" => "",
            "global" | "private" | "local" | "generic" if qualifies() => "",
            "__constant" => constant,
            "constant" if qualifies() => constant,
            other => other,
        });
    }
    match word_bytes {
        4 => longs::widen(&plain, text),
        _ => text.push_str(&plain),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# 1 \"a.cl\"
typedef struct { float x; long n; } point;
typedef float real;
enum { SIZE = 4 };
__constant real table[2] = {1, 2};
int data[16], more;
static point points[SIZE];
real twice(real x) { return table[1] * x; }
int sum(int n) { return n + puts(\"%ld\"); }
__kernel __attribute__((reqd_work_group_size(1, 1, 1)))
void one(__global point *p, int sum) {
    int data = SIZE;
    p->x = twice(data + sum);
}
struct big { int a; } huge;
int main(void) {
    opencl_run (one, 16, 4, points, data, twice(2), huge);
    return sum(3);
}
";

    fn lines(text: &str) -> Vec<&str> {
        text.lines().collect()
    }

    #[test]
    fn each_part_has_what_it_reaches_on_its_lines() {
        let parts = split(FILE, FILE, 8);
        let kernels = parts.kernels.expect("there is a kernel");
        let all = lines(FILE);
        let kept = |text: &str| {
            let lines = lines(text);
            assert_eq!(lines.len(), all.len());
            (0..all.len()).filter(|at| lines[*at] == all[*at] && !lines[*at].is_empty()).collect::<Vec<_>>()
        };
        assert_eq!(kept(&kernels), [0, 1, 2, 3, 4, 7, 9, 10, 11, 12, 13]);
        assert_eq!(kept(&parts.host), [0, 1, 2, 3, 5, 6, 7, 8, 14, 15, 16, 17, 18]);
        assert_eq!(lines(&parts.host)[4], "static const real table[2] = {1, 2};");
    }

    #[test]
    fn longs_of_the_host_part_are_wide_on_words_of_4_bytes() {
        let host = split(FILE, FILE, 4).host;
        assert!(host.contains("long long n;") && host.contains("\"%lld\""), "{host}");
    }

    #[test]
    fn a_host_part_is_a_function_main() {
        assert!(has_main("int\nmain ( void ) { }"));
        assert!(!has_main("// main()\n/* main( */ __kernel void domain() { main = 1; }"));
        assert!(has_kernels("__kernel void k(void) {}") && !has_kernels("// __kernel\nint kernel;"));
    }

    #[test]
    fn what_is_no_whole_file_is_taken_apart_all_the_same() {
        for text in
            ["", "{", "}", ";", "__kernel", "struct {", "int f(", "= [ ) main(", "\"", "# 1 \"", "kernel void k() {"]
        {
            split(text, text, 4);
        }
    }
}
