//! Lines of C.

/// Text that grows line by line.
#[derive(Default)]
pub struct Text {
    lines: String,
    depth: usize,
}

impl Text {
    /// Text of a function's body.
    pub fn inside() -> Self {
        Self { depth: 1, ..Self::default() }
    }

    /// Lines that are indented already.
    pub fn append(&mut self, other: Self) {
        self.lines.push_str(&other.lines);
    }

    /// A line, as far in as blocks are open.
    pub fn line(&mut self, line: &str) {
        if !line.is_empty() {
            self.lines.push_str(&"    ".repeat(self.depth));
        }
        self.lines.push_str(line);
        self.lines.push('\n');
    }

    /// Lines as they are.
    pub fn lines(&mut self, lines: &str) {
        self.lines.push_str(lines);
    }

    /// A label, indented less than what follows it.
    pub fn label(&mut self, label: &str) {
        self.depth -= 1;
        self.line(&format!("{label}:;"));
        self.depth += 1;
    }

    /// A line that opens a block: `if (a)`.
    pub fn open(&mut self, head: &str) {
        self.line(&format!("{head} {{"));
        self.depth += 1;
    }

    /// The end of a block and the start of the next: `else`.
    pub fn reopen(&mut self, middle: &str) {
        self.depth -= 1;
        self.open(&format!("}} {middle}"));
    }

    /// The end of a block, with the rest of its line.
    pub fn close(&mut self, tail: &str) {
        self.depth -= 1;
        self.line(&format!("}}{tail}"));
    }

    /// All lines.
    pub fn finish(self) -> String {
        self.lines
    }
}
