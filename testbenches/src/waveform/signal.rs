//! The signals that a waveform gets beside the RTL's own: numbers and texts that are written when they change.

use std::io;

use vcd::{Command, IdCode, Scope, ScopeItem, ScopeType, Value, Var, VarType, Vector};

/// Takes what happens in a cycle.
pub(crate) type Write<'a> = dyn FnMut(Command) -> io::Result<()> + 'a;

/// Gives signals their codes.
pub(crate) struct Codes {
    next: IdCode,
}

impl Codes {
    /// From that code on.
    pub(super) const fn from(first: IdCode) -> Self {
        Codes { next: first }
    }

    fn add(&mut self, scope: &mut Scope, kind: VarType, width_bits: u32, name: &str) -> IdCode {
        let code = self.next;
        self.next = code.next();
        let variable = Var::new(kind, width_bits, code, name.to_owned(), None);
        scope.items.push(ScopeItem::Var(variable));
        code
    }

    /// A number of a scope.
    pub(crate) fn number(&mut self, scope: &mut Scope, name: &str, width_bits: u32) -> Number {
        Number { code: self.add(scope, VarType::Wire, width_bits, name), width_bits, last: None }
    }

    /// A text of a scope.
    pub(super) fn text(&mut self, scope: &mut Scope, name: &str) -> Text {
        Text { code: self.add(scope, VarType::String, 1, name), last: None }
    }
}

/// A scope without signals.
pub(crate) fn module(name: &str) -> Scope {
    Scope::new(ScopeType::Module, name.to_owned())
}

/// A number: its width, and the code that stands for it in the file.
pub(crate) struct Number {
    code: IdCode,
    width_bits: u32,
    last: Option<u64>,
}

impl Number {
    /// Writes the value if it has changed.
    pub(crate) fn write(&mut self, value: u64, write: &mut Write) -> io::Result<()> {
        if self.last != Some(value) {
            self.last = Some(value);
            write(self.changed(value))?;
        }
        Ok(())
    }

    /// The command that gives it this value.
    fn changed(&self, value: u64) -> Command {
        let bit = |place: u32| match value >> place & 1 {
            0 => Value::V0,
            _ => Value::V1,
        };
        if self.width_bits == 1 {
            return Command::ChangeScalar(self.code, bit(0));
        }
        // Leading zeros may be left out: a VCD vector is extended with 0.
        let digits = (64 - value.leading_zeros()).clamp(1, self.width_bits);
        Command::ChangeVector(self.code, (0..digits).rev().map(bit).collect::<Vector>())
    }
}

/// A text.
pub(super) struct Text {
    code: IdCode,
    last: Option<String>,
}

impl Text {
    /// Writes the text if it has changed.
    pub(super) fn write(&mut self, shown: &str, write: &mut Write) -> io::Result<()> {
        if self.last.as_deref() != Some(shown) {
            write(Command::ChangeString(self.code, shown.to_owned()))?;
            self.last = Some(shown.to_owned());
        }
        Ok(())
    }
}
