//! Copies the RTL's VCD, one command at a time, and adds the model's signals at each point of time.

use std::io::{self, BufRead, Write};
use std::path::Path;

use vcd::{Command, ScopeItem};

use super::{file_error, Golden, WaveformError};
use crate::sides::Side;

/// Every signal of a waveform by its path, with its width in bits.
pub(crate) type Signals = Vec<(String, u32)>;

/// Copies `rtl` to `output` with `golden` in it; gives the RTL's signals. Errors name `path`.
pub(crate) fn merge<M: Side>(
    rtl: impl BufRead,
    output: impl Write,
    golden: &mut Golden<M>,
    path: &Path,
) -> Result<Signals, WaveformError> {
    let mut parser = vcd::Parser::new(rtl);
    let mut writer = vcd::Writer::new(output);
    let header = parser.parse_header().map_err(file_error(path))?;
    declare(&header, &mut writer, golden).map_err(file_error(path))?;
    for command in parser {
        let command = command.map_err(file_error(path))?;
        writer.command(&command).map_err(file_error(path))?;
        if let Command::Timestamp(time) = command {
            if let Some(cycle) = golden.advance(time)? {
                golden.write(cycle, &mut writer).map_err(file_error(path))?;
            }
        }
    }
    writer.flush().map_err(file_error(path))?;
    Ok(signals(&header.items))
}

fn declare<W: Write, M: Side>(
    header: &vcd::Header,
    writer: &mut vcd::Writer<W>,
    golden: &mut Golden<M>,
) -> io::Result<()> {
    writer.comment(
        "RTL and golden model of Harmonica in lock step; cycle c lasts from time 2c to 2c + 2",
    )?;
    if let Some((count, unit)) = header.timescale {
        writer.timescale(count, unit)?;
    }
    for item in &header.items {
        if let ScopeItem::Scope(scope) = item {
            writer.scope(scope)?;
        }
    }
    golden.declare(writer)?;
    writer.enddefinitions()
}

fn signals(items: &[ScopeItem]) -> Signals {
    let mut found = Vec::new();
    for item in items {
        match item {
            ScopeItem::Scope(scope) => {
                let inner = signals(&scope.items).into_iter();
                found.extend(inner.map(|(path, width_bits)| {
                    (format!("{}.{path}", scope.identifier), width_bits)
                }));
            }
            ScopeItem::Var(variable) => found.push((variable.reference.clone(), variable.size)),
            _ => {}
        }
    }
    found
}
