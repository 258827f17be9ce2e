//! Copies the RTL's VCD, one command at a time, and adds the model's signals at each point of time.

use std::collections::HashSet;
use std::io::{self, BufRead, Seek, Write};
use std::path::Path;

use vcd::{Command, IdCode, Scope, ScopeItem, Var};

use super::choice::Choice;
use super::output::{Format, Output};
use super::{file_error, Golden, Model, WaveformError};

/// What a waveform shows.
#[derive(Debug, Default)]
pub struct Signals {
    /// Every signal of the RTL by its path, with its width in bits.
    pub rtl: Vec<(String, u32)>,
    /// The paths of the others.
    pub own: HashSet<String>,
}

/// Copies what is chosen of `rtl`, with `golden` in it, to all outputs. Errors name `path`.
pub(crate) fn merge<M: Model, W: Write + Seek>(
    rtl: impl BufRead,
    outputs: Vec<(Format, W)>,
    choice: &Choice,
    golden: &mut Golden<M>,
    path: &Path,
) -> Result<Signals, WaveformError> {
    let mut parser = vcd::Parser::new(rtl);
    let header = parser.parse_header().map_err(file_error(path))?;
    let (rtl_scopes, own_scopes) = scopes(header.items, golden);
    let signals = choice.of(rtl_scopes, own_scopes)?;
    let shown = signals.scopes;
    let mut writers = Writers {
        outputs: outputs
            .into_iter()
            .map(|(format, out)| Output::new(format, out, header.timescale, &shown))
            .collect::<io::Result<_>>()
            .map_err(file_error(path))?,
        codes: codes(&shown),
    };
    for command in parser {
        let command = command.map_err(file_error(path))?;
        writers.command(&command).map_err(file_error(path))?;
        if let Command::Timestamp(time) = command {
            if let Some(cycle) = golden.advance(time)? {
                let mut write = |command| writers.command(&command);
                golden.write(cycle, &mut write).map_err(file_error(path))?;
            }
        }
    }
    writers.finish().map_err(file_error(path))?;
    Ok(signals.signals)
}

/// The RTL's scopes and those of lock step and model, whose codes come after the RTL's.
pub(crate) fn scopes<M: Model>(rtl: Vec<ScopeItem>, golden: &mut Golden<M>) -> (Vec<Scope>, Vec<Scope>) {
    let rtl: Vec<Scope> = rtl.into_iter().filter_map(scope_of).collect();
    let last = codes(&rtl).into_iter().max();
    let free = last.map_or(IdCode::FIRST, |code| code.next());
    (rtl, golden.declare(free))
}

fn scope_of(item: ScopeItem) -> Option<Scope> {
    match item {
        ScopeItem::Scope(scope) => Some(scope),
        _ => None,
    }
}

/// The codes of all signals.
fn codes(scopes: &[Scope]) -> HashSet<IdCode> {
    let mut found = HashSet::new();
    let mut waiting: Vec<&Scope> = scopes.iter().collect();
    while let Some(scope) = waiting.pop() {
        for item in &scope.items {
            match item {
                ScopeItem::Scope(inner) => waiting.push(inner),
                ScopeItem::Var(Var { code, .. }) => drop(found.insert(*code)),
                _ => {}
            }
        }
    }
    found
}

/// All files that are written, and the codes of what they show.
struct Writers<W: Write + Seek> {
    outputs: Vec<Output<W>>,
    codes: HashSet<IdCode>,
}

impl<W: Write + Seek> Writers<W> {
    fn command(&mut self, command: &Command) -> io::Result<()> {
        if changed(command).is_some_and(|code| !self.codes.contains(&code)) {
            return Ok(());
        }
        self.outputs.iter_mut().try_for_each(|output| output.command(command))
    }

    fn finish(self) -> io::Result<()> {
        self.outputs.into_iter().try_for_each(Output::finish)
    }
}

/// The signal that a command changes.
fn changed(command: &Command) -> Option<IdCode> {
    match command {
        Command::ChangeScalar(code, _)
        | Command::ChangeVector(code, _)
        | Command::ChangeReal(code, _)
        | Command::ChangeString(code, _) => Some(*code),
        _ => None,
    }
}
