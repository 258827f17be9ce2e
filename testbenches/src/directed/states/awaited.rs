//! What programs without cases leave: words that warps store when they are through. Warp 0 waits for each in turn, and
//! prints it.

use isa::CoreConfig;

use super::{ConsoleInput, DirectedProgram};

/// Lines of assembly, and the words that they are to leave.
pub(super) struct Awaited {
    /// What each word belongs to, and what it must become.
    outcomes: Vec<(String, u64)>,
    text: String,
}

impl Awaited {
    pub(super) fn new() -> Self {
        Awaited { outcomes: Vec::new(), text: String::new() }
    }

    /// Adds lines.
    pub(super) fn add(&mut self, lines: &str) {
        add(&mut self.text, lines);
    }

    /// The next word behind the label `counts` is to become this.
    pub(super) fn expect(&mut self, what: String, word: u64) {
        self.outcomes.push((what, word));
    }

    /// Warp 0, with lane 0 alone, waits for all words so far, and prints the low byte of each. Then %r2 is the address
    /// of the console, which it maps if there are pages.
    pub(super) fn print(&mut self, config: &CoreConfig) {
        let (count, word) = (self.outcomes.len(), config.arch.word_bytes());
        let top = config.arch.word_bits() - 1;
        self.add(&format!("ldi %r3, #1\njalis %r3, %r3, #0\nldi %r2, #1\nshli %r2, %r2, #{top}"));
        if config.tlb_entries > 0 {
            self.add("ldi %r3, #63\ntlbadd %r2, %r2, %r3");
        }
        self.add(&format!(
            "ldi %r4, #{count}\nldi %r5, counts\nldi %r6, awaited
            print:\nld %r0, %r5, #0\nld %r1, %r6, #0\nsub %r1, %r1, %r0\nrtop @p0, %r1\n@p0 ? jmpi print
            st %r0, %r2, #0
            addi %r5, %r5, #{word}\naddi %r6, %r6, #{word}\nsubi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi print"
        ));
    }

    /// The program, with the words at its end. Behind them it prints `further` bytes.
    pub(super) fn program(mut self, further: Vec<(String, u8)>) -> DirectedProgram {
        let count = self.outcomes.len();
        self.add(&format!("counts:\n.space {count}\nawaited:"));
        for (_, word) in &self.outcomes {
            add(&mut self.text, &format!(".word {word}"));
        }
        let printed = self.outcomes.into_iter();
        let printed = printed.map(|(what, word)| (what, word as u8));
        let (cases, expected) = printed.chain(further).unzip();
        DirectedProgram { source: self.text, cases, expected, input: ConsoleInput::default() }
    }
}

/// Adds lines, each without the blanks at its begin.
pub(super) fn add(text: &mut String, lines: &str) {
    for line in lines.lines() {
        text.push_str(line.trim_start());
        text.push('\n');
    }
}
