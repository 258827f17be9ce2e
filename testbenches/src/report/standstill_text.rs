//! Runs that end without a mismatch, for a person.

use std::fmt::{self, Display};

use crate::compare::meaning::interrupt_name;
use crate::report::standstill::Standstill;
use crate::report::table::{binary, hexadecimal, Table};
use crate::run::outcome::{Outcome, Passed};
use crate::sides::View;

impl Display for Standstill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Standstill {
            cycle,
            idle_cycles,
            warps,
            lanes,
            word_bits,
        } = self;
        if *idle_cycles > 0 {
            let since = cycle.0 - idle_cycles;
            writeln!(
                f,
                "the program hangs: since cycle {since} nothing happens, but warps still wait"
            )?;
        } else {
            writeln!(
                f,
                "the program does not end: stopped after {cycle} cycles (--max-cycles)"
            )?;
        }
        f.write_str("(RTL and model agreed in every cycle)\n\n")?;
        let mut table = Table::new("rllllll");
        table.row([
            "warp",
            "state",
            "lanes",
            "pc",
            "instruction",
            "source",
            "waits for",
        ]);
        for warp in warps {
            let line = &warp.instruction;
            let source = line
                .source
                .as_ref()
                .map(|place| format!("{}:{}", place.file, place.line));
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
        write!(f, "{table}")
    }
}

impl Display for Passed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.compared {
            View::Arrays => "RTL and model agree in every cycle and in their state at the end\n",
            View::Ports => {
                "netlist and model agree in every cycle on all ports and trace ports, and in memory and console at the \
                 end\n(not compared: register files and stacks, which a netlist does not show)\n"
            }
            View::CorePorts => {
                "RTL and model agree in every cycle on the core's own ports, and in memory and console at the end\n(not \
                 compared: the inside of a core without trace ports)\n"
            }
        })?;
        writeln!(f, "{}", self.statistics)?;
        for warp in &self.interrupted {
            let line = &warp.instruction;
            let name = interrupt_name(warp.interrupt);
            write!(
                f,
                "warp {} was stopped by {name} at pc {:x}: {}",
                warp.warp, line.pc, line.text
            )?;
            if let Some(place) = &line.source {
                write!(f, " ({}:{})", place.file, place.line)?;
            }
            writeln!(f)?;
            if let Some(lacks) = &warp.lacks {
                writeln!(f, "  {lacks}")?;
            }
        }
        Ok(())
    }
}

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed(passed) => passed.fmt(f),
            Outcome::Mismatch(mismatch) => mismatch.fmt(f),
            Outcome::Hang(standstill) | Outcome::CycleLimit(standstill) => standstill.fmt(f),
        }
    }
}
