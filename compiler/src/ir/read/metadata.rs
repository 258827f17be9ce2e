//! Debug metadata: which line of which file a number is.

use std::collections::HashMap;
use std::sync::Arc;

use typed_index_collections::TiVec;

use crate::ir::{FileId, Location};

/// Scopes and expressions that are followed from a number to a file.
const STEPS_MAX: u32 = 64;

/// A node, as far as places need it.
#[derive(Clone, Copy, Debug, Default)]
struct Node<'t> {
    line: u32,
    column: u32,
    /// The node to ask when this one has no file: `scope`, `var`.
    parent: Option<u32>,
    file: Option<u32>,
    file_name: Option<&'t str>,
}

/// The nodes of a text that have a place.
#[derive(Debug, Default)]
pub(super) struct Metadata<'t> {
    nodes: HashMap<u32, Node<'t>>,
    files: HashMap<&'t str, FileId>,
    names: TiVec<FileId, Arc<str>>,
}

impl<'t> Metadata<'t> {
    /// Takes a line of the text that begins with `!`.
    pub(super) fn line(&mut self, line: &'t str) {
        let Some((number, content)) = line[1..].split_once(" = ") else {
            return;
        };
        let Ok(number) = number.parse() else {
            return;
        };
        let content = content.strip_prefix("distinct ").unwrap_or(content);
        let kind = content.split('(').next().unwrap_or_default();
        let mut node = Node::default();
        match kind {
            "!DIFile" => node.file_name = text_field(content, "filename: \""),
            "!DILocation" | "!DISubprogram" | "!DILexicalBlock" | "!DILexicalBlockFile" | "!DIGlobalVariable" => {
                node.line = number_field(content, "line: ").unwrap_or(0);
                node.column = number_field(content, "column: ").unwrap_or(0);
                node.parent = number_field(content, "scope: !");
                node.file = number_field(content, "file: !");
            }
            "!DIGlobalVariableExpression" => node.parent = number_field(content, "var: !"),
            _ => return,
        }
        self.nodes.insert(number, node);
    }

    /// The source position that a node is.
    pub(super) fn location(&mut self, number: u32) -> Option<Location> {
        let mut node = *self.nodes.get(&number)?;
        let (mut line, mut column) = (node.line, node.column);
        for _ in 0..STEPS_MAX {
            if let Some(file) = node.file {
                let name = self.nodes.get(&file)?.file_name?;
                let file = *self.files.entry(name).or_insert_with(|| self.names.push_and_get_key(name.into()));
                return Some(Location { file, line, column });
            }
            node = *self.nodes.get(&node.parent?)?;
            // An expression has no line of its own, and what stands for no line is its function's.
            if (line, column) == (0, 0) && node.file.is_some() {
                (line, column) = (node.line, node.column);
            }
        }
        None
    }

    /// The files that the places given so far are in.
    pub(super) fn files(&self) -> TiVec<FileId, Arc<str>> {
        self.names.clone()
    }
}

/// The sources whose texts a unit's IR has, by their names (Clang's `-gembed-source`).
pub fn sources(ir: &str) -> impl Iterator<Item = (&str, String)> {
    let files = ir.lines().filter(|line| line.starts_with('!') && line.contains("= !DIFile("));
    files.filter_map(|line| Some((text_field(line, "filename: \"")?, unescaped(text_field(line, "source: \"")?))))
}

/// What a text of IR says: a backslash and two digits are a byte, two backslashes are one.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        let digits = behind.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let digits = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let (byte, more) = match (first, behind.first(), digits) {
            (b'\\', Some(b'\\'), _) => (first, 1),
            (b'\\', _, Some(byte)) => (byte, 2),
            _ => (first, 0),
        };
        bytes.push(byte);
        rest = &behind[more..];
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The number of the last `!dbg !N` in a text.
pub(super) fn debug_number(text: &str) -> Option<u32> {
    let at = text.rfind("!dbg !")?;
    number_field(&text[at..], "!dbg !")
}

fn field<'t>(content: &'t str, name: &str) -> Option<&'t str> {
    let mut from = 0;
    loop {
        let at = from + content[from..].find(name)?;
        // `line: ` is also the end of `scopeLine: ` in lower case only; a field follows `(` or a blank.
        let before = content[..at].chars().next_back();
        if matches!(before, None | Some('(' | ' ')) {
            return Some(&content[at + name.len()..]);
        }
        from = at + name.len();
    }
}

fn number_field(content: &str, name: &str) -> Option<u32> {
    let rest = field(content, name)?;
    let end = rest.find(|character: char| !character.is_ascii_digit());
    rest[..end.unwrap_or(rest.len())].parse().ok()
}

fn text_field<'t>(content: &'t str, name: &str) -> Option<&'t str> {
    field(content, name)?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_as_they_were_compiled() {
        let ir = "!0 = !DIFile(filename: \"a.h\", directory: \"\")\n\
                  !1 = !DIFile(filename: \"a.cl\", directory: \"\", source: \"// \\22q\\22 \\\\22 \\C3\\A4\\0Aend\")\n";
        assert_eq!(sources(ir).collect::<Vec<_>>(), [("a.cl", "// \"q\" \\22 ä\nend".to_owned())]);
    }
}
