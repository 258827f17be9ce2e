//! Runs that end without a mismatch, for a person.

use std::fmt::{self, Display};

use crate::report::standstill::Standstill;
use crate::report::table::{binary, hexadecimal, Table};
use crate::system::StandstillReport;

/// The line before what the contexts wait for.
pub(crate) const AGREED: &str = "(RTL and model agreed in every cycle)\n";

impl Display for Standstill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Standstill { cycle, idle_cycles, .. } = self;
        if *idle_cycles > 0 {
            let since = cycle.0 - idle_cycles;
            writeln!(f, "the program hangs: since cycle {since} nothing happens, but warps still wait")?;
        } else {
            writeln!(f, "the program does not end: stopped after {cycle} cycles (--max-cycles)")?;
        }
        write!(f, "{AGREED}{}", self.tables())
    }
}

impl Standstill {
    /// A row a context: what it waits for.
    pub fn table(&self) -> Table {
        let Standstill { warps, lanes, word_bits, .. } = self;
        let mut table = Table::new("rllllll");
        table.row(["warp", "state", "lanes", "pc", "instruction", "source", "waits for"]);
        for warp in warps {
            let line = &warp.instruction;
            let source = line.source.as_ref().map(|place| format!("{}:{}", place.file, place.line));
            table.row([
                match warp.split_context {
                    Some(context) => format!("{} in context {context}", warp.warp),
                    None => warp.warp.to_string(),
                },
                warp.state.to_owned(),
                binary(warp.active_mask.0, *lanes),
                hexadecimal(line.pc, *word_bits),
                line.text.clone(),
                source.unwrap_or_default(),
                warp.waits_for.clone(),
            ]);
        }
        table
    }
}
