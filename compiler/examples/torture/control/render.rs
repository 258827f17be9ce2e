//! Writes a tree of statements as C.

use super::jumps::Target;
use super::statements::{Head, Statement};
use super::text::Text;

/// Takes fuel, and is false when none is left.
pub const BURN: &str = "BURN";

/// The text so far.
pub struct Render<'a> {
    text: &'a mut Text,
    /// The targets of the gotos that come.
    targets: std::vec::IntoIter<Target>,
    /// How many labels there are.
    labels: usize,
}

impl<'a> Render<'a> {
    /// A body whose gotos have these targets.
    pub fn new(text: &'a mut Text, targets: Vec<Target>) -> Self {
        Self { text, targets: targets.into_iter(), labels: 0 }
    }

    pub fn list(&mut self, list: &[Statement]) {
        for statement in list {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Line(line) => self.text.line(line),
            Statement::If { condition, yes, no } => {
                self.text.open(&format!("if ({condition})"));
                self.list(yes);
                if !no.is_empty() {
                    self.text.reopen("else");
                    self.list(no);
                }
                self.text.close("");
            }
            Statement::Loop { head, body } => self.repeat(head, body),
            Statement::Switch { subject, body } => {
                self.text.open(&format!("switch ({subject})"));
                self.list(body);
                self.text.close("");
            }
            Statement::Case(Some(case)) => self.text.label(&format!("case {case}")),
            Statement::Case(None) => self.text.label("default"),
            Statement::Label => {
                self.text.label(&format!("L{}", self.labels));
                self.labels += 1;
            }
            Statement::Goto { condition } => {
                let target = self.targets.next().expect("every goto has a target");
                self.goto(condition, target);
            }
            Statement::Leave(way) => self.text.line(&format!("{way};")),
        }
    }

    fn repeat(&mut self, head: &Head, body: &[Statement]) {
        let (first, last) = match head {
            Head::While(condition) => (format!("while ({condition} && {BURN})"), String::new()),
            Head::DoWhile(condition) => ("do".to_owned(), format!(" while ({condition} && {BURN});")),
            Head::Count { counter, limit } => {
                (format!("for ({counter} = 0; {counter} < {limit}; {counter}++)"), String::new())
            }
        };
        self.text.open(&first);
        self.list(body);
        self.text.close(&last);
    }

    fn goto(&mut self, condition: &str, Target { label, is_back }: Target) {
        let fuel = if is_back { format!(" && {BURN}") } else { String::new() };
        self.text.open(&format!("if ({condition}{fuel})"));
        self.text.line(&format!("goto L{label};"));
        self.text.close("");
    }
}
